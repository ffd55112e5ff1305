#!/usr/bin/env cwl-runner
cwlVersion: v1.2
class: Workflow

label: Align one library
doc: Trims the reads of one library, aligns them, and gives sorted, indexed alignments with the reports on the way.

$namespaces:
  edam: http://edamontology.org/

requirements:
  InlineJavascriptRequirement:
    expressionLib:
      - $include: ../scripts/library.js
  MultipleInputFeatureRequirement: {}
  SchemaDefRequirement:
    types:
      - $import: ../types/library.yml
  StepInputExpressionRequirement: {}

inputs:
  library:
    type: ../types/library.yml#Library
    label: Library as it came from the sequencer
  genome_index:
    type: Directory
    label: STAR index of the genome
  two_pass:
    type: boolean
    default: false
    label: Align twice, the second time with the junctions found in the first
  mark_duplicates:
    type: boolean
    default: false
    label: Mark reads that are copies of one molecule

steps:
  trim:
    run: ../tools/fastp.cwl
    in:
      library: library
    out: [trimmed, report]

  align:
    run: ../tools/star-align.cwl
    in:
      library: trim/trimmed
      genome_index: genome_index
      two_pass: two_pass
    out: [alignments, junctions, log]

  sort:
    run: ../tools/samtools-sort.cwl
    in:
      alignments: align/alignments
      library: library
      name:
        valueFrom: $(named(inputs.library, "bam"))
    out: [sorted]

  mark:
    run: ../tools/picard-markduplicates.cwl
    when: $(inputs.mark_duplicates)
    in:
      alignments: sort/sorted
      mark_duplicates: mark_duplicates
    out: [marked, metrics]

  index:
    run: ../tools/samtools-index.cwl
    in:
      alignments:
        source: [mark/marked, sort/sorted]
        pickValue: first_non_null
    out: [indexed]

outputs:
  alignments:
    type: File
    label: Sorted alignments with their index
    format: edam:format_2572
    secondaryFiles:
      - pattern: .bai
        required: true
    outputSource: index/indexed
  junctions:
    type: File
    label: Splice junctions
    format: edam:format_3475
    outputSource: align/junctions
  reports:
    type: File[]
    label: Reports for MultiQC
    outputSource: [trim/report, align/log, mark/metrics]
    linkMerge: merge_flattened
    pickValue: all_non_null

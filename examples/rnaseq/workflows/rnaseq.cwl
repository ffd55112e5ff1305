#!/usr/bin/env cwl-runner
cwlVersion: v1.2
class: Workflow

label: RNA-seq - from reads to gene counts
doc: |
  Aligns any number of libraries side by side, counts reads per gene, and joins the counts into one table with one
  quality report for all.

$namespaces:
  edam: http://edamontology.org/

requirements:
  MultipleInputFeatureRequirement: {}
  ScatterFeatureRequirement: {}
  SchemaDefRequirement:
    types:
      - $import: ../types/library.yml
  SubworkflowFeatureRequirement: {}

inputs:
  libraries:
    type: ../types/library.yml#Library[]
    label: Libraries as they came from the sequencer
  genome_index:
    type: Directory
    label: STAR index of the genome
  annotation:
    type: File
    label: Genes, GTF
    format: edam:format_2306
  two_pass:
    type: boolean
    default: false
    label: Align twice, the second time with the junctions found in the first
  mark_duplicates:
    type: boolean
    default: false
    label: Mark reads that are copies of one molecule
  report_title:
    type: string?
    label: Title of the quality report

steps:
  check:
    run: ../tools/check-libraries.cwl
    in:
      libraries: libraries
    out: [checked]

  align:
    run: align-sample.cwl
    scatter: library
    in:
      library: check/checked
      genome_index: genome_index
      two_pass: two_pass
      mark_duplicates: mark_duplicates
    out: [alignments, junctions, reports]

  count:
    run: ../tools/featurecounts.cwl
    scatter: [library, alignments]
    scatterMethod: dotproduct
    in:
      library: check/checked
      alignments: align/alignments
      annotation: annotation
    out: [counts, summary]

  merge:
    run: ../tools/merge-counts.cwl
    in:
      libraries: check/checked
      tables: count/counts
    out: [merged]

  flatten:
    label: One list of reports instead of one per library
    run:
      class: ExpressionTool
      requirements:
        InlineJavascriptRequirement: {}
      inputs:
        nested:
          type:
            type: array
            items:
              type: array
              items: File
      outputs:
        flat: File[]
      expression: "$({flat: [].concat.apply([], inputs.nested)})"
    in:
      nested: align/reports
    out: [flat]

  report:
    run: ../tools/multiqc.cwl
    in:
      reports:
        source: [flatten/flat, count/summary]
        linkMerge: merge_flattened
      title: report_title
    out: [page]

outputs:
  gene_counts:
    type: File
    label: Reads per gene and sample
    format: edam:format_3475
    outputSource: merge/merged
  alignments:
    type: File[]
    label: Sorted alignments with their indexes
    format: edam:format_2572
    secondaryFiles:
      - pattern: .bai
        required: true
    outputSource: align/alignments
  junctions:
    type: File[]
    label: Splice junctions of each library
    format: edam:format_3475
    outputSource: align/junctions
  quality_report:
    type: File
    label: One quality report for all libraries
    format: edam:format_2331
    outputSource: report/page

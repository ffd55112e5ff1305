#!/usr/bin/env cwl-runner
cwlVersion: v1.2
class: CommandLineTool

label: featureCounts - reads per gene
doc: Counts the reads of one library on the genes of an annotation.

$namespaces:
  edam: http://edamontology.org/

requirements:
  InlineJavascriptRequirement:
    expressionLib:
      - $include: ../scripts/library.js
  SchemaDefRequirement:
    types:
      - $import: ../types/library.yml
  DockerRequirement:
    dockerPull: quay.io/biocontainers/subread:2.0.6--he4a0461_0
  ResourceRequirement:
    coresMin: 4
    ramMin: 4096

baseCommand: featureCounts

arguments:
  - prefix: -T
    valueFrom: $(runtime.cores)
  - prefix: -s
    valueFrom: $(strandCode(inputs.library))
  - valueFrom: '$(isPaired(inputs.library) ? ["-p", "--countReadPairs"] : null)'
  - prefix: -o
    valueFrom: $(named(inputs.library, "counts.txt"))

inputs:
  library:
    type: ../types/library.yml#Library
    label: The library that was aligned
  alignments:
    type: File
    label: Its alignments
    format: edam:format_2572
    inputBinding:
      position: 1
  annotation:
    type: File
    label: Genes, GTF
    format: edam:format_2306
    inputBinding:
      prefix: -a
  feature:
    type: string
    default: exon
    label: Count reads on features of this type
    inputBinding:
      prefix: -t
  minimum_quality:
    type: int
    default: 10
    label: Smallest mapping quality that counts
    inputBinding:
      prefix: -Q

outputs:
  counts:
    type: File
    label: Reads per gene
    format: edam:format_3475
    outputBinding:
      glob: $(named(inputs.library, "counts.txt"))
  summary:
    type: File
    label: How many reads were counted, and why others were not, for MultiQC
    format: edam:format_3475
    outputBinding:
      glob: $(named(inputs.library, "counts.txt.summary"))

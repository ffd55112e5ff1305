#!/usr/bin/env cwl-runner
cwlVersion: v1.2
class: CommandLineTool

label: Picard MarkDuplicates
doc: Marks reads that are copies of one molecule. Takes alignments sorted by position and keeps their order.

$namespaces:
  edam: http://edamontology.org/

requirements:
  InlineJavascriptRequirement: {}
  DockerRequirement:
    dockerPull: quay.io/biocontainers/picard:3.2.0--hdfd78af_0
  ResourceRequirement:
    coresMin: 2
    ramMin: 8192

baseCommand: picard

arguments:
  - position: 0
    # The Java heap must stay below the memory of the container.
    valueFrom: -Xmx$(Math.floor(runtime.ram * 0.8))m
  - position: 1
    valueFrom: MarkDuplicates
  - position: 2
    prefix: --OUTPUT
    valueFrom: $(inputs.alignments.nameroot).marked.bam
  - position: 2
    prefix: --METRICS_FILE
    valueFrom: $(inputs.alignments.nameroot).duplicates.txt

inputs:
  alignments:
    type: File
    label: Alignments sorted by position
    format: edam:format_2572
    inputBinding:
      position: 2
      prefix: --INPUT

outputs:
  marked:
    type: File
    label: The same alignments, duplicates marked
    format: edam:format_2572
    outputBinding:
      glob: $(inputs.alignments.nameroot).marked.bam
  metrics:
    type: File
    label: How many duplicates there are, for MultiQC
    outputBinding:
      glob: $(inputs.alignments.nameroot).duplicates.txt

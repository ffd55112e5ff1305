#!/usr/bin/env cwl-runner
cwlVersion: v1.2
class: CommandLineTool

label: samtools sort - by position
doc: Sorts alignments by position in the genome.

$namespaces:
  edam: http://edamontology.org/

requirements:
  InlineJavascriptRequirement: {}
  DockerRequirement:
    dockerPull: quay.io/biocontainers/samtools:1.19.2--h50ea8bc_0
  ResourceRequirement:
    coresMin: 4
    ramMin: 8192

baseCommand: [samtools, sort]

arguments:
  - prefix: -@
    valueFrom: $(runtime.cores - 1)
  - prefix: -m
    # samtools counts memory by thread and needs some for itself.
    valueFrom: $(Math.floor(runtime.ram * 0.8 / runtime.cores))M
  - prefix: -o
    valueFrom: $(inputs.name)

inputs:
  alignments:
    type: File
    label: Alignments in any order
    format: edam:format_2572
    inputBinding:
      position: 1
  name:
    type: string
    label: Name of the sorted file

outputs:
  sorted:
    type: File
    label: Alignments sorted by position
    format: edam:format_2572
    outputBinding:
      glob: $(inputs.name)

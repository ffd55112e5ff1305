#!/usr/bin/env cwl-runner
cwlVersion: v1.2
class: CommandLineTool

label: samtools index
doc: Puts an index beside alignments that are sorted by position.

$namespaces:
  edam: http://edamontology.org/

requirements:
  InitialWorkDirRequirement:
    listing:
      - $(inputs.alignments)
  DockerRequirement:
    dockerPull: quay.io/biocontainers/samtools:1.19.2--h50ea8bc_0
  ResourceRequirement:
    coresMin: 2
    ramMin: 2048

baseCommand: [samtools, index]

arguments:
  - prefix: -@
    valueFrom: $(runtime.cores)

inputs:
  alignments:
    type: File
    label: Alignments sorted by position
    format: edam:format_2572
    inputBinding:
      position: 1
      valueFrom: $(self.basename)

outputs:
  indexed:
    type: File
    label: The alignments with their index
    format: edam:format_2572
    secondaryFiles:
      - pattern: .bai
        required: true
    outputBinding:
      glob: $(inputs.alignments.basename)

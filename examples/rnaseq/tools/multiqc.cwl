#!/usr/bin/env cwl-runner
cwlVersion: v1.2
class: CommandLineTool

label: MultiQC - one report for all libraries
doc: Reads the reports of the tools before it and makes one page of them.

$namespaces:
  edam: http://edamontology.org/

requirements:
  InitialWorkDirRequirement:
    listing:
      - entryname: reports
        entry: "$({class: 'Directory', listing: inputs.reports})"
  InlineJavascriptRequirement: {}
  DockerRequirement:
    dockerPull: quay.io/biocontainers/multiqc:1.21--pyhdfd78af_0
  ResourceRequirement:
    coresMin: 1
    ramMin: 4096

baseCommand: multiqc

arguments:
  - --no-data-dir
  - prefix: --filename
    valueFrom: multiqc.html
  - position: 1
    valueFrom: reports

inputs:
  reports:
    type: File[]
    label: Reports of any tool that MultiQC knows
  title:
    type: string?
    label: Title of the page
    inputBinding:
      prefix: --title

outputs:
  page:
    type: File
    label: The report
    format: edam:format_2331
    outputBinding:
      glob: multiqc.html

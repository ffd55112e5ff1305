#!/usr/bin/env cwl-runner
cwlVersion: v1.2
class: CommandLineTool

label: fastp - trim adapters and low-quality ends
doc: |
  Trims adapters and low-quality ends of one library and drops reads that become too short.
  Gives the library back with its reads replaced, so that the next step need not know that trimming happened.

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
    dockerPull: quay.io/biocontainers/fastp:0.23.4--h5f740d0_0
  ResourceRequirement:
    coresMin: 4
    ramMin: 4096

hints:
  SoftwareRequirement:
    packages:
      fastp:
        specs: [https://bio.tools/fastp]
        version: ["0.23.4"]

baseCommand: fastp

arguments:
  - valueFrom: '$(isPaired(inputs.library) ? "--detect_adapter_for_pe" : null)'
  - prefix: --thread
    valueFrom: $(runtime.cores)
  - prefix: --in1
    valueFrom: $(inputs.library.reads_1.path)
  - prefix: --out1
    valueFrom: $(named(inputs.library, "trimmed_1.fastq.gz"))
  - prefix: --in2
    valueFrom: "$(isPaired(inputs.library) ? inputs.library.reads_2.path : null)"
  - prefix: --out2
    valueFrom: '$(isPaired(inputs.library) ? named(inputs.library, "trimmed_2.fastq.gz") : null)'
  - prefix: --json
    valueFrom: $(named(inputs.library, "fastp.json"))
  - prefix: --html
    valueFrom: $(named(inputs.library, "fastp.html"))

inputs:
  library:
    type: ../types/library.yml#Library
    label: Library as it came from the sequencer
  minimum_length:
    type: int
    default: 25
    label: Shortest read to keep, in bases
    inputBinding:
      prefix: --length_required

outputs:
  trimmed:
    type: ../types/library.yml#Library
    label: The library with trimmed reads
    outputBinding:
      glob: "*.trimmed_*.fastq.gz"
      outputEval: |
        ${
          var reads = self.slice().sort(function (a, b) { return a.basename < b.basename ? -1 : 1; });
          return {
            sample: inputs.library.sample,
            reads_1: reads[0],
            reads_2: isPaired(inputs.library) ? reads[1] : null,
            strandedness: inputs.library.strandedness
          };
        }
  report:
    type: File
    label: What was trimmed, for MultiQC
    format: edam:format_3464
    outputBinding:
      glob: $(named(inputs.library, "fastp.json"))
  report_page:
    type: File
    label: What was trimmed, for people
    format: edam:format_2331
    outputBinding:
      glob: $(named(inputs.library, "fastp.html"))

#!/usr/bin/env cwl-runner
cwlVersion: v1.2
class: CommandLineTool

label: STAR - align RNA-seq reads
doc: |
  Aligns the reads of one library to a genome with STAR, in its two-pass mode when asked.
  The alignments come in the order of the reads; sort them before indexing.

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
    dockerPull: quay.io/biocontainers/star:2.7.10b--h9ee0642_0
  ResourceRequirement:
    coresMin: 8
    # The index of a mammalian genome stays in memory.
    ramMin: 36864

hints:
  SoftwareRequirement:
    packages:
      STAR:
        specs: [https://bio.tools/star]
        version: ["2.7.10b"]

baseCommand: STAR

arguments:
  - prefix: --runThreadN
    valueFrom: $(runtime.cores)
  - prefix: --outFileNamePrefix
    valueFrom: $(named(inputs.library, ""))
  - prefix: --outSAMtype
    valueFrom: $(["BAM", "Unsorted"])
  - prefix: --outSAMattrRGline
    valueFrom: $(["ID:" + inputs.library.sample, "SM:" + inputs.library.sample, "PL:ILLUMINA"])
  - prefix: --readFilesCommand
    valueFrom: '$(isCompressed(inputs.library.reads_1) ? ["gzip", "-cd"] : null)'
  - prefix: --readFilesIn
    valueFrom: |
      ${
        var reads = [inputs.library.reads_1.path];
        if (isPaired(inputs.library)) reads.push(inputs.library.reads_2.path);
        return reads;
      }
  - prefix: --twopassMode
    valueFrom: '$(inputs.two_pass ? "Basic" : "None")'

inputs:
  genome_index:
    type: Directory
    label: STAR index of the genome
    inputBinding:
      prefix: --genomeDir
  library:
    type: ../types/library.yml#Library
    label: Reads to align
  two_pass:
    type: boolean
    default: false
    label: Align twice, the second time with the junctions found in the first
  maximum_multimaps:
    type: int
    default: 20
    label: Drop reads that align to more places than this
    inputBinding:
      prefix: --outFilterMultimapNmax

outputs:
  alignments:
    type: File
    label: Alignments in the order of the reads
    format: edam:format_2572
    outputBinding:
      glob: $(named(inputs.library, "Aligned.out.bam"))
  junctions:
    type: File
    label: Splice junctions
    format: edam:format_3475
    outputBinding:
      glob: $(named(inputs.library, "SJ.out.tab"))
  log:
    type: File
    label: How many reads aligned, for MultiQC
    outputBinding:
      glob: $(named(inputs.library, "Log.final.out"))

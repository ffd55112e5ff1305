#!/usr/bin/env cwl-runner
cwlVersion: v1.2
class: CommandLineTool

label: Merge the count tables
doc: Joins the count tables of all libraries into one, a row per gene and a column per sample.

$namespaces:
  edam: http://edamontology.org/

requirements:
  InlineJavascriptRequirement: {}
  SchemaDefRequirement:
    types:
      - $import: ../types/library.yml
  InitialWorkDirRequirement:
    listing:
      - entryname: merge_counts.py
        entry:
          $include: ../scripts/merge_counts.py
  DockerRequirement:
    dockerPull: quay.io/biocontainers/python:3.9--1
  ResourceRequirement:
    coresMin: 1
    ramMin: 2048

baseCommand: [python3, merge_counts.py]

arguments:
  - position: 1
    valueFrom: |
      ${
        var pairs = [];
        inputs.libraries.forEach(function (library, index) {
          pairs.push(library.sample, inputs.tables[index].path);
        });
        return pairs;
      }

inputs:
  libraries:
    type: ../types/library.yml#Library[]
    label: The libraries, in the order of the tables
  tables:
    type: File[]
    label: What featureCounts gave for each
    format: edam:format_3475
  name:
    type: string
    default: gene-counts.tsv
    label: Name of the joined table

stdout: $(inputs.name)

outputs:
  merged:
    type: stdout
    label: Reads per gene and sample
    format: edam:format_3475

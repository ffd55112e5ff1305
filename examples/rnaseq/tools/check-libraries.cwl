#!/usr/bin/env cwl-runner
cwlVersion: v1.2
class: ExpressionTool

label: Check the libraries
doc: |
  Stops the run before any work is done when two libraries have the same sample name, since their files would
  overwrite each other and their counts would share a column.

requirements:
  InlineJavascriptRequirement: {}
  SchemaDefRequirement:
    types:
      - $import: ../types/library.yml

inputs:
  libraries:
    type: ../types/library.yml#Library[]

outputs:
  checked:
    type: ../types/library.yml#Library[]

expression: |
  ${
    var seen = {};
    inputs.libraries.forEach(function (library) {
      if (!/^[A-Za-z0-9_-]+$/.test(library.sample)) {
        throw "The sample name '" + library.sample + "' may hold letters, digits, - and _ only.";
      }
      if (seen[library.sample]) throw "Two libraries are called '" + library.sample + "'.";
      seen[library.sample] = true;
    });
    return { checked: inputs.libraries };
  }

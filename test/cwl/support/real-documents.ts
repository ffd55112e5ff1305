import { dedent } from '../../support/dedent.ts'

// Small documents, each with one property of documents of public repositories, with the marks of the battery.

export const BACKSLASH = {
  'main.cwl': dedent`
    cwlVersion: v1.2
    class: Workflow
    inputs: {a: string}
    outputs: {o: {type: File, outputSource: s/o}}
    steps: {s: {run: tool.cwl, in: {a: a}, out: [o]}}
  `,
  'tool.cwl': dedent`
    cwlVersion: v1.0
    class: CommandLineTool
    inputs: {a: string}
    outputs: {o: stdout}
    stdout: out.txt
    baseCommand: [python3, -c]
    arguments: ['print("x«lone-backslash»\\ty", "$(inputs.a)")']
  `,
}

export const NEVER_USED = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  inputs:
    f: {type: File, default: «default-type»catalogue.csv, inputBinding: {position: 1}}
  outputs: {o: stdout}
  baseCommand: [cat]
  stdout: out.txt
`

export const SURELY_USED = dedent`
  cwlVersion: v1.2
  class: Workflow
  inputs: {}
  outputs: {o: {type: File, outputSource: s/o}}
  steps:
    s:
      in: {f: {default: «default-type»catalogue.csv}}
      out: [o]
      run:
        class: CommandLineTool
        inputs: {f: {type: File, inputBinding: {position: 1}}}
        outputs: {o: stdout}
        baseCommand: [cat]
        stdout: out.txt
`

export const GRAPH_FIELDS = dedent`
  cwlVersion: v1.2
  $namespaces: {s: "https://schema.org/"}
  $schemas: ["https://schema.org/version/latest/schemaorg-current-http.rdf"]
  s:softwareVersion: 2.1.0
  s:license: https://spdx.org/licenses/MIT
  $graph:
  - class: Workflow
    id: ndvi
    inputs: {scene: Directory}
    outputs: {found: {type: Directory, outputSource: run/found}}
    steps: {run: {run: '#compute', in: {scene: scene}, out: [found]}}
  - class: CommandLineTool
    id: compute
    baseCommand: ndvi
    inputs: {scene: {type: Directory, inputBinding: {prefix: --scene}}}
    outputs: {found: {type: Directory, outputBinding: {glob: .}}}
`

export const ONE_WORKFLOW = dedent`
  cwlVersion: v1.2
  $graph:
  - class: Workflow
    id: water-bodies
    inputs: {item: string}
    outputs: {o: {type: File, outputSource: crop/o}}
    steps: {crop: {run: '#crop', in: {item: item}, out: [o]}}
  - class: CommandLineTool
    id: crop
    inputs: {item: {type: string, inputBinding: {}}}
    outputs: {o: stdout}
    baseCommand: echo
    stdout: out.txt
`

export const NESTED_TYPES = dedent`
  cwlVersion: v1.0
  class: CommandLineTool
  inputs:
    m:
      type:
      - «nested-type-list»[File, string]
      inputBinding: {prefix: --markers}
    n: {type: ["null", «nested-type-list»["null", {type: enum, symbols: [x, y]}]]}
  outputs: {o: stdout}
  baseCommand: [echo]
  stdout: out.txt
`

export const ONE_SECONDARY_FILE = {
  'main.cwl': dedent`
    cwlVersion: v1.2
    class: Workflow
    inputs: {calls: {type: File, secondaryFiles: .tbi}}
    outputs: []
    steps: {look: {run: tool.cwl, in: {calls: calls}, out: []}}
  `,
  'tool.cwl': dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    inputs: {calls: {type: File, secondaryFiles: {pattern: .tbi, required: true}, inputBinding: {}}}
    outputs: []
    baseCommand: wc
  `,
}

export const REQUIREMENT_TWICE = dedent`
  cwlVersion: v1.0
  class: CommandLineTool
  requirements:
  - class: InlineJavascriptRequirement
  - class: «duplicate-requirement»InlineJavascriptRequirement
    expressionLib: ["var f = function() { return 'hi'; };"]
  inputs: {}
  outputs: {o: stdout}
  baseCommand: [echo]
  arguments: [$(f())]
  stdout: out.txt
`

export const SAME_NAME = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  inputs: {log: {type: string, inputBinding: {}}}
  outputs: {log: {type: File, outputBinding: {glob: $(inputs.log)}}}
  baseCommand: touch
`

export const SCHEMAS = {
  'main.cwl': dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    $namespaces: {f: "http://example.org/formats/"}
    $schemas: [formats.ttl]
    inputs: {text: {type: File, format: f:plain, inputBinding: {}}}
    outputs: {o: stdout}
    stdout: out.txt
    baseCommand: cat
  `,
  'formats.ttl': dedent`
    @prefix f: <http://example.org/formats/> .
    @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
    f:table rdfs:subClassOf f:plain .
  `,
}

export const PREFIXED_VERSION = dedent`
  cwlVersion: «prefixed-version»cwl:v1.0
  class: CommandLineTool
  inputs: {}
  outputs: {}
  baseCommand: echo
`

/** One document, or several, without the marks. */
export function unmarked(files: string | Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const written = typeof files === 'string' ? { 'main.cwl': files } : files
  return Object.fromEntries(Object.entries(written).map(([path, text]) => [path, text.replaceAll(/«[^»]*»/g, '')]))
}

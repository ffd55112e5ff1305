import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { battery, remarksOn } from '../support/battery.ts'
import { BARE_TOOL, TOOL, WORKFLOW } from '../support/documents.ts'

const V1_0 = dedent`
  cwlVersion: v1.0
  class: CommandLineTool
  inputs: {}
  outputs: {}
`

battery(
  import.meta.filename,
  {
    'a misspelt optional field is reported': dedent`
      ${TOOL}inputs: {}
      outputs: {}
      «unknown-field»argument: [a]
    `,
    'a field of a later version is reported': `${V1_0}«later-version»intent: [a]\n`,
    'a whole number of v1.0 is not a fraction': dedent`
      ${V1_0}requirements:
        ResourceRequirement: {coresMin: «later-version»1.5}
    `,
    'a list is not text': `${BARE_TOOL}stdout: «wrong-type»[a]\n`,
    'null is not a value of a required field': dedent`
      ${TOOL}«missing-field»inputs:
      outputs: {}
    `,
    'a word that is none of those allowed is reported': dedent`
      ${WORKFLOW}inputs: {a: 'string[]', b: 'string[]'}
      outputs: {}
      steps:
        s:
          run: {class: Operation, inputs: {a: string, b: string}, outputs: {}}
          in: {a: a, b: b}
          out: []
          scatter: [a, b]
          scatterMethod: «wrong-type»dot
    `,
    'an item of a list needs its id in v1.0': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      inputs:
      - «missing-field»{type: string}
      outputs: []
    `,
    'a requirement that CWL does not have is refused': dedent`
      ${BARE_TOOL}requirements:
        «unknown-class»DockerRequirment: {dockerPull: "a:1"}
    `,
    'the class of a hint is text': dedent`
      ${BARE_TOOL}hints:
      - class: «wrong-type»[a]
      - class: «wrong-type»5
    `,
    'the namespaces are a map': `${BARE_TOOL}$namespaces: «wrong-type»[a]\n`,
    'the namespaces are not nothing': `${BARE_TOOL}$namespaces: «wrong-type»null\n`,
    'what a prefix means is text': `${BARE_TOOL}$namespaces: {a: «wrong-type»1, b: «wrong-type»[x], c: https://example.com/}\n`,
    'the schemas are texts': `${BARE_TOOL}$schemas: [«wrong-type»5, https://example.com/a.owl]\n`,
    'the schemas are a list': `${BARE_TOOL}$schemas: «wrong-type»5\n`,
    'the base is text': `${BARE_TOOL}$base: «wrong-type»5\n`,
    'a graph is a list': dedent`
      cwlVersion: v1.2
      $graph: «wrong-type»{id: main, class: CommandLineTool, inputs: [], outputs: []}
    `,
    'a process among the hints must be a whole one': dedent`
      ${BARE_TOOL}hints:
      - «missing-field»{class: CommandLineTool, inputs: {}, dockerPull: x}
      - {class: ExpressionTool, inputs: {}, outputs: {}, expression: x}
    `,
    'a mistake in a hint of CWL is one in a requirement': dedent`
      ${BARE_TOOL}hints:
        DockerRequirement: {«unknown-field»dockerPul: "a:1"}
    `,
    'an extension field needs a declared prefix': `${BARE_TOOL}«undeclared-prefix»sbg:license: MIT\n`,
    'a field of CWL under a prefix is reported together with other mistakes': dedent`
      ${BARE_TOOL}«unknown-field»cwl:stdin: a
      «unknown-field»stdot: a
    `,
    'a field of CWL in a hint has no prefix': dedent`
      ${BARE_TOOL}hints:
        DockerRequirement: {«unknown-field»cwl:dockerPull: "a:1"}
    `,
    'the class of a hint needs a declared prefix': dedent`
      ${BARE_TOOL}hints:
        «undeclared-prefix»acme:Gpu: {count: 1}
    `,
    'what everyone knows needs no prefix': dedent`
      ${TOOL}inputs:
        a: {type: File, format: ["rdf:a", "xsd:b", "urn:c", "ftp:d", "owl:e", "https:f", "http:g", "file:h", "cwl:i", "sld:j", "rdfs:k"]}
        b: {type: File, format: «undeclared-prefix»"ed.am-1:a:b"}
      outputs: {}
    `,
    'a type schema of no kind is reported': dedent`
      ${TOOL}inputs:
        a: {type: {type: «unknown-type»arry, items: string}}
      outputs: {}
    `,
    'symbols are texts': dedent`
      ${TOOL}inputs:
        a: {type: {type: enum, symbols: [a, «wrong-type»1]}}
      outputs: {}
    `,
    'an array of arrays is short in v1.2': dedent`
      ${TOOL}inputs:
        a: string[][]?
      outputs: {}
    `,
    'a default file is checked where a listing is': dedent`
      ${BARE_TOOL}requirements:
        InitialWorkDirRequirement: {listing: [{class: File, «unknown-field»locaton: a}]}
    `,
    'a position is a number or an expression': dedent`
      ${TOOL}inputs:
        a: {type: string, inputBinding: {position: «wrong-type»first}}
        b: {type: string, inputBinding: {position: $(inputs.c)}}
        c: int
      outputs: {}
    `,
    'a time limit is a number or an expression': dedent`
      ${BARE_TOOL}requirements:
        ToolTimeLimit: {timelimit: «wrong-type»"5 m"}
    `,
    'what an expression tool evaluates is an expression': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      inputs: {}
      outputs: {}
      expression: «wrong-type»"return 1"
    `,
    'a condition is an expression': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {a: string}, outputs: {}}, in: {a: a}, out: [], when: «wrong-type»"true"}
    `,
    'the inputs and outputs of a step under their names of a draft are reported once': dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: {ScatterFeatureRequirement: {}}
      inputs: {a: "string[]"}
      outputs: {o: {type: "string[]", outputSource: s/o}}
      steps:
        s: {run: {class: Operation, inputs: {x: string}, outputs: {o: string}}, «unknown-field»inputs: {x: a}, «unknown-field»outputs: [o], scatter: x}
    `,
    'a source of an output under a wrong name is reported once': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs:
        o: {type: string, «unknown-field»source: a}
        p: {type: string, «unknown-field»outputSources: a}
      steps: []
    `,
    'a class of nothing under run is reported': dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps:
        s: {in: {}, out: [], run: {class: «unknown-class»Tool, inputs: {}, outputs: {}}}
    `,
    'a number that no version takes is of a wrong type': `${V1_0}requirements: {ResourceRequirement: {coresMin: «wrong-type»[1]}}\n`,
  },
  ['JSON', 'lists'],
)

battery(
  import.meta.filename,
  {
    'a step instead of steps is reported once': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs:
        o: {type: string, outputSource: s/o}
      steps:
        «wrong-type»run: tool.cwl
        in: {a: a}
        out: [o]
    `,
  },
  ['JSON'],
)

test.each([
  ['v1.2', 'x:APIRequirement', 'Move it to hints.'],
  ['v1.2', 'x:Loop', 'CWL has no loops up to v1.2. Let the tool itself repeat its work.'],
  ['v1.1', 'x:TimeLimit', 'Write ToolTimeLimit, which is part of CWL v1.1.'],
])('in %s, the requirement %s comes with the remedy', async (version, name, fix) => {
  const tool = dedent`
    cwlVersion: ${version}
    class: CommandLineTool
    $namespaces: {x: http://x.org/}
    inputs: {}
    outputs: {}
    requirements: {${name}: {}}
  `
  expect(await remarksOn(tool)).toEqual([
    `"${name}" is an extension that only some platforms know; all others must refuse it as a requirement: ${fix}`,
  ])
})

import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { battery, remarksOn } from '../support/battery.ts'
import { BARE_TOOL, TOOL, WORKFLOW } from '../support/documents.ts'

const EMPTY_WORKFLOW = dedent`
  cwlVersion: v1.2
  class: Workflow
  inputs: {}
  outputs: {}
  steps: {}
`
const V1_0 = dedent`
  cwlVersion: v1.0
  class: CommandLineTool
  inputs: {}
  outputs: {}
`
const NAMESPACES = '$namespaces: {edam: "http://edamontology.org/"}\n'

battery(
  {
    'a colon alone is not a prefix': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      baseCommand: x
      inputs: []
      outputs: []
      «unknown-field»:stdout: a
    `,
    'a missing field is reported once': dedent`
      «missing-field»cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
    `,
    'two missing fields are two problems': {
      text: dedent`
        cwlVersion: v1.2
        class: CommandLineTool
        baseCommand: cat
      `,
      also: ['missing-field 1:1', 'missing-field 1:1'],
    },
    'a misspelt required field is not also missing': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      «unknown-field»input: {}
      outputs: {}
    `,
    'a misspelt optional field is reported': dedent`
      ${TOOL}inputs: {}
      outputs: {}
      «unknown-field»argument: [a]
    `,
    'a field of a parameter is reported where it is': dedent`
      ${TOOL}inputs:
        a:
          type: string
          «unknown-field»inputBindng: {}
      outputs: {}
    `,
    'a field of a step is reported where it is': dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps:
        s:
          «unknown-field»inn: {}
          out: []
          run: {class: Operation, inputs: {}, outputs: {}}
    `,
    'a field of a later version is reported': `${V1_0}«later-version»intent: [a]\n`,
    'a field of a later version in a step is reported': dedent`
      ${EMPTY_WORKFLOW.replace('v1.2', 'v1.1').replace('steps: {}\n', '')}steps:
        s:
          run: {class: CommandLineTool, inputs: {}, outputs: {}}
          in: {a: {default: true}}
          out: []
          «later-version»when: $(inputs.a)
    `,
    'a requirement of a later version is reported': dedent`
      ${V1_0}requirements:
        «later-version»NetworkAccess: {networkAccess: true}
    `,
    'a whole number of v1.0 is not a fraction': dedent`
      ${V1_0}requirements:
        ResourceRequirement: {coresMin: «later-version»1.5}
    `,
    'a fraction of a core is fine in v1.2': dedent`
      ${BARE_TOOL}requirements:
        ResourceRequirement: {coresMin: 1.5}
    `,
    'a text is not a number': `${BARE_TOOL}successCodes: [«wrong-type»"0"]\n`,
    'a number is not text': `${BARE_TOOL}stdout: «wrong-type»5\n`,
    'a list is not text': `${BARE_TOOL}stdout: «wrong-type»[a]\n`,
    'a map is not text': `${BARE_TOOL}stdout: «wrong-type»{a: b}\n`,
    'a text is not a map': dedent`
      ${TOOL}inputs: «wrong-type»none
      outputs: {}
    `,
    'one wrong item of a list is reported alone': `${BARE_TOOL}arguments: [a, «wrong-type»7, b]\n`,
    'null is not a value of a required field': dedent`
      ${TOOL}«missing-field»inputs:
      outputs: {}
    `,
    'null is a value of an optional field': `${BARE_TOOL}stdout: null\n`,
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
    'a list means a map of its ids': dedent`
      ${TOOL}inputs:
      - {id: a, type: string}
      outputs: []
    `,
    'an item of a list needs its id in v1.0': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      inputs:
      - «missing-field»{type: string}
      outputs: []
    `,
    'a map of types is a map of parameters': dedent`
      ${TOOL}inputs: {a: string, b: 'int[]?', c: [string, int]}
      outputs: {}
    `,
    'a requirement without its class is reported': dedent`
      ${BARE_TOOL}requirements:
      - «missing-field»{coresMin: 1}
    `,
    'a requirement that CWL does not have is refused': dedent`
      ${BARE_TOOL}requirements:
        «unknown-class»DockerRequirment: {dockerPull: "a:1"}
    `,
    'a mistake in a hint of a step is reported': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps:
        s:
          in: {}
          out: []
          hints: {DockerRequirement: {«unknown-field»dockerPul: "a:1"}, Foo: {}}
          run: {class: Operation, inputs: {}, outputs: {}}
    `,
    'an extension among the requirements is refused': dedent`
      ${NAMESPACES}${BARE_TOOL}requirements:
        «unknown-class»edam:Thing: {}
    `,
    'an extension among the requirements of a step is refused': dedent`
      ${NAMESPACES}cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps:
        s:
          in: {}
          out: []
          requirements: {«unknown-class»edam:Thing: {}}
          run: {class: Operation, inputs: {}, outputs: {}}
    `,
    'a hint without a class is a warning': dedent`
      ${BARE_TOOL}hints:
      - «hint-without-class»{clas: DockerRequirement, dockerPull: "a:1"}
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
    'the schemas may be one text': `${BARE_TOOL}$schemas: https://example.com/a.owl\n`,
    'a name with a colon is read as one of another vocabulary': dedent`
      ${TOOL}inputs: {«undeclared-prefix»"a:b": string, c: string}
      outputs: {}
    `,
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
    'a hint that CWL does not have is ignored': dedent`
      ${BARE_TOOL}hints:
        FooRequirement: {}
    `,
    'a hint of another vocabulary is fine': dedent`
      ${NAMESPACES}${BARE_TOOL}hints:
        edam:Thing: {}
    `,
    'a mistake in a hint of CWL is one in a requirement': dedent`
      ${BARE_TOOL}hints:
        DockerRequirement: {«unknown-field»dockerPul: "a:1"}
    `,
    'a requirement with nothing in it may be null': dedent`
      ${BARE_TOOL}requirements:
        InlineJavascriptRequirement:
    `,
    'a SoftwareRequirement is read in all its forms': dedent`
      ${BARE_TOOL}hints:
        SoftwareRequirement:
          packages:
            samtools: ["http://identifiers.org/rrid/1"]
            bwa: {version: ["0.7"]}
    `,
    'the prefix of names that mean nothing else is declared by nobody': dedent`
      ${TOOL}id: _:b0
      inputs: {a: {type: {type: array, name: '_:b1', items: string}}}
      outputs: {}
    `,
    'an extension field needs a declared prefix': `${BARE_TOOL}«undeclared-prefix»sbg:license: MIT\n`,
    'an extension field with a declared prefix is fine': `${NAMESPACES}${BARE_TOOL}edam:topic: x\n`,
    'an extension field may be an address': `${BARE_TOOL}"http://example.com/field": x\n`,
    'a field of CWL has no prefix': dedent`
      ${BARE_TOOL}«unknown-field»cwl:arguments: 5
      «unknown-field»https://w3id.org/cwl/cwl#stdin: a
      «unknown-field»sld:doc: a
    `,
    'a field of CWL under a prefix is not missed as well': dedent`
      ${TOOL}inputs:
        a: {«unknown-field»sld:type: string}
        b: {type: {type: array, «unknown-field»sld:items: string}}
      outputs: {}
    `,
    'a field of CWL under a prefix is reported together with other mistakes': dedent`
      ${BARE_TOOL}«unknown-field»cwl:stdin: a
      «unknown-field»stdot: a
    `,
    'a field of CWL in a hint has no prefix': dedent`
      ${BARE_TOOL}hints:
        DockerRequirement: {«unknown-field»cwl:dockerPull: "a:1"}
    `,
    'a field of a step has no prefix': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps:
        s: {«unknown-field»cwl:run: {class: Operation, inputs: {}, outputs: {}}, in: {}, out: []}
    `,
    'a name that CWL does not have may have its prefix': dedent`
      ${BARE_TOOL}cwl:note: a
      rdfs:label: a
    `,
    'a type of CWL has no prefix': dedent`
      ${TOOL}inputs: {a: «undefined-type»cwl:File, b: «undefined-type»"xsd:string[]?", c: {type: {type: «unknown-type»sld:array, items: string}}}
      outputs: {}
    `,
    'the class of a hint needs a declared prefix': dedent`
      ${BARE_TOOL}hints:
        «undeclared-prefix»acme:Gpu: {count: 1}
    `,
    'the class of a hint needs a declared prefix in a step and in a list': dedent`
      cwlVersion: v1.2
      class: Workflow
      hints: [{class: «undeclared-prefix»acme:Gpu}]
      inputs: {}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {}, outputs: {}}, in: {}, out: [], hints: [{class: «undeclared-prefix»lab:Queue}]}
    `,
    'a declared prefix of a hint is not reported': dedent`
      ${BARE_TOOL}$namespaces: {acme: "https://acme.example/"}
      hints: {acme:Gpu: {}, ResourceRequirement: {coresMin: 1}}
    `,
    'a requirement of another vocabulary is refused, and its prefix not reported too': `${BARE_TOOL}requirements: [{class: «unknown-class»acme:Gpu}]\n`,
    'a prefix is reported once per process': dedent`
      ${BARE_TOOL}«undeclared-prefix»sbg:a: 1
      sbg:b: 2
    `,
    'what everyone knows needs no prefix': dedent`
      ${TOOL}inputs:
        a: {type: File, format: ["rdf:a", "xsd:b", "urn:c", "ftp:d", "owl:e", "https:f", "http:g", "file:h", "cwl:i", "sld:j", "rdfs:k"]}
        b: {type: File, format: «undeclared-prefix»"ed.am-1:a:b"}
      outputs: {}
    `,
    'a format needs a declared prefix': dedent`
      ${TOOL}inputs:
        a: {type: File, format: «undeclared-prefix»edam:format_2572}
      outputs: {}
    `,
    'a format with a declared prefix is fine': dedent`
      ${NAMESPACES}${TOOL}inputs:
        a: {type: File, format: edam:format_2572}
      outputs: {}
    `,
    'a field with a dollar sign belongs to the document': `${BARE_TOOL}$schemas: [https://example.com/a.owl]\n`,
    'a type is not called as what JavaScript knows': dedent`
      ${TOOL}requirements:
      - class: «unknown-class»constructor
      hints:
      - class: toString
      inputs:
        a: {type: {type: «unknown-type»constructor}}
        b: {type: «undefined-type»toString}
      outputs: {}
    `,
    'a type schema of no kind is reported': dedent`
      ${TOOL}inputs:
        a: {type: {type: «unknown-type»arry, items: string}}
      outputs: {}
    `,
    'alternatives in alternatives are read, with a warning': dedent`
      ${TOOL}inputs:
        a: [string, «nested-type-list»[int]]
      outputs: {}
    `,
    'an array needs items': dedent`
      ${TOOL}inputs:
        a: {type: «missing-field»{type: array}}
      outputs: {}
    `,
    'an enum needs symbols': dedent`
      ${TOOL}inputs:
        a: {type: «missing-field»{type: enum}}
      outputs: {}
    `,
    'symbols are texts': dedent`
      ${TOOL}inputs:
        a: {type: {type: enum, symbols: [a, «wrong-type»1]}}
      outputs: {}
    `,
    'a record field needs a type': dedent`
      ${TOOL}inputs:
        a: {type: {type: record, fields: [«missing-field»{name: b}]}}
      outputs: {}
    `,
    'fields may be a map': dedent`
      ${TOOL}inputs:
        a: {type: {type: record, fields: {b: string, c: {type: int, doc: C}}}}
      outputs: {}
    `,
    'a record field has only its own fields': dedent`
      ${TOOL}inputs:
        a: {type: {type: record, fields: {b: {type: string, «unknown-field»bindng: {}}}}}
      outputs: {}
    `,
    'an array of arrays is written out before v1.2': dedent`
      cwlVersion: v1.1
      class: CommandLineTool
      inputs:
        a: «undefined-type»string[][]
      outputs: {}
    `,
    'an array of arrays is short in v1.2': dedent`
      ${TOOL}inputs:
        a: string[][]?
      outputs: {}
    `,
    'secondaryFiles are patterns': dedent`
      ${TOOL}inputs:
        a: {type: File, secondaryFiles: [.bai, ^.fai, {pattern: .x, required: false}]}
      outputs: {}
    `,
    'a secondary file needs its pattern': dedent`
      ${TOOL}inputs:
        a: {type: File, secondaryFiles: [«missing-field»{required: false}]}
      outputs: {}
    `,
    'a secondary file of v1.0 is a text': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      inputs:
        a: {type: File, secondaryFiles: «later-version»[{pattern: .x}]}
      outputs: {}
    `,
    'a default file is checked where a listing is': dedent`
      ${BARE_TOOL}requirements:
        InitialWorkDirRequirement: {listing: [{class: File, «unknown-field»locaton: a}]}
    `,
    'a parameter of v1.0 needs its type too': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      inputs:
        «missing-field»a: {label: A}
      outputs:
        «missing-field»b: {outputBinding: {glob: b}}
    `,
    'an input of a list needs its id': dedent`
      ${TOOL}inputs: [«missing-field»{type: string}]
      outputs: []
    `,
    'a step of a list needs its id': dedent`
      ${WORKFLOW}inputs: []
      outputs: []
      steps: [«missing-field»{run: {class: Operation, inputs: {}, outputs: {}}, in: [], out: []}]
    `,
    'an input of a step needs its id': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: []
      steps: [{id: s, run: {class: Operation, inputs: {}, outputs: {}}, in: [«missing-field»{source: a}], out: []}]
    `,
    'a position is a number or an expression': dedent`
      ${TOOL}inputs:
        a: {type: string, inputBinding: {position: «wrong-type»first}}
        b: {type: string, inputBinding: {position: $(inputs.c)}}
        c: int
      outputs: {}
    `,
    'a position of v1.0 is a number': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      inputs:
        a: {type: int, inputBinding: {position: «later-version»$(inputs.a)}}
      outputs: {}
    `,
    'a resource is a number or an expression': dedent`
      ${BARE_TOOL}requirements:
        ResourceRequirement: {coresMin: «wrong-type»"4", ramMin: $(runtime.cores)}
    `,
    'a resource of v1.0 may be text, and should not': dedent`
      ${V1_0}requirements:
        ResourceRequirement: {coresMin: «wrong-type»"4"}
    `,
    'a resource that is text is wrong in a hint too': dedent`
      ${BARE_TOOL}hints:
        ResourceRequirement: {coresMin: «wrong-type»many}
    `,
    'a time limit is a number or an expression': dedent`
      ${BARE_TOOL}requirements:
        ToolTimeLimit: {timelimit: «wrong-type»"5 m"}
    `,
    'a switch is true or false or an expression': dedent`
      ${BARE_TOOL}requirements:
        NetworkAccess: {networkAccess: «wrong-type»"yes"}
        WorkReuse: {enableReuse: «wrong-type»"no"}
    `,
    'what is evaluated for an output is an expression': dedent`
      ${TOOL}inputs: {}
      outputs:
        o: {type: string, outputBinding: {outputEval: «wrong-type»fixed}}
    `,
    'what is evaluated for an output of v1.0 may be text': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      inputs: {}
      outputs:
        o: {type: string, outputBinding: {outputEval: fixed}}
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
    'whether a secondary file is required is not text': dedent`
      ${TOOL}inputs:
        a: {type: File, secondaryFiles: [{pattern: .x, required: «wrong-type»"no"}]}
      outputs: {}
    `,
    'files of the working folder are not text': dedent`
      ${BARE_TOOL}requirements:
        InitialWorkDirRequirement: {listing: [«wrong-type»a.txt]}
    `,
    'the working folder is not text': dedent`
      ${BARE_TOOL}requirements:
        InitialWorkDirRequirement: {listing: «wrong-type»a.txt}
    `,
    'a step that runs nothing is reported': dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps:
        «missing-field»s: {in: {}, out: []}
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
    'a step may be called run': dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps:
        run: {run: {class: Operation, inputs: {}, outputs: {}}, in: {}, out: []}
    `,
    'a source of an output under a wrong name is reported once': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs:
        o: {type: string, «unknown-field»source: a}
        p: {type: string, «unknown-field»outputSources: a}
      steps: []
    `,
    'a step that runs a number is reported': dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps:
        s: {in: {}, out: [], run: «wrong-type»5}
    `,
    'a step with a mistake in what it embeds is reported there': dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps:
        s: {in: {}, out: [], run: {class: CommandLineTool, inputs: {}, outputs: {}, «unknown-field»stdot: a}}
    `,
    'a class of nothing under run is reported': dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps:
        s: {in: {}, out: [], run: {class: «unknown-class»Tool, inputs: {}, outputs: {}}}
    `,
    'the items of an array are in its type': dedent`
      ${TOOL}inputs:
        a: {type: «unknown-type»array, items: string}
      outputs: {}
    `,
    'the symbols of an enum are in its type': dedent`
      ${TOOL}inputs:
        a: {type: «unknown-type»enum, symbols: [b]}
      outputs: {}
    `,
    'the fields of a record are in its type': dedent`
      ${TOOL}inputs:
        a: {type: «unknown-type»record, fields: {b: string}}
      outputs: {}
    `,
    'the items of an array in a record are in its type': dedent`
      ${TOOL}inputs:
        a: {type: {type: record, fields: {b: {type: «unknown-type»array, items: string}}}}
      outputs: {}
    `,
    'a number that no version takes is of a wrong type': `${V1_0}requirements: {ResourceRequirement: {coresMin: «wrong-type»[1]}}\n`,
    'minus zero is an integer': dedent`
      ${TOOL}successCodes: [-0]
      inputs: {a: {type: int, default: -0, inputBinding: {position: -0}}}
      outputs: {}
    `,
    'array alone is not a type': dedent`
      ${TOOL}inputs:
        a: «undefined-type»array
      outputs: {}
    `,
  },
  ['JSON', 'lists'],
)

battery(
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
    'a step with its own name instead of steps is reported once': dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps:
        «wrong-type»id: s
        run: {class: Operation, inputs: {}, outputs: {}}
        in: {}
        out: []
    `,
  },
  ['JSON'],
)

test.each([
  ['v1.2', 'x:APIRequirement', 'Move it to hints.'],
  ['v1.2', 'x:InplaceUpdateRequirement', 'Write InplaceUpdateRequirement, which is part of CWL v1.2.'],
  ['v1.2', 'x:Loop', 'CWL has no loops up to v1.2. Let the tool itself repeat its work.'],
  ['v1.2', 'x:ReuseRequirement', 'Write WorkReuse, which is part of CWL v1.2.'],
  ['v1.1', 'x:TimeLimit', 'Write ToolTimeLimit, which is part of CWL v1.1.'],
  [
    'v1.0',
    'x:LoadListingRequirement',
    'Move it to hints, or raise cwlVersion to v1.1 and write LoadListingRequirement.',
  ],
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

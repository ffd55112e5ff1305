import { dedent } from '../../support/dedent.ts'
import { battery } from '../support/battery.ts'
import { BARE_TOOL, TOOL, toolFile, WORKFLOW } from '../support/documents.ts'

const STEP = dedent`
  inputs:
    a: string
  outputs: []
  steps:
    s:
      run: tool.cwl
      in: {x: a}
      out: [y]
`

/** A graph of a workflow that runs another, which scatters a tool, for what `MAIN` says that the first requires. */
const GRAPH =
  dedent`
    cwlVersion: v1.2
    $graph:
    - {id: main, class: Workflow, requirements: MAIN, inputs: {a: "string[]"}, outputs: [], steps: {s: {run: "#each", in: {a: a}, out: []}}}
  ` +
  '- {id: each, class: Workflow, inputs: {a: "string[]"}, outputs: [], steps: {s: {run: "#tool", in: {x: a}, scatter: x, out: []}}}\n' +
  '- {id: tool, class: CommandLineTool, baseCommand: echo, inputs: {x: string}, outputs: [], arguments: [$(inputs.x + 1)]}\n'

battery(import.meta.filename, {
  'what stands beside a graph has its dollar sign': dedent`
    cwlVersion: v1.2
    «unknown-field»schemas: [http://x.org/a.owl]
    «unknown-field»namespaces: {x: "http://x.org/"}
    other: 1
    $graph:
    - {class: CommandLineTool, id: main, baseCommand: a, inputs: [], outputs: []}
  `,
  'a list of processes is none': dedent`
    «not-a-process»- class: CommandLineTool
      id: "#tool"
  `,
  'a draft of one platform is refused the same way': dedent`
    cwlVersion: «old-version»sbg:draft-2
    class: CommandLineTool
  `,
  'a development version is refused': dedent`
    cwlVersion: «old-version»v1.2.0-dev1
    class: CommandLineTool
  `,
  'a class that nobody knows is refused': dedent`
    cwlVersion: v1.2
    class: «unknown-class»CommandlineTool
    inputs: {}
    outputs: {}
  `,
  'Operation came with v1.2': dedent`
    cwlVersion: v1.1
    class: «later-version»Operation
    inputs: {}
    outputs: {}
  `,
  'an address of one machine is no reference': `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «bad-reference»file:///tool.cwl')}`,

  ...Object.fromEntries(
    Object.entries({
      'x.wdl': dedent`
        version 1.0
        workflow hello {
          input { String name }
        }
      `,
      'bin/y.py': dedent`
        import sys
        print("a: b")
      `,
      'z.smk': dedent`
        rule all:
          input: "a"
      `,
      Snakefile: dedent`
        rule all:
          input: "a"
      `,
      'w.sh': '#!/bin/sh\n',
      'job.yml': 'a: 1\n',
      'list.json': '[1]\n',
    }).map(([name, text]) => [
      `of ${name}, which is no CWL, the step is told that runs it`,
      { text: `${WORKFLOW}${STEP.replace('run: tool.cwl', `run: «not-a-process»${name}`)}`, files: { [name]: text } },
    ]),
  ),
  'of what may be CWL the mistake is told where it stands': {
    text: `${WORKFLOW}${STEP.replace('tool.cwl', 'tool.yml')}`,
    files: {
      'tool.yml': dedent`
        cwlVersion: v1.2
        «yaml-syntax»class
        inputs: {}
      `,
    },
  },
  'a name in another file is looked up': {
    text: `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «no-such-name»tool.cwl#other')}`,
    files: { 'tool.cwl': toolFile('string').replace('class', 'id: tool\nclass') },
  },
  'a process is called main where it has no id': {
    text: `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: tool.cwl#main')}`,
    files: { 'tool.cwl': toolFile('string') },
  },
  'a process is not called main where it has an id': {
    text: `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «no-such-name»tool.cwl#main')}`,
    files: { 'tool.cwl': `id: tool\n${toolFile('string')}` },
  },
  'in v1.0 its whole name has no field in it': dedent`
    cwlVersion: v1.0
    class: Workflow
    inputs: {a: string}
    outputs: []
    steps:
      s: {run: {class: CommandLineTool, id: tool, inputs: {x: string}, outputs: []}, in: {x: a}, out: []}
      t: {run: '#s/tool', in: {x: a}, out: []}
      u: {run: «no-such-name»'#s/run/tool', in: {x: a}, out: []}
  `,
  'what a step embeds does not run itself by its name': dedent`
    cwlVersion: v1.2
    class: Workflow
    requirements: {SubworkflowFeatureRequirement: {}}
    inputs: {a: string}
    outputs: []
    steps:
      s: {run: {class: Workflow, id: w, inputs: {a: string}, outputs: [], steps: {t: {run: «run-cycle»'#s/run/w', in: {a: a}, out: []}}}, in: {a: a}, out: []}
  `,
  'a name that the same file lacks is refused': dedent`
    cwlVersion: v1.2
    $graph:
    - id: main
      class: Workflow
      inputs: {a: string}
      outputs: []
      steps:
        s: {run: «no-such-name»"#tol", in: {x: a}, out: []}
    - id: tool
      class: CommandLineTool
      inputs: {x: string}
      outputs: []
  `,
  '$import puts what is in a graph in the place of a list': {
    text: dedent`
      ${TOOL}inputs: {$import: inputs.yml}
      outputs: {}
    `,
    files: { 'inputs.yml': '$graph: [{id: a, type: File}, {id: b, type: «undefined-type»Fil}]\n' },
  },
  '$import of a graph is no process': {
    text: dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: «wrong-type»{$import: all.cwl}, in: {}, out: []}}
    `,
    files: {
      'all.cwl': dedent`
        cwlVersion: v1.2
        $graph: [{id: main, class: CommandLineTool, inputs: {}, outputs: {}}]
      `,
    },
  },
  'what is imported as a map of entries brings the prefixes of its file, which are no entry': {
    text: dedent`
      ${TOOL}inputs: {$import: inputs.yml}
      hints: {$import: hints.yml}
      outputs: {o: {type: File, format: «undeclared-prefix»n:2}}
    `,
    files: {
      'inputs.yml': dedent`
        $namespaces: {n: http://n/}
        $schemas: []
        a: {type: File, format: n:1}
        b: File
      `,
      'hints.yml': dedent`
        $namespaces: {m: http://m/}
        m:queue: {name: short}
        ResourceRequirement: {coresMin: «wrong-type»true}
      `,
    },
  },
  'a file that says null is imported as null': {
    text: dedent`
      ${TOOL}inputs:
        a: «missing-field»{$import: null.yml}
        b: {type: int, default: {$import: null.yml}}
      arguments: [«undefined-input»$(inputs.nosuch), $(inputs.a), $(inputs.b)]
      outputs: {}
    `,
    files: { 'null.yml': 'null\n' },
  },
  '$import names a type of the same file': dedent`
    cwlVersion: v1.2
    $graph:
    - id: main
      class: CommandLineTool
      requirements: [{class: SchemaDefRequirement, types: [{name: '#types.yml/pair', type: record, fields: {p: int}}]}]
      inputs: [{id: a, type: '#types.yml/pair'}]
      outputs: []
    - id: other
      class: CommandLineTool
      requirements: [{class: SchemaDefRequirement, types: [{$import: '#types.yml/pair'}]}]
      inputs: [{id: a, type: '#types.yml/pair'}]
      outputs: []
  `,
  '$import names something of the same file': dedent`
    ${TOOL}inputs: {a: {$import: «no-such-name»'#pair'}}
    outputs: {}
  `,
  '$import does not go around in the same file': dedent`
    ${TOOL}inputs:
      a: {type: {name: t, type: record, fields: [{name: p, type: {$import: «import-cycle»'#t'}}]}}
    outputs: {}
  `,
  '$import stands alone': {
    text: dedent`
      ${TOOL}inputs: {$import: «import-not-alone»a.yml, b: string}
      outputs: {}
    `,
    files: { 'a.yml': 'a: string\n' },
  },
  '$import takes text': dedent`
    ${TOOL}inputs: {$import: «bad-reference»[a]}
    outputs: {}
  `,
  'text that Git LFS has not fetched is not included': {
    text: `${BARE_TOOL}arguments: [{$include: «unreadable»a.txt}]\n`,
    files: {
      'a.txt': dedent`
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345
      `,
    },
  },
  'a document that Git LFS has not fetched is refused': dedent`
    «unreadable»version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345
  `,
  '$include of nothing is refused': `${BARE_TOOL}arguments: [{$include: «no-such-file»a.txt}]\n`,
  '$mixin takes a map': {
    text: dedent`
      ${TOOL}inputs:
        a: {$mixin: «bad-mixin»a.yml}
      outputs: {}
    `,
    files: { 'a.yml': '- string\n' },
  },
  '$base moves what references are relative to': {
    text: `$base: sub/\n${WORKFLOW}${STEP}`,
    files: { 'sub/tool.cwl': toolFile('string') },
  },
  '$base may be another machine': `$base: https://example.com/\n${WORKFLOW}${STEP.replace('run: ', 'run: «remote-reference»')}`,
  'each process of a graph has an id': dedent`
    cwlVersion: v1.2
    $graph:
    - {id: main, class: CommandLineTool, inputs: {}, outputs: {}}
    - «missing-field»{class: CommandLineTool, inputs: {}, outputs: {}}
  `,
  'a graph whose processes are of a draft is of that': dedent`
    $graph:
    - {id: a, class: Workflow}
    - {cwlVersion: «old-version»draft-3, id: main, class: CommandLineTool, inputs: [], outputs: []}
  `,
  'a graph has one version': dedent`
    «no-version»$graph:
    - {cwlVersion: v1.2, id: main, class: CommandLineTool, inputs: {}, outputs: {}}
  `,
  'what a graph holds are processes': dedent`
    cwlVersion: v1.2
    $graph:
    - «wrong-type»5
    - «no-class»{id: a, clas: CommandLineTool}
    - {id: b, class: «unknown-class»[x]}
    - {id: «wrong-type»[c], class: CommandLineTool, inputs: {}, outputs: {}}
    - {id: main, class: CommandLineTool, inputs: {}, outputs: {}}
  `,
  'a graph may hold types': dedent`
    cwlVersion: v1.2
    $graph:
    - {name: t, type: enum, symbols: [a]}
    - {id: main, class: CommandLineTool, inputs: {}, outputs: {}}
  `,
  'two processes of a graph have different ids': dedent`
    cwlVersion: v1.2
    $graph:
    - {id: main, class: CommandLineTool, inputs: {}, outputs: {}}
    - {id: «duplicate-id»main, class: CommandLineTool, inputs: {}, outputs: {}}
  `,
  'a graph of nothing has no main': dedent`
    cwlVersion: v1.2
    $graph: «no-main»[]
  `,
  'a step may be imported into a list': {
    text: dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: []
      steps: [{$import: sub/step.yml}]
    `,
    files: {
      'sub/step.yml': dedent`
        id: s
        run: tool.cwl
        in: [{id: x, source: a}, {id: y, source: «unresolved-source»b}]
        out: []
      `,
      'sub/tool.cwl': dedent`
        ${TOOL}inputs: {x: string, y: string}
        outputs: []
      `,
    },
  },
  'what main requires holds for what it runs of its graph': GRAPH.replace(
    'MAIN',
    '{ScatterFeatureRequirement: {}, SubworkflowFeatureRequirement: {}, InlineJavascriptRequirement: {}}',
  ),
  'a document reaches a largest number of files': {
    text: dedent`
      ${TOOL}inputs:
        a: {$import: a.yml}
        b: {$import: «too-many-files»b.yml}
      outputs: {}
    `,
    files: { 'a.yml': 'type: string\n', 'b.yml': 'type: string\n' },
    limits: { files: 2 },
  },
  'a document reaches a largest number of bytes': {
    text: dedent`
      ${TOOL}inputs:
        a: {$import: a.yml}
        b: {$import: «too-many-bytes»b.yml}
      outputs: {}
    `,
    files: {
      'a.yml': 'type: string\n',
      'b.yml': dedent`
        type: string
        doc: ${'x'.repeat(300)}
      `,
    },
    limits: { totalBytes: 300 },
  },
  'places are exact in JSON': dedent`
    {
      "cwlVersion": "v1.2",
      "class": "Workflow",
      "inputs": [{"id": "a", "type": "string"}, {"id": «duplicate-id»"a", "type": "string"}],
      "outputs": {"o": {"type": «undefined-type»"Fil", "outputSource": «unresolved-source»"s/z"}},
      "steps": {
        "s": {
          "run": {"class": "CommandLineTool", "inputs": {"x": "string", "f": {"type": "File", "default": {"class": "File", "path": «missing-default»"a.txt"}}}, "outputs": {},
            "arguments": ["text $(inputs.x)", "text «undefined-attribute»$(inputs.f.pathh)"], «unknown-field»"stdot": "o"},
          "in": [{"id": "x", "source": ["a", «unresolved-source»"b"], "linkMerge": "merge_flattened", "valueFrom": "x"}],
          "out": [«unknown-step-output»"y"],
          "scatter": [«unresolved-scatter»"z"]
        }
      },
      "requirements": [{"class": "ScatterFeatureRequirement"}, {"class": "StepInputExpressionRequirement"}, {"class": "MultipleInputFeatureRequirement"}, {"class": «duplicate-requirement»"ScatterFeatureRequirement"}]
    }
  `,
  'places are exact in lists': dedent`
    cwlVersion: v1.0
    class: Workflow
    inputs:
    - id: a
      type: string
    outputs:
    - id: o
      type: File
      outputSource: «unresolved-source»t/y
    steps:
    - id: s
      run:
        class: CommandLineTool
        inputs:
        - id: x
          type: int
          default: «default-type»one
        - id: y
          type: File
          inputBinding:
            valueFrom: «undefined-attribute»$(self.nameRoot)
        outputs: []
        requirements:
        - class: ResourceRequirement
          coresMin: 4
          coresMax: «resource-range»2
      in:
      - id: x
        source: «incompatible-types»a
      - id: z
        source: a
        «undeclared-feature»valueFrom: $(self)
      - id: «missing-input»y
      out: []
  `.replace('- id: z', '- id: «unknown-step-input»z'),
})

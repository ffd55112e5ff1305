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
const TYPES = dedent`
  - name: pair
    type: record
    fields:
      first: string
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

battery({
  'what stands beside a graph has its dollar sign': dedent`
    cwlVersion: v1.2
    «unknown-field»schemas: [http://x.org/a.owl]
    «unknown-field»namespaces: {x: "http://x.org/"}
    other: 1
    $graph:
    - {class: CommandLineTool, id: main, baseCommand: a, inputs: [], outputs: []}
  `,
  'cwlVersion is needed': dedent`
    «no-version»class: CommandLineTool
    inputs: {}
    outputs: {}
  `,
  'a draft is refused with the way to upgrade': dedent`
    cwlVersion: «old-version»draft-3
    class: CommandLineTool
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
  'a version that nobody knows is refused': dedent`
    cwlVersion: «unknown-version»v7
    class: CommandLineTool
  `,
  'a number is no version': dedent`
    cwlVersion: «unknown-version»1.2
    class: CommandLineTool
  `,
  'class is needed': dedent`
    «no-class»cwlVersion: v1.2
    inputs: {}
    outputs: {}
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
  'an Operation of v1.2 is fine': dedent`
    cwlVersion: v1.2
    class: Operation
    inputs: {}
    outputs: {}
  `,
  'a map that says nothing of CWL is no process': '«not-a-process»a: 1\n',
  'v1.0 and v1.1 are read': { text: BARE_TOOL.replace('v1.2', 'v1.1'), files: {} },

  'a tool in a file of its own is run': { text: WORKFLOW + STEP, files: { 'tool.cwl': toolFile('string') } },
  'what is run must exist': `${WORKFLOW}${STEP.replace('run: ', 'run: «no-such-file»')}`,
  'what is run must stay inside': `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «outside-repository»../tool.cwl')}`,
  'what is run must be on this machine': `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «remote-reference»https://example.com/tool.cwl')}`,
  'an address of one machine is no reference': `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «bad-reference»file:///tool.cwl')}`,
  'a requirement that is imported twice stands twice where the imports do': {
    text: dedent`
      ${BARE_TOOL}requirements:
      - $import: env.yml
      - «duplicate-requirement»$import: env.yml
    `,
    files: {
      'env.yml': dedent`
        class: EnvVarRequirement
        envDef: {A: b}
      `,
    },
  },
  'a mistake in what is run has its own place': {
    text: WORKFLOW + STEP,
    files: { 'tool.cwl': toolFile('string').replace('baseCommand', '«unknown-field»baseComand') },
  },
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
  'a workflow does not run itself': `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «run-cycle»main.cwl')}`,
  'a workflow does not run itself through another': {
    text: `${WORKFLOW}${STEP.replace('tool.cwl', 'other.cwl')}`,
    files: {
      'other.cwl':
        `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «run-cycle»main.cwl').replace('a: string', 'x: string').replace('x: a', 'a: x')}`.replace(
          'outputs: []',
          'outputs: {y: {type: string, outputSource: s/y}}',
        ),
    },
    also: [],
  },
  'a name in another file is looked up': {
    text: `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «no-such-name»tool.cwl#other')}`,
    files: { 'tool.cwl': toolFile('string').replace('class', 'id: tool\nclass') },
  },
  'a name in the same file is run': dedent`
    cwlVersion: v1.2
    $graph:
    - id: main
      class: Workflow
      inputs: {a: string}
      outputs: []
      steps:
        s: {run: "#tool", in: {x: a}, out: []}
    - id: tool
      class: CommandLineTool
      inputs: {x: string}
      outputs: []
  `,
  'a process is called main where it has no id': {
    text: `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: tool.cwl#main')}`,
    files: { 'tool.cwl': toolFile('string') },
  },
  'a process is not called main where it has an id': {
    text: `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «no-such-name»tool.cwl#main')}`,
    files: { 'tool.cwl': `id: tool\n${toolFile('string')}` },
  },
  'what a step embeds is run by its whole name': dedent`
    cwlVersion: v1.2
    class: Workflow
    id: main
    requirements: {SubworkflowFeatureRequirement: {}}
    inputs: {a: string}
    outputs: []
    steps:
    - id: '#main/s'
      in: [{id: a, source: a}]
      out: []
      run:
        class: Workflow
        id: inner
        inputs: {a: string}
        outputs: []
        steps:
          t: {run: {class: CommandLineTool, id: tool, inputs: {x: string}, outputs: []}, in: {x: '#main/s/run/inner/a'}, out: []}
    - {id: u, run: '#main/s/run/inner', in: [{id: a, source: a}], out: []}
    - {id: v, run: 'main.cwl#main/s/run/inner/t/run/tool', in: [{id: x, source: a}], out: []}
    - {id: w, run: «no-such-name»'#main/s/inner', in: [{id: a, source: a}], out: []}
    - {id: x, run: «no-such-name»'#inner', in: [{id: a, source: a}], out: []}
    - {id: y, run: '#main/s/run/inner', in: [{id: a, source: a}, {id: «unknown-step-input»b, source: a}], out: []}
  `,
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
  'what is embedded with a name of its file is run by it': {
    text: `${WORKFLOW}${STEP.replace('run: tool.cwl', "run: 'other.cwl#tool'")}`,
    files: {
      'other.cwl': dedent`
        cwlVersion: v1.2
        $graph:
        - id: main
          class: Workflow
          inputs: {a: string}
          outputs: []
          steps:
            s: {run: {class: CommandLineTool, id: '#tool', inputs: {x: string}, outputs: {y: stdout}}, in: {x: a}, out: []}
        - {id: b, class: CommandLineTool, inputs: [], outputs: []}
      `,
    },
  },
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
  'a graph that is run without saying which process is refused': {
    text: `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «no-main»tool.cwl')}`,
    files: {
      'tool.cwl': dedent`
        cwlVersion: v1.2
        $graph:
        - {id: a, class: CommandLineTool, inputs: {}, outputs: {}}
        - {id: b, class: CommandLineTool, inputs: {}, outputs: {}}
      `,
    },
  },

  '$import puts a file in its place': {
    text: dedent`
      ${TOOL}inputs: {$import: inputs.yml}
      outputs: {}
    `,
    files: { 'inputs.yml': 'a: string\n' },
  },
  '$import splices a list': {
    text: dedent`
      ${TOOL}requirements:
      - class: SchemaDefRequirement
        types:
        - $import: types.yml
      inputs: {a: types.yml#pair}
      outputs: {}
    `,
    files: { 'types.yml': TYPES },
  },
  '$import splices what is in a graph': {
    text: dedent`
      ${TOOL}requirements: [{class: SchemaDefRequirement, types: [{$import: types.yml}]}, {$import: more.yml}]
      inputs: {a: types.yml#pair, b: types.yml#triple}
      outputs: {}
    `,
    files: {
      'types.yml': dedent`
        $namespaces: {n: http://n/}
        $graph:
        - {name: pair, type: record, fields: {p: int}}
        - {name: triple, type: record, fields: {p: {type: pair, n:note: 1}}}
      `,
      'more.yml': '$graph: [{class: InlineJavascriptRequirement}]\n',
    },
  },
  '$import puts what is in a graph in the place of a list': {
    text: dedent`
      ${TOOL}inputs: {$import: inputs.yml}
      outputs: {}
    `,
    files: { 'inputs.yml': '$graph: [{id: a, type: File}, {id: b, type: «undefined-type»Fil}]\n' },
  },
  '$import of a whole document leaves a graph what it is': {
    text: '{$import: all.cwl}\n',
    files: {
      'all.cwl': dedent`
        cwlVersion: v1.2
        $graph: [{id: main, class: CommandLineTool, inputs: {}, outputs: {}}]
      `,
    },
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
  'what is imported brings the prefixes of its file': {
    text: dedent`
      ${TOOL}inputs: [{$import: a.yml}, {$import: all.yml}, {$import: 'all.yml#d'}, {id: e, type: File, format: «undeclared-prefix»n:3}]
      outputs: {}
    `,
    files: {
      'a.yml': dedent`
        format: n:1
        id: a
        type: {type: record, fields: {p: {type: File, m:x: 1}}}
        $namespaces: {n: http://n/, m: http://m/}
      `,
      'all.yml': dedent`
        $namespaces: {n: http://n/}
        $graph: [{id: b, type: File, format: n:2}, {id: c, type: File, format: «undeclared-prefix»o:2}]
        x: {id: d, type: File, format: n:4}
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
  'prefixes of a map that is not imported are an entry like any other': dedent`
    ${TOOL}inputs: {}
    outputs: {}
    hints:
      $namespaces: {m: http://m/}
  `,
  '$import of nothing is refused': dedent`
    ${TOOL}inputs: {$import: «no-such-file»inputs.yml}
    outputs: {}
  `,
  '$import does not go around': {
    text: dedent`
      ${TOOL}inputs: {$import: a.yml}
      outputs: {}
    `,
    files: {
      'a.yml': 'a: {$import: b.yml}\n',
      'b.yml': dedent`
        type: string
        doc: {$import: «import-cycle»a.yml}
      `,
    },
  },
  'an imported file says what its prefixes stand for as a document does': {
    text: dedent`
      ${TOOL}requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}
      inputs: [{$import: input.yml}, {id: b, type: types.yml#pair}]
      outputs: {}
    `,
    files: {
      'types.yml': dedent`
        $namespaces: «wrong-type»3
        $graph: [{name: pair, type: enum, symbols: [p]}]
      `,
      'input.yml': '{$namespaces: {edam: «wrong-type»4}, id: a, type: File, format: "edam:format_1"}\n',
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
  'a mistake in an imported file has its place there': {
    text: dedent`
      ${TOOL}inputs: {$import: a.yml}
      outputs: {}
    `,
    files: {
      'a.yml': dedent`
        a:
          type: «undefined-type»strin
      `,
    },
  },
  'a syntax error in an imported file has its place there': {
    text: dedent`
      ${TOOL}inputs: {$import: a.yml}
      outputs: {}
    `,
    files: {
      'a.yml': dedent`
        a: string
        «duplicate-key»a: int
      `,
    },
  },
  '$include puts a text in its place': {
    text: `${BARE_TOOL}arguments: [{$include: a.txt}]\n`,
    files: { 'a.txt': 'hello' },
  },
  'what is wrong in an included text is told where it stands in its own file': {
    text: `${BARE_TOOL}requirements:
  InlineJavascriptRequirement: {expressionLib: ['var a = 1', {$include: lib.js}, {$include: new.js}]}
  InitialWorkDirRequirement: {listing: [{entryname: run.py, entry: {$include: run.py}}]}
`,
    files: {
      'lib.js': dedent`
        function f(x) {
          return x «javascript-syntax»y
        }
      `,
      'new.js': '\r\n\r\n«newer-javascript»let b = 1\r\n',
      'run.py': dedent`
        import os

        print("«possible-attribute»$(runtime.corse)", "$(«undeclared-name»HOME)")
      `,
    },
  },
  'what is wrong in an included text of a list is told there': {
    text: `${BARE_TOOL}arguments: [a, {$include: a.txt}]\n`,
    files: {
      'a.txt': dedent`
        x
        «undefined-input»$(inputs.a)
      `,
    },
  },
  'what is wrong with an included text as a whole is told where it is included': {
    text: `${BARE_TOOL}requirements: {ResourceRequirement: {ramMin: «wrong-type»{$include: ram.txt}}}\n`,
    files: { 'ram.txt': '\n4000' },
  },
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
  'a path is relative to the file that says it': {
    text: dedent`
      ${TOOL}inputs: {$import: sub/inputs.yml}
      outputs: {}
    `,
    files: { 'sub/inputs.yml': 'a: {$import: type.yml}\n', 'sub/type.yml': 'type: string\n' },
  },
  '$mixin lays fields over a map': {
    text: dedent`
      ${TOOL}inputs:
        a: {$mixin: a.yml, doc: mine}
      outputs: {}
    `,
    files: {
      'a.yml': dedent`
        type: string
        doc: theirs
      `,
    },
  },
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
  'a percent-encoded path is decoded': {
    text: `${WORKFLOW}${STEP.replace('tool.cwl', 'a%20tool.cwl')}`,
    files: { 'a tool.cwl': toolFile('string') },
  },

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
  'a graph without main is no document to run': {
    text: dedent`
      cwlVersion: v1.2
      $graph:
      - {id: a, class: CommandLineTool, inputs: {}, outputs: {}}
      - {id: b, class: CommandLineTool, inputs: {}, outputs: {}}
    `,
  },
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
  'a process of a graph may be imported': {
    text: dedent`
      cwlVersion: v1.2
      $graph:
      - {$import: tool.cwl}
      - {id: main, class: Workflow, inputs: {a: string}, outputs: [], steps: {s: {run: '#tool', in: {x: a}, out: []}}}
    `,
    files: {
      'tool.cwl': dedent`
        id: tool
        class: CommandLineTool
        baseCommand: a
        inputs: {x: string}
        outputs: []
      `,
    },
  },
  'a graph of one process may be run by its file': {
    text: dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: []
      steps: {s: {run: lib.cwl, in: {x: a}, out: []}}
    `,
    files: {
      'lib.cwl': dedent`
        cwlVersion: v1.2
        $graph:
        - {id: only, class: CommandLineTool, baseCommand: a, inputs: {x: string}, outputs: []}
      `,
    },
  },
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
  'what main does not require is missed where it is used': GRAPH.replace('MAIN', '{SubworkflowFeatureRequirement: {}}')
    .replace('scatter:', '«missing-requirement»scatter:')
    .replace('[$', '[«undeclared-feature»$'),
  'processes of a graph that run each other are checked too': dedent`
    cwlVersion: v1.2
    $graph:
    - {id: a, class: Workflow, requirements: {SubworkflowFeatureRequirement: {}}, inputs: {x: string}, outputs: [], steps: {s: {run: "#b", in: {x: «unresolved-source»y}, out: []}}}
    - {id: b, class: Workflow, requirements: {SubworkflowFeatureRequirement: {}}, inputs: {x: string}, outputs: [], steps: {s: {run: «run-cycle»"#a", in: {x: «unresolved-source»y}, out: []}}}
  `,
  'a process of a graph that nothing runs is checked too': dedent`
    cwlVersion: v1.2
    $graph:
    - {id: main, class: CommandLineTool, inputs: {}, outputs: {}}
    - {id: b, class: CommandLineTool, inputs: {}, outputs: {}, «unknown-field»foo: 1}
  `,

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

  'a schema file exists': {
    text: `${BARE_TOOL}$schemas: [formats.owl, «missing-schema»edam.owl, sub/../formats.owl#x, «missing-schema»sub]\n`,
    files: { 'formats.owl': '<rdf:RDF/>', 'sub/x.owl': '<rdf:RDF/>' },
  },
  'one schema file may stand alone': `${BARE_TOOL}$schemas: «missing-schema»edam.owl\n`,
  'schema files may be anywhere else': `${BARE_TOOL}$schemas: ["https://schema.org/version/latest/schemaorg-current-http.rdf", "file:///data/a.owl", /data/a.owl, ../a.owl]\n`,
  'a schema file is relative to $base': {
    text: dedent`
      ${BARE_TOOL}$base: sub/
      $schemas: [a.owl, «missing-schema»b.owl]
    `,
    files: { 'sub/a.owl': '<rdf:RDF/>' },
  },
  'schema files of a graph are told once': dedent`
    cwlVersion: v1.2
    $schemas: [«missing-schema»a.owl]
    $graph:
    - {id: main, class: CommandLineTool, inputs: {}, outputs: {}}
    - {id: b, class: CommandLineTool, inputs: {}, outputs: {}}
  `,
  'schema files of what a step runs are looked for beside it': {
    text: dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps:
        s: {run: sub/tool.cwl, in: {}, out: []}
    `,
    files: { 'sub/tool.cwl': `${BARE_TOOL}$schemas: [a.owl, «missing-schema»sub/a.owl]\n`, 'sub/a.owl': '<rdf:RDF/>' },
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

import { BARE_TOOL, TOOL, toolFile, WORKFLOW } from './documents.ts'
import { battery } from './run.ts'

const STEP = 'inputs:\n  a: string\noutputs: []\nsteps:\n  s:\n    run: tool.cwl\n    in: {x: a}\n    out: [y]\n'
const TYPES = '- name: pair\n  type: record\n  fields:\n    first: string\n'

/** A graph of a workflow that runs another, which scatters a tool, for what `MAIN` says that the first requires. */
const GRAPH =
  'cwlVersion: v1.2\n$graph:\n- {id: main, class: Workflow, requirements: MAIN, inputs: {a: "string[]"}, outputs: [], steps: {s: {run: "#each", in: {a: a}, out: []}}}\n' +
  '- {id: each, class: Workflow, inputs: {a: "string[]"}, outputs: [], steps: {s: {run: "#tool", in: {x: a}, scatter: x, out: []}}}\n' +
  '- {id: tool, class: CommandLineTool, baseCommand: echo, inputs: {x: string}, outputs: [], arguments: [$(inputs.x + 1)]}\n'

battery({
  'what stands beside a graph has its dollar sign': `cwlVersion: v1.2\n«unknown-field»schemas: [http://x.org/a.owl]\n«unknown-field»namespaces: {x: "http://x.org/"}\nother: 1\n$graph:\n- {class: CommandLineTool, id: main, baseCommand: a, inputs: [], outputs: []}\n`,
  'cwlVersion is needed': '«no-version»class: CommandLineTool\ninputs: {}\noutputs: {}\n',
  'a draft is refused with the way to upgrade': 'cwlVersion: «old-version»draft-3\nclass: CommandLineTool\n',
  'a list of processes is none': '«not-a-process»- class: CommandLineTool\n  id: "#tool"\n',
  'a draft of one platform is refused the same way': 'cwlVersion: «old-version»sbg:draft-2\nclass: CommandLineTool\n',
  'a development version is refused': 'cwlVersion: «old-version»v1.2.0-dev1\nclass: CommandLineTool\n',
  'a version that nobody knows is refused': 'cwlVersion: «unknown-version»v7\nclass: CommandLineTool\n',
  'a number is no version': 'cwlVersion: «unknown-version»1.2\nclass: CommandLineTool\n',
  'class is needed': '«no-class»cwlVersion: v1.2\ninputs: {}\noutputs: {}\n',
  'a class that nobody knows is refused':
    'cwlVersion: v1.2\nclass: «unknown-class»CommandlineTool\ninputs: {}\noutputs: {}\n',
  'Operation came with v1.2': 'cwlVersion: v1.1\nclass: «later-version»Operation\ninputs: {}\noutputs: {}\n',
  'an Operation of v1.2 is fine': 'cwlVersion: v1.2\nclass: Operation\ninputs: {}\noutputs: {}\n',
  'a map that says nothing of CWL is no process': '«not-a-process»a: 1\n',
  'v1.0 and v1.1 are read': { text: BARE_TOOL.replace('v1.2', 'v1.1'), files: {} },

  'a tool in a file of its own is run': { text: WORKFLOW + STEP, files: { 'tool.cwl': toolFile('string') } },
  'what is run must exist': `${WORKFLOW}${STEP.replace('run: ', 'run: «no-such-file»')}`,
  'what is run must stay inside': `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «outside-repository»../tool.cwl')}`,
  'what is run must be on this machine': `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «remote-reference»https://example.com/tool.cwl')}`,
  'an address of one machine is no reference': `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «bad-reference»file:///tool.cwl')}`,
  'a requirement that is imported twice stands twice where the imports do': {
    text: `${BARE_TOOL}requirements:\n- $import: env.yml\n- «duplicate-requirement»$import: env.yml\n`,
    files: { 'env.yml': 'class: EnvVarRequirement\nenvDef: {A: b}\n' },
  },
  'a mistake in what is run has its own place': {
    text: WORKFLOW + STEP,
    files: { 'tool.cwl': toolFile('string').replace('baseCommand', '«unknown-field»baseComand') },
  },
  ...Object.fromEntries(
    Object.entries({
      'x.wdl': 'version 1.0\nworkflow hello {\n  input { String name }\n}\n',
      'bin/y.py': 'import sys\nprint("a: b")\n',
      'z.smk': 'rule all:\n  input: "a"\n',
      Snakefile: 'rule all:\n  input: "a"\n',
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
    files: { 'tool.yml': 'cwlVersion: v1.2\n«yaml-syntax»class\ninputs: {}\n' },
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
  'a name in the same file is run': `cwlVersion: v1.2\n$graph:\n- id: main\n  class: Workflow\n  inputs: {a: string}\n  outputs: []\n  steps:\n    s: {run: "#tool", in: {x: a}, out: []}\n- id: tool\n  class: CommandLineTool\n  inputs: {x: string}\n  outputs: []\n`,
  'a process is called main where it has no id': {
    text: `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: tool.cwl#main')}`,
    files: { 'tool.cwl': toolFile('string') },
  },
  'a process is not called main where it has an id': {
    text: `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «no-such-name»tool.cwl#main')}`,
    files: { 'tool.cwl': `id: tool\n${toolFile('string')}` },
  },
  'what a step embeds is run by its whole name': `cwlVersion: v1.2\nclass: Workflow\nid: main\nrequirements: {SubworkflowFeatureRequirement: {}}\ninputs: {a: string}\noutputs: []\nsteps:\n- id: '#main/s'\n  in: [{id: a, source: a}]\n  out: []\n  run:\n    class: Workflow\n    id: inner\n    inputs: {a: string}\n    outputs: []\n    steps:\n      t: {run: {class: CommandLineTool, id: tool, inputs: {x: string}, outputs: []}, in: {x: '#main/s/run/inner/a'}, out: []}\n- {id: u, run: '#main/s/run/inner', in: [{id: a, source: a}], out: []}\n- {id: v, run: 'main.cwl#main/s/run/inner/t/run/tool', in: [{id: x, source: a}], out: []}\n- {id: w, run: «no-such-name»'#main/s/inner', in: [{id: a, source: a}], out: []}\n- {id: x, run: «no-such-name»'#inner', in: [{id: a, source: a}], out: []}\n- {id: y, run: '#main/s/run/inner', in: [{id: a, source: a}, {id: «unknown-step-input»b, source: a}], out: []}\n`,
  'in v1.0 its whole name has no field in it': `cwlVersion: v1.0\nclass: Workflow\ninputs: {a: string}\noutputs: []\nsteps:\n  s: {run: {class: CommandLineTool, id: tool, inputs: {x: string}, outputs: []}, in: {x: a}, out: []}\n  t: {run: '#s/tool', in: {x: a}, out: []}\n  u: {run: «no-such-name»'#s/run/tool', in: {x: a}, out: []}\n`,
  'what is embedded with a name of its file is run by it': {
    text: `${WORKFLOW}${STEP.replace('run: tool.cwl', "run: 'other.cwl#tool'")}`,
    files: {
      'other.cwl': `cwlVersion: v1.2\n$graph:\n- id: main\n  class: Workflow\n  inputs: {a: string}\n  outputs: []\n  steps:\n    s: {run: {class: CommandLineTool, id: '#tool', inputs: {x: string}, outputs: {y: stdout}}, in: {x: a}, out: []}\n- {id: b, class: CommandLineTool, inputs: [], outputs: []}\n`,
    },
  },
  'what a step embeds does not run itself by its name': `cwlVersion: v1.2\nclass: Workflow\nrequirements: {SubworkflowFeatureRequirement: {}}\ninputs: {a: string}\noutputs: []\nsteps:\n  s: {run: {class: Workflow, id: w, inputs: {a: string}, outputs: [], steps: {t: {run: «run-cycle»'#s/run/w', in: {a: a}, out: []}}}, in: {a: a}, out: []}\n`,
  'a name that the same file lacks is refused': `cwlVersion: v1.2\n$graph:\n- id: main\n  class: Workflow\n  inputs: {a: string}\n  outputs: []\n  steps:\n    s: {run: «no-such-name»"#tol", in: {x: a}, out: []}\n- id: tool\n  class: CommandLineTool\n  inputs: {x: string}\n  outputs: []\n`,
  'a graph that is run without saying which process is refused': {
    text: `${WORKFLOW}${STEP.replace('run: tool.cwl', 'run: «no-main»tool.cwl')}`,
    files: {
      'tool.cwl':
        'cwlVersion: v1.2\n$graph:\n- {id: a, class: CommandLineTool, inputs: {}, outputs: {}}\n- {id: b, class: CommandLineTool, inputs: {}, outputs: {}}\n',
    },
  },

  '$import puts a file in its place': {
    text: `${TOOL}inputs: {$import: inputs.yml}\noutputs: {}\n`,
    files: { 'inputs.yml': 'a: string\n' },
  },
  '$import splices a list': {
    text: `${TOOL}requirements:\n- class: SchemaDefRequirement\n  types:\n  - $import: types.yml\ninputs: {a: types.yml#pair}\noutputs: {}\n`,
    files: { 'types.yml': TYPES },
  },
  '$import splices what is in a graph': {
    text: `${TOOL}requirements: [{class: SchemaDefRequirement, types: [{$import: types.yml}]}, {$import: more.yml}]\ninputs: {a: types.yml#pair, b: types.yml#triple}\noutputs: {}\n`,
    files: {
      'types.yml':
        '$namespaces: {n: http://n/}\n$graph:\n- {name: pair, type: record, fields: {p: int}}\n- {name: triple, type: record, fields: {p: {type: pair, n:note: 1}}}\n',
      'more.yml': '$graph: [{class: InlineJavascriptRequirement}]\n',
    },
  },
  '$import puts what is in a graph in the place of a list': {
    text: `${TOOL}inputs: {$import: inputs.yml}\noutputs: {}\n`,
    files: { 'inputs.yml': '$graph: [{id: a, type: File}, {id: b, type: «undefined-type»Fil}]\n' },
  },
  '$import of a whole document leaves a graph what it is': {
    text: '{$import: all.cwl}\n',
    files: { 'all.cwl': 'cwlVersion: v1.2\n$graph: [{id: main, class: CommandLineTool, inputs: {}, outputs: {}}]\n' },
  },
  '$import of a graph is no process': {
    text: `${WORKFLOW}inputs: {}\noutputs: {}\nsteps: {s: {run: «wrong-type»{$import: all.cwl}, in: {}, out: []}}\n`,
    files: { 'all.cwl': 'cwlVersion: v1.2\n$graph: [{id: main, class: CommandLineTool, inputs: {}, outputs: {}}]\n' },
  },
  'what is imported brings the prefixes of its file': {
    text: `${TOOL}inputs: [{$import: a.yml}, {$import: all.yml}, {$import: 'all.yml#d'}, {id: e, type: File, format: «undeclared-prefix»n:3}]\noutputs: {}\n`,
    files: {
      'a.yml':
        'format: n:1\nid: a\ntype: {type: record, fields: {p: {type: File, m:x: 1}}}\n$namespaces: {n: http://n/, m: http://m/}\n',
      'all.yml':
        '$namespaces: {n: http://n/}\n$graph: [{id: b, type: File, format: n:2}, {id: c, type: File, format: «undeclared-prefix»o:2}]\nx: {id: d, type: File, format: n:4}\n',
    },
  },
  'what is imported as a map of entries brings the prefixes of its file, which are no entry': {
    text: `${TOOL}inputs: {$import: inputs.yml}\nhints: {$import: hints.yml}\noutputs: {o: {type: File, format: «undeclared-prefix»n:2}}\n`,
    files: {
      'inputs.yml': '$namespaces: {n: http://n/}\n$schemas: []\na: {type: File, format: n:1}\nb: File\n',
      'hints.yml':
        '$namespaces: {m: http://m/}\nm:queue: {name: short}\nResourceRequirement: {coresMin: «wrong-type»true}\n',
    },
  },
  'prefixes of a map that is not imported are an entry like any other': `${TOOL}inputs: {}\noutputs: {}\nhints:\n  «unknown-hint»$namespaces: {m: http://m/}\n`,
  '$import of nothing is refused': `${TOOL}inputs: {$import: «no-such-file»inputs.yml}\noutputs: {}\n`,
  '$import does not go around': {
    text: `${TOOL}inputs: {$import: a.yml}\noutputs: {}\n`,
    files: { 'a.yml': 'a: {$import: b.yml}\n', 'b.yml': 'type: string\ndoc: {$import: «import-cycle»a.yml}\n' },
  },
  'an imported file says what its prefixes stand for as a document does': {
    text: `${TOOL}requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}\ninputs: [{$import: input.yml}, {id: b, type: types.yml#pair}]\noutputs: {}\n`,
    files: {
      'types.yml': '$namespaces: «wrong-type»3\n$graph: [{name: pair, type: enum, symbols: [p]}]\n',
      'input.yml': '{$namespaces: {edam: «wrong-type»4}, id: a, type: File, format: "edam:format_1"}\n',
    },
  },
  'a file that says null is imported as null': {
    text: `${TOOL}inputs:\n  a: «missing-field»{$import: null.yml}\n  b: {type: int, default: {$import: null.yml}}\narguments: [«undefined-input»$(inputs.nosuch), $(inputs.a), $(inputs.b)]\noutputs: {}\n`,
    files: { 'null.yml': 'null\n' },
  },
  '$import names a type of the same file': `cwlVersion: v1.2\n$graph:\n- id: main\n  class: CommandLineTool\n  requirements: [{class: SchemaDefRequirement, types: [{name: '#types.yml/pair', type: record, fields: {p: int}}]}]\n  inputs: [{id: a, type: '#types.yml/pair'}]\n  outputs: []\n- id: other\n  class: CommandLineTool\n  requirements: [{class: SchemaDefRequirement, types: [{$import: '#types.yml/pair'}]}]\n  inputs: [{id: a, type: '#types.yml/pair'}]\n  outputs: []\n`,
  '$import names something of the same file': `${TOOL}inputs: {a: {$import: «no-such-name»'#pair'}}\noutputs: {}\n`,
  '$import does not go around in the same file': `${TOOL}inputs:\n  a: {type: {name: t, type: record, fields: [{name: p, type: {$import: «import-cycle»'#t'}}]}}\noutputs: {}\n`,
  '$import stands alone': {
    text: `${TOOL}inputs: {$import: «import-not-alone»a.yml, b: string}\noutputs: {}\n`,
    files: { 'a.yml': 'a: string\n' },
  },
  '$import takes text': `${TOOL}inputs: {$import: «bad-reference»[a]}\noutputs: {}\n`,
  'a mistake in an imported file has its place there': {
    text: `${TOOL}inputs: {$import: a.yml}\noutputs: {}\n`,
    files: { 'a.yml': 'a:\n  type: «undefined-type»strin\n' },
  },
  'a syntax error in an imported file has its place there': {
    text: `${TOOL}inputs: {$import: a.yml}\noutputs: {}\n`,
    files: { 'a.yml': 'a: string\n«duplicate-key»a: int\n' },
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
      'lib.js': 'function f(x) {\n  return x «javascript-syntax»y\n}\n',
      'new.js': '\r\n\r\n«newer-javascript»let b = 1\r\n',
      'run.py': 'import os\n\nprint("«possible-attribute»$(runtime.corse)", "$(«undeclared-name»HOME)")\n',
    },
  },
  'what is wrong in an included text of a list is told there': {
    text: `${BARE_TOOL}arguments: [a, {$include: a.txt}]\n`,
    files: { 'a.txt': 'x\n«undefined-input»$(inputs.a)\n' },
  },
  'what is wrong with an included text as a whole is told where it is included': {
    text: `${BARE_TOOL}requirements: {ResourceRequirement: {ramMin: «wrong-type»{$include: ram.txt}}}\n`,
    files: { 'ram.txt': '\n4000' },
  },
  'text that Git LFS has not fetched is not included': {
    text: `${BARE_TOOL}arguments: [{$include: «unreadable»a.txt}]\n`,
    files: {
      'a.txt':
        'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n',
    },
  },
  'a document that Git LFS has not fetched is refused':
    '«unreadable»version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n',
  '$include of nothing is refused': `${BARE_TOOL}arguments: [{$include: «no-such-file»a.txt}]\n`,
  'a path is relative to the file that says it': {
    text: `${TOOL}inputs: {$import: sub/inputs.yml}\noutputs: {}\n`,
    files: { 'sub/inputs.yml': 'a: {$import: type.yml}\n', 'sub/type.yml': 'type: string\n' },
  },
  '$mixin lays fields over a map': {
    text: `${TOOL}inputs:\n  a: {$mixin: a.yml, doc: mine}\noutputs: {}\n`,
    files: { 'a.yml': 'type: string\ndoc: theirs\n' },
  },
  '$mixin takes a map': {
    text: `${TOOL}inputs:\n  a: {$mixin: «bad-mixin»a.yml}\noutputs: {}\n`,
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

  'each process of a graph has an id':
    'cwlVersion: v1.2\n$graph:\n- {id: main, class: CommandLineTool, inputs: {}, outputs: {}}\n- «missing-field»{class: CommandLineTool, inputs: {}, outputs: {}}\n',
  'a graph whose processes are of a draft is of that':
    '$graph:\n- {id: a, class: Workflow}\n- {cwlVersion: «old-version»draft-3, id: main, class: CommandLineTool, inputs: [], outputs: []}\n',
  'a graph has one version':
    '«no-version»$graph:\n- {cwlVersion: v1.2, id: main, class: CommandLineTool, inputs: {}, outputs: {}}\n',
  'a graph without main is no document to run': {
    text: 'cwlVersion: v1.2\n$graph:\n- {id: a, class: CommandLineTool, inputs: {}, outputs: {}}\n- {id: b, class: CommandLineTool, inputs: {}, outputs: {}}\n',
  },
  'what a graph holds are processes':
    'cwlVersion: v1.2\n$graph:\n- «wrong-type»5\n- «no-class»{id: a, clas: CommandLineTool}\n- {id: b, class: «unknown-class»[x]}\n- {id: «wrong-type»[c], class: CommandLineTool, inputs: {}, outputs: {}}\n- {id: main, class: CommandLineTool, inputs: {}, outputs: {}}\n',
  'a graph may hold types':
    'cwlVersion: v1.2\n$graph:\n- {name: t, type: enum, symbols: [a]}\n- {id: main, class: CommandLineTool, inputs: {}, outputs: {}}\n',
  'two processes of a graph have different ids':
    'cwlVersion: v1.2\n$graph:\n- {id: main, class: CommandLineTool, inputs: {}, outputs: {}}\n- {id: «duplicate-id»main, class: CommandLineTool, inputs: {}, outputs: {}}\n',
  'a graph of nothing has no main': 'cwlVersion: v1.2\n$graph: «no-main»[]\n',
  'a process of a graph may be imported': {
    text: "cwlVersion: v1.2\n$graph:\n- {$import: tool.cwl}\n- {id: main, class: Workflow, inputs: {a: string}, outputs: [], steps: {s: {run: '#tool', in: {x: a}, out: []}}}\n",
    files: { 'tool.cwl': 'id: tool\nclass: CommandLineTool\nbaseCommand: a\ninputs: {x: string}\noutputs: []\n' },
  },
  'a graph of one process may be run by its file': {
    text: `${WORKFLOW}inputs: {a: string}\noutputs: []\nsteps: {s: {run: lib.cwl, in: {x: a}, out: []}}\n`,
    files: {
      'lib.cwl':
        'cwlVersion: v1.2\n$graph:\n- {id: only, class: CommandLineTool, baseCommand: a, inputs: {x: string}, outputs: []}\n',
    },
  },
  'a step may be imported into a list': {
    text: `${WORKFLOW}inputs: {a: string}\noutputs: []\nsteps: [{$import: sub/step.yml}]\n`,
    files: {
      'sub/step.yml':
        'id: s\nrun: tool.cwl\nin: [{id: x, source: a}, {id: y, source: «unresolved-source»b}]\nout: []\n',
      'sub/tool.cwl': `${TOOL}inputs: {x: string, y: string}\noutputs: []\n`,
    },
  },
  'what main requires holds for what it runs of its graph': GRAPH.replace(
    'MAIN',
    '{ScatterFeatureRequirement: {}, SubworkflowFeatureRequirement: {}, InlineJavascriptRequirement: {}}',
  ),
  'what main does not require is missed where it is used': GRAPH.replace('MAIN', '{SubworkflowFeatureRequirement: {}}')
    .replace('scatter:', '«missing-requirement»scatter:')
    .replace('[$', '[«undeclared-feature»$'),
  'processes of a graph that run each other are checked too':
    'cwlVersion: v1.2\n$graph:\n- {id: a, class: Workflow, requirements: {SubworkflowFeatureRequirement: {}}, inputs: {x: string}, outputs: [], steps: {s: {run: "#b", in: {x: «unresolved-source»y}, out: []}}}\n- {id: b, class: Workflow, requirements: {SubworkflowFeatureRequirement: {}}, inputs: {x: string}, outputs: [], steps: {s: {run: «run-cycle»"#a", in: {x: «unresolved-source»y}, out: []}}}\n',
  'a process of a graph that nothing runs is checked too':
    'cwlVersion: v1.2\n$graph:\n- {id: main, class: CommandLineTool, inputs: {}, outputs: {}}\n- {id: b, class: CommandLineTool, inputs: {}, outputs: {}, «unknown-field»foo: 1}\n',

  'a document reaches a largest number of files': {
    text: `${TOOL}inputs:\n  a: {$import: a.yml}\n  b: {$import: «too-many-files»b.yml}\noutputs: {}\n`,
    files: { 'a.yml': 'type: string\n', 'b.yml': 'type: string\n' },
    limits: { files: 2 },
  },
  'a document reaches a largest number of bytes': {
    text: `${TOOL}inputs:\n  a: {$import: a.yml}\n  b: {$import: «too-many-bytes»b.yml}\noutputs: {}\n`,
    files: { 'a.yml': 'type: string\n', 'b.yml': `type: string\ndoc: ${'x'.repeat(300)}\n` },
    limits: { totalBytes: 300 },
  },

  'a schema file exists': {
    text: `${BARE_TOOL}$schemas: [formats.owl, «missing-schema»edam.owl, sub/../formats.owl#x, «missing-schema»sub]\n`,
    files: { 'formats.owl': '<rdf:RDF/>', 'sub/x.owl': '<rdf:RDF/>' },
  },
  'one schema file may stand alone': `${BARE_TOOL}$schemas: «missing-schema»edam.owl\n`,
  'schema files may be anywhere else': `${BARE_TOOL}$schemas: ["https://schema.org/version/latest/schemaorg-current-http.rdf", "file:///data/a.owl", /data/a.owl, ../a.owl]\n`,
  'a schema file is relative to $base': {
    text: `${BARE_TOOL}$base: sub/\n$schemas: [a.owl, «missing-schema»b.owl]\n`,
    files: { 'sub/a.owl': '<rdf:RDF/>' },
  },
  'schema files of a graph are told once':
    'cwlVersion: v1.2\n$schemas: [«missing-schema»a.owl]\n$graph:\n- {id: main, class: CommandLineTool, inputs: {}, outputs: {}}\n- {id: b, class: CommandLineTool, inputs: {}, outputs: {}}\n',
  'schema files of what a step runs are looked for beside it': {
    text: `${WORKFLOW}inputs: {}\noutputs: {}\nsteps:\n  s: {run: sub/tool.cwl, in: {}, out: []}\n`,
    files: { 'sub/tool.cwl': `${BARE_TOOL}$schemas: [a.owl, «missing-schema»sub/a.owl]\n`, 'sub/a.owl': '<rdf:RDF/>' },
  },

  'places are exact in JSON': `{
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
  'places are exact in lists': `cwlVersion: v1.0
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

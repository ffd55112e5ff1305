import { dedent } from '../../support/dedent.ts'
import { battery } from '../support/battery.ts'
import { WORKFLOW } from '../support/documents.ts'

/** A workflow of one step `s` that runs an Operation with these inputs and the output y. */
function step(given: {
  readonly inputs?: string
  readonly takes?: string
  readonly gives?: string
  readonly in: string
  readonly more?: string
  readonly outputs?: string
  readonly head?: string
}): string {
  const {
    inputs = 'a: string',
    takes = 'x: string',
    gives = 'string',
    more = '',
    outputs = '{}',
    head = WORKFLOW,
  } = given
  return `${head}inputs: {${inputs}}\noutputs: ${outputs}\nsteps:\n  s:\n    run: {class: Operation, inputs: {${takes}}, outputs: {y: ${gives}}}\n    in: ${given.in}\n    out: [y]\n${more}`
}

/** A tool that needs files beside the one that another gives. */
function secondary(needed: string, given: string, mark = ''): string {
  return dedent`
    ${WORKFLOW}inputs: {}
    outputs: {}
    steps:
      s: {run: {class: CommandLineTool, inputs: {}, outputs: {y: {type: File, secondaryFiles: ${given}, outputBinding: {glob: y}}}}, in: {}, out: [y]}
      t: {run: {class: CommandLineTool, inputs: {x: {type: File, secondaryFiles: ${needed}}}, outputs: {}}, in: {x: ${mark}s/y}, out: []}
  `
}

/** A tool that takes files of a format, and one that gives some, of another or of none. */
function formats(wanted: string, given: string, mark = ''): string {
  const output =
    given === '' ? '{type: File, outputBinding: {glob: y}}' : `{type: File, format: ${given}, outputBinding: {glob: y}}`
  return dedent`
    ${WORKFLOW}$namespaces: {edam: "http://edamontology.org/"}
    inputs: {a: File}
    outputs: {}
    steps:
      s: {run: {class: CommandLineTool, inputs: {x: File}, outputs: {y: ${output}}}, in: {x: a}, out: [y]}
      t: {run: {class: CommandLineTool, inputs: {x: {type: File, format: ${wanted}}}, outputs: {}}, in: {x: {source: ${mark}s/y}}, out: []}
  `
}

/** A workflow called main, with a step `s` and one called main, of which a link has the name. */
function scoped(
  source: string,
  given: {
    readonly id?: string
    readonly outputSource?: string
    readonly inputs?: string
    readonly version?: string
  } = {},
): string {
  const { id = 'main', outputSource = 's/y', inputs = 'a: string', version = 'v1.2' } = given
  const tool =
    '{class: CommandLineTool, inputs: {x: string}, outputs: {y: {type: string, outputBinding: {outputEval: $(runtime.outdir)}}}}'
  return dedent`
    cwlVersion: ${version}
    class: Workflow
    id: ${id}
    inputs: {${inputs}}
    outputs: {o: {type: string, outputSource: ${outputSource}}}
    steps:
      s: {run: ${tool}, in: {x: ${source}}, out: [y]}
  `
}

/** A step called main, to be added to those. */
const CALLED_MAIN = `  main: {run: {class: ExpressionTool, expression: '\${return {}}', requirements: {InlineJavascriptRequirement: {}}, inputs: {x: string}, outputs: {y: string}}, in: {x: a}, out: [y]}\n`

/** A workflow called main whose step `s` embeds a workflow, with its links, in which a step `t` embeds a tool. */
function embedded(
  source: string,
  given: {
    readonly outputSource?: string
    readonly id?: string
    readonly outer?: string
    readonly version?: string
  } = {},
): string {
  const { outputSource = 't/y', id = '', outer = 's/o', version = 'v1.2' } = given
  const tool =
    '{class: CommandLineTool, inputs: {x: string}, outputs: {y: {type: string, outputBinding: {outputEval: $(runtime.outdir)}}}}'
  const inner = `class: Workflow${id === '' ? '' : `, id: ${id}`}, inputs: {i: string}, outputs: {o: {type: string, outputSource: ${outputSource}}}, steps: {t: {run: ${tool}, in: {x: ${source}}, out: [y]}}`
  return dedent`
    cwlVersion: ${version}
    class: Workflow
    id: main
    requirements: {SubworkflowFeatureRequirement: {}}
    inputs: {a: string}
    outputs: {o: {type: string, outputSource: ${outer}}}
    steps:
      s: {run: {${inner}}, in: {i: a}, out: [o]}
  `
}

const OPERATION = '{class: Operation, inputs: {x: string}, outputs: {y: string}}'
const NAMESPACE = `${WORKFLOW}$namespaces: {n: http://n/}\n`
const BARE = dedent`
  cwlVersion: v1.2
  class: Workflow
`
const CONDITION = "    when: $(inputs.x != 'no')\n"

/** A workflow that gives its file to an embedded one, within which another embeds the tool that needs an index. */
const EMBEDDED =
  '{class: Workflow, inputs: {b: File}, outputs: {}, steps: {t: {run: {class: Workflow, inputs: {c: File}, outputs: {}, steps: {u: {run: {class: Operation, inputs: {x: {type: File, secondaryFiles: [.bai]}}, outputs: {}}, in: {x: c}, out: []}}}, in: {c: b}, out: []}}}'
const EMBEDDING = dedent`
  ${WORKFLOW}inputs: {a: File}
  outputs: {}
  steps:
    e: {run: ${EMBEDDED}, in: {b: a}, out: []}
`
/** The same with a file that a tool gives. */
const GIVEN = dedent`
  ${WORKFLOW}inputs: {}
  outputs: {}
  steps:
    s: {run: {class: CommandLineTool, inputs: {}, outputs: {y: «»}}, in: {}, out: [y]}
    e: {run: ${EMBEDDED}, in: {b: s/y}, out: []}
`

battery(
  {
    'a step that gets what it takes is fine': step({ in: '{x: a}' }),
    'a source must exist': step({ in: '{x: «unresolved-source»b}' }),
    'a source of a list must exist': step({
      in: '{x: {source: [a, «unresolved-source»b], linkMerge: merge_flattened}}',
      takes: "x: 'string[]'",
    }),
    'a source of a list stands where it is, also behind what is no text': step({
      in: '{x: {source: [«wrong-type»5, «unresolved-source»b], linkMerge: merge_flattened}}',
      takes: "x: 'string[]'",
    }),
    'of links that are no texts no types are told': step({
      in: '{x: {source: [«wrong-type»5, a], linkMerge: merge_nested}}',
      takes: "x: 'int[]'",
    }),
    'what is scattered over stands where it is, also behind what is no text': step({
      in: '{x: a}',
      more: '    scatter: [«wrong-type»5, «unresolved-scatter»z]\n    scatterMethod: dotproduct\n',
    }),
    'a list within what is scattered over may be meant as several inputs, each no text': step({
      in: '{x: a}',
      more: '    scatter: [«wrong-type»[x]]\n    scatterMethod: dotproduct\n',
    }),
    'a source that is a step is none': step({ in: '{x: «unresolved-source»s}' }),
    'an output of a step must be listed to be a source': step({
      in: '{x: a}',
      outputs: '{o: {type: string, outputSource: «unresolved-source»s/z}}',
    }),
    'a source of an output must exist': step({
      in: '{x: a}',
      outputs: '{o: {type: string, outputSource: «unresolved-source»t/y}}',
    }),
    'an input may go straight to an output': step({ in: '{x: a}', outputs: '{o: {type: string, outputSource: a}}' }),
    'ids with paths are the same names': dedent`
      ${WORKFLOW}inputs: [{id: '#main/a', type: string}]
      outputs: [{id: '#main/o', type: string, outputSource: '#main/s/y'}]
      id: '#main'
      steps: [{id: '#main/s', run: ${OPERATION}, in: [{id: '#main/s/x', source: '#main/a'}], out: ['#main/s/y']}]
    `,
    'a link may begin with its workflow': scoped('main/a', { outputSource: 'main/s/y' }),
    'a link may begin with its workflow in v1.0': scoped('main/a', { outputSource: 'main/s/y', version: 'v1.0' }),
    'a link may begin with its workflow, whose id has a path': scoped('b/a', {
      id: 'other.cwl#a/b',
      outputSource: 'a/b/s/y',
    }),
    'a link of a list may begin with its workflow': step({
      in: '{x: {source: [main/a, «unresolved-source»main/b], linkMerge: merge_flattened}}',
      takes: "x: 'string[]'",
      head: `${WORKFLOW}id: main\n`,
    }),
    'scatter may begin with the workflow or the step': step({
      inputs: "a: 'string[]'",
      in: '{x: main/a}',
      more: '    scatter: main/s/x\n',
      head: `${WORKFLOW}id: main\n`,
    }),
    'what a link to the workflow itself gives must fit': step({
      inputs: 'a: int',
      in: '{x: «incompatible-types»main/a}',
      head: `${WORKFLOW}id: main\n`,
    }),
    'a link begins with no other workflow': scoped('«unresolved-source»other/a'),
    'a link begins with its workflow once': scoped('«unresolved-source»main/main/a'),
    'a link begins with no workflow that has no id': scoped('«unresolved-source»main/a').replace('id: main\n', ''),
    'a step that is called like the workflow wins': scoped('main/y', { inputs: 'a: string, y: int' }) + CALLED_MAIN,
    'an input of a step that is called like the workflow wins, and is no source':
      scoped('«unresolved-source»main/x', { inputs: 'a: string, x: string' }) + CALLED_MAIN,
    'what such a step does not have is looked for in the workflow':
      scoped('main/a', { outputSource: 'main/s/y' }) + CALLED_MAIN,
    'an input that is called like the workflow does not stand in the way': scoped('main/a', {
      inputs: 'a: string, main: string',
    }),
    'a link to another document is none to this one': step({
      in: '{x: «unresolved-source»other.cwl#a}',
      outputs: '{o: {type: string, outputSource: «unresolved-source»"x/y.cwl#s/y"}}',
    }),
    'an address before a link may be that of the document': dedent`
      cwlVersion: v1.2
      class: Workflow
      id: https://example.com/wf
      inputs: {a: string}
      outputs: {o: {type: string, outputSource: "https://example.com/wf#a"}, p: {type: string, outputSource: "file:///x/main.cwl#a"}, q: {type: string, outputSource: «unresolved-source»"https://example.com/wf#b"}}
      steps: []
    `,
    'a link to an address that nothing says to be that of the document is none to it': scoped(
      '«unresolved-source»"http://x/w.cwl#main/a"',
      { id: 'http://y/w.cwl#main', outputSource: '«unresolved-source»"file:///x/other.cwl#main/s/y"' },
    ),
    'an address before a link may be $base': dedent`
      cwlVersion: v1.2
      $base: "http://x/w.cwl"
      class: Workflow
      id: main
      inputs: {a: string}
      outputs: {o: {type: string, outputSource: "http://x/w.cwl#main/a"}, p: {type: string, outputSource: «unresolved-source»"http://y/w.cwl#main/a"}}
      steps: []
    `,
    'a prefix stands for part of an address before a link': dedent`
      cwlVersion: v1.2
      $namespaces: {n: "http://x/"}
      class: Workflow
      id: n:w.cwl#main
      inputs: {a: string}
      outputs: {o: {type: string, outputSource: "http://x/w.cwl#main/a"}, p: {type: string, outputSource: n:w.cwl#main/a}, q: {type: string, outputSource: «unresolved-source»n:v.cwl#main/a}}
      steps: []
    `,
    'a link of a list to another document is none to this one': step({
      in: '{x: {source: [main.cwl#a, «unresolved-source»other.cwl#a], linkMerge: merge_flattened}}',
      takes: "x: 'string[]'",
    }),
    'scatter over an input of another document is refused': step({
      inputs: "a: 'string[]'",
      takes: "x: 'string[]'",
      in: '{x: a}',
      more: '    scatter: «unresolved-scatter»other.cwl#s/x\n',
    }),
    'a link may name its document': step({
      inputs: "a: 'string[]'",
      in: '{x: sub/../main.cwl#a}',
      more: '    scatter: ./main.cwl#s/x\n',
      outputs: "{o: {type: 'string[]', outputSource: 'm%61in.cwl#s/y'}}",
    }),
    'a link may name the document that its workflow says to come from': scoped('other.cwl#main/a', {
      id: 'other.cwl#main',
      outputSource: 'other.cwl#main/s/y',
    }),
    'a link may name the document that an input says to come from': dedent`
      ${WORKFLOW}inputs: [{id: 'file:///x/w.cwl#a', type: string}]
      outputs: {o: {type: string, outputSource: 'file:///x/w.cwl#a'}}
      steps: []
    `,
    'a link may name the file that a part was imported from': {
      text: dedent`
        ${WORKFLOW}inputs: [{$import: sub/a.yml}]
        outputs: {o: {type: string, outputSource: sub/a.yml#a}}
        steps: [{$import: sub/s.yml}]
      `,
      files: {
        'sub/a.yml': dedent`
          id: a
          type: string
        `,
        'sub/s.yml': dedent`
          id: s
          in: {x: a.yml#a, z: {source: ../main.cwl#a}, w: «unresolved-source»main.cwl#a}
          out: [y]
          run: ${OPERATION.replace('x: string', 'x: string, z: string, w: string')}
        `,
      },
    },
    'a link may name an input by all parts of its name': dedent`
      ${WORKFLOW}id: main
      inputs: {p/a: string, b: string}
      outputs: {o: {type: string, outputSource: p/a}, p: {type: string, outputSource: '#main/p/a'}, q: {type: string, outputSource: «unresolved-source»p/b}}
      steps: []
    `,
    'a link may name a step by all parts of its name': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {o: {type: string, outputSource: x/s/y}, p: {type: string, outputSource: «unresolved-source»x/s/z}}
      steps: {x/s: {run: ${OPERATION}, in: {x: a}, out: [y]}}
    `,
    'a step wins over an input whose name has parts': dedent`
      ${WORKFLOW}inputs: {s/y: int}
      outputs: {o: {type: string, outputSource: s/y}}
      steps: {s: {run: ${OPERATION}, in: {x: {default: a}}, out: [y]}}
    `,
    'links in a graph may begin with their process': dedent`
      cwlVersion: v1.2
      $graph:
      - id: main
        class: Workflow
        requirements: {SubworkflowFeatureRequirement: {}}
        inputs: {a: string}
        outputs: {o: {type: string, outputSource: main/t/o}}
        steps: {t: {run: '#wf', in: {a: main/a}, out: [o]}}
      - ${scoped('wf/a', { id: 'wf', outputSource: 'wf/s/y' }).replace('cwlVersion: v1.2\n', '').trimEnd().replaceAll('\n', '\n  ')}
    `,
    'links in an embedded workflow may begin with it': dedent`
      ${WORKFLOW}id: main
      inputs: {a: string}
      outputs: {}
      steps:
        t:
          in: {a: main/a}
          out: [o]
          run:
            ${scoped('inner/a', { id: 'inner', outputSource: 'inner/s/y' }).replace('cwlVersion: v1.2\n', '').trimEnd().replaceAll('\n', '\n      ')}
    `,
    'links in an embedded workflow may begin with where it stands': embedded("'#main/s/run/i'", {
      outputSource: "'#main/s/run/t/y'",
    }),
    'links in an embedded workflow may begin with the end of where it stands': embedded('run/i', {
      outputSource: 's/run/t/y',
    }),
    'links in an embedded workflow may begin with all of where it stands': embedded('main/s/run/i', {
      outputSource: 'main/s/run/t/y',
      version: 'v1.1',
    }),
    'links in an embedded workflow without an id lead to nothing else': embedded("«unresolved-source»'#s/run/i'", {
      outputSource: '«unresolved-source»s/t/y',
    }),
    'links in an embedded workflow do not reach the one around it': embedded("«unresolved-source»'#main/a'", {
      outputSource: '«unresolved-source»main/s/run/z',
    }),
    'links in an embedded workflow with an id may begin with where it stands': embedded("'#main/s/run/inner/i'", {
      outputSource: 'run/inner/t/y',
      id: 'inner',
    }),
    'links in an embedded workflow with an id begin with where it stands and the id': embedded(
      "«unresolved-source»'#main/s/run/i'",
      { outputSource: '«unresolved-source»run/t/y', id: 'inner' },
    ),
    'an id with a fragment is the whole name of an embedded workflow': embedded("'#inner/i'", {
      outputSource: "«unresolved-source»'#main/s/run/inner/t/y'",
      id: "'#inner'",
    }),
    'in v1.0 an embedded workflow is called by its step and its id': embedded("'#main/s/inner/i'", {
      outputSource: 's/inner/t/y',
      id: 'inner',
      version: 'v1.0',
    }),
    'in v1.0 run is no part of the name of an embedded workflow': embedded("«unresolved-source»'#main/s/run/inner/i'", {
      outputSource: '«unresolved-source»run/inner/t/y',
      id: 'inner',
      version: 'v1.0',
    }),
    'in v1.0 an embedded workflow without an id has no name': embedded("«unresolved-source»'#main/s/run/i'", {
      outputSource: "«unresolved-source»'#main/s/t/y'",
      version: 'v1.0',
    }),
    'a link from outside does not reach what a step embeds': embedded('i', {
      outer: "«unresolved-source»'#main/s/run/o'",
    }),
    'a workflow embedded two deep is called by all that is around it': dedent`
      ${WORKFLOW}id: top
      inputs: {a: string}
      outputs: {}
      steps:
        u:
          in: {a: a}
          out: []
          run:
            ${embedded("'#top/u/run/main/s/run/i'", { outputSource: 'run/main/s/run/t/y', outer: "'#top/u/run/main/s/o'" }).replace('cwlVersion: v1.2\n', '').trimEnd().replaceAll('\n', '\n      ')}
    `,
    'a workflow embedded in a graph is called by its process': dedent`
      cwlVersion: v1.2
      $graph:
      - ${embedded("'#main/s/run/i'", { outputSource: "'#main/s/run/t/y'" }).replace('cwlVersion: v1.2\n', '').trimEnd().replaceAll('\n', '\n  ')}
    `,
    'what is imported under run has its names in its own file': {
      text: dedent`
        ${WORKFLOW}id: main
        inputs: {a: string}
        outputs: {o: {type: string, outputSource: s/o}}
        steps: {s: {run: {$import: i.cwl}, in: {a: a}, out: [o]}}
      `,
      files: {
        'i.cwl': scoped('«unresolved-source»s/run/a', { outputSource: "«unresolved-source»'#main/s/run/s/y'" }).replace(
          'id: main\n',
          '',
        ),
      },
    },
    'of a link that may mean a step without an id nothing more is told': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {o: {type: string, outputSource: s/y}, p: {type: string, outputSource: «unresolved-source»t/z}}
      steps: [«missing-field»{run: ${OPERATION}, in: {x: a}, out: [y]}, {id: t, run: ${OPERATION}, in: {x: «unresolved-source»b}, out: [y]}]
    `,
    'steps that are called run do not stand in the way of a link': embedded('run/run/i', {
      outputSource: 'run/run/t/y',
      outer: 'run/o',
    }).replace('  s: {run', '  run: {run'),
    'an input that the tool does not declare is a warning': step({ in: '{x: a, «unknown-step-input»z: a}' }),
    'an input that only the condition reads is fine': step({
      in: '{x: a, z: a}',
      more: "    when: $(inputs.z == 'go')\n",
    }),
    'an input that only valueFrom reads is fine': step({ in: '{x: {valueFrom: $(inputs.z)}, z: a}' }),
    'an output that the tool does not have is refused': step({ in: '{x: a}' }).replace(
      'out: [y]',
      'out: [«unknown-step-output»z]',
    ),
    'an output may be listed as a map': step({ in: '{x: a}' }).replace('out: [y]', 'out: [{id: y}]'),
    'a required input must be given': step({ in: '{}' }).replace('in: {}', '«missing-input»in: {}'),
    'a required input must be given a value': step({ in: '{«missing-input»x: {}}' }),
    'what is scattered must be given, also where its items are optional': step({
      takes: 'x: string?',
      in: '{«missing-input»x: {}}',
      more: '    scatter: x\n',
    }),
    'null is no list to scatter over': step({
      takes: 'x: string?',
      in: '{«missing-input»x: {default: null}}',
      more: '    scatter: x\n',
    }),
    'valueFrom alone gives no list to scatter over': step({
      in: '{«missing-input»x: {valueFrom: $(inputs.z)}, z: a}',
      takes: 'x: string, z: string',
      more: '    scatter: x\n',
    }),
    'a default may be what is scattered': step({
      in: '{x: {default: [b], valueFrom: $(self)}}',
      more: '    scatter: x\n',
    }),
    'a misspelt source is told, and not that there is nothing to scatter': step({
      in: '{x: {«unknown-field»sourc: a}}',
      more: '    scatter: x\n',
    }),
    'an optional input may be left out': step({ in: '{}', takes: 'x: string?' }),
    'an input with a default may be left out': step({ in: '{}', takes: 'x: {type: string, default: d}' }),
    'a default of the step gives a value': step({ in: '{x: {default: d}}' }),
    'valueFrom gives a value': step({ in: '{x: {valueFrom: d}}' }),

    'types must fit': step({ inputs: 'a: File', in: '{x: «incompatible-types»a}' }),
    'an int is no text': step({ inputs: 'a: int', in: '{x: «incompatible-types»a}' }),
    'a file is no directory': step({ inputs: 'a: File', takes: 'x: Directory', in: '{x: «incompatible-types»a}' }),
    'an int goes where a long is taken': step({ inputs: 'a: int', takes: 'x: long', in: '{x: a}' }),
    'an int goes where a double is taken': step({ inputs: 'a: int', takes: 'x: double', in: '{x: a}' }),
    'a long does not go where an int is taken': step({
      inputs: 'a: long',
      takes: 'x: int',
      in: '{x: «incompatible-types»a}',
    }),
    'a double does not go where a float is taken': step({
      inputs: 'a: double',
      takes: 'x: float',
      in: '{x: «incompatible-types»a}',
    }),
    'a list is no single value': step({ inputs: "a: 'string[]'", in: '{x: «incompatible-types»a}' }),
    'a single value is no list': step({ takes: "x: 'string[]'", in: '{x: «incompatible-types»a}' }),
    'an optional value may be absent': step({ inputs: 'a: string?', in: '{x: «possible-types»a}' }),
    'an optional value with a default is never absent': step({
      inputs: 'a: {type: string?, default: d}',
      in: '{x: a}',
    }),
    'an optional value goes to an input with a default': step({
      inputs: 'a: string?',
      takes: 'x: {type: string, default: d}',
      in: '{x: a}',
    }),
    'an optional value goes to a step input with a default': step({
      inputs: 'a: string?',
      in: '{x: {source: a, default: d}}',
    }),
    'an optional value of the wrong type never fits': step({ inputs: 'a: File?', in: '{x: «incompatible-types»a}' }),
    'one alternative that fits is doubtful': step({ inputs: 'a: [string, int]', in: '{x: «possible-types»a}' }),
    'alternatives that all fit are fine': step({
      inputs: 'a: [string, int]',
      takes: 'x: [int, string, File]',
      in: '{x: a}',
    }),
    'alternatives of which none fits are refused': step({ inputs: 'a: [File, int]', in: '{x: «incompatible-types»a}' }),
    'Any goes everywhere': step({ inputs: 'a: Any', in: '{x: a}' }),
    'everything goes to Any': step({ inputs: "a: 'File[]'", takes: 'x: Any', in: '{x: a}' }),
    'a symbol is text': step({ inputs: 'a: {type: {type: enum, symbols: [p, q]}}', in: '{x: a}' }),
    'text may be a symbol': step({ takes: 'x: {type: {type: enum, symbols: [p, q]}}', in: '{x: «possible-types»a}' }),
    'symbols of which none is taken never fit': step({
      inputs: 'a: {type: {type: enum, symbols: [p]}}',
      takes: 'x: {type: {type: enum, symbols: [q]}}',
      in: '{x: «incompatible-types»a}',
    }),
    'symbols of which some are taken are doubtful': step({
      inputs: 'a: {type: {type: enum, symbols: [p, q]}}',
      takes: 'x: {type: {type: enum, symbols: [q]}}',
      in: '{x: «possible-types»a}',
    }),
    'symbols are compared by what they are called without a prefix': step({
      inputs: "a: {type: {type: enum, symbols: ['n:p', http://n/q, g/r, '#main/a/s']}}",
      takes: 'x: {type: {type: enum, symbols: [p, q, r, s]}}',
      in: '{x: a}',
      head: NAMESPACE,
    }),
    'symbols are taken for those with a prefix': step({
      inputs: 'a: {type: {type: enum, symbols: [p, q]}}',
      takes: "x: {type: {type: enum, symbols: ['n:p', 'm:q']}}",
      in: '{x: a}',
      head: NAMESPACE,
    }),
    'symbols with a prefix of which none is taken never fit': step({
      inputs: "a: {type: {type: enum, symbols: ['n:p']}}",
      takes: "x: {type: {type: enum, symbols: ['n:q', n]}}",
      in: '{x: «incompatible-types»a}',
      head: NAMESPACE,
    }),
    'the prefix of a symbol ends at its first colon': step({
      inputs: "a: {type: {type: enum, symbols: ['n:p:q']}}",
      takes: 'x: {type: {type: enum, symbols: [q, p]}}',
      in: '{x: «incompatible-types»a}',
    }),
    'a record must have the fields that are taken': step({
      inputs: 'a: {type: {type: record, fields: {p: int}}}',
      takes: 'x: {type: {type: record, fields: {p: int, q: string}}}',
      in: '{x: «incompatible-types»a}',
    }),
    'a record may have more fields': step({
      inputs: 'a: {type: {type: record, fields: {p: int, q: string}}}',
      takes: 'x: {type: {type: record, fields: {p: int}}}',
      in: '{x: a}',
    }),
    'an optional field may be absent': step({
      inputs: 'a: {type: {type: record, fields: {p: int}}}',
      takes: 'x: {type: {type: record, fields: {p: int, q: string?}}}',
      in: '{x: a}',
    }),
    'fields must fit': step({
      inputs: 'a: {type: {type: record, fields: {p: File}}}',
      takes: 'x: {type: {type: record, fields: {p: int}}}',
      in: '{x: «incompatible-types»a}',
    }),
    'fields that fit only sometimes are doubtful': step({
      inputs: 'a: {type: {type: record, fields: {p: int?}}}',
      takes: 'x: {type: {type: record, fields: {p: int}}}',
      in: '{x: «possible-types»a}',
    }),
    'a field of Any may be absent': step({
      inputs: 'a: {type: {type: record, fields: {q: int}}}',
      takes: 'x: {type: {type: record, fields: {p: Any}}}',
      in: '{x: a}',
    }),
    'one alternative that is taken sometimes is doubtful': step({
      inputs: 'a: {type: {type: array, items: [int, File]}}',
      takes: "x: 'int[]?'",
      in: '{x: «possible-types»a}',
    }),
    'a symbol is no file and no list': step({
      inputs: 'a: {type: {type: enum, symbols: [p, q]}}',
      takes: "x: File, z: 'string[]'",
      in: '{x: «incompatible-types»a, z: «incompatible-types»a}',
    }),
    'named types are compared by what they are': dedent`
      ${BARE}requirements:
        SchemaDefRequirement: {types: [{name: pair, type: record, fields: {p: int}}]}
      inputs: {a: pair}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: pair}, outputs: {}}, in: {x: a}, out: []}
    `,
    'valueFrom may make anything fit': step({ inputs: 'a: File', in: '{x: {source: a, valueFrom: $(self.basename)}}' }),
    'null in the place of an item takes the default of what the step runs': step({
      inputs: 'a: {type: {type: array, items: ["null", int]}}',
      takes: 'x: {type: int, default: 1}',
      in: '{x: a}',
      more: '    scatter: x\n',
    }),
    'null in the place of what is scattered takes none': step({
      inputs: 'a: "int[]?"',
      takes: 'x: {type: int, default: 1}',
      in: '{x: «possible-types»a}',
      more: '    scatter: x\n',
    }),
    'what a step gives must fit the output': step({
      in: '{x: a}',
      outputs: '{o: {type: File, outputSource: «incompatible-types»s/y}}',
    }),
    'standard output is a file': dedent`
      ${BARE}inputs: {}
      outputs: {o: {type: File, outputSource: s/y}}
      steps:
        s: {run: {class: CommandLineTool, inputs: {}, outputs: {y: stdout}}, in: {}, out: [y]}
    `,

    'several sources make a list': step({
      inputs: 'a: string, b: string',
      takes: "x: 'string[]'",
      in: '{x: {source: [a, b]}}',
    }),
    'several sources do not make a single value': step({
      inputs: 'a: string, b: string',
      in: '{x: {source: [«incompatible-types»a, b]}}',
    }),
    'a list of one source is no list': step({ in: '{x: [a]}' }),
    'null that the condition reads is no doubt': step({
      inputs: 'a: string?',
      in: '{x: a}',
      more: '    when: $(inputs.x != null)\n',
    }),
    'null that the condition of another step reads is a doubt': step({
      inputs: 'a: string?, b: boolean',
      in: '{x: «possible-types»a, z: b}',
      more: '    when: $(inputs.z)\n',
    }),
    'null is a doubt where the condition has the name of the input only in a text': step({
      inputs: 'a: string?, b: string',
      in: '{x: «possible-types»a, z: b}',
      more: "    when: $(inputs.z == 'x')\n",
    }),
    'another type is a doubt whatever the condition reads': step({
      inputs: 'a: [string, int, "null"]',
      in: '{x: «possible-types»a}',
      more: '    when: $(inputs.x != null)\n',
    }),
    'null of a step that may be skipped is no doubt where the condition reads it': step({
      in: '{x: a}',
      more: `${CONDITION}  t: {run: ${OPERATION}, in: {x: s/y}, when: $(inputs.x !== null), out: [y]}\n`,
    }),
    'null among what is scattered is no doubt where the condition reads it': step({
      inputs: "a: {type: {type: array, items: ['null', string]}}",
      in: '{x: a}',
      more: '    scatter: x\n    when: $(inputs.x != null)\n',
    }),
    'no list to scatter is a doubt whatever the condition reads': step({
      inputs: "a: 'string[]?'",
      in: '{x: «possible-types»a}',
      more: '    scatter: x\n    when: $(inputs.x != null)\n',
    }),
    'what goes in and out of a loop is not compared': step({
      inputs: 'a: int, n: int',
      in: '{x: a, z: n}',
      gives: 'int',
      outputs: '{o: {type: string, outputSource: s/y}}',
      more: '    hints: {cwltool:Loop: {loopWhen: $(inputs.z < 3), loop: {x: y}, outputMethod: last}}\n',
      head: `${WORKFLOW}$namespaces: {cwltool: "http://commonwl.org/cwltool#"}\n`,
    }),
    'what goes in and out of a loop that is required is not compared': step({
      inputs: 'a: int, n: int',
      in: '{x: a, z: n}',
      gives: 'int',
      outputs: '{o: {type: string, outputSource: s/y}}',
      more: '    requirements: {«unknown-class»cwltool:Loop: {loopWhen: $(inputs.z < 3), loop: {x: y}, outputMethod: last}}\n',
      head: `${WORKFLOW}$namespaces: {cwltool: "http://commonwl.org/cwltool#"}\n`,
    }),
    'what goes in and out of a loop of v1.3 is not compared': step({
      inputs: 'a: int, n: int',
      in: '{x: a, z: n}',
      gives: 'int',
      outputs: '{o: {type: string, outputSource: s/y}}',
      more: '    when: $(inputs.z < 3)\n    «unknown-field»loop: {x: y}\n    «unknown-field»outputMethod: last_iteration\n',
    }),
    'links of a loop lead somewhere': step({
      in: '{x: «unresolved-source»b}',
      outputs: '{o: {type: string, outputSource: «unresolved-source»s/z}}',
      more: '    hints: {"http://commonwl.org/cwltool#Loop": {loopWhen: $(false), loop: {}, outputMethod: last}}\n',
    }),
    'of a linkMerge that is none nothing follows': step({ in: '{x: {source: [a], linkMerge: «wrong-type»merge}}' }),
    'of a pickValue that is none nothing follows': step({
      inputs: 'a: string?',
      in: '{x: {source: a, pickValue: «wrong-type»first}}',
    }),
    'a list of one source is a list when it is merged': step({
      takes: "x: 'string[]'",
      in: '{x: {source: [a], linkMerge: merge_nested}}',
    }),
    'lists are joined when they are flattened': step({
      inputs: "a: 'string[]', b: string",
      takes: "x: 'string[]'",
      in: '{x: {source: [a, b], linkMerge: merge_flattened}}',
    }),
    'lists are not joined when they are nested': step({
      inputs: "a: 'string[]', b: 'string[]'",
      takes: "x: 'string[]'",
      in: '{x: {source: [«incompatible-types»a, «incompatible-types»b], linkMerge: merge_nested}}',
    }),
    'nested lists are lists of lists': step({
      inputs: "a: 'string[]', b: 'string[]'",
      takes: "x: 'string[][]'",
      in: '{x: {source: [a, b]}}',
    }),
    'one value is picked': step({
      inputs: 'a: string?, b: string?',
      in: '{x: {source: [a, b], pickValue: first_non_null}}',
    }),
    'the only value is picked': step({
      inputs: 'a: string?, b: string?',
      in: '{x: {source: [a, b], pickValue: the_only_non_null}}',
    }),
    'all values are picked': step({
      inputs: 'a: string?, b: string?',
      takes: "x: 'string[]'",
      in: '{x: {source: [a, b], pickValue: all_non_null}}',
    }),
    'all values are no single value': step({
      inputs: 'a: string?, b: string',
      in: '{x: {source: [«incompatible-types»a, «incompatible-types»b], pickValue: all_non_null}}',
    }),

    'a scattered input takes a list': step({ inputs: "a: 'string[]'", in: '{x: a}', more: '    scatter: x\n' }),
    'a scattered input takes no single value': step({ in: '{x: «incompatible-types»a}', more: '    scatter: x\n' }),
    'what is scattered is a list, also where the tool does not declare it': step({
      in: '{x: a, «unknown-step-input»z: «incompatible-types»a}',
      more: '    scatter: z\n',
    }),
    'a list that the tool does not declare may be scattered': step({
      inputs: "a: string, l: 'int[]'",
      in: '{x: a, «unknown-step-input»z: l}',
      more: '    scatter: z\n',
    }),
    'what is scattered is a list, whatever valueFrom makes of its items': step({
      in: '{x: {source: «incompatible-types»a, valueFrom: $(self.length)}}',
      more: '    scatter: x\n',
    }),
    'valueFrom makes what is taken of each item': step({
      inputs: "a: 'File[]'",
      in: '{x: {source: a, valueFrom: $(self.basename)}}',
      more: '    scatter: x\n',
    }),
    'what is scattered twice is a list of lists': step({
      inputs: "a: 'string[]'",
      in: '{x: «incompatible-types»a}',
      more: '    scatter: [x, x]\n    scatterMethod: dotproduct\n',
    }),
    'a scattered step gives a list': step({
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: '    scatter: x\n',
      outputs: "{o: {type: 'string[]', outputSource: s/y}}",
    }),
    'a scattered step gives no single value': step({
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: '    scatter: x\n',
      outputs: '{o: {type: string, outputSource: «incompatible-types»s/y}}',
    }),
    'a nested product gives lists of lists': step({
      inputs: "a: 'string[]', b: 'string[]'",
      takes: 'x: string, z: string',
      in: '{x: a, z: b}',
      more: '    scatter: [x, z]\n    scatterMethod: nested_crossproduct\n',
      outputs: "{o: {type: 'string[][]', outputSource: s/y}}",
    }),
    'a flat product gives a list': step({
      inputs: "a: 'string[]', b: 'string[]'",
      takes: 'x: string, z: string',
      in: '{x: a, z: b}',
      more: '    scatter: [x, z]\n    scatterMethod: flat_crossproduct\n',
      outputs: "{o: {type: 'string[][]', outputSource: «incompatible-types»s/y}}",
    }),
    'several scattered inputs need a method': step({
      inputs: "a: 'string[]', b: 'string[]'",
      takes: 'x: string, z: string',
      in: '{x: a, z: b}',
      more: '    scatter: «no-scatter-method»[x, z]\n',
    }),
    'one scattered input needs no method': step({
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: '    scatter: x\n    «no-effect-scatter-method»scatterMethod: dotproduct\n',
    }),
    'what is scattered must be an input of the step': step({
      in: '{x: a}',
      more: '    scatter: «unresolved-scatter»z\n',
    }),
    'what is scattered in a list must be an input of the step': step({
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: '    scatter: [x, «unresolved-scatter»z]\n    scatterMethod: dotproduct\n',
    }),

    'steps with one condition run together': `${BARE}requirements: {InlineJavascriptRequirement: {}, ScatterFeatureRequirement: {}, MultipleInputFeatureRequirement: {}}
inputs: {a: string, b: string, go: boolean, other: boolean, as: 'string[]', ks: 'boolean[]'}
outputs: {}
steps:
  s: {run: ${OPERATION}, when: $(inputs.go), in: {go: go, x: a}, out: [y]}
  same: {run: ${OPERATION}, when: $( inputs.run ), in: {run: go, x: s/y}, out: []}
  renamed: {run: ${OPERATION}, when: '$(inputs["run"])', in: {run: go, x: s/y}, out: []}
  more: {run: ${OPERATION}, when: $(inputs.other && inputs.go), in: {go: go, other: other, x: s/y}, out: [y]}
  fewer: {run: ${OPERATION}, when: $(inputs.other), in: {other: other, x: «conditional-source»more/y}, out: []}
  either: {run: ${OPERATION}, when: $(inputs.other || inputs.go), in: {go: go, other: other, x: «conditional-source»s/y}, out: []}
  both: {run: ${OPERATION}, when: $(inputs.go && inputs.a || inputs.other), in: {go: go, other: other, a: go, x: «conditional-source»s/y}, out: []}
  another: {run: ${OPERATION}, when: $(inputs.go), in: {go: other, x: «conditional-source»s/y}, out: []}
  made: {run: ${OPERATION}, when: $(inputs.go), in: {go: {source: go, default: true}, x: «conditional-source»s/y}, out: []}
  absent: {run: ${OPERATION}, when: «undefined-input»$(inputs.none), in: {x: «conditional-source»s/y}, out: []}
  text: {run: ${OPERATION}, when: '$(inputs.b == "a && b")', in: {b: b, x: a}, out: [y]}
  again: {run: ${OPERATION}, when: '$(inputs.b == "a && b")', in: {b: b, x: text/y}, out: []}
  many: {run: ${OPERATION}, when: $(inputs.go), scatter: x, in: {go: go, x: as}, out: [y]}
  each: {run: ${OPERATION}, when: $(inputs.go), scatter: x, in: {go: go, x: many/y}, out: []}
  all: {run: {class: Operation, inputs: {x: 'string[]'}, outputs: {}}, when: $(inputs.go), in: {go: go, x: {source: [s/y, «conditional-source»more/y]}}, out: []}
  items: {run: ${OPERATION}, when: $(inputs.k), scatter: [x, k], scatterMethod: dotproduct, in: {k: ks, x: as}, out: [y]}
  told: {run: ${OPERATION}, when: $(inputs.k), scatter: [x, k], scatterMethod: dotproduct, in: {k: ks, x: «conditional-source»items/y}, out: []}
`,
    'a step that may be skipped gives null': step({
      in: '{x: a}',
      more: CONDITION,
      outputs: '{o: {type: string, outputSource: «conditional-source»s/y}}',
    }),
    'a step that may be skipped goes to an optional output': step({
      in: '{x: a}',
      more: CONDITION,
      outputs: '{o: {type: string?, outputSource: s/y}}',
    }),
    'a step that may be skipped goes through pickValue': step({
      in: '{x: a}',
      more: CONDITION,
      outputs: '{o: {type: string, outputSource: [s/y, a], pickValue: first_non_null}}',
    }),
    'a scattered step that may be skipped gives a list with nulls': step({
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: `    scatter: x\n${CONDITION}`,
      outputs: "{o: {type: 'string[]', outputSource: s/y, pickValue: all_non_null}}",
    }),

    'a step that may be skipped gives what fits only sometimes': step({
      in: '{x: a}',
      gives: '[string, int]',
      more: CONDITION,
      outputs: '{o: {type: string, outputSource: «possible-types»s/y}}',
    }),
    'secondary files are given by the tool that gives the file': secondary('[.bai]', '[.bai]'),
    'secondary files that no tool gives are missed': secondary('[.bai]', '[]', '«missing-secondary-files»'),
    'secondary files of which one is not given are missed': secondary(
      '[.bai, .tbi]',
      '[.bai]',
      '«missing-secondary-files»',
    ),
    'secondary files that may be missing are not missed': secondary('[.bai?, {pattern: .fai, required: false}]', '[]'),
    'secondary files that only an expression needs are not missed': secondary(
      '[$(self.nameroot).bai, {pattern: .fai, required: $(inputs.x)}]',
      '[]',
    ),
    'secondary files with a question mark in a map are told of by themselves': secondary(
      '[{pattern: «literal-question-mark».bai?}]',
      '[]',
    ),
    'secondary files that must be there are missed however that is said': secondary(
      '[{pattern: .bai}]',
      '[]',
      '«missing-secondary-files»',
    ),
    'secondary files that code gives are not missed': secondary('[.bai]', "['${return self.basename}']"),
    'secondary files that only code needs are not missed': secondary("['${return self.basename}']", '[]'),
    'secondary files of what goes to standard output are missed': secondary(
      '[.bai]',
      '[]',
      '«missing-secondary-files»',
    ).replace('{type: File, secondaryFiles: [], outputBinding: {glob: y}}', 'stdout'),
    'secondary files that an expression gives are not missed': secondary('[.bai]', '[$(self.nameroot).bai]'),
    'an index has one of two names': secondary('[^.bai]', '[.bai]'),
    'an input of the workflow declares what a step needs beside its file': step({
      inputs: '«undeclared-secondary-files»a: File',
      takes: 'x: {type: File, secondaryFiles: [.bai]}',
      in: '{x: a}',
    }),
    'an input of the workflow declares all that a step needs': step({
      inputs: '«undeclared-secondary-files»a: {type: File, secondaryFiles: [.bai]}',
      takes: 'x: {type: File, secondaryFiles: [.bai, .fai]}',
      in: '{x: {source: a}}',
    }),
    'an input of the workflow is told once, whatever needs more': step({
      inputs: '«undeclared-secondary-files»a: File',
      takes: 'x: {type: File, secondaryFiles: [.bai]}',
      in: '{x: a}',
      more: '  t: {run: {class: Operation, inputs: {x: {type: File, secondaryFiles: [.fai]}}, outputs: {}}, in: {x: a}, out: []}\n',
    }),
    'an input of the workflow that lists files declares them too': step({
      inputs: '«undeclared-secondary-files»a: "File[]"',
      takes: 'x: {type: "File[]", secondaryFiles: [.bai]}',
      in: '{x: a}',
    }),
    'an input of the workflow is not asked for a file whose name ends with a question mark': step({
      inputs: 'a: File',
      takes: 'x: {type: File, secondaryFiles: [{pattern: «literal-question-mark».bai?}]}',
      in: '{x: a}',
    }),
    'an index has one of two names for an input too': step({
      inputs: 'a: {type: File, secondaryFiles: [^.bai]}',
      takes: 'x: {type: File, secondaryFiles: [.bai]}',
      in: '{x: a}',
    }),
    'what an embedded workflow needs is asked of an input of the one around it': EMBEDDING.replace(
      'a: File',
      '«undeclared-secondary-files»a: File',
    ),
    'what an embedded workflow needs may be declared around it': EMBEDDING.replace(
      'a: File',
      'a: {type: File, secondaryFiles: [.bai]}',
    ),
    'what an embedded workflow needs may be declared by its own input': EMBEDDING.replace(
      'a: File',
      '«undeclared-secondary-files»a: File',
    ).replace('inputs: {b: File}', 'inputs: {b: {type: File, secondaryFiles: [.bai]}}'),
    'what an embedded workflow needs may be given by a tool': GIVEN.replace(
      '«»',
      '{type: File, secondaryFiles: [.bai], outputBinding: {glob: y}}',
    ),
    'what an embedded workflow needs is missed where a tool does not give it': GIVEN.replace(
      '«»',
      '{type: File, outputBinding: {glob: y}}',
    ).replace('b: s/y', 'b: «missing-secondary-files»s/y'),
    'what an embedded workflow needs is not known to be missing where another workflow gives the file': GIVEN.replace(
      'class: CommandLineTool, inputs: {}, outputs: {y: «»}',
      'class: Operation, inputs: {}, outputs: {y: File}',
    ),
    'of a binding that v1.0 lets an output of a workflow have, nothing is evaluated': dedent`
      ${WORKFLOW.replace('v1.2', 'v1.0')}inputs: {a: string}
      outputs: {o: {type: string, outputSource: a, outputBinding: {glob: "*.txt"}}}
      steps: {}
    `,
    'files that may be missing need no declaration': step({
      inputs: 'a: File',
      takes: 'x: {type: File, secondaryFiles: [.bai?]}',
      in: '{x: a}',
    }),
    'an expression may declare what a step needs': step({
      inputs: "a: {type: File, secondaryFiles: ['$(self.nameroot).bai']}",
      takes: 'x: {type: File, secondaryFiles: [.bai]}',
      in: '{x: a}',
    }),
    'what valueFrom makes may bring along what a step needs': step({
      inputs: 'a: File',
      takes: 'x: {type: File, secondaryFiles: [.bai]}',
      in: '{x: {source: a, valueFrom: $(self)}}',
    }),
    'secondary files that an expression of the tool may add are not missed': secondary('[.bai]', '[]').replace(
      'glob: y',
      'glob: y, outputEval: $(self)',
    ),
    'a format is that of the tool that gives the file': formats('edam:format_2572', 'edam:format_2572'),
    'a file without a format is none of the format that is wanted': formats(
      'edam:format_2572',
      '',
      '«incompatible-format»',
    ),
    'a file of another format is not taken': formats('edam:format_2572', 'edam:format_2573', '«incompatible-format»'),
    'one of several formats is enough': formats('[edam:format_2573, edam:format_2572]', 'edam:format_2572'),
    'a format is an address, however it is written': formats(
      '"http://edamontology.org/format_2572"',
      'edam:format_2572',
    ),
    'a file of none of several formats is not taken': formats(
      '[edam:format_2573, edam:format_2572]',
      'edam:format_1930',
      '«incompatible-format»',
    ),
    'a format that an expression names is not looked at': formats('edam:format_2572', '$(inputs.x.format)'),
    'a format that an expression asks for is not looked at': formats('$(inputs.x.format)', 'edam:format_2572'),
    'formats that are no addresses are not compared': formats('BAM', 'SAM'),
    'by an ontology one format may be another': formats('edam:format_2572', 'edam:format_2573').replace(
      '$namespaces',
      '$schemas: [«missing-schema»EDAM.owl]\n$namespaces',
    ),
    'no ontology gives a file a format': formats('edam:format_2572', '', '«incompatible-format»').replace(
      '$namespaces',
      '$schemas: [«missing-schema»EDAM.owl]\n$namespaces',
    ),
    'a file that an expression makes may have any format': formats('edam:format_2572', '').replace(
      'glob: y',
      'glob: y, outputEval: $(self)',
    ),
    'a file that valueFrom makes may have any format': formats('edam:format_2572', '').replace(
      'source: s/y',
      'source: s/y, valueFrom: $(self)',
    ),
    'the format of what goes to standard output counts': formats(
      'edam:format_2572',
      '',
      '«incompatible-format»',
    ).replace('{type: File, outputBinding: {glob: y}}', 'stdout'),
    'an input of the workflow without a format takes any file': formats('edam:format_2572', '').replace(
      'source: s/y',
      'source: a',
    ),
    'an input of the workflow of another format is not taken': formats('edam:format_2572', '')
      .replace('inputs: {a: File}', 'inputs: {a: {type: File, format: edam:format_2573}}')
      .replace('source: s/y', 'source: «incompatible-format»a'),
    'of several sources each is looked at': formats('edam:format_2572', '')
      .replace('source: s/y', 'source: [a, «incompatible-format»s/y]')
      .replace('type: File, format', 'type: "File[]", format'),
    'what is picked may be the one that fits': formats('edam:format_2572', '').replace(
      'source: s/y',
      'source: [a, s/y], pickValue: first_non_null',
    ),
    'a step does not wait for itself': step({ in: '{x: «data-cycle»s/y}' }),
    'steps do not wait for each other': dedent`
      ${BARE}inputs: {}
      outputs: {}
      steps:
        s: {run: ${OPERATION}, in: {x: t/y}, out: [y]}
        t: {run: ${OPERATION}, in: {x: «data-cycle»s/y}, out: [y]}
    `,
    'steps may share a source': dedent`
      ${BARE}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: ${OPERATION}, in: {x: a}, out: [y]}
        t: {run: ${OPERATION}, in: {x: s/y}, out: [y]}
        u: {run: ${OPERATION}, in: {x: s/y}, out: [y]}
    `,

    'names are not empty': dedent`
      ${BARE}inputs: {«empty-name»"": int, a: int}
      outputs: [{id: «empty-name»"", type: int, outputSource: a}]
      steps:
      - {id: «empty-name»"", run: {class: Operation, inputs: {}, outputs: {}}, in: [], out: []}
    `,
    'an output of a workflow comes from somewhere': dedent`
      ${BARE}inputs: {a: File}
      outputs:
      - {id: «no-output-source»b, type: File}
      - {id: «no-output-source»c, type: File, outputSource: null}
      - {id: «no-output-source»d, type: {type: array, items: File}, outputSource: []}
      steps: {}
    `,
    'fields of records have names': dedent`
      ${BARE}inputs: {a: {type: {type: record, fields: [{name: "", type: «empty-name»int}]}}}
      outputs: {}
      steps: {}
    `,
    'an input without an id is as one with none': dedent`
      ${BARE}inputs:
      - «missing-field»{id: null, type: int}
      outputs: {}
      steps: {}
    `,
    'inputs have different ids': dedent`
      ${BARE}inputs: [{id: a, type: string}, {id: «duplicate-id»a, type: int}]
      outputs: {}
      steps: {}
    `,
    'of two inputs with one id nothing more is told': dedent`
      ${BARE}inputs: [{id: a, type: string}, {id: «duplicate-id»a, type: int}]
      outputs: [{id: o, type: string, outputSource: a}]
      steps: {}
    `,
    'outputs have different ids': dedent`
      ${BARE}inputs: {a: string}
      outputs: [{id: o, type: string, outputSource: a}, {id: «duplicate-id»o, type: string, outputSource: a}]
      steps: {}
    `,
    'steps have different ids': dedent`
      ${BARE}inputs: {a: string}
      outputs: {}
      steps:
      - {id: s, run: ${OPERATION}, in: {x: a}, out: []}
      - {id: «duplicate-id»s, run: ${OPERATION}, in: {x: a}, out: []}
    `,
    'inputs of a step have different ids': step({ in: '[{id: x, source: a}, {id: «duplicate-id»x, source: a}]' }),
    'outputs of a step have different ids': step({ in: '{x: a}' }).replace('out: [y]', 'out: [y, «duplicate-id»y]'),
    'a step is not named like an input': dedent`
      ${BARE}inputs: {s: string}
      outputs: {}
      steps:
        «id-clash»s: {run: ${OPERATION}, in: {x: s}, out: []}
    `,

    'scattering needs its requirement': step({
      head: BARE,
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: '    «missing-requirement»scatter: x\n',
    }),
    'a step may have the requirement itself': step({
      head: BARE,
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: '    scatter: x\n    requirements: {ScatterFeatureRequirement: {}}\n',
    }),
    'one requirement that several steps lack is told once': dedent`
      ${BARE}inputs: {a: 'string[]'}
      outputs: {}
      steps:
        own: {requirements: {ScatterFeatureRequirement: {}}, run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: a}, scatter: x, out: []}
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: [a], «undeclared-feature»valueFrom: b}}, «missing-requirement»scatter: x, out: []}
        t: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: a, valueFrom: b}}, scatter: x, out: []}
    `,
    'a workflow in a workflow needs its requirement': dedent`
      ${BARE}inputs: {}
      outputs: {}
      steps:
        s: {in: {}, out: [], «missing-requirement»run: {class: Workflow, inputs: {}, outputs: {}, steps: {}}}
    `,
    'several sources want their requirement': step({
      head: BARE,
      inputs: 'a: string, b: string',
      takes: "x: 'string[]'",
      in: '{x: {«undeclared-feature»source: [a, b]}}',
    }),
    'several sources of an output want their requirement': step({
      head: BARE,
      in: '{x: a}',
      outputs: "{o: {type: 'string[]', «undeclared-feature»outputSource: [s/y, a]}}",
    }),
    'valueFrom wants its requirement': step({
      head: BARE,
      in: '{x: {source: a, «undeclared-feature»valueFrom: $(self)}}',
    }),
    'a requirement is inherited': {
      text: dedent`
        ${WORKFLOW}inputs: {a: string}
        outputs: {}
        steps:
          s: {run: inner.cwl, in: {a: a}, out: []}
      `,
      files: { 'inner.cwl': step({ head: BARE, in: '{x: {source: a, valueFrom: $(self + 1)}}' }) },
    },
    'a workflow of an older version that runs a newer tool is told': {
      text: dedent`
        cwlVersion: v1.0
        class: Workflow
        inputs: {}
        outputs: {}
        steps:
          s: {run: «mixed-versions»t.cwl, in: {}, out: []}
      `,
      files: {
        't.cwl': dedent`
          cwlVersion: v1.2
          class: CommandLineTool
          inputs: {}
          outputs: {}
        `,
      },
    },
    'a workflow of a newer version that runs an older tool is fine': {
      text: dedent`
        ${BARE}inputs: {}
        outputs: {}
        steps:
          s: {run: t.cwl, in: {}, out: []}
      `,
      files: {
        't.cwl': dedent`
          cwlVersion: v1.0
          class: CommandLineTool
          inputs: {}
          outputs: {}
        `,
      },
    },
    'a link to nothing is none': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {«no-output-source»o: {type: string?, outputSource: null}}
      steps:
        s: {run: {class: Operation, inputs: {x: string?, y: string?, z: string}, outputs: {}}, in: {x: null, y: {source: null}, «missing-input»z: null}, out: []}
    `,
    'a value is picked after lists are joined': dedent`
      ${WORKFLOW}inputs: {a: 'string[]?', b: string?}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: [a, b], linkMerge: merge_flattened, pickValue: first_non_null}}, out: []}
        t: {run: {class: Operation, inputs: {x: 'string[]'}, outputs: {}}, in: {x: {source: [«incompatible-types»a, «incompatible-types»b], linkMerge: merge_flattened, pickValue: first_non_null}}, out: []}
    `,
  },
  ['JSON', 'lists'],
)

import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { PLAIN_WORKFLOW, WORKFLOW, step } from '../../support/documents.ts'

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

battery(
  {
    'a step that gets what it takes is fine': step({ in: '{x: a}' }),
    'a source must exist': step({ in: '{x: «unresolved-source»b}' }),
    'a source of a list must exist': step({
      in: '{x: {source: [a, «unresolved-source»b], linkMerge: merge_flattened}}',
      takes: "x: 'string[]'",
    }),
    'a source of a list is where it is, also after what is not text': step({
      in: '{x: {source: [«wrong-type»5, «unresolved-source»b], linkMerge: merge_flattened}}',
      takes: "x: 'string[]'",
    }),
    'of links that are not texts no types are reported': step({
      in: '{x: {source: [«wrong-type»5, a], linkMerge: merge_nested}}',
      takes: "x: 'int[]'",
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
    'what a link to the workflow itself gives must fit': step({
      inputs: 'a: int',
      in: '{x: «incompatible-types»main/a}',
      head: `${WORKFLOW}id: main\n`,
    }),
    'a link begins with no other workflow': scoped('«unresolved-source»other/a'),
    'a link begins with its workflow once': scoped('«unresolved-source»main/main/a'),
    'a link begins with no workflow that has no id': scoped('«unresolved-source»main/a').replace('id: main\n', ''),
    'a step that is called like the workflow wins': scoped('main/y', { inputs: 'a: string, y: int' }) + CALLED_MAIN,
    'an input of a step that is called like the workflow wins, and is not a source':
      scoped('«unresolved-source»main/x', { inputs: 'a: string, x: string' }) + CALLED_MAIN,
    'what such a step does not have is looked for in the workflow':
      scoped('main/a', { outputSource: 'main/s/y' }) + CALLED_MAIN,
    'an input that is called like the workflow is no obstacle': scoped('main/a', {
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
    'a prefix means part of an address before a link': dedent`
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
    'links in an embedded workflow may begin with where it is': embedded("'#main/s/run/i'", {
      outputSource: "'#main/s/run/t/y'",
    }),
    'links in an embedded workflow may begin with the end of where it is': embedded('run/i', {
      outputSource: 's/run/t/y',
    }),
    'links in an embedded workflow may begin with all of where it is': embedded('main/s/run/i', {
      outputSource: 'main/s/run/t/y',
      version: 'v1.1',
    }),
    'links in an embedded workflow without an id lead to nothing else': embedded("«unresolved-source»'#s/run/i'", {
      outputSource: '«unresolved-source»s/t/y',
    }),
    'links in an embedded workflow do not reach the one around it': embedded("«unresolved-source»'#main/a'", {
      outputSource: '«unresolved-source»main/s/run/z',
    }),
    'links in an embedded workflow with an id may begin with where it is': embedded("'#main/s/run/inner/i'", {
      outputSource: 'run/inner/t/y',
      id: 'inner',
    }),
    'links in an embedded workflow with an id begin with where it is and the id': embedded(
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
    'in v1.0 run is not part of the name of an embedded workflow': embedded(
      "«unresolved-source»'#main/s/run/inner/i'",
      {
        outputSource: '«unresolved-source»run/inner/t/y',
        id: 'inner',
        version: 'v1.0',
      },
    ),
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
    'of a link that may mean a step without an id nothing more is reported': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {o: {type: string, outputSource: s/y}, p: {type: string, outputSource: «unresolved-source»t/z}}
      steps: [«missing-field»{run: ${OPERATION}, in: {x: a}, out: [y]}, {id: t, run: ${OPERATION}, in: {x: «unresolved-source»b}, out: [y]}]
    `,
    'steps that are called run are no obstacle to a link': embedded('run/run/i', {
      outputSource: 'run/run/t/y',
      outer: 'run/o',
    }).replace('  s: {run', '  run: {run'),
    'links of a loop lead somewhere': step({
      in: '{x: «unresolved-source»b}',
      outputs: '{o: {type: string, outputSource: «unresolved-source»s/z}}',
      more: '    hints: {"http://commonwl.org/cwltool#Loop": {loopWhen: $(false), loop: {}, outputMethod: last}}\n',
    }),
    'an output of a workflow comes from somewhere': dedent`
      ${PLAIN_WORKFLOW}inputs: {a: File}
      outputs:
      - {id: «no-output-source»b, type: File}
      - {id: «no-output-source»c, type: File, outputSource: null}
      - {id: «no-output-source»d, type: {type: array, items: File}, outputSource: []}
      steps: {}
    `,
    'a link to nothing is none': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {«no-output-source»o: {type: string?, outputSource: null}}
      steps:
        s: {run: {class: Operation, inputs: {x: string?, y: string?, z: string}, outputs: {}}, in: {x: null, y: {source: null}, «missing-input»z: null}, out: []}
    `,
  },
  ['JSON', 'lists'],
)

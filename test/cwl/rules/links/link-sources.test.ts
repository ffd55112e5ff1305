import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { WORKFLOW, step } from '../../support/documents.ts'

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
  import.meta.filename,
  {
    'of links that are not texts no types are reported': step({
      in: '{x: {source: [«wrong-type»5, a], linkMerge: merge_nested}}',
      takes: "x: 'int[]'",
    }),
    'an output of a step must be listed to be a source': step({
      in: '{x: a}',
      outputs: '{o: {type: string, outputSource: «unresolved-source»s/z}}',
    }),
    'a link may begin with its workflow, whose id has a path': scoped('b/a', {
      id: 'other.cwl#a/b',
      outputSource: 'a/b/s/y',
    }),
    'a link begins with its workflow once': scoped('«unresolved-source»main/main/a'),
    'a step that is called like the workflow wins': scoped('main/y', { inputs: 'a: string, y: int' }) + CALLED_MAIN,
    'a link to another document is none to this one': step({
      in: '{x: «unresolved-source»other.cwl#a}',
      outputs: '{o: {type: string, outputSource: «unresolved-source»"x/y.cwl#s/y"}}',
    }),
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
    'a link may name the document that its workflow says to come from': scoped('other.cwl#main/a', {
      id: 'other.cwl#main',
      outputSource: 'other.cwl#main/s/y',
    }),
    'a link may name a step by all parts of its name': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {o: {type: string, outputSource: x/s/y}, p: {type: string, outputSource: «unresolved-source»x/s/z}}
      steps: {x/s: {run: ${OPERATION}, in: {x: a}, out: [y]}}
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
    'links in an embedded workflow without an id lead to nothing else': embedded("«unresolved-source»'#s/run/i'", {
      outputSource: '«unresolved-source»s/t/y',
    }),
    'links in an embedded workflow do not reach the one around it': embedded("«unresolved-source»'#main/a'", {
      outputSource: '«unresolved-source»main/s/run/z',
    }),
    'in v1.0 an embedded workflow without an id has no name': embedded("«unresolved-source»'#main/s/run/i'", {
      outputSource: "«unresolved-source»'#main/s/t/y'",
      version: 'v1.0',
    }),
    'of a link that may mean a step without an id nothing more is reported': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {o: {type: string, outputSource: s/y}, p: {type: string, outputSource: «unresolved-source»t/z}}
      steps: [«missing-field»{run: ${OPERATION}, in: {x: a}, out: [y]}, {id: t, run: ${OPERATION}, in: {x: «unresolved-source»b}, out: [y]}]
    `,
  },
  ['JSON', 'lists'],
)

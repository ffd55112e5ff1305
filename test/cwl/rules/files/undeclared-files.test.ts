import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { WORKFLOW, step } from '../../support/documents.ts'

/** A workflow that gives its file to an embedded one, within which another embeds the tool that needs an index. */
const EMBEDDED =
  '{class: Workflow, inputs: {b: File}, outputs: {}, steps: {t: {run: {class: Workflow, inputs: {c: File}, outputs: {}, steps: {u: {run: {class: Operation, inputs: {x: {type: File, secondaryFiles: [.bai]}}, outputs: {}}, in: {x: c}, out: []}}}, in: {c: b}, out: []}}}'

const EMBEDDING = dedent`
  ${WORKFLOW}inputs: {a: File}
  outputs: {}
  steps:
    e: {run: ${EMBEDDED}, in: {b: a}, out: []}
`

battery(
  import.meta.filename,
  {
    'an input of the workflow that lists files declares them too': step({
      inputs: '«undeclared-secondary-files»a: "File[]"',
      takes: 'x: {type: "File[]", secondaryFiles: [.bai]}',
      in: '{x: a}',
    }),
    'what an embedded workflow needs may be declared around it': EMBEDDING.replace(
      'a: File',
      'a: {type: File, secondaryFiles: [.bai]}',
    ),
    'what an embedded workflow needs may be declared by its own input': EMBEDDING.replace(
      'a: File',
      '«undeclared-secondary-files»a: File',
    ).replace('inputs: {b: File}', 'inputs: {b: {type: File, secondaryFiles: [.bai]}}'),
    'of a binding that v1.0 lets an output of a workflow have, nothing is evaluated': dedent`
      ${WORKFLOW.replace('v1.2', 'v1.0')}inputs: {a: string}
      outputs: {o: {type: string, outputSource: a, outputBinding: {glob: "*.txt"}}}
      steps: {}
    `,
    'what valueFrom makes may bring along what a step needs': step({
      inputs: 'a: File',
      takes: 'x: {type: File, secondaryFiles: [.bai]}',
      in: '{x: {source: a, valueFrom: $(self)}}',
    }),
  },
  ['JSON', 'lists'],
)

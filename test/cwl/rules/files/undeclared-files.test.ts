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
    'an input of the workflow declares what a step needs next to its file': step({
      inputs: '«undeclared-secondary-files»a: File',
      takes: 'x: {type: File, secondaryFiles: [.bai]}',
      in: '{x: a}',
    }),
    'an input of the workflow declares all that a step needs': step({
      inputs: '«undeclared-secondary-files»a: {type: File, secondaryFiles: [.bai]}',
      takes: 'x: {type: File, secondaryFiles: [.bai, .fai]}',
      in: '{x: {source: a}}',
    }),
    'an input of the workflow is reported once, whatever needs more': step({
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
  },
  ['JSON', 'lists'],
)

import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { TOOL } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'a glob is missed for folders, and for lists of them': {
      text: dedent`
        ${TOOL}inputs: {}
        outputs:
          «output-without-glob»o: Directory
          «output-without-glob»p: {type: {type: array, items: Directory}}
      `,
      checks: { levels: { 'output-without-glob': 'warning' } },
    },
    'a glob is missed only where one can be': {
      text: dedent`
        ${TOOL}inputs: {}
        outputs: {o: stdout, p: stderr, q: string, r: {type: File, outputBinding: {glob: x}}}
      `,
      checks: { levels: { 'output-without-glob': 'warning' } },
    },
    'a glob is not missed in a workflow': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        inputs: {a: File}
        outputs: {o: {type: File, outputSource: a}}
        steps: {}
      `,
      checks: { levels: { 'output-without-glob': 'warning' } },
    },
    'a binding without a glob finds nothing': {
      text: dedent`
        ${TOOL}inputs: {}
        outputs:
          «output-without-glob»o: {type: File, outputBinding: {loadContents: true}}
          p: {type: File, outputBinding: {outputEval: $(runtime)}}
      `,
      checks: { levels: { 'output-without-glob': 'warning', 'expression-type': 'off' } },
    },
    'a glob is missed only by those who ask': {
      text: dedent`
        ${TOOL}inputs: {}
        outputs:
          «output-without-glob»o: File
      `,
      checks: { levels: { 'output-without-glob': 'warning' } },
    },
  },
  ['JSON', 'lists'],
)

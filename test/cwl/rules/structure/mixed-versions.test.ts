import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { PLAIN_WORKFLOW } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'a workflow of an older version that runs a newer tool is reported where the configuration asks for it': {
      checks: { levels: { 'mixed-versions': 'warning' } },
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
        ${PLAIN_WORKFLOW}inputs: {}
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
  },
  ['JSON', 'lists'],
)

import { dedent } from '../../support/dedent.ts'
import { BARE_TOOL } from '../battery/documents.ts'
import { battery } from '../battery/run.ts'

battery(
  {
    'a hint of a platform may stand several times': dedent`
      ${BARE_TOOL}$namespaces: {sbg: "https://sevenbridges.com"}
      hints:
      - {class: sbg:SaveLogs, value: "*.R"}
      - {class: sbg:SaveLogs, value: "*.sh"}
    `,
    'a hint of CWL stands once': dedent`
      ${BARE_TOOL}hints:
      - {class: ResourceRequirement, ramMin: 1000}
      - {class: «duplicate-requirement»ResourceRequirement, coresMin: 1}
    `,
    'a requirement stands once': dedent`
      ${BARE_TOOL}requirements:
      - {class: ShellCommandRequirement}
      - {class: «duplicate-requirement»ShellCommandRequirement}
    `,
    'a requirement may also be a hint': dedent`
      ${BARE_TOOL}requirements: [{class: ShellCommandRequirement}]
      hints: [{class: ShellCommandRequirement}]
    `,
  },
  ['JSON', 'lists'],
)

import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { battery, problemsIn } from '../support/battery.ts'
import { BARE_TOOL, EMPTY, V1_2 } from '../support/documents.ts'

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

test('of two requirements that say the same one is too many, and harms nobody', async () => {
  expect(
    await problemsIn(
      `${V1_2}requirements: [{class: ShellCommandRequirement}, {class: ShellCommandRequirement}]\n${EMPTY}`,
    ),
  ).toMatchObject([{ code: 'duplicate-requirement', severity: 'warning', fix: 'Remove one of the two.' }])
  expect(
    await problemsIn(
      `${V1_2}requirements: [{class: ResourceRequirement, ramMin: 1000}, {class: ResourceRequirement}]\n${EMPTY}`,
    ),
  ).toMatchObject([{ code: 'duplicate-requirement', severity: 'error', fix: 'Join the two.' }])
})

import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, problemsIn } from '../../support/battery.ts'
import { BARE_TOOL, EMPTY, V1_2 } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'a hint of a platform may occur several times': dedent`
      ${BARE_TOOL}$namespaces: {sbg: "https://sevenbridges.com"}
      hints:
      - {class: sbg:SaveLogs, value: "*.R"}
      - {class: sbg:SaveLogs, value: "*.sh"}
    `,
    'a hint of CWL occurs once': dedent`
      ${BARE_TOOL}hints:
      - {class: ResourceRequirement, ramMin: 1000}
      - {class: «duplicate-requirement»ResourceRequirement, coresMin: 1}
    `,
    'a requirement occurs once': dedent`
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
  ).toMatchObject([{ code: 'duplicate-requirement', severity: 'warning', fix: 'Remove the one without fields.' }])
})

test('two requirements that say something else are an error, also with a third between them that says nothing', async () => {
  const one = '{class: ResourceRequirement, ramMin: 1000}'
  const bare = '{class: ResourceRequirement}'
  const other = '{class: ResourceRequirement, ramMin: 2000}'
  for (const [list, severities] of [
    [[one, other], ['error']],
    [
      [one, bare, other],
      ['warning', 'error'],
    ],
    [
      [bare, one, other],
      ['warning', 'error'],
    ],
  ] as const)
    expect(
      (await problemsIn(`${V1_2}requirements: [${list.join(', ')}]\n${EMPTY}`)).map(({ severity }) => severity),
    ).toEqual(severities)
})

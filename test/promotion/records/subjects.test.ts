import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import type { AppSource } from '../../../src/configuration/desired-app.ts'
import { canonicalJson, objectFrom } from '../../../src/json/index.ts'
import type { AppOutcome } from '../../../src/promotion/apply.ts'
import { writeSubjects } from '../../../src/promotion/records/subjects.ts'
import { temporaryFolder } from '../../support/local-platform.ts'

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

test('the files of all apps that are now as desired are written, with their sums', async () => {
  const folder = join(temporaryFolder(), 'signed')
  const outcomes: AppOutcome[] = Array.from({ length: 33 }, (_, index) => created(`a${index}`))
  const others = ['updated', 'unchanged', 'failed', 'unknown', 'skipped', 'cancelled'].map(
    (outcome) => ({ ...created(outcome), outcome, reason: 'why' }) as AppOutcome,
  )
  const subjects = await writeSubjects(folder, [...outcomes, ...others], 'documented')
  const names = [...outcomes.map((_, index) => `a${index}`), 'updated', 'unchanged'].map(
    (name) => `acme/dev/${name}.json`,
  )
  const sum = (text: string): string => createHash('sha256').update(text).digest('hex')
  const sums = names.map((name) => `${sum(canonicalJson(DESCRIPTION))}  ${name}\n`).join('')
  expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toBe(sums)
  expect(subjects).toEqual({
    folder,
    checksumsFile: join(folder, 'SHA256SUMS'),
    digest: `sha256:${sum(sums)}`,
    count: 35,
  })
  expect(readdirSync(join(folder, 'acme/dev')).length).toBe(35)
  expect(['SHA256SUMS', 'acme/dev/a0.json'].map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([
    0o600, 0o600,
  ])
})

test.each(['acme/dev/a.json'])('a file %s is not replaced', async (name) => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'acme/dev'), { recursive: true })
  writeFileSync(join(folder, name), 'old')
  await expect(writeSubjects(folder, [created('a')], 'documented')).rejects.toMatchObject({ code: 'EEXIST' })
  expect(readFileSync(join(folder, name), 'utf8')).toBe('old')
  expect(existsSync(join(folder, 'SHA256SUMS'))).toBe(name === 'SHA256SUMS')
})

test.each([
  ['a.b-c_d', 'a.b-c_d.json'],
  ['a\u200bb', 'a%E2%80%8Bb.json'],
  ['é'.repeat(100), `${'é'.repeat(100)}.json`],
])('the app %j is in the file %s', async (app, file) => {
  expect(await namesOf(app)).toEqual([file])
})

test('a long name is cut between its characters', async () => {
  const [name = ''] = await namesOf(`${'a'.repeat(182)} ${'a'.repeat(30)}`)
  expect(name).toMatch(/^a{182}~[0-9a-f]{16}\.json$/)
  const [accents = ''] = await namesOf('é'.repeat(101))
  expect(accents).toMatch(/^é{91}~[0-9a-f]{16}\.json$/)
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { doctor } from '../../src/commands/doctor.ts'
import { exports } from '../../src/commands/exports.ts'
import { init } from '../../src/commands/init.ts'
import { mergeRecordFiles } from '../../src/commands/merge-records.ts'
import { pack } from '../../src/commands/pack.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import type { Report } from '../../src/commands/report.ts'
import { rollback } from '../../src/commands/rollback.ts'
import { failureFrom } from '../../src/commands/run/failure.ts'
import { validate } from '../../src/commands/validate.ts'
import { digestOf, parseJson } from '../../src/json/index.ts'
import { startPlatform } from '../support/local-platform.ts'
import { BROKEN, listening, MANIFEST, optionsFor, repository, tool, workflow } from './support.ts'

describe('validate', () => {
  test('takes every document when nothing is named', async () => {
    const report = await validate(
      optionsFor(repository({ 'a.cwl': tool('a'), 'x/b.cwl': tool('b') }), undefined),
      listening(),
    )
    expect(report).toMatchObject({
      exitCode: 0,
      ok: true,
      documents: [
        { path: 'a.cwl', ok: true },
        { path: 'x/b.cwl', ok: true },
      ],
      problems: [],
    })
  })

  test('takes the apps of the configuration when there is one', async () => {
    const folder = repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a'), 'drafts/b.cwl': BROKEN })
    expect(await validate(optionsFor(folder, undefined), listening())).toMatchObject({
      exitCode: 0,
      documents: [{ path: 'apps/a.cwl' }],
    })
  })

  test('takes what `files` names before all', async () => {
    const folder = repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a'), 'drafts/b.cwl': BROKEN })
    const report = await validate(optionsFor(folder, undefined, { files: ['drafts'] }), listening())
    expect(report).toMatchObject({
      exitCode: 3,
      ok: false,
      documents: [{ path: 'drafts/b.cwl', ok: false }],
      failure: { code: 'invalid-cwl', message: '1 error in 1 of 1 document' },
    })
  })

  test('a document is not ok when what it runs is not', async () => {
    const folder = repository({ 'a.cwl': workflow('b.cwl'), 'b.cwl': BROKEN })
    const report = await validate(optionsFor(folder, undefined, { files: ['a.cwl'] }), listening())
    expect(report).toMatchObject({
      exitCode: 3,
      documents: [{ path: 'a.cwl', ok: false }],
      problems: [{ file: 'b.cwl' }],
    })
  })

  test('is not green about nothing', async () => {
    expect(await validate(optionsFor(repository({ 'readme.md': '' }), undefined), listening())).toMatchObject({
      exitCode: 2,
      ok: false,
      failure: { code: 'usage' },
    })
  })

  test('names a folder that is not there', async () => {
    expect(await validate(optionsFor('/no/such/folder', undefined), listening())).toMatchObject({
      exitCode: 2,
      failure: { code: 'no-such-folder' },
    })
  })
})

describe('pack', () => {
  test('gives one JSON object and its digest', async () => {
    const folder = repository({ 'a.cwl': workflow('b.cwl'), 'b.cwl': tool('b') })
    const report = await pack({ ...optionsFor(folder, undefined), file: 'a.cwl' }, listening())
    expect(report).toMatchObject({ exitCode: 0, path: 'a.cwl' })
    expect(report.digest).toBe(digestOf(parseJson(report.packed ?? '')))
    expect(report.packed).not.toContain('b.cwl')
  })

  test('packs nothing invalid', async () => {
    const report = await pack({ ...optionsFor(repository({ 'a.cwl': BROKEN }), undefined), file: 'a.cwl' }, listening())
    expect(report).toMatchObject({ exitCode: 3, failure: { code: 'invalid-cwl' }, problems: [{ file: 'a.cwl' }] })
    expect(report.packed).toBeUndefined()
  })

  test('writes nothing when its time is up', async () => {
    const folder = repository({ 'a.cwl': tool('a') })
    const report = await pack(
      { ...optionsFor(folder, undefined, { timeout: 0.00001 }), file: 'a.cwl', output: 'packed.json' },
      listening(),
    )
    expect(report).toMatchObject({
      exitCode: 1,
      failure: { code: 'timed-out', message: 'the time of the run is up; a.cwl was not packed' },
    })
    expect([report.packed, existsSync(join(folder, 'packed.json'))]).toEqual([undefined, false])
  })

  test('ends when it is stopped', async () => {
    const report = await pack(
      { ...optionsFor(repository({ 'a.cwl': tool('a') }), undefined), file: 'a.cwl' },
      listening(AbortSignal.abort()),
    )
    expect(report).toMatchObject({ exitCode: 130, failure: { code: 'cancelled' } })
  })

  test.each([
    ['no.cwl', 'no-such-file'],
    ['../x.cwl', 'outside-repository'],
  ])('names a file that cannot be had: %s', async (file, code) => {
    const report = await pack({ ...optionsFor(repository({}), undefined), file }, listening())
    expect(report.exitCode).not.toBe(0)
    expect(report.failure?.code === code || report.problems.some((problem) => problem.code === code)).toBe(true)
  })
})

describe('exports', () => {
  test.each([
    [[], 0, 'none'],
    [['COMPLETED'], 0, 'completed'],
    [['COMPLETED', 'RUNNING'], 0, 'other'],
    [['COMPLETED', 'FAILED', 'RUNNING'], 6, 'failed'],
  ])('%j ends with %i', async (states, exitCode, state) => {
    const platform = await startPlatform()
    for (const [index, each] of states.entries()) platform.store.addExport({ id: `job-${index}`, state: each })
    const report = await exports(optionsFor(repository({}), platform.url), listening())
    expect(report).toMatchObject({ exitCode, state, total: states.length })
  })

  test('says aloud what it does not know', async () => {
    const platform = await startPlatform()
    platform.store.addExport({ id: 'x', state: 'PAUSED' })
    platform.store.addExport({ id: 'y', state: '' })
    const report = await exports(optionsFor(repository({}), platform.url), listening())
    expect(report.notices.toSorted()).toEqual([
      '1 export job is in the state "", which counts neither as completed nor as failed.',
      '1 export job is in the state PAUSED, which counts neither as completed nor as failed.',
    ])
  })

  test('says aloud that the list is cut off', async () => {
    const platform = await startPlatform()
    for (let job = 0; job < 60; job += 1) platform.store.addExport({ id: `job-${job}`, state: 'COMPLETED' })
    const report = await exports(optionsFor(repository({}), platform.url, { maxPages: 1 }), listening())
    expect(report).toMatchObject({
      truncated: true,
      notices: [expect.stringMatching(/^The list of export jobs is cut off: /)],
    })
  })

  test('that cannot be read are not an empty list', async () => {
    const platform = await startPlatform()
    expect(await exports(optionsFor(repository({}), platform.url, { token: 'wrong' }), listening())).toMatchObject({
      exitCode: 1,
      state: 'not-read',
      failure: { code: 'credentials' },
    })
  })

  test('need an address', async () => {
    const report = await exports(optionsFor(repository({}), undefined), listening())
    expect(report).toMatchObject({
      exitCode: 2,
      failure: { message: 'the address of the platform is missing', fix: 'Give the input `base-url`.' },
    })
  })
})

describe('options that a program without types may give are named', () => {
  const WRONG: readonly (readonly [string, object, string])[] = [
    [
      'an address that is an object',
      { baseUrl: new URL('https://platform.invalid') },
      '`base-url` must be a text, and is an object',
    ],
    ['a token that is a number', { token: 31415926 }, '`token` must be a text, and is a number'],
    ['files that are a text', { files: 'workflows' }, '`files` must be a list of texts, and is a text'],
    ['apps that are no texts', { apps: ['a', 5] }, '`apps` must be a list of texts, and holds a number'],
    ['a stage that is a number', { stage: 3 }, '`stage` must be a text, and is a number'],
    ['a configuration that is null', { config: null }, '`config` must be a text, and is null'],
    ['a choice that is a text', { dryRun: 'false' }, '`dry-run` must be true or false, and is a text'],
    ['a number that is a text', { concurrency: '8' }, '`concurrency` must be a number, and is a text'],
    ['no platform', { platform: undefined }, '`platform` must be given'],
    ['a platform that there is not', { platform: 'toString' }, '`platform` is "toString".'],
    ['a way to verify that there is not', { verify: 'read-bak' }, '`verify` is "read-bak". Did you mean "read-back"?'],
  ]

  test.each(WRONG)('%s', async (_, wrong, message) => {
    const options = Object.assign(
      { ...optionsFor(repository({ 'a.cwl': tool('a') }), undefined), file: 'a.cwl' },
      wrong,
    )
    for (const verb of [validate, pack, promote, exports]) {
      const { exitCode, failure } = await verb(options, listening())
      expect({ exitCode, code: failure?.code, message: failure?.message }).toEqual({
        exitCode: 2,
        code: 'usage',
        message,
      })
      expect(JSON.stringify(failure)).not.toContain('31415926')
    }
  })
})

describe('what a verb cannot do without is named', () => {
  const common = optionsFor('.', undefined)
  const wrong: object = { records: 'record.json', record: 'merged.json' }
  const MISSING: readonly (readonly [string, () => Promise<Report>, string])[] = [
    [
      'pack: file',
      async () => pack(Object.assign({ ...common, file: '' }, { file: undefined }), listening()),
      '`file` must be given',
    ],
    [
      'rollback: undo',
      async () => rollback(Object.assign({ ...common, undo: '' }, { undo: undefined }), listening()),
      '`undo` must be given',
    ],
    [
      'merge-records: records',
      async () =>
        mergeRecordFiles(
          Object.assign({ ...common, records: [], record: 'merged.json' }, { records: undefined }),
          listening(),
        ),
      '`records` must be given',
    ],
    [
      'merge-records: record',
      async () =>
        mergeRecordFiles(
          Object.assign({ ...common, records: ['record.json'], record: '' }, { record: undefined }),
          listening(),
        ),
      '`record` must be given',
    ],
    [
      'doctor: environment',
      async () => doctor(Object.assign({ ...common, environment: {} }, { environment: undefined }), listening()),
      '`environment` must be given',
    ],
    [
      'doctor: an object',
      async () => doctor(Object.assign({ ...common, environment: {} }, { environment: null }), listening()),
      '`environment` must be an object, and is null',
    ],
    [
      'pull: a choice',
      async () => pull(Object.assign({ ...common, force: false }, { force: 'false' }), listening()),
      '`force` must be true or false, and is a text',
    ],
    [
      'rollback: the record to write',
      async () => rollback(Object.assign({ ...common, undo: 'record.json', record: '' }, { record: 5 }), listening()),
      '`new-record` must be a text, and is a number',
    ],
    [
      'merge-records: the record to write',
      async () =>
        mergeRecordFiles(
          Object.assign({ ...common, records: ['record.json'], record: '' }, { record: 5 }),
          listening(),
        ),
      '`new-record` must be a text, and is a number',
    ],
    [
      'merge-records: a list',
      async () => mergeRecordFiles(Object.assign({ ...common, records: [], record: '' }, wrong), listening()),
      '`records` must be a list of texts, and is a text',
    ],
  ]

  test.each(MISSING)('%s', async (_, run, message) => {
    const report = await run()
    expect(report).toMatchObject({ exitCode: 2, failure: { code: 'usage', message, fix: expect.any(String) } })
  })
})

describe('a call that leaves nothing to make a run of is refused in words, and leaves no clock behind', () => {
  const options = optionsFor('.', undefined)
  const VERBS: readonly (readonly [string, (...call: readonly unknown[]) => Promise<unknown>])[] = Object.entries({
    doctor,
    exports,
    init,
    mergeRecordFiles,
    pack,
    plan,
    promote,
    pull,
    rollback,
    validate,
  }).map(([name, verb]) => [name, async (...call) => Reflect.apply(verb, undefined, call) as Promise<unknown>])
  const timers = (): number => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length

  test.each(VERBS)('%s', async (_, verb) => {
    const before = timers()
    for (const nothing of [undefined, null]) {
      await expect(verb(nothing, listening())).rejects.toMatchObject({
        name: 'PromotionError',
        code: 'usage',
        message: `the options must be an object, and are ${nothing}`,
        fix: expect.any(String),
      })
      await expect(verb(options, nothing)).rejects.toMatchObject({
        code: 'usage',
        message: 'the `signal` of the context must be an AbortSignal, and is undefined',
        fix: expect.any(String),
      })
    }
    await expect(verb(options, { ...listening(), signal: new AbortController() })).rejects.toMatchObject({
      code: 'usage',
      message: 'the `signal` of the context must be an AbortSignal, and is an object',
    })
    expect(timers()).toBe(before)
  })
})

test('a mistake of ours is told without a stack trace', () => {
  const failure = failureFrom(new TypeError('cannot read x'))
  expect(failure).toMatchObject({ code: 'internal', message: 'unexpected: cannot read x' })
  expect(JSON.stringify(failure)).not.toContain('verbs.test.ts')
})

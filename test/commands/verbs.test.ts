import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { exports } from '../../src/commands/exports.ts'
import { pack } from '../../src/commands/pack.ts'
import { failureFrom } from '../../src/commands/run/failure.ts'
import { validate } from '../../src/commands/validate.ts'
import { digestOf, parseJson } from '../../src/json/index.ts'
import { startPlatform } from '../support/local-platform.ts'
import { BROKEN, listening, MANIFEST, optionsFor, repository, tool, workflow } from './support.ts'

describe('validate', () => {
  test('checks every document by default', async () => {
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

  test('checks every file, also beside the apps of a configuration', async () => {
    const folder = repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a'), 'drafts/b.cwl': BROKEN })
    expect(await validate(optionsFor(folder, undefined), listening())).toMatchObject({
      exitCode: 3,
      documents: [{ path: 'apps/a.cwl' }, { path: 'drafts/b.cwl', ok: false }],
    })
  })

  test('checks only `files` if they are given', async () => {
    const folder = repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a'), 'drafts/b.cwl': BROKEN })
    const report = await validate(optionsFor(folder, undefined, { files: ['drafts'] }), listening())
    expect(report).toMatchObject({
      exitCode: 3,
      ok: false,
      documents: [{ path: 'drafts/b.cwl', ok: false }],
      failure: { code: 'invalid-cwl', message: '1 document is invalid, with 1 error' },
    })
  })

  test('a document is not ok if a file that it runs is not', async () => {
    const folder = repository({ 'a.cwl': workflow('b.cwl'), 'b.cwl': BROKEN })
    const report = await validate(optionsFor(folder, undefined, { files: ['a.cwl'] }), listening())
    expect(report).toMatchObject({
      exitCode: 3,
      documents: [{ path: 'a.cwl', ok: false }],
      problems: [{ file: 'b.cwl' }],
    })
  })

  test('fails without documents', async () => {
    expect(await validate(optionsFor(repository({ 'readme.md': '' }), undefined), listening())).toMatchObject({
      exitCode: 2,
      ok: false,
      failure: { code: 'usage' },
    })
  })

  test('names a missing folder', async () => {
    expect(await validate(optionsFor('/no/such/folder', undefined), listening())).toMatchObject({
      exitCode: 2,
      failure: { code: 'no-such-folder' },
    })
  })
})

describe('pack', () => {
  test('prints one JSON object and its digest', async () => {
    const folder = repository({ 'a.cwl': workflow('b.cwl'), 'b.cwl': tool('b') })
    const report = await pack({ ...optionsFor(folder, undefined), file: 'a.cwl' }, listening())
    expect(report).toMatchObject({ exitCode: 0, path: 'a.cwl' })
    expect(report.digest).toBe(digestOf(parseJson(report.packed ?? '')))
    expect(report.packed).not.toContain('b.cwl')
  })

  test('packs no invalid document', async () => {
    const report = await pack({ ...optionsFor(repository({ 'a.cwl': BROKEN }), undefined), file: 'a.cwl' }, listening())
    expect(report).toMatchObject({ exitCode: 3, failure: { code: 'invalid-cwl' }, problems: [{ file: 'a.cwl' }] })
    expect(report.packed).toBeUndefined()
  })

  test('writes nothing if its time is up', async () => {
    const folder = repository({ 'a.cwl': tool('a') })
    const report = await pack(
      { ...optionsFor(folder, undefined, { timeout: 0.00001 }), file: 'a.cwl', output: 'packed.json' },
      listening(),
    )
    expect(report).toMatchObject({
      exitCode: 1,
      failure: { code: 'timed-out', message: 'the time limit of the run is reached; a.cwl was not packed' },
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
  ])('reports a file that cannot be read: %s', async (file, code) => {
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

  test('gives a notice about unknown states', async () => {
    const platform = await startPlatform()
    platform.store.addExport({ id: 'x', state: 'PAUSED' })
    platform.store.addExport({ id: 'y', state: '' })
    const report = await exports(optionsFor(repository({}), platform.url), listening())
    expect(report.notices.toSorted()).toEqual([
      '1 export job is in the state "", which counts neither as completed nor as failed.',
      '1 export job is in the state PAUSED, which counts neither as completed nor as failed.',
    ])
  })

  test('gives a notice if the list is truncated', async () => {
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
    expect(
      await exports(optionsFor(repository({}), platform.url, { token: 'not-the-right-token' }), listening()),
    ).toMatchObject({
      exitCode: 1,
      state: 'not-read',
      failure: { code: 'credentials' },
    })
  })

  test('need a token that can be hidden', async () => {
    expect(
      await exports(optionsFor(repository({}), 'https://x.example', { token: 'fifteen-letters' }), listening()),
    ).toMatchObject({
      exitCode: 2,
      failure: { message: 'the token for the platform has fewer than 16 characters' },
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

test('an internal error is reported without a stack trace', () => {
  const failure = failureFrom(new TypeError('cannot read x'))
  expect(failure).toMatchObject({ code: 'internal', message: 'unexpected: cannot read x' })
  expect(JSON.stringify(failure)).not.toContain('verbs.test.ts')
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { pack } from '../../src/commands/pack.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import type { ValidateReport } from '../../src/commands/report.ts'
import { validate } from '../../src/commands/validate.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { toJson } from '../../src/report/json.ts'
import { dedent } from '../support/dedent.ts'
import { startPlatform } from '../support/local-platform.ts'
import { BROKEN, listening, MANIFEST, optionsFor, OUTSIDE_GIT, repository, tool, workflow, write } from './support.ts'

const LOOSE = `${tool('loose')}hints: { DockerRequirement: { dockerPull: debian } }\n`
const FILE = 'accepted.json'

async function run(folder: string, options: Partial<RunOptions> = {}): Promise<ValidateReport> {
  return validate(optionsFor(folder, undefined, options), listening())
}

describe('a baseline of validate', () => {
  test('accepts existing problems, so that only new ones are reported', async () => {
    const folder = repository({ 'a.cwl': BROKEN, 'b.cwl': LOOSE })
    expect(await run(folder)).toMatchObject({ exitCode: 3 })
    expect(await run(folder, { writeBaseline: FILE })).toMatchObject({
      exitCode: 0,
      ok: true,
      problems: [],
      notices: ['accepted.json accepts the 2 problems of today.'],
    })
    const report = await run(folder, { baseline: FILE })
    expect(report).toMatchObject({
      exitCode: 0,
      ok: true,
      problems: [],
      baseline: { file: FILE, accepted: 2, gone: 0, written: false },
      notices: ['2 known problems are accepted by accepted.json.'],
    })
    expect(toJson(report)).toMatchObject({ baseline: { file: FILE, accepted: 2, gone: 0, written: false } })
    write(folder, {
      'a.cwl': dedent`
        # moved by a line
        ${BROKEN}foo: bar
      `,
    })
    const later = await run(folder, { baseline: FILE })
    expect(later).toMatchObject({
      exitCode: 3,
      documents: [
        { path: 'a.cwl', ok: false },
        { path: 'b.cwl', ok: true },
      ],
      problems: [{ code: 'unknown-field' }],
      failure: { message: '1 of 2 documents is invalid, with 1 error' },
    })
  })

  test('reports accepted problems that are gone, for checked and deleted files', async () => {
    const folder = repository({ 'a.cwl': BROKEN, 'b.cwl': LOOSE, 'c.cwl': BROKEN })
    await run(folder, { writeBaseline: FILE })
    write(folder, { 'a.cwl': tool('mended') })
    expect(await run(folder, { baseline: FILE })).toMatchObject({
      baseline: { accepted: 2, gone: 1 },
      notices: [
        '2 known problems are accepted by accepted.json.',
        '1 of the problems that accepted.json accepts does not occur any more: write it again with `--write-baseline accepted.json`.',
      ],
    })
    expect(await run(folder, { baseline: FILE, files: ['b.cwl'] })).toMatchObject({
      baseline: { accepted: 1, gone: 0 },
    })
  })

  test('does not report them as gone in files near a new error', async () => {
    const files = { 'w.cwl': workflow('t.cwl'), 't.cwl': LOOSE, 'other.cwl': LOOSE }
    const folder = repository(files)
    await run(folder, { writeBaseline: FILE })
    write(folder, { 't.cwl': 'class: a: b\n', 'other.cwl': tool('mended') })
    expect(await run(folder, { baseline: FILE })).toMatchObject({ exitCode: 3, baseline: { accepted: 0, gone: 1 } })
    // What its workflow lacks says nothing of a tool that is looked at by itself.
    write(folder, { 'w.cwl': `${workflow('t.cwl')}foo: bar\n`, 't.cwl': tool('mended') })
    expect(await run(folder, { baseline: FILE })).toMatchObject({ exitCode: 3, baseline: { accepted: 0, gone: 2 } })
    expect(await run(folder, { baseline: FILE, files: ['w.cwl'] })).toMatchObject({
      exitCode: 3,
      baseline: { accepted: 0, gone: 0 },
    })
  })

  test('accepts as many equal problems as there were', async () => {
    const twice = (lines: string): string =>
      `${tool('a').replace('baseCommand: [echo]', 'baseCommand: echo')}arguments:\n${lines}`
    const folder = repository({ 'a.cwl': twice('  - $(inputs.no)\n  - $(inputs.no)\n') })
    await run(folder, { writeBaseline: FILE })
    expect(JSON.parse(readFileSync(join(folder, FILE), 'utf8'))).toMatchObject({
      version: 1,
      accepted: [{ file: 'a.cwl', code: 'undefined-input', count: 2 }],
    })
    expect(await run(folder, { baseline: FILE })).toMatchObject({ exitCode: 0, baseline: { accepted: 2, gone: 0 } })
    write(folder, { 'a.cwl': twice('  - $(inputs.no)\n') })
    expect(await run(folder, { baseline: FILE })).toMatchObject({ exitCode: 0, baseline: { accepted: 1, gone: 1 } })
    write(folder, { 'a.cwl': twice('  - $(inputs.no)\n'.repeat(3)) })
    expect(await run(folder, { baseline: FILE })).toMatchObject({
      exitCode: 3,
      baseline: { accepted: 2, gone: 0 },
      problems: [{ line: 11 }],
    })
  })

  test('accepts warnings that strict makes errors', async () => {
    const folder = repository({ 'b.cwl': LOOSE })
    await run(folder, { writeBaseline: FILE })
    expect(await run(folder, { baseline: FILE, strict: true })).toMatchObject({ exitCode: 0, problems: [] })
  })

  test('ignores problems that are switched off', async () => {
    const folder = repository({
      'b.cwl': LOOSE,
      'cwl-promote.yml': dedent`
        version: 1
        checks: { levels: { unpinned-image: 'off' } }
      `,
    })
    expect(await run(folder, { writeBaseline: FILE })).toMatchObject({
      notices: ['accepted.json accepts nothing, because there are no problems today.'],
    })
  })

  test('of the configuration is used, and is written again without being read', async () => {
    const folder = repository({
      'a.cwl': BROKEN,
      'cwl-promote.yml': dedent`
        version: 1
        checks: { baseline: ${FILE} }
      `,
    })
    const missing = {
      exitCode: 2,
      failure: {
        code: 'configuration',
        message: 'there is no file accepted.json',
        fix: expect.stringContaining('--write-baseline accepted.json'),
        at: { file: 'cwl-promote.yml', line: 2, column: 21 },
      },
    }
    expect(await run(folder)).toMatchObject(missing)
    await run(folder, { writeBaseline: FILE })
    expect(await run(folder)).toMatchObject({ exitCode: 0, baseline: { accepted: 1 } })
    write(folder, { 'other.json': '{"version": 1, "accepted": []}' })
    expect(await run(folder, { baseline: 'other.json' })).toMatchObject({
      exitCode: 3,
      baseline: { file: 'other.json', accepted: 0 },
    })
  })

  test('has the same content when it is written twice', async () => {
    const folder = repository({ 'a.cwl': BROKEN, 'b.cwl': LOOSE, 'c.cwl': workflow('a.cwl') })
    await run(folder, { writeBaseline: 'one.json' })
    await run(folder, { writeBaseline: 'deep/two.json', baseline: 'one.json' })
    expect(readFileSync(join(folder, 'deep/two.json'), 'utf8')).toBe(readFileSync(join(folder, 'one.json'), 'utf8'))
  })

  test.each([
    ['is not there', undefined, '`baseline`: there is no file accepted.json'],
    ['is not JSON', '{"version": 1,', expect.stringMatching(/^`baseline`: accepted\.json is not a baseline: /)],
    ['is something else', '[]', expect.stringContaining('a baseline must be a map with version: 1')],
    [
      'has an invalid entry',
      '{"version": 1, "accepted": [{}]}',
      expect.stringContaining('item 1 of "accepted" needs the fields file, code and message'),
    ],
    ['has a merge conflict', '<<<<<<< ours\n', expect.stringContaining('is not a baseline')],
  ])('that %s is a usage error', async (_, text, message) => {
    const folder = repository({ 'a.cwl': tool('a'), ...(text === undefined ? {} : { [FILE]: text }) })
    expect(await run(folder, { baseline: FILE })).toMatchObject({
      exitCode: 2,
      failure: { code: 'usage', message, fix: expect.stringContaining('--write-baseline') },
    })
  })

  test('is refused for a part of the documents and at a path that is not writable', async () => {
    const folder = repository({ 'a.cwl': tool('a') })
    expect(await run(folder, { writeBaseline: FILE, changedSince: 'HEAD' })).toMatchObject({
      exitCode: 2,
      failure: { message: expect.stringContaining('a baseline of a part would forget the rest') },
    })
    expect(await run(folder, { writeBaseline: 'a.cwl/x.json' })).toMatchObject({
      exitCode: 2,
      failure: {
        code: 'usage',
        message: expect.stringMatching(
          /^`write-baseline`: a\.cwl\/x\.json cannot be written: .+ \((?:EEXIST|ENOTDIR)\)$/,
        ),
      },
    })
  })
})

describe('a baseline for documents that are packed', () => {
  const CONFIG = `${MANIFEST}checks: { strict: true, baseline: ${FILE} }\n`

  test('accepts warnings, also when strict makes them errors', async () => {
    const { url } = await startPlatform()
    const folder = repository({ 'cwl-promote.yml': CONFIG, 'apps/a.cwl': LOOSE })
    await run(folder, { writeBaseline: FILE })
    const options = optionsFor(folder, url, { stage: 'dev' })
    const notices = ['1 known problem is accepted by the baseline.']
    expect(await pack({ ...options, file: 'apps/a.cwl' }, listening())).toMatchObject({
      exitCode: 0,
      problems: [],
      notices,
    })
    const planned = await plan(options, listening())
    expect([planned.exitCode, planned.problems, planned.notices[0]]).toEqual([0, [], notices[0]])
    expect(await promote(options, listening())).toMatchObject({
      exitCode: 0,
      problems: [],
      counts: { created: 1 },
      notices: [...notices, OUTSIDE_GIT],
    })
  })

  test('does not accept errors, because such a document cannot be installed', async () => {
    const { url, store } = await startPlatform()
    const folder = repository({ 'cwl-promote.yml': CONFIG, 'apps/a.cwl': BROKEN })
    await run(folder, { writeBaseline: FILE })
    const options = optionsFor(folder, url, { stage: 'dev' })
    expect(await validate(options, listening())).toMatchObject({ exitCode: 0 })
    expect(await pack({ ...options, file: 'apps/a.cwl' }, listening())).toMatchObject({
      exitCode: 3,
      problems: [{ code: 'missing-field' }],
    })
    expect(await promote(options, listening())).toMatchObject({ exitCode: 3, problems: [{ code: 'missing-field' }] })
    expect(store.countRequests('POST')).toBe(0)
  })
})

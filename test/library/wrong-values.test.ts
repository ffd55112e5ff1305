import { describe, expect, test } from '@jest/globals'

import {
  accept,
  baselineFromJson,
  baselineToJson,
  DEFAULT_LIMITS,
  DEFAULTS,
  documentsReaching,
  Excerpts,
  exports,
  formatAddress,
  openWorkspace,
  packDocument,
  Packer,
  plan,
  promote,
  readPlan,
  readRecord,
  toText,
  validate,
  validateDocuments,
} from '../../src/index.ts'
import type {
  AppAddress,
  Baseline,
  Deployments,
  ExportsKeeper,
  Limits,
  PackerOptions,
  Problem,
  Watch,
  Workspace,
} from '../../src/index.ts'
import { listening, repository, tool } from '../commands/support.ts'

const workspace = openWorkspace(repository({ 'a.cwl': tool('a') }))

/** Casts stand for programs without types. */
describe('what a program without types gives as a path is refused in words', () => {
  const CALLS: readonly (readonly [string, (value: unknown) => Promise<unknown>])[] = [
    ['find', async (value) => workspace.find([value as string])],
    ['readText', async (value) => workspace.readText(value as string)],
    ['validateDocuments', async (value) => validateDocuments(workspace, [value as string])],
    ['packDocument', async (value) => packDocument(workspace, value as string)],
  ]

  test.each(CALLS)('%s', async (_, call) => {
    for (const [value, words] of [
      [undefined, 'undefined'],
      [null, 'null'],
      [5, 'a number'],
      [['a.cwl'], 'a list'],
    ] as const) {
      await expect(call(value)).rejects.toMatchObject({
        name: 'CwlError',
        code: 'no-such-file',
        message: `a path must be a text, and is ${words}`,
        fix: expect.any(String),
      })
    }
  })

  test('and nothing is there', () => {
    expect(workspace.has(undefined as unknown as string)).toBe(false)
  })

  test.each([undefined, null, 5, 'a.cwl', {}])('%j is no list of them', async (value) => {
    const refusal = {
      name: 'CwlError',
      code: 'no-such-file',
      message: 'paths must be a list of texts',
      fix: 'Give a list, also for one path.',
    }
    const paths = value as readonly string[]
    expect(() => workspace.find(paths)).toThrow(expect.objectContaining(refusal))
    await expect(validateDocuments(workspace, paths)).rejects.toMatchObject(refusal)
  })
})

describe('what a program without types gives in place of', () => {
  const TYPES = [
    [undefined, 'undefined'],
    [null, 'null'],
    [5, 'a number'],
    [new URL('file:///repo'), 'an object'],
  ] as const

  test.each(TYPES)('the folder of a workspace is refused in words: %p', (value, words) => {
    const refusal = {
      name: 'CwlError',
      code: 'no-such-folder',
      message: `the folder of a workspace must be a text, and is ${words}`,
      fix: 'Give the folder of the repository.',
    }
    expect(() => openWorkspace(value as unknown as string)).toThrow(expect.objectContaining(refusal))
  })

  test.each([...TYPES, ['.', 'a text']] as const)('a workspace is refused in words: %p', async (value, words) => {
    const refusal = {
      name: 'CwlError',
      code: 'no-such-folder',
      message: `a workspace must be what \`openWorkspace\` gave, and is ${words}`,
      fix: expect.stringContaining('openWorkspace(folder)'),
    }
    const given = value as unknown as typeof workspace
    await expect(validateDocuments(given, ['a.cwl'])).rejects.toMatchObject(refusal)
    await expect(packDocument(given, 'a.cwl')).rejects.toMatchObject(refusal)
    expect(() => new Packer(given)).toThrow(expect.objectContaining(refusal))
    expect(() => documentsReaching(given, ['a.cwl'], [])).toThrow(expect.objectContaining(refusal))
  })

  test.each([undefined, null, 5, {}])('the path of a record or a plan is refused in words: %p', (value) => {
    const refusal = (code: string) =>
      expect.objectContaining({
        name: 'PromotionError',
        code,
        message: expect.stringContaining('cannot be read: its path must be a text'),
      })
    expect(() => readRecord(value as string)).toThrow(refusal('bad-record'))
    expect(() => readPlan(value as string)).toThrow(refusal('bad-plan'))
  })

  test.each([undefined, null, 5, 'acme/rnaseq/align', {}])('an address is refused in words: %p', (value) => {
    const refusal = {
      name: 'PlatformError',
      code: 'bad-name',
      message: expect.stringContaining('is no address of an app'),
    }
    expect(() => formatAddress(value as AppAddress)).toThrow(expect.objectContaining(refusal))
  })
})

test('a report is text without colours where nothing says how it is to be shown', async () => {
  const report = await validate({ ...DEFAULTS, workingDirectory: workspace.root }, listening())
  expect(toText(report)).toBe(toText(report, { colour: false, width: 100 }))
})

describe('a report in a terminal', () => {
  test('without a width, which is a file, does not have a word per line', async () => {
    const report = await validate(
      { ...DEFAULTS, workingDirectory: repository({ 'a.cwl': 'class: CommandLineTool\n' }) },
      listening(),
    )
    for (const width of [undefined, Number.NaN, 0])
      expect(toText(report, { colour: false, width: width as number })).toBe(
        toText(report, { colour: false, width: 100 }),
      )
  })
})

describe('functions on values refuse others with a TypeError in words', () => {
  const CALLS: readonly (readonly [string, (value: unknown) => unknown, string])[] = [
    ['accept', (value) => accept(value as Problem[], { entries: [] }), 'problems must be a list'],
    ['accept by a baseline', (value) => accept([], value as Baseline), 'a baseline must be that of `baselineFromJson`'],
    ['baselineToJson', (value) => baselineToJson(value as Problem[]), 'problems must be a list'],
    [
      'openWorkspace with limits',
      (value) => openWorkspace(workspace.root, (value ?? null) as Partial<Limits>),
      'the limits of a workspace must be an object',
    ],
    [
      'Packer with options',
      (value) => new Packer(workspace, (value ?? null) as PackerOptions),
      'the options for packing must be an object',
    ],
  ]

  test.each(CALLS)('%s', (_, call, words) => {
    for (const value of [undefined, null, 5, 'a.cwl'])
      expect(() => call(value)).toThrow(
        expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(words) }),
      )
  })

  test('so does accept what a reader gave in place of what is in it', () => {
    expect(() => accept([], baselineFromJson({}) as unknown as Baseline)).toThrow(
      'a baseline must be that of `baselineFromJson`, and is an object',
    )
  })

  test.each([undefined, null, 5, 'x', {}])('and those that give a promise reject: %p', async (value) => {
    await expect(
      validateDocuments(workspace, ['a.cwl'], {}, { signal: (value ?? null) as AbortSignal }),
    ).rejects.toThrow('`signal` must be an AbortSignal')
  })

  test.each([undefined, null, 5, 'a.cwl', {}])('what changed is no list of paths: %p', (value) => {
    const refusal = expect.objectContaining({
      name: 'CwlError',
      code: 'no-such-file',
      message: 'paths must be a list of texts',
    })
    expect(() => documentsReaching(workspace, ['a.cwl'], value as string[])).toThrow(refusal)
    expect(() => documentsReaching(workspace, value as string[], [])).toThrow(refusal)
    expect(documentsReaching(workspace, ['a.cwl'], new Set(['a.cwl']))).toEqual(['a.cwl'])
  })

  test('lines are read of a workspace', () => {
    expect(() => new Excerpts(undefined as unknown as Workspace)).toThrow(
      expect.objectContaining({ name: 'CwlError', code: 'no-such-folder' }),
    )
  })

  test('a limit that is no number is the usual one', () => {
    expect(
      openWorkspace(repository({}), { fileBytes: 'none' as unknown as number, depth: Number.NaN, nodes: 5 }).limits,
    ).toEqual({ ...DEFAULT_LIMITS, nodes: 5 })
  })
})

describe('what a verb is given beside options and context', () => {
  const options = { ...DEFAULTS, workingDirectory: workspace.root }

  test.each([null, 5, 'x', {}])('is refused in words when it is something else: %p', async (value) => {
    const refusal = {
      name: 'PromotionError',
      code: 'usage',
      message: expect.stringMatching(
        /^`(?:deployments|last|keeper|recall)`.* must be (?:an object|a function), and is /,
      ),
      fix: expect.any(String),
    }
    for (const verb of [plan, promote])
      await expect(verb(options, listening(), value as unknown as Deployments)).rejects.toMatchObject(refusal)
    await expect(exports(options, listening(), { keeper: value as unknown as ExportsKeeper })).rejects.toMatchObject(
      refusal,
    )
  })

  test.each([null, 5, { clock: 5 }])('also a watch: %p', async (value) => {
    await expect(exports(options, listening(), value as unknown as Watch)).rejects.toMatchObject({
      name: 'PromotionError',
      code: 'usage',
      message: expect.stringMatching(/^`(?:watch|clock)`/),
    })
  })
})

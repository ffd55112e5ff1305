import { describe, expect, test } from '@jest/globals'

import { pack } from '../../src/commands/pack.ts'
import { plan } from '../../src/commands/plan.ts'
import type { ValidateReport } from '../../src/commands/report.ts'
import { validate } from '../../src/commands/validate.ts'
import { DEFAULT_LIMITS, LIMIT_SETTINGS, type LimitSetting } from '../../src/files/limits.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { dedent } from '../support/dedent.ts'
import { startPlatform } from '../support/local-platform.ts'
import { listening, MANIFEST, optionsFor, repository, tool, workflow } from './support.ts'

async function run(folder: string, options: Partial<RunOptions> = {}): Promise<ValidateReport> {
  return validate(optionsFor(folder, undefined, options), listening())
}

/** A tool whose hint of an extension holds this value. */
function holding(value: string): string {
  return dedent`
    ${tool('a')}$namespaces: { x: 'http://example.com/' }
    hints: { x:h: { v: ${value} } }
  `
}

/** A tool with these arguments, which may be JavaScript. */
function withCode(list: string): string {
  return tool('a').replace(
    'class: CommandLineTool\n',
    dedent`
      class: CommandLineTool
      requirements: { InlineJavascriptRequirement: {} }
      arguments: ${list}
    `,
  )
}

const ALIASES = dedent`
  ${tool('a')}$namespaces: { x: 'http://example.com/' }
  hints:
    x:h:
      a: &a [${'lol, '.repeat(20)}lol]
      b: [${'*a, '.repeat(20)}*a]
`

interface Case {
  readonly code: string
  readonly files: Readonly<Record<string, string>>
  readonly documents: readonly string[]
  /** One that is too low, and one that is enough. */
  readonly limits: readonly [number, number]
}

const TWO = { 'main.cwl': workflow('tool.cwl'), 'tool.cwl': tool('t') }
const BYTES = Object.values(TWO).join('').length

const CASES: Readonly<Record<Exclude<LimitSetting, 'packed-bytes'>, Case>> = {
  'file-bytes': {
    code: 'too-large',
    files: { 'a.cwl': tool('a') },
    documents: ['a.cwl'],
    limits: [tool('a').length - 1, tool('a').length],
  },
  depth: {
    code: 'too-deep',
    files: { 'a.cwl': holding(`${'['.repeat(50)}${']'.repeat(50)}`) },
    documents: ['a.cwl'],
    limits: [50, 60],
  },
  nodes: { code: 'too-many-nodes', files: { 'a.cwl': ALIASES }, documents: ['a.cwl'], limits: [400, 1000] },
  'text-length': { code: 'too-much-text', files: { 'a.cwl': ALIASES }, documents: ['a.cwl'], limits: [1000, 5000] },
  files: { code: 'too-many-files', files: TWO, documents: ['main.cwl'], limits: [1, 2] },
  expressions: {
    code: 'too-many-expressions',
    files: { 'a.cwl': withCode('[$(1 + 1), "$(2 + 2)$(3 + 3)", $(runtime.cores)]') },
    documents: ['a.cwl'],
    limits: [2, 3],
  },
  'javascript-length': {
    code: 'too-much-javascript',
    files: { 'a.cwl': withCode('[$(1 + 2)]') },
    documents: ['a.cwl'],
    limits: [4, 8],
  },
  'total-bytes': { code: 'too-many-bytes', files: TWO, documents: ['main.cwl'], limits: [BYTES - 1, BYTES] },
}

describe('each limit of the configuration', () => {
  test.each(Object.entries(CASES))(
    '%s has an error that names its setting, and can be raised',
    async (setting, { code, files, documents, limits: [low, enough] }) => {
      const withLimit = (value: number): string =>
        repository({
          ...files,
          'cwl-promote.yml': dedent`
            version: 1
            limits: { ${setting}: ${value} }
          `,
        })
      const refused = await run(withLimit(low), { files: documents })
      expect(refused).toMatchObject({
        exitCode: 3,
        ok: false,
        problems: [
          { code, severity: 'error', fix: expect.stringContaining(`\`limits.${setting}\` in cwl-promote.yml`) },
        ],
      })
      expect(refused.problems[0]?.message).toContain(String(low))
      expect(await run(withLimit(enough), { files: documents })).toMatchObject({ exitCode: 0, problems: [] })
      expect(await run(repository(files), { files: documents })).toMatchObject({ exitCode: 0, problems: [] })
    },
  )

  test('packed-bytes applies to packed documents, and a flag takes precedence over it', async () => {
    const { url } = await startPlatform()
    const files = (value: number) => ({
      'apps/a.cwl': tool('a'),
      'cwl-promote.yml': `${MANIFEST}limits: { packed-bytes: ${value} }\n`,
    })
    const low = repository(files(50))
    const options = optionsFor(low, url, { stage: 'dev' })
    const refused = {
      exitCode: 3,
      problems: [
        { code: 'packed-too-large', fix: expect.stringContaining('`limits.packed-bytes` in cwl-promote.yml') },
      ],
    }
    expect(await pack({ ...options, file: 'apps/a.cwl' }, listening())).toMatchObject(refused)
    expect(await plan(options, listening())).toMatchObject(refused)
    expect(await pack({ ...options, file: 'apps/a.cwl', maxBytes: 5000 }, listening())).toMatchObject({ exitCode: 0 })
    // No fault of the document.
    for (const maxBytes of [Number.NaN, -1, 1.5])
      expect(await pack({ ...options, file: 'apps/a.cwl', maxBytes }, listening())).toMatchObject({
        exitCode: 2,
        failure: { message: `\`max-bytes\` is ${maxBytes}`, fix: 'It must be a whole number from 1 up.' },
      })
    expect(await plan(optionsFor(repository(files(5000)), url, { stage: 'dev' }), listening())).toMatchObject({
      exitCode: 0,
      counts: { create: 1 },
    })
  })

  test('applies to pack and plan as to validate', async () => {
    const { url } = await startPlatform()
    const folder = repository({ 'apps/a.cwl': tool('a'), 'cwl-promote.yml': `${MANIFEST}limits: { file-bytes: 20 }\n` })
    const options = optionsFor(folder, url, { stage: 'dev' })
    for (const report of [
      await run(folder),
      await pack({ ...options, file: 'apps/a.cwl' }, listening()),
      await plan(options, listening()),
    ]) {
      expect(report).toMatchObject({ exitCode: 3, problems: [{ code: 'too-large' }] })
    }
  })

  test('javascript-length: code beyond it is not checked, with one problem at its start', async () => {
    const told = async (value: number): Promise<unknown> => {
      const folder = repository({
        'a.cwl': withCode('[$(1 + 22), $(nosuch), $(nosuch + 1), $(nosuch + )]'),
        'cwl-promote.yml': dedent`
          version: 1
          limits: { javascript-length: ${value} }
        `,
      })
      const { problems } = await run(folder, { files: ['a.cwl'] })
      return problems.map(({ code, column }) => [code, column])
    }
    expect(await told(15)).toEqual([
      ['undeclared-name', 26],
      ['too-much-javascript', 35],
    ])
    expect(await told(100)).toEqual([
      ['undeclared-name', 26],
      ['javascript-syntax', 60],
    ])
  })

  test('javascript-length: one document beyond it does not affect another with the same tool', async () => {
    const step = (path: string): string => `{ run: ${path}, in: { text: { default: x } }, out: [] }`
    const folder = repository({
      'a.cwl': dedent`
        cwlVersion: v1.2
        class: Workflow
        inputs: {}
        outputs: {}
        steps: { big: ${step('big.cwl')}, small: ${step('small.cwl')} }
      `,
      'big.cwl': withCode('[$(1 + 23456789), $(2 + 3456789)]'),
      'small.cwl': withCode('[$(33 + 44 + 55)]'),
      'cwl-promote.yml': dedent`
        version: 1
        limits: { javascript-length: 12 }
      `,
    })
    expect(
      (await run(folder, { files: ['a.cwl'] })).problems
        .filter(({ severity }) => severity === 'error')
        .map(({ file, code }) => [file, code]),
    ).toEqual([
      ['big.cwl', 'too-much-javascript'],
      ['small.cwl', 'too-much-javascript'],
    ])
    expect(await run(folder, { files: ['a.cwl', 'small.cwl'] })).toMatchObject({
      documents: [
        { path: 'a.cwl', ok: false },
        { path: 'small.cwl', ok: true },
      ],
    })
  })

  test('javascript-length: a library as long as lodash needs no setting', async () => {
    const library = dedent`
      function f(a) {
        return a + 1
      }
    `.repeat(17_000)
    const folder = repository({
      'a.cwl': withCode('[$(f(1))]').replace('{} }', '{ expressionLib: [{ $include: lib.js }] } }'),
      'lib.js': library,
    })
    expect([library.length > 544_098, await run(folder, { files: ['a.cwl'] })]).toMatchObject([
      true,
      { exitCode: 0, problems: [] },
    ])
  })

  test('nodes: imported nodes count for each document, and the excess is reported once', async () => {
    const importing = (name: string): string => tool(name).replace('inputs:', 'doc: { $import: words.yml }\ninputs:')
    const names = ['a', 'b', 'c', 'd']
    const folder = (nodes: number): string =>
      repository({
        'words.yml': `[${Array.from({ length: 49 }, (_, index) => `w${index}`).join(', ')}]\n`,
        ...Object.fromEntries(names.map((name) => [`${name}.cwl`, importing(name)])),
        'main.cwl': `cwlVersion: v1.2\nclass: Workflow\ninputs: {}\noutputs: {}\nsteps:\n${names.map((name) => `  ${name}: { run: ${name}.cwl, in: { text: { default: x } }, out: [] }\n`).join('')}`,
        'cwl-promote.yml': dedent`
          version: 1
          limits: { nodes: ${nodes} }
        `,
      })
    const told = async (nodes: number, ...files: string[]): Promise<unknown> =>
      (await run(folder(nodes), { files })).problems.map(({ file, code, message }) => [file, code, message])
    const tooMany = ['too-many-nodes', 'what the files of this document import has more than 199 values']
    expect(await told(200, 'main.cwl')).toEqual([])
    expect(await told(199, 'main.cwl')).toEqual([['d.cwl', ...tooMany]])
    expect(await told(119, 'main.cwl')).toEqual([
      ['c.cwl', 'too-many-nodes', 'what the files of this document import has more than 119 values'],
    ])
    expect(await told(199, 'd.cwl', 'c.cwl', 'main.cwl', 'b.cwl')).toEqual([['main.cwl', ...tooMany]])
    expect(await told(199, ...names.map((name) => `${name}.cwl`))).toEqual([])
    expect(await told(199, 'a.cwl', 'b.cwl', 'c.cwl', 'd.cwl', 'main.cwl')).toEqual([['main.cwl', ...tooMany]])
  })

  test('nodes: all files of a document may have four times as many as one file', async () => {
    const long = (name: string): string =>
      tool(name).replace(
        'inputs:',
        `doc: [${Array.from({ length: 40 }, (_, index) => `w${index}`).join(', ')}]\ninputs:`,
      )
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const running = `cwlVersion: v1.2\nclass: Workflow\ninputs: {}\noutputs: {}\nsteps:\n${names.map((name) => `  ${name}: { run: ${name}.cwl, in: { text: { default: x } }, out: [] }\n`).join('')}`
    const folder = (nodes: number): string =>
      repository({
        ...Object.fromEntries(names.map((name) => [`${name}.cwl`, long(name)])),
        'main.cwl': running,
        'cwl-promote.yml': dedent`
          version: 1
          limits: { nodes: ${nodes} }
        `,
      })
    const told = async (nodes: number, ...files: string[]): Promise<unknown> =>
      (await run(folder(nodes), { files })).problems.map(({ file, code, message }) => [file, code, message])
    const message =
      'the files that the document reaches have together more than 400 values once their aliases are followed'
    expect(await told(200, 'main.cwl')).toEqual([])
    expect(await told(100, 'main.cwl')).toEqual([['f.cwl', 'too-many-nodes', message]])
    expect(await told(100, 'f.cwl', 'main.cwl', 'a.cwl')).toEqual([['main.cwl', 'too-many-nodes', message]])
    expect(await told(100, ...names.map((name) => `${name}.cwl`))).toEqual([])
  })

  test('nodes: types count for every process that names them', async () => {
    const type = `{ name: pair, type: record, fields: { ${Array.from({ length: 20 }, (_, index) => `f${index}: string?`).join(', ')} } }`
    const embedded = '{ class: CommandLineTool, baseCommand: a, inputs: { p: "pair?" }, outputs: {} }'
    const naming = `cwlVersion: v1.2\nclass: Workflow\nrequirements:\n  SchemaDefRequirement: { types: [${type}] }\ninputs: {}\noutputs: {}\nsteps:\n${['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `  ${name}: { run: ${embedded}, in: {}, out: [] }\n`).join('')}`
    const withLimit = (nodes: number): string =>
      repository({
        'a.cwl': naming,
        'b.cwl': tool('b'),
        'cwl-promote.yml': dedent`
          version: 1
          limits: { nodes: ${nodes} }
        `,
      })
    const refused = await run(withLimit(300), { files: ['a.cwl', 'b.cwl'] })
    expect(refused).toMatchObject({
      exitCode: 3,
      problems: [
        {
          file: 'a.cwl',
          code: 'too-many-nodes',
          line: 11,
          column: 13,
          message:
            'the types that the processes of this document define and name hold more than 300 values, counted for each process',
          fix: expect.stringContaining('`limits.nodes` in cwl-promote.yml'),
        },
      ],
    })
    expect(await run(withLimit(500), { files: ['a.cwl', 'b.cwl'] })).toMatchObject({ exitCode: 0, problems: [] })
  })

  test('files: a file beyond the limit of one document is read for another document', async () => {
    const step = (path: string): string => `${path[0]}: { run: ${path}, in: { text: { default: x } }, out: [] }`
    const running = (...paths: string[]): string =>
      dedent`
        cwlVersion: v1.2
        class: Workflow
        inputs: {}
        outputs: {}
        steps: { ${paths.map(step).join(', ')} }
      `
    const folder = repository({
      'all.cwl': running('a.cwl', 'b.cwl', 'c.cwl', 'd.cwl'),
      'one.cwl': running('c.cwl'),
      ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}.cwl`, tool(name)])),
      'cwl-promote.yml': dedent`
        version: 1
        limits: { files: 3 }
      `,
    })
    for (const files of [
      ['all.cwl', 'one.cwl', 'c.cwl'],
      ['all.cwl', 'c.cwl', 'one.cwl', 'd.cwl'],
      ['one.cwl', 'd.cwl', 'c.cwl', 'all.cwl'],
    ]) {
      expect((await run(folder, { files })).problems.map(({ file, code }) => [file, code])).toEqual([
        ['all.cwl', 'too-many-files'],
      ])
    }
    const missing = repository({
      'all.cwl': running('a.cwl', 'b.cwl', 'c.cwl', 'd.cwl'),
      'cwl-promote.yml': dedent`
        version: 1
        limits: { files: 3 }
      `,
    })
    expect(
      (await run(missing, { files: ['all.cwl'] })).problems.map(({ line, column, code }) => [line, column, code]),
    ).toEqual([
      [5, 20, 'no-such-file'],
      [5, 78, 'no-such-file'],
      [5, 136, 'too-many-files'],
    ])
  })

  test('has a test above', () => {
    expect([...Object.keys(CASES), 'packed-bytes'].sort()).toEqual(Object.values(LIMIT_SETTINGS).sort())
  })

  test('can be raised to the maximum of the schema without harm', async () => {
    const deep = holding(`${'['.repeat(490)}${']'.repeat(490)}`)
    const folder = repository({
      'a.cwl': deep,
      'b.cwl': `${deep}foo: 1\n`,
      'cwl-promote.yml': dedent`
        version: 1
        limits: { depth: 500 }
      `,
    })
    expect(await run(folder, { files: ['a.cwl'] })).toMatchObject({ exitCode: 0, problems: [] })
    expect(await run(folder, { files: ['b.cwl'] })).toMatchObject({
      exitCode: 3,
      problems: [{ code: 'unknown-field' }],
    })
    const packed = await pack({ ...optionsFor(folder, undefined), file: 'a.cwl' }, listening())
    expect([packed.exitCode, packed.problems.map(({ code }) => code)]).toEqual([0, []])
  })
})

test('a limit of a caller is bounded, and is the default if it is not a number', () => {
  const folder = repository({})
  for (const depth of [1e9, Infinity]) expect(openWorkspace(folder, { depth }).limits.depth).toBe(500)
  expect(openWorkspace(folder, { depth: Number.NaN, files: 7 }).limits).toEqual({ ...DEFAULT_LIMITS, files: 7 })
})

test('a limit counts for each document with its files, not for all documents together', async () => {
  const files = {
    'a.cwl': tool('a'),
    'b.cwl': tool('b'),
    'c.cwl': tool('c'),
    'cwl-promote.yml': dedent`
      version: 1
      limits: { files: 1, total-bytes: 150 }
    `,
  }
  expect(await run(repository(files))).toMatchObject({ exitCode: 0, problems: [] })
})

describe('limits beyond ten times the default', () => {
  const files = { 'a.cwl': holding(`[${'1, '.repeat(2_100)}1]`) }

  test('are refused in the configuration', async () => {
    const folder = repository({
      ...files,
      'cwl-promote.yml': MANIFEST.replace('version: 1', 'version: 1\nlimits: { nodes: 2000001 }'),
    })
    expect(await run(folder)).toMatchObject({
      exitCode: 2,
      failure: {
        message: expect.stringMatching(/`limits\.nodes` must be at most 2000000/),
        fix: 'A configuration raises a limit to ten times its default at most. Give more with the input `limits`.',
      },
    })
  })

  test('are accepted as an option of the run, and so are lower ones', async () => {
    const folder = repository(files)
    expect(await run(folder, { files: ['a.cwl'], limits: ['nodes=50000000'] })).toMatchObject({ exitCode: 0 })
    expect(await run(folder, { files: ['a.cwl'], limits: ['nodes=2000'] })).toMatchObject({ exitCode: 3 })
  })

  test.each([
    ['node=5', /`limits` holds "node=5"\. Did you mean "nodes"\?/],
    ['nodes=many', /`limits` holds "nodes=many"/],
    ['depth=99999999', /`limits`: depth is 99999999/],
  ])('are a usage error as %s', async (limit, message) => {
    expect(await run(repository(files), { limits: [limit] })).toMatchObject({
      exitCode: 2,
      failure: { code: 'usage', message: expect.stringMatching(message) },
    })
  })
})

/** Each would hold the parser for a minute, within the limit of characters. */
test.each([
  ['names', Array.from({ length: 90_000 }, (_, index) => `let a${index};`).join('')],
  ['groups', `/${'(?<a>)|'.repeat(30_000)}/;`],
  ['groups in groups', `/${'(?<a>)|(?:'.repeat(9_000)}${')'.repeat(9_000)}/;`],
])('JavaScript of many %s counts for more than its characters', async (_, code) => {
  const folder = repository({ 'a.cwl': withCode(JSON.stringify([`\${${code} return 1}`])) })
  expect(await run(folder, { files: ['a.cwl'] })).toMatchObject({
    exitCode: 3,
    problems: [expect.objectContaining({ code: 'too-much-javascript' })],
  })
})

import { describe, expect, test } from '@jest/globals'

import { documentsReaching } from '../../../src/cwl/documents/reach.ts'
import { baselineFromJson, baselineToJson } from '../../../src/cwl/problems/baseline.ts'
import { Excerpts } from '../../../src/cwl/problems/excerpt.ts'
import type { Problem } from '../../../src/cwl/problems/problem.ts'
import { CODES } from '../../../src/cwl/rules/index.ts'
import { validateDocuments } from '../../../src/cwl/validate.ts'
import { dedent } from '../../support/dedent.ts'
import { BARE_TOOL, TOOL, toolFile, WORKFLOW } from '../support/documents.ts'
import { memoryWorkspace } from '../support/memory.ts'

const UNPINNED = dedent`
  ${BARE_TOOL}requirements:
    DockerRequirement: {dockerPull: ubuntu}
`
const RUNS = (path: string): string =>
  dedent`
    ${WORKFLOW}inputs: {a: string}
    outputs: []
    steps:
      s: {run: ${path}, in: {x: a}, out: []}
  `

describe('what a change touches', () => {
  const workspace = memoryWorkspace({
    'a.cwl': RUNS('sub/b.cwl'),
    'sub/b.cwl': dedent`
      ${WORKFLOW}inputs: {x: string}
      outputs: []
      steps:
        s: {run: ../tool.cwl, in: {x: x}, out: []}
    `,
    'tool.cwl': toolFile('string'),
    'types.cwl': dedent`
      ${TOOL}inputs: {$import: inputs.yml}
      outputs: {}
    `,
    'inputs.yml': 'a: {type: string, doc: {$include: a.txt}}\n',
    'a.txt': 'text',
    'gone.cwl': RUNS('deleted.cwl'),
  })
  const all = ['a.cwl', 'sub/b.cwl', 'tool.cwl', 'types.cwl', 'gone.cwl']

  test.each([
    // Where the system takes two spellings for one, git still has its own.
    [['Sub/B.cwl'], ['a.cwl', 'sub/b.cwl']],
  ])('a change of %j touches %j', (changed, touched) => {
    expect(documentsReaching(workspace, all, changed)).toEqual(touched)
  })
})

describe('a baseline', () => {
  test('does not accept a second problem like the first', async () => {
    const tool = (arguments_: string): string => `${BARE_TOOL}arguments: [${arguments_}]\n`
    const before = await validateDocuments(memoryWorkspace({ 'main.cwl': tool('$(inputs.x)') }), ['main.cwl'])
    const read = baselineFromJson(baselineToJson(before.problems))
    if (!read.ok) throw new Error(read.message)
    const after = await validateDocuments(
      memoryWorkspace({ 'main.cwl': tool('$(inputs.x), $(inputs.x)') }),
      ['main.cwl'],
      { baseline: read.baseline },
    )
    expect(after.documents).toEqual([{ path: 'main.cwl', ok: false }])
    expect(after.problems).toHaveLength(1)
  })

  test.each([
    [null],
    [{ version: 1, accepted: {} }],
    [{ version: 1, accepted: [{ file: 'a' }] }],
    [{ version: 1, accepted: [{ file: 'a', code: 'b', message: 'c', count: 0 }] }],
  ])('is not %j', (value) => {
    expect(baselineFromJson(value).ok).toBe(false)
  })
})

test('strict makes errors of warnings, and nothing of advice', async () => {
  const workspace = memoryWorkspace({ 'main.cwl': UNPINNED })
  const levels = { 'no-label': 'advice' } as const
  const lax = await validateDocuments(workspace, ['main.cwl'], { levels })
  const strict = await validateDocuments(workspace, ['main.cwl'], { levels, strict: true })
  expect(lax.problems.map(({ code, severity }) => [code, severity])).toEqual([
    ['no-label', 'advice'],
    ['unpinned-image', 'warning'],
  ])
  expect(lax.documents).toEqual([{ path: 'main.cwl', ok: true }])
  expect(strict.problems.map(({ code, severity }) => [code, severity])).toEqual([
    ['no-label', 'advice'],
    ['unpinned-image', 'error'],
  ])
  expect(strict.documents).toEqual([{ path: 'main.cwl', ok: false }])
})

test('an excerpt is the line of a problem', () => {
  const excerpts = new Excerpts(
    memoryWorkspace({
      'a.cwl': `one\r\ntwo\n${'x'.repeat(500)}y${'z'.repeat(500)}\n${'😀'.repeat(500)}!${'😀'.repeat(500)}`,
    }),
  )
  expect(excerpts.at({ file: 'a.cwl', line: 2, column: 3 })).toEqual({
    text: 'two',
    before: 2,
    isCut: { before: false, after: false },
  })
  expect(excerpts.at({ file: 'a.cwl', line: 2, column: 99 })).toMatchObject({ before: 3 })
  const long = excerpts.at({ file: 'a.cwl', line: 3, column: 501 })
  expect(long?.text[long.before]).toBe('y')
  expect(long?.text).toHaveLength(400)
  expect(long?.isCut).toEqual({ before: true, after: true })
  const wide = excerpts.at({ file: 'a.cwl', line: 4, column: 1001 })
  expect(wide?.text[wide.before]).toBe('!')
  expect(wide?.text).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/)
  expect(excerpts.at({ file: 'a.cwl', line: 9, column: 1 })).toBeUndefined()
  expect(excerpts.at({ file: 'none.cwl', line: 2, column: 1 })).toBeUndefined()
})

test('every code is kebab-case and says what it is about in one sentence', () => {
  for (const [code, { title }] of Object.entries(CODES)) {
    expect(code).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    expect(title).toMatch(/^\S.*\.$/)
  }
})

test('problems are sorted, and each stands once however many documents reach it', async () => {
  const files = {
    'a.cwl': RUNS('tool.cwl'),
    'b.cwl': RUNS('tool.cwl'),
    'tool.cwl': dedent`
      ${toolFile('string')}foo: 1
      bar: 2
    `,
  }
  const { problems } = await validateDocuments(memoryWorkspace(files), ['b.cwl', 'a.cwl', 'tool.cwl'])
  expect(problems.map(({ file, line, code }: Problem) => `${file}:${line} ${code}`)).toEqual([
    'tool.cwl:10 unknown-field',
    'tool.cwl:11 unknown-field',
  ])
})

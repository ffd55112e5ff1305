import { expect, test } from '@jest/globals'

import { advice, at, inText, off, rule, warning, type Rule } from '../../../src/cwl/lint/rule.ts'
import { validateDocuments } from '../../../src/cwl/validate.ts'
import { dedent } from '../../support/dedent.ts'
import { memoryWorkspace } from '../support/memory.ts'

const TOOL = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  label: a tool
  doc: what it does
  baseCommand: echo
  inputs: { x: { type: string, inputBinding: { valueFrom: "a $(self) b" } } }
  outputs: { o: { type: File, outputBinding: { glob: out.txt }, secondaryFiles: .bai } }
`

function running(name: string, requirements = ''): string {
  return dedent`
    cwlVersion: v1.2
    class: Workflow
    label: a workflow
    doc: what it does
    requirements: [${requirements}]
    inputs: { i: string }
    outputs: { r: { type: File, outputSource: s/o } }
    steps: { s: { run: ${name}, in: { x: i }, out: [o] } }
  `
}

const FILES = {
  'tool.cwl': TOOL,
  'a.cwl': running('tool.cwl'),
  'b.cwl': running('tool.cwl'),
  'js.cwl': running('tool.cwl', 'class: InlineJavascriptRequirement'),
}

/** Only the problems of this rule. */
async function problemsOf(
  one: Rule,
  paths: readonly string[] = ['a.cwl', 'b.cwl'],
  levels: Readonly<Record<string, 'off' | 'advice' | 'warning' | 'error'>> = {},
) {
  const { problems } = await validateDocuments(memoryWorkspace(FILES), paths, { rules: [one], levels })
  return problems.filter(({ code }) => code.startsWith('acme-'))
}

const CODES = { 'acme-seen': warning('Something was seen.') }

test('a rule gets each process and each file once, whatever number of documents reaches it', async () => {
  const calls: string[] = []
  const counting = rule({
    codes: CODES,
    file: ({ path }) => void calls.push(`file ${path}`),
    process: ({ path }) => void calls.push(`process ${path}`),
  })
  await problemsOf(counting, ['a.cwl', 'b.cwl', 'tool.cwl', 'a.cwl'])
  expect(calls.toSorted()).toEqual(
    ['a', 'b', 'tool'].flatMap((name) => [`file ${name}.cwl`, `process ${name}.cwl`]).toSorted(),
  )
})

test('a rule that depends on permissions is told what every path permits, and of JavaScript what any does', async () => {
  const calls: unknown[] = []
  const asking = rule({
    codes: CODES,
    on: 'CommandLineTool',
    scope: 'permissions',
    process: ({ permissions }) => void calls.push(permissions),
  })
  const both = dedent`
    cwlVersion: v1.2
    class: Workflow
    inputs: { i: string }
    outputs: {}
    steps:
      one: { run: a.cwl, in: { i: i }, out: [] }
      two: { run: js.cwl, in: { i: i }, out: [] }
  `
  const { problems } = await validateDocuments(memoryWorkspace({ ...FILES, 'both.cwl': both }), ['both.cwl'], {
    rules: [asking],
  })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({ code: 'missing-requirement' }),
  ])
  // The workflow lacks a requirement, which is reported there, and not again for what it runs.
  expect(calls).toEqual([{ everywhere: 4, isJavascriptEverywhere: false, hasJavascript: true }])
})

test.each([['ExpressionTool', []]] as const)('a rule on %j gets the processes of that class', async (on, paths) => {
  const calls: string[] = []
  const counting = rule({
    codes: CODES,
    ...(on === undefined ? {} : { on }),
    process: ({ path }) => void calls.push(path),
  })
  await problemsOf(counting)
  expect(calls.toSorted()).toEqual(paths)
})

test('a rule gets the nodes of each kind after the process itself, which it may wait for', async () => {
  const calls: string[] = []
  const note = (text: string) => void calls.push(text)
  const listening = rule({
    codes: CODES,
    process: async ({ processClass }) => {
      await Promise.resolve()
      note(processClass)
    },
    input: ({ name }) => note(`input ${name}`),
    output: ({ name }) => note(`output ${name}`),
    step: ({ name }) => note(`step ${name}`),
    link: () => note('link'),
    binding: () => note('binding'),
    glob: () => note('glob'),
    pattern: () => note('pattern'),
    requirement: () => note('requirement'),
    text: ({ text }) => note(`text ${text}`),
  })
  await problemsOf(listening, ['js.cwl'])
  expect(calls).toEqual([
    'Workflow',
    'input i',
    'output r',
    'step s',
    'link',
    'link',
    'requirement',
    'CommandLineTool',
    'input x',
    'output o',
    'binding',
    'glob',
    'pattern',
    'text a $(self) b',
  ])
})

test('each fact about a process is computed once, and those of another class are empty', async () => {
  const sizes: Readonly<Record<string, number>>[] = []
  const asking = rule({
    codes: CODES,
    process(context) {
      const { steps, runs, words, bindings, globs, patterns, requirements, expressions, definitions } = context
      const lists = { steps, runs, words, bindings, globs, patterns, requirements, definitions }
      for (const [name, list] of Object.entries(lists)) expect(context[name as keyof typeof lists]).toBe(list)
      for (const name of ['expressions', 'sinks', 'links', 'uses', 'ports', 'javascript', 'files'] as const)
        expect(context[name]).toBe(context[name])
      expect(context.permits).toBe(context.permits)
      expect(context.permissions).toEqual({ everywhere: 0, isJavascriptEverywhere: false, hasJavascript: false })
      expect([context.version, context.value['class']]).toEqual(['v1.2', context.processClass])
      sizes.push(
        Object.fromEntries(Object.entries({ ...lists, texts: expressions.texts }).map(([k, v]) => [k, v.length])),
      )
    },
  })
  await problemsOf(asking, ['js.cwl'])
  const none = { steps: 0, runs: 0, words: 0, bindings: 0, globs: 0, patterns: 0, requirements: 0, definitions: 0 }
  expect(sizes).toEqual([
    { ...none, steps: 1, runs: 1, requirements: 1, texts: 0 },
    { ...none, words: 1, bindings: 1, globs: 1, patterns: 1, texts: 1 },
  ])
})

test('a rule whose codes are all off is never called, and a code that is off is not reported', async () => {
  let calls = 0
  const quiet = rule({
    codes: { 'acme-seen': off('Seen.'), 'acme-other': off('Other.') },
    file: () => void (calls += 1),
    process: ({ value, report }) => {
      calls += 1
      report('acme-seen', at(value), 'Seen.')
      report('acme-other', at(value), 'Other.')
    },
  })
  expect(await problemsOf(quiet, ['tool.cwl'])).toEqual([])
  expect(calls).toBe(0)
  const one = await problemsOf(quiet, ['tool.cwl'], { 'acme-other': 'advice' })
  expect(one.map(({ code, severity }) => [code, severity])).toEqual([['acme-other', 'advice']])
})

test('a problem has the severity of its code, unless the rule gives it another', async () => {
  const reporting = rule({
    codes: { 'acme-seen': advice('Seen.') },
    on: 'CommandLineTool',
    process({ value, report }) {
      report('acme-seen', at(value, 'label'), 'First.')
      report('acme-seen', at(value, 'doc'), 'Second.', 'Fix it.', 'warning')
    },
  })
  expect(await problemsOf(reporting, ['tool.cwl'])).toEqual([
    { code: 'acme-seen', severity: 'advice', file: 'tool.cwl', line: 3, column: 8, message: 'First.' },
    {
      code: 'acme-seen',
      severity: 'warning',
      file: 'tool.cwl',
      line: 4,
      column: 6,
      message: 'Second.',
      fix: 'Fix it.',
    },
  ])
})

test('a problem is at a value, a key, a character of a text, or where a function says', async () => {
  const reporting = rule({
    codes: CODES,
    on: 'CommandLineTool',
    process({ value, report, expressions, path }) {
      report('acme-seen', at(value, 'label'), 'value')
      report('acme-seen', at(value, 'label', 'key'), 'key')
      report('acme-seen', () => ({ file: path, line: 7, column: 3 }), 'function')
      for (const text of expressions.texts)
        report('acme-seen', inText(text, 2), ({ line, column }) => [`text at ${line}:${column}`, 'Fix.'])
    },
  })
  const found = await problemsOf(reporting, ['tool.cwl'])
  expect(found.map(({ message, line, column, fix }) => [message, line, column, fix])).toEqual([
    ['key', 3, 1, undefined],
    ['value', 3, 8, undefined],
    ['text at 6:60', 6, 60, 'Fix.'],
    ['function', 7, 3, undefined],
  ])
})

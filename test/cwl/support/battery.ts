import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import type { Checks } from '../../../src/cwl/lint/rule.ts'
import type { Problem } from '../../../src/cwl/problems/problem.ts'
import { CODES, isProblemCode } from '../../../src/cwl/rules/index.ts'
import { validateDocuments } from '../../../src/cwl/validate.ts'
import { parseYaml } from '../../../src/cwl/yaml/parse-yaml.ts'
import type { Limits } from '../../../src/files/limits.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import {
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  stringifyJson,
  type JsonObject,
  type JsonValue,
} from '../../../src/json/index.ts'
import { keepCase } from '../../support/keep-case.ts'

/**
 * A small document with the places of its problems marked in it: `«code»` stands right before the character that the
 * problem points at, and is taken out before the document is written. A document without a mark is expected to have no
 * problem of any severity.
 */
export interface Case {
  readonly text: string | Buffer
  /** Further files, which may contain marks too. */
  readonly files?: Readonly<Record<string, string | Buffer>>
  /** Name of the document, unless it is main.cwl. */
  readonly name?: string
  readonly limits?: Partial<Limits>
  readonly checks?: Checks
  /** Marks that no text can hold, as `code line:column` of the document. */
  readonly also?: readonly string[]
}

/**
 * Declares one test a case; the key is its title. The messages are those of the file `NAME.messages.txt` beside the
 * test file, whose path is `file`; `SHOW_MESSAGES=write npm run test:fast -- test/cwl` writes them anew: read the
 * difference. In `forms`, the document is also checked as JSON and with lists in the place of maps: then the same codes
 * are expected, wherever they are.
 */
export function battery(
  file: string,
  cases: Readonly<Record<string, Case | string>>,
  forms: readonly Form[] = [],
): void {
  const messages = messagesBeside(file)
  let root = ''
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'cwl-battery-'))
  })
  afterAll(() => {
    rmSync(root, { recursive: true, force: true })
    messages.keep()
  })
  let count = 0
  for (const [title, given] of Object.entries(cases)) {
    const folder = `case-${(count += 1)}`
    test(title, async () => {
      const wanted = typeof given === 'string' ? { text: given } : given
      const found = await check(join(root, folder), wanted)
      expect(found.problems).toEqual(found.expected)
      expect(found.words).toBe(messages.of(title, found.words))
    })
    const inForms = typeof given === 'string' ? { text: given } : given
    for (const form of forms) {
      test(`${title} (as ${form})`, async () => {
        const expected = withoutMarks(String(inForms.text)).marks
        const found = await check(join(root, `${folder}-${form}`), {
          checks: {
            levels: { ...FOR_EXAMPLES.levels, ...levelsOfMarked(expected.map((mark) => `main.cwl: ${mark}`)) },
          },
          ...inForms,
          text: inForm(form, inForms.text),
        })
        const others = found.expected.map(codeOf)
        expect(found.problems.map(codeOf).sort()).toEqual(
          [...others, ...expected.map((mark) => mark.slice(0, mark.indexOf(' ')))].sort(),
        )
      })
    }
  }
}

interface Messages {
  /** What the file has for the test of this title; in writing, `found` itself, which it remembers. */
  of(title: string, found: string): string
  keep(): void
}

const HEAD = '== '
const known = new Map<string, Map<string, string>>()

function messagesBeside(file: string): Messages {
  const page = file.replace(/\.test\.ts$/, '.messages.txt')
  const isWriting = process.env['SHOW_MESSAGES'] === 'write'
  const all = known.get(page) ?? (isWriting ? new Map<string, string>() : readMessages(page))
  known.set(page, all)
  return {
    of: (title, found) => {
      if (!isWriting) return all.get(title) ?? ''
      if (found !== '') all.set(title, found)
      return found
    },
    keep: () => {
      if (isWriting && all.size > 0)
        writeFileSync(page, Array.from(all, ([title, words]) => `${HEAD}${title}\n${words}\n`).join('\n'))
    },
  }
}

function readMessages(page: string): Map<string, string> {
  if (!existsSync(page)) return new Map()
  const sections = readFileSync(page, 'utf8').slice(HEAD.length).split(`\n\n${HEAD}`)
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n')
      return [section.slice(0, end), section.slice(end + 1).trimEnd()]
    }),
  )
}

export type Form = 'JSON' | 'lists'

function codeOf(line: string): string {
  return line.split(' ')[1] ?? ''
}

/** The same document, written as JSON. */
function inForm(form: Form, text: string | Buffer): string {
  const parsed = parseYaml(withoutMarks(String(text)).text, 'main.cwl')
  if (!parsed.ok) throw new Error('only documents that can be read have another form')
  return stringifyJson(form === 'JSON' ? parsed.value : withLists(parsed.value))
}

/** Fields whose maps stand for lists, with the field that a key of the map stands for. */
const SUBJECTS: Readonly<Record<string, readonly [subject: string, predicate?: string]>> = {
  inputs: ['id', 'type'],
  outputs: ['id', 'type'],
  steps: ['id'],
  in: ['id', 'source'],
  requirements: ['class'],
  hints: ['class'],
  fields: ['name', 'type'],
  envDef: ['envName', 'envValue'],
}

function withLists(value: JsonValue): JsonValue {
  if (isArray(value)) return value.map(withLists)
  if (!isObject(value)) return value
  return objectFrom(
    entriesOf(value).map(([key, item]) => {
      const rule = SUBJECTS[key]
      if (rule === undefined || !isObject(item) || item['$import'] !== undefined)
        return [key, key === 'default' ? item : withLists(item)] as const
      const [subject, predicate] = rule
      const list = entriesOf(item).map(([name, part]) => {
        if (isObject(part)) return objectFrom([[subject, name], ...entriesOf(withLists(part) as JsonObject)])
        return objectFrom(
          predicate === undefined || part === null
            ? [[subject, name]]
            : [
                [subject, name],
                [predicate, withLists(part)],
              ],
        )
      })
      return [key, list] as const
    }),
  )
}

async function check(
  folder: string,
  given: Case,
): Promise<{ readonly problems: readonly string[]; readonly expected: readonly string[]; readonly words: string }> {
  const name = given.name ?? 'main.cwl'
  const expected = (given.also ?? []).map((line) => `${name}: ${line}`)
  for (const [path, content] of Object.entries({ [name]: given.text, ...given.files })) {
    const path_ = join(folder, path)
    mkdirSync(dirname(path_), { recursive: true })
    if (typeof content === 'string') {
      const { text, marks } = withoutMarks(content)
      expected.push(...marks.map((mark) => `${path}: ${mark}`))
      writeFileSync(path_, text)
    } else writeFileSync(path_, content)
  }
  keepCase(folder, JSON.stringify(given))
  const { problems } = await validateDocuments(
    openWorkspace(folder, given.limits),
    [name],
    given.checks ?? { levels: { ...FOR_EXAMPLES.levels, ...levelsOfMarked(expected) } },
  )
  const words = problems.map(({ code, message, fix }) =>
    [`${code}: ${message}`, ...(fix === undefined ? [] : [`    ${fix}`])].join('\n'),
  )
  return { problems: problems.map(shown).sort(), expected: expected.sort(), words: words.join('\n') }
}

/** Examples have inputs that no program gets. */
export const FOR_EXAMPLES: Checks = { levels: { 'unused-input': 'off' } }

/** Codes that are off are reported where a mark has one. */
function levelsOfMarked(expected: readonly string[]): Readonly<Record<string, 'advice'>> {
  const codes = expected.map((line) => line.split(' ')[1] ?? '')
  const isOff = (code: string): boolean =>
    isProblemCode(code) && (CODES[code].severity === 'off' || FOR_EXAMPLES.levels?.[code] === 'off')
  return Object.fromEntries(codes.flatMap((code) => (isOff(code) ? [[code, 'advice']] : [])))
}

/** What is said of a document, each message with its hint. */
export async function remarksOn(
  text: string,
  files: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  return (await problemsIn(text, files)).map(({ message, fix }) => (fix === undefined ? message : `${message}: ${fix}`))
}

/** Declares one test per document: the fix of its only problem is this, or begins so. */
export function batteryOfFixes(cases: readonly (readonly [title: string, text: string, fix: string])[]): void {
  test.each(cases)('the fix for %s works', async (_, text, fix) => {
    expect(await remarksOn(text)).toEqual([expect.stringContaining(`: ${fix}`)])
  })
}

/** Declares one test per document: all that is reported of it, each message with its fix. */
export function batteryOfRemarks(cases: readonly (readonly [title: string, text: string, remarks: unknown])[]): void {
  test.each(cases)('%s is reported in words that help', async (_, text, remarks) => {
    expect(await remarksOn(text)).toEqual(remarks)
  })
}

/** The problems of a document. */
export async function problemsIn(
  text: string,
  files: Readonly<Record<string, string>> = {},
): Promise<readonly Problem[]> {
  const root = mkdtempSync(join(tmpdir(), 'cwl-battery-'))
  try {
    for (const [path, content] of Object.entries({ 'main.cwl': text, ...files }))
      writeFileSync(join(root, path), content)
    keepCase(root, JSON.stringify([text, files]))
    return (await validateDocuments(openWorkspace(root), ['main.cwl'], FOR_EXAMPLES)).problems
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function shown({ file, code, line, column }: Problem): string {
  return `${file}: ${code} ${line}:${column}`
}

function withoutMarks(marked: string): { readonly text: string; readonly marks: readonly string[] } {
  const marks: string[] = []
  let text = ''
  for (const part of marked.split(/(«[a-z0-9-]+»)/)) {
    if (/^«[a-z0-9-]+»$/.test(part)) {
      const lines = text.split(/\r\n|[\r\n]/)
      marks.push(`${part.slice(1, -1)} ${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`)
    } else text += part
  }
  return { text, marks }
}

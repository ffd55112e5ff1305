import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { checkTestFiles } from '../../../src/app-tests/test-file.ts'
import { pageAddress, problemAddress } from '../../../src/configuration/version.ts'
import { canonicalForm } from '../../../src/cwl/compare/canonical.ts'
import { Processes } from '../../../src/cwl/documents/processes.ts'
import type { Checks } from '../../../src/cwl/lint/rule.ts'
import { Packer } from '../../../src/cwl/pack.ts'
import type { Problem } from '../../../src/cwl/problems/problem.ts'
import { CODES, isProblemCode } from '../../../src/cwl/rules/index.ts'
import { validateDocuments } from '../../../src/cwl/validate.ts'
import { LIMIT_SETTINGS } from '../../../src/files/limits.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import { DEFAULTS } from '../../../src/options/options.ts'
import { applyEdits } from '../../../src/repository/fixing.ts'
import { withRemote } from '../../../src/repository/remote.ts'
import { serveDocuments } from '../../remote/document-server.ts'
import { keepCase } from '../../support/keep-case.ts'

const docs = join(import.meta.dirname, '..', '..', '..', 'docs')
const sections = readdirSync(join(docs, 'problems'))
  .filter((file) => file !== 'README.md')
  .flatMap((file) =>
    readFileSync(join(docs, 'problems', file), 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((section) => ({ file, code: section.slice(0, section.indexOf('\n')), section })),
  )

/** Codes that a short text cannot show, as the pages explain, with where they are tested instead. */
const WITHOUT_EXAMPLE = new Map([
  ['too-many-problems', 'many-problems.test.ts'],
  ['invalid-structure', 'the fuzz run looks for one'],
  ['packed-too-deep', 'test/cwl/packing/size.test.ts'],
  ['policy', 'test/commands/policies.test.ts'],
  ['missing-in-dockstore', 'test/commands/dockstore.test.ts'],
])

/** Codes of problems that are found when a document is packed. */
const OF_PACKING: ReadonlySet<string> = new Set([
  'recursive-type',
  'local-default',
  'packed-too-large',
  'cannot-upgrade',
  'dropped-binding',
  'dropped-schema',
])

test('docs/problems has every code once', () => {
  expect(sections.map(({ code }) => code).toSorted()).toEqual(Object.keys(CODES).toSorted())
})

test('docs/problems gives each code its severity and its sentence', () => {
  for (const { code, section } of sections) {
    if (!isProblemCode(code)) throw new Error(`${code} is not a code`)
    expect(section).toContain(`*${CODES[code].severity}* — ${CODES[code].title}`)
  }
})

test('the address of a code leads to its heading', () => {
  const headings = new Map(sections.map(({ code, file }) => [code, `${pageAddress(`problems/${file}`)}#${code}`]))
  for (const code of Object.keys(CODES)) expect(problemAddress(code)).toBe(headings.get(code))
})

test('the address of an unknown code leads to the list of all codes', () => {
  expect(problemAddress('constructor')).toBe(pageAddress('problems/README.md'))
})

test('the index of docs/problems lists each code, with its severity', () => {
  const index = readFileSync(join(docs, 'problems', 'README.md'), 'utf8')
  const listed = [...index.matchAll(/^- (\w+): (.*)$/gm)].flatMap(([, severity, codes = '']) =>
    [...codes.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, ...cells]) => [...cells, severity]),
  )
  expect(new Set(listed.map((row) => row.join(' ')))).toEqual(
    new Set(
      sections.map(({ code, file }) => `${code} ${file}#${code} ${isProblemCode(code) ? CODES[code].severity : ''}`),
    ),
  )
})

test('every code has an example, or a line on why there is none', () => {
  const without = sections.filter(({ section }) => !section.includes('```diff'))
  expect(without.map(({ code }) => code).toSorted()).toEqual([...WITHOUT_EXAMPLE.keys()].toSorted())
  expect(sections.filter(({ section }) => /^No example: [a-z].*\.$/m.test(section))).toEqual(without)
})

const withEdits = new Set<string>()

describe('the example of', () => {
  let root = ''
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'cwl-problem-docs-'))
  })
  afterAll(() => {
    rmSync(root, { recursive: true, force: true })
  })

  const examples = sections.filter(({ code }) => !WITHOUT_EXAMPLE.has(code))

  test.each(examples)(
    '$code is reported as the page shows, and the correction has no problem',
    async ({ code, section }) => {
      const mistake = await problemsOf(join(root, code, 'mistake'), code, section, '-')
      expect(mistake.map((problem) => problem.code)).toEqual([code])
      expect(mistake.map(shown).join('')).toBe(/(?:^> .*\n)+/m.exec(section)?.[0])
      expect(await problemsOf(join(root, code, 'correction'), code, section, '+')).toEqual([])
      if (mistake.some(({ edit }) => edit !== undefined)) {
        withEdits.add(code)
        await expectCorrected(join(root, code), mistake)
      }
    },
  )
})

/** The edits of an example, written into it, give the app of the correction on the page. */
async function expectCorrected(folder: string, problems: readonly Problem[]): Promise<void> {
  const place = join(folder, 'mistake', 'main.cwl')
  const { text, applied } = applyEdits('main.cwl', readFileSync(place, 'utf8'), problems)
  expect(applied).toHaveLength(problems.length)
  writeFileSync(place, text)
  const [corrected, correction] = await Promise.all(
    ['mistake', 'correction'].map(async (name) => new Packer(openWorkspace(join(folder, name))).pack('main.cwl')),
  )
  if (corrected?.ok !== true || correction?.ok !== true) throw new Error('the correction cannot be packed')
  expect(canonicalForm(corrected.description, NO_KEYS)).toEqual(canonicalForm(correction.description, NO_KEYS))
}

const NO_KEYS = { platformKeys: new Set<string>(), layoutKeys: new Set<string>() }

test('the corrections of some examples are edits', () => {
  expect(withEdits.size).toBeGreaterThan(8)
})

/** What a fix gives to copy, without placeholders in capitals. */
const COPIED =
  /^> (?:Did you mean "(?<guess>[^"]+)"\?|Write (?<text>\\?\$.+?|[a-z]+: (?![A-Z]{3}).+?|"[^"]+"|\{.+?\})(?:\.?$|,? (?:with|in|if|or|under)\b))/imu

const copied = sections.flatMap(({ code, section }) => {
  const { guess, text = guess } = COPIED.exec(section)?.groups ?? {}
  return text === undefined ? [] : [{ code, section, text }]
})

test('some fixes give text to copy', () => {
  expect(copied.length).toBeGreaterThan(10)
})

test.each(copied)('the text $text of the fix of $code is in the correction, which is valid', ({ section, text }) => {
  const correction = filesIn(section, '+').map(([, content]) => content.toString())
  expect(correction.map(squeezed).join('\n')).toContain(squeezed(text))
})

/** Without what differs between the ways to write the same YAML. */
function squeezed(text: string): string {
  return text.replaceAll(/[\s"'[\]]/g, '')
}

async function problemsOf(folder: string, code: string, section: string, sign: '-' | '+'): Promise<readonly Problem[]> {
  const files = filesIn(section, sign)
  const isServed = ([path]: readonly [string, unknown]): boolean => path.startsWith(SERVER)
  for (const [path, content] of files.filter((file) => !isServed(file))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  keepCase(folder, code + sign)
  const served = await serveDocuments(
    Object.fromEntries(files.filter(isServed).map(([path, content]) => [path.slice(SERVER.length), content])),
  )
  const context = { signal: new AbortController().signal, progress: () => {}, network: served.network }
  const workspace = await withRemote(
    openWorkspace(folder, limitsIn(section)),
    undefined,
    { ...DEFAULTS, workingDirectory: folder, allowRemote: section.includes(ALLOWED) ? ['docs.example.org'] : [] },
    context.signal,
    context,
  )
  const checks: Checks = isProblemCode(code) && CODES[code].severity === 'off' ? { levels: { [code]: 'advice' } } : {}
  if (OF_PACKING.has(code)) return (await new Packer(workspace, { checks }).pack('main.cwl')).problems
  const { problems } = await validateDocuments(workspace, ['main.cwl'], checks)
  const tests = files.some(([path]) => path === TESTS) ? checkTestFiles([TESTS], new Processes(workspace)) : []
  return [...problems, ...tests.flatMap((file) => file.problems)]
}

/** An example with this file is one of a test of an app. */
const TESTS = 'tests.yml'

const SERVER = 'https://docs.example.org'
const ALLOWED = '\nWith `allow-remote: docs.example.org`:\n'

/** The files of an example: `main.cwl`, and other files with their names before them. */
function filesIn(section: string, sign: '-' | '+'): readonly (readonly [string, Buffer])[] {
  return [...section.matchAll(/(?:^`(?<path>[^`\n]+)`:\n\n)?^```diff\n(?<lines>.*?)^```$/gms)].map(({ groups }) => {
    const lines = (groups?.['lines'] ?? '').split('\n').slice(0, -1)
    const kept = lines.filter((line) => line.startsWith(' ') || line.startsWith(sign))
    return [
      groups?.['path'] ?? 'main.cwl',
      bytesOf(kept.map((line) => `${line.slice(1)}\n`).join(''), section),
    ] as const
  })
}

/** The text with the one byte that cannot be written in the section. */
function bytesOf(text: string, section: string): Buffer {
  const { hex = '', written } =
    /^With the byte (?<hex>[0-9A-F]{2}),.* for `(?<written>.+)`:$/m.exec(section)?.groups ?? {}
  const parts = written === undefined ? [text] : text.split(written)
  return Buffer.concat(
    parts.flatMap((part, index) => [...(index === 0 ? [] : [Buffer.from(hex, 'hex')]), Buffer.from(part)]),
  )
}

function limitsIn(section: string): Readonly<Record<string, number>> {
  const found = /^With `limits\.(?<setting>[a-z-]+): (?<value>\d+)`:$/m.exec(section)?.groups
  const names = Object.entries(LIMIT_SETTINGS).flatMap(([name, setting]) =>
    setting === found?.['setting'] ? [name] : [],
  )
  return Object.fromEntries(names.map((name) => [name, Number(found?.['value'])]))
}

function shown({ file, line, column, message, fix }: Problem): string {
  return `> ${file}:${line}:${column} ${message}${fix === undefined ? '' : `  \n> ${fix}`}\n`
}

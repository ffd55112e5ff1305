/** The words of messages, comments and pages: plain English, as CONTRIBUTING.md asks. */
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'
import { parse, type AnyNode } from 'acorn'

const root = join(import.meta.dirname, '..')

/** What readers stumble over, and what to write. */
const UNPLAIN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\bthere )\b(?:is|are|was|were|be) no (?!longer\b|more\b|\d)/i, 'is not a'],
  [/\b(?:tell|tells|told)\b/i, 'report'],
  [/\b(?:stand|stands|stood|standing)\b/i, 'is, is written, means'],
  [/\bmend(?:ed|s|ing)?\b/i, 'fix'],
  [/\banew\b/i, 'again'],
  [/\ball the same\b/i, 'anyway'],
  [/\b(?:whoever|whatever)\b/i, 'anyone who, everything that'],
  [/\bblanks?\b/i, 'space'],
  [/\bbeside\b/i, 'next to, as well as'],
  [/\bgoes before\b/i, 'takes precedence over'],
  [/\breplaced? [^.;:,]{1,40} by\b/i, 'replace A with B'],
  [/\bnames? no\b/i, 'does not name a'],
  [/\bof (?:its|their|his|your|our) own\b/i, 'its own'],
  [/\bwhat is wanted\b/i, 'the desired app'],
  [/\b(?:came|comes) of\b/i, 'result'],
  [/\bleft behind\b/i, 'all temporary files are removed'],
  [/\bone an? line\b/i, 'one per line'],
  [/\bverbs?\b/i, 'command'],
]

/** Fine in a page, but a message or a comment has a better word. */
const UNPLAIN_IN_CODE: typeof UNPLAIN = [...UNPLAIN, [/\b(?:says?|said)\b/i, 'is, reports, names']]

/** Words that are right where they are, with the reason. */
const EXCEPTIONS: readonly (readonly [file: RegExp, text: RegExp, reason: string])[] = [
  [/^src\//, /The document shows FAILED/, 'the API document is cited'],
  [/documents\/references\.ts$/, /^ *A blank node/, 'the term of RDF'],
]

/** In words: who reads a longer sentence reads it twice. */
const LONGEST_SENTENCE = 25

/** The texts of a source file that people may read, each with its line: those with a space in them. */
function textsOf(file: string): readonly (readonly [line: number, text: string])[] {
  const source = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'))
  const texts: (readonly [number, string])[] = []
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true, allowHashBang: true })
  for (const node of nodesIn(program)) {
    const text =
      node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : node.type === 'TemplateLiteral'
          ? node.quasis.map(({ value }) => value.cooked ?? '').join('…')
          : ''
    if (/[a-z] [a-z]/i.test(text)) texts.push([node.loc?.start.line ?? 0, text])
  }
  return texts
}

/** The comments of a source file, each with its line. What is in backticks is code, and what is in quotes is cited. */
function commentsOf(file: string): readonly (readonly [line: number, text: string])[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/^[ \t]*\/\*\*?([^]*?)\*\/|(?:^|[ \t])\/\/ (.*)$/gm)].map((found) => [
    source.slice(0, found.index).split('\n').length,
    (found[1] ?? found[2] ?? '').replaceAll(/\s*\n\s*\*?\s*/g, ' ').replaceAll(/`[^`]*`|"[^"]*"/g, '`…`'),
  ])
}

/** A node and all nodes in it. */
function nodesIn(node: AnyNode): readonly AnyNode[] {
  const children = Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
  return [node, ...children.filter(isNode).flatMap(nodesIn)]
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The prose of a page, without code. */
function linesOf(file: string): readonly (readonly [line: number, text: string])[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^```[^]*?^```$/gm, (block) =>
    block.replaceAll(/[^\n]/g, ''),
  )
  return text.split('\n').map((line, index) => [index + 1, line.replaceAll(/`[^`]*`/g, '`…`')] as const)
}

function unplainIn(file: string, texts: readonly (readonly [number, string])[], words = UNPLAIN): readonly string[] {
  return texts.flatMap(([line, text]) =>
    words
      .filter(([word]) => word.test(text))
      .flatMap(([word, plain]) =>
        EXCEPTIONS.some(([where, what]) => where.test(file) && what.test(text))
          ? []
          : [`${file}:${line}: ${word.exec(text)?.[0] ?? ''} → ${plain}: ${text.trim().slice(0, 160)}`],
      ),
  )
}

const SOURCES = globSync('src/**/*.ts', { cwd: root, exclude: (name) => name.includes('generated') }).map((file) =>
  file.replaceAll('\\', '/'),
)
/** All pages that people write. docs/api is made from docstrings, where it was made. */
const PAGES = ['*.md', 'action.yml', 'docs/**/*.md', 'examples/**/*.md', 'examples/workflows/*.yml']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('docs/api/'))

test('messages use plain words', () => {
  expect(SOURCES.length).toBeGreaterThan(300)
  expect(SOURCES.flatMap((file) => unplainIn(file, textsOf(file), UNPLAIN_IN_CODE))).toEqual([])
})

test('comments use plain words', () => {
  expect(SOURCES.flatMap((file) => unplainIn(file, commentsOf(file), UNPLAIN_IN_CODE))).toEqual([])
})

test('pages use plain words', () => {
  expect(PAGES.flatMap((file) => unplainIn(file, linesOf(file)))).toEqual([])
})

test('no sentence of a message is longer than its reader can hold', () => {
  const long = SOURCES.flatMap((file) =>
    textsOf(file).flatMap(([line, text]) =>
      text
        .split(/[.!?:;]\s|\n/)
        .filter((sentence) => sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > LONGEST_SENTENCE)
        .map((sentence) => `${file}:${line}: ${sentence.trim()}`),
    ),
  )
  expect(long).toEqual([])
})

/** The sentences of a page, without code, quotes and addresses. Examples of messages are quotes too. */
function sentencesOf(file: string): readonly string[] {
  const text = linesOf(file)
    .map(([, line]) => (line.startsWith('>') ? '' : line))
    .join('\n')
  const blocks = text.split(/\n\s*\n|\n(?=\s*(?:[-#|]|\d+\.) )|(?<!\\)\|/)
  return blocks.flatMap((block) =>
    block
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/"[^"]*"/g, '"…"')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .split(/[.!?:;][*)]* /),
  )
}

test('no sentence of a page is longer than its reader can hold', () => {
  const long = PAGES.filter((file) => file.endsWith('.md')).flatMap((file) =>
    sentencesOf(file)
      .filter((sentence) => sentence.split(' ').filter((word) => /\p{L}/u.test(word)).length > LONGEST_SENTENCE)
      .map((sentence) => `${file}: ${sentence.trim()}`),
  )
  expect(long).toEqual([])
})

test('every exception is needed', () => {
  const all = [
    ...SOURCES.map((file) => [file, [...textsOf(file), ...commentsOf(file)]] as const),
    ...PAGES.map((file) => [file, linesOf(file)] as const),
  ]
  const needed = EXCEPTIONS.map(([where, what]) =>
    all.some(
      ([file, texts]) =>
        where.test(file) &&
        texts.some(([, text]) => what.test(text) && UNPLAIN_IN_CODE.some(([word]) => word.test(text))),
    ),
  )
  expect(needed).toEqual(EXCEPTIONS.map(() => true))
})

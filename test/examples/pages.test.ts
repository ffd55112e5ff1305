import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

import { beforeAll, describe, expect, test } from '@jest/globals'

import { performanceTable, type BenchRun } from '../../scripts/bench/page.ts'
import { commandList } from '../../scripts/docs/commands-page.ts'
import { EXIT } from '../../src/commands/report.ts'
import { dialectAt } from '../../src/platform/known-platforms.ts'
import { EXAMPLES } from '../../src/terminal/verbs.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { runCli } from '../support/run-cli.ts'

const root = join(import.meta.dirname, '..', '..')
const PAGES = [
  ...globSync('*.md', { cwd: root }),
  ...globSync('{docs,examples}/**/*.md', { cwd: root, exclude: ['docs/api/**'] }),
].map((page) => page.replaceAll('\\', '/'))

function read(page: string): string {
  return readFileSync(join(root, page), 'utf8')
}

/** Without what stands in blocks of code. */
function prose(page: string): string {
  return read(page).replaceAll(/^```[^]*?^```$/gm, '')
}

/** The anchors that a page writes itself, and those that GitHub gives its headings. */
function anchorsOf(page: string): ReadonlySet<string> {
  const seen = new Map<string, number>()
  return new Set([
    ...[...prose(page).matchAll(/<a id="([^"]*)">/g)].map(([, anchor = '']) => anchor),
    ...[...prose(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => {
      const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
      const anchor = words.replaceAll(/[^\p{L}\p{N}\-_ ]/gu, '').replaceAll(' ', '-')
      const times = seen.get(anchor) ?? 0
      seen.set(anchor, times + 1)
      return times === 0 ? anchor : `${anchor}-${times}`
    }),
  ])
}

function exists(path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false }) !== undefined
}

test('there are pages', () => {
  expect(PAGES).toEqual(
    expect.arrayContaining(['README.md', 'SECURITY.md', 'docs/configuration.md', 'examples/rnaseq/README.md']),
  )
})

test.each(PAGES)('every link of %s within the repository has a target', (page) => {
  const links = [
    ...prose(page)
      .replaceAll(/`[^`]*`/g, '`')
      .matchAll(/\]\((?!https?:)([^)\s]+)\)/g),
  ].map(([, link = '']) => link)
  const dead = links.filter((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? page : join(dirname(page), path)
    return !exists(target) || (anchor !== undefined && !anchorsOf(target).has(anchor))
  })
  expect(dead).toEqual([])
})

/** The nearest README.md above a page lists it. */
function indexOf(page: string): string {
  let folder = dirname(page)
  while (!exists(`${folder}/README.md`) || page === `${folder}/README.md`) folder = dirname(folder)
  return `${folder}/README.md`
}

test.each(PAGES.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md'))(
  'the index of the docs links to %s once',
  (page) => {
    const index = indexOf(page)
    const lines = read(index)
      .split('\n')
      .filter((line) => /^(?:-|##) /.test(line) && line.includes(`](${posix.relative(dirname(index), page)})`))
    expect(lines).toHaveLength(1)
  },
)

test('README.md and docs/platforms.md list the same known platforms', () => {
  const [readme, page] = ['README.md', 'docs/platforms.md'].map((each) =>
    [...read(each).matchAll(/^\|.*`(https:[^`]+)`.*\|$/gm)].map(([row, address = '']) => ({ row, address })),
  )
  expect(page).toEqual(readme)
  expect(page?.map(({ address }) => dialectAt(address))).toEqual(page?.map(() => 'seven-bridges'))
  expect(page?.length).toBeGreaterThan(4)
})

test('docs/performance.md has the sizes, times and budgets of bench/results.json', () => {
  expect(read('docs/performance.md')).toContain(performanceTable(JSON.parse(read('bench/results.json')) as BenchRun))
})

test('a page of docs/ links to every example workflow, and the list beside them has it', () => {
  const workflows = globSync('examples/workflows/*.yml', { cwd: root }).toSorted()
  const links = PAGES.filter((page) => page.startsWith('docs/')).flatMap((page) =>
    [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => posix.join(dirname(page), link)),
  )
  expect(links).toEqual(expect.arrayContaining(workflows))
  const listed = [...read('examples/workflows/README.md').matchAll(/\]\((\S+\.yml)\)/g)].map(
    ([, file = '']) => `examples/workflows/${file}`,
  )
  expect(listed.toSorted()).toEqual(workflows)
})

test('--help and the code have the same exit codes', async () => {
  const codes = Object.values(EXIT).map(String)
  const { stdout } = await runCli(['--help'], { cwd: temporaryFolder() })
  expect([...(stdout.split('Exit codes:')[1] ?? '').matchAll(/\b(\d+) [a-z]/g)].map(([, code]) => code)).toEqual(codes)
})

test('--help has an example for every command', () => {
  const names = commandList().map(({ name }) => name)
  expect(names.filter((name) => EXAMPLES[name] === undefined)).toEqual([])
})

describe('flags', () => {
  const VERBS = commandList().map(({ name }) => name)
  const flags = new Map<string, ReadonlySet<string>>()

  beforeAll(async () => {
    for (const verb of VERBS) {
      const { stdout } = await runCli([...verb.split(' '), '--help'], { cwd: temporaryFolder() })
      flags.set(verb, new Set([...stdout.matchAll(/^ +(?:-h, )?(--[a-z-]+)/gm)].map(([, flag = '']) => flag)))
    }
  })

  test.each(PAGES)('the commands and flags in %s exist', (page) => {
    const blocks = [...read(page).matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, block = '']) =>
      block.split('\n').map((line) => line.replace(/(?:^|\s)#.*$/, '')),
    )
    const commands = [...blocks, ...[...prose(page).matchAll(/`([^`]*)`/g)].map(([, code = '']) => code)].filter(
      (line) => /^(?:npx )?cwl-promote [a-z]/.test(line),
    )
    for (const command of commands) {
      const words = command.replace(/^(?:npx )?cwl-promote /, '')
      const verb = VERBS.findLast((each) => `${words} `.startsWith(`${each} `))
      expect({ command, verb }).toEqual({ command, verb: expect.anything() })
      // A value in quotes may be a command with its own flags.
      for (const flag of words.replaceAll(/'[^']*'/g, '').match(/(?<=\s)--[a-z-]+/g) ?? [])
        expect({ command, flag, isThere: flags.get(verb ?? '')?.has(flag) }).toEqual({ command, flag, isThere: true })
    }
  })
})

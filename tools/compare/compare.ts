/**
 * Compares what two checkouts say of the same documents: `compare.ts [--words] [--without CODE,...] BEFORE AFTER
 * FOLDER...`; see README.md. `--words` compares messages too.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

interface Said {
  readonly root: string
  readonly document: string
  readonly problems: readonly { readonly at: string; readonly text: string }[]
  readonly packed: string | null
}

const { words, without, operands } = readArguments(process.argv.slice(2))
const [before = '', after = '', ...folders] = operands
const old = said(before)
const now = said(after)
const counts = { documents: 0, problems: 0, packed: 0, different: 0 }
for (const [key, was] of old) {
  const is = now.get(key)
  counts.documents += 1
  counts.problems += was.problems.length
  if (was.packed !== null) counts.packed += 1
  const differences = is === undefined ? ['not read'] : differencesOf(was, is)
  if (differences.length > 0) counts.different += 1
  for (const difference of differences) console.log(`${key}: ${difference}`)
}
console.log(JSON.stringify(counts))
if (counts.different > 0) process.exitCode = 1

function readArguments(args: readonly string[]): { words: boolean; without: ReadonlySet<string>; operands: string[] } {
  const rest = [...args]
  const isWords = rest.includes('--words')
  if (isWords) rest.splice(rest.indexOf('--words'), 1)
  const index = rest.indexOf('--without')
  const codes = index === -1 ? [] : (rest.splice(index, 2)[1] ?? '').split(',')
  return { words: isWords, without: new Set(codes), operands: rest }
}

function said(checkout: string): ReadonlyMap<string, Said> {
  const script = join(import.meta.dirname, 'read.mjs')
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, checkout, ...folders], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (status !== 0) throw new Error(`${checkout} could not be asked: ${stderr}`)
  const lines = stdout.split('\n').filter((line) => line !== '')
  return new Map(lines.map((line) => JSON.parse(line) as Said).map((each) => [join(each.root, each.document), each]))
}

function differencesOf(was: Said, is: Said): readonly string[] {
  const [left, right] = [linesOf(was), linesOf(is)]
  return [
    ...left.filter((line) => !right.includes(line)).map((line) => `- ${line}`),
    ...right.filter((line) => !left.includes(line)).map((line) => `+ ${line}`),
    ...(was.packed === is.packed ? [] : ['packed differently']),
  ]
}

function linesOf({ problems }: Said): readonly string[] {
  return problems.flatMap(({ at, text }) => {
    const code = at.split(' ').at(-4) ?? ''
    return without.has(code) ? [] : [`${at}${words ? ` ${text}` : ''}`]
  })
}

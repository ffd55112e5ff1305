import { describe, expect, test } from '@jest/globals'

import { parseJson, type JsonObject } from '../../src/json/index.ts'
import { withDiffs } from '../../src/promotion/diffs.ts'
import { planChange, type Change } from '../../src/promotion/plan.ts'

const NEVER = new AbortController().signal

function toolOf(doc: string): JsonObject {
  return parseJson(
    JSON.stringify({ cwlVersion: 'v1.2', class: 'CommandLineTool', doc, baseCommand: 'echo', inputs: [], outputs: [] }),
  ) as JsonObject
}

/** What a plan says of an app whose text becomes another. */
function update(before: string, after: string, name = 'a'): Change {
  const app = {
    name,
    target: { owner: 'o', project: 'p', app: name },
    source: { kind: 'file', reference: `${name}.cwl` },
  } as const
  return planChange(
    app,
    { kind: 'ready', description: toolOf(after), digest: 'd', files: [] },
    { kind: 'found', app: { description: toolOf(before) } },
    'documented',
  )
}

function lines(number: number, words: string): string {
  return Array.from({ length: number }, (_, at) => `${words} ${at}`).join('\n')
}

async function detailsOf(...changes: readonly Change[]) {
  return (await withDiffs(changes, 'documented', NEVER)).map((change) =>
    change.action === 'update' ? change.details : undefined,
  )
}

describe('the diff of an update', () => {
  test('shows where two long lines differ', async () => {
    const [start, end] = ['a'.repeat(150_000), 'b'.repeat(150_000)]
    const [details] = await detailsOf(update(`${start}old${end}`, `${start}new${end}`))
    const changed = details?.diff?.split('\n').filter((line) => /^[+-]doc/.test(line)) ?? []
    expect(changed).toEqual([
      expect.stringMatching(/^-doc: a+… \(\d+ characters\) …a{60}oldb+… \(\d+ more characters\)$/),
      expect.stringMatching(/^\+doc: a+… \(\d+ characters\) …a{60}newb+… \(\d+ more characters\)$/),
    ])
    for (const line of changed) expect(line.length).toBeLessThan(600)
  })

  test('is a unified one of the readable form', async () => {
    const [details] = await detailsOf(update('one\ntwo', 'one\nthree'))
    expect(details).toMatchObject({
      omittedLines: 0,
      diff: [
        '--- installed/o/p/a',
        '+++ planned/o/p/a',
        '@@ -1,7 +1,7 @@',
        ' class: CommandLineTool',
        ' doc: |',
        '   one',
        '-  two',
        '+  three',
        ' baseCommand: echo',
        ' cwlVersion: v1.2',
        ' inputs: []',
      ].join('\n'),
    })
  })

  test('has its long lines cut, with what was left out of each, also between the halves of a character', async () => {
    const script = `${'😀'.repeat(1_000_000)}x`
    const [details] = await detailsOf(update(`😀1${script}`, `😀2${script}`))
    // Before the text stand the sign, the name of the field and its quotation mark.
    const cut = (sign: string, beginning: string): string =>
      `${sign}doc: "😀${beginning}${'😀'.repeat(245)}… (${script.length - 2 * 245 + 1} more characters)`
    expect(details?.diff?.split('\n').slice(4, 6)).toEqual([cut('-', '1'), cut('+', '2')])
  })

  test('is cut in lines, and in bytes, and counts what it leaves out', async () => {
    const [many, wide] = await detailsOf(
      update('none', lines(600, 'line')),
      update('none', lines(600, 'é'.repeat(400))),
    )
    for (const details of [many, wide]) {
      const shown = details?.diff?.split('\n').length ?? 0
      // Three lines of head, one taken out, the field's name, its text, four around it.
      expect(shown + (details?.omittedLines ?? 0)).toBe(3 + 1 + 1 + 600 + 4)
    }
    expect(many?.diff?.split('\n')).toHaveLength(400)
    expect(Buffer.byteLength(wide?.diff ?? '')).toBeGreaterThan(60_000)
    expect(Buffer.byteLength(wide?.diff ?? '')).toBeLessThanOrEqual(65_536)
  })
})

describe('the diffs of a plan', () => {
  const changes = [
    ...Array.from({ length: 4 }, (_, at) => update(lines(50, 'one'), lines(50, 'two'), `large${at}`)),
    update('one', 'two', 'small'),
  ]

  test('are of those that differ in few lines only, once it has had its share', async () => {
    const made = async (effort: number): Promise<readonly string[]> =>
      (await withDiffs(changes, 'documented', NEVER, effort)).flatMap((change) =>
        change.action === 'update' && change.details?.diff !== undefined ? [change.app.name] : [],
      )
    expect(await made(1e6)).toEqual(['large0', 'large1', 'large2', 'large3', 'small'])
    // Each of the large ones takes 100 lines in and out.
    expect(await made(2 * 100 ** 2)).toEqual(['large0', 'large1', 'small'])
    expect(await made(0)).toEqual(['small'])
  })

  test('leave everything else of it as it is', async () => {
    const others: readonly Change[] = [
      update('same', 'same'),
      { action: 'blocked', app: update('a', 'b').app, digest: null, blockedBy: 'rule', reason: 'r' },
    ]
    expect(await withDiffs(others, 'documented', NEVER)).toEqual(others)
    const [first] = changes
    expect(await withDiffs(changes.slice(0, 1), 'documented', NEVER)).toMatchObject([
      { app: first?.app, digest: 'd', details: { breaking: false, interface: [] } },
    ])
  })
})

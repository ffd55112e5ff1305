import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import type { Checks } from '../../../src/cwl/checks.ts'
import type { Limits } from '../../../src/cwl/limits.ts'
import type { Problem } from '../../../src/cwl/problem.ts'
import { validateDocuments } from '../../../src/cwl/validate.ts'
import { openWorkspace } from '../../../src/cwl/workspace.ts'

/**
 * A small document with the places of its problems marked in it: `«code»` stands right before the character that the
 * problem points at, and is taken out before the document is written. A document without a mark is expected to have
 * no problem of any severity.
 */
export interface Case {
  readonly text: string | Buffer
  /** Further files, which may hold marks too. */
  readonly files?: Readonly<Record<string, string | Buffer>>
  /** Name of the document, unless it is main.cwl. */
  readonly name?: string
  readonly limits?: Partial<Limits>
  readonly checks?: Checks
  /** Marks that no text can hold, as `code line:column` of the document. */
  readonly also?: readonly string[]
}

/** Declares one test a case; the key is its title. */
export function battery(cases: Readonly<Record<string, Case | string>>): void {
  let root = ''
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'cwl-battery-'))
  })
  afterAll(() => {
    rmSync(root, { recursive: true, force: true })
  })
  let count = 0
  for (const [title, given] of Object.entries(cases)) {
    const folder = `case-${(count += 1)}`
    test(title, async () => {
      const wanted = typeof given === 'string' ? { text: given } : given
      const found = await check(join(root, folder), wanted)
      expect(found.problems).toEqual(found.expected)
    })
  }
}

async function check(folder: string, given: Case): Promise<{ readonly problems: readonly string[]; readonly expected: readonly string[] }> {
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
  const { problems } = await validateDocuments(openWorkspace(folder, given.limits), [name], given.checks)
  return { problems: problems.map(shown).sort(), expected: expected.sort() }
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

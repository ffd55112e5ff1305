import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { CODES, isProblemCode } from '../../src/cwl/codes.ts'
import { validateDocuments } from '../../src/cwl/validate.ts'
import { openWorkspace } from '../../src/cwl/workspace.ts'

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'problems.md'), 'utf8')
const sections = page.split(/^### /m).slice(1).map((section) => ({ code: section.slice(0, section.indexOf('\n')), section }))

test('docs/problems.md has every code, in the order of codes.ts', () => {
  expect(sections.map(({ code }) => code)).toEqual(Object.keys(CODES))
})

test('docs/problems.md gives each code its severity and its sentence', () => {
  for (const { code, section } of sections) {
    if (!isProblemCode(code)) throw new Error(`${code} is no code`)
    expect(section).toContain(`*${CODES[code].severity}* — ${CODES[code].title}`)
  }
})

describe('the example of', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cwl-problem-docs-'))
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  const examples = sections.flatMap(({ code, section }) => {
    const found = /```yaml\n(?<document>.*?)```\n\n(?<told>(?:> [^\n]*\n)+)/s.exec(section)?.groups
    return found?.['document'] === undefined || found['told'] === undefined ? [] : [{ code, document: found['document'], told: found['told'] }]
  })

  test.each(examples)('$code is told as the page says', async ({ code, document, told }) => {
    writeFileSync(join(folder, 'main.cwl'), document)
    const severity = isProblemCode(code) ? CODES[code].severity : 'off'
    const levels = severity === 'off' ? { [code]: 'advice' as const } : {}
    const { problems } = await validateDocuments(openWorkspace(folder), ['main.cwl'], { levels })
    const lines = problems.map(({ file, line, column, message, hint }) => `> ${file}:${line}:${column} ${message}${hint === undefined ? '' : `  \n> ${hint}`}\n`)
    expect(problems.map((problem) => problem.code)).toEqual([code])
    expect(lines.join('')).toBe(told)
  })
})

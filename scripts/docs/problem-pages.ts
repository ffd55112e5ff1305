import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { CODES, isProblemCode } from '../../src/cwl/rules/index.ts'
import { fillPage } from './fill-page.ts'

/** A page of docs/problems, which describes the codes of one group. */
export interface ProblemPage {
  /** Such as `files.md`. */
  readonly file: string
  readonly title: string
  /** The text below the heading of each code. */
  readonly sections: ReadonlyMap<string, string>
}

const INDEX = 'README.md'

function foldersOf(root: string): string {
  return join(root, 'docs', 'problems')
}

function pageFiles(root: string): readonly string[] {
  return readdirSync(foldersOf(root))
    .filter((file) => file.endsWith('.md') && file !== INDEX)
    .toSorted()
}

/** The pages of docs/problems, without the index. The group of a code is the page that has a heading for it. */
export function readProblemPages(root: string): readonly ProblemPage[] {
  return pageFiles(root).map((file) => {
    const [head = '', ...sections] = readFileSync(join(foldersOf(root), file), 'utf8').split(/^## /m)
    return {
      file,
      title: /^# (?:Problems: )?(.*)$/m.exec(head)?.[1] ?? file,
      sections: new Map(
        sections.map((section) => {
          const [code = '', ...lines] = section.split('\n')
          return [code, lines.join('\n').trim()]
        }),
      ),
    }
  })
}

/** The same pages with the severity and the sentence of each code as the rules declare them: path → content. */
export function problemPages(root: string): readonly (readonly [string, string])[] {
  return pageFiles(root).map((file) => {
    const path = `docs/problems/${file}`
    const text = readFileSync(join(root, path), 'utf8')
    return [
      path,
      text.replaceAll(/^## (.+)\n\n(?:\*\w+\* — .*?\.(?=[ \n]))?/gm, (found: string, code: string) => {
        if (!isProblemCode(code)) throw new Error(`${path} has the heading ${code}, which is not a code`)
        const { severity, title } = CODES[code]
        return `## ${code}\n\n*${severity}* — ${title}${found.endsWith('\n') ? '\n\n' : ''}`
      }),
    ]
  })
}

/** The index of the codes: for each page those of each severity. */
export function problemIndex(root: string): readonly [string, string] {
  const parts = readProblemPages(root).map(({ file, title, sections }) => {
    const codes = [...sections.keys()].filter((code) => isProblemCode(code))
    const lines = [...Map.groupBy(codes, (code) => CODES[code].severity)].map(
      ([severity, each]) => `- ${severity}: ${each.map((code) => `[${code}](${file}#${code})`).join(', ')}`,
    )
    return `## [${title}](${file})\n\n${lines.join('\n')}`
  })
  return fillPage(root, `docs/problems/${INDEX}`, { codes: parts.join('\n\n') })
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** The pages that people follow step by step: what they show is run. */
export const GUIDES = ['README.md', 'docs/tutorial.md', ...pages('docs/how-to/*.md')]

/** All pages of the documentation. */
export const PAGES = ['README.md', ...pages('docs/**/*.md')]

function pages(pattern: string): readonly string[] {
  // Generated pages do not belong to git.
  return globSync(pattern, { cwd: root, exclude: ['docs/api/**'] }).map((page) => page.replaceAll('\\', '/'))
}

/** A block of code of a page. */
export interface Block {
  /** What is written behind its fence: `sh`, `text`, `yaml` and the like. */
  readonly language: string
  /** Ends with a line break. */
  readonly text: string
  /** Line of the page on which its text begins, from 1. */
  readonly line: number
}

export function readPage(page: string): string {
  return readFileSync(join(root, page), 'utf8')
}

/** The blocks of code of a page, in their order. */
export function blocksOf(page: string): readonly Block[] {
  const text = readPage(page)
  return [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(({ index, 1: language = '', 2: block = '' }) => ({
    language,
    text: block,
    line: text.slice(0, index).split('\n').length + 1,
  }))
}

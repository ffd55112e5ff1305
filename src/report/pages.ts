import type { PagesReport } from '../commands/report.ts'
import { code, htmlTable, LONGEST_NAME, paragraph, type Budget } from './escape.ts'
import { clip, count, printable } from './printable.ts'

export function pagesToText({ pages, failure }: PagesReport): readonly string[] {
  const changed = pages
    .filter(({ state }) => state !== 'unchanged')
    .map(({ file, state }) => `${state.padEnd(9)} ${printable(file)}`)
  return pages.length === 0 || failure !== undefined ? changed : [...changed, verdictOf(pages)]
}

function verdictOf(pages: PagesReport['pages']): string {
  const written = pages.filter(({ state }) => state === 'written').length
  return written === 0
    ? `✓ ${count(pages.length, 'page')} looked at, none to write.`
    : `✓ ${count(written, 'page')} of ${pages.length} written.`
}

export function pagesBlocks({ pages, failure }: PagesReport, budget: Budget): readonly string[] {
  const rows = pages
    .filter(({ state }) => state !== 'unchanged')
    .map(({ file, state }) => [state, code(clip(file, LONGEST_NAME))])
  return [
    ...(pages.length === 0 || failure !== undefined ? [] : [paragraph(verdictOf(pages))]),
    ...(rows.length === 0 ? [] : [htmlTable(['', 'Page'], rows, budget)]),
  ]
}

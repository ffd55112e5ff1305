import type { PagesReport } from '../commands/report.ts'
import { count, printable } from './printable.ts'

export function pagesToText({ pages, failure }: PagesReport): readonly string[] {
  const lines = pages.flatMap(({ file, state }) =>
    state === 'unchanged' ? [] : `${state.padEnd(9)} ${printable(file)}`,
  )
  const written = pages.filter(({ state }) => state === 'written').length
  const current = pages.filter(({ state }) => state !== 'stale').length
  return failure === undefined ? [...lines, `${count(written, 'page')} of ${current} written.`] : lines
}

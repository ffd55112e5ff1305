/** A page with the content between its markers `<!-- marker: … -->` and `<!-- /marker -->` replaced. */
export function between(path: string, page: string, marker: string, content: string): string {
  const begin = new RegExp(`<!-- ${marker}: .*-->`).exec(page)?.[0] ?? `<!-- ${marker}: … -->`
  const end = `<!-- /${marker} -->`
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`${path} has no markers ${begin} … ${end}`)
  return `${page.slice(0, from + begin.length)}\n\n${content}\n\n${page.slice(to)}`
}

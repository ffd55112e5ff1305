import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A page with what is generated in it: its path and its text. Each content goes between the markers `<!-- NAME: … -->`
 * and `<!-- /NAME -->`.
 */
export function fillPage(
  root: string,
  path: string,
  contents: Readonly<Record<string, string>>,
): readonly [path: string, text: string] {
  let page = readFileSync(join(root, path), 'utf8')
  for (const [name, content] of Object.entries(contents)) {
    const [begin] = new RegExp(`<!-- ${name}: .*-->`).exec(page) ?? []
    const [from, to] = [begin === undefined ? -1 : page.indexOf(begin), page.indexOf(`<!-- /${name} -->`)]
    if (begin === undefined || to < from) throw new Error(`${path} has no markers for ${name}`)
    page = `${page.slice(0, from + begin.length)}\n\n${content}\n\n${page.slice(to)}`
  }
  return [path, page]
}

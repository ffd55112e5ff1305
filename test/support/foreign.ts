import { pageAddress } from '../../src/configuration/version.ts'
import { REFERENCE, renderPage } from './github-page.ts'

const OUR_LINKS =
  /^https:\/\/github\.example\/octo\/rnaseq\/(?:blob\/[0-9a-f]{40}\/|actions\/runs\/\d+$|issues\/\d+$|pull\/\d+)/

const OUR_ELEMENTS = new Set(
  '#comment h2 h3 p br em strong sub code pre a table thead tbody tr th td details summary ul li'.split(' '),
)
const OUR_ATTRIBUTES = new Set(['href', 'align', 'colspan', 'open', 'class'])

/** What a page on GitHub contains that we did not mean: elements, attributes, links, mentions and references. */
export function foreignIn(page: string): readonly string[] {
  const { elements, links, prose, attributes } = renderPage(page)
  return [
    ...Object.keys(elements).filter((element) => !OUR_ELEMENTS.has(element)),
    ...attributes.filter((attribute) => !OUR_ATTRIBUTES.has(attribute)),
    ...links.filter((link) => !OUR_LINKS.test(link) && !link.startsWith(pageAddress('problems/'))),
    ...(REFERENCE.exec(prose) ?? []),
  ]
}

import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

export interface RenderedPage {
  /** How often each element occurs. */
  readonly elements: Readonly<Record<string, number>>
  readonly rows: number
  /** Where links lead. */
  readonly links: readonly string[]
  /** What GitHub would look for mentions, references and addresses in: all text but that of code and links. */
  readonly prose: string
  readonly text: string
  readonly attributes: readonly string[]
}

/** A page as GitHub-flavoured Markdown renders it, HTML let through, which is more than GitHub does. */
export function renderPage(markdown: string): RenderedPage {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  const elements: Record<string, number> = {}
  const links: string[] = []
  const attributes: string[] = []
  const prose: string[] = []
  const text: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node, quoted: boolean): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      text.push(node.value)
      if (!quoted) prose.push(node.value)
    }
    // A dollar sign alone in a span is how GitHub's documentation writes one that is no mathematics; a word that GitHub
    // could
    // take for a reference stands as code.
    if ('tagName' in node && !isDollarSign(node) && !isPlainCode(node)) {
      elements[node.tagName] = (elements[node.tagName] ?? 0) + 1
      for (const { name, value } of node.attrs) {
        attributes.push(name)
        if (name === 'href' || name === 'src') links.push(value)
      }
    }
    if (node.nodeName === '#comment') elements['#comment'] = (elements['#comment'] ?? 0) + 1
    if ('childNodes' in node) {
      const inside = quoted || ['code', 'pre', 'a', 'tt'].includes(node.nodeName)
      for (const child of node.childNodes) visit(child, inside)
    }
  }
  visit(parseFragment(html), false)
  return {
    elements,
    rows: elements['tr'] ?? 0,
    links,
    prose: prose.join('\n'),
    text: text.join(''),
    attributes: [...new Set(attributes)].sort(),
  }
}

function isDollarSign({ tagName, attrs, childNodes: [child, ...others] }: DefaultTreeAdapterTypes.Element): boolean {
  return (
    tagName === 'span' &&
    attrs.length === 0 &&
    others.length === 0 &&
    child !== undefined &&
    'value' in child &&
    child.value === '$'
  )
}

function isPlainCode({ tagName, attrs, childNodes: [child, ...others] }: DefaultTreeAdapterTypes.Element): boolean {
  return (
    tagName === 'code' &&
    attrs.length === 0 &&
    others.length === 0 &&
    (child === undefined || child.nodeName === '#text')
  )
}

/** What GitHub would turn into a link, an emoji or mathematics in the text of a finished page. */
export const REFERENCE =
  /(?<![\w`])@[\p{L}\p{N}]|(?:^|[\s(])#\d|\bGH-\d|[\w-]+\/[\w.-]+#\d|(?<![a-z])https?:\/\/|(?<![\p{L}\p{N}])www\.|\b[0-9a-f]{7,64}\b|[\w.]@[\w-]+\.\w|:(?:[a-z_+-][\w+-]*|100|1234|8ball):|\$[^\s$][^$\n]*\$/iu

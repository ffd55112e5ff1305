import { escapeMarkup } from '../diagrams/drawing.ts'
import { DIAGRAM_STYLE } from '../diagrams/svg.ts'

export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Part = Html | string | number | readonly Html[]

export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.reduce((whole, text, at) => whole + write(parts[at - 1] ?? '') + text))
}

function write(part: Part): string {
  if (part instanceof Html) return part.source
  if (typeof part === 'object') return part.map(({ source }) => source).join('')
  return escapeMarkup(String(part))
}

const MOST_SHOWN = 20

export function list(items: readonly Html[], more = 'more'): Html {
  const rest = items.slice(MOST_SHOWN)
  const listed = (some: readonly Html[]): Html =>
    html`<ul>${some.map(
      (item) => html`<li>${item}</li>
`,
    )}</ul>`
  if (rest.length === 0) return listed(items)
  return html`${listed(items.slice(0, MOST_SHOWN))}
<details><summary>${rest.length} ${more}</summary>${listed(rest)}</details>`
}

export function moment(iso: string): Html {
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`
}

export function layout(title: string, server: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>
${new Html(STYLE + DIAGRAM_STYLE)}
</style></head><body>
<header><a href="/">Local platform</a> <span>${server}</span></header>
<main>
<h1>${title}</h1>
${body}
</main></body></html>
`
}

/** `light-dark` follows `color-scheme`, so one word makes the whole page light or dark. */
const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--faint:light-dark(#59636e,#9198a1);--line:light-dark(#d1d9e0,#3d444d);--panel:light-dark(#f6f8fa,#151b23);--link:light-dark(#0550ae,#79b8ff);--bad:light-dark(#b3202b,#ff7b72)}
body{margin:0;background:light-dark(#fff,#0d1117);color:light-dark(#1f2328,#e6edf3);overflow-wrap:anywhere}
header{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.6rem max(1rem,50% - 37rem);background:var(--panel);border-bottom:1px solid var(--line)}header a{font-weight:600}header span,small{color:var(--faint)}
main{max-width:74rem;margin:0 auto;padding:0 1rem 3rem}h1,h2,h3{line-height:1.25;margin:1.5rem 0 .5rem}h3{font-size:1rem}h2 small,h3 small{font-weight:normal}
a{color:var(--link)}ul,ol{padding-left:1.2rem;margin:.5rem 0}li{margin:.2rem 0}.bad{color:var(--bad);font-weight:600}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:1rem 0}input,button{font:inherit;padding:.3rem .6rem;max-width:100%;box-sizing:border-box}
summary{cursor:pointer}details details{margin-left:1rem}pre{font-size:.85rem;background:var(--panel);border:1px solid var(--line);border-radius:6px;padding:.75rem;margin:.5rem 0;white-space:pre-wrap}
figure{margin:1rem 0}figure svg{max-width:100%;height:auto;display:block}
`

/** A scene as a page of HTML that looks as its reader sees it, in light or dark. */
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

import type { Scene } from './scenes.ts'

export type Theme = 'light' | 'dark'

interface Palette {
  readonly background: string
  readonly text: string
  readonly faint: string
  readonly border: string
  readonly panel: string
  /** By the number of an ANSI color. */
  readonly ansi: Readonly<Record<string, string>>
}

const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    background: '#ffffff',
    text: '#1f2328',
    faint: '#59636e',
    border: '#d1d9e0',
    panel: '#f6f8fa',
    ansi: { 31: '#cf222e', 32: '#116329', 33: '#7d4e00', 34: '#0969da', 35: '#8250df', 36: '#1b7c83' },
  },
  dark: {
    background: '#0d1117',
    text: '#f0f6fc',
    faint: '#9198a1',
    border: '#3d444d',
    panel: '#151b23',
    ansi: { 31: '#ff7b72', 32: '#3fb950', 33: '#d29922', 34: '#58a6ff', 35: '#be8fff', 36: '#39c5cf' },
  },
}

export function pageOf(scene: Scene, theme: Theme): string {
  if (scene.kind === 'page') return scene.text.replace('color-scheme:light dark', `color-scheme:${theme}`)
  const palette = PALETTES[theme]
  const body =
    scene.kind === 'terminal'
      ? `<pre><b>$ ${escape(scene.command)}</b>\n${colored(scene.text.trimEnd(), palette)}</pre>`
      : `<section><header>${escape(scene.title)}</header><main>${rendered(scene.text)}</main></section>`
  return `<!doctype html><meta charset="utf-8"><style>${styles(palette)}</style>${body}`
}

function rendered(markdown: string): string {
  return micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** ANSI colours as elements. Bold is 1, faint is 2, 22 ends both, 39 ends a color, 0 ends all. */
function colored(text: string, { ansi, faint }: Palette): string {
  let open = 0
  const [first = '', ...pieces] = escape(text).split('\u001B[')
  const html = pieces.map((piece) => {
    const [, code = '', rest = ''] = /^(\d+)m([^]*)$/.exec(piece) ?? []
    if (['0', '22', '39'].includes(code)) {
      if (open === 0) return rest
      open -= 1
      return `</span>${rest}`
    }
    open += 1
    const style = code === '1' ? 'font-weight:600' : `color:${code === '2' ? faint : (ansi[code] ?? 'inherit')}`
    return `<span style="${style}">${rest}`
  })
  return first + html.join('') + '</span>'.repeat(open)
}

function styles({ background, text, faint, border, panel }: Palette): string {
  return `
body { margin: 16px; background: ${background}; color: ${text}; font: 14px/1.5 'DejaVu Sans', sans-serif; }
pre { margin: 0; padding: 14px; background: ${panel}; border: 1px solid ${border}; border-radius: 6px;
  font: 12.5px/1.45 'DejaVu Sans Mono', monospace; white-space: pre-wrap; }
section { border: 1px solid ${border}; border-radius: 6px; }
header { padding: 8px 16px; background: ${panel}; border-bottom: 1px solid ${border}; color: ${faint}; border-radius: 6px 6px 0 0; }
main { padding: 4px 16px 12px; }
h2 { font-size: 20px; padding-bottom: 6px; border-bottom: 1px solid ${border}; }
table { border-collapse: collapse; margin: 12px 0; } th, td { border: 1px solid ${border}; padding: 5px 10px; text-align: left; }
code { background: ${panel}; padding: 1px 5px; border-radius: 5px; font: 12px 'DejaVu Sans Mono', monospace; }
a { color: inherit; }`
}

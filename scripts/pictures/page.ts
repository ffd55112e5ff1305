/** A scene as a page of HTML that looks as its reader sees it, in light or dark. */
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

import type { Line, Scene } from './scenes.ts'

export type Theme = 'light' | 'dark'

interface Palette {
  readonly background: string
  readonly text: string
  readonly faint: string
  readonly border: string
  readonly panel: string
  readonly added: string
  readonly removed: string
}

const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    background: '#ffffff',
    text: '#1f2328',
    faint: '#59636e',
    border: '#d1d9e0',
    panel: '#f6f8fa',
    added: '#dafbe1',
    removed: '#ffebe9',
  },
  dark: {
    background: '#0d1117',
    text: '#f0f6fc',
    faint: '#9198a1',
    border: '#3d444d',
    panel: '#151b23',
    added: '#12261e',
    removed: '#301b1e',
  },
}

export function pageOf(scene: Scene, theme: Theme): string {
  if (scene.kind === 'page') return scene.text.replace('color-scheme:light dark', `color-scheme:${theme}`)
  const palette = PALETTES[theme]
  const body =
    scene.kind === 'pull-request'
      ? `<section><header><code>${escape(scene.file)}</code></header>${scene.lines.map(lineOf).join('')}</section>`
      : `<section><header>${escape(scene.title)}</header><main>${rendered(scene.text)}</main></section>`
  return `<!doctype html><meta charset="utf-8"><style>${styles(palette)}</style>${body}`
}

function rendered(markdown: string): string {
  const html = micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  return html.replaceAll(/(?<=<code class="language-diff">)[^<]*/g, (diff) =>
    diff
      .trimEnd()
      .split('\n')
      .map((line) => `<span class="${CLASSES[line.charAt(0)] ?? ''}">${line}</span>`)
      .join('\n'),
  )
}

const CLASSES: Readonly<Record<string, string>> = { '+': 'added', '-': 'removed', '@': 'faint' }

function lineOf({ sign, number, text, annotation }: Line): string {
  const box =
    annotation === undefined
      ? ''
      : `<aside><b>❌ Check ${escape(annotation.kind)}: ${escape(annotation.title)}</b><br>${escape(annotation.message)}</aside>`
  return `<div class="line ${CLASSES[sign] ?? ''}"><span class="faint">${number}</span>${sign} ${escape(text)}</div>${box}`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function styles({ background, text, faint, border, panel, added, removed }: Palette): string {
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
pre code { padding: 0; background: none; } a { color: inherit; } .faint { color: ${faint}; }
.added { background: ${added}; } .removed { background: ${removed}; } pre span { display: inline-block; min-width: 100%; }
.line { font: 12.5px/1.7 'DejaVu Sans Mono', monospace; white-space: pre; } .line .faint { display: inline-block; width: 44px; padding-right: 14px; text-align: right; }
aside { margin: 8px 16px; padding: 10px 14px; border: 1px solid ${border}; border-left: 4px solid #cf222e; border-radius: 6px; background: ${panel}; }`
}

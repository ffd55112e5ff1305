import { expect } from '@jest/globals'

import { findBrowser, resultIn } from '../support/browser.ts'
import { startPlatform } from '../support/local-platform.ts'
import { testNeeding } from '../support/needing.ts'

const browser = findBrowser() ?? ''
const inBrowser = testNeeding(
  browser === '' ? 'no Chromium is installed (Debian: apt-get install chromium)' : undefined,
  'pages of the platform in a box in a browser',
)

const WIDTHS = [360, 1280, 2000]
const THEMES = ['light', 'dark']

/** What a page must have for readers with a small screen, a keyboard or a screen reader. Runs in the browser. */
const CHECKS = String.raw`
const parse = (color) => {
  const [r, g, b, a = 1] = color.match(/[\d.]+/g).map(Number)
  return { r, g, b, a }
}
const over = (top, below) => ({
  r: top.r * top.a + below.r * (1 - top.a), g: top.g * top.a + below.g * (1 - top.a), b: top.b * top.a + below.b * (1 - top.a), a: 1,
})
// WCAG 2.2, "relative luminance" and "contrast ratio".
const luminance = ({ r, g, b }) => {
  const [x, y, z] = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * x + 0.7152 * y + 0.0722 * z
}
const ratio = (one, other) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
function contrastOf(view, element) {
  const chain = []
  for (let each = element; each; each = each.parentElement) chain.unshift(view.getComputedStyle(each))
  let background = { r: 255, g: 255, b: 255, a: 1 }
  let opacity = 1
  for (const style of chain) {
    background = over(parse(style.backgroundColor), background)
    opacity *= Number(style.opacity)
  }
  const style = chain.at(-1)
  const ink = parse(element instanceof view.SVGElement ? style.fill : style.color)
  return ratio(over({ ...ink, a: ink.a * opacity }, background), background)
}
function faultsOf(frame) {
  const { contentDocument: page, contentWindow: view } = frame
  for (const fold of page.querySelectorAll('details')) fold.open = true
  const faults = []
  const all = (selector) => [...page.querySelectorAll(selector)]
  if (page.documentElement.scrollWidth > page.documentElement.clientWidth) faults.push('scrolls to ' + page.documentElement.scrollWidth)
  if (page.documentElement.lang !== 'en') faults.push('no language')
  if (page.title === '') faults.push('no title')
  for (const landmark of ['header', 'main']) if (all('body > ' + landmark).length !== 1) faults.push('not one ' + landmark)
  if (all('h1').length !== 1) faults.push('not one h1')
  let level = 0
  for (const heading of all('h1,h2,h3,h4')) {
    const next = Number(heading.localName[1])
    if (next > level + 1) faults.push('heading after h' + level + ': ' + heading.outerHTML)
    level = next
  }
  for (const each of all('a,button,summary')) if ((each.ariaLabel ?? each.textContent).trim() === '') faults.push('no name: ' + each.outerHTML)
  for (const each of all('input')) if (each.labels.length === 0) faults.push('no label: ' + each.outerHTML)
  for (const each of all('body svg')) if (each.role !== 'img' || !each.ariaLabel) faults.push('a picture without a text')
  const ids = all('[id]').map(({ id }) => id)
  if (new Set(ids).size < ids.length) faults.push('an id occurs twice')
  for (const element of all('body *')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')
    if (!hasText || element.localName === 'title') continue
    const contrast = contrastOf(view, element)
    if (contrast < 4.5) faults.push('contrast ' + contrast.toFixed(1) + ': ' + element.outerHTML.slice(0, 80))
  }
  return faults
}
onload = () => {
  const found = [...document.querySelectorAll('iframe')].flatMap((frame) => faultsOf(frame).map((fault) => frame.title + ': ' + fault))
  const result = document.createElement('pre')
  result.id = 'result'
  result.textContent = JSON.stringify(found)
  document.body.replaceChildren(result)
}`

function inFrames(pages: Readonly<Record<string, string>>): string {
  const frames = Object.entries(pages).flatMap(([name, page]) =>
    THEMES.flatMap((theme) =>
      WIDTHS.map((width) => {
        const text = page.replace('color-scheme:light dark', `color-scheme:${theme}`)
        return `<iframe title="${name}, ${theme}, ${width}" width="${width}" height="800" srcdoc="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`
      }),
    ),
  )
  return `<!doctype html><meta charset="utf-8"><body>${frames.join('')}<script>${CHECKS}</script>`
}

inBrowser(
  'each page fits its width in light and dark, and readers with a keyboard or a screen reader can use it',
  async () => {
    const { url, store } = await startPlatform()
    const long = 'an_uncommonly_long_name_without_a_space_that_still_has_to_fit_on_a_phone'
    const step = (id: string, source: string, more = {}) => ({
      id,
      in: [{ id: 'x', source }],
      out: ['o'],
      run: {},
      ...more,
    })
    const workflow = (...steps: readonly unknown[]) =>
      JSON.stringify({
        class: 'Workflow',
        cwlVersion: 'v1.2',
        inputs: [{ id: 'reads', type: 'File' }],
        steps,
        outputs: [{ id: 'bam', type: 'File', outputSource: 'b/o' }],
        doc: long.repeat(9),
      })
    store.install({ owner: 'o', project: 'p', app: long }, workflow(step('a', 'reads'), step('b', 'a/o')))
    const next = workflow(step('b', 'reads', { scatter: 'x' }), step(long, 'b/o', { when: '$(true)' }))
    store.install({ owner: 'o', project: 'p', app: long }, next)
    for (let at = 0; at < 30; at += 1) store.install({ owner: 'o', project: 'p', app: `app-${at}` }, '{}')
    store.addExport({ id: long, state: 'FAILED', details: { error: { message: 'the volume is full' } } })
    const paths = {
      start: '/',
      search: '/?q=app-1',
      app: `/apps/o/p/${long}`,
      comparison: `/apps/o/p/${long}/compare/1`,
    }
    const pages = await Promise.all(
      Object.entries(paths).map(async ([name, path]) => [name, await (await fetch(url + path)).text()] as const),
    )
    expect(JSON.parse(resultIn(browser, inFrames(Object.fromEntries(pages))))).toEqual([])
    const broken =
      '<!doctype html><html><title></title><h2 style="color:#999">x</h2><input><a></a><div style="width:4000px">x'
    const faults = String(JSON.parse(resultIn(browser, inFrames({ broken }))))
    for (const fault of ['scrolls', 'language', 'title', 'main', 'h1', 'heading', 'no name', 'no label', 'contrast'])
      expect(faults).toContain(fault)
  },
  180_000,
)

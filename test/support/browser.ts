import { spawnSync } from 'node:child_process'
import { accessSync, constants, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { parse, type DefaultTreeAdapterTypes } from 'parse5'

import { temporaryFolder } from './local-platform.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium of this machine; undefined when there is none. */
export function findBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // Not there, or not ours to run: the next place is tried.
    return false
  }
}

/** What stands on the screen after Mermaid drew a diagram. */
export interface Drawing {
  /** Null when it was drawn. */
  readonly error: string | null
  readonly boxes: readonly { readonly text: string; /** As the browser computes it. */ readonly fill: string }[]
  readonly arrows: number
  /** Names of elements that could run, load or lead somewhere. */
  readonly active: readonly string[]
  /** Whether anything in the page was obeyed as a script. */
  readonly obeyed: boolean
}

/** Long enough for a slow machine; the page is done long before. */
const LONGEST = 120_000

/**
 * Has a real browser draw each diagram with the script that the mermaid package ships, from a local page, without a
 * network.
 */
export function drawInBrowser(browser: string, diagrams: readonly string[]): readonly Drawing[] {
  const script = join(dirname(createRequire(import.meta.url).resolve('mermaid/package.json')), 'dist', 'mermaid.min.js')
  return JSON.parse(resultIn(browser, pageOf(pathToFileURL(script).href, diagrams))) as readonly Drawing[]
}

/** The text of the element `result` after a real browser ran the scripts of a page, without a network. */
export function resultIn(browser: string, html: string): string {
  const folder = temporaryFolder()
  const page = join(folder, 'page.html')
  writeFileSync(page, html)
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--host-resolver-rules=MAP * ~NOTFOUND',
    `--user-data-dir=${join(folder, 'profile')}`,
    '--virtual-time-budget=60000',
    '--dump-dom',
  ]
  const { status, stdout, stderr, error } = spawnSync(browser, [...flags, pathToFileURL(page).href], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: LONGEST,
  })
  if (error !== undefined || status !== 0)
    throw new Error(`${browser} did not draw the page: ${error?.message ?? `exit code ${status}`}\n${stderr}`)
  const result = textOf(parse(stdout), 'result')
  if (result === undefined)
    throw new Error(`${browser} did not come to the end of the page:\n${stdout.slice(0, 2_000)}`)
  return result
}

/** `<` as an escape of JSON: nothing in a diagram may end the script. */
function pageOf(script: string, diagrams: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><script src="${script}"></script><body><script>
const diagrams = ${JSON.stringify(diagrams).replaceAll('<', String.raw`\u003c`)}
window.alert = () => { window.obeyed = true }
async function draw(diagram, index) {
  const place = document.body.appendChild(document.createElement('div'))
  try {
    place.innerHTML = (await mermaid.render('diagram' + index, diagram)).svg
    const boxes = [...place.querySelectorAll('g.node')].map((box) => ({ text: box.textContent.trim(), fill: getComputedStyle(box.querySelector('.label-container, rect, polygon, path')).fill }))
    const active = [...place.querySelectorAll('script, a, img, image, iframe, object, embed, use, form')].map(({ localName }) => localName)
    return { error: null, boxes, arrows: place.querySelectorAll('path.flowchart-link').length, active, obeyed: window.obeyed === true }
  } catch (error) {
    return { error: String(error), boxes: [], arrows: 0, active: [], obeyed: window.obeyed === true }
  }
}
(async () => {
  mermaid.initialize({ startOnLoad: false, securityLevel: 'strict' })
  const drawings = []
  for (const [index, diagram] of diagrams.entries()) drawings.push(await draw(diagram, index))
  const result = document.createElement('pre')
  result.id = 'result'
  result.textContent = JSON.stringify(drawings)
  document.body.replaceChildren(result)
})()
</script>`
}

function textOf(node: DefaultTreeAdapterTypes.Node, id: string): string | undefined {
  if ('attrs' in node && node.attrs.some(({ name, value }) => name === 'id' && value === id)) {
    return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
  }
  if (!('childNodes' in node)) return undefined
  return node.childNodes.map((child) => textOf(child, id)).find((text) => text !== undefined)
}

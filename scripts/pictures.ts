/**
 * Draws the pictures of the README and the docs with Chromium: `npm run pictures`. CHROMIUM names the program where it
 * is not found by itself. Each picture holds the digest of what it shows; a test compares it with what the commands
 * print now.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { digestOf, LARGEST_PICTURE, PICTURES, withDigest } from './pictures/files.ts'
import { charactersWithoutGlyph } from './pictures/glyphs.ts'
import { pageOf, type Theme } from './pictures/page.ts'
import { createScenes } from './pictures/scenes.ts'

const PROGRAMS = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const program = PROGRAMS.find((path) => path !== undefined && existsSync(path))
if (program === undefined) throw new Error('Chromium is not installed. Install it, or name it in CHROMIUM.')

/** In pixels: a long page is cut where the reader has seen enough. */
const [WIDTH, LARGEST_HEIGHT] = [900, 1000]
const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-pictures-'))
mkdirSync(PICTURES, { recursive: true })
for (const [name, scene] of Object.entries(await createScenes())) {
  for (const theme of ['light', 'dark'] satisfies readonly Theme[]) {
    const html = join(folder, `${name}-${theme}.html`)
    const png = join(folder, `${name}-${theme}.png`)
    writeFileSync(html, pageOf(scene, theme))
    const missing = charactersWithoutGlyph(pageOf(scene, theme))
    if ('unknown' in missing) throw new Error(missing.unknown)
    if (missing.length > 0) throw new Error(`no font of the pictures has ${missing.join(' ')}`)
    const height = heightOf(html)
    run(`--screenshot=${png}`, `--window-size=${WIDTH},${height}`, pathToFileURL(html).href)
    const picture = withDigest(readFileSync(png), digestOf(scene))
    if (picture.length > LARGEST_PICTURE) throw new Error(`${name}-${theme}.png has ${picture.length} bytes`)
    writeFileSync(join(PICTURES, `${name}-${theme}.png`), picture)
    console.log(`docs/pictures/${name}-${theme}.png: ${picture.length} bytes, ${WIDTH} × ${height}`)
  }
}
rmSync(folder, { recursive: true, force: true })

function run(...args: readonly string[]): string {
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-device-scale-factor=1']
  return execFileSync(program ?? '', [...options, `--user-data-dir=${join(folder, 'profile')}`, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Of the whole page in pixels: a script writes it into the title of a copy. */
function heightOf(html: string): number {
  const copy = `${html}.measured.html`
  const script =
    '<script>onload=()=>{document.title="height="+Math.ceil(document.documentElement.getBoundingClientRect().height)}</script>'
  writeFileSync(copy, `${readFileSync(html, 'utf8')}${script}`)
  const dom = run('--dump-dom', `--window-size=${WIDTH},600`, pathToFileURL(copy).href)
  return Math.min(LARGEST_HEIGHT, Number(/height=(\d+)/.exec(dom)?.[1] ?? 600) + 16)
}

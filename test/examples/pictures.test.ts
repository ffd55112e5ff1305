import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { expect, test } from '@jest/globals'

import { digestIn, digestOf, LARGEST_PICTURE, PICTURES, withDigest } from '../../scripts/pictures/files.ts'
import { charactersWithoutGlyph } from '../../scripts/pictures/glyphs.ts'
import { pageOf } from '../../scripts/pictures/page.ts'
import { createScenes } from '../../scripts/pictures/scenes.ts'
import { testNeeding } from '../support/needing.ts'

test('each picture shows the output of this version (written by `npm run pictures`)', async () => {
  const scenes = Object.entries(await createScenes())
  const expected = scenes.flatMap(([name, scene]) =>
    ['dark', 'light'].map((theme) => [`${name}-${theme}.png`, digestOf(scene)] as const),
  )
  const files = globSync('*.png', { cwd: PICTURES }).map((file) => [
    basename(file),
    digestIn(readFileSync(join(PICTURES, file))),
  ])
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(expected))
})

const fonts = charactersWithoutGlyph('')
const withFonts = testNeeding(
  'unknown' in fonts ? fonts.unknown : undefined,
  'the search for glyphs that are missing in pictures',
)

withFonts('the fonts of the pictures have every character of them', async () => {
  for (const [name, scene] of Object.entries(await createScenes()))
    expect([name, charactersWithoutGlyph(pageOf(scene, 'light'))]).toEqual([name, []])
  expect(charactersWithoutGlyph('a \u{10FFFD}')).toEqual(['\u{10FFFD}'])
})

test('each picture is in the README or a page of the docs', () => {
  const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: join(PICTURES, '..', '..') })
  const text = pages.map((page) => readFileSync(join(PICTURES, '..', '..', page), 'utf8')).join('\n')
  for (const file of globSync('*.png', { cwd: PICTURES })) expect(text).toContain(`pictures/${file}`)
})

test('no picture is larger than the limit', () => {
  for (const file of globSync('*.png', { cwd: PICTURES }))
    expect(readFileSync(join(PICTURES, file)).length).toBeLessThanOrEqual(LARGEST_PICTURE)
})

test('a digest can be written to a picture and read back', () => {
  const [first = ''] = globSync('*.png', { cwd: PICTURES })
  const picture = readFileSync(join(PICTURES, first))
  expect(digestIn(Buffer.concat([picture.subarray(0, 33), picture.subarray(600)]))).toBeUndefined()
  const digest = 'ab'.repeat(32)
  expect(digestIn(withDigest(Buffer.alloc(100), digest))).toBe(digest)
})

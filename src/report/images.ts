import type { ImageReport, ImagesReport } from '../commands/report.ts'
import { showPatch } from './diff.ts'
import { code, htmlTable, LONGEST_NAME, LONGEST_SENTENCE, paragraph, sentence, type Budget } from './escape.ts'
import type { Format, Page } from './page.ts'
import { clip, count, printable, printableSentence } from './printable.ts'

const FORMATS: Readonly<Record<NonNullable<ImageReport['state']>, Format>> = {
  found: 'green',
  missing: 'red',
  unknown: 'yellow',
  'not-pinned': 'yellow',
}

const MOST_PLACES = 5
const MOST_TAGS = 3
/** Of the longest word for how an image is named. */
const WIDTH = 'unknown'.length + 2

export function showImages(page: Page, report: ImagesReport): void {
  const { images, written, diff } = report
  for (const image of images) {
    const { name, pinning, state } = image
    const answer = state === undefined ? '' : `  ${page.paint(FORMATS[state], state)}`
    page.line(pinning.padEnd(WIDTH) + printable(name) + answer)
    for (const line of linesOf(image)) page.prose(' '.repeat(WIDTH), printableSentence(line), 'dim')
  }
  if (images.length === 0) {
    if (report.failure === undefined) page.line('No document names a container image.')
    return
  }
  page.line()
  if (diff !== undefined && !written) {
    showPatch(page, diff)
    page.line()
  }
  page.line(imagesVerdict(report))
}

function linesOf({ places, reason, newer = [] }: ImageReport): readonly string[] {
  return [
    ...places.slice(0, MOST_PLACES).map(({ file, line, column }) => `${file}:${line}:${column}`),
    ...(places.length > MOST_PLACES ? [`and ${places.length - MOST_PLACES} more`] : []),
    ...(reason === undefined ? [] : [reason]),
    ...(newer.length === 0 ? [] : [`newer: ${newer.slice(0, MOST_TAGS).join(', ')}`]),
  ]
}

function imagesVerdict({ images, written }: ImagesReport): string {
  const places = images.reduce((sum, image) => sum + image.places.length, 0)
  const words = images.flatMap(({ pinning, state, newer = [], pinned }) => [
    ...(pinning === 'digest' ? ['pinned by digest'] : []),
    ...(state === undefined ? [] : [state]),
    ...(newer.length > 0 ? ['with newer tags'] : []),
    ...(pinned === undefined ? [] : [written ? 'newly pinned' : 'to pin']),
  ])
  const parts = Array.from(
    Map.groupBy(words, (word) => word),
    ([word, { length }]) => `${length} ${word}`,
  )
  return `${count(images.length, 'image')} in ${count(places, 'place')}: ${parts.join(', ') || 'none is pinned by digest'}.`
}

export function imageBlocks(report: ImagesReport, budget: Budget): readonly string[] {
  const rows = report.images.map((image) => [
    code(clip(image.pinned ?? image.name, LONGEST_NAME)),
    image.pinning,
    image.state ?? '',
    linesOf(image)
      .map((line) => sentence(clip(line, LONGEST_SENTENCE)))
      .join('<br>'),
  ])
  return [paragraph(imagesVerdict(report)), htmlTable(['Image', 'Named by', 'Answer', 'Where'], rows, budget)]
}

import type { ImageReport, ImagesReport } from '../commands/report.ts'
import { showPatch } from './diff.ts'
import { code, htmlTable, LONGEST_NAME, LONGEST_SENTENCE, paragraph, sentence, type Budget } from './escape.ts'
import type { Format, Page } from './page.ts'
import { clip, count, printable, printableSentence } from './printable.ts'

interface Look {
  readonly mark: string
  readonly emoji: string
  readonly format: Format
}

const LOOKS: Readonly<Record<NonNullable<ImageReport['state']> | 'not-asked', Look>> = {
  'not-asked': { mark: '·', emoji: '', format: 'dim' },
  found: { mark: '✓', emoji: '✅', format: 'green' },
  missing: { mark: '✗', emoji: '❌', format: 'red' },
  unknown: { mark: '?', emoji: '❔', format: 'yellow' },
  'not-pinned': { mark: '!', emoji: '⚠️', format: 'yellow' },
}

const PINNED_BY: Readonly<Record<ImageReport['pinning'], string>> = {
  digest: 'digest',
  tag: 'tag',
  newest: 'nothing',
  unknown: '?',
}

const MOST_PLACES = 5
const MOST_TAGS = 3

export function showImages(page: Page, report: ImagesReport): void {
  const { images, written, diff } = report
  for (const image of images) {
    const { name, pinning, state = 'not-asked' } = image
    const { mark, format } = LOOKS[state]
    page.line(
      `${page.paint(format, mark)} ${PINNED_BY[pinning].padEnd('nothing'.length)}  ${printable(name)}${state === 'not-asked' ? '' : page.paint(format, `  ${state}`)}`,
    )
    for (const line of linesOf(image)) page.prose(' '.repeat(11), printableSentence(line), 'dim')
  }
  if (images.length > 0) page.line()
  if (diff !== undefined && !written) {
    showPatch(page, diff)
    page.line()
  }
  page.line(imagesVerdict(report))
}

function linesOf({ places, reason, newer = [] }: ImageReport): readonly string[] {
  const more = places.length > MOST_PLACES ? [`and ${places.length - MOST_PLACES} more`] : []
  return [
    ...places.slice(0, MOST_PLACES).map(({ file, line, column }) => `${file}:${line}:${column}`),
    ...more,
    ...(reason === undefined ? [] : [reason]),
    ...(newer.length === 0
      ? []
      : [`newer: ${newer.slice(0, MOST_TAGS).join(', ')}${newer.length > MOST_TAGS ? ', …' : ''}`]),
  ]
}

function imagesVerdict({ images, written }: ImagesReport): string {
  const places = images.reduce((sum, image) => sum + image.places.length, 0)
  const numberOf = (isCounted: (image: ImageReport) => boolean): number => images.filter(isCounted).length
  const parts = [
    `${numberOf(({ pinning }) => pinning === 'digest')} pinned by digest`,
    ...(['found', 'missing', 'unknown', 'not-pinned'] as const).flatMap((wanted) => {
      const number = numberOf(({ state }) => state === wanted)
      return number === 0 ? [] : [`${number} ${wanted}`]
    }),
    ...[
      [numberOf(({ newer = [] }) => newer.length > 0), 'with newer tags'] as const,
      [numberOf(({ pinned }) => pinned !== undefined), written ? 'newly pinned' : 'to pin'] as const,
    ].flatMap(([number, words]) => (number === 0 ? [] : [`${number} ${words}`])),
  ]
  return `${count(images.length, 'image')} in ${count(places, 'place')}: ${parts.join(', ')}.`
}

export function imageBlocks(report: ImagesReport, budget: Budget): readonly string[] {
  const rows = report.images.map((image) => {
    const { name, pinning, pinned, state = 'not-asked' } = image
    return [
      state === 'not-asked' ? '' : `${LOOKS[state].emoji} ${state}`,
      code(clip(pinned ?? name, LONGEST_NAME)),
      PINNED_BY[pinning],
      linesOf(image)
        .map((line) => sentence(clip(line, LONGEST_SENTENCE)))
        .join('<br>'),
    ]
  })
  return [paragraph(imagesVerdict(report)), htmlTable(['', 'Image', 'Pinned by', 'Where and what'], rows, budget)]
}

import { describe, expect, test } from '@jest/globals'

import { blocksOf, GUIDES } from '../support/page.ts'
import { runPage } from '../support/run-page.ts'

/** Whether a page shows what was printed; `…` means any text in a line, and a line of only `…` any lines. */
function shows(shown: string, output: string): boolean {
  const lines = shown
    .trimEnd()
    .split('\n')
    .map((line) =>
      line === '…'
        ? '(?:.*\\n)*?'
        : `${line
            .split('…')
            .map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
            .join('.*')}\\n`,
    )
  return new RegExp(`^${lines.join('')}$`).test(`${output.trimEnd()}\n`)
}

test('the check finds a page with another output', () => {
  expect(shows('a … c\n…\nz\n', 'a b c\nd\ne\nz\n')).toBe(true)
  expect(shows('a … c\nz\n', 'a b c\nd\nz\n')).toBe(false)
  expect(shows('a\n', 'a\nb\n')).toBe(false)
})

describe.each(GUIDES.filter((page) => blocksOf(page).some(({ language }) => language === 'sh')))('%s', (page) => {
  test('has commands that work in sequence, and shows their output', async () => {
    const { surprises, printed } = await runPage(page)
    const others = printed.filter(({ shown, output }) => shown !== undefined && !shows(shown, output))
    expect({ surprises, printed: surprises.length > 0 ? printed : [] }).toEqual({ surprises: [], printed: [] })
    expect(others).toEqual([])
    for (const { output } of printed) expect(output).not.toContain('    at ')
  }, 300_000)
})

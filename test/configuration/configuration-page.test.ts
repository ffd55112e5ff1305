import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { MANIFEST_SCHEMA } from '../../src/configuration/manifest-schema.ts'
import { parseManifest } from '../../src/configuration/manifest.ts'
import { DEFAULT_LIMITS, LIMIT_SETTINGS } from '../../src/files/limits.ts'
import { blocksOf, PAGES } from '../support/page.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8')
const EXAMPLE = /can have:\n\n```yaml\n([^]*?)```/.exec(PAGE)?.[1] ?? ''

test('the example of docs/configuration.md is a configuration', () => {
  expect(Object.keys(parseManifest(EXAMPLE, 'cwl-promote.yml').stages)).toEqual(['dev', 'release'])
})

test.each(
  PAGES.flatMap((page) => blocksOf(page).map((block) => ({ page, ...block }))).filter(({ text }) =>
    text.startsWith('# cwl-promote.yml\n'),
  ),
)('the configuration on line $line of $page is one', ({ text }) => {
  expect(() => parseManifest(text, 'cwl-promote.yml')).not.toThrow()
})

test('docs/configuration.md shows every key that the schema knows, and in its example', () => {
  const { stage, rules, app, exception, policy } = MANIFEST_SCHEMA.$defs
  const { checks, exports, remote } = MANIFEST_SCHEMA.properties
  const keys = [MANIFEST_SCHEMA, stage, rules, app, exception, policy, checks, exports, remote].flatMap((schema) =>
    Object.keys(schema.properties),
  )
  expect(keys.filter((key) => !new RegExp(`(?:^|[ -])${key}:`, 'm').test(EXAMPLE))).toEqual([])
})

test('docs/configuration.md has a row for each limit, with its default', () => {
  const names = Object.keys(LIMIT_SETTINGS) as readonly (keyof typeof LIMIT_SETTINGS)[]
  expect(Object.keys(MANIFEST_SCHEMA.properties.limits.properties)).toEqual(names.map((name) => LIMIT_SETTINGS[name]))
  for (const name of names) expect(PAGE).toContain(`| \`${LIMIT_SETTINGS[name]}\` | ${DEFAULT_LIMITS[name]} |`)
})

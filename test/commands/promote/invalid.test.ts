import { expect, test } from '@jest/globals'

import { promote } from '../../../src/commands/promote.ts'
import { toText } from '../../../src/report/text.ts'
import { startPlatform } from '../../support/local-platform.ts'
import { BROKEN, listening, optionsFor, repository, tool } from '../support.ts'

test('with one invalid document, the apps that were not promoted are a count', async () => {
  const platform = await startPlatform()
  const names = Array.from({ length: 30 }, (_, at) => `apps/a${at}.cwl`)
  const folder = repository({
    'cwl-promote.yml': 'version: 1\nstages: { dev: { project: acme/dev } }\napps: [{ path: apps }]\n',
    ...Object.fromEntries(names.map((name) => [name, tool(name)])),
    'apps/broken.cwl': BROKEN,
  })
  const text = toText(await promote({ ...optionsFor(folder, platform.url), stage: 'dev' }, listening()))
  expect(text.match(/a\d+\.cwl/g)).toBeNull()
  expect(text).toContain('apps/broken.cwl:')
  expect(text).toContain('1 error in the CWL of 1 app')
  expect(text.split('\n').length).toBeLessThan(15)
})

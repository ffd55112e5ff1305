/** Documents of 10 MiB that were made to be slow or large: `npm run bench -- hostile`. */
import { join } from 'node:path'

import { HOSTILE_DOCUMENTS } from '../../test/cwl/support/hostile-documents.ts'
import { folderOf } from './material.ts'
import { interleave, ROOT, sampleOf } from './measure.ts'
import { shared, type Row } from './row.ts'

const SIZE = 10 * 2 ** 20
const READER = join(ROOT, 'test', 'cwl', 'support', 'hostile-reading.ts')

export const HOSTILE_ROWS: readonly Row[] = HOSTILE_DOCUMENTS.flatMap(({ name, files }): readonly Row[] => {
  const usages = shared(() => {
    const folder = folderOf(Object.entries(files(SIZE)))
    const args = ['--max-old-space-size=400', READER, folder, 'validate', 'default']
    return interleave(1, { args })[0] ?? []
  })
  const of = { what: name, onlyNamed: true, reason: 'Anyone may open a pull request with it.' }
  return [
    {
      ...of,
      name: `hostile/${name}: time`,
      unit: 's',
      budget: 2.5,
      measure: () => sampleOf(usages().map(({ wall }) => wall / 1_000)),
    },
    {
      ...of,
      name: `hostile/${name}: memory`,
      unit: 'MiB',
      budget: 512,
      measure: () => sampleOf(usages().map(({ memory }) => memory)),
    },
  ]
})

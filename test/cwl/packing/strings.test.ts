import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { Packer, type Packing } from '../../../src/cwl/index.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import { compareStrings } from '../support/compare-strings.ts'

type Packed = Extract<Packing, { ok: true }>

async function packAt(folder: string, reference = 'main.cwl'): Promise<Packed> {
  const packing = await new Packer(openWorkspace(folder)).pack(reference)
  if (!packing.ok) throw new Error(packing.problems.map(({ message }) => message).join(', '))
  return packing
}

test.each(['workflows/rnaseq.cwl'])('so has %s of the example', async (reference) => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'examples', 'rnaseq')
  expect(compareStrings(folder, reference, await packAt(folder, reference))).toEqual({ invented: [], lost: [] })
})

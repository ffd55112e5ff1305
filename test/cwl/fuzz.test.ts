import { expect, test } from '@jest/globals'

import { fuzz } from './support/fuzz.ts'

test('broken documents end in problems, never in a crash', async () => {
  const { documents, crashes } = await fuzz({ count: 1500, seed: 20_240_229 })
  expect(documents).toBe(1500)
  expect(crashes).toEqual([])
})

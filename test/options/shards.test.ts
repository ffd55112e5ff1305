import { describe, expect, test } from '@jest/globals'

import { parseShard, partition } from '../../src/options/shards.ts'

describe('a shard', () => {
  test.each([
    ['1/1', { index: 1, of: 1 }],
    ['256/256', { index: 256, of: 256 }],
    ['2/10', { index: 2, of: 10 }],
  ])('%s is read', (text, shard) => {
    expect(parseShard(text)).toEqual(shard)
  })

  test.each(['0/1', '2/1', '1/0', '1/257', '1', '1/2/3', 'x1/2', '1/2x', '1/1000', ''])('%j is refused', (text) => {
    expect(() => parseShard(text)).toThrow(
      expect.objectContaining({
        code: 'usage',
        message: `\`shard\` is ${JSON.stringify(text)}, which is not a share`,
        fix: 'Write i/N, as in 1/4; N is at most 256.',
      }),
    )
  })

  test('has the heaviest items first, each with the lightest so far', () => {
    const items = [3, 1, 5, 1, 2].map((weight, index) => ({
      item: `${weight}${'abcde'[index] ?? ''}`,
      key: 'abcde'[index] ?? '',
      weight,
    }))
    const shards = [
      ['5c', '1b'],
      ['3a', '2e', '1d'],
    ]
    expect(partition(items, 2)).toEqual(shards)
    expect(partition(items.toReversed(), 2)).toEqual(shards)
    expect(partition(items.slice(0, 1), 3)).toEqual([['3a'], [], []])
  })
})

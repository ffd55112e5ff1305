import { expect, test } from '@jest/globals'

import { nearest, nearNames } from '../../src/files/suggest.ts'

test.each<[string, readonly string[], string | undefined]>([
  ['reads_R2', ['reads_R1', 'reads_R2'], 'reads_R2'],
  ['reads_r2', ['reads_R1', 'reads_R2'], 'reads_R2'],
  ['basecommand', ['baseCommands', 'baseCommand'], 'baseCommand'],
  ['only_non_null', ['first_non_null', 'the_only_non_null', 'all_non_null'], 'the_only_non_null'],
  ['non_null', ['first_non_null', 'the_only_non_null', 'all_non_null'], undefined],
  ['method', ['scatter', 'scatterMethod'], 'scatterMethod'],
  ['value_from', ['valueFrom', 'default'], 'valueFrom'],
  ['strin', ['stdin', 'string'], 'string'],
  ['o', ['i', 'u'], undefined],
  ['O', ['i', 'o'], 'o'],
  ['reads_R3', ['reads_R1', 'reads_R2'], undefined],
  ['ram_max', ['ram_min'], undefined],
  ['tumor_bam', ['tumor_bai', 'normal_bam'], 'tumor_bai'],
  ['forward_reads', ['reverse_reads'], undefined],
])('of %s, the nearest of %j is %s', (word, candidates, guess) => {
  expect(nearest(word, candidates)).toBe(guess)
})

test('names between which nothing decides are listed', () => {
  expect(nearNames('reads_R3', ['reads_R1', 'bam', 'reads_R2'])).toEqual(['reads_R1', 'reads_R2'])
})

import { constants } from 'node:os'

import { expect, test } from '@jest/globals'

import { systemCode, wordsForCode } from '../../src/files/errno.ts'

/** As Node has it for an error of the system that it has no name for. */
function unnamed(number: number): Error {
  return Object.assign(new Error('write'), {
    code: `Unknown system error -${number}`,
    errno: -number,
    syscall: 'write',
  })
}

test('what Node has no name for is told by the name that the system has', () => {
  expect([constants.errno.EDQUOT, constants.errno.ESTALE].map((number) => systemCode(unnamed(number)))).toEqual([
    'EDQUOT',
    'ESTALE',
  ])
  expect(wordsForCode('EDQUOT')).toBe('the quota of this user is used up')
  expect(systemCode(unnamed(4_000))).toBe('Unknown system error -4000')
})

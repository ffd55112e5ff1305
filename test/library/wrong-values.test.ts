import { describe, expect, test } from '@jest/globals'

import { openWorkspace, packDocument, validateDocuments } from '../../src/index.ts'
import { repository, tool } from '../commands/support.ts'

const workspace = openWorkspace(repository({ 'a.cwl': tool('a') }))

/** Casts stand for programs without types. */
describe('what a program without types gives as a path is refused in words', () => {
  const CALLS: readonly (readonly [string, (value: unknown) => Promise<unknown>])[] = [
    ['find', async (value) => workspace.find([value as string])],
    ['readText', async (value) => workspace.readText(value as string)],
    ['validateDocuments', async (value) => validateDocuments(workspace, [value as string])],
    ['packDocument', async (value) => packDocument(workspace, value as string)],
  ]

  test.each(CALLS)('%s', async (_, call) => {
    for (const [value, words] of [[undefined, 'of the type undefined'], [null, 'null'], [5, 'of the type number'], [['a.cwl'], 'of the type object']] as const) {
      await expect(call(value)).rejects.toMatchObject({ name: 'CwlError', code: 'no-such-file', message: `a path must be a text, and is ${words}`, hint: expect.any(String) })
    }
  })

  test('and nothing is there', () => {
    expect(workspace.has(undefined as unknown as string)).toBe(false)
  })

  test.each([undefined, null, 5, 'a.cwl', {}])('%j is no list of them', async (value) => {
    const refusal = { name: 'CwlError', code: 'no-such-file', message: 'paths must be a list of texts', hint: 'Give a list, also for one path.' }
    const paths = value as readonly string[]
    expect(() => workspace.find(paths)).toThrow(expect.objectContaining(refusal))
    await expect(validateDocuments(workspace, paths)).rejects.toMatchObject(refusal)
  })
})

import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from '@jest/globals'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-node-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a file with a Node that says it is of version 20: an old one is not at hand everywhere. */
function runWithOldNode(file: string, ...argv: readonly string[]): { readonly code: number | null; readonly stdout: string; readonly stderr: string } {
  const older = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.19.0"}})'
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', older, file, ...argv], { cwd: folder, encoding: 'utf8' })
  return { code: status, stdout, stderr }
}

test('an old Node hands over to the one that the clone brings along, which decides how it ends', () => {
  // What `npm ci` installs; without it this test could only pass by chance.
  expect(existsSync(join(root, 'node_modules', 'node'))).toBe(true)
  const bin = join(root, 'src', 'bin.ts')
  expect(runWithOldNode(bin, '--version')).toEqual({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: '' })
  expect(runWithOldNode(bin, 'validate', 'no such file.cwl')).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining('there is no file no such file.cwl') })
})

test('an old Node alone says which one is needed', () => {
  mkdirSync(join(folder, 'src'))
  copyFileSync(join(root, 'src', 'bin.ts'), join(folder, 'src', 'bin.ts'))
  const { code, stdout, stderr } = runWithOldNode(join(folder, 'src', 'bin.ts'), '--version')
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^cwl-promote needs Node\.js 24 or later, and this is 20\.19\.0\. .*\n$/)
})

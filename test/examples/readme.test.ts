import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { exampleRepository } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8')

test('the five commands of the quick start work in the order in which they are written', async () => {
  const blocks = [...readme.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block)
  const lines =
    blocks
      .find((block) => block.includes('cd examples/rnaseq'))
      ?.trimEnd()
      .split('\n') ?? []
  const commands = lines.filter((line) => line.startsWith('npx cwl-promote '))
  expect(commands).toHaveLength(5)
  const platform = await startPlatform()
  const cwd = exampleRepository()
  const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
  for (const command of commands) {
    const { code, stderr } = await runCli(command.split(' ').slice(2), { cwd, env })
    expect({ command, code, stderr }).toEqual({ command, code: 0, stderr: expect.not.stringContaining('✗') })
  }
})

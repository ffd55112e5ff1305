import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { writeFiles } from '../support/files.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'moving-from-sbpack.md'), 'utf8')

test('the commands of the page for users of sbpack work in their order, with a credentials file like the one it shows', async () => {
  const [, block = ''] = /```sh\n(.*?)```/s.exec(PAGE) ?? []
  const [, ini = ''] = /```ini\n(.*?)```/s.exec(PAGE) ?? []
  const commands = block.trimEnd().split('\n')
  expect(commands).toHaveLength(5)
  const platform = await startPlatform()
  const HOME = temporaryFolder()
  const credentials = ini.replaceAll('…', TOKEN).replace('https://cgc-api.sbgenomics.com', platform.url)
  writeFiles(HOME, { '.sevenbridges/credentials': credentials })
  const cwd = repositoryOf({ 'align.cwl': toolText('align') })
  const codes: (number | null)[] = []
  for (const command of commands) {
    const { code, stdout, stderr } = await runCli(command.split(' ').slice(1), { cwd, env: { HOME } })
    codes.push(code)
    expect(stdout + stderr).not.toContain(TOKEN)
  }
  // A rollback reports that the platform cannot delete what the first run created.
  expect(codes).toEqual([0, 0, 0, 0, 5])
})

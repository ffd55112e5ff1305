import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { expect } from '@jest/globals'

import { columnsIn } from '../../src/report/source-line.ts'
import { commit, git } from '../support/git.ts'
import { startPlatform } from '../support/local-platform.ts'
import { daily } from '../support/nightly.ts'
import { BIN, COMPILE_CACHE } from '../support/programs.ts'
import { runInTerminal, testWith } from '../support/pseudo-terminal.ts'
import { exampleRepository } from '../support/repository.ts'

const COMMANDS: readonly (readonly [command: string, shows: RegExp])[] = [
  ['plan --stage dev', /\+ create +acme/],
  ['promote --stage dev', /\+ created +acme/],
  ['plan --stage dev --diff', /~ update +acme/],
  ['status', /dev/],
  ['promote --help', /--stage/],
]

testWith().each(
  daily(
    [
      { columns: 60, color: true },
      { columns: 80, color: false },
      { columns: 200, color: true },
    ],
    ({ columns }) => columns === 60,
  ),
)(
  'nothing is wider than a terminal of $columns columns, and escape codes are used only for colours: $color',
  async ({ columns, color }) => {
    const platform = await startPlatform()
    const cwd = exampleRepository()
    git(cwd, 'init', '-q', '-b', 'main')
    commit(cwd, {})
    const env = {
      ...COMPILE_CACHE,
      PATH: process.env['PATH'],
      TERM: 'xterm-256color',
      CWL_PROMOTE_BASE_URL: platform.url,
      CWL_PROMOTE_TOKEN: platform.token,
      ...(color ? {} : { NO_COLOR: '1' }),
    }
    for (const [command, shows] of COMMANDS) {
      if (command.includes('--diff')) changeTool(cwd)
      const { output } = await runInTerminal({
        argv: [process.execPath, BIN, ...command.split(' ')],
        cwd,
        env,
        columns,
      })
      const plain = stripVTControlCharacters(output)
      expect({ command, plain }).toEqual({ command, plain: expect.stringMatching(shows) })
      const wide = plain.split(/[\r\n]+/).filter((line) => columnsIn(line) > columns)
      expect({ command, wide }).toEqual({ command, wide: [] })
      if (!color) expect(output).not.toContain('\u001B')
      else if (!command.includes('--help')) expect(output).toContain('\u001B[')
    }
  },
  180_000,
)

testWith()('--color takes precedence over the terminal and over NO_COLOR', async () => {
  const cwd = exampleRepository()
  const show = async (argv: readonly string[], env: Readonly<Record<string, string>>): Promise<string> => {
    const { output } = await runInTerminal({
      argv: [process.execPath, BIN, 'validate', ...argv],
      cwd,
      env: { ...COMPILE_CACHE, PATH: process.env['PATH'], TERM: 'xterm-256color', ...env },
      columns: 80,
    })
    return output
  }
  expect(await show([], {})).toContain('\u001B[32m✓')
  expect(await show(['--color', 'auto'], { NO_COLOR: '1' })).not.toContain('\u001B')
  expect(await show(['--color', 'always'], { NO_COLOR: '1' })).toContain('\u001B[32m✓')
  expect(await show(['--color', 'red'], { NO_COLOR: '1' })).toContain("'--color <when>' argument 'red' is invalid")
})

/** Adds an input, so that the plan shows a change of the interface. */
function changeTool(folder: string): void {
  const file = join(folder, 'tools', 'star-align.cwl')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^inputs:$/m, 'inputs:\n  a_new_input_with_a_long_name: { type: string? }'))
}

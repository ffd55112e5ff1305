import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { temporaryFolder } from '../support/local-platform.ts'
import { daily } from '../support/nightly.ts'
import { BIN, COMPILE_CACHE } from '../support/programs.ts'
import { runInTerminal, testWith } from '../support/pseudo-terminal.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

const MANIFEST = `version: 1
stages:
  dev: { project: acme/dev }
  release: { project: acme/release, from: dev }
apps:
  - path: tools/*.cwl
`

function project(): string {
  return repositoryOf({
    'cwl-promote.yml': MANIFEST,
    'tools/align.cwl': toolText('a'),
    'tools/$(touch x).cwl': toolText('b'),
    'tools/two words.cwl': toolText('c'),
  })
}

async function complete(...words: readonly string[]): Promise<readonly string[]> {
  const { code, stdout, stderr } = await runCli(['__complete', '--', ...words], { cwd: project() })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout.split('\n').slice(0, -1)
}

test('commands, flags and values of flags are completed', async () => {
  expect(await complete('')).toEqual(expect.arrayContaining(['validate', 'promote', 'completion']))
  expect(await complete('')).not.toContain('__complete')
  expect(await complete('platform', '')).toEqual(['seed', 'export', 'task', 'file'])
  expect(await complete('completion', '')).toEqual(['bash', 'zsh', 'fish', 'powershell'])
  expect(await complete('plan', '--')).toEqual(expect.arrayContaining(['--stage', '--diff', '--json', '--help']))
  expect(await complete('plan', '--platform', '')).toEqual(['documented', 'seven-bridges'])
  expect(await complete('exports', '--fail-on=')).toEqual([
    '--fail-on=failed',
    '--fail-on=new-failed',
    '--fail-on=never',
  ])
})

test('stages and apps of the configuration are completed, also when bash splits words at =', async () => {
  expect(await complete('plan', '--stage', '')).toEqual(['dev', 'release'])
  expect(await complete('plan', '--stage', '=')).toEqual(['dev', 'release'])
  expect(await complete('plan', '--stage', '=', 'd')).toEqual(['dev', 'release'])
  expect(await complete('promote', '--stage', 'dev', '--app', '')).toEqual(['$(touch x)', 'align', 'two words'])
  expect(await complete('plan', '--config', 'missing.yml', '--stage', '')).toEqual([])
})

test('free values have no candidates, so that the shell completes files', async () => {
  expect(await complete('validate', '')).toEqual([])
  expect(await complete('plan', '--config', '')).toEqual([])
  expect(await complete('validate', '--', '-')).toEqual([])
})

test('a configuration with mistakes completes nothing and prints nothing', async () => {
  const cwd = repositoryOf({ 'cwl-promote.yml': 'version: 2\n' })
  expect(await runCli(['__complete', '--', 'plan', '--stage', ''], { cwd })).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  })
})

test('an unsupported shell is refused with the names of supported ones', async () => {
  expect(await runCli(['completion', 'tcsh'], { cwd: temporaryFolder() })).toEqual({
    code: 2,
    stdout: '',
    stderr: '✗ there is no script for the shell "tcsh"\n  The shells are bash, zsh, fish, powershell.\n',
  })
})

test('the script for PowerShell asks for the words up to the cursor', async () => {
  const { stdout } = await runCli(['completion', 'powershell'], { cwd: temporaryFolder() })
  expect(stdout).toMatch(/^Register-ArgumentCompleter -Native -CommandName cwl-promote -ScriptBlock \{\n/)
  expect(stdout).toContain("cwl-promote __complete '--' @words 2>$null")
  expect(stdout).toContain(String.raw`'^[\w./:=+-]+$'`)
})

// PowerShell is in none of the registries that `.ci/install-programs` uses. GitHub's runners have it.
const { error: noPowerShell } = spawnSync('pwsh', ['-Version'])
if (noPowerShell !== undefined) console.log('skipped: completion in PowerShell, because pwsh is not installed')
const inPowerShell = noPowerShell === undefined ? test : test.skip

inPowerShell('PowerShell completes words, and writes a name with $(touch x) in quotes', () => {
  const bin = join(temporaryFolder(), 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'cwl-promote'), `#!/bin/sh\nexec '${process.execPath}' '${BIN}' "$@"\n`, { mode: 0o755 })
  const lines = ['prom', 'plan --stage rel', 'plan --stage ', 'plan --platform=sev', 'plan --apps two', 'plan --apps $']
  const { stdout } = spawnSync(
    'pwsh',
    [
      '-NoProfile',
      '-Command',
      [
        'cwl-promote completion powershell | Out-String | Invoke-Expression',
        ...lines
          .map((line) => `'cwl-promote ${line}'`)
          .map((line) => `(TabExpansion2 ${line} ${line.length - 2}).CompletionMatches.CompletionText -join ' | '`),
      ].join('\n'),
    ],
    {
      cwd: project(),
      encoding: 'utf8',
      env: { ...process.env, ...COMPILE_CACHE, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
    },
  )
  expect(stdout.split('\n')).toEqual([
    'promote',
    'release',
    'dev | release',
    '--platform=seven-bridges',
    "'two words'",
    "'$(touch x)'",
    '',
  ])
})

const PROMPT = 'ready> '

/** How each shell is started with a file of settings, and what these are. */
const SHELLS = [
  {
    shell: 'bash',
    file: '.bashrc',
    settings: `PS1='${PROMPT}'\nsource <(cwl-promote completion bash)\n`,
    argv: (home: string) => ['bash', '--noprofile', '--rcfile', join(home, '.bashrc'), '-i'],
  },
  {
    shell: 'zsh',
    file: '.zshrc',
    settings: `PS1='${PROMPT}'\nautoload -Uz compinit\ncompinit -u -D\nsource <(cwl-promote completion zsh)\n`,
    argv: () => ['zsh', '-i'],
  },
  {
    shell: 'fish',
    file: 'settings.fish',
    settings: `function fish_prompt; printf '${PROMPT}'; end\ncwl-promote completion fish | source\n`,
    argv: (home: string) => ['fish', '--no-config', '-i', '-C', `source ${join(home, 'settings.fish')}`],
  },
] as const

/** What is typed, with \t for the key Tab, and what the program is then called with. */
const LINES = [
  ['prom\t--stag\trel\t', ['promote', '--stage', 'release']],
  ['plan --stage=re\t', ['plan', '--stage=release']],
  ['plan --platform sev\t', ['plan', '--platform', 'seven-bridges']],
  ['platform se\t', ['platform', 'seed']],
  ['plan --app al\t', ['plan', '--app', 'align']],
  ['plan --apps two\t', ['plan', '--apps', 'two words']],
  [String.raw`plan --apps \$` + '\t', ['plan', '--apps', '$(touch x)']],
  ['pack tools/al\t', ['pack', 'tools/align.cwl']],
] as const

// By day the shell of most runners; the others need the same words.
describe.each(daily(SHELLS, ({ shell }) => shell === 'bash'))('in $shell', ({ shell, file, settings, argv }) => {
  testWith(shell)('the key Tab completes words, and a name with $(touch x) runs nothing', async () => {
    const home = temporaryFolder()
    const calls = join(home, 'calls')
    mkdirSync(join(home, 'bin'))
    // Completions come from the program itself. Any other call is only written down.
    const program = `#!/bin/sh
case $1 in __complete | completion) exec '${process.execPath}' '${BIN}' "$@" ;; esac
printf '%s\\n' "$@" --- >> '${calls}'
`
    writeFileSync(join(home, 'bin', 'cwl-promote'), program)
    chmodSync(join(home, 'bin', 'cwl-promote'), 0o755)
    writeFileSync(join(home, file), settings)
    const cwd = project()
    const { output } = await runInTerminal({
      argv: argv(home),
      cwd,
      env: {
        ...COMPILE_CACHE,
        PATH: `${join(home, 'bin')}:${process.env['PATH'] ?? ''}`,
        HOME: home,
        ZDOTDIR: home,
        TERM: 'xterm',
        LC_ALL: 'C.UTF-8',
      },
      columns: 120,
      steps: [...LINES.map(([typed]) => `cwl-promote ${typed}\n`), 'exit\n'].map((type) => ({ until: PROMPT, type })),
    })
    expect({ output, isThere: existsSync(calls) }).toEqual({ output, isThere: true })
    const called = readFileSync(calls, 'utf8').split('---\n').slice(0, -1)
    expect(called.map((call) => call.trimEnd().split('\n'))).toEqual(LINES.map(([, words]) => words))
    expect(existsSync(join(cwd, 'x'))).toBe(false)
  })
})

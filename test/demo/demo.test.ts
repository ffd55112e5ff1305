import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from '@jest/globals'

import { EXIT, type ExitCode } from '../../src/commands/report.ts'
import { EDIT, EXAMPLE } from '../../src/terminal/demo-stage.ts'
import { runDemo } from '../../src/terminal/demo.ts'
import { nightly } from '../support/nightly.ts'
import { BIN, COMPILE_CACHE } from '../support/programs.ts'
import { runCli } from '../support/run-cli.ts'

const root = join(import.meta.dirname, '..', '..')
const outerTemp = process.env['TMPDIR']
let scratch: string
/** Where the demo makes its folder, so that a test sees what is left of it. */
let temp: string

beforeEach(() => {
  scratch = mkdtempSync(join(realpathSync(tmpdir()), 'demo-test-'))
  temp = mkdtempSync(join(scratch, 'tmp-'))
  process.env['TMPDIR'] = temp
})

afterEach(() => {
  if (outerTemp === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = outerTemp
  rmSync(scratch, { recursive: true, force: true })
})

async function demo(options: {
  readonly example?: string
  readonly onText?: (text: string, stop: () => void) => void
}): Promise<{ code: ExitCode; text: string }> {
  const controller = new AbortController()
  let text = ''
  const { exitCode: code } = await runDemo({
    ...(options.example === undefined ? {} : { example: options.example }),
    color: false,
    width: 100,
    signal: controller.signal,
    write: (part) => {
      text += part
      options.onText?.(part, () => controller.abort())
    },
  })
  return { code, text }
}

/** The text between two headings. */
function scene(text: string, number: number): string {
  const [, ...rest] = text.split(new RegExp(`^${number}\\. `, 'm'))
  return rest.join('').split(new RegExp(`^${number + 1}\\. |^What to try next`, 'm'))[0] ?? ''
}

test('the demo tells all steps, prints one JSON value, and removes all temporary files', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'demo', '--json'], {
    encoding: 'utf8',
    cwd: scratch,
    env: { ...process.env, ...COMPILE_CACHE, NO_COLOR: '1', NODE_OPTIONS: '' },
  })
  expect(status).toBe(0)
  const steps: readonly (readonly [string, ExitCode])[] = [
    ['cwl-promote validate .', EXIT.fine],
    ['cwl-promote promote --stage dev', EXIT.fine],
    ['cwl-promote test --stage dev --wait 1m', EXIT.fine],
    ['cwl-promote promote --stage release', EXIT.fine],
    ['cwl-promote plan --stage dev', EXIT.fine],
    ['cwl-promote promote --stage dev', EXIT.fine],
    ['cwl-promote exports', EXIT.exportsOverLimit],
  ]
  expect(JSON.parse(stdout)).toEqual({
    ok: true,
    steps: steps.map(([command, exitCode]) => ({ command, surprises: [], exitCode })),
  })
  expect(stderr.match(/^ +\$ cwl-promote .*/gm)?.map((line) => line.trim())).toEqual(
    steps.map(([command]) => `$ ${command}`),
  )
  expect(scene(stderr, 2)).toContain('acme/rnaseq-dev/star-dev')
  expect(scene(stderr, 3)).toContain('counts-liver: passed')
  expect(scene(stderr, 4)).toContain('acme/rnaseq/star')
  expect(scene(stderr, 5)).toContain(`+ ${EDIT.after}`)
  expect(scene(stderr, 6)).toMatch(/2 updated/)
  expect(scene(stderr, 7)).toContain('FAILED')
  expect(stderr).toContain('What to try next')
  expect(stderr).not.toContain('\u001B[')
  expect(readdirSync(temp)).toEqual([])
})

nightly('the next commands of the demo work in a clone and in another repository', async () => {
  const { text } = await demo({})
  const next = [...(text.split('What to try next')[1] ?? '').matchAll(/^ +cwl-promote (.*)$/gm)].map(
    ([, args = '']) => args,
  )
  expect(next).toHaveLength(4)
  const own = join(scratch, 'own')
  cpSync(EXAMPLE, own, { recursive: true })
  for (const args of next.filter((each) => !each.startsWith('platform '))) {
    const { status, stderr } = spawnSync(process.execPath, [BIN, ...args.replace('FOLDER', own).split(' ')], {
      encoding: 'utf8',
      cwd: root,
      env: { ...process.env, ...COMPILE_CACHE, NODE_OPTIONS: '' },
    })
    expect({ args, status, stderr: status === 0 ? '' : stderr }).toEqual({ args, status: 0, stderr: '' })
  }
})

nightly('the demo fails with a message if a step has another result', async () => {
  const example = join(scratch, 'broken')
  cpSync(EXAMPLE, example, { recursive: true })
  const tool = join(example, 'tools', 'multiqc.cwl')
  writeFileSync(tool, readFileSync(tool, 'utf8').replace('class: CommandLineTool', 'class: CommandLineTol'))
  const { code, text } = await demo({ example })
  expect(code).toBe(EXIT.failed)
  expect(scene(text, 1)).toContain('Not as expected: the example is valid')
  expect(text).not.toContain('What to try next')
  expect(readdirSync(temp)).toEqual([])
})

nightly('an interrupted demo removes its files and ends with 130', async () => {
  const { code, text } = await demo({
    onText: (part, stop) => {
      if (part.includes('promote --stage dev')) stop()
    },
  })
  expect(code).toBe(EXIT.cancelled)
  expect(text).not.toContain('What to try next')
  expect(readdirSync(temp)).toEqual([])
})

nightly('without a temporary folder the demo names it, and prints JSON with --json', async () => {
  const run = await runCli(['demo', '--json'], { cwd: scratch, env: { TMPDIR: join(scratch, 'gone') } })
  expect([run.code, JSON.parse(run.stdout)]).toEqual([
    1,
    {
      ok: false,
      steps: [],
      failure: expect.objectContaining({
        message: `the demo cannot work in ${join(scratch, 'gone')}: there is no such file or folder (ENOENT)`,
      }),
    },
  ])
  expect(run.stderr).not.toContain('bug in cwl-promote')
})

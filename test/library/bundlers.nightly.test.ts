import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { build } from 'esbuild'

import { dedent } from '../support/dedent.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { testNeeding } from '../support/needing.ts'
import { installPackage } from './installed-package.ts'

const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-bundlers-'))
let packed = ''

const TOOL = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  baseCommand: echo
  inputs: []
  outputs: []
  foo: 1
`

/** Uses most of the library: validators that are loaded when needed, an error of each kind, and the platform in a box. */
const PROGRAM = dedent`
  import { createPlatform, PlatformError, startLocalPlatform, toSarif, toText, validate } from 'cwl-promote'

  async function main() {
    const report = await validate({ files: ['a.cwl'] })
    console.log(report.exitCode, toText(report, { color: false, width: 80 }).includes('has no field "foo"'))
    console.log(toSarif(report.problems, { version: '1', informationUri: 'https://example.org' }) !== undefined)
    const local = await startLocalPlatform({ dataFolder: 'data' })
    const platform = createPlatform({ baseUrl: local.url, token: local.token })
    for await (const { jobs } of platform.listExports()) console.log(jobs.length)
    await local.stop()
    try {
      createPlatform({ baseUrl: 'x', token: '' })
    } catch (error) {
      console.log(error instanceof PlatformError, error.code)
    }
  }
  void main()
`

const PRINTED = '3 true\ntrue\n0\ntrue bad-url\n'

beforeAll(() => {
  packed = installPackage(folder)
  writeFileSync(join(folder, 'a.cwl'), TOOL)
  writeFileSync(join(folder, 'main.js'), PROGRAM)
})

afterAll(() => rmSync(folder, { recursive: true }))

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

function run(argv: readonly string[], cwd: string): Ended {
  const [program = '', ...args] = argv
  const path = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter)
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  return { code: status, stdout, stderr }
}

/** Runs what a bundler made in another folder, without any packages. */
function runElsewhere(made: string, file: string): Ended {
  const elsewhere = temporaryFolder()
  cpSync(join(folder, made), join(elsewhere, made), { recursive: true })
  writeFileSync(join(elsewhere, 'a.cwl'), TOOL)
  return run([process.execPath, join(made, file)], elsewhere)
}

/** `npm ci` in tools/peers brings them, and `.ci/install-programs` puts them into PATH. */
function having(program: string): typeof test | typeof test.skip {
  const { error } = spawnSync(program, ['--version'])
  return testNeeding(error === undefined ? undefined : `${program} is not installed`, `the package with ${program}`)
}

test('esbuild makes one file of the library, as CommonJS', async () => {
  await bundle('cjs', [])
  expect(runElsewhere('out-cjs', 'main.cjs')).toEqual({ code: 0, stdout: PRINTED, stderr: '' })
})

test('esbuild makes one file of the library, as an ES module with fastify apart', async () => {
  await bundle('esm', ['fastify'])
  const { code, stdout } = run([process.execPath, join('out-esm', 'main.mjs')], folder)
  expect([code, stdout]).toEqual([0, PRINTED])
})

async function bundle(format: 'cjs' | 'esm', external: readonly string[]): Promise<void> {
  const { warnings } = await build({
    absWorkingDir: folder,
    entryPoints: ['main.js'],
    bundle: true,
    minify: true,
    platform: 'node',
    format,
    external: [...external],
    outfile: join(`out-${format}`, format === 'cjs' ? 'main.cjs' : 'main.mjs'),
    logLevel: 'silent',
  })
  expect(warnings).toEqual([])
}

having('webpack').each([
  ['an ES module', true, 'main.mjs'],
  ['CommonJS', false, 'main.cjs'],
] as const)(
  'webpack and terser make %s of the library',
  (_what, module, filename) => {
    const out = `out-webpack-${String(module)}`
    writeFileSync(
      join(folder, 'webpack.config.mjs'),
      dedent`
        export default {
          mode: 'production', target: 'node24', entry: './main.js', experiments: { outputModule: ${String(module)} },
          output: { module: ${String(module)}, path: ${JSON.stringify(join(folder, out))}, filename: '${filename}' },
        }
      `,
    )
    expect(run(['webpack'], folder)).toMatchObject({ code: 0 })
    expect(runElsewhere(out, filename)).toEqual({ code: 0, stdout: PRINTED, stderr: '' })
  },
  180_000,
)

having('bun')('the library runs with Bun', () => {
  expect(run(['bun', 'main.js'], folder)).toMatchObject({ code: 0, stdout: PRINTED })
})

having('deno')('the library runs with Deno', () => {
  expect(run(['deno', 'run', '--allow-all', '--node-modules-dir=manual', 'main.js'], folder)).toMatchObject({
    code: 0,
    stdout: PRINTED,
  })
})

having('publint')('publint finds nothing wrong in the package', () => {
  const { code, stdout } = run(['publint', packed, '--strict'], folder)
  expect([code, stdout]).toEqual([0, expect.stringContaining('All good!')])
})

having('attw')('attw finds the types of the package, for ES modules', () => {
  const { code, stdout } = run(['attw', packed, '--profile', 'esm-only', '--format', 'json'], folder)
  expect([code, stdout]).toEqual([0, expect.stringContaining('"packageName": "cwl-promote"')])
})

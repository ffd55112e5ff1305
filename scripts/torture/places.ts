import { join } from 'node:path'

import { writeFiles } from '../../test/support/files.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../../test/support/local-platform.ts'
import { BIN } from '../../test/support/programs.ts'
import { exampleRepository, toolText } from '../../test/support/repository.ts'
import type { Scenario, Trial } from '../torture.ts'
import type { Chance } from './support/chance.ts'
import { run } from './support/run.ts'

const clock = join(import.meta.dirname, 'support', 'clock.mjs')

const YEAR = 365 * 86_400_000
const CLOCKS = ['0', String(40 * YEAR), String(-50 * YEAR), String(-57 * YEAR), String(8000 * YEAR), 'jumps']
const ZONES = ['UTC', 'Asia/Kathmandu', 'Pacific/Apia', 'America/St_Johns', 'Nowhere/Unknown', ':', '']
const LANGUAGES = ['C', 'tr_TR', 'tr_TR.UTF-8', 'de_DE.UTF-8', 'ar_EG.UTF-8', 'th_TH', 'xx_XX', '']

const NAMES = [
  'ordinary',
  'with a space',
  '-dash',
  '--help',
  'ünïcode',
  'u\u0308ni\u0308code',
  'İstanbul ıI',
  '漢字',
  '🧬',
  "quote's",
  'double"quote',
  'back\\slash',
  'dollar$HOME',
  'semi;colon',
  'amp&ersand',
  'star*',
  'question?',
  'brackets[a]',
  'braces{a,b}',
  'percent%20',
  '%zz',
  'plus+',
  'at@x',
  'tilde~',
  'new\nline',
  'tab\there',
  'escape\u001B[31m',
  'CON',
  '.hidden',
  'dot.',
  'x'.repeat(200),
]

export const scenario: Scenario = {
  title: 'clocks, time zones, languages and odd file names give the same results',
  weight: 2,
  rounds: 2,
  async round(trial, index) {
    return index % 2 === 0 ? surroundings(trial) : fileNames(trial)
  },
}

/** The same commands in two surroundings print the same, but for times. */
async function surroundings({ chance, lose }: Trial): Promise<number> {
  const env = {
    TORTURE_CLOCK: chance.pick(CLOCKS),
    TZ: chance.pick(ZONES),
    LANG: chance.pick(LANGUAGES),
    LC_ALL: chance.pick(LANGUAGES),
  }
  const [here, there] = await Promise.all([results({}), results(env)])
  for (const [index, expected] of here.entries())
    if (there[index] !== expected) lose(`with ${JSON.stringify(env)}: ${there[index]}\nin place of: ${expected}`)
  return here.length
}

async function results(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const platform = await startPlatform()
  const folder = exampleRepository()
  const commands = [
    ['validate', '.', '--json'],
    ['pack', 'workflows/rnaseq.cwl'],
    ['plan', '--stage', 'dev', '--no-stamp'],
    ['promote', '--stage', 'dev', '--no-stamp', '--max-requests', '1'],
    ['promote', '--stage', 'dev', '--no-stamp'],
    ['exports'],
  ]
  const shown: string[] = []
  for (const words of commands) {
    const { code, stdout, stderr } = await run([process.execPath, '--import', clock, BIN, ...words], {
      cwd: folder,
      env: { HOME: folder, CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN, ...env },
    })
    shown.push(
      `${words[0]}: exit ${code}\n${withoutTimes(stdout.replaceAll(platform.url, 'URL').replaceAll(folder, 'FOLDER'))}\n${code === 0 ? '' : stderr}`,
    )
  }
  const installed = platform.store
    .listApps()
    .map(({ address }) => `${address.app} ${platform.store.latest(address)?.text}`)
  return [...shown, ...installed]
}

function withoutTimes(text: string): string {
  return text
    .replaceAll(/\b\d+(?:\.\d+)? (?:ms|s|min|h)\b/g, 'TIME')
    .replaceAll(/[+-]?\d{4,6}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/\b127\.0\.0\.1:\d+/g, 'PLATFORM')
}

/** A document means the same under each name, and every command takes it. */
async function fileNames({ chance, lose }: Trial): Promise<number> {
  const folder = temporaryFolder()
  const names = Array.from({ length: 3 }, () => oddName(chance))
  const tool = toolText('odd')
  writeFiles(folder, { 'plain.cwl': tool, ...Object.fromEntries(names.map((name) => [`${name}.cwl`, tool])) })
  const digest = async (path: string): Promise<string> => {
    const { code, stdout, stderr } = await run([process.execPath, BIN, 'pack', '--', path], { cwd: folder })
    return `${code} ${stdout}${code === 0 ? '' : stderr}`
  }
  const expected = await digest('plain.cwl')
  for (const name of new Set(names)) {
    const found = await digest(`./${name}.cwl`)
    if (found !== expected) lose(`pack of ${JSON.stringify(name)}: ${found}\nin place of ${expected}`)
  }
  const { code, stdout, stderr } = await run([process.execPath, BIN, 'validate', '--json', '.'], { cwd: folder })
  const documents =
    code === 0 ? (JSON.parse(stdout) as { readonly documents: readonly { readonly ok: boolean }[] }).documents : []
  // As in a shell, a folder means what does not begin with a dot.
  const seen = new Set(names.filter((name) => !name.startsWith('.')))
  if (documents.length !== seen.size + 1 || documents.some(({ ok }) => !ok))
    lose(
      `validate of ${JSON.stringify(names)}: exit ${code}, ${documents.length} documents\n${stdout.slice(0, 500)}${stderr}`,
    )
  return names.length + 1
}

function oddName(chance: Chance): string {
  const name = chance.pick(NAMES)
  return chance.oneIn(2) ? `${chance.pick(NAMES).slice(0, 40)}${name}`.slice(0, 200) : name
}

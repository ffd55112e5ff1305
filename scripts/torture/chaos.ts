import { join } from 'node:path'

import { promote } from '../../src/commands/promote.ts'
import type { PromotionReport } from '../../src/commands/report.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { listening, MANIFEST, optionsFor, repository, tool } from '../../test/commands/support.ts'
import { startPlatform, temporaryFolder } from '../../test/support/local-platform.ts'
import type { Scenario, Trial } from '../torture.ts'
import { PLACES, startCutter, type Cut, type Cutter } from './support/cutter.ts'

const NEW = ['a', 'b', 'c']
const CHANGED = ['d', 'e']
const APPS = [...NEW, ...CHANGED]

/** Calls of a promotion that nothing cuts: the index, a reading and an install of each app, and export jobs. */
const CALLS = 2 + 2 * APPS.length

/** Which calls of a promotion are cut. */
const MODES = ['one call', 'all from one call on', 'chance'] as const

/** Promotions at once: most of their time they wait before they try again. */
const LANES = 36

const FILES = {
  'cwl-promote.yml': MANIFEST,
  ...Object.fromEntries(APPS.map((name) => [`apps/${name}.cwl`, tool(name)])),
}

export const scenario: Scenario = {
  title: 'each call cut at each class of byte position; the verdict is the database',
  weight: 12,
  rounds: 1,
  async round(trial, index) {
    const folder = repository(FILES)
    // Every call with every place in turn, alone and with all calls after it; chance in every third promotion.
    await Promise.all(Array.from({ length: LANES }, (_, lane) => promotion(trial, folder, index * LANES + lane)))
    return LANES
  },
}

let cut = 0
const tried = new Set<string>()
const outcomes = new Map<string, number>()

async function promotion({ chance, lose, note }: Trial, folder: string, number: number): Promise<void> {
  const platform = await startPlatform()
  for (const name of CHANGED)
    platform.store.install(addressOf(name), JSON.stringify({ class: 'CommandLineTool', old: name }))
  const before = new Map(APPS.map((name) => [name, revisionsOf(platform, name)]))
  const turn = Math.floor(number / MODES.length)
  const [place, call] = [PLACES[turn % PLACES.length], Math.floor(turn / PLACES.length) % CALLS]
  const mode = MODES[number % MODES.length]
  const isCut = (current: number): boolean => {
    if (mode === 'chance') return current > 1 && chance.oneIn(2 + (number % 5))
    return mode === 'one call' ? current === call : current >= call
  }
  const choose = (current: number): Cut | undefined => {
    if (!isCut(current) || place === undefined) return undefined
    return { place: mode === 'chance' ? chance.pick(PLACES) : place, isReset: chance.oneIn(2) }
  }
  const cutter = await startCutter(platform.url, choose)
  const record = join(temporaryFolder(), 'record.json')
  const options = { stage: 'dev', stamp: false, commit: '0'.repeat(40) }
  const first = await promote(optionsFor(folder, cutter.url, { ...options, record, timeout: 0.5 }), listening())
  const tell = (what: string): void =>
    lose(
      `${what}; cuts: ${JSON.stringify(cutter.cuts)}; apps: ${JSON.stringify(first.apps.map(({ name, outcome, reason }) => ({ name, outcome, reason })))}; ${JSON.stringify(first.failure)}`,
    )
  for (const wrong of judge(first, platform, before, cutter)) tell(wrong)
  // Without cuts, the rest is done and nothing twice.
  const second = await promote(optionsFor(folder, platform.url, options), listening())
  if (second.exitCode !== 0) tell(`the run after it ends with ${second.exitCode}`)
  for (const name of APPS)
    if (revisionsOf(platform, name) !== (before.get(name) ?? 0) + 1)
      tell(
        `after the second run, ${name} has ${revisionsOf(platform, name)} revisions in place of ${(before.get(name) ?? 0) + 1}`,
      )
  cut += cutter.cuts.length
  if (mode === 'one call') tried.add(`${call} ${place}`)
  for (const { outcome } of first.apps) outcomes.set(outcome ?? 'none', (outcomes.get(outcome ?? 'none') ?? 0) + 1)
  note('calls cut', String(cut))
  note('pairs of call and place', `${tried.size} of ${CALLS * PLACES.length}`)
  note('outcomes', [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', '))
}

function judge(
  report: PromotionReport,
  platform: LocalPlatform,
  before: ReadonlyMap<string, number>,
  { cuts }: Cutter,
): readonly string[] {
  return report.apps.flatMap(({ name, outcome }) => {
    const added = revisionsOf(platform, name) - (before.get(name) ?? 0)
    if (added > 1) return [`${name} was installed ${added} times`]
    switch (outcome) {
      case 'created':
      case 'updated':
        return added === 1 ? [] : [`${name} is reported ${outcome}, and is not installed`]
      case 'unknown':
        return cuts.some(({ call }) => call === `POST /v2/apps/acme/dev/${name}`)
          ? []
          : [`${name} is reported unknown, and its install was not cut`]
      default:
        return added === 0 ? [] : [`${name} is reported ${outcome}, and is installed`]
    }
  })
}

function addressOf(name: string) {
  return parseAddress(`acme/dev/${name}`)
}

function revisionsOf(platform: LocalPlatform, name: string): number {
  return platform.store.revisions(addressOf(name)).length
}

import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { doctor } from '../../src/commands/doctor.ts'
import { exports } from '../../src/commands/exports.ts'
import { init } from '../../src/commands/init.ts'
import { mergeRecordFiles } from '../../src/commands/merge-records.ts'
import { pack } from '../../src/commands/pack.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import type { InitReport, PromotionReport, Report } from '../../src/commands/report.ts'
import { rollback } from '../../src/commands/rollback.ts'
import type { RunContext } from '../../src/commands/run/context.ts'
import { validate } from '../../src/commands/validate.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { formatAddress } from '../../src/platform/address.ts'
import { listening, MANIFEST, optionsFor, tool } from '../../test/commands/support.ts'
import { committedRepository } from '../../test/support/git.ts'
import { startPlatform } from '../../test/support/local-platform.ts'
import type { Scenario } from '../torture.ts'

const APPS = Array.from({ length: 6 }, (_, index) => `t${index}`)

/** A run that was asked to stop and does not is lost. Milliseconds, on a machine that does other work too. */
const PATIENCE = 30_000

/** Each command, on a repository that was promoted once. */
const COMMANDS: Readonly<Record<string, (options: RunOptions, context: RunContext) => Promise<Report | InitReport>>> = {
  promote: (options, context) => promote({ ...options, record: 'new.json' }, context),
  plan: (options, context) => plan({ ...options, out: 'plan.json' }, context),
  validate: (options, context) => validate({ ...options, sarif: 'log.sarif' }, context),
  pack: (options, context) => pack({ ...options, file: 'apps/t0.cwl', output: 'packed.json' }, context),
  pull: (options, context) => pull({ ...options, force: true }, context),
  rollback: (options, context) => rollback({ ...options, undo: 'record.json', record: 'undone.json' }, context),
  exports: (options, context) => exports({ ...options, stateFile: 'state.json' }, context),
  doctor: (options, context) => doctor({ ...options, environment: {} }, context),
  'merge-records': (options, context) =>
    mergeRecordFiles({ ...options, records: ['record.json'], record: 'merged.json' }, context),
  init: (options, context) => init(options, context),
}

export const scenario: Scenario = {
  title: 'every command stopped at a random instant',
  weight: 3,
  rounds: 10,
  async round({ chance, lose, note }, index) {
    const names = Object.keys(COMMANDS)
    const name = names[index % names.length] ?? chance.pick(names)
    const platform = await startPlatform()
    const folder = committedRepository({
      ...(name === 'init' ? {} : { 'cwl-promote.yml': MANIFEST }),
      ...Object.fromEntries(APPS.map((app) => [`apps/${app}.cwl`, tool(app)])),
    })
    const options: RunOptions = { ...optionsFor(folder, platform.url), stamp: false, commit: '0'.repeat(40) }
    // Paths of records are relative to the current directory.
    const before = process.cwd()
    process.chdir(folder)
    try {
      const change = (what: string): void => {
        for (const app of APPS.slice(0, 5)) writeFileSync(join(folder, `apps/${app}.cwl`), tool(`${app} ${what}`))
      }
      if (name !== 'init') {
        await promote({ ...options, stage: 'dev' }, listening())
        change('updated')
        await promote({ ...options, stage: 'dev', record: 'record.json' }, listening())
        change('changed')
      }
      const installed = revisions(platform)
      const stop = new AbortController()
      const stopAt = chance.below(40)
      let events = 0
      const context: RunContext = {
        signal: stop.signal,
        progress: () => {
          events += 1
          if (events === stopAt) stop.abort()
        },
      }
      // Some at an event, some at a time.
      if (chance.oneIn(2)) setTimeout(() => stop.abort(), chance.random() * chance.random() * 200)
      const command = COMMANDS[name]
      const stage = name === 'init' || name === 'validate' || name === 'pack' ? {} : { stage: 'dev' }
      const ended = command?.({ ...options, ...stage }, context)
      const report = await Promise.race([ended, sleep(PATIENCE, undefined, { ref: false })])
      const tell = (what: string): void =>
        lose(`${name}, stopped at event ${stopAt}: ${what}: ${JSON.stringify(report).slice(0, 1500)}`)
      if (report === undefined) tell(`does not end in ${PATIENCE} ms`)
      else if (![0, 130].includes(report.exitCode)) tell(`ends with ${report.exitCode}`)
      if (report?.exitCode === 130) note('cut off', String((stopped += 1)))
      if (report !== undefined && 'apps' in report && (name === 'promote' || name === 'rollback'))
        for (const wrong of disagreements(report as PromotionReport, installed, platform)) tell(wrong)
      else if (revisions(platform).size !== installed.size) tell('something was installed')
      const leftovers = globSync('**/*.tmp', { cwd: folder })
      if (leftovers.length > 0) tell(`leaves ${leftovers.join(', ')}`)
    } finally {
      process.chdir(before)
    }
    return 1
  },
}

let stopped = 0

/** How many revisions each app has. */
function revisions(platform: LocalPlatform): ReadonlyMap<string, number> {
  return new Map(platform.store.listApps().map(({ address, revision }) => [formatAddress(address), revision + 1]))
}

function disagreements(
  { apps }: PromotionReport,
  before: ReadonlyMap<string, number>,
  platform: LocalPlatform,
): readonly string[] {
  const after = revisions(platform)
  return apps.flatMap(({ target, outcome }) => {
    const added = (after.get(target) ?? 0) - (before.get(target) ?? 0)
    if (added > 1) return [`${target} was installed ${added} times`]
    if (outcome === 'unknown') return []
    const expected = outcome === 'created' || outcome === 'updated' ? 1 : 0
    return added === expected ? [] : [`${target} is reported ${outcome}, and got ${added} revisions`]
  })
}

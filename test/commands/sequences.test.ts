import { join } from 'node:path'

import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import type { PromotionReport } from '../../src/commands/report.ts'
import { rollback } from '../../src/commands/rollback.ts'
import type { FaultKind, LocalPlatform } from '../../src/local-platform/index.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { parseAddress } from '../../src/platform/address.ts'
import type { DialectName } from '../../src/platform/types.ts'
import { readRecord } from '../../src/promotion/records/record.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { NIGHTLY } from '../support/nightly.ts'
import { listening, MANIFEST, optionsFor, repository, tool, write } from './support.ts'

const NAMES = ['a', 'b'] as const
const STAGES = ['dev', 'release'] as const
type Name = (typeof NAMES)[number]
type Stage = (typeof STAGES)[number]

type Step =
  | { readonly kind: 'edit'; readonly name: Name }
  | { readonly kind: 'by hand'; readonly stage: Stage; readonly name: Name }
  | {
      readonly kind: 'promote'
      readonly stage: Stage
      readonly fault?: FaultKind | undefined
      readonly when: 'before' | 'after'
    }
  | { readonly kind: 'plan'; readonly stage: Stage }
  | { readonly kind: 'carry out' }
  | { readonly kind: 'roll back'; readonly last: number }

const name = fc.constantFrom(...NAMES)
const stage = fc.constantFrom(...STAGES)
// None that is waited for.
const fault = fc.option(fc.constantFrom<FaultKind>('html', 'redirect', 'truncate-json', 'other-object'), {
  nil: undefined,
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), name }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('by hand' as const), stage, name }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('promote' as const),
      stage,
      fault,
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
  fc.record({ kind: fc.constant('plan' as const), stage }),
  fc.record({ kind: fc.constant('carry out' as const) }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('roll back' as const), last: fc.nat(1) }) },
)

/** What git says takes longer than all else. */
const WITHOUT_GIT = { stamp: false, commit: '0'.repeat(40) }

/** What stands where, by the labels of the apps. */
type Standing = ReadonlyMap<string, string>

/** What a run found and sent, of one app that is on its record. */
interface Recorded {
  readonly target: string
  readonly before: string | undefined
  readonly sent: string | undefined
  readonly isCertain: boolean
}

interface Run {
  /** Of its record. */
  readonly path: string
  readonly apps: readonly Recorded[]
}

/** A repository, a platform, and what is known of both without asking the program. */
class World {
  readonly #platform: LocalPlatform
  readonly #options: RunOptions
  readonly #files = new Map<Name, string>()
  readonly #records: Run[] = []
  #plan:
    | { readonly path: string; readonly stage: Stage; readonly wanted: Standing; readonly found: Standing }
    | undefined
  #count = 0

  constructor(platform: LocalPlatform, dialect: DialectName) {
    this.#platform = platform
    const folder = repository({ 'cwl-promote.yml': MANIFEST })
    this.#options = optionsFor(folder, platform.url, {
      reportExports: false,
      maxRequests: 1,
      platform: dialect,
      ...WITHOUT_GIT,
    })
    for (const each of NAMES) this.#edit(each)
    // One app is new everywhere, the other was there before.
    for (const each of STAGES) this.#installByHand(targetOf(each, 'a'))
  }

  async take(next: Step): Promise<void> {
    switch (next.kind) {
      case 'edit':
        return this.#edit(next.name)
      case 'by hand':
        return this.#installByHand(targetOf(next.stage, next.name))
      case 'promote':
        return this.#promote(next.stage, next)
      case 'plan':
        return this.#makePlan(next.stage)
      case 'carry out':
        return this.#carryOut()
      case 'roll back':
        return this.#rollBack(this.#records.at(-1 - next.last))
    }
  }

  async #promote(
    of: Stage,
    { fault: kind, when }: { readonly fault?: FaultKind | undefined; readonly when: 'before' | 'after' },
  ): Promise<void> {
    if (kind !== undefined) this.#platform.faults.set([{ kind, when, method: 'POST', skip: 1, times: 1 }])
    const wanted = this.#wanted(of)
    const report = await this.#run(wanted, async (record) =>
      promote({ ...this.#options, stage: of, record }, listening()),
    )
    this.#platform.faults.set([])
    if (report.apps.some(({ outcome }) => outcome === 'failed' || outcome === 'unknown')) return
    expect(this.#at(wanted.keys())).toEqual(wanted)
    const again = await promote({ ...this.#options, stage: of, record: this.#path() }, listening())
    expect([again.counts.unchanged, again.counts.blocked, again.recordFile]).toEqual([
      wanted.size,
      NAMES.length - wanted.size,
      undefined,
    ])
  }

  async #makePlan(of: Stage): Promise<void> {
    const path = this.#path()
    const before = this.#standing()
    const one = await plan({ ...this.#options, stage: of, out: path }, listening())
    const other = await plan({ ...this.#options, stage: of, expectPlanDigest: one.planDigest ?? '' }, listening())
    expect([other.planDigest, other.exitCode]).toEqual([one.planDigest, one.exitCode])
    expect(this.#standing()).toEqual(before)
    this.#plan = { path, stage: of, wanted: this.#wanted(of), found: this.#at(targetsOf(of)) }
  }

  /** Exactly so or not at all; what stands as it was approved is the work of the plan itself. */
  async #carryOut(): Promise<void> {
    const approved = this.#plan
    if (approved === undefined) return
    const { wanted, found } = approved
    const now = { wanted: this.#wanted(approved.stage), found: this.#at(targetsOf(approved.stage)) }
    const holds = (target: string): boolean =>
      wanted.get(target) === now.wanted.get(target) &&
      (found.get(target) === now.found.get(target) ||
        (wanted.has(target) &&
          found.get(target) !== wanted.get(target) &&
          now.found.get(target) === wanted.get(target)))
    const isStale = !targetsOf(approved.stage).every(holds)
    const before = this.#standing()
    const report = await this.#run(now.wanted, async (record) =>
      promote({ ...this.#options, stage: approved.stage, plan: approved.path, record }, listening()),
    )
    expect([report.exitCode === 4, report.failure?.code === 'stale-plan']).toEqual([isStale, isStale])
    if (isStale) expect(this.#standing()).toEqual(before)
    else expect(this.#at(wanted.keys())).toEqual(wanted)
  }

  async #rollBack(run: Run | undefined): Promise<void> {
    if (run === undefined) return
    const before = this.#standing()
    // What is not known to be of that run is not looked at here.
    const certain = run.apps.filter(({ isCertain }) => isCertain)
    const expected = new Map(
      certain.flatMap(({ target, before: then, sent }) =>
        then !== undefined && (!before.has(target) || before.get(target) === sent) ? [[target, then] as const] : [],
      ),
    )
    const wanted = new Map(
      run.apps.flatMap(({ target, before: then }) => (then === undefined ? [] : [[target, then] as const])),
    )
    await this.#run(wanted, async (record) => rollback({ ...this.#options, undo: run.path, record }, listening()))
    const after = this.#standing()
    for (const { target } of certain)
      expect([target, after.get(target)]).toEqual([target, expected.get(target) ?? before.get(target)])
    const concerned = new Set(run.apps.map(({ target }) => target))
    for (const [target, label] of before)
      if (!concerned.has(target)) expect([target, after.get(target)]).toEqual([target, label])
  }

  /** Runs, and holds what is told against what stands there; remembers the record. */
  async #run(wanted: Standing, work: (record: string) => Promise<PromotionReport>): Promise<PromotionReport> {
    const path = this.#path()
    const [before, revisions] = [this.#standing(), this.#revisions()]
    const report = await work(path)
    const after = this.#standing()
    const installed = [...this.#revisions()].flatMap(([target, revision]) =>
      revision === revisions.get(target) ? [] : [target],
    )
    for (const { target, outcome } of report.apps) {
      if (outcome === 'created' || outcome === 'updated')
        expect([target, after.get(target), before.has(target)]).toEqual([
          target,
          wanted.get(target),
          outcome === 'updated',
        ])
      else if (outcome !== 'failed' && outcome !== 'unknown') expect(installed).not.toContain(target)
    }
    const isRed = report.apps.some(
      ({ action, outcome }) => action === 'blocked' || outcome === 'failed' || outcome === 'unknown',
    )
    expect(report.exitCode).toBe(report.failure?.code === 'stale-plan' ? 4 : isRed ? 5 : 0)
    const recorded = report.recordFile === undefined ? [] : readRecord(path).apps
    expect(recorded.map(({ target }) => target)).toEqual(expect.arrayContaining(installed))
    expect(
      recorded.map(({ target, before: then }) => [
        target,
        then.kind === 'found' ? then.description['label'] : undefined,
      ]),
    ).toEqual(recorded.map(({ target }) => [target, before.get(target)]))
    if (recorded.length > 0)
      this.#records.push({
        path,
        apps: recorded.map(({ target, outcome }) => ({
          target,
          before: before.get(target),
          sent: wanted.get(target),
          isCertain: outcome === 'created' || outcome === 'updated',
        })),
      })
    return report
  }

  #installByHand(target: string): void {
    this.#platform.store.install(
      parseAddress(target),
      JSON.stringify({
        class: 'CommandLineTool',
        cwlVersion: 'v1.2',
        label: this.#next(),
        baseCommand: ['echo'],
        inputs: [],
        outputs: [],
      }),
    )
  }

  #edit(each: Name): void {
    this.#files.set(each, this.#next())
    write(this.#options.workingDirectory, { [`apps/${each}.cwl`]: tool(this.#files.get(each) ?? '') })
  }

  /** What a promotion would bring; copies only what is there. */
  #wanted(of: Stage): Standing {
    const standing = this.#standing()
    return new Map(
      NAMES.flatMap((each) => {
        const label = of === 'dev' ? this.#files.get(each) : standing.get(targetOf('dev', each))
        return label === undefined ? [] : [[targetOf(of, each), label] as const]
      }),
    )
  }

  #at(targets: Iterable<string>): Standing {
    const standing = this.#standing()
    return new Map(
      [...targets].flatMap((target) => (standing.has(target) ? [[target, standing.get(target) ?? ''] as const] : [])),
    )
  }

  #standing(): Standing {
    return new Map(
      STAGES.flatMap(targetsOf).flatMap((target) => {
        const stored = this.#platform.store.latest(parseAddress(target))
        return stored === undefined ? [] : [[target, (JSON.parse(stored.text) as { label: string }).label] as const]
      }),
    )
  }

  #revisions(): ReadonlyMap<string, number> {
    return new Map(
      this.#platform.store
        .listApps()
        .map(({ address, revision }) => [`${address.owner}/${address.project}/${address.app}`, revision]),
    )
  }

  #next(): string {
    this.#count += 1
    return `text ${this.#count}`
  }

  #path(): string {
    return join(temporaryFolder(), 'file.json')
  }
}

function targetOf(of: Stage, each: Name): string {
  return `acme/${of}/${each}`
}

function targetsOf(of: Stage): readonly string[] {
  return NAMES.map((each) => targetOf(of, each))
}

test.each(['documented', 'seven-bridges'] as const)(
  'random sequences of runs, manual changes and rollbacks match their reports (%s)',
  async (dialect) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const platform = await startPlatform({ dialect })
        const world = new World(platform, dialect)
        for (const next of steps) await world.take(next)
        await platform.stop()
      }),
      { seed: 24, numRuns: NIGHTLY ? 12 : 3 },
    )
  },
)

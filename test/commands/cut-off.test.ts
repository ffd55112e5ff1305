import { expect, test } from '@jest/globals'

import { promote } from '../../src/commands/promote.ts'
import type { AppReport, PromotionReport } from '../../src/commands/report.ts'
import type { PhaseName, RunContext } from '../../src/commands/run/context.ts'
import { startPlatform } from '../support/local-platform.ts'
import { listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

const FILES = { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a'), 'apps/b.cwl': tool('b') }

/** A problem that is no error, so that the run goes on. */
const WITH_ADVICE = {
  ...FILES,
  'apps/a.cwl': `${tool('a')}requirements: { DockerRequirement: { dockerPull: alpine } }\n`,
}

const UNPLANNED = ['skipped', 'unknown', 'the run ended before the plan was made']

test.each<readonly [PhaseName, apps: readonly (readonly unknown[])[], knows: readonly string[]]>([
  ['pack', [UNPLANNED, UNPLANNED], ['stage']],
  ['read', [UNPLANNED, UNPLANNED], ['stage', 'problems']],
  // Of apps that are new there are no differences to be found, during which it would be cut off.
  [
    'plan',
    [
      [undefined, 'create'],
      [undefined, 'create'],
    ],
    ['stage', 'problems', 'plan digest'],
  ],
  [
    'install',
    [
      ['cancelled', 'create'],
      ['cancelled', 'create'],
    ],
    ['stage', 'problems', 'plan digest', 'exports'],
  ],
  [
    'exports',
    [
      ['created', 'create'],
      ['created', 'create'],
    ],
    ['stage', 'problems', 'plan digest', 'exports'],
  ],
])('a run that is stopped at the start of "%s" reports everything that it knows', async (part, apps, knows) => {
  const platform = await startPlatform()
  const stop = new AbortController()
  const { signal, progress } = listening(stop.signal)
  const report = await promote(optionsFor(repository(WITH_ADVICE), platform.url, { stage: 'dev' }), {
    signal,
    progress: (event) => {
      progress(event)
      if (event.kind === 'phase' && event.name === part) stop.abort()
    },
  })
  expect(report).toMatchObject({
    exitCode: 130,
    result: 'failed',
    failure: { code: 'cancelled', fix: 'Run again to do the rest. Apps that are already installed are not touched.' },
  })
  expect(report.apps.map(saidOf)).toEqual(apps.map((said) => expect.arrayContaining([...said])))
  const { stage, problems, planDigest, exports } = report
  const known = {
    stage: stage !== null,
    problems: problems.length > 0,
    'plan digest': planDigest !== undefined,
    exports: exports !== undefined,
  }
  expect(Object.entries(known).flatMap(([what, isKnown]) => (isKnown ? [what] : []))).toEqual(knows)
})

const SHARDS = ['1/2', '2/2']

/** The apps that each shard tells of when it is cut off as a part of it begins, and what it says besides. */
async function shardsCutOff(part: PhaseName) {
  const [platform, folder] = [await startPlatform(), repository(FILES)]
  const reports: PromotionReport[] = []
  for (const shard of SHARDS) {
    const stop = new AbortController()
    const progress: RunContext['progress'] = (event) => {
      if (event.kind === 'phase' && event.name === part) stop.abort()
    }
    reports.push(
      await promote(optionsFor(folder, platform.url, { stage: 'dev', shard }), { signal: stop.signal, progress }),
    )
  }
  return {
    apps: reports.map(({ apps }) => apps.map(({ name }) => name)),
    notices: reports.map(({ notices }) => notices),
    counts: reports.map(({ counts }) => counts.skipped),
  }
}

test('a shard that is stopped before apps are assigned lists none, with a notice', async () => {
  const notices = SHARDS.map((shard) => [
    `No app is listed: the run ended before it was known which of the 2 apps are in shard ${shard}.`,
  ])
  expect(await shardsCutOff('pack')).toEqual({ apps: [[], []], notices, counts: [0, 0] })
})

test('a shard that is stopped later lists only its own apps', async () => {
  const { apps, notices, counts } = await shardsCutOff('read')
  expect(apps.flat().toSorted()).toEqual(['a', 'b'])
  expect([notices, counts]).toEqual([
    [[], []],
    [1, 1],
  ])
})

function saidOf({ outcome, action, reason }: AppReport): readonly unknown[] {
  return [outcome, action, reason]
}

import { describe, expect, test } from '@jest/globals'
import { array, assert, integer, nat, property, record, string, uniqueArray } from 'fast-check'

import type { StageRules } from '../../../src/configuration/manifest-schema.ts'
import type { JsonObject } from '../../../src/json/index.ts'
import { partition, parseShard } from '../../../src/options/shards.ts'
import type { Change, Install } from '../../../src/promotion/plan.ts'
import { applyRules, type RuleFacts } from '../../../src/promotion/rules/rules.ts'

test.each([
  ['1/1', { index: 1, of: 1 }],
  ['256/256', { index: 256, of: 256 }],
])('%s is a share', (text, shard) => {
  expect(parseShard(text)).toEqual(shard)
})

test.each(['0/1', '1/257', '1', ' 1/2', 'a/b'])('%j is not a share', (text) => {
  expect(() => parseShard(text)).toThrow(
    expect.objectContaining({ code: 'usage', message: `\`shard\` is ${JSON.stringify(text)}, which is not a share` }),
  )
})

describe('a rule of a stage', () => {
  const change: Install = {
    action: 'create',
    app: { name: 'a', target: { owner: 'o', project: 'p', app: 'a' }, source: { kind: 'file', reference: 'a.cwl' } },
    description: {},
    digest: 'sha256:x',
    files: ['a.cwl'],
    before: { kind: 'absent' },
  }
  const nothing: RuleFacts = { allowBreaking: false, branches: [], tags: [] }
  const tool = (dockerPull: string): JsonObject => ({ class: 'DockerRequirement', dockerPull })
  const images = (...names: readonly JsonObject[]): JsonObject => ({
    class: 'Workflow',
    steps: names.map((hint, index) => ({ id: `s${index}`, run: { class: 'CommandLineTool', hints: [hint] } })),
  })
  const unnamed: JsonObject = { class: 'DockerRequirement', dockerFile: 'FROM debian' }

  test.each<[StageRules, Partial<RuleFacts>, JsonObject, string | undefined]>([
    [{ downgrade: 'refuse' }, { behind: 'it is older' }, {}, 'rule `downgrade`: it is older'],
    [{ downgrade: 'refuse' }, { older: new Map([[change, 'the copy is']]) }, {}, 'rule `downgrade`: the copy is'],
    [{ downgrade: 'refuse' }, {}, {}, undefined],
    [{ branches: ['*'] }, { branches: ['.dot'] }, {}, undefined],
    [{ branches: ['r**'] }, { branches: ['r/1/2'] }, {}, undefined],
    [{ tags: ['v*'] }, { tags: ['v1'], branches: ['dev'] }, {}, undefined],
    [
      { branches: ['main', 'r/*'], tags: ['v*'] },
      { branches: ['dev'], tags: ['x'] },
      {},
      'rule `branches`: only the branches main, r/* and the tags v* may be promoted here, and this is the branch dev, the tag x',
    ],
    [{ tags: ['v*'] }, {}, {}, 'rule `tags`: only the tags v* may be promoted here, and this is no branch and no tag'],
    [
      { branches: ['main'] },
      { unplaced: 'there is no git' },
      {},
      'rule `branches`: only the branches main may be promoted here, and there is no git',
    ],
    [
      { images: 'tag' },
      {},
      images(tool('debian'), tool('debian'), tool('alpine')),
      'rule `images`: not pinned by a tag: debian (s0, s1), alpine (s2); give each a tag other than latest',
    ],
    [
      { images: 'digest' },
      {},
      images(tool('debian:12'), unnamed),
      'rule `images`: not pinned by a digest: debian:12 (s0), what dockerFile builds (s1); write each as NAME@sha256:DIGEST, in `dockerPull`, or let `cwl-promote images --pin` write them',
    ],
  ])('%j with %j refuses what it must: %j, %s', (rules, facts, description, reason) => {
    const one = { ...change, description }
    const older = facts.older === undefined ? {} : { older: new Map([[one as Change, 'the copy is']]) }
    const [ruled] = applyRules([one], rules, { ...nothing, ...facts, ...older })
    if (reason === undefined) expect(ruled).toBe(one)
    else
      expect(ruled).toMatchObject({
        action: 'blocked',
        blockedBy: 'rule',
        reason,
        reasons: [reason],
        digest: 'sha256:x',
      })
  })
})

describe('the rule on breaking changes', () => {
  const update = (breaking: boolean): Change => ({
    action: 'update',
    app: { name: 'a', target: { owner: 'o', project: 'p', app: 'a' }, source: { kind: 'file', reference: 'a.cwl' } },
    description: {},
    digest: 'sha256:x',
    files: ['a.cwl'],
    before: { kind: 'found', app: { description: {} } },
    details: {
      breaking,
      interface: [
        { breaking: true, message: 'the input a is gone' },
        { breaking: false, message: 'the input b is new' },
      ],
    } as never,
  })
  const unknown: Change = {
    ...(update(false) as Install),
    action: 'unknown',
    before: { kind: 'unreadable', reason: 'x' },
  }
  const refuse = { breaking: 'refuse' } as const
  const labelled = { ...refuse, 'breaking-label': 'major' }
  const nobody =
    'rule `breaking`: what is installed cannot be read, so it is not known whether this breaks it; `allow-breaking` lifts the rule for one run'
  const gone = 'rule `breaking`: the input a is gone; '
  const label = 'the label "major" on the pull request lifts the rule'

  test.each<[StageRules, Partial<RuleFacts>, Change, string | undefined]>([
    [refuse, {}, update(true), `${gone}\`allow-breaking\` lifts the rule for one run`],
    [refuse, {}, unknown, nobody],
    [refuse, {}, update(false), undefined],
    [labelled, {}, update(true), `${gone}${label}, and so does \`allow-breaking\` for one run`],
    [
      labelled,
      { unlabelled: 'it has none' },
      update(true),
      `${gone}${label} (it has none), and so does \`allow-breaking\` for one run`,
    ],
  ])('%j with %j: case %#', (rules, facts, change, reason) => {
    const [ruled] = applyRules([change], rules, { allowBreaking: false, branches: [], tags: [], ...facts })
    if (reason === undefined) expect(ruled).toBe(change)
    else expect(ruled).toMatchObject({ action: 'blocked', reason })
  })
})

describe('dealing out', () => {
  const items = uniqueArray(record({ key: string({ minLength: 1 }), weight: nat(1000) }), {
    selector: (item) => item.key,
    maxLength: 40,
  })

  test('gives each item to one shard, whatever the order they come in', () => {
    assert(
      property(items, integer({ min: 1, max: 8 }), (all, of) => {
        const weighed = all.map(({ key, weight }) => ({ item: key, key, weight }))
        const shards = partition(weighed, of)
        expect(shards).toHaveLength(of)
        expect(shards.flat().toSorted()).toEqual(all.map((item) => item.key).toSorted())
        expect(partition(weighed.toReversed(), of)).toEqual(shards)
      }),
    )
  })

  test('leaves no shard heavier than the lightest by more than one item', () => {
    assert(
      property(
        array(integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 40 }),
        integer({ min: 1, max: 8 }),
        (weights, of) => {
          const loads = partition(
            weights.map((weight, index) => ({ item: weight, key: `${index}`, weight })),
            of,
          ).map((shard) => shard.reduce((sum, weight) => sum + weight, 0))
          expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(Math.max(...weights))
        },
      ),
    )
  })
})

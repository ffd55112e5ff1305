import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import type { DesiredApp } from '../../../src/configuration/desired-app.ts'
import { parseManifest } from '../../../src/configuration/manifest.ts'
import { faultOfReplacing } from '../../../src/files/json-state-file.ts'
import { digestOf, objectFrom } from '../../../src/json/index.ts'
import type { Change, Install } from '../../../src/promotion/plan.ts'
import {
  readPlan,
  refuseOtherDigest,
  refuseMissingStage,
  refuseOtherPlace,
  refuseStalePlan,
  savedPlan,
  writePlan,
  type PlanHeader,
} from '../../../src/promotion/records/saved-plan.ts'
import { temporaryFolder } from '../../support/local-platform.ts'

const HEADER: PlanHeader = {
  baseUrl: 'https://platform.example',
  dialect: 'documented',
  stage: 'dev',
  project: 'acme/dev',
}

test.each<[string, Partial<PlanHeader>, string]>([
  ['project alone', { stage: null }, '`stage` was dev, and is not given'],
  [
    'platform',
    { baseUrl: 'https://other.example' },
    '`base-url` was https://platform.example, and is https://other.example',
  ],
  ['project', { project: 'acme/x' }, '`project` was acme/dev, and is acme/x'],
])('a plan that is carried out for another %s is refused, with what to do', (_, other, said) => {
  expect(() => refuseOtherPlace(savedPlan(HEADER, []), { ...HEADER, ...other })).toThrow(
    expect.objectContaining({
      code: 'stale-plan',
      message: `the plan is for another place: ${said}`,
      fix: 'Nothing was installed. Give what the plan was made with, or make a plan for this place.',
    }),
  )
})

test('a plan for a project is refused for a stage, and one for a stage without a configuration that has it', () => {
  const ofProject = savedPlan({ ...HEADER, stage: null }, [])
  expect(() => refuseOtherPlace(ofProject, HEADER)).toThrow('`stage` was not given, and is dev')
  const text = 'version: 1\nstages: { prod: { project: a/b } }\napps: [{ path: a.cwl }]\n'
  for (const [configuration, stages] of [
    [text, 'prod'],
    ['version: 1\n', 'none'],
  ] as const) {
    const manifest = parseManifest(configuration, 'cwl-promote.yml')
    expect(() => refuseMissingStage(ofProject, manifest)).not.toThrow()
    expect(() => refuseMissingStage(savedPlan(HEADER, []), manifest)).toThrow(
      expect.objectContaining({
        code: 'stale-plan',
        message: `the plan is for the stage "dev", and cwl-promote.yml has ${stages}`,
        fix: 'Nothing was installed. Make the plan again, and have it approved again.',
      }),
    )
  }
})

test('a plan that cannot be written is an error with the reason', async () => {
  const path = temporaryFolder()
  await expect(writePlan(path, savedPlan(HEADER, []))).rejects.toMatchObject({
    code: 'usage',
    message: `the plan ${path} cannot be written: it is a folder (EISDIR)`,
  })
})

function app(name: string): DesiredApp {
  return {
    name,
    target: { owner: 'acme', project: 'dev', app: name },
    source: { kind: 'file', reference: `${name}.cwl` },
  }
}

function create(name: string): Install {
  const description = objectFrom([
    ['class', 'CommandLineTool'],
    ['label', name],
  ])
  return {
    action: 'create',
    app: app(name),
    description,
    digest: digestOf(description),
    files: [`${name}.cwl`],
    before: { kind: 'absent' },
  }
}

function installed(change: Install): Change {
  const { description } = change
  return { ...change, action: 'unchanged', before: { kind: 'found', app: { description } } }
}

function blocked(name: string): Change {
  return {
    action: 'blocked',
    app: app(name),
    digest: null,
    blockedBy: 'circumstances',
    reason: 'it cannot be read',
    before: { kind: 'absent' },
  }
}

function unreadable(name: string): Change {
  return {
    action: 'unreadable',
    app: app(name),
    digest: null,
    reason: 'why',
    before: { kind: 'unreadable', reason: 'why' },
  }
}

function update(change: Install, label: string): Change {
  const { description } = create(label)
  return { ...change, action: 'update', before: { kind: 'found', app: { description } } }
}

/** What is said when one plan was approved and another is found; undefined when it may be carried out. */
function refusal(
  approved: readonly Change[],
  present: readonly Change[],
): { readonly message: string; readonly fix: string } | undefined {
  try {
    refuseStalePlan(savedPlan(HEADER, approved), savedPlan(HEADER, present))
    return undefined
  } catch (error) {
    expect(error).toMatchObject({ code: 'stale-plan' })
    return error as { readonly message: string; readonly fix: string }
  }
}

const AGAIN = 'Nothing was installed. Make the plan again, and have it approved again.'
const SOME =
  'Nothing was installed. A plan of some apps only, by `apps`, `changed-since` or the like, is applied with the same inputs; if they are the same, make the plan again, and have it approved again.'

describe('an approved plan', () => {
  const [a, b, c] = [create('a'), create('b'), create('c')]
  test.each<[string, readonly Change[], readonly Change[], string, string]>([
    ['an app more', [a], [a, b], 'acme/dev/b is new in the plan', SOME],
    ['an app less', [a, b], [a], 'acme/dev/b is not in the plan any more', SOME],
    [
      'other apps, and more of them',
      [a],
      [b, c],
      'acme/dev/a is not in the plan any more; acme/dev/b is new in the plan; acme/dev/c is new in the plan',
      AGAIN,
    ],
    ['an app that is blocked now', [a, b], [a, blocked('b')], 'acme/dev/b is blocked now, and was not', AGAIN],
    ['an app that cannot be read now', [a, b], [a, unreadable('b')], 'acme/dev/b cannot be read now', AGAIN],
    [
      'an app that could not be read',
      [a, unreadable('b')],
      [a, b],
      'acme/dev/b could not be read when the plan was made',
      AGAIN,
    ],
    [
      'an update of what was changed since',
      [update(b, 'old')],
      [update(b, 'theirs')],
      'acme/dev/b was changed on the platform',
      AGAIN,
    ],
    [
      'another description that somebody installed',
      [b],
      [installed({ ...b, description: c.description, digest: c.digest })],
      'acme/dev/b was changed on the platform',
      AGAIN,
    ],
    [
      'another description',
      [b],
      [{ ...b, description: c.description, digest: c.digest }],
      'b.cwl gives another description for acme/dev/b',
      AGAIN,
    ],
    ['an app that was blocked', [a, blocked('b')], [a, b], 'acme/dev/b was blocked, and is not any more', AGAIN],
    [
      'the same text from another file',
      [b],
      [{ ...b, app: { ...b.app, source: { kind: 'file', reference: 'other.cwl' } } }],
      'acme/dev/b would be "create" from other.cwl, not "create" from b.cwl',
      AGAIN,
    ],
  ])('does not hold for %s', (_, approved, present, said, fix) => {
    expect(refusal(approved, present)).toMatchObject({ message: `the plan is out of date: ${said}`, fix })
  })

  test.each<[string, readonly Change[], readonly Change[]]>([
    ['when a part of it was carried out', [a, b], [installed(a), b]],
    ['when an update was carried out', [update(b, 'old')], [installed(b)]],
  ])('holds %s', (_, approved, present) => {
    expect(refusal(approved, present)).toBeUndefined()
  })

  test('of which much has moved names a few apps, and the number of the others', () => {
    const apps = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(create)
    const few =
      'acme/dev/a is new in the plan; acme/dev/b is new in the plan; acme/dev/c is new in the plan; acme/dev/d is new in the plan; acme/dev/e is new in the plan'
    expect(refusal([], apps)?.message).toBe(`the plan is out of date: ${few}; and 2 more`)
    expect(refusal([], apps.slice(0, 5))?.message).toBe(`the plan is out of date: ${few}`)
  })
})

test.each<[Parameters<typeof faultOfReplacing>[1], string, boolean]>([
  ['plan', '{"kind":"cwl-promote plan"}', true],
  ['plan', ' ', true],
  ['sarif', '{"version":"2.1.0"}', false],
  ['sarif', '{"version":"2","runs":[]}', false],
  ['baseline', '{"version":1,"accepted":[]}', true],
  ['baseline', '{"version":1}', false],
  ['description', '{"cwlVersion":"v1.2"}\n', true],
  ['description', '{"class":"Workflow"}', false],
  ['description', '# Packed by somebody\nx', false],
])('a %s may replace a file with the text %j: %s', (kind, text, may) => {
  const path = join(temporaryFolder(), 'file')
  expect(faultOfReplacing(path, kind)).toBeUndefined()
  writeFileSync(path, text)
  expect(faultOfReplacing(path, kind)).toBe(may ? undefined : 'another file is there, which would be lost')
})

test.each([
  ['{"version":2,"kind":"cwl-promote plan"}', '% is of version 2, and this release supports version 1'],
  ['"secret-canary', '% is not JSON: Unterminated string in JSON at position 14 (line 1 column 15)'],
  ['secret-canary', "% is not JSON: Unexpected token 's'"],
  ['undefined', '% is not JSON'],
  ['', '% is not JSON: Unexpected end of JSON input'],
])('a plan with the text %j is refused without showing it', (text, said) => {
  const path = join(temporaryFolder(), 'plan.json')
  writeFileSync(path, text)
  expect(() => readPlan(path)).toThrow(
    expect.objectContaining({
      code: 'bad-plan',
      message: said.replace('%', `the plan ${path}`),
    }),
  )
  expect(() => readPlan(path)).not.toThrow('secret-canary')
})

test('a plan that cannot be written says why, and what to do', async () => {
  const path = join(temporaryFolder(), 'file', 'plan.json')
  writeFileSync(dirname(path), '')
  await expect(writePlan(path, savedPlan(HEADER, []))).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining(`the plan ${path} cannot be written: `),
    fix: 'Give a path in a folder that can be written to.',
  })
})

test('a plan that was changed does not have its digest', () => {
  const path = join(temporaryFolder(), 'plan.json')
  const plan = savedPlan(HEADER, [create('b'), create('a')])
  writeFileSync(path, JSON.stringify(plan))
  expect(readPlan(path)).toEqual(plan)
  expect(plan.apps.map(({ name }) => name)).toEqual(['a', 'b'])
  writeFileSync(path, JSON.stringify({ ...plan, stage: 'other' }))
  expect(() => readPlan(path)).toThrow(
    expect.objectContaining({
      code: 'bad-plan',
      message: `${path} was changed after it was written: its digest does not match`,
      fix: 'Make the plan again, and have it approved again.',
    }),
  )
})

test('a plan is refused whose digest is not the approved one', () => {
  const plan = savedPlan(HEADER, [])
  expect(() => refuseOtherDigest(plan.digest, plan)).not.toThrow()
  expect(() => refuseOtherDigest('sha256:x', plan)).toThrow(
    expect.objectContaining({
      code: 'stale-plan',
      message: `the plan is out of date: its digest was sha256:x, and is ${plan.digest}`,
      fix: expect.stringMatching(/^Nothing was installed\. The repository or the platform has changed since/),
    }),
  )
})

describe('given as a plan', () => {
  test.each<[string, object, string]>([
    ['a record', { version: 1, kind: 'cwl-promote record' }, '% is not a plan: it is a record'],
    ['a list', [], '% is not a plan'],
    [
      'a plan to which something was added',
      { ...savedPlan(HEADER, [create('a')]), approved: true },
      'the plan % was changed after it was written: it has "approved", which does not belong in a plan',
    ],
    [
      'a plan with an app of another form',
      { ...savedPlan(HEADER, [create('a')]), apps: [{}] },
      "the plan % was changed after it was written: /apps/0 must have required property 'name'",
    ],
  ])('%s is refused as what it is', (_, value, said) => {
    const path = join(temporaryFolder(), 'plan.json')
    writeFileSync(path, JSON.stringify(value))
    expect(() => readPlan(path)).toThrow(
      expect.objectContaining({
        code: 'bad-plan',
        message: said.replace('%', path),
        fix: 'Give the file that `plan --out` wrote; in the action, its output `plan-file`.',
      }),
    )
  })
})

test('a plan has each change with what is compared', () => {
  const withId = {
    ...create('d'),
    description: objectFrom([
      ['id', 'x'],
      ['class', 'Workflow'],
    ]),
    digest: 'sha256:of-all',
  }
  const changes = [create('a'), installed(create('b')), blocked('c'), unreadable('u'), withId]
  const { apps, digest, ...header } = savedPlan({ ...HEADER, dialect: 'seven-bridges' }, changes)
  expect(header).toEqual({ version: 1, kind: 'cwl-promote plan', ...HEADER, dialect: 'seven-bridges' })
  const [a, b] = [create('a').digest, create('b').digest]
  const bare = digestOf(objectFrom([['class', 'Workflow']]))
  expect(apps.map((each) => [each.name, each.target, each.source, each.action, each.digest, each.before])).toEqual([
    ['a', 'acme/dev/a', 'a.cwl', 'create', a, 'absent'],
    ['b', 'acme/dev/b', 'b.cwl', 'unchanged', b, b],
    ['c', 'acme/dev/c', 'c.cwl', 'blocked', null, 'absent'],
    ['d', 'acme/dev/d', 'd.cwl', 'create', bare, 'absent'],
    ['u', 'acme/dev/u', 'u.cwl', 'unreadable', null, 'unreadable'],
  ])
  expect(digest).toMatch(/^sha256:\w{64}$/)
})

test('a plan that was applied is not out of date, but one for an app by another name or of another file is', () => {
  const change = create('a')
  const renamed: Install = { ...change, app: { ...app('a'), name: 'b' } }
  const moved: Install = { ...change, app: { ...app('a'), source: { kind: 'file', reference: 'x/a.cwl' } } }
  expect(refusal([change], [installed(change)])).toBeUndefined()
  for (const [other, source] of [
    [renamed, 'a.cwl'],
    [moved, 'x/a.cwl'],
  ] as const)
    expect(refusal([change], [installed(other)])?.message).toBe(
      `the plan is out of date: acme/dev/a would be "unchanged" from ${source}, not "create" from a.cwl`,
    )
})

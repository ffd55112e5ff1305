import { resolve } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { pack } from '../../src/commands/pack.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { validate } from '../../src/commands/validate.ts'
import { parseJson } from '../../src/json/index.ts'
import { DEFAULTS } from '../../src/options/options.ts'
import { readRecord } from '../../src/promotion/records/record.ts'
import { toJson } from '../../src/report/json.ts'
import { dedent } from '../support/dedent.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { repositoryOf } from '../support/repository.ts'
import { serveDocuments, type Answer } from './document-server.ts'

const COMMIT = '0123456789abcdef0123456789abcdef01234567'
const BASE = `https://docs.example.org/${COMMIT}`

const TOOL = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  baseCommand: a
  requirements: {DockerRequirement: {dockerPull: "a:1"}}
  inputs: {x: string}
  outputs: {y: {type: string, outputBinding: {glob: a, outputEval: "$(self[0].basename)"}}}
`

function workflow(run: string): string {
  return dedent`
    cwlVersion: v1.2
    class: Workflow
    requirements: {SubworkflowFeatureRequirement: {}}
    inputs: {a: string}
    outputs: {o: {type: string, outputSource: s/y}}
    steps:
      s: {run: "${run}", in: {x: a}, out: [y]}
  `
}

const INNER = workflow('tool.cwl')
  .replace('inputs: {a: string}', 'inputs: {x: string}')
  .replace('in: {x: a}', 'in: {x: x}')
  .replace('outputs: {o:', 'outputs: {y:')

interface Setting {
  readonly files: Readonly<Record<string, string>>
  readonly documents?: Readonly<Record<string, Answer>>
  readonly allow?: readonly string[]
}

/** What a run over `main.cwl` needs, and what it asked for. */
async function setting({ files, documents = {}, allow = ['docs.example.org'] }: Setting) {
  const folder = repositoryOf(files)
  const { network, requests } = await serveDocuments(
    Object.fromEntries(
      Object.entries(documents).map(([path, answer]) => [path.startsWith('/') ? path : `/${COMMIT}/${path}`, answer]),
    ),
  )
  const options = { ...DEFAULTS, workingDirectory: folder, files: ['main.cwl'], file: 'main.cwl', allowRemote: allow }
  return { folder, options, requests, context: { signal: new AbortController().signal, progress: () => {}, network } }
}

/** Problems as `code file:line:column`, and the requests. */
async function validated(given: Setting) {
  const { options, context, requests } = await setting(given)
  const { problems, failure } = await validate(options, context)
  return {
    problems: problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`),
    requests,
    all: problems,
    failure,
  }
}

async function packed(given: Setting) {
  const { options, context, requests } = await setting(given)
  const report = await pack(options, context)
  return { report, description: report.packed === undefined ? undefined : parseJson(report.packed), requests }
}

describe('a remote tool', () => {
  test('is validated and packed like a local one', async () => {
    const files = { 'main.cwl': workflow(`${BASE}/tool.cwl`) }
    expect(await validated({ files, documents: { 'tool.cwl': TOOL } })).toMatchObject({
      problems: [],
      requests: [`GET docs.example.org/${COMMIT}/tool.cwl`],
    })
    const { description } = await packed({ files, documents: { 'tool.cwl': TOOL } })
    const local = await packed({ files: { 'main.cwl': workflow('tool.cwl'), 'tool.cwl': TOOL } })
    expect(description).toEqual(local.description)
  })

  test('is part of the type checks of links', async () => {
    const { problems } = await validated({
      files: { 'main.cwl': workflow(`${BASE}/tool.cwl`) },
      documents: { 'tool.cwl': TOOL.replace('x: string', 'x: int') },
    })
    expect(problems).toEqual(['incompatible-types main.cwl:7:98'])
  })

  test('has problems at its own lines, with the location of the reference', async () => {
    const { problems, all } = await validated({
      files: { 'main.cwl': workflow(`${BASE}/tool.cwl`) },
      documents: { 'tool.cwl': `${TOOL}baseComand: b\n` },
    })
    expect(problems).toEqual([`unknown-field ${BASE}/tool.cwl:7:1`])
    expect(all[0]?.referrer).toEqual({ file: 'main.cwl', line: 7, column: 12 })
  })

  test('can refer to other documents of its host, relative to itself', async () => {
    const { problems, requests, all } = await validated({
      files: { 'main.cwl': workflow(`${BASE}/flows/inner.cwl`) },
      documents: {
        'flows/inner.cwl': INNER.replace('tool.cwl', '../tools/tool.cwl'),
        'tools/tool.cwl': `${TOOL}x: 1\n`,
      },
    })
    expect(requests).toEqual([
      `GET docs.example.org/${COMMIT}/flows/inner.cwl`,
      `GET docs.example.org/${COMMIT}/tools/tool.cwl`,
    ])
    expect(problems).toEqual([`unknown-field ${BASE}/tools/tool.cwl:7:1`])
    expect(all[0]?.referrer).toEqual({ file: 'main.cwl', line: 7, column: 12 })
  })

  test('can be behind a redirect, and refer to documents relative to its target', async () => {
    const { problems, requests } = await validated({
      files: { 'main.cwl': workflow(`${BASE}/latest`) },
      documents: {
        latest: (_request, response) => response.writeHead(302, { location: `${BASE}/deep/inner.cwl` }).end(),
        'deep/inner.cwl': INNER,
        'deep/tool.cwl': TOOL,
      },
    })
    expect(problems).toEqual([])
    expect(requests.at(-1)).toBe(`GET docs.example.org/${COMMIT}/deep/tool.cwl`)
  })

  test('behind a redirect with a key does not show the key', async () => {
    const keyed: Answer = (_request, response) =>
      response.writeHead(302, { location: `${BASE}/deep/inner.cwl?signature=canary` }).end()
    const itself = await validated({
      files: { 'main.cwl': workflow(`${BASE}/latest`) },
      documents: { latest: keyed, 'deep/inner.cwl?signature=canary': INNER.replace('tool.cwl', '') },
    })
    expect([itself.problems, JSON.stringify(itself.all).includes('canary')]).toEqual([
      [`remote-unreadable ${BASE}/latest:7:12`],
      false,
    ])
    const own = TOOL.replace(
      'inputs: {x: string}',
      'inputs: {x: string, f: {type: File, default: {class: File, location: "#a"}}}',
    )
    const { report } = await packed({
      files: { 'main.cwl': workflow(`${BASE}/latest`) },
      documents: { latest: keyed, 'deep/inner.cwl?signature=canary': own },
    })
    expect([report.packed?.includes(`${BASE}/deep/inner.cwl`), JSON.stringify(report).includes('canary')]).toEqual([
      true,
      false,
    ])
  })

  test('can be one process of a graph', async () => {
    const graph = dedent`
      cwlVersion: v1.2
      $graph:
      - ${TOOL.replace('cwlVersion: v1.2\n', 'id: one\n').trimEnd().replaceAll('\n', '\n  ')}
      - {id: two, class: CommandLineTool, inputs: [], outputs: []}
    `
    expect(
      (await validated({ files: { 'main.cwl': workflow(`${BASE}/graph.cwl#one`) }, documents: { 'graph.cwl': graph } }))
        .problems,
    ).toEqual([])
    expect(
      (
        await validated({
          files: { 'main.cwl': workflow(`${BASE}/graph.cwl#three`) },
          documents: { 'graph.cwl': graph },
        })
      ).problems,
    ).toEqual(['no-such-name main.cwl:7:12'])
  })

  test('is requested once for all steps', async () => {
    const steps = Array.from(
      { length: 20 },
      (_, index) => `  s${index}: {run: "${BASE}/tool.cwl", in: {x: a}, out: []}\n`,
    ).join('')
    const { requests, problems } = await validated({
      files: {
        'main.cwl': `${workflow('t.cwl')
          .split('steps:')[0]
          ?.replace(/outputs: .*/, 'outputs: []')}steps:\n${steps}`,
      },
      documents: { 'tool.cwl': TOOL },
    })
    expect({ requests: requests.length, problems }).toEqual({ requests: 1, problems: [] })
  })

  test('cannot refer to local files', async () => {
    for (const run of [
      'file:///etc/passwd',
      'file://docs.example.org/x',
      'data:text/plain,x',
      'http://docs.example.org/x.cwl',
    ]) {
      const { problems, requests } = await validated({
        files: { 'main.cwl': workflow(`${BASE}/inner.cwl`), 'tool.cwl': TOOL },
        documents: { 'inner.cwl': INNER.replace('tool.cwl', run) },
      })
      expect(problems).toEqual([
        expect.stringMatching(
          /^(?:bad-reference|remote-reference) https:\/\/docs\.example\.org\/\w+\/inner\.cwl:7:12$/,
        ),
      ])
      expect(requests).toHaveLength(1)
    }
    const rooted = await validated({
      files: { 'main.cwl': workflow(`${BASE}/inner.cwl`), 'tool.cwl': TOOL },
      documents: { 'inner.cwl': INNER.replace('tool.cwl', '/tool.cwl') },
    })
    expect(rooted.requests).toEqual([`GET docs.example.org/${COMMIT}/inner.cwl`, 'GET docs.example.org/tool.cwl'])
  })

  test('that runs itself is a cycle', async () => {
    const { problems } = await validated({
      files: { 'main.cwl': workflow(`${BASE}/inner.cwl`) },
      documents: { 'inner.cwl': INNER.replace('tool.cwl', 'inner.cwl') },
    })
    expect(problems).toEqual([`run-cycle ${BASE}/inner.cwl:7:12`])
  })
})

test('can be imported, included and mixed in', async () => {
  const main = `cwlVersion: v1.2
class: CommandLineTool
baseCommand: a
requirements:
- {class: DockerRequirement, dockerFile: {$include: "${BASE}/Dockerfile"}, dockerImageId: "a:1"}
- {class: SchemaDefRequirement, types: [{$import: "${BASE}/types.yml"}]}
- {$mixin: "${BASE}/resources.yml", ramMin: 5}
inputs:
  p: "${BASE}/types.yml#pair"
outputs: []
`
  const documents = {
    Dockerfile: 'FROM a\n',
    'types.yml': '{name: pair, type: record, fields: {f: {$import: field.yml}}}\n',
    'field.yml': '{type: string}\n',
    'resources.yml': '{class: ResourceRequirement, coresMin: 2}\n',
  }
  const { report, description, requests } = await packed({ files: { 'main.cwl': main }, documents })
  expect(report.problems).toEqual([])
  expect(JSON.stringify(description)).toContain('"dockerFile":"FROM a\\n"')
  expect(JSON.stringify(description)).toMatch(/"coresMin":2,"ramMin":5|"ramMin":5,"coresMin":2/)
  expect(JSON.stringify(description)).not.toContain('$import')
  expect(requests.toSorted()).toEqual(
    ['Dockerfile', 'field.yml', 'resources.yml', 'types.yml'].map((name) => `GET docs.example.org/${COMMIT}/${name}`),
  )
})

test('keeps the address of its default files, and local default files are reported', async () => {
  const tool = TOOL.replace(
    '{x: string}',
    '{x: {type: string, inputBinding: {}}, f: {type: File, default: {class: File, location: genome.fa}}, g: {type: File, default: {class: File, location: "file:///etc/passwd"}}}',
  )
  const { report, description } = await packed({
    files: { 'main.cwl': workflow(`${BASE}/tool.cwl`) },
    documents: { 'tool.cwl': tool },
  })
  expect(JSON.stringify(description)).toContain(`"location":"${BASE}/genome.fa"`)
  expect(report.problems.map(({ code, file, referrer }) => ({ code, file, referrer }))).toEqual([
    { code: 'local-default', file: `${BASE}/tool.cwl`, referrer: { file: 'main.cwl', line: 7, column: 12 } },
  ])
})

describe('no request is sent', () => {
  test.each([
    ['without an allowed host', `${BASE}/tool.cwl`, []],
    ['of another host', 'https://other.example.org/v1.0/tool.cwl', ['docs.example.org']],
    ['over http', `http://docs.example.org/${COMMIT}/tool.cwl`, ['docs.example.org']],
    ['on another port', `https://docs.example.org:8443/${COMMIT}/tool.cwl`, ['docs.example.org']],
    ['of a host with the same ending', `https://docs.example.org./${COMMIT}/tool.cwl`, ['docs.example.org']],
    ['of a numeric address', `https://2130706433/${COMMIT}/tool.cwl`, ['docs.example.org']],
  ])('%s', async (_title, run, allow) => {
    const { problems, requests } = await validated({
      files: { 'main.cwl': workflow(run) },
      documents: { 'tool.cwl': TOOL },
      allow,
    })
    expect({ problems, requests }).toEqual({ problems: ['remote-reference main.cwl:7:12'], requests: [] })
  })

  test('with a user name and password, which the message does not repeat', async () => {
    const { problems, requests, all } = await validated({
      files: { 'main.cwl': workflow('https://user:hunter2@docs.example.org/v1.0/tool.cwl') },
      documents: {},
    })
    expect({ problems, requests }).toEqual({ problems: ['bad-reference main.cwl:7:12'], requests: [] })
    expect(JSON.stringify(all)).not.toContain('hunter2')
  })
})

describe('an unreadable remote document', () => {
  test('is one error at the reference', async () => {
    const { problems, all } = await validated({ files: { 'main.cwl': workflow(`${BASE}/gone.cwl`) } })
    expect(problems).toEqual(['remote-unreadable main.cwl:7:12'])
    expect(all[0]?.message).toBe(`${BASE}/gone.cwl cannot be read: docs.example.org answered 404`)
  })

  test('is requested once', async () => {
    const gone = 'https://gone.example.org/v1.0'
    const main = workflow(`${BASE}/inner.cwl`).replace(
      'steps:\n',
      dedent`
        steps:
          t: {run: "${gone}/tool.cwl", in: {x: a}, out: []}
      `,
    )
    const documents = { 'inner.cwl': INNER.replace('tool.cwl', `${gone}/other.cwl`) }
    const { options, context } = await setting({
      files: { 'main.cwl': main },
      documents,
      allow: ['docs.example.org', 'gone.example.org'],
    })
    const lookups: string[] = []
    const resolveOthers = async (host: string): Promise<readonly string[]> => {
      lookups.push(host)
      if (host === 'gone.example.org') throw Object.assign(new Error('no'), { code: 'ENOTFOUND' })
      return context.network.resolve(host)
    }
    const { problems } = await validate(options, {
      ...context,
      network: { ...context.network, resolve: resolveOthers },
    })
    expect(problems.map(({ code, file, message }) => [code, file, message])).toEqual([
      [
        'remote-unreadable',
        `${BASE}/inner.cwl`,
        expect.stringMatching(
          /\/other\.cwl is not requested again: .*the name gone\.example\.org cannot be looked up \(ENOTFOUND\)$/,
        ),
      ],
      [
        'remote-unreadable',
        'main.cwl',
        expect.stringMatching(
          /\/tool\.cwl cannot be read: the name gone\.example\.org cannot be looked up \(ENOTFOUND\)$/,
        ),
      ],
    ])
    expect(lookups.toSorted()).toEqual(['docs.example.org', 'gone.example.org'])
  })

  test('that is not CWL has a problem at its own line', async () => {
    const { problems } = await validated({
      files: { 'main.cwl': workflow(`${BASE}/tool.cwl`) },
      documents: { 'tool.cwl': 'a: [\n' },
    })
    expect(problems).toEqual([`yaml-syntax ${BASE}/tool.cwl:1:4`])
  })
})

describe('an address', () => {
  test.each(['main', 'heads/main', 'v1', 'latest', 'release-1'])(
    'without a commit or version gives a warning: %s',
    async (branch) => {
      const { problems } = await validated({
        files: { 'main.cwl': workflow(`https://docs.example.org/acme/tools/${branch}/tool.cwl`) },
        documents: { [`/acme/tools/${branch}/tool.cwl`]: TOOL },
      })
      expect(problems).toEqual(['mutable-reference main.cwl:7:12'])
    },
  )

  test.each([COMMIT, 'v1.2', '1.0.3', 'v2.0.0-rc.1', 'refs/tags/spring'])(
    'with a commit or version gives no warning: %s',
    async (name) => {
      const { problems } = await validated({
        files: { 'main.cwl': workflow(`https://docs.example.org/acme/tools/${name}/tool.cwl`) },
        documents: { [`/acme/tools/${name}/tool.cwl`]: TOOL },
      })
      expect(problems).toEqual([])
    },
  )
})

describe('the configuration of remote documents', () => {
  const configured = (remote: string): Readonly<Record<string, string>> => ({
    'main.cwl': workflow(`${BASE}/tool.cwl`),
    'cwl-promote.yml': dedent`
      version: 1
      remote: ${remote}
    `,
  })

  test('allows hosts', async () => {
    expect(
      await validated({ files: configured('{hosts: [docs.example.org]}'), documents: { 'tool.cwl': TOOL }, allow: [] }),
    ).toMatchObject({ problems: [], failure: undefined })
  })

  test('limits each document', async () => {
    expect(
      (
        await validated({
          files: configured('{hosts: [docs.example.org], max-bytes: 20}'),
          documents: { 'tool.cwl': TOOL },
          allow: [],
        })
      ).problems,
    ).toEqual([`too-large ${BASE}/tool.cwl:1:1`])
    const slow: Answer = (_request, response) => response.write('x')
    expect(
      (
        await validated({
          files: configured('{hosts: [docs.example.org], timeout: 0.2}'),
          documents: { 'tool.cwl': slow },
          allow: [],
        })
      ).all[0]?.message,
    ).toMatch(/no complete answer came within 0\.2 seconds/)
  })

  test.each([
    [
      'files',
      3,
      'too-many-files',
      'a run reads no more than 2 documents of other machines',
      'Copy some into the repository, or raise `limits.files` in cwl-promote.yml, which goes up to 1000 for them.',
    ],
    [
      'total-bytes',
      3 * TOOL.length,
      'too-many-bytes',
      `the documents of other machines have together more bytes than the limit of ${3 * TOOL.length - 1}`,
      'Raise `limits.total-bytes` in cwl-promote.yml, or in the `limits` of the run, if the document is right.',
    ],
  ])('limits all documents of a run together: %s', async (key, enough, code, said, fix) => {
    const apps = ['a', 'b', 'c']
    const texts = (names: readonly string[], text: (name: string) => string): Readonly<Record<string, string>> =>
      Object.fromEntries(names.map((name) => [`${name}.cwl`, text(name)]))
    const under = async (limit: number) => {
      const files = {
        ...texts(apps, (name) => workflow(`${BASE}/${name}.cwl`)),
        'cwl-promote.yml': dedent`
          version: 1
          remote: {hosts: [docs.example.org]}
          limits: {${key}: ${limit}}
        `,
      }
      const { options, context } = await setting({ files, documents: texts(apps, () => TOOL), allow: [] })
      return (await validate({ ...options, files: ['*.cwl'] }, context)).problems
    }
    expect(await under(enough)).toEqual([])
    expect(await under(enough - 1)).toEqual([
      expect.objectContaining({
        code,
        message: expect.stringMatching(new RegExp(`^${BASE}/[abc]\\.cwl is not read: ${said}$`)),
        fix,
        line: 7,
        column: 12,
      }),
    ])
  })

  test.each([
    ['{hosts: [LOCALHOST]}', '"LOCALHOST" is not the name of a host'],
    ['{hosts: ["127.0.0.1"]}', '"127.0.0.1" is not the name of a host'],
    ['{hosts: ["https://docs.example.org/"]}', '"https://docs.example.org/" is not the name of a host'],
    ['{host: docs.example.org}', 'unknown key `host` in `remote`. Did you mean "hosts"?'],
    ['{hosts: []}', '`remote.hosts` must not be empty'],
  ])('refuses %s', async (remote, message) => {
    const { failure, requests } = await validated({ files: configured(remote), allow: [] })
    expect(failure).toMatchObject({ code: 'configuration', message })
    expect(requests).toEqual([])
  })

  test('and the input accept only host names', async () => {
    const { failure } = await validated({ files: { 'main.cwl': TOOL }, allow: ['https://docs.example.org'] })
    expect(failure).toMatchObject({
      code: 'usage',
      message: '`allow-remote` is "https://docs.example.org", which is not the name of a host',
      fix: 'Write docs.example.org.',
    })
  })
})

test('each run requests a document once, and a changed document makes the plan out of date', async () => {
  let text = TOOL
  const changing: Answer = (_request, response) => response.writeHead(200).end(text)
  const { folder, options, context, requests } = await setting({
    files: { 'main.cwl': workflow(`${BASE}/tool.cwl`) },
    documents: { 'tool.cwl': changing },
  })
  const { url: baseUrl } = await startPlatform()
  const run = { ...options, baseUrl, token: TOKEN, project: 'acme/dev', record: resolve(folder, 'record.json') }
  const planned = await plan(run, context)
  expect(requests).toHaveLength(1)
  text = `${TOOL}label: another\n`
  const refused = await promote(
    { ...run, ...(planned.planDigest === undefined ? {} : { expectPlanDigest: planned.planDigest }) },
    context,
  )
  expect(refused.failure?.code).toMatch(/plan/)
  text = TOOL
  const promoted = await promote(
    { ...run, ...(planned.planDigest === undefined ? {} : { expectPlanDigest: planned.planDigest }) },
    context,
  )
  expect(promoted.failure).toBeUndefined()
  expect(toJson(promoted)).toMatchObject({ apps: [{ outcome: 'created' }] })
  const record = readRecord(resolve(folder, 'record.json'))
  expect(record.apps.map(({ remote }) => remote)).toEqual([[`${BASE}/tool.cwl`]])
  expect(requests).toHaveLength(3)
})

test('an app is in exactly one shard, also if only one job can read a remote document', async () => {
  const long = TOOL.replace('baseCommand: a', `baseCommand: a\ndoc: ${'x'.repeat(4000)}`)
  const files = {
    'main.cwl': workflow(`${BASE}/tool.cwl`),
    'one.cwl': TOOL.replace('baseCommand: a', 'baseCommand: [a, b]'),
    'two.cwl': TOOL,
  }
  const { url: baseUrl } = await startPlatform()
  const shards = await Promise.all(
    [{}, { 'tool.cwl': long }].map(async (documents, index) => {
      const { options, context } = await setting({ files, documents })
      return plan(
        { ...options, files: ['*.cwl'], baseUrl, token: TOKEN, project: 'acme/dev', shard: `${index + 1}/2` },
        context,
      )
    }),
  )
  expect(shards.flatMap(({ apps }) => apps.map(({ name }) => name)).toSorted()).toEqual(['main', 'one', 'two'])
})

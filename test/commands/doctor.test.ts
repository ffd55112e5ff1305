import { readFileSync } from 'node:fs'
import { createServer as createTlsServer } from 'node:https'
import { join } from 'node:path'
import { inspect } from 'node:util'

import { describe, expect, test } from '@jest/globals'

import { doctor } from '../../src/commands/doctor.ts'
import { promote } from '../../src/commands/promote.ts'
import type { CheckName, DoctorReport, Finding } from '../../src/commands/report.ts'
import { validate } from '../../src/commands/validate.ts'
import type { DoctorOptions } from '../../src/options/options.ts'
import { DIALECTS, INDEX_MEMBERS } from '../../src/platform/dialect.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { toText } from '../../src/report/text.ts'
import { json, startAnsweringServer, type AnsweringServer, type Seen } from '../platform/answering-server.ts'
import { dedent } from '../support/dedent.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { listenOnLoopback } from '../support/loopback.ts'
import { runCli } from '../support/run-cli.ts'
import { answeredIndex, BROKEN, listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

const APPS = { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a'), 'apps/b.cwl': tool('b'), 'drafts/c.cwl': BROKEN }

const DIALECT_NAMES = Object.values(DIALECTS).map(({ name }) => name)

function optionsOf(
  baseUrl: string | undefined,
  more: Partial<DoctorOptions> = {},
  files: Readonly<Record<string, string>> = APPS,
): DoctorOptions {
  return { ...optionsFor(repository(files), baseUrl, more), environment: {}, ...more }
}

/** `check status`, in order. */
function linesOf({ findings }: DoctorReport): readonly string[] {
  return findings.map(({ check, status }) => `${check} ${status}`)
}

function findingsOf({ findings }: DoctorReport, check: CheckName): readonly Finding[] {
  return findings.filter((finding) => finding.check === check)
}

const MACHINE = ['configuration ok', 'base-url ok', 'proxy ok', 'certificates ok']

type Page = (url: URL) => unknown

interface Odd {
  readonly index?: (base: string) => unknown
  readonly exports?: Page
  readonly app?: readonly [status: number, body: unknown]
}

/** A platform that does most things right, and one in its own way. */
async function startOdd(odd: Odd): Promise<AnsweringServer> {
  return startAnsweringServer((seen: Seen, response) => {
    const url = new URL(seen.url, `http://${seen.headers.host ?? ''}`)
    if (url.pathname === '/v2/') {
      const own = Object.fromEntries(Object.entries(INDEX_MEMBERS).map(([name, path]) => [name, url.origin + path]))
      json(response, 200, odd.index?.(url.origin) ?? own)
    } else if (url.pathname === '/v2/storage/exports')
      json(response, 200, odd.exports?.(url) ?? { href: url.href, items: [], links: [] })
    else json(response, odd.app?.[0] ?? 404, odd.app?.[1] ?? {})
  })
}

describe.each(DIALECT_NAMES.map((name) => [name] as const))('a healthy platform (%s)', (dialect) => {
  test('passes every check before and after the first promotion, without changes', async () => {
    const lines: string[] = []
    const platform = await startPlatform({ dialect, log: (line) => lines.push(line) })
    platform.store.addExport({ id: 'x', state: 'COMPLETED' })
    platform.store.addExport({ id: 'y', state: 'FAILED' })
    const options = optionsOf(platform.url, { platform: dialect, stage: 'dev' })
    const healthy = [...MACHINE, 'index ok', 'token ok', 'exports ok', 'read ok']

    const before = await doctor(options, listening())
    expect(before).toMatchObject({ exitCode: 0, ok: true, command: 'doctor' })
    expect(linesOf(before)).toEqual(healthy)
    expect(findingsOf(before, 'configuration')[0]?.message).toBe(
      'cwl-promote.yml is valid: 2 stages, dev (acme/dev), release (acme/release, copied from dev); 2 apps in 2 files',
    )
    expect(findingsOf(before, 'read')[0]?.message).toBe(
      dialect === 'documented'
        ? '404 for acme/dev/a, acme/dev/b: not installed yet, or the project does not exist or is not visible to this token'
        : 'the project acme/dev exists, and has none of the first apps yet',
    )
    expect(findingsOf(before, 'exports')[0]?.message).toBe(
      'the list of export jobs can be read, and begins with 2 jobs',
    )

    expect(await promote(options, listening())).toMatchObject({ counts: { created: 2 } })
    const posts = platform.store.countRequests('POST')
    expect(posts).toBe(2)
    const kept = JSON.stringify(platform.store.listApps())
    const after = await doctor(options, listening())
    expect(linesOf(after)).toEqual(healthy)
    expect(findingsOf(after, 'read')[0]?.message).toBe(
      `acme/dev/a can be read; the description is ${dialect === 'documented' ? 'the answer itself' : 'in the member `raw` of the answer'}`,
    )
    expect(platform.store.countRequests('POST')).toBe(posts)
    expect(platform.store.countRequests()).toBe(platform.store.countRequests('GET') + posts)
    expect(JSON.stringify(platform.store.listApps())).toBe(kept)
    expect(lines.length).toBeGreaterThan(10)
  })

  test('that rejects the token is reported, and gets no further request with it', async () => {
    const platform = await startPlatform({ dialect })
    const report = await doctor(
      optionsOf(platform.url, { platform: dialect, token: 'wrong-canary-token' }),
      listening(),
    )
    expect(report).toMatchObject({
      exitCode: 1,
      ok: false,
      failure: { code: 'checks-failed', message: 'this check failed: token' },
    })
    expect(linesOf(report).slice(4)).toEqual(['index ok', 'token failed', 'exports skipped', 'read skipped'])
    expect(findingsOf(report, 'token')[0]).toMatchObject({
      message: expect.stringContaining('401'),
      fix: expect.stringMatching(/wrong, expired.*X-SVC-Auth-Token.*X-SBG-Auth-Token/),
    })
    expect(inspect(report, { depth: null })).not.toContain('wrong-canary-token')
  })
})

test('a seven-bridges platform in the documented dialect gives advice about the dialect', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const report = await doctor(optionsOf(platform.url), listening())
  expect(findingsOf(report, 'token')[0]).toMatchObject({
    status: 'failed',
    fix: expect.stringContaining('see whether `platform` is right, which is documented'),
  })
})

describe('the options', () => {
  test('are checked without a request when there is no address', async () => {
    const report = await doctor(optionsOf(undefined), listening())
    expect(report).toMatchObject({ exitCode: 2, failure: { message: 'this check failed: base-url' } })
    expect(linesOf(report)).toEqual([
      'configuration ok',
      'base-url failed',
      'proxy skipped',
      'certificates ok',
      'index skipped',
      'token skipped',
      'exports skipped',
      'read skipped',
    ])
  })

  test.each([
    ['has a password', `http://user:${TOKEN}@127.0.0.1/`, /user name or password/],
    ['is plain http beyond loopback', 'http://platform.example', /plain http/],
    ['is not an address', 'platform.example', /not an https:\/\/ address/],
  ])('fail if the address %s', async (_what, baseUrl, message) => {
    const report = await doctor(optionsOf(baseUrl), listening())
    expect(report.exitCode).toBe(2)
    expect(findingsOf(report, 'base-url')).toEqual([
      { check: 'base-url', status: 'failed', message: expect.stringMatching(message), fix: expect.any(String) },
    ])
    expect(inspect(report, { depth: null })).not.toContain(TOKEN)
  })

  test.each([
    ['is missing', '  ', /token for the platform is missing/],
    ['is not valid in a header', 'two words', /spaces or characters/],
  ])('fail if the token %s, and the index is requested anyway', async (_what, token, message) => {
    const server = await startOdd({})
    const report = await doctor(optionsOf(server.url, { token }), listening())
    expect(report).toMatchObject({ exitCode: 2, failure: { message: 'this check failed: token' } })
    expect(linesOf(report).slice(4)).toEqual(['token failed', 'index ok', 'exports skipped', 'read skipped'])
    expect(findingsOf(report, 'token')[0]?.message).toMatch(message)
    expect(server.seen.map(({ url }) => url)).toEqual(['/v2/'])
  })

  test('lead to exit code 1 as soon as a check of the platform fails', async () => {
    const server = await startOdd({ exports: () => ({ items: 'none' }) })
    const report = await doctor(optionsOf(server.url, {}, { ...APPS, 'cwl-promote.yml': 'version: 2' }), listening())
    expect(report).toMatchObject({ exitCode: 1, failure: { message: 'these checks failed: configuration, exports' } })
  })

  test('are usage errors as in other commands', async () => {
    expect(await doctor(optionsOf('https://platform.invalid', { maxRequests: 0 }), listening())).toMatchObject({
      exitCode: 2,
      findings: [],
      failure: { code: 'usage' },
    })
  })
})

describe('the configuration', () => {
  const examine = async (
    files: Readonly<Record<string, string>>,
    more: Partial<DoctorOptions> = {},
  ): Promise<Finding | undefined> =>
    findingsOf(await doctor(optionsOf(undefined, more, files), listening()), 'configuration')[0]

  test('fails with the location of a mistake', async () => {
    expect(await examine({ 'cwl-promote.yml': MANIFEST.replace('from: dev', 'form: dev') })).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^cwl-promote\.yml:4:37: .*form/),
    })
  })

  test('with several mistakes has a finding for each', async () => {
    const files = {
      'cwl-promote.yml': dedent`
        version: 1
        stages:
          dev: { projekt: acme/dev }
        apps: [{ path: 3 }]
        stagse: {}
      `,
    }
    const findings = findingsOf(await doctor(optionsOf(undefined, {}, files), listening()), 'configuration')
    expect(findings.map(({ status, message }) => [status, message.slice(0, 20)])).toEqual([
      ['failed', 'cwl-promote.yml:3:10'],
      ['failed', 'cwl-promote.yml:4:16'],
      ['failed', 'cwl-promote.yml:5:1:'],
    ])
  })

  test('without documents for its apps fails', async () => {
    expect(await examine({ 'cwl-promote.yml': MANIFEST })).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^cwl-promote\.yml:6:11: no CWL file is at "apps\/\*\.cwl"/),
    })
  })

  test('without the requested stage fails', async () => {
    expect(await examine(APPS, { stage: 'relase' })).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('Did you mean "release"?'),
    })
  })

  test('is optional', async () => {
    expect(await examine({ 'a.cwl': tool('a') })).toMatchObject({
      status: 'skipped',
      message: 'there is no cwl-promote.yml',
      fix: expect.stringContaining('cwl-promote init'),
    })
    expect(await examine({ 'a.cwl': tool('a') }, { project: 'acme/dev' })).toMatchObject({
      status: 'skipped',
      message: expect.stringContaining('`project` is used in place'),
    })
    expect(await examine({}, { project: 'acme' })).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('not a project'),
    })
    expect(await examine({}, { project: 'acme/dev', stage: 'dev' })).toMatchObject({
      status: 'failed',
      message: '`project` and `stage` exclude one another',
    })
  })

  test.each([
    ['an unknown code', '{ levels: { no-such: error } }', 'no problem has the code "no-such"'],
    ['an error as a warning', '{ levels: { unknown-field: warning } }', 'unknown-field is always an error'],
    ['a missing baseline', '{ baseline: nope.json }', 'there is no file nope.json'],
  ])('with %s in its checks fails, as in commands that read documents', async (_what, checks, words) => {
    const files = {
      'cwl-promote.yml': dedent`
        version: 1
        checks: ${checks}
      `,
      'a.cwl': tool('a'),
    }
    expect((await validate(optionsOf(undefined, {}, files), listening())).failure?.message).toContain(words)
    expect(await examine(files)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('cwl-promote.yml:2:'),
    })
    expect((await examine(files))?.message).toContain(words)
  })

  test('without stages names the commands that it is for', async () => {
    const message = 'cwl-promote.yml is valid: it has no stages, and is for `validate`, `pack` and `exports` alone'
    expect(
      await examine({
        'cwl-promote.yml': dedent`
          version: 1
          exports: { threshold: 2 }
        `,
      }),
    ).toMatchObject({
      status: 'ok',
      message,
    })
  })

  test('without the requested app fails', async () => {
    expect(await examine(APPS, { apps: ['a', 'nope'] })).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^no app is named "nope"/),
      fix: 'The apps are a, b.',
    })
    expect(await examine(APPS, { apps: ['nope'], stage: 'dev' })).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^no app is named "nope"/),
    })
    expect(await examine({ 'cwl-promote.yml': 'version: 1\n' }, { apps: ['a'] })).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('has no `stages`'),
    })
    expect(await examine({ 'a.cwl': tool('a') }, { apps: ['a'] })).toMatchObject({
      status: 'failed',
      message: '`apps` names the apps to read, but no project is named',
    })
    expect(await doctor(optionsOf(undefined, { apps: ['nope'] }), listening())).toMatchObject({ exitCode: 2 })
  })
})

describe('a project that is to be probed', () => {
  test('gets a tool, and each answer is a finding', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    const options = optionsOf(platform.url, { platform: 'seven-bridges', probeProject: 'acme/scratch' })
    const report = await doctor(options, listening())
    expect(report).toMatchObject({ exitCode: 0, ok: true })
    expect(findingsOf(report, 'probe')[0]).toMatchObject({ status: 'ok', message: 'an install of a new app: 201' })
    expect(findingsOf(report, 'probe').at(-2)?.fix).toContain('as an issue')
    expect(findingsOf(report, 'probe').at(-1)).toMatchObject({
      status: 'ok',
      message: 'the app cwl-promote-probe stays in acme/scratch',
      fix: expect.stringContaining('by hand'),
    })
    const [app] = platform.store.listApps()
    expect(app?.address).toEqual({ owner: 'acme', project: 'scratch', app: 'cwl-promote-probe' })
  })

  test('gets nothing without a token that is accepted, and its name is checked first', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    const options = optionsOf(platform.url, { platform: 'seven-bridges', token: 'of-somebody-else' })
    const probing = { ...options, probeProject: 'acme/scratch' }
    expect(findingsOf(await doctor(probing, listening()), 'probe')).toMatchObject([{ status: 'skipped' }])
    expect(await doctor({ ...options, probeProject: 'scratch' }, listening())).toMatchObject({
      exitCode: 2,
      failure: { message: expect.stringContaining('probe-project') },
    })
    expect(platform.store.countRequests('POST')).toBe(0)
  })

  test('that does not exist is a failure', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges', strictProjects: true })
    const options = optionsOf(platform.url, { platform: 'seven-bridges', probeProject: 'acme/none' })
    const report = await doctor(options, listening())
    expect(report.ok).toBe(false)
    expect(findingsOf(report, 'probe').map(({ status, message }) => [status, message])).toEqual([
      ['ok', 'an install of a new app: 404, code 3002'],
      ['failed', 'the tool could not be installed, so nothing else was asked'],
    ])
  })
})

describe('the index', () => {
  test('of another service ends the checks before the token is sent', async () => {
    const server = await startAnsweringServer((_seen, response) =>
      json(response, 200, '<html>Sign in</html>', { 'content-type': 'text/html' }),
    )
    const report = await doctor(optionsOf(server.url), listening())
    expect(report).toMatchObject({ exitCode: 1, failure: { message: 'this check failed: index' } })
    expect(linesOf(report).slice(4)).toEqual(['index failed', 'token skipped', 'exports skipped', 'read skipped'])
    expect(server.seen.map(({ url }) => url)).toEqual(['/v2/'])
    expect(inspect(server.seen, { depth: null })).not.toContain(TOKEN)
  })

  test('is reported member by member if it is unusual, and the other checks run', async () => {
    const server = await startOdd({
      index: (base) => {
        const { user_url: _, users_url: path = '', ...others } = INDEX_MEMBERS
        return {
          ...Object.fromEntries(Object.entries(others).map(([name, each]) => [name, base + each])),
          users_url: `https://elsewhere.example${path}`,
          more_url: base,
        }
      },
    })
    const report = await doctor(optionsOf(server.url), listening())
    expect(report).toMatchObject({ exitCode: 0, ok: true })
    expect(findingsOf(report, 'index').map(({ status, message }) => [status, message])).toEqual([
      ['warning', 'user_url is missing, or not a string'],
      ['warning', 'more_url is not a member that the API document lists'],
      ['warning', 'users_url points to https://elsewhere.example, not to the base URL'],
    ])
    expect(findingsOf(report, 'token')[0]?.status).toBe('ok')
  })

  test('with a thousand unknown members is summarized', async () => {
    const server = await startOdd({
      index: (base) =>
        Object.fromEntries([
          ...Object.entries(INDEX_MEMBERS).map(([name, path]) => [name, base + path]),
          ...Array.from({ length: 1000 }, (_, each) => [`m${each}`, base]),
        ]),
    })
    const findings = findingsOf(await doctor(optionsOf(server.url), listening()), 'index')
    expect(findings).toHaveLength(21)
    expect(findings.at(-1)?.message).toBe('980 more members differ from the API document')
  })
})

describe('an index that cannot be read', () => {
  test.each([
    '500',
    '503',
    'reset',
    'truncate',
    'html',
    'redirect',
    'empty',
    'not-utf8',
    'bomb',
    'garbage',
    'error-in-200',
  ] as const)('because of %s gives the meaning and the fix', async (kind) => {
    const platform = await startPlatform({ faults: [{ kind }] })
    const report = await doctor(optionsOf(platform.url), listening())
    expect(linesOf(report).slice(4)).toEqual(['index failed', 'token skipped', 'exports skipped', 'read skipped'])
    expect(findingsOf(report, 'index')).toMatchObject([
      { message: expect.stringMatching(/the token was not sent$/), fix: expect.any(String) },
    ])
  })

  test('because nothing listens is not reported as another service', async () => {
    const platform = await startPlatform()
    await platform.stop()
    const report = await doctor(optionsOf(platform.url), listening())
    expect(findingsOf(report, 'index')[0]).toMatchObject({
      message: expect.stringContaining('refused'),
      fix: expect.any(String),
    })
    expect(findingsOf(report, 'token')[0]?.message).toBe('no request was answered')
    // As docs/json.md says: an address where nothing answers is no mistake in what was given.
    expect(report.exitCode).toBe(1)
  })
})

describe('the token', () => {
  test('that may not list export jobs is distinguished from a wrong token', async () => {
    const server = await startAnsweringServer((seen, response) => {
      if (!answeredIndex(seen, response)) json(response, 403, { status: 403, code: 7, message: 'members only' })
    })
    const report = await doctor(optionsOf(server.url), listening())
    expect(report.exitCode).toBe(1)
    expect(findingsOf(report, 'token')[0]).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('members only'),
      fix: expect.stringContaining('report-exports'),
    })
  })

  test('is skipped if there is no list of export jobs', async () => {
    const server = await startAnsweringServer((seen, response) => {
      if (!answeredIndex(seen, response)) json(response, 404, {})
    })
    const report = await doctor(optionsOf(server.url), listening())
    expect(linesOf(report).slice(5)).toEqual(['token skipped', 'exports failed', 'read ok'])
  })
})

describe('reading apps', () => {
  const examine = async (
    app: Odd['app'],
    more: Partial<DoctorOptions> = {},
    files?: Readonly<Record<string, string>>,
  ): Promise<Finding | undefined> => {
    const server = await startOdd(app === undefined ? {} : { app })
    return findingsOf(await doctor(optionsOf(server.url, more, files), listening()), 'read')[0]
  }

  test.each([
    ['a bare description', 200, { class: 'Workflow' }, 'ok', /the description is the answer itself$/],
    ['a wrapper', 200, { id: 'x', raw: { class: 'Workflow' } }, 'ok', /in the member `raw`/],
    ['405', 405, { message: 'no such method' }, 'warning', /^apps cannot be read: .*no such method/],
    ['501', 501, {}, 'warning', /^apps cannot be read/],
    [
      'an app that repeats the token',
      200,
      { class: 'Workflow', doc: TOKEN },
      'warning',
      /contains the token; it is not shown/,
    ],
    ['403', 403, { message: 'no member' }, 'failed', /403/],
    ['a web page', 200, '<html></html>', 'failed', /web page/],
  ])('answered by %s', async (_what, status, body, verdict, message) => {
    expect(await examine([status, body])).toMatchObject({ status: verdict, message: expect.stringMatching(message) })
  })

  test('uses an app of the project or a name that does not exist', async () => {
    expect(await examine(undefined, { project: 'acme/x', apps: ['star'] }, {})).toMatchObject({
      status: 'ok',
      message: '404 for acme/x/star: not installed yet, or the project does not exist or is not visible to this token',
    })
    expect(await examine(undefined, { project: 'acme/x', apps: ['star', 'bwa'] }, {})).toMatchObject({
      status: 'ok',
      message:
        '404 for acme/x/star, acme/x/bwa: not installed yet, or the project does not exist or is not visible to this token',
    })
    expect(await examine(undefined, { apps: ['b'] })).toMatchObject({
      status: 'ok',
      message:
        '404 for acme/dev/b, acme/release/b: not installed yet, or the project does not exist or is not visible to this token',
    })
    expect(await examine(undefined, {}, {})).toMatchObject({
      status: 'ok',
      message: expect.stringContaining('unknown app'),
    })
    expect(await examine([403, {}], {}, {})).toMatchObject({
      status: 'skipped',
      fix: expect.stringContaining('`project`'),
    })
  })
})

describe('the machine', () => {
  const examine = async (
    environment: DoctorOptions['environment'],
    check: CheckName,
    baseUrl = 'https://platform.invalid',
  ): Promise<Finding | undefined> => {
    // What is looked at here is known before the first request, and none is wanted.
    const stop = new AbortController()
    const report = await doctor(optionsOf(baseUrl, { environment }), {
      ...listening(stop.signal),
      progress: (event) => {
        if (event.kind === 'phase') stop.abort()
      },
    })
    return findingsOf(report, check)[0]
  }
  const CERTIFICATE = join(import.meta.dirname, '..', 'platform', 'fixtures', 'localhost-certificate.pem')

  test.each([
    [
      { HTTPS_PROXY: `http://me:${TOKEN}@proxy.example:3128` },
      'ok',
      /^requests go through http:\/\/proxy\.example:3128, because of HTTPS_PROXY$/,
    ],
    [{ HTTPS_PROXY: 'http://proxy:1', NO_PROXY: '.invalid' }, 'ok', /NO_PROXY exempts platform\.invalid/],
    [{ https_proxy: 'socks5://proxy:1' }, 'failed', /^https_proxy begins with neither http:\/\/ nor https:\/\/$/],
    [{ https_proxy: 'socks5://proxy:1', NO_PROXY: '*' }, 'ok', /NO_PROXY exempts platform\.invalid/],
    [{ HTTPS_PROXY: `http://me:${TOKEN}@` }, 'failed', /^HTTPS_PROXY is not an address$/],
    [{}, 'ok', /^no proxy is used/],
  ])('proxy variables %j', async (environment, status, message) => {
    const finding = await examine(environment, 'proxy')
    expect(finding).toMatchObject({ status, message: expect.stringMatching(message) })
    expect(JSON.stringify(finding)).not.toContain(TOKEN)
  })

  test.each([
    [{}, 'ok', /adds none/],
    [{ NODE_EXTRA_CA_CERTS: CERTIFICATE }, 'ok', /adds 1 certificate from/],
    [{ NODE_EXTRA_CA_CERTS: '/no/such/file.pem' }, 'warning', /has no readable certificate/],
    [{ NODE_EXTRA_CA_CERTS: import.meta.dirname }, 'warning', /has no readable certificate/],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'failed', /no certificate is checked/],
  ])('certificates %j', async (environment, status, message) => {
    expect(await examine(environment, 'certificates')).toMatchObject({
      status,
      message: expect.stringMatching(message),
    })
  })

  test('plain http gives a warning when it is allowed', async () => {
    const stop = AbortSignal.abort()
    const report = await doctor(optionsOf('http://platform.invalid', { allowInsecureHttp: true }), listening(stop))
    expect(findingsOf(report, 'base-url')[0]).toMatchObject({
      status: 'warning',
      message: expect.stringContaining('unencrypted'),
    })
  })
})

describe('a check-up that is stopped', () => {
  test('reports what it found, and is not ok', async () => {
    const stop = new AbortController()
    const server = await startAnsweringServer((seen, response) => {
      if (!answeredIndex(seen, response)) stop.abort()
    })
    const report = await doctor(optionsOf(server.url), listening(stop.signal))
    expect(report).toMatchObject({
      exitCode: 130,
      ok: false,
      failure: { code: 'cancelled', message: 'the run was cancelled; not everything was checked' },
    })
    expect(linesOf(report)).toEqual([...MACHINE, 'index ok'])
  })

  test('by the time limit is reported as timed out', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'hang' }] })
    const report = await doctor(optionsOf(platform.url, { timeout: 0.01 }), listening())
    expect(report).toMatchObject({ exitCode: 1, failure: { code: 'timed-out' } })
    expect(linesOf(report)).toEqual([...MACHINE, 'index failed', 'token skipped', 'exports skipped', 'read skipped'])
    expect(findingsOf(report, 'index')[0]).toMatchObject({
      message: 'no answer arrived before the time limit of the run',
      fix: expect.stringContaining('firewall'),
    })
  })
})

test('a certificate of a private authority fails with the fix', async () => {
  const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, '..', 'platform', 'fixtures', name))
  const server = createTlsServer(
    { key: fixture('localhost-key.pem'), cert: fixture('localhost-certificate.pem') },
    (_request, response) => json(response, 200, {}),
  )
  const report = await doctor(optionsOf(`https://localhost:${await listenOnLoopback(server)}`), listening())
  expect(findingsOf(report, 'index')[0]).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('certificate'),
    fix: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
  })
})

test('every finding that is not ok has a fix or a reason, in text and Markdown', async () => {
  const server = await startOdd({
    app: [405, {}],
  })
  const report = await doctor(optionsOf(server.url, { environment: { NODE_EXTRA_CA_CERTS: '/nowhere' } }), listening())
  const notFine = report.findings.filter(({ status }) => status === 'warning' || status === 'failed')
  expect(notFine.length).toBeGreaterThan(1)
  for (const { fix } of notFine) expect(fix).toMatch(/\.$/)
  const text = toText(report, { color: false, width: 10_000 })
  for (const { status, message, fix = '' } of report.findings) {
    if (status !== 'ok' || fix !== '') expect(text).toContain(message)
    expect(text).toContain(fix)
  }
  expect(text).toContain('✓ all else is fine: configuration, base-url, proxy, index, token, exports\n')
  expect(toMarkdown(report).match(/<tr>/g)).toHaveLength(report.findings.length + 1)
})

test('the command line uses the proxy of its environment, prints findings and sets the exit code', async () => {
  const platform = await startPlatform()
  const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN, HTTP_PROXY: 'http://127.0.0.1:9' }
  const fine = await runCli(['doctor', '--project', 'acme/x', '--apps', 'star'], { cwd: repository({}), env })
  expect({ code: fine.code, stderr: fine.stderr }).toEqual({ code: 0, stderr: '' })
  expect(fine.stdout).toMatch(
    /^- configuration .*\n✓ access {2,}[^]*404 for acme\/x\/star[^]*✓ all else is fine: [^]*, exports\n\n✓ Nothing failed; 1 skipped\.\n$/,
  )
  const red = await runCli(['doctor', '--json', '--token', 'not-the-right-token'], { cwd: repository(APPS), env })
  expect(red.code).toBe(1)
  expect(red.stderr).toMatch(/^✗ this check failed: token\n/)
  const printed = JSON.parse(red.stdout) as DoctorReport
  expect(Object.keys(printed)).toEqual(['ok', 'findings'])
  expect(printed.findings).toHaveLength(9)
  expect(printed.ok).toBe(false)
  expect(platform.store.countRequests('POST')).toBe(0)
})

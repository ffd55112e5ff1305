import { describe, expect, test } from '@jest/globals'

import type { Answered } from '../../src/http/exchange.ts'
import { keepSecret } from '../../src/http/secret.ts'
import { asMayStillApply, readAnswer, withReadBack } from '../../src/platform/answers.ts'
import { createPlatform } from '../../src/platform/api.ts'
import { PlatformError } from '../../src/platform/errors.ts'
import { clientOf, collect, startPlatform, TOKEN } from '../support/local-platform.ts'
import { json, rejection, startAnsweringPlatform, startAnsweringServer } from './answering-server.ts'

const ADDRESS = { owner: 'acme', project: 'rnaseq', app: 'align' }
const SENT = { class: 'Workflow', inputs: [] }

describe('a read succeeds only with the promised body', () => {
  test.each([
    ['a 204', 204, '', 'application/json', 'empty-body'],
    ['a web page that claims to be JSON', 200, '<html><body>hello</body></html>', 'application/json', 'html'],
    ['plain text', 200, 'OK', 'text/plain', 'not-json'],
    ['an array', 200, '[]', 'application/json', 'unexpected-body'],
    ['an error in a 200', 200, '{"status":500,"code":9,"message":"it broke"}', 'application/json', 'refused'],
    ['403', 403, '', 'text/plain', 'credentials'],
    ['407', 407, '{}', 'application/json', 'refused'],
    ['409', 409, '{}', 'application/json', 'conflict'],
    ['304', 304, '', 'text/plain', 'redirect'],
    ['418', 418, '{}', 'application/json', 'refused'],
  ])('%s is a failure with its own code', async (_, status, body, type, code) => {
    const server = await startAnsweringPlatform((_seen, response) =>
      json(response, status, body, { 'content-type': type }),
    )
    expect(await rejection(clientOf(server).getApp(ADDRESS))).toMatchObject({
      name: 'PlatformError',
      code,
      ...(code === 'unexpected-body' ? {} : { status }),
    })
  })

  test.each([
    [405, { status: 405, code: 405, message: 'not here' }],
    [501, { status: 501, code: 501, message: 'not here' }],
  ])('%i means that this platform cannot be read, which is not a failure', async (status, body) => {
    const server = await startAnsweringPlatform((_seen, response) => json(response, status, body))
    expect(await clientOf(server).getApp(ADDRESS)).toEqual({
      kind: 'unreadable',
      reason: expect.stringContaining('not here'),
    })
  })

  test.each([
    ['gzip', 'Z_DATA_ERROR'],
    ['br', 'ERR__ERROR_FORMAT_PADDING_1'],
  ])('an answer that says it is %s and is not could not be decompressed', async (encoding, code) => {
    const server = await startAnsweringPlatform((_seen, response) =>
      json(response, 200, 'garbage, not compressed', { 'content-encoding': encoding }),
    )
    expect(await rejection(clientOf(server).getApp(ADDRESS))).toMatchObject({
      code: 'truncated',
      message: expect.stringContaining(`the answer could not be decompressed (${code})`),
    })
  })

  test('404 means that there is no such app', async () => {
    const platform = await startPlatform()
    expect(await clientOf(platform).getApp(ADDRESS)).toEqual({ kind: 'absent' })
  })

  test('a wrapper that holds the description in raw is taken apart; a description with a field raw is not', async () => {
    const wrapped = await startAnsweringPlatform((_seen, response) =>
      json(response, 200, { id: 'x', revision: 4, raw: SENT }),
    )
    expect(await clientOf(wrapped).getApp(ADDRESS)).toEqual({
      kind: 'found',
      app: { description: SENT, revision: 4 },
      wrapped: true,
    })
    const bare = await startAnsweringPlatform((_seen, response) => json(response, 200, { class: 'Workflow', raw: {} }))
    expect(await clientOf(bare).getApp(ADDRESS)).toEqual({
      kind: 'found',
      app: { description: { class: 'Workflow', raw: {} } },
    })
  })

  test.each([
    ['', 7, 7],
    ['x12', 7, 7],
    [-1, 7, 7],
    [1.5, '8', 8],
  ])('of the revisions %p and %p the one counts that is a number of one', async (outer, inner, revision) => {
    const raw = { ...SENT, 'sbg:revision': inner }
    const wrapped = await startAnsweringPlatform((_seen, response) =>
      json(response, 200, { id: 'x', revision: outer, raw }),
    )
    expect(await clientOf(wrapped, { dialect: 'seven-bridges' }).getApp(ADDRESS)).toEqual({
      kind: 'found',
      app: { description: SENT, ...(revision === undefined ? {} : { revision }) },
      wrapped: true,
    })
  })

  test.each([[{ 'sbg:revisionNotes': null, 'sbg:modifiedOn': 'today' }, { note: '' }]])(
    'of a revision the note and the time are read, where the answer has them: %j',
    async (marks, read) => {
      const server = await startAnsweringPlatform((_seen, response) => json(response, 200, { ...SENT, ...marks }))
      expect(await clientOf(server, { dialect: 'seven-bridges' }).getApp(ADDRESS)).toEqual({
        kind: 'found',
        app: { description: SENT, ...read },
      })
    },
  )

  test.each([
    [{}, {}],
    [{ 'sbg:revision': 3 }, { revision: 3 }],
  ])('an app that contains the token, with %j, is not shown, and can be replaced', async (more, hidden) => {
    const server = await startAnsweringPlatform((_seen, response) =>
      json(response, 200, { ...SENT, doc: TOKEN, ...more }),
    )
    expect(await clientOf(server, { dialect: 'seven-bridges' }).getApp(ADDRESS)).toEqual({
      kind: 'unreadable',
      reason:
        'reading acme/rnaseq/align: the platform answered 200 with a body that contains the token; it is not shown, and the token should be replaced',
      hidden,
    })
  })

  test.each(['1.0', '1e5', '1e400'])('a bare number is not an app, however it is written: %s', async (number) => {
    const server = await startAnsweringPlatform((_seen, response) => json(response, 200, number))
    const error = { code: 'unexpected-body', message: expect.stringContaining('the body is not of type object') }
    expect(await rejection(clientOf(server).getApp(ADDRESS))).toMatchObject(error)
    expect(await rejection(clientOf(server).installApp(ADDRESS, SENT, { kind: 'absent' }))).toMatchObject(error)
  })

  test.each(['$graph'])('a description that has the keys of an error is told from one by its %s', async (key) => {
    const description = { [key]: 'Workflow', message: 'a word of the user’s', status: 500, code: 1 }
    const server = await startAnsweringPlatform((_seen, response) => json(response, 200, description))
    expect(await clientOf(server).getApp(ADDRESS)).toEqual({ kind: 'found', app: { description } })
  })

  test('a page of exports without an id says where', async () => {
    const page = {
      href: 'x',
      items: [
        { href: 'x', id: '1', state: 'A' },
        { href: 'y', state: 'B' },
      ],
      links: [],
    }
    const server = await startAnsweringPlatform((_seen, response) => json(response, 200, page))
    expect(await rejection(collect(clientOf(server).listExports()))).toMatchObject({
      code: 'unexpected-body',
      message: expect.stringContaining('/items/1 has no id'),
    })
  })
})

/** The error of an answer, as a reader of an app gets it. */
function errorOf(answer: Partial<Answered>): unknown {
  const exchange: Answered = { kind: 'answered', status: 200, statusText: '', headers: {}, text: '{}', ...answer }
  const reading = readAnswer(exchange, 'reading', keepSecret(TOKEN))
  if (reading.kind === 'json') throw new Error('no failure')
  const { code, message, fix, status } = reading.error
  return { code, message, fix, status }
}

describe('a status and a body have a meaning and a remedy', () => {
  const replaced =
    'The API document promises JSON: does something between here and the platform cut or replace its answers?'
  const isPage = 'Is this a login or proxy page? Check the base URL.'
  const html = { 'content-type': 'text/html' }

  test.each([
    [
      401,
      'credentials',
      'The token is missing, wrong or expired, or belongs to another platform; or this platform has another dialect, which the input `platform` names.',
    ],
    [403, 'credentials', 'The token is known but may not do this; check the project and its members.'],
    [
      404,
      'not-found',
      'Check the name of the project and of the app, and the base URL. The user of the token must be a member of the project.',
    ],
    [407, 'refused', 'The proxy asks for a user name and a password; give them in HTTPS_PROXY or HTTP_PROXY.'],
    [413, 'refused', 'The packed description is larger than the platform accepts.'],
    [429, 'rate-limited', 'Lower `max-requests`, or try later.'],
    [500, 'server', 'The platform failed. Try later. If it happens again, report it to the operator.'],
  ] as const)('%i is %s', (status, code, fix) => {
    const error = { code, fix, status }
    expect(errorOf({ status, statusText: 'Word', text: '' })).toEqual({
      ...error,
      message: `reading: the platform answered ${status} Word`,
    })
    expect(errorOf({ status, text: 'of the body' })).toEqual({
      ...error,
      message: `reading: the platform answered ${status}: of the body`,
    })
    expect(errorOf({ status, text: undefined })).toEqual({
      ...error,
      message: `reading: the platform answered ${status}`,
    })
  })

  test('an answer of too many values is refused by their number', () => {
    const text = `{"items":[${'1,'.repeat(500_000)}1]}`
    expect(errorOf({ status: 200, text })).toMatchObject({
      code: 'too-large',
      message: 'reading: the answer has more than 500000 values',
    })
  })

  const rows: readonly (readonly [Partial<Answered>, string, string, string])[] = [
    [{ status: 304 }, 'redirect', 'the platform answered 304, which is only valid for a cached answer', replaced],
    ...(
      [
        ['https://other.example/x', ' (to other.example)'],
        ['/x', ''],
        ['mailto:x', ''],
        [undefined, ''],
      ] as const
    ).flatMap(([location, where]) =>
      [300, 399].map(
        (status) =>
          [
            { status, headers: { location } },
            'redirect',
            `the platform answered ${status} and points elsewhere${where}`,
            'Redirects are never followed, because the token would be sent along; correct the base URL.',
          ] as const,
      ),
    ),
    [{ status: 404, headers: html, text: 'no' }, 'html', 'the platform answered 404 with a web page: no', isPage],
    [
      { status: 404, text: '<html><title>Gone</title><p>x' },
      'html',
      'the platform answered 404 with a web page: Gone',
      isPage,
    ],
    [{ headers: html, text: 'no' }, 'html', 'the platform answered 200 with a web page: no', isPage],
    [{ text: ' <BODY x><p>no' }, 'html', 'the platform answered 200 with a web page: no', isPage],
    [{ text: undefined }, 'not-json', 'the platform answered 200 with bytes that are not UTF-8', replaced],
    [{ status: 299, text: ' ' }, 'empty-body', 'the platform answered 299 with an empty body', replaced],
    [{ text: 'x <html>' }, 'not-json', 'the platform answered 200 with something that is not JSON: x <html>', replaced],
    ...(
      [
        [{ message: 'no', status: 7 }, 'no'],
        [{ message: 'no', code: 7 }, 'no (code 7)'],
        [{ message: 'no', code: 7, more_info: '' }, 'no (code 7)'],
        [{ message: 'no', code: '7', status: 7, more_info: 'see' }, 'no; see'],
      ] as const
    ).map(
      ([body, words]) =>
        [
          { text: JSON.stringify(body) },
          'refused',
          `the platform answered 200, but its body is an error: ${words}`,
          'The platform reports a success and an error at once. If it happens again, report it to the operator.',
        ] as const,
    ),
    [
      { text: JSON.stringify({ a: TOKEN }) },
      'unexpected-body',
      'the platform answered 200 with a body that contains the token',
      'Remove the token from what is stored there, and replace the token.',
    ],
  ]

  test.each(rows)('%j is %s: %s', (answer, code, message, fix) => {
    expect(errorOf(answer)).toEqual({ code, message: `reading: ${message}`, fix, status: answer.status ?? 200 })
  })

  test.each(['{"message":7,"code":7}', '{"message":"a","code":7,"$graph":[]}'])('%s is not an error body', (text) => {
    expect(() => errorOf({ text })).toThrow('no failure')
  })
})

function factsOf(error: PlatformError): object {
  return Object.fromEntries(Object.entries(error))
}

test.each([
  ['applied', 'reading it back shows the new description anyway'],
  ['unknown', 'it is not known whether it was installed'],
] as const)('an error whose app was read back keeps all that is known of it: %s', (readBack, words) => {
  const known = { status: 500, fix: 'Try.', mayStillApply: true, unfinished: 'reading' }
  expect(factsOf(withReadBack(new PlatformError('server', 'it failed', known), readBack))).toEqual({
    name: 'PlatformError',
    code: 'server',
    ...known,
    readBack,
  })
  expect(withReadBack(new PlatformError('server', 'it failed'), readBack).message).toBe(`it failed; ${words}`)
  expect(factsOf(asMayStillApply(new PlatformError('server', 'it failed', { readBack })))).toEqual({
    name: 'PlatformError',
    code: 'server',
    readBack,
    mayStillApply: true,
  })
})

describe("the platform's own words", () => {
  test('are shown: message, code and more_info of its error body', async () => {
    const server = await startAnsweringPlatform((_seen, response) =>
      json(response, 400, {
        status: 400,
        code: 7001,
        message: 'Unknown requirement "Foo"',
        more_info: 'see the manual',
      }),
    )
    expect(await rejection(clientOf(server).installApp(ADDRESS, SENT, { kind: 'absent' }))).toMatchObject({
      message:
        'installing acme/rnaseq/align: the platform answered 400 Bad Request: Unknown requirement "Foo" (code 7001); see the manual',
    })
  })

  test('of any other body the first 300 printable characters are shown, on one line', async () => {
    const server = await startAnsweringPlatform((_seen, response) =>
      json(response, 400, `line one\r\n\u001b[31mred\u202e\u0007 ${'é'.repeat(400)}`, {
        'content-type': 'text/plain; charset=utf-8',
      }),
    )
    const { message } = (await rejection(clientOf(server).getApp(ADDRESS))) as Error
    expect(message).toContain('line one [31mred é')
    // oxlint-disable-next-line no-control-regex -- that there are none is what is tested
    expect(message).not.toMatch(/[\u0000-\u001f\u202e]/)
    expect(message.endsWith(`${'é'.repeat(300 - 'line one [31mred '.length)}…`)).toBe(true)
  })

  test('in the place of the reason phrase are shown likewise', async () => {
    const server = await startAnsweringPlatform((_seen, response) =>
      response.writeHead(400, `not\tgood\u009b2J ${'x'.repeat(9000)}`).end(),
    )
    expect(await rejection(clientOf(server).getApp(ADDRESS))).toMatchObject({
      message: `reading acme/rnaseq/align: the platform answered 400 not good 2J ${'x'.repeat(300 - 12)}…`,
    })
  })
})

describe('an install succeeds only when the answer is what was sent', () => {
  test('key order and the spelling of numbers do not count', async () => {
    const server = await startAnsweringPlatform((_seen, response) => json(response, 200, '{"n":10,"class":"Workflow"}'))
    expect(await clientOf(server).installApp(ADDRESS, { class: 'Workflow', n: 10 }, { kind: 'absent' })).toEqual({
      kind: 'applied',
      created: true,
    })
  })

  test('what is no app is neither, and may still be installed', async () => {
    const server = await startAnsweringPlatform(({ method }, response) =>
      json(response, method === 'GET' ? 404 : 200, []),
    )
    expect(await rejection(clientOf(server).installApp(ADDRESS, SENT, { kind: 'absent' }))).toMatchObject({
      code: 'unexpected-body',
      readBack: 'not-applied',
      mayStillApply: true,
    })
  })

  test('anything else differs, and is given back', async () => {
    const server = await startAnsweringPlatform((_seen, response) => json(response, 200, { ...SENT, extra: 1 }))
    expect(await clientOf(server).installApp(ADDRESS, SENT, { kind: 'absent' })).toEqual({
      kind: 'differs',
      answered: { ...SENT, extra: 1 },
    })
  })

  test("seven-bridges: the platform's own keys are ignored, nothing else is", async () => {
    const answer = { ...SENT, id: 'acme/rnaseq/align/3', 'sbg:revision': 3, 'sbg:license': 'MIT' }
    const server = await startAnsweringPlatform((_seen, response) => json(response, 201, answer))
    const client = clientOf(server, { dialect: 'seven-bridges' })
    expect(await client.installApp(ADDRESS, { ...SENT, 'sbg:license': 'MIT' }, { kind: 'absent' })).toEqual({
      kind: 'applied',
      created: true,
      revision: 3,
    })
    expect(await client.installApp(ADDRESS, SENT, { kind: 'absent' })).toMatchObject({ kind: 'differs' })
  })

  test('big integers and floats arrive as they were written', async () => {
    const platform = await startPlatform()
    const client = clientOf(platform)
    const { parseJson } = await import('../../src/json/index.ts')
    const text = '{"class":"Workflow","big":12345678901234567890,"float":1.0}'
    expect(await client.installApp(ADDRESS, parseJson(text) as never, { kind: 'absent' })).toMatchObject({
      kind: 'applied',
    })
    expect(platform.store.latest(ADDRESS)?.text).toBe(text)
  })
})

describe('the API index', () => {
  test('is called without the token, and is well when the platform is as documented', async () => {
    const platform = await startPlatform()
    const index = await clientOf(platform).apiIndex()
    expect(Object.keys(index.members)).toHaveLength(11)
    expect(index.findings).toEqual([])
    const server = await startAnsweringServer((_seen, response) => json(response, 200, {}))
    await clientOf(server).apiIndex()
    expect(server.seen).toHaveLength(1)
    expect(JSON.stringify(server.seen)).not.toContain(TOKEN)
  })

  test('is an object', async () => {
    const server = await startAnsweringServer((_seen, response) => json(response, 200, []))
    expect(await rejection(clientOf(server).apiIndex())).toMatchObject({
      code: 'unexpected-body',
      message: 'reading the API index: the answer is JSON, but not an object',
      fix: 'Check that the base URL is that of the platform.',
    })
  })

  test('what is not as documented is a finding, not a crash', async () => {
    const server = await startAnsweringServer((_seen, response) =>
      json(response, 200, { user_url: 'https://elsewhere.example/v2/user', users_url: 7, more_url: 'x' }),
    )
    const { findings } = await clientOf(server).apiIndex()
    expect(findings).toContain('user_url points to https://elsewhere.example, not to the base URL')
    expect(findings).toContain('users_url is missing, or not a string')
    expect(findings).toContain('more_url is not a member that the API document lists')
    expect(findings).toContain('storage_url is missing, or not a string')
  })
})

test('a request says what it is and what it takes, and one that the end of the run stopped is not reported', async () => {
  const lines: string[] = []
  const stop = new AbortController()
  const server = await startAnsweringPlatform((_seen, response) => json(response, 404, {}))
  const client = clientOf(server, { signal: stop.signal, onRequest: (line) => lines.push(line) })
  await client.getApp(ADDRESS)
  expect(server.seen[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'cwl-promote',
  })
  stop.abort()
  expect(await rejection(client.getApp(ADDRESS))).toMatchObject({ code: 'cancelled', unfinished: expect.any(String) })
  expect(lines).toEqual([
    expect.stringMatching(/^GET \/v2\/ 200 \d+ ms$/),
    expect.stringMatching(/^GET \/v2\/apps\/acme\/rnaseq\/align 404 \d+ ms$/),
  ])
})

describe('the rate limit', () => {
  test.each([
    [{}, 'the body has no rate'],
    [{ rate: { limit: 1, remaining: 1, reset: 'x' } }, '/rate/reset is not of type number'],
  ])('%j is none: %s', async (body, why) => {
    const server = await startAnsweringPlatform((_seen, response) => json(response, 200, body))
    expect(await rejection(clientOf(server).rateLimit())).toMatchObject({
      code: 'unexpected-body',
      message: `reading the rate limit: the answer is JSON, but not what the API document promises: ${why}`,
      fix: 'Check that the base URL is that of the platform, and the input `platform`.',
    })
  })

  test('is read with numbers that no double holds next to it, and is undefined where the platform does not tell it', async () => {
    expect(await clientOf(await startPlatform()).rateLimit()).toBeUndefined()
    const platform = await startPlatform({ dialect: 'seven-bridges', rateLimit: { limit: 7, seconds: 60 } })
    expect(await clientOf(platform, { dialect: 'seven-bridges' }).rateLimit()).toEqual({
      limit: 7,
      remaining: 6,
      reset: expect.any(Number),
    })
  })
})

describe('a token', () => {
  const alone = 'Give the token alone, without the word in front of it, such as `Bearer`.'
  const again = 'Copy it again; a token is one line of plain characters.'
  test.each([
    ['Bearer abc', alone],
    ['token abc', alone],
    ['X-Auth: abc', alone],
    ['a bearer abc', again],
    ['bear er', again],
  ])('%j has characters that no header has: %s', (token, fix) => {
    const message = 'the token contains spaces or characters that are not allowed in a header'
    expect(() => createPlatform({ baseUrl: 'https://x.example', token })).toThrow(
      expect.objectContaining({ code: 'bad-token', message, fix }),
    )
  })

  test('is needed for all but the index', async () => {
    const server = await startAnsweringPlatform((_seen, response) => json(response, 404, {}))
    const client = createPlatform({ baseUrl: server.url })
    expect(Object.keys((await client.apiIndex()).members)).toHaveLength(11)
    expect(client.repeatsToken(SENT)).toBe(false)
    const missing = { code: 'bad-token', message: 'there is no token', fix: 'Give `token`.' }
    expect(await rejection(client.getApp(ADDRESS))).toMatchObject(missing)
    expect(await rejection(client.rateLimit())).toMatchObject(missing)
    expect(server.seen).toEqual([])
  })

  test.each(['"abcdefghijklmnop"', "'abcdefghijklmnop'"])('%s is in quotes', (token) => {
    expect(() => createPlatform({ baseUrl: 'https://x.example', token })).toThrow(
      expect.objectContaining({
        message: 'the token is in quotes, which would be sent with it',
        fix: 'Write the token without the quotes.',
      }),
    )
  })

  test.each(['"abcdefghijklmnop', 'abcdefghijklmnop"', `"abcdefghijklmnop'`, ' abcdefghijklmnop '])(
    '%s is one',
    (token) => {
      expect(() => createPlatform({ baseUrl: 'https://x.example', token })).not.toThrow()
    },
  )

  test.each(['', '  ', 'two words', 'tök', 'a\nb', 'fifteen-letters', ' fifteen-letters '])(
    '%j is refused without being shown',
    (token) => {
      const work = (): unknown => createPlatform({ baseUrl: 'https://x.example', token })
      expect(work).toThrow(expect.objectContaining({ code: 'bad-token' }))
      if (token.trim() !== '') expect(work).not.toThrow(token)
    },
  )
})

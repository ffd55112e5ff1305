import type { IncomingMessage, ServerResponse } from 'node:http'

import { INDEX_MEMBERS } from '../../src/platform/dialect.ts'
import { spellingsOf } from './canary-token.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Servers that are not a platform, or a hostile one. Each repeats the token in every way that it can; and each again
 * behind an index as a platform has it, because only then does the token reach it.
 */
export function leakingServers(token: string): readonly (readonly [name: string, answer: Answer])[] {
  return Object.entries(serversFor(token)).flatMap(([name, answer]) => [
    [name, answer] as const,
    [
      `${name}, behind a right index`,
      (request: IncomingMessage, response: ServerResponse): void => {
        if (request.url === '/v2/') sendIndex(request, response)
        else answer(request, response)
      },
    ] as const,
  ])
}

/** Answers the index of a platform. */
export function sendIndex(request: IncomingMessage, response: ServerResponse): void {
  const origin = `http://${request.headers.host ?? ''}`
  const members = Object.entries(INDEX_MEMBERS).map(([member, path]) => [member, origin + path] as const)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(Object.fromEntries(members)))
}

function serversFor(token: string): Readonly<Record<string, Answer>> {
  return {
    'a page': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${token}</html>`),
    'an error that repeats the token': (request, response) =>
      response.writeHead(400, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          status: 400,
          code: 1,
          message: `you sent ${token} and ${spellingsOf(token)['base64'] ?? ''}`,
          more_info: request.headers['x-svc-auth-token'],
        }),
      ),
    'a refusal of the token': (_, response) =>
      response
        .writeHead(401, { 'content-type': 'application/json', 'www-authenticate': token })
        .end(JSON.stringify({ status: 401, message: `${token} is not valid` })),
    'a redirect that repeats the token': (_, response) =>
      response.writeHead(302, { location: `https://elsewhere.example/${encodeURIComponent(token)}` }).end(token),
    'a status line that repeats the token': (_, response) => {
      response.statusCode = 503
      response.statusMessage = token
      response.end()
    },
    'a connection that ends': (request) => request.socket.destroy(),
    'an index that repeats the token': (request, response) => {
      const origin = `http://${request.headers.host ?? ''}`
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ apps_url: `${origin}/v2/apps`, [token]: token }))
    },
  }
}

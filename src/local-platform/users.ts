import type { FastifyReply, FastifyRequest } from 'fastify'

import { stringifyJson, type JsonObject } from '../json/index.ts'
import { CODES, Problem } from './problem.ts'
import { baseUrlOf, parametersOf, sendJson, type RouteContext } from './route.ts'

export const USER = 'local-user'

export function readOwnUser(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  return sendJson(reply, 200, stringifyJson(userObject(baseUrlOf(request, context))))
}

export function readUser(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { username = '' } = parametersOf(request)
  if (username !== USER) throw new Problem(404, `there is no user ${JSON.stringify(username)}`, { code: CODES.noUser })
  return readOwnUser(request, reply, context)
}

function userObject(base: string): JsonObject {
  return {
    href: `${base}/v2/users/${USER}`,
    username: USER,
    email: `${USER}@localhost`,
    first_name: 'Local',
    last_name: 'User',
    affiliation: '',
    country: '',
    role: 'MEMBER',
  }
}

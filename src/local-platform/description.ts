import type { FastifyRequest } from 'fastify'

import { isObject, MOST_VALUES, parseJson, TooManyValues, type JsonObject, type JsonValue } from '../json/index.ts'
import { Problem } from './problem.ts'

export function readDescription(body: unknown): { readonly text: string; readonly description: JsonObject } {
  const text = typeof body === 'string' ? body : ''
  if (text.trim() === '') throw new Problem(400, `the request body is empty; ${WANTED}`)
  const value = parseBody(text)
  if (typeof value === 'string') throw new Problem(400, `the request body is a JSON string; ${WANTED} (was it YAML?)`)
  if (!isObject(value)) throw new Problem(400, `the request body is not an object; ${WANTED}`)
  return { text, description: value }
}

const WANTED = 'it must be a JSON object holding the CWL description'

export function bodyOf({ body }: Pick<FastifyRequest, 'body'>): JsonObject {
  const value = parseBody(typeof body === 'string' ? body : '')
  if (!isObject(value)) throw new Problem(400, 'the request body must be a JSON object')
  return value
}

function parseBody(text: string): JsonValue {
  try {
    return parseJson(text, MOST_VALUES)
  } catch (error) {
    if (error instanceof TooManyValues) throw new Problem(413, `the request body is ${error.message}`)
    if (error instanceof SyntaxError) throw new Problem(400, `the request body is not JSON: ${error.message}`)
    throw error
  }
}

export function parseStored(text: string): JsonObject {
  const value = parseJson(text)
  if (!isObject(value)) throw new TypeError('a stored description is not an object')
  return value
}

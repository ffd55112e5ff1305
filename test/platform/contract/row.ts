import { isObject, parseJson, type JsonObject } from '../../../src/json/index.ts'
import type { LocalPlatform, LocalPlatformOptions } from '../../../src/local-platform/index.ts'
import { DIALECTS } from '../../../src/platform/dialect.ts'
import type { DialectName, Platform, PlatformOptions } from '../../../src/platform/types.ts'
import { clientOf, startPlatform, TOKEN } from '../../support/local-platform.ts'

/** One sentence of the API document, or one of its gaps, and the proof that both sides keep to it. */
export interface ContractRow {
  /** Section of the API document, or the gap. */
  readonly where: string
  /** What the document says; for a gap, what is decided. */
  readonly says: string
  /** In this dialect only; in both by default. */
  readonly only?: DialectName
  readonly proof: (kit: Kit) => Promise<void>
}

export const ADDRESS = { owner: 'acme', project: 'rnaseq', app: 'align' }
export const WORKFLOW: JsonObject = { class: 'Workflow', cwlVersion: 'v1.2', inputs: [], outputs: [], steps: [] }
export const ABSENT = { kind: 'absent' } as const

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: JsonObject
}

/** What a proof works with. */
export interface Kit {
  readonly dialect: DialectName
  start(options?: Partial<LocalPlatformOptions>): Promise<LocalPlatform>
  client(platform: Pick<LocalPlatform, 'url'>, options?: Partial<PlatformOptions>): Platform
  /** A bare request with the headers that the document requires, unless others are given. */
  send(
    platform: Pick<LocalPlatform, 'url'>,
    method: string,
    path: string,
    init?: { readonly headers?: Record<string, string>; readonly body?: string },
  ): Promise<Answer>
  /** Where an app is first installed, and where it is read. */
  readonly installPath: string
  readonly readPath: string
  readonly headers: Record<string, string>
}

export function kitFor(dialect: DialectName): Kit {
  const headers = { 'content-type': 'application/json', [DIALECTS[dialect].tokenHeader]: TOKEN }
  const readPath = '/v2/apps/acme/rnaseq/align'
  return {
    dialect,
    headers,
    readPath,
    installPath: dialect === 'documented' ? readPath : `${readPath}/raw`,
    start: (options = {}) => startPlatform({ dialect, ...options }),
    client: (platform, options = {}) => clientOf(platform, { dialect, ...options }),
    send: async (platform, method, path, init = {}) => {
      const answer = await fetch(platform.url + path, { method, headers, ...init })
      const text = await answer.text()
      const body = text.startsWith('{') ? parseJson(text) : {}
      return { status: answer.status, headers: answer.headers, text, body: isObject(body) ? body : {} }
    },
  }
}

import type { JsonObject } from '../json/index.ts'
import { DIALECT_NAMES, type DialectName } from '../platform/types.ts'
import { FULL_HASH_PATTERN } from './full-hash.ts'

const TEXT_OR_NULL = { type: ['string', 'null'] } as const

/** What a record of a promotion holds: enough to know what was installed from where, and to put back what was there. */
export const RECORD_SCHEMA = {
  $id: 'record',
  type: 'object',
  required: [
    'version',
    'kind',
    'baseUrl',
    'dialect',
    'stage',
    'project',
    'commit',
    'actor',
    'runUrl',
    'startedAt',
    'apps',
  ],
  properties: {
    version: { const: 1 },
    kind: { const: 'cwl-promote record' },
    baseUrl: { type: 'string' },
    dialect: { enum: DIALECT_NAMES },
    stage: TEXT_OR_NULL,
    project: TEXT_OR_NULL,
    commit: TEXT_OR_NULL,
    actor: TEXT_OR_NULL,
    runUrl: TEXT_OR_NULL,
    startedAt: { type: 'string' },
    id: { type: 'string' },
    merged: { type: 'array', items: { type: 'string' } },
    apps: { type: 'array', items: { $ref: '#/$defs/app' } },
  },
  $defs: {
    app: {
      type: 'object',
      required: ['name', 'target', 'source', 'outcome', 'digest', 'installedAt', 'before'],
      properties: {
        name: { type: 'string' },
        target: { type: 'string', pattern: '^[^/]+/[^/]+/[^/]+$' },
        source: { type: 'string' },
        outcome: { enum: ['created', 'updated', 'failed', 'unknown'] },
        digest: { type: 'string' },
        installedAt: { type: 'string' },
        commit: { type: 'string', pattern: FULL_HASH_PATTERN },
        remote: { type: 'array', items: { type: 'string' } },
        before: {
          type: 'object',
          required: ['kind'],
          properties: {
            kind: { enum: ['absent', 'found', 'unreadable'] },
            digest: { type: 'string' },
            description: { type: 'object' },
            reason: { type: 'string' },
          },
          if: { type: 'object', properties: { kind: { const: 'found' } } },
          // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
          then: {
            type: 'object',
            properties: { digest: true, description: true },
            required: ['digest', 'description'],
          },
        },
      },
    },
  },
} as const

/** What was at a target before an install. */
export type RecordedBefore =
  | { readonly kind: 'absent' }
  | { readonly kind: 'found'; readonly digest: string; readonly description: JsonObject }
  | { readonly kind: 'unreadable'; readonly reason?: string }

/** One install that took effect, or may have. */
export interface RecordedApp {
  /** Its name in the configuration, or that of its file. */
  readonly name: string
  /** `owner/project/app` */
  readonly target: string
  /** A path of the repository, `owner/project/app` for a copy, or the path of the record for a rollback. */
  readonly source: string
  /** One that is `failed` or `unknown` may have taken effect, or still may. */
  readonly outcome: 'created' | 'updated' | 'failed' | 'unknown'
  /**
   * Of what was sent, less the keys that the platform writes and the provenance note: it can be compared with what is
   * read.
   */
  readonly digest: string
  /** ISO 8601, UTC. */
  readonly installedAt: string
  /** What a rollback puts back. */
  readonly before: RecordedBefore
  /** That its own note names: of a copy another one than that of the run. Absent where it names none. */
  readonly commit?: string
  /** Addresses of documents of other machines that went into it; absent when there are none. */
  readonly remote?: readonly string[]
}

/** Whose installs a record is about; the same for all of them. */
export interface RecordHeader {
  /** Of the platform, without a trailing slash. */
  readonly baseUrl: string
  /** Which the platform speaks. */
  readonly dialect: DialectName
  /** Null without a configuration file. */
  readonly stage: string | null
  /** `owner/project` */
  readonly project: string | null
  /**
   * Of the repository that the run worked in; null outside of git, and for a rollback, which puts back what may be of
   * any. Copies are of other commits, each of its own: {@link RecordedApp.commit}.
   */
  readonly commit: string | null
  /** Who promoted; null when nobody said. */
  readonly actor: string | null
  /** Where the run can be looked at; null when nobody said. */
  readonly runUrl: string | null
  /** ISO 8601, UTC. */
  readonly startedAt: string
  /** Shards of one run may begin in the same moment. Absent where the record is of several runs. */
  readonly id?: string
}

/** What a promotion installed, and what was there before; docs/json.md has its members. */
export interface PromotionRecord extends RecordHeader {
  /** Of the form of the file. */
  readonly version: 1
  /** Tells it apart from a saved plan. */
  readonly kind: 'cwl-promote record'
  /** The digests of the headers of the records that this one was made of; absent where it is of one run. */
  readonly merged?: readonly string[]
  /** In the order of time; those of which nothing is known yet come first. */
  readonly apps: readonly RecordedApp[]
}

import { FULL_HASH_PATTERN } from '../../git/full-hash.ts'
import type { JsonObject } from '../../json/index.ts'
import { DIALECT_NAMES, type DialectName } from '../../platform/types.ts'
import type { Action } from '../plan.ts'
import type { LiftedRule } from '../rules/rules.ts'

const TEXT_OR_NULL = { type: ['string', 'null'] } as const

/** Enough to know what was installed from where, and to restore the earlier versions. */
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

/** An install that took effect, or may have. */
export interface RecordedApp {
  readonly name: string
  /** `owner/project/app` */
  readonly target: string
  /** A path of the repository, `owner/project/app` for a copy, or the path of the record for a rollback. */
  readonly source: string
  /** An app that is `failed` or `unknown` may have taken effect, or still may. */
  readonly outcome: 'created' | 'updated' | 'failed' | 'unknown'
  /**
   * Of what was sent, without the note on the origin and the keys that the platform writes: it can be compared with a
   * reading.
   */
  readonly digest: string
  /** ISO 8601, UTC. */
  readonly installedAt: string
  /** What a rollback restores. */
  readonly before: RecordedBefore
  /** The commit in its own note. For a copy it can differ from that of the run. Absent if the note names none. */
  readonly commit?: string
  /** Addresses of remote documents that are part of it; absent if there are none. */
  readonly remote?: readonly string[]
}

/** What is the same for all installs of a record. */
export interface RecordHeader {
  /** Of the platform, without a trailing slash. */
  readonly baseUrl: string
  readonly dialect: DialectName
  /** Null without a configuration file. */
  readonly stage: string | null
  /** `owner/project` */
  readonly project: string | null
  /**
   * Null outside of git, and for a rollback, which may restore versions of any commit. Copies can have their own
   * commits: {@link RecordedApp.commit}.
   */
  readonly commit: string | null
  /** Who promoted; null if unknown. */
  readonly actor: string | null
  /** The page of the run; null if unknown. */
  readonly runUrl: string | null
  /** ISO 8601, UTC. */
  readonly startedAt: string
  /** Distinguishes shards of one run that begin at the same moment. Absent if the record was merged from several runs. */
  readonly id?: string
}

/** What a promotion installed, and what was there before; docs/json.md lists its members. */
export interface PromotionRecord extends RecordHeader {
  readonly version: 1
  /** Distinguishes it from a saved plan. */
  readonly kind: 'cwl-promote record'
  /** The header digests of the records that were merged; absent for the record of one run. */
  readonly merged?: readonly string[]
  /** In order of time; apps whose outcome is not known yet come first. */
  readonly apps: readonly RecordedApp[]
}

/** One app of a plan, as it is saved and compared: everything that its install depends on. */
export interface PlannedApp {
  readonly name: string
  /** `owner/project/app` */
  readonly target: string
  /** A path of the repository, or `owner/project/app` for a copy. */
  readonly source: string
  readonly action: Action
  /** `sha256:…` of what would be installed; null if there is nothing to install. */
  readonly digest: string | null
  /** `sha256:…` of what is at the target; `absent`, or `unreadable`. */
  readonly before: string
}

/** A plan as a file: what was approved, to be applied exactly or not at all. */
export interface SavedPlan {
  readonly version: 1
  /** Distinguishes it from a record. */
  readonly kind: 'cwl-promote plan'
  /** Of the platform, without a trailing slash. */
  readonly baseUrl: string
  readonly dialect: DialectName
  /** Null without a configuration file. */
  readonly stage: string | null
  /** `owner/project` */
  readonly project: string | null
  /** Rules that would refuse an app if nobody had lifted them for this plan; absent if there are none. */
  readonly lifts?: readonly LiftedRule[]
  /** Sorted by their targets. */
  readonly apps: readonly PlannedApp[]
  readonly digest: string
}

export const PLAN_SCHEMA = {
  $id: 'plan',
  type: 'object',
  required: ['version', 'kind', 'baseUrl', 'dialect', 'stage', 'project', 'apps', 'digest'],
  additionalProperties: false,
  properties: {
    version: { const: 1 },
    kind: { const: 'cwl-promote plan' },
    baseUrl: { type: 'string' },
    dialect: { enum: DIALECT_NAMES },
    stage: { type: ['string', 'null'] },
    project: { type: ['string', 'null'] },
    digest: { type: 'string' },
    lifts: { type: 'array', items: { enum: ['breaking', 'drift'] } },
    apps: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'target', 'source', 'action', 'digest', 'before'],
        additionalProperties: false,
        properties: {
          name: { type: 'string' },
          target: { type: 'string' },
          source: { type: 'string' },
          action: { enum: ['create', 'update', 'unchanged', 'blocked', 'unknown', 'unreadable'] },
          digest: { type: ['string', 'null'] },
          before: { type: 'string' },
        },
      },
    },
  },
} as const

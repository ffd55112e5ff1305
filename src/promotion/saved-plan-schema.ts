import { DIALECT_NAMES, type DialectName } from '../platform/types.ts'
import type { Action } from './plan.ts'

/** One app of a plan, as it is saved and compared: everything that its install depends on. */
export interface PlannedApp {
  /** Its name in the configuration, or that of its file. */
  readonly name: string
  /** `owner/project/app` */
  readonly target: string
  /** A path of the repository, or `owner/project/app` for a copy. */
  readonly source: string
  /** The planned action. */
  readonly action: Action
  /** `sha256:…` of what would be installed; null if there is nothing to install. */
  readonly digest: string | null
  /** `sha256:…` of what is at the target; `absent`, or `unreadable`. */
  readonly before: string
}

/** A plan as a file: what was approved, to be applied exactly or not at all. */
export interface SavedPlan {
  /** The version of the file's form. */
  readonly version: 1
  /** Distinguishes it from a record. */
  readonly kind: 'cwl-promote plan'
  /** Of the platform, without a trailing slash. */
  readonly baseUrl: string
  /** The dialect of the platform. */
  readonly dialect: DialectName
  /** Null without a configuration file. */
  readonly stage: string | null
  /** `owner/project` */
  readonly project: string | null
  /** Sorted by their targets. */
  readonly apps: readonly PlannedApp[]
  /** `sha256:…` of the canonical JSON (RFC 8785) of everything above. */
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

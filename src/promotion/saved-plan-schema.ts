import { DIALECT_NAMES, type DialectName } from '../platform/types.ts'
import type { Action } from './plan.ts'

/** One app of a plan, as it is saved and compared: everything that carrying it out depends on. */
export interface PlannedApp {
  readonly name: string
  readonly target: string
  readonly source: string
  readonly action: Action
  /** Of what would be installed. */
  readonly digest: string | null
  /** Of what stands at the target; `absent`, or `unreadable`. */
  readonly before: string
}

/** A plan as a file: what was approved, to be carried out exactly so or not at all. */
export interface SavedPlan {
  readonly version: 1
  readonly kind: 'cwl-promote plan'
  readonly baseUrl: string
  readonly dialect: DialectName
  readonly stage: string | null
  readonly project: string | null
  readonly apps: readonly PlannedApp[]
  /** Of everything above. */
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
          action: { enum: ['create', 'update', 'unchanged', 'blocked', 'unknown'] },
          digest: { type: ['string', 'null'] },
          before: { type: 'string' },
        },
      },
    },
  },
} as const

import type { DeploymentPlace, DeploymentStart } from '../commands/promote/deployments.ts'
import { isArray, isObject, parseJson, type JsonObject } from '../json/index.ts'
import { isFullHash } from '../promotion/full-hash.ts'

/** What tells our deployments from those that GitHub makes for a job's `environment`, and from everybody else's. */
export const TASK = 'cwl-promote'

/** In characters. GitHub names no limit; this is far below what it has been seen to keep. */
const LONGEST_PAYLOAD = 8_000

/** What we read of a payload; whatever else it holds is for people. */
export interface Payload {
  readonly platform: string
  readonly project: string
  /** In full: what GitHub is asked to compare must be no branch, which is another commit each time. */
  readonly commit: string | null
  readonly record: string
  readonly undoes: readonly string[]
  readonly rollback: boolean
  readonly run: string
}

/**
 * All that GitHub keeps of a promotion from its beginning, since a payload cannot be changed any more: where it goes,
 * what it installs as far as that fits, and the digests by which its plan and its record are known.
 */
export function payloadOf(start: DeploymentStart, run: string): Readonly<Record<string, unknown>> {
  const { command, stage, project, baseUrl, commit, planDigest, record, undoes, partial, installs } = start
  const head = {
    version: 1,
    command,
    stage,
    project,
    platform: baseUrl,
    commit,
    plan: planDigest,
    record,
    ...(undoes === undefined ? {} : { undoes }),
    partial,
    run,
  }
  let room = LONGEST_PAYLOAD - JSON.stringify(head).length
  const named = installs.filter((install) => (room -= JSON.stringify(install).length + 1) > 0)
  const omitted = installs.length - named.length
  return { ...head, installs: named, ...(omitted === 0 ? {} : { omitted }) }
}

/** Undefined for a payload that we have not written. GitHub may give an object back as its text. */
export function readPayload(payload: unknown): Payload | undefined {
  const value = asObject(payload)
  if (value === undefined || value['version'] !== 1) return undefined
  const { command, platform, project, commit, record, undoes, run } = value
  if (
    typeof platform !== 'string' ||
    typeof project !== 'string' ||
    typeof record !== 'string' ||
    typeof run !== 'string'
  )
    return undefined
  return {
    platform,
    project,
    record,
    run,
    commit: isFullHash(commit) ? commit : null,
    undoes: isArray(undoes) ? undoes.filter((one) => typeof one === 'string') : [],
    rollback: command === 'rollback',
  }
}

export function isAt({ platform, project }: Payload, place: DeploymentPlace): boolean {
  return platform === place.baseUrl && project === place.project
}

function asObject(payload: unknown): JsonObject | undefined {
  try {
    const value = parseJson(typeof payload === 'string' ? payload : JSON.stringify(payload ?? null))
    return isObject(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

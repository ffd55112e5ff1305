import { isObject, type JsonObject } from '../json/index.ts'
import { objectsIn, nameOrEmpty } from './documents/parts.ts'

/** What an app runs: itself, or the process of a step, which may be a workflow. */
export interface Program {
  /** Names of steps, joined by slashes; empty for the app itself. */
  readonly step: string
  /** The step; absent for the app itself. */
  readonly holder?: JsonObject
  readonly process: JsonObject
  /** The requirement or hint that counts for it; undefined for a workflow, which only hands them on. */
  readonly requirement: (name: string) => JsonObject | undefined
}

/** Of a packed description, in the order of the steps. */
export function programsIn(description: JsonObject): readonly Program[] {
  return programsOf(description, '', [])
}

function programsOf(process: JsonObject, step: string, around: readonly JsonObject[]): readonly Program[] {
  const [holder] = around
  const holders = [process, ...around]
  const isWorkflow = process['class'] === 'Workflow'
  const requirement = (name: string): JsonObject | undefined => (isWorkflow ? undefined : requirementFor(name, holders))
  const own: Program = { step, process, requirement, ...(holder === undefined ? {} : { holder }) }
  const inner = objectsIn(process, 'steps').flatMap((each) => {
    const path = step === '' ? nameOrEmpty(each) : `${step}/${nameOrEmpty(each)}`
    return isObject(each['run']) ? programsOf(each['run'], path, [each, ...holders]) : []
  })
  return isWorkflow && step === '' ? inner : [own, ...inner]
}

/**
 * Requirements take precedence over hints, and inner ones over outer ones (CWL v1.2 Workflow, "Requirements and
 * hints").
 */
function requirementFor(name: string, holders: readonly JsonObject[]): JsonObject | undefined {
  return ['requirements', 'hints']
    .flatMap((field) => holders.flatMap((holder) => objectsIn(holder, field)))
    .find((requirement) => requirement['class'] === name)
}

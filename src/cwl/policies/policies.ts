import { isArray, type JsonObject, type JsonValue } from '../../json/index.ts'
import { at, rule, shared, type ProcessClass, type Rule } from '../lint/rule.ts'
import type { Severity } from '../problems/problem.ts'
import { originOf } from '../yaml/origin.ts'
import { plainCopy, type CompiledSchema } from './compile-schema.ts'

/** A JSON Schema of processes in their long form, and the message if one breaks it. */
export interface Policy {
  readonly file: string
  readonly schema: CompiledSchema
  /** All classes if undefined. */
  readonly on: ProcessClass | undefined
  readonly severity: Severity
  readonly message: string
}

export function policyRule(policies: readonly Policy[]): Rule<'policy'> {
  return rule({
    codes: shared('policy'),
    process({ value, processClass, report }) {
      const applicable = policies.filter(({ on }) => on === undefined || on === processClass)
      if (applicable.length === 0) return
      const document = plainCopy(value)
      for (const { file, schema, severity, message } of applicable) {
        const broken = schema.check(document)
        if (broken === undefined)
          report('policy', at(value), `The document is too large for the policy ${file}.`, 'Split it.', 'error')
        for (const path of broken ?? [])
          report('policy', siteIn(value, path), message, `The policy is in ${file}.`, severity)
      }
    },
  })
}

/** Or the nearest value around it that is written in a file. */
function siteIn(process: JsonObject, path: readonly string[]): ReturnType<typeof at> {
  let site = at(process)
  let value: JsonValue | undefined = process
  for (const key of path) {
    if (typeof value !== 'object' || value === null) break
    const index: string | number = isArray(value) ? Number(key) : key
    if (originOf(value) !== undefined) site = at(value, index)
    value = Reflect.get(value, index) as JsonValue | undefined
  }
  return site
}

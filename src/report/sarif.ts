import { fingerprintsOf } from '../cwl/baseline.ts'
import { CODES, isProblemCode } from '../cwl/codes.ts'
import type { Problem, Severity } from '../cwl/problem.ts'
import { objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'

/** The word of SARIF for a severity (SARIF 2.1.0, section 3.27.10). */
const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', advice: 'note' }

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/**
 * Problems as a SARIF 2.1.0 log, which code scanning shows on their lines. Paths are relative to `%SRCROOT%`, the root
 * of the repository; `tool.version` is that of this program.
 */
export function toSarif(problems: readonly Problem[], tool: { readonly version: string; readonly informationUri: string }): JsonObject {
  const codes = [...new Set(problems.map(({ code }) => code))].sort()
  const fingerprints = fingerprintsOf(problems)
  return object({
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      object({
        tool: object({
          driver: object({ name: 'cwl-promote', version: tool.version, informationUri: tool.informationUri, rules: codes.map((code) => ruleOf(code, tool.informationUri)) }),
        }),
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: object({ '%SRCROOT%': object({ description: object({ text: 'The root of the repository.' }) }) }),
        results: problems.map((problem, index) => resultOf(problem, codes.indexOf(problem.code), fingerprints[index] ?? '')),
      }),
    ],
  })
}

function ruleOf(code: string, informationUri: string): JsonObject {
  const described = isProblemCode(code) ? CODES[code] : undefined
  const level = described === undefined || described.severity === 'off' ? 'note' : LEVELS[described.severity]
  return object({
    id: code,
    shortDescription: object({ text: described?.title ?? code }),
    helpUri: `${informationUri}/blob/main/docs/problems.md#${code}`,
    defaultConfiguration: object({ level }),
  })
}

function resultOf(problem: Problem, ruleIndex: number, fingerprint: string): JsonObject {
  const { code, severity, message, hint, file, line, column } = problem
  return object({
    ruleId: code,
    ruleIndex,
    level: LEVELS[severity],
    message: object({ text: hint === undefined ? message : `${message}\n${hint}` }),
    locations: [
      object({
        physicalLocation: object({
          artifactLocation: object({ uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' }),
          region: object({ startLine: line, startColumn: column }),
        }),
      }),
    ],
    partialFingerprints: object({ 'problem/v1': fingerprint }),
  })
}

function object(fields: Readonly<Record<string, JsonValue>>): JsonObject {
  return objectFrom(Object.entries(fields))
}

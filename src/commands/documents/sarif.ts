import { pageAddress, problemAddress, REPOSITORY, VERSION } from '../../configuration/version.ts'
import {
  fingerprintsOf,
  eachProblem,
  inRepository,
  type Problem,
  type Severity,
  CODES,
  isProblemCode,
} from '../../cwl/index.ts'
import { printable, printableSentence } from '../../files/text.ts'
import { digestOf, objectFrom, stringifyJson, type JsonObject, type JsonValue } from '../../json/index.ts'
import { PROBLEM_HELP } from '../generated/problem-help.mjs'
import type { SarifContext, ValidateReport } from '../report.ts'

/** SARIF's word for a severity (SARIF 2.1.0, section 3.27.10), and that of the filter in GitHub's code scanning. */
const LEVELS: Readonly<Record<Severity, { readonly level: string; readonly filter: string }>> = {
  error: { level: 'error', filter: 'error' },
  warning: { level: 'warning', filter: 'warning' },
  advice: { level: 'note', filter: 'recommendation' },
}

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/** Code scanning shows this many characters of a description. The rest is in the help. */
const LONGEST_DESCRIPTION = 1000

export function toSarifText(report: Pick<ValidateReport, 'problems' | 'sarif'>): string {
  return `${stringifyJson(toSarif(eachProblem(report.problems), { version: VERSION, informationUri: REPOSITORY }, report.sarif), 2)}\n`
}

/**
 * SARIF 2.1.0, which code scanning shows at lines. Paths are relative to `%SRCROOT%`, the root of the repository.
 * {@link toSarifText} takes a report.
 */
export function toSarif(
  problems: readonly Problem[],
  tool: { readonly version: string; readonly informationUri: string },
  context: Partial<SarifContext> = {},
): JsonObject {
  const codes = [...new Set(problems.map(({ code }) => code))].sort()
  const indexes = new Map(codes.map((code, index) => [code, index]))
  return object({
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      object({
        tool: object({
          driver: object({
            name: 'cwl-promote',
            version: tool.version,
            semanticVersion: tool.version,
            informationUri: tool.informationUri,
            rules: codes.map((code) => ruleOf(code)),
          }),
        }),
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: object({
          '%SRCROOT%': object({ description: object({ text: 'The root of the repository.' }) }),
        }),
        // GitHub adds a fingerprint, made from the line, to a result that has none.
        results: placedProblems(problems, context).map(({ problem, fingerprint }) =>
          resultOf(problem, indexes.get(problem.code) ?? 0, object({ 'problem/v1': fingerprint })),
        ),
      }),
    ],
  })
}

/** The severities of GitLab's Code Quality report. */
const IMPORTANCE: Readonly<Record<Severity, string>> = { error: 'major', warning: 'minor', advice: 'info' }

/**
 * The Code Quality report of GitLab (docs.gitlab.com, "Code Quality", section "Code Quality report format"). GitLab
 * compares fingerprints, and shows problems that have the same one as one.
 */
export function toCodeQuality(problems: ValidateReport['problems'], context: Partial<SarifContext>): string {
  const items = placedProblems(eachProblem(problems), context).map(({ problem, fingerprint }) => {
    const { code, severity, message, fix, file, line } = problem
    return object({
      description: printableSentence(fix === undefined ? message : `${message}. ${fix}`),
      check_name: code,
      fingerprint,
      severity: IMPORTANCE[severity],
      location: object({ path: file.isWellFormed() ? file : printable(file), lines: object({ begin: line }) }),
    })
  })
  return `${stringifyJson(items, 2)}\n`
}

interface Placed {
  readonly problem: Problem
  /** Two problems never have the same one. It does not depend on lines. */
  readonly fingerprint: string
}

function placedProblems(problems: readonly Problem[], context: Partial<SarifContext>): readonly Placed[] {
  const inPlace = problems.map((problem) => placeOf(problem, context))
  const fingerprints = fingerprintsOf(inPlace)
  return inPlace.map((problem, index) => ({ problem, fingerprint: digestOf(fingerprints[index] ?? '') }))
}

/**
 * The location as the repository knows it: the path from its root with links resolved, and for a remote document the
 * place that refers to it.
 */
function placeOf(problem: Problem, { prefix = '', linked = new Map() }: Partial<SarifContext>): Problem {
  const placed = inRepository(problem)
  return { ...placed, file: `${prefix}${linked.get(placed.file) ?? placed.file}` }
}

function ruleOf(code: string): JsonObject {
  const described = isProblemCode(code) ? CODES[code] : undefined
  const severity = described === undefined || described.severity === 'off' ? 'advice' : described.severity
  const title = described?.title ?? code
  const help = (PROBLEM_HELP[code] ?? title).replaceAll('](../', `](${pageAddress('')}`)
  return object({
    id: code,
    name: code,
    shortDescription: object({ text: title }),
    fullDescription: object({ text: paragraphOf(help).slice(0, LONGEST_DESCRIPTION) }),
    help: object({ text: help, markdown: help }),
    helpUri: problemAddress(code),
    defaultConfiguration: object({ level: LEVELS[severity].level }),
    properties: object({ tags: ['cwl'], precision: 'very-high', 'problem.severity': LEVELS[severity].filter }),
  })
}

function paragraphOf(help: string): string {
  const [paragraph = ''] = help.split('\n\n')
  return paragraph.replace(/^\*\w+\* — /, '').replaceAll('\n', ' ')
}

function resultOf(problem: Problem, ruleIndex: number, partialFingerprints: JsonObject): JsonObject {
  const { code, severity, message, fix, file, line, column } = problem
  return object({
    ruleId: code,
    ruleIndex,
    level: LEVELS[severity].level,
    message: object({
      text: plain(
        fix === undefined ? printableSentence(message) : `${printableSentence(message)}\n${printableSentence(fix)}`,
      ),
    }),
    locations: [
      object({
        physicalLocation: object({
          artifactLocation: object({ uri: uriOf(file), uriBaseId: '%SRCROOT%' }),
          region: object({ startLine: line, startColumn: column }),
        }),
      }),
    ],
    partialFingerprints,
    ...fixesOf(problem),
  })
}

/** SARIF 2.1.0, section 3.27.30. The description of a fix is its sentence. */
function fixesOf({ edit, fix, referrer, file }: Problem): { readonly fixes?: JsonValue } {
  if (edit === undefined || referrer !== undefined) return {}
  const { line, column, endLine, endColumn, text } = edit
  return {
    fixes: [
      object({
        ...(fix === undefined ? {} : { description: object({ text: plain(printableSentence(fix)) }) }),
        artifactChanges: [
          object({
            artifactLocation: object({ uri: uriOf(file), uriBaseId: '%SRCROOT%' }),
            replacements: [
              object({
                deletedRegion: object({ startLine: line, startColumn: column, endLine, endColumn }),
                insertedContent: object({ text }),
              }),
            ],
          }),
        ],
      }),
    ],
  }
}

/**
 * A path as a relative reference (RFC 3986, section 4.2). Unpaired surrogates, which a URI cannot hold, are written as
 * text.
 */
function uriOf(file: string): string {
  const text = file.isWellFormed() ? file : printable(file)
  return text.split('/').map(encodeURIComponent).join('/')
}

/** Escapes text of a message that SARIF would read as a link (SARIF 2.1.0, section 3.11.6). */
function plain(text: string): string {
  const parts = text.split(']')
  const escaped = parts.map((part, index) => {
    if (parts[index + 1]?.startsWith('(') !== true) return part
    const lineStart = part.lastIndexOf('\n') + 1
    return part.slice(0, lineStart) + part.slice(lineStart).replaceAll('[', String.raw`\[`)
  })
  return escaped.join(']')
}

function object(fields: Readonly<Record<string, JsonValue>>): JsonObject {
  return objectFrom(Object.entries(fields))
}

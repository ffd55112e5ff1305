import { posix } from 'node:path'

import {
  type Checks,
  type Rule,
  type CodeTable,
  type CheckLevel,
  codesWith,
  isProblemCode,
  isRuleCode,
} from '../cwl/index.ts'
import { PromotionError } from '../files/errors.ts'
import { globMatcher } from '../files/globs.ts'
import { didYouMean } from '../files/suggest.ts'
import { NEGATION } from './globs.ts'
import { KEY } from './manifest-errors.ts'
import type { CheckLevels } from './manifest-schema.ts'
import type { Manifest } from './manifest.ts'
import { pageAddress } from './version.ts'

/**
 * Throws PromotionError `configuration` for an unknown code, and for an error that is lowered. Only an error of a rule
 * can become a warning, for named paths and with a reason: documents with other errors can be neither packed nor run.
 * Throws `usage` for a rule of the caller with a code that exists.
 */
export function checksOf(manifest: Manifest | undefined, strict: boolean, rules: readonly Rule[] = []): Checks {
  refuseKnownCodes(rules)
  const declared = manifest?.checks
  if (manifest === undefined || declared === undefined) return { strict, rules }
  const { levels = {}, paths = [] } = declared
  const codes = codesWith(rules)
  return {
    strict: strict || declared.strict === true,
    rules,
    levels: checked(manifest, codes, { levels }, 'levels'),
    paths: paths.map((exception, index) => ({
      matches: matcherOf(exception.path, manifest, index),
      levels: checked(manifest, codes, exception, 'paths', index, 'levels'),
      because: exception.because,
    })),
  }
}

export function unmatchedPaths(manifest: Manifest | undefined, files: Iterable<string>): readonly string[] {
  const paths = manifest?.checks?.paths ?? []
  if (manifest === undefined || paths.length === 0) return []
  const all = [...new Set(files)]
  return paths.flatMap(({ path }, index) =>
    all.some(matcherOf(path, manifest, index))
      ? []
      : [`No checked document matches ${JSON.stringify(path)} under \`checks.paths\` in ${manifest.file}.`],
  )
}

function matcherOf(written: string, manifest: Manifest, index: number): (path: string) => boolean {
  const named = posix.normalize(written.replace(NEGATION, ''))
  if (named.startsWith('/') || named.split('/').includes('..')) {
    throw new PromotionError('configuration', `the path ${JSON.stringify(written)} leaves the repository`, {
      fix: 'Write it relative to the working directory.',
      at: manifest.at('checks', 'paths', index, 'path'),
    })
  }
  const path = named.replace(/\/$/, '')
  const isMatch = globMatcher([path, `${path}/**`], { dot: true })
  const isNamed = (file: string): boolean =>
    path === '.' || file === path || file.startsWith(`${path}/`) || isMatch(file)
  return NEGATION.test(written) ? (file) => file === written || !isNamed(file) : isNamed
}

function refuseKnownCodes(rules: readonly Rule[]): void {
  const taken = rules.flatMap(({ codes }) => Object.keys(codes)).find(isProblemCode)
  if (taken === undefined) return
  throw new PromotionError('usage', `the code ${taken} of a rule in \`rules\` exists already`, {
    fix: 'Give the code another name, such as one that begins with the name of your team.',
  })
}

function checked(
  manifest: Manifest,
  codes: CodeTable,
  { levels, because }: { readonly levels: CheckLevels; readonly because?: string },
  ...path: readonly (string | number)[]
): Readonly<Record<string, CheckLevel>> {
  for (const code of Object.keys(levels)) {
    const at = manifest.at('checks', ...path, code, KEY)
    const known = Object.hasOwn(codes, code) ? codes[code] : undefined
    if (known === undefined) {
      throw new PromotionError(
        'configuration',
        `no problem has the code ${JSON.stringify(code)}${didYouMean(code, Object.keys(codes))}`,
        {
          fix: `Use a code that \`validate\` prints. All codes are listed at ${pageAddress('problems/README.md')}.`,
          at,
        },
      )
    }
    if (known.severity !== 'error' || !isProblemCode(code) || levels[code] === 'error') continue
    const isOfRule = isRuleCode(code)
    if (isOfRule && because !== undefined && levels[code] === 'warning') continue
    throw new PromotionError(
      'configuration',
      isOfRule
        ? `${code} is an error, and only an entry of checks.paths with a reason can make it a warning`
        : `${code} is always an error: a document that has it cannot be promoted`,
      {
        fix: isOfRule
          ? `Fix the document, or write under paths: {path: FILE, levels: {${code}: warning}, because: REASON}.`
          : 'Remove the line, and fix the document.',
        at,
      },
    )
  }
  return levels
}

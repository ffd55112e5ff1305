import { type Rule, compileSchema, policyRule, type Policy, parseYaml } from '../cwl/index.ts'
import { CwlError, PromotionError } from '../files/errors.ts'
import { pathIn, type Workspace } from '../files/workspace.ts'
import validators from './generated/policy.cjs'
import { describeErrors, inOneError, placeFinder } from './manifest-errors.ts'
import type { Manifest } from './manifest.ts'

const MOST_BYTES = 256 * 1024

export function policyFiles(manifest: Manifest | undefined, workspace: Workspace): readonly string[] {
  return (manifest?.policies ?? []).map(({ schema }) => pathIn(workspace, schema))
}

/**
 * Schemas are read in the repository, and no code is loaded. Throws PromotionError `configuration` with file, line and
 * column.
 */
export async function readPolicies(manifest: Manifest | undefined, workspace: Workspace): Promise<readonly Rule[]> {
  const policies: Policy[] = []
  for (const [index, { schema, on, severity = 'error', message }] of (manifest?.policies ?? []).entries()) {
    const file = pathIn(workspace, schema)
    const text = readSchema(workspace, file, manifest?.at('policies', index, 'schema'))
    policies.push({ file, schema: await parseSchema(text, file), on, severity, message })
  }
  return policies.length === 0 ? [] : [policyRule(policies)]
}

function readSchema(workspace: Workspace, file: string, at: PromotionError['at']): string {
  try {
    const text = workspace.readText(file)
    if (text.length <= MOST_BYTES) return text
    throw new PromotionError('configuration', `the schema ${file} has more than ${MOST_BYTES} characters`, {
      fix: 'Make it smaller, or write several policies.',
      at,
    })
  } catch (error) {
    if (!(error instanceof CwlError)) throw error
    throw new PromotionError('configuration', error.message, { fix: error.fix, at })
  }
}

async function parseSchema(text: string, file: string): Promise<Policy['schema']> {
  const parsing = parseYaml(text, file)
  const mistakes = parsing.ok ? [] : parsing.problems.map((problem) => ({ ...problem, at: problem }))
  if (!parsing.ok) throw inOneError(mistakes)
  const { value } = parsing
  const at = placeFinder(value, file)
  if (!validators.policy(value)) throw describeErrors(validators.policy, value, at, 'the schema')
  const compiled = await compileSchema(value)
  if ('check' in compiled) return compiled
  throw inOneError(compiled.map(({ message, fix, path }) => ({ message, fix, at: at(...path) })))
}

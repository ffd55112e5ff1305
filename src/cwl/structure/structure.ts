import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { fixForDirective } from '../documents/directives.ts'
import { objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { fixForClassAsKey } from '../forms/keyed-items.ts'
import { loneItems } from '../forms/lone-items.ts'
import { MODELS, type VersionName } from '../model/index.ts'
import { namespacesOf } from '../model/own-terms.ts'
import { ProblemCollector } from '../problems/collect.ts'
import { describe } from '../problems/describe-value.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { positionOf } from '../source/origin.ts'
import { topOf } from '../source/source-text.ts'
import { isMarkedUnresolved } from '../source/unresolved.ts'
import { explainRecord } from './explain.ts'
import { outdentedRequirementFields, wordsForOutdented } from './slips.ts'

type Validator = (value: unknown) => boolean

type Load = () => Promise<Readonly<Record<string, Validator>>>

/** A module is some 300 kB of code that ajv generated: loaded when a document of its version turns up. */
const VALIDATORS: Readonly<Record<VersionName, Load>> = {
  'v1.0': async () => ({ ...(await import('../model/generated/v1.0.mjs')) }),
  'v1.1': async () => ({ ...(await import('../model/generated/v1.1.mjs')) }),
  'v1.2': async () => ({ ...(await import('../model/generated/v1.2.mjs')) }),
}

const LOADED = new Map<VersionName, Readonly<Record<string, Validator>>>()

async function validatorFor({ version, processClass }: Process): Promise<Validator> {
  const validators = LOADED.get(version) ?? (await VALIDATORS[version]())
  LOADED.set(version, validators)
  const validator = validators[processClass]
  if (validator === undefined) throw new TypeError(`no validator for ${version} ${processClass}`)
  return validator
}

/** Checks one process, not those it runs, against the JSON Schema of its class and version. */
export async function checkStructure(process: Process, isWhole = true): Promise<readonly Problem[]> {
  const validate = await validatorFor(process)
  const others = unseenProblems(process)
  if (validate(process.value)) return others
  const explained = explainRecord(
    MODELS[process.version],
    process.processClass,
    process.value,
    namespacesOf(process.root),
  )
  // Where something could not be imported, its absence is no second mistake.
  if (explained.length === 0 && !isWhole) return others
  return [...(explained.length > 0 ? explained : [unexplained(process)]), ...others]
}

/** For the case that the explanation overlooks what the gate saw; the fuzz run looks for one. */
function unexplained(process: Process): Problem {
  return createProblemAs(
    positionOf(process.value) ?? topOf(process.path),
    'invalid-structure',
    `does not fit the schema of ${process.version} ${process.processClass}`,
  )
}

/**
 * What the schema does not see. The normal form has in lists what was written in their place. And a hint may be
 * anything, for those that others have thought of: one of CWL's own that is misspelt would do nothing, without a word.
 */
function unseenProblems(process: Process): readonly Problem[] {
  const { value, path } = process
  const found = new ProblemCollector()
  for (const holder of [value, ...objectsIn(value, 'steps')]) {
    found.addAll(loneItems(path, holder))
    const outdented = outdentedHints(process, holder)
    found.addAll(outdented.problems)
    for (const hint of objectsIn(holder, 'hints')) {
      if (found.isFull) break
      if (!outdented.values.has(hint)) found.addAll(problemsOfHint(process, hint))
    }
  }
  return found.problems
}

/**
 * Fields that stand beside the hint that they belong to, with that hint: text among them is told by the explanation of
 * what the schema refuses.
 */
function outdentedHints(
  { version }: Process,
  { hints }: JsonObject,
): { readonly values: ReadonlySet<JsonValue>; readonly problems: readonly Problem[] } {
  const values = new Set<JsonValue>()
  const problems: Problem[] = []
  if (!isArray(hints)) return { values, problems }
  for (const [index, fields] of outdentedRequirementFields(MODELS[version], hints)) {
    for (const value of [fields.entry, ...hints.slice(index, index + fields.names.length)]) values.add(value)
    const place = positionOf(hints, index)
    if (place !== undefined && hints.slice(index, index + fields.names.length).every(isObject))
      problems.push(createProblemAs(place, 'wrong-type', ...wordsForOutdented(fields)))
  }
  return { values, problems }
}

function problemsOfHint(process: Process, fix: JsonObject): readonly Problem[] {
  const model = MODELS[process.version]
  const name = fix['class']
  if (isMarkedUnresolved(fix)) return []
  if (name === undefined)
    return [
      createProblemAs(
        positionOf(fix) ?? topOf(process.path),
        'unknown-hint',
        'this hint has no class, so that nobody can know what it is',
        fixForDirective(fix) ?? fixForClassAsKey(fix, model.requirements) ?? 'Say its class.',
        'warning',
      ),
    ]
  const place = positionOf(fix, 'class') ?? topOf(process.path)
  if (typeof name !== 'string')
    return [createProblemAs(place, 'wrong-type', `the class of a hint must be text, and this is ${describe(name)}`)]
  if (model.requirements.includes(name)) return explainRecord(model, name, fix, namespacesOf(process.root))
  if (name.includes(':')) return []
  const unknown = createProblemAs(
    place,
    'unknown-hint',
    `${name} is a hint that CWL ${process.version} does not know`,
    'Whoever runs this may ignore it.',
    'warning',
  )
  // The reference implementation takes it for a process all the same, and refuses one that is incomplete.
  const isIncomplete = ({ code }: Problem): boolean => code === 'missing-field'
  return model.processes.includes(name)
    ? [unknown, ...explainRecord(model, name, fix, namespacesOf(process.root)).filter(isIncomplete)]
    : [unknown]
}

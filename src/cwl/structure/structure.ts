import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { fixForDirective } from '../documents/references.ts'
import { fixForClassAsKey } from '../forms/keyed-items.ts'
import { loneItems } from '../forms/lone-items.ts'
import { MODELS, type VersionName } from '../model/index.ts'
import { namespacesOf } from '../model/own-terms.ts'
import { ProblemCollector } from '../problems/collect.ts'
import { describe } from '../problems/describe-value.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { isMarkedUnresolved, positionIn, positionOf } from '../yaml/origin.ts'
import { explainRecord } from './explain.ts'
import { outdentedRequirementFields, wordsForOutdented } from './slips.ts'
import { nearestName } from './value-advice.ts'

type Validator = (value: unknown) => boolean

type Load = () => Promise<Readonly<Record<string, Validator>>>

/** Each is about 300 kB of code by ajv, loaded when it is needed. */
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

/** Checks one process, not those it runs. */
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
  // What could not be imported is not missing.
  if (explained.length === 0 && !isWhole) return others
  return [...(explained.length > 0 ? explained : [unexplained(process)]), ...others]
}

/** If the explanation finds nothing. The fuzz run looks for such a case. */
function unexplained(process: Process): Problem {
  return createProblemAs(
    positionIn(process.path, process.value),
    'invalid-structure',
    `this does not match the schema of ${process.version} ${process.processClass}`,
  )
}

/**
 * The schema cannot report these: the normal form turns single items into lists, and a hint may be anything, but a
 * misspelt hint of CWL would have no effect.
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

/** By the hint that they are next to. Texts among them are explained with the schema's errors. */
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

/** In any version. The latest has all. */
function isKnown(name: string): boolean {
  const { requirements, processes } = MODELS['v1.2']
  return requirements.includes(name) || processes.includes(name)
}

function problemsOfHint(process: Process, fix: JsonObject): readonly Problem[] {
  const model = MODELS[process.version]
  const name = fix['class']
  if (isMarkedUnresolved(fix)) return []
  if (name === undefined)
    return [
      createProblemAs(
        positionIn(process.path, fix),
        'hint-without-class',
        'this hint has no class, so no engine knows what it is',
        fixForDirective(fix) ?? fixForClassAsKey(fix, model.requirements) ?? 'Add its class.',
        'warning',
      ),
    ]
  const place = positionIn(process.path, fix, 'class')
  if (typeof name !== 'string')
    return [createProblemAs(place, 'wrong-type', `"class" of a hint must be text, but is ${describe(name)}`)]
  if (model.requirements.includes(name)) return explainRecord(model, name, fix, namespacesOf(process.root))
  if (name.includes(':')) return []
  const guess = isKnown(name) ? undefined : nearestName(name, model.requirements)
  if (guess !== undefined)
    return [
      createProblemAs(
        place,
        'unknown-hint',
        `"${name}" is not a hint of CWL, so engines ignore it`,
        { words: `Did you mean "${guess}"?`, change: { kind: 'word', text: guess } },
        'warning',
      ),
    ]
  // cwltool still reads it, and refuses it if it is incomplete.
  const isIncomplete = ({ code }: Problem): boolean => code === 'missing-field'
  return model.processes.includes(name)
    ? explainRecord(model, name, fix, namespacesOf(process.root)).filter(isIncomplete)
    : []
}

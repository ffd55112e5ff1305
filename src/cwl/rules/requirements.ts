import { ExactNumber, isArray, isObject, sameJson, type JsonObject, type JsonValue } from '../../json/index.ts'
import { titleOf, type Step } from '../analysis/steps.ts'
import { fragmentOf, lastName } from '../documents/local-names.ts'
import { objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { VERSIONS } from '../model/index.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { originOf } from '../source/origin.ts'

/** Requirements that stand twice, resources that cannot be had, versions that do not go together. */
export function checkRequirements(process: Process, steps: readonly Step[]): readonly Problem[] {
  const problems = [...duplicateTypes(process), ...checkLists(process, process.value)]
  for (const step of steps) problems.push(...checkLists(process, step.value))
  for (const step of steps) problems.push(...checkVersion(process, step))
  return problems
}

function checkLists(process: Process, holder: JsonObject): readonly Problem[] {
  return [...checkList(process, holder['requirements'], false), ...checkList(process, holder['hints'], true)]
}

function checkList(process: Process, list: JsonValue | undefined, areHints: boolean): readonly Problem[] {
  if (!isArray(list) || list.length === 0) return NO_PROBLEMS
  const seen = new Map<string, JsonObject>()
  return problemsOf(list, (requirement, index): readonly Problem[] => {
    if (!isObject(requirement)) return NO_PROBLEMS
    const name = requirement['class']
    if (typeof name !== 'string') return NO_PROBLEMS
    const before = seen.get(name)
    seen.set(name, before ?? requirement)
    const wrong = OWN_CHECKS.get(name)?.(process, requirement) ?? NO_PROBLEMS
    // Platforms have hints that are meant to stand several times, such as sbg:SaveLogs, once for each pattern.
    if (before === undefined || (areHints && name.includes(':'))) return wrong
    // One that is imported stands in the list where the import does.
    const isImported = originOf(requirement)?.source !== originOf(list)?.source
    const place = isImported ? placeOf(process.path, list, index) : placeOf(process.path, requirement, 'class')
    const isSame = sameJson(before, requirement)
    const problem = createProblem(
      'duplicate-requirement',
      place,
      `${name} stands in this list a second time`,
      isSame ? 'Remove one of the two.' : 'Join the two.',
    )
    // Which of two is meant only matters where they differ.
    return [...wrong, areHints || isSame ? { ...problem, severity: 'warning' } : problem]
  })
}

/**
 * Types that SchemaDefRequirement defines under one name; those of different files have different names, also where
 * they are packed.
 */
function duplicateTypes(process: Process): readonly Problem[] {
  const types = objectsIn(process.value, 'requirements').flatMap((requirement) =>
    requirement['class'] === 'SchemaDefRequirement' ? objectsIn(requirement, 'types') : [],
  )
  if (types.length < 2) return NO_PROBLEMS
  const first = new Map<string, JsonObject>()
  return problemsOf(types, (type) => {
    const { name } = type
    if (typeof name !== 'string') return []
    const key = name.indexOf('#') > 0 ? name : `${placeOf(process.path, type).file}#${fragmentOf(name)}`
    const earlier = first.get(key)
    first.set(key, earlier ?? type)
    if (earlier === undefined) return []
    const place = placeOf(process.path, type, 'name')
    const other = placeOf(process.path, earlier, 'name')
    // What is imported twice is the same type.
    if (place.line === other.line && place.column === other.column && sameJson(earlier, type)) return []
    return [
      createProblem(
        'duplicate-id',
        place,
        `there is a second type ${lastName(name)}; the first is on line ${other.line}`,
        'Rename one of the two.',
      ),
    ]
  })
}

const RESOURCES = [
  ['coresMin', 'coresMax'],
  ['ramMin', 'ramMax'],
  ['tmpdirMin', 'tmpdirMax'],
  ['outdirMin', 'outdirMax'],
] as const

/**
 * "It is an error if max < min" and "if the value of any of these fields is negative" (CWL v1.2,
 * "ResourceRequirement").
 */
function checkResources(process: Process, requirement: JsonObject): readonly Problem[] {
  return problemsOf(RESOURCES, (ends) => {
    const [min, max] = [numberIn(requirement[ends[0]]), numberIn(requirement[ends[1]])]
    if ((min ?? 0) < 0 || (max ?? 0) < 0) {
      const negative = ends.filter((end) => (numberIn(requirement[end]) ?? 0) < 0)
      return negative.map((end) =>
        createProblem(
          'resource-range',
          placeOf(process.path, requirement, end),
          `${end} is negative`,
          'Give a number from 0 up.',
        ),
      )
    }
    if (min !== undefined && max !== undefined && max < min)
      return [
        createProblem(
          'resource-range',
          placeOf(process.path, requirement, ends[1]),
          `${ends[1]} is ${max}, less than ${ends[0]}, which is ${min}`,
          'Swap or correct them.',
        ),
      ]
    return NO_PROBLEMS
  })
}

/** "Negative time limits are an error" (CWL v1.2, "ToolTimeLimit"). */
function checkTimeLimit(process: Process, requirement: JsonObject): readonly Problem[] {
  if ((numberIn(requirement['timelimit']) ?? 0) >= 0) return []
  return [
    createProblem(
      'resource-range',
      placeOf(process.path, requirement, 'timelimit'),
      'timelimit is negative',
      'Give a number from 0 up; 0 means no limit.',
    ),
  ]
}

/** It may be left out, for true; null is none of its kinds (CWL v1.2, "WorkReuse": `boolean | Expression`). */
function checkReuse(process: Process, requirement: JsonObject): readonly Problem[] {
  if (requirement['enableReuse'] !== null || process.version === 'v1.0') return []
  return [
    createProblem(
      'wrong-type',
      placeOf(process.path, requirement, 'enableReuse'),
      'enableReuse must be true or false or an expression, and this is null',
      'Leave it out: it is true then.',
    ),
  ]
}

/** Nothing puts the value of another variable in: who means to extend a path so loses what was in it. */
function checkVariables(process: Process, requirement: JsonObject): readonly Problem[] {
  return problemsOf(objectsIn(requirement, 'envDef'), (definition) => {
    const { envName: name, envValue: value } = definition
    if (typeof name !== 'string' || typeof value !== 'string') return NO_PROBLEMS
    const variable = /(?<![\\$])\$[A-Z_][A-Z\d_]+\b/.exec(value)?.[0]
    if (variable === undefined) return NO_PROBLEMS
    return [
      createProblem(
        'unevaluated-expression',
        placeOf(process.path, definition, 'envValue'),
        `no shell reads this: the value of ${name} holds ${variable} as it is written`,
        'Write the whole value out.',
      ),
    ]
  })
}

const OWN_CHECKS: ReadonlyMap<string, (process: Process, requirement: JsonObject) => readonly Problem[]> = new Map([
  ['ResourceRequirement', checkResources],
  ['ToolTimeLimit', checkTimeLimit],
  ['WorkReuse', checkReuse],
  ['EnvVarRequirement', checkVariables],
])

function numberIn(value: JsonValue | undefined): number | undefined {
  if (value instanceof ExactNumber) return value.value
  return typeof value === 'number' ? value : undefined
}

/** A platform that knows the workflow's version may not know the one of a tool in it. */
function checkVersion(process: Process, step: Step): readonly Problem[] {
  const { run } = step
  if (run === undefined || VERSIONS.indexOf(run.version) <= VERSIONS.indexOf(process.version)) return NO_PROBLEMS
  return [
    createProblem(
      'mixed-versions',
      placeOf(process.path, step.value, 'run'),
      `${titleOf(step)} runs a process of CWL ${run.version}, and the workflow is of ${process.version}`,
      `Raise the workflow's cwlVersion to ${run.version}.`,
    ),
  ]
}

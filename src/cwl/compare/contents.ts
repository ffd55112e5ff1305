import { isArray, isObject, sameJson, stringifyJson, type JsonObject, type JsonValue } from '../../json/index.ts'
import { lastName } from '../documents/local-names.ts'

/** One difference in what an app does. The full diff has more detail. */
export interface ContentChange {
  /** What differs: `image` is the image of DockerRequirement, `version` is the `cwlVersion` or the version of the tool. */
  readonly kind: 'image' | 'version' | 'requirement' | 'step'
  /** Names of steps down to the process, joined by slashes. Empty for the app itself. */
  readonly step: string
  /** One sentence for people. */
  readonly message: string
}

/** The differences in images, versions, requirements and steps between two packed descriptions. */
export function compareContents(before: JsonObject, after: JsonObject): readonly ContentChange[] {
  const [old, next] = [processesOf(before), processesOf(after)]
  const changes: ContentChange[] = []
  for (const step of new Set([...old.keys(), ...next.keys()])) {
    const [from, to] = [old.get(step), next.get(step)]
    if (from === undefined) changes.push({ kind: 'step', step, message: `the step "${step}" is new` })
    else if (to === undefined) changes.push({ kind: 'step', step, message: `the step "${step}" is removed` })
    else changes.push(...compareProcesses(step, from, to))
  }
  return changes
}

function compareProcesses(step: string, from: JsonObject, to: JsonObject): readonly ContentChange[] {
  const changes: ContentChange[] = []
  const addChange = (
    kind: ContentChange['kind'],
    what: string,
    old: string | undefined,
    next: string | undefined,
  ): void => {
    if (old !== next)
      changes.push({
        kind,
        step,
        message: `${what}${step === '' ? '' : ` of "${step}"`}: ${old ?? 'none'} → ${next ?? 'none'}`,
      })
  }
  addChange('image', 'image', imageOf(from), imageOf(to))
  for (const key of VERSION_KEYS) addChange('version', key, textOf(from[key]), textOf(to[key]))
  const [old, next] = [requirementsOf(from), requirementsOf(to)]
  for (const name of new Set([...old.keys(), ...next.keys()])) {
    if (name === 'DockerRequirement') continue
    const [one, two] = [old.get(name), next.get(name)]
    const where = step === '' ? '' : ` of "${step}"`
    if (one === undefined) changes.push({ kind: 'requirement', step, message: `${name}${where} is new` })
    else if (two === undefined) changes.push({ kind: 'requirement', step, message: `${name}${where} is removed` })
    else if (name === 'SoftwareRequirement' && softwareOf(one) !== undefined && softwareOf(two) !== undefined)
      changes.push(...compareSoftware(step, where, one, two))
    else if (!sameJson(one, two))
      changes.push({
        kind: 'requirement',
        step,
        message: `${name}${where}${membersThatChange(one, two) ?? ' changes'}`,
      })
  }
  return changes
}

/** `: coresMin 8 → 16`. Undefined if that is too long for a sentence. */
function membersThatChange(one: JsonObject, two: JsonObject): string | undefined {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(two)])].filter(
    (key) => !sameJson(one[key] ?? null, two[key] ?? null),
  )
  const texts = keys.map((key) => {
    const [old, next] = [one[key], two[key]].map((value) =>
      isArray(value) || isObject(value) ? undefined : (textOf(value) ?? 'none'),
    )
    return old === undefined || next === undefined || old.length + next.length > FEW_WORDS || /[\r\n]/.test(old + next)
      ? undefined
      : `${key} ${old} → ${next}`
  })
  return texts.includes(undefined) ? undefined : `: ${texts.join(', ')}`
}

/** Before and after together, in characters. */
const FEW_WORDS = 80

/** Undefined if it is not in its long form. */
function softwareOf({ packages }: JsonObject): ReadonlyMap<string, string> | undefined {
  if (!isArray(packages)) return undefined
  const found = new Map<string, string>()
  for (const entry of packages) {
    if (!isObject(entry) || typeof entry['package'] !== 'string') return undefined
    const { version } = entry
    found.set(entry['package'], isArray(version) ? version.map((each) => textOf(each)).join(', ') : '')
  }
  return found
}

function compareSoftware(step: string, where: string, one: JsonObject, two: JsonObject): readonly ContentChange[] {
  const [old, next] = [softwareOf(one) ?? new Map<string, string>(), softwareOf(two) ?? new Map<string, string>()]
  const changes: ContentChange[] = []
  for (const name of new Set([...old.keys(), ...next.keys()])) {
    const [from, to] = [old.get(name), next.get(name)]
    if (from !== to)
      changes.push({
        kind: 'version',
        step,
        message: `${name}${where}: ${from === undefined ? 'none' : from || 'any version'} → ${to === undefined ? 'none' : to || 'any version'}`,
      })
  }
  return changes.length === 0 && !sameJson(one, two)
    ? [{ kind: 'requirement', step, message: `SoftwareRequirement${where} changes` }]
    : changes
}

const VERSION_KEYS = ['cwlVersion', 'sbg:toolkitVersion', 's:version', 's:softwareVersion'] as const

function processesOf(description: JsonObject): ReadonlyMap<string, JsonObject> {
  const found = new Map<string, JsonObject>()
  const visit = (process: JsonObject, path: string): void => {
    found.set(path, process)
    const { steps } = process
    if (!isArray(steps)) return
    for (const step of steps) {
      if (!isObject(step) || typeof step['id'] !== 'string' || !isObject(step['run'])) continue
      visit(step['run'], path === '' ? lastName(step['id']) : `${path}/${lastName(step['id'])}`)
    }
  }
  visit(description, '')
  return found
}

function requirementsOf(process: JsonObject): ReadonlyMap<string, JsonObject> {
  const found = new Map<string, JsonObject>()
  // They take precedence (CWL, "Requirements and hints").
  for (const list of [process['hints'], process['requirements']]) {
    if (isArray(list)) {
      for (const entry of list)
        if (isObject(entry) && typeof entry['class'] === 'string') found.set(entry['class'], entry)
    } else if (isObject(list)) {
      for (const [name, entry] of Object.entries(list)) if (isObject(entry)) found.set(name, entry)
    }
  }
  return found
}

function imageOf(process: JsonObject): string | undefined {
  const docker = requirementsOf(process).get('DockerRequirement')
  return textOf(docker?.['dockerPull'] ?? docker?.['dockerImageId'])
}

function textOf(value: JsonValue | undefined): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : stringifyJson(value)
}

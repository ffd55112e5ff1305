import { isArray, isObject, parseJson, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'
import { faultOfName } from '../platform/contract.ts'
import { StartError } from './start-error.ts'
import type { Store } from './store.ts'

export interface Seeded {
  readonly projects: number
  readonly apps: number
  readonly exports: number
}

/**
 * JSON of the form `{"projects": ["owner/project"], "apps": [{"address": "owner/project/app", "description": {…}}],
 * "exports": [{"id": "…", "state": "FAILED", …}]}`, every member optional. An existing app with the same description is
 * unchanged; an existing export job gets the new state, and keeps its other fields if the seed has none. Throws a
 * StartError before anything is stored.
 */
export function loadSeed(text: string, store: Store): Seeded {
  const seed = parseSeed(text)
  refuseOthers(seed, 'the seed', ['projects', 'apps', 'exports'])
  const projects = entries(seed, 'projects').map(projectOf)
  const apps = entries(seed, 'apps').map(appOf)
  const jobs = entries(seed, 'exports').map(jobOf)
  store.atomically(() => {
    for (const project of projects) store.addProject(project)
    for (const { address, description } of apps) {
      if (store.latest(address)?.text !== description) store.install(address, description)
    }
    for (const job of jobs) {
      const details = Object.keys(job.details).length === 0 ? undefined : job.details
      if (job.id === undefined || !store.setExport(job.id, job.state, details)) store.addExport(job)
    }
  })
  return { projects: projects.length, apps: apps.length, exports: jobs.length }
}

function parseSeed(text: string): JsonObject {
  try {
    const value = parseJson(text)
    if (isObject(value)) return value
  } catch (error) {
    if (error instanceof SyntaxError) throw notLoaded(`the seed is not JSON: ${error.message}`)
    throw error
  }
  throw notLoaded('the seed is not a JSON object')
}

/** A misspelt member would be ignored silently. */
function refuseOthers(object: JsonObject, place: string, known: readonly string[]): void {
  const other = Object.keys(object).find((name) => !known.includes(name))
  if (other !== undefined)
    throw notLoaded(`${place} has a member ${JSON.stringify(other)}; there are ${known.join(', ')}`)
}

function entries(seed: JsonObject, name: string): readonly (readonly [string, JsonValue])[] {
  const value = seed[name] ?? []
  if (!isArray(value)) throw notLoaded(`${name} is not a list`)
  return value.map((entry, at) => [`${name}[${at}]`, entry] as const)
}

function partsOf(text: JsonValue | undefined, count: number, place: string, wanted: string): readonly string[] {
  const parts = typeof text === 'string' ? text.split('/') : []
  if (parts.length !== count || parts.some((part) => faultOfName(part) !== undefined))
    throw notLoaded(`${place} is not ${wanted}`)
  return parts
}

function projectOf([place, entry]: readonly [string, JsonValue]) {
  const [owner = '', project = ''] = partsOf(entry, 2, place, '"owner/project"')
  return { owner, project }
}

function appOf([place, entry]: readonly [string, JsonValue]) {
  const { address, description, ...others } = isObject(entry) ? entry : {}
  refuseOthers(others, place, ['address', 'description'])
  const [owner = '', project = '', app = ''] = partsOf(address, 3, `${place}.address`, '"owner/project/app"')
  if (!isObject(description)) throw notLoaded(`${place}.description is not an object`)
  return { address: { owner, project, app }, description: stringifyJson(description) }
}

function jobOf([place, entry]: readonly [string, JsonValue]) {
  const { id, state, ...details } = isObject(entry) ? entry : {}
  if (typeof state !== 'string' || state === '') throw notLoaded(`${place}.state is not a text`)
  if (id !== undefined && (typeof id !== 'string' || id === '')) throw notLoaded(`${place}.id is not a text`)
  return { ...(id === undefined ? {} : { id }), state, details }
}

function notLoaded(reason: string): StartError {
  return new StartError(reason, 'Nothing was loaded.')
}

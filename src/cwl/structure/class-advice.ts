import { nearest } from '../../files/suggest.ts'
import { MODELS, VERSIONS, type Model } from '../model/index.ts'

/** The allowed name that the author most likely meant. Most names end in "Requirement", so that part is not compared. */
export function nearestName(written: string, allowed: readonly string[]): string | undefined {
  const cores = new Map(allowed.map((name) => [coreOf(name), name]))
  const guess = nearest(coreOf(written), cores.keys())
  return guess === undefined ? undefined : cores.get(guess)
}

function coreOf(name: string): string {
  return name.replace(/(?<=.)Requirement$/, '')
}

/** Extensions that CWL adopted under another name: cwltool:TimeLimit and arv:ReuseRequirement. */
const TAKEN_OVER: ReadonlyMap<string, string> = new Map([
  ['TimeLimit', 'ToolTimeLimit'],
  ['ReuseRequirement', 'WorkReuse'],
])

/** Some extensions became requirements of CWL, most under the same name, such as cwltool:InplaceUpdateRequirement. */
export function fixOfExtension(model: Model, written: string): string {
  const name = written.slice(Math.max(...[':', '#', '/'].map((mark) => written.lastIndexOf(mark))) + 1)
  // An engine that ignores a hint for a loop runs the step once, with another result. So a hint is not advised.
  if (name === 'Loop') return 'CWL has no loops up to v1.2. Let the tool itself repeat its work.'
  const own = TAKEN_OVER.get(name) ?? name
  if (model.requirements.includes(own)) return `Write ${own}, which is part of CWL ${model.version}.`
  const later = VERSIONS.find((version) => version > model.version && MODELS[version].requirements.includes(own))
  return later === undefined
    ? 'Move it to hints.'
    : `Move it to hints, or raise cwlVersion to ${later} and write ${own}.`
}

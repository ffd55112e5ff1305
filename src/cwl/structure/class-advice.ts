import { MODELS, VERSIONS, type Model } from '../model/index.ts'
import { nearest } from '../problems/suggest.ts'

/** The name that was meant most likely. That most end alike says nothing of which. */
export function nearestName(written: string, allowed: readonly string[]): string | undefined {
  const cores = new Map(allowed.map((name) => [coreOf(name), name]))
  const guess = nearest(coreOf(written), cores.keys())
  return guess === undefined ? undefined : cores.get(guess)
}

function coreOf(name: string): string {
  return name.replace(/(?<=.)Requirement$/, '')
}

/** Extensions that CWL took over under another name: cwltool:TimeLimit and arv:ReuseRequirement. */
const TAKEN_OVER: ReadonlyMap<string, string> = new Map([
  ['TimeLimit', 'ToolTimeLimit'],
  ['ReuseRequirement', 'WorkReuse'],
])

/** Some extensions became requirements of CWL, most under their own names, such as cwltool:InplaceUpdateRequirement. */
export function fixOfExtension(model: Model, written: string): string {
  const name = written.slice(Math.max(...[':', '#', '/'].map((mark) => written.lastIndexOf(mark))) + 1)
  // Who ignored it as a hint would run the step once, and give another result.
  if (name === 'Loop') return 'CWL has no loops up to v1.2: let the tool itself repeat what it does.'
  const own = TAKEN_OVER.get(name) ?? name
  if (model.requirements.includes(own)) return `Write ${own}, which CWL ${model.version} has itself.`
  const later = VERSIONS.find((version) => version > model.version && MODELS[version].requirements.includes(own))
  return later === undefined
    ? 'Put it under hints.'
    : `Put it under hints, or raise cwlVersion to ${later} and write ${own}.`
}

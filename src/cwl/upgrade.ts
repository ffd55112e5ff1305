import { copyOf, entriesOf, isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'
import { VERSIONS, type VersionName } from './model/index.ts'

/** The newest of some versions: one that holds documents of all of them. */
export function newestOf(versions: Iterable<VersionName>): VersionName {
  const present = new Set(versions)
  return VERSIONS.findLast((version) => present.has(version)) ?? 'v1.2'
}

/**
 * A process, in long form, with the same meaning under a newer version. From v1.0 to v1.1 and later (CWL v1.1
 * CommandLineTool, "Changelog"): listings were deep and the network was open unless said otherwise, patterns of
 * secondary files become objects, bindings that never had an effect go away. v1.1 reads as v1.2 unchanged.
 */
export function upgradeProcess(process: JsonObject, from: VersionName, to: VersionName, prefixes: Prefixes): JsonObject {
  if (from !== 'v1.0' || to === 'v1.0') return process
  const upgraded = copyOf(withoutIdleBindings(withStandardNames(process, prefixes)))
  for (const side of ['inputs', 'outputs']) {
    const parameters = upgraded[side]
    if (isArray(parameters)) upgraded[side] = parameters.map((parameter) => (isObject(parameter) ? withPatternObjects(parameter) : parameter))
  }
  if (process['class'] !== 'Workflow') upgraded['hints'] = withOldDefaults(upgraded)
  return upgraded
}

/** Prefix → address, as `$namespaces` of the file says. */
export type Prefixes = ReadonlyMap<string, string>

const CWLTOOL = 'http://commonwl.org/cwltool#'

/** The reference implementation's extensions to v1.0 that v1.1 took over, under the names they got. */
const TAKEN_OVER: Readonly<Record<string, string>> = {
  LoadListingRequirement: 'LoadListingRequirement',
  InplaceUpdateRequirement: 'InplaceUpdateRequirement',
  TimeLimit: 'ToolTimeLimit',
  WorkReuse: 'WorkReuse',
  NetworkAccess: 'NetworkAccess',
}

function withStandardNames(process: JsonObject, prefixes: Prefixes): JsonObject {
  const copy = copyOf(process)
  for (const field of ['requirements', 'hints']) {
    const list = process[field]
    if (isArray(list)) copy[field] = list.map((item) => (isObject(item) ? withStandardName(item, prefixes) : item))
  }
  return copy
}

function withStandardName(requirement: JsonObject, prefixes: Prefixes): JsonObject {
  const name = requirement['class']
  if (typeof name !== 'string') return requirement
  const colon = name.indexOf(':')
  const address = prefixes.get(name.slice(0, colon))
  const full = address === undefined ? name : address + name.slice(colon + 1)
  const standard = full.startsWith(CWLTOOL) ? TAKEN_OVER[full.slice(CWLTOOL.length)] : undefined
  if (standard === undefined) return requirement
  const copy = copyOf(requirement)
  copy['class'] = standard
  return copy
}

/** v1.1 took `inputBinding` from workflows and expression tools, where of it only `loadContents` had an effect. */
function withoutIdleBindings(process: JsonObject): JsonObject {
  if (process['class'] === 'CommandLineTool') return process
  const copy = copyOf(process)
  const { inputs, outputs } = process
  if (isArray(inputs)) {
    copy['inputs'] = inputs.map((input) => {
      const binding = isObject(input) ? input['inputBinding'] : undefined
      if (!isObject(input) || binding === undefined) return input
      const contents = isObject(binding) ? binding['loadContents'] : undefined
      const rest = entriesOf(input).filter(([key]) => key !== 'inputBinding')
      return objectFrom(contents === undefined ? rest : [...rest, ['loadContents', contents]])
    })
  }
  if (isArray(outputs)) {
    copy['outputs'] = outputs.map((output) =>
      isObject(output) && 'outputBinding' in output ? objectFrom(entriesOf(output).filter(([key]) => key !== 'outputBinding')) : output,
    )
  }
  return copy
}

/** As an object, because from v1.1 on a question mark at the end of the text means "not required". */
function withPatternObjects(parameter: JsonObject): JsonObject {
  const written = parameter['secondaryFiles']
  if (written === undefined || written === null) return parameter
  const patterns = isArray(written) ? written : [written]
  const copy = copyOf(parameter)
  copy['secondaryFiles'] = patterns.map((pattern): JsonValue => (typeof pattern === 'string' ? objectFrom([['pattern', pattern]]) : pattern))
  return copy
}

function withOldDefaults(process: JsonObject): JsonValue {
  const classes = new Set(
    ['requirements', 'hints'].flatMap((field) => {
      const list = process[field]
      return isArray(list) ? list.filter(isObject).map((item) => item['class']) : []
    }),
  )
  const { hints } = process
  const added: JsonObject[] = []
  if (!classes.has('LoadListingRequirement')) added.push(objectFrom([['class', 'LoadListingRequirement'], ['loadListing', 'deep_listing']]))
  if (!classes.has('NetworkAccess') && process['class'] === 'CommandLineTool') added.push(objectFrom([['class', 'NetworkAccess'], ['networkAccess', true]]))
  return [...(isArray(hints) ? hints : []), ...added]
}

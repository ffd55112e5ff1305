import {
  copyOf,
  isArray,
  isObject,
  objectFrom,
  orderedKeys,
  withField,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { objectsIn } from '../documents/parts.ts'
import { VERSIONS, type VersionName } from '../model/index.ts'
import { mapItems } from '../source/map-items.ts'
import { withoutIdleBindings } from './bindings.ts'
import { isPlainField, respellEscapes } from './escapes.ts'
import { stepsIn } from './steps.ts'

/** The newest of some versions: one that holds documents of all of them. */
export function newestOf(versions: Iterable<VersionName>): VersionName {
  const present = new Set(versions)
  return VERSIONS.findLast((version) => present.has(version)) ?? 'v1.2'
}

/** Prefix → address, as `$namespaces` of the file says. */
export type Prefixes = ReadonlyMap<string, string>

/** Classes of requirements and hints. */
export type Classes = Pick<ReadonlySet<string>, 'has'>

/** What a prefix stands for. */
type AddressOf = (prefix: string) => string | undefined

/**
 * A process, in long form, with the same meaning under a newer version; what its steps run is left alone. What changes
 * is listed, with the sentence of the specification, in docs/packing.md. `around` are the classes of requirements and
 * hints of the workflows and steps that it is embedded in, which hold for it too.
 */
export function upgradeProcess(
  process: JsonObject,
  from: VersionName,
  to: VersionName,
  addressOf: AddressOf,
  around: Classes = new Set(),
): JsonObject {
  if (from === to) return process
  let upgraded = process
  if (to === 'v1.2') upgraded = withEscapesOfAll(upgraded)
  return from === 'v1.0' ? fromFirst(upgraded, addressOf, around) : upgraded
}

/**
 * A process whose backslashes mean the same under every version: each that stays is doubled, or stands before `$(` or
 * `${`.
 */
export function withEscapesOfAll(process: JsonObject): JsonObject {
  return withNewEscapes(process, stepsIn(process)) as JsonObject
}

/**
 * A definition of a type with the same meaning under a newer version; which bindings a process may have is looked at
 * with it.
 */
export function upgradeType(definition: JsonObject, from: VersionName, to: VersionName): JsonObject {
  return from !== to && to === 'v1.2' ? (withNewEscapes(definition, NO_STEPS) as JsonObject) : definition
}

const NO_STEPS: ReadonlySet<JsonValue> = new Set()

/** Classes of the requirements and hints that a process or step says itself. */
export function requirementClasses(holder: JsonObject): ReadonlySet<string> {
  const items = ['requirements', 'hints'].flatMap((field) => objectsIn(holder, field))
  return new Set(items.flatMap(({ class: name }) => (typeof name === 'string' ? [name] : [])))
}

/**
 * Of a step: what it runs has a version of its own, and its `valueFrom` the reference reads in the new way under every
 * version.
 */
const LEFT_ALONE: ReadonlySet<string> = new Set(['run', 'in'])

function withNewEscapes(value: JsonValue, steps: ReadonlySet<JsonValue>): JsonValue {
  if (typeof value === 'string') return respellEscapes(value)
  if (isArray(value)) return mapItems(value, (item) => withNewEscapes(item, steps))
  if (!isObject(value)) return value
  let copy: { [key: string]: JsonValue } | undefined
  for (const key of orderedKeys(value)) {
    const item = value[key]
    if (item === undefined || isPlainField(key) || (LEFT_ALONE.has(key) && steps.has(value))) continue
    const respelt = withNewEscapes(item, steps)
    if (respelt !== item) (copy ??= copyOf(value))[key] = respelt
  }
  return copy ?? value
}

/** v1.0 to v1.1 and later. */
function fromFirst(process: JsonObject, addressOf: AddressOf, around: Classes): JsonObject {
  const upgraded = copyOf(withoutIdleBindings(withStandardNames(process, addressOf)))
  for (const side of ['inputs', 'outputs']) {
    const parameters = upgraded[side]
    if (isArray(parameters))
      upgraded[side] = mapItems(parameters, (parameter) =>
        isObject(parameter) ? withPatternObjects(parameter) : parameter,
      )
  }
  const { steps } = upgraded
  if (isArray(steps))
    upgraded['steps'] = mapItems(steps, (step) => (isObject(step) ? withStandardNames(step, addressOf) : step))
  const added = process['class'] === 'Workflow' ? [] : oldDefaults(upgraded, around)
  const { hints } = upgraded
  if (added.length > 0) upgraded['hints'] = [...(isArray(hints) ? hints : []), ...added]
  return upgraded
}

const CWLTOOL = 'http://commonwl.org/cwltool#'

/** Extensions to v1.0 that v1.1 took over, under the names they got. */
const TAKEN_OVER: ReadonlyMap<string, string> = new Map([
  [`${CWLTOOL}LoadListingRequirement`, 'LoadListingRequirement'],
  [`${CWLTOOL}InplaceUpdateRequirement`, 'InplaceUpdateRequirement'],
  [`${CWLTOOL}TimeLimit`, 'ToolTimeLimit'],
  [`${CWLTOOL}WorkReuse`, 'WorkReuse'],
  [`${CWLTOOL}NetworkAccess`, 'NetworkAccess'],
  ['http://arvados.org/cwl#ReuseRequirement', 'WorkReuse'],
])

function withStandardNames(holder: JsonObject, addressOf: AddressOf): JsonObject {
  let copy: { [key: string]: JsonValue } | undefined
  for (const field of ['requirements', 'hints']) {
    const list = holder[field]
    if (!isArray(list)) continue
    const renamed = mapItems(list, (item) => (isObject(item) ? withStandardName(item, addressOf) : item))
    if (renamed !== list) (copy ??= copyOf(holder))[field] = renamed
  }
  return copy ?? holder
}

function withStandardName(requirement: JsonObject, addressOf: AddressOf): JsonObject {
  const name = requirement['class']
  if (typeof name !== 'string') return requirement
  const colon = name.indexOf(':')
  const address = colon < 0 ? undefined : addressOf(name.slice(0, colon))
  const standard = TAKEN_OVER.get(address === undefined ? name : address + name.slice(colon + 1))
  return standard === undefined ? requirement : withField(requirement, 'class', standard)
}

/** As an object, because from v1.1 on a question mark at the end of the text means "not required". */
function withPatternObjects(parameter: JsonObject): JsonObject {
  const written = parameter['secondaryFiles']
  if (written === undefined || written === null) return parameter
  const patterns = isArray(written) ? written : [written]
  return withField(
    parameter,
    'secondaryFiles',
    patterns.map((pattern): JsonValue => (typeof pattern === 'string' ? objectFrom([['pattern', pattern]]) : pattern)),
  )
}

/** In v1.0 listings were deep and the network was open; later both need to be said. */
function oldDefaults(process: JsonObject, around: Classes): readonly JsonObject[] {
  const said = requirementClasses(process)
  const isSaid = (name: string): boolean => said.has(name) || around.has(name)
  return [
    ...(isSaid('LoadListingRequirement')
      ? []
      : [
          objectFrom([
            ['class', 'LoadListingRequirement'],
            ['loadListing', 'deep_listing'],
          ]),
        ]),
    ...(isSaid('NetworkAccess') || process['class'] !== 'CommandLineTool'
      ? []
      : [
          objectFrom([
            ['class', 'NetworkAccess'],
            ['networkAccess', true],
          ]),
        ]),
  ]
}

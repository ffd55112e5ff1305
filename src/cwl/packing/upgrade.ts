import { copyOf, isArray, objectFrom, withField, type JsonObject } from '../../json/index.ts'
import { objectsIn } from '../documents/parts.ts'
import { VERSIONS, type VersionName } from '../model/index.ts'
import { expandPrefix } from '../model/own-terms.ts'
import { mapObjects } from '../yaml/map-items.ts'
import { withoutUnusedBindings, type OnDropped } from './bindings.ts'

/** The newest can contain documents of all versions. */
export function newestOf(versions: Iterable<VersionName>): VersionName {
  const present = new Set(versions)
  return VERSIONS.findLast((version) => present.has(version)) ?? 'v1.2'
}

/** Addresses by prefix. */
export type Prefixes = ReadonlyMap<string, string>

export type Classes = Pick<ReadonlySet<string>, 'has'>

type AddressOf = (prefix: string) => string | undefined

/**
 * An older process in long form, as part of a newer description: its `cwlVersion` is kept, and it means the same to an
 * engine that respects that and to one that does not. No text is changed. docs/packing.md lists what is added and left
 * out. `around` has the classes that apply to it from outside; `onDropped` is called for each binding that the newer
 * version does not have.
 */
export function upgradeProcess(
  process: JsonObject,
  from: VersionName,
  to: VersionName,
  context: UpgradeContext,
): JsonObject {
  return from === 'v1.0' && to !== 'v1.0' ? fromFirst(process, context) : process
}

interface UpgradeContext {
  readonly addressOf: AddressOf
  readonly around?: Classes | undefined
  readonly onDropped: OnDropped
}

export function requirementClasses(holder: JsonObject): ReadonlySet<string> {
  const items = ['requirements', 'hints'].flatMap((field) => objectsIn(holder, field))
  return new Set(items.map(({ class: name }) => name).filter((name) => typeof name === 'string'))
}

/** The same process, which also requires what it does not declare of these classes. */
export function requiring(process: JsonObject, classes: readonly string[]): JsonObject {
  const declared = requirementClasses(process)
  const missing = classes.filter((name) => !declared.has(name))
  const { requirements } = process
  return missing.length === 0
    ? process
    : withField(process, 'requirements', [
        ...(isArray(requirements) ? requirements : []),
        ...missing.map((name) => objectFrom([['class', name]])),
      ])
}

function fromFirst(process: JsonObject, { addressOf, around = new Set(), onDropped }: UpgradeContext): JsonObject {
  const upgraded = copyOf(withoutUnusedBindings(process, onDropped))
  const { steps } = upgraded
  if (isArray(steps)) {
    upgraded['steps'] = mapObjects(steps, (step) => withHints(step, standardHints(step, addressOf)))
  }
  const standard = standardHints(process, addressOf)
  const known = withHints(upgraded, standard)
  return process['class'] === 'Workflow' ? known : withHints(known, oldDefaults(known, around))
}

function withHints(holder: JsonObject, added: readonly JsonObject[]): JsonObject {
  const { hints } = holder
  return added.length === 0 ? holder : withField(holder, 'hints', [...(isArray(hints) ? hints : []), ...added])
}

const CWLTOOL = 'http://commonwl.org/cwltool#'

/** Extensions to v1.0, by their new names. */
const TAKEN_OVER: ReadonlyMap<string, string> = new Map([
  [`${CWLTOOL}LoadListingRequirement`, 'LoadListingRequirement'],
  [`${CWLTOOL}InplaceUpdateRequirement`, 'InplaceUpdateRequirement'],
  [`${CWLTOOL}TimeLimit`, 'ToolTimeLimit'],
  [`${CWLTOOL}WorkReuse`, 'WorkReuse'],
  [`${CWLTOOL}NetworkAccess`, 'NetworkAccess'],
  ['http://arvados.org/cwl#ReuseRequirement', 'WorkReuse'],
])

/** As hints under the new names: engines of v1.0 do not know those, and read the others. */
function standardHints(holder: JsonObject, addressOf: AddressOf): readonly JsonObject[] {
  const declared = requirementClasses(holder)
  const written = ['requirements', 'hints'].flatMap((field) => objectsIn(holder, field))
  return written.flatMap((item) => {
    const standard = standardName(item, addressOf)
    return standard === undefined || declared.has(standard) ? [] : [withField(item, 'class', standard)]
  })
}

function standardName({ class: name }: JsonObject, addressOf: AddressOf): string | undefined {
  return typeof name === 'string' ? TAKEN_OVER.get(expandPrefix(name, { get: addressOf })) : undefined
}

/** In v1.0 listings are deep and the network is open. */
function oldDefaults(process: JsonObject, around: Classes): readonly JsonObject[] {
  const declared = requirementClasses(process)
  const isDeclared = (name: string): boolean => declared.has(name) || around.has(name)
  return [
    ...(isDeclared('LoadListingRequirement')
      ? []
      : [
          objectFrom([
            ['class', 'LoadListingRequirement'],
            ['loadListing', 'deep_listing'],
          ]),
        ]),
    ...(isDeclared('NetworkAccess') || process['class'] !== 'CommandLineTool'
      ? []
      : [
          objectFrom([
            ['class', 'NetworkAccess'],
            ['networkAccess', true],
          ]),
        ]),
  ]
}

import { copyOf, isArray, objectFrom, withField, type JsonObject } from '../../json/index.ts'
import { objectsIn } from '../documents/parts.ts'
import { VERSIONS, type VersionName } from '../model/index.ts'
import { mapObjects } from '../yaml/map-items.ts'
import { withoutUnusedBindings, type OnDropped } from './bindings.ts'

/** The newest of some versions: it can contain documents of all of them. */
export function newestOf(versions: Iterable<VersionName>): VersionName {
  const present = new Set(versions)
  return VERSIONS.findLast((version) => present.has(version)) ?? 'v1.2'
}

/** Prefix → address, from `$namespaces` of the file. */
export type Prefixes = ReadonlyMap<string, string>

/** Classes of requirements and hints. */
export type Classes = Pick<ReadonlySet<string>, 'has'>

type AddressOf = (prefix: string) => string | undefined

/**
 * A process of an older version, in long form, as part of a description of a newer one: its own `cwlVersion` is kept,
 * and it means the same to an engine that respects that and to one that reads the whole description in the newer
 * version. No text is changed. docs/packing.md lists what is added and what is left out. `around` has the classes of
 * requirements and hints of the workflows and steps around it, which apply to it too; `onDropped` is called for each
 * binding that the newer version does not have.
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

/** Classes of the requirements and hints of a process or step itself. */
export function requirementClasses(holder: JsonObject): ReadonlySet<string> {
  const items = ['requirements', 'hints'].flatMap((field) => objectsIn(holder, field))
  return new Set(items.map(({ class: name }) => name).filter((name) => typeof name === 'string'))
}

/** v1.0 to v1.1 and later. */
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

/** Extensions to v1.0 that are part of v1.1, with their new names. */
const TAKEN_OVER: ReadonlyMap<string, string> = new Map([
  [`${CWLTOOL}LoadListingRequirement`, 'LoadListingRequirement'],
  [`${CWLTOOL}InplaceUpdateRequirement`, 'InplaceUpdateRequirement'],
  [`${CWLTOOL}TimeLimit`, 'ToolTimeLimit'],
  [`${CWLTOOL}WorkReuse`, 'WorkReuse'],
  [`${CWLTOOL}NetworkAccess`, 'NetworkAccess'],
  ['http://arvados.org/cwl#ReuseRequirement', 'WorkReuse'],
])

/** Extensions under their names in v1.1, as hints: engines of v1.0 do not know those, and read the others. */
function standardHints(holder: JsonObject, addressOf: AddressOf): readonly JsonObject[] {
  const declared = requirementClasses(holder)
  const written = ['requirements', 'hints'].flatMap((field) => objectsIn(holder, field))
  return written.flatMap((item) => {
    const standard = standardName(item, addressOf)
    return standard === undefined || declared.has(standard) ? [] : [withField(item, 'class', standard)]
  })
}

function standardName({ class: name }: JsonObject, addressOf: AddressOf): string | undefined {
  if (typeof name !== 'string') return undefined
  const colon = name.indexOf(':')
  const address = colon < 0 ? undefined : addressOf(name.slice(0, colon))
  return TAKEN_OVER.get(address === undefined ? name : address + name.slice(colon + 1))
}

/** In v1.0 listings are deep and the network is open; later versions need both to be declared. */
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

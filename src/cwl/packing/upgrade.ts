import { copyOf, isArray, isObject, objectFrom, withField, type JsonObject } from '../../json/index.ts'
import { objectsIn } from '../documents/parts.ts'
import { VERSIONS, type VersionName } from '../model/index.ts'
import { mapItems } from '../source/map-items.ts'
import { withoutIdleBindings, type OnDropped } from './bindings.ts'

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
 * A process of an older version, in long form, as it stands in a description of a newer one: its own `cwlVersion` is
 * kept beside it, and it means the same to an engine that honours that and to one that reads the whole under the newer
 * version. No text is changed. What is added, and what is left out, is listed in docs/packing.md. `around` are the
 * classes of requirements and hints of the workflows and steps that it is embedded in, which hold for it too;
 * `onDropped` is called for each binding that the newer version does not have.
 */
export function upgradeProcess(
  process: JsonObject,
  from: VersionName,
  to: VersionName,
  context: UpgradeContext,
): JsonObject {
  return from === 'v1.0' && to !== 'v1.0' ? fromFirst(process, context) : process
}

/** What the upgrade of a process needs to know of its place, and reports to. */
export interface UpgradeContext {
  readonly addressOf: AddressOf
  readonly around?: Classes | undefined
  readonly onDropped: OnDropped
}

/** Classes of the requirements and hints that a process or step says itself. */
export function requirementClasses(holder: JsonObject): ReadonlySet<string> {
  const items = ['requirements', 'hints'].flatMap((field) => objectsIn(holder, field))
  return new Set(items.flatMap(({ class: name }) => (typeof name === 'string' ? [name] : [])))
}

/** v1.0 to v1.1 and later. */
function fromFirst(process: JsonObject, { addressOf, around = new Set(), onDropped }: UpgradeContext): JsonObject {
  const upgraded = copyOf(withoutIdleBindings(process, onDropped))
  const { steps } = upgraded
  if (isArray(steps)) {
    upgraded['steps'] = mapItems(steps, (step) =>
      isObject(step) ? withHints(step, standardHints(step, addressOf)) : step,
    )
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

/** Extensions to v1.0 that v1.1 took over, under the names they got. */
const TAKEN_OVER: ReadonlyMap<string, string> = new Map([
  [`${CWLTOOL}LoadListingRequirement`, 'LoadListingRequirement'],
  [`${CWLTOOL}InplaceUpdateRequirement`, 'InplaceUpdateRequirement'],
  [`${CWLTOOL}TimeLimit`, 'ToolTimeLimit'],
  [`${CWLTOOL}WorkReuse`, 'WorkReuse'],
  [`${CWLTOOL}NetworkAccess`, 'NetworkAccess'],
  ['http://arvados.org/cwl#ReuseRequirement', 'WorkReuse'],
])

/** Extensions under the names that v1.1 gave them, as hints: engines of v1.0 do not know those, and read the others. */
function standardHints(holder: JsonObject, addressOf: AddressOf): readonly JsonObject[] {
  const said = requirementClasses(holder)
  const written = ['requirements', 'hints'].flatMap((field) => objectsIn(holder, field))
  return written.flatMap((item) => {
    const standard = standardName(item, addressOf)
    return standard === undefined || said.has(standard) ? [] : [withField(item, 'class', standard)]
  })
}

function standardName({ class: name }: JsonObject, addressOf: AddressOf): string | undefined {
  if (typeof name !== 'string') return undefined
  const colon = name.indexOf(':')
  const address = colon < 0 ? undefined : addressOf(name.slice(0, colon))
  return TAKEN_OVER.get(address === undefined ? name : address + name.slice(colon + 1))
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

import { isArray, isObject, type JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOrEmpty, objectsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import { isOnly, membersOf, withoutNull } from '../../types/types.ts'
import { placeIn, type ExpressionSite } from './expressions.ts'
import type { Use } from './features.ts'
import type { JavascriptReader } from './javascript-reader.ts'
import type { Port, Ports } from './ports.ts'

/**
 * A listing must be requested since v1.1: "by default: no_listing" (CWL v1.2 CommandLineTool, "LoadContents"). One use
 * is enough.
 */
export function listingUses(
  process: Process,
  { inputs }: Ports,
  texts: readonly ExpressionSite[],
  javascript: JavascriptReader,
): readonly Use[] {
  if (process.version === 'v1.0' || process.processClass === 'Workflow') return NO_USES
  const reading = texts.filter(({ text }) => text.includes('listing'))
  if (reading.length === 0) return NO_USES
  const unlisted = new Map([...inputs].filter(([, port]) => isUnlisted(port)))
  const holders = new Map(holdersOfSelf(process, unlisted))
  for (const text of reading) {
    const reads = javascript.uncheckedReads(text, 'listing')
    const isDeep = reads.some(({ segments }) => segments.indexOf('listing') !== segments.lastIndexOf('listing'))
    for (const { root, segments, start } of reads) {
      const name = root === 'self' ? undefined : String(segments[0])
      const holder = name === undefined ? holders.get(text.container) : unlisted.has(name) ? ofInput(name) : undefined
      if (holder !== undefined) return [useOf(process, text, start, holder, isDeep)]
    }
  }
  return NO_USES
}

const NO_USES: readonly Use[] = []

interface Holder {
  readonly name: string
  readonly place: string
}

function ofInput(name: string): Holder {
  return { name: `the input ${name}`, place: 'to that input' }
}

function holdersOfSelf(
  { value }: Process,
  unlisted: ReadonlyMap<string, Port>,
): readonly (readonly [object, Holder])[] {
  const ofInputs = [...unlisted].flatMap(
    ([
      name,
      {
        declaration: { inputBinding: binding },
      },
    ]) => (isObject(binding) ? [[binding, ofInput(name)] as const] : []),
  )
  const ofOutputs = objectsIn(value, 'outputs').flatMap((output) => {
    const { outputBinding: binding } = output
    const isFound = isObject(binding) && isPresent(binding['glob']) && ![binding, output].some(asksForListing)
    return isFound
      ? [[binding, { name: `what the output ${nameOrEmpty(output)} finds`, place: 'next to glob' }] as const]
      : []
  })
  return [...ofInputs, ...ofOutputs]
}

function useOf(process: Process, text: ExpressionSite, index: number, { name, place }: Holder, isDeep: boolean): Use {
  return {
    feature: 'LoadListingRequirement',
    place: () => placeIn(process, text, index),
    what: `the listing of ${name} is read`,
    fix: `Add loadListing: ${isDeep ? 'deep_listing' : 'shallow_listing'} ${place}: since v1.1, directories are not listed by default.`,
  }
}

/** A default may contain its listing. */
function isUnlisted({ type, declaration }: Port): boolean {
  const { default: value } = declaration
  const isDeclared = (isArray(value) ? value : [value]).some((item) => isObject(item) && isArray(item['listing']))
  return (
    !isDeclared &&
    !asksForListing(declaration) &&
    membersOf(withoutNull(type)).every((member) =>
      isOnly(member.kind === 'array' ? member.items : member, ['Directory']),
    )
  )
}

function asksForListing(holder: JsonObject): boolean {
  return isPresent(holder['loadListing']) || isUnresolved(holder, 'loadListing')
}

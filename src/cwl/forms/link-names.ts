import { isAddress } from '../../files/remote.ts'
import { joinPath } from '../../files/workspace.ts'
import { copyOf, isArray, isObject, withField, type JsonObject, type JsonValue } from '../../json/index.ts'
import { fragmentOf, lastName, localSource, wholeName, type WorkflowName } from '../documents/local-names.ts'
import { objectsIn } from '../documents/parts.ts'
import { decode } from '../documents/references.ts'
import { expandPrefix, namespacesOf, type Namespaces } from '../model/own-terms.ts'
import { mapItems, mapObjects } from '../yaml/map-items.ts'
import { fileOf, originOf } from '../yaml/origin.ts'

export interface LinkPlace {
  readonly scope?: string | undefined
  readonly root: JsonObject
}

/**
 * Shortens the links of a workflow to the names that it uses itself. A link that matches nothing is unchanged, and
 * unresolved.
 */
class LinkNames {
  readonly #workflow: JsonObject
  readonly #root: JsonObject
  readonly #name: WorkflowName
  #ownLinks: ReadonlySet<string> | undefined
  #identified: ReadonlyMap<string, string> | undefined
  #longNames: ReadonlyMap<string, string> | undefined
  #documents: Documents | undefined

  constructor(workflow: JsonObject, { scope, root }: LinkPlace = { root: workflow }) {
    this.#workflow = workflow
    this.#root = root
    const { id } = workflow
    this.#name = { whole: wholeName(id, scope), own: wholeName(id, undefined) }
  }

  /** `input` or `step/output`. */
  source(reference: string, holder: JsonObject): string {
    if (this.#isForeign(reference, holder)) return reference
    if (reference.includes('#')) {
      this.#identified ??= identified(this.#workflow)
      // A part of it may be the name of something else: `#main/count/text` ends as the output of a step "count" does.
      const port = this.#identified.get(fragmentOf(reference))
      if (port !== undefined) return port
    }
    const local = localSource(reference, this.#name, (link) => this.#isOwn(link))
    if (!local.includes('/')) return local
    this.#longNames ??= longNames(this.#workflow, this.#name)
    return this.#longNames.size === 0 || this.#isOwn(local) ? local : (this.#longNames.get(local) ?? local)
  }

  scattered(reference: string, step: JsonObject): string {
    return this.#isForeign(reference, step) ? reference : lastName(reference)
  }

  #isOwn(link: string): boolean {
    this.#ownLinks ??= new Set(linksOfSteps(this.#workflow))
    return this.#ownLinks.has(link)
  }

  /**
   * The link names another document. It is relative to its file (SALAD 1.2, "Link resolution"), so `other.cwl#a` is not
   * `#a`.
   */
  #isForeign(reference: string, holder: JsonObject): boolean {
    const hash = reference.lastIndexOf('#')
    if (hash <= 0) return false
    const { named, files, names, prefixes } = (this.#documents ??= documentsOf(this.#workflow, this.#root))
    const written = expandPrefix(reference.slice(0, hash), prefixes)
    if (named.has(written) || isFileOfSomeMachine(written, names)) return false
    const from = fileOf(holder, '')
    return !(files.has(resolved(from, written)) || files.has(resolved(from, decode(written))))
  }
}

/** RFC 3986, section 3.1. */
const ADDRESS = /^[A-Za-z][A-Za-z0-9+.-]*:/

/** Only the file's name can be compared. */
function isFileOfSomeMachine(address: string, names: ReadonlySet<string>): boolean {
  return /^file:/i.test(address) && names.has(lastName(decode(address)))
}

function resolved(from: string, to: string): string {
  return isAddress(from) ? (URL.parse(to, from)?.href ?? to) : joinPath(from, to)
}

interface Documents {
  /** By identifiers and `$base`. Packers write paths of the machines that they run on. */
  readonly named: ReadonlySet<string>
  readonly files: ReadonlySet<string>
  /** Names of files without their folders. */
  readonly names: ReadonlySet<string>
  readonly prefixes: Namespaces
}

function documentsOf(workflow: JsonObject, root: JsonObject): Documents {
  const prefixes = namespacesOf(root)
  const named = new Set<string>()
  const files = new Set<string>()
  // Even without a fragment.
  for (const whole of [workflow['id'], root['$base']]) {
    if (typeof whole === 'string' && ADDRESS.test(whole)) named.add(expandPrefix(whole.replace(/#.*/s, ''), prefixes))
  }
  for (const part of [workflow, ...objectsIn(workflow, 'inputs'), ...objectsIn(workflow, 'steps')]) {
    const file = originOf(part)?.source.file
    if (file !== undefined) files.add(file)
    for (const id of [part, ...listOf(part['out'])].map(idOf)) {
      const hash = id.lastIndexOf('#')
      if (hash > 0) named.add(expandPrefix(id.slice(0, hash), prefixes))
    }
  }
  return { named, files, names: new Set(Array.from(files, lastName)), prefixes }
}

/** Of inputs, and outputs of steps, by the name as a link may write it. */
function longNames(workflow: JsonObject, workflowName: WorkflowName): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (id: string, port = ''): void => {
    if (id.includes('/')) names.set(localSource(id, workflowName, () => false) + port, lastName(id) + port)
  }
  for (const input of objectsIn(workflow, 'inputs')) add(idOf(input))
  for (const step of objectsIn(workflow, 'steps'))
    for (const output of listOf(step['out'])) add(idOf(step), `/${lastName(idOf(output))}`)
  return names
}

/** By their full identifiers, as they are written: inputs, and outputs of steps. */
function identified(workflow: JsonObject): ReadonlyMap<string, string> {
  const links = new Map<string, string>()
  const add = (id: string, link: string): void => {
    if (id.includes('#')) links.set(fragmentOf(id), link)
  }
  for (const step of objectsIn(workflow, 'steps'))
    for (const output of listOf(step['out'])) add(idOf(output), `${lastName(idOf(step))}/${lastName(idOf(output))}`)
  for (const input of objectsIn(workflow, 'inputs')) add(idOf(input), lastName(idOf(input)))
  return links
}

/** As `step/port`. A link to an input of a step is found, but no value comes from it. */
function linksOfSteps(workflow: JsonObject): readonly string[] {
  return objectsIn(workflow, 'steps').flatMap((step) =>
    ['in', 'out'].flatMap((key) => listOf(step[key]).map((port) => `${lastName(idOf(step))}/${lastName(idOf(port))}`)),
  )
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return isArray(value) ? value : []
}

function idOf(named: JsonValue): string {
  const id = isObject(named) ? named['id'] : named
  return typeof id === 'string' ? id : ''
}

/** Of parameters, steps and links, to those that the process itself uses. */
export function withLocalNames(process: JsonObject, place?: LinkPlace): JsonObject {
  const links = new LinkNames(process, place)
  let copy: { [key: string]: JsonValue } | undefined
  const change = (key: string, renameItem: (item: JsonObject) => JsonObject): void => {
    const list = process[key]
    if (!isArray(list)) return
    const renamed = mapObjects(list, renameItem)
    if (renamed !== list) (copy ??= copyOf(process))[key] = renamed
  }
  change('inputs', (input) => renameTypes(rename(input, 'id', lastName)))
  change('outputs', (output) =>
    renameEach(renameTypes(rename(output, 'id', lastName)), 'outputSource', (reference) =>
      links.source(reference, output),
    ),
  )
  change('steps', (step) => renameStep(step, links))
  return copy ?? process
}

function renameStep(step: JsonObject, links: LinkNames): JsonObject {
  let renamed = rename(step, 'id', lastName)
  if (isArray(renamed['in'])) {
    renamed = withField(
      renamed,
      'in',
      mapItems(renamed['in'], (input) =>
        isObject(input)
          ? renameEach(rename(input, 'id', lastName), 'source', (reference) => links.source(reference, input))
          : input,
      ),
    )
  }
  if (isArray(renamed['out'])) {
    renamed = withField(
      renamed,
      'out',
      mapItems(renamed['out'], (output) =>
        typeof output === 'string' ? lastName(output) : isObject(output) ? rename(output, 'id', lastName) : output,
      ),
    )
  }
  return renameEach(renamed, 'scatter', (reference) => links.scattered(reference, step))
}

function renameEach(item: JsonObject, key: string, name: (text: string) => string): JsonObject {
  const value = item[key]
  if (!isArray(value)) return rename(item, key, name)
  return withField(
    item,
    key,
    mapItems(value, (part) => (typeof part === 'string' ? name(part) : part)),
  )
}

function rename(item: JsonObject, key: string, name: (text: string) => string): JsonObject {
  const value = item[key]
  return typeof value === 'string' ? withField(item, key, name(value)) : item
}

function renameTypes(parameter: JsonObject): JsonObject {
  const type = parameter['type']
  return typeof type === 'object' ? withField(parameter, 'type', localType(type)) : parameter
}

/** The names of fields and symbols are cut to their last part. */
export function localType(type: JsonValue): JsonValue {
  if (isArray(type)) return mapItems(type, localType)
  if (!isObject(type)) return type
  let local = type
  for (const key of ['type', 'items']) {
    const inner = local[key]
    if (typeof inner === 'object') local = withField(local, key, localType(inner))
  }
  if (isArray(local['fields'])) {
    local = withField(
      local,
      'fields',
      mapObjects(local['fields'], (field) => renameTypes(rename(field, 'name', lastName))),
    )
  }
  if (isArray(local['symbols'])) {
    local = withField(
      local,
      'symbols',
      mapItems(local['symbols'], (symbol) => (typeof symbol === 'string' ? lastSymbol(symbol) : symbol)),
    )
  }
  return local
}

/** A slash may be part of a symbol, unless it is an identifier. */
function lastSymbol(symbol: string): string {
  return symbol.includes('#') ? lastName(symbol) : symbol
}

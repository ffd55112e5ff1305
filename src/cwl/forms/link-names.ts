import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { lastName, localSource, wholeName, type WorkflowName } from '../documents/local-names.ts'
import { objectsIn } from '../documents/parts.ts'
import { decode } from '../documents/references.ts'
import { namespacesOf, type Namespaces } from '../model/own-terms.ts'
import { originOf } from '../source/origin.ts'
import { isAddress } from '../source/remote.ts'
import { joinPath } from '../source/workspace.ts'

/** Where a workflow stands, as far as its links may say so. */
export interface LinkPlace {
  /** The name of the place that it is embedded in. */
  readonly scope?: string | undefined
  /** The root map of its file. */
  readonly root: JsonObject
}

/**
 * What the links of one workflow name, as the workflow itself would say it. What is found nowhere is left as it is, and
 * dangles.
 */
export class LinkNames {
  readonly #workflow: JsonObject
  readonly #root: JsonObject
  readonly #name: WorkflowName
  #ownLinks: ReadonlySet<string> | undefined
  #longNames: ReadonlyMap<string, string> | undefined
  #documents: Documents | undefined

  constructor(workflow: JsonObject, { scope, root }: LinkPlace = { root: workflow }) {
    this.#workflow = workflow
    this.#root = root
    const { id } = workflow
    this.#name = { whole: wholeName(id, scope), own: wholeName(id, undefined) }
  }

  /** `input` or `step/output`, of what stands under `source` or `outputSource` of `holder`. */
  source(reference: string, holder: JsonObject): string {
    if (this.#isForeign(reference, holder)) return reference
    const local = localSource(reference, this.#name, (link) => this.#isOwn(link))
    if (!local.includes('/')) return local
    this.#longNames ??= longNames(this.#workflow, this.#name)
    return this.#longNames.size === 0 || this.#isOwn(local) ? local : (this.#longNames.get(local) ?? local)
  }

  /** The input that stands under `scatter` of a step. */
  scattered(reference: string, step: JsonObject): string {
    return this.#isForeign(reference, step) ? reference : lastName(reference)
  }

  #isOwn(link: string): boolean {
    this.#ownLinks ??= new Set(linksOfSteps(this.#workflow))
    return this.#ownLinks.has(link)
  }

  /**
   * Whether a link names another document than the one that the workflow, or a part of it, stands in. A link is an
   * address, relative to the file that has it (SALAD 1.2, "Link resolution"), so that `other.cwl#a` is not `#a`.
   */
  #isForeign(reference: string, holder: JsonObject): boolean {
    const hash = reference.lastIndexOf('#')
    if (hash <= 0) return false
    const { named, files, names, prefixes } = (this.#documents ??= documentsOf(this.#workflow, this.#root))
    const written = writtenOut(reference.slice(0, hash), prefixes)
    if (named.has(written) || isFileOfSomeMachine(written, names)) return false
    const from = originOf(holder)?.source.file ?? ''
    return !(files.has(resolved(from, written)) || files.has(resolved(from, decode(written))))
  }
}

/** RFC 3986, section 3.1. */
const ADDRESS = /^[A-Za-z][A-Za-z0-9+.-]*:/

/** An address with its prefix written out, as `$namespaces` declares it. */
function writtenOut(address: string, prefixes: Namespaces): string {
  const [prefix = ''] = /^[^:]*(?=:)/.exec(address) ?? []
  const meant = prefixes.get(prefix)
  return meant === undefined ? address : meant + address.slice(prefix.length + 1)
}

/** Where a file lay on the machine that wrote its address is not known here; its name is. */
function isFileOfSomeMachine(address: string, names: ReadonlySet<string>): boolean {
  return /^file:/i.test(address) && names.has(lastName(decode(address)))
}

function resolved(from: string, to: string): string {
  return isAddress(from) ? (URL.parse(to, from)?.href ?? to) : joinPath(from, to)
}

interface Documents {
  /** As identifiers and `$base` name them: packers write paths of their machines. */
  readonly named: ReadonlySet<string>
  /** Where the workflow and its parts were read. */
  readonly files: ReadonlySet<string>
  /** What these are called in their folders. */
  readonly names: ReadonlySet<string>
  /** Of addresses in identifiers and links. */
  readonly prefixes: Namespaces
}

function documentsOf(workflow: JsonObject, root: JsonObject): Documents {
  const prefixes = namespacesOf(root)
  const named = new Set<string>()
  const files = new Set<string>()
  // These name the document also where no fragment follows.
  for (const whole of [workflow['id'], root['$base']]) {
    if (typeof whole === 'string' && ADDRESS.test(whole)) named.add(writtenOut(whole.replace(/#.*$/s, ''), prefixes))
  }
  for (const part of [workflow, ...objectsIn(workflow, 'inputs'), ...objectsIn(workflow, 'steps')]) {
    const file = originOf(part)?.source.file
    if (file !== undefined) files.add(file)
    for (const id of [part, ...listOf(part['out'])].map(idOf)) {
      const hash = id.lastIndexOf('#')
      if (hash > 0) named.add(writtenOut(id.slice(0, hash), prefixes))
    }
  }
  return { named, files, names: new Set(Array.from(files, lastName)), prefixes }
}

/** Inputs, and outputs of steps, whose name has parts: as a link may write them, and as they are called. */
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

/** The inputs and outputs of steps, as `step/port`. Inputs count: a link to one is found, and leads nowhere. */
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

import { isAddress } from '../../files/remote.ts'
import { SourceText, type Location } from '../../files/source-text.ts'
import type { Workspace } from '../../files/workspace.ts'
import { isArray, objectFrom, type JsonValue } from '../../json/index.ts'
import { changeOf, type Change, type Edit, type Problem } from '../problems/problem.ts'
import { NotEditable, type Collection } from './syntax-tree.ts'
import { TextEdit, type Slot } from './text-edit.ts'

/** Writes exact corrections as changes of the texts of files. */
export class Corrections {
  readonly #workspace: Workspace
  readonly #files = new Map<string, OpenFile | undefined>()
  /** A problem may be found again from another document. */
  readonly #known = new WeakMap<Problem, Problem>()

  constructor(workspace: Workspace) {
    this.#workspace = workspace
  }

  /** The problem with its edit, if it has an exact correction. */
  with(problem: Problem): Problem {
    const change = changeOf(problem)
    if (change === undefined || isAddress(problem.file)) return problem
    const known = this.#known.get(problem)
    if (known !== undefined) return known
    const edit = this.#open(problem.file)?.edit(problem, change)
    const corrected = edit === undefined ? problem : { ...problem, edit }
    this.#known.set(problem, corrected)
    return corrected
  }

  /** Undefined if it cannot be edited. */
  #open(path: string): OpenFile | undefined {
    if (!this.#files.has(path))
      this.#files.set(
        path,
        attempt(() => new OpenFile(path, this.#workspace)),
      )
    return this.#files.get(path)
  }
}

class OpenFile {
  readonly #text: TextEdit
  readonly #written: SourceText
  readonly #keys = new Map<string, Slot>()
  readonly #values = new Map<string, Slot[]>()

  constructor(path: string, workspace: Workspace) {
    const text = workspace.readText(path)
    this.#written = new SourceText(path, text)
    this.#text = new TextEdit(path, text, workspace.limits)
    for (const slot of this.#text.slots()) {
      if (slot.entry?.key !== undefined) this.#keys.set(keyOf(this.#text.place(slot.entry.start)), slot)
      const at = keyOf(this.#text.place(slot.node.start))
      this.#values.set(at, [...(this.#values.get(at) ?? []), slot])
    }
  }

  edit(place: Location, change: Change): Edit | undefined {
    const { size } = this.#text
    attempt(() => this.#apply(place, change))
    const [only, ...others] = this.#text.changesFrom(size)
    this.#text.undo(size)
    if (only === undefined || others.length > 0) return undefined
    const [start, end] = [this.#written.place(only.start), this.#written.place(only.end)]
    return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column, text: only.text }
  }

  #apply(place: Location, change: Change): void {
    const at = keyOf(('at' in change ? change.at : undefined) ?? place)
    const key = this.#keys.get(at)
    const [outer, ...inner] = this.#values.get(at) ?? []
    const value = inner.at(-1) ?? outer
    switch (change.kind) {
      case 'word':
        if (key?.entry !== undefined) return this.#text.rename(key.entry, change.text)
        return this.#replace(value, change.text)
      case 'value':
        return this.#replace(key ?? value, change.value)
      case 'remove':
        return this.#remove(change.what === 'field' ? key : this.#itemAround(outer))
      case 'require':
        return this.#require(this.#values.get(keyOf(change.process))?.[0], change.name)
    }
  }

  #replace(slot: Slot | undefined, value: JsonValue): void {
    if (slot === undefined || slot.node.kind === 'alias') throw new NotEditable('it is not written here')
    if (isArray(value)) this.#text.replaceWithList(slot, value)
    else this.#text.replace(slot, value)
  }

  /** The innermost item of a list that has the value in it. */
  #itemAround(value: Slot | undefined): Slot | undefined {
    if (value === undefined) return undefined
    const { start } = value.node
    return [...this.#text.slots()].findLast(
      ({ holder, node }) => holder?.kind === 'list' && node.start <= start && start < node.end,
    )
  }

  #remove(slot: Slot | undefined): void {
    if (slot?.entry === undefined || slot.holder === undefined) throw new NotEditable('it is not written here')
    this.#text.remove(slot.holder, new Set([slot.entry]))
  }

  #require(process: Slot | undefined, name: string): void {
    if (process?.node.kind !== 'map') throw new NotEditable('the process is not written here')
    const { entries } = process.node
    const written = entries.find(({ key }) => key === 'requirements')
    const after = entries.find(({ key }) => key === 'class')
    if (written !== undefined && 'entries' in written.value) this.#addTo(written.value, name)
    else if (written === undefined && after !== undefined)
      this.#text.insert(process.node, 'behind', after, objectFrom([[name, objectFrom([])]]), 'requirements')
    else if (written?.value.kind === 'scalar' && written.value.value === null)
      this.#text.replace(
        { edit: this.#text, node: written.value, entry: written, holder: process.node },
        objectFrom([[name, objectFrom([])]]),
      )
    else throw new NotEditable('requirements have another form')
  }

  #addTo(requirements: Collection, name: string): void {
    const last = requirements.entries.at(-1)
    if (last === undefined || last.key === '$import')
      throw new NotEditable('there is no requirement to write it next to')
    if (requirements.kind === 'map') this.#text.insert(requirements, 'behind', last, objectFrom([]), name)
    else this.#text.insert(requirements, 'behind', last, objectFrom([['class', name]]))
  }
}

function keyOf({ line, column }: Location): string {
  return `${line}:${column}`
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof NotEditable) return undefined
    throw error
  }
}

import { isAddress } from '../../files/remote.ts'
import type { Workspace } from '../../files/workspace.ts'
import { resolveReference } from '../documents/references.ts'
import { NotEditable, type Node } from './syntax-tree.ts'
import { TextEdit, type Slot } from './text-edit.ts'

export class EditedFiles {
  readonly #workspace: Workspace
  readonly #edits = new Map<string, TextEdit>()
  /** Files whose text is a value, by path. */
  readonly #included = new Map<string, string>()

  constructor(workspace: Workspace) {
    this.#workspace = workspace
  }

  /** In the order in which they were opened. */
  texts(): ReadonlyMap<string, string> {
    const changed = [...this.#edits.values()].filter(({ size }) => size > 0)
    return new Map([...changed.map((edit) => [edit.path, edit.result()] as const), ...this.#included])
  }

  open(path: string): TextEdit {
    const known = this.#edits.get(path)
    if (known !== undefined) return known
    if (isAddress(path)) throw new NotEditable(`${path} is not to be changed`)
    const edit = new TextEdit(path, this.#workspace.readText(path), this.#workspace.limits)
    this.#edits.set(path, edit)
    return edit
  }

  /** By key or index, also of imported files. */
  entriesOf(slot: Slot): readonly Slot[] {
    const { node, edit } = this.imported(slot)
    if (node.kind !== 'map' && node.kind !== 'list') return []
    return node.entries.flatMap((entry) => {
      const inner: Slot = { edit, node: entry.value, entry, holder: node }
      if (node.kind === 'map') return [inner]
      // The items of an imported list replace the import.
      const there = this.imported(inner)
      return there !== inner && there.node.kind === 'list' ? this.entriesOf(there) : [inner]
    })
  }

  fieldsOf(slot: Slot, key: string): readonly Slot[] {
    const field = this.entriesOf(slot).find(({ entry }) => entry?.key === key)
    return field === undefined ? [] : this.entriesOf(field)
  }

  /** The value in an imported file, or in the place itself. */
  imported(slot: Slot): Slot {
    const reference = directiveIn(slot.node, '$import')
    if (reference === undefined) return slot
    const target = resolveReference(this.#workspace, slot.edit.path, reference)
    if (target.kind !== 'local' || target.fragment !== undefined) throw new NotEditable('a part of a file is imported')
    return this.imported(this.open(target.path).root)
  }

  /** All changes or none. Returns why they cannot be made. */
  attempt(work: () => void): NotEditable | undefined {
    const before = new Map([...this.#edits.values()].map((edit) => [edit, edit.size]))
    const included = [...this.#included]
    try {
      work()
      return undefined
    } catch (error) {
      if (!(error instanceof NotEditable)) throw error
      for (const edit of this.#edits.values()) edit.undo(before.get(edit) ?? 0)
      this.#included.clear()
      for (const [path, text] of included) this.#included.set(path, text)
      return error
    }
  }

  include(slot: Slot, reference: string, next: string): void {
    const target = resolveReference(this.#workspace, slot.edit.path, reference)
    if (target.kind !== 'local' || isAddress(target.path))
      throw new NotEditable('what is included is not a file of this repository')
    const [before, known] = [this.#workspace.readText(target.path), this.#included.get(target.path)]
    const text = before.includes('\r\n') ? next.replaceAll(/\r?\n/g, '\r\n') : next
    if (known !== undefined && known !== text) throw new NotEditable(`${target.path} cannot hold two texts`)
    this.#included.set(target.path, text)
  }
}

export function directiveIn(node: Node, directive: '$import' | '$include'): string | undefined {
  const value = node.kind === 'map' ? node.entries.find(({ key }) => key === directive)?.value : undefined
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined
}

import type { Workspace } from '../../files/workspace.ts'
import {
  entriesOf,
  isArray,
  isObject,
  orderedKeys,
  sameWrittenJson,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { shortTypes } from '../compare/named-differences.ts'
import { directiveIn, EditedFiles } from './edited-files.ts'
import {
  isKeyedBy,
  isRenaming,
  keyed,
  nameIn,
  onlyField,
  partition,
  same,
  SUBJECTS,
  without,
  type Keyed,
} from './named-items.ts'
import { NotEditable, type Collection, type Entry } from './syntax-tree.ts'
import type { Slot, TextEdit } from './text-edit.ts'

export interface Runs {
  /** False if the `run` is not a separate process. */
  change(run: Slot, step: JsonObject, next: JsonValue): boolean
  added(step: JsonObject, path: string): JsonObject
}

export class ValueEditor {
  readonly files: EditedFiles
  readonly #runs: Runs
  readonly #hasShortTypes: boolean

  constructor(workspace: Workspace, hasShortTypes: boolean, runs: Runs) {
    this.files = new EditedFiles(workspace)
    this.#hasShortTypes = hasShortTypes
    this.#runs = runs
  }

  /**
   * `subject` is the key of both values that is written as the key of a pair. Throws {@link NotEditable} if it is not
   * possible.
   */
  change(at: Slot, old: JsonValue, next: JsonValue, subject?: string): void {
    if (sameWrittenJson(old, next)) return
    const slot = this.files.imported(at)
    const fault = this.files.attempt(() => this.#changeWithin(slot, old, next, subject))
    if (fault === undefined) return
    if (!mayReplace(slot, next)) throw fault
    slot.edit.replace(slot, this.#inForm(without(next, subject), slot.entry?.key))
  }

  #changeWithin(slot: Slot, old: JsonValue, next: JsonValue, subject: string | undefined): void {
    const { node, edit } = slot
    const reference = directiveIn(node, '$include')
    if (reference !== undefined) {
      if (typeof next !== 'string') throw new NotEditable('a text is included')
      this.files.include(slot, reference, next)
      return
    }
    if (isObject(old) && isObject(next)) {
      if (node.kind === 'map') return this.changeMap(slot, old, next, subject)
      const value = subject === undefined ? undefined : onlyField(old, next, subject)
      if (value !== undefined) return this.change(slot, ...value)
    } else if (isArray(old) && isArray(next)) {
      if (node.kind !== 'scalar') return this.#changeList(slot, old, next)
      // It may be written in place of the list.
      const [[before], [after]] = [old, next]
      if (old.length === 1 && next.length === 1 && before !== undefined && after !== undefined)
        return this.change(slot, before, after)
    } else if (node.kind === 'scalar' && !isObject(next) && !isArray(next)) return edit.replace(slot, next)
    throw new NotEditable('the value is written in another form')
  }

  changeMap(slot: Slot, old: JsonObject, next: JsonObject, subject?: string): void {
    const { node, edit } = slot
    if (node.kind !== 'map') throw new NotEditable('the value is written in another form')
    const entries = new Map(node.entries.map((entry) => [entry.key ?? '', entry]))
    const removed = new Set<Entry>()
    for (const [key, value] of entriesOf(old)) {
      const [entry, after] = [entries.get(key), next[key]]
      if (key === subject || (after !== undefined && sameWrittenJson(value, after))) continue
      if (entry === undefined) {
        // Packing adds it.
        if (after === undefined) continue
        throw new NotEditable(`${key} is not written here`)
      }
      const inner = { edit, node: entry.value, entry, holder: node }
      if (after === undefined) removed.add(entry)
      else if (key !== 'run' || !this.#runs.change(inner, old, after)) this.change(inner, value, after)
    }
    edit.remove(node, removed)
    let previous: Entry | undefined
    for (const [key, value] of entriesOf(next)) {
      const entry = entries.get(key)
      if (entry !== undefined && !removed.has(entry)) previous = entry
      if (key === subject || old[key] !== undefined) continue
      // Other tools ignore it.
      if (entry !== undefined) this.change({ edit, node: entry.value, entry, holder: node }, null, value)
      else this.#insert(edit, node, previous ?? node.entries.findLast((each) => !removed.has(each)), value, key)
    }
  }

  #inForm(value: JsonValue, key?: string): JsonValue {
    return this.#hasShortTypes ? shortTypes(value, key) : value
  }

  #insert(edit: TextEdit, holder: Collection, previous: Entry | undefined, value: JsonValue, key?: string): void {
    const [first] = holder.entries
    if (first === undefined) throw new NotEditable('an empty map or list has no place for an entry')
    edit.insert(holder, previous === undefined ? 'before' : 'behind', previous ?? first, this.#inForm(value, key), key)
  }

  #changeList(slot: Slot, old: readonly JsonValue[], next: readonly JsonValue[]): void {
    const subject = SUBJECTS.find((key) => isKeyedBy(old, key) && isKeyedBy(next, key))
    if (subject === undefined) this.#changeItems(slot, old, next)
    else this.#changeKeyed(slot, subject, keyed(old, subject), keyed(next, subject))
  }

  #changeKeyed(slot: Slot, subject: string, old: Keyed, next: Keyed): void {
    const [kept, gone] = partition(old, next)
    const [keptInOrder, added] = partition(next, old)
    if (!sameWrittenJson(kept, keptInOrder)) throw new NotEditable('the order is another one')
    const slots = this.files.entriesOf(slot)
    const byName = this.#byName(slots, subject)
    const find = (name: string): Slot | undefined => byName.get(name)
    const slotOf = (name: string): Slot => {
      const found = find(name)
      if (found === undefined) throw new NotEditable(`${name} is not written here`)
      return found
    }
    for (const key of kept) {
      const [before, after] = [old.get(key), next.get(key)]
      if (before === undefined || after === undefined || sameWrittenJson(before, after)) continue
      const inner = slotOf(key)
      this.change(inner, before, after, inner.holder?.kind === 'map' ? subject : undefined)
    }
    if (isRenaming(old, next, [gone, added], subject)) {
      for (const [index, from] of gone.entries()) this.#rename(slotOf(from), subject, added[index] ?? from)
      return
    }
    if (next.size === 0) {
      slot.edit.replace(slot, slot.node.kind === 'map' ? {} : [])
      return
    }
    const removed = new Set(gone.flatMap((name) => find(name) ?? []))
    const holders = new Map([...removed].flatMap(({ edit, holder }) => (holder === undefined ? [] : [[holder, edit]])))
    const entries = new Set([...removed].flatMap(({ entry }) => entry ?? []))
    for (const [holder, edit] of holders) edit.remove(holder, entries)
    const first = slots.find((each) => !removed.has(each))
    let previous: Slot | undefined
    for (const [key, item] of next) {
      if (old.has(key)) previous = find(key) ?? previous
      else this.#add(first, previous, item, subject)
    }
  }

  /** A name may contain the path of its document or process. */
  #byName(slots: readonly Slot[], subject: string): ReadonlyMap<string, Slot> {
    const found = new Map<string, Slot>()
    for (const slot of slots) {
      const name = this.#nameOf(slot, subject)
      if (typeof name !== 'string') continue
      for (const each of [name, name.slice(name.lastIndexOf('#') + 1), name.slice(name.lastIndexOf('/') + 1)])
        if (!found.has(each)) found.set(each, slot)
    }
    return found
  }

  #nameOf(slot: Slot, subject: string): JsonValue | undefined {
    if (slot.holder?.kind === 'map') return slot.entry?.key
    const { node } = this.files.imported(slot)
    if (node.kind === 'scalar') return node.value
    const entry = node.kind === 'map' ? node.entries.find(({ key }) => key === subject) : undefined
    return entry?.value.kind === 'scalar' ? entry.value.value : undefined
  }

  #rename(slot: Slot, subject: string, name: string): void {
    const { edit, entry, holder } = slot
    if (holder?.kind === 'map' && entry !== undefined) return edit.rename(entry, name)
    const there = this.files.imported(slot)
    const written = this.files.entriesOf(there).find((each) => each.entry?.key === subject) ?? there
    written.edit.replace(written, name)
  }

  /** Adds an item after another one, or before the first, in the same form. */
  #add(first: Slot | undefined, previous: Slot | undefined, item: JsonObject, subject: string): void {
    const sibling = previous ?? first
    if (sibling?.holder === undefined || sibling.entry === undefined)
      throw new NotEditable('an empty map or list has no place for an entry')
    const { edit, holder, entry, node } = sibling
    const made = item['run'] === undefined ? item : this.#runs.added(item, edit.path)
    const others = orderedKeys(made).filter((key) => key !== subject)
    const [field = subject] = others
    const side = previous === undefined ? 'before' : 'behind'
    const only = made[field] ?? null
    if (holder.kind === 'list') {
      const value = node.kind === 'scalar' && others.length === 0 ? only : made
      return edit.insert(holder, side, entry, this.#inForm(value))
    }
    // An item written without its key, such as the type of an input. A map would be read as the fields of the item.
    const mayBeShort = others.length === 1 && PREDICATES.has(field) && node.kind !== 'map'
    const short = mayBeShort ? this.#inForm(only, field) : undefined
    const value = short === undefined || isObject(short) ? this.#inForm(without(made, subject)) : short
    edit.insert(holder, side, entry, value, nameIn(made, subject))
  }

  /** Replaces the items between the equal beginning and end. */
  #changeItems(slot: Slot, old: readonly JsonValue[], next: readonly JsonValue[]): void {
    const slots = this.files.entriesOf(slot)
    const { node, edit } = slot
    if (node.kind !== 'list' || slots.length !== old.length || slots.some(({ holder }) => holder !== node))
      throw new NotEditable('the list is written in another form')
    const most = Math.min(old.length, next.length)
    let head = 0
    while (head < most && same(old[head], next[head])) head += 1
    let tail = 0
    while (tail < most - head && same(old.at(-1 - tail), next.at(-1 - tail))) tail += 1
    const [before, after] = [old.slice(head, old.length - tail), next.slice(head, next.length - tail)]
    for (const [index, value] of after.entries()) {
      const [inner, earlier] = [slots[head + index], before[index]]
      if (inner !== undefined && earlier !== undefined) this.change(inner, earlier, value)
      else this.#insert(edit, node, node.entries[head + before.length - 1], value)
    }
    edit.remove(node, new Set(node.entries.slice(head + after.length, head + before.length)))
  }
}

/** As the standard allows, if the item has no others. */
const PREDICATES: ReadonlySet<string> = new Set(['type', 'source', 'specs', 'envValue'])

/** A longer value is not replaced because of a part that cannot be changed. */
const MOST_REPLACED = 400

/** A short one, without comments, that stays a map or a list. */
function mayReplace(slot: Slot, next: JsonValue): boolean {
  const { node, edit, holder } = slot
  if (holder === undefined || edit.hasComment(slot) || node.end - node.start > MOST_REPLACED) return false
  // Its process would be written into it.
  if ((isArray(next) ? next : [next]).some((item) => isObject(item) && isObject(item['run']))) return false
  return (
    node.kind === 'scalar' ||
    node.kind === 'list' ||
    (node.kind === 'alias' && !isObject(next) && !isArray(next)) ||
    (node.kind === 'map' && (node.entries.length === 0 || isObject(next)))
  )
}

import { isArray, isObject, type JsonValue } from '../../json/index.ts'
import { append, FEW, fewest } from './filing.ts'
import { acceptsNull, ANY, isNull, membersOf, type OneOf, type Type } from './types.ts'

/**
 * The alternatives that may match a value. Those of a union of thousands are grouped, so that each item of a long list
 * is not compared with each of them. Undefined if too many of them are similar.
 */
export function choicesFor(value: JsonValue, members: readonly Type[]): readonly Type[] | undefined {
  return members.length <= FEW ? members : firstOf(filed(members).forValue(value))
}

/** The alternatives that a type may fit; others fit no better. The type itself is not a union. */
export function choicesForType(
  source: Exclude<Type, OneOf<'union' | 'unknown'>>,
  members: readonly Type[],
): readonly Type[] | undefined {
  return members.length <= FEW ? members : firstOf(filed(members).forType(source))
}

/** Nobody writes so many records without a field that distinguishes them. */
const MOST_CHOICES = 100

function firstOf(choices: Iterable<Type>): readonly Type[] | undefined {
  const found: Type[] = []
  for (const choice of choices) if (found.push(choice) > MOST_CHOICES) return undefined
  return found
}

function filed(members: readonly Type[]): Choices {
  const known = FILED.get(members) ?? new Choices(members)
  FILED.set(members, known)
  return known
}

const FILED = new WeakMap<readonly Type[], Choices>()

/** Records that have a certain required field. */
class RecordsByField {
  readonly all: Type[] = []
  /** Records in which the field is not an enum. */
  readonly open: Type[] = []
  readonly bySymbol = new Map<string, Type[]>()
}

class Choices {
  readonly #rest = new Set<Type>()
  readonly #lists: Type[] = []
  readonly #enums = new Map<string, Type[]>()
  #firstEnum: readonly Type[] = []
  /** Each under one field: one with a symbol that distinguishes it, if possible. */
  readonly #records = new Map<string, RecordsByField>()
  /** Records without required fields. */
  readonly #others: Type[] = []

  constructor(members: readonly Type[]) {
    for (const member of members) {
      if (member.kind === 'array') this.#lists.push(member)
      else if (member.kind === 'record') this.#file(member)
      else if (member.kind !== 'enum') this.#rest.add(member)
      else {
        if (this.#firstEnum.length === 0) this.#firstEnum = [member]
        for (const symbol of member.symbols) append(this.#enums, symbol, member)
      }
    }
  }

  #file(record: OneOf<'record'>): void {
    // On a link, a value of type Any may be absent too, and an unknown one always.
    const required = [...record.fields].filter(
      ([, field]) =>
        !acceptsNull(field) && !membersOf(field).some((member) => member === ANY || member.kind === 'unknown'),
    )
    const [name, field] = required.find(([, type]) => symbolsOf(type) !== undefined) ?? required[0] ?? []
    if (name === undefined || field === undefined) {
      this.#others.push(record)
      return
    }
    const records = this.#records.get(name) ?? new RecordsByField()
    this.#records.set(name, records)
    const symbols = symbolsOf(field)
    records.all.push(record)
    if (symbols === undefined) records.open.push(record)
    else for (const symbol of symbols) append(records.bySymbol, symbol, record)
  }

  *forValue(value: JsonValue): Generator<Type> {
    yield* this.#rest
    if (typeof value === 'string') yield* this.#enums.get(value)?.slice(0, 1) ?? []
    else if (isArray(value)) yield* this.#lists
    else if (isObject(value)) {
      for (const [name, part] of Object.entries(value))
        yield* this.#recordsWith(name, new Set(typeof part === 'string' ? [part] : []))
      yield* this.#others
    }
  }

  *forType(source: Exclude<Type, OneOf<'union' | 'unknown'>>): Generator<Type> {
    yield* this.#rest
    switch (source.kind) {
      case 'array':
        return yield* this.#lists
      case 'record':
        for (const [name, field] of source.fields) yield* this.#recordsWith(name, symbolsOf(field))
        return yield* this.#others
      case 'enum':
        return yield* this.#enumsWith(source.shortNames ?? source.symbols)
      case 'simple':
        // A text may be a symbol of any enum.
        yield* this.#firstEnum
    }
  }

  /**
   * An enum with all of these symbols is among those with the rarest one; an enum with any of them shows that some
   * values fit.
   */
  #enumsWith(symbols: ReadonlySet<string>): readonly Type[] {
    const rarest = fewest(symbols, this.#enums)
    if (rarest === undefined) return this.#firstEnum
    const shared = [...symbols].find((symbol) => this.#enums.has(symbol))
    return shared === undefined ? rarest : [...rarest, ...(this.#enums.get(shared)?.slice(0, 1) ?? [])]
  }

  /** Records grouped under a field, without those that need other symbols there. */
  *#recordsWith(name: string, symbols: ReadonlySet<string> | undefined): Generator<Type> {
    const records = this.#records.get(name)
    if (records === undefined) return
    if (symbols === undefined) return yield* records.all
    yield* records.open
    const found = new Set<Type>()
    for (const symbol of symbols) {
      for (const record of records.bySymbol.get(symbol) ?? []) {
        if (!found.has(record)) yield record
        found.add(record)
      }
    }
  }
}

/** The symbols of a type, or null; undefined if it may be something else. An enum without symbols matches every enum. */
function symbolsOf(type: Type): ReadonlySet<string> | undefined {
  const symbols = new Set<string>()
  for (const member of membersOf(type)) {
    if (member.kind === 'enum' && member.symbols.size > 0) for (const symbol of member.symbols) symbols.add(symbol)
    else if (!isNull(member)) return undefined
  }
  return symbols
}

import { isArray, isObject, type JsonValue } from '../../json/index.ts'
import { append, FEW, fewest } from './filing.ts'
import { acceptsNull, ANY, isNull, membersOf, type OneOf, type Type } from './types.ts'

/**
 * The alternatives that a value may be one of; the others it is none of. Those of a union of thousands are filed, so
 * that each item of a long list is not held against each of them. Undefined where too many of them look alike to ask
 * each.
 */
export function choicesFor(value: JsonValue, members: readonly Type[]): readonly Type[] | undefined {
  return members.length <= FEW ? members : firstOf(filed(members).forValue(value))
}

/** The alternatives that values of a type, which is none of several, may go to: to the others they go no better. */
export function choicesForType(
  source: Exclude<Type, OneOf<'union' | 'unknown'>>,
  members: readonly Type[],
): readonly Type[] | undefined {
  return members.length <= FEW ? members : firstOf(filed(members).forType(source))
}

/** Nobody writes so many records of which no field says which is which. */
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

/** Records that have a certain field and must have it. */
class RecordsByField {
  readonly all: Type[] = []
  /** Those where it is not one of some symbols. */
  readonly open: Type[] = []
  readonly bySymbol = new Map<string, Type[]>()
}

class Choices {
  readonly #rest = new Set<Type>()
  readonly #lists: Type[] = []
  readonly #enums = new Map<string, Type[]>()
  #firstEnum: readonly Type[] = []
  /** Each under one field: one that tells it apart by a symbol, if it has such. */
  readonly #records = new Map<string, RecordsByField>()
  /** Records of which no field must be there. */
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
    // On a link, what is Any may be absent as well; what is unknown may always be.
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
        // Text may be a symbol: of which enum does not matter.
        yield* this.#firstEnum
    }
  }

  /** One that has every symbol is among those that have the rarest; one that has any symbol shows that some go there. */
  #enumsWith(symbols: ReadonlySet<string>): readonly Type[] {
    const rarest = fewest(symbols, this.#enums)
    if (rarest === undefined) return this.#firstEnum
    const shared = [...symbols].find((symbol) => this.#enums.has(symbol))
    return shared === undefined ? rarest : [...rarest, ...(this.#enums.get(shared)?.slice(0, 1) ?? [])]
  }

  /** Those filed under a field, less those that want other symbols there. */
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

/**
 * The symbols that a type is one of, or null; undefined where it may be something else. An enum of none goes with every
 * enum.
 */
function symbolsOf(type: Type): ReadonlySet<string> | undefined {
  const symbols = new Set<string>()
  for (const member of membersOf(type)) {
    if (member.kind === 'enum' && member.symbols.size > 0) for (const symbol of member.symbols) symbols.add(symbol)
    else if (!isNull(member)) return undefined
  }
  return symbols
}

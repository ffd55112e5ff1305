import { isArray, isObject, type JsonValue } from '../../json/index.ts'
import { append, FEW, fewest } from './filing.ts'
import { acceptsNull, ANY, isNull, membersOf, type OneOf, type Type } from './types.ts'

/**
 * The alternatives that a value may be one of; the others it is none of. Those of a union of thousands are filed, so that
 * each item of a long list is not held against each of them.
 */
export function choicesFor(value: JsonValue, members: readonly Type[]): readonly Type[] {
  return members.length <= FEW ? members : filed(members).forValue(value)
}

/** The alternatives that values of a type, which is none of several, may go to: to the others they go no better. */
export function choicesForType(source: Exclude<Type, OneOf<'union' | 'unknown'>>, members: readonly Type[]): readonly Type[] {
  return members.length <= FEW ? members : filed(members).forType(source)
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
    const required = [...record.fields].filter(([, field]) => !acceptsNull(field) && !membersOf(field).some((member) => member === ANY || member.kind === 'unknown'))
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

  forValue(value: JsonValue): readonly Type[] {
    if (typeof value === 'string') return [...this.#rest, ...(this.#enums.get(value)?.slice(0, 1) ?? [])]
    if (isArray(value)) return [...this.#rest, ...this.#lists]
    if (!isObject(value)) return [...this.#rest]
    const found = Object.entries(value).map(([name, part]) => this.#recordsWith(name, new Set(typeof part === 'string' ? [part] : [])))
    return [...this.#rest, ...found.flat(), ...this.#others]
  }

  forType(source: Exclude<Type, OneOf<'union' | 'unknown'>>): readonly Type[] {
    switch (source.kind) {
      case 'array':
        return [...this.#rest, ...this.#lists]
      case 'record':
        return [...this.#rest, ...[...source.fields].flatMap(([name, field]) => this.#recordsWith(name, symbolsOf(field))), ...this.#others]
      case 'enum':
        return [...this.#rest, ...this.#enumsWith(source.shortNames ?? source.symbols)]
      case 'simple':
        // Text may be a symbol: of which enum does not matter.
        return [...this.#rest, ...this.#firstEnum]
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
  #recordsWith(name: string, symbols: ReadonlySet<string> | undefined): readonly Type[] {
    const records = this.#records.get(name)
    if (records === undefined) return []
    return symbols === undefined ? records.all : [...records.open, ...new Set([...symbols].flatMap((symbol) => records.bySymbol.get(symbol) ?? []))]
  }
}

/** The symbols that a type is one of, or null; undefined where it may be something else. An enum of none goes with every enum. */
function symbolsOf(type: Type): ReadonlySet<string> | undefined {
  const symbols = new Set<string>()
  for (const member of membersOf(type)) {
    if (member.kind === 'enum' && member.symbols.size > 0) for (const symbol of member.symbols) symbols.add(symbol)
    else if (!isNull(member)) return undefined
  }
  return symbols
}

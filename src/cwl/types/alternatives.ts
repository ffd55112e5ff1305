import { append, fewest } from './filing.ts'
import { acceptsNull, isNull, membersOf, WIDER, type OneOf, type SimpleName, type Type } from './types.ts'

/** Whether every value of the first type is a value of the second. */
export type Accepts = (sub: Type, base: Type) => boolean

type Kind = Type['kind']

/** An alternative, and the type that it belongs to. */
interface Alternative<K extends Kind> {
  readonly type: OneOf<K>
  readonly owner: Type
}

/**
 * Finds, among many types, those that accept all values of another. Alternatives are grouped by a required part, so
 * that a union of thousands is not compared with each member of another.
 */
export class Alternatives {
  readonly #types: readonly Type[]
  readonly #accepts: Accepts
  readonly #mayHaveMore: boolean
  readonly #simple = new Map<SimpleName, Type[]>()
  readonly #enums: readonly Alternative<'enum'>[]
  readonly #enumsBySymbol = new Map<string, Alternative<'enum'>[]>()
  readonly #lists: Groups<'array'>
  readonly #records: Records

  /** `mayHaveMore`: a record with additional fields is accepted. */
  constructor(types: readonly Type[], accepts: Accepts, mayHaveMore: boolean, shapes = new Shapes()) {
    this.#types = types
    this.#accepts = accepts
    this.#mayHaveMore = mayHaveMore
    const enums: Alternative<'enum'>[] = []
    const lists: Alternative<'array'>[] = []
    const records: Alternative<'record'>[] = []
    for (const owner of types) {
      for (const type of membersOf(owner)) {
        if (type.kind === 'simple') append(this.#simple, type.name, owner)
        else if (type.kind === 'enum') enums.push({ type, owner })
        else if (type.kind === 'array') lists.push({ type, owner })
        else if (type.kind === 'record') records.push({ type, owner })
      }
    }
    this.#enums = enums
    for (const one of enums) for (const symbol of one.type.symbols) append(this.#enumsBySymbol, symbol, one)
    const groups = <K extends Kind>(): Groups<K> =>
      new Groups(shapes, (held) => new Alternatives(held, accepts, mayHaveMore, shapes))
    this.#lists = groups()
    for (const one of lists) this.#lists.put(one.type.items, one)
    this.#records = new Records(records, shapes, groups)
  }

  /** The types that accept all values of `sub`, some more than once. */
  *acceptorsOf(sub: Type): Generator<Type> {
    if (sub.kind === 'unknown') return
    if (sub.kind === 'union') yield* this.#acceptorsOfAll(sub)
    else {
      // "Any" is any value but null.
      if (!isNull(sub)) yield* this.#simple.get('Any') ?? []
      yield* this.#acceptorsOfOne(sub)
    }
  }

  /** Starts with the member that the fewest types accept. */
  *#acceptorsOfAll(sub: OneOf<'union'>): Generator<Type> {
    const rare = sub.members.find((member) => member.kind !== 'simple') ?? sub.members[0]
    const candidates = rare === undefined ? this.#types : this.acceptorsOf(rare)
    for (const type of candidates) if (this.#accepts(sub, type)) yield type
  }

  *#acceptorsOfOne(sub: Exclude<Type, OneOf<'union' | 'unknown'>>): Generator<Type> {
    switch (sub.kind) {
      case 'simple':
        for (const name of [sub.name, ...(WIDER[sub.name] ?? [])]) yield* this.#simple.get(name) ?? []
        return
      case 'enum':
        yield* this.#simple.get('string') ?? []
        yield* ownersOf(fewest(sub.symbols, this.#enumsBySymbol) ?? this.#enums, (type) => this.#accepts(sub, type))
        return
      case 'array':
        for (const { owner } of this.#lists.acceptorsOf(sub.items)) yield owner
        return
      case 'record':
        yield* ownersOf(this.#records.candidatesFor(sub, this.#mayHaveMore), (type) => this.#accepts(sub, type))
    }
  }
}

/** Records, each grouped by one required field: the one that is rarest among the others. */
class Records {
  readonly #required = new Map<string, Groups<'record'>>()
  readonly #optional: Alternative<'record'>[] = []
  readonly #optionalByField = new Map<string, Alternative<'record'>[]>()

  constructor(records: readonly Alternative<'record'>[], shapes: Shapes, groups: () => Groups<'record'>) {
    const keyOf = (name: string, type: Type): string => `${shapes.of(type)} ${name}`
    const counts = new Map<string, number>()
    const required = records.map(({ type }) => [...type.fields].filter(([, field]) => !acceptsNull(field)))
    for (const [name, type] of required.flat()) counts.set(keyOf(name, type), (counts.get(keyOf(name, type)) ?? 0) + 1)
    for (const [index, record] of records.entries()) {
      const fields = required[index] ?? []
      const [best] =
        fields.length < 2
          ? fields
          : fields.toSorted(
              ([a, left], [b, right]) => (counts.get(keyOf(a, left)) ?? 0) - (counts.get(keyOf(b, right)) ?? 0),
            )
      if (best === undefined) {
        this.#optional.push(record)
        for (const name of record.type.fields.keys()) append(this.#optionalByField, name, record)
      } else {
        const held = this.#required.get(best[0]) ?? groups()
        this.#required.set(best[0], held)
        held.put(best[1], record)
      }
    }
  }

  /** Records that may accept this one; others cannot. */
  *candidatesFor(sub: OneOf<'record'>, mayHaveMore: boolean): Generator<Alternative<'record'>> {
    for (const [name, type] of sub.fields) yield* this.#required.get(name)?.acceptorsOf(type) ?? []
    yield* mayHaveMore ? this.#optional : (fewest(sub.fields.keys(), this.#optionalByField) ?? this.#optional)
  }
}

/** Alternatives by a type that is part of them; those of one shape are compared once. */
class Groups<K extends Kind> {
  readonly #shapes: Shapes
  readonly #open: (types: readonly Type[]) => Alternatives
  readonly #held = new Map<number, { readonly part: Type; readonly alternatives: Alternative<K>[] }>()
  #parts: Alternatives | undefined

  constructor(shapes: Shapes, open: (types: readonly Type[]) => Alternatives) {
    this.#shapes = shapes
    this.#open = open
  }

  put(part: Type, alternative: Alternative<K>): void {
    const shape = this.#shapes.of(part)
    const held = this.#held.get(shape)
    if (held === undefined) this.#held.set(shape, { part, alternatives: [alternative] })
    else held.alternatives.push(alternative)
  }

  *acceptorsOf(part: Type): Generator<Alternative<K>> {
    this.#parts ??= this.#open([...this.#held.values()].map((held) => held.part))
    for (const acceptor of this.#parts.acceptorsOf(part))
      yield* this.#held.get(this.#shapes.of(acceptor))?.alternatives ?? []
  }
}

/** A number for each shape of a type: types of one shape have the same values. */
class Shapes {
  readonly #byText = new Map<string, number>()
  readonly #byType = new Map<Type, number>()

  of(type: Type): number {
    const known = this.#byType.get(type)
    if (known !== undefined) return known
    const text = JSON.stringify(this.#partsOf(type))
    const shape = this.#byText.get(text) ?? this.#byText.size
    this.#byText.set(text, shape)
    this.#byType.set(type, shape)
    return shape
  }

  #partsOf(type: Type): readonly unknown[] {
    switch (type.kind) {
      case 'unknown':
        return [type.kind]
      case 'simple':
        return [type.name]
      case 'array':
        return [type.kind, this.of(type.items)]
      case 'record':
        return [type.kind, ...[...type.fields].map(([name, field]) => [name, this.of(field)])]
      case 'enum':
        return [type.kind, ...type.symbols]
      case 'union':
        return [type.kind, ...type.members.map((member) => this.of(member))]
    }
  }
}

function* ownersOf<K extends Kind>(
  alternatives: Iterable<Alternative<K>>,
  isAcceptor: (type: OneOf<K>) => boolean,
): Generator<Type> {
  for (const { type, owner } of alternatives) if (isAcceptor(type)) yield owner
}

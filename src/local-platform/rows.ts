import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'

type Columns = Readonly<Record<string, 'text' | 'integer'>>

type Row<C extends Columns> = { readonly [Name in keyof C]: C[Name] extends 'text' ? string : number }

export interface Query<C extends Columns> {
  get(parameters?: Readonly<Record<string, SQLInputValue>>): Row<C> | undefined
  all(parameters?: Readonly<Record<string, SQLInputValue>>): readonly Row<C>[]
}

/** SQLite has no types for results, so each row is checked when it is read. */
export function prepareQuery<const C extends Columns>(database: DatabaseSync, columns: C, sql: string): Query<C> {
  const statement = database.prepare(sql)
  const expected = Object.entries(columns)
  const isRow = (row: Readonly<Record<string, SQLOutputValue>>): row is Row<C> =>
    expected.every(([name, type]) => typeof row[name] === JAVASCRIPT_TYPE[type])
  const checked = (row: Readonly<Record<string, SQLOutputValue>>): Row<C> => {
    if (isRow(row)) return row
    const [name, type] = expected.find(([column, kind]) => typeof row[column] !== JAVASCRIPT_TYPE[kind]) ?? []
    throw new TypeError(`the database gives no ${type} as ${name}`)
  }
  return {
    get: (parameters = {}) => {
      const row = statement.get(parameters)
      return row === undefined ? undefined : checked(row)
    },
    all: (parameters = {}) => statement.all(parameters).map(checked),
  }
}

const JAVASCRIPT_TYPE = { text: 'string', integer: 'number' } as const

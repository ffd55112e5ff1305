import { entriesOf, isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { lastName } from '../documents/local-names.ts'
import { isVersion } from '../model/index.ts'
import { expandPrefix, namespacesOf, namespacesWithin, type Namespaces } from '../model/own-terms.ts'
import type { FieldFiles } from '../types/inner-types.ts'
import { TypeReader } from '../types/type-reader.ts'
import { acceptsNull, type Type } from '../types/types.ts'

export interface FileTraits {
  /** IRIs, or an expression. Empty if any format is accepted. */
  readonly formats: ReadonlySet<string>
  readonly secondaryFiles: ReadonlyMap<string, boolean>
}

/** As seen by those who run the app or use its outputs. */
export interface Port extends FileTraits {
  readonly id: string
  readonly type: Type
  /** It distinguishes types that could not be resolved. */
  readonly written: JsonValue
  /** Undefined if it is null. */
  readonly default: JsonValue | undefined
  readonly traitsOf: (written: FieldFiles | undefined) => FileTraits
}

export interface Interface {
  readonly inputs: ReadonlyMap<string, Port>
  readonly outputs: ReadonlyMap<string, Port>
}

/** In any form: lists or maps, short or long. */
export function interfaceOf(description: JsonObject): Interface {
  const process = mainProcess(description)
  const written = description['cwlVersion'] ?? process['cwlVersion']
  const definitions = namedTypes(process)
  const reader = new TypeReader(isVersion(written) ? written : 'v1.2', {
    definition: (name) => definitions.get(name) ?? definitions.get(lastName(name)),
  })
  const namespaces = namespacesWithin(process, namespacesOf(description))
  return {
    inputs: portsOf(process['inputs'], reader, 'input', namespaces),
    outputs: portsOf(process['outputs'], reader, 'output', namespaces),
  }
}

/** Without it, the app does not run. */
export function isRequired(port: Port): boolean {
  return !acceptsNull(port.type) && port.default === undefined
}

/** The process named main, or the only one. */
function mainProcess(description: JsonObject): JsonObject {
  const { $graph: graph } = description
  if (!isArray(graph)) return description
  const processes = graph.filter(isObject)
  return (
    processes.find((process) => typeof process['id'] === 'string' && lastName(process['id']) === 'main') ??
    processes[0] ??
    description
  )
}

function portsOf(
  written: JsonValue | undefined,
  reader: TypeReader,
  side: 'input' | 'output',
  namespaces: Namespaces,
): ReadonlyMap<string, Port> {
  const traitsOf = ({ format, secondaryFiles }: Partial<FieldFiles> = {}): FileTraits => ({
    formats: new Set(
      listOf(format)
        .filter((each) => typeof each === 'string')
        .map((each) => expandPrefix(each, namespaces)),
    ),
    secondaryFiles: new Map(listOf(secondaryFiles).map((file) => secondaryFile(file, side))),
  })
  const ports = new Map<string, Port>()
  for (const [id, parameter] of parametersOf(written)) {
    ports.set(id, {
      id,
      type: reader.read(parameter),
      written: parameter['type'] ?? null,
      default: parameter['default'] ?? undefined,
      traitsOf,
      ...traitsOf(parameter),
    })
  }
  return ports
}

function parametersOf(written: JsonValue | undefined): readonly (readonly [string, JsonObject])[] {
  if (isArray(written)) {
    return written
      .filter(isObject)
      .flatMap((parameter) =>
        typeof parameter['id'] === 'string' ? [[lastName(parameter['id']), parameter] as const] : [],
      )
  }
  if (!isObject(written)) return []
  return entriesOf(written).map(([id, value]) => {
    const isParameter =
      isObject(value) && value['type'] !== undefined && !('items' in value || 'fields' in value || 'symbols' in value)
    const parameter: JsonObject = isParameter ? value : { type: value }
    return [lastName(id), parameter] as const
  })
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  if (value === undefined || value === null) return []
  return isArray(value) ? value : [value]
}

function itemsOf(value: JsonValue | undefined): readonly JsonValue[] {
  return isObject(value) ? Object.values(value) : listOf(value)
}

/** In inputs it is required and in outputs optional, unless declared otherwise (CWL v1.2, "SecondaryFileSchema"). */
function secondaryFile(file: JsonValue, side: 'input' | 'output'): readonly [string, boolean] {
  const expected = side === 'input'
  if (!isObject(file)) {
    const text = typeof file === 'string' ? file : JSON.stringify(file)
    return text.endsWith('?') ? [text.slice(0, -1), false] : [text, expected]
  }
  const pattern = typeof file['pattern'] === 'string' ? file['pattern'] : JSON.stringify(file['pattern'])
  const { required } = file
  // Anyone who sets the input must expect that an expression is true.
  return [pattern, required === undefined || required === null ? expected : required !== false]
}

function namedTypes(process: JsonObject): ReadonlyMap<string, JsonObject> {
  const found = new Map<string, JsonObject>()
  const visit = (value: JsonValue | undefined): void => {
    if (isArray(value)) value.forEach(visit)
    if (!isObject(value)) return
    const { name, type } = value
    const isDefinition = typeof name === 'string' && (type === 'record' || type === 'enum' || type === 'array')
    if (isDefinition && !found.has(name)) {
      found.set(name, value)
      if (!found.has(lastName(name))) found.set(lastName(name), value)
    }
    for (const key of ['type', 'items', 'types']) visit(value[key])
    visit(itemsOf(value['fields']))
  }
  for (const side of ['inputs', 'outputs']) {
    for (const [, parameter] of parametersOf(process[side])) visit(parameter)
  }
  visit(itemsOf(process['requirements']))
  visit(itemsOf(process['hints']))
  return found
}

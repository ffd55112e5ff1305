import { isArray, isObject, type JsonObject, type JsonValue } from '../json/index.ts'

/** An input, or a field of one, as far as its files depend on it. */
export interface Port {
  readonly format?: string
  /** Patterns of CWL. */
  readonly secondaryFiles: readonly string[]
  readonly fields: ReadonlyMap<string, Port>
}

export function portsOf({ inputs = null, $namespaces: namespaces = null }: JsonObject): ReadonlyMap<string, Port> {
  return portsIn(inputs, isObject(namespaces) ? namespaces : {})
}

/** `id` of inputs, `name` of fields; each may be a map too. */
function portsIn(ports: JsonValue, namespaces: JsonObject): ReadonlyMap<string, Port> {
  const named = isArray(ports)
    ? ports.map((port) => [isObject(port) ? (port['id'] ?? port['name'] ?? null) : null, port] as const)
    : isObject(ports)
      ? Object.entries(ports)
      : []
  return new Map(
    named.flatMap(([id, port]) =>
      typeof id === 'string' ? [[id.replace(/^.*[#/]/, ''), portOf(port, namespaces)] as const] : [],
    ),
  )
}

function portOf(port: JsonValue, namespaces: JsonObject): Port {
  const { type = port, format = null, secondaryFiles = null } = isObject(port) ? port : {}
  const first = isArray(format) ? format[0] : format
  return {
    ...(typeof first === 'string' && !isExpression(first) ? { format: expanded(first, namespaces) } : {}),
    secondaryFiles: patternsIn(secondaryFiles),
    fields: fieldsOf(type, namespaces),
  }
}

function fieldsOf(type: JsonValue, namespaces: JsonObject): ReadonlyMap<string, Port> {
  if (isArray(type)) return new Map(type.flatMap((one) => [...fieldsOf(one, namespaces)]))
  if (!isObject(type)) return new Map()
  const { fields = null, items = null } = type
  return fields === null ? fieldsOf(items, namespaces) : portsIn(fields, namespaces)
}

function patternsIn(secondaryFiles: JsonValue): readonly string[] {
  const patterns = isArray(secondaryFiles) ? secondaryFiles : [secondaryFiles]
  return patterns.flatMap((one) => {
    const pattern = isObject(one) ? one['pattern'] : one
    return typeof pattern === 'string' && !isExpression(pattern) ? [pattern.replace(/\?$/, '')] : []
  })
}

function isExpression(text: string): boolean {
  return /\$[({]/.test(text)
}

function expanded(text: string, namespaces: JsonObject): string {
  const [prefix = '', ...rest] = text.split(':')
  const address = namespaces[prefix]
  return typeof address === 'string' && rest.length > 0 ? `${address}${rest.join(':')}` : text
}

/** CWL v1.2, `SecondaryFileSchema`: each `^` removes an extension, and the rest is added. */
export function secondaryNames({ secondaryFiles }: Port, name: string): readonly string[] {
  return secondaryFiles.map((pattern) => {
    const carets = /^\^*/.exec(pattern)?.[0].length ?? 0
    const base = Array.from({ length: carets }).reduce<string>((left) => left.replace(/(?<=.)\.[^.]*$/, ''), name)
    return base + pattern.slice(carets)
  })
}

import { referenceIn, segmentsOf, type Interpolation } from '../interpolation.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { describeType } from '../types/describe-type.ts'
import { isNull, membersOf, withoutNull, type SimpleName, type Type } from '../types/types.ts'
import { placeIn, RESOURCE_FIELDS, standsAlone, type Evaluated, type Scope } from './evaluated.ts'
import { finding, problemsOf } from './finding.ts'
import { memberType } from './members.ts'

/** What a field takes once it is evaluated. */
interface Taken {
  readonly words: string
  readonly names: readonly SimpleName[]
  readonly lists?: true | undefined
}

const TEXT: Taken = { words: 'text', names: ['string'] }
const NUMBER: Taken = { words: 'a number', names: ['int', 'long', 'float', 'double'] }
const TRUTH: Taken = { words: 'true or false', names: ['boolean'] }

/** CWL v1.2 CommandLineTool and Workflow, at each field: "must return", "must evaluate to". */
const TAKEN: ReadonlyMap<string, Taken> = new Map([
  ...['stdin', 'stdout', 'stderr', 'envValue', 'entryname'].map((field) => [field, TEXT] as const),
  ['glob', { ...TEXT, words: 'text or a list of texts', lists: true }],
  ...RESOURCE_FIELDS.map((field) => [field, NUMBER] as const),
  ['timelimit', NUMBER],
  ...['when', 'enableReuse', 'networkAccess'].map((field) => [field, TRUTH] as const),
])

/** Names of files. What is no text stands in other text as its JSON (CWL v1.2 CommandLineTool, "Parameter references"), which is no name that anybody means. */
const FILE_NAMES: ReadonlySet<string> = new Set(['stdin', 'stdout', 'stderr', 'entryname', 'glob'])

/** Parameter references to values that their field cannot take, where they are all of it or part of a file's name; null is what it is without. */
export function checkExpressionTypes(process: Process, texts: readonly Evaluated[]): readonly Problem[] {
  return problemsOf(texts, (text) => {
    const taken = TAKEN.get(text.field)
    if (taken === undefined) return []
    const [only] = text.interpolations
    const code = only === undefined ? undefined : referenceIn(only)
    if (only !== undefined && code !== undefined && standsAlone(only, text.text)) return wrongType(process, text, { code, start: only.start }, taken)
    return FILE_NAMES.has(text.field) ? text.interpolations.flatMap((part) => jsonInName(process, text, part)) : []
  })
}

function wrongType(process: Process, text: Evaluated, { code, start }: Pick<Interpolation, 'code' | 'start'>, taken: Taken): readonly Problem[] {
  const type = typeOf(code, text.scope)
  if (type === undefined || isNull(type) || takes(taken, withoutNull(type))) return []
  return [finding('expression-type', placeIn(process, text, start), `${titleOf(text)} must be ${taken.words}, and $(${code}) is ${describeType(type)}`, hintFor(text.field, code, type, taken))]
}

function jsonInName(process: Process, text: Evaluated, { kind, code, start }: Interpolation): readonly Problem[] {
  const type = kind === 'reference' ? typeOf(code, text.scope) : undefined
  if (type === undefined || isNull(type) || !membersOf(withoutNull(type)).every(isJsonInText)) return []
  const hint = memberType(type, 'basename') === undefined ? undefined : `Write $(${code}.basename)${memberType(type, 'nameroot') === undefined ? '' : `, or $(${code}.nameroot) for the name without its extension`}.`
  return [finding('expression-type', placeIn(process, text, start), `$(${code}) is ${describeType(type)}, which stands as JSON in the text of ${text.field}`, hint)]
}

function isJsonInText(type: Type): boolean {
  return type.kind === 'array' || type.kind === 'record' || (type.kind === 'simple' && (type.name === 'File' || type.name === 'Directory'))
}

/** Of variables, whose field has the same name for all, the name is said. */
function titleOf({ field, container }: Evaluated): string {
  const name = 'envName' in container ? container.envName : undefined
  return field === 'envValue' && typeof name === 'string' ? `the value of ${name}` : field
}

/** The type of what a reference gives; undefined where nothing is known of it. */
export function typeOf(reference: string, { inputs, self }: Scope): Type | undefined {
  const [root, ...rest] = segmentsOf(reference)
  if (root === 'self') return walk(self, rest)
  const [name, ...way] = rest
  const input = root === 'inputs' && name !== undefined ? inputs?.get(String(name)) : undefined
  return input === undefined ? undefined : walk(input.type, way)
}

function walk(type: Type, way: readonly (string | number)[]): Type | undefined {
  return way.reduce<Type | undefined>((at, segment) => (at === undefined ? undefined : memberType(at, segment)), type)
}

/** Whether some value of the type will do. */
function takes(taken: Taken, type: Type): boolean {
  return membersOf(type).some((member) => {
    switch (member.kind) {
      case 'unknown':
        return true
      case 'simple':
        return member.name === 'Any' || taken.names.includes(member.name)
      case 'enum':
        return taken.names.includes('string')
      case 'array':
        return taken.lists === true && takes({ ...taken, lists: undefined }, member.items)
      case 'record':
      case 'union':
        return false
    }
  })
}

/** Of a file, its name where one in the working folder is meant: glob and the like take no absolute path. */
function hintFor(field: string, reference: string, type: Type, { names }: Taken): string | undefined {
  if (!names.includes('string')) return undefined
  const attribute = field === 'stdin' || field === 'envValue' ? 'path' : 'basename'
  if (memberType(type, attribute) !== undefined) return `Write $(${reference}.${attribute}).`
  const isScalar = membersOf(type).every((member) => member.kind === 'simple')
  return isScalar ? `Make text of it: $(String(${reference})), with InlineJavascriptRequirement.` : undefined
}

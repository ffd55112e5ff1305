import { isArray, isObject, type JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import type { ExpressionSite } from '../analysis/expressions.ts'
import { COMMENT, TEXT } from '../analysis/javascript-skim.ts'
import type { Port } from '../analysis/ports.ts'
import type { Step } from '../analysis/steps.ts'
import type { Process } from '../documents/processes.ts'
import { inText, rule, shared } from '../lint/rule.ts'
import { isUnresolved } from '../structure/unresolved.ts'
import { isOnly, membersOf, withoutNull } from '../types/types.ts'

/** `contents` of an input, or of one of its items, or of `self`. */
const READ = new RegExp(
  `${TEXT}|${COMMENT}|\\b(?:inputs\\.([\\w\\u0080-\\uffff]+)|self)(?:\\[\\w{1,20}\\])?\\.contents\\b`,
  'g',
)

/** Code that asks whether there are any, or gives some. */
const ASKED =
  /\.contents\s*(?:[=?]|!=|\|\||&&)|(?:\bif\s*\(|!|\btypeof|&&|\|\|)\s*(?:inputs|self)\b[\w.[\]]{0,100}\.contents\b|['"]contents['"]\s*(?:\]\s*)?\bin\b|\bhasOwnProperty\b|\bcatch\b/

/**
 * Contents of an input that nobody asks for: "loadContents … indicates that the file should be read" (CWL v1.2
 * CommandLineTool, "LoadContents"). What a step embeds is passed by, since the step may ask, and so is what a step gets
 * of another, which may have asked. Told once an input: what is added once holds for all.
 */
export const unreadContents = rule({
  codes: shared('possible-attribute'),
  process({ process, ports, steps, expressions, report }) {
    const isWorkflow = process.processClass === 'Workflow'
    if (process.isEmbedded && !isWorkflow) return
    const reading = expressions.texts.filter(({ text }) => text.includes('.contents') && !ASKED.test(text))
    if (reading.length === 0) return
    const unread = new Map([...ports.inputs].filter(([, port]) => isUnread(port)))
    const holders = new Map(isWorkflow ? sourcesOfSteps(steps, unread) : bindings(unread))
    const told = new Set<string>()
    for (const text of reading) {
      const first = readsIn(text).find(({ name }) => {
        const holder =
          name === undefined ? holders.get(text.container) : !isWorkflow && unread.has(name) ? name : undefined
        return holder !== undefined && !told.has(holder)
      })
      if (first === undefined) continue
      const holder = first.name ?? holders.get(text.container) ?? ''
      told.add(holder)
      report(
        'possible-attribute',
        inText(text, first.index),
        `${first.found} is read, and nobody asks for contents of the input ${holder}`,
        `Add loadContents: true to ${placeOfAsking(process)}.`,
      )
    }
  },
})

/** Where a text reads contents: of an input, or where that has no name, of `self`. */
function readsIn({
  interpolations,
}: ExpressionSite): readonly { readonly found: string; readonly name: string | undefined; readonly index: number }[] {
  return interpolations.flatMap(({ code, start }) =>
    Array.from(code.matchAll(READ), ({ 0: found, 1: name, index }) => ({
      found,
      name,
      index: start + 2 + index,
    })).filter(({ found }) => found.endsWith('.contents')),
  )
}

function placeOfAsking({ version, processClass }: Process): string {
  if (version === 'v1.0') return 'its inputBinding'
  return processClass === 'Workflow' ? 'the input of the step' : 'that input'
}

function bindings(unread: ReadonlyMap<string, Port>): readonly (readonly [object, string])[] {
  return [...unread].flatMap(
    ([
      name,
      {
        declaration: { inputBinding: binding },
      },
    ]) => (isObject(binding) ? [[binding, name] as const] : []),
  )
}

/** Inputs of steps by the one input of the workflow that they come from; only from v1.1 on can they ask themselves. */
function sourcesOfSteps(
  steps: readonly Step[],
  unread: ReadonlyMap<string, Port>,
): readonly (readonly [object, string])[] {
  return steps.flatMap(({ inputs }) =>
    inputs.flatMap((input) =>
      typeof input['source'] === 'string' && unread.has(input['source']) && !asksForContents(input)
        ? [[input, input['source']] as const]
        : [],
    ),
  )
}

/** A file that nobody asks to read; a default may say itself what is in it. */
function isUnread({ type, declaration }: Port): boolean {
  const { default: value } = declaration
  const isSaid = (isArray(value) ? value : [value]).some((item) => isObject(item) && isPresent(item['contents']))
  if (isSaid || asksForContents(declaration)) return false
  return membersOf(withoutNull(type)).every((member) =>
    isOnly(member.kind === 'array' ? member.items : member, ['File']),
  )
}

/** In v1.0 a binding asks, also one within a type. */
function asksForContents(holder: JsonObject): boolean {
  const { inputBinding: binding, type } = holder
  if (isPresent(holder['loadContents']) || isUnresolved(holder, 'loadContents')) return true
  return (isObject(binding) && asksForContents(binding)) || (isObject(type) && asksForContents(type))
}

import { isArray, isObject, type JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import type { Process } from '../../documents/processes.ts'
import type { Port } from '../../lint/facts/ports.ts'
import type { Step } from '../../lint/facts/steps.ts'
import { inText, rule, shared } from '../../lint/rule.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import { isOnly, membersOf, withoutNull } from '../../types/types.ts'

/**
 * "loadContents … indicates that the file should be read" (CWL v1.2 CommandLineTool, "LoadContents"). An embedded
 * process and files from other steps are not checked, because the step may load them. Reported once per input, because
 * one fix is enough.
 */
export const unreadContents = rule({
  codes: shared('possible-attribute'),
  process({ process, ports, steps, expressions, javascript, report }) {
    const isWorkflow = process.processClass === 'Workflow'
    if (process.isEmbedded && !isWorkflow) return
    const reading = expressions.texts.filter(({ text }) => text.includes('contents'))
    if (reading.length === 0) return
    const unread = new Map([...ports.inputs].filter(([, port]) => isUnread(port)))
    const holders = new Map(isWorkflow ? sourcesOfSteps(steps, unread) : bindings(unread))
    const reported = new Set<string>()
    for (const text of reading) {
      const first = javascript
        .uncheckedReads(text, 'contents')
        .map((read) => ({ ...read, name: read.root === 'self' ? undefined : String(read.segments[0]) }))
        .find(({ name }) => {
          const holder =
            name === undefined ? holders.get(text.container) : !isWorkflow && unread.has(name) ? name : undefined
          return holder !== undefined && !reported.has(holder)
        })
      if (first === undefined) continue
      const holder = first.name ?? holders.get(text.container) ?? ''
      reported.add(holder)
      report(
        'possible-attribute',
        inText(text, first.start),
        `${text.text.slice(first.start, text.text.indexOf('contents', first.start))}contents is read, but the contents of the input "${holder}" are not loaded`,
        `Add loadContents: true to ${placeOfAsking(process)}.`,
      )
    }
  },
})

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

/** With a single source. From v1.1 on, they can load contents themselves. */
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

/** A default may have contents. */
function isUnread({ type, declaration }: Port): boolean {
  const { default: value } = declaration
  const hasContents = (isArray(value) ? value : [value]).some((item) => isObject(item) && isPresent(item['contents']))
  if (hasContents || asksForContents(declaration)) return false
  return membersOf(withoutNull(type)).every((member) =>
    isOnly(member.kind === 'array' ? member.items : member, ['File']),
  )
}

/** In v1.0 a binding loads them, also inside a type. */
function asksForContents(holder: JsonObject): boolean {
  const { inputBinding: binding, type } = holder
  if (isPresent(holder['loadContents']) || isUnresolved(holder, 'loadContents')) return true
  return (isObject(binding) && asksForContents(binding)) || (isObject(type) && asksForContents(type))
}

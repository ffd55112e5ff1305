import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { objectsIn, textsIn } from '../../documents/parts.ts'
import type { Context } from '../../lint/context.ts'
import type { Port } from '../../lint/facts/ports.ts'
import { advice, at, off, rule } from '../../lint/rule.ts'
import { MODELS } from '../../model/index.ts'
import { unknownKeys } from '../../structure/field-advice.ts'
import { mayHold } from '../../types/types.ts'

/**
 * No binding adds them to the command line, no expression reads them, and no link begins there. A file has an effect,
 * because it is placed where the tool runs.
 */
export const unusedInputs = rule({
  codes: {
    'unused-input': advice('A value that a run sets does not reach the program.'),
    'unused-value': off('An input of a workflow or an expression is not used.'),
  },
  on: ['CommandLineTool', 'ExpressionTool', 'Workflow'],
  process(context) {
    const { processClass, value, ports, expressions, javascript, report } = context
    const shape = MODELS[context.version].record('CommandInputParameter')
    // A misspelt binding, and one below its input, are reported elsewhere.
    const isMistaken = ({ name, declaration }: Port): boolean =>
      shape.fields.has(name) || unknownKeys(shape, declaration).length > 0
    const idle =
      processClass === 'Workflow'
        ? unlinked(context)
        : [...ports.inputs.values()].filter((port) => isUnbound(port) && !isMistaken(port))
    if (idle.length === 0) return
    const read = new Set<unknown>()
    for (const text of expressions.texts) {
      const names = javascript.readsIn(text)?.flatMap(({ root, segments: [name] }) => (root === 'inputs' ? [name] : []))
      // Code that computes a name may read any. In invalid code, all words count.
      if (names?.some((name) => typeof name !== 'string') === true) return
      for (const name of names ?? []) read.add(name)
    }
    const unread = idle.filter(({ name }) => !read.has(name))
    // Hints of other vocabularies and JavaScript libraries may also read them.
    const words = unread.length === 0 ? NO_WORDS : wordsIn(writtenIn(value))
    const [code, fix] =
      processClass === 'CommandLineTool'
        ? (['unused-input', 'Add inputBinding, read it in an expression, or remove it.'] as const)
        : (['unused-value', 'Use it, or remove it.'] as const)
    // Without any that is used, the tool is a sketch, or its program gets them in a way that is not seen here.
    if (processClass === 'CommandLineTool' && unread.length === ports.inputs.size) return
    for (const { name, declaration } of unread) {
      if (words.has('inputs') && [...wordsIn(name)].every((word) => words.has(word))) continue
      report(code, at(declaration, 'id'), `the input "${name}" is not used`, fix)
    }
  },
})

function isUnbound({ declaration, type }: Port): boolean {
  return (
    !isPresent(declaration['inputBinding']) &&
    declaration['type'] !== 'stdin' &&
    !bindsWithin(declaration['type']) &&
    !mayHold(type, 'File', 'Directory')
  )
}

/** Parts of a type may have their own bindings. */
function bindsWithin(type: JsonValue | undefined): boolean {
  if (isArray(type)) return type.some(bindsWithin)
  return isObject(type) && (Object.hasOwn(type, 'inputBinding') || Object.values(type).some(bindsWithin))
}

function unlinked({ value, ports, steps }: Context<'unused-value'>): readonly Port[] {
  const linked = new Set([
    ...steps.flatMap(({ inputs }) => inputs.flatMap((input) => textsIn(input, 'source'))),
    ...objectsIn(value, 'outputs').flatMap((output) => textsIn(output, 'outputSource')),
  ])
  return [...ports.inputs.values()].filter(({ name }) => !linked.has(name))
}

/** Without inputs and what the steps run. */
function writtenIn(process: JsonObject): string {
  const { inputs: _inputs, ...rest } = process
  return JSON.stringify(rest, (key, value: unknown) => (key === 'run' ? undefined : value))
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\w$\u0080-\uffff]+/g))
}

const NO_WORDS: ReadonlySet<string> = new Set()

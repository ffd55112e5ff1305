import { isObject, type JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import type { Process } from '../../documents/processes.ts'
import type { Context } from '../../lint/context.ts'
import { isWholeText, unscanned, type ExpressionSite } from '../../lint/facts/expressions.ts'
import { fixInJavascript } from '../../lint/facts/features.ts'
import { interpolationsIn, referenceIn } from '../../lint/facts/interpolation.ts'
import { typeOf } from '../../lint/facts/reference-types.ts'
import { MAKING, sinkOf, type Sink } from '../../lint/facts/step-values.ts'
import type { Step } from '../../lint/facts/steps.ts'
import { at, inText, rule, shared, warning } from '../../lint/rule.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import { fitOf } from '../../types/assignability.ts'
import {
  describeType,
  holdsFiles,
  isNull,
  isOnly,
  mayHold,
  membersOf,
  NUMBERS,
  SIMPLE,
  withoutNull,
  type Type,
} from '../../types/types.ts'
import { isQuoted, misfitOf, simpleName } from '../../types/values.ts'
import { onOneLine } from './field-types.ts'

/** The value of `glob` is a list. An output that is not a list gets its only item. */
export const madeValues = rule({
  codes: shared('expression-type'),
  text(text, { process, sinks, report }) {
    const [only] = text.interpolations
    // It is reported elsewhere, or only a parser finds its end.
    if (!MAKING.has(text.field) || only?.closed !== true || unscanned(text) !== undefined) return
    const sink = sinks.get(text.container)
    if (sink === undefined) return
    if (!isWholeText(only, text.text)) return checkMadeText(text, sink, report)
    const code = referenceIn(only)
    const type = code === undefined ? undefined : typeOf(code, text.scope)
    if (
      code === undefined ||
      type === undefined ||
      isNull(type) ||
      fitOf(type, sink.type) !== 'never' ||
      areNumbers(type, sink.type) ||
      (text.field === 'outputEval' && isOneOf(type, sink.type))
    )
      return
    report(
      'expression-type',
      inText(text, only.start),
      `${sink.what} accepts ${describeType(sink.type)}, but $(${code}) is ${describeType(type)}`,
      conversion(process, code, type, sink.type),
    )
  },
  step(step, context) {
    for (const input of step.inputs) checkPlainValue(step, input, context)
  },
})

type Asked = Context<'expression-type'>

/** Reports text where a number, a file or a source must be. */
function checkPlainValue(step: Step, input: JsonObject, { ports, report }: Asked): void {
  const { valueFrom: text } = input
  if (typeof text !== 'string' || text.trim() === '' || interpolationsIn(text).length > 0) return
  const sink = sinkOf(step, input)
  const misfit = sink === undefined ? undefined : misfitOf(text, sink.type)
  if (sink === undefined || misfit === undefined) return
  const isSourceless = !isPresent(input['source'])
  const fix = ports.inputs.has(text)
    ? `If you mean the input, write source: ${text}.`
    : isSourceless && isQuoted(text, simpleName(misfit.wanted))
      ? `Write default: ${text}, not valueFrom.`
      : 'Write an expression that gives the value.'
  report('expression-type', at(input, 'valueFrom'), `valueFrom gives text to ${sink.what}: ${misfit.reason}`, fix)
}

/** Several expressions, or text around one, give text (CWL v1.2 CommandLineTool, "Parameter references"). */
function checkMadeText({ container, key, text }: ExpressionSite, { type, what }: Sink, report: Asked['report']): void {
  if (fitOf(SIMPLE.string, type) === 'never')
    report(
      'expression-type',
      at(container, key),
      `${what} accepts ${describeType(type)}, but "${onOneLine(text)}" is text`,
      'Write a single expression that gives the value, or change the type.',
    )
}

function isOneOf(list: Type, sink: Type): boolean {
  const items = membersOf(list).flatMap((member) => (member.kind === 'array' ? [member.items] : []))
  return items.some((item) => holdsFiles(item) && fitOf(item, sink) !== 'never')
}

/** Engines check the value, and the size of most files is an `int`. */
function areNumbers(type: Type, sink: Type): boolean {
  const [actual, accepted] = [withoutNull(type), withoutNull(sink)]
  if (actual.kind === 'array' && accepted.kind === 'array') return areNumbers(actual.items, accepted.items)
  return membersOf(actual).some(isNumber) && membersOf(accepted).some(isNumber)
}

function isNumber(type: Type): boolean {
  return isOnly(type, NUMBERS)
}

function conversion(process: Process, reference: string, type: Type, sink: Type): string {
  const isInteger = isOnly(sink, ['int', 'long'])
  if (!isOnly(type, ['string']) || !(isInteger || isOnly(sink, ['float', 'double'])))
    return 'Write an expression that gives the value, or change the type.'
  return fixInJavascript(process, `Convert it to a number: $(${isInteger ? 'parseInt' : 'parseFloat'}(${reference}))`)
}

/** `glob` finds files and directories, and only an expression converts them. */
export const foundValues = rule({
  codes: { 'glob-for-value': warning('glob finds files, but its output is not a file.') },
  // In v1.0 workflows may have such bindings too, without effect.
  on: 'CommandLineTool',
  output({ name, type, declaration }, { report }) {
    const { outputBinding: binding } = declaration
    if (
      !isObject(binding) ||
      !isPresent(binding['glob']) ||
      isPresent(binding['outputEval']) ||
      isUnresolved(binding, 'outputEval') ||
      binding['glob'] === OUTPUT_OBJECT ||
      mayHold(type, 'File', 'Directory')
    )
      return
    report(
      'glob-for-value',
      at(binding, 'glob', 'key'),
      `the output "${name}" is ${describeType(type)}, but glob finds files`,
      isOnly(type, ['string'])
        ? 'Add loadContents: true and outputEval: $(self[0].contents), or change the type to File.'
        : 'Add outputEval, or change the type to File.',
    )
  },
})

/** It sets all outputs (CWL v1.2 CommandLineTool, "Output binding"). */
const OUTPUT_OBJECT = 'cwl.output.json'

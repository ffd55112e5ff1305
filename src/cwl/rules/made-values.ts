import { isObject, type JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { standsAlone, unscanned, type ExpressionSite } from '../analysis/expressions.ts'
import { fixInJavascript } from '../analysis/features.ts'
import { onOneLine } from '../analysis/field-types.ts'
import { interpolationsIn, referenceIn } from '../analysis/interpolation.ts'
import { typeOf } from '../analysis/reference-types.ts'
import type { Step } from '../analysis/steps.ts'
import { MAKING, sinkOf, type Sink } from '../analysis/value-sinks.ts'
import type { Process } from '../documents/processes.ts'
import type { Context } from '../lint/context.ts'
import { at, inText, rule, shared, warning } from '../lint/rule.ts'
import { isUnresolved } from '../structure/unresolved.ts'
import { fitOf } from '../types/assignability.ts'
import { describeType } from '../types/describe-type.ts'
import {
  holdsFiles,
  isNull,
  isOnly,
  mayHold,
  membersOf,
  NUMBERS,
  SIMPLE,
  withoutNull,
  type Type,
} from '../types/types.ts'
import { isQuoted, misfitOf, simpleName } from '../types/values.ts'

/**
 * Parameter references whose value no output, or no input that a step makes, can have, and texts that it cannot have.
 * What was found by `glob` is a list, of which an output that is no list takes the one item.
 */
export const madeValues = rule({
  codes: shared('expression-type'),
  text(text, { process, sinks, report }) {
    const [only] = text.interpolations
    // What does not end is told as such, or is JavaScript that only a parser finds the end of.
    if (!MAKING.has(text.field) || only?.closed !== true || unscanned(text) !== undefined) return
    const sink = sinks.get(text.container)
    if (sink === undefined) return
    if (!standsAlone(only, text.text)) return checkMadeText(text, sink, report)
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
      `${sink.what} takes ${describeType(sink.type)}, and $(${code}) is ${describeType(type)}`,
      conversion(process, code, type, sink.type),
    )
  },
  step(step, context) {
    for (const input of step.inputs) checkPlainValue(step, input, context)
  },
})

type Asked = Context<'expression-type'>

/** Text with nothing to evaluate, in the place of a number, a file or a source. */
function checkPlainValue(step: Step, input: JsonObject, { ports, report }: Asked): void {
  const { valueFrom: text } = input
  if (typeof text !== 'string' || text.trim() === '' || interpolationsIn(text).length > 0) return
  const sink = sinkOf(step, input)
  const misfit = sink === undefined ? undefined : misfitOf(text, sink.type)
  if (sink === undefined || misfit === undefined) return
  const isSourceless = !isPresent(input['source'])
  const fix = ports.inputs.has(text)
    ? `Write source: ${text} if that is meant.`
    : isSourceless && isQuoted(text, simpleName(misfit.wanted))
      ? `Write default: ${text} in place of valueFrom.`
      : 'Write an expression that gives it.'
  report('expression-type', at(input, 'valueFrom'), `valueFrom gives text to ${sink.what}: ${misfit.reason}`, fix)
}

/** What is more than one expression is text, whatever that gives (CWL v1.2 CommandLineTool, "Parameter references"). */
function checkMadeText({ container, key, text }: ExpressionSite, { type, what }: Sink, report: Asked['report']): void {
  if (fitOf(SIMPLE.string, type) === 'never')
    report(
      'expression-type',
      at(container, key),
      `${what} takes ${describeType(type)}, and ${onOneLine(text)} is text`,
      'Write one expression that gives it, or change the type.',
    )
}

function isOneOf(list: Type, sink: Type): boolean {
  const items = membersOf(list).flatMap((member) => (member.kind === 'array' ? [member.items] : []))
  return items.some((item) => holdsFiles(item) && fitOf(item, sink) !== 'never')
}

/** What is checked is the value: the size of most files is an `int` too. */
function areNumbers(type: Type, sink: Type): boolean {
  const [given, taken] = [withoutNull(type), withoutNull(sink)]
  if (given.kind === 'array' && taken.kind === 'array') return areNumbers(given.items, taken.items)
  return membersOf(given).some(isNumber) && membersOf(taken).some(isNumber)
}

function isNumber(type: Type): boolean {
  return isOnly(type, NUMBERS)
}

function conversion(process: Process, reference: string, type: Type, sink: Type): string {
  const isInteger = isOnly(sink, ['int', 'long'])
  if (!isOnly(type, ['string']) || !(isInteger || isOnly(sink, ['float', 'double'])))
    return 'Write an expression that gives it, or change the type.'
  return fixInJavascript(process, `Make a number of it: $(${isInteger ? 'parseInt' : 'parseFloat'}(${reference}))`)
}

/** `glob` finds files and directories; only an expression makes something else of them. */
export const foundValues = rule({
  codes: { 'glob-for-value': warning('glob finds files, and its output is no file.') },
  // In v1.0 outputs of workflows may have bindings too, which nothing evaluates.
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
      `the output ${name} is ${describeType(type)}, and glob finds files`,
      isOnly(type, ['string'])
        ? 'Add loadContents: true and outputEval: $(self[0].contents), or make the type File.'
        : 'Add outputEval, or make the type File.',
    )
  },
})

/** What a tool writes there takes the place of all that its outputs say (CWL v1.2 CommandLineTool, "Output binding"). */
const OUTPUT_OBJECT = 'cwl.output.json'

import type { JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { inputReference, nameOrEmpty, objectsIn } from '../../documents/parts.ts'
import type { Context } from '../../lint/context.ts'
import { at, error, rule, shared } from '../../lint/rule.ts'

type Asked = Context<'misplaced-shortcut' | 'misplaced-binding'>

/** CWL v1.2 CommandLineTool, "stdin", "stdout" and "stderr". */
export const shortcuts = rule({
  codes: {
    'misplaced-binding': error('A parameter of type stdin, stdout or stderr has a binding.'),
    ...shared('misplaced-shortcut'),
  },
  process(context) {
    checkInputs(context)
    checkOutputs(context)
  },
})

function checkInputs({ value, version, processClass, report }: Asked): void {
  let hasInput = typeof value['stdin'] === 'string'
  for (const input of objectsIn(value, 'inputs')) {
    const { type } = input
    if (type === 'stdout' || type === 'stderr') misplaced(input, `${type} can only be the type of an output`, report)
    if (type !== 'stdin') continue
    if (processClass !== 'CommandLineTool') {
      misplaced(input, 'stdin can only be the type of an input of a CommandLineTool', report)
      continue
    }
    bound(input, type, 'inputBinding', report)
    if (hasInput) misplaced(input, 'only one input can be standard input, and this is the second', report)
    else if (version === 'v1.0') reportEarly(input, report)
    hasInput = true
  }
}

/** cwltool accepts it before v1.1 too; others may run without a file. */
function reportEarly(input: JsonObject, report: Asked['report']): void {
  const reference = `stdin: $(${inputReference(nameOrEmpty(input))}.path)`
  report(
    'misplaced-shortcut',
    at(input, 'type'),
    `the type stdin exists from v1.1 on; a packed description has the type File and ${reference}, which every engine reads`,
    `Raise cwlVersion to v1.1, or use the type File and write ${reference}.`,
    'warning',
  )
}

function checkOutputs({ value, processClass, report }: Asked): void {
  for (const output of objectsIn(value, 'outputs')) {
    const { type } = output
    if (type === 'stdin') misplaced(output, 'stdin can only be the type of an input', report)
    if (type !== 'stdout' && type !== 'stderr') continue
    if (processClass === 'CommandLineTool') bound(output, type, 'outputBinding', report)
    else misplaced(output, `${type} can only be the type of an output of a CommandLineTool`, report)
  }
}

function misplaced(parameter: JsonObject, message: string, report: Asked['report']): void {
  report('misplaced-shortcut', at(parameter, 'type'), message, 'Use the type File.')
}

function bound(parameter: JsonObject, type: string, binding: string, report: Asked['report']): void {
  if (!isPresent(parameter[binding])) return
  report(
    'misplaced-binding',
    at(parameter, binding, 'key'),
    `a parameter of type ${type} cannot have ${binding}, because the type defines where the file comes from`,
    `Remove ${binding}, or use the type File.`,
  )
}

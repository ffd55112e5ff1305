import { bindingsOf } from '../analysis/bindings.ts'
import { programWords, type Word } from '../analysis/command-words.ts'
import type { Ports } from '../analysis/ports.ts'
import { hasShell, quotedOperators, withoutQuotes } from '../analysis/shell-operators.ts'
import { holdsReference } from '../analysis/unevaluated.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'
import { checkBindings } from './bindings.ts'

/** What would not reach the program of a tool as it is written (CWL v1.2 CommandLineTool, "CommandLineBinding"). */
export function checkCommandLine(process: Process, ports: Ports): readonly Problem[] {
  if (process.processClass !== 'CommandLineTool') return NO_PROBLEMS
  const words = programWords(process)
  const bindings = bindingsOf(process, ports)
  return [
    ...checkProgram(process, words[0]),
    ...problemsOf(words, (word) => checkUnevaluated(process, word)),
    ...(hasShell(process)
      ? problemsOf(quotedOperators(process, bindings), (operator) => quotedOperator(process, operator))
      : NO_PROBLEMS),
    ...checkBindings(process, bindings),
  ]
}

function checkProgram(process: Process, program: Word | undefined): readonly Problem[] {
  if (program === undefined || !/^$|\s/.test(program.text)) return NO_PROBLEMS
  const place = placeOf(process.path, program.container, program.key)
  if (program.text.trim() === '')
    return [
      createProblem(
        'space-in-program',
        place,
        'this text is taken for the name of the program, and is blank',
        'Remove it: the first text that is left names the program.',
      ),
    ]
  const message = `${JSON.stringify(truncateMiddle(program.text))} is taken for the name of one program, blanks and all`
  if (!/\s/.test(program.text.trim())) return [createProblem('space-in-program', place, message, 'Remove the blanks.')]
  const words = program.text.trim().split(/\s+/)
  // A folder's name may hold blanks.
  if (/^[./]/.test(program.text) && words.slice(1).some((word) => word.indexOf('/') > 0)) return NO_PROBLEMS
  const list = words.map((word) => JSON.stringify(word)).join(', ')
  const fix =
    words.length > MOST_WORDS || SHELL.test(program.text)
      ? 'Write a list of its words, or ["sh", "-c", SCRIPT] for a script of the shell.'
      : program.key === 'baseCommand'
        ? `Write a list: [${list}].`
        : `Write each word by itself: ${list}.`
  return [createProblem('space-in-program', place, message, fix)]
}

/** More are not written out. */
const MOST_WORDS = 20

/** What only a shell would take words apart by, or make something of. */
const SHELL = /["'`\\$|;&<>*\n]/

/** The schema takes it for text, and so does whoever runs it. */
function checkUnevaluated(process: Process, { text, container, key }: Word): readonly Problem[] {
  if (!holdsReference(text)) return NO_PROBLEMS
  return [
    createProblem(
      'unevaluated-expression',
      placeOf(process.path, container, key),
      'baseCommand is not evaluated: this reaches the program as it is written',
      'Move it to arguments.',
    ),
  ]
}

function quotedOperator(process: Process, { text, container, key }: Word): readonly Problem[] {
  return [
    createProblem(
      'quoted-operator',
      placeOf(process.path, container, key),
      `by the specification the shell gets ${truncateMiddle(text.trim())} in quotes, as text for the program before it`,
      withoutQuotes(process, { text, container, key }),
    ),
  ]
}

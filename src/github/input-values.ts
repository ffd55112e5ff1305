import { PromotionError } from '../files/errors.ts'
import { didYouMean, nearest } from '../files/suggest.ts'
import { present } from '../options/access.ts'
import { COMMANDS, type Command } from '../options/command-table.ts'
import { type Bounds, numberIn, OPTION_ROWS, type OptionRow, rangeOf, spellingOf } from '../options/option-table.ts'

/**
 * What action.yml has as the default of the inputs that must not be empty. The runner passes every input of action.yml:
 * its default, or an empty text (`ActionRunner.RunAsync` and `ActionManifestManager.ConvertInputs` of actions/runner),
 * so an empty text alone does not show whether somebody wrote the input.
 */
export const NOT_GIVEN = 'not given'

export function input(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return present(textOf(env, name))
}

function textOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[`INPUT_${name.toUpperCase()}`]
  return text?.trim() === NOT_GIVEN ? undefined : text
}

/**
 * Throws PromotionError `usage` for only spaces and line ends: an expression was empty, and the run would use all apps
 * or all files.
 */
export function lines(env: NodeJS.ProcessEnv, name: string): readonly string[] | undefined {
  const text = textOf(env, name) ?? ''
  if (text !== '' && text.trim() === '')
    throw new PromotionError('usage', `the input \`${name}\` contains only spaces and line ends`, {
      fix: 'An expression in it may be empty. Give at least one line, or leave the input out.',
    })
  return input(env, name)
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function namesIn(env: NodeJS.ProcessEnv, name: string): readonly string[] {
  return (lines(env, name) ?? [])
    .flatMap((line) => line.split(',').map((part) => part.trim()))
    .filter((part) => part !== '')
}

export function oneOf<Value extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = input(env, name)
  if (text === undefined) return undefined
  const value = values.find((candidate) => candidate === text)
  if (value !== undefined) return value
  throw new PromotionError('usage', `the input \`${name}\` is ${JSON.stringify(text)}${didYouMean(text, values)}`, {
    fix: `It is one of ${values.join(', ')}.`,
  })
}

/** The spellings of YAML 1.2, which is what the runner's own booleans accept. */
export const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
])

export function yesOrNo(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = input(env, name)
  if (text === undefined) return undefined
  const value = BOOLEANS.get(text)
  if (value !== undefined) return value
  throw new PromotionError('usage', `the input \`${name}\` is ${JSON.stringify(text)}`, {
    fix: 'It is true or false.',
  })
}

export function valueOf(env: NodeJS.ProcessEnv, name: string, row: OptionRow): unknown {
  if (row.choices !== undefined) return oneOf(env, name, row.choices)
  if (row.bounds !== undefined) return number(env, name, row.bounds, row)
  if (row.value === undefined) return yesOrNo(env, name)
  return row.many === true ? lines(env, name) : input(env, name)
}

function number(env: NodeJS.ProcessEnv, name: string, bounds: Bounds, row: OptionRow): number | undefined {
  const text = input(env, name)
  if (text === undefined) return undefined
  const value = numberIn(text, row)
  if (value !== undefined) return value
  throw new PromotionError('usage', `the input \`${name}\` is ${JSON.stringify(text)}`, {
    fix: `It must be a ${rangeOf(bounds)}, ${spellingOf(row)}.`,
  })
}

/** Throws PromotionError `usage` for an empty value if it decides what is approved, compared or undone. */
export function refuseEmpty(command: Command, env: NodeJS.ProcessEnv): void {
  for (const [, name, { empty, commands, inputs = commands }] of OPTION_ROWS) {
    if (inputs?.includes(command) !== true || (empty !== 'refused' && !isListed(empty, command))) continue
    if (textOf(env, name)?.trim() === '')
      throw new PromotionError('usage', `the input \`${name}\` is given, but empty`, {
        fix: `Its expression gave nothing: is the id of the step right, and did that step give this output? To run without \`${name}\`, remove the line, or let the expression give "${NOT_GIVEN}".`,
      })
  }
}

function isListed(empty: OptionRow['empty'], command: Command): boolean {
  return typeof empty === 'object' && empty.includes(command)
}

export const ISSUE_TITLE = 'Export jobs are failing'

interface Kept {
  readonly issue: boolean
  readonly comment: boolean
}

/**
 * Throws PromotionError `usage` for inputs that are not for the command, and for misspelt ones if the run would
 * install: with `dry_run: true` it would install everything.
 */
export function findUnused(command: Command, keeps: Kept, env: NodeJS.ProcessEnv): string | undefined {
  const others = inputsOfOthers(command, env)
  if (others !== undefined || INSTALLING.has(command)) refuseMisspelt(env, others)
  if (others !== undefined)
    throw new PromotionError('usage', others, {
      fix: 'Give the `command` that is meant, or leave out what is not for it.',
    })
  const misspelt = misspeltInputs(env)
  const ofIssue =
    command === 'exports' && !keeps.issue
      ? inputsWithout('issue', ['issue-title', 'issue-labels', 'issue-assignees'], env)
      : undefined
  const ofComment = keeps.comment ? undefined : inputsWithout('comment', ['pull-request'], env)
  const sentences = [misspelt, ofIssue, ofComment].filter((sentence) => sentence !== undefined)
  return sentences.length === 0 ? undefined : sentences.join('; ')
}

/** Throws PromotionError `usage`, with other mistakes at its end. */
export function refuseMisspelt(env: NodeJS.ProcessEnv, more?: string): void {
  const misspelt = misspeltInputs(env)
  if (misspelt === undefined) return
  throw new PromotionError('usage', [misspelt, ...(more === undefined ? [] : [more])].join('; '), {
    fix: 'Correct the name under `with`. Rename your own variable if its name begins with INPUT_: the runner passes inputs that way.',
  })
}

const INSTALLING: ReadonlySet<Command> = new Set(['promote', 'rollback'])

function inputsOfOthers(command: Command, env: NodeJS.ProcessEnv): string | undefined {
  const names = [...INPUTS].flatMap(([name, commands]) =>
    asksForSomething(env, name) && !commands.includes(command) ? [`\`${name}\` (for ${listed(commands)})`] : [],
  )
  return namedAfter(`the command of this run is \`${command}\`, which does not use the`, names)
}

/** The runner only warns about unknown inputs, and passes them on. */
function misspeltInputs(env: NodeJS.ProcessEnv): string | undefined {
  const names = Object.entries(env).flatMap(([variable, text]) => {
    const name = variable.startsWith('INPUT_') ? variable.slice('INPUT_'.length).toLowerCase() : ''
    const meant =
      name === '' || INPUTS.has(name) || !isAsking(present(text)) ? undefined : nearest(name, [...INPUTS.keys()])
    return meant === undefined ? [] : [`\`${name}\` (did you mean \`${meant}\`?)`]
  })
  return namedAfter('the action has no', names)
}

function inputsWithout(switchedOff: keyof Kept, inputs: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const names = inputs.filter((name) => asksForSomething(env, name))
  const sentence = namedAfter(
    `this run keeps no ${switchedOff}, and does not use the`,
    names.map((name) => `\`${name}\``),
  )
  return sentence === undefined ? undefined : `${sentence} without \`${switchedOff}: true\``
}

function namedAfter(words: string, names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : `${words} ${names.length === 1 ? 'input' : 'inputs'} ${names.join(', ')}`
}

function asksForSomething(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = input(env, name)
  return isAsking(text) && !(name === 'issue-title' && text === ISSUE_TITLE)
}

/** `false` asks for nothing. */
function isAsking(text: string | undefined): boolean {
  return text !== undefined && BOOLEANS.get(text) !== false
}

function listed(commands: readonly Command[]): string {
  const names = commands.map((command) => `\`${command}\``)
  return [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' and ')
}

export { COMMANDS, type Command }

const APART: Readonly<Record<string, readonly Command[]>> = {
  command: COMMANDS,
  issue: ['exports'],
  'issue-title': ['exports'],
  'issue-labels': ['exports'],
  'issue-assignees': ['exports'],
  comment: COMMANDS,
  'pull-request': COMMANDS,
  deployments: ['plan', 'promote', 'rollback'],
  'github-token': COMMANDS,
}

export const INPUTS: ReadonlyMap<string, readonly Command[]> = new Map([
  ...OPTION_ROWS.flatMap(([, name, { commands, inputs = commands }]) =>
    inputs === undefined ? [] : [[name, inputs] as const],
  ),
  ...Object.entries(APART),
])

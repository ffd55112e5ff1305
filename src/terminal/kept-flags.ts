import { quoteArgument } from '../files/text.ts'
import { OPTION_ROWS, type OptionName } from '../options/option-table.ts'
import type { Flags } from './flags.ts'

/** Of the files, the apps and the platform. */
const WHERE = [
  'workingDirectory',
  'config',
  'stage',
  'project',
  'files',
  'name',
  'apps',
  'profile',
  'baseUrl',
  'platform',
  'allowInsecureHttp',
  'token',
] as const satisfies readonly OptionName[]

/** Instead of them, a command may have another flag, which excludes them. */
const EXCLUDED_BY: Readonly<Partial<Record<OptionName, string>>> = {
  project: 'stage',
  files: 'stage',
  name: 'stage',
  stage: 'project',
  config: 'project',
}

const PROPOSED = /`cwl-promote ([a-z-]+)(?: ([^`\n]*))?`/g

/**
 * A command that a message proposes keeps the flags that were given: without them it may be about another platform. A
 * token is never shown.
 */
export function keepFlags(text: string, flags: Flags): string {
  return text.replace(PROPOSED, (_all, verb: string, given = '') => {
    const kept = WHERE.filter((option) => isFor(option, verb) && !isGiven(option, given)).flatMap((option) =>
      wordsOf(option, flags),
    )
    return `\`${['cwl-promote', verb, ...(given === '' ? [] : [given.trim()]), ...kept].join(' ')}\``
  })
}

const ROWS = new Map(OPTION_ROWS.map(([option, name, row]) => [option, { name, row }]))

function isFor(option: OptionName, verb: string): boolean {
  const { commands = [], flags = [] } = ROWS.get(option)?.row ?? {}
  return [...commands, ...flags].some((one) => one === verb)
}

function isGiven(option: OptionName, given: string): boolean {
  const names = [ROWS.get(option)?.name, EXCLUDED_BY[option]].filter((name) => name !== undefined)
  return given.split(/[ =]/).some((word) => names.some((name) => word === `--${name}`))
}

function wordsOf(option: (typeof WHERE)[number], flags: Flags): readonly string[] {
  const { [option]: value } = flags
  const flag = `--${ROWS.get(option)?.name ?? ''}`
  if (value === undefined || value === false || (option === 'workingDirectory' && value === '.')) return []
  if (option === 'token') return [`${flag} …`]
  if (value === true) return [flag]
  return (Array.isArray(value) ? value : [value]).map((one) => `${flag} ${quoteArgument(String(one))}`)
}

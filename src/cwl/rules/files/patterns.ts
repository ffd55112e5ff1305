import { truncateMiddle } from '../../../files/text.ts'
import type { JsonValue } from '../../../json/index.ts'
import type { Context } from '../../lint/context.ts'
import { mayHoldExpression } from '../../lint/facts/interpolation.ts'
import { bareReference } from '../../lint/facts/members.ts'
import { entriesOf, streamsOf } from '../../lint/facts/named-files.ts'
import { endsWithMark, type WrittenPattern } from '../../lint/facts/secondary-files.ts'
import type { Site } from '../../lint/report.ts'
import { at, rule, warning } from '../../lint/rule.ts'
import type { Fix } from '../../problems/problem.ts'
import { mayRaise } from '../../structure/value-advice.ts'

type SecondaryContext = Context<'pattern-without-dot' | 'literal-question-mark'>

/** The names of files that match differ from what the pattern seems to mean. */
export const secondaryPatterns = rule({
  codes: {
    'pattern-without-dot': warning('The pattern of a secondary file begins with a letter or a star.'),
    'literal-question-mark': warning(
      'The name of a secondary file ends with a question mark, which is part of the name.',
    ),
  },
  pattern(pattern, context) {
    checkStart(pattern, context)
    if (endsWithMark(pattern.text)) checkMark(pattern, context)
  },
})

/** Without carets, it is appended to the whole file name (CWL v1.2 CommandLineTool, "SecondaryFileSchema"). */
function checkStart(pattern: WrittenPattern, { processClass, ports, report }: SecondaryContext): void {
  const { text } = pattern
  if (mayHoldExpression(text) || !/^(?:[A-Za-z]|\*\.?)\w*(?:\.\w+)*\??$/.test(text)) return
  // It is already reported.
  if (processClass !== 'Workflow' && bareReference(text, ports.inputs) !== undefined) return
  const suffix = text.replace(/\?$/, '')
  const name = truncateMiddle(text.replace(/^\*\.?/, ''))
  const instead = `^.${name} to replace the extension`
  report(
    'pattern-without-dot',
    pattern,
    `"${truncateMiddle(suffix)}" is appended to the file name, as in reads.bam${truncateMiddle(suffix)}`,
    // It may be meant as the whole file name.
    /^[^\s*]\S*\.\w+$/.test(suffix)
      ? `Write .${name}, ${instead}, or $(${JSON.stringify(truncateMiddle(suffix))}) for a file with exactly that name.`
      : `Write .${name}, or ${instead}.`,
  )
}

/**
 * `.bai?` means an optional file from v1.1 on, but not in a map (SALAD 1.2, "Domain Specific Language for secondary
 * files": its example keeps the mark there).
 */
function checkMark(pattern: WrittenPattern, { value, version, report }: SecondaryContext): void {
  const { text, required } = pattern
  if (required === undefined && (version !== 'v1.0' || mayHoldExpression(text))) return
  const [where, fix] =
    required === undefined
      ? [
          'before v1.1',
          mayRaise(value, version, 'v1.1')
            ? 'Raise cwlVersion to v1.1, or remove the question mark.'
            : 'Remove the question mark.',
        ]
      : required === 'given'
        ? [
            'under pattern',
            { words: 'Remove the question mark.', change: { kind: 'value', value: text.slice(0, -1) } } as const,
          ]
        : [
            'under pattern',
            'Remove the question mark. If the file is optional, add required: false next to the pattern.',
          ]
  report(
    'literal-question-mark',
    pattern,
    `${where}, the question mark of "${truncateMiddle(text)}" is part of the file name and does not make the file optional`,
    fix,
  )
}

type BraceReport = Context<'brace-pattern'>['report']

/** By glob(3) of POSIX (CWL v1.2 CommandLineTool, "CommandOutputBinding"), braces are plain characters. */
export const bracePatterns = rule({
  codes: { 'brace-pattern': warning('A pattern has alternatives in braces, which only some engines support.') },
  glob(glob, { report }) {
    checkBraces(glob.value, glob, report)
  },
  pattern(pattern, { report }) {
    checkBraces(pattern.text, pattern, report)
  },
})

function checkBraces(text: JsonValue, site: Site, report: BraceReport): void {
  if (typeof text !== 'string' || text.length > LONGEST_PATTERN || !BRACES.test(text) || mayHoldExpression(text)) return
  const list = expanded(text)
  report(
    'brace-pattern',
    site,
    `only some engines read the braces of "${truncateMiddle(text)}" as alternatives; for all others they are plain characters`,
    list === undefined ? 'Write a list of patterns without braces.' : asList(list),
  )
}

const BRACES = /\{[^{},]*,[^{}]*\}/

/** A longer text is not a pattern, and would be slow. */
const LONGEST_PATTERN = 500

const MOST_PARTS = 8

/** Undefined if there are too many. */
function expanded(text: string): readonly string[] | undefined {
  const braces = BRACES.exec(text)
  if (braces === null) return [text]
  const [before, after] = [text.slice(0, braces.index), text.slice(braces.index + braces[0].length)]
  const all: string[] = []
  for (const alternative of braces[0].slice(1, -1).split(',')) {
    const rest = all.length > MOST_PARTS ? undefined : expanded(`${before}${alternative}${after}`)
    if (rest === undefined) return undefined
    all.push(...rest)
  }
  return all.length > MOST_PARTS ? undefined : all
}

/** A pattern is one name with wildcards (CWL v1.2 CommandLineTool, "CommandOutputBinding"). */
export const misreadPatterns = rule({
  codes: { 'misread-pattern': warning('A pattern is read as one name, and matches no file as it is written.') },
  glob(glob, { report }) {
    checkMisread(glob.value, glob, SEVERAL_NAMES, report)
  },
  pattern(pattern, { report }) {
    checkMisread(pattern.text, pattern, SEVERAL_SUFFIXES, report)
  },
})

const SEVERAL_NAMES = /^[\w.*?-]+(?:(?:, +|,(?=\*))[\w.*?-]+)+$/
const SEVERAL_SUFFIXES = /^\^*\.[\w.-]+\??(?:, *\^*\.[\w.-]+\??)+$/

function checkMisread(
  text: JsonValue,
  site: Site,
  several: RegExp,
  report: Context<'misread-pattern'>['report'],
): void {
  if (typeof text !== 'string' || text.length > LONGEST_PATTERN || mayHoldExpression(text)) return
  if (several.test(text))
    report(
      'misread-pattern',
      site,
      `"${truncateMiddle(text)}" is read as one name, including the comma`,
      asList(text.split(/, */)),
    )
  else if (/\\\./.test(text) && !/\\[^.]/.test(text))
    report('misread-pattern', site, `the backslash in "${truncateMiddle(text)}" is read as a part of the name`, {
      words: `Write "${truncateMiddle(text.replaceAll('\\.', '.'))}": a dot needs no backslash in a pattern.`,
      change: { kind: 'value', value: text.replaceAll('\\.', '.') },
    })
}

function asList(patterns: readonly string[]): Fix {
  return {
    words: `Write a list: [${patterns.map((part) => JSON.stringify(part)).join(', ')}].`,
    change: { kind: 'value', value: patterns },
  }
}

type SpaceReport = Context<'space-at-end'>['report']

/** Such spaces and line ends are part of the name or pattern. */
export const spaceAtEnd = rule({
  codes: { 'space-at-end': warning('A file name or pattern begins or ends with a space or a line end.') },
  process({ process, processClass, report }) {
    if (processClass !== 'CommandLineTool') return
    for (const name of streamsOf(process)) checkSpace(name.value, name, report)
    for (const entry of entriesOf(process))
      if (typeof entry['entry'] === 'string') checkSpace(entry['entryname'], at(entry, 'entryname'), report)
  },
  glob(glob, { report }) {
    checkSpace(glob.value, glob, report)
  },
  pattern(pattern, { report }) {
    checkSpace(pattern.text, pattern, report)
  },
})

/** cwltool trims a text with a reference, so that is not reported. */
function checkSpace(text: JsonValue | undefined, site: Site, report: SpaceReport): void {
  if (typeof text !== 'string' || mayHoldExpression(text) || text.trim() === text || text.trim() === '') return
  const [what, fix] = text.endsWith('\n')
    ? ['the line end after it', 'Add a dash after the | or > before it, or write it on the line of its field.']
    : ['the space', { words: 'Remove the space.', change: { kind: 'value', value: text.trim() } } as const]
  report(
    'space-at-end',
    site,
    `${JSON.stringify(truncateMiddle(text))} is read as the whole name, including ${what}`,
    fix,
  )
}

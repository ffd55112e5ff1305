import { isArray, type JsonObject } from '../../json/index.ts'
import { fileValuesIn, missingPath, namedFilesAmong } from '../analysis/missing-files.ts'
import { objectsIn } from '../documents/parts.ts'
import type { Context } from '../lint/context.ts'
import { at, rule, shared, warning } from '../lint/rule.ts'
import { isUnresolved } from '../structure/unresolved.ts'

type Asked = Context<'missing-default' | 'file-without-location' | 'no-such-file'>

/** Files and directories that defaults and working folders name. What lies outside of the repository is not looked for. */
export const fileValues = rule({
  codes: {
    'missing-default': warning('A default names a file of the repository that does not exist.'),
    'file-without-location': warning(
      'A File or Directory in a default or a working folder says neither where it is nor what it holds.',
    ),
    ...shared('no-such-file'),
  },
  process(context) {
    const { value, steps } = context
    checkDefaults([...objectsIn(value, 'inputs'), ...steps.flatMap((step) => step.inputs)], context)
    checkWorkingFolders([value, ...steps.map((step) => step.value)], context)
  },
})

/** A warning: a run may be given another file. */
function checkDefaults(inputs: readonly JsonObject[], { process, files, report }: Asked): void {
  const values = fileValuesIn(inputs, 'default')
  for (const { value, key } of namedFilesAmong(values)) {
    const path = value['class'] === 'File' ? missingPath(value[key], value, process, files) : undefined
    if (path !== undefined)
      report('missing-default', at(value, key), `the default is the file ${path}, which does not exist`, RELATIVE)
  }
  for (const value of values) checkContent(value, report)
}

/**
 * An error, since nobody can give other files ("Failure to validate links may be a fatal error": SALAD 1.2, "Link
 * validation"). Hints may name what is not there.
 */
function checkWorkingFolders(holders: readonly JsonObject[], { process, files, report }: Asked): void {
  const folders = holders.flatMap((holder) =>
    objectsIn(holder, 'requirements').filter((requirement) => requirement['class'] === 'InitialWorkDirRequirement'),
  )
  const values = fileValuesIn(folders, 'listing')
  for (const { value, key } of namedFilesAmong(values)) {
    const path = missingPath(value[key], value, process, files, 'any')
    const what = value['class'] === 'File' ? 'file' : 'directory'
    if (path !== undefined)
      report(
        'no-such-file',
        at(value, key),
        `there is no ${what} ${path}, which the working folder is to hold`,
        RELATIVE,
      )
  }
  // Unlike those of a default, fields of what is listed are checked, and a misspelt one is reported.
  for (const value of values) if (!isUnresolved(value, 'location')) checkContent(value, report)
}

const RELATIVE = 'A path is relative to the file that says it.'

/**
 * "If neither location nor path is provided, contents must be non-null", and of a Directory the listing (CWL v1.2
 * CommandLineTool, "File", "Directory").
 */
function checkContent(value: JsonObject, report: Asked['report']): void {
  const content = value['class'] === 'File' ? 'contents' : 'listing'
  const ways = ['location', 'path', content]
  if (ways.some((way) => (way === 'listing' ? isArray(value[way]) : typeof value[way] === 'string'))) return
  const guess = isUnresolved(value, 'location') ? 'location' : isUnresolved(value, content) ? content : undefined
  report(
    'file-without-location',
    at(value),
    `this ${value['class'] as string} says neither where it is nor what it holds`,
    guess === undefined
      ? `Give it a location as text, or ${content === 'listing' ? 'a listing' : 'contents'}.`
      : `Did you mean ${guess}?`,
  )
}

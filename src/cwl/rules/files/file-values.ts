import { isArray, type JsonObject } from '../../../json/index.ts'
import { objectsIn, writtenUnder } from '../../documents/parts.ts'
import type { Context } from '../../lint/context.ts'
import { isWholeText, unscanned } from '../../lint/facts/expressions.ts'
import { interpolationsIn } from '../../lint/facts/interpolation.ts'
import { bareReference } from '../../lint/facts/members.ts'
import { entriesOf, fileValuesIn, missingPath, namedFilesAmong } from '../../lint/facts/named-files.ts'
import { typeOf } from '../../lint/facts/reference-types.ts'
import { at, rule, shared, warning } from '../../lint/rule.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import { isOnly, NULL, NUMBERS } from '../../types/types.ts'

type Asked = Context<'missing-default' | 'file-without-location' | 'no-such-file'>

/** Files outside the repository are not checked. */
export const fileValues = rule({
  codes: {
    'missing-default': warning('A default is a file of the repository that does not exist.'),
    'file-without-location': warning(
      'A File or Directory in a default or working folder has neither a location nor contents.',
    ),
    ...shared('no-such-file'),
  },
  process(context) {
    const { value, steps } = context
    checkDefaults([...objectsIn(value, 'inputs'), ...steps.flatMap((step) => step.inputs)], context)
    checkWorkingFolders([value, ...steps.map((step) => step.value)], context)
  },
})

/** A warning, because a run may set another file. */
function checkDefaults(inputs: readonly JsonObject[], { process, files, report }: Asked): void {
  const values = fileValuesIn(inputs, 'default')
  for (const { value, key } of namedFilesAmong(values)) {
    const path = value['class'] === 'File' ? missingPath(value[key], value, process, files) : undefined
    if (path !== undefined)
      report('missing-default', at(value, key), `the default is the file "${path}", which does not exist`, RELATIVE)
  }
  for (const value of values) checkContent(value, report)
}

/**
 * An error, because a run cannot set other files ("Failure to validate links may be a fatal error": SALAD 1.2, "Link
 * validation"). Hints may name files that do not exist.
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
      report('no-such-file', at(value, key), `the ${what} "${path}" for the working folder does not exist`, RELATIVE)
  }
  // Unlike a default, they are checked for misspelt fields.
  for (const value of values) if (!isUnresolved(value, 'location')) checkContent(value, report)
}

const RELATIVE = 'A path is relative to the file that contains it.'

/**
 * "If neither location nor path is provided, contents must be non-null", and of a Directory the listing (CWL v1.2
 * CommandLineTool, "File", "Directory").
 */
function checkContent(value: JsonObject, report: Asked['report']): void {
  const content = value['class'] === 'File' ? 'contents' : 'listing'
  const fields = ['location', 'path', content]
  if (fields.some((field) => (field === 'listing' ? isArray(value[field]) : typeof value[field] === 'string'))) return
  const guess = isUnresolved(value, 'location') ? 'location' : isUnresolved(value, content) ? content : undefined
  report(
    'file-without-location',
    at(value),
    `this ${value['class'] as string} has neither a location nor ${content === 'listing' ? 'a listing' : 'contents'}`,
    guess === undefined
      ? `Add a location as text, or ${content === 'listing' ? 'a listing' : 'contents'}.`
      : `Did you mean "${guess}"?`,
  )
}

/** A text needs a file name (CWL v1.2 CommandLineTool, "Dirent"). */
export const unnamedEntries = rule({
  codes: { 'unnamed-entry': warning('A file for the working folder has text but no name.') },
  on: 'CommandLineTool',
  process({ process, ports: { inputs }, report }) {
    for (const entry of entriesOf(process)) {
      const { entry: content, entryname: name } = entry
      if (typeof content !== 'string' || (name ?? null) !== null || bareReference(content) !== undefined) continue
      const interpolations = interpolationsIn(content)
      const [only] = interpolations
      const isWhole =
        only !== undefined && (isWholeText(only, content) || unscanned({ text: content, interpolations }) !== undefined)
      const type =
        only?.kind === 'reference' ? typeOf(only.code, { inputs, self: NULL, isAfterwards: false }) : undefined
      const isContents = type !== undefined && isOnly(type, ['string', 'boolean', ...NUMBERS])
      if (isWhole && content === content.trim() && !isContents) continue
      report(
        'unnamed-entry',
        at(entry, 'entry'),
        'this text is for a file in the working folder, but the file has no name',
        isWhole && !isContents
          ? 'Remove the space or line end next to the expression, for example with |- in place of |, or add entryname.'
          : 'Add entryname.',
      )
    }
  },
})

/** Documents run without these files, which only define formats. */
export const schemas = rule({
  codes: { 'missing-schema': warning('$schemas names a file of the repository that does not exist.') },
  file({ path: file, root, files, report }) {
    for (const written of writtenUnder(root, '$schemas')) {
      const path = missingPath(written.value, root, { path: file }, files)
      if (path !== undefined)
        report(
          'missing-schema',
          written,
          `$schemas names the file "${path}", which does not exist`,
          'Correct the path, which is relative to the file that contains it, or remove it.',
        )
    }
  },
})

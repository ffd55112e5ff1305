/** `error`: the document is invalid. `warning`: it may not do what is meant. `advice`: it could be better. */
export type Severity = 'error' | 'warning' | 'advice'

/** What a code says in general; `docs/problems.md` has the long form of each, with an example. */
export interface CodeDescription {
  readonly severity: Severity | 'off'
  /** One sentence that holds for every problem of the code. */
  readonly title: string
}

/** Codes with what they say in general. */
export type CodeTable = Readonly<Record<string, CodeDescription>>

/**
 * Codes of the stages below the rules, and those that several rules have; every other is declared by its rule. Codes
 * are stable: they are named in configurations and baselines.
 */
export const STAGE_CODES = {
  // Files
  'no-such-file': error('A file that is referred to does not exist.'),
  'outside-repository': error('A path leaves the repository.'),
  unreadable: error('A file cannot be read, or is no regular file.'),
  'not-utf8': error('A file is not valid UTF-8.'),
  'too-large': error('A file is larger than the limit.'),
  'too-many-files': error('A document reaches more files than the limit.'),
  'too-many-bytes': error('All files that a document reaches are together larger than the limit.'),
  'remote-reference': error('A reference leads to another machine, which is not allowed.'),
  'remote-unreadable': error('A document of another machine, which may be read, could not be.'),
  'mutable-reference': warning(
    'What an address of another machine gives may change, since it names no commit and no version.',
  ),
  'bad-reference': error('A reference is of a kind that is not read.'),
  // YAML
  'yaml-syntax': error('The text is not YAML.'),
  'tab-indentation': error('A tab indents a line.'),
  'duplicate-key': error('A map has the same key twice.'),
  'several-documents': error('A file holds a second YAML document.'),
  'unknown-alias': error('An alias names no anchor.'),
  'recursive-alias': error('An alias is inside the value that it names.'),
  'empty-file': error('A file is empty.'),
  'key-not-text': error('A key is not text.'),
  'bad-merge': error('A merge key merges something that is no map.'),
  'unknown-tag': error('A YAML tag does not fit its value.'),
  'not-a-number': error('A number is one that JSON cannot hold, such as NaN.'),
  'half-character': error('An escape in a text names half of a character.'),
  'too-deep': error('A document nests deeper than the limit.'),
  'too-many-nodes': error('A document holds more values than the limit once its aliases are followed.'),
  'too-much-text': error(
    'A document holds more text than the limit once its aliases are followed, or imports and includes more.',
  ),
  'strange-key': warning('A key begins like a comment or a quote of another language, or ends in what cannot be seen.'),
  'under-indented': off('A continued line is indented too little for strict YAML readers.'),
  // Documents
  'import-cycle': error('An import leads back to its own file.'),
  'import-not-alone': error('An import has other fields beside it.'),
  'bad-mixin': error('A mixin names something that is no map.'),
  'no-such-name': error('A fragment names nothing in the file.'),
  'not-a-process': error('A file holds no CWL process.'),
  'no-main': error('None of several processes is named main.'),
  'no-version': error('cwlVersion is missing.'),
  'old-version': error('A document is of a draft of CWL that is no longer read.'),
  'unknown-version': error('cwlVersion is not one that is known.'),
  'no-class': error('class is missing.'),
  'prefixed-version': warning('cwlVersion is written with the prefix of CWL.'),
  'run-cycle': error('A workflow runs itself, directly or not.'),
  // Structure
  'unknown-class': error('There is no such class.'),
  'wrong-class': error('A process has the fields of another class than its own.'),
  'missing-field': error('A required field is missing.'),
  'unknown-field': error('A field is not one that its object has.'),
  'later-version': error('A field or class came with a later version of CWL than the document declares.'),
  'wrong-type': error('A field has a value of the wrong kind.'),
  'unknown-type': error('A type schema is of no kind that CWL has.'),
  'too-many-problems': warning('A process has more problems of one kind than are reported.'),
  'invalid-structure': error('An object does not fit the schema of its class.'),
  'unknown-hint': warning('A hint is of a class that CWL does not know.'),
  // Names
  'empty-name': error('A name is empty.'),
  'duplicate-id': error('Two parameters, steps or types have the same name.'),
  // Types
  'recursive-type': error('A type holds itself.'),
  // Links
  // Expressions
  'unevaluated-expression': warning('An expression, or what goes on with one, stands where nothing is evaluated.'),
  'unbalanced-expression': error('A parameter reference or expression does not end.'),
  'possible-attribute': warning(
    'A parameter reference reads an attribute that its value does not have, where JavaScript finds undefined.',
  ),
  'possible-input': warning('JavaScript reads an input that does not exist.'),
  'expression-type': warning('A parameter reference gives what its field cannot take.'),
  // Tools
  'misplaced-shortcut': error('stdin, stdout or stderr stands as a type where it cannot.'),
  // Advice
  'local-default': warning('A default is a file of the repository.'),
  // Packing
  'packed-too-large': error('The packed description is larger than the limit.'),
  'packed-too-deep': error('The packed description nests deeper than readers of JSON bear.'),
  'dropped-schema': warning('A schema file of the repository cannot be part of a packed description.'),
  'dropped-binding': warning('A binding that later versions do not have is left out of a packed description.'),
  'cannot-upgrade': error('A document means something else, or nothing, under the version that its workflow needs.'),
} as const satisfies CodeTable

export type StageCode = keyof typeof STAGE_CODES

/** Codes that had another name before the first release: a baseline or a configuration that names one gets the new name. */
export const RENAMED_CODES: ReadonlyMap<string, string> = new Map([
  ['idle-scatter-method', 'no-effect-scatter-method'],
  ['idle-binding', 'no-effect-binding'],
  ['idle-separate', 'no-effect-separate'],
  ['doubtful-types', 'possible-types'],
  ['doubtful-attribute', 'possible-attribute'],
  ['doubtful-input', 'possible-input'],
  ['dangling-source', 'unresolved-source'],
  ['dangling-scatter', 'unresolved-scatter'],
  ['blank-in-program', 'space-in-program'],
  ['blank-at-end', 'space-at-end'],
])

/** How severe problems of a code are unless the configuration says otherwise. */
export function severityOf(code: StageCode): Severity {
  const { severity } = STAGE_CODES[code]
  return severity === 'off' ? 'advice' : severity
}

/** Some of these codes, for a rule that reports them too: `codes: {...shared('wrong-type')}`. */
export function shared<Code extends StageCode>(...codes: readonly Code[]): Pick<typeof STAGE_CODES, Code> {
  const picked: Partial<Pick<typeof STAGE_CODES, Code>> = {}
  for (const code of codes) picked[code] = STAGE_CODES[code]
  return picked as Pick<typeof STAGE_CODES, Code>
}

/** What has the code makes a document invalid. */
export function error(title: string): { readonly severity: 'error'; readonly title: string } {
  return { severity: 'error', title }
}

/** A document with the code may not do what is meant. */
export function warning(title: string): { readonly severity: 'warning'; readonly title: string } {
  return { severity: 'warning', title }
}

/** A document with the code could be better. */
export function advice(title: string): { readonly severity: 'advice'; readonly title: string } {
  return { severity: 'advice', title }
}

/** Nothing is reported of the code unless the configuration asks for it. */
export function off(title: string): { readonly severity: 'off'; readonly title: string } {
  return { severity: 'off', title }
}

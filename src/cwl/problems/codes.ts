/** `error`: the document is invalid. `warning`: it may not do what is meant. `advice`: it could be better. */
export type Severity = 'error' | 'warning' | 'advice'

/** `docs/problems/` describes each code in full. */
export interface CodeDescription {
  readonly severity: Severity | 'off'
  /** True of every problem with the code. */
  readonly title: string
}

export type CodeTable = Readonly<Record<string, CodeDescription>>

/**
 * Of the stages before the rules, or of several rules; others are declared by their rule. Codes are stable:
 * configurations and baselines name them.
 */
export const STAGE_CODES = {
  // Files
  'no-such-file': error('A file that the document refers to does not exist.'),
  'outside-repository': error('A path leaves the repository.'),
  unreadable: error('A file cannot be read, or is not a regular file.'),
  'not-utf8': error('A file is not valid UTF-8.'),
  'too-large': error('A file is larger than the limit.'),
  'too-many-files': error('A document reaches more files than the limit.'),
  'too-many-bytes': error('All files that a document reaches are together larger than the limit.'),
  'remote-reference': error('A reference leads to another machine, which is not allowed.'),
  'remote-unreadable': error('A document on another machine could not be read.'),
  'mutable-reference': warning(
    'A document on another machine may change, because its address does not name a commit or a version.',
  ),
  'bad-reference': error('A reference has an unsupported form.'),
  'unencoded-reference': warning('A reference has a sign that must be percent-encoded.'),
  // YAML
  'yaml-syntax': error('The text is not YAML.'),
  'tab-indentation': error('A tab indents a line.'),
  'duplicate-key': error('A map has the same key twice.'),
  'several-documents': error('A file holds a second YAML document.'),
  'unknown-alias': error('An alias refers to an anchor that does not exist.'),
  'recursive-alias': error('An alias is inside the value that it refers to.'),
  'empty-file': error('A file is empty.'),
  'key-not-text': error('A key is not text.'),
  'bad-merge': error('A merge key refers to something that is not a map.'),
  'unknown-tag': error('A YAML tag does not match its value.'),
  'not-a-number': error('A number cannot be written in JSON, such as NaN.'),
  'half-character': error('An escape in a text is only half of a character.'),
  'too-deep': error('A document nests deeper than the limit.'),
  'too-many-nodes': error('A document has more values than the limit once its aliases are expanded.'),
  'too-much-text': error(
    'A document has more text than the limit once its aliases are expanded, or imports and includes too much.',
  ),
  'strange-key': warning(
    'A key begins like a comment or a quote of another language, or ends with an invisible character.',
  ),
  'under-indented': off('A continued line is indented too little for strict YAML parsers.'),
  // Documents
  'import-cycle': error('An import leads back to its own file.'),
  'import-not-alone': error('A map with an import has other fields.'),
  'bad-mixin': error('A mixin refers to something that is not a map.'),
  'no-such-name': error('A fragment does not match a name in the file.'),
  'not-a-process': error('A file does not contain a CWL process.'),
  'no-main': error('None of several processes has the name main.'),
  'no-version': error('cwlVersion is missing.'),
  'old-version': error('A document uses a draft of CWL that is no longer supported.'),
  'unknown-version': error('cwlVersion is not a known version.'),
  'no-class': error('class is missing.'),
  'run-cycle': error('A workflow runs itself, directly or indirectly.'),
  // Structure
  'unknown-class': error('The class does not exist.'),
  'wrong-class': error('A process has the fields of another class.'),
  'missing-field': error('A required field is missing.'),
  'unknown-field': error('An object has a field that does not exist in CWL.'),
  'later-version': error('A field or class needs a later version of CWL than the document declares.'),
  'wrong-type': error('A field has a value of the wrong kind.'),
  'unknown-type': error('A type schema has an unknown type.'),
  'too-many-problems': warning('A process has more problems with one code than are reported.'),
  'invalid-structure': error('An object does not match the schema of its class.'),
  'prefixed-version': warning('cwlVersion is written with the prefix of CWL.'),
  'hint-without-class': warning('A hint has no class.'),
  'unknown-hint': warning('The class of a hint is not one of CWL, but nearly one.'),
  // Names
  'empty-name': error('A name is empty.'),
  'duplicate-id': error('Two parameters, steps or types have the same name.'),
  // Types
  'recursive-type': error('A type contains itself.'),
  // Links
  // Expressions
  'unevaluated-expression': warning(
    'An expression, or text that continues one, is in a place where nothing is evaluated.',
  ),
  'unbalanced-expression': error('A parameter reference or expression is never closed.'),
  'possible-attribute': warning(
    'A parameter reference reads an attribute that its value does not have; in JavaScript it is undefined.',
  ),
  'possible-input': warning('JavaScript reads an input that does not exist.'),
  'expression-type': warning('The value of a parameter reference does not match the type of its field.'),
  // Tools
  'misplaced-shortcut': error('The type stdin, stdout or stderr is used where it is not allowed.'),
  // Tests of apps
  'bad-test': error('A test does not have the form that cwltest reads.'),
  'test-job': error('The job of a test does not match the inputs of its tool.'),
  'test-output': error('A test expects an output that its tool does not have.'),
  'missing-in-dockstore': warning('An app or a test of the configuration is missing in .dockstore.yml.'),
  // Policies
  policy: warning('A document breaks a policy of its repository.'),
  // Advice
  'local-default': warning('A default is a file in the repository.'),
  // Packing
  'packed-too-large': error('The packed description is larger than the limit.'),
  'packed-too-deep': error('The packed description is nested too deeply for JSON readers.'),
  'dropped-schema': warning('A schema file in the repository cannot be part of a packed description.'),
  'dropped-binding': warning('A binding that later versions do not have is left out of a packed description.'),
  'cannot-upgrade': error('A document has another meaning, or is invalid, in the version that its workflow needs.'),
} as const satisfies CodeTable

export type StageCode = keyof typeof STAGE_CODES

export function severityOf(code: StageCode): Severity {
  const { severity } = STAGE_CODES[code]
  return severity === 'off' ? 'advice' : severity
}

/** `codes: {...shared('wrong-type')}`. */
export function shared<Code extends StageCode>(...codes: readonly Code[]): Pick<typeof STAGE_CODES, Code> {
  const picked: Partial<Pick<typeof STAGE_CODES, Code>> = {}
  for (const code of codes) picked[code] = STAGE_CODES[code]
  return picked as Pick<typeof STAGE_CODES, Code>
}

export function error(title: string): { readonly severity: 'error'; readonly title: string } {
  return { severity: 'error', title }
}

export function warning(title: string): { readonly severity: 'warning'; readonly title: string } {
  return { severity: 'warning', title }
}

export function advice(title: string): { readonly severity: 'advice'; readonly title: string } {
  return { severity: 'advice', title }
}

/** Reported only if the configuration enables it. */
export function off(title: string): { readonly severity: 'off'; readonly title: string } {
  return { severity: 'off', title }
}

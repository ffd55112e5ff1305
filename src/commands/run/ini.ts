/** A section of an INI file: values by their names in lower case, each with its line. */
export type IniSection = ReadonlyMap<string, { readonly value: string; readonly line: number }>

/** A line that is not valid INI. `reason` never repeats the line, which may contain a secret. */
export class IniError extends Error {
  override readonly name = 'IniError'
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/**
 * The sections of an INI file as Python's `configparser` reads them: `#` and `;` start a comment at the start of a
 * line, `=` or `:` end a name, and a name may have no value. A value that continues on the next line, which is valid
 * there, is refused: none of the values that are used here has two lines. Throws IniError.
 */
export function parseIni(text: string): ReadonlyMap<string, IniSection> {
  const sections = new Map<string, Map<string, { readonly value: string; readonly line: number }>>()
  let section: Map<string, { readonly value: string; readonly line: number }> | undefined
  let indentOfName: number | undefined
  for (const [at, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = at + 1
    const trimmed = written.trim()
    if (trimmed === '' || /^[#;]/.test(trimmed)) continue
    const indent = written.length - written.trimStart().length
    if (indentOfName !== undefined && indent > indentOfName)
      throw new IniError(line, 'the line is indented, so that it continues the value above it')
    const header = /^\[([^\]]+)\]/.exec(trimmed)?.[1]
    if (header !== undefined) {
      if (sections.has(header)) throw new IniError(line, `the section [${header}] is there twice`)
      section = new Map()
      sections.set(header, section)
      indentOfName = undefined
      continue
    }
    if (section === undefined) throw new IniError(line, 'no section such as [default] is above the line')
    const end = trimmed.search(/[=:]/)
    const name = (end === -1 ? trimmed : trimmed.slice(0, end)).trim().toLowerCase()
    if (name === '') throw new IniError(line, 'there is no name before the value')
    if (/\s/.test(name)) throw new IniError(line, 'the line is neither `name = value` nor a section such as [default]')
    if (section.has(name))
      throw new IniError(
        line,
        `the section has two values for one name; the first is in line ${section.get(name)?.line ?? 0}`,
      )
    section.set(name, { value: end === -1 ? '' : trimmed.slice(end + 1).trim(), line })
    indentOfName = indent
  }
  return sections
}

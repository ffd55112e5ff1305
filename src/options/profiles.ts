import { statSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'

import { systemCode } from '../files/errno.ts'
import { PromotionError } from '../files/errors.ts'
import { UnreadableFile, readInputFile } from '../files/read-input-file.ts'
import { didYouMean } from '../files/suggest.ts'
import { listNames } from '../files/text.ts'

export const CREDENTIALS = '~/.sevenbridges/credentials'

export const DEFAULT_PROFILE = 'default'

const FOR_ALL = 'DEFAULT'

export interface Profile {
  readonly baseUrl: string
  readonly token: string
  /** Other users of this machine can read the file. */
  readonly isShared: boolean
}

export interface Profiles {
  readonly names: readonly string[]
  get(name: string): Profile
}

/**
 * Undefined if the home folder has none. Throws PromotionError `usage` for a file that cannot be read or is not INI. No
 * message contains a value of the file.
 */
export function readProfiles(env: NodeJS.ProcessEnv): Profiles | undefined {
  const home = [env['HOME'], env['USERPROFILE']].find((folder) => folder !== undefined && isAbsolute(folder))
  const path = home === undefined ? undefined : join(home, '.sevenbridges', 'credentials')
  const mode = path === undefined ? undefined : modeOf(path)
  if (path === undefined || mode === undefined) return undefined
  const sections = sectionsOf(path)
  const forAll = sections.get(FOR_ALL)
  const names = [...sections.keys()].filter((name) => name !== FOR_ALL)
  const isShared = process.platform !== 'win32' && (mode & 0o077) !== 0
  return {
    names,
    get: (name) => {
      const section = sections.get(name)
      if (section === undefined || name === FOR_ALL) throw missingProfile(name, names)
      const value = (key: string): string => valueOf(key, name, section, forAll)
      return { baseUrl: value('api_endpoint'), token: value('auth_token'), isShared }
    },
  }
}

function modeOf(path: string): number | undefined {
  try {
    return statSync(path).mode
  } catch (error) {
    const code = systemCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    // The error of reading the file explains why it cannot be read.
    if (code !== undefined) return 0
    throw error
  }
}

function sectionsOf(path: string): ReadonlyMap<string, IniSection> {
  try {
    return parseIni(readInputFile(path))
  } catch (error) {
    if (error instanceof UnreadableFile)
      throw new PromotionError('usage', `${CREDENTIALS} cannot be read: ${error.message}`, { fix: OTHERWISE })
    throw error
  }
}

const OTHERWISE = 'Make it a file that you may read, or give the inputs `base-url` and `token`.'

export function missingProfile(name: string, names: readonly string[] | undefined): PromotionError {
  const quoted = JSON.stringify(name)
  if (names === undefined)
    return new PromotionError('usage', `there is no file ${CREDENTIALS} for the profile ${quoted}`, {
      fix: `Write the file with a section [${name}] that has api_endpoint and auth_token. Or set HOME to the folder that has the file, or give the inputs \`base-url\` and \`token\`.`,
    })
  return new PromotionError('usage', `${CREDENTIALS} has no profile ${quoted}${didYouMean(name, names)}`, {
    fix:
      name === '.'
        ? 'For sbpack, `.` means the variables SB_API_ENDPOINT and SB_AUTH_TOKEN: set both, and leave out the profile.'
        : names.length === 0
          ? 'It has no profiles.'
          : `It has ${listNames(names)}.`,
  })
}

function valueOf(key: string, profile: string, section: IniSection, forAll: IniSection | undefined): string {
  const found = section.get(key) ?? forAll?.get(key)
  if (found !== undefined && found.value !== '') return found.value
  const place = found === undefined ? CREDENTIALS : `${CREDENTIALS}:${found.line}`
  throw new PromotionError('usage', `${place}: the profile ${JSON.stringify(profile)} has no ${key}`, {
    fix:
      key === 'auth_token'
        ? 'Create a token on the page of your account on that platform, and write it there.'
        : 'Write the address of that platform there, such as https://api.sbgenomics.com/v2.',
  })
}

type IniSection = ReadonlyMap<string, { readonly value: string; readonly line: number }>

/** A line that is not valid INI. `reason` never repeats the line, which may contain a secret. */
function badLine(line: number, reason: string): PromotionError {
  return new PromotionError('usage', `${CREDENTIALS}:${line}: ${reason}`, {
    fix: `Correct the line: the file has a section such as [${DEFAULT_PROFILE}] for each profile, with api_endpoint and auth_token.`,
  })
}

/**
 * As Python's `configparser` reads them: `#` and `;` start a comment at the start of a line, `=` or `:` end a name, and
 * a name may have no value. A value that continues on the next line is refused: none that is used here has two lines.
 */
function parseIni(text: string): ReadonlyMap<string, IniSection> {
  const sections = new Map<string, Map<string, { readonly value: string; readonly line: number }>>()
  let section: Map<string, { readonly value: string; readonly line: number }> | undefined
  let indentOfName: number | undefined
  for (const [at, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = at + 1
    const trimmed = written.trim()
    if (trimmed === '' || /^[#;]/.test(trimmed)) continue
    const indent = written.length - written.trimStart().length
    if (indentOfName !== undefined && indent > indentOfName)
      throw badLine(line, 'the line is indented, so that it continues the value above it')
    const header = /^\[([^\]]+)\]/.exec(trimmed)?.[1]
    if (header !== undefined) {
      if (sections.has(header)) throw badLine(line, `the section [${header}] is there twice`)
      section = new Map()
      sections.set(header, section)
      indentOfName = undefined
      continue
    }
    if (section === undefined) throw badLine(line, 'no section such as [default] is above the line')
    const end = trimmed.search(/[=:]/)
    const name = (end === -1 ? trimmed : trimmed.slice(0, end)).trim().toLowerCase()
    if (name === '') throw badLine(line, 'there is no name before the value')
    if (/\s/.test(name)) throw badLine(line, 'the line is neither `name = value` nor a section such as [default]')
    if (section.has(name))
      throw badLine(
        line,
        `the section has two values for one name; the first is in line ${section.get(name)?.line ?? 0}`,
      )
    section.set(name, { value: end === -1 ? '' : trimmed.slice(end + 1).trim(), line })
    indentOfName = indent
  }
  return sections
}

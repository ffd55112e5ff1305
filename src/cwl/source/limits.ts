import { MAX_JSON_DEPTH } from '../../json/index.ts'

/**
 * Bounds on what is read, so that no document can exhaust the machine; each has an error of its own, which names its
 * setting.
 */
export interface Limits {
  /** Bytes of one file. */
  readonly fileBytes: number
  /** Nesting of maps and lists. */
  readonly depth: number
  /**
   * Nodes of one file after aliases are followed; of all that the files of a document import; and of types that its
   * processes name. All files of a document may hold {@link FULL_FILES} times as many.
   */
  readonly nodes: number
  /** Characters of text of one document after aliases are followed, and of what it imports and includes. */
  readonly textLength: number
  /** Files reached from one document. */
  readonly files: number
  /** Bytes of all files reached from one document. */
  readonly totalBytes: number
  /** Expressions in JavaScript of one process. */
  readonly expressions: number
  /** Characters of JavaScript of one document that are read for more than their syntax. */
  readonly javascriptLength: number
  /** Bytes of one packed description. */
  readonly packedBytes: number
}

const MEBIBYTE = 1024 * 1024

/**
 * Far above real CWL: the largest file of the 2,944 that we looked at is 300 kB, the deepest nests 14 levels. 200
 * levels is also what the recursive readers and writers of common JSON libraries bear. Libraries of JavaScript that
 * workflows carry have some 100 kB; lodash as it is published has 544 kB.
 */
export const DEFAULT_LIMITS: Limits = {
  fileBytes: 16 * MEBIBYTE,
  depth: 200,
  nodes: 200_000,
  textLength: 16 * MEBIBYTE,
  files: 10_000,
  totalBytes: 256 * MEBIBYTE,
  expressions: 20_000,
  javascriptLength: MEBIBYTE,
  packedBytes: 32 * MEBIBYTE,
}

/** Of one document of another machine: bytes, where the largest real one that we know has 300 kB, and seconds. */
export const REMOTE_DEFAULTS = { maxBytes: 4 * MEBIBYTE, timeout: 30 } as const

/** How many files that hold as many nodes as they may one document may reach: of small ones that is thousands. */
export const FULL_FILES = 4

/** What no limit can be raised to is what the machine or readers of JSON cannot do. */
export const MOST: Limits = {
  // Texts of Node.js end below 2^29 characters.
  fileBytes: 2 ** 28,
  depth: MAX_JSON_DEPTH,
  nodes: 100_000_000,
  textLength: 2 ** 32,
  files: 10_000_000,
  totalBytes: 2 ** 32,
  expressions: 100_000_000,
  javascriptLength: 2 ** 28,
  packedBytes: 2 ** 28,
}

/**
 * What the configuration of a repository can raise a limit to: ten times the default. Anyone who can write to the
 * repository can write that file, so that more is for who starts the run.
 */
export function mostInConfiguration(name: keyof Limits): number {
  return Math.min(10 * DEFAULT_LIMITS[name], MOST[name])
}

/** All limits: the default of one that is not given or not a number, and the most there can be of one that is higher. */
export function completeLimits(limits: Partial<Limits>): Limits {
  const bound = (name: keyof Limits): number => {
    const value = limits[name]
    // Nothing is above NaN: it would be no limit.
    return value === undefined || Number.isNaN(value) ? DEFAULT_LIMITS[name] : Math.min(value, MOST[name])
  }
  return {
    fileBytes: bound('fileBytes'),
    depth: bound('depth'),
    nodes: bound('nodes'),
    textLength: bound('textLength'),
    files: bound('files'),
    totalBytes: bound('totalBytes'),
    expressions: bound('expressions'),
    javascriptLength: bound('javascriptLength'),
    packedBytes: bound('packedBytes'),
  }
}

/** What each limit is called under `limits` in the configuration. */
export const LIMIT_SETTINGS = {
  fileBytes: 'file-bytes',
  depth: 'depth',
  nodes: 'nodes',
  textLength: 'text-length',
  files: 'files',
  totalBytes: 'total-bytes',
  expressions: 'expressions',
  javascriptLength: 'javascript-length',
  packedBytes: 'packed-bytes',
} as const satisfies Readonly<Record<keyof Limits, string>>

export type LimitSetting = (typeof LIMIT_SETTINGS)[keyof Limits]

/** The remedy when a limit stands in the way of something that is as it should be. */
export function howToRaise(limit: keyof Limits, what: 'file' | 'document'): string {
  return `Raise \`limits.${LIMIT_SETTINGS[limit]}\` in cwl-promote.yml if the ${what} is right.`
}

export function tooManyNodes({ nodes }: Limits): string {
  return `the document holds more than ${nodes} values once its aliases are followed`
}

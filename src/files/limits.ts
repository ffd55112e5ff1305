import { MAX_JSON_DEPTH } from '../json/index.ts'

/** Limits on what is read, so that no document can exhaust the machine. Each has its own error, which names its setting. */
export interface Limits {
  /** Bytes of one file. */
  readonly fileBytes: number
  /** Nesting of maps and lists. */
  readonly depth: number
  /**
   * Of one file after aliases are followed; of everything that the files of a document import; and of types that its
   * processes name. All files of a document together may have {@link FULL_FILES} times as many.
   */
  readonly nodes: number
  /** Characters of text of one document after aliases are followed, with everything that it imports and includes. */
  readonly textLength: number
  readonly files: number
  /** Bytes of all files reached from one document. */
  readonly totalBytes: number
  /** Expressions in JavaScript of one process. */
  readonly expressions: number
  /** Characters of JavaScript of one document that are checked. */
  readonly javascriptLength: number
  /** Bytes of one packed description. */
  readonly packedBytes: number
}

const MEBIBYTE = 1024 * 1024

/**
 * Far above real CWL: the largest of the 2,944 files that we examined is 300 kB, the deepest nests 14 levels. 200
 * levels is what the recursive readers of common JSON libraries support. The published lodash has 544 kB.
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

export const REMOTE_DEFAULTS = { maxBytes: 4 * MEBIBYTE, timeout: 30 } as const

export const FULL_FILES = 4

export const MOST: Limits = {
  // Strings of Node.js are shorter than 2^29 characters.
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
 * Ten times the default. Anyone who can write to the repository can write its configuration; only the user who starts
 * the run can set a higher value.
 */
export function mostInConfiguration(name: keyof Limits): number {
  return Math.min(10 * DEFAULT_LIMITS[name], MOST[name])
}

export function completeLimits(limits: Partial<Limits>): Limits {
  const bound = (name: keyof Limits): number => {
    const value = limits[name]
    // A comparison with NaN is always false, so it would not limit anything.
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

export function howToRaise(limit: keyof Limits, what: 'file' | 'document'): string {
  return `Raise \`limits.${LIMIT_SETTINGS[limit]}\` in cwl-promote.yml, or in the \`limits\` of the run, if the ${what} is right.`
}

export function tooManyNodes({ nodes }: Limits): string {
  return `the document has more than ${nodes} values once its aliases are followed`
}

import { basename, dirname } from 'node:path/posix'

import type { DocumentReference } from '../cwl/index.ts'
import { PromotionError } from '../files/errors.ts'
import { didYouMean } from '../files/suggest.ts'
import { faultOfName } from '../platform/contract.ts'

export function stemOf(path: string): string {
  return basename(path).replace(/\.(?:cwl|json|ya?ml)$/i, '')
}

const PLACEHOLDER = /\{([^{}]*)\}/g

/**
 * `{stem}` is the file name without its extension (or the id after `#`), `{parent}` the folder of the file, and
 * `{name}`, if `name` is given, the app's own name. Throws PromotionError `configuration` for any other brace, for a
 * placeholder without a value, and for a name with a space at its start or end.
 */
export function fillName(template: string, reference: DocumentReference, name?: string): string {
  if (reference.fragment === '') {
    throw new PromotionError('configuration', `${reference.path}# does not name a process: nothing follows the #`, {
      fix: 'Write the id of one process of its $graph there, or leave the # out.',
    })
  }
  // macOS writes accents in file names differently than other systems. Both are the same app.
  const path = reference.path.normalize('NFC')
  const folder = basename(dirname(path))
  const values: Readonly<Record<string, string>> = {
    stem: reference.fragment ?? stemOf(path),
    parent: folder === '.' ? '' : folder,
    ...(name === undefined ? {} : { name }),
  }
  refuseStrays(template, values)
  const filled = template.replaceAll(PLACEHOLDER, (placeholder, word: string) => {
    const value = Object.hasOwn(values, word) ? values[word] : undefined
    if (value === undefined) {
      throw new PromotionError(
        'configuration',
        `the name ${JSON.stringify(template)} has the unknown placeholder ${placeholder}${didYouMean(word, Object.keys(values))}`,
        {
          fix: knownHere(values),
        },
      )
    }
    if (value === '') throw nothingFor(template, placeholder, reference.path)
    return value
  })
  if (hasOuterSpace(filled)) {
    throw new PromotionError(
      'configuration',
      `the name ${JSON.stringify(filled)} of ${reference.path} begins or ends with a space`,
      { fix: 'Take it out of the name, or of the name of the file.' },
    )
  }
  return filled
}

function refuseStrays(template: string, values: Readonly<Record<string, string>>): void {
  if (/[{}]/.test(template.replaceAll(PLACEHOLDER, ''))) {
    throw new PromotionError(
      'configuration',
      `the name ${JSON.stringify(template)} has a brace that belongs to no placeholder`,
      { fix: knownHere(values) },
    )
  }
}

/**
 * Nothing fills in `${PROJECT}` and the like, and a platform that creates projects automatically would create one with
 * that name.
 */
export function faultOfProject(project: string): string | undefined {
  const variable = variableIn(project)
  if (/^OWNER\/PROJECT(?:-dev)?$/.test(project)) return 'it is the placeholder that `init` wrote'
  return (
    project
      .split('/')
      .map((part) => (part === '' ? 'a part of it is empty' : faultOfName(part)))
      .find((fault) => fault !== undefined) ??
    (variable === undefined ? undefined : `nothing is filled in for ${variable}`)
  )
}

export function variableIn(text: string): string | undefined {
  return /\$\w+|\$?\{[^}]*\}*/.exec(text)?.[0]
}

/** A space there is invisible, and an app with a wrong name cannot be removed from the platform. */
export function hasOuterSpace(name: string): boolean {
  return name !== name.trim()
}

function knownHere(values: Readonly<Record<string, string>>): string {
  return `Allowed here: ${Object.keys(values)
    .map((known) => `{${known}}`)
    .join(', ')}.`
}

function nothingFor(template: string, placeholder: string, path: string): PromotionError {
  const [why, fix] =
    placeholder === '{parent}'
      ? ['is in no folder', 'Move the file into a folder, or use a name without {parent}.']
      : ['has no name before its ending', 'Rename the file.']
  return new PromotionError(
    'configuration',
    `the name ${JSON.stringify(template)} has nothing for ${placeholder}: ${path} ${why}`,
    { fix },
  )
}

import { isArray, isObject, type JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { namedObjects } from '../../documents/document-root.ts'
import { namespacesOf, namespacesWithin, ownTerm, type Namespaces } from '../../model/own-terms.ts'
import { mayHoldExpression } from './interpolation.ts'

interface Image {
  /** Names of steps, joined by slashes; empty for the app itself. */
  readonly step: string
  readonly name: ImageName
}

export interface ImageName {
  readonly text: string
  /** The field that names it, or else that defines it. */
  readonly field: 'dockerPull' | 'dockerImageId' | (typeof SOURCES)[number]
  readonly pinning: Pinning
}

/**
 * `digest`: always the same image. `tag`: the publisher can change it, but usually does not. `newest`: the tag `latest`
 * or no tag. `unknown`: only known when it runs, or never.
 */
export type Pinning = 'digest' | 'tag' | 'newest' | 'unknown'

/** Whether the name cannot mean another image later. */
export function isPinned({ pinning }: ImageName, by: 'tag' | 'digest'): boolean {
  return pinning === 'digest' || (by === 'tag' && pinning === 'tag')
}

/**
 * `dockerImageId` counts without `dockerPull` (CWL v1.2 CommandLineTool, "DockerRequirement"), also with `dockerFile`,
 * `dockerLoad` and `dockerImport`, whose image gets that name.
 */
function imageNameOf(requirement: JsonObject): ImageName | undefined {
  for (const field of ['dockerPull', 'dockerImageId'] as const) {
    const text = requirement[field]
    if (typeof text === 'string')
      return { text, field, pinning: field === 'dockerImageId' && IMAGE_ID.test(text) ? 'digest' : pinningOf(text) }
  }
  return undefined
}

/** Also in docker's short form: a platform may store it together with the name. */
const SOME_ID = /^(?:sha256:)?[0-9a-f]{12,64}$/

/**
 * Runners start `dockerImageId`, "the image id that will be used for `docker run`" (CWL v1.2 CommandLineTool,
 * "DockerRequirement"). Undefined if it is the pulled one.
 */
function startedInstead({ dockerPull, dockerImageId: text }: JsonObject): ImageName | undefined {
  if (
    typeof dockerPull !== 'string' ||
    typeof text !== 'string' ||
    text === '' ||
    text === dockerPull ||
    SOME_ID.test(text)
  )
    return undefined
  return { text, field: 'dockerImageId', pinning: pinningOf(text) }
}

/** Also the image that would be started instead. */
export function imageNamesOf(requirement: JsonObject): readonly ImageName[] {
  return [imageNameOf(requirement), startedInstead(requirement)].filter((name) => name !== undefined)
}

/** In the order in which they are tried. */
const SOURCES = ['dockerFile', 'dockerLoad', 'dockerImport'] as const

const GIVEN = {
  dockerFile: 'what dockerFile builds',
  dockerLoad: 'what dockerLoad loads',
  dockerImport: 'what dockerImport imports',
} as const

function unnamedImage(requirement: JsonObject): ImageName | undefined {
  const field = SOURCES.find((source) => isPresent(requirement[source]))
  return field === undefined ? undefined : { text: GIVEN[field], field, pinning: 'unknown' }
}

export function isUnnamed({ field }: ImageName): boolean {
  return SOURCES.some((source) => source === field)
}

/** A hash identifies the content. */
const IMAGE_ID = /^(?:sha256:)?[0-9a-f]{64}$/

/** OCI image specification, "Registered algorithms". */
const DIGEST = /^[^@]+@(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128})$/

/** A colon before the last slash belongs to a port. */
const TAG = /^[^@]+:(\w[\w.-]{0,127})$/

const PART = '[a-z0-9]+(?:(?:\\.|_{1,2}|-+)[a-z0-9]+)*'

/** A registry: a first part with a dot, a colon or a capital. */
const HOST = '(?:(?=[^/]*[.:A-Z]|localhost/)[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\\d+)?/)?'

/** https://github.com/distribution/reference, "Grammar". */
const REFERENCE = new RegExp(
  `^${HOST}${PART}(?:/${PART})*(?::\\w[\\w.-]{0,127})?(?:@[A-Za-z][\\w+.-]*:[0-9a-fA-F]{32,})?$`,
)

const LONGEST_NAME = 512

/** Whether `docker pull` accepts it, or it has a placeholder or an expression. */
export function isPullable(text: string): boolean {
  return /\{\{|\{\w+\}|\$[({]|<|%/.test(text) || isReference(text)
}

export function isReference(text: string): boolean {
  return text.length <= LONGEST_NAME && REFERENCE.test(text)
}

export function pinningOf(text: string): Pinning {
  if (mayHoldExpression(text)) return 'unknown'
  if (DIGEST.test(text)) return 'digest'
  if (text.includes('@')) return 'unknown'
  const tag = TAG.exec(text)?.[1]
  return tag === undefined || tag === 'latest' ? 'newest' : 'tag'
}

/** Of a description and everything that it runs, in any form, also without a name. */
export function imagesOf(description: JsonObject): readonly Image[] {
  const found: Image[] = []
  const visit = (process: JsonObject, step: string, around: Namespaces): void => {
    const namespaces = namespacesWithin(process, around)
    found.push(...imagesIn(process, step, namespaces))
    for (const [name, value] of namedObjects(process['steps'], 'id')) {
      const path = step === '' ? name : `${step}/${name}`
      found.push(...imagesIn(value, path, namespaces))
      if (isObject(value['run'])) visit(value['run'], path, namespaces)
    }
  }
  const declared = namespacesOf(description)
  const { $graph: graph } = description
  if (isArray(graph))
    for (const [name, process] of namedObjects(graph, 'id')) visit(process, name === 'main' ? '' : name, declared)
  else visit(description, '', declared)
  return found
}

function imagesIn(holder: JsonObject, step: string, namespaces: Namespaces): readonly Image[] {
  return dockerRequirementsOf(holder, namespaces).flatMap((requirement) => {
    const names = imageNamesOf(requirement)
    const unnamed = names.length === 0 ? unnamedImage(requirement) : undefined
    return [...names, ...(unnamed === undefined ? [] : [unnamed])].map((name) => ({ step, name }))
  })
}

const DOCKER = 'DockerRequirement'

/**
 * Requirements take precedence over hints (CWL, "Requirements and hints"). The class of a hint may have a prefix (SALAD
 * 1.2, "Identifier resolution").
 */
export function dockerRequirementsOf(holder: JsonObject, namespaces: Namespaces): readonly JsonObject[] {
  for (const field of ['requirements', 'hints']) {
    const found = namedObjects(holder[field], 'class').flatMap(([name, requirement]) =>
      name === DOCKER || ownTerm(name, namespaces) === DOCKER ? [requirement] : [],
    )
    if (found.length > 0) return found
  }
  return []
}

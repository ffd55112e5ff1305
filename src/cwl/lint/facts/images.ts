import { isArray, isObject, type JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { namedObjects } from '../../documents/document-root.ts'
import { namespacesOf, namespacesWithin, ownTerm, type Namespaces } from '../../model/own-terms.ts'
import { mayHoldExpression } from './interpolation.ts'

interface Image {
  /** Names of steps down to the process or step that names it, joined by slashes; empty for the app itself. */
  readonly step: string
  readonly name: ImageName
}

/** The image of a DockerRequirement, and how its name is pinned. */
export interface ImageName {
  readonly text: string
  /** The field that names it, or that defines it if no field names it. */
  readonly field: 'dockerPull' | 'dockerImageId' | (typeof SOURCES)[number]
  readonly pinning: Pinning
}

/**
 * `digest`: the name always means one image. `tag`: the publisher can change the image, but usually does not. `newest`:
 * the latest image, by the tag `latest` or without a tag. `unknown`: it is only known when it runs, or never, because
 * the text after the name is not a digest.
 */
export type Pinning = 'digest' | 'tag' | 'newest' | 'unknown'

/** True if the name cannot mean another image later, as far as a tag or a digest guarantees that. */
export function isPinned({ pinning }: ImageName, by: 'tag' | 'digest'): boolean {
  return pinning === 'digest' || (by === 'tag' && pinning === 'tag')
}

/**
 * The image that a DockerRequirement names; undefined if it names none. `dockerImageId` counts if there is no
 * `dockerPull` (CWL v1.2 CommandLineTool, "DockerRequirement"), also with `dockerFile`, `dockerLoad` and
 * `dockerImport`, whose image gets that name.
 */
function imageNameOf(requirement: JsonObject): ImageName | undefined {
  for (const field of ['dockerPull', 'dockerImageId'] as const) {
    const text = requirement[field]
    if (typeof text === 'string')
      return { text, field, pinning: field === 'dockerImageId' && IMAGE_ID.test(text) ? 'digest' : pinningOf(text) }
  }
  return undefined
}

/** The id of an image, also in docker's short form: a platform may store it together with the name. */
const SOME_ID = /^(?:sha256:)?[0-9a-f]{12,64}$/

/**
 * The image that is started if it differs from the pulled one: `dockerImageId` is "the image id that will be used for
 * `docker run`" (CWL v1.2 CommandLineTool, "DockerRequirement"), and runners start that. Undefined if they are the
 * same.
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

/** The images that a DockerRequirement names: that of {@link imageNameOf}, and the one that would be started instead. */
export function imageNamesOf(requirement: JsonObject): readonly ImageName[] {
  return [imageNameOf(requirement), startedInstead(requirement)].filter((name) => name !== undefined)
}

/** Fields that define an image at run time, in the order in which they are tried. */
const SOURCES = ['dockerFile', 'dockerLoad', 'dockerImport'] as const

const GIVEN = {
  dockerFile: 'what dockerFile builds',
  dockerLoad: 'what dockerLoad loads',
  dockerImport: 'what dockerImport imports',
} as const

/** An image without a name is built from its source when it runs. */
function unnamedImage(requirement: JsonObject): ImageName | undefined {
  const field = SOURCES.find((source) => isPresent(requirement[source]))
  return field === undefined ? undefined : { text: GIVEN[field], field, pinning: 'unknown' }
}

/** True if only its source identifies the image. */
export function isUnnamed({ field }: ImageName): boolean {
  return SOURCES.some((source) => source === field)
}

/** The hash of an image identifies its content. */
const IMAGE_ID = /^(?:sha256:)?[0-9a-f]{64}$/

/** The algorithms that registries must support (OCI image specification, "Registered algorithms"). */
const DIGEST = /^[^@]+@(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128})$/

/** A valid tag. A colon before the last slash belongs to a port. */
const TAG = /^[^@]+:(\w[\w.-]{0,127})$/

/** One part of a repository's name, between slashes. */
const PART = '[a-z0-9]+(?:(?:\\.|_{1,2}|-+)[a-z0-9]+)*'

/** A first part with a dot, a colon or a capital is the host of a registry. */
const HOST = '(?:(?=[^/]*[.:A-Z]|localhost/)[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\\d+)?/)?'

/** The form of an image name in docker (https://github.com/distribution/reference, "Grammar"). */
const REFERENCE = new RegExp(
  `^${HOST}${PART}(?:/${PART})*(?::\\w[\\w.-]{0,127})?(?:@[A-Za-z][\\w+.-]*:[0-9a-fA-F]{32,})?$`,
)

/** In characters. Longer texts are not names, and are not matched. */
const LONGEST_NAME = 512

/** True for a text that `docker pull` accepts, and for one with a placeholder or an expression. */
export function isPullable(text: string): boolean {
  return /\{\{|\{\w+\}|\$[({]|<|%/.test(text) || (text.length <= LONGEST_NAME && REFERENCE.test(text))
}

function pinningOf(text: string): Pinning {
  if (mayHoldExpression(text)) return 'unknown'
  if (DIGEST.test(text)) return 'digest'
  if (text.includes('@')) return 'unknown'
  const tag = TAG.exec(text)?.[1]
  return tag === undefined || tag === 'latest' ? 'newest' : 'tag'
}

/** The images of a packed description and of everything that it runs, in any form, also those without a name. */
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
 * The DockerRequirements of a process or step that apply: requirements take precedence over hints (CWL, "Requirements
 * and hints"). The class of a hint may also have a prefix (SALAD 1.2, "Identifier resolution").
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

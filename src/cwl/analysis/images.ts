import { isArray, isObject, type JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { namedObjects } from '../documents/named.ts'
import { namespacesOf, namespacesWithin, ownTerm, type Namespaces } from '../model/own-terms.ts'
import { mayHoldExpression } from './interpolation.ts'

/** An image that some part of an app runs in. */
export interface Image {
  /** Names of steps down to the process or step that names it, joined by slashes; empty for the app itself. */
  readonly step: string
  readonly name: ImageName
}

/** The image of a DockerRequirement, and what keeps it the same under its name. */
export interface ImageName {
  readonly text: string
  /** The field that names it, or gives it where nothing does. */
  readonly field: 'dockerPull' | 'dockerImageId' | (typeof SOURCES)[number]
  readonly pinning: Pinning
}

/**
 * `digest`: the name always means one image. `tag`: it means what its publisher calls so, and mostly leaves alone.
 * `newest`: for whatever was pushed last, by the tag `latest` or by none. `unknown`: nobody can tell before it runs, or
 * ever, as what follows the name is not a digest.
 */
export type Pinning = 'digest' | 'tag' | 'newest' | 'unknown'

/** True when the image cannot become another one under the same name, as far as a tag or a digest promises that. */
export function isPinned({ pinning }: ImageName, by: 'tag' | 'digest'): boolean {
  return pinning === 'digest' || (by === 'tag' && pinning === 'tag')
}

/**
 * The image that a DockerRequirement names; undefined when it names none. `dockerImageId` counts where there is no
 * `dockerPull` (CWL v1.2 CommandLineTool, "DockerRequirement"), also with `dockerFile`, `dockerLoad` and
 * `dockerImport`: what comes of those runs under that name.
 */
function imageNameOf(requirement: JsonObject): ImageName | undefined {
  for (const field of ['dockerPull', 'dockerImageId'] as const) {
    const text = requirement[field]
    if (typeof text === 'string')
      return { text, field, pinning: field === 'dockerImageId' && IMAGE_ID.test(text) ? 'digest' : pinningOf(text) }
  }
  return undefined
}

/** An id of an image, also cut as docker shows it: a platform keeps it as well as the name. */
const SOME_ID = /^(?:sha256:)?[0-9a-f]{12,64}$/

/**
 * The image that is started where another one is pulled: `dockerImageId` is "the image id that will be used for `docker
 * run`" (CWL v1.2 CommandLineTool, "DockerRequirement"), and runners start what it names. Undefined where it is the
 * same.
 */
function startedBeside({ dockerPull, dockerImageId: text }: JsonObject): ImageName | undefined {
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

/**
 * The images that a DockerRequirement names: the one of {@link imageNameOf}, and another one that would be started in
 * its place.
 */
export function imageNamesOf(requirement: JsonObject): readonly ImageName[] {
  return [imageNameOf(requirement), startedBeside(requirement)].filter((name) => name !== undefined)
}

/** Fields that give an image where it runs, in the order in which they are tried. */
const SOURCES = ['dockerFile', 'dockerLoad', 'dockerImport'] as const

const GIVEN = {
  dockerFile: 'what dockerFile builds',
  dockerLoad: 'what dockerLoad loads',
  dockerImport: 'what dockerImport imports',
} as const

/** An image without a name is what comes of its source on the day that it runs. */
function unnamedImage(requirement: JsonObject): ImageName | undefined {
  const field = SOURCES.find((source) => isPresent(requirement[source]))
  return field === undefined ? undefined : { text: GIVEN[field], field, pinning: 'unknown' }
}

/** True when nothing but its source says which image it is. */
export function isUnnamed({ field }: ImageName): boolean {
  return SOURCES.some((source) => source === field)
}

/** The hash of an image identifies what is in it. */
const IMAGE_ID = /^(?:sha256:)?[0-9a-f]{64}$/

/** The algorithms that registries must know (OCI image specification, "Registered algorithms"). */
const DIGEST = /^[^@]+@(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128})$/

/** A tag as registries take it; a colon before the last slash is that of a port. */
const TAG = /^[^@]+:(\w[\w.-]{0,127})$/

/** One part of a repository's name, between slashes. */
const PART = '[a-z0-9]+(?:(?:\\.|_{1,2}|-+)[a-z0-9]+)*'

/** In front of a repository, what has a dot, a colon or a capital is the host of a registry. */
const HOST = '(?:(?=[^/]*[.:A-Z]|localhost/)[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\\d+)?/)?'

/** What docker takes for the name of an image (https://github.com/distribution/reference, "Grammar"). */
const REFERENCE = new RegExp(
  `^${HOST}${PART}(?:/${PART})*(?::\\w[\\w.-]{0,127})?(?:@[A-Za-z][\\w+.-]*:[0-9a-fA-F]{32,})?$`,
)

/** Names are no longer than this, and the expression need not see what is. */
const LONGEST_NAME = 512

/** True of what `docker pull` can take, and of what something else has yet to fill in: a placeholder or an expression. */
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

/** The images of a packed description, of all that it runs, in whatever form it is written, also those without a name. */
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
 * Those of a process or step that count: what it requires before what it hints at (CWL, "Requirements and hints"). Of
 * the class of a hint nobody demands a form, and runners know it under a prefix too (SALAD 1.2, "Identifier
 * resolution").
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

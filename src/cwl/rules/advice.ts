import { isObject, type JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import {
  dockerRequirementsOf,
  imageNamesOf,
  isPinned,
  isPullable,
  isTemplate,
  type ImageName,
} from '../analysis/images.ts'
import type { Ports } from '../analysis/ports.ts'
import type { Step } from '../analysis/steps.ts'
import type { Process } from '../documents/processes.ts'
import { namespacesOf } from '../model/own-terms.ts'
import type { StageCode } from '../problems/codes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'
import { holdsFiles } from '../types/types.ts'

/** What is allowed and yet worth a word. */
export function checkAdvice(
  process: Process,
  ports: Ports,
  steps: readonly Step[],
  isWanted: (code: StageCode) => boolean,
): readonly Problem[] {
  return [
    ...checkImages(process, process.value),
    ...steps.flatMap((step) => checkImages(process, step.value)),
    ...(isWanted('no-label') || isWanted('no-doc') ? checkProse(process) : []),
    ...(isWanted('output-without-glob') ? checkGlobs(process, ports) : []),
  ]
}

/** What a tag stands for may change, and `latest` does: the same description then runs something else. */
function checkImages(process: Process, holder: JsonObject): readonly Problem[] {
  return problemsOf(dockerRequirementsOf(holder, namespacesOf(process.root)), (requirement) => {
    const names = imageNamesOf(requirement)
    const [named] = names
    // What lacks its tag or digest is told so.
    if (named?.field === 'dockerPull' && !isPullable(named.text) && !isPullable(withoutEnd(named.text))) {
      return [
        createProblem(
          'bad-image',
          placeOf(process.path, requirement, named.field),
          `docker cannot read ${JSON.stringify(truncateMiddle(named.text))} as the name of an image`,
          fixForImage(named.text),
        ),
      ]
    }
    const image = names.find((name) => !isPinned(name, 'tag'))
    if (image === undefined) return NO_PROBLEMS
    if (image !== named)
      return [
        createProblem(
          'unpinned-image',
          placeOf(process.path, requirement, image.field),
          `the image ${image.text} is started in the place of what dockerPull names, and ${whyLoose(image)}`,
          'Remove dockerImageId: what is pulled is started without it.',
        ),
      ]
    return [
      createProblem(
        'unpinned-image',
        placeOf(process.path, requirement, image.field),
        `the image ${image.text} ${whyLoose(image)}`,
        fixForLoose(image),
      ),
    ]
  })
}

/** The name without its digest, or the colon of a tag that is not there. */
function withoutEnd(name: string): string {
  const digest = name.indexOf('@')
  return digest < 0 ? name.replace(/:$/, '') : name.slice(0, digest)
}

function fixForImage(text: string): string {
  const plain = text.trim().replace(/^[\w.+-]+:\/\//, '')
  if (plain !== text && isPullable(plain)) return `Write ${plain}.`
  return isPullable(text.toLowerCase())
    ? `Names of repositories have no capitals: look for ${text.toLowerCase()}.`
    : 'It is [HOST/]NAME[:TAG][@DIGEST], without blanks.'
}

function fixForLoose(image: ImageName): string {
  if (isUnfilled(image)) return 'Check what the filled-in file holds.'
  return isLocal(image)
    ? 'Push it to a registry, and name it under dockerPull with its version, or better its digest: NAME@sha256:DIGEST.'
    : 'Name a version, or better a digest: NAME@sha256:DIGEST.'
}

/** True of what no registry gives: the id of an image, and a file in the formats of Singularity. */
function isLocal({ text, field }: ImageName): boolean {
  return field === 'dockerImageId' || /\.(?:sif|simg)$/.test(text)
}

function isUnfilled({ text, pinning }: ImageName): boolean {
  return pinning === 'unknown' && isTemplate(text)
}

function whyLoose(image: ImageName): string {
  const { text, pinning } = image
  if (pinning === 'newest' && isLocal(image)) return 'is whatever bears that name where it runs'
  if (pinning === 'newest')
    return text.endsWith(':latest') ? 'is whatever is newest' : 'has no tag, which means the newest'
  if (isUnfilled(image)) return 'has placeholders that nothing has filled in'
  return text.includes('@')
    ? 'has no digest behind its @, so that nobody can tell which it is'
    : 'is named by an expression, and this field is not evaluated'
}

function checkProse(process: Process): readonly Problem[] {
  const place = placeOf(process.path, process.value)
  return (['label', 'doc'] as const).flatMap((field) =>
    isPresent(process.value[field])
      ? []
      : [
          createProblem(
            field === 'label' ? 'no-label' : 'no-doc',
            place,
            `this ${process.processClass} has no ${field}`,
          ),
        ],
  )
}

function checkGlobs(process: Process, ports: Ports): readonly Problem[] {
  if (process.processClass !== 'CommandLineTool') return []
  return [...ports.outputs.values()].flatMap(({ name, type, declaration }) => {
    const { outputBinding: binding } = declaration
    const isFound = isObject(binding) && (isPresent(binding['glob']) || isPresent(binding['outputEval']))
    const shortcut = declaration['type'] === 'stdout' || declaration['type'] === 'stderr'
    if (shortcut || !holdsFiles(type) || isFound) return []
    return [
      createProblem(
        'output-without-glob',
        placeOf(process.path, declaration),
        `nothing says which file the output ${name} is`,
        'Add outputBinding with a glob, unless the tool writes cwl.output.json.',
      ),
    ]
  })
}

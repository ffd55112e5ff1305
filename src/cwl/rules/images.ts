import type { JsonObject } from '../../json/index.ts'
import { dockerRequirementsOf, imageNamesOf, isPinned, isPullable, type ImageName } from '../analysis/images.ts'
import type { Context } from '../lint/context.ts'
import { at, rule, warning } from '../lint/rule.ts'
import { namespacesOf } from '../model/own-terms.ts'
import { truncateMiddle } from '../problems/describe-value.ts'

type Asked = Context<'bad-image' | 'unpinned-image'>

/** The image that a tag names may change, and that of `latest` does: the same description then runs something else. */
export const images = rule({
  codes: {
    'bad-image': warning('docker cannot read the name of a container image.'),
    'unpinned-image': warning('A container image has neither a tag other than latest nor a digest.'),
  },
  process(context) {
    checkImages(context.value, context)
  },
  step(step, context) {
    checkImages(step.value, context)
  },
})

function checkImages(holder: JsonObject, { process, report }: Asked): void {
  for (const requirement of dockerRequirementsOf(holder, namespacesOf(process.root))) {
    const names = imageNamesOf(requirement)
    const [named] = names
    // A missing tag or digest is reported as such.
    if (named?.field === 'dockerPull' && !isPullable(named.text) && !isPullable(withoutEnd(named.text))) {
      report(
        'bad-image',
        at(requirement, named.field),
        `docker cannot read ${JSON.stringify(truncateMiddle(named.text))} as the name of an image`,
        fixForImage(named.text),
      )
      continue
    }
    const image = names.find((name) => !isPinned(name, 'tag'))
    if (image === undefined) continue
    const started = image === named ? '' : ' is started in the place of what dockerPull names, and'
    report(
      'unpinned-image',
      at(requirement, image.field),
      `the image ${image.text}${started} ${whyLoose(image)}`,
      image === named ? fixForLoose(image) : 'Remove dockerImageId: what is pulled is started without it.',
    )
  }
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
  return isLocal(image)
    ? 'Push it to a registry, and name it under dockerPull with its version, or better its digest: NAME@sha256:DIGEST.'
    : 'Name a version, or better a digest: NAME@sha256:DIGEST.'
}

/** True of what no registry gives: the id of an image, and a file in the formats of Singularity. */
function isLocal({ text, field }: ImageName): boolean {
  return field === 'dockerImageId' || /\.(?:sif|simg)$/.test(text)
}

function whyLoose(image: ImageName): string {
  const { text, pinning } = image
  if (pinning === 'newest' && isLocal(image)) return 'is whatever bears that name where it runs'
  if (pinning === 'newest')
    return text.endsWith(':latest') ? 'is whatever is newest' : 'has no tag, which means the newest'
  return text.includes('@')
    ? 'has no digest behind its @, so that nobody can tell which it is'
    : 'is named by an expression, and this field is not evaluated'
}

import { truncateMiddle } from '../../../files/text.ts'
import type { JsonObject } from '../../../json/index.ts'
import type { Context } from '../../lint/context.ts'
import { dockerRequirementsOf, imageNamesOf, isPinned, isPullable, type ImageName } from '../../lint/facts/images.ts'
import { mayHoldExpression } from '../../lint/facts/interpolation.ts'
import { at, rule, warning } from '../../lint/rule.ts'
import { namespacesOf } from '../../model/own-terms.ts'

type Asked = Context<'bad-image' | 'unpinned-image'>

/** The image of a tag may change, and that of `latest` does. Then the same description runs another image. */
export const images = rule({
  codes: {
    'bad-image': warning('The name of a container image is not valid for docker.'),
    'unpinned-image': warning('A container image has neither a digest nor a tag other than latest.'),
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
    if (named !== undefined && isTemplate(named.text)) {
      report(
        'bad-image',
        at(requirement, named.field),
        `the image ${JSON.stringify(truncateMiddle(named.text))} is a template, and this text is what would be installed`,
        'Write the name of the image, or release the file that the template makes.',
      )
      continue
    }
    // That is reported below.
    if (named?.field === 'dockerPull' && !isPullable(named.text) && !isPullable(withoutEnd(named.text))) {
      report(
        'bad-image',
        at(requirement, named.field),
        `${JSON.stringify(truncateMiddle(named.text))} is not a valid image name for docker`,
        fixForImage(named.text),
      )
      continue
    }
    const image = names.find((name) => !isPinned(name, 'tag'))
    // The tag is in what replaces the placeholder.
    if (image === undefined || isPlaceholder(image.text)) continue
    const started = image === named ? '' : ', which starts instead of the image in dockerPull,'
    report(
      'unpinned-image',
      at(requirement, image.field),
      `the image "${image.text}"${started} ${whyLoose(image)}`,
      image === named ? fixForLoose(image) : 'Remove dockerImageId. Then the pulled image is started.',
    )
  }
}

function isPlaceholder(text: string): boolean {
  return /\{\w+\}(?!\))|<[^<>]*>|%/.test(text) && !mayHoldExpression(text)
}

function isTemplate(text: string): boolean {
  const start = text.indexOf('{{')
  return start >= 0 && text.includes('}}', start)
}

/** Removes the digest, or the colon of a missing tag. */
function withoutEnd(name: string): string {
  const digest = name.indexOf('@')
  return digest < 0 ? name.replace(/:$/, '') : name.slice(0, digest)
}

function fixForImage(text: string): string {
  const plain = text.trim().replace(/^[\w.+-]+:\/\//, '')
  if (plain !== text && isPullable(plain)) return `Write ${plain}.`
  return isPullable(text.toLowerCase())
    ? `Repository names have no capital letters. Look for ${text.toLowerCase()}.`
    : 'The form is [HOST/]NAME[:TAG][@DIGEST], without spaces.'
}

function fixForLoose(image: ImageName): string {
  return isLocal(image)
    ? 'Push it to a registry, and set dockerPull to its name with a version, or better its digest: NAME@sha256:DIGEST.'
    : 'Add a version, or better a digest: NAME@sha256:DIGEST.'
}

/** No registry has it: the id of an image, or a file of Singularity. */
function isLocal({ text, field }: ImageName): boolean {
  return field === 'dockerImageId' || /\.(?:sif|simg)$/.test(text)
}

function whyLoose(image: ImageName): string {
  const { text, pinning } = image
  if (pinning === 'newest' && isLocal(image)) return 'may be a different image on each machine'
  if (pinning === 'newest')
    return text.endsWith(':latest') ? 'is always the newest image' : 'has no tag, so it is always the newest image'
  return text.includes('@')
    ? 'has no digest after its @, so it is not known which image it is'
    : 'is named by an expression, but this field is not evaluated'
}

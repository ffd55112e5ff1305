import type { Location } from '../../files/source-text.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isVersion, VERSIONS, type VersionName } from '../model/index.ts'
import { describe } from '../problems/describe-value.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { positionIn, positionOf } from '../yaml/origin.ts'

/** Its own, that of its file, or that of the process around it. */
export function versionOf(
  root: JsonObject,
  value: JsonObject,
  path: string,
  inherited?: VersionName,
): VersionName | Problem {
  // "All processes in a document must adhere to the cwlVersion of the document" (CWL v1.2, "Packed documents").
  const holder = value['cwlVersion'] === undefined || '$graph' in root ? root : value
  const written = holder['cwlVersion']
  const plain = withoutPrefix(written)
  if (isVersion(plain)) return plain
  const language = OTHER_LANGUAGES.get(value['class'] ?? '')
  if (language !== undefined)
    return createProblemAs(
      positionIn(path, value, 'class'),
      'not-a-process',
      language === 'Galaxy' ? 'this is a Galaxy file, not CWL' : `this is an app in ${language}, not CWL`,
      'Leave it out: only CWL can be read, compared and promoted here.',
    )
  if (written !== undefined && written !== null) return unreadVersion(written, positionIn(path, holder, 'cwlVersion'))
  if (inherited !== undefined) return inherited
  const place = positionIn(path, root)
  if ('$graph' in root) return graphWithoutVersion(root, value, place)
  return 'class' in value
    ? createProblemAs(place, 'no-version', 'cwlVersion is missing', fixForVersion(value))
    : createProblemAs(
        place,
        'not-a-process',
        'this is not a CWL process: it has neither class nor cwlVersion',
        'A CWL file begins with cwlVersion and class.',
      )
}

/** By class: for an app in another language, `sbpack` writes it with `cwlVersion: None`. */
const OTHER_LANGUAGES: ReadonlyMap<JsonValue, string> = new Map([
  ['nextflow', 'Nextflow'],
  ['wdl', 'WDL'],
  // Classes of Galaxy itself (galaxyproject/gxformat2, "GalaxyWorkflow"; galaxyproject/galaxy, "UserToolSource").
  ['GalaxyWorkflow', 'Galaxy'],
  ['GalaxyTool', 'Galaxy'],
  ['GalaxyUserTool', 'Galaxy'],
])

/** `v1.0` of `cwl:v1.0`. */
function withoutPrefix(version: JsonValue | undefined): JsonValue | undefined {
  return typeof version === 'string' ? version.replace(/^cwl:(?=v1\.[0-2]$)/, '') : version
}

export function prefixedVersion(holder: JsonObject, path: string): readonly Problem[] {
  const { cwlVersion: written } = holder
  const plain = withoutPrefix(written)
  if (plain === written || typeof plain !== 'string') return []
  return [
    createProblemAs(
      positionIn(path, holder, 'cwlVersion'),
      'prefixed-version',
      `cwlVersion is written with the prefix "cwl:", which not every engine reads`,
      { words: `Write cwlVersion: ${plain}.`, change: { kind: 'value', value: plain } },
      'warning',
    ),
  ]
}

/** If the processes have a version, only the document lacks it. */
function graphWithoutVersion({ $graph: graph }: JsonObject, value: JsonObject, place: Location): Problem {
  const holder = isArray(graph)
    ? graph.find((item) => isObject(item) && typeof item['cwlVersion'] === 'string')
    : undefined
  const written = isObject(holder) ? holder['cwlVersion'] : undefined
  if (isVersion(written))
    return createProblemAs(
      place,
      'no-version',
      'cwlVersion is missing',
      `Write cwlVersion: ${written} next to $graph: all processes of a $graph have the version of their document.`,
    )
  if (!isObject(holder) || written === undefined)
    return createProblemAs(place, 'no-version', 'cwlVersion is missing', fixForVersion(value))
  const problem = unreadVersion(written, positionOf(holder, 'cwlVersion') ?? place)
  // cwl-upgrader ignores a document without a version.
  return { ...problem, fix: `Write it next to $graph. ${problem.fix ?? ''}`.trimEnd() }
}

function unreadVersion(written: JsonValue, place: Location): Problem {
  const shown = typeof written === 'string' ? written : describe(written)
  const stable = typeof written === 'string' ? /^(v1\.\d)\.0-dev/.exec(written)?.[1] : undefined
  if (isVersion(stable))
    return createProblemAs(
      place,
      'old-version',
      `cwlVersion ${shown} is a development version, and only ${VERSIONS.join(', ')} are read`,
      `Write cwlVersion: ${stable}, then check the file again.`,
    )
  if (typeof written === 'string' && /^(?:cwl:)?(?:sbg:)?draft-/.test(written)) {
    return createProblemAs(
      place,
      'old-version',
      `cwlVersion ${shown} is a draft, and only ${VERSIONS.join(', ')} are read`,
      fixForDraft(written),
    )
  }
  const known = `known are ${VERSIONS.join(', ')}`
  const later = /^(?:the number |cwl:)?(v?(?:1\.[3-9]|[2-9]\.\d)(?:\.\d.*)?)$/i.exec(shown)?.[1]
  if (later !== undefined)
    return createProblemAs(
      place,
      'unknown-version',
      `cwlVersion ${later} is later than what is read; ${known}`,
      'Write the file for CWL v1.2, without what came later.',
    )
  const digits = /^(?:the number |cwl:)?v?(\d\.\d)\s*$/i.exec(shown)?.[1]
  const meant = VERSIONS.find((version) => version === `v${digits ?? ''}`)
  return createProblemAs(
    place,
    'unknown-version',
    typeof written === 'string' ? `cwlVersion ${shown} is not known; ${known}` : `cwlVersion is ${shown}; ${known}`,
    meant === undefined
      ? 'Use the version that the file was written for.'
      : { words: `Did you mean "${meant}"?`, change: { kind: 'value', value: meant } },
  )
}

/** cwl-upgrader fails for any draft but draft-3. */
function fixForDraft(written: string): string {
  if (written.startsWith('sbg:')) return 'Upgrade the file with sevenbridges-cwl-draft2-upgrader, then check it again.'
  const [, draft, isDevelopment] = /draft-(\d+)(\.dev)?/.exec(written) ?? []
  if (draft === '3')
    return isDevelopment === undefined
      ? 'Upgrade the file with cwl-upgrader, then check it again.'
      : 'Write cwlVersion: draft-3, upgrade the file with cwl-upgrader, then check it again.'
  return draft === '4'
    ? 'It became v1.0: write cwlVersion: v1.0, then check the file again.'
    : 'Write the file again for v1.2: upgrade tools begin with draft-3.'
}

/** Seven Bridges exported documents without a version. Its own upgrader reads them; cwl-upgrader does not. */
const OLD_PLATFORM_HINT =
  'This looks like sbg:draft-2: upgrade the file with sevenbridges-cwl-draft2-upgrader, then check it again.'

function fixForVersion(value: JsonObject): string {
  if (isOfOldPlatform(value)) return OLD_PLATFORM_HINT
  const sign = signOfDraft(value)
  // With a later version nearly every line would be wrong.
  return sign === undefined
    ? 'Add the version, such as cwlVersion: v1.2.'
    : `Only drafts of CWL have ${sign}: where this is draft-3, write cwlVersion: draft-3, and upgrade the file with cwl-upgrader.`
}

/** Fields that have other names since v1.0. */
function signOfDraft({ description, steps }: JsonObject): string | undefined {
  if (description !== undefined) return 'the field description'
  return isArray(steps) && steps.some((step) => isObject(step) && 'inputs' in step) ? 'inputs in a step' : undefined
}

/** Later versions have no engine for expressions, and the platform's fields have the prefix `sbg:`. */
function isOfOldPlatform(value: JsonObject): boolean {
  const { requirements } = value
  const hasEngine =
    isArray(requirements) &&
    requirements.some((each) => isObject(each) && each['class'] === 'ExpressionEngineRequirement')
  return (hasEngine || 'description' in value) && Object.keys(value).some((key) => key.startsWith('sbg:'))
}

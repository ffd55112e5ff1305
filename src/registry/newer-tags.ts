import { isArray } from '../json/index.ts'
import { parseReference } from './reference.ts'
import { ask, objectIn, type RegistryContext, type Session } from './requests.ts'

const MOST_PAGES = 20
const PAGE = 1000
const MOST_NEWER = 20

/** OCI distribution specification, "Pulling manifests". */
const TAG = /^\w[\w.-]{0,127}$/

/**
 * The newer tags of the same form, the newest first, or why they are not known. Undefined if the tag is not a version.
 * OCI distribution specification, "Listing Tags".
 */
export async function newerTags(
  name: string,
  context: RegistryContext,
): Promise<readonly string[] | string | undefined> {
  const session: Session = { ...context, ...parseReference(name) }
  const { registry, repository, tag } = session
  if (versionIn(tag) === undefined) return undefined
  const tags: string[] = []
  let page: string | undefined = `tags/list?n=${PAGE}`
  for (let read = 0; page !== undefined; read += 1) {
    if (read === MOST_PAGES) return `${registry} has more than ${MOST_PAGES} pages of tags of ${repository}`
    const answer = await ask(session, page, 'application/json')
    if (typeof answer === 'string') return answer
    const { tags: more } = objectIn(answer) ?? {}
    if (answer.status === 404 || !(isArray(more) || more === null))
      return `${registry} does not list tags of ${repository}`
    tags.push(...(more ?? []).filter((each) => typeof each === 'string'))
    const [, next] = /^<([^<>]*)>; ?rel="?next/.exec(String(answer.headers['link'] ?? '')) ?? []
    page = next === undefined ? undefined : `tags/list${URL.parse(next, 'https://registry')?.search ?? ''}`
  }
  return newerThan(tag, tags)
}

/** Of a tag with the same number of numbers and the same text around them. */
export function newerThan(tag: string, tags: readonly string[]): readonly string[] {
  const own = versionIn(tag)
  return tags
    .filter((each) => {
      const other = versionIn(each)
      return own !== undefined && TAG.test(each) && other?.form === own.form && compare(other.numbers, own.numbers) > 0
    })
    .toSorted((one, other) => compare(versionIn(other)?.numbers ?? '', versionIn(one)?.numbers ?? ''))
    .slice(0, MOST_NEWER)
}

const { compare } = new Intl.Collator('en', { numeric: true })

/**
 * A letter behind the last number belongs to the version, as in `2.7.10b`. BioContainers writes VERSION--BUILD. The
 * build, such as `h50ea8bc_10`, has a hash that is another one for each version, so only the number at its end counts.
 */
function versionIn(tag: string): { readonly form: string; readonly numbers: string } | undefined {
  const [version] = /^v?\d+(?:\.\d+)*(?:[a-z](?![a-z\d]))?/.exec(tag) ?? []
  if (version === undefined) return undefined
  const rest = tag.slice(version.length)
  const build = rest.startsWith('--') ? (/(?<!\d)\d+$/.exec(rest)?.[0] ?? '0') : undefined
  const parts = version.split('.').length
  return {
    form: `${version.startsWith('v') ? 'v' : ''}${parts}${build === undefined ? rest : '--'}`,
    numbers: `${version} ${build ?? ''}`,
  }
}

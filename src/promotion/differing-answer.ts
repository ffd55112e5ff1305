import { listNames } from '../files/name-list.ts'
import { sameJson, type JsonObject } from '../json/index.ts'
import { DIALECTS, stripPlatformKeys } from '../platform/dialect.ts'
import type { DialectName } from '../platform/types.ts'
import { printable } from '../platform/words.ts'
import type { Install } from './plan.ts'
import { bareApp, digestOfApp } from './same-app.ts'

/**
 * Why an install failed if the platform answered with another description. The digests are those of plans, without the
 * note on the origin: if only the note differs, the digests are not shown.
 */
export function wordsForOther({ description, digest }: Install, answered: JsonObject, dialect: DialectName): string {
  const [sent, other] = [description, answered].map((each) => stripPlatformKeys(each, DIALECTS[dialect])) as [
    JsonObject,
    JsonObject,
  ]
  if (sameJson(bareApp(sent, dialect), bareApp(other, dialect)))
    return 'the platform answered with what was sent, but for the note on where the app came from; `stamp: false` (`--no-stamp`) installs files without one'
  return `the platform answered with another description (${digestOfApp(other, dialect)}) than the one sent (${digest}): it ${differences(sent, other)}`
}

function differences(sent: JsonObject, other: JsonObject): string {
  const [own, theirs] = [Object.keys(sent), Object.keys(other)]
  const kinds = [
    ['lacks', own.filter((key) => !(key in other))],
    ['adds', theirs.filter((key) => !(key in sent))],
    ['changes', own.filter((key) => key in other && !sameJson(sent[key] ?? null, other[key] ?? null))],
  ] as const
  return kinds
    .flatMap(([verb, keys]) => (keys.length === 0 ? [] : [`${verb} ${listNames(keys.map(printable))}`]))
    .join('; it ')
}

import { DistinctNames } from '../cwl/index.ts'
import { PromotionError, type UsageError } from '../files/errors.ts'
import type { Location } from '../files/source-text.ts'
import { caseFold, listNames } from '../files/text.ts'
import { formatAddress } from '../platform/address.ts'
import { faultOfName } from '../platform/contract.ts'
import { DIALECTS } from '../platform/dialect.ts'
import type { DialectName } from '../platform/types.ts'
import type { DesiredApp } from './desired-app.ts'

type PlaceOf = (app: DesiredApp) => Location

export function badNames(desired: readonly DesiredApp[], placeOf: PlaceOf): readonly UsageError[] {
  return desired.flatMap((app) => {
    const fault = faultOfName(app.target.app)
    return fault === undefined
      ? []
      : [
          {
            message: `the app ${JSON.stringify(app.target.app)} cannot have this name: ${fault}`,
            fix: 'Give it another `name`.',
            at: placeOf(app),
          },
        ]
  })
}

/** With a name that would do. Throws PromotionError `usage`, once for all. */
export function refuseNames(desired: readonly DesiredApp[], dialect: DialectName): void {
  const { refusedInNames } = DIALECTS[dialect]
  if (refusedInNames === undefined) return
  const names = [...new Set(desired.map(({ target }) => target.app))].filter((name) => refusedInNames.test(name))
  const [first] = names
  if (first === undefined) return
  const other = acceptedName(first, refusedInNames)
  throw new PromotionError(
    'usage',
    `${dialect} accepts no space and none of . ! @ # $ % ^ & * ( ) in the name of an app, as in ${listNames(names.map((name) => JSON.stringify(name)))}`,
    {
      fix: `Set another name, such as ${JSON.stringify(other)}: with \`name\` in the row of the app, or with the input \`name\`.`,
    },
  )
}

function acceptedName(name: string, refused: RegExp): string {
  return name.split(refused).filter(Boolean).join('-') || 'app'
}

/** The same apps with names that the platform accepts, each once. */
export function acceptedNames<App extends { readonly name: string }>(
  apps: readonly App[],
  dialect: DialectName,
): readonly App[] {
  const { refusedInNames } = DIALECTS[dialect]
  if (refusedInNames === undefined) return apps
  const isAccepted = ({ name }: App): boolean => !refusedInNames.test(name)
  const names = new DistinctNames(apps.filter(isAccepted).map(({ name }) => name))
  return apps.map((app) =>
    isAccepted(app) ? app : { ...app, name: names.give(acceptedName(app.name, refusedInNames)) },
  )
}

export function similarNames(desired: readonly DesiredApp[]): string | undefined {
  const addresses = new Set(desired.map(({ target }) => formatAddress(target)))
  const groups = [...Map.groupBy(addresses, caseFold).values()].filter((group) => group.length > 1)
  return groups.length === 0
    ? undefined
    : `These are different apps, although their names differ only in the case of letters: ${listNames(groups.map((group) => group.join(' and ')))}.`
}

export function sharedTargets(desired: readonly DesiredApp[], placeOf?: PlaceOf): readonly UsageError[] {
  return [...Map.groupBy(desired, ({ target }) => formatAddress(target))].flatMap(([target, apps]) => {
    const [, second] = apps
    if (second === undefined) return []
    const at = placeOf?.(second)
    const named = apps.map((app) => {
      const line = placeOf?.(app).line
      return `${app.reference ?? app.name}${line === at?.line ? '' : ` (line ${line})`}`
    })
    const message =
      apps.length === 2
        ? `two apps aim at ${target}: ${named.join(' and ')}`
        : `${apps.length} apps aim at ${target}: ${listNames(named)}`
    return [{ message, fix: fixFor(apps, placeOf), at }]
  })
}

function fixFor(apps: readonly DesiredApp[], placeOf?: PlaceOf): string {
  if (new Set(apps.map(({ reference }) => reference)).size > 1)
    return 'Give one of them another name; a name for several files can hold {stem} and {parent}.'
  const rows = new Set(apps.map((app) => placeOf?.(app).line))
  return rows.size > 1
    ? 'It is one document in several rows: remove a row that names only this file, or leave the file out of a glob, with `except`.'
    : 'It is one document, of which two `names` are the same: leave one of them out.'
}

export interface StageTargets {
  readonly stage: string
  readonly apps: ReadonlyMap<string, { readonly reference: string; readonly name: string }>
}

/** If stages share a project, each would undo the other's app. */
export function takenTargets(
  desired: readonly DesiredApp[],
  others: readonly StageTargets[],
  placeOf: PlaceOf,
): readonly UsageError[] {
  return desired.flatMap((app) => {
    const target = formatAddress(app.target)
    const taken = others.flatMap(({ stage, apps }) => {
      const other = apps.get(target)
      return other === undefined || other.reference === app.reference
        ? []
        : [{ stage, name: other.name === app.name ? other.reference : other.name }]
    })[0]
    if (taken === undefined) return []
    return [
      {
        message: `${app.name} would replace ${target}, which the stage ${taken.stage} has for ${taken.name}`,
        fix: 'Give it another name in this stage, or give each stage its own project.',
        at: placeOf(app),
      },
    ]
  })
}

import type { DesiredApp } from '../configuration/desired-app.ts'
import { formatAddress } from '../platform/address.ts'
import type { Platform } from '../platform/types.ts'
import type { Packed } from './packing.ts'
import { planChange, type Change } from './plan.ts'

/** By target: the state of an app if the platform was not read. */
export type Unread = ReadonlyMap<string, { readonly digest: string | null; readonly reason: string }>

export function unreadChanges(
  apps: readonly DesiredApp[],
  packed: Packed,
  dialect: Platform['dialect'],
): readonly Change[] {
  const reason = 'the platform was not read, because documents of this run have errors'
  return apps.map((app) => {
    const desired = app.reference === undefined ? undefined : packed.descriptions.get(app.reference)
    return planChange(app, desired ?? { kind: 'missing', reason }, { kind: 'unreadable', reason }, dialect)
  })
}

export function unreadApps(apps: readonly DesiredApp[], packed: Packed, why: string): Unread {
  return new Map(
    apps.map((app) => {
      const { source } = app
      const desired =
        source.kind === 'file' && app.reference !== undefined ? packed.descriptions.get(app.reference) : undefined
      const unknown =
        source.kind === 'app'
          ? `neither what would be copied from ${formatAddress(source.address)} nor what is installed at ${formatAddress(app.target)} is known`
          : `what is installed at ${formatAddress(app.target)} is not known`
      return [
        formatAddress(app.target),
        { digest: desired?.kind === 'ready' ? desired.digest : null, reason: `${unknown}: ${why}` },
      ]
    }),
  )
}

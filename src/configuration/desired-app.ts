import { formatAddress } from '../platform/address.ts'
import type { AppAddress } from '../platform/types.ts'

/** Where the description of an app comes from. */
export type AppSource =
  /** A file of the repository, `path` or `path#id`. */
  | {
      readonly kind: 'file'
      readonly reference: string
      /** The file, if the reference has an id. */ readonly path?: string
    }
  /** An app on the platform, copied. */
  | {
      readonly kind: 'app'
      readonly address: AppAddress
      /** The stage that it is copied from, if the configuration names one. */ readonly stage?: string
    }
  /** The version before an earlier run, from its record. */
  | { readonly kind: 'record'; readonly file: string }

/** An app that a run is to install at one target. */
export interface DesiredApp {
  /** The name of the app in the configuration; also the default of its name on the platform. */
  readonly name: string
  readonly target: AppAddress
  readonly source: AppSource
  /** The file of this app in the repository, `path` or `path#id`, also if the app is copied. */
  readonly reference?: string
}

/** The file of a source. */
export function fileOf({ reference, path }: Extract<AppSource, { readonly kind: 'file' }>): string {
  return path ?? reference
}

/** A source for people and for files: a path, `owner/project/app`, or the path of a record. */
export function sourceText(source: AppSource): string {
  switch (source.kind) {
    case 'file':
      return source.reference
    case 'app':
      return formatAddress(source.address)
    case 'record':
      return source.file
  }
}

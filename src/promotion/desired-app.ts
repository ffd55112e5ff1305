import { formatAddress } from '../platform/address.ts'
import type { AppAddress } from '../platform/types.ts'

/** Where the description of an app comes from. */
export type AppSource =
  /** A file of the repository, `path` or `path#id`. */
  | {
      readonly kind: 'file'
      readonly reference: string
      /** The file alone, where the reference has an id. */ readonly path?: string
    }
  /** An app on the platform, copied. */
  | {
      readonly kind: 'app'
      readonly address: AppAddress
      /** That it is copied from, where a configuration says so. */ readonly stage?: string
    }
  /** What was at the target before an earlier run, as its record holds it. */
  | { readonly kind: 'record'; readonly file: string }

/** One app that a run is to bring to one target. */
export interface DesiredApp {
  /** What the app is called in the configuration; also the default of its name on the platform. */
  readonly name: string
  readonly target: AppAddress
  readonly source: AppSource
  /** The file that stands for this app in the repository, `path` or `path#id`, also when it is copied. */
  readonly reference?: string
}

/** The file that a source is, or is in. */
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

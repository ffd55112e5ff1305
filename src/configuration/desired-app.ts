import { formatAddress } from '../platform/address.ts'
import type { AppAddress } from '../platform/types.ts'

export type AppSource =
  | {
      readonly kind: 'file'
      readonly reference: string
      /** The file, if the reference has an id. */ readonly path?: string
    }
  | {
      readonly kind: 'app'
      readonly address: AppAddress
      /** The stage that it is copied from, if the configuration names one. */ readonly stage?: string
    }
  | { readonly kind: 'record'; readonly file: string }

export interface DesiredApp {
  readonly name: string
  readonly target: AppAddress
  readonly source: AppSource
  /** `path` or `path#id`, also if the app is copied. */
  readonly reference?: string
}

export function fileOf({ reference, path }: Extract<AppSource, { readonly kind: 'file' }>): string {
  return path ?? reference
}

/** For people and for files: a path, `owner/project/app`, or the path of a record. */
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

import { formatAddress } from '../platform/address.ts'
import type { AppAddress } from '../platform/types.ts'

export type AppSource =
  | {
      readonly kind: 'file'
      readonly reference: string
      readonly path?: string
    }
  | {
      readonly kind: 'app'
      readonly address: AppAddress
      readonly stage?: string
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

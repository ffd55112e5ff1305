import type { Model, VersionName } from './notation.ts'
import { V1_0 } from './v1.0.ts'
import { V1_1 } from './v1.1.ts'
import { V1_2 } from './v1.2.ts'

export {
  SCHEMAS,
  type Field,
  type Kind,
  type Model,
  type RecordShape,
  type TypeFamily,
  type VersionName,
} from './notation.ts'

/** The supported versions of CWL, oldest first. */
export const VERSIONS: readonly VersionName[] = ['v1.0', 'v1.1', 'v1.2']

export const MODELS: Readonly<Record<VersionName, Model>> = { 'v1.0': V1_0, 'v1.1': V1_1, 'v1.2': V1_2 }

/** The first one after that of the model whose model fits. */
export function laterVersion({ version }: Model, fits: (later: Model) => boolean): VersionName | undefined {
  return VERSIONS.find((later) => later > version && fits(MODELS[later]))
}

export function isVersion(text: unknown): text is VersionName {
  return typeof text === 'string' && Object.hasOwn(MODELS, text)
}

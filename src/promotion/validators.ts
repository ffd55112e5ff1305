import { MANIFEST_SCHEMA } from './manifest-schema.ts'

/** The validators of this room, for `scripts/generate.ts`. */
export const PROMOTION_VALIDATORS = [
  {
    file: 'src/promotion/generated/manifest.cjs',
    exports: { manifest: MANIFEST_SCHEMA.$id },
    schemas: [MANIFEST_SCHEMA],
    allErrors: true,
  },
] as const

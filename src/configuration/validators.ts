import { POLICY_SCHEMA } from '../cwl/index.ts'
import { MANIFEST_SCHEMA } from './manifest-schema.ts'

/** The validators of this folder, for `scripts/generate.ts`. */
export const CONFIGURATION_VALIDATORS = [
  {
    file: 'src/configuration/generated/manifest.cjs',
    exports: { manifest: MANIFEST_SCHEMA.$id },
    schemas: [MANIFEST_SCHEMA],
    allErrors: true,
    verbose: true,
  },
  {
    file: 'src/configuration/generated/policy.cjs',
    exports: { policy: POLICY_SCHEMA.$id },
    schemas: [POLICY_SCHEMA],
    allErrors: true,
    verbose: true,
  },
] as const

import { RECORD_SCHEMA } from './record-schema.ts'
import { PLAN_SCHEMA } from './saved-plan-schema.ts'

/** The validators of this folder, for `scripts/generate.ts`. */
export const PROMOTION_VALIDATORS = [
  {
    file: 'src/promotion/generated/promotion.cjs',
    exports: { record: RECORD_SCHEMA.$id, plan: PLAN_SCHEMA.$id },
    schemas: [RECORD_SCHEMA, PLAN_SCHEMA],
    // A damaged file needs one message, not a list; and `messages` requires this.
    allErrors: true,
  },
] as const

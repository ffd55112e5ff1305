import type { Report } from '../commands/report.ts'
import { wordsFor } from '../json/index.ts'
import { PromotionError } from '../promotion/errors.ts'

const VERBS: Readonly<Record<Report['command'], true>> = {
  validate: true,
  pack: true,
  plan: true,
  promote: true,
  rollback: true,
  pull: true,
  'merge-records': true,
  exports: true,
  doctor: true,
}

/**
 * A program without types can give anything. Throws PromotionError `usage` for what no verb gave, and for options that
 * are none.
 */
export function checkShown(report: unknown, options?: unknown): void {
  const verb: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'command') : undefined
  if (verb === 'init')
    throw new PromotionError('usage', 'the report of `init` is not shown like the others', {
      fix: 'Its member `text` is all that there is to show.',
    })
  if (typeof verb !== 'string' || !Object.hasOwn(VERBS, verb)) {
    throw new PromotionError('usage', `the report must be what a verb gave, and is ${wordsFor(report)}`, {
      fix: 'Give what `await` gives of `validate(…)`, `promote(…)` or another verb.',
    })
  }
  if (options !== undefined && (typeof options !== 'object' || options === null)) {
    throw new PromotionError(
      'usage',
      `the options for showing a report must be an object, and are ${wordsFor(options)}`,
      { fix: 'Leave them out for what is usual.' },
    )
  }
}

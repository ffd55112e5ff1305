import type { FailOn } from '../../export-jobs/threshold.ts'
import type { ExportsDeclaration } from '../../promotion/manifest-schema.ts'
import { omitUndefined } from '../run/omit-undefined.ts'
import type { RunOptions } from '../run/options.ts'

/** What a run asks of the list of export jobs. */
export interface ExportSettings {
  /** A promote run also reads it. */
  readonly reportExports: boolean
  readonly failOn: FailOn
  readonly threshold: number
  readonly maxPages?: number
}

/** Where neither an option nor the configuration says anything. */
const EXPORT_DEFAULTS = { reportExports: true, failOn: 'failed', threshold: 0 } as const satisfies ExportSettings

/** An option counts more than the configuration. */
export function exportSettings(
  { reportExports, failOn, threshold, maxPages }: RunOptions,
  declared: ExportsDeclaration | undefined,
): ExportSettings {
  return {
    reportExports: reportExports ?? declared?.report ?? EXPORT_DEFAULTS.reportExports,
    failOn: failOn ?? declared?.['fail-on'] ?? EXPORT_DEFAULTS.failOn,
    threshold: threshold ?? declared?.threshold ?? EXPORT_DEFAULTS.threshold,
    ...omitUndefined({ maxPages: maxPages ?? declared?.['max-pages'] }),
  }
}

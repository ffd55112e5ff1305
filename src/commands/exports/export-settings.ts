import type { ExportsDeclaration } from '../../configuration/manifest-schema.ts'
import type { FailOn } from '../../export-jobs/threshold.ts'
import { omitUndefined } from '../run/omit-undefined.ts'
import type { RunOptions } from '../run/options.ts'

/** The settings of a run for the list of export jobs. */
export interface ExportSettings {
  /** Whether a promote run reads the list too. */
  readonly reportExports: boolean
  readonly failOn: FailOn
  readonly threshold: number
  readonly maxPages?: number
}

/** Used if neither an option nor the configuration sets a value. */
const EXPORT_DEFAULTS = { reportExports: true, failOn: 'failed', threshold: 0 } as const satisfies ExportSettings

/** The settings. An option takes precedence over the configuration. */
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

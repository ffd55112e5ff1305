import { existsSync } from 'node:fs'

import { EXIT, type Report } from '../commands/report.ts'
import { failureFrom } from '../commands/run/failure.ts'
import { namingFlags, rewordReport } from '../commands/run/option-names.ts'
import { refuseOutputFiles, writeOutputFile } from '../commands/run/output-file.ts'
import { toMarkdown } from '../report/markdown.ts'
import type { Flags } from './flags.ts'
import { keepFlags } from './kept-flags.ts'

/** Called at the beginning, because a wrong path must not make a finished run fail. */
export async function refuseMarkdown(flags: Flags): Promise<void> {
  await refuseOutputFiles({ ...flags, workingDirectory: folderOf(flags) })
}

/** Does not throw: a file that cannot be written must not hide the report. */
export async function writeMarkdown(report: Report, flags: Flags & { readonly markdown: string }): Promise<Report> {
  const workingDirectory = folderOf(flags)
  if (!existsSync(workingDirectory)) return report
  try {
    // The run may have written another file to this place.
    await refuseMarkdown(flags)
    const shown = rewordReport(report, (text) => keepFlags(namingFlags(text), flags))
    await writeOutputFile({ workingDirectory }, flags.markdown, toMarkdown(shown), 'markdown')
    return report
  } catch (error) {
    return report.failure === undefined ? { ...report, failure: failureFrom(error), exitCode: EXIT.failed } : report
  }
}

function folderOf({ workingDirectory = '.' }: Flags): string {
  return workingDirectory
}

import { truncateMiddle } from '../../../files/truncate.ts'
import { at, rule, warning } from '../../lint/rule.ts'

/** One file for both streams. Each stream opens the file at its beginning, as a shell does with `> log 2> log`. */
export const oneFileTwice = rule({
  codes: {
    'one-file-twice': warning('Standard output and standard error go to one file, where each overwrites the other.'),
  },
  on: 'CommandLineTool',
  process({ value, report }) {
    const { stdout, stderr } = value
    if (typeof stdout !== 'string' || stdout === '' || stdout !== stderr) return
    report(
      'one-file-twice',
      at(value, 'stderr'),
      `stdout and stderr are both "${truncateMiddle(stdout)}", so each overwrites the other`,
      'Use two different names.',
    )
  },
})

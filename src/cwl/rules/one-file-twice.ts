import { at, rule, warning } from '../lint/rule.ts'
import { truncateMiddle } from '../problems/describe-value.ts'

/** A file is opened for each of them, at its beginning: engines join them no more than a shell does with `> log 2> log`. */
export const oneFileTwice = rule({
  codes: {
    'one-file-twice': warning('Standard output and standard error go to one file, where each writes over the other.'),
  },
  on: 'CommandLineTool',
  process({ value, report }) {
    const { stdout, stderr } = value
    if (typeof stdout !== 'string' || stdout === '' || stdout !== stderr) return
    report(
      'one-file-twice',
      at(value, 'stderr'),
      `stdout and stderr are both ${truncateMiddle(stdout)}, where each writes over what the other wrote`,
      'Give one of them a name of its own.',
    )
  },
})

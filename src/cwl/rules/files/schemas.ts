import { writtenUnder } from '../../documents/parts.ts'
import { missingPath } from '../../lint/facts/missing-files.ts'
import { rule, warning } from '../../lint/rule.ts'

/**
 * Files in `$schemas` that do not exist. They are warnings: documents run without these files, which only define
 * formats. Files outside the repository are not checked.
 */
export const schemas = rule({
  codes: { 'missing-schema': warning('$schemas names a file of the repository that does not exist.') },
  file({ path: file, root, files, report }) {
    for (const written of writtenUnder(root, '$schemas')) {
      const path = missingPath(written.value, root, { path: file }, files)
      if (path !== undefined)
        report(
          'missing-schema',
          written,
          `$schemas names the file "${path}", which does not exist`,
          'Correct the path, which is relative to the file that contains it, or remove it.',
        )
    }
  },
})

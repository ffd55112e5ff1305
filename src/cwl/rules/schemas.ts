import { missingPath } from '../analysis/missing-files.ts'
import { writtenUnder } from '../documents/parts.ts'
import { rule, warning } from '../lint/rule.ts'

/**
 * Files that `$schemas` names and that do not exist. A warning: what they say of formats is asked for where formats are
 * compared, and documents run without it. What lies outside of the repository is not looked for.
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
          `$schemas names the file ${path}, which does not exist`,
          'A path is relative to the file that says it. Correct it, or take it out.',
        )
    }
  },
})

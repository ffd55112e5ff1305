import { packDocument } from '../cwl/pack.ts'
import { isError } from '../cwl/problem.ts'
import { openWorkspace } from '../cwl/workspace.ts'
import { stringifyJson } from '../json/index.ts'
import { checksOf } from '../promotion/checks.ts'
import { readManifest } from '../promotion/manifest.ts'
import { stampDescription } from '../promotion/provenance.ts'
import type { RunContext } from './context.ts'
import { exitCodeOf, failureFrom } from './failure.ts'
import { checkOptions, type PackOptions } from './options.ts'
import { findProvenance } from './provenance.ts'
import { EXIT, type PackReport } from './report.ts'

/** Packs one document, `path` or `path#id`, into one JSON object: exactly what a promotion would install. */
export async function pack(options: PackOptions, context: RunContext): Promise<PackReport> {
  const { file } = options
  try {
    checkOptions(options)
    context.progress({ kind: 'phase', name: 'pack', total: 1 })
    const workspace = openWorkspace(options.workingDirectory)
    const packing = await packDocument(workspace, file, { checks: checksOf(readManifest(workspace, options.config), options.strict ?? false) })
    if (packing.ok) {
      const { digest, files, problems } = packing
      const description = options.stamp === true ? stampDescription(packing.description, file, files, await findProvenance(options)) : packing.description
      return { command: 'pack', exitCode: EXIT.fine, notices: [], path: file, packed: stringifyJson(description), digest, problems }
    }
    const errors = packing.problems.filter(isError).length
    const failure = { code: 'invalid-cwl', message: `${file} cannot be packed: ${errors} ${errors === 1 ? 'error' : 'errors'}` }
    return { command: 'pack', exitCode: EXIT.invalidCwl, failure, notices: [], path: file, problems: packing.problems }
  } catch (error) {
    const failure = failureFrom(error)
    return { command: 'pack', exitCode: exitCodeOf(failure), failure, notices: [], path: file, problems: [] }
  }
}

import { isError } from '../cwl/problem.ts'
import { validateDocuments } from '../cwl/validate.ts'
import { openWorkspace, type Workspace } from '../cwl/workspace.ts'
import { checksOf } from '../promotion/checks.ts'
import { PromotionError } from '../promotion/errors.ts'
import { readManifest, type Manifest } from '../promotion/manifest.ts'
import { appsOf } from '../promotion/select.ts'
import type { RunContext } from './context.ts'
import { startCutoff } from './cutoff.ts'
import { exitCodeOf, failureFrom, stoppedFailure } from './failure.ts'
import { checkOptions, type RunOptions } from './options.ts'
import { EXIT, type Failure, type ValidateReport } from './report.ts'

/**
 * Validates the documents named by `files`, else the apps of the configuration file, else every `.cwl` file, with all
 * that they reach. Needs no platform.
 */
export async function validate(options: RunOptions, context: RunContext): Promise<ValidateReport> {
  const cutoff = startCutoff(context.signal, options.timeout)
  try {
    checkOptions(options)
    const workspace = openWorkspace(options.workingDirectory)
    const manifest = readManifest(workspace, options.config)
    const references = documentsOf(options, workspace, manifest)
    context.progress({ kind: 'phase', name: 'validate', total: references.length })
    const { documents, problems } = await validateDocuments(workspace, references, checksOf(manifest, options.strict ?? false))
    cutoff.stop.throwIfAborted()
    const ok = documents.every((document) => document.ok)
    if (ok) return { command: 'validate', exitCode: EXIT.fine, notices: [], ok, documents, problems }
    const bad = documents.filter((document) => !document.ok).length
    const errors = problems.filter(isError).length
    const failure: Failure = {
      code: 'invalid-cwl',
      message: `${errors} ${errors === 1 ? 'error' : 'errors'} in ${bad} of ${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`,
    }
    return { command: 'validate', exitCode: EXIT.invalidCwl, failure, notices: [], ok, documents, problems }
  } catch (error) {
    const failure = cutoff.stop.aborted ? stoppedFailure(cutoff.timedOut, 'not every document was validated') : failureFrom(error)
    return { command: 'validate', exitCode: exitCodeOf(failure), failure, notices: [], ok: false, documents: [], problems: [] }
  } finally {
    cutoff.end()
  }
}

function documentsOf(options: RunOptions, workspace: Workspace, manifest: Manifest | undefined): readonly string[] {
  const { files } = options
  if (manifest !== undefined && (files === undefined || files.length === 0)) {
    return [...new Set(appsOf(manifest, (patterns) => workspace.find(patterns)).map((app) => app.reference))].sort()
  }
  const patterns = files === undefined || files.length === 0 ? ['.'] : files
  const found = workspace.find(patterns)
  if (found.length > 0) return found
  throw new PromotionError('usage', `no CWL file is at ${patterns.map((pattern) => JSON.stringify(pattern)).join(', ')}`, {
    hint: 'Give the input `files`: paths, folders or globs, relative to the working directory.',
  })
}

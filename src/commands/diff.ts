import { compareInterfaces, namedDifferences } from '../cwl/index.ts'
import type { JsonObject } from '../json/index.ts'
import { inOneSpelling, isSameApp } from '../promotion/same-app.ts'
import { descriptionOf, InvalidSide, packingFor, type Reading } from './diff/descriptions.ts'
import { parseSide } from './diff/sides.ts'
import { openRepository } from './documents/opening.ts'
import { EXIT, type DiffReport, type Failure } from './report.ts'
import { checkOptions } from './run/check-options.ts'
import { connect } from './run/connect.ts'
import type { RunContext } from './run/context.ts'
import { startCutoff, type Cutoff } from './run/cutoff.ts'
import { exitCodeOf, failureFrom, stoppedFailure, whileWaiting } from './run/failure.ts'
import { withListener } from './run/listener.ts'
import type { DiffOptions } from './run/options.ts'

/**
 * What differs between two apps, each a file, a file of a git revision or an installed app: their interfaces, by the
 * effect on callers, then everything by step, port and value. What only packing or the platform writes does not count.
 * Ends with 10 if they differ. Reads the platform only for an installed app, and changes nothing.
 */
export async function diff(options: DiffOptions, context: RunContext): Promise<DiffReport> {
  return withListener(context, (heard) => compareSides(options, heard))
}

async function compareSides(options: DiffOptions, context: RunContext): Promise<DiffReport> {
  const cutoff = startCutoff(context, options)
  const notices: string[] = []
  const { before, after } = options
  const nothing = { command: 'diff', before, after, notices, same: false, interface: [], differences: [] } as const
  try {
    checkOptions(options)
    const [old, next] = await readSides(options, context, cutoff, (notice) => void notices.push(notice))
    if (isSameApp(old, next, options.platform)) return { ...nothing, exitCode: EXIT.fine, same: true }
    const [left, right] = inOneSpelling(old, next, options.platform)
    return {
      ...nothing,
      exitCode: EXIT.changesPending,
      interface: compareInterfaces(left, right),
      differences: namedDifferences(left, right),
    }
  } catch (error) {
    const failure = cutoff.stop.aborted
      ? stoppedFailure(cutoff.timedOut, whileWaiting(error, 'nothing was compared'))
      : failureOf(error)
    return { ...nothing, exitCode: exitCodeOf(failure), failure }
  } finally {
    cutoff.end()
  }
}

async function readSides(
  options: DiffOptions,
  context: RunContext,
  cutoff: Cutoff,
  say: (notice: string) => void,
): Promise<readonly [before: JsonObject, after: JsonObject]> {
  context.progress({ kind: 'phase', name: 'configuration' })
  const repository = openRepository(options)
  const sides = [
    parseSide(options.before, repository.workspace),
    parseSide(options.after, repository.workspace),
  ] as const
  const reading: Reading = {
    options,
    context,
    signal: cutoff.stop,
    repository,
    packing: await packingFor(sides, options, repository),
    connect: () => connect(options, context, cutoff.requests, { waits: [], onNotice: say }),
  }
  context.progress({ kind: 'phase', name: 'read', total: sides.length })
  const [old, next] = [await descriptionOf(sides[0], reading), await descriptionOf(sides[1], reading)]
  await cutoff.throwIfOver()
  return [old, next]
}

function failureOf(error: unknown): Failure {
  return error instanceof InvalidSide
    ? { code: 'cannot-pack', message: error.message, exitCode: EXIT.invalidCwl }
    : failureFrom(error)
}

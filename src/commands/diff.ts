import { compareInterfaces, namedDifferences } from '../cwl/index.ts'
import type { JsonObject } from '../json/index.ts'
import { inOneSpelling, isSameApp } from '../promotion/same-app.ts'
import { descriptionOf, packingFor, type Reading } from './diff/descriptions.ts'
import { parseSide } from './diff/sides.ts'
import { openRepository } from './documents/opening.ts'
import { EXIT, type DiffReport } from './report.ts'
import { connect } from './run/connect.ts'
import type { RunContext } from './run/context.ts'
import type { DiffOptions } from './run/options.ts'
import { runCommand, type Body, type Run } from './run/run-command.ts'

/**
 * What differs between two apps, each a file, a file of a git revision or an installed app: their interfaces, by the
 * effect on callers, then everything by step, port and value. What only packing or the platform writes does not count.
 * Ends with 10 if they differ. Reads the platform only for an installed app, and changes nothing.
 */
export async function diff(options: DiffOptions, context: RunContext): Promise<DiffReport> {
  const { before, after } = options
  const nothing = { before, after, same: false, interface: [], differences: [] }
  return runCommand<DiffReport>(
    'diff',
    options,
    context,
    { stopped: 'nothing was compared', found: (failure): Body<DiffReport> => ({ failure, ...nothing }) },
    async (run) => {
      const [old, next] = await readSides(options, run)
      if (isSameApp(old, next, options.platform)) return { ...nothing, same: true }
      const [left, right] = inOneSpelling(old, next, options.platform)
      return {
        ...nothing,
        exitCode: EXIT.changesPending,
        interface: compareInterfaces(left, right),
        differences: namedDifferences(left, right),
      }
    },
  )
}

async function readSides(options: DiffOptions, run: Run): Promise<readonly [before: JsonObject, after: JsonObject]> {
  const { context, cutoff } = run
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
    connect: () => connect(options, run),
  }
  context.progress({ kind: 'phase', name: 'read', total: sides.length })
  const [old, next] = [await descriptionOf(sides[0], reading), await descriptionOf(sides[1], reading)]
  await cutoff.throwIfOver()
  return [old, next]
}

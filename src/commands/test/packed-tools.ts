import type { Desired } from '../../promotion/plan.ts'
import { packAll } from '../documents/packing.ts'
import { withRemote } from '../documents/remote.ts'
import type { Selection } from '../promote/select-apps.ts'
import type { RunOptions } from '../run/options.ts'
import type { Run } from '../run/run-command.ts'
import type { PlannedTest } from './planned-tests.ts'

export async function packTools(
  planned: readonly PlannedTest[],
  { workspace, remote, packing }: Selection,
  options: RunOptions,
  { context, cutoff: { stop } }: Run,
): Promise<ReadonlyMap<string, Desired>> {
  const references = [...new Set(planned.map(({ test }) => test.tool))]
  context.progress({ kind: 'phase', name: 'pack', total: references.length })
  const complete = await withRemote(workspace, remote, options, stop, context)
  const { descriptions } = await packAll(references, complete, stop, packing, () => context.progress({ kind: 'done' }))
  return descriptions
}

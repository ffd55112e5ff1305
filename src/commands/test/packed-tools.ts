import type { RunOptions } from '../../options/options.ts'
import { packAll } from '../../promotion/packing.ts'
import type { Desired } from '../../promotion/plan.ts'
import type { Selection } from '../../promotion/selection/select-apps.ts'
import type { PlannedTest } from '../../promotion/tests/planned-tests.ts'
import { withRemote } from '../../repository/remote.ts'
import type { Run } from '../run/run-command.ts'

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

import { splitReference } from '../../cwl/index.ts'
import { PromotionError } from '../../files/errors.ts'
import type { DatedCommit } from '../../git/git-history.ts'
import type { Git } from '../../git/git.ts'
import { formatAddress } from '../../platform/address.ts'
import type { DialectName } from '../../platform/types.ts'
import { digestOfApp } from '../../promotion/same-app.ts'
import type { StageApp, StatusApp } from '../report.ts'
import { omitUndefined } from '../run/omit-undefined.ts'
import { commitIn, type ComparedRow } from './compare-stages.ts'
import type { Row, Stages } from './select-stages.ts'

/** The rows of all stages, one app at a time, with the dates of their commits from git. */
export async function appsOf(
  { shown }: Stages,
  rows: readonly ComparedRow[],
  git: Git,
  dialect: DialectName,
): Promise<readonly StatusApp[]> {
  const commits = new Set(rows.flatMap(({ reading }) => commitIn(reading) ?? []))
  const dates = await unlessGitFails(git.datesOf([...commits]))
  const absent = rows.flatMap(({ row, result }) => (result.state === 'absent' ? (documentOf(row) ?? []) : []))
  const added = await unlessGitFails(git.additionsOf([...new Set(absent)]))
  const held = new Map(rows.map((compared) => [compared.row, stageApp(compared, { dates, added, dialect })]))
  const groups = Map.groupBy(held.keys(), ({ app }) => `${app.name}\n${app.reference ?? ''}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { name, reference } = first.app
    return {
      name,
      ...omitUndefined({ source: reference }),
      stages: shown.flatMap((selection) =>
        group.flatMap((row) => (row.selection === selection ? (held.get(row) ?? []) : [])),
      ),
    }
  })
}

interface Dates {
  readonly dates: ReadonlyMap<string, string>
  /** By document. */
  readonly added: ReadonlyMap<string, DatedCommit>
  readonly dialect: DialectName
}

function stageApp({ row, reading, result }: ComparedRow, { dates, added, dialect }: Dates): StageApp {
  const app = reading.kind === 'found' ? reading.app : undefined
  const commit = commitIn(reading)
  return {
    stage: row.selection.stage,
    target: formatAddress(row.app.target),
    state: result.state,
    digest: app === undefined ? null : digestOfApp(app.description, dialect),
    ...omitUndefined({
      revision: app?.revision,
      commit,
      committedAt: dates.get(commit ?? ''),
      installedAt: app?.installedAt,
      since: result.since ?? (result.state === 'absent' ? added.get(documentOf(row) ?? '') : undefined),
      reason: result.reason,
    }),
  }
}

function documentOf({ app: { reference }, selection: { workspace } }: Row): string | undefined {
  return reference === undefined ? undefined : splitReference(workspace, reference).path
}

/** The status can be reported without it: outside of a repository nothing is known about commits. */
async function unlessGitFails<Value>(asked: Promise<ReadonlyMap<string, Value>>): Promise<ReadonlyMap<string, Value>> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof PromotionError && error.code === 'git') return new Map()
    throw error
  }
}

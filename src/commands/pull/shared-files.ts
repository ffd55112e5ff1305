import type { DesiredApp } from '../../configuration/desired-app.ts'
import { readApps, readingOf } from '../../promotion/read-apps.ts'
import { isSameApp } from '../../promotion/same-app.ts'
import { packAll } from '../documents/packing.ts'
import { objectors, type Pull } from './conflicts.ts'
import { withTexts } from './pull-proof.ts'
import type { Reading } from './reading.ts'

/**
 * Files that must stay unchanged, because another app of the stage uses them and has other content on the platform. The
 * document of the app itself is never one of them.
 */
export async function filesToClose(
  pulls: readonly Pull[],
  reading: Reading,
  concurrency: number,
): Promise<ReadonlyMap<Pull, ReadonlySet<string>>> {
  const { workspace } = reading
  const shared = (pull: Pull): readonly string[] =>
    [...pull.texts.keys()].filter((path) => path !== pull.reference.split('#')[0] && workspace.has(path))
  const refused = await filesOfOthers(new Set(pulls.flatMap(shared)), pulls, reading, concurrency)
  const objectorTo = objectors(pulls, reading)
  return new Map(
    pulls.flatMap((pull) => {
      const closed = shared(pull).filter((path) => refused.has(path) || objectorTo(path, pull) !== undefined)
      return closed.length === 0 ? [] : [[pull, new Set(closed)] as const]
    }),
  )
}

/** Files that are also used by apps that are not pulled in this run, if these apps would no longer match the platform. */
async function filesOfOthers(
  paths: ReadonlySet<string>,
  pulls: readonly Pull[],
  { others, workspace, packing, signal, platform }: Reading,
  concurrency: number,
): Promise<ReadonlySet<string>> {
  if (paths.size === 0 || others.length === 0) return new Set()
  const texts = new Map(pulls.flatMap((pull) => [...pull.texts]))
  const references = others.flatMap(({ reference }) => reference ?? [])
  const packed = await packAll(references, withTexts(workspace, texts), signal, packing)
  const refused = new Set<string>()
  const usedBy = ({ reference = '' }: DesiredApp): readonly string[] =>
    packed.files.get(reference)?.filter((path) => paths.has(path)) ?? []
  const users = others.filter((app) => usedBy(app).length > 0)
  const readings = await readApps(
    users.map(({ target }) => target),
    platform,
    concurrency,
  )
  for (const app of users) {
    const { reference = '', target } = app
    const found = readingOf(readings, target)
    const desired = packed.descriptions.get(reference)
    const agrees =
      found.kind === 'absent' ||
      (found.kind === 'found' &&
        desired?.kind === 'ready' &&
        isSameApp(found.app.description, desired.description, platform.dialect))
    if (!agrees) for (const path of usedBy(app)) refused.add(path)
  }
  return refused
}

import { basename, dirname } from 'node:path/posix'

import { stemOf } from './names.ts'

/** A document that is to be an app. */
export interface DraftApp {
  readonly path: string
  /** A name that someone gave it already. */
  readonly name?: string
}

/** The text of a first cwl-promote.yml. Each app has a row of its own; names are only written where stems clash. */
export function draftManifest(apps: readonly DraftApp[], devProject: string, releaseProject: string): string {
  const names = namesFor(apps)
  const rows = apps.flatMap((app) => {
    const name = names.get(app.path) ?? stemOf(app.path)
    return [`  - path: ${scalar(app.path)}`, ...(name === stemOf(app.path) ? [] : [`    name: ${scalar(name)}`])]
  })
  return `# Which CWL of this repository goes into which project of the platform.
# The address of the platform and the token never stand here: they come from the inputs base-url and token,
# or from CWL_PROMOTE_BASE_URL and CWL_PROMOTE_TOKEN.
version: 1

stages:
  dev:
    project: ${scalar(devProject)}
  # Copies from dev what was tested there.
  release:
    project: ${scalar(releaseProject)}
    from: dev

apps:
${rows.join('\n')}
`
}

/** Stems where they are unique, else the folder and the stem, else the whole path. */
function namesFor(apps: readonly DraftApp[]): ReadonlyMap<string, string> {
  const spellings = [
    (app: DraftApp): string => app.name ?? stemOf(app.path),
    (app: DraftApp): string => `${basename(dirname(app.path))}-${stemOf(app.path)}`.replace(/^\.-/, ''),
    (app: DraftApp): string => app.path.replace(/\.cwl$/, '').replaceAll('/', '-'),
  ]
  const names = new Map<string, string>()
  let open = apps
  for (const spelling of spellings) {
    const count = new Map<string, number>()
    for (const app of open) count.set(spelling(app), (count.get(spelling(app)) ?? 0) + 1)
    const taken = new Set(names.values())
    const isFree = (app: DraftApp): boolean => count.get(spelling(app)) === 1 && !taken.has(spelling(app))
    for (const app of open.filter(isFree)) names.set(app.path, spelling(app))
    open = open.filter((app) => !names.has(app.path))
  }
  return names
}

function scalar(text: string): string {
  return /^[\p{L}_][\p{L}\d_./-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text) ? text : JSON.stringify(text)
}

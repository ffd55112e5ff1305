import { posix } from 'node:path'

import { CwlError } from '../../cwl/problems/cwl-error.ts'
import { isError, type Problem } from '../../cwl/problems/problem.ts'
import { truncate } from '../../cwl/problems/truncate.ts'
import { parseYaml } from '../../cwl/source/parse-yaml.ts'
import type { Workspace } from '../../cwl/source/workspace.ts'
import { isArray, isObject, type JsonValue } from '../../json/index.ts'
import type { DraftApp } from '../../promotion/draft-manifest.ts'
import { listNames } from '../../promotion/name-list.ts'
import { stemOf } from '../../promotion/names.ts'
import { placeFinder } from '../../promotion/place.ts'

const FILE = '.dockstore.yml'

/** What `.dockstore.yml` publishes, and what is to be said of it. */
interface Published {
  readonly apps: readonly DraftApp[]
  readonly notices: readonly string[]
}

/** The CWL workflows and tools that `.dockstore.yml` publishes (Dockstore, "Registering with GitHub apps"). */
export function dockstoreApps(workspace: Workspace): Published {
  try {
    const parsing = workspace.has(FILE) ? parseYaml(workspace.readText(FILE), FILE) : undefined
    if (parsing?.ok === false) return { apps: [], notices: notKnown(placed(parsing.problems.find(isError))) }
    return parsing === undefined ? { apps: [], notices: [] } : appsPublished(parsing.value, workspace)
  } catch (error) {
    if (error instanceof CwlError) return { apps: [], notices: notKnown(error.message) }
    throw error
  }
}

function placed(error: Problem | undefined): string {
  return error === undefined ? 'it is not YAML' : `line ${error.line}: ${error.message}`
}

function notKnown(reason: string): readonly string[] {
  return [`What ${FILE} publishes is not known: ${reason}.`]
}

/** Under each of its names, where a document has several. */
function appsPublished(dockstore: JsonValue, workspace: Workspace): Published {
  const apps = new Map<string, DraftApp>()
  const absent: string[] = []
  for (const { descriptor, name, line } of entriesOf(dockstore)) {
    // From the root of the repository; some write `./` in place of the slash, and the same file must not be two apps.
    const path = posix.normalize(`/${descriptor}`).slice(1)
    if (workspace.has(path))
      apps.set(JSON.stringify([path, name ?? stemOf(path)]), { path, ...(name === undefined ? {} : { name }) })
    else absent.push(`${truncate(descriptor)} (line ${line})`)
  }
  return {
    apps: [...apps.values()],
    notices:
      absent.length === 0 ? [] : [`Left out, since ${FILE} names them and no file is there: ${listNames(absent)}.`],
  }
}

/** What is published of CWL, in its order. */
interface Entry {
  readonly descriptor: string
  readonly name: string | undefined
  readonly line: number
}

function entriesOf(dockstore: JsonValue): readonly Entry[] {
  if (!isObject(dockstore)) return []
  const at = placeFinder(dockstore, FILE)
  return ['workflows', 'tools'].flatMap((key) => {
    const list = dockstore[key]
    if (!isArray(list)) return []
    return list.flatMap((entry, index): readonly Entry[] => {
      if (!isObject(entry)) return []
      const { name, subclass, primaryDescriptorPath: descriptor } = entry
      if (typeof subclass !== 'string' || subclass.toUpperCase() !== 'CWL' || typeof descriptor !== 'string') return []
      return [
        {
          descriptor,
          name: typeof name === 'string' && name !== '' ? name : undefined,
          line: at(key, index, 'primaryDescriptorPath').line,
        },
      ]
    })
  })
}

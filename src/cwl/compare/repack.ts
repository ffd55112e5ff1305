import { CwlError } from '../../files/errors.ts'
import { completeLimits, DEFAULT_LIMITS } from '../../files/limits.ts'
import type { Workspace } from '../../files/workspace.ts'
import { MAX_JSON_DEPTH, stringifyJson, type JsonObject } from '../../json/index.ts'
import { Processes, type Process } from '../documents/processes.ts'
import { Description } from '../packing/description.ts'
import { LocalFiles } from '../packing/local-files.ts'
import { newestOf } from '../packing/upgrade.ts'

/** In characters: a larger one takes more than about a second. */
const LARGEST = 8_388_608

/**
 * Another tool may have packed it. Undefined if that is not possible. Nothing is validated and no file is read. `asRun`
 * leaves what packing corrects as it is, because engines run it in another way or refuse it.
 */
export function repacked(description: JsonObject, asRun = false): JsonObject | undefined {
  const text = stringifyJson(description)
  if (text.length > LARGEST) return undefined
  const processes = new Processes(workspaceOf(text))
  const { process } = processes.document(DOCUMENT)
  if (process === undefined) return undefined
  const local = new LocalFiles(processes.files, DOCUMENT, () => undefined)
  return new Description(processes, newestOf(versionsOf(process)), local, [], asRun).root(process)
}

const DOCUMENT = 'app.cwl'

function versionsOf(process: Process): readonly Process['version'][] {
  return [process.version, ...process.runs.flatMap((run) => (run === undefined ? [] : versionsOf(run)))]
}

function workspaceOf(text: string): Workspace {
  return {
    root: '/',
    limits: completeLimits({ fileBytes: 4 * LARGEST, depth: MAX_JSON_DEPTH, nodes: 5 * DEFAULT_LIMITS.nodes }),
    find: () => [],
    has: (path) => path === DOCUMENT,
    readText: (path) => {
      if (path === DOCUMENT) return text
      throw new CwlError('no-such-file', `${path} is not a part of the description`)
    },
  }
}

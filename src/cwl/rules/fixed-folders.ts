import { entriesOf, isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, MOST_PROBLEMS, NO_PROBLEMS, placeOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { originOf } from '../source/origin.ts'
import type { SourceText } from '../source/source-text.ts'

/** Where some engines let tools run, and others do not. */
const FOLDER = '/var/spool/cwl'

/** The folder, or what is in it: names of others may begin like its own. */
const PATH = new RegExp(`${FOLDER}(?![\\w-])`)

/** Prose, what runs by itself, and names of files, of which an absolute path is told as such. */
const PASSED_BY: ReadonlySet<string> = new Set([
  'doc',
  'label',
  'id',
  'run',
  'dockerOutputDirectory',
  'dockerFile',
  'glob',
  'stdout',
  'stderr',
  'entryname',
])

/** Texts that name the folder that a tool runs in, which is one of these texts with some engines alone. */
export function checkFixedFolders(process: Process): readonly Problem[] {
  const { path, value, processClass } = process
  if (processClass !== 'CommandLineTool' || !isMentioned(value) || isChosen(value)) return NO_PROBLEMS
  const problems: Problem[] = []
  const look = (part: JsonValue, container: object, key: string | number): void => {
    if (problems.length >= MOST_PROBLEMS) return
    if (typeof part === 'string') {
      if (PATH.test(part))
        problems.push(
          createProblem(
            'fixed-folder',
            placeOf(path, container, key),
            `${FOLDER} is the folder that a tool runs in with some engines, and not with others`,
            REMEDY,
          ),
        )
    } else if (isArray(part)) for (const [index, item] of part.entries()) look(item, part, index)
    else if (isObject(part)) lookInto(part)
  }
  const lookInto = (holder: JsonObject): void => {
    for (const [key, part] of entriesOf(holder)) if (!PASSED_BY.has(key) && !key.includes(':')) look(part, holder, key)
  }
  lookInto(value)
  return problems
}

const REMEDY = `Write $(runtime.outdir), or give DockerRequirement, under requirements, dockerOutputDirectory: ${FOLDER}.`

function isChosen(value: JsonObject): boolean {
  return objectsIn(value, 'requirements').some(
    ({ class: name, dockerOutputDirectory: folder }) =>
      name === 'DockerRequirement' && typeof folder === 'string' && PATH.test(folder),
  )
}

/** Nearly no file has the words, and a file may hold many processes. */
const MENTIONED = new WeakMap<SourceText, boolean>()

function isMentioned(value: JsonObject): boolean {
  const source = originOf(value)?.source
  if (source === undefined) return false
  const known = MENTIONED.get(source) ?? source.text.includes(FOLDER)
  MENTIONED.set(source, known)
  return known
}

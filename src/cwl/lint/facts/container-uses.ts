import { isPresent } from '../../../json/is-present.ts'
import { objectsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { placeOf } from '../../problems/collect.ts'
import type { Use } from './features.ts'
import { entriesOf } from './output-names.ts'

/** Features that work only in a container, if the container is only a hint. */
export function containerUses(process: Process): readonly Use[] {
  if (process.processClass !== 'CommandLineTool') return NO_USES
  return [...absoluteEntry(process), ...hintedFolder(process)]
}

const NO_USES: readonly Use[] = []

function hintedFolder({ path, value }: Process): readonly Use[] {
  const hint = objectsIn(value, 'hints').find(
    (item) => item['class'] === 'DockerRequirement' && isPresent(item['dockerOutputDirectory']),
  )
  if (hint === undefined) return NO_USES
  return [
    {
      feature: 'DockerRequirement',
      place: () => placeOf(path, hint, 'dockerOutputDirectory', 'key'),
      what: 'dockerOutputDirectory only works in a container',
      fix: 'Move DockerRequirement from hints to requirements.',
    },
  ]
}

/**
 * An absolute path: "it is an error unless … DockerRequirement is present in requirements" (CWL v1.2 CommandLineTool,
 * "Dirent"); before v1.2 there are none.
 */
function absoluteEntry(process: Process): readonly Use[] {
  if (process.version !== 'v1.2') return NO_USES
  const entry = entriesOf(process).find(({ entryname: name }) => typeof name === 'string' && name.startsWith('/'))
  if (entry === undefined) return NO_USES
  const fix = 'Add DockerRequirement under requirements, not under hints, or write a relative path.'
  return [
    {
      feature: 'DockerRequirement',
      place: () => placeOf(process.path, entry, 'entryname'),
      what: 'entryname is an absolute path',
      fix,
    },
  ]
}

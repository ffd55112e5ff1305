import { isObject, type JsonObject } from '../../../json/index.ts'
import { objectsIn, requirementsOf, writtenUnder, type Written } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'

/** The patterns by which a tool finds its outputs. */
export function globsOf({ value }: Process): readonly Written[] {
  return objectsIn(value, 'outputs').flatMap(({ outputBinding: binding }) =>
    isObject(binding) ? writtenUnder(binding, 'glob') : [],
  )
}

/** The names of the files for a tool's output streams. */
export function streamsOf({ value }: Process): readonly Written[] {
  return ['stdout', 'stderr'].flatMap((key) => writtenUnder(value, key))
}

/** The entries of the working folder that are objects. */
export function entriesOf({ value }: Process): readonly JsonObject[] {
  return requirementsOf(value, 'InitialWorkDirRequirement').flatMap((requirement) => objectsIn(requirement, 'listing'))
}

import { sameJson, type JsonObject } from '../../../json/index.ts'
import { fragmentOf, lastName } from '../../documents/local-names.ts'
import { objectsIn } from '../../documents/parts.ts'
import { at, rule, shared } from '../../lint/rule.ts'
import { placeOf } from '../../problems/collect.ts'

/**
 * Types that SchemaDefRequirement defines under one name. Types of different files have different names, also after
 * packing.
 */
export const duplicateTypes = rule({
  codes: shared('duplicate-id'),
  process({ path, value, report }) {
    const first = new Map<string, JsonObject>()
    for (const requirement of objectsIn(value, 'requirements')) {
      if (requirement['class'] !== 'SchemaDefRequirement') continue
      for (const type of objectsIn(requirement, 'types')) {
        const { name } = type
        if (typeof name !== 'string') continue
        const place = placeOf(path, type, 'name')
        const key = name.indexOf('#') > 0 ? name : `${place.file}#${fragmentOf(name)}`
        const earlier = first.get(key)
        first.set(key, earlier ?? type)
        if (earlier === undefined) continue
        const other = placeOf(path, earlier, 'name')
        // A type that is imported twice is one type.
        if (place.line === other.line && place.column === other.column && sameJson(earlier, type)) continue
        report(
          'duplicate-id',
          at(type, 'name'),
          `the type "${lastName(name)}" is defined twice; the first is on line ${other.line}`,
          'Rename one of the two.',
        )
      }
    }
  },
})

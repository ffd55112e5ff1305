import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { describeType } from '../types/describe-type.ts'
import { membersOf, withoutNull, type Type } from '../types/types.ts'
import { placeIn, type Evaluated } from './evaluated.ts'
import { finding, NO_PROBLEMS, problemsOf } from './finding.ts'
import { COMMENT, TEXT } from './javascript-skim.ts'
import { memberType } from './members.ts'
import { isPathWithoutCommand, PATHLESS } from './parameter-references.ts'

/** An attribute of a file, read of an input and neither called nor given a value: a name that nothing else in JavaScript has. */
const ATTRIBUTE = '\\binputs\\.([\\w\\u0080-\\uffff]+)\\.(path|location|basename|dirname|nameroot|nameext|contents|secondaryFiles)\\b(?!\\s*(?:\\(|=[^=]))'

/** Texts and comments are passed over. */
const READ = new RegExp(`${TEXT}|${COMMENT}|${ATTRIBUTE}`, 'g')

/** Code that gives the name to something else. */
const OWN = /\bfunction\b[^(){}]{0,60}\([^(){}]{0,200}\binputs\b|\b(?:var|let|const)\s+inputs\b/

/**
 * Attributes of files that JavaScript reads of inputs that are no files, and paths where files have none: they are undefined,
 * and `undefined.bam` passes for a name. Code that takes the location as well asks which of the two there is.
 */
export function checkMembers(process: Process, texts: readonly Evaluated[]): readonly Problem[] {
  return problemsOf(texts, (text) => {
    const { inputs } = text.scope
    if (inputs === undefined) return NO_PROBLEMS
    return problemsOf(text.interpolations, ({ kind, code, start }) => {
      if (kind === 'reference' || !code.includes('inputs.') || OWN.test(code)) return NO_PROBLEMS
      for (const { 1: name, 2: attribute, index } of code.matchAll(READ)) {
        const type = name === undefined ? undefined : inputs.get(name)?.type
        if (name === undefined || attribute === undefined || type === undefined) continue
        const isPathless = isPathWithoutCommand(type, attribute, text.scope) && !code.includes('.location')
        if (memberType(type, attribute) !== undefined && !isPathless) continue
        const [why, hint] = isPathless ? [PATHLESS.message, PATHLESS.hint] : [`which is ${describeType(type)} and has none`, hintFor(name, attribute, type)]
        return [finding('doubtful-attribute', placeIn(process, text, start + 2 + index), `the code reads ${attribute} of inputs.${name}, ${why}`, hint)]
      }
      return NO_PROBLEMS
    })
  })
}

function hintFor(name: string, attribute: string, type: Type): string {
  const isOfFiles = membersOf(withoutNull(type)).some((member) => member.kind === 'array' && memberType(member.items, attribute) !== undefined)
  return isOfFiles ? `Take one of them, inputs.${name}[0].${attribute}, or go through all.` : 'It is undefined when it runs.'
}

import { objectsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { inWhich, unbalanced, unknownInput, type ExpressionMistake } from '../../lint/facts/expression-mistakes.ts'
import type { ExpressionSite } from '../../lint/facts/expressions.ts'
import { segmentsOf, spacedReference, type Interpolation } from '../../lint/facts/interpolation.ts'
import { flawOf } from '../../lint/facts/parameter-references.ts'
import { at, error, inText, rule, shared, warning } from '../../lint/rule.ts'

/** CWL v1.2 CommandLineTool, "Parameter references", steps 2 and 6. */
export const references = rule({
  codes: {
    'parameter-reference': error('A parameter reference names something that does not exist.'),
    'undefined-input': error('A parameter reference names an input that does not exist.'),
    'undefined-attribute': error('A parameter reference reads an attribute that its value does not have.'),
    ...shared('possible-attribute', 'possible-input', 'unbalanced-expression'),
  },
  scope: 'permissions',
  text(text, { process, permissions: { isJavascriptEverywhere, hasJavascript }, report }) {
    const modes = [...(isJavascriptEverywhere ? [] : [false]), ...(hasJavascript ? [true] : [])]
    for (const isJavascript of modes) {
      for (const part of text.interpolations) {
        if (part.closed && part.kind === 'reference') {
          const flaw = flawOf(part.code, text.scope, isJavascript)
          if (flaw !== undefined)
            report(flaw.code, inText(text, part.start), (location) => [
              `${flaw.message}${inWhich(process, location)}`,
              flaw.fix,
            ])
        } else if (!isJavascript) {
          // With JavaScript, another rule reads it.
          const mistake = part.closed ? unknownInSpaces(process, text, part) : unbalanced(text, part)
          if (mistake !== undefined) report(mistake.code, inText(text, mistake.index), mistake.message, mistake.fix)
        }
      }
    }
  },
})

/** Spaces make it JavaScript, which no parser reads without the permission. */
function unknownInSpaces(
  process: Process,
  { scope }: ExpressionSite,
  part: Interpolation,
): ExpressionMistake<'possible-input'> | undefined {
  const code = spacedReference(part)
  const [root, name] = code === undefined ? [] : segmentsOf(code)
  if (root !== 'inputs' || typeof name !== 'string' || scope.inputs?.has(name) !== false) return undefined
  return unknownInput(process, scope, name, part.start + 2 + part.code.search(/\S/))
}

export const plainTexts = rule({
  codes: {
    'bare-reference': warning('A parameter reference is written without $( and ), so it is text.'),
    ...shared('wrong-type'),
  },
  process({ expressions, report }) {
    for (const plain of expressions.plain) report(plain.code, plain, plain.message, plain.fix, plain.severity)
  },
})

/** Variables are not expanded: `PATH: $PATH:/opt` loses the old value. */
export const variables = rule({
  codes: shared('unevaluated-expression'),
  requirement({ name, value }, { report }) {
    if (name !== 'EnvVarRequirement') return
    for (const definition of objectsIn(value, 'envDef')) {
      const { envName, envValue } = definition
      if (typeof envName !== 'string' || typeof envValue !== 'string') continue
      const variable = /(?<![\\$])\$[A-Z_][A-Z\d_]+\b/.exec(envValue)?.[0]
      if (variable !== undefined)
        report(
          'unevaluated-expression',
          at(definition, 'envValue'),
          `variables are not expanded here: the value of "${envName}" contains ${variable} as written`,
          'Write the whole value.',
        )
    }
  },
})

import { objectsIn } from '../../documents/parts.ts'
import { at, rule, shared, warning } from '../../lint/rule.ts'

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

import { objectsIn } from '../../documents/parts.ts'
import { at, rule, shared } from '../../lint/rule.ts'

/** Values of variables that refer to another variable. They are not expanded: `PATH: $PATH:/opt` loses the old value. */
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

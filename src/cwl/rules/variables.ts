import { objectsIn } from '../documents/parts.ts'
import { at, rule, shared } from '../lint/rule.ts'

/** Nothing puts the value of another variable in: `PATH: $PATH:/opt` loses what was in it. */
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
          `no shell reads this: the value of ${envName} holds ${variable} as it is written`,
          'Write the whole value out.',
        )
    }
  },
})

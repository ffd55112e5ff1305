import { battery } from '../../support/battery.ts'
import { BARE_TOOL } from '../../support/documents.ts'

battery(import.meta.filename, {
  'no shell reads what a variable is to be': `${BARE_TOOL}requirements: {EnvVarRequirement: {envDef: {PATH: «unevaluated-expression»"$PATH:/opt/bin", LD_LIBRARY_PATH: «unevaluated-expression»"/opt/lib:$LD_LIBRARY_PATH", A: "\\\\$PATH", B: cost $5, C: "$$PATH", D: "a $word"}}}\n`,
})

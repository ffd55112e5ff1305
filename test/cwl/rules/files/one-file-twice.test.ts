import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { TOOL } from '../../support/documents.ts'

battery({
  'what is printed and what is complained of go to two files': dedent`
    ${TOOL}inputs: {n: string}
    outputs: {}
    stdout: $(inputs.n).log
    stderr: «one-file-twice»$(inputs.n).log
  `,
  'two files may have nearly one name': dedent`
    ${TOOL}inputs: {}
    outputs: {o: stdout, e: stderr}
    stdout: run.log
    stderr: run.err
  `,
})

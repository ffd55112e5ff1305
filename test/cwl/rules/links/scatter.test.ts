import { battery } from '../../support/battery.ts'
import { WORKFLOW, step } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'what is scattered over is where it is, also after what is not text': step({
      in: '{x: a}',
      more: '    scatter: [«wrong-type»5, «unresolved-scatter»z]\n    scatterMethod: dotproduct\n',
    }),
    'a list within what is scattered over may be meant as several inputs, each no text': step({
      in: '{x: a}',
      more: '    scatter: [«wrong-type»[x]]\n    scatterMethod: dotproduct\n',
    }),
    'scatter may begin with the workflow or the step': step({
      inputs: "a: 'string[]'",
      in: '{x: main/a}',
      more: '    scatter: main/s/x\n',
      head: `${WORKFLOW}id: main\n`,
    }),
    'scatter over an input of another document is refused': step({
      inputs: "a: 'string[]'",
      takes: "x: 'string[]'",
      in: '{x: a}',
      more: '    scatter: «unresolved-scatter»other.cwl#s/x\n',
    }),
    'several scattered inputs need a method': step({
      inputs: "a: 'string[]', b: 'string[]'",
      takes: 'x: string, z: string',
      in: '{x: a, z: b}',
      more: '    scatter: «no-scatter-method»[x, z]\n',
    }),
    'scatter over nothing is refused by engines': step({ in: '{x: a}', more: '    scatter: «wrong-type»[]\n' }),
    'one scattered input needs no method': step({
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: '    scatter: x\n    scatterMethod: dotproduct\n',
    }),
    'what is scattered must be an input of the step': step({
      in: '{x: a}',
      more: '    scatter: «unresolved-scatter»z\n',
    }),
    'what is scattered in a list must be an input of the step': step({
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: '    scatter: [x, «unresolved-scatter»z]\n    scatterMethod: dotproduct\n',
    }),
  },
  ['JSON', 'lists'],
)

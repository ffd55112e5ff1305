import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfFixes, problemsIn, remarksOn } from '../../support/battery.ts'
import { SCRIPT, TOOL } from '../../support/documents.ts'

/** A tool whose one output is made so. */
function output(type: string, made: string): string {
  return dedent`
    ${TOOL}${SCRIPT}inputs: {n: int, s: string?, f: File, l: "string[]"}
    outputs: {o: {type: "${type}", outputBinding: ${made}}}
  `
}

battery(import.meta.filename, {
  'nor is it with its contents': output('int?', '{«glob-for-value»glob: a, loadContents: true}'),
  'of a list of one file there is that file': output('File', '{glob: a, outputEval: $(self)}'),
  'but no number': output('int', '{glob: a, outputEval: «expression-type»$(self)}'),
  'what seems to end early may be JavaScript': dedent`
    ${TOOL}${SCRIPT}inputs: {}
    outputs: {o: {type: int, outputBinding: {glob: a, loadContents: true, outputEval: "$(parseInt(self[0].contents.replace(/[)]/g, '')))"}}}
  `,
  'an input that may be null is what it is otherwise': output('string', '{outputEval: «optional-value»$(inputs.s)}'),
  'a working folder holds files': dedent`
    ${TOOL}requirements: {InitialWorkDirRequirement: {listing: [«expression-type»$(inputs.s), «expression-type»$(inputs.n), «expression-type»a$(inputs.s), «expression-type»$(inputs.l), $(inputs.f), $(inputs.m), $(inputs.r), $(inputs.a)]}}
    inputs: {n: int, s: string, l: "string[]", f: File?, m: "Directory[]", a: Any, r: {type: {type: record, fields: {}}}}
    outputs: {}
  `,
  'what is all of a working folder is a list': dedent`
    ${TOOL}requirements: {InitialWorkDirRequirement: {listing: «expression-type»$(inputs.d)}}
    inputs: {d: Directory}
    outputs: {}
  `,
  'what is all of a working folder may not be null before v1.2': dedent`
    ${TOOL.replace('v1.2', 'v1.0')}requirements: {InitialWorkDirRequirement: {listing: «optional-value»$(inputs.l)}}
    inputs: {l: "File[]?"}
    outputs: {}
  `,
  'a number is not a file before v1.2': dedent`
    ${TOOL.replace('v1.2', 'v1.1')}requirements: {InitialWorkDirRequirement: {listing: [{entryname: a, entry: «expression-type»$(inputs.n)}, {entryname: b, entry: $(inputs.s)}, {entryname: c, entry: $(inputs.f)}, {entryname: d, entry: «expression-type»$(inputs.l)}]}}
    inputs: {n: int, s: string, f: File, l: "File[]"}
    outputs: {}
  `,
  'a list of files has no one name': dedent`
    ${TOOL}requirements: {InitialWorkDirRequirement: {listing: [{entryname: a, entry: $(inputs.n)}, {entryname: b, entry: $(inputs.s)}, {entryname: d, entry: «expression-type»$(inputs.l)}, {entry: $(inputs.l)}]}}
    inputs: {n: int, s: "string[]", l: "File[]"}
    outputs: {}
  `,
  'also where it may be missing, or in a list': dedent`
    ${TOOL}inputs: {m: double?, d: "double[]", o: "double[]?"}
    outputs:
      a: {type: int, outputBinding: {outputEval: $(inputs.m)}}
      b: {type: "int[]", outputBinding: {outputEval: $(inputs.d)}}
      c: {type: "int[]?", outputBinding: {outputEval: $(inputs.o)}}
      e: {type: int, outputBinding: {outputEval: «expression-type»$(inputs.d)}}
      f: {type: "string[]", outputBinding: {outputEval: «expression-type»$(inputs.d)}}
  `,
})

batteryOfFixes([
  [
    'text for an integer',
    output('int?', '{outputEval: $(inputs.s)}'),
    'Convert it to a number: $(parseInt(inputs.s)).',
  ],
  [
    'text for a fraction',
    output('float', '{outputEval: $(inputs.f.basename)}'),
    'Convert it to a number: $(parseFloat(inputs.f.basename)).',
  ],
])

test.each([
  [
    'text for a condition',
    output('boolean', '{outputEval: $(inputs.f.basename)}'),
    'the output o accepts boolean, but $(inputs.f.basename) is string',
  ],
])('%s is reported as what it is', async (_, text, message) => {
  const [remark, ...others] = await remarksOn(text)
  expect([remark?.slice(0, message.length), others]).toEqual([message, []])
})

test.each(['$(inputs.f)'])('no number is made of %s where that would not help', async (made) => {
  expect(
    (await problemsIn(output(made === '$(inputs.f)' ? 'int' : 'boolean', `{outputEval: ${made}}`))).map(
      ({ code, fix }) => [code, fix],
    ),
  ).toEqual([['expression-type', 'Write an expression that gives the value, or change the type.']])
})

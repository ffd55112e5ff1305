import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfFixes, problemsIn, remarksOn } from '../../support/battery.ts'
import { SCRIPT, TOOL, WORKFLOW } from '../../support/documents.ts'

/** A tool whose one output is made so. */
function output(type: string, made: string): string {
  return dedent`
    ${TOOL}${SCRIPT}inputs: {n: int, s: string?, f: File, l: "string[]"}
    outputs: {o: {type: "${type}", outputBinding: ${made}}}
  `
}

battery({
  'what glob finds is not text': output('string', '{«glob-for-value»glob: a}'),
  'nor is it with its contents': output('int?', '{«glob-for-value»glob: a, loadContents: true}'),
  'a list of what glob finds is not a list of text': output('string[]', '{«glob-for-value»glob: "*"}'),
  'an expression makes something else of what glob finds': output('int', '{glob: a, outputEval: $(self.length)}'),
  'a tool may write its outputs itself': output('string', '{glob: cwl.output.json}'),
  'what may be a file can be found': dedent`
    ${TOOL}inputs: {}
    outputs: {a: {type: [string, File], outputBinding: {glob: a}}, b: {type: Any, outputBinding: {glob: a}}, c: {type: "Directory[]", outputBinding: {glob: a}}, d: {type: {type: record, fields: {x: {type: File, outputBinding: {glob: x}}}}, outputBinding: {glob: a}}}
  `,
  'contents are text': output(
    'int',
    '{glob: a, loadContents: true, outputEval: "«expression-type»$(self[0].contents)"}',
  ),
  'spaces within the brackets change nothing': output(
    'int',
    '{glob: «expression-type»$( inputs.f ), outputEval: «expression-type»$( inputs.s )}',
  ),
  'contents are text in whatever is text': output(
    'string?',
    '{glob: a, loadContents: true, outputEval: "$(self[0].contents)"}',
  ),
  'of a list of one file there is that file': output('File', '{glob: a, outputEval: $(self)}'),
  'but no number': output('int', '{glob: a, outputEval: «expression-type»$(self)}'),
  'what seems to end early, after a backslash, may be JavaScript': dedent`
    ${TOOL}${SCRIPT}inputs: {}
    outputs:
      o:
        type: int
        outputBinding:
          glob: a
          loadContents: true
          outputEval: $(parseInt(self[0].contents.replace(/\\)/g, '')))
  `,
  'a format is not a file': output('File', '{glob: a}').replace(
    '"File",',
    'File, format: «expression-type»$(inputs.f),',
  ),
  'a format may be that of an input': output('File', '{glob: a}').replace(
    '"File",',
    'File, format: $(inputs.f.format),',
  ),
  'a format may be text': output('File', '{glob: a}').replace('"File",', 'File, format: $(inputs.s),'),
  'text around an expression is text': output('int', '{glob: a, outputEval: «expression-type»"n$(self.length)"}'),
  'what seems to end early may be JavaScript': dedent`
    ${TOOL}${SCRIPT}inputs: {}
    outputs: {o: {type: int, outputBinding: {glob: a, loadContents: true, outputEval: "$(parseInt(self[0].contents.replace(/[)]/g, '')))"}}}
  `,
  'what is not closed may be JavaScript': dedent`
    ${TOOL}${SCRIPT}inputs: {}
    outputs: {o: {type: int, outputBinding: {glob: a, loadContents: true, outputEval: "\${ return parseInt(self[0].contents.replace(/[^)]/g, '')) }"}}}
  `,
  'a file is not a name': output('File', '{outputEval: «expression-type»$(inputs.f.basename)}'),
  'an input that may be null is what it is otherwise': output('string', '{outputEval: «optional-value»$(inputs.s)}'),
  'a list is not text': output('string', '{outputEval: «expression-type»$(inputs.l)}'),
  'a number is not text': dedent`
    ${TOOL}requirements: {ResourceRequirement: {ramMin: «expression-type»$(inputs.n)000, coresMin: " $(inputs.n) "}, ToolTimeLimit: {timelimit: «expression-type»"$(inputs.n)0"}}
    inputs: {n: int, s: string, a: {type: string, inputBinding: {position: «expression-type»$(inputs.s)}}, b: {type: string, inputBinding: {position: $(inputs.n)}}}
    outputs: {}
  `,
  'a working folder holds files': dedent`
    ${TOOL}requirements: {InitialWorkDirRequirement: {listing: [«expression-type»$(inputs.s), «expression-type»$(inputs.n), «expression-type»a$(inputs.s), «expression-type»$(inputs.l), $(inputs.f), $(inputs.m), $(inputs.r), $(inputs.a)]}}
    inputs: {n: int, s: string, l: "string[]", f: File?, m: "Directory[]", a: Any, r: {type: {type: record, fields: {}}}}
    outputs: {}
  `,
  'what is all of a working folder is a list before v1.2': dedent`
    ${TOOL.replace('v1.2', 'v1.1')}requirements: {InitialWorkDirRequirement: {listing: «expression-type»$(inputs.d)}}
    inputs: {d: Directory}
    outputs: {}
  `,
  'what is all of a working folder may be one file from v1.2 on': dedent`
    ${TOOL}requirements: {InitialWorkDirRequirement: {listing: $(inputs.d)}}
    inputs: {d: Directory?}
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
  'an integer is a number': output('double', '{outputEval: $(inputs.n)}'),
  'a wider number may be a narrower one': output('int?', '{glob: a, outputEval: "$(self[0].size)"}'),
  'also where it may be missing, or in a list': dedent`
    ${TOOL}inputs: {m: double?, d: "double[]", o: "double[]?"}
    outputs:
      a: {type: int, outputBinding: {outputEval: $(inputs.m)}}
      b: {type: "int[]", outputBinding: {outputEval: $(inputs.d)}}
      c: {type: "int[]?", outputBinding: {outputEval: $(inputs.o)}}
      e: {type: int, outputBinding: {outputEval: «expression-type»$(inputs.d)}}
      f: {type: "string[]", outputBinding: {outputEval: «expression-type»$(inputs.d)}}
  `,
  'a list of files is not a file where a step takes one': dedent`
    ${WORKFLOW}inputs: {g: "File[]"}
    outputs: {}
    steps:
      s: {run: {class: Operation, inputs: {x: File}, outputs: {}}, in: {x: {source: g, valueFrom: «expression-type»$(self)}}, out: []}
  `,
  'JavaScript may make anything': output('int', '{outputEval: $(inputs.s + 1)}'),
  'what a step makes goes where it fits': {
    text: dedent`
      ${WORKFLOW}inputs: {f: File, g: "File[]"}
      outputs: {}
      steps:
        s: {run: tool.cwl, in: {x: {source: f, valueFrom: $(self)}}, out: []}
        t: {run: tool.cwl, in: {x: {source: f, valueFrom: «expression-type»$(self.basename)}}, out: []}
        u: {run: tool.cwl, in: {x: {source: g, valueFrom: "$(self[0])"}}, out: []}
        v: {run: tool.cwl, scatter: x, in: {x: {source: g, valueFrom: «expression-type»$(self.size)}}, out: []}
        w: {run: tool.cwl, in: {y: f, x: {valueFrom: $(inputs.y)}}, out: []}
    `,
    files: {
      'tool.cwl': dedent`
        ${TOOL}inputs: {x: File}
        outputs: {}
      `,
    },
  },
})

batteryOfFixes([
  [
    'text of a found file',
    dedent`
      ${TOOL}inputs: {}
      outputs: {o: {type: string, outputBinding: {glob: a}}}
    `,
    'Add loadContents: true and outputEval: $(self[0].contents), or change the type to File.',
  ],
  [
    'a number of a found file',
    dedent`
      ${TOOL}inputs: {}
      outputs: {o: {type: int, outputBinding: {glob: a}}}
    `,
    'Add outputEval, or change the type to File.',
  ],
  [
    'text for an integer',
    output('int?', '{outputEval: $(inputs.s)}'),
    'Convert it to a number: $(parseInt(inputs.s)).',
  ],
  [
    'text for a long integer',
    output('long', '{outputEval: $(inputs.f.basename)}'),
    'Convert it to a number: $(parseInt(inputs.f.basename)).',
  ],
  [
    'text for a fraction',
    output('float', '{outputEval: $(inputs.f.basename)}'),
    'Convert it to a number: $(parseFloat(inputs.f.basename)).',
  ],
  [
    'text for a fraction of more digits',
    output('double', '{outputEval: $(inputs.f.basename)}'),
    'Convert it to a number: $(parseFloat(inputs.f.basename)).',
  ],
])

test.each([
  [
    'a file for a number',
    output('int', '{outputEval: $(inputs.f)}'),
    'the output o accepts int, but $(inputs.f) is File',
  ],
  [
    'text for a condition',
    output('boolean', '{outputEval: $(inputs.f.basename)}'),
    'the output o accepts boolean, but $(inputs.f.basename) is string',
  ],
])('%s is reported as what it is', async (_, text, message) => {
  const [remark, ...others] = await remarksOn(text)
  expect([remark?.slice(0, message.length), others]).toEqual([message, []])
})

test.each(['$(inputs.f)', '$(inputs.f.basename)'])(
  'no number is made of %s where that would not help',
  async (made) => {
    expect(
      (await problemsIn(output(made === '$(inputs.f)' ? 'int' : 'boolean', `{outputEval: ${made}}`))).map(
        ({ code, fix }) => [code, fix],
      ),
    ).toEqual([['expression-type', 'Write an expression that gives the value, or change the type.']])
  },
)

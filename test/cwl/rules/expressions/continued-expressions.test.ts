import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks } from '../../support/battery.ts'
import { V1_2 } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'nothing goes on after the brackets': dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}, SchemaDefRequirement: {types: [{type: record, name: r, fields: {x: File}}]}}
      inputs: {a: string, f: File, fs: "File[]", r: r}
      outputs:
        o: {type: File, outputBinding: {glob: $(inputs.f)«unevaluated-expression».basename}}
        p: {type: string, outputBinding: {glob: x, loadContents: true, outputEval: "$(self)«unevaluated-expression»[0].contents"}}
      stdout: $(inputs.a) «unevaluated-expression»+ '.txt'
      stderr: '«unevaluated-expression»"log_" + $(inputs.a)'
      arguments:
      - $(inputs.fs)«unevaluated-expression»[0].path
      - $(inputs.fs)«unevaluated-expression».length
      - $(inputs.r)«unevaluated-expression».x
      - $(inputs.f.basename)«unevaluated-expression».split('.')[0]
      - $(inputs.a.split('.')[0])«unevaluated-expression»+"x"
      - "\${ return 'a' } «unevaluated-expression»+ 'b'"
    `,
    'text next to the brackets may look like more of an expression': dedent`
      ${V1_2}inputs: {a: string, f: File, fs: "File[]", n: int}
      outputs: {o: {type: "File[]", outputBinding: {glob: ["$(inputs.a)[0].txt", $(inputs.a).basename, "$(inputs.a)[0-9].path", $(inputs.f.nameroot).path]}}}
      arguments: [$(inputs.n) + $(inputs.n), 'print("$(inputs.a)" + "x")', 'x = $(inputs.a).split(".")', '$(inputs.n)+1', "$(inputs.a) 'x' + 'y'", a + $(inputs.a)]
      requirements: {InitialWorkDirRequirement: {listing: [{entryname: x, entry: "$(inputs.a) + 'x'"}]}}
    `,
  },
  ['JSON', 'lists'],
)

batteryOfRemarks([
  [
    'what goes on after the brackets',
    dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}}
      inputs: {a: string, f: File}
      outputs: {}
      stdout: $(inputs.a) + '.txt'
      stderr: "'log_' + $(inputs.a)"
      arguments: [$(inputs.f).basename, $(inputs.a).split('.')]
    `,
    [
      `"+ '.txt'" is outside the brackets, so it is text: Write text directly next to the brackets, without + and quotes: $(inputs.a).txt.`,
      `"'log_' +" is outside the brackets, so it is text: Write text directly next to the brackets, without + and quotes: log_$(inputs.a).`,
      '".basename" is outside the brackets, so it is text: Write $(inputs.f.basename).',
      '".split(…" is outside the brackets, so it is text: Move all of it into the brackets.',
    ],
  ],
])

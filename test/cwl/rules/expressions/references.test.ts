import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks, remarksOn } from '../../support/battery.ts'
import { EMPTY, PLAIN, V1_2, WITH_JS, WORKFLOW } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'a reference in a stripped block has its own place': dedent`
      ${PLAIN}arguments:
      - |-

         «undefined-input»$(inputs.b)
    `,
    'so has one after lines that are not folded': dedent`
      ${PLAIN}arguments:
      - >-  # a comment

        first  $(inputs.a)

          then
        last «undefined-input»$(inputs.b) and «undefined-input»$(inputs.c)
    `,
    'so has one in quoted text that goes on': dedent`
      ${PLAIN}arguments:
      - "first

        «undefined-input»$(inputs.b)"
      - 'first
        «undefined-input»$(inputs.b)'
    `,
    'a backslash makes text of it': `${PLAIN}arguments: ['\\$(date)', '\\\${HOME}']\n`,
    'so are formats, types, and what a step requires': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s:
          requirements: {ResourceRequirement: {ramMin: $(«undeclared-name»input.a)}}
          hints: {ResourceRequirement: {ramMin: $(«undeclared-name»input.b)}}
          run: {class: CommandLineTool, inputs: {x: {type: {type: array, items: File, inputBinding: {valueFrom: «undefined-input»$(inputs.z)}}, format: «undefined-input»$(inputs.y)}}, outputs: []}
          in: {x: {default: []}}
          out: []
    `,
    'a file of another vocabulary has its attributes': `${PLAIN}arguments: ["$(inputs.f['sbg:metadata'])"]\n`,
    'a file has no items': `${PLAIN}arguments: ["«undefined-attribute»$(inputs.f[0])"]\n`,
    'text has no attributes': `${PLAIN}arguments: [«undefined-attribute»$(inputs.a.path), «undefined-attribute»$(inputs.a.length)]\n`,
    'a list has a length and items': dedent`
      ${V1_2}inputs: {l: 'File[]', m: {type: {type: array, items: {type: array, items: int}}}}
      outputs: {}
      arguments: [$(inputs.l.length), "$(inputs.l[0].path)", "$(inputs.m[0][1])", «undefined-attribute»$(inputs.l.path), "«undefined-attribute»$(inputs.m[0].path)"]
    `,
    'a directory has less': dedent`
      ${V1_2}inputs: {d: {type: Directory, loadListing: shallow_listing}}
      outputs: {}
      arguments: ["$(inputs.d.class)", "$(inputs.d.location)", "$(inputs.d.path)", "$(inputs.d.basename)", "$(inputs.d.listing)", "$(inputs.d.dirname)", «undefined-attribute»$(inputs.d.checksum)]
    `,
    'JavaScript finds no more of them, but the length of a path': `${WITH_JS}arguments: [«possible-attribute»$(runtime.cores.count), «possible-attribute»$(runtime.outdir.path), $(runtime.tmpdir.length)]\n`,
    'the exit code is there when the tool has run': dedent`
      ${V1_2}inputs: {}
      outputs: {o: {type: int, outputBinding: {outputEval: $(runtime.exitCode)}}}
      stdout: «undefined-attribute»$(runtime.exitCode)
    `,
    'contents of what was found must be asked for': dedent`
      ${V1_2}inputs: {}
      outputs:
        o: {type: string, outputBinding: {glob: x, outputEval: "«undefined-attribute»$(self[0].contents)"}}
        p: {type: string, outputBinding: {glob: x, loadContents: true, outputEval: "$(self[0].contents)"}}
        q: {type: string, outputBinding: {glob: x, loadContents: false, outputEval: "«undefined-attribute»$(self[1]['contents'])"}}
    `,
    'contents of what was found should be asked for where JavaScript reads them': dedent`
      ${WITH_JS.replace('outputs: {}\n', '')}outputs:
        o: {type: string, outputBinding: {glob: x, outputEval: "«possible-attribute»$(self[0].contents)"}}
        p: {type: int, outputBinding: {glob: x, outputEval: "$(parseInt(«possible-attribute»self[0].contents))"}}
        q: {type: int, outputBinding: {glob: x, outputEval: "\${ var i = 0; return «possible-attribute»self[i]['contents'].length }"}}
        r: {type: int, outputBinding: {glob: x, loadContents: true, outputEval: "$(parseInt(self[0].contents))"}}
    `,
    'contents of something else are something else': dedent`
      ${WITH_JS.replace('f: File}\noutputs: {}\n', 'f: {type: File, loadContents: true}}\n')}outputs:
        o: {type: string, outputBinding: {glob: x, outputEval: "$(inputs.f.contents + self[0].basename)"}}
        p: {type: int, outputBinding: {glob: x, outputEval: "\${ var self = [inputs.f]; return self[0].contents.length }"}}
        q: {type: int, outputBinding: {glob: x, outputEval: "\${ /* self[0].contents */ return 'self[0].contents'.length }"}}
        r: {type: int, outputBinding: {outputEval: "$(parseInt(self[0].contents))"}}
    `,
    'contents of an input may be given with it, and hardly ever are': `${PLAIN}arguments: [$(«possible-attribute»inputs.f.contents)]\n`,
  },
  ['JSON', 'lists'],
)

test.each([' inputs.p '])(
  'a condition that reads the input of the workflow in $(%s) is told to pass it',
  async (code) => {
    const workflow = dedent`
      ${WORKFLOW}inputs: {p: int}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {}, outputs: {}}, in: {}, when: $(${code}), out: []}
    `
    expect(await remarksOn(workflow)).toEqual([
      expect.stringMatching(/: The step has no input p: add p: p under in\.$/),
    ])
  },
)

batteryOfRemarks([
  [
    'the question mark of a type after a name',
    dedent`
      ${V1_2}inputs: {"threads?": int}
      outputs: {}
      arguments: [$(inputs.threads)]
    `,
    [
      '$(inputs.threads) refers to the input threads, which does not exist: It is named threads? now: move the question mark behind its type.',
    ],
  ],
  [
    'an input without what is before its name',
    dedent`
      ${V1_2}inputs: {f: File, n: int}
      outputs: {}
      arguments: ["$(f.path)", "-n$(n)", $(m)]
    `,
    [
      '$(f.path) refers to f, and only inputs, self and runtime can be referred to: Write $(inputs.f.path).',
      '$(n) refers to n, and only inputs, self and runtime can be referred to: Write $(inputs.n).',
      '$(m) refers to m, and only inputs, self and runtime can be referred to: Write \\$(m) if it is meant as text.',
    ],
  ],
  [
    'a comment that does not end, where text would be no use',
    `${V1_2}requirements: {InlineJavascriptRequirement: {}, ResourceRequirement: {tmpdirMin: "\${ /* 1 TB * / return 1; }"}}\n${EMPTY}`,
    ['this comment does not end, and so the ${ around it does not either: Write */ at its end.'],
  ],
  [
    'a comment whose line end is a space',
    `${V1_2}requirements: {InlineJavascriptRequirement: {}, ResourceRequirement: {tmpdirMin: "\${\n  // one\n  return 1;\n  }"}}\n${EMPTY}`,
    [
      'this comment goes on to the end of the text, and so the ${ around it does not end: Write it as /* … */, or begin the text with |, which keeps its line ends.',
    ],
  ],
])

test.each([
  [
    'an input with a dot in its name',
    dedent`
      ${V1_2}inputs: {in.bam: File}
      outputs: {}
      arguments: [$(inputs.in.bam.path)]
    `,
    "A dot ends a name here: write inputs['in.bam'].",
  ],
  [
    'a field of runtime',
    `${V1_2}arguments: [$(runtime.threads)]\n${EMPTY}`,
    'It has outdir, tmpdir, cores, ram, outdirSize, tmpdirSize, exitCode.',
  ],
  ['a misspelt field of runtime', `${V1_2}arguments: [$(runtime.core)]\n${EMPTY}`, 'Did you mean "cores"?'],
  [
    'a field of a record',
    dedent`
      ${V1_2}inputs: {r: {type: {type: record, fields: {one: int, two: int}}}}
      outputs: {}
      arguments: [$(inputs.r.quality)]
    `,
    'It has one, two.',
  ],
])('%s that there is not is reported with those that there are', async (_title, text, end) => {
  const remarks = await remarksOn(text)
  expect(remarks.map((remark) => remark.slice(-end.length - 1))).toEqual([` ${end}`])
})

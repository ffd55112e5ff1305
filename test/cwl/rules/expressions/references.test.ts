import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks, problemsIn, remarksOn } from '../../support/battery.ts'
import { EMPTY, PLAIN, READING, V1_2, WITH_JS, WORKFLOW } from '../../support/documents.ts'

battery(
  {
    'a reference to an input is fine': `${PLAIN}arguments: [$(inputs.a), "$(inputs['a'])", '$(inputs["f"].path)', "$(inputs.f.secondaryFiles[0].path)"]\n`,
    'runtime and self can be referred to': `${PLAIN}arguments: [$(runtime.cores), {valueFrom: $(self)}]\n`,
    'a reference must name an input': `${PLAIN}arguments: [«undefined-input»$(inputs.b)]\n`,
    'a reference in quotes must name an input': `${PLAIN}arguments: ["«undefined-input»$(inputs['b'])"]\n`,
    'a reference after text has its own place': `${PLAIN}stdout: out-$(inputs.a)-«undefined-input»$(inputs.b).txt\n`,
    'a reference in a block has its own place': dedent`
      ${PLAIN}arguments:
      - |
        first $(inputs.a)
          then «undefined-input»$(inputs.b)
        last
    `,
    'a reference in a stripped block has its own place': dedent`
      ${PLAIN}arguments:
      - |-

         «undefined-input»$(inputs.b)
    `,
    'a reference in a folded block has its own place': dedent`
      ${PLAIN}arguments:
      - >
        first
        «undefined-input»$(inputs.b)
    `,
    'so has one after lines that are not folded': dedent`
      ${PLAIN}arguments:
      - >-  # a comment

        first  $(inputs.a)

          then
        last «undefined-input»$(inputs.b) and «undefined-input»$(inputs.c)
    `,
    'so has one in text without quotes that goes on': dedent`
      ${PLAIN}arguments:
      - first
        «undefined-input»$(inputs.b)
    `,
    'so has one in quoted text that goes on': dedent`
      ${PLAIN}arguments:
      - "first

        «undefined-input»$(inputs.b)"
      - 'first
        «undefined-input»$(inputs.b)'
    `,
    'one after an escape and a fold has the place of its text': dedent`
      ${PLAIN}arguments:
      - «undefined-input»"first\\t
        $(inputs.b)"
    `,
    'a reference must name something that there is': `${PLAIN}arguments: [«parameter-reference»$(input.a)]\n`,
    'a shell command is not a reference': `${PLAIN}arguments: [«undeclared-feature»$(date +%Y)]\n`,
    'a shell command that looks like a reference is none': `${PLAIN}arguments: [«parameter-reference»$(date)]\n`,
    'a backslash makes text of it': `${PLAIN}arguments: ['\\$(date)', '\\\${HOME}']\n`,
    'two backslashes make no text of it': `${PLAIN}arguments: ['\\\\«undefined-input»$(inputs.b)']\n`,
    'a dollar sign alone is text': `${PLAIN}arguments: [cost $5, $HOME]\n`,
    'a reference must end': `${PLAIN}arguments: ["«unbalanced-expression»$(inputs.a"]\n`,
    'a reference must exist also with JavaScript': `${WITH_JS}arguments: [«undefined-input»$(inputs.b)]\n`,
    'every field that is evaluated is looked at': dedent`
      ${V1_2}requirements:
        InitialWorkDirRequirement:
          listing:
          - {entryname: «undefined-input»$(inputs.p), entry: «undefined-input»$(inputs.q)}
        EnvVarRequirement:
          envDef: {A: «undefined-input»$(inputs.r)}
        ResourceRequirement: {ramMin: «undefined-input»$(inputs.s)}
      inputs:
        a: {type: File, secondaryFiles: [«undefined-input»$(inputs.t)], inputBinding: {valueFrom: «undefined-input»$(inputs.u)}}
      outputs:
        o: {type: File, outputBinding: {glob: «undefined-input»$(inputs.v), outputEval: «undefined-input»$(inputs.w)}}
      stdin: «undefined-input»$(inputs.x)
      stdout: «undefined-input»$(inputs.y)
      stderr: «undefined-input»$(inputs.z)
    `,
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
    'extensions are not evaluated, nor are libraries': dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {expressionLib: ["var a = '$(inputs.b)'"]}}
      inputs: {}
      outputs: {}
      hints: {x:y: {glob: $(inputs.b), z: {stdout: $(inputs.b)}}}
      $namespaces: {x: "http://x.org/"}
      x:z: {stdout: $(inputs.b)}
    `,
    'prose is not evaluated': dedent`
      ${PLAIN}doc: $(inputs.b)
      label: $(inputs.b)
    `,
    'nobody evaluates the working folder or the variables of an expression tool': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      requirements:
        InlineJavascriptRequirement: {}
        InitialWorkDirRequirement: {listing: [$(inputs.b)]}
        EnvVarRequirement: {envDef: {A: $(inputs.b)}}
        ResourceRequirement: {coresMin: «undefined-input»$(inputs.b)}
      inputs: {a: int}
      outputs: {c: int}
      expression: "\${ return {c: inputs.a}; }"
    `,
    'a file has the attributes of files': `${READING}arguments: [$(inputs.f.path), $(inputs.f.location), $(inputs.f.basename), $(inputs.f.dirname), $(inputs.f.nameroot), $(inputs.f.nameext), $(inputs.f.size), $(inputs.f.checksum), $(inputs.f.format), $(inputs.f.contents), $(inputs.f.class), "$(inputs.f.secondaryFiles[0].path)"]\n`,
    'a file has no other attributes': `${PLAIN}arguments: [«undefined-attribute»$(inputs.f.pathh), "«undefined-attribute»$(inputs['f']['nameRoot'])"]\n`,
    'a file has what a platform adds': `${PLAIN}arguments: [$(inputs.f.metadata.sample_id)]\n`,
    'a file of another vocabulary has its attributes': `${PLAIN}arguments: ["$(inputs.f['sbg:metadata'])"]\n`,
    'a file has no items': `${PLAIN}arguments: ["«undefined-attribute»$(inputs.f[0])"]\n`,
    'text has no attributes': `${PLAIN}arguments: [«undefined-attribute»$(inputs.a.path), «undefined-attribute»$(inputs.a.length)]\n`,
    'text has characters': `${PLAIN}arguments: ["$(inputs.a[0])"]\n`,
    'text has a length in JavaScript': `${WITH_JS}arguments: [$(inputs.a.length), "$(inputs.a[0])"]\n`,
    'what JavaScript finds undefined is not a value': `${WITH_JS}arguments: [«possible-attribute»$(inputs.f.pathh)]\n`,
    'what has no attributes in any way is not read on': `${PLAIN}arguments: [«undefined-attribute»$(inputs.a.path.path)]\n`,
    'a directory has the attributes of directories': dedent`
      ${V1_2}inputs: {d: {type: Directory, loadListing: shallow_listing}}
      outputs: {}
      arguments: [$(inputs.d.path), "$(inputs.d.listing[0].basename)", $(inputs.d.listing.length), «undefined-attribute»$(inputs.d.nameroot)]
    `,
    'a list has a length and items': dedent`
      ${V1_2}inputs: {l: 'File[]', m: {type: {type: array, items: {type: array, items: int}}}}
      outputs: {}
      arguments: [$(inputs.l.length), "$(inputs.l[0].path)", "$(inputs.m[0][1])", «undefined-attribute»$(inputs.l.path), "«undefined-attribute»$(inputs.m[0].path)"]
    `,
    'an optional list is a list': dedent`
      ${V1_2}inputs: {l: 'File[]?'}
      outputs: {}
      arguments: [«optional-value»$(inputs.l.length), «undefined-attribute»$(inputs.l.path)]
    `,
    'a record has its fields': dedent`
      ${V1_2}inputs: {r: {type: {type: record, fields: {p: File, q: 'int[]'}}}}
      outputs: {}
      arguments: [$(inputs.r.p.path), "$(inputs.r.q[1])", «undefined-attribute»$(inputs.r.pp), «undefined-attribute»$(inputs.r.q.p)]
    `,
    'one alternative with the attribute is enough': dedent`
      ${V1_2}inputs: {u: [string, File, 'null'], o: File?}
      outputs: {}
      arguments: [«optional-value»$(inputs.u.path), «optional-value»$(inputs.o.path), «undefined-attribute»$(inputs.u.listing)]
    `,
    'Any has every attribute': dedent`
      ${V1_2}inputs: {a: Any}
      outputs: {}
      arguments: [$(inputs.a.b.c), "$(inputs.a[0])"]
    `,
    'standard input is a file': dedent`
      ${V1_2}inputs: {i: stdin}
      outputs: {}
      arguments: [$(inputs.i.path), «undefined-attribute»$(inputs.i.paht)]
    `,
    'a file has all that the specification names': `${READING}arguments: ["$(inputs.f.class)", "$(inputs.f.location)", "$(inputs.f.path)", "$(inputs.f.basename)", "$(inputs.f.dirname)", "$(inputs.f.nameroot)", "$(inputs.f.nameext)", "$(inputs.f.checksum)", "$(inputs.f.size)", "$(inputs.f.format)", "$(inputs.f.contents)", "$(inputs.f.secondaryFiles)"]\n`,
    'a directory has less': dedent`
      ${V1_2}inputs: {d: {type: Directory, loadListing: shallow_listing}}
      outputs: {}
      arguments: ["$(inputs.d.class)", "$(inputs.d.location)", "$(inputs.d.path)", "$(inputs.d.basename)", "$(inputs.d.listing)", "$(inputs.d.dirname)", «undefined-attribute»$(inputs.d.checksum)]
    `,
    'runtime has its fields': `${PLAIN}arguments: [$(runtime.outdir), $(runtime.tmpdir), $(runtime.cores), $(runtime.ram), $(runtime.outdirSize), $(runtime.tmpdirSize), «undefined-attribute»$(runtime.coress)]\n`,
    'numbers and paths of runtime have no attributes': `${PLAIN}arguments: [«undefined-attribute»$(runtime.cores.count), "«undefined-attribute»$(runtime.ram[0])", «undefined-attribute»$(runtime.outdir.path), «undefined-attribute»$(runtime.tmpdir.length)]\n`,
    'JavaScript finds no more of them, but the length of a path': `${WITH_JS}arguments: [«possible-attribute»$(runtime.cores.count), «possible-attribute»$(runtime.outdir.path), $(runtime.tmpdir.length)]\n`,
    'the exit code is there when the tool has run': dedent`
      ${V1_2}inputs: {}
      outputs: {o: {type: int, outputBinding: {outputEval: $(runtime.exitCode)}}}
      stdout: «undefined-attribute»$(runtime.exitCode)
    `,
    'self is null where nothing is bound': dedent`
      ${V1_2}inputs: {f: File}
      outputs: {o: {type: File, outputBinding: {glob: «undefined-attribute»$(self.basename)}}}
      stdout: «undefined-attribute»$(self.nameroot)
      arguments: [{valueFrom: «undefined-attribute»$(self.path)}]
    `,
    'self is the input in its binding': dedent`
      ${V1_2}inputs:
        f: {type: File, inputBinding: {valueFrom: $(self.path)}}
        g: {type: 'File[]', inputBinding: {valueFrom: «undefined-attribute»$(self.path)}}
        h: {type: {type: array, items: File, inputBinding: {valueFrom: $(self.path)}}}
      outputs: {}
    `,
    'self is a list where outputs are evaluated': dedent`
      ${V1_2}inputs: {}
      outputs:
        o: {type: File, outputBinding: {glob: x, outputEval: "$(self[0])"}}
        p: {type: File, outputBinding: {glob: x, outputEval: «undefined-attribute»$(self.path)}}
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
    'self is the file that others lie next to': dedent`
      ${V1_2}inputs:
        f: {type: File, secondaryFiles: [$(self.nameroot).bai, {pattern: «undefined-attribute»$(self.nameRoot).fai}]}
      outputs: {}
    `,
    'a reference that does not end, or to something else, is reported as that alone': dedent`
      ${V1_2}inputs: {f: File?}
      outputs: {}
      arguments: [«parameter-reference»$(input.f.path), «parameter-reference»$(inputs_of.f.path), "«unbalanced-expression»$(inputs.f.path"]
    `,
    'of several sources self has no more items without JavaScript either': dedent`
      ${WORKFLOW.replace('  InlineJavascriptRequirement: {}\n', '')}inputs: {a: string, b: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {p: string?}, outputs: {}}, in: {p: {source: [a, b], valueFrom: "«undefined-attribute»$(self[2])"}}, out: []}
    `,
    'valueFrom sees the inputs of the step': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: a, valueFrom: «undefined-input»$(inputs.a)}}, out: []}
    `,
    'a condition sees the inputs of the step': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: a}, when: «undefined-input»$(inputs.a), out: []}
    `,
    'requirements of a step are evaluated for what it runs': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: a}, out: [], requirements: {ResourceRequirement: {ramMin: $(inputs.x)}}}
    `,
  },
  ['JSON', 'lists'],
)

test.each(['inputs.p', ' inputs.p == 1', ' inputs.p '])(
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
    'an input with dots in its name',
    dedent`
      ${V1_2}inputs: {reads.gz: File, a.b: string}
      outputs: {}
      arguments: [$(inputs.reads.gz.basename), $(inputs.a.b), "$(inputs['reads.gz'].path)"]
    `,
    [
      "$(inputs.reads.gz.basename) refers to the input reads, which does not exist: A dot ends a name here: write inputs['reads.gz'].",
      "$(inputs.a.b) refers to the input a, which does not exist: A dot ends a name here: write inputs['a.b'].",
    ],
  ],
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
  [
    'what only looks like a comment in a shell',
    `${V1_2}requirements: {InlineJavascriptRequirement: {}}\narguments: ["$(ls reads/*.bam)", "$(curl http://x.org)"]\n${EMPTY}`,
    [
      String.raw`$( begins here and does not end: Close it and what is open within, or write \$( if it is meant as text.`,
      String.raw`$( begins here and does not end: Close it and what is open within, or write \$( if it is meant as text.`,
    ],
  ],
  [
    'an expression that does not end, where text would be no use',
    `${V1_2}requirements: {ResourceRequirement: {coresMin: $(runtime.cores}}\n${EMPTY}`,
    ['$( begins here and does not end: Close it.'],
  ],
])
/** Inputs with names that are like no other. */
function unlikeInputs(count: number): string {
  return Array.from({ length: count }, (_, index) => `q${'xyz'.repeat(3)}${index}: string`).join(', ')
}

test.each([
  ['an input of none', `${V1_2}arguments: [$(inputs.a)]\n${EMPTY}`, 'The inputs here are none.'],
  [
    'an input of two',
    dedent`
      ${V1_2}inputs: {reads: File, sample: string}
      outputs: {}
      arguments: [$(inputs.a)]
    `,
    'The inputs here are reads, sample.',
  ],
  [
    'an input of many',
    dedent`
      ${V1_2}inputs: {${unlikeInputs(21)}}
      outputs: {}
      arguments: [$(inputs.a)]
    `,
    'qxyzxyzxyz19, ….',
  ],
  [
    'an input of no more than are reported',
    dedent`
      ${V1_2}inputs: {${unlikeInputs(20)}}
      outputs: {}
      arguments: [$(inputs.a)]
    `,
    'qxyzxyzxyz19.',
  ],
  [
    'an input that is misspelt',
    dedent`
      ${V1_2}inputs: {reads: File}
      outputs: {}
      arguments: [$(inputs.raeds)]
    `,
    'Did you mean "reads"?',
  ],
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
    'an attribute of the items of a list',
    dedent`
      ${V1_2}inputs: {l: "File[]"}
      outputs: {}
      arguments: [$(inputs.l.path)]
    `,
    'Every item has its own. Give the list an inputBinding, or join the items in JavaScript.',
  ],
  [
    'an attribute of items of items',
    dedent`
      ${V1_2}inputs: {l: "File[][]"}
      outputs: {}
      arguments: ["$(inputs.l[0].path)"]
    `,
    'Every item has its own. Give the list an inputBinding, or join the items in JavaScript.',
  ],
  [
    'an attribute of no item of a list',
    dedent`
      ${V1_2}inputs: {l: "File[]"}
      outputs: {}
      arguments: [$(inputs.l.quality)]
    `,
    'It has length.',
  ],
  [
    'an attribute of a list in a record',
    dedent`
      ${V1_2}inputs: {r: {type: {type: record, fields: {p: "File[]"}}}}
      outputs: {}
      arguments: [$(inputs.r.p.path)]
    `,
    'Every item has its own. Give the list an inputBinding, or join the items in JavaScript.',
  ],
  [
    'a field of a record',
    dedent`
      ${V1_2}inputs: {r: {type: {type: record, fields: {one: int, two: int}}}}
      outputs: {}
      arguments: [$(inputs.r.quality)]
    `,
    'It has one, two.',
  ],
  [
    'a misspelt field of a record',
    dedent`
      ${V1_2}inputs: {r: {type: {type: record, fields: {one: int, sample: int}}}}
      outputs: {}
      arguments: [$(inputs.r.smaple)]
    `,
    'Did you mean "sample"?',
  ],
  [
    'an item of a record',
    dedent`
      ${V1_2}inputs: {r: {type: {type: record, fields: {one: int, two: int}}}}
      outputs: {}
      arguments: ["$(inputs.r[0])"]
    `,
    'It has one, two.',
  ],
])('%s that there is not is reported with those that there are', async (_title, text, end) => {
  const remarks = await remarksOn(text)
  expect(remarks.map((remark) => remark.slice(-end.length - 1))).toEqual([` ${end}`])
})

test('the way to what is missing is reported with its items', async () => {
  const text = dedent`
    ${V1_2}inputs: {r: {type: {type: record, fields: {l: "File[]"}}}}
    outputs: {}
    arguments: ["$(inputs.r.l[2].quality)", "$(inputs.r[3])"]
  `
  expect((await problemsIn(text)).map(({ message }) => message)).toEqual([
    '$(inputs.r.l[2].quality) reads quality of inputs.r.l[2], which is File and has none',
    '$(inputs.r[3]) reads item 3 of inputs.r, which is record of l: File[] and has none',
  ])
})

import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { BARE_TOOL, TOOL, WORKFLOW } from './documents.ts'
import { battery, problemsIn, remarksOn, type Case } from './run.ts'

const V1_2 = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
`
const EMPTY = dedent`
  inputs: {}
  outputs: {}
`
const SHELL = 'requirements: {ShellCommandRequirement: {}}\n'
const SCRIPT = 'requirements: {InlineJavascriptRequirement: {}}\n'

function command(lines: string): string {
  return `${V1_2}${lines}\n${EMPTY}`
}

/** A tool with one input, and what binds it. */
function binding(text: string, type = 'string'): string {
  return dedent`
    ${TOOL}inputs: {a: {type: "${type}", inputBinding: ${text}}}
    outputs: {}
  `
}

function entry(text: string, version = 'v1.2'): string {
  return `${BARE_TOOL.replace('v1.2', version)}requirements: {InitialWorkDirRequirement: {listing: [${text}]}}\n`
}

battery({
  'one text names one program': command('baseCommand: «space-in-program»samtools sort'),
  'the first of a list names one program': command('baseCommand: [«space-in-program»/bin/bash -c, a b]'),
  'what a program is to read is no part of its name': command('baseCommand: «space-in-program»python /app/run.py'),
  'a program may stand in a folder with blanks': command('baseCommand: /opt/My Tools/run'),
  'blanks around a program are part of its name': command('baseCommand: «space-in-program»" cat "'),
  'a program may stand in a folder with several blanks': command('baseCommand: ./My Tools And More/run'),
  'arguments that are paths make no folder of a program': command('baseCommand: «space-in-program»/bin/cat /data/a'),
  'nor does a program in a folder': command('baseCommand: «space-in-program»./run fast'),
  'nor a number in its name': command('baseCommand: «space-in-program»samtools-1.9 view a/b'),
  'an option is no program': command('baseCommand: «space-in-program»-tool x'),
  'baseCommand is not evaluated': dedent`
    ${V1_2}baseCommand: [cat, «unevaluated-expression»"a$(inputs.a)", «unevaluated-expression»"\${return 1}"]
    inputs: {a: string}
    outputs: {}
  `,
  'shell in baseCommand is no expression': command('baseCommand: [sh, -c, "echo $(ls) $HOME"]'),
  'nor is a variable of a shell': command("baseCommand: [sh, -c, 'echo ${HOME} ${#}']"),
  'nor is one that only begins or ends like a word of expressions': command(
    "baseCommand: [sh, -c, 'echo $(inputs_of a) ${returned} ${noreturn} ${myself} ${self}']",
  ),
  'what a body reads is an expression': dedent`
    ${V1_2}baseCommand: [cat, «unevaluated-expression»"\${inputs.a}", «unevaluated-expression»"x\${ self.a }", «unevaluated-expression»"\${runtime.cores}", «unevaluated-expression»"$(self)", «unevaluated-expression»"$(runtime.cores)"]
    inputs: {a: string}
    outputs: {}
  `,
  'a prefix is not evaluated': dedent`
    ${TOOL}inputs: {a: {type: string, inputBinding: {prefix: «unevaluated-expression»"$(inputs.a)="}}}
    outputs: {}
  `,
  'a program that fetches from elsewhere needs the network': command(
    'baseCommand: [«undeclared-feature»/usr/bin/wget, -O, a]',
  ),
  'so do some by what they are told to do': command(
    'baseCommand: «undeclared-feature»git\narguments: [clone, "https://example.org/a"]',
  ),
  'and others not': command('baseCommand: [git, log]'),
  'what fetches may be permitted to': command(
    'requirements: {NetworkAccess: {networkAccess: true}}\nbaseCommand: [curl, -O, a]',
  ),
  'what fetches may know that it has no network': command(
    'hints: {NetworkAccess: {networkAccess: false}}\nbaseCommand: [curl, -O, a]',
  ),
  'before v1.1, all may fetch': dedent`
    cwlVersion: v1.0
    class: CommandLineTool
    inputs: {}
    outputs: {}
    baseCommand: [wget, -O, a]
  `,
  'a workflow may permit its tools to fetch': dedent`
    ${WORKFLOW.replace('requirements:\n', 'requirements:\n  NetworkAccess: {networkAccess: true}\n')}inputs: {}
    outputs: {}
    steps: {s: {run: {class: CommandLineTool, baseCommand: wget, inputs: {}, outputs: {}}, in: {}, out: []}}
  `,
  'an operator needs a shell': command('baseCommand: [cat, a, «undeclared-feature»">", b]'),
  'the first operator is told': command('baseCommand: cat\narguments: [a, «undeclared-feature»"|", {valueFrom: "&&"}]'),
  'so does one before a file': dedent`
    ${V1_2}baseCommand: cat
    arguments: [«undeclared-feature»"> $(inputs.a)"]
    inputs: {a: string}
    outputs: {}
  `,
  'one before a program': command('baseCommand: cat\narguments: [«undeclared-feature»"| sort -u"]'),
  'and one of errors': command('baseCommand: cat\narguments: [«undeclared-feature»2>/dev/null]'),
  ...Object.fromEntries(
    [
      '>',
      '>>',
      '1>',
      '2>',
      '2>>',
      '&>',
      '2>&1',
      '|',
      '||',
      '&&',
      ' > a',
      '1> a',
      '2> a',
      '&> a',
      '>> a',
      '|| a',
      '&& a',
      '1>a',
      '2>>./a',
      '2>$(runtime.outdir)/a',
      '>  a',
    ].map((text) => [
      `an operator of the shell is ${text}`,
      command(`baseCommand: cat\narguments: [a, «undeclared-feature»${JSON.stringify(text)}, b]`),
    ]),
  ),
  'what only looks like an operator': command(
    'baseCommand: cat\narguments: [">seq1", ">=1.0", "|a|", -d, "> x", {prefix: --by, valueFrom: "| x"}]',
  ),
  'what is greater than a number is a condition': command(
    'baseCommand: filter\narguments: [a, "> 10", "1>0", "> -1.5", «undeclared-feature»"> 10.txt"]',
  ),
  'with blanks or without': command('baseCommand: filter\narguments: [a, " > 5", "> 1.25 ", "2> 10"]'),
  'what is printed to stdout is text': command('baseCommand: /bin/echo\narguments: ["> seq1", "|"]\nstdout: a.fa'),
  'what others print to stdout is not': command(
    'baseCommand: cat\narguments: [a, «undeclared-feature»">", b]\nstdout: c',
  ),
  'without that, it may be meant for a shell': command(
    'baseCommand: echo\narguments: [a, «undeclared-feature»"> a.txt"]',
  ),
  'a program among the arguments has operators too': dedent`
    ${V1_2}inputs: {a: {type: int, inputBinding: {prefix: ">", position: 1}}}
    outputs: {}
    arguments: [expr, "3"]
  `,
  'an operator that is a prefix needs a shell': dedent`
    ${TOOL}inputs: {a: {type: string, inputBinding: {prefix: «undeclared-feature»">"}}}
    outputs: {}
  `,
  'or belongs to the program': dedent`
    ${V1_2}baseCommand: [/usr/bin/expr, "1"]
    inputs: {a: {type: int, inputBinding: {prefix: ">"}}}
    outputs: {}
  `,
  'a shell takes it as it is': dedent`
    ${TOOL}${SHELL}inputs: {a: {type: string, inputBinding: {prefix: ">", shellQuote: false}}}
    outputs: {}
  `,
  'a shell gets an operator and a file in quotes': command(
    `${SHELL}baseCommand: cat\narguments: [«quoted-operator»"> a", {valueFrom: "> a", shellQuote: false}]`,
  ),
  'an operator in valueFrom needs a shell': command(
    'baseCommand: cat\narguments: [a, {valueFrom: «undeclared-feature»" 2>&1 "}]',
  ),
  'an operator behind an option is its value': command(
    'baseCommand: cut\narguments: [-d, "|", {prefix: -s, valueFrom: ">"}]',
  ),
  'programs have operators of their own': command('baseCommand: expr\narguments: ["1", "|", "2"]'),
  ...Object.fromEntries(
    ['test', '[', 'find', 'awk', 'gawk', 'mawk', 'bc', 'jq', 'yq'].map((name) => [
      `operators may belong to ${name}`,
      command(`baseCommand: ${JSON.stringify(name)}\narguments: [a, ">", "|"]`),
    ]),
  ),
  ...Object.fromEntries(
    ['egrep', 'fgrep', 'zgrep'].map((name) => [
      `${name} looks for its first argument`,
      command(`baseCommand: ${name}\narguments: [">", «undeclared-feature»">", b]`),
    ]),
  ),
  'tr has two lists of characters': command('baseCommand: tr\narguments: ["|", ">", «undeclared-feature»">", b]'),
  'wherever they stand': command('baseCommand: /usr/bin/expr\narguments: ["1", "|", "2"]'),
  'and without baseCommand': command('arguments: [expr, "1", "|", "2"]'),
  'an operator may be what a program looks for': command(
    'baseCommand: [grep, ">"]\narguments: [a, «undeclared-feature»">", b]',
  ),
  'what may end a command of find is none of the shell': command(
    'baseCommand: [find, -exec, rm, ;]\narguments: ["&", "<"]',
  ),
  'an operator that a shell sees': command(
    `${SHELL}baseCommand: cat\narguments: [{valueFrom: "|", shellQuote: false}, uniq]`,
  ),
  'an operator that a shell gets in quotes': command(
    `${SHELL}baseCommand: cat\narguments: [«quoted-operator»"|", uniq, {valueFrom: «quoted-operator»">"}]`,
  ),
  'a hint calls a shell too': command(
    `hints: {ShellCommandRequirement: {}}\nbaseCommand: cat\narguments: [«quoted-operator»"|", uniq]`,
  ),
  'a shell script is one text': command(`baseCommand: [sh, -c, "cat a | uniq > b"]`),
  'shellQuote needs a shell': binding('{«undeclared-feature»shellQuote: false}'),
  'shellQuote that says what holds anyway needs none': binding('{shellQuote: true}'),
  'a workflow may call a shell for its tools': {
    text: dedent`
      ${WORKFLOW.replace('requirements:\n', 'requirements:\n  ShellCommandRequirement: {}\n')}inputs: {}
      outputs: {}
      steps:
        s: {run: tool.cwl, in: {}, out: []}
    `,
    files: { 'tool.cwl': command('baseCommand: cat\narguments: [{valueFrom: "|", shellQuote: false}, uniq]') },
  },
  'a prefix with an equals sign is joined to its value': binding('{prefix: «detached-value»--a=}'),
  'a prefix of a list too': binding('{prefix: «detached-value»--a=, itemSeparator: ","}', 'string[]?'),
  'a prefix of an argument too': command(
    'baseCommand: cat\narguments: [{prefix: «detached-value»a=, separate: true, valueFrom: b}]',
  ),
  'a prefix that is joined': binding('{prefix: --a=, separate: false}'),
  'an equals sign by itself is an operator of a program': binding('{prefix: "="}'),
  'a prefix of a switch stands alone': binding('{prefix: --a=}', 'boolean?'),
  'a boolean has a prefix to add': dedent`
    ${TOOL}inputs: {a: {type: boolean, inputBinding: «no-effect-binding»{position: 1}}}
    outputs: {}
  `,
  'so has an optional one': dedent`
    ${TOOL}inputs: {a: {type: boolean?, inputBinding: «no-effect-binding»{}}}
    outputs: {}
  `,
  'each of the items of a list has': dedent`
    ${TOOL}inputs: {a: {type: {type: array, items: boolean, inputBinding: «no-effect-binding»{position: 1}}, inputBinding: {prefix: -a}}}
    outputs: {}
  `,
  'and a field of a record': dedent`
    ${TOOL}inputs: {a: {type: {type: record, fields: {b: {type: boolean, inputBinding: «no-effect-binding»{position: 1}}}}}}
    outputs: {}
  `,
  'an argument with a prefix alone is none': command(
    'baseCommand: gzip\narguments: [{prefix: «no-effect-binding»--best, position: 1}, {prefix: -n, valueFrom: "1"}]',
  ),
  'nor is one that says nothing': command(
    'baseCommand: gzip\narguments: [«no-effect-binding»{position: 2}, «no-effect-binding»{}, {valueFrom: -n}]',
  ),
  'what is misspelt is told of an argument, and what is read as a key': command(
    'baseCommand: gzip\narguments: [{prefix: -n, «unknown-field»valuefrom: a}, {«expression-as-key»$(inputs.x ? "a" : null)}]',
  ),
  'valueFrom makes an argument of a boolean': dedent`
    ${TOOL}inputs: {a: {type: boolean, inputBinding: {valueFrom: $(inputs.a)}}}
    outputs: {}
  `,
  'what may be text is an argument itself': dedent`
    ${TOOL}inputs: {a: {type: [boolean, string], inputBinding: {position: 1}}}
    outputs: {}
  `,
  'a list of booleans can be joined': dedent`
    ${TOOL}inputs: {a: {type: 'boolean[]', inputBinding: {itemSeparator: ','}}}
    outputs: {}
  `,
  'there must be a prefix to be joined': binding('{«no-effect-separate»separate: false}'),
  'nothing is joined where that is not said': binding('{separate: true}'),
  'what makes text of a boolean is no switch': binding('{prefix: «detached-value»--a=, valueFrom: "yes"}', 'boolean'),
  'the items of a list are joined to no prefix': binding('{prefix: «detached-value»a=, separate: false}', 'string[]?'),
  'nor to one without an equals sign': binding('{prefix: -a, «no-effect-separate»separate: false}', 'File[]'),
  'but one value that is made of them is': binding('{prefix: a=, separate: false, itemSeparator: ","}', 'string[]'),
  'so is one that an expression makes': binding('{prefix: -a, separate: false, valueFrom: "$(self[0])"}', 'string[]'),
  'what may be one value is joined': dedent`
    ${TOOL}inputs: {a: {type: [string, "string[]"], inputBinding: {prefix: -a, separate: false}}, b: {type: Any, inputBinding: {prefix: b=, separate: false}}}
    outputs: {}
  `,
  'an empty prefix joins nothing': binding('{prefix: "", separate: false}', 'string[]'),
  'items of a list have bindings of their own': dedent`
    ${TOOL}inputs: {a: {type: {type: array, items: string, inputBinding: {prefix: «detached-value»a=}}}, b: {type: ["null", {type: array, items: File, inputBinding: {prefix: b=, separate: false}}]}, c: {type: {type: array, items: {type: array, items: string}, inputBinding: {prefix: -c, «no-effect-separate»separate: false}}}, d: {type: {type: array, items: boolean, inputBinding: {prefix: d=}}}}
    outputs: {}
  `,
  'so have fields of records': dedent`
    ${TOOL}inputs: {a: {type: {type: record, fields: {b: {type: string, inputBinding: {prefix: «detached-value»b=}}, inputBinding: string, c: {type: boolean, inputBinding: {prefix: c=}}}}}, d: {type: {type: array, items: {type: record, fields: [{name: e, type: int, inputBinding: {«no-effect-separate»separate: false}}]}}}}
    outputs: {}
  `,
  'a pattern begins with a dot': dedent`
    ${TOOL}inputs: {a: {type: File, secondaryFiles: [.bai, ^.bai, _1.fq, «pattern-without-dot»bai, {pattern: «pattern-without-dot»fa.fai}, {pattern: «literal-question-mark»«pattern-without-dot»"tbi?"}, $(self.basename).x]}}
    outputs: {o: {type: File, secondaryFiles: «pattern-without-dot»bai, outputBinding: {glob: x}}}
  `,
  'also in capitals, but not before an expression': dedent`
    ${TOOL}inputs: {a: {type: File, secondaryFiles: [«pattern-without-dot»BAI, x_$(self.basename), x-y]}}
    outputs: {}
  `,
  'no reference stands in what a workflow says of its inputs': dedent`
    ${WORKFLOW}inputs: {a: {type: File, secondaryFiles: [«pattern-without-dot»inputs.b]}, b: File}
    outputs: {}
    steps: {}
  `,
  'a pattern of an expression is as it comes': dedent`
    ${TOOL}${SCRIPT}inputs: {a: {type: File, secondaryFiles: ["\${ return 'x' }"]}}
    outputs: {}
  `,
  'a pattern without its brackets is told once': dedent`
    ${TOOL}inputs: {a: {type: File, secondaryFiles: [«bare-reference»inputs.b, «pattern-without-dot»inputs.c]}, b: File}
    outputs: {}
  `,
  'braces are letters of a pattern': `${TOOL}inputs: {c: {type: File, secondaryFiles: «brace-pattern»".{bai,csi}"}}
outputs: {}
`,
  'and of a glob': `${TOOL}inputs: {a: string}
outputs: {o: {type: "File[]", outputBinding: {glob: ["a,b.txt", «brace-pattern»"*.{bam,bai}", "{a}.txt", "{a.txt"]}}}
`,
  'a name has no blanks around it': dedent`
    ${TOOL}stdout: «space-at-end»"out.txt "
    stderr: ""
    inputs: {a: {type: File, secondaryFiles: [«space-at-end»" .bai", {pattern: «space-at-end»".b c "}]}}
    outputs:
      o:
        type: "File[]"
        outputBinding:
          glob:
          - «space-at-end»|
            *.bam
          - |-
            *.bam
          - |
            $(inputs.a.basename)
          - «space-at-end»" a b"
    requirements: {InitialWorkDirRequirement: {listing: [{entryname: «space-at-end»"x\\n", entry: y}, {entryname: " $(inputs.a.basename)", entry: y}]}}
  `,
  'a program has a name': dedent`
    ${V1_2}baseCommand: [«space-in-program»"", echo]
    inputs: {}
    outputs: {}
  `,
  'which is no blank': dedent`
    ${V1_2}baseCommand: «space-in-program»" "
    inputs: {}
    outputs: {}
  `,
  'a glob stays in the output directory': dedent`
    ${TOOL}inputs: {a: string}
    outputs: {o: {type: "File[]", outputBinding: {glob: [a, ./a, a..b, «outside-output»/tmp/a, «outside-output»"../a/*", $(inputs.a)/../b, $(runtime.outdir)/a, «outside-output»/tmp/$(inputs.a)]}}}
  `,
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
  'an input lies apart from the output directory': dedent`
    ${TOOL}inputs: {f: File, d: Directory, s: string, l: "File[]"}
    outputs: {o: {type: "File[]", outputBinding: {glob: [«outside-output»$(inputs.f.path).bai, «outside-output»$(inputs.d.path)/x, «outside-output»$(inputs.f.dirname)/x, $(inputs.f.basename).bai, x$(inputs.f.path), $(inputs.s), "$(inputs.l[0].path)"]}}}
    stdout: «outside-output»$(inputs.f.path).txt
  `,
  'so it does where JavaScript makes the name': dedent`
    ${TOOL}requirements: {InlineJavascriptRequirement: {}}
    inputs: {f: File}
    outputs: {o: {type: "File[]", outputBinding: {glob: [«outside-output»"$(inputs.f.path + '.bai')", "$(inputs.f.path.split('/').slice(-1)[0])"]}}}
  `,
  'an input may be brought there': dedent`
    ${TOOL}requirements: {InitialWorkDirRequirement: {listing: [$(inputs.f)]}}
    inputs: {f: File}
    outputs: {o: {type: File, outputBinding: {glob: $(inputs.f.path).bai}}}
  `,
  'a way is followed name by name': dedent`
    ${TOOL}inputs: {a: string}
    outputs: {o: {type: "File[]", outputBinding: {glob: [«outside-output»./../a, «outside-output»a//../../b, a/./../b, $(inputs.a)/../../b]}}}
  `,
  'what is printed stays in the output directory': dedent`
    ${BARE_TOOL}stdout: «outside-output»/dev/null
    stderr: «outside-output»a/../../b
  `,
  'a way that comes back stays in the output directory': dedent`
    ${TOOL}inputs: {}
    outputs: {o: {type: File, outputBinding: {glob: [a/../b, a/.., «outside-output»..]}}}
  `,
  'an output directory in a container that may not be there': dedent`
    ${TOOL}hints: {DockerRequirement: {dockerPull: "a:1", «undeclared-feature»dockerOutputDirectory: /out}}
    inputs: {}
    outputs: {o: {type: File, outputBinding: {glob: /out/a}}}
  `,
  'an output directory in a container': dedent`
    ${TOOL}requirements: {DockerRequirement: {dockerPull: "a:1", dockerOutputDirectory: /out}}
    inputs: {}
    outputs: {o: {type: File, outputBinding: {glob: /out/a}}}
  `,
  'other folders of a container are not it': dedent`
    ${TOOL}requirements: {DockerRequirement: {dockerPull: "a:1", dockerOutputDirectory: /out}}
    inputs: {}
    outputs: {o: {type: "File[]", outputBinding: {glob: [/out, /out/a, «outside-output»/tmp/out/a, «outside-output»/output/a]}}}
  `,
  'its name may end with a slash': dedent`
    ${TOOL}requirements: {DockerRequirement: {dockerPull: "a:1", dockerOutputDirectory: /out/}}
    inputs: {}
    outputs: {o: {type: "File[]", outputBinding: {glob: [/out, /out/a, «outside-output»/output/a]}}}
  `,
  'no shell reads what a variable is to be': `${BARE_TOOL}requirements: {EnvVarRequirement: {envDef: {PATH: «unevaluated-expression»"$PATH:/opt/bin", LD_LIBRARY_PATH: «unevaluated-expression»"/opt/lib:$LD_LIBRARY_PATH", A: "\\\\$PATH", B: cost $5, C: "$$PATH", D: "a $word"}}}\n`,
  'an entry of text has a name': entry(
    '{entry: «unnamed-entry»"a: b"}, {entry: «unnamed-entry»"a$(runtime.cores)", writable: true}, {entryname: null, entry: «unnamed-entry»x}',
  ),
  'an expression that only a parser finds the end of is one': `${BARE_TOOL}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entry: "\${ return /\\\\)}/.test('') ? null : inputs; }"}]}}\n`,
  'an entry of text with a name': entry('{entry: "a: b", entryname: a.yml}, {entry: a, entryname: $(runtime.cores)}'),
  'an entry that is a file has its own': dedent`
    ${TOOL}inputs: {a: File, b: Directory}
    outputs: {}
    requirements:
      InitialWorkDirRequirement:
        listing:
        - {entry: $(inputs.a)}
        - {entry: $(inputs.b), writable: true}
  `,
  'of the text of an entry, blanks are a part': dedent`
    ${TOOL}inputs: {a: File, b: string, c: Directory?}
    outputs: {}
    requirements:
      InitialWorkDirRequirement:
        listing:
        - entry: «unnamed-entry»" $(inputs.a)"
        - entryname: a
          entry: |
            «expression-type»$(inputs.a)
        - entryname: b
          entry: |
            $(inputs.b)
        - {entryname: c, entry: "«expression-type»$(inputs.c) "}
  `,
  'of a longer text, a file may be a part': dedent`
    ${TOOL}inputs: {a: File}
    outputs: {}
    requirements:
      InitialWorkDirRequirement:
        listing:
        - entryname: a
          entry: |
            first $(inputs.a)
  `,
  'an entry stays in the output directory': entry(
    '{entry: a, entryname: «outside-output»../a}, {entry: a, entryname: b/c}',
  ),
  'an entry may stand anywhere in a container from v1.2 on': `${BARE_TOOL}requirements: {DockerRequirement: {dockerPull: "a:1"}, InitialWorkDirRequirement: {listing: [{entry: a, entryname: /etc/a}]}}\n`,
  'an entry stands anywhere only in a container': entry('{entry: a, entryname: «undeclared-feature»/etc/a}'),
  'and not in one that may not be there': dedent`
    ${BARE_TOOL}hints: {DockerRequirement: {dockerPull: "a:1"}}
    requirements: {InitialWorkDirRequirement: {listing: [{entry: a, entryname: «undeclared-feature»/etc/a}]}}
  `,
  'but in that of the workflow around': {
    text: dedent`
      ${WORKFLOW.replace('requirements:\n', 'requirements:\n  DockerRequirement: {dockerPull: "a:1"}\n')}inputs: {}
      outputs: {}
      steps:
        s: {run: tool.cwl, in: {}, out: []}
    `,
    files: { 'tool.cwl': entry('{entry: a, entryname: /etc/a}') },
  },
  'and not before': entry('{entry: a, entryname: «outside-output»/etc/a}', 'v1.1'),
})

battery({
  'a prefix is quoted before a shell sees it': dedent`
    ${TOOL}requirements: {ShellCommandRequirement: {}}
    inputs: {a: {type: string, inputBinding: {prefix: «quoted-operator»'>'}}, b: {type: string, inputBinding: {prefix: '2>', shellQuote: false}}}
    outputs: {}
  `,
  'what joins items is not evaluated': dedent`
    ${TOOL}inputs: {s: string, a: {type: "string[]", inputBinding: {itemSeparator: «unevaluated-expression»$(inputs.s)}}}
    outputs: {}
  `,
  'a reference needs its brackets': dedent`
    ${TOOL}inputs: {a: string, f: File}
    outputs:
      o: {type: File, outputBinding: {glob: «bare-reference»inputs.a}}
    arguments: [«bare-reference»inputs.f.path, {valueFrom: «bare-reference»"inputs['a']"}, «bare-reference»runtime.cores]
    stdin: «bare-reference»inputs.f.path
  `,
  'it may be written in any way': dedent`
    ${TOOL}inputs: {a: string, "b c": string, l: "string[]"}
    outputs: {}
    arguments: [«bare-reference»" inputs.a ", «bare-reference»"inputs['b c']", «bare-reference»'inputs["b c"]', «bare-reference»"inputs.l[10]", "x inputs.a", "inputs['b c'", "my_inputs.a"]
  `,
  'brackets of other languages are none': dedent`
    ${TOOL}inputs: {a: string, l: "string[]"}
    outputs: {}
    arguments: [«bare-reference»"$inputs.a", «bare-reference»"$[inputs.a]", «bare-reference»(inputs.a), «bare-reference»"{{ inputs.a }}", «bare-reference»"{inputs.a}", «bare-reference»"<inputs.a>", «bare-reference»"$inputs.l[0]", «bare-reference»"[inputs.l[0]]", (inputs.b), "$ inputs a", "(inputs.a x)", '\\$(inputs.a)', $(inputs.a)]
  `,
  'self needs them too': dedent`
    ${TOOL}inputs: {f: {type: File, inputBinding: {valueFrom: «bare-reference»self.nameroot}}, l: {type: "File[]", inputBinding: {valueFrom: «bare-reference»"self[0].path"}}}
    outputs: {}
  `,
  'where nothing but an expression can stand, that is an error': dedent`
    ${TOOL}inputs: {a: int}
    outputs: {o: {type: int, outputBinding: {outputEval: «wrong-type»inputs.a}}}
  `,
  'text that looks like a reference to nothing is text': dedent`
    ${TOOL}inputs: {a: string}
    outputs: {o: {type: File, outputBinding: {glob: inputs.txt}}}
    arguments: [inputs.b, self.txt, runtime.log, inputs, a inputs.a, inputs.a.b c]
  `,
  'a step names its own inputs': dedent`
    ${WORKFLOW}inputs: {a: string}
    outputs: {}
    steps:
      s:
        run: {class: CommandLineTool, baseCommand: cat, inputs: {x: string}, outputs: []}
        in: {x: {source: a, valueFrom: «bare-reference»inputs.x}}
        out: []
  `,
  'a working folder before v1.1 takes text': dedent`
    ${TOOL.replace('v1.2', 'v1.0')}inputs: {a: File}
    outputs: {}
    requirements: {InitialWorkDirRequirement: {listing: [«wrong-type»inputs.a, {entry: «bare-reference»inputs.a}]}}
  `,
  'a body returns something': dedent`
    ${TOOL}${SCRIPT}inputs: {a: int}
    outputs: {}
    arguments: ["«no-return»\${ inputs.a + 1 }", "«no-return»\${}", "x «no-return»\${ var a = 1; }", "\${ return 1 }", "\${ throw 'no' }", "\${ if (inputs.a) { return 1 } }"]
  `,
  'what would have to be mended first is told': dedent`
    ${TOOL}${SCRIPT}inputs: {}
    outputs: {}
    arguments: ["\${«undeclared-name»HOME}/a", "\${ if«javascript-syntax» }"]
  `,
  'without JavaScript that is told': dedent`
    ${TOOL}inputs: {a: int}
    outputs: {}
    arguments: ["«undeclared-feature»\${ inputs.a }"]
  `,
})

/** A tool whose one output is made so. */
function output(type: string, made: string): string {
  return dedent`
    ${TOOL}${SCRIPT}inputs: {n: int, s: string?, f: File, l: "string[]"}
    outputs: {o: {type: "${type}", outputBinding: ${made}}}
  `
}

battery({
  'what glob finds is no text': output('string', '{«glob-for-value»glob: a}'),
  'nor is it with its contents': output('int?', '{«glob-for-value»glob: a, loadContents: true}'),
  'a list of what glob finds is no list of text': output('string[]', '{«glob-for-value»glob: "*"}'),
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
  'blanks within the brackets change nothing': output(
    'int',
    '{glob: «expression-type»$( inputs.f ), outputEval: «expression-type»$( inputs.s )}',
  ),
  'contents are text in whatever is text': output(
    'string?',
    '{glob: a, loadContents: true, outputEval: "$(self[0].contents)"}',
  ),
  'of a list of one file there is that file': output('File', '{glob: a, outputEval: $(self)}'),
  'but no number': output('int', '{glob: a, outputEval: «expression-type»$(self)}'),
  'what seems to end early, behind a backslash, may be JavaScript': dedent`
    ${TOOL}${SCRIPT}inputs: {}
    outputs:
      o:
        type: int
        outputBinding:
          glob: a
          loadContents: true
          outputEval: $(parseInt(self[0].contents.replace(/\\)/g, '')))
  `,
  'a format is no file': output('File', '{glob: a}').replace('"File",', 'File, format: «expression-type»$(inputs.f),'),
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
  'a file is no name': output('File', '{outputEval: «expression-type»$(inputs.f.basename)}'),
  'an input that may be null is what it is otherwise': output('string', '{outputEval: «optional-value»$(inputs.s)}'),
  'a list is no text': output('string', '{outputEval: «expression-type»$(inputs.l)}'),
  'a number is no text': dedent`
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
  'a number is no file before v1.2': dedent`
    ${TOOL.replace('v1.2', 'v1.1')}requirements: {InitialWorkDirRequirement: {listing: [{entryname: a, entry: «expression-type»$(inputs.n)}, {entryname: b, entry: $(inputs.s)}, {entryname: c, entry: $(inputs.f)}, {entryname: d, entry: «expression-type»$(inputs.l)}]}}
    inputs: {n: int, s: string, f: File, l: "File[]"}
    outputs: {}
  `,
  'a list of files has no one name': dedent`
    ${TOOL}requirements: {InitialWorkDirRequirement: {listing: [{entryname: a, entry: $(inputs.n)}, {entryname: b, entry: $(inputs.s)}, {entryname: d, entry: «expression-type»$(inputs.l)}, {entry: $(inputs.l)}]}}
    inputs: {n: int, s: "string[]", l: "File[]"}
    outputs: {}
  `,
  'text that an input gives needs a name too': dedent`
    ${TOOL}requirements: {InitialWorkDirRequirement: {listing: [{entry: «unnamed-entry»$(inputs.s)}, {entry: «unnamed-entry»$(inputs.n)}, {entry: $(inputs.f)}, {entry: $(inputs.u)}]}}
    inputs: {s: string, n: int?, f: File, u: [File, string]}
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
  'a list of files is no file where a step takes one': dedent`
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

function image(name: string): string {
  return `${BARE_TOOL}requirements: {DockerRequirement: {dockerPull: ${name}}}\n`
}

battery({
  ...Object.fromEntries(
    [
      'ubuntu:24.04',
      'a/b/c:1',
      'localhost/a:1',
      'localhost:5000/a_b/c__d:v1.0_x',
      'Host.ORG/a.b-c--d:1',
      '10.0.0.1/a:latest-1',
      `a@sha256:${'0'.repeat(64)}`,
      `h.org/a:1@sha256:${'0'.repeat(64)}`,
      '"{{image}}:1"',
      '"{image}:1"',
      '"a/<NAME>:1"',
    ].map((name) => [`docker reads ${name}`, image(name)]),
  ),
  ...Object.fromEntries(
    [
      'docker://a:1',
      'a/B:1',
      'A:1',
      'a:1 ',
      'a b:1',
      ':1',
      '/a:1',
      'a//b:1',
      'a..b:1',
      'a:.1',
      'https://h.org/a:1',
      '"h.org:port/a:1"',
      `${'a'.repeat(600)}:1`,
    ].map((name) => [
      `docker does not read ${name.slice(0, 30)}`,
      image(`«bad-image»${JSON.stringify(name.replaceAll('"', ''))}`),
    ]),
  ),
  'an image of a step is read too': dedent`
    ${WORKFLOW}inputs: {}
    outputs: {}
    steps:
      s: {requirements: {DockerRequirement: {dockerPull: «bad-image»A:1}}, run: {class: Operation, inputs: [], outputs: []}, in: {}, out: []}
  `,
})

/** Marks of other batteries stand in documents whose inputs do nothing. */
function unused(lines: string): Case {
  return { text: lines, checks: { levels: { 'unused-input': 'warning' } } }
}

battery({
  'an input is used by a binding': unused(
    dedent`
      ${TOOL}inputs: {a: {type: int, inputBinding: {}}, «unused-input»b: int, c: {type: {type: array, items: int, inputBinding: {}}}}
      outputs: {}
    `,
  ),
  'an input is used by an expression': unused(
    dedent`
      ${TOOL}${SCRIPT}inputs: {a: string, b: int, c-d: int, «unused-input»f: int, e: int}
      outputs: {o: {type: File, outputBinding: {glob: $(inputs.a)}}}
      arguments: ["\${ return inputs.b + inputs['c-d'] }"]
      hints: {x:y: {x:z: "\${inputs.e}"}}
      $namespaces: {x: "http://x.org/"}
    `,
  ),
  'whoever reads all inputs may use any': unused(
    dedent`
      ${TOOL}${SCRIPT}inputs: {a: int}
      outputs: {}
      arguments: ["\${ var s = ''; for (var k in inputs) { s += inputs[k]; } return s; }"]
    `,
  ),
  'files lie where a tool runs': unused(
    dedent`
      ${TOOL}inputs: {a: File, b: "Directory[]?", c: Any, d: {type: {type: record, fields: {x: File}}}, e: stdin}
      outputs: {}
    `,
  ),
  'an input of a workflow is used by a link': unused(
    dedent`
      ${WORKFLOW}inputs: {a: int, «unused-input»b: File, c: string}
      outputs: {o: {type: string, outputSource: c}}
      steps:
        s: {run: {class: Operation, inputs: {x: int}, outputs: []}, in: {x: a}, out: []}
    `,
  ),
  'an operation says nothing of its inputs': unused(
    dedent`
      cwlVersion: v1.2
      class: Operation
      inputs: {a: int}
      outputs: {}
    `,
  ),
})

test.each([
  ['a program of words', command('baseCommand: samtools sort'), 'Write a list: ["samtools", "sort"].'],
  ['words in a list', command('baseCommand: [bash -c, echo]'), 'Write each word by itself: "bash", "-c".'],
  [
    'words in quotes',
    command(`baseCommand: sh -c 'echo "a b" > c'`),
    'Write a list of its words, or ["sh", "-c", SCRIPT] for a script of the shell.',
  ],
  [
    'a list behind its prefix',
    binding('{prefix: --a=}', 'string[]'),
    'Add separate: false and itemSeparator; for one prefix per item, move the binding into the type of the list.',
  ],
  [
    'a record behind its prefix',
    dedent`
      ${TOOL}inputs: {a: {type: {type: record, fields: {b: {type: string, inputBinding: {}}}}, inputBinding: {prefix: a=}}}
      outputs: {}
    `,
    'Move it to the fields of the record.',
  ],
  ['a list that is made text', binding('{prefix: --a=, valueFrom: "$(self[0])"}', 'string[]'), 'Add separate: false.'],
  [
    'items behind a prefix that is to be joined',
    binding('{prefix: a=, separate: false}', 'string[]'),
    'Add itemSeparator, or, for one prefix per item, move the binding into the type of the list.',
  ],
  [
    'an operator that is a prefix',
    binding('{prefix: ">"}'),
    'For a file, use stdin, stdout or stderr; for a shell, add ShellCommandRequirement: {} under requirements. Put shellQuote: false beside the prefix.',
  ],
  [
    'an operator before a file',
    command('baseCommand: cat\narguments: ["> a"]'),
    'For a file, use stdin, stdout or stderr; for a shell, add ShellCommandRequirement: {} under requirements. Write it as {shellQuote: false, valueFrom: "> a"}.',
  ],
  [
    'an operator in baseCommand',
    command(`${SHELL}baseCommand: [cat, a, ">", b]`),
    'Move it and what follows it to arguments, and write it as {shellQuote: false, valueFrom: ">"}.',
  ],
  ['a program with blanks around it', command('baseCommand: " cat "'), 'Remove the blanks.'],
  [
    'words with more blanks than they need',
    command('baseCommand: " samtools   sort"'),
    'Write a list: ["samtools", "sort"].',
  ],
  ...['"', "'", '`', '\\', '$', '|', ';', '&', '<', '>', '*', '\n'].map(
    (sign) =>
      [
        `words and ${JSON.stringify(sign)}`,
        command(`baseCommand: ${JSON.stringify(`cat a ${sign}b`)}`),
        'Write a list of its words, or ["sh", "-c", SCRIPT] for a script of the shell.',
      ] as const,
  ),
  ['twenty words', command(`baseCommand: cat${' a'.repeat(19)}`), 'Write a list: ["cat", "a"'],
  ['more words', command(`baseCommand: cat${' a'.repeat(20)}`), 'Write a list of its words, or'],
  ['text of a working folder', entry('{entry: a$(runtime.cores)}'), 'Add entryname.'],
  [
    'text of a found file',
    dedent`
      ${TOOL}inputs: {}
      outputs: {o: {type: string, outputBinding: {glob: a}}}
    `,
    'Add loadContents: true and outputEval: $(self[0].contents), or make the type File.',
  ],
  [
    'a number of a found file',
    dedent`
      ${TOOL}inputs: {}
      outputs: {o: {type: int, outputBinding: {glob: a}}}
    `,
    'Add outputEval, or make the type File.',
  ],
  ['text for an integer', output('int?', '{outputEval: $(inputs.s)}'), 'Make a number of it: $(parseInt(inputs.s)).'],
  [
    'text for a long integer',
    output('long', '{outputEval: $(inputs.f.basename)}'),
    'Make a number of it: $(parseInt(inputs.f.basename)).',
  ],
  [
    'text for a fraction',
    output('float', '{outputEval: $(inputs.f.basename)}'),
    'Make a number of it: $(parseFloat(inputs.f.basename)).',
  ],
  [
    'text for a fraction of more digits',
    output('double', '{outputEval: $(inputs.f.basename)}'),
    'Make a number of it: $(parseFloat(inputs.f.basename)).',
  ],
  [
    'a secondary file with a name of its own',
    dedent`
      ${TOOL}inputs: {a: {type: File, secondaryFiles: [b.txt?]}}
      outputs: {}
    `,
    'Write .b.txt?, ^.b.txt? where it takes the place of the extension, or $("b.txt") for a file of just that name.',
  ],
  [
    'a secondary file with a star',
    dedent`
      ${TOOL}inputs: {a: {type: File, secondaryFiles: ["*.bai"]}}
      outputs: {}
    `,
    'Write .bai, or ^.bai where it takes the place of the extension.',
  ],
  [
    'a parameter of a shell script',
    `${BARE_TOOL}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entryname: a.sh, entry: "echo \${1}"}]}}\n`,
    'Write a backslash before the $ if it is meant as text.',
  ],
])('the hint for %s works', async (_, text, fix) => {
  expect(await remarksOn(text)).toEqual([expect.stringContaining(`: ${fix}`)])
})

test.each([
  ['an operator', command('baseCommand: cat\narguments: [a, " > "]'), '> is an operator of the shell'],
  ['one before a file', command('baseCommand: cat\narguments: [a, "> b"]'), '> b begins with an operator of the shell'],
  [
    'a file for a number',
    output('int', '{outputEval: $(inputs.f)}'),
    'the output o takes int, and $(inputs.f) is File',
  ],
  [
    'text for a condition',
    output('boolean', '{outputEval: $(inputs.f.basename)}'),
    'the output o takes boolean, and $(inputs.f.basename) is string',
  ],
])('%s is told as what it is', async (_, text, message) => {
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
    ).toEqual([['expression-type', 'Write an expression that gives it, or change the type.']])
  },
)

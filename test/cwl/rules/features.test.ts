import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { V1_2, SHELL, BARE_TOOL, TOOL, WORKFLOW, command, binding, entry } from '../battery/documents.ts'
import { battery, batteryOfFixes, remarksOn } from '../battery/run.ts'

battery({
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
  'an output directory in a container that may not be there': dedent`
    ${TOOL}hints: {DockerRequirement: {dockerPull: "a:1", «undeclared-feature»dockerOutputDirectory: /out}}
    inputs: {}
    outputs: {o: {type: File, outputBinding: {glob: /out/a}}}
  `,
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
})

batteryOfFixes([
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
])

test.each([
  ['an operator', command('baseCommand: cat\narguments: [a, " > "]'), '> is an operator of the shell'],
  ['one before a file', command('baseCommand: cat\narguments: [a, "> b"]'), '> b begins with an operator of the shell'],
])('%s is told as what it is', async (_, text, message) => {
  const [remark, ...others] = await remarksOn(text)
  expect([remark?.slice(0, message.length), others]).toEqual([message, []])
})

import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfFixes, batteryOfRemarks, remarksOn } from '../../support/battery.ts'
import {
  BARE_TOOL,
  EMPTY,
  JAVASCRIPT_TOOL,
  PLAIN,
  PLAIN_WORKFLOW,
  SHELL,
  TOOL,
  V1_2,
  WORKFLOW,
  binding,
  command,
  entry,
  step,
} from '../../support/documents.ts'

battery({
  'a program that fetches from elsewhere needs the network': command(
    'baseCommand: [«undeclared-feature»/usr/bin/wget, -O, a]',
  ),
  'so do some by what they are reported to do': command(
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
  'the first operator is reported': command(
    'baseCommand: cat\narguments: [a, «undeclared-feature»"|", {valueFrom: "&&"}]',
  ),
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
  'with spaces or without': command('baseCommand: filter\narguments: [a, " > 5", "> 1.25 ", "2> 10"]'),
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
  'an operator after an option is its value': command(
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
  'wherever they are': command('baseCommand: /usr/bin/expr\narguments: ["1", "|", "2"]'),
  'and without baseCommand': command('arguments: [expr, "1", "|", "2"]'),
  'an operator may be what a program looks for': command(
    'baseCommand: [grep, ">"]\narguments: [a, «undeclared-feature»">", b]',
  ),
  'what may end a command of find is none of the shell': command(
    'baseCommand: [find, -exec, rm, ;]\narguments: ["&", "<"]',
  ),
  'shellQuote needs a shell': binding('{«undeclared-feature»shellQuote: false}'),
  'what a shell is given as a script needs no other': command(
    'baseCommand: [/bin/bash, -c]\narguments: [{shellQuote: false, valueFrom: "set -e; ls"}]',
  ),
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
  'an entry may be anywhere in a container from v1.2 on': `${BARE_TOOL}requirements: {DockerRequirement: {dockerPull: "a:1"}, InitialWorkDirRequirement: {listing: [{entry: a, entryname: /etc/a}]}}\n`,
  'an entry is anywhere only in a container': entry('{entry: a, entryname: «undeclared-feature»/etc/a}'),
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
    'For a file, use stdin, stdout or stderr; for a shell, add ShellCommandRequirement: {} under requirements. Put shellQuote: false next to the prefix.',
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
])('%s is reported as what it is', async (_, text, message) => {
  const [remark, ...others] = await remarksOn(text)
  expect([remark?.slice(0, message.length), others]).toEqual([message, []])
})

battery(
  {
    'JavaScript wants its requirement': `${PLAIN}arguments: [«undeclared-feature»$(inputs.a + 1)]\n`,
    'a function body wants the requirement': `${PLAIN}arguments: ["«undeclared-feature»\${ return 1 }"]\n`,
    'the requirement as a hint will do': dedent`
      ${PLAIN}hints: {InlineJavascriptRequirement: {}}
      arguments: [$(inputs.a + 1)]
    `,
    'spaces around a reference make JavaScript of it': `${PLAIN}arguments: [«undeclared-feature»$( inputs.f.path ), $( inputs.a)]\n`,
    'JavaScript is reported rather than spaces': `${PLAIN}arguments: [$( inputs.f.path ), «undeclared-feature»$(inputs.a + 1)]\n`,
    'a directory is listed where somebody asks for it': dedent`
      ${JAVASCRIPT_TOOL}inputs: {d: Directory, l: 'Directory[]?', m: {type: Directory, loadListing: shallow_listing}, n: {type: Directory, default: {class: Directory, basename: n, listing: []}}, f: File, u: [File, Directory]}
      outputs: {}
      arguments: [$(inputs.m.listing), $(inputs.n.listing), $(inputs.u.listing), "$(/* inputs.d.listing */ 'inputs.d.listing')", $(«undeclared-feature»inputs.d.listing), $(inputs.d.listing)]
    `,
    'so is one of several, in JavaScript': dedent`
      ${JAVASCRIPT_TOOL}inputs: {l: 'Directory[]?'}
      outputs: {}
      arguments: ["\${ var a = []; for (var i = 0; i < inputs.l.length; i++) a.push(«undeclared-feature»inputs.l[i].listing.length); return a; }"]
    `,
    'so is one that is bound': dedent`
      ${JAVASCRIPT_TOOL}inputs: {d: {type: Directory, inputBinding: {valueFrom: "$(«undeclared-feature»self.listing[0])"}}, e: {type: Directory, loadListing: deep_listing, inputBinding: {valueFrom: "$(self.listing[0])"}}}
      outputs: {}
    `,
    'so is one that the tool makes': dedent`
      ${JAVASCRIPT_TOOL}inputs: {}
      outputs: {a: {type: 'File[]', outputBinding: {glob: a, loadListing: shallow_listing, outputEval: "$(self[0].listing)"}}, b: {type: 'File[]', outputBinding: {glob: b, outputEval: "$(«undeclared-feature»self[0].listing)"}}}
    `,
    'code may ask whether it is': dedent`
      ${JAVASCRIPT_TOOL}inputs: {d: Directory}
      outputs: {}
      arguments: [$(inputs.d.listing === undefined), "$(inputs.d.listing ? 1 : 2)", "$(inputs.d.listing || [])", "\${ if (inputs.d.listing) return inputs.d.listing.length; return 0; }"]
    `,
    'a requirement lists all': dedent`
      ${JAVASCRIPT_TOOL.replace('}\n', ', LoadListingRequirement: {loadListing: deep_listing}}\n')}inputs: {d: Directory}
      outputs: {}
      arguments: [$(inputs.d.listing)]
    `,
    'so does one of the workflow around': dedent`
      cwlVersion: v1.1
      class: Workflow
      requirements: {LoadListingRequirement: {loadListing: shallow_listing}, InlineJavascriptRequirement: {}}
      inputs: {d: Directory}
      outputs: {}
      steps: {s: {run: {class: ExpressionTool, inputs: {d: Directory}, outputs: {o: Any}, expression: '$({o: inputs.d.listing})'}, in: {d: d}, out: []}}
    `,
    'in v1.0 all directories are listed': dedent`
      ${JAVASCRIPT_TOOL.replace('v1.2', 'v1.0')}inputs: {d: Directory}
      outputs: {}
      arguments: [$(inputs.d.listing)]
    `,
    'an expression tool wants the requirement': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      inputs: {a: int}
      outputs: {b: int}
      expression: "«undeclared-feature»\${ return {b: inputs.a} }"
    `,
  },
  ['JSON', 'lists'],
)

battery({
  'a hyphen without JavaScript is one too': dedent`
    ${TOOL}inputs: {in-file: File}
    outputs: {}
    arguments: [«undeclared-feature»$(inputs.in-file)]
  `,
})

test('spaces around a reference are quoted as they are written, and to be removed', async () => {
  expect(await remarksOn(`${PLAIN}arguments: [$( inputs.f.path )]\n`)).toEqual([
    '$( inputs.f.path ) is not a parameter reference but JavaScript, which needs InlineJavascriptRequirement: Remove the spaces.',
  ])
})

batteryOfRemarks([
  [
    'a listing that nobody loads',
    dedent`
      ${V1_2}inputs: {d: Directory}
      outputs: {}
      arguments: ["$(inputs.d.listing[0].listing[0])"]
    `,
    [
      'the listing of the input d is read, which needs LoadListingRequirement: Add loadListing: deep_listing to that input: since v1.1, directories are not listed by default.',
    ],
  ],
  [
    'shell text',
    `${V1_2}arguments: [$(ls -l)]\n${EMPTY}`,
    [
      String.raw`$(ls -l) is not a parameter reference but JavaScript, which needs InlineJavascriptRequirement: Add InlineJavascriptRequirement: {} under requirements, or write \$( if it is meant as text.`,
    ],
  ],
  ...[
    [
      'a list',
      dedent`
        - class: WorkReuse
          enableReuse: false
      `,
      '- class: InlineJavascriptRequirement',
    ],
    [
      'a list with other keys first',
      dedent`
        - enableReuse: false
          class: WorkReuse
      `,
      '- class: InlineJavascriptRequirement',
    ],
    ['a list in brackets', ' [{"class": "WorkReuse", "enableReuse": false}]\n', '- class: InlineJavascriptRequirement'],
    ['a list of nothing', ' []\n', 'InlineJavascriptRequirement: {}'],
    ['a map', '\n  WorkReuse: {enableReuse: false}\n', 'InlineJavascriptRequirement: {}'],
    ['a map in braces', ' {"WorkReuse": {enableReuse: false}}\n', 'InlineJavascriptRequirement: {}'],
  ].map(
    ([form, requirements, written]) =>
      [
        `a requirement that is added to ${form}`,
        `${V1_2}arguments: ["\${return 1}"]\n${EMPTY}requirements:${requirements?.startsWith('-') === true ? '\n' : ''}${requirements}`,
        [expect.stringContaining(`: Add ${written} under requirements, or write`)],
      ] as const,
  ),
  [
    'a program that fetches, in a list of requirements',
    `${V1_2}requirements: [{class: InlineJavascriptRequirement}]\nbaseCommand: wget\n${EMPTY}`,
    [
      'wget fetches from the network, which needs NetworkAccess: Add - {class: NetworkAccess, networkAccess: true} under requirements: without it, engines may block the network.',
    ],
  ],
  [
    'an expression that nothing permits, where text would be no use',
    dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      inputs: {}
      outputs: {}
      expression: "\${return {}}"
    `,
    [
      '${…} is JavaScript, which needs InlineJavascriptRequirement: Add InlineJavascriptRequirement: {} under requirements.',
    ],
  ],
])

battery(
  {
    'scattering needs its requirement': step({
      head: PLAIN_WORKFLOW,
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: '    «missing-requirement»scatter: x\n',
    }),
    'a step may have the requirement itself': step({
      head: PLAIN_WORKFLOW,
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: '    scatter: x\n    requirements: {ScatterFeatureRequirement: {}}\n',
    }),
    'one requirement that several steps lack is reported once': dedent`
      ${PLAIN_WORKFLOW}inputs: {a: 'string[]'}
      outputs: {}
      steps:
        own: {requirements: {ScatterFeatureRequirement: {}}, run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: a}, scatter: x, out: []}
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: [a], «undeclared-feature»valueFrom: b}}, «missing-requirement»scatter: x, out: []}
        t: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: a, valueFrom: b}}, scatter: x, out: []}
    `,
    'a workflow in a workflow needs its requirement': dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps:
        s: {in: {}, out: [], «missing-requirement»run: {class: Workflow, inputs: {}, outputs: {}, steps: {}}}
    `,
    'several sources want their requirement': step({
      head: PLAIN_WORKFLOW,
      inputs: 'a: string, b: string',
      takes: "x: 'string[]'",
      in: '{x: {«undeclared-feature»source: [a, b]}}',
    }),
    'several sources of an output want their requirement': step({
      head: PLAIN_WORKFLOW,
      in: '{x: a}',
      outputs: "{o: {type: 'string[]', «undeclared-feature»outputSource: [s/y, a]}}",
    }),
    'valueFrom wants its requirement': step({
      head: PLAIN_WORKFLOW,
      in: '{x: {source: a, «undeclared-feature»valueFrom: $(self)}}',
    }),
    'a requirement is inherited': {
      text: dedent`
        ${WORKFLOW}inputs: {a: string}
        outputs: {}
        steps:
          s: {run: inner.cwl, in: {a: a}, out: []}
      `,
      files: { 'inner.cwl': step({ head: PLAIN_WORKFLOW, in: '{x: {source: a, valueFrom: $(self + 1)}}' }) },
    },
  },
  ['JSON', 'lists'],
)

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
  command,
  entry,
  step,
} from '../../support/documents.ts'

battery(import.meta.filename, {
  'a workflow may permit its tools to fetch': dedent`
    ${WORKFLOW.replace('requirements:\n', 'requirements:\n  NetworkAccess: {networkAccess: true}\n')}inputs: {}
    outputs: {}
    steps: {s: {run: {class: CommandLineTool, baseCommand: wget, inputs: {}, outputs: {}}, in: {}, out: []}}
  `,

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
  'a program among the arguments has operators too': dedent`
    ${V1_2}inputs: {a: {type: int, inputBinding: {prefix: ">", position: 1}}}
    outputs: {}
    arguments: [expr, "3"]
  `,
  'an operator that is a prefix needs a shell': dedent`
    ${TOOL}inputs: {a: {type: string, inputBinding: {prefix: «undeclared-feature»">"}}}
    outputs: {}
  `,
  'a shell takes it as it is': dedent`
    ${TOOL}${SHELL}inputs: {a: {type: string, inputBinding: {prefix: ">", shellQuote: false}}}
    outputs: {}
  `,
  'an operator in valueFrom needs a shell': command(
    'baseCommand: cat\narguments: [a, {valueFrom: «undeclared-feature»" 2>&1 "}]',
  ),

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
  'an operator may be what a program looks for': command(
    'baseCommand: [grep, ">"]\narguments: [a, «undeclared-feature»">", b]',
  ),
  'what a shell is given as a script needs no other': command(
    'baseCommand: [/bin/bash, -c]\narguments: [{shellQuote: false, valueFrom: "set -e; ls"}]',
  ),
  'an output directory in a container that may not be there': dedent`
    ${TOOL}hints: {DockerRequirement: {dockerPull: "a:1", «undeclared-feature»dockerOutputDirectory: /out}}
    inputs: {}
    outputs: {o: {type: File, outputBinding: {glob: /out/a}}}
  `,
  'an entry is anywhere only in a container': entry('{entry: a, entryname: «undeclared-feature»/etc/a}'),
  'and not in one that may not be there': dedent`
    ${BARE_TOOL}hints: {DockerRequirement: {dockerPull: "a:1"}}
    requirements: {InitialWorkDirRequirement: {listing: [{entry: a, entryname: «undeclared-feature»/etc/a}]}}
  `,
})

batteryOfFixes([
  [
    'an operator in baseCommand',
    command(`${SHELL}baseCommand: [cat, a, ">", b]`),
    'Move it and what follows it to arguments, and write it as {shellQuote: false, valueFrom: ">"}.',
  ],
])

test.each([['an operator', command('baseCommand: cat\narguments: [a, " > "]'), '> is an operator of the shell']])(
  '%s is reported as what it is',
  async (_, text, message) => {
    const [remark, ...others] = await remarksOn(text)
    expect([remark?.slice(0, message.length), others]).toEqual([message, []])
  },
)

battery(
  import.meta.filename,
  {
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
    'so does one of the workflow around': dedent`
      cwlVersion: v1.1
      class: Workflow
      requirements: {LoadListingRequirement: {loadListing: shallow_listing}, InlineJavascriptRequirement: {}}
      inputs: {d: Directory}
      outputs: {}
      steps: {s: {run: {class: ExpressionTool, inputs: {d: Directory}, outputs: {o: Any}, expression: '$({o: inputs.d.listing})'}, in: {d: d}, out: []}}
    `,
  },
  ['JSON', 'lists'],
)

battery(import.meta.filename, {
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
  import.meta.filename,
  {
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
  },
  ['JSON', 'lists'],
)

import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { batteryOfRemarks, problemsIn, remarksOn } from '../../support/battery.ts'
import { PLAIN_WORKFLOW } from '../../support/documents.ts'

const OPERATION = '{class: Operation, inputs: {x: string?}, outputs: {o: string}}'

/** A workflow with a step that runs what takes x, and gives o. */
function flow(step: string, more = ''): string {
  return dedent`
    ${PLAIN_WORKFLOW}requirements: {ScatterFeatureRequirement: {}, MultipleInputFeatureRequirement: {}}
    inputs: {a: string, l: "string[]", f: File, n: int}
    outputs: {${more}}
    steps:
      s: {run: {class: Operation, inputs: {x: string, two: string?}, outputs: {o: string, other: string}}, ${step}}
  `
}

batteryOfRemarks([
  [
    'all values for what is not a list',
    flow(
      'in: {x: {source: [a], pickValue: all_non_null}, two: {source: [a, a], pickValue: all_non_null}}, out: []',
      'p: {type: string, outputSource: l, pickValue: all_non_null}',
    ),
    [
      'pickValue: all_non_null always gives a list, but the output p accepts string: Change the type to string[], or choose one value with pickValue: first_non_null.',
      'pickValue has only one value to pick from, and the input x of the step s accepts string: by the specification the result is a list, but engines pass on the value: Remove pickValue, and the brackets.',
      'pickValue: all_non_null always gives a list, but the input two of the step s accepts string?: Change the type to string[], or choose one value with pickValue: first_non_null.',
    ],
  ],
  [
    'an output that takes one of many',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {a: "string[]"}
      outputs: {o: {type: string, outputSource: a}}
      steps: []
    `,
    [
      '"a" gives string[], but the output o accepts string: Make the type a list of that, or take one item in a separate step.',
    ],
  ],
  [
    'an optional list next to an item',
    dedent`
      ${PLAIN_WORKFLOW}requirements: {MultipleInputFeatureRequirement: {}}
      inputs: {a: "string[]?", b: string}
      outputs: {o: {type: "string[]", outputSource: [a, b]}}
      steps: []
    `,
    [
      expect.stringMatching(
        /: Add linkMerge: merge_flattened, which makes one list of lists and items, and pickValue: all_non_null, which leaves out null\.$/,
      ),
    ],
  ],
])

test('an input that makes one step wait for another is not just to be removed', async () => {
  const steps = dedent`
    steps:
      s: {run: ${OPERATION}, in: {x: a}, out: [o]}
      t: {run: ${OPERATION}, in: {x: a, ready: s/o}, out: []}
      u: {run: ${OPERATION}, in: {x: s/o, again: s/o}, out: []}
  `
  expect(await remarksOn(`${PLAIN_WORKFLOW}inputs: {a: string}\noutputs: {}\n${steps}`)).toEqual([
    'the step t sets "ready", which its process does not have: If the step t only has to wait for the step s, keep it. Otherwise remove it, or declare it in the process.',
    'the step u sets "again", which its process does not have: Remove it, or declare it in the process.',
  ])
})

test.each([
  ['s/y', 'Add pickValue: all_non_null, or take a list whose items may be null.'],
  [
    '[s/y, a], pickValue: first_non_null',
    'Remove null from the list in a separate step, or accept a list whose items may be null: pickValue chooses whole lists here.',
  ],
])('of the nulls that a scattered step gives to %s is reported with the way to take them out', async (source, fix) => {
  const head = dedent`
    cwlVersion: v1.2
    class: Workflow
    requirements: {ScatterFeatureRequirement: {}, MultipleInputFeatureRequirement: {}}
    inputs: {a: "string[]", b: boolean}
  `
  const steps = dedent`
    steps:
      s: {run: {class: Operation, inputs: {x: string}, outputs: {y: string}}, scatter: x, when: $(inputs.b), in: {x: a, b: b}, out: [y]}
  `
  const remarks = await remarksOn(`${head}outputs: {o: {type: "string[]", outputSource: ${source}}}\n${steps}`)
  expect(remarks).toEqual([
    `"s/y" comes from a step that may be skipped and then gives a list with null in it, but the output o accepts string[]: ${fix}`,
  ])
})

test('to what is scattered over, null is not a list, optional or not', async () => {
  const head = dedent`
    ${PLAIN_WORKFLOW}requirements: {ScatterFeatureRequirement: {}}
    inputs: {a: "string[]", b: boolean}
    outputs: {}
  `
  const s =
    's: {run: {class: Operation, inputs: {x: "string[]"}, outputs: {y: "string[]"}}, when: $(inputs.b), in: {x: a, b: b}, out: [y]}'
  const t = 't: {run: {class: Operation, inputs: {x: string?}, outputs: {}}, scatter: x, in: {x: s/y}, out: []}'
  expect(
    await remarksOn(dedent`
      ${head}steps:
        ${s}
        ${t}
    `),
  ).toEqual([
    '"s/y" comes from a step that may be skipped and then gives null, but the input x of the step t, which is scattered, accepts (string?)[]: Add a source to pick from with pickValue, or give a default that is a list.',
  ])
})

test.each(['[s/y], linkMerge: merge_nested'])(
  'of the null among what %s merges is reported with the way to take it out',
  async (source) => {
    const run = '{class: Operation, inputs: {x: string}, outputs: {y: string}}'
    const steps = dedent`
      steps:
        s: {run: ${run}, when: $(inputs.b), in: {x: a, b: b}, out: [y]}
        t: {run: ${run}, in: {x: a}, out: [y]}
    `
    const remarks = await remarksOn(
      `${PLAIN_WORKFLOW}requirements: {MultipleInputFeatureRequirement: {}}\ninputs: {a: string, b: boolean}\noutputs: {o: {type: "string[]", outputSource: ${source}}}\n${steps}`,
    )
    expect(remarks).toEqual([
      '"s/y" comes from a step that may be skipped and then gives null, but the output o accepts string[]: Add pickValue: all_non_null, or take a list whose items may be null.',
    ])
  },
)

test.each([
  [
    'an output that is misspelt',
    flow('in: {x: a}, out: [othr]'),
    'the step s lists the output "othr", which its process does not have: Did you mean "other"?',
  ],
  [
    'an output that is not like any',
    flow('in: {x: a}, out: [bam_file]'),
    'the step s lists the output "bam_file", which its process does not have: Its outputs are: o, other.',
  ],
  [
    'an output of what has none',
    flow('in: {x: a}, out: [o]').replace('outputs: {o: string, other: string}', 'outputs: {}'),
    'the step s lists the output "o", which its process does not have: The process has no outputs.',
  ],
  [
    'a scattered input that is misspelt',
    flow('in: {x: a, two: a}, scatter: twoo, out: []'),
    'the step s scatters over "twoo", which is not an input of the step: Did you mean "two"?',
  ],
  [
    'a scattered input that is not like any',
    flow('in: {x: a}, scatter: reads, out: []'),
    'the step s scatters over "reads", which is not an input of the step: Name an input that is written under in.',
  ],
  [
    'a scattered input that gets no list',
    flow('in: {x: a}, scatter: x, out: []'),
    '"a" gives string, but the input x of the step s, which is scattered, accepts string[]',
  ],
  [
    'a scattered input that is given nothing',
    flow('in: {x: {}}, scatter: x, out: []'),
    'the input x of the step s, which is scattered, has no list to scatter over: Add a source, or a default that is a list.',
  ],
  [
    'a scattered input that is only computed',
    flow('in: {x: {valueFrom: b}}, scatter: x, out: []').replace(
      'Scatter',
      'StepInputExpressionRequirement: {}, Scatter',
    ),
    'the input x of the step s, which is scattered, has no list to scatter over: Add a source or a default: valueFrom is evaluated for each item of it.',
  ],
  [
    'an input that is misspelt',
    flow('in: {x: a, twoo: a}, out: []'),
    'the step s sets "twoo", which its process does not have: Did you mean "two"?',
  ],
  [
    'an input that is like one that is given',
    flow('in: {x: a, two: a, tow: a}, out: []'),
    'the step s sets "tow", which its process does not have: Remove it, or declare it in the process.',
  ],
  [
    'inputs that are not given',
    flow('in: {}, out: []').replace('two: string?', 'two: string'),
    'the step s does not set "x", "two", which its process requires: Write each as NAME: SOURCE under in of the step, or give it a default in its process.',
  ],
  [
    'an output of a step that is not listed',
    flow('in: {x: a}, out: []', 'p: {type: string, outputSource: s/other}'),
    'the output p has the source "s/other", which is neither an input of the workflow nor an output of a step: Add other to out of the step "s".',
  ],
  [
    'a source that is misspelt',
    flow('in: {x: a}, out: [other]', 'p: {type: string, outputSource: s/othr}'),
    'the output p has the source "s/othr", which is neither an input of the workflow nor an output of a step: Did you mean "s/other"?',
  ],
  [
    'a source of an output that is not like any',
    flow('in: {x: a}, out: []', 'p: {type: string, outputSource: reads}'),
    'the output p has the source "reads", which is neither an input of the workflow nor an output of a step: Name an input of the workflow, or STEP/OUTPUT.',
  ],
  [
    'a step instead of its output',
    flow('in: {x: a}, out: [other]', 'p: {type: string, outputSource: s}'),
    'the output p has the source "s", which is neither an input of the workflow nor an output of a step: "s" is a step. Write s/other for its output.',
  ],
  ...['inputs.a', 'inputs/a', '$(inputs.a)'].map(
    (source) =>
      [
        `the input ${source}`,
        flow(`in: {x: ${source}}, out: []`),
        `the input x of the step s has the source "${source}", which is neither an input of the workflow nor an output of a step: Did you mean "a"?`,
      ] as const,
  ),
  ...['s.other', 'steps.s.other', 's/outputs/other', '$(steps.s.outputs.other)'].map(
    (source) =>
      [
        `the output ${source}`,
        flow('in: {x: a}, out: [other]', `p: {type: string, outputSource: ${source}}`),
        `the output p has the source "${source}", which is neither an input of the workflow nor an output of a step: Did you mean "s/other"?`,
      ] as const,
  ),
  [
    'a source of a step that is not like any',
    flow('in: {x: reads}, out: []'),
    'the input x of the step s has the source "reads", which is neither an input of the workflow nor an output of a step: Name an input of the workflow, or STEP/OUTPUT. To give a value that is not a link, write {default: …}.',
  ],
  [
    'sources of which one does not fit',
    flow('in: {x: {source: [a, n], pickValue: first_non_null}}, out: []'),
    '"n" gives int after pickValue: first_non_null, but the input x of the step s accepts string',
  ],
  [
    'a source that does not fit when it is merged',
    flow('in: {x: {source: [n], linkMerge: merge_flattened}}, out: []'),
    '"n" gives int[] after linkMerge: merge_flattened, but the input x of the step s accepts string',
  ],
  [
    'a source among several that make a list',
    flow('in: {x: [a, a]}, out: []'),
    '"a" gives string[] as one of several sources, but the input x of the step s accepts string',
  ],
  [
    'one source in a list',
    flow('in: {x: [n]}, out: []'),
    '"n" gives int, but the input x of the step s accepts string',
  ],
])('of a workflow, %s is reported in words that help', async (_title, text, message) => {
  const [remark, ...others] = await remarksOn(text)
  expect([remark?.slice(0, message.length), others]).toEqual([message, []])
})

test.each([['merge/flat', 'flatten_resolutions/flat']])(
  'instead of the source %s, which there is not, %j is offered',
  async (source, offer) => {
    const step = (outputs: readonly string[]): string =>
      `{run: {class: Operation, inputs: {}, outputs: {${outputs.map((name) => `${name}: File`).join(', ')}}}, in: {}, out: [${outputs.join(', ')}]}`
    const steps = dedent`
    steps:
      merge: ${step(['joined_files'])}
      flatten_resolutions: ${step(['flat', 'both'])}
      realignment_of_reads: ${step(['both', 'joined_file'])}
  `
    const [remark] = await remarksOn(
      `${PLAIN_WORKFLOW}inputs: {}\noutputs: {o: {type: File, outputSource: ${source}}}\n${steps}`,
    )
    expect(remark?.split(': ').at(-1)).toBe(
      offer === undefined ? 'Name an input of the workflow, or STEP/OUTPUT.' : `Did you mean "${offer}"?`,
    )
  },
)

test.each([
  ['s/o', 'Write outputSource: s/o, not outputBinding.'],
  ['s/p', 'Set outputSource to an output of a step, as STEP/OUTPUT, or remove the output.'],
])(
  'of an output of a workflow that looks for %s as files the message names what gives it a value',
  async (glob, fix) => {
    const text = dedent`
    cwlVersion: v1.0
    class: Workflow
    inputs: {}
    outputs: {o: {type: File, outputBinding: {glob: ${glob}}}}
    steps: {s: {run: {class: CommandLineTool, baseCommand: date, inputs: {}, outputs: {o: stdout}}, in: {}, out: [o]}}
  `
    expect(
      (await problemsIn(text)).filter(({ code }) => code === 'no-output-source').map((problem) => problem.fix),
    ).toEqual([fix])
  },
)

test.each([
  ['scatter: x', 'a list'],
  ['scatter: [x, y, z], scatterMethod: nested_crossproduct', 'a list of lists of lists'],
])('what a step gives that runs what cannot be read, with %s, is %s', async (how, words) => {
  const text = dedent`
    ${PLAIN_WORKFLOW}inputs: {l: "boolean[]"}
    outputs: {o: {type: File, outputSource: s/o}}
    steps: {s: {run: gone.cwl, in: {x: l, y: l, z: l}, ${how}, out: [o]}}
  `
  expect(
    (await problemsIn(text)).filter(({ code }) => code === 'incompatible-types').map(({ message }) => message),
  ).toEqual([`"s/o" gives ${words}, but the output o accepts File`])
})

test.each([
  ['sort.cwl', undefined],
  ['inputs.yaml', 'inputs.yml'],
])('instead of the file %s, which there is not, %j is offered', async (file, offer) => {
  const files = { 'cat.cwl': '', 'dev2.cwl': '', 'inputs.yml': '', 'algin.cwl': '' }
  const [remark] = await remarksOn(
    dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: ${file}, in: {}, out: []}}
    `,
    files,
  )
  expect(remark).toBe(
    `there is no file ${file}: ${offer === undefined ? 'A reference is relative to the file that contains it, other paths to the working directory.' : `Did you mean "${offer}"?`}`,
  )
})

test('of secondary files that an input does not declare, the message names the steps that need them', async () => {
  const needing = (suffixes: string): string =>
    `run: {class: Operation, inputs: {x: {type: File, secondaryFiles: ${suffixes}}}, outputs: {}}, in: {x: a}, out: []`
  const told = async (input: string, ...steps: readonly string[]): Promise<readonly string[]> =>
    remarksOn(
      `${PLAIN_WORKFLOW}inputs: {a: ${input}}\noutputs: {}\nsteps:\n${steps.map((suffixes, index) => `  s${index}: {${needing(suffixes)}}\n`).join('')}`,
    )
  expect([
    await told('File', '[.bai]'),
    await told('{type: File, secondaryFiles: [.bai]}', '[.bai]', '[.fai, ^.dict]', '[.fai]'),
    await told('File', `[${Array.from({ length: 21 }, (_, index) => `.s${index}`).join(', ')}]`),
  ]).toEqual([
    [
      'the input "a" does not declare the secondary files .bai, which the step "s0" needs: Add secondaryFiles: [".bai"] to it, or make them optional for the steps.',
    ],
    [
      'the input "a" does not declare the secondary files .fai, ^.dict, which the steps s1, s2 need: Add .fai, ^.dict to its secondaryFiles, or make them optional for the steps.',
    ],
    [
      expect.stringMatching(
        /^the input "a" does not declare the secondary files \.s0, .* \.s19, …, which the step "s0" needs: Add secondaryFiles: \["\.s0", .*, "\.s19", …\] to it, /,
      ),
    ],
  ])
})

test('steps that wait for each other are reported in the order in which data flows, and one that waits for itself alone', async () => {
  const run = '{class: Operation, inputs: {x: string}, outputs: {o: string}}'
  const steps = dedent`
    steps:
      before: {run: ${run}, in: {x: c/o}, out: [o]}
      a: {run: ${run}, in: {x: c/o}, out: [o]}
      b: {run: ${run}, in: {x: a/o}, out: [o]}
      c: {run: ${run}, in: {x: b/o}, out: [o]}
  `
  expect(await remarksOn(`${PLAIN_WORKFLOW}inputs: {}\noutputs: {}\n${steps}`)).toEqual([
    'these steps wait for each other: c → a → b → c: Remove one of the links.',
  ])
  expect(
    await remarksOn(dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps: {a: {run: ${run}, in: {x: a/o}, out: [o]}}
    `),
  ).toEqual(['the step "a" waits for its own output: Use another source.'])
})

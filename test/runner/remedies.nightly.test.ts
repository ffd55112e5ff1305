import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { Packer } from '../../src/cwl/pack.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import type { JsonObject } from '../../src/json/index.ts'
import { runDocument } from '../../src/runner/run-document.ts'
import { dedent } from '../support/dedent.ts'
import { temporaryFolder } from '../support/local-platform.ts'

// A remedy that makes a document valid may still change what it does. Only a run shows that.
interface Remedy {
  readonly title: string
  readonly text: string
  /** What the fix says to write. */
  readonly fix: string
  readonly change: readonly (readonly [before: string, after: string])[]
  readonly job: JsonObject
  readonly prints: string | readonly string[]
}

const missing = ['cwltool', 'node'].filter((program) => spawnSync(program, ['--version']).error !== undefined)
if (missing.length > 0)
  process.stderr.write(
    `skipped: remedies are validated but not run, because ${missing.join(' and ')} is not installed\n`,
  )

const printed = dedent`
  stdout: out.txt
  outputs: {o: {type: string, outputBinding: {glob: out.txt, loadContents: true, outputEval: "$(self[0].contents)"}}}
`
const tool = (version: string): string => `cwlVersion: ${version}\nclass: CommandLineTool\n${printed}`
const file = (contents: string): JsonObject => ({ class: 'File', basename: `${contents}.txt`, contents })

const REMEDIES: readonly Remedy[] = [
  {
    title: 'standard input before v1.1',
    text: `${tool('v1.0')}inputs: {text: {type: stdin}}\nbaseCommand: cat\n`,
    fix: 'use the type File and write stdin: $(inputs.text.path)',
    change: [['{type: stdin}}', 'File}\nstdin: $(inputs.text.path)']],
    job: { text: file('hello') },
    prints: 'hello',
  },
  {
    title: 'a variable of a shell under an inherited requirement',
    text: dedent`
      cwlVersion: v1.0
      class: Workflow
      requirements: {InlineJavascriptRequirement: {}}
      inputs: {a: string}
      outputs: {o: {type: string, outputSource: s/o}}
      steps:
        s:
          in: {a: a}
          out: [o]
          run:
            class: CommandLineTool
            baseCommand: [sh, run.sh]
            requirements:
              InitialWorkDirRequirement:
                listing:
                - entryname: run.sh
                  entry: |
                    NAME=x
                    echo "\${NAME}/$(inputs.a)"
            inputs: {a: string}
            ${printed.trimEnd().replace('\n', `\n${' '.repeat(6)}`)}
    `,
    fix: 'Write \\${NAME} if the variable of a shell is meant',
    change: [['${NAME}', '\\${NAME}']],
    job: { a: 'y' },
    prints: 'x/y\n',
  },
  {
    title: 'a list that valueFrom picks for scatter',
    text: dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: {InlineJavascriptRequirement: {}, ScatterFeatureRequirement: {}, StepInputExpressionRequirement: {}}
      inputs: {r: {type: {type: record, fields: {list: "string[]"}}}}
      outputs: {o: {type: "string[]", outputSource: each/x}}
      steps:
        each:
          scatter: x
          in: {x: {source: r, valueFrom: $(self.list)}}
          run: {class: ExpressionTool, inputs: {x: string}, outputs: {x: string}, expression: "\${return {x: inputs.x}}"}
          out: [x]
    `,
    fix: 'Make the list in a step before',
    change: [
      ['{source: r, valueFrom: $(self.list)}', 'pick/list'],
      [
        'steps:\n',
        dedent`
          steps:
            pick:
              in: {list: {source: r, valueFrom: $(self.list)}}
              run: {class: ExpressionTool, inputs: {list: "string[]"}, outputs: {list: "string[]"}, expression: "\${return {list: inputs.list}}"}
              out: [list]
        `,
      ],
    ],
    job: { r: { list: ['a', 'b'] } },
    prints: ['a', 'b'],
  },
  {
    title: 'an attribute of a list in its binding',
    text: `${tool('v1.2')}inputs: {g: {type: "File[]", inputBinding: {valueFrom: $(self.path)}}}\nbaseCommand: cat\n`,
    fix: 'Move an inputBinding into the type of the list',
    change: [
      ['"File[]", ', '{type: array, items: File, '],
      ['}}}\nbase', '}}}}\nbase'],
    ],
    job: { g: [file('a'), file('b')] },
    prints: 'ab',
  },
  {
    title: 'a program with a comma',
    text: `${tool('v1.0')}inputs: {}\nbaseCommand: echo, one\n`,
    fix: 'Write a list: ["echo", "one"]',
    change: [['echo, one', '["echo", "one"]']],
    job: {},
    prints: 'one\n',
  },
  {
    title: 'a value that may be null in a text',
    text: `${tool('v1.2')}inputs: {pre: string?}\nbaseCommand: echo\narguments: ["--tag=$(inputs.pre)"]\n`,
    fix: "$(inputs.pre === null ? '' : inputs.pre), with InlineJavascriptRequirement",
    change: [
      ['$(inputs.pre)', "$(inputs.pre === null ? '' : inputs.pre)"],
      ['class', 'requirements: {InlineJavascriptRequirement: {}}\nclass'],
    ],
    job: {},
    prints: '--tag=\n',
  },
  {
    title: 'a script under ShellCommandRequirement',
    text: `${tool('v1.2')}requirements: {ShellCommandRequirement: {}}\ninputs: {}\nbaseCommand: [sh, -c, "echo a; echo b"]\n`,
    fix: 'Move it to arguments as {shellQuote: false, valueFrom: SCRIPT}, and write the quotes',
    change: [[', "echo a; echo b"]', `]\narguments: [{shellQuote: false, valueFrom: "'echo a; echo b'"}]`]],
    job: {},
    prints: 'a\nb\n',
  },
  {
    title: 'a backslash at the end of a folded line',
    text: dedent`
      ${tool('v1.0')}requirements: {ShellCommandRequirement: {}}
      inputs: {a: string}
      arguments:
      - shellQuote: false
        valueFrom: >-
          printf '<%s>' $(inputs.a) \\
          -R
    `,
    fix: 'Remove the backslash',
    change: [[' \\\n', '\n']],
    job: { a: 'x' },
    prints: '<x><-R>',
  },
]

test.each(REMEDIES)('the remedy for $title keeps its meaning in a run', async ({ text, fix, change, job, prints }) => {
  const mistake = await packed(text)
  expect(mistake.problems.map((problem) => problem.fix)).toEqual([expect.stringContaining(fix)])
  const corrected = change.reduce((before, [from, to]) => before.replace(from, () => to), text)
  const { description, problems } = await packed(corrected)
  expect(problems).toEqual([])
  expect(description).toBeDefined()
  if (description === undefined || missing.length > 0) return
  const end = await runDocument('cwltool --no-container', { description, job }, new AbortController().signal)
  expect(end).toMatchObject({ kind: 'completed', outputs: { o: prints } })
})

async function packed(text: string) {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'main.cwl'), text)
  return new Packer(openWorkspace(folder)).pack('main.cwl')
}

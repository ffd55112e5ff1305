import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { Packer, type Packing } from '../../../src/cwl/index.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import { withField } from '../../../src/json/index.ts'
import { dedent } from '../../support/dedent.ts'
import { compareStrings } from '../support/compare-strings.ts'
import { newFolder, writeFiles } from './repository.ts'

type Packed = Extract<Packing, { ok: true }>

async function packAt(folder: string, reference = 'main.cwl'): Promise<Packed> {
  const packing = await new Packer(openWorkspace(folder)).pack(reference)
  if (!packing.ok) throw new Error(packing.problems.map(({ message }) => message).join(', '))
  return packing
}

/** Each form that packing writes otherwise, and texts that it could take for something else. */
const FILES = {
  'main.cwl': dedent`
    cwlVersion: v1.2
    class: Workflow
    $namespaces: {s: "https://schema.org/"}
    $schemas: [own.owl]
    s:author: Ada
    inputs:
      reads: {type: File, secondaryFiles: [.bai?], default: {class: File, location: data/reads.bam}}
      library: types/library.yml#Library?
      level: int
    outputs: {o: {type: File, outputSource: "#main/run/o"}}
    id: main
    steps:
      run:
        run: tools/old.cwl
        in: {f: reads, level: {valueFrom: 'a\\tb \\$(inputs.level)'}}
        out: [o]
      inner:
        run: graph.cwl#two
        in: {f: reads}
        out: []
    requirements:
      StepInputExpressionRequirement: {}
      SubworkflowFeatureRequirement: {}
      SchemaDefRequirement: {types: [{$import: types/library.yml}]}
  `,
  'own.owl': '',
  'data/reads.bam': '',
  'types/library.yml': '- {name: Library, type: enum, symbols: [paired, single]}\n',
  'scripts/count.awk': '{ n += $1 }\r\nEND { print n }\r\n',
  'tools/old.cwl': dedent`
    cwlVersion: v1.0
    class: CommandLineTool
    baseCommand: [awk, -F\\t]
    arguments: [awk -F'\\t' $(runtime.cores), \\$(no) reference]
    requirements:
      InlineJavascriptRequirement: {}
      InitialWorkDirRequirement: {listing: [{entryname: count.awk, entry: {$include: ../scripts/count.awk}}]}
      EnvVarRequirement: {envDef: {LANG: C}}
    hints: {SoftwareRequirement: {packages: {gawk: ["https://www.gnu.org/software/gawk/"]}}}
    inputs: {f: File, level: Any?}
    outputs: {o: stdout}
    stdout: "out\\t.txt"
  `,
  'graph.cwl': dedent`
    cwlVersion: v1.1
    $graph:
    - {id: one, class: CommandLineTool, baseCommand: other, inputs: [], outputs: []}
    - id: two
      class: Workflow
      inputs: {f: File}
      outputs: []
      steps: [{id: "#two/s", run: "#three", in: {text: "#two/f"}, out: []}]
    - {id: three, class: CommandLineTool, baseCommand: [cat], inputs: {text: {type: stdin}}, outputs: []}
  `,
}

test('a packed description has the texts of its documents, and no others but for what the page lists', async () => {
  const folder = writeFiles(newFolder(), FILES)
  const packing = await packAt(folder)
  expect(compareStrings(folder, 'main.cwl', packing)).toEqual({ invented: [], lost: [] })
})

test.each(['workflows/rnaseq.cwl', 'workflows/align-sample.cwl'])('so has %s of the example', async (reference) => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'examples', 'rnaseq')
  expect(compareStrings(folder, reference, await packAt(folder, reference))).toEqual({ invented: [], lost: [] })
})

test('a text that is changed, and one that is lost, are found', async () => {
  const folder = writeFiles(newFolder(), {
    'main.cwl': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      label: sum
      baseCommand: awk
      arguments: [awk -F'\\t' $(runtime.cores)]
      inputs: []
      outputs: []
    `,
  })
  const packing = await packAt(folder)
  const description = withField(packing.description, 'arguments', ["awk -F't' $(runtime.cores)"])
  expect(compareStrings(folder, 'main.cwl', { ...packing, description })).toEqual({
    invented: ["arguments: awk -F't' $(runtime.cores)"],
    lost: ["arguments: awk -F'\\t' $(runtime.cores)"],
  })
})

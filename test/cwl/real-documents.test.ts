import { expect, test } from '@jest/globals'

import { dedent } from '../support/dedent.ts'
import { packed, packFiles } from './packing/repository.ts'
import { battery } from './support/battery.ts'
import {
  BACKSLASH,
  NEVER_USED,
  SURELY_USED,
  GRAPH_FIELDS,
  ONE_WORKFLOW,
  NESTED_TYPES,
  ONE_SECONDARY_FILE,
  REQUIREMENT_TWICE,
  SAME_NAME,
  SCHEMAS,
  PREFIXED_VERSION,
  unmarked,
} from './support/real-documents.ts'

battery(import.meta.filename, {
  'a lone backslash before v1.2': { text: BACKSLASH['main.cwl'], files: { 'tool.cwl': BACKSLASH['tool.cwl'] } },
  'a default of the wrong type in the place of which a value may be given': NEVER_USED,
  'a default of the wrong type that is always used': SURELY_USED,
  'fields of another vocabulary beside a graph': GRAPH_FIELDS,
  'a graph with one process that no step runs': ONE_WORKFLOW,
  'a list of types in a list of types': NESTED_TYPES,
  'one secondary file that is not a list': {
    text: ONE_SECONDARY_FILE['main.cwl'],
    files: { 'tool.cwl': ONE_SECONDARY_FILE['tool.cwl'] },
  },
  'all of one source for what is not a list': dedent`
    cwlVersion: v1.2
    class: Workflow
    requirements: {MultipleInputFeatureRequirement: {}}
    inputs: {a: string?}
    outputs: {o: {type: string, outputSource: [«incompatible-types»a], pickValue: all_non_null}}
    steps: {}
  `,
  'all of one source for a list': dedent`
    cwlVersion: v1.2
    class: Workflow
    requirements: {MultipleInputFeatureRequirement: {}}
    inputs: {a: string?}
    outputs: {o: {type: 'string[]', outputSource: [a], pickValue: all_non_null}}
    steps: {}
  `,
  'a requirement twice': REQUIREMENT_TWICE,
  'an output with the name of an input': SAME_NAME,
  'a schema of the repository': { text: SCHEMAS['main.cwl'], files: { 'formats.ttl': SCHEMAS['formats.ttl'] } },
  'a version with the prefix of CWL': PREFIXED_VERSION,
})

/** The packed description of one document, or of several, without the marks of the battery. */
async function pack(files: string | Readonly<Record<string, string>>): ReturnType<typeof packed> {
  return packed(unmarked(files))
}

test('packing keeps a lone backslash, and the version of the tool that has it', async () => {
  expect((await pack(BACKSLASH)).steps[0].run).toMatchObject({
    cwlVersion: 'v1.0',
    arguments: ['print("x\\ty", "$(inputs.a)")'],
  })
})

test('a default of the wrong type packs as it is, and is one warning for all that reach it', async () => {
  const step = '{run: tool.cwl, in: {}, out: []}'
  const files = {
    'main.cwl': `cwlVersion: v1.2\nclass: Workflow\ninputs: {}\noutputs: {}\nsteps: {s: ${step}, t: ${step}}\n`,
    'tool.cwl': NEVER_USED,
  }
  const packing = await packFiles(unmarked(files))
  expect(packing).toMatchObject({
    ok: true,
    problems: [{ code: 'default-type', severity: 'warning', file: 'tool.cwl', line: 4 }],
  })
  expect((await pack(NEVER_USED)).inputs[0].default).toBe('catalogue.csv')
})

test('a default that is always used is refused', async () => {
  expect(await packFiles(unmarked(SURELY_USED))).toMatchObject({
    ok: false,
    problems: [{ code: 'default-type', severity: 'error', line: 7 }],
  })
})

test('packing keeps the fields next to a graph, and a change to them changes the app', async () => {
  const before = await pack(GRAPH_FIELDS)
  expect(before).toMatchObject({
    id: 'ndvi',
    's:softwareVersion': '2.1.0',
    's:license': 'https://spdx.org/licenses/MIT',
  })
  expect(await pack(GRAPH_FIELDS.replace('2.1.0', '2.2.0'))).toEqual({ ...before, 's:softwareVersion': '2.2.0' })
})

test('packing takes the only process of a graph that no step runs', async () => {
  expect(await pack(ONE_WORKFLOW)).toMatchObject({ class: 'Workflow', id: 'water-bodies' })
})

test('packing makes one list of a list of types in a list of types', async () => {
  const enumeration = { type: 'enum', symbols: ['x', 'y'] }
  expect((await pack(NESTED_TYPES)).inputs).toMatchObject([
    { id: 'm', type: ['File', 'string'] },
    { id: 'n', type: ['null', enumeration] },
  ])
})

test('packing writes one secondary file as a list', async () => {
  const description = await pack(ONE_SECONDARY_FILE)
  expect(description.inputs[0].secondaryFiles).toEqual(['.tbi'])
  expect(description.steps[0].run.inputs[0].secondaryFiles).toEqual([{ pattern: '.tbi', required: true }])
})

test('of a requirement twice, packing keeps the one with fields', async () => {
  const [, , ...lines] = REQUIREMENT_TWICE.split('\n')
  const kept = [{ class: 'InlineJavascriptRequirement', expressionLib: ["var f = function() { return 'hi'; };"] }]
  expect((await pack(REQUIREMENT_TWICE)).requirements).toEqual(kept)
  const swapped = [
    'cwlVersion: v1.0',
    'class: CommandLineTool',
    lines[0],
    lines[2],
    lines[3],
    lines[1],
    ...lines.slice(4),
  ]
  expect((await pack(swapped.join('\n'))).requirements).toEqual(kept)
})

test('packing says that it leaves out a schema of the repository', async () => {
  const packing = await packFiles(SCHEMAS)
  expect(packing).toMatchObject({ ok: true, problems: [{ code: 'dropped-schema', file: 'main.cwl', line: 4 }] })
})

test('packing writes the version without the prefix of CWL', async () => {
  expect((await pack(PREFIXED_VERSION)).cwlVersion).toBe('v1.0')
})

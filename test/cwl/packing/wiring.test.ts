import { expect, test } from '@jest/globals'
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  nat,
  option,
  record,
  uniqueArray,
  type Arbitrary,
} from 'fast-check'

import { nameOf, objectsIn } from '../../../src/cwl/documents/parts.ts'
import { unpackDescription } from '../../../src/cwl/packing/unpack.ts'
import type { JsonObject, JsonValue } from '../../../src/json/index.ts'
import { json, packFiles, textOf } from './repository.ts'

// The workflow, its steps and all ports have names of these few, so that most paths of names mean two things in part.
const NAME = constantFrom('a', 'b', 'count', 'main')
const NAMES = uniqueArray(NAME, { minLength: 1, maxLength: 3 })

interface Shape {
  readonly own: string | null
  readonly inputs: readonly string[]
  readonly steps: readonly {
    readonly name: string
    readonly ports: readonly string[]
    readonly outputs: readonly string[]
    readonly sources: readonly number[]
  }[]
  readonly outputs: readonly string[]
  readonly sources: readonly number[]
}

const SOURCES = array(nat(), { minLength: 4, maxLength: 4 })

const SHAPE: Arbitrary<Shape> = record({
  own: option(NAME),
  inputs: NAMES,
  steps: uniqueArray(record({ name: NAME, ports: NAMES, outputs: NAMES, sources: SOURCES }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ name }) => name,
  }),
  outputs: NAMES,
  sources: SOURCES,
})

/** `inputs` and `outputs` of a step that runs it. */
function within({ ports, outputs }: Shape['steps'][number], shape: Shape): Shape {
  return { ...shape, inputs: ports, outputs }
}

/** How identifiers of a workflow are written: before each, and the id of the workflow. */
interface Spelling {
  readonly prefix: string
  readonly id: string | null
}

const PLAIN: Spelling = { prefix: '', id: null }

/** Each source as `input` or `step/output`, from the inputs and the steps before. */
function wiringOf(shape: Shape): Record<string, string> {
  const links: Record<string, string> = {}
  const known = [...shape.inputs]
  for (const { name, ports, outputs, sources } of shape.steps) {
    for (const [index, port] of ports.entries()) links[`${name}/${port}`] = pick(known, sources[index])
    known.push(...outputs.map((output) => `${name}/${output}`))
  }
  for (const [index, output] of shape.outputs.entries()) links[output] = pick(known, shape.sources[index])
  return links
}

function pick(known: readonly string[], number = 0): string {
  return known[number % known.length] ?? ''
}

function workflow(shape: Shape, { prefix, id }: Spelling, runOf: (step: string) => JsonValue): JsonObject {
  const links = wiringOf(shape)
  return json(
    JSON.stringify({
      class: 'Workflow',
      ...(id === null ? {} : { id }),
      requirements: [{ class: 'SubworkflowFeatureRequirement' }],
      inputs: shape.inputs.map((name) => ({ id: prefix + name, type: 'string' })),
      outputs: shape.outputs.map((name) => ({ id: prefix + name, type: 'string', outputSource: prefix + links[name] })),
      steps: shape.steps.map(({ name, ports, outputs }) => ({
        id: prefix + name,
        run: runOf(name),
        in: ports.map((port) => ({
          id: prefix === '' ? port : `${prefix}${name}/${port}`,
          source: prefix + links[`${name}/${port}`],
        })),
        out: outputs.map((output) => (prefix === '' ? output : `${prefix}${name}/${output}`)),
      })),
    }),
  )
}

function tool({ ports, outputs }: Shape['steps'][number]): JsonObject {
  return json(
    JSON.stringify({
      class: 'ExpressionTool',
      requirements: [{ class: 'InlineJavascriptRequirement' }],
      inputs: ports.map((id) => ({ id, type: 'string' })),
      outputs: outputs.map((id) => ({ id, type: 'string' })),
      expression: '${ return {} }',
    }),
  )
}

function wiringIn(process: JsonObject): Record<string, JsonValue | undefined> {
  const links: Record<string, JsonValue | undefined> = {}
  for (const step of objectsIn(process, 'steps'))
    for (const input of objectsIn(step, 'in')) links[`${nameOf(step)}/${nameOf(input)}`] = input['source']
  for (const output of objectsIn(process, 'outputs')) links[nameOf(output) ?? ''] = output['outputSource']
  return links
}

/** The first step of the outer one runs the inner one. */
function graph(outer: Shape, inner: Shape, around: Spelling, inside: Spelling): JsonObject {
  const stepOf = (shape: Shape, name: string): Shape['steps'][number] =>
    shape.steps.find((step) => step.name === name) ?? failing(name)
  const first = outer.steps[0]?.name
  return {
    cwlVersion: 'v1.2',
    $graph: [
      workflow(inner, inside, (name) => tool(stepOf(inner, name))),
      workflow(outer, around, (name) =>
        name === first ? `#${inside.id?.replace('#', '')}` : tool(stepOf(outer, name)),
      ),
    ],
  }
}

function failing(name: string): never {
  throw new TypeError(`no step ${name}`)
}

test('packed, unpacked and packed again, every link comes from the same port', async () => {
  await assert(
    asyncProperty(SHAPE, SHAPE, async (outer, innermost) => {
      const [first] = outer.steps
      if (first === undefined) return
      const inner = within(first, innermost)
      // As cwltool --pack writes them: the id of a workflow in its file is a part of the identifiers of its ports.
      const inside = { prefix: `#inner.cwl/${inner.own === null ? '' : `${inner.own}/`}`, id: '#inner.cwl' }
      const around = { prefix: `#main/${outer.own === null ? '' : `${outer.own}/`}`, id: '#main' }
      for (const document of [
        graph(outer, inner, around, inside),
        graph(outer, inner, { prefix: '#main/', id: '#main' }, { prefix: '#count/', id: '#count' }),
        graph(outer, inner, { ...PLAIN, id: 'main' }, { ...PLAIN, id: 'inner' }),
      ]) {
        const packing = await packFiles({ 'main.cwl': document }, 'main.cwl#main')
        const description = json(textOf(packing))
        const run = objectsIn(description, 'steps')[0]?.['run']
        expect(wiringIn(description)).toEqual(wiringOf(outer))
        expect(wiringIn(run as JsonObject)).toEqual(wiringOf(inner))
        const { root, files } = unpackDescription(description, 'main')
        expect(textOf(await packFiles(Object.fromEntries(files), root))).toBe(textOf(packing))
      }
    }),
    { numRuns: 50 },
  )
})

import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { packFiles, textOf } from './repository.ts'

/** A workflow with another in it; `outer` and `inner` stand before the links of each. */
function workflow(outer: string, inner: string): string {
  const tool = '{class: CommandLineTool, inputs: {x: string}, outputs: {y: stdout}}'
  const steps = `{s: {run: ${tool}, in: {x: ${inner}a}, out: [y]}}`
  const embedded = `{class: Workflow, id: inner, inputs: {a: string}, outputs: {o: {type: File, outputSource: ${inner}s/y}}, steps: ${steps}}`
  return dedent`
    cwlVersion: v1.2
    class: Workflow
    id: main
    requirements: {SubworkflowFeatureRequirement: {}}
    inputs: {a: string}
    outputs: {o: {type: File, outputSource: ${outer}t/o}}
    steps:
      t: {run: ${embedded}, in: {a: ${outer}a}, out: [o]}
  `
}

test('links that begin with their workflow are packed as those that do not', async () => {
  const short = textOf(await packFiles({ 'main.cwl': workflow('', '') }))
  expect(short).toContain('"outputSource":"t/o"')
  expect(textOf(await packFiles({ 'main.cwl': workflow('main/', 'inner/') }))).toBe(short)
  const whole = workflow('#main/', '#main/t/run/inner/').replaceAll(/#[^ ,}]+/g, "'$&'")
  expect(textOf(await packFiles({ 'main.cwl': whole }))).toBe(short)
})

test('what another step embeds is packed where a step runs it by its name', async () => {
  const tool = '{class: CommandLineTool, id: tool, inputs: {x: string}, outputs: {y: stdout}}'
  const running = (run: string): string =>
    dedent`
      cwlVersion: v1.2
      class: Workflow
      id: main
      inputs: {a: string}
      outputs: []
      steps:
        s: {run: ${tool}, in: {x: a}, out: [y]}
        t: {run: ${run}, in: {x: a}, out: [y]}
    `
  expect(textOf(await packFiles({ 'main.cwl': running("'#main/s/run/tool'") }))).toBe(
    textOf(await packFiles({ 'main.cwl': running(tool) })),
  )
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@jest/globals'

import { diagramOf } from '../../src/diagrams/mermaid.ts'
import type { JsonObject } from '../../src/json/index.ts'
import { drawInBrowser, findBrowser } from '../support/browser.ts'
import { HOSTILE } from '../support/hostile.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { testNeeding } from '../support/needing.ts'
import { exampleRepository } from '../support/repository.ts'
import { runAction } from '../support/run-action.ts'

const browser = findBrowser() ?? ''
const inBrowser = testNeeding(
  browser === '' ? 'no Chromium is installed (Debian: apt-get install chromium)' : undefined,
  'diagrams in a browser',
)

const CHANGED = 'rgb(255, 248, 197)'

/** The diagrams of a job summary, in their order. */
function diagramsIn(summary: string): readonly string[] {
  return [...summary.matchAll(/^```mermaid\n([^]*?)\n```$/gm)].map(([, text]) => text ?? '')
}

inBrowser(
  'a browser draws the diagrams of a job summary with every box and arrow, and coloured changes',
  async () => {
    const platform = await startPlatform()
    const workspace = exampleRepository()
    const inputs = { stage: 'dev', 'base-url': platform.url, token: TOKEN }
    await runAction({ workspace, inputs })
    const tool = join(workspace, 'tools', 'fastp.cwl')
    writeFileSync(
      tool,
      readFileSync(tool, 'utf8').replace(/dockerPull: .*/, 'dockerPull: quay.io/biocontainers/fastp:0.24.0--0'),
    )
    const { summary } = await runAction({ workspace, inputs: { ...inputs, command: 'plan' } })
    const [sample, whole, ...others] = drawInBrowser(browser, diagramsIn(summary))
    expect(others).toEqual([])
    expect(sample).toMatchObject({ error: null, arrows: 13, active: [], obeyed: false })
    expect(sample?.boxes.filter(({ fill }) => fill === CHANGED).map(({ text }) => text)).toEqual(['~ trim'])
    expect(whole).toMatchObject({ error: null, arrows: 15, active: [], obeyed: false })
    expect(whole?.boxes.map(({ text }) => text)).toEqual([
      'libraries(input)',
      'genome_index(input)',
      'annotation(input)',
      'check',
      '~ align(subworkflow, scatter, + 2 parameters)',
      'count(scatter)',
      'merge',
      'flatten',
      'report(+ 1 parameter)',
      'gene_counts(output)',
      'alignments(output)',
      'junctions(output)',
      'quality_report(output)',
      '~ changed',
    ])
    expect(whole?.boxes.filter(({ fill }) => fill === CHANGED).map(({ text }) => text)).toEqual([
      '~ align(subworkflow, scatter, + 2 parameters)',
    ])
  },
  180_000,
)

function workflowOf(steps: readonly string[], source = ''): JsonObject {
  return {
    class: 'Workflow',
    inputs: [],
    outputs: [],
    steps: steps.map((id) => ({
      id,
      in: source === '' ? [] : [{ id: 'x', source }],
      out: ['out'],
      run: { class: 'CommandLineTool' },
    })),
  }
}

inBrowser(
  'hostile names are drawn as text without control characters, and run nothing in a browser',
  () => {
    // What stands after the last # or / of an identifier is the name of a step.
    const names = [...new Set(HOSTILE.map((name) => name.slice(0, 40)))].filter((name) => /^[^#/]+$/.test(name))
    const groups = Array.from({ length: Math.ceil(names.length / 60) }, (_, at) => names.slice(at * 60, (at + 1) * 60))
    const drawings = drawInBrowser(
      browser,
      groups.map((group) => diagramOf(workflowOf(group)) ?? ''),
    )
    expect(names.length).toBeGreaterThan(150)
    drawings.forEach(({ boxes, ...rest }, at) => {
      expect(rest).toEqual({ error: null, arrows: 0, active: [], obeyed: false })
      expect(boxes.map(({ text }) => plain(text))).toEqual(groups[at]?.map(drawn))
    })
  },
  180_000,
)

inBrowser(
  'a browser draws the largest whole workflow, and one that is cut',
  () => {
    const steps = Array.from({ length: 80 }, (_, at) => `step_${at}`)
    const drawings = drawInBrowser(browser, [
      diagramOf(workflowOf(steps, 'step_0/out')) ?? '',
      diagramOf(workflowOf([...steps, 'one_more'])) ?? '',
    ])
    expect(drawings.map(({ error, boxes, arrows }) => [error, boxes.length, arrows, boxes.at(-1)?.text])).toEqual([
      [null, 80, 80, 'step_79'],
      [null, 81, 0, 'Not shown: 1 step'],
    ])
  },
  180_000,
)

/** Without white space, which browsers fold. */
function plain(text: string): string {
  return text.replaceAll(/\p{Zs}/gu, '')
}

/** What is drawn of a name: a sign in the place of what moves or hides text. */
function drawn(name: string): string {
  return plain(name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD'))
}

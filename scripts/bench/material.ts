import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { newFolder } from './measure.ts'

/** A folder with these files. */
export function folderOf(files: Iterable<readonly [string, string]>): string {
  const folder = newFolder()
  for (const [name, text] of files) {
    if (name.includes('/')) mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const PORTS = 15

/** Many tools, each a file, in folders of a thousand. */
export function* manyTools(count: number): Iterable<readonly [string, string]> {
  for (let at = 0; at < count; at += 1)
    yield [`tools-${Math.floor(at / 1000)}/tool-${at}.cwl`, tool(PORTS, `tool ${at}`)]
}

/** A tool of three ports or more, two in three of them inputs; only the first is required. */
export function tool(ports: number, label = 'a tool'): string {
  const outputs = Math.max(1, Math.floor(ports / 3))
  const inputs = Array.from({ length: ports - outputs }, (_, at) => {
    const type = at === 0 ? 'File' : INPUT_TYPES[at % INPUT_TYPES.length]
    return `  in${at}: { type: ${type}, inputBinding: { position: ${at} } }`
  })
  return `cwlVersion: v1.2
class: CommandLineTool
label: ${label}
baseCommand: [sort, --stable]
requirements:
  DockerRequirement: { dockerPull: "debian:12" }
  InlineJavascriptRequirement: {}
  ResourceRequirement: { coresMin: 2, ramMin: 2000 }
inputs:
${inputs.join('\n')}
outputs:
${Array.from({ length: outputs }, (_, at) => `  out${at}: { type: File, outputBinding: { glob: $(inputs.in0.nameroot).${at}.txt } }`).join('\n')}
`
}

const INPUT_TYPES = ['File?', 'int?', '"string[]?"', 'boolean?, doc: "Reverse the order."']

/** A workflow of one file with this many steps, each of which takes what the step before gives. */
export function chain(steps: number): readonly (readonly [string, string])[] {
  return [
    ['main.cwl', workflow(Array.from({ length: steps }, () => 'tool.cwl'))],
    ['tool.cwl', tool(3)],
  ]
}

const LEVELS = [1, 3, 6, 8, 10, 12] as const
const TOOLS = 120
const STEPS = 300

/**
 * 300 steps over 160 files: 40 workflows on six levels and 120 tools on the seventh. Each workflow runs those of the
 * next level that are its own, and tools. `seed` decides which.
 */
export function nested(seed: number): readonly (readonly [string, string])[] {
  const random = generator(seed)
  const workflows = LEVELS.flatMap((count, level) => Array.from({ length: count }, (_, at) => ({ level, at })))
  const runs = workflows.map((): string[] => [])
  workflows.forEach(({ level, at }, index) => {
    if (level === 0) return
    const parent = workflows.findIndex((one) => one.level === level - 1 && one.at === at % (LEVELS[level - 1] ?? 1))
    runs[parent]?.push(`workflow-${index}.cwl`)
  })
  const left = STEPS - (workflows.length - 1)
  for (let step = 0; step < left; step += 1) {
    const file = `tool-${step < TOOLS ? step : Math.floor(random() * TOOLS)}.cwl`
    runs[step % workflows.length]?.push(file)
  }
  return [
    ...runs.map((files, index) => [index === 0 ? 'main.cwl' : `workflow-${index}.cwl`, workflow(files)] as const),
    ...Array.from({ length: TOOLS }, (_, at) => [`tool-${at}.cwl`, tool(PORTS, `tool ${at}`)] as const),
  ]
}

function workflow(runs: readonly string[]): string {
  const steps = runs.map((file, at) => {
    const source = at === 0 ? 'in0' : `step${at - 1}/out0`
    return `  step${at}: { run: ${file}, in: { in0: ${source}, in1: { default: 2 } }, out: [out0] }`
  })
  return `cwlVersion: v1.2
class: Workflow
requirements: { SubworkflowFeatureRequirement: {}, StepInputExpressionRequirement: {} }
inputs: { in0: File, in1: "int?" }
outputs: { out0: { type: File, outputSource: step${runs.length - 1}/out0 } }
steps:
${steps.join('\n')}
`
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

import type { Command } from 'commander'

import { graphOf } from '../diagrams/graph.ts'
import { diagramOf } from '../diagrams/mermaid.ts'
import { PromotionError } from '../files/errors.ts'
import { isObject, parseJson } from '../json/index.ts'
import { addFlags, choiceOption, number, toRunOptions, type Flags } from './flags.ts'
import { printForPrograms, withProgress, type Terminal } from './run-verb.ts'

const FORMATS = ['mermaid', 'svg'] as const

interface GraphFlags {
  readonly format: (typeof FORMATS)[number]
  readonly depth: number
}

/** Adds `graph`, which only the command line has: the action shows diagrams in its summary. */
export function addGraphVerb(program: Command, terminal: Terminal): void {
  const graph = program
    .command('graph')
    .description('draw a workflow: its inputs, steps and outputs, and the links between them')
    .argument('<file>', 'a CWL file, or file#id')
    .addOption(choiceOption('--format <format>', 'mermaid or svg (a picture)', FORMATS).default('mermaid'))
    .option('--depth <number>', 'levels of sub-workflows to open; the others are one box each', number, 0)
    .action(async (file: string, flags: Flags & GraphFlags) => {
      const { format, depth, ...others } = flags
      const report = await withProgress(terminal, flags, async (context) =>
        (await import('../commands/on-files.ts')).pack({ ...toRunOptions(others, terminal.env), file }, context),
      )
      if (report.packed === undefined) {
        printForPrograms(terminal, flags, report)
        return
      }
      const text = await draw(report.path, report.packed, flags)
      terminal.out.write(
        flags.json === true
          ? `${JSON.stringify({ path: report.path, format, depth, text }, undefined, 2)}\n`
          : `${text}\n`,
      )
      terminal.finish(report.exitCode)
    })
  addFlags(graph, 'graph')
}

/** Throws PromotionError `usage` if there is nothing to draw. */
async function draw(path: string, packed: string, { format, depth }: GraphFlags): Promise<string> {
  const description = parseJson(packed)
  const graph = isObject(description) ? graphOf(description, depth) : undefined
  if (!isObject(description) || graph === undefined || graph.steps.length === 0) {
    throw new PromotionError('usage', `${path} has no steps to draw`, { fix: 'Give a workflow.' })
  }
  switch (format) {
    case 'mermaid':
      return diagramOf(description, { depth }) ?? ''
    case 'svg':
      return (await import('../diagrams/svg.ts')).toSvg(graph, true)
  }
}

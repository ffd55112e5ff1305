import type { Command } from 'commander'

import type { GraphOptions } from '../commands/run/options.ts'
import { addFlags, choiceOption, number, toRunOptions, type Flags } from './flags.ts'
import { printForPrograms, withProgress, type Terminal } from './run-verb.ts'

type GraphFlags = Required<Pick<GraphOptions, 'format' | 'depth' | 'parameters'>>

const FORMATS = ['mermaid', 'svg'] as const satisfies readonly GraphFlags['format'][]

/** Adds `graph`, whose result is a text for other programs. */
export function addGraphVerb(program: Command, terminal: Terminal): void {
  const graph = program
    .command('graph')
    .description('draw a workflow: its inputs, steps and outputs, and the links between them')
    .argument('<file>', 'a CWL file, or file#id')
    .addOption(choiceOption('--format <format>', 'mermaid or svg (a picture)', FORMATS).default('mermaid'))
    .option('--depth <number>', 'levels of sub-workflows to open; the others are one box each', number, 0)
    .option('--parameters', 'draw all inputs; without it, those that are not files are counted in their steps', false)
    .action(async (file: string, flags: Flags & GraphFlags) => {
      const { format, depth, parameters, ...others } = flags
      const options = { ...toRunOptions(others, terminal.env), file, format, depth, parameters }
      printForPrograms(
        terminal,
        flags,
        await withProgress(terminal, flags, async (context) =>
          (await import('../commands/on-files.ts')).graph(options, context),
        ),
      )
    })
  addFlags(graph, 'graph')
}

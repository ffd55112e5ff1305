import { drawingOf } from '../diagrams/drawing.ts'
import { toMermaid } from '../diagrams/mermaid.ts'
import { PromotionError } from '../files/errors.ts'
import { isObject, parseJson } from '../json/index.ts'
import type { GraphOptions } from '../options/options.ts'
import { packFile } from './pack.ts'
import type { GraphReport } from './report.ts'
import type { RunContext } from './run/context.ts'
import { type Body, runCommand } from './run/run-command.ts'

/**
 * `file` is `path` or `path#id`. Sub-workflows are open down to `depth` levels. The failure is `usage` for a document
 * without steps.
 */
export async function graph(options: GraphOptions, context: RunContext): Promise<GraphReport> {
  const { file: path, format = 'mermaid', depth = 0 } = options
  return runCommand<GraphReport>(
    'graph',
    options,
    context,
    {
      stopped: `${path} was not drawn`,
      found: (failure): Body<GraphReport> => ({ failure, path, format, depth, problems: [] }),
    },
    async (run) => {
      const { packed, digest: _digest, ...found } = await packFile(options, run)
      const drawn = { ...found, format, depth }
      return packed === undefined ? drawn : { ...drawn, text: await draw(found.path, packed, options) }
    },
  )
}

async function draw(
  path: string,
  packed: string,
  { format = 'mermaid', depth = 0, parameters = false }: GraphOptions,
): Promise<string> {
  const description = parseJson(packed)
  const drawing = isObject(description) ? drawingOf(description, { depth, parameters }) : undefined
  if (drawing === undefined)
    throw new PromotionError('usage', `${path} has no steps to draw`, { fix: 'Give a workflow.' })
  switch (format) {
    case 'mermaid':
      return toMermaid(drawing)
    case 'svg': {
      const svg = (await import('../diagrams/svg.ts')).toSvg(drawing, path)
      if (svg !== undefined) return svg
      throw new PromotionError('usage', `${path} has too many links between its steps to arrange them in a picture`, {
        fix: 'Use --format mermaid, which leaves out what is too much.',
      })
    }
  }
}

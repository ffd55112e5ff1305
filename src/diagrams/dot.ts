import { boxesOf, type Box, type Graph } from './graph.ts'

const SHAPES: Readonly<Record<Box['kind'], string>> = {
  input: 'ellipse',
  step: 'box',
  subworkflow: 'box, peripheries=2',
  output: 'ellipse',
}

/** A graph in the language of Graphviz. Names of the document are only in labels. */
export function toDot(graph: Graph): string {
  const ids = new Map(boxesOf(graph).map(({ key }, index) => [key, `n${index}`]))
  const linesIn = (frame: string | undefined, indent: string): readonly string[] => [
    ...boxesOf(graph)
      .filter((box) => box.frame === frame)
      .map((box) => `${indent}${ids.get(box.key)} [label=${label(box)}, shape=${SHAPES[box.kind]}];`),
    ...graph.frames.flatMap((inner, index) =>
      inner.frame === frame
        ? [
            `${indent}subgraph cluster_${index} {`,
            `${indent}  label=${label(inner)};`,
            ...linesIn(inner.key, `${indent}  `),
            `${indent}}`,
          ]
        : [],
    ),
  ]
  return [
    'digraph {',
    '  rankdir=LR;',
    ...linesIn(undefined, '  '),
    ...graph.edges.map(([from, to]) => `  ${ids.get(from)} -> ${ids.get(to)};`),
    '}',
  ].join('\n')
}

/** In double quotes, a backslash and a quote are escaped; `\n` is a line break. */
function label({ name, note }: Box): string {
  const text = name.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/["\\]/g, String.raw`\$&`)
  return `"${text}${note === '' ? '' : String.raw`\n(${note})`}"`
}

/** Draws every workflow of the corpus that packs, and has Mermaid's own parser read the diagram. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { diagramOf } from '../src/cwl/graph.ts'
import { openWorkspace, Packer } from '../src/cwl/index.ts'
import { readDiagrams } from '../test/support/mermaid.ts'

const CORPUS = resolve(import.meta.dirname, '../../shared/corpus')

if (!existsSync(join(CORPUS, 'reference.json'))) {
  console.log('skipped: the corpus is not beside this repository')
  process.exit(0)
}

const verdicts = JSON.parse(readFileSync(join(CORPUS, 'reference.json'), 'utf8')) as readonly { readonly path: string; readonly verdict: string }[]
const roots = Map.groupBy(verdicts.filter(({ verdict }) => verdict === 'accept'), ({ path }) => path.split('/')[0] ?? '')
const drawn: { readonly path: string; readonly diagram: string }[] = []
for (const [root, documents] of roots) {
  const packer = new Packer(openWorkspace(join(CORPUS, root)))
  for (const { path } of documents) {
    const packing = await packer.pack(path.slice(root.length + 1))
    const diagram = packing.ok ? diagramOf(packing.description) : undefined
    if (diagram !== undefined) drawn.push({ path, diagram })
  }
}
const refused = readDiagrams(drawn.map(({ diagram }) => diagram)).flatMap(({ error }, index) => (error === null ? [] : [`${drawn[index]?.path}: ${error}`]))
for (const line of refused) console.log(line)
const longest = Math.max(...drawn.map(({ diagram }) => diagram.length))
console.log(`${drawn.length} workflows drawn, the longest in ${longest} characters; ${refused.length} refused by Mermaid`)
// A diagram above 50,000 characters is one that Mermaid does not draw.
process.exitCode = drawn.length > 0 && refused.length === 0 && longest < 50_000 ? 0 : 1

/**
 * Draws every workflow of the corpus that packs, those inside others and each of a `$graph` among them, and has
 * Mermaid's own parser read the diagrams. A document that holds a workflow and gives no diagram must say why.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { diagramOf } from '../src/cwl/compare/diagram.ts'
import { openWorkspace, Packer } from '../src/cwl/index.ts'
import { canonicalJson, isArray, isObject, type JsonObject, type JsonValue } from '../src/json/index.ts'
import { readDiagrams } from '../test/support/mermaid.ts'
import { NO_CORPUS, skip } from './skip.ts'

const CORPUS = resolve(import.meta.dirname, '../../shared/corpus')

if (!existsSync(join(CORPUS, 'reference.json'))) skip(NO_CORPUS)

/** Every workflow in a packed description: the whole, and what its steps run. */
function workflowsIn(value: JsonValue): readonly JsonObject[] {
  if (isArray(value)) return value.flatMap(workflowsIn)
  if (!isObject(value)) return []
  return [
    ...(value['class'] === 'Workflow' ? [value] : []),
    ...Object.values(value).flatMap((member) => (member === undefined ? [] : workflowsIn(member))),
  ]
}

function hasSteps({ steps }: JsonObject): boolean {
  return isArray(steps) && steps.length > 0
}

/** The document as a whole, and each process of its `$graph`. */
function referencesTo(path: string, text: string): readonly string[] {
  if (!/^["']?\$graph["']?\s*:|"\$graph"/m.test(text)) return [path]
  return [path, ...[...text.matchAll(/["']?\bid["']?\s*:\s*["']?#?([\w.-]+)/g)].map(([, id]) => `${path}#${id}`)]
}

const verdicts = JSON.parse(readFileSync(join(CORPUS, 'reference.json'), 'utf8')) as readonly {
  readonly path: string
  readonly verdict: string
}[]
const roots = Map.groupBy(
  verdicts.filter(({ verdict }) => verdict === 'accept'),
  ({ path }) => path.split('/')[0] ?? '',
)
/** By what they say: many workflows run the same one. */
const workflows = new Map<string, { readonly path: string; readonly workflow: JsonObject }>()
let documents = 0
let stepless = 0
const undrawn: string[] = []
for (const [root, group] of roots) {
  const packer = new Packer(openWorkspace(join(CORPUS, root)))
  for (const { path } of group) {
    const text = readFileSync(join(CORPUS, path), 'utf8')
    const found: JsonObject[] = []
    let packed = false
    for (const reference of referencesTo(path.slice(root.length + 1), text)) {
      const packing = await packer.pack(reference)
      if (!packing.ok) continue
      packed = true
      found.push(...workflowsIn(packing.description))
    }
    for (const workflow of found.filter(hasSteps)) workflows.set(canonicalJson(workflow), { path, workflow })
    if (!/\bclass["']?\s*:\s*["']?Workflow\b/.test(text)) continue
    documents += 1
    if (found.some(hasSteps)) continue
    if (found.length > 0) stepless += 1
    // Whether it should be accepted is for corpus-validate to say.
    else undrawn.push(`${path}: ${packed ? 'it packs, and no workflow is in what it packs to' : 'it does not pack'}`)
  }
}
const drawn = [...workflows.values()].map(({ path, workflow }) => ({ path, diagram: diagramOf(workflow) }))
const missing = drawn.flatMap(({ path, diagram }) => (diagram === undefined ? [path] : []))
const refused = readDiagrams(drawn.map(({ diagram }) => diagram ?? '')).flatMap(({ error }, index) =>
  error === null ? [] : [`${drawn[index]?.path}: ${error}`],
)
for (const line of [...undrawn, ...missing.map((path) => `${path}: no diagram`), ...refused]) console.log(line)
const longest = Math.max(...drawn.map(({ diagram }) => diagram?.length ?? 0))
console.log(
  `${documents} documents hold a workflow, ${stepless} of them without steps, ${undrawn.length} that do not pack`,
)
console.log(
  `${drawn.length} different workflows drawn, the longest in ${longest} characters; ${refused.length} refused by Mermaid`,
)
const packing = undrawn.every((line) => line.endsWith('it does not pack'))
// A diagram above 50,000 characters is one that Mermaid does not draw.
process.exitCode =
  drawn.length > 0 && packing && missing.length === 0 && refused.length === 0 && longest < 50_000 ? 0 : 1

/**
 * Plants mistakes in real documents, writes the edits of their problems, and compares: the corrected document must be
 * valid by our validator and by the reference, and pack to the same app as before. Fails where an edit gives another
 * valid document, or none at all.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Packer, validateDocuments, type Problem } from '../../src/cwl/index.ts'
import { openWorkspace, type Workspace } from '../../src/files/workspace.ts'
import type { JsonObject } from '../../src/json/index.ts'
import { isSameApp, OF_FILES } from '../../src/promotion/same-app.ts'
import { applyEdits } from '../../src/repository/fixing.ts'
import { CORPUS, readVerdicts } from './corpus.ts'
import { pythonWithReference, runReference } from './reference.ts'

/** Documents for each kind of mistake. */
const EACH = 5

/** A correction may make another problem visible. */
const MOST_ROUNDS = 5

type Mistake = readonly [name: string, pattern: RegExp, written: string]

const ENDS = '(?=["\']? *$)'
const MISTAKES: readonly Mistake[] = [
  ['a letter is missing in a field', /^( *)baseCommand:/m, '$1baseComand:'],
  ['a field is in lower case', /^( *)outputBinding:/m, '$1outputbinding:'],
  ['two letters of a field are swapped', /^( *)outputSource:/m, '$1outputSuorce:'],
  [
    'a class of a requirement is misspelt',
    new RegExp(`(class: *["']?|^ *)(\\w+)Requirement(?=["']?(?: *$|:))`, 'm'),
    '$1$2Requirment',
  ],
  ['a type is misspelt', new RegExp(`(type: *["']?)string(?=[?\\[\\]]*["']? *$)`, 'm'), '$1strng'],
  ['a type is a letter too long', new RegExp(`(type: *["']?)File(?=[?\\[\\]]*["']? *$)`, 'm'), '$1Filee'],
  ['a source is written as a reference', /(source: *)([a-z]\w*)(?= *$)/m, '$1$$(inputs.$2)'],
  ['a source begins with inputs', /(source: *)([a-z]\w*)(?= *$)/m, '$1inputs.$2'],
  ['a number is in quotes', /(position: *)(\d+)(?= *$)/m, '$1"$2"'],
  ['a truth is a word', /((?:separate|shellQuote): *)false(?= *$)/m, '$1no'],
  ['a method is misspelt', /(scatterMethod: *)dotproduct/m, '$1dotprodct'],
  ['a merge is misspelt', /(linkMerge: *)merge_flattened/m, '$1merge_flatened'],
  ['a feature is not declared', /^ *(?:- )?(?:class: )?ScatterFeatureRequirement(?:: *\{\})? *\n/m, ''],
  ['a version has no letter', new RegExp(`(cwlVersion: *["']?)v(1\\.\\d)${ENDS}`, 'm'), '$1$2'],
  ['a version has a prefix', new RegExp(`(cwlVersion: *["']?)(v1\\.\\d)${ENDS}`, 'm'), '$1cwl:$2'],
]

interface Planted {
  readonly name: string
  readonly path: string
  readonly text: string
}

const folder = mkdtempSync(join(tmpdir(), 'corpus-corrections-'))
const faults: string[] = []
try {
  cpSync(CORPUS, folder, { recursive: true })
  const paths = readVerdicts().flatMap(({ path, verdict }) => (verdict === 'accept' ? path : []))
  const corrected = await plantAll(openWorkspace(folder), paths)
  await askReference(corrected)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const fault of faults) console.log(`  ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)

async function plantAll(workspace: Workspace, paths: readonly string[]): Promise<readonly Planted[]> {
  const corrected: Planted[] = []
  for (const [name, pattern, written] of MISTAKES) {
    let count = 0
    for (const path of paths) {
      if (count === EACH) break
      const original = readFileSync(join(folder, path), 'utf8')
      const mistake = original.replace(pattern, written)
      const before = mistake === original ? undefined : await packed(workspace, path)
      if (before === undefined) continue
      count += 1
      const text = await corrections(workspace, path, mistake)
      const after = await packed(workspace, path)
      if (text === mistake) faults.push(`${name}, ${path}: nothing is corrected`)
      else if (after === undefined) faults.push(`${name}, ${path}: the corrected document is not valid`)
      else if (!isSameApp(before, after, OF_FILES))
        faults.push(`${name}, ${path}: the corrected document is another app`)
      else corrected.push({ name, path, text })
      writeFileSync(join(folder, path), original)
    }
  }
  console.log(
    `${corrected.length} of ${corrected.length + faults.length} planted mistakes are corrected to the same app`,
  )
  return corrected
}

async function packed(workspace: Workspace, path: string): Promise<JsonObject | undefined> {
  const packing = await new Packer(workspace).pack(path)
  return packing.ok ? packing.description : undefined
}

/** Leaves the corrected text in the file. */
async function corrections(workspace: Workspace, path: string, mistake: string): Promise<string> {
  let text = mistake
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    writeFileSync(join(folder, path), text)
    const { problems } = await validateDocuments(workspace, [path])
    const own = problems.filter(({ file, severity }: Problem) => file === path && severity !== 'advice')
    const { text: next, applied } = applyEdits(path, text, own)
    if (applied.length === 0) break
    text = next
  }
  return text
}

/** About one document of each kind. */
async function askReference(corrected: readonly Planted[]): Promise<void> {
  const python = pythonWithReference()
  if (python === undefined)
    return console.log('skipped: the verdict of the reference, because cwltool is not installed')
  const asked = [...Map.groupBy(corrected, ({ name }) => name).values()].flatMap(([first]) => first ?? [])
  const calls = asked.map(({ path, text }, index) => {
    const file = `${path.slice(0, -4)}-corrected-${index}.cwl`
    writeFileSync(join(folder, file), text)
    return { args: ['--validate', '--skip-schemas', file], cwd: folder, out: join(folder, `verdict-${index}`) }
  })
  const results = await runReference(python, calls)
  for (const [index, { name, path }] of asked.entries())
    if (results[index]?.code !== 0) faults.push(`${name}, ${path}: the reference refuses the corrected document`)
  console.log(`${asked.length} corrected documents, one of each kind, were validated by cwltool`)
}

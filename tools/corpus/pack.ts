/**
 * Packs every valid document of the corpus, and draws its workflows. Each packed description must be valid, by our
 * validator and, where `cwltool` is installed, by the reference; packing it again must give the same; and it must mean
 * what the reference's own `--pack` means, or be in the list below with the reason. With an argument, only documents
 * whose path contains it are packed. The reference needs some ten minutes for all of them, so without `--all` it is
 * asked about every fortieth.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

import { Packer, validateDocuments } from '../../src/cwl/index.ts'
import { isError } from '../../src/cwl/problems/problem.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { stringifyJson, type JsonObject } from '../../src/json/index.ts'
import { CORPUS, NAMED_DIFFERENCES, readVerdicts } from './corpus.ts'
import { checkDiagrams } from './diagrams.ts'
import { pythonWithReference, runReference } from './reference.ts'

/** Brings a packed document into a form in which two can be compared for what they mean. */
const CANON = join(CORPUS, '..', 'tools', 'canon.py')

/** One Python for all pairs: it prints the first difference of each, or an empty line. */
const COMPARE = `
import json, sys
sys.path.insert(0, sys.argv[1])
import canon
for line in sys.stdin:
    ours, theirs = json.loads(line)
    try:
        found = canon.diff(canon.canon(json.load(open(ours))), canon.canon(json.load(open(theirs))))
        print(json.dumps(found[0] if found else ''))
    except Exception as error:
        print(json.dumps(repr(error)))
`

/** Documents of several processes without a main one: which are packed. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'cwl-v1.2/tests/conflict-wf.cwl': ['collision'],
  'cwl-v1.2/tests/js-expr-req-wf.cwl': ['tool', 'wf'],
}

/** Where our packed form and the reference's differ, and why ours is right. */
const DIFFERENT: Readonly<Record<string, string>> = {
  'bio-cwl-tools/megahit/megahit.cwl':
    'the same formats: the prefix means an address without a slash at its end, which the reference writes out and we keep',
  'cwl-v1.2/tests/imported-hint.cwl': 'the reference gives an imported hint an id made of the name of its file',
  'cwl-v1.2/tests/iwd/iwd-subdir-wf.cwl':
    'the reference leaves an $import behind, so that its own packed form cannot be read',
}

/** Refused by the reference packed and unpacked alike, and why that is not a fault. */
const REFUSED_BY_REFERENCE: Readonly<Record<string, string>> = {
  'bio-cwl-tools/tb-profiler/tb-profiler-profile.cwl': 'it knows no SoftwareRequirement under requirements',
}

const ALL = process.argv.includes('--all')
const FILTER = process.argv.slice(2).find((argument) => !argument.startsWith('--'))

interface Packed {
  /** `path` or `path#id`. */
  readonly reference: string
  readonly file: string
  readonly description: JsonObject
}

const verdicts = readVerdicts()
const folder = mkdtempSync(join(tmpdir(), 'corpus-pack-'))
const faults: string[] = []
try {
  const packed = await packAll()
  await checkPacked(packed)
  faults.push(...checkDiagrams(packed))
  const python = pythonWithReference()
  if (python === undefined) console.log('skipped: the comparison with the reference, because cwltool is not installed')
  else
    await compareWithReference(
      python,
      ALL || FILTER !== undefined ? packed : packed.filter((_, index) => index % 40 === 0),
    )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const fault of faults) console.log(`  ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)

async function packAll(): Promise<readonly Packed[]> {
  const references = verdicts.flatMap(({ path, verdict }) => {
    if (verdict !== 'accept' || !path.includes(FILTER ?? '')) return []
    return NAMED[path]?.map((id) => `${path}#${id}`) ?? [path]
  })
  // Beside the documents, so that the files that they name are there.
  cpSync(CORPUS, join(folder, 'ours'), { recursive: true })
  const packer = new Packer(openWorkspace(CORPUS))
  const packed: Packed[] = []
  let refused = 0
  let bytes = 0
  const begun = performance.now()
  for (const reference of references) {
    const packing = await packer.pack(reference)
    const path = reference.replace(/#.*/, '')
    if (packing.ok) {
      const file = `${path.slice(0, -4)}-packed-${packed.length}.cwl`
      bytes += packing.bytes
      writeFileSync(join(folder, 'ours', file), stringifyJson(packing.description))
      packed.push({ reference, file, description: packing.description })
    } else if (NAMED_DIFFERENCES.has(path)) refused += 1
    else faults.push(`${reference} does not pack: ${packing.problems.find(isError)?.message ?? 'no reason'}`)
  }
  console.log(
    `${packed.length} of ${references.length} valid documents pack, ${refused} are refused as docs/differences.md says; ${(bytes / 1e6).toFixed(1)} MB in ${inSeconds(performance.now() - begun)}`,
  )
  return packed
}

/** By our own validator, and by packing once more. */
async function checkPacked(packed: readonly Packed[]): Promise<void> {
  const workspace = openWorkspace(join(folder, 'ours'))
  const { documents, problems } = await validateDocuments(
    workspace,
    packed.map(({ file }) => file),
  )
  const invalid = documents.filter(({ ok }) => !ok).map(({ path }) => path)
  for (const path of invalid) {
    const first = problems.find((problem) => problem.file === path && isError(problem))
    faults.push(`${path}, packed, is not valid: ${first?.message ?? 'no reason'}`)
  }
  const packer = new Packer(workspace)
  let same = 0
  for (const { file } of packed) {
    const again = await packer.pack(file)
    const is = again.ok && stringifyJson(again.description) === readFileSync(join(folder, 'ours', file), 'utf8')
    if (is) same += 1
    else if (!invalid.includes(file)) faults.push(`${file}, packed again, is another`)
  }
  console.log(
    `${documents.length - invalid.length} of ${documents.length} packed descriptions are valid by our validator; ${same} are the same packed again`,
  )
}

async function compareWithReference(python: string, packed: readonly Packed[]): Promise<void> {
  mkdirSync(join(folder, 'theirs'))
  mkdirSync(join(folder, 'validations'))
  const began = performance.now()
  const validations = packed.map(({ file }) => ({
    args: ['--validate', '--skip-schemas', file],
    cwd: join(folder, 'ours'),
    out: join(folder, 'validations', basename(file)),
  }))
  const packings = packed.map(({ reference, file }) => ({
    args: ['--pack', '--skip-schemas', reference],
    cwd: CORPUS,
    out: join(folder, 'theirs', basename(file)),
    seconds: 600,
  }))
  const results = await runReference(python, [...packings, ...validations])
  let valid = 0
  let listed = 0
  for (const [index, { reference, file }] of packed.entries()) {
    const { code, words } = results[packed.length + index] ?? { code: -1, words: '' }
    if (code === 0) valid += 1
    else if (REFUSED_BY_REFERENCE[reference] !== undefined) listed += 1
    else faults.push(`${file}, packed, is not valid by cwltool: ${words.trim().split('\n').slice(-3).join(' ')}`)
  }
  console.log(
    `${valid} of ${packed.length} packed descriptions${ALL || FILTER !== undefined ? '' : ' (every fortieth; --all takes all)'} are valid by cwltool, ${listed} are refused for a reason that is listed`,
  )
  if (existsSync(CANON)) compareMeaning(python, packed)
  else
    console.log('skipped: whether they mean what the reference packs, because tools/canon.py is not next to the corpus')
  console.log(`cwltool took ${inSeconds(performance.now() - began)}`)
}

function compareMeaning(python: string, packed: readonly Packed[]): void {
  const pairs = packed.map(({ file }) =>
    JSON.stringify([join(folder, 'ours', file), join(folder, 'theirs', basename(file))]),
  )
  const { stdout, stderr } = spawnSync(python, ['-c', COMPARE, dirname(CANON)], {
    encoding: 'utf8',
    input: pairs.join('\n'),
    maxBuffer: 64 * 1024 * 1024,
  })
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
  if (answers.length !== packed.length) throw new Error(`canon.py ended early: ${stderr}`)
  let equal = 0
  let listed = 0
  for (const [index, { reference }] of packed.entries()) {
    const difference = answers[index] ?? ''
    if (difference === '') equal += 1
    else if (DIFFERENT[reference] !== undefined) listed += 1
    else faults.push(`${reference} means something else: ${difference}`)
  }
  console.log(
    `${equal} of ${packed.length} mean what cwltool --pack gives, ${listed} differ for a reason that is listed`,
  )
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

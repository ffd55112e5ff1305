/**
 * Runs conformance documents with `cwltool --no-container`, as they are and packed. Where a document gives what the
 * conformance test expects, its packed form must give it too; where a document has to fail, so has its packed form.
 * Documents that need a container, a network or a newer cwltool fail both ways and are not counted.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { Packer } from '../../src/cwl/index.ts'
import { parseYaml } from '../../src/cwl/yaml/parse-yaml.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { isArray, isObject, parseJson, stringifyJson, type JsonObject, type JsonValue } from '../../src/json/index.ts'
import { collection } from './corpus.ts'
import { requirePython, runReference, type ReferenceJob, type ReferenceResult } from './reference.ts'

const SUITE = collection('cwl-v1.2')
const AT_LEAST = 60

interface Case {
  readonly id: string
  /** Relative to the suite, with `#id` where it names one of several. */
  readonly tool: string
  readonly job: string | undefined
  readonly output: JsonValue
  readonly shouldFail: boolean
}

const python = requirePython()
const folder = mkdtempSync(join(tmpdir(), 'conformance-packed-'))
let failed = false
try {
  failed = !(await runAll(python))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

async function runAll(interpreter: string): Promise<boolean> {
  cpSync(SUITE, folder, { recursive: true })
  const cases = readCases()
  const packed = await packTools(cases.map(({ tool }) => tool))
  const plain = cases.map((each, index) => jobOf(each, each.tool, `plain-${index}`))
  const runnable = cases.flatMap((each) => {
    const file = packed.get(each.tool)
    return file === undefined ? [] : [{ each, file }]
  })
  const results = await runReference(interpreter, [
    ...plain,
    ...runnable.map(({ each, file }, index) => jobOf(each, file, `packed-${index}`)),
  ])
  const plainly = new Map(cases.map((each, index) => [each, isAsExpected(each, results[index], plain[index])]))
  const faults: string[] = []
  let same = 0
  let failing = 0
  for (const [index, { each, file }] of runnable.entries()) {
    if (plainly.get(each) !== true) continue
    const result = results[cases.length + index]
    if (!isAsExpected(each, result, jobOf(each, file, `packed-${index}`)))
      faults.push(`${each.id} (${each.tool}): ${result?.words.trim().split('\n').slice(-2).join(' ') ?? ''}`)
    else if (each.shouldFail) failing += 1
    else same += 1
  }
  const refused = cases.filter((each) => plainly.get(each) === true && !packed.has(each.tool))
  for (const each of refused) if (!each.shouldFail) faults.push(`${each.id} (${each.tool}) is not packed`)
  const good = [...plainly.values()].filter(Boolean).length
  console.log(`${cases.length} conformance tests; ${good} are as expected unpacked, with no container and no network`)
  console.log(
    `of these, packed: ${same} give the expected outputs, ${failing} fail as they must, ${refused.filter(({ shouldFail }) => shouldFail).length} that must fail are refused by pack; ${faults.length} are otherwise`,
  )
  for (const fault of faults) console.log(`  ${fault}`)
  if (same < AT_LEAST) console.log(`  fewer than ${AT_LEAST} cases`)
  return faults.length === 0 && same >= AT_LEAST
}

function readCases(): readonly Case[] {
  const parsing = parseYaml(readFileSync(join(SUITE, 'conformance_tests.yaml'), 'utf8'), 'conformance_tests.yaml')
  if (!parsing.ok || !isArray(parsing.value)) throw new Error('conformance_tests.yaml cannot be read')
  return parsing.value.filter(isObject).flatMap((entry): readonly Case[] => {
    const { id, tool, job, output, should_fail: shouldFail } = entry
    if (typeof tool !== 'string' || typeof id !== 'string') return []
    return [
      {
        id,
        tool,
        job: typeof job === 'string' ? job : undefined,
        output: output ?? null,
        shouldFail: shouldFail === true,
      },
    ]
  })
}

/** Beside the document, so that the relative paths in it lead to the same files. */
async function packTools(tools: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const packer = new Packer(openWorkspace(folder))
  const files = new Map<string, string>()
  for (const tool of new Set(tools)) {
    const packing = await packer.pack(tool)
    const file = join(dirname(tool), `packed-${files.size}.cwl`)
    if (!packing.ok) continue
    files.set(tool, file)
    writeFileSync(join(folder, file), stringifyJson(packing.description))
  }
  return files
}

function jobOf(each: Case, tool: string, name: string): ReferenceJob {
  const outputs = join(folder, 'outputs', name)
  mkdirSync(outputs, { recursive: true })
  const args = ['--no-container', '--quiet', '--outdir', outputs, tool, ...(each.job === undefined ? [] : [each.job])]
  return { args, cwd: folder, out: `${outputs}.json`, seconds: 60 }
}

function isAsExpected(each: Case, result: ReferenceResult | undefined, job: ReferenceJob | undefined): boolean {
  if (result === undefined || job === undefined) return false
  if (each.shouldFail) return result.code !== 0
  if (result.code !== 0) return false
  const text = readFileSync(job.out, 'utf8')
  return matches(each.output, text.trim() === '' ? {} : parseJson(text))
}

/** As the conformance runner compares: `Any` is anything, a location counts by its name, and more fields do not hurt. */
function matches(expected: JsonValue, actual: JsonValue | undefined): boolean {
  if (expected === 'Any') return true
  if (isArray(expected))
    return (
      isArray(actual) &&
      expected.length === actual.length &&
      expected.every((item, index) => matches(item, actual[index]))
    )
  if (!isObject(expected))
    return expected === (actual ?? null) || stringifyJson(expected) === stringifyJson(actual ?? null)
  if (!isObject(actual)) return false
  if (expected['class'] === 'Directory') return matchesFolder(expected, actual)
  return Object.entries(expected).every(([key, value]) =>
    key === 'location' || key === 'path' ? sameName(value, actual) : matches(value, actual[key]),
  )
}

function matchesFolder(expected: JsonObject, actual: JsonObject): boolean {
  const { listing, ...others } = expected
  const found = actual['listing']
  const known = isArray(listing)
    ? listing.every((item) => isArray(found) && found.some((each) => matches(item, each)))
    : true
  return (
    known &&
    Object.entries(others).every(([key, value]) =>
      key === 'location' || key === 'path' ? sameName(value, actual) : matches(value, actual[key]),
    )
  )
}

function sameName(expected: JsonValue, actual: JsonObject): boolean {
  if (typeof expected !== 'string' || expected === 'Any') return true
  const found = actual['location'] ?? actual['path']
  const nameOf = (path: string): string => path.replace(/\/$/, '').replace(/^.*\//, '')
  return typeof found === 'string' && (nameOf(found) === nameOf(expected) || actual['basename'] === nameOf(expected))
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CORPUS as corpus } from '../../tools/corpus/corpus.ts'
import type { Measurement } from '../bench.ts'

const root = join(import.meta.dirname, '..', '..')
const ROUNDS = 7
/** The reference takes seconds each time, and some rounds half as long as others. */
const REFERENCE_ROUNDS = 5
const RUNS_OF_OURS = 3

/** Reading and validating, against the time that js-yaml takes to read and against the time that Node takes to start. */
export async function run(): Promise<readonly Measurement[]> {
  return [...(existsSync(join(corpus, 'reference.json')) ? corpusRatio() : []), ...wholeProcesses()]
}

/**
 * Both in fresh processes by turns, so that neither finds warm code and both have the same neighbours. Both read the
 * files, and both have read one small document before, so that neither is charged for loading its modules.
 */
function corpusRatio(): readonly Measurement[] {
  const folder = mkdtempSync(join(tmpdir(), 'cwl-bench-'))
  try {
    const versions = ['v1.0', 'v1.1', 'v1.2'].map((version) => `${version}.cwl`)
    for (const name of versions)
      writeFileSync(join(folder, name), `cwlVersion: ${name.slice(0, 4)}\n${WITH_JAVASCRIPT}`)
    return ratioOf(folder, versions)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const WITH_JAVASCRIPT =
  'class: CommandLineTool\nrequirements: [{class: InlineJavascriptRequirement}]\nbaseCommand: x\narguments: ["${ return 1 }"]\ninputs: []\noutputs: []\n'

function ratioOf(folder: string, small: readonly string[]): readonly Measurement[] {
  const given = `const root = ${JSON.stringify(corpus)}; const folder = ${JSON.stringify(folder)}; const small = ${JSON.stringify(small)}; const paths = JSON.parse(readFileSync(root + '/reference.json', 'utf8')).map((entry) => entry.path);`
  const floor = `import { readFileSync } from 'node:fs'; import { load } from 'js-yaml'; ${given}
    const read = (path) => { const text = readFileSync(path, 'utf8'); try { load(text) } catch (error) { if (error.name !== 'YAMLException') throw error } }
    for (const path of small) read(folder + '/' + path); const started = performance.now();
    for (const path of paths) read(root + '/' + path); console.log(performance.now() - started)`
  const scripts = [floor, ...STAGES.map(({ code }) => moduleOf(given, code))]
  const rounds = Array.from({ length: ROUNDS }, () => scripts.map(moduleTime))
  const [floorTime = Number.NaN, ...times] = scripts.map((_, index) =>
    median(rounds.map((round) => round[index] ?? Number.NaN)),
  )
  return [
    { what: 'the corpus: reading each file, and js-yaml load', value: floorTime, unit: 'ms' },
    { what: 'the corpus: reading and validating', value: times.at(-1) ?? Number.NaN, unit: 'ms' },
    ...STAGES.map(({ what, atMost }, index): Measurement => ({
      what: `the corpus: ${what}`,
      value: (times[index] ?? Number.NaN) / floorTime,
      unit: 'times',
      ...(atMost === undefined ? {} : { atMost }),
    })),
  ]
}

/**
 * The stages of validation that are timed. Each includes the stages before it: this shows how much of the time is not
 * spent in rules.
 */
const STAGES: readonly { readonly what: string; readonly code: string; readonly atMost?: number }[] = [
  {
    what: 'reading alone, with places',
    code: 'const { files } = new Processes(workspace); for (const path of paths) files.load(path)',
  },
  {
    what: 'and in the long form',
    code: 'const processes = new Processes(workspace); for (const path of paths) processes.document(path)',
  },
  {
    what: 'and checked with the schemas',
    code: 'const processes = new Processes(workspace); const roots = paths.map((path) => processes.document(path)).flatMap(({ process, graph }) => [process, ...graph]); for (const process of reachable(roots)) await checkStructure(process, processes.files.load(process.path).isWhole)',
  },
  { what: 'and by all rules: ratio', code: 'await validateDocuments(workspace, paths)', atMost: 3 },
]

function moduleOf(given: string, code: string): string {
  const from = (module: string): string => JSON.stringify(join(root, 'lib', 'cwl', module))
  return `import { readFileSync } from 'node:fs'; import { openWorkspace } from ${from('source/workspace.js')}; import { Processes } from ${from('documents/processes.js')}; import { checkStructure } from ${from('structure/structure.js')}; import { reachable, validateDocuments } from ${from('validate.js')}; ${given}
    const timed = async (workspace, paths) => { const started = performance.now(); ${code}; return performance.now() - started };
    await validateDocuments(openWorkspace(folder), small); console.log(await timed(openWorkspace(root), paths))`
}

function moduleTime(code: string): number {
  const spawned = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' })
  if (spawned.status !== 0) throw new Error(spawned.stderr)
  return Number(spawned.stdout)
}

function wholeProcesses(): readonly Measurement[] {
  const folder = mkdtempSync(join(tmpdir(), 'cwl-bench-'))
  try {
    for (const [name, text] of Object.entries(THREE_FILES)) writeFileSync(join(folder, name), text)
    const bin = join(root, 'lib', 'bin.js')
    const large = join(corpus, 'kf-alignment-workflow')
    const rounds = Array.from({ length: ROUNDS }, () => ({
      nothing: processTime(folder, process.execPath, ['-e', '0']),
      small: processTime(folder, process.execPath, [bin, 'validate', 'main.cwl']),
      large: existsSync(large)
        ? processTime(large, process.execPath, [bin, 'validate', 'workflows/kfdrc_alignment_wf.cwl'])
        : undefined,
    }))
    const nothing = median(rounds.map((round) => round.nothing))
    const small = median(rounds.map((round) => round.small))
    const largeTimes = rounds.flatMap((round) => round.large ?? [])
    const measurements: Measurement[] = [
      { what: 'node -e 0', value: nothing, unit: 'ms' },
      { what: 'validate, a workflow of three files', value: small, unit: 'ms' },
      {
        what: 'validate, a workflow of three files, against node -e 0',
        value: small / nothing,
        unit: 'times',
        atMost: 5,
      },
    ]
    if (largeTimes.length > 0) {
      const value = median(largeTimes)
      measurements.push(
        { what: 'validate, a workflow of 49 steps', value, unit: 'ms' },
        {
          what: 'validate, a workflow of 49 steps, against node -e 0',
          value: value / nothing,
          unit: 'times',
          atMost: 10,
        },
      )
    }
    const against = againstReference(folder, bin)
    if (against !== undefined)
      measurements.push({
        what: 'cwltool --validate, the same three files, against ours',
        value: against,
        unit: 'times',
        atLeast: 10,
      })
    return measurements
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * How many times as long the reference takes, both by turns, so that both have the same neighbours; undefined where it
 * is not installed.
 */
function againstReference(folder: string, bin: string): number | undefined {
  const rounds = Array.from({ length: REFERENCE_ROUNDS }, () => ({
    reference: processTime(folder, 'cwltool', ['--validate', '--skip-schemas', 'main.cwl']),
    ours: Array.from({ length: RUNS_OF_OURS }, () =>
      processTime(folder, process.execPath, [bin, 'validate', 'main.cwl']),
    ),
  }))
  const reference = median(rounds.map((round) => round.reference))
  return reference === 0 ? undefined : reference / median(rounds.flatMap(({ ours }) => ours))
}

/** Milliseconds of a process from start to end; 0 when there is no such program. */
function processTime(cwd: string, command: string, args: readonly string[]): number {
  const started = performance.now()
  const nowhere = 'http://127.0.0.1:9'
  const spawned = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, http_proxy: nowhere, https_proxy: nowhere },
  })
  if (spawned.error !== undefined) return 0
  if (spawned.status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${spawned.status}: ${spawned.stderr.toString()}`)
  return performance.now() - started
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

const tool = (name: string): string =>
  `cwlVersion: v1.2\nclass: CommandLineTool\nbaseCommand: ${name}\nrequirements:\n  DockerRequirement: {dockerPull: "ubuntu:24.04"}\ninputs:\n  x: {type: File, inputBinding: {position: 1}}\noutputs:\n  y: {type: File, outputBinding: {glob: ${name}.txt}}\nstdout: ${name}.txt\n`

const THREE_FILES: Readonly<Record<string, string>> = {
  'main.cwl':
    'cwlVersion: v1.2\nclass: Workflow\ninputs: {a: File}\noutputs:\n  o: {type: File, outputSource: t/y}\nsteps:\n  s: {run: sort.cwl, in: {x: a}, out: [y]}\n  t: {run: uniq.cwl, in: {x: s/y}, out: [y]}\n',
  'sort.cwl': tool('sort'),
  'uniq.cwl': tool('uniq'),
}

/** Rows of what needs no platform: starting, validating, packing, growth, and sizes. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { EXIT } from '../../src/commands/report.ts'
import { CORPUS } from '../../tools/corpus/corpus.ts'
import { chain, folderOf, manyTools, nested, tool } from './material.ts'
import {
  action,
  commandLine,
  exactly,
  interleave,
  NODE,
  newFolder,
  ratio,
  ratioOf,
  ROOT,
  sampleOf,
  type Measure,
  type Program,
  type Sample,
  type Usage,
} from './measure.ts'
import { shared, type Row } from './row.ts'

const START = 'node -e 0'

/** Runs of a tenth of a second are many, since neighbours disturb them the more. */
const SHORT = 25
const MIDDLE = 9
const LONG = 3

const SEED = 1

const small = shared(() => folderOf([['tool.cwl', tool(3)]]))

const starting: readonly Row[] = [
  {
    name: 'start/action',
    what: 'the action: `validate` of one tool',
    over: START,
    unit: 'times',
    budget: 4.8,
    reason: 'A runner keeps no compiled code, so V8 reads all that is loaded.',
    measure: () => ratio(action(small(), 'tool.cwl'), NODE, SHORT),
  },
  {
    name: 'start/help',
    what: 'the command line: `--help`',
    over: START,
    unit: 'times',
    budget: 1.8,
    reason: 'Node loads its module loader, one script and the compiled code of it.',
    measure: () => ratio(commandLine(small(), '--help'), NODE, SHORT),
  },
  {
    name: 'start/validate',
    what: 'the command line: `validate` of one tool',
    over: START,
    unit: 'times',
    budget: 3.15,
    reason: 'As for `--help`, and the functions are called for the first time.',
    measure: () => ratio(commandLine(small(), 'validate', 'tool.cwl'), NODE, SHORT),
  },
  {
    name: 'start/first',
    what: 'the same, first run: no compiled code yet',
    over: START,
    unit: 'times',
    budget: 5.2,
    reason: 'V8 parses the script, and the run keeps what was compiled.',
    measure: () =>
      ratio(
        withoutCache((cache) => rmSync(cache, { recursive: true, force: true })),
        NODE,
        MIDDLE,
      ),
  },
  {
    name: 'start/read-only',
    what: 'the same, where compiled code cannot be kept',
    over: START,
    unit: 'times',
    budget: 5.65,
    reason: 'V8 parses the script in each run.',
    measure: () =>
      ratio(
        withoutCache((cache) => {
          rmSync(cache, { recursive: true, force: true })
          // No folder can be made where a file is, not even by root.
          writeFileSync(cache, '')
        }),
        NODE,
        MIDDLE,
      ),
  },
]

/** The command line from a copy of lib/, whose folder of compiled code is treated before each run. */
function withoutCache(treat: (cache: string) => void): Program {
  const copy = newFolder()
  cpSync(join(ROOT, 'lib'), join(copy, 'lib'), { recursive: true })
  cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'))
  const args = [join(copy, 'lib', 'bin.js'), 'validate', 'tool.cwl']
  return { args, cwd: small(), before: () => treat(join(copy, 'lib', '.cache')) }
}

const LARGEST = join(CORPUS, 'kf-alignment-workflow')
const LARGEST_WORKFLOW = 'workflows/kfdrc_alignment_wf.cwl'

const generated = shared(() => folderOf(nested(SEED)))

const workflows: readonly Row[] = [
  ...(existsSync(LARGEST)
    ? [
        ...workflowRows(
          'corpus',
          'the largest workflow of the corpus, 49 steps',
          () => LARGEST,
          LARGEST_WORKFLOW,
          7.2,
          8.8,
        ),
        {
          name: 'corpus/all',
          what: '`validate` of the corpus, all documents',
          over: 'js-yaml `load` of the same files',
          unit: 'times',
          budget: 6,
          reason: 'Reading takes once as long; rules, schemas and types the rest.',
          // Some documents of the corpus are invalid.
          measure: () =>
            ratio({ ...commandLine(CORPUS, 'validate', '.'), exitCode: EXIT.invalidCwl }, yamlLoop(), LONG, 'cpu'),
        } satisfies Row,
      ]
    : []),
  ...workflowRows('generated', '300 steps over 160 files, 7 levels', generated, 'main.cwl', 10, 14),
]

function workflowRows(
  name: string,
  what: string,
  folder: () => string,
  file: string,
  validating: number,
  packing: number,
): readonly Row[] {
  return (['validate', 'pack'] as const).map((verb) => ({
    name: `${name}/${verb}`,
    what: `\`${verb}\`: ${what}`,
    over: START,
    unit: 'times',
    budget: verb === 'validate' ? validating : packing,
    reason:
      verb === 'validate'
        ? 'Each file is read and checked once.'
        : 'Each file is read and checked once, and the app is digested.',
    measure: () => ratio(commandLine(folder(), verb, file), NODE, MIDDLE),
  }))
}

const MANY = 10_000
const VERY_MANY = 100_000

/** The floor takes so little time that a few rounds of it differ by a fifth. */
const FLOORS_IN_A_ROUND = 15

const many = shared(() => {
  const floors = Array.from({ length: FLOORS_IN_A_ROUND }, () => NODE)
  const [ours = [], ...measured] = interleave(
    2 * LONG,
    commandLine(folderOf(manyTools(MANY)), 'validate', '.'),
    ...floors,
  )
  const ofRound = (round: number): number => sampleOf(measured.map((usages) => usages[round]?.wall ?? Number.NaN)).value
  return { ours, floors: ours.map((_, round) => ofRound(round)) }
})

const amounts: readonly Row[] = [
  {
    name: 'many/time',
    what: `\`validate\` of ${MANY} generated tools: time`,
    over: START,
    unit: 'times',
    budget: 172,
    reason: 'A third of a millisecond for each tool of 15 ports.',
    measure: () =>
      ratioOf(
        many().ours.map(({ wall }) => wall),
        many().floors,
      ),
  },
  {
    name: 'many/memory',
    what: 'the same: peak memory',
    unit: 'MiB',
    budget: 250,
    reason: 'A document is let go once it is reported.',
    measure: () => sampleOf(many().ours.map(({ memory }) => memory)),
  },
  {
    name: 'many/more-memory',
    what: `\`validate\` of ${VERY_MANY} generated tools: peak memory`,
    unit: 'MiB',
    budget: 540,
    reason: 'The name, the verdict and the problems of each document are kept.',
    measure: () => {
      const [usages = []] = interleave(1, commandLine(folderOf(manyTools(VERY_MANY)), 'validate', '.'))
      return sampleOf(usages.map(({ memory }) => memory))
    },
  },
]

/** Each in two sizes, the second eight times as large. */
const GROWING = {
  tools: (size: number) => folderOf(manyTools(size * 1_000)),
  steps: (size: number) => folderOf(chain(size * 250)),
  ports: (size: number) => folderOf([['tool.cwl', tool(size * 1_250)]]),
} as const

const TIMES_LARGER = 8

const growth: readonly Row[] = Object.entries(GROWING).flatMap(([what, make]) => {
  const measured = shared(() => {
    const programs = [1, TIMES_LARGER].map((size) => commandLine(make(size), 'validate', '.'))
    return interleave(LONG, NODE, ...programs)
  })
  return (['cpu', 'memory'] as const).map((measure): Row => ({
    name: `growth/${what}-${measure === 'cpu' ? 'time' : 'memory'}`,
    what: `growth of ${measure === 'cpu' ? 'time' : 'memory'} with the number of ${what}`,
    unit: 'exponent',
    budget: 1.05,
    reason: 'At most linear.',
    measure: () => exponent(measured(), measure),
  }))
})

/** Of what is above the start of Node: 1 is linear, 2 is quadratic. */
function exponent([floors = [], few = [], more = []]: readonly (readonly Usage[])[], measure: Measure): Sample {
  const floor = sampleOf(floors.map((usage) => usage[measure])).value
  const above = (usages: readonly Usage[]): readonly number[] => usages.map((usage) => usage[measure] - floor)
  const { value, low, high } = ratioOf(above(more), above(few))
  const log = (times: number): number => Math.log(times) / Math.log(TIMES_LARGER)
  return { value: log(value), low: log(low), high: log(high) }
}

const packed = shared(() => {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const [one] = JSON.parse(stdout) as readonly { readonly entryCount: number; readonly unpackedSize: number }[]
  return one ?? { entryCount: Number.NaN, unpackedSize: Number.NaN }
})

const dist = shared(() => globSync('dist/*', { cwd: ROOT }).map((file) => statSync(join(ROOT, file)).size))

const MEGABYTE = 1_000_000

const sizes: readonly Row[] = [
  sizeRow('package-files', '`npm pack`: files', 'files', 450, () => packed().entryCount),
  sizeRow('package', '`npm pack`: unpacked', 'MB', 8, () => packed().unpackedSize / MEGABYTE),
  sizeRow('dist-files', 'dist/: files', 'files', 24, () => dist().length),
  sizeRow('dist', 'dist/: bytes', 'MB', 4, () => dist().reduce((sum, bytes) => sum + bytes, 0) / MEGABYTE),
]

function sizeRow(name: string, what: string, unit: 'files' | 'MB', budget: number, count: () => number): Row {
  const reason = 'Each run of the action downloads dist/, and each installation the package.'
  return { name: `size/${name}`, what, unit, budget, reason, measure: () => exactly(count()) }
}

/** js-yaml's own reading of each file, without anything around it. */
function yamlLoop(): Program {
  const code = `const { globSync, readFileSync } = process.getBuiltinModule('node:fs')
    const { load } = await import('js-yaml')
    for (const path of globSync('**/*.cwl', { cwd: ${JSON.stringify(CORPUS)} })) {
      const text = readFileSync(${JSON.stringify(`${CORPUS}/`)} + path, 'utf8')
      try { load(text) } catch (error) { if (error.name !== 'YAMLException') throw error }
    }`
  return { args: ['--input-type=module', '-e', code] }
}

export const DOCUMENT_ROWS: readonly Row[] = [...starting, ...workflows, ...amounts, ...growth, ...sizes]

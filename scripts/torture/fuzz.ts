import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { toSarifText } from '../../src/commands/documents/sarif.ts'
import type { ValidateReport } from '../../src/commands/report.ts'
import { packDocument } from '../../src/cwl/pack.ts'
import { isError, type Problem } from '../../src/cwl/problems/problem.ts'
import { isProblemCode } from '../../src/cwl/rules/index.ts'
import { validateDocuments } from '../../src/cwl/validate.ts'
import { digestOf, parseJson, stringifyJson } from '../../src/json/index.ts'
import { toJsonText } from '../../src/report/json.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { toText } from '../../src/report/text.ts'
import { memoryWorkspace } from '../../test/cwl/support/memory.ts'
import { Mutator } from '../../test/cwl/support/mutate.ts'
import { BESIDE, SEEDS } from '../../test/cwl/support/seeds.ts'
import type { Scenario, Trial } from '../torture.ts'

const examples = join(import.meta.dirname, '..', '..', 'examples')
const GOOD = [
  ...SEEDS,
  ...globSync('**/*.cwl', { cwd: examples }).map((file) => readFileSync(join(examples, file), 'utf8')),
]

/** Processor time of one document, in milliseconds: other programs of the machine do not count. */
const SLOWEST = 1000

const MOST_MEMORY = 512

let slowest = 0

export const scenario: Scenario = {
  title: 'mutated documents: read, validated, packed and rendered',
  weight: 4,
  first: true,
  rounds: 2,
  async round(trial) {
    const mutator = new Mutator(trial.chance.below(2 ** 31))
    const documents = 300
    for (let document = 0; document < documents; document += 1) {
      const text = mutator.mutate(mutator.pick(GOOD), GOOD)
      const files = Object.fromEntries(
        Object.entries(BESIDE).map(([path, other]) => [
          path,
          mutator.next(4) === 0 ? mutator.mutate(other, GOOD) : other,
        ]),
      )
      const before = process.cpuUsage()
      try {
        for (const wrong of await wrongWith({ ...files, 'main.cwl': text }))
          trial.lose(`${wrong}\n${JSON.stringify(text)}`)
      } catch (error) {
        trial.lose(`${error instanceof Error ? error.stack : String(error)}\n${JSON.stringify(text)}`)
      }
      const { user, system } = process.cpuUsage(before)
      const time = (user + system) / 1000
      slowest = Math.max(slowest, time)
      if (time > SLOWEST) trial.lose(`${time.toFixed(0)} ms of processor time\n${JSON.stringify(text)}`)
    }
    noteAll(trial)
    return documents
  },
}

function noteAll({ note, lose }: Trial): void {
  const memory = process.resourceUsage().maxRSS / 1024
  note('slowest', `${slowest.toFixed(0)} ms`)
  note('memory', `${memory.toFixed(0)} MiB`)
  if (memory > MOST_MEMORY) lose(`${memory.toFixed(0)} MiB of memory`)
}

async function wrongWith(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const wrong: string[] = []
  const workspace = memoryWorkspace(files)
  const { problems } = await validateDocuments(workspace, ['main.cwl'])
  const packing = await packDocument(workspace, 'main.cwl')
  if (packing.ok !== (!problems.some(isError) && !packing.problems.some(isError)))
    wrong.push('packing and validating disagree')
  if (packing.ok && digestOf(parseJson(stringifyJson(packing.description))) !== packing.digest)
    wrong.push('the description has another digest once it is written')
  for (const { code, line, column, message } of problems)
    if (!isProblemCode(code) || !(line >= 1) || !(column >= 1) || message === '')
      wrong.push(`a malformed problem ${code} ${line}:${column}`)
  render(problems)
  return wrong
}

/** In every form; what is no JSON throws. */
function render(problems: readonly Problem[]): void {
  const report: ValidateReport = {
    command: 'validate',
    exitCode: 0,
    notices: [],
    ok: problems.length === 0,
    documents: [{ path: 'main.cwl', ok: problems.length === 0 }],
    problems,
  }
  toText(report, { color: true, width: 80 })
  toMarkdown(report)
  JSON.parse(toJsonText(report))
  JSON.parse(toSarifText(report))
}

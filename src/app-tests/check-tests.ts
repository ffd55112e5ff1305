import {
  createProblem,
  isError,
  jobProblems,
  Jobs,
  outputProblems,
  positionOf,
  splitReference,
  type Problem,
  type Processes,
} from '../cwl/index.ts'
import { isObject } from '../json/index.ts'
import { readTestFile, type AppTest, type TestFile } from './test-file.ts'

/**
 * Reads files of tests, and checks each test against its tool: that it exists, the job, and the names of the expected
 * outputs. A tool with its own errors is not checked here: `validate` reports it.
 */
export function checkTestFiles(paths: readonly string[], processes: Processes): readonly TestFile[] {
  const { workspace } = processes
  const jobs = new Jobs(processes)
  const first = new Map<string, AppTest>()
  return paths.map((path) => {
    const file = readTestFile(path, workspace)
    const checked = file.tests.map((test) => {
      const problems = [...problemsOf(test, first.get(test.id), jobs, processes)]
      if (!first.has(test.id)) first.set(test.id, test)
      return { test, problems }
    })
    return {
      path,
      tests: checked.flatMap(({ test, problems }) => (problems.some(isError) ? [] : [test])),
      problems: [...file.problems, ...checked.flatMap(({ problems }) => problems)],
    }
  })
}

function* problemsOf(
  test: AppTest,
  namesake: AppTest | undefined,
  jobs: Jobs,
  { workspace }: Processes,
): Iterable<Problem> {
  const { tool, at, job, jobFile, output } = test
  if (namesake !== undefined)
    yield createProblem(
      'bad-test',
      at,
      `the id ${JSON.stringify(test.id)} belongs to the test at ${namesake.at.file}:${namesake.at.line}`,
      'Give each test its own id: its task is found again by it.',
    )
  const { path } = splitReference(workspace, tool)
  if (!workspace.has(path)) {
    yield createProblem(
      'no-such-file',
      at,
      `there is no file ${path}`,
      'Write `tool` relative to the file of the test.',
    )
    return
  }
  const ports = jobs.portsOf(tool)
  if (ports === undefined) {
    yield createProblem(
      'bad-test',
      at,
      `${tool} is not one process that can be read`,
      'Name a valid CWL document, or one process of it as `file.cwl#id`.',
    )
    return
  }
  const own = jobFile === at.file ? (positionOf(job) ?? at) : { file: jobFile, line: 1, column: 1 }
  yield* jobProblems(ports, job, { file: jobFile, at: own })
  if (isObject(output)) yield* outputProblems(ports, output, at.file)
}

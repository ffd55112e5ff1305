import {
  createProblem,
  isError,
  jobProblems,
  Jobs,
  outputProblems,
  parseYaml,
  positionOf,
  splitReference,
  type Problem,
  type Processes,
} from '../cwl/index.ts'
import { CwlError } from '../files/errors.ts'
import { topOf, type Location } from '../files/source-text.ts'
import { didYouMean } from '../files/suggest.ts'
import { joinPath, type Workspace } from '../files/workspace.ts'
import { isArray, isIntegerWithin, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'

export interface AppTest {
  readonly id: string
  readonly doc?: string
  readonly tool: string
  /** The values of the inputs. Paths in it are relative to {@link jobFile}. */
  readonly job: JsonObject
  readonly jobFile: string
  readonly output: JsonValue | undefined
  readonly shouldFail: boolean
  readonly tags: readonly string[]
  readonly at: Location
}

export interface TestFile {
  readonly path: string
  readonly tests: readonly AppTest[]
  readonly problems: readonly Problem[]
}

/** What cwltest reads: https://github.com/common-workflow-language/cwltest, `cwltest-schema.yml`. */
const FIELDS = ['id', 'short_name', 'label', 'doc', 'tool', 'job', 'output', 'should_fail', 'tags'] as const

/**
 * With the tests of the files that it imports, as cwltest reads them. `read` has the files that were read before: each
 * is read once.
 */
export function readTestFile(path: string, workspace: Workspace, read = new Set<string>()): TestFile {
  if (read.has(path)) return { path, tests: [], problems: [] }
  read.add(path)
  const found = readYaml(path, workspace)
  if ('problems' in found) return { path, tests: [], problems: found.problems }
  const { value } = found
  if (!isArray(value))
    return {
      path,
      tests: [],
      problems: [
        createProblem(
          'bad-test',
          topOf(path),
          'this is not a list of tests',
          `${EXAMPLE} If it is the job of one, leave it out of \`tests\`.`,
        ),
      ],
    }
  const items = value.map((item, index): Omit<TestFile, 'path'> => {
    const at = positionOf(value, index) ?? topOf(path)
    if (!isObject(item) || !Object.hasOwn(item, '$import')) return readTest(item, { path, at, workspace })
    const { $import: imported = null } = item
    const file = typeof imported === 'string' ? joinPath(path, imported) : ''
    if (workspace.has(file)) return readTestFile(file, workspace, read)
    const fix = 'Write `$import` relative to the file of the test.'
    return { tests: [], problems: [createProblem('no-such-file', at, `there is no file ${file}`, fix)] }
  })
  return {
    path,
    tests: items.flatMap(({ tests }) => tests),
    problems: items.flatMap(({ problems }) => problems),
  }
}

const EXAMPLE = 'Write a list of tests, such as `- {id: sorts, tool: ../sort.cwl, job: sort-job.yml, output: {}}`.'

function readYaml(
  path: string,
  workspace: Workspace,
): { readonly value: JsonValue } | { readonly problems: readonly Problem[] } {
  try {
    const parsing = parseYaml(workspace.readText(path), path, workspace.limits)
    return parsing.ok ? { value: parsing.value } : { problems: parsing.problems }
  } catch (error) {
    if (!(error instanceof CwlError)) throw error
    return { problems: [createProblem('bad-test', topOf(path), error.message, error.fix)] }
  }
}

interface Source {
  readonly path: string
  readonly at: Location
  readonly workspace: Workspace
}

function readTest(item: JsonValue, { path, at, workspace }: Source): Omit<TestFile, 'path'> {
  const problems: Problem[] = []
  const refuse = (place: Location, message: string, fix?: string): void => {
    problems.push(createProblem('bad-test', place, message, fix))
  }
  if (!isObject(item)) {
    refuse(at, 'a test is a map of fields', EXAMPLE)
    return { tests: [], problems }
  }
  const placeOf = (key: string, part?: 'key'): Location => positionOf(item, key, part) ?? at
  for (const key of Object.keys(item).filter((name) => !FIELDS.some((field) => field === name)))
    refuse(
      placeOf(key, 'key'),
      `a test has no field "${key}"${didYouMean(key, FIELDS)}`,
      `The fields are ${FIELDS.join(', ')}.`,
    )
  const text = (key: (typeof FIELDS)[number], fix: string, isOptional = false): string | undefined => {
    const value = item[key] ?? null
    if (key === 'id' && isIntegerWithin(value, 0, Number.MAX_SAFE_INTEGER)) return String(value)
    if (typeof value === 'string' && value.trim() !== '') return value
    if (value !== null || !isOptional)
      refuse(placeOf(key), value === null ? `the test has no ${key}` : `${key} is not a text`, fix)
    return undefined
  }
  // A name of cwltest: its own tests have numbers as ids, and other suites only a name or a label.
  const named = (['id', 'short_name', 'label'] as const).find((key) => (item[key] ?? null) !== null)
  const id = text(named ?? 'id', 'Give it an id, such as `id: sorts`: its task is found again by it.')
  const tool = text('tool', `Name the document with \`tool\`, relative to ${path}.`)
  const doc = text('doc', 'Write a sentence, or remove it.', true)
  const shouldFail = item['should_fail'] ?? false
  if (typeof shouldFail !== 'boolean') refuse(placeOf('should_fail'), 'should_fail is not true or false', 'Write true.')
  const tags = item['tags'] ?? []
  if (!isArray(tags) || !tags.every((tag) => typeof tag === 'string'))
    refuse(placeOf('tags'), 'tags is not a list of texts', 'Write it as in `tags: [small]`.')
  const output = item['output'] ?? undefined
  if (output !== undefined && output !== 'Any' && !isObject(output))
    refuse(placeOf('output'), 'output is not a map of outputs', 'Write `output: Any` if only the success counts.')
  const job = readJob(item, { path, at: placeOf('job'), workspace })
  if (job.problems.length > 0 || id === undefined || tool === undefined || problems.length > 0)
    return { tests: [], problems: [...problems, ...job.problems] }
  const reference = toolOf(tool, path)
  if (reference === undefined) {
    refuse(placeOf('tool'), `${tool} is not a file of the repository`, 'Name a file of the repository.')
    return { tests: [], problems }
  }
  const test: AppTest = {
    id: id.replace(/^#/, ''),
    ...(doc === undefined ? {} : { doc }),
    tool: reference,
    job: job.value,
    jobFile: job.file,
    output,
    shouldFail: shouldFail === true,
    tags: isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    at,
  }
  return { tests: [test], problems }
}

function toolOf(tool: string, path: string): string | undefined {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(tool) || tool.startsWith('/') ? undefined : joinPath(path, tool)
}

interface Job {
  readonly value: JsonObject
  readonly file: string
  readonly problems: readonly Problem[]
}

function readJob(test: JsonObject, { path, at, workspace }: Source): Job {
  const job = test['job'] ?? {}
  if (isObject(job)) return { value: job, file: path, problems: [] }
  const refused = (...problems: readonly Problem[]): Job => ({ value: objectFrom([]), file: path, problems })
  if (typeof job !== 'string')
    return refused(createProblem('bad-test', at, 'job is neither a file nor a map of inputs', 'Write `job: {}`.'))
  const file = joinPath(path, job)
  if (!workspace.has(file))
    return refused(
      createProblem('no-such-file', at, `there is no file ${file}`, 'Write the path relative to the file of the test.'),
    )
  const found = readYaml(file, workspace)
  if ('problems' in found) return refused(...found.problems)
  if (isObject(found.value)) return { value: found.value, file, problems: [] }
  return refused(createProblem('bad-test', topOf(file), 'a job is a map of inputs', 'Write `name: value` lines.'))
}

/** Checks each test against its tool. A tool with its own errors is not checked here: `validate` reports it. */
export function checkTestFiles(paths: readonly string[], processes: Processes): readonly TestFile[] {
  const { workspace } = processes
  const jobs = new Jobs(processes)
  const first = new Map<string, AppTest>()
  const read = new Set<string>()
  return paths.map((path) => {
    const file = readTestFile(path, workspace, read)
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

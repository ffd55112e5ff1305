import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { toJunit } from '../../src/commands/test/junit.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { toText } from '../../src/report/text.ts'
import { write } from './support.ts'
import { finish, SORT, story } from './test-story.ts'

const AT = { file: 'tests/a.yml', line: 3, column: 1 }

test('a test that did not pass is a failure, an error or skipped, and any text is XML', () => {
  const common = { app: 'a', target: 'acme/dev/a', at: AT, digest: null }
  const tests = [
    { ...common, id: 'one', state: 'passed', seconds: 2 },
    { ...common, id: 'two', state: 'failed', reason: '<b> & "c"\n\u0000\ud800' },
    { ...common, id: 'three', state: 'not-started' },
    { ...common, id: 'four', state: 'running', url: 'https://platform.example/u/t?a&b' },
  ] as const
  const where = 'file="tests/a.yml" line="3"'
  expect(toJunit({ stage: 'dev', project: 'acme/dev', tests }).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="cwl-promote test" tests="4" failures="1" errors="1" skipped="1" time="2">',
    '  <testsuite name="dev acme/dev" tests="4" failures="1" errors="1" skipped="1" time="2">',
    `    <testcase classname="a" name="one" ${where} time="2"/>`,
    `    <testcase classname="a" name="two" ${where} time="0"><failure message="&#60;b&#62; &#38; &#34;c&#34;&#10;\ufffd\ufffd"/></testcase>`,
    `    <testcase classname="a" name="three" ${where} time="0"><error message="not-started"/></testcase>`,
    `    <testcase classname="a" name="four" ${where} time="0"><skipped message="running"/><system-out>https://platform.example/u/t?a&#38;b</system-out></testcase>`,
    '  </testsuite>',
    '</testsuites>',
    '',
  ])
})

test('results are written to a file, over those of an earlier run but not over another file', async () => {
  const { folder, run, install } = await story()
  await install()
  for (const states of ['skipped="2"', 'skipped="2"']) {
    expect(await run({ junit: 'out.xml' })).toMatchObject({ exitCode: 10 })
    expect(readFileSync(join(folder, 'out.xml'), 'utf8')).toContain(states)
  }
  writeFileSync(join(folder, 'out.xml'), '<project/>')
  expect(await run({ junit: 'out.xml' })).toMatchObject({
    exitCode: 2,
    failure: { message: '`junit`: out.xml cannot be written: another file is there, which would be lost' },
  })
})

test('time and price of a test are shown with those of the last revision that was tested', async () => {
  const { folder, platform, run, install } = await story()
  const { store } = platform
  await install()
  await run()
  finish(platform, 3)
  write(folder, { 'sort.cwl': SORT.replace('baseCommand: sort', 'baseCommand: [sort, -r]') })
  await install()
  await run()
  finish(platform, 3)
  const report = await run({})
  expect(report.tests[0]).toMatchObject({
    revision: 1,
    price: { amount: 0.1 },
    before: { revision: 0, seconds: 0, price: { amount: 0.1, currency: 'USD' } },
  })
  const slow = {
    ...report,
    tests: report.tests.map((each) => ({ ...each, seconds: 7800, before: { ...each.before, seconds: 3480 } })),
  }
  const options = { width: 200, color: false }
  expect(toText(slow, options)).toContain('sort sorts: passed, 2 h 10 min, was 58 min, 0.1 USD, was 0.1 USD')
  expect(toMarkdown(slow)).toContain('passed, 2 h 10 min, was 58 min')
  expect(store.countTasks({})).toBe(4)
})

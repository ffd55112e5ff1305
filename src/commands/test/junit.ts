import type { TestOutcome, TestReport } from '../report.ts'

/**
 * In the form that GitLab (docs.gitlab.com/ci/testing/unit_test_reports) and Jenkins
 * (github.com/jenkinsci/xunit-plugin, `junit-10.xsd`) read. A test that could not start is an error, and one that still
 * runs is skipped: neither passed.
 */
export function toJunit({
  stage,
  project,
  runner,
  tests,
}: Pick<TestReport, 'stage' | 'project' | 'runner' | 'tests'>): string {
  const name = [stage, project, runner].filter((part) => part !== null && part !== undefined).join(' ')
  const number = (...states: readonly TestOutcome['state'][]): number =>
    tests.filter(({ state }) => states.includes(state)).length
  const totals = {
    tests: tests.length,
    failures: number('failed'),
    errors: number('not-started'),
    skipped: number('running', 'started'),
    time: tests.reduce((sum, { seconds = 0 }) => sum + seconds, 0),
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes({ name: NAME, ...totals })}>`,
    `  <testsuite ${attributes({ name, ...totals })}>`,
    ...tests.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

/** By it, `faultOfReplacing` knows the file of an earlier run. */
const NAME = 'cwl-promote test'

function testCase(test: TestOutcome): string {
  const { id, app, at, state, seconds = 0, reason = '', url, price } = test
  const begin = `    <testcase ${attributes({ classname: app, name: id, file: at.file, line: at.line, time: seconds })}`
  const details = [
    url,
    price === undefined ? undefined : `${price.amount} ${price.currency}`,
    state === 'passed' ? reason : '',
  ]
    .filter((line) => line !== undefined && line !== '')
    .join('\n')
  const verdict = VERDICTS[state]
  const children = [
    ...(verdict === undefined ? [] : [`<${verdict} ${attributes({ message: reason === '' ? state : reason })}/>`]),
    ...(details === '' ? [] : [`<system-out>${escaped(details)}</system-out>`]),
  ]
  return children.length === 0 ? `${begin}/>` : `${begin}>${children.join('')}</testcase>`
}

const VERDICTS: Readonly<Partial<Record<TestOutcome['state'], string>>> = {
  failed: 'failure',
  'not-started': 'error',
  running: 'skipped',
  started: 'skipped',
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(' ')
}

/** Of XML 1.0, which has no control characters, no half surrogates, and no U+FFFE and U+FFFF. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"\t\n\r]/g, (character) => `&#${character.codePointAt(0) ?? 0};`)
}

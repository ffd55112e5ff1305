import { spawnSync } from 'node:child_process'

import { expect } from '@jest/globals'

import { test as runTests } from '../../src/commands/test.ts'
import { testNeeding } from '../support/needing.ts'
import { exampleRepository } from '../support/repository.ts'
import { listening, optionsFor } from './support.ts'

const missing = ['cwltool', 'node'].filter((program) => spawnSync(program, ['--version']).error !== undefined)
const testWithRunner = testNeeding(
  missing.length === 0 ? undefined : `${missing.join(' and ')} is not installed`,
  'the tests of examples/rnaseq with a real runner',
)

testWithRunner('the tests of examples/rnaseq pass with the real cwltool, without containers', async () => {
  const options = optionsFor(exampleRepository(), undefined, { runner: 'cwltool --no-container' })
  expect(await runTests(options, listening())).toMatchObject({
    exitCode: 0,
    tests: [
      { id: 'two-libraries', app: 'check-libraries', state: 'passed' },
      { id: 'same-sample-twice', state: 'passed' },
    ],
  })
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from '@jest/globals'

import { temporaryFolder } from '../../support/local-platform.ts'
import { BIN } from '../../support/programs.ts'
import { runAction } from '../../support/run-action.ts'

/** Does what `@github/local-action` does with the entry that it is given. */
const DEBUGGER = `
const { run } = await import(${JSON.stringify(pathToFileURL(join(BIN, '..', 'main.js')).href)})
console.log('imported')
await run()`

test('a debugger of actions imports main and calls its run()', async () => {
  const workspace = temporaryFolder()
  writeFileSync(join(workspace, 'bad.cwl'), 'cwlVersion: v1.2\nclass: CommandLineTool\ninputs: {}\n')
  const entry = join(temporaryFolder(), 'debugger.mjs')
  writeFileSync(entry, DEBUGGER)
  const { code, stdout, outputs } = await runAction({ workspace, inputs: { command: 'validate' }, entry })
  expect({ code, first: stdout.split('\n')[0], errors: outputs['errors'] }).toEqual({
    code: 3,
    first: 'imported',
    errors: '1',
  })
})

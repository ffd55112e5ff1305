import { expect, test } from '@jest/globals'

import { startAnsweringServer } from '../../platform/answering-server.ts'
import { startPlatform, TOKEN } from '../../support/local-platform.ts'
import { exampleRepository } from '../../support/repository.ts'
import { commandsOf, runAction } from '../../support/run-action.ts'

test('a successful check-up passes with its results in log, summary and report', async () => {
  const platform = await startPlatform()
  const run = await runAction({
    workspace: exampleRepository(),
    inputs: { command: 'doctor', 'base-url': platform.url, token: TOKEN },
  })
  expect({ code: run.code, stderr: run.stderr, errors: commandsOf(run, 'error') }).toEqual({
    code: 0,
    stderr: '',
    errors: [],
  })
  expect(run.outputs).toMatchObject({ result: 'unchanged', installed: 'false', 'exports-state': 'not-read' })
  expect(run.summary).toContain('<h2>Check-up</h2>')
  expect(run.summary).toMatch(/<code>exports<\/code>/)
  expect(run.stdout).toMatch(/✓ all else is fine: .*, token, exports/)
  expect(run.everything).toContain('"command": "doctor"')
  expect(platform.store.countRequests('POST')).toBe(0)
})

test('a failed check-up fails with one message that has the fix', async () => {
  const server = await startAnsweringServer((_seen, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
  )
  const run = await runAction({
    workspace: exampleRepository(),
    inputs: { command: 'doctor', 'base-url': server.url, token: TOKEN },
  })
  expect(run.code).toBe(1)
  expect(run.outputs['result']).toBe('failed')
  expect(commandsOf(run, 'error').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^the check index failed: .*web page.*\. [A-Z]/),
  ])
  expect(run.summary).toMatch(/❌ failed<\/td><td><code>index<\/code>.*web page/)
  expect(JSON.stringify(server.seen)).not.toContain(TOKEN)
})

test('the message names all failed checks', async () => {
  const run = await runAction({
    workspace: exampleRepository(),
    inputs: { command: 'doctor', config: 'missing.yml', 'base-url': 'ftp://platform.example', token: TOKEN },
  })
  expect(run.code).toBe(2)
  expect(commandsOf(run, 'error').map(({ message }) => message)).toEqual([
    'these checks failed: configuration, base-url. Each finding has an explanation and a fix.',
  ])
})

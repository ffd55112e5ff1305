import { expect, test } from '@jest/globals'

import { committedRepository } from '../../support/git.ts'
import { exampleRepository, toolText } from '../../support/repository.ts'
import { runAction } from '../../support/run-action.ts'

test('a difference is a result, and with `exit-code` the failure of the step', async () => {
  const workspace = committedRepository({ 'a.cwl': toolText('one'), 'b.cwl': toolText('two') })
  const files = 'a.cwl\nb.cwl'
  const shown = await runAction({ workspace, inputs: { command: 'diff', files } })
  expect([shown.code, shown.outputs['result']]).toEqual([0, 'changed'])
  expect(shown.summary).toContain('⚠️ a.cwl and b.cwl differ')
  const gate = await runAction({ workspace, inputs: { command: 'diff', files, 'exit-code': 'true' } })
  expect([gate.code, gate.outputs['result']]).toEqual([10, 'changed'])
  expect(gate.stdout).toContain('::error::a.cwl and b.cwl differ. The input `exit-code` makes the comparison fail')
  const same = await runAction({ workspace, inputs: { command: 'diff', files: 'a.cwl\na.cwl', 'exit-code': 'true' } })
  expect([same.code, same.outputs['result']]).toEqual([0, 'unchanged'])
})

test('graph shows the workflow in the summary and in the output `diagram`', async () => {
  const workspace = exampleRepository()
  const drawn = await runAction({ workspace, inputs: { command: 'graph', files: 'workflows/rnaseq.cwl' } })
  expect(drawn.outputs['diagram']).toMatch(/^flowchart (?:TD|LR)\n/)
  expect(drawn.summary).toContain(`\`\`\`mermaid\n${drawn.outputs['diagram']}\n\`\`\``)
  const several = await runAction({ workspace, inputs: { command: 'graph', files: 'tools\nworkflows' } })
  expect([several.code, several.outputs['diagram']]).toEqual([2, ''])
  expect(several.stdout).toContain('`graph` needs one document, and the input `files` names 2')
})

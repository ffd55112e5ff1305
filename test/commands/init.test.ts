import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { init } from '../../src/commands/init.ts'
import { plan } from '../../src/commands/plan.ts'
import { startPlatform } from '../support/local-platform.ts'
import { BROKEN, linesOf, listening, optionsFor, repository, tool, workflow } from './support.ts'

describe('init', () => {
  test('writes a configuration of the workflows that no other file runs, which plan then takes', async () => {
    const platform = await startPlatform()
    const folder = repository({
      'flows/outer.cwl': `${workflow('inner.cwl')}requirements: { SubworkflowFeatureRequirement: {} }\n`,
      'flows/inner.cwl': workflow('../tools/t.cwl'),
      'tools/t.cwl': tool('t'),
      'tools/alone.cwl': tool('alone'),
      'other/outer.cwl': workflow('../tools/t.cwl'),
    })
    const report = await init(optionsFor(folder, undefined, { project: 'acme/rna-dev' }), listening())
    expect(report).toMatchObject({ exitCode: 0, file: 'cwl-promote.yml', written: true, notices: [] })
    expect(readFileSync(join(folder, 'cwl-promote.yml'), 'utf8')).toBe(report.text)
    const planned = await plan(optionsFor(folder, platform.url, { stage: 'dev' }), listening())
    expect(linesOf(planned)).toEqual(['flows-outer create', 'other-outer create'])
    expect(planned.project).toBe('acme/rna-dev')
    expect(report.text).toContain('project: acme/rna\n')
  })

  test('takes tools where there is no workflow', async () => {
    const report = await init(optionsFor(repository({ 'a.cwl': tool('a') }), undefined), listening())
    expect(report.text).toContain('  - path: a.cwl\n')
    expect(report.notices).toEqual([expect.stringContaining('OWNER/PROJECT-dev')])
  })

  test('takes what .dockstore.yml publishes, under its names', async () => {
    const dockstore = `version: 1.2
workflows:
  - { name: sorter, subclass: CWL, primaryDescriptorPath: /tools/t.cwl }
  - { name: other, subclass: WDL, primaryDescriptorPath: /x.wdl }
`
    const folder = repository({ '.dockstore.yml': dockstore, 'w.cwl': workflow('tools/t.cwl'), 'tools/t.cwl': tool('t') })
    const report = await init(optionsFor(folder, undefined, { dryRun: true }), listening())
    expect(report.text).toMatch(/ {2}- path: tools\/t.cwl\n {4}name: sorter\n {2}- path: w.cwl\n$/)
    expect(existsSync(join(folder, 'cwl-promote.yml'))).toBe(false)
  })

  test('leaves documents with errors out, and says where they are', async () => {
    const platform = await startPlatform()
    const folder = repository({ 'a.cwl': BROKEN, 'b.cwl': tool('b') })
    const report = await init(optionsFor(folder, undefined, { project: 'a/b' }), listening())
    expect(report.text).toContain('  - path: b.cwl\n')
    expect(report.text).toContain('\n  # - path: a.cwl\n')
    expect(report.notices).toEqual(['1 of 2 documents that would be apps have errors, and stand in the file as remarks.'])
    expect(linesOf(await plan(optionsFor(folder, platform.url, { stage: 'dev' }), listening()))).toEqual(['b create'])
  })

  test.each([
    ['a configuration is there', { 'cwl-promote.yml': 'mine', 'a.cwl': tool('a') }, 'there is a configuration already: cwl-promote.yml'],
    ['everything has errors', { 'a.cwl': BROKEN }, 'every document that would be an app has errors'],
    ['there is no CWL', { 'readme.md': '' }, 'there is no CWL file in this folder'],
  ])('writes nothing when %s', async (_what, files, message) => {
    const folder = repository(files)
    expect(await init(optionsFor(folder, undefined), listening())).toMatchObject({ exitCode: 2, written: false, failure: { message } })
    if (Object.hasOwn(files, 'cwl-promote.yml')) expect(readFileSync(join(folder, 'cwl-promote.yml'), 'utf8')).toBe('mine')
    else expect(existsSync(join(folder, 'cwl-promote.yml'))).toBe(false)
  })
})

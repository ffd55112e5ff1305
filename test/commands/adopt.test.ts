import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { adopt } from '../../src/commands/adopt.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import type { RunOptions } from '../../src/commands/run/options.ts'
import { startPlatform } from '../support/local-platform.ts'
import { runCli } from '../support/run-cli.ts'
import { BROKEN, linesOf, listening, optionsFor, repository, tool, workflow, write } from './support.ts'

const PROJECT = 'acme/rna'

/** A platform that lists its apps, and a repository whose files are installed there. */
async function installed(files: Readonly<Record<string, string>>, apps = Object.keys(files)) {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const folder = repository(files)
  const options: RunOptions = {
    ...optionsFor(folder, platform.url, { platform: 'seven-bridges' }),
    reportExports: false,
  }
  const promoted = await promote({ ...options, project: PROJECT, files: apps }, listening())
  expect(promoted.counts.created).toBe(apps.length)
  return { platform, folder, options }
}

test('matches apps with files by meaning, name and id, and plan then agrees', async () => {
  const { folder, options } = await installed({
    'tools/moved.cwl': tool('moved'),
    'tools/same.cwl': tool('same'),
    'tools/changed.cwl': tool('changed'),
    'tools/named.cwl': `id: named\n${tool('named')}`,
  })
  renameSync(join(folder, 'tools/moved.cwl'), join(folder, 'tools/elsewhere.cwl'))
  renameSync(join(folder, 'tools/named.cwl'), join(folder, 'tools/other.cwl'))
  write(folder, {
    // Another spelling of the same.
    'tools/same.cwl': tool('same').replace('baseCommand: [echo]', 'baseCommand: echo'),
    'tools/changed.cwl': tool('changed since'),
    'tools/other.cwl': `id: named\n${tool('named, changed')}`,
  })
  const report = await adopt({ ...options, project: PROJECT }, listening())
  expect(report).toMatchObject({ exitCode: 0, written: true, unmatchedApps: [], unmatchedFiles: [], notices: [] })
  expect(report.apps.map(({ name, source, matchedBy, action }) => [name, source, matchedBy, action])).toEqual([
    ['changed', 'tools/changed.cwl', 'name', 'update'],
    ['moved', 'tools/elsewhere.cwl', 'meaning', 'unchanged'],
    ['named', 'tools/other.cwl', 'id', 'update'],
    ['same', 'tools/same.cwl', 'meaning', 'unchanged'],
  ])
  const planned = await plan({ ...options, stage: 'dev' }, listening())
  expect(planned.project).toBe(PROJECT)
  expect(linesOf(planned).toSorted()).toEqual(report.apps.map(({ name, action }) => `${name} ${action}`).toSorted())
})

test('lists unmatched apps and files, apps that match several files, and files with errors', async () => {
  const { folder, options } = await installed(
    {
      'flow.cwl': workflow('part.cwl'),
      'part.cwl': tool('part'),
      'gone.cwl': tool('gone'),
      'twice.cwl': tool('twice'),
      'bad.cwl': tool('bad'),
    },
    ['flow.cwl', 'gone.cwl', 'twice.cwl', 'bad.cwl'],
  )
  write(folder, {
    'bad.cwl': BROKEN,
    'gone.cwl': tool('new'),
    'a/copy.cwl': tool('twice'),
    'b/copy.cwl': tool('twice'),
  })
  renameSync(join(folder, 'twice.cwl'), join(folder, 'third.cwl'))
  renameSync(join(folder, 'gone.cwl'), join(folder, 'new.cwl'))
  const report = await adopt({ ...options, project: PROJECT }, listening())
  expect(report.apps.map(({ name, action }) => `${name} ${action}`)).toEqual(['flow unchanged'])
  expect(report.unmatchedApps).toEqual([
    { name: 'bad', reason: 'its file bad.cwl has errors', files: ['bad.cwl'] },
    { name: 'gone', reason: 'no file has its meaning, its name or its id' },
    {
      name: 'twice',
      reason: 'several files fit: a/copy.cwl, b/copy.cwl, third.cwl',
      files: ['a/copy.cwl', 'b/copy.cwl', 'third.cwl'],
    },
  ])
  // `part.cwl` belongs to the workflow.
  expect(report.unmatchedFiles).toEqual(['new.cwl'])
  expect(report.text).toContain('  # - path: bad.cwl\n')
  expect(linesOf(await plan({ ...options, stage: 'dev' }, listening()))).toEqual(['flow unchanged'])
})

test('a file can be several apps, each in a row with its name', async () => {
  const { platform, options } = await installed({ 'a.cwl': tool('a'), 'b.cwl': tool('b'), 'c.cwl': tool('c') })
  const text = platform.store.latest({ owner: 'acme', project: 'rna', app: 'a' })?.text ?? ''
  platform.store.install({ owner: 'acme', project: 'rna', app: 'copy' }, text)
  const { text: written } = await adopt({ ...options, project: PROJECT }, listening())
  expect(written).toContain('  - path: "*.cwl"\n  - path: a.cwl\n    name: copy\n')
  expect(linesOf(await plan({ ...options, stage: 'dev' }, listening())).toSorted()).toEqual([
    'a unchanged',
    'b unchanged',
    'c unchanged',
    'copy unchanged',
  ])
})

test('when the platform cannot list apps, they must be named', async () => {
  const platform = await startPlatform()
  const folder = repository({ 'a.cwl': tool('a'), 'b.cwl': tool('b') })
  const options = { ...optionsFor(folder, platform.url), project: PROJECT, reportExports: false }
  await promote({ ...options, files: ['a.cwl'] }, listening())
  expect(await adopt(options, listening())).toMatchObject({
    exitCode: 2,
    written: false,
    failure: {
      message: 'this platform has no call that lists the apps of a project',
      fix: expect.stringContaining('Name them with the input `apps`'),
    },
  })
  expect(await adopt({ ...options, apps: ['a', 'b'] }, listening())).toMatchObject({
    exitCode: 0,
    apps: [{ name: 'a', action: 'unchanged' }],
    unmatchedApps: [{ name: 'b', reason: 'there is no such app in the project' }],
    unmatchedFiles: ['b.cwl'],
  })
})

test('does not overwrite a configuration, and then sends no request', async () => {
  const { platform, folder, options } = await installed({ 'a.cwl': tool('a') })
  write(folder, { '.github/cwl-promote.yml': 'version: 1\n' })
  const asked = platform.store.countRequests('GET')
  expect(await adopt({ ...options, project: PROJECT }, listening())).toMatchObject({
    exitCode: 2,
    written: false,
    failure: { message: 'there is a configuration already: .github/cwl-promote.yml' },
  })
  expect(platform.store.countRequests('GET')).toBe(asked)
})

test('gives a fix for a project without apps and for files that match none', async () => {
  const { platform, folder, options } = await installed({ 'a.cwl': tool('a') })
  platform.store.addProject({ owner: 'acme', project: 'empty' })
  expect((await adopt({ ...options, project: 'acme/empty' }, listening())).failure).toMatchObject({
    message: 'there is no app in acme/empty',
  })
  rmSync(join(folder, 'a.cwl'))
  write(folder, { 'x.cwl': tool('x') })
  expect(await adopt({ ...options, project: PROJECT }, listening())).toMatchObject({
    exitCode: 2,
    failure: { message: 'no file of this repository fits an app of acme/rna' },
    unmatchedApps: [{ name: 'a' }],
    unmatchedFiles: ['x.cwl'],
  })
})

test('the command line counts apps, lists unmatched ones, and prints the file in a dry run', async () => {
  const { platform, folder } = await installed({ 'a.cwl': tool('a'), 'b.cwl': tool('b') })
  write(folder, { 'a.cwl': tool('changed'), 'c.cwl': tool('c') })
  const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: platform.token }
  const argv = ['adopt', '--project', PROJECT, '--platform', 'seven-bridges']
  const dry = await runCli([...argv, '--dry-run'], { cwd: folder, env })
  expect(dry).toMatchObject({ code: 0, stderr: 'file without an app: c.cwl\n' })
  expect(JSON.parse((await runCli([...argv, '--dry-run', '--json'], { cwd: folder, env })).stdout)).toMatchObject({
    project: PROJECT,
    file: 'cwl-promote.yml',
    text: dry.stdout,
    written: false,
    apps: [
      { name: 'a', target: 'acme/rna/a', source: 'a.cwl', matchedBy: 'name', action: 'update' },
      { name: 'b', target: 'acme/rna/b', source: 'b.cwl', matchedBy: 'meaning', action: 'unchanged' },
    ],
    unmatchedApps: [],
    unmatchedFiles: ['c.cwl'],
  })
  expect(await runCli(argv, { cwd: folder, env })).toEqual({
    code: 0,
    stdout:
      '✓ cwl-promote.yml is written for 2 apps of acme/rna: 1 to update, 1 unchanged. `cwl-promote plan --stage dev` comes next.\nfile without an app: c.cwl\n',
    stderr: '',
  })
  expect(readFileSync(join(folder, 'cwl-promote.yml'), 'utf8')).toBe(dry.stdout)
})

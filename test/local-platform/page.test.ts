import { describe, expect, test } from '@jest/globals'

import { loadSeed, SeedError } from '../../src/local-platform/index.ts'
import { startPlatform } from '../support/local-platform.ts'

const WORKFLOW = {
  class: 'Workflow',
  cwlVersion: 'v1.2',
  inputs: [{ id: 'reads', type: 'File' }],
  steps: [
    { id: 'trim', in: [{ id: 'r', source: 'reads' }], out: ['o'], run: {} },
    { id: 'align', in: { r: 'trim/o', loop: '#align/o' }, out: ['o'], run: {} },
  ],
  outputs: [{ id: 'bam', type: 'File', outputSource: '#align/o' }],
}

describe('the page for people', () => {
  test('lists projects, apps and export jobs by state, and an app with its diagram and revisions', async () => {
    const { url, store } = await startPlatform()
    store.install({ owner: 'acme', project: 'rna seq', app: 'align' }, '{}')
    store.install({ owner: 'acme', project: 'rna seq', app: 'align' }, JSON.stringify(WORKFLOW))
    store.addExport({ id: 'job-1', state: 'FAILED' })
    const overview = await fetch(`${url}/`)
    expect(overview.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await overview.text()
    expect(text).toContain('<a href="/apps/acme/rna%20seq/align">align</a>')
    expect(text).toContain('2 revisions')
    expect(text).toContain('<h3>FAILED <small>1</small></h3>')
    const app = await (await fetch(`${url}/apps/acme/rna%20seq/align`)).text()
    expect(app.match(/<g class="(?:input|step|output)"/g)).toHaveLength(4)
    expect(app.match(/<path /g)).toHaveLength(4)
    expect(app.match(/<li>/g)).toHaveLength(2)
  })

  test('escapes all that it shows', async () => {
    const { url, store } = await startPlatform()
    const evil = '<script>alert("1")</script>\'&'
    store.install({ owner: evil.replace('/', ''), project: 'p', app: 'x' }, JSON.stringify({ ...WORKFLOW, label: evil, inputs: [{ id: evil }] }))
    store.addExport({ id: evil, state: evil })
    for (const path of ['/', `/apps/${encodeURIComponent(evil.replace('/', ''))}/p/x`]) {
      const text = await (await fetch(url + path)).text()
      expect(text).not.toContain('<script')
      expect(text).toContain('&lt;script&gt;')
    }
  })

  test('is not there beyond loopback, and an unknown app is 404', async () => {
    const open = await startPlatform({ host: '0.0.0.0' })
    expect((await fetch(open.url.replace('0.0.0.0', '127.0.0.1'))).status).toBe(404)
    const { url } = await startPlatform()
    expect((await fetch(`${url}/apps/a/b/c`)).status).toBe(404)
  })
})

describe('a seed', () => {
  test('loads projects, apps and jobs; loading it again changes nothing', async () => {
    const { store } = await startPlatform()
    const seed = JSON.stringify({
      projects: ['acme/empty'],
      apps: [{ address: 'acme/rnaseq/align', description: { class: 'Workflow' } }],
      exports: [{ id: 'e1', state: 'FAILED', error: { message: 'x' } }],
    })
    expect(loadSeed(seed, store)).toEqual({ projects: 1, apps: 1, exports: 1 })
    loadSeed(seed, store)
    expect(store.listProjects()).toEqual([{ owner: 'acme', project: 'empty' }, { owner: 'acme', project: 'rnaseq' }])
    expect(store.revisions({ owner: 'acme', project: 'rnaseq', app: 'align' })).toHaveLength(1)
    expect(store.getExport('e1')).toMatchObject({ state: 'FAILED', details: { error: { message: 'x' } } })
    expect(store.countExports({ states: [] })).toBe(1)
  })

  test.each([
    ['not JSON', '{', 'is not JSON'],
    ['no object', '[]', 'is not a JSON object'],
    ['no list', '{"apps": {}}', 'apps is not a list'],
    ['a bad address', '{"apps": [{"address": "a/b", "description": {}}]}', 'apps[0].address is not "owner/project/app"'],
    ['no description', '{"apps": [{"address": "a/b/c"}]}', 'apps[0].description is not an object'],
    ['a bad project', '{"projects": ["a"]}', 'projects[0] is not "owner/project"'],
    ['no state', '{"exports": [{"id": "x"}]}', 'exports[0].state is not a text'],
  ])('with %s is refused in words, and nothing is stored', async (_, text, words) => {
    const { store } = await startPlatform()
    const work = (): unknown => loadSeed(text, store)
    expect(work).toThrow(SeedError)
    expect(work).toThrow(words)
    expect([store.listProjects(), store.countExports({ states: [] })]).toEqual([[], 0])
  })
})

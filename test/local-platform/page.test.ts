import { describe, expect, test } from '@jest/globals'

import { withStamp } from '../../src/cwl/index.ts'
import { loadSeed, StartError } from '../../src/local-platform/index.ts'
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
  test('lists projects, apps and export jobs by state, and shows an app with diagram and revisions', async () => {
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
    expect(app).not.toMatch(/<(?:script|link|img|iframe)\b|https:/)
  })

  test.each([
    [
      'of a document with several processes, main',
      {
        cwlVersion: 'v1.2',
        $graph: [
          { id: '#t.cwl', class: 'CommandLineTool' },
          {
            ...WORKFLOW,
            id: '#main',
            inputs: [{ id: '#main/reads' }],
            steps: [{ id: '#main/trim', in: [{ id: '#main/trim/r', source: '#main/reads' }] }],
            outputs: [{ id: '#main/bam', outputSource: '#main/trim/o' }],
          },
        ],
      },
      3,
      2,
    ],
    [
      'with maps instead of lists',
      {
        class: 'Workflow',
        inputs: { reads: 'File' },
        steps: { trim: { in: { r: 'reads' } } },
        outputs: { bam: { outputSource: 'trim/o' } },
      },
      3,
      2,
    ],
    [
      'with a cycle',
      { class: 'Workflow', inputs: [], steps: { a: { in: { x: 'b/o' } }, b: { in: { x: 'a/o' } } }, outputs: [] },
      2,
      2,
    ],
    ['without any step', { class: 'Workflow', inputs: [], steps: [], outputs: [] }, 0, 0],
    [
      'of 500 steps, as a message',
      { class: 'Workflow', inputs: [], steps: Array.from({ length: 500 }, (_, at) => ({ id: `s${at}` })), outputs: [] },
      0,
      0,
    ],
    ['that is a tool', { class: 'CommandLineTool', inputs: [{ id: 'x' }] }, 0, 0],
    [
      'that is not valid CWL',
      { class: 'Workflow', inputs: 7, steps: [3, null, { id: 4 }, { id: 's', in: 'x' }], outputs: { o: null } },
      2,
      0,
    ],
  ])('draws a workflow %s', async (what, description, boxes, lines) => {
    const { url, store } = await startPlatform()
    store.install({ owner: 'o', project: 'p', app: 'a' }, JSON.stringify(description))
    const page = await (await fetch(`${url}/apps/o/p/a`)).text()
    expect([page.match(/<g class="(?:input|step|output)"/g)?.length ?? 0, page.match(/<path /g)?.length ?? 0]).toEqual([
      boxes,
      lines,
    ])
    expect(page.includes('500 inputs, steps and outputs: too many for a picture')).toBe(what.endsWith('as a message'))
  })

  test('counts all export jobs of a state and lists the last hundred', async () => {
    const { url, store } = await startPlatform()
    store.atomically(() => {
      for (let at = 0; at < 150; at += 1) store.addExport({ id: `job-${at}`, state: 'COMPLETED' })
      store.addExport({ id: 'other', state: 'ODD' })
    })
    const page = await (await fetch(url)).text()
    expect([...page.matchAll(/<h3>(.*) <small>(\d+)<\/small>/g)].map(([, state, count]) => [state, count])).toEqual([
      ['COMPLETED', '150'],
      ['ODD', '1'],
    ])
    expect([
      page.match(/<code>/g)?.length,
      page.includes('<code>job-49<'),
      page.includes('<code>job-50<'),
      page.includes('<code>job-149<'),
    ]).toEqual([101, false, true, true])
  })

  test('finds apps by their name, and folds those after the first twenty', async () => {
    const { url, store } = await startPlatform({ dialect: 'seven-bridges' })
    for (let at = 0; at < 30; at += 1) store.install({ owner: 'o', project: 'p', app: `app-${at}` }, '{}')
    const all = await (await fetch(url)).text()
    expect(all).toContain(`seven-bridges dialect, ${url}`)
    expect(all).toContain('<summary>10 more apps</summary>')
    const found = await (await fetch(`${url}/?q=APP-29`)).text()
    expect(found.match(/<a href="\/apps\/[^"]*"/g)).toEqual(['<a href="/apps/o/p/app-29"'])
    expect(found).toContain('1 of 30 apps')
  })

  test('shows what a revision changes, with its note and commit, and the diagram as a file', async () => {
    const { url, store } = await startPlatform()
    const address = { owner: 'o', project: 'p', app: 'a' }
    const commit = '0123456789'.repeat(4)
    const stamp = { path: 'a.cwl', repository: 'https://git.example/o/r.git', commit, version: '1.0.0' }
    store.install(address, JSON.stringify(WORKFLOW))
    const next = {
      ...WORKFLOW,
      inputs: [...WORKFLOW.inputs, { id: 'threads', type: 'int' }],
      'sbg:revisionNotes': 'more threads',
    }
    store.install(address, JSON.stringify(withStamp(JSON.parse(JSON.stringify(next)), stamp)))
    const app = await (await fetch(`${url}/apps/o/p/a`)).text()
    expect(app).toContain(`<a href="https://git.example/o/r/commit/${commit}" rel="noreferrer">commit 012345678901</a>`)
    expect(app).toContain('<small>more threads</small>')
    const comparison = await (await fetch(`${url}/apps/o/p/a/compare/1`)).text()
    expect(comparison).toContain(
      '<span class="bad">breaking:</span> the new input &quot;threads&quot; (int) is required',
    )
    expect(comparison).toMatch(/<g class="input added"[^>]*><title>threads/)
    expect(comparison).not.toContain(commit)
    expect((await fetch(`${url}/apps/o/p/a/compare/2`)).status).toBe(404)
    const picture = await fetch(`${url}/apps/o/p/a/diagram.svg`)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(await picture.text()).toMatch(/^<svg xmlns=/)
  })

  test('escapes all texts', async () => {
    const { url, store } = await startPlatform()
    const evil = '<script>alert("1")</script>\'&'
    store.install(
      { owner: evil.replace('/', ''), project: 'p', app: 'x' },
      JSON.stringify({ ...WORKFLOW, label: evil, inputs: [{ id: evil }] }),
    )
    store.addExport({ id: evil, state: evil })
    for (const path of ['/', `/apps/${encodeURIComponent(evil.replace('/', ''))}/p/x`]) {
      const text = await (await fetch(url + path)).text()
      expect(text).not.toContain('<script')
      expect(text).toContain('&lt;script&gt;')
    }
  })

  test('is not served beyond loopback, and an unknown app is 404', async () => {
    const open = await startPlatform({ host: '0.0.0.0' })
    expect((await fetch(open.url)).status).toBe(404)
    const { url } = await startPlatform()
    expect((await fetch(`${url}/apps/a/b/c`)).status).toBe(404)
  })
})

describe('a seed', () => {
  test('loads projects, apps and jobs, and changes nothing the second time', async () => {
    const { store } = await startPlatform()
    const seed = JSON.stringify({
      projects: ['acme/empty'],
      apps: [{ address: 'acme/rnaseq/align', description: { class: 'Workflow' } }],
      exports: [{ id: 'e1', state: 'FAILED', error: { message: 'x' } }],
    })
    expect(loadSeed(seed, store)).toEqual({ projects: 1, apps: 1, exports: 1 })
    loadSeed(seed, store)
    expect(store.listProjects()).toMatchObject([
      { owner: 'acme', project: 'empty' },
      { owner: 'acme', project: 'rnaseq' },
    ])
    expect(store.revisions({ owner: 'acme', project: 'rnaseq', app: 'align' })).toHaveLength(1)
    expect(store.getExport('e1')).toMatchObject({ state: 'FAILED', details: { error: { message: 'x' } } })
    expect(store.countExports({ states: [] })).toBe(1)
  })

  test('moves an existing export job and adds its new fields', async () => {
    const { store } = await startPlatform()
    const load = (job: Readonly<Record<string, unknown>>): unknown => {
      loadSeed(JSON.stringify({ exports: [{ id: 'e1', ...job }] }), store)
      return store.getExport('e1')
    }
    expect(load({ state: 'RUNNING', started_on: 'now' })).toMatchObject({
      id: 'e1',
      state: 'RUNNING',
      details: { started_on: 'now' },
    })
    expect(load({ state: 'FAILED', started_on: 'now', error: { message: 'no such bucket' } })).toMatchObject({
      id: 'e1',
      state: 'FAILED',
      details: { started_on: 'now', error: { message: 'no such bucket' } },
    })
    expect(load({ state: 'COMPLETED' })).toMatchObject({ state: 'COMPLETED', details: { started_on: 'now' } })
  })

  test.each([
    ['not JSON', '{', 'is not JSON'],
    ['a value that is not an object', '[]', 'is not a JSON object'],
    ['a member that is not a list', '{"apps": {}}', 'apps is not a list'],
    [
      'a bad address',
      '{"apps": [{"address": "a/b", "description": {}}]}',
      'apps[0].address is not "owner/project/app"',
    ],
    ['no description', '{"apps": [{"address": "a/b/c"}]}', 'apps[0].description is not an object'],
    ['a bad project', '{"projects": ["a"]}', 'projects[0] is not "owner/project"'],
    ['no state', '{"exports": [{"id": "x"}]}', 'exports[0].state is not a text'],
    ['a misspelt member', '{"exprots": []}', 'the seed has a member "exprots"; there are projects, apps, exports'],
    [
      'a misspelt member of an app',
      '{"apps": [{"address": "a/b/c", "desription": {}}]}',
      'apps[0] has a member "desription"; there are address, description',
    ],
  ])('with %s is refused with a message, and nothing is stored', async (_, text, words) => {
    const { store } = await startPlatform()
    const work = (): unknown => loadSeed(text, store)
    expect(work).toThrow(StartError)
    expect(work).toThrow(words)
    expect([store.listProjects(), store.countExports({ states: [] })]).toEqual([[], 0])
  })
})

import { expect, test } from '@jest/globals'

import { newerTags, newerThan } from '../../src/registry/newer-tags.ts'
import { startRegistry } from './registry-server.ts'
import { contextOf } from './support.ts'

test.each([
  ['1.19.2', ['1.9.1', '1.19.10', '1.20', '1.20.0', '1.20.0-rc1', 'latest', '2.0.0'], ['2.0.0', '1.20.0', '1.19.10']],
  ['v1.2', ['v1.3', '1.4', 'v1.1', 'x1.5', 'vv1.6'], ['v1.3']],
  ['x1.2', ['x1.3'], []],
  ['3.11-slim', ['3.12-slim', '3.13', '3.13-alpine'], ['3.12-slim']],
  // BioContainers: VERSION--BUILD, with another hash for each version.
  [
    '1.19--h50ea8bc_1',
    ['1.19--h50ea8bc_0', '1.19--h50ea8bc_10', '1.21--h96c455f_0', '1.9--h91753b0_8', '1.20'],
    ['1.21--h96c455f_0', '1.19--h50ea8bc_10'],
  ],
  ['1.21--pyhdfd78af_0', ['1.22--py39_0', '1.22.1--0'], ['1.22--py39_0']],
  [
    '2.7.10b--h9ee0642_0',
    ['2.7.11a--h0033a41_0', '2.7.10--0', '2.7.11b1--0', '2.7.10b--h6b7c446_1'],
    ['2.7.11a--h0033a41_0', '2.7.10b--h6b7c446_1'],
  ],
  ['1.0', ['1.1<script>', `1.${'9'.repeat(127)}`, '1.2'], ['1.2']],
  ['latest', ['1.0'], []],
])('tags of the form of %s', (tag, tags, newer) => {
  expect(newerThan(tag, tags)).toEqual(newer)
})

test('all pages of tags are read', async () => {
  const registry = await startRegistry({ pageOfTags: 2, auth: 'anonymous' })
  for (const tag of ['1.0', '1.1', '1.2', '1.10', 'latest']) registry.add(`tool:${tag}`, ['linux/amd64'])
  expect(await newerTags(`${registry.host}/tool:1.1`, contextOf())).toEqual(['1.10', '1.2'])
  expect(registry.requests.filter((line) => line.includes('/tags/list'))).toHaveLength(4)
})

test('a tag that is not a version is not compared, and nobody is asked', async () => {
  const registry = await startRegistry()
  expect(await newerTags(`${registry.host}/tool`, contextOf())).toBeUndefined()
  expect(registry.requests).toEqual([])
})

test('a list that has no end is left after twenty pages, with the reason', async () => {
  const registry = await startRegistry({ pageOfTags: 1 })
  for (let tag = 0; tag < 30; tag += 1) registry.add(`tool:1.${tag}`, ['linux/amd64'])
  expect(await newerTags(`${registry.host}/tool:1.0`, contextOf())).toMatch(/has more than 20 pages of tags of tool$/)
})

test('a repository without tags is a reason', async () => {
  const registry = await startRegistry()
  expect(await newerTags(`${registry.host}/none:1.0`, contextOf())).toMatch(/does not list tags of none$/)
  registry.answer(/tags/, 403, {}, 1)
  expect(await newerTags(`${registry.host}/none:1.0`, contextOf())).toMatch(/answered 403: there is no such/)
  registry.answer(/tags/, 200)
  expect(await newerTags(`${registry.host}/none:1.0`, contextOf())).toMatch(/does not list tags of none$/)
})

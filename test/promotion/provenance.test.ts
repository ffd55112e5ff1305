import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { stampOf } from '../../src/cwl/packing/stamp.ts'
import { objectFrom } from '../../src/json/index.ts'
import { isFromOtherRepository, publicAddress, stampDescription } from '../../src/promotion/provenance.ts'
import { VERSION } from '../../src/promotion/version.ts'

test('the version is that of package.json', () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    readonly version: string
  }
  expect(VERSION).toBe(version)
})

describe('the address of a repository', () => {
  test.each([
    ['https://example.org/acme/rnaseq.git', 'https://example.org/acme/rnaseq.git'],
    ['https://ada:secret@example.org/acme/rnaseq?key=1#x', 'https://example.org/acme/rnaseq'],
    ['https://x-access-token:ghs_abc@example.org:8443/a/b', 'https://example.org:8443/a/b'],
    ['git@example.org:acme/rnaseq.git', 'ssh://example.org/acme/rnaseq.git'],
    ['ssh://git@example.org:22/acme/rnaseq', 'ssh://example.org:22/acme/rnaseq'],
    ['/home/ada/rnaseq', undefined],
    ['../rnaseq', undefined],
    ['file:///home/ada/rnaseq', undefined],
    [String.raw`C:\Users\ada\rnaseq`, undefined],
    ['ext::sh -c whoami', undefined],
  ])('%s becomes %s', (remote, address) => {
    expect(publicAddress(remote)).toBe(address)
  })

  test('is left out when the token of the platform stands in it', () => {
    expect(publicAddress('https://example.org/s%65cret/x', 'secret')).toBeUndefined()
    expect(publicAddress('https://example.org/%zz/secret', 'secret')).toBeUndefined()
    expect(publicAddress('https://example.org/%zz/x', 'secret')).toBe('https://example.org/%zz/x')
  })
})

test('a note names the commit only when every file is as the commit has it', () => {
  const description = objectFrom([['class', 'Workflow']])
  const provenance = { commit: 'abc', prefix: 'cwl/', uncommitted: new Set(['t.cwl']) }
  expect(stampOf(stampDescription(description, 'w.cwl#main', ['w.cwl'], provenance))).toEqual({
    path: 'cwl/w.cwl#main',
    commit: 'abc',
    version: VERSION,
  })
  expect(stampOf(stampDescription(description, 'w.cwl', ['w.cwl', 't.cwl'], provenance))).toEqual({
    path: 'cwl/w.cwl',
    version: VERSION,
  })
})

test.each([
  ['https://example.org/acme/rnaseq', 'git@example.org:acme/rnaseq.git', false],
  ['https://example.org/acme/rnaseq.git', 'ssh://git@example.org/acme/rnaseq', false],
  ['https://example.org/acme/rnaseq/', 'https://ada:secret@example.org/Acme/RNAseq', false],
  ['https://example.org/acme/rnaseq', 'https://example.org/acme/rnaseq-fork', true],
  ['https://example.org/acme/rnaseq.github', 'https://example.org/acme/rnaseqhub', true],
  ['https://example.org/acme/rnaseq', 'https://example.com/acme/rnaseq', true],
  ['https://example.org/acme/rnaseq', undefined, false],
  ['https://example.org/acme/rnaseq', '../rnaseq', false],
  [undefined, 'https://example.org/acme/rnaseq', false],
])('an app whose note names %s is of another repository than %s: %s', (repository, remote, other) => {
  const description = stampDescription(objectFrom([['class', 'Workflow']]), 'w.cwl', [], {
    prefix: '',
    uncommitted: new Set(),
    ...(repository === undefined ? {} : { repository }),
  })
  expect(isFromOtherRepository(description, remote)).toBe(other)
})

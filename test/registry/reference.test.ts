import { expect, test } from '@jest/globals'

import { parseReference } from '../../src/registry/reference.ts'

const HUB = 'registry-1.docker.io'
const DIGEST = `sha256:${'a'.repeat(64)}`

// The names of `normalize_test.go` of github.com/distribution/reference, in our form.
test.each([
  ['ubuntu', HUB, 'library/ubuntu', 'latest'],
  ['ubuntu:22.04', HUB, 'library/ubuntu', '22.04'],
  ['docker.io/ubuntu', HUB, 'library/ubuntu', 'latest'],
  ['index.docker.io/staphb/samtools:1.15', HUB, 'staphb/samtools', '1.15'],
  ['staphb/samtools:1.15', HUB, 'staphb/samtools', '1.15'],
  ['quay.io/biocontainers/star:2.7.10b--h9ee0642_0', 'quay.io', 'biocontainers/star', '2.7.10b--h9ee0642_0'],
  ['localhost/tool', 'localhost', 'tool', 'latest'],
  ['localhost:5000/a/tool:1', 'localhost:5000', 'a/tool', '1'],
  ['Registry/tool', 'Registry', 'tool', 'latest'],
])('%s is at %s', (name, registry, repository, tag) => {
  expect(parseReference(name)).toEqual({ registry, repository, tag })
  expect(parseReference(`${name}@${DIGEST}`)).toEqual({ registry, repository, tag, digest: DIGEST })
})

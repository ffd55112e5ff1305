import { expect, test } from '@jest/globals'

import { parseAddress } from '../../src/platform/address.ts'
import { apiOfPage, dialectAt, pageOfApp, pageOfTask } from '../../src/platform/known-platforms.ts'

const CGC = 'https://cgc-api.sbgenomics.com/v2'
const ALIGN = parseAddress('acme/rna seq/align')

test('an app and a task have a page on a public platform, and none where its address is not known', () => {
  expect([
    pageOfApp(CGC, ALIGN),
    pageOfTask(CGC, ALIGN, 't/1'),
    pageOfApp('https://platform.example/v2', ALIGN),
    pageOfTask('http://127.0.0.1:8080/v2', ALIGN, 't'),
  ]).toEqual([
    'https://cgc.sbgenomics.com/u/acme/rna%20seq/apps/#acme/rna%20seq/align',
    'https://cgc.sbgenomics.com/u/acme/rna%20seq/tasks/t%2F1',
    undefined,
    'http://127.0.0.1:8080/u/acme/rna%20seq/tasks/t',
  ])
})

test.each([
  ['https://cgc.sbgenomics.com/u/acme/rnaseq/apps/', { baseUrl: CGC, project: 'acme/rnaseq' }],
  ['https://cgc.sbgenomics.com/home', { baseUrl: CGC }],
  ['https://platform.example/u/acme/rnaseq', undefined],
])('the page %s is of this API', (page, api) => {
  expect(apiOfPage(new URL(page))).toEqual(api)
})

test.each([
  [CGC, 'seven-bridges'],
  ['https://acme-api.sbgenomics.com/v2', 'seven-bridges'],
  ['https://sbgenomics.com.example/v2', undefined],
  ['not an address', undefined],
])('the dialect at %s is %s', (address, dialect) => {
  expect(dialectAt(address)).toBe(dialect)
})

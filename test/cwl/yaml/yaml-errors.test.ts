import { expect, test } from '@jest/globals'
import { load } from 'js-yaml'

import { parseYaml } from '../../../src/cwl/yaml/parse-yaml.ts'

test('the YAML library keeps the excerpts of its own errors for others who use it', () => {
  expect(parseYaml('a: [\n', 'a.cwl')).toMatchObject({ ok: false, problems: [{ code: 'yaml-syntax' }] })
  expect(() => load('a: [\nb: {')).toThrow(/2 \| b: \{/)
})

import { expect, test } from '@jest/globals'

import { parseJson, type JsonObject } from '../../src/json/index.ts'
import { DIALECTS } from '../../src/platform/dialect.ts'
import { withInstalledLayout } from '../../src/promotion/plan.ts'

function json(text: string): JsonObject {
  return parseJson(text) as JsonObject
}

const DESIRED = json(
  `{"class":"Workflow","inputs":[{"id":"a","type":"File","sbg:x":1}],"outputs":[],
    "steps":[{"id":"s","in":[],"out":[],"run":{"class":"Workflow","inputs":[],"outputs":[],"steps":[{"id":"t"}]}},{"id":"new","sbg:y":7}]}`,
)
const INSTALLED = json(
  `{"class":"Workflow","$namespaces":{"sbg":"https://sevenbridges.com","x":"y:"},"inputs":[{"id":"#a","sbg:x":5,"sbg:y":6}],"outputs":[],
    "steps":[{"id":"gone","sbg:x":1},{"id":"s","sbg:x":2,"label":"theirs","run":{"steps":[{"id":"t","sbg:y":3}]}}]}`,
)

test('each part keeps its place on the platform, and nothing else of it', () => {
  expect(withInstalledLayout(DESIRED, INSTALLED, DIALECTS['seven-bridges'])).toEqual(
    json(
      `{"class":"Workflow","inputs":[{"id":"a","type":"File","sbg:x":5,"sbg:y":6}],"outputs":[],
        "steps":[{"id":"s","in":[],"out":[],"run":{"class":"Workflow","inputs":[],"outputs":[],"steps":[{"id":"t","sbg:y":3}]},"sbg:x":2},{"id":"new","sbg:y":7}],
        "$namespaces":{"sbg":"https://sevenbridges.com"}}`,
    ),
  )
})

test('without a layout on the platform nothing is added', () => {
  expect(withInstalledLayout(DESIRED, json('{"class":"Workflow","steps":[]}'), DIALECTS['seven-bridges'])).toBe(DESIRED)
  expect(withInstalledLayout(DESIRED, INSTALLED, DIALECTS['documented'])).toBe(DESIRED)
})

import { expect, test } from '@jest/globals'

import { refuseOtherPlace, savedPlan, type PlanHeader } from '../../src/promotion/saved-plan.ts'

const HEADER: PlanHeader = { baseUrl: 'https://platform.example', dialect: 'documented', stage: 'dev', project: 'acme/dev' }

test.each<[string, Partial<PlanHeader>, string]>([
  ['stage', { stage: 'release' }, '`stage` was dev, and is release'],
  ['project alone', { stage: null }, '`stage` was dev, and is not given'],
  ['platform', { baseUrl: 'https://other.example' }, '`baseUrl` was https://platform.example, and is https://other.example'],
])('a plan that is carried out for another %s is refused, with what to do', (_, other, said) => {
  expect(() => refuseOtherPlace(savedPlan(HEADER, []), { ...HEADER, ...other })).toThrow(
    expect.objectContaining({ code: 'stale-plan', message: `the plan is for another place: ${said}`, hint: 'Nothing was installed. Give what the plan was made with, or make a plan for this place.' }),
  )
})

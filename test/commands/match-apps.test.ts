import { expect, test } from '@jest/globals'

import { matchApps } from '../../src/commands/init/project-apps.ts'
import type { JsonObject } from '../../src/json/index.ts'

function described(label: string, id?: string): JsonObject {
  return { class: 'Workflow', label, ...(id === undefined ? {} : { id }) }
}

test.each<[string, readonly (readonly [string, JsonObject?])[], object]>([
  ['of its meaning', [['x.cwl', described('app')], ['app.cwl']], { reference: 'x.cwl' }],
  [
    'of its meaning and its name',
    [
      ['x.cwl', described('app')],
      ['y/app.cwl', described('app')],
    ],
    { reference: 'y/app.cwl' },
  ],
  [
    'of its meaning and its id',
    [
      ['x.cwl', described('app', '#app')],
      ['y.cwl', described('app', 'other')],
    ],
    { reference: 'x.cwl' },
  ],
  [
    'of its meaning, of which there are two',
    [
      ['x.cwl', described('app')],
      ['y.cwl', described('app')],
    ],
    { candidates: ['x.cwl', 'y.cwl'] },
  ],
  ['of its name', [['x.cwl'], ['y/app.yml', described('other')]], { reference: 'y/app.yml' }],
  ['of its name after the number sign', [['x.cwl#app'], ['y.cwl#x']], { reference: 'x.cwl#app' }],
  ['of its name, and not of its id', [['app.cwl'], ['x.cwl', described('x', 'app')]], { reference: 'app.cwl' }],
  ['of its name, of which there are two', [['app.cwl'], ['x/app.cwl']], { candidates: ['app.cwl', 'x/app.cwl'] }],
  [
    'of its id',
    [
      ['x.cwl', described('x', 'app')],
      ['y.cwl', described('y')],
    ],
    { reference: 'x.cwl' },
  ],
  ['of its id on a platform', [['x.cwl', described('x', 'o/p/app/3')]], { reference: 'x.cwl' }],
  ['of the last part of its id', [['x.cwl', described('x', 'file#o/app')]], { reference: 'x.cwl' }],
  ['that is none', [['x.cwl', described('x', 'o/app/q/r')], ['apple.cwl'], ['x#app.cwl']], { candidates: [] }],
])('an app is matched with the file %s', (_, files, match) => {
  const candidates = files.map(([reference, description]) => ({
    reference,
    ...(description === undefined ? {} : { description }),
  }))
  expect(matchApps([{ name: 'app', description: described('app') }], candidates, 'seven-bridges')).toEqual([
    { app: 'app', ...match },
  ])
})

test('a file with the meaning of one app is not that of another by its name', () => {
  const apps = [
    { name: 'one', description: described('one') },
    { name: 'two', description: described('two') },
  ]
  expect(matchApps(apps, [{ reference: 'two.cwl', description: described('one') }], 'documented')).toEqual([
    { app: 'one', reference: 'two.cwl' },
    { app: 'two', candidates: [] },
  ])
})

test('the name of a file with its ending is not that of an app', () => {
  const app = { name: 'app.cwl', description: described('app') }
  expect(matchApps([app], [{ reference: 'app.cwl' }], 'documented')).toEqual([{ app: 'app.cwl', candidates: [] }])
})

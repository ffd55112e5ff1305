import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

const root = join(import.meta.dirname, '..')

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

interface Package {
  readonly version: string
  readonly license: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function packageAt(path: string): Package {
  return JSON.parse(read(path)) as Package
}

const { dependencies = {}, devDependencies = {} } = packageAt('package.json')

test('CONTRIBUTING.md has a reason for each dependency, and no other, and each has a free licence', () => {
  const [, section = ''] = read('CONTRIBUTING.md').split('## Dependencies\n')
  const lines = [...(section.split('\n## ')[0] ?? '').matchAll(/^- `([^`]+)`: (.{10,})$/gm)]
  const names = Object.keys({ ...dependencies, ...devDependencies })
  expect(new Set(lines.map(([, name]) => name))).toEqual(new Set(names))
  for (const name of names)
    expect([name, packageAt(`node_modules/${name}/package.json`).license]).toEqual([
      name,
      expect.stringMatching(/^(?:MIT|Apache-2\.0|BSD-3-Clause)$/),
    ])
})

test('every version is exact', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)])
})

test('the pre-commit hook runs with the Node of the tests', () => {
  expect(read('.pre-commit-hooks.yaml')).toContain(`language_version: ${devDependencies['node']} `)
})

test('every proof that docs/security.md names exists', () => {
  const page = read('docs/security.md')
  const proofs = [...page.matchAll(/`((?:test|scripts)\/[^`]+)`/g)].map(([, path = '']) => path)
  expect(proofs.length).toBeGreaterThan(20)
  expect(proofs.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const scenarios = globSync('*.ts', { cwd: join(root, 'scripts', 'torture') })
  const known = new Set(scenarios.map((file) => file.replace('.ts', '')))
  const tortures = [...page.matchAll(/`npm run torture -- ([a-z ]+)`/g)].flatMap(([, names = '']) => names.split(' '))
  expect(tortures.length).toBeGreaterThan(5)
  expect(tortures.filter((name) => !known.has(name))).toEqual([])
})

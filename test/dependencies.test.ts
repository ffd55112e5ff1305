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

test('docs/dependencies.md has a reason, a date and the right version and licence for each dependency, and no other', () => {
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| ([^|]+) \| (\S+) \| (\S+) \| (\S+) \|$/gm)]
  expect(
    Object.fromEntries(rows.map(([, name = '', , version, , licence]) => [name, `${version} ${licence}`])),
  ).toEqual(
    Object.fromEntries(
      Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => [
        name,
        `${version} ${packageAt(`node_modules/${name}/package.json`).license}`,
      ]),
    ),
  )
  for (const [, name, reason = '', , released] of rows) {
    expect([name, reason.length > 10]).toEqual([name, true])
    expect([name, released]).toEqual([name, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)])
  }
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

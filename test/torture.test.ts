import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

const scripts = join(import.meta.dirname, '..', 'scripts')

// The whole takes minutes: `npm run torture`.
test('a short form of every way to break the program loses nothing', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(scripts, 'torture.ts'), '--seconds', '0'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  })
  expect({ status, stdout, stderr }).toMatchObject({ status: 0, stderr: '' })
  for (const file of globSync('*.ts', { cwd: join(scripts, 'torture') }))
    expect(stdout).toMatch(new RegExp(`^${file.replace('.ts', '')} +[1-9]\\d* cases +0 losses`, 'm'))
}, 600_000)

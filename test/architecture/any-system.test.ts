import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, dirname, join } from 'node:path'

import { expect, test } from '@jest/globals'
import { parse } from 'acorn'

import { nodesIn } from '../support/syntax.ts'

const root = join(import.meta.dirname, '..', '..')
const files = globSync('src/**/*.ts', { cwd: root, exclude: (name) => name.includes('generated') })
  .map((file) => file.replaceAll('\\', '/'))
  .sort()

/** The texts of a file, as the program has them. */
function textsOf(file: string): readonly string[] {
  const code = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'), { mode: 'strip' })
  return nodesIn(parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true })).flatMap((node) =>
    node.type === 'Literal' && typeof node.value === 'string'
      ? [node.value]
      : node.type === 'TemplateElement'
        ? [node.value.cooked ?? '']
        : [],
  )
}

/** A folder that only some systems have, or the name of a shell. */
const OF_ONE_SYSTEM =
  /^(?:ba|z|da)?sh$|^(?:cmd|powershell|pwsh)(?:\.exe)?$|(?<![\w.~/])\/(?:tmp|var|usr|etc|bin|home|proc|dev)\b/

/** Texts that name such a thing and need none: what each is for. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/cwl/documents/references.ts': 'the name of an empty file, by convention of CWL',
  'src/files/read-file.ts': 'only on Linux, after a look at the system',
  'src/git/git-process.ts': 'git takes it as an empty file, and as a folder without hooks, everywhere',
  'src/terminal/completion.ts': 'the names of the shells with a script',
  'src/terminal/completion-scripts.ts': 'scripts for the shells of their names',
}

test('the check finds folders and shells of a single system', () => {
  expect(
    ['/tmp/x', '/dev/null', 'sh', 'bash', 'cmd.exe', 'in /tmp'].filter((text) => !OF_ONE_SYSTEM.test(text)),
  ).toEqual([])
  expect(['https://a/tmp', 'docs/usr', 'shell', 'a/tmp', 'push'].filter((text) => OF_ONE_SYSTEM.test(text))).toEqual([])
})

test('src names no folder or shell that only some systems have', () => {
  const naming = files.filter((file) => textsOf(file).some((text) => OF_ONE_SYSTEM.test(text)))
  expect(naming.filter((file) => !Object.hasOwn(ALLOWED, file))).toEqual([])
  expect(Object.keys(ALLOWED).filter((file) => !naming.includes(file))).toEqual([])
})

test('no program is started through a shell', () => {
  const shell = /\bshell:\s*true|\bimport \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'/
  expect(files.filter((file) => shell.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('no two files of the repository differ only in case', () => {
  const paths = trackedFiles()
  const folded = Map.groupBy(paths, (path) => path.toLowerCase())
  expect([...folded.values()].filter((same) => same.length > 1)).toEqual([])
})

test('every file of the repository can be checked out on Windows', () => {
  const parts = trackedFiles().flatMap((path) => path.split('/'))
  const refused = /[<>:"\\|?*]|[ .]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
  expect([...new Set(parts)].filter((part) => refused.test(part))).toEqual([])
})

test('imports have the same case as the file', () => {
  const wrong = files.flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/\bfrom '(\.[^']+)'/g), ([, target = '']) => target)
      .map((target) => join(root, dirname(file), target))
      .filter((target) => existsSync(target) && !readdirSync(dirname(target)).includes(basename(target)))
      .map((target) => `${file}: ${target}`),
  )
  expect(wrong).toEqual([])
})

function trackedFiles(): readonly string[] {
  return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
}

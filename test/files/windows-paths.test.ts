import { registerHooks } from 'node:module'

import { describe, expect, test } from '@jest/globals'

/** Node's own path functions for Windows, in the place of those of this machine, in copies of our modules. */
const windows = `data:text/javascript,${encodeURIComponent(
  "import { createRequire } from 'node:module'; const { win32 } = createRequire('file:///')('node:path'); export const { basename, dirname, extname, isAbsolute, join, normalize, parse, posix, relative, resolve, sep } = win32; export default win32",
)}`
const hooks = registerHooks({
  resolve(specifier, context, next) {
    const ofCopy = context.parentURL?.endsWith('?windows') === true
    if (ofCopy && specifier === 'node:path') return { url: windows, format: 'module', shortCircuit: true }
    const found = next(specifier, context)
    return ofCopy && found.url.startsWith('file:') ? { ...found, url: `${found.url}?windows` } : found
  },
})

async function copyOf<Module>(original: () => Promise<Module>, path: string): Promise<Module> {
  void original
  return (await import(`${new URL(`../../src/files/${path}.ts`, import.meta.url).href}?windows`)) as Module
}

const { contain } = await copyOf(() => import('../../src/files/sandbox.ts'), 'sandbox')
const { isWithin, pathGiven, patternGiven } = await copyOf(() => import('../../src/files/outside.ts'), 'outside')
const { joinPath, relativePath } = await copyOf(() => import('../../src/files/workspace.ts'), 'workspace')
const { caseFold } = await copyOf(() => import('../../src/files/text.ts'), 'text')
hooks.deregister()

const ROOT = String.raw`C:\repo`

describe('with the paths of Windows', () => {
  test.each([
    [ROOT, ROOT, true],
    [ROOT, String.raw`C:\repo\tools\a.cwl`, true],
    [ROOT, String.raw`C:\repository\a.cwl`, false],
    [ROOT, String.raw`D:\repo\a.cwl`, false],
    ['C:\\', String.raw`C:\a.cwl`, true],
    [String.raw`\\server\share`, String.raw`\\server\share\a.cwl`, true],
    [String.raw`\\server\share`, String.raw`\\server\shared\a.cwl`, false],
  ])('%s holds %s: %p', (folder, file, expected) => {
    expect(isWithin(folder, file)).toBe(expected)
  })

  test.each([
    ['tools/a.cwl', String.raw`C:\repo\tools\a.cwl`],
    [String.raw`tools\a.cwl`, String.raw`C:\repo\tools\a.cwl`],
    ['tools/../a.cwl', String.raw`C:\repo\a.cwl`],
    ['.gitignore', String.raw`C:\repo\.gitignore`],
    ['a.git/b', String.raw`C:\repo\a.git\b`],
  ])('the sandbox takes %s as %s', (written, expected) => {
    expect(contain(ROOT, written)).toBe(expected)
  })

  test.each([
    '../a.cwl',
    String.raw`..\a.cwl`,
    String.raw`tools\..\..\a.cwl`,
    '/a.cwl',
    String.raw`\a.cwl`,
    String.raw`D:\a.cwl`,
    'D:a.cwl',
    String.raw`\\server\share\a.cwl`,
    '//server/share/a.cwl',
    String.raw`\\?\C:\a.cwl`,
    '.git/config',
    String.raw`.GIT\config`,
    String.raw`submodule\.git\config`,
  ])('the sandbox refuses %s', (written) => {
    expect(() => contain(ROOT, written)).toThrow(expect.objectContaining({ code: 'outside-repository' }))
  })

  test.each([
    [String.raw`tools\a.cwl`, 'tools/a.cwl'],
    ['tools/a.cwl', 'tools/a.cwl'],
    [String.raw`C:\repo\tools\a.cwl`, 'tools/a.cwl'],
    ['C:/repo/tools/a.cwl', 'tools/a.cwl'],
    [ROOT, '.'],
    [String.raw`.\tools\..\a.cwl`, 'a.cwl'],
  ])('the path %s of a user is %s, with forward slashes', (given, expected) => {
    expect(pathGiven(ROOT, given)).toBe(expected)
  })

  test('a path or pattern that leads elsewhere stays as the user wrote it', () => {
    expect(pathGiven(ROOT, String.raw`Z:\elsewhere\a.cwl`)).toBe(String.raw`Z:\elsewhere\a.cwl`)
    expect(patternGiven(ROOT, 'tools/*.cwl')).toBe('tools/*.cwl')
    expect(patternGiven(ROOT, 'Z:/elsewhere/*.cwl')).toBe('Z:/elsewhere/*.cwl')
  })

  test('paths in documents have forward slashes', () => {
    expect(joinPath('workflows/a.cwl', '../tools/b.cwl')).toBe('tools/b.cwl')
    expect(relativePath('workflows', 'tools/b.cwl')).toBe('../tools/b.cwl')
  })

  test('names that differ only in case count as one where files are compared', () => {
    expect(caseFold('Tools/A.cwl')).toBe(caseFold('tools/a.CWL'))
  })
})

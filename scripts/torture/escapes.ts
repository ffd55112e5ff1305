import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { writeFiles } from '../../test/support/files.ts'
import { temporaryFolder } from '../../test/support/local-platform.ts'
import { toolText } from '../../test/support/repository.ts'
import { runCli } from '../../test/support/run-cli.ts'
import type { Scenario } from '../torture.ts'

/** The content of files outside of the repository, and part of no word of ours. */
const SECRET = 'zqxjk-outside-zqxjk'
const OUTSIDE: Readonly<Record<string, string>> = {
  'secret.txt': SECRET,
  'secret.cwl': toolText(SECRET),
  'secret.yml': `- {name: ${SECRET}, type: enum, symbols: [${SECRET}]}\n`,
  'secret.js': `var ${SECRET.replaceAll('-', '_')} = "${SECRET}";`,
  'sub/secret.cwl': toolText(SECRET),
}

/** Documents that refer to a file in each way that CWL and the configuration know. */
const WAYS: readonly ((path: string) => string)[] = [
  (path) => `cwlVersion: v1.2\nclass: Workflow\ninputs: {}\noutputs: {}\nsteps: {s: {run: ${path}, in: {}, out: []}}\n`,
  (path) => `${TOOL}requirements: {SchemaDefRequirement: {types: [{$import: ${path}}]}}\n`,
  (path) => `${TOOL}requirements: {InlineJavascriptRequirement: {expressionLib: [{$include: ${path}}]}}\n`,
  (path) => `${TOOL}doc: {$include: ${path}}\n`,
  (path) => `${TOOL}hints: [{$import: ${path}}]\n`,
  (path) => `cwlVersion: v1.0\n$mixin: ${path}\nclass: CommandLineTool\nbaseCommand: a\ninputs: {}\noutputs: {}\n`,
  (path) => `${TOOL}$schemas: [${path}]\n`,
  (path) => `cwlVersion: v1.2\n$graph: [{$import: ${path}}]\n`,
  (path) =>
    `cwlVersion: v1.2\nclass: CommandLineTool\nbaseCommand: a\noutputs: {}\ninputs: {a: {type: File, default: {class: File, location: ${path}}}}\n`,
  (path) => `${TOOL}requirements: {DockerRequirement: {dockerFile: {$include: ${path}}}}\n`,
]
const TOOL = 'cwlVersion: v1.2\nclass: CommandLineTool\nbaseCommand: a\ninputs: {}\noutputs: {}\n'

export const scenario: Scenario = {
  title: 'references, links and outputs that lead out of the repository',
  weight: 2,
  rounds: 20,
  async round({ chance, lose }) {
    const base = temporaryFolder()
    const [repository, outside] = [join(base, 'repository'), join(base, 'outside')]
    writeFiles(outside, OUTSIDE)
    const file = chance.pick(Object.keys(OUTSIDE))
    const target = join(outside, file)
    const name = `link${file.slice(file.lastIndexOf('.'))}`
    /** Each way to write the path, and the links that it needs. */
    const paths: readonly (readonly [written: string, link?: readonly [at: string, to: string]])[] = [
      [target],
      [`../outside/${file}`],
      [`x/../../outside/${file}`],
      [pathToFileURL(target).href],
      [`file:../outside/${file}`],
      [`..%2Foutside%2F${file}`],
      [`%2e%2e/outside/${file}`],
      [`..\\outside\\${file}`],
      [`./${'../'.repeat(30)}${target.slice(1)}`],
      [name, [name, target]],
      [name, [name, `../outside/${file}`]],
      [`folder/${file}`, ['folder', outside]],
      [`folder/${file}#main`, ['folder', '../outside']],
      [`a/b/${file}`, ['a/b', '../../outside']],
      [`loop/../outside/${file}`, ['loop', base]],
      ['deep.cwl', ['deep.cwl', join('folder', '..', '..', 'outside', file)]],
      [`proc/self/cwd/../outside/${file}`, ['proc', '/proc']],
    ]
    const [written, link] = chance.pick(paths)
    writeFiles(repository, {
      'main.cwl': chance.pick(WAYS)(JSON.stringify(written)),
      'cwl-promote.yml': `version: 1\nstages: {dev: {project: acme/dev}}\napps: [{path: ${JSON.stringify(chance.pick(['main.cwl', written, `${dirname(written)}/*.cwl`, '**/*.cwl']))}}]\n`,
      '.git/HEAD': 'ref: refs/heads/main\n',
    })
    if (link !== undefined) {
      mkdirSync(dirname(join(repository, link[0])), { recursive: true })
      symlinkSync(link[1], join(repository, link[0]))
    }
    const out = chance.pick(['../outside/new.json', 'folder/new.json', `${dirname(written)}/new.json`, name])
    const commands: readonly (readonly string[])[] = [
      ['validate', 'main.cwl'],
      ['validate', '--json', '.'],
      ['validate', 'main.cwl', '--baseline', written],
      ['validate', 'main.cwl', '--sarif', out],
      ['validate', 'main.cwl', '--write-baseline', out],
      ['pack', 'main.cwl'],
      ['pack', 'main.cwl', '--output', out],
      ['pack', written],
      ['plan', '--json'],
      ['validate', '--config', written],
    ]
    const command = chance.pick(commands)
    // An output whose path leaves the repository by its name is the choice of the user who types it.
    const chosen = command.includes(out) && relative(repository, resolve(repository, out)).startsWith('..')
    const { stdout, stderr } = await runCli(command, { cwd: repository })
    const shown = JSON.stringify({ command, written, link, files: readFileSync(join(repository, 'main.cwl'), 'utf8') })
    if ((stdout + stderr).includes(SECRET)) lose(`the content of a file outside is shown: ${shown}\n${stdout}${stderr}`)
    if (/\n {4}at /.test(stderr)) lose(`a stack trace: ${shown}\n${stderr}`)
    if (!chosen && !isUntouched(outside)) lose(`a file outside was written: ${shown}`)
    return 1
  },
}

function isUntouched(folder: string): boolean {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path !== 'sub')
  return (
    files.length === Object.keys(OUTSIDE).length &&
    Object.entries(OUTSIDE).every(([path, text]) => readFileSync(join(folder, path), 'utf8') === text)
  )
}

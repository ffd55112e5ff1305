/**
 * Prints, one JSON line per document, what a checkout says of the documents of some folders: `read.mjs CHECKOUT
 * FOLDER...`.
 */
import { createHash } from 'node:crypto'
import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [checkout, ...folders] = process.argv.slice(2)
const library = await import(join(checkout, 'lib', 'index.js'))
const { stringifyJson } = await import(join(checkout, 'lib', 'json', 'index.js'))

/** Codes that are off by default are compared as well. */
const CHECKS = {
  levels: Object.fromEntries(
    ['unused-input', 'no-label', 'no-doc', 'output-without-glob'].map((code) => [code, 'advice']),
  ),
}

for (const folder of folders) {
  const cases = readdirSync(folder).filter((name) => name.startsWith('case-'))
  for (const root of cases.length > 0 ? cases.map((name) => join(folder, name)) : [folder]) await read(root)
}

async function read(root) {
  const documents = globSync('**/*.cwl', { cwd: root }).sort()
  const workspace = library.openWorkspace(root)
  for (const document of documents) {
    const { problems } = await library.validateDocuments(workspace, [document], CHECKS)
    const packing = await library.packDocument(workspace, document)
    const text = packing.ok ? stringifyJson(packing.description) : undefined
    const shown = problems.map(({ file, code, severity, line, column, message, hint, fix }) => ({
      at: [file, code, severity, line, column].join(' '),
      text: `${message}: ${fix ?? hint ?? ''}`,
    }))
    const packed = text === undefined ? null : createHash('sha256').update(text).digest('hex')
    process.stdout.write(`${JSON.stringify({ root, document, problems: shown, packed })}\n`)
  }
}

import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'

import { HOSTILE_DOCUMENTS } from '../../test/cwl/support/hostile-documents.ts'
import type { HostileReading } from '../../test/cwl/support/hostile-reading.ts'
import { writeFiles } from '../../test/support/files.ts'
import { sendIndex } from '../../test/support/leaking-servers.ts'
import { temporaryFolder, TOKEN } from '../../test/support/local-platform.ts'
import { listenOnLoopback } from '../../test/support/loopback.ts'
import { BIN } from '../../test/support/programs.ts'
import { repositoryOf, toolText } from '../../test/support/repository.ts'
import type { Scenario, Trial } from '../torture.ts'
import { run } from './support/run.ts'

const MOST_MEMORY = 512
const reader = join(import.meta.dirname, '..', '..', 'test', 'cwl', 'support', 'hostile-reading.ts')
const peak = join(import.meta.dirname, 'support', 'peak.mjs')

/** Some hundred bytes that become some hundred megabytes. */
const ZEROS = Buffer.alloc(2 ** 28)
const quickBrotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
const COMPRESSIONS: readonly (readonly [encoding: string, bytes: () => Buffer])[] = [
  ['br', () => quickBrotli(ZEROS)],
  ['gzip', () => gzipSync(ZEROS)],
  ['deflate', () => deflateSync(ZEROS)],
  ['zstd', () => zstdCompressSync(ZEROS)],
  ['gzip, gzip', () => gzipSync(gzipSync(ZEROS))],
  ['gzip, br', () => quickBrotli(gzipSync(ZEROS))],
]

export const scenario: Scenario = {
  title: 'bombs: aliases, nesting, includes, huge texts, and compressed answers',
  weight: 3,
  rounds: 1,
  async round(trial, index) {
    const { chance } = trial
    const documents = Array.from({ length: 2 }, () => chance.pick(HOSTILE_DOCUMENTS))
    for (const { name, files } of documents) {
      const folder = temporaryFolder()
      writeFiles(folder, files(50_000 + chance.below(450_000)))
      const verb = chance.pick(['validate', 'pack'])
      const { code, stdout, stderr } = await run([process.execPath, reader, folder, verb, 'default'], { cwd: folder })
      const memory = code === 0 ? (JSON.parse(stdout) as HostileReading).memory : Number.POSITIVE_INFINITY
      if (!(memory <= MOST_MEMORY)) trial.lose(`${verb} of "${name}": exit ${code}, ${memory} MiB, ${stderr}`)
    }
    return documents.length + (await answers(trial, index))
  },
}

/** Two commands each get an answer that is a bomb. */
async function answers({ chance, lose }: Trial, index: number): Promise<number> {
  const [encoding, compressed] = COMPRESSIONS[index % COMPRESSIONS.length] ?? chance.pick(COMPRESSIONS)
  const body = compressed()
  const behindIndex = chance.oneIn(2)
  const server = createServer((request, response) => {
    if (behindIndex && request.url === '/v2/') sendIndex(request, response)
    else
      response
        .writeHead(chance.pick([200, 200, 400, 404, 500]), {
          'content-type': 'application/json',
          'content-encoding': encoding,
        })
        .end(body)
  })
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`
  const folder = repositoryOf({ 'a.cwl': toolText('a') })
  const commands = [
    ['promote', '--files', 'a.cwl', '--project', 'acme/x', '--timeout', '0.1'],
    ['exports', '--timeout', '0.1'],
  ]
  const env = { CWL_PROMOTE_BASE_URL: url, CWL_PROMOTE_TOKEN: TOKEN }
  for (const command of commands) {
    const { code, stderr } = await run([process.execPath, '--import', peak, BIN, ...command], { cwd: folder, env })
    const memory = Number(/peak (\d+)/.exec(stderr)?.[1] ?? Number.POSITIVE_INFINITY)
    if (code === 0 || !(memory <= MOST_MEMORY) || /\n {4}at /.test(stderr))
      lose(`${command[0]} got a ${encoding} bomb: exit ${code}, ${memory} MiB\n${stderr}`)
  }
  return commands.length
}

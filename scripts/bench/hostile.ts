import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { HOSTILE_DOCUMENTS } from '../../test/cwl/support/hostile-documents.ts'
import type { HostileReading } from '../../test/cwl/support/hostile-reading.ts'
import type { Measurement } from '../bench.ts'

const MEBIBYTE = 1024 * 1024
const reader = join(import.meta.dirname, '..', '..', 'test', 'cwl', 'support', 'hostile-reading.ts')

/**
 * Time and memory of validating documents of 10 MiB that were made to be slow or large, each in a process of its own.
 * `HOSTILE=part of a name` takes only some, `HOSTILE_VERB=pack` packs, `HOSTILE_SIZE=3` makes them of 3 MiB, and
 * `HOSTILE_LIMITS=raised` lifts the limits that stop most of them early, and the promise on memory with them.
 */
export async function run(): Promise<readonly Measurement[]> {
  const {
    HOSTILE: part = '',
    HOSTILE_LIMITS: limits = 'default',
    HOSTILE_VERB: verb = 'validate',
    HOSTILE_SIZE: size = '10',
  } = process.env
  const heap = limits === 'raised' ? 4000 : 400
  return HOSTILE_DOCUMENTS.filter(({ name }) => name.includes(part)).flatMap(({ name, files }) => {
    const folder = mkdtempSync(join(tmpdir(), 'cwl-hostile-'))
    try {
      for (const [path, text] of Object.entries(files(Number(size) * MEBIBYTE))) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
      const spawned = spawnSync(process.execPath, [`--max-old-space-size=${heap}`, reader, folder, verb, limits], {
        encoding: 'utf8',
        timeout: 20_000,
        maxBuffer: 2 ** 26,
      })
      if (spawned.status !== 0)
        throw new Error(
          `${name}: ended with ${spawned.status ?? spawned.signal}: ${spawned.stderr.split('\n').find((line) => /rror/.test(line))}`,
        )
      const { time, memory, problems, codes } = JSON.parse(spawned.stdout) as HostileReading
      return [
        {
          what: `${name}: ${problems} of ${codes.slice(0, 3).join(', ')}`.slice(0, 72),
          value: time,
          unit: 'ms' as const,
          atMost: 2000,
        },
        {
          what: `${name}: memory`.slice(0, 72),
          value: memory,
          unit: 'MiB' as const,
          ...(limits === 'raised' ? {} : { atMost: 512 }),
        },
      ]
    } catch (error) {
      console.log(error instanceof Error ? error.message : error)
      return [{ what: `${name}: broke`, value: Number.POSITIVE_INFINITY, unit: 'ms' as const, atMost: 2000 }]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

import { omitUndefined } from '../json/is-present.ts'
import type { ExportJob } from '../platform/types.ts'

interface JobDetails {
  readonly file?: string
  readonly volume?: string
  readonly location?: string
  readonly reason?: string
  readonly startedAt?: string
  readonly finishedAt?: string
}

export function detailsOfJob(job: ExportJob): JobDetails {
  const { source, destination, error, started_on: startedAt, finished_on: finishedAt } = job
  return omitUndefined({
    file: member(source, 'file'),
    volume: member(destination, 'volume'),
    location: member(destination, 'location'),
    reason: text(error) ?? member(error, 'message'),
    startedAt: text(startedAt),
    finishedAt: text(finishedAt),
  })
}

function member(value: unknown, name: string): string | undefined {
  const members: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {}
  return text(members[name])
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** In one line without a full stop. */
export function whyOfJob(job: ExportJob): string | undefined {
  const { file, volume, location, reason, startedAt, finishedAt } = detailsOfJob(job)
  const place = [volume, location].filter((part) => part !== undefined).join(': ')
  const parts = [
    ...(reason === undefined ? [] : [reason]),
    ...(file === undefined ? [] : [`file ${file}`]),
    ...(place === '' ? [] : [`to ${place}`]),
    ...(startedAt === undefined ? [] : [`started ${startedAt}`]),
    ...(finishedAt === undefined ? [] : [`ended ${finishedAt}`]),
  ]
  return parts.length === 0 ? undefined : parts.join('; ')
}

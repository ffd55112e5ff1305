const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Each unit with the age from which it is used, in milliseconds. */
const UNITS = [
  { from: 2 * 365 * DAY, size: 365 * DAY, name: 'years' },
  { from: 60 * DAY, size: 30 * DAY, name: 'months' },
  { from: 2 * DAY, size: DAY, name: 'days' },
  { from: 2 * HOUR, size: HOUR, name: 'hours' },
  { from: 2 * MINUTE, size: MINUTE, name: 'minutes' },
] as const

/** How long before `at` a time was, in words: `3 days ago`. Both are ISO 8601. */
export function ageOf(time: string, at: string): string {
  const age = Date.parse(at) - Date.parse(time)
  const unit = UNITS.find(({ from }) => age >= from)
  return unit === undefined ? 'just now' : `${Math.floor(age / unit.size)} ${unit.name} ago`
}

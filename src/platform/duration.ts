/** For people: `250 ms`, `1.5 s`, `4 min 50 s`. */
export function duration(milliseconds: number): string {
  // Rounded first, so that the result is never `1000 ms` or `60.0 s`.
  if (Math.round(milliseconds) < 1000) return `${Math.round(milliseconds)} ms`
  const tenths = Math.round(milliseconds / 100)
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`
  const whole = Math.round(milliseconds / 1000)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

// Loaded first into a process: its clock is TORTURE_CLOCK milliseconds ahead, or jumps between two times.
const { TORTURE_CLOCK = '0' } = process.env
const now = Date.now
let calls = 0

function ahead() {
  calls += 1
  if (TORTURE_CLOCK === 'jumps') return calls % 2 === 0 ? 86_400_000 : -86_400_000
  return Number(TORTURE_CLOCK)
}

globalThis.Date = class extends Date {
  constructor(...parts) {
    if (parts.length === 0) super(now() + ahead())
    else super(...parts)
  }

  static now() {
    return now() + ahead()
  }
}

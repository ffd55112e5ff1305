import type { ExitCode, Report } from '../commands/report.ts'
import { painter, wrap } from '../report/page.ts'
import { toText } from '../report/text.ts'

export interface StageOptions {
  readonly write: (text: string) => void
  readonly colour: boolean
  /** Of the terminal, in columns. */
  readonly width: number
}

/** One command of the demo. */
export interface DemoStep {
  /** As it is shown. */
  readonly command: string
  /** Absent if the demo ended before it. */
  readonly exitCode?: ExitCode
  /** Expectations that were not met. */
  readonly surprises: readonly string[]
}

/** The output of the demo, and its unmet expectations. */
export interface Stage {
  readonly steps: readonly DemoStep[]
  title(text: string): void
  print(text: string): void
  commands(lines: readonly string[]): void
  /** Prints a numbered heading, and the command line whose report is shown next; `change` is what was edited before it. */
  scene(heading: string, command: string, change?: readonly string[]): void
  show(report: Report): void
  expect(isSo: boolean, what: string): void
  list(heading: string, rows: readonly (readonly [string, string])[]): void
}

const INDENT = '   '

/** Longer lines are hard to read, even on a wide terminal. */
const WIDEST = 100

export function createStage({ write, colour, width }: StageOptions): Stage {
  const steps: { command: string; exitCode?: ExitCode; surprises: string[] }[] = []
  const columns = Math.min(width, WIDEST)
  const paint = painter(colour)
  const line = (text = ''): void => write(`${text}\n`)
  const prompt = (command: string): void => line(`${INDENT}${paint('dim', '$')} ${paint('cyan', command)}`)
  return {
    steps,
    title(text) {
      line(paint('bold', text))
    },
    print(text) {
      line()
      for (const part of wrap(text, columns)) line(part)
    },
    commands(lines) {
      line()
      lines.forEach(prompt)
    },
    scene(heading, command, change = []) {
      steps.push({ command, surprises: [] })
      line()
      line(paint('bold', `${steps.length}. ${heading}`))
      if (change.length > 0) {
        line()
        for (const edit of change) line(INDENT + paint(edit.startsWith('-') ? 'red' : 'green', edit))
      }
      line()
      prompt(command)
    },
    show(report) {
      const step = steps.at(-1)
      if (step !== undefined) step.exitCode = report.exitCode
      const text = toText(report, { colour, width: columns - INDENT.length }).trimEnd()
      for (const part of text.split('\n')) line(part === '' ? '' : INDENT + part)
    },
    expect(isSo, what) {
      if (isSo) return
      steps.at(-1)?.surprises.push(what)
      line(`${INDENT}${paint('red', `✗ Not as expected: ${what}`)}`)
    },
    list(heading, rows) {
      line()
      line(paint('bold', heading))
      for (const [command, purpose] of rows) {
        line(`${INDENT}${paint('cyan', command)}`)
        for (const part of wrap(purpose, columns - 2 * INDENT.length)) line(`${INDENT}${INDENT}${part}`)
      }
    },
  }
}

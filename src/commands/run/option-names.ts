import { OPTION_ROWS } from '../../options/option-table.ts'
import type { AppReport, CommonReport, Failure, Finding } from '../report.ts'

type Reword = (text: string, code?: string) => string

/** Inputs as messages name them: "the input `files`", "the inputs `files` and `project`". */
const INPUTS = /\bthe input(s?) ((?:`[a-z-]+`(?:, | and | or )?)+)/g

const NAME = /`(--)?([a-z]+(?:-[a-z]+)*)`/g

const OPTION_OF: ReadonlyMap<string, string> = new Map(OPTION_ROWS.map(([option, name]) => [name, option]))

export function namingFlags(text: string): string {
  return text.replace(INPUTS, (_all, _s, names: string) => names.replace(/`(?=[a-z])/g, '`--'))
}

/** Names options, for the library, in place of inputs and flags. Only in usage errors is every such name an option. */
export function namingOptions(text: string, code?: string): string {
  return text
    .replace(INPUTS, (_all, s: string, names: string) => `the option${s} ${names.replace(NAME, toOption)}`)
    .replace(NAME, (all, flag: string | undefined, name: string) =>
      flag !== undefined || code === 'usage' ? toOption(all, flag, name) : all,
    )
}

function toOption(all: string, _flag: unknown, name: string): string {
  const option = OPTION_OF.get(name)
  return option === undefined ? all : `\`${option}\``
}

interface Reworded extends CommonReport {
  readonly findings?: readonly Finding[]
  readonly apps?: readonly object[]
}

export function rewordReport<Of extends Reworded>(report: Of, reword: Reword): Of {
  const { failure, notices, findings, apps } = report
  return {
    ...report,
    ...(apps === undefined ? {} : { apps: apps.map((app) => rewordApp(app, reword)) }),
    notices: notices.map((notice) => reword(notice)),
    ...(failure === undefined ? {} : { failure: rewordFailure(failure, reword) }),
    ...(findings === undefined ? {} : { findings: findings.map((finding) => rewordItem(finding, reword)) }),
  }
}

function rewordApp(app: object, reword: Reword): object {
  const { reason, reasons, driftAdvice }: Partial<Pick<AppReport, 'reason' | 'reasons' | 'driftAdvice'>> = app
  return {
    ...app,
    ...(reason === undefined ? {} : { reason: reword(reason) }),
    ...(reasons === undefined ? {} : { reasons: reasons.map((one) => reword(one)) }),
    ...(driftAdvice === undefined ? {} : { driftAdvice: reword(driftAdvice) }),
  }
}

export function rewordFailure(failure: Failure, reword: Reword): Failure {
  const { code, others } = failure
  return {
    ...rewordItem(failure, reword, code),
    ...(others === undefined ? {} : { others: others.map((other) => rewordItem(other, reword, code)) }),
  }
}

function rewordItem<Item extends { readonly message: string; readonly fix?: string }>(
  item: Item,
  reword: Reword,
  code?: string,
): Item {
  const { message, fix } = item
  return { ...item, message: reword(message, code), ...(fix === undefined ? {} : { fix: reword(fix, code) }) }
}

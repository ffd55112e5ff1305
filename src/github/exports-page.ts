import { noticesOf } from '../commands/exports/export-list.ts'
import {
  memoryFromJson,
  memoryToJson,
  type ExportsMemory,
  type ExportsNews,
  type MemoryReading,
} from '../export-jobs/history.ts'
import { whyOfJob } from '../export-jobs/job-details.ts'
import type { ExportsSummary } from '../export-jobs/summary.ts'
import { sinceWhen } from '../export-jobs/threshold.ts'
import { parseJson, stringifyJson } from '../json/index.ts'
import type { ExportJob } from '../platform/types.ts'
import { code, createBudget, htmlTable, paragraph, sentence } from '../report/escape.ts'
import { clip, count } from '../report/printable.ts'
import { LARGEST_BODY, markerOf, runLink } from './marked.ts'

export interface Page {
  readonly summary: ExportsSummary
  readonly news: ExportsNews
  readonly remembered: ExportsMemory
  readonly platform: string
  readonly runUrl?: string
}

const LONGEST_NAME = 200

const LONGEST_NOTICE = 500

const MOST_NOTICES = 10

/** In bytes: escaping may need 14 bytes per character, and the table and the memory need the rest. */
const NOTICES = 15_000

/** A comment shows what changed; the issue itself shows everything. */
const MOST_ROWS = 50

/** All texts of the platform are inside HTML and escaped: none can become an element, a mention, a link or a row. */
export function issueBody(marker: string, page: Page): string {
  const { summary, news } = page
  const head = `${marker}\n${paragraph(statusLine(page))}`
  const tail = [
    ...noticeParagraphs([...noticesOf(summary), ...news.notices]),
    paragraph(CLOSING_NOTE),
    ...(news.change === 'none' ? [] : [changeMarker(news.id)]),
    stateBlock(page.remembered),
  ].join('\n')
  const failed = summary.jobs.filter(({ state }) => state === 'FAILED')
  const fresh = new Set(news.newFailed)
  const sorted = failed.toSorted((one, other) => Number(fresh.has(other)) - Number(fresh.has(one)))
  const room = LARGEST_BODY - Buffer.byteLength(head) - Buffer.byteLength(tail) - TABLE_FRAME
  const table = failed.length === 0 ? '' : jobTable(sorted, news, room)
  return [head, table, tail].filter((part) => part !== '').join('\n')
}

function noticeParagraphs(notices: readonly string[]): readonly string[] {
  const budget = createBudget(NOTICES)
  const shown = notices
    .slice(0, MOST_NOTICES)
    .map((notice) => paragraph(`ℹ️ ${sentence(clip(notice, LONGEST_NOTICE))}`))
    .filter((text) => budget.take(text))
  const more = notices.length - shown.length
  return more === 0
    ? shown
    : [...shown, paragraph(`ℹ️ ${count(more, 'more notice')}: the job summary of the run has them.`)]
}

const TABLE_FRAME = 1_000

const CLOSING_NOTE =
  'cwl-promote keeps this issue up to date and closes it when nothing is failing. Close it yourself when these failures are known: it is opened again when another job fails.'

/** Its first line is the same for each run that sees this change. */
export function changeComment(page: Page): string {
  const { news } = page
  const failed = news.newFailed.length + news.newUnnamed
  const lines: string[] = [changeMarker(news.id)]
  if (failed > 0)
    lines.push(
      paragraph(`❌ <strong>${count(failed, 'export job')} failed${sinceWhen(news)}.</strong>`),
      jobTable(news.newFailed.slice(0, MOST_ROWS), news, LARGEST_BODY / 3),
    )
  if (news.newFailed.length > MOST_ROWS)
    lines.push(paragraph(`${news.newFailed.length - MOST_ROWS} more are in the issue.`))
  if (news.newUnnamed > 0)
    lines.push(paragraph(`${news.newUnnamed} of them ${news.newUnnamed === 1 ? 'is' : 'are'} known by number alone.`))
  if (news.recovered.length > 0) {
    lines.push(
      paragraph(
        `${count(news.recovered.length, 'export job')} that had failed ${news.recovered.length === 1 ? 'is' : 'are'} COMPLETED now.`,
      ),
      jobTable(news.recovered.slice(0, MOST_ROWS), news, LARGEST_BODY / 3),
    )
  }
  lines.push(paragraph(statusLine(page)))
  return lines.filter((line) => line !== '').join('\n')
}

export function changeMarker(id: string): string {
  return markerOf('change', id)
}

export function duplicateBody(winner: number): string {
  return `Duplicate of #${winner}\n\nTwo runs opened an issue at the same time; that one is kept up to date.\n`
}

function statusLine({ summary, news, platform, runUrl }: Page): string {
  const far = summary.truncated ? ', as far as the list was read' : ''
  const verdict =
    news.failing === 0
      ? `✅ <strong>No export job is failing${far}</strong>`
      : `❌ <strong>${news.failing} of ${count(Math.max(summary.total, news.failing), 'export job')} ${news.failing === 1 ? 'is' : 'are'} failing${far}</strong>`
  const others = `${summary.counts.completed} completed${summary.counts.other === 0 ? '' : `, ${summary.counts.other} in other states`}`
  const when = `${news.memory.at.slice(0, 16).replace('T', ' ')} UTC`
  const link = runLink(runUrl)
  return `${verdict} on ${code(clip(platform, LONGEST_NAME))}; ${others}. Seen ${when}${link === undefined ? '' : ` by ${link}`}.`
}

function jobTable(jobs: readonly ExportJob[], news: ExportsNews, bytes: number): string {
  if (jobs.length === 0) return ''
  const fresh = new Set(news.newFailed)
  const rows = jobs.map((job) => [
    `${code(clip(job.id, LONGEST_NAME))}${fresh.has(job) && news.compared ? ' 🆕' : ''}`,
    code(clip(job.state, LONGEST_NAME)),
    sentence(clip(whyOfJob(job) ?? '', LONGEST_NOTICE)),
    code(clip(job.href, LONGEST_NAME)),
  ])
  return htmlTable(['Job', 'State', 'Why', 'Address'], rows, createBudget(Math.max(0, bytes)))
}

const STATE = '<!-- cwl-promote:state '

/** Digits, a date and our own names: nothing in it can end the comment. */
function stateBlock(memory: ExportsMemory): string {
  return `${STATE}${stringifyJson(memoryToJson(memory))} -->\n`
}

export function readState(body: string): MemoryReading | undefined {
  const start = body.lastIndexOf(STATE)
  const end = body.indexOf(' -->', start)
  if (start === -1 || end === -1) return undefined
  try {
    return memoryFromJson(parseJson(body.slice(start + STATE.length, end)))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { ok: false, reason: 'it is not JSON' }
  }
}

export function showsChange(body: string, { change, id }: ExportsNews): boolean {
  return change !== 'none' && body.includes(changeMarker(id))
}

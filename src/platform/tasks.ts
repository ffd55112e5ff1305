import type { Exchange } from '../http/exchange.ts'
import { entriesOf, isArray, isObject, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'
import { omitUndefined } from '../json/is-present.ts'
import { mayHaveEffect, readAnswer } from './answers.ts'
import type { ReadOptions } from './apps.ts'
import { PlatformError } from './errors.ts'
import { listItems } from './pages.ts'
import { asDecimal, asNumber, expectTask, expectTaskList, type TaskBody } from './promised.ts'
import { isRateLimited } from './requests.ts'
import type { NewTask, Task, TaskClient, TaskCreation, TaskList } from './types.ts'

const MOST_ATTEMPTS = 5
const MOST_RATE_LIMITED_ATTEMPTS = 20

type Options = ReadOptions & { readonly base: URL }

export function createTaskClient(path: string, options: Options & { readonly filesPath: string }): TaskClient {
  const read = async (target: string, doing: string): Promise<Task> =>
    toTask(expectTask(valueOf(await options.requests.get(target, true), doing, options), doing))
  const getTask = (id: string): Promise<Task> => read(`${path}/${encodeURIComponent(id)}`, `reading the task ${id}`)
  return {
    list: (project) => listTasks(path, project, options),
    get: getTask,
    create: (task) => createTask(path, task, options),
    setInputs: async (id, inputs) => {
      const doing = `setting the inputs of the task ${id}`
      refuseToken(inputs, doing, options)
      // Twice is as once. The Python client does the same (sevenbridges-python, `models/task.py`).
      const exchange = await send('PATCH', `${path}/${encodeURIComponent(id)}`, stringifyJson({ inputs }), options)
      return toTask(expectTask(valueOf(exchange, doing, options), doing))
    },
    run: (id) => runTask(path, id, getTask, options),
    file: async (id) => {
      const doing = `reading the file ${id}`
      const exchange = await options.requests.get(`${options.filesPath}/${encodeURIComponent(id)}`, true)
      const value = valueOf(exchange, doing, options)
      return isObject(value) ? value : {}
    },
    bytes: (id, largest) =>
      download(`${options.filesPath}/${encodeURIComponent(id)}/download_info`, id, largest, options),
  }
}

async function download(
  target: string,
  id: string,
  largest: number,
  options: Options,
): Promise<Uint8Array | undefined> {
  const reading = readAnswer(await options.requests.get(target, true), `reading the file ${id}`, options.secret)
  if (reading.kind === 'failure') {
    if (reading.error.code === 'cancelled') throw reading.error
    return undefined
  }
  const address = isObject(reading.value) ? reading.value['url'] : undefined
  const url = typeof address === 'string' ? URL.parse(address) : null
  // As safe as the platform itself.
  if (url === null || (url.protocol !== 'https:' && url.protocol !== options.base.protocol)) return undefined
  const exchange = await options.requests.download(url, largest)
  if (exchange.kind === 'broken' && exchange.runIsOver === true) valueOf(exchange, `reading the file ${id}`, options)
  return exchange.kind === 'answered' && exchange.status === 200 ? exchange.bytes : undefined
}

function refuseToken(inputs: JsonObject, doing: string, { secret }: ReadOptions): void {
  if (!secret.repeatedIn(stringifyJson(inputs))) return
  throw new PlatformError('token-in-app', `${doing}: its inputs contain the token, so it was not sent`, {
    fix: 'Remove the token from the job of the test, and replace the token.',
  })
}

function valueOf(exchange: Exchange, doing: string, { secret }: ReadOptions): JsonValue {
  const reading = readAnswer(exchange, doing, secret)
  if (reading.kind === 'failure') throw reading.error
  return reading.value
}

async function listTasks(path: string, project: string, options: ReadOptions): Promise<TaskList> {
  const { items, ...others } = await listItems(
    { path, project, what: 'tasks', fields: '_all' },
    expectTaskList,
    options,
  )
  return { tasks: items.map(toTask), ...others }
}

async function createTask(path: string, task: NewTask, options: ReadOptions): Promise<TaskCreation> {
  const doing = `creating the task ${task.name}`
  const body = stringifyJson({ ...task })
  refuseToken({ ...task }, doing, options)
  const exchange = await send('POST', path, body, options)
  const reading = readAnswer(exchange, doing, options.secret)
  if (reading.kind === 'json') {
    try {
      return { kind: 'created', task: toTask(expectTask(reading.value, doing)) }
    } catch (error) {
      if (error instanceof PlatformError) return { kind: 'unknown', error }
      throw error
    }
  }
  return { kind: isRefusal(exchange, reading.error) ? 'refused' : 'unknown', error: reading.error }
}

/**
 * The platform refuses this for every other task, with 403 or 400 and one of several codes, so it may be sent again
 * after a lost answer, and after a refusal the task is read. Throws a PlatformError if the task is still a draft.
 */
async function runTask(
  path: string,
  id: string,
  getTask: (id: string) => Promise<Task>,
  options: ReadOptions,
): Promise<Task> {
  const doing = `running the task ${id}`
  const exchange = await send('POST', `${path}/${encodeURIComponent(id)}/actions/run`, '{}', options)
  const reading = readAnswer(exchange, doing, options.secret)
  if (reading.kind === 'json') return toTask(expectTask(reading.value, doing))
  if (exchange.kind === 'broken' && exchange.neverSent) throw reading.error
  const task = await getTask(id)
  if (task.status === DRAFT) throw reading.error
  return task
}

export const DRAFT = 'DRAFT'

const FINAL: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED', 'ABORTED'])

export function isFinal({ status }: Pick<Task, 'status'>): boolean {
  return FINAL.has(status)
}

async function send(
  method: 'POST' | 'PATCH',
  target: string,
  body: string,
  { requests }: ReadOptions,
): Promise<Exchange> {
  for (let attempt = 1; ; attempt += 1) {
    const exchange = await requests.once({ method, target, body, withToken: true })
    const most = isRateLimited(exchange) ? MOST_RATE_LIMITED_ATTEMPTS : MOST_ATTEMPTS
    const hadNoEffect =
      isRateLimited(exchange) || (exchange.kind === 'broken' && exchange.neverSent && exchange.passing)
    if (!hadNoEffect || attempt >= most) return exchange
    await requests.waitAfter(exchange, attempt)
  }
}

function isRefusal(exchange: Exchange, error: PlatformError): boolean {
  if (exchange.kind === 'broken') return exchange.neverSent
  return exchange.status >= 400 && !mayHaveEffect(exchange.status, error)
}

function toTask(body: TaskBody): Task {
  const text = (key: string): string | undefined => (typeof body[key] === 'string' ? body[key] : undefined)
  const object = (key: string): JsonObject | undefined => (isObject(body[key]) ? body[key] : undefined)
  const [progress = {}, price] = [object('execution_status'), object('price')]
  const [completed, total] = ['steps_completed', 'steps_total'].map((key) => asNumber(progress[key]))
  const amount = asDecimal(price?.['amount'])
  const { message } = progress
  const currency = price?.['currency']
  const { id, status } = body
  return {
    id,
    name: text('name') ?? '',
    status,
    errors: wordsIn(body['errors'] ?? null),
    ...omitUndefined({
      description: text('description'),
      app: text('app'),
      createdAt: text('created_time'),
      startedAt: status === DRAFT ? undefined : text('start_time'),
      endedAt: text('end_time'),
      message: typeof message === 'string' && message !== '' ? message : undefined,
      steps: completed === undefined || total === undefined ? undefined : { completed, total },
      price: amount === undefined ? undefined : { amount, currency: typeof currency === 'string' ? currency : '' },
      inputs: object('inputs'),
      outputs: object('outputs'),
    }),
  }
}

function wordsIn(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return [value]
  if (isArray(value)) return value.flatMap(wordsIn)
  if (!isObject(value)) return []
  const { message, input_id: input } = value
  if (typeof message === 'string') return [typeof input === 'string' ? `${input}: ${message}` : message]
  return entriesOf(value).flatMap(([key, item]) => wordsIn(item).map((words) => `${key}: ${words}`))
}

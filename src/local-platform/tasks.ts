import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { isArray, isObject, objectFrom, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'
import { omitUndefined } from '../json/is-present.ts'
import { bodyOf, parseStored } from './description.ts'
import { pageOf, selectFields, sendPage } from './paging.ts'
import { CODES, Problem } from './problem.ts'
import { baseUrlOf, parametersOf, queryOf, sendJson, type RouteContext } from './route.ts'
import { FINAL, type StoredFile, type StoredTask, type TaskFilter } from './task-types.ts'
import { USER } from './users.ts'

const LISTED = ['href', 'id', 'name', 'project']

/** The first created first. `order` counts only with `order_by`; the only order here is that of the creation. */
export function listTasks(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const query = queryOf(request)
  const { offset, limit } = pageOf(query)
  const filter = filterOf(query)
  const base = baseUrlOf(request, context)
  const items = context.store
    .listTasks(filter, offset, limit)
    .map((task) => selectFields(taskObject(task, base), query.get('fields'), LISTED))
  const page = { items, offset, limit, total: context.store.countTasks(filter) }
  return sendPage(reply, { address: `${base}/v2/tasks`, query }, page, true)
}

function filterOf(query: URLSearchParams): TaskFilter {
  const text = (name: string): string | undefined => query.get(name) ?? undefined
  const [project, status, createdFrom, endedFrom] = ['project', 'status', 'created_from', 'ended_from'].map(text)
  return {
    ...omitUndefined({ project, status, createdFrom, endedFrom }),
    ascending: query.get('order') !== 'desc' || !query.has('order_by'),
  }
}

export function createTask(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { name = '', project, app, inputs = {}, ...others } = bodyOf(request)
  if (typeof name !== 'string') throw new Problem(400, 'name must be a text')
  if (typeof project !== 'string') throw new Problem(400, 'project must be OWNER/PROJECT')
  if (typeof app !== 'string') throw new Problem(400, 'app must be OWNER/PROJECT/APP/REVISION')
  if (!isObject(inputs)) throw new Problem(400, 'inputs must be an object')
  const { store } = context
  const revision = revisionOf(app, context)
  const errors = errorsOf(inputs, revision.description, context)
  const task = store.atomically(() => {
    const [allInputs, outputs] = [revision.description['inputs'], revision.description['outputs']].map(nullsOf)
    const details = { ...others, inputs: { ...allInputs, ...inputs }, outputs: { ...outputs }, errors }
    return store.addTask({ project, name, app: revision.app, details })
  })
  return sendCreated(request, reply, task, context)
}

function sendCreated(
  request: FastifyRequest,
  reply: FastifyReply,
  task: StoredTask,
  context: RouteContext,
): FastifyReply {
  const { errors } = task.details
  const isRun = queryOf(request).get('action') === 'run' && !(isArray(errors) && errors.length > 0)
  return sendTask(request, reply, 201, isRun ? start(task, context) : task, context)
}

/** A new task with the same app, inputs and settings; `origin_id` is not set. */
export function cloneTask(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { project, name, app, details } = requireTask(request, context)
  const { execution_status: _status, price: _price, executed_by: _by, inputs = {}, ...others } = details
  const { description } = revisionOf(app, context)
  const errors = errorsOf(isObject(inputs) ? inputs : {}, description, context)
  const copied = { ...others, inputs, outputs: { ...nullsOf(description['outputs']) }, errors }
  const task = context.store.atomically(() => context.store.addTask({ project, name, app, details: copied }))
  return sendCreated(request, reply, task, context)
}

/** Of a draft: its inputs are checked again. */
export function changeTask(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { store } = context
  const task = requireTask(request, context)
  const { inputs = {}, description, execution_settings: settings } = bodyOf(request)
  if (!isObject(inputs)) throw new Problem(400, 'inputs must be an object')
  const { inputs: before = {} } = task.details
  const all = { ...(isObject(before) ? before : {}), ...inputs }
  const errors = errorsOf(
    objectFrom(Object.entries(all).filter(([, value]) => value !== null)),
    revisionOf(task.app, context).description,
    context,
  )
  const details = { inputs: all, errors, ...omitUndefined({ description, execution_settings: settings }) }
  const changed = store.atomically(() => store.setTask(task.id, 'DRAFT', details, ['DRAFT']))
  if (changed === undefined) throw new Problem(400, `the task is ${task.status}, so it cannot be changed`)
  return sendTask(request, reply, 200, changed, context)
}

function revisionOf(text: string, { store }: RouteContext) {
  const [owner = '', project = '', app = '', number] = text.split('/')
  const address = { owner, project, app }
  const stored = number === undefined ? store.latest(address) : store.revision(address, Number(number))
  if (stored === undefined) throw new Problem(404, `there is no app ${text}`, { code: CODES.noApp })
  return { app: `${owner}/${project}/${app}/${stored.revision}`, description: parseStored(stored.text) }
}

function namesOf(ports: JsonValue | undefined): readonly string[] {
  const names = isArray(ports)
    ? ports.flatMap((port) => (isObject(port) && typeof port['id'] === 'string' ? [port['id']] : []))
    : Object.keys(isObject(ports) ? ports : {})
  return names.map((name) => name.replace(/^#?(?:.*\/)?/, ''))
}

/** A draft has every input and output. */
function nullsOf(ports: JsonValue | undefined): JsonObject {
  return objectFrom(namesOf(ports).map((name) => [name, null]))
}

function errorsOf(inputs: JsonObject, description: JsonObject, { store }: RouteContext): readonly JsonObject[] {
  const known = new Set(namesOf(description['inputs']))
  return Object.entries(inputs).flatMap(([name, value]) => {
    const missing = pathsIn(value).filter((id) => store.getFile(id) === undefined)
    const messages = [
      ...(known.has(name) ? [] : ['the app has no such input']),
      ...missing.map((id) => `there is no file with the id ${id}`),
    ]
    return messages.map((message) => ({ type: 'error/task_validation/input', message, input_id: name }))
  })
}

function pathsIn(value: JsonValue): readonly string[] {
  if (isArray(value)) return value.flatMap(pathsIn)
  if (!isObject(value)) return []
  const { class: kind, path } = value
  return [...(kind === 'File' && typeof path === 'string' ? [path] : []), ...Object.values(value).flatMap(pathsIn)]
}

export function readTask(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  return sendTask(request, reply, 200, requireTask(request, context), context)
}

export function runTask(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const task = requireTask(request, context)
  const { errors } = task.details
  if (task.status === 'DRAFT' && isArray(errors) && errors.length > 0)
    throw new Problem(400, 'the task has errors, so it cannot run', { code: CODES.hasErrors })
  return sendTask(request, reply, 200, start(task, context), context)
}

function start(task: StoredTask, context: RouteContext): StoredTask {
  const { store, runs } = context
  const started = store.atomically(() => store.setTask(task.id, 'QUEUED', { executed_by: USER }, ['DRAFT']))
  if (started === undefined)
    throw new Problem(403, `the task is ${task.status}, so it cannot be run`, { code: CODES.notDraft })
  runs.begin(task.id)
  return started
}

export function abortTask(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { store } = context
  const task = requireTask(request, context)
  const aborted = store.atomically(() => store.setTask(task.id, 'ABORTED', {}, ['QUEUED', 'RUNNING', 'CREATING']))
  if (aborted === undefined)
    throw new Problem(400, `the task is ${task.status}, so it cannot be aborted`, { code: CODES.notRunning })
  context.runs.end(task.id)
  return sendTask(request, reply, 200, aborted, context)
}

function requireTask(request: FastifyRequest, { store }: RouteContext): StoredTask {
  const { id = '' } = parametersOf(request)
  const task = store.getTask(id)
  if (task === undefined) throw new Problem(404, `there is no task ${JSON.stringify(id)}`, { code: CODES.noTask })
  return task
}

function sendTask(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  task: StoredTask,
  context: RouteContext,
): FastifyReply {
  const body = taskObject(task, baseUrlOf(request, context))
  return sendJson(reply, status, stringifyJson(selectFields(body, queryOf(request).get('fields'))))
}

function asText(value: JsonValue): string {
  return typeof value === 'string' ? value : stringifyJson(value)
}

function taskObject(task: StoredTask, base: string): JsonObject {
  const { id, name, project, app, status, details, createdAt, startedAt, endedAt } = task
  const { price } = details
  return {
    type: 'CWL',
    created_by: USER,
    batch: false,
    execution_status: { message: FINAL.has(status) ? `Task is ${status.toLowerCase()}.` : '' },
    errors: [],
    warnings: [],
    inputs: {},
    outputs: {},
    use_interruptible_instances: false,
    ...details,
    ...(isObject(price) ? { price: { ...price, amount: asText(price['amount'] ?? null) } } : {}),
    href: `${base}/v2/tasks/${id}`,
    id,
    name: name === '' ? null : name,
    status,
    project,
    app,
    created_time: createdAt,
    ...(startedAt === '' ? {} : { start_time: startedAt }),
    ...(endedAt === '' ? {} : { end_time: endedAt }),
  }
}

export function readFile(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { id = '' } = parametersOf(request)
  const file = context.store.getFile(id)
  if (file === undefined) throw new Problem(404, `there is no file ${JSON.stringify(id)}`, { code: CODES.noFile })
  return sendJson(reply, 200, stringifyJson(fileObject(file, baseUrlOf(request, context))))
}

/** For addresses of files: they are asked without a token. */
const STORAGE_KEY = randomBytes(32)

/** In milliseconds. */
const ADDRESS_IS_VALID = 10 * 60_000

function signatureOf(id: string, until: string): Buffer {
  return createHmac('sha256', STORAGE_KEY)
    .update(stringifyJson([id, until]))
    .digest()
}

export function readDownload(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { id = '' } = parametersOf(request)
  if (context.store.getFile(id) === undefined || !existsSync(context.store.placeOf(id)))
    throw new Problem(404, `there is no content of a file ${JSON.stringify(id)}`, { code: CODES.noFile })
  const until = String(Date.now() + ADDRESS_IS_VALID)
  const query = new URLSearchParams({ id, until, signature: signatureOf(id, until).toString('base64url') })
  return sendJson(reply, 200, stringifyJson({ url: `${baseUrlOf(request, context)}/storage?${query.toString()}` }))
}

export function sendContent(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const query = queryOf(request)
  const [id = '', until = '', signature = ''] = ['id', 'until', 'signature'].map((name) => query.get(name) ?? '')
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(id, until)]
  const isSigned = given.length === right.length && timingSafeEqual(given, right)
  if (!isSigned || Number(until) < Date.now())
    throw new Problem(403, 'this address of a file is not valid, or no longer')
  return reply.type('application/octet-stream').send(createReadStream(context.store.placeOf(id)))
}

export function listFiles(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const query = queryOf(request)
  const range = pageOf(query)
  const base = baseUrlOf(request, context)
  const found = context.store.listFiles(query.get('project') ?? '', query.get('name') ?? undefined)
  const items = found.slice(range.offset, range.offset + range.limit).map((file) => fileObject(file, base))
  return sendPage(reply, { address: `${base}/v2/files`, query }, { ...range, items, total: found.length }, true)
}

function fileObject({ id, project, name, size }: StoredFile, base: string): JsonObject {
  return { href: `${base}/v2/files/${id}`, id, name, size, project, type: 'file' }
}

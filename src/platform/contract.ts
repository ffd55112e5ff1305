import { INDEX_MEMBERS } from './dialect.ts'

/**
 * What the API document promises, in one place: the client's validators are generated from it, and the local platform's
 * OpenAPI document refers to it. Additional members are always allowed.
 */
const text = { type: 'string' } as const

export const EXPORT_JOB_SCHEMA = {
  $id: 'export-job',
  title: 'Export job',
  description:
    'API document, "Resources and their fields": the three fields it shows. States beyond FAILED and COMPLETED are not shown.',
  type: 'object',
  required: ['href', 'id', 'state'],
  properties: { href: text, id: text, state: text },
} as const

export const EXPORT_LIST_SCHEMA = {
  $id: 'export-list',
  title: 'Export job list',
  description: 'API document, "Resources and their fields".',
  type: 'object',
  required: ['href', 'items', 'links'],
  properties: {
    href: text,
    items: { type: 'array', items: { $ref: 'export-job' } },
    links: { type: 'array' },
  },
} as const

export const APP_SCHEMA = {
  $id: 'app',
  title: 'App',
  description: 'A JSON object holding a CWL description. Its internal structure is not shown by the API document.',
  type: 'object',
} as const

const APP_LIST_SCHEMA = {
  $id: 'app-list',
  title: 'App list',
  description: 'Not shown by the API document; this is the shape of the public platforms.',
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items: { type: 'object', required: ['id'], properties: { id: text } } } },
} as const

export const TASK_SCHEMA = {
  $id: 'task',
  title: 'Task',
  description: 'Not shown by the API document; this is the shape of the public platforms.',
  type: 'object',
  required: ['id', 'status'],
  properties: { id: text, status: text },
} as const

const TASK_LIST_SCHEMA = {
  $id: 'task-list',
  title: 'Task list',
  description: 'Not shown by the API document; this is the shape of the public platforms.',
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items: { $ref: 'task' } } },
} as const

export const API_INDEX_SCHEMA = {
  $id: 'api-index',
  title: 'API index',
  description: 'API document, section 3: exactly these members, each an absolute URL under /v2.',
  type: 'object',
  required: Object.keys(INDEX_MEMBERS),
  properties: Object.fromEntries(Object.keys(INDEX_MEMBERS).map((member) => [member, text])),
} as const

const RATE_LIMIT_SCHEMA = {
  $id: 'rate-limit',
  title: 'Rate limit',
  description: 'Not shown by the API document; this is the shape of the public platforms.',
  type: 'object',
  required: ['rate'],
  properties: {
    rate: {
      type: 'object',
      required: ['limit', 'remaining', 'reset'],
      properties: { limit: { type: 'number' }, remaining: { type: 'number' }, reset: { type: 'number' } },
    },
  },
} as const

export const ERROR_SCHEMA = {
  $id: 'error',
  title: 'Error',
  description: 'Not shown by the API document; this is the shape of the public platforms.',
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: { status: { type: 'integer' }, code: { type: 'integer' }, message: text, more_info: text },
} as const

const CONTRACT_SCHEMAS = [
  EXPORT_JOB_SCHEMA,
  EXPORT_LIST_SCHEMA,
  APP_SCHEMA,
  APP_LIST_SCHEMA,
  TASK_SCHEMA,
  TASK_LIST_SCHEMA,
  API_INDEX_SCHEMA,
  RATE_LIMIT_SCHEMA,
  ERROR_SCHEMA,
] as const

export const CONTRACT_VALIDATORS = [
  {
    file: 'src/platform/generated/contract.cjs',
    exports: {
      exportList: 'export-list',
      app: 'app',
      appList: 'app-list',
      task: 'task',
      taskList: 'task-list',
      apiIndex: 'api-index',
      rateLimit: 'rate-limit',
    },
    schemas: [...CONTRACT_SCHEMAS],
    allErrors: false,
  },
]

/** Any C0 or C1 control character, and DEL. */
// oxlint-disable-next-line no-control-regex -- these are exactly the characters to refuse
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/

/** Why a name cannot be one part of a path; undefined if it can. */
export function faultOfName(name: string): string | undefined {
  if (name === '') return 'it is empty'
  if (name === '.' || name === '..') return 'it would change the path'
  if (name.includes('/')) return 'it contains a slash'
  if (CONTROL_CHARACTER.test(name)) return 'it contains a control character'
  if (!name.isWellFormed()) return 'it is not well-formed Unicode'
  return undefined
}

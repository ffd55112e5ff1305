import { entriesOf, objectFrom, type JsonObject } from '../json/index.ts'
import type { AppAddress, DialectName } from './types.ts'

/** The differences between the dialects, as data. */
export interface Dialect {
  readonly name: DialectName
  readonly tokenHeader: string
  /** Path templates: `{owner}`, `{project}`, `{app}` and `{revision}` are filled in, percent-encoded. */
  readonly readPath: string
  readonly createPath: string
  readonly updatePath: string
  /** An update names its revision; a revision or name that already exists is answered with 409. */
  readonly numbersRevisions: boolean
  /** How a person checks that a project exists and is visible to the owner of a token. */
  readonly projectCheck: string
  /** Where a project can be read; absent where the dialect has no such call. */
  readonly projectPath?: string
  /** Where the apps of a project are listed; absent where the dialect has no such call. */
  readonly appsPath?: string
  /** Where tasks are, and the files of their inputs and outputs; absent where the dialect has no such calls. */
  readonly tasks?: { readonly path: string; readonly filesPath: string }
  /** Query of the first page of export jobs. */
  readonly exportsQuery: Readonly<Record<string, string>>
  /** States of export jobs in addition to those of the API document, FAILED and COMPLETED. */
  readonly exportStates: ReadonlySet<string>
  /** What a name of an app must not contain; absent if every part of a path may be one. */
  readonly refusedInNames?: RegExp
  /** The top-level key of an install that the platform keeps as the note on the revision; one of `platformKeys`. */
  readonly noteKey?: string
  /** With the time of the revision, in Unix seconds; one of `platformKeys`. */
  readonly timeKey?: string
  /** With the user who made the revision; one of `platformKeys`. */
  readonly userKey?: string
  /** With a list of all revisions, each with its `noteKey`; one of `platformKeys`. */
  readonly historyKey?: string
  /** Top-level keys of a description that the platform writes; comparisons ignore exactly these. */
  readonly platformKeys: ReadonlySet<string>
  /** Keys, at any level, with which the platform's editor places parts on its canvas; they mean nothing. */
  readonly layoutKeys: ReadonlySet<string>
}

export const DIALECTS: Readonly<Record<DialectName, Dialect>> = {
  documented: {
    name: 'documented',
    tokenHeader: 'X-SVC-Auth-Token',
    readPath: '/v2/apps/{owner}/{project}/{app}',
    createPath: '/v2/apps/{owner}/{project}/{app}',
    updatePath: '/v2/apps/{owner}/{project}/{app}',
    numbersRevisions: false,
    projectCheck: 'Its API cannot show which: look for the project with the account that made the token.',
    // The document shows the call without parameters.
    exportsQuery: {},
    exportStates: new Set(),
    // "The response carries the same JSON object as the request": the platform writes nothing.
    platformKeys: new Set(),
    layoutKeys: new Set(),
  },
  'seven-bridges': {
    name: 'seven-bridges',
    tokenHeader: 'X-SBG-Auth-Token',
    readPath: '/v2/apps/{owner}/{project}/{app}',
    createPath: '/v2/apps/{owner}/{project}/{app}/raw',
    updatePath: '/v2/apps/{owner}/{project}/{app}/{revision}/raw',
    numbersRevisions: true,
    projectCheck:
      'Log in with the account that made the token, and open the project: its page ends in `/u/OWNER/PROJECT`.',
    projectPath: '/v2/projects/{owner}/{project}',
    appsPath: '/v2/apps',
    // What the public client `sbpack` refuses, and spaces.
    refusedInNames: /[.!@#$%^&*()\s]/,
    tasks: { path: '/v2/tasks', filesPath: '/v2/files' },
    exportsQuery: { fields: '_all', limit: '100' },
    exportStates: new Set(['PENDING', 'RUNNING']),
    noteKey: 'sbg:revisionNotes',
    timeKey: 'sbg:modifiedOn',
    userKey: 'sbg:modifiedBy',
    historyKey: 'sbg:revisionsInfo',
    platformKeys: new Set([
      'id',
      'sbg:id',
      'sbg:revision',
      'sbg:latestRevision',
      'sbg:revisionNotes',
      'sbg:revisionsInfo',
      'sbg:createdOn',
      'sbg:createdBy',
      'sbg:modifiedOn',
      'sbg:modifiedBy',
      'sbg:project',
      'sbg:projectName',
      'sbg:appVersion',
      'sbg:contributors',
      'sbg:validationErrors',
      'sbg:sbgMaintained',
      'sbg:publisher',
      'sbg:image_url',
      'sbg:content_hash',
      'sbg:workflowLanguage',
      'sbg:copyOf',
      // `sbpull --unpack` writes the origin of each file here.
      'sbg:original_source',
    ]),
    layoutKeys: new Set(['sbg:x', 'sbg:y', 'sbg:canvas_x', 'sbg:canvas_y', 'sbg:canvas_zoom']),
  },
}

/** Without the top-level keys that the platform of this dialect writes. */
export function stripPlatformKeys(description: JsonObject, dialect: Dialect): JsonObject {
  if (dialect.platformKeys.size === 0) return description
  return objectFrom(entriesOf(description).filter(([key]) => !dialect.platformKeys.has(key)))
}

export function fillPath(template: string, address: AppAddress, revision?: number): string {
  const parts: Readonly<Record<string, string>> = { ...address, revision: String(revision) }
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
}

/** API document, section 3: members of the index, and the paths they point to. */
export const INDEX_MEMBERS: Readonly<Record<string, string>> = {
  rate_limit_url: '/v2/rate_limit',
  user_url: '/v2/user',
  users_url: '/v2/users',
  billing_url: '/v2/billing',
  projects_url: '/v2/projects',
  files_url: '/v2/files',
  tasks_url: '/v2/tasks',
  apps_url: '/v2/apps',
  action_url: '/v2/action',
  upload_url: '/v2/upload',
  storage_url: '/v2/storage',
}

export const EXPORTS_PATH = '/v2/storage/exports'

export const DOCUMENTED_PAGE_SIZE = 50

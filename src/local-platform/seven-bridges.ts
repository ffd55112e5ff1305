import { createHash } from 'node:crypto'

import { entriesOf, objectFrom, type JsonObject } from '../json/index.ts'
import type { AppAddress } from '../platform/types.ts'
import { parseStored } from './description.ts'
import type { RevisionMark, StoredRevision } from './store.ts'
import { USER } from './users.ts'

export function describeRevision(
  address: AppAddress,
  stored: StoredRevision,
  revisions: readonly RevisionMark[],
  baseUrl: string,
): JsonObject {
  const description = parseStored(stored.text)
  const written = {
    id: `${hrefOf(address, stored.revision, baseUrl)}/raw/`,
    ...platformKeys(address, stored, revisions, description),
  }
  const own = entriesOf(description).filter(([key]) => !Object.hasOwn(written, key))
  return objectFrom([...own, ...entriesOf(written)])
}

export function wrapRevision(
  address: AppAddress,
  stored: StoredRevision,
  revisions: readonly RevisionMark[],
  baseUrl: string,
): JsonObject {
  const raw = describeRevision(address, stored, revisions, baseUrl)
  return {
    href: hrefOf(address, stored.revision, baseUrl),
    id: idOf(address, stored.revision),
    project: `${address.owner}/${address.project}`,
    name: typeof raw['label'] === 'string' ? raw['label'] : address.app,
    revision: stored.revision,
    raw,
  }
}

function hrefOf({ owner, project, app }: AppAddress, revision: number, baseUrl: string): string {
  return `${baseUrl}/v2/apps/${[owner, project, app, String(revision)].map(encodeURIComponent).join('/')}`
}

function platformKeys(
  address: AppAddress,
  stored: StoredRevision,
  revisions: readonly RevisionMark[],
  description: JsonObject,
): JsonObject {
  const id = idOf(address, stored.revision)
  const first = revisions[0] ?? stored
  const seconds = (revision: RevisionMark): number => Math.floor(Date.parse(revision.createdAt) / 1000)
  return {
    'sbg:id': id,
    'sbg:revision': stored.revision,
    'sbg:latestRevision': revisions.at(-1)?.revision ?? stored.revision,
    'sbg:revisionNotes': noteOf(stored),
    'sbg:revisionsInfo': revisions.map((revision) => ({
      'sbg:revision': revision.revision,
      'sbg:modifiedBy': USER,
      'sbg:modifiedOn': seconds(revision),
      'sbg:revisionNotes': noteOf(revision),
    })),
    'sbg:createdOn': seconds(first),
    'sbg:createdBy': USER,
    'sbg:modifiedOn': seconds(stored),
    'sbg:modifiedBy': USER,
    'sbg:project': `${address.owner}/${address.project}`,
    'sbg:projectName': address.project,
    'sbg:appVersion': [description['cwlVersion'] ?? 'v1.2'],
    'sbg:contributors': [USER],
    'sbg:validationErrors': [],
    'sbg:sbgMaintained': false,
    'sbg:publisher': 'sbg',
    'sbg:image_url': null,
    'sbg:content_hash': createHash('sha256').update(stored.text).digest('hex'),
    'sbg:workflowLanguage': 'CWL',
  }
}

export function idOf({ owner, project, app }: AppAddress, revision: number): string {
  return `${owner}/${project}/${app}/${revision}`
}

function noteOf({ notes }: RevisionMark): string | null {
  return notes === '' ? null : notes
}

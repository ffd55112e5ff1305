import type { JsonObject } from '../json/index.ts'

/** An export job as it is stored. */
export interface StoredExport {
  /** Unique in the data folder. */
  readonly id: string
  /** Any text; the API document shows FAILED and COMPLETED. */
  readonly state: string
  /** Fields beyond the documented three, shown only if `fields` names them. */
  readonly details: JsonObject
  readonly createdAt: string
  readonly modifiedAt: string
}

/** An export job to add; without an id it gets one. */
export interface NewExport {
  /** Generated if absent. */
  readonly id?: string
  readonly state: string
  readonly details?: JsonObject
}

/** Which export jobs are listed. */
export interface ExportFilter {
  /** Empty means any. */
  readonly states: readonly string[]
  /** The volume of source or destination; undefined means any. */
  readonly volume?: string
}

/** The export jobs of the only user. Every change of state is allowed: the document shows no rules. */
export interface ExportJobs {
  /** Throws if the id exists. */
  addExport(job: NewExport): StoredExport
  /** Sets the state of a job, and replaces its other fields if some are given; false if the job does not exist. */
  setExport(id: string, state: string, details?: JsonObject): boolean
  /** Undefined if there is no such job. */
  getExport(id: string): StoredExport | undefined
  /** In the order they were added. */
  listExports(filter: ExportFilter, offset: number, limit: number): readonly StoredExport[]
  countExports(filter: ExportFilter): number
  countStates(): readonly StateCount[]
}

/** How many export jobs are in a state. */
export interface StateCount {
  readonly state: string
  readonly jobs: number
}

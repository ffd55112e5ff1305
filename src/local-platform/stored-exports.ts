import type { JsonObject } from '../json/index.ts'

/** An export job as it is stored. */
export interface StoredExport {
  /** Unique in the data folder. */
  readonly id: string
  /** Any text; the API document shows FAILED and COMPLETED. */
  readonly state: string
  /** Fields beyond the documented three, shown only if `fields` names them. */
  readonly details: JsonObject
  /** When it was added; ISO 8601, UTC. */
  readonly createdAt: string
  /** When its state was last set; ISO 8601, UTC. */
  readonly modifiedAt: string
}

/** An export job to add; without an id it gets one. */
export interface NewExport {
  /** Generated if absent. */
  readonly id?: string
  /** Any text; the API document shows FAILED and COMPLETED. */
  readonly state: string
  /** Fields beyond the documented three; none if absent. */
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
  /** The number of jobs that match the filter. */
  countExports(filter: ExportFilter): number
  /** The number of jobs in each state, by the name of the state. */
  countStates(): readonly StateCount[]
}

/** How many export jobs are in a state. */
export interface StateCount {
  /** As it was given. */
  readonly state: string
  /** 1 or more. */
  readonly jobs: number
}

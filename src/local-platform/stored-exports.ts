import type { JsonObject } from '../json/index.ts'

/** An export job as it is stored. */
export interface StoredExport {
  /** No other job of the folder has it. */
  readonly id: string
  /** Any text; the API document shows FAILED and COMPLETED. */
  readonly state: string
  /** Fields beyond the documented three, shown only when `fields` asks for them. */
  readonly details: JsonObject
  /** When it was added; ISO 8601, UTC. */
  readonly createdAt: string
  /** When its state was last set; ISO 8601, UTC. */
  readonly modifiedAt: string
}

/** An export job to be added; without an id it gets one. */
export interface NewExport {
  /** Generated when absent. */
  readonly id?: string
  /** Any text; the API document shows FAILED and COMPLETED. */
  readonly state: string
  /** Fields beyond the documented three; none when absent. */
  readonly details?: JsonObject
}

/** Which export jobs are listed. */
export interface ExportFilter {
  /** None means any. */
  readonly states: readonly string[]
  /** The volume of source or destination; undefined means any. */
  readonly volume?: string
}

/** The export jobs of the one user that the local platform has. No transition is forbidden: the document shows none. */
export interface ExportJobs {
  /** Throws when the id is taken. */
  addExport(job: NewExport): StoredExport
  /**
   * Moves a job to any state, and gives it these further fields in place of those it has, when there are any; false
   * when there is no such job.
   */
  setExport(id: string, state: string, details?: JsonObject): boolean
  /** Undefined when there is no such job. */
  getExport(id: string): StoredExport | undefined
  /** In the order they were added. */
  listExports(filter: ExportFilter, offset: number, limit: number): readonly StoredExport[]
  /** How many a list with this filter has. */
  countExports(filter: ExportFilter): number
  /** How many jobs are in each state that any is in, by the name of the state. */
  countStates(): readonly StateCount[]
}

/** How many export jobs are in a state. */
export interface StateCount {
  /** As it was given. */
  readonly state: string
  /** 1 or more. */
  readonly jobs: number
}

export { parseExportQuirks } from './options.ts'
export { createRandom, FAULT_KINDS, parseFault, type FaultKind, type FaultRule, type Faults } from './fault-rules.ts'
export type { ExportQuirks, LocalPlatformOptions, RateLimitRule } from './options.ts'
export { openApiDocument } from './openapi.ts'
export { loadSeed, type Seeded } from './seed.ts'
export { startLocalPlatform, type LocalPlatform } from './server.ts'
export { databaseError, StartError } from './start-error.ts'
export {
  openStore,
  type RevisionMark,
  type RevisionResult,
  type Store,
  type StoredApp,
  type StoredProject,
  type StoredRevision,
} from './store.ts'
export type { ExportFilter, ExportJobs, NewExport, StateCount, StoredExport } from './stored-exports.ts'
export { readTaskOutputs } from './task-types.ts'
export type { StoredFile, StoredTask, TaskFilter, Tasks } from './task-types.ts'

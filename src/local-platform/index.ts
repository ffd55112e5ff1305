export type { ExportQuirks, LocalPlatformOptions, RateLimitRule } from './options.ts'
export { startLocalPlatform, type LocalPlatform } from './server.ts'
export type { ExportFilter, NewExport, StoredExport } from './export-jobs.ts'
export { openStore, type RevisionMark, type RevisionResult, type Store, type StoredApp, type StoredProject, type StoredRevision } from './store.ts'

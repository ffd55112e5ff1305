export { RemoteDocuments, type RemoteRules } from './documents.ts'
export { mistakeInHost } from './hosts.ts'

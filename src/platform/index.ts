export { createPlatform } from './api.ts'
export { formatAddress, parseAddress } from './address.ts'
export { DIALECTS, type Dialect } from './dialect.ts'
export { PlatformError, type PlatformErrorCode, type PlatformErrorDetails, type ReadBack } from './errors.ts'
export type {
  ApiIndex,
  AppAddress,
  AppReading,
  DialectName,
  ExportJob,
  ExportPage,
  InstallOptions,
  Installation,
  InstalledApp,
  NewTask,
  Platform,
  PlatformOptions,
  RateLimit,
  Task,
  TaskClient,
  TaskCreation,
  TaskList,
  Wait,
} from './types.ts'

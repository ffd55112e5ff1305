export { createPlatform } from './api.ts'
export { checkAddress, checkName, formatAddress, parseAddress } from './address.ts'
export { DIALECTS, stripPlatformKeys, type Dialect } from './dialect.ts'
export { PlatformError, type PlatformErrorCode, type PlatformErrorDetails, type Standing } from './errors.ts'
export { DEFAULT_MAX_PAGES } from './pages.ts'
export type {
  ApiIndex,
  AppAddress,
  AppReading,
  DialectName,
  ExportJob,
  ExportPage,
  Installation,
  InstalledApp,
  Platform,
  PlatformOptions,
  RateLimit,
  Wait,
} from './types.ts'

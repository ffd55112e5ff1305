import { readManifest } from '../configuration/manifest.ts'
import { CwlError, PromotionError } from '../files/errors.ts'
import { openWorkspace } from '../files/workspace.ts'
import { dialectAt } from '../platform/known-platforms.ts'
import type { DialectName } from '../platform/types.ts'
import type { RunOptions } from './options.ts'

/**
 * The dialect of a run: the option; else `platform` of the configuration; else what the address or its source shows;
 * else `documented`.
 */
export function dialectOf(options: RunOptions): DialectName {
  const { platform, access, baseUrl = '' } = options
  if (platform !== undefined && access?.derivesDialect !== true) return platform
  return configuredDialect(options) ?? platform ?? dialectAt(baseUrl) ?? 'documented'
}

export function configuredDialect({ project, workingDirectory, config }: RunOptions): DialectName | undefined {
  if (project !== undefined) return undefined
  try {
    return readManifest(openWorkspace(workingDirectory), config)?.platform
  } catch (error) {
    if (error instanceof PromotionError || error instanceof CwlError) return undefined
    throw error
  }
}

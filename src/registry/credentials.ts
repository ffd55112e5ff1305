import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Environment } from '../http/proxy.ts'
import { isObject, parseJson, type JsonValue } from '../json/index.ts'

export interface Credentials {
  /** User name and password, as HTTP's scheme Basic needs them. */
  readonly basic?: string
  /** Why there are none, if Docker would have some. */
  readonly lack?: string
}

/**
 * What `docker login` wrote for a registry (docs.docker.com, "docker login", section "Credential stores"). Docker Hub
 * has the key of its first version. Programs that keep credentials are not started.
 */
export function credentialsOf(environment: Environment): (registry: string) => Credentials {
  const { DOCKER_CONFIG: folder, HOME, USERPROFILE } = environment
  const file = join(
    folder === undefined || folder === '' ? join(HOME ?? USERPROFILE ?? '', '.docker') : folder,
    'config.json',
  )
  const config = readConfig(file)
  return (registry) => {
    if (config === undefined) return {}
    if (!isObject(config)) return { lack: `${file} cannot be read as JSON` }
    const host = registry === 'registry-1.docker.io' ? 'index.docker.io' : registry
    const { auths, credHelpers, credsStore } = config
    const key = Object.keys(isObject(auths) ? auths : {}).find((name) => hostIn(name) === host)
    const entry = key === undefined || !isObject(auths) ? undefined : auths[key]
    if (isObject(entry)) {
      const { auth, username, password } = entry
      if (typeof auth === 'string' && auth !== '') return { basic: auth }
      if (typeof username === 'string' && typeof password === 'string')
        return { basic: Buffer.from(`${username}:${password}`).toString('base64') }
    }
    const helper = (isObject(credHelpers) ? credHelpers[key ?? host] : undefined) ?? credsStore
    if (typeof helper === 'string' && helper !== '')
      return { lack: `its credentials may be in docker-credential-${helper}, a program that is not started` }
    return isObject(entry) ? { lack: `${file} has no password for it` } : {}
  }
}

function hostIn(key: string): string | undefined {
  return key.replace(/^https?:\/\//, '').split('/')[0]
}

/** Undefined if there is no file, null if it cannot be used. */
function readConfig(file: string): JsonValue | undefined {
  if (!existsSync(file)) return undefined
  try {
    return parseJson(readFileSync(file, 'utf8'))
  } catch {
    // Not readable, or not JSON.
    return null
  }
}

import type { Credentials } from '../../src/registry/credentials.ts'
import type { RegistryContext } from '../../src/registry/requests.ts'

export function contextOf(credentials: Credentials = {}): RegistryContext & { readonly lines: readonly string[] } {
  const lines: string[] = []
  return {
    lines,
    credentials: () => credentials,
    signal: new AbortController().signal,
    onRequest: (line) => lines.push(line),
    onWait: (_, reason) => lines.push(`waits: ${reason}`),
  }
}

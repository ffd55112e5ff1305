import type { RemoteDeclaration } from '../configuration/manifest-schema.ts'
import { CwlError, PromotionError } from '../files/errors.ts'
import { REMOTE_DEFAULTS } from '../files/limits.ts'
import { isAddress } from '../files/remote.ts'
import type { Workspace } from '../files/workspace.ts'
import type { RunOptions } from '../options/options.ts'
import type { Network } from '../remote/fetch.ts'
import { mistakeInHost } from '../remote/hosts.ts'

/** Unchanged if no host is allowed. Throws PromotionError `usage` for a text that is not a host. */
export async function withRemote(
  workspace: Workspace,
  declared: RemoteDeclaration | undefined,
  { allowRemote = [] }: RunOptions,
  signal: AbortSignal,
  { network }: { readonly network?: Network },
): Promise<Workspace> {
  const hosts = [...(declared?.hosts ?? []), ...allowRemote]
  if (hosts.length === 0) return workspace
  // Loaded only if needed, because it loads the HTTPS client.
  const { RemoteDocuments } = await import('../remote/documents.ts')
  for (const host of allowRemote) {
    const mistake = mistakeInHost(host)
    if (mistake !== undefined)
      throw new PromotionError(
        'usage',
        `\`allow-remote\` is ${JSON.stringify(host)}, which is not the name of a host`,
        {
          fix: mistake,
        },
      )
  }
  const { files, totalBytes, fileBytes } = workspace.limits
  const remote = new RemoteDocuments(
    {
      hosts,
      maxBytes: Math.min(declared?.['max-bytes'] ?? REMOTE_DEFAULTS.maxBytes, fileBytes),
      timeout: declared?.timeout ?? REMOTE_DEFAULTS.timeout,
      files,
      totalBytes,
    },
    signal,
    network,
  )
  return {
    ...workspace,
    remote,
    readText(path) {
      if (!isAddress(path)) return workspace.readText(path)
      const document = remote.get(path)
      if (document instanceof CwlError) throw document
      if (document === 'wanted') throw new CwlError('remote-unreadable', `${path} was not asked for`)
      return document.text
    },
  }
}

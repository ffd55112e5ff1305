import type { Server } from 'node:net'

import { afterThisTest } from './local-platform.ts'

/** Listens on a free port of this machine until the test ends, and gives the port. */
export async function listenOnLoopback(server: Server & { readonly closeAllConnections?: () => void }): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  afterThisTest(() => {
    server.closeAllConnections?.()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

import type { Server, Socket } from 'node:net'

import { afterThisTest } from './local-platform.ts'

/** Listens on a free port of this machine until the test ends, and gives the port. No connection outlives the test. */
export async function listenOnLoopback(server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  afterThisTest(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

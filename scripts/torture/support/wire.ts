import { connect, createServer } from 'node:net'

import { listenOnLoopback } from '../../../test/support/loopback.ts'

/** A way to a server that remembers every byte that was sent to it. */
export interface Wire {
  readonly url: string
  readonly sent: () => string
}

export async function startWire(port: number): Promise<Wire> {
  const chunks: Buffer[] = []
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    near.on('data', (chunk: Buffer) => chunks.push(chunk))
    near.pipe(far).pipe(near)
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  const own = await listenOnLoopback(server)
  return { url: `http://127.0.0.1:${own}`, sent: () => Buffer.concat(chunks).toString('latin1') }
}

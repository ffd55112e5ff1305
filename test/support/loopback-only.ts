import net from 'node:net'

// Tests reach no address but loopback: any other connection fails at once and names itself.
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/

const connect = Reflect.get(net.Socket.prototype, 'connect')

net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]): net.Socket {
  const first: unknown = Array.isArray(args[0]) ? args[0][0] : args[0]
  const options = typeof first === 'object' && first !== null ? first : {}
  const host = 'host' in options && typeof options.host === 'string' ? options.host : 'localhost'
  const isPath = 'path' in options && options.path !== undefined && options.path !== null
  if (!isPath && !LOOPBACK.test(host)) throw new Error(`a test tried to reach ${host}: tests reach loopback only`)
  return Reflect.apply(connect, this, args)
}

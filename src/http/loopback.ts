const LOOPBACK_V4 = /^127(?:\.\d{1,3}){3}$/

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || LOOPBACK_V4.test(hostname)
}

/**
 * As in URLs: lower case, international names in their ASCII form. The last part begins with a letter, which excludes
 * numeric addresses.
 */
export const HOST_PATTERN = String.raw`^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$`

const HOST = new RegExp(HOST_PATTERN)

export const HOST_FORM =
  'It is the name of a host such as raw.githubusercontent.com, without scheme, port and path, and not a number.'

export function mistakeInHost(text: string): string | undefined {
  if (HOST.test(text)) return undefined
  const named = URL.parse(text.includes('://') ? text : `https://${text}`)?.hostname
  const better = named?.replace(/\.$/, '')
  return better !== undefined && better !== text && HOST.test(better) ? `Write ${better}.` : HOST_FORM
}

export function refusalOf(url: URL, hosts: ReadonlySet<string>): string | undefined {
  if (url.protocol !== 'https:') return 'only https:// addresses are read'
  if (url.username !== '' || url.password !== '') return 'it contains a user name or a password, which are never sent'
  if (url.port !== '') return 'it has a port, and only the default port is used'
  return hosts.has(url.hostname) ? undefined : `${url.hostname} is not one of the hosts that are allowed`
}

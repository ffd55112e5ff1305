/** Names as URLs have them: lower case, international ones in their ASCII form. The last part of one that is no number begins with a letter. */
const HOST = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/

/** Why a text cannot be a host that is allowed, with what to write where that can be told; undefined for one that can. */
export function mistakeInHost(text: string): string | undefined {
  if (HOST.test(text)) return undefined
  const named = URL.parse(text.includes('://') ? text : `https://${text}`)?.hostname
  const better = named?.replace(/\.$/, '')
  return better !== undefined && better !== text && HOST.test(better) ? `write it as ${better}` : 'it is the name of a host such as raw.githubusercontent.com, with neither scheme nor port, and no number'
}

/** Why an address is not asked, though some hosts are allowed; undefined for one that is. */
export function refusalOf(url: URL, hosts: ReadonlySet<string>): string | undefined {
  if (url.protocol !== 'https:') return 'only https:// addresses are read'
  if (url.username !== '' || url.password !== '') return 'it holds a user name or a password, and none is ever sent'
  if (url.port !== '') return 'it names a port, and only the usual one is asked'
  return hosts.has(url.hostname) ? undefined : `${url.hostname} is not one of the hosts that are allowed`
}

/**
 * Names as URLs have them: lower case, international ones in their ASCII form. The last part begins with a letter,
 * which no address in numbers does.
 */
export const HOST_PATTERN = String.raw`^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$`

const HOST = new RegExp(HOST_PATTERN)

/** What is allowed, for people. */
export const HOST_FORM =
  'It is the name of a host such as raw.githubusercontent.com, with neither scheme nor port nor path, and no number.'

/** What to write in place of a text that cannot be a host that is allowed; undefined for one that can. */
export function mistakeInHost(text: string): string | undefined {
  if (HOST.test(text)) return undefined
  const named = URL.parse(text.includes('://') ? text : `https://${text}`)?.hostname
  const better = named?.replace(/\.$/, '')
  return better !== undefined && better !== text && HOST.test(better) ? `Write ${better}.` : HOST_FORM
}

/** Why an address is not asked, though some hosts are allowed; undefined for one that is. */
export function refusalOf(url: URL, hosts: ReadonlySet<string>): string | undefined {
  if (url.protocol !== 'https:') return 'only https:// addresses are read'
  if (url.username !== '' || url.password !== '') return 'it holds a user name or a password, and none is ever sent'
  if (url.port !== '') return 'it names a port, and only the usual one is asked'
  return hosts.has(url.hostname) ? undefined : `${url.hostname} is not one of the hosts that are allowed`
}

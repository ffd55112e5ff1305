import { delimiter, isAbsolute } from 'node:path'

/**
 * Settings of the configuration of a repository that name a program or a file of programs. These values take
 * precedence, so that no program of the repository runs. For filters, which have free names, see git-filters.ts.
 */
const HARMLESS: Readonly<Record<string, string>> = {
  'core.fsmonitor': 'false',
  'core.hooksPath': '/dev/null',
  'core.sshCommand': 'false',
  'core.gitProxy': 'false',
  'core.askPass': 'false',
  'core.alternateRefsCommand': 'false',
  'credential.helper': '',
  'diff.external': '',
  'gpg.program': 'false',
  // `git diff` would write the index, in spite of GIT_OPTIONAL_LOCKS, and run hooks then.
  'diff.autoRefreshIndex': 'false',
  // Since git 2.54, settings can name hooks (git-hook(1)). These are the events of reading.
  'hook.post-index-change.enabled': 'false',
  'hook.reference-transaction.enabled': 'false',
  'hook.pre-auto-gc.enabled': 'false',
}

/** Options before each command of git. */
export const GIT_OPTIONS: readonly string[] = [
  '--no-pager',
  ...Object.entries(HARMLESS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

/**
 * The environment of git and of everything that it starts: no token, no network, no question to a user. Settings that a
 * runner provides as environment variables are kept, but not those that may contain a secret, such as a header for
 * requests.
 */
export function gitEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passed = Object.entries(environment).filter(([name]) => KEPT.test(name))
  const searched = passed.map(([name, value]) => [name, /^PATH$/i.test(name) ? absoluteOf(value) : value] as const)
  return {
    ...Object.fromEntries(searched),
    ...trustedFolders(environment),
    GIT_ALLOW_PROTOCOL: NO_PROTOCOL,
    // Known since git 2.45. In older versions, allowing no protocol has the same effect.
    GIT_NO_LAZY_FETCH: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
  }
}

/** A list of nothing. An empty variable would not exist on Windows, and then all protocols are allowed. */
const NO_PROTOCOL = ':'

/** On Windows git finds the user's home by a drive and a path, if these are set. */
const KEPT =
  /^(?:PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|SYSTEMROOT|TMPDIR|TEMP|TMP|XDG_CONFIG_HOME|NoDefaultCurrentDirectoryInExePath|GIT_CONFIG_GLOBAL|GIT_CONFIG_SYSTEM|GIT_CONFIG_NOSYSTEM|GIT_CEILING_DIRECTORIES|GIT_DISCOVERY_ACROSS_FILESYSTEM)$/i

/** `safe.directory` as in GIT_CONFIG_COUNT (git-config(1), "ENVIRONMENT"): folders of other users that may be read. */
function trustedFolders(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const count = Math.min(Number(environment['GIT_CONFIG_COUNT'] ?? 0) || 0, MOST_SETTINGS)
  const values = Array.from({ length: count }, (_, index) => index)
    .filter((index) => /^safe\.directory$/i.test(environment[`GIT_CONFIG_KEY_${index}`] ?? ''))
    .map((index) => environment[`GIT_CONFIG_VALUE_${index}`] ?? '')
  if (values.length === 0) return {}
  const settings = values.flatMap((value, index) => [
    [`GIT_CONFIG_KEY_${index}`, 'safe.directory'],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ])
  return { GIT_CONFIG_COUNT: String(values.length), ...Object.fromEntries(settings) }
}

/** More than anyone sets, and few enough to read. */
const MOST_SETTINGS = 1000

/**
 * Absolute folders for programs. A relative or empty one means the working directory, in which a repository could place
 * its own program. Undefined, for the default of the system, if none is left.
 */
function absoluteOf(folders = ''): string | undefined {
  const absolute = folders.split(delimiter).filter(isAbsolute)
  return absolute.length === 0 ? undefined : absolute.join(delimiter)
}

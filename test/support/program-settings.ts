/** A setting of git that is documented to name a program, or a file or folder of programs (git-config(1)). */
export interface ProgramSetting {
  /** As `git help --config` writes it. */
  readonly name: string
  /** The name that is planted; `name` when absent. */
  readonly key?: string
  /** The value, when it is not the program itself. */
  readonly value?: (canary: Canary) => string
  /** What must be set as well for git to look at it. */
  readonly also?: Readonly<Record<string, string>>
}

/** A program that leaves a trace, and what leads to it. */
export interface Canary {
  readonly program: string
  /** A folder of hooks, each of which is such a program. */
  readonly hooks: string
  /** A file of settings that names the program as a monitor of files. */
  readonly settings: string
}

const escaped = ({ program }: Canary): string => `!${program}`
const hooks = ({ hooks: folder }: Canary): string => folder
const settings = ({ settings: file }: Canary): string => file
const over = (url: string): Pick<ProgramSetting, 'also'> => ({ also: { 'remote.origin.url': url } })
const HTTPS = over('https://127.0.0.1:1/path')
const SSH = over('ssh://127.0.0.1:1/path')
const EXT = ({ program }: Canary): string => `ext::${program}`

export const PROGRAM_SETTINGS: readonly ProgramSetting[] = [
  { name: 'alias.*', key: 'alias.diff', value: escaped },
  { name: 'browser.<tool>.cmd', key: 'browser.x.cmd' },
  { name: 'browser.<tool>.path', key: 'browser.firefox.path' },
  { name: 'core.alternateRefsCommand' },
  { name: 'core.askPass', ...HTTPS },
  { name: 'core.editor' },
  { name: 'core.fsmonitor' },
  { name: 'core.gitProxy', ...over('git://127.0.0.1:1/path') },
  { name: 'core.hooksPath', value: hooks },
  { name: 'core.pager' },
  { name: 'core.sshCommand', ...SSH },
  { name: 'credential.<url>.*', key: 'credential.https://127.0.0.1.helper', value: escaped, ...HTTPS },
  { name: 'credential.helper', value: escaped, ...HTTPS },
  { name: 'diff.<driver>.command', key: 'diff.x.command' },
  { name: 'diff.<driver>.textconv', key: 'diff.x.textconv' },
  { name: 'diff.external' },
  { name: 'difftool.<tool>.cmd', key: 'difftool.x.cmd', also: { 'diff.tool': 'x' } },
  { name: 'difftool.<tool>.path', key: 'difftool.meld.path', also: { 'diff.tool': 'meld' } },
  { name: 'filter.<driver>.clean', key: 'filter.x.clean' },
  { name: 'filter.<driver>.process', key: 'filter.x.process' },
  { name: 'filter.<driver>.smudge', key: 'filter.x.smudge' },
  { name: 'gc.recentObjectsHook' },
  { name: 'gpg.<format>.program', key: 'gpg.openpgp.program', also: { 'log.showSignature': 'true' } },
  { name: 'gpg.program', also: { 'log.showSignature': 'true' } },
  { name: 'gpg.ssh.defaultKeyCommand', also: { 'gpg.format': 'ssh', 'log.showSignature': 'true' } },
  { name: 'guitool.<name>.cmd', key: 'guitool.x.cmd' },
  { name: 'help.browser', also: { 'help.format': 'web' } },
  { name: 'hook.<friendly-name>.command', key: 'hook.x.command', also: { 'hook.x.event': 'post-index-change' } },
  { name: 'imap.tunnel' },
  {
    name: 'hook.<friendly-name>.command',
    key: 'hook.x.command',
    also: { 'hook.x.event': 'post-index-change' },
  },
  { name: 'include.path', value: settings },
  { name: 'includeIf.<condition>.path', key: 'includeIf.gitdir:**.path', value: settings },
  { name: 'init.templateDir', value: hooks },
  { name: 'instaweb.browser' },
  { name: 'instaweb.httpd' },
  { name: 'interactive.diffFilter' },
  { name: 'man.<tool>.cmd', key: 'man.x.cmd', also: { 'man.viewer': 'x' } },
  { name: 'man.<tool>.path', key: 'man.woman.path', also: { 'man.viewer': 'woman' } },
  { name: 'merge.<driver>.driver', key: 'merge.x.driver' },
  { name: 'mergetool.<tool>.cmd', key: 'mergetool.x.cmd', also: { 'merge.tool': 'x' } },
  { name: 'mergetool.<tool>.path', key: 'mergetool.meld.path', also: { 'merge.tool': 'meld' } },
  { name: 'pager.<cmd>', key: 'pager.diff' },
  { name: 'remote.<name>.pushurl', key: 'remote.origin.pushurl', value: EXT },
  { name: 'remote.<name>.receivepack', key: 'remote.origin.receivepack', ...over('/') },
  { name: 'remote.<name>.uploadpack', key: 'remote.origin.uploadpack', ...over('/') },
  {
    name: 'remote.<name>.url',
    key: 'remote.origin.url',
    value: EXT,
    also: { 'protocol.allow': 'always', 'protocol.ext.allow': 'always' },
  },
  { name: 'remote.<name>.vcs', key: 'remote.origin.vcs', value: () => 'ext', also: { 'protocol.ext.allow': 'always' } },
  { name: 'sendemail.ccCmd' },
  { name: 'sendemail.headerCmd' },
  { name: 'sendemail.sendmailCmd' },
  { name: 'sendemail.smtpServer' },
  { name: 'sendemail.tocmd' },
  { name: 'sequence.editor' },
  { name: 'submodule.<name>.update', key: 'submodule.sub.update', value: escaped },
  { name: 'tar.<format>.command', key: 'tar.x.command' },
  { name: 'trailer.<key-alias>.cmd', key: 'trailer.x.cmd' },
  { name: 'trailer.<key-alias>.command', key: 'trailer.x.command' },
  { name: 'uploadpack.packObjectsHook' },
  {
    name: 'url.<base>.insteadOf',
    key: 'url.ext::PROGRAM .insteadOf',
    value: () => 'ssh://',
    also: { 'protocol.ext.allow': 'always' },
  },
  { name: 'web.browser' },
  // Not of git itself: of Git LFS, whose filter the machine may have set up (git-lfs-config(5)).
  { name: 'lfs.extension.<name>.clean', key: 'lfs.extension.x.clean' },
]

/** How names of settings end, or begin, that name a program, and such names that do not. */
export const LIKE_A_PROGRAM =
  /^(?:alias|include|includeif)\.|(?:askpass|browser|cmd|command|driver|editor|external|filter|fsmonitor|gitproxy|helper|hook|hookspath|httpd|pager|program|templatedir|textconv|tunnel|receivepack|uploadpack|vcs|\.path|\.clean|\.smudge|\.process)$/i
export const NO_PROGRAM: ReadonlySet<string> = new Set([
  'advice.ignoredHook',
  'advice.waitingForEditor',
  'color.pager',
  'column.clean',
  'diff.<driver>.cachetextconv',
  'gitcvs.dbDriver',
  'remote.<name>.partialclonefilter',
  'uploadpack.allowFilter',
  'uploadpackfilter.allow',
])

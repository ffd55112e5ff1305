import type { WAYS_TO_VERIFY } from '../configuration/manifest-schema.ts'
import type { Rule } from '../cwl/index.ts'
import type { FailOn } from '../export-jobs/threshold.ts'
import type { PromotionError } from '../files/errors.ts'
import type { Environment } from '../http/proxy.ts'
import type { DialectName } from '../platform/types.ts'

/** In words for people. Never contains a token. */
export interface AccessNote {
  /** Where address and token were found, and why there; absent if nothing was found. */
  readonly origin?: string
  /** The profile that they come from. */
  readonly profile?: string
  /** Why this dialect was chosen. */
  readonly dialect?: string
  /** The dialect follows from the address or its source, so that the configuration may have another one. */
  readonly derivesDialect?: true
  /** What should be changed, although runs work. */
  readonly warning?: string
  /** What was found and not used, for the message that something is missing. */
  readonly unused?: string
  /** Why a profile could not be used. */
  readonly failure?: PromotionError
}

/** Each name is that of an input and of a flag. */
export interface RunOptions {
  /** The repository, or a folder of it. Files outside of it are not read. */
  readonly workingDirectory: string
  /** Path of cwl-promote.yml, if it is not at the usual place. */
  readonly config?: string
  /** A stage of cwl-promote.yml; not needed if there is only one. */
  readonly stage?: string
  /** Paths, folders and globs of CWL files, for `validate`, `pack`, or with `project`. */
  readonly files?: readonly string[]
  readonly project?: string
  readonly copyFrom?: string
  /** Names of the apps to work on; all apps if absent or empty. */
  readonly apps?: readonly string[]
  /** The name of the only app of a run without a configuration file; the name of its file if absent. */
  readonly name?: string
  /** Where `pull` writes apps that have no file yet, relative to the working directory. */
  readonly to?: string
  /** Address of the platform before `/v2`; not needed by commands that do not use the platform. */
  readonly baseUrl?: string
  /** API document, "Authentication". A secret: no report and no message contains it. */
  readonly token?: string
  /** The dialect of the platform's interface. If absent, that of the configuration or of a known host. */
  readonly platform?: DialectName
  /** Where the command line or the action found address, token and dialect. */
  readonly access?: AccessNote
  /** Plan only; apply nothing. */
  readonly dryRun: boolean
  readonly maxRequests: number
  /** Minutes, for the whole run. */
  readonly timeout: number
  /** Whether a promote run also reads the export jobs. If absent, the setting of the configuration, else true. */
  readonly reportExports?: boolean
  /** The most pages of the list of export jobs to read. */
  readonly maxPages?: number
  /** What makes `exports` fail. If absent, the setting of the configuration, else `failed`. */
  readonly failOn?: FailOn
  /** How many failed export jobs are acceptable. If absent, the setting of the configuration, else 0. */
  readonly threshold?: number
  /** Where `exports` remembers what it saw, relative to the working directory. */
  readonly stateFile?: string
  /** `exports` sends changes to this address. A secret. */
  readonly webhookUrl?: string
  /** Allows sending the token unencrypted to an `http://` address, for a trusted network. */
  readonly allowInsecureHttp: boolean
  /** Why `plan`, or `promote` with `dryRun`, must not use the platform, in words for people. */
  readonly offline?: string
  /** Turns off the rule `breaking` of the stage for this run. */
  readonly allowBreaking?: boolean
  /** Turns off the rule `drift` of the stage for this run. */
  readonly acceptDrift?: boolean
  /** `refs/heads/…` or `refs/tags/…`, for the rules of the stage; the answer of git if absent. */
  readonly ref?: string
  /** The event that started the run on GitHub. With it, `ref` counts only if that commit is checked out. */
  readonly event?: RunEvent
  /** The commit to promote; the answer of git if absent. */
  readonly commit?: string
  /** The repository to promote, for the note on its apps; the answer of git if absent. */
  readonly repository?: string
  /** Whether installed (default: true) or packed (default: false) descriptions contain a note on their origin. */
  readonly stamp?: boolean
  /** Warnings about CWL count as errors. */
  readonly strict?: boolean
  /** Further rules for documents. Only in the library: no code of a repository is loaded. */
  readonly rules?: readonly Rule[]
  /** Hosts from which documents may be read, in addition to those of the configuration: exact names, over HTTPS only. */
  readonly allowRemote?: readonly string[]
  /** Limits on what is read, each as `name=number`. They take precedence over those of the configuration. */
  readonly limits?: readonly string[]
  /** File of accepted problems, relative to the working directory. Takes precedence over that of the configuration. */
  readonly baseline?: string
  /** Whether `validate` writes the corrections that are known exactly into the files; with `dryRun` it only shows them. */
  readonly fix?: boolean
  /** Where `validate` writes a baseline that accepts what it found, relative to the working directory. */
  readonly writeBaseline?: string
  /** Where `validate` writes its problems as SARIF, relative to the working directory. */
  readonly sarif?: string
  /** Where `validate` writes its problems as a Code Quality report of GitLab, relative to the working directory. */
  readonly codequality?: string
  /** For how many minutes `test` waits for its tasks; if absent, it does not wait. */
  readonly wait?: number
  /** `test` runs the tests on this machine with this CWL runner, such as `cwltool`, and does not use the platform. */
  readonly runner?: string
  /** Ids of the tests that `test` works on; all if absent. */
  readonly test?: readonly string[]
  /** `test` starts tasks again that ended and did not pass. With `test`, those of all tests that are named. */
  readonly again?: boolean
  /** A new folder in which `test` keeps what a runner on this machine wrote, relative to the working directory. */
  readonly keep?: string
  /** Where `test` writes its results as JUnit XML, relative to the working directory. */
  readonly junit?: string
  /** How many tasks `test` starts at most; 20 if absent. */
  readonly maxStarted?: number
  /** The person who promotes, for the record. */
  readonly actor?: string
  /** The page of the run, for the record. */
  readonly runUrl?: string
  /** Where `promote` and `rollback` write what they installed, relative to the current directory. */
  readonly record?: string
  /**
   * An empty folder in which `promote` and `rollback` write what is installed, to be signed; relative to the current
   * directory.
   */
  readonly subjects?: string
  /** Record of the last promotion, for the rule `downgrade`; relative to the current directory. */
  readonly lastRecord?: string
  /** Where `plan` saves the plan, relative to the current directory; the folder of `pages`, in the working directory. */
  readonly out?: string
  /** A saved plan to apply exactly, or not at all; relative to the current directory. */
  readonly plan?: string
  /** Digest of the plan that may be applied. */
  readonly expectPlanDigest?: string
  /** `plan` ends with 10 if it would change something, and `status` if apps are drifted or unpromoted, or as in `only`. */
  readonly exitCode?: boolean
  /** `status` lists only apps that have one of these states in a stage. An item may have several, with commas. */
  readonly only?: readonly string[]
  /** After the first failure no further install begins. */
  readonly failFast?: boolean
  /** How installs are verified. It can be stricter than the setting of the stage, never weaker. */
  readonly verify?: (typeof WAYS_TO_VERIFY)[number]
  /** Only apps whose packed form can be affected by a file that changed since this git revision. */
  readonly changedSince?: string
  /** `i/N`: the i-th of N shares of the apps, counted from 1. */
  readonly shard?: string
  /** `plan` reports as a matrix into how many shards, at most, a promotion may be split. */
  readonly matrix?: number
}

/** What the event that started a workflow contains about commits and branches. */
export interface RunEvent {
  readonly repository?: string
  readonly commit?: string
  readonly before?: string
  /** The push was forced, so the commit before it may be gone. */
  readonly forced?: true
  /** The branch and commit of the workflow run whose end started this one, if the branch is in this repository. */
  readonly workflowRun?: { readonly branch: string; readonly commit: string }
}

/** The options of `rollback`. */
export interface RollbackOptions extends RunOptions {
  /** The record of the run to undo, relative to the current directory. */
  readonly undo: string
}

/** The options of `pack`. */
export interface PackOptions extends RunOptions {
  readonly file: string
  /** As a `$graph`, each process once, for other CWL runners. */
  readonly graph?: boolean
  /** As YAML instead of JSON. */
  readonly yaml?: boolean
  /** Where to write it instead of printing it, relative to the working directory. */
  readonly output?: string
  /** A packed file, relative to the working directory, that must mean the same. Nothing is printed. */
  readonly check?: string
  /** The most bytes that the description may have, as minified JSON. */
  readonly maxBytes?: number
}

export interface GraphOptions extends RunOptions {
  /** `path` or `path#id` */
  readonly file: string
  readonly format?: 'mermaid' | 'svg'
  readonly depth?: number
  /** Draws every input. If absent, those that are not files are counted in the steps that they feed. */
  readonly parameters?: boolean
}

/** The options of `diff`. */
export interface DiffOptions extends RunOptions {
  /** What is compared: a file, `REVISION:FILE`, `stage:STAGE/APP` or `app:OWNER/PROJECT/APP`. */
  readonly before: string
  /** As {@link before}. */
  readonly after: string
}

/** The options of `pull`. */
export interface PullOptions extends RunOptions {
  /** Also overwrites files with uncommitted changes. */
  readonly force?: boolean
}

/** The options of `images`. */
export interface ImagesOptions extends RunOptions {
  /** Asks the registry of each image whether it has it for linux/amd64. */
  readonly check?: boolean
  /** Writes the digest of each image into the files; with `dryRun` it only shows the change. */
  readonly pin?: boolean
  /** Looks for newer tags of the same form, and changes nothing. */
  readonly update?: boolean
  /** The environment of the process, which shows where Docker keeps its credentials. */
  readonly environment: Environment
}

/** The options of `merge-records`. */
export interface MergeRecordsOptions extends RunOptions {
  /** Paths and globs of the records of one promotion, such as those of its shards. */
  readonly records: readonly string[]
  readonly record: string
}

/** The options of `init`. */
export interface InitOptions extends RunOptions {
  /** Also writes `.dockstore.yml`; only that, if there is a configuration. */
  readonly dockstore?: boolean
}

/** The options of `pages`. */
export interface PagesOptions extends RunOptions {
  /** Only compares the pages that are there, and writes nothing. */
  readonly check?: boolean
}

/** The options of `doctor`. */
export interface DoctorOptions extends RunOptions {
  /** The environment of the process. The proxy variables and those for trusted certificates are checked. */
  readonly environment: Environment
  /** Installs a small tool in this project, to find out how the platform answers. */
  readonly probeProject?: string
}

export interface AllOptions
  extends
    RunOptions,
    Pick<PackOptions, 'graph' | 'yaml' | 'output' | 'maxBytes'>,
    Pick<ImagesOptions, 'pin' | 'update'>,
    Pick<PullOptions, 'force'>,
    Pick<InitOptions, 'dockstore'>,
    Pick<DoctorOptions, 'probeProject'> {
  /** A file for `pack`, a switch for `images` and `pages`. */
  readonly check?: string | boolean
}

export const DEFAULTS = {
  dryRun: false,
  maxRequests: 8,
  timeout: 60,
  allowInsecureHttp: false,
} as const satisfies Partial<RunOptions>

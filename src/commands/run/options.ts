import type { FailOn } from '../../export-jobs/threshold.ts'
import type { Environment } from '../../http/proxy.ts'
import type { DialectName } from '../../platform/types.ts'
import type { PromotionError } from '../../promotion/errors.ts'
import type { WAYS_TO_VERIFY } from '../../promotion/verify.ts'

/** How a run came to its platform, in words for people. Never holds a token. */
export interface AccessNote {
  /** Where address and token come from, and why from there; absent where nothing was found. */
  readonly origin?: string
  /** Why the dialect is what it is. */
  readonly dialect?: string
  /** What should be changed about it, though runs work. */
  readonly warning?: string
  /** What is there and was not used; for the message that something is missing. */
  readonly unused?: string
  /** Why a profile could not be used. */
  readonly failure?: PromotionError
}

/**
 * The options of the commands, for the action, the command line and the library; each name is that of an input and of a
 * flag.
 */
export interface RunOptions {
  /** The repository, or the part of it to work in. Everything read from files stays inside. */
  readonly workingDirectory: string
  /** Path of cwl-promote.yml, when it is elsewhere than usual. */
  readonly config?: string
  /** A stage of cwl-promote.yml; not needed where there is only one. */
  readonly stage?: string
  /** Paths, folders and globs of CWL files; without a configuration file. */
  readonly files?: readonly string[]
  /** `owner/project`; without a configuration file. */
  readonly project?: string
  /** `owner/project`; without a configuration file. */
  readonly copyFrom?: string
  /** Names of the apps to work on; all when absent or empty. */
  readonly apps?: readonly string[]
  /** The name of the one app of a run without a configuration file, in place of that of its file. */
  readonly name?: string
  /** Where `pull` writes apps that have no file yet, relative to the working directory. */
  readonly to?: string
  /** Address of the platform before `/v2`; not needed by commands that ask nothing of it. */
  readonly baseUrl?: string
  /** Authenticates the caller (API document, "Authentication"); a secret, in no report and no message. */
  readonly token?: string
  /** Which dialect of its interface the platform speaks. */
  readonly platform: DialectName
  /** How a face that looks for them came to address, token and dialect. */
  readonly access?: AccessNote
  /** Plan, and carry nothing out. */
  readonly dryRun: boolean
  /** Requests under way at once. */
  readonly concurrency: number
  /** Minutes, for the whole run. */
  readonly timeout: number
  /** A promote run also reads the export jobs; what the configuration says when absent, else true. */
  readonly reportExports?: boolean
  /** Pages of the list of export jobs to read at most. */
  readonly maxPages?: number
  /** What makes `exports` fail; what the configuration says when absent, else `failed`. */
  readonly failOn?: FailOn
  /** As many failed export jobs as this are still fine; what the configuration says when absent, else 0. */
  readonly threshold?: number
  /** Where `exports` remembers what it saw, relative to the working directory. */
  readonly stateFile?: string
  /** Told of changes by `exports`; a secret. */
  readonly webhookUrl?: string
  /** Lets the token travel in clear text to an `http://` address; for a network that is trusted. */
  readonly allowInsecureHttp: boolean
  /** `plan`, and `promote` with `dryRun`, ask the platform for nothing: why, for people. */
  readonly offline?: string
  /** Lifts the rule `breaking` of the stage for this run. */
  readonly allowBreaking?: boolean
  /** `refs/heads/…` or `refs/tags/…`, for the rules of the stage; what git says when absent. */
  readonly ref?: string
  /** What started the run on GitHub. With it, `ref` counts only where that commit is checked out. */
  readonly event?: RunEvent
  /** The commit that is promoted; what git says when absent. */
  readonly commit?: string
  /** The repository that is promoted, for the note on its apps; what git says when absent. */
  readonly repository?: string
  /** A note on where it came from in each installed (default) or packed (default: none) description. */
  readonly stamp?: boolean
  /** Warnings about CWL are errors. */
  readonly strict?: boolean
  /** Hosts whose documents may be read, besides those of the configuration: exact names, over https only. */
  readonly allowRemote?: readonly string[]
  /** Limits on what is read, each as `name=number`; more than those of the configuration. */
  readonly limits?: readonly string[]
  /** Problems that are accepted, relative to the working directory; counts more than that of the configuration. */
  readonly baseline?: string
  /** Where `validate` writes a baseline that accepts what it found, relative to the working directory. */
  readonly writeBaseline?: string
  /** Where `validate` writes its problems as SARIF, relative to the working directory. */
  readonly sarif?: string
  /** Who promotes, for the record. */
  readonly actor?: string
  /** Where the run can be looked at, for the record. */
  readonly runUrl?: string
  /**
   * Where `promote` and `rollback` write what they installed, relative to the current directory; `rollback` reads
   * another one, see RollbackOptions.
   */
  readonly record?: string
  /**
   * A folder of their own where `promote` and `rollback` write what is installed afterwards, to be signed; relative to
   * the current directory.
   */
  readonly subjects?: string
  /** Record of the promotion before, for the rule `downgrade`; relative to the current directory. */
  readonly lastRecord?: string
  /** Where `plan` saves the plan, relative to the current directory. */
  readonly out?: string
  /** A saved plan, to be carried out exactly so or not at all; relative to the current directory. */
  readonly plan?: string
  /** Digest of the plan that may be carried out. */
  readonly expectPlanDigest?: string
  /** `plan` ends with 10 when it would change something. */
  readonly exitCode?: boolean
  /** After the first failure no install begins. */
  readonly failFast?: boolean
  /** How installs are verified; more than the stage of the configuration says, never less. */
  readonly verify?: (typeof WAYS_TO_VERIFY)[number]
  /** Only apps whose packed form a file changed since this git revision can have changed. */
  readonly changedSince?: string
  /** `i/N`: the i-th of N shares of the apps, from 1. */
  readonly shard?: string
  /** `plan` says into how many shards at most a promotion may be split, as a matrix. */
  readonly matrix?: number
}

/** What the event that started a workflow says of commits and branches. */
export interface RunEvent {
  /** Address of the repository that the workflow runs for. */
  readonly repository?: string
  /** The commit that the workflow runs for. */
  readonly commit?: string
  /** The commit that was there before a push. */
  readonly before?: string
  /** The push was forced: what was there before may be gone. */
  readonly forced?: true
  /** What the workflow before ran on, a branch of this repository, when its end is the event. */
  readonly workflowRun?: { readonly branch: string; readonly commit: string }
}

/** The options of `rollback`. */
export interface RollbackOptions extends RunOptions {
  /** The record of the run that is to be undone, relative to the current directory. */
  readonly undo: string
}

/** The options of `pack`. */
export interface PackOptions extends RunOptions {
  /** `path` or `path#id` */
  readonly file: string
  /** As a `$graph`, each process once, for other runners of CWL. */
  readonly graph?: boolean
  /** As YAML in place of JSON. */
  readonly yaml?: boolean
  /** Where to write it in place of printing it, relative to the working directory. */
  readonly output?: string
  /** A packed file, relative to the working directory, that must say the same; nothing is printed. */
  readonly check?: string
  /** The most bytes that the description may have, as minified JSON. */
  readonly maxBytes?: number
}

/** The options of `pull`. */
export interface PullOptions extends RunOptions {
  /** Also writes over files with changes that no commit holds. Absent where nobody can ask for that. */
  readonly force?: boolean
}

/** The options of `merge-records`. */
export interface MergeRecordsOptions extends RunOptions {
  /** Paths and globs of the records of one promotion, such as those of its shards. */
  readonly records: readonly string[]
  /** Where the record of them all is written. */
  readonly record: string
}

/** The options of `doctor`. */
export interface DoctorOptions extends RunOptions {
  /** Of the process: the proxy variables and those that say which certificates are trusted are looked at. */
  readonly environment: Environment
}

/** What inputs have when they are not given; the configuration says nothing about these. */
export const DEFAULTS = {
  platform: 'documented',
  dryRun: false,
  concurrency: 8,
  timeout: 60,
  allowInsecureHttp: false,
} as const satisfies Partial<RunOptions>

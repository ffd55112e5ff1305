import {
  DEFAULT_LIMITS,
  mostInConfiguration,
  REMOTE_DEFAULTS,
  type Limits,
  type LimitSetting,
} from '../files/limits.ts'
import type { JsonObject } from '../json/index.ts'
import { DIALECT_NAMES, type DialectName } from '../platform/types.ts'
import { HOST_PATTERN } from '../remote/hosts.ts'

export const WAYS_TO_VERIFY = ['answer', 'read-back'] as const

const WORDS: Readonly<Record<keyof Limits, string>> = {
  fileBytes: 'Bytes of one file.',
  depth: 'Levels that maps and lists of one file may nest.',
  nodes: 'Values of one file, once its aliases are followed.',
  textLength: 'Characters of one file, once its aliases are followed.',
  files: 'Files that one document reaches.',
  totalBytes: 'Bytes of all files that one document reaches.',
  expressions: 'Expressions in JavaScript of one process.',
  javascriptLength: 'Characters of JavaScript of one document.',
  packedBytes: 'Bytes of one packed description.',
}

function limit(name: keyof Limits) {
  return {
    type: 'integer',
    minimum: 1,
    maximum: mostInConfiguration(name),
    description: `${WORDS[name]} Default: ${DEFAULT_LIMITS[name]}.`,
  } as const
}

const STAGE_NAME = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$', maxLength: 100 } as const

/**
 * The validator, the JSON Schema for editors (`schemas/cwl-promote.schema.json`) and the texts of error messages derive
 * from this declaration. It has no `oneOf`, so that a mistake gives one error.
 */
export const MANIFEST_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'cwl-promote.schema.json',
  title: 'cwl-promote.yml',
  description:
    'Which CWL of this repository goes into which project. The base URL and the token are never written here.',
  type: 'object',
  required: ['version'],
  dependentRequired: { apps: ['stages'] },
  additionalProperties: false,
  properties: {
    version: { const: 1, description: 'The version of this format: 1.' },
    platform: {
      enum: DIALECT_NAMES,
      description:
        'The dialect of the platform. Default: seven-bridges for the known public platforms and the profiles of their clients, else documented.',
    },
    stages: {
      type: 'object',
      description: 'The projects that apps are promoted to, by a name of your choice.',
      minProperties: 1,
      propertyNames: STAGE_NAME,
      additionalProperties: { $ref: '#/$defs/stage' },
    },
    checks: {
      type: 'object',
      description: 'How serious problems in CWL are, by their code.',
      additionalProperties: false,
      properties: {
        strict: { type: 'boolean', description: 'Warnings are errors.' },
        levels: { $ref: '#/$defs/levels' },
        paths: {
          type: 'array',
          description: 'Other levels for some files. Of several that match, the last that names the code counts.',
          items: { $ref: '#/$defs/exception' },
        },
        baseline: {
          type: 'string',
          minLength: 1,
          description:
            'The file of problems that are accepted, which `validate --write-baseline` writes; relative to the working directory.',
        },
      },
    },
    policies: {
      type: 'array',
      description: 'What the team demands of every document.',
      minItems: 1,
      items: { $ref: '#/$defs/policy' },
    },
    exports: {
      type: 'object',
      description: 'What is asked of the list of export jobs. Inputs and flags count more.',
      additionalProperties: false,
      properties: {
        report: {
          type: 'boolean',
          description: 'Whether a promotion reads the export jobs too and reports on them. Default: true.',
        },
        'fail-on': {
          enum: ['failed', 'new-failed', 'never'],
          description:
            'What makes `exports` fail: any failed job, only those that failed since the last run, or nothing. Default: failed.',
        },
        threshold: {
          type: 'integer',
          minimum: 0,
          description: 'As many failed jobs as this are still fine. Default: 0.',
        },
        'max-pages': { type: 'integer', minimum: 1, description: 'Pages of the list to read at most.' },
      },
    },
    remote: {
      type: 'object',
      description: 'Documents of other machines that the CWL may refer to. Without it, none.',
      required: ['hosts'],
      additionalProperties: false,
      properties: {
        hosts: {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: { type: 'string', pattern: HOST_PATTERN },
          description:
            'Names of hosts, exactly, such as raw.githubusercontent.com. They are asked over https, without credentials.',
        },
        'max-bytes': {
          type: 'integer',
          minimum: 1,
          description: `The most that one document may have. Default: ${REMOTE_DEFAULTS.maxBytes}.`,
        },
        timeout: {
          type: 'number',
          exclusiveMinimum: 0,
          maximum: 600,
          description: `Seconds for one document. Default: ${REMOTE_DEFAULTS.timeout}.`,
        },
      },
    },
    ignore: {
      $ref: '#/$defs/patterns',
      description:
        'Files, folders or globs that folders and globs leave out; relative to the working directory. A file that is named is still used.',
    },
    limits: {
      type: 'object',
      description: 'Bounds on what is read. What is larger than the defaults, and right, needs one.',
      additionalProperties: false,
      properties: {
        'file-bytes': limit('fileBytes'),
        depth: limit('depth'),
        nodes: limit('nodes'),
        'text-length': limit('textLength'),
        files: limit('files'),
        'total-bytes': limit('totalBytes'),
        expressions: limit('expressions'),
        'javascript-length': limit('javascriptLength'),
        'packed-bytes': limit('packedBytes'),
      } satisfies Readonly<Record<LimitSetting, unknown>>,
    },
    apps: {
      type: 'array',
      description: 'The documents that are apps. What they run is packed into them.',
      minItems: 1,
      items: { $ref: '#/$defs/app' },
    },
    tests: {
      $ref: '#/$defs/patterns',
      description:
        'Files or globs of tests in the format of cwltest; relative to the working directory. A test belongs to the app whose document is its `tool`.',
    },
  },
  $defs: {
    stage: {
      type: 'object',
      required: ['project'],
      dependentRequired: { apps: ['from'], except: ['apps'] },
      additionalProperties: false,
      properties: {
        project: { type: 'string', pattern: '^[^/\\s]+/[^/\\s]+$', description: 'owner/project on the platform.' },
        from: {
          type: 'string',
          description: 'Another stage. Apps are then copied from its project instead of installed from files.',
        },
        apps: {
          $ref: '#/$defs/patterns',
          description:
            'Globs of names: each such app in the project of `from` is copied, also without a row. Needs a platform that lists apps.',
        },
        except: {
          $ref: '#/$defs/patterns',
          description: 'Only with `apps`. Globs of names of apps that are not copied.',
        },
        'require-same': {
          enum: ['repository'],
          description: 'Only with `from`. Copy an app only when it is what the files of this repository pack to.',
        },
        verify: {
          enum: WAYS_TO_VERIFY,
          description:
            'How an install is verified: by what the platform answers (the default), or by reading the app back as well.',
        },
        rules: { $ref: '#/$defs/rules' },
        execution_settings: {
          type: 'object',
          description: 'Passed on unchanged to the tasks that `test` creates, such as instance_type.',
        },
        files: {
          type: 'object',
          description:
            'The location on the platform of a file or folder of the repository that a document names as a default: path → location. Only without `from`.',
          additionalProperties: { type: 'string', minLength: 1 },
        },
        'local-defaults': {
          enum: ['refuse', 'allow'],
          description:
            'Whether an app may name files of the repository for which `files` has nothing. Only without `from`. Default: refuse.',
        },
      },
    },
    rules: {
      type: 'object',
      description: 'What this stage refuses. While one app is refused, none is installed.',
      additionalProperties: false,
      properties: {
        breaking: {
          enum: ['allow', 'refuse'],
          description:
            'Whether an update may break those who use the app; see docs/compatibility.md. `allow-breaking` lifts it for one run. Default: allow.',
        },
        'breaking-label': {
          type: 'string',
          minLength: 1,
          description:
            'Only with `breaking: refuse`. A label that lifts the rule when the pull request has it: the one that the run is about, or each of those that it brings. Only on GitHub.',
        },
        downgrade: {
          enum: ['allow', 'refuse'],
          description:
            'Whether an app may be installed from a commit that does not contain the installed one, as its note names it. Default: allow.',
        },
        'approved-plan': {
          enum: ['required'],
          description:
            'Only a plan that `plan` saved for this stage may be promoted: `promote` needs its file as `plan`, or its digest as `expect-plan-digest`.',
        },
        drift: {
          enum: ['allow', 'refuse'],
          description:
            'Whether a promotion may replace an app that was edited on the platform, or of which that is not known. `accept-drift` lifts it for one run. Default: allow, with a warning.',
        },
        images: {
          enum: ['any', 'tag', 'digest'],
          description:
            'How images must be pinned: not at all (the default), by a tag other than latest, or by a digest.',
        },
        tested: {
          enum: ['tests', 'task', 'off'],
          description:
            'Whether an app must have run where it is copied from, or in `tested-in`: each of its tests has passed on exactly this (`tests`), or any task of it completed (`task`). Default: off.',
        },
        'tested-in': {
          ...STAGE_NAME,
          description: 'Only with `tested`, and only without `from`: the stage whose tasks show it.',
        },
        'tested-not-compared': {
          enum: ['allow', 'refuse'],
          description:
            'Only with `tested: tests`: whether a test counts that passed, but with something of a file that could not be read to compare it. Default: only if something else of what is in that file was compared, such as its size.',
        },
        branches: {
          $ref: '#/$defs/patterns',
          description: 'Branches that may promote to this stage; globs. With neither branches nor tags, any.',
        },
        tags: { $ref: '#/$defs/patterns', description: 'Tags that may promote to this stage; globs.' },
      },
    },
    levels: {
      type: 'object',
      description: 'Code of a problem → off, advice, warning or error.',
      additionalProperties: { enum: ['off', 'advice', 'warning', 'error'] },
    },
    exception: {
      type: 'object',
      required: ['path', 'levels'],
      additionalProperties: false,
      properties: {
        path: {
          type: 'string',
          minLength: 1,
          description: 'A file, a folder or a glob; relative to the working directory.',
        },
        levels: { $ref: '#/$defs/levels' },
        because: {
          type: 'string',
          minLength: 1,
          description: 'Why an error of a rule is a warning there, such as that the tool runs in production.',
        },
      },
    },
    policy: {
      type: 'object',
      required: ['schema', 'message'],
      additionalProperties: false,
      properties: {
        schema: {
          type: 'string',
          minLength: 1,
          description: 'The file of a JSON Schema of processes in their long form; relative to the working directory.',
        },
        on: {
          enum: ['CommandLineTool', 'ExpressionTool', 'Workflow', 'Operation'],
          description: 'The class of processes that it is about. Default: all.',
        },
        severity: {
          enum: ['advice', 'warning', 'error'],
          description: 'How serious it is to break the policy. Default: error.',
        },
        message: {
          type: 'string',
          minLength: 1,
          description: 'The message of the problem, in the words of your team.',
        },
      },
    },
    patterns: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
    app: {
      type: 'object',
      required: ['path'],
      additionalProperties: false,
      properties: {
        path: {
          type: 'string',
          minLength: 1,
          description:
            'A CWL file, `file.cwl#id` for one process of a $graph, a folder, or a glob; relative to the working directory.',
        },
        except: {
          type: 'array',
          items: { type: 'string', minLength: 1 },
          description: 'Files, folders or globs that `path` matches and that are not apps.',
        },
        name: {
          type: 'string',
          minLength: 1,
          description:
            'Name of the app. May hold {stem} (the file name without .cwl) and {parent} (the folder it is in). Default: {stem}.',
        },
        names: {
          type: 'object',
          description: 'Another name, or several, in some stages: stage → name. May hold {name}, {stem} and {parent}.',
          propertyNames: STAGE_NAME,
          additionalProperties: {
            type: ['string', 'array'],
            minLength: 1,
            minItems: 1,
            uniqueItems: true,
            items: { type: 'string', minLength: 1 },
          },
        },
      },
    },
  },
} as const

/** The program itself reports unknown codes with its own message. */
export function schemaForEditors(codes: readonly string[]): object {
  const { $defs } = MANIFEST_SCHEMA
  return { ...MANIFEST_SCHEMA, $defs: { ...$defs, levels: { ...$defs.levels, propertyNames: { enum: codes } } } }
}

export interface StageDeclaration {
  /** `owner/project` */
  readonly project: string
  readonly from?: string
  readonly apps?: readonly string[]
  readonly except?: readonly string[]
  readonly 'require-same'?: 'repository'
  readonly verify?: (typeof WAYS_TO_VERIFY)[number]
  readonly rules?: StageRules
  readonly execution_settings?: JsonObject
  /** Path of the repository → its value on the platform. */
  readonly files?: Readonly<Record<string, string>>
  readonly 'local-defaults'?: 'refuse' | 'allow'
}

/** Code of a problem → its level. */
export type CheckLevels = Readonly<Record<string, 'off' | 'advice' | 'warning' | 'error'>>

interface ChecksDeclaration {
  readonly strict?: boolean
  readonly levels?: CheckLevels
  readonly paths?: readonly { readonly path: string; readonly levels: CheckLevels; readonly because?: string }[]
  readonly baseline?: string
}

interface PolicyDeclaration {
  readonly schema: string
  readonly on?: 'CommandLineTool' | 'ExpressionTool' | 'Workflow' | 'Operation'
  readonly severity?: 'advice' | 'warning' | 'error'
  readonly message: string
}

export interface ExportsDeclaration {
  readonly report?: boolean
  readonly 'fail-on'?: 'failed' | 'new-failed' | 'never'
  readonly threshold?: number
  readonly 'max-pages'?: number
}

export interface StageRules {
  readonly breaking?: 'allow' | 'refuse'
  readonly 'breaking-label'?: string
  readonly downgrade?: 'allow' | 'refuse'
  readonly 'approved-plan'?: 'required'
  readonly drift?: 'allow' | 'refuse'
  readonly images?: 'any' | 'tag' | 'digest'
  readonly tested?: 'tests' | 'task' | 'off'
  readonly 'tested-in'?: string
  readonly 'tested-not-compared'?: 'allow' | 'refuse'
  readonly branches?: readonly string[]
  readonly tags?: readonly string[]
}

export interface AppDeclaration {
  readonly path: string
  readonly except?: readonly string[]
  readonly name?: string
  readonly names?: Readonly<Record<string, string | readonly string[]>>
}

export interface RemoteDeclaration {
  readonly hosts: readonly string[]
  readonly 'max-bytes'?: number
  /** In seconds, for one document. */
  readonly timeout?: number
}

/** Without stages and apps it is only about documents. */
export interface ManifestDocument {
  readonly version: 1
  readonly platform?: DialectName
  readonly stages: Readonly<Record<string, StageDeclaration>>
  readonly apps: readonly AppDeclaration[]
  readonly checks?: ChecksDeclaration
  readonly policies?: readonly PolicyDeclaration[]
  readonly exports?: ExportsDeclaration
  readonly remote?: RemoteDeclaration
  readonly ignore?: readonly string[]
  readonly limits?: Partial<Readonly<Record<LimitSetting, number>>>
  readonly tests?: readonly string[]
}

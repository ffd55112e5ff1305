/** Fit for file names, environment names and commands as well. */
const STAGE_NAME = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$', maxLength: 100 } as const

/**
 * What cwl-promote.yml may hold: the one declaration from which the validator, the JSON Schema for editors
 * (`schemas/cwl-promote.schema.json`) and the words of error messages are derived. No `oneOf`: a mistake has one error.
 */
export const MANIFEST_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'cwl-promote.schema.json',
  title: 'cwl-promote.yml',
  description: 'Which CWL of this repository goes into which project. The base URL and the token never stand here.',
  type: 'object',
  required: ['version', 'stages', 'apps'],
  additionalProperties: false,
  properties: {
    version: { const: 1, description: 'The version of this format.' },
    stages: {
      type: 'object',
      description: 'The projects that apps are promoted to, by a name of your choice.',
      minProperties: 1,
      propertyNames: STAGE_NAME,
      additionalProperties: { $ref: '#/$defs/stage' },
    },
    apps: {
      type: 'array',
      description: 'The documents that are apps of their own. What they run travels inside them.',
      minItems: 1,
      items: { $ref: '#/$defs/app' },
    },
  },
  $defs: {
    stage: {
      type: 'object',
      required: ['project'],
      additionalProperties: false,
      properties: {
        project: { type: 'string', pattern: '^[^/\\s]+/[^/\\s]+$', description: 'owner/project on the platform.' },
        from: {
          type: 'string',
          description: 'Another stage. Apps are then copied from its project instead of installed from files.',
        },
      },
    },
    app: {
      type: 'object',
      required: ['path'],
      additionalProperties: false,
      properties: {
        path: {
          type: 'string',
          minLength: 1,
          description: 'A CWL file, `file.cwl#id` for one process of a $graph, a folder, or a glob; relative to the repository root.',
        },
        except: {
          type: 'array',
          items: { type: 'string', minLength: 1 },
          description: 'Files, folders or globs that `path` matches and that are no apps.',
        },
        name: {
          type: 'string',
          minLength: 1,
          description: 'Name of the app. May hold {stem} (the file name without .cwl) and {parent} (the folder it is in). Default: {stem}.',
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

export interface StageDeclaration {
  /** `owner/project` */
  readonly project: string
  /** The stage whose project apps are copied from. */
  readonly from?: string
}

export interface AppDeclaration {
  readonly path: string
  readonly except?: readonly string[]
  readonly name?: string
  readonly names?: Readonly<Record<string, string | readonly string[]>>
}

/** cwl-promote.yml, validated. */
export interface ManifestDocument {
  readonly version: 1
  readonly stages: Readonly<Record<string, StageDeclaration>>
  readonly apps: readonly AppDeclaration[]
}

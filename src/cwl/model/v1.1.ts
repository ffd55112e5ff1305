import { amend } from './notation.ts'
import { V1_0 } from './v1.0.ts'

/** What CWL v1.1 adds, changes and removes (https://www.commonwl.org/v1.1/). */
export const V1_1 = amend('v1.1', V1_0, {
  RecordField: {
    'doc?': 'string | string[]',
  },
  InputBinding: {
    'loadContents?': 'boolean',
  },
  InputRecordSchema: {
    'doc?': 'string | string[]',
  },
  InputEnumSchema: {
    'inputBinding?': undefined,
    'doc?': 'string | string[]',
  },
  InputArraySchema: {
    'inputBinding?': undefined,
    'doc?': 'string | string[]',
    'name?': 'string',
  },
  SecondaryFileSchema: {
    pattern: 'string | Expression',
    'required?': 'boolean | Expression',
  },
  InputRecordField: {
    'inputBinding?': undefined,
    'doc?': 'string | string[]',
    'secondaryFiles?': 'string | SecondaryFileSchema | (string | SecondaryFileSchema)[]',
    'streamable?': 'boolean',
    'format?': 'string | string[] | Expression',
    'loadContents?': 'boolean',
    'loadListing?': "'no_listing' | 'shallow_listing' | 'deep_listing'",
  },
  OutputRecordSchema: {
    'doc?': 'string | string[]',
    'name?': 'string',
  },
  OutputEnumSchema: {
    'outputBinding?': undefined,
    'doc?': 'string | string[]',
    'name?': 'string',
  },
  OutputArraySchema: {
    'outputBinding?': undefined,
    'doc?': 'string | string[]',
    'name?': 'string',
  },
  OutputRecordField: {
    'outputBinding?': undefined,
    'doc?': 'string | string[]',
    'label?': 'string',
    'secondaryFiles?': 'string | SecondaryFileSchema | (string | SecondaryFileSchema)[]',
    'streamable?': 'boolean',
    'format?': 'string | Expression',
  },
  CommandLineBinding: {
    'position?': 'int | Expression',
  },
  CommandInputEnumSchema: {
    'doc?': 'string | string[]',
  },
  CommandInputArraySchema: {
    'doc?': 'string | string[]',
    'name?': 'string',
  },
  CommandInputRecordField: {
    'doc?': 'string | string[]',
    'secondaryFiles?': 'string | SecondaryFileSchema | (string | SecondaryFileSchema)[]',
    'streamable?': 'boolean',
    'format?': 'string | string[] | Expression',
    'loadContents?': 'boolean',
    'loadListing?': "'no_listing' | 'shallow_listing' | 'deep_listing'",
  },
  CommandInputRecordSchema: {
    'doc?': 'string | string[]',
    'inputBinding?': 'CommandLineBinding',
  },
  SchemaDefRequirement: {
    types: '(CommandInputRecordSchema | CommandInputEnumSchema | CommandInputArraySchema)[]',
  },
  LoadListingRequirement: {
    class: "'LoadListingRequirement'",
    'loadListing?': "'no_listing' | 'shallow_listing' | 'deep_listing'",
  },
  CommandOutputBinding: {
    'loadListing?': "'no_listing' | 'shallow_listing' | 'deep_listing'",
    'outputEval?': 'Expression',
  },
  CommandLineBindable: {
    'inputBinding?': 'CommandLineBinding',
  },
  CommandOutputRecordSchema: {
    'doc?': 'string | string[]',
  },
  CommandOutputEnumSchema: {
    'outputBinding?': undefined,
    'doc?': 'string | string[]',
    'name?': 'string',
  },
  CommandOutputArraySchema: {
    'outputBinding?': undefined,
    'doc?': 'string | string[]',
    'name?': 'string',
  },
  CommandOutputRecordField: {
    'doc?': 'string | string[]',
    'label?': 'string',
    'secondaryFiles?': 'string | SecondaryFileSchema | (string | SecondaryFileSchema)[]',
    'streamable?': 'boolean',
    'format?': 'string | Expression',
  },
  CommandInputParameter: {
    'secondaryFiles?': 'string | SecondaryFileSchema | (string | SecondaryFileSchema)[]',
    'id?': 'string',
    'loadContents?': 'boolean',
    'loadListing?': "'no_listing' | 'shallow_listing' | 'deep_listing'",
    type: "'stdin' | CommandInputType",
  },
  CommandOutputParameter: {
    'secondaryFiles?': 'string | SecondaryFileSchema | (string | SecondaryFileSchema)[]',
    'id?': 'string',
    type: "'stdout' | 'stderr' | CommandOutputType",
  },
  InitialWorkDirRequirement: {
    listing: '(null | File | (File | Directory)[] | Directory | Dirent | Expression)[] | Expression',
  },
  ResourceRequirement: {
    'coresMin?': 'long | Expression',
    'coresMax?': 'int | Expression',
    'ramMin?': 'long | Expression',
    'ramMax?': 'long | Expression',
    'tmpdirMin?': 'long | Expression',
    'tmpdirMax?': 'long | Expression',
    'outdirMin?': 'long | Expression',
    'outdirMax?': 'long | Expression',
  },
  WorkReuse: {
    class: "'WorkReuse'",
    'enableReuse?': 'boolean | Expression',
  },
  NetworkAccess: {
    class: "'NetworkAccess'",
    networkAccess: 'boolean | Expression',
  },
  InplaceUpdateRequirement: {
    class: "'InplaceUpdateRequirement'",
    inplaceUpdate: 'boolean',
  },
  ToolTimeLimit: {
    class: "'ToolTimeLimit'",
    timelimit: 'long | Expression',
  },
  CommandLineTool: {
    'doc?': 'string | string[]',
  },
  ExpressionToolOutputParameter: {
    'outputBinding?': undefined,
    'secondaryFiles?': 'string | SecondaryFileSchema | (string | SecondaryFileSchema)[]',
    'id?': 'string',
    type: 'OutputType',
  },
  WorkflowInputParameter: {
    'label?': 'string',
    'secondaryFiles?': 'string | SecondaryFileSchema | (string | SecondaryFileSchema)[]',
    'streamable?': 'boolean',
    'doc?': 'string | string[]',
    'id?': 'string',
    'format?': 'string | string[] | Expression',
    'loadContents?': 'boolean',
    'loadListing?': "'no_listing' | 'shallow_listing' | 'deep_listing'",
    'default?': 'Any',
    type: 'InputType',
    'inputBinding?': 'InputBinding',
  },
  ExpressionTool: {
    'doc?': 'string | string[]',
    inputs: 'WorkflowInputParameter[] by id/type',
    expression: 'Expression',
  },
  WorkflowOutputParameter: {
    'outputBinding?': undefined,
    'secondaryFiles?': 'string | SecondaryFileSchema | (string | SecondaryFileSchema)[]',
    'id?': 'string',
    type: 'OutputType',
  },
  WorkflowStepInput: {
    'id?': 'string',
    'loadContents?': 'boolean',
    'loadListing?': "'no_listing' | 'shallow_listing' | 'deep_listing'",
    'label?': 'string',
  },
  WorkflowStepOutput: {
    'id?': 'string',
  },
  Workflow: {
    'doc?': 'string | string[]',
    inputs: 'WorkflowInputParameter[] by id/type',
  },
  WorkflowStep: {
    'id?': 'string',
    'doc?': 'string | string[]',
  },
  InputParameter: undefined,
  OutputParameter: undefined,
})

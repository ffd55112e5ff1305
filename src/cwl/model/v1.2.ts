import { amend } from './notation.ts'
import { V1_1 } from './v1.1.ts'

/** What CWL v1.2 adds and changes (https://www.commonwl.org/v1.2/). */
export const V1_2 = amend('v1.2', V1_1, {
  EnumSchema: {
    'name?': 'string',
  },
  InitialWorkDirRequirement: {
    listing: 'Expression | (null | Dirent | Expression | File | Directory | (File | Directory)[])[]',
  },
  ResourceRequirement: {
    'coresMin?': 'float | Expression',
    'coresMax?': 'float | Expression',
    'ramMin?': 'float | Expression',
    'ramMax?': 'float | Expression',
    'tmpdirMin?': 'float | Expression',
    'tmpdirMax?': 'float | Expression',
    'outdirMin?': 'float | Expression',
    'outdirMax?': 'float | Expression',
  },
  CommandLineTool: {
    'intent?': 'string[]',
  },
  ExpressionTool: {
    'intent?': 'string[]',
  },
  WorkflowOutputParameter: {
    'pickValue?': "'first_non_null' | 'the_only_non_null' | 'all_non_null'",
  },
  WorkflowStepInput: {
    'pickValue?': "'first_non_null' | 'the_only_non_null' | 'all_non_null'",
  },
  Workflow: {
    'intent?': 'string[]',
  },
  OperationInputParameter: {
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
  },
  OperationOutputParameter: {
    'label?': 'string',
    'secondaryFiles?': 'string | SecondaryFileSchema | (string | SecondaryFileSchema)[]',
    'streamable?': 'boolean',
    'doc?': 'string | string[]',
    'id?': 'string',
    'format?': 'string | Expression',
    type: 'OutputType',
  },
  Operation: {
    'id?': 'string',
    'label?': 'string',
    'doc?': 'string | string[]',
    inputs: 'OperationInputParameter[] by id/type',
    outputs: 'OperationOutputParameter[] by id/type',
    'requirements?': 'Requirement[] by class',
    'hints?': 'Hint[] by class',
    'cwlVersion?': 'CWLVersion',
    'intent?': 'string[]',
    class: "'Operation'",
  },
  WorkflowStep: {
    run: 'string | CommandLineTool | ExpressionTool | Workflow | Operation',
    'when?': 'Expression',
  },
})

export const id = 220;
export const ids = [220];
export const modules = {

/***/ 4661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ shortName),
/* harmony export */   UB: () => (/* binding */ fragmentOf),
/* harmony export */   UK: () => (/* binding */ lastName),
/* harmony export */   j1: () => (/* binding */ localSource)
/* harmony export */ });
/**
 * Identifiers as CWL writes them carry paths: `#main/step/out`, `#step/out`, `file.cwl#in` (Semantic Annotations for
 * Linked Avro Data, "Identifier resolution"). Inside one process the short name is enough, and is what we keep.
 */
/** What follows the last `#`, or all of it. */
function fragmentOf(reference) {
    const at = reference.lastIndexOf('#');
    return at < 0 ? reference : reference.slice(at + 1);
}
/** The last part of an identifier: `in` of `#main/step/in`. */
function lastName(identifier) {
    const at = Math.max(identifier.lastIndexOf('#'), identifier.lastIndexOf('/'));
    return at < 0 ? identifier : identifier.slice(at + 1);
}
/** What a symbol is called without its path, or the prefix of its vocabulary: `b` of `a/b`, `a:b` and `http://a/b`. */
function shortName(symbol) {
    const name = lastName(symbol);
    return (name === symbol ? name.slice(name.indexOf(':') + 1) : name) || symbol;
}
/**
 * A link as written under `source` or `outputSource`, made relative to its workflow: `input`, or `step/output`. One that
 * names its document begins with its workflow: `#main/input`. Any other is looked for "in each successive parent scope"
 * (SALAD 1.2, "JsonldPredicate", `refScope`): `main/input` is the same, unless `isOwn` says that a step is called main
 * and has an `input` itself. What is found in neither way is left as it is, and dangles.
 */
function localSource(reference, workflowName, isOwn) {
    const fragment = fragmentOf(reference);
    if (workflowName === undefined || workflowName === '' || !fragment.includes('/'))
        return fragment;
    if (reference !== fragment)
        return withoutScope(fragment, workflowName) ?? fragment;
    // The name of a workflow may have parts, each of which is a scope.
    const local = withoutScope(fragment, lastName(workflowName)) ?? withoutScope(fragment, workflowName);
    return local === undefined || isOwn(fragment) ? fragment : local;
}
function withoutScope(link, scope) {
    return link.startsWith(`${scope}/`) ? link.slice(scope.length + 1) : undefined;
}


/***/ }),

/***/ 4484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L6: () => (/* binding */ MODELS),
  S8: () => (/* binding */ VERSIONS),
  lF: () => (/* binding */ isVersion)
});

// EXTERNAL MODULE: ./lib/cwl/model/notation.js
var notation = __webpack_require__(6052);
;// CONCATENATED MODULE: ./lib/cwl/model/v1.0.js

/**
 * What CWL v1.0 is: every record with its fields. The notation is explained in notation.ts; the facts are those of the
 * CWL v1.0 schemas (https://www.commonwl.org/v1.0/).
 */
const V1_0 = (0,notation/* declare */.xe)('v1.0', {
    RecordSchema: {
        'fields?': 'RecordField[] by name/type',
        type: "'record'",
    },
    EnumSchema: {
        symbols: 'string[]',
        type: "'enum'",
    },
    ArraySchema: {
        items: 'Type',
        type: "'array'",
    },
    RecordField: {
        name: 'string',
        'doc?': 'string',
        type: 'Type',
    },
    Directory: {
        class: "'Directory'",
        'location?': 'string',
        'path?': 'string',
        'basename?': 'string',
        'listing?': '(File | Directory)[]',
    },
    File: {
        class: "'File'",
        'location?': 'string',
        'path?': 'string',
        'basename?': 'string',
        'dirname?': 'string',
        'nameroot?': 'string',
        'nameext?': 'string',
        'checksum?': 'string',
        'size?': 'long',
        'secondaryFiles?': '(File | Directory)[]',
        'format?': 'string',
        'contents?': 'string',
    },
    InputRecordSchema: {
        'fields?': 'InputRecordField[] by name/type',
        type: "'record'",
        'label?': 'string',
        'name?': 'string',
    },
    CommandLineBinding: {
        'loadContents?': 'boolean',
        'position?': 'int',
        'prefix?': 'string',
        'separate?': 'boolean',
        'itemSeparator?': 'string',
        'valueFrom?': 'Expression',
        'shellQuote?': 'boolean',
    },
    InputEnumSchema: {
        symbols: 'string[]',
        type: "'enum'",
        'label?': 'string',
        'name?': 'string',
        'inputBinding?': 'CommandLineBinding',
    },
    InputArraySchema: {
        items: 'InputType',
        type: "'array'",
        'label?': 'string',
        'inputBinding?': 'CommandLineBinding',
    },
    InputRecordField: {
        name: 'string',
        'doc?': 'string',
        type: 'InputType',
        'inputBinding?': 'CommandLineBinding',
        'label?': 'string',
    },
    OutputRecordSchema: {
        'fields?': 'OutputRecordField[] by name/type',
        type: "'record'",
        'label?': 'string',
    },
    CommandOutputBinding: {
        'glob?': 'Expression | string[]',
        'loadContents?': 'boolean',
        'outputEval?': 'Expression',
    },
    OutputEnumSchema: {
        symbols: 'string[]',
        type: "'enum'",
        'label?': 'string',
        'outputBinding?': 'CommandOutputBinding',
    },
    OutputArraySchema: {
        items: 'OutputType',
        type: "'array'",
        'label?': 'string',
        'outputBinding?': 'CommandOutputBinding',
    },
    OutputRecordField: {
        name: 'string',
        'doc?': 'string',
        type: 'OutputType',
        'outputBinding?': 'CommandOutputBinding',
    },
    InputParameter: {
        'label?': 'string',
        'secondaryFiles?': 'Expression | Expression[]',
        'streamable?': 'boolean',
        'doc?': 'string | string[]',
        id: 'string',
        'format?': 'string | string[] | Expression',
        'inputBinding?': 'CommandLineBinding',
        'default?': 'Any',
        'type?': 'InputType',
    },
    OutputParameter: {
        'label?': 'string',
        'secondaryFiles?': 'Expression | Expression[]',
        'streamable?': 'boolean',
        'doc?': 'string | string[]',
        id: 'string',
        'outputBinding?': 'CommandOutputBinding',
        'format?': 'Expression',
    },
    InlineJavascriptRequirement: {
        class: "'InlineJavascriptRequirement'",
        'expressionLib?': 'string[]',
    },
    SchemaDefRequirement: {
        class: "'SchemaDefRequirement'",
        types: '(InputRecordSchema | InputEnumSchema | InputArraySchema)[]',
    },
    EnvironmentDef: {
        envName: 'string',
        envValue: 'Expression',
    },
    CommandInputRecordSchema: {
        'fields?': 'CommandInputRecordField[] by name/type',
        type: "'record'",
        'label?': 'string',
        'name?': 'string',
    },
    CommandInputEnumSchema: {
        symbols: 'string[]',
        type: "'enum'",
        'label?': 'string',
        'name?': 'string',
        'inputBinding?': 'CommandLineBinding',
    },
    CommandInputArraySchema: {
        items: 'CommandInputType',
        type: "'array'",
        'label?': 'string',
        'inputBinding?': 'CommandLineBinding',
    },
    CommandInputRecordField: {
        name: 'string',
        'doc?': 'string',
        type: 'CommandInputType',
        'inputBinding?': 'CommandLineBinding',
        'label?': 'string',
    },
    CommandOutputRecordSchema: {
        'fields?': 'CommandOutputRecordField[] by name/type',
        type: "'record'",
        'label?': 'string',
        'name?': 'string',
    },
    CommandOutputEnumSchema: {
        symbols: 'string[]',
        type: "'enum'",
        'label?': 'string',
        'outputBinding?': 'CommandOutputBinding',
    },
    CommandOutputArraySchema: {
        items: 'CommandOutputType',
        type: "'array'",
        'label?': 'string',
        'outputBinding?': 'CommandOutputBinding',
    },
    CommandOutputRecordField: {
        name: 'string',
        'doc?': 'string',
        type: 'CommandOutputType',
        'outputBinding?': 'CommandOutputBinding',
    },
    CommandInputParameter: {
        'label?': 'string',
        'secondaryFiles?': 'Expression | Expression[]',
        'streamable?': 'boolean',
        'doc?': 'string | string[]',
        id: 'string',
        'format?': 'string | string[] | Expression',
        'inputBinding?': 'CommandLineBinding',
        'default?': 'Any',
        'type?': 'CommandInputType',
    },
    CommandOutputParameter: {
        'label?': 'string',
        'secondaryFiles?': 'Expression | Expression[]',
        'streamable?': 'boolean',
        'doc?': 'string | string[]',
        id: 'string',
        'outputBinding?': 'CommandOutputBinding',
        'format?': 'Expression',
        'type?': "'stdout' | 'stderr' | CommandOutputType",
    },
    DockerRequirement: {
        class: "'DockerRequirement'",
        'dockerPull?': 'string',
        'dockerLoad?': 'string',
        'dockerFile?': 'string',
        'dockerImport?': 'string',
        'dockerImageId?': 'string',
        'dockerOutputDirectory?': 'string',
    },
    SoftwarePackage: {
        package: 'string',
        'version?': 'string[]',
        'specs?': 'string[]',
    },
    SoftwareRequirement: {
        class: "'SoftwareRequirement'",
        packages: 'SoftwarePackage[] by package/specs',
    },
    Dirent: {
        'entryname?': 'Expression',
        entry: 'Expression',
        'writable?': 'boolean',
    },
    InitialWorkDirRequirement: {
        class: "'InitialWorkDirRequirement'",
        listing: '(File | Directory | Dirent | Expression)[] | Expression',
    },
    EnvVarRequirement: {
        class: "'EnvVarRequirement'",
        envDef: 'EnvironmentDef[] by envName/envValue',
    },
    ShellCommandRequirement: {
        class: "'ShellCommandRequirement'",
    },
    ResourceRequirement: {
        class: "'ResourceRequirement'",
        'coresMin?': 'long | Expression',
        'coresMax?': 'int | Expression',
        'ramMin?': 'long | Expression',
        'ramMax?': 'long | Expression',
        'tmpdirMin?': 'long | Expression',
        'tmpdirMax?': 'long | Expression',
        'outdirMin?': 'long | Expression',
        'outdirMax?': 'long | Expression',
    },
    SubworkflowFeatureRequirement: {
        class: "'SubworkflowFeatureRequirement'",
    },
    ScatterFeatureRequirement: {
        class: "'ScatterFeatureRequirement'",
    },
    MultipleInputFeatureRequirement: {
        class: "'MultipleInputFeatureRequirement'",
    },
    StepInputExpressionRequirement: {
        class: "'StepInputExpressionRequirement'",
    },
    CommandLineTool: {
        'id?': 'string',
        inputs: 'CommandInputParameter[] by id/type',
        outputs: 'CommandOutputParameter[] by id/type',
        'requirements?': 'Requirement[] by class',
        'hints?': 'Hint[] by class',
        'label?': 'string',
        'doc?': 'string',
        'cwlVersion?': 'CWLVersion',
        class: "'CommandLineTool'",
        'baseCommand?': 'string | string[]',
        'arguments?': '(Expression | CommandLineBinding)[]',
        'stdin?': 'Expression',
        'stderr?': 'Expression',
        'stdout?': 'Expression',
        'successCodes?': 'int[]',
        'temporaryFailCodes?': 'int[]',
        'permanentFailCodes?': 'int[]',
    },
    ExpressionToolOutputParameter: {
        'label?': 'string',
        'secondaryFiles?': 'Expression | Expression[]',
        'streamable?': 'boolean',
        'doc?': 'string | string[]',
        id: 'string',
        'outputBinding?': 'CommandOutputBinding',
        'format?': 'Expression',
        'type?': 'OutputType',
    },
    ExpressionTool: {
        'id?': 'string',
        inputs: 'InputParameter[] by id/type',
        outputs: 'ExpressionToolOutputParameter[] by id/type',
        'requirements?': 'Requirement[] by class',
        'hints?': 'Hint[] by class',
        'label?': 'string',
        'doc?': 'string',
        'cwlVersion?': 'CWLVersion',
        class: "'ExpressionTool'",
        expression: 'Expression',
    },
    WorkflowOutputParameter: {
        'label?': 'string',
        'secondaryFiles?': 'Expression | Expression[]',
        'streamable?': 'boolean',
        'doc?': 'string | string[]',
        id: 'string',
        'outputBinding?': 'CommandOutputBinding',
        'format?': 'Expression',
        'outputSource?': 'string | string[]',
        'linkMerge?': "'merge_nested' | 'merge_flattened'",
        'type?': 'OutputType',
    },
    WorkflowStepInput: {
        'source?': 'string | string[]',
        'linkMerge?': "'merge_nested' | 'merge_flattened'",
        id: 'string',
        'default?': 'Any',
        'valueFrom?': 'Expression',
    },
    WorkflowStepOutput: {
        id: 'string',
    },
    Workflow: {
        'id?': 'string',
        inputs: 'InputParameter[] by id/type',
        outputs: 'WorkflowOutputParameter[] by id/type',
        'requirements?': 'Requirement[] by class',
        'hints?': 'Hint[] by class',
        'label?': 'string',
        'doc?': 'string',
        'cwlVersion?': 'CWLVersion',
        class: "'Workflow'",
        steps: 'WorkflowStep[] by id',
    },
    WorkflowStep: {
        id: 'string',
        in: 'WorkflowStepInput[] by id/source',
        out: '(string | WorkflowStepOutput)[]',
        'requirements?': 'Requirement[] by class',
        'hints?': 'Hint[] by class',
        'label?': 'string',
        'doc?': 'string',
        run: 'string | CommandLineTool | ExpressionTool | Workflow',
        'scatter?': 'string | string[]',
        'scatterMethod?': "'dotproduct' | 'nested_crossproduct' | 'flat_crossproduct'",
    },
});

;// CONCATENATED MODULE: ./lib/cwl/model/v1.1.js


/** What CWL v1.1 adds to v1.0, changes and takes away (https://www.commonwl.org/v1.1/). */
const V1_1 = (0,notation/* amend */.eI)('v1.1', V1_0, {
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
        pattern: 'Expression',
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
        'format?': 'Expression',
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
        'format?': 'Expression',
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
});

;// CONCATENATED MODULE: ./lib/cwl/model/v1.2.js


/** What CWL v1.2 adds to v1.1 and changes (https://www.commonwl.org/v1.2/). */
const V1_2 = (0,notation/* amend */.eI)('v1.2', V1_1, {
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
        'format?': 'Expression',
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
});

;// CONCATENATED MODULE: ./lib/cwl/model/index.js



/** The versions of CWL that are read, oldest first. */
const VERSIONS = ['v1.0', 'v1.1', 'v1.2'];
const MODELS = { 'v1.0': V1_0, 'v1.1': V1_1, 'v1.2': V1_2 };
function isVersion(text) {
    return typeof text === 'string' && Object.hasOwn(MODELS, text);
}


/***/ }),

/***/ 6052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eI: () => (/* binding */ amend),
/* harmony export */   le: () => (/* binding */ EXTENSION_FIELD),
/* harmony export */   xe: () => (/* binding */ declare)
/* harmony export */ });
const PROCESSES = new Set(['CommandLineTool', 'ExpressionTool', 'Workflow', 'Operation']);
/** Records with a class that are neither requirements nor processes. */
const VALUES = new Set(['File', 'Directory']);
function declare(version, declarations) {
    const shapes = new Map();
    return {
        version,
        declarations,
        has: (name) => Object.hasOwn(declarations, name),
        processes: [...PROCESSES].filter((name) => Object.hasOwn(declarations, name)),
        requirements: Object.keys(declarations).filter((name) => declarations[name]?.['class'] !== undefined && !PROCESSES.has(name) && !VALUES.has(name)),
        record(name) {
            const known = shapes.get(name);
            if (known !== undefined)
                return known;
            const lines = declarations[name];
            if (lines === undefined)
                throw new TypeError(`CWL ${version} has no record ${name}`);
            const fields = Object.entries(lines).map(([key, line]) => readField(key, line));
            const shape = { name, fields: new Map(fields.map((field) => [field.name, field])) };
            shapes.set(name, shape);
            return shape;
        },
    };
}
function amend(version, base, amendments) {
    const declarations = {};
    for (const name of new Set([...Object.keys(base.declarations), ...Object.keys(amendments)])) {
        if (!(Object.hasOwn(amendments, name) && amendments[name] === undefined)) {
            declarations[name] = amendRecord(base.declarations[name] ?? {}, amendments[name] ?? {});
        }
    }
    return declare(version, declarations);
}
/** `id` and `id?` are the same field: the amendment's spelling says whether it is still required. */
function amendRecord(base, amendment) {
    const bare = (key) => key.replace(/\?$/, '');
    const amended = new Set(Object.keys(amendment).map(bare));
    const kept = Object.entries(base).filter(([key]) => !amended.has(bare(key)));
    const given = Object.entries(amendment).flatMap(([key, line]) => (line === undefined ? [] : [[key, line]]));
    return Object.fromEntries([...kept, ...given]);
}
function readField(key, line) {
    const [kinds = '', by] = line.split(' by ');
    const [subject, predicate] = (by ?? '').split('/');
    return {
        name: key.replace(/\?$/, ''),
        required: !key.endsWith('?'),
        kinds: readKinds(kinds),
        ...(subject === undefined || subject === ''
            ? {}
            : { map: { subject, ...(predicate === undefined ? {} : { predicate }) } }),
    };
}
/** Alternatives at the top level: bars inside brackets belong to the list's items. */
function readKinds(text) {
    const alternatives = [];
    let depth = 0;
    let from = 0;
    for (let at = 0; at <= text.length; at += 1) {
        const character = text[at];
        if (character === '(')
            depth += 1;
        else if (character === ')')
            depth -= 1;
        else if (character === undefined || (character === '|' && depth === 0)) {
            alternatives.push(text.slice(from, at).trim());
            from = at + 1;
        }
    }
    return alternatives.map(readKind);
}
const TYPE_FAMILIES = {
    Type: '',
    InputType: 'Input',
    OutputType: 'Output',
    CommandInputType: 'CommandInput',
    CommandOutputType: 'CommandOutput',
};
function readKind(text) {
    if (text.endsWith('[]')) {
        const items = text.slice(0, -2);
        return { kind: 'array', items: readKinds(items.startsWith('(') ? items.slice(1, -1) : items) };
    }
    if (text.startsWith("'"))
        return { kind: 'literal', value: text.slice(1, -1) };
    const family = TYPE_FAMILIES[text];
    if (family !== undefined)
        return { kind: 'type', family };
    switch (text) {
        case 'string':
        case 'CWLVersion':
            return { kind: 'string' };
        case 'Expression':
            return { kind: 'string', isExpression: true };
        case 'boolean':
        case 'int':
        case 'long':
        case 'float':
        case 'null':
            return { kind: text };
        case 'Any':
            return { kind: 'any' };
        case 'Requirement':
            return { kind: 'requirement' };
        case 'Hint':
            return { kind: 'hint' };
        default:
            return { kind: 'record', name: text };
    }
}
/** Fields of another vocabulary carry a namespace, and those with a dollar sign belong to the document. */
const EXTENSION_FIELD = '^[^:]+:|^[$@]';


/***/ }),

/***/ 1927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ findNamed)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7009);
/* harmony import */ var _localnames_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4661);


/** The object whose `id` or `name` is the fragment, or ends with it; or the entry of a top-level map with that key. */
function findNamed(value, fragment) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    const named = NAMED.get(value) ?? namedIn(value);
    NAMED.set(value, named);
    return named.get(fragment) ?? ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && Object.hasOwn(value, fragment) ? value[fragment] : undefined);
}
/** A file of types may be asked for each of them. */
const NAMED = new WeakMap();
/** From the outside in, so that of several with a name the outermost counts. */
function namedIn(value) {
    const named = new Map();
    const seen = new Set([value]);
    for (const next of seen) {
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(next)) {
            const name = next['id'] ?? next['name'];
            if (typeof name === 'string')
                for (const each of [(0,_localnames_js__WEBPACK_IMPORTED_MODULE_1__/* .fragmentOf */ .UB)(name), (0,_localnames_js__WEBPACK_IMPORTED_MODULE_1__/* .lastName */ .UK)(name)])
                    if (!named.has(each))
                        named.set(each, next);
        }
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(next) || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(next))
            for (const item of (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(next) ? next : Object.values(next))
                if (typeof item === 'object')
                    seen.add(item);
    }
    return named;
}


/***/ }),

/***/ 1734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   dx: () => (/* binding */ resolveFrom),
/* harmony export */   sX: () => (/* binding */ resolveReference)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7009);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4606);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3126);



/** What Linux bears (PATH_MAX), and more than web servers do. */
const LONGEST_PATH = 4096;
/**
 * Reads a reference as the URI reference it is (RFC 3986): relative to the file that says it, percent-decoded, with a
 * fragment that names an object of the file. A name that is a file as it stands wins over its decoded form, so that
 * `100%.cwl` and `a:b.cwl` work.
 */
function resolveReference(workspace, from, reference) {
    if ((0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isAddress */ .P)(from))
        return resolveAddress(workspace, reference, from);
    if ((0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isAddress */ .P)(reference))
        return resolveAddress(workspace, reference);
    const hash = reference.indexOf('#');
    const written = hash < 0 ? reference : reference.slice(0, hash);
    const fragment = hash < 0 ? undefined : decode(reference.slice(hash + 1));
    const named = fragment === undefined || fragment === '' ? {} : { fragment };
    if (written === '')
        return { kind: 'local', path: from, ...named };
    if (/^file:/i.test(written)) {
        return { kind: 'unsupported', reason: `${reference} is an address of one machine; write a path relative to this file` };
    }
    if (written.length > LONGEST_PATH)
        return { kind: 'unsupported', reason: `a path has at most ${LONGEST_PATH} characters, and this has ${written.length}` };
    const decoded = decode(written);
    if (decoded.includes('\0'))
        return { kind: 'unsupported', reason: 'a path cannot hold the character NUL' };
    const literal = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .pathWithin */ .RY)(workspace, (0,_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(from, written));
    if (decoded !== written && workspace.has(literal))
        return { kind: 'local', path: literal, ...named };
    const path = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .pathWithin */ .RY)(workspace, (0,_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(from, decoded));
    if (/^[a-z][a-z\d+.-]*:/i.test(written) && !workspace.has(path)) {
        return { kind: 'unsupported', reason: `${reference} uses a scheme that is not read; use a path relative to this file` };
    }
    return { kind: 'local', path, ...named };
}
/** A document of another machine may refer to others of such machines, never to files of this one. */
function resolveAddress(workspace, reference, base) {
    if (reference.length > LONGEST_PATH)
        return { kind: 'unsupported', reason: `an address has at most ${LONGEST_PATH} characters, and this has ${reference.length}` };
    const url = URL.parse(reference, base);
    if (url === null)
        return { kind: 'unsupported', reason: `${reference} is no address` };
    if (url.username !== '' || url.password !== '')
        return { kind: 'unsupported', reason: 'this address holds a user name or a password, and none is ever sent' };
    if (!(0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isAddress */ .P)(url.href))
        return { kind: 'unsupported', reason: `${reference} stands in a document of another machine, which can refer to others by https:// only` };
    if (workspace.remote === undefined)
        return { kind: 'remote', address: base === undefined ? reference : url.href };
    const fragment = decode(url.hash.slice(1));
    url.hash = '';
    return { kind: 'local', path: url.href, ...(fragment === '' ? {} : { fragment }) };
}
/** `$base` of a file (SALAD 1.2, "Document context"): a path is relative to the file, an address stands for itself. */
function baseOf(value, path, found) {
    const written = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value['$base'] : undefined;
    if ((0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isAddress */ .P)(path)) {
        const own = found ?? path;
        return { kind: 'remote', address: typeof written === 'string' ? (URL.parse(written, own)?.href ?? own) : own };
    }
    if (typeof written !== 'string')
        return { kind: 'local', path };
    if (/^https?:/i.test(written))
        return { kind: 'remote', address: written };
    const relative = written.replace(/#.*$/s, '');
    // What is relative to a folder stands in it.
    return { kind: 'local', path: relative === '' ? path : (0,_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(path, relative.endsWith('/') ? `${relative}-` : relative) };
}
/** Where a reference leads that stands in a file with this base; a bare fragment stays in the file. */
function resolveFrom(workspace, base, reference) {
    if (base.kind === 'local')
        return resolveReference(workspace, base.path, reference);
    return resolveAddress(workspace, reference, base.address);
}
/** A percent sign that begins no percent-encoding stands for itself: file names have them. */
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch (error) {
        if (error instanceof URIError)
            return text;
        throw error;
    }
}


/***/ }),

/***/ 4606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isAddress),
/* harmony export */   T: () => (/* binding */ isPinned)
/* harmony export */ });
/** True for the address of a document of another machine, false for a path of the workspace. */
function isAddress(path) {
    return /^https?:\/\//i.test(path);
}
/** Longer parts of an address are neither a hash nor a version. */
const LONGEST_NAME = 80;
const HASH = /^(?:[\da-f]{40}|[\da-f]{64})$/;
const VERSION = /^v?\d+(?:\.\d+)+(?:[-+.][-+.\w]*)?$/;
/** True when an address names a commit or a version, as far as that can be told, so that what it gives stays the same. */
function isPinned(address) {
    const { pathname, searchParams } = new URL(address);
    const folders = pathname.split('/').slice(0, -1);
    const names = [...folders, ...searchParams.values()].filter((name) => name.length <= LONGEST_NAME);
    return names.some((name) => HASH.test(name) || VERSION.test(name)) || /\/refs\/tags\/[^/]+\//.test(pathname);
}


/***/ }),

/***/ 7783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ append),
/* harmony export */   d: () => (/* binding */ FEW)
/* harmony export */ });
/** Up to so many alternatives are looked at faster than they are filed. */
const FEW = 16;
/** Puts an item under a key, behind those that stand there. */
function append(lists, key, item) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [item]);
    else
        list.push(item);
}


/***/ }),

/***/ 8299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ TypeScope),
/* harmony export */   Zc: () => (/* binding */ BUILT_IN_TYPES),
/* harmony export */   vg: () => (/* binding */ readTypeNotation)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7009);
/* harmony import */ var _named_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1927);
/* harmony import */ var _localnames_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4661);
/* harmony import */ var _text_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2356);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1734);






/** The names that CWL gives to types itself. */
const BUILT_IN_TYPES = new Set([
    'null', 'boolean', 'int', 'long', 'float', 'double', 'string', 'File', 'Directory', 'Any', 'stdin', 'stdout', 'stderr',
]);
/** Before v1.2 the notation knows one list, so that `File[][]` there is a name, and a name of nothing. */
function readTypeNotation(text, version) {
    const optional = text.endsWith('?');
    const required = optional ? text.slice(0, -1) : text;
    const written = /(?:\[\])*$/.exec(required)?.[0].length ?? 0;
    const lists = version === 'v1.2' ? written / 2 : Math.min(written / 2, 1);
    return { name: required.slice(0, required.length - 2 * lists), lists, optional };
}
/** The named types that a process may use: those of its SchemaDefRequirement and of the processes around it. */
class TypeScope {
    #files;
    #path;
    #types;
    #outer;
    #named;
    #spellings = new Map();
    #places;
    constructor(files, path, process, outer) {
        this.#files = files;
        this.#path = path;
        this.#types = schemaDefTypes(process);
        this.#outer = outer;
    }
    /** The definition that a name, as written inside `container`, stands for. */
    definition(name, container) {
        const file = (container === undefined ? undefined : (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(container)?.source.file) ?? this.#path;
        return this.#own(name, file) ?? this.#fromFile(name, file) ?? this.#outer?.definition(name, container);
    }
    /** False when a definition stands in a file that neither the process nor one around it imports. */
    isDeclared(definition) {
        const file = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(definition)?.source.file ?? this.#path;
        return file === this.#path || this.#files.load(this.#path).reached.has(file) || this.#outer?.isDeclared(definition) === true;
    }
    /** What SchemaDefRequirement defines, in its order. */
    get own() {
        return this.#types;
    }
    /** "Later schema definitions may refer to earlier schema definitions" (CWL v1.2, "SchemaDefRequirement"), not the other way. */
    isLater(definition, user) {
        this.#places ??= new Map(this.#types.map((type, index) => [type, index]));
        const [at, from] = [this.#places.get(definition), this.#places.get(user)];
        return at !== undefined && from !== undefined && at > from;
    }
    /** How the file of `container` would name the types that are defined: by the last part of the name. */
    namesFor(container) {
        const file = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(container)?.source.file ?? this.#path;
        const known = this.#spellings.get(file);
        if (known !== undefined)
            return known;
        const spellings = new Map(this.#outer?.namesFor(container));
        for (const type of this.#types) {
            if (typeof type['name'] !== 'string')
                continue;
            const name = (0,_localnames_js__WEBPACK_IMPORTED_MODULE_5__/* .lastName */ .UK)(type['name']);
            const from = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(type)?.source.file ?? file;
            spellings.set(name, from === file ? name : `${node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file), from)}#${name}`);
        }
        this.#spellings.set(file, spellings);
        return spellings;
    }
    /** A name belongs to the file that writes it (SALAD 1.2, "Identifier resolution"), so `Pair` does not name `types.yml#Pair`. */
    #own(name, file) {
        const fragment = (0,_localnames_js__WEBPACK_IMPORTED_MODULE_5__/* .fragmentOf */ .UB)(name);
        const from = fragment === name || name.startsWith('#') ? file : this.#pathOf(name, file);
        this.#named ??= indexOf(this.#types);
        const { byFragment, byLastName } = this.#named;
        // Of a type that was read from no file, the name alone counts.
        const find = (index, key) => index.get(`${from ?? ''}#${key}`) ?? index.get(`#${key}`);
        return find(byFragment, fragment) ?? find(byLastName, (0,_localnames_js__WEBPACK_IMPORTED_MODULE_5__/* .lastName */ .UK)(fragment));
    }
    #pathOf(name, file) {
        const target = (0,_references_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveReference */ .sX)(this.#files.workspace, file, name);
        return target.kind === 'local' ? target.path : undefined;
    }
    /** `types.yml#Pair`, and inside `types.yml` also `#Pair`, whatever of that file the process imports. */
    #fromFile(name, file) {
        if (file === this.#path && (!name.includes('#') || name.startsWith('#')))
            return undefined;
        const target = (0,_references_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveReference */ .sX)(this.#files.workspace, file, name.includes('#') ? name : `#${name}`);
        if (target.kind !== 'local' || target.fragment === undefined)
            return undefined;
        const { value } = this.#files.load(target.path);
        const found = value === undefined ? undefined : (0,_named_js__WEBPACK_IMPORTED_MODULE_2__/* .findNamed */ .n)(value, target.fragment);
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(found) ? found : undefined;
    }
}
/** Of several with one name, the first. */
function indexOf(types) {
    const byFragment = new Map();
    const byLastName = new Map();
    for (const type of types) {
        const { name } = type;
        if (typeof name !== 'string')
            continue;
        const file = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(type)?.source.file ?? '';
        for (const [index, key] of [[byFragment, `${file}#${(0,_localnames_js__WEBPACK_IMPORTED_MODULE_5__/* .fragmentOf */ .UB)(name)}`], [byLastName, `${file}#${(0,_localnames_js__WEBPACK_IMPORTED_MODULE_5__/* .lastName */ .UK)(name)}`]]) {
            if (!index.has(key))
                index.set(key, type);
        }
    }
    return { byFragment, byLastName };
}
function schemaDefTypes(process) {
    return ['requirements', 'hints'].flatMap((field) => {
        const list = process[field];
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(list))
            return [];
        return list.filter(_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv).flatMap((requirement) => {
            if (requirement['class'] !== 'SchemaDefRequirement')
                return [];
            const { types } = requirement;
            return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(types) ? types.filter(_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv) : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(types) ? [types] : [];
        });
    });
}


/***/ }),

/***/ 9353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ NULL),
/* harmony export */   EV: () => (/* binding */ WIDER),
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   Jq: () => (/* binding */ FILE_OR_DIRECTORY),
/* harmony export */   MF: () => (/* binding */ describeType),
/* harmony export */   Ms: () => (/* binding */ withoutNull),
/* harmony export */   PW: () => (/* binding */ FILE),
/* harmony export */   RB: () => (/* binding */ SIMPLE),
/* harmony export */   Rd: () => (/* binding */ acceptsNull),
/* harmony export */   Z6: () => (/* binding */ unionOf),
/* harmony export */   cS: () => (/* binding */ TypeReader),
/* harmony export */   jk: () => (/* binding */ arrayOf),
/* harmony export */   kZ: () => (/* binding */ isNull),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   nL: () => (/* binding */ describeTypes),
/* harmony export */   x4: () => (/* binding */ ANY)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7009);
/* harmony import */ var _localnames_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4661);
/* harmony import */ var _type_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8299);



const UNKNOWN = { kind: 'unknown' };
const NULL = { kind: 'simple', name: 'null' };
const ANY = { kind: 'simple', name: 'Any' };
const SIMPLE = {
    null: NULL,
    boolean: { kind: 'simple', name: 'boolean' },
    int: { kind: 'simple', name: 'int' },
    long: { kind: 'simple', name: 'long' },
    float: { kind: 'simple', name: 'float' },
    double: { kind: 'simple', name: 'double' },
    string: { kind: 'simple', name: 'string' },
    File: { kind: 'simple', name: 'File' },
    Directory: { kind: 'simple', name: 'Directory' },
    Any: ANY,
};
/** An integer is a number of every kind, and every float a double (Avro 1.8, "Schema Resolution"). */
const WIDER = {
    int: ['long', 'float', 'double'],
    long: ['float', 'double'],
    float: ['double'],
};
const FILE = SIMPLE.File;
const FILE_OR_DIRECTORY = { kind: 'union', members: [SIMPLE.File, SIMPLE.Directory] };
function arrayOf(items, levels = 1) {
    let type = items;
    for (let level = 0; level < levels; level += 1)
        type = { kind: 'array', items: type };
    return type;
}
/** Any one of some types; a union within is opened, and what is said twice is said once. */
function unionOf(types) {
    const members = [...new Set(types.flatMap(membersOf))];
    const [only] = members;
    return members.length === 1 && only !== undefined ? only : { kind: 'union', members };
}
function membersOf(type) {
    return type.kind === 'union' ? type.members : [type];
}
function isNull(type) {
    return type.kind === 'simple' && type.name === 'null';
}
function acceptsNull(type) {
    return type.kind === 'unknown' || membersOf(type).some(isNull);
}
/** The type without null; null alone stays what it is. */
function withoutNull(type) {
    if (type.kind !== 'union')
        return type;
    const members = type.members.filter((member) => !isNull(member));
    return members.length === type.members.length ? type : unionOf(members);
}
/** Of types that hold one another further down than this nothing is said; they cannot be packed either. */
const MOST_LEVELS = 200;
/** Reads types as documents write them, for one process: names, short forms, schemas, lists of alternatives. */
class TypeReader {
    #version;
    #scope;
    #report;
    /** Definitions being read, outermost first: one that holds itself is read as unknown there. */
    #open = new Set();
    #definitions = new Map();
    #defining;
    #isBare = false;
    constructor(version, scope, report = () => { }) {
        this.#version = version;
        this.#scope = scope;
        this.#report = report;
    }
    /** The type that stands in `container` under `key`. */
    read(container, key = 'type') {
        const written = container[key];
        if (written === undefined || written === null)
            return UNKNOWN;
        // A shortcut is all of the type of a parameter; whether the parameter can have it is looked at elsewhere.
        return SHORTCUTS.has(written) && container['id'] !== undefined ? SIMPLE.File : this.#read(written, container, key);
    }
    /** The type that a definition of SchemaDefRequirement is. */
    define(definition) {
        const known = this.#definitions.get(definition);
        if (known !== undefined)
            return known;
        if (this.#open.has(definition) || this.#open.size >= MOST_LEVELS)
            return UNKNOWN;
        this.#open.add(definition);
        const outer = this.#defining;
        this.#defining = definition;
        const type = this.#expanded(() => this.#schema(definition));
        this.#defining = outer;
        this.#open.delete(definition);
        this.#definitions.set(definition, type);
        return type;
    }
    #read(type, container, key) {
        if (typeof type === 'string')
            return this.#named(type, container, key);
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(type))
            return this.#alternatives(type);
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(type) ? this.#schema(type) : UNKNOWN;
    }
    #alternatives(types) {
        if (types.length === 0)
            return UNKNOWN;
        let lists = 0;
        return unionOf(types.map((member, index) => {
            if (this.#isList(member) && (lists += 1) > 1)
                this.#report('duplicate-alternative', types, index, 'array');
            return this.#read(member, types, index);
        }));
    }
    #isList(type) {
        return typeof type === 'string' ? type.endsWith(']') && (0,_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readTypeNotation */ .vg)(type, this.#version).lists > 0 : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(type) && type['type'] === 'array';
    }
    #named(text, container, key) {
        const plain = this.#isBare ? SIMPLE_NAMES.get(text) : plainType(text, this.#version);
        if (plain !== undefined)
            return plain;
        const { name, lists, optional } = (0,_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readTypeNotation */ .vg)(text, this.#version);
        if (this.#isBare && (optional || lists > 0))
            this.#report('unexpanded-type', container, key, text);
        const type = arrayOf(this.#single(name, container, key), lists);
        return optional ? unionOf([NULL, type]) : type;
    }
    /** What is under `items`, where SALAD expands no short forms (the field has no `typeDSL`). */
    #items(schema) {
        const outer = this.#isBare;
        this.#isBare = true;
        const type = this.read(schema, 'items');
        this.#isBare = outer;
        return type;
    }
    #single(name, container, key) {
        if (SHORTCUTS.has(name)) {
            this.#report('misplaced-shortcut', container, key, name);
            return SIMPLE.File;
        }
        if (_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .BUILT_IN_TYPES */ .Zc.has(name))
            return SIMPLE[name];
        const definition = this.#scope.definition(name, container);
        if (definition === undefined) {
            this.#report('undefined-type', container, key, name);
            return UNKNOWN;
        }
        if (this.#scope.isDeclared?.(definition) === false)
            this.#report('undeclared-type', container, key, name);
        if (this.#defining !== undefined && this.#scope.isLater?.(definition, this.#defining) === true)
            this.#report('later-type', container, key, name);
        return this.define(definition);
    }
    #schema(schema) {
        const kind = schema['type'];
        switch (kind) {
            case 'array':
                return { kind: 'array', items: this.#items(schema) };
            case 'record':
                return { kind: 'record', fields: this.#fields(schema['fields']) };
            case 'enum':
                return this.#enum(schema['symbols']);
            default:
                // `type: {type: File}` says the same as `type: File`, at some length; that CWL has no such kind is told elsewhere.
                return kind === undefined || (typeof kind === 'string' && !_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .BUILT_IN_TYPES */ .Zc.has(kind)) ? UNKNOWN : this.read(schema);
        }
    }
    #fields(written) {
        const fields = new Map();
        for (const field of fieldsOf(written)) {
            const name = (0,_localnames_js__WEBPACK_IMPORTED_MODULE_2__/* .lastName */ .UK)(field.name);
            if (name === '')
                this.#report('empty-name', field.container, field.key, name);
            else if (fields.has(name))
                this.#report('duplicate-field', field.container, field.key, name);
            fields.set(name, this.#expanded(() => this.#read(field.type, field.container, field.key)));
        }
        return fields;
    }
    #expanded(read) {
        const outer = this.#isBare;
        this.#isBare = false;
        const type = read();
        this.#isBare = outer;
        return type;
    }
    #enum(written) {
        const symbols = new Set();
        const shortNames = new Set();
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(written))
            return { kind: 'enum', symbols };
        for (const [index, symbol] of written.entries()) {
            if (typeof symbol !== 'string')
                continue;
            const name = symbol.includes('#') ? (0,_localnames_js__WEBPACK_IMPORTED_MODULE_2__/* .lastName */ .UK)(symbol) : symbol;
            if (symbols.has(name))
                this.#report('duplicate-symbol', written, index, name);
            symbols.add(name);
            shortNames.add((0,_localnames_js__WEBPACK_IMPORTED_MODULE_2__/* .shortName */ .EU)(name));
        }
        // Symbols are identifiers (SALAD 1.2, "EnumSchema"): the reference takes `a/b` for b, and platforms take it as it is.
        for (const name of shortNames)
            symbols.add(name);
        return symbols.size === shortNames.size ? { kind: 'enum', symbols } : { kind: 'enum', symbols, shortNames };
    }
}
const SHORTCUTS = new Set(['stdin', 'stdout', 'stderr']);
const SIMPLE_NAMES = new Map(Object.entries(SIMPLE));
/** Such as `File[]?`, of types that CWL has itself; undefined where a name must be looked up. */
function plainType(text, version) {
    const types = PLAIN[version === 'v1.2' ? 'nesting' : 'flat'];
    if (types.has(text))
        return types.get(text);
    const { name, lists, optional } = (0,_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readTypeNotation */ .vg)(text, version);
    const simple = SIMPLE_NAMES.get(name);
    if (simple === undefined || text.length > LONGEST_PLAIN)
        return undefined;
    const whole = arrayOf(simple, lists);
    const type = optional ? unionOf([NULL, whole]) : whole;
    types.set(text, type);
    return type;
}
/** The same few stand in every document: each is made once, which also makes them quick to compare. */
const PLAIN = { nesting: new Map(), flat: new Map() };
/** What is remembered for ever must not be too much: documents that nobody wrote have any number of brackets. */
const LONGEST_PLAIN = 16;
/** Fields as a list, or as a map from the name to the type or to the rest: types of a file come as they are written. */
function fieldsOf(written) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(written)) {
        return written.filter(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv).flatMap((field) => {
            const { name, type } = field;
            return typeof name === 'string' && type !== undefined ? [{ name, type, container: field, key: 'type' }] : [];
        });
    }
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(written))
        return [];
    return Object.keys(written).flatMap((name) => {
        const field = written[name];
        if (field === undefined || field === null)
            return [];
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(field) && field['type'] !== undefined && !isSchema(field))
            return [{ name, type: field['type'], container: field, key: 'type' }];
        return [{ name, type: field, container: written, key: name }];
    });
}
function isSchema(value) {
    return value['symbols'] !== undefined || value['items'] !== undefined || value['fields'] !== undefined;
}
/** Further in, and beyond so many names, a type is only hinted at: records in records can be as large as a document. */
const DESCRIBED_LEVELS = 4;
const DESCRIBED_NAMES = 6;
/** A type as a person would write it, such as `File[]?`. */
function describeType(type, levels = DESCRIBED_LEVELS) {
    if (levels === 0)
        return '…';
    const inner = (part) => describeType(part, levels - 1);
    switch (type.kind) {
        case 'simple':
            return type.name;
        case 'array':
            if (type.items.kind === 'unknown')
                return 'a list';
            return type.items.kind === 'simple' || type.items.kind === 'array' ? `${describeType(type.items, levels)}[]` : `(${inner(type.items)})[]`;
        case 'record':
            return `record of ${listed(type.fields.keys(), (name) => `${name}: ${inner(type.fields.get(name) ?? UNKNOWN)}`)}`;
        case 'enum':
            return `enum of ${listed(type.shortNames ?? type.symbols, (symbol) => symbol)}`;
        case 'unknown':
            return 'an unknown type';
        case 'union': {
            const others = type.members.filter((member) => !isNull(member));
            const [only] = others;
            if (others.length === 1 && only !== undefined && only.kind !== 'enum' && only.kind !== 'record')
                return `${inner(only)}?`;
            return listed(type.members, inner, ' or ');
        }
    }
}
/** Alternatives as a person would list them, the first of many. */
function describeTypes(types) {
    return listed(types, (type) => describeType(type));
}
function listed(items, describe, between = ', ') {
    const shown = [];
    for (const item of items) {
        if (shown.length >= DESCRIBED_NAMES)
            return `${shown.join(between)}${between}…`;
        shown.push(describe(item));
    }
    return shown.length === 0 ? 'nothing' : shown.join(between);
}


/***/ })

};

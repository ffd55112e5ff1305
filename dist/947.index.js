export const id = 947;
export const ids = [947];
export const modules = {

/***/ 7551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   KD: () => (/* binding */ contentsOf),
/* harmony export */   kg: () => (/* binding */ isProcess)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _holes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9345);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4484);
/* harmony import */ var _text_map_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(151);




/** What a file gives to those that import it: of a document graph, the list of what is in it (SALAD 1.2, "Document graph"). */
function contentsOf(root) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(root) || !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(root['$graph']))
        return root;
    const known = CONTENTS.get(root);
    if (known !== undefined)
        return known;
    const contents = (0,_text_map_items_js__WEBPACK_IMPORTED_MODULE_3__/* .mapItems */ .Z)(root['$graph'], (item) => partOf(root, item));
    CONTENTS.set(root, contents);
    return contents;
}
/** Made once, however often it is imported. */
const CONTENTS = new WeakMap();
/**
 * A part of a file with what its root says of it and it has lost sight of where it is imported: the prefixes (SALAD 1.2,
 * "Document context"), and of a process the version.
 */
function partOf(root, part) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(root) || !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(part) || (0,_holes_js__WEBPACK_IMPORTED_MODULE_1__/* .isHole */ .$)(part))
        return part;
    const fields = isProcess(part) ? ['cwlVersion', '$namespaces'] : ['$namespaces'];
    const lost = fields.filter((field) => root[field] !== undefined && !(field in part));
    if (lost.length === 0)
        return part;
    const parts = PARTS.get(root) ?? new WeakMap();
    PARTS.set(root, parts);
    const known = parts.get(part);
    if (known !== undefined)
        return known;
    const copy = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .copyOf */ .zP)(part);
    for (const field of lost)
        copy[field] = root[field];
    parts.set(part, copy);
    return copy;
}
/** By root: a part that is named many times is one and the same each time. */
const PARTS = new WeakMap();
/** Whether it has the class of a process of some version. */
function isProcess(part) {
    const { class: processClass } = part;
    return typeof processClass === 'string' && Object.values(_model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MODELS */ .L6).some(({ processes }) => processes.includes(processClass));
}


/***/ }),

/***/ 866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ namedObjects),
/* harmony export */   n: () => (/* binding */ findNamed)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
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
/** The objects of a list, or of the map that stands for it, by their last name. */
function namedObjects(value, key) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return value.filter(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv).map((item) => [(0,_localnames_js__WEBPACK_IMPORTED_MODULE_1__/* .lastName */ .UK)(typeof item[key] === 'string' ? item[key] : ''), item]);
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return [];
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(value).flatMap(([name, item]) => ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) ? [[(0,_localnames_js__WEBPACK_IMPORTED_MODULE_1__/* .lastName */ .UK)(name), item]] : []));
}


/***/ }),

/***/ 8585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   dx: () => (/* binding */ resolveFrom),
/* harmony export */   fN: () => (/* binding */ LONGEST_PATH),
/* harmony export */   sX: () => (/* binding */ resolveReference)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4606);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4342);



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
        const image = /^docker:\/\/(.+)/.exec(reference)?.[1];
        if (image !== undefined)
            return { kind: 'unsupported', reason: `${reference} is an image, and no document`, hint: `Write a tool, with DockerRequirement: {dockerPull: "${image}"} under its requirements, and run that.` };
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
    if (!text.includes('%'))
        return text;
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

/***/ 9345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isHole),
/* harmony export */   K: () => (/* binding */ markHole)
/* harmony export */ });
const HOLES = new WeakSet();
/** Marks a map as standing in the place of what could not be imported, whose mistake is told already. */
function markHole(map) {
    HOLES.add(map);
}
function isHole(value) {
    return typeof value === 'object' && value !== null && HOLES.has(value);
}


/***/ }),

/***/ 4661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ shortName),
/* harmony export */   UB: () => (/* binding */ fragmentOf),
/* harmony export */   UK: () => (/* binding */ lastName),
/* harmony export */   fC: () => (/* binding */ wholeName),
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
 * The whole name of a process: the fragment of its id or, where the id is relative, the id behind `scope`, the name of the
 * place that it is embedded in. What has no id is called like that place (SALAD 1.2, "Identifier resolution").
 */
function wholeName(id, scope) {
    if (typeof id !== 'string')
        return scope;
    return scope === undefined || id.includes('#') ? fragmentOf(id) : `${scope}/${id}`;
}
/**
 * A link as written under `source` or `outputSource`, made relative to its workflow: `input`, or `step/output`. One that
 * names its document begins with the whole name of the workflow: `#main/input`, or `#main/step/run/input` for one that is
 * embedded. Any other is looked for "in each successive parent scope" (SALAD 1.2, "JsonldPredicate", `refScope`), so that
 * `main/input` and `step/run/input` are the same, unless `isOwn` says that a step is called main and has an `input`
 * itself. What is found in neither way is left as it is, and dangles.
 */
function localSource(reference, { whole, own }, isOwn) {
    const fragment = fragmentOf(reference);
    if (whole === undefined || whole === '' || !fragment.includes('/'))
        return fragment;
    // Real documents begin with the id alone, also where they embed the workflow.
    if (reference !== fragment)
        return withoutScope(fragment, whole) ?? (own === undefined ? undefined : withoutScope(fragment, own)) ?? fragment;
    const ways = waysFromScopes(fragment, whole);
    if (ways.length === 0 || isOwn(fragment))
        return fragment;
    return ways.find((way) => !way.includes('/') || isOwn(way)) ?? ways[0] ?? fragment;
}
/** A document of 200 levels, as deep as they are read, has a name of fewer parts at its innermost place. */
const MOST_SCOPES = 200;
/** What of a link follows an end of a name, the shortest end first: `b/i` and `i` of `b/b/i` in `a/b/b`. */
function waysFromScopes(link, name) {
    const ways = [];
    let at = link.indexOf('/');
    for (let count = 0; at > 0 && at <= name.length && count < MOST_SCOPES; count += 1) {
        const start = name.length - at;
        if ((start === 0 || name[start - 1] === '/') && name.endsWith(link.slice(0, at)))
            ways.push(link.slice(at + 1));
        at = link.indexOf('/', at + 1);
    }
    return ways;
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
  H6: () => (/* reexport */ notation/* SCHEMAS */.H6),
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
        'valueFrom?': 'string | Expression',
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
        'glob?': 'string | Expression | string[]',
        'loadContents?': 'boolean',
        'outputEval?': 'string | Expression',
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
        'secondaryFiles?': 'string | Expression | (string | Expression)[]',
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
        'secondaryFiles?': 'string | Expression | (string | Expression)[]',
        'streamable?': 'boolean',
        'doc?': 'string | string[]',
        id: 'string',
        'outputBinding?': 'CommandOutputBinding',
        'format?': 'string | Expression',
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
        envValue: 'string | Expression',
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
        'secondaryFiles?': 'string | Expression | (string | Expression)[]',
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
        'secondaryFiles?': 'string | Expression | (string | Expression)[]',
        'streamable?': 'boolean',
        'doc?': 'string | string[]',
        id: 'string',
        'outputBinding?': 'CommandOutputBinding',
        'format?': 'string | Expression',
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
        'entryname?': 'string | Expression',
        entry: 'string | Expression',
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
        'arguments?': '(string | Expression | CommandLineBinding)[]',
        'stdin?': 'string | Expression',
        'stderr?': 'string | Expression',
        'stdout?': 'string | Expression',
        'successCodes?': 'int[]',
        'temporaryFailCodes?': 'int[]',
        'permanentFailCodes?': 'int[]',
    },
    ExpressionToolOutputParameter: {
        'label?': 'string',
        'secondaryFiles?': 'string | Expression | (string | Expression)[]',
        'streamable?': 'boolean',
        'doc?': 'string | string[]',
        id: 'string',
        'outputBinding?': 'CommandOutputBinding',
        'format?': 'string | Expression',
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
        'secondaryFiles?': 'string | Expression | (string | Expression)[]',
        'streamable?': 'boolean',
        'doc?': 'string | string[]',
        id: 'string',
        'outputBinding?': 'CommandOutputBinding',
        'format?': 'string | Expression',
        'outputSource?': 'string | string[]',
        'linkMerge?': "'merge_nested' | 'merge_flattened'",
        'type?': 'OutputType',
    },
    WorkflowStepInput: {
        'source?': 'string | string[]',
        'linkMerge?': "'merge_nested' | 'merge_flattened'",
        id: 'string',
        'default?': 'Any',
        'valueFrom?': 'string | Expression',
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
/* harmony export */   H6: () => (/* binding */ SCHEMAS),
/* harmony export */   eI: () => (/* binding */ amend),
/* harmony export */   le: () => (/* binding */ EXTENSION_FIELD),
/* harmony export */   xe: () => (/* binding */ declare)
/* harmony export */ });
/** By the `type` of a schema, the name of its record behind that of its family. */
const SCHEMAS = new Map([['record', 'RecordSchema'], ['enum', 'EnumSchema'], ['array', 'ArraySchema']]);
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

/***/ 4154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ namespacesWithin),
/* harmony export */   Gw: () => (/* binding */ namespacesOf),
/* harmony export */   WM: () => (/* binding */ prefixedField),
/* harmony export */   ZQ: () => (/* binding */ ownTerm),
/* harmony export */   _8: () => (/* binding */ gluedField),
/* harmony export */   dt: () => (/* binding */ isField),
/* harmony export */   zR: () => (/* binding */ prefixedWords)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4484);


/** CWL's vocabulary and SALAD's, with the prefixes that stand for them unless something else is declared. */
const OWN = new Map([['cwl', 'https://w3id.org/cwl/cwl#'], ['sld', 'https://w3id.org/cwl/salad#']]);
/** `baseCommand` of `cwl:baseCommand`: a word under a prefix or the address of CWL's vocabulary, or SALAD's. */
function ownTerm(text, namespaces = OWN) {
    const colon = text.indexOf(':');
    if (colon < 0)
        return undefined;
    const prefix = text.slice(0, colon);
    const base = namespaces.get(prefix) ?? OWN.get(prefix);
    const address = base === undefined ? text : base + text.slice(colon + 1);
    const vocabulary = [...OWN.values()].find((own) => address.startsWith(own));
    return vocabulary === undefined ? undefined : address.slice(vocabulary.length) || undefined;
}
/**
 * The field of CWL that a key with a prefix names. It is refused: validators take it for a field of another vocabulary,
 * and so do platforms, which compare the text.
 */
function prefixedField(version, key, namespaces) {
    const own = ownTerm(key, namespaces);
    return own !== undefined && fieldsOf(version).has(own) ? own : undefined;
}
/** What a document or a part of it declares. */
function namespacesOf({ $namespaces: declared }) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(declared))
        return NO_NAMESPACES;
    const known = DECLARED.get(declared);
    if (known !== undefined)
        return known;
    const namespaces = new Map(Object.entries(declared).map(([prefix, address]) => [prefix, typeof address === 'string' ? address : '']));
    DECLARED.set(declared, namespaces);
    return namespaces;
}
const NO_NAMESPACES = new Map();
/** What holds in a part of a document: what it declares itself, and what is declared around it. */
function namespacesWithin(part, around) {
    if (part['$namespaces'] === undefined)
        return around;
    const own = namespacesOf(part);
    return { get: (prefix) => own.get(prefix) ?? around.get(prefix), has: (prefix) => own.has(prefix) || around.has(prefix) };
}
/** Each process and each part of a file is asked for what the file declares. */
const DECLARED = new WeakMap();
/** The field of CWL that stands before a colon without a space, as in `type:File`, which is a key of another vocabulary to all. */
function gluedField(version, key, namespaces) {
    const prefix = key.slice(0, Math.max(0, key.indexOf(':')));
    return !namespaces.has(prefix) && fieldsOf(version).has(prefix) ? prefix : undefined;
}
/** Whether any record of CWL has a field of that name. */
function isField(version, name) {
    return fieldsOf(version).has(name);
}
const FIELDS = new Map();
function fieldsOf(version) {
    const known = FIELDS.get(version);
    if (known !== undefined)
        return known;
    const model = _index_js__WEBPACK_IMPORTED_MODULE_1__/* .MODELS */ .L6[version];
    const fields = new Set(Object.keys(model.declarations).flatMap((name) => [...model.record(name).fields.keys()]));
    FIELDS.set(version, fields);
    return fields;
}
/** What is said of such a key, wherever it is met. */
function prefixedWords(key, field) {
    return [`${key} is read as a field of another vocabulary`, `Write ${field}, without the prefix.`];
}


/***/ }),

/***/ 7824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ requirementsOf),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Qv: () => (/* binding */ objectsIn),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   e9: () => (/* binding */ writtenUnder),
/* harmony export */   ev: () => (/* binding */ isNamed)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);

/** The objects of a list that a process holds under a key; none where it holds something else. */
function objectsIn(holder, key) {
    const list = holder[key];
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(list) ? only(list, _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) : NONE;
}
/** The requirements and hints of one class that a process or step has itself. */
function requirementsOf(holder, name) {
    return ['requirements', 'hints'].flatMap((field) => objectsIn(holder, field).filter((item) => item['class'] === name));
}
/** The items of a list, or what stands for a list of one; none where nothing stands there. */
function writtenUnder(holder, key) {
    const value = holder[key] ?? null;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return value.map((item, index) => ({ value: item, container: value, key: index }));
    return value === null ? NONE : [{ value, container: holder, key }];
}
/** A list of texts, or the one that stands for a list of one. */
function textsIn(holder, key) {
    const value = holder[key];
    if (typeof value === 'string')
        return [value];
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) ? only(value, isText) : NONE;
}
const NONE = [];
/** The items of one kind; nearly every list has no others, and is its own answer. */
function only(list, isOfKind) {
    for (let index = 0; index < list.length; index += 1) {
        if (!isOfKind(list[index]))
            return list.filter(isOfKind);
    }
    return list;
}
function isText(value) {
    return typeof value === 'string';
}
/** Whether an item of a list is an object with a name. */
function isNamed(item) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) && nameOf(item) !== undefined;
}
function nameOf(holder) {
    return typeof holder['id'] === 'string' ? holder['id'] : undefined;
}


/***/ }),

/***/ 38:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ relativePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** The way from a folder to a file, both relative to the same root. Node would ask for the process's own folder, which may be gone. */
function relativePath(folder, path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join('/', folder), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join('/', path));
}


/***/ }),

/***/ 151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ mapItems)
/* harmony export */ });
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2356);

/** The list with each item changed, where it was read from too; the list itself when no item is another one. */
function mapItems(list, change) {
    let copy;
    // Every list of every document comes by here: an iterator would cost more than the look at its items.
    for (let index = 0; index < list.length; index += 1) {
        const item = list[index];
        const changed = change(item);
        if (changed !== item) {
            copy ??= copyWithOrigin(list);
            copy[index] = changed;
        }
    }
    return copy ?? list;
}
function copyWithOrigin(list) {
    const copy = list.slice();
    const origin = (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originOf */ .yv)(list);
    if (origin !== undefined)
        (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .setOrigin */ .vB)(copy, origin);
    return copy;
}


/***/ }),

/***/ 8262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zc: () => (/* binding */ BUILT_IN_TYPES),
  $2: () => (/* binding */ TypeScope),
  Ai: () => (/* binding */ isTypeName),
  vg: () => (/* binding */ readTypeNotation)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/cwl/documents/document-root.js
var document_root = __webpack_require__(7551);
// EXTERNAL MODULE: ./lib/cwl/documents/named.js
var named = __webpack_require__(866);
// EXTERNAL MODULE: ./lib/cwl/remote.js
var remote = __webpack_require__(4606);
// EXTERNAL MODULE: ./lib/cwl/localnames.js
var localnames = __webpack_require__(4661);
// EXTERNAL MODULE: ./lib/cwl/parts.js
var parts = __webpack_require__(7824);
// EXTERNAL MODULE: ./lib/cwl/relative-path.js
var relative_path = __webpack_require__(38);
// EXTERNAL MODULE: ./lib/cwl/text/origin.js
var origin = __webpack_require__(2356);
// EXTERNAL MODULE: ./lib/cwl/documents/references.js
var references = __webpack_require__(8585);
// EXTERNAL MODULE: ./lib/cwl/types/written-fields.js
var written_fields = __webpack_require__(1349);
;// CONCATENATED MODULE: ./lib/cwl/types/inner-types.js




/**
 * Types within types, by the name of each and of all that is around it, such as `rec/field/inner` (SALAD 1.2, "Identifier
 * resolution"). What has no name is no part of it.
 */
class InnerTypes {
    #files = new Map();
    #outermost = new Map();
    constructor(types) {
        for (const type of types)
            this.#add(type, this.#top(fileOf(type)), type);
    }
    /** The type that a file calls so, also behind the name of the process. */
    find(file, fragment) {
        const names = this.#files.get(file);
        if (names === undefined)
            return undefined;
        const parts = fragment.split('/');
        const found = typeAt(names, parts, 0);
        if (found !== undefined)
            return found;
        for (let start = 1; start < parts.length - 1; start += 1) {
            const behind = typeAt(names, parts, start);
            if (behind !== undefined)
                return behind;
        }
        return undefined;
    }
    /** The one that is in no other, which may be the type itself. */
    around(type) {
        return this.#outermost.get(type) ?? type;
    }
    #top(file) {
        const names = this.#files.get(file) ?? { parts: new Map() };
        this.#files.set(file, names);
        return { file, names };
    }
    #add(type, scope, outermost) {
        if ((0,json/* isArray */.cy)(type))
            for (const member of type)
                this.#add(member, scope, outermost);
        if (!(0,json/* isObject */.Gv)(type))
            return;
        const { name, items, type: inner } = type;
        const here = fileOf(type) === scope.file ? scope : this.#top(fileOf(type));
        const within = typeof name === 'string' ? this.#enter(here, name) : here;
        if (within !== here) {
            within.names.type ??= type;
            this.#outermost.set(type, outermost);
        }
        for (const field of (0,written_fields/* fieldsOf */.P)(type['fields']))
            this.#add(field.type, this.#enter(within, field.name), outermost);
        for (const part of [items, inner])
            if (typeof part === 'object')
                this.#add(part, within, outermost);
    }
    #enter(scope, name) {
        let { names } = name.includes('#') ? this.#top(scope.file) : scope;
        for (const part of (0,localnames/* fragmentOf */.UB)(name).split('/')) {
            const next = names.parts.get(part) ?? { parts: new Map() };
            names.parts.set(part, next);
            names = next;
        }
        return { file: scope.file, names };
    }
}
function typeAt(names, parts, start) {
    let at = names;
    for (let index = start; index < parts.length && at !== undefined; index += 1)
        at = at.parts.get(parts[index] ?? '');
    return at?.type;
}
/** Empty where a type was read from no file. */
function fileOf(type) {
    return (0,origin/* originOf */.yv)(type)?.source.file ?? '';
}

;// CONCATENATED MODULE: ./lib/cwl/types/type-names.js











/** The names that CWL gives to types itself. */
const BUILT_IN_TYPES = new Set([
    'null', 'boolean', 'int', 'long', 'float', 'double', 'string', 'File', 'Directory', 'Any', 'stdin', 'stdout', 'stderr',
]);
/** Whether a text is a type of CWL, in a short form or without. */
function isTypeName(value) {
    return typeof value === 'string' && BUILT_IN_TYPES.has(value.replace(/(?<!\[\]|\?)(?:\[\]|\?)+$/, ''));
}
/** Before v1.2 the notation knows one list, so that `File[][]` there is a name, and a name of nothing. */
function readTypeNotation(text, version) {
    const optional = text.endsWith('?');
    const required = optional ? text.slice(0, -1) : text;
    const written = /(?<!\[\])(?:\[\])*$/.exec(required)?.[0].length ?? 0;
    const lists = version === 'v1.2' ? written / 2 : Math.min(written / 2, 1);
    return { name: required.slice(0, required.length - 2 * lists), lists, optional };
}
/** Thousands of processes may be embedded where thousands of types are defined: those are not copied for each. */
function joined(own, outer) {
    return outer === undefined ? own : { get: (name) => own.get(name) ?? outer.get(name), values: () => oneAfterTheOther(outer, own) };
}
function* oneAfterTheOther(...all) {
    for (const spellings of all)
        yield* spellings.values();
}
/**
 * The named types that a process may use: those of its SchemaDefRequirement, or where it has none those of the step or the
 * process around it ("the most specific instance of the requirement is used", CWL v1.2, "Requirements and hints").
 */
class TypeScope {
    #files;
    #path;
    #types;
    #outer;
    #beside = new Set();
    #inherited = new Set();
    /** Of what stands in a name before its `#`, by the file that writes it: many names lead to one file. */
    #paths = new Map();
    #named;
    #spellings = new Map();
    #places;
    #inner;
    #imported;
    #areTypes;
    /** Whether the process has such a requirement, or one around it: else what runs it may have one, before which its hints give way. */
    isDefined;
    #move;
    /** By what a file says; each is one and the same however often it is named. */
    #moved = new Map();
    /** `move` makes of what a file has beside the types that are imported from it what `holder` has of those. */
    constructor(files, path, holder, outer, move = asWritten) {
        this.#move = move;
        this.#files = files;
        this.#path = path;
        this.#types = schemaDefTypes(holder);
        const isRequired = definesTypes(holder);
        this.#outer = isRequired ? undefined : outer;
        this.isDefined = isRequired || this.#outer?.isDefined === true;
    }
    /** The definition that a name, as written inside `container`, stands for. */
    definition(name, container) {
        // A name may be written out and empty, as those of types that nothing names.
        if ((0,localnames/* lastName */.UK)(name) === '')
            return undefined;
        const file = (container === undefined ? undefined : (0,origin/* originOf */.yv)(container)?.source.file) ?? this.#path;
        return this.#listed(name, file) ?? this.#fromFile(name, file);
    }
    /** False when SchemaDefRequirement does not list a definition, and it does not stand beside one that it lists, which names it. */
    isDeclared(definition, container) {
        if (!this.#beside.has(definition))
            return true;
        // What other items of its list hold is not known.
        this.#areTypes ??= this.#types.every((type) => type['type'] !== undefined);
        if (!this.#areTypes)
            return true;
        const file = (0,origin/* originOf */.yv)(definition)?.source.file;
        return file !== undefined && file === (0,origin/* originOf */.yv)(container)?.source.file && this.importsOf(file);
    }
    /** Whether SchemaDefRequirement imports something of a file. */
    importsOf(file) {
        this.#imported ??= this.#files.reachedFrom(new Set(this.#types.flatMap((type) => (0,origin/* originOf */.yv)(type)?.source.file ?? []).filter((from) => from !== this.#path)));
        return this.#imported.has(file) || this.#outer?.importsOf(file) === true;
    }
    /** The file that a name, as written inside `container`, says before its `#`, where there is none. */
    absentFile(name, container) {
        if (name.indexOf('#') < 1)
            return undefined;
        const path = this.#pathOf(name, (0,origin/* originOf */.yv)(container)?.source.file ?? this.#path);
        return path === undefined || (0,remote/* isAddress */.P)(path) || this.#files.workspace.has(path) ? undefined : path;
    }
    /** For what a step embeds: its types are used "when interpreting the `inputs` and `run` fields" (CWL v1.2, "SchemaDefRequirement"). */
    within(step) {
        return schemaDefTypes(step).length === 0 ? this : new TypeScope(this.#files, this.#path, step, this, this.#move);
    }
    /** What SchemaDefRequirement defines, in its order. */
    get own() {
        return this.#types;
    }
    /** What files have beside the types that are imported from them, as far as it was asked for. */
    get beside() {
        return this.#beside;
    }
    /** What is defined around the process, as far as it was asked for. */
    get inherited() {
        return this.#inherited;
    }
    /** "Later schema definitions may refer to earlier schema definitions" (CWL v1.2, "SchemaDefRequirement"), not the other way. */
    isLater(definition, user) {
        this.#places ??= firstPlaces(this.#types);
        const [at, from] = [this.#places.get(this.#inner?.around(definition) ?? definition), this.#places.get(user)];
        return at !== undefined && from !== undefined && at > from;
    }
    /** How the file of `container` would name the types that are defined: by the last part of the name. */
    namesFor(container) {
        const file = (0,origin/* originOf */.yv)(container)?.source.file ?? this.#path;
        const known = this.#spellings.get(file);
        if (known !== undefined)
            return known;
        const own = new Map();
        for (const type of this.#types) {
            if (typeof type['name'] !== 'string')
                continue;
            const name = (0,localnames/* lastName */.UK)(type['name']);
            const from = (0,origin/* originOf */.yv)(type)?.source.file ?? file;
            own.set(name, from === file ? name : `${(0,relative_path/* relativePath */.i)(external_node_path_.posix.dirname(file), from)}#${name}`);
        }
        const spellings = joined(own, this.#outer?.namesFor(container));
        this.#spellings.set(file, spellings);
        return spellings;
    }
    /** A name belongs to the file that writes it (SALAD 1.2, "Identifier resolution"), so `Pair` does not name `types.yml#Pair`. */
    #own(name, file) {
        this.#named ??= indexOf(this.#types);
        const { byIdentifier, byFragment, byLastName } = this.#named;
        const same = byIdentifier.get(identifierOf(name, file));
        if (same !== undefined)
            return same;
        const fragment = (0,localnames/* fragmentOf */.UB)(name);
        const from = fragment === name || name.startsWith('#') ? file : this.#pathOf(name, file);
        // Of a type that was read from no file, the name alone counts.
        const find = (index, key) => index.get(`${from ?? ''}#${key}`) ?? index.get(`#${key}`);
        return find(byFragment, fragment) ?? this.#within(from ?? '', fragment) ?? find(byLastName, (0,localnames/* lastName */.UK)(fragment));
    }
    #within(file, fragment) {
        this.#inner ??= new InnerTypes(this.#types);
        return this.#inner.find(file, fragment) ?? this.#inner.find('', fragment);
    }
    #pathOf(name, file) {
        const written = name.slice(0, name.indexOf('#'));
        const key = `${file}#${written}`;
        if (this.#paths.has(key))
            return this.#paths.get(key);
        const target = (0,references/* resolveReference */.sX)(this.#files.workspace, file, `${written}#`);
        const path = target.kind === 'local' ? target.path : undefined;
        this.#paths.set(key, path);
        return path;
    }
    #listed(name, file) {
        const own = this.#own(name, file);
        if (own !== undefined)
            return own;
        const found = this.#outer === undefined ? undefined : this.#outer.#listed(name, file);
        if (found !== undefined)
            this.#inherited.add(found);
        return found;
    }
    /** `types.yml#Pair`, and inside `types.yml` also `#Pair`, whatever of that file the process imports. */
    #fromFile(name, file) {
        const path = name.includes('#') ? this.#pathOf(name, file) : file;
        const fragment = (0,references/* decode */.D4)(name.slice(name.indexOf('#') + 1));
        // Of the file of the process itself, only what SchemaDefRequirement lists has a name.
        if (path === undefined || path === this.#path || fragment === '')
            return undefined;
        const { value } = this.#files.load(path);
        const named = value === undefined ? undefined : namedType(value, fragment);
        const found = value === undefined || named === undefined ? undefined : (0,document_root/* partOf */.BU)(value, named);
        // What has an id is a parameter or a process, and no definition of a type.
        if (!(0,json/* isObject */.Gv)(found) || found['id'] !== undefined)
            return undefined;
        this.#beside.add(found);
        const moved = this.#moved.get(found) ?? this.#move(found);
        this.#moved.set(found, moved);
        return moved;
    }
}
/** In another process, as in this one, only types of SchemaDefRequirement have names, and none that stands in a parameter. */
function namedType(root, name) {
    if (!(0,json/* isObject */.Gv)(root) || !(0,document_root/* isProcess */.kg)(root))
        return (0,named/* findNamed */.n)(root, name);
    return (0,named/* findNamed */.n)(root['requirements'] ?? null, name) ?? (0,named/* findNamed */.n)(root['hints'] ?? null, name);
}
function asWritten(definition) {
    return definition;
}
/** An address stands for itself, wherever it is written; who writes packed documents names types by the file that they came from. */
function identifierOf(name, file) {
    return /^[a-z][a-z\d+.-]*:/i.test(name) ? name : `${file} ${name}`;
}
/** Of several with one name, the first. */
function indexOf(types) {
    const byIdentifier = new Map();
    const byFragment = new Map();
    const byLastName = new Map();
    for (const type of types) {
        const { name } = type;
        if (typeof name !== 'string')
            continue;
        const file = (0,origin/* originOf */.yv)(type)?.source.file ?? '';
        for (const [index, key] of [[byIdentifier, identifierOf(name, file)], [byFragment, `${file}#${(0,localnames/* fragmentOf */.UB)(name)}`], [byLastName, `${file}#${(0,localnames/* lastName */.UK)(name)}`]]) {
            if (!index.has(key))
                index.set(key, type);
        }
    }
    return { byIdentifier, byFragment, byLastName };
}
/** A file that is imported twice gives one and the same definition twice; the first defines it. */
function firstPlaces(types) {
    const places = new Map();
    for (const [index, type] of types.entries()) {
        if (!places.has(type))
            places.set(type, index);
    }
    return places;
}
/** Hints give way to what is required further out. */
function definesTypes(holder) {
    return (0,parts/* objectsIn */.Qv)(holder, 'requirements').some((requirement) => requirement['class'] === 'SchemaDefRequirement');
}
function schemaDefTypes(holder) {
    return (0,parts/* requirementsOf */.CG)(holder, 'SchemaDefRequirement').flatMap(({ types }) => ((0,json/* isArray */.cy)(types) ? types.filter(json/* isObject */.Gv) : (0,json/* isObject */.Gv)(types) ? [types] : []));
}


/***/ }),

/***/ 1349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ fieldsOf)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);

/** Fields as a list, or as a map from the name to the type or to the rest: types of a file come as they are written. */
function fieldsOf(written) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(written)) {
        return written.filter(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv).flatMap((field) => {
            const { name, type } = field;
            return typeof name === 'string' && type !== undefined ? [{ name, type, container: field, key: 'type', files: filesOf(field) }] : [];
        });
    }
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(written))
        return [];
    return Object.keys(written).flatMap((name) => {
        const field = written[name];
        if (field === undefined || field === null)
            return [];
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(field) && field['type'] !== undefined && !isSchema(field))
            return [{ name, type: field['type'], container: field, key: 'type', files: filesOf(field) }];
        return [{ name, type: field, container: written, key: name, files: undefined }];
    });
}
function filesOf({ format = null, secondaryFiles = null }) {
    return format === null && secondaryFiles === null ? undefined : { format, secondaryFiles };
}
function isSchema(value) {
    return value['symbols'] !== undefined || value['items'] !== undefined || value['fields'] !== undefined;
}


/***/ })

};

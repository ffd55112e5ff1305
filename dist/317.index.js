export const id = 317;
export const ids = [317];
export const modules = {

/***/ 3851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ applyChecks),
  Y: () => (/* binding */ isWanted)
});

// EXTERNAL MODULE: ./lib/json/index.js + 5 modules
var json = __webpack_require__(9328);
;// CONCATENATED MODULE: ./lib/cwl/baseline.js

/**
 * What is the same about a problem when lines move: its file, code and message, and which of several alike it is. Lines
 * that a message mentions do not count.
 */
function fingerprintsOf(problems) {
    const seen = new Map();
    return problems.map(({ file, code, message }) => {
        const text = [file, code, message.replaceAll(/\bline \d+/g, 'line')].join('\n');
        const count = (seen.get(text) ?? 0) + 1;
        seen.set(text, count);
        return count === 1 ? text : `${text}\n${count}`;
    });
}
/** The problems that a baseline does not have. */
function withoutAccepted(problems, { fingerprints }) {
    const own = fingerprintsOf(problems);
    return problems.filter((_, index) => !fingerprints.has(own[index] ?? ''));
}
/** A baseline file that accepts these problems: readable, and in an order that makes small differences. */
function baselineToJson(problems) {
    const lines = fingerprintsOf(problems).map((fingerprint) => fingerprint.split('\n')).sort((left, right) => (left.join('\n') < right.join('\n') ? -1 : 1));
    return objectFrom([
        ['version', 1],
        ['accepted', lines.map(([file = '', code = '', message = '', count]) => objectFrom([['file', file], ['code', code], ['message', message], ...(count === undefined ? [] : [['count', Number(count)]])]))],
    ]);
}
/** Reads a baseline file; the text says what is wrong with one that is none. */
function baselineFromJson(value) {
    if (!isObject(value) || value['version'] !== 1)
        return { ok: false, message: 'a baseline is a map with version: 1; this is none, or of a later version' };
    const { accepted } = value;
    if (!isArray(accepted))
        return { ok: false, message: 'a baseline lists problems under accepted' };
    const fingerprints = new Set();
    for (const [index, entry] of accepted.entries()) {
        const [file, code, message, count] = isObject(entry) ? [entry['file'], entry['code'], entry['message'], entry['count']] : [];
        if (typeof file !== 'string' || typeof code !== 'string' || typeof message !== 'string') {
            return { ok: false, message: `item ${index + 1} of accepted lacks file, code or message` };
        }
        fingerprints.add([file, code, message, ...(typeof count === 'number' ? [count] : [])].join('\n'));
    }
    return { ok: true, baseline: { fingerprints } };
}

// EXTERNAL MODULE: ./lib/cwl/codes.js
var codes = __webpack_require__(1628);
;// CONCATENATED MODULE: ./lib/cwl/checks.js


/** The problems that the configuration wants told, with the severities that it gives them. */
function applyChecks(problems, checks = {}) {
    const fresh = checks.baseline === undefined ? problems : withoutAccepted(problems, checks.baseline);
    return fresh.flatMap((problem) => {
        const level = levelOf(problem, checks);
        if (level === 'off')
            return [];
        const severity = checks.strict === true && level === 'warning' ? 'error' : level;
        return severity === problem.severity ? [problem] : [{ ...problem, severity }];
    });
}
/** Whether problems of a code are told anywhere at all. */
function isWanted(code, { levels = {}, paths = [] }) {
    const level = Object.hasOwn(levels, code) ? levels[code] : codes/* CODES */.Lp[code].severity;
    return level !== 'off' || paths.some((path) => Object.hasOwn(path.levels, code) && path.levels[code] !== 'off');
}
function levelOf(problem, { levels = {}, paths = [] }) {
    const exception = paths.findLast((path) => Object.hasOwn(path.levels, problem.code) && path.matches(problem.file));
    const chosen = exception?.levels[problem.code] ?? (Object.hasOwn(levels, problem.code) ? levels[problem.code] : undefined);
    if (chosen !== undefined)
        return chosen;
    // Mistakes in a hint are told with less than the severity of their code.
    return (0,codes/* isProblemCode */.NU)(problem.code) && codes/* CODES */.Lp[problem.code].severity === 'off' ? 'off' : problem.severity;
}


/***/ }),

/***/ 1628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ CODES),
/* harmony export */   NU: () => (/* binding */ isProblemCode),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/** Every code that a problem can have. Codes are stable: they are named in configurations and baselines. */
const CODES = {
    // Files
    'no-such-file': error('A file that is referred to does not exist.'),
    'outside-repository': error('A path leaves the repository.'),
    unreadable: error('A file cannot be read, or is no regular file.'),
    'not-utf8': error('A file is not valid UTF-8.'),
    'too-large': error('A file is larger than the limit.'),
    'too-many-files': error('A document reaches more files than the limit.'),
    'too-many-bytes': error('All files that a document reaches are together larger than the limit.'),
    'remote-reference': error('A reference leads to another machine, which is not allowed.'),
    'bad-reference': error('A reference is of a kind that is not read.'),
    // YAML
    'yaml-syntax': error('The text is not YAML.'),
    'tab-indentation': error('A tab indents a line.'),
    'duplicate-key': error('A map has the same key twice.'),
    'several-documents': error('A file holds a second YAML document.'),
    'unknown-alias': error('An alias names no anchor.'),
    'recursive-alias': error('An alias stands inside the value that it names.'),
    'empty-file': error('A file is empty.'),
    'key-not-text': error('A key is not text.'),
    'bad-merge': error('A merge key merges something that is no map.'),
    'unknown-tag': error('A YAML tag does not fit its value.'),
    'not-a-number': error('A number is one that JSON cannot hold, such as NaN.'),
    'too-deep': error('A document nests deeper than the limit.'),
    'too-many-nodes': error('A document holds more values than the limit once its aliases are followed.'),
    'too-much-text': error('A document holds more text than the limit once its aliases are followed.'),
    'under-indented': warning('A continued line is indented too little for strict YAML readers.'),
    // Documents
    'import-cycle': error('An import leads back to its own file.'),
    'import-not-alone': error('An import has other fields beside it.'),
    'bad-mixin': error('A mixin names something that is no map.'),
    'no-such-name': error('A fragment names nothing in the file.'),
    'not-a-process': error('A file holds no CWL process.'),
    'no-main': error('None of several processes is named main.'),
    'no-version': error('cwlVersion is missing.'),
    'old-version': error('A document is of a draft of CWL that is no longer read.'),
    'unknown-version': error('cwlVersion is not one that is known.'),
    'no-class': error('class is missing.'),
    'run-cycle': error('A workflow runs itself, directly or not.'),
    // Structure
    'unknown-class': error('There is no such class.'),
    'missing-field': error('A required field is missing.'),
    'unknown-field': error('A field is not one that its object has.'),
    'later-version': error('A field or class came with a later version of CWL than the document declares.'),
    'wrong-type': error('A field has a value of the wrong kind.'),
    'unknown-type': error('A type schema is of no kind that CWL has.'),
    'invalid-structure': error('An object does not fit the schema of its class.'),
    'unknown-hint': warning('A hint is of a class that CWL does not know.'),
    'undeclared-prefix': warning('A field or identifier has a prefix that $namespaces does not declare.'),
    'duplicate-requirement': error('A requirement stands twice in one list.'),
    'mixed-versions': warning('A workflow runs a process of a newer version of CWL than its own.'),
    // Names
    'duplicate-id': error('Two parameters or steps have the same id.'),
    'id-clash': warning('A step has the same id as a parameter of its workflow.'),
    // Types
    'undefined-type': error('A type names no type that CWL or SchemaDefRequirement defines.'),
    'duplicate-symbol': error('An enum has the same symbol twice.'),
    'duplicate-field': error('A record has the same field twice.'),
    'recursive-type': error('A type holds itself.'),
    'default-type': error('A default is no value of its parameter’s type.'),
    'default-range': warning('A default is an integer beyond the 32 bits of int or the 64 bits of long.'),
    // Links
    'dangling-source': error('A source is no input of the workflow and no output of a step.'),
    'dangling-scatter': error('scatter names no input of its step.'),
    'unknown-step-input': warning('A step gives an input that what it runs does not declare.'),
    'unknown-step-output': error('A step lists an output that what it runs does not produce.'),
    'missing-input': error('A step does not give an input that what it runs requires.'),
    'incompatible-types': error('What a source gives can never be what its sink takes.'),
    'doubtful-types': warning('What a source gives is not always what its sink takes.'),
    'conditional-source': warning('A step that may be skipped gives null where a value is required.'),
    'idle-pick-value': warning('pickValue has a single source to pick from.'),
    'data-cycle': error('Steps wait for each other in a circle.'),
    'no-scatter-method': error('A step scatters over several inputs without saying how.'),
    'idle-scatter-method': advice('scatterMethod is given where at most one input is scattered.'),
    'missing-requirement': error('A workflow scatters or runs a workflow without the requirement that permits it.'),
    'undeclared-feature': warning('A feature is used without the requirement that declares it.'),
    // Expressions
    'unbalanced-expression': error('A parameter reference or expression does not end.'),
    'parameter-reference': error('A parameter reference names something that is not there.'),
    'undefined-input': error('A parameter reference names an input that does not exist.'),
    'doubtful-input': warning('JavaScript reads an input that does not exist.'),
    'javascript-syntax': error('An expression is not JavaScript.'),
    // Tools
    'misplaced-shortcut': error('stdin, stdout or stderr stands as a type where it cannot.'),
    'misplaced-binding': error('A parameter of type stdin, stdout or stderr has a binding.'),
    'not-for-type': error('A field is for files or directories, and its parameter holds neither.'),
    'resource-range': error('A resource is negative, or its maximum is below its minimum.'),
    // Advice
    'local-default': warning('A default is a file of the repository.'),
    'unpinned-image': warning('A container image is named without a tag or digest.'),
    'no-label': off('A process has no label.'),
    'no-doc': off('A process has no doc.'),
    'output-without-glob': off('A file output says neither where the file is nor how to find it.'),
    // Packing
    'packed-too-large': error('The packed description is larger than the limit.'),
    'packed-too-deep': error('The packed description nests deeper than readers of JSON bear.'),
    'cannot-upgrade': error('A document means something else, or nothing, under the version that its workflow needs.'),
};
function isProblemCode(text) {
    return Object.hasOwn(CODES, text);
}
/** How severe problems of a code are unless the configuration says otherwise; what is off by default is advice. */
function severityOf(code) {
    const { severity } = CODES[code];
    return severity === 'off' ? 'advice' : severity;
}
function error(title) {
    return { severity: 'error', title };
}
function warning(title) {
    return { severity: 'warning', title };
}
function advice(title) {
    return { severity: 'advice', title };
}
function off(title) {
    return { severity: 'off', title };
}


/***/ }),

/***/ 5753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lj: () => (/* binding */ explainRecord),
/* harmony export */   nj: () => (/* binding */ explainProcess),
/* harmony export */   q0: () => (/* binding */ describe)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);
/* harmony import */ var _holes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9345);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7932);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4618);
/* harmony import */ var _rules_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7559);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7912);






/**
 * What is wrong with the structure of a process that the validator refuses, in words: one problem a mistake. It reads
 * the same model that the validator is generated from, and chooses among alternatives as the author must have meant.
 */
function explainProcess(model, processClass, value) {
    return new Explanation(model, value).of(processClass, value);
}
/** The same for one record, such as a hint whose class is known. */
function explainRecord(model, name, value) {
    return new Explanation(model, value).of(name, value);
}
const EXTENSION = /:|^[$@]/;
class Explanation {
    #model;
    #problems = [];
    /** The nearest place known, for parts that carry none of their own. */
    #place;
    constructor(model, root) {
        this.#model = model;
        this.#place = (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(root) ?? { file: '', line: 1, column: 1 };
    }
    of(name, value) {
        this.#record(this.#model.record(name), value);
        return this.#problems;
    }
    get #isFull() {
        return this.#problems.length >= _rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PROBLEMS */ .vy;
    }
    #add(place, code, message, hint) {
        if (this.#isFull)
            return;
        this.#problems.push({ code, severity: 'error', message, ...(hint === undefined ? {} : { hint }), ...(place ?? this.#place) });
    }
    #record(shape, value) {
        if ((0,_holes_js__WEBPACK_IMPORTED_MODULE_1__/* .isHole */ .$)(value))
            return;
        const outer = this.#place;
        this.#place = (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(value) ?? outer;
        const keys = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(value);
        const unknown = keys.filter((key) => !shape.fields.has(key) && key !== 'id' && key !== 'name' && !EXTENSION.test(key));
        const missing = [...shape.fields.values()].filter((field) => field.required && (value[field.name] ?? null) === null);
        const misspelt = new Set();
        for (const key of unknown) {
            if (this.#isFull)
                return;
            const guess = this.#unknownField(shape, value, key);
            if (guess !== undefined)
                misspelt.add(guess);
        }
        // A field that is there under a wrong name is told once, not also as missing.
        for (const field of missing) {
            if (!misspelt.has(field.name)) {
                this.#add(undefined, 'missing-field', `${shape.name} needs the field ${field.name}: ${describeKinds(field.kinds)}`);
            }
        }
        for (const key of keys) {
            const field = shape.fields.get(key);
            if (field !== undefined)
                this.#field(shape, field, value, key);
        }
        this.#place = outer;
    }
    #unknownField(shape, value, key) {
        const place = (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(value, key, 'key');
        const later = _model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSIONS */ .S8.find((version) => version > this.#model.version && _model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MODELS */ .L6[version].has(shape.name) && _model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MODELS */ .L6[version].record(shape.name).fields.has(key));
        if (later !== undefined) {
            this.#add(place, 'later-version', `the field ${key} of ${shape.name} came with CWL ${later}, and this is ${this.#model.version}`, `Raise cwlVersion to ${later}, or remove the field.`);
            return undefined;
        }
        const absent = [...shape.fields.keys()].filter((name) => !Object.hasOwn(value, name));
        const guess = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(key, absent);
        const hint = guess === undefined ? `Its fields are ${[...shape.fields.keys()].join(', ')}; a field of another vocabulary needs a prefix and a colon.` : `Did you mean ${guess}?`;
        this.#add(place, 'unknown-field', `${key} is no field of ${shape.name}`, hint);
        return guess;
    }
    #field(shape, field, value, key) {
        const item = value[key];
        if (item === null)
            return;
        const place = (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(value, key) ?? this.#place;
        const what = shape.name === 'CommandLineTool' || this.#model.processes.includes(shape.name) ? key : `${key} of ${shape.name}`;
        this.#value(field.kinds, item, place, what);
    }
    #value(kinds, value, place, what) {
        if ((0,_holes_js__WEBPACK_IMPORTED_MODULE_1__/* .isHole */ .$)(value))
            return;
        if (kinds.some((kind) => this.#accepts(kind, value)))
            return;
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
            return this.#list(kinds, value, place, what);
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return this.#map(kinds, value, place, what);
        this.#add(place, 'wrong-type', `${what} must be ${describeKinds(kinds)}, and this is ${describe(value)}`);
    }
    #list(kinds, list, place, what) {
        const items = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : kind.kind === 'type' ? [kind] : []));
        if (items.length === 0) {
            this.#add(place, 'wrong-type', `${what} must be ${describeKinds(kinds)}, and this is a list`);
            return;
        }
        const ofTypes = items.every((kind) => kind.kind === 'type');
        for (const [index, item] of list.entries()) {
            if (ofTypes && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(item)) {
                this.#add((0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(list, index) ?? place, 'wrong-type', `an item of ${what} must be a type, and this is a list`, 'Write a list of values as TYPE[] or {type: array, items: TYPE}.');
            }
            else
                this.#value(items, item, (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(list, index) ?? place, `an item of ${what}`);
        }
    }
    #map(kinds, value, place, what) {
        const candidates = kinds.flatMap((kind) => this.#recordsOf(kind));
        if (candidates.length === 0) {
            this.#add(place, 'wrong-type', `${what} must be ${describeKinds(kinds)}, and this is a map`);
            return;
        }
        const tag = this.#tagOf(candidates);
        if (tag === undefined)
            return this.#record(this.#model.record(candidates[0] ?? ''), value);
        const written = value[tag];
        const chosen = candidates.find((name) => this.#literalOf(name, tag) === written);
        if (chosen !== undefined)
            return this.#record(this.#model.record(chosen), value);
        const untagged = candidates.find((name) => this.#literalOf(name, tag) === undefined);
        if (untagged !== undefined && written === undefined)
            return this.#record(this.#model.record(untagged), value);
        this.#unknownTag(candidates, tag, value, place, what);
    }
    #unknownTag(candidates, tag, value, place, what) {
        const allowed = candidates.flatMap((name) => this.#literalOf(name, tag) ?? []);
        const written = value[tag];
        if (written === undefined) {
            this.#add((0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(value) ?? place, 'missing-field', `${what} needs the field ${tag}: one of ${allowed.join(', ')}`);
            return;
        }
        const at = (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(value, tag) ?? place;
        if (typeof written !== 'string') {
            this.#add(at, 'wrong-type', `${tag} of ${what} must be one of ${allowed.join(', ')}, and this is ${describe(written)}`);
            return;
        }
        const later = tag === 'class' ? _model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSIONS */ .S8.find((version) => version > this.#model.version && _model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MODELS */ .L6[version].has(written)) : undefined;
        if (later !== undefined) {
            this.#add(at, 'later-version', `${written} came with CWL ${later}, and this is ${this.#model.version}`, `Raise cwlVersion to ${later}, or remove it.`);
            return;
        }
        const guess = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(written, allowed);
        this.#add(at, tag === 'class' ? 'unknown-class' : 'unknown-type', `${written} is no ${tag} that ${what} can have`, guess === undefined ? `It can be ${allowed.join(', ')}.` : `Did you mean ${guess}?`);
    }
    #recordsOf(kind) {
        switch (kind.kind) {
            case 'record':
                return [kind.name];
            case 'requirement':
                return this.#model.requirements;
            case 'type':
                return typeRecords(kind.family);
            default:
                return [];
        }
    }
    #tagOf(candidates) {
        return ['class', 'type'].find((tag) => candidates.some((name) => this.#literalOf(name, tag) !== undefined));
    }
    #literalOf(record, tag) {
        const kinds = this.#model.record(record).fields.get(tag)?.kinds ?? [];
        return kinds.length === 1 && kinds[0]?.kind === 'literal' ? kinds[0].value : undefined;
    }
    #accepts(kind, value) {
        switch (kind.kind) {
            case 'string':
                return typeof value === 'string';
            case 'boolean':
                return typeof value === 'boolean';
            case 'null':
                return value === null;
            case 'any':
                return value !== null;
            case 'int':
                return typeof value === 'number' && Number.isInteger(value) && Math.abs(value + 0.5) <= 2 ** 31;
            case 'long':
                return (typeof value === 'number' && Number.isInteger(value)) || (value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ExactNumber */ .fh && value.kind === 'integer');
            case 'float':
                return typeof value === 'number' || value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ExactNumber */ .fh;
            case 'literal':
                return value === kind.value;
            case 'hint':
                return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value);
            case 'array':
                return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) && value.every((item) => kind.items.some((inner) => this.#accepts(inner, item)));
            case 'record':
                return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && (this.#model.processes.includes(kind.name) || this.#fits(kind.name, value));
            case 'requirement':
                return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && this.#model.requirements.some((name) => this.#fits(name, value));
            case 'type':
                return this.#acceptsType(kind.family, value);
        }
    }
    #acceptsType(family, value) {
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
            return value.every((item) => !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(item) && this.#acceptsType(family, item));
        return typeof value === 'string' || ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && typeRecords(family).some((name) => this.#fits(name, value)));
    }
    #fits(name, value) {
        const shape = this.#model.record(name);
        for (const key of Object.keys(value)) {
            const field = shape.fields.get(key);
            const item = value[key];
            if (field === undefined) {
                if (key !== 'id' && key !== 'name' && !EXTENSION.test(key))
                    return false;
            }
            else if (item !== null && !field.kinds.some((kind) => this.#accepts(kind, item)))
                return false;
        }
        return [...shape.fields.values()].every((field) => !field.required || (value[field.name] ?? null) !== null);
    }
}
function typeRecords(family) {
    return [`${family}RecordSchema`, `${family}EnumSchema`, `${family}ArraySchema`];
}
/** What a value is, in the words of a message. */
function describe(value) {
    if (value === null)
        return 'null';
    if (value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ExactNumber */ .fh)
        return `the number ${value.source}`;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return 'a list';
    switch (typeof value) {
        case 'string':
            return value.length > 40 ? `the text ${JSON.stringify(value.slice(0, 40))}…` : `the text ${JSON.stringify(value)}`;
        case 'number':
            return `the number ${value}`;
        case 'boolean':
            return String(value);
        default:
            return 'a map';
    }
}
function describeKinds(kinds) {
    const literals = kinds.flatMap((kind) => (kind.kind === 'literal' ? [kind.value] : []));
    const words = kinds.flatMap((kind) => (kind.kind === 'literal' ? [] : [describeKind(kind)]));
    if (literals.length > 0)
        words.unshift(literals.length === 1 ? (literals[0] ?? '') : `one of ${literals.join(', ')}`);
    return [...new Set(words)].join(' or ');
}
function describeKind(kind) {
    switch (kind.kind) {
        case 'string':
            return 'text';
        case 'boolean':
            return 'true or false';
        case 'int':
        case 'long':
            return 'an integer';
        case 'float':
            return 'a number';
        case 'null':
            return 'null';
        case 'any':
            return 'anything';
        case 'requirement':
        case 'hint':
            return 'a requirement';
        case 'record':
            return `a map (${kind.name})`;
        case 'array':
            return `a list of ${describeKinds(kind.items)}`;
        case 'type':
            return 'a type';
    }
}


/***/ }),

/***/ 6745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ tooManyFiles),
/* harmony export */   dx: () => (/* binding */ resolveFrom),
/* harmony export */   n4: () => (/* binding */ findNamed),
/* harmony export */   nk: () => (/* binding */ isUnopened),
/* harmony export */   sv: () => (/* binding */ Files),
/* harmony export */   te: () => (/* binding */ referenceProblem),
/* harmony export */   zX: () => (/* binding */ tooManyBytes)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);
/* harmony import */ var _cwl_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7543);
/* harmony import */ var _holes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9345);
/* harmony import */ var _localnames_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4661);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4618);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1734);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7727);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1607);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7925);









/** Reads each file of a workspace once. */
class Files {
    workspace;
    #loaded = new Map();
    #texts = new Map();
    #sizes = new Map();
    #allBytes = 0;
    /** What the document being read has newly read so far. */
    #files = 0;
    #bytes = 0;
    /** Files being read, outermost first: an import of one of them is a cycle. */
    #open = [];
    constructor(workspace) {
        this.workspace = workspace;
    }
    load(path) {
        const known = this.#loaded.get(path);
        if (known !== undefined)
            return known;
        const loaded = this.#read(path);
        // Another document may still have room for a file that this one has none for.
        if (!loaded.problems.some((problem) => EXHAUSTED.has(problem.code)))
            this.#loaded.set(path, loaded);
        return loaded;
    }
    /** From here on, files count for another document. */
    startDocument() {
        this.#files = 0;
        this.#bytes = 0;
    }
    /** Bytes of a file that was read; 0 of one that was not. */
    sizeOf(path) {
        return this.#sizes.get(path) ?? 0;
    }
    /** Whether all that was read for all documents could be too much for one. */
    get mayExceed() {
        const { files, totalBytes } = this.workspace.limits;
        return this.#sizes.size > files || this.#allBytes > totalBytes;
    }
    #text(path) {
        const known = this.#texts.get(path);
        if (known !== undefined)
            return known;
        let text;
        try {
            text = this.workspace.readText(path);
        }
        catch (error) {
            if (!(error instanceof _cwl_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .J))
                throw error;
            text = error;
        }
        const exhausted = text instanceof _cwl_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .J ? undefined : this.#spend(path, text);
        if (exhausted !== undefined)
            return exhausted;
        this.#texts.set(path, text);
        return text;
    }
    #spend(path, text) {
        const { files, totalBytes } = this.workspace.limits;
        const size = Buffer.byteLength(text);
        this.#files += 1;
        this.#bytes += size;
        if (this.#files > files)
            return tooManyFiles(files);
        if (this.#bytes > totalBytes)
            return tooManyBytes(totalBytes);
        this.#sizes.set(path, size);
        this.#allBytes += size;
        return undefined;
    }
    #read(path) {
        const unread = { path, base: { kind: 'local', path }, isWhole: false, value: undefined, reached: new Set() };
        const text = this.#text(path);
        if (text instanceof _cwl_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .J) {
            return { ...unread, problems: [problemOf(text, { file: path, line: 1, column: 1, ...text.place })] };
        }
        const parsing = (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .parseYaml */ .h)(text, path, this.workspace.limits);
        if (!parsing.ok)
            return { ...unread, problems: parsing.problems };
        const base = baseOf(parsing.value, path);
        const expansion = { path, base, hasHoles: false, problems: [...parsing.problems], reached: new Set() };
        this.#open.push(path);
        try {
            const value = DIRECTIVES.test(text) ? this.#expand(parsing.value, expansion) : parsing.value;
            return { path, base, isWhole: !expansion.hasHoles, value, problems: expansion.problems, reached: expansion.reached };
        }
        finally {
            this.#open.pop();
        }
    }
    /** The same value where nothing in it is an import; otherwise a copy of the way down to the imports. */
    #expand(value, expansion) {
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
            return this.#expandList(value, expansion);
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return value;
        if ('$import' in value)
            return this.#import(value, '$import', expansion) ?? holeIn(value, expansion);
        if ('$include' in value)
            return this.#include(value, expansion);
        if ('$mixin' in value)
            return this.#mixin(value, expansion);
        let copy;
        for (const [key, item] of (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(value)) {
            const expanded = this.#expand(item, expansion);
            if (expanded !== item) {
                copy ??= (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .copyOf */ .zP)(value);
                copy[key] = expanded;
            }
        }
        return copy ?? value;
    }
    /** A list that an item imports is spliced in at its place (SALAD 1.2, "Import"). */
    #expandList(list, expansion) {
        const items = [];
        const offsets = [];
        const origin = (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(list);
        let changed = false;
        for (const [index, item] of list.entries()) {
            const expanded = this.#expand(item, expansion);
            const splice = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(expanded) && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) && ('$import' in item || '$mixin' in item);
            items.push(...(splice ? expanded : [expanded]));
            const offset = origin?.offsets[index] ?? 0;
            offsets.push(...(splice ? expanded.map(() => offset) : [offset]));
            changed ||= expanded !== item;
        }
        if (!changed)
            return list;
        if (origin !== undefined)
            (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .setOrigin */ .vB)(items, { source: origin.source, start: origin.start, offsets });
        return items;
    }
    #import(directive, key, expansion) {
        const target = this.#target(directive, key, expansion);
        if (target === undefined)
            return undefined;
        const place = placeOf(directive, key, expansion.path);
        const cycle = this.#open.indexOf(target.path);
        if (cycle >= 0) {
            const way = [...this.#open.slice(cycle), target.path].join(' → ');
            expansion.problems.push(errorAt(place, 'import-cycle', `this import never ends: ${way}`, 'Remove one of the imports.'));
            return undefined;
        }
        const file = this.load(target.path);
        expansion.reached.add(target.path);
        for (const reached of file.reached)
            expansion.reached.add(reached);
        expansion.hasHoles ||= !file.isWhole;
        if (file.value === undefined && file.problems.some((problem) => UNOPENED.has(problem.code))) {
            expansion.problems.push(...file.problems.map((problem) => ({ ...problem, ...place })));
            return undefined;
        }
        for (const problem of file.problems)
            expansion.problems.push(problem);
        if (file.value === undefined || target.fragment === undefined)
            return file.value;
        const found = findNamed(file.value, target.fragment);
        if (found === undefined) {
            expansion.problems.push(errorAt(place, 'no-such-name', `${target.path} holds nothing named ${target.fragment}`, 'Name an object by its id or name.'));
        }
        return found;
    }
    #include(directive, expansion) {
        const target = this.#target(directive, '$include', expansion);
        if (target === undefined)
            return holeIn(directive, expansion);
        expansion.reached.add(target.path);
        const text = this.#text(target.path);
        if (!(text instanceof _cwl_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .J))
            return text;
        expansion.problems.push(problemOf(text, placeOf(directive, '$include', expansion.path)));
        return holeIn(directive, expansion);
    }
    /** The named object with the directive's other fields over its own (SALAD 1.2, "Mixin"). */
    #mixin(directive, expansion) {
        const base = this.#import(directive, '$mixin', expansion);
        if (base === undefined)
            return holeIn(directive, expansion);
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(base)) {
            expansion.problems.push(errorAt(placeOf(directive, '$mixin', expansion.path), 'bad-mixin', '$mixin takes the fields of a map, and this names none', 'Use $import for what is no map.'));
            return holeIn(directive, expansion);
        }
        const mixed = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyObject */ .vB)();
        const keys = [];
        for (const [key, value] of [...(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(base), ...(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(directive)]) {
            if (key !== '$mixin') {
                if (!(key in mixed))
                    keys.push(key);
                mixed[key] = this.#expand(value, expansion);
            }
        }
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .keepKeyOrder */ .hE)(mixed, keys);
        const origin = (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(directive);
        if (origin !== undefined)
            (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .setOrigin */ .vB)(mixed, origin);
        return mixed;
    }
    #target(directive, key, expansion) {
        const place = placeOf(directive, key, expansion.path);
        const reference = directive[key];
        if (typeof reference !== 'string') {
            expansion.problems.push(errorAt(place, 'bad-reference', `${key} takes the path of a file`, 'Write it as text.'));
            return undefined;
        }
        const others = Object.keys(directive).filter((name) => name !== key);
        if (key !== '$mixin' && others.length > 0) {
            expansion.problems.push(errorAt(place, 'import-not-alone', `${key} stands alone, but ${others.join(', ')} stands beside it`, 'Remove the other fields, or use $mixin.'));
            return undefined;
        }
        const target = resolveFrom(this.workspace, expansion.base, reference);
        if (target.kind === 'local')
            return target;
        expansion.problems.push(referenceProblem(target, place));
        return undefined;
    }
}
/** An empty map in the place of what could not be had, whose mistake is told already. */
function holeIn(directive, expansion) {
    const hole = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyObject */ .vB)();
    const origin = (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(directive);
    if (origin !== undefined)
        (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .setOrigin */ .vB)(hole, origin);
    (0,_holes_js__WEBPACK_IMPORTED_MODULE_2__/* .markHole */ .K)(hole);
    expansion.hasHoles = true;
    return hole;
}
/** A text without any of these has nothing to expand; a key may also be written with escapes. */
const DIRECTIVES = /\$(?:import|include|mixin)|\\[xuU]/;
/** `$base` of a file (SALAD 1.2, "Document context"): a path is relative to the file, an address stands for itself. */
function baseOf(value, path) {
    const written = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value['$base'] : undefined;
    if (typeof written !== 'string')
        return { kind: 'local', path };
    if (/^https?:/i.test(written))
        return { kind: 'remote', address: written };
    const relative = written.replace(/#.*$/s, '');
    // What is relative to a folder stands in it.
    return { kind: 'local', path: relative === '' ? path : (0,_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPath */ .uJ)(path, relative.endsWith('/') ? `${relative}-` : relative) };
}
/** Where a reference leads that stands in a file with this base; a bare fragment stays in the file. */
function resolveFrom(workspace, base, reference) {
    if (base.kind === 'local')
        return (0,_references_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveReference */ .s)(workspace, base.path, reference);
    return { kind: 'remote', address: URL.parse(reference, base.address)?.href ?? reference };
}
const EXHAUSTED = new Set(['too-many-files', 'too-many-bytes']);
/** Codes that say the file was never opened: the mistake is then the reference's, and is told at its place. */
const UNOPENED = new Set(['no-such-file', 'outside-repository', 'unreadable', ...EXHAUSTED]);
function tooManyFiles(limit) {
    return new _cwl_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .J('too-many-files', `the document reaches more files than the limit of ${limit}`, 'Raise the limit `files` if the document is right.');
}
function tooManyBytes(limit) {
    return new _cwl_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .J('too-many-bytes', `the files that the document reaches have together more bytes than the limit of ${limit}`, 'Raise the limit `totalBytes` if the document is right.');
}
function isUnopened(file) {
    return file.value === undefined && file.problems.some((problem) => UNOPENED.has(problem.code));
}
function referenceProblem(target, place) {
    return target.kind === 'remote'
        ? errorAt(place, 'remote-reference', `${target.address} is on another machine, and only files of the repository are read`, 'Copy the file into the repository.')
        : errorAt(place, 'bad-reference', target.reason);
}
function problemOf(error, place) {
    return errorAt(place, error.code, error.message, error.hint);
}
function errorAt(place, code, message, hint) {
    return { code, severity: 'error', message, ...(hint === undefined ? {} : { hint }), ...place };
}
function placeOf(container, key, file) {
    return (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(container, key) ?? new _text_js__WEBPACK_IMPORTED_MODULE_7__/* .SourceText */ .D(file, '').place(0);
}
/** The object whose `id` or `name` is the fragment, or ends with it; or the entry of a top-level map with that key. */
function findNamed(value, fragment) {
    const queue = [value];
    let entry;
    for (const next of queue) {
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(next))
            queue.push(...next);
        else if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(next)) {
            const named = next['id'] ?? next['name'];
            if (typeof named === 'string' && ((0,_localnames_js__WEBPACK_IMPORTED_MODULE_8__/* .fragmentOf */ .UB)(named) === fragment || (0,_localnames_js__WEBPACK_IMPORTED_MODULE_8__/* .lastName */ .UK)(named) === fragment))
                return next;
            if (next === value && Object.hasOwn(next, fragment))
                entry = next[fragment];
            queue.push(...Object.values(next).filter((item) => typeof item === 'object'));
        }
    }
    return entry;
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
    const fragment = fragmentOf(identifier);
    return fragment.slice(fragment.lastIndexOf('/') + 1);
}
/**
 * A link as written under `source` or `outputSource`, made relative to its workflow: `input`, or `step/output`. Of a
 * link with more parts the leading ones must name the workflow itself; otherwise it is left as it is, and dangles.
 */
function localSource(reference, workflowName) {
    const fragment = fragmentOf(reference);
    if (reference === fragment)
        return fragment;
    const prefix = workflowName === undefined || workflowName === '' ? undefined : `${workflowName}/`;
    return prefix !== undefined && fragment.startsWith(prefix) ? fragment.slice(prefix.length) : fragment;
}


/***/ }),

/***/ 7932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L6: () => (/* binding */ MODELS),
  S8: () => (/* binding */ VERSIONS),
  lF: () => (/* binding */ isVersion)
});

;// CONCATENATED MODULE: ./lib/cwl/model/notation.js
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
        case 'Expression':
        case 'CWLVersion':
            return { kind: 'string' };
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

;// CONCATENATED MODULE: ./lib/cwl/model/v1.0.js

/**
 * What CWL v1.0 is: every record with its fields. The notation is explained in notation.ts; the facts are those of the
 * CWL v1.0 schemas (https://www.commonwl.org/v1.0/).
 */
const V1_0 = declare('v1.0', {
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
const V1_1 = amend('v1.1', V1_0, {
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
        enableReuse: 'boolean | Expression',
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
const V1_2 = amend('v1.2', V1_1, {
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

/***/ 9989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ localType),
/* harmony export */   V: () => (/* binding */ normalizeProcess)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);
/* harmony import */ var _holes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9345);
/* harmony import */ var _localnames_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4661);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4618);




/**
 * The long form of one process: maps that stand for lists become lists (SALAD 1.2, "Identifier maps"), identifiers lose
 * the path of their document and process. Types stay as written. What is already long is shared, not copied; what does
 * not fit the model is left as it is, for the validator to say so. A process embedded under `run` is left alone.
 */
function normalizeProcess(model, process) {
    const processClass = process['class'];
    if (typeof processClass !== 'string' || !model.processes.includes(processClass))
        return process;
    const normal = normalizerFor(model).record(model.record(processClass), process);
    return withLocalNames(normal);
}
const NORMALIZERS = new Map();
/** One a model: which fields can hold maps is worked out once. */
function normalizerFor(model) {
    const known = NORMALIZERS.get(model);
    if (known !== undefined)
        return known;
    const normalizer = new Normalizer(model);
    NORMALIZERS.set(model, normalizer);
    return normalizer;
}
class Normalizer {
    #model;
    constructor(model) {
        this.#model = model;
    }
    record(shape, value) {
        let copy;
        for (const field of this.#fieldsWithMaps(shape)) {
            const written = value[field.name];
            if (typeof written === 'object' && written !== null) {
                const normal = this.#field(field, written);
                if (normal !== written) {
                    copy ??= (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .copyOf */ .zP)(value);
                    copy[field.name] = normal;
                }
            }
        }
        return copy ?? value;
    }
    #field(field, value) {
        const list = field.map !== undefined && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? listOf(value, field.map) : value;
        return this.#value(field.kinds, list);
    }
    #value(kinds, value) {
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value)) {
            const itemKinds = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : kind.kind === 'type' ? [kind] : []));
            return itemKinds.length === 0 ? value : this.#list(itemKinds, value);
        }
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return value;
        const shape = this.#shapeOf(kinds, value);
        return shape === undefined ? value : this.record(shape, value);
    }
    #list(kinds, list) {
        let copy;
        for (const [index, item] of list.entries()) {
            const normal = this.#value(kinds, item);
            if (normal !== item) {
                copy ??= withOrigin([...list], (0,_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(list));
                copy[index] = normal;
            }
        }
        return copy ?? list;
    }
    /** Which record a map is meant to be: told by its class, by the `type` of a type schema, or by being the only one. */
    #shapeOf(kinds, value) {
        for (const kind of kinds) {
            switch (kind.kind) {
                case 'record':
                    if (!this.#model.processes.includes(kind.name) && this.#fits(kind.name, value))
                        return this.#model.record(kind.name);
                    break;
                case 'requirement':
                case 'hint': {
                    const name = value['class'];
                    if (typeof name === 'string' && this.#model.requirements.includes(name))
                        return this.#model.record(name);
                    break;
                }
                case 'type': {
                    const name = typeof value['type'] === 'string' ? SCHEMAS[value['type']] : undefined;
                    if (name !== undefined)
                        return this.#model.record(`${kind.family}${name}`);
                    break;
                }
                default:
                    break;
            }
        }
        return undefined;
    }
    #fits(name, value) {
        for (const tag of ['class', 'type']) {
            const kinds = this.#model.record(name).fields.get(tag)?.kinds ?? [];
            if (kinds.length === 1 && kinds[0]?.kind === 'literal')
                return value[tag] === kinds[0].value;
        }
        return true;
    }
    #withMaps = new Map();
    #leads = new Map();
    /** Fields under which a map can stand for a list; most fields hold none and are passed by. */
    #fieldsWithMaps(shape) {
        const known = this.#withMaps.get(shape);
        if (known !== undefined)
            return known;
        const fields = [...shape.fields.values()].filter((field) => this.#leadsToMaps(field));
        this.#withMaps.set(shape, fields);
        return fields;
    }
    #leadsToMaps(field) {
        return field.map !== undefined || field.kinds.some((kind) => this.#kindLeads(kind));
    }
    #kindLeads(kind) {
        switch (kind.kind) {
            case 'type':
            case 'requirement':
            case 'hint':
                return true;
            case 'array':
                return kind.items.some((item) => this.#kindLeads(item));
            case 'record':
                return this.#recordLeads(kind.name);
            default:
                return false;
        }
    }
    #recordLeads(name) {
        const known = this.#leads.get(name);
        if (known !== undefined)
            return known;
        this.#leads.set(name, false);
        const leads = !this.#model.processes.includes(name) &&
            [...this.#model.record(name).fields.values()].some((field) => this.#leadsToMaps(field));
        this.#leads.set(name, leads);
        return leads;
    }
}
const SCHEMAS = { record: 'RecordSchema', enum: 'EnumSchema', array: 'ArraySchema' };
function listOf(map, rule) {
    const origin = (0,_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(map);
    const items = [];
    const offsets = [];
    for (const [key, value] of (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(map)) {
        const at = origin?.keys === undefined ? -1 : (0,_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .indexOfKey */ .fV)(origin.keys, key);
        const keyOffset = origin?.offsets[2 * at] ?? origin?.start ?? 0;
        const valueOffset = origin?.offsets[2 * at + 1] ?? keyOffset;
        items.push(itemOf(key, value, rule, origin === undefined ? undefined : { source: origin.source, keyOffset, valueOffset }));
        offsets.push(keyOffset);
    }
    return withOrigin(items, origin === undefined ? undefined : { source: origin.source, start: origin.start, offsets });
}
function itemOf(key, value, rule, entry) {
    const item = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyObject */ .vB)();
    item[rule.subject] = key;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        const keys = [rule.subject];
        for (const name of (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(value)) {
            if (name === rule.subject)
                continue;
            keys.push(name);
            item[name] = value[name];
        }
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .keepKeyOrder */ .hE)(item, keys);
        if ((0,_holes_js__WEBPACK_IMPORTED_MODULE_1__/* .isHole */ .$)(value))
            (0,_holes_js__WEBPACK_IMPORTED_MODULE_1__/* .markHole */ .K)(item);
        const inner = (0,_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(value);
        if (inner === undefined || entry === undefined)
            return item;
        return withOrigin(item, {
            source: inner.source,
            start: inner.source === entry.source ? entry.keyOffset : inner.start,
            keys: [rule.subject, ...(inner.keys ?? [])],
            offsets: [...(inner.source === entry.source ? [entry.keyOffset, entry.keyOffset] : [inner.start, inner.start]), ...inner.offsets],
        });
    }
    // Without a predicate there is nowhere to put the value; `null` is common in the wild for "with no fields".
    if (rule.predicate === undefined)
        return value === null && rule.subject === 'class' ? originated(item, rule.subject, entry) : value;
    item[rule.predicate] = value;
    return originated(item, rule.subject, entry, rule.predicate);
}
function originated(item, subject, entry, predicate) {
    if (entry === undefined)
        return item;
    const { source, keyOffset, valueOffset } = entry;
    return withOrigin(item, {
        source,
        start: keyOffset,
        keys: predicate === undefined ? [subject] : [subject, predicate],
        offsets: [keyOffset, keyOffset, valueOffset, valueOffset],
    });
}
function withOrigin(container, origin) {
    if (origin !== undefined)
        (0,_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .setOrigin */ .vB)(container, origin);
    return container;
}
/** Names of parameters, steps and links as the process itself would say them. */
function withLocalNames(process) {
    const name = typeof process['id'] === 'string' ? lastPath(process['id']) : undefined;
    let copy;
    const change = (key, toLocal) => {
        const list = process[key];
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(list))
            return;
        const renamed = mapItems(list, (item) => ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) ? toLocal(item) : item));
        if (renamed !== list)
            (copy ??= (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .copyOf */ .zP)(process))[key] = renamed;
    };
    change('inputs', (input) => renameTypes(rename(input, 'id', _localnames_js__WEBPACK_IMPORTED_MODULE_3__/* .lastName */ .UK)));
    change('outputs', (output) => renameLinks(renameTypes(rename(output, 'id', _localnames_js__WEBPACK_IMPORTED_MODULE_3__/* .lastName */ .UK)), 'outputSource', name));
    change('steps', (step) => renameStep(step, name));
    return copy ?? process;
}
/** The fragment of a process id, which may have parts of its own. */
function lastPath(id) {
    return id.slice(id.lastIndexOf('#') + 1);
}
function renameStep(step, workflow) {
    let renamed = rename(step, 'id', _localnames_js__WEBPACK_IMPORTED_MODULE_3__/* .lastName */ .UK);
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(renamed['in'])) {
        const inputs = mapItems(renamed['in'], (input) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(input) ? renameLinks(rename(input, 'id', _localnames_js__WEBPACK_IMPORTED_MODULE_3__/* .lastName */ .UK), 'source', workflow) : input);
        if (inputs !== renamed['in'])
            renamed = replaced(renamed, 'in', inputs);
    }
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(renamed['out'])) {
        const outputs = mapItems(renamed['out'], (output) => typeof output === 'string' ? (0,_localnames_js__WEBPACK_IMPORTED_MODULE_3__/* .lastName */ .UK)(output) : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(output) ? rename(output, 'id', _localnames_js__WEBPACK_IMPORTED_MODULE_3__/* .lastName */ .UK) : output);
        if (outputs !== renamed['out'])
            renamed = replaced(renamed, 'out', outputs);
    }
    return renameEach(renamed, 'scatter', _localnames_js__WEBPACK_IMPORTED_MODULE_3__/* .lastName */ .UK);
}
function renameLinks(item, key, workflow) {
    return renameEach(item, key, (source) => (0,_localnames_js__WEBPACK_IMPORTED_MODULE_3__/* .localSource */ .j1)(source, workflow));
}
function renameEach(item, key, name) {
    const value = item[key];
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return rename(item, key, name);
    const renamed = mapItems(value, (part) => (typeof part === 'string' ? name(part) : part));
    return renamed === value ? item : replaced(item, key, renamed);
}
function rename(item, key, name) {
    const value = item[key];
    if (typeof value !== 'string')
        return item;
    const renamed = name(value);
    return renamed === value ? item : replaced(item, key, renamed);
}
/** Field names and enum symbols inside the type of a parameter. */
function renameTypes(parameter) {
    const type = parameter['type'];
    if (typeof type !== 'object' || type === null)
        return parameter;
    const renamed = localType(type);
    return renamed === type ? parameter : replaced(parameter, 'type', renamed);
}
/** A type with the names of its fields and symbols cut to their last part. */
function localType(type) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(type))
        return mapItems(type, localType);
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(type))
        return type;
    let local = type;
    for (const key of ['type', 'items']) {
        const inner = local[key];
        if (typeof inner === 'object' && inner !== null) {
            const renamed = localType(inner);
            if (renamed !== inner)
                local = replaced(local, key, renamed);
        }
    }
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(local['fields'])) {
        const fields = mapItems(local['fields'], (field) => ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(field) ? renameTypes(rename(field, 'name', _localnames_js__WEBPACK_IMPORTED_MODULE_3__/* .lastName */ .UK)) : field));
        if (fields !== local['fields'])
            local = replaced(local, 'fields', fields);
    }
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(local['symbols'])) {
        const symbols = mapItems(local['symbols'], (symbol) => (typeof symbol === 'string' ? lastSymbol(symbol) : symbol));
        if (symbols !== local['symbols'])
            local = replaced(local, 'symbols', symbols);
    }
    return local;
}
/** A symbol may hold a slash of its own; only one written as an identifier has a path to lose. */
function lastSymbol(symbol) {
    return symbol.includes('#') ? (0,_localnames_js__WEBPACK_IMPORTED_MODULE_3__/* .lastName */ .UK)(symbol) : symbol;
}
function replaced(object, key, value) {
    const copy = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .copyOf */ .zP)(object);
    copy[key] = value;
    return copy;
}
function mapItems(list, change) {
    let copy;
    for (const [index, item] of list.entries()) {
        const changed = change(item);
        if (changed !== item) {
            copy ??= withOrigin([...list], (0,_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(list));
            copy[index] = changed;
        }
    }
    return copy ?? list;
}


/***/ }),

/***/ 1457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isError)
/* harmony export */ });
function isError(problem) {
    return problem.severity === 'error';
}


/***/ }),

/***/ 9743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Processes)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6745);
/* harmony import */ var _localnames_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4661);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7932);
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9989);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4618);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1734);







/** The processes of a workspace, each file read once and each process built once, however many steps run it. */
class Processes {
    workspace;
    /** Each file of the workspace, read once. */
    files;
    #documents = new Map();
    /** By file, those that its steps run, also when they are not there. */
    #ran = new Map();
    /** Documents being built, outermost first: a `run` of one of them is a cycle. */
    #open = [];
    constructor(workspace) {
        this.workspace = workspace;
        this.files = new _files_js__WEBPACK_IMPORTED_MODULE_1__/* .Files */ .sv(workspace);
    }
    /** Files that a file imports or includes. */
    reachedBy(path) {
        return this.files.load(path).reached;
    }
    /** A file and all that it refers to, at any distance, as far as it was read. */
    filesFrom(path) {
        const found = new Set([path]);
        for (const file of found) {
            for (const reached of this.files.load(file).reached)
                found.add(reached);
            for (const run of this.#ran.get(file) ?? [])
                found.add(run);
        }
        return found;
    }
    /** The process of a file, or with a fragment the one of its `$graph` with that id. */
    document(path, fragment) {
        const key = fragment === undefined ? path : `${path}#${fragment}`;
        const known = this.#documents.get(key);
        if (known !== undefined)
            return known;
        if (this.#open.length === 0)
            this.files.startDocument();
        this.#open.push(key);
        try {
            const document = this.#build(path, fragment);
            this.#documents.set(key, document);
            return document;
        }
        finally {
            this.#open.pop();
        }
    }
    #build(path, fragment) {
        const file = this.files.load(path);
        const problems = [...file.problems];
        const { value } = file;
        const none = { path, process: undefined, graph: [] };
        if (value === undefined)
            return { ...none, problems };
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
            const place = typeof value === 'object' && value !== null ? (0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .df)(value) : undefined;
            problems.push(problem(place ?? topOf(path), 'not-a-process', 'the file holds no CWL process: its top level is not a map', 'A CWL file begins with cwlVersion and class.'));
            return { ...none, problems };
        }
        const found = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value['$graph']) ? selectFromGraph(value, value['$graph'], fragment, path) : selectRoot(value, fragment, path);
        const graph = fragment === undefined ? this.#graph(value, path, problems) : [];
        if ('problem' in found) {
            return graph.length > 0 ? { path, process: undefined, graph, choice: found.problem, problems } : { ...none, problems: [...problems, found.problem] };
        }
        const version = versionOf(value, found.value, path);
        if (typeof version !== 'string')
            return { ...none, problems: [...problems, version] };
        return { path, process: this.#process(found.value, { root: value, path, version }, problems), graph, problems };
    }
    #graph(root, path, problems) {
        const { $graph: graph } = root;
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(graph))
            return [];
        problems.push(...duplicateProcesses(graph, path));
        return graph.flatMap((item) => {
            const id = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) ? item['id'] : undefined;
            if (typeof id !== 'string' || !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item))
                return [];
            // A graph may hold types and the like beside its processes.
            if (typeof item['class'] !== 'string')
                return [];
            const document = this.document(path, (0,_localnames_js__WEBPACK_IMPORTED_MODULE_6__/* .fragmentOf */ .UB)(id));
            problems.push(...document.problems);
            return document.process ?? [];
        });
    }
    #process(value, around, problems) {
        const { version, root } = around;
        const model = _model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MODELS */ .L6[version];
        const processClass = value['class'];
        if (typeof processClass !== 'string' || !model.processes.includes(processClass)) {
            problems.push(classProblem(value, version, around.path));
            return undefined;
        }
        const normal = (0,_normalize_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeProcess */ .V)(model, value);
        const own = [];
        const runs = processClass === 'Workflow' ? this.#runs(normal, around, own) : [];
        return { path: around.path, version, processClass, value: normal, runs, problems: own, root };
    }
    #runs(workflow, around, problems) {
        const { steps } = workflow;
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(steps))
            return [];
        return steps.map((step) => ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(step) ? this.#run(step, around, problems) : undefined));
    }
    #run(step, around, problems) {
        const run = step['run'];
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(run)) {
            const file = (0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .originOf */ .yv)(run)?.source.file ?? around.path;
            const version = versionOf(run, run, file, around.version);
            if (typeof version === 'string')
                return this.#process(run, { root: file === around.path ? around.root : run, path: file, version }, problems);
            problems.push(version);
            return undefined;
        }
        if (typeof run !== 'string')
            return undefined;
        // The step may have been imported: what it says is relative to the file that says it.
        const from = (0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .originOf */ .yv)(step)?.source.file ?? around.path;
        const place = (0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .df)(step, 'run') ?? topOf(from);
        // A bare fragment names a process of the same file, whatever the base.
        const target = run.startsWith('#') ? (0,_references_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveReference */ .s)(this.workspace, from, run) : (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveFrom */ .dx)(this.workspace, this.files.load(from).base, run);
        if (target.kind !== 'local') {
            problems.push((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .referenceProblem */ .te)(target, place));
            return undefined;
        }
        for (const file of new Set([from, around.path]))
            this.#ran.set(file, (this.#ran.get(file) ?? new Set()).add(target.path));
        return this.#reach(target.path, target.fragment, place, problems);
    }
    #reach(path, fragment, place, problems) {
        const key = fragment === undefined ? path : `${path}#${fragment}`;
        const cycle = this.#open.indexOf(key);
        if (cycle >= 0) {
            const way = [...this.#open.slice(cycle), key].join(' → ');
            problems.push(problem(place, 'run-cycle', `this workflow runs itself: ${way}`, 'CWL has no recursion; remove one of the steps.'));
            return undefined;
        }
        if (this.#open.length >= MAX_RUN_DEPTH) {
            problems.push(problem(place, 'too-deep', `more than ${MAX_RUN_DEPTH} workflows run one another here, each inside the one before`, 'Take levels of subworkflows out.'));
            return undefined;
        }
        const document = this.document(path, fragment);
        // Why nothing was found is the reference's mistake; what was found has its mistakes where they stand.
        const isUnread = document.process === undefined && (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnopened */ .nk)(this.files.load(path));
        for (const reason of document.problems)
            problems.push(isUnread || reason.code === 'no-such-name' ? { ...reason, ...place } : reason);
        if (document.choice !== undefined)
            problems.push({ ...document.choice, ...place });
        return document.process;
    }
}
/** Two levels of JSON and one of the process make three a workflow: more than this could not be written as a description. */
const MAX_RUN_DEPTH = 200;
const GRAPHS = new WeakMap();
/** The processes of a graph by their names, of two with the same name the first; made once a graph. */
function indexOf(graph) {
    const known = GRAPHS.get(graph);
    if (known !== undefined)
        return known;
    const processes = graph.filter(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv);
    const byId = new Map();
    const byLastName = new Map();
    for (const process of processes) {
        const { id } = process;
        if (typeof id !== 'string')
            continue;
        if (!byId.has((0,_localnames_js__WEBPACK_IMPORTED_MODULE_6__/* .fragmentOf */ .UB)(id)))
            byId.set((0,_localnames_js__WEBPACK_IMPORTED_MODULE_6__/* .fragmentOf */ .UB)(id), process);
        if (!byLastName.has((0,_localnames_js__WEBPACK_IMPORTED_MODULE_6__/* .lastName */ .UK)(id)))
            byLastName.set((0,_localnames_js__WEBPACK_IMPORTED_MODULE_6__/* .lastName */ .UK)(id), process);
    }
    const index = { processes, byId, byLastName };
    GRAPHS.set(graph, index);
    return index;
}
function selectFromGraph(root, graph, fragment, path) {
    const { processes, byId, byLastName } = indexOf(graph);
    const named = (name) => byId.get(name) ?? byLastName.get(name);
    const only = processes.length === 1 ? processes[0] : undefined;
    const value = fragment === undefined ? (named('main') ?? only) : named(fragment);
    if (value !== undefined)
        return { value };
    const names = [...byId.keys()];
    const place = (0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .df)(root, '$graph') ?? topOf(path);
    return {
        problem: fragment === undefined
            ? problem(place, 'no-main', `none of the ${processes.length} processes of this $graph is named main`, `Name one: ${path}#${names[0] ?? 'id'}`)
            : problem(place, 'no-such-name', `this $graph holds no process named ${fragment}`, `It holds ${names.slice(0, 20).join(', ')}${names.length > 20 ? ', …' : ''}.`),
    };
}
function duplicateProcesses(graph, path) {
    const first = new Map();
    return graph.filter(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv).flatMap((process) => {
        const { id } = process;
        if (typeof id !== 'string')
            return [];
        const earlier = first.get((0,_localnames_js__WEBPACK_IMPORTED_MODULE_6__/* .fragmentOf */ .UB)(id));
        if (earlier === undefined) {
            first.set((0,_localnames_js__WEBPACK_IMPORTED_MODULE_6__/* .fragmentOf */ .UB)(id), process);
            return [];
        }
        const line = (0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .df)(earlier, 'id')?.line;
        const message = `there is a second object ${(0,_localnames_js__WEBPACK_IMPORTED_MODULE_6__/* .fragmentOf */ .UB)(id)} in this $graph${line === undefined ? '' : `; the first is on line ${line}`}`;
        return [problem((0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .df)(process, 'id') ?? topOf(path), 'duplicate-id', message, 'Rename one of the two.')];
    });
}
function selectRoot(root, fragment, path) {
    if (fragment === undefined)
        return { value: root };
    const id = root['id'];
    if (fragment === 'main' || (typeof id === 'string' && ((0,_localnames_js__WEBPACK_IMPORTED_MODULE_6__/* .fragmentOf */ .UB)(id) === fragment || (0,_localnames_js__WEBPACK_IMPORTED_MODULE_6__/* .lastName */ .UK)(id) === fragment)))
        return { value: root };
    return {
        problem: problem(topOf(path), 'no-such-name', `${path} holds no process named ${fragment}`, `Refer to ${path} alone.`),
    };
}
/** The version that holds for a process: its own, its file's, or for one under `run` that of the process around it. */
function versionOf(root, value, path, inherited) {
    const holder = value['cwlVersion'] === undefined ? root : value;
    const written = holder['cwlVersion'];
    if ((0,_model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isVersion */ .lF)(written))
        return written;
    if (written === undefined || written === null) {
        if (inherited !== undefined)
            return inherited;
        return 'class' in value || '$graph' in root
            ? problem((0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .df)(root) ?? topOf(path), 'no-version', 'cwlVersion is missing', `Say which version this is, such as cwlVersion: v1.2.`)
            : problem((0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .df)(root) ?? topOf(path), 'not-a-process', 'the file holds no CWL process: it has neither class nor cwlVersion', 'A CWL file begins with cwlVersion and class.');
    }
    const place = (0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .df)(holder, 'cwlVersion') ?? topOf(path);
    const shown = typeof written === 'string' ? written : typeof written;
    if (typeof written === 'string' && /^(?:cwl:)?(?:sbg:)?draft-|^v1\.\d\.0-dev/.test(written)) {
        const tool = written.startsWith('sbg:') ? 'sevenbridges-cwl-draft2-upgrader' : 'cwl-upgrader';
        return problem(place, 'old-version', `cwlVersion ${shown} is a draft, and only ${_model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSIONS */ .S8.join(', ')} are read`, `Upgrade the file with ${tool}, then check it again.`);
    }
    return problem(place, 'unknown-version', `cwlVersion ${shown} is not known; known are ${_model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSIONS */ .S8.join(', ')}`, 'Use the version that the file was written for.');
}
function classProblem(value, version, path) {
    const { processes } = _model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MODELS */ .L6[version];
    const written = value['class'];
    if (written === undefined) {
        return problem((0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .df)(value) ?? topOf(path), 'no-class', 'class is missing', `Say which it is: ${processes.join(', ')}.`);
    }
    const place = (0,_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .positionOf */ .df)(value, 'class') ?? topOf(path);
    if (written === 'Operation') {
        return problem(place, 'later-version', `class Operation came with v1.2, and this is ${version}`, 'Raise cwlVersion, or use another class.');
    }
    const shown = typeof written === 'string' ? written : 'this';
    return problem(place, 'unknown-class', `${shown} is no class of process in CWL ${version}`, `Use one of ${processes.join(', ')}.`);
}
function problem(place, code, message, hint) {
    return { code, severity: 'error', message, hint, ...place };
}
function topOf(path) {
    return { file: path, line: 1, column: 1 };
}


/***/ }),

/***/ 1734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ resolveReference)
/* harmony export */ });
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7925);

/**
 * Reads a reference as the URI reference it is (RFC 3986): relative to the file that says it, percent-decoded, with a
 * fragment that names an object of the file. A name that is a file as it stands wins over its decoded form, so that
 * `100%.cwl` and `a:b.cwl` work.
 */
function resolveReference(workspace, from, reference) {
    if (/^https?:\/\//i.test(reference))
        return { kind: 'remote', address: reference };
    const hash = reference.indexOf('#');
    const written = hash < 0 ? reference : reference.slice(0, hash);
    const fragment = hash < 0 ? undefined : decode(reference.slice(hash + 1));
    const named = fragment === undefined || fragment === '' ? {} : { fragment };
    if (written === '')
        return { kind: 'local', path: from, ...named };
    if (/^file:/i.test(written)) {
        return { kind: 'unsupported', reason: `${reference} is an address of one machine; write a path relative to this file` };
    }
    const decoded = decode(written);
    if (decoded.includes('\0'))
        return { kind: 'unsupported', reason: 'a path cannot hold the character NUL' };
    const literal = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .pathWithin */ .RY)(workspace, (0,_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(from, written));
    if (decoded !== written && workspace.has(literal))
        return { kind: 'local', path: literal, ...named };
    const path = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .pathWithin */ .RY)(workspace, (0,_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(from, decoded));
    if (/^[a-z][a-z\d+.-]*:/i.test(written) && !workspace.has(path)) {
        return { kind: 'unsupported', reason: `${reference} uses a scheme that is not read; use a path relative to this file` };
    }
    return { kind: 'local', path, ...named };
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

/***/ 7559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   Qv: () => (/* binding */ objectsIn),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   gk: () => (/* binding */ finding),
/* harmony export */   vy: () => (/* binding */ MOST_PROBLEMS)
/* harmony export */ });
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1628);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4618);


/** A problem with the severity that its code has by default. */
function finding(code, place, message, hint) {
    return { code, severity: (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .severityOf */ .xJ)(code), message, ...(hint === undefined ? {} : { hint }), ...place };
}
/** So many problems of one kind in one process are told; beyond, the document is of some other kind. */
const MOST_PROBLEMS = 500;
/** The problems of each item in turn, until there are enough. */
function problemsOf(items, check) {
    const problems = [];
    for (const item of items) {
        problems.push(...check(item));
        if (problems.length >= MOST_PROBLEMS)
            break;
    }
    return problems;
}
/** Where a part of a process stands; where it was read from no file, the top of the process's own. */
function placeOf(path, container, key, part) {
    return (0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .positionOf */ .df)(container, key, part) ?? { file: (0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(container)?.source.file ?? path, line: 1, column: 1 };
}
/** The objects of a list that a process holds under a key; none where it holds something else. */
function objectsIn(holder, key) {
    const list = holder[key];
    return Array.isArray(list) ? list.filter(isPlain) : [];
}
/** A list of texts, or the one that stands for a list of one. */
function textsIn(holder, key) {
    const value = holder[key];
    if (typeof value === 'string')
        return [value];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
function nameOf(holder) {
    return typeof holder['id'] === 'string' ? holder['id'] : undefined;
}
function isPlain(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.getPrototypeOf(value) === null;
}


/***/ }),

/***/ 4403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ checkStructure)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5753);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7932);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4618);




/** A module is some 300 kB of code that ajv generated: loaded when a document of its version turns up. */
const VALIDATORS = {
    'v1.0': async () => ({ ...(await __webpack_require__.e(/* import() */ 478).then(__webpack_require__.bind(__webpack_require__, 4478))) }),
    'v1.1': async () => ({ ...(await __webpack_require__.e(/* import() */ 799).then(__webpack_require__.bind(__webpack_require__, 1799))) }),
    'v1.2': async () => ({ ...(await __webpack_require__.e(/* import() */ 748).then(__webpack_require__.bind(__webpack_require__, 6748))) }),
};
const LOADED = new Map();
async function validatorFor({ version, processClass }) {
    const validators = LOADED.get(version) ?? (await VALIDATORS[version]());
    LOADED.set(version, validators);
    const validator = validators[processClass];
    if (validator === undefined)
        throw new TypeError(`no validator for ${version} ${processClass}`);
    return validator;
}
/** Checks one process, not those it runs, against the JSON Schema of its class and version. */
async function checkStructure(process, isWhole = true) {
    const validate = await validatorFor(process);
    const hints = hintProblems(process);
    if (validate(process.value))
        return hints;
    const explained = (0,_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .explainProcess */ .nj)(_model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MODELS */ .L6[process.version], process.processClass, process.value);
    // Where something could not be imported, its absence is no second mistake.
    if (explained.length === 0 && !isWhole)
        return hints;
    return [...(explained.length > 0 ? explained : [unexplained(process)]), ...hints];
}
/** For the case that the explanation overlooks what the gate saw; the fuzz run looks for one. */
function unexplained(process) {
    return {
        code: 'invalid-structure',
        severity: 'error',
        message: `does not fit the schema of ${process.version} ${process.processClass}`,
        ...((0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(process.value) ?? { file: process.path, line: 1, column: 1 }),
    };
}
/** A hint may be ignored by whoever runs the tool, so what is wrong in one is a warning (CWL v1.2, section 4.1). */
function hintProblems(process) {
    const { hints } = process.value;
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(hints))
        return [];
    const model = _model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MODELS */ .L6[process.version];
    return hints.filter(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv).flatMap((hint) => {
        const name = hint['class'];
        if (typeof name !== 'string')
            return [];
        const place = (0,_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(hint, 'class') ?? { file: process.path, line: 1, column: 1 };
        if (model.requirements.includes(name))
            return (0,_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .explainRecord */ .Lj)(model, name, hint).map((problem) => ({ ...problem, severity: 'warning' }));
        if (name.includes(':'))
            return [];
        return [{ code: 'unknown-hint', severity: 'warning', message: `${name} is a hint that CWL ${process.version} does not know`, hint: 'Whoever runs this may ignore it.', ...place }];
    });
}


/***/ }),

/***/ 4453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ TypeScope),
/* harmony export */   Zc: () => (/* binding */ BUILT_IN_TYPES),
/* harmony export */   vg: () => (/* binding */ readTypeNotation)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6745);
/* harmony import */ var _localnames_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4661);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4618);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1734);





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
    constructor(files, path, process, outer) {
        this.#files = files;
        this.#path = path;
        this.#types = schemaDefTypes(process);
        this.#outer = outer;
    }
    /** The definition that a name, as written inside `container`, stands for. */
    definition(name, container) {
        return this.#own(name) ?? this.#fromFile(name, container) ?? this.#outer?.definition(name, container);
    }
    #own(name) {
        const fragment = (0,_localnames_js__WEBPACK_IMPORTED_MODULE_4__/* .fragmentOf */ .UB)(name);
        const matches = (wanted) => this.#types.find((type) => typeof type['name'] === 'string' && wanted(type['name']));
        return matches((typeName) => (0,_localnames_js__WEBPACK_IMPORTED_MODULE_4__/* .fragmentOf */ .UB)(typeName) === fragment) ?? matches((typeName) => (0,_localnames_js__WEBPACK_IMPORTED_MODULE_4__/* .lastName */ .UK)(typeName) === (0,_localnames_js__WEBPACK_IMPORTED_MODULE_4__/* .lastName */ .UK)(fragment));
    }
    /** `types.yml#Pair`, and inside `types.yml` also `#Pair`, whatever of that file the process imports. */
    #fromFile(name, container) {
        if (!name.includes('#'))
            return undefined;
        const from = (container === undefined ? undefined : (0,_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(container)?.source.file) ?? this.#path;
        if (name.startsWith('#') && from === this.#path)
            return undefined;
        const target = (0,_references_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveReference */ .s)(this.#files.workspace, from, name);
        if (target.kind !== 'local' || target.fragment === undefined)
            return undefined;
        const { value } = this.#files.load(target.path);
        const found = value === undefined ? undefined : (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findNamed */ .n4)(value, target.fragment);
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(found) ? found : undefined;
    }
}
function schemaDefTypes(process) {
    return ['requirements', 'hints'].flatMap((field) => {
        const list = process[field];
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(list))
            return [];
        return list.filter(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv).flatMap((requirement) => {
            if (requirement['class'] !== 'SchemaDefRequirement')
                return [];
            const { types } = requirement;
            return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(types) ? types.filter(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(types) ? [types] : [];
        });
    });
}


/***/ }),

/***/ 2291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ NULL),
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   MF: () => (/* binding */ describeType),
/* harmony export */   Ms: () => (/* binding */ withoutNull),
/* harmony export */   Rd: () => (/* binding */ acceptsNull),
/* harmony export */   Z6: () => (/* binding */ unionOf),
/* harmony export */   cS: () => (/* binding */ TypeReader),
/* harmony export */   jk: () => (/* binding */ arrayOf),
/* harmony export */   kZ: () => (/* binding */ isNull),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   x4: () => (/* binding */ ANY)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);
/* harmony import */ var _localnames_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4661);
/* harmony import */ var _type_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4453);



const UNKNOWN = { kind: 'unknown' };
const NULL = { kind: 'simple', name: 'null' };
const ANY = { kind: 'simple', name: 'Any' };
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
/** Reads types as documents write them, for one process: names, short forms, schemas, lists of alternatives. */
class TypeReader {
    #version;
    #scope;
    #report;
    /** Definitions being read, outermost first: one that holds itself is read as unknown there. */
    #open = new Set();
    #definitions = new Map();
    constructor(version, scope, report = () => { }) {
        this.#version = version;
        this.#scope = scope;
        this.#report = report;
    }
    /** The type that stands in `container` under `key`. */
    read(container, key = 'type') {
        const written = container[key];
        return written === undefined || written === null ? UNKNOWN : this.#read(written, container, key);
    }
    #read(type, container, key) {
        if (typeof type === 'string')
            return this.#named(type, container, key);
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(type)) {
            return type.length === 0 ? UNKNOWN : unionOf(type.map((member, index) => this.#read(member, type, index)));
        }
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(type) ? this.#schema(type) : UNKNOWN;
    }
    #named(text, container, key) {
        const { name, lists, optional } = (0,_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readTypeNotation */ .vg)(text, this.#version);
        const type = arrayOf(this.#single(name, container, key), lists);
        return optional ? unionOf([NULL, type]) : type;
    }
    #single(name, container, key) {
        if (name === 'stdin' || name === 'stdout' || name === 'stderr')
            return SIMPLE.File;
        if (_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .BUILT_IN_TYPES */ .Zc.has(name))
            return SIMPLE[name];
        const definition = this.#scope.definition(name, container);
        if (definition === undefined) {
            this.#report('undefined-type', container, key, name);
            return UNKNOWN;
        }
        const known = this.#definitions.get(definition);
        if (known !== undefined)
            return known;
        if (this.#open.has(definition))
            return UNKNOWN;
        this.#open.add(definition);
        const type = this.#schema(definition);
        this.#open.delete(definition);
        this.#definitions.set(definition, type);
        return type;
    }
    #schema(schema) {
        const kind = schema['type'];
        switch (kind) {
            case 'array':
                return { kind: 'array', items: this.read(schema, 'items') };
            case 'record':
                return { kind: 'record', fields: this.#fields(schema['fields']) };
            case 'enum':
                return { kind: 'enum', symbols: this.#symbols(schema['symbols']) };
            default:
                // `type: {type: File}` says the same as `type: File`, at some length; that CWL has no such kind is told elsewhere.
                return kind === undefined || (typeof kind === 'string' && !_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .BUILT_IN_TYPES */ .Zc.has(kind)) ? UNKNOWN : this.read(schema);
        }
    }
    #fields(written) {
        const fields = new Map();
        for (const field of fieldsOf(written)) {
            const name = (0,_localnames_js__WEBPACK_IMPORTED_MODULE_2__/* .lastName */ .UK)(field.name);
            if (fields.has(name))
                this.#report('duplicate-field', field.container, field.key, name);
            fields.set(name, this.#read(field.type, field.container, field.key));
        }
        return fields;
    }
    #symbols(written) {
        const symbols = new Set();
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(written))
            return symbols;
        for (const [index, symbol] of written.entries()) {
            if (typeof symbol !== 'string')
                continue;
            const name = symbol.includes('#') ? (0,_localnames_js__WEBPACK_IMPORTED_MODULE_2__/* .lastName */ .UK)(symbol) : symbol;
            if (symbols.has(name))
                this.#report('duplicate-symbol', written, index, name);
            symbols.add(name);
        }
        return symbols;
    }
}
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
            return type.items.kind === 'simple' || type.items.kind === 'array' ? `${describeType(type.items, levels)}[]` : `(${inner(type.items)})[]`;
        case 'record':
            return `record of ${listed([...type.fields].map(([name, field]) => `${name}: ${inner(field)}`))}`;
        case 'enum':
            return `enum of ${listed([...type.symbols])}`;
        case 'unknown':
            return 'an unknown type';
        case 'union': {
            const others = type.members.filter((member) => !isNull(member));
            const [only] = others;
            if (others.length === 1 && only !== undefined && only.kind !== 'enum' && only.kind !== 'record')
                return `${inner(only)}?`;
            return type.members.map(inner).join(' or ');
        }
    }
}
function listed(names) {
    if (names.length === 0)
        return 'nothing';
    return names.length > DESCRIBED_NAMES ? `${names.slice(0, DESCRIBED_NAMES).join(', ')}, …` : names.join(', ');
}


/***/ }),

/***/ 9560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A$: () => (/* binding */ Checker),
  Gq: () => (/* binding */ reachable),
  dS: () => (/* binding */ sortProblems),
  $: () => (/* binding */ validateDocuments)
});

// EXTERNAL MODULE: ./lib/cwl/checks.js + 1 modules
var cwl_checks = __webpack_require__(3851);
// EXTERNAL MODULE: ./lib/cwl/files.js
var cwl_files = __webpack_require__(6745);
// EXTERNAL MODULE: ./lib/cwl/types.js
var cwl_types = __webpack_require__(2291);
// EXTERNAL MODULE: ./lib/cwl/rules/finding.js
var finding = __webpack_require__(7559);
;// CONCATENATED MODULE: ./lib/cwl/rules/advice.js


/** What is allowed and yet worth a word. */
function checkAdvice(process, ports, steps, isWanted) {
    const holders = [process.value, ...steps.map((step) => step.value)];
    return [
        ...holders.flatMap((holder) => checkImages(process, holder)),
        ...(isWanted('no-label') || isWanted('no-doc') ? checkProse(process) : []),
        ...(isWanted('output-without-glob') ? checkGlobs(process, ports) : []),
    ];
}
/** What a tag stands for may change, and `latest` does: the same description then runs something else. */
function checkImages(process, holder) {
    return ['requirements', 'hints'].flatMap((field) => (0,finding/* objectsIn */.Qv)(holder, field).flatMap((requirement) => {
        const image = requirement['class'] === 'DockerRequirement' ? requirement['dockerPull'] : undefined;
        if (typeof image !== 'string' || isPinned(image))
            return [];
        const name = image.endsWith(':latest') ? `the image ${image} is whatever is newest` : `the image ${image} has no tag, which means the newest`;
        return [(0,finding/* finding */.gk)('unpinned-image', (0,finding/* placeOf */.$t)(process.path, requirement, 'dockerPull'), name, 'Name a version, or better a digest: image@sha256:….')];
    }));
}
function isPinned(image) {
    if (image.includes('@sha256:') || image.includes('$('))
        return true;
    const last = image.slice(image.lastIndexOf('/') + 1);
    return last.includes(':') && !last.endsWith(':latest');
}
function checkProse(process) {
    const place = (0,finding/* placeOf */.$t)(process.path, process.value);
    return ['label', 'doc'].flatMap((field) => (process.value[field] ?? null) === null ? [(0,finding/* finding */.gk)(field === 'label' ? 'no-label' : 'no-doc', place, `this ${process.processClass} has no ${field}`)] : []);
}
function checkGlobs(process, ports) {
    if (process.processClass !== 'CommandLineTool')
        return [];
    return [...ports.outputs.values()].flatMap(({ name, type, declaration }) => {
        const binding = declaration['outputBinding'];
        const shortcut = declaration['type'] === 'stdout' || declaration['type'] === 'stderr';
        if (shortcut || !holdsFiles(type) || (binding ?? null) !== null)
            return [];
        return [(0,finding/* finding */.gk)('output-without-glob', (0,finding/* placeOf */.$t)(process.path, declaration), `nothing says which file the output ${name} is`, 'Add outputBinding with a glob, unless the tool writes cwl.output.json.')];
    });
}
function holdsFiles(type) {
    return (0,cwl_types/* membersOf */.lS)(type).some((member) => member.kind === 'array' ? holdsFiles(member.items) : member.kind === 'simple' && (member.name === 'File' || member.name === 'Directory'));
}

;// CONCATENATED MODULE: ./lib/cwl/rules/cycles.js

/** Steps that wait for each other's outputs in a circle; each circle is told once, at one of its links. */
function checkCycles(workflow, steps) {
    const edges = new Map(steps.map((step) => [step.name, edgesOf(step)]));
    const problems = [];
    const done = new Set();
    // Depth first with a stack of its own: a chain of steps may be longer than the call stack bears.
    for (const step of steps) {
        const path = done.has(step.name) ? [] : [{ name: step.name, next: 0 }];
        const onPath = new Set(path.map((entry) => entry.name));
        for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
            const edge = edges.get(top.name)?.[top.next];
            top.next += 1;
            if (edge === undefined) {
                done.add(top.name);
                onPath.delete(top.name);
                path.pop();
            }
            else if (onPath.has(edge.to)) {
                const from = path.findIndex((entry) => entry.name === edge.to);
                // Data flows against the direction in which sources are followed.
                const way = [edge.to, ...path.slice(from).map((entry) => entry.name).reverse()].join(' → ');
                problems.push((0,finding/* finding */.gk)('data-cycle', (0,finding/* placeOf */.$t)(workflow.path, edge.container, edge.key), `these steps wait for each other: ${way}`, 'Take one of the links out.'));
            }
            else if (!done.has(edge.to) && edges.has(edge.to)) {
                path.push({ name: edge.to, next: 0 });
                onPath.add(edge.to);
            }
        }
    }
    return problems;
}
function edgesOf(step) {
    return step.inputs.flatMap((input) => {
        const { source } = input;
        const list = Array.isArray(source);
        return (0,finding/* textsIn */.Ej)(input, 'source').flatMap((name, index) => {
            const slash = name.indexOf('/');
            return slash < 0 ? [] : [{ to: name.slice(0, slash), container: list ? source : input, key: list ? index : 'source' }];
        });
    });
}

;// CONCATENATED MODULE: ./lib/cwl/assignability.js

/**
 * Whether what a source gives fits its sink (CWL v1.2 Workflow, "WorkflowStepInput"). The specification asks for
 * "compatible types" and leaves open what that means; this is the reference implementation's relation, made exact for
 * values: a number goes where a wider one is expected, and a symbol where text is.
 */
function fitOf(source, sink) {
    if (source.kind === 'simple' || sink.kind === 'simple')
        return compare(source, sink);
    const known = COMPARED.get(source)?.get(sink);
    if (known !== undefined)
        return known;
    const fit = compare(source, sink);
    const row = COMPARED.get(source) ?? new WeakMap();
    COMPARED.set(source, row.set(sink, fit));
    return fit;
}
/** A named type may stand in another many times over; without a memory each would be compared again each time. */
const COMPARED = new WeakMap();
function compare(source, sink) {
    if (source.kind === 'unknown' || sink.kind === 'unknown')
        return 'always';
    if (isAny(source) || isAny(sink))
        return 'always';
    if (source.kind === 'union')
        return fitOfAlternatives(source.members, sink);
    if (sink.kind === 'union')
        return best(sink.members.map((member) => fitOf(source, member)));
    if (source.kind === 'array')
        return sink.kind === 'array' ? fitOf(source.items, sink.items) : 'never';
    if (source.kind === 'record')
        return sink.kind === 'record' ? fitOfRecords(source.fields, sink.fields) : 'never';
    if (source.kind === 'enum')
        return fitOfEnum(source.symbols, sink);
    if (sink.kind === 'enum')
        return source.name === 'string' ? 'sometimes' : 'never';
    if (sink.kind !== 'simple')
        return 'never';
    return source.name === sink.name || WIDER[source.name]?.includes(sink.name) === true ? 'always' : 'never';
}
/** An integer is a number of every kind, and every float a double. */
const WIDER = {
    int: ['long', 'float', 'double'],
    long: ['float', 'double'],
    float: ['double'],
};
/** That an optional source is absent is no reason to call it a misfit; that its value never fits is one. */
function fitOfAlternatives(alternatives, sink) {
    const fits = alternatives.map((member) => fitOf(member, sink));
    if (fits.every((fit) => fit === 'always'))
        return 'always';
    const values = fits.filter((_, index) => !(0,cwl_types/* isNull */.kZ)(alternatives[index]));
    return values.every((fit) => fit === 'never') ? 'never' : 'sometimes';
}
function fitOfRecords(source, sink) {
    let worst = 'always';
    for (const [name, expected] of sink) {
        const given = source.get(name);
        const fit = given === undefined ? ((0,cwl_types/* membersOf */.lS)(expected).some((member) => (0,cwl_types/* isNull */.kZ)(member) || isAny(member)) ? 'always' : 'never') : fitOf(given, expected);
        if (fit === 'never')
            return 'never';
        if (fit === 'sometimes')
            worst = 'sometimes';
    }
    return worst;
}
function fitOfEnum(symbols, sink) {
    if (sink.kind === 'simple')
        return sink.name === 'string' ? 'always' : 'never';
    if (sink.kind !== 'enum')
        return 'never';
    const shared = [...symbols].filter((symbol) => sink.symbols.has(symbol)).length;
    return shared === symbols.size ? 'always' : shared === 0 ? 'never' : 'sometimes';
}
function best(fits) {
    return fits.includes('always') ? 'always' : fits.includes('sometimes') ? 'sometimes' : 'never';
}
function isAny(type) {
    return type.kind === 'simple' && type.name === 'Any';
}

// EXTERNAL MODULE: ./lib/cwl/suggest.js
var suggest = __webpack_require__(7912);
;// CONCATENATED MODULE: ./lib/cwl/rules/steps.js


function stepsOf(workflow, ports) {
    const { steps } = workflow.value;
    if (!Array.isArray(steps))
        return [];
    return (0,finding/* objectsIn */.Qv)(workflow.value, 'steps').map((value) => {
        const run = workflow.runs[steps.indexOf(value)];
        const embedded = typeof value['run'] === 'object';
        return {
            name: (0,finding/* nameOf */.Vb)(value) ?? '',
            value,
            run,
            ports: run === undefined ? undefined : ports.of(run, embedded ? workflow : undefined),
            inputs: (0,finding/* objectsIn */.Qv)(value, 'in'),
            outputs: outputsOf(value),
            scatter: (0,finding/* textsIn */.Ej)(value, 'scatter'),
        };
    });
}
function outputsOf(step) {
    const { out } = step;
    if (!Array.isArray(out))
        return [];
    return out.flatMap((output, index) => {
        const name = typeof output === 'string' ? output : typeof output === 'object' && output !== null ? (0,finding/* nameOf */.Vb)(output) : undefined;
        return name === undefined ? [] : [{ name, index }];
    });
}
/** A step that may be skipped gives null for every output (CWL v1.2 Workflow, "Conditional execution"). */
function isConditional(step) {
    return typeof step.value['when'] === 'string';
}
/** What the workflow gets from an output of a step: scattering wraps it in lists, a condition makes it optional. */
function outputType(step, name) {
    const declared = step.ports?.outputs.get(name)?.type ?? cwl_types/* UNKNOWN */.HV;
    const given = isConditional(step) ? (0,cwl_types/* unionOf */.Z6)([cwl_types/* NULL */.Cq, declared]) : declared;
    return (0,cwl_types/* arrayOf */.jk)(given, scatterLevels(step));
}
function scatterLevels(step) {
    if (step.scatter.length === 0)
        return 0;
    return step.value['scatterMethod'] === 'nested_crossproduct' ? step.scatter.length : 1;
}
/** What the workflow must give to an input of a step: a list for each time that the input is scattered over. */
function inputType(step, name) {
    const port = step.ports?.inputs.get(name);
    return port === undefined ? undefined : (0,cwl_types/* arrayOf */.jk)(port.type, step.scatter.filter((scattered) => scattered === name).length);
}

;// CONCATENATED MODULE: ./lib/cwl/rules/data-flow.js





/** What flows into the steps and outputs of a workflow: that each source exists, fits, and nothing required is left out. */
function checkDataFlow(workflow, ports, steps) {
    return new DataFlow(workflow, ports, steps).problems();
}
class DataFlow {
    #workflow;
    #ports;
    #steps;
    #sources = new Map();
    #problems = [];
    constructor(workflow, ports, steps) {
        this.#workflow = workflow;
        this.#ports = ports;
        this.#steps = steps;
        for (const [name, port] of ports.inputs)
            this.#sources.set(name, { type: port.hasDefault ? (0,cwl_types/* withoutNull */.Ms)(port.type) : port.type });
        for (const step of steps) {
            for (const { name } of step.outputs)
                this.#sources.set(`${step.name}/${name}`, { type: outputType(step, name), step });
        }
    }
    problems() {
        for (const step of this.#steps) {
            if (this.#isFull)
                break;
            this.#step(step);
        }
        for (const output of (0,finding/* objectsIn */.Qv)(this.#workflow.value, 'outputs')) {
            if (this.#isFull)
                break;
            const sink = this.#ports.outputs.get((0,finding/* nameOf */.Vb)(output) ?? '');
            this.#link(output, 'outputSource', `the output ${(0,finding/* nameOf */.Vb)(output) ?? ''}`, sink?.type);
        }
        return this.#problems;
    }
    get #isFull() {
        return this.#problems.length >= finding/* MOST_PROBLEMS */.vy;
    }
    #add(code, container, key, message, hint, part) {
        if (this.#isFull)
            return;
        this.#problems.push((0,finding/* finding */.gk)(code, (0,finding/* placeOf */.$t)(this.#workflow.path, container, key, part), message, hint));
    }
    #step(step) {
        const given = new Set();
        for (const input of step.inputs) {
            const name = (0,finding/* nameOf */.Vb)(input);
            if (name === undefined)
                continue;
            given.add(name);
            this.#input(step, input, name);
        }
        if (step.ports !== undefined)
            this.#absentInputs(step, step.ports, given);
        this.#outputs(step);
        this.#scatter(step, given);
    }
    #input(step, input, name) {
        const port = step.ports?.inputs.get(name);
        const sink = inputType(step, name);
        if (step.ports !== undefined && port === undefined && !isUsedByStep(step, name)) {
            const guess = (0,suggest/* nearest */.p)(name, [...step.ports.inputs.keys()].filter((other) => !step.inputs.some((each) => (0,finding/* nameOf */.Vb)(each) === other)));
            this.#add('unknown-step-input', input, 'id', `${titleOf(step)} gives ${name}, which what it runs does not take`, guess === undefined ? 'Remove it, or declare it there.' : `Did you mean ${guess}?`, 'key');
        }
        const what = `the input ${name} of ${titleOf(step)}`;
        if (!isGiven(input) && port !== undefined && !port.hasDefault && !(0,cwl_types/* acceptsNull */.Rd)(port.type)) {
            this.#add('missing-input', input, 'id', `${what} is required, and nothing gives it a value`, 'Give it a source, a default or valueFrom.', 'key');
        }
        // What `valueFrom` makes of the value is known only when it runs.
        const takes = sink !== undefined && port?.hasDefault === true ? (0,cwl_types/* unionOf */.Z6)([cwl_types/* NULL */.Cq, sink]) : sink;
        this.#link(input, 'source', what, (input['valueFrom'] ?? null) === null ? takes : undefined, (input['default'] ?? null) !== null);
    }
    #absentInputs(step, ports, given) {
        const absent = [...ports.inputs.values()].filter((port) => !given.has(port.name) && !port.hasDefault && !(0,cwl_types/* acceptsNull */.Rd)(port.type));
        if (absent.length === 0)
            return;
        const names = absent.map((port) => port.name).join(', ');
        const key = step.value['in'] === undefined ? 'run' : 'in';
        this.#add('missing-input', step.value, key, `${titleOf(step)} does not give ${names}, which what it runs requires`, 'Add it under in, or give it a default there.', 'key');
    }
    #outputs(step) {
        if (step.ports === undefined)
            return;
        for (const { name, index } of step.outputs) {
            if (step.ports.outputs.has(name))
                continue;
            const guess = (0,suggest/* nearest */.p)(name, step.ports.outputs.keys());
            const produced = [...step.ports.outputs.keys()].join(', ') || 'nothing';
            this.#add('unknown-step-output', step.value['out'], index, `${titleOf(step)} lists the output ${name}, which what it runs does not produce`, guess === undefined ? `It produces ${produced}.` : `Did you mean ${guess}?`);
        }
    }
    #scatter(step, given) {
        const { scatter } = step.value;
        for (const [index, name] of step.scatter.entries()) {
            if (given.has(name))
                continue;
            const guess = (0,suggest/* nearest */.p)(name, given);
            const [container, key] = Array.isArray(scatter) ? [scatter, index] : [step.value, 'scatter'];
            this.#add('dangling-scatter', container, key, `${titleOf(step)} scatters over ${name}, which is no input of the step`, guess === undefined ? 'Name an input that stands under in.' : `Did you mean ${guess}?`);
        }
        const method = step.value['scatterMethod'];
        if (step.scatter.length > 1 && (method ?? null) === null) {
            this.#add('no-scatter-method', step.value, 'scatter', `${titleOf(step)} scatters over ${step.scatter.length} inputs and does not say how to combine them`, 'Add scatterMethod: dotproduct, nested_crossproduct or flat_crossproduct.');
        }
        else if (step.scatter.length < 2 && (method ?? null) !== null) {
            this.#add('idle-scatter-method', step.value, 'scatterMethod', `scatterMethod has no effect: ${titleOf(step)} scatters over ${step.scatter.length === 0 ? 'nothing' : 'one input'}`, 'Remove it.', 'key');
        }
    }
    /** `sink` is undefined where it is not known or does not matter: then only the sources are looked up. */
    #link(holder, key, what, sink, hasDefault = false) {
        const written = holder[key];
        const isList = Array.isArray(written);
        const sources = [];
        for (const [index, name] of (0,finding/* textsIn */.Ej)(holder, key).entries()) {
            const source = this.#sources.get(name);
            if (this.#isFull)
                return;
            if (source === undefined)
                this.#dangling(isList ? written : holder, isList ? index : key, name, what);
            else
                sources.push(source);
        }
        const { pickValue, linkMerge } = holder;
        if (typeof pickValue === 'string' && !isList && sources.length === 1 && sources.every(({ type }) => isSingle(type))) {
            this.#add('idle-pick-value', holder, 'pickValue', 'pickValue has one value to pick from', 'Give it several sources, or remove pickValue.', 'key');
        }
        if (sink === undefined || sources.length === 0 || sources.length < (0,finding/* textsIn */.Ej)(holder, key).length)
            return;
        const link = { linkMerge: data_flow_text(linkMerge), pickValue: data_flow_text(pickValue), isList, hasDefault };
        this.#compare(holder, key, what, sources, link, sink);
    }
    #compare(holder, key, what, sources, link, sink) {
        for (const [index, source] of sources.entries()) {
            if (this.#isFull)
                return;
            const given = deliveries(source.type, sources.length, link);
            const fit = given.map((type) => fitOf(type, sink)).reduce(better);
            if (fit === 'always')
                continue;
            const [container, at] = link.isList ? [holder[key], index] : [holder, key];
            const name = (0,finding/* textsIn */.Ej)(holder, key)[index] ?? '';
            const shown = (0,cwl_types/* describeType */.MF)(given[0] ?? source.type);
            if (fit === 'never') {
                this.#add('incompatible-types', container, at, `${name} gives ${shown}${mergedWords(link, sources.length)}, and ${what} takes ${(0,cwl_types/* describeType */.MF)(sink)}`, this.#remedy(given, sink));
            }
            else if (source.step !== undefined && isConditional(source.step) && fitOf((0,cwl_types/* withoutNull */.Ms)(outputType(unconditional(source.step), lastPart(name))), sink) === 'always') {
                this.#add('conditional-source', container, at, `${name} comes from a step that may be skipped, which gives null, and ${what} takes ${(0,cwl_types/* describeType */.MF)(sink)}`, 'Use pickValue, give a default, or make it optional.');
            }
            else {
                this.#add('doubtful-types', container, at, `${name} gives ${shown}, and ${what} takes only ${(0,cwl_types/* describeType */.MF)(sink)}`, 'It fails when it runs on a value that does not fit.');
            }
        }
    }
    #remedy(given, sink) {
        const isItem = (0,cwl_types/* membersOf */.lS)(sink).some((member) => given.some((type) => (0,cwl_types/* membersOf */.lS)(type).some((list) => list.kind === 'array' && fitOf(list.items, member) !== 'never')));
        if (isItem)
            return 'Scatter over it, or take one item with valueFrom.';
        const isList = (0,cwl_types/* membersOf */.lS)(sink).some((member) => member.kind === 'array' && given.some((type) => fitOf(type, member.items) !== 'never'));
        return isList ? 'Write the source as a list of one with linkMerge: merge_nested.' : undefined;
    }
    #dangling(container, key, name, what) {
        const [stepName, output] = name.split('/');
        const step = output === undefined ? undefined : this.#steps.find((each) => each.name === stepName);
        const guess = (0,suggest/* nearest */.p)(name, this.#sources.keys());
        const hint = step !== undefined && output !== undefined && step.ports?.outputs.has(output) === true
            ? `Add ${output} to out of the step ${step.name}.`
            : guess === undefined
                ? 'Name an input of the workflow, or STEP/OUTPUT.'
                : `Did you mean ${guess}?`;
        this.#add('dangling-source', container, key, `${what} has the source ${name}, which is no input of the workflow and no output of a step`, hint);
    }
}
/**
 * The type that arrives at the sink from one source among `count`, after merging and picking (CWL v1.2 Workflow,
 * "Merging multiple inbound data links" and "Picking non-null values"). Several where the specification leaves room:
 * it does not say whether a source that is no list is merged.
 */
function deliveries(source, count, link) {
    const merged = mergedTypes(source, count, link).flatMap((type) => picked(type, link.pickValue));
    return link.hasDefault ? merged.map(cwl_types/* withoutNull */.Ms) : merged;
}
function mergedTypes(source, count, { linkMerge, pickValue, isList }) {
    if (linkMerge === 'merge_flattened') {
        const flattened = (0,cwl_types/* arrayOf */.jk)((0,cwl_types/* unionOf */.Z6)((0,cwl_types/* membersOf */.lS)(source).flatMap((member) => (member.kind === 'array' ? (0,cwl_types/* membersOf */.lS)(member.items) : [member]))));
        return isList ? [flattened] : [flattened, source];
    }
    const nested = (0,cwl_types/* arrayOf */.jk)(source);
    if (linkMerge === 'merge_nested')
        return isList ? [nested] : [nested, source];
    if (count > 1)
        return [nested];
    return isList && pickValue !== undefined ? [nested, source] : [source];
}
function picked(type, pickValue) {
    if (pickValue === undefined)
        return [type];
    const lists = (0,cwl_types/* membersOf */.lS)(type).flatMap((member) => (member.kind === 'array' ? [member] : []));
    if (lists.length === 0)
        return [(0,cwl_types/* withoutNull */.Ms)(type)];
    const items = (0,cwl_types/* unionOf */.Z6)(lists.map((list) => (0,cwl_types/* withoutNull */.Ms)(list.items)));
    return pickValue === 'all_non_null' ? [(0,cwl_types/* arrayOf */.jk)(items)] : [items];
}
function mergedWords(link, count) {
    if (link.pickValue !== undefined)
        return ` after pickValue: ${link.pickValue}`;
    if (link.linkMerge !== undefined)
        return ` after linkMerge: ${link.linkMerge}`;
    return count > 1 ? ' as one of several sources' : '';
}
function better(left, right) {
    if (left === 'always' || right === 'always')
        return 'always';
    return left === 'sometimes' || right === 'sometimes' ? 'sometimes' : 'never';
}
function isSingle(type) {
    return (0,cwl_types/* membersOf */.lS)(type).every((member) => member.kind !== 'array' && member.kind !== 'unknown' && member !== cwl_types/* ANY */.x4);
}
function isGiven(input) {
    return ['source', 'default', 'valueFrom'].some((key) => (input[key] ?? null) !== null);
}
/** Whether an expression of the step reads the input: then the step has it for its own use. */
function isUsedByStep(step, name) {
    const expressions = [step.value['when'], ...step.inputs.map((input) => input['valueFrom'])];
    return expressions.some((expression) => typeof expression === 'string' && expression.includes(name));
}
function unconditional(step) {
    const { when: _, ...value } = step.value;
    return { ...step, value };
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}
function titleOf(step) {
    return `the step ${step.name}`;
}
function data_flow_text(value) {
    return typeof value === 'string' ? value : undefined;
}

// EXTERNAL MODULE: ./lib/json/index.js + 5 modules
var json = __webpack_require__(9328);
// EXTERNAL MODULE: ./lib/cwl/explain.js
var explain = __webpack_require__(5753);
;// CONCATENATED MODULE: ./lib/cwl/values.js



/** Checks a value as an input object would be checked (CWL v1.2 CommandLineTool, "Generic execution process", step 4). */
function misfitOf(value, type, path = []) {
    switch (type.kind) {
        case 'unknown':
            return undefined;
        case 'simple':
            if (isSimple(value, type.name))
                return undefined;
            return isInteger(value) && (type.name === 'int' || type.name === 'long') ? { ...wrong(value, type, path), beyond: true } : wrong(value, type, path);
        case 'enum':
            return typeof value === 'string' && type.symbols.has(value) ? undefined : wrong(value, type, path);
        case 'array': {
            if (!(0,json/* isArray */.cy)(value))
                return wrong(value, type, path);
            for (const [index, item] of value.entries()) {
                const misfit = misfitOf(item, type.items, [...path, index]);
                if (misfit !== undefined)
                    return misfit;
            }
            return undefined;
        }
        case 'record': {
            if (!(0,json/* isObject */.Gv)(value))
                return wrong(value, type, path);
            for (const [name, field] of type.fields) {
                const misfit = misfitOf(value[name] ?? null, field, value[name] === undefined ? path : [...path, name]);
                if (misfit !== undefined)
                    return value[name] === undefined ? { path, reason: `the field ${name} is missing` } : misfit;
            }
            return undefined;
        }
        case 'union':
            return misfitOfAlternatives(value, type.members, path);
    }
}
/** With one alternative beside null, what is wrong with that one says more than that none fits. */
function misfitOfAlternatives(value, members, path) {
    const misfits = members.map((member) => misfitOf(value, member, path));
    if (misfits.includes(undefined))
        return undefined;
    const values = misfits.filter((_, index) => !(0,cwl_types/* isNull */.kZ)(members[index]));
    const [only] = values;
    return values.length === 1 && only !== undefined ? only : { path, reason: `this is ${(0,explain/* describe */.q0)(value)}, none of ${members.map((member) => (0,cwl_types/* describeType */.MF)(member)).join(', ')}` };
}
function wrong(value, type, path) {
    return { path, reason: `this is ${(0,explain/* describe */.q0)(value)}, and the type is ${(0,cwl_types/* membersOf */.lS)(type).map((member) => (0,cwl_types/* describeType */.MF)(member)).join(' or ')}` };
}
const INT_LIMIT = 2 ** 31;
function isSimple(value, name) {
    switch (name) {
        case 'null':
            return value === null;
        case 'Any':
            return value !== null;
        case 'boolean':
            return typeof value === 'boolean';
        case 'string':
            return typeof value === 'string';
        case 'int':
            return typeof value === 'number' && Number.isInteger(value) && value >= -INT_LIMIT && value < INT_LIMIT;
        case 'long':
            return isLong(value);
        case 'float':
        case 'double':
            return typeof value === 'number' || value instanceof json/* ExactNumber */.fh;
        case 'File':
        case 'Directory':
            return (0,json/* isObject */.Gv)(value) && value['class'] === name;
    }
}
function isInteger(value) {
    return (typeof value === 'number' && Number.isInteger(value)) || (value instanceof json/* ExactNumber */.fh && value.kind === 'integer');
}
function isLong(value) {
    if (typeof value === 'number')
        return Number.isInteger(value);
    if (!(value instanceof json/* ExactNumber */.fh) || value.kind !== 'integer')
        return false;
    const integer = BigInt(value.source);
    return integer === BigInt.asIntN(64, integer);
}

;// CONCATENATED MODULE: ./lib/cwl/rules/defaults.js




/** Defaults that are no values of the type of their parameter. */
function checkDefaults(process, ports, steps) {
    return [
        ...(0,finding/* problemsOf */.GW)(ports.inputs.values(), (port) => checkDefault(process, port.declaration, port.type, `the input ${port.name}`)),
        ...(0,finding/* problemsOf */.GW)(steps, (step) => (0,finding/* problemsOf */.GW)(step.inputs, (input) => {
            const name = (0,finding/* nameOf */.Vb)(input) ?? '';
            const type = inputType(step, name);
            // `valueFrom` may make anything of it.
            if (type === undefined || (input['valueFrom'] ?? null) !== null)
                return [];
            return checkDefault(process, input, type, `the input ${name} of the step ${step.name}`);
        })),
    ];
}
function checkDefault(process, holder, type, what) {
    const value = holder['default'];
    if (value === undefined || value === null)
        return [];
    const misfit = misfitOf(value, type);
    if (misfit === undefined)
        return [];
    const [container, key] = walk(holder, value, misfit.path);
    if (misfit.beyond === true)
        return [(0,finding/* finding */.gk)('default-range', (0,finding/* placeOf */.$t)(process.path, container, key), `the default of ${what} is too large for its type: ${misfit.reason}`, 'Make the type long.')];
    return [(0,finding/* finding */.gk)('default-type', (0,finding/* placeOf */.$t)(process.path, container, key), `the default of ${what} does not fit its type: ${misfit.reason}`, 'Change the default or the type.')];
}
/** The innermost container on the way to the part of the default that does not fit. */
function walk(holder, value, path) {
    let at = [holder, 'default'];
    let part = value;
    for (const key of path) {
        if ((0,json/* isArray */.cy)(part) && typeof key === 'number') {
            at = [part, key];
            part = part[key];
        }
        else if ((0,json/* isObject */.Gv)(part)) {
            at = [part, key];
            part = part[key];
        }
    }
    return at;
}

;// CONCATENATED MODULE: ./lib/cwl/interpolation.js
/** Any character beyond ASCII passes for a letter: the classes of Unicode take longer to load than all texts to read. */
const REFERENCE = /^[\w\u0080-\uffff]+(?:\.[\w\u0080-\uffff]+|\['(?:[^'\\]|\\.)*'\]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])*$/;
/** The grammar of references lets these pass as names; only JavaScript makes something of them. */
const LITERAL = /^(?:\d+|true|false)$/;
function interpolationsIn(text) {
    const found = [];
    let at = text.indexOf('$');
    if (at < 0)
        return found;
    // A backslash before the dollar sign takes its meaning away, unless that one is taken away too.
    at = 0;
    while (at < text.length) {
        const character = text[at];
        const next = text[at + 1];
        if (character === '\\')
            at += 2;
        else if (character === '$' && (next === '(' || next === '{')) {
            const end = closingBracket(text, at + 1);
            const code = text.slice(at + 2, end < 0 ? undefined : end);
            const kind = next === '{' ? 'body' : REFERENCE.test(code) && !LITERAL.test(code) ? 'reference' : 'expression';
            found.push({ kind, start: at, code, closed: end >= 0 });
            if (end < 0)
                return found;
            at = end + 1;
        }
        else
            at += 1;
    }
    return found;
}
/**
 * Where the bracket that opens at `from` is closed, or -1. Brackets in texts and comments do not count. A regular
 * expression that holds a quote or a lone bracket can mislead this, as it misleads every scanner that is no parser.
 */
function closingBracket(text, from) {
    const open = [];
    for (let at = from; at < text.length; at += 1) {
        const character = text[at];
        switch (character) {
            case '(':
            case '{':
            case '[':
                open.push(CLOSING[character]);
                break;
            case ')':
            case '}':
            case ']':
                if (open.pop() !== character)
                    return -1;
                if (open.length === 0)
                    return at;
                break;
            case '"':
            case "'":
            case '`': {
                const end = endOfText(text, at);
                if (end < 0)
                    return -1;
                at = end;
                break;
            }
            case '/':
                if (text[at + 1] === '/') {
                    const end = text.indexOf('\n', at);
                    if (end < 0)
                        return -1;
                    at = end;
                }
                else if (text[at + 1] === '*') {
                    const end = text.indexOf('*/', at + 2);
                    if (end < 0)
                        return -1;
                    at = end + 1;
                }
                break;
            default:
                break;
        }
    }
    return -1;
}
const CLOSING = { '(': ')', '{': '}', '[': ']' };
function endOfText(text, from) {
    const quote = text[from];
    for (let at = from + 1; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === quote)
            return at;
    }
    return -1;
}
/** The names that a reference goes through: `inputs`, `file`, `path` of `inputs.file.path`. */
function segmentsOf(reference) {
    const segments = [];
    for (const [, symbol, single, double, index] of reference.matchAll(/([\w\u0080-\uffff]+)|\['((?:[^'\\]|\\.)*)'\]|\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]/g)) {
        if (index !== undefined)
            segments.push(Number(index));
        else
            segments.push((symbol ?? single ?? double ?? '').replaceAll(/\\(.)/g, '$1'));
    }
    return segments;
}

// EXTERNAL MODULE: ./lib/cwl/model/index.js + 4 modules
var model = __webpack_require__(7932);
// EXTERNAL MODULE: ./lib/cwl/origin.js
var cwl_origin = __webpack_require__(4618);
// EXTERNAL MODULE: ./lib/cwl/text.js
var cwl_text = __webpack_require__(1607);
;// CONCATENATED MODULE: ./lib/cwl/text-position.js


/**
 * The place of a character inside a text value: exact for texts on one line and for literal blocks (`|`), the place of
 * the value itself where YAML folds lines or replaces escapes. Undefined when the value was read from no file.
 */
function placeInText(container, key, value, index) {
    const origin = (0,cwl_origin/* originOf */.yv)(container);
    if (origin === undefined)
        return undefined;
    const start = valueOffset(origin, key);
    if (start === undefined)
        return undefined;
    return origin.source.place(offsetIn(origin.source, start, value, index) ?? start);
}
function valueOffset(origin, key) {
    if (origin.keys === undefined)
        return typeof key === 'number' ? origin.offsets[key] : undefined;
    const at = (0,cwl_origin/* indexOfKey */.fV)(origin.keys, String(key));
    return at < 0 ? undefined : origin.offsets[2 * at + 1];
}
function offsetIn(source, start, value, index) {
    for (const skipped of [0, 1]) {
        const from = start + skipped;
        if (source.text.startsWith(value.slice(0, index + 1), from))
            return from + index;
    }
    return offsetInBlock(source, start, value, index);
}
/** Each line of a literal block stands on a line of its own, behind the same indentation. */
function offsetInBlock({ text, lineStarts }, start, value, index) {
    if (text[start] !== '|')
        return undefined;
    const starts = valueLines(value);
    const line = (0,cwl_text/* lineAt */.mh)(starts, index);
    const wanted = lineIn(value, starts, line);
    const written = lineIn(text, lineStarts, (0,cwl_text/* lineAt */.mh)(lineStarts, start) + 1 + line);
    const indent = written.length - wanted.length;
    if (indent < 0 || written.slice(indent) !== wanted)
        return undefined;
    return (lineStarts[(0,cwl_text/* lineAt */.mh)(lineStarts, start) + 1 + line] ?? start) + indent + index - (starts[line] ?? 0);
}
function lineIn(text, starts, line) {
    return text.slice(starts[line], starts[line + 1]).replace(/[\r\n]+$/, '');
}
let latest;
/** A text with one problem often has more: its lines are found once. */
function valueLines(value) {
    if (latest?.value !== value)
        latest = { value, starts: (0,cwl_text/* lineStartsOf */.xV)(value) };
    return latest.starts;
}

;// CONCATENATED MODULE: ./lib/cwl/rules/expressions.js






/** The fields whose text may hold parameter references and expressions. */
const EVALUATED_FIELDS = new Set([
    'arguments', 'valueFrom', 'glob', 'outputEval', 'stdin', 'stdout', 'stderr', 'secondaryFiles', 'pattern', 'required',
    'format', 'expression', 'when', 'listing', 'entry', 'entryname', 'envValue', 'position', 'timelimit', 'networkAccess',
    'enableReuse', 'coresMin', 'coresMax', 'ramMin', 'ramMax', 'tmpdirMin', 'tmpdirMax', 'outdirMin', 'outdirMax',
]);
/** Fields that hold values, prose, or what is looked at elsewhere. */
const PASSED_BY = new Set(['default', 'doc', 'label', 'id', 'run', 'steps', 'expressionLib', 'intent']);
/** Every text of a process that is evaluated and holds something to evaluate. */
function evaluatedTexts(process) {
    const found = [];
    const ownNames = new Set((0,finding/* objectsIn */.Qv)(process.value, 'inputs').flatMap((input) => (0,finding/* nameOf */.Vb)(input) ?? []));
    const isWorkflow = process.processClass === 'Workflow';
    collect(process, process.value, isWorkflow ? undefined : ownNames, found);
    if (isWorkflow) {
        for (const step of (0,finding/* objectsIn */.Qv)(process.value, 'steps'))
            collectStep(process, step, found);
    }
    return found;
}
function collectStep(process, step, found) {
    const inputs = (0,finding/* objectsIn */.Qv)(step, 'in');
    const names = new Set(inputs.flatMap((input) => (0,finding/* nameOf */.Vb)(input) ?? []));
    for (const input of inputs)
        collectText(input, 'valueFrom', input['valueFrom'], names, found);
    collectText(step, 'when', step['when'], names, found);
    // Requirements of a step are evaluated for what it runs.
    for (const field of ['requirements', 'hints'])
        collectField(process, step, field, undefined, found);
}
function collect(process, holder, inputs, found) {
    for (const key of Object.keys(holder))
        collectField(process, holder, key, inputs, found);
}
function collectField(process, holder, key, inputs, found) {
    if (PASSED_BY.has(key) || key.includes(':') || key.startsWith('$'))
        return;
    const value = holder[key];
    if (EVALUATED_FIELDS.has(key))
        collectText(holder, key, value, inputs, found);
    if ((0,json/* isArray */.cy)(value)) {
        for (const [index, item] of value.entries()) {
            if ((0,json/* isObject */.Gv)(item))
                collectObject(process, item, inputs, found);
            else if (EVALUATED_FIELDS.has(key))
                collectText(value, index, item, inputs, found);
        }
    }
    else if ((0,json/* isObject */.Gv)(value))
        collectObject(process, value, inputs, found);
}
function collectObject(process, value, inputs, found) {
    const name = value['class'];
    if (typeof name === 'string' && !model/* MODELS */.L6[process.version].requirements.includes(name))
        return;
    collect(process, value, inputs, found);
}
function collectText(container, key, value, inputs, found) {
    if (typeof value !== 'string' || !value.includes('$'))
        return;
    const interpolations = interpolationsIn(value);
    if (interpolations.length > 0)
        found.push({ text: value, container, key, inputs, interpolations });
}
function placeIn(process, evaluated, index) {
    return placeInText(evaluated.container, evaluated.key, evaluated.text, index) ?? (0,finding/* placeOf */.$t)(process.path, evaluated.container, evaluated.key);
}
/** What parameter references name (CWL v1.2 CommandLineTool, "Parameter references", steps 2 and 6). */
function checkReferences(process, texts, hasJavascript) {
    return (0,finding/* problemsOf */.GW)(texts, (text) => (0,finding/* problemsOf */.GW)(text.interpolations, (interpolation) => {
        if (!interpolation.closed)
            return hasJavascript ? [] : [unbalanced(process, text, interpolation)];
        return interpolation.kind === 'reference' ? referenceProblems(process, text, interpolation, hasJavascript) : [];
    }));
}
function unbalanced(process, text, { start }) {
    const opening = text.text.slice(start, start + 2);
    return (0,finding/* finding */.gk)('unbalanced-expression', placeIn(process, text, start), `${opening} begins here and does not end`, String.raw `Close it, or write \${opening} if it is meant as text.`.replace('{opening}', opening));
}
function referenceProblems(process, text, { code, start }, hasJavascript) {
    const [root, first] = segmentsOf(code);
    const place = () => placeIn(process, text, start);
    switch (root) {
        case 'inputs': {
            if (typeof first !== 'string' || text.inputs === undefined || text.inputs.has(first))
                return [];
            const guess = (0,suggest/* nearest */.p)(first, text.inputs);
            return [(0,finding/* finding */.gk)('undefined-input', place(), `$(${code}) refers to the input ${first}, which does not exist`, guess === undefined ? `The inputs here are ${[...text.inputs].slice(0, 20).join(', ') || 'none'}${text.inputs.size > 20 ? ', …' : ''}.` : `Did you mean ${guess}?`)];
        }
        case 'self':
        case 'runtime':
        case 'null':
            return [];
        default:
            // A global of JavaScript or of expressionLib.
            if (hasJavascript)
                return [];
            return [(0,finding/* finding */.gk)('parameter-reference', place(), `$(${code}) refers to ${root}, and only inputs, self and runtime can be referred to`, String.raw `Write \$(${code}) if it is meant as text.`)];
    }
}

;// CONCATENATED MODULE: ./lib/cwl/rules/features.js


/** Features of CWL that a document may use only under a requirement that permits them. */
const FEATURES = [
    'InlineJavascriptRequirement',
    'ScatterFeatureRequirement',
    'SubworkflowFeatureRequirement',
    'MultipleInputFeatureRequirement',
    'StepInputExpressionRequirement',
];
/** Features that requirements or hints of a process or step permit. */
function permittedBy(holder) {
    const classes = new Set([...(0,finding/* objectsIn */.Qv)(holder, 'requirements'), ...(0,finding/* objectsIn */.Qv)(holder, 'hints')].map((item) => item['class']));
    return classes.size === 0 ? [] : FEATURES.filter((feature) => classes.has(feature));
}
/** Uses of JavaScript by a process itself. */
function javascriptUses(process, texts) {
    return texts.flatMap((text) => {
        const javascript = text.interpolations.find(({ kind, closed }) => closed && kind !== 'reference');
        if (javascript === undefined)
            return [];
        const what = javascript.kind === 'body' ? '${…} is JavaScript' : `$(${shortened(javascript.code)}) is no parameter reference but JavaScript`;
        return [{ feature: 'InlineJavascriptRequirement', place: () => placeIn(process, text, javascript.start), what }];
    });
}
function shortened(code) {
    const line = code.trim().replaceAll(/\s+/g, ' ');
    return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
/** Uses of the features that a workflow or the step itself must permit. */
function stepUses(workflow, step) {
    const uses = [];
    const use = (feature, container, key, what) => {
        uses.push({ feature, place: () => (0,finding/* placeOf */.$t)(workflow.path, container, key, 'key'), what });
    };
    if (step.scatter.length > 0)
        use('ScatterFeatureRequirement', step.value, 'scatter', `the step ${step.name} scatters`);
    if (step.run?.processClass === 'Workflow')
        use('SubworkflowFeatureRequirement', step.value, 'run', `the step ${step.name} runs a workflow`);
    for (const input of step.inputs) {
        const name = (0,finding/* nameOf */.Vb)(input) ?? '';
        if ((0,finding/* textsIn */.Ej)(input, 'source').length > 1)
            use('MultipleInputFeatureRequirement', input, 'source', `the input ${name} has several sources`);
        if ((input['valueFrom'] ?? null) !== null)
            use('StepInputExpressionRequirement', input, 'valueFrom', `the input ${name} has valueFrom`);
    }
    return uses;
}
/** Uses by the outputs of a workflow. */
function outputUses(workflow) {
    return (0,finding/* objectsIn */.Qv)(workflow.value, 'outputs').flatMap((output) => {
        if ((0,finding/* textsIn */.Ej)(output, 'outputSource').length < 2)
            return [];
        const place = () => (0,finding/* placeOf */.$t)(workflow.path, output, 'outputSource', 'key');
        return [{ feature: 'MultipleInputFeatureRequirement', place, what: `the output ${(0,finding/* nameOf */.Vb)(output) ?? ''} has several sources` }];
    });
}
/**
 * Without these two nothing runs ("ScatterFeatureRequirement must be specified", CWL v1.2 Workflow); the others are
 * left out in many documents that run, where a workflow around them or the platform permits the feature.
 */
const INDISPENSABLE = new Set(['ScatterFeatureRequirement', 'SubworkflowFeatureRequirement']);
/** One problem for each feature that is used and not permitted, at its first use. */
function missingFeatures(uses, permitted) {
    const first = new Map();
    for (const use of uses)
        if (!permitted.has(use.feature) && !first.has(use.feature))
            first.set(use.feature, use);
    return [...first.values()].map(({ feature, place, what }) => (0,finding/* finding */.gk)(INDISPENSABLE.has(feature) ? 'missing-requirement' : 'undeclared-feature', place(), `${what}, which needs ${feature}`, `Add ${feature}: {} under requirements.`));
}

;// CONCATENATED MODULE: ./lib/cwl/rules/identifiers.js

/** Ids that stand twice ("The value of the id field must be unique over the entire document", CWL v1.2, "Identifiers"). */
function checkIdentifiers(process, steps) {
    const problems = [];
    const unique = (kind, items) => {
        const first = new Map();
        for (const item of items) {
            const name = (0,finding/* nameOf */.Vb)(item);
            if (name === undefined)
                continue;
            const earlier = first.get(name);
            if (earlier === undefined)
                first.set(name, item);
            else if (problems.length < finding/* MOST_PROBLEMS */.vy) {
                const { line } = (0,finding/* placeOf */.$t)(process.path, earlier, 'id');
                problems.push((0,finding/* finding */.gk)('duplicate-id', (0,finding/* placeOf */.$t)(process.path, item, 'id'), `there is a second ${kind} ${name}; the first is on line ${line}`, 'Rename one of the two.'));
            }
        }
        return first;
    };
    const inputs = unique('input', (0,finding/* objectsIn */.Qv)(process.value, 'inputs'));
    const outputs = unique('output', (0,finding/* objectsIn */.Qv)(process.value, 'outputs'));
    unique('step', steps.map((step) => step.value));
    for (const step of steps) {
        unique(`input of the step ${step.name},`, step.inputs);
        problems.push(...duplicateOutputs(process, step));
        for (const [kind, parameters] of [['an input', inputs], ['an output', outputs]]) {
            if (parameters.has(step.name)) {
                problems.push((0,finding/* finding */.gk)('id-clash', (0,finding/* placeOf */.$t)(process.path, step.value, 'id', 'key'), `the step ${step.name} is named like ${kind} of the workflow, so that both have the same identifier`, 'Rename one of the two.'));
            }
        }
    }
    return problems;
}
function duplicateOutputs(process, step) {
    const seen = new Set();
    return step.outputs.flatMap(({ name, index }) => {
        const again = seen.has(name);
        seen.add(name);
        if (!again)
            return [];
        return [(0,finding/* finding */.gk)('duplicate-id', (0,finding/* placeOf */.$t)(process.path, step.value['out'], index), `the step ${step.name} lists the output ${name} twice`, 'Remove one of the two.')];
    });
}

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./lib/cwl/rules/javascript.js





/**
 * Checks the JavaScript of processes. Whether code is sound is asked of V8, which is many times faster than a parser
 * written in JavaScript and runs nothing here; acorn is loaded to say where it is not, and which inputs it reads.
 */
class JavascriptChecker {
    #sound = new Map();
    async check(process, texts) {
        const libraries = failing(libraryTexts(process), ({ code }) => !this.#isSound('body', code));
        const doubtful = failing(texts, (text) => !this.#isBeyondDoubt(text));
        if (libraries.length === 0 && doubtful.length === 0)
            return [];
        const acorn = await __webpack_require__.e(/* import() */ 559).then(__webpack_require__.bind(__webpack_require__, 4559));
        return [
            ...(0,finding/* problemsOf */.GW)(libraries, (library) => checkLibrary(acorn, process, library)),
            ...(0,finding/* problemsOf */.GW)(doubtful, (text) => checkText(acorn, process, text)),
        ];
    }
    #isBeyondDoubt({ interpolations, inputs }) {
        return interpolations.every(({ kind, code, closed }) => closed && (kind === 'reference' || (this.#isSound(kind, code) && namesOfInputs(code).every((name) => inputs?.has(name) !== false))));
    }
    #isSound(kind, code) {
        const body = kind === 'body' ? code : `return (${code}\n)`;
        const known = this.#sound.get(body);
        if (known !== undefined)
            return known;
        const sound = compiles(body);
        this.#sound.set(body, sound);
        return sound;
    }
}
/** The items that fail a check; no more than can be told. */
function failing(items, isDoubtful) {
    const found = [];
    for (const item of items) {
        if (found.length >= finding/* MOST_PROBLEMS */.vy)
            break;
        if (isDoubtful(item))
            found.push(item);
    }
    return found;
}
/** Expressions run in strict mode (CWL v1.2 CommandLineTool, "Expressions"). */
const STRICT = '"use strict";';
/** Compiles a function body, which runs nothing. */
function compiles(body) {
    try {
        (0,external_node_vm_.compileFunction)(STRICT + body);
        return true;
    }
    catch (error) {
        // In a test runner the error is of another realm, so that its class says nothing.
        if (typeof error === 'object' && error !== null && 'message' in error)
            return false;
        throw error;
    }
}
/** Names behind `inputs.` wherever they stand, in comments and texts too: acorn is asked when one does not exist. */
function namesOfInputs(code) {
    if (!code.includes('inputs'))
        return [];
    return [...code.matchAll(/\binputs\s*(?:\??\.\s*([\w$\u0080-\uffff]+)|\[\s*(["'])(.*?)\2\s*\])/g)].map(([, symbol, , text]) => symbol ?? text ?? '');
}
function libraryTexts(process) {
    return ['requirements', 'hints'].flatMap((field) => (0,finding/* objectsIn */.Qv)(process.value, field).flatMap((requirement) => {
        const list = requirement['class'] === 'InlineJavascriptRequirement' ? requirement['expressionLib'] : undefined;
        if (!(0,json/* isArray */.cy)(list))
            return [];
        return list.flatMap((code, index) => (typeof code === 'string' ? [{ list, index, code }] : []));
    }));
}
function checkLibrary(acorn, process, { list, index, code }) {
    const parsed = parse(acorn, code, '', '');
    if ('tree' in parsed)
        return [];
    const place = placeInText(list, index, code, parsed.offset) ?? (0,finding/* placeOf */.$t)(process.path, list, index);
    return [(0,finding/* finding */.gk)('javascript-syntax', place, `not JavaScript: ${parsed.reason}`)];
}
function checkText(acorn, process, text) {
    const whole = wholeText(acorn, text);
    if (whole !== undefined)
        return readsOf(process, text, whole.tree, whole.offset);
    return (0,finding/* problemsOf */.GW)(text.interpolations, (interpolation) => {
        const { kind, code, start, closed } = interpolation;
        if (!closed)
            return [unbalanced(process, text, interpolation)];
        if (kind === 'reference')
            return [];
        const parsed = kind === 'body' ? parse(acorn, code, '', '') : parse(acorn, code, '(', '\n)');
        if ('tree' in parsed)
            return readsOf(process, text, parsed.tree, start + 2 - parsed.before);
        return [(0,finding/* finding */.gk)('javascript-syntax', placeIn(process, text, start + 2 + parsed.offset), `not JavaScript: ${parsed.reason}`)];
    });
}
/** A text that is one expression from end to end needs no scanner, which regular expressions and comments mislead. */
function wholeText(acorn, { text, interpolations }) {
    const [first] = interpolations;
    if (first === undefined || (interpolations.length === 1 && first.closed))
        return undefined;
    const trimmed = text.trimEnd();
    if (text.slice(0, first.start).trim() !== '' || !trimmed.endsWith(first.kind === 'body' ? '}' : ')'))
        return undefined;
    const code = trimmed.slice(first.start + 2, -1);
    const parsed = first.kind === 'body' ? parse(acorn, code, '', '') : parse(acorn, code, '(', '\n)');
    return 'tree' in parsed ? { tree: parsed.tree, offset: first.start + 2 - parsed.before } : undefined;
}
function parse(acorn, code, open, close) {
    const before = STRICT.length + open.length;
    try {
        const tree = acorn.parse(STRICT + open + code + close, { ecmaVersion: 'latest', allowReturnOutsideFunction: true });
        return { tree, before };
    }
    catch (error) {
        if (error instanceof RangeError)
            return { reason: 'it nests too deeply', offset: 0 };
        if (!(error instanceof SyntaxError))
            throw error;
        const position = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
        const reason = error.message.replace(/ \(\d+:\d+\)$/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
        return { reason, offset: Math.max(0, Math.min(position - before, code.length - 1)) };
    }
}
/** Inputs that the code reads and that do not exist: `inputs.name`, unless the code declares an `inputs` of its own. */
function readsOf(process, text, tree, offset) {
    const { inputs } = text;
    if (inputs === undefined)
        return [];
    const reads = [];
    let declared = false;
    visit(tree, (node) => {
        if (node.type === 'MemberExpression') {
            const name = memberOfInputs(node);
            if (name !== undefined && !inputs.has(name))
                reads.push({ name, start: node.start });
        }
        else if (declaresInputs(node))
            declared = true;
    });
    if (declared)
        return [];
    const distinct = [...new Map(reads.map((read) => [read.name, read])).values()];
    return distinct.map(({ name, start }) => (0,finding/* finding */.gk)('doubtful-input', placeIn(process, text, start + offset), `the code reads inputs.${name}, and there is no input ${name}`, 'It is undefined when it runs.'));
}
function memberOfInputs({ object, property, computed }) {
    if (object.type !== 'Identifier' || object.name !== 'inputs')
        return undefined;
    if (!computed)
        return property.name;
    return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}
function declaresInputs(node) {
    const named = (part) => typeof part === 'object' && part !== null && 'name' in part && part.name === 'inputs';
    if (node.type === 'VariableDeclarator')
        return 'id' in node && named(node.id);
    return 'params' in node && Array.isArray(node.params) && node.params.some(named);
}
function visit(tree, see) {
    const queue = [tree];
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
        see(node);
        for (const part of Object.values(node)) {
            if (Array.isArray(part))
                queue.push(...part.filter(isNode));
            else if (isNode(part))
                queue.push(part);
        }
    }
}
function isNode(value) {
    return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;
}

;// CONCATENATED MODULE: ./lib/cwl/rules/parameters.js


/** Fields of parameters that only some types can have, and the shortcuts `stdin`, `stdout` and `stderr`. */
function checkParameters(process, ports) {
    const all = [...ports.inputs.values(), ...ports.outputs.values()];
    return [...(0,finding/* problemsOf */.GW)(all, (port) => checkFields(process, port)), ...checkShortcuts(process)];
}
/** "Only valid when type: File or is an array of items: File" (CWL v1.2 CommandLineTool, "CommandInputParameter"). */
const ONLY_FOR = [
    ['secondaryFiles', 'File'],
    ['streamable', 'File'],
    ['format', 'File'],
    ['loadContents', 'File'],
    ['loadListing', 'Directory'],
];
function checkFields(process, { name, type, declaration }) {
    return ONLY_FOR.flatMap(([field, only]) => {
        const value = declaration[field];
        if (value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0))
            return [];
        if (mayHold(type, only))
            return [];
        return [(0,finding/* finding */.gk)('not-for-type', (0,finding/* placeOf */.$t)(process.path, declaration, field, 'key'), `${field} is for parameters that hold ${only === 'File' ? 'files' : 'directories'}, and ${name} holds none`, `Remove it, or make the type ${only}.`)];
    });
}
function mayHold(type, wanted) {
    return (0,cwl_types/* membersOf */.lS)(type).some((member) => {
        if (member.kind === 'array')
            return mayHold(member.items, wanted);
        return member.kind === 'unknown' || member.kind === 'record' || (member.kind === 'simple' && (member.name === wanted || member.name === 'Any'));
    });
}
function checkShortcuts(process) {
    const problems = [];
    const misplaced = (parameter, message) => {
        problems.push((0,finding/* finding */.gk)('misplaced-shortcut', (0,finding/* placeOf */.$t)(process.path, parameter, 'type'), message, 'Use the type File.'));
    };
    const bound = (parameter, type, binding) => {
        if (parameter[binding] === undefined || parameter[binding] === null)
            return;
        problems.push((0,finding/* finding */.gk)('misplaced-binding', (0,finding/* placeOf */.$t)(process.path, parameter, binding, 'key'), `a parameter of type ${type} has no ${binding}: the type says where the file comes from`, `Remove ${binding}, or use the type File.`));
    };
    const isTool = process.processClass === 'CommandLineTool';
    let standardInput = typeof process.value['stdin'] === 'string';
    for (const input of (0,finding/* objectsIn */.Qv)(process.value, 'inputs')) {
        const { type } = input;
        if (type === 'stdout' || type === 'stderr')
            misplaced(input, `${type} is a type of outputs only`);
        if (type !== 'stdin')
            continue;
        if (!isTool || process.version === 'v1.0')
            misplaced(input, `stdin is a type of the inputs of a CommandLineTool, from v1.1 on`);
        else {
            bound(input, type, 'inputBinding');
            if (standardInput)
                misplaced(input, 'standard input comes from one place, and another is named already');
            standardInput = true;
        }
    }
    for (const output of (0,finding/* objectsIn */.Qv)(process.value, 'outputs')) {
        const { type } = output;
        if (type === 'stdin')
            misplaced(output, 'stdin is a type of inputs only');
        if (type !== 'stdout' && type !== 'stderr')
            continue;
        if (isTool)
            bound(output, type, 'outputBinding');
        else
            misplaced(output, `${type} is a type of the outputs of a CommandLineTool only`);
    }
    return problems;
}

// EXTERNAL MODULE: ./lib/cwl/type-names.js
var type_names = __webpack_require__(4453);
;// CONCATENATED MODULE: ./lib/cwl/rules/ports.js



/** Reads the ports of processes, each once. */
class PortReader {
    #files;
    #ports = new WeakMap();
    constructor(files) {
        this.#files = files;
    }
    /** `outer` is the process around an embedded one, whose named types it may use. */
    of(process, outer) {
        const known = this.#ports.get(process);
        if (known !== undefined)
            return known;
        const ports = this.#read(process, outer === undefined ? undefined : this.of(outer).scope);
        this.#ports.set(process, ports);
        return ports;
    }
    #read(process, outer) {
        const problems = [];
        const scope = new type_names/* TypeScope */.$2(this.#files, process.path, process.value, outer);
        const types = new cwl_types/* TypeReader */.cS(process.version, scope, (code, container, key, name) => {
            if (problems.length < finding/* MOST_PROBLEMS */.vy)
                problems.push((0,finding/* finding */.gk)(code, (0,finding/* placeOf */.$t)(process.path, container, key), WORDS[code](name), HINTS[code]));
        });
        const read = (side) => {
            const ports = new Map();
            for (const declaration of (0,finding/* objectsIn */.Qv)(process.value, side)) {
                const name = (0,finding/* nameOf */.Vb)(declaration);
                const type = types.read(declaration);
                const hasDefault = (declaration['default'] ?? null) !== null;
                if (name !== undefined)
                    ports.set(name, { name, type, declaration, hasDefault });
            }
            return ports;
        };
        return { inputs: read('inputs'), outputs: read('outputs'), scope, problems };
    }
}
const WORDS = {
    'undefined-type': (name) => `there is no type ${name}`,
    'duplicate-symbol': (name) => `the symbol ${name} stands in this enum a second time`,
    'duplicate-field': (name) => `the field ${name} stands in this record a second time`,
};
const HINTS = {
    'undefined-type': 'Use a type of CWL, or define this one under SchemaDefRequirement.',
    'duplicate-symbol': 'Remove one of the two.',
    'duplicate-field': 'Remove one of the two.',
};

;// CONCATENATED MODULE: ./lib/cwl/rules/requirements.js



/** Requirements that stand twice, resources that cannot be had, versions that do not go together. */
function checkRequirements(process, steps) {
    const holders = [process.value, ...steps.map((step) => step.value)];
    return [
        ...holders.flatMap((holder) => ['requirements', 'hints'].flatMap((field) => checkList(process, (0,finding/* objectsIn */.Qv)(holder, field)))),
        ...steps.flatMap((step) => checkVersion(process, step)),
    ];
}
function checkList(process, list) {
    const seen = new Set();
    return (0,finding/* problemsOf */.GW)(list, (requirement) => {
        const name = requirement['class'];
        if (typeof name !== 'string')
            return [];
        const again = seen.has(name);
        seen.add(name);
        const range = name === 'ResourceRequirement' ? checkResources(process, requirement) : [];
        if (!again)
            return range;
        return [...range, (0,finding/* finding */.gk)('duplicate-requirement', (0,finding/* placeOf */.$t)(process.path, requirement, 'class'), `${name} stands in this list a second time`, 'Join the two.')];
    });
}
const RESOURCES = ['cores', 'ram', 'tmpdir', 'outdir'];
/** "It is an error if max < min" and "if the value of any of these fields is negative" (CWL v1.2, "ResourceRequirement"). */
function checkResources(process, requirement) {
    return RESOURCES.flatMap((resource) => {
        const ends = [`${resource}Min`, `${resource}Max`];
        const [min, max] = ends.map((end) => numberIn(requirement[end]));
        const negative = ends.filter((_, index) => ([min, max][index] ?? 0) < 0);
        if (negative.length > 0) {
            return negative.map((end) => (0,finding/* finding */.gk)('resource-range', (0,finding/* placeOf */.$t)(process.path, requirement, end), `${end} is negative`, 'Give a number from 0 up.'));
        }
        if (min === undefined || max === undefined || max >= min)
            return [];
        return [(0,finding/* finding */.gk)('resource-range', (0,finding/* placeOf */.$t)(process.path, requirement, ends[1]), `${ends[1]} is ${max}, less than ${ends[0]}, which is ${min}`, 'Swap or correct them.')];
    });
}
function numberIn(value) {
    if (value instanceof json/* ExactNumber */.fh)
        return value.value;
    return typeof value === 'number' ? value : undefined;
}
/** A platform that knows the workflow's version may not know the one of a tool in it. */
function checkVersion(process, step) {
    const { run } = step;
    if (run === undefined || model/* VERSIONS */.S8.indexOf(run.version) <= model/* VERSIONS */.S8.indexOf(process.version))
        return [];
    return [(0,finding/* finding */.gk)('mixed-versions', (0,finding/* placeOf */.$t)(process.path, step.value, 'run'), `the step ${step.name} runs a process of CWL ${run.version}, and the workflow is of ${process.version}`, `Raise the workflow's cwlVersion to ${run.version}.`)];
}

;// CONCATENATED MODULE: ./lib/cwl/rules/vocabulary.js


/** Prefixes of other vocabularies that `$namespaces` does not declare; each is told once a process. */
function checkVocabulary(process) {
    const namespaces = process.root['$namespaces'];
    const declared = new Set((0,json/* isObject */.Gv)(namespaces) ? Object.keys(namespaces) : []);
    const problems = new Map();
    const report = (text, container, key, part) => {
        const prefix = prefixOf(text);
        if (prefix === undefined || declared.has(prefix) || problems.has(prefix) || problems.size >= finding/* MOST_PROBLEMS */.vy)
            return;
        problems.set(prefix, (0,finding/* finding */.gk)('undeclared-prefix', (0,finding/* placeOf */.$t)(process.path, container, key, part), `${text} has the prefix ${prefix}, which is not declared`, `Declare it: $namespaces: {${prefix}: ADDRESS}.`));
    };
    vocabulary_visit(process.value, report);
    return [...problems.values()];
}
/** Where free values stand, or processes of their own. */
const vocabulary_PASSED_BY = new Set(['default', 'run', '$namespaces', '$schemas', '$graph']);
function vocabulary_visit(value, report) {
    for (const key of Object.keys(value)) {
        const item = value[key];
        if (key.includes(':'))
            report(key, value, key, 'key');
        else if (key === 'format' || key === 'intent')
            identifiers(value, key, item, report);
        else if (!vocabulary_PASSED_BY.has(key))
            descend(item, report);
    }
}
function descend(value, report) {
    if ((0,json/* isArray */.cy)(value))
        for (const item of value)
            descend(item, report);
    else if ((0,json/* isObject */.Gv)(value))
        vocabulary_visit(value, report);
}
function identifiers(holder, key, value, report) {
    if (typeof value === 'string')
        report(value, holder, key, 'value');
    else if ((0,json/* isArray */.cy)(value)) {
        for (const [index, item] of value.entries())
            if (typeof item === 'string')
                report(item, value, index, 'value');
    }
}
/** The prefix of `edam:format_2572`; none of an address, an expression, or a scheme that everyone knows. */
function prefixOf(text) {
    const colon = text.indexOf(':');
    if (colon <= 0 || text.startsWith('//', colon + 1) || text.includes('$(') || text.includes('${'))
        return undefined;
    const prefix = text.slice(0, colon);
    return KNOWN.has(prefix) || !/^[\w.-]+$/.test(prefix) ? undefined : prefix;
}
/** Prefixes of CWL's own context, and schemes of addresses. */
const KNOWN = new Set(['cwl', 'sld', 'rdf', 'rdfs', 'xsd', 'owl', 'http', 'https', 'urn', 'file', 'ftp']);

;// CONCATENATED MODULE: ./lib/cwl/links.js













/** Checks what a schema cannot say: links, types, expressions, requirements. Each process is looked at once. */
class LinkChecker {
    #ports;
    #javascript = new JavascriptChecker();
    #studies = new Map();
    /** By process, then by what the workflows around it permit. */
    #inContext = new Map();
    #files;
    #isWanted;
    /** `isWanted` spares the search for what nobody wants told. */
    constructor(processes, isWanted) {
        this.#files = processes.files;
        this.#ports = new PortReader(processes.files);
        this.#isWanted = isWanted;
    }
    /** Problems of the processes that can be reached, given what requirements they inherit on the way. */
    async check(root) {
        const problems = [];
        const visited = new Map();
        const queue = [{ process: root, inherited: new Set() }];
        for (const { process, inherited } of queue) {
            const context = contextKey(inherited);
            const contexts = visited.get(process) ?? new Set();
            if (contexts.has(context))
                continue;
            visited.set(process, contexts.add(context));
            const study = this.#study(process);
            // Where something could not be imported, what refers to it is not wrong.
            if (this.#files.load(process.path).isWhole) {
                if (contexts.size === 1)
                    problems.push(...study.problems);
                problems.push(...(await this.#checkInContext(process, study, inherited, context)));
            }
            if (study.steps.length === 0)
                continue;
            const permitted = new Set([...inherited, ...study.permits]);
            for (const { run, permits } of study.steps) {
                // Requirements of a workflow hold for what its steps run (CWL v1.2, "Requirements and hints").
                if (run !== undefined)
                    queue.push({ process: run, inherited: permits.length === 0 ? permitted : new Set([...permitted, ...permits]) });
            }
        }
        return problems;
    }
    #study(process) {
        const known = this.#studies.get(process);
        if (known !== undefined)
            return known;
        const study = studyOf(process, this.#ports, this.#isWanted);
        this.#studies.set(process, study);
        return study;
    }
    async #checkInContext(process, study, inherited, context) {
        const contexts = this.#inContext.get(process) ?? new Map();
        this.#inContext.set(process, contexts);
        const known = contexts.get(context);
        if (known !== undefined)
            return known;
        const permitted = new Set([...inherited, ...study.permits]);
        const problems = [...missingFeatures(study.uses, permitted)];
        for (const { uses, permits } of study.steps)
            if (uses.length > 0)
                problems.push(...missingFeatures(uses, new Set([...permitted, ...permits])));
        const hasJavascript = permitted.has('InlineJavascriptRequirement');
        problems.push(...checkReferences(process, study.texts, hasJavascript));
        if (hasJavascript)
            problems.push(...(await this.#javascript.check(process, study.texts)));
        contexts.set(context, problems);
        return problems;
    }
}
function studyOf(process, reader, isWanted) {
    const ports = reader.of(process);
    const steps = process.processClass === 'Workflow' ? stepsOf(process, reader) : [];
    const texts = evaluatedTexts(process);
    const isWorkflow = process.processClass === 'Workflow';
    return {
        steps: steps.map((step) => ({ run: step.run, uses: stepUses(process, step), permits: permittedBy(step.value) })),
        permits: permittedBy(process.value),
        texts,
        problems: [
            ...ports.problems,
            ...checkIdentifiers(process, steps),
            ...checkParameters(process, ports),
            ...checkDefaults(process, ports, steps),
            ...(isWorkflow ? [...checkDataFlow(process, ports, steps), ...checkCycles(process, steps)] : []),
            ...checkRequirements(process, steps),
            ...checkVocabulary(process),
            ...checkAdvice(process, ports, steps, isWanted),
        ],
        uses: [...javascriptUses(process, texts), ...(isWorkflow ? outputUses(process) : [])],
    };
}
function contextKey(features) {
    return FEATURES.map((feature) => (features.has(feature) ? '1' : '0')).join('');
}

// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/processes.js
var processes = __webpack_require__(9743);
// EXTERNAL MODULE: ./lib/cwl/structure.js
var structure = __webpack_require__(4403);
;// CONCATENATED MODULE: ./lib/cwl/validate.js






/** Validates documents of a workspace, given as `path` or `path#id`, and everything that they reach. */
async function validateDocuments(workspace, references, checks = {}) {
    const checker = new Checker(new processes/* Processes */.S(workspace), checks);
    const all = [];
    const documents = [];
    for (const reference of references) {
        const problems = await checker.check(reference);
        documents.push({ path: reference, ok: !problems.some(problem/* isError */.b) });
        all.push(...problems);
    }
    return { documents, problems: sortProblems(all) };
}
/** Checks documents; what several of them reach is checked once. */
class Checker {
    processes;
    #links;
    #own = new Map();
    #checks;
    constructor(processes, checks = {}) {
        this.processes = processes;
        this.#checks = checks;
        this.#links = new LinkChecker(processes, (code) => (0,cwl_checks/* isWanted */.Y)(code, checks));
    }
    /** Problems of a document and of all that it reaches. */
    async check(reference) {
        const document = this.open(reference);
        const problems = [...document.problems];
        const roots = [document.process, ...document.graph];
        if (this.processes.files.mayExceed)
            problems.push(...this.#excess(document, roots));
        for (const process of reachable(roots))
            problems.push(...(await this.#checkProcess(process)));
        for (const root of roots)
            if (root !== undefined)
                problems.push(...(await this.#links.check(root)));
        return (0,cwl_checks/* applyChecks */.E)(sortProblems(problems), this.#checks);
    }
    /** Limits hold for one document with all that it reaches, also when others have read that before. */
    #excess(document, roots) {
        const { files, workspace } = this.processes;
        const reached = new Set([document.path]);
        for (const { path } of [document, ...reachable(roots)]) {
            reached.add(path);
            for (const other of this.processes.reachedBy(path))
                reached.add(other);
        }
        const bytes = [...reached].reduce((sum, path) => sum + files.sizeOf(path), 0);
        const errors = [
            ...(reached.size > workspace.limits.files ? [(0,cwl_files/* tooManyFiles */.Z)(workspace.limits.files)] : []),
            ...(bytes > workspace.limits.totalBytes ? [(0,cwl_files/* tooManyBytes */.zX)(workspace.limits.totalBytes)] : []),
        ];
        return errors.map(({ code, message, hint }) => ({ code, severity: 'error', message, ...(hint === undefined ? {} : { hint }), file: document.path, line: 1, column: 1 }));
    }
    open(reference) {
        const hash = reference.indexOf('#');
        return hash < 0 ? this.processes.document(reference) : this.processes.document(reference.slice(0, hash), reference.slice(hash + 1));
    }
    async #checkProcess(process) {
        const known = this.#own.get(process);
        if (known !== undefined)
            return known;
        const problems = [...process.problems, ...(await (0,structure/* checkStructure */.w)(process, this.processes.files.load(process.path).isWhole))];
        this.#own.set(process, problems);
        return problems;
    }
}
/** Processes and those that they run, directly or not, each once. */
function reachable(roots) {
    const reached = new Set();
    const visit = (next) => {
        if (next === undefined || reached.has(next))
            return;
        reached.add(next);
        for (const run of next.runs)
            visit(run);
    };
    for (const root of roots)
        visit(root);
    return reached;
}
/** By file, line and column; a problem that several documents report stands once. */
function sortProblems(problems) {
    const distinct = new Map(problems.map((problem) => [JSON.stringify([problem.file, problem.line, problem.column, problem.code, problem.message]), problem]));
    return [...distinct.values()].sort((left, right) => (left.file < right.file ? -1 : left.file > right.file ? 1 : 0) || left.line - right.line || left.column - right.column);
}


/***/ }),

/***/ 5376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ checksOf)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4006);
/* harmony import */ var _cwl_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1628);
/* harmony import */ var _cwl_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7912);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6806);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2998);





/**
 * What the configuration says about problems, ready to be applied. Throws PromotionError `configuration` for a code
 * that no problem has, and for one that is always an error: what has it can be neither packed nor run.
 */
function checksOf(manifest, strict) {
    const declared = manifest?.checks;
    if (manifest === undefined || declared === undefined)
        return { strict };
    const { levels = {}, paths = [] } = declared;
    return {
        strict: strict || declared.strict === true,
        levels: checked(manifest, levels, 'levels'),
        paths: paths.map((exception, index) => ({
            matches: picomatch__WEBPACK_IMPORTED_MODULE_3__([exception.path, `${exception.path.replace(/\/+$/, '')}/**`], { dot: true }),
            levels: checked(manifest, exception.levels, 'paths', index, 'levels'),
        })),
    };
}
function checked(manifest, levels, ...path) {
    for (const code of Object.keys(levels)) {
        const at = manifest.at('checks', ...path, code, _place_js__WEBPACK_IMPORTED_MODULE_2__/* .KEY */ ._);
        if (!(0,_cwl_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .isProblemCode */ .NU)(code)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('configuration', `no problem has the code ${JSON.stringify(code)}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(code, Object.keys(_cwl_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp))}`, {
                hint: 'Codes are those that `validate` prints and docs/problems.md lists.',
                at,
            });
        }
        if (_cwl_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp[code].severity === 'error' && levels[code] !== 'error') {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('configuration', `${code} is always an error: a document that has it cannot be promoted`, { hint: 'Take the line out, and mend the document.', at });
        }
    }
    return levels;
}


/***/ })

};

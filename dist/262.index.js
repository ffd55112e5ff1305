export const id = 262;
export const ids = [262];
export const modules = {

/***/ 2631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ju: () => (/* binding */ accept),
/* harmony export */   Q5: () => (/* binding */ baselineFromJson),
/* harmony export */   Rw: () => (/* binding */ baselineToJson),
/* harmony export */   tH: () => (/* binding */ countGone),
/* harmony export */   tm: () => (/* binding */ fingerprintsOf)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);

function identityOf({ file, code, message }) {
    return { file, code, message: message.replaceAll(/\bline \d+/g, 'line') };
}
/** A text for each problem that stays the same when lines move; of several alike, one for each. */
function fingerprintsOf(problems) {
    const seen = new Map();
    return problems.map((problem) => {
        const key = keyOf(identityOf(problem));
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        return `${key}${count}`;
    });
}
function keyOf({ file, code, message }) {
    return JSON.stringify([file, code, message]);
}
/**
 * Parts the problems that a baseline accepts from those it does not know: of several alike, the first ones are accepted.
 * `mayAccept` says which can be accepted at all.
 */
function accept(problems, baseline, mayAccept = () => true) {
    const left = countsOf(baseline);
    const told = [];
    const accepted = [];
    for (const problem of problems) {
        const key = keyOf(identityOf(problem));
        const count = left.get(key) ?? 0;
        if (count > 0 && mayAccept(problem)) {
            left.set(key, count - 1);
            accepted.push(problem);
        }
        else
            told.push(problem);
    }
    return { told, accepted };
}
/** How many of the accepted problems do not occur any more, in files of which `isKnown` says that all is known. */
function countGone(baseline, problems, isKnown) {
    const left = countsOf(baseline);
    for (const problem of problems) {
        const key = keyOf(identityOf(problem));
        const count = left.get(key);
        if (count !== undefined)
            left.set(key, count - 1);
    }
    return baseline.entries.reduce((sum, entry) => {
        const count = left.get(keyOf(entry)) ?? 0;
        left.delete(keyOf(entry));
        return count > 0 && isKnown(entry.file) ? sum + count : sum;
    }, 0);
}
function countsOf({ entries }) {
    const counts = new Map();
    for (const entry of entries)
        counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + entry.count);
    return counts;
}
/** A baseline file that accepts these problems: readable, and in an order that makes small differences. */
function baselineToJson(problems) {
    const counts = new Map();
    for (const problem of problems) {
        const identity = identityOf(problem);
        counts.set(keyOf(identity), { ...identity, count: (counts.get(keyOf(identity))?.count ?? 0) + 1 });
    }
    const entries = [...counts].sort(([left], [right]) => (left < right ? -1 : 1));
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .objectFrom */ ._X)([
        ['version', 1],
        ['accepted', entries.map(([, { file, code, message, count }]) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .objectFrom */ ._X)([['file', file], ['code', code], ['message', message], ...(count === 1 ? [] : [['count', count]])]))],
    ]);
}
/** Reads a baseline file; the text says what is wrong with one that is none. */
function baselineFromJson(value) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || value['version'] !== 1)
        return { ok: false, message: 'a baseline is a map with version: 1; this is none, or of a later version' };
    const { accepted } = value;
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(accepted))
        return { ok: false, message: 'a baseline lists problems under accepted' };
    const entries = [];
    for (const [index, entry] of accepted.entries()) {
        const [file, code, message, count = 1] = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) ? [entry['file'], entry['code'], entry['message'], entry['count']] : [];
        if (typeof file !== 'string' || typeof code !== 'string' || typeof message !== 'string') {
            return { ok: false, message: `item ${index + 1} of accepted lacks file, code or message` };
        }
        if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1)
            return { ok: false, message: `the count of item ${index + 1} of accepted is no whole number from 1 up` };
        entries.push({ file, code, message, count });
    }
    return { ok: true, baseline: { entries } };
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
    'remote-unreadable': error('A document of another machine, which may be read, could not be.'),
    'mutable-reference': warning('What an address of another machine gives may change, since it names no commit and no version.'),
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
    'half-character': error('An escape in a text names half of a character.'),
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
    'too-many-problems': warning('A process has more problems of one kind than are told.'),
    'invalid-structure': error('An object does not fit the schema of its class.'),
    'unknown-hint': warning('A hint is of a class that CWL does not know.'),
    'undeclared-prefix': warning('A field or identifier has a prefix that $namespaces does not declare.'),
    'missing-schema': warning('$schemas names a file of the repository that does not exist.'),
    'duplicate-requirement': error('A requirement stands twice in one list.'),
    'mixed-versions': warning('A workflow runs a process of a newer version of CWL than its own.'),
    // Names
    'empty-name': error('A name is empty.'),
    'duplicate-id': error('Two parameters, steps or types have the same name.'),
    'id-clash': warning('A step, an input or an output is named like one of another kind.'),
    // Types
    'undefined-type': error('A type names no type that CWL or SchemaDefRequirement defines.'),
    'duplicate-alternative': error('Two alternatives of a type are lists.'),
    'duplicate-symbol': error('An enum has the same symbol twice.'),
    'duplicate-field': error('A record has the same field twice.'),
    'recursive-type': error('A type holds itself.'),
    'default-type': error('A default is no value of its parameter’s type.'),
    'missing-default': warning('A default names a file of the repository that does not exist.'),
    'default-range': warning('A default is an integer beyond the 32 bits of int or the 64 bits of long.'),
    // Links
    'dangling-source': error('A source is no input of the workflow and no output of a step.'),
    'dangling-scatter': error('scatter names no input of its step.'),
    'unknown-step-input': warning('A step gives an input that what it runs does not declare.'),
    'unknown-step-output': error('A step lists an output that what it runs does not produce.'),
    'no-output-source': warning('An output of a workflow comes from nowhere.'),
    'missing-input': error('A step does not give an input that what it runs requires.'),
    'incompatible-types': error('What a source gives can never be what its sink takes.'),
    'doubtful-types': warning('What a source gives is not always what its sink takes.'),
    'conditional-source': warning('A step that may be skipped gives null where a value is required.'),
    'idle-pick-value': warning('pickValue has a single source to pick from.'),
    'missing-secondary-files': warning('A step needs files beside a file, and the source of that does not give them.'),
    'data-cycle': error('Steps wait for each other in a circle.'),
    'no-scatter-method': error('A step scatters over several inputs without saying how.'),
    'idle-scatter-method': advice('scatterMethod is given where at most one input is scattered.'),
    'missing-requirement': error('A feature is used without the requirement that permits it.'),
    'undeclared-feature': warning('A feature is used without the requirement that declares it.'),
    // Expressions
    'expression-as-key': warning('An expression without quotes became the key of a map.'),
    'unbalanced-expression': error('A parameter reference or expression does not end.'),
    'parameter-reference': error('A parameter reference names something that is not there.'),
    'undefined-input': error('A parameter reference names an input that does not exist.'),
    'undefined-attribute': error('A parameter reference reads an attribute that its value does not have.'),
    'doubtful-attribute': warning('A parameter reference reads an attribute that its value does not have, where JavaScript makes null of it.'),
    'doubtful-input': warning('JavaScript reads an input that does not exist.'),
    'javascript-syntax': error('An expression is not JavaScript.'),
    // Tools
    'misplaced-shortcut': error('stdin, stdout or stderr stands as a type where it cannot.'),
    'misplaced-binding': error('A parameter of type stdin, stdout or stderr has a binding.'),
    'not-for-type': error('A field is for files or directories, and its parameter holds neither.'),
    'resource-range': error('A resource or a time limit is negative, or a maximum is below its minimum.'),
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

/***/ 353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Version of this program, as in package.json; written here because a bundle has no package.json beside it. */
const VERSION = '0.1.0';
/** Where this program is developed: its documentation is there for who reads a report elsewhere. */
const REPOSITORY = 'https://github.com/cwl-promote/cwl-promote';


/***/ }),

/***/ 3262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toSarifText: () => (/* binding */ toSarifText)
});

// UNUSED EXPORTS: toSarif

// EXTERNAL MODULE: ./lib/cwl/baseline.js
var baseline = __webpack_require__(2631);
// EXTERNAL MODULE: ./lib/cwl/codes.js
var codes = __webpack_require__(1628);
// EXTERNAL MODULE: ./lib/json/index.js + 5 modules
var json = __webpack_require__(9328);
// EXTERNAL MODULE: ./lib/promotion/version.js
var version = __webpack_require__(353);
;// CONCATENATED MODULE: ./lib/report/generated/problem-help.mjs
const PROBLEM_HELP = {
 "no-such-file": "*error* — A file that is referred to does not exist.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n-inputs: {$import: input.yml}\n+inputs: {$import: inputs.yml}\n outputs: {}\n```\n\n`inputs.yml`:\n\n```diff\n a: string\n```\n\n> main.cwl:3:19 there is no file input.yml  \n> Did you mean inputs.yml?",
 "outside-repository": "*error* — A path leaves the repository.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {a: string}\n outputs: {}\n steps:\n-  s: {run: ../tool.cwl, in: {x: a}, out: []}\n+  s: {run: tool.cwl, in: {x: a}, out: []}\n```\n\n`tool.cwl`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {x: string}\n outputs: {}\n```\n\n> main.cwl:6:12 ../tool.cwl is outside the repository  \n> Only files inside the repository are read.",
 "unreadable": "*error* — A file cannot be read, or is no regular file. The path leads to a folder, a device or a pipe, or its permissions do not allow reading.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n-inputs: {$import: types}\n+inputs: {$import: types/inputs.yml}\n outputs: {}\n```\n\n`types/inputs.yml`:\n\n```diff\n a: string\n```\n\n> main.cwl:3:19 types is not a regular file  \n> Only regular files are read.",
 "not-utf8": "*error* — A file is not valid UTF-8. The place is that of the first byte that fits no character.\n\nWith the byte E9, which is é in Latin-1, for `\\xE9`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n-label: r\\xE9sum\\xE9\n+label: résumé\n inputs: {}\n outputs: {}\n```\n\n> main.cwl:3:9 main.cwl is not UTF-8: byte 49 fits no character  \n> Save the file as UTF-8.",
 "too-large": "*error* — A file is larger than the limit. Raise `limits.file-bytes` if the file is right.\n\nWith `limits.file-bytes: 70`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n-doc: far too much to be said of so little\n```\n\n> main.cwl:1:1 main.cwl has 105 bytes, more than the limit of 70  \n> Raise `limits.file-bytes` in cwl-promote.yml if the file is right.",
 "too-many-files": "*error* — A document reaches more files than the limit. Raise `limits.files` if the document is right.\n\nWith `limits.files: 2`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n   a: {$import: a.yml}\n-  b: {$import: b.yml}\n+  b: {$import: a.yml}\n outputs: {}\n```\n\n`a.yml`:\n\n```diff\n type: string\n```\n\n`b.yml`:\n\n```diff\n type: string\n```\n\n> main.cwl:5:16 the document reaches more files than the limit of 2  \n> Raise `limits.files` in cwl-promote.yml if the document is right.",
 "too-many-bytes": "*error* — All files that a document reaches are together larger than the limit. Raise `limits.total-bytes` if the document is right.\n\nWith `limits.total-bytes: 120`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {$import: inputs.yml}\n outputs: {}\n```\n\n`inputs.yml`:\n\n```diff\n a: string\n-b: {type: string, doc: more than there is room for}\n```\n\n> main.cwl:3:19 the files that the document reaches have together more bytes than the limit of 120  \n> Raise `limits.total-bytes` in cwl-promote.yml if the document is right.",
 "remote-reference": "*error* — A reference leads to another machine, which is not allowed.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {a: string}\n outputs: {}\n steps:\n-  s: {run: \"https://example.com/tool.cwl\", in: {x: a}, out: []}\n+  s: {run: tool.cwl, in: {x: a}, out: []}\n```\n\n`tool.cwl`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {x: string}\n outputs: {}\n```\n\n> main.cwl:6:12 https://example.com/tool.cwl is on another machine, and only files of the repository are read  \n> Copy the file into the repository, or allow its host with `allow-remote`.",
 "remote-unreadable": "*error* — A document of another machine, which may be read, could not be. No connection came about, the answer was none,\nor it took too long. `remote` in the [configuration](configuration.md) says which hosts are asked, and for how long.\n\nWith `allow-remote: docs.example.org`:\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {a: string}\n outputs: {}\n steps:\n-  s: {run: \"https://docs.example.org/v1.2.0/tol.cwl\", in: {x: a}, out: []}\n+  s: {run: \"https://docs.example.org/v1.2.0/tool.cwl\", in: {x: a}, out: []}\n```\n\n`https://docs.example.org/v1.2.0/tool.cwl`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {x: string}\n outputs: {}\n```\n\n> main.cwl:6:12 https://docs.example.org/v1.2.0/tol.cwl cannot be read: docs.example.org answered 404  \n> Is the address right? Only what everyone may read can be read: no credentials are sent.",
 "mutable-reference": "*warning* — What an address of another machine gives may change, since it names no commit and no version. What is planned\ntoday may then not be what is promoted tomorrow.\n\nWith `allow-remote: docs.example.org`:\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {a: string}\n outputs: {}\n steps:\n-  s: {run: \"https://docs.example.org/main/tool.cwl\", in: {x: a}, out: []}\n+  s: {run: \"https://docs.example.org/v1.2.0/tool.cwl\", in: {x: a}, out: []}\n```\n\n`https://docs.example.org/main/tool.cwl`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {x: string}\n outputs: {}\n```\n\n`https://docs.example.org/v1.2.0/tool.cwl`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {x: string}\n outputs: {}\n```\n\n> main.cwl:6:12 https://docs.example.org/main/tool.cwl names no commit and no version, so that what is planned may not be what is promoted  \n> Put the hash of a commit, or a version, in the place of the branch.",
 "bad-reference": "*error* — A reference is of a kind that is not read.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n-inputs: {$import: [inputs.yml]}\n+inputs: {$import: inputs.yml}\n outputs: {}\n```\n\n`inputs.yml`:\n\n```diff\n a: string\n```\n\n> main.cwl:3:19 $import takes the path of a file  \n> Write it as text.",
 "yaml-syntax": "*error* — The text is not YAML.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n-inputs: [\n+inputs: []\n outputs: {}\n```\n\n> main.cwl:5:1 not readable as YAML: unexpected end of the stream within a flow collection",
 "tab-indentation": "*error* — A tab indents a line.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-\ta: string\n+  a: string\n outputs: {}\n```\n\n> main.cwl:4:1 a tab indents this line; YAML indents with spaces only  \n> Replace the tab by spaces.",
 "duplicate-key": "*error* — A map has the same key twice.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {a: string}\n outputs: {}\n-inputs: {b: string}\n```\n\n> main.cwl:5:1 the key \"inputs\" stands here a second time; the first is on line 3  \n> Remove one of the two.",
 "several-documents": "*error* — A file holds a second YAML document.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n----\n-class: Workflow\n```\n\n> main.cwl:5:1 a second YAML document begins here; a CWL file holds one  \n> Put each process into a file of its own, or use $graph.",
 "unknown-alias": "*error* — An alias names no anchor.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: string\n+  a: &text string\n   b: *text\n outputs: {}\n```\n\n> main.cwl:5:6 no anchor is named &text  \n> Define &text before *text.",
 "recursive-alias": "*error* — An alias stands inside the value that it names.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: &all\n-  a: *all\n+  a: string\n outputs: {}\n```\n\n> main.cwl:4:6 *all stands inside the value that it names",
 "empty-file": "*error* — A file is empty.\n\n```diff\n-\n+cwlVersion: v1.2\n+class: CommandLineTool\n+inputs: {}\n+outputs: {}\n```\n\n> main.cwl:1:1 the file is empty",
 "key-not-text": "*error* — A key is not text.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  1: string\n+  \"1\": string\n outputs: {}\n```\n\n> main.cwl:4:3 the key 1 is not text  \n> Quote it.",
 "bad-merge": "*error* — A merge key merges something that is no map.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n   a: &common {type: string}\n-  b: {<<: common, doc: B}\n+  b: {<<: *common, doc: B}\n outputs: {}\n```\n\n> main.cwl:5:7 << merges maps, and this is none  \n> Give << a map, an alias of one, or a list of those.",
 "unknown-tag": "*error* — A YAML tag does not fit its value.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: {type: int, default: !!int x}\n+  a: {type: int, default: 1}\n outputs: {}\n```\n\n> main.cwl:4:27 the tag !!int does not fit here  \n> CWL uses no YAML tags; remove it.",
 "not-a-number": "*error* — A number is one that JSON cannot hold, such as NaN.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: {type: float, default: .nan}\n+  a: {type: float, default: 0.5}\n outputs: {}\n```\n\n> main.cwl:4:29 .nan is no number that JSON can hold  \n> Use a finite number, or quote it.",
 "half-character": "*error* — An escape in a text names half of a character.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: {type: string, default: \"\\uD83D\"}\n+  a: {type: string, default: \"\\uD83D\\uDE00\"}\n outputs: {}\n```\n\n> main.cwl:4:30 an escape in this text names half of a character, which no file and no platform can hold  \n> Write both halves, such as \\ud83e\\uddec, or the character itself.",
 "too-deep": "*error* — A document nests deeper than the limit. Raise `limits.depth` if the document is right.\n\nWith `limits.depth: 4`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n-x:a: [[[[[deep]]]]]\n $namespaces: {x: \"http://example.com/\"}\n```\n\n> main.cwl:5:9 the document nests deeper than the limit of 4 levels  \n> Raise `limits.depth` in cwl-promote.yml if the document is right.",
 "too-many-nodes": "*error* — A document holds more values than the limit once its aliases are followed. Aliases count as often as they are used. Raise `limits.nodes` if the document is right.\n\nWith `limits.nodes: 20`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n-doc: [a, b, c, d, e, f, g, h, i, j]\n+doc: a\n```\n\n> main.cwl:5:34 the document holds more than 20 values once its aliases are followed  \n> Raise `limits.nodes` in cwl-promote.yml if the document is right.",
 "too-much-text": "*error* — A document holds more text than the limit once its aliases are followed. Aliases count as often as they are used. Raise `limits.text-length` if the document is right.\n\nWith `limits.text-length: 100`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n-doc: [&a \"twenty letters of it\", *a, *a, *a]\n+doc: \"twenty letters of it\"\n```\n\n> main.cwl:5:38 the document holds more than 100 characters once its aliases are followed  \n> Raise `limits.text-length` in cwl-promote.yml if the document is right.",
 "under-indented": "*warning* — A continued line is indented too little for strict YAML readers. The reference implementation reads such files, strict YAML readers refuse them.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {\n-a: string }\n+  a: string }\n outputs: {}\n```\n\n> main.cwl:4:1 this line continues a value that began further up, but is indented no deeper than the line that began it  \n> Indent the line by one more space: strict YAML readers refuse the file as it is.",
 "import-cycle": "*error* — An import leads back to its own file. The message names the files on the way.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {$import: inputs.yml}\n outputs: {}\n```\n\n`inputs.yml`:\n\n```diff\n-a: {$import: inputs.yml}\n+a: string\n```\n\n> inputs.yml:1:14 this import never ends: inputs.yml → inputs.yml  \n> Remove one of the imports.",
 "import-not-alone": "*error* — An import has other fields beside it.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  $import: inputs.yml\n-  b: string\n+  a: {$import: type.yml}\n+  b: string\n outputs: {}\n```\n\n`inputs.yml`:\n\n```diff\n a: string\n```\n\n`type.yml`:\n\n```diff\n type: string\n```\n\n> main.cwl:4:12 $import stands alone, but b stands beside it  \n> Remove the other fields, or use $mixin.",
 "bad-mixin": "*error* — A mixin names something that is no map. `$mixin` lays the fields beside it over those of a map; use `$import` for anything else.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: {$mixin: list.yml, doc: A}\n+  a: {$mixin: map.yml, doc: A}\n outputs: {}\n```\n\n`list.yml`:\n\n```diff\n - string\n```\n\n`map.yml`:\n\n```diff\n type: string\n```\n\n> main.cwl:4:15 $mixin takes the fields of a map, and this names none  \n> Use $import for what is no map.",
 "no-such-name": "*error* — A fragment names nothing in the file.\n\n```diff\n cwlVersion: v1.2\n $graph:\n - id: main\n   class: Workflow\n   inputs: {a: string}\n   outputs: []\n   steps:\n-    s: {run: \"#tol\", in: {x: a}, out: []}\n+    s: {run: \"#tool\", in: {x: a}, out: []}\n - id: tool\n   class: CommandLineTool\n   inputs: {x: string}\n   outputs: []\n```\n\n> main.cwl:8:14 this $graph holds no process named tol  \n> It holds main, tool.",
 "not-a-process": "*error* — A file holds no CWL process.\n\n```diff\n-inputs: {}\n+cwlVersion: v1.2\n+class: CommandLineTool\n+inputs: {}\n+outputs: {}\n```\n\n> main.cwl:1:1 the file holds no CWL process: it has neither class nor cwlVersion  \n> A CWL file begins with cwlVersion and class.",
 "no-main": "*error* — None of several processes is named main. Told when a step runs a file of several processes, or one is to be packed, and none of them is `main`.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {}\n outputs: {}\n steps:\n-  s: {run: tools.cwl, in: {}, out: []}\n+  s: {run: \"tools.cwl#two\", in: {}, out: []}\n```\n\n`tools.cwl`:\n\n```diff\n cwlVersion: v1.2\n $graph:\n - {id: one, class: CommandLineTool, inputs: {}, outputs: {}}\n - {id: two, class: CommandLineTool, inputs: {}, outputs: {}}\n```\n\n> main.cwl:6:12 none of the 2 processes of this $graph is named main  \n> Name one: tools.cwl#one",
 "no-version": "*error* — cwlVersion is missing.\n\n```diff\n+cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n```\n\n> main.cwl:1:1 cwlVersion is missing  \n> Say which version this is, such as cwlVersion: v1.2.",
 "old-version": "*error* — A document is of a draft of CWL that is no longer read.\n\n```diff\n-cwlVersion: draft-3\n+cwlVersion: v1.0\n class: CommandLineTool\n inputs: []\n outputs: []\n```\n\n> main.cwl:1:13 cwlVersion draft-3 is a draft, and only v1.0, v1.1, v1.2 are read  \n> Upgrade the file with cwl-upgrader, then check it again.",
 "unknown-version": "*error* — cwlVersion is not one that is known.\n\n```diff\n-cwlVersion: v7\n+cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n```\n\n> main.cwl:1:13 cwlVersion v7 is not known; known are v1.0, v1.1, v1.2  \n> Use the version that the file was written for.",
 "no-class": "*error* — class is missing.\n\n```diff\n cwlVersion: v1.2\n+class: CommandLineTool\n inputs: {}\n outputs: {}\n```\n\n> main.cwl:1:1 class is missing  \n> Say which it is: CommandLineTool, ExpressionTool, Workflow, Operation.",
 "run-cycle": "*error* — A workflow runs itself, directly or not. A workflow runs a file that runs, directly or through others, the workflow itself.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n requirements: {SubworkflowFeatureRequirement: {}}\n inputs: {a: string}\n outputs: {}\n steps:\n-  s: {run: main.cwl, in: {a: a}, out: []}\n+  s: {run: inner.cwl, in: {a: a}, out: []}\n```\n\n`inner.cwl`:\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {a: string}\n outputs: {}\n steps: {}\n```\n\n> main.cwl:7:12 this workflow runs itself: main.cwl → main.cwl  \n> CWL has no recursion; remove one of the steps.",
 "unknown-class": "*error* — There is no such class. Extensions, which have a prefix, stand under `hints`: a platform must refuse a requirement that it does not know.\n\n```diff\n cwlVersion: v1.2\n-class: CommandlineTool\n+class: CommandLineTool\n inputs: {}\n outputs: {}\n```\n\n> main.cwl:2:8 CommandlineTool is no class of process in CWL v1.2  \n> Use one of CommandLineTool, ExpressionTool, Workflow, Operation.",
 "missing-field": "*error* — A required field is missing.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {}\n outputs: {}\n+steps: {}\n```\n\n> main.cwl:1:1 Workflow needs the field steps: a list of maps (WorkflowStep)",
 "unknown-field": "*error* — A field is not one that its object has.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n-input: {}\n+inputs: {}\n outputs: {}\n```\n\n> main.cwl:3:1 input is no field of CommandLineTool  \n> Did you mean inputs?",
 "later-version": "*error* — A field or class came with a later version of CWL than the document declares.\n\n```diff\n-cwlVersion: v1.1\n+cwlVersion: v1.2\n class: Operation\n inputs: {}\n outputs: {}\n```\n\n> main.cwl:2:8 class Operation came with v1.2, and this is v1.1  \n> Raise cwlVersion, or use another class.",
 "wrong-type": "*error* — A field has a value of the wrong kind.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n-inputs: none\n+inputs: {}\n outputs: {}\n```\n\n> main.cwl:3:9 inputs must be a list of maps (CommandInputParameter), and this is the text \"none\"",
 "unknown-type": "*error* — A type schema is of no kind that CWL has.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: {type: {type: arry, items: string}}\n+  a: {type: {type: array, items: string}}\n outputs: {}\n```\n\n> main.cwl:4:20 arry is no type that type of CommandInputParameter can have  \n> Did you mean array?",
 "too-many-problems": "*warning* — A process has more problems of one kind than are told. 500 of each severity are; errors are looked for also behind as many warnings.\n\nNo example: it takes 500 mistakes.",
 "invalid-structure": "*error* — An object does not fit the schema of its class. Only when the message cannot say it better; please report the document.\n\nNo example: no document is known for which it is told.",
 "unknown-hint": "*warning* — A hint is of a class that CWL does not know.\n\n```diff\n-cwlVersion: v1.0\n+cwlVersion: v1.1\n class: CommandLineTool\n inputs: {}\n outputs: {}\n hints:\n   NetworkAccess: {networkAccess: true}\n```\n\n> main.cwl:6:3 NetworkAccess is a hint that CWL v1.0 does not know  \n> Whoever runs this may ignore it.",
 "undeclared-prefix": "*warning* — A field or identifier has a prefix that $namespaces does not declare.\n\n```diff\n cwlVersion: v1.2\n+$namespaces: {sbg: \"https://example.com/sbg#\"}\n class: CommandLineTool\n inputs: {}\n outputs: {}\n sbg:license: MIT\n```\n\n> main.cwl:5:1 sbg:license has the prefix sbg, which is not declared  \n> Declare it: $namespaces: {sbg: ADDRESS}.",
 "missing-schema": "*warning* — $schemas names a file of the repository that does not exist. Such files say which formats are of which kind; where one is missing, formats are compared by their names alone.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {a: {type: File, format: \"http://example.com/formats#bam\"}}\n outputs: {}\n-$schemas: [format.owl]\n+$schemas: [formats.owl]\n```\n\n`formats.owl`:\n\n```diff\n <rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"/>\n```\n\n> main.cwl:5:12 $schemas names the file format.owl, which does not exist  \n> A path is relative to the file that says it. Correct it, or take it out.",
 "duplicate-requirement": "*error* — A requirement stands twice in one list.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n requirements:\n-- {class: ResourceRequirement, coresMin: 2}\n-- {class: ResourceRequirement, ramMin: 4000}\n+- {class: ResourceRequirement, coresMin: 2, ramMin: 4000}\n```\n\n> main.cwl:7:11 ResourceRequirement stands in this list a second time  \n> Join the two.",
 "mixed-versions": "*warning* — A workflow runs a process of a newer version of CWL than its own. A platform that knows the version of the workflow may not know that of the tool.\n\n```diff\n-cwlVersion: v1.0\n+cwlVersion: v1.2\n class: Workflow\n inputs: {}\n outputs: {}\n steps:\n   s: {run: tool.cwl, in: {}, out: []}\n```\n\n`tool.cwl`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n```\n\n> main.cwl:6:12 the step s runs a process of CWL v1.2, and the workflow is of v1.0  \n> Raise the workflow's cwlVersion to v1.2.",
 "empty-name": "*error* — A name is empty. Nothing can refer to what has no name.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-- {id: \"\", type: string}\n+- {id: a, type: string}\n outputs: []\n```\n\n> main.cwl:4:8 the name of this input is empty  \n> Give it a name.",
 "duplicate-id": "*error* — Two parameters, steps or types have the same name. \"The value of the `id` field must be unique over the entire document\" (CWL v1.2, \"Identifiers\").\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n - {id: a, type: string}\n-- {id: a, type: int}\n+- {id: b, type: int}\n outputs: []\n```\n\n> main.cwl:5:8 there is a second input a; the first is on line 4  \n> Rename one of the two.",
 "id-clash": "*warning* — A step, an input or an output is named like one of another kind.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {sort: string}\n outputs: {}\n steps:\n-  sort:\n+  sort_reads:\n     run: {class: CommandLineTool, inputs: {x: string}, outputs: {}}\n     in: {x: sort}\n     out: []\n```\n\n> main.cwl:6:3 the step sort is named like an input of the workflow, so that both have the same identifier  \n> Rename one of the two.",
 "undefined-type": "*error* — A type names no type that CWL or SchemaDefRequirement defines.\n\n```diff\n cwlVersion: v1.1\n class: CommandLineTool\n inputs:\n-  a: string[][]\n+  a: {type: {type: array, items: {type: array, items: string}}}\n outputs: {}\n```\n\n> main.cwl:4:6 there is no type string[]  \n> Before v1.2 a list of lists is written out: {type: array, items: TYPE[]}.",
 "duplicate-alternative": "*error* — Two alternatives of a type are lists. CWL types are Avro schemas (SALAD 1.2), and in Avro \"unions may not contain more than one schema with the same type\".\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n-inputs: {a: [\"string[]\", \"File[]\"]}\n+inputs: {a: {type: {type: array, items: [string, File]}}}\n outputs: {}\n```\n\n> main.cwl:3:26 this is a second list among the alternatives, and an empty one would be of both  \n> Write one list of alternatives: {type: array, items: [A, B]}.",
 "duplicate-symbol": "*error* — An enum has the same symbol twice.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: {type: {type: enum, symbols: [p, q, p]}}\n+  a: {type: {type: enum, symbols: [p, q]}}\n outputs: {}\n```\n\n> main.cwl:4:42 the symbol p stands in this enum a second time  \n> Remove one of the two.",
 "duplicate-field": "*error* — A record has the same field twice.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n   a:\n     type:\n       type: record\n-      fields: [{name: p, type: int}, {name: p, type: string}]\n+      fields: [{name: p, type: int}, {name: q, type: string}]\n outputs: {}\n```\n\n> main.cwl:7:54 the field p stands in this record a second time  \n> Remove one of the two.",
 "recursive-type": "*error* — A type holds itself. Told when the document is packed, because the type cannot be written out in one description.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n requirements:\n   SchemaDefRequirement:\n     types:\n-    - {name: node, type: record, fields: {next: node?}}\n+    - {name: node, type: record, fields: {next: Any?}}\n inputs: {a: node}\n outputs: {}\n```\n\n> main.cwl:6:49 the type node holds itself, so that it cannot be written out in one description  \n> CWL has no recursive types; use Any at the place where it holds itself.",
 "default-type": "*error* — A default is no value of its parameter’s type.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: {type: int?, default: x}\n+  a: {type: int?, default: 1}\n outputs: {}\n```\n\n> main.cwl:4:28 the default of the input a does not fit its type: this is the text \"x\", and the type is int  \n> Change the default or the type.",
 "missing-default": "*warning* — A default names a file of the repository that does not exist. Whoever runs the app may give another file, so that this is no error. A directory is not looked for.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: {type: File, default: {class: File, location: a.txt}}\n+  a: {type: File, default: {class: File, location: data/a.txt}}\n outputs: {}\n```\n\n`data/a.txt`:\n\n```diff\n a\n```\n\n> main.cwl:4:52 the default is the file a.txt, which does not exist  \n> A path is relative to the file that says it.",
 "default-range": "*warning* — A default is an integer beyond the 32 bits of int or the 64 bits of long.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: {type: int, default: 3000000000}\n+  a: {type: long, default: 3000000000}\n outputs: {}\n```\n\n> main.cwl:4:27 the default of the input a is too large for its type: this is the number 3000000000, and the type is int  \n> Make the type long.",
 "dangling-source": "*error* — A source is no input of the workflow and no output of a step.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {reads: File}\n outputs: {}\n steps:\n   s:\n     run: {class: Operation, inputs: {x: File}, outputs: {}}\n-    in: {x: read}\n+    in: {x: reads}\n     out: []\n```\n\n> main.cwl:8:13 the input x of the step s has the source read, which is no input of the workflow and no output of a step  \n> Did you mean reads?",
 "dangling-scatter": "*error* — scatter names no input of its step.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n requirements: {ScatterFeatureRequirement: {}}\n inputs: {reads: \"File[]\"}\n outputs: {}\n steps:\n   s:\n     run: {class: Operation, inputs: {x: Any}, outputs: {}}\n     in: {x: reads}\n-    scatter: reads\n+    scatter: x\n     out: []\n```\n\n> main.cwl:10:14 the step s scatters over reads, which is no input of the step  \n> Name an input that stands under in.",
 "unknown-step-input": "*warning* — A step gives an input that what it runs does not declare. No error: \"unconnected or unused parameters do not represent an error condition\" (CWL v1.2 Workflow, \"WorkflowStepInput\"). It is often a misspelling. An input that an expression of the step reads is fine.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {a: int}\n outputs: {}\n steps:\n   s:\n     run: {class: Operation, inputs: {threads: int?}, outputs: {}}\n-    in: {thread: a}\n+    in: {threads: a}\n     out: []\n```\n\n> main.cwl:8:10 the step s gives thread, which what it runs does not take  \n> Did you mean threads?",
 "unknown-step-output": "*error* — A step lists an output that what it runs does not produce.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {}\n outputs: {}\n steps:\n   s:\n     run: {class: Operation, inputs: {}, outputs: {bam: File}}\n     in: {}\n-    out: [bams]\n+    out: [bam]\n```\n\n> main.cwl:9:11 the step s lists the output bams, which what it runs does not produce  \n> Did you mean bam?",
 "no-output-source": "*warning* — An output of a workflow comes from nowhere. It is null in every run, and a run fails where its type does not allow that.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {a: File}\n outputs:\n-  b: File\n+  b: {type: File, outputSource: s/bam}\n steps:\n   s:\n     run: {class: Operation, inputs: {a: File}, outputs: {bam: File}}\n     in: {a: a}\n     out: [bam]\n```\n\n> main.cwl:5:3 the output b has no outputSource, so that nothing gives it a value  \n> Say which output of a step it is, as STEP/OUTPUT, or remove it.",
 "missing-input": "*error* — A step does not give an input that what it runs requires.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {a: string}\n outputs: {}\n steps:\n   s:\n     run: {class: Operation, inputs: {x: string}, outputs: {}}\n-    in: {}\n+    in: {x: a}\n     out: []\n```\n\n> main.cwl:8:5 the step s does not give x, which what it runs requires  \n> Add it under in, or give it a default there.",
 "incompatible-types": "*error* — What a source gives can never be what its sink takes. Scatter, `linkMerge`, `pickValue`, `when` and defaults are taken into account. Where `valueFrom` makes the value, nothing is said.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n-inputs: {a: long}\n+inputs: {a: int}\n outputs: {}\n steps:\n   s:\n     run: {class: Operation, inputs: {x: int}, outputs: {}}\n     in: {x: a}\n     out: []\n```\n\n> main.cwl:8:13 a gives long, and the input x of the step s takes int",
 "doubtful-types": "*warning* — What a source gives is not always what its sink takes. It fails when it runs on a value that does not fit: an optional value that is absent, or the other alternative. Nothing is said of an absent value where the condition of the step, `when`, reads it: the step is skipped then.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n-inputs: {a: string?}\n+inputs: {a: string}\n outputs: {}\n steps:\n   s:\n     run: {class: Operation, inputs: {x: string}, outputs: {}}\n     in: {x: a}\n     out: []\n```\n\n> main.cwl:8:13 a gives string?, and the input x of the step s takes only string  \n> It fails when it runs on a value that does not fit.",
 "conditional-source": "*warning* — A step that may be skipped gives null where a value is required.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {go: boolean}\n-outputs: {o: {type: File, outputSource: s/y}}\n+outputs: {o: {type: File?, outputSource: s/y}}\n steps:\n   s:\n     run: {class: Operation, inputs: {}, outputs: {y: File}}\n     in: {go: go}\n     when: $(inputs.go)\n     out: [y]\n```\n\n> main.cwl:4:41 s/y comes from a step that may be skipped, which gives null, and the output o takes File  \n> Use pickValue, give a default, or make it optional.",
 "idle-pick-value": "*warning* — pickValue has a single source to pick from.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n requirements: {MultipleInputFeatureRequirement: {}}\n inputs: {a: string?, b: string}\n outputs: {}\n steps:\n   s:\n     run: {class: Operation, inputs: {x: string}, outputs: {}}\n-    in: {x: {source: a, pickValue: first_non_null}}\n+    in: {x: {source: [a, b], pickValue: first_non_null}}\n     out: []\n```\n\n> main.cwl:9:25 pickValue has one value to pick from  \n> Give it several sources, or remove pickValue.",
 "missing-secondary-files": "*warning* — A step needs files beside a file, and the source of that does not give them. Told only of outputs that a tool\nfinds by `glob`: whoever runs a workflow may give more than its inputs declare. `.bai` and `^.bai` count as the same.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {}\n outputs: {}\n steps:\n   sort:\n     run:\n       class: CommandLineTool\n       inputs: {}\n-      outputs: {bam: {type: File, outputBinding: {glob: x.bam}}}\n+      outputs: {bam: {type: File, outputBinding: {glob: x.bam}, secondaryFiles: [.bai]}}\n     in: {}\n     out: [bam]\n   call:\n     run:\n       class: CommandLineTool\n       inputs: {bam: {type: File, secondaryFiles: [.bai]}}\n       outputs: {}\n     in: {bam: sort/bam}\n     out: []\n```\n\n> main.cwl:18:15 the input bam of the step call needs the secondary files .bai, and sort/bam does not give them  \n> Declare them as secondaryFiles of that output, or make them optional where they are needed.",
 "data-cycle": "*error* — Steps wait for each other in a circle.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {a: File}\n outputs: {}\n steps:\n-  s: {run: tool.cwl, in: {x: t/y}, out: [y]}\n+  s: {run: tool.cwl, in: {x: a}, out: [y]}\n   t: {run: tool.cwl, in: {x: s/y}, out: [y]}\n```\n\n`tool.cwl`:\n\n```diff\n cwlVersion: v1.2\n class: Operation\n inputs: {x: File}\n outputs: {y: File}\n```\n\n> main.cwl:7:30 these steps wait for each other: s → t → s  \n> Take one of the links out.",
 "no-scatter-method": "*error* — A step scatters over several inputs without saying how.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n requirements: {ScatterFeatureRequirement: {}}\n inputs: {a: \"string[]\", b: \"string[]\"}\n outputs: {}\n steps:\n   s:\n     run: {class: Operation, inputs: {x: string, y: string}, outputs: {}}\n     in: {x: a, y: b}\n     scatter: [x, y]\n+    scatterMethod: dotproduct\n     out: []\n```\n\n> main.cwl:10:14 the step s scatters over 2 inputs and does not say how to combine them  \n> Add scatterMethod: dotproduct, nested_crossproduct or flat_crossproduct.",
 "idle-scatter-method": "*advice* — scatterMethod is given where at most one input is scattered.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n requirements: {ScatterFeatureRequirement: {}}\n inputs: {a: \"string[]\"}\n outputs: {}\n steps:\n   s:\n     run: {class: Operation, inputs: {x: string}, outputs: {}}\n     in: {x: a}\n     scatter: x\n-    scatterMethod: dotproduct\n     out: []\n```\n\n> main.cwl:11:5 scatterMethod has no effect: the step s scatters over one input  \n> Remove it.",
 "missing-requirement": "*error* — A feature is used without the requirement that permits it. \"ScatterFeatureRequirement must be specified in the workflow or workflow step requirements\" (CWL v1.2 Workflow); the same holds for SubworkflowFeatureRequirement, and for SchemaDefRequirement where a type of another file is named.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n+requirements: {ScatterFeatureRequirement: {}}\n inputs: {a: \"string[]\"}\n outputs: {}\n steps:\n   s:\n     run: {class: Operation, inputs: {x: string}, outputs: {}}\n     in: {x: a}\n     scatter: x\n     out: []\n```\n\n> main.cwl:9:5 the step s scatters, which needs ScatterFeatureRequirement  \n> Add ScatterFeatureRequirement: {} under requirements.",
 "undeclared-feature": "*warning* — A feature is used without the requirement that declares it. InlineJavascriptRequirement, MultipleInputFeatureRequirement or StepInputExpressionRequirement is missing. Many documents leave them out and run, because a workflow around them or the platform permits the feature; others fail.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n+requirements: {InlineJavascriptRequirement: {}}\n inputs: {a: int}\n outputs: {}\n arguments: [$(inputs.a + 1)]\n```\n\n> main.cwl:5:13 $(inputs.a + 1) is no parameter reference but JavaScript, which needs InlineJavascriptRequirement  \n> Add InlineJavascriptRequirement: {} under requirements.",
 "expression-as-key": "*warning* — An expression without quotes became the key of a map. In YAML a colon with a space behind it ends a key. CWL readers\nlet such a key pass, and the expression is never evaluated.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n requirements: {InlineJavascriptRequirement: {}}\n inputs: {fast: boolean}\n outputs: {}\n arguments:\n-- $(inputs.fast ? 1 : 9)\n+- \"$(inputs.fast ? 1 : 9)\"\n```\n\n> main.cwl:7:3 this expression is read as a key: a colon and a space within it end the key  \n> Put the whole expression in quotes.",
 "unbalanced-expression": "*error* — A parameter reference or expression does not end.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {a: string}\n outputs: {}\n-arguments: [\"$(inputs.a\"]\n+arguments: [\"$(inputs.a)\"]\n```\n\n> main.cwl:5:14 $( begins here and does not end  \n> Close it, or write \\$( if it is meant as text.",
 "parameter-reference": "*error* — A parameter reference names something that is not there.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n-arguments: [$(date)]\n+arguments: [\\$(date)]\n```\n\n> main.cwl:5:13 $(date) refers to date, and only inputs, self and runtime can be referred to  \n> Write \\$(date) if it is meant as text.",
 "undefined-input": "*error* — A parameter reference names an input that does not exist. \"It is an error if the key does not match the required type, or the key is not found\" (CWL v1.2 CommandLineTool, \"Parameter references\").\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {reads: File}\n outputs: {}\n-arguments: [$(inputs.read.path)]\n+arguments: [$(inputs.reads.path)]\n```\n\n> main.cwl:5:13 $(inputs.read.path) refers to the input read, which does not exist  \n> Did you mean reads?",
 "undefined-attribute": "*error* — A parameter reference reads an attribute that its value does not have. \"It is an error if the key does not match the required type, or the key is not found or out of range\" (CWL v1.2 CommandLineTool, \"Parameter references\"). Files, directories, lists, records, `runtime` and `self` are looked at; of alternatives one must have the attribute. `metadata`, which platforms add to files, is let pass. `contents` of what `glob` finds is there with `loadContents` only; those of an input may have been given with it.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {reads: File}\n outputs: {}\n-arguments: [$(inputs.reads.pathh)]\n+arguments: [$(inputs.reads.path)]\n```\n\n> main.cwl:5:13 $(inputs.reads.pathh) reads pathh of inputs.reads, which is File and has none  \n> Did you mean path?",
 "doubtful-attribute": "*warning* — A parameter reference reads an attribute that its value does not have, where JavaScript makes null of it.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n requirements: {InlineJavascriptRequirement: {}}\n inputs: {reads: \"File[]\"}\n outputs: {}\n-arguments: [$(inputs.reads.basename)]\n+arguments: [\"$(inputs.reads[0].basename)\"]\n```\n\n> main.cwl:6:13 $(inputs.reads.basename) reads basename of inputs.reads, which is File[] and has none  \n> Take one item first: $(inputs.reads[0].basename).",
 "doubtful-input": "*warning* — JavaScript reads an input that does not exist. It is `undefined` when the code runs, which the code may ask for.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n requirements: {InlineJavascriptRequirement: {}}\n inputs: {threads: int}\n outputs: {}\n-arguments: [$(inputs.thread * 2)]\n+arguments: [$(inputs.threads * 2)]\n```\n\n> main.cwl:6:15 the code reads inputs.thread, and there is no input thread  \n> It is undefined when it runs.",
 "javascript-syntax": "*error* — An expression is not JavaScript. Expressions run in strict mode.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n requirements: {InlineJavascriptRequirement: {}}\n inputs: {a: int}\n outputs: {}\n-arguments: [$(inputs.a +)]\n+arguments: [$(inputs.a + 1)]\n```\n\n> main.cwl:6:24 not JavaScript: unexpected token",
 "misplaced-shortcut": "*error* — stdin, stdout or stderr stands as a type where it cannot.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n-outputs: {log: stderr?}\n+outputs: {log: stderr}\n```\n\n> main.cwl:4:16 stderr stands alone: it is no part of another type  \n> Use the type File.",
 "misplaced-binding": "*error* — A parameter of type stdin, stdout or stderr has a binding. \"Only valid as a `type` for a `CommandLineTool` output with no `outputBinding` set\" (CWL v1.2 CommandLineTool, \"stdout\").\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs:\n-  log: {type: stdout, outputBinding: {glob: log.txt}}\n-stdout: log.txt\n+  log: stdout\n+stdout: log.txt\n```\n\n> main.cwl:5:23 a parameter of type stdout has no outputBinding: the type says where the file comes from  \n> Remove outputBinding, or use the type File.",
 "not-for-type": "*error* — A field is for files or directories, and its parameter holds neither. \"Only valid when `type: File` or is an array of `items: File`\" (CWL v1.2 CommandLineTool).\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: {type: string, secondaryFiles: [.bai]}\n+  a: {type: File, secondaryFiles: [.bai]}\n outputs: {}\n```\n\n> main.cwl:4:21 secondaryFiles is for parameters that hold files, and a holds none  \n> Remove it, or make the type File.",
 "resource-range": "*error* — A resource or a time limit is negative, or a maximum is below its minimum. \"It is an error if max < min\", and \"if the value of any of these fields is negative\" (CWL v1.2 CommandLineTool, \"ResourceRequirement\").\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n requirements:\n-  ResourceRequirement: {ramMin: 8000, ramMax: 4000}\n+  ResourceRequirement: {ramMin: 4000, ramMax: 8000}\n```\n\n> main.cwl:6:47 ramMax is 4000, less than ramMin, which is 8000  \n> Swap or correct them.",
 "local-default": "*warning* — A default is a file of the repository. Told when the document is packed: a platform does not have the files of the repository.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs:\n-  a: {type: File, default: {class: File, location: a.txt}}\n+  a: File\n outputs: {}\n```\n\n`a.txt`:\n\n```diff\n a\n```\n\n> main.cwl:4:52 this names the file a.txt of the repository, which a platform does not have  \n> Take it out, or say in the configuration which file of the platform stands for it.",
 "unpinned-image": "*warning* — A container image is named without a tag or digest. What a tag stands for may change, so that the same description runs something else next month. The rule `images` of a [stage](configuration.md#stages) judges names alike.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n requirements:\n-  DockerRequirement: {dockerPull: ubuntu}\n+  DockerRequirement: {dockerPull: \"ubuntu:24.04\"}\n```\n\n> main.cwl:6:35 the image ubuntu has no tag, which means the newest  \n> Name a version, or better a digest: image@sha256:….",
 "no-label": "*off* — A process has no label.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n+label: Sort reads\n inputs: {}\n outputs: {}\n```\n\n> main.cwl:1:1 this CommandLineTool has no label",
 "no-doc": "*off* — A process has no doc.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n+doc: Sorts reads by coordinate.\n inputs: {}\n outputs: {}\n```\n\n> main.cwl:1:1 this CommandLineTool has no doc",
 "output-without-glob": "*off* — A file output says neither where the file is nor how to find it. Fine for a tool that writes `cwl.output.json`.\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs:\n-  o: File\n+  o: {type: File, outputBinding: {glob: o.txt}}\n```\n\n> main.cwl:5:3 nothing says which file the output o is  \n> Add outputBinding with a glob, unless the tool writes cwl.output.json.",
 "packed-too-large": "*error* — The packed description is larger than the limit. Told when the document is packed; the message names the largest parts. Raise `limits.packed-bytes` if the document is right.\n\nWith `limits.packed-bytes: 90`:\n\n```diff\n cwlVersion: v1.2\n class: CommandLineTool\n inputs: {}\n outputs: {}\n-doc: far too much to be said of so little\n```\n\n> main.cwl:1:1 the packed description would have 117 bytes, more than the limit of 90; the largest parts are main.cwl (97 bytes)  \n> Split the workflow, or raise `limits.packed-bytes` in cwl-promote.yml (with `pack`, also `--max-bytes`).",
 "packed-too-deep": "*error* — The packed description nests deeper than readers of JSON bear. Told when the document is packed.\n\nNo example: it takes hundreds of types or workflows, each inside the one before.",
 "cannot-upgrade": "*error* — A document means something else, or nothing, under the version that its workflow needs. Told when the document is packed.\n\n```diff\n cwlVersion: v1.2\n class: Workflow\n inputs: {}\n outputs: {}\n steps:\n   s: {run: tool.cwl, in: {}, out: []}\n```\n\n`tool.cwl`:\n\n```diff\n cwlVersion: v1.0\n class: CommandLineTool\n inputs: {}\n outputs: {}\n requirements:\n-  ResourceRequirement: {coresMin: \"4\"}\n+  ResourceRequirement: {coresMin: 4}\n```\n\n> tool.cwl:6:35 this v1.0 document is part of a v1.2 description, and there coresMin must be a number or an expression, and this is the text \"4\"  \n> Write tool.cwl for v1.2."
}

// EXTERNAL MODULE: ./lib/report/printable.js
var printable = __webpack_require__(2037);
;// CONCATENATED MODULE: ./lib/report/sarif.js






/** The word of SARIF for a severity (SARIF 2.1.0, section 3.27.10), and that of code scanning's rule filter. */
const LEVELS = {
    error: { level: 'error', filter: 'error' },
    warning: { level: 'warning', filter: 'warning' },
    advice: { level: 'note', filter: 'recommendation' },
};
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** What code scanning shows of a description; the rest is in the help. */
const LONGEST_DESCRIPTION = 1000;
/** The text of a SARIF log of a validation. */
function toSarifText(report) {
    return `${(0,json/* stringifyJson */.sd)(toSarif(report.problems, { version: version/* VERSION */.x, informationUri: version/* REPOSITORY */.B }, report.sarif), 2)}\n`;
}
/**
 * Problems as a SARIF 2.1.0 log, which code scanning shows on their lines. Paths are relative to `%SRCROOT%`, the root
 * of the repository; `tool.version` is that of this program.
 */
function toSarif(problems, tool, context = {}) {
    const placed = problems.map((problem) => placeOf(problem, context));
    const codes = [...new Set(problems.map(({ code }) => code))].sort();
    const indexes = new Map(codes.map((code, index) => [code, index]));
    const fingerprints = (0,baseline/* fingerprintsOf */.tm)(placed);
    return object({
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            object({
                tool: object({
                    driver: object({ name: 'cwl-promote', version: tool.version, semanticVersion: tool.version, informationUri: tool.informationUri, rules: codes.map((code) => ruleOf(code, tool.informationUri)) }),
                }),
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: object({ '%SRCROOT%': object({ description: object({ text: 'The root of the repository.' }) }) }),
                results: placed.map((problem, index) => {
                    const lineHash = context.lineHashes?.get(problems[index] ?? problem);
                    const known = { 'problem/v1': (0,json/* digestOf */.ol)(fingerprints[index] ?? ''), ...(lineHash === undefined ? {} : { primaryLocationLineHash: lineHash }) };
                    return resultOf(problem, indexes.get(problem.code) ?? 0, object(known));
                }),
            }),
        ],
    });
}
/** As the repository knows it: from its root, behind links, and for a document of another machine where it leads there. */
function placeOf(problem, { prefix = '', linked = new Map() }) {
    const { referrer } = problem;
    const { file, line, column } = referrer ?? problem;
    const message = referrer === undefined ? problem.message : `${problem.file}:${problem.line}: ${problem.message}`;
    return { ...problem, message, file: `${prefix}${linked.get(file) ?? file}`, line, column };
}
function ruleOf(code, informationUri) {
    const described = (0,codes/* isProblemCode */.NU)(code) ? codes/* CODES */.Lp[code] : undefined;
    const severity = described === undefined || described.severity === 'off' ? 'advice' : described.severity;
    const title = described?.title ?? code;
    const help = PROBLEM_HELP[code] ?? title;
    return object({
        id: code,
        name: code,
        shortDescription: object({ text: title }),
        fullDescription: object({ text: paragraphOf(help).slice(0, LONGEST_DESCRIPTION) }),
        help: object({ text: help, markdown: help }),
        helpUri: `${informationUri}/blob/main/docs/problems.md#${code}`,
        defaultConfiguration: object({ level: LEVELS[severity].level }),
        properties: object({ tags: ['cwl'], precision: 'very-high', 'problem.severity': LEVELS[severity].filter }),
    });
}
/** The first paragraph, without the severity that it begins with. */
function paragraphOf(help) {
    const [paragraph = ''] = help.split('\n\n');
    return paragraph.replace(/^\*\w+\* — /, '').replaceAll('\n', ' ');
}
function resultOf(problem, ruleIndex, partialFingerprints) {
    const { code, severity, message, hint, file, line, column } = problem;
    return object({
        ruleId: code,
        ruleIndex,
        level: LEVELS[severity].level,
        message: object({ text: plain(hint === undefined ? (0,printable/* printableSentence */.l6)(message) : `${(0,printable/* printableSentence */.l6)(message)}\n${(0,printable/* printableSentence */.l6)(hint)}`) }),
        locations: [
            object({
                physicalLocation: object({
                    artifactLocation: object({ uri: uriOf(file), uriBaseId: '%SRCROOT%' }),
                    region: object({ startLine: line, startColumn: column }),
                }),
            }),
        ],
        partialFingerprints,
    });
}
/** A path as a relative reference (RFC 3986, section 4.2); half characters, which no URI holds, are spelled out. */
function uriOf(file) {
    const text = file.isWellFormed() ? file : (0,printable/* printable */.g$)(file);
    return text.split('/').map(encodeURIComponent).join('/');
}
/** Words of a message that would be a link (SARIF 2.1.0, section 3.11.6) stay words. */
function plain(text) {
    return text.replaceAll(/\[(?=[^\]\n]*\]\()/g, String.raw `\[`);
}
function object(fields) {
    return (0,json/* objectFrom */._X)(Object.entries(fields));
}


/***/ })

};

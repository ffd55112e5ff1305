export const id = 409;
export const ids = [409];
export const modules = {

/***/ 2425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withRemote)
/* harmony export */ });
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7543);
/* harmony import */ var _cwl_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4832);
/* harmony import */ var _cwl_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4606);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6806);




/**
 * The same workspace with the documents of the hosts that the configuration and the options allow; without any it stays
 * as it is. Throws PromotionError `usage` for what is no host.
 */
async function withRemote(workspace, declared, { allowRemote = [] }, signal, { network }) {
    const hosts = [...(declared?.hosts ?? []), ...allowRemote];
    if (hosts.length === 0)
        return workspace;
    // With it comes the client for https, which most runs have no use for.
    const { mistakeInHost, RemoteDocuments } = await __webpack_require__.e(/* import() */ 718).then(__webpack_require__.bind(__webpack_require__, 8718));
    for (const host of allowRemote) {
        const mistake = mistakeInHost(host);
        if (mistake !== undefined)
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('usage', `\`allow-remote\` is ${JSON.stringify(host)}, which is no name of a host`, { hint: mistake });
    }
    const { files, totalBytes, fileBytes } = workspace.limits;
    const remote = new RemoteDocuments({ hosts, maxBytes: Math.min(declared?.['max-bytes'] ?? _cwl_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .REMOTE_DEFAULTS */ .AO.maxBytes, fileBytes), timeout: declared?.timeout ?? _cwl_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .REMOTE_DEFAULTS */ .AO.timeout, files, totalBytes }, signal, network);
    return {
        ...workspace,
        remote,
        readText(path) {
            if (!(0,_cwl_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .isAddress */ .P)(path))
                return workspace.readText(path);
            const document = remote.get(path);
            if (document instanceof _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .J)
                throw document;
            if (document === 'wanted')
                throw new _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .J('remote-unreadable', `${path} was not asked for`);
            return document.text;
        },
    };
}


/***/ }),

/***/ 8195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ addAll)
/* harmony export */ });
/** One at a time: a document can hold, and have wrong with it, more than a call may have arguments. */
function addAll(list, items) {
    for (const item of items)
        list.push(item);
}


/***/ }),

/***/ 4145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   Yu: () => (/* binding */ isWanted),
/* harmony export */   k1: () => (/* binding */ applyLevels)
/* harmony export */ });
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2631);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1628);


/** The problems that levels, exceptions and `strict` leave, with the severities that they give; a baseline is not asked. */
function applyLevels(problems, checks = {}) {
    return problems.flatMap((problem) => {
        const level = levelOf(problem, checks);
        if (level === 'off')
            return [];
        const severity = checks.strict === true && level === 'warning' ? 'error' : level;
        return severity === problem.severity ? [problem] : [{ ...problem, severity }];
    });
}
/**
 * What is told and what is accepted where documents are packed. What is an error of itself is never accepted there: a
 * document that has it cannot be packed, or says nothing.
 */
function judge(problems, checks) {
    const { baseline } = checks;
    if (baseline === undefined)
        return { told: applyLevels(problems, checks), accepted: [] };
    const errors = new Set();
    const levelled = problems.flatMap((problem) => {
        const applied = applyLevels([problem], checks);
        if (problem.severity === 'error')
            for (const each of applied)
                errors.add(each);
        return applied;
    });
    return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(levelled, baseline, (problem) => !errors.has(problem));
}
/** Whether problems of a code are told anywhere at all. */
function isWanted(code, { levels = {}, paths = [] }) {
    const level = Object.hasOwn(levels, code) ? levels[code] : _codes_js__WEBPACK_IMPORTED_MODULE_1__/* .CODES */ .Lp[code].severity;
    return level !== 'off' || paths.some((path) => Object.hasOwn(path.levels, code) && path.levels[code] !== 'off');
}
function levelOf(problem, { levels = {}, paths = [] }) {
    const exception = paths.findLast((path) => Object.hasOwn(path.levels, problem.code) && path.matches(problem.file));
    const chosen = exception?.levels[problem.code] ?? (Object.hasOwn(levels, problem.code) ? levels[problem.code] : undefined);
    if (chosen !== undefined)
        return chosen;
    // Mistakes in a hint are told with less than the severity of their code.
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isProblemCode */ .NU)(problem.code) && _codes_js__WEBPACK_IMPORTED_MODULE_1__/* .CODES */ .Lp[problem.code].severity === 'off' ? 'off' : problem.severity;
}


/***/ }),

/***/ 8259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   F4: () => (/* binding */ remarkOnMore),
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   KD: () => (/* binding */ placeOfText),
/* harmony export */   KS: () => (/* binding */ ToldOfDocument),
/* harmony export */   gk: () => (/* binding */ finding),
/* harmony export */   uK: () => (/* binding */ Told),
/* harmony export */   ve: () => (/* binding */ NO_PROBLEMS),
/* harmony export */   vy: () => (/* binding */ MOST_PROBLEMS)
/* harmony export */ });
/* unused harmony export MOST_OF_DOCUMENT */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1628);
/* harmony import */ var _text_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2356);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1457);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3825);





/** A problem with the severity that its code has by default. */
function finding(code, place, message, hint) {
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)(place, code, message, hint, (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .severityOf */ .xJ)(code));
}
/**
 * So many problems of one kind and severity in one process are told; beyond, the document is of some other kind, and
 * {@link remarkOnMore} says that there may be more.
 */
const MOST_PROBLEMS = 500;
/** So many problems of one document are told. */
const MOST_OF_DOCUMENT = 20 * MOST_PROBLEMS;
/** Errors are looked for behind as many times the problems that are told and are none. */
const SEEN = 20;
/** The problems of one kind in one process: warnings take no room from errors. */
class Told {
    problems = [];
    #most;
    #errors = 0;
    #others = 0;
    /** `most` are the errors that are told, and as many others. */
    constructor(most = MOST_PROBLEMS) {
        this.#most = most;
    }
    /** True when looking for more is in vain. */
    get isFull() {
        return this.#errors >= this.#most || this.#others >= SEEN * this.#most;
    }
    /** Whether all that were added are told. */
    get isWhole() {
        return this.#errors <= this.#most && this.#others <= this.#most;
    }
    add(problem) {
        const isError = problem.severity === 'error';
        if (isError)
            this.#errors += 1;
        else
            this.#others += 1;
        if ((isError ? this.#errors : this.#others) <= this.#most)
            this.problems.push(problem);
    }
}
/** The problems of a document with all that it reaches: thousands of processes may each have as many as are told of one. */
class ToldOfDocument extends Told {
    constructor() {
        super(MOST_OF_DOCUMENT);
    }
    addAll(problems) {
        for (const problem of problems)
            this.add(problem);
    }
    /** With a remark where not all are told. */
    get withRemark() {
        const last = this.problems.at(-1);
        if ((this.isWhole && !this.isFull) || last === undefined)
            return this.problems;
        const { file, line, column } = last;
        return [...this.problems, finding('too-many-problems', { file, line, column }, `of the problems of one document ${MOST_OF_DOCUMENT} are told, and there may be more`, 'Mend those that are told, then look again.')];
    }
}
const NO_PROBLEMS = [];
/** The problems of each item in turn, until there are enough. */
function problemsOf(items, check) {
    let told;
    // Nearly all items have none: nothing is set up for those.
    for (let index = 0; index < items.length; index += 1) {
        const problems = check(items[index], index);
        if (problems.length > 0) {
            told ??= new Told();
            for (const problem of problems)
                told.add(problem);
            if (told.isFull)
                break;
        }
    }
    return told === undefined ? NO_PROBLEMS : told.problems;
}
/** The problems of one kind in one process, with a remark where not all are told. */
function remarkOnMore(problems) {
    if (problems.length < MOST_PROBLEMS)
        return problems;
    const last = problems.at(-1);
    const full = ['error', 'warning', 'advice'].filter((severity) => problems.filter((problem) => problem.severity === severity).length >= MOST_PROBLEMS);
    if (last === undefined || full.length === 0)
        return problems;
    const { file, line, column } = last;
    return [...problems, finding('too-many-problems', { file, line, column }, `of such problems ${MOST_PROBLEMS} are told for one process, and there may be more`, 'Mend those that are told, then look again.')];
}
/** Where a part of a process stands; where it was read from no file, the top of the process's own. */
function placeOf(path, container, key, part) {
    return (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .positionOf */ .df)(container, key, part) ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .topOf */ .HX)((0,_text_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(container)?.source.file ?? path);
}
/** Where a text of a list stands, by its number among the texts in it, as `textsIn` gives them, or the one that stands for a list of one. */
function placeOfText(path, holder, key, number) {
    const value = holder[key];
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return placeOf(path, holder, key);
    let before = 0;
    for (const [index, item] of value.entries()) {
        if (typeof item !== 'string')
            continue;
        if (before === number)
            return placeOf(path, value, index);
        before += 1;
    }
    return placeOf(path, value);
}


/***/ }),

/***/ 7078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   IC: () => (/* binding */ imagesOf),
/* harmony export */   My: () => (/* binding */ isPullable),
/* harmony export */   T4: () => (/* binding */ isPinned),
/* harmony export */   Vn: () => (/* binding */ isUnnamed),
/* harmony export */   Wg: () => (/* binding */ dockerRequirementsOf),
/* harmony export */   zA: () => (/* binding */ imageNamesOf)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9455);
/* harmony import */ var _interpolation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2004);
/* harmony import */ var _documents_named_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(866);
/* harmony import */ var _model_own_terms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4154);





/** True when the image cannot become another one under the same name, as far as a tag or a digest promises that. */
function isPinned({ pinning }, by) {
    return pinning === 'digest' || (by === 'tag' && pinning === 'tag');
}
/**
 * The image that a DockerRequirement names; undefined when it names none. `dockerImageId` counts where there is no
 * `dockerPull` (CWL v1.2 CommandLineTool, "DockerRequirement"), also beside `dockerFile`, `dockerLoad` and
 * `dockerImport`: what comes of those runs under that name.
 */
function imageNameOf(requirement) {
    for (const field of ['dockerPull', 'dockerImageId']) {
        const text = requirement[field];
        if (typeof text === 'string')
            return { text, field, pinning: field === 'dockerImageId' && IMAGE_ID.test(text) ? 'digest' : pinningOf(text) };
    }
    return undefined;
}
/** An id of an image, also cut as docker shows it: a platform keeps it beside the name. */
const SOME_ID = /^(?:sha256:)?[0-9a-f]{12,64}$/;
/**
 * The image that is started where another one is pulled: `dockerImageId` is "the image id that will be used for `docker run`"
 * (CWL v1.2 CommandLineTool, "DockerRequirement"), and runners start what it names. Undefined where it is the same.
 */
function startedBeside({ dockerPull, dockerImageId: text }) {
    if (typeof dockerPull !== 'string' || typeof text !== 'string' || text === '' || text === dockerPull || SOME_ID.test(text))
        return undefined;
    return { text, field: 'dockerImageId', pinning: pinningOf(text) };
}
/** The images that a DockerRequirement names: the one of {@link imageNameOf}, and another one that would be started in its place. */
function imageNamesOf(requirement) {
    return [imageNameOf(requirement), startedBeside(requirement)].filter((name) => name !== undefined);
}
/** Fields that give an image where it runs, in the order in which they are tried. */
const SOURCES = ['dockerFile', 'dockerLoad', 'dockerImport'];
const GIVEN = { dockerFile: 'what dockerFile builds', dockerLoad: 'what dockerLoad loads', dockerImport: 'what dockerImport imports' };
/** An image without a name is what comes of its source on the day that it runs. */
function unnamedImage(requirement) {
    const field = SOURCES.find((source) => (0,_given_js__WEBPACK_IMPORTED_MODULE_4__/* .isGiven */ .q)(requirement[source]));
    return field === undefined ? undefined : { text: GIVEN[field], field, pinning: 'unknown' };
}
/** True when nothing but its source says which image it is. */
function isUnnamed({ field }) {
    return SOURCES.some((source) => source === field);
}
/** The hash of an image stands for what is in it. */
const IMAGE_ID = /^(?:sha256:)?[0-9a-f]{64}$/;
/** The algorithms that registries must know (OCI image specification, "Registered algorithms"). */
const DIGEST = /^[^@]+@(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128})$/;
/** A tag as registries take it; a colon before the last slash is that of a port. */
const TAG = /^[^@]+:(\w[\w.-]{0,127})$/;
/** One part of a repository's name, between slashes. */
const PART = '[a-z0-9]+(?:(?:\\.|_{1,2}|-+)[a-z0-9]+)*';
/** In front of a repository, what has a dot, a colon or a capital is the host of a registry. */
const HOST = '(?:(?=[^/]*[.:A-Z]|localhost/)[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\\d+)?/)?';
/** What docker takes for the name of an image (https://github.com/distribution/reference, "Grammar"). */
const REFERENCE = new RegExp(`^${HOST}${PART}(?:/${PART})*(?::\\w[\\w.-]{0,127})?(?:@[A-Za-z][\\w+.-]*:[0-9a-fA-F]{32,})?$`);
/** Names are no longer than this, and the expression need not see what is. */
const LONGEST_NAME = 512;
/** True of what `docker pull` can take, and of what something else has yet to fill in: a placeholder or an expression. */
function isPullable(text) {
    return /\{\{|\{\w+\}|\$[({]|<|%/.test(text) || (text.length <= LONGEST_NAME && REFERENCE.test(text));
}
/**
 * True where a placeholder of Jinja or Python and their like, `{{version}}` or `{version}`, stands for the end of the name:
 * a program fills it in before anything runs, mostly with a tag.
 */
function isTemplate(name) {
    return /\{\{|(?<!\$)\{\w+\}/.test(name.slice(name.lastIndexOf('/') + 1));
}
function pinningOf(text) {
    if ((0,_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldExpression */ .dC)(text))
        return 'unknown';
    if (DIGEST.test(text))
        return 'digest';
    if (text.includes('@'))
        return 'unknown';
    const tag = TAG.exec(text)?.[1];
    if (tag === undefined)
        return isTemplate(text) ? 'unknown' : 'newest';
    return tag === 'latest' ? 'newest' : 'tag';
}
/** The images of a packed description, of all that it runs, in whatever form it is written, also those without a name. */
function imagesOf(description) {
    const found = [];
    const visit = (process, step, around) => {
        const namespaces = (0,_model_own_terms_js__WEBPACK_IMPORTED_MODULE_3__/* .namespacesWithin */ .EU)(process, around);
        found.push(...imagesIn(process, step, namespaces));
        for (const [name, value] of (0,_documents_named_js__WEBPACK_IMPORTED_MODULE_2__/* .namedObjects */ .S)(process['steps'], 'id')) {
            const path = step === '' ? name : `${step}/${name}`;
            found.push(...imagesIn(value, path, namespaces));
            if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value['run']))
                visit(value['run'], path, namespaces);
        }
    };
    const declared = (0,_model_own_terms_js__WEBPACK_IMPORTED_MODULE_3__/* .namespacesOf */ .Gw)(description);
    const { $graph: graph } = description;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(graph))
        for (const [name, process] of (0,_documents_named_js__WEBPACK_IMPORTED_MODULE_2__/* .namedObjects */ .S)(graph, 'id'))
            visit(process, name === 'main' ? '' : name, declared);
    else
        visit(description, '', declared);
    return found;
}
function imagesIn(holder, step, namespaces) {
    return dockerRequirementsOf(holder, namespaces).flatMap((requirement) => {
        const names = imageNamesOf(requirement);
        const unnamed = names.length === 0 ? unnamedImage(requirement) : undefined;
        return [...names, ...(unnamed === undefined ? [] : [unnamed])].map((name) => ({ step, name }));
    });
}
const DOCKER = 'DockerRequirement';
/**
 * Those of a process or step that count: what it requires before what it hints at (CWL, "Requirements and hints"). Of the class
 * of a hint nobody demands a form, and runners know it under a prefix too (SALAD 1.2, "Identifier resolution").
 */
function dockerRequirementsOf(holder, namespaces) {
    for (const field of ['requirements', 'hints']) {
        const found = (0,_documents_named_js__WEBPACK_IMPORTED_MODULE_2__/* .namedObjects */ .S)(holder[field], 'class').flatMap(([name, requirement]) => (name === DOCKER || (0,_model_own_terms_js__WEBPACK_IMPORTED_MODULE_3__/* .ownTerm */ .ZQ)(name, namespaces) === DOCKER ? [requirement] : []));
        if (found.length > 0)
            return found;
    }
    return [];
}


/***/ }),

/***/ 2004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   Eh: () => (/* binding */ withInputsReplaced),
/* harmony export */   OD: () => (/* binding */ segmentsOf),
/* harmony export */   Sc: () => (/* binding */ spacedReference),
/* harmony export */   ZY: () => (/* binding */ interpolationsIn),
/* harmony export */   a9: () => (/* binding */ openComment),
/* harmony export */   bk: () => (/* binding */ namesOfInputs),
/* harmony export */   dC: () => (/* binding */ mayHoldExpression),
/* harmony export */   h8: () => (/* binding */ referenceIn),
/* harmony export */   hl: () => (/* binding */ hyphenatedInput),
/* harmony export */   uE: () => (/* binding */ closingBracket)
/* harmony export */ });
/** Any character beyond ASCII passes for a letter: the classes of Unicode take longer to load than all texts to read. */
const REFERENCE = /^[\w\u0080-\uffff]+(?:\.[\w\u0080-\uffff]+|\['(?:[^'\\]|\\.)*'\]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])*$/;
/** A pattern that repeats this often would leave no room on the stack. */
const LONGEST_REFERENCE = 10_000;
/** The grammar of references lets these pass as names; only JavaScript makes something of them. */
const LITERAL = /^(?:\d+|true|false)$/;
/** Most references: nothing in the brackets could hide the one that closes them. */
const PLAIN = /\(([\w.]+)\)/y;
function interpolationsIn(text) {
    const found = [];
    // A backslash takes the meaning of the dollar sign away. Asked with `includes`, V8's optimizer asks again at each of them.
    const isEscaping = /\\/.test(text);
    for (let at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at)) {
        const next = text[at + 1];
        if ((next !== '(' && next !== '{') || (isEscaping && isEscaped(text, at))) {
            at += 1;
            continue;
        }
        PLAIN.lastIndex = at + 1;
        const plain = PLAIN.exec(text)?.[1];
        const end = plain === undefined ? closingBracket(text, at + 1) : at + 2 + plain.length;
        const code = plain ?? text.slice(at + 2, end < 0 ? undefined : end);
        const kind = next === '{' ? 'body' : isReference(code) ? 'reference' : 'expression';
        found.push({ kind, start: at, code, closed: end >= 0 });
        if (end < 0)
            return found;
        at = end + 1;
    }
    return found;
}
/** Whether a text has the marks of an expression or a parameter reference, escaped or not. */
function mayHoldExpression(text) {
    return text.includes('$(') || text.includes('${');
}
/** Of two backslashes, the first takes the meaning of the second away. */
function isEscaped(text, at) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\')
        backslashes += 1;
    return backslashes % 2 === 1;
}
/** Whether code is a parameter reference, with nothing around. */
function isReference(code) {
    return code.length <= LONGEST_REFERENCE && REFERENCE.test(code) && !LITERAL.test(code);
}
/** The parameter reference that JavaScript in parentheses would be without the blanks around it: its grammar has none. */
function spacedReference({ kind, code }) {
    if (kind !== 'expression' || code.length > LONGEST_REFERENCE)
        return undefined;
    const trimmed = code.trim();
    return isReference(trimmed) ? trimmed : undefined;
}
/** What a text refers to, also with blanks around it, which make JavaScript of it that gives the same. */
function referenceIn(interpolation) {
    return interpolation.kind === 'reference' ? interpolation.code : spacedReference(interpolation);
}
/**
 * Where the bracket that opens at `from` is closed, or -1. Brackets in texts and comments do not count. A regular
 * expression that holds a quote or a lone bracket can mislead this, as it misleads every scanner that is no parser.
 */
function closingBracket(text, from) {
    return bracketAt(text, from).end;
}
/** Where the comment begins that keeps the bracket which opens at `from` from being closed, if one does. */
function openComment(text, from) {
    return bracketAt(text, from).comment;
}
const UNCLOSED = { end: -1 };
function bracketAt(text, from) {
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
                    return UNCLOSED;
                if (open.length === 0)
                    return { end: at };
                break;
            case '"':
            case "'":
            case '`': {
                const end = endOfText(text, at);
                if (end < 0)
                    return UNCLOSED;
                at = end;
                break;
            }
            case '/':
                if (text[at + 1] === '/') {
                    const end = text.indexOf('\n', at);
                    if (end < 0)
                        return { end: -1, comment: at };
                    at = end;
                }
                else if (text[at + 1] === '*') {
                    const end = text.indexOf('*/', at + 2);
                    if (end < 0)
                        return { end: -1, comment: at };
                    at = end + 1;
                }
                break;
            default:
                break;
        }
    }
    return UNCLOSED;
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
    const known = KNOWN_SEGMENTS.get(reference);
    if (known !== undefined)
        return known;
    const segments = reference.includes('[') ? bracketedSegments(reference) : reference.split('.');
    if (KNOWN_SEGMENTS.size < MOST_KNOWN && reference.length <= LONGEST_KNOWN)
        KNOWN_SEGMENTS.set(reference, segments);
    return segments;
}
/** Several rules ask for the names of each reference, and a script may hold the same one a million times. The first are kept. */
const KNOWN_SEGMENTS = new Map();
const MOST_KNOWN = 1000;
const LONGEST_KNOWN = 200;
function bracketedSegments(reference) {
    const segments = [];
    for (const [, symbol, single, double, index] of reference.matchAll(/([\w\u0080-\uffff]+)|\['((?:[^'\\]|\\.)*)'\]|\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]/g)) {
        if (index !== undefined)
            segments.push(Number(index));
        else
            segments.push((symbol ?? single ?? double ?? '').replaceAll(/\\(.)/g, '$1'));
    }
    return segments;
}
const INPUT = /\binputs\s*(?:\??\.\s*([\w$\u0080-\uffff]+)|\[\s*(?:"([^"\n]{0,500})"|'([^'\n]{0,500})')\s*\])/g;
/** Names behind `inputs.` in JavaScript or a reference, wherever they stand: in comments and texts too, which only a parser tells apart. */
function namesOfInputs(code) {
    if (!code.includes('inputs'))
        return [];
    return [...code.matchAll(INPUT)].map(([, symbol, double, single]) => symbol ?? double ?? single ?? '');
}
/** The same code with something else in the place of each of them and what stands before it. */
function withInputsReplaced(code, replacement) {
    return code.replaceAll(INPUT, (_all, symbol, double, single) => replacement(symbol ?? double ?? single ?? ''));
}
/** An input with a hyphen in its name, as `$(inputs.in-file)` names it: JavaScript takes that for a difference. */
function hyphenatedInput(code, inputs) {
    const name = /^\s*inputs\.([\w\u0080-\uffff]+(?:-[\w\u0080-\uffff]+)+)(?![\w-])/.exec(code)?.[1];
    return name !== undefined && inputs?.has(name) === true ? name : undefined;
}


/***/ }),

/***/ 3963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ bareReference)
/* harmony export */ });
/* harmony import */ var _interpolation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2004);
/* harmony import */ var _types_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9353);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7353);



/** The grammar of parameter references, with nothing around. */
const BARE = /^(?:inputs|self|runtime)(?:\.\w+|\[\d+\]|\['[^']*'\]|\["[^"]*"\])+$/;
/** What `self` may have, where it is a file or a directory. */
const ATTRIBUTES = new Set((0,_members_js__WEBPACK_IMPORTED_MODULE_2__/* .memberNames */ .hQ)(_types_types_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_OR_DIRECTORY */ .Jq));
/** How other languages begin and end the place of a value, as in `$x`, `$[x]`, `(x)`, `{{x}}` and `<x>`; CWL's own `$(` and `${` are none. */
const OPENING = /^(?:\$?\[|\$|\(|\{{1,3}|<)\s*/;
const CLOSING = /(?:[)\]>]|\}{1,3})$/;
/**
 * The parameter reference that a text would be within `$(…)`, and is none without, or with other brackets: it names an
 * input, where those are known, an attribute of `self`, or a part of `runtime`.
 */
function bareReference(text, inputs) {
    if (text.length > LONGEST || !/(?:inputs|self|runtime)[.[]/.test(text))
        return undefined;
    const written = text.trim();
    const opened = written.replace(OPENING, '');
    const bare = [written, opened, opened === written ? '' : opened.replace(CLOSING, '').trimEnd()].find((each) => BARE.test(each));
    if (bare === undefined)
        return undefined;
    const [root, first = ''] = (0,_interpolation_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)(bare);
    if (root === 'inputs')
        return inputs?.has(String(first)) === false ? undefined : bare;
    return (root === 'self' ? typeof first === 'number' || ATTRIBUTES.has(first) : _members_js__WEBPACK_IMPORTED_MODULE_2__/* .RUNTIME_MEMBERS */ .tt.has(String(first))) ? bare : undefined;
}
/** What is longer is no reference. */
const LONGEST = 1000;


/***/ }),

/***/ 9225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z9: () => (/* binding */ RESOURCE_FIELDS),
  CH: () => (/* binding */ evaluatedTexts),
  SK: () => (/* binding */ mayBeText),
  VV: () => (/* binding */ placeIn),
  XF: () => (/* binding */ plainTexts),
  pX: () => (/* binding */ standsAlone),
  Mq: () => (/* binding */ unscanned)
});

// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/cwl/structure/field-advice.js
var field_advice = __webpack_require__(4345);
// EXTERNAL MODULE: ./lib/cwl/given.js
var given = __webpack_require__(9455);
// EXTERNAL MODULE: ./lib/cwl/kind-words.js
var kind_words = __webpack_require__(8706);
// EXTERNAL MODULE: ./lib/cwl/interpolation.js
var interpolation = __webpack_require__(2004);
// EXTERNAL MODULE: ./lib/cwl/parts.js
var parts = __webpack_require__(7824);
// EXTERNAL MODULE: ./lib/cwl/model/index.js + 3 modules
var model = __webpack_require__(4484);
// EXTERNAL MODULE: ./lib/cwl/text/long-texts.js
var long_texts = __webpack_require__(6641);
// EXTERNAL MODULE: ./lib/cwl/text/text-position.js
var text_position = __webpack_require__(6545);
// EXTERNAL MODULE: ./lib/cwl/types/types.js
var types_types = __webpack_require__(9353);
// EXTERNAL MODULE: ./lib/cwl/types/values.js
var values = __webpack_require__(9519);
// EXTERNAL MODULE: ./lib/cwl/structure/written-values.js
var written_values = __webpack_require__(8730);
// EXTERNAL MODULE: ./lib/cwl/rules/bare-references.js
var bare_references = __webpack_require__(3963);
// EXTERNAL MODULE: ./lib/cwl/finding.js
var finding = __webpack_require__(8259);
// EXTERNAL MODULE: ./lib/cwl/rules/steps.js
var rules_steps = __webpack_require__(5049);
;// CONCATENATED MODULE: ./lib/cwl/rules/step-values.js





/**
 * What expressions of a step find under `inputs`: what comes from the sources, before `valueFrom`, and of what is
 * scattered one item (CWL v1.2 Workflow, "WorkflowStepInput"). Unknown where a default may stand in, or one of several
 * values is picked.
 */
function stepInputTypes(step, ports, steps) {
    const types = new Map();
    for (const input of step.inputs) {
        const name = (0,parts/* nameOf */.Vb)(input);
        if (name !== undefined)
            types.set(name, { type: step.isOpaque ? types_types/* UNKNOWN */.HV : ownDefault(step, name, scattered(step, name, arrivingType(input, ports, steps))) });
    }
    return types;
}
function arrivingType(input, ports, steps) {
    const { source, linkMerge } = input;
    if ((0,given/* isGiven */.q)(input['default']) || (0,given/* isGiven */.q)(input['pickValue']))
        return types_types/* UNKNOWN */.HV;
    const typeFrom = (from) => (typeof from === 'string' ? sourceType(from, ports, steps) : types_types/* UNKNOWN */.HV);
    if ((0,json/* isArray */.cy)(source) && source.length > 1)
        return mergedType(linkMerge, source.slice(0, MOST_SOURCES + 1).map(typeFrom));
    // What becomes of a single source that is merged differs between those who run it.
    return typeof source === 'string' && !(0,given/* isGiven */.q)(linkMerge) ? typeFrom(source) : types_types/* UNKNOWN */.HV;
}
/** Beyond so many sources, or alternatives of what one gives, no list is made of them: many inputs may have the same. */
const MOST_SOURCES = 100;
const MOST_ALTERNATIVES = 20;
/** "If merge_nested is specified …, the input must be an array consisting of exactly one entry for each input link"; else lists are concatenated (CWL v1.2 Workflow, "Merging multiple inbound data links"). */
function mergedType(linkMerge, types) {
    if (types.length > MOST_SOURCES || types.some((type) => (0,types_types/* membersOf */.lS)(type).length > MOST_ALTERNATIVES))
        return types_types/* UNKNOWN */.HV;
    if (!(0,given/* isGiven */.q)(linkMerge) || linkMerge === 'merge_nested')
        return (0,types_types/* arrayOf */.jk)((0,types_types/* unionOf */.Z6)(types));
    return linkMerge === 'merge_flattened' ? (0,types_types/* arrayOf */.jk)((0,types_types/* unionOf */.Z6)(types.flatMap(types_types/* membersOf */.lS).map((member) => (member.kind === 'array' ? member.items : member)))) : types_types/* UNKNOWN */.HV;
}
function sourceType(source, ports, steps) {
    const slash = source.indexOf('/');
    if (slash < 0)
        return givenType(ports.inputs.get(source));
    const from = steps.get(source.slice(0, slash));
    return from === undefined ? types_types/* UNKNOWN */.HV : (0,rules_steps/* outputType */.gf)(from, source.slice(slash + 1));
}
/** A default takes the place of null. */
function givenType(port) {
    if (port === undefined)
        return types_types/* UNKNOWN */.HV;
    return port.hasDefault ? (0,types_types/* withoutNull */.Ms)(port.type) : port.type;
}
/** In the place of null, the reference implementation has the default of what the step runs before it evaluates anything. */
function ownDefault({ ports }, name, type) {
    return ports?.inputs.get(name)?.hasDefault === true && (0,types_types/* acceptsNull */.Rd)(type) ? types_types/* UNKNOWN */.HV : type;
}
function scattered(step, name, type) {
    if (!step.scattered.has(name))
        return type;
    return itemOf(type);
}
const itemOf = (0,types_types/* onceAType */.VP)((type) => (0,types_types/* unionOf */.Z6)((0,types_types/* membersOf */.lS)(type).map((member) => (member.kind === 'array' ? member.items : types_types/* UNKNOWN */.HV))));

;// CONCATENATED MODULE: ./lib/cwl/rules/evaluated.js















/** What an ExpressionTool may have as well, and nobody evaluates: it runs no command. */
const OF_COMMANDS = new Set(['EnvVarRequirement', 'InitialWorkDirRequirement']);
/** Of ResourceRequirement. */
const RESOURCE_FIELDS = ['cores', 'ram', 'tmpdir', 'outdir'].flatMap((resource) => [`${resource}Min`, `${resource}Max`]);
/** The fields whose text may hold parameter references and expressions. */
const EVALUATED_FIELDS = new Set([
    'arguments', 'valueFrom', 'glob', 'outputEval', 'stdin', 'stdout', 'stderr', 'secondaryFiles', 'pattern', 'required',
    'format', 'expression', 'when', 'listing', 'entry', 'entryname', 'envValue', 'position', 'timelimit', 'networkAccess',
    'enableReuse', ...RESOURCE_FIELDS,
]);
/** Fields that hold values, prose, or what is looked at elsewhere. */
const PASSED_BY = new Set(['default', 'doc', 'label', 'id', 'run', 'steps', 'inputs', 'outputs', 'expressionLib', 'intent']);
/** Fields that take an expression from v1.1 on, and no other text, with what else they take. */
const NO_PLAIN_TEXT = new Map([
    ['position', 'an integer'],
    ['timelimit', 'an integer'],
    ...RESOURCE_FIELDS.map((field) => [field, 'a number']),
    ...['required', 'enableReuse', 'networkAccess'].map((field) => [field, 'true or false']),
    ['listing', 'a file, a directory, an entry'],
    ...['outputEval', 'expression', 'when'].map((field) => [field, '']),
]);
/** True where plain text may stand beside what is evaluated: only there can a dollar sign be meant as it is written. */
function mayBeText({ field }) {
    return !NO_PLAIN_TEXT.has(field);
}
/** True where nothing else is in the text: then what comes of it is the value, and otherwise a part of the text. */
function standsAlone({ code }, text) {
    return code.length + '$()'.length === text.trim().length;
}
/** Where regular expressions and comments have misled the scanner, a text may yet be one expression from end to end. */
function unscanned({ text, interpolations }) {
    const [first] = interpolations;
    const trimmed = text.trimEnd();
    if (first === undefined || (interpolations.length === 1 && first.closed && first.start + first.code.length + '$()'.length === trimmed.length))
        return undefined;
    if (text.slice(0, first.start).trim() !== '' || !trimmed.endsWith(first.kind === 'body' ? '}' : ')'))
        return undefined;
    return { kind: first.kind, start: first.start, code: trimmed.slice(first.start + 2, -1) };
}
/** Every text of a process that is evaluated. */
function evaluatedTexts(process, ports, steps) {
    const collector = new Collector(process);
    // What a workflow says of itself is evaluated for what its steps run.
    const inputs = process.processClass !== 'Workflow' && ports.isWhole.inputs ? ports.inputs : undefined;
    const before = { inputs, self: types_types/* NULL */.Cq, isAfterwards: false, isPathless: process.processClass === 'ExpressionTool' };
    collector.object(process.value, before);
    // Those of the process are among its requirements.
    for (const { value, from } of ports.definitions)
        if (from !== 'process')
            collector.definition(value, before);
    for (const input of (0,parts/* objectsIn */.Qv)(process.value, 'inputs'))
        collector.input(input, ports.inputs.get((0,parts/* nameOf */.Vb)(input) ?? '')?.type ?? types_types/* UNKNOWN */.HV, before);
    const afterwards = { inputs, self: types_types/* NULL */.Cq, isAfterwards: true, lacksExitCode: process.version === 'v1.0' };
    for (const output of (0,parts/* objectsIn */.Qv)(process.value, 'outputs'))
        collector.output(output, afterwards);
    if (steps.length > 0) {
        const byName = new Map(steps.map((step) => [step.name, step]));
        for (const step of steps)
            collector.step(step, ports, byName);
    }
    return { texts: collector.found, problems: collector.problems };
}
/** Texts of a process, without what its steps run, that hold nothing to evaluate where something must be evaluated. */
function plainTexts(process) {
    const collector = new Collector(process);
    const scope = { inputs: undefined, self: types_types/* UNKNOWN */.HV, isAfterwards: false };
    collector.object(process.value, scope);
    for (const input of (0,parts/* objectsIn */.Qv)(process.value, 'inputs'))
        collector.input(input, types_types/* UNKNOWN */.HV, scope);
    for (const output of (0,parts/* objectsIn */.Qv)(process.value, 'outputs'))
        collector.output(output, scope);
    return collector.problems;
}
class Collector {
    found = [];
    problems = [];
    #process;
    #interpolationsIn = (0,long_texts/* onceALongText */.w)(interpolation/* interpolationsIn */.ZY);
    constructor(process) {
        this.#process = process;
    }
    input(input, type, scope) {
        if (input['inputBinding'] !== undefined)
            this.#field(input, 'inputBinding', { ...scope, self: type });
        this.#parameter(input, scope);
    }
    output(output, scope) {
        const binding = output['outputBinding'];
        if ((0,json/* isObject */.Gv)(binding)) {
            this.#field(binding, 'glob', scope);
            if (binding['outputEval'] !== undefined) {
                const hasGlob = (0,given/* isGiven */.q)(binding['glob']);
                const isRead = (binding['loadContents'] ?? false) !== false || (0,field_advice/* isMisspelt */.yT)(binding, 'loadContents') || (0,given/* isGiven */.q)(output['loadContents']);
                this.#field(binding, 'outputEval', { ...scope, self: hasGlob ? (0,types_types/* arrayOf */.jk)(types_types/* FILE_OR_DIRECTORY */.Jq) : types_types/* UNKNOWN */.HV, isUnread: hasGlob && !isRead });
            }
        }
        this.#parameter(output, scope);
    }
    /** "self refers to the File" in secondaryFiles; in bindings inside of types, to a part of the value. */
    #parameter(parameter, scope) {
        if (parameter['secondaryFiles'] !== undefined)
            this.#field(parameter, 'secondaryFiles', { ...scope, self: types_types/* FILE */.PW });
        if (parameter['format'] !== undefined)
            this.#field(parameter, 'format', { ...scope, self: types_types/* UNKNOWN */.HV });
        if (typeof parameter['type'] === 'object')
            this.#field(parameter, 'type', { ...scope, self: types_types/* UNKNOWN */.HV });
    }
    step(step, ports, steps) {
        const { value } = step;
        const evaluates = (0,given/* isGiven */.q)(value['when']) || step.inputs.some((input) => (0,given/* isGiven */.q)(input['valueFrom']));
        if (evaluates) {
            const inputs = stepInputTypes(step, ports, steps);
            for (const input of step.inputs)
                this.#text(input, 'valueFrom', input['valueFrom'], { inputs, self: selfOf(input, inputs), around: ports.inputs, isAfterwards: false, isPathless: true, ...sourcesOf(step, input) });
            // What it reads of inputs that are left out or cannot be read is not known.
            const areKnown = step.isRead.in && (0,given/* isGiven */.q)(value['in']);
            this.#text(value, 'when', value['when'], { inputs: areKnown ? afterExpressions(step, inputs) : undefined, self: types_types/* NULL */.Cq, around: ports.inputs, isAfterwards: false, isPathless: true });
        }
        // Requirements of a step are evaluated for what it runs.
        for (const field of ['requirements', 'hints'])
            if (value[field] !== undefined)
                this.#field(value, field, { inputs: undefined, self: types_types/* NULL */.Cq, isAfterwards: false });
    }
    object(holder, scope) {
        for (const key of Object.keys(holder))
            if (!PASSED_BY.has(key))
                this.#field(holder, key, scope);
    }
    #field(holder, key, scope) {
        const value = holder[key];
        if (typeof value === 'string') {
            if (EVALUATED_FIELDS.has(key))
                this.#text(holder, key, value, scope);
        }
        else if (typeof value === 'object' && !key.includes(':') && !key.startsWith('$')) {
            if ((0,json/* isArray */.cy)(value))
                this.#list(value, key, scope);
            else if ((0,json/* isObject */.Gv)(value))
                this.#nested(value, scope);
        }
    }
    #list(list, key, scope) {
        const areEvaluated = EVALUATED_FIELDS.has(key);
        for (const [index, item] of list.entries()) {
            if ((0,json/* isObject */.Gv)(item))
                this.#nested(item, scope);
            else if (areEvaluated)
                this.#text(list, index, item, scope, key);
        }
    }
    /** Of named types, whose `self` is a part of some value, or the File with the secondaryFiles. */
    definition(value, scope) {
        this.object(value, { ...scope, self: types_types/* UNKNOWN */.HV });
    }
    #nested(value, scope) {
        const name = value['class'];
        if (name === 'SchemaDefRequirement')
            return this.definition(value, scope);
        if (typeof name === 'string' && (!model/* MODELS */.L6[this.#process.version].requirements.includes(name) || (this.#process.processClass === 'ExpressionTool' && OF_COMMANDS.has(name))))
            return;
        this.object(value, scope);
    }
    #text(container, key, value, scope, field = String(key)) {
        if (typeof value !== 'string')
            return;
        const interpolations = this.#interpolationsIn(value);
        if (interpolations.length > 0)
            this.found.push({ text: value, container, key, field, scope, interpolations });
        else
            this.#plain(container, key, value, field, scope);
    }
    #plain(container, key, value, field, { inputs }) {
        if (this.problems.length >= finding/* MOST_PROBLEMS */.vy)
            return;
        const others = NO_PLAIN_TEXT.get(field);
        const place = (0,finding/* placeOf */.$t)(this.#process.path, container, key);
        const reference = inputs === undefined ? undefined : (0,bare_references/* bareReference */.y)(value, inputs);
        const meant = reference ?? (field === 'listing' && inputs?.has(value) === true ? `inputs.${value}` : undefined);
        const isOld = this.#process.version === 'v1.0';
        // The schemas of v1.0 let any text stand in the place of an expression; of a number or a file, nothing can be made of it.
        if (others !== undefined && (!isOld || field === 'listing' || RESOURCE_FIELDS.includes(field))) {
            const wanted = others === '' ? 'an expression' : `${others} or an expression`;
            const problem = (0,finding/* finding */.gk)('wrong-type', place, `${field} must be ${wanted}, and this is ${(0,kind_words/* describe */.q0)(value)}`, meant === undefined ? hintForPlain(value, field, others) : `Write $(${meant}).`);
            this.problems.push(isOld ? { ...problem, severity: 'warning' } : problem);
        }
        else if (reference !== undefined) {
            this.problems.push((0,finding/* finding */.gk)('bare-reference', place, `${(0,kind_words/* inShort */.wZ)(value.trim())} is text here, and nothing puts a value in its place`, `Write $(${reference}).`));
        }
    }
}
/** The condition is asked of the input object of the step, with what `valueFrom` has made (CWL v1.2 Workflow, "Conditional execution"). */
function afterExpressions(step, inputs) {
    const made = new Map(inputs);
    for (const input of step.inputs)
        if ((0,given/* isGiven */.q)(input['valueFrom']))
            made.set((0,parts/* nameOf */.Vb)(input) ?? '', { type: types_types/* UNKNOWN */.HV });
    return made;
}
/** What comes from the sources; "or null if there is no source field" (CWL v1.2 Workflow, "WorkflowStepInput"). */
function selfOf(input, inputs) {
    const isNothing = !(0,given/* isGiven */.q)(input['source']) && !(0,given/* isGiven */.q)(input['default']);
    return isNothing ? types_types/* NULL */.Cq : (inputs.get((0,parts/* nameOf */.Vb)(input) ?? '')?.type ?? types_types/* UNKNOWN */.HV);
}
/**
 * How many items `self` has where it is the list of what several sources give: merge_flattened makes another list of them,
 * pickValue and a default another value, and of what is scattered it is one item.
 */
function sourcesOf(step, input) {
    const { source, linkMerge } = input;
    const isList = !(0,given/* isGiven */.q)(input['pickValue']) && !(0,given/* isGiven */.q)(input['default']) && (!(0,given/* isGiven */.q)(linkMerge) || linkMerge === 'merge_nested');
    return (0,json/* isArray */.cy)(source) && source.length > 1 && isList && !step.isOpaque && !step.scattered.has((0,parts/* nameOf */.Vb)(input) ?? '') ? { sources: source.length } : {};
}
function placeIn(process, evaluated, index) {
    return (0,text_position/* placeInText */.s)(evaluated.container, evaluated.key, evaluated.text, index) ?? (0,finding/* placeOf */.$t)(process.path, evaluated.container, evaluated.key);
}
const EXPRESSION = 'An expression is written $(…) or ${…}.';
/** Whether text is meant to be evaluated: it reads what only expressions can, and is one. */
function isBareCode(text) {
    return text.length <= LONGEST_BARE && !/[$\n]|,(?![^(]*\))/.test(text) && /(?<![\w.])(?:inputs|self|runtime)[.[]/.test(text);
}
const LONGEST_BARE = 60;
const RETURNS = /^return\b/;
/** Factors of the units that people write, to mebibytes (CWL v1.2 CommandLineTool, "ResourceRequirement"). */
const UNITS = new Map([['m', 1], ['g', 1024], ['t', 1024 * 1024]]);
function hintForPlain(text, field, wanted) {
    const bare = (0,bare_references/* bareReference */.y)(text);
    if (bare !== undefined)
        return `Write $(${bare}).`;
    const code = text.trim();
    if (isBareCode(code))
        return RETURNS.test(code) ? `Write \${${code}}.` : `Write $(${code}).`;
    const isNumber = wanted.startsWith('an integer') || wanted.startsWith('a number');
    if ((0,values/* isQuoted */.f5)(text, isNumber ? 'double' : wanted === 'true or false' ? 'boolean' : undefined))
        return 'Write it without quotes.';
    const truth = wanted === 'true or false' ? written_values/* TRUTHS */.jQ.get(text.toLowerCase()) : undefined;
    if (truth !== undefined)
        return `Write ${truth}.`;
    const [, amount, unit = ''] = /^(\d+(?:\.\d+)?) ?([mgt])i?b?$/i.exec(text) ?? [];
    const factor = UNITS.get(unit.toLowerCase());
    if (amount === undefined || factor === undefined || !RESOURCE_FIELDS.includes(field) || field.startsWith('cores'))
        return EXPRESSION;
    return `It is a number of mebibytes without a unit: ${Math.ceil(Number(amount) * factor)}.`;
}


/***/ }),

/***/ 7353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hQ: () => (/* binding */ memberNames),
/* harmony export */   tD: () => (/* binding */ memberType),
/* harmony export */   tt: () => (/* binding */ RUNTIME_MEMBERS)
/* harmony export */ });
/* harmony import */ var _types_filing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7783);
/* harmony import */ var _types_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9353);


const { string: STRING, long: LONG, int: INT } = _types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .SIMPLE */ .RB;
/** CWL v1.2 CommandLineTool, "File"; `metadata` is what platforms add. */
const FILE_MEMBERS = new Map([
    ...['class', 'location', 'path', 'basename', 'dirname', 'nameroot', 'nameext', 'checksum', 'format', 'contents'].map((name) => [name, STRING]),
    ['size', LONG],
    ['secondaryFiles', (0,_types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .arrayOf */ .jk)(_types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_OR_DIRECTORY */ .Jq)],
    ['metadata', _types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY */ .x4],
]);
/** CWL v1.2 CommandLineTool, "Directory"; `dirname` is what the reference adds. */
const DIRECTORY_MEMBERS = new Map([
    ...['class', 'location', 'path', 'basename', 'dirname'].map((name) => [name, STRING]),
    ['listing', (0,_types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .arrayOf */ .jk)(_types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_OR_DIRECTORY */ .Jq)],
    ['metadata', _types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY */ .x4],
]);
/** What `runtime` has (CWL v1.2 CommandLineTool, "Runtime environment"); `exitCode` is there once the tool has run. */
const RUNTIME_MEMBERS = new Set(['outdir', 'tmpdir', 'cores', 'ram', 'outdirSize', 'tmpdirSize', 'exitCode']);
/** The type of what a reference finds in a value under a name or a number; undefined where no value of the type has that. */
function memberType(type, segment) {
    if (type.kind !== 'union')
        return (0,_types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(type) ? undefined : memberOfOne(type, segment);
    const known = FOUND.get(type) ?? new Map();
    FOUND.set(type, known);
    if (!known.has(segment))
        known.set(segment, memberOfAny(type, segment));
    return known.get(segment);
}
/** A union may have thousands of alternatives, and a text as many references to a value of it. */
const FOUND = new WeakMap();
function memberOfAny(type, segment) {
    const { byField, others, ofItems } = filed(type);
    const found = [...(byField.get(String(segment)) ?? []), ...others.flatMap((other) => memberOfOne(other, segment) ?? [])];
    if (typeof segment === 'number' && ofItems !== undefined)
        found.push(ofItems);
    return found.length === 0 ? undefined : (0,_types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .unionOf */ .Z6)(found);
}
/** The alternatives of a union by what a reference finds in them: texts may hold references to each of thousands of fields. */
const filed = (0,_types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .onceAType */ .VP)((type) => {
    const byField = new Map();
    const others = new Set();
    const items = [];
    for (const member of (0,_types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(type)) {
        if (member.kind === 'record')
            for (const [name, field] of member.fields)
                (0,_types_filing_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(byField, name, field);
        else if (member.kind === 'enum')
            items.push(STRING);
        else if (member.kind === 'array') {
            items.push(member.items);
            (0,_types_filing_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(byField, 'length', INT);
        }
        else if (!(0,_types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(member))
            others.add(member);
    }
    return { byField, others: [...others], ofItems: items.length === 0 ? undefined : (0,_types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .unionOf */ .Z6)(items) };
});
function memberOfOne(type, segment) {
    switch (type.kind) {
        case 'unknown':
            return _types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN */ .HV;
        case 'union':
            return memberType(type, segment);
        case 'array':
            return typeof segment === 'number' ? type.items : segment === 'length' ? INT : undefined;
        case 'record':
            return type.fields.get(String(segment));
        // "If the key is an index, the current value must be an array or string."
        case 'enum':
            return typeof segment === 'number' ? STRING : undefined;
        case 'simple':
            if (type.name === 'Any')
                return _types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN */ .HV;
            if (type.name === 'string' && typeof segment === 'number')
                return STRING;
            // A name with a colon is one of another vocabulary.
            if (String(segment).includes(':'))
                return membersOfSimple(type) === undefined ? undefined : _types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN */ .HV;
            return membersOfSimple(type)?.get(String(segment));
    }
}
/** Among more names than this no guess is made. */
const MOST_NAMES = 500;
/** Names that values of the type have; what the author must have meant is among them. */
function memberNames(type) {
    return (0,_types_types_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(type).flatMap((member) => {
        if (member.kind === 'record')
            return member.fields.size > MOST_NAMES ? [] : [...member.fields.keys()];
        if (member.kind === 'array')
            return ['length'];
        return [...(membersOfSimple(member)?.keys() ?? [])].filter((name) => name !== 'metadata');
    });
}
function membersOfSimple(type) {
    if (type.kind !== 'simple')
        return undefined;
    return type.name === 'File' ? FILE_MEMBERS : type.name === 'Directory' ? DIRECTORY_MEMBERS : undefined;
}


/***/ }),

/***/ 7232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ OF_STEPS),
/* harmony export */   i: () => (/* binding */ asMeant)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _structure_field_advice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4345);
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9455);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7824);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4484);





/** Fields of a step that are easily indented too deep. */
const OF_STEPS = new Set(['run', 'out', 'scatter', 'scatterMethod', 'when']);
/**
 * Reads fields under the name that they were meant to have, and those that stand under `in` where they belong, so that what
 * follows from their name or place is not told as well. An input may have such a name: one that what the step runs `takes`,
 * or that has a source.
 */
function asMeant(version, written, takes, isSource) {
    const step = underTheirNames(version, written);
    const inputs = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .objectsIn */ .Qv)(step, 'in');
    const misplaced = inputs.filter((input) => {
        const name = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(input) ?? '';
        const sources = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textsIn */ .Ej)(input, 'source');
        return OF_STEPS.has(name) && !(0,_given_js__WEBPACK_IMPORTED_MODULE_4__/* .isGiven */ .q)(step[name]) && !takes(name) && sources.length > 0 && !sources.some(isSource);
    });
    if (misplaced.length === 0)
        return { value: step, inputs, misplaced };
    const elsewhere = new Set(misplaced);
    return {
        value: misplaced.reduce(withMeant, step),
        inputs: inputs.filter((input) => !elsewhere.has(input)),
        misplaced,
    };
}
function underTheirNames(version, step) {
    const model = _model_index_js__WEBPACK_IMPORTED_MODULE_3__/* .MODELS */ .L6[version];
    const shape = model.record('WorkflowStep');
    return (0,_structure_field_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownKeys */ .vX)(shape, step).reduce((read, key) => {
        const { guess } = (0,_structure_field_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceOnField */ .Q5)(model, shape, step, key);
        if (guess === undefined || !shape.fields.has(guess))
            return read;
        // Inputs under another name are in no normal form: no list of them is what cannot be read.
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .withField */ .ZH)(read, guess, guess === 'in' ? {} : (step[key] ?? null));
    }, step);
}
function withMeant(step, input) {
    const { id, source = null } = input;
    // What it was to run is not there: nobody has looked for it.
    if (typeof id !== 'string' || id === 'run' || (0,_given_js__WEBPACK_IMPORTED_MODULE_4__/* .isGiven */ .q)(step[id]))
        return step;
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .withField */ .ZH)(step, id, id === 'out' && !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(source) ? [source] : source);
}


/***/ }),

/***/ 5049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   G4: () => (/* binding */ takenType),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   Jz: () => (/* binding */ isConditional),
/* harmony export */   L2: () => (/* binding */ inputType),
/* harmony export */   Wu: () => (/* binding */ timesScattered),
/* harmony export */   gf: () => (/* binding */ outputType)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9455);
/* harmony import */ var _forms_lone_items_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9985);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7824);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4484);
/* harmony import */ var _within_reason_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1519);
/* harmony import */ var _types_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9353);
/* harmony import */ var _misplaced_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7232);








function stepsOf(workflow, ports) {
    const { steps } = workflow.value;
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(steps))
        return [];
    const isSource = sourcesIn(ports.of(workflow), (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .objectsIn */ .Qv)(workflow.value, 'steps'));
    return steps.flatMap((written, index) => {
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(written))
            return [];
        const run = workflow.runs[index];
        const embedded = typeof written['run'] === 'object';
        const taken = run === undefined ? undefined : ports.of(run, embedded ? { process: workflow, step: written } : undefined);
        const { value, inputs, misplaced } = (0,_misplaced_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .asMeant */ .i)(workflow.version, written, (name) => taken?.inputs.has(name) === true, isSource);
        // A condition may read inputs that only the step itself has.
        const lone = taken === undefined || (0,_given_js__WEBPACK_IMPORTED_MODULE_6__/* .isGiven */ .q)(value['when']) || isLoop(value) ? undefined : (0,_forms_lone_items_js__WEBPACK_IMPORTED_MODULE_1__/* .loneInput */ .jU)(_model_index_js__WEBPACK_IMPORTED_MODULE_3__/* .MODELS */ .L6[workflow.version], inputs, taken.inputs);
        const scatter = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .textsIn */ .Ej)(value, 'scatter');
        return [
            {
                name: (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(value) ?? '',
                value,
                run,
                ports: taken,
                inner: run?.isEmbedded === true && run.processClass === 'Workflow' ? () => stepsOf(run, ports) : undefined,
                inputs: lone === undefined ? inputs : [lone],
                misplaced,
                hasLoneInput: lone !== undefined,
                outputs: outputsOf(value),
                scatter,
                scattered: countsOf(scatter),
                isRead: { in: isListOf(value['in'], _parts_js__WEBPACK_IMPORTED_MODULE_2__/* .isNamed */ .ev), out: (0,_given_js__WEBPACK_IMPORTED_MODULE_6__/* .isGiven */ .q)(value['out']) && isListOf(value['out'], (item) => typeof item === 'string' || (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .isNamed */ .ev)(item)) },
                isOpaque: isLoop(value) || !isReadable(value['scatter'] ?? []),
            },
        ];
    });
}
/** Whether a name may be that of a source: an input of the workflow, or whatever is said of one of its steps. */
function sourcesIn({ inputs }, steps) {
    let names;
    return (source) => {
        const [first = '', output] = source.split('/');
        if (output === undefined)
            return inputs.has(first);
        names ??= new Set(steps.flatMap((step) => (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(step) ?? []));
        return names.has(first);
    };
}
function isReadable(scatter) {
    return typeof scatter === 'string' || isListOf(scatter, (name) => typeof name === 'string');
}
/** Also true where nothing is given. */
function isListOf(list, isItem) {
    return !(0,_given_js__WEBPACK_IMPORTED_MODULE_6__/* .isGiven */ .q)(list) || ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(list) && list.every(isItem));
}
/**
 * With `cwltool:Loop`, an extension of the reference that other platforms have too, whatever its prefix, or with what the
 * drafts of v1.3 have for it, which is told.
 */
function isLoop(step) {
    return (0,_given_js__WEBPACK_IMPORTED_MODULE_6__/* .isGiven */ .q)(step['loop']) || ['requirements', 'hints'].some((field) => (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .objectsIn */ .Qv)(step, field).some(({ class: name }) => typeof name === 'string' && /[:#]Loop$/.test(name)));
}
function outputsOf(step) {
    const { out } = step;
    const outputs = [];
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(out))
        return outputs;
    for (const [index, output] of out.entries()) {
        const name = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(output) ? (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(output) : output;
        if (typeof name === 'string')
            outputs.push({ name, index });
    }
    return outputs;
}
/** A step in the words of a message. */
function titleOf({ name }) {
    return name === '' ? 'a step without an id' : `the step ${(0,_within_reason_js__WEBPACK_IMPORTED_MODULE_7__/* .withinReason */ .m)(name)}`;
}
/** A step that may be skipped gives null for every output (CWL v1.2 Workflow, "Conditional execution"). */
function isConditional(step) {
    return typeof step.value['when'] === 'string';
}
/** What the workflow gets from an output of a step: scattering wraps it in lists, a condition makes it optional. */
function outputType(step, name) {
    if (step.isOpaque)
        return _types_types_js__WEBPACK_IMPORTED_MODULE_4__/* .UNKNOWN */ .HV;
    const declared = step.ports?.outputs.get(name)?.type ?? _types_types_js__WEBPACK_IMPORTED_MODULE_4__/* .UNKNOWN */ .HV;
    const given = isConditional(step) ? (0,_types_types_js__WEBPACK_IMPORTED_MODULE_4__/* .withNull */ .Md)(declared) : declared;
    return (0,_types_types_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOf */ .jk)(given, scatterLevels(step));
}
function scatterLevels(step) {
    if (step.scatter.length === 0)
        return 0;
    return step.value['scatterMethod'] === 'nested_crossproduct' ? step.scatter.length : 1;
}
/**
 * What the workflow must give to an input of a step: a list for each time that the input is scattered over, whatever is
 * in it where `valueFrom` makes another value of each item. Undefined where anything will do.
 */
function inputType(step, name, isMade = false) {
    if (step.isOpaque)
        return undefined;
    const type = isMade ? undefined : step.ports?.inputs.get(name)?.type;
    const times = timesScattered(step, name);
    return type === undefined && times === 0 ? undefined : (0,_types_types_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOf */ .jk)(type ?? _types_types_js__WEBPACK_IMPORTED_MODULE_4__/* .UNKNOWN */ .HV, times);
}
/** The same with null for the input itself or for an item of what is scattered, where a default of what the step runs takes its place. */
function takenType(step, name, isMade) {
    const sink = inputType(step, name, isMade);
    const port = step.ports?.inputs.get(name);
    if (sink === undefined || port?.hasDefault !== true)
        return sink;
    return (0,_types_types_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOf */ .jk)((0,_types_types_js__WEBPACK_IMPORTED_MODULE_4__/* .withNull */ .Md)(isMade ? _types_types_js__WEBPACK_IMPORTED_MODULE_4__/* .UNKNOWN */ .HV : port.type), timesScattered(step, name));
}
/** "An input parameter may be listed more than once" (CWL v1.2 Workflow, "WorkflowStep"). */
function timesScattered({ scattered }, name) {
    return scattered.get(name) ?? 0;
}
function countsOf(names) {
    const counts = new Map();
    for (const name of names)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 5700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ explainRecord)
});

// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/cwl/model/accepts.js
var accepts = __webpack_require__(7149);
// EXTERNAL MODULE: ./lib/cwl/model/index.js + 3 modules
var cwl_model = __webpack_require__(4484);
// EXTERNAL MODULE: ./lib/cwl/suggest.js
var suggest = __webpack_require__(7912);
;// CONCATENATED MODULE: ./lib/cwl/structure/class-advice.js


/** The name that was meant most likely. That most end alike says nothing of which. */
function nearestName(written, allowed) {
    const cores = new Map(allowed.map((name) => [coreOf(name), name]));
    const guess = (0,suggest/* nearest */.pA)(coreOf(written), cores.keys());
    return guess === undefined ? undefined : cores.get(guess);
}
function coreOf(name) {
    return name.replace(/(?<=.)Requirement$/, '');
}
/** Extensions that CWL took over under another name: cwltool:TimeLimit and arv:ReuseRequirement. */
const TAKEN_OVER = new Map([
    ['TimeLimit', 'ToolTimeLimit'],
    ['ReuseRequirement', 'WorkReuse'],
]);
/** Some extensions became requirements of CWL, most under their own names, such as cwltool:InplaceUpdateRequirement. */
function remedyOfExtension(model, written) {
    const name = written.slice(Math.max(...[':', '#', '/'].map((mark) => written.lastIndexOf(mark))) + 1);
    // Who ignored it as a hint would run the step once, and give another result.
    if (name === 'Loop')
        return 'CWL has no loops up to v1.2: let the tool itself repeat what it does.';
    const own = TAKEN_OVER.get(name) ?? name;
    if (model.requirements.includes(own))
        return `Write ${own}, which CWL ${model.version} has itself.`;
    const later = cwl_model/* VERSIONS */.S8.find((version) => version > model.version && cwl_model/* MODELS */.L6[version].requirements.includes(own));
    return later === undefined ? 'Put it under hints.' : `Put it under hints, or raise cwlVersion to ${later} and write ${own}.`;
}

// EXTERNAL MODULE: ./lib/cwl/structure/field-advice.js
var field_advice = __webpack_require__(4345);
// EXTERNAL MODULE: ./lib/cwl/given.js
var given = __webpack_require__(9455);
// EXTERNAL MODULE: ./lib/cwl/holes.js
var holes = __webpack_require__(9345);
// EXTERNAL MODULE: ./lib/cwl/forms/keyed-items.js
var keyed_items = __webpack_require__(3693);
// EXTERNAL MODULE: ./lib/cwl/kind-words.js
var kind_words = __webpack_require__(8706);
// EXTERNAL MODULE: ./lib/cwl/interpolation.js
var interpolation = __webpack_require__(2004);
;// CONCATENATED MODULE: ./lib/cwl/structure/later-form.js



/** The version in which a field of texts or numbers can hold what it holds here, such as maps in secondaryFiles. */
function laterForm(model, shape, field, item) {
    if (!field.kinds.every(isPlain))
        return undefined;
    return cwl_model/* VERSIONS */.S8.find((version) => {
        if (version <= model.version || !cwl_model/* MODELS */.L6[version].has(shape.name))
            return false;
        const kinds = cwl_model/* MODELS */.L6[version].record(shape.name).fields.get(field.name)?.kinds ?? [];
        return kinds.some((kind) => (0,accepts/* accepts */.G3)(cwl_model/* MODELS */.L6[version], kind, item) && !isPlainFor(kind, item));
    });
}
/** Of texts, numbers and lists of those, with no parts that could be explained by themselves. */
function isPlain(kind) {
    if (kind.kind === 'array')
        return kind.items.every(isPlain);
    return kind.kind !== 'record' && kind.kind !== 'requirement' && kind.kind !== 'hint' && kind.kind !== 'type';
}
/** True of text without an expression, where it is expressions that may be written as text. */
function isPlainFor(kind, value) {
    return kind.kind === 'string' && kind.isExpression === true && typeof value === 'string' && !(0,interpolation/* mayHoldExpression */.dC)(value);
}

// EXTERNAL MODULE: ./lib/cwl/model/own-terms.js
var own_terms = __webpack_require__(4154);
// EXTERNAL MODULE: ./lib/cwl/text/origin.js
var origin = __webpack_require__(2356);
// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/forms/record-tags.js
var record_tags = __webpack_require__(43);
// EXTERNAL MODULE: ./lib/cwl/finding.js
var finding = __webpack_require__(8259);
// EXTERNAL MODULE: ./lib/cwl/structure/slips.js
var slips = __webpack_require__(3219);
// EXTERNAL MODULE: ./lib/cwl/text/text.js
var text_text = __webpack_require__(3825);
// EXTERNAL MODULE: ./lib/cwl/types/type-parts.js
var type_parts = __webpack_require__(2545);
// EXTERNAL MODULE: ./lib/cwl/structure/written-values.js
var written_values = __webpack_require__(8730);
;// CONCATENATED MODULE: ./lib/cwl/structure/value-advice.js



/** What to do about a value whose kind would be right. */
function adviceOnValue(model, kinds, value) {
    if (value === null)
        return kinds.some((kind) => kind.kind === 'type') ? 'The type is called "null", in quotes.' : undefined;
    if (kinds.every((kind) => kind.kind === 'record' && kind.name === 'CommandLineBinding'))
        return typeof value === 'string' ? `Write {prefix: ${(0,kind_words/* inShort */.wZ)(value)}}.` : typeof value === 'number' ? `Write {position: ${value}}.` : undefined;
    if (typeof value === 'string')
        return hintForText(model, kinds, value);
    // YAML takes 1.0 and yes for other things than text.
    if ((0,written_values/* isNumberOrTruth */.A8)(value) && kinds.some(isText))
        return `Put it in quotes: "${String(value)}".`;
    if ((0,written_values/* isNumberOrTruth */.A8)(value) && kinds.some((kind) => kind.kind === 'array' && kind.items.some(isText)))
        return (0,written_values/* writeAsList */.MH)([`"${String(value)}"`]);
    const isTooLarge = typeof value === 'number' && Number.isInteger(value) && kinds.some((kind) => kind.kind === 'int');
    return isTooLarge ? `It has 32 bits: ${-(2 ** 31)} to ${2 ** 31 - 1}.` : undefined;
}
function hintForText(model, kinds, text) {
    if (kinds.some((kind) => isInQuotes(kind, text)))
        return 'Write it without quotes.';
    const truth = kinds.some(({ kind }) => kind === 'boolean') ? written_values/* TRUTHS */.jQ.get(text.toLowerCase()) : undefined;
    if (truth !== undefined)
        return `Write ${truth}.`;
    const guess = (0,suggest/* nearest */.pA)(text, kinds.flatMap((kind) => (kind.kind === 'literal' ? [kind.value] : [])));
    if (guess !== undefined)
        return `Did you mean ${guess}?`;
    const items = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : []));
    if (items.some(({ kind }) => kind === 'string' || kind === 'int'))
        return hintForList(items, text);
    if (/^[^\s{}]+\.(?:ya?ml|json)$/.test(text) && kinds.some(({ kind }) => kind === 'record'))
        return `Write {$import: ${(0,kind_words/* inShort */.wZ)(text)}} for what is in that file.`;
    if (/^[\w-]+:[^\s:/]/.test(text) && items.some(({ kind }) => kind === 'record'))
        return 'Write a space behind the colon.';
    const variable = kinds.some((kind) => kind.kind === 'record' && kind.name === 'EnvironmentDef') ? /^(\w+)=(\S*)$/.exec(text) : null;
    if (variable !== null)
        return (0,kind_words/* inShort */.wZ)(`Write {envName: ${variable[1]}, envValue: ${JSON.stringify(variable[2])}}.`);
    return model.requirements.includes(text) && kinds.some((kind) => kind.kind === 'requirement' || kind.kind === 'hint') ? `Write - class: ${text}.` : undefined;
}
/** What is written with commas is a list already, and the arguments of a program stand apart by blanks. */
function hintForList(items, text) {
    const parts = text.length > LONGEST_LIST ? [] : text.split(/\s*,\s*/);
    if (!items.some(({ kind }) => kind === 'string'))
        return parts.length > 1 && parts.every((part) => /^\d+$/.test(part)) ? (0,written_values/* writeAsList */.MH)(parts) : undefined;
    if (parts.length > 1 && parts.every((part) => /^[\w.-]+$/.test(part)))
        return (0,written_values/* writeAsList */.MH)(parts.map(written_values/* written */.Mp));
    const words = items.some((kind) => kind.kind === 'record' && kind.name === 'CommandLineBinding') ? text.trim().split(/\s+/) : [text];
    if (text.length > LONGEST_LIST || !words.every((word) => /^[\w./=:-]+$/.test(word)))
        return 'Write it as an item of a list: put a dash before it.';
    return (0,written_values/* writeAsList */.MH)(words.map(written_values/* written */.Mp));
}
/** What is longer is no list that was written in one line. */
const LONGEST_LIST = 60;
/** True of `"5"` for a number, and of `"true"` for a switch. */
function isInQuotes({ kind }, text) {
    if (kind === 'boolean')
        return text === 'true' || text === 'false';
    return (kind === 'int' || kind === 'long' || kind === 'float') && /^-?\d+$/.test(text);
}
/** Of any text, not only of expressions. */
function isText(kind) {
    return kind.kind === 'string' && kind.isExpression !== true;
}

;// CONCATENATED MODULE: ./lib/cwl/structure/explain.js



















/**
 * What is wrong with the structure of a process that the validator refuses, or of another record whose name is known, such
 * as a hint: in words, one problem a mistake. It reads the same model that the validator is generated from, and chooses
 * among alternatives as the author must have meant.
 */
function explainRecord(model, name, value, namespaces) {
    return new Explanation(model, value, namespaces).of(name, value);
}
class Explanation {
    #model;
    #namespaces;
    #problems = [];
    /** Of which nothing is told. */
    #passedBy = new Set();
    /** Fields of an entry that stand below it, not in it. */
    #below = new Map();
    /** The nearest place known, for parts that carry none of their own. */
    #place;
    constructor(model, root, namespaces) {
        this.#model = model;
        this.#namespaces = namespaces;
        this.#place = (0,origin/* positionOf */.df)(root) ?? (0,text_text/* topOf */.HX)('');
    }
    of(name, value) {
        this.#record(this.#model.record(name), value);
        return this.#problems;
    }
    get #isFull() {
        return this.#problems.length >= finding/* MOST_PROBLEMS */.vy;
    }
    #add(place, code, message, hint) {
        if (this.#isFull)
            return;
        this.#problems.push((0,problem/* problemAt */.l4)(place ?? this.#place, code, message, hint));
    }
    #record(shape, value) {
        if ((0,holes/* isHole */.$)(value))
            return;
        const outer = this.#place;
        this.#place = (0,origin/* positionOf */.df)(value) ?? outer;
        this.#fields(shape, value);
        this.#place = outer;
    }
    #fields(shape, value) {
        const keys = (0,json/* orderedKeys */.ir)(value);
        const named = this.#namesAsKeys(shape, value, keys);
        if (named?.keys.length === keys.length)
            return;
        const outdented = (0,slips/* outdentedUnder */.ru)(shape, value, keys);
        const entries = new Set([...(named?.keys ?? []), ...[...outdented.values()].flat()]);
        const meant = this.#unknownFields(shape, value, keys.filter((key) => !entries.has(key)));
        // A field that is there under a wrong name is told once, not also as missing.
        this.#missingFields(shape, value, keys, new Set([...meant, ...(named === undefined ? [] : [named.subject]), ...(this.#below.get(value) ?? [])]), outdented);
        for (const key of keys) {
            const field = shape.fields.get(key);
            if (field !== undefined)
                this.#field(shape, field, value, key);
        }
    }
    /** Keys of an item of a list that are names, as in `- reads: File`, with the field that should hold one. */
    #namesAsKeys(shape, value, keys) {
        const named = (0,keyed_items/* namesAsKeys */.Nd)(value, shape, this.#model.version);
        const [first] = named;
        const subject = this.#model.processes.includes(shape.name) ? undefined : (0,keyed_items/* subjectOf */.et)(shape);
        if (first === undefined || subject === undefined || keys.filter((key) => (0,slips/* isUnknown */.t8)(shape, key)).length !== named.length)
            return undefined;
        const what = named.length === 1 ? 'its name is a key' : 'names are keys';
        this.#add((0,origin/* positionOf */.df)(value, first, 'key'), 'missing-field', `${shape.name} needs the field ${subject}, and here ${what}: that is for maps, and this is a list`, shape.fields.size === 1 ? `Write - ${(0,kind_words/* inShort */.wZ)(first)}, with nothing behind it.` : `Write - ${subject}: ${(0,kind_words/* inShort */.wZ)(first)} with its fields below it, or take the dashes away.`);
        return { keys: named, subject };
    }
    /** Tells keys that are no fields, or fields with a prefix, and gives the fields that were meant. */
    #unknownFields(shape, value, keys) {
        const meant = [];
        const unknown = new Set(keys.filter((key) => (0,slips/* isUnknown */.t8)(shape, key)));
        const unfolded = (0,type_parts/* unfoldedType */.c5)(shape, value);
        if (unfolded !== undefined)
            this.#unfolded(value, unfolded);
        for (const [index, key] of keys.entries()) {
            if (this.#isFull)
                break;
            const field = (0,own_terms/* prefixedField */.WM)(this.#model.version, key, this.#namespaces);
            if (field !== undefined) {
                this.#add((0,origin/* positionOf */.df)(value, key, 'key'), 'unknown-field', ...(0,own_terms/* prefixedWords */.zR)(key, field));
                meant.push(field);
            }
            if (!unknown.has(key) || unfolded?.keys.includes(key) === true)
                continue;
            const before = keys[index - 1] ?? '';
            // More of a text that goes on in the key before.
            if (unknown.has(before) && (0,field_advice/* isRest */.pP)(value, before) && (0,field_advice/* isRest */.pP)(value, key))
                continue;
            const guess = this.#unknownField(shape, value, key);
            if (guess !== undefined)
                meant.push(guess);
        }
        return meant;
    }
    #missingFields(shape, value, keys, misspelt, outdented) {
        const glued = keys.map((key) => (0,own_terms/* gluedField */._8)(this.#model.version, key, this.#namespaces));
        for (const field of shape.fields.values()) {
            if (!field.required || (0,given/* isGiven */.q)(value[field.name]) || misspelt.has(field.name))
                continue;
            const at = keys[glued.indexOf(field.name)];
            if (at !== undefined) {
                this.#add((0,origin/* positionOf */.df)(value, at, 'key'), 'missing-field', `${shape.name} needs the field ${field.name}, and ${at} is none: no space stands behind its colon`, 'Write one.');
                continue;
            }
            const isThere = Object.hasOwn(value, field.name);
            const [entry] = outdented.get(field.name) ?? [];
            if (entry !== undefined) {
                this.#add((0,origin/* positionOf */.df)(value, field.name, 'key'), 'missing-field', `the field ${field.name} of ${shape.name} is empty, and ${(0,kind_words/* inShort */.wZ)(entry)} stands below it, not in it`, `Indent ${(0,kind_words/* inShort */.wZ)(entry)} and what follows it.`);
                continue;
            }
            const message = isThere ? `the field ${field.name} of ${shape.name} is empty, and must be ${(0,kind_words/* describeKinds */.HG)(field.kinds)}` : `${shape.name} needs the field ${field.name}: ${(0,kind_words/* describeKinds */.HG)(field.kinds)}`;
            this.#add(isThere ? (0,origin/* positionOf */.df)(value, field.name, 'key') : undefined, 'missing-field', message, (isThere ? undefined : ((0,slips/* remedyForName */.D_)(field, value) ?? this.#misplaced(value, field.name))) ?? this.#remedyForNothing(shape, field, isThere));
        }
    }
    /** What to write for a list of nothing: a field that is left out is only told so where that is likely what it should be. */
    #remedyForNothing({ name }, field, isThere) {
        if (!field.kinds.some((kind) => kind.kind === 'array'))
            return undefined;
        if (name === 'WorkflowStep' && field.name === 'in')
            return 'Say what it gives: in: {INPUT: SOURCE}. Where what it runs takes nothing, write in: [].';
        if (isThere)
            return 'Where there is nothing to list, write [].';
        return name === 'WorkflowStep' || this.#model.processes.includes(name) ? `Where there is nothing to list, write ${field.name}: [].` : undefined;
    }
    /** What to do where another field has an entry with the name of the one that is missing, as when it is indented too deep, or entries of it. */
    #misplaced(value, missing) {
        for (const key of (0,json/* orderedKeys */.ir)(value)) {
            const part = value[key];
            const strays = (0,json/* isArray */.cy)(part) ? part.filter((item) => (0,json/* isObject */.Gv)(item) && (0,slips/* isEntryOf */.IG)(missing, item)) : [];
            const [stray] = strays;
            if ((0,json/* isObject */.Gv)(stray)) {
                for (const each of strays)
                    this.#passedBy.add(each);
                return `What stands under ${key} from line ${((0,origin/* positionOf */.df)(stray) ?? this.#place).line} on looks like ${missing}: write ${missing}: above it.`;
            }
            const entry = (0,json/* isArray */.cy)(part) ? part.find((item) => (0,json/* isObject */.Gv)(item) && item['id'] === missing) : undefined;
            if (!(0,json/* isObject */.Gv)(entry))
                continue;
            // What is wrong with it as an entry follows from where it stands.
            this.#passedBy.add(entry);
            return `${key} has an entry ${missing} on line ${((0,origin/* positionOf */.df)(entry) ?? this.#place).line}: move it to the left if it is meant.`;
        }
        return undefined;
    }
    /** The fields of a type, written beside the `type` that should hold them. */
    #unfolded(value, { name, isOptional, keys }) {
        const type = `{type: ${name}, ${keys.map((key) => `${key}: …`).join(', ')}}`;
        this.#add((0,origin/* positionOf */.df)(value, 'type'), 'unknown-type', `${name} is no type by itself: ${keys.join(' and ')} must stand with it, one level further in`, `Write type: ${isOptional ? `["null", ${type}]` : type}.`);
    }
    /** The field that was meant, where that can be guessed. */
    #unknownField(shape, value, key) {
        const place = (0,origin/* positionOf */.df)(value, key, 'key');
        const later = cwl_model/* VERSIONS */.S8.find((version) => version > this.#model.version && cwl_model/* MODELS */.L6[version].has(shape.name) && cwl_model/* MODELS */.L6[version].record(shape.name).fields.has(key));
        if (later !== undefined) {
            this.#add(place, 'later-version', `the field ${key} of ${shape.name} came with CWL ${later}, and this is ${this.#model.version}`, `Raise cwlVersion to ${later}, or remove the field.`);
            return undefined;
        }
        const { guess, hint } = (0,field_advice/* adviceOnField */.Q5)(this.#model, shape, value, key);
        this.#add(place, 'unknown-field', `${key} is no field of ${shape.name}`, hint);
        return guess;
    }
    #field(shape, field, value, key) {
        const item = value[key];
        if (item === null)
            return;
        const place = (0,origin/* positionOf */.df)(value, key) ?? this.#place;
        if (key === 'steps' && (0,json/* isObject */.Gv)(item) && !(0,holes/* isHole */.$)(item)) {
            this.#add(place, 'wrong-type', 'the fields of one step stand here, in the place of steps by their names', 'Put them one level further in: steps: {NAME: {run: …, in: …, out: …}}.');
            return;
        }
        const what = this.#model.processes.includes(shape.name) ? key : `${key} of ${shape.name}`;
        const later = field.kinds.some((kind) => (0,accepts/* accepts */.G3)(this.#model, kind, item)) ? undefined : laterForm(this.#model, shape, field, item);
        if (later === undefined)
            this.#value(field.kinds, item, place, what, key === 'source' ? 'Give a value that is no link as {default: …}.' : undefined);
        else
            this.#add(place, 'later-version', `this form of ${what} came with CWL ${later}, and this is ${this.#model.version}`, `Raise cwlVersion to ${later}, or write it as ${(0,kind_words/* describeKinds */.HG)(field.kinds)}.`);
    }
    #value(kinds, value, place, what, hint) {
        if ((0,holes/* isHole */.$)(value) || this.#passedBy.has(value))
            return;
        if (kinds.some((kind) => (0,accepts/* accepts */.G3)(this.#model, kind, value)))
            return;
        if ((0,json/* isArray */.cy)(value))
            return this.#list(kinds, value, place, what);
        if ((0,json/* isObject */.Gv)(value))
            return this.#map(kinds, value, place, what);
        this.#add(place, 'wrong-type', `${what} must be ${(0,kind_words/* describeKinds */.HG)(kinds)}, and this is ${(0,kind_words/* describe */.q0)(value)}`, hint ?? adviceOnValue(this.#model, kinds, value));
    }
    #list(kinds, list, place, what) {
        const items = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : kind.kind === 'type' ? [kind] : []));
        if (items.length === 0) {
            this.#add(place, 'wrong-type', `${what} must be ${(0,kind_words/* describeKinds */.HG)(kinds)}, and this is a list`);
            return;
        }
        const ofTypes = items.every((kind) => kind.kind === 'type');
        const fields = this.#outdentedFields(items, list);
        for (const [index, item] of list.entries()) {
            if (this.#isFull)
                return;
            if (fields.has(index))
                continue;
            if (ofTypes && (0,json/* isArray */.cy)(item)) {
                this.#add((0,origin/* positionOf */.df)(list, index) ?? place, 'wrong-type', `an item of ${what} must be a type, and this is a list`, 'Write a list of values as TYPE[] or {type: array, items: TYPE}.');
            }
            else if (!this.#fieldlessRequirement(items, list, index))
                this.#value(items, item, (0,origin/* positionOf */.df)(list, index) ?? place, `an item of ${what}`, item === null && !ofTypes ? 'Write what belongs here, or remove it.' : undefined);
        }
    }
    /** Tells of fields that stand beside the entry that they belong to, and gives their places in the list. */
    #outdentedFields(items, list) {
        const places = new Set();
        for (const [index, fields] of this.#outdentedIn(items, list)) {
            for (const offset of fields.names.keys())
                places.add(index + offset);
            this.#below.set(fields.entry, fields.names);
            this.#add((0,origin/* positionOf */.df)(list, index), 'wrong-type', ...(0,slips/* wordsForOutdented */.nM)(fields));
        }
        return places;
    }
    #outdentedIn(items, list) {
        if (items.some(({ kind }) => kind === 'requirement' || kind === 'hint'))
            return (0,slips/* outdentedRequirementFields */.$m)(this.#model, list);
        const [name, ...others] = items.flatMap((kind) => (0,record_tags/* recordsOf */.M$)(this.#model, kind));
        const shape = name === undefined || others.length > 0 ? undefined : this.#model.record(name);
        const subject = shape === undefined ? undefined : (0,keyed_items/* subjectOf */.et)(shape);
        return subject === undefined ? new Map() : (0,slips/* outdentedFields */.Sv)(list, () => shape, subject);
    }
    /** Tells of a requirement by its class, as in `WorkReuse: false`, that has the value of a field in the place of its fields. */
    #fieldlessRequirement(items, list, index) {
        const value = list[index];
        const name = items.some(({ kind }) => kind === 'requirement' || kind === 'hint') && !(0,json/* isObject */.Gv)(value) ? (0,keyed_items/* keyWrittenAt */.Yu)(list, index) : undefined;
        if (value === undefined || name === undefined || !this.#model.requirements.includes(name))
            return false;
        const field = [...this.#model.record(name).fields.values()].find(({ kinds }) => kinds.some((kind) => (0,accepts/* accepts */.G3)(this.#model, kind, value)));
        this.#add((0,origin/* positionOf */.df)(list, index), 'wrong-type', `${name} must be a map of its fields, and this is ${(0,kind_words/* describe */.q0)(value)}`, field === undefined ? undefined : `It is the value of a field: write ${name}: {${field.name}: …}.`);
        return true;
    }
    #map(kinds, value, place, what) {
        const candidates = kinds.flatMap((kind) => (0,record_tags/* recordsOf */.M$)(this.#model, kind));
        if (candidates.length === 0) {
            this.#add(place, 'wrong-type', `${what} must be ${(0,kind_words/* describeKinds */.HG)(kinds)}, and this is a map`, (0,slips/* remedyForItem */.z6)(this.#model, kinds, value));
            return;
        }
        const tag = (0,record_tags/* tagOf */.cO)(this.#model, candidates);
        if (tag === undefined)
            return this.#record(this.#model.record(candidates[0] ?? ''), value);
        const written = value[tag];
        const chosen = candidates.find((name) => (0,record_tags/* literalOf */.Zc)(this.#model, name, tag) === written);
        if (chosen !== undefined)
            return this.#record(this.#model.record(chosen), value);
        const untagged = candidates.find((name) => (0,record_tags/* literalOf */.Zc)(this.#model, name, tag) === undefined);
        if (untagged !== undefined && written === undefined)
            return this.#record(this.#model.record(untagged), value);
        this.#unknownTag(candidates, tag, value, place, what);
    }
    #unknownTag(candidates, tag, value, place, what) {
        const allowed = candidates.flatMap((name) => (0,record_tags/* literalOf */.Zc)(this.#model, name, tag) ?? []);
        const written = value[tag];
        if (written === undefined) {
            const meant = tag === 'type' ? (0,type_parts/* typeWith */.NY)(value) : undefined;
            const remedy = tag === 'class' ? (0,keyed_items/* remedyForClassAsKey */.pn)(value, allowed) : undefined;
            const whole = tag === 'type' && value['class'] === 'SchemaDefRequirement';
            if (remedy !== undefined) {
                this.#add((0,origin/* positionOf */.df)(value) ?? place, 'missing-field', `${what} needs the field class, and here its class is a key: that is for maps, and this is a list`, remedy);
                return;
            }
            this.#add((0,origin/* positionOf */.df)(value) ?? place, 'missing-field', `${what} needs the field ${tag}: one of ${allowed.join(', ')}`, whole ? 'This is a whole SchemaDefRequirement, and not a type: put it under requirements, or list its types here.' : meant === undefined ? undefined : `Write type: ${meant} there.`);
            return;
        }
        const at = (0,origin/* positionOf */.df)(value, tag) ?? place;
        if (typeof written !== 'string') {
            this.#add(at, 'wrong-type', `${tag} of ${what} must be one of ${allowed.join(', ')}, and this is ${(0,kind_words/* describe */.q0)(written)}`);
            return;
        }
        const later = tag === 'class' ? cwl_model/* VERSIONS */.S8.find((version) => version > this.#model.version && cwl_model/* MODELS */.L6[version].has(written)) : undefined;
        if (later !== undefined) {
            this.#add(at, 'later-version', `${written} came with CWL ${later}, and this is ${this.#model.version}`, `Raise cwlVersion to ${later}, or remove it.`);
            return;
        }
        // CWL's own names with the prefix of its own vocabulary are no extensions, only misspelt.
        const own = (0,own_terms/* ownTerm */.ZQ)(written, this.#namespaces);
        if (written.includes(':') && own === undefined && candidates.some((name) => this.#model.requirements.includes(name))) {
            // "If … a requirement is listed which is not recognized by the implementation, it is a fatal error" (CWL v1.2,
            // "Requirements and hints").
            this.#add(at, 'unknown-class', `${written} is an extension that only some platforms know, and all others must refuse it as a requirement`, remedyOfExtension(this.#model, written));
            return;
        }
        const guess = nearestName(own ?? written, allowed);
        const hint = guess === undefined ? `It can be ${allowed.join(', ')}.` : `Did you mean ${guess}?`;
        const words = (tag === 'type' ? (0,type_parts/* wordsForWrapped */.gy)(value, what) : undefined) ?? [`${written} is no ${tag} that ${what} can have`, hint];
        this.#add(at, tag === 'class' ? 'unknown-class' : 'unknown-type', ...words);
    }
}


/***/ }),

/***/ 4345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q5: () => (/* binding */ adviceOnField),
/* harmony export */   pP: () => (/* binding */ isRest),
/* harmony export */   vX: () => (/* binding */ unknownKeys),
/* harmony export */   yT: () => (/* binding */ isMisspelt)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _model_accepts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7149);
/* harmony import */ var _model_own_terms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4154);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7912);




/** What v1.0 gave another name; files that were begun under a draft and only half rewritten still have the old ones. */
const DRAFT_NAMES = new Map([
    ['description', 'doc'],
    ['source', 'outputSource'],
    ['inputs', 'in'],
    ['outputs', 'out'],
]);
/** What other languages of workflows call it. */
const FOREIGN_NAMES = new Map([
    ['command', 'baseCommand'],
    ['image', 'dockerPull'],
    ['cores', 'coresMin'],
    ['cpus', 'coresMin'],
    ['ram', 'ramMin'],
    ['memory', 'ramMin'],
    ['content', 'entry'],
    ['contents', 'entry'],
    ['values', 'symbols'],
]);
/** What holds a binding, and under which name. */
const PARAMETERS = new Map([
    ['CommandLineBinding', { record: 'CommandInputParameter', binding: 'inputBinding' }],
    ['CommandOutputBinding', { record: 'CommandOutputParameter', binding: 'outputBinding' }],
]);
/** What only tools or steps have, by the record that is given it. */
const OF_OTHERS = new Map([
    ['valueFrom', new Map(['WorkflowInputParameter', 'InputParameter'].map((record) => [record, 'Whoever runs this gives its inputs: put it under in, at the step that takes the value.']))],
    ['outputBinding', new Map(['WorkflowOutputParameter', 'ExpressionToolOutputParameter', 'OutputRecordField'].map((record) => [record, 'Only outputs of a CommandLineTool are found with it: remove it here.']))],
]);
/** Words for a parameter that may be left out: in CWL its type says so. */
const OF_ABSENCE = new Set(['required', 'optional', 'nullable', 'mandatory']);
/** What SALAD says with a dollar sign in front (SALAD 1.2, "Document preprocessing"). */
const DIRECTIVES = new Map(['namespaces', 'schemas', 'base', 'graph', 'import', 'include', 'mixin'].map((name) => [name, `$${name}`]));
/** Also with something before it: a letter that was meant for the editor. */
const DIRECTIVE = /(?:^|\s\$)([a-z]+)$/;
/** What the drafts of v1.3 add to a step. */
const OF_LOOPS = new Set(['loop', 'outputMethod']);
function adviceOnField(model, shape, value, key) {
    const absent = [...shape.fields.keys()].filter((name) => !Object.hasOwn(value, name));
    if (shape.name === 'EnvVarRequirement' && absent.includes('envDef') && (0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(key, absent) === undefined)
        return { guess: 'envDef', hint: 'Put it under envDef.' };
    if (shape.name === 'WorkflowStep' && OF_LOOPS.has(key))
        return { guess: undefined, hint: 'Steps that repeat are to come with CWL v1.3, which is not read yet. Until then some engines have them as an extension: the requirement cwltool:Loop.' };
    if (OF_ABSENCE.has(key) && isParameter(shape))
        return { guess: undefined, hint: 'Whether a value may be left out is said by the type: it then ends with a question mark, as in File?.' };
    const draft = DRAFT_NAMES.get(key);
    const elsewhere = draft === undefined ? whereElse(model, shape, value, key) : undefined;
    const guess = DIRECTIVES.get(DIRECTIVE.exec(key)?.[1] ?? '') ?? absent.find((name) => name === (draft ?? FOREIGN_NAMES.get(key))) ?? (elsewhere === undefined ? (0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(key, absent) : undefined);
    const hint = isRest(value, key) ? 'Within {…}, a comma ends a text: put it in quotes with what stands before it, if it goes on here.' : hintOnUnknown(shape, draft);
    return { guess, hint: guess === undefined ? (elsewhere ?? hint) : `Did you mean ${guess}?` };
}
function isParameter({ name, fields }) {
    return fields.has('type') && (name.endsWith('Parameter') || name.endsWith('RecordField'));
}
/** An object with more fields is no record under wrong names. */
const MOST_FIELDS = 100;
/** Keys that are no fields of a record, and of no other vocabulary; none of what is no such record at all. */
function unknownKeys(shape, value) {
    const keys = Object.keys(value);
    return keys.length > MOST_FIELDS ? [] : keys.filter((key) => !shape.fields.has(key) && !_model_accepts_js__WEBPACK_IMPORTED_MODULE_1__/* .EXTENSION */ .Ys.test(key));
}
/** Whether a field that is not there stands under nearly its name: of that name it is told, and not of what follows from it. */
function isMisspelt(holder, name) {
    if (holder[name] !== undefined)
        return false;
    const keys = Object.keys(holder);
    // Nearly all keys are fields, which nobody need guess about; the latest version has those of all.
    return keys.length <= MOST_FIELDS && keys.some((key) => !(0,_model_own_terms_js__WEBPACK_IMPORTED_MODULE_2__/* .isField */ .dt)('v1.2', key) && !_model_accepts_js__WEBPACK_IMPORTED_MODULE_1__/* .EXTENSION */ .Ys.test(key) && (0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(key, [name]) !== undefined);
}
/** Whether a key may be the rest of a text without quotes, as in `{doc: reads, sorted}`: it has no value, and follows text. */
function isRest(value, key) {
    const before = keysBefore(value).get(key);
    // The id of an item of a map is the key that the map stands under.
    return value[key] === null && before !== undefined && before !== 'id' && (typeof value[before] === 'string' || value[before] === null);
}
const BEFORE = new WeakMap();
/** By each key but the first the one that stands before it. All at once, since an object may have very many. */
function keysBefore(value) {
    const known = BEFORE.get(value);
    if (known !== undefined)
        return known;
    const keys = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(value);
    const before = new Map(keys.slice(1).map((key, index) => [key, keys[index]]));
    BEFORE.set(value, before);
    return before;
}
/** What to do with a field that CWL has in another place: in processes of another class, in a requirement, or one level further in or out. */
function whereElse(model, shape, value, key) {
    const { processes, requirements } = model;
    const has = (name) => model.record(name).fields.has(key);
    const isProcess = processes.includes(shape.name);
    const other = isProcess ? processes.find(has) : undefined;
    if (other !== undefined)
        return `It is a field of ${other}: write class: ${other} if this is one.`;
    if (shape.fields.has('requirements')) {
        if (requirements.includes(key))
            return 'Put it under requirements or hints.';
        const requirement = requirements.find(has);
        if (requirement !== undefined)
            return `It is a field of ${requirement}, which stands under requirements or hints.`;
    }
    if (requirements.includes(shape.name)) {
        const requirement = requirements.find(has);
        if (requirement !== undefined)
            return `It is a field of ${requirement}, which is a requirement of its own.`;
    }
    const ofOther = OF_OTHERS.get(key)?.get(shape.name);
    if (ofOther !== undefined)
        return ofOther;
    const parameter = PARAMETERS.get(shape.name);
    if (parameter !== undefined && has(parameter.record))
        return `Put it beside ${parameter.binding}.`;
    const part = isProcess ? undefined : [...shape.fields.values()].find(({ kinds }) => kinds.some((kind) => kind.kind === 'record' && has(kind.name)));
    // What a step runs may be a file of its own.
    return part === undefined || typeof value[part.name] === 'string' ? undefined : `Put it into ${part.name}.`;
}
/** What to do about a field that is misspelt nowhere near; `draft` is what a field of a draft is called today. */
function hintOnUnknown({ fields }, draft) {
    if (draft !== undefined && fields.has(draft))
        return `It is called ${draft} now, which is there too: remove one of them.`;
    return `Its fields are ${[...fields.keys()].join(', ')}; a field of another vocabulary needs a prefix and a colon.`;
}


/***/ }),

/***/ 3219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ outdentedRequirementFields),
/* harmony export */   D_: () => (/* binding */ remedyForName),
/* harmony export */   IG: () => (/* binding */ isEntryOf),
/* harmony export */   Sv: () => (/* binding */ outdentedFields),
/* harmony export */   nM: () => (/* binding */ wordsForOutdented),
/* harmony export */   ru: () => (/* binding */ outdentedUnder),
/* harmony export */   t8: () => (/* binding */ isUnknown),
/* harmony export */   z6: () => (/* binding */ remedyForItem)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _model_accepts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7149);
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9455);
/* harmony import */ var _forms_keyed_items_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3693);
/* harmony import */ var _forms_record_tags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7912);






// Slips of the hand: what is right by itself and stands a line, a level or a name away from where it belongs.
/** By each required list that is empty, the keys right below it that are no fields: entries that are not indented. */
function outdentedUnder(shape, value, keys) {
    const outdented = new Map();
    for (const [index, key] of keys.entries()) {
        const field = shape.fields.get(key);
        if (field?.required !== true || value[key] !== null || !field.kinds.some((kind) => kind.kind === 'array'))
            continue;
        const below = keys.slice(index + 1);
        const end = below.findIndex((name) => !isUnknown(shape, name));
        const entries = end < 0 ? below : below.slice(0, end);
        if (entries.length > 0)
            outdented.set(key, entries);
    }
    return outdented;
}
/** In a list that is written as a map, the fields that are not indented below the entry that they belong to. */
function outdentedFields(list, shapeOf, subject) {
    const found = new Map();
    const others = (item) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(item).filter((key) => key !== subject);
    let above;
    let names;
    for (const [index, item] of list.entries()) {
        const key = above?.shape === undefined ? undefined : (0,_forms_keyed_items_js__WEBPACK_IMPORTED_MODULE_2__/* .keyWrittenAt */ .Yu)(list, index);
        if (above?.shape !== undefined && key !== undefined && key !== subject && above.shape.fields.has(key) && (above.isEmpty || !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) || isNoEntry(above.shape, item, others(item)))) {
            if (names === undefined)
                found.set(index, { names: (names = []), entry: above.entry, shape: above.shape });
            names.push(key);
        }
        else {
            above = { entry: item, shape: shapeOf(item), isEmpty: (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) && others(item).every((name) => item[name] === null) };
            names = undefined;
        }
    }
    return found;
}
/** The same of requirements, or of hints: fields of the one above them, which is empty or has the others. */
function outdentedRequirementFields(model, list) {
    const shapeOf = (entry) => {
        const name = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) ? entry['class'] : undefined;
        return typeof name === 'string' && model.requirements.includes(name) ? model.record(name) : undefined;
    };
    return outdentedFields(list, shapeOf, 'class');
}
/** What to say of them. */
function wordsForOutdented({ names, shape }) {
    const [verb, them] = names.length === 1 ? ['stands', 'it'] : ['stand', 'them'];
    return [`${names.join(', ')} of ${shape.name} ${verb} below the entry, not in it`, `Indent ${them} as far as what is in the entry above.`];
}
/** Whether a map has nothing that entries must have, nor nearly, and other things. */
function isNoEntry(shape, item, keys) {
    const required = [...shape.fields.values()].flatMap((field) => (field.required ? [field.name] : []));
    const unknown = keys.filter((key) => isUnknown(shape, key));
    if (unknown.some((key) => (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(key, required) !== undefined))
        return false;
    // `default: 5` is read as a parameter of that type.
    if (keys.length === 1 && (typeof item['type'] === 'number' || typeof item['type'] === 'boolean'))
        return true;
    return unknown.length === keys.length || (unknown.length > 0 && required.length > 0 && !required.some((name) => (0,_given_js__WEBPACK_IMPORTED_MODULE_5__/* .isGiven */ .q)(item[name])));
}
/** Of one item that stands in the place of a list. */
function remedyForItem(model, kinds, value) {
    const items = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : [])).flatMap((kind) => (0,_forms_record_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(model, kind));
    const isItem = items.some((name) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(value).every((key) => model.record(name).fields.has(key)));
    return isItem ? 'Write it as an item of a list: put a dash before it.' : undefined;
}
/** Whether an entry has what only those of another list have, as when the line that begins that list is gone. */
function isEntryOf(missing, entry) {
    return SIGNS.get(missing)?.some((sign) => (0,_given_js__WEBPACK_IMPORTED_MODULE_5__/* .isGiven */ .q)(entry[sign])) === true;
}
/** Fields that only entries of these lists have. */
const SIGNS = new Map([
    ['steps', ['run']],
    ['outputs', ['outputBinding', 'outputSource']],
]);
/** Of a field of a record type that has its name as an id, as parameters have theirs. */
function remedyForName({ name }, value) {
    return name === 'name' && typeof value['id'] === 'string' ? 'Write name in the place of id.' : undefined;
}
/** True of a key that is no field, and of no other vocabulary. */
function isUnknown(shape, key) {
    return !shape.fields.has(key) && key !== 'id' && key !== 'name' && !_model_accepts_js__WEBPACK_IMPORTED_MODULE_1__/* .EXTENSION */ .Ys.test(key);
}


/***/ }),

/***/ 6045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ checkStructure)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5700);
/* harmony import */ var _holes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9345);
/* harmony import */ var _forms_keyed_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3693);
/* harmony import */ var _kind_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8706);
/* harmony import */ var _forms_lone_items_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9985);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7824);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4484);
/* harmony import */ var _model_own_terms_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4154);
/* harmony import */ var _text_origin_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2356);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1457);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8259);
/* harmony import */ var _slips_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3219);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3825);














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
    const others = (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .remarkOnMore */ .F4)([...loneProblems(process), ...hintProblems(process)]);
    if (validate(process.value))
        return others;
    const explained = (0,_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .explainRecord */ .L)(_model_index_js__WEBPACK_IMPORTED_MODULE_7__/* .MODELS */ .L6[process.version], process.processClass, process.value, (0,_model_own_terms_js__WEBPACK_IMPORTED_MODULE_8__/* .namespacesOf */ .Gw)(process.root));
    // Where something could not be imported, its absence is no second mistake.
    if (explained.length === 0 && !isWhole)
        return others;
    return [...(explained.length > 0 ? (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .remarkOnMore */ .F4)(explained) : [unexplained(process)]), ...others];
}
/** For the case that the explanation overlooks what the gate saw; the fuzz run looks for one. */
function unexplained(process) {
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .problemAt */ .l4)((0,_text_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .positionOf */ .df)(process.value) ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .topOf */ .HX)(process.path), 'invalid-structure', `does not fit the schema of ${process.version} ${process.processClass}`);
}
/** What the normal form has in lists although it was written in their place, so that the schema sees nothing of it. */
function loneProblems({ path, value }) {
    return [value, ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .objectsIn */ .Qv)(value, 'steps')].flatMap((holder) => (0,_forms_lone_items_js__WEBPACK_IMPORTED_MODULE_5__/* .loneItems */ .LU)(path, holder));
}
/**
 * The schema lets a hint be anything, for those that others have thought of. One of CWL's own is written as the requirement
 * is: misspelt, it would do nothing, and nobody would be told.
 */
function hintProblems(process) {
    const hintsOf = (holder) => {
        const outdented = outdentedHints(process, holder);
        return [...outdented.problems, ...(0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .problemsOf */ .GW)((0,_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .objectsIn */ .Qv)(holder, 'hints'), (hint) => (outdented.values.has(hint) ? _finding_js__WEBPACK_IMPORTED_MODULE_10__/* .NO_PROBLEMS */ .ve : problemsOfHint(process, hint)))];
    };
    const { value } = process;
    const own = hintsOf(value);
    const steps = process.processClass === 'Workflow' ? (0,_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .problemsOf */ .GW)((0,_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .objectsIn */ .Qv)(value, 'steps'), hintsOf) : _finding_js__WEBPACK_IMPORTED_MODULE_10__/* .NO_PROBLEMS */ .ve;
    return steps.length === 0 ? own : [...own, ...steps];
}
/** Fields that stand beside the hint that they belong to, with that hint: text among them is told by the explanation of what the schema refuses. */
function outdentedHints({ version }, { hints }) {
    const values = new Set();
    const problems = [];
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(hints))
        return { values, problems };
    for (const [index, fields] of (0,_slips_js__WEBPACK_IMPORTED_MODULE_11__/* .outdentedRequirementFields */ .$m)(_model_index_js__WEBPACK_IMPORTED_MODULE_7__/* .MODELS */ .L6[version], hints)) {
        for (const value of [fields.entry, ...hints.slice(index, index + fields.names.length)])
            values.add(value);
        const place = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .positionOf */ .df)(hints, index);
        if (place !== undefined && hints.slice(index, index + fields.names.length).every(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv))
            problems.push((0,_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .problemAt */ .l4)(place, 'wrong-type', ...(0,_slips_js__WEBPACK_IMPORTED_MODULE_11__/* .wordsForOutdented */ .nM)(fields)));
    }
    return { values, problems };
}
function problemsOfHint(process, hint) {
    const model = _model_index_js__WEBPACK_IMPORTED_MODULE_7__/* .MODELS */ .L6[process.version];
    const name = hint['class'];
    if ((0,_holes_js__WEBPACK_IMPORTED_MODULE_2__/* .isHole */ .$)(hint))
        return _finding_js__WEBPACK_IMPORTED_MODULE_10__/* .NO_PROBLEMS */ .ve;
    if (name === undefined)
        return [(0,_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .problemAt */ .l4)((0,_text_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .positionOf */ .df)(hint) ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .topOf */ .HX)(process.path), 'unknown-hint', 'this hint has no class, so that nobody can know what it is', (0,_forms_keyed_items_js__WEBPACK_IMPORTED_MODULE_3__/* .remedyForClassAsKey */ .pn)(hint, model.requirements) ?? 'Say its class.', 'warning')];
    const place = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .positionOf */ .df)(hint, 'class') ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .topOf */ .HX)(process.path);
    if (typeof name !== 'string')
        return [(0,_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .problemAt */ .l4)(place, 'wrong-type', `the class of a hint must be text, and this is ${(0,_kind_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0)(name)}`)];
    if (model.requirements.includes(name))
        return (0,_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .explainRecord */ .L)(model, name, hint, (0,_model_own_terms_js__WEBPACK_IMPORTED_MODULE_8__/* .namespacesOf */ .Gw)(process.root));
    if (name.includes(':'))
        return _finding_js__WEBPACK_IMPORTED_MODULE_10__/* .NO_PROBLEMS */ .ve;
    const unknown = (0,_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .problemAt */ .l4)(place, 'unknown-hint', `${name} is a hint that CWL ${process.version} does not know`, 'Whoever runs this may ignore it.', 'warning');
    // The reference implementation takes it for a process all the same, and refuses one that is incomplete.
    const isIncomplete = ({ code }) => code === 'missing-field';
    return model.processes.includes(name) ? [unknown, ...(0,_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .explainRecord */ .L)(model, name, hint, (0,_model_own_terms_js__WEBPACK_IMPORTED_MODULE_8__/* .namespacesOf */ .Gw)(process.root)).filter(isIncomplete)] : [unknown];
}


/***/ }),

/***/ 8730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ isNumberOrTruth),
/* harmony export */   MH: () => (/* binding */ writeAsList),
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   jQ: () => (/* binding */ TRUTHS)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);

/** What readers of YAML 1.1 take for true and false, and CWL for text. */
const TRUTHS = new Map([...['yes', 'on', 'y'].map((word) => [word, true]), ...['no', 'off', 'n'].map((word) => [word, false])]);
/** The remedy for one item, or several in one text, where a list should stand; each item as it is written. */
function writeAsList(items) {
    return `Write it as a list: [${items.join(', ')}].`;
}
/** A text as it is written among brackets: in quotes, unless it is a word that every reader of YAML takes for text. */
function written(text) {
    return UNQUOTED.test(text) ? text : JSON.stringify(text);
}
const UNQUOTED = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)-{0,2}[a-z_][\w.-]*$/i;
function isNumberOrTruth(value) {
    return typeof value === 'number' || typeof value === 'boolean' || value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ExactNumber */ .fh;
}


/***/ }),

/***/ 6641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ onceALongText)
/* harmony export */ });
/** In characters. */
const LONG = 1000;
/** The same function, which looks at each long text once: that of one file may be included in very many places. */
function onceALongText(make) {
    const made = new Map();
    return (text) => {
        if (text.length <= LONG)
            return make(text);
        const known = made.get(text) ?? make(text);
        made.set(text, known);
        return known;
    };
}


/***/ }),

/***/ 6545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ placeInText)
/* harmony export */ });
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2356);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3825);


/**
 * The place of a character inside a text value: exact but for what YAML both folds and escapes, of which it is the place of the
 * value itself. Undefined when the value was read from no file.
 */
function placeInText(container, key, value, index) {
    const origin = (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originOf */ .yv)(container);
    if (origin === undefined)
        return undefined;
    const file = origin.included?.get(key);
    if (file?.text === value)
        return file.place(index);
    const start = (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .offsetUnder */ .ob)(origin, key, 'value');
    if (start === undefined)
        return undefined;
    return origin.source.place(offsetIn(origin.source, start, value, index) ?? start);
}
function offsetIn(source, start, value, index) {
    for (const skipped of [0, 1]) {
        const from = start + skipped;
        if (source.text.startsWith(value.slice(0, index + 1), from))
            return from + index;
    }
    if (source.text[start] === '|')
        return offsetInBlock(source, start, value, index);
    return offsetBehindEscapes(source, start, value, index) ?? offsetBehindFolds(source, start, value, index);
}
/** How far the last quoted text was followed: a text with one problem often has more, further on. */
let followed;
/** In quotes an escape of several characters stands for one or two. */
function offsetBehindEscapes(source, start, value, index) {
    const { text } = source;
    const quote = text[start];
    if (quote !== '"' && quote !== "'")
        return undefined;
    const isSame = followed?.source === source && followed.start === start && followed.index <= index;
    let at = isSame && followed !== undefined ? followed : { index: 0, offset: start + 1 };
    while (at.index < index) {
        const character = text[at.offset];
        const escape = character !== (quote === '"' ? '\\' : "'") ? undefined : quote === '"' ? escapeAt(text, at.offset) : { length: 2, units: 1 };
        if (escape === undefined ? character !== value[at.index] : escape.units === 0)
            return undefined;
        at = { index: at.index + (escape?.units ?? 1), offset: at.offset + (escape?.length ?? 1) };
    }
    followed = { ...at, source, start };
    // A line end that is kept and one that is folded look alike.
    return text[at.offset] === '\n' && value[index] !== '\n' ? undefined : at.offset;
}
/** Where lines are folded only blanks and line ends differ. */
function offsetBehindFolds(source, start, value, index) {
    const { text, lineStarts } = source;
    const opening = text[start] ?? '';
    const begin = opening === '>' ? lineStarts[(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(lineStarts, start) + 1] : '"\''.includes(opening) ? start + 1 : start;
    if (begin === undefined)
        return undefined;
    const isSame = folded?.source === source && folded.start === start && folded.index <= index;
    let at = isSame && folded !== undefined ? folded : { index: 0, offset: begin };
    while (at.index < index) {
        const next = behindBlanks(text, value, at);
        if (next.index >= index)
            break;
        if (text[next.offset] !== value[next.index])
            return undefined;
        at = { index: next.index + 1, offset: next.offset + 1 };
    }
    folded = { ...at, source, start };
    const { offset } = behindBlanks(text, value, at);
    // What an escape stands for may be a blank.
    return text[offset] === value[index] ? offset : undefined;
}
/** How far the last folded text was followed. */
let folded;
function behindBlanks(text, value, { index, offset }) {
    return { index: index + blanksAt(value, index), offset: offset + blanksAt(text, offset) };
}
function blanksAt(text, at) {
    let end = at;
    while (BLANKS.has(text[end] ?? ''))
        end += 1;
    return end - at;
}
const BLANKS = new Set([' ', '\t', '\r', '\n']);
const HEX_DIGITS = { x: 2, u: 4, U: 8 };
/** How long an escape is, and what it makes; the end of a line, which it takes away, makes nothing. */
function escapeAt(text, offset) {
    const character = text[offset + 1] ?? '';
    if (character === '\n' || character === '\r')
        return { length: 2, units: 0 };
    const digits = HEX_DIGITS[character] ?? 0;
    const code = Number.parseInt(text.slice(offset + 2, offset + 2 + digits), 16);
    return { length: 2 + digits, units: code > 0xffff ? 2 : 1 };
}
/** Each line of a literal block stands on a line of its own, behind the same indentation. */
function offsetInBlock({ text, lineStarts }, start, value, index) {
    const starts = valueLines(value);
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(starts, index);
    const wanted = lineIn(value, starts, line);
    const written = lineIn(text, lineStarts, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(lineStarts, start) + 1 + line);
    const indent = written.length - wanted.length;
    if (indent < 0 || written.slice(indent) !== wanted)
        return undefined;
    return (lineStarts[(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(lineStarts, start) + 1 + line] ?? start) + indent + index - (starts[line] ?? 0);
}
function lineIn(text, starts, line) {
    return text.slice(starts[line], starts[line + 1]).replace(/(?<![\r\n])[\r\n]+$/, '');
}
let latest;
/** A text with one problem often has more: its lines are found once. */
function valueLines(value) {
    if (latest?.value !== value)
        latest = { value, starts: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStartsOf */ .xV)(value) };
    return latest.starts;
}


/***/ }),

/***/ 2545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NY: () => (/* binding */ typeWith),
/* harmony export */   c5: () => (/* binding */ unfoldedType),
/* harmony export */   gy: () => (/* binding */ wordsForWrapped),
/* harmony export */   s9: () => (/* binding */ partsOfType)
/* harmony export */ });
/* harmony import */ var _type_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);

const FIELDS_OF_TYPES = { array: ['items'], enum: ['symbols'], record: ['fields'] };
/** The kind of type that a map names, and the fields of that kind that stand in the same map. */
function partsOfType(value) {
    const written = 'type' in value ? value.type : undefined;
    if (typeof written !== 'string')
        return undefined;
    const isOptional = written.endsWith('?');
    const name = isOptional ? written.slice(0, -1) : written;
    if (!Object.hasOwn(FIELDS_OF_TYPES, name))
        return undefined;
    const keys = (FIELDS_OF_TYPES[name] ?? []).filter((key) => Object.hasOwn(value, key));
    return keys.length === 0 ? undefined : { name, isOptional, keys };
}
/** `{type: array, items: string}` as a parameter or a field: it is a type, and a parameter has one in its `type`. */
function unfoldedType(shape, value) {
    if (shape.fields.get('type')?.kinds.some((kind) => kind.kind === 'type') !== true)
        return undefined;
    return partsOfType(value);
}
/** The kind of type that has a field which stands in a map. */
function typeWith(value) {
    return Object.keys(FIELDS_OF_TYPES).find((name) => FIELDS_OF_TYPES[name]?.some((key) => Object.hasOwn(value, key)));
}
/** What to say of `{type: File, format: …}` in the place of a type, and of `{type: array?, items: …}`. */
function wordsForWrapped(value, what) {
    const { type } = value;
    if (typeof type !== 'string')
        return undefined;
    const name = type.replace(/(?<!\[\])(?:\[\])*\??$/, '');
    if (name !== type && Object.hasOwn(FIELDS_OF_TYPES, name)) {
        const asItems = type.includes('[') ? `{type: array, items: {type: ${name}, …}}` : `{type: ${name}, …}`;
        return [`${type} is no type that ${what} can have: ? and [] stand behind names of types, and ${name} begins a type`, `Write ${type.endsWith('?') ? `["null", ${asItems}]` : asItems} in the place of the map.`];
    }
    if (!_type_names_js__WEBPACK_IMPORTED_MODULE_0__/* .BUILT_IN_TYPES */ .Zc.has(name))
        return undefined;
    const others = Object.keys(value).filter((key) => key !== 'type');
    const rest = others.length === 0 ? '' : `, and ${others.join(' and ')} beside the type of the parameter`;
    return [`${what} must be ${type} without a map around it`, `Write ${type} in its place${rest}.`];
}


/***/ }),

/***/ 9519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U8: () => (/* binding */ misfitOf),
/* harmony export */   ct: () => (/* binding */ simpleName),
/* harmony export */   f5: () => (/* binding */ isQuoted)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _kind_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8706);
/* harmony import */ var _choices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6840);
/* harmony import */ var _describe_type_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1344);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9353);





/** The name of a type that has no parts. */
function simpleName(type) {
    return type?.kind === 'simple' ? type.name : undefined;
}
/** Whether a text would be a value of a type if it had no quotes around it. */
function isQuoted(text, wanted) {
    if (wanted === 'boolean')
        return /^(?:true|false)$/.test(text);
    return wanted !== undefined && _types_js__WEBPACK_IMPORTED_MODULE_4__/* .NUMBERS */ .du.includes(wanted) && /^-?\d+(?:\.\d+)?$/.test(text);
}
/** Checks a value as an input object would be checked (CWL v1.2 CommandLineTool, "Generic execution process", step 4). */
function misfitOf(value, type, path = []) {
    switch (type.kind) {
        case 'unknown':
            return undefined;
        case 'simple':
            if (isSimple(value, type.name))
                return undefined;
            if ((type.name !== 'int' && type.name !== 'long') || !isInteger(value))
                return wrong(value, type, path);
            return { ...wrong(value, type, path), beyond: isLong(value) ? 'int' : 'long' };
        case 'enum':
            return typeof value === 'string' && type.symbols.has(value) ? undefined : wrong(value, type, path);
        case 'array': {
            if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
                return wrong(value, type, path);
            for (const [index, item] of value.entries()) {
                const misfit = misfitOf(item, type.items, [...path, index]);
                if (misfit !== undefined)
                    return misfit;
            }
            return undefined;
        }
        case 'record': {
            if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
                return wrong(value, type, path);
            const missing = requiredFields(type).find((name) => value[name] === undefined);
            if (missing !== undefined)
                return { path, reason: `the field ${missing} is missing` };
            for (const [name, item] of Object.entries(value)) {
                const field = type.fields.get(name);
                const misfit = field === undefined ? undefined : misfitOf(item, field, [...path, name]);
                if (misfit !== undefined)
                    return misfit;
            }
            return undefined;
        }
        case 'union':
            return misfitOfAlternatives(value, type.members, path);
    }
}
/** The fields that a value must have: thousands of values may be of one record, and leave out thousands of others. */
function requiredFields(type) {
    const known = REQUIRED.get(type);
    if (known !== undefined)
        return known;
    const names = [...type.fields].flatMap(([name, field]) => (misfitOf(null, field) === undefined ? [] : [name]));
    REQUIRED.set(type, names);
    return names;
}
const REQUIRED = new WeakMap();
/** With one alternative beside null, what is wrong with that one says more than that none fits. */
function misfitOfAlternatives(value, members, path) {
    const only = members.findLast((member) => !(0,_types_js__WEBPACK_IMPORTED_MODULE_4__/* .isNull */ .kZ)(member));
    if (only !== undefined && only === members.find((member) => !(0,_types_js__WEBPACK_IMPORTED_MODULE_4__/* .isNull */ .kZ)(member)))
        return value === null && members.length > 1 ? undefined : misfitOf(value, only, path);
    if ((0,_choices_js__WEBPACK_IMPORTED_MODULE_2__/* .choicesFor */ .A)(value, members)?.some((member) => isOne(value, member)) !== false)
        return undefined;
    return { path, reason: `this is ${(0,_kind_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0)(value)}, none of ${(0,_describe_type_js__WEBPACK_IMPORTED_MODULE_3__/* .describeTypes */ .n)(members)}` };
}
/** Whether a value is one of a type. Alternatives that hold the same alternatives lead to each part on very many ways: it is looked at once. */
function isOne(value, type) {
    if (typeof value !== 'object' || value === null)
        return misfitOf(value, type) === undefined;
    const row = FITTING.get(value) ?? new WeakMap();
    const known = row.get(type);
    if (known !== undefined)
        return known;
    const fits = misfitOf(value, type) === undefined;
    FITTING.set(value, row.set(type, fits));
    return fits;
}
const FITTING = new WeakMap();
function wrong(value, type, path) {
    return { path, reason: `this is ${(0,_kind_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0)(value)}, and the type is ${(0,_describe_type_js__WEBPACK_IMPORTED_MODULE_3__/* .describeType */ .M)(type)}`, wanted: type };
}
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
            return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isInt32 */ .VD)(value);
        case 'long':
            return isLong(value);
        case 'float':
        case 'double':
            return typeof value === 'number' || value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ExactNumber */ .fh;
        case 'File':
        case 'Directory':
            return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && value['class'] === name;
    }
}
function isInteger(value) {
    return (typeof value === 'number' && Number.isInteger(value)) || (value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ExactNumber */ .fh && value.kind === 'integer');
}
/** Characters of the least number of 64 bits; reading millions of digits would take seconds. */
const LONGEST = '-9223372036854775808'.length;
function isLong(value) {
    if (typeof value === 'number')
        return Number.isInteger(value);
    if (!(value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ExactNumber */ .fh) || value.kind !== 'integer')
        return false;
    if (value.source.length > LONGEST)
        return false;
    const integer = BigInt(value.source);
    return integer === BigInt.asIntN(64, integer);
}


/***/ }),

/***/ 9201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A$: () => (/* binding */ Checker),
  Gq: () => (/* binding */ reachable),
  dS: () => (/* binding */ sortProblems),
  $: () => (/* binding */ validateDocuments)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/cwl/baseline.js
var baseline = __webpack_require__(2631);
// EXTERNAL MODULE: ./lib/cwl/checks.js
var cwl_checks = __webpack_require__(4145);
// EXTERNAL MODULE: ./lib/cwl/documents/document-reference.js
var document_reference = __webpack_require__(1942);
// EXTERNAL MODULE: ./lib/cwl/documents/expansion.js + 1 modules
var expansion = __webpack_require__(8048);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var cwl_limits = __webpack_require__(4832);
// EXTERNAL MODULE: ./lib/cwl/add-all.js
var add_all = __webpack_require__(8195);
// EXTERNAL MODULE: ./lib/cwl/given.js
var cwl_given = __webpack_require__(9455);
// EXTERNAL MODULE: ./lib/cwl/images.js
var cwl_images = __webpack_require__(7078);
// EXTERNAL MODULE: ./lib/cwl/kind-words.js
var kind_words = __webpack_require__(8706);
// EXTERNAL MODULE: ./lib/cwl/model/own-terms.js
var own_terms = __webpack_require__(4154);
// EXTERNAL MODULE: ./lib/cwl/types/types.js
var types_types = __webpack_require__(9353);
// EXTERNAL MODULE: ./lib/cwl/finding.js
var finding = __webpack_require__(8259);
;// CONCATENATED MODULE: ./lib/cwl/rules/advice.js







/** What is allowed and yet worth a word. */
function checkAdvice(process, ports, steps, isWanted) {
    return [
        ...checkImages(process, process.value),
        ...steps.flatMap((step) => checkImages(process, step.value)),
        ...(isWanted('no-label') || isWanted('no-doc') ? checkProse(process) : []),
        ...(isWanted('output-without-glob') ? checkGlobs(process, ports) : []),
    ];
}
/** What a tag stands for may change, and `latest` does: the same description then runs something else. */
function checkImages(process, holder) {
    return (0,finding/* problemsOf */.GW)((0,cwl_images/* dockerRequirementsOf */.Wg)(holder, (0,own_terms/* namespacesOf */.Gw)(process.root)), (requirement) => {
        const names = (0,cwl_images/* imageNamesOf */.zA)(requirement);
        const [named] = names;
        // What lacks its tag or digest is told so.
        if (named?.field === 'dockerPull' && !(0,cwl_images/* isPullable */.My)(named.text) && !(0,cwl_images/* isPullable */.My)(withoutEnd(named.text))) {
            return [(0,finding/* finding */.gk)('bad-image', (0,finding/* placeOf */.$t)(process.path, requirement, named.field), `docker cannot read ${JSON.stringify((0,kind_words/* inShort */.wZ)(named.text))} as the name of an image`, remedyForImage(named.text))];
        }
        const image = names.find((name) => !(0,cwl_images/* isPinned */.T4)(name, 'tag'));
        if (image === undefined)
            return finding/* NO_PROBLEMS */.ve;
        if (image !== named)
            return [(0,finding/* finding */.gk)('unpinned-image', (0,finding/* placeOf */.$t)(process.path, requirement, image.field), `the image ${image.text} is started in the place of what dockerPull names, and ${whyLoose(image)}`, 'Remove dockerImageId: what is pulled is started without it.')];
        return [(0,finding/* finding */.gk)('unpinned-image', (0,finding/* placeOf */.$t)(process.path, requirement, image.field), `the image ${image.text} ${whyLoose(image)}`, remedyForLoose(image))];
    });
}
/** The name without its digest, or the colon of a tag that is not there. */
function withoutEnd(name) {
    const digest = name.indexOf('@');
    return digest < 0 ? name.replace(/:$/, '') : name.slice(0, digest);
}
function remedyForImage(text) {
    const plain = text.trim().replace(/^[\w.+-]+:\/\//, '');
    if (plain !== text && (0,cwl_images/* isPullable */.My)(plain))
        return `Write ${plain}.`;
    return (0,cwl_images/* isPullable */.My)(text.toLowerCase()) ? `Names of repositories have no capitals: look for ${text.toLowerCase()}.` : 'It is [HOST/]NAME[:TAG][@DIGEST], without blanks.';
}
function remedyForLoose(image) {
    if (isUnfilled(image))
        return 'Check what the filled-in file holds.';
    return isLocal(image) ? 'Push it to a registry, and name it under dockerPull with its version, or better its digest: NAME@sha256:DIGEST.' : 'Name a version, or better a digest: NAME@sha256:DIGEST.';
}
/** True of what no registry gives: the id of an image, and a file in the formats of Singularity. */
function isLocal({ text, field }) {
    return field === 'dockerImageId' || /\.(?:sif|simg)$/.test(text);
}
function isUnfilled({ text, pinning }) {
    return pinning === 'unknown' && (0,cwl_images/* isTemplate */.Fl)(text);
}
function whyLoose(image) {
    const { text, pinning } = image;
    if (pinning === 'newest' && isLocal(image))
        return 'is whatever bears that name where it runs';
    if (pinning === 'newest')
        return text.endsWith(':latest') ? 'is whatever is newest' : 'has no tag, which means the newest';
    if (isUnfilled(image))
        return 'has placeholders that nothing has filled in';
    return text.includes('@') ? 'has no digest behind its @, so that nobody can tell which it is' : 'is named by an expression, and this field is not evaluated';
}
function checkProse(process) {
    const place = (0,finding/* placeOf */.$t)(process.path, process.value);
    return ['label', 'doc'].flatMap((field) => (0,cwl_given/* isGiven */.q)(process.value[field]) ? [] : [(0,finding/* finding */.gk)(field === 'label' ? 'no-label' : 'no-doc', place, `this ${process.processClass} has no ${field}`)]);
}
function checkGlobs(process, ports) {
    if (process.processClass !== 'CommandLineTool')
        return [];
    return [...ports.outputs.values()].flatMap(({ name, type, declaration }) => {
        const { outputBinding: binding } = declaration;
        const isFound = (0,json/* isObject */.Gv)(binding) && ((0,cwl_given/* isGiven */.q)(binding['glob']) || (0,cwl_given/* isGiven */.q)(binding['outputEval']));
        const shortcut = declaration['type'] === 'stdout' || declaration['type'] === 'stderr';
        if (shortcut || !(0,types_types/* holdsFiles */.kp)(type) || isFound)
            return [];
        return [(0,finding/* finding */.gk)('output-without-glob', (0,finding/* placeOf */.$t)(process.path, declaration), `nothing says which file the output ${name} is`, 'Add outputBinding with a glob, unless the tool writes cwl.output.json.')];
    });
}

// EXTERNAL MODULE: ./lib/cwl/parts.js
var parts = __webpack_require__(7824);
// EXTERNAL MODULE: ./lib/cwl/structure/field-advice.js
var field_advice = __webpack_require__(4345);
// EXTERNAL MODULE: ./lib/cwl/types/written-fields.js
var written_fields = __webpack_require__(1349);
;// CONCATENATED MODULE: ./lib/cwl/rules/command-words.js



/** Those of `baseCommand`. */
function programWords({ value }) {
    const { baseCommand } = value;
    if (typeof baseCommand === 'string')
        return [{ text: baseCommand, container: value, key: 'baseCommand' }];
    return (0,json/* isArray */.cy)(baseCommand) ? baseCommand.flatMap((text, key) => (typeof text === 'string' ? { text, container: baseCommand, key } : [])) : [];
}
/** Those of `baseCommand` and, behind them, of `arguments`, but for what a shell reads as it is written. */
function commandWords(process) {
    const { arguments: list } = process.value;
    const own = (0,json/* isArray */.cy)(list) ? list : [];
    return [
        ...programWords(process),
        ...own.flatMap((item, key) => {
            if (typeof item === 'string')
                return { text: item, container: own, key };
            if (!(0,json/* isObject */.Gv)(item) || typeof item['valueFrom'] !== 'string' || item['shellQuote'] === false)
                return [];
            return { text: item['valueFrom'], container: item, key: 'valueFrom', isPrefixed: (0,cwl_given/* isGiven */.q)(item['prefix']) };
        }),
    ];
}
/** Whether a text of `baseCommand`, `arguments` or a binding is such a one: in nearly all tools none is, and a list may be long. */
function someWord({ value }, isSuch) {
    const { baseCommand, arguments: list } = value;
    const is = (item) => ((0,json/* isObject */.Gv)(item) ? is(item['valueFrom']) : typeof item === 'string' && isSuch(item));
    const some = (items) => ((0,json/* isArray */.cy)(items) ? items.some(is) : is(items));
    return some(baseCommand) || some(list) || (0,parts/* objectsIn */.Qv)(value, 'inputs').some(({ inputBinding: binding }) => is(binding));
}
/** Those that inputs make, by a `valueFrom` of their own; which come between is not known. */
function inputWords({ value }) {
    return (0,parts/* objectsIn */.Qv)(value, 'inputs').flatMap(({ inputBinding: binding }) => {
        if (!(0,json/* isObject */.Gv)(binding) || typeof binding['valueFrom'] !== 'string' || binding['shellQuote'] === false)
            return [];
        return { text: binding['valueFrom'], container: binding, key: 'valueFrom', isPrefixed: (0,cwl_given/* isGiven */.q)(binding['prefix']) };
    });
}
/** Programs that print what they are given. */
const PRINTING = new Set(['echo', 'printf']);
/** The first of some words, without the folders that it stands in. */
function programOf(words) {
    const first = words[0]?.text ?? '';
    return first.slice(first.lastIndexOf('/') + 1);
}
function isOptionText(text) {
    return text?.startsWith('-') === true;
}

;// CONCATENATED MODULE: ./lib/cwl/rules/option-blanks.js



/** An option with a name of more than one letter, a blank, and what follows. Of one letter, programs take the blank for a part of its value. */
const OPTION_AND_MORE = /^\s*(-(?:-[A-Za-z][\w-]*|[A-Za-z][\w-]+))\s+(\S[^]*)$/;
/** Programs whose short options, of which several may stand behind one hyphen, take code or patterns that have blanks in them. */
const WITH_CODE = new Set(['perl', 'ruby', 'sed', 'awk', 'gawk', 'mawk', 'grep', 'egrep', 'zgrep']);
/** Options that hand others on: one letter, or by their names; behind two hyphens there are none. */
const HANDING_ON = /^-[-\w]$|opt|arg|param|flag|command|cmd|extra|java|jvm|conf|prop|submit|native|wrap/i;
/** Options and their values in one argument, where no shell takes them apart. */
function checkOptions(process) {
    if (!someWord(process, (text) => OPTION_AND_MORE.test(text)))
        return finding/* NO_PROBLEMS */.ve;
    const words = [...commandWords(process), ...inputWords(process)];
    if (PRINTING.has(programOf(words)))
        return finding/* NO_PROBLEMS */.ve;
    const takesCode = WITH_CODE.has(programOf(words));
    const inOrder = words.map((word) => ({ word, position: positionOf(process, word) })).toSorted((one, other) => one.position - other.position);
    return (0,finding/* problemsOf */.GW)(inOrder, ({ word }, index) => {
        const before = inOrder[index - 1]?.word.text;
        if (word.isPrefixed === true || index === 0 || (isOptionText(before) && handsOn(before ?? '', word.text)) || (takesCode && !word.text.startsWith('--')))
            return finding/* NO_PROBLEMS */.ve;
        return blankInOption(process, word);
    });
}
/** `arguments` and inputs stand by their positions, and `baseCommand` before them all. */
function positionOf(process, { container }) {
    if (isOfProgram(process, container))
        return Number.NEGATIVE_INFINITY;
    const position = 'position' in container ? container.position : undefined;
    return typeof position === 'number' ? position : 0;
}
function isOfProgram({ value }, container) {
    return container === value || container === value['baseCommand'];
}
/** What begins with -X or -D is for a machine of Java. */
function handsOn(option, value) {
    return HANDING_ON.test(option) || /^-[XD]/.test(value);
}
function blankInOption(process, { text, container, key }) {
    const [, option, rest] = OPTION_AND_MORE.exec(text) ?? [];
    if (option === undefined || rest === undefined)
        return finding/* NO_PROBLEMS */.ve;
    return [oneArgument(process, text.trim(), { container, key }, remedyFor(option, rest.trimEnd(), isOfProgram(process, container)))];
}
/** A prefix that looks like an option and holds blanks. */
function blankInPrefix(process, prefix, binding) {
    const place = { container: binding, key: 'prefix' };
    if (/^-\S+$/.test(prefix.trim()))
        return [oneArgument(process, prefix, place, 'Remove the blanks.')];
    const option = OPTION_AND_MORE.exec(prefix)?.[1];
    return option === undefined ? finding/* NO_PROBLEMS */.ve : [oneArgument(process, prefix.trim(), place, `Leave ${option} alone in the prefix, and make an argument of what follows it.`)];
}
function oneArgument({ path }, text, { container, key }, hint) {
    return (0,finding/* finding */.gk)('blank-in-option', (0,finding/* placeOf */.$t)(path, container, key), `${JSON.stringify((0,kind_words/* inShort */.wZ)(text))} reaches the program as one argument, blanks and all`, hint);
}
function remedyFor(option, rest, isProgram) {
    const isOneValue = !isProgram && !/\s-|^-/.test(rest) && rest.length <= LONGEST_VALUE;
    return isOneValue ? `Write {prefix: ${option}, valueFrom: ${JSON.stringify(rest)}}.` : 'Write each word as an item of its own.';
}
/** Longer ones are not written out. */
const LONGEST_VALUE = 80;

;// CONCATENATED MODULE: ./lib/cwl/rules/unevaluated.js
/** Braces may hold a variable of a shell. */
const REFERENCE = /\$\((?:inputs|self|runtime)\b|\$\{[^${}]*\b(?:return\b|(?:inputs|self|runtime)\.)/;
/** True of a text that is an expression where those are evaluated, or holds one. */
function holdsReference(text) {
    return text.includes('$') && REFERENCE.test(text);
}

;// CONCATENATED MODULE: ./lib/cwl/rules/bindings.js











/** Those of a tool: of its arguments, and of its inputs and the parts of their types. */
function bindingsOf({ value }, ports) {
    const bound = (0,parts/* objectsIn */.Qv)(value, 'arguments').map((binding) => ({ binding }));
    for (const input of (0,parts/* objectsIn */.Qv)(value, 'inputs')) {
        const { inputBinding: binding, type: written } = input;
        const type = ports.inputs.get((0,parts/* nameOf */.Vb)(input) ?? '')?.type ?? types_types/* UNKNOWN */.HV;
        if ((0,json/* isObject */.Gv)(binding))
            bound.push({ binding, type });
        if (typeof written === 'object')
            addBindings(bound, written, type);
    }
    for (const definition of ports.definitions)
        addBindings(bound, definition.value, definition.type);
    return bound;
}
/** Those of the items of lists and of the fields of records, which stand in the type. */
function addBindings(bound, written, type) {
    if ((0,json/* isArray */.cy)(written)) {
        const known = written.length > MOST_ALTERNATIVES ? types_types/* UNKNOWN */.HV : type;
        for (const member of written)
            addBindings(bound, member, known);
    }
    if (!(0,json/* isObject */.Gv)(written))
        return;
    const { type: kind, items, inputBinding: binding } = written;
    if (typeof kind === 'object')
        addBindings(bound, kind, type);
    const members = (0,types_types/* membersOf */.lS)(type);
    const part = kind === 'array' ? (members.flatMap((member) => (member.kind === 'array' ? member.items : []))[0] ?? types_types/* UNKNOWN */.HV) : type;
    if ((0,json/* isObject */.Gv)(binding))
        bound.push({ binding, type: part });
    if (typeof items === 'object')
        addBindings(bound, items, part);
    const fields = members.find((member) => member.kind === 'record')?.fields;
    for (const { name, type: inner, container, key } of (0,written_fields/* fieldsOf */.P)(written['fields'])) {
        const fieldType = fields?.get(name) ?? types_types/* UNKNOWN */.HV;
        const own = key === 'type' ? container['inputBinding'] : undefined;
        if ((0,json/* isObject */.Gv)(own))
            bound.push({ binding: own, type: fieldType });
        if (typeof inner === 'object')
            addBindings(bound, inner, fieldType);
    }
}
/** Each is held against them all. */
const MOST_ALTERNATIVES = 100;
/** It reads `KEY=VALUE`, and takes the next word for the value where one ends with the sign. */
function runsPicard(process) {
    return someWord(process, (text) => PICARD.test(text)) || (0,parts/* objectsIn */.Qv)(process.value, 'inputs').some((input) => PICARD.test((0,parts/* nameOf */.Vb)(input) ?? ''));
}
const PICARD = /picard/i;
const PICARD_KEY = /^[A-Z][A-Z0-9_]*=$/;
/** Bindings that do not bring to the program what they look like. */
function checkBindings(process, bindings) {
    const isPicard = runsPicard(process);
    return (0,finding/* problemsOf */.GW)(bindings, (bound) => checkBinding(process, bound, isPicard));
}
function checkBinding(process, bound, isPicard) {
    const { binding, type } = bound;
    const { prefix, itemSeparator } = binding;
    if (typeof itemSeparator === 'string' && holdsReference(itemSeparator))
        return [(0,finding/* finding */.gk)('unevaluated-expression', (0,finding/* placeOf */.$t)(process.path, binding, 'itemSeparator'), 'itemSeparator is not evaluated: this stands between the items as it is written', 'Join the items in valueFrom.')];
    if (type === undefined && isWithoutValue(binding))
        return [idleArgument(process, binding)];
    if (!(0,cwl_given/* isGiven */.q)(prefix))
        return checkBare(process, bound);
    if (typeof prefix !== 'string' || prefix === '')
        return finding/* NO_PROBLEMS */.ve;
    if (holdsReference(prefix))
        return [(0,finding/* finding */.gk)('unevaluated-expression', (0,finding/* placeOf */.$t)(process.path, binding, 'prefix'), 'prefix is not evaluated: this reaches the program as it is written', 'Write it in valueFrom.')];
    if (binding['shellQuote'] !== false && /\s/.test(prefix))
        return blankInPrefix(process, prefix, binding);
    return binding['separate'] === false ? checkJoined(process, bound, prefix) : checkSeparate(process, bound, prefix, isPicard);
}
/** One without a prefix. */
function checkBare(process, bound) {
    const { binding } = bound;
    if ((0,field_advice/* isMisspelt */.yT)(binding, 'prefix'))
        return finding/* NO_PROBLEMS */.ve;
    if (binding['separate'] === false)
        return [(0,finding/* finding */.gk)('idle-separate', (0,finding/* placeOf */.$t)(process.path, binding, 'separate', 'key'), 'separate: false joins a prefix to its value, and there is none', 'Add the prefix, or remove separate.')];
    return addsNothing(bound) ? [idleBinding(process, binding)] : finding/* NO_PROBLEMS */.ve;
}
/** One that is to join its prefix to the value. */
function checkJoined(process, bound, prefix) {
    if (!isUnjoined(bound))
        return finding/* NO_PROBLEMS */.ve;
    const { binding } = bound;
    const message = `a prefix is joined to one value: before the items of a list, ${(0,kind_words/* inShort */.wZ)(prefix)} is an argument of its own`;
    const hint = 'Add itemSeparator, or, for one prefix per item, move the binding into the type of the list.';
    return [endsWithSign(prefix) ? (0,finding/* finding */.gk)('detached-value', (0,finding/* placeOf */.$t)(process.path, binding, 'prefix'), message, hint) : (0,finding/* finding */.gk)('idle-separate', (0,finding/* placeOf */.$t)(process.path, binding, 'separate', 'key'), message, hint)];
}
/** One whose prefix is an argument, and its value the next. */
function checkSeparate(process, bound, prefix, isPicard) {
    const { binding } = bound;
    const { separate } = binding;
    // That separate is no boolean, or is misspelt, is told of it.
    if (((0,cwl_given/* isGiven */.q)(separate) && separate !== true) || (0,field_advice/* isMisspelt */.yT)(binding, 'separate'))
        return finding/* NO_PROBLEMS */.ve;
    const type = typeAsGiven(bound);
    // Of a boolean only the prefix is written.
    if (!endsWithSign(prefix) || (type !== undefined && (0,types_types/* membersOf */.lS)(type).every(isSwitch)))
        return finding/* NO_PROBLEMS */.ve;
    if (isPicard && PICARD_KEY.test(prefix) && !isUnjoined(bound))
        return finding/* NO_PROBLEMS */.ve;
    return [(0,finding/* finding */.gk)('detached-value', (0,finding/* placeOf */.$t)(process.path, binding, 'prefix'), `${(0,kind_words/* inShort */.wZ)(prefix)} and its value reach the program as two arguments`, remedyForDetached(type, isUnjoined(bound)))];
}
/** The type of what is bound, but for null, where its value reaches the program as it is. */
function typeAsGiven({ binding, type }) {
    return type === undefined || (0,cwl_given/* isGiven */.q)(binding['valueFrom']) ? undefined : (0,types_types/* withoutNull */.Ms)(type);
}
/** Whether each item of a list is an argument of its own. */
function isUnjoined(bound) {
    return !(0,cwl_given/* isGiven */.q)(bound.binding['itemSeparator']) && typeAsGiven(bound)?.kind === 'array';
}
function endsWithSign(prefix) {
    return /\w=$/.test(prefix);
}
/** "When true, add prefix to the command line. When false, add nothing." (CWL v1.2 CommandLineTool, "CommandLineBinding") */
function addsNothing(bound) {
    const type = typeAsGiven(bound);
    return type !== undefined && (0,types_types/* isOnly */.fy)(type, ['boolean']);
}
function idleBinding(process, binding) {
    return (0,finding/* finding */.gk)('idle-binding', (0,finding/* placeOf */.$t)(process.path, binding), 'a boolean puts its prefix on the command line when it is true, and this binding has none', 'Add the prefix, or make the argument in valueFrom.');
}
/** "When a binding is part of the CommandLineTool.arguments field, the valueFrom field is required" (CWL v1.2 CommandLineTool, "CommandLineBinding"). */
function isWithoutValue(binding) {
    return !(0,cwl_given/* isGiven */.q)(binding['valueFrom']) && Object.keys(binding).every((key) => key === 'valueFrom' || BESIDE_VALUE.has(key));
}
/** Of a binding with others, what was meant is not known. */
const BESIDE_VALUE = new Set(['position', 'prefix', 'separate', 'itemSeparator', 'shellQuote', 'loadContents']);
function idleArgument(process, binding) {
    const { prefix } = binding;
    const place = (0,finding/* placeOf */.$t)(process.path, binding, (0,cwl_given/* isGiven */.q)(prefix) ? 'prefix' : undefined);
    if (typeof prefix !== 'string')
        return (0,finding/* finding */.gk)('idle-binding', place, 'nothing says what this argument is: it has no valueFrom', 'Add it, or remove the argument.');
    return (0,finding/* finding */.gk)('idle-binding', place, `${(0,kind_words/* inShort */.wZ)(prefix)} does not reach the program: it stands before the value of an argument, and this one has no valueFrom`, 'Write valueFrom in the place of prefix, or add valueFrom beside it.');
}
function remedyForDetached(type, isOfItems) {
    if (isOfItems)
        return 'Add separate: false and itemSeparator; for one prefix per item, move the binding into the type of the list.';
    return type?.kind === 'record' ? 'Move it to the fields of the record.' : 'Add separate: false.';
}
/** What is unknown may be one. */
function isSwitch(type) {
    return type.kind === 'unknown' || (0,types_types/* isOnly */.fy)(type, ['boolean']);
}

// EXTERNAL MODULE: ./lib/cwl/forms/keyed-items.js
var keyed_items = __webpack_require__(3693);
// EXTERNAL MODULE: ./lib/cwl/model/index.js + 3 modules
var cwl_model = __webpack_require__(4484);
;// CONCATENATED MODULE: ./lib/cwl/rules/features.js






/** Features of CWL that a document may use only under a requirement that permits them. */
const FEATURES = [
    'InlineJavascriptRequirement',
    'ScatterFeatureRequirement',
    'SubworkflowFeatureRequirement',
    'MultipleInputFeatureRequirement',
    'StepInputExpressionRequirement',
    'SchemaDefRequirement',
    'ShellCommandRequirement',
    'DockerRequirement',
    'LoadListingRequirement',
    'NetworkAccess',
];
const BITS = new Map([
    ...FEATURES.map((feature, index) => [feature, 1 << index]),
    // Before v1.1 it was an extension, and is told as one where it still is written so.
    ['cwltool:LoadListingRequirement', 1 << FEATURES.indexOf('LoadListingRequirement')],
]);
function includesFeature(set, feature) {
    return (set & (BITS.get(feature) ?? 0)) !== 0;
}
/** Features that requirements or hints of a process or step permit. A container that is only hinted at may not be there. */
function permittedBy(holder) {
    // What was meant as a requirement and is none is told of it, and not of what it was to permit; so is a misspelt name of their list.
    let permitted = isReadable(holder['requirements'] ?? []) && !(0,field_advice/* isMisspelt */.yT)(holder, 'requirements') ? 0 : EVERY;
    for (const item of (0,parts/* objectsIn */.Qv)(holder, 'requirements'))
        permitted |= BITS.get(item['class']) ?? 0;
    for (const item of (0,parts/* objectsIn */.Qv)(holder, 'hints'))
        if (item['class'] !== 'DockerRequirement')
            permitted |= BITS.get(item['class']) ?? 0;
    return permitted;
}
/** A remedy that needs JavaScript, and says so where the process itself does not permit it. */
function remedyInJavascript({ value }, words) {
    return includesFeature(permittedBy(value), 'InlineJavascriptRequirement') ? `${words}.` : `${words}, with InlineJavascriptRequirement.`;
}
/** A requirement with what stands in it, as those of the process are written: an item of a list, or a key of a map. */
function asRequirement({ value }, feature, field = '') {
    const { requirements } = value;
    const [first] = (0,json/* isArray */.cy)(requirements) ? requirements : [];
    const isList = (0,json/* isArray */.cy)(requirements) && (0,json/* isObject */.Gv)(first) && (0,keyed_items/* keyWrittenAt */.Yu)(requirements, 0) !== first['class'];
    if (isList)
        return field === '' ? `- class: ${feature}` : `- {class: ${feature}, ${field}}`;
    return `${feature}: {${field}}`;
}
/** All of the features. */
const EVERY = (1 << FEATURES.length) - 1;
/** Whether each is of a class that some version has, or of another vocabulary: of the latest version, which has those of all. */
function isReadable(requirements) {
    return (0,json/* isArray */.cy)(requirements) && requirements.every((item) => (0,json/* isObject */.Gv)(item) && typeof item['class'] === 'string' && (item['class'].includes(':') || cwl_model/* MODELS */.L6['v1.2'].requirements.includes(item['class'])));
}
/**
 * Without these nothing runs ("ScatterFeatureRequirement must be specified", CWL v1.2 Workflow); the others are
 * left out in many documents that run, where a workflow around them or the platform permits the feature.
 */
const INDISPENSABLE = new Set(['ScatterFeatureRequirement', 'SubworkflowFeatureRequirement', 'SchemaDefRequirement']);
/** One problem for each feature that is used and not permitted, at its first use: what is added once holds for all steps. */
function missingFeatures(process, parts, everywhere) {
    const first = new Map();
    for (const { uses, permits } of parts) {
        for (const use of uses)
            if (!includesFeature(everywhere | permits, use.feature) && !first.has(use.feature))
                first.set(use.feature, use);
    }
    return [...first.values()].map(({ feature, place, what, remedy }) => (0,finding/* finding */.gk)(INDISPENSABLE.has(feature) ? 'missing-requirement' : 'undeclared-feature', place(), `${what}, which needs ${feature}`, remedy ?? `Add ${asRequirement(process, feature)} under requirements.`));
}

// EXTERNAL MODULE: ./lib/cwl/interpolation.js
var cwl_interpolation = __webpack_require__(2004);
// EXTERNAL MODULE: ./lib/cwl/rules/bare-references.js
var bare_references = __webpack_require__(3963);
;// CONCATENATED MODULE: ./lib/cwl/rules/file-patterns.js






const WITHOUT_LINE_END = 'Put a dash behind the | or > before it, or write it on the line of its field.';
/** Blanks and line ends are part of a name, but where a reference stands: there the text is trimmed (as by the reference implementation). */
function checkEnds(text, place) {
    if (typeof text !== 'string' || (0,cwl_interpolation/* mayHoldExpression */.dC)(text) || text.trim() === text || text.trim() === '')
        return finding/* NO_PROBLEMS */.ve;
    const [what, hint] = text.endsWith('\n') ? ['the line end behind it', WITHOUT_LINE_END] : ['the blank', 'Remove the blank.'];
    return [(0,finding/* finding */.gk)('blank-at-end', place(), `${JSON.stringify((0,kind_words/* inShort */.wZ)(text))} is taken for the whole name, with ${what}`, hint)];
}
/** The patterns by which a tool finds its outputs. */
function globsOf({ value }) {
    return (0,parts/* objectsIn */.Qv)(value, 'outputs').flatMap(({ outputBinding: binding }) => ((0,json/* isObject */.Gv)(binding) ? (0,parts/* writtenUnder */.e9)(binding, 'glob') : []));
}
/** Globs follow glob(3) of POSIX (CWL v1.2 CommandLineTool, "CommandOutputBinding"), where braces and commas are letters. */
function checkGlob(process, { value: text, container, key }) {
    if (typeof text !== 'string' || (0,cwl_interpolation/* mayHoldExpression */.dC)(text))
        return finding/* NO_PROBLEMS */.ve;
    const place = () => (0,finding/* placeOf */.$t)(process.path, container, key);
    const ends = checkEnds(text, place);
    return ends.length > 0 ? ends : checkParts(text, place, (parts) => parts.every((part) => part.includes('*')) || (/, /.test(text) && parts.every(isFileName)));
}
/** The patterns of secondary files, of all inputs and outputs. */
function checkSecondaryFiles(process, ports) {
    return (0,finding/* problemsOf */.GW)([...ports.inputs.values(), ...ports.outputs.values()], ({ declaration }) => checkPatterns(process, ports, declaration));
}
/** A pattern without carets is put behind the file's whole name (CWL v1.2 CommandLineTool, "SecondaryFileSchema"). */
function checkPatterns(process, ports, declaration) {
    return (0,finding/* problemsOf */.GW)((0,parts/* writtenUnder */.e9)(declaration, 'secondaryFiles'), ({ value: item, container, key }) => {
        const text = (0,json/* isObject */.Gv)(item) ? item['pattern'] : item;
        if (typeof text !== 'string' || (0,cwl_interpolation/* mayHoldExpression */.dC)(text))
            return finding/* NO_PROBLEMS */.ve;
        const place = () => ((0,json/* isObject */.Gv)(item) ? (0,finding/* placeOf */.$t)(process.path, item, 'pattern') : (0,finding/* placeOf */.$t)(process.path, container, key));
        const ends = checkEnds(text, place);
        if (ends.length > 0)
            return ends;
        if (!/^(?:[A-Za-z]|\*\.?)\w*(?:\.\w+)*\??$/.test(text))
            return checkParts(text, place, (parts) => parts.every((part) => /^[.^]/.test(part)));
        // That is told of it already.
        if (process.processClass !== 'Workflow' && (0,bare_references/* bareReference */.y)(text, ports.inputs) !== undefined)
            return finding/* NO_PROBLEMS */.ve;
        const suffix = text.replace(/\?$/, '');
        const name = (0,kind_words/* inShort */.wZ)(text.replace(/^\*\.?/, ''));
        const instead = `^.${name} where it takes the place of the extension`;
        // A name with an extension may be meant as the whole of it.
        const remedy = isFileName(suffix) && !suffix.startsWith('*') ? `Write .${name}, ${instead}, or $(${JSON.stringify((0,kind_words/* inShort */.wZ)(suffix))}) for a file of just that name.` : `Write .${name}, or ${instead}.`;
        return [(0,finding/* finding */.gk)('pattern-without-dot', place(), `${(0,kind_words/* inShort */.wZ)(suffix)} is put right behind the file's name, as in reads.bam${(0,kind_words/* inShort */.wZ)(suffix)}`, remedy)];
    });
}
function checkParts(text, place, arePatterns) {
    if (text.length > LONGEST)
        return finding/* NO_PROBLEMS */.ve;
    if (BRACES.test(text)) {
        const list = expanded(text);
        return [(0,finding/* finding */.gk)('brace-pattern', place(), `only some engines take the braces of ${(0,kind_words/* inShort */.wZ)(text)} for alternatives; to all others they are letters`, list === undefined ? 'Write a list of patterns without braces.' : `Write a list: ${listOf(list)}.`)];
    }
    if (!SEPARATOR.test(text))
        return finding/* NO_PROBLEMS */.ve;
    const parts = text.trim().split(SEPARATOR);
    if (parts.length < 2 || parts.length > MOST_PARTS || !arePatterns(parts))
        return finding/* NO_PROBLEMS */.ve;
    return [(0,finding/* finding */.gk)('several-patterns', place(), `${(0,kind_words/* inShort */.wZ)(text)} is taken for one name, with all that stands between`, `Write a list: ${listOf(parts)}.`)];
}
/** A comma, a semicolon, a bar or a blank, and the dash of a list that YAML read as text. */
const SEPARATOR = /\s*[,;|]\s*|\s+(?:-\s+)?/;
const BRACES = /\{[^{},]*,[^{}]*\}/;
/** What is longer is no pattern, and could keep expressions busy. */
const LONGEST = 500;
/** A list of more would be no hint. */
const MOST_PARTS = 8;
function isFileName(part) {
    return /^\S+\.\w+$/.test(part);
}
/** All that alternatives in braces say, one after the other; undefined of too many. */
function expanded(text) {
    const braces = BRACES.exec(text);
    if (braces === null)
        return [text];
    const [before, behind] = [text.slice(0, braces.index), text.slice(braces.index + braces[0].length)];
    const all = [];
    for (const alternative of braces[0].slice(1, -1).split(',')) {
        const rest = all.length > MOST_PARTS ? undefined : expanded(`${before}${alternative}${behind}`);
        if (rest === undefined)
            return undefined;
        all.push(...rest);
    }
    return all.length > MOST_PARTS ? undefined : all;
}
function listOf(parts) {
    return `[${parts.map((part) => JSON.stringify(part)).join(', ')}]`;
}

;// CONCATENATED MODULE: ./lib/cwl/rules/line-ends.js








/**
 * Texts for a shell with a line end behind them, where more of the same command follows. "Each item in the argument list must be
 * joined into a string separated by single spaces" (CWL v1.2 CommandLineTool, "ShellCommandRequirement"), and for a shell the
 * command ends with its line.
 */
function checkLineEnds(process) {
    if (!someWord(process, endsCommand))
        return finding/* NO_PROBLEMS */.ve;
    const parts = partsOf(process);
    return (0,finding/* problemsOf */.GW)(parts, ({ item, text }, index) => {
        const next = parts[index + 1]?.start;
        if (!(0,json/* isObject */.Gv)(item) || item['shellQuote'] !== false || text === undefined || !endsCommand(text) || next === undefined || !CONTINUING.test(next))
            return finding/* NO_PROBLEMS */.ve;
        const message = `for the shell the command ends with the line end behind ${(0,kind_words/* inShort */.wZ)(lastLine(text))}, and ${(0,kind_words/* inShort */.wZ)(next.trim())} begins another one; only some engines take the line end away`;
        return [(0,finding/* finding */.gk)('line-end-in-command', (0,finding/* placeOf */.$t)(process.path, item, 'valueFrom'), message, WITHOUT_LINE_END)];
    });
}
/** An option, or an operator with a command before it: no command begins so. */
const CONTINUING = /^\s*(?:-|&&|\||[12]?>)/;
/** A line may end behind what asks for more. Text with an expression in it is trimmed (as by the reference implementation). */
function endsCommand(text) {
    const written = text.trimEnd();
    return written !== '' && text.includes('\n', written.length) && !(0,cwl_interpolation/* mayHoldExpression */.dC)(text) && !/[\\|&({]$/.test(written);
}
function lastLine(text) {
    const written = text.trim();
    return written.slice(written.lastIndexOf('\n') + 1);
}
/** In the order of the command line, as far as it is known: an expression says where a part stands only when the tool runs. */
function partsOf({ value }) {
    const { arguments: list } = value;
    const bindings = (0,parts/* objectsIn */.Qv)(value, 'inputs').flatMap(({ inputBinding: binding }) => ((0,json/* isObject */.Gv)(binding) ? [binding] : []));
    return [...((0,json/* isArray */.cy)(list) ? list : []), ...bindings].flatMap(partOf).toSorted((one, other) => one.position - other.position);
}
function partOf(item) {
    if (typeof item === 'string')
        return [{ item, position: 0, text: item, start: item }];
    if (!(0,json/* isObject */.Gv)(item))
        return [];
    const { position, prefix, valueFrom } = item;
    if ((0,cwl_given/* isGiven */.q)(position) && typeof position !== 'number')
        return [];
    const text = typeof valueFrom === 'string' ? valueFrom : undefined;
    return [{ item, position: typeof position === 'number' ? position : 0, text, start: typeof prefix === 'string' ? prefix : text }];
}

;// CONCATENATED MODULE: ./lib/cwl/rules/command-line.js










/** What would not reach the program of a tool as it is written (CWL v1.2 CommandLineTool, "CommandLineBinding"). */
function checkCommandLine(process, ports) {
    if (process.processClass !== 'CommandLineTool')
        return finding/* NO_PROBLEMS */.ve;
    const words = programWords(process);
    const bindings = bindingsOf(process, ports);
    return [
        ...checkProgram(process, words[0]),
        ...(0,finding/* problemsOf */.GW)(words, (word) => checkUnevaluated(process, word)),
        ...checkOptions(process),
        ...(hasShell(process) ? [...(0,finding/* problemsOf */.GW)(quotedOperators(process, bindings), (operator) => quotedOperator(process, operator)), ...checkLineEnds(process)] : finding/* NO_PROBLEMS */.ve),
        ...checkBindings(process, bindings),
    ];
}
/** What only a shell would understand. */
function shellUses(process, ports) {
    if (process.processClass !== 'CommandLineTool' || hasShell(process))
        return [];
    const feature = 'ShellCommandRequirement';
    const bindings = bindingsOf(process, ports);
    const operator = operatorsOf(process)[0] ?? prefixOperator(process, bindings);
    if (operator !== undefined) {
        const { text, container, key } = operator;
        const remedy = `For a file, use stdin, stdout or stderr; for a shell, add ${asRequirement(process, feature)} under requirements. ${withoutQuotes(process, operator)}`;
        return [{ feature, place: () => (0,finding/* placeOf */.$t)(process.path, container, key), what: `${(0,kind_words/* inShort */.wZ)(text.trim())} ${OPERATORS.has(text.trim()) ? 'is' : 'begins with'} an operator of the shell`, remedy }];
    }
    const unquoted = bindings.find(({ binding }) => binding['shellQuote'] === false);
    if (unquoted === undefined)
        return [];
    return [{ feature, place: () => (0,finding/* placeOf */.$t)(process.path, unquoted.binding, 'shellQuote', 'key'), what: 'shellQuote: false leaves this to a shell', remedy: `Add ${asRequirement(process, feature)} under requirements, or remove shellQuote.` }];
}
function hasShell({ value }) {
    return (0,parts/* requirementsOf */.CG)(value, 'ShellCommandRequirement').length > 0;
}
function checkProgram(process, program) {
    if (program === undefined || !/^$|\s/.test(program.text))
        return finding/* NO_PROBLEMS */.ve;
    const place = (0,finding/* placeOf */.$t)(process.path, program.container, program.key);
    if (program.text.trim() === '')
        return [(0,finding/* finding */.gk)('blank-in-program', place, 'this text is taken for the name of the program, and is blank', 'Remove it: the first text that is left names the program.')];
    const message = `${JSON.stringify((0,kind_words/* inShort */.wZ)(program.text))} is taken for the name of one program, blanks and all`;
    if (!/\s/.test(program.text.trim()))
        return [(0,finding/* finding */.gk)('blank-in-program', place, message, 'Remove the blanks.')];
    const words = program.text.trim().split(/\s+/);
    // A folder's name may hold blanks.
    if (/^[./]/.test(program.text) && words.slice(1).some((word) => word.indexOf('/') > 0))
        return finding/* NO_PROBLEMS */.ve;
    const list = words.map((word) => JSON.stringify(word)).join(', ');
    const hint = words.length > MOST_WORDS || SHELL.test(program.text) ? 'Write a list of its words, or ["sh", "-c", SCRIPT] for a script of the shell.' : program.key === 'baseCommand' ? `Write a list: [${list}].` : `Write each word by itself: ${list}.`;
    return [(0,finding/* finding */.gk)('blank-in-program', place, message, hint)];
}
/** More are not written out. */
const MOST_WORDS = 20;
/** What only a shell would take words apart by, or make something of. */
const SHELL = /["'`\\$|;&<>*\n]/;
/** The schema takes it for text, and so does whoever runs it. */
function checkUnevaluated(process, { text, container, key }) {
    if (!holdsReference(text))
        return finding/* NO_PROBLEMS */.ve;
    return [(0,finding/* finding */.gk)('unevaluated-expression', (0,finding/* placeOf */.$t)(process.path, container, key), 'baseCommand is not evaluated: this reaches the program as it is written', 'Move it to arguments.')];
}
/** What the shell takes for itself where it stands alone. */
const OPERATORS = new Set(['>', '>>', '1>', '2>', '2>>', '&>', '2>&1', '|', '||', '&&']);
/** One before the name of a file, or before the program that comes next. */
const OPERATOR_AND_MORE = /^\s*(?:(?:[12&]?>>?|\|\|?|&&)\s+\S|[12]>>?[\w./$])/;
/** What is greater than a number is a condition. */
const COMPARISON = /^\s*[12]?>\s*-?\d+(?:\.\d+)?\s*$/;
function isOperator(text) {
    return OPERATORS.has(text.trim()) || (OPERATOR_AND_MORE.test(text) && !COMPARISON.test(text));
}
/** Programs that have operators of that look as arguments. */
const WITH_OPERATORS = new Set(['expr', 'test', '[', 'find', 'awk', 'gawk', 'mawk', 'bc', 'jq', 'yq']);
/** Programs that look for such characters, with how many of their first arguments say for which. */
const LOOKING = new Map([...['grep', 'egrep', 'fgrep', 'zgrep'].map((name) => [name, 1]), ['tr', 2]]);
/** Without a shell, or where there is a program that takes such signs, it may be meant for that: find ends commands with one. */
function isOperatorInShell(text) {
    return /^\s*[;<]\s*$/.test(text) || isOperator(text);
}
/** Arguments that are operators and that no shell would see as such. */
function operatorsOf(process, isOne = isOperator) {
    if (!someWord(process, isOne))
        return [];
    const items = commandWords(process);
    const program = programOf(items);
    // Who says where the output of echo goes means what it prints.
    if (WITH_OPERATORS.has(program) || (PRINTING.has(program) && (0,cwl_given/* isGiven */.q)(process.value['stdout'])))
        return [];
    const patterns = LOOKING.get(program) ?? 0;
    // Behind an option it is the option's value: cut -d '|'.
    return items.filter(({ text, isPrefixed }, index) => index > patterns && isOne(text) && isPrefixed !== true && !isOptionText(items[index - 1]?.text));
}
/** A prefix that would lead what a program prints into the file that is its value. */
function prefixOperator(process, bindings) {
    for (const { binding } of bindings) {
        const { prefix } = binding;
        if (typeof prefix !== 'string' || !OPERATORS.has(prefix.trim()))
            continue;
        return WITH_OPERATORS.has(programOf(commandWords(process))) ? undefined : { text: prefix, container: binding, key: 'prefix' };
    }
    return undefined;
}
function quotedOperators(process, bindings) {
    const prefix = prefixOperator(process, bindings.filter(({ binding }) => binding['shellQuote'] !== false));
    const operators = operatorsOf(process, someWord(process, takesOperators) ? isOperator : isOperatorInShell);
    return prefix === undefined ? operators : [...operators, prefix];
}
/** Also behind another program. */
function takesOperators(text) {
    const program = text.slice(text.lastIndexOf('/') + 1);
    return WITH_OPERATORS.has(program) || LOOKING.has(program);
}
function quotedOperator(process, { text, container, key }) {
    return [(0,finding/* finding */.gk)('quoted-operator', (0,finding/* placeOf */.$t)(process.path, container, key), `by the specification the shell gets ${(0,kind_words/* inShort */.wZ)(text.trim())} in quotes, as text for the program before it`, withoutQuotes(process, { text, container, key }))];
}
/** In `baseCommand` there is nothing but text. */
function withoutQuotes({ value }, { text, container, key }) {
    if (key === 'prefix')
        return 'Put shellQuote: false beside the prefix.';
    const written = `{shellQuote: false, valueFrom: ${JSON.stringify(text)}}`;
    return container === value['baseCommand'] ? `Move it and what follows it to arguments, and write it as ${written}.` : `Write it as ${written}.`;
}

// EXTERNAL MODULE: ./lib/cwl/rules/evaluated.js + 1 modules
var rules_evaluated = __webpack_require__(9225);
// EXTERNAL MODULE: ./lib/cwl/rules/members.js
var members = __webpack_require__(7353);
;// CONCATENATED MODULE: ./lib/cwl/rules/reference-types.js



/** The type of what a reference gives; undefined where nothing is known of it. */
function typeOf(reference, { inputs, self }) {
    const [root, ...rest] = (0,cwl_interpolation/* segmentsOf */.OD)(reference);
    if (root === 'self')
        return walk(self, rest);
    const [name, ...way] = rest;
    const input = root === 'inputs' && name !== undefined ? inputs?.get(String(name)) : undefined;
    return input === undefined ? undefined : walk(input.type, way);
}
function walk(type, way) {
    return way.reduce((at, segment) => (at === undefined ? undefined : (0,members/* memberType */.tD)(at, segment)), type);
}
/** How a reference goes on: with an item, with a member, or with both. */
const MEMBERS = /(?:\[\d{1,9}\])?(?:\.[A-Za-z_]\w{0,50})?/y;
/** The members behind a reference to what has them; text has none that anybody reads. */
function continuation({ text, scope }, part) {
    const { kind, code, closed } = part;
    const before = kind === 'reference' && closed ? typeOf(code, scope) : undefined;
    if (before === undefined || !(0,types_types/* membersOf */.lS)((0,types_types/* withoutNull */.Ms)(before)).every(isStructured))
        return undefined;
    const [rest = ''] = matchAt(MEMBERS, text, endOf(part)) ?? [];
    return rest === '' || !(0,cwl_interpolation/* isReference */.A_)(`${code}${rest}`) || typeOf(`${code}${rest}`, scope) === undefined ? undefined : rest;
}
function isStructured(type) {
    return type.kind === 'array' || type.kind === 'record' || (type.kind === 'simple' && (type.name === 'File' || type.name === 'Directory'));
}
/** Where the brackets of an interpolation are closed: the offset behind them. */
function endOf({ start, code }) {
    return start + code.length + '$()'.length;
}
/** What a sticky pattern finds at a place. */
function matchAt(pattern, text, index) {
    pattern.lastIndex = index;
    return pattern.exec(text);
}

;// CONCATENATED MODULE: ./lib/cwl/rules/continued-expressions.js




/** Fields that take text around what is evaluated, and no code of another language. */
const FIELDS = new Set(['stdin', 'stdout', 'stderr', 'entryname', 'glob', 'secondaryFiles', 'pattern', 'arguments', 'valueFrom', 'envValue', 'outputEval']);
/** The call of a method behind a bracket. */
const CALL = /(?:\[\d{1,9}\])?\.[a-z][A-Za-z]{0,30}\(/y;
/** A sum with a text in quotes, behind an expression or before it. */
const ADDED = /\s{0,9}\+\s{0,9}(?:'([^'\n]{0,200})'|"([^"\n]{0,200})")/y;
const ADDED_TO = /^\s{0,9}(?:'([^'\n]{0,200})'|"([^"\n]{0,200})")\s{0,9}\+\s{0,9}$/;
/**
 * What would go on with an expression, and stands outside its brackets: that is text (CWL v1.2 CommandLineTool,
 * "Expression evaluation"). Looked for where the whole text is meant as one expression, as it begins with it.
 */
function checkContinuedExpressions(process, texts) {
    return (0,finding/* problemsOf */.GW)(texts, (text) => {
        const [first] = text.interpolations;
        if (first === undefined || !first.closed || !FIELDS.has(text.field))
            return finding/* NO_PROBLEMS */.ve;
        const rest = first.start === 0 ? continuation(text, first) : undefined;
        if (rest !== undefined)
            return [outside(process, text, endOf(first), rest, `Write $(${first.code}${rest}).`)];
        return first.start === 0 ? calledOrAdded(process, text, first) : addedTo(process, text, first);
    });
}
function calledOrAdded(process, text, first) {
    const end = endOf(first);
    const [call] = matchAt(CALL, text.text, end) ?? [];
    if (call !== undefined)
        return [outside(process, text, end, `${call}…`, 'Put all of it into the brackets.')];
    const [added, single, double] = matchAt(ADDED, text.text, end) ?? [];
    return added === undefined ? finding/* NO_PROBLEMS */.ve : [outside(process, text, end + blanksBefore(added), added.trim(), hintToJoin(`${written(first)}${single ?? double ?? ''}`))];
}
function addedTo(process, text, first) {
    const [added, single, double] = ADDED_TO.exec(text.text.slice(0, first.start)) ?? [];
    return added === undefined ? finding/* NO_PROBLEMS */.ve : [outside(process, text, blanksBefore(added), added.trim(), hintToJoin(`${single ?? double ?? ''}${written(first)}`))];
}
function outside(process, text, index, rest, hint) {
    return (0,finding/* finding */.gk)('unevaluated-expression', (0,rules_evaluated/* placeIn */.VV)(process, text, index), `${rest} stands outside the brackets, and is text`, hint);
}
function hintToJoin(joined) {
    return `Text stands right beside the brackets, without + and quotes: ${joined}.`;
}
function written({ kind, code }) {
    const shown = (0,kind_words/* inShort */.wZ)(code);
    return kind === 'body' ? `\${${shown}}` : `$(${shown})`;
}
function blanksBefore(added) {
    return added.length - added.trimStart().length;
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
                if (problems.length >= finding/* MOST_PROBLEMS */.vy)
                    return problems;
                const from = path.findIndex((entry) => entry.name === edge.to);
                // Data flows against the direction in which sources are followed.
                const way = [edge.to, ...path.slice(from).map((entry) => entry.name).reverse()];
                const isAlone = way.length === 2;
                const message = isAlone ? `the step ${edge.to} waits for an output of its own` : `these steps wait for each other: ${way.join(' → ')}`;
                problems.push((0,finding/* finding */.gk)('data-cycle', (0,finding/* placeOf */.$t)(workflow.path, edge.container, edge.key), message, isAlone ? 'Take another source.' : 'Take one of the links out.'));
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
    const edges = [];
    for (const input of step.inputs) {
        const { source } = input;
        const isList = (0,json/* isArray */.cy)(source);
        for (const [index, name] of (isList ? source : [source]).entries()) {
            if (typeof name !== 'string')
                continue;
            const slash = name.lastIndexOf('/');
            if (slash >= 0)
                edges.push({ to: name.slice(0, slash), container: isList ? source : input, key: isList ? index : 'source' });
        }
    }
    return edges;
}

// EXTERNAL MODULE: ./lib/cwl/holes.js
var holes = __webpack_require__(9345);
// EXTERNAL MODULE: ./lib/cwl/forms/lone-items.js
var lone_items = __webpack_require__(9985);
// EXTERNAL MODULE: ./lib/cwl/suggest.js
var suggest = __webpack_require__(7912);
// EXTERNAL MODULE: ./lib/cwl/types/assignability.js
var assignability = __webpack_require__(3433);
;// CONCATENATED MODULE: ./lib/cwl/rules/deliveries.js


const MERGES = ['merge_nested', 'merge_flattened'];
const PICKS = ['first_non_null', 'the_only_non_null', 'all_non_null'];
/** How a parameter of a workflow combines its sources; undefined where what it says of that is wrong. */
function linkOf(holder, isList, hasDefault) {
    const linkMerge = MERGES.find((name) => name === holder['linkMerge']);
    const pickValue = PICKS.find((name) => name === holder['pickValue']);
    if ((linkMerge ?? null) !== (holder['linkMerge'] ?? null) || (pickValue ?? null) !== (holder['pickValue'] ?? null))
        return undefined;
    return { linkMerge, pickValue, isList, hasDefault };
}
/**
 * The type that arrives at the sink from one source among `count`, after merging and picking (CWL v1.2 Workflow,
 * "Merging multiple inbound data links" and "Picking non-null values"). Several where the specification leaves room:
 * it does not say whether a source that is no list is merged.
 */
function deliveries(source, count, link) {
    const merged = mergedTypes(source, count, link).flatMap((type) => picked(type, link.pickValue));
    return link.hasDefault ? merged.map(types_types/* withoutNull */.Ms) : merged;
}
function mergedTypes(source, count, { linkMerge, pickValue, isList }) {
    if (linkMerge === 'merge_flattened') {
        return isList ? [flattened(source)] : [flattened(source), source];
    }
    const nested = (0,types_types/* arrayOf */.jk)(source);
    if (linkMerge === 'merge_nested')
        return isList ? [nested] : [nested, source];
    if (count > 1)
        return [nested];
    return isList && pickValue !== undefined ? [nested, source] : [source];
}
const flattened = (0,types_types/* onceAType */.VP)((source) => (0,types_types/* arrayOf */.jk)((0,types_types/* unionOf */.Z6)((0,types_types/* membersOf */.lS)(source).map((member) => (member.kind === 'array' ? member.items : member)))));
function picked(type, pickValue) {
    if (pickValue === undefined)
        return [type];
    const items = itemsOf(type);
    if (items === NONE)
        return [(0,types_types/* withoutNull */.Ms)(type)];
    return pickValue === 'all_non_null' ? [(0,types_types/* arrayOf */.jk)(items)] : [items];
}
/** What is in the lists among the alternatives of a type, but null. */
const itemsOf = (0,types_types/* onceAType */.VP)((type) => {
    const lists = (0,types_types/* membersOf */.lS)(type).flatMap((member) => (member.kind === 'array' ? [member] : []));
    return lists.length === 0 ? NONE : (0,types_types/* unionOf */.Z6)(lists.map((list) => (0,types_types/* withoutNull */.Ms)(list.items)));
});
/** Of a type that has no list among its alternatives. */
const NONE = { kind: 'union', members: [] };
/** What a message says of the way between a source and its sink. */
function mergedWords(link, count) {
    if (link.pickValue !== undefined)
        return ` after pickValue: ${link.pickValue}`;
    if (link.linkMerge !== undefined)
        return ` after linkMerge: ${link.linkMerge}`;
    return count > 1 ? ' as one of several sources' : '';
}
/** How well the best of what may arrive fits. */
function bestFit(given, sink) {
    let best = 'never';
    for (const type of given) {
        const fit = (0,assignability/* fitOf */.Z)(type, sink);
        if (fit === 'always')
            return fit;
        if (fit === 'sometimes')
            best = fit;
    }
    return best;
}

;// CONCATENATED MODULE: ./lib/cwl/rules/formats.js




/** Longer lists are not looked at: thousands of steps may run the same tool. */
const MOST_FORMATS = 100;
/**
 * The formats that a parameter names for its files, none where it names none. Undefined where an expression says which, and of
 * what is no address: that is relative to its document.
 */
function formatsOf(parameter, process) {
    const { format } = parameter;
    const formats = new Map();
    if (!(0,cwl_given/* isGiven */.q)(format))
        return formats;
    if ((0,json/* isArray */.cy)(format) && format.length > MOST_FORMATS)
        return undefined;
    for (const written of (0,json/* isArray */.cy)(format) ? format : [format]) {
        const address = typeof written === 'string' ? addressOf(written, process) : undefined;
        if (typeof written !== 'string' || address === undefined)
            return undefined;
        formats.set(written, address);
    }
    return formats;
}
/** An address that is written out, or behind a prefix that `$namespaces` declares. */
function addressOf(format, { root, value }) {
    if ((0,cwl_interpolation/* mayHoldExpression */.dC)(format))
        return undefined;
    const colon = format.indexOf(':');
    const prefix = format.slice(0, Math.max(0, colon));
    const base = (0,own_terms/* namespacesOf */.Gw)(value).get(prefix) ?? (0,own_terms/* namespacesOf */.Gw)(root).get(prefix);
    if (base !== undefined)
        return base + format.slice(colon + 1);
    return /^https?:\/\//.test(format) ? format : undefined;
}
/**
 * Why files of these formats, or of none, are not taken, with what to do; undefined where they may be. "If no ontology is
 * available, file formats may be tested by exact match" (CWL v1.2 CommandLineTool, "CommandInputParameter"), and the reference
 * does so when it runs.
 */
function formatMisfit(given, wanted, taker) {
    const addresses = new Set(wanted.values());
    if ([...given.values()].some((address) => addresses.has(address)))
        return undefined;
    if (given.size === 0)
        return { words: 'has none', hint: `If its files have that format, declare it for that output: format: ${[...wanted.keys()][0] ?? ''}.` };
    // By an ontology files of one format may be of another as well.
    return hasOntology(taker) ? undefined : { words: `has ${inWords(given)}`, hint: 'Take that format too, correct the one that is wrong, or convert the files in a step of its own.' };
}
function hasOntology({ root, value }) {
    return [root, value].some(({ $schemas: schemas }) => (0,json/* isArray */.cy)(schemas) && schemas.length > 0);
}
/** A sentence holds no more. */
const SHOWN = 5;
/** As a sentence lists them. */
function inWords(formats) {
    const names = [...formats.keys()];
    return `${names.slice(0, SHOWN).join(' or ')}${names.length > SHOWN ? ' or …' : ''}`;
}

;// CONCATENATED MODULE: ./lib/cwl/rules/secondary-files.js



/** Of a longer list nothing more is asked for, and it may give anything: thousands of steps may run the same tool. */
const MOST_FILES = 100;
/** Suffixes of the files that must come with each file of a parameter; what an expression names is not known. */
function requiredSuffixes(parameter, version) {
    return secondary_files_itemsOf(parameter).slice(0, MOST_FILES).flatMap((item) => {
        const { pattern, required } = read(item, version);
        return pattern === undefined || required !== true || (0,cwl_interpolation/* mayHoldExpression */.dC)(pattern) ? [] : [pattern];
    });
}
/** Suffixes of the files that may come with each file of a parameter, without carets; undefined where an expression names some. */
function givenSuffixes(parameter, version) {
    const items = secondary_files_itemsOf(parameter);
    if (items.length > MOST_FILES)
        return undefined;
    const patterns = items.map((item) => read(item, version).pattern);
    if (patterns.some((pattern) => pattern === undefined || (0,cwl_interpolation/* mayHoldExpression */.dC)(pattern)))
        return undefined;
    return new Set(patterns.flatMap((pattern) => (pattern === undefined ? [] : [withoutCarets(pattern)])));
}
/** `a.bam.bai` and `a.bai` are two names of one index, and workflows that run take one for the other. */
function withoutCarets(pattern) {
    return pattern.replace(/^\^+/, '');
}
function secondary_files_itemsOf(parameter) {
    const written = parameter['secondaryFiles'] ?? null;
    if (written === null)
        return [];
    return (0,json/* isArray */.cy)(written) ? written : [written];
}
/**
 * From v1.1 on, `.bai?` says that the file may be missing (CWL v1.2 CommandLineTool, "SecondaryFileSchema"). Where it does not, the mark
 * is told of as a mistake, and nothing is known of whether the file must come.
 */
function read(item, version) {
    if (typeof item === 'string' && endsWithMark(item) && version !== 'v1.0')
        return { pattern: item.slice(0, -1), required: false };
    const { pattern, required } = (0,json/* isObject */.Gv)(item) ? item : { pattern: item };
    const isRequired = typeof required === 'boolean' ? required : (0,cwl_given/* isGiven */.q)(required) ? undefined : true;
    return { pattern: typeof pattern === 'string' ? pattern : undefined, required: endsWithMark(pattern) ? undefined : isRequired };
}
/** A question mark there is never part of an expression. */
function endsWithMark(pattern) {
    return typeof pattern === 'string' && pattern.endsWith('?');
}

// EXTERNAL MODULE: ./lib/cwl/rules/steps.js
var rules_steps = __webpack_require__(5049);
;// CONCATENATED MODULE: ./lib/cwl/rules/sources.js









/**
 * What links of a workflow may name, input or STEP/OUTPUT, and what is known of each. The name of a step stands here once,
 * however many outputs it has: it may be as long as a document.
 */
class Sources {
    #inputs;
    #outputs = new Map();
    #names;
    constructor({ inputs }, steps, ofInput, ofOutput) {
        this.#inputs = new Map(Array.from(inputs, ([name, port]) => [name, ofInput(port)]));
        for (const step of steps) {
            const outputs = this.#outputs.get(step.name) ?? new Map();
            for (const { name } of step.outputs)
                outputs.set(name, ofOutput(step, name));
            this.#outputs.set(step.name, outputs);
        }
    }
    get(source) {
        const slash = source.lastIndexOf('/');
        const output = slash < 0 ? undefined : this.#outputs.get(source.slice(0, slash))?.get(source.slice(slash + 1));
        return output ?? this.#inputs.get(source);
    }
    /** All that can be guessed, as links name them; made once, since thousands of links may be wrong. */
    names() {
        this.#names ??= [...this.#inputs.keys(), ...Array.from(this.#outputs).flatMap(([step, outputs]) => (step.length > LONGEST_GUESS ? [] : Array.from(outputs.keys(), (output) => `${step}/${output}`)))];
        return this.#names;
    }
}
/** Nobody writes the name of a longer step by hand. */
const LONGEST_GUESS = 200;
/** How the sources of a link would fit if they were merged, where they would. */
function remedyByMerging(source, count, link, sink) {
    const flattens = (pickValue) => link.linkMerge === undefined && link.isList && deliveries(source.type, count, { ...link, linkMerge: 'merge_flattened', pickValue }).some((type) => (0,assignability/* fitOf */.Z)(type, sink) === 'always');
    if (flattens(link.pickValue))
        return 'Add linkMerge: merge_flattened, which makes one list of lists and items.';
    if (link.pickValue === undefined && flattens('all_non_null'))
        return 'Add linkMerge: merge_flattened, which makes one list of lists and items, and pickValue: all_non_null, which leaves out null.';
    return undefined;
}
/** What would make a source fit that does not. `given` is what the link makes of it. Only a step can scatter. */
function remedyForMisfit(given, sink, isOfStep) {
    if (takesItems(given, sink))
        return isOfStep ? 'Scatter over it, or take one item with valueFrom.' : 'Make the type a list of that, or take one item in a step of its own.';
    const isList = (0,types_types/* membersOf */.lS)(sink).some((member) => member.kind === 'array' && given.some((type) => (0,assignability/* fitOf */.Z)(type, member.items) !== 'never'));
    if (isList)
        return 'Write the source as a list of one with linkMerge: merge_nested.';
    return isOfStep ? 'Take another source, or make the value that is wanted with valueFrom or in a step of its own.' : 'Take another source, or change the type.';
}
/** Whether a list arrives, and its items are what is wanted. */
function takesItems(given, sink) {
    return given.some((type) => (0,types_types/* membersOf */.lS)(type).some((list) => list.kind === 'array' && (0,assignability/* fitOf */.Z)(list.items, sink) !== 'never'));
}
/** Outputs have no default, and what is optional makes no list of null to scatter over. */
const REMEDIES = {
    output: 'Add a source to pick from with pickValue, or make it optional.',
    input: 'Add a source to pick from with pickValue, give a default, or make it optional.',
    scattered: 'Add a source to pick from with pickValue, or give a default that is a list.',
};
/** Of what is scattered or merged each item may be null, which no default stands in for, and pickValue only where it looks at the items. */
function remedyForNull({ type, step }, count, link, sink, taker) {
    const isScattered = step !== undefined && step.scatter.length > 0;
    if (!isScattered && count === 1 && link.linkMerge === undefined)
        return REMEDIES[taker];
    const isPicked = deliveries(type, count, { ...link, pickValue: 'all_non_null' }).some((given) => (0,assignability/* fitOf */.Z)(given, sink) === 'always');
    return isPicked ? 'Add pickValue: all_non_null, or take a list whose items may be null.' : 'Take null out of the list in a step of its own, or take a list whose items may be null: pickValue chooses whole lists here.';
}
/**
 * Suffixes of the files that a source may bring along; undefined where that is not known: whoever runs a workflow may
 * give more than its inputs declare.
 */
function suffixesFrom({ step, declaration }) {
    const tool = step?.run;
    return tool === undefined || declaration === undefined || !isFound(tool, declaration) ? undefined : givenSuffixes(declaration, tool.version);
}
/**
 * The formats that the files of a source may have, none for files without one; undefined where that is not known: inputs of a
 * workflow that name none take any file.
 */
function formatsFrom({ step, declaration }, workflow) {
    if (declaration === undefined)
        return undefined;
    if (step === undefined)
        return (0,cwl_given/* isGiven */.q)(declaration['format']) ? formatsOf(declaration, workflow) : undefined;
    return step.run === undefined || !isFound(step.run, declaration) ? undefined : formatsOf(declaration, step.run);
}
/**
 * Whether an output is a file that a tool finds, so that its declaration says all of it: a subworkflow passes on what its own
 * steps give, and an expression or cwl.output.json makes files of any kind.
 */
function isFound({ processClass }, declaration) {
    const binding = declaration['outputBinding'];
    return processClass === 'CommandLineTool' && (((0,json/* isObject */.Gv)(binding) && (0,cwl_given/* isGiven */.q)(binding['glob']) && !(0,cwl_given/* isGiven */.q)(binding['outputEval'])) || declaration['type'] === 'stdout');
}
/**
 * Whether null alone does not fit, and the condition of the step reads the input, as `$(inputs.x != null)` does: the step
 * is skipped then. The condition is asked for each item of what is scattered (CWL v1.2 Workflow, "Conditional execution").
 */
function isSkippedOnNull(step, name, given, sink) {
    if (!inputsOfCondition(step).has(name))
        return false;
    return bestFit(given.map((type) => withoutNullWithin(type, (0,rules_steps/* timesScattered */.Wu)(step, name))), sink) === 'always';
}
/** The inputs that the condition of a step reads. */
function inputsOfCondition(step) {
    const { when } = step.value;
    if (typeof when !== 'string')
        return NO_INPUTS;
    const known = ASKED.get(step) ?? new Set((0,cwl_interpolation/* namesOfInputs */.bk)(when));
    ASKED.set(step, known);
    return known;
}
const NO_INPUTS = new Set();
/** Each of thousands of inputs may be asked for. */
const ASKED = new WeakMap();
/** Without the null of what stands so many lists deep. */
function withoutNullWithin(type, levels) {
    if (levels === 0)
        return (0,types_types/* withoutNull */.Ms)(type);
    const byLevels = knownWithin(type);
    const known = byLevels.get(levels) ?? (0,types_types/* unionOf */.Z6)((0,types_types/* membersOf */.lS)(type).map((member) => (member.kind === 'array' ? (0,types_types/* arrayOf */.jk)(withoutNullWithin(member.items, levels - 1)) : member)));
    byLevels.set(levels, known);
    return known;
}
const knownWithin = (0,types_types/* onceAType */.VP)(() => new Map());

// EXTERNAL MODULE: ./lib/cwl/structure/written-values.js
var written_values = __webpack_require__(8730);
;// CONCATENATED MODULE: ./lib/cwl/rules/undeclared-files.js







/**
 * Files that steps need beside those of an input of the workflow, and that it does not declare: whoever gives only what is
 * declared gives too little, and implementations look for nothing more. What an embedded workflow needs is asked of the one
 * around it, since nothing else gives it files.
 */
function checkDeclaredFiles(workflow, ports, steps) {
    if (workflow.isEmbedded)
        return finding/* NO_PROBLEMS */.ve;
    return (0,finding/* problemsOf */.GW)([...lacksOf(workflow, ports, steps)], ([{ name, declaration }, { suffixes, takers }]) => {
        const hint = (0,cwl_given/* isGiven */.q)(declaration['secondaryFiles']) ? `Add ${(0,kind_words/* listed */.KE)([...suffixes])} to its secondaryFiles` : `Add secondaryFiles: [${(0,kind_words/* listed */.KE)([...suffixes].map(written_values/* written */.Mp))}] to it`;
        return [(0,finding/* finding */.gk)('undeclared-secondary-files', (0,finding/* placeOf */.$t)(workflow.path, declaration, 'id'), `the input ${name} declares no ${(0,kind_words/* listed */.KE)([...suffixes])} beside its files, which ${undeclared_files_inWords([...takers])}`, `${hint}, or make them optional where they are needed.`)];
    });
}
/** Suffixes of the files that must come with each file of an input of a step. */
function neededSuffixes(workflow, step, port) {
    const required = requiredSuffixes(port.declaration, (step.run ?? workflow).version);
    const within = lacksWithin(step).get(port.name);
    return within === undefined ? required : [...new Set([...required, ...within.suffixes])];
}
function lacksWithin({ run, ports, inner }) {
    if (run === undefined || ports === undefined || inner === undefined)
        return NO_LACKS;
    const known = KNOWN.get(run);
    if (known !== undefined)
        return known;
    const lacks = new Map(Array.from(lacksOf(run, ports, inner()), ([{ name }, lack]) => [name, lack]));
    KNOWN.set(run, lacks);
    return lacks;
}
const NO_LACKS = new Map();
/** Each input of a step is asked for. */
const KNOWN = new WeakMap();
function lacksOf(workflow, { inputs }, steps) {
    const lacks = new Map();
    const needs = needsOf(workflow, steps);
    if (needs.size === 0)
        return lacks;
    for (const port of inputs.values()) {
        const declared = needs.has(port.name) && (0,types_types/* mayHold */.BV)(port.type, 'File') ? givenSuffixes(port.declaration, workflow.version) : undefined;
        if (declared === undefined)
            continue;
        const suffixes = new Set();
        const takers = new Set();
        for (const needed of needs.get(port.name)?.values() ?? []) {
            const absent = needed.suffixes.filter((suffix) => !declared.has(withoutCarets(suffix)));
            for (const suffix of absent)
                suffixes.add(suffix);
            if (absent.length > 0)
                for (const step of needed.steps)
                    takers.add(step);
        }
        if (suffixes.size > 0)
            lacks.set(port, { suffixes, takers });
    }
    return lacks;
}
function needsOf(workflow, steps) {
    const needs = new Map();
    for (const step of steps) {
        if (step.ports === undefined || step.isOpaque)
            continue;
        for (const input of step.inputs) {
            const port = step.ports.inputs.get((0,parts/* nameOf */.Vb)(input) ?? '');
            if (port === undefined || (step.inner === undefined && !(0,cwl_given/* isGiven */.q)(port.declaration['secondaryFiles'])) || (0,cwl_given/* isGiven */.q)(input['valueFrom']))
                continue;
            for (const source of (0,parts/* textsIn */.Ej)(input, 'source')) {
                const needed = needs.get(source) ?? new Map();
                needs.set(source, needed);
                const known = needed.get(port) ?? { suffixes: neededSuffixes(workflow, step, port), steps: new Set() };
                needed.set(port, known);
                known.steps.add(step.name);
            }
        }
    }
    return needs;
}
function undeclared_files_inWords(takers) {
    return takers.length === 1 ? `the step ${takers[0]} needs` : `the steps ${(0,kind_words/* listed */.KE)(takers)} need`;
}

;// CONCATENATED MODULE: ./lib/cwl/rules/link-files.js









/** What the files of a link lack that an input of a step asks for: files beside them, and their format. */
function checkFilesOf(input, port, around) {
    return [...secondaryFiles(input, port, around), ...formats(input, port, around)];
}
/** Files that must lie beside a file, and that its source does not bring along. */
function secondaryFiles(input, port, { workflow, step, sources, what }) {
    const required = neededSuffixes(workflow, step, port);
    if (required.length === 0)
        return [];
    return (0,parts/* textsIn */.Ej)(input, 'source').flatMap((name, index) => {
        const source = sources.get(name);
        const given = source === undefined ? undefined : suffixesFrom(source);
        if (given === undefined)
            return [];
        const missing = required.filter((suffix) => !given.has(withoutCarets(suffix)));
        if (missing.length === 0)
            return [];
        return [(0,finding/* finding */.gk)('missing-secondary-files', (0,finding/* placeOfText */.KD)(workflow.path, input, 'source', index), `${what} needs the secondary files ${(0,kind_words/* listed */.KE)(missing)}, and ${name} does not give them`, 'Declare them as secondaryFiles of that output, or make them optional where they are needed.')];
    });
}
/** Files of another format than the one that is asked for, or of none. What is picked may be the one that fits. */
function formats(input, { declaration, type }, { workflow, step: { run }, sources, what }) {
    if (run === undefined || !(0,cwl_given/* isGiven */.q)(declaration['format']) || (0,cwl_given/* isGiven */.q)(input['pickValue']) || !(0,types_types/* mayHold */.BV)(type, 'File'))
        return [];
    const wanted = formatsOf(declaration, run);
    if (wanted === undefined || wanted.size === 0)
        return [];
    return (0,parts/* textsIn */.Ej)(input, 'source').flatMap((name, index) => {
        const source = sources.get(name);
        const given = source === undefined || !(0,types_types/* mayHold */.BV)(source.type, 'File') ? undefined : formatsFrom(source, workflow);
        const misfit = given === undefined ? undefined : formatMisfit(given, wanted, run);
        if (misfit === undefined)
            return [];
        return [(0,finding/* finding */.gk)('incompatible-format', (0,finding/* placeOfText */.KD)(workflow.path, input, 'source', index), `${what} takes files of the format ${inWords(wanted)}, and ${name} ${misfit.words}`, misfit.hint)];
    });
}

// EXTERNAL MODULE: ./lib/cwl/types/describe-type.js
var describe_type = __webpack_require__(1344);
;// CONCATENATED MODULE: ./lib/cwl/rules/conditions.js




/**
 * Whether a step that may be skipped is not, wherever another one runs: their conditions ask the same of the same sources, or
 * that of the other asks for more.
 */
function runsWith(giver, taker) {
    const asked = conditionsOf(giver);
    const known = conditionsOf(taker);
    return asked.length > 0 && asked.every((part) => known.includes(part));
}
/** Of each step, since many links may come from one. */
const CONDITIONS = new WeakMap();
/** Nobody writes longer ones, and they are held against each other for each link. */
const conditions_LONGEST = 1000;
const MOST_WITH_SOURCES = 4 * conditions_LONGEST;
/** What must all hold for a step to run, with sources in the place of its inputs; nothing where it reads what is not just that of a source. */
function conditionsOf(step) {
    const known = CONDITIONS.get(step);
    if (known !== undefined)
        return known;
    const { when } = step.value;
    const text = typeof when === 'string' && when.length <= conditions_LONGEST ? withSources(when, step) : undefined;
    const conditions = text === undefined ? [] : conjunctsOf(text);
    CONDITIONS.set(step, conditions);
    return conditions;
}
function withSources(when, step) {
    const inputs = new Map(step.inputs.map((input) => [(0,parts/* nameOf */.Vb)(input), input]));
    let isKnown = true;
    const text = (0,cwl_interpolation/* withInputsReplaced */.Eh)(when, (name) => {
        const input = inputs.get(name);
        const source = input === undefined || (0,rules_steps/* timesScattered */.Wu)(step, name) > 0 ? undefined : soleSource(input);
        isKnown &&= source !== undefined && source.length <= conditions_LONGEST;
        // As no code can be written.
        return `\0${source ?? ''}\0`;
    });
    if (!isKnown || text.length > MOST_WITH_SOURCES)
        return undefined;
    return !/\binputs\b/.test(text.replaceAll(/\0[^\0]*\0/g, '')) ? text.trim().replaceAll(/\s+/g, ' ') : undefined;
}
/** What an input of a step takes as it is from one source. */
function soleSource(input) {
    const { source } = input;
    return typeof source === 'string' && MAKING.every((field) => !(0,cwl_given/* isGiven */.q)(input[field])) ? source : undefined;
}
/** Fields of an input of a step that make another value of that of the source. */
const MAKING = ['valueFrom', 'default', 'linkMerge', 'pickValue', 'loadContents', 'loadListing'];
/** What must all hold; a condition that is more than a row of those is one part. */
function conjunctsOf(condition) {
    const code = /^\$\((.*)\)$/.exec(condition)?.[1];
    if (code === undefined || /\|\||[?,"'`]/.test(code.replaceAll(/"[\w .-]*"|'[\w .-]*'|\0[^\0]*\0/g, '')))
        return [condition];
    const parts = code.split('&&').map((part) => part.trim());
    return parts.every(isBalanced) ? parts : [condition];
}
function isBalanced(part) {
    let depth = 0;
    for (const sign of part) {
        if (sign === '(')
            depth += 1;
        if (sign === ')')
            depth -= 1;
        if (depth < 0)
            return false;
    }
    return depth === 0;
}

;// CONCATENATED MODULE: ./lib/cwl/rules/link-types.js










/** Whether what the sources of a link give is what its sink takes. */
class LinkTypes {
    #path;
    #sources;
    #told;
    /** Whether a step is to scatter and does not, as far as that was asked. */
    #unscattered = new Map();
    constructor(path, sources, told) {
        this.#path = path;
        this.#sources = sources;
        this.#told = told;
    }
    /** `type` is that of the sink, and `sources` are all that the link names. */
    compare(sink, type, sources, link) {
        const count = sources.length;
        let isMergeTold = false;
        for (const [index, source] of sources.entries()) {
            if (this.#told.isFull)
                return;
            const given = deliveries(source.type, count, link);
            const fit = bestFit(given, type);
            if (fit === 'always')
                continue;
            const doubt = { source, index, count, link, given };
            if (fit === 'sometimes') {
                this.#mayMisfit(sink, type, doubt);
                continue;
            }
            if (this.#wouldFitScattered(type, doubt))
                continue;
            const merge = remedyByMerging(source, count, link, type);
            // To merge the sources is one thing to do, not one for each of them.
            if (merge !== undefined && isMergeTold)
                continue;
            isMergeTold ||= merge !== undefined;
            this.#misfits(sink, type, doubt, merge);
            // Several sources make a list; that none is taken is one mistake, not one for each of them.
            if (count > 1 && link.pickValue === undefined && !takesList(type))
                return;
        }
    }
    #misfits({ holder, key, what, step }, type, { source, index, count, link, given }, merge) {
        const message = `${nameAt(holder, key, index)} gives ${shown(source, given)}${mergedWords(link, count)}, and ${what} takes ${(0,describe_type/* describeType */.M)(type)}`;
        this.#told.add((0,finding/* finding */.gk)('incompatible-types', (0,finding/* placeOfText */.KD)(this.#path, holder, key, index), message, merge ?? remedyForMisfit(given, type, step !== undefined)));
    }
    #mayMisfit({ holder, key, what, step }, type, { source, index, count, link, given }) {
        if (step !== undefined && isSkippedOnNull(step, (0,parts/* nameOf */.Vb)(holder) ?? '', given, type))
            return;
        const name = nameAt(holder, key, index);
        const giver = source.step;
        if (giver === undefined || !(0,rules_steps/* isConditional */.Jz)(giver) || bestFit(deliveries((0,types_types/* withoutNull */.Ms)((0,rules_steps/* outputType */.gf)(unconditional(giver), lastPart(name))), count, link), type) !== 'always') {
            const message = `${name} gives ${shown(source, given)}, and ${what} takes only ${(0,describe_type/* describeType */.M)(type)}`;
            this.#told.add((0,finding/* finding */.gk)('doubtful-types', (0,finding/* placeOfText */.KD)(this.#path, holder, key, index), message, 'It fails when it runs on a value that does not fit.'));
        }
        else if (step === undefined || !runsWith(giver, step)) {
            const absent = giver.scatter.length > 0 ? 'a list with null in it' : 'null';
            const message = `${name} comes from a step that may be skipped, which gives ${absent}, and ${what} takes ${(0,describe_type/* describeType */.M)(type)}`;
            this.#told.add((0,finding/* finding */.gk)('conditional-source', (0,finding/* placeOfText */.KD)(this.#path, holder, key, index), message, remedyForNull(source, count, link, type, takerOf(holder, step))));
        }
    }
    /** Whether a source comes from a step that is to scatter and does not: that is told of its input, and what it gives follows. */
    #wouldFitScattered(sink, { source: { type, step }, count, link }) {
        if (!this.lacksScatter(step))
            return false;
        return SCATTERED.some((levels) => bestFit(deliveries((0,types_types/* arrayOf */.jk)(type, levels), count, link), sink) !== 'never');
    }
    /** Whether a list goes to an input of a step that takes its items. */
    lacksScatter(step) {
        if (step === undefined)
            return false;
        const lacks = this.#unscattered.get(step) ?? step.inputs.some((input) => this.#givesItems(step, input));
        this.#unscattered.set(step, lacks);
        return lacks;
    }
    #givesItems(step, input) {
        const names = (0,parts/* textsIn */.Ej)(input, 'source');
        const link = linkOf(input, (0,json/* isArray */.cy)(input['source']), (0,cwl_given/* isGiven */.q)(input['default']));
        const sink = (0,rules_steps/* takenType */.G4)(step, (0,parts/* nameOf */.Vb)(input) ?? '', (0,cwl_given/* isGiven */.q)(input['valueFrom']));
        if (link === undefined || sink === undefined)
            return false;
        return names.some((name) => {
            const source = this.#sources.get(name);
            const given = source === undefined ? [] : deliveries(source.type, names.length, link);
            return given.length > 0 && bestFit(given, sink) === 'never' && takesItems(given, sink);
        });
    }
}
/** How many lists deep what a scattered step gives may stand: hardly anybody scatters over more. */
const SCATTERED = [1, 2, 3];
function takerOf(holder, step) {
    if (step === undefined)
        return 'output';
    return step.scattered.has((0,parts/* nameOf */.Vb)(holder) ?? '') ? 'scattered' : 'input';
}
function nameAt(holder, key, index) {
    return (0,parts/* textsIn */.Ej)(holder, key)[index] ?? '';
}
function shown(source, given) {
    return (0,describe_type/* describeType */.M)(given[0] ?? source.type);
}
function takesList(sink) {
    return (0,types_types/* membersOf */.lS)(sink).some((member) => member.kind === 'array' || member === types_types/* ANY */.x4);
}
function unconditional(step) {
    const { when: _, ...value } = step.value;
    return { ...step, value };
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./lib/cwl/types/type-names.js + 1 modules
var type_names = __webpack_require__(8262);
// EXTERNAL MODULE: ./lib/cwl/types/type-reader.js
var type_reader = __webpack_require__(7412);
// EXTERNAL MODULE: ./lib/cwl/structure/explain.js + 3 modules
var explain = __webpack_require__(5700);
// EXTERNAL MODULE: ./lib/cwl/forms/normalize.js
var normalize = __webpack_require__(8525);
;// CONCATENATED MODULE: ./lib/cwl/rules/structure-of-types.js





/**
 * The structure of types that a file has beside those that are imported from it. They are no part of any process, so that
 * its schema sees nothing of them, and are installed with it all the same.
 */
class StructureOfTypes {
    #known = new Map();
    /** Of a definition, as one of SchemaDefRequirement; looked at once, however many processes name it. */
    of(version, definition) {
        const known = this.#known.get(version) ?? new Map();
        this.#known.set(version, known);
        const structure = known.get(definition) ?? structureOf(version, definition);
        known.set(definition, structure);
        return structure;
    }
}
function structureOf(version, definition) {
    const model = cwl_model/* MODELS */.L6[version];
    const value = (0,normalize/* normalizeDefinition */.d)(model, definition);
    const requirement = (0,json/* objectFrom */._X)([['class', 'SchemaDefRequirement'], ['types', [value]]]);
    return { value, problems: (0,explain/* explainRecord */.L)(model, 'SchemaDefRequirement', requirement, (0,own_terms/* namespacesOf */.Gw)(definition)) };
}

// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/text/measure.js
var measure = __webpack_require__(4324);
;// CONCATENATED MODULE: ./lib/cwl/rules/type-allowance.js




/**
 * How many values the types of one document may hold, where each counts for every process that defines or names it: a few
 * types can name very many, and very many processes those.
 */
class TypeAllowance {
    #limits;
    /** What those of each process hold, however many documents reach it. */
    #taken = new WeakMap();
    #entered = new WeakSet();
    #values = 0;
    #excess;
    constructor(limits) {
        this.#limits = limits;
    }
    /** From here on, types count for another document. */
    startDocument() {
        this.#entered = new WeakSet();
        this.#values = 0;
        this.#excess = undefined;
    }
    /** Told where there was no room for the first time. */
    get excess() {
        return this.#excess;
    }
    /** Counts what a process took when another document reached it. */
    enter(process) {
        if (this.#entered.has(process))
            return;
        this.#entered.add(process);
        this.#count(process, this.#taken.get(process) ?? 0);
    }
    /** Whether there is room for a definition, which counts as taken. */
    take(process, definition) {
        const { values } = (0,measure/* measure */.x)(definition);
        if (!this.#count(process, values))
            return false;
        this.#taken.set(process, (this.#taken.get(process) ?? 0) + values);
        return true;
    }
    #count(process, values) {
        if (this.#excess !== undefined)
            return false;
        this.#values += values;
        const { nodes } = this.#limits;
        if (this.#values > nodes)
            this.#excess = (0,problem/* problemAt */.l4)((0,finding/* placeOf */.$t)(process.path, process.value), 'too-many-nodes', `the types that the processes of this document define and name hold more than ${nodes} values, counted for each process`, (0,cwl_limits/* howToRaise */.EX)('nodes', 'document'));
        return this.#excess === undefined;
    }
}

// EXTERNAL MODULE: ./lib/cwl/localnames.js
var localnames = __webpack_require__(4661);
// EXTERNAL MODULE: ./lib/cwl/text/origin.js
var origin = __webpack_require__(2356);
// EXTERNAL MODULE: ./lib/cwl/types/type-parts.js
var type_parts = __webpack_require__(2545);
;// CONCATENATED MODULE: ./lib/cwl/rules/type-mistakes.js








const MOST_GUESSES = 2 * finding/* MOST_PROBLEMS */.vy;
/** What is wrong in the types of one process. */
class TypeMistakes {
    /** Types of files that the process does not import. */
    uses = [];
    problems = [];
    #path;
    #guesses;
    /** `path` is that of the file of the process. */
    constructor(path, guesses) {
        this.#path = path;
        this.#guesses = guesses;
    }
    /** For a reader of types that looks names up in `names`. */
    reportIn(names) {
        return (code, container, key, name) => {
            if (this.problems.length >= finding/* MOST_PROBLEMS */.vy)
                return;
            // That a type's own fields stand beside it is told by its structure.
            if (code === 'undefined-type' && key === 'type' && (0,type_parts/* partsOfType */.s9)(container) !== undefined)
                return;
            const place = () => (0,finding/* placeOf */.$t)(this.#path, container, key);
            const absent = code === 'undefined-type' ? names.absentFile(name, container) : undefined;
            if (code === 'undeclared-type')
                this.#undeclared(name, container, place, names);
            else if (absent !== undefined)
                this.problems.push((0,finding/* finding */.gk)('undefined-type', place(), `there is no type ${name}, since there is no file ${absent}`, 'The path is relative to the file that says it.'));
            else
                this.problems.push(problemOf(code, name, place(), { container, key }, () => ((this.#guesses.left -= 1) < 0 ? NONE_DEFINED : names.namesFor(container))));
        };
    }
    #undeclared(name, container, place, names) {
        // What runs the process may have one. What that other file says of its own types follows from it.
        if (!names.isDefined)
            this.uses.push(useOf(name, place));
        else if (name.includes('#'))
            this.problems.push((0,finding/* finding */.gk)('undefined-type', place(), `the type ${name} is none of those of SchemaDefRequirement`, `Add {$import: ${imported(name, container, names)}} to its types.`));
    }
}
/** `defined` are the types that could have been meant, by the last parts of their names. */
function problemOf(code, name, place, { container, key }, defined) {
    switch (code) {
        case 'undefined-type':
            return (0,finding/* finding */.gk)(code, place, `there is no type ${name}`, hintToIndent(container, key) ?? typeHint(name, defined()));
        case 'later-type':
            return (0,finding/* finding */.gk)('undefined-type', place, `the type ${name} is defined further down`, 'Move its definition up: one may refer to those before it.');
        case 'unexpanded-type':
            return (0,finding/* finding */.gk)('undefined-type', place, `there is no type ${name}: under items the short forms ? and [] mean nothing`, remedyOf(name));
        case 'empty-type':
            // The schema lets it be empty.
            return (0,problem/* problemAt */.l4)(place, 'wrong-type', 'this list of types is empty, so that no value is of any', 'Say which types a value may have, or write Any.', 'warning');
        case 'misplaced-shortcut':
            return (0,finding/* finding */.gk)(code, place, `${name} stands alone: it is no part of another type`, 'Use the type File.');
        case 'duplicate-alternative':
            return (0,finding/* finding */.gk)(code, place, 'this is a second list among the alternatives, and an empty one would be of both', 'Write one list of alternatives: {type: array, items: [A, B]}.');
        case 'duplicate-symbol':
            return (0,finding/* finding */.gk)(code, place, `the symbol ${name} stands in this enum a second time`, 'Remove one of the two.');
        case 'duplicate-field':
            return (0,finding/* finding */.gk)(code, place, `the field ${name} stands in this record a second time`, 'Remove one of the two.');
        case 'empty-name':
            return (0,finding/* finding */.gk)(code, place, 'the name of this field is empty', 'Give it a name.');
    }
}
/** All of a file that nothing is imported of yet; what is there already must not be there twice. */
function imported(name, container, names) {
    const definition = names.definition(name, container);
    const file = definition === undefined ? undefined : (0,origin/* originOf */.yv)(definition)?.source.file;
    return file !== undefined && names.importsOf(file) ? name : fileOf(name);
}
function useOf(name, place) {
    const file = fileOf(name);
    return {
        feature: 'SchemaDefRequirement',
        place,
        what: `${name} is a type of another file`,
        remedy: `Add SchemaDefRequirement: {types: [{$import: ${file === '' ? 'FILE' : file}}]} under requirements.`,
    };
}
function fileOf(name) {
    return name.slice(0, name.indexOf('#'));
}
/** `File[]?` without short forms. */
function remedyOf(text) {
    const written = (part) => {
        if (part.endsWith('?'))
            return `["null", ${written(part.slice(0, -1))}]`;
        return part.endsWith('[]') ? `{type: array, items: ${written(part.slice(0, -2))}}` : part;
    };
    return `Write it out: items: ${written(text)}.`;
}
const WRITTEN_OUT = new Map([
    ['array', 'array, items: TYPE'],
    ['list', 'array, items: TYPE'],
    ['enum', 'enum, symbols: [A, B]'],
    ['record', 'record, fields: {NAME: TYPE}'],
]);
/** What other languages call a type of CWL, in small letters. */
const FOREIGN_NAMES = new Map([
    ['bool', 'boolean'],
    ['flag', 'boolean'],
    ['integer', 'int'],
    ['number', 'double'],
    ['str', 'string'],
    ['text', 'string'],
    ['path', 'File'],
    ['dir', 'Directory'],
    ['folder', 'Directory'],
]);
/** CWL takes names of types from its own vocabulary, from SALAD's, and from that of XML Schema. */
function withoutVocabulary(name) {
    return (0,own_terms/* ownTerm */.ZQ)(name) ?? name.replace(/^(?:xsd:|http:\/\/www\.w3\.org\/2001\/XMLSchema#)/, '');
}
/** Of a parameter that has the name of a field of parameters, and stands where its type would. */
function hintToIndent(container, key) {
    const name = key === 'type' && 'id' in container && typeof container.id === 'string' ? (0,localnames/* lastName */.UK)(container.id) : '';
    return FIELDS_OF_PARAMETERS.has(name) ? `If ${name} is meant as a field of the parameter above, indent it as far as what is in that.` : undefined;
}
/** Those that may hold text. */
const FIELDS_OF_PARAMETERS = new Set(['default', 'doc', 'format', 'label', 'secondaryFiles']);
function typeHint(name, defined) {
    const written = WRITTEN_OUT.get(name);
    if (written !== undefined)
        return `Write it out: {type: ${written}}.`;
    if (name.endsWith('?'))
        return `A question mark stands once, at the end: write the rest out, as ["null", ${name.slice(0, -1)}].`;
    if (name.endsWith('[]'))
        return 'Before v1.2 a list of lists is written out: {type: array, items: TYPE[]}.';
    const generic = /^(Array|List|Optional)[[<](\w+)[\]>]$/i.exec(name);
    if (generic !== null)
        return `Write ${generic[2]}${generic[1]?.toLowerCase() === 'optional' ? '?' : '[]'}.`;
    if (/^\w+[?[\]]*(?:\s*\/\/|#\s)/.test(name))
        return 'A comment begins with a space and #.';
    if (name.trim() !== name)
        return 'Remove the blank.';
    const alternatives = name.split(/[|,]/).map((each) => each.trim());
    if (alternatives.length > 1 && alternatives.every(type_names/* isTypeName */.Ai))
        return `Write a list: [${alternatives.map((each) => (each === 'null' ? '"null"' : each)).join(', ')}].`;
    const guess = defined.get((0,localnames/* lastName */.UK)(name)) ?? FOREIGN_NAMES.get(name.toLowerCase()) ?? (0,suggest/* nearest */.pA)(withoutVocabulary(name), candidates(defined));
    return guess === undefined ? 'Use a type of CWL, or define this one under SchemaDefRequirement.' : `Did you mean ${guess}?`;
}
/** Of thousands, not all are asked for. */
function* candidates(defined) {
    yield* type_names/* BUILT_IN_TYPES */.Zc;
    yield* defined.values();
}
const NONE_DEFINED = new Map();

;// CONCATENATED MODULE: ./lib/cwl/rules/ports.js










/** Whether a port of its name must be given a value. */
function isRequired(port) {
    return port !== undefined && !port.hasDefault && !(0,types_types/* acceptsNull */.Rd)(port.type);
}
/** Reads the ports of processes, each once. */
class PortReader {
    files;
    #ports = new WeakMap();
    #guesses = { left: MOST_GUESSES };
    #structure = new StructureOfTypes();
    #allowance;
    constructor(files) {
        this.files = files;
        this.#allowance = new TypeAllowance(files.workspace.limits);
    }
    /** From here on, types count for another document. */
    startDocument() {
        this.#allowance.startDocument();
    }
    /** Counts the types of a process for the document, which may have been read for another. */
    enter(process) {
        this.#allowance.enter(process);
    }
    /** That the processes of the document name more types than there is room for. Some of what was read since is not all there is. */
    get excess() {
        return this.#allowance.excess;
    }
    /** `around` is where an embedded process stands, whose named types it may use. */
    of(process, around) {
        const known = this.#ports.get(process);
        if (known !== undefined)
            return known;
        this.enter(process);
        const ports = this.#read(process, around === undefined ? undefined : this.of(around.process).scope.within(around.step));
        this.#ports.set(process, ports);
        return ports;
    }
    #read(process, outer) {
        const scope = new type_names/* TypeScope */.$2(this.files, process.path, process.value, outer);
        const mistakes = new TypeMistakes(process.path, this.#guesses);
        const readerIn = (names) => new type_reader/* TypeReader */.c(process.version, names, mistakes.reportIn(names), (definition) => this.#allowance.take(process, definition));
        const types = readerIn(scope);
        const read = (side) => {
            const ports = new Map();
            for (const declaration of (0,parts/* objectsIn */.Qv)(process.value, side)) {
                const name = (0,parts/* nameOf */.Vb)(declaration);
                const type = types.read(declaration);
                const hasDefault = (0,cwl_given/* isGiven */.q)(declaration['default']);
                // Of two with one name nothing is known but that there are two; that is told once, not again for each link.
                if (name !== undefined)
                    ports.set(name, { name, type: ports.has(name) ? types_types/* UNKNOWN */.HV : type, declaration, hasDefault });
            }
            return ports;
        };
        const definitions = scope.own.map((value) => ({ value, type: types.define(value), from: 'process' }));
        const readers = [{ names: scope, reader: types }];
        for (const step of (0,parts/* objectsIn */.Qv)(process.value, 'steps')) {
            const inner = scope.within(step);
            if (inner === scope)
                continue;
            const stepTypes = readerIn(inner);
            for (const definition of inner.own)
                stepTypes.define(definition);
            readers.push({ names: inner, reader: stepTypes });
        }
        const isWhole = { inputs: areNamed(process.value['inputs']), outputs: areNamed(process.value['outputs']) };
        const [inputs, outputs] = [read('inputs'), read('outputs')];
        for (const value of scope.inherited)
            if (types.knows(value))
                definitions.push({ value, type: types.define(value), from: 'around' });
        const beside = readers.flatMap(({ names, reader }) => (0,finding/* problemsOf */.GW)([...names.beside].filter((definition) => reader.knows(definition)), (definition) => {
            const { value, problems } = this.#structure.of(process.version, definition);
            definitions.push({ value, type: reader.define(definition), from: 'file' });
            return problems;
        }));
        return { inputs, outputs, isWhole, scope, definitions, uses: mistakes.uses, problems: beside.length === 0 ? mistakes.problems : [...mistakes.problems, ...beside] };
    }
}
function areNamed(declared) {
    return (0,json/* isArray */.cy)(declared) && declared.every(parts/* isNamed */.ev);
}

;// CONCATENATED MODULE: ./lib/cwl/rules/scatter.js





/** Those that are not among the inputs given, as many as are told. */
function unknownScatters(step, given) {
    const unknown = step.scatter.flatMap((name, index) => (given.has(name) ? [] : { name, index }));
    return unknown.slice(0, finding/* MOST_PROBLEMS */.vy).map(({ name, index }) => ({ name, index, guess: (0,suggest/* nearest */.pA)(name, given) }));
}
/** What a step scatters over, and how it combines that. */
function checkScatter({ path }, step, unknown) {
    const { scatterMethod: method } = step.value;
    const dangling = unknown.map(({ name, index, guess }) => {
        return (0,finding/* finding */.gk)('dangling-scatter', (0,finding/* placeOfText */.KD)(path, step.value, 'scatter', index), `${(0,rules_steps/* titleOf */.Gg)(step)} scatters over ${name}, which is no input of the step`, guess === undefined ? 'Name an input that stands under in.' : `Did you mean ${guess}?`);
    });
    const count = step.scatter.length;
    // What is no text is told as that, and may be meant as several inputs.
    if ((0,parts/* writtenUnder */.e9)(step.value, 'scatter').length > count)
        return dangling;
    if (count > 1 && !(0,cwl_given/* isGiven */.q)(method)) {
        return [...dangling, (0,finding/* finding */.gk)('no-scatter-method', (0,finding/* placeOf */.$t)(path, step.value, 'scatter'), `${(0,rules_steps/* titleOf */.Gg)(step)} scatters over ${count} inputs and does not say how to combine them`, 'Add scatterMethod: dotproduct, nested_crossproduct or flat_crossproduct.')];
    }
    if (count < 2 && (0,cwl_given/* isGiven */.q)(method)) {
        return [...dangling, (0,finding/* finding */.gk)('idle-scatter-method', (0,finding/* placeOf */.$t)(path, step.value, 'scatterMethod', 'key'), `scatterMethod has no effect: ${(0,rules_steps/* titleOf */.Gg)(step)} scatters over ${count === 0 ? 'nothing' : 'one input'}`, count === 0 ? 'Add scatter with the inputs that it scatters over, or remove it.' : 'Remove it.')];
    }
    return dangling;
}

// EXTERNAL MODULE: ./lib/cwl/rules/misplaced-fields.js
var misplaced_fields = __webpack_require__(7232);
;// CONCATENATED MODULE: ./lib/cwl/rules/parameter-references.js






/**
 * The first flaw of a reference, given as it stands between the brackets, where it is evaluated. Where JavaScript
 * evaluates it, what is not there is undefined. That is no value either ("Other return values must result in a
 * permanentFailure", CWL v1.2 CommandLineTool, "Expressions"), but some engines make null of it: doubtful, not an error.
 */
function flawOf(code, scope, hasJavascript) {
    const [root, first, ...rest] = (0,cwl_interpolation/* segmentsOf */.OD)(code);
    const reference = { text: `$(${code})`, hasJavascript };
    switch (root) {
        case 'inputs':
            return typeof first === 'string' && scope.inputs !== undefined ? flawOfInput(reference, first, rest, scope.inputs, scope) : undefined;
        case 'self':
            return first === undefined ? undefined : flawOfSelf(reference, [first, ...rest], scope);
        case 'runtime':
            return typeof first === 'string' ? (flawOfRuntime(reference, first, scope) ?? flawOfWay(reference, `runtime.${first}`, typeOfRuntime(first), rest, scope)) : undefined;
        case 'null':
            return undefined;
        default:
            // A global of JavaScript or of expressionLib.
            return hasJavascript ? undefined : flawOfRoot(reference, root, scope);
    }
}
function flawOfInput(reference, name, rest, inputs, scope) {
    const type = inputs.get(name)?.type;
    if (type !== undefined)
        return flawOfWay(reference, `inputs.${name}`, type, rest, scope);
    const names = [...inputs.keys()];
    const hint = hintOnDots([name, ...rest], names) ?? hintToPass(scope, name) ?? guessAmong(names, name) ?? `The inputs here are ${(0,kind_words/* listed */.KE)(names) || 'none'}.`;
    return { code: 'undefined-input', message: `${reference.text} refers to the input ${name}, which does not exist`, hint };
}
/** What to do where an input has dots in its name, which in a reference part a value from its members. */
function hintOnDots(segments, names) {
    const written = `${segments.join('.')}.`;
    const meant = names.find((name) => name.includes('.') && written.startsWith(`${name}.`));
    return meant === undefined ? undefined : `A dot ends a name here: write inputs['${meant}'].`;
}
/** What to do where a step reads an input of the workflow: expressions see only what stands under `in`. */
function hintToPass({ around }, name) {
    return around?.has(name) === true ? `The step has no input ${name}: add ${name}: ${name} under in.` : undefined;
}
function flawOfSelf(reference, segments, scope) {
    const { self, isUnread } = scope;
    const [item, member] = segments;
    if (isBeyondSources(item, scope))
        return absent(reference, `reads item ${item} of self, which ${beyondSources(scope)}`, FROM_ZERO);
    if (isUnread === true && typeof item === 'number' && member === 'contents')
        return absent(reference, `reads contents of self[${item}], which ${UNREAD.message}`, UNREAD.hint);
    if (!(0,types_types/* isNull */.kZ)(self))
        return flawOfWay(reference, 'self', self, segments, scope);
    return absent(reference, `reads ${segments[0]} of self, and self is null here`, 'Refer to an input by its name: $(inputs.NAME).');
}
/** Whether there are fewer sources than an item of `self` asks for. */
function isBeyondSources(item, { sources }) {
    return typeof item === 'number' && sources !== undefined && item >= sources;
}
function beyondSources({ sources }) {
    return `has one item for each of the ${sources} sources`;
}
const FROM_ZERO = 'The first is self[0].';
/** Files that `glob` finds have no contents unless they are asked for (CWL v1.2 CommandLineTool, "CommandOutputBinding"). */
const UNREAD = { message: 'nobody asks for', hint: 'Add loadContents: true beside glob.' };
function flawOfRuntime(reference, name, { isAfterwards, lacksExitCode }) {
    if (!members/* RUNTIME_MEMBERS */.tt.has(name))
        return absent(reference, `reads ${name} of runtime, which has none`, guessAmong(members/* RUNTIME_MEMBERS */.tt, name) ?? `It has ${[...members/* RUNTIME_MEMBERS */.tt].join(', ')}.`);
    if (name !== 'exitCode')
        return undefined;
    if (isAfterwards)
        return lacksExitCode === true ? { code: 'doubtful-attribute', message: `${reference.text} reads the exit code, which is there from v1.1 on`, hint: 'Raise cwlVersion to v1.1.' } : undefined;
    return absent(reference, 'reads the exit code before the tool has run', 'Only outputs can refer to it.');
}
function typeOfRuntime(name) {
    return name === 'outdir' || name === 'tmpdir' ? types_types/* SIMPLE */.RB.string : types_types/* SIMPLE */.RB.int;
}
function flawOfRoot({ text }, root, { inputs }) {
    const hint = inputs?.has(String(root)) === true ? `Write $(inputs.${text.slice('$('.length)}.` : `Write \\${text} if it is meant as text.`;
    return { code: 'parameter-reference', message: `${text} refers to ${root}, and only inputs, self and runtime can be referred to`, hint };
}
/** Goes from a value through its members, to the first that it does not have. */
function flawOfWay(reference, from, type, segments, scope) {
    let at = type;
    let way = from;
    for (const segment of segments) {
        const next = (0,members/* memberType */.tD)(at, segment);
        if (next === undefined) {
            if (reference.hasJavascript && isOfJavascript(at, segment))
                return undefined;
            const what = typeof segment === 'number' ? `item ${segment}` : segment;
            return absent(reference, `reads ${what} of ${way}, which is ${(0,describe_type/* describeType */.M)(at)} and has none`, memberHint(at, way, segment));
        }
        if (isPathWithoutCommand(at, segment, scope))
            return { code: 'doubtful-attribute', message: `${reference.text} reads ${segment} of ${way}, ${PATHLESS.message}`, hint: PATHLESS.hint };
        at = next;
        way += typeof segment === 'number' ? `[${segment}]` : `.${segment}`;
    }
    return undefined;
}
/** "This field must not be used in any other context" than that of a CommandLineTool (CWL v1.2, "File"). */
function isPathWithoutCommand(type, segment, { isPathless }) {
    return isPathless === true && (segment === 'path' || segment === 'dirname') && (0,types_types/* isOnly */.fy)(type, ['File', 'Directory']);
}
const PATHLESS = { message: 'which has none before a tool runs', hint: 'Take basename here, or read it within the tool.' };
function absent({ text, hasJavascript }, what, hint) {
    return { code: hasJavascript ? 'doubtful-attribute' : 'undefined-attribute', message: `${text} ${what}`, hint };
}
function memberHint(type, way, segment) {
    const list = (0,types_types/* membersOf */.lS)(type).find((member) => member.kind === 'array');
    if (list !== undefined && typeof segment === 'string' && (0,members/* memberType */.tD)(list.items, segment) !== undefined)
        return `Take one item first: $(${way}[0].${segment}).`;
    const names = (0,members/* memberNames */.hQ)(type);
    const shown = names.length === 0 ? `Write $(${way}) if the whole value is meant.` : `It has ${names.slice(0, kind_words/* MOST_LISTED */.cC).join(', ')}.`;
    return typeof segment === 'number' ? shown : (guessAmong(names, segment) ?? shown);
}
/** Who writes `threads?: int` means `threads: int?`. */
function hintForName(name, guess) {
    return guess === `${name}?` ? `It is named ${guess} now: move the question mark behind its type.` : `Did you mean ${guess}?`;
}
function guessAmong(names, name) {
    const guess = (0,suggest/* nearest */.pA)(name, names);
    return guess === undefined ? undefined : hintForName(name, guess);
}
/** Text has a length once JavaScript evaluates the reference. */
function isOfJavascript(type, segment) {
    if (segment !== 'length')
        return false;
    return (0,types_types/* membersOf */.lS)(type).some((member) => member.kind === 'enum' || (member.kind === 'simple' && member.name === 'string'));
}

;// CONCATENATED MODULE: ./lib/cwl/rules/unknown-inputs.js







/** One that an expression of the step reads is there for the step's own use. `sources` are those of the workflow. */
function unknownInputs({ path }, step, sources) {
    const taken = step.ports?.isWhole.inputs === true ? step.ports.inputs : undefined;
    const unknown = taken === undefined || step.isOpaque ? [] : step.inputs.filter((input) => !taken.has((0,parts/* nameOf */.Vb)(input) ?? ''));
    if (taken === undefined || unknown.length === 0)
        return unknown_inputs_NONE;
    const told = new finding/* Told */.uK();
    const meant = [];
    const read = wordsOfExpressions(step);
    const given = new Set(step.inputs.map(parts/* nameOf */.Vb));
    const free = othersThan(given, taken.keys());
    const links = linksTo(step, sources);
    for (const input of unknown) {
        const name = (0,parts/* nameOf */.Vb)(input);
        if (told.isFull)
            break;
        if (name === undefined || wordsIn(name).every((word) => read.has(word)))
            continue;
        const guess = (0,suggest/* nearest */.pA)(name, free);
        const place = (0,finding/* placeOf */.$t)(path, input, 'id');
        if (guess !== undefined && !meant.includes(guess) && isRequired(taken.get(guess))) {
            meant.push(guess);
            told.add((0,finding/* finding */.gk)('missing-input', place, `${(0,rules_steps/* titleOf */.Gg)(step)} gives ${name}, and not ${guess}, which what it runs requires`, hintForName(name, guess)));
        }
        else
            told.add((0,finding/* finding */.gk)('unknown-step-input', place, `${(0,rules_steps/* titleOf */.Gg)(step)} gives ${name}, which what it runs does not take`, guess === undefined ? hintFor(step, input, links, sources) : hintForName(name, guess)));
    }
    return { problems: told.problems, meant };
}
/** Of more than can be guessed from, as many as show that: thousands of steps may run what takes thousands. */
function othersThan(given, names) {
    const others = [];
    for (const name of names)
        if (!given.has(name) && others.push(name) > suggest/* MOST_CANDIDATES */.xA)
            break;
    return others;
}
const unknown_inputs_NONE = { problems: [], meant: [] };
/** Such an input may be there so that one step waits for another, as where that one writes to a database. */
function hintFor(step, input, links, sources) {
    if (misplaced_fields/* OF_STEPS */.M.has((0,parts/* nameOf */.Vb)(input) ?? ''))
        return 'Move it to the left if it is meant as a field of the step.';
    const awaited = giversOf(input, sources).find((giver) => links.get(giver) === 1);
    return awaited === undefined ? 'Remove it, or declare it there.' : `Remove it, or declare it there, unless ${(0,rules_steps/* titleOf */.Gg)(step)} is only to wait for ${(0,rules_steps/* titleOf */.Gg)(awaited)}.`;
}
/** Of how many inputs of a step each step is a source. */
function linksTo({ inputs }, sources) {
    const links = new Map();
    for (const giver of inputs.flatMap((input) => giversOf(input, sources)))
        links.set(giver, (links.get(giver) ?? 0) + 1);
    return links;
}
function giversOf(input, sources) {
    return [...new Set((0,parts/* textsIn */.Ej)(input, 'source').flatMap((name) => sources.get(name)?.step ?? []))];
}
function wordsOfExpressions(step) {
    const expressions = [step.value['when'], ...step.inputs.map((input) => input['valueFrom'])];
    return new Set(expressions.flatMap((expression) => (typeof expression === 'string' ? wordsIn(expression) : [])));
}
function wordsIn(code) {
    return code.match(/[\w\u0080-\uffff]+/g) ?? [];
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
    #sources;
    #told = new finding/* Told */.uK();
    /** Outputs, as STEP/OUTPUT, that steps list under a name that is told as misspelt. */
    #misspelt = new Set();
    /** The inputs that must be given to what steps run: many may run the same. */
    #required = new Map();
    #types;
    /** Made for the first link that leads nowhere. */
    #givers;
    #byName;
    #areStepsNamed;
    constructor(workflow, ports, steps) {
        this.#workflow = workflow;
        this.#ports = ports;
        this.#steps = steps;
        this.#sources = new Sources(ports, steps, (port) => ({ type: port.hasDefault ? (0,types_types/* withoutNull */.Ms)(port.type) : port.type, declaration: port.declaration }), (step, name) => ({ type: (0,rules_steps/* outputType */.gf)(step, name), step, declaration: step.ports?.outputs.get(name)?.declaration }));
        this.#types = new LinkTypes(workflow.path, this.#sources, this.#told);
    }
    problems() {
        // What outputs are misspelt is asked where they are used.
        for (const step of this.#steps)
            this.#stepOutputs(step);
        for (const step of this.#steps) {
            if (this.#isFull)
                break;
            this.#step(step);
        }
        for (const output of (0,parts/* objectsIn */.Qv)(this.#workflow.value, 'outputs')) {
            if (this.#isFull)
                break;
            this.#output(output);
        }
        return this.#told.problems;
    }
    get #isFull() {
        return this.#told.isFull;
    }
    #add(code, container, key, message, hint, part) {
        if (this.#isFull)
            return;
        this.#told.add((0,finding/* finding */.gk)(code, (0,finding/* placeOf */.$t)(this.#workflow.path, container, key, part), message, hint));
    }
    #step(step) {
        if (step.hasLoneInput)
            this.#told.add((0,lone_items/* loneItem */.wy)((0,finding/* placeOf */.$t)(this.#workflow.path, step.value, 'in'), 'in', step.inputs[0]));
        if (step.misplaced.length > 0)
            this.#misplaced(step);
        const given = new Set();
        for (const input of step.inputs) {
            const name = (0,parts/* nameOf */.Vb)(input);
            if (name !== undefined)
                given.add(name);
        }
        // What was to be scattered over is told by the misspelt name.
        const unscattered = unknownScatters(step, given);
        const misspelt = new Set(unscattered.map(({ guess }) => guess));
        for (const input of step.inputs) {
            const name = (0,parts/* nameOf */.Vb)(input);
            if (name !== undefined)
                this.#input(step, input, name, misspelt.has(name));
        }
        const { problems, meant } = unknownInputs(this.#workflow, step, this.#sources);
        for (const problem of problems)
            this.#told.add(problem);
        // Where its inputs are left out, that is told, and not each that is missing.
        if (!step.isRead.in || !(0,cwl_given/* isGiven */.q)(step.value['in']))
            return;
        const known = meant.length > 0 ? new Set([...given, ...meant]) : given;
        if (step.ports !== undefined)
            this.#absentInputs(step, step.ports, known);
        // What it scatters over is no input that is known where it stands among them.
        if (step.misplaced.length > 0)
            return;
        for (const problem of checkScatter(this.#workflow, step, meant.length > 0 ? unknownScatters(step, known) : unscattered))
            this.#told.add(problem);
    }
    /** Of fields that every step needs it is told that they are missing, and where they stand. The others of one step are one mistake. */
    #misplaced(step) {
        const inputs = step.misplaced.filter(({ id }) => id !== 'run' && id !== 'out');
        const [first] = inputs;
        if (first === undefined)
            return;
        const names = [...new Set(inputs.map(parts/* nameOf */.Vb))].join(' and ');
        this.#add('dangling-source', first, 'source', `${(0,rules_steps/* titleOf */.Gg)(step)} has ${names} under in, and so as an input with the source ${(0,parts/* textsIn */.Ej)(first, 'source').join(', ')}, which is no input of the workflow and no output of a step`, `Move ${names} to the left: what stands under in are inputs.`);
    }
    #input(step, input, name, isMistaken) {
        const port = step.ports?.inputs.get(name);
        const isMade = (0,cwl_given/* isGiven */.q)(input['valueFrom']);
        const isScattered = step.scattered.has(name);
        const what = `the input ${name} of ${(0,rules_steps/* titleOf */.Gg)(step)}${isScattered ? ', which is scattered,' : ''}`;
        if (isScattered)
            this.#listOf(input, what);
        else if (!isGivenBy(GIVING, input) && isRequired(port))
            this.#add('missing-input', input, 'id', `${what} is required, and nothing gives it a value`, 'Give it a source, a default or valueFrom.');
        this.#link({ holder: input, key: 'source', what, type: isMistaken ? undefined : (0,rules_steps/* takenType */.G4)(step, name, isMade), step }, (0,cwl_given/* isGiven */.q)(input['default']));
        if (port === undefined || isMade || step.isOpaque)
            return;
        for (const problem of checkFilesOf(input, port, { workflow: this.#workflow, step, sources: this.#sources, what }))
            this.#told.add(problem);
    }
    /** Items are made of a list before valueFrom makes something of each (CWL v1.2 Workflow, "WorkflowStepInput", `valueFrom`). */
    #listOf(input, what) {
        if ((0,holes/* isHole */.$)(input) || isGivenBy(GIVING_LISTS, input))
            return;
        const hint = (0,cwl_given/* isGiven */.q)(input['valueFrom']) ? 'Give it a source or a default: valueFrom is evaluated for each item of that.' : 'Give it a source, or a default that is a list.';
        this.#add('missing-input', input, 'id', `${what} is given no list`, hint);
    }
    #absentInputs(step, ports, given) {
        const required = this.#required.get(ports) ?? [...ports.inputs.values()].filter(isRequired);
        this.#required.set(ports, required);
        const absent = required.filter((port) => !given.has(port.name));
        if (absent.length === 0)
            return;
        const names = absent.map((port) => port.name).join(', ');
        this.#add('missing-input', step.value, 'in', `${(0,rules_steps/* titleOf */.Gg)(step)} does not give ${names}, which what it runs requires`, 'Add it under in, or give it a default there.', 'key');
    }
    #stepOutputs(step) {
        if (step.ports?.isWhole.outputs !== true || this.#isFull)
            return;
        const { outputs } = step.ports;
        const unknown = step.outputs.filter(({ name }) => !outputs.has(name));
        if (unknown.length === 0)
            return;
        const produced = [...outputs.keys()].join(', ') || 'nothing';
        for (const { name, index } of unknown) {
            if (this.#isFull)
                break;
            const guess = (0,suggest/* nearest */.pA)(name, outputs.keys());
            if (guess !== undefined)
                this.#misspelt.add(`${step.name}/${guess}`);
            this.#add('unknown-step-output', step.value['out'], index, `${(0,rules_steps/* titleOf */.Gg)(step)} lists the output ${name}, which what it runs does not produce`, guess === undefined ? `It produces ${produced}.` : `Did you mean ${guess}?`);
        }
    }
    #output(output) {
        const name = (0,parts/* nameOf */.Vb)(output) ?? '';
        if (name !== '' && isEmpty(output['outputSource']) && !this.#isMeantOtherwise(output)) {
            this.#add('no-output-source', output, 'id', `the output ${name} has no outputSource, so that nothing gives it a value`, this.#remedyForNoSource(output));
        }
        this.#link({ holder: output, key: 'outputSource', what: `the output ${name}`, type: this.#ports.outputs.get(name)?.type }, false);
    }
    /** Steps have folders of their own: what looks for a file there means what the step gives. */
    #remedyForNoSource({ outputBinding: binding }) {
        const glob = (0,json/* isObject */.Gv)(binding) ? binding['glob'] : undefined;
        const isOfStep = typeof glob === 'string' && this.#sources.get(glob)?.step !== undefined;
        return isOfStep ? `Write outputSource: ${glob} in the place of outputBinding.` : 'Say which output of a step it is, as STEP/OUTPUT, or remove it.';
    }
    /** Drafts called it source, which is told by that name. Where there are no steps, that is told; what stands here may be meant as one. */
    #isMeantOtherwise(output) {
        return !(0,cwl_given/* isGiven */.q)(this.#workflow.value['steps']) || (0,holes/* isHole */.$)(output) || 'source' in output || (0,field_advice/* isMisspelt */.yT)(output, 'outputSource');
    }
    #link(sink, hasDefault) {
        const { holder, key, what, type, step } = sink;
        const written = holder[key];
        if ((0,parts/* textsIn */.Ej)(holder, key).length === 0)
            return;
        const isList = (0,json/* isArray */.cy)(written);
        const links = isList ? written : [written];
        const sources = [];
        for (const [index, name] of links.entries()) {
            // What is no text is told as that.
            if (typeof name !== 'string')
                continue;
            const source = this.#sources.get(name);
            if (this.#isFull)
                return;
            if (source === undefined)
                this.#dangling(isList ? written : holder, isList ? index : key, name, what, step !== undefined);
            else
                sources.push(source);
        }
        const link = linkOf(holder, isList, hasDefault);
        if (link === undefined)
            return;
        if (link.pickValue !== undefined && !isList && sources.length === 1 && sources.every((source) => isSingle(source.type) && !this.#types.lacksScatter(source.step))) {
            this.#add('idle-pick-value', holder, 'pickValue', 'pickValue has one value to pick from', 'Give it several sources, or remove pickValue.', 'key');
        }
        if (type === undefined || sources.length < links.length)
            return;
        this.#types.compare(sink, type, sources, link);
    }
    #dangling(container, key, name, what, isOfStep) {
        const [stepName, output] = name.split('/');
        const step = this.#stepNamed(stepName);
        // Of a step or input without a name it is told that it needs one; the link may mean that.
        const isNamed = (this.#areStepsNamed ??= this.#areAllNamed());
        if (output === undefined ? !this.#ports.isWhole.inputs : step === undefined ? !isNamed : !step.isRead.out || this.#misspelt.has(name))
            return;
        const hint = output !== undefined && step?.ports?.outputs.has(output) === true ? `Add ${output} to out of the step ${step.name}.` : this.#hintForDangling(name, isOfStep);
        this.#add('dangling-source', container, key, `${what} has the source ${name}, which is no input of the workflow and no output of a step`, hint);
    }
    /** Of two with one name the first. */
    #stepNamed(name) {
        this.#byName ??= new Map(this.#steps.toReversed().map((step) => [step.name, step]));
        return name === undefined ? undefined : this.#byName.get(name);
    }
    #areAllNamed() {
        const { steps } = this.#workflow.value;
        return (0,json/* isArray */.cy)(steps) && this.#steps.length === steps.length && this.#steps.every((each) => each.name !== '');
    }
    /** The output of the same name that one other step gives, where the step that is named gives none that is written like it. */
    #namesakeOf(name) {
        const [stepName, output] = name.split('/');
        const step = this.#stepNamed(stepName);
        if (output === undefined || step === undefined || (0,suggest/* nearest */.pA)(output, step.outputs.map((each) => each.name)) !== undefined)
            return undefined;
        this.#givers ??= data_flow_giversOf(this.#steps);
        const giver = this.#givers.get(output);
        return giver === undefined ? undefined : `${giver.name}/${output}`;
    }
    #hintForDangling(name, isOfStep) {
        const local = name.slice(name.lastIndexOf('#') + 1);
        if (local !== name && this.#sources.get(local) !== undefined)
            return `If it is of this document, write ${local}: nothing says that what stands before the # is its address.`;
        const ofStep = this.#stepNamed(name)?.outputs[0];
        if (ofStep !== undefined)
            return `${name} is a step: name one of its outputs, such as ${name}/${ofStep.name}.`;
        const guess = this.#namesakeOf(name) ?? (0,suggest/* nearest */.pA)(withoutWay(name), this.#sources.names());
        if (guess !== undefined)
            return `Did you mean ${guess}?`;
        return isOfStep && !name.includes('/') ? 'Name an input of the workflow, or STEP/OUTPUT. A value that is no link is given as {default: …}.' : 'Name an input of the workflow, or STEP/OUTPUT.';
    }
}
/** What may be meant by a source that is written as expressions and other languages of workflows refer to values. */
function withoutWay(name) {
    const referred = /^\$\((.*)\)$/.exec(name)?.[1] ?? name;
    return referred.replace(/^(?:inputs|steps)[./]/, '').replace(/[./]outputs[./]/, '/');
}
/** By the name of an output, the step that gives it; undefined where several do. */
function data_flow_giversOf(steps) {
    const givers = new Map();
    for (const step of steps)
        for (const { name } of step.outputs)
            givers.set(name, givers.has(name) ? undefined : step);
    return givers;
}
function isSingle(type) {
    return (0,types_types/* membersOf */.lS)(type).every((member) => member.kind !== 'array' && member.kind !== 'unknown' && member !== types_types/* ANY */.x4);
}
/** Fields that give an input of a step its value. */
const GIVING = ['source', 'default', 'valueFrom'];
/** Those that give what is scattered. */
const GIVING_LISTS = ['source', 'default'];
/** Whether one of the fields stands there, or what is meant as one. */
function isGivenBy(fields, input) {
    return fields.some((field) => (0,cwl_given/* isGiven */.q)(input[field]) || (0,field_advice/* isMisspelt */.yT)(input, field));
}
function isEmpty(source) {
    return !(0,cwl_given/* isGiven */.q)(source) || ((0,json/* isArray */.cy)(source) && source.length === 0);
}

// EXTERNAL MODULE: ./lib/cwl/types/choices.js
var choices = __webpack_require__(6840);
// EXTERNAL MODULE: ./lib/cwl/types/values.js
var values = __webpack_require__(9519);
;// CONCATENATED MODULE: ./lib/cwl/rules/defaults.js













/** Defaults that are no values of the type of their parameter. */
function checkDefaults(process, ports, steps) {
    let sources;
    return [
        ...(0,finding/* problemsOf */.GW)((0,parts/* objectsIn */.Qv)(process.value, 'inputs'), (input) => {
            const port = hasDefault(input) ? ports.inputs.get((0,parts/* nameOf */.Vb)(input) ?? '') : undefined;
            return port === undefined ? finding/* NO_PROBLEMS */.ve : checkDefault(process, input, port.type, `the input ${port.name}`);
        }),
        ...(0,finding/* problemsOf */.GW)(steps, (step) => (0,finding/* problemsOf */.GW)(step.inputs, (input) => {
            // `valueFrom` may make anything of it.
            if (!hasDefault(input) || (0,cwl_given/* isGiven */.q)(input['valueFrom']))
                return finding/* NO_PROBLEMS */.ve;
            const name = (0,parts/* nameOf */.Vb)(input) ?? '';
            const type = (0,rules_steps/* inputType */.L2)(step, name);
            const what = `the input ${name} of ${(0,rules_steps/* titleOf */.Gg)(step)}`;
            const misfits = type === undefined ? finding/* NO_PROBLEMS */.ve : checkDefault(process, input, type, what);
            if (misfits.length > 0 || typeof input['default'] !== 'string' || (0,cwl_given/* isGiven */.q)(input['source']))
                return misfits;
            if (type !== undefined && isSymbolOf(input['default'], type))
                return finding/* NO_PROBLEMS */.ve;
            sources ??= new Sources(ports, steps, (port) => port.type, rules_steps/* outputType */.gf);
            return checkSourceless(process, input, input['default'], sources, type, what);
        })),
    ];
}
function isSymbolOf(text, type) {
    return (0,choices/* choicesFor */.A)(text, (0,types_types/* membersOf */.lS)(type))?.some((member) => member.kind === 'enum' && member.symbols.has(text)) === true;
}
/**
 * Text in the place of a link: where nothing else gives a value, the name of a source is seldom meant as one. A source that
 * cannot fit is not meant, as where what is made of the files of an input, a folder, is to be called like the input.
 */
function checkSourceless(process, input, text, sources, type, what) {
    const source = sources.get(text);
    if (source === undefined || (type !== undefined && (0,assignability/* fitOf */.Z)(source, type) === 'never'))
        return finding/* NO_PROBLEMS */.ve;
    return [(0,finding/* finding */.gk)('default-names-source', (0,finding/* placeOf */.$t)(process.path, input, 'default'), `the default of ${what} is the text ${JSON.stringify(text)}, and the workflow has a source of that name`, `Write source: ${text} if that is meant.`)];
}
function hasDefault(holder) {
    return (0,cwl_given/* isGiven */.q)(holder['default']);
}
function checkDefault(process, holder, type, what) {
    const value = holder['default'] ?? null;
    const misfit = (0,values/* misfitOf */.U8)(value, type);
    if (misfit === undefined)
        return checkEvaluation(process, holder, value, what);
    const [container, key] = defaults_walk(holder, value, misfit.path);
    if (misfit.beyond !== undefined)
        return [(0,finding/* finding */.gk)('default-range', (0,finding/* placeOf */.$t)(process.path, container, key), `the default of ${what} is too large for its type: ${misfit.reason}`, misfit.beyond === 'int' ? 'Make the type long.' : 'No integer type holds it; take double or string.')];
    return [(0,finding/* finding */.gk)('default-type', (0,finding/* placeOf */.$t)(process.path, container, key), `the default of ${what} does not fit its type: ${misfit.reason}`, defaults_hintFor(defaults_partOf(container, key) ?? null, misfit.wanted))];
}
/** Of a list, the first item is told. Where `valueFrom` makes another value of it, only that there is one may be meant. */
function checkEvaluation(process, holder, value, what) {
    const binding = holder['inputBinding'];
    if ((0,json/* isObject */.Gv)(binding) && (0,cwl_given/* isGiven */.q)(binding['valueFrom']))
        return finding/* NO_PROBLEMS */.ve;
    const index = (0,json/* isArray */.cy)(value) ? value.findIndex(isReference) : -1;
    if (index < 0 && !isReference(value))
        return finding/* NO_PROBLEMS */.ve;
    const place = (0,json/* isArray */.cy)(value) ? (0,finding/* placeOf */.$t)(process.path, value, index) : (0,finding/* placeOf */.$t)(process.path, holder, 'default');
    return [(0,finding/* finding */.gk)('unevaluated-expression', place, `the default of ${what} is not evaluated: its value is this text as it is written`, UNEVALUATED)];
}
function isReference(value) {
    return typeof value === 'string' && holdsReference(value);
}
const UNEVALUATED = 'Leave the default out, and write the expression where the value is used.';
/** How the same value is written as one of the type that is wanted. */
function defaults_hintFor(value, wanted) {
    if (wanted?.kind === 'array')
        return hintForItem(value, wanted.items);
    const name = (0,values/* simpleName */.ct)(wanted);
    if ((0,json/* isObject */.Gv)(value) && (name === 'File' || name === 'Directory'))
        return value['class'] === 'File' || value['class'] === 'Directory' ? CHANGE : `Write class: ${name}.`;
    if (typeof value !== 'string')
        return (0,written_values/* isNumberOrTruth */.A8)(value) && name === 'string' ? 'Put it in quotes, or change the type.' : CHANGE;
    if (holdsReference(value))
        return `No default is evaluated. ${UNEVALUATED}`;
    if (name === 'File' || name === 'Directory')
        return `Write it as ${locationOf(value, name)}.`;
    if ((0,values/* isQuoted */.f5)(value, name))
        return 'Take the quotes away, or change the type.';
    const truth = name === 'boolean' ? written_values/* TRUTHS */.jQ.get(value.toLowerCase()) : undefined;
    if (truth !== undefined)
        return `Write ${truth}, or change the type.`;
    const symbol = wanted?.kind === 'enum' && value.length > 1 ? (0,suggest/* nearest */.pA)(value, wanted.symbols) : undefined;
    return symbol === undefined ? CHANGE : `Did you mean ${symbol}?`;
}
const CHANGE = 'Change the default or the type.';
/** Of one item in the place of a list. */
function hintForItem(value, items) {
    if (typeof value === 'string' && holdsReference(value))
        return `No default is evaluated. ${UNEVALUATED}`;
    const name = (0,values/* simpleName */.ct)(items);
    if (typeof value === 'string' && (name === 'File' || name === 'Directory'))
        return (0,written_values/* writeAsList */.MH)([locationOf(value, name)]);
    if ((0,values/* misfitOf */.U8)(value, items) !== undefined)
        return CHANGE;
    if (typeof value === 'string')
        return (0,written_values/* writeAsList */.MH)([(0,written_values/* written */.Mp)(value)]);
    return (0,written_values/* isNumberOrTruth */.A8)(value) ? (0,written_values/* writeAsList */.MH)([String(value)]) : CHANGE;
}
function locationOf(path, name) {
    return `{class: ${name}, location: ${JSON.stringify(path)}}`;
}
function defaults_partOf(container, key) {
    return container[key];
}
/** The innermost container on the way to the part of the default that does not fit. */
function defaults_walk(holder, value, path) {
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

;// CONCATENATED MODULE: ./lib/cwl/rules/directives.js



/** What a file says of itself as a whole: `$namespaces`, `$schemas` and `$base` (SALAD 1.2, "Document context"). */
function checkDirectives({ path, root }) {
    const { $namespaces: namespaces, $schemas: schemas, $base: base } = root;
    if (namespaces === undefined && schemas === undefined && base === undefined)
        return finding/* NO_PROBLEMS */.ve;
    const wrong = (holder, key, what, wanted, value) => (0,finding/* finding */.gk)('wrong-type', (0,finding/* placeOf */.$t)(path, holder, key), `${what} must be ${wanted}, and this is ${(0,kind_words/* describe */.q0)(value)}`);
    const problems = [];
    if ((0,json/* isObject */.Gv)(namespaces)) {
        problems.push(...(0,finding/* problemsOf */.GW)((0,json/* entriesOf */.Mc)(namespaces), ([prefix, value]) => (typeof value === 'string' ? [] : [wrong(namespaces, prefix, `the prefix ${prefix}`, 'an address', value)])));
    }
    else if (namespaces !== undefined) {
        problems.push(wrong(root, '$namespaces', '$namespaces', 'a map from prefixes to addresses', namespaces));
    }
    if ((0,json/* isArray */.cy)(schemas)) {
        problems.push(...(0,finding/* problemsOf */.GW)(schemas, (value, index) => (typeof value === 'string' ? [] : [wrong(schemas, index, 'an item of $schemas', 'an address', value)])));
    }
    else if (schemas !== undefined && typeof schemas !== 'string') {
        problems.push(wrong(root, '$schemas', '$schemas', 'a list of addresses', schemas));
    }
    if (base !== undefined && typeof base !== 'string')
        problems.push(wrong(root, '$base', '$base', 'an address', base));
    return problems;
}

;// CONCATENATED MODULE: ./lib/cwl/rules/expression-types.js









const TEXT = { words: 'text', names: ['string'] };
const NUMBER = { words: 'a number', names: types_types/* NUMBERS */.du };
const TRUTH = { words: 'true or false', names: ['boolean'] };
const FILES = ['File', 'Directory'];
const ENTRIES = { words: 'files, directories or entries', names: FILES, lists: true, records: true };
const CONTENTS = { words: 'text, a file or a directory', names: ['string', ...FILES], records: true };
/** CWL v1.2 CommandLineTool and Workflow, at each field: "must return", "must evaluate to". */
const TAKEN = new Map([
    ...['stdin', 'stdout', 'stderr', 'envValue', 'entryname'].map((field) => [field, TEXT]),
    ['glob', { ...TEXT, words: 'text or a list of texts', lists: true }],
    ['format', { ...TEXT, words: 'the address of a format', lists: true }],
    ...rules_evaluated/* RESOURCE_FIELDS */.Z9.map((field) => [field, NUMBER]),
    ['timelimit', NUMBER],
    ['position', { ...NUMBER, words: 'an integer' }],
    ['listing', ENTRIES],
    ...['when', 'enableReuse', 'networkAccess'].map((field) => [field, TRUTH]),
]);
/** Names of files. What is no text stands in other text as its JSON (CWL v1.2 CommandLineTool, "Parameter references"), which is no name that anybody means. */
const FILE_NAMES = new Set(['stdin', 'stdout', 'stderr', 'entryname', 'glob', 'secondaryFiles', 'pattern']);
/** What a program is called with: a list or a record may be meant to reach it as JSON, and a file hardly. */
const ARGUMENTS = new Set(['arguments', 'valueFrom', 'envValue']);
/**
 * Parameter references to values that their field cannot take where they are all of it, and those that stand as JSON in a
 * text that nobody means to hold any; null is what it is without.
 */
function checkExpressionTypes(process, texts) {
    return (0,finding/* problemsOf */.GW)(texts, (text) => {
        const { field, interpolations } = text;
        const [only] = interpolations;
        if (only === undefined)
            return [];
        if (field === 'entry')
            return checkEntry(process, text, only);
        const code = (0,cwl_interpolation/* referenceIn */.h8)(only);
        const taken = TAKEN.get(field);
        if ((0,rules_evaluated/* standsAlone */.pX)(only, text.text))
            return code === undefined || taken === undefined ? [] : wrongType(process, text, { code, start: only.start }, taken);
        if (taken !== undefined && !taken.names.includes('string'))
            return textForOther(process, text, taken);
        if (FILE_NAMES.has(field))
            return (0,finding/* problemsOf */.GW)(interpolations, (part) => jsonInText(process, text, part, isJsonInText));
        if (!ARGUMENTS.has(field) || HERE_DOCUMENT.test(text.text))
            return finding/* NO_PROBLEMS */.ve;
        return (0,finding/* problemsOf */.GW)(interpolations, (part) => (isMeantAsJson(text.text, part) ? finding/* NO_PROBLEMS */.ve : jsonInText(process, text, part, isFile)));
    });
}
/** What is more than one expression is text, whatever that gives; where one does not end, that is told. */
function textForOther(process, text, { words }) {
    if (text.interpolations.some(({ closed }) => !closed) || (0,rules_evaluated/* unscanned */.Mq)(text) !== undefined)
        return finding/* NO_PROBLEMS */.ve;
    return [(0,finding/* finding */.gk)('expression-type', (0,finding/* placeOf */.$t)(process.path, text.container, text.key), `${titleOfField(text)} must be ${words}, and ${onOneLine(text.text)} is text`, 'Write one expression that gives it.')];
}
/** A text of several lines as a message has it. */
function onOneLine(text) {
    return (0,kind_words/* inShort */.wZ)(text.trim().replaceAll(/\s+/g, ' '));
}
/** Before v1.2 no JSON is made of other values, and of a list of files nobody knows which is to have the name (CWL v1.2 CommandLineTool, "Dirent"). */
function checkEntry(process, text, only) {
    const code = (0,cwl_interpolation/* referenceIn */.h8)(only);
    if (code === undefined || text.text.length !== code.length + '$()'.length || typeof nameOfEntry(text) !== 'string')
        return fileAsText(process, text, only);
    if (process.version !== 'v1.2')
        return wrongType(process, text, { code, start: only.start }, CONTENTS);
    const type = typeOf(code, text.scope);
    if (type === undefined || (0,types_types/* isNull */.kZ)(type) || !(0,types_types/* membersOf */.lS)((0,types_types/* withoutNull */.Ms)(type)).every((member) => member.kind === 'array' && isFile(member.items)))
        return [];
    return [(0,finding/* finding */.gk)('expression-type', (0,rules_evaluated/* placeIn */.VV)(process, text, only.start), `$(${code}) is ${(0,describe_type/* describeType */.M)(type)}, and entryname can name one file`, 'Take entryname out.')];
}
function nameOfEntry({ container }) {
    return 'entryname' in container ? container.entryname : undefined;
}
/** Of an entry, blanks at the ends are a part (the tests iwd-passthrough1 and 2 of CWL v1.2). One without a name is told anyway. */
function fileAsText(process, text, only) {
    const isPart = (0,rules_evaluated/* standsAlone */.pX)(only, text.text) && text.text !== text.text.trim() && 'entryname' in text.container;
    const type = isPart && only.kind === 'reference' ? typeOf(only.code, text.scope) : undefined;
    if (type === undefined || (0,types_types/* isNull */.kZ)(type) || !(0,types_types/* isOnly */.fy)(type, FILES))
        return [];
    return [(0,finding/* finding */.gk)('expression-type', (0,rules_evaluated/* placeIn */.VV)(process, text, only.start), `${asJson(only.code, type, text)}, for a blank or a line end is beside it`, 'Leave none, as with |- in place of |.')];
}
/** Of a shell, which may hold JSON. */
const HERE_DOCUMENT = /<<-?\s{0,9}['"]?\w/;
/** In JSON and in code that holds some: between quotes which leave it whole, behind a bracket, or behind a sign and a blank. */
function isMeantAsJson(text, { start }) {
    const before = text.slice(Math.max(0, start - LONGEST_BLANK), start);
    const sign = before.trimEnd();
    return /(?:[([{]|":)$/.test(sign.slice(-2)) || (sign === before ? /(?:'|""")$/ : /[,:=]$/).test(sign.slice(-3));
}
/** What stands before a reference is looked for so far back. */
const LONGEST_BLANK = 200;
function wrongType(process, text, { code, start }, taken) {
    const type = typeOf(code, text.scope);
    if (type === undefined || (0,types_types/* isNull */.kZ)(type))
        return [];
    // "Must validate as {type: array": one file is no list of one before v1.2.
    if (text.key === 'listing' && process.version !== 'v1.2' && isFile(type)) {
        return [(0,finding/* finding */.gk)('expression-type', (0,rules_evaluated/* placeIn */.VV)(process, text, start), `listing must be a list of files or directories, and $(${code}) is ${(0,describe_type/* describeType */.M)(type)}`, `Write it as a list: [$(${code})].`)];
    }
    if (takes(taken, (0,types_types/* withoutNull */.Ms)(type)))
        return [];
    return [(0,finding/* finding */.gk)('expression-type', (0,rules_evaluated/* placeIn */.VV)(process, text, start), `${titleOfField(text)} must be ${taken.words}, and $(${code}) is ${(0,describe_type/* describeType */.M)(type)}`, expression_types_hintFor(process, text.field, code, type, taken))];
}
/** What goes on behind the bracket is told as that. */
function jsonInText(process, text, part, isJson) {
    const { kind, code, start } = part;
    const type = kind === 'reference' ? typeOf(code, text.scope) : undefined;
    if (type === undefined || (0,types_types/* isNull */.kZ)(type) || !(0,types_types/* membersOf */.lS)((0,types_types/* withoutNull */.Ms)(type)).every(isJson) || (start === 0 && continuation(text, part) !== undefined))
        return [];
    return [(0,finding/* finding */.gk)('expression-type', (0,rules_evaluated/* placeIn */.VV)(process, text, start), asJson(code, type, text), hintForText(text, code, type))];
}
function asJson(code, type, { field }) {
    return `$(${code}) is ${(0,describe_type/* describeType */.M)(type)}, which stands as JSON in the text of ${field}`;
}
function hintForText({ field, scope }, code, type) {
    if ((0,members/* memberType */.tD)(type, 'basename') === undefined)
        return undefined;
    // The inputs of a step have no path yet.
    if (ARGUMENTS.has(field) && scope.around === undefined)
        return `Write $(${code}.path).`;
    return `Write $(${code}.basename)${(0,members/* memberType */.tD)(type, 'nameroot') === undefined ? '' : `, or $(${code}.nameroot) for the name without its extension`}.`;
}
function isJsonInText(type) {
    return type.kind === 'array' || type.kind === 'record' || isFile(type);
}
function isFile(type) {
    return (0,types_types/* isOnly */.fy)(type, FILES);
}
/** Of variables, whose field has the same name for all, the name is said. */
function titleOfField({ field, container }) {
    const name = 'envName' in container ? container.envName : undefined;
    return field === 'envValue' && typeof name === 'string' ? `the value of ${name}` : field;
}
/** Whether a field takes some value of a type, null aside; one that says nothing of types takes any. */
function fieldTakes(field, type) {
    const taken = TAKEN.get(field);
    return taken === undefined || takes(taken, (0,types_types/* withoutNull */.Ms)(type));
}
/** Whether some value of the type will do. */
function takes(taken, type) {
    return (0,types_types/* membersOf */.lS)(type).some((member) => {
        switch (member.kind) {
            case 'unknown':
                return true;
            case 'simple':
                return member.name === 'Any' || taken.names.includes(member.name);
            case 'enum':
                return taken.names.includes('string');
            case 'array':
                return taken.lists === true && takes({ ...taken, lists: taken.records }, member.items);
            case 'record':
                return taken.records === true;
            case 'union':
                return false;
        }
    });
}
/** Of a file, its name where one in the working folder is meant: glob and the like take no absolute path. */
function expression_types_hintFor(process, field, reference, type, { names }) {
    const other = 'Write a reference or an expression that gives it.';
    if (field === 'listing')
        return (0,types_types/* isOnly */.fy)(type, ['string']) ? `Write it as an entry: {entryname: NAME, entry: $(${reference})}.` : other;
    if (!names.includes('string') || field === 'entry')
        return other;
    const attribute = field === 'format' ? 'format' : field === 'stdin' || field === 'envValue' ? 'path' : 'basename';
    if ((0,members/* memberType */.tD)(type, attribute) !== undefined)
        return `Write $(${reference}.${attribute}).`;
    if (field === 'format')
        return other;
    const isScalar = (0,types_types/* membersOf */.lS)(type).every((member) => member.kind === 'simple');
    return isScalar ? remedyInJavascript(process, `Make text of it: $(String(${reference}))`) : other;
}

;// CONCATENATED MODULE: ./lib/cwl/rules/expressions.js





/** What parameter references name (CWL v1.2 CommandLineTool, "Parameter references", steps 2 and 6). */
function checkReferences(process, texts, hasJavascript) {
    return (0,finding/* problemsOf */.GW)(texts, (text) => (0,finding/* problemsOf */.GW)(text.interpolations, (interpolation) => {
        if (!interpolation.closed)
            return hasJavascript ? [] : [unbalanced(process, text, interpolation)];
        if (interpolation.kind !== 'reference')
            return hasJavascript ? [] : spaced(process, text, interpolation);
        const flaw = flawOf(interpolation.code, text.scope, hasJavascript);
        return flaw === undefined ? [] : [flawAt(process, (0,rules_evaluated/* placeIn */.VV)(process, text, interpolation.start), flaw)];
    }));
}
/** A reference with blanks around it is JavaScript. Where nothing permits that, no parser reads what it names. */
function spaced(process, text, interpolation) {
    const code = (0,cwl_interpolation/* spacedReference */.Sc)(interpolation);
    const [root, name] = code === undefined ? [] : (0,cwl_interpolation/* segmentsOf */.OD)(code);
    if (root !== 'inputs' || typeof name !== 'string' || text.scope.inputs?.has(name) !== false)
        return [];
    return [doubtfulInput(process, (0,rules_evaluated/* placeIn */.VV)(process, text, interpolation.start + 2 + interpolation.code.search(/\S/)), name, text.scope)];
}
function flawAt(process, place, { code, message, hint }) {
    return (0,finding/* finding */.gk)(code, place, `${message}${inWhich(process, place)}`, hint);
}
function doubtfulInput(process, place, name, scope) {
    return (0,finding/* finding */.gk)('doubtful-input', place, `the code reads inputs.${name}, and there is no input ${name}${inWhich(process, place)}`, hintToPass(scope, name) ?? guessAmong(scope.inputs?.keys() ?? [], name) ?? 'It is undefined when it runs.');
}
/** Of a text in a file of its own, which several processes may include: for which of them it is wrong. */
function inWhich({ path, root, value }, { file }) {
    if (file === path)
        return '';
    const name = '$graph' in root ? (0,parts/* nameOf */.Vb)(value) : undefined;
    return ` in ${name === undefined ? path : `${path}#${name}`}`;
}
function unbalanced(process, text, { start }) {
    const opening = text.text.slice(start, start + 2);
    const orText = (0,rules_evaluated/* mayBeText */.SK)(text) ? `, or write \\${opening} if it is meant as text` : undefined;
    const comment = commentIn(text.text, start);
    if (comment === undefined)
        return (0,finding/* finding */.gk)('unbalanced-expression', (0,rules_evaluated/* placeIn */.VV)(process, text, start), `${opening} begins here and does not end`, orText === undefined ? 'Close it.' : `Close it and what is open within${orText}.`);
    const [message, remedy] = text.text[comment + 1] === '*'
        ? [`this comment does not end, and so the ${opening} around it does not either`, 'Write */ at its end']
        : [`this comment goes on to the end of the text, and so the ${opening} around it does not end`, 'Write it as /* … */, or begin the text with |, which keeps its line ends'];
    return (0,finding/* finding */.gk)('unbalanced-expression', (0,rules_evaluated/* placeIn */.VV)(process, text, comment), message, `${remedy}${orText ?? ''}.`);
}
/** One that keeps the bracket from being closed; what goes on with a word, as in an address or a path of a shell, is none. */
function commentIn(text, start) {
    const comment = (0,cwl_interpolation/* openComment */.a9)(text, start + 1);
    return comment === undefined || /[\w.:*/-]/.test(text[comment - 1] ?? '') ? undefined : comment;
}

;// CONCATENATED MODULE: ./lib/cwl/rules/feature-uses.js








/** One use of JavaScript by a process itself: more than one of a feature is not told. */
function javascriptUses(process, texts) {
    let spaced;
    for (const text of texts) {
        for (const interpolation of text.interpolations) {
            const { kind, code, start, closed } = interpolation;
            if (!closed || kind === 'reference')
                continue;
            const hyphenated = (0,cwl_interpolation/* hyphenatedInput */.hl)(code, text.scope.inputs);
            if (hyphenated !== undefined)
                return [{ feature: 'InlineJavascriptRequirement', place: () => (0,rules_evaluated/* placeIn */.VV)(process, text, start), what: `$(${shortened(code)}) is JavaScript that subtracts`, remedy: `Write $(inputs["${hyphenated}"]) for the input of that name.` }];
            const what = kind === 'body' ? '${…} is JavaScript' : `$(${shortened(code)}) is no parameter reference but JavaScript`;
            const asText = (0,rules_evaluated/* mayBeText */.SK)(text) ? `, or write \\${kind === 'body' ? '${' : '$('} if it is meant as text` : '';
            // As a shell writes its variables.
            const reference = kind === 'body' ? (0,bare_references/* bareReference */.y)(code, text.scope.inputs) : undefined;
            const remedy = reference !== undefined ? `Write $(${reference}).` : `Add ${asRequirement(process, 'InlineJavascriptRequirement')} under requirements${asText}.`;
            const use = { feature: 'InlineJavascriptRequirement', place: () => (0,rules_evaluated/* placeIn */.VV)(process, text, start), what, remedy };
            if ((0,cwl_interpolation/* spacedReference */.Sc)(interpolation) === undefined)
                return [use];
            spaced ??= { ...use, remedy: 'Remove the blanks.' };
        }
    }
    return spaced === undefined ? [] : [spaced];
}
/** Code as it is written, but on one line. */
function shortened(code) {
    const line = code.slice(0, 400).replaceAll(/\s*[\r\n]\s*/g, ' ');
    return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
/** Uses of the features that a workflow or the step itself must permit. */
function stepUses(workflow, step) {
    const uses = [];
    const use = (feature, container, key, what) => {
        uses.push({ feature, place: () => (0,finding/* placeOf */.$t)(workflow.path, container, key, 'key'), what });
    };
    if (step.scatter.length > 0)
        use('ScatterFeatureRequirement', step.value, 'scatter', `${(0,rules_steps/* titleOf */.Gg)(step)} scatters`);
    if (step.run?.processClass === 'Workflow')
        use('SubworkflowFeatureRequirement', step.value, 'run', `${(0,rules_steps/* titleOf */.Gg)(step)} runs a workflow`);
    for (const input of step.inputs) {
        const name = (0,parts/* nameOf */.Vb)(input) ?? '';
        if ((0,parts/* textsIn */.Ej)(input, 'source').length > 1)
            use('MultipleInputFeatureRequirement', input, 'source', `the input ${name} has several sources`);
        if ((0,cwl_given/* isGiven */.q)(input['valueFrom']))
            use('StepInputExpressionRequirement', input, 'valueFrom', `the input ${name} has valueFrom`);
    }
    return uses;
}
/** Uses by the outputs of a workflow. */
function outputUses(workflow) {
    return (0,parts/* objectsIn */.Qv)(workflow.value, 'outputs').flatMap((output) => {
        if ((0,parts/* textsIn */.Ej)(output, 'outputSource').length < 2)
            return [];
        const place = () => (0,finding/* placeOf */.$t)(workflow.path, output, 'outputSource', 'key');
        return [{ feature: 'MultipleInputFeatureRequirement', place, what: `the output ${(0,parts/* nameOf */.Vb)(output) ?? ''} has several sources` }];
    });
}

;// CONCATENATED MODULE: ./lib/cwl/rules/in-place.js






const COMPRESSING = { unless: /^-(?:[A-Za-z\d]*[colthV]|-(?:stdout|to-stdout|output|list|test|help|version))/ };
const IN_PLACE = new Map([
    ...['gzip', 'gunzip', 'bgzip', 'pigz', 'bzip2', 'bunzip2', 'xz', 'unxz'].map((name) => [name, COMPRESSING]),
    ['samtools', { task: new Set(['index', 'faidx']), unless: /^-(?:o|-output|r|-region)/ }],
    ['tabix', { unless: /^-(?:[hHlRTr]|-(?:print-header|only-header|list-chroms|regions|targets|reheader))/ }],
    ['bwa', { task: new Set(['index']), unless: /^-p/ }],
]);
/**
 * Programs that put their output beside their only input. That lies apart from the output directory, where alone outputs are
 * found (CWL v1.2 CommandLineTool, "CommandOutputBinding"), and often nobody may write there.
 */
function checkInPlace(process, { inputs }) {
    const { value } = process;
    if (process.processClass !== 'CommandLineTool' || (0,cwl_given/* isGiven */.q)(value['stdout']) || (0,parts/* objectsIn */.Qv)(value, 'outputs').length === 0)
        return finding/* NO_PROBLEMS */.ve;
    const words = commandWords(process);
    const [first, second] = words;
    const program = programOf(words);
    const known = IN_PLACE.get(program);
    if (first === undefined || known === undefined || isArranged(value))
        return finding/* NO_PROBLEMS */.ve;
    if (known.task?.has(second?.text ?? '') === false)
        return finding/* NO_PROBLEMS */.ve;
    const task = known.task === undefined ? undefined : second?.text;
    const options = words.slice(task === undefined ? 1 : 2);
    if (!options.every((word, index) => isOption(word, options[index - 1])) || options.some(({ text }) => known.unless.test(text)))
        return finding/* NO_PROBLEMS */.ve;
    const input = onlyInput(value, known);
    const name = input === undefined ? undefined : (0,parts/* nameOf */.Vb)(input);
    const type = name === undefined ? undefined : inputs.get(name)?.type;
    if (name === undefined || type === undefined || !(0,types_types/* isOnly */.fy)(type, ['File']))
        return finding/* NO_PROBLEMS */.ve;
    const reference = /^\w+$/.test(name) ? `inputs.${name}` : `inputs["${name}"]`;
    const remedy = `Bring the input there: InitialWorkDirRequirement: {listing: [$(${reference})]}${known === COMPRESSING ? ', or print to stdout with -c' : ''}.`;
    return [(0,finding/* finding */.gk)('beside-input', (0,finding/* placeOf */.$t)(process.path, first.container, first.key), `${task === undefined ? program : `${program} ${task}`} puts its output beside its input, which is not in the output directory of the tool`, remedy)];
}
/** The one input that is put on the command line as it is, without an option that says what it is; undefined where there are others. */
function onlyInput(value, { unless }) {
    const bound = (0,parts/* objectsIn */.Qv)(value, 'inputs').flatMap((input) => ((0,json/* isObject */.Gv)(input['inputBinding']) ? [{ input, binding: input['inputBinding'] }] : []));
    const isElsewhere = bound.some(({ binding: { prefix } }) => typeof prefix === 'string' && unless.test(prefix));
    const [only, ...others] = bound.filter(({ binding }) => !(0,cwl_given/* isGiven */.q)(binding['prefix']));
    return only === undefined || others.length > 0 || isElsewhere || (0,cwl_given/* isGiven */.q)(only.binding['valueFrom']) ? undefined : only.input;
}
/** Whether something else may bring the input there, or lead the output there. */
function isArranged(value) {
    return ['InitialWorkDirRequirement', 'ShellCommandRequirement', 'InplaceUpdateRequirement'].some((name) => (0,parts/* requirementsOf */.CG)(value, name).length > 0);
}
/** An option, or what may be the value of one. */
function isOption({ text }, before) {
    return isOptionText(text) || isOptionText(before?.text);
}

;// CONCATENATED MODULE: ./lib/cwl/rules/file-names.js













/** Names of files that a tool finds nowhere, or that its working folder cannot have. */
function checkFileNames(process, ports) {
    const patterns = checkSecondaryFiles(process, ports);
    if (process.processClass !== 'CommandLineTool')
        return patterns;
    return [...patterns, ...checkOutputNames(process, ports), ...(0,finding/* problemsOf */.GW)(entriesOf(process), (entry) => file_names_checkEntry(process, ports, entry))];
}
function checkOutputNames(process, ports) {
    const folders = outputFoldersOf(process);
    // What a working folder lists lies in the output directory, or is linked there.
    const apart = (0,parts/* requirementsOf */.CG)(process.value, 'InitialWorkDirRequirement').length > 0 ? undefined : ports;
    const { value } = process;
    const streams = ['stdout', 'stderr'].flatMap((key) => (0,parts/* writtenUnder */.e9)(value, key));
    return [
        ...checkStreams(process),
        ...(0,finding/* problemsOf */.GW)(streams, (name) => [...checkInside(process, folders, name), ...checkApart(process, apart, name), ...checkEnds(name.value, () => (0,finding/* placeOf */.$t)(process.path, name.container, name.key))]),
        ...(0,finding/* problemsOf */.GW)(globsOf(process), (glob) => [...checkInside(process, folders, glob), ...checkApart(process, apart, glob), ...checkGlob(process, glob)]),
    ];
}
/** A file is opened for each of them, at its beginning: engines join them no more than a shell does with `> log 2> log`. */
function checkStreams({ path, value }) {
    const { stdout, stderr } = value;
    if (typeof stdout !== 'string' || stdout === '' || stdout !== stderr)
        return finding/* NO_PROBLEMS */.ve;
    return [(0,finding/* finding */.gk)('one-file-twice', (0,finding/* placeOf */.$t)(path, value, 'stderr'), `stdout and stderr are both ${(0,kind_words/* inShort */.wZ)(stdout)}, where each writes over what the other wrote`, 'Give one of them a name of its own.')];
}
/** "Find files or directories relative to the output directory" (CWL v1.2 CommandLineTool, "CommandOutputBinding"). */
function checkInside(process, folders, { value: text, container, key }) {
    if (typeof text !== 'string' || !(text.startsWith('/') ? !folders.some((folder) => isIn(text, folder)) : leavesUpwards(text)))
        return finding/* NO_PROBLEMS */.ve;
    return [file_names_outside(process, text, container, key, 'Write a path relative to the folder that the tool runs in.')];
}
/** Inputs lie where they are given, in folders of their own: a name that begins with the path of one leads there. */
function checkApart(process, ports, { value: text, container, key }) {
    const [written, name, attribute] = typeof text === 'string' ? (/^\s*\$\(\s*inputs\.(\w+)\.(path|dirname)\s*(?=[)+])/.exec(text) ?? []) : [];
    const type = name === undefined ? undefined : ports?.inputs.get(name)?.type;
    if (written === undefined || ports === undefined || type === undefined || !(0,types_types/* isOnly */.fy)((0,types_types/* withoutNull */.Ms)(type), ['File', 'Directory']))
        return finding/* NO_PROBLEMS */.ve;
    // Of a program that puts its output there it is told what to do, and then this is right.
    if (checkInPlace(process, ports).length > 0)
        return finding/* NO_PROBLEMS */.ve;
    const hint = attribute === 'path' ? `Take inputs.${name}.basename if the tool makes the file in the folder that it runs in.` : 'Leave it out if the tool makes the file in the folder that it runs in.';
    return [(0,finding/* finding */.gk)('outside-output', (0,finding/* placeOf */.$t)(process.path, container, key), `inputs.${name}.${attribute} is where that input lies, which is not in the output directory of the tool`, hint)];
}
function file_names_outside(process, text, container, key, hint) {
    return (0,finding/* finding */.gk)('outside-output', (0,finding/* placeOf */.$t)(process.path, container, key), `${(0,kind_words/* inShort */.wZ)(text)} is not in the output directory of the tool, where alone it may be`, hint);
}
function isIn(path, folder) {
    const inside = folder.endsWith('/') ? folder : `${folder}/`;
    return `${path}/`.startsWith(inside);
}
function leavesUpwards(path) {
    if (!path.includes('..') || (0,cwl_interpolation/* mayHoldExpression */.dC)(path))
        return false;
    let depth = 0;
    return path.split('/').some((name) => {
        if (name === '..')
            depth -= 1;
        else if (name !== '' && name !== '.')
            depth += 1;
        return depth < 0;
    });
}
/** A container may have its output directory at a path of its own choice. */
function outputFoldersOf({ value, root }) {
    return (0,cwl_images/* dockerRequirementsOf */.Wg)(value, (0,own_terms/* namespacesOf */.Gw)(root)).slice(0, 1).flatMap(({ dockerOutputDirectory: folder }) => (typeof folder === 'string' ? folder : []));
}
/** What holds only in a container, and may be left out where that is only hinted at. */
function containerUses(process) {
    if (process.processClass !== 'CommandLineTool')
        return NO_USES;
    return [...absoluteEntry(process), ...hintedFolder(process)];
}
const NO_USES = [];
function hintedFolder({ path, value }) {
    const hint = (0,parts/* objectsIn */.Qv)(value, 'hints').find((item) => item['class'] === 'DockerRequirement' && (0,cwl_given/* isGiven */.q)(item['dockerOutputDirectory']));
    if (hint === undefined)
        return NO_USES;
    return [{ feature: 'DockerRequirement', place: () => (0,finding/* placeOf */.$t)(path, hint, 'dockerOutputDirectory', 'key'), what: 'dockerOutputDirectory holds only in a container', remedy: 'Move DockerRequirement from hints to requirements.' }];
}
/** Of an absolute path: "it is an error unless … DockerRequirement is present in requirements" (CWL v1.2 CommandLineTool, "Dirent"); before v1.2 there are none. */
function absoluteEntry(process) {
    if (process.version !== 'v1.2')
        return NO_USES;
    const entry = entriesOf(process).find(({ entryname: name }) => typeof name === 'string' && name.startsWith('/'));
    if (entry === undefined)
        return NO_USES;
    const remedy = 'Add DockerRequirement under requirements, not under hints, or write a relative path.';
    return [{ feature: 'DockerRequirement', place: () => (0,finding/* placeOf */.$t)(process.path, entry, 'entryname'), what: 'entryname is an absolute path', remedy }];
}
/** The entries of the working folder that are no expression as a whole. */
function entriesOf({ value }) {
    return (0,parts/* requirementsOf */.CG)(value, 'InitialWorkDirRequirement').flatMap((requirement) => (0,parts/* objectsIn */.Qv)(requirement, 'listing'));
}
function file_names_checkEntry(process, { inputs }, entry) {
    const { entry: content, entryname: name } = entry;
    if (typeof content !== 'string')
        return finding/* NO_PROBLEMS */.ve;
    if (typeof name === 'string') {
        // From v1.2 on a container may have files anywhere.
        const isOutside = name.startsWith('/') ? process.version !== 'v1.2' : leavesUpwards(name);
        return isOutside ? [file_names_outside(process, name, entry, 'entryname', 'Write a path relative to the folder that the tool runs in.')] : checkEnds(name, () => (0,finding/* placeOf */.$t)(process.path, entry, 'entryname'));
    }
    if (name !== undefined && name !== null)
        return finding/* NO_PROBLEMS */.ve;
    const interpolations = (0,cwl_interpolation/* interpolationsIn */.ZY)(content);
    const [only] = interpolations;
    const isAlone = only !== undefined && ((0,rules_evaluated/* standsAlone */.pX)(only, content) || (0,rules_evaluated/* unscanned */.Mq)({ text: content, interpolations }) !== undefined);
    const type = only?.kind === 'reference' ? typeOf(only.code, { inputs, self: types_types/* NULL */.Cq, isAfterwards: false }) : undefined;
    const isContents = type !== undefined && (0,types_types/* isOnly */.fy)(type, ['string', 'boolean', ...types_types/* NUMBERS */.du]);
    if ((isAlone && content === content.trim() && !isContents) || (0,bare_references/* bareReference */.y)(content) !== undefined)
        return finding/* NO_PROBLEMS */.ve;
    const hint = isAlone && !isContents ? 'Leave no blank and no line end beside the expression, as with |- in place of |, or add entryname.' : 'Add entryname.';
    return [(0,finding/* finding */.gk)('unnamed-entry', (0,finding/* placeOf */.$t)(process.path, entry, 'entry'), 'this text is to be a file of the working folder, and nothing names that file', hint)];
}

// EXTERNAL MODULE: ./lib/cwl/rules/missing-files.js
var missing_files = __webpack_require__(680);
;// CONCATENATED MODULE: ./lib/cwl/rules/file-values.js





/**
 * Files that defaults name and that do not exist. A warning: whoever runs the process may give another file. What lies
 * outside of the repository is not looked for.
 */
function checkDefaultFiles(process, files, steps) {
    const values = [...(0,missing_files/* fileValuesIn */.M8)((0,parts/* objectsIn */.Qv)(process.value, 'inputs'), 'default'), ...steps.flatMap((step) => (0,missing_files/* fileValuesIn */.M8)(step.inputs, 'default'))];
    const missing = (0,finding/* problemsOf */.GW)((0,missing_files/* namedFilesAmong */.zs)(values), ({ value, key }) => {
        const path = value['class'] === 'File' ? (0,missing_files/* missingPath */.IT)(value[key], value, process, files) : undefined;
        return path === undefined ? [] : [(0,finding/* finding */.gk)('missing-default', (0,finding/* placeOf */.$t)(process.path, value, key), `the default is the file ${path}, which does not exist`, 'A path is relative to the file that says it.')];
    });
    return [...missing, ...(0,finding/* problemsOf */.GW)(values, (value) => checkGiven(process, value))];
}
/**
 * Files and directories that a working folder is to hold and that do not exist: an error, since nobody can give others
 * ("Failure to validate links may be a fatal error": SALAD 1.2, "Link validation"). Hints may name what is not there.
 */
function checkWorkingFolder(process, files, steps) {
    const values = [...(0,missing_files/* fileValuesIn */.M8)(workingFolders(process.value), 'listing'), ...steps.flatMap((step) => (0,missing_files/* fileValuesIn */.M8)(workingFolders(step.value), 'listing'))];
    const missing = (0,finding/* problemsOf */.GW)((0,missing_files/* namedFilesAmong */.zs)(values), ({ value, key }) => {
        const path = (0,missing_files/* missingPath */.IT)(value[key], value, process, files, 'any');
        const what = value['class'] === 'File' ? 'file' : 'directory';
        return path === undefined ? [] : [(0,finding/* finding */.gk)('no-such-file', (0,finding/* placeOf */.$t)(process.path, value, key), `there is no ${what} ${path}, which the working folder is to hold`, 'A path is relative to the file that says it.')];
    });
    // Unlike a default, what is listed has the fields that it may have, and of others it is told.
    return [...missing, ...(0,finding/* problemsOf */.GW)(values, (value) => ((0,field_advice/* isMisspelt */.yT)(value, 'location') ? finding/* NO_PROBLEMS */.ve : checkGiven(process, value)))];
}
/** "If neither location nor path is provided, contents must be non-null", and of a Directory the listing (CWL v1.2 CommandLineTool, "File", "Directory"). */
function checkGiven({ path }, value) {
    const content = value['class'] === 'File' ? 'contents' : 'listing';
    const ways = ['location', 'path', content];
    if (ways.some((way) => (way === 'listing' ? (0,json/* isArray */.cy)(value[way]) : typeof value[way] === 'string')))
        return finding/* NO_PROBLEMS */.ve;
    const guess = (0,field_advice/* isMisspelt */.yT)(value, 'location') ? 'location' : (0,field_advice/* isMisspelt */.yT)(value, content) ? content : undefined;
    const hint = guess === undefined ? `Give it a location as text, or ${content === 'listing' ? 'a listing' : 'contents'}.` : `Did you mean ${guess}?`;
    return [(0,finding/* finding */.gk)('file-without-location', (0,finding/* placeOf */.$t)(path, value), `this ${value['class']} says neither where it is nor what it holds`, hint)];
}
function workingFolders(holder) {
    return (0,parts/* objectsIn */.Qv)(holder, 'requirements').filter((requirement) => requirement['class'] === 'InitialWorkDirRequirement');
}

;// CONCATENATED MODULE: ./lib/cwl/rules/fixed-folders.js




/** Where some engines let tools run, and others do not. */
const FOLDER = '/var/spool/cwl';
/** The folder, or what is in it: names of others may begin like its own. */
const PATH = new RegExp(`${FOLDER}(?![\\w-])`);
/** Prose, what runs by itself, and names of files, of which an absolute path is told as such. */
const PASSED_BY = new Set(['doc', 'label', 'id', 'run', 'dockerOutputDirectory', 'dockerFile', 'glob', 'stdout', 'stderr', 'entryname']);
/** Texts that name the folder that a tool runs in, which is one of these texts with some engines alone. */
function checkFixedFolders(process) {
    const { path, value, processClass } = process;
    if (processClass !== 'CommandLineTool' || !isMentioned(value) || isChosen(value))
        return finding/* NO_PROBLEMS */.ve;
    const problems = [];
    const look = (part, container, key) => {
        if (problems.length >= finding/* MOST_PROBLEMS */.vy)
            return;
        if (typeof part === 'string') {
            if (PATH.test(part))
                problems.push((0,finding/* finding */.gk)('fixed-folder', (0,finding/* placeOf */.$t)(path, container, key), `${FOLDER} is the folder that a tool runs in with some engines, and not with others`, REMEDY));
        }
        else if ((0,json/* isArray */.cy)(part))
            for (const [index, item] of part.entries())
                look(item, part, index);
        else if ((0,json/* isObject */.Gv)(part))
            lookInto(part);
    };
    const lookInto = (holder) => {
        for (const [key, part] of (0,json/* entriesOf */.Mc)(holder))
            if (!PASSED_BY.has(key) && !key.includes(':'))
                look(part, holder, key);
    };
    lookInto(value);
    return problems;
}
const REMEDY = `Write $(runtime.outdir), or give DockerRequirement, under requirements, dockerOutputDirectory: ${FOLDER}.`;
function isChosen(value) {
    return (0,parts/* objectsIn */.Qv)(value, 'requirements').some(({ class: name, dockerOutputDirectory: folder }) => name === 'DockerRequirement' && typeof folder === 'string' && PATH.test(folder));
}
/** Nearly no file has the words, and a file may hold many processes. */
const MENTIONED = new WeakMap();
function isMentioned(value) {
    const source = (0,origin/* originOf */.yv)(value)?.source;
    if (source === undefined)
        return false;
    const known = MENTIONED.get(source) ?? source.text.includes(FOLDER);
    MENTIONED.set(source, known);
    return known;
}

;// CONCATENATED MODULE: ./lib/cwl/rules/identifiers.js








/** Ids that stand twice ("The value of the id field must be unique over the entire document", CWL v1.2, "Identifiers"). */
function checkIdentifiers(process, steps) {
    const names = new Names(process);
    const { problems } = names;
    const inputs = names.unique({ kind: 'input', items: (0,parts/* objectsIn */.Qv)(process.value, 'inputs'), holder: process.processClass, field: 'inputs' });
    const outputs = names.unique({ kind: 'output', items: (0,parts/* objectsIn */.Qv)(process.value, 'outputs'), holder: process.processClass, field: 'outputs' });
    for (const [name, output] of outputs) {
        if (name === '' || !inputs.has(name))
            continue;
        problems.push((0,finding/* finding */.gk)('id-clash', (0,finding/* placeOf */.$t)(process.path, output, 'id'), `the output ${name} is named like an input, so that both have the same identifier`, 'Rename one of the two.'));
        if (problems.length >= finding/* MOST_PROBLEMS */.vy)
            break;
    }
    names.unique({ kind: 'step', items: steps.map((step) => step.value), holder: 'Workflow', field: 'steps' });
    for (const step of steps) {
        names.unique({ kind: 'input', where: ` of ${(0,rules_steps/* titleOf */.Gg)(step)}`, items: step.inputs, holder: 'WorkflowStep', field: 'in' });
        (0,add_all/* addAll */.R)(problems, duplicateOutputs(process, step));
        for (const [kind, parameters] of [['an input', inputs], ['an output', outputs]]) {
            if (step.name !== '' && parameters.has(step.name)) {
                problems.push((0,finding/* finding */.gk)('id-clash', (0,finding/* placeOf */.$t)(process.path, step.value, 'id'), `the step ${step.name} is named like ${kind} of the workflow, so that both have the same identifier`, 'Rename one of the two.'));
            }
        }
    }
    return problems;
}
/** Holds the names within each list of a process against one another. */
class Names {
    problems = [];
    #process;
    #unnamed = 0;
    constructor(process) {
        this.#process = process;
    }
    /** The first item of each name; what has no name, an empty one, or that of an earlier item is told. */
    unique(list) {
        const first = new Map();
        for (const item of list.items) {
            const name = (0,parts/* nameOf */.Vb)(item);
            if (name === undefined) {
                this.#tellUnnamed(list, item);
                continue;
            }
            const earlier = first.get(name);
            if (earlier === undefined)
                first.set(name, item);
            if (name === '')
                this.#tellEmpty(list, item);
            if (earlier !== undefined)
                this.#tellSecond(list, item, name, earlier);
        }
        return first;
    }
    get #isFull() {
        return this.problems.length >= finding/* MOST_PROBLEMS */.vy;
    }
    #tellUnnamed({ kind, where = '', holder, field }, item) {
        this.#unnamed += 1;
        // The schema of v1.0 tells it itself; those of v1.1 and v1.2 let the id be absent, and nothing can refer to what has none.
        if (this.#process.version === 'v1.0' || this.#unnamed > finding/* MOST_PROBLEMS */.vy || this.#isFull || (0,cwl_given/* isGiven */.q)(item['id']) || isNamedOtherwise(this.#process, item, holder, field))
            return;
        this.problems.push((0,finding/* finding */.gk)('missing-field', (0,finding/* placeOf */.$t)(this.#process.path, item), `this ${kind}${where} needs the field id: text`, typeof item['name'] === 'string' ? 'Write id in the place of name.' : undefined));
    }
    #tellEmpty({ kind, where = '' }, item) {
        if (this.#isFull)
            return;
        this.problems.push((0,finding/* finding */.gk)('empty-name', (0,finding/* placeOf */.$t)(this.#process.path, item, 'id'), `the name of this ${kind}${where} is empty`, 'Give it a name.'));
    }
    #tellSecond({ kind, where = '' }, item, name, earlier) {
        if (this.#isFull)
            return;
        const { line } = (0,finding/* placeOf */.$t)(this.#process.path, earlier, 'id');
        this.problems.push((0,finding/* finding */.gk)('duplicate-id', (0,finding/* placeOf */.$t)(this.#process.path, item, 'id'), `there is a second ${kind} ${name}${where}; the first is on line ${line}`, 'Rename one of the two.'));
    }
}
/** True of an item whose name is a key, or stands under another name than `id`: that is told of it. */
function isNamedOtherwise({ version }, item, holder, field) {
    const model = cwl_model/* MODELS */.L6[version];
    const shape = (0,keyed_items/* itemShape */.P)(model, model.record(holder).fields.get(field));
    if (shape === undefined)
        return false;
    return (0,keyed_items/* namesAsKeys */.Nd)(item, shape, version).length > 0 || (0,field_advice/* unknownKeys */.vX)(shape, item).some((key) => (0,field_advice/* adviceOnField */.Q5)(model, shape, item, key).guess === 'id');
}
function duplicateOutputs(process, step) {
    if (step.outputs.length < 2)
        return finding/* NO_PROBLEMS */.ve;
    const seen = new Set();
    return step.outputs.flatMap(({ name, index }) => {
        const again = seen.has(name);
        seen.add(name);
        if (!again)
            return finding/* NO_PROBLEMS */.ve;
        return [(0,finding/* finding */.gk)('duplicate-id', (0,finding/* placeOf */.$t)(process.path, step.value['out'], index), `${(0,rules_steps/* titleOf */.Gg)(step)} lists the output ${name} twice`, 'Remove one of the two.')];
    });
}

;// CONCATENATED MODULE: ./lib/cwl/rules/javascript-allowance.js
/**
 * How much JavaScript of one document may yet be looked at, in characters. V8 says in a tenth of a microsecond for each
 * whether code is sound; a parser takes half a microsecond and some 100 bytes of memory, and what looks for names without one
 * may take as long where it is misled.
 */
class Allowance {
    #leftToCompile;
    #leftToParse;
    #leftToSkim;
    #isSpent = false;
    #refusals = 0;
    constructor(length) {
        this.#leftToCompile = TO_COMPILE * length;
        this.#leftToParse = length;
        this.#leftToSkim = length;
    }
    /** How often there was no room. */
    get refusals() {
        return this.#refusals;
    }
    /** Whether there was no room to ask V8. */
    get isSpent() {
        return this.#isSpent;
    }
    /** True when V8 may be asked about so many characters, which counts as done. */
    takeToCompile(length) {
        if (length > this.#leftToCompile)
            this.#isSpent = true;
        else
            this.#leftToCompile -= length;
        return !this.#isSpent;
    }
    /** True when so many characters may be given to a parser, which counts as done. */
    takeToParse(length) {
        if (length > this.#leftToParse)
            return this.#refuse();
        this.#leftToParse -= length;
        return true;
    }
    /** True when names may be looked for in so many characters, which counts as done. */
    takeToSkim(length) {
        if (length > this.#leftToSkim)
            return this.#refuse();
        this.#leftToSkim -= length;
        return true;
    }
    #refuse() {
        this.#refusals += 1;
        return false;
    }
}
/** How many times as much may be checked for its syntax as is looked at closely. */
const TO_COMPILE = 2;

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./lib/cwl/rules/javascript-tree.js
/** The nodes that stand under a key of a node, one or a list. */
function nodesIn(node, key) {
    const part = Reflect.get(node, key);
    if (Array.isArray(part))
        return part.filter(isNode);
    return isNode(part) ? [part] : [];
}
function isNode(value) {
    return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;
}
/** What gives a value to the name on its left side, such as `for (i in list)`. */
const javascript_tree_GIVING = new Set(['AssignmentExpression', 'ForInStatement', 'ForOfStatement']);
/** `before` is how many characters of the text that was parsed are not of the code; places are of the code. */
function saidIn(tree, before = 0) {
    const declared = new Set();
    const asked = new Set();
    const used = new Map();
    const inputs = new Map();
    let contents;
    const queue = [{ node: tree, isAssigned: false }];
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
        const { node, isAssigned } = item;
        const name = identifier(node);
        const start = node.start - before;
        if (name !== undefined) {
            const known = used.get(name);
            used.set(name, { start: Math.min(start, known?.start ?? start), isAssigned: isAssigned || known?.isAssigned === true });
            continue;
        }
        if (isMember(node)) {
            const input = memberOf(node, 'inputs');
            if (input !== undefined)
                inputs.set(input, Math.min(start, inputs.get(input) ?? start));
            if (isContents(node))
                contents = Math.min(start, contents ?? start);
        }
        for (const key of Object.keys(node)) {
            if (isNoUse(node, key))
                continue;
            const isTarget = key === 'left' && javascript_tree_GIVING.has(node.type);
            const names = declares(key) ? declared : asksType(node, key) ? asked : undefined;
            for (const part of nodesIn(node, key)) {
                if (names !== undefined)
                    addNames(part, names);
                queue.push({ node: part, isAssigned: isTarget });
            }
        }
    }
    return { used, declared, asked, inputs, contents };
}
/** Those that nothing in the code declares, in its order. */
function undeclaredNames({ used, declared, asked }) {
    return [...used].filter(([name]) => !declared.has(name) && !asked.has(name)).toSorted(([, left], [, right]) => left.start - right.start);
}
/** What a member expression or a property is called, where that does not depend on a value. */
function nameOfProperty(property, computed) {
    if (!computed)
        return property.name;
    return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}
function isMember(node) {
    return node.type === 'MemberExpression';
}
/** The name that is read of a variable: `a` of `inputs.a` and `inputs['a']`. */
function memberOf({ object, property, computed }, variable) {
    return object.type === 'Identifier' && object.name === variable ? nameOfProperty(property, computed) : undefined;
}
function isContents({ object, property, computed }) {
    return nameOfProperty(property, computed) === 'contents' && isMember(object) && object.computed && object.object.type === 'Identifier' && object.object.name === 'self';
}
function identifier(node) {
    return node.type === 'Identifier' && 'name' in node && typeof node.name === 'string' ? node.name : undefined;
}
/** Names of properties and labels. */
function isNoUse(node, key) {
    if (key === 'label' || node.type === 'MetaProperty')
        return true;
    if (key !== 'property' && key !== 'key')
        return false;
    return !('computed' in node) || node.computed === false;
}
function declares(key) {
    return key === 'id' || key === 'params' || key === 'param';
}
function asksType(node, key) {
    return key === 'argument' && 'operator' in node && node.operator === 'typeof';
}
/** The names that a pattern gives to what it takes apart. */
function addNames(pattern, names) {
    const name = identifier(pattern);
    if (name !== undefined)
        names.add(name);
    // Of a property the value is the pattern, and of a default the left side.
    const within = { ObjectPattern: 'properties', ArrayPattern: 'elements', Property: 'value', AssignmentPattern: 'left', RestElement: 'argument' }[pattern.type];
    if (within !== undefined)
        for (const part of nodesIn(pattern, within))
            addNames(part, names);
}

;// CONCATENATED MODULE: ./lib/cwl/rules/javascript-code.js


/** The body of the function that evaluates the code. */
function bodyOf({ kind, code }) {
    return kind === 'body' ? code : `return (${code}\n)`;
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
/** Whether code that compiles ends within a comment: that takes the bracket behind the code for its own. */
function endsInComment({ kind, code }) {
    // No code has this character, and each comment may.
    return code.slice(code.lastIndexOf('\n') + 1).includes('//') && compiles(bodyOf({ kind, code: `${code}@` }));
}
function readCode(acorn, { kind, code }) {
    const [open, close] = kind === 'body' ? ['', ''] : ['(', '\n)'];
    const text = STRICT + open + code + close;
    const before = STRICT.length + open.length;
    const offset = (position) => Math.max(0, Math.min(position - before, code.length - 1));
    const plain = code.length > LONGEST_TWICE ? undefined : attempt(acorn, text, 5);
    if (plain !== undefined && 'tree' in plain)
        return { said: saidIn(plain.tree, before), newer: undefined };
    const parsed = attempt(acorn, text, 'latest');
    if (!('tree' in parsed))
        return { reason: parsed.position - before >= code.trimEnd().length ? ENDS_EARLY : parsed.reason, offset: offset(parsed.position) };
    return { said: saidIn(parsed.tree, before), newer: plain && offset(plain.position) };
}
/** Of code that has nothing wrong but that it does not go on. */
const ENDS_EARLY = 'it ends too early';
/** Characters that are parsed in the older language and, where that fails, in the newer; longer code takes half a second each time. */
const LONGEST_TWICE = 600_000;
function attempt(acorn, text, ecmaVersion) {
    try {
        return { tree: acorn.parse(text, { ecmaVersion, allowReturnOutsideFunction: true }) };
    }
    catch (error) {
        if (error instanceof RangeError)
            return { reason: 'it nests too deeply', position: 0 };
        if (!(error instanceof SyntaxError))
            throw error;
        const reason = error.message.replace(/ \(\d+:\d+\)$/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
        return { reason, position: 'pos' in error && typeof error.pos === 'number' ? error.pos : 0 };
    }
}

;// CONCATENATED MODULE: ./lib/cwl/rules/javascript-globals.js
/** What an expression is given (CWL v1.2 CommandLineTool, "Parameter references"). */
const CONTEXT = ['inputs', 'self', 'runtime'];
/** The global object of ECMAScript 2025 (chapter 19), and what every engine adds to it. */
const GLOBALS = new Set([
    ...CONTEXT,
    'globalThis', 'Infinity', 'NaN', 'undefined', 'eval', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'decodeURI',
    'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'unescape', 'AggregateError', 'Array', 'ArrayBuffer', 'BigInt',
    'BigInt64Array', 'BigUint64Array', 'Boolean', 'DataView', 'Date', 'Error', 'EvalError', 'FinalizationRegistry', 'Float16Array',
    'Float32Array', 'Float64Array', 'Function', 'Int8Array', 'Int16Array', 'Int32Array', 'Iterator', 'Map', 'Number', 'Object', 'Promise',
    'Proxy', 'RangeError', 'ReferenceError', 'RegExp', 'Set', 'SharedArrayBuffer', 'String', 'Symbol', 'SyntaxError', 'TypeError',
    'Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array', 'URIError', 'WeakMap', 'WeakRef', 'WeakSet', 'Atomics', 'JSON',
    'Math', 'Reflect', 'Intl', 'arguments', 'console',
]);
/** True for names that need no declaration. */
function isGlobal(name) {
    return GLOBALS.has(name);
}

;// CONCATENATED MODULE: ./lib/cwl/rules/javascript-libraries.js


/** The libraries that requirements and hints of a process or a step bring. */
function librariesOf(holder) {
    const found = [];
    for (const { expressionLib: list } of (0,parts/* requirementsOf */.CG)(holder, 'InlineJavascriptRequirement')) {
        if ((0,json/* isArray */.cy)(list))
            for (const [key, text] of list.entries())
                if (typeof text === 'string')
                    found.push({ container: list, key, text });
    }
    return found;
}

// EXTERNAL MODULE: ./lib/cwl/text/quotes.js
var quotes = __webpack_require__(5427);
// EXTERNAL MODULE: ./lib/cwl/text/text-position.js
var text_position = __webpack_require__(6545);
;// CONCATENATED MODULE: ./lib/cwl/rules/javascript-mistakes.js



/** What to do about code that is no JavaScript: `offset` is where the parser stopped, and `reason` why. */
function javascript_mistakes_remedyFor({ kind, code }, offset, reason) {
    const rest = code.slice(offset, offset + FAR);
    const line = code.slice(Math.max(code.lastIndexOf('\n', offset) + 1, offset - FAR), offset) + rest;
    if (kind !== 'body' && code.slice(0, offset).trim() === '' && STATEMENT.test(rest))
        return 'Statements stand in ${…}, and return the value; in $(…) stands a value alone.';
    if (quotes/* CURLY_QUOTE */.Ll.test(rest.charAt(0)))
        return quotes/* STRAIGHT_QUOTES */.nV;
    if (code.charAt(offset - 1) === '#' || rest.startsWith('#'))
        return 'A comment of JavaScript begins with //.';
    if (PYTHON.test(line.replaceAll(javascript_mistakes_TEXT, '""')))
        return OF_PYTHON;
    const word = /(?<![\w$.])([a-z]+)\s+$/.exec(code.slice(Math.max(0, offset - FAR), offset))?.[1];
    const keyword = word === undefined || KEYWORDS.has(word) ? undefined : (0,suggest/* nearest */.pA)(word, KEYWORDS);
    if (keyword !== undefined)
        return `Did you mean ${keyword}?`;
    if (/^[;)}\]]/.test(rest) && LONE_CONDITION.test(code.slice(Math.max(0, offset - FAR), offset).replaceAll(javascript_mistakes_TEXT, '""')))
        return 'A condition has two values: condition ? one : other.';
    if (reason === ENDS_EARLY)
        return 'Something is missing at its end: a value, or what closes a bracket or a text.';
    if (reason.includes('unterminated string'))
        return 'Close the quote on the same line; a line break within a text is written \\n.';
    if (reason.includes('unterminated'))
        return 'Write what ends it.';
    if (reason.includes('assigning to rvalue'))
        return 'Compare with ==, and give values to variables only.';
    if (reason.includes('regular expression'))
        return 'Mend the pattern; a slash within it is written \\/.';
    if (reason.includes('reserved'))
        return 'Take another name: JavaScript keeps this one for itself.';
    if (reason.includes('already been declared'))
        return 'Give one of the two another name, or declare it once.';
    return 'Look for an operator, a comma, a bracket or a quote that is missing before it, or too many.';
}
/** Words before which or behind which no operator stands. */
const KEYWORDS = new Set(['return', 'function', 'var', 'else', 'typeof', 'throw', 'case']);
/** The first value of a condition, and no second. */
const LONE_CONDITION = /(?<!\?)\?(?![.?])[^?:;{}]*$/;
/** Values of Python, each by what it is in JavaScript. */
const VALUES_OF_PYTHON = new Map([['True', 'true'], ['False', 'false'], ['None', 'null']]);
const OF_PYTHON = 'In JavaScript these are a ? b : c, else if, &&, ||, !, null, true and false.';
/** Mistakes are looked for no further away than this; an expression takes room for each of these characters. */
const FAR = 60;
const STATEMENT = /^(?:if|for|while|switch|var|let|const|return|throw|try)\b/;
const javascript_mistakes_TEXT = /"[^"\n]*"|'[^'\n]*'|\/\/.*/g;
/** Words of Python that stand where JavaScript has an operator or a value of another name. */
const PYTHON = /[\w)\]"'] (?:if|else|and|or|is|in not|not in) (?:not )?[\w("'[]|\bnot [\w(]|\belif\b|\b(?:None|True|False)\b|\bf["']|^\s*def \w/;

;// CONCATENATED MODULE: ./lib/cwl/rules/javascript-problems.js












function checkLibrary(read, process, { container, key, text }) {
    const code = { kind: 'body', code: text };
    const reading = read(code);
    const place = (offset) => (0,text_position/* placeInText */.s)(container, key, text, offset) ?? (0,finding/* placeOf */.$t)(process.path, container, key);
    if ('reason' in reading)
        return [(0,finding/* finding */.gk)('javascript-syntax', place(reading.offset), `not JavaScript: ${reading.reason}`, javascript_mistakes_remedyFor(code, reading.offset, reading.reason))];
    return reading.newer === undefined ? [] : [newerJavascript(place(reading.newer))];
}
function checkText(read, subject) {
    const { process, text, given } = subject;
    const parts = text.interpolations.map((part) => ({ part, reading: part.closed && part.kind !== 'reference' ? read(part) : undefined }));
    const isScanned = parts.every(({ part, reading }) => part.closed && (reading === undefined || 'said' in reading));
    const whole = isScanned ? undefined : (0,rules_evaluated/* unscanned */.Mq)(text);
    const readWhole = whole === undefined ? undefined : read(whole);
    if (whole !== undefined && readWhole !== undefined && 'said' in readWhole && !endsInComment(whole))
        return problemsIn(subject, whole, readWhole);
    const problems = (0,finding/* problemsOf */.GW)(parts, ({ part, reading }) => {
        const start = part.start + 2;
        if (!part.closed)
            return [unbalanced(process, text, part)];
        if (reading === undefined) {
            const stranger = strangerIn(part.code, given);
            return stranger === undefined ? [] : [undeclared(subject, stranger, { start, isAssigned: false })];
        }
        if ('said' in reading)
            return problemsIn(subject, part, reading);
        return [(0,finding/* finding */.gk)('javascript-syntax', (0,rules_evaluated/* placeIn */.VV)(process, text, start + reading.offset), `not JavaScript: ${reading.reason}`, remedyAmong(text, part, javascript_mistakes_remedyFor(part, reading.offset, reading.reason)))];
    });
    // Code with another mistake is often no code at all, but shell.
    return problems.length > 0 ? problems : unreturned(process, text);
}
/** "Expressions must return a valid JSON data type" (CWL v1.2 CommandLineTool, "Expressions"). */
function unreturned(process, text) {
    const silent = text.interpolations.find(({ kind, closed, code }) => kind === 'body' && closed && !SPEAKING.test(code));
    if (silent === undefined)
        return finding/* NO_PROBLEMS */.ve;
    const value = silent.code.trim();
    const isValue = value !== '' && value.length <= javascript_problems_LONGEST_VALUE && !/[;\n{}]/.test(value) && compiles(bodyOf({ kind: 'expression', code: value }));
    return [(0,finding/* finding */.gk)('no-return', (0,rules_evaluated/* placeIn */.VV)(process, text, silent.start), 'this JavaScript returns nothing, and an expression must give a value', /^\d+$/.test(value) ? AS_TEXT : isValue ? `Write $(${value}).` : 'Braces hold the body of a function: return the value.')];
}
/** Wherever the words stand: in a comment or a text they hide that they are missing. */
const SPEAKING = /\b(?:return|throw)\b/;
const javascript_problems_LONGEST_VALUE = 60;
/** The name that a reference begins with, if it is a variable that nothing gives. */
function strangerIn(reference, given) {
    if (given === undefined)
        return undefined;
    const [root] = (0,cwl_interpolation/* segmentsOf */.OD)(reference);
    return typeof root !== 'string' || root === 'null' || root === 'this' || given(root) ? undefined : root;
}
/**
 * What code that parses does and should not. Inputs that do not exist count unless it declares an `inputs` of its own, and
 * contents of files that nobody asks for unless it declares a `self`.
 */
function problemsIn(subject, part, { said, newer }) {
    const { process, text, given } = subject;
    const { inputs, isUnread } = text.scope;
    const start = part.start + 2;
    const hyphenated = (0,cwl_interpolation/* hyphenatedInput */.hl)(part.code, inputs);
    if (hyphenated !== undefined)
        return [(0,finding/* finding */.gk)('doubtful-input', (0,rules_evaluated/* placeIn */.VV)(process, text, start), `the code subtracts, and the process has an input named ${hyphenated}`, `Write inputs["${hyphenated}"] if that is meant.`)];
    const place = (offset) => (0,rules_evaluated/* placeIn */.VV)(process, text, start + offset);
    const needed = neededIn(part.code);
    const absent = said.declared.has('inputs') ? [] : [...said.inputs].filter(([name]) => inputs?.has(name) === false && !Object.hasOwn(Object.prototype, name) && needed?.has(name) !== false);
    const { contents } = said;
    const strangers = given === undefined ? [] : undeclaredNames(said).filter(([name]) => !given(name));
    return [
        ...absent.map(([name, at]) => doubtfulInput(process, place(at), name, text.scope)),
        ...(isUnread !== true || contents === undefined || said.declared.has('self') ? [] : [(0,finding/* finding */.gk)('doubtful-attribute', place(contents), `the code reads contents of a file of self, which ${UNREAD.message}`, UNREAD.hint)]),
        ...strangers.map(([name, use]) => undeclared(subject, name, { ...use, start: start + use.start })),
        ...(newer === undefined ? [] : [newerJavascript(place(newer))]),
    ];
}
/** `[inputs.memory, 8].filter(function (each) { return each != null })[0]`, as Janis writes what takes the first that there is. */
const FIRST_GIVEN = /\[[^[\](){}]{0,500}\]\.filter\(function\s?\((\w{1,50})\)\s?\{\s?return \1 != null;?\s?\}\)/g;
/** Inputs that code reads elsewhere too; undefined where it provides for the absence of none so. */
function neededIn(code) {
    return code.includes('].filter(') ? new Set((0,cwl_interpolation/* namesOfInputs */.bk)(code.replaceAll(FIRST_GIVEN, ''))) : undefined;
}
function newerJavascript(place) {
    return (0,finding/* finding */.gk)('newer-javascript', place, 'this is newer than ECMAScript 5.1, the JavaScript of CWL', 'Most engines run it, and some do not.');
}
function undeclared({ process, text }, name, { start, isAssigned }) {
    const place = (0,rules_evaluated/* placeIn */.VV)(process, text, start);
    if (isAssigned)
        return (0,finding/* finding */.gk)('undeclared-name', place, `the code gives a value to ${name}, which nothing declares`, `Declare it: var ${name}. Expressions run in strict mode, where this fails.`);
    return (0,finding/* finding */.gk)('undeclared-name', place, `the code uses ${name}, which nothing declares`, remedyForUndeclared(text, name));
}
function remedyForUndeclared(text, name) {
    if (quotes/* CURLY_QUOTE */.Ll.test(name))
        return quotes/* STRAIGHT_QUOTES */.nV;
    if (text.scope.inputs?.has(name) === true)
        return `Write inputs.${name}.`;
    const value = VALUES_OF_PYTHON.get(name);
    if (value !== undefined)
        return `In JavaScript it is ${value}.`;
    return (0,suggest/* didYouMean */.au)(name, CONTEXT).trimStart() || (isAmongText(text) ? AS_TEXT : 'It fails when it runs.');
}
/** Within other text it may be meant as text; a body that reads as Python or returns a value hardly is, nor what begins with an input. */
function remedyAmong(text, { kind, code }, remedy) {
    const isMeant = kind === 'body' ? remedy === OF_PYTHON || SPEAKING.test(code) : OF_CONTEXT.test(code);
    return isAmongText(text) && !isMeant ? AS_TEXT : remedy;
}
const OF_CONTEXT = /^\s*(?:inputs|self|runtime)[.[]/;
const AS_TEXT = 'Write a backslash before the $ if it is meant as text.';
/** Such as in a script of a shell, whose own variables and commands are written so. */
function isAmongText({ text, interpolations }) {
    return interpolations.some((interpolation) => !(0,rules_evaluated/* standsAlone */.pX)(interpolation, text));
}

;// CONCATENATED MODULE: ./lib/cwl/rules/javascript-skim.js
/**
 * Names that code uses and may not declare, found without a parser, which takes longer than all else that is checked;
 * undefined where a parser must look: where names are declared in other ways than `var x` and plain parameters, and where
 * something is newer than ECMAScript 5.1. The code must compile. Names that are declared may be given too. What stands
 * behind a regular expression that holds a quote, where no operator precedes that, can be missed.
 */
function freeNames(code) {
    const declared = new Set();
    const used = [];
    for (const token of code.match(TOKENS) ?? []) {
        if (isNewer(token))
            return undefined;
        if (isDeclaration(token))
            for (const name of token.match(NAMES) ?? [])
                declared.add(name);
        else if (isName(token) && !RESERVED.has(token))
            used.push(token);
    }
    return code.includes('{') && SHORTHAND.test(code) ? undefined : used.filter((name) => !declared.has(name));
}
/** Also without its end: what no parser has looked at may only seem to be a text, and is gone through once. */
const javascript_skim_TEXT = `"(?:[^"\\\\\\n]|\\\\[^])*"?|'(?:[^'\\\\\\n]|\\\\[^])*'?`;
/** One that seems not to end, as within a regular expression, is gone through only once. */
const COMMENT = '//[^\\n]*|/\\*(?:[^]*?\\*/|[^]*$)';
/** No longer than regular expressions are: what only seems to be one is not followed far. */
const REGULAR_EXPRESSION = '(?<=(?:[(,=:[!&|?{};+]|return)\\s*)/(?:[^/\\\\[\\n]|\\\\.|\\[(?:[^\\]\\\\\\n]|\\\\.){0,200}\\]){1,200}/[a-z]*';
const NAME = '[A-Za-z_$\\u0080-\\uffff][\\w$\\u0080-\\uffff]*';
const DECLARATION = `var\\s+${NAME}|function(?:\\s+${NAME})?\\s*\\([\\w$\\s,]*\\)|catch\\s*\\(\\s*${NAME}\\s*\\)`;
/** What a property is called, in a literal and behind a dot. */
const PROPERTY = `[{,]\\s*${NAME}\\s*:|(?<!\\.)\\.\\s*${NAME}`;
const javascript_skim_NUMBER = '\\d[\\w.]*';
/** The parts of code that matter here: what holds no names, what declares names, names, and signs of later editions. */
const TOKENS = new RegExp(`${javascript_skim_TEXT}|${COMMENT}|${REGULAR_EXPRESSION}|${PROPERTY}|${javascript_skim_NUMBER}|${DECLARATION}|${NAME}|=>|\\.\\.\\.|\\?\\.(?!\\d)|\\?\\?|\\*\\*|\\|\\|=|&&=|,\\s*\\)|\``, 'g');
const NAMES = new RegExp(NAME, 'g');
/** Signs of later editions; numbers and regular expressions of theirs; a comma behind the last argument. */
const NEWER = /^(?:=>|\.\.\.|\?\.|\?\?|\*\*|`|\|\|=|&&=|,\s*\)|0[bBoO].*|\d.*(?:_.*|n)|\/(?![/*]).*(?:\(\?<.*|\/[a-z]*[^gim/]))$/s;
/** Words by which later editions declare names and go through lists, or ours declare in other ways than the plain ones. */
const NEWER_WORDS = new Set(['function', 'var', 'catch', 'let', 'const', 'class', 'async', 'await', 'yield', 'import', 'super', 'of']);
/** An object with a property that is its own name, one with a computed key, or a function without that word. */
const SHORTHAND = new RegExp(`[{,]\\s*\\[[^\\][]{0,200}\\]\\s*:|\\{\\s*${NAME}\\s*[,}]|,\\s*${NAME}\\s*(?:\\}|,\\s*${NAME}\\s*:)|[{,]\\s*(?!(?:if|for|while|switch|with)\\b)${NAME}\\s*\\([^()]*\\)\\s*\\{`);
/** Words that are no names (ECMAScript 5.1, 7.6.1.1 and 7.8), but for those that declare names. */
const RESERVED = new Set([
    'break', 'case', 'continue', 'debugger', 'default', 'delete', 'do', 'else', 'finally', 'for', 'if', 'in', 'instanceof', 'new',
    'return', 'switch', 'this', 'throw', 'try', 'typeof', 'void', 'while', 'with', 'null', 'true', 'false',
]);
/** A look at the first character spares nearly every token the expression. */
function isNewer(token) {
    return !/^[\w$"'{]/.test(token) || /^\d/.test(token) ? NEWER.test(token) : false;
}
function isDeclaration(token) {
    return /^(?:var\s|(?:function|catch)[\s(])/.test(token);
}
function isName(token) {
    return /^[^"'/{,.\d]/.test(token);
}

;// CONCATENATED MODULE: ./lib/cwl/rules/javascript.js













/**
 * Checks the JavaScript of processes. Whether code is sound is asked of V8, which is many times faster than a parser
 * written in JavaScript and runs nothing here; acorn is loaded to say where it is not, and for what needs a closer look.
 */
class JavascriptChecker {
    #limits;
    #allowance;
    #sound = new Map();
    #free = new Map();
    #words = new Map();
    #readings = new Map();
    constructor(limits) {
        this.#limits = limits;
        this.#allowance = new Allowance(limits.javascriptLength);
    }
    /** What is looked at is bounded for each document. */
    startDocument() {
        this.#allowance = new Allowance(this.#limits.javascriptLength);
    }
    /** Whether the document has more JavaScript than may be looked at. */
    get lacksRoom() {
        return this.#allowance.isSpent || this.#allowance.refusals > 0;
    }
    async check(process, texts) {
        const libraries = librariesOf(process.value);
        const most = this.#limits.expressions;
        const excess = beyond(libraries, texts, most);
        if (excess !== undefined)
            return [(0,finding/* finding */.gk)('too-many-expressions', (0,finding/* placeOf */.$t)(process.path, excess.container, excess.key), `the process holds more than ${most} expressions`, (0,cwl_limits/* howToRaise */.EX)('expressions', 'document'))];
        const given = this.#givenTo(process, libraries);
        const libraryStudy = this.#study(libraries, (library) => this.#isPlainLibrary(library), (library) => this.#unparsedLibrary(process, library));
        const textStudy = this.#study(texts, (text) => this.#isBeyondDoubt(text, given), (text) => this.#unparsed(process, text));
        const [odd, doubtful] = [libraryStudy.doubtful, textStudy.doubtful];
        const problems = [
            ...libraryStudy.problems,
            ...textStudy.problems,
            ...(0,finding/* problemsOf */.GW)(texts, (text) => (doubtful.includes(text) ? finding/* NO_PROBLEMS */.ve : unreturned(process, text))),
            ...this.#unread(process, libraryStudy.unread ?? textStudy.unread),
        ];
        if (odd.length === 0 && doubtful.length === 0)
            return problems;
        const acorn = await __webpack_require__.e(/* import() */ 559).then(__webpack_require__.bind(__webpack_require__, 4559));
        const read = (part) => this.#read(acorn, part);
        return [
            ...(0,finding/* problemsOf */.GW)(odd, (library) => checkLibrary(read, process, library)),
            ...(0,finding/* problemsOf */.GW)(doubtful, (text) => checkText(read, { process, text, given })),
            ...problems,
        ];
    }
    /**
     * The items that a parser must look at; what is known of those for which that would take too long; and the first of
     * which something is not known. No more than can be told.
     */
    #study(items, isPlain, unparsed) {
        const doubtful = [];
        const problems = [];
        let unread;
        for (const item of items) {
            if (doubtful.length + problems.length >= finding/* MOST_PROBLEMS */.vy || (this.#allowance.isSpent && problems.length > 0))
                break;
            const { refusals } = this.#allowance;
            if (isPlain(item)) {
                if (this.#allowance.refusals > refusals)
                    unread ??= item;
            }
            else if (this.#allowance.takeToParse(item.text.length)) {
                doubtful.push(item);
            }
            else {
                const known = unparsed(item);
                if (known.length === 0)
                    unread ??= item;
                problems.push(...known);
            }
        }
        return { doubtful, problems, unread };
    }
    /** What V8 alone says of a text. */
    #unparsed(process, text) {
        const whole = (0,rules_evaluated/* unscanned */.Mq)(text);
        if (whole !== undefined && this.#verdict(whole) !== 'unsound' && !endsInComment(whole))
            return this.#unsound(whole, (0,rules_evaluated/* placeIn */.VV)(process, text, whole.start));
        const wrong = text.interpolations.find((part) => !part.closed || (part.kind !== 'reference' && !this.#isSound(part)));
        if (wrong === undefined)
            return [];
        return wrong.closed ? this.#unsound(wrong, (0,rules_evaluated/* placeIn */.VV)(process, text, wrong.start)) : [unbalanced(process, text, wrong)];
    }
    #unparsedLibrary({ path }, { text, container, key }) {
        return this.#unsound({ kind: 'body', code: text }, (0,finding/* placeOf */.$t)(path, container, key));
    }
    #unsound(part, place) {
        const hint = (0,cwl_limits/* howToRaise */.EX)('javascriptLength', 'document');
        const { javascriptLength } = this.#limits;
        switch (this.#verdict(part)) {
            case 'sound':
                return [];
            case 'unsound':
                return [(0,finding/* finding */.gk)('javascript-syntax', place, 'not JavaScript, and the document has too much of it to say where it goes wrong', hint)];
            case 'too-long':
                return [(0,finding/* finding */.gk)('too-much-javascript', place, `${part.code.length} characters of JavaScript are more than the limit of ${javascriptLength}`, hint)];
            case 'too-much':
                return [(0,finding/* finding */.gk)('too-much-javascript', place, `the JavaScript that the document reaches has more than ${TO_COMPILE * javascriptLength} characters, and from here on none of it is checked`, hint)];
        }
    }
    #unread({ path }, holder) {
        if (holder === undefined)
            return [];
        const message = `the JavaScript that the document reaches has more characters than the limit of ${this.#limits.javascriptLength}: from here on, only its syntax is checked`;
        return [(0,finding/* finding */.gk)('unread-javascript', (0,finding/* placeOf */.$t)(path, holder.container, holder.key), message, (0,cwl_limits/* howToRaise */.EX)('javascriptLength', 'document'))];
    }
    #isBeyondDoubt(text, given) {
        const whole = (0,rules_evaluated/* unscanned */.Mq)(text);
        if (whole !== undefined && this.#isPlain(whole, text.scope, given) && !endsInComment(whole))
            return true;
        return text.interpolations.every((interpolation) => {
            if (!interpolation.closed)
                return false;
            return interpolation.kind === 'reference' ? strangerIn(interpolation.code, given) === undefined : this.#isPlain(interpolation, text.scope, given);
        });
    }
    /** Sound, and no more to be said about what it reads. */
    #isPlain(part, { inputs, isUnread }, given) {
        const { code } = part;
        if (!this.#isSound(part) || (0,cwl_interpolation/* namesOfInputs */.bk)(code).some((name) => inputs?.has(name) === false) || (isUnread === true && code.includes('contents')))
            return false;
        const free = this.#freeNames(part);
        return free !== undefined && (given === undefined || free.every(given));
    }
    /** Sound, and not newer than CWL's JavaScript. */
    #isPlainLibrary({ text }) {
        const part = { kind: 'body', code: text };
        return this.#isSound(part) && this.#freeNames(part)?.some((name) => NEWER_WORDS.has(name)) === false;
    }
    /** Repositories hold many copies of the same code. */
    #read(acorn, part) {
        const key = `${part.kind} ${part.code}`;
        const known = this.#readings.get(key);
        if (known !== undefined)
            return known;
        const reading = readCode(acorn, part);
        this.#readings.set(key, reading);
        return reading;
    }
    #isSound(part) {
        return this.#verdict(part) === 'sound';
    }
    #verdict(part) {
        const body = bodyOf(part);
        const known = this.#sound.get(body);
        if (known !== undefined)
            return known ? 'sound' : 'unsound';
        const { length } = part.code;
        if (length > this.#limits.javascriptLength)
            return 'too-long';
        if (!this.#allowance.takeToCompile(length))
            return 'too-much';
        const sound = compiles(body);
        this.#sound.set(body, sound);
        return sound ? 'sound' : 'unsound';
    }
    /** Names that are free in sound code, none where there is no room to look. */
    #freeNames(part) {
        const body = bodyOf(part);
        if (this.#free.has(body))
            return this.#free.get(body);
        if (!this.#allowance.takeToSkim(part.code.length))
            return [];
        const names = freeNames(body);
        this.#free.set(body, names);
        return names;
    }
    /**
     * A process without a requirement of its own may inherit one, with libraries that are not known here. Of libraries
     * every word counts: what they define, only running them would tell.
     */
    #givenTo(process, libraries) {
        const requirements = (0,parts/* objectsIn */.Qv)(process.value, 'requirements').filter((requirement) => requirement['class'] === 'InlineJavascriptRequirement');
        if (requirements.length === 0 || requirements.some(({ expressionLib }) => !(0,json/* isArray */.cy)(expressionLib ?? [])))
            return undefined;
        const words = [...libraries, ...(0,parts/* objectsIn */.Qv)(process.value, 'steps').flatMap(librariesOf)].map(({ text }) => this.#wordsOf(text));
        if (words.length === 0)
            return isGlobal;
        return (name) => isGlobal(name) || words.some((set) => set.has(name));
    }
    #wordsOf(code) {
        const known = this.#words.get(code);
        if (known !== undefined)
            return known;
        const words = new Set(code.match(/[\w$\u0080-\uffff]+/g) ?? []);
        this.#words.set(code, words);
        return words;
    }
}
/** Where there are more expressions and libraries than the limit. */
function beyond(libraries, texts, limit) {
    const library = libraries[limit];
    if (library !== undefined)
        return library;
    let count = libraries.length;
    return texts.find(({ interpolations }) => {
        for (const { kind } of interpolations)
            if (kind !== 'reference')
                count += 1;
        return count > limit;
    });
}

;// CONCATENATED MODULE: ./lib/cwl/rules/javascript-members.js







const javascript_members_NAME = '[A-Za-z_\\u0080-\\uffff][\\w\\u0080-\\uffff]*';
/** `inputs.reads[0].path`, neither called nor given a value. */
const WAY = `(?<![\\w$.])(inputs|self|runtime)((?:\\.${javascript_members_NAME}|\\[(?:\\d+|${javascript_members_NAME})\\]){1,6})(?![\\w$\\u0080-\\uffff]|\\s*(?:\\(|=[^=]))`;
/** Texts and comments are passed over. */
const READ = new RegExp(`${javascript_skim_TEXT}|${COMMENT}|${WAY}`, 'g');
const SEGMENT = new RegExp(`\\.(${javascript_members_NAME})|\\[[^\\]]*\\]`, 'g');
/** Code that gives a name to something else. */
const OWN = /\bfunction\b[^(){}]{0,60}\([^(){}]{0,200}\b(?:inputs|self|runtime)\b|\b(?:var|let|const)\s+(?:inputs|self|runtime)\b|(?<![\w$.])self\s*=[^=]/;
/** Code that asks what a value is before it reads it. */
const ASKING = /\bisArray\b|\binstanceof\b|\btypeof\b|\.constructor\b|\bself\.(?:length|class)\b/;
/** Attributes of files, names that nothing else in JavaScript has. */
const OF_FILES = new Set(['path', 'location', 'basename', 'dirname', 'nameroot', 'nameext', 'contents', 'secondaryFiles']);
/**
 * Attributes that JavaScript reads of values that have none: those of files, of what is no file, paths where files have
 * none, and misspelt ones. They are undefined, and `undefined.bam` passes for a name. Other names are let pass: code may
 * ask whether they are there. Code that takes the location as well asks which of the two there is. Where `self` is null,
 * anything that is read of it.
 */
function checkMembers(process, texts) {
    return (0,finding/* problemsOf */.GW)(texts, (text) => (0,finding/* problemsOf */.GW)(text.interpolations, ({ kind, code, start }) => {
        if (kind === 'reference' || !ROOT.test(code) || OWN.test(code))
            return finding/* NO_PROBLEMS */.ve;
        const place = (index) => (0,rules_evaluated/* placeIn */.VV)(process, text, start + 2 + index);
        const ofNull = (0,types_types/* isNull */.kZ)(text.scope.self) ? readOfNull(code) : undefined;
        if (ofNull !== undefined)
            return [(0,finding/* finding */.gk)('doubtful-attribute', place(ofNull.index), `the code reads ${ofNull.attribute} of self, which is null here`, 'Take an input by its name, inputs.NAME.')];
        for (const { 1: root, 2: way, index } of code.matchAll(READ)) {
            const flaw = root === undefined || way === undefined ? undefined : javascript_members_flawOfWay(root, way, code, text.scope);
            if (flaw !== undefined)
                return [(0,finding/* finding */.gk)('doubtful-attribute', place(index), `the code reads ${flaw.attribute} of ${flaw.of}, ${flaw.why}`, flaw.hint)];
        }
        return finding/* NO_PROBLEMS */.ve;
    }));
}
const ROOT = /\b(?:inputs|self|runtime)\b/;
/** Code that asks whether there is a `self`, hands it on, or is ready to fail. */
const ASKING_FOR_SELF = /(?<![\w$.])self(?![\w$\u0080-\uffff]|\s*[.[])|\bcatch\b/;
const OF_SELF = new RegExp(`${javascript_skim_TEXT}|${COMMENT}|(?<![\\w$.])self\\s*(?:\\.\\s*(${javascript_members_NAME})|\\[)`, 'g');
/** The first member of `self` that code reads, or calls: of null it has none, and reading it ends the run. */
function readOfNull(code) {
    if (ASKING_FOR_SELF.test(code))
        return undefined;
    for (const { 0: written, 1: attribute = 'an item', index } of code.matchAll(OF_SELF))
        if (written.startsWith('self'))
            return { attribute, index };
    return undefined;
}
function javascript_members_flawOfWay(root, way, code, scope) {
    let of = root;
    let type = root === 'self' && !ASKING.test(code) ? scope.self : undefined;
    const item = /^\[(\d+)\]/.exec(way)?.[1];
    if (root === 'self' && item !== undefined && !ASKING.test(code) && isBeyondSources(Number(item), scope))
        return { attribute: `item ${item}`, of, why: `which ${beyondSources(scope)}`, hint: FROM_ZERO };
    for (const { 0: written, 1: name } of way.matchAll(SEGMENT)) {
        if (root === 'inputs' && of === root)
            type = name === undefined ? undefined : scope.inputs?.get(name)?.type;
        else if (root === 'runtime')
            return name === undefined || members/* RUNTIME_MEMBERS */.tt.has(name) ? undefined : misspelt(name, of, members/* RUNTIME_MEMBERS */.tt, 'which has none');
        else if (type === undefined || (0,types_types/* isNull */.kZ)(type))
            return undefined;
        else {
            const flaw = name === undefined ? undefined : flawOfMember(name, of, type, code, scope);
            if (flaw !== undefined)
                return flaw;
            type = (0,members/* memberType */.tD)(type, name ?? 0);
        }
        of += written;
    }
    return undefined;
}
function flawOfMember(name, of, type, code, scope) {
    if (isPathWithoutCommand(type, name, scope) && !code.includes('.location'))
        return { attribute: name, of, why: PATHLESS.message, hint: PATHLESS.hint };
    if ((0,members/* memberType */.tD)(type, name) !== undefined || isOfJavascript(type, name))
        return undefined;
    const why = `which is ${(0,describe_type/* describeType */.M)(type)} and has none`;
    if (OF_FILES.has(name))
        return { attribute: name, of, why, hint: javascript_members_hintFor(name, of, type) };
    return misspelt(name, of, isOfJavascript(type, 'length') ? [...(0,members/* memberNames */.hQ)(type), 'length'] : (0,members/* memberNames */.hQ)(type), why);
}
function misspelt(attribute, of, names, why) {
    const hint = guessAmong(names, attribute);
    return hint === undefined ? undefined : { attribute, of, why, hint };
}
function javascript_members_hintFor(attribute, of, type) {
    const isOfFiles = (0,types_types/* membersOf */.lS)((0,types_types/* withoutNull */.Ms)(type)).some((member) => member.kind === 'array' && (0,members/* memberType */.tD)(member.items, attribute) !== undefined);
    return isOfFiles ? `Take one of them, ${of}[0].${attribute}, or go through all.` : 'It is undefined when it runs.';
}

;// CONCATENATED MODULE: ./lib/cwl/rules/listings.js







/** `listing` of an input, or of one of its items, or of `self`. */
const listings_READ = new RegExp(`${javascript_skim_TEXT}|${COMMENT}|\\b(?:inputs\\.([\\w\\u0080-\\uffff]+)|self)(?:\\[\\w{1,20}\\])?\\.listing\\b`, 'g');
/** Code that asks whether there is one, or gives one. */
const listings_ASKED = /\.listing\s*(?:[=?]|!=|\|\||&&)|(?:\bif\s*\(|!|\btypeof|&&|\|\||\bin)\s*(?:inputs|self)\b[\w.[\]]{0,100}\.listing\b|['"]listing['"]\s*\]?\s*\bin\b|\bhasOwnProperty\b/;
/** A directory within a directory. */
const INNER = /\.listing\s*\[[^\]]{1,100}\]\s*\.listing\b/;
/**
 * One use of what is in a directory: that is loaded where somebody asks for it, "by default: no_listing" (CWL v1.2
 * CommandLineTool, "LoadContents"), which came with v1.1.
 */
function listingUses(process, { inputs }, texts) {
    if (process.version === 'v1.0' || process.processClass === 'Workflow')
        return listings_NO_USES;
    const read = texts.filter(({ text }) => text.includes('.listing') && !listings_ASKED.test(text));
    if (read.length === 0)
        return listings_NO_USES;
    const unlisted = new Map([...inputs].filter(([, port]) => isUnlisted(port)));
    const holders = new Map(holdersOfSelf(process, unlisted));
    for (const text of read) {
        for (const { code, start } of text.interpolations) {
            for (const { 0: found, 1: name, index } of code.matchAll(listings_READ)) {
                if (!found.endsWith('.listing'))
                    continue;
                const holder = name === undefined ? holders.get(text.container) : unlisted.has(name) ? ofInput(name) : undefined;
                if (holder !== undefined)
                    return [listings_useOf(process, text, start + 2 + index, holder)];
            }
        }
    }
    return listings_NO_USES;
}
const listings_NO_USES = [];
function ofInput(name) {
    return { name: `the input ${name}`, place: 'to that input' };
}
/** What `self` is of, by the binding that an expression stands in. */
function holdersOfSelf({ value }, unlisted) {
    const ofInputs = [...unlisted].flatMap(([name, { declaration: { inputBinding: binding } }]) => ((0,json/* isObject */.Gv)(binding) ? [[binding, ofInput(name)]] : []));
    const ofOutputs = (0,parts/* objectsIn */.Qv)(value, 'outputs').flatMap((output) => {
        const { outputBinding: binding } = output;
        const isFound = (0,json/* isObject */.Gv)(binding) && (0,cwl_given/* isGiven */.q)(binding['glob']) && ![binding, output].some(asksForListing);
        return isFound ? [[binding, { name: `what the output ${(0,parts/* nameOf */.Vb)(output) ?? ''} finds`, place: 'beside glob' }]] : [];
    });
    return [...ofInputs, ...ofOutputs];
}
function listings_useOf(process, text, index, { name, place }) {
    return {
        feature: 'LoadListingRequirement',
        place: () => (0,rules_evaluated/* placeIn */.VV)(process, text, index),
        what: `the listing of ${name} is read`,
        remedy: `Add loadListing: ${INNER.test(text.text) ? 'deep_listing' : 'shallow_listing'} ${place}: from v1.1 on, no directory is listed unasked.`,
    };
}
/** A directory that nobody asks to list; a default may say itself what is in it. */
function isUnlisted({ type, declaration }) {
    const { default: value } = declaration;
    const isSaid = ((0,json/* isArray */.cy)(value) ? value : [value]).some((item) => (0,json/* isObject */.Gv)(item) && (0,json/* isArray */.cy)(item['listing']));
    return !isSaid && !asksForListing(declaration) && (0,types_types/* membersOf */.lS)((0,types_types/* withoutNull */.Ms)(type)).every((member) => (0,types_types/* isOnly */.fy)(member.kind === 'array' ? member.items : member, ['Directory']));
}
function asksForListing(holder) {
    return (0,cwl_given/* isGiven */.q)(holder['loadListing']) || (0,field_advice/* isMisspelt */.yT)(holder, 'loadListing');
}

;// CONCATENATED MODULE: ./lib/cwl/rules/made-values.js















/**
 * Parameter references whose value no output, or no input that a step makes, can have, and texts that it cannot have. What
 * was found by `glob` is a list, of which an output that is no list takes the one item.
 */
function checkMadeValues(process, ports, steps, texts) {
    let sinks;
    const evaluated = (0,finding/* problemsOf */.GW)(texts, (text) => {
        const [only] = text.interpolations;
        // What does not end is told as such, or is JavaScript that only a parser finds the end of.
        if (!made_values_MAKING.has(text.field) || only?.closed !== true || (0,rules_evaluated/* unscanned */.Mq)(text) !== undefined)
            return finding/* NO_PROBLEMS */.ve;
        sinks ??= sinksOf(ports, steps);
        const sink = sinks.get(text.container);
        if (sink === undefined)
            return finding/* NO_PROBLEMS */.ve;
        if (!(0,rules_evaluated/* standsAlone */.pX)(only, text.text))
            return madeText(sink, text.text, () => (0,finding/* placeOf */.$t)(process.path, text.container, text.key));
        const code = (0,cwl_interpolation/* referenceIn */.h8)(only);
        const type = code === undefined ? undefined : typeOf(code, text.scope);
        if (code === undefined || type === undefined || (0,types_types/* isNull */.kZ)(type) || (0,assignability/* fitOf */.Z)(type, sink.type) !== 'never' || areNumbers(type, sink.type) || (text.field === 'outputEval' && isOneOf(type, sink.type)))
            return finding/* NO_PROBLEMS */.ve;
        return [(0,finding/* finding */.gk)('expression-type', (0,rules_evaluated/* placeIn */.VV)(process, text, only.start), `${sink.what} takes ${(0,describe_type/* describeType */.M)(sink.type)}, and $(${code}) is ${(0,describe_type/* describeType */.M)(type)}`, conversion(process, code, type, sink.type))];
    });
    const plain = (0,finding/* problemsOf */.GW)(steps, (step) => (0,finding/* problemsOf */.GW)(step.inputs, (input) => checkPlainValue(process, ports, step, input)));
    return plain.length === 0 ? evaluated : [...evaluated, ...plain];
}
/** Text with nothing to evaluate, in the place of a number, a file or a source. */
function checkPlainValue(process, ports, step, input) {
    const { valueFrom: text } = input;
    if (typeof text !== 'string' || text.trim() === '' || (0,cwl_interpolation/* interpolationsIn */.ZY)(text).length > 0)
        return finding/* NO_PROBLEMS */.ve;
    const sink = sinkOf(step, input);
    const misfit = sink === undefined ? undefined : (0,values/* misfitOf */.U8)(text, sink.type);
    if (sink === undefined || misfit === undefined)
        return finding/* NO_PROBLEMS */.ve;
    const isSourceless = !(0,cwl_given/* isGiven */.q)(input['source']);
    const hint = ports.inputs.has(text) ? `Write source: ${text} if that is meant.` : isSourceless && (0,values/* isQuoted */.f5)(text, (0,values/* simpleName */.ct)(misfit.wanted)) ? `Write default: ${text} in place of valueFrom.` : 'Write an expression that gives it.';
    return [(0,finding/* finding */.gk)('expression-type', (0,finding/* placeOf */.$t)(process.path, input, 'valueFrom'), `valueFrom gives text to ${sink.what}: ${misfit.reason}`, hint)];
}
/** What is more than one expression is text, whatever that gives (CWL v1.2 CommandLineTool, "Parameter references"). */
function madeText({ type, what }, text, place) {
    if ((0,assignability/* fitOf */.Z)(types_types/* SIMPLE */.RB.string, type) !== 'never')
        return finding/* NO_PROBLEMS */.ve;
    return [(0,finding/* finding */.gk)('expression-type', place(), `${what} takes ${(0,describe_type/* describeType */.M)(type)}, and ${onOneLine(text)} is text`, 'Write one expression that gives it, or change the type.')];
}
const made_values_MAKING = new Set(['outputEval', 'valueFrom']);
function sinksOf(ports, steps) {
    const sinks = new Map();
    for (const { name, type, declaration } of ports.outputs.values()) {
        const binding = declaration['outputBinding'];
        if ((0,json/* isObject */.Gv)(binding))
            sinks.set(binding, { type, what: `the output ${name}` });
    }
    for (const step of steps) {
        for (const input of step.inputs) {
            const sink = sinkOf(step, input);
            if (sink !== undefined)
                sinks.set(input, sink);
        }
    }
    return sinks;
}
function sinkOf(step, input) {
    const name = (0,parts/* nameOf */.Vb)(input) ?? '';
    const port = step.isOpaque ? undefined : step.ports?.inputs.get(name);
    return port === undefined ? undefined : { type: port.type, takesNull: port.hasDefault || (0,rules_steps/* isConditional */.Jz)(step), what: `the input ${name} of ${(0,rules_steps/* titleOf */.Gg)(step)}` };
}
function isOneOf(list, sink) {
    const items = (0,types_types/* membersOf */.lS)(list).flatMap((member) => (member.kind === 'array' ? [member.items] : []));
    return items.some((item) => (0,types_types/* holdsFiles */.kp)(item) && (0,assignability/* fitOf */.Z)(item, sink) !== 'never');
}
/** What is checked is the value: the size of most files is an `int` too. */
function areNumbers(type, sink) {
    const [given, taken] = [(0,types_types/* withoutNull */.Ms)(type), (0,types_types/* withoutNull */.Ms)(sink)];
    if (given.kind === 'array' && taken.kind === 'array')
        return areNumbers(given.items, taken.items);
    return (0,types_types/* membersOf */.lS)(given).some(isNumber) && (0,types_types/* membersOf */.lS)(taken).some(isNumber);
}
function isNumber(type) {
    return (0,types_types/* isOnly */.fy)(type, types_types/* NUMBERS */.du);
}
function conversion(process, reference, type, sink) {
    const isInteger = (0,types_types/* isOnly */.fy)(sink, ['int', 'long']);
    if (!(0,types_types/* isOnly */.fy)(type, ['string']) || !(isInteger || (0,types_types/* isOnly */.fy)(sink, ['float', 'double'])))
        return 'Write an expression that gives it, or change the type.';
    return remedyInJavascript(process, `Make a number of it: $(${isInteger ? 'parseInt' : 'parseFloat'}(${reference}))`);
}
/** `glob` finds files and directories; only an expression makes something else of them. */
function checkFoundValues(process, ports) {
    // In v1.0 outputs of workflows may have bindings too, which nothing evaluates.
    if (process.processClass !== 'CommandLineTool')
        return finding/* NO_PROBLEMS */.ve;
    return (0,finding/* problemsOf */.GW)([...ports.outputs.values()], ({ name, type, declaration }) => {
        const binding = declaration['outputBinding'];
        if (!(0,json/* isObject */.Gv)(binding) || !(0,cwl_given/* isGiven */.q)(binding['glob']) || (0,cwl_given/* isGiven */.q)(binding['outputEval']) || (0,field_advice/* isMisspelt */.yT)(binding, 'outputEval') || binding['glob'] === OUTPUT_OBJECT || (0,types_types/* mayHold */.BV)(type, 'File', 'Directory'))
            return finding/* NO_PROBLEMS */.ve;
        const hint = (0,types_types/* isOnly */.fy)(type, ['string']) ? 'Add loadContents: true and outputEval: $(self[0].contents), or make the type File.' : 'Add outputEval, or make the type File.';
        return [(0,finding/* finding */.gk)('glob-for-value', (0,finding/* placeOf */.$t)(process.path, binding, 'glob', 'key'), `the output ${name} is ${(0,describe_type/* describeType */.M)(type)}, and glob finds files`, hint)];
    });
}
/** What a tool writes there takes the place of all that its outputs say (CWL v1.2 CommandLineTool, "Output binding"). */
const OUTPUT_OBJECT = 'cwl.output.json';

;// CONCATENATED MODULE: ./lib/cwl/rules/nearly-named.js




/** Of longer lists nothing is asked: each name is held against each. */
const MOST_NAMES = 100;
/** Names of one letter are nearly any other. */
const SHORTEST = 4;
/**
 * Outputs that are sought under nearly the name that the command line gives: `-o aligned.bam` and `glob: alinged.bam`. The
 * tool makes the one, and nobody finds the other.
 */
function checkNearlyNamed(process) {
    if (process.processClass !== 'CommandLineTool')
        return finding/* NO_PROBLEMS */.ve;
    const globs = globsOf(process);
    if (globs.length === 0 || globs.length > MOST_NAMES)
        return finding/* NO_PROBLEMS */.ve;
    const names = namesIn(process);
    if (names.length > MOST_NAMES)
        return finding/* NO_PROBLEMS */.ve;
    return (0,finding/* problemsOf */.GW)(globs, (glob) => nearly_named_checkGlob(process, glob, names));
}
function nearly_named_checkGlob(process, { value: sought, container, key }, names) {
    if (typeof sought !== 'string' || sought.length < SHORTEST || sought.length > nearly_named_LONGEST || /[*?[]/.test(sought.replaceAll(nearly_named_REFERENCE, '')))
        return finding/* NO_PROBLEMS */.ve;
    const near = names.some((name) => name.includes(sought)) ? undefined : names.find((name) => isSlip(name, sought));
    if (near === undefined || isNamedElsewhere(process, sought))
        return finding/* NO_PROBLEMS */.ve;
    return [(0,finding/* finding */.gk)('nearly-named', (0,finding/* placeOf */.$t)(process.path, container, key), `the output is sought as ${(0,kind_words/* inShort */.wZ)(sought)}, and the tool is told to make ${(0,kind_words/* inShort */.wZ)(near)}`, 'Correct the one that is misspelt.')];
}
/** What the command line holds that may be the name of a file: also behind the equals sign of an option. */
function namesIn(process) {
    const { stdout, stderr } = process.value;
    const words = [...commandWords(process), ...inputWords(process)].map(({ text }) => text.slice(text.startsWith('-') ? text.indexOf('=') + 1 : 0));
    return [stdout, stderr, ...words].filter((text) => typeof text === 'string' && text.length >= SHORTEST && text.length <= nearly_named_LONGEST);
}
const nearly_named_LONGEST = 200;
/** Whether two names differ by capitals, by two letters that are swapped, or by a letter that one of them lacks; not by their extensions. */
function isSlip(left, right) {
    if (extensionOf(left) !== extensionOf(right) || referencesIn(left) !== referencesIn(right))
        return false;
    if (left.toLowerCase() === right.toLowerCase())
        return true;
    const [short, long] = left.length <= right.length ? [left, right] : [right, left];
    let same = 0;
    while (same < short.length && short[same] === long[same])
        same += 1;
    const [rest, other] = [short.slice(same), long.slice(same)];
    if (short.length === long.length)
        return isLetter(rest[0]) && isLetter(rest[1]) && rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
    return isLetter(other[0]) && isLetter(other[1]) && other.slice(1) === rest;
}
/** Digits and signs tell files apart: `reads_1.fq` is another than `reads.fq`. */
function isLetter(character) {
    return character !== undefined && /[a-z]/i.test(character);
}
function extensionOf(name) {
    return /\.\w+$/.exec(name)?.[0].toLowerCase() ?? '';
}
/** What is wrong within a reference is told of that. */
function referencesIn(name) {
    return (name.match(nearly_named_REFERENCE) ?? []).join(' ');
}
const nearly_named_REFERENCE = /\$\([^)]*\)/g;
/** A default, or a script in the working folder, may name it as well. */
function isNamedElsewhere({ value }, name) {
    const { outputs: _, ...rest } = value;
    return JSON.stringify(rest).includes(JSON.stringify(name).slice(1, -1));
}

;// CONCATENATED MODULE: ./lib/cwl/rules/network.js



/** Programs that fetch from elsewhere, whatever they are told. */
const FETCHING = new Set(['wget', 'curl', 'aria2c', 'axel', 'lftp', 'ascp', 'prefetch', 'gsutil', 'azcopy', 'rclone', 's5cmd', 'aws', 'synapse', 'gdc-client', 'gdown']);
/** And those that do so with a certain first argument. */
const FETCHING_WITH = new Map([['git', 'clone'], ['pip', 'install'], ['pip3', 'install'], ['conda', 'install']]);
const network_NO_USES = [];
/** From v1.1 on, "tools must not assume network access" without it (CWL v1.2 CommandLineTool, "NetworkAccess"); before, engines let all reach it. */
function networkUses(process) {
    if (process.processClass !== 'CommandLineTool' || process.version === 'v1.0')
        return network_NO_USES;
    const words = commandWords(process);
    const [first, second] = words;
    const program = programOf(words);
    if (first === undefined || !(FETCHING.has(program) || (second !== undefined && FETCHING_WITH.get(program) === second.text)))
        return network_NO_USES;
    const remedy = `Add ${asRequirement(process, 'NetworkAccess', 'networkAccess: true')} under requirements: without it, engines may cut the tool off.`;
    return [{ feature: 'NetworkAccess', place: () => (0,finding/* placeOf */.$t)(process.path, first.container, first.key), what: `${program} fetches from the network`, remedy }];
}

;// CONCATENATED MODULE: ./lib/cwl/rules/optional-values.js













/** What is evaluated for a file that is there. */
const optional_values_OF_FILES = new Set(['format', 'secondaryFiles', 'pattern', 'required']);
/** Fields that must come to something, as the reference implementation has it; others are as if they were not there. */
const NEEDED = new Set(['stdout', 'stderr', 'envValue', 'entryname', 'timelimit', 'networkAccess', 'when']);
/**
 * Parameter references to a value that may be null: those into it, which fail where it is ("the current value must be an
 * object", CWL v1.2 CommandLineTool, "Parameter references"), and those that are all of a field that needs one. Nothing is
 * said of what is optional further inside.
 */
function checkOptionalValues(process, ports, steps, texts) {
    const { inputs } = ports;
    let bindings;
    let sinks;
    const isAlwaysEvaluated = ({ container, field, scope }) => {
        if (field === 'entryname')
            return !mayBeNothing(container, scope);
        if (scope.around !== undefined || (field !== 'valueFrom' && field !== 'position'))
            return !optional_values_OF_FILES.has(field);
        bindings ??= certainBindings(process, inputs);
        return bindings.has(container);
    };
    // Of a type that never fits, that is told.
    const isNeeded = ({ container, field, key }, type) => {
        if (NEEDED.has(field))
            return fieldTakes(field, type);
        // From v1.2 on, "expressions may return null, in which case they have no effect".
        if (field === 'listing')
            return key === field && process.version !== 'v1.2';
        if (!made_values_MAKING.has(field))
            return false;
        sinks ??= sinksOf(ports, steps);
        const sink = sinks.get(container);
        return sink !== undefined && sink.takesNull !== true && !(0,types_types/* acceptsNull */.Rd)(sink.type) && (0,assignability/* fitOf */.Z)((0,types_types/* withoutNull */.Ms)(type), sink.type) !== 'never';
    };
    return (0,finding/* problemsOf */.GW)(texts, (text) => {
        const [first] = text.interpolations;
        if (first === undefined || !text.interpolations.some((part) => (0,cwl_interpolation/* referenceIn */.h8)(part) !== undefined) || !isAlwaysEvaluated(text))
            return finding/* NO_PROBLEMS */.ve;
        const isAlone = (0,rules_evaluated/* standsAlone */.pX)(first, text.text);
        return (0,finding/* problemsOf */.GW)(text.interpolations, (part) => checkReference(process, inputs, text, part, { isAlone, isNeeded: (type) => isAlone && isNeeded(text, type) }));
    });
}
function checkReference(process, inputs, text, part, { isAlone, isNeeded }) {
    const code = part.closed ? (0,cwl_interpolation/* referenceIn */.h8)(part) : undefined;
    const value = code === undefined ? undefined : optionalValueIn(text, code, inputs);
    if (value === undefined || (value.member === undefined && !isNeeded(value.type)))
        return finding/* NO_PROBLEMS */.ve;
    const { name, member } = value;
    const isOfSource = text.scope.around !== undefined;
    const where = `, which is null where ${isOfSource ? 'its source is' : 'nobody gives it'}`;
    if (member === undefined)
        return [(0,finding/* finding */.gk)('optional-value', (0,rules_evaluated/* placeIn */.VV)(process, text, part.start), `${titleOfField(text)} is ${name}${where}`, text.field === 'outputEval' ? 'Require the input, give it a default, or make the output optional.' : 'Require the input, or give it a default.')];
    const nothing = !isAlone ? "''" : text.field === 'glob' ? '[]' : 'null';
    const others = text.field === 'arguments' ? 'Require the input, give it an inputBinding, or ask' : 'Require the input, or ask';
    return [(0,finding/* finding */.gk)('optional-value', (0,rules_evaluated/* placeIn */.VV)(process, text, part.start), `$(${code}) reads ${member} of ${name}${where}`, remedyInJavascript(process, `${isOfSource ? 'Ask' : others} first: $(${name} === null ? ${nothing} : ${code})`))];
}
function optionalValueIn({ scope }, code, ports) {
    const [root, ...segments] = (0,cwl_interpolation/* segmentsOf */.OD)(code);
    const isInput = root === 'inputs';
    // Only of a step, `self` is what may be missing: no binding is evaluated without a value.
    if (!isInput && (scope.around === undefined || root !== 'self'))
        return undefined;
    const first = isInput ? segments.shift() : 'self';
    const [member] = segments;
    if (first === undefined)
        return undefined;
    const name = String(first);
    if (isInput && scope.around === undefined && ports.get(name)?.hasDefault === true)
        return undefined;
    const type = isInput ? scope.inputs?.get(name)?.type : scope.self;
    if (type?.kind !== 'union' || !(0,types_types/* acceptsNull */.Rd)(type))
        return undefined;
    // What has no such member at all is told as that.
    if (member !== undefined && ((0,members/* memberType */.tD)(type, member) === undefined || isPathWithoutCommand(type, member, scope)))
        return undefined;
    return { name: isInput ? `inputs.${name}` : name, member: typeof member === 'number' ? `item ${member}` : member, type };
}
/** A binding of an input is evaluated where the input has a value; what an optional one reads is often given together with it. */
function certainBindings({ value }, inputs) {
    const bindings = new Set((0,parts/* objectsIn */.Qv)(value, 'arguments'));
    for (const { declaration, hasDefault, type } of inputs.values()) {
        const binding = declaration['inputBinding'];
        if ((0,json/* isObject */.Gv)(binding) && (hasDefault || !(0,types_types/* membersOf */.lS)(type).some(types_types/* isNull */.kZ)))
            bindings.add(binding);
    }
    return bindings;
}
/** An entry that comes to null is passed over, name and all. */
function mayBeNothing(container, scope) {
    const entry = 'entry' in container ? container.entry : undefined;
    if (typeof entry !== 'string')
        return false;
    const [only] = (0,cwl_interpolation/* interpolationsIn */.ZY)(entry);
    if (only === undefined || !(0,rules_evaluated/* standsAlone */.pX)(only, entry))
        return false;
    const code = (0,cwl_interpolation/* referenceIn */.h8)(only);
    const type = code === undefined ? undefined : typeOf(code, scope);
    return type === undefined || (0,types_types/* acceptsNull */.Rd)(type);
}

;// CONCATENATED MODULE: ./lib/cwl/rules/parameters.js









/** Fields of parameters that only some types can have, and the shortcuts `stdin`, `stdout` and `stderr`. */
function checkParameters(process, ports) {
    const all = [...ports.inputs.values(), ...ports.outputs.values()];
    return [
        // The schemas of v1.0 let the type be absent, and no implementation can then bind the value.
        ...(process.version === 'v1.0' ? (0,finding/* problemsOf */.GW)(all, (port) => checkType(process, port)) : finding/* NO_PROBLEMS */.ve),
        ...(0,finding/* problemsOf */.GW)(all, (port) => [...parameters_checkPatterns(process, port), ...checkFields(process, port)]),
        ...checkShortcuts(process),
    ];
}
function checkType(process, { name, declaration }) {
    // Under a wrong name it is told as an unknown field, and a step that stands here as one.
    if ((0,cwl_given/* isGiven */.q)(declaration['type']) || (0,field_advice/* isMisspelt */.yT)(declaration, 'type') || (0,cwl_given/* isGiven */.q)(declaration['run']))
        return finding/* NO_PROBLEMS */.ve;
    return [(0,finding/* finding */.gk)('missing-field', (0,finding/* placeOf */.$t)(process.path, declaration), `the parameter ${name} needs the field type: a type`)];
}
/**
 * `.bai?` for a file that may be missing came with v1.1, and is read so where a pattern stands by itself; everywhere else it is the
 * name of a file that nobody has (SALAD 1.2, "Domain Specific Language for secondary files": its example keeps the mark in a map).
 */
function parameters_checkPatterns(process, { declaration }) {
    return (0,finding/* problemsOf */.GW)((0,parts/* writtenUnder */.e9)(declaration, 'secondaryFiles'), ({ value: item, container, key }) => {
        const pattern = (0,json/* isObject */.Gv)(item) ? item['pattern'] : item;
        if (!endsWithMark(pattern))
            return finding/* NO_PROBLEMS */.ve;
        const literal = (place, where, hint) => [(0,finding/* finding */.gk)('literal-question-mark', place, `${(0,kind_words/* inShort */.wZ)(pattern)} names a file whose own name ends with a question mark: ${where}, that does not say that it may be missing`, hint)];
        if ((0,json/* isObject */.Gv)(item))
            return literal((0,finding/* placeOf */.$t)(process.path, item, 'pattern'), 'under pattern', (0,cwl_given/* isGiven */.q)(item['required']) ? 'Remove the question mark.' : 'Remove the question mark, and say required: false beside it if it may be missing.');
        if (process.version !== 'v1.0' || (0,cwl_interpolation/* mayHoldExpression */.dC)(pattern))
            return finding/* NO_PROBLEMS */.ve;
        return literal((0,finding/* placeOf */.$t)(process.path, container, key), 'before v1.1', 'Raise cwlVersion to v1.1, or remove the question mark.');
    });
}
/** "Only valid when type: File or is an array of items: File" (CWL v1.2 CommandLineTool, "CommandInputParameter"). */
const ONLY_FOR = [
    { field: 'secondaryFiles', only: 'File' },
    { field: 'streamable', only: 'File' },
    { field: 'format', only: 'File' },
    { field: 'loadContents', only: 'File' },
    { field: 'loadListing', only: 'Directory' },
];
function checkFields(process, { name, type, declaration }) {
    return (0,finding/* problemsOf */.GW)(ONLY_FOR, ({ field, only }) => {
        const value = declaration[field];
        // Of an output, that they are no fields of it is told.
        if (field.startsWith('load') && (0,cwl_given/* isGiven */.q)(declaration['outputBinding']))
            return finding/* NO_PROBLEMS */.ve;
        if (value === undefined || value === null || value === false || ((0,json/* isArray */.cy)(value) && value.length === 0) || (0,types_types/* mayHold */.BV)(type, only))
            return finding/* NO_PROBLEMS */.ve;
        return [(0,finding/* finding */.gk)('not-for-type', (0,finding/* placeOf */.$t)(process.path, declaration, field, 'key'), `${field} is for parameters that hold ${only === 'File' ? 'files' : 'directories'}, and ${name} holds none`, `Remove it, or make the type ${only}${type.kind === 'array' ? '[]' : ''}.`)];
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
    for (const input of (0,parts/* objectsIn */.Qv)(process.value, 'inputs')) {
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
    for (const output of (0,parts/* objectsIn */.Qv)(process.value, 'outputs')) {
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

;// CONCATENATED MODULE: ./lib/cwl/rules/requirements.js







/** Requirements that stand twice, resources that cannot be had, versions that do not go together. */
function checkRequirements(process, steps) {
    const problems = [...duplicateTypes(process), ...checkLists(process, process.value)];
    for (const step of steps)
        problems.push(...checkLists(process, step.value));
    for (const step of steps)
        problems.push(...checkVersion(process, step));
    return problems;
}
function checkLists(process, holder) {
    return [...checkList(process, holder['requirements'], false), ...checkList(process, holder['hints'], true)];
}
function checkList(process, list, areHints) {
    if (!(0,json/* isArray */.cy)(list) || list.length === 0)
        return finding/* NO_PROBLEMS */.ve;
    const seen = new Map();
    return (0,finding/* problemsOf */.GW)(list, (requirement, index) => {
        if (!(0,json/* isObject */.Gv)(requirement))
            return finding/* NO_PROBLEMS */.ve;
        const name = requirement['class'];
        if (typeof name !== 'string')
            return finding/* NO_PROBLEMS */.ve;
        const before = seen.get(name);
        seen.set(name, before ?? requirement);
        const wrong = OWN_CHECKS.get(name)?.(process, requirement) ?? finding/* NO_PROBLEMS */.ve;
        // Platforms have hints that are meant to stand several times, such as sbg:SaveLogs, once for each pattern.
        if (before === undefined || (areHints && name.includes(':')))
            return wrong;
        // One that is imported stands in the list where the import does.
        const isImported = (0,origin/* originOf */.yv)(requirement)?.source !== (0,origin/* originOf */.yv)(list)?.source;
        const place = isImported ? (0,finding/* placeOf */.$t)(process.path, list, index) : (0,finding/* placeOf */.$t)(process.path, requirement, 'class');
        const isSame = (0,json/* sameJson */.Vk)(before, requirement);
        const problem = (0,finding/* finding */.gk)('duplicate-requirement', place, `${name} stands in this list a second time`, isSame ? 'Remove one of the two.' : 'Join the two.');
        // Which of two is meant only matters where they differ.
        return [...wrong, areHints || isSame ? { ...problem, severity: 'warning' } : problem];
    });
}
/** Types that SchemaDefRequirement defines under one name; those of different files have different names, also where they are packed. */
function duplicateTypes(process) {
    const types = (0,parts/* objectsIn */.Qv)(process.value, 'requirements').flatMap((requirement) => (requirement['class'] === 'SchemaDefRequirement' ? (0,parts/* objectsIn */.Qv)(requirement, 'types') : []));
    if (types.length < 2)
        return finding/* NO_PROBLEMS */.ve;
    const first = new Map();
    return (0,finding/* problemsOf */.GW)(types, (type) => {
        const { name } = type;
        if (typeof name !== 'string')
            return [];
        const key = name.indexOf('#') > 0 ? name : `${(0,finding/* placeOf */.$t)(process.path, type).file}#${(0,localnames/* fragmentOf */.UB)(name)}`;
        const earlier = first.get(key);
        first.set(key, earlier ?? type);
        if (earlier === undefined)
            return [];
        const place = (0,finding/* placeOf */.$t)(process.path, type, 'name');
        const other = (0,finding/* placeOf */.$t)(process.path, earlier, 'name');
        // What is imported twice is the same type.
        if (place.line === other.line && place.column === other.column && (0,json/* sameJson */.Vk)(earlier, type))
            return [];
        return [(0,finding/* finding */.gk)('duplicate-id', place, `there is a second type ${(0,localnames/* lastName */.UK)(name)}; the first is on line ${other.line}`, 'Rename one of the two.')];
    });
}
const RESOURCES = [['coresMin', 'coresMax'], ['ramMin', 'ramMax'], ['tmpdirMin', 'tmpdirMax'], ['outdirMin', 'outdirMax']];
/** "It is an error if max < min" and "if the value of any of these fields is negative" (CWL v1.2, "ResourceRequirement"). */
function checkResources(process, requirement) {
    return (0,finding/* problemsOf */.GW)(RESOURCES, (ends) => {
        const [min, max] = [numberIn(requirement[ends[0]]), numberIn(requirement[ends[1]])];
        if ((min ?? 0) < 0 || (max ?? 0) < 0) {
            const negative = ends.filter((end) => (numberIn(requirement[end]) ?? 0) < 0);
            return negative.map((end) => (0,finding/* finding */.gk)('resource-range', (0,finding/* placeOf */.$t)(process.path, requirement, end), `${end} is negative`, 'Give a number from 0 up.'));
        }
        if (min !== undefined && max !== undefined && max < min)
            return [(0,finding/* finding */.gk)('resource-range', (0,finding/* placeOf */.$t)(process.path, requirement, ends[1]), `${ends[1]} is ${max}, less than ${ends[0]}, which is ${min}`, 'Swap or correct them.')];
        return ends[0] === 'coresMin' ? finding/* NO_PROBLEMS */.ve : (0,finding/* problemsOf */.GW)(ends, (end) => checkMebibytes(process, requirement, end));
    });
}
/** Sizes of memory that machines have, in gibibytes: a program of as many mebibytes is hardly worth a requirement. */
const USUAL = new Set([1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64]);
/** As many mebibytes are enough for small programs. */
const ENOUGH = 32;
const GIBIBYTE = 1024;
/** Who says the most memory too, which is little, and asks for one core at most, means what is written. */
function isBounded(requirement) {
    const [min, max, ...cores] = ['ramMin', 'ramMax', 'coresMin', 'coresMax'].map((end) => numberIn(requirement[end]));
    return min !== undefined && max !== undefined && max < GIBIBYTE && cores.every((count) => (count ?? 1) <= 1);
}
/** A pebibyte, in mebibytes: nobody has as much, and in bytes it is a gibibyte. */
const LARGEST = 2 ** 30;
/** "In mebibytes (2**20)" (CWL v1.2 CommandLineTool, "ResourceRequirement"), where others count bytes or gibibytes. */
function checkMebibytes(process, requirement, end) {
    const value = numberIn(requirement[end]);
    if (value === undefined)
        return finding/* NO_PROBLEMS */.ve;
    const told = (size, hint) => [(0,finding/* finding */.gk)('doubtful-resource', (0,finding/* placeOf */.$t)(process.path, requirement, end), `${end} counts mebibytes, so that ${value} is ${size}`, hint)];
    if (value >= LARGEST)
        return told(`${Math.floor(value / LARGEST)} PiB`, `Write ${Math.ceil(value / 2 ** 20)} if bytes are meant.`);
    return end.startsWith('ram') && USUAL.has(value) && !(value >= ENOUGH && isBounded(requirement)) ? told(`${value} MiB`, `Write ${value * GIBIBYTE} if GiB are meant.`) : finding/* NO_PROBLEMS */.ve;
}
/** "Negative time limits are an error" (CWL v1.2, "ToolTimeLimit"). */
function checkTimeLimit(process, requirement) {
    if ((numberIn(requirement['timelimit']) ?? 0) >= 0)
        return [];
    return [(0,finding/* finding */.gk)('resource-range', (0,finding/* placeOf */.$t)(process.path, requirement, 'timelimit'), 'timelimit is negative', 'Give a number from 0 up; 0 means no limit.')];
}
/** It may be left out, for true; null is none of its kinds (CWL v1.2, "WorkReuse": `boolean | Expression`). */
function checkReuse(process, requirement) {
    if (requirement['enableReuse'] !== null || process.version === 'v1.0')
        return [];
    return [(0,finding/* finding */.gk)('wrong-type', (0,finding/* placeOf */.$t)(process.path, requirement, 'enableReuse'), 'enableReuse must be true or false or an expression, and this is null', 'Leave it out: it is true then.')];
}
/** Nothing puts the value of another variable in: who means to extend a path so loses what was in it. */
function checkVariables(process, requirement) {
    return (0,finding/* problemsOf */.GW)((0,parts/* objectsIn */.Qv)(requirement, 'envDef'), (definition) => {
        const { envName: name, envValue: value } = definition;
        if (typeof name !== 'string' || typeof value !== 'string')
            return finding/* NO_PROBLEMS */.ve;
        const variable = /(?<![\\$])\$[A-Z_][A-Z\d_]+\b/.exec(value)?.[0];
        if (variable === undefined)
            return finding/* NO_PROBLEMS */.ve;
        return [(0,finding/* finding */.gk)('unevaluated-expression', (0,finding/* placeOf */.$t)(process.path, definition, 'envValue'), `no shell reads this: the value of ${name} holds ${variable} as it is written`, 'Write the whole value out.')];
    });
}
const OWN_CHECKS = new Map([
    ['ResourceRequirement', checkResources],
    ['ToolTimeLimit', checkTimeLimit],
    ['WorkReuse', checkReuse],
    ['EnvVarRequirement', checkVariables],
]);
function numberIn(value) {
    if (value instanceof json/* ExactNumber */.fh)
        return value.value;
    return typeof value === 'number' ? value : undefined;
}
/** A platform that knows the workflow's version may not know the one of a tool in it. */
function checkVersion(process, step) {
    const { run } = step;
    if (run === undefined || cwl_model/* VERSIONS */.S8.indexOf(run.version) <= cwl_model/* VERSIONS */.S8.indexOf(process.version))
        return finding/* NO_PROBLEMS */.ve;
    return [(0,finding/* finding */.gk)('mixed-versions', (0,finding/* placeOf */.$t)(process.path, step.value, 'run'), `${(0,rules_steps/* titleOf */.Gg)(step)} runs a process of CWL ${run.version}, and the workflow is of ${process.version}`, `Raise the workflow's cwlVersion to ${run.version}.`)];
}

;// CONCATENATED MODULE: ./lib/cwl/rules/returned-outputs.js







/**
 * Outputs of an ExpressionTool that its code never gives a value: it "must return a plain Javascript object which matches
 * the output parameters" (CWL v1.2 Workflow, "ExpressionTool"). Only code is looked at that ends with that object; an empty
 * one is a stub.
 */
function checkReturnedOutputs(process, { outputs }, texts) {
    if (process.processClass !== 'ExpressionTool')
        return finding/* NO_PROBLEMS */.ve;
    const text = texts.find(({ field, container }) => field === 'expression' && container === process.value);
    const [only] = text?.interpolations ?? [];
    if (text === undefined || only?.closed !== true || !(0,rules_evaluated/* standsAlone */.pX)(only, text.text))
        return finding/* NO_PROBLEMS */.ve;
    const returned = returnedObject(only);
    if (returned === undefined)
        return checkReturnedValue(process, text, only, outputs);
    if (UNSEEN.test(returned.code))
        return finding/* NO_PROBLEMS */.ve;
    const keys = keysIn(returned.code);
    if (keys.size === 0)
        return finding/* NO_PROBLEMS */.ve;
    return (0,finding/* problemsOf */.GW)([...outputs.values()], ({ name, type }) => {
        if ((0,types_types/* acceptsNull */.Rd)(type) || keys.has(name))
            return finding/* NO_PROBLEMS */.ve;
        return [(0,finding/* finding */.gk)('unreturned-output', (0,rules_evaluated/* placeIn */.VV)(process, text, returned.start), `the code returns an object without the key ${name}, and the output ${name} takes ${(0,describe_type/* describeType */.M)(type)}`, 'Add the key, or make the output optional.')];
    });
}
/** A value that stands alone where the object should: as it is written, also in a list, or of an input. */
function checkReturnedValue(process, text, { kind, code, start }, outputs) {
    const value = (kind === 'body' ? RETURNED_VALUE.exec(code)?.[1] : code)?.trim() ?? '';
    const what = LITERAL.test(value) || isList(value) ? value : typeInWords(value, text);
    if (what === undefined || outputs.size === 0)
        return finding/* NO_PROBLEMS */.ve;
    const keys = [...outputs.keys()].slice(0, MOST_KEYS).map((name) => `${JSON.stringify(name)}: ${outputs.size === 1 ? (0,kind_words/* inShort */.wZ)(value) : '…'}`);
    return [(0,finding/* finding */.gk)('unreturned-output', (0,rules_evaluated/* placeIn */.VV)(process, text, start), `the code returns ${(0,kind_words/* inShort */.wZ)(what)}, and must return an object with the outputs as keys`, `Write ${kind === 'body' ? `return {${keys.join(', ')}}` : `$({${keys.join(', ')}})`}.`)];
}
/** Nothing else is in the code. */
const RETURNED_VALUE = /^\s*return\s+([^;\n{}]{1,200}?)\s*;?\s*$/;
const LITERAL = /^(?:"[^"\\]*"|'[^'\\]*'|-?\d+(?:\.\d+)?|true|false)$/;
const MOST_KEYS = 3;
/** From the first bracket to the last: nothing is taken from the list, and nothing is done with it. */
function isList(value) {
    return value.startsWith('[') && (0,cwl_interpolation/* closingBracket */.uE)(value, 0) === value.length - 1;
}
/** Of a parameter reference to what is no object of some shape. */
function typeInWords(reference, { scope }) {
    const type = (0,cwl_interpolation/* isReference */.A_)(reference) ? typeOf(reference, scope) : undefined;
    if (type === undefined || (0,types_types/* isNull */.kZ)(type) || mayBeObject(type))
        return undefined;
    return (0,describe_type/* describeType */.M)(type);
}
function mayBeObject(type) {
    return (0,types_types/* membersOf */.lS)(type).some((member) => member.kind === 'record' || member.kind === 'unknown' || (member.kind === 'simple' && member.name === 'Any'));
}
/** The literal that code ends with, if it does. */
function returnedObject({ kind, code, start: at }) {
    const begin = kind === 'body' ? code.lastIndexOf('return') : 0;
    const from = (kind === 'body' ? RETURN : /^\s*(?=\{)/).exec(code.slice(begin))?.[0];
    if (from === undefined || isComment(code, begin))
        return undefined;
    const start = begin + from.length;
    const end = (0,cwl_interpolation/* closingBracket */.uE)(code, start);
    const isLast = end >= 0 && /^[\s;)]*$/.test(code.slice(end + 1));
    return isLast ? { code: code.slice(start, end + 1), start: at + 2 + start } : undefined;
}
const RETURN = /^return\s*(?:\(\s*)?(?=\{)/;
/** What follows two slashes on their line may be no code any more. */
function isComment(code, at) {
    return code.slice(code.lastIndexOf('\n', at) + 1, at).includes('//');
}
/** What is spread, computed or escaped may have any key. */
const UNSEEN = /\.{3}|[{,]\s*\[|\\[ux]/;
/** Whatever may be a key: those of objects further inside too, and names that are their own values. */
function keysIn(code) {
    return new Set(Array.from(code.matchAll(KEY), ([, double, single, name, own]) => double ?? single ?? name ?? own ?? ''));
}
const KEY = /(?:"([^"\\\n]{0,500})"|'([^'\\\n]{0,500})'|(?<![\w$\u0080-\uffff])([\w$\u0080-\uffff]+))\s*(?=:)|(?<=[{,]\s{0,100})([\w$\u0080-\uffff]+)\s*(?=[,}])/g;

;// CONCATENATED MODULE: ./lib/cwl/rules/schemas.js



/**
 * Files that `$schemas` names and that do not exist. A warning: what they say of formats is asked for where formats are
 * compared, and documents run without it. What lies outside of the repository is not looked for.
 */
function checkSchemas(process, files) {
    const { root } = process;
    const schemas = root['$schemas'] ?? null;
    if (schemas === null)
        return finding/* NO_PROBLEMS */.ve;
    return (0,finding/* problemsOf */.GW)((0,json/* isArray */.cy)(schemas) ? schemas : [schemas], (written, index) => {
        const path = (0,missing_files/* missingPath */.IT)(written, root, process, files);
        const [holder, key] = (0,json/* isArray */.cy)(schemas) ? [schemas, index] : [root, '$schemas'];
        return path === undefined ? finding/* NO_PROBLEMS */.ve : [(0,finding/* finding */.gk)('missing-schema', (0,finding/* placeOf */.$t)(process.path, holder, key), `$schemas names the file ${path}, which does not exist`, 'A path is relative to the file that says it. Correct it, or take it out.')];
    });
}

;// CONCATENATED MODULE: ./lib/cwl/rules/unread-contents.js







/** `contents` of an input, or of one of its items, or of `self`. */
const unread_contents_READ = new RegExp(`${javascript_skim_TEXT}|${COMMENT}|\\b(?:inputs\\.([\\w\\u0080-\\uffff]+)|self)(?:\\[\\w{1,20}\\])?\\.contents\\b`, 'g');
/** Code that asks whether there are any, or gives some. */
const unread_contents_ASKED = /\.contents\s*(?:[=?]|!=|\|\||&&)|(?:\bif\s*\(|!|\btypeof|&&|\|\|)\s*(?:inputs|self)\b[\w.[\]]{0,100}\.contents\b|['"]contents['"]\s*(?:\]\s*)?\bin\b|\bhasOwnProperty\b|\bcatch\b/;
/**
 * Contents of an input that nobody asks for: "loadContents … indicates that the file should be read" (CWL v1.2
 * CommandLineTool, "LoadContents"). What a step embeds is passed by, since the step may ask, and so is what a step gets of
 * another, which may have asked. Told once an input: what is added once holds for all.
 */
function checkContents(process, ports, steps, texts) {
    const isWorkflow = process.processClass === 'Workflow';
    if (process.isEmbedded && !isWorkflow)
        return finding/* NO_PROBLEMS */.ve;
    const reading = texts.filter(({ text }) => text.includes('.contents') && !unread_contents_ASKED.test(text));
    if (reading.length === 0)
        return finding/* NO_PROBLEMS */.ve;
    const unread = new Map([...ports.inputs].filter(([, port]) => isUnread(port)));
    const holders = new Map(isWorkflow ? sourcesOfSteps(steps, unread) : bindings(unread));
    const told = new Set();
    return (0,finding/* problemsOf */.GW)(reading, (text) => {
        for (const { code, start } of text.interpolations) {
            for (const { 0: found, 1: name, index } of code.matchAll(unread_contents_READ)) {
                if (!found.endsWith('.contents'))
                    continue;
                const holder = name === undefined ? holders.get(text.container) : !isWorkflow && unread.has(name) ? name : undefined;
                if (holder === undefined || told.has(holder))
                    continue;
                told.add(holder);
                return [(0,finding/* finding */.gk)('doubtful-attribute', (0,rules_evaluated/* placeIn */.VV)(process, text, start + 2 + index), `${found} is read, and nobody asks for contents of the input ${holder}`, `Add loadContents: true to ${placeOfAsking(process)}.`)];
            }
        }
        return finding/* NO_PROBLEMS */.ve;
    });
}
function placeOfAsking({ version, processClass }) {
    if (version === 'v1.0')
        return 'its inputBinding';
    return processClass === 'Workflow' ? 'the input of the step' : 'that input';
}
function bindings(unread) {
    return [...unread].flatMap(([name, { declaration: { inputBinding: binding } }]) => ((0,json/* isObject */.Gv)(binding) ? [[binding, name]] : []));
}
/** Inputs of steps by the one input of the workflow that they come from; only from v1.1 on can they ask themselves. */
function sourcesOfSteps(steps, unread) {
    return steps.flatMap(({ inputs }) => inputs.flatMap((input) => (typeof input['source'] === 'string' && unread.has(input['source']) && !asksForContents(input) ? [[input, input['source']]] : [])));
}
/** A file that nobody asks to read; a default may say itself what is in it. */
function isUnread({ type, declaration }) {
    const { default: value } = declaration;
    const isSaid = ((0,json/* isArray */.cy)(value) ? value : [value]).some((item) => (0,json/* isObject */.Gv)(item) && (0,cwl_given/* isGiven */.q)(item['contents']));
    if (isSaid || asksForContents(declaration))
        return false;
    return (0,types_types/* membersOf */.lS)((0,types_types/* withoutNull */.Ms)(type)).every((member) => (0,types_types/* isOnly */.fy)(member.kind === 'array' ? member.items : member, ['File']));
}
/** In v1.0 a binding asks, also one within a type. */
function asksForContents(holder) {
    const { inputBinding: binding, type } = holder;
    if ((0,cwl_given/* isGiven */.q)(holder['loadContents']) || (0,field_advice/* isMisspelt */.yT)(holder, 'loadContents'))
        return true;
    return ((0,json/* isObject */.Gv)(binding) && asksForContents(binding)) || ((0,json/* isObject */.Gv)(type) && asksForContents(type));
}

;// CONCATENATED MODULE: ./lib/cwl/rules/unused.js






/**
 * Inputs that are declared and do nothing: no binding puts them on the command line, no expression reads them, and no link
 * leads from them. A file lies where the tool runs all the same.
 */
function checkUnused(process, ports, steps, texts) {
    if (process.processClass === 'Operation')
        return finding/* NO_PROBLEMS */.ve;
    const idle = process.processClass === 'Workflow' ? unlinked(process, ports, steps) : [...ports.inputs.values()].filter(isUnbound);
    if (idle.length === 0 || texts.some(readsAll))
        return finding/* NO_PROBLEMS */.ve;
    const read = new Set(texts.flatMap(({ text }) => (0,cwl_interpolation/* namesOfInputs */.bk)(text)));
    const unread = idle.filter(({ name }) => !read.has(name));
    // Hints of others, and what JavaScript is shared, may read them too.
    const words = unread.length === 0 ? NO_WORDS : unused_wordsIn(writtenIn(process.value));
    return (0,finding/* problemsOf */.GW)(unread, ({ name, declaration }) => {
        if (words.has('inputs') && [...unused_wordsIn(name)].every((word) => words.has(word)))
            return finding/* NO_PROBLEMS */.ve;
        const hint = process.processClass === 'CommandLineTool' ? 'Add inputBinding, read it in an expression, or remove it.' : 'Use it, or remove it.';
        return [(0,finding/* finding */.gk)('unused-input', (0,finding/* placeOf */.$t)(process.path, declaration, 'id'), `nothing uses the input ${name}`, hint)];
    });
}
function isUnbound({ declaration, type }) {
    return !(0,cwl_given/* isGiven */.q)(declaration['inputBinding']) && declaration['type'] !== 'stdin' && !bindsWithin(declaration['type']) && !(0,types_types/* mayHold */.BV)(type, 'File', 'Directory');
}
/** Parts of a type may have bindings of their own. */
function bindsWithin(type) {
    if ((0,json/* isArray */.cy)(type))
        return type.some(bindsWithin);
    return (0,json/* isObject */.Gv)(type) && (Object.hasOwn(type, 'inputBinding') || Object.values(type).some(bindsWithin));
}
function unlinked({ value }, ports, steps) {
    const linked = new Set([...steps.flatMap(({ inputs }) => inputs.flatMap((input) => (0,parts/* textsIn */.Ej)(input, 'source'))), ...(0,parts/* objectsIn */.Qv)(value, 'outputs').flatMap((output) => (0,parts/* textsIn */.Ej)(output, 'outputSource'))]);
    return [...ports.inputs.values()].filter(({ name }) => !linked.has(name));
}
/** `inputs` by itself, or with a name that is worked out. */
function readsAll({ interpolations }) {
    return interpolations.some(({ code }) => code.includes('inputs') && /\binputs\b(?!\s*\??\.\s*[\w$\u0080-\uffff]|\s*\[\s*["'])/.test(code));
}
/** All that is written in a process, but for its inputs and what its steps run. */
function writtenIn(process) {
    const { inputs: _inputs, ...rest } = process;
    return JSON.stringify(rest, (key, value) => (key === 'run' ? undefined : value));
}
function unused_wordsIn(text) {
    return new Set(text.match(/[\w$\u0080-\uffff]+/g));
}
const NO_WORDS = new Set();

;// CONCATENATED MODULE: ./lib/cwl/rules/vocabulary.js




/** Prefixes of other vocabularies that `$namespaces` does not declare; each is told once a process; and expressions that became keys. */
function checkVocabulary(process, { definitions }) {
    const problems = new Map();
    const expressions = [];
    const prefixed = [];
    const report = (text, container, key, part, scope) => {
        const field = part === 'key' ? (0,own_terms/* prefixedField */.WM)(process.version, text, scope) : undefined;
        if (field !== undefined && prefixed.length < finding/* MOST_PROBLEMS */.vy)
            prefixed.push((0,finding/* finding */.gk)('unknown-field', (0,finding/* placeOf */.$t)(process.path, container, key, part), ...(0,own_terms/* prefixedWords */.zR)(text, field)));
        const prefix = prefixOf(text);
        if (prefix === undefined || scope.has(prefix) || problems.has(prefix) || problems.size >= finding/* MOST_PROBLEMS */.vy)
            return;
        problems.set(prefix, (0,finding/* finding */.gk)('undeclared-prefix', (0,finding/* placeOf */.$t)(process.path, container, key, part), `${text} has the prefix ${prefix}, which is not declared`, part === 'key' && (0,own_terms/* gluedField */._8)(process.version, text, scope) !== undefined ? `Write a space behind the colon of ${prefix}.` : remedyForPrefix(process.root, prefix)));
    };
    const misread = (container, key) => {
        if (expressions.length >= finding/* MOST_PROBLEMS */.vy)
            return;
        expressions.push((0,finding/* finding */.gk)('expression-as-key', (0,finding/* placeOf */.$t)(process.path, container, key, 'key'), 'this expression is read as a key: a colon and a space within it end the key', 'Put the whole expression in quotes.'));
    };
    const declared = (0,own_terms/* namespacesOf */.Gw)(process.root);
    visit(process.value, declared, report, misread);
    // The others stand in a process, which is asked for itself.
    for (const { value, from } of definitions)
        if (from === 'file')
            visit(value, declared, report, misread);
    return [...problems.values(), ...prefixed, ...expressions];
}
/** Where free values stand, or processes of their own. */
const vocabulary_PASSED_BY = new Set(['default', 'run', '$namespaces', '$schemas', '$graph']);
function visit(value, around, report, misread) {
    // What is imported brings the prefixes of its file along (SALAD 1.2, "Document context").
    const scope = (0,own_terms/* namespacesWithin */.EU)(value, around);
    for (const key of Object.keys(value)) {
        const item = value[key];
        if (key.startsWith('$(') || key.startsWith('${'))
            misread(value, key);
        else if (key.includes(':'))
            report(key, value, key, 'key', scope);
        else if (key === 'format' || key === 'intent' || key === 'id')
            identifiers(value, key, item, scope, report);
        else if (typeof item === 'object' && !vocabulary_PASSED_BY.has(key)) {
            // Of what is required, the class itself is refused.
            if (key === 'hints' && (0,json/* isArray */.cy)(item))
                for (const hint of item)
                    if ((0,json/* isObject */.Gv)(hint))
                        identifiers(hint, 'class', hint['class'], (0,own_terms/* namespacesWithin */.EU)(hint, scope), report);
            descend(item, scope, report, misread);
        }
    }
}
function descend(value, scope, report, misread) {
    if ((0,json/* isArray */.cy)(value))
        for (const item of value)
            descend(item, scope, report, misread);
    else if ((0,json/* isObject */.Gv)(value))
        visit(value, scope, report, misread);
}
function identifiers(holder, key, value, scope, report) {
    if (typeof value === 'string')
        report(value, holder, key, 'value', scope);
    else if ((0,json/* isArray */.cy)(value)) {
        for (const [index, item] of value.entries())
            if (typeof item === 'string')
                report(item, value, index, 'value', scope);
    }
}
function remedyForPrefix(root, prefix) {
    if (root['$namespace'] !== undefined)
        return 'Write $namespaces in the place of $namespace.';
    return `Declare it: $namespaces: {${prefix}: ${ADDRESSES.get(prefix) ?? 'ADDRESS'}}.`;
}
/** What those who use these prefixes declare, and engines that know hints under them look for. */
const ADDRESSES = new Map([
    ['arv', 'http://arvados.org/cwl#'],
    ['cwltool', 'http://commonwl.org/cwltool#'],
    ['dct', 'http://purl.org/dc/terms/'],
    ['doap', 'http://usefulinc.com/ns/doap#'],
    ['edam', 'http://edamontology.org/'],
    ['foaf', 'http://xmlns.com/foaf/0.1/'],
    ['iana', 'https://www.iana.org/assignments/media-types/'],
    ['s', 'http://schema.org/'],
    ['sbg', 'https://sevenbridges.com'],
]);
/** The prefix of `edam:format_2572`; none of an address, an expression, or a scheme that everyone knows. */
function prefixOf(text) {
    const colon = text.indexOf(':');
    if (colon <= 0 || text.startsWith('//', colon + 1) || (0,cwl_interpolation/* mayHoldExpression */.dC)(text))
        return undefined;
    const prefix = text.slice(0, colon);
    return vocabulary_KNOWN.has(prefix) || !/^[\w.-]+$/.test(prefix) ? undefined : prefix;
}
/** Prefixes of CWL's own context, that of names which stand for nothing else (`_:b0`), and schemes of addresses. */
const vocabulary_KNOWN = new Set(['_', 'cwl', 'sld', 'rdf', 'rdfs', 'xsd', 'owl', 'http', 'https', 'urn', 'file', 'ftp']);

;// CONCATENATED MODULE: ./lib/cwl/links.js




































/** Checks what a schema cannot say: links, types, expressions, requirements. Each process is looked at once. */
class LinkChecker {
    #ports;
    #javascript;
    #surroundings = new Map();
    #studies = new Map();
    #ofFiles = new Map();
    #files;
    #isWanted;
    /** `isWanted` spares the search for what nobody wants told. */
    constructor(processes, isWanted) {
        this.#files = processes.files;
        this.#javascript = new JavascriptChecker(processes.files.workspace.limits);
        this.#ports = new PortReader(processes.files);
        this.#isWanted = isWanted;
    }
    /** Adds problems of the processes that can be reached, given what requirements they inherit on the way. */
    async check(roots, told) {
        this.#javascript.startDocument();
        this.#ports.startDocument();
        const files = new Set();
        const permitted = this.#permissions(roots);
        if (this.#ports.excess !== undefined) {
            told.add(this.#ports.excess);
            return;
        }
        for (const [process, permissions] of permitted) {
            if (told.isFull)
                break;
            // Where something could not be imported, what refers to it is not wrong.
            if (!this.#files.load(process.path).isWhole)
                continue;
            const study = this.#study(process);
            told.addAll(study.problems);
            if (!files.has(process.root))
                told.addAll(this.#problemsOfFile(process));
            files.add(process.root);
            const context = contextOf(study, permissions);
            const found = context.problems ?? (await this.#checkInContext(process, study, context));
            // Another document that reaches this process may have room for the JavaScript that this one has none for.
            if (!this.#javascript.lacksRoom)
                context.problems = found;
            told.addAll(found);
        }
    }
    /** Whether there was no room for all types of the last document. What is known of its processes may be more for another. */
    get isExhausted() {
        return this.#ports.excess !== undefined;
    }
    /**
     * What is permitted to each process that can be reached. Ways there may be as many as steps, and each may permit something
     * else: what matters is what none of them lacks, and what any of them has.
     */
    #permissions(roots) {
        const found = new Map();
        const queue = [];
        const reach = (process, inherited, permits) => {
            const known = found.get(process);
            const everywhere = (inherited.everywhere | permits) & (known?.everywhere ?? EVERY);
            const somewhere = inherited.somewhere | permits | (known?.somewhere ?? 0);
            if (known?.everywhere === everywhere && known.somewhere === somewhere)
                return;
            found.set(process, { everywhere, somewhere });
            queue.push(process);
        };
        for (const root of roots)
            reach(root, NOTHING, this.#around(root).permits);
        for (const process of queue) {
            const permissions = found.get(process) ?? NOTHING;
            for (const { run, permits } of this.#around(process).runs) {
                // Requirements of a workflow hold for what its steps run (CWL v1.2, "Requirements and hints").
                if (run !== undefined)
                    reach(run, permissions, permits | this.#around(run).permits);
            }
        }
        // What each names counts for this document, also where another has had it read.
        for (const process of found.keys())
            this.#ports.enter(process);
        return found;
    }
    /** What is wrong with what a file says as a whole, however many processes it has. */
    #problemsOfFile(process) {
        const known = this.#ofFiles.get(process.root);
        if (known !== undefined)
            return known;
        const problems = [checkDirectives(process), checkSchemas(process, this.#files)].flatMap(finding/* remarkOnMore */.F4);
        this.#ofFiles.set(process.root, problems);
        return problems;
    }
    #study(process) {
        const known = this.#studies.get(process);
        if (known !== undefined)
            return known;
        const study = studyOf(process, this.#around(process), this.#files, this.#isWanted);
        this.#studies.set(process, study);
        return study;
    }
    #around(process) {
        const known = this.#surroundings.get(process);
        if (known !== undefined)
            return known;
        const ports = this.#ports.of(process);
        const steps = process.processClass === 'Workflow' ? (0,rules_steps/* stepsOf */.B_)(process, this.#ports) : [];
        const surroundings = { ports, steps, runs: steps.map(({ run, value }) => ({ run, permits: permittedBy(value) })), permits: permittedBy(process.value) };
        this.#surroundings.set(process, surroundings);
        return surroundings;
    }
    async #checkInContext(process, study, { everywhere, hasJavascript }) {
        const problems = [...missingFeatures(process, [study, ...study.steps], everywhere)];
        if (!includesFeature(everywhere, JAVASCRIPT))
            (0,add_all/* addAll */.R)(problems, (0,finding/* remarkOnMore */.F4)(checkReferences(process, study.texts, false)));
        if (hasJavascript) {
            (0,add_all/* addAll */.R)(problems, (0,finding/* remarkOnMore */.F4)(checkReferences(process, study.texts, true)));
            (0,add_all/* addAll */.R)(problems, (0,finding/* remarkOnMore */.F4)(checkMembers(process, study.texts)));
            (0,add_all/* addAll */.R)(problems, (0,finding/* remarkOnMore */.F4)(await this.#javascript.check(process, study.texts)));
        }
        return problems;
    }
}
const NOTHING = { everywhere: 0, somewhere: 0 };
const JAVASCRIPT = 'InlineJavascriptRequirement';
function contextOf({ contexts }, { everywhere, somewhere }) {
    const hasJavascript = includesFeature(somewhere, JAVASCRIPT);
    const known = contexts.find((context) => context.everywhere === everywhere && context.hasJavascript === hasJavascript);
    if (known !== undefined)
        return known;
    const context = { everywhere, hasJavascript, problems: undefined };
    contexts.push(context);
    return context;
}
function studyOf(process, { ports, steps, runs, permits }, files, isWanted) {
    const isWorkflow = process.processClass === 'Workflow';
    const { texts, problems: plainTexts } = (0,rules_evaluated/* evaluatedTexts */.CH)(process, ports, steps);
    return {
        steps: steps.map((step, index) => ({ uses: stepUses(process, step), permits: runs[index]?.permits ?? 0 })),
        permits,
        texts,
        problems: [
            ports.problems,
            plainTexts,
            checkExpressionTypes(process, texts),
            checkContinuedExpressions(process, texts),
            checkMadeValues(process, ports, steps, texts),
            checkFoundValues(process, ports),
            checkOptionalValues(process, ports, steps, texts),
            checkReturnedOutputs(process, ports, texts),
            checkContents(process, ports, steps, texts),
            checkIdentifiers(process, steps),
            checkParameters(process, ports),
            checkCommandLine(process, ports),
            checkFileNames(process, ports),
            checkFixedFolders(process),
            checkNearlyNamed(process),
            checkInPlace(process, ports),
            checkDefaults(process, ports, steps),
            checkDefaultFiles(process, files, steps),
            checkWorkingFolder(process, files, steps),
            ...(isWorkflow ? [checkDataFlow(process, ports, steps), checkDeclaredFiles(process, ports, steps), checkCycles(process, steps)] : []),
            checkRequirements(process, steps),
            checkVocabulary(process, ports),
            checkAdvice(process, ports, steps, isWanted),
            isWanted('unused-input') ? checkUnused(process, ports, steps, texts) : finding/* NO_PROBLEMS */.ve,
        ].flatMap(finding/* remarkOnMore */.F4),
        uses: [...ports.uses, ...javascriptUses(process, texts), ...shellUses(process, ports), ...containerUses(process), ...listingUses(process, ports, texts), ...networkUses(process), ...(isWorkflow ? outputUses(process) : [])],
        contexts: [],
    };
}

// EXTERNAL MODULE: ./lib/cwl/path-text.js
var path_text = __webpack_require__(6911);
// EXTERNAL MODULE: ./lib/cwl/processes.js + 3 modules
var cwl_processes = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/cwl/remote.js
var remote = __webpack_require__(4606);
// EXTERNAL MODULE: ./lib/cwl/documents/refusals.js
var refusals = __webpack_require__(5938);
// EXTERNAL MODULE: ./lib/cwl/structure/structure.js
var structure = __webpack_require__(6045);
// EXTERNAL MODULE: ./lib/cwl/text/text.js
var text_text = __webpack_require__(3825);
;// CONCATENATED MODULE: ./lib/cwl/validate.js

















/**
 * Validates documents of a workspace, given as `path` or `path#id`, and everything that they reach. Rejects when
 * `signal` aborts.
 */
async function validateDocuments(workspace, references, checks = {}, options = {}) {
    (0,path_text/* checkObject */.gr)(checks, 'the checks');
    (0,path_text/* checkObject */.gr)(options, 'the options for validating');
    const { processes = new cwl_processes/* Processes */.S(workspace), signal } = options;
    if (signal !== undefined && !(signal instanceof AbortSignal))
        throw new TypeError(`\`signal\` must be an AbortSignal, and is ${(0,json/* wordsFor */.tu)(signal)}`);
    const checker = new Checker(processes, checks);
    const found = [];
    for (const [index, path] of (0,path_text/* checkPaths */.nn)(references).entries()) {
        // Signals and timers are heard only between turns of the event loop.
        if (signal !== undefined && index % DOCUMENTS_A_TURN === 0)
            await (0,promises_.setImmediate)();
        signal?.throwIfAborted();
        found.push({ path, problems: await checker.check(path) });
    }
    const all = sortProblems(found.flatMap(({ problems }) => problems));
    if (checks.baseline === undefined) {
        return { documents: found.map(({ path, problems }) => ({ path, ok: !problems.some(problem/* isError */.bJ) })), problems: all, accepted: [], gone: 0 };
    }
    const { told, accepted } = (0,baseline/* accept */.Ju)(all, checks.baseline);
    const bad = new Set(told.filter(problem/* isError */.bJ).map(keyOf));
    const documents = found.map(({ path, problems }) => ({ path, ok: !problems.some((problem) => bad.has(keyOf(problem))) }));
    const sound = documents.filter(({ ok }) => ok).map(({ path }) => path);
    return { documents, problems: told, accepted, gone: (0,baseline/* countGone */.tH)(checks.baseline, all, isKnownFrom(processes, sound)) };
}
const DOCUMENTS_A_TURN = 50;
/** All is known of a file that a sound document reaches, and of one of the workspace that is gone: a new error hides others, also in files around it. */
function isKnownFrom(processes, references) {
    const reached = new Set();
    for (const reference of references) {
        const { path } = (0,document_reference/* splitReference */.m)(processes.workspace, reference);
        if (!reached.has(path))
            for (const file of processes.filesFrom(path))
                reached.add(file);
    }
    return (file) => reached.has(file) || !((0,remote/* isAddress */.P)(file) || processes.workspace.has(file));
}
/** Checks documents; what several of them reach is checked once, as long as it is kept. */
class Checker {
    processes;
    #links;
    #isWanted;
    #own = new Map();
    /** Which of the processes that were built these know of. */
    #releases = 0;
    #checks;
    constructor(processes, checks = {}) {
        this.processes = processes;
        this.#checks = checks;
        this.#isWanted = (code) => (0,cwl_checks/* isWanted */.Yu)(code, checks);
        this.#links = new LinkChecker(processes, this.#isWanted);
    }
    /** Problems of a document and of all that it reaches, with the severities that the checks give them. */
    async check(reference) {
        return (0,cwl_checks/* applyLevels */.k1)(await this.find(reference), this.#checks);
    }
    /** The same as they are without any configuration. */
    async find(reference) {
        if (this.processes.workspace.remote === undefined)
            return this.#find(reference);
        // What other machines hold is asked for before anything is checked, so that little is checked twice.
        do
            this.open(reference);
        while (await this.processes.settle());
        let problems = await this.#find(reference);
        while (await this.processes.settle())
            problems = await this.#find(reference);
        return this.processes.files.traced(problems);
    }
    async #find(reference) {
        const document = this.open(reference);
        const told = new finding/* ToldOfDocument */.KS();
        const roots = document.process === undefined ? document.graph : [document.process, ...document.graph];
        if (roots.length === 0 && document.choice !== undefined)
            told.add(document.choice);
        told.addAll(problemsOfDocuments(document, roots));
        if (document.isCutShort === true) {
            for (const process of reachable(roots))
                told.addAll(process.problems);
            return sortProblems(told.withRemark);
        }
        if (this.processes.files.mayExceed)
            told.addAll(this.#excess(document, roots));
        for (const process of reachable(roots)) {
            if (told.isFull)
                break;
            told.addAll(this.#own.get(process) ?? (await this.#checkProcess(process)));
        }
        await this.#links.check(validate_entriesOf(document), told);
        if (this.#links.isExhausted)
            this.#links = new LinkChecker(this.processes, this.#isWanted);
        return sortProblems(told.withRemark);
    }
    /** Limits hold for one document with all that it reaches, also when others have read that before. */
    #excess(document, roots) {
        const { files, workspace } = this.processes;
        const reached = files.reachedFrom([document, ...reachable(roots)].map(({ path }) => path));
        const { limits } = workspace;
        const sum = (of) => [...reached].reduce((all, path) => all + of(path), 0);
        const place = (0,text_text/* topOf */.HX)(document.path);
        return [
            ...(reached.size > limits.files ? [(0,refusals/* refusalAt */.yr)((0,refusals/* tooManyFiles */.Z)(limits.files), place)] : []),
            ...(sum((path) => files.sizeOf(path)) > limits.totalBytes ? [(0,refusals/* refusalAt */.yr)((0,refusals/* tooManyBytes */.zX)(limits.totalBytes), place)] : []),
            ...(sum((path) => files.valuesOf(path)) > cwl_limits/* FULL_FILES */.O_ * limits.nodes ? [(0,refusals/* tooManyValues */.e0)(limits, place)] : []),
            ...(sum((path) => files.importsOf(path)) > limits.nodes ? [(0,refusals/* tooManyImports */.MV)(limits, place)] : []),
        ];
    }
    open(reference) {
        const { path, fragment } = (0,document_reference/* splitReference */.m)(this.processes.workspace, reference);
        const document = this.processes.document(path, fragment);
        if (this.processes.releases !== this.#releases)
            this.#release();
        return document;
    }
    /** What was found in processes that nobody reaches any more would keep all of them. */
    #release() {
        this.#own = new Map();
        this.#links = new LinkChecker(this.processes, this.#isWanted);
        this.#releases = this.processes.releases;
    }
    async #checkProcess(process) {
        const problems = [...process.problems, ...(await (0,structure/* checkStructure */.w)(process, this.processes.files.load(process.path).isWhole))];
        this.#own.set(process, problems);
        return problems;
    }
}
/** Of a document and of those that it runs, directly or not: what many of them have in common once. */
function problemsOfDocuments(document, roots) {
    const documents = new Set([document]);
    for (const process of reachable(roots))
        for (const each of process.documents)
            documents.add(each);
    const own = new Set(Array.from(documents, ({ file }) => file));
    const files = (0,expansion/* withImports */.zB)(own);
    // What the files of processes say of themselves is told of those.
    const imported = [...files].filter((file) => !own.has(file));
    return [...[...documents, ...files].flatMap(({ problems }) => problems), ...imported.flatMap(directiveProblems)];
}
function directiveProblems({ path, value, isWhole }) {
    return isWhole && (0,json/* isObject */.Gv)(value) ? (0,finding/* remarkOnMore */.F4)(checkDirectives({ path, root: value })) : [];
}
/**
 * Where a run of a document may begin: what another process of its `$graph` runs has the requirements of that one, unless it is
 * asked for by its name.
 */
function validate_entriesOf({ process, graph }) {
    const asked = process === undefined ? [] : [process];
    if (graph.length === 0)
        return asked;
    const inner = new Set(Array.from(reachable(graph), ({ runs }) => runs).flat());
    return [...asked, ...graph.filter((each) => !inner.has(each))];
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
    if (problems.length < 2)
        return problems;
    // Most that stand here twice are the same object, which costs less to tell than what is written in it.
    const distinct = new Map([...new Set(problems)].map((problem) => [keyOf(problem), problem]));
    return [...distinct.values()].sort((left, right) => (left.file < right.file ? -1 : left.file > right.file ? 1 : 0) || left.line - right.line || left.column - right.column);
}
function keyOf({ file, line, column, code, message }) {
    return JSON.stringify([file, line, column, code, message]);
}


/***/ })

};

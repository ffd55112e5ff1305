export const id = 458;
export const ids = [458];
export const modules = {

/***/ 3003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ checkOptions)
/* harmony export */ });
/* harmony import */ var _cwl_globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3145);
/* harmony import */ var _cwl_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7912);
/* harmony import */ var _exports_threshold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8576);
/* harmony import */ var _platform_dialect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9897);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6806);
/* harmony import */ var _promotion_shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9892);
/* harmony import */ var _promotion_verify_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5096);
/* harmony import */ var _bounds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9347);
/* harmony import */ var _option_types_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6024);
/* harmony import */ var _working_directory_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3498);










/** What names something when it is given at all; a shell makes nothing of a variable that is not set. */
const NEVER_EMPTY = [
    'workingDirectory', 'config', 'stage', 'project', 'copyFrom', 'baseline', 'writeBaseline', 'sarif', 'stateFile', 'changedSince',
    'record', 'undo', 'subjects', 'lastRecord', 'out', 'plan', 'file', 'output', 'check',
];
/** Throws PromotionError `usage` for values that no face should let through, naming the input; `verb` may want some of its own. */
function checkOptions(options, verb) {
    (0,_option_types_js__WEBPACK_IMPORTED_MODULE_8__/* .checkTypes */ .OE)(options, verb);
    checkTexts(options, verb);
    (0,_working_directory_js__WEBPACK_IMPORTED_MODULE_9__/* .checkWorkingDirectory */ .d)(options.workingDirectory);
    for (const glob of options.files ?? [])
        checkGlob(glob);
    checkNumber('concurrency', options.concurrency);
    checkNumber('timeout', options.timeout);
    checkNumber('max-bytes', options.maxBytes);
    checkNumber('matrix', options.matrix);
    if (options.shard !== undefined)
        (0,_promotion_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .parseShard */ .uK)(options.shard);
    if (options.shard !== undefined && (options.plan !== undefined || options.expectPlanDigest !== undefined || options.matrix !== undefined)) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', '`shard` goes neither with an approved plan nor with `matrix`: a shard knows only its own part', {
            hint: 'Give `shard` alone, or leave it out.',
        });
    }
    if (options.shard !== undefined && options.out !== undefined) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', '`shard` does not go with `out`: a shard knows only its own part, and its plan could not be carried out', {
            hint: 'Save the plan of all apps, or leave `out` out.',
        });
    }
    if (options.writeBaseline !== undefined && options.changedSince !== undefined) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', '`write-baseline` does not go with `changed-since`: a baseline of a part would forget the rest', { hint: 'Leave `changed-since` out.' });
    }
    if (options.expectPlanDigest !== undefined && !/^sha256:[0-9a-f]{64}$/.test(options.expectPlanDigest)) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', `\`expect-plan-digest\` is ${JSON.stringify(options.expectPlanDigest)}, which is no digest of a plan`, {
            hint: 'Give all of it, `sha256:` and 64 hexadecimal digits, as the saved plan and `plan --json` have it; in the action, the output `plan-digest`.',
        });
    }
    checkNumber('max-pages', options.maxPages);
    checkNumber('threshold', options.threshold);
    checkChoice('fail-on', options.failOn, _exports_threshold_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d);
    checkChoice('verify', options.verify, _promotion_verify_js__WEBPACK_IMPORTED_MODULE_6__/* .WAYS_TO_VERIFY */ .v);
    checkChoice('platform', options.platform, Object.keys(_platform_dialect_js__WEBPACK_IMPORTED_MODULE_3__/* .DIALECTS */ .O9));
}
function checkChoice(input, value, choices) {
    if (value === undefined || choices.includes(value))
        return;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', `\`${input}\` is ${JSON.stringify(value)}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(value, choices)}`, { hint: `It is one of ${choices.join(', ')}.` });
}
function checkTexts(options, verb) {
    const empty = NEVER_EMPTY.find((name) => options[name] === '') ?? (options.apps?.includes('') === true ? 'apps' : undefined);
    if (empty === undefined)
        return;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', `\`${(0,_option_types_js__WEBPACK_IMPORTED_MODULE_8__/* .inputOf */ .wg)(empty, verb)}\` is empty`, { hint: (0,_option_types_js__WEBPACK_IMPORTED_MODULE_8__/* .wantedBy */ .fy)(verb)[empty] ?? 'Give a value, or leave it out.' });
}
function checkGlob(glob) {
    const fault = (0,_cwl_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOfGlob */ .MN)(glob);
    if (fault !== undefined)
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', `\`files\`: the glob ${JSON.stringify(glob)} ${fault}`, { hint: _cwl_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAINER_GLOB */ .rk });
}
function checkNumber(input, value) {
    const { least, most, whole } = _bounds_js__WEBPACK_IMPORTED_MODULE_7__/* .BOUNDS */ .QT[input];
    if (value === undefined || (value >= least && value <= most && (whole ? Number.isSafeInteger(value) : value > least)))
        return;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', `\`${input}\` is ${value}`, { hint: `It must be a ${(0,_bounds_js__WEBPACK_IMPORTED_MODULE_7__/* .rangeOf */ .be)(input, value)}.` });
}


/***/ }),

/***/ 3259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ startCutoff),
/* harmony export */   X: () => (/* binding */ INSTALL_GRACE)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _option_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6024);


/**
 * Runners kill a job 10 seconds after they ask it to stop; what installs need to finish must fit, with the report.
 */
const INSTALL_GRACE = 5_000;
const MINUTE = 60_000;
/** Minutes that a timer can count. */
const LONGEST = 0x7fff_ffff / MINUTE;
/** Begins the time of a run. Throws PromotionError `usage` when there is nothing to begin one with. */
function startCutoff(context, options) {
    (0,_option_types_js__WEBPACK_IMPORTED_MODULE_1__/* .checkCall */ .Pk)(context, options);
    const { signal } = context;
    const clock = new AbortController();
    const requests = new AbortController();
    const timer = setTimeout(() => clock.abort(new DOMException('the time of the run is up', 'TimeoutError')), inMilliseconds(options.timeout));
    const stop = AbortSignal.any([signal, clock.signal]);
    let grace = 0;
    let graceTimer;
    const cut = () => requests.abort(stop.reason);
    const onStop = () => {
        if (grace === 0)
            cut();
        else
            graceTimer = setTimeout(cut, grace);
    };
    if (stop.aborted)
        cut();
    else
        stop.addEventListener('abort', onStop, { once: true });
    return {
        stop,
        requests: requests.signal,
        get timedOut() {
            return clock.signal.aborted && !signal.aborted;
        },
        throwIfOver: async () => {
            // Timers have their turn in the order of their times: that of the run comes before this one.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(0);
            stop.throwIfAborted();
        },
        grant: (period) => {
            grace = period;
        },
        end: () => {
            clearTimeout(timer);
            clearTimeout(graceTimer);
            stop.removeEventListener('abort', onStop);
            requests.abort();
        },
    };
}
/** What cannot be a timeout is refused elsewhere, in words; the timer must not complain about it first. */
function inMilliseconds(timeout) {
    return timeout > 0 && timeout < LONGEST ? timeout * MINUTE : 0;
}


/***/ }),

/***/ 9382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withListener)
/* harmony export */ });
/** A listener may put anything into its error. */
const LONGEST = 500;
/**
 * Runs a verb so that a listener that fails costs it nothing: an install that was told to nobody has taken place all the same,
 * and belongs into the report and the record. The first failure is a notice.
 */
async function withListener(context, verb) {
    let fault;
    const remember = (error) => {
        fault ??= wordsOf(error);
    };
    const progress = (event) => {
        try {
            // An async function can stand in the place of one that gives nothing.
            const told = context.progress(event);
            if (told instanceof Promise)
                told.catch(remember);
        }
        catch (error) {
            remember(error);
        }
    };
    const report = await verb({ ...context, progress });
    return fault === undefined ? report : { ...report, notices: [...report.notices, `The progress listener failed: ${fault}`] };
}
/** Anything can be thrown, also what cannot be made into text; that must not end the run in the place of its listener. */
function wordsOf(error) {
    try {
        const words = error instanceof Error ? error.message : error;
        return String(words).slice(0, LONGEST);
    }
    catch {
        return 'it threw something that has no words';
    }
}


/***/ }),

/***/ 6024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ checkTypes),
/* harmony export */   Pk: () => (/* binding */ checkCall),
/* harmony export */   _Y: () => (/* binding */ checkThird),
/* harmony export */   fy: () => (/* binding */ wantedBy),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6806);


const KINDS = {
    workingDirectory: 'text',
    config: 'text',
    stage: 'text',
    files: 'texts',
    project: 'text',
    copyFrom: 'text',
    apps: 'texts',
    baseUrl: 'text',
    token: 'text',
    platform: 'text',
    dryRun: 'truth',
    concurrency: 'number',
    timeout: 'number',
    reportExports: 'truth',
    maxPages: 'number',
    failOn: 'text',
    threshold: 'number',
    stateFile: 'text',
    webhookUrl: 'text',
    allowInsecureHttp: 'truth',
    offline: 'text',
    allowBreaking: 'truth',
    ref: 'text',
    commit: 'text',
    repository: 'text',
    stamp: 'truth',
    strict: 'truth',
    allowRemote: 'texts',
    baseline: 'text',
    writeBaseline: 'text',
    sarif: 'text',
    actor: 'text',
    runUrl: 'text',
    record: 'text',
    subjects: 'text',
    lastRecord: 'text',
    out: 'text',
    plan: 'text',
    expectPlanDigest: 'text',
    exitCode: 'truth',
    failFast: 'truth',
    verify: 'text',
    changedSince: 'text',
    shard: 'text',
    matrix: 'number',
    undo: 'text',
    records: 'texts',
    file: 'text',
    graph: 'truth',
    yaml: 'truth',
    output: 'text',
    check: 'text',
    maxBytes: 'number',
    environment: 'map',
    force: 'truth',
};
const NEVER_MISSING = ['workingDirectory', 'platform', 'dryRun', 'concurrency', 'timeout', 'allowInsecureHttp'];
/** What only one verb wants, and wants always; and what to give. */
const WANTED_BY = {
    pack: { file: 'Give the document to pack: `path` or `path#id`.' },
    rollback: { undo: 'Give the record of the run that is to be undone.' },
    doctor: { environment: 'Give that of the process: `env` of node:process.' },
    'merge-records': { records: 'Give the files that `promote` wrote: paths and globs.', record: 'Give the file to write.' },
};
/** What a verb wants always, by the names of options, and what to give. */
function wantedBy(verb) {
    return (verb === undefined ? undefined : WANTED_BY[verb]) ?? {};
}
const WANTED = {
    text: 'a text',
    number: 'a number',
    truth: 'true or false',
    texts: 'a list of texts',
    map: 'an object',
};
/**
 * A program without types can call a verb with anything at all. Throws PromotionError `usage` for a call that leaves nothing to
 * make a run of, and so no report.
 */
function checkCall(context, options) {
    if (typeof options !== 'object' || options === null) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('usage', `the options must be an object, and are ${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsFor */ .tu)(options)}`, { hint: 'Begin with `{ ...DEFAULTS, workingDirectory: \'.\' }`.' });
    }
    const signal = typeof context === 'object' && context !== null && 'signal' in context ? context.signal : undefined;
    if (!(signal instanceof AbortSignal)) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('usage', `the \`signal\` of the context must be an AbortSignal, and is ${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsFor */ .tu)(signal)}`, { hint: 'Give `new AbortController().signal` where nothing is to stop the run.' });
    }
}
/** What a verb is given beside options and context, with the functions that it calls. Throws PromotionError `usage` for what is none. */
function checkThird(name, given, functions) {
    if (given === undefined)
        return;
    if (typeof given !== 'object' || given === null)
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('usage', `\`${name}\` must be an object, and is ${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsFor */ .tu)(given)}`, { hint: 'Leave it out where there is none.' });
    const members = new Map(functions.map((each) => [each, Reflect.get(given, each)]));
    for (const [each, member] of members) {
        if (typeof member !== 'function')
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('usage', `\`${each}\` of \`${name}\` must be a function, and is ${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsFor */ .tu)(member)}`, { hint: `Give all of ${functions.join(', ')}, or leave \`${name}\` out.` });
    }
}
/** A program without types can give anything. Throws PromotionError `usage` that shows no value: one may be the token. */
function checkTypes(options, verb) {
    const missing = NEVER_MISSING.find((name) => options[name] === undefined);
    if (missing !== undefined) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('usage', `\`${inputOf(missing)}\` must be given`, { hint: missing === 'workingDirectory' ? 'Give the folder of the repository.' : 'Begin with `...DEFAULTS`, which has what is usual.' });
    }
    const given = new Map(Object.entries(options));
    for (const [name, hint] of Object.entries(wantedBy(verb))) {
        // By its own name: the faces never leave it out.
        if (given.get(name) === undefined)
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('usage', `\`${name}\` must be given`, { hint });
    }
    const names = Object.keys(KINDS);
    for (const name of names) {
        const value = options[name];
        const fault = value === undefined ? undefined : faultOf(value, KINDS[name]);
        if (fault !== undefined)
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('usage', `\`${inputOf(name, verb)}\` must be ${WANTED[KINDS[name]]}, and ${fault}`, { hint: 'Give another value, or leave it out if it may be.' });
    }
}
function faultOf(value, kind) {
    if (value === null)
        return 'is null';
    if (kind !== 'texts')
        return typeof value === TYPES[kind] ? undefined : `is ${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsFor */ .tu)(value)}`;
    if (!Array.isArray(value))
        return `is ${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsFor */ .tu)(value)}`;
    const other = value.findIndex((item) => typeof item !== 'string');
    return other === -1 ? undefined : `holds ${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsFor */ .tu)(value[other])}`;
}
const TYPES = { text: 'string', number: 'number', truth: 'boolean', map: 'object' };
/** What the faces call an option. Of a rollback `record` is the one to undo, and of a merger there are several. */
function inputOf(name, verb) {
    if (name === 'record' && (verb === 'rollback' || verb === 'merge-records'))
        return 'new-record';
    return name === 'undo' ? 'record' : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}


/***/ }),

/***/ 5427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ll: () => (/* binding */ CURLY_QUOTE),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   nV: () => (/* binding */ STRAIGHT_QUOTES),
/* harmony export */   vv: () => (/* binding */ openingQuote)
/* harmony export */ });
/** Quotes as word processors put them, which are letters to YAML and nothing to JavaScript. */
const CURLY_QUOTE = /[“”„‘’‚]/;
const STRAIGHT_QUOTES = 'Write straight quotes: " or \'.';
/**
 * Where the text in quotes begins that an offset is in, or ends: below zero where nothing can be its beginning. Only
 * escaped quotes of its kind stand within it, so that the nearest other one is the first.
 */
function openingQuote(text, offset, quote) {
    let at = lastBefore(text, quote, offset);
    while (at >= 0) {
        // One is escaped by a second one, or by a backslash that is not escaped itself.
        const first = quote === "'" ? runStart(text, at, quote) : at;
        const isEscaped = quote === "'" ? (at - first) % 2 === 1 : (at - runStart(text, at - 1, '\\')) % 2 === 1;
        if (!isEscaped)
            return first;
        at = lastBefore(text, quote, first);
    }
    return -1;
}
function lastBefore(text, character, offset) {
    return offset <= 0 ? -1 : text.lastIndexOf(character, offset - 1);
}
/** Where the run of a character begins that ends with the one at `last`; behind it when that is another. */
function runStart(text, last, character) {
    let start = last + 1;
    while (start > 0 && text[start - 1] === character)
        start -= 1;
    return start;
}
/** The word that a text begins with, in quotes; dots in the place of a long one, of one that holds quotes, and of what follows. */
function quoted(text) {
    const word = /^(?:[^\s,[\]{}'"]|\{[^\s{}'"]*\}|\[[^\s[\]'"]*\])+(?=[\s,\]}]|$)/.exec(text.slice(0, LONGEST_WORD))?.[0];
    const isLonger = word !== undefined && /^[ \t]+[^\s,\]}#]/.test(text.slice(word.length, word.length + LONGEST_WORD));
    return `'${word ?? '…'}${isLonger ? ' …' : ''}'`;
}
const LONGEST_WORD = 60;


/***/ }),

/***/ 7972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ parseYaml),
  d: () => (/* reexport */ origin/* positionOf */.df)
});

// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var lib_json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var cwl_limits = __webpack_require__(4832);
;// CONCATENATED MODULE: ./lib/cwl/text/nodes.js
/** Kinds of js-yaml's events, and styles of its scalars and collections. */
const DOCUMENT = 1;
const SEQUENCE = 2;
const MAPPING = 3;
const SCALAR = 4;
const ALIAS = 5;
const POP = 6;
const PLAIN = 1;
const SINGLE_QUOTED = 2;
const DOUBLE_QUOTED = 3;
const LITERAL = 4;
const FOLDED = 5;
const BLOCK = 1;
/** Offset at which a node begins, with its tag and anchor; -1 for one of which nothing is written. */
function startOf(event, text) {
    switch (event.type) {
        case SCALAR: {
            if (event.tagStart >= 0)
                return event.anchorStart < 0 ? event.tagStart : Math.min(event.tagStart, event.anchorStart);
            if (event.anchorStart >= 0)
                return event.anchorStart;
            if (event.style === LITERAL || event.style === FOLDED)
                return headerOf(text, event.valueStart);
            return event.valueStart < 0 ? -1 : event.valueStart - (event.style === PLAIN ? 0 : 1);
        }
        case ALIAS:
            return event.anchorStart - 1;
        case MAPPING:
        case SEQUENCE:
            return event.start;
    }
}
/**
 * Whether a plain key's colon stands right before the bracket of its value, as in `{a:[b]}`: only behind a quoted key need
 * nothing stand between (YAML 1.2.2, section 7.4.2). js-yaml reads it, the readers of others do not.
 */
function lacksSpace(key, value, text) {
    if (key.type !== SCALAR || key.style !== PLAIN)
        return false;
    return (value.type === MAPPING || value.type === SEQUENCE) && text[value.start - 1] === ':';
}
/**
 * Whether a map without brackets begins on the line of its key, as in `a: &b c: d`: behind an anchor or a tag js-yaml reads
 * one there, though none can begin on that line (YAML 1.2.2, section 8.2.2).
 */
function standsBesideItsKey(key, value, text) {
    if (value.type !== MAPPING || value.style !== BLOCK || (key.type !== SCALAR && key.type !== ALIAS))
        return false;
    return !/[\r\n]/.test(text.slice(key.type === SCALAR ? key.valueEnd : key.anchorEnd, value.start));
}
/** A block scalar begins with its `|` or `>`; the parser tells where the lines below that begin. */
function headerOf(text, contentStart) {
    const lineStart = text.lastIndexOf('\n', contentStart - 2) + 1;
    const header = /[|>][-+\d]*[ \t]*(?:#.*)?$/s.exec(text.slice(lineStart, contentStart).trimEnd());
    return header === null ? contentStart : lineStart + header.index;
}

// EXTERNAL MODULE: ./lib/cwl/text/quotes.js
var quotes = __webpack_require__(5427);
;// CONCATENATED MODULE: ./lib/cwl/text/mistake.js
/** Nobody writes longer lines by hand, and the expressions below take room for each of their characters. */
const LONGEST_LINE = 1000;
/** Of several kinds, those where something stands that may not stand there. */
const IS_MISPLACED = /missed comma|bad indentation|end of the stream or a document separator|expected ':'/;
const IS_COMMA = /missed comma/;
const IS_INDENTATION = /bad indentation/;
/** A line whose value began without a quote, as in `expression: $({a: 1})`. */
const HAS_PLAIN_VALUE = /^(?:[^:]|:(?=\S))*:\s+(?:[^\s"'[{].*)?$|^ *(?:- +)+\$[({]/;

// EXTERNAL MODULE: ./lib/cwl/text/text.js
var text_text = __webpack_require__(3825);
;// CONCATENATED MODULE: ./lib/cwl/text/brackets.js


/** A map in braces or a list in brackets cannot be followed up from further below than this. */
const FURTHEST = 50_000;
/** What a collection in brackets can begin behind on its line: dashes, and a key. */
const BEFORE_ONE = /^\s*(?:- +)*(?:(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'#[{](?:[^:#]|:(?! ))*): +)?(?=[[{])/;
/** Whether all of a text stands within brackets, as JSON does. */
function isBracketed(text) {
    return /^\s*[[{]/.test(text.slice(0, FURTHEST));
}
/**
 * In a text that stands within brackets, the first bracket whose closing one begins a line further to the left than its own
 * line does, and so was meant for another.
 */
function unevenBracket(text, offset) {
    return isBracketed(text) ? openFrom(text, text.search(/[[{]/), offset, (open, close) => isFirst(text, close) && indentationOf(text, close) < indentationOf(text, open)) : undefined;
}
/** Whether only spaces stand before a character on its line. */
function isFirst(text, offset) {
    let at = offset - 1;
    while (text[at] === ' ')
        at -= 1;
    return at < 0 || text[at] === '\n';
}
/** How far the line of an offset is indented; that of a long one counts as not. */
function indentationOf(text, offset) {
    const before = text.slice(Math.max(0, offset - LONGEST_LINE), offset + 1);
    return before.slice(before.lastIndexOf('\n') + 1).search(/\S/);
}
/** The bracket or brace that is open at an offset, innermost; undefined where none is found to be. */
function openBracket(text, offset) {
    if (isBracketed(text))
        return openFrom(text, text.search(/[[{]/), offset);
    for (let start = (0,text_text/* lineStart */.PT)(text, offset);; start = (0,text_text/* lineStart */.PT)(text, start - 1)) {
        const before = BEFORE_ONE.exec(text.slice(start, Math.min(offset, start + LONGEST_LINE)));
        const open = before === null ? undefined : openFrom(text, start + before[0].length, offset);
        if (open !== undefined)
            return open;
        if (start === 0 || offset - start > FURTHEST)
            return undefined;
    }
}
/** The innermost bracket that is open at `end`, of the collection that begins at `start`, or the first that is not closed by its own. */
function openFrom(text, start, end, isOdd) {
    const open = [];
    for (let at = start; at < end; at += 1) {
        const character = text[at];
        if (character === '[' || character === '{')
            open.push(at);
        else if (character === ']' || character === '}') {
            const last = open.pop();
            if (last !== undefined && isOdd?.(last, at) === true)
                return last;
            if (open.length === 0)
                return undefined;
        }
        else if ((character === '"' || character === "'") && /[\s,:[{]/.test(text[at - 1] ?? ''))
            at = quoteEnd(text, at, character);
        else if (character === '#' && /\s/.test(text[at - 1] ?? ''))
            at = lineEnd(text, at);
    }
    return isOdd === undefined ? open.at(-1) : undefined;
}
/** The last character of a text in quotes. */
function quoteEnd(text, start, quote) {
    for (let at = start + 1; at < text.length; at += 1) {
        if (quote === '"' && text[at] === '\\')
            at += 1;
        else if (text[at] === quote) {
            if (quote === '"' || text[at + 1] !== quote)
                return at;
            at += 1;
        }
    }
    return text.length;
}
function lineEnd(text, offset) {
    const end = text.indexOf('\n', offset);
    return end < 0 ? text.length : end;
}

;// CONCATENATED MODULE: ./lib/cwl/text/bracket-mistakes.js




function openQuote({ text, offset, reason }) {
    const kind = /within a (single|double) quoted scalar/.exec(reason)?.[1];
    const quote = kind === 'single' ? "'" : '"';
    const open = kind === undefined ? -1 : (0,quotes/* openingQuote */.vv)(text, offset, quote);
    return open < 0 ? undefined : { offset: open, message: `no ${quote} ends the text that begins here`, hint: `Write ${quote} behind its last word.` };
}
/** A quote that is forgotten, or that the text holds, makes it end early or go on to the next one. */
function behindQuotes({ text, offset, reason, before, behind, placeOf }) {
    const close = offset - before.length + before.trimEnd().length - 1;
    const quote = text[close];
    if (!IS_MISPLACED.test(reason) || (quote !== "'" && quote !== '"') || /^[\]}]/.test(behind))
        return undefined;
    const open = (0,quotes/* openingQuote */.vv)(text, close, quote);
    if (open < 0 || !/[\s,:[{]/.test(text[open - 1] ?? ' ') || (!IS_COMMA.test(reason) && behind.startsWith(':') && HAS_PLAIN_VALUE.test(before)))
        return undefined;
    const ahead = text.slice(Math.max(0, open - LONGEST_LINE), open);
    if (IS_COMMA.test(reason) && behind.startsWith(':') && /[^\s,:[{]\s*$/.test(ahead)) {
        // `4 "b": 1` is a key of two words to YAML, and so is what stands before a colon of code.
        return /[\s,:[{][\w.+-]+;?\s*$/.test(ahead) && !/[(?]/.test(before) ? noCommaBefore(open) : undefined;
    }
    const last = placeOf(close).line;
    if (placeOf(open).line < last) {
        return { offset: open, message: `the text that begins with this quote goes on to the one on line ${last}, and more follows behind that`, hint: `Write ${quote} where it should end.` };
    }
    if (/^,\s*$/.test(behind))
        return { offset, message: 'a comma stands behind the text in quotes', hint: 'Remove it: commas stand within brackets only.' };
    const within = quote === "'" ? "within '…', a quote is written ''" : 'within "…", a quote is written \\"';
    const isInMap = IS_COMMA.test(reason) && text.charAt(openBracket(text, offset) ?? text.length) === '{';
    if (isInMap)
        return { offset, message: 'neither a comma nor a colon stands between the text in quotes and what follows', hint: `Write the one that is missing, or put all of it in quotes: ${within}.` };
    return IS_COMMA.test(reason)
        ? { offset, message: 'no comma stands between the text in quotes and what follows', hint: `Write one, or put all of it in quotes: ${within}.` }
        : { offset, message: 'more follows behind the text in quotes', hint: `Put all of it in quotes: ${within}.` };
}
const CLOSING = { '[': ']', '{': '}' };
/** Behind a bracket that is not closed, the parser reads on until something cannot stand there. */
function openCollection({ text, offset, reason, behind, placeOf }) {
    const isAtEnd = reason.includes('within a flow collection');
    const open = isAtEnd || IS_COMMA.test(reason) ? (isAtEnd ? unevenBracket(text, offset) : undefined) ?? openBracket(text, offset) : undefined;
    if (open === undefined)
        return undefined;
    // What has a key or a dash and stands as far to the left as the line of the bracket was not meant to be within.
    const columnAt = (at) => placeOf(at + text.slice(at, at + LONGEST_LINE).search(/\S/)).column;
    const behindOpen = text.slice(open, offset + 1 + behind.length);
    const entries = [...behindOpen.matchAll(/(?<=\n) *(?:- |[^\s"'[\]{},#:]+:(?:\s|$))/g)];
    const column = columnAt((0,text_text/* lineStart */.PT)(text, open));
    const isOutside = entries.some(({ index }) => columnAt(open + index) <= column);
    const bracket = text.charAt(open);
    const closing = CLOSING[bracket];
    return isAtEnd || isOutside ? { offset: open, message: `no ${closing} closes the ${bracket} that stands here`, hint: `Write ${closing} where the ${bracket === '[' ? 'list' : 'map'} ends.` } : undefined;
}
function wrongBracket({ text, offset, reason, before, behind, placeOf }) {
    const bracket = behind.charAt(0);
    if (bracket !== ']' && bracket !== '}')
        return undefined;
    if (!IS_COMMA.test(reason)) {
        const isInText = before.trim() === '' && !isBracketed(text);
        return IS_MISPLACED.test(reason) ? { offset, message: `nothing is open that this ${bracket} could close`, hint: isInText ? 'Indent it like the text above if it ends that, or remove it.' : 'Remove it, or put it in quotes if it is text.' } : undefined;
    }
    const open = openBracket(text, offset);
    const closing = CLOSING[text.charAt(open ?? text.length)];
    if (open === undefined || closing === undefined || closing === bracket)
        return undefined;
    return { offset, message: `this ${bracket} cannot close the ${text.charAt(open)} of line ${placeOf(open).line}`, hint: `Write ${closing} before it, or in its place.` };
}
/** `doc: [a](b)` and `glob: {a,b}*` begin with a bracket, so that YAML takes them for a list and a map. */
function behindBracket({ text, offset, reason, before }) {
    if (!IS_MISPLACED.test(reason) || IS_COMMA.test(reason) || !/[\]}]\s*$/.test(before))
        return undefined;
    const isLast = text.length - offset < LONGEST_LINE && text.slice(offset).trim() === ',';
    if (isBracketed(text))
        return { offset, message: 'more follows behind the bracket that closes all of the file', hint: isLast ? 'Remove this comma.' : 'Remove that bracket, or write the one that it closes instead.' };
    return { offset, message: 'more follows behind the bracket that closes here', hint: 'Text that begins with a bracket needs quotes.' };
}
function missingComma({ offset, reason, before, behind }) {
    if (!IS_COMMA.test(reason))
        return undefined;
    if (/^-(?:\s+[,\]}]|\s*$)/.test(behind))
        return { offset, message: 'a dash alone in brackets is no text', hint: 'Put it in quotes.' };
    if (/^-\s/.test(behind))
        return { offset, message: 'no dashes stand before the items of a list in brackets', hint: 'Remove them, and write a comma between two items.' };
    // `{type: File[]}` is easily written, and YAML ends the name at the bracket.
    return /\S$/.test(before) && /^[[{]/.test(behind)
        ? { offset, message: 'a name without quotes ends before this bracket', hint: "Inside {…} and […], put text that holds brackets or commas in quotes: 'File[]'." }
        : noCommaBefore(offset);
}
function noCommaBefore(offset) {
    return { offset, message: 'no comma stands before this entry', hint: 'Write one behind the entry above or before it, or close the bracket there.' };
}
function emptyEntry({ offset, reason }) {
    return reason.includes("but found ','") ? { offset, message: 'nothing stands before this comma', hint: "Remove it, or write what is missing; an empty text is ''." } : undefined;
}

;// CONCATENATED MODULE: ./lib/cwl/text/invisible.js

/** Blanks of other kinds than the one that YAML knows, and characters of no width, as they come from pages and documents. */
const INVISIBLE = '[\\u00a0\\u2000-\\u200d\\u202f\\u2060\\u3000\\ufeff]';
/** Where they are part of a key, or of what was meant as a dash, a colon or indentation. */
const MISPLACED = new RegExp(`^[ -]*(?:[\\w$.-]+:)? *(?=${INVISIBLE})`, 'm');
/** Where one stands at the begin of the line of an offset, or of the line before; below zero without any. */
function invisibleIn(text, lineStart, end) {
    const from = Math.max(0, text.lastIndexOf('\n', lineStart - 2) + 1, lineStart - LONGEST_LINE);
    const found = MISPLACED.exec(text.slice(from, Math.min(end, lineStart + LONGEST_LINE)));
    return found === null ? -1 : from + found.index + found[0].length;
}
const AT_AN_END = new RegExp(`^${INVISIBLE}|${INVISIBLE}$`);
/** One that a word begins or ends with, where it is not seen; undefined without any. */
function invisibleOf(word) {
    return AT_AN_END.exec(word)?.[0];
}
/** What is said of one. */
function wordsOnInvisible(character) {
    return { message: `here stands ${codeOf(character)}, which many editors show as a space or not at all`, hint: 'Write a space in its place, or remove it.' };
}
function codeOf(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

;// CONCATENATED MODULE: ./lib/cwl/text/syntax-mistakes.js





const NEEDS_QUOTES = 'Text that holds a colon and a space needs quotes, or stands in a block that begins with |.';
/** What its author did wrong where js-yaml stopped; undefined where that says as much as can be said. */
function mistakeAt(text, offset, reason, placeOf) {
    const before = text.slice(Math.max((0,text_text/* lineStart */.PT)(text, offset), offset - LONGEST_LINE), offset);
    const behind = text.slice(offset, offset + LONGEST_LINE).split(/[\r\n]/, 1)[0] ?? '';
    for (const rule of RULES) {
        const mistake = rule({ text, offset, reason, before, behind, placeOf });
        if (mistake !== undefined)
            return mistake;
    }
    return undefined;
}
/** More specific ones first. */
const RULES = [
    openQuote,
    foreignComment,
    gluedComment,
    behindQuotes,
    openCollection,
    wrongBracket,
    marks,
    listBesideItsKey,
    secondColon,
    spaceBehindDash,
    behindBracket,
    missingComma,
    emptyEntry,
    missingColon,
    syntax_mistakes_escape,
    blockHeader,
    shallowLine,
    ofTheWrongKind,
    itemWithoutDash,
    indentation,
    unprintable,
    inOtherWords,
];
function foreignComment({ text, offset, reason, before }) {
    return IS_MISPLACED.test(reason) && /\s$/.test(before) ? commentAt(text, offset) : undefined;
}
/** A comment as other languages write it. */
function commentAt(text, offset) {
    const mark = text.slice(offset, offset + 2);
    return mark === '//' || mark === '/*' ? { offset, message: `a comment does not begin with ${mark}`, hint: 'Write # and a space in its place; JSON has no comments.' } : undefined;
}
/** Behind a bracket, a quote or the mark of a block, where the reference reads one all the same. */
function gluedComment({ offset, reason, before, behind }) {
    const isBehindValue = (IS_MISPLACED.test(reason) && /["'\]}]$/.test(before)) || (reason.includes('a line break is expected') && /[|>][-+\d]*$/.test(before));
    return isBehindValue && behind.startsWith('#') ? { offset, message: 'no blank stands before this #, so that it begins no comment', hint: 'Write one, or put all of the text in quotes.' } : undefined;
}
/** Characters that YAML keeps for itself: `*.bam` is an alias, and `@` nothing at all. */
function marks({ offset, reason, before, behind }) {
    if (/an? (?:anchor|alias) node/.test(reason))
        return textBegins(offset - 1, before.slice(-1) + behind);
    if (!IS_MISPLACED.test(reason))
        return undefined;
    if (/^[@`%]/.test(behind))
        return textBegins(offset, behind);
    const mark = /[\s,[{](?=[*&!]\S*\s*$)/.exec(before);
    return mark === null ? undefined : textBegins(offset - before.length + mark.index + mark[0].length, before.slice(mark.index + mark[0].length) + behind);
}
function textBegins(offset, text) {
    return { offset, message: `text cannot begin with ${text.charAt(0)}`, hint: `Put it in quotes: ${(0,quotes/* quoted */.TL)(text)}.` };
}
function listBesideItsKey({ offset, reason, before, behind }) {
    if (!IS_INDENTATION.test(reason) || !/:\s+$/.test(before) || !/^-(?:\s|$)/.test(behind))
        return undefined;
    return { offset, message: 'a list cannot begin on the line of its key', hint: 'Begin it on the next line, or write it in brackets: [a, b].' };
}
function secondColon({ offset, reason, before, behind }) {
    if (!IS_MISPLACED.test(reason) || !/^:(?:\s|$)/.test(behind))
        return undefined;
    if (HAS_PLAIN_VALUE.test(before))
        return { offset, message: 'text without quotes cannot hold a colon and a space', hint: NEEDS_QUOTES };
    if (/^ *[^\s"'[{:][^:]*$/.test(before) && IS_INDENTATION.test(reason)) {
        return { offset, message: 'this line is indented deeper than the one above, and goes on with its text up to this colon', hint: `Line it up with the entries around it. ${NEEDS_QUOTES}` };
    }
    return IS_COMMA.test(reason) ? { offset, message: 'text without quotes cannot hold a colon and a space', hint: `Write a comma before the next key. ${NEEDS_QUOTES}` } : undefined;
}
function spaceBehindDash({ text, offset, reason, before }) {
    return IS_MISPLACED.test(reason) && before.trim() === '' ? dashAt(text, offset) : undefined;
}
/** A dash that was meant to begin an item, and begins a word. */
function dashAt(text, offset) {
    if (!/^-[^\s-]/.test(text.slice(offset, offset + 2)))
        return undefined;
    return { offset, message: 'no space stands behind this dash', hint: 'Write one if an item of a list begins here.' };
}
function missingColon({ offset, reason }) {
    if (reason.includes('a whitespace character is expected after'))
        return { offset, message: 'no space stands behind the colon', hint: 'Write one.' };
    if (reason.includes('multiline key'))
        return { offset, message: 'the key that ends here has several lines', hint: 'Write it on one line, with its colon and a space behind it.' };
    return reason.includes("expected ':'") ? { offset, message: 'no colon stands behind the key', hint: 'Write a colon and a space behind it, or indent the line if it continues the one above.' } : undefined;
}
function syntax_mistakes_escape({ text, offset, reason }) {
    const hint = "Within \"…\", a backslash is written \\\\; within '…', it is one.";
    if (reason.includes('unknown escape sequence'))
        return { offset: offset - 1, message: `\\${String.fromCodePoint(text.codePointAt(offset) ?? 0)} is no escape of YAML`, hint };
    if (!reason.includes('hexadecimal'))
        return undefined;
    const start = text.lastIndexOf('\\', offset);
    return { offset: start, message: `${text.slice(start, start + 2)} needs ${{ x: 2, u: 4 }[text.charAt(start + 1)] ?? 8} hexadecimal digits`, hint };
}
function blockHeader({ offset, reason }) {
    const isText = reason.includes('a line break is expected');
    if (!isText && !/chomping mode|indentation width/.test(reason))
        return undefined;
    return { offset, message: isText ? 'the text of a block begins on the line below its | or >' : `the | or > of a block says something twice, or a width of 0`, hint: 'Write | or > alone, and the text indented below; text that begins with one of them needs quotes.' };
}
/** Of a document with too many such lines; of others they are read with a warning. */
function shallowLine({ offset, reason }) {
    return reason === 'deficient indentation' ? { offset, message: 'this line is indented too little to go on with what is open above', hint: 'Indent it deeper than the line that began that, or close the quote or bracket there.' } : undefined;
}
/** What stands as far to the left as the list or map that it follows, and is no part of it. */
function ofTheWrongKind({ offset, reason, before, behind }) {
    if (!reason.includes('end of the stream or a document separator') || before.trim() !== '')
        return undefined;
    return /^-\s/.test(behind)
        ? { offset, message: 'a list begins here between the keys of a map', hint: 'Line it up with the items above, or write its key on the line above.' }
        : { offset, message: 'this is neither a key of the map above nor an item of its lists', hint: 'Line it up with what it belongs to.' };
}
/** `* .bam` below `- .sam`. */
function itemWithoutDash({ text, offset, reason, before }) {
    if (!IS_INDENTATION.test(reason) || before.trim() !== '')
        return undefined;
    const above = text.slice(Math.max(0, offset - before.length - LONGEST_LINE), offset - before.length).trimEnd();
    return above.slice(above.search(/[^\r\n]*$/)).startsWith(`${before}- `) ? { offset, message: 'this line stands among the items of a list, and begins with no dash', hint: 'Write a dash and a space before it, or line it up with what it belongs to.' } : undefined;
}
function indentation({ offset, reason, before }) {
    if (!IS_INDENTATION.test(reason))
        return undefined;
    if (before.trim() !== '')
        return { offset, message: 'more stands on this line than can stand there', hint: `Begin a new line, or put all of it in quotes. ${NEEDS_QUOTES}` };
    const around = reason.includes('sequence') ? 'the items of the list above, nor like the entries of the last of them' : 'the entries of the map above, nor like the value of the last of them';
    return { offset, message: `this line is indented neither like ${around}`, hint: 'Line it up with what it belongs to.' };
}
/** What CWL needs none of: tags and directives. */
function inOtherWords({ offset, reason, before }) {
    if (/directive|TAG|YAML/.test(reason))
        return { offset, message: reason, hint: 'No directive of YAML is needed: remove the lines that begin with %.' };
    const start = offset - before.length + Math.max(0, before.search(/![^\s]*$/));
    return /\btag\b/.test(reason) ? { offset: start, message: reason, hint: 'No tag of YAML is needed: put text that begins with ! in quotes.' } : undefined;
}
function unprintable({ text, offset, reason }) {
    if (!/non-printable|null byte|valid JSON character/.test(reason))
        return undefined;
    return { offset, message: `here stands a control character, ${codeOf(text.charAt(offset))}`, hint: 'Remove it; many editors do not show it.' };
}

// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
;// CONCATENATED MODULE: ./lib/cwl/text/syntax-problem.js






/** Why a text is not readable as YAML, in words that help, where the mistake was made: the parser says where it noticed. */
function syntaxProblem(source, error, limits, gauge) {
    // What is missed at the end of the file is missed behind its last word.
    const offset = Math.min(error.mark?.position ?? 0, source.text.trimEnd().length);
    const place = source.place(offset);
    const start = (0,text_text/* lineStart */.PT)(source.text, offset);
    const tab = error.reason === 'deficient indentation' ? source.text.slice(start, offset).search(/(?<=^ *)\t\s*$/) : -1;
    if (gauge.isSpent)
        return (0,problem/* problemAt */.l4)(place, 'too-many-nodes', (0,cwl_limits/* tooManyNodes */.XG)(limits), (0,cwl_limits/* howToRaise */.EX)('nodes', 'document'));
    if (error.reason.includes('tab characters') || tab >= 0) {
        return tabProblem(tab < 0 ? place : source.place(start + tab));
    }
    if (error.reason.includes('maxDepth')) {
        return (0,problem/* problemAt */.l4)(place, 'too-deep', `the document nests deeper than the limit of ${limits.depth} levels`, (0,cwl_limits/* howToRaise */.EX)('depth', 'document'));
    }
    const conflict = conflictIn(source, place.line);
    if (conflict >= 0) {
        return (0,problem/* problemAt */.l4)(source.place(conflict), 'yaml-syntax', 'not readable as YAML: git left a conflict of a merge here', 'Choose what holds, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.');
    }
    const template = templateIn(source.text, start);
    if (template >= 0) {
        return (0,problem/* problemAt */.l4)(source.place(template), 'yaml-syntax', 'not readable as YAML: these are marks of a template', 'Check the file that is made of it.');
    }
    const invisible = error.reason.includes('quoted scalar') ? -1 : invisibleIn(source.text, start, source.lineStarts[place.line] ?? source.text.length);
    if (invisible >= 0) {
        const { message, hint } = wordsOnInvisible(source.text.charAt(invisible));
        return (0,problem/* problemAt */.l4)(source.place(invisible), 'yaml-syntax', `not readable as YAML: ${message}`, hint);
    }
    const key = error.reason.includes('multiline key') ? keyStart(source, offset) : undefined;
    const begun = /bad indentation|end of the stream/.test(error.reason) && source.text[offset] === ':' ? keyStart(source, offset) : undefined;
    if (key !== undefined || (begun !== undefined && begun < start))
        return unfinishedKey(source, key ?? begun ?? 0, key === undefined ? place.line : undefined);
    const { offset: made, message, hint } = mistakeAt(source.text, offset, error.reason, (at) => source.place(at)) ?? { offset, message: error.reason, hint: 'Compare the line with those around it: indentation, quotes and brackets.' };
    return (0,problem/* problemAt */.l4)(source.place(made), 'yaml-syntax', `not readable as YAML: ${message}`, hint);
}
/** What begins at an offset was not meant as a key, or has no colon; `colon` is the line of the one that it goes on to. */
function unfinishedKey(source, start, colon) {
    const { message, hint } = commentAt(source.text, start) ?? dashAt(source.text, start) ?? (colon === undefined
        ? { message: 'no colon ends the key that begins here', hint: 'Write a colon and a space behind the key, or indent the line if it continues the one above.' }
        : {
            message: `what begins here has no colon, and goes on to the one on line ${colon}`,
            hint: /^\$[({]/.test(source.text.slice(start, start + 2)) ? 'Write | behind its key, so that these lines are one text.' : 'Write a colon and a space behind it if it is a key; put it in quotes, or write | behind its key, if it is text.',
        });
    return (0,problem/* problemAt */.l4)(source.place(start), 'yaml-syntax', `not readable as YAML: ${message}`, hint);
}
/**
 * Where a key begins that no colon ends on its line: it is read on through the lines below, and js-yaml points at the last
 * of them, or behind. Above that can only be empty lines and lines of plain words; those that are indented deeper go on.
 * Undefined of a key in quotes or brackets, which may have its colon further down.
 */
function keyStart({ text, lineStarts }, offset) {
    let first;
    const last = (0,text_text/* lineAt */.mh)(lineStarts, offset);
    for (let line = last; line >= Math.max(0, last - LINES_ABOVE); line -= 1) {
        const start = lineStarts[line] ?? 0;
        const words = text.slice(start, lineStarts[line + 1]);
        const indentation = words.search(/\S/);
        const isComment = words[indentation] === '#';
        if (first !== undefined && (isComment || /^ *-\s|:\s/.test(words)))
            break;
        if (indentation >= 0 && !isComment && indentation <= (first?.indentation ?? Infinity))
            first = { start: start + indentation, indentation };
    }
    return first === undefined || /["'[{]/.test(text.charAt(first.start)) ? undefined : first.start;
}
/** A key that seems to go on for longer is none. */
const LINES_ABOVE = 1000;
/** Where a mark stands that git puts around what it could not merge; below zero without any. Text may underline a title with equals signs. */
function conflictIn({ text, lineStarts }, line) {
    const mark = text.search(/^(?:<{7}|>{7}) /m);
    const middle = [line - 2, line - 1].find((near) => /^={7}[\r\n]*$/.test(text.slice(lineStarts[near], Math.min(lineStarts[near + 1] ?? text.length, (lineStarts[near] ?? 0) + LONGEST_LINE))));
    return mark < 0 && middle !== undefined ? (lineStarts[middle] ?? -1) : mark;
}
/** Marks of Jinja and its like: a statement, or a name in two braces. */
const TEMPLATE = /\{%-? ?\w|\{\{-? ?[A-Za-z_][\w.]* ?[|}]/;
/** Where one stands on the line of the mistake, which begins at an offset; below zero without any. */
function templateIn(text, start) {
    const end = text.indexOf('\n', start);
    const at = text.slice(start, Math.min(end < 0 ? text.length : end, start + LONGEST_LINE)).search(TEMPLATE);
    return at < 0 ? at : start + at;
}
function tabProblem(place) {
    return (0,problem/* problemAt */.l4)(place, 'tab-indentation', 'a tab indents this line; YAML indents with spaces only', 'Replace the tab by spaces.');
}

;// CONCATENATED MODULE: ./lib/cwl/text/refusal.js





/** Thrown where a document is composed, and caught there: most mistakes end the reading at the first of them. */
class Refusal extends Error {
    code;
    offset;
    hint;
    constructor(code, offset, message, hint) {
        super(message);
        this.code = code;
        this.offset = offset;
        this.hint = hint;
    }
}
/** Of a document with another behind it; the events are those of the first. */
function secondDocument(events, text) {
    const last = events.findLast((event) => event.type === SCALAR && event.valueEnd >= 0);
    const after = last?.type === SCALAR ? last.valueEnd : 0;
    const marker = /^(?:---|\.\.\.)/gm;
    marker.lastIndex = after;
    const start = marker.exec(text)?.index ?? after;
    const hint = /^---\s*$/.test(text.slice(start)) ? 'Remove this line: nothing follows it.' : 'Put each process into a file of its own, or use $graph.';
    return new Refusal('several-documents', start, 'a second YAML document begins here; a CWL file holds one', hint);
}
function tooManyValues(limits, offset) {
    return new Refusal('too-many-nodes', offset, (0,cwl_limits/* tooManyNodes */.XG)(limits), (0,cwl_limits/* howToRaise */.EX)('nodes', 'document'));
}
function tooMuchText({ textLength }, offset) {
    return new Refusal('too-much-text', offset, `the document holds more than ${textLength} characters once its aliases are followed`, (0,cwl_limits/* howToRaise */.EX)('textLength', 'document'));
}
function unknownAlias(name, offset, text) {
    const written = (0,quotes/* quoted */.TL)(text.slice(offset, offset + 100));
    const hint = /^[\w-]+$/.test(name) ? `Define &${name} before *${name}, or put it in quotes if it is text: ${written}.` : `Text that begins with * needs quotes: ${written}.`;
    return new Refusal('unknown-alias', offset, `no anchor is named &${name}`, hint);
}
function recursiveAlias(name, offset) {
    return new Refusal('recursive-alias', offset, `*${name} stands inside the value that it names`, 'A value cannot hold itself; write out what is meant.');
}
/** Of a map at this offset, behind an anchor or a tag. */
function mapBesideItsKey(offset) {
    return new Refusal('yaml-syntax', offset, 'not readable as YAML: a map cannot begin on the line of its key', `Begin it on the next line. ${NEEDS_QUOTES}`);
}
/** `empty` is the key right before, if it has no value: the one that is doubled may belong to that. */
function duplicateKey(key, offset, firstLine, empty) {
    return new Refusal('duplicate-key', offset, `the key ${JSON.stringify(key)} stands here a second time; the first is on line ${firstLine}`, remedyForDuplicate(key, empty));
}
function remedyForDuplicate(key, empty) {
    if (empty !== undefined)
        return `Indent it deeper if it belongs to ${empty}, or remove one of the two.`;
    return OF_ITEMS.has(key) ? `Put a dash before each ${key} if these are items of a list, or remove one of the two.` : 'Remove one of the two.';
}
/** Fields with which items of lists begin. */
const OF_ITEMS = new Set(['id', 'class', 'name']);
function collectionAsKey(offset, text) {
    const isTemplate = TEMPLATE.test(text.slice(offset - 1, offset + 100));
    return new Refusal('key-not-text', offset, isTemplate ? 'marks of a template are no text' : 'a map or a list cannot be a key', isTemplate ? 'Check the file that is made of it.' : 'Use text as the key.');
}

;// CONCATENATED MODULE: ./lib/cwl/text/merge-keys.js


/** Stands for the key `<<`, which no map keeps. */
const MERGE = Symbol('<<');
/**
 * Adds what a merge key brings (YAML 1.1, "Merge Key Language-Independent Type"): the map's own keys win, then the maps
 * merged first. Throws {@link Refusal}.
 */
function mergeInto({ map, keys, offsets }, { value, offset }) {
    for (const source of (0,lib_json/* isArray */.cy)(value) ? value : [value]) {
        if (!(0,lib_json/* isObject */.Gv)(source))
            throw new Refusal('bad-merge', offset, '<< merges maps, and this is none', 'Give << a map, an alias of one, or a list of those.');
        for (const [key, item] of (0,lib_json/* entriesOf */.Mc)(source)) {
            if (map[key] === undefined) {
                map[key] = item;
                keys.push(key);
                offsets.push(offset, offset);
            }
        }
    }
}

// EXTERNAL MODULE: ./lib/cwl/text/origin.js
var origin = __webpack_require__(2356);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./lib/cwl/text/scalars.js

/** NaN and the infinities: YAML has them, JSON and CWL do not. */
const NOT_A_JSON_NUMBER = Symbol('a number that JSON cannot say');
const INTEGER = /^[-+]?\d+$/;
const OCTAL = /^0o[0-7]+$/;
const HEXADECIMAL = /^0x[\dA-Fa-f]+$/;
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const INFINITY_OR_NAN = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
/** A plain scalar as the core schema of YAML 1.2 reads it (YAML 1.2.2, section 10.3.2). */
function resolvePlain(text) {
    switch (text.charCodeAt(0)) {
        case 0x2b: // +
        case 0x2d: // -
        case 0x2e: // .
        case 0x30: // 0 to 9
        case 0x31:
        case 0x32:
        case 0x33:
        case 0x34:
        case 0x35:
        case 0x36:
        case 0x37:
        case 0x38:
        case 0x39:
            return resolveNumber(text);
        default:
            return WORDS.has(text) ? (WORDS.get(text) ?? null) : text;
    }
}
const WORDS = new Map([
    ['', null],
    ['~', null],
    ...['null', 'Null', 'NULL'].map((word) => [word, null]),
    ...['true', 'True', 'TRUE'].map((word) => [word, true]),
    ...['false', 'False', 'FALSE'].map((word) => [word, false]),
]);
function resolveNumber(text) {
    if (INTEGER.test(text))
        return integer(text);
    if (OCTAL.test(text) || HEXADECIMAL.test(text))
        return ofOtherBase(text);
    if (FLOAT.test(text))
        return scalars_float(text);
    if (INFINITY_OR_NAN.test(text))
        return NOT_A_JSON_NUMBER;
    return text;
}
/** So many octal digits hold more than the greatest double; making decimal digits of millions would take seconds. */
const MOST_DIGITS = 342;
function ofOtherBase(text) {
    const digits = text.slice(2).replace(/^0+(?=.)/, '');
    return digits.length > MOST_DIGITS ? NOT_A_JSON_NUMBER : (0,lib_json/* numberFromText */.Nv)(BigInt(text.slice(0, 2) + digits).toString());
}
function integer(text) {
    return (0,lib_json/* numberFromText */.Nv)(text.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1'));
}
/** JSON wants a digit on either side of the point, and no plus sign before the number. */
function scalars_float(text) {
    const json = text
        .replace(/^\+/, '')
        .replace(/^(-?)0+(?=\d)/, '$1')
        .replace(/^(-?)\./, '$10.')
        .replace(/\.(?=$|[eE])/, '.0');
    return Number.isFinite(Number(json)) ? (0,lib_json/* numberFromText */.Nv)(json) : NOT_A_JSON_NUMBER;
}
/** A scalar under one of YAML's own tags, `!!str` and the like; undefined when the text is not of that type. */
function resolveTagged(tag, text) {
    const plain = resolvePlain(text);
    switch (tag) {
        case '!!str':
        case '!':
            return text;
        case '!!null':
            return plain === null ? null : undefined;
        case '!!bool':
            return typeof plain === 'boolean' ? plain : undefined;
        case '!!int':
            return INTEGER.test(text) || OCTAL.test(text) || HEXADECIMAL.test(text) ? plain : undefined;
        case '!!float':
            return INTEGER.test(text) ? scalars_float(`${text}.0`) : typeof plain === 'string' ? undefined : plain;
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/cwl/text/scalar-events.js





/** Such as `!$(inputs.a)`, which was meant as text. */
const NO_TAGS = 'CWL uses no YAML tags: remove it, or put all of it in quotes if it is text.';
/** The text of a scalar: quotes taken off, escapes and lines joined. Throws {@link Refusal}. */
function textOf(event, source) {
    const value = event.style === DOUBLE_QUOTED ? unescaped(event, source) : (0,js_yaml/* getScalarValue */.KE)(source.text, event);
    switch (event.style) {
        case DOUBLE_QUOTED:
            // Only an escape can name half of a character: the text itself was checked when it was read.
            if (value.isWellFormed())
                return value;
            throw new Refusal('half-character', startOf(event, source.text), 'an escape in this text names half of a character, which no file and no platform can hold', String.raw `Write both halves, such as \ud83e\uddec, or the character itself.`);
        case LITERAL:
        case FOLDED: {
            // A block that ends with the file has no line break at its end unless the file has (YAML 1.2.2, section 8.1.1.2); js-yaml adds one.
            const endsFile = event.valueEnd === source.text.length && !/[\r\n]$/.test(source.text);
            return endsFile && value.endsWith('\n') ? value.slice(0, -1) : value;
        }
        default:
            return value;
    }
}
/**
 * Empty lines count behind a line break that a backslash takes away as well (YAML 1.2.2, section 7.3.1). js-yaml leaves them
 * out, so that they are spelt as escapes for it.
 */
function unescaped(event, { text }) {
    const written = text.slice(event.valueStart, event.valueEnd);
    if (!/\\[\r\n]/.test(written))
        return (0,js_yaml/* getScalarValue */.KE)(text, event);
    const spelt = written.replace(EMPTY_LINES, (all, empty) => (empty === undefined ? all : `${String.raw `\n`.repeat((0,text_text/* lineStartsOf */.xV)(empty).length - 1)}\\\n`));
    return (0,js_yaml/* getScalarValue */.KE)(spelt, { ...event, valueStart: 0, valueEnd: spelt.length });
}
/** An escape, or a line break behind a backslash with the empty lines that follow it. A return before a line feed is no line by itself. */
const EMPTY_LINES = /\\(?:(?:\r\n|\n|\r(?!\n))((?:[ \t]*(?:\r\n|\n|\r(?!\n)))+)|[^])/g;
/** The value of a scalar, by its tag or, where it has none, as the core schema reads it. Throws {@link Refusal}. */
function scalar_events_valueOf(event, source) {
    const text = textOf(event, source);
    if (event.tagStart < 0 && event.style !== PLAIN)
        return text;
    const tag = event.tagStart < 0 ? undefined : source.text.slice(event.tagStart, event.tagEnd);
    const value = tag === undefined ? resolvePlain(text) : resolveTagged(tag, text);
    if (value === undefined) {
        throw new Refusal('unknown-tag', event.tagStart, `the tag ${tag} does not fit here`, NO_TAGS);
    }
    if (value === NOT_A_JSON_NUMBER) {
        throw new Refusal('not-a-number', event.valueStart, `${text} is no number that JSON can hold`, 'Use a finite number, or quote it.');
    }
    return value;
}

;// CONCATENATED MODULE: ./lib/cwl/text/strange-keys.js



/** Why a key without quotes may hide one that was meant, as behind a comment of JavaScript or between pasted quotes. */
function strangenessOf(key) {
    // Nearly every key begins and ends with a letter.
    if (strange_keys_PLAIN.test(key))
        return undefined;
    const comment = commentAt(key, 0);
    if (comment !== undefined)
        return comment;
    if (quotes/* CURLY_QUOTE */.Ll.test(key.charAt(0)))
        return { message: `to YAML ${key.charAt(0)} is a letter, and no quote`, hint: quotes/* STRAIGHT_QUOTES */.nV };
    const invisible = invisibleOf(key);
    return invisible === undefined ? undefined : wordsOnInvisible(invisible);
}
const strange_keys_PLAIN = /^\w(?:.*\w)?$/s;

;// CONCATENATED MODULE: ./lib/cwl/text/compose.js










/**
 * The value that the events of one YAML document describe, each part with its place, how many values it holds once aliases are
 * followed, and what may not be meant; or why it is refused.
 */
function compose(events, source, limits) {
    const composer = new Composer(events, source, limits);
    try {
        const value = composer.document();
        return composer.refused.length === 0 ? { value, values: composer.values, problems: composer.problems } : { refused: composer.refused };
    }
    catch (error) {
        if (!(error instanceof Refusal))
            throw error;
        return { refused: [...composer.refused, problemOf(error, source)] };
    }
}
function problemOf({ code, offset, message, hint }, source) {
    return (0,problem/* problemAt */.l4)(source.place(offset), code, message, hint);
}
const EMPTY = 'A CWL file begins with cwlVersion and class; an empty one may not have been written to its end.';
/** Builds the values of one document from the parser's events, in one pass. */
class Composer {
    problems = [];
    /** Mistakes after which the rest can still be read, to be told together. */
    refused = [];
    #events;
    #source;
    #limits;
    #anchors = new Map();
    #at = 0;
    /** Nodes and characters so far, with aliases counted as often as they are used. */
    #nodes = 0;
    #text = 0;
    /** Of the maps and lists that are open, innermost last: an array that grows takes more room than it needs. */
    #keys = [];
    #offsets = [];
    /** The last dash that was looked for: the next one stands further down, and no line is looked at again. */
    #lastDash = 0;
    /** Whether it could hold too much: each node is an event, and each of its characters one of the text, but for aliases. */
    #isLarge;
    constructor(events, source, limits) {
        this.#events = events;
        this.#source = source;
        this.#limits = limits;
        this.#isLarge = events.length > limits.nodes || source.text.length > limits.textLength;
    }
    /** How many were read so far. */
    get values() {
        return this.#nodes;
    }
    document() {
        const first = this.#events[0];
        const node = this.#events[1];
        if (first === undefined || node === undefined || node.type === POP) {
            throw new Refusal('empty-file', 0, 'the file is empty', EMPTY);
        }
        this.#at = 1;
        const value = this.#node();
        // The end of the first document comes between.
        const second = this.#at + 1;
        if (this.#events[second]?.type === DOCUMENT) {
            throw secondDocument(this.#events.slice(0, second), this.#source.text);
        }
        if (value === null && node.type === SCALAR && node.valueStart < 0)
            throw new Refusal('empty-file', 0, 'the file is empty', EMPTY);
        return value;
    }
    /** The next node, which stands here as no collection ends and no document begins. */
    #next() {
        const event = this.#events[this.#at];
        this.#at += 1;
        if (event === undefined || event.type === POP || event.type === DOCUMENT) {
            throw new TypeError('the YAML parser ended a node before its value');
        }
        return event;
    }
    #node() {
        const event = this.#next();
        if (event.type === ALIAS)
            return this.#alias(event);
        const nodes = this.#nodes;
        const text = this.#text;
        this.#count(event);
        if (event.anchorStart < 0)
            return this.#content(event);
        const name = this.#source.text.slice(event.anchorStart, event.anchorEnd);
        this.#anchors.set(name, 'open');
        const value = this.#content(event);
        this.#anchors.set(name, { value, nodes: this.#nodes - nodes, text: this.#text - text });
        return value;
    }
    #content(event) {
        if (event.type === SCALAR)
            return scalar_events_valueOf(event, this.#source);
        return event.type === MAPPING ? this.#mapping(event) : this.#sequence(event);
    }
    #count(event) {
        this.#nodes += 1;
        if (event.type === SCALAR)
            this.#text += event.valueEnd - event.valueStart;
        if (this.#isLarge)
            this.#refuseTooMuch(event);
    }
    #refuseTooMuch(event) {
        if (this.#nodes > this.#limits.nodes)
            throw tooManyValues(this.#limits, startOf(event, this.#source.text));
        if (this.#text > this.#limits.textLength)
            throw tooMuchText(this.#limits, startOf(event, this.#source.text));
    }
    #alias(event) {
        const name = this.#source.text.slice(event.anchorStart, event.anchorEnd);
        const anchor = this.#anchors.get(name);
        if (anchor === undefined)
            throw unknownAlias(name, startOf(event, this.#source.text), this.#source.text);
        if (anchor === 'open')
            throw recursiveAlias(name, startOf(event, this.#source.text));
        this.#nodes += anchor.nodes;
        this.#text += anchor.text;
        this.#isLarge = true;
        this.#refuseTooMuch(event);
        return anchor.value;
    }
    #sequence(event) {
        if (event.tagStart >= 0)
            this.#refuseTag(event, '!!seq');
        const items = [];
        const from = this.#offsets.length;
        for (let next = this.#peek(); next.type !== POP; next = this.#peek()) {
            const start = this.#start(next, NOWHERE);
            this.#offsets.push(start === NOWHERE ? this.#dash(event.start, items.length === 0 ? undefined : this.#offsets.at(-1)) : start);
            items.push(this.#node());
        }
        this.#at += 1;
        (0,origin/* setOrigin */.vB)(items, { source: this.#source, start: event.start, offsets: this.#offsets.splice(from) });
        return items;
    }
    #mapping(event) {
        if (event.tagStart >= 0)
            this.#refuseTag(event, '!!map');
        const map = (0,lib_json/* emptyObject */.vB)();
        const fromKey = this.#keys.length;
        const from = this.#offsets.length;
        let merges;
        let hasDuplicate = false;
        while (this.#peek().type !== POP) {
            const keyEvent = this.#next();
            const keyOffset = startOf(keyEvent, this.#source.text);
            const key = this.#key(keyEvent);
            const next = this.#peek();
            const valueOffset = this.#start(next, keyOffset);
            if (lacksSpace(keyEvent, next, this.#source.text)) {
                throw new Refusal('yaml-syntax', valueOffset, 'not readable as YAML: a colon stands right before this bracket', 'Put a space behind the colon.');
            }
            if (standsBesideItsKey(keyEvent, next, this.#source.text))
                throw mapBesideItsKey(next.start);
            const value = this.#node();
            if (key === MERGE)
                (merges ??= []).push({ value, offset: keyOffset });
            else {
                if (map[key] !== undefined) {
                    // Several in one map are one mistake, such as a list without its dashes.
                    if (!hasDuplicate)
                        this.#refuseDuplicate(map, key, keyOffset, fromKey, from);
                    hasDuplicate = true;
                    continue;
                }
                map[key] = value;
                this.#keys.push(key);
                this.#offsets.push(keyOffset, valueOffset);
            }
        }
        this.#at += 1;
        const keys = this.#keys.splice(fromKey);
        const offsets = this.#offsets.splice(from);
        for (const merge of merges ?? [])
            mergeInto({ map, keys, offsets }, merge);
        (0,lib_json/* keepKeyOrder */.hE)(map, keys);
        (0,origin/* setOrigin */.vB)(map, { source: this.#source, start: event.start, keys, offsets });
        return map;
    }
    /** The keys of the map begin at `fromKey`, and their offsets at `from`. */
    #refuseDuplicate(map, key, offset, fromKey, from) {
        const before = this.#source.place(this.#offsets[from + 2 * (this.#keys.indexOf(key, fromKey) - fromKey)] ?? 0);
        const last = this.#keys.at(-1) ?? '';
        // What was to belong to a key without a value stands beside it.
        const refusal = duplicateKey(key, offset, before.line, map[last] === null ? last : undefined);
        if (this.refused.length >= MOST_KEYS)
            throw refusal;
        this.refused.push(problemOf(refusal, this.#source));
    }
    #key(event) {
        if (event.type !== ALIAS)
            this.#count(event);
        if (event.type === SCALAR && event.anchorStart >= 0) {
            const value = scalar_events_valueOf(event, this.#source);
            this.#anchors.set(this.#source.text.slice(event.anchorStart, event.anchorEnd), { value, nodes: 1, text: event.valueEnd - event.valueStart });
        }
        if (event.type === SCALAR) {
            const text = textOf(event, this.#source);
            if (event.tagStart >= 0) {
                const value = scalar_events_valueOf(event, this.#source);
                if (typeof value === 'string')
                    return value;
            }
            else if (event.style !== PLAIN)
                return text;
            else if (text === '<<')
                return MERGE;
            else if (typeof resolvePlain(text) === 'string') {
                this.#remarkOnStrange(text, event.valueStart);
                return text;
            }
            throw new Refusal('key-not-text', startOf(event, this.#source.text), `the key ${text === '' ? '(nothing)' : text} is not text`, 'Quote it.');
        }
        if (event.type === ALIAS) {
            const value = this.#alias(event);
            if (typeof value === 'string')
                return value;
        }
        throw collectionAsKey(startOf(event, this.#source.text), this.#source.text);
    }
    /** It is a key to YAML, and one that somebody may use. */
    #remarkOnStrange(key, offset) {
        const strange = this.problems.length < MOST_KEYS ? strangenessOf(key) : undefined;
        if (strange !== undefined)
            this.problems.push((0,problem/* problemAt */.l4)(this.#source.place(offset), 'strange-key', strange.message, strange.hint, 'warning'));
    }
    #peek() {
        const event = this.#events[this.#at];
        if (event === undefined)
            throw new TypeError('the YAML parser left a collection open');
        return event;
    }
    #start(event, otherwise) {
        if (event.type === POP || event.type === DOCUMENT)
            return otherwise;
        const start = startOf(event, this.#source.text);
        return start < 0 ? otherwise : start;
    }
    /** Of an item of which nothing else is written: the next dash of its list behind the item `before`. */
    #dash(listStart, before) {
        if (before === undefined)
            return listStart;
        const { text, lineStarts } = this.#source;
        const column = listStart - (lineStarts[(0,text_text/* lineAt */.mh)(lineStarts, listStart)] ?? 0);
        for (let line = (0,text_text/* lineAt */.mh)(lineStarts, Math.max(before, this.#lastDash)) + 1; line < lineStarts.length; line += 1) {
            const start = lineStarts[line] ?? 0;
            // Whatever belongs to an item is indented deeper than its dash.
            if (text[start + column] === '-' && /^ *$/.test(text.slice(start, start + column)))
                return (this.#lastDash = start + column);
        }
        return listStart;
    }
    #refuseTag(event, own) {
        const tag = this.#source.text.slice(event.tagStart, event.tagEnd);
        if (tag !== own)
            throw new Refusal('unknown-tag', event.tagStart, `the tag ${tag} does not fit here`, NO_TAGS);
    }
}
/** So many keys of one document are told that may be none, or stand twice. */
const MOST_KEYS = 20;
/** No offset. */
const NOWHERE = -1;

;// CONCATENATED MODULE: ./lib/cwl/text/gauge.js

/** js-yaml looks at some values twice: at an item of a list, whether it is the first key of a map. */
const MOST_LOOKS = 2;
/** js-yaml with bounds: it nests no deeper than it may, and stops soon after it has seen more values than it may. */
class Gauge {
    #limits;
    #isCounting;
    #left = 0;
    /** `length` is that of the text: a value takes at least one character of it. */
    constructor(limits, length) {
        this.#limits = limits;
        this.#isCounting = length > limits.nodes;
    }
    /** Whether the last text had too many values. */
    get isSpent() {
        return this.#left < 0;
    }
    /** Throws YAMLException. */
    read(text) {
        const { depth, nodes } = this.#limits;
        if (!this.#isCounting)
            return eventsOf(text, depth);
        this.#left = MOST_LOOKS * nodes;
        this.#countEmptyItems(text);
        const bound = {
            valueOf: () => {
                this.#left -= 1;
                return this.#left < 0 ? -1 : depth;
            },
        };
        // It has no such limit of its own, and the events of a text of 10 MiB take more memory than there is. But it
        // compares the depth of each value that it begins with this bound, so that a bound that is asked can count them.
        return eventsOf(text, bound);
    }
    /** An item of which nothing stands but its dash is the one value that js-yaml does not look at. */
    #countEmptyItems(text) {
        let left = this.#left;
        const item = /^[ -]*-[ \t]*(?:#.*)?$/gm;
        for (let found = item.exec(text); found !== null; found = item.exec(text)) {
            left -= 1;
            if (left < 0) {
                this.#left = left;
                throw exceptionAt(found.index, 'too many values');
            }
        }
    }
}
/**
 * For the excerpt in the message of its errors, which nobody sees here, js-yaml splits the whole text into lines: of a text
 * of 10 MiB that can take seconds and more memory than all else. It has no option to leave that out, but for as long as it
 * reads its errors can be made without.
 */
function eventsOf(text, maxDepth) {
    const throwAt = Reflect.get(js_yaml/* YAMLException */.tB, 'throwAt');
    js_yaml/* YAMLException */.tB.throwAt = (_, position, message) => {
        throw exceptionAt(position, message);
    };
    try {
        return (0,js_yaml/* parseEvents */.PH)(text, { maxDepth });
    }
    finally {
        Reflect.set(js_yaml/* YAMLException */.tB, 'throwAt', throwAt);
    }
}
function exceptionAt(position, message) {
    return new js_yaml/* YAMLException */.tB(message, { name: '', buffer: '', position, line: 0, column: 0, snippet: null });
}

;// CONCATENATED MODULE: ./lib/cwl/text/repairs.js

/** A repair reads the whole text again, so that both are bounded. Real files need up to 40 repairs of some 20 kB. */
const MAX_REPAIRS = 1000;
const MAX_REPAIRED_CHARACTERS = 16 * 1024 * 1024;
/**
 * A text with the repairs that let js-yaml read what the reference implementation reads: each is made where the parser
 * stopped, and the text is then read again. Positions stay those of the original text, but for one space at each of the
 * {@link insertions}.
 */
class Repairs {
    /** Where a space was put in, in the text as it is now. */
    insertions = [];
    /** Dashes that are read as text, in the text as it is now. */
    dashes = [];
    #text;
    #length;
    #made = 0;
    #hasSpacesForTabs = false;
    constructor(text) {
        this.#text = text;
        this.#length = text.length;
    }
    /** As it is now. */
    get text() {
        return this.#text;
    }
    /** The same for the parser, with a letter in the place of each of the {@link dashes}. */
    get readable() {
        return withLetters(this.#text, this.dashes);
    }
    /**
     * Mends what the parser stopped at. `tabs` means that the text is read as JSON, which may be indented with them, unless it is
     * none; that happens once.
     */
    mend(error) {
        const offset = error.mark?.position ?? 0;
        const mayReadAgain = this.#made < MAX_REPAIRS && (this.#made + 1) * this.#length <= MAX_REPAIRED_CHARACTERS;
        this.#made += 1;
        const isIndented = error.reason === 'deficient indentation';
        if (mayReadAgain && isIndented && this.#mendAtOnce(offset))
            return 'place';
        if (!this.#hasSpacesForTabs && /^\s*[[{]/.test(this.#text) && /^ *\t/m.test(this.#text)) {
            this.#hasSpacesForTabs = true;
            // One character for one keeps every position.
            this.#text = this.#text.replace(/^[\t ]+/gm, (indent) => ' '.repeat(indent.length));
            return 'tabs';
        }
        if (mayReadAgain && isIndented && this.#mendBeforeTab(offset))
            return 'place';
        if (mayReadAgain && error.reason.startsWith('missed comma') && isLoneDash(this.#text, offset)) {
            this.dashes.push(offset);
            return 'place';
        }
        return 'nothing';
    }
    /** Where it is known what was meant, whatever the rest of the text says. */
    #mendAtOnce(offset) {
        const before = this.#before(offset);
        if (isMarker(this.#text, offset)) {
            // What is open there is told as it is where the file ends.
            this.#text = this.#text.slice(0, offset);
            return true;
        }
        if (before.trim() === '') {
            if (before.includes('\t'))
                return false;
            this.#insertSpace(offset);
            return true;
        }
        const separation = separationIn(before);
        if (separation === undefined)
            return false;
        // A tab may separate the parts of a line (YAML 1.2.2, section 6.2), but js-yaml takes it for indentation, and says
        // so behind it or behind the bracket that follows.
        const from = offset - before.length + separation.start;
        this.#text = this.#text.slice(0, from) + ' '.repeat(separation.length) + this.#text.slice(from + separation.length);
        return true;
    }
    /** Within quotes the reference reads such a line; whether these are quotes is known only when all is read. */
    #mendBeforeTab(offset) {
        const before = this.#before(offset);
        if (before.trim() !== '')
            return false;
        this.#insertSpace(offset - before.length + before.indexOf('\t'));
        return true;
    }
    /** What stands before it in its line. */
    #before(offset) {
        return this.#text.slice((0,text_text/* lineStart */.PT)(this.#text, offset), offset);
    }
    #insertSpace(offset) {
        this.#text = `${this.#text.slice(0, offset)} ${this.#text.slice(offset)}`;
        const moved = (at) => (at >= offset ? at + 1 : at);
        this.insertions.splice(0, this.insertions.length, ...this.insertions.map(moved), offset);
        this.dashes.splice(0, this.dashes.length, ...this.dashes.map(moved));
    }
}
/** A dash that is an item of brackets, or a value in braces: text for the reference, and nothing in YAML 1.2.2 (rule 126). */
function isLoneDash(text, offset) {
    return /^-[,\]}]/.test(text.slice(offset, offset + 2));
}
/** Each of these dashes as a letter, which YAML reads in their place. What the text says is read from the one with the dashes. */
function withLetters(text, dashes) {
    if (dashes.length === 0)
        return text;
    let from = 0;
    const parts = [];
    for (const at of dashes.toSorted((left, right) => left - right)) {
        parts.push(text.slice(from, at), 'x');
        from = at + 1;
    }
    return parts.join('') + text.slice(from);
}
/** Whether a line begins here that ends the document, whatever is still open (YAML 1.2.2, section 9.1.2). */
function isMarker(text, offset) {
    return offset === (0,text_text/* lineStart */.PT)(text, offset) && /^(?:---|\.\.\.)(?!\S)/.test(text.slice(offset, offset + MARKER_LENGTH + 1));
}
const MARKER_LENGTH = 3;
/** The blanks from the first tab on that a line ends with, or that stand before a bracket at its end. */
function separationIn(line) {
    const blanks = /(?<![ \t])[ \t]+(?=[[{]?$)/.exec(line);
    const tab = blanks?.[0].indexOf('\t') ?? -1;
    return blanks === null || tab < 0 ? undefined : { start: blanks.index + tab, length: blanks[0].length - tab };
}

;// CONCATENATED MODULE: ./lib/cwl/text/yaml-events.js







/** Reads a text as YAML, and once more for each repair that it needs. */
function readEvents(text, file, limits) {
    const repairs = new Repairs(text);
    const gauge = new Gauge(limits, text.length);
    let tabs;
    for (;;) {
        const source = new text_text/* SourceText */.D(file, repairs.text, repairs.insertions);
        try {
            const events = gauge.read(repairs.readable);
            // Only now: what YAML has read nests no deeper than it may, and JSON.parse knows no bound.
            if (tabs !== undefined && !isJson(text))
                return { source, problem: tabs };
            return readingOf(events, source, repairs);
        }
        catch (error) {
            if (!(error instanceof js_yaml/* YAMLException */.tB))
                throw error;
            const repair = repairs.mend(error);
            if (repair === 'nothing')
                return { source, problem: tabs ?? syntaxProblem(source, error, limits, gauge) };
            if (repair === 'tabs')
                tabs = syntaxProblem(source, error, limits, gauge);
        }
    }
}
/** What was read, with a warning of what had to be repaired. Tabs may indent what is in quotes, and nothing else. */
function readingOf(events, source, { insertions, dashes }) {
    const tab = inOrder(insertions.filter((at) => isBeforeTab(source.text, at) && !isQuoted(events, at)))[0];
    if (tab !== undefined)
        return { source, problem: tabProblem(source.place(tab)) };
    return { events, source, problems: [...indentationWarnings(source, insertions), ...inOrder(dashes).map((at) => dashWarning(source.place(at)))] };
}
function inOrder(offsets) {
    return offsets.toSorted((left, right) => left - right);
}
function isBeforeTab(text, offset) {
    let at = offset;
    while (text[at] === ' ')
        at += 1;
    return text[at] === '\t';
}
function isQuoted(events, offset) {
    return events.some((event) => event.type === SCALAR && (event.style === SINGLE_QUOTED || event.style === DOUBLE_QUOTED) && event.valueStart <= offset && offset < event.valueEnd);
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch (error) {
        if (error instanceof SyntaxError || error instanceof RangeError)
            return false;
        throw error;
    }
}
/** One for lines that follow each other: a long text that is indented too little is one mistake. */
function indentationWarnings(source, insertions) {
    const runs = [];
    for (const offset of inOrder(insertions)) {
        const place = source.place(offset);
        const isTab = isBeforeTab(source.text, offset);
        const run = runs.at(-1);
        if (run?.last === place.line)
            continue;
        if (run?.isTab === isTab && source.text.slice(source.lineStarts[run.last], offset).trim() === '') {
            run.last = place.line;
            run.lines += 1;
        }
        else
            runs.push({ first: { ...place, column: 1 }, last: place.line, lines: 1, isTab });
    }
    return runs.map(indentationWarning);
}
function dashWarning(place) {
    return (0,problem/* problemAt */.l4)(place, 'yaml-syntax', 'a dash alone in brackets is no text of YAML, though the reference implementation reads it so', 'Put it in quotes: strict YAML readers refuse the file as it is.', 'warning');
}
function indentationWarning({ first, lines, isTab }) {
    const isOne = lines === 1;
    const those = isOne ? 'this line' : `this line and ${lines - 1} more`;
    return (0,problem/* problemAt */.l4)(first, 'under-indented', isTab
        ? `a tab indents ${those} of a quoted text; YAML counts spaces only`
        : `${those} ${isOne ? 'continues' : 'continue'} a value that began further up, but ${isOne ? 'is' : 'are'} indented no deeper than the line that began it`, `Indent ${isOne ? 'the line' : 'them'} ${isTab ? 'with spaces' : 'by one more space'}: strict YAML readers refuse the file as it is.`, 'warning');
}

;// CONCATENATED MODULE: ./lib/cwl/text/source.js




/**
 * Reads YAML 1.2 with merge keys, or JSON, into values that know where they stand ({@link positionOf}). Nothing is
 * recovered by guessing but one thing: a continuation line indented too little, which the reference implementation
 * reads, is read with a warning.
 */
function parseYaml(text, file, limits = cwl_limits/* DEFAULT_LIMITS */.dR) {
    const read = readEvents(text, file, limits);
    const { source } = read;
    if ('problem' in read)
        return { ok: false, source, problems: [read.problem] };
    const composed = compose(read.events, source, limits);
    return 'refused' in composed ? { ok: false, source, problems: composed.refused } : { ok: true, value: composed.value, values: composed.values, source, problems: [...read.problems, ...composed.problems] };
}


/***/ }),

/***/ 3825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SourceText),
/* harmony export */   HX: () => (/* binding */ topOf),
/* harmony export */   PT: () => (/* binding */ lineStart),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   xV: () => (/* binding */ lineStartsOf)
/* harmony export */ });
/** Where a file begins: the place of what has no other. */
function topOf(file) {
    return { file, line: 1, column: 1 };
}
/**
 * The text of one file, and the way back from an offset to a line and a column. `insertions` are the offsets at which
 * the reader put a space to repair an under-indented line: positions stay those of the text as written.
 */
class SourceText {
    file;
    text;
    #insertions;
    #lineStarts;
    constructor(file, text, insertions = []) {
        this.file = file;
        this.text = text;
        this.#insertions = insertions;
    }
    /** Offsets at which lines begin. */
    get lineStarts() {
        return (this.#lineStarts ??= lineStartsOf(this.text));
    }
    place(offset) {
        const starts = this.lineStarts;
        const at = Math.max(0, offset);
        const low = lineAt(starts, at);
        const start = starts[low] ?? 0;
        const inserted = this.#insertions.filter((insertion) => insertion >= start && insertion < at).length;
        return { file: this.file, line: low + 1, column: at - start - inserted + 1 };
    }
}
/** The line, counted from 0, that an offset stands on. */
function lineAt(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
/** Where the line of an offset begins; old files have returns alone for line breaks. */
function lineStart(text, offset) {
    let start = offset;
    while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r')
        start -= 1;
    return start;
}
function lineStartsOf(text) {
    const starts = [0];
    if (text.includes('\r')) {
        for (let at = 0; at < text.length; at += 1) {
            const code = text.charCodeAt(at);
            if (code === NEWLINE)
                starts.push(at + 1);
            else if (code === RETURN && text.charCodeAt(at + 1) !== NEWLINE)
                starts.push(at + 1);
        }
        return starts;
    }
    // Nearly every file; to look for line breaks alone is many times faster.
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
const NEWLINE = 0x0a;
const RETURN = 0x0d;


/***/ }),

/***/ 8661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ describeErrors),
  _: () => (/* binding */ inOneError)
});

// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var promotion_errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var limits = __webpack_require__(4832);
// EXTERNAL MODULE: ./lib/remote/hosts.js
var hosts = __webpack_require__(2445);
// EXTERNAL MODULE: ./lib/promotion/verify.js
var verify = __webpack_require__(5096);
;// CONCATENATED MODULE: ./lib/promotion/manifest-schema.js



const WORDS = {
    fileBytes: 'Bytes of one file.',
    depth: 'Levels that maps and lists of one file may nest.',
    nodes: 'Values of one file, once its aliases are followed.',
    textLength: 'Characters of one file, once its aliases are followed.',
    files: 'Files that one document reaches.',
    totalBytes: 'Bytes of all files that one document reaches.',
    expressions: 'Expressions in JavaScript of one process.',
    javascriptLength: 'Characters of JavaScript of one document.',
    packedBytes: 'Bytes of one packed description.',
};
function limit(name) {
    return { type: 'integer', minimum: 1, maximum: limits/* MOST */._B[name], description: `${WORDS[name]} Default: ${limits/* DEFAULT_LIMITS */.dR[name]}.` };
}
/** Fit for file names, environment names and commands as well. */
const STAGE_NAME = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$', maxLength: 100 };
/**
 * What cwl-promote.yml may hold: the one declaration from which the validator, the JSON Schema for editors
 * (`schemas/cwl-promote.schema.json`) and the words of error messages are derived. No `oneOf`: a mistake has one error.
 */
const MANIFEST_SCHEMA = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'cwl-promote.schema.json',
    title: 'cwl-promote.yml',
    description: 'Which CWL of this repository goes into which project. The base URL and the token never stand here.',
    type: 'object',
    required: ['version'],
    dependentRequired: { stages: ['apps'], apps: ['stages'] },
    additionalProperties: false,
    properties: {
        version: { const: 1, description: 'The version of this format: 1.' },
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
                    description: 'The file of problems that are accepted, which `validate --write-baseline` writes; relative to the working directory.',
                },
            },
        },
        exports: {
            type: 'object',
            description: 'What is asked of the list of export jobs. Inputs and flags count more.',
            additionalProperties: false,
            properties: {
                report: { type: 'boolean', description: 'Whether a promotion reads the export jobs too and reports on them. Default: true.' },
                'fail-on': { enum: ['failed', 'new-failed', 'never'], description: 'What makes `exports` fail: any failed job, only those that failed since the last run, or nothing. Default: failed.' },
                threshold: { type: 'integer', minimum: 0, description: 'As many failed jobs as this are still fine. Default: 0.' },
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
                    items: { type: 'string', pattern: hosts/* HOST_PATTERN */.Wn },
                    description: 'Names of hosts, exactly, such as raw.githubusercontent.com. They are asked over https, without credentials.',
                },
                'max-bytes': { type: 'integer', minimum: 1, description: `The most that one document may have. Default: ${limits/* REMOTE_DEFAULTS */.AO.maxBytes}.` },
                timeout: { type: 'number', exclusiveMinimum: 0, maximum: 600, description: `Seconds for one document. Default: ${limits/* REMOTE_DEFAULTS */.AO.timeout}.` },
            },
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
            },
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
                'require-same': {
                    enum: ['repository'],
                    description: 'Only with `from`. Copy an app only when it is what the files of this repository pack to.',
                },
                verify: {
                    enum: verify/* WAYS_TO_VERIFY */.v,
                    description: 'How an install is verified: by what the platform answers (the default), or by reading the app back as well.',
                },
                rules: { $ref: '#/$defs/rules' },
                files: {
                    type: 'object',
                    description: 'What on the platform stands for a file or folder of the repository that a document names as a default: path → location. Only without `from`.',
                    additionalProperties: { type: 'string', minLength: 1 },
                },
                'local-defaults': {
                    enum: ['refuse', 'allow'],
                    description: 'Whether an app may name files of the repository for which `files` has nothing. Only without `from`. Default: refuse.',
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
                    description: 'Whether an update may break those who use the app; see docs/compatibility.md. `allow-breaking` lifts it for one run. Default: allow.',
                },
                'breaking-label': {
                    type: 'string',
                    minLength: 1,
                    description: 'Only with `breaking: refuse`. A label that lifts the rule when the pull request has it: the one that the run is about, or each of those that it brings. Only on GitHub.',
                },
                downgrade: {
                    enum: ['allow', 'refuse'],
                    description: 'Whether an app may be installed from an older commit than the one on record, or one beside it. Needs a record, or deployments on GitHub. Default: allow.',
                },
                images: {
                    enum: ['any', 'tag', 'digest'],
                    description: 'How images must be pinned: not at all (the default), by a tag other than latest, or by a digest.',
                },
                branches: { $ref: '#/$defs/patterns', description: 'Branches that may promote to this stage; globs. With neither branches nor tags, any.' },
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
                path: { type: 'string', minLength: 1, description: 'A file, a folder or a glob; relative to the working directory.' },
                levels: { $ref: '#/$defs/levels' },
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
                    description: 'A CWL file, `file.cwl#id` for one process of a $graph, a folder, or a glob; relative to the working directory.',
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
};
/** The same for editors, which know nothing else of codes: with those that problems have. What is none of them is told in words of its own here. */
function schemaForEditors(codes) {
    const { $defs } = MANIFEST_SCHEMA;
    return { ...MANIFEST_SCHEMA, $defs: { ...$defs, levels: { ...$defs.levels, propertyNames: { enum: codes } } } };
}

// EXTERNAL MODULE: ./lib/promotion/names.js
var names = __webpack_require__(3849);
// EXTERNAL MODULE: ./lib/promotion/place.js
var promotion_place = __webpack_require__(2998);
// EXTERNAL MODULE: ./lib/cwl/suggest.js
var suggest = __webpack_require__(7912);
;// CONCATENATED MODULE: ./lib/promotion/manifest-errors.js







/** The validator's errors in words. */
function describeErrors(errors, value, at) {
    const told = errors.slice(0, MOST);
    const misspelt = misspeltKeys(told, value);
    const mistakes = told
        .filter((error) => error.keyword !== 'propertyNames' && !misspelt.has(missingKey(error)))
        .map((error) => describe(error, value, at));
    return inOneError(mistakes, errors.length > MOST) ?? new promotion_errors/* PromotionError */.g('configuration', 'the configuration does not match its schema', { at: at() });
}
/** The first mistake in the order of the file, with those after it; how many there are is said as well. Undefined without any. */
function inOneError(mistakes, areMore = false) {
    const [first, ...others] = mistakes.toSorted((left, right) => lineOf(left) - lineOf(right) || (left.at?.column ?? 0) - (right.at?.column ?? 0));
    if (first === undefined)
        return undefined;
    return new promotion_errors/* PromotionError */.g('configuration', first.message + moreAfter(first.message, others.length, areMore), { hint: first.hint, at: first.at, others: others.slice(0, MOST_TOLD - 1) });
}
function moreAfter(message, more, areMore) {
    if (more === 0)
        return '';
    const mistakes = `${areMore ? 'more than ' : ''}${more} more ${more === 1 ? 'mistake' : 'mistakes'} further down`;
    return /[.?]$/.test(message) ? ` There ${more === 1 ? 'is' : 'are'} ${mistakes}` : ` (and ${mistakes})`;
}
function lineOf({ at }) {
    return at?.line ?? 0;
}
/** The runner shows as many annotations, and nobody mends more at once. */
const MOST_TOLD = 10;
/** A file with more mistakes than this is no configuration, and describing each takes time. */
const MOST = 1000;
/** Keys that are missed because they stand there with a mistake in them, which is told as that. */
function misspeltKeys(errors, value) {
    return new Set(errors.flatMap(({ keyword, instancePath, params }) => {
        if (keyword !== 'additionalProperties')
            return [];
        const known = Object.keys(schemaAt(pathOf(instancePath, value))?.properties ?? {});
        const meant = (0,suggest/* nearest */.pA)(String(params['additionalProperty']), known);
        return meant === undefined ? [] : [`${instancePath}/${meant}`];
    }));
}
function missingKey({ keyword, instancePath, params }) {
    return keyword === 'required' || keyword === 'dependentRequired' ? `${instancePath}/${String(params['missingProperty'])}` : undefined;
}
/** Keys that could send the token somewhere else, or hold it. */
const ADDRESS_KEY = /^(?:base[-_]?url|api[-_]?url|url|endpoint|host|server|proxy)$/i;
const SECRET_KEY = /^(?:(?:auth|access|api|github)?[-_]?token|auth|api[-_]?key|secret|password|credentials?)$/i;
function describe(error, value, at) {
    const path = pathOf(error.instancePath, value);
    const where = path.length === 0 ? 'the configuration' : `\`${written(path)}\``;
    if (error.propertyName !== undefined) {
        return {
            message: `${JSON.stringify(error.propertyName)} is no name for a stage`,
            hint: 'Use letters, digits, dots, dashes and underscores, 100 at most, beginning with a letter or a digit.',
            at: at(...path, error.propertyName, promotion_place/* KEY */._),
        };
    }
    switch (error.keyword) {
        case 'additionalProperties':
            return unknownKey(error, path, at);
        case 'required':
        case 'dependentRequired':
            return {
                message: `${where} lacks the key \`${String(error.params['missingProperty'])}\``,
                hint: wordsFor([...path, String(error.params['missingProperty'])]) ?? 'Add it.',
                at: at(...path),
            };
        case 'type':
            return { message: `${where} must be ${typeWords(error.params['type'])}, not ${kindOf(valueAt(value, path))}`, hint: typeHint(String(error.params['type']), path, valueAt(value, path)), at: at(...path) };
        case 'const':
            return { message: `${where} must be ${JSON.stringify(error.params['allowedValue'])}`, hint: `Write \`${written(path)}: ${JSON.stringify(error.params['allowedValue'])}\`: this release knows no other.`, at: at(...path) };
        case 'enum': {
            const allowed = error.params['allowedValues'].map(String);
            const given = valueAt(value, path);
            const guess = typeof given === 'string' ? (0,suggest/* didYouMean */.au)(given, allowed) : '';
            return { message: `${where} must be one of ${allowed.join(', ')}.${guess}`, hint: wordsFor(path), at: at(...path) };
        }
        case 'pattern':
            return patternMistake(path, value, at);
        case 'minItems':
        case 'minProperties':
        case 'minLength':
            return { message: `${where} must not be empty`, hint: wordsFor(path), at: at(...path) };
        case 'minimum':
            return { message: `${where} must be at least ${String(error.params['limit'])}`, hint: wordsFor(path), at: at(...path) };
        case 'exclusiveMinimum':
            return { message: `${where} must be above ${String(error.params['limit'])}`, hint: wordsFor(path), at: at(...path) };
        case 'maximum':
            return { message: `${where} must be at most ${String(error.params['limit'])}`, hint: 'What is larger cannot be worked with.', at: at(...path) };
        case 'uniqueItems':
            return { message: `${where} holds the same value twice`, at: at(...path) };
        default:
            return { message: `${where} ${error.message ?? 'is not as the schema says'}`, at: at(...path) };
    }
}
function unknownKey(error, path, at) {
    const key = String(error.params['additionalProperty']);
    const place = at(...path, key, promotion_place/* KEY */._);
    if (SECRET_KEY.test(key)) {
        return {
            message: `\`${key}\` is not allowed here: a token never stands in a file of the checkout`,
            hint: 'Give it with the input `token`, from a secret, or in the environment variable CWL_PROMOTE_TOKEN.',
            at: place,
        };
    }
    if (ADDRESS_KEY.test(key) && path[0] !== 'remote') {
        return {
            message: `\`${key}\` is not allowed here: whoever may change this file could have the token sent to another address`,
            hint: 'Give the address with the input `base-url`, or in the environment variable CWL_PROMOTE_BASE_URL.',
            at: place,
        };
    }
    const known = Object.keys(schemaAt(path)?.properties ?? {});
    const where = path.length === 0 ? '' : ` in \`${written(path)}\``;
    return {
        message: `unknown key \`${key}\`${where}.${(0,suggest/* didYouMean */.au)(key, known)}`,
        hint: `Known here: ${known.join(', ')}.`,
        at: place,
    };
}
function patternMistake(path, value, at) {
    const given = JSON.stringify(valueAt(value, path));
    if (path.at(-1) === 'project') {
        const variable = (0,names/* variableIn */.SD)(given);
        return { message: `${given} is no project${variable === undefined ? '' : `: nothing is filled in for ${variable}`}`, hint: 'Write owner/project, as in acme/rnaseq.', at: at(...path) };
    }
    if (path[0] === 'remote') {
        const host = valueAt(value, path);
        return { message: `${given} is no name of a host`, hint: (typeof host === 'string' ? (0,hosts/* mistakeInHost */.gy)(host) : undefined) ?? hosts/* HOST_FORM */.MI, at: at(...path) };
    }
    return { message: `\`${written(path)}\` is ${given}, which does not have the right form`, at: at(...path) };
}
/** `apps[1].names` */
function written(path) {
    return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');
}
/** A JSON pointer as keys; items of lists as numbers. */
function pathOf(pointer, value) {
    let current = value;
    return pointer
        .split('/')
        .slice(1)
        .map((part) => {
        const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
        const step = (0,json/* isArray */.cy)(current) ? Number(key) : key;
        current = (0,json/* isArray */.cy)(current) ? current[Number(key)] : (0,json/* isObject */.Gv)(current) ? current[key] : undefined;
        return step;
    });
}
function valueAt(root, path) {
    let current = root;
    for (const key of path)
        current = (0,json/* isArray */.cy)(current) ? current[Number(key)] : (0,json/* isObject */.Gv)(current) ? current[key] : undefined;
    return current;
}
const DEFINITIONS = MANIFEST_SCHEMA.$defs;
/** The part of the schema that is for the value at `path`: the validator's own paths end at each `$ref`. */
function schemaAt(path) {
    let node = MANIFEST_SCHEMA;
    for (const key of path) {
        const others = node?.additionalProperties;
        node = typeof key === 'number' ? node?.items : (node?.properties?.[key] ?? (typeof others === 'object' ? others : undefined));
        if (node?.$ref !== undefined)
            node = DEFINITIONS[node.$ref.replace('#/$defs/', '')];
    }
    return node;
}
/** What the schema says of the value at `path`, for people. */
function wordsFor(path) {
    return schemaAt(path)?.description;
}
/** How what stands there is written in the type that is wanted. */
function typeHint(type, path, value) {
    const isText = typeof value === 'string';
    const key = path.at(-1);
    const isStage = path[0] === 'stages' && path.length === 2;
    if (type === 'object' && value === null)
        return 'Indent what belongs to it below it.';
    if (type === 'object' && isText && /^[\w-]+:[^\s/]/.test(value))
        return `A blank belongs behind the colon of a key: \`${value.replace(':', ': ')}\`.`;
    if (type === 'object' && isText && path[0] === 'apps' && path.length === 2)
        return `Write \`path: ${value}\`.`;
    if (isStage && Object.hasOwn(DEFINITIONS['stage']?.properties ?? {}, String(key)))
        return `It belongs to a stage: indent it below the stage's name.`;
    if (type === 'object' && isText && isStage)
        return `Write \`${String(key)}: { project: ${value} }\`.`;
    if (key === 'stages' && path.length === 1 && (0,json/* isArray */.cy)(value))
        return 'Write the name of each with what belongs to it: `dev: { project: acme/rnaseq }`.';
    if (type === 'array' && (0,json/* isObject */.Gv)(value))
        return 'Begin each item with a dash and a blank.';
    if (type === 'array' && isText)
        return `Write \`${String(key)}: [${value}]\`.`;
    if (type === 'boolean' && isText)
        return 'Write true or false, without quotes.';
    if (type === 'string' && (typeof value === 'boolean' || typeof value === 'number' || value instanceof json/* ExactNumber */.fh))
        return `Put it in quotes: "${String(value)}".`;
    return wordsFor(path);
}
function typeWords(type) {
    const words = {
        object: 'a map',
        array: 'a list',
        string: 'text',
        integer: 'a whole number',
        number: 'a number',
        boolean: 'true or false',
    };
    const types = Array.isArray(type) ? type.map(String) : String(type).split(',');
    return types.map((name) => words[name] ?? name).join(' or ');
}
function kindOf(value) {
    if (value === null || value === undefined)
        return 'nothing';
    if ((0,json/* isArray */.cy)(value))
        return 'a list';
    if ((0,json/* isObject */.Gv)(value))
        return 'a map';
    return typeof value === 'string' ? `the text ${JSON.stringify(value)}` : String(value);
}


/***/ }),

/***/ 3849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SD: () => (/* binding */ variableIn),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   bq: () => (/* binding */ fillName),
/* harmony export */   jW: () => (/* binding */ faultOfProject)
/* harmony export */ });
/* unused harmony export hasOuterBlank */
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6806);
/* harmony import */ var _cwl_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7912);
/* harmony import */ var _platform_contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9001);




/** File name without its ending: what an app is called when nothing else is said. */
function stemOf(path) {
    return (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path).replace(/\.(?:cwl|json|ya?ml)$/i, '');
}
const PLACEHOLDER = /\{([^{}]*)\}/g;
/**
 * A name with its placeholders filled in: `{stem}` is the file name without its ending (or the id after `#`),
 * `{parent}` the folder that the file is in, and `{name}`, where `name` is given, the app's own name. Throws
 * PromotionError `configuration` for any other placeholder or brace, for `{parent}` of a file in the root, for `{stem}` of one
 * that is named by its ending alone, for an empty id, and for a name with a blank at its end.
 */
function fillName(template, reference, name) {
    if (reference.fragment === '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('configuration', `${reference.path}# names no process: nothing stands behind the #`, { hint: 'Write the id of one process of its $graph there, or leave the # out.' });
    }
    // A file of one name has its accents written in one way on a Mac and in another one elsewhere, and is one app.
    const path = reference.path.normalize('NFC');
    const folder = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
    const values = {
        stem: reference.fragment ?? stemOf(path),
        parent: folder === '.' ? '' : folder,
        ...(name === undefined ? {} : { name }),
    };
    refuseStrays(template, values);
    const filled = template.replaceAll(PLACEHOLDER, (placeholder, word) => {
        const value = Object.hasOwn(values, word) ? values[word] : undefined;
        if (value === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('configuration', `the name ${JSON.stringify(template)} holds the unknown placeholder ${placeholder}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(word, Object.keys(values))}`, {
                hint: knownHere(values),
            });
        }
        if (value === '')
            throw nothingFor(template, placeholder, reference.path);
        return value;
    });
    if (hasOuterBlank(filled)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('configuration', `the name ${JSON.stringify(filled)} of ${reference.path} begins or ends with a blank`, { hint: 'Take it out of the name, or of the name of the file.' });
    }
    return filled;
}
/** Other tools write theirs as {{stem}} or ${stem}; what is installed under such a name cannot be taken away again. */
function refuseStrays(template, values) {
    if (/[{}]/.test(template.replaceAll(PLACEHOLDER, ''))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('configuration', `the name ${JSON.stringify(template)} holds a brace that belongs to no placeholder`, { hint: knownHere(values) });
    }
    const dollar = /\$\{[^{}]*\}/.exec(template)?.[0];
    if (dollar === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('configuration', `the name ${JSON.stringify(template)} holds ${dollar}, of which the \`$\` would stay in the name of the app`, { hint: `Write it without the \`$\`. ${knownHere(values)}` });
}
/**
 * Why `owner/project` can be none, for people. Nothing fills in `${PROJECT}` and the like, and a platform that makes projects as
 * they are needed would have one of that name.
 */
function faultOfProject(project) {
    const variable = variableIn(project);
    return project.split('/').map(_platform_contract_js__WEBPACK_IMPORTED_MODULE_3__/* .faultOfName */ .nL).find((fault) => fault !== undefined) ?? (variable === undefined ? undefined : `nothing is filled in for ${variable}`);
}
/** The first variable that a shell, or what else knows some, would fill in. */
function variableIn(text) {
    return /\$\w+|\$?\{[^}]*\}*/.exec(text)?.[0];
}
/** Nobody sees it, and what is installed under such a name cannot be taken away again. */
function hasOuterBlank(name) {
    return name !== name.trim();
}
function knownHere(values) {
    return `Known here: ${Object.keys(values).map((known) => `{${known}}`).join(', ')}.`;
}
/** Only these two can be empty: of a file in no folder, and of one that is named by its ending alone. */
function nothingFor(template, placeholder, path) {
    const [why, hint] = placeholder === '{parent}' ? ['is in no folder', 'Move the file into a folder, or use a name without {parent}.'] : ['has no name before its ending', 'Rename the file.'];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('configuration', `the name ${JSON.stringify(template)} has nothing for ${placeholder}: ${path} ${why}`, { hint });
}


/***/ }),

/***/ 2998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ KEY),
/* harmony export */   a: () => (/* binding */ placeFinder)
/* harmony export */ });
/* harmony import */ var _cwl_text_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7972);

/** At the end of a path: the key itself rather than its value. */
const KEY = '\u0000key';
/** Finds places in a value that was read from `file`; a part that is not there has the place of what would hold it. */
function placeFinder(root, file) {
    return (...path) => {
        let place = { file, line: 1, column: 1 };
        let value = root;
        for (const [index, key] of path.entries()) {
            if (key === KEY || typeof value !== 'object' || value === null)
                return place;
            place = (0,_cwl_text_source_js__WEBPACK_IMPORTED_MODULE_0__/* .positionOf */ .d)(value, key, path[index + 1] === KEY ? 'key' : 'value') ?? place;
            value = Reflect.get(value, key);
        }
        return place;
    };
}


/***/ }),

/***/ 2445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ HOST_FORM),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   Wn: () => (/* binding */ HOST_PATTERN),
/* harmony export */   gy: () => (/* binding */ mistakeInHost)
/* harmony export */ });
/**
 * Names as URLs have them: lower case, international ones in their ASCII form. The last part begins with a letter, which
 * no address in numbers does.
 */
const HOST_PATTERN = String.raw `^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$`;
const HOST = new RegExp(HOST_PATTERN);
/** What is allowed, for people. */
const HOST_FORM = 'It is the name of a host such as raw.githubusercontent.com, with neither scheme nor port nor path, and no number.';
/** What to write in place of a text that cannot be a host that is allowed; undefined for one that can. */
function mistakeInHost(text) {
    if (HOST.test(text))
        return undefined;
    const named = URL.parse(text.includes('://') ? text : `https://${text}`)?.hostname;
    const better = named?.replace(/\.$/, '');
    return better !== undefined && better !== text && HOST.test(better) ? `Write ${better}.` : HOST_FORM;
}
/** Why an address is not asked, though some hosts are allowed; undefined for one that is. */
function refusalOf(url, hosts) {
    if (url.protocol !== 'https:')
        return 'only https:// addresses are read';
    if (url.username !== '' || url.password !== '')
        return 'it holds a user name or a password, and none is ever sent';
    if (url.port !== '')
        return 'it names a port, and only the usual one is asked';
    return hosts.has(url.hostname) ? undefined : `${url.hostname} is not one of the hosts that are allowed`;
}


/***/ })

};

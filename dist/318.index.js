export const id = 318;
export const ids = [318];
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









/** What names something when it is given at all; a shell makes nothing of a variable that is not set. */
const NEVER_EMPTY = [
    'workingDirectory', 'config', 'stage', 'project', 'copyFrom', 'baseline', 'writeBaseline', 'sarif', 'stateFile', 'changedSince',
    'record', 'undo', 'subjects', 'lastRecord', 'out', 'plan', 'file', 'output', 'check',
];
/** Throws PromotionError `usage` for values that no face should let through, naming the input; `verb` may want some of its own. */
function checkOptions(options, verb) {
    (0,_option_types_js__WEBPACK_IMPORTED_MODULE_8__/* .checkTypes */ .OE)(options, verb);
    checkTexts(options, verb);
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

/***/ 2356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   df: () => (/* binding */ positionOf),
/* harmony export */   fV: () => (/* binding */ indexOfKey),
/* harmony export */   ob: () => (/* binding */ offsetUnder),
/* harmony export */   vB: () => (/* binding */ setOrigin),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
const ORIGIN = Symbol('where this was read');
/** Remembers where a map or list was read. Copying it with object spread carries the memory along. */
function setOrigin(container, origin) {
    ;
    container[ORIGIN] = origin;
}
function originOf(container) {
    return container[ORIGIN];
}
/**
 * The place of a map or list, or of what stands in it under `key`: for a map the value, or with `'key'` the key
 * itself. Undefined for values that were not read from a file.
 */
function positionOf(container, key, part = 'value') {
    const origin = originOf(container);
    if (origin === undefined)
        return undefined;
    return origin.source.place((key === undefined ? undefined : offsetUnder(origin, key, part)) ?? origin.start);
}
/** Keys of a map this large are looked up by an index of their own, made when first needed. */
const INDEXED = 32;
const INDICES = new WeakMap();
/** Where a key stands among the keys of a map, or -1. */
function indexOfKey(keys, key) {
    if (keys.length <= INDEXED)
        return keys.indexOf(key);
    let index = INDICES.get(keys);
    if (index === undefined) {
        index = new Map(keys.map((name, at) => [name, at]));
        INDICES.set(keys, index);
    }
    return index.get(key) ?? -1;
}
/** Where in the source an item, a value or a key stands; undefined where there is none of that key. */
function offsetUnder({ keys, offsets }, key, part) {
    if (keys === undefined)
        return typeof key === 'number' ? offsets[key] : undefined;
    const at = indexOfKey(keys, String(key));
    return at < 0 ? undefined : offsets[2 * at + (part === 'key' ? 0 : 1)];
}


/***/ }),

/***/ 1251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ formatAddress),
/* harmony export */   l_: () => (/* binding */ checkAddress),
/* harmony export */   or: () => (/* binding */ parseAddress)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9001);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9776);



/**
 * Reads `owner/project/app`. Throws a PlatformError `bad-name` that says which part is wrong and why.
 */
function parseAddress(text) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(text))
        throw noAddress(text);
    const [owner, project, app, ...rest] = text.split('/');
    if (owner === undefined || project === undefined || app === undefined || rest.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .W('bad-name', `${JSON.stringify(text)} is not an app: it needs exactly three parts`, {
            hint: 'Write it as owner/project/app, for example acme/rnaseq/align.',
        });
    }
    return checkAddress({ owner, project, app });
}
/** Writes `owner/project/app`. Throws a PlatformError `bad-name` for what has not these three texts. */
function formatAddress(address) {
    if (!hasParts(address))
        throw noAddress(address);
    return `${address.owner}/${address.project}/${address.app}`;
}
/** The address itself when every part is fit to be sent; throws a PlatformError `bad-name` otherwise. */
function checkAddress(address) {
    if (!hasParts(address))
        throw noAddress(address);
    refuseBadName(address.owner, 'owner');
    refuseBadName(address.project, 'project');
    refuseBadName(address.app, 'app');
    return address;
}
/** Throws a PlatformError `bad-name` for what cannot be one part of a path. */
function refuseBadName(name, role) {
    const fault = (0,_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .faultOfName */ .nL)(name);
    if (fault === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .W('bad-name', `${JSON.stringify(name)} cannot be used as ${role}: ${fault}`, {
        hint: 'Use a name without slashes and control characters that is not "." or "..".',
    });
}
/** A program without types can give anything, such as the text of an address in the place of its parts. */
function hasParts(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    return 'owner' in value && 'project' in value && 'app' in value && [value.owner, value.project, value.app].every(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH);
}
function noAddress(value) {
    const words = typeof value === 'string' ? JSON.stringify(value) : value === null ? 'null' : `a value of the type ${typeof value}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .W('bad-name', `${words} is no address of an app, which has the texts owner, project and app`, { hint: 'Give what `parseAddress` makes of owner/project/app.' });
}


/***/ }),

/***/ 9001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nL: () => (/* binding */ faultOfName)
/* harmony export */ });
/* unused harmony exports EXPORT_JOB_SCHEMA, EXPORT_LIST_SCHEMA, APP_SCHEMA, API_INDEX_SCHEMA, RATE_LIMIT_SCHEMA, ERROR_SCHEMA, CONTRACT_SCHEMAS, CONTRACT_VALIDATORS */
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9897);

/**
 * The JSON Schemas of what the API document promises, in one place: the client's validators are generated from them,
 * the local platform's OpenAPI document refers to them. Members beyond the promised ones are tolerated everywhere.
 */
const text = { type: 'string' };
const EXPORT_JOB_SCHEMA = {
    $id: 'export-job',
    title: 'Export job',
    description: 'API document, "Resources and their fields": the three fields it shows. States beyond FAILED and COMPLETED are not shown.',
    type: 'object',
    required: ['href', 'id', 'state'],
    properties: { href: text, id: text, state: text },
};
const EXPORT_LIST_SCHEMA = {
    $id: 'export-list',
    title: 'Export job list',
    description: 'API document, "Resources and their fields".',
    type: 'object',
    required: ['href', 'items', 'links'],
    properties: {
        href: text,
        items: { type: 'array', items: { $ref: 'export-job' } },
        links: { type: 'array' },
    },
};
const APP_SCHEMA = {
    $id: 'app',
    title: 'App',
    description: 'A JSON object holding a CWL description. Its internal structure is not shown by the API document.',
    type: 'object',
};
const API_INDEX_SCHEMA = {
    $id: 'api-index',
    title: 'API index',
    description: 'API document, section 3: exactly these members, each an absolute URL under /v2.',
    type: 'object',
    required: Object.keys(_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_MEMBERS */ .f4),
    properties: Object.fromEntries(Object.keys(_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_MEMBERS */ .f4).map((member) => [member, text])),
};
const RATE_LIMIT_SCHEMA = {
    $id: 'rate-limit',
    title: 'Rate limit',
    description: 'Not shown by the API document; this is the shape of the public platforms.',
    type: 'object',
    required: ['rate'],
    properties: {
        rate: {
            type: 'object',
            required: ['limit', 'remaining', 'reset'],
            properties: { limit: { type: 'number' }, remaining: { type: 'number' }, reset: { type: 'number' } },
        },
    },
};
const ERROR_SCHEMA = {
    $id: 'error',
    title: 'Error',
    description: 'Not shown by the API document; this is the shape of the public platforms.',
    type: 'object',
    required: ['status', 'code', 'message'],
    properties: { status: { type: 'integer' }, code: { type: 'integer' }, message: text, more_info: text },
};
const CONTRACT_SCHEMAS = [
    EXPORT_JOB_SCHEMA,
    EXPORT_LIST_SCHEMA,
    APP_SCHEMA,
    API_INDEX_SCHEMA,
    RATE_LIMIT_SCHEMA,
    ERROR_SCHEMA,
];
/** What scripts/generate.ts writes validators for. */
const CONTRACT_VALIDATORS = [
    {
        file: 'src/platform/generated/contract.cjs',
        exports: { exportList: 'export-list', app: 'app', apiIndex: 'api-index', rateLimit: 'rate-limit' },
        schemas: [...CONTRACT_SCHEMAS],
        allErrors: false,
    },
];
/** Any C0 or C1 control character, and DEL. */
// oxlint-disable-next-line no-control-regex -- these are exactly the characters to refuse
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/;
/** Why a name cannot be one part of a path; undefined when it can. */
function faultOfName(name) {
    if (name === '')
        return 'it is empty';
    if (name === '.' || name === '..')
        return 'a path would be resolved to another one by it';
    if (name.includes('/'))
        return 'it contains a slash';
    if (CONTROL_CHARACTER.test(name))
        return 'it contains a control character';
    if (!name.isWellFormed())
        return 'it is not well-formed Unicode';
    return undefined;
}


/***/ })

};

export const id = 881;
export const ids = [881];
export const modules = {

/***/ 1881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergeRecordFiles: () => (/* binding */ mergeRecordFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6806);
/* harmony import */ var _promotion_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7836);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2582);
/* harmony import */ var _run_check_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3003);
/* harmony import */ var _run_cutoff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3259);
/* harmony import */ var _run_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9446);







/** Makes one record of several, so that one `rollback` undoes all of them. Never writes over a file. */
async function mergeRecordFiles(options, context) {
    const cutoff = (0,_run_cutoff_js__WEBPACK_IMPORTED_MODULE_5__/* .startCutoff */ .W)(context, options);
    const { records, record } = options;
    let files = [];
    try {
        (0,_run_check_options_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOptions */ .J)(options, 'merge-records');
        files = findRecords(records);
        const read = await readDistinct(files, cutoff.stop);
        files = [...read.keys()];
        const merged = (0,_promotion_record_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeRecords */ .PI)([...read.values()]);
        await cutoff.throwIfOver();
        await (0,_promotion_record_js__WEBPACK_IMPORTED_MODULE_2__/* .writeRecord */ .rh)(record, merged);
        const apps = merged.apps.map(({ name, target, outcome, digest, installedAt }) => ({ name, target, outcome, digest, installedAt }));
        return { command: 'merge-records', exitCode: _report_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.fine, notices: [], records: files, apps, recordFile: record };
    }
    catch (error) {
        const failure = cutoff.stop.aborted ? (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .stoppedFailure */ .kB)(cutoff.timedOut, (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .whileWaiting */ .FW)(error, 'nothing was written')) : (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .failureFrom */ .Ju)(error);
        return { command: 'merge-records', exitCode: (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodeOf */ .FO)(failure), failure, notices: [], records: files, apps: [] };
    }
    finally {
        cutoff.end();
    }
}
/** By their paths, each once: a record may be named in two ways, through a link for one, or be there as a copy. */
async function readDistinct(files, signal) {
    const known = new Set();
    const read = new Map();
    for (const file of files) {
        const record = await (0,_promotion_record_js__WEBPACK_IMPORTED_MODULE_2__/* .receiveRecord */ .nS)(file, signal);
        const key = JSON.stringify([(0,_promotion_record_js__WEBPACK_IMPORTED_MODULE_2__/* .headersIn */ .WD)(record), record.apps.map(({ target, outcome, installedAt }) => [target, outcome, installedAt])]);
        if (!known.has(key))
            read.set(file, record);
        known.add(key);
    }
    return read;
}
/** A path that is there stands for itself, whatever characters it has. */
function findRecords(patterns) {
    const hint = 'Give the files that `promote` wrote: paths and globs.';
    if (patterns.length === 0)
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('usage', 'no record is named', { hint });
    const found = patterns.flatMap((pattern) => {
        const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(pattern) ? [pattern] : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.globSync)(pattern);
        if (files.length === 0)
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('bad-record', `no record is at ${JSON.stringify(pattern)}`, { hint });
        return files;
    });
    return [...new Set(found)].sort();
}


/***/ }),

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

/***/ 3632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ unlikeOurs),
/* harmony export */   P7: () => (/* binding */ faultOfReplacing),
/* harmony export */   cI: () => (/* binding */ receiveJsonFile),
/* harmony export */   mH: () => (/* binding */ PACKED_NOTE)
/* harmony export */ });
/* unused harmony export readJsonFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2101);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2611);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6806);
/* harmony import */ var _given_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2911);





const WHICH_FILE = {
    record: 'Give the file that `promote --record` wrote; in the action, its output `record-file`.',
    plan: 'Give the file that `plan --out` wrote; in the action, its output `plan-file`.',
};
/** Tells another file, given by mistake, from one of ours that is not whole any more. */
function unlikeOurs(path, what, code, value, errors) {
    const kind = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value['kind'] : undefined;
    const [error] = errors;
    const place = error === undefined || error.instancePath === '' ? 'it' : error.instancePath;
    const mistake = kind === `cwl-promote ${what}`
        ? `the ${what} ${path} was changed after it was written: ${place} ${mistakeOf(error, what)}`
        : `${path} is no ${what}${typeof kind === 'string' && kind.startsWith('cwl-promote ') ? `: it is a ${kind.slice('cwl-promote '.length)}` : ''}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, mistake, { hint: WHICH_FILE[what] });
}
function mistakeOf(error, what) {
    const added = error?.params?.['additionalProperty'];
    return added === undefined ? (error?.message ?? 'is not as it should be') : `has ${JSON.stringify(added)}, which stands in no ${what}`;
}
/** The JSON of a file of ours that the user names. Throws PromotionError `code`, also for one of another version, and for a pipe. */
function readJsonFile(path, what, code) {
    try {
        return jsonOf(readGivenFile(path), path, what, code);
    }
    catch (error) {
        throw refusalOf(error, path, what, code);
    }
}
/** The same, and a pipe is waited for, until `signal` aborts. */
async function receiveJsonFile(path, what, code, signal) {
    try {
        return jsonOf(await (0,_given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .receiveGivenFile */ .tO)(path, signal), path, what, code);
    }
    catch (error) {
        throw refusalOf(error, path, what, code);
    }
}
function refusalOf(error, path, what, code) {
    if (!(error instanceof _given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, `the ${what} ${path} cannot be read: ${error.message}`, { hint: error.hint });
}
function jsonOf(text, path, what, code) {
    let value;
    try {
        value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, `the ${what} ${path} is not JSON${withoutExcerpt(error.message)}`, { hint: WHICH_FILE[what] });
    }
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && value['kind'] === `cwl-promote ${what}` && typeof value['version'] === 'number' && value['version'] !== 1) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, `the ${what} ${path} is of version ${value['version']}, and this release knows version 1`, { hint: 'Use the release of cwl-promote that wrote it.' });
    }
    return value;
}
/** V8 shows what stands there, which is not for the log where a path, or a link that was committed, leads to another file than ours. */
function withoutExcerpt(message) {
    const rest = message.replace(/(?:^|, )(?:\.{3})?".*"(?:\.{3})? is not valid JSON$/s, '');
    return rest === '' ? '' : `: ${rest}`;
}
/**
 * The first line of a description that `pack --yaml` writes. Nothing else tells it from a document that somebody wrote; as
 * JSON it is one line, which nobody writes by hand.
 */
const PACKED_NOTE = '# Packed by cwl-promote: change the files that it is packed from, and pack them again.';
const IS_KIND = {
    plan: (text) => isObjectWith(text, ({ kind }) => kind === 'cwl-promote plan'),
    sarif: (text) => isObjectWith(text, ({ version, runs }) => version === '2.1.0' && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(runs)),
    baseline: (text) => isObjectWith(text, ({ version, accepted }) => version === 1 && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(accepted)),
    description: (text) => firstLineOf(text) === PACKED_NOTE || (!text.trimEnd().includes('\n') && isObjectWith(text, ({ cwlVersion }) => cwlVersion !== undefined)),
};
/**
 * Why one of our files must not take the place of what stands there, for people; undefined when nothing does, or another
 * one of its kind. Whoever forgets the value of a flag must not lose a document for it; a file that is replaced as a whole
 * would take the place of a link, and not of what it leads to.
 */
function faultOfReplacing(path, kind) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return 'it is a symbolic link';
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : '';
        return text.trim() === '' || IS_KIND[kind](text) ? undefined : OTHER;
    }
    catch (error) {
        return (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error);
    }
}
/** Editors and checkouts on Windows put a mark before it, and end it in their own way. */
function firstLineOf(text) {
    return text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0];
}
const OTHER = 'something else stands there, which would be lost';
function isObjectWith(text, isKind) {
    try {
        const value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && isKind(value);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 5862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ notedCommit),
/* harmony export */   L$: () => (/* binding */ stampChanges),
/* harmony export */   Wq: () => (/* binding */ publicAddress),
/* harmony export */   Yc: () => (/* binding */ isOfOther),
/* harmony export */   cu: () => (/* binding */ stampDescription)
/* harmony export */ });
/* harmony import */ var _cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4013);
/* harmony import */ var _full_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1473);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1664);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(353);




/**
 * The plan with a note on each description that is installed from a file. A copy keeps the note of the app that it
 * copies, which says where its text came from; so does what a rollback puts back.
 */
function stampChanges(changes, provenance) {
    return changes.map((change) => {
        if (!(0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .isInstall */ .OK)(change) || change.app.source.kind !== 'file')
            return change;
        return { ...change, description: stampDescription(change.description, change.app.source.reference, change.files, provenance) };
    });
}
/** A commit is only named when all `files` are as it has them: a note must not send its reader to another text. */
function stampDescription(description, reference, files, { repository, commit, prefix, uncommitted }) {
    const isCommitted = commit !== undefined && !files.some((file) => uncommitted.has(file));
    return (0,_cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__/* .withStamp */ .CU)(description, {
        ...(repository === undefined ? {} : { repository }),
        path: `${prefix}${reference}`,
        ...(isCommitted ? { commit } : {}),
        version: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
    });
}
/** The commit that a description says it was made from. A note on a platform may say anything: what is no hash counts as none. */
function notedCommit(description) {
    const commit = (0,_cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__/* .stampOf */ .Zs)(description)?.commit;
    return (0,_full_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullHash */ .u)(commit) ? commit : undefined;
}
/** True when a description says that it was made from another repository than the one at `remote`; false where either is not known. */
function isOfOther(description, remote) {
    const [noted, own] = [(0,_cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__/* .stampOf */ .Zs)(description)?.repository, remote].map((address) => (address === undefined ? undefined : publicAddress(address)));
    return noted !== undefined && own !== undefined && bare(noted) !== bare(own);
}
/** One repository has several addresses: by https or ssh, with `.git` at the end or without. */
function bare(address) {
    return address.replace(/^\w+:\/\//, '').replace(/(?<!\/)\/+$/, '').replace(/\.git$/, '').toLowerCase();
}
/**
 * The address of a repository fit to be published: without user, password, query and fragment. Undefined for what is
 * no address of another machine, such as a path of this one, and for one that holds `secret`.
 */
function publicAddress(remote, secret) {
    // git's short form of ssh, `user@host:path`.
    const short = /^(?:[^@/\s]+@)?([\w.-]{2,}):(?!\/\/)([^\s\\]+)$/.exec(remote);
    const url = URL.parse(short === null ? remote : `ssh://${short[1] ?? ''}/${(short[2] ?? '').replace(/^\/+/, '')}`);
    if (url === null || !/^(?:https?|ssh|git):$/.test(url.protocol) || url.host === '')
        return undefined;
    const address = `${url.protocol}//${url.host}${url.pathname}`;
    return secret !== undefined && secret !== '' && decoded(address).includes(secret) ? undefined : address;
}
function decoded(address) {
    try {
        return decodeURIComponent(address);
    }
    catch (error) {
        if (error instanceof URIError)
            return address;
        throw error;
    }
}


/***/ }),

/***/ 7836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PI: () => (/* binding */ mergeRecords),
/* harmony export */   RP: () => (/* binding */ refuseRecordPath),
/* harmony export */   TN: () => (/* binding */ isRecorded),
/* harmony export */   WD: () => (/* binding */ headersIn),
/* harmony export */   bf: () => (/* binding */ digestOfHeader),
/* harmony export */   nS: () => (/* binding */ receiveRecord),
/* harmony export */   qt: () => (/* binding */ startRecord),
/* harmony export */   rh: () => (/* binding */ writeRecord)
/* harmony export */ });
/* unused harmony export readRecord */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _cwl_remote_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4606);
/* harmony import */ var _cwl_system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4297);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2101);
/* harmony import */ var _platform_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1251);
/* harmony import */ var _platform_contract_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9001);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2611);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6806);
/* harmony import */ var _generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9664);
/* harmony import */ var _own_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3632);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1664);
/* harmony import */ var _provenance_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5862);
/* harmony import */ var _same_app_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(361);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4906);















/**
 * Begins a record at `path` with every install that is to come, each as `unknown`: whatever ends the process between a
 * request and its answer, what stood there before is on record. Throws PromotionError `usage` when it cannot be written,
 * and when a file is there already: it may be all that knows how to undo an earlier run.
 */
async function startRecord(path, header, changes) {
    await refuseRecordPath(path, header);
    const record = new RecordFile(path, header);
    for (const change of changes.filter(_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .isInstall */ .OK))
        record.put(change, 'unknown');
    try {
        await record.end();
    }
    catch (error) {
        throw refusalOf(path, error);
    }
    return record;
}
/** In characters. All of a record is written each time: for each outcome alone, that of hundreds of apps would take longer than they do. */
const WRITTEN_FOR_ONE = 1_000_000;
class RecordFile {
    #path;
    #header;
    #entries = new Map();
    #isWritten = true;
    #isThere = false;
    /** Of the text that is there. */
    #length = 0;
    /** Outcomes that it does not have yet. */
    #unwritten = 0;
    #writing = Promise.resolve();
    constructor(path, header) {
        this.#path = path;
        this.#header = header;
    }
    put(change, outcome) {
        // Those of which it is known stand last, in the order of time.
        this.#entries.delete(change);
        this.#entries.set(change, (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .stringifyJson */ .sd)(recordedApp(change, outcome, this.#header.dialect)));
        this.#isWritten = false;
    }
    async add(came) {
        if (isRecorded(came)) {
            this.put(came.change, came.outcome);
            this.#unwritten += 1;
            if (this.#unwritten * WRITTEN_FOR_ONE >= this.#length)
                await this.end();
        }
        else if (this.#entries.delete(came.change)) {
            // What did not take effect is no business of the record's; the next write leaves it out.
            this.#isWritten = false;
        }
    }
    async end() {
        const write = async () => this.#write();
        // What one write could not put down the next one may: a disk may be full for a moment.
        this.#writing = this.#writing.then(write, write);
        await this.#writing;
    }
    async #write() {
        // One write may carry the installs that ended while the one before was under way.
        if (this.#isWritten)
            return;
        this.#isWritten = true;
        this.#unwritten = 0;
        try {
            await this.#replace();
        }
        catch (error) {
            this.#isWritten = false;
            this.#unwritten = Infinity;
            throw error;
        }
    }
    async #replace() {
        if (this.#entries.size > 0) {
            const text = recordText(this.#header, [...this.#entries.values()]);
            // Only what this run has written may be written over, or taken away.
            await (this.#isThere ? (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeAtomically */ .vK)(this.#path, text) : (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeNew */ .qf)(this.#path, text));
            this.#isThere = true;
            this.#length = text.length;
        }
        else if (this.#isThere) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(this.#path, { force: true });
            this.#isThere = false;
        }
    }
}
/** Throws PromotionError `usage` when no record can begin at `path`, with this header as far as it is known. */
async function refuseRecordPath(path, header) {
    // A folder or a device is no old record: why it cannot be written is told below.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile())
        throw existing(path);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && isLink(path))
        throw unwritable(path, 'it is a symbolic link that leads nowhere');
    const fault = await (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .faultOfWriting */ .SX)(path, header === undefined ? '' : recordText(header, []));
    if (fault !== undefined)
        throw unwritable(path, fault);
}
function isLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    }
    catch (error) {
        // A part of the path is a file: that is told by whoever tries to write there.
        if ((0,_cwl_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .x)(error) === undefined)
            throw error;
        return false;
    }
}
/** Another run may have begun a record there since it was looked at. */
function refusalOf(path, error) {
    return (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error) === 'EEXIST' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? existing(path) : unwritable(path, (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonOf */ .A3)(error));
}
function existing(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('usage', `the record ${path} exists already`, {
        hint: 'Give each run a file of its own, or move the old one away: it is what `rollback` needs to undo that run.',
    });
}
function unwritable(path, fault) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('usage', `the record ${path} cannot be written: ${fault}`, {
        hint: 'Give a path in a folder that can be written to. Nothing is installed before that: what is not recorded could not be rolled back.',
    });
}
/** What tells one record from another, the same before its first install and after its last: a digest of its header. */
function digestOfHeader({ baseUrl, dialect, stage, project, commit, actor, runUrl, startedAt, id }) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)({ baseUrl, dialect, stage, project, commit, actor, runUrl, startedAt, ...(id === undefined ? {} : { id }) });
}
/** The headers, as digests, of all runs that a record is of. */
function headersIn(record) {
    return record.merged ?? [digestOfHeader(record)];
}
/** Written by hand, so that an entry with a large description is made into text only once. */
function recordText(header, entries) {
    const head = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .stringifyJson */ .sd)({ version: 1, kind: 'cwl-promote record', ...header });
    return `${head.slice(0, -1)},"apps":[\n${entries.join(',\n')}\n]}\n`;
}
/** True for an install that took effect or may have, or still may, and that a record holds. */
function isRecorded(came) {
    switch (came.outcome) {
        case 'created':
        case 'updated':
        case 'unknown':
            return true;
        case 'failed':
            return came.standing !== 'not-applied';
        case 'unchanged':
        case 'skipped':
        case 'cancelled':
            return false;
    }
}
function recordedApp(change, outcome, dialect) {
    const remote = change.files.filter(_cwl_remote_js__WEBPACK_IMPORTED_MODULE_14__/* .isAddress */ .P);
    const commit = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_11__/* .notedCommit */ .C$)(change.description);
    return {
        name: change.app.name,
        target: (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatAddress */ .M0)(change.app.target),
        source: (0,_wanted_js__WEBPACK_IMPORTED_MODULE_13__/* .sourceText */ .r)(change.app.source),
        outcome,
        digest: (0,_same_app_js__WEBPACK_IMPORTED_MODULE_12__/* .digestOfApp */ .df)(change.description, dialect),
        installedAt: new Date().toISOString(),
        before: recordedBefore(change.before, dialect),
        ...(commit === undefined ? {} : { commit }),
        ...(remote.length === 0 ? {} : { remote }),
    };
}
function recordedBefore(reading, dialect) {
    if (reading.kind === 'unreadable')
        return { kind: 'unreadable', reason: reading.reason };
    if (reading.kind === 'absent')
        return reading;
    const { description } = reading.app;
    return { kind: 'found', digest: (0,_same_app_js__WEBPACK_IMPORTED_MODULE_12__/* .digestOfApp */ .df)(description, dialect), description };
}
/** Reads a record. Throws PromotionError `bad-record` that says what is wrong with the file. */
function readRecord(path) {
    return recordIn(readJsonFile(path, 'record', 'bad-record'), path);
}
/** The same, also through a pipe; until `signal` aborts. */
async function receiveRecord(path, signal) {
    return recordIn(await (0,_own_file_js__WEBPACK_IMPORTED_MODULE_9__/* .receiveJsonFile */ .cI)(path, 'record', 'bad-record', signal), path);
}
function recordIn(value, path) {
    if (!_generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_8__.record(value)) {
        throw (0,_own_file_js__WEBPACK_IMPORTED_MODULE_9__/* .unlikeOurs */ .G1)(path, 'record', 'bad-record', value, _generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_8__.record.errors ?? []);
    }
    const record = value;
    refuseAltered(record, path);
    return record;
}
/** What a rollback shows must be what it does: where it installs, and that the digest is of what it puts back. */
function refuseAltered({ apps, dialect, project }, path) {
    for (const { target, before } of apps) {
        const why = faultOfTarget(target, project);
        if (why !== undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('bad-record', `the record ${path} was changed after it was written: its target ${JSON.stringify(target)} is ${why}`, {
                hint: 'Give the file as `promote --record` wrote it.',
            });
        }
        if (before.kind !== 'found' || (0,_same_app_js__WEBPACK_IMPORTED_MODULE_12__/* .digestOfApp */ .df)(before.description, dialect) === before.digest)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('bad-record', `the record ${path} was changed after it was written: its description of ${target} is not that of ${before.digest}`, {
            hint: 'Give the file as `promote --record` wrote it. Without that, install by hand what is right.',
        });
    }
}
/** Why nothing could be installed there by a run for that project; undefined when something could. */
function faultOfTarget(target, project) {
    const fault = target.split('/').map(_platform_contract_js__WEBPACK_IMPORTED_MODULE_5__/* .faultOfName */ .nL).find((one) => one !== undefined);
    if (fault !== undefined)
        return `no app: ${fault}`;
    return project !== null && !target.startsWith(`${project}/`) ? `not of its project ${project}` : undefined;
}
/** Several records of one promotion, such as those of its shards, as one. Throws PromotionError `bad-record`. */
function mergeRecords(records) {
    const given = records;
    if (!Array.isArray(given))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('bad-record', 'the records to merge must be a list', { hint: 'Give a list of what `readRecord` gave.' });
    const [first] = records;
    if (first === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('bad-record', 'there is no record to merge');
    for (const other of records) {
        for (const key of ['baseUrl', 'dialect', 'stage', 'project', 'commit']) {
            if (other[key] === first[key])
                continue;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('bad-record', `the records are of different promotions: \`${key}\` is ${String(first[key])} in one and ${String(other[key])} in another`, {
                hint: 'Merge only the records of one promotion: of its shards, and of runs of it again.',
            });
        }
    }
    const startedAt = records.map((record) => record.startedAt).sort()[0] ?? first.startedAt;
    // In the order of time: a share that was run twice has two installs of one app, and what stood there first counts.
    const apps = records.flatMap((record) => record.apps).sort((one, other) => (one.installedAt < other.installedAt ? -1 : one.installedAt > other.installedAt ? 1 : 0));
    const { id: _ofOne, ...header } = first;
    return { ...header, startedAt, merged: [...new Set(records.flatMap(headersIn))].sort(), apps };
}
/** Writes a record as a whole. Throws PromotionError `usage` when a file is there already, or it cannot be written. */
async function writeRecord(path, { version: _version, kind: _kind, apps, ...header }) {
    await refuseRecordPath(path, header);
    try {
        await (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeNew */ .qf)(path, recordText(header, apps.map((app) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .stringifyJson */ .sd)(app))));
    }
    catch (error) {
        throw refusalOf(path, error);
    }
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


/***/ })

};

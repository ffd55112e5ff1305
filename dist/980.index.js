export const id = 980;
export const ids = [980];
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
        if (record === '')
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('usage', '`new-record` is empty', { hint: 'Give the file to write.' });
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
/* harmony import */ var _cwl_suggest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7912);
/* harmony import */ var _exports_threshold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8576);
/* harmony import */ var _platform_dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9897);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6806);
/* harmony import */ var _promotion_shards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9892);
/* harmony import */ var _promotion_verify_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5096);
/* harmony import */ var _bounds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9347);
/* harmony import */ var _option_types_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3643);








/** What names something when it is given at all; a shell makes nothing of a variable that is not set. */
const NEVER_EMPTY = [
    'workingDirectory', 'config', 'stage', 'project', 'copyFrom', 'baseline', 'writeBaseline', 'sarif', 'stateFile', 'changedSince',
    'record', 'undo', 'subjects', 'lastRecord', 'out', 'plan', 'file', 'output', 'check',
];
/** Throws PromotionError `usage` for values that no face should let through, naming the input; `verb` may want some of its own. */
function checkOptions(options, verb) {
    (0,_option_types_js__WEBPACK_IMPORTED_MODULE_6__/* .checkTypes */ .OE)(options, verb);
    checkTexts(options, verb);
    checkNumber('concurrency', options.concurrency);
    checkNumber('timeout', options.timeout);
    checkNumber('max-bytes', options.maxBytes);
    checkNumber('matrix', options.matrix);
    if (options.shard !== undefined)
        (0,_promotion_shards_js__WEBPACK_IMPORTED_MODULE_3__/* .parseShard */ .uK)(options.shard);
    if (options.shard !== undefined && (options.plan !== undefined || options.expectPlanDigest !== undefined || options.matrix !== undefined)) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('usage', '`shard` goes neither with an approved plan nor with `matrix`: a shard knows only its own part', {
            hint: 'Give `shard` alone, or leave it out.',
        });
    }
    if (options.shard !== undefined && options.out !== undefined) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('usage', '`shard` does not go with `out`: a shard knows only its own part, and its plan could not be carried out', {
            hint: 'Save the plan of all apps, or leave `out` out.',
        });
    }
    if (options.writeBaseline !== undefined && options.changedSince !== undefined) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('usage', '`write-baseline` does not go with `changed-since`: a baseline of a part would forget the rest', { hint: 'Leave `changed-since` out.' });
    }
    if (options.expectPlanDigest !== undefined && !/^sha256:[0-9a-f]{64}$/.test(options.expectPlanDigest)) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('usage', `\`expect-plan-digest\` is ${JSON.stringify(options.expectPlanDigest)}, which is no digest of a plan`, {
            hint: 'Give all of it, `sha256:` and 64 hexadecimal digits, as the saved plan and `plan --json` have it; in the action, the output `plan-digest`.',
        });
    }
    checkNumber('max-pages', options.maxPages);
    checkNumber('threshold', options.threshold);
    checkChoice('fail-on', options.failOn, _exports_threshold_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d);
    checkChoice('verify', options.verify, _promotion_verify_js__WEBPACK_IMPORTED_MODULE_4__/* .WAYS_TO_VERIFY */ .v);
    checkChoice('platform', options.platform, Object.keys(_platform_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .DIALECTS */ .O9));
}
function checkChoice(input, value, choices) {
    if (value === undefined || choices.includes(value))
        return;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('usage', `\`${input}\` is ${JSON.stringify(value)}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .au)(value, choices)}`, { hint: `It is one of ${choices.join(', ')}.` });
}
function checkTexts(options, verb) {
    const empty = NEVER_EMPTY.find((name) => options[name] === '') ?? (options.apps?.includes('') === true ? 'apps' : undefined);
    if (empty === undefined)
        return;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('usage', `\`${(0,_option_types_js__WEBPACK_IMPORTED_MODULE_6__/* .inputOf */ .wg)(empty, verb)}\` is empty`, { hint: 'Give a value, or leave it out.' });
}
function checkNumber(input, value) {
    const { least, most, whole } = _bounds_js__WEBPACK_IMPORTED_MODULE_5__/* .BOUNDS */ .QT[input];
    if (value === undefined || (value >= least && value <= most && (whole ? Number.isSafeInteger(value) : value > least)))
        return;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('usage', `\`${input}\` is ${value}`, { hint: `It must be a ${(0,_bounds_js__WEBPACK_IMPORTED_MODULE_5__/* .rangeOf */ .be)(input, value)}.` });
}


/***/ }),

/***/ 3259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ startCutoff),
/* harmony export */   X: () => (/* binding */ INSTALL_GRACE)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _option_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3643);


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


/***/ })

};

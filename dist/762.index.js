export const id = 762;
export const ids = [762];
export const modules = {

/***/ 703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qk: () => (/* binding */ notRead),
  lx: () => (/* binding */ noticesOf),
  fY: () => (/* binding */ readExportList)
});

;// CONCATENATED MODULE: ./lib/exports/summary.js
/**
 * Reads all pages of the caller's export jobs and counts them by state. Only COMPLETED is fine and only FAILED is
 * failed: the API document shows these two and says that the complete set is not shown, so any other counts as `other`.
 * Rejects with a PlatformError when a page cannot be read: half a list is no verdict.
 */
async function summarizeExports(platform, options = {}) {
    const jobs = [];
    let reason;
    let repeated = 0;
    for await (const page of platform.listExports(options)) {
        // One at a time: a platform may send pages larger than a call may have arguments.
        for (const job of page.jobs)
            jobs.push(job);
        reason = page.truncated ?? reason;
        repeated += page.repeated;
    }
    const counts = countStates(jobs);
    return {
        state: verdict(counts),
        total: jobs.length,
        counts,
        jobs,
        truncated: reason !== undefined,
        ...(repeated === 0 ? {} : { repeated }),
        ...(reason === undefined ? {} : { reason }),
    };
}
function countStates(jobs) {
    const completed = jobs.filter((job) => job.state === 'COMPLETED').length;
    const failed = jobs.filter((job) => job.state === 'FAILED').length;
    return { completed, failed, other: jobs.length - completed - failed };
}
function verdict(counts) {
    if (counts.failed > 0)
        return 'failed';
    if (counts.other > 0)
        return 'other';
    return counts.completed > 0 ? 'completed' : 'none';
}

;// CONCATENATED MODULE: ./lib/commands/export-list.js

/** Reads the whole list, up to the pages that the options allow. Rejects with PlatformError. */
async function readExportList(platform, options) {
    return summarizeExports(platform, options.maxPages === undefined ? {} : { maxPages: options.maxPages });
}
/** The summary of a list that was not read: never to be taken for an empty one. */
function notRead(reason) {
    return { state: 'not-read', total: 0, counts: { completed: 0, failed: 0, other: 0 }, jobs: [], truncated: false, reason };
}
/** A platform that gives each job a state of its own must not flood the report. */
const MOST_STATES = 10;
/** What is worth saying about a list, besides its verdict. */
function noticesOf(summary) {
    const unusual = new Map();
    for (const { state } of summary.jobs) {
        if (state !== 'COMPLETED' && state !== 'FAILED')
            unusual.set(state, (unusual.get(state) ?? 0) + 1);
    }
    return [
        ...(summary.truncated ? [`The list of export jobs is cut off: ${summary.reason ?? 'no reason was given'}.`] : []),
        ...(summary.repeated === undefined ? [] : [`The platform listed ${summary.repeated} export ${summary.repeated === 1 ? 'job' : 'jobs'} more than once; each counts once.`]),
        ...[...unusual].slice(0, MOST_STATES).map(([state, jobs]) => `${jobs} export ${jobs === 1 ? 'job is' : 'jobs are'} in the state ${state}, which counts neither as completed nor as failed.`),
        ...(unusual.size > MOST_STATES ? [`${unusual.size - MOST_STATES} more states are neither COMPLETED nor FAILED; the report has every job with its state.`] : []),
    ];
}


/***/ }),

/***/ 3032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exports: () => (/* binding */ exports_exports)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/exports/history.js
var exports_history = __webpack_require__(6151);
// EXTERNAL MODULE: ./lib/exports/threshold.js
var exports_threshold = __webpack_require__(8576);
// EXTERNAL MODULE: ./lib/exports/webhook.js
var exports_webhook = __webpack_require__(4682);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/commands/connect.js + 12 modules
var connect = __webpack_require__(2374);
// EXTERNAL MODULE: ./lib/commands/cutoff.js
var commands_cutoff = __webpack_require__(2137);
// EXTERNAL MODULE: ./lib/commands/export-list.js + 1 modules
var export_list = __webpack_require__(703);
// EXTERNAL MODULE: ./lib/commands/failure.js
var commands_failure = __webpack_require__(7200);
// EXTERNAL MODULE: ./lib/commands/options.js
var commands_options = __webpack_require__(6252);
// EXTERNAL MODULE: ./lib/commands/report.js
var report = __webpack_require__(2582);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/exports/memory.js
var exports_memory = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/json/index.js + 5 modules
var json = __webpack_require__(9328);
;// CONCATENATED MODULE: ./lib/commands/state-file.js






/** Far above what a memory takes; a larger file is another one, named by mistake. */
const LARGEST = 1_000_000;
/**
 * Keeps the memory of a watch in a file. A file that is there and is not one of ours is refused with a PromotionError
 * `usage`, and left alone: it was named by mistake, or a newer release wrote it.
 */
function stateFile(path) {
    return {
        recall: async () => recall(path),
        keep: async ({ memory }) => replace(path, `${(0,json/* stringifyJson */.sd)((0,exports_memory/* memoryToJson */.nH)(memory), 2)}\n`),
    };
}
async function recall(path) {
    const text = await readIfThere(path);
    if (text === undefined)
        return {};
    if (text.length > LARGEST)
        throw notOurs(path, 'it is far too large');
    const reading = (0,exports_memory/* memoryFromJson */.gP)(parsed(path, text));
    if (!reading.ok)
        throw notOurs(path, reading.reason);
    return { memory: reading.memory };
}
async function readIfThere(path) {
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        if (codeOf(error) === 'ENOENT')
            return undefined;
        throw new errors/* PromotionError */.g('usage', `the state file ${path} cannot be read: ${codeOf(error)}`, { hint: 'Name a file that this user may read and write as `state-file`.' });
    }
}
function parsed(path, text) {
    try {
        return (0,json/* parseJson */.qF)(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw notOurs(path, 'it is not JSON');
    }
}
function notOurs(path, reason) {
    return new errors/* PromotionError */.g('usage', `the state file ${path} is not one that this release wrote: ${reason}`, {
        hint: 'Name another file as `state-file`, or delete this one to begin anew: then all that is failing counts as new.',
    });
}
/** Whole or not at all: written beside it, brought to the disk, and put in its place. */
async function replace(path, text) {
    const beside = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.${(0,external_node_crypto_.randomUUID)()}.tmp`);
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        const file = await (0,promises_.open)(beside, 'wx', 0o600);
        try {
            await writeThrough(file, text);
            await (0,promises_.rename)(beside, path);
        }
        catch (error) {
            await (0,promises_.rm)(beside, { force: true });
            throw error;
        }
        return {};
    }
    catch (error) {
        return { trouble: { code: 'state-not-kept', message: `the state file ${path} could not be written: ${codeOf(error)}`, hint: 'What is new now will count as new again at the next run.' } };
    }
}
async function writeThrough(file, text) {
    try {
        await file.writeFile(text);
        await file.sync();
    }
    finally {
        await file.close();
    }
}
function codeOf(error) {
    const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
    return typeof code === 'string' ? code : String(error);
}

;// CONCATENATED MODULE: ./lib/commands/exports.js












/**
 * Lists the caller's export jobs, counts them by state, tells what is new since the last run where something remembers
 * it, and fails as `failOn` and `threshold` say.
 */
async function exports_exports(options, context, watch = {}) {
    const cutoff = (0,commands_cutoff/* startCutoff */.W)(context.signal, options.timeout);
    const notices = [];
    try {
        (0,commands_options/* checkOptions */.J)(options);
        const webhook = options.webhookUrl === undefined ? undefined : (0,exports_webhook/* parseWebhookUrl */._b)(options.webhookUrl);
        const keepers = keepersOf(options, watch);
        const remembers = keepers.issue !== undefined || keepers.file !== undefined;
        const platform = (0,connect/* connect */.Ng)(options, context, cutoff.requests, { waits: [], onNotice: (notice) => notices.push(notice) });
        const recalled = await exports_recall(keepers, cutoff.requests);
        context.progress({ kind: 'phase', name: 'exports' });
        const summary = await (0,export_list/* readExportList */.fY)(platform, options);
        const news = (0,exports_history/* compareExports */.D)(summary, recalled.memory, (watch.clock ?? (() => new Date()))());
        const told = await tell({ summary, news, recalled, keepers, webhook, platform, options, context, signal: cutoff.requests });
        // What was cut short is no trouble of its own.
        const stopped = cutoff.stop.aborted && told.troubles.length > 0 ? (0,commands_failure/* stoppedFailure */.kB)(cutoff.timedOut, 'not all was told of the export jobs') : undefined;
        const failure = stopped ?? judge(summary, news, options) ?? told.troubles[0];
        return {
            command: 'exports',
            exitCode: failure === undefined ? report/* EXIT */.d.fine : (0,commands_failure/* exitCodeOf */.FO)(failure),
            ...(failure === undefined ? {} : { failure }),
            notices: [...notices, ...(0,export_list/* noticesOf */.lx)(summary), ...(remembers ? news.notices : []), ...told.notices, ...told.troubles.filter((trouble) => trouble !== failure).map(inOneSentence)],
            ...summary,
            ...(remembers ? { news } : {}),
            ...(told.url === undefined ? {} : { issueUrl: told.url }),
        };
    }
    catch (error) {
        const failure = cutoff.stop.aborted ? (0,commands_failure/* stoppedFailure */.kB)(cutoff.timedOut, 'the list of export jobs was not read to its end') : (0,commands_failure/* failureFrom */.Ju)(error);
        return { command: 'exports', exitCode: (0,commands_failure/* exitCodeOf */.FO)(failure), failure, notices, ...(0,export_list/* notRead */.Qk)(failure.message) };
    }
    finally {
        cutoff.end();
    }
}
function keepersOf({ stateFile: path, workingDirectory, failOn, webhookUrl }, { keeper }) {
    const wants = failOn === 'new-failed' ? '`fail-on: new-failed`' : webhookUrl === undefined ? undefined : '`webhook-url`';
    if (wants !== undefined && keeper === undefined && path === undefined) {
        throw new errors/* PromotionError */.g('usage', `${wants} needs to know what the last run saw, and nothing remembers it`, { hint: 'Give `state-file`, or in the action `issue: true`.' });
    }
    return { issue: keeper, file: path === undefined ? undefined : stateFile((0,external_node_path_.resolve)(workingDirectory, path)) };
}
/** The latest of what is remembered. */
async function exports_recall({ issue, file }, signal) {
    // The file first: when it is not ours, nothing is asked of GitHub.
    const all = [await file?.recall(signal), await issue?.recall(signal)].filter((one) => one !== undefined);
    return {
        memory: all.flatMap(({ memory }) => (memory === undefined ? [] : [memory])).toSorted((one, other) => (one.at < other.at ? 1 : -1))[0],
        troubles: all.flatMap(({ trouble }) => (trouble === undefined ? [] : [trouble])),
        notices: all.flatMap(({ notices = [] }) => notices),
    };
}
/** Updates the issue, tells the webhook, and last of all writes the file: what was not told is new again next time. */
async function tell(telling) {
    const { summary, news, recalled, keepers } = telling;
    const issue = (await keepers.issue?.keep(news, summary)) ?? {};
    const untold = await announce(telling, issue.url);
    const file = untold === undefined ? ((await keepers.file?.keep(news, summary)) ?? {}) : {};
    return {
        ...(issue.url === undefined ? {} : { url: issue.url }),
        troubles: [...recalled.troubles, issue.trouble, untold, file.trouble].filter((trouble) => trouble !== undefined),
        notices: [...recalled.notices, ...(issue.notices ?? []), ...(file.notices ?? [])],
    };
}
/** Tells the webhook, when there is something to tell; gives why that failed. */
async function announce({ summary, news, recalled, webhook, platform, options, context, signal }, url) {
    // Where the last run could not be recalled, all would look new, each time anew.
    const known = recalled.memory !== undefined || recalled.troubles.length === 0;
    if (webhook === undefined || news.change === 'none' || !known)
        return undefined;
    try {
        await (0,exports_webhook/* deliver */.cK)(webhook, (0,exports_webhook/* webhookMessage */.f$)({ summary, news, platform: platform.baseUrl, ...(url === undefined ? {} : { url }) }), {
            signal,
            ...(options.token === undefined ? {} : { token: options.token }),
            onWait: (milliseconds, reason) => context.progress({ kind: 'wait', wait: { milliseconds, reason: `the webhook was not told: ${reason}` } }),
        });
        return undefined;
    }
    catch (error) {
        return (0,commands_failure/* failureFrom */.Ju)(error);
    }
}
function judge(summary, news, { failOn = commands_options/* DEFAULTS */.z.failOn, threshold = commands_options/* DEFAULTS */.z.threshold }) {
    const message = (0,exports_threshold/* brokenRule */.q)(summary, news, { failOn, threshold });
    return message === undefined ? undefined : { code: 'exports-failed', message, hint: 'The report names each with its address.' };
}
function inOneSentence({ message, hint }) {
    return `${message}.${hint === undefined ? '' : ` ${hint}`}`;
}


/***/ }),

/***/ 6151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ compareExports),
/* harmony export */   h: () => (/* binding */ failingSince)
/* harmony export */ });
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9632);

/** Compares a list with the last run's memory of it. */
function compareExports(summary, previous, now) {
    const before = previous ?? NOTHING;
    const today = (0,_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(now);
    const listed = sortOut(summary.jobs, before);
    // A list that is cut off says nothing about a job that it does not show: it stays what it was.
    const unseen = summary.truncated ? [...before.failed].filter(([print]) => !listed.seen.has(print)) : [];
    const unseenLeft = summary.truncated ? [...before.left].filter(([print]) => !listed.seen.has(print)) : [];
    const failing = summary.counts.failed + unseen.length;
    const gone = summary.truncated ? 0 : [...before.failed.keys()].filter((print) => !listed.seen.has(print)).length;
    const failed = new Map([...unseen, ...listed.failed.map(({ print }) => [print, before.failed.get(print) ?? today])]);
    const left = new Map([...unseenLeft, ...listed.left.map(({ print }) => [print, before.left.get(print) ?? before.failed.get(print) ?? today])]);
    const kept = bounded(failed, left);
    const newUnnamed = Math.max(0, listed.untold - Math.max(0, before.failing - before.failed.size));
    const change = changeOf({ worse: listed.newFailed.length + newUnnamed, better: listed.recovered.length, failing, failingBefore: before.failing });
    return {
        change,
        newFailed: listed.newFailed,
        recovered: listed.recovered,
        newUnnamed,
        failing,
        compared: previous !== undefined,
        memory: {
            at: now.toISOString(),
            failing,
            ...kept,
            days: addDay(before.days, { day: today, failing, newFailed: listed.newFailed.length + newUnnamed, recovered: listed.recovered.length }),
        },
        notices: [
            ...(gone > 0 ? [`${gone} export ${gone === 1 ? 'job that was' : 'jobs that were'} FAILED at the last run ${gone === 1 ? 'is' : 'are'} no longer in the list.`] : []),
            ...(unseen.length > 0 ? [`${unseen.length} export ${unseen.length === 1 ? 'job that was' : 'jobs that were'} FAILED at the last run ${unseen.length === 1 ? 'does' : 'do'} not show in the part of the list that was read; ${unseen.length === 1 ? 'it counts' : 'they count'} as failing still.`] : []),
            ...(listed.untold > 0 ? [`More than ${_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_REMEMBERED */ .VA} export jobs are failing: for ${listed.untold} of them only their number is compared with the last run.`] : []),
        ],
    };
}
/** The day on which a job was first seen FAILED. */
function failingSince(memory, job) {
    return memory.failed.get((0,_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)(job.id));
}
const NOTHING = { at: '', failing: 0, failed: new Map(), left: new Map(), days: [] };
function sortOut(jobs, before) {
    const seen = new Set();
    const failed = [];
    const left = [];
    const newFailed = [];
    const recovered = [];
    let untold = 0;
    for (const job of jobs) {
        const print = (0,_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)(job.id);
        seen.add(print);
        const known = before.failed.has(print) || before.left.has(print);
        if (job.state === 'FAILED') {
            failed.push({ print });
            if (before.upTo !== undefined && print > before.upTo)
                untold += 1;
            else if (!before.failed.has(print))
                newFailed.push(job);
        }
        else if (job.state === 'COMPLETED') {
            if (known)
                recovered.push(job);
        }
        else if (known)
            left.push({ print });
    }
    return { seen, failed, left, newFailed, recovered, untold };
}
/**
 * As many as a memory holds: those with the smallest fingerprints. Fingerprints are spread evenly, and the same ones are
 * kept each time, so whatever is below the last of them is compared exactly.
 */
function bounded(failed, left) {
    if (failed.size + left.size <= _memory_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_REMEMBERED */ .VA)
        return { failed, left };
    const upTo = [...failed.keys(), ...left.keys()].toSorted()[_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_REMEMBERED */ .VA - 1] ?? '';
    const below = (entries) => new Map([...entries].filter(([print]) => print <= upTo));
    return { failed: below(failed), left: below(left), upTo };
}
function changeOf(counts) {
    if (counts.worse > 0)
        return 'failing';
    if (counts.failing === 0)
        return counts.failingBefore > 0 ? 'recovered' : 'none';
    return counts.better > 0 ? 'improved' : 'none';
}
function addDay(days, today) {
    const same = days.find(({ day }) => day === today.day);
    const merged = same === undefined ? today : { ...today, newFailed: same.newFailed + today.newFailed, recovered: same.recovered + today.recovered };
    return [...days.filter(({ day }) => day !== today.day), merged].toSorted((one, other) => (one.day < other.day ? -1 : 1)).slice(-_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_DAYS */ .ye);
}


/***/ }),

/***/ 9632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   VA: () => (/* binding */ MOST_REMEMBERED),
/* harmony export */   gP: () => (/* binding */ memoryFromJson),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   nH: () => (/* binding */ memoryToJson),
/* harmony export */   ye: () => (/* binding */ MOST_DAYS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9328);


/** With its day an entry takes about 20 characters; an issue holds 65,536. */
const MOST_REMEMBERED = 1_000;
/** Days of the chart. */
const MOST_DAYS = 30;
const FINGERPRINT_DIGITS = 16;
/** 64 bits of the id's SHA-256: two among a million jobs share one with a chance of one in 37 million. */
function fingerprint(id) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(id).digest('hex').slice(0, FINGERPRINT_DIGITS);
}
/** The day of a moment, in UTC. */
function dayOf(moment) {
    return moment.toISOString().slice(0, 10);
}
const VERSION = 1;
/** The memory as JSON: for an issue or a file. */
function memoryToJson({ at, failing, failed, left, upTo, days }) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([
        ['version', VERSION],
        ['at', at],
        ['failing', failing],
        ['failed', byDay(failed)],
        ['left', byDay(left)],
        ...(upTo === undefined ? [] : [['upTo', upTo]]),
        ['days', days.map((one) => [one.day, one.failing, one.newFailed, one.recovered])],
    ]);
}
function byDay(entries) {
    const groups = Map.groupBy([...entries], ([, day]) => day);
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([day, group]) => [day, group.map(([print]) => print)]));
}
/** Reads what {@link memoryToJson} wrote, from wherever it has been in between. */
function memoryFromJson(value) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return { ok: false, reason: 'it is no JSON object' };
    const { version, at, failing, failed, left, upTo, days } = value;
    if (version !== VERSION)
        return { ok: false, reason: `its version is ${typeof version === 'number' ? version : 'missing'}, and this release reads version ${VERSION}` };
    const maps = [fromDays(failed), fromDays(left)];
    const counts = fromCounts(days);
    if (typeof at !== 'string' || !MOMENT.test(at) || Number.isNaN(Date.parse(at)))
        return wrong('at');
    if (!isCount(failing))
        return wrong('failing');
    if (maps[0] === undefined)
        return wrong('failed');
    if (maps[1] === undefined)
        return wrong('left');
    if (maps[0].size + maps[1].size > MOST_REMEMBERED)
        return { ok: false, reason: `it remembers more than ${MOST_REMEMBERED} jobs` };
    if (upTo !== undefined && !isFingerprint(upTo))
        return wrong('upTo');
    if (counts === undefined)
        return wrong('days');
    return { ok: true, memory: { at, failing, failed: maps[0], left: maps[1], ...(upTo === undefined ? {} : { upTo }), days: counts } };
}
function wrong(member) {
    return { ok: false, reason: `its member ${member} is not as it was written` };
}
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const FINGERPRINT = /^[0-9a-f]{16}$/;
function isFingerprint(value) {
    return typeof value === 'string' && FINGERPRINT.test(value);
}
function isCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
function fromDays(value) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return undefined;
    const entries = new Map();
    for (const [day, prints] of Object.entries(value)) {
        if (!DAY.test(day) || !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(prints))
            return undefined;
        for (const print of prints) {
            if (!isFingerprint(print))
                return undefined;
            entries.set(print, day);
        }
    }
    return entries;
}
function fromCounts(value) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value) || value.length > MOST_DAYS)
        return undefined;
    const days = [];
    for (const row of value) {
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(row))
            return undefined;
        const [day, failing, newFailed, recovered] = row;
        if (typeof day !== 'string' || !DAY.test(day) || !isCount(failing) || !isCount(newFailed) || !isCount(recovered))
            return undefined;
        days.push({ day, failing, newFailed, recovered });
    }
    return days;
}


/***/ }),

/***/ 1251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ formatAddress),
/* harmony export */   l_: () => (/* binding */ checkAddress),
/* harmony export */   or: () => (/* binding */ parseAddress)
/* harmony export */ });
/* unused harmony export checkName */
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9001);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9776);


/**
 * Reads `owner/project/app`. Throws a PlatformError `bad-name` that says which part is wrong and why.
 */
function parseAddress(text) {
    const [owner, project, app, ...rest] = text.split('/');
    if (owner === undefined || project === undefined || app === undefined || rest.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-name', `${JSON.stringify(text)} is not an app: it needs exactly three parts`, {
            hint: 'write it as owner/project/app, for example acme/rnaseq/align',
        });
    }
    return checkAddress({ owner, project, app });
}
/** Writes `owner/project/app`. */
function formatAddress(address) {
    return `${address.owner}/${address.project}/${address.app}`;
}
/** The address itself when every part is fit to be sent; throws a PlatformError `bad-name` otherwise. */
function checkAddress(address) {
    checkName(address.owner, 'owner');
    checkName(address.project, 'project');
    checkName(address.app, 'app');
    return address;
}
/**
 * The name itself when it can be one part of a path: not empty, not `.` or `..`, without `/` and control characters,
 * well-formed Unicode. Throws a PlatformError `bad-name` otherwise.
 */
function checkName(name, role = 'name') {
    const fault = (0,_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOfName */ .nL)(name);
    if (fault === undefined)
        return name;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-name', `${JSON.stringify(name)} cannot be used as ${role}: ${fault}`, {
        hint: 'use a name without slashes and control characters that is not "." or ".."',
    });
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

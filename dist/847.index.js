export const id = 847;
export const ids = [847];
export const modules = {

/***/ 3027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ remarksOf),
  d: () => (/* binding */ runPromotion)
});

// EXTERNAL MODULE: ./lib/commands/run/check-options.js
var check_options = __webpack_require__(3003);
// EXTERNAL MODULE: ./lib/commands/run/cutoff.js
var cutoff = __webpack_require__(3259);
// EXTERNAL MODULE: ./lib/commands/run/failure.js
var run_failure = __webpack_require__(9446);
// EXTERNAL MODULE: ./lib/commands/run/given.js
var given = __webpack_require__(6061);
// EXTERNAL MODULE: ./lib/commands/run/listener.js
var listener = __webpack_require__(9382);
// EXTERNAL MODULE: ./lib/commands/run/option-types.js
var option_types = __webpack_require__(6024);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/cwl/folded.js
var folded = __webpack_require__(8214);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var workspace = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/promotion/atomic-file.js
var atomic_file = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/own-file.js
var own_file = __webpack_require__(3632);
// EXTERNAL MODULE: ./lib/promotion/record.js
var promotion_record = __webpack_require__(7836);
;// CONCATENATED MODULE: ./lib/commands/run/output-paths.js








/**
 * Throws PromotionError `usage` when something that a run of these verbs writes cannot be written: before anything is read or
 * sent, since a run must not be lost on a path that was wrong from the start. A dry run writes nothing but a plan.
 */
async function refuseOutputs(command, { out, record, subjects, dryRun }) {
    if (command === 'plan') {
        const fault = out === undefined ? undefined : ((await (0,atomic_file/* faultOfWriting */.SX)(out)) ?? (0,own_file/* faultOfReplacing */.P7)(out, 'plan'));
        if (fault !== undefined)
            throw new errors/* PromotionError */.g('usage', `the plan ${out} cannot be written: ${fault}`, { hint: 'Give a path of its own, in a folder that can be written to.' });
        return;
    }
    if (dryRun)
        return;
    if (record !== undefined && subjects !== undefined && areInEachOthersWay((0,external_node_path_.resolve)(subjects), (0,external_node_path_.resolve)(record))) {
        throw new errors/* PromotionError */.g('usage', `\`subjects\` is ${subjects}, and the record is to be ${record}: one is in the way of the other`, { hint: 'Name two places, neither inside the other.' });
    }
    if (record !== undefined)
        await (0,promotion_record/* refuseRecordPath */.RP)(record);
    if (subjects !== undefined)
        await refuseSubjects(subjects);
}
async function refuseSubjects(folder) {
    const fault = await (0,atomic_file/* faultOfFolder */.Wn)(folder);
    if (fault === undefined)
        return;
    throw new errors/* PromotionError */.g('usage', `\`subjects\`: ${folder} cannot take the files to be signed: ${fault}`, {
        hint: (0,external_node_fs_.existsSync)(folder) ? 'Name a folder that is not there yet, or is empty: what is signed must be of one run.' : 'Name a folder that can be made, on a disk that can be written to.',
    });
}
/** Also where that is so only on some disks: it would come to light when all is installed. */
function areInEachOthersWay(one, other) {
    return (0,workspace/* isWithin */.UO)((0,folded/* folded */.T)(one), (0,folded/* folded */.T)(other)) || (0,workspace/* isWithin */.UO)((0,folded/* folded */.T)(other), (0,folded/* folded */.T)(one));
}

;// CONCATENATED MODULE: ./lib/commands/run/phases.js
/** `clock` gives milliseconds. */
function timePhases(clock) {
    const begun = [];
    return {
        note: (event) => {
            if (event.kind === 'phase')
                begun.push({ name: event.name, at: clock() });
        },
        times: () => {
            const now = clock();
            return begun.map(({ name, at }, index) => ({ name, milliseconds: (begun[index + 1]?.at ?? now) - at }));
        },
    };
}

// EXTERNAL MODULE: ./lib/commands/promote/promotion-report.js
var promotion_report = __webpack_require__(4359);
;// CONCATENATED MODULE: ./lib/commands/promote/promotion-run.js









/** Where a client leaves what is worth saying. */
function remarksOf({ waits, say }) {
    return { waits, onNotice: say };
}
/** Takes the steps and reports all that they came to know. Never throws for what the user, the network or the platform did. */
async function runPromotion(command, options, context, deployments, steps) {
    return (0,listener/* withListener */.L)(context, (heard) => runWith(command, options, heard, deployments, steps));
}
async function runWith(command, options, context, deployments, steps) {
    (0,option_types/* checkThird */._Y)('deployments', deployments, ['last', 'contains', 'begin', 'end']);
    const clock = context.clock ?? (() => performance.now());
    const started = clock();
    const timer = timePhases(clock);
    const timed = {
        ...context,
        progress: (event) => {
            timer.note(event);
            context.progress(event);
        },
    };
    const notices = [];
    const run = { command, context: timed, cutoff: (0,cutoff/* startCutoff */.W)(context, options), ...(0,given/* given */.g)({ deployments }), waits: [], say: (notice) => void notices.push(notice) };
    const end = await takeSteps(run, options, steps);
    const report = (0,promotion_report/* reportPromotion */.j)({ command, dryRun: options.dryRun, ...end, notices, waits: run.waits, phases: timer.times(), duration: clock() - started });
    return { ...report, ...(0,given/* given */.g)({ deploymentId: await deployments?.end(report, context.signal) }) };
}
async function takeSteps(run, options, steps) {
    const { command, cutoff } = run;
    let known = { kind: 'begun' };
    let failure;
    let ended;
    try {
        (0,check_options/* checkOptions */.J)(options, command);
        await refuseOutputs(command, options);
        for await (const now of steps(run))
            known = now;
    }
    catch (error) {
        failure = (0,run_failure/* failureFrom */.Ju)(error);
        ended = error;
    }
    finally {
        if (cutoff.stop.aborted)
            failure = (0,run_failure/* stoppedFailure */.kB)(cutoff.timedOut, (0,run_failure/* whileWaiting */.FW)(ended, progressOf(known)), 'installs');
        cutoff.end();
    }
    return { known, ...(0,given/* given */.g)({ failure }) };
}
function progressOf(known) {
    if (known.kind !== 'settled')
        return 'nothing was installed';
    const { outcomes } = known;
    const done = outcomes.filter((app) => app.outcome === 'created' || app.outcome === 'updated').length;
    const open = outcomes.filter((app) => app.outcome === 'cancelled').length;
    const unknown = outcomes.filter((app) => app.outcome === 'unknown').length;
    return `installed: ${done}, not begun: ${open}${unknown === 0 ? '' : `, unknown: ${unknown}`}`;
}


/***/ }),

/***/ 807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sideBySide)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(370);

/** Does the same for each, so many at once at most; results in their order. Rejects with the first error, and begins no other then. */
async function sideBySide(items, concurrency, work) {
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(concurrency);
    try {
        return await Promise.all(items.map((item) => limit(work, item)));
    }
    finally {
        limit.clearQueue();
    }
}


/***/ }),

/***/ 6351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ withDiffs)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(7291);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
;// CONCATENATED MODULE: ./lib/promotion/readable.js

/** What a person looks for first in a process. */
const FIRST_KEYS = ['class', 'id', 'name', 'label', 'doc', 'type'];
/**
 * A description for people to compare, one thing a line, in the manner of YAML. Keys stand in a fixed order, so that
 * two descriptions that are the same read the same; it is not meant to be parsed.
 */
function readable(description) {
    return `${linesOf(description, '').join('\n')}\n`;
}
function linesOf(value, margin) {
    if ((0,json/* isArray */.cy)(value))
        return value.flatMap((item) => hang(linesOf(item, `${margin}  `), `${margin}- `));
    if ((0,json/* isObject */.Gv)(value))
        return keysOf(value).flatMap((key) => member(key, value[key], margin));
    if (typeof value === 'string' && value.includes('\n'))
        return [`${margin}|`, ...block(value, margin)];
    return [`${margin}${scalar(value)}`];
}
function block(text, margin) {
    return text.replace(/\n$/, '').split('\n').map((line) => (line === '' ? '' : `${margin}  ${line}`));
}
function member(key, value, margin) {
    if (typeof value === 'string' && value.includes('\n')) {
        return [`${margin}${key}: |`, ...block(value, margin)];
    }
    if (((0,json/* isArray */.cy)(value) && value.length > 0) || ((0,json/* isObject */.Gv)(value) && Object.keys(value).length > 0)) {
        return [`${margin}${key}:`, ...linesOf(value, `${margin}  `)];
    }
    return [`${margin}${key}: ${(0,json/* isArray */.cy)(value) || (0,json/* isObject */.Gv)(value) ? (0,json/* stringifyJson */.sd)(value) : scalar(value)}`];
}
/** Puts the dash of a list item where the margin of its first line was. */
function hang(lines, dash) {
    const [first = '', ...rest] = lines;
    return [`${dash}${first.slice(dash.length)}`, ...rest];
}
/** Text is quoted where it could be taken for something else, so that `1` and `"1"` differ. */
function scalar(value) {
    if (typeof value !== 'string')
        return (0,json/* stringifyJson */.sd)(value);
    const isPlain = /^[\p{L}\d_$./(][^\n\r]*$/u.test(value) && !/[\s:]$|: /.test(value);
    const isAmbiguous = /^(?:null|true|false)$/.test(value) || !Number.isNaN(Number(value));
    return isPlain && !isAmbiguous ? value : JSON.stringify(value);
}
function keysOf(object) {
    const rank = (key) => {
        const at = FIRST_KEYS.indexOf(key);
        return at < 0 ? FIRST_KEYS.length : at;
    };
    return [...(0,json/* orderedKeys */.ir)(object)].sort((left, right) => rank(left) - rank(right) || (left < right ? -1 : 1));
}

// EXTERNAL MODULE: ./lib/promotion/same-app.js
var same_app = __webpack_require__(361);
;// CONCATENATED MODULE: ./lib/promotion/diffs.js





/** In lines. Longer diffs are read by nobody, and a job summary holds 1 MiB in all. */
const LONGEST_DIFF = 400;
/** In bytes, for the same reasons: a line may hold a script, or a file in base64. */
const LARGEST_DIFF = 65_536;
/** In characters: of a long line the rest is counted. */
const LONGEST_LINE = 500;
/** Characters of a long line that stay of its beginning, and those before what differs in it, to know the place by. */
const AROUND = 100;
/** Of both texts together, in characters: splitting and comparing so much takes a fifth of a second. */
const LARGEST_TEXTS = 8_388_608;
/** Lines that are added and removed in one comparison, which takes time by their square: a fifth of a second here. */
const MOST_EDITS = 800;
/** The same once a plan has had its share: such comparisons take no time that counts. */
const FEW_EDITS = 50;
/** Squares of edits that the comparisons of one plan may take in all: some three seconds. */
const PLAN_EFFORT = 16 * MOST_EDITS ** 2;
/**
 * The changes of a plan, in their order, updates with their diffs. Comparing strangers line by line takes long: when the plan
 * has had its share, only what differs in few lines has a diff. Rejects with the reason of `signal`, heard between two diffs.
 */
async function withDiffs(changes, dialect, signal, effort = PLAN_EFFORT) {
    const compared = [];
    let left = effort;
    for (const change of changes) {
        if (change.action !== 'update' || change.details === undefined || change.before.kind !== 'found') {
            compared.push(change);
            continue;
        }
        // Signals and timers are heard only between turns of the event loop.
        await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        const [old, next] = [change.before.app.description, change.description].map((description) => (0,same_app/* bareApp */.Uv)(description, dialect));
        const { edits, ...diff } = compare(old, next, (0,address/* formatAddress */.M0)(change.app.target), left > 0 ? MOST_EDITS : FEW_EDITS);
        left -= edits ** 2;
        compared.push({ ...change, details: { ...change.details, ...diff } });
    }
    return compared;
}
/** With the number of edits that were looked for at most. */
function compare(old, next, target, mostEdits) {
    const [before, after] = [readable(old), readable(next)];
    if (before.length + after.length > LARGEST_TEXTS)
        return { edits: 0, omittedLines: 0 };
    const patch = (0,create/* createTwoFilesPatch */.ss)(`installed/${target}`, `planned/${target}`, before, after, '', '', { context: 3, maxEditLength: mostEdits });
    if (patch === undefined)
        return { edits: mostEdits, omittedLines: 0 };
    // The first line is a rule of equals signs that no reader of diffs needs; the next two name what is compared.
    const lines = patch.replace(/^=+\n/, '').trimEnd().split('\n');
    return { edits: lines.slice(2).filter((line) => /^[+-]/.test(line)).length, ...cutDiff(lines) };
}
function cutDiff(lines) {
    const kept = [];
    const looked = lines.slice(0, LONGEST_DIFF);
    const others = counterparts(looked);
    let bytes = 0;
    for (const [at, line] of looked.entries()) {
        const cut = cutLine(line, others.get(at));
        bytes += Buffer.byteLength(cut) + 1;
        if (bytes > LARGEST_DIFF)
            break;
        kept.push(cut);
    }
    return { diff: kept.join('\n'), omittedLines: lines.length - kept.length };
}
/** Where lines are taken out and others come in their place: for each of them the other, in their order. */
function counterparts(lines) {
    const others = new Map();
    let out = [];
    for (const [at, line] of lines.entries()) {
        if (line.startsWith('-'))
            out.push(at);
        else if (!line.startsWith('+'))
            out = [];
        else {
            const before = out.shift();
            if (before !== undefined)
                others.set(at, lines[before] ?? '').set(before, line);
        }
    }
    return others;
}
/** Scripts stand in one line where YAML folds them: what they have in common with the other line is left out of the middle. */
function cutLine(line, other = '') {
    if (line.length <= LONGEST_LINE)
        return line;
    const from = equalStart(line, other) - AROUND;
    if (from + 2 * AROUND <= LONGEST_LINE)
        return cutEnd(line, LONGEST_LINE);
    const start = line.slice(0, wholeAt(line, AROUND));
    const rest = line.slice(wholeAt(line, from));
    return `${start}… (${line.length - start.length - rest.length} equal characters) …${cutEnd(rest, LONGEST_LINE - AROUND)}`;
}
function cutEnd(text, length) {
    if (text.length <= length)
        return text;
    const start = text.slice(0, wholeAt(text, length));
    return `${start}… (${text.length - start.length} more characters)`;
}
/** How many characters of a line of a diff are those of the other one, the signs before them not counted. */
function equalStart(line, other) {
    let at = 1;
    while (at < line.length && at < other.length && line.codePointAt(at) === other.codePointAt(at))
        at += 1;
    return at;
}
/** There or one before it: half of a character that takes two units is none. */
function wholeAt(text, at) {
    return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
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

export const id = 117;
export const ids = [117,393];
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

/***/ 5082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ exportSettings)
/* harmony export */ });
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(139);

/** Where neither an option nor the configuration says anything. */
const EXPORT_DEFAULTS = { reportExports: true, failOn: 'failed', threshold: 0 };
/** An option counts more than the configuration. */
function exportSettings({ reportExports, failOn, threshold, maxPages }, declared) {
    return {
        reportExports: reportExports ?? declared?.report ?? EXPORT_DEFAULTS.reportExports,
        failOn: failOn ?? declared?.['fail-on'] ?? EXPORT_DEFAULTS.failOn,
        threshold: threshold ?? declared?.threshold ?? EXPORT_DEFAULTS.threshold,
        ...(0,_given_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)({ maxPages: maxPages ?? declared?.['max-pages'] }),
    };
}


/***/ }),

/***/ 2393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  install: () => (/* binding */ promote_install),
  promote: () => (/* binding */ promote)
});

// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
// EXTERNAL MODULE: ./lib/platform/errors.js
var errors = __webpack_require__(9776);
// EXTERNAL MODULE: ./lib/promotion/names.js
var names = __webpack_require__(3849);
;// CONCATENATED MODULE: ./lib/promotion/order.js

/**
 * The changes in the order of their turns. An app whose packed description holds the file of another app comes after
 * it; of the rest, tools come before workflows, which is all that can be told of copies.
 */
function installsBefore(changes) {
    const byFile = new Map();
    for (const change of changes) {
        if (change.app.source.kind !== 'file')
            continue;
        const { path } = (0,names/* parseReference */.F2)(change.app.source.reference);
        byFile.set(path, [...(byFile.get(path) ?? []), change]);
    }
    const ranked = changes.map((change) => ({ change, rank: rankOf(change) })).sort((left, right) => left.rank - right.rank);
    const placed = new Set();
    const turns = [];
    for (const { change } of ranked) {
        turns.push({ change, earlier: partsOf(change, byFile).filter((part) => placed.has(part)) });
        placed.add(change);
    }
    return turns;
}
/** A file that reaches others reaches at least one file more than each of them, unless they reach one another. */
function rankOf(change) {
    if (change.action === 'blocked')
        return 0;
    return change.files.length + (change.description['class'] === 'Workflow' ? 1 : 0);
}
function partsOf(change, byFile) {
    if (change.action === 'blocked' || change.app.source.kind !== 'file')
        return [];
    const own = (0,names/* parseReference */.F2)(change.app.source.reference).path;
    return change.files.flatMap((file) => (file === own ? [] : (byFile.get(file) ?? [])));
}

// EXTERNAL MODULE: ./lib/promotion/plan.js + 8 modules
var plan = __webpack_require__(6853);
;// CONCATENATED MODULE: ./lib/promotion/apply.js





/**
 * Carries out a plan: one outcome a change, in the order of the plan. A failure ends no other app, and nothing here
 * rejects because of the platform. A tool that is an app of its own is settled before the workflows that run it.
 */
async function applyPlan(changes, platform, options) {
    const limit = (0,p_limit/* default */.A)(options.concurrency);
    const settled = new Map();
    let failed = false;
    const settle = async (change) => {
        if (!(0,plan/* isInstall */.OK)(change))
            return settleWithoutInstall(change);
        if (options.signal.aborted)
            return { change, outcome: 'cancelled', reason: 'the run ended before this app’s turn' };
        if (failed && options.failFast === true)
            return { change, outcome: 'skipped', reason: 'another app failed before this app’s turn' };
        const outcome = await install(change, platform);
        if (outcome.outcome === 'failed' || outcome.outcome === 'unknown')
            failed = true;
        return outcome;
    };
    const settleAndTell = async (change) => {
        const outcome = await settle(change);
        await options.onOutcome?.(outcome);
        return outcome;
    };
    const settleInTurn = async (change, earlier) => {
        for (const other of earlier)
            await settled.get(other);
        return (0,plan/* isInstall */.OK)(change) ? limit(() => settleAndTell(change)) : settleAndTell(change);
    };
    for (const { change, earlier } of installsBefore(changes))
        settled.set(change, settleInTurn(change, earlier));
    return Promise.all(changes.map(async (change) => settled.get(change) ?? settle(change)));
}
function settleWithoutInstall(change) {
    return change.action === 'blocked' ? { change, outcome: 'skipped', reason: change.reason } : { change, outcome: 'unchanged' };
}
async function install(change, platform) {
    try {
        return outcomeOf(change, await platform.installApp(change.app.target, change.description, change.before));
    }
    catch (error) {
        if (!(error instanceof errors/* PlatformError */.W)) {
            // A mistake of ours in one app must not cost the others their report.
            return { change, outcome: 'unknown', reason: `unexpected: ${error instanceof Error ? error.message : String(error)}` };
        }
        if (error.standing === 'unknown')
            return { change, outcome: 'unknown', reason: error.message, standing: 'unknown' };
        if (error.standing === 'applied') {
            return { change, outcome: 'failed', reason: `${error.message}; read back, the app is as it was sent`, standing: 'applied' };
        }
        // No request was taken for good, but one may still be carried out: that must be on record, whatever stands there now.
        if (error.mayStillApply === true)
            return { change, outcome: error.code === 'cancelled' ? 'unknown' : 'failed', reason: error.message };
        // Otherwise every request was refused or never sent.
        return { change, outcome: error.code === 'cancelled' ? 'cancelled' : 'failed', reason: error.message, standing: 'not-applied' };
    }
}
function outcomeOf(change, installation) {
    switch (installation.kind) {
        case 'applied':
            if (installation.created === undefined) {
                return { change, outcome: 'updated', reason: 'installed; whether the app was there before cannot be read' };
            }
            return { change, outcome: installation.created ? 'created' : 'updated' };
        case 'differs':
            return {
                change,
                outcome: 'failed',
                reason: `the platform answered with another description (${(0,json/* digestOf */.ol)(installation.answered)}) than the one sent (${change.digest})`,
            };
        case 'unknown':
            return { change, outcome: 'unknown', reason: installation.reason };
    }
}

// EXTERNAL MODULE: ./lib/promotion/atomic-file.js
var atomic_file = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var promotion_errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/provenance.js
var provenance = __webpack_require__(5862);
// EXTERNAL MODULE: ./lib/promotion/record.js
var promotion_record = __webpack_require__(7836);
// EXTERNAL MODULE: ./lib/promotion/saved-plan.js
var saved_plan = __webpack_require__(8244);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/cwl/packing/stamp.js
var stamp = __webpack_require__(4013);
// EXTERNAL MODULE: ./lib/promotion/same-app.js
var same_app = __webpack_require__(361);
;// CONCATENATED MODULE: ./lib/promotion/subjects.js







/** Where sha256sum puts it by custom. */
const CHECKSUMS = 'SHA256SUMS';
/** Files under way at once; more gain nothing on one disk. */
const BATCH = 16;
/**
 * Writes the description of each app that stands as this run wanted it, whether it was installed or found in place, as
 * canonical JSON (RFC 8785) without the note on where it came from: so the SHA-256 of a file is the digest that the plan has
 * for the app. Undefined when there is none. Rejects when the disk does.
 */
async function writeSubjects(folder, outcomes, dialect) {
    const standing = outcomes.flatMap(({ change, outcome }) => change.action !== 'blocked' && (outcome === 'created' || outcome === 'updated' || outcome === 'unchanged') ? [change] : []);
    const sums = [];
    for (let at = 0; at < standing.length; at += BATCH) {
        sums.push(...(await Promise.all(standing.slice(at, at + BATCH).map(async ({ app, description }) => {
            // What a record holds is as the platform gave it; only the rest was compared, and digested.
            const text = (0,json/* canonicalJson */.dj)(app.source.kind === 'record' ? (0,same_app/* bareApp */.Uv)(description, dialect) : (0,stamp/* withoutStamp */.GD)(description));
            const name = fileOf(app.target);
            await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, name)), { recursive: true });
            await (0,promises_.writeFile)((0,external_node_path_.join)(folder, name), text, { flag: 'wx', mode: 0o600 });
            return `${sha256(text)}  ${name}\n`;
        }))));
    }
    if (sums.length === 0)
        return undefined;
    const text = sums.join('');
    const checksumsFile = (0,external_node_path_.join)(folder, CHECKSUMS);
    await (0,promises_.writeFile)(checksumsFile, text, { flag: 'wx', mode: 0o600 });
    return { folder, checksumsFile, digest: `sha256:${sha256(text)}`, count: sums.length };
}
/** `owner/project/app.json`, each part fit for every file system and for an artifact of GitHub, which leaves dot files out. */
function fileOf(target) {
    return `${(0,address/* formatAddress */.M0)(target).split('/').map(plain).join('/')}.json`;
}
function plain(part) {
    return encodeURIComponent(part).replaceAll(/^\.|[!~*'()]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function sha256(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}

// EXTERNAL MODULE: ./lib/platform/dialect.js
var dialect = __webpack_require__(9897);
;// CONCATENATED MODULE: ./lib/promotion/verify.js



/** A platform whose installs count as applied only when the app, read afterwards, is what was sent. */
function readingBack(platform) {
    return {
        installApp: async (address, description, before) => {
            const installation = await platform.installApp(address, description, before);
            if (installation.kind !== 'applied')
                return installation;
            return verify_confirm(installation, description, await readAfter(platform, address), platform);
        },
    };
}
async function readAfter(platform, address) {
    try {
        return await platform.getApp(address);
    }
    catch (error) {
        if (!(error instanceof errors/* PlatformError */.W))
            throw error;
        return { kind: 'unreadable', reason: error.message };
    }
}
function verify_confirm(installation, sent, reading, platform) {
    switch (reading.kind) {
        case 'found':
            // The note on where it came from counts here: what was sent must stand there whole.
            return (0,json/* sameJson */.Vk)((0,dialect/* stripPlatformKeys */.MK)(reading.app.description, dialect/* DIALECTS */.O9[platform.dialect]), (0,dialect/* stripPlatformKeys */.MK)(sent, dialect/* DIALECTS */.O9[platform.dialect])) ? installation : { kind: 'differs', answered: reading.app.description };
        case 'absent':
            return { kind: 'unknown', reason: 'the platform accepted the app, but it is not there when it is read back' };
        case 'unreadable':
            return { kind: 'unknown', reason: `the platform accepted the app, but it cannot be read back: ${reading.reason}` };
    }
}

// EXTERNAL MODULE: ./lib/commands/cutoff.js
var commands_cutoff = __webpack_require__(2137);
;// CONCATENATED MODULE: ./lib/commands/deployments.js



/** What is told of a plan before it is carried out. */
function startOf(options, header, changes, more) {
    return {
        ...more,
        baseUrl: header.baseUrl,
        stage: header.stage,
        commit: header.commit,
        record: (0,promotion_record/* digestOfHeader */.bf)(header),
        partial: (options.apps ?? []).length > 0 || options.changedSince !== undefined || options.shard !== undefined,
        installs: changes.filter(plan/* isInstall */.OK).map(({ app, digest }) => ({ target: (0,address/* formatAddress */.M0)(app.target), digest })),
        inPlace: changes.length > 0 && changes.every(({ action }) => action === 'unchanged'),
    };
}

// EXTERNAL MODULE: ./lib/commands/export-list.js + 1 modules
var export_list = __webpack_require__(703);
// EXTERNAL MODULE: ./lib/commands/export-settings.js
var export_settings = __webpack_require__(5082);
// EXTERNAL MODULE: ./lib/commands/failure.js
var commands_failure = __webpack_require__(7200);
// EXTERNAL MODULE: ./lib/commands/given.js
var given = __webpack_require__(139);
// EXTERNAL MODULE: ./lib/commands/promotion-run.js + 8 modules
var promotion_run = __webpack_require__(8036);
// EXTERNAL MODULE: ./lib/commands/provenance.js
var commands_provenance = __webpack_require__(8079);
;// CONCATENATED MODULE: ./lib/commands/recording.js
/** Whose installs a run that begins now will record. */
function recordHeader(options, platform, where) {
    return {
        baseUrl: platform.baseUrl,
        dialect: platform.dialect,
        stage: where.stage,
        project: where.project,
        commit: where.commit,
        actor: options.actor ?? null,
        runUrl: options.runUrl ?? null,
        startedAt: new Date().toISOString(),
    };
}

;// CONCATENATED MODULE: ./lib/commands/promote.js



















/**
 * Plans, then installs what differs: nothing is sent before everything is validated, packed and read, and one app's
 * failure ends no other. With `dryRun` it ends after the plan; `offline` goes with that only. `deployments` are told before
 * the first install and at the end, and asked what stands there when the rule `downgrade` has no record to go by.
 */
async function promote(options, context, deployments) {
    return (0,promotion_run/* runPromotion */.d1)('promote', options, context, deployments, async (run) => {
        if (options.offline !== undefined && !options.dryRun)
            throw new promotion_errors/* PromotionError */.g('usage', '`offline` goes with `dry-run` only: without the platform nothing can be installed', { hint: 'Leave it out, or plan.' });
        // Before the platform is asked for anything: a plan that cannot be read is a mistake of this command.
        const approved = options.plan === undefined ? undefined : (0,saved_plan/* readPlan */.m3)(options.plan);
        if (approved !== undefined)
            run.options = ofStage(approved, options);
        const head = options.dryRun ? undefined : await (0,commands_provenance/* findHead */.m)(options);
        const planned = await (0,promotion_run/* makePlan */.Cs)(run);
        if (planned !== undefined)
            refuseUnapproved(options.expectPlanDigest, approved, planned.plan);
        if (options.dryRun)
            return;
        if (planned === undefined) {
            run.outcomes = skipAll(run.changes ?? [], 'nothing is installed while documents have errors');
            return;
        }
        if (planned.changes.some((change) => change.action === 'blocked' && change.blockedBy === 'rule')) {
            run.outcomes = skipAll(planned.changes, 'nothing is installed while a rule refuses an app');
            return;
        }
        const changes = options.stamp === false ? planned.changes : (0,provenance/* stampChanges */.L$)(planned.changes, await (0,commands_provenance/* findProvenance */.p)(options, head));
        await promote_install(run, { ...planned, changes }, options.commit ?? head ?? null);
        const settings = (0,export_settings/* exportSettings */.u)(options, planned.selection.exports);
        if (settings.reportExports)
            await readExports(run, planned.platform, settings);
    });
}
/** An approved plan is for one stage, which need not be named again. */
function ofStage({ stage }, options) {
    return stage === null || options.stage !== undefined || options.project !== undefined ? options : { ...options, stage };
}
/** Throws PromotionError `stale-plan` when something else was approved than what would be done now. */
function refuseUnapproved(digest, approved, present) {
    if (digest !== undefined)
        (0,saved_plan/* refuseOtherDigest */.pC)(digest, present);
    if (approved !== undefined)
        (0,saved_plan/* refuseStalePlan */.Pb)(approved, present);
}
/** Carries the plan out, as of `commit` where it is of one; also for a rollback. */
async function promote_install(run, planned, commit) {
    const { context, cutoff, options } = run;
    const { changes, platform, selection } = planned;
    const header = recordHeader(options, platform, { ...selection, commit });
    const record = options.record === undefined ? undefined : await (0,promotion_record/* startRecord */.qt)(options.record, header, changes);
    if (options.record !== undefined && changes.some(plan/* isInstall */.OK))
        context.progress({ kind: 'record', file: options.record });
    const { deployments, undoes, command } = run;
    await deployments?.begin(startOf(options, header, changes, { command, project: selection.project, planDigest: planned.plan.digest, ...(0,given/* given */.g)({ undoes }) }), cutoff.stop);
    context.progress({ kind: 'phase', name: 'install', total: changes.length });
    cutoff.grant(commands_cutoff/* INSTALL_GRACE */.X);
    // What cannot be recorded could not be rolled back: no further install begins then.
    const halt = new AbortController();
    const verify = options.verify === 'read-back' || selection.declaration?.verify === 'read-back';
    run.outcomes = await applyPlan(changes, verify ? readingBack(platform) : platform, {
        concurrency: options.concurrency,
        signal: AbortSignal.any([cutoff.stop, halt.signal]),
        failFast: options.failFast ?? false,
        onOutcome: async (outcome) => {
            try {
                await record?.add(outcome);
            }
            catch (error) {
                run.failure ??= unrecorded(error);
                halt.abort();
            }
            // After the record: what is told holds even when the process is killed the next moment.
            context.progress(progressOf(outcome));
        },
    });
    try {
        await record?.end();
    }
    catch (error) {
        run.failure ??= unrecorded(error);
    }
    if (options.record !== undefined && run.outcomes.some(promotion_record/* isRecorded */.TN))
        run.recordFile = options.record;
    cutoff.grant(0);
    // A run that must end now has no time for it; the next one finds in place what this one brought.
    if (options.subjects !== undefined && !cutoff.stop.aborted)
        await keepSubjects(run, options.subjects, run.outcomes, platform);
}
async function keepSubjects(run, folder, outcomes, { dialect }) {
    try {
        run.subjects = await writeSubjects(folder, outcomes, dialect);
    }
    catch (error) {
        run.afterwards = { code: 'subjects-not-written', message: `what stands now could not be written into ${folder}: ${error instanceof Error ? error.message : String(error)}`, hint: 'The apps were dealt with all the same. Give a folder of its own, on a disk with room, and run again.' };
    }
}
function unrecorded(error) {
    return {
        code: 'record-not-written',
        message: `the record could not be written: ${(0,atomic_file/* reasonOf */.A3)(error)}`,
        hint: 'No further install was begun. What is installed is in the report; free the disk or give another path, and run again.',
    };
}
function progressOf({ change, outcome, reason }) {
    const { name, target } = change.app;
    return { kind: 'app', name, target: (0,address/* formatAddress */.M0)(target), outcome, ...(reason === undefined ? {} : { reason }) };
}
function skipAll(changes, reason) {
    return changes.map((change) => (change.action === 'unchanged' ? { change, outcome: 'unchanged' } : { change, outcome: 'skipped', reason: change.action === 'blocked' ? change.reason : reason }));
}
/**
 * A failed export job does not fail a promotion, it is reported; but a list that was asked for and could not be read
 * must not look like a list without failures.
 */
async function readExports(run, platform, settings) {
    if (run.cutoff.stop.aborted) {
        run.exports = (0,export_list/* notRead */.Qk)('the run ended before the export jobs were read');
        return;
    }
    run.context.progress({ kind: 'phase', name: 'exports' });
    try {
        run.exports = await (0,export_list/* readExportList */.fY)(platform, settings);
        run.notices = [...run.notices, ...(0,export_list/* noticesOf */.lx)(run.exports)];
    }
    catch (error) {
        const failure = (0,commands_failure/* failureFrom */.Ju)(error);
        run.exports = (0,export_list/* notRead */.Qk)(failure.message);
        run.afterwards = {
            code: 'exports-not-read',
            message: `the export jobs could not be read: ${failure.message}`,
            hint: 'The apps were dealt with all the same. Turn the input `report-exports` off if the token may not list export jobs.',
        };
    }
}


/***/ }),

/***/ 8079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ findHead),
/* harmony export */   p: () => (/* binding */ findProvenance)
/* harmony export */ });
/* harmony import */ var _cwl_reach_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6977);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3126);
/* harmony import */ var _promotion_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5997);
/* harmony import */ var _promotion_provenance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5862);




/**
 * The commit that is checked out; undefined outside a repository, and where nothing will name it. To be asked for before the
 * documents are read: one that is made meanwhile may have others.
 */
async function findHead({ workingDirectory, commit, stamp }) {
    return commit !== undefined && stamp === false ? undefined : (0,_promotion_git_js__WEBPACK_IMPORTED_MODULE_2__.gitAt)(workingDirectory).head();
}
/** What git says of where documents come from that were read while `head` was checked out. Outside a repository only paths are known. */
async function findProvenance(options, head) {
    const git = (0,_promotion_git_js__WEBPACK_IMPORTED_MODULE_2__.gitAt)(options.workingDirectory);
    const remote = options.repository ?? (await git.remote());
    const repository = remote === undefined ? undefined : (0,_promotion_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .publicAddress */ .Wq)(remote, options.token);
    const commit = options.commit ?? head;
    const changes = new _cwl_reach_js__WEBPACK_IMPORTED_MODULE_0__/* .Changes */ .sk((0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .openWorkspace */ .OH)(options.workingDirectory), head === undefined ? [] : await git.changedSince(head));
    return {
        ...(repository === undefined ? {} : { repository }),
        ...(commit === undefined ? {} : { commit }),
        prefix: await git.prefix(),
        uncommitted: { has: (file) => changes.among([file]).length > 0 },
    };
}


/***/ }),

/***/ 2117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rollback: () => (/* binding */ rollback)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/record.js
var promotion_record = __webpack_require__(7836);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/promotion/plan.js + 8 modules
var plan = __webpack_require__(6853);
// EXTERNAL MODULE: ./lib/promotion/same-app.js
var same_app = __webpack_require__(361);
;// CONCATENATED MODULE: ./lib/promotion/rollback.js



/** The installs of a record, the last one first, each target once: what stood there before the first counts. */
function undoingsOf(record, file) {
    const first = new Map();
    const last = new Map();
    for (const app of record.apps) {
        if (!first.has(app.target))
            first.set(app.target, app);
        last.set(app.target, app);
    }
    return [...last.values()].toReversed().map((recorded) => {
        const { before } = first.get(recorded.target) ?? recorded;
        return {
            app: { name: recorded.name, target: (0,address/* parseAddress */.or)(recorded.target), source: { kind: 'record', file } },
            recorded: { ...recorded, before },
        };
    });
}
/**
 * What it takes to put back what stood at a target before the recorded install. Pure. Blocked when that cannot be done:
 * nothing stood there, what stood there could not be read, or someone else has installed since.
 */
function planUndoing({ app, recorded }, now, dialect) {
    const blocked = (reason) => ({ action: 'blocked', app, digest: null, blockedBy: 'circumstances', reason, before: now });
    const { before } = recorded;
    if (before.kind === 'absent') {
        if (now.kind === 'absent')
            return blocked('the app was not there before, and is not there now: nothing is left to put back');
        return blocked('the app was created by the recorded run, and the documented platform has no call that deletes an app; remove it there by hand if it is to go');
    }
    if (before.kind === 'unreadable')
        return blocked('what stood there before could not be read, so the record does not hold it');
    const { description, digest } = before;
    const change = (0,plan/* planChange */.AS)(app, { kind: 'ready', description, digest, files: [] }, now, dialect);
    if (change.action !== 'update' || now.kind !== 'found')
        return change;
    const standing = (0,same_app/* digestOfApp */.df)(now.app.description, dialect);
    if (standing === recorded.digest)
        return change;
    if (recorded.outcome === 'failed' || recorded.outcome === 'unknown') {
        return blocked(`the recorded install is ${recorded.outcome}, and what stands at ${(0,address/* formatAddress */.M0)(app.target)} (${standing}) is neither what was sent (${recorded.digest}) nor what stood there before (${digest}); compare them, and install by hand what is right`);
    }
    return blocked(`someone has installed ${(0,address/* formatAddress */.M0)(app.target)} since: it is ${standing}, and the recorded run installed ${recorded.digest}`);
}

// EXTERNAL MODULE: ./lib/promotion/saved-plan.js
var saved_plan = __webpack_require__(8244);
// EXTERNAL MODULE: ./lib/promotion/select.js
var promotion_select = __webpack_require__(2557);
// EXTERNAL MODULE: ./lib/commands/connect.js + 9 modules
var connect = __webpack_require__(6306);
// EXTERNAL MODULE: ./lib/commands/promote.js + 6 modules
var promote = __webpack_require__(2393);
// EXTERNAL MODULE: ./lib/commands/promotion-run.js + 8 modules
var promotion_run = __webpack_require__(8036);
;// CONCATENATED MODULE: ./lib/commands/rollback.js









/**
 * Puts back what stood at each target before the run whose record is `undo`: planned, verified and recorded like any
 * promotion. An app is left alone when someone has installed it since; one that the run created is reported, since the
 * documented platform cannot delete. With `dryRun` it ends after the plan.
 */
async function rollback(options, context, deployments) {
    return (0,promotion_run/* runPromotion */.d1)('rollback', options, context, deployments, async (run) => {
        run.context.progress({ kind: 'phase', name: 'configuration' });
        const record = (0,promotion_record/* readRecord */.aE)(options.undo);
        const undoings = chosen(undoingsOf(record, options.undo), options.apps ?? []);
        run.stage = record.stage;
        run.project = record.project;
        if (options.apps === undefined || options.apps.length === 0)
            run.undoes = (0,promotion_record/* headersIn */.WD)(record);
        run.wanted = undoings.map((undoing) => undoing.app);
        const platform = (0,connect/* connect */.Ng)(options, run.context, run.cutoff.requests, (0,promotion_run/* remarksOf */.ro)(run));
        refuseOtherPlatform(record, platform, options.undo);
        run.context.progress({ kind: 'phase', name: 'read', total: undoings.length });
        const planned = await planAll(undoings, platform, options.concurrency);
        run.cutoff.stop.throwIfAborted();
        run.context.progress({ kind: 'phase', name: 'plan' });
        const { changes, untouched } = withoutUntouched(undoings, planned);
        if (untouched > 0)
            run.notices = [...run.notices, `Of what the recorded run had before it, ${untouched} ${untouched === 1 ? 'app was' : 'apps were'} not installed: ${untouched === 1 ? 'it was' : 'they were'} not there before, and ${untouched === 1 ? 'is' : 'are'} not there now.`];
        run.wanted = changes.map((change) => change.app);
        run.changes = changes;
        const { stage, project } = record;
        const plan = (0,saved_plan/* savedPlan */.XU)({ baseUrl: platform.baseUrl, dialect: platform.dialect, stage, project }, changes);
        run.planDigest = plan.digest;
        if (!options.dryRun)
            await putBack(run, platform, changes, plan);
    });
}
async function putBack(run, platform, changes, plan) {
    if (changes.every(({ action }) => action === 'unchanged'))
        run.notices = [...run.notices, 'Nothing was to be put back: what stood there before stands there now.'];
    // What stands then is of no one commit, least of all of the one that is checked out.
    await (0,promote.install)(run, { platform, changes, plan, selection: { stage: run.stage, project: run.project ?? '', declaration: undefined, exports: undefined } }, null);
}
/** What a run has on record and did not create after all, since it was cut off or went wrong, needs no undoing. */
function withoutUntouched(undoings, planned) {
    const changes = planned.filter((change, index) => {
        const recorded = undoings[index]?.recorded;
        const mayHaveDoneNothing = recorded?.outcome === 'unknown' || recorded?.outcome === 'failed';
        return !(mayHaveDoneNothing && recorded.before.kind === 'absent' && change.before?.kind === 'absent');
    });
    return { changes, untouched: planned.length - changes.length };
}
function chosen(undoings, names) {
    const apps = new Set((0,promotion_select/* selectApps */.B2)(undoings.map((undoing) => undoing.app), names));
    return undoings.filter((undoing) => apps.has(undoing.app));
}
function refuseOtherPlatform(record, platform, file) {
    if (record.baseUrl === platform.baseUrl && record.dialect === platform.dialect)
        return;
    throw new errors/* PromotionError */.g('usage', `${file} is of ${record.baseUrl} (${record.dialect}), and this run is for ${platform.baseUrl} (${platform.dialect})`, {
        hint: 'Give the `base-url` and `platform` of the run that is to be undone.',
    });
}
async function planAll(undoings, platform, concurrency) {
    const limit = (0,p_limit/* default */.A)(concurrency);
    try {
        return await Promise.all(undoings.map((undoing) => limit(async () => planUndoing(undoing, await platform.getApp(undoing.app.target), platform.dialect))));
    }
    finally {
        limit.clearQueue();
    }
}


/***/ }),

/***/ 5862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ stampChanges),
/* harmony export */   Wq: () => (/* binding */ publicAddress),
/* harmony export */   cu: () => (/* binding */ stampDescription)
/* harmony export */ });
/* harmony import */ var _cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4013);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6853);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(353);



/**
 * The plan with a note on each description that is installed from a file. A copy keeps the note of the app that it
 * copies, which says where its text came from; so does what a rollback puts back.
 */
function stampChanges(changes, provenance) {
    return changes.map((change) => {
        if (!(0,_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .isInstall */ .OK)(change) || change.app.source.kind !== 'file')
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
        version: _version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x,
    });
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

export const id = 117;
export const ids = [117,999];
export const modules = {

/***/ 4250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ exportSettings)
/* harmony export */ });
/* harmony import */ var _run_given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6061);

/** Where neither an option nor the configuration says anything. */
const EXPORT_DEFAULTS = { reportExports: true, failOn: 'failed', threshold: 0 };
/** An option counts more than the configuration. */
function exportSettings({ reportExports, failOn, threshold, maxPages }, declared) {
    return {
        reportExports: reportExports ?? declared?.report ?? EXPORT_DEFAULTS.reportExports,
        failOn: failOn ?? declared?.['fail-on'] ?? EXPORT_DEFAULTS.failOn,
        threshold: threshold ?? declared?.threshold ?? EXPORT_DEFAULTS.threshold,
        ...(0,_run_given_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)({ maxPages: maxPages ?? declared?.['max-pages'] }),
    };
}


/***/ }),

/***/ 9999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  install: () => (/* binding */ promote_install),
  promote: () => (/* binding */ promote)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
// EXTERNAL MODULE: ./lib/platform/errors.js
var errors = __webpack_require__(9776);
// EXTERNAL MODULE: ./lib/cwl/document-reference.js
var document_reference = __webpack_require__(9893);
// EXTERNAL MODULE: ./lib/promotion/wanted.js
var wanted = __webpack_require__(4906);
;// CONCATENATED MODULE: ./lib/promotion/order.js



/**
 * The changes in the order of their turns. An app whose packed description holds the file of another app comes after it.
 * Of apps that came from no file, or from one file, cannot be told which holds which: there an app comes after all that
 * nest less deep, so that tools come before workflows.
 */
function installsBefore(changes) {
    const ranked = changes.map(rank).sort((left, right) => left.files - right.files || left.levels - right.levels);
    const byFile = Map.groupBy(ranked, ({ change }) => ownFile(change));
    const placed = new Set();
    return ranked.map((each) => {
        const earlier = partsOf(each, byFile).filter((part) => placed.has(part));
        placed.add(each.change);
        return { change: each.change, earlier };
    });
}
function rank(change) {
    return change.action === 'blocked' ? { change, files: 0, levels: 0 } : { change, files: change.files.length, levels: levelsOf(change.description) };
}
function partsOf({ change, levels }, byFile) {
    const own = ownFile(change);
    const others = isPacked(change) ? change.files.filter((file) => file !== own).flatMap((file) => byFile.get(file) ?? []) : [];
    const beside = own === undefined ? [] : (byFile.get(own) ?? []).filter((other) => other.levels < levels);
    return [...others, ...beside].map((part) => part.change);
}
/** The document of an app; of those that came from no file, the empty text stands for it. */
function ownFile(change) {
    const { source, reference } = change.app;
    if (source.kind === 'file')
        return (0,wanted/* fileOf */.W)(source);
    if (!isPacked(change))
        return '';
    return reference === undefined ? undefined : (0,document_reference/* splitReference */.m)({ has: (path) => change.files.includes(path) }, reference).path;
}
function isPacked(change) {
    return change.action !== 'blocked' && change.files.length > 0;
}
function levelsOf(description) {
    const { $graph: graph } = description;
    // Which of them run which would have to be looked up; there are no more levels than workflows.
    if ((0,json/* isArray */.cy)(graph))
        return graph.filter((process) => (0,json/* isObject */.Gv)(process) && isWorkflow(process)).length;
    if (!isWorkflow(description))
        return 0;
    return 1 + stepsOf(description['steps']).reduce((most, { run }) => ((0,json/* isObject */.Gv)(run) ? Math.max(most, levelsOf(run)) : most), 0);
}
function isWorkflow(process) {
    return process['class'] === 'Workflow';
}
/** A list, or the map that stands for it. */
function stepsOf(steps) {
    return ((0,json/* isArray */.cy)(steps) ? steps : (0,json/* isObject */.Gv)(steps) ? Object.values(steps) : []).filter(json/* isObject */.Gv);
}

// EXTERNAL MODULE: ./lib/promotion/plan.js + 8 modules
var plan = __webpack_require__(4142);
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
        const outcome = await install(change, platform, options.signal);
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
async function install(change, platform, stop) {
    try {
        return outcomeOf(change, await platform.installApp(change.app.target, change.description, change.before, { stop }));
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
        const isOver = error.code === 'cancelled' || (error.code === 'timeout' && stop.aborted);
        if (error.mayStillApply === true)
            return { change, outcome: isOver ? 'unknown' : 'failed', reason: error.message };
        // Otherwise every request was refused or never sent.
        return { change, outcome: isOver ? 'cancelled' : 'failed', reason: error.message, standing: 'not-applied' };
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
var promotion_provenance = __webpack_require__(5862);
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
    const files = filesOf(standing.map(({ app }) => app.target));
    const sums = [];
    for (let at = 0; at < standing.length; at += BATCH) {
        sums.push(...(await Promise.all(standing.slice(at, at + BATCH).map(async ({ app, description }, index) => {
            // What a record holds is as the platform gave it; only the rest was compared, and digested.
            const text = (0,json/* canonicalJson */.dj)(app.source.kind === 'record' ? (0,same_app/* bareApp */.Uv)(description, dialect) : (0,stamp/* withoutStamp */.GD)(description));
            const name = files[at + index] ?? '';
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
/**
 * For each app `owner/project/app.json`, fit for an artifact of GitHub and for the usual file systems. Some of these take
 * names for one that differ in case or in how an accent is written: such names are told apart by a hash.
 */
function filesOf(targets) {
    const addresses = targets.map((target) => (0,address/* formatAddress */.M0)(target).split('/'));
    const paths = addresses.map((parts) => parts.map((part) => shortened(plain(part), part)).join('/'));
    const alike = Map.groupBy(paths, unfolded);
    return paths.map((path, at) => `${path}${(alike.get(unfolded(path)) ?? []).length > 1 ? hashMark((addresses[at] ?? []).join('/')) : ''}.json`);
}
function unfolded(path) {
    return path.normalize('NFC').toLowerCase();
}
/** Letters and digits of any script stand for themselves, but for those that nobody sees; all else as `%XX`, byte by byte. */
function plain(part) {
    return part.replaceAll(/^\.|[^[\p{L}\p{M}\p{N}_.\-]--\p{Default_Ignorable_Code_Point}]/gv, (character) => [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''));
}
/** Linux takes 255 bytes for a name; the ending, a hash and what a program puts behind it need some of them. */
const LONGEST_NAME = 200;
/** The beginning of a name that is too long, and a hash of all of it. */
function shortened(name, part) {
    if (Buffer.byteLength(name) <= LONGEST_NAME)
        return name;
    const mark = hashMark(part);
    let kept = '';
    for (const [piece] of name.matchAll(/%..|./gsu)) {
        if (Buffer.byteLength(kept + piece) + mark.length > LONGEST_NAME)
            break;
        kept += piece;
    }
    return `${kept}${mark}`;
}
/** Begins with what never stands in a plain name. */
function hashMark(name) {
    return `~${sha256(name).slice(0, 16)}`;
}
function sha256(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}

// EXTERNAL MODULE: ./lib/promotion/verify.js
var promotion_verify = __webpack_require__(5096);
// EXTERNAL MODULE: ./lib/commands/exports/export-list.js + 1 modules
var export_list = __webpack_require__(948);
// EXTERNAL MODULE: ./lib/commands/exports/export-settings.js
var export_settings = __webpack_require__(4250);
;// CONCATENATED MODULE: ./lib/commands/promote/deployments.js



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

// EXTERNAL MODULE: ./lib/commands/promote/promotion-run.js + 10 modules
var promotion_run = __webpack_require__(3414);
// EXTERNAL MODULE: ./lib/commands/promote/provenance.js
var promote_provenance = __webpack_require__(2814);
;// CONCATENATED MODULE: ./lib/commands/promote/recording.js
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

// EXTERNAL MODULE: ./lib/commands/run/cutoff.js
var run_cutoff = __webpack_require__(3259);
// EXTERNAL MODULE: ./lib/commands/run/failure.js
var run_failure = __webpack_require__(9446);
// EXTERNAL MODULE: ./lib/commands/run/given.js
var given = __webpack_require__(6061);
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
        // Before packing: a commit that is made meanwhile is not the one of what was packed.
        const head = await (0,promote_provenance/* findHead */.mW)(options, run.cutoff.stop);
        const planned = await (0,promotion_run/* makePlan */.Cs)(run);
        if (planned !== undefined)
            refuseUnapproved(options.expectPlanDigest, approved, planned.plan);
        if (!options.dryRun)
            await carryOut(run, planned, head);
    });
}
/** All that follows a plan; without one there were documents with errors. */
async function carryOut(run, planned, head) {
    const { options, context, cutoff } = run;
    if (planned === undefined) {
        run.outcomes = skipAll(run.changes ?? [], 'nothing is installed while documents have errors');
        return;
    }
    if (planned.changes.some((change) => change.action === 'blocked' && change.blockedBy === 'rule')) {
        run.outcomes = skipAll(planned.changes, 'nothing is installed while a rule refuses an app');
        return;
    }
    const changes = options.stamp === false ? planned.changes : await stamped(run, planned.changes, head);
    const commit = options.commit ?? head;
    const notice = commit === undefined ? await (0,promote_provenance/* unsaidCommit */.WL)(options, context.startedFor, cutoff.stop) : undefined;
    if (notice !== undefined)
        run.notices = [...run.notices, notice];
    await promote_install(run, { ...planned, changes }, commit ?? context.startedFor ?? null);
    const settings = (0,export_settings/* exportSettings */.u)(options, planned.selection.exports);
    if (settings.reportExports)
        await readExports(run, planned.platform, settings);
}
async function stamped(run, changes, head) {
    const provenance = await (0,promote_provenance/* findProvenance */.p8)(run.options, head, run.cutoff.stop);
    const noted = (0,promotion_provenance/* stampChanges */.L$)(changes, provenance);
    run.notices = [...run.notices, ...(0,promote_provenance/* uncommittedNotices */.RA)(noted, provenance)];
    return noted;
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
    cutoff.grant(run_cutoff/* INSTALL_GRACE */.X);
    // What cannot be recorded could not be rolled back: no further install begins then.
    const halt = new AbortController();
    const verify = options.verify === 'read-back' || selection.declaration?.verify === 'read-back';
    run.outcomes = await applyPlan(changes, verify ? (0,promotion_verify/* readingBack */.O)(platform) : platform, {
        concurrency: options.concurrency,
        signal: AbortSignal.any([cutoff.stop, halt.signal]),
        failFast: options.failFast ?? false,
        onOutcome: async (outcome) => {
            try {
                await record?.add(outcome);
            }
            catch (error) {
                run.unrecorded ??= unrecorded(error);
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
        run.unrecorded ??= unrecorded(error);
    }
    if (options.record !== undefined && run.outcomes.some(promotion_record/* isRecorded */.TN) && (run.unrecorded === undefined || (0,external_node_fs_.existsSync)(options.record)))
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
        const message = `what stands now could not be written into ${folder}: ${error instanceof Error ? error.message : String(error)}`;
        if (run.context.offersSubjects === true)
            run.notices = [...run.notices, `There is nothing to be signed: ${message}. The apps were dealt with all the same.`];
        else
            run.afterwards = [...run.afterwards, { code: 'subjects-not-written', message, hint: 'The apps were dealt with all the same. Give a folder of its own, on a disk with room, and run again.' }];
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
        const failure = (0,run_failure/* failureFrom */.Ju)(error);
        run.exports = (0,export_list/* notRead */.Qk)(failure.message);
        // What was cut short is no trouble of its own.
        if (run.cutoff.stop.aborted)
            return;
        run.afterwards = [
            ...run.afterwards,
            {
                code: 'exports-not-read',
                message: `the export jobs could not be read: ${failure.message}`,
                hint: 'The apps were dealt with all the same. Turn the input `report-exports` off if the token may not list export jobs.',
            },
        ];
    }
}


/***/ }),

/***/ 2814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RA: () => (/* binding */ uncommittedNotices),
/* harmony export */   WL: () => (/* binding */ unsaidCommit),
/* harmony export */   mW: () => (/* binding */ findHead),
/* harmony export */   p8: () => (/* binding */ findProvenance)
/* harmony export */ });
/* harmony import */ var _cwl_reach_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6977);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3191);
/* harmony import */ var _promotion_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5997);
/* harmony import */ var _promotion_name_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5523);
/* harmony import */ var _promotion_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4142);
/* harmony import */ var _promotion_provenance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5862);






/**
 * The commit that is checked out; undefined outside a repository, and where nothing will name it. To be asked for before the
 * documents are read: one that is made meanwhile may have others.
 */
async function findHead({ workingDirectory, commit, stamp }, signal) {
    return commit !== undefined && stamp === false ? undefined : (0,_promotion_git_js__WEBPACK_IMPORTED_MODULE_2__.gitAt)(workingDirectory, signal).head();
}
/** What there is to say of a run whose commit git does not say; undefined where there is none, and nothing that could say it. */
async function unsaidCommit({ workingDirectory }, startedFor, signal) {
    if (startedFor !== undefined) {
        return `There is no clone that says which commit the files are of: the record names ${startedFor.slice(0, 12)}, which the workflow runs for. If actions/checkout is given another \`ref\` or \`repository\`, install git before it.`;
    }
    const look = await (0,_promotion_git_js__WEBPACK_IMPORTED_MODULE_2__.gitAt)(workingDirectory, signal).look();
    return look.kind === 'refused' ? `Git does not say which commit is checked out, so that none is named: ${look.reason}. ${look.hint}` : undefined;
}
/** A notice on apps whose notes name no commit, though one is checked out: their files are not as it has them. */
function uncommittedNotices(changes, { commit }) {
    if (commit === undefined)
        return [];
    const names = changes.flatMap((change) => ((0,_promotion_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .isInstall */ .OK)(change) && change.app.source.kind === 'file' && (0,_promotion_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .notedCommit */ .C$)(change.description) === undefined ? [change.app.name] : []));
    if (names.length === 0)
        return [];
    return [`The note on what is installed names no commit for ${(0,_promotion_name_list_js__WEBPACK_IMPORTED_MODULE_5__/* .listNames */ .Z)(names)}: files of ${names.length === 1 ? 'it' : 'them'} have changes that no commit holds.`];
}
/** What git says of where documents come from that were read while `head` was checked out. Outside a repository only paths are known. */
async function findProvenance(options, head, signal) {
    const git = (0,_promotion_git_js__WEBPACK_IMPORTED_MODULE_2__.gitAt)(options.workingDirectory, signal);
    const remote = options.repository ?? (await git.remote());
    const repository = remote === undefined ? undefined : (0,_promotion_provenance_js__WEBPACK_IMPORTED_MODULE_4__/* .publicAddress */ .Wq)(remote, options.token);
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
// EXTERNAL MODULE: ./lib/promotion/diffs.js + 1 modules
var diffs = __webpack_require__(6351);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/record.js
var promotion_record = __webpack_require__(7836);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/promotion/plan.js + 8 modules
var plan = __webpack_require__(4142);
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
// EXTERNAL MODULE: ./lib/commands/promote.js + 5 modules
var promote = __webpack_require__(9999);
// EXTERNAL MODULE: ./lib/commands/promote/promotion-run.js + 10 modules
var promotion_run = __webpack_require__(3414);
// EXTERNAL MODULE: ./lib/commands/run/connect.js + 9 modules
var connect = __webpack_require__(1993);
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
        const { changes, untouched } = withoutUntouched(undoings, await (0,diffs/* withDiffs */.J)(planned, platform.dialect, run.cutoff.stop));
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


/***/ })

};

export const id = 946;
export const ids = [946];
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

/***/ 5946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   promote: () => (/* binding */ promote)
/* harmony export */ });
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6806);
/* harmony import */ var _promotion_provenance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5862);
/* harmony import */ var _promotion_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7836);
/* harmony import */ var _promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8244);
/* harmony import */ var _exports_export_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(948);
/* harmony import */ var _exports_export_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4250);
/* harmony import */ var _promote_carrying_out_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7685);
/* harmony import */ var _promote_planning_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6813);
/* harmony import */ var _promote_promotion_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3027);
/* harmony import */ var _promote_provenance_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2814);
/* harmony import */ var _run_failure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9446);











/**
 * Plans, then installs what differs: nothing is sent before everything is validated, packed and read, and one app's
 * failure ends no other. With `dryRun` it ends after the plan; `offline` goes with that only. `deployments` are told before
 * the first install and at the end, and asked what stands there when the rule `downgrade` has no record to go by.
 */
async function promote(options, context, deployments) {
    return (0,_promote_promotion_run_js__WEBPACK_IMPORTED_MODULE_8__/* .runPromotion */ .d)('promote', options, context, deployments, (run) => planAndInstall(run, options));
}
async function* planAndInstall(run, given) {
    if (given.offline !== undefined && !given.dryRun)
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g('usage', '`offline` goes with `dry-run` only: without the platform nothing can be installed', { hint: 'Leave it out, or plan.' });
    // Before the platform is asked for anything: a plan that cannot be read is a mistake of this command.
    const approved = given.plan === undefined ? undefined : await (0,_promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .receivePlan */ .H3)(given.plan, run.cutoff.stop);
    const options = approved === undefined ? given : ofStage(approved, given);
    // Before packing: a commit that is made meanwhile is not the one of what was packed.
    const head = await (0,_promote_provenance_js__WEBPACK_IMPORTED_MODULE_9__/* .findHead */ .mW)(options, run.cutoff.stop);
    const end = yield* (0,_promote_planning_js__WEBPACK_IMPORTED_MODULE_7__/* .makePlan */ .C)(run, options, approved);
    if (end.kind === 'ready')
        refuseUnapproved(options.expectPlanDigest, approved, end.planned.plan);
    if (options.dryRun)
        return;
    switch (end.kind) {
        case 'invalid':
            yield skipAll(end, 'nothing is installed while documents have errors');
            return;
        case 'unasked':
            // Only a dry run is without the platform.
            return;
        case 'ready':
            yield* carryOut(run, options, end, head);
    }
}
async function* carryOut(run, options, { planned, platform, selection }, head) {
    const { context, cutoff } = run;
    if (planned.changes.some((change) => change.action === 'blocked' && change.blockedBy === 'rule')) {
        yield skipAll(planned, 'nothing is installed while a rule refuses an app');
        return;
    }
    const provenance = options.stamp === false ? undefined : await (0,_promote_provenance_js__WEBPACK_IMPORTED_MODULE_9__/* .findProvenance */ .p8)(options, head, cutoff.stop);
    const changes = provenance === undefined ? planned.changes : (0,_promotion_provenance_js__WEBPACK_IMPORTED_MODULE_1__/* .stampChanges */ .L$)(planned.changes, provenance);
    const commit = options.commit ?? head;
    const notice = commit === undefined ? await (0,_promote_provenance_js__WEBPACK_IMPORTED_MODULE_9__/* .unsaidCommit */ .WL)(options, context.startedFor, cutoff.stop) : undefined;
    if (notice !== undefined)
        run.say(notice);
    const readsBack = selection.declaration?.verify === 'read-back';
    const settled = yield* (0,_promote_carrying_out_js__WEBPACK_IMPORTED_MODULE_6__/* .install */ .a)(run, options, { planned, changes, platform, commit: commit ?? context.startedFor ?? null, readsBack });
    const installed = settled.outcomes.filter(_promotion_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecorded */ .TN).map(({ change }) => change);
    for (const each of provenance === undefined ? [] : (0,_promote_provenance_js__WEBPACK_IMPORTED_MODULE_9__/* .uncommittedNotices */ .RA)(installed, provenance))
        run.say(each);
    const settings = (0,_exports_export_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .exportSettings */ .u)(options, selection.exports);
    if (settings.reportExports)
        yield { ...settled, ...(await readExports(run, settled, platform, settings)) };
}
/** An approved plan is for one stage, which need not be named again. */
function ofStage({ stage }, options) {
    return stage === null || options.stage !== undefined || options.project !== undefined ? options : { ...options, stage };
}
/** Throws PromotionError `stale-plan` when something else was approved than what would be done now. */
function refuseUnapproved(digest, approved, present) {
    if (digest !== undefined)
        (0,_promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseOtherDigest */ .pC)(digest, present);
    if (approved !== undefined)
        (0,_promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseStalePlan */ .Pb)(approved, present);
}
function skipAll(plan, reason) {
    const outcomes = plan.changes.map((change) => (change.action === 'unchanged' ? { change, outcome: 'unchanged' } : { change, outcome: 'skipped', reason: change.action === 'blocked' ? change.reason : reason }));
    return { kind: 'settled', plan, outcomes, afterwards: [] };
}
/**
 * A failed export job does not fail a promotion, it is reported; but a list that was asked for and could not be read
 * must not look like a list without failures.
 */
async function readExports({ context, cutoff, say }, { afterwards }, platform, settings) {
    if (cutoff.stop.aborted)
        return { exports: (0,_exports_export_list_js__WEBPACK_IMPORTED_MODULE_4__/* .notRead */ .Qk)('the run ended before the export jobs were read'), afterwards };
    context.progress({ kind: 'phase', name: 'exports' });
    try {
        const exports = await (0,_exports_export_list_js__WEBPACK_IMPORTED_MODULE_4__/* .readExportList */ .fY)(platform, settings);
        for (const notice of (0,_exports_export_list_js__WEBPACK_IMPORTED_MODULE_4__/* .noticesOf */ .lx)(exports))
            say(notice);
        return { exports, afterwards };
    }
    catch (error) {
        const { message } = (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_10__/* .failureFrom */ .Ju)(error);
        const exports = (0,_exports_export_list_js__WEBPACK_IMPORTED_MODULE_4__/* .notRead */ .Qk)(message);
        // What was cut short is no trouble of its own.
        if (cutoff.stop.aborted)
            return { exports, afterwards };
        const failure = { code: 'exports-not-read', message: `the export jobs could not be read: ${message}`, hint: 'The apps were dealt with all the same. Turn the input `report-exports` off if the token may not list export jobs.' };
        return { exports, afterwards: [...afterwards, failure] };
    }
}


/***/ }),

/***/ 7685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ install)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/promotion/apply.js + 2 modules
var apply = __webpack_require__(3929);
// EXTERNAL MODULE: ./lib/promotion/atomic-file.js
var atomic_file = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/promotion/plan.js + 8 modules
var plan = __webpack_require__(1664);
// EXTERNAL MODULE: ./lib/promotion/record.js
var promotion_record = __webpack_require__(7836);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/cwl/folded.js
var folded = __webpack_require__(8214);
// EXTERNAL MODULE: ./lib/cwl/packing/stamp.js
var stamp = __webpack_require__(4013);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
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
    const standing = outcomes.flatMap((came) => (came.outcome === 'created' || came.outcome === 'updated' || came.outcome === 'unchanged' ? [came.change] : []));
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
    const alike = Map.groupBy(paths, folded/* folded */.T);
    return paths.map((path, at) => `${path}${(alike.get((0,folded/* folded */.T)(path)) ?? []).length > 1 ? hashMark((addresses[at] ?? []).join('/')) : ''}.json`);
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
var verify = __webpack_require__(5096);
// EXTERNAL MODULE: ./lib/commands/run/cutoff.js
var run_cutoff = __webpack_require__(3259);
// EXTERNAL MODULE: ./lib/commands/run/given.js
var given = __webpack_require__(6061);
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
        id: (0,external_node_crypto_.randomUUID)(),
    };
}

;// CONCATENATED MODULE: ./lib/commands/promote/carrying-out.js












/** Carries a plan out. */
async function* install(run, options, work) {
    const { context, cutoff } = run;
    const { planned, changes, platform } = work;
    const header = recordHeader(options, platform, { stage: planned.stage, project: planned.project ?? '', commit: work.commit });
    const record = options.record === undefined ? undefined : await (0,promotion_record/* startRecord */.qt)(options.record, header, changes);
    if (options.record !== undefined && changes.some(plan/* isInstall */.OK))
        context.progress({ kind: 'record', file: options.record });
    await announce(run, options, work, header);
    context.progress({ kind: 'phase', name: 'install', total: changes.length });
    cutoff.grant(run_cutoff/* INSTALL_GRACE */.X);
    const { outcomes, unrecorded } = await applyOnRecord(run, options, work, record);
    const recordFile = options.record !== undefined && outcomes.some(promotion_record/* isRecorded */.TN) && (unrecorded === undefined || (0,external_node_fs_.existsSync)(options.record)) ? options.record : undefined;
    const settled = { kind: 'settled', plan: planned, outcomes, ...(0,given/* given */.g)({ unrecorded, recordFile }), afterwards: [] };
    yield settled;
    cutoff.grant(0);
    // A run that must end now has no time for it; the next one finds in place what this one brought.
    if (options.subjects === undefined || cutoff.stop.aborted)
        return settled;
    const kept = await keepSubjects(run, options.subjects, settled, platform);
    yield kept;
    return kept;
}
async function announce({ command, deployments, cutoff }, options, { planned, changes, undoes }, header) {
    const more = { command, project: planned.project ?? '', planDigest: planned.plan.digest, ...(0,given/* given */.g)({ undoes }) };
    await deployments?.begin(startOf(options, header, changes, more), cutoff.stop);
}
/** What cannot be recorded could not be rolled back: no further install begins then. */
async function applyOnRecord({ context, cutoff }, options, { changes, platform, readsBack }, record) {
    const halt = new AbortController();
    let unrecorded;
    const note = async (writing) => {
        try {
            await writing;
        }
        catch (error) {
            unrecorded ??= unrecordedBy(error);
            halt.abort();
        }
    };
    const outcomes = await (0,apply/* applyPlan */.g)(changes, readsBack || options.verify === 'read-back' ? (0,verify/* readingBack */.O)(platform) : platform, {
        concurrency: options.concurrency,
        signal: AbortSignal.any([cutoff.stop, halt.signal]),
        failFast: options.failFast ?? false,
        onOutcome: async (outcome) => {
            await note(record?.add(outcome));
            // After the record: what is told holds even when the process is killed the next moment.
            context.progress(progressOf(outcome));
        },
    });
    await note(record?.end());
    return { outcomes, ...(0,given/* given */.g)({ unrecorded }) };
}
function unrecordedBy(error) {
    return {
        code: 'record-not-written',
        message: `the record could not be written: ${(0,atomic_file/* reasonOf */.A3)(error)}`,
        hint: 'No further install was begun. What is installed is in the report; free the disk or give another path, and run again.',
    };
}
function progressOf(came) {
    const { name, target } = came.change.app;
    return { kind: 'app', name, target: (0,address/* formatAddress */.M0)(target), outcome: came.outcome, ...(0,given/* given */.g)({ reason: (0,apply/* reasonFor */.q)(came) }) };
}
async function keepSubjects({ context, say }, folder, settled, { dialect }) {
    try {
        return { ...settled, ...(0,given/* given */.g)({ subjects: await writeSubjects(folder, settled.outcomes, dialect) }) };
    }
    catch (error) {
        const message = `what stands now could not be written into ${folder}: ${(0,atomic_file/* reasonOf */.A3)(error)}`;
        if (context.offersSubjects === true) {
            say(`There is nothing to be signed: ${message}. The apps were dealt with all the same.`);
            return settled;
        }
        const failure = { code: 'subjects-not-written', message, hint: 'The apps were dealt with all the same. Give a folder of its own, on a disk with room, and run again.' };
        return { ...settled, afterwards: [...settled.afterwards, failure] };
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
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4342);
/* harmony import */ var _promotion_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5997);
/* harmony import */ var _promotion_name_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5523);
/* harmony import */ var _promotion_provenance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5862);





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
/** A notice on installed apps whose notes name no commit, though one is checked out: their files are not as it has them. */
function uncommittedNotices(installed, { commit }) {
    if (commit === undefined)
        return [];
    const names = installed.flatMap((change) => (change.app.source.kind === 'file' && (0,_promotion_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .notedCommit */ .C$)(change.description) === undefined ? [change.app.name] : []));
    if (names.length === 0)
        return [];
    return [`The note on what is installed names no commit for ${(0,_promotion_name_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Z)(names)}: files of ${names.length === 1 ? 'it' : 'them'} have changes that no commit holds.`];
}
/** What git says of where documents come from that were read while `head` was checked out. Outside a repository only paths are known. */
async function findProvenance(options, head, signal) {
    const git = (0,_promotion_git_js__WEBPACK_IMPORTED_MODULE_2__.gitAt)(options.workingDirectory, signal);
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


/***/ })

};

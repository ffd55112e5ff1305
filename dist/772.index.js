export const id = 772;
export const ids = [772];
export const modules = {

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

/***/ 3772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rollback: () => (/* binding */ rollback)
/* harmony export */ });
/* harmony import */ var _promotion_diffs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6351);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6806);
/* harmony import */ var _promotion_name_list_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5523);
/* harmony import */ var _promotion_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7836);
/* harmony import */ var _promotion_rollback_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2725);
/* harmony import */ var _promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8244);
/* harmony import */ var _promotion_select_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6287);
/* harmony import */ var _promote_carrying_out_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7685);
/* harmony import */ var _promote_promotion_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3027);
/* harmony import */ var _run_connect_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4019);
/* harmony import */ var _run_side_by_side_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(807);











/**
 * Puts back what stood at each target before the run whose record is `undo`: planned, verified and recorded like any
 * promotion. An app is left alone when someone has installed it since; one that the run created is reported, since the
 * documented platform cannot delete. With `dryRun` it ends after the plan.
 */
async function rollback(options, context, deployments) {
    return (0,_promote_promotion_run_js__WEBPACK_IMPORTED_MODULE_7__/* .runPromotion */ .d)('rollback', options, context, deployments, (run) => planAndPutBack(run, options));
}
async function* planAndPutBack(run, options) {
    run.context.progress({ kind: 'phase', name: 'configuration' });
    const record = await (0,_promotion_record_js__WEBPACK_IMPORTED_MODULE_2__/* .receiveRecord */ .nS)(options.undo, run.cutoff.stop);
    const undoings = chosen((0,_promotion_rollback_js__WEBPACK_IMPORTED_MODULE_3__/* .undoingsOf */ .L8)(record, options.undo), options.apps ?? []);
    const interrupted = undoings.filter((undoing) => undoing.interrupted).map(({ recorded }) => recorded.target);
    if (interrupted.length > 0)
        run.say(`Someone else changed ${(0,_promotion_name_list_js__WEBPACK_IMPORTED_MODULE_9__/* .listNames */ .Z)(interrupted)} between two installs that the record holds: what the later one replaced counts as what stood there before.`);
    const { stage, project } = record;
    const apps = { stage, project, wanted: undoings.map(({ app }) => app) };
    yield { ...apps, kind: 'chosen' };
    const platform = (0,_run_connect_js__WEBPACK_IMPORTED_MODULE_8__/* .connect */ .Ng)(options, run.context, run.cutoff.requests, (0,_promote_promotion_run_js__WEBPACK_IMPORTED_MODULE_7__/* .remarksOf */ .r)(run));
    refuseOtherPlatform(record, platform, options.undo);
    const changes = await decide(run, undoings, platform, options.concurrency);
    const plan = (0,_promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .savedPlan */ .XU)({ baseUrl: platform.baseUrl, dialect: platform.dialect, stage, project }, changes);
    const planned = { ...apps, kind: 'planned', wanted: changes.map(({ app }) => app), changes, plan, findings: { problems: [] }, changedFiles: new Map() };
    yield planned;
    if (options.dryRun)
        return;
    if (changes.every(({ action }) => action === 'unchanged'))
        run.say('Nothing was to be put back: what stood there before stands there now.');
    const isWhole = options.apps === undefined || options.apps.length === 0;
    // What stands then is of no one commit, least of all of the one that is checked out.
    yield* (0,_promote_carrying_out_js__WEBPACK_IMPORTED_MODULE_6__/* .install */ .a)(run, options, { planned, changes, platform, commit: null, readsBack: false, ...(isWhole ? { undoes: (0,_promotion_record_js__WEBPACK_IMPORTED_MODULE_2__/* .headersIn */ .WD)(record) } : {}) });
}
async function decide({ context, cutoff, say }, undoings, platform, concurrency) {
    context.progress({ kind: 'phase', name: 'read', total: undoings.length });
    const planned = await (0,_run_side_by_side_js__WEBPACK_IMPORTED_MODULE_10__/* .sideBySide */ .Q)(undoings, concurrency, async (undoing) => (0,_promotion_rollback_js__WEBPACK_IMPORTED_MODULE_3__/* .planUndoing */ .Ij)(undoing, await platform.getApp(undoing.app.target), platform.dialect));
    cutoff.stop.throwIfAborted();
    context.progress({ kind: 'phase', name: 'plan' });
    const { changes, untouched } = withoutUntouched(undoings, await (0,_promotion_diffs_js__WEBPACK_IMPORTED_MODULE_0__/* .withDiffs */ .J)(planned, platform.dialect, cutoff.stop));
    if (untouched > 0)
        say(`Of what the recorded run had before it, ${untouched} ${untouched === 1 ? 'app needs' : 'apps need'} no undoing: ${untouched === 1 ? 'it was' : 'they were'} not there before, and ${untouched === 1 ? 'is' : 'are'} not there now.`);
    return changes;
}
/** What a run has on record and did not create after all, since it was cut off or went wrong, or what was taken away by hand since. */
function withoutUntouched(undoings, planned) {
    const changes = planned.filter((change, index) => !(undoings[index]?.recorded.before.kind === 'absent' && change.before?.kind === 'absent'));
    return { changes, untouched: planned.length - changes.length };
}
function chosen(undoings, names) {
    const apps = new Set((0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_5__/* .selectApps */ .B2)(undoings.map((undoing) => undoing.app), names));
    return undoings.filter((undoing) => apps.has(undoing.app));
}
function refuseOtherPlatform(record, platform, file) {
    if (record.baseUrl === platform.baseUrl && record.dialect === platform.dialect)
        return;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('usage', `${file} is of ${record.baseUrl} (${record.dialect}), and this run is for ${platform.baseUrl} (${platform.dialect})`, {
        hint: 'Give the inputs `base-url` and `platform` of the run that is to be undone.',
    });
}


/***/ })

};

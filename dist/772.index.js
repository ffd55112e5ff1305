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
/* harmony import */ var _promote_promotion_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1153);
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


/***/ }),

/***/ 1942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ splitReference)
/* harmony export */ });
/* harmony import */ var _path_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6911);

/**
 * Reads `path` or `path#id`. The name of a file may itself hold number signs: of the readings that are possible the one
 * counts that names a file, and of several the longest. Where none does, the id stands behind the last number sign,
 * unless a slash follows it.
 */
function splitReference({ has }, reference) {
    const last = (0,_path_text_js__WEBPACK_IMPORTED_MODULE_0__/* .checkPath */ .Cg)(reference).lastIndexOf('#');
    if (last <= 0 || has(reference))
        return { path: reference };
    for (let at = last; at > 0; at = reference.lastIndexOf('#', at - 1)) {
        if (has(reference.slice(0, at)))
            return cut(reference, at);
    }
    return reference.includes('/', last) ? { path: reference } : cut(reference, last);
}
function cut(reference, at) {
    return { path: reference.slice(0, at), fragment: reference.slice(at + 1) };
}


/***/ }),

/***/ 8214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ folded)
/* harmony export */ });
/**
 * What names have in common that some file systems take for one: those of Windows and macOS do with names that differ in case,
 * and those of macOS in how an accent is written. Git there names a file as it was committed, and not as it is asked for.
 */
function folded(path) {
    return path.normalize('NFC').toLowerCase();
}


/***/ }),

/***/ 5523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ listNames)
/* harmony export */ });
/** As many as a sentence bears. */
const MOST_NAMES = 10;
/** Names as a sentence lists them: no more than `most`, and how many there are besides. */
function listNames(names, most = MOST_NAMES) {
    return `${names.slice(0, most).join(', ')}${names.length > most ? `, and ${names.length - most} more` : ''}`;
}


/***/ }),

/***/ 6287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  en: () => (/* binding */ appsIn),
  OC: () => (/* binding */ appsOf),
  oQ: () => (/* binding */ chooseStage),
  xP: () => (/* binding */ misplacedExceptions),
  XB: () => (/* binding */ parseProject),
  Fd: () => (/* binding */ refuseCopyOntoItself),
  B2: () => (/* binding */ selectApps),
  OG: () => (/* binding */ wantedDirectly),
  by: () => (/* binding */ wantedOfStage)
});

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/documents/document-reference.js
var document_reference = __webpack_require__(1942);
// EXTERNAL MODULE: ./lib/cwl/folded.js
var folded = __webpack_require__(8214);
// EXTERNAL MODULE: ./lib/cwl/suggest.js
var suggest = __webpack_require__(7912);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var cwl_workspace = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/platform/contract.js
var contract = __webpack_require__(9001);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/manifest-errors.js + 1 modules
var manifest_errors = __webpack_require__(8661);
// EXTERNAL MODULE: ./lib/promotion/name-list.js
var name_list = __webpack_require__(5523);
// EXTERNAL MODULE: ./lib/promotion/names.js
var names = __webpack_require__(3849);
;// CONCATENATED MODULE: ./lib/promotion/targets.js



/** Names that no app can have. */
function badNames(wanted, placeOf) {
    return wanted.flatMap((app) => {
        const fault = (0,contract/* faultOfName */.nL)(app.target.app);
        return fault === undefined ? [] : [{ message: `the app ${JSON.stringify(app.target.app)} cannot be named so: ${fault}`, hint: 'Give it another `name`.', at: placeOf(app) }];
    });
}
/** Targets that several apps aim at, each once. */
function sharedTargets(wanted, placeOf) {
    return [...Map.groupBy(wanted, ({ target }) => (0,address/* formatAddress */.M0)(target))].flatMap(([target, apps]) => {
        const [, second] = apps;
        if (second === undefined)
            return [];
        const at = placeOf?.(second);
        const named = apps.map((app) => {
            const line = placeOf?.(app).line;
            return `${app.reference ?? app.name}${line === at?.line ? '' : ` (line ${line})`}`;
        });
        const message = apps.length === 2 ? `two apps aim at ${target}: ${named.join(' and ')}` : `${apps.length} apps aim at ${target}: ${(0,name_list/* listNames */.Z)(named, FEW)}`;
        return [{ message, hint: hintFor(apps, placeOf), at }];
    });
}
/** Of those that aim at one target. */
const FEW = 5;
function hintFor(apps, placeOf) {
    if (new Set(apps.map(({ reference }) => reference)).size > 1)
        return 'Give one of them another name; a name for several files can hold {stem} and {parent}.';
    const rows = new Set(apps.map((app) => placeOf?.(app).line));
    return rows.size > 1 ? 'It is one document in several rows: leave it out of all but one, with `except`.' : 'It is one document, of which two `names` come to the same: leave one of them out.';
}
/** Where stages share a project: an app put in the place of one that another stage has there would undo that stage, and be undone by it. */
function takenTargets(wanted, others, placeOf) {
    return wanted.flatMap((app) => {
        const target = (0,address/* formatAddress */.M0)(app.target);
        const taken = others.flatMap(({ stage, apps }) => {
            const other = apps.get(target);
            return other === undefined || other.reference === app.reference ? [] : [{ stage, name: other.name === app.name ? other.reference : other.name }];
        })[0];
        if (taken === undefined)
            return [];
        return [{ message: `${app.name} would take the place of ${target}, which the stage ${taken.stage} has for ${taken.name}`, hint: 'Give it another name in this stage, or the stages projects of their own.', at: placeOf(app) }];
    });
}

;// CONCATENATED MODULE: ./lib/promotion/select.js













const NO_REMEDY = () => undefined;
/** Reads `owner/project`. Throws PromotionError `usage`; `input` names where it was given. */
function parseProject(text, input) {
    const [owner, project, ...rest] = text.split('/');
    // As the schema of the configuration has it.
    if (owner === undefined || project === undefined || rest.length > 0 || /\s/.test(text)) {
        throw new errors/* PromotionError */.g('usage', `\`${input}\` is ${JSON.stringify(text)}, which is no project`, {
            hint: 'Write owner/project, as in acme/rnaseq.',
        });
    }
    const fault = (0,names/* faultOfProject */.jW)(text);
    if (fault !== undefined)
        throw new errors/* PromotionError */.g('usage', `\`${input}\` is ${JSON.stringify(text)}, which is no project: ${fault}`);
    return { owner, project };
}
/** The stage to work on: the one named, or the only one. Throws PromotionError `usage` that lists them. */
function chooseStage(manifest, stage) {
    const names = Object.keys(manifest.stages);
    if (names.length === 0) {
        throw new errors/* PromotionError */.g('configuration', `${manifest.file} has no \`stages\`: it does not say what goes where`, {
            hint: 'Add `stages` and `apps`, or give the inputs `files` and `project`.',
        });
    }
    if (stage === undefined) {
        const [only, other] = names;
        if (only !== undefined && other === undefined)
            return only;
        throw new errors/* PromotionError */.g('usage', `which stage? ${manifest.file} has several: ${names.join(', ')}`, {
            hint: 'Name one with the input `stage`.',
        });
    }
    if (Object.hasOwn(manifest.stages, stage))
        return stage;
    throw new errors/* PromotionError */.g('usage', `no stage is named ${JSON.stringify(stage)}.${(0,suggest/* didYouMean */.au)(stage, names)}`, {
        hint: `${manifest.file} has ${names.join(', ')}.`,
    });
}
/** The apps that a configuration file names, in its order. Throws PromotionError `configuration` for rows without files, one for all. */
function appsOf(manifest, find, has, remedyFor = NO_REMEDY) {
    const mistakes = [];
    const apps = manifest.apps.flatMap((declaration, row) => {
        try {
            return appsOfRow(manifest, declaration, row, { find, has, remedyFor });
        }
        catch (error) {
            if (!(error instanceof errors/* PromotionError */.g))
                throw error;
            mistakes.push(error);
            return [];
        }
    });
    const error = (0,manifest_errors/* inOneError */._)(mistakes);
    if (error !== undefined)
        throw error;
    return apps;
}
/** The same of the files of a workspace. */
function appsIn(manifest, workspace) {
    return appsOf(manifest, (patterns) => workspace.find(patterns), (path) => workspace.has(path), (pattern) => (0,cwl_workspace/* remedyIn */.ke)(workspace, pattern));
}
function appsOfRow(manifest, declaration, row, { find, has, remedyFor }) {
    const { path, fragment } = (0,document_reference/* splitReference */.m)({ has }, declaration.path);
    const excepted = new Set(located(() => find(declaration.except ?? []), manifest, row, 'except'));
    if (excepted.size === 0)
        refuseEmptyException(manifest, declaration, row);
    const there = located(() => find([path]), manifest, row, 'path');
    const files = without(there, excepted);
    if (files.length === 0) {
        const [message, hint] = there.length === 0
            ? [`no CWL file is at ${JSON.stringify(declaration.path)}`, remedyFor(path) ?? 'Correct the path; it is relative to the working directory.']
            : [`\`except\` leaves out all that is at ${JSON.stringify(declaration.path)}`, 'Remove the row, or what in `except` is too much.'];
        throw new errors/* PromotionError */.g('configuration', message, { hint, at: manifest.at('apps', row, 'path') });
    }
    return files.map((file) => {
        const document = fragment === undefined ? { path: file } : { path: file, fragment };
        const name = located(() => (0,names/* fillName */.bq)(declaration.name ?? '{stem}', document), manifest, row, 'name');
        return { name, reference: fragment === undefined ? file : `${file}#${fragment}`, document, row };
    });
}
/** What is left out is one of the files that are there, also where the system has found it by another spelling of its name. */
function without(there, excepted) {
    const known = new Set(there);
    const respelt = new Set([...excepted].filter((file) => !known.has(file)).map(folded/* folded */.T));
    return there.filter((file) => !excepted.has(file) && !respelt.has((0,folded/* folded */.T)(file)));
}
/** Globs with a ! take out of what others find. Alone they find nothing, and all that was to be left out would be installed. */
function refuseEmptyException(manifest, { except = [] }, row) {
    const [first] = except;
    if (first === undefined || !except.every((glob) => picomatch.scan(glob).negated))
        return;
    throw new errors/* PromotionError */.g('configuration', `\`except\` leaves nothing out: ${JSON.stringify(first)} begins with a !`, {
        hint: 'Name what is to be left out, without a ! in front.',
        at: manifest.at('apps', row, 'except', 0),
    });
}
/**
 * A sentence on each glob under `except` that is for no file, and would be for files of its row if it began with a folder:
 * whoever writes it as for `.gitignore` would have installed what was to be left out, and no call takes that away again.
 */
function misplacedExceptions(manifest, apps, find) {
    return manifest.apps.flatMap(({ except = [] }, row) => except.flatMap((written, index) => {
        if (find([written]).length > 0)
            return [];
        const meant = `**/${written.replace(/^\.\//, '')}`;
        const missed = apps.filter((app) => app.row === row && picomatch.isMatch(app.document.path, meant)).map(({ document }) => document.path);
        if (missed.length === 0)
            return [];
        const { file, line, column } = manifest.at('apps', row, 'except', index);
        return [`${file}:${line}:${column}: ${JSON.stringify(written)} leaves no file out, since it is relative to the working directory. Did you mean ${JSON.stringify(meant)}, for ${(0,name_list/* listNames */.Z)(missed, select_FEW)}?`];
    }));
}
/** Of files that stand for the others in a sentence. */
const select_FEW = 3;
/** The apps that `stage` is to hold, each with its target and where it comes from. */
function wantedOfStage(manifest, apps, stage) {
    const declaration = stageOf(manifest, stage);
    const project = parseProject(declaration.project, `stages.${stage}.project`);
    const from = declaration.from === undefined ? undefined : { stage: declaration.from, ...stageOf(manifest, declaration.from) };
    const rows = new Map();
    for (const app of apps) {
        const { name, reference } = app;
        const source = from === undefined
            ? sourceAt(reference, app.document)
            : { kind: 'app', address: { ...parseProject(from.project, `stages.${from.stage}.project`), app: namesIn(manifest, app, from.stage)[0] ?? name }, stage: from.stage };
        for (const target of namesIn(manifest, app, stage))
            rows.set({ name, target: { ...project, app: target }, source, reference }, app.row);
    }
    const placeOf = (app) => manifest.at('apps', rows.get(app) ?? 0);
    const wanted = [...rows.keys()];
    const own = [...badNames(wanted, placeOf), ...sharedTargets(wanted, placeOf)];
    // Names that are wrong in one stage are so in others as well, and would be told again.
    const error = (0,manifest_errors/* inOneError */._)(own.length > 0 ? own : takenTargets(wanted, besides(manifest, apps, stage), placeOf));
    if (error !== undefined)
        throw error;
    return wanted;
}
/** What the other stages of its project have there. */
function besides(manifest, apps, stage) {
    const { project } = stageOf(manifest, stage);
    return Object.entries(manifest.stages).flatMap(([other, declaration]) => {
        if (other === stage || declaration.project !== project)
            return [];
        return [{ stage: other, apps: new Map(apps.flatMap((app) => namesIn(manifest, app, other).map((name) => [`${project}/${name}`, app]))) }];
    });
}
/** The apps of a run without a configuration file: named after their files. Throws PromotionError `usage`. */
function wantedDirectly(selection, has) {
    const project = parseProject(selection.project, 'project');
    const origin = selection.copyFrom === undefined ? undefined : parseProject(selection.copyFrom, 'copy-from');
    if (selection.files.length === 0) {
        if (origin === undefined)
            throw new errors/* PromotionError */.g('usage', 'no app is named', { hint: 'Give the input `files`: paths, folders or globs of CWL files.' });
        if (selection.apps.length === 0) {
            throw new errors/* PromotionError */.g('usage', 'no app is named', { hint: 'Name the apps to copy with the input `apps`, or give their files with the input `files`.' });
        }
        return refuseBadNames(refuseCopyOntoItself([...new Set(selection.apps)].map((name) => copied(name, project, origin))));
    }
    const wanted = selection.files.map((reference) => {
        const document = (0,document_reference/* splitReference */.m)({ has }, reference);
        const name = (0,names/* fillName */.bq)('{stem}', document);
        if (origin !== undefined)
            return { ...copied(name, project, origin), reference };
        return { name, target: { ...project, app: name }, source: sourceAt(reference, document), reference };
    });
    refuseSharedTargets(wanted);
    return refuseBadNames(refuseCopyOntoItself(selectApps(wanted, selection.apps)));
}
/** Before anything is packed or read. */
function refuseBadNames(wanted) {
    for (const { target, reference } of wanted) {
        const fault = (0,contract/* faultOfName */.nL)(target.app);
        if (fault === undefined)
            continue;
        const name = JSON.stringify(target.app);
        if (reference === undefined)
            throw new errors/* PromotionError */.g('usage', `no app can be named ${name}: ${fault}`, { hint: 'Correct the input `apps`.' });
        throw new errors/* PromotionError */.g('usage', `${reference} gives the app the name ${name}, which it cannot have: ${fault}`, { hint: 'Rename the file, or give the app a name in a cwl-promote.yml.' });
    }
    return wanted;
}
/** The apps named by the input `apps`, by their own name or the one at the target; all when it names none. */
function selectApps(wanted, names) {
    for (const name of names) {
        if (wanted.some((app) => isNamed(app, name)))
            continue;
        const known = [...new Set(wanted.map((app) => app.name))];
        throw new errors/* PromotionError */.g('usage', `no app is named ${JSON.stringify(name)}.${(0,suggest/* didYouMean */.au)(name, known)}`, {
            hint: `The apps are ${(0,name_list/* listNames */.Z)(known, MANY)}.`,
        });
    }
    return names.length === 0 ? wanted : wanted.filter((app) => names.some((name) => isNamed(app, name)));
}
/** More names than this help nobody in a message. */
const MANY = 20;
function isNamed(app, name) {
    return app.name === name || app.target.app === name;
}
function copied(name, project, origin) {
    return { name, target: { ...project, app: name }, source: { kind: 'app', address: { ...origin, app: name } } };
}
function sourceAt(reference, { path, fragment }) {
    return { kind: 'file', reference, ...(fragment === undefined ? {} : { path }) };
}
function stageOf(manifest, stage) {
    const declaration = manifest.stages[stage];
    if (declaration === undefined)
        throw new TypeError(`the stage ${stage} was not checked`);
    return declaration;
}
function namesIn(manifest, app, stage) {
    const given = manifest.apps[app.row]?.names?.[stage];
    const templates = given === undefined ? ['{name}'] : typeof given === 'string' ? [given] : given;
    return templates.map((template) => located(() => (0,names/* fillName */.bq)(template, app.document, app.name), manifest, app.row, 'names', stage));
}
/** Adds the place in the configuration to what a path or a name in it throws. */
function located(work, manifest, row, ...path) {
    try {
        return work();
    }
    catch (error) {
        if (!(error instanceof errors/* PromotionError */.g || error instanceof cwl_error/* CwlError */.J))
            throw error;
        throw new errors/* PromotionError */.g('configuration', error.message, { hint: error.hint, at: manifest.at('apps', row, ...path) });
    }
}
/** Of several the first, with the others beside it. */
function refuseSharedTargets(wanted) {
    const [first, ...others] = sharedTargets(wanted);
    if (first === undefined)
        return;
    const more = others.length === 0 ? '' : ` (and ${others.length} more such ${others.length === 1 ? 'target' : 'targets'})`;
    throw new errors/* PromotionError */.g('usage', `${first.message}${more}`, { hint: first.hint, others: others.slice(0, select_FEW) });
}
/** A copy onto itself is a mistake in what was asked for, and would look like a promotion that went well. */
function refuseCopyOntoItself(wanted) {
    for (const app of wanted) {
        if (app.source.kind === 'app' && sameAddress(app.source.address, app.target)) {
            throw new errors/* PromotionError */.g('usage', `${(0,address/* formatAddress */.M0)(app.target)} would be copied onto itself`, {
                hint: 'Copy from another project, or under another name.',
            });
        }
    }
    return wanted;
}
function sameAddress(left, right) {
    return (0,address/* formatAddress */.M0)(left) === (0,address/* formatAddress */.M0)(right);
}


/***/ })

};

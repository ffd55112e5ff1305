export const id = 492;
export const ids = [492];
export const modules = {

/***/ 1153:
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
    if (record !== undefined && subjects !== undefined && ((0,workspace/* isWithin */.UO)((0,external_node_path_.resolve)(subjects), (0,external_node_path_.resolve)(record)) || (0,workspace/* isWithin */.UO)((0,external_node_path_.resolve)(record), (0,external_node_path_.resolve)(subjects)))) {
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

// EXTERNAL MODULE: ./lib/cwl/graph.js
var graph = __webpack_require__(9558);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/promotion/apply.js + 2 modules
var apply = __webpack_require__(3929);
// EXTERNAL MODULE: ./lib/promotion/rollback.js
var rollback = __webpack_require__(2725);
// EXTERNAL MODULE: ./lib/promotion/wanted.js
var wanted = __webpack_require__(4906);
// EXTERNAL MODULE: ./lib/commands/report.js
var report = __webpack_require__(2582);
// EXTERNAL MODULE: ./lib/commands/run/count.js
var count = __webpack_require__(999);
;// CONCATENATED MODULE: ./lib/commands/promote/promotion-report.js









/** The report of a promotion: its result and exit code follow from what came of each app, and from what ended the run. */
function reportPromotion({ command, known, failure: ending, notices, waits, duration, phases }) {
    const settled = known.kind === 'settled' ? known : undefined;
    const plan = known.kind === 'settled' ? known.plan : known;
    const apps = appReports(known, command);
    const { unrecorded, afterwards = [], exports, recordFile, subjects } = settled ?? {};
    const failureBefore = ending ?? (plan.kind === 'invalid' ? plan.failure : undefined) ?? unrecorded ?? failureOfApps(apps);
    const failure = failureBefore ?? afterwards[0];
    const others = [...(unrecorded === undefined ? [] : [unrecorded]), ...afterwards].filter((other) => other !== failure);
    return {
        command,
        exitCode: failure === undefined ? report/* EXIT */.d.fine : (0,run_failure/* exitCodeOf */.FO)(failure),
        ...(0,given/* given */.g)({ failure }),
        notices: [...notices, ...undealtNotices(known), ...others.map(run_failure/* inOneSentence */.b0)],
        result: resultOf(apps, failureBefore, settled !== undefined),
        ...(plan.kind === 'begun' ? { stage: null, project: null } : { stage: plan.stage, project: plan.project }),
        apps,
        counts: countApps(apps),
        ...('findings' in plan ? plan.findings : { problems: [] }),
        ...(0,given/* given */.g)({ exports }),
        waits,
        ...(plan.kind === 'planned' ? { planDigest: plan.plan.digest, ...(0,given/* given */.g)({ planFile: plan.planFile }) } : {}),
        ...(0,given/* given */.g)({ recordFile, subjects, matrix: plan.kind === 'planned' ? plan.matrix : undefined }),
        duration,
        ...(0,given/* given */.g)({ phases }),
    };
}
function appReports(known, command) {
    switch (known.kind) {
        case 'begun':
            return [];
        case 'chosen':
            return known.shard === undefined ? known.wanted.map((app) => unplanned(app, command)) : [];
        case 'packed':
            return known.wanted.map((app) => withChangedFiles(unplanned(app, command), known));
        case 'unasked':
            return known.wanted.map((app) => withChangedFiles(unread(app, known), known));
        case 'invalid':
        case 'decided':
        case 'planned':
            return known.changes.map((change) => withChangedFiles(appOfChange(change), known));
        case 'settled':
            return known.outcomes.map((came) => withChangedFiles(appOfOutcome(came), known.plan));
    }
}
/** A shard that told of all apps would tell of those of the others, which may have got where they should. */
function undealtNotices(known) {
    if (known.kind !== 'chosen' || known.shard === undefined)
        return [];
    const { length } = known.wanted;
    return [`No app is listed: the run ended before it was known ${length === 1 ? 'whether the app is' : `which of the ${length} apps are`} in shard ${known.shard}.`];
}
function unplanned(app, command) {
    return {
        ...appOfWanted(app),
        action: 'unknown',
        ...(command !== 'plan' ? { outcome: 'skipped' } : {}),
        digest: null,
        reason: 'the run ended before the plan was made',
    };
}
function unread(app, { unread: known }) {
    const { digest = null, reason } = known.get((0,address/* formatAddress */.M0)(app.target)) ?? {};
    return { ...appOfWanted(app), action: 'unknown', digest, ...(0,given/* given */.g)({ reason }) };
}
function appOfOutcome(came) {
    return { ...appOfChange(came.change), outcome: came.outcome, ...(0,given/* given */.g)({ reason: (0,apply/* reasonFor */.q)(came) }) };
}
function withChangedFiles(app, { changedFiles }) {
    const changed = changedFiles.get(app.target);
    return changed === undefined ? app : { ...app, changedFiles: changed.files, changedSince: changed.since };
}
function appOfChange(change) {
    const told = change.action === 'unchanged' ? undefined : change;
    return {
        ...appOfWanted(change.app),
        action: change.action,
        digest: change.digest,
        ...(0,given/* given */.g)({ reason: told?.reason }),
        ...(change.action === 'blocked' ? { blockedBy: change.blockedBy, ...(0,given/* given */.g)({ reasons: change.reasons }) } : {}),
        ...(0,given/* given */.g)({ details: told?.details }),
        ...diagramOfNew(change),
    };
}
/** An update has one among its details. */
function diagramOfNew(change) {
    return change.action === 'create' ? (0,given/* given */.g)({ diagram: (0,graph/* diagramOf */.f)(change.description) }) : {};
}
function appOfWanted(app) {
    const { source } = app;
    return { name: app.name, target: (0,address/* formatAddress */.M0)(app.target), source: (0,wanted/* sourceText */.r)(source), sourceKind: source.kind, ...(source.kind === 'file' ? (0,given/* given */.g)({ sourceFile: source.path }) : {}) };
}
const RED_OUTCOMES = new Set(['failed', 'unknown', 'cancelled', 'skipped']);
function failureOfApps(apps) {
    const refused = apps.filter((app) => app.blockedBy === 'rule');
    if (refused.length > 0) {
        return {
            code: 'refused-by-rule',
            message: `${(0,count/* count */.U)(refused.length, 'app is', 'apps are')} refused by a rule: ${namesOf(refused)}`,
            hint: 'Nothing was installed. Each app says which rule and what it takes.',
        };
    }
    const red = apps.filter((app) => app.action === 'blocked' || RED_OUTCOMES.has(app.outcome));
    if (red.length === 0)
        return undefined;
    const carriedOut = apps.some((app) => app.outcome !== undefined);
    return {
        code: 'apps-failed',
        message: carriedOut
            ? `${red.length} of ${(0,count/* count */.U)(apps.length, 'app')} did not get where ${red.length === 1 ? 'it' : 'they'} should: ${namesOf(red)}`
            : `${red.length} of ${(0,count/* count */.U)(apps.length, 'app')} cannot be ${red.every(({ sourceKind }) => sourceKind === 'record') ? 'put back' : 'promoted'}: ${namesOf(red)}`,
        hint: carriedOut ? hintFor(red) : 'Each app says why.',
    };
}
/** What to do about apps that did not get where they should. What a rollback left alone it would leave alone again. */
function hintFor(red) {
    if (red.every(({ reason }) => reason === rollback/* CREATED_THEN */.pN))
        return 'The platform cannot delete an app: remove there by hand what is to go. Running again does not change that.';
    if (red.every(({ action, sourceKind }) => action === 'blocked' && sourceKind === 'record'))
        return 'Each app says why. Running again does not put these back: install by hand what is to stand there.';
    return 'Each app says why. Run again when it is mended: what is installed is left alone.';
}
function resultOf(apps, failure, carriedOut) {
    if (failure !== undefined)
        return (0,run_failure/* exitCodeOf */.FO)(failure) === report/* EXIT */.d.refused ? 'refused' : 'failed';
    if (apps.every((app) => comeOf(app) === 'unchanged'))
        return 'unchanged';
    return carriedOut ? 'promoted' : 'planned';
}
/** What came of an app or, where nothing was carried out, what is to be done. */
function comeOf({ outcome, action }) {
    return outcome ?? action;
}
function countApps(apps) {
    const actions = (action) => apps.filter((app) => app.action === action).length;
    const outcomes = (outcome) => apps.filter((app) => app.outcome === outcome).length;
    const fates = (fate) => apps.filter((app) => comeOf(app) === fate).length;
    return {
        create: actions('create'),
        update: actions('update'),
        blocked: actions('blocked'),
        created: outcomes('created'),
        updated: outcomes('updated'),
        failed: outcomes('failed'),
        skipped: outcomes('skipped'),
        cancelled: outcomes('cancelled'),
        unchanged: fates('unchanged'),
        unknown: fates('unknown'),
    };
}
/** A message that lists more names than this is read by nobody; the report has them all. */
const MANY = 5;
/** An app may have several targets. */
function namesOf(apps) {
    const isAlone = (name) => apps.filter((app) => app.name === name).length === 1;
    const names = apps.slice(0, MANY).map((app) => (isAlone(app.name) ? app.name : app.target));
    return apps.length > MANY ? `${names.join(', ')} and ${apps.length - MANY} more` : names.join(', ');
}

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
    const report = reportPromotion({ command, ...end, notices, waits: run.waits, phases: timer.times(), duration: clock() - started });
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

/***/ 3929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ applyPlan),
  q: () => (/* binding */ reasonFor)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./lib/cwl/packing/stamp.js
var stamp = __webpack_require__(4013);
// EXTERNAL MODULE: ./lib/platform/errors.js
var errors = __webpack_require__(9776);
// EXTERNAL MODULE: ./lib/cwl/documents/document-reference.js
var document_reference = __webpack_require__(1942);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
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

// EXTERNAL MODULE: ./lib/platform/dialect.js
var platform_dialect = __webpack_require__(9897);
// EXTERNAL MODULE: ./lib/platform/words.js
var words = __webpack_require__(7206);
// EXTERNAL MODULE: ./lib/promotion/name-list.js
var name_list = __webpack_require__(5523);
// EXTERNAL MODULE: ./lib/promotion/same-app.js
var same_app = __webpack_require__(361);
;// CONCATENATED MODULE: ./lib/promotion/other-answer.js





/**
 * Why an install failed that was answered with another description than the one sent. The digests are those that plans have,
 * which leave the note on where an app came from out: where the note alone differs, they say nothing.
 */
function wordsForOther({ description, digest }, answered, dialect) {
    const [sent, other] = [description, answered].map((each) => (0,platform_dialect/* stripPlatformKeys */.MK)(each, platform_dialect/* DIALECTS */.O9[dialect]));
    if ((0,same_app/* isSameApp */.sS)(sent, other, dialect))
        return 'the platform answered with what was sent, but for the note on where the app came from; `stamp: false` (`--no-stamp`) installs files without one';
    return `the platform answered with another description (${(0,same_app/* digestOfApp */.df)(other, dialect)}) than the one sent (${digest}): it ${differences(sent, other)}`;
}
function differences(sent, other) {
    const [own, theirs] = [Object.keys(sent), Object.keys(other)];
    const kinds = [
        ['lacks', own.filter((key) => !(key in other))],
        ['adds', theirs.filter((key) => !(key in sent))],
        ['changes', own.filter((key) => key in other && !(0,json/* sameJson */.Vk)(sent[key] ?? null, other[key] ?? null))],
    ];
    return kinds.flatMap(([verb, keys]) => (keys.length === 0 ? [] : [`${verb} ${(0,name_list/* listNames */.Z)(keys.map(words/* printable */.g$))}`])).join('; it ');
}

// EXTERNAL MODULE: ./lib/promotion/plan.js + 8 modules
var plan = __webpack_require__(1664);
;// CONCATENATED MODULE: ./lib/promotion/apply.js






/** Why it came so, where there is something to say. */
function reasonFor(came) {
    switch (came.outcome) {
        case 'created':
            return undefined;
        case 'unchanged':
        case 'updated':
        case 'failed':
        case 'unknown':
        case 'skipped':
        case 'cancelled':
            return came.reason;
    }
}
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
        return outcomeOf(change, await platform.installApp(change.app.target, change.description, change.before, { stop, bare: stamp/* withoutStamp */.GD }), platform.dialect);
    }
    catch (error) {
        // A mistake of ours in one app must not cost the others their report.
        if (!(error instanceof errors/* PlatformError */.W))
            return { change, outcome: 'unknown', reason: `unexpected: ${error instanceof Error ? error.message : String(error)}` };
        return outcomeOfError(change, error, stop);
    }
}
function outcomeOfError(change, { code, message, standing, mayStillApply }, stop) {
    if (standing === 'unknown')
        return { change, outcome: 'unknown', reason: message };
    if (standing === 'applied')
        return { change, outcome: 'failed', reason: message, standing };
    const isOver = code === 'cancelled' || (code === 'timeout' && stop.aborted);
    // No request was taken for good, but one may still be carried out: that must be on record, whatever stands there now.
    if (mayStillApply === true)
        return { change, outcome: isOver ? 'unknown' : 'failed', reason: message };
    // Otherwise every request was refused or never sent.
    return isOver ? { change, outcome: 'cancelled', reason: message } : { change, outcome: 'failed', reason: message, standing: 'not-applied' };
}
function outcomeOf(change, installation, dialect) {
    switch (installation.kind) {
        case 'applied':
            if (installation.created === undefined) {
                return { change, outcome: 'updated', reason: 'installed; whether the app was there before cannot be read' };
            }
            return { change, outcome: installation.created ? 'created' : 'updated' };
        case 'stands':
            return { change, outcome: 'unchanged', reason: 'someone else has installed the same since it was read' };
        case 'differs':
            return { change, outcome: 'failed', reason: wordsForOther(change, installation.answered, dialect) };
        case 'unknown':
            return { change, outcome: 'unknown', reason: installation.reason };
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

/***/ 2725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ planUndoing),
/* harmony export */   L8: () => (/* binding */ undoingsOf),
/* harmony export */   pN: () => (/* binding */ CREATED_THEN)
/* harmony export */ });
/* harmony import */ var _platform_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1251);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1664);
/* harmony import */ var _same_app_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(361);



/**
 * The installs of a record, the last one first, each target once. What stood there before the first counts, but where someone
 * else changed it between two of them: then what the later one replaced, as if the record of each were undone alone.
 */
function undoingsOf(record, file) {
    const undoings = new Map();
    for (const recorded of record.apps) {
        const earlier = undoings.get(recorded.target);
        const { digest, before } = recorded;
        const follows = earlier !== undefined && (before.kind === 'unreadable' || earlier.left.has(standingIn(before)));
        undoings.set(recorded.target, {
            app: { name: recorded.name, target: (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAddress */ .or)(recorded.target), source: { kind: 'record', file } },
            recorded: follows ? { ...recorded, before: earlier.recorded.before } : recorded,
            // An install may not have taken effect; of what could not be read before it is known what the one before it may have left.
            left: new Set([digest, ...(before.kind === 'unreadable' ? (earlier?.left ?? []) : [standingIn(before)])]),
            interrupted: earlier !== undefined && (earlier.interrupted || !follows),
        });
    }
    return [...undoings.values()].toReversed();
}
function standingIn(before) {
    return before.kind === 'found' ? before.digest : before.kind;
}
/** Why an app that was not there before is left standing. */
const CREATED_THEN = 'the app was created by the recorded run, and the documented platform has no call that deletes an app; remove it there by hand if it is to go';
/**
 * What it takes to put back what stood at a target before the recorded install. Pure. Blocked when that cannot be done:
 * nothing stood there, what stood there could not be read or is no app, or someone else has installed since. Not for an
 * app that was not there before and is not there now, which needs no undoing.
 */
function planUndoing({ app, recorded, left }, now, dialect) {
    const blocked = (reason) => ({ action: 'blocked', app, digest: null, blockedBy: 'circumstances', reason, before: now });
    const { before } = recorded;
    const standing = now.kind === 'found' ? (0,_same_app_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOfApp */ .df)(now.app.description, dialect) : undefined;
    const theirs = standing === undefined || left.has(standing) ? undefined : ofOthers(recorded, standing);
    // What is somebody else's is not to be removed by hand either.
    if (before.kind === 'absent')
        return blocked(theirs ?? CREATED_THEN);
    if (before.kind === 'unreadable')
        return blocked('what stood there before could not be read, so the record does not hold it');
    const { description, digest } = before;
    const change = (0,_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planChange */ .AS)(app, { kind: 'ready', description, digest, files: [] }, now, dialect);
    if (change.action === 'update' && theirs !== undefined)
        return blocked(theirs);
    return (0,_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .isInstall */ .OK)(change) && !(0,_same_app_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeApp */ .ce)(description) ? blocked(BEFORE_WAS_NO_APP) : change;
}
/** Put back it would take the place of an app. */
const BEFORE_WAS_NO_APP = `what was read there before is ${_same_app_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_APP */ .St}; install by hand what is right`;
/** Why what stands at a target is not, or may not be, of the recorded install. */
function ofOthers({ target, digest, outcome, before }, standing) {
    if (outcome === 'failed' || outcome === 'unknown') {
        const not = before.kind === 'found' ? `is neither what was sent (${digest}) nor what stood there before (${before.digest})` : `is not what was sent (${digest}), and nothing stood there before`;
        return `the recorded install is ${outcome}, and what stands at ${target} (${standing}) ${not}; compare them, and install by hand what is right`;
    }
    return `someone has installed ${target} since: it is ${standing}, and the recorded run installed ${digest}`;
}


/***/ }),

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H3: () => (/* binding */ receivePlan),
/* harmony export */   Pb: () => (/* binding */ refuseStalePlan),
/* harmony export */   XU: () => (/* binding */ savedPlan),
/* harmony export */   aM: () => (/* binding */ refuseOtherPlace),
/* harmony export */   pC: () => (/* binding */ refuseOtherDigest),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* unused harmony export readPlan */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _platform_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1251);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2611);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6806);
/* harmony import */ var _generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9664);
/* harmony import */ var _own_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3632);
/* harmony import */ var _same_app_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(361);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4906);








/** The plan in the form in which it is saved; the order of its apps does not count. */
function savedPlan(header, changes) {
    const { baseUrl, dialect, stage, project } = header;
    const apps = changes.map((change) => plannedApp(change, dialect)).sort((left, right) => (left.target < right.target ? -1 : 1));
    const body = { version: 1, kind: 'cwl-promote plan', baseUrl, dialect, stage, project, apps };
    return { ...body, digest: (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(asJson(body)) };
}
function plannedApp(change, dialect) {
    const digest = comparableDigest(change, dialect);
    return {
        name: change.app.name,
        target: (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAddress */ .M0)(change.app.target),
        source: (0,_wanted_js__WEBPACK_IMPORTED_MODULE_7__/* .sourceText */ .r)(change.app.source),
        action: change.action,
        digest,
        before: beforeText(change, digest, dialect),
    };
}
/** Packing has computed the digest of what it packed, with what the platform would write over, such as an `id`: what stands there is known without. */
function comparableDigest(change, dialect) {
    if (change.action === 'blocked' || (0,_same_app_js__WEBPACK_IMPORTED_MODULE_6__/* .bareApp */ .Uv)(change.description, dialect) === change.description)
        return change.digest;
    return (0,_same_app_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOfApp */ .df)(change.description, dialect);
}
function beforeText({ before, action }, digest, dialect) {
    if (before === undefined)
        return 'unreadable';
    if (before.kind !== 'found')
        return before.kind;
    // Apps that are the same share their digest.
    return action === 'unchanged' && digest !== null ? digest : (0,_same_app_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOfApp */ .df)(before.app.description, dialect);
}
/** Throws PromotionError `usage` when it cannot be written there. */
async function writePlan(path, plan) {
    try {
        await (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .vK)(path, `${JSON.stringify(plan, null, 2)}\n`);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `the plan ${path} cannot be written: ${(0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`, { hint: 'Give a path in a folder that can be written to.' });
    }
}
/** Reads a plan and checks its digest. Throws PromotionError `bad-plan`. */
function readPlan(path) {
    return planIn(readJsonFile(path, 'plan', 'bad-plan'), path);
}
/** The same, also through a pipe; until `signal` aborts. */
async function receivePlan(path, signal) {
    return planIn(await (0,_own_file_js__WEBPACK_IMPORTED_MODULE_5__/* .receiveJsonFile */ .cI)(path, 'plan', 'bad-plan', signal), path);
}
function planIn(value, path) {
    if (!_generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_4__.plan(value)) {
        throw (0,_own_file_js__WEBPACK_IMPORTED_MODULE_5__/* .unlikeOurs */ .G1)(path, 'plan', 'bad-plan', value, _generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_4__.plan.errors ?? []);
    }
    const plan = value;
    const { digest, ...body } = plan;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(asJson(body)) !== digest) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('bad-plan', `${path} was changed after it was written: its digest does not match`, { hint: 'Make the plan again, and have it approved again.' });
    }
    return plan;
}
/** Refuses a run for another place than the one of the approved plan. Throws PromotionError `stale-plan`. */
function refuseOtherPlace(approved, present) {
    for (const [key, input] of [['baseUrl', 'base-url'], ['dialect', 'platform'], ['stage', 'stage'], ['project', 'project']]) {
        if (approved[key] === present[key])
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('stale-plan', `the plan is for another place: \`${input}\` was ${approved[key] ?? 'not given'}, and is ${present[key] ?? 'not given'}`, { hint: 'Nothing was installed. Give what the plan was made with, or make a plan for this place.' });
    }
}
/**
 * Refuses when the present plan, of the same place, is another than the approved one: the repository or the platform has moved
 * since. An app that stands as it was approved has not moved: a run that was carried out in part may be carried out again.
 * Throws PromotionError `stale-plan` that says what moved.
 */
function refuseStalePlan(approved, present) {
    if (approved.digest === present.digest)
        return;
    const before = new Map(approved.apps.map((app) => [app.target, app]));
    const after = new Map(present.apps.map((app) => [app.target, app]));
    const moved = [...new Set([...before.keys(), ...after.keys()])].flatMap((target) => whatMoved(target, before.get(target), after.get(target)) ?? []);
    if (moved.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('stale-plan', `the plan does not hold any more: ${moved.slice(0, MANY).join('; ')}${moved.length > MANY ? `; and ${moved.length - MANY} more` : ''}`, {
        hint: `Nothing was installed. ${isOfSome(before, after) ? 'A plan of some apps only, by `apps`, `changed-since` or the like, is carried out with the same inputs; if they are the same, make' : 'Make'} the plan again, and have it approved again.`,
    });
}
/** Whether one of the two is of some apps of the other. */
function isOfSome(before, after) {
    const [few, many] = before.size < after.size ? [before, after] : [after, before];
    return few.size < many.size && [...few.keys()].every((target) => many.has(target));
}
/** Refuses when the present plan does not have the digest that was approved. */
function refuseOtherDigest(expected, present) {
    if (expected === present.digest)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('stale-plan', `the plan does not hold any more: its digest was ${expected}, and is ${present.digest}`, {
        hint: 'Nothing was installed: the repository or the platform has moved since, or the plan was carried out already, in part or whole. Make the plan again, and have it approved again; with the saved plan itself (`plan`) a run can be started again.',
    });
}
/** More than this in one message is read by nobody. */
const MANY = 5;
function whatMoved(target, before, after) {
    if (before === undefined)
        return `${target} is new in the plan`;
    if (after === undefined)
        return `${target} is not in the plan any more`;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(asJson(before)) === (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(asJson(after)) || isCarriedOut(before, after))
        return undefined;
    // What stands there as it was approved is the work of the plan itself.
    if (before.before !== after.before && after.before !== before.digest)
        return `${target} was changed on the platform`;
    // One that is blocked may have no description. The report says why it is, beside the app.
    if (after.action === 'blocked' && before.action !== 'blocked')
        return `${target} is blocked now, and was not`;
    if (before.action === 'blocked' && after.action !== 'blocked')
        return `${target} was blocked, and is not any more`;
    if (before.digest !== after.digest)
        return `${before.source} gives another description for ${target}`;
    return `${target} would be "${after.action}" from ${after.source}, not "${before.action}" from ${before.source}`;
}
function isCarriedOut(before, after) {
    const wasInstall = before.action === 'create' || before.action === 'update' || before.action === 'unknown';
    return wasInstall && after.action === 'unchanged' && after.digest === before.digest && after.source === before.source && after.name === before.name;
}
function asJson(value) {
    const json = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(JSON.stringify(value));
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json) || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(json))
        throw new TypeError('a plan is an object');
    return json;
}


/***/ })

};

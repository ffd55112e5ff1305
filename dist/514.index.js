export const id = 514;
export const ids = [514];
export const modules = {

/***/ 7514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pull: () => (/* binding */ pull)
});

// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var cwl_workspace = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/name-list.js
var name_list = __webpack_require__(5523);
// EXTERNAL MODULE: ./lib/commands/documents/packing.js
var documents_packing = __webpack_require__(2103);
// EXTERNAL MODULE: ./lib/commands/documents/remote.js
var remote = __webpack_require__(2425);
// EXTERNAL MODULE: ./lib/commands/promote/wanted.js
var promote_wanted = __webpack_require__(9602);
// EXTERNAL MODULE: ./lib/cwl/text/source.js + 16 modules
var source = __webpack_require__(7972);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/commands/pull/pull-files.js
var pull_files = __webpack_require__(5871);
;// CONCATENATED MODULE: ./lib/commands/pull/comments.js



/** The files in which comments stand that what is to be written over them does not have. */
function commentedFiles(texts, workspace) {
    return [...texts.keys()].filter((path) => workspace.has(path) && hasComments((0,pull_files/* textOf */.b6)(path, workspace), path, workspace));
}
/** Behind the first line of a script, which names what runs it. */
const COMMENT_LINE = /^([ \t]*)#(?!!)/;
/** Whether lines of it are comments. A line of a script in it may look like one: what is added to it shows up in the value then. */
function hasComments(text, path, { limits }) {
    const marks = [];
    const lines = text.split('\n').map((line) => {
        const indentation = COMMENT_LINE.exec(line)?.[1];
        if (indentation === undefined)
            return line;
        const mark = `#comment-${marks.length}.`;
        marks.push(mark);
        return `${indentation}${mark}${line.slice(indentation.length + 1)}`;
    });
    if (marks.length === 0)
        return false;
    const parsing = (0,source/* parseYaml */.h)(lines.join('\n'), path, limits);
    if (!parsing.ok)
        return false;
    const ofValue = new Set((0,json/* stringifyJson */.sd)(parsing.value).match(/#comment-\d+\./g));
    return marks.some((mark) => !ofValue.has(mark));
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/cwl/documents/document-reference.js
var document_reference = __webpack_require__(1942);
// EXTERNAL MODULE: ./lib/commands/pull/pull-proof.js
var pull_proof = __webpack_require__(7906);
;// CONCATENATED MODULE: ./lib/commands/pull/contested.js




/**
 * Of apps that want one file, and not the same in it, none is pulled: neither two that would be written to it, nor one
 * that would be written over the document of another that stands otherwise on the platform. Of the two, one would be undone.
 */
async function settleContests(read, ground) {
    let pulls = withoutContested(read, bothWritten(read));
    for (;;) {
        const texts = new Map(pulls.flatMap((pull) => [...pull.texts]));
        const { moved, contested } = await overDocuments(pulls, texts, ground);
        if (contested.size === 0)
            return { pulls, texts, others: moved.map(({ app, change }) => ({ target: app.target, ...change })) };
        pulls = withoutContested(pulls, contested);
    }
}
const PULL_ONE = 'pull one of them, with `apps` and its name on the platform';
function withoutContested(pulls, contested) {
    return pulls.map((pull) => {
        const reason = contested.get(pull.target);
        return reason === undefined ? pull : { ...pull, outcome: 'unreadable', reason, files: [], texts: new Map(), reached: [] };
    });
}
function bothWritten(pulls) {
    const writers = Map.groupBy(pulls.flatMap(({ target, texts }) => [...texts].map(([path, text]) => ({ target, path, text }))), ({ path }) => path);
    const contested = new Map();
    for (const [path, each] of writers) {
        for (const { target, text } of each) {
            const other = each.find((one) => one.text !== text);
            if (other !== undefined)
                contested.set(target, `${path} would be written for ${other.target} too, and the two are not the same; ${PULL_ONE}`);
        }
    }
    return contested;
}
async function overDocuments(pulls, texts, ground) {
    const { workspace, packed } = ground;
    const others = pulls.filter(({ outcome }) => outcome !== 'pulled');
    const changed = await (0,pull_proof/* changedBy */.IW)(texts, others.map(({ reference }) => reference), packed, ground);
    const moved = others.flatMap((app) => {
        const change = changed.get(app.reference);
        return change === undefined ? [] : [{ app, change }];
    });
    const contested = new Map();
    for (const { app: { outcome, reference, target } } of moved) {
        const path = (0,pull_proof/* behindLinks */.Kp)(workspace, (0,document_reference/* splitReference */.m)(workspace, reference).path);
        if (outcome === 'absent' || !texts.has(path))
            continue;
        for (const writer of pulls.filter((app) => app.texts.has(path))) {
            contested.set(writer.target, `${path} is the document of ${target} too, and the two ${outcome === 'unchanged' ? 'are not' : 'may not be'} the same; ${PULL_ONE}`);
        }
    }
    return { moved, contested };
}
/**
 * Files in the folders beside documents that are written which these ran and no app of the run reaches any more: a step that
 * has another name now has another file. What stands elsewhere was there before any pull, and is nobody's leftover.
 */
function filesLeft({ pulls, texts }, packed, workspace) {
    const reachedBy = ({ reference }) => packed.files.get(reference) ?? [];
    const stillReached = new Set(pulls.flatMap((pull) => (pull.outcome === 'pulled' ? pull.reached : reachedBy(pull))));
    const left = pulls.filter(({ outcome }) => outcome === 'pulled').flatMap((pull) => {
        const { path } = (0,document_reference/* splitReference */.m)(workspace, pull.reference);
        const beside = external_node_path_.posix.join(external_node_path_.posix.dirname(path), (0,pull_files/* folderBeside */.D6)(path), '/');
        return reachedBy(pull).filter((file) => file.startsWith(beside) && !stillReached.has(file) && !texts.has(file) && workspace.has(file));
    });
    return [...new Set(left)].sort();
}

// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
;// CONCATENATED MODULE: ./lib/commands/pull/pulled-as-apps.js






const REMEDY = 'Leave their folders out, in the configuration with `except`: what is in them travels inside the apps that run it.';
/** The documents that are apps, whatever `apps` asks for. */
function documentsOfApps(options) {
    const { wanted, workspace } = (0,promote_wanted/* selectWanted */.A)({ ...options, apps: [] }, (0,cwl_workspace/* openWorkspace */.OH)(options.workingDirectory));
    return new Set(wanted.flatMap(({ reference }) => (reference === undefined ? [] : [(0,document_reference/* splitReference */.m)(workspace, reference).path])));
}
/** What to say of written files that were no apps `before` and are now, because a row or a path takes their folder. */
function pulledAsApps(texts, before, options) {
    try {
        const now = documentsOfApps(options);
        const made = [...texts.keys()].filter((path) => now.has(path) && !before.has(path));
        return made.length === 0 ? [] : [`Files that were written count as apps of their own now: ${(0,name_list/* listNames */.Z)(made)}. ${REMEDY}`];
    }
    catch (error) {
        if (!(error instanceof errors/* PromotionError */.g || error instanceof cwl_error/* CwlError */.J))
            throw error;
        return [`With what was written, which apps there are is not clear any more: ${error.message}. ${REMEDY}`];
    }
}

// EXTERNAL MODULE: ./lib/cwl/documents/files.js + 1 modules
var files = __webpack_require__(5087);
// EXTERNAL MODULE: ./lib/cwl/packing/local-files.js
var local_files = __webpack_require__(9103);
// EXTERNAL MODULE: ./lib/cwl/packing/unpack.js
var unpack = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/platform/dialect.js
var platform_dialect = __webpack_require__(9897);
// EXTERNAL MODULE: ./lib/promotion/plan.js + 8 modules
var plan = __webpack_require__(1664);
// EXTERNAL MODULE: ./lib/promotion/same-app.js
var same_app = __webpack_require__(361);
// EXTERNAL MODULE: ./lib/commands/run/side-by-side.js
var side_by_side = __webpack_require__(807);
// EXTERNAL MODULE: ./lib/cwl/parts.js
var parts = __webpack_require__(7824);
// EXTERNAL MODULE: ./lib/cwl/processes.js + 3 modules
var processes = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/cwl/remote.js
var cwl_remote = __webpack_require__(4606);
;// CONCATENATED MODULE: ./lib/commands/pull/standing-files.js







/**
 * What the steps of a document run, and what that runs: the files of the repository, by what they pack to, and what stands in the
 * document itself. `packed` is the description of the document as the repository has it.
 */
function standingFiles(reference, packed, workspace) {
    const { path } = (0,document_reference/* splitReference */.m)(workspace, reference);
    const files = new Map();
    const embedding = new Set();
    const visited = new Set();
    const visit = (process, description, way) => {
        if (visited.has(process))
            return;
        visited.add(process);
        const packedRuns = new Map((0,parts/* objectsIn */.Qv)(description, 'steps').map((step) => [(0,parts/* nameOf */.Vb)(step), step['run']]));
        for (const [index, step] of (0,parts/* objectsIn */.Qv)(process.value, 'steps').entries()) {
            const run = process.runs[index];
            const inner = packedRuns.get((0,parts/* nameOf */.Vb)(step));
            if (run === undefined || !(0,json/* isObject */.Gv)(inner))
                continue;
            const isWithin = run.isEmbedded && run.path === process.path;
            const there = isWithin ? (0,unpack/* wayTo */.b)(step, way) : undefined;
            if (there !== undefined)
                embedding.add(there);
            if (!isWithin && isWholeFile(run.path, step['run']))
                files.set((0,json/* canonicalJson */.dj)(inner), run.path);
            visit(run, inner, there);
        }
    };
    const { process } = new processes/* Processes */.S(workspace).document(path);
    if (process !== undefined)
        visit(process, packed, '');
    return { folder: external_node_path_.posix.dirname(path), fileOf: (inner) => files.get((0,json/* canonicalJson */.dj)(inner)), embedding };
}
/** One of several processes of a file has no file of its own; what another machine has is in none of the repository. */
function isWholeFile(path, reference) {
    return !(0,cwl_remote/* isAddress */.P)(path) && !(typeof reference === 'string' && reference.includes('#'));
}

;// CONCATENATED MODULE: ./lib/commands/pull/taking.js













/** Each of the apps as it stands on the platform, with the files that pack to it. */
async function takeApps(reading, concurrency) {
    return withOwnFiles(await (0,side_by_side/* sideBySide */.Q)(reading.wanted, concurrency, async (app) => takeApp(app, reading)), reading);
}
async function takeApp(app, reading) {
    const { platform, packed } = reading;
    const reference = app.reference ?? '';
    const base = { name: app.name, target: (0,address/* formatAddress */.M0)(app.target), reference, digest: null, ...NOTHING_WRITTEN };
    const found = await platform.getApp(app.target);
    if (found.kind === 'absent')
        return { ...base, outcome: 'absent', reason: 'there is no such app on the platform' };
    if (found.kind === 'unreadable')
        return { ...base, outcome: 'unreadable', reason: found.reason };
    const { description: installed } = found.app;
    const digest = (0,same_app/* digestOfApp */.df)(installed, platform.dialect);
    const desired = packed.descriptions.get(reference);
    if (desired !== undefined && (0,plan/* planChange */.AS)(app, desired, found, platform.dialect).action === 'unchanged')
        return { ...base, digest, outcome: 'unchanged' };
    const shared = faultOfDocument(reference, reading.workspace);
    if (shared !== undefined)
        return { ...base, digest, outcome: 'unreadable', reason: shared };
    const taken = { ...base, digest, installed };
    const kept = desired?.kind === 'ready' ? await filesFor(taken, reading, standingFor(reference, desired, reading)) : undefined;
    return kept?.outcome === 'pulled' ? kept : filesFor(taken, reading);
}
const NOTHING_WRITTEN = { files: [], texts: new Map(), reached: [] };
/** The files that packed processes need not be written to, being what these say. */
function standingFor(reference, desired, { workspace, platform, packing }) {
    const { path } = (0,document_reference/* splitReference */.m)(workspace, reference);
    return standingFiles(reference, (0,local_files/* withPaths */.R1)((0,same_app/* bareApp */.Uv)(desired.description, platform.dialect), path, packing.local.pathOfPlace), workspace);
}
/** The app with its files, which pack to what is installed, or with why there are none such. */
async function filesFor(taken, reading, standing) {
    const { platform: { dialect }, packed, workspace, packing } = reading;
    const { reference, installed } = taken;
    const { path } = (0,document_reference/* splitReference */.m)(workspace, reference);
    // Other stages have something else in place of those paths.
    const own = (0,local_files/* withPaths */.R1)(withOwnId(installed, dialect, packed.descriptions.get(reference)), path, packing.local.pathOfPlace);
    const texts = (0,pull_files/* textsOf */.CB)((0,unpack/* unpackDescription */.Z)(own, (0,pull_files/* folderBeside */.D6)(path), standing), path, (0,pull_files/* textOf */.b6)(path, workspace));
    const proof = await (0,pull_proof/* proofOf */.oX)(texts, reference, installed, dialect, reading);
    if (!proof.holds)
        return { ...taken, ...NOTHING_WRITTEN, outcome: 'unreadable', reason: proof.fault };
    return { ...taken, outcome: 'pulled', files: [...texts.keys()], texts, reached: proof.reached };
}
/** An app that keeps a file which is written for another app would not be what was proven: it gets all files of its own. */
async function withOwnFiles(apps, reading) {
    const written = new Map(apps.flatMap(({ texts }) => [...texts]));
    const isForAnother = (path, { texts }) => written.has(path) && !texts.has(path);
    const disturbed = new Set(apps.filter((app) => app.reached.some((path) => isForAnother((0,pull_proof/* behindLinks */.Kp)(reading.workspace, path), app))));
    if (disturbed.size === 0)
        return apps;
    const apart = await Promise.all(apps.map(async (app) => {
        const { installed } = app;
        if (installed === undefined || !disturbed.has(app))
            return app;
        const whole = await filesFor({ ...app, installed }, reading);
        return { ...whole, reached: whole.files };
    }));
    return withOwnFiles(apart, reading);
}
/** What was installed. Where the platform writes an `id` of its own over it, with that of the document: other files may name it by that. */
function withOwnId(description, dialect, desired) {
    const bare = (0,same_app/* bareApp */.Uv)(description, dialect);
    const own = desired?.kind === 'ready' ? desired.description : undefined;
    const id = own?.['id'];
    if (own === undefined || id === undefined || !platform_dialect/* DIALECTS */.O9[dialect].platformKeys.has('id'))
        return bare;
    return (0,json/* objectFrom */._X)((0,json/* entriesOf */.Mc)(bare).toSpliced((0,json/* orderedKeys */.ir)(own).indexOf('id'), 0, ['id', id]));
}
/** Why a document cannot be written over: what is written is one process, and takes the place of all that is in the file. */
function faultOfDocument(reference, workspace) {
    const { path, fragment } = (0,document_reference/* splitReference */.m)(workspace, reference);
    if (fragment !== undefined)
        return `${reference} is one process of several in its file, and cannot be written over`;
    const { value } = new files/* Files */.s(workspace).load(path);
    const graph = (0,json/* isObject */.Gv)(value) ? value['$graph'] : undefined;
    return (0,json/* isArray */.cy)(graph) && graph.length > 1 ? `${path} is a file of several processes, and cannot be written over: the others would be lost` : undefined;
}

// EXTERNAL MODULE: ./lib/commands/report.js
var report = __webpack_require__(2582);
// EXTERNAL MODULE: ./lib/commands/run/check-options.js
var check_options = __webpack_require__(3003);
// EXTERNAL MODULE: ./lib/commands/run/connect.js + 8 modules
var connect = __webpack_require__(4019);
// EXTERNAL MODULE: ./lib/commands/run/cutoff.js
var run_cutoff = __webpack_require__(3259);
// EXTERNAL MODULE: ./lib/commands/run/failure.js
var run_failure = __webpack_require__(9446);
// EXTERNAL MODULE: ./lib/commands/run/given.js
var given = __webpack_require__(6061);
// EXTERNAL MODULE: ./lib/commands/run/listener.js
var listener = __webpack_require__(9382);
;// CONCATENATED MODULE: ./lib/commands/pull.js


















/**
 * Brings the apps of a stage as they stand on the platform into the repository: each over its document, with what it runs in
 * a folder beside it where no file has that already, so that packing gives the same digest, which is proven before. Apps that
 * are what the repository packs to are left alone, and so are those that cannot be proven. Nothing is written unless all the
 * others can be: not over files with changes that no commit holds, save by `force`.
 */
async function pull(options, context) {
    return (0,listener/* withListener */.L)(context, (heard) => pullApps(options, heard));
}
async function pullApps(options, context) {
    const cutoff = (0,run_cutoff/* startCutoff */.W)(context, options);
    const notices = [];
    let known = { stage: null, project: null, written: false };
    try {
        (0,check_options/* checkOptions */.J)(options);
        const selection = (0,promote_wanted/* selectWanted */.A)(options, (0,cwl_workspace/* openWorkspace */.OH)(options.workingDirectory));
        known = { ...known, stage: selection.stage, project: selection.project };
        notices.push(...selection.notices);
        const reading = await prepare(selection, options, context, { cutoff, say: (notice) => void notices.push(notice) });
        const proposal = await propose(reading, options);
        const { pulls, texts, others } = proposal;
        const left = filesLeft(proposal, reading.packed, reading.workspace);
        const commented = commentedFiles(texts, reading.workspace);
        if (!options.dryRun && texts.size > 0) {
            const before = documentsOfApps(options);
            // Of each app the document is the first. It is written last, or a run that ends in between leaves it with steps that are not there.
            for (const [path, text] of [...texts].toReversed()) {
                await (0,pull_files/* writeText */.x3)(reading.workspace, path, text);
                known = { ...known, written: true };
            }
            notices.push(...pulledAsApps(texts, before, options));
        }
        notices.push(...noticesOnFaulty(pulls, reading.packed));
        notices.push(...noticesOnOthers(others, known.written ? 'What was written' : 'What would be written'));
        if (commented.length > 0)
            notices.push(`Comments ${known.written ? 'are' : 'would be'} gone from what ${known.written ? 'was' : 'would be'} written over: ${(0,name_list/* listNames */.Z)(commented)}.`);
        if (left.length > 0)
            notices.push(`No app of this run ${known.written ? 'needs' : 'would need'} these any more: ${(0,name_list/* listNames */.Z)(left)}. Remove those that nothing else needs.`);
        return reportOf({ ...known, notices, apps: pulls.map(toPulledApp), ...(0,given/* given */.g)({ failure: unreadFailure(pulls) }) });
    }
    catch (error) {
        if (known.written)
            notices.push('Some files were written before that: `git status` shows which.');
        return reportOf({ ...known, notices, apps: [], failure: cutoff.stop.aborted && !known.written ? (0,run_failure/* stoppedFailure */.kB)(cutoff.timedOut, (0,run_failure/* whileWaiting */.FW)(error, 'nothing was written')) : (0,run_failure/* failureFrom */.Ju)(error) });
    }
    finally {
        cutoff.end();
    }
}
function reportOf(end) {
    const { failure, notices, stage, project, apps, written } = end;
    return { command: 'pull', exitCode: failure === undefined ? report/* EXIT */.d.fine : (0,run_failure/* exitCodeOf */.FO)(failure), ...(0,given/* given */.g)({ failure }), notices, stage, project, apps, written };
}
/** The apps that have a document, with all documents packed as they are in the repository. */
async function prepare(selection, options, context, { cutoff, say }) {
    // A path of the repository that stands on the platform was allowed when it was installed: the next plan judges it.
    const packing = { ...selection.packing, local: { ...selection.packing.local, allowed: true } };
    const workspace = await (0,remote/* withRemote */.T)(selection.workspace, selection.remote, options, cutoff.stop, context);
    const wanted = selection.wanted.filter((app) => app.reference !== undefined);
    if (wanted.length === 0) {
        throw new errors/* PromotionError */.g('usage', 'none of these apps has a document in the repository to write over', { hint: 'Give their files with the input `files` in place of `copy-from`.' });
    }
    const platform = (0,connect/* connect */.Ng)(options, context, cutoff.requests, { waits: [], onNotice: say });
    const packed = await (0,documents_packing/* packAll */.pV)(wanted.flatMap((app) => app.reference ?? []), workspace, cutoff.stop, packing);
    context.progress({ kind: 'phase', name: 'read', total: wanted.length });
    return { wanted, platform, packed, workspace, packing, signal: cutoff.stop };
}
/** What is to be written, where all of it can be. */
async function propose(reading, { concurrency, force }) {
    const { workspace, signal } = reading;
    const settled = await settleContests(await takeApps(reading, concurrency), reading);
    await (0,pull_files/* refuseLosses */.cs)(settled.texts, workspace, { force, signal });
    signal.throwIfAborted();
    return settled;
}
/** Such as where a submodule is not checked out: the app may be what the repository would pack to, had it all its files. */
function noticesOnFaulty(pulls, { descriptions }) {
    const faulty = pulls.flatMap(({ outcome, target, reference }) => {
        const desired = descriptions.get(reference);
        return outcome === 'pulled' && desired?.kind === 'missing' ? [`${target} (${desired.reason})`] : [];
    });
    return faulty.length === 0 ? [] : [`Whether they differ on the platform is not known, since their documents have errors: ${(0,name_list/* listNames */.Z)(faulty, FEW)}. Where nobody has changed them there, mend the documents and pull again.`];
}
/** Of apps with the reasons for each. */
const FEW = 3;
/** On apps that are not pulled and run what is written. While a document has errors, nothing of a run is installed. */
function noticesOnOthers(others, what) {
    const { changed = [], broken = [] } = Object.groupBy(others, ({ fault }) => (fault === undefined ? 'changed' : 'broken'));
    const [first] = broken;
    return [
        ...(changed.length === 0 ? [] : [`${what} also changes what other apps pack to: ${(0,name_list/* listNames */.Z)(changed.map(({ target }) => target))}.`]),
        ...(first === undefined ? [] : [`${what} keeps other apps from being packed: ${(0,name_list/* listNames */.Z)(broken.map(({ target }) => target))}. Of ${first.target}: ${first.fault ?? ''}. Mend their documents before the next promotion, which installs nothing beside documents with errors.`]),
    ];
}
/** Of an app that could not be pulled nobody knows whether it is what the repository has, or it is not and stays so. */
function unreadFailure(pulls) {
    const unread = pulls.filter(({ outcome }) => outcome === 'unreadable').length;
    if (unread === 0)
        return undefined;
    return { code: 'apps-failed', message: `${unread} of ${pulls.length} ${pulls.length === 1 ? 'app' : 'apps'} could not be pulled`, hint: 'The report says why. Run again where the platform did not answer, and change the others by hand, or pull all but them with the input `apps`.' };
}
function toPulledApp({ name, target, outcome, digest, files, reason }) {
    return { name, target, outcome, digest, files, ...(0,given/* given */.g)({ reason }) };
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


/***/ })

};

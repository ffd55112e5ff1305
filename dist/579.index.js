export const id = 579;
export const ids = [579];
export const modules = {

/***/ 9602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ selectWanted),
/* harmony export */   m: () => (/* binding */ refuseBothWays)
/* harmony export */ });
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6806);
/* harmony import */ var _promotion_local_defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5889);
/* harmony import */ var _promotion_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8448);
/* harmony import */ var _promotion_select_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6287);
/* harmony import */ var _documents_documents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3801);
/* harmony import */ var _documents_opening_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3546);






/**
 * Which apps the options ask for: those of a stage of the configuration file, or those of `files` and `project`.
 * Throws PromotionError and CwlError.
 */
function selectWanted(options, workspace) {
    if (options.project !== undefined)
        return selectDirectly(options, options.project, workspace);
    for (const [input, value] of [['files', options.files?.[0]], ['copy-from', options.copyFrom]]) {
        if (value === undefined)
            continue;
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g('usage', `\`${input}\` says what to promote, but not where to`, {
            hint: 'Give the input `project` as well. With a configuration file give neither; choose with the inputs `stage` and `apps`.',
        });
    }
    const manifest = (0,_promotion_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .readManifest */ .WI)(workspace, options.config);
    if (manifest === undefined) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g('usage', 'nothing says what to promote: there is no cwl-promote.yml', {
            hint: 'Write one (`cwl-promote init` does), name the folder that has one with the input `working-directory`, or give the inputs `files` and `project`.',
        });
    }
    const stage = (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_3__/* .chooseStage */ .oQ)(manifest, options.stage);
    const repository = { workspace: (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_5__/* .boundedBy */ .hR)(manifest, workspace), manifest };
    const apps = (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_3__/* .appsIn */ .en)(manifest, workspace);
    const wanted = (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseCopyOntoItself */ .Fd)((0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_3__/* .selectApps */ .B2)((0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_3__/* .wantedOfStage */ .by)(manifest, apps, stage), options.apps ?? []));
    return { stage, project: manifest.stages[stage]?.project ?? '', wanted, manifestFile: manifest.file, workspace: repository.workspace, remote: manifest.remote, packing: { checks: (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_5__/* .checksFor */ .NR)(options, repository), local: (0,_promotion_local_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .localDefaultRules */ .s)(manifest, stage) }, declaration: manifest.stages[stage], exports: manifest.exports, notices: (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_3__/* .misplacedExceptions */ .xP)(manifest, apps, (patterns) => workspace.find(patterns)) };
}
/** Throws PromotionError `usage` for what belongs to a configuration file beside what stands in for one. */
function refuseBothWays({ project, stage, config }) {
    const input = stage !== undefined ? 'stage' : config !== undefined ? 'config' : undefined;
    if (project === undefined || input === undefined)
        return;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g('usage', `\`project\` and \`${input}\` exclude one another`, {
        hint: 'Give `stage` to work with the configuration file, or `files` and `project` to work without it.',
    });
}
function selectDirectly(options, project, workspace) {
    refuseBothWays(options);
    const files = (0,_documents_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .namedDocuments */ .qS)(options.files ?? [], workspace);
    const { copyFrom, apps = [] } = options;
    const wanted = (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_3__/* .wantedDirectly */ .OG)({ files, project, apps, ...(copyFrom === undefined ? {} : { copyFrom }) }, (path) => workspace.has(path));
    return { stage: null, project, wanted, manifestFile: undefined, workspace, remote: undefined, packing: { checks: (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_5__/* .checksFor */ .NR)(options, { workspace, manifest: undefined }), local: (0,_promotion_local_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .localDefaultRules */ .s)(undefined, null) }, declaration: undefined, exports: undefined, notices: unreadNotices(workspace) };
}
/** Whoever keeps a configuration takes its rules to hold. */
function unreadNotices(workspace) {
    const [file] = (0,_promotion_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestsIn */ .IK)(workspace);
    return file === undefined ? [] : [`${file} is not read, since \`project\` stands in for it: none of its rules and checks holds.`];
}


/***/ }),

/***/ 1579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pull: () => (/* binding */ pull)
});

// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/documents/document-reference.js
var document_reference = __webpack_require__(1942);
// EXTERNAL MODULE: ./lib/cwl/documents/files.js + 1 modules
var files = __webpack_require__(5087);
// EXTERNAL MODULE: ./lib/cwl/packing/local-files.js
var local_files = __webpack_require__(9103);
// EXTERNAL MODULE: ./lib/cwl/packing/unpack.js
var unpack = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var cwl_workspace = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/platform/dialect.js
var platform_dialect = __webpack_require__(9897);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/name-list.js
var name_list = __webpack_require__(5523);
// EXTERNAL MODULE: ./lib/promotion/plan.js + 8 modules
var plan = __webpack_require__(1664);
// EXTERNAL MODULE: ./lib/promotion/same-app.js
var same_app = __webpack_require__(361);
// EXTERNAL MODULE: ./lib/commands/documents/packing.js
var documents_packing = __webpack_require__(2103);
// EXTERNAL MODULE: ./lib/commands/documents/remote.js
var remote = __webpack_require__(2425);
// EXTERNAL MODULE: ./lib/commands/promote/wanted.js
var promote_wanted = __webpack_require__(9602);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/commands/pull/pull-files.js
var pull_files = __webpack_require__(5871);
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
        return reason === undefined ? pull : { ...pull, outcome: 'unreadable', reason, files: [], texts: new Map() };
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
    const stillReached = new Set(pulls.filter(({ outcome }) => outcome !== 'pulled').flatMap(reachedBy));
    const left = pulls.filter(({ outcome }) => outcome === 'pulled').flatMap((pull) => {
        const { path } = (0,document_reference/* splitReference */.m)(workspace, pull.reference);
        const beside = external_node_path_.posix.join(external_node_path_.posix.dirname(path), (0,pull_files/* folderBeside */.D6)(path), '/');
        return reachedBy(pull).filter((file) => file.startsWith(beside) && !stillReached.has(file) && !texts.has(file) && workspace.has(file));
    });
    return [...new Set(left)].sort();
}

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
// EXTERNAL MODULE: ./lib/commands/run/side-by-side.js
var side_by_side = __webpack_require__(807);
;// CONCATENATED MODULE: ./lib/commands/pull.js




























/**
 * Brings the apps of a stage as they stand on the platform into the repository: each over its document, with what it
 * runs in a folder beside it, so that packing gives the same digest, which is proven before. Apps that are what the
 * repository packs to are left alone, and so are those that cannot be proven. Nothing is written unless all the others
 * can be: not over files with changes that no commit holds, save by `force`.
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
        if (!options.dryRun && texts.size > 0) {
            const before = documentsOfApps(options);
            for (const [path, text] of texts) {
                await (0,pull_files/* writeText */.x3)(reading.workspace, path, text);
                known = { ...known, written: true };
            }
            notices.push(...pulledAsApps(texts, before, options));
        }
        notices.push(...noticesOnOthers(others, known.written ? 'What was written' : 'What would be written'));
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
        throw new errors/* PromotionError */.g('usage', 'none of these apps has a document in the repository to write over', { hint: 'Give their files with `files` in place of `copy-from`.' });
    }
    const platform = (0,connect/* connect */.Ng)(options, context, cutoff.requests, { waits: [], onNotice: say });
    const packed = await (0,documents_packing/* packAll */.pV)(wanted.flatMap((app) => app.reference ?? []), workspace, cutoff.stop, packing);
    context.progress({ kind: 'phase', name: 'read', total: wanted.length });
    return { wanted, platform, packed, workspace, packing, signal: cutoff.stop };
}
/** What is to be written, where all of it can be. */
async function propose(reading, { concurrency, force }) {
    const { workspace, signal } = reading;
    const settled = await settleContests(await (0,side_by_side/* sideBySide */.Q)(reading.wanted, concurrency, async (app) => pullApp(app, reading)), reading);
    await (0,pull_files/* refuseLosses */.cs)(settled.texts, workspace, { force, signal });
    signal.throwIfAborted();
    return settled;
}
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
    return { code: 'apps-failed', message: `${unread} of ${pulls.length} ${pulls.length === 1 ? 'app' : 'apps'} could not be pulled`, hint: 'The report says why. Run again, or leave them out with `apps`.' };
}
async function pullApp(app, reading) {
    const { platform, packed } = reading;
    const reference = app.reference ?? '';
    const base = { name: app.name, target: (0,address/* formatAddress */.M0)(app.target), reference, digest: null, files: [], texts: new Map() };
    const found = await platform.getApp(app.target);
    if (found.kind === 'absent')
        return { ...base, outcome: 'absent', reason: 'there is no such app on the platform' };
    if (found.kind === 'unreadable')
        return { ...base, outcome: 'unreadable', reason: found.reason };
    const { description } = found.app;
    const digest = (0,same_app/* digestOfApp */.df)(description, platform.dialect);
    const desired = packed.descriptions.get(reference);
    if (desired !== undefined && (0,plan/* planChange */.AS)(app, desired, found, platform.dialect).action === 'unchanged')
        return { ...base, digest, outcome: 'unchanged' };
    const shared = faultOfDocument(reference, reading.workspace);
    if (shared !== undefined)
        return { ...base, digest, outcome: 'unreadable', reason: shared };
    const { path } = (0,document_reference/* splitReference */.m)(reading.workspace, reference);
    // Other stages have something else in place of those paths.
    const own = (0,local_files/* withPaths */.R1)(withOwnId(description, platform.dialect, desired), path, reading.packing.local.pathOfPlace);
    const texts = (0,pull_files/* textsOf */.CB)((0,unpack/* unpackDescription */.Z)(own, (0,pull_files/* folderBeside */.D6)(path)), path, textOf(path, reading.workspace));
    const fault = await (0,pull_proof/* faultOfTexts */.WV)(texts, reference, description, platform.dialect, reading);
    if (fault !== undefined)
        return { ...base, digest, outcome: 'unreadable', reason: fault };
    return { ...base, digest, outcome: 'pulled', files: [...texts.keys()], texts };
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
/**
 * Empty where it cannot be read: then only its name says what form it has, and it is written over as any other. Nothing is
 * lost by that: only what a commit holds is written over, unless `force` asks for more.
 */
function textOf(path, workspace) {
    try {
        return workspace.readText(path);
    }
    catch (error) {
        if (error instanceof cwl_error/* CwlError */.J)
            return '';
        throw error;
    }
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
function toPulledApp({ name, target, outcome, digest, files, reason }) {
    return { name, target, outcome, digest, files, ...(0,given/* given */.g)({ reason }) };
}


/***/ }),

/***/ 5871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   D6: () => (/* binding */ folderBeside),
/* harmony export */   cs: () => (/* binding */ refuseLosses),
/* harmony export */   x3: () => (/* binding */ writeText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _cwl_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8745);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4342);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2101);
/* harmony import */ var _promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2611);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6806);
/* harmony import */ var _promotion_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5997);
/* harmony import */ var _promotion_name_list_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5523);
/* harmony import */ var _promotion_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3849);










/**
 * The root takes the place of the document whatever its ending, and is JSON where that is: others than readers of CWL may
 * read it. What it runs stands in a folder beside it. `old` is the text of the document.
 */
function textsOf({ root, files }, path, old = '') {
    const folder = path.split('/').slice(0, -1);
    const rootText = path.endsWith('.json') || isJson(old) ? (value) => `${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .stringifyJson */ .sd)(value, INDENT)}\n` : _cwl_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .stringifyYaml */ .f;
    return new Map([...files].map(([file, value]) => (file === root ? [path, rootText(value)] : [[...folder, file].join('/'), (0,_cwl_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .stringifyYaml */ .f)(value)])));
}
/** The name of the folder for what the document runs. A document without an ending is in the way of a folder of its name. */
function folderBeside(path) {
    const stem = (0,_promotion_names_js__WEBPACK_IMPORTED_MODULE_8__/* .stemOf */ .Vc)(path);
    return path.split('/').at(-1) === stem ? `${stem}_steps` : stem;
}
/** Of JSON that people read and compare, in spaces. */
const INDENT = 2;
function isJson(text) {
    try {
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text);
        return true;
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return false;
        throw error;
    }
}
/** Throws PromotionError `usage` when not all of it can be written, or when something would be lost by it. */
async function refuseLosses(texts, workspace, { force, signal }) {
    for (const path of texts.keys())
        refuseLink(workspace, path);
    for (const path of texts.keys())
        await refuseUnwritable(workspace, path);
    const hint = `Commit or put away what stands there first${force === undefined ? '' : ', or write over it with `--force`'}.`;
    if (force !== true)
        await refuseUncommitted([...texts.keys()].filter((path) => workspace.has(path)), workspace, { hint, signal });
}
/** A link could lead what is written out of the repository. */
function refuseLink(workspace, path) {
    const parts = path.split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, ...parts.slice(0, depth));
        const stats = statsOf(place, path);
        if (stats === undefined)
            return;
        if (stats.isSymbolicLink() || (depth < parts.length ? !stats.isDirectory() : !stats.isFile())) {
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .PromotionError */ .g('usage', `${parts.slice(0, depth).join('/')} is in the way: only files and folders of the repository are written`, { hint: 'Move it away, or leave the app out with `apps`.' });
        }
    }
}
function statsOf(place, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { throwIfNoEntry: false });
    }
    catch (error) {
        throw unwritable(path, (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error));
    }
}
async function refuseUnwritable(workspace, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, path);
    const fault = (await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .faultOfWriting */ .SX)(file)) ?? (workspace.has(path) ? faultOfWritingOver(file) : undefined);
    if (fault !== undefined)
        throw unwritable(path, fault);
}
/** A file that is for reading only is to stay as it is, also where its folder can be written to. */
function faultOfWritingOver(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return undefined;
    }
    catch (error) {
        return (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error);
    }
}
async function refuseUncommitted(overwritten, workspace, { hint, signal }) {
    const lost = [];
    for (const [repository, paths] of Map.groupBy(overwritten, (path) => repositoryOf(path, workspace))) {
        const git = (0,_promotion_git_js__WEBPACK_IMPORTED_MODULE_7__.gitAt)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, repository), signal);
        const look = await git.look();
        if (look.kind === 'refused')
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .PromotionError */ .g('git', `${paths[0] ?? ''} would be written over, and git does not say whether a commit holds it: ${look.reason}`, { hint: look.hint });
        if ((await git.head()) === undefined)
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .PromotionError */ .g('usage', `${paths[0] ?? ''} would be written over, and no commit holds it`, { hint });
        const committed = new Set((await git.committed()).map((path) => `${repository}${path}`));
        lost.push(...paths.filter((path) => !committed.has(path)));
    }
    if (lost.length > 0)
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .PromotionError */ .g('usage', `files with changes that no commit holds would be written over: ${(0,_promotion_name_list_js__WEBPACK_IMPORTED_MODULE_9__/* .listNames */ .Z)(lost, 5)}`, { hint });
}
/**
 * The folder of the innermost repository that a path is in, a submodule for one, with a slash at its end; empty for that of
 * the workspace. Of what is in another repository git names at most the folder.
 */
function repositoryOf(path, workspace) {
    const folders = path.split('/').slice(0, -1);
    const above = folders.map((_, index) => folders.slice(0, folders.length - index).join('/'));
    const found = above.find((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, folder, '.git')));
    return found === undefined ? '' : `${found}/`;
}
/** Rejects with a PromotionError `usage` for a file that cannot be written after all, such as on a disk that is full: it stays as it was. */
async function writeText(workspace, path, text) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, path);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
        if (!(0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(workspace.root, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file))))
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .PromotionError */ .g('usage', `${path} leads out of the repository`);
        await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .writeAtomically */ .vK)(file, text, 'others');
    }
    catch (error) {
        throw error instanceof _promotion_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .PromotionError */ .g ? error : unwritable(path, (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error));
    }
}
function unwritable(path, reason) {
    return new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .PromotionError */ .g('usage', `${path} cannot be written: ${reason}`, { hint: 'Make it writable, or leave the app out with `apps`.' });
}


/***/ }),

/***/ 7906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ changedBy),
/* harmony export */   Kp: () => (/* binding */ behindLinks),
/* harmony export */   WV: () => (/* binding */ faultOfTexts),
/* harmony export */   j8: () => (/* binding */ withTexts),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7543);
/* harmony import */ var _cwl_differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2250);
/* harmony import */ var _cwl_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4832);
/* harmony import */ var _cwl_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1457);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4342);
/* harmony import */ var _platform_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7206);
/* harmony import */ var _promotion_same_app_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(361);
/* harmony import */ var _documents_packing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2103);








/**
 * Why a document would not pack to what is installed if these files were written, in words; undefined when it would. Seen
 * before anything is written: a document must not make way for what the next promotion refuses or would undo.
 */
async function faultOfTexts(texts, reference, installed, dialect, { workspace, packing, signal }) {
    const packed = await (0,_documents_packing_js__WEBPACK_IMPORTED_MODULE_6__/* .packAll */ .pV)([reference], withTexts(workspace, texts), signal, packing);
    const desired = packed.descriptions.get(reference);
    if (desired?.kind !== 'ready')
        return `what stands on the platform cannot be packed: ${faultIn(packed, reference)}`;
    if ((0,_promotion_same_app_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameApp */ .sS)(installed, desired.description, dialect))
        return undefined;
    const differences = (0,_cwl_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differencesOf */ .g)((0,_promotion_same_app_js__WEBPACK_IMPORTED_MODULE_5__/* .bareApp */ .Uv)(installed, dialect), (0,_promotion_same_app_js__WEBPACK_IMPORTED_MODULE_5__/* .bareApp */ .Uv)(desired.description, dialect), MOST_DIFFERENCES);
    return `its files would pack to another description than what stands on the platform: ${(0,_platform_words_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)((0,_cwl_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differencesInWords */ .t)(differences))}`;
}
/** Of the places in which packing says it otherwise: they are mostly of one kind. */
const MOST_DIFFERENCES = 3;
function faultIn({ found }, reference) {
    return inWords(found.get(reference)?.problems.filter(_cwl_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .isError */ .bJ) ?? []);
}
/** What is wrong with what stands on the platform, without places: they would be in files that are not there. */
function inWords(errors) {
    const first = errors[0]?.message ?? 'it holds no process';
    return `${first}${errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''}`;
}
/** Those of the documents that would not pack to what they do if these files were written. */
async function changedBy(texts, references, before, { workspace, packing, signal }) {
    const reaching = references.filter((reference) => before.files.get(reference)?.some((path) => texts.has(behindLinks(workspace, path))) === true);
    if (reaching.length === 0)
        return new Map();
    const after = await (0,_documents_packing_js__WEBPACK_IMPORTED_MODULE_6__/* .packAll */ .pV)(reaching, withTexts(workspace, texts), signal, packing);
    const changed = reaching.filter((reference) => digestIn(before, reference) !== digestIn(after, reference));
    return new Map(changed.map((reference) => [reference, digestIn(after, reference) === undefined ? { fault: faultIn(after, reference) } : {}]));
}
function digestIn({ descriptions }, reference) {
    const desired = descriptions.get(reference);
    return desired?.kind === 'ready' ? desired.digest : undefined;
}
/** The workspace as it would be with these files in it. What it finds is what is there: packing looks for no files. */
function withTexts(workspace, texts) {
    return {
        ...workspace,
        has: (path) => texts.has(path) || workspace.has(path),
        readText(path) {
            const text = texts.get(path) ?? texts.get(behindLinks(workspace, path));
            if (text === undefined)
                return workspace.readText(path);
            const size = Buffer.byteLength(text);
            const { fileBytes } = workspace.limits;
            if (size > fileBytes)
                throw new _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .J('too-large', `${path} would have ${size} bytes, more than the limit of ${fileBytes}`, (0,_cwl_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .howToRaise */ .EX)('fileBytes', 'file'));
            return text;
        },
    };
}
/** The path of the file itself: what is written there is read by its links too. */
function behindLinks(workspace, path) {
    return (0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .namesOf */ .eZ)(workspace, path).at(-1) ?? path;
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

/***/ 766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ unpackDescription)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2101);
/* harmony import */ var _local_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9103);
/* harmony import */ var _distinct_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3189);
/* harmony import */ var _local_reference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4241);
/* harmony import */ var _relative_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38);
/* harmony import */ var _text_map_items_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(151);
/* harmony import */ var _stamp_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4013);








/**
 * Takes a packed description apart: its own process as `NAME.cwl`, and each process that a step runs as a file of its
 * own in the folder `NAME`, once however many steps run it. Packed again the files give a description with the same
 * digest. A provenance note is left out. What a step runs by a reference already is left as it is.
 */
function unpackDescription(description, name) {
    const plain = (0,_stamp_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutStamp */ .GD)(description);
    const writer = new FileWriter(plain, name);
    const root = writer.root(plain);
    return { root, files: writer.files };
}
/** In characters of one byte. Linux takes 255 bytes for a name; the ending and what tells it from others need some of them. */
const LONGEST_STEM = 200;
class FileWriter {
    files = new Map();
    #name;
    #version;
    #namespaces;
    /** Some disks do not tell large letters from small ones. */
    #names = new _distinct_names_js__WEBPACK_IMPORTED_MODULE_6__/* .DistinctNames */ .N([], (name) => name.toLowerCase());
    #known = new Map();
    #same = new Map();
    constructor(description, name) {
        const { cwlVersion, $namespaces: namespaces } = description;
        this.#name = name;
        this.#version = cwlVersion ?? 'v1.2';
        this.#namespaces = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(namespaces) ? namespaces : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([]);
    }
    root(description) {
        const path = `${this.#name}.cwl`;
        // Named first, so that it is the first; its text is known when those that it runs are written.
        this.files.set(path, description);
        this.files.set(path, this.#withRuns(description, '.'));
        return path;
    }
    #withRuns(process, folder) {
        const { steps } = process;
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(steps))
            return process;
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withField */ .ZH)(process, 'steps', (0,_text_map_items_js__WEBPACK_IMPORTED_MODULE_4__/* .mapItems */ .Z)(steps, (step) => ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(step) ? this.#step(step, folder) : step)));
    }
    #step(step, folder) {
        const { run, id } = step;
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(run))
            return step;
        const path = this.#fileFor(run, typeof id === 'string' ? id : 'process');
        const reference = (0,_relative_path_js__WEBPACK_IMPORTED_MODULE_3__/* .relativePath */ .i)(folder, path).split('/').map(encodeURIComponent).join('/');
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withField */ .ZH)(step, 'run', reference);
    }
    #fileFor(process, stepName) {
        const known = this.#known.get(process);
        if (known !== undefined)
            return known;
        const body = this.#withRuns(process, this.#name);
        const text = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(body);
        const { id } = process;
        const path = this.#same.get(text) ?? this.#write(body, text, typeof id === 'string' ? id : stepName);
        this.#known.set(process, path);
        return path;
    }
    #write(body, text, wanted) {
        const stem = wanted.replace(/\.cwl$/, '').replace(/[^\w.-]+/g, '_').replace(/^[.-]+/, '').slice(0, LONGEST_STEM) || 'process';
        const path = `${this.#name}/${this.#names.give(stem)}.cwl`;
        this.#same.set(text, path);
        const mentioned = prefixesIn(body);
        const used = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(this.#namespaces).filter(([prefix]) => mentioned.has(prefix));
        const moved = (0,_local_files_js__WEBPACK_IMPORTED_MODULE_2__/* .mapFiles */ .qM)(body, (reference, _, key) => ((0,_local_reference_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocalReference */ .P)(reference, key) && !/^(?:\/|file:)/i.test(reference) ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join('..', reference) : reference));
        this.files.set(path, (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([
            ['cwlVersion', this.#version],
            ...(used.length === 0 ? [] : [['$namespaces', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)(used)]]),
            ...(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(moved).filter(([key]) => key !== 'cwlVersion' && key !== '$namespaces'),
        ]));
        return path;
    }
}
/** What stands before the first colon of keys and texts. */
function prefixesIn(value, found = new Set()) {
    if (typeof value === 'string')
        found.add(value.slice(0, Math.max(0, value.indexOf(':'))));
    else if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
        for (const item of value)
            prefixesIn(item, found);
    else if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
        for (const key of (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedKeys */ .ir)(value)) {
            prefixesIn(key, found);
            prefixesIn(value[key] ?? null, found);
        }
    }
    return found;
}


/***/ }),

/***/ 370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};

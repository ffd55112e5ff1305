export const id = 298;
export const ids = [298];
export const modules = {

/***/ 298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pull: () => (/* binding */ pull)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./lib/cwl/files.js + 2 modules
var files = __webpack_require__(155);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
// EXTERNAL MODULE: ./lib/cwl/packing/local-files.js
var local_files = __webpack_require__(9103);
// EXTERNAL MODULE: ./lib/cwl/packing/local-reference.js
var local_reference = __webpack_require__(7381);
// EXTERNAL MODULE: ./lib/cwl/packing/stamp.js
var stamp = __webpack_require__(4013);
// EXTERNAL MODULE: ./lib/cwl/packing/upgrade.js + 1 modules
var upgrade = __webpack_require__(8320);
;// CONCATENATED MODULE: ./lib/cwl/packing/unpack.js






/**
 * Takes a packed description apart: its own process as `NAME.cwl`, and each process that a step runs as a file of its
 * own in the folder `NAME`, once however many steps run it. Packed again the files give a description with the same
 * digest. A provenance note is left out. What a step runs by a reference already is left as it is.
 */
function unpackDescription(description, name) {
    const plain = (0,stamp/* withoutStamp */.GD)(description);
    const writer = new FileWriter(plain, name);
    const root = writer.root(plain);
    return { root, files: writer.files };
}
class FileWriter {
    files = new Map();
    #name;
    #version;
    #namespaces;
    /** In small letters: some disks know no others. */
    #names = new Set();
    #known = new Map();
    #same = new Map();
    constructor(description, name) {
        const { cwlVersion, $namespaces: namespaces } = description;
        this.#name = name;
        this.#version = cwlVersion ?? 'v1.2';
        this.#namespaces = (0,json/* isObject */.Gv)(namespaces) ? namespaces : (0,json/* objectFrom */._X)([]);
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
        if (!(0,json/* isArray */.cy)(steps))
            return process;
        const running = (0,upgrade/* mapList */.bb)(steps, (step) => ((0,json/* isObject */.Gv)(step) ? this.#step(step, folder) : step));
        return (0,json/* objectFrom */._X)((0,json/* entriesOf */.Mc)(process).map(([key, value]) => [key, key === 'steps' ? running : value]));
    }
    #step(step, folder) {
        const { run, id } = step;
        if (!(0,json/* isObject */.Gv)(run))
            return step;
        const path = this.#fileFor(run, typeof id === 'string' ? id : 'process');
        const reference = external_node_path_.posix.relative(folder, path).split('/').map(encodeURIComponent).join('/');
        return (0,json/* objectFrom */._X)((0,json/* entriesOf */.Mc)(step).map(([key, value]) => [key, key === 'run' ? reference : value]));
    }
    #fileFor(process, stepName) {
        const known = this.#known.get(process);
        if (known !== undefined)
            return known;
        const body = this.#withRuns(process, this.#name);
        const text = (0,json/* canonicalJson */.dj)(body);
        const { id } = process;
        const path = this.#same.get(text) ?? this.#write(body, text, typeof id === 'string' ? id : stepName);
        this.#known.set(process, path);
        return path;
    }
    #write(body, text, wanted) {
        const stem = wanted.replace(/\.cwl$/, '').replace(/[^\w.-]+/g, '_').replace(/^[.-]+/, '') || 'process';
        let name = stem;
        for (let count = 2; this.#names.has(name.toLowerCase()); count += 1)
            name = `${stem}_${count}`;
        this.#names.add(name.toLowerCase());
        const path = `${this.#name}/${name}.cwl`;
        this.#same.set(text, path);
        const used = (0,json/* entriesOf */.Mc)(this.#namespaces).filter(([prefix]) => mentions(body, `${prefix}:`));
        const moved = (0,local_files/* mapFiles */.qM)(body, (reference) => ((0,local_reference/* isLocalReference */.P)(reference) && !/^(?:\/|file:)/i.test(reference) ? external_node_path_.posix.join('..', reference) : reference));
        this.files.set(path, (0,json/* objectFrom */._X)([
            ['cwlVersion', this.#version],
            ...(used.length === 0 ? [] : [['$namespaces', (0,json/* objectFrom */._X)(used)]]),
            ...(0,json/* entriesOf */.Mc)(moved).filter(([key]) => key !== 'cwlVersion' && key !== '$namespaces'),
        ]));
        return path;
    }
}
/** Whether a key or a text begins so. */
function mentions(value, prefix) {
    if (typeof value === 'string')
        return value.startsWith(prefix);
    if ((0,json/* isArray */.cy)(value))
        return value.some((item) => mentions(item, prefix));
    return (0,json/* isObject */.Gv)(value) && (0,json/* orderedKeys */.ir)(value).some((key) => key.startsWith(prefix) || mentions(value[key] ?? null, prefix));
}

// EXTERNAL MODULE: ./lib/cwl/workspace.js + 10 modules
var cwl_workspace = __webpack_require__(3126);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/name-list.js
var name_list = __webpack_require__(5523);
// EXTERNAL MODULE: ./lib/promotion/names.js
var names = __webpack_require__(3849);
// EXTERNAL MODULE: ./lib/promotion/plan.js + 8 modules
var plan = __webpack_require__(6853);
// EXTERNAL MODULE: ./lib/promotion/same-app.js
var same_app = __webpack_require__(361);
// EXTERNAL MODULE: ./lib/commands/connect.js + 9 modules
var connect = __webpack_require__(6306);
// EXTERNAL MODULE: ./lib/commands/cutoff.js
var commands_cutoff = __webpack_require__(2137);
// EXTERNAL MODULE: ./lib/commands/failure.js
var commands_failure = __webpack_require__(7200);
// EXTERNAL MODULE: ./lib/commands/given.js
var given = __webpack_require__(139);
// EXTERNAL MODULE: ./lib/commands/listener.js
var listener = __webpack_require__(1736);
// EXTERNAL MODULE: ./lib/commands/options.js + 1 modules
var commands_options = __webpack_require__(787);
// EXTERNAL MODULE: ./lib/commands/packing.js
var commands_packing = __webpack_require__(349);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/cwl/text/yaml.js
var yaml = __webpack_require__(8745);
// EXTERNAL MODULE: ./lib/promotion/atomic-file.js
var atomic_file = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/promotion/git.js
var promotion_git = __webpack_require__(5997);
;// CONCATENATED MODULE: ./lib/commands/pull-files.js







/** The root takes the place of the document whatever its ending; what it runs stands in a folder beside it. */
function textsOf({ root, files }, path) {
    const folder = path.split('/').slice(0, -1);
    return new Map([...files].map(([file, value]) => [file === root ? path : [...folder, file].join('/'), (0,yaml/* stringifyYaml */.f)(value)]));
}
/** Everything to be written. Throws PromotionError `usage` where two apps want one file, and not the same in it. */
function joinTexts(apps) {
    const all = new Map();
    for (const { target, texts } of apps) {
        for (const [path, text] of texts) {
            const other = all.get(path);
            if (other !== undefined && other !== text)
                throw new errors/* PromotionError */.g('usage', `two apps would be written to ${path}, and are not the same: one is ${target}`, { hint: PULL_ONE });
            all.set(path, text);
        }
    }
    return all;
}
/** What to do about two apps of one file. */
const PULL_ONE = 'Pull one of them, with `apps` and its name on the platform.';
/** Throws PromotionError `usage` when not all of it can be written, or when something would be lost by it. */
async function refuseLosses(texts, workspace, force) {
    for (const path of texts.keys())
        refuseLink(workspace, path);
    for (const path of texts.keys())
        await refuseUnwritable(workspace, path);
    if (!force)
        await refuseUncommitted([...texts.keys()].filter((path) => workspace.has(path)), workspace);
}
/** A link could lead what is written out of the repository. */
function refuseLink(workspace, path) {
    const parts = path.split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
        const place = (0,external_node_path_.join)(workspace.root, ...parts.slice(0, depth));
        const stats = statsOf(place, path);
        if (stats === undefined)
            return;
        if (stats.isSymbolicLink() || (depth < parts.length ? !stats.isDirectory() : !stats.isFile())) {
            throw new errors/* PromotionError */.g('usage', `${parts.slice(0, depth).join('/')} is in the way: only files and folders of the repository are written`, { hint: 'Move it away, or leave the app out with `apps`.' });
        }
    }
}
function statsOf(place, path) {
    try {
        return (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
    }
    catch (error) {
        throw unwritable(path, (0,atomic_file/* reasonOf */.A3)(error));
    }
}
async function refuseUnwritable(workspace, path) {
    const file = (0,external_node_path_.join)(workspace.root, path);
    const fault = (await (0,atomic_file/* faultOfWriting */.SX)(file)) ?? (workspace.has(path) ? faultOfWritingOver(file) : undefined);
    if (fault !== undefined)
        throw unwritable(path, fault);
}
/** A file is written in its place, to keep its permissions: a folder that can be written to is not enough. */
function faultOfWritingOver(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.W_OK);
        return undefined;
    }
    catch (error) {
        return (0,atomic_file/* reasonOf */.A3)(error);
    }
}
async function refuseUncommitted(overwritten, workspace) {
    if (overwritten.length === 0)
        return;
    const git = (0,promotion_git.gitAt)(workspace.root);
    const hint = 'Commit or put away what stands there first, or write over it with `--force`.';
    if ((await git.head()) === undefined)
        throw new errors/* PromotionError */.g('usage', `${overwritten[0] ?? ''} would be written over, and no commit holds it`, { hint });
    const uncommitted = new Set(await git.uncommitted());
    const lost = overwritten.filter((path) => uncommitted.has(path));
    if (lost.length > 0)
        throw new errors/* PromotionError */.g('usage', `files with changes that no commit holds would be written over: ${(0,name_list/* listNames */.Z)(lost, 5)}`, { hint });
}
/** Throws PromotionError `usage` for a file that cannot be written after all, such as on a disk that is full. */
function writeText(workspace, path, text) {
    const file = (0,external_node_path_.join)(workspace.root, path);
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
        if ((0,external_node_path_.relative)(workspace.root, (0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(file))).split(external_node_path_.sep)[0] === '..')
            throw new errors/* PromotionError */.g('usage', `${path} leads out of the repository`);
        (0,external_node_fs_.writeFileSync)(file, text);
    }
    catch (error) {
        throw error instanceof errors/* PromotionError */.g ? error : unwritable(path, (0,atomic_file/* reasonOf */.A3)(error));
    }
}
function unwritable(path, reason) {
    return new errors/* PromotionError */.g('usage', `${path} cannot be written: ${reason}`, { hint: 'Make it writable, or leave the app out with `apps`.' });
}

// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var limits = __webpack_require__(4832);
// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
;// CONCATENATED MODULE: ./lib/commands/pull-proof.js





/**
 * Why a document would not pack to that digest if these files were written, in words; undefined when it would. Seen
 * before anything is written: a document must not make way for what the next promotion refuses or would undo.
 */
async function faultOfTexts(texts, reference, digest, dialect, { workspace, packing, signal }) {
    // A path of the repository that stands on the platform was allowed when it was installed: the next plan judges it.
    const rules = { ...packing, local: { ...packing.local, allowed: true } };
    const packed = await (0,commands_packing/* packAll */.pV)([reference], withTexts(workspace, texts), signal, rules);
    const desired = packed.descriptions.get(reference);
    if (desired?.kind === 'ready')
        return (0,same_app/* digestOfApp */.df)(desired.description, dialect) === digest ? undefined : 'its files would pack to another description than what stands on the platform';
    // The places of the problems are in files that are not written.
    const errors = packed.found.get(reference)?.problems.filter(problem/* isError */.bJ) ?? [];
    return `what stands on the platform cannot be packed: ${errors[0]?.message ?? 'it holds no process'}${errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''}`;
}
/** Those of the documents that would pack to something else, or no longer, if these files were written. */
async function changedBy(texts, references, before, { workspace, packing, signal }) {
    const reaching = references.filter((reference) => before.files.get(reference)?.some((path) => texts.has(path)) === true);
    if (reaching.length === 0)
        return new Set();
    const after = await (0,commands_packing/* packAll */.pV)(reaching, withTexts(workspace, texts), signal, packing);
    return new Set(reaching.filter((reference) => digestIn(before, reference) !== digestIn(after, reference)));
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
            const text = texts.get(path);
            if (text === undefined)
                return workspace.readText(path);
            const size = Buffer.byteLength(text);
            const { fileBytes } = workspace.limits;
            if (size > fileBytes)
                throw new cwl_error/* CwlError */.J('too-large', `${path} would have ${size} bytes, more than the limit of ${fileBytes}`, (0,limits/* howToRaise */.EX)('fileBytes', 'file'));
            return text;
        },
    };
}

// EXTERNAL MODULE: ./lib/commands/remote.js
var remote = __webpack_require__(7194);
// EXTERNAL MODULE: ./lib/commands/report.js
var report = __webpack_require__(2582);
// EXTERNAL MODULE: ./lib/commands/wanted.js
var commands_wanted = __webpack_require__(5859);
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
    const cutoff = (0,commands_cutoff/* startCutoff */.W)(context.signal, options.timeout);
    const notices = [];
    let stage = null;
    let project = null;
    let written = false;
    try {
        (0,commands_options/* checkOptions */.J)(options);
        const selection = (0,commands_wanted/* selectWanted */.A)(options, (0,cwl_workspace/* openWorkspace */.OH)(options.workingDirectory));
        stage = selection.stage;
        project = selection.project;
        notices.push(...selection.notices);
        const { packing } = selection;
        const workspace = await (0,remote/* withRemote */.T)(selection.workspace, selection.remote, options, cutoff.stop, context);
        const wanted = selection.wanted.filter((app) => app.reference !== undefined);
        if (wanted.length === 0) {
            throw new errors/* PromotionError */.g('usage', 'none of these apps has a document in the repository to write over', { hint: 'Give their files with `files` in place of `copy-from`.' });
        }
        const platform = (0,connect/* connect */.Ng)(options, context, cutoff.requests, { waits: [], onNotice: (notice) => notices.push(notice) });
        const packed = await (0,commands_packing/* packAll */.pV)(wanted.flatMap((app) => app.reference ?? []), workspace, cutoff.stop, packing);
        context.progress({ kind: 'phase', name: 'read', total: wanted.length });
        const reading = { platform, packed, workspace, packing, signal: cutoff.stop };
        const pulls = await pullAll(wanted, reading, options.concurrency);
        const texts = joinTexts(pulls);
        const others = await othersChanged(pulls, texts, reading);
        await refuseLosses(texts, workspace, options.force);
        cutoff.stop.throwIfAborted();
        if (!options.dryRun) {
            for (const [path, text] of texts) {
                writeText(workspace, path, text);
                written = true;
            }
        }
        if (others.length > 0)
            notices.push(`${written ? 'What was written' : 'What would be written'} also changes what other apps pack to: ${(0,name_list/* listNames */.Z)(others, MOST_NAMES)}.`);
        const failure = unreadFailure(pulls);
        return {
            command: 'pull',
            exitCode: failure === undefined ? report/* EXIT */.d.fine : (0,commands_failure/* exitCodeOf */.FO)(failure),
            ...(failure === undefined ? {} : { failure }),
            notices,
            stage,
            project,
            apps: pulls.map(toPulledApp),
            written,
        };
    }
    catch (error) {
        const failure = cutoff.stop.aborted ? (0,commands_failure/* stoppedFailure */.kB)(cutoff.timedOut, 'nothing was written') : (0,commands_failure/* failureFrom */.Ju)(error);
        if (written)
            notices.push('Some files were written before that: `git status` shows which.');
        return { command: 'pull', exitCode: (0,commands_failure/* exitCodeOf */.FO)(failure), failure, notices, stage, project, apps: [], written };
    }
    finally {
        cutoff.end();
    }
}
/** Of an app that could not be pulled nobody knows whether it is what the repository has, or it is not and stays so. */
function unreadFailure(pulls) {
    const unread = pulls.filter(({ outcome }) => outcome === 'unreadable').length;
    if (unread === 0)
        return undefined;
    return { code: 'apps-failed', message: `${unread} of ${pulls.length} ${pulls.length === 1 ? 'app' : 'apps'} could not be pulled`, hint: 'The report says why. Run again, or leave them out with `apps`.' };
}
/** Rejects with the first error; nothing was written by then. */
async function pullAll(wanted, reading, concurrency) {
    const limit = (0,p_limit/* default */.A)(concurrency);
    try {
        return await Promise.all(wanted.map((app) => limit(() => pullApp(app, reading))));
    }
    finally {
        limit.clearQueue();
    }
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
    const { path } = (0,names/* parseReference */.F2)(reference);
    const texts = textsOf(unpackDescription((0,same_app/* bareApp */.Uv)(description, platform.dialect), folderBeside(path)), path);
    const fault = await faultOfTexts(texts, reference, digest, platform.dialect, reading);
    if (fault !== undefined)
        return { ...base, digest, outcome: 'unreadable', reason: fault };
    return { ...base, digest, outcome: 'pulled', files: [...texts.keys()], texts };
}
/** Why a document cannot be written over: what is written is one process, and takes the place of all that is in the file. */
function faultOfDocument(reference, workspace) {
    const { path, fragment } = (0,names/* parseReference */.F2)(reference);
    if (fragment !== undefined)
        return `${reference} is one process of several in its file, and cannot be written over`;
    const { value } = new files/* Files */.s(workspace).load(path);
    const graph = (0,json/* isObject */.Gv)(value) ? value['$graph'] : undefined;
    return (0,json/* isArray */.cy)(graph) && graph.length > 1 ? `${path} is a file of several processes, and cannot be written over: the others would be lost` : undefined;
}
/** The name of the folder for what the document runs. A document without an ending is in the way of a folder of its name. */
function folderBeside(path) {
    const stem = (0,names/* stemOf */.Vc)(path);
    return path.split('/').at(-1) === stem ? `${stem}_steps` : stem;
}
/**
 * The apps that are not pulled, and would pack to something else with these files. Throws PromotionError `usage` for one
 * whose own document is among them, and which stands on the platform: of the two, one would be undone.
 */
async function othersChanged(pulls, texts, reading) {
    const others = pulls.filter(({ outcome }) => outcome !== 'pulled');
    const changed = await changedBy(texts, others.map(({ reference }) => reference), reading.packed, reading);
    const moved = others.filter(({ reference }) => changed.has(reference));
    for (const { outcome, reference, target } of moved) {
        const { path } = (0,names/* parseReference */.F2)(reference);
        if (outcome === 'absent' || !texts.has(path))
            continue;
        const writer = pulls.find((app) => app.texts.has(path))?.target ?? '';
        throw new errors/* PromotionError */.g('usage', `two apps have the document ${path}, and ${outcome === 'unchanged' ? 'are not' : 'may not be'} the same: ${writer} would be written over ${target}`, { hint: PULL_ONE });
    }
    return moved.map(({ target }) => target);
}
/** Of apps, in a sentence. */
const MOST_NAMES = 10;
function toPulledApp({ name, target, outcome, digest, files, reason }) {
    return { name, target, outcome, digest, files, ...(0,given/* given */.g)({ reason }) };
}


/***/ }),

/***/ 8745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ stringifyYaml)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7009);


/** As the reader of this room resolves plain text, so that what would read as something else is quoted. */
const SCHEMA = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .CORE_SCHEMA */ .OU.withTags(js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .mergeTag */ .LJ);
/** Numbers with underscores or colons, dates, and words for true and false: no text to readers of YAML 1.1, the reference among them. */
const OF_YAML_1_1 = /^(?:[-+]?\.?\d[\w.:+-]*|\d{4}-\d\d?-\d\d?[Tt \t].*|y|n|yes|no|on|off)$/i;
/**
 * YAML text of a value, in block style, without aliases. Keys stand in the order they were written and numbers as they
 * were written; read again it is the same value. Throws `RangeError` for NaN and infinities.
 */
function stringifyYaml(value) {
    return (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)([{ contents: nodeOf(value), directives: [] }], { schema: SCHEMA, lineWidth: -1, seqNoIndent: true });
}
function nodeOf(value) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
        return { kind: 'sequence', tag: 'tag:yaml.org,2002:seq', tagged: false, style: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .COLLECTION_STYLE */ .Rl.BLOCK, items: value.map(nodeOf) };
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
        const items = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(value).map(([key, item]) => ({ key: textNode(key), value: nodeOf(item) }));
        return { kind: 'mapping', tag: 'tag:yaml.org,2002:map', tagged: false, style: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .COLLECTION_STYLE */ .Rl.BLOCK, items };
    }
    if (typeof value === 'string')
        return textNode(value);
    if (value === null || typeof value === 'boolean')
        return scalar(value === null ? 'null' : 'bool', String(value));
    if (typeof value === 'number' && !Number.isFinite(value))
        throw new RangeError(`${value} is not a JSON number`);
    const text = value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ExactNumber */ .fh ? value.source : String(value);
    return scalar(/^-?\d+$/.test(text) ? 'int' : 'float', text);
}
function textNode(text) {
    const node = scalar('str', text);
    return OF_YAML_1_1.test(text) ? { ...node, style: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.SINGLE_QUOTED } : node;
}
function scalar(tag, value) {
    return { kind: 'scalar', tag: `tag:yaml.org,2002:${tag}`, tagged: false, style: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN, value };
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

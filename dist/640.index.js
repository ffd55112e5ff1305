export const id = 640;
export const ids = [640];
export const modules = {

/***/ 7640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pull: () => (/* binding */ pull)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./lib/json/index.js + 5 modules
var json = __webpack_require__(9328);
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

// EXTERNAL MODULE: ./lib/cwl/workspace.js + 3 modules
var cwl_workspace = __webpack_require__(8050);
// EXTERNAL MODULE: ./lib/cwl/text/yaml.js
var yaml = __webpack_require__(8745);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/git.js
var promotion_git = __webpack_require__(5997);
// EXTERNAL MODULE: ./lib/promotion/names.js
var names = __webpack_require__(3849);
// EXTERNAL MODULE: ./lib/promotion/plan.js + 6 modules
var plan = __webpack_require__(6485);
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
// EXTERNAL MODULE: ./lib/commands/options.js
var commands_options = __webpack_require__(6252);
// EXTERNAL MODULE: ./lib/commands/packing.js
var packing = __webpack_require__(349);
// EXTERNAL MODULE: ./lib/commands/report.js
var report = __webpack_require__(2582);
// EXTERNAL MODULE: ./lib/commands/wanted.js
var commands_wanted = __webpack_require__(5859);
;// CONCATENATED MODULE: ./lib/commands/pull.js




















/**
 * Brings the apps of a stage as they stand on the platform into the repository: each over its document, with what it
 * runs in a folder beside it, so that packing gives the same digest. Apps that are what the repository packs to are left
 * alone. Nothing is written unless everything can be: not over files with changes that no commit holds, save by `force`.
 */
async function pull(options, context) {
    const cutoff = (0,commands_cutoff/* startCutoff */.W)(context.signal, options.timeout);
    const notices = [];
    let stage = null;
    let project = null;
    try {
        (0,commands_options/* checkOptions */.J)(options);
        const workspace = (0,cwl_workspace/* openWorkspace */.OH)(options.workingDirectory);
        const selection = (0,commands_wanted/* selectWanted */.A)(options, workspace);
        stage = selection.stage;
        project = selection.project;
        const platform = (0,connect/* connect */.Ng)(options, context, cutoff.requests, { waits: [], onNotice: (notice) => notices.push(notice) });
        const wanted = selection.wanted.filter((app) => app.reference !== undefined);
        const packed = await (0,packing/* packAll */.p)(wanted.flatMap((app) => app.reference ?? []), selection.workspace, cutoff.stop, selection.packing);
        context.progress({ kind: 'phase', name: 'read', total: wanted.length });
        const pulls = await pullAll(wanted, packed.descriptions, platform, options.concurrency);
        cutoff.stop.throwIfAborted();
        const texts = await refuseLosses(pulls, workspace, options);
        if (!options.dryRun)
            for (const [path, text] of texts)
                write(workspace, path, text);
        if (!options.dryRun)
            await proveSame(pulls, selection, selection.workspace, platform, cutoff.stop);
        return { command: 'pull', exitCode: report/* EXIT */.d.fine, notices, stage, project, apps: pulls.map(withoutTexts), written: !options.dryRun && texts.size > 0 };
    }
    catch (error) {
        const failure = cutoff.stop.aborted ? (0,commands_failure/* stoppedFailure */.kB)(cutoff.timedOut, 'nothing was written') : (0,commands_failure/* failureFrom */.Ju)(error);
        return { command: 'pull', exitCode: (0,commands_failure/* exitCodeOf */.FO)(failure), failure, notices, stage, project, apps: [], written: false };
    }
    finally {
        cutoff.end();
    }
}
/** Rejects with the first error; nothing was written by then. */
async function pullAll(wanted, descriptions, platform, concurrency) {
    const limit = (0,p_limit/* default */.A)(concurrency);
    try {
        return await Promise.all(wanted.map((app) => limit(() => pullApp(app, descriptions, platform))));
    }
    finally {
        limit.clearQueue();
    }
}
async function pullApp(app, descriptions, platform) {
    const base = { name: app.name, target: (0,address/* formatAddress */.M0)(app.target), digest: null, files: [], texts: new Map() };
    const reading = await platform.getApp(app.target);
    if (reading.kind === 'absent')
        return { ...base, outcome: 'absent', reason: 'there is no such app on the platform' };
    if (reading.kind === 'unreadable')
        return { ...base, outcome: 'unreadable', reason: reading.reason };
    const digest = (0,same_app/* digestOfApp */.df)(reading.app.description, platform.dialect);
    const reference = app.reference ?? '';
    const desired = descriptions.get(reference);
    if (desired !== undefined && (0,plan/* planChange */.AS)(app, desired, reading, platform.dialect).action === 'unchanged')
        return { ...base, digest, outcome: 'unchanged' };
    const { path, fragment } = (0,names/* parseReference */.F2)(reference);
    if (fragment !== undefined) {
        throw new errors/* PromotionError */.g('usage', `${reference} is one process of several in its file, and cannot be written over`, { hint: 'Leave the app out with `apps`, or give it a file of its own.' });
    }
    const unpacked = unpackDescription((0,same_app/* bareApp */.Uv)(reading.app.description, platform.dialect), stemOfFile(path));
    const texts = textsOf(unpacked, path);
    return { ...base, digest, outcome: 'pulled', files: [...texts.keys()], texts };
}
function stemOfFile(path) {
    return (path.split('/').at(-1) ?? path).replace(/\.cwl$/, '');
}
/** The root takes the place of the document whatever its ending; what it runs stands in a folder beside it. */
function textsOf({ root, files }, path) {
    const folder = path.split('/').slice(0, -1);
    return new Map([...files].map(([file, value]) => [file === root ? path : [...folder, file].join('/'), (0,yaml/* stringifyYaml */.f)(value)]));
}
/** Everything to be written, when nothing is lost by it. */
async function refuseLosses(pulls, workspace, options) {
    const texts = new Map();
    for (const { target, texts: own } of pulls) {
        for (const [path, text] of own) {
            const other = texts.get(path);
            if (other !== undefined && other !== text)
                throw new errors/* PromotionError */.g('usage', `two apps would be written to ${path}, and are not the same: one is ${target}`, { hint: 'Pull one of them, with `apps` and its name on the platform.' });
            refuseLink(workspace, path);
            texts.set(path, text);
        }
    }
    if (options.force || texts.size === 0)
        return texts;
    const git = (0,promotion_git.gitAt)(options.workingDirectory);
    const hint = 'Commit or put away what stands there first, or write over it with `--force`.';
    const overwritten = [...texts.keys()].filter((path) => workspace.has(path));
    if (overwritten.length > 0 && (await git.head()) === undefined)
        throw new errors/* PromotionError */.g('usage', `${overwritten[0] ?? ''} would be written over, and no commit holds it`, { hint });
    const uncommitted = overwritten.length === 0 ? new Set() : new Set(await git.uncommitted());
    const lost = overwritten.filter((path) => uncommitted.has(path));
    if (lost.length > 0)
        throw new errors/* PromotionError */.g('usage', `files with changes that no commit holds would be written over: ${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ` and ${lost.length - 5} more` : ''}`, { hint });
    return texts;
}
/** A link could lead what is written out of the repository. */
function refuseLink(workspace, path) {
    const parts = path.split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
        const place = (0,external_node_path_.join)(workspace.root, ...parts.slice(0, depth));
        const stats = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
        if (stats === undefined)
            return;
        if (stats.isSymbolicLink() || (depth < parts.length ? !stats.isDirectory() : !stats.isFile())) {
            throw new errors/* PromotionError */.g('usage', `${parts.slice(0, depth).join('/')} is in the way: only files and folders of the repository are written`, { hint: 'Move it away, or leave the app out with `apps`.' });
        }
    }
}
function write(workspace, path, text) {
    const file = (0,external_node_path_.join)(workspace.root, path);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
    if ((0,external_node_path_.relative)(workspace.root, (0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(file))).split(external_node_path_.sep)[0] === '..')
        throw new errors/* PromotionError */.g('usage', `${path} leads out of the repository`);
    (0,external_node_fs_.writeFileSync)(file, text);
}
/** What was written must pack to what stands on the platform, or the next promotion would undo it. */
async function proveSame(pulls, selection, workspace, platform, signal) {
    const references = new Map(selection.wanted.map((app) => [(0,address/* formatAddress */.M0)(app.target), app.reference]));
    const pulled = pulls.flatMap((app) => (app.outcome === 'pulled' ? [{ app, reference: references.get(app.target) ?? '' }] : []));
    const again = await (0,packing/* packAll */.p)(pulled.map(({ reference }) => reference), workspace, signal, { ...selection.packing, local: { ...selection.packing.local, allowed: true } });
    for (const { app, reference } of pulled) {
        const desired = again.descriptions.get(reference);
        if (desired?.kind === 'ready' && (0,same_app/* digestOfApp */.df)(desired.description, platform.dialect) === app.digest)
            continue;
        throw new errors/* PromotionError */.g('usage', `${reference} was written, but does not pack to what stands at ${app.target}${desired?.kind === 'missing' ? `: ${desired.reason}` : ''}`, {
            hint: 'Compare the two with `plan --diff`; `git checkout` brings back what was there.',
        });
    }
}
function withoutTexts({ name, target, outcome, digest, files, reason }) {
    return { name, target, outcome, digest, files, ...(0,given/* given */.g)({ reason }) };
}


/***/ }),

/***/ 8745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ stringifyYaml)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9328);


/** As the reader of this room resolves plain text, so that what would read as something else is quoted. */
const SCHEMA = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .CORE_SCHEMA */ .OU.withTags(js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .mergeTag */ .LJ);
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
        const items = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(value).map(([key, item]) => ({ key: scalar('str', key), value: nodeOf(item) }));
        return { kind: 'mapping', tag: 'tag:yaml.org,2002:map', tagged: false, style: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .COLLECTION_STYLE */ .Rl.BLOCK, items };
    }
    if (typeof value === 'string')
        return scalar('str', value);
    if (value === null || typeof value === 'boolean')
        return scalar(value === null ? 'null' : 'bool', String(value));
    if (typeof value === 'number' && !Number.isFinite(value))
        throw new RangeError(`${value} is not a JSON number`);
    const text = value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ExactNumber */ .fh ? value.source : String(value);
    return scalar(/^-?\d+$/.test(text) ? 'int' : 'float', text);
}
function scalar(tag, value) {
    return { kind: 'scalar', tag: `tag:yaml.org,2002:${tag}`, tagged: false, style: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN, value };
}


/***/ })

};

export const id = 276;
export const ids = [276];
export const modules = {

/***/ 3801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vr: () => (/* binding */ changedDocuments),
/* harmony export */   ZA: () => (/* binding */ unreachedNotices),
/* harmony export */   qS: () => (/* binding */ namedDocuments),
/* harmony export */   uo: () => (/* binding */ documentsOf)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7543);
/* harmony import */ var _cwl_documents_document_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1942);
/* harmony import */ var _cwl_reach_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6977);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4342);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6806);
/* harmony import */ var _promotion_select_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6287);
/* harmony import */ var _run_count_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(999);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3546);









/**
 * The documents that `files` names, else the apps of the configuration, else every `.cwl` file: sorted, as `path` or
 * `path#id`. Throws PromotionError and CwlError.
 */
function documentsOf({ files = [] }, { workspace, manifest }) {
    if (files.length === 0 && manifest !== undefined && manifest.apps.length > 0) {
        return distinct((0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_6__/* .appsIn */ .en)(manifest, workspace).map((app) => app.reference));
    }
    if (files.length === 0)
        return found(workspace.find(['.']), '.', workspace);
    if (manifest !== undefined && files.includes(manifest.file)) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PromotionError */ .g('usage', `${manifest.file} is the configuration, and no CWL`, { hint: 'Leave it out to validate the apps that it names; name one that stands elsewhere with the input `config`.' });
    }
    return namedDocuments(files, workspace);
}
/**
 * The documents that the input `files` names, sorted, as `path` or `path#id`. Throws PromotionError and CwlError; a pattern
 * that finds nothing is a mistake, whatever others find.
 */
function namedDocuments(files, workspace) {
    return distinct(files.flatMap((pattern) => found(find(pattern, workspace), pattern, workspace)));
}
/** Files that a pattern finds, or the process of a file that `path#id` names. */
function find(pattern, workspace) {
    try {
        return workspace.find([pattern]);
    }
    catch (error) {
        const { path, fragment } = (0,_cwl_documents_document_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .splitReference */ .m)(workspace, pattern);
        if (!(error instanceof _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .J) || error.code !== 'no-such-file' || fragment === undefined || !workspace.has(path))
            throw error;
        return workspace.find([path]).map((file) => `${file}#${fragment}`);
    }
}
function found(documents, pattern, workspace) {
    if (documents.length > 0)
        return documents;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PromotionError */ .g('usage', `no CWL file is at ${JSON.stringify(pattern)}`, {
        hint: (0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .remedyIn */ .ke)(workspace, pattern) ?? `Give paths, folders (for the files in them that end in .cwl) or globs with the input \`files\`, relative to ${workspace.root}.`,
    });
}
function distinct(documents) {
    return [...new Set(documents)].sort();
}
/**
 * Of these documents, those that a change since `changedSince` can have made better or worse, and a sentence on the
 * others. Without `changedSince`, all. Throws PromotionError.
 */
async function changedDocuments(documents, options, { workspace, manifest }, { processes, signal }) {
    const { changedSince, workingDirectory } = options;
    if (changedSince === undefined)
        return { documents, notices: [] };
    const { gitAt } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5997));
    const changes = new _cwl_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .Changes */ .sk(workspace, await gitAt(workingDirectory, signal).changedSince(changedSince));
    // What is told of a document depends on these as well.
    const settings = [manifest?.file, (0,_opening_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineFile */ ._S)(options, manifest)].filter((file) => file !== undefined);
    const changed = settings.filter((file) => changes.among([file]).length > 0);
    if (changed.length > 0)
        return { documents, notices: [`${changed.join(' and ')} changed since ${changedSince}, so that no document is left out.`] };
    const affected = [];
    for (const document of documents) {
        // Signals and timers are heard only between turns of the event loop.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        signal.throwIfAborted();
        if (changes.among((0,_cwl_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .filesReached */ .EG)(processes, document)).length > 0)
            affected.push(document);
    }
    return { documents: affected, notices: unreachedNotices('document', documents.length, affected.length, changedSince) };
}
/** How many `affected` leaves out of all, in a sentence; none where it leaves out nothing. */
function unreachedNotices(what, all, affected, since) {
    const leftOut = all - affected;
    if (leftOut === 0)
        return [];
    const [reaches, is] = leftOut === 1 ? ['reaches', 'is'] : ['reach', 'are'];
    return [`${leftOut} of ${(0,_run_count_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U)(all, what)} ${reaches} no file that changed since ${since}, and ${is} left out.`];
}


/***/ }),

/***/ 9602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ selectWanted),
/* harmony export */   m: () => (/* binding */ refuseBothWays)
/* harmony export */ });
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6806);
/* harmony import */ var _promotion_local_defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5889);
/* harmony import */ var _promotion_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8448);
/* harmony import */ var _promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8244);
/* harmony import */ var _promotion_select_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6287);
/* harmony import */ var _documents_documents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3801);
/* harmony import */ var _documents_opening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3546);







/**
 * Which apps the options ask for: those of a stage of the configuration file, or those of `files` and `project`.
 * Throws PromotionError and CwlError.
 */
function selectWanted(options, workspace, approved) {
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
    if (approved !== undefined)
        (0,_promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseMissingStage */ .Hu)(approved, manifest);
    const stage = (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .chooseStage */ .oQ)(manifest, options.stage);
    const repository = { workspace: (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .boundedBy */ .hR)(manifest, workspace), manifest };
    const apps = (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .appsIn */ .en)(manifest, workspace);
    const wanted = (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseCopyOntoItself */ .Fd)((0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .selectApps */ .B2)((0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .wantedOfStage */ .by)(manifest, apps, stage), options.apps ?? []));
    return { stage, project: manifest.stages[stage]?.project ?? '', wanted, manifestFile: manifest.file, workspace: repository.workspace, remote: manifest.remote, packing: { checks: (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .checksFor */ .NR)(options, repository), local: (0,_promotion_local_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .localDefaultRules */ .s)(manifest, stage) }, declaration: manifest.stages[stage], exports: manifest.exports, notices: (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .misplacedExceptions */ .xP)(manifest, apps, (patterns) => workspace.find(patterns)) };
}
/** Throws PromotionError `usage` for what belongs to a configuration file beside what stands in for one. */
function refuseBothWays({ project, stage, config }) {
    const input = stage !== undefined ? 'stage' : config !== undefined ? 'config' : undefined;
    if (project === undefined || input === undefined)
        return;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g('usage', `\`project\` and \`${input}\` exclude one another`, {
        hint: 'Give the input `stage` to work with the configuration file, or the inputs `files` and `project` to work without it.',
    });
}
function selectDirectly(options, project, workspace) {
    refuseBothWays(options);
    const files = (0,_documents_documents_js__WEBPACK_IMPORTED_MODULE_5__/* .namedDocuments */ .qS)(options.files ?? [], workspace);
    const { copyFrom, apps = [] } = options;
    const wanted = (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .wantedDirectly */ .OG)({ files, project, apps, ...(copyFrom === undefined ? {} : { copyFrom }) }, (path) => workspace.has(path));
    return { stage: null, project, wanted, manifestFile: undefined, workspace, remote: undefined, packing: { checks: (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .checksFor */ .NR)(options, { workspace, manifest: undefined }), local: (0,_promotion_local_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .localDefaultRules */ .s)(undefined, null) }, declaration: undefined, exports: undefined, notices: unreadNotices(workspace) };
}
/** Whoever keeps a configuration takes its rules to hold. */
function unreadNotices(workspace) {
    const [file] = (0,_promotion_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestsIn */ .IK)(workspace);
    return file === undefined ? [] : [`${file} is not read, since \`project\` stands in for it: none of its rules and checks holds.`];
}


/***/ }),

/***/ 5871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   D6: () => (/* binding */ folderBeside),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cs: () => (/* binding */ refuseLosses),
/* harmony export */   x3: () => (/* binding */ writeText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7543);
/* harmony import */ var _cwl_text_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8745);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4342);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2101);
/* harmony import */ var _promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2611);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6806);
/* harmony import */ var _promotion_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5997);
/* harmony import */ var _promotion_name_list_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5523);
/* harmony import */ var _promotion_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3849);











/**
 * The root takes the place of the document whatever its ending, and is JSON where that is: others than readers of CWL may
 * read it. What it runs stands in a folder beside it. `old` is the text of the document.
 */
function textsOf({ root, files }, path, old = '') {
    const folder = path.split('/').slice(0, -1);
    const rootText = path.endsWith('.json') || isJson(old) ? (value) => `${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .stringifyJson */ .sd)(value, INDENT)}\n` : _cwl_text_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .stringifyYaml */ .f;
    return new Map([...files].map(([file, value]) => (file === root ? [path, rootText(value)] : [[...folder, file].join('/'), (0,_cwl_text_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .stringifyYaml */ .f)(value)])));
}
/**
 * What stands in a document. Empty where it cannot be read: then only its name says what form it has, and it is written over
 * as any other. Nothing is lost by that: only what a commit holds is written over, unless `force` asks for more.
 */
function textOf(path, workspace) {
    try {
        return workspace.readText(path);
    }
    catch (error) {
        if (error instanceof _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CwlError */ .J)
            return '';
        throw error;
    }
}
/** The name of the folder for what the document runs. A document without an ending is in the way of a folder of its name. */
function folderBeside(path) {
    const stem = (0,_promotion_names_js__WEBPACK_IMPORTED_MODULE_9__/* .stemOf */ .Vc)(path);
    return path.split('/').at(-1) === stem ? `${stem}_steps` : stem;
}
/** Of JSON that people read and compare, in spaces. */
const INDENT = 2;
function isJson(text) {
    try {
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text);
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
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('usage', `${parts.slice(0, depth).join('/')} is in the way: only files and folders of the repository are written`, { hint: 'Move it away, or name the other apps with the input `apps`.' });
        }
    }
}
function statsOf(place, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { throwIfNoEntry: false });
    }
    catch (error) {
        throw unwritable(path, (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonOf */ .A3)(error));
    }
}
async function refuseUnwritable(workspace, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, path);
    const fault = (await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .faultOfWriting */ .SX)(file)) ?? (workspace.has(path) ? faultOfWritingOver(file) : undefined);
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
        return (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonOf */ .A3)(error);
    }
}
async function refuseUncommitted(overwritten, workspace, { hint, signal }) {
    const lost = [];
    for (const [repository, paths] of Map.groupBy(overwritten, (path) => repositoryOf(path, workspace))) {
        const git = (0,_promotion_git_js__WEBPACK_IMPORTED_MODULE_8__.gitAt)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, repository), signal);
        const look = await git.look();
        if (look.kind === 'refused')
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('git', `${paths[0] ?? ''} would be written over, and git does not say whether a commit holds it: ${look.reason}`, { hint: look.hint });
        if ((await git.head()) === undefined)
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('usage', `${paths[0] ?? ''} would be written over, and no commit holds it`, { hint });
        const committed = new Set((await git.committed()).map((path) => `${repository}${path}`));
        lost.push(...paths.filter((path) => !committed.has(path)));
    }
    if (lost.length > 0)
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('usage', `files with changes that no commit holds would be written over: ${(0,_promotion_name_list_js__WEBPACK_IMPORTED_MODULE_10__/* .listNames */ .Z)(lost, 5)}`, { hint });
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
        if (!(0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(workspace.root, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file))))
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('usage', `${path} leads out of the repository`);
        await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeAtomically */ .vK)(file, text, 'others');
    }
    catch (error) {
        throw error instanceof _promotion_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g ? error : unwritable(path, (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonOf */ .A3)(error));
    }
}
function unwritable(path, reason) {
    return new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('usage', `${path} cannot be written: ${reason}`, { hint: 'Make it writable, or name the other apps with the input `apps`.' });
}


/***/ }),

/***/ 7906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ changedBy),
/* harmony export */   Kp: () => (/* binding */ behindLinks),
/* harmony export */   j8: () => (/* binding */ withTexts),
/* harmony export */   oX: () => (/* binding */ proofOf),
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








/** Seen before anything is written: a document must not make way for what the next promotion refuses or would undo. */
async function proofOf(texts, reference, installed, dialect, { workspace, packing, signal }) {
    const packed = await (0,_documents_packing_js__WEBPACK_IMPORTED_MODULE_6__/* .packAll */ .pV)([reference], withTexts(workspace, texts), signal, packing);
    const desired = packed.descriptions.get(reference);
    if (desired?.kind !== 'ready')
        return { holds: false, fault: `what stands on the platform cannot be packed: ${faultIn(packed, reference)}` };
    if ((0,_promotion_same_app_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameApp */ .sS)(installed, desired.description, dialect))
        return { holds: true, reached: packed.files.get(reference) ?? [] };
    const differences = (0,_cwl_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differencesOf */ .g)((0,_promotion_same_app_js__WEBPACK_IMPORTED_MODULE_5__/* .bareApp */ .Uv)(installed, dialect), (0,_promotion_same_app_js__WEBPACK_IMPORTED_MODULE_5__/* .bareApp */ .Uv)(desired.description, dialect), MOST_DIFFERENCES);
    return { holds: false, fault: `its files would pack to another description than what stands on the platform: ${(0,_platform_words_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)((0,_cwl_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differencesInWords */ .t)(differences))}` };
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

/***/ 766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ unpackDescription),
/* harmony export */   b: () => (/* binding */ wayTo)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2101);
/* harmony import */ var _local_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9103);
/* harmony import */ var _distinct_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3189);
/* harmony import */ var _folded_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8214);
/* harmony import */ var _local_reference_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4241);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7824);
/* harmony import */ var _relative_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38);
/* harmony import */ var _text_map_items_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(151);
/* harmony import */ var _stamp_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4013);










/**
 * Takes a packed description apart: its own process as `NAME.cwl`, and each process that a step runs as a file of its
 * own in the folder `NAME`, once however many steps run it. Packed again the files give a description with the same
 * digest, as long as those that are there stay as they are. A provenance note is left out. What a step runs by a reference
 * already is left as it is.
 */
function unpackDescription(description, name, standing = NOTHING_STANDS) {
    const plain = (0,_stamp_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutStamp */ .GD)(description);
    const writer = new FileWriter(plain, name, standing);
    const root = writer.root(plain);
    return { root, files: writer.files };
}
const NOTHING_STANDS = { folder: '', fileOf: () => undefined, embedding: new Set() };
/** In characters of one byte. Linux takes 255 bytes for a name; the ending and what tells it from others need some of them. */
const LONGEST_STEM = 200;
/** What Windows takes for a device, whatever ending it has: git cannot check out a file of such a name there. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
class FileWriter {
    files = new Map();
    #name;
    #version;
    #namespaces;
    #standing;
    /** By process, the file that says it already. */
    #kept = new Map();
    #names;
    #known = new Map();
    #same = new Map();
    constructor(description, name, standing) {
        const { cwlVersion, $namespaces: namespaces } = description;
        this.#name = name;
        this.#standing = standing;
        this.#keep(description, '');
        const beside = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(standing.folder, name);
        const taken = [...this.#kept.values()].flatMap((file) => (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file) === beside ? (0,_folded_js__WEBPACK_IMPORTED_MODULE_7__/* .folded */ .T)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(file, '.cwl')) : []));
        this.#names = new _distinct_names_js__WEBPACK_IMPORTED_MODULE_8__/* .DistinctNames */ .N(taken, _folded_js__WEBPACK_IMPORTED_MODULE_7__/* .folded */ .T);
        this.#version = cwlVersion ?? 'v1.2';
        this.#namespaces = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(namespaces) ? namespaces : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([]);
    }
    /** Finds what need not be written, before anything has a name: nothing is written over what stays. */
    #keep(process, way) {
        for (const step of (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .objectsIn */ .Qv)(process, 'steps')) {
            const { run } = step;
            if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(run) || this.#kept.has(run))
                continue;
            const inner = wayTo(step, way);
            const file = this.#embeds(inner) ? undefined : this.#standing.fileOf(run);
            if (file === undefined)
                this.#keep(run, inner);
            else
                this.#kept.set(run, file);
        }
    }
    #embeds(way) {
        return way !== undefined && this.#standing.embedding.has(way);
    }
    root(description) {
        const path = `${this.#name}.cwl`;
        // Named first, so that it is the first; its text is known when those that it runs are written.
        this.files.set(path, description);
        this.files.set(path, this.#withRuns(description, '.', ''));
        return path;
    }
    #withRuns(process, folder, way) {
        const { steps } = process;
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(steps))
            return process;
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withField */ .ZH)(process, 'steps', (0,_text_map_items_js__WEBPACK_IMPORTED_MODULE_5__/* .mapItems */ .Z)(steps, (step) => ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(step) ? this.#step(step, folder, way) : step)));
    }
    #step(step, folder, way) {
        const { run, id } = step;
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(run))
            return step;
        const inner = wayTo(step, way);
        if (this.#embeds(inner))
            return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withField */ .ZH)(step, 'run', this.#withRuns(run, folder, inner));
        const kept = this.#kept.get(run);
        const reference = kept === undefined ? (0,_relative_path_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePath */ .i)(folder, this.#fileFor(run, typeof id === 'string' ? id : 'process')) : (0,_relative_path_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePath */ .i)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(this.#standing.folder, folder), kept);
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withField */ .ZH)(step, 'run', reference.split('/').map(encodeURIComponent).join('/'));
    }
    #fileFor(process, stepName) {
        const known = this.#known.get(process);
        if (known !== undefined)
            return known;
        const body = this.#withRuns(process, this.#name, undefined);
        const text = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(body);
        const { id } = process;
        const path = this.#same.get(text) ?? this.#write(body, text, typeof id === 'string' ? id : stepName);
        this.#known.set(process, path);
        return path;
    }
    #write(body, text, wanted) {
        const stem = wanted.replace(/\.cwl$/, '').replace(/[^\w.-]+/g, '_').replace(/^[.-]+/, '').slice(0, LONGEST_STEM) || 'process';
        const path = `${this.#name}/${this.#names.give(stem.replace(DEVICE, '$&_'))}.cwl`;
        this.#same.set(text, path);
        const mentioned = prefixesIn(body);
        const used = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(this.#namespaces).filter(([prefix]) => mentioned.has(prefix));
        const moved = (0,_local_files_js__WEBPACK_IMPORTED_MODULE_2__/* .mapFiles */ .qM)(body, (reference, _, key) => ((0,_local_reference_js__WEBPACK_IMPORTED_MODULE_9__/* .isLocalReference */ .P)(reference, key) && !/^(?:\/|file:)/i.test(reference) ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join('..', reference) : reference));
        this.files.set(path, (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([
            ['cwlVersion', this.#version],
            ...(used.length === 0 ? [] : [['$namespaces', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)(used)]]),
            ...(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(moved).filter(([key]) => key !== 'cwlVersion' && key !== '$namespaces'),
        ]));
        return path;
    }
}
/** The way on to what a step runs. */
function wayTo(step, way) {
    const name = (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(step);
    return way === undefined || name === undefined ? undefined : way === '' ? name : `${way}/${name}`;
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


/***/ })

};

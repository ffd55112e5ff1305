export const id = 457;
export const ids = [457,18];
export const modules = {

/***/ 9739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ findingsOf)
});

// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var cwl_workspace = __webpack_require__(4342);
;// CONCATENATED MODULE: ./lib/cwl/excerpt.js


/** A longer line says nothing in a terminal; of one, the part around the place is given. In UTF-16 code units. */
const LONGEST_LINE = 400;
/** Reads lines of the files of a workspace; a file once while its places are asked for one after another. */
class Excerpts {
    #workspace;
    /** More than one would keep all files that have problems in memory. */
    #latest;
    /** `workspace` is the one that the problems were found in. */
    constructor(workspace) {
        this.#workspace = (0,cwl_workspace/* checkWorkspace */.MD)(workspace);
    }
    /** Undefined when the file cannot be read or has no such line. */
    at({ file, line, column }) {
        const text = this.#linesOf(file)[line - 1];
        if (text === undefined)
            return undefined;
        const before = Math.min(column - 1, text.length);
        const from = text.length > LONGEST_LINE ? atCharacter(text, Math.max(0, before - LONGEST_LINE / 2)) : 0;
        const to = atCharacter(text, Math.min(text.length, from + LONGEST_LINE));
        return { text: text.slice(from, to), before: before - from, isCut: { before: from > 0, after: to < text.length } };
    }
    #linesOf(file) {
        if (this.#latest?.file !== file)
            this.#latest = { file, lines: this.#read(file).split(/\r\n|[\r\n]/) };
        return this.#latest.lines;
    }
    #read(file) {
        try {
            return this.#workspace.readText(file);
        }
        catch (error) {
            // Why a file cannot be read is a problem of its own, told already.
            if (error instanceof cwl_error/* CwlError */.J)
                return '';
            throw error;
        }
    }
}
/** Not between the halves of a character beyond the first 65,536. */
function atCharacter(text, index) {
    return /[\uDC00-\uDFFF]/.test(text.charAt(index)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) ? index - 1 : index;
}

// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
;// CONCATENATED MODULE: ./lib/commands/documents/findings.js


/** More problems than these make a report that no machine wants either. */
const MOST_KEPT = 10_000;
/** So many lines are carried along, for pages; more problems than these are not read on one. */
const MOST_LINES = 500;
/** What a report has of problems: the most serious, the lines of those that a page shows, and how many are left out. */
function findingsOf(problems, workspace) {
    const kept = (0,problem/* mostSerious */.sb)(problems, MOST_KEPT);
    const excerpts = new Excerpts(workspace);
    const lines = (0,problem/* mostSerious */.sb)(kept, MOST_LINES).map((problem) => [problem, excerpts.at(problem)]);
    return {
        problems: kept,
        ...(kept.length === problems.length ? {} : { omittedProblems: difference((0,problem/* countProblems */._k)(problems), (0,problem/* countProblems */._k)(kept)) }),
        ...(lines.length === 0 ? {} : { excerpts: new Map(lines.filter((line) => line[1] !== undefined)) }),
    };
}
function difference(all, kept) {
    return { error: all.error - kept.error, warning: all.warning - kept.warning, advice: all.advice - kept.advice };
}


/***/ }),

/***/ 457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pack: () => (/* binding */ pack)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7543);
/* harmony import */ var _cwl_differences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2250);
/* harmony import */ var _cwl_documents_document_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1942);
/* harmony import */ var _cwl_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4832);
/* harmony import */ var _cwl_pack_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4887);
/* harmony import */ var _cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4013);
/* harmony import */ var _cwl_problem_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(1457);
/* harmony import */ var _cwl_text_source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7972);
/* harmony import */ var _cwl_text_yaml_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8745);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4342);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2101);
/* harmony import */ var _promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2611);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6806);
/* harmony import */ var _promotion_own_file_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3632);
/* harmony import */ var _promotion_provenance_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5862);
/* harmony import */ var _documents_findings_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(9739);
/* harmony import */ var _documents_opening_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3546);
/* harmony import */ var _documents_packing_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(2103);
/* harmony import */ var _documents_remote_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2425);
/* harmony import */ var _promote_provenance_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(2814);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(2582);
/* harmony import */ var _run_check_options_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(3003);
/* harmony import */ var _run_cutoff_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(3259);
/* harmony import */ var _run_failure_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(9446);
/* harmony import */ var _run_listener_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(9382);
/* harmony import */ var _run_output_file_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(6018);




























/**
 * Packs one document, `path` or `path#id`, into one JSON object: what a promotion would install, but for the note on
 * where it came from, which is there with `stamp` only.
 */
async function pack(options, context) {
    return (0,_run_listener_js__WEBPACK_IMPORTED_MODULE_26__/* .withListener */ .L)(context, (heard) => packFile(options, heard));
}
async function packFile(options, context) {
    const cutoff = (0,_run_cutoff_js__WEBPACK_IMPORTED_MODULE_23__/* .startCutoff */ .W)(context, options);
    try {
        (0,_run_check_options_js__WEBPACK_IMPORTED_MODULE_22__/* .checkOptions */ .J)(options, 'pack');
        await (0,_run_output_file_js__WEBPACK_IMPORTED_MODULE_25__/* .refuseOutputFile */ .M)(options, options.output, 'output');
        context.progress({ kind: 'phase', name: 'pack', total: 1 });
        const repository = (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_17__/* .openRepository */ .h_)(options);
        const file = (0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .pathIn */ .lW)(repository.workspace, options.file);
        refuseNoFile(file, repository.workspace);
        const workspace = await (0,_documents_remote_js__WEBPACK_IMPORTED_MODULE_19__/* .withRemote */ .T)(repository.workspace, repository.manifest?.remote, options, cutoff.stop, context);
        const bounded = options.maxBytes === undefined ? workspace : { ...workspace, limits: { ...workspace.limits, packedBytes: options.maxBytes } };
        const head = options.stamp === true ? await (0,_promote_provenance_js__WEBPACK_IMPORTED_MODULE_20__/* .findHead */ .mW)(options, cutoff.stop) : undefined;
        const packer = new _cwl_pack_js__WEBPACK_IMPORTED_MODULE_6__/* .Packer */ .N(bounded, { checks: (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_17__/* .checksFor */ .NR)(options, repository) });
        const packing = options.graph === true ? await packer.packGraph(file) : await packer.pack(file);
        await cutoff.throwIfOver();
        const findings = (0,_documents_findings_js__WEBPACK_IMPORTED_MODULE_16__/* .findingsOf */ .W)(packing.problems, workspace);
        const notices = (0,_documents_packing_js__WEBPACK_IMPORTED_MODULE_18__/* .baselineNotices */ .Xu)(packing);
        if (packing.ok) {
            const { digest, files } = packing;
            const description = options.stamp === true ? (0,_promotion_provenance_js__WEBPACK_IMPORTED_MODULE_15__/* .stampDescription */ .cu)(packing.description, file, files, await (0,_promote_provenance_js__WEBPACK_IMPORTED_MODULE_20__/* .findProvenance */ .p8)(options, head, cutoff.stop)) : packing.description;
            const packed = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_11__/* .stringifyJson */ .sd)(description);
            const yaml = options.yaml === true ? { yaml: `${_promotion_own_file_js__WEBPACK_IMPORTED_MODULE_14__/* .PACKED_NOTE */ .mH}\n${(0,_cwl_text_yaml_js__WEBPACK_IMPORTED_MODULE_9__/* .stringifyYaml */ .f)(description)}` } : {};
            refuseSource(options, repository, files);
            const delivery = await deliver(options, file, description, yaml.yaml ?? `${packed}\n`, repository.workspace.limits);
            return { command: 'pack', exitCode: _report_js__WEBPACK_IMPORTED_MODULE_21__/* .EXIT */ .d.fine, notices, path: file, packed, ...yaml, ...delivery, digest, ...findings };
        }
        const failure = { code: 'invalid-cwl', message: `${file} cannot be packed: ${(0,_cwl_problem_js__WEBPACK_IMPORTED_MODULE_27__/* .errorsIn */ .R4)(packing.problems)}` };
        return { command: 'pack', exitCode: _report_js__WEBPACK_IMPORTED_MODULE_21__/* .EXIT */ .d.invalidCwl, failure, notices, path: file, ...findings };
    }
    catch (error) {
        const { file } = options;
        const failure = cutoff.stop.aborted ? (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_24__/* .stoppedFailure */ .kB)(cutoff.timedOut, `${file} was not packed`) : (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_24__/* .failureFrom */ .Ju)(error);
        return { command: 'pack', exitCode: (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_24__/* .exitCodeOf */ .FO)(failure), failure, notices: [], path: file, problems: [] };
    }
    finally {
        cutoff.end();
    }
}
/** What was packed before can be a source too: that it is a description does not make it one to write over. Throws PromotionError `usage`. */
function refuseSource({ output, workingDirectory }, { workspace, manifest }, files) {
    if (output === undefined)
        return;
    const target = realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, output));
    const sources = manifest === undefined ? files : [...files, manifest.file];
    if (!sources.some((path) => realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace.root, path)) === target))
        return;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_13__/* .PromotionError */ .g('usage', `\`output\`: ${output} is part of what is packed, or says how, and would be lost`, { hint: 'Name another file.' });
}
function realPathOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) : path;
}
/** Throws PromotionError `usage` for what is several files, and CwlError for what is none. */
function refuseNoFile(file, workspace) {
    const { path } = (0,_cwl_documents_document_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .splitReference */ .m)(workspace, file);
    if (workspace.has(path))
        return;
    const [only, ...others] = filesAt(path, workspace);
    // A device and the like stands for itself, and reading says what it is.
    if (only !== undefined && others.length === 0 && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace.root, only) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace.root, path))
        return;
    const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace.root, path), { throwIfNoEntry: false })?.isDirectory() === true;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_13__/* .PromotionError */ .g('usage', `${path} is a ${isFolder ? 'folder' : 'pattern'}, and \`pack\` takes one file`, {
        hint: 'Name the file, or one of its processes as `file#id`; `validate` takes folders and patterns.',
    });
}
function filesAt(path, workspace) {
    try {
        return workspace.find([path]);
    }
    catch (error) {
        // Reading throws the same, and knows what else may have been meant.
        if (error instanceof _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CwlError */ .J && error.code === 'no-such-file')
            workspace.readText(path);
        throw error;
    }
}
/** Writes or checks the description where that was asked for. Throws PromotionError `differs`, `usage`, or what reading files throws. */
async function deliver(options, file, description, text, limits) {
    const { check, output, workingDirectory } = options;
    if (check !== undefined && output !== undefined) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_13__/* .PromotionError */ .g('usage', '`check` compares with a file and `output` writes one', { hint: 'Give one of the two.' });
    }
    if (check !== undefined) {
        compareWithFile(file, description, { shown: check, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, check), limits });
        return { delivery: { kind: 'checked', path: check } };
    }
    if (output === undefined)
        return {};
    (0,_run_output_file_js__WEBPACK_IMPORTED_MODULE_25__/* .refuseOtherThanDescription */ .G)(options, output);
    await (0,_run_output_file_js__WEBPACK_IMPORTED_MODULE_25__.writeOutputFile)(options, output, text, 'output');
    return { delivery: { kind: 'written', path: output, bytes: Buffer.byteLength(text) } };
}
/** A note on where either came from does not count, nor does JSON or YAML, nor the order of keys. */
function compareWithFile(file, description, existing) {
    const { shown, limits } = existing;
    const parsing = (0,_cwl_text_source_js__WEBPACK_IMPORTED_MODULE_8__/* .parseYaml */ .h)(readExisting(existing), shown, limits);
    if (!parsing.ok) {
        const [problem] = parsing.problems;
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_13__/* .PromotionError */ .g('usage', `${shown} cannot be compared with: ${problem?.message ?? 'it cannot be read'}`, {
            hint: 'Give a file that `pack` has written.',
            ...(problem === undefined ? {} : { at: problem }),
        });
    }
    const differences = (0,_cwl_differences_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesOf */ .g)((0,_cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutStamp */ .GD)(parsing.value), (0,_cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutStamp */ .GD)(description), MOST_DIFFERENCES);
    if (differences.length === 0)
        return;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_13__/* .PromotionError */ .g('differs', `${shown} is not what ${file} packs to: ${(0,_cwl_differences_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesInWords */ .t)(differences)}`, {
        hint: 'To write it anew, run the same with `--output` in place of `--check`.',
    });
}
/** A message with more places than these is not read. */
const MOST_DIFFERENCES = 5;
/** The user names the file, as with `output`, so that it may stand in any folder; a description is larger than one of its files. */
function readExisting({ shown, path, limits }) {
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        return (0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .openWorkspace */ .OH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(real), { ...limits, fileBytes: _cwl_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST */ ._B.fileBytes }).readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(real));
    }
    catch (error) {
        const reason = error instanceof _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CwlError */ .J ? error.message : (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_12__/* .reasonOf */ .A3)(error);
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_13__/* .PromotionError */ .g('usage', `${shown} cannot be read: ${reason}`, { hint: 'Give a file that `pack` has written.' });
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


/***/ }),

/***/ 6018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ refuseOtherThanDescription),
/* harmony export */   M: () => (/* binding */ refuseOutputFile),
/* harmony export */   refuseOutputFiles: () => (/* binding */ refuseOutputFiles),
/* harmony export */   writeOutputFile: () => (/* binding */ writeOutputFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _cwl_folded_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8214);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4342);
/* harmony import */ var _promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2611);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6806);
/* harmony import */ var _promotion_own_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3632);







/**
 * Throws PromotionError `usage` when what an input names cannot be written, relative to the working directory. For the
 * beginning of a run, which must not be lost on a path that was wrong from the start.
 */
async function refuseOutputFile({ workingDirectory }, file, input) {
    if (file === undefined)
        return;
    const fault = await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .faultOfWriting */ .SX)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, file));
    if (fault !== undefined)
        throw unwritable(input, file, fault);
}
/** The same for what `validate` writes: no two inputs may name one file, and none a file of another kind. */
async function refuseOutputFiles(options, files) {
    const inputs = new Map();
    for (const [input, file] of Object.entries(files)) {
        if (file === undefined)
            continue;
        await refuseOutputFile(options, file, input);
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.workingDirectory, file);
        const place = placeOf(path);
        const other = inputs.get((0,_cwl_folded_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .T)(place));
        if (other !== undefined) {
            const where = other.place === place ? '' : ' where case does not count';
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', `\`${other.input}\` and \`${input}\` name one file${where}, ${file}`, { hint: 'Name two.' });
        }
        inputs.set((0,_cwl_folded_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .T)(place), { input, place });
        if (input === 'write-baseline' && !(0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(options.workingDirectory), place)) {
            throw unwritable(input, file, 'it is outside the working directory, where no run reads a baseline', 'Name a file inside of it.');
        }
        const fault = (0,_promotion_own_file_js__WEBPACK_IMPORTED_MODULE_5__/* .faultOfReplacing */ .P7)(path, input === 'sarif' ? 'sarif' : 'baseline');
        if (fault !== undefined)
            throw unwritable(input, file, fault, 'Name another file.');
    }
}
/** Where a file will stand, the links on the way resolved. */
function placeOf(path) {
    const folder = (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .folderAbove */ .m$)(path);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path));
}
/** Throws PromotionError `usage` when what `pack` writes would take the place of something else than an earlier description. */
function refuseOtherThanDescription({ workingDirectory }, file) {
    const fault = (0,_promotion_own_file_js__WEBPACK_IMPORTED_MODULE_5__/* .faultOfReplacing */ .P7)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, file), 'description');
    if (fault !== undefined)
        throw unwritable('output', file, fault, 'Name another file, or take that one away first.');
}
/** Writes a file that an input names, relative to the working directory, and gives its path. Throws PromotionError `usage`. */
async function writeOutputFile({ workingDirectory }, file, text, input) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, file);
    try {
        await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .vK)(path, text, 'others');
        return path;
    }
    catch (error) {
        throw unwritable(input, file, (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error));
    }
}
function unwritable(input, file, reason, hint = 'Name a file in a folder that can be written to.') {
    return new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', `\`${input}\`: ${file} cannot be written: ${reason}`, { hint });
}


/***/ }),

/***/ 3632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ unlikeOurs),
/* harmony export */   P7: () => (/* binding */ faultOfReplacing),
/* harmony export */   cI: () => (/* binding */ receiveJsonFile),
/* harmony export */   mH: () => (/* binding */ PACKED_NOTE)
/* harmony export */ });
/* unused harmony export readJsonFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2101);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2611);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6806);
/* harmony import */ var _given_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2911);





const WHICH_FILE = {
    record: 'Give the file that `promote --record` wrote; in the action, its output `record-file`.',
    plan: 'Give the file that `plan --out` wrote; in the action, its output `plan-file`.',
};
/** Tells another file, given by mistake, from one of ours that is not whole any more. */
function unlikeOurs(path, what, code, value, errors) {
    const kind = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value['kind'] : undefined;
    const [error] = errors;
    const place = error === undefined || error.instancePath === '' ? 'it' : error.instancePath;
    const mistake = kind === `cwl-promote ${what}`
        ? `the ${what} ${path} was changed after it was written: ${place} ${mistakeOf(error, what)}`
        : `${path} is no ${what}${typeof kind === 'string' && kind.startsWith('cwl-promote ') ? `: it is a ${kind.slice('cwl-promote '.length)}` : ''}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, mistake, { hint: WHICH_FILE[what] });
}
function mistakeOf(error, what) {
    const added = error?.params?.['additionalProperty'];
    return added === undefined ? (error?.message ?? 'is not as it should be') : `has ${JSON.stringify(added)}, which stands in no ${what}`;
}
/** The JSON of a file of ours that the user names. Throws PromotionError `code`, also for one of another version, and for a pipe. */
function readJsonFile(path, what, code) {
    try {
        return jsonOf(readGivenFile(path), path, what, code);
    }
    catch (error) {
        throw refusalOf(error, path, what, code);
    }
}
/** The same, and a pipe is waited for, until `signal` aborts. */
async function receiveJsonFile(path, what, code, signal) {
    try {
        return jsonOf(await (0,_given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .receiveGivenFile */ .tO)(path, signal), path, what, code);
    }
    catch (error) {
        throw refusalOf(error, path, what, code);
    }
}
function refusalOf(error, path, what, code) {
    if (!(error instanceof _given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, `the ${what} ${path} cannot be read: ${error.message}`, { hint: error.hint });
}
function jsonOf(text, path, what, code) {
    let value;
    try {
        value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, `the ${what} ${path} is not JSON${withoutExcerpt(error.message)}`, { hint: WHICH_FILE[what] });
    }
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && value['kind'] === `cwl-promote ${what}` && typeof value['version'] === 'number' && value['version'] !== 1) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, `the ${what} ${path} is of version ${value['version']}, and this release knows version 1`, { hint: 'Use the release of cwl-promote that wrote it.' });
    }
    return value;
}
/** V8 shows what stands there, which is not for the log where a path, or a link that was committed, leads to another file than ours. */
function withoutExcerpt(message) {
    const rest = message.replace(/(?:^|, )(?:\.{3})?".*"(?:\.{3})? is not valid JSON$/s, '');
    return rest === '' ? '' : `: ${rest}`;
}
/**
 * The first line of a description that `pack --yaml` writes. Nothing else tells it from a document that somebody wrote; as
 * JSON it is one line, which nobody writes by hand.
 */
const PACKED_NOTE = '# Packed by cwl-promote: change the files that it is packed from, and pack them again.';
const IS_KIND = {
    plan: (text) => isObjectWith(text, ({ kind }) => kind === 'cwl-promote plan'),
    sarif: (text) => isObjectWith(text, ({ version, runs }) => version === '2.1.0' && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(runs)),
    baseline: (text) => isObjectWith(text, ({ version, accepted }) => version === 1 && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(accepted)),
    description: (text) => firstLineOf(text) === PACKED_NOTE || (!text.trimEnd().includes('\n') && isObjectWith(text, ({ cwlVersion }) => cwlVersion !== undefined)),
};
/**
 * Why one of our files must not take the place of what stands there, for people; undefined when nothing does, or another
 * one of its kind. Whoever forgets the value of a flag must not lose a document for it; a file that is replaced as a whole
 * would take the place of a link, and not of what it leads to.
 */
function faultOfReplacing(path, kind) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return 'it is a symbolic link';
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : '';
        return text.trim() === '' || IS_KIND[kind](text) ? undefined : OTHER;
    }
    catch (error) {
        return (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error);
    }
}
/** Editors and checkouts on Windows put a mark before it, and end it in their own way. */
function firstLineOf(text) {
    return text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0];
}
const OTHER = 'something else stands there, which would be lost';
function isObjectWith(text, isKind) {
    try {
        const value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && isKind(value);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 5862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ notedCommit),
/* harmony export */   L$: () => (/* binding */ stampChanges),
/* harmony export */   Wq: () => (/* binding */ publicAddress),
/* harmony export */   Yc: () => (/* binding */ isOfOther),
/* harmony export */   cu: () => (/* binding */ stampDescription)
/* harmony export */ });
/* harmony import */ var _cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4013);
/* harmony import */ var _full_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1473);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1664);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(353);




/**
 * The plan with a note on each description that is installed from a file. A copy keeps the note of the app that it
 * copies, which says where its text came from; so does what a rollback puts back.
 */
function stampChanges(changes, provenance) {
    return changes.map((change) => {
        if (!(0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .isInstall */ .OK)(change) || change.app.source.kind !== 'file')
            return change;
        return { ...change, description: stampDescription(change.description, change.app.source.reference, change.files, provenance) };
    });
}
/** A commit is only named when all `files` are as it has them: a note must not send its reader to another text. */
function stampDescription(description, reference, files, { repository, commit, prefix, uncommitted }) {
    const isCommitted = commit !== undefined && !files.some((file) => uncommitted.has(file));
    return (0,_cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__/* .withStamp */ .CU)(description, {
        ...(repository === undefined ? {} : { repository }),
        path: `${prefix}${reference}`,
        ...(isCommitted ? { commit } : {}),
        version: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
    });
}
/** The commit that a description says it was made from. A note on a platform may say anything: what is no hash counts as none. */
function notedCommit(description) {
    const commit = (0,_cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__/* .stampOf */ .Zs)(description)?.commit;
    return (0,_full_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullHash */ .u)(commit) ? commit : undefined;
}
/** True when a description says that it was made from another repository than the one at `remote`; false where either is not known. */
function isOfOther(description, remote) {
    const [noted, own] = [(0,_cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__/* .stampOf */ .Zs)(description)?.repository, remote].map((address) => (address === undefined ? undefined : publicAddress(address)));
    return noted !== undefined && own !== undefined && bare(noted) !== bare(own);
}
/** One repository has several addresses: by https or ssh, with `.git` at the end or without. */
function bare(address) {
    return address.replace(/^\w+:\/\//, '').replace(/(?<!\/)\/+$/, '').replace(/\.git$/, '').toLowerCase();
}
/**
 * The address of a repository fit to be published: without user, password, query and fragment. Undefined for what is
 * no address of another machine, such as a path of this one, and for one that holds `secret`.
 */
function publicAddress(remote, secret) {
    // git's short form of ssh, `user@host:path`.
    const short = /^(?:[^@/\s]+@)?([\w.-]{2,}):(?!\/\/)([^\s\\]+)$/.exec(remote);
    const url = URL.parse(short === null ? remote : `ssh://${short[1] ?? ''}/${(short[2] ?? '').replace(/^\/+/, '')}`);
    if (url === null || !/^(?:https?|ssh|git):$/.test(url.protocol) || url.host === '')
        return undefined;
    const address = `${url.protocol}//${url.host}${url.pathname}`;
    return secret !== undefined && secret !== '' && decoded(address).includes(secret) ? undefined : address;
}
function decoded(address) {
    try {
        return decodeURIComponent(address);
    }
    catch (error) {
        if (error instanceof URIError)
            return address;
        throw error;
    }
}


/***/ }),

/***/ 353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Version of this program, as in package.json; written here because a bundle has no package.json beside it. */
const VERSION = '0.1.0';
/** Where this program is developed: its documentation is there for who reads a report elsewhere. */
const REPOSITORY = 'https://github.com/cwl-promote/cwl-promote';


/***/ })

};

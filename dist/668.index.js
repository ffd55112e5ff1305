export const id = 668;
export const ids = [668];
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

/***/ 6668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate_validate)
});

// EXTERNAL MODULE: ./lib/cwl/baseline.js
var baseline = __webpack_require__(2631);
// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/processes.js + 3 modules
var cwl_processes = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/cwl/reach.js
var reach = __webpack_require__(6977);
// EXTERNAL MODULE: ./lib/cwl/validate.js + 61 modules
var validate = __webpack_require__(9201);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var cwl_workspace = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/promotion/checks.js
var promotion_checks = __webpack_require__(5376);
// EXTERNAL MODULE: ./lib/commands/documents/documents.js
var documents_documents = __webpack_require__(3801);
// EXTERNAL MODULE: ./lib/commands/documents/findings.js + 1 modules
var documents_findings = __webpack_require__(9739);
// EXTERNAL MODULE: ./lib/commands/documents/opening.js + 2 modules
var opening = __webpack_require__(3546);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/promotion/name-list.js
var name_list = __webpack_require__(5523);
;// CONCATENATED MODULE: ./lib/commands/documents/parts.js




/** What is told of a part of a document where it is taken for a whole one. */
const OF_PARTS = new Set(['not-a-process', 'no-version']);
/**
 * Leaves out what a folder or a glob has found and is no document: a file that a valid document imports, as many keep
 * libraries of JavaScript and lists of types. It was checked where it is imported. What `files` names is a document.
 */
function withoutParts({ documents, problems }, files = [], processes) {
    const errors = Map.groupBy(problems.filter(problem/* isError */.bJ), ({ file }) => file);
    const isNamed = (path) => files.some((file) => `/${external_node_path_.posix.normalize(file)}`.endsWith(`/${path}`));
    const mayBePart = ({ path, ok }) => !ok && !isNamed(path) && errors.get(path)?.every(({ code }) => OF_PARTS.has(code)) === true;
    if (!documents.some(mayBePart))
        return { documents, problems, notices: [] };
    const reached = new Set(documents.filter(({ ok }) => ok).flatMap(({ path }) => [...(0,reach/* filesReached */.EG)(processes, path)]));
    const parts = new Set(documents.filter((document) => mayBePart(document) && reached.has(document.path)).map(({ path }) => path));
    const isOfPart = ({ file, code }) => parts.has(file) && OF_PARTS.has(code);
    return {
        documents: documents.filter(({ path }) => !parts.has(path)),
        problems: problems.filter((problem) => !isOfPart(problem)),
        notices: parts.size === 0 ? [] : [`${(0,name_list/* listNames */.Z)([...parts])} ${parts.size === 1 ? 'is no document by itself: it was' : 'are no documents by themselves: they were'} checked where others import ${parts.size === 1 ? 'it' : 'them'}.`],
    };
}

// EXTERNAL MODULE: ./lib/commands/documents/remote.js
var remote = __webpack_require__(2425);
// EXTERNAL MODULE: ./lib/commands/report.js
var commands_report = __webpack_require__(2582);
// EXTERNAL MODULE: ./lib/commands/run/check-options.js
var check_options = __webpack_require__(3003);
// EXTERNAL MODULE: ./lib/commands/run/cutoff.js
var run_cutoff = __webpack_require__(3259);
// EXTERNAL MODULE: ./lib/commands/run/failure.js
var run_failure = __webpack_require__(9446);
// EXTERNAL MODULE: ./lib/commands/run/listener.js
var listener = __webpack_require__(9382);
;// CONCATENATED MODULE: ./lib/commands/validate.js


















/**
 * Validates the documents named by `files`, else the apps of the configuration file, else every `.cwl` file, with all
 * that they reach; with `changedSince` only those that a change reaches. With `baseline` it tells what is new, with
 * `writeBaseline` it accepts what there is, and with `sarif` it writes a log for code scanning. Needs no platform.
 */
async function validate_validate(options, context) {
    return (0,listener/* withListener */.L)(context, (heard) => validateDocumentsOf(options, heard));
}
async function validateDocumentsOf(options, context) {
    const cutoff = (0,run_cutoff/* startCutoff */.W)(context, options);
    try {
        (0,check_options/* checkOptions */.J)(options);
        await refuseUnwritable(options);
        const opened = (0,opening/* openRepository */.h_)(options);
        const workspace = await (0,remote/* withRemote */.T)(opened.workspace, opened.manifest?.remote, options, cutoff.stop, context);
        const repository = { ...opened, workspace };
        const processes = new cwl_processes/* Processes */.S(workspace);
        const how = { processes, signal: cutoff.stop };
        const { documents: references, notices } = await (0,documents_documents/* changedDocuments */.Vr)((0,documents_documents/* documentsOf */.uo)(options, repository), options, repository, how);
        context.progress({ kind: 'phase', name: 'validate', total: references.length });
        const judged = await judgeDocuments(references, options, repository, how);
        cutoff.stop.throwIfAborted();
        const { baseline } = judged;
        const { documents, problems, notices: ofParts } = withoutParts(judged, options.files, processes);
        const ok = documents.every((document) => document.ok);
        const findings = (0,documents_findings/* findingsOf */.W)(problems, workspace);
        const sarif = options.sarif === undefined ? undefined : await sarifContext(options.sarif, findings.problems, options, { workspace, signal: cutoff.stop });
        const failure = ok ? undefined : failureOf({ documents, problems });
        const report = {
            command: 'validate',
            exitCode: ok ? commands_report/* EXIT */.d.fine : commands_report/* EXIT */.d.invalidCwl,
            ...(failure === undefined ? {} : { failure }),
            notices: [...notices, ...ofParts, ...(baseline === undefined ? [] : noticesOf(baseline)), ...idle(references, options, repository, processes)],
            ok,
            documents,
            ...findings,
            ...(baseline === undefined ? {} : { baseline }),
            ...(sarif === undefined ? {} : { sarif }),
        };
        return options.sarif === undefined ? report : await writeSarif(report, options.sarif, options);
    }
    catch (error) {
        const failure = cutoff.stop.aborted ? (0,run_failure/* stoppedFailure */.kB)(cutoff.timedOut, 'not every document was validated') : (0,run_failure/* failureFrom */.Ju)(error);
        return { command: 'validate', exitCode: (0,run_failure/* exitCodeOf */.FO)(failure), failure, notices: [], ok: false, documents: [], problems: [] };
    }
    finally {
        cutoff.end();
    }
}
/** Of all documents it can be told which exceptions are for none; of some it cannot. */
function idle(references, { files = [], changedSince }, { workspace, manifest }, processes) {
    if (files.length > 0 || changedSince !== undefined || manifest?.checks?.paths === undefined)
        return [];
    return (0,promotion_checks/* idleExceptions */.F)(manifest, workspace, new Set(references.flatMap((reference) => [...(0,reach/* filesReached */.EG)(processes, reference)])));
}
async function refuseUnwritable(options) {
    const { sarif, writeBaseline } = options;
    if (sarif === undefined && writeBaseline === undefined)
        return;
    const { refuseOutputFiles } = await __webpack_require__.e(/* import() */ 18).then(__webpack_require__.bind(__webpack_require__, 6018));
    await refuseOutputFiles(options, { sarif, 'write-baseline': writeBaseline });
}
async function judgeDocuments(references, options, repository, how) {
    const { workspace, manifest } = repository;
    const checks = (0,promotion_checks/* checksOf */.t)(manifest, options.strict ?? false);
    if (options.writeBaseline !== undefined) {
        const { documents, problems } = await (0,validate/* validateDocuments */.$)(workspace, references, checks, how);
        how.signal.throwIfAborted();
        const { writeOutputFile } = await __webpack_require__.e(/* import() */ 18).then(__webpack_require__.bind(__webpack_require__, 6018));
        await writeOutputFile(options, options.writeBaseline, `${(0,json/* stringifyJson */.sd)((0,baseline/* baselineToJson */.Rw)(problems), 2)}\n`, 'write-baseline');
        return { documents: documents.map(({ path }) => ({ path, ok: true })), problems: [], baseline: { file: options.writeBaseline, accepted: problems.length, gone: 0, written: true } };
    }
    const given = (0,opening/* baselineFor */.Bu)(options, repository);
    if (given === undefined)
        return (0,validate/* validateDocuments */.$)(workspace, references, checks, how);
    const { accepted, gone, ...validation } = await (0,validate/* validateDocuments */.$)(workspace, references, { ...checks, baseline: given.baseline }, how);
    return { ...validation, baseline: { file: given.file, accepted: accepted.length, gone, written: false } };
}
function failureOf({ documents, problems }) {
    const bad = documents.filter((document) => !document.ok).length;
    return {
        code: 'invalid-cwl',
        message: `${(0,problem/* errorsIn */.R4)(problems)} in ${bad} of ${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`,
    };
}
function noticesOf({ file, accepted, gone, written }) {
    if (written && accepted === 0)
        return [`${file} accepts nothing: there is no problem today.`];
    if (written)
        return [`${file} accepts ${accepted === 1 ? 'the one problem' : `the ${accepted} problems`} of today.`];
    return [
        ...(accepted === 0 ? [] : [`${accepted} known ${accepted === 1 ? 'problem is' : 'problems are'} accepted by ${file}.`]),
        ...(gone === 0 ? [] : [`${gone} of the problems that ${file} accepts ${gone === 1 ? 'does' : 'do'} not occur any more: write it anew with \`--write-baseline\`.`]),
    ];
}
/** Last of all, and not to be thrown: a file that cannot be written must not cost the reader what was found. */
async function writeSarif(report, file, options) {
    const { toSarifText } = await __webpack_require__.e(/* import() */ 347).then(__webpack_require__.bind(__webpack_require__, 6347));
    const { writeOutputFile } = await __webpack_require__.e(/* import() */ 18).then(__webpack_require__.bind(__webpack_require__, 6018));
    try {
        await writeOutputFile(options, file, toSarifText(report), 'sarif');
        return report;
    }
    catch (error) {
        const failure = (0,run_failure/* failureFrom */.Ju)(error);
        const { sarif: _unwritten, ...found } = report;
        return { ...found, exitCode: (0,run_failure/* exitCodeOf */.FO)(failure), failure };
    }
}
async function sarifContext(file, problems, { workingDirectory }, { workspace, signal }) {
    const { gitAt } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5997));
    const { hashProblemLines } = await __webpack_require__.e(/* import() */ 794).then(__webpack_require__.bind(__webpack_require__, 9794));
    const linked = [...new Set(problems.map((problem) => problem.file))].flatMap((path) => {
        const target = (0,cwl_workspace/* namesOf */.eZ)(workspace, path).at(-1);
        return target === undefined || target === path ? [] : [[path, target]];
    });
    return { file, prefix: await gitAt(workingDirectory, signal).prefix(), linked: new Map(linked), lineHashes: hashProblemLines(problems, workspace) };
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

export const id = 668;
export const ids = [668];
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


/***/ })

};

export const id = 374;
export const ids = [374];
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

/***/ 6374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _cwl_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2631);
/* harmony import */ var _cwl_problem_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1457);
/* harmony import */ var _cwl_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1721);
/* harmony import */ var _cwl_reach_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6977);
/* harmony import */ var _cwl_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6276);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4342);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2101);
/* harmony import */ var _promotion_checks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5376);
/* harmony import */ var _documents_documents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3801);
/* harmony import */ var _documents_findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9739);
/* harmony import */ var _documents_opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3546);
/* harmony import */ var _documents_remote_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2425);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2582);
/* harmony import */ var _run_check_options_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3003);
/* harmony import */ var _run_cutoff_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3259);
/* harmony import */ var _run_failure_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9446);
/* harmony import */ var _run_listener_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9382);

















/**
 * Validates the documents named by `files`, else the apps of the configuration file, else every `.cwl` file, with all
 * that they reach; with `changedSince` only those that a change reaches. With `baseline` it tells what is new, with
 * `writeBaseline` it accepts what there is, and with `sarif` it writes a log for code scanning. Needs no platform.
 */
async function validate(options, context) {
    return (0,_run_listener_js__WEBPACK_IMPORTED_MODULE_15__/* .withListener */ .L)(context, (heard) => validateDocumentsOf(options, heard));
}
async function validateDocumentsOf(options, context) {
    const cutoff = (0,_run_cutoff_js__WEBPACK_IMPORTED_MODULE_13__/* .startCutoff */ .W)(context, options);
    try {
        (0,_run_check_options_js__WEBPACK_IMPORTED_MODULE_12__/* .checkOptions */ .J)(options);
        await refuseUnwritable(options);
        const opened = (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .openRepository */ .h_)(options);
        const workspace = await (0,_documents_remote_js__WEBPACK_IMPORTED_MODULE_10__/* .withRemote */ .T)(opened.workspace, opened.manifest?.remote, options, cutoff.stop, context);
        const repository = { ...opened, workspace };
        const processes = new _cwl_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .Processes */ .S(workspace);
        const how = { processes, signal: cutoff.stop };
        const { documents: references, notices } = await (0,_documents_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .changedDocuments */ .Vr)((0,_documents_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .documentsOf */ .uo)(options, repository), options, repository, how);
        context.progress({ kind: 'phase', name: 'validate', total: references.length });
        const judged = await judgeDocuments(references, options, repository, how);
        cutoff.stop.throwIfAborted();
        const { documents, problems, baseline } = judged;
        const ok = documents.every((document) => document.ok);
        const findings = (0,_documents_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .findingsOf */ .W)(problems, workspace);
        const sarif = options.sarif === undefined ? undefined : await sarifContext(options.sarif, findings.problems, options, { workspace, signal: cutoff.stop });
        const failure = ok ? undefined : failureOf(judged);
        const report = {
            command: 'validate',
            exitCode: ok ? _report_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT */ .d.fine : _report_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT */ .d.invalidCwl,
            ...(failure === undefined ? {} : { failure }),
            notices: [...notices, ...(baseline === undefined ? [] : noticesOf(baseline)), ...idle(references, options, repository, processes)],
            ok,
            documents,
            ...findings,
            ...(baseline === undefined ? {} : { baseline }),
            ...(sarif === undefined ? {} : { sarif }),
        };
        return options.sarif === undefined ? report : await writeSarif(report, options.sarif, options);
    }
    catch (error) {
        const failure = cutoff.stop.aborted ? (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_14__/* .stoppedFailure */ .kB)(cutoff.timedOut, 'not every document was validated') : (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_14__/* .failureFrom */ .Ju)(error);
        return { command: 'validate', exitCode: (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_14__/* .exitCodeOf */ .FO)(failure), failure, notices: [], ok: false, documents: [], problems: [] };
    }
    finally {
        cutoff.end();
    }
}
/** Of all documents it can be told which exceptions are for none; of some it cannot. */
function idle(references, { files = [], changedSince }, { workspace, manifest }, processes) {
    if (files.length > 0 || changedSince !== undefined || manifest?.checks?.paths === undefined)
        return [];
    return (0,_promotion_checks_js__WEBPACK_IMPORTED_MODULE_6__/* .idleExceptions */ .F)(manifest, workspace, new Set(references.flatMap((reference) => [...(0,_cwl_reach_js__WEBPACK_IMPORTED_MODULE_2__/* .filesReached */ .EG)(processes, reference)])));
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
    const checks = (0,_promotion_checks_js__WEBPACK_IMPORTED_MODULE_6__/* .checksOf */ .t)(manifest, options.strict ?? false);
    if (options.writeBaseline !== undefined) {
        const { documents, problems } = await (0,_cwl_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .validateDocuments */ .$)(workspace, references, checks, how);
        how.signal.throwIfAborted();
        const { writeOutputFile } = await __webpack_require__.e(/* import() */ 18).then(__webpack_require__.bind(__webpack_require__, 6018));
        await writeOutputFile(options, options.writeBaseline, `${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .stringifyJson */ .sd)((0,_cwl_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineToJson */ .Rw)(problems), 2)}\n`, 'write-baseline');
        return { documents: documents.map(({ path }) => ({ path, ok: true })), problems: [], baseline: { file: options.writeBaseline, accepted: problems.length, gone: 0, written: true } };
    }
    const given = (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .baselineFor */ .Bu)(options, repository);
    if (given === undefined)
        return (0,_cwl_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .validateDocuments */ .$)(workspace, references, checks, how);
    const { accepted, gone, ...validation } = await (0,_cwl_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .validateDocuments */ .$)(workspace, references, { ...checks, baseline: given.baseline }, how);
    return { ...validation, baseline: { file: given.file, accepted: accepted.length, gone, written: false } };
}
function failureOf({ documents, problems }) {
    const bad = documents.filter((document) => !document.ok).length;
    return {
        code: 'invalid-cwl',
        message: `${(0,_cwl_problem_js__WEBPACK_IMPORTED_MODULE_16__/* .errorsIn */ .R4)(problems)} in ${bad} of ${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`,
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
        const failure = (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_14__/* .failureFrom */ .Ju)(error);
        const { sarif: _unwritten, ...found } = report;
        return { ...found, exitCode: (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_14__/* .exitCodeOf */ .FO)(failure), failure };
    }
}
async function sarifContext(file, problems, { workingDirectory }, { workspace, signal }) {
    const { gitAt } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5997));
    const { hashProblemLines } = await __webpack_require__.e(/* import() */ 794).then(__webpack_require__.bind(__webpack_require__, 9794));
    const linked = [...new Set(problems.map((problem) => problem.file))].flatMap((path) => {
        const target = (0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .namesOf */ .eZ)(workspace, path).at(-1);
        return target === undefined || target === path ? [] : [[path, target]];
    });
    return { file, prefix: await gitAt(workingDirectory, signal).prefix(), linked: new Map(linked), lineHashes: hashProblemLines(problems, workspace) };
}


/***/ })

};

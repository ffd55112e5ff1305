export const id = 881;
export const ids = [881];
export const modules = {

/***/ 1881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergeRecordFiles: () => (/* binding */ mergeRecordFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6806);
/* harmony import */ var _promotion_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7836);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2582);
/* harmony import */ var _run_check_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3003);
/* harmony import */ var _run_cutoff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3259);
/* harmony import */ var _run_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9446);







/** Makes one record of several, so that one `rollback` undoes all of them. Never writes over a file. */
async function mergeRecordFiles(options, context) {
    const cutoff = (0,_run_cutoff_js__WEBPACK_IMPORTED_MODULE_5__/* .startCutoff */ .W)(context, options);
    const { records, record } = options;
    let files = [];
    try {
        (0,_run_check_options_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOptions */ .J)(options, 'merge-records');
        files = findRecords(records);
        const read = await readDistinct(files, cutoff.stop);
        files = [...read.keys()];
        const merged = (0,_promotion_record_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeRecords */ .PI)([...read.values()]);
        await cutoff.throwIfOver();
        await (0,_promotion_record_js__WEBPACK_IMPORTED_MODULE_2__/* .writeRecord */ .rh)(record, merged);
        const apps = merged.apps.map(({ name, target, outcome, digest, installedAt }) => ({ name, target, outcome, digest, installedAt }));
        return { command: 'merge-records', exitCode: _report_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.fine, notices: [], records: files, apps, recordFile: record };
    }
    catch (error) {
        const failure = cutoff.stop.aborted ? (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .stoppedFailure */ .kB)(cutoff.timedOut, (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .whileWaiting */ .FW)(error, 'nothing was written')) : (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .failureFrom */ .Ju)(error);
        return { command: 'merge-records', exitCode: (0,_run_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodeOf */ .FO)(failure), failure, notices: [], records: files, apps: [] };
    }
    finally {
        cutoff.end();
    }
}
/** By their paths, each once: a record may be named in two ways, through a link for one, or be there as a copy. */
async function readDistinct(files, signal) {
    const known = new Set();
    const read = new Map();
    for (const file of files) {
        const record = await (0,_promotion_record_js__WEBPACK_IMPORTED_MODULE_2__/* .receiveRecord */ .nS)(file, signal);
        const key = JSON.stringify([(0,_promotion_record_js__WEBPACK_IMPORTED_MODULE_2__/* .headersIn */ .WD)(record), record.apps.map(({ target, outcome, installedAt }) => [target, outcome, installedAt])]);
        if (!known.has(key))
            read.set(file, record);
        known.add(key);
    }
    return read;
}
/** A path that is there stands for itself, whatever characters it has. */
function findRecords(patterns) {
    const hint = 'Give the files that `promote` wrote: paths and globs.';
    if (patterns.length === 0)
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('usage', 'no record is named', { hint });
    const found = patterns.flatMap((pattern) => {
        const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(pattern) ? [pattern] : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.globSync)(pattern);
        if (files.length === 0)
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('bad-record', `no record is at ${JSON.stringify(pattern)}`, { hint });
        return files;
    });
    return [...new Set(found)].sort();
}


/***/ })

};

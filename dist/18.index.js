export const id = 18;
export const ids = [18];
export const modules = {

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


/***/ })

};

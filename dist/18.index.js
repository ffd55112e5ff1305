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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2611);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6806);
/* harmony import */ var _promotion_own_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5850);




/**
 * Throws PromotionError `usage` when what an input names cannot be written, relative to the working directory. For the
 * beginning of a run, which must not be lost on a path that was wrong from the start.
 */
async function refuseOutputFile({ workingDirectory }, file, input) {
    if (file === undefined)
        return;
    const fault = await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .faultOfWriting */ .SX)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file));
    if (fault !== undefined)
        throw unwritable(input, file, fault);
}
/** The same for what `validate` writes: no two inputs may name one file, and none a file of another kind. */
async function refuseOutputFiles(options, files) {
    const inputs = new Map();
    for (const [input, file] of Object.entries(files)) {
        if (file === undefined)
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.workingDirectory, file);
        const other = inputs.get(path);
        if (other !== undefined)
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('usage', `\`${other}\` and \`${input}\` name one file, ${file}`, { hint: 'Name two.' });
        inputs.set(path, input);
        await refuseOutputFile(options, file, input);
        const fault = (0,_promotion_own_file_js__WEBPACK_IMPORTED_MODULE_3__/* .faultOfReplacing */ .P7)(path, input === 'sarif' ? 'sarif' : 'baseline');
        if (fault !== undefined)
            throw unwritable(input, file, fault, 'Name another file.');
    }
}
/** Throws PromotionError `usage` when what `pack` writes would take the place of something else than an earlier description. */
function refuseOtherThanDescription({ workingDirectory }, file) {
    const fault = (0,_promotion_own_file_js__WEBPACK_IMPORTED_MODULE_3__/* .faultOfReplacing */ .P7)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file), 'description');
    if (fault !== undefined)
        throw unwritable('output', file, fault, 'Name another file, or take that one away first.');
}
/** Writes a file that an input names, relative to the working directory, and gives its path. Throws PromotionError `usage`. */
async function writeOutputFile({ workingDirectory }, file, text, input) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file);
    try {
        await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)(path, text, 'others');
        return path;
    }
    catch (error) {
        throw unwritable(input, file, (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error));
    }
}
function unwritable(input, file, reason, hint = 'Name a file in a folder that can be written to.') {
    return new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('usage', `\`${input}\`: ${file} cannot be written: ${reason}`, { hint });
}


/***/ }),

/***/ 5850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mH: () => (/* binding */ PACKED_NOTE),
  P7: () => (/* binding */ faultOfReplacing),
  cI: () => (/* binding */ receiveJsonFile),
  G1: () => (/* binding */ unlikeOurs)
});

// UNUSED EXPORTS: readJsonFile

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
// EXTERNAL MODULE: ./lib/promotion/atomic-file.js
var atomic_file = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var promotion_errors = __webpack_require__(6806);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/cwl/system-words.js
var system_words = __webpack_require__(4297);
;// CONCATENATED MODULE: ./lib/promotion/given-file.js





/** In bytes. Somewhat more than this no text can have in this engine. */
const LARGEST = 500_000_000;
/** A file cannot be read; the message says why and the hint what to do, for people. */
class UnreadableFile extends Error {
    name = 'UnreadableFile';
    hint;
    constructor(message, hint = 'Check the path; it is relative to where the command runs.') {
        super(message);
        this.hint = hint;
    }
}
/** Nobody may be kept waiting by opening a pipe: neither timers nor signals are heard meanwhile, and it may be for ever. */
const OPENING = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK;
/** Text of a file that a user names, without a byte order mark. Throws UnreadableFile, also for what is no file. */
function given_file_readGivenFile(path) {
    const opened = given_file_open(path);
    if (typeof opened === 'string')
        return opened;
    closeSync(opened.pipe);
    throw new UnreadableFile('it is a pipe, and no file');
}
/** The same, and of a pipe, such as `<(…)` of a shell, what comes through it. Rejects when `signal` aborts before its end. */
async function receiveGivenFile(path, signal) {
    const opened = given_file_open(path);
    return typeof opened === 'string' ? opened : receive(path, opened.pipe, signal);
}
function given_file_open(path) {
    return inWords(() => {
        const descriptor = (0,external_node_fs_.openSync)(path, OPENING);
        let isPipe = false;
        try {
            const stats = (0,external_node_fs_.fstatSync)(descriptor);
            isPipe = stats.isFIFO();
            if (isPipe)
                return { pipe: descriptor };
            if (!stats.isFile() && !stats.isDirectory())
                throw new UnreadableFile('it is a device or the like, and no file');
            if (stats.size > LARGEST)
                throw tooLarge();
            // Of a folder the system says so.
            return decode((0,external_node_fs_.readFileSync)(descriptor));
        }
        finally {
            if (!isPipe)
                (0,external_node_fs_.closeSync)(descriptor);
        }
    });
}
function inWords(work) {
    try {
        return work();
    }
    catch (error) {
        if ((0,system_words/* systemCode */.x)(error) === undefined)
            throw error;
        throw new UnreadableFile((0,atomic_file/* reasonOf */.A3)(error));
    }
}
/** An endless one ends here as well, `cat /dev/zero` for one. */
async function receive(path, pipe, signal) {
    const chunks = [];
    let length = 0;
    try {
        for (;;) {
            signal.throwIfAborted();
            const chunk = await pieceOf(pipe);
            if (chunk === 'later' || (chunk.length === 0 && length === 0 && isNamed(path)))
                await (0,promises_.setTimeout)(BETWEEN_LOOKS, undefined, { signal });
            else if (chunk.length === 0)
                return decode(Buffer.concat(chunks));
            else
                chunks.push(chunk);
            length += chunk === 'later' ? 0 : chunk.length;
            if (length > LARGEST)
                throw tooLarge();
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(pipe);
    }
}
/** In milliseconds. A socket would be told when there is something to read, but what can open connections is kept in few places. */
const BETWEEN_LOOKS = 20;
/** What a pipe holds on Linux. */
const PIECE = 65_536;
/** What can be read now; nothing where nobody writes into it, and `later` where somebody does and has not yet. */
async function pieceOf(pipe) {
    try {
        const { buffer, bytesRead } = await (0,external_node_util_.promisify)(external_node_fs_.read)(pipe, Buffer.allocUnsafe(PIECE), 0, PIECE, null);
        return buffer.subarray(0, bytesRead);
    }
    catch (error) {
        if ((0,system_words/* systemCode */.x)(error) === 'EAGAIN')
            return 'later';
        throw error;
    }
}
/** A pipe that somebody made is there before the one who writes into it; those of a shell are theirs from the beginning. */
function isNamed(path) {
    return !/^\/(?:dev\/(?:fd|stdin)|proc)\b/.test(path);
}
function tooLarge() {
    return new UnreadableFile(`it has more than ${LARGEST / 1_000_000} MB`);
}
/** Whoever saves a file in another encoding changes names and paths in it, which no digest covers. */
function decode(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (error) {
        if ((0,system_words/* systemCode */.x)(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA')
            throw error;
        throw new UnreadableFile('it is not UTF-8, so that it was saved in another way than it was written', 'Take the file as the run wrote it.');
    }
}

;// CONCATENATED MODULE: ./lib/promotion/own-file.js





const WHICH_FILE = {
    record: 'Give the file that `promote --record` wrote; in the action, its output `record-file`.',
    plan: 'Give the file that `plan --out` wrote; in the action, its output `plan-file`.',
};
/** Tells another file, given by mistake, from one of ours that is not whole any more. */
function unlikeOurs(path, what, code, value, errors) {
    const kind = (0,json/* isObject */.Gv)(value) ? value['kind'] : undefined;
    const [error] = errors;
    const place = error === undefined || error.instancePath === '' ? 'it' : error.instancePath;
    const mistake = kind === `cwl-promote ${what}`
        ? `the ${what} ${path} was changed after it was written: ${place} ${error?.message ?? 'is not as it should be'}`
        : `${path} is no ${what}${typeof kind === 'string' && kind.startsWith('cwl-promote ') ? `: it is a ${kind.slice('cwl-promote '.length)}` : ''}`;
    return new promotion_errors/* PromotionError */.g(code, mistake, { hint: WHICH_FILE[what] });
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
        return jsonOf(await receiveGivenFile(path, signal), path, what, code);
    }
    catch (error) {
        throw refusalOf(error, path, what, code);
    }
}
function refusalOf(error, path, what, code) {
    if (!(error instanceof UnreadableFile))
        return error;
    return new promotion_errors/* PromotionError */.g(code, `the ${what} ${path} cannot be read: ${error.message}`, { hint: error.hint });
}
function jsonOf(text, path, what, code) {
    let value;
    try {
        value = (0,json/* parseJson */.qF)(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new promotion_errors/* PromotionError */.g(code, `the ${what} ${path} is not JSON: ${error.message}`, { hint: WHICH_FILE[what] });
    }
    if ((0,json/* isObject */.Gv)(value) && value['kind'] === `cwl-promote ${what}` && typeof value['version'] === 'number' && value['version'] !== 1) {
        throw new promotion_errors/* PromotionError */.g(code, `the ${what} ${path} is of version ${value['version']}, and this release knows version 1`, { hint: 'Use the release of cwl-promote that wrote it.' });
    }
    return value;
}
/**
 * The first line of a description that `pack --yaml` writes. Nothing else tells it from a document that somebody wrote; as
 * JSON it is one line, which nobody writes by hand.
 */
const PACKED_NOTE = '# Packed by cwl-promote: change the files that it is packed from, and pack them again.';
const IS_KIND = {
    plan: (text) => isObjectWith(text, ({ kind }) => kind === 'cwl-promote plan'),
    sarif: (text) => isObjectWith(text, ({ version, runs }) => version === '2.1.0' && (0,json/* isArray */.cy)(runs)),
    baseline: (text) => isObjectWith(text, ({ version, accepted }) => version === 1 && (0,json/* isArray */.cy)(accepted)),
    description: (text) => firstLineOf(text) === PACKED_NOTE || (!text.trimEnd().includes('\n') && isObjectWith(text, ({ cwlVersion }) => cwlVersion !== undefined)),
};
/**
 * Why one of our files must not take the place of what stands there, for people; undefined when nothing does, or another
 * one of its kind. Whoever forgets the value of a flag must not lose a document for it; a file that is replaced as a whole
 * would take the place of a link, and not of what it leads to.
 */
function faultOfReplacing(path, kind) {
    try {
        if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return 'it is a symbolic link';
        const text = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8') : '';
        return text.trim() === '' || IS_KIND[kind](text) ? undefined : OTHER;
    }
    catch (error) {
        return (0,atomic_file/* reasonOf */.A3)(error);
    }
}
/** Editors and checkouts on Windows put a mark before it, and end it in their own way. */
function firstLineOf(text) {
    return text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0];
}
const OTHER = 'something else stands there, which would be lost';
function isObjectWith(text, isKind) {
    try {
        const value = (0,json/* parseJson */.qF)(text);
        return (0,json/* isObject */.Gv)(value) && isKind(value);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return false;
        throw error;
    }
}


/***/ })

};

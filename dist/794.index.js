export const id = 794;
export const ids = [794];
export const modules = {

/***/ 9794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hashProblemLines: () => (/* binding */ hashProblemLines)
/* harmony export */ });
/* unused harmony export lineHashes */
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7543);

/** As many characters from the beginning of a line on make its hash. */
const WINDOW = 100;
const FACTOR = 37;
const HALF = 2 ** 32;
/** Stands at the end of a file in place of a character. */
const END = 0xffff;
const SPACE = 0x20;
const TAB = 0x09;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
/**
 * The hashes of the lines of a text, from the first, by the rule that GitHub's own upload of SARIF has for
 * `primaryLocationLineHash`: 100 characters from the line's first, without spaces and tabs, as digits in base 37 modulo
 * 2^64; and which of the lines with that hash it is. Code scanning knows an alert again by it when lines move.
 */
function lineHashes(text) {
    const codes = [];
    const starts = [];
    let atStart = true;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === SPACE || code === TAB || (code === NEWLINE && text.charCodeAt(at - 1) === RETURN))
            continue;
        if (atStart)
            starts.push(codes.length);
        atStart = code === NEWLINE || code === RETURN;
        codes.push(code === RETURN ? NEWLINE : code);
    }
    if (atStart)
        starts.push(codes.length);
    codes.push(END);
    const seen = new Map();
    return starts.map((start) => {
        const written = hashFrom(codes, start);
        const count = (seen.get(written) ?? 0) + 1;
        seen.set(written, count);
        return `${written}:${count}`;
    });
}
/** In two halves of 32 bits: a file can have a million lines, and BigInt takes its time. */
function hashFrom(codes, start) {
    let high = 0;
    let low = 0;
    for (let at = start; at < start + WINDOW; at += 1) {
        const next = low * FACTOR + (codes[at] ?? 0);
        low = next >>> 0;
        high = (Math.imul(high, FACTOR) + Math.floor(next / HALF)) >>> 0;
    }
    return high === 0 ? low.toString(16) : `${high.toString(16)}${low.toString(16).padStart(8, '0')}`;
}
/** The hash of the line of each problem, where its file can be read. */
function hashProblemLines(problems, workspace) {
    // Problems are sorted by file: one at a time is enough, and all would be much.
    let latest;
    return new Map(problems.flatMap((problem) => {
        if (latest?.file !== problem.file)
            latest = { file: problem.file, hashes: hashesOf(problem.file, workspace) };
        const hash = latest.hashes[problem.line - 1];
        return hash === undefined ? [] : [[problem, hash]];
    }));
}
function hashesOf(file, workspace) {
    try {
        return lineHashes(workspace.readText(file));
    }
    catch (error) {
        // That it cannot be read is the problem; code scanning then goes by the rest of the result.
        if (error instanceof _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .J)
            return [];
        throw error;
    }
}


/***/ })

};

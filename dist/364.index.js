export const id = 364;
export const ids = [364];
export const modules = {

/***/ 2364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ refuseOutputFile),
/* harmony export */   refuseOutputFiles: () => (/* binding */ refuseOutputFiles),
/* harmony export */   writeOutputFile: () => (/* binding */ writeOutputFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2611);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6806);



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
/** The same for several inputs that name files of our own: no two may name one file, and none a file of another kind. */
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
        const fault = (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .faultOfReplacing */ .P7)(path);
        if (fault !== undefined)
            throw unwritable(input, file, fault, 'Name another file.');
    }
}
/** Writes a file that an input names, relative to the working directory, and gives its path. Throws PromotionError `usage`. */
async function writeOutputFile({ workingDirectory }, file, text, input) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file);
    try {
        await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)(path, text);
        return path;
    }
    catch (error) {
        throw unwritable(input, file, (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error));
    }
}
function unwritable(input, file, reason, hint = 'Name a file in a folder that can be written to.') {
    return new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('usage', `\`${input}\`: ${file} cannot be written: ${reason}`, { hint });
}


/***/ })

};

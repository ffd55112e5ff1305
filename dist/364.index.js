export const id = 364;
export const ids = [364];
export const modules = {

/***/ 2364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeOutputFile: () => (/* binding */ writeOutputFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2611);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6806);



/** Writes a file that an input names, relative to the working directory, and gives its path. Throws PromotionError `usage`. */
async function writeOutputFile({ workingDirectory }, file, text, input) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file);
    try {
        await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)(path, text);
        return path;
    }
    catch (error) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('usage', `\`${input}\`: ${file} cannot be written: ${(0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}`, { hint: 'Name a file in a folder that can be written to.' });
    }
}


/***/ }),

/***/ 2611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   SX: () => (/* binding */ faultOfWriting),
/* harmony export */   vK: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _cwl_system_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4297);




/** Replaces a file as a whole: a reader finds the old text or the new one, also after a crash. Makes its folder. */
async function writeAtomically(path, text) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const temporary = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        await writeThrough(temporary, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        throw error;
    }
}
/** Why `text` cannot be written there, for people; undefined when it can. Leaves nothing but the folder. */
async function faultOfWriting(path, text) {
    const temporary = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        try {
            await writeThrough(temporary, text);
        }
        finally {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        }
        return undefined;
    }
    catch (error) {
        return reasonOf(error);
    }
}
async function writeThrough(path, text) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, 'wx', 0o600);
    try {
        await file.writeFile(text);
        await file.sync();
    }
    finally {
        await file.close();
    }
}
/** Why a file could not be read or written, for people. */
function reasonOf(error) {
    const code = codeOf(error);
    const words = (0,_cwl_system_words_js__WEBPACK_IMPORTED_MODULE_3__/* .wordsForCode */ .M)(code);
    return words === undefined ? code : `${words} (${code})`;
}
/** Such as ENOENT; of what the system did not say, the words. */
function codeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
}


/***/ })

};

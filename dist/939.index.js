export const id = 939;
export const ids = [939];
export const modules = {

/***/ 8939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Corrections: () => (/* reexport safe */ _chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_0__.uf)
/* harmony export */ });
/* harmony import */ var _chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6902);
/* harmony import */ var _chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1763);
/* harmony import */ var _chunk_GS6PM3CY_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4742);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);



/***/ })

};

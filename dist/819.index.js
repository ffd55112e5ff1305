export const id = 819;
export const ids = [819];
export const modules = {

/***/ 1819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   status: () => (/* reexport safe */ _chunk_PZ4AZ2HE_js__WEBPACK_IMPORTED_MODULE_0__.h5)
/* harmony export */ });
/* harmony import */ var _chunk_PZ4AZ2HE_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1924);
/* harmony import */ var _chunk_CI3PEU7U_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(155);
/* harmony import */ var _chunk_ENJT2ZXT_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3255);
/* harmony import */ var _chunk_JIZFKHGF_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8225);
/* harmony import */ var _chunk_TS4N32A7_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1320);
/* harmony import */ var _chunk_4GLH2RWV_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5210);
/* harmony import */ var _chunk_CFZYT4UE_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4108);
/* harmony import */ var _chunk_RJSHCSMM_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4641);
/* harmony import */ var _chunk_CXKXBSYE_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8415);
/* harmony import */ var _chunk_2NBT6JWW_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7550);
/* harmony import */ var _chunk_IPLGZ5UN_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8284);
/* harmony import */ var _chunk_D7QPJ2TN_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1176);
/* harmony import */ var _chunk_IX6LTXON_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1084);
/* harmony import */ var _chunk_2OAYQKDG_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9730);
/* harmony import */ var _chunk_4KQESC4S_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(482);
/* harmony import */ var _chunk_MF74HZQI_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1522);
/* harmony import */ var _chunk_CIQDN4CZ_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7272);
/* harmony import */ var _chunk_AYBK3WWL_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8202);
/* harmony import */ var _chunk_P43FWBZY_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(5583);
/* harmony import */ var _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(5074);
/* harmony import */ var _chunk_ZCN5VKJ7_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(9632);
/* harmony import */ var _chunk_SSU4QYQ5_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(3649);
/* harmony import */ var _chunk_YIRIWXHZ_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(4224);
/* harmony import */ var _chunk_YJHRKE4H_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(3839);
/* harmony import */ var _chunk_QCQ6UTZ4_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(1358);
/* harmony import */ var _chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(6902);
/* harmony import */ var _chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(1763);
/* harmony import */ var _chunk_GS6PM3CY_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(4742);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);



/***/ })

};

export const id = 527;
export const ids = [527];
export const modules = {

/***/ 1527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examineTestData: () => (/* binding */ examineTestData)
/* harmony export */ });
/* harmony import */ var _chunk_LBAHCUDQ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3246);
/* harmony import */ var _chunk_ENJT2ZXT_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3255);
/* harmony import */ var _chunk_CFZYT4UE_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4108);
/* harmony import */ var _chunk_RJSHCSMM_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4641);
/* harmony import */ var _chunk_2NBT6JWW_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7550);
/* harmony import */ var _chunk_D7QPJ2TN_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1176);
/* harmony import */ var _chunk_2OAYQKDG_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9730);
/* harmony import */ var _chunk_MF74HZQI_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1522);
/* harmony import */ var _chunk_CIQDN4CZ_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7272);
/* harmony import */ var _chunk_AYBK3WWL_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8202);
/* harmony import */ var _chunk_P43FWBZY_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5583);
/* harmony import */ var _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5074);
/* harmony import */ var _chunk_ZCN5VKJ7_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9632);
/* harmony import */ var _chunk_SSU4QYQ5_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3649);
/* harmony import */ var _chunk_YIRIWXHZ_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4224);
/* harmony import */ var _chunk_YJHRKE4H_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3839);
/* harmony import */ var _chunk_QCQ6UTZ4_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1358);
/* harmony import */ var _chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6902);
/* harmony import */ var _chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1763);
/* harmony import */ var _chunk_GS6PM3CY_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(4742);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
async function*examineTestData(platform,options){let{manifest,workspace,...repository}=(0,_chunk_MF74HZQI_js__WEBPACK_IMPORTED_MODULE_7__/* .openRepository */ .h_)(options),{tasks}=platform;if(manifest?.tests===void 0||tasks===void 0)return;let declared=Object.entries(manifest.stages),tested=new Set(declared.flatMap(([,stage])=>(0,_chunk_MF74HZQI_js__WEBPACK_IMPORTED_MODULE_7__/* .stageOfTests */ .bn)(stage)??[])),stages=declared.filter(([name,{from}])=>options.stage===void 0?tested.has(name)||tested.size===0&&from===void 0:name===options.stage),data=new _chunk_ENJT2ZXT_js__WEBPACK_IMPORTED_MODULE_1__/* .TestData */ .BE(tasks,workspace);for(let[stage]of stages)try{let{apps}=await (0,_chunk_ENJT2ZXT_js__WEBPACK_IMPORTED_MODULE_1__/* .selectApps */ .B2)({...options,stage},workspace),planned=(0,_chunk_ENJT2ZXT_js__WEBPACK_IMPORTED_MODULE_1__/* .planTests */ .z)(apps,stage,{...repository,manifest,workspace}),reasons=new Set;for(let each of planned)reasons.add(await reasonOf(each,data)??"");reasons.delete("");for(let reason of reasons)yield (0,_chunk_LBAHCUDQ_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)("tests",`tests in the stage ${stage} would not start: ${reason}`);let files=new Set(planned.flatMap(each=>each.files.map(({id})=>id))).size;reasons.size===0&&(yield (0,_chunk_LBAHCUDQ_js__WEBPACK_IMPORTED_MODULE_0__.ok)("tests",`the stage ${stage} has ${(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_17__/* .count */ .U9)(files,"file")} for ${(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_17__/* .count */ .U9)(planned.length,"test")}`))}catch(error){if(!(error instanceof _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_11__/* .PromotionError */ .g1))throw error;yield*(0,_chunk_LBAHCUDQ_js__WEBPACK_IMPORTED_MODULE_0__/* .allFailedBy */ .ox)("tests",error)}}async function reasonOf(planned,data){try{return await data.staleness(planned)}catch(error){if(!(error instanceof _chunk_ZCN5VKJ7_js__WEBPACK_IMPORTED_MODULE_12__/* .PlatformError */ .Wk)||error.code==="cancelled")throw error;return error.message}}


/***/ })

};

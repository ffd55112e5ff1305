export const id = 873;
export const ids = [873];
export const modules = {

/***/ 873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examineTestData: () => (/* binding */ examineTestData)
/* harmony export */ });
/* harmony import */ var _chunk_IRLPGDHO_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(363);
/* harmony import */ var _chunk_24F3HJ6S_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(266);
/* harmony import */ var _chunk_3SQZDK3A_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(330);
/* harmony import */ var _chunk_OKSNV5SL_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(499);
/* harmony import */ var _chunk_W56GNBEC_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21);
/* harmony import */ var _chunk_CRZCJK3M_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(307);
/* harmony import */ var _chunk_YM5ZAFC4_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(787);
/* harmony import */ var _chunk_RKJPC4XL_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(172);
/* harmony import */ var _chunk_CIQDN4CZ_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(272);
/* harmony import */ var _chunk_4D5WABY4_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(992);
/* harmony import */ var _chunk_OEETPQR4_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(122);
/* harmony import */ var _chunk_MMJY4LL7_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(264);
/* harmony import */ var _chunk_6LTUF65P_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(458);
/* harmony import */ var _chunk_SSU4QYQ5_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(649);
/* harmony import */ var _chunk_B2QE4P7J_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(653);
/* harmony import */ var _chunk_YJHRKE4H_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(839);
/* harmony import */ var _chunk_QCQ6UTZ4_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(358);
/* harmony import */ var _chunk_ZMPO5DHE_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(444);
/* harmony import */ var _chunk_DDMIJIWK_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(795);
/* harmony import */ var _chunk_GS6PM3CY_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(742);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
async function*examineTestData(platform,options){let{manifest,workspace,...repository}=(0,_chunk_RKJPC4XL_js__WEBPACK_IMPORTED_MODULE_7__/* .openRepository */ .h_)(options),{tasks}=platform;if(manifest?.tests===void 0||tasks===void 0)return;let declared=Object.entries(manifest.stages),tested=new Set(declared.flatMap(([,stage])=>(0,_chunk_RKJPC4XL_js__WEBPACK_IMPORTED_MODULE_7__/* .stageOfTests */ .bn)(stage)??[])),stages=declared.filter(([name,{from}])=>options.stage===void 0?tested.has(name)||tested.size===0&&from===void 0:name===options.stage),data=new _chunk_24F3HJ6S_js__WEBPACK_IMPORTED_MODULE_1__/* .TestData */ .BE(tasks,workspace);for(let[stage]of stages)try{let{apps}=await (0,_chunk_24F3HJ6S_js__WEBPACK_IMPORTED_MODULE_1__/* .selectApps */ .B2)({...options,stage},workspace),planned=(0,_chunk_24F3HJ6S_js__WEBPACK_IMPORTED_MODULE_1__/* .planTests */ .z)(apps,stage,{...repository,manifest,workspace}),reasons=new Set;for(let each of planned)reasons.add(await reasonOf(each,data)??"");reasons.delete("");for(let reason of reasons)yield (0,_chunk_IRLPGDHO_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)("tests",`tests in the stage ${stage} would not start: ${reason}`);let files=new Set(planned.flatMap(each=>each.files.map(({id})=>id))).size;reasons.size===0&&(yield (0,_chunk_IRLPGDHO_js__WEBPACK_IMPORTED_MODULE_0__.ok)("tests",`the stage ${stage} has ${(0,_chunk_ZMPO5DHE_js__WEBPACK_IMPORTED_MODULE_17__/* .count */ .U9)(files,"file")} for ${(0,_chunk_ZMPO5DHE_js__WEBPACK_IMPORTED_MODULE_17__/* .count */ .U9)(planned.length,"test")}`))}catch(error){if(!(error instanceof _chunk_MMJY4LL7_js__WEBPACK_IMPORTED_MODULE_11__/* .PromotionError */ .g1))throw error;yield*(0,_chunk_IRLPGDHO_js__WEBPACK_IMPORTED_MODULE_0__/* .allFailedBy */ .ox)("tests",error)}}async function reasonOf(planned,data){try{return await data.staleness(planned)}catch(error){if(!(error instanceof _chunk_6LTUF65P_js__WEBPACK_IMPORTED_MODULE_12__/* .PlatformError */ .W)||error.code==="cancelled")throw error;return error.message}}


/***/ })

};

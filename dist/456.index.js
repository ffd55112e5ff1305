export const id = 456;
export const ids = [456];
export const modules = {

/***/ 139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ behindLinks),
/* harmony export */   j: () => (/* binding */ withTexts)
/* harmony export */ });
/* harmony import */ var _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5074);
/* harmony import */ var _chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6902);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
function withTexts(workspace,texts){return{...workspace,has:path=>texts.has(path)||workspace.has(path),readText(path){let text=texts.get(path)??texts.get(behindLinks(workspace,path));if(text===void 0)return workspace.readText(path);let size=Buffer.byteLength(text),{fileBytes}=workspace.limits;if(size>fileBytes)throw new _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .JM("too-large",`${path} would have ${size} bytes, more than the limit of ${fileBytes}`,(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_1__/* .howToRaise */ .EX)("fileBytes","file"));return text}}}function behindLinks(workspace,path){return (0,_chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(workspace,path).at(-1)??path}


/***/ }),

/***/ 7390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fixProblems)
/* harmony export */ });
/* unused harmony export applyEdits */
/* harmony import */ var _chunk_7E42IHVH_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(139);
/* harmony import */ var _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5074);
/* harmony import */ var _chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6902);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
var MOST_ROUNDS=10;async function fixProblems(workspace,references,checks,found,options){let texts=new Map,fixed=[],fixable=problems=>problems.filter(({edit,file})=>edit!==void 0&&!(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_2__/* .isAddress */ .PW)(file)),left=fixable(found);for(let round=0;round<MOST_ROUNDS&&left.length>0;round+=1){let current=(0,_chunk_7E42IHVH_js__WEBPACK_IMPORTED_MODULE_0__/* .withTexts */ .j)(workspace,texts),done=[];for(let[path,problems]of Map.groupBy(left,({file})=>file)){let{text,applied}=applyEdits(path,current.readText(path),problems);applied.length>0&&texts.set(path,text),done.push(...applied)}if(done.length===0)break;fixed.push(...done);let validation=await (0,_chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__/* .validateDocuments */ .$)((0,_chunk_7E42IHVH_js__WEBPACK_IMPORTED_MODULE_0__/* .withTexts */ .j)(workspace,texts),references,checks,options);left=fixable(validation.problems)}return{texts,problems:fixed}}function applyEdits(path,text,problems){let{lineStarts}=new _chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_2__/* .SourceText */ .D(path,text),offset=(line,column)=>(lineStarts[line-1]??0)+column-1,splices=problems.flatMap(problem=>{let{edit}=problem;return edit===void 0?[]:[{start:offset(edit.line,edit.column),end:offset(edit.endLine,edit.endColumn),text:edit.text,problem}]}).sort((one,other)=>one.start-other.start||one.end-other.end||Number((0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(other.problem))-Number((0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ)(one.problem))),kept=splices.filter((splice,index)=>{let isInsertion=splice.start===splice.end;return splices.every((other,at)=>at===index?!0:other.start===splice.start&&other.end===splice.end&&(isInsertion||other.text===splice.text)?index<at:other.end<=splice.start||other.start>=splice.end)}),result="",from=0;for(let{start,end,text:added}of kept)result+=text.slice(from,start)+added,from=end;return{text:result+text.slice(from),applied:kept.map(({problem})=>problem)}}


/***/ }),

/***/ 456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fixProblems: () => (/* reexport safe */ _chunk_RX56A2JH_js__WEBPACK_IMPORTED_MODULE_0__.A)
/* harmony export */ });
/* harmony import */ var _chunk_RX56A2JH_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7390);
/* harmony import */ var _chunk_7E42IHVH_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(139);
/* harmony import */ var _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5074);
/* harmony import */ var _chunk_YJHRKE4H_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3839);
/* harmony import */ var _chunk_QCQ6UTZ4_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1358);
/* harmony import */ var _chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6902);
/* harmony import */ var _chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1763);
/* harmony import */ var _chunk_GS6PM3CY_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4742);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);



/***/ })

};

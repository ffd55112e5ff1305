export const id = 450;
export const ids = [450];
export const modules = {

/***/ 7578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ writeCorrected),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cs: () => (/* binding */ refuseLosses),
/* harmony export */   rp: () => (/* binding */ folderNextTo),
/* harmony export */   x3: () => (/* binding */ writeText)
/* harmony export */ });
/* harmony import */ var _chunk_AYBK3WWL_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8202);
/* harmony import */ var _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5074);
/* harmony import */ var _chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6902);
/* harmony import */ var _chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1763);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
var{accessSync,constants,existsSync,lstatSync,readFileSync}=process.getBuiltinModule("node:fs"),{join}=process.getBuiltinModule("node:path");function textsOf({root,files},path,old=""){let folder=path.split("/").slice(0,-1),rootText=path.endsWith(".json")||isJson(old)?value=>`${(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_3__/* .stringifyJson */ .sd)(value,INDENT)}
`:_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_2__/* .stringifyYaml */ .fv;return new Map([...files].map(([file,value])=>file===root?[path,rootText(value)]:[[...folder,file].join("/"),(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_2__/* .stringifyYaml */ .fv)(value)]))}function textOf(path,workspace){try{return workspace.readText(path)}catch(error){if(error instanceof _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .JM)return"";throw error}}function folderNextTo(path){let stem=(0,_chunk_AYBK3WWL_js__WEBPACK_IMPORTED_MODULE_0__/* .stemOf */ .Vc)(path);return path.split("/").at(-1)===stem?`${stem}_steps`:stem}var INDENT=2;function isJson(text){try{return (0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text),!0}catch(error){if(error instanceof SyntaxError)return!1;throw error}}async function refuseLosses(texts,workspace,{force,signal}){for(let path of texts.keys())refuseLink(workspace,path);for(let path of texts.keys())await refuseUnwritable(workspace,path);let fix=`Commit or move the existing files first${force===void 0?"":", or overwrite it with `--force`"}.`;force!==!0&&await refuseUncommitted([...texts.keys()].filter(path=>workspace.has(path)),workspace,{fix,signal})}function refuseLink(workspace,path){let parts=path.split("/");for(let depth=1;depth<=parts.length;depth+=1){let place=join(workspace.root,...parts.slice(0,depth)),stats=statsOf(place,path);if(stats===void 0)return;if(stats.isSymbolicLink()||(depth<parts.length?!stats.isDirectory():!stats.isFile()))throw new _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g1("usage",`${parts.slice(0,depth).join("/")} is in the way: only files and folders of the repository are written`,{fix:"Move it away, or name the other apps with the input `apps`."})}}function statsOf(place,path){try{return lstatSync(place,{throwIfNoEntry:!1})}catch(error){throw unwritable(path,(0,_chunk_AYBK3WWL_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error))}}async function refuseUnwritable(workspace,path){let file=join(workspace.root,path),fault=await (0,_chunk_AYBK3WWL_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOfWriting */ .SX)({file:path,base:workspace.root})??(workspace.has(path)?(0,_chunk_AYBK3WWL_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOf */ .Kl)(()=>accessSync(file,constants.W_OK)):void 0);if(fault!==void 0)throw unwritable(path,fault)}async function refuseUncommitted(overwritten,workspace,{fix,signal}){let[first]=overwritten;if(first===void 0)return;let git=(0,_chunk_AYBK3WWL_js__WEBPACK_IMPORTED_MODULE_0__/* .gitAt */ .c8)(workspace.root,signal),look=await git.look();if(look.kind==="refused")throw new _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g1("git",`${first} would be overwritten, and git does not know whether it is committed: ${look.reason}`,{fix:look.fix});if(await git.head()===void 0)throw new _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g1("usage",`${first} would be overwritten, and is not committed`,{fix});let committed=new Set(await git.committed()),lost=overwritten.filter(path=>!committed.has(path));if(lost.length>0)throw new _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g1("usage",`files with uncommitted changes would be overwritten: ${(0,_chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(lost)}`,{fix})}async function writeText(workspace,path,text){try{let mark=markOf(join(workspace.root,path));await (0,_chunk_AYBK3WWL_js__WEBPACK_IMPORTED_MODULE_0__/* .writeAtomically */ .vK)({file:path,base:workspace.root},`${mark}${text}`,"others")}catch(error){throw unwritable(path,(0,_chunk_AYBK3WWL_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error))}}async function writeCorrected(texts,workspace,{dryRun,signal}){let{createTwoFilesPatch}=await __webpack_require__.e(/* import() */ 96).then(__webpack_require__.bind(__webpack_require__, 3096)),diff=Array.from(texts,([path,text])=>createTwoFilesPatch(`a/${path}`,`b/${path}`,workspace.readText(path),text,void 0,void 0,{context:1}).replace(/^=+\n/,"")).join("");if(dryRun)return{written:!1,diff};await refuseLosses(texts,workspace,{force:!0,signal}),signal.throwIfAborted();for(let[path,text]of texts)await writeText(workspace,path,text);return{written:texts.size>0,diff}}var BYTE_ORDER_MARK="\uFEFF";function markOf(file){return existsSync(file)&&readFileSync(file,"utf8").startsWith(BYTE_ORDER_MARK)?BYTE_ORDER_MARK:""}function unwritable(path,reason){return new _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g1("usage",`${path} cannot be written: ${reason}`,{fix:"Make it writable, or name the other apps with the input `apps`."})}


/***/ }),

/***/ 2450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeCorrected: () => (/* reexport safe */ _chunk_GRZF2DI6_js__WEBPACK_IMPORTED_MODULE_0__.$k)
/* harmony export */ });
/* harmony import */ var _chunk_GRZF2DI6_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7578);
/* harmony import */ var _chunk_AYBK3WWL_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8202);
/* harmony import */ var _chunk_XEOOWIXW_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5074);
/* harmony import */ var _chunk_YIRIWXHZ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4224);
/* harmony import */ var _chunk_YJHRKE4H_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3839);
/* harmony import */ var _chunk_QCQ6UTZ4_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1358);
/* harmony import */ var _chunk_TJVFDI7R_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6902);
/* harmony import */ var _chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1763);
/* harmony import */ var _chunk_GS6PM3CY_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4742);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);



/***/ })

};

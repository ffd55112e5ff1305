export const id = 852;
export const ids = [852];
export const modules = {

/***/ 4454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ isErrorBody),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   iE: () => (/* binding */ errorBodyOf)
/* harmony export */ });
/* harmony import */ var _chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1763);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
var MOST_WORDS=300,UNPRINTABLE=/[\u0000-\u0020\u007f-\u00a0\u00ad\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]+/g;function isErrorBody(value){return!(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)||"class"in value||"$graph"in value?!1:typeof value.message=="string"&&[value.code,value.status].some(one=>typeof one=="number")}function errorBodyOf(value){if(!(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)||typeof value.message!="string")return;let{code,more_info:moreInfo}=value;return{message:value.message,...typeof code=="number"?{code}:{},...typeof moreInfo=="string"&&moreInfo!==""?{moreInfo}:{}}}function wordsOf(text,value){let body=errorBodyOf(value);if(body===void 0)return printable(withoutTags(text.slice(0,MOST_WORDS*10)));let code=body.code===void 0?"":` (code ${body.code})`,more=body.moreInfo===void 0?"":`; ${body.moreInfo}`;return printable(`${body.message}${code}${more}`)}function withoutTags(text){return/^\s*</.test(text)?/<(?:title|h1)\b[^<>]*>([^<]+)</i.exec(text)?.[1]??text.replaceAll(/<[^<>]*>/g," "):text}function printable(text){let clean=text.slice(0,MOST_WORDS*10).replaceAll(UNPRINTABLE," ").trim(),characters=Array.from(clean);return characters.length>MOST_WORDS?`${characters.slice(0,MOST_WORDS).join("")}\u2026`:clean}


/***/ }),

/***/ 3464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ behindLinks),
/* harmony export */   j8: () => (/* binding */ withTexts),
/* harmony export */   oX: () => (/* binding */ proofOf),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _chunk_RPGBIBXM_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8805);
/* harmony import */ var _chunk_VHR6QOB5_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7949);
/* harmony import */ var _chunk_7EGCUXER_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4454);
/* harmony import */ var _chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1552);
/* harmony import */ var _chunk_3NW4H4P7_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9745);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
async function proofOf(texts,reference,installed,dialect,{workspace,packing,signal}){let packed=await (0,_chunk_RPGBIBXM_js__WEBPACK_IMPORTED_MODULE_0__/* .packAll */ .pV)([reference],withTexts(workspace,texts),signal,packing),desired=packed.descriptions.get(reference);if(desired?.kind!=="ready")return{holds:!1,fault:`the installed app cannot be packed: ${faultIn(packed,reference)}`};if((0,_chunk_VHR6QOB5_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameApp */ .sS)(installed,desired.description,dialect,"packed"))return{holds:!0,reached:packed.files.get(reference)??[]};let[there,ours]=(0,_chunk_VHR6QOB5_js__WEBPACK_IMPORTED_MODULE_1__/* .inOneSpelling */ .Md)(installed,desired.description,dialect,"packed");return{holds:!1,fault:`its files would not pack to the description that is installed: ${(0,_chunk_7EGCUXER_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)((0,_chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesInWords */ .tS)(there,ours,MOST_DIFFERENCES)??"")}`}}var MOST_DIFFERENCES=3;function faultIn({found},reference){return inWords(found.get(reference)?.problems.filter(_chunk_3NW4H4P7_js__WEBPACK_IMPORTED_MODULE_4__/* .isError */ .bJ)??[])}function inWords(errors){return`${errors[0]?.message??"it holds no process"}${errors.length>1?` (and ${errors.length-1} more)`:""}`}function withTexts(workspace,texts){return{...workspace,has:path=>texts.has(path)||workspace.has(path),readText(path){let text=texts.get(path)??texts.get(behindLinks(workspace,path));if(text===void 0)return workspace.readText(path);let size=Buffer.byteLength(text),{fileBytes}=workspace.limits;if(size>fileBytes)throw new _chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_3__/* .CwlError */ .JM("too-large",`${path} would have ${size} bytes, more than the limit of ${fileBytes}`,(0,_chunk_3NW4H4P7_js__WEBPACK_IMPORTED_MODULE_4__/* .howToRaise */ .EX)("fileBytes","file"));return text}}}function behindLinks(workspace,path){return (0,_chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_3__/* .namesOf */ .eZ)(workspace,path).at(-1)??path}


/***/ }),

/***/ 8805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Xu: () => (/* binding */ baselineNotices),
/* harmony export */   pV: () => (/* binding */ packAll),
/* harmony export */   xm: () => (/* binding */ faultsOf)
/* harmony export */ });
/* harmony import */ var _chunk_VHR6QOB5_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7949);
/* harmony import */ var _chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1552);
/* harmony import */ var _chunk_3NW4H4P7_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9745);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
var{setImmediate}=process.getBuiltinModule("node:timers/promises");function faultsOf(references,{found}){let these=[...new Set(references)].flatMap(reference=>{let packing=found.get(reference);return packing===void 0?[]:[{reference,...packing}]});return{problems:(0,_chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_1__/* .sortProblems */ .dS)(these.flatMap(({problems})=>problems)),accepted:(0,_chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_1__/* .sortProblems */ .dS)(these.flatMap(({accepted})=>accepted)),invalid:these.flatMap(({reference,ok})=>ok?[]:[reference])}}async function packAll(references,workspace,signal,{checks,local},onDone=()=>{}){let packer=new _chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_1__/* .Packer */ .ND(workspace,{checks,mapPath:local.mapPath}),descriptions=new Map,reached=new Map,found=new Map;for(let reference of new Set(references)){await setImmediate(),signal.throwIfAborted();let packing=await packer.pack(reference);if(found.set(reference,packing),reached.set(reference,packer.filesReached(reference)),packing.ok){let refusal=local.allowed?void 0:(0,_chunk_VHR6QOB5_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseLocalDefaults */ .kA)(packing.localDefaults),{description,digest,files}=packing;descriptions.set(reference,refusal===void 0?{kind:"ready",description,digest,files}:{kind:"missing",reason:refusal})}else descriptions.set(reference,{kind:"missing",reason:reasonOf(packing.problems)});onDone()}return{descriptions,files:reached,found}}function baselineNotices({accepted}){return accepted.length===0?[]:[`${accepted.length} known ${accepted.length===1?"problem is":"problems are"} accepted by the baseline.`]}function reasonOf(problems){let errors=problems.filter(_chunk_3NW4H4P7_js__WEBPACK_IMPORTED_MODULE_2__/* .isError */ .bJ),[first]=errors;if(first===void 0)return"the document cannot be packed";let more=errors.length===1?"":` (and ${errors.length-1} more)`;return`${first.file}:${first.line}:${first.column}: ${first.message}${more}`}


/***/ }),

/***/ 7949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ looksLikeCwl),
/* harmony export */   E3: () => (/* binding */ prefixesOf),
/* harmony export */   Iv: () => (/* binding */ OF_FILES),
/* harmony export */   Md: () => (/* binding */ inOneSpelling),
/* harmony export */   St: () => (/* binding */ NO_APP),
/* harmony export */   Uv: () => (/* binding */ bareApp),
/* harmony export */   a4: () => (/* binding */ packedApp),
/* harmony export */   df: () => (/* binding */ digestOfApp),
/* harmony export */   fS: () => (/* binding */ digestOfMeaning),
/* harmony export */   kA: () => (/* binding */ refuseLocalDefaults),
/* harmony export */   kl: () => (/* binding */ digestOfExactly),
/* harmony export */   rf: () => (/* binding */ digestOfContent),
/* harmony export */   sD: () => (/* binding */ localDefaultRules),
/* harmony export */   sS: () => (/* binding */ isSameApp)
/* harmony export */ });
/* harmony import */ var _chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1552);
/* harmony import */ var _chunk_ELNWKHIA_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7181);
/* harmony import */ var _chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1763);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
function bareApp(description,dialect){return (0,_chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutStamp */ .GD)((0,_chunk_ELNWKHIA_js__WEBPACK_IMPORTED_MODULE_1__/* .stripPlatformKeys */ .MK)(description,_chunk_ELNWKHIA_js__WEBPACK_IMPORTED_MODULE_1__/* .DIALECTS */ .O9[dialect]))}function isSameApp(left,right,dialect,as="run"){return (0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .sameWrittenJson */ .EJ)(bareApp(left,dialect),bareApp(right,dialect))?!0:(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .sameJson */ .Vk)(readingOf(left,dialect,as).meaning,readingOf(right,dialect,as).meaning)}function inOneSpelling(before,after,dialect,as="run"){let[old,next]=[readingOf(before,dialect,as),readingOf(after,dialect,as)],meanings={get:record=>old.meanings.get(record)??next.meanings.get(record)};return[(0,_chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_0__/* .respelled */ .P0)(old.packed,next.packed,meanings),next.packed]}function packedApp(description,dialect){return readingOf(description,dialect,"packed").packed}var OF_FILES="seven-bridges",READINGS={documented:{run:new WeakMap,packed:new WeakMap},"seven-bridges":{run:new WeakMap,packed:new WeakMap}};function readingOf(description,dialect,as){let known=READINGS[dialect][as].get(description);if(known!==void 0)return known;let bare=bareApp(description,dialect),packed=(0,_chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_0__/* .repacked */ .SI)(bare,as==="run")??bare,meanings=new WeakMap,reading={packed,meaning:(0,_chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalForm */ .bU)(packed,_chunk_ELNWKHIA_js__WEBPACK_IMPORTED_MODULE_1__/* .DIALECTS */ .O9[dialect],meanings),meanings};return READINGS[dialect][as].set(description,reading),reading}function digestOfMeaning(description,dialect){return (0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(readingOf(description,dialect,"run").meaning)}function digestOfContent(description,dialect){let{layoutKeys}=_chunk_ELNWKHIA_js__WEBPACK_IMPORTED_MODULE_1__/* .DIALECTS */ .O9[dialect],bare=bareApp(description,dialect);if(layoutKeys.size===0)return (0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(bare);let prefixes=prefixesOf(layoutKeys),declared=bare.$namespaces,kept=(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(declared)?(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(declared).filter(([prefix])=>!prefixes.has(prefix)):[],others=(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(bare).filter(([key])=>key!=="$namespaces");return (0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(withoutKeys((0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .objectFrom */ ._X)([...others,...kept.length===0?[]:[["$namespaces",(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .objectFrom */ ._X)(kept)]]]),layoutKeys))}function prefixesOf(keys){return new Set([...keys].map(key=>key.slice(0,key.indexOf(":"))))}function withoutKeys(value,keys){return (0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(value)?value.map(item=>withoutKeys(item,keys)):(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value)?(0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .objectFrom */ ._X)((0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(value).flatMap(([key,item])=>keys.has(key)?[]:[[key,withoutKeys(item,keys)]])):value}function digestOfApp(description,dialect){return (0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(bareApp(description,dialect))}function digestOfExactly(description,dialect){return (0,_chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOfWritten */ .j2)(bareApp(description,dialect))}var NO_APP="no app, since it has neither `class` nor `cwlVersion`: something between here and the platform may have answered in its place";function looksLikeCwl(description){return"class"in description||"cwlVersion"in description}var{posix}=process.getBuiltinModule("node:path");function localDefaultRules(manifest,stage){let declaration=stage===null?void 0:manifest?.stages[stage];for(;declaration?.from!==void 0;)declaration=manifest?.stages[declaration.from];let files=new Map(Object.entries(declaration?.files??{}).map(([path,place])=>[(0,_chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSlash */ .mW)(posix.normalize(path)),place])),places=Map.groupBy(files,([,place])=>place);return{mapPath:path=>files.get(path),pathOfPlace:place=>onlyPath(places.get(place)),allowed:declaration?.["local-defaults"]==="allow"}}function onlyPath(files=[]){return files.length===1?files[0]?.[0]:void 0}function refuseLocalDefaults(found){let[first]=found;if(first===void 0)return;let more=found.length===1?"":` (and ${found.length-1} more)`;return`${first.file}:${first.line}:${first.column}: this names ${(0,_chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_0__/* .describeLocal */ .jW)(first)}, which the platform does not have${more}; name its location under \`files\` of the stage, or allow it with \`local-defaults\``}


/***/ }),

/***/ 5852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fixProblems: () => (/* binding */ fixProblems)
/* harmony export */ });
/* unused harmony export applyEdits */
/* harmony import */ var _chunk_MQHGK5NA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3464);
/* harmony import */ var _chunk_RPGBIBXM_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8805);
/* harmony import */ var _chunk_VHR6QOB5_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7949);
/* harmony import */ var _chunk_7EGCUXER_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4454);
/* harmony import */ var _chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1552);
/* harmony import */ var _chunk_ELNWKHIA_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7181);
/* harmony import */ var _chunk_YJHRKE4H_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3839);
/* harmony import */ var _chunk_QCQ6UTZ4_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1358);
/* harmony import */ var _chunk_3NW4H4P7_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9745);
/* harmony import */ var _chunk_YHDVN7DO_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1763);
/* harmony import */ var _chunk_GS6PM3CY_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4742);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
var MOST_ROUNDS=10;async function fixProblems(workspace,references,checks,found,options){let texts=new Map,fixed=[],fixable=problems=>problems.filter(({edit,file})=>edit!==void 0&&!(0,_chunk_3NW4H4P7_js__WEBPACK_IMPORTED_MODULE_8__/* .isAddress */ .PW)(file)),left=fixable(found);for(let round=0;round<MOST_ROUNDS&&left.length>0;round+=1){let current=(0,_chunk_MQHGK5NA_js__WEBPACK_IMPORTED_MODULE_0__/* .withTexts */ .j8)(workspace,texts),done=[];for(let[path,problems]of Map.groupBy(left,({file})=>file)){let{text,applied}=applyEdits(path,current.readText(path),problems);applied.length>0&&texts.set(path,text),done.push(...applied)}if(done.length===0)break;fixed.push(...done);let validation=await (0,_chunk_BCPLN5KQ_js__WEBPACK_IMPORTED_MODULE_4__/* .validateDocuments */ .$)((0,_chunk_MQHGK5NA_js__WEBPACK_IMPORTED_MODULE_0__/* .withTexts */ .j8)(workspace,texts),references,checks,options);left=fixable(validation.problems)}return{texts,problems:fixed}}function applyEdits(path,text,problems){let{lineStarts}=new _chunk_3NW4H4P7_js__WEBPACK_IMPORTED_MODULE_8__/* .SourceText */ .D(path,text),offset=(line,column)=>(lineStarts[line-1]??0)+column-1,splices=problems.flatMap(problem=>{let{edit}=problem;return edit===void 0?[]:[{start:offset(edit.line,edit.column),end:offset(edit.endLine,edit.endColumn),text:edit.text,problem}]}).sort((one,other)=>one.start-other.start||one.end-other.end||Number((0,_chunk_3NW4H4P7_js__WEBPACK_IMPORTED_MODULE_8__/* .isError */ .bJ)(other.problem))-Number((0,_chunk_3NW4H4P7_js__WEBPACK_IMPORTED_MODULE_8__/* .isError */ .bJ)(one.problem))),kept=splices.filter((splice,index)=>{let isInsertion=splice.start===splice.end;return splices.every((other,at)=>at===index?!0:other.start===splice.start&&other.end===splice.end&&(isInsertion||other.text===splice.text)?index<at:other.end<=splice.start||other.start>=splice.end)}),result="",from=0;for(let{start,end,text:added}of kept)result+=text.slice(from,start)+added,from=end;return{text:result+text.slice(from),applied:kept.map(({problem})=>problem)}}


/***/ })

};

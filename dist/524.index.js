export const id = 524;
export const ids = [524];
export const modules = {

/***/ 4524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   toJunit: () => (/* binding */ toJunit)
/* harmony export */ });
/* harmony import */ var _chunk_GS6PM3CY_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4742);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
function toJunit({stage,project,runner,tests}){let name=[stage,project,runner].filter(part=>part!=null).join(" "),number=(...states)=>tests.filter(({state})=>states.includes(state)).length,totals={tests:tests.length,failures:number("failed"),errors:number("not-started"),skipped:number("running","started"),time:tests.reduce((sum,{seconds=0})=>sum+seconds,0)};return['<?xml version="1.0" encoding="UTF-8"?>',`<testsuites ${attributes({name:NAME,...totals})}>`,`  <testsuite ${attributes({name,...totals})}>`,...tests.map(testCase),"  </testsuite>","</testsuites>",""].join(`
`)}var NAME="cwl-promote test";function testCase(test){let{id,app,at,state,seconds=0,reason="",url,price}=test,begin=`    <testcase ${attributes({classname:app,name:id,file:at.file,line:at.line,time:seconds})}`,details=[url,price===void 0?void 0:`${price.amount} ${price.currency}`,state==="passed"?reason:""].filter(line=>line!==void 0&&line!=="").join(`
`),verdict=VERDICTS[state],children=[...verdict===void 0?[]:[`<${verdict} ${attributes({message:reason===""?state:reason})}/>`],...details===""?[]:[`<system-out>${escaped(details)}</system-out>`]];return children.length===0?`${begin}/>`:`${begin}>${children.join("")}</testcase>`}var VERDICTS={failed:"failure","not-started":"error",running:"skipped",started:"skipped"};function attributes(values){return Object.entries(values).map(([name,value])=>`${name}="${escaped(String(value))}"`).join(" ")}function escaped(text){return text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu,"\uFFFD").replaceAll(/[&<>"\t\n\r]/g,character=>`&#${character.codePointAt(0)??0};`)}


/***/ })

};

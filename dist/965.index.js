export const id = 965;
export const ids = [965];
export const modules = {

/***/ 965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CommandLineTool: () => (/* binding */ hr),
/* harmony export */   ExpressionTool: () => (/* binding */ _r),
/* harmony export */   Workflow: () => (/* binding */ br)
/* harmony export */ });
/* harmony import */ var _chunk_WJDBHJ4B_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(425);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);


// cwl/model/generated/v1.0.mjs
var hr = D;
var tr = { type: "object", required: ["inputs", "outputs", "class"], properties: { id: { type: ["string", "null"] }, name: {}, inputs: { type: "array", items: { $ref: "#/$defs/CommandInputParameter" } }, outputs: { type: "array", items: { $ref: "#/$defs/CommandOutputParameter" } }, requirements: { $ref: "#/$defs/choice24" }, hints: { $ref: "#/$defs/choice25" }, label: { type: ["string", "null"] }, doc: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "CommandLineTool" }, baseCommand: { $ref: "#/$defs/choice1" }, arguments: { $ref: "#/$defs/choice27" }, stdin: { type: ["string", "null"] }, stderr: { type: ["string", "null"] }, stdout: { type: ["string", "null"] }, successCodes: { $ref: "#/$defs/choice28" }, temporaryFailCodes: { $ref: "#/$defs/choice28" }, permanentFailCodes: { $ref: "#/$defs/choice28" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var C = Object.prototype.hasOwnProperty;
var h = new RegExp("^[^:]+:|^[$@]", "u");
var ir = { type: "object", required: ["id"], properties: { id: { type: "string" }, name: {}, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice1" }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { $ref: "#/$defs/choice1" }, inputBinding: { $ref: "#/$defs/choice3" }, default: { $ref: "#/$defs/choice4" }, type: { $ref: "#/$defs/choice7" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function m(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    if (e === o) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let d = 0; d < g; d++) {
        const y = e;
        typeof l[d] != "string" && (r === null ? r = [null] : r.push(null), e++);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, m.errors = r, false;
  return m.errors = r, e === 0;
}
var or = { type: "object", properties: { id: {}, name: {}, loadContents: { type: ["boolean", "null"] }, position: { $ref: "#/$defs/choice2" }, prefix: { type: ["string", "null"] }, separate: { type: ["boolean", "null"] }, itemSeparator: { type: ["string", "null"] }, valueFrom: { type: ["string", "null"] }, shellQuote: { type: ["boolean", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function Ne(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    Number.isInteger(l) && l >= -2147483648 && l <= 2147483647 || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.source == "-0" || (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ne.errors = r, false;
  return Ne.errors = r, e === 0;
}
function j(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const t = e;
    for (const f in l) if (!(C.call(or.properties, f) || h.test(f))) {
      return j.errors = [null], false;
      break;
    }
    if (t === e) {
      if (l.loadContents !== void 0) {
        let f = l.loadContents;
        const n = e;
        if (typeof f != "boolean" && f !== null) return j.errors = [null], false;
        var s = n === e;
      } else var s = true;
      if (s) {
        if (l.position !== void 0) {
          const f = e;
          Ne(l.position) || (r = r === null ? Ne.errors : r.concat(Ne.errors), e = r.length);
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.prefix !== void 0) {
            let f = l.prefix;
            const n = e;
            if (typeof f != "string" && f !== null) return j.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.separate !== void 0) {
              let f = l.separate;
              const n = e;
              if (typeof f != "boolean" && f !== null) return j.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.itemSeparator !== void 0) {
                let f = l.itemSeparator;
                const n = e;
                if (typeof f != "string" && f !== null) return j.errors = [null], false;
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.valueFrom !== void 0) {
                  let f = l.valueFrom;
                  const n = e;
                  if (typeof f != "string" && f !== null) return j.errors = [null], false;
                  var s = n === e;
                } else var s = true;
                if (s) if (l.shellQuote !== void 0) {
                  let f = l.shellQuote;
                  const n = e;
                  if (typeof f != "boolean" && f !== null) return j.errors = [null], false;
                  var s = n === e;
                } else var s = true;
              }
            }
          }
        }
      }
    }
  } else return j.errors = [null], false;
  return j.errors = r, e === 0;
}
function $(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    j(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? j.errors : r.concat(j.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, $.errors = r, false;
  return $.errors = r, e === 0;
}
function G(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e, v = e, g = e;
    if (l !== null) {
      const y = {};
      r === null ? r = [y] : r.push(y), e++;
    }
    var i = g === e;
    i ? (r === null ? r = [null] : r.push(null), e++) : (e = v, r !== null && (v ? r.length = v : r = null));
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, G.errors = r, false;
  return G.errors = r, e === 0;
}
var ce = { validate: Ce };
function H(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.name === void 0 && (t = "name") || l.type === void 0 && (t = "type")) return H.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "doc" || n === "type" || n === "inputBinding" || n === "label" || h.test(n))) {
        return H.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return H.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.doc !== void 0) {
            let n = l.doc;
            const i = e;
            if (typeof n != "string" && n !== null) return H.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              ce.validate(l.type) || (r = r === null ? ce.validate.errors : r.concat(ce.validate.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.inputBinding !== void 0) {
                const n = e;
                $(l.inputBinding) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
                var s = n === e;
              } else var s = true;
              if (s) if (l.label !== void 0) {
                let n = l.label;
                const i = e;
                if (typeof n != "string" && n !== null) return H.errors = [null], false;
                var s = i === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return H.errors = [null], false;
  return H.errors = r, e === 0;
}
function Te(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    if (e === o) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let d = 0; d < g; d++) {
        const y = e;
        H(l[d]) || (r = r === null ? H.errors : r.concat(H.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Te.errors = r, false;
  return Te.errors = r, e === 0;
}
function K(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return K.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || h.test(n))) {
        return K.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return K.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            Te(l.fields) || (r = r === null ? Te.errors : r.concat(Te.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "record") return K.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) if (l.label !== void 0) {
              let n = l.label;
              const i = e;
              if (typeof n != "string" && n !== null) return K.errors = [null], false;
              var s = i === e;
            } else var s = true;
          }
        }
      }
    }
  } else return K.errors = [null], false;
  return K.errors = r, e === 0;
}
function w(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.symbols === void 0 && (f = "symbols") || l.type === void 0 && (f = "type")) return w.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "symbols" || i === "type" || i === "label" || i === "inputBinding" || h.test(i))) {
        return w.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let i = l.name;
          const o = e;
          if (typeof i != "string" && i !== null) return w.errors = [null], false;
          var s = o === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let i = l.symbols;
            const o = e;
            if (e === o) if (Array.isArray(i)) {
              var t = true;
              const g = i.length;
              for (let d = 0; d < g; d++) {
                const y = e;
                if (typeof i[d] != "string") return w.errors = [null], false;
                var t = y === e;
                if (!t) break;
              }
            } else return w.errors = [null], false;
            var s = o === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const i = e;
              if (l.type !== "enum") return w.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let i = l.label;
                const o = e;
                if (typeof i != "string" && i !== null) return w.errors = [null], false;
                var s = o === e;
              } else var s = true;
              if (s) if (l.inputBinding !== void 0) {
                const i = e;
                $(l.inputBinding) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
                var s = i === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return w.errors = [null], false;
  return w.errors = r, e === 0;
}
function ee(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.items === void 0 && (t = "items") || l.type === void 0 && (t = "type")) return ee.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "inputBinding" || h.test(n))) {
        return ee.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.items !== void 0) {
          const n = e;
          ce.validate(l.items) || (r = r === null ? ce.validate.errors : r.concat(ce.validate.errors), e = r.length);
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            if (l.type !== "array") return ee.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.label !== void 0) {
              let n = l.label;
              const i = e;
              if (typeof n != "string" && n !== null) return ee.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) if (l.inputBinding !== void 0) {
              const n = e;
              $(l.inputBinding) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
              var s = n === e;
            } else var s = true;
          }
        }
      }
    }
  } else return ee.errors = [null], false;
  return ee.errors = r, e === 0;
}
function Be(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") K(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? K.errors : r.concat(K.errors), e = r.length);
    else if (s === "enum") w(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? w.errors : r.concat(w.errors), e = r.length);
    else if (s === "array") ee(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? ee.errors : r.concat(ee.errors), e = r.length);
    else return Be.errors = [null], false;
    else return Be.errors = [null], false;
  } else return Be.errors = [null], false;
  return Be.errors = r, e === 0;
}
function Ce(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    Be(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? Be.errors : r.concat(Be.errors), e = r.length);
    var n = o === e;
    if (t = t || n, !t) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var i = true;
        const y = l.length;
        for (let _ = 0; _ < y; _++) {
          const A = e;
          ce.validate(l[_]) || (r = r === null ? ce.validate.errors : r.concat(ce.validate.errors), e = r.length);
          var i = A === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ce.errors = r, false;
  return Ce.errors = r, e === 0;
}
function Ve(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    Ce(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? Ce.errors : r.concat(Ce.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ve.errors = r, false;
  return Ve.errors = r, e === 0;
}
function U(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.id === void 0 && (t = "id")) return U.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(C.call(ir.properties, n) || h.test(n))) {
        return U.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          const n = e;
          if (typeof l.id != "string") return U.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return U.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.secondaryFiles !== void 0) {
              const n = e;
              m(l.secondaryFiles) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.streamable !== void 0) {
                let n = l.streamable;
                const i = e;
                if (typeof n != "boolean" && n !== null) return U.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) {
                if (l.doc !== void 0) {
                  const n = e;
                  m(l.doc) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.format !== void 0) {
                    const n = e;
                    m(l.format) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.inputBinding !== void 0) {
                      const n = e;
                      $(l.inputBinding) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
                      var s = n === e;
                    } else var s = true;
                    if (s) {
                      if (l.default !== void 0) {
                        const n = e;
                        G(l.default) || (r = r === null ? G.errors : r.concat(G.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                      if (s) if (l.type !== void 0) {
                        const n = e;
                        Ve(l.type) || (r = r === null ? Ve.errors : r.concat(Ve.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  } else return U.errors = [null], false;
  return U.errors = r, e === 0;
}
var fr = { type: "object", required: ["id"], properties: { id: { type: "string" }, name: {}, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice1" }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, outputBinding: { $ref: "#/$defs/choice8" }, format: { type: ["string", "null"] }, type: { $ref: "#/$defs/choice11" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function ye(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const t = e;
    for (const f in l) if (!(f === "id" || f === "name" || f === "glob" || f === "loadContents" || f === "outputEval" || h.test(f))) {
      return ye.errors = [null], false;
      break;
    }
    if (t === e) {
      if (l.glob !== void 0) {
        const f = e;
        m(l.glob) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
        var s = f === e;
      } else var s = true;
      if (s) {
        if (l.loadContents !== void 0) {
          let f = l.loadContents;
          const n = e;
          if (typeof f != "boolean" && f !== null) return ye.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.outputEval !== void 0) {
          let f = l.outputEval;
          const n = e;
          if (typeof f != "string" && f !== null) return ye.errors = [null], false;
          var s = n === e;
        } else var s = true;
      }
    }
  } else return ye.errors = [null], false;
  return ye.errors = r, e === 0;
}
function b(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    ye(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? ye.errors : r.concat(ye.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, b.errors = r, false;
  return b.errors = r, e === 0;
}
var pe = { validate: we };
function re(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.name === void 0 && (t = "name") || l.type === void 0 && (t = "type")) return re.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "doc" || n === "type" || n === "outputBinding" || h.test(n))) {
        return re.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return re.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.doc !== void 0) {
            let n = l.doc;
            const i = e;
            if (typeof n != "string" && n !== null) return re.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              pe.validate(l.type) || (r = r === null ? pe.validate.errors : r.concat(pe.validate.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) if (l.outputBinding !== void 0) {
              const n = e;
              b(l.outputBinding) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
              var s = n === e;
            } else var s = true;
          }
        }
      }
    }
  } else return re.errors = [null], false;
  return re.errors = r, e === 0;
}
function Le(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    if (e === o) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let d = 0; d < g; d++) {
        const y = e;
        re(l[d]) || (r = r === null ? re.errors : r.concat(re.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Le.errors = r, false;
  return Le.errors = r, e === 0;
}
function X(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return X.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || h.test(n))) {
        return X.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return X.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            Le(l.fields) || (r = r === null ? Le.errors : r.concat(Le.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "record") return X.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) if (l.label !== void 0) {
              let n = l.label;
              const i = e;
              if (typeof n != "string" && n !== null) return X.errors = [null], false;
              var s = i === e;
            } else var s = true;
          }
        }
      }
    }
  } else return X.errors = [null], false;
  return X.errors = r, e === 0;
}
function N(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.symbols === void 0 && (f = "symbols") || l.type === void 0 && (f = "type")) return N.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "symbols" || i === "type" || i === "label" || i === "outputBinding" || h.test(i))) {
        return N.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.symbols !== void 0) {
          let i = l.symbols;
          const o = e;
          if (e === o) if (Array.isArray(i)) {
            var s = true;
            const v = i.length;
            for (let g = 0; g < v; g++) {
              const d = e;
              if (typeof i[g] != "string") return N.errors = [null], false;
              var s = d === e;
              if (!s) break;
            }
          } else return N.errors = [null], false;
          var t = o === e;
        } else var t = true;
        if (t) {
          if (l.type !== void 0) {
            const i = e;
            if (l.type !== "enum") return N.errors = [null], false;
            var t = i === e;
          } else var t = true;
          if (t) {
            if (l.label !== void 0) {
              let i = l.label;
              const o = e;
              if (typeof i != "string" && i !== null) return N.errors = [null], false;
              var t = o === e;
            } else var t = true;
            if (t) if (l.outputBinding !== void 0) {
              const i = e;
              b(l.outputBinding) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
              var t = i === e;
            } else var t = true;
          }
        }
      }
    }
  } else return N.errors = [null], false;
  return N.errors = r, e === 0;
}
function le(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.items === void 0 && (t = "items") || l.type === void 0 && (t = "type")) return le.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "outputBinding" || h.test(n))) {
        return le.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.items !== void 0) {
          const n = e;
          pe.validate(l.items) || (r = r === null ? pe.validate.errors : r.concat(pe.validate.errors), e = r.length);
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            if (l.type !== "array") return le.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.label !== void 0) {
              let n = l.label;
              const i = e;
              if (typeof n != "string" && n !== null) return le.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) if (l.outputBinding !== void 0) {
              const n = e;
              b(l.outputBinding) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
              var s = n === e;
            } else var s = true;
          }
        }
      }
    }
  } else return le.errors = [null], false;
  return le.errors = r, e === 0;
}
function Re(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") X(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? X.errors : r.concat(X.errors), e = r.length);
    else if (s === "enum") N(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? N.errors : r.concat(N.errors), e = r.length);
    else if (s === "array") le(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? le.errors : r.concat(le.errors), e = r.length);
    else return Re.errors = [null], false;
    else return Re.errors = [null], false;
  } else return Re.errors = [null], false;
  return Re.errors = r, e === 0;
}
function we(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    Re(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? Re.errors : r.concat(Re.errors), e = r.length);
    var n = o === e;
    if (t = t || n, !t) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var i = true;
        const y = l.length;
        for (let _ = 0; _ < y; _++) {
          const A = e;
          pe.validate(l[_]) || (r = r === null ? pe.validate.errors : r.concat(pe.validate.errors), e = r.length);
          var i = A === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, we.errors = r, false;
  return we.errors = r, e === 0;
}
function We(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    l !== "stdout" && (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    if (t = t || n, !t) {
      const v = e;
      l !== "stderr" && (r === null ? r = [null] : r.push(null), e++);
      var n = v === e;
      if (t = t || n, !t) {
        const d = e;
        we(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? we.errors : r.concat(we.errors), e = r.length);
        var n = d === e;
        t = t || n;
      }
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, We.errors = r, false;
  return We.errors = r, e === 0;
}
function T(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.id === void 0 && (t = "id")) return T.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(C.call(fr.properties, n) || h.test(n))) {
        return T.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          const n = e;
          if (typeof l.id != "string") return T.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return T.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.secondaryFiles !== void 0) {
              const n = e;
              m(l.secondaryFiles) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.streamable !== void 0) {
                let n = l.streamable;
                const i = e;
                if (typeof n != "boolean" && n !== null) return T.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) {
                if (l.doc !== void 0) {
                  const n = e;
                  m(l.doc) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.outputBinding !== void 0) {
                    const n = e;
                    b(l.outputBinding) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.format !== void 0) {
                      let n = l.format;
                      const i = e;
                      if (typeof n != "string" && n !== null) return T.errors = [null], false;
                      var s = i === e;
                    } else var s = true;
                    if (s) if (l.type !== void 0) {
                      const n = e;
                      We(l.type) || (r = r === null ? We.errors : r.concat(We.errors), e = r.length);
                      var s = n === e;
                    } else var s = true;
                  }
                }
              }
            }
          }
        }
      }
    }
  } else return T.errors = [null], false;
  return T.errors = r, e === 0;
}
function Q(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    if (e === o) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let d = 0; d < g; d++) {
        const y = e;
        typeof l[d] != "string" && (r === null ? r = [null] : r.push(null), e++);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Q.errors = r, false;
  return Q.errors = r, e === 0;
}
function ge(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return ge.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "expressionLib" || h.test(n))) {
        return ge.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "InlineJavascriptRequirement") return ge.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.expressionLib !== void 0) {
          const n = e;
          Q(l.expressionLib) || (r = r === null ? Q.errors : r.concat(Q.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return ge.errors = [null], false;
  return ge.errors = r, e === 0;
}
var lr = { validate: z };
function E(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.symbols === void 0 && (f = "symbols") || l.type === void 0 && (f = "type")) return E.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "symbols" || i === "type" || i === "label" || i === "inputBinding" || h.test(i))) {
        return E.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let i = l.name;
          const o = e;
          if (typeof i != "string" && i !== null) return E.errors = [null], false;
          var s = o === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let i = l.symbols;
            const o = e;
            if (e === o) if (Array.isArray(i)) {
              var t = true;
              const g = i.length;
              for (let d = 0; d < g; d++) {
                const y = e;
                if (typeof i[d] != "string") return E.errors = [null], false;
                var t = y === e;
                if (!t) break;
              }
            } else return E.errors = [null], false;
            var s = o === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const i = e;
              if (l.type !== "enum") return E.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let i = l.label;
                const o = e;
                if (typeof i != "string" && i !== null) return E.errors = [null], false;
                var s = o === e;
              } else var s = true;
              if (s) if (l.inputBinding !== void 0) {
                const i = e;
                $(l.inputBinding) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
                var s = i === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return E.errors = [null], false;
  return E.errors = r, e === 0;
}
var xe = { validate: ve };
function x(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.items === void 0 && (t = "items") || l.type === void 0 && (t = "type")) return x.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "inputBinding" || h.test(n))) {
        return x.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.items !== void 0) {
          const n = e;
          xe.validate(l.items) || (r = r === null ? xe.validate.errors : r.concat(xe.validate.errors), e = r.length);
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            if (l.type !== "array") return x.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.label !== void 0) {
              let n = l.label;
              const i = e;
              if (typeof n != "string" && n !== null) return x.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) if (l.inputBinding !== void 0) {
              const n = e;
              $(l.inputBinding) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
              var s = n === e;
            } else var s = true;
          }
        }
      }
    }
  } else return x.errors = [null], false;
  return x.errors = r, e === 0;
}
function Fe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") lr.validate(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? lr.validate.errors : r.concat(lr.validate.errors), e = r.length);
    else if (s === "enum") E(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
    else if (s === "array") x(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? x.errors : r.concat(x.errors), e = r.length);
    else return Fe.errors = [null], false;
    else return Fe.errors = [null], false;
  } else return Fe.errors = [null], false;
  return Fe.errors = r, e === 0;
}
function ve(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    Fe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? Fe.errors : r.concat(Fe.errors), e = r.length);
    var n = o === e;
    if (t = t || n, !t) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var i = true;
        const y = l.length;
        for (let _ = 0; _ < y; _++) {
          const A = e;
          xe.validate(l[_]) || (r = r === null ? xe.validate.errors : r.concat(xe.validate.errors), e = r.length);
          var i = A === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ve.errors = r, false;
  return ve.errors = r, e === 0;
}
function Y(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.name === void 0 && (t = "name") || l.type === void 0 && (t = "type")) return Y.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "doc" || n === "type" || n === "inputBinding" || n === "label" || h.test(n))) {
        return Y.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return Y.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.doc !== void 0) {
            let n = l.doc;
            const i = e;
            if (typeof n != "string" && n !== null) return Y.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              ve(l.type) || (r = r === null ? ve.errors : r.concat(ve.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.inputBinding !== void 0) {
                const n = e;
                $(l.inputBinding) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
                var s = n === e;
              } else var s = true;
              if (s) if (l.label !== void 0) {
                let n = l.label;
                const i = e;
                if (typeof n != "string" && n !== null) return Y.errors = [null], false;
                var s = i === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return Y.errors = [null], false;
  return Y.errors = r, e === 0;
}
function Je(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    if (e === o) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let d = 0; d < g; d++) {
        const y = e;
        Y(l[d]) || (r = r === null ? Y.errors : r.concat(Y.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Je.errors = r, false;
  return Je.errors = r, e === 0;
}
function z(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return z.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || h.test(n))) {
        return z.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return z.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            Je(l.fields) || (r = r === null ? Je.errors : r.concat(Je.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "record") return z.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) if (l.label !== void 0) {
              let n = l.label;
              const i = e;
              if (typeof n != "string" && n !== null) return z.errors = [null], false;
              var s = i === e;
            } else var s = true;
          }
        }
      }
    }
  } else return z.errors = [null], false;
  return z.errors = r, e === 0;
}
function ze(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  z(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? z.errors : r.concat(z.errors), e = r.length);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    E(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
    var n = i === e;
    if (t = t || n, !t) {
      const v = e;
      x(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? x.errors : r.concat(x.errors), e = r.length);
      var n = v === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ze.errors = r, false;
  return ze.errors = r, e === 0;
}
function se(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.class === void 0 && (f = "class") || l.types === void 0 && (f = "types")) return se.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "class" || i === "types" || h.test(i))) {
        return se.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const i = e;
          if (l.class !== "SchemaDefRequirement") return se.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) if (l.types !== void 0) {
          let i = l.types;
          const o = e;
          if (e === o) if (Array.isArray(i)) {
            var t = true;
            const g = i.length;
            for (let d = 0; d < g; d++) {
              const y = e;
              ze(i[d]) || (r = r === null ? ze.errors : r.concat(ze.errors), e = r.length);
              var t = y === e;
              if (!t) break;
            }
          } else return se.errors = [null], false;
          var s = o === e;
        } else var s = true;
      }
    }
  } else return se.errors = [null], false;
  return se.errors = r, e === 0;
}
var ur = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "DockerRequirement" }, dockerPull: { type: ["string", "null"] }, dockerLoad: { type: ["string", "null"] }, dockerFile: { type: ["string", "null"] }, dockerImport: { type: ["string", "null"] }, dockerImageId: { type: ["string", "null"] }, dockerOutputDirectory: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function q(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return q.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(C.call(ur.properties, n) || h.test(n))) {
        return q.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "DockerRequirement") return q.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.dockerPull !== void 0) {
            let n = l.dockerPull;
            const i = e;
            if (typeof n != "string" && n !== null) return q.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.dockerLoad !== void 0) {
              let n = l.dockerLoad;
              const i = e;
              if (typeof n != "string" && n !== null) return q.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.dockerFile !== void 0) {
                let n = l.dockerFile;
                const i = e;
                if (typeof n != "string" && n !== null) return q.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) {
                if (l.dockerImport !== void 0) {
                  let n = l.dockerImport;
                  const i = e;
                  if (typeof n != "string" && n !== null) return q.errors = [null], false;
                  var s = i === e;
                } else var s = true;
                if (s) {
                  if (l.dockerImageId !== void 0) {
                    let n = l.dockerImageId;
                    const i = e;
                    if (typeof n != "string" && n !== null) return q.errors = [null], false;
                    var s = i === e;
                  } else var s = true;
                  if (s) if (l.dockerOutputDirectory !== void 0) {
                    let n = l.dockerOutputDirectory;
                    const i = e;
                    if (typeof n != "string" && n !== null) return q.errors = [null], false;
                    var s = i === e;
                  } else var s = true;
                }
              }
            }
          }
        }
      }
    }
  } else return q.errors = [null], false;
  return q.errors = r, e === 0;
}
function me(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.package === void 0 && (t = "package")) return me.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "package" || n === "version" || n === "specs" || h.test(n))) {
        return me.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.package !== void 0) {
          const n = e;
          if (typeof l.package != "string") return me.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.version !== void 0) {
            const n = e;
            Q(l.version) || (r = r === null ? Q.errors : r.concat(Q.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) if (l.specs !== void 0) {
            const n = e;
            Q(l.specs) || (r = r === null ? Q.errors : r.concat(Q.errors), e = r.length);
            var s = n === e;
          } else var s = true;
        }
      }
    }
  } else return me.errors = [null], false;
  return me.errors = r, e === 0;
}
function ne(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.class === void 0 && (f = "class") || l.packages === void 0 && (f = "packages")) return ne.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "class" || i === "packages" || h.test(i))) {
        return ne.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const i = e;
          if (l.class !== "SoftwareRequirement") return ne.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) if (l.packages !== void 0) {
          let i = l.packages;
          const o = e;
          if (e === o) if (Array.isArray(i)) {
            var t = true;
            const g = i.length;
            for (let d = 0; d < g; d++) {
              const y = e;
              me(i[d]) || (r = r === null ? me.errors : r.concat(me.errors), e = r.length);
              var t = y === e;
              if (!t) break;
            }
          } else return ne.errors = [null], false;
          var s = o === e;
        } else var s = true;
      }
    }
  } else return ne.errors = [null], false;
  return ne.errors = r, e === 0;
}
function Z(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.entry === void 0 && (t = "entry")) return Z.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "entryname" || n === "entry" || n === "writable" || h.test(n))) {
        return Z.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.entryname !== void 0) {
          let n = l.entryname;
          const i = e;
          if (typeof n != "string" && n !== null) return Z.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.entry !== void 0) {
            const n = e;
            if (typeof l.entry != "string") return Z.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) if (l.writable !== void 0) {
            let n = l.writable;
            const i = e;
            if (typeof n != "boolean" && n !== null) return Z.errors = [null], false;
            var s = i === e;
          } else var s = true;
        }
      }
    }
  } else return Z.errors = [null], false;
  return Z.errors = r, e === 0;
}
var ar = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "File" }, location: { type: ["string", "null"] }, path: { type: ["string", "null"] }, basename: { type: ["string", "null"] }, dirname: { type: ["string", "null"] }, nameroot: { type: ["string", "null"] }, nameext: { type: ["string", "null"] }, checksum: { type: ["string", "null"] }, size: { $ref: "#/$defs/choice16" }, secondaryFiles: { $ref: "#/$defs/choice18" }, format: { type: ["string", "null"] }, contents: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function Qe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    Number.isInteger(l) || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.kind == "integer" || (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Qe.errors = r, false;
  return Qe.errors = r, e === 0;
}
var sr = { validate: je };
function Ee(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    if (e === o) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let d = 0; d < g; d++) {
        const y = e;
        sr.validate(l[d]) || (r = r === null ? sr.validate.errors : r.concat(sr.validate.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ee.errors = r, false;
  return Ee.errors = r, e === 0;
}
function k(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return k.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(C.call(ar.properties, n) || h.test(n))) {
        return k.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "File") return k.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.location !== void 0) {
            let n = l.location;
            const i = e;
            if (typeof n != "string" && n !== null) return k.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.path !== void 0) {
              let n = l.path;
              const i = e;
              if (typeof n != "string" && n !== null) return k.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.basename !== void 0) {
                let n = l.basename;
                const i = e;
                if (typeof n != "string" && n !== null) return k.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) {
                if (l.dirname !== void 0) {
                  let n = l.dirname;
                  const i = e;
                  if (typeof n != "string" && n !== null) return k.errors = [null], false;
                  var s = i === e;
                } else var s = true;
                if (s) {
                  if (l.nameroot !== void 0) {
                    let n = l.nameroot;
                    const i = e;
                    if (typeof n != "string" && n !== null) return k.errors = [null], false;
                    var s = i === e;
                  } else var s = true;
                  if (s) {
                    if (l.nameext !== void 0) {
                      let n = l.nameext;
                      const i = e;
                      if (typeof n != "string" && n !== null) return k.errors = [null], false;
                      var s = i === e;
                    } else var s = true;
                    if (s) {
                      if (l.checksum !== void 0) {
                        let n = l.checksum;
                        const i = e;
                        if (typeof n != "string" && n !== null) return k.errors = [null], false;
                        var s = i === e;
                      } else var s = true;
                      if (s) {
                        if (l.size !== void 0) {
                          const n = e;
                          Qe(l.size) || (r = r === null ? Qe.errors : r.concat(Qe.errors), e = r.length);
                          var s = n === e;
                        } else var s = true;
                        if (s) {
                          if (l.secondaryFiles !== void 0) {
                            const n = e;
                            Ee(l.secondaryFiles) || (r = r === null ? Ee.errors : r.concat(Ee.errors), e = r.length);
                            var s = n === e;
                          } else var s = true;
                          if (s) {
                            if (l.format !== void 0) {
                              let n = l.format;
                              const i = e;
                              if (typeof n != "string" && n !== null) return k.errors = [null], false;
                              var s = i === e;
                            } else var s = true;
                            if (s) if (l.contents !== void 0) {
                              let n = l.contents;
                              const i = e;
                              if (typeof n != "string" && n !== null) return k.errors = [null], false;
                              var s = i === e;
                            } else var s = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  } else return k.errors = [null], false;
  return k.errors = r, e === 0;
}
function V(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return V.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "location" || n === "path" || n === "basename" || n === "listing" || h.test(n))) {
        return V.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "Directory") return V.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.location !== void 0) {
            let n = l.location;
            const i = e;
            if (typeof n != "string" && n !== null) return V.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.path !== void 0) {
              let n = l.path;
              const i = e;
              if (typeof n != "string" && n !== null) return V.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.basename !== void 0) {
                let n = l.basename;
                const i = e;
                if (typeof n != "string" && n !== null) return V.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) if (l.listing !== void 0) {
                const n = e;
                Ee(l.listing) || (r = r === null ? Ee.errors : r.concat(Ee.errors), e = r.length);
                var s = n === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return V.errors = [null], false;
  return V.errors = r, e === 0;
}
function je(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.class;
    if (typeof s == "string") if (s === "File") k(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
    else if (s === "Directory") V(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? V.errors : r.concat(V.errors), e = r.length);
    else return je.errors = [null], false;
    else return je.errors = [null], false;
  } else return je.errors = [null], false;
  return je.errors = r, e === 0;
}
function Ge(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    Z(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? Z.errors : r.concat(Z.errors), e = r.length);
    var n = i === e;
    if (t = t || n, !t) {
      const v = e;
      je(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? je.errors : r.concat(je.errors), e = r.length);
      var n = v === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ge.errors = r, false;
  return Ge.errors = r, e === 0;
}
function He(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    if (e === o) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let d = 0; d < g; d++) {
        const y = e;
        Ge(l[d]) || (r = r === null ? Ge.errors : r.concat(Ge.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, He.errors = r, false;
  return He.errors = r, e === 0;
}
function he(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class") || l.listing === void 0 && (t = "listing")) return he.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "listing" || h.test(n))) {
        return he.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "InitialWorkDirRequirement") return he.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.listing !== void 0) {
          const n = e;
          He(l.listing) || (r = r === null ? He.errors : r.concat(He.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return he.errors = [null], false;
  return he.errors = r, e === 0;
}
function te(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.envName === void 0 && (t = "envName") || l.envValue === void 0 && (t = "envValue")) return te.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "envName" || n === "envValue" || h.test(n))) {
        return te.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.envName !== void 0) {
          const n = e;
          if (typeof l.envName != "string") return te.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.envValue !== void 0) {
          const n = e;
          if (typeof l.envValue != "string") return te.errors = [null], false;
          var s = n === e;
        } else var s = true;
      }
    }
  } else return te.errors = [null], false;
  return te.errors = r, e === 0;
}
function ie(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.class === void 0 && (f = "class") || l.envDef === void 0 && (f = "envDef")) return ie.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "class" || i === "envDef" || h.test(i))) {
        return ie.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const i = e;
          if (l.class !== "EnvVarRequirement") return ie.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) if (l.envDef !== void 0) {
          let i = l.envDef;
          const o = e;
          if (e === o) if (Array.isArray(i)) {
            var t = true;
            const g = i.length;
            for (let d = 0; d < g; d++) {
              const y = e;
              te(i[d]) || (r = r === null ? te.errors : r.concat(te.errors), e = r.length);
              var t = y === e;
              if (!t) break;
            }
          } else return ie.errors = [null], false;
          var s = o === e;
        } else var s = true;
      }
    }
  } else return ie.errors = [null], false;
  return ie.errors = r, e === 0;
}
function _e(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return _e.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(f === "id" || f === "name" || f === "class" || h.test(f))) {
        return _e.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "ShellCommandRequirement") return _e.errors = [null], false;
    }
  } else return _e.errors = [null], false;
  return _e.errors = r, e === 0;
}
var cr = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "ResourceRequirement" }, coresMin: { $ref: "#/$defs/choice21" }, coresMax: { $ref: "#/$defs/choice22" }, ramMin: { $ref: "#/$defs/choice21" }, ramMax: { $ref: "#/$defs/choice21" }, tmpdirMin: { $ref: "#/$defs/choice21" }, tmpdirMax: { $ref: "#/$defs/choice21" }, outdirMin: { $ref: "#/$defs/choice21" }, outdirMax: { $ref: "#/$defs/choice21" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function P(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    Number.isInteger(l) || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.kind == "integer" || (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, P.errors = r, false;
  return P.errors = r, e === 0;
}
function Ke(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    Number.isInteger(l) && l >= -2147483648 && l <= 2147483647 || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.source == "-0" || (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ke.errors = r, false;
  return Ke.errors = r, e === 0;
}
function be(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return be.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(C.call(cr.properties, n) || h.test(n))) {
        return be.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "ResourceRequirement") return be.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.coresMin !== void 0) {
            const n = e;
            P(l.coresMin) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.coresMax !== void 0) {
              const n = e;
              Ke(l.coresMax) || (r = r === null ? Ke.errors : r.concat(Ke.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.ramMin !== void 0) {
                const n = e;
                P(l.ramMin) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.ramMax !== void 0) {
                  const n = e;
                  P(l.ramMax) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.tmpdirMin !== void 0) {
                    const n = e;
                    P(l.tmpdirMin) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.tmpdirMax !== void 0) {
                      const n = e;
                      P(l.tmpdirMax) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
                      var s = n === e;
                    } else var s = true;
                    if (s) {
                      if (l.outdirMin !== void 0) {
                        const n = e;
                        P(l.outdirMin) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                      if (s) if (l.outdirMax !== void 0) {
                        const n = e;
                        P(l.outdirMax) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  } else return be.errors = [null], false;
  return be.errors = r, e === 0;
}
function $e(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return $e.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(f === "id" || f === "name" || f === "class" || h.test(f))) {
        return $e.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "SubworkflowFeatureRequirement") return $e.errors = [null], false;
    }
  } else return $e.errors = [null], false;
  return $e.errors = r, e === 0;
}
function Pe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Pe.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(f === "id" || f === "name" || f === "class" || h.test(f))) {
        return Pe.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "ScatterFeatureRequirement") return Pe.errors = [null], false;
    }
  } else return Pe.errors = [null], false;
  return Pe.errors = r, e === 0;
}
function ke(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return ke.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(f === "id" || f === "name" || f === "class" || h.test(f))) {
        return ke.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "MultipleInputFeatureRequirement") return ke.errors = [null], false;
    }
  } else return ke.errors = [null], false;
  return ke.errors = r, e === 0;
}
function Ae(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Ae.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(f === "id" || f === "name" || f === "class" || h.test(f))) {
        return Ae.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "StepInputExpressionRequirement") return Ae.errors = [null], false;
    }
  } else return Ae.errors = [null], false;
  return Ae.errors = r, e === 0;
}
function Ie(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.class;
    if (typeof s == "string") if (s === "InlineJavascriptRequirement") ge(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? ge.errors : r.concat(ge.errors), e = r.length);
    else if (s === "SchemaDefRequirement") se(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? se.errors : r.concat(se.errors), e = r.length);
    else if (s === "DockerRequirement") q(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? q.errors : r.concat(q.errors), e = r.length);
    else if (s === "SoftwareRequirement") ne(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? ne.errors : r.concat(ne.errors), e = r.length);
    else if (s === "InitialWorkDirRequirement") he(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? he.errors : r.concat(he.errors), e = r.length);
    else if (s === "EnvVarRequirement") ie(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? ie.errors : r.concat(ie.errors), e = r.length);
    else if (s === "ShellCommandRequirement") _e(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? _e.errors : r.concat(_e.errors), e = r.length);
    else if (s === "ResourceRequirement") be(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? be.errors : r.concat(be.errors), e = r.length);
    else if (s === "SubworkflowFeatureRequirement") $e(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? $e.errors : r.concat($e.errors), e = r.length);
    else if (s === "ScatterFeatureRequirement") Pe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? Pe.errors : r.concat(Pe.errors), e = r.length);
    else if (s === "MultipleInputFeatureRequirement") ke(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? ke.errors : r.concat(ke.errors), e = r.length);
    else if (s === "StepInputExpressionRequirement") Ae(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? Ae.errors : r.concat(Ae.errors), e = r.length);
    else return Ie.errors = [null], false;
    else return Ie.errors = [null], false;
  } else return Ie.errors = [null], false;
  return Ie.errors = r, e === 0;
}
function O(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    if (e === o) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let d = 0; d < g; d++) {
        const y = e;
        Ie(l[d]) || (r = r === null ? Ie.errors : r.concat(Ie.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, O.errors = r, false;
  return O.errors = r, e === 0;
}
function B(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    if (e === o) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let d = 0; d < g; d++) {
        let y = l[d];
        const _ = e;
        y && typeof y == "object" && !Array.isArray(y) || (r === null ? r = [null] : r.push(null), e++);
        var i = _ === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, B.errors = r, false;
  return B.errors = r, e === 0;
}
function Ue(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    j(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? j.errors : r.concat(j.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ue.errors = r, false;
  return Ue.errors = r, e === 0;
}
function Xe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    if (e === o) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let d = 0; d < g; d++) {
        const y = e;
        Ue(l[d]) || (r = r === null ? Ue.errors : r.concat(Ue.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Xe.errors = r, false;
  return Xe.errors = r, e === 0;
}
function M(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    if (e === o) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let d = 0; d < g; d++) {
        let y = l[d];
        const _ = e;
        Number.isInteger(y) && y >= -2147483648 && y <= 2147483647 || typeof y == "object" && y !== null && Object.getPrototypeOf(y) !== null && typeof y.source == "string" && y.source == "-0" || (r === null ? r = [null] : r.push(null), e++);
        var i = _ === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, M.errors = r, false;
  return M.errors = r, e === 0;
}
function D(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.inputs === void 0 && (n = "inputs") || l.outputs === void 0 && (n = "outputs") || l.class === void 0 && (n = "class")) return D.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(C.call(tr.properties, o) || h.test(o))) {
        return D.errors = [null], false;
        break;
      }
      if (i === e) {
        if (l.id !== void 0) {
          let o = l.id;
          const v = e;
          if (typeof o != "string" && o !== null) return D.errors = [null], false;
          var s = v === e;
        } else var s = true;
        if (s) {
          if (l.inputs !== void 0) {
            let o = l.inputs;
            const v = e;
            if (e === v) if (Array.isArray(o)) {
              var t = true;
              const d = o.length;
              for (let y = 0; y < d; y++) {
                const _ = e;
                U(o[y]) || (r = r === null ? U.errors : r.concat(U.errors), e = r.length);
                var t = _ === e;
                if (!t) break;
              }
            } else return D.errors = [null], false;
            var s = v === e;
          } else var s = true;
          if (s) {
            if (l.outputs !== void 0) {
              let o = l.outputs;
              const v = e;
              if (e === v) if (Array.isArray(o)) {
                var f = true;
                const d = o.length;
                for (let y = 0; y < d; y++) {
                  const _ = e;
                  T(o[y]) || (r = r === null ? T.errors : r.concat(T.errors), e = r.length);
                  var f = _ === e;
                  if (!f) break;
                }
              } else return D.errors = [null], false;
              var s = v === e;
            } else var s = true;
            if (s) {
              if (l.requirements !== void 0) {
                const o = e;
                O(l.requirements) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                var s = o === e;
              } else var s = true;
              if (s) {
                if (l.hints !== void 0) {
                  const o = e;
                  B(l.hints) || (r = r === null ? B.errors : r.concat(B.errors), e = r.length);
                  var s = o === e;
                } else var s = true;
                if (s) {
                  if (l.label !== void 0) {
                    let o = l.label;
                    const v = e;
                    if (typeof o != "string" && o !== null) return D.errors = [null], false;
                    var s = v === e;
                  } else var s = true;
                  if (s) {
                    if (l.doc !== void 0) {
                      let o = l.doc;
                      const v = e;
                      if (typeof o != "string" && o !== null) return D.errors = [null], false;
                      var s = v === e;
                    } else var s = true;
                    if (s) {
                      if (l.cwlVersion !== void 0) {
                        let o = l.cwlVersion;
                        const v = e;
                        if (typeof o != "string" && o !== null) return D.errors = [null], false;
                        var s = v === e;
                      } else var s = true;
                      if (s) {
                        if (l.class !== void 0) {
                          const o = e;
                          if (l.class !== "CommandLineTool") return D.errors = [null], false;
                          var s = o === e;
                        } else var s = true;
                        if (s) {
                          if (l.baseCommand !== void 0) {
                            const o = e;
                            m(l.baseCommand) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
                            var s = o === e;
                          } else var s = true;
                          if (s) {
                            if (l.arguments !== void 0) {
                              const o = e;
                              Xe(l.arguments) || (r = r === null ? Xe.errors : r.concat(Xe.errors), e = r.length);
                              var s = o === e;
                            } else var s = true;
                            if (s) {
                              if (l.stdin !== void 0) {
                                let o = l.stdin;
                                const v = e;
                                if (typeof o != "string" && o !== null) return D.errors = [null], false;
                                var s = v === e;
                              } else var s = true;
                              if (s) {
                                if (l.stderr !== void 0) {
                                  let o = l.stderr;
                                  const v = e;
                                  if (typeof o != "string" && o !== null) return D.errors = [null], false;
                                  var s = v === e;
                                } else var s = true;
                                if (s) {
                                  if (l.stdout !== void 0) {
                                    let o = l.stdout;
                                    const v = e;
                                    if (typeof o != "string" && o !== null) return D.errors = [null], false;
                                    var s = v === e;
                                  } else var s = true;
                                  if (s) {
                                    if (l.successCodes !== void 0) {
                                      const o = e;
                                      M(l.successCodes) || (r = r === null ? M.errors : r.concat(M.errors), e = r.length);
                                      var s = o === e;
                                    } else var s = true;
                                    if (s) {
                                      if (l.temporaryFailCodes !== void 0) {
                                        const o = e;
                                        M(l.temporaryFailCodes) || (r = r === null ? M.errors : r.concat(M.errors), e = r.length);
                                        var s = o === e;
                                      } else var s = true;
                                      if (s) if (l.permanentFailCodes !== void 0) {
                                        const o = e;
                                        M(l.permanentFailCodes) || (r = r === null ? M.errors : r.concat(M.errors), e = r.length);
                                        var s = o === e;
                                      } else var s = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  } else return D.errors = [null], false;
  return D.errors = r, e === 0;
}
var _r = R;
var pr = { type: "object", required: ["inputs", "outputs", "class", "expression"], properties: { id: { type: ["string", "null"] }, name: {}, inputs: { type: "array", items: { $ref: "#/$defs/InputParameter" } }, outputs: { type: "array", items: { $ref: "#/$defs/ExpressionToolOutputParameter" } }, requirements: { $ref: "#/$defs/choice24" }, hints: { $ref: "#/$defs/choice25" }, label: { type: ["string", "null"] }, doc: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "ExpressionTool" }, expression: { type: "string" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var vr = { type: "object", required: ["id"], properties: { id: { type: "string" }, name: {}, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice1" }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { $ref: "#/$defs/choice1" }, inputBinding: { $ref: "#/$defs/choice3" }, default: { $ref: "#/$defs/choice4" }, type: { $ref: "#/$defs/choice29" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function Ye(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    ve(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? ve.errors : r.concat(ve.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ye.errors = r, false;
  return Ye.errors = r, e === 0;
}
function S(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.id === void 0 && (t = "id")) return S.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(C.call(vr.properties, n) || h.test(n))) {
        return S.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          const n = e;
          if (typeof l.id != "string") return S.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return S.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.secondaryFiles !== void 0) {
              const n = e;
              m(l.secondaryFiles) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.streamable !== void 0) {
                let n = l.streamable;
                const i = e;
                if (typeof n != "boolean" && n !== null) return S.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) {
                if (l.doc !== void 0) {
                  const n = e;
                  m(l.doc) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.format !== void 0) {
                    const n = e;
                    m(l.format) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.inputBinding !== void 0) {
                      const n = e;
                      $(l.inputBinding) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
                      var s = n === e;
                    } else var s = true;
                    if (s) {
                      if (l.default !== void 0) {
                        const n = e;
                        G(l.default) || (r = r === null ? G.errors : r.concat(G.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                      if (s) if (l.type !== void 0) {
                        const n = e;
                        Ye(l.type) || (r = r === null ? Ye.errors : r.concat(Ye.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  } else return S.errors = [null], false;
  return S.errors = r, e === 0;
}
var dr = { type: "object", required: ["id"], properties: { id: { type: "string" }, name: {}, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice1" }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, outputBinding: { $ref: "#/$defs/choice8" }, format: { type: ["string", "null"] }, type: { $ref: "#/$defs/choice32" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var de = { validate: Me };
function oe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.name === void 0 && (t = "name") || l.type === void 0 && (t = "type")) return oe.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "doc" || n === "type" || n === "outputBinding" || h.test(n))) {
        return oe.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return oe.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.doc !== void 0) {
            let n = l.doc;
            const i = e;
            if (typeof n != "string" && n !== null) return oe.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              de.validate(l.type) || (r = r === null ? de.validate.errors : r.concat(de.validate.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) if (l.outputBinding !== void 0) {
              const n = e;
              b(l.outputBinding) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
              var s = n === e;
            } else var s = true;
          }
        }
      }
    }
  } else return oe.errors = [null], false;
  return oe.errors = r, e === 0;
}
function Ze(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    if (e === o) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let d = 0; d < g; d++) {
        const y = e;
        oe(l[d]) || (r = r === null ? oe.errors : r.concat(oe.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ze.errors = r, false;
  return Ze.errors = r, e === 0;
}
function fe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return fe.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || h.test(n))) {
        return fe.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.fields !== void 0) {
          const n = e;
          Ze(l.fields) || (r = r === null ? Ze.errors : r.concat(Ze.errors), e = r.length);
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            if (l.type !== "record") return fe.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return fe.errors = [null], false;
            var s = i === e;
          } else var s = true;
        }
      }
    }
  } else return fe.errors = [null], false;
  return fe.errors = r, e === 0;
}
function L(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.symbols === void 0 && (f = "symbols") || l.type === void 0 && (f = "type")) return L.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "symbols" || i === "type" || i === "label" || i === "outputBinding" || h.test(i))) {
        return L.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.symbols !== void 0) {
          let i = l.symbols;
          const o = e;
          if (e === o) if (Array.isArray(i)) {
            var s = true;
            const v = i.length;
            for (let g = 0; g < v; g++) {
              const d = e;
              if (typeof i[g] != "string") return L.errors = [null], false;
              var s = d === e;
              if (!s) break;
            }
          } else return L.errors = [null], false;
          var t = o === e;
        } else var t = true;
        if (t) {
          if (l.type !== void 0) {
            const i = e;
            if (l.type !== "enum") return L.errors = [null], false;
            var t = i === e;
          } else var t = true;
          if (t) {
            if (l.label !== void 0) {
              let i = l.label;
              const o = e;
              if (typeof i != "string" && i !== null) return L.errors = [null], false;
              var t = o === e;
            } else var t = true;
            if (t) if (l.outputBinding !== void 0) {
              const i = e;
              b(l.outputBinding) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
              var t = i === e;
            } else var t = true;
          }
        }
      }
    }
  } else return L.errors = [null], false;
  return L.errors = r, e === 0;
}
function ue(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.items === void 0 && (t = "items") || l.type === void 0 && (t = "type")) return ue.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "outputBinding" || h.test(n))) {
        return ue.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.items !== void 0) {
          const n = e;
          de.validate(l.items) || (r = r === null ? de.validate.errors : r.concat(de.validate.errors), e = r.length);
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            if (l.type !== "array") return ue.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.label !== void 0) {
              let n = l.label;
              const i = e;
              if (typeof n != "string" && n !== null) return ue.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) if (l.outputBinding !== void 0) {
              const n = e;
              b(l.outputBinding) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
              var s = n === e;
            } else var s = true;
          }
        }
      }
    }
  } else return ue.errors = [null], false;
  return ue.errors = r, e === 0;
}
function Se(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") fe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? fe.errors : r.concat(fe.errors), e = r.length);
    else if (s === "enum") L(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? L.errors : r.concat(L.errors), e = r.length);
    else if (s === "array") ue(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? ue.errors : r.concat(ue.errors), e = r.length);
    else return Se.errors = [null], false;
    else return Se.errors = [null], false;
  } else return Se.errors = [null], false;
  return Se.errors = r, e === 0;
}
function Me(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    Se(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? Se.errors : r.concat(Se.errors), e = r.length);
    var n = o === e;
    if (t = t || n, !t) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var i = true;
        const y = l.length;
        for (let _ = 0; _ < y; _++) {
          const A = e;
          de.validate(l[_]) || (r = r === null ? de.validate.errors : r.concat(de.validate.errors), e = r.length);
          var i = A === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Me.errors = r, false;
  return Me.errors = r, e === 0;
}
function qe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    Me(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? Me.errors : r.concat(Me.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, qe.errors = r, false;
  return qe.errors = r, e === 0;
}
function W(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.id === void 0 && (t = "id")) return W.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(C.call(dr.properties, n) || h.test(n))) {
        return W.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          const n = e;
          if (typeof l.id != "string") return W.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return W.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.secondaryFiles !== void 0) {
              const n = e;
              m(l.secondaryFiles) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.streamable !== void 0) {
                let n = l.streamable;
                const i = e;
                if (typeof n != "boolean" && n !== null) return W.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) {
                if (l.doc !== void 0) {
                  const n = e;
                  m(l.doc) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.outputBinding !== void 0) {
                    const n = e;
                    b(l.outputBinding) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.format !== void 0) {
                      let n = l.format;
                      const i = e;
                      if (typeof n != "string" && n !== null) return W.errors = [null], false;
                      var s = i === e;
                    } else var s = true;
                    if (s) if (l.type !== void 0) {
                      const n = e;
                      qe(l.type) || (r = r === null ? qe.errors : r.concat(qe.errors), e = r.length);
                      var s = n === e;
                    } else var s = true;
                  }
                }
              }
            }
          }
        }
      }
    }
  } else return W.errors = [null], false;
  return W.errors = r, e === 0;
}
function R(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.inputs === void 0 && (n = "inputs") || l.outputs === void 0 && (n = "outputs") || l.class === void 0 && (n = "class") || l.expression === void 0 && (n = "expression")) return R.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(C.call(pr.properties, o) || h.test(o))) {
        return R.errors = [null], false;
        break;
      }
      if (i === e) {
        if (l.id !== void 0) {
          let o = l.id;
          const v = e;
          if (typeof o != "string" && o !== null) return R.errors = [null], false;
          var s = v === e;
        } else var s = true;
        if (s) {
          if (l.inputs !== void 0) {
            let o = l.inputs;
            const v = e;
            if (e === v) if (Array.isArray(o)) {
              var t = true;
              const d = o.length;
              for (let y = 0; y < d; y++) {
                const _ = e;
                S(o[y]) || (r = r === null ? S.errors : r.concat(S.errors), e = r.length);
                var t = _ === e;
                if (!t) break;
              }
            } else return R.errors = [null], false;
            var s = v === e;
          } else var s = true;
          if (s) {
            if (l.outputs !== void 0) {
              let o = l.outputs;
              const v = e;
              if (e === v) if (Array.isArray(o)) {
                var f = true;
                const d = o.length;
                for (let y = 0; y < d; y++) {
                  const _ = e;
                  W(o[y]) || (r = r === null ? W.errors : r.concat(W.errors), e = r.length);
                  var f = _ === e;
                  if (!f) break;
                }
              } else return R.errors = [null], false;
              var s = v === e;
            } else var s = true;
            if (s) {
              if (l.requirements !== void 0) {
                const o = e;
                O(l.requirements) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                var s = o === e;
              } else var s = true;
              if (s) {
                if (l.hints !== void 0) {
                  const o = e;
                  B(l.hints) || (r = r === null ? B.errors : r.concat(B.errors), e = r.length);
                  var s = o === e;
                } else var s = true;
                if (s) {
                  if (l.label !== void 0) {
                    let o = l.label;
                    const v = e;
                    if (typeof o != "string" && o !== null) return R.errors = [null], false;
                    var s = v === e;
                  } else var s = true;
                  if (s) {
                    if (l.doc !== void 0) {
                      let o = l.doc;
                      const v = e;
                      if (typeof o != "string" && o !== null) return R.errors = [null], false;
                      var s = v === e;
                    } else var s = true;
                    if (s) {
                      if (l.cwlVersion !== void 0) {
                        let o = l.cwlVersion;
                        const v = e;
                        if (typeof o != "string" && o !== null) return R.errors = [null], false;
                        var s = v === e;
                      } else var s = true;
                      if (s) {
                        if (l.class !== void 0) {
                          const o = e;
                          if (l.class !== "ExpressionTool") return R.errors = [null], false;
                          var s = o === e;
                        } else var s = true;
                        if (s) if (l.expression !== void 0) {
                          const o = e;
                          if (typeof l.expression != "string") return R.errors = [null], false;
                          var s = o === e;
                        } else var s = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  } else return R.errors = [null], false;
  return R.errors = r, e === 0;
}
var br = F;
var yr = { type: "object", required: ["inputs", "outputs", "class", "steps"], properties: { id: { type: ["string", "null"] }, name: {}, inputs: { type: "array", items: { $ref: "#/$defs/InputParameter" } }, outputs: { type: "array", items: { $ref: "#/$defs/WorkflowOutputParameter" } }, requirements: { $ref: "#/$defs/choice24" }, hints: { $ref: "#/$defs/choice25" }, label: { type: ["string", "null"] }, doc: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "Workflow" }, steps: { type: "array", items: { $ref: "#/$defs/WorkflowStep" } } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var gr = { type: "object", required: ["id"], properties: { id: { type: "string" }, name: {}, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice1" }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, outputBinding: { $ref: "#/$defs/choice8" }, format: { type: ["string", "null"] }, outputSource: { $ref: "#/$defs/choice1" }, linkMerge: { $ref: "#/$defs/choice33" }, type: { $ref: "#/$defs/choice32" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function Oe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    l !== "merge_nested" && (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    if (t = t || n, !t) {
      const v = e;
      l !== "merge_flattened" && (r === null ? r = [null] : r.push(null), e++);
      var n = v === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Oe.errors = r, false;
  return Oe.errors = r, e === 0;
}
function J(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.id === void 0 && (t = "id")) return J.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(C.call(gr.properties, n) || h.test(n))) {
        return J.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          const n = e;
          if (typeof l.id != "string") return J.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return J.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.secondaryFiles !== void 0) {
              const n = e;
              m(l.secondaryFiles) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.streamable !== void 0) {
                let n = l.streamable;
                const i = e;
                if (typeof n != "boolean" && n !== null) return J.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) {
                if (l.doc !== void 0) {
                  const n = e;
                  m(l.doc) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.outputBinding !== void 0) {
                    const n = e;
                    b(l.outputBinding) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.format !== void 0) {
                      let n = l.format;
                      const i = e;
                      if (typeof n != "string" && n !== null) return J.errors = [null], false;
                      var s = i === e;
                    } else var s = true;
                    if (s) {
                      if (l.outputSource !== void 0) {
                        const n = e;
                        m(l.outputSource) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                      if (s) {
                        if (l.linkMerge !== void 0) {
                          const n = e;
                          Oe(l.linkMerge) || (r = r === null ? Oe.errors : r.concat(Oe.errors), e = r.length);
                          var s = n === e;
                        } else var s = true;
                        if (s) if (l.type !== void 0) {
                          const n = e;
                          qe(l.type) || (r = r === null ? qe.errors : r.concat(qe.errors), e = r.length);
                          var s = n === e;
                        } else var s = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  } else return J.errors = [null], false;
  return J.errors = r, e === 0;
}
var mr = { type: "object", required: ["id", "in", "out", "run"], properties: { id: { type: "string" }, name: {}, in: { type: "array", items: { $ref: "#/$defs/WorkflowStepInput" } }, out: { type: "array", items: { $ref: "#/$defs/choice34" } }, requirements: { $ref: "#/$defs/choice24" }, hints: { $ref: "#/$defs/choice25" }, label: { type: ["string", "null"] }, doc: { type: ["string", "null"] }, run: { type: ["string", "object"] }, scatter: { $ref: "#/$defs/choice1" }, scatterMethod: { $ref: "#/$defs/choice35" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function ae(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.id === void 0 && (t = "id")) return ae.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "source" || n === "linkMerge" || n === "default" || n === "valueFrom" || h.test(n))) {
        return ae.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          const n = e;
          if (typeof l.id != "string") return ae.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.source !== void 0) {
            const n = e;
            m(l.source) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.linkMerge !== void 0) {
              const n = e;
              Oe(l.linkMerge) || (r = r === null ? Oe.errors : r.concat(Oe.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.default !== void 0) {
                const n = e;
                G(l.default) || (r = r === null ? G.errors : r.concat(G.errors), e = r.length);
                var s = n === e;
              } else var s = true;
              if (s) if (l.valueFrom !== void 0) {
                let n = l.valueFrom;
                const i = e;
                if (typeof n != "string" && n !== null) return ae.errors = [null], false;
                var s = i === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return ae.errors = [null], false;
  return ae.errors = r, e === 0;
}
function De(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.id === void 0 && (s = "id")) return De.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(f === "id" || f === "name" || h.test(f))) {
        return De.errors = [null], false;
        break;
      }
      if (t === e && l.id !== void 0 && typeof l.id != "string") return De.errors = [null], false;
    }
  } else return De.errors = [null], false;
  return De.errors = r, e === 0;
}
function er(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    De(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: p }) || (r = r === null ? De.errors : r.concat(De.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, er.errors = r, false;
  return er.errors = r, e === 0;
}
function rr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    l !== "dotproduct" && (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    if (t = t || n, !t) {
      const v = e;
      l !== "nested_crossproduct" && (r === null ? r = [null] : r.push(null), e++);
      var n = v === e;
      if (t = t || n, !t) {
        const d = e;
        l !== "flat_crossproduct" && (r === null ? r = [null] : r.push(null), e++);
        var n = d === e;
        t = t || n;
      }
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, rr.errors = r, false;
  return rr.errors = r, e === 0;
}
function I(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.id === void 0 && (n = "id") || l.in === void 0 && (n = "in") || l.out === void 0 && (n = "out") || l.run === void 0 && (n = "run")) return I.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(C.call(mr.properties, o) || h.test(o))) {
        return I.errors = [null], false;
        break;
      }
      if (i === e) {
        if (l.id !== void 0) {
          const o = e;
          if (typeof l.id != "string") return I.errors = [null], false;
          var s = o === e;
        } else var s = true;
        if (s) {
          if (l.in !== void 0) {
            let o = l.in;
            const v = e;
            if (e === v) if (Array.isArray(o)) {
              var t = true;
              const d = o.length;
              for (let y = 0; y < d; y++) {
                const _ = e;
                ae(o[y]) || (r = r === null ? ae.errors : r.concat(ae.errors), e = r.length);
                var t = _ === e;
                if (!t) break;
              }
            } else return I.errors = [null], false;
            var s = v === e;
          } else var s = true;
          if (s) {
            if (l.out !== void 0) {
              let o = l.out;
              const v = e;
              if (e === v) if (Array.isArray(o)) {
                var f = true;
                const d = o.length;
                for (let y = 0; y < d; y++) {
                  const _ = e;
                  er(o[y]) || (r = r === null ? er.errors : r.concat(er.errors), e = r.length);
                  var f = _ === e;
                  if (!f) break;
                }
              } else return I.errors = [null], false;
              var s = v === e;
            } else var s = true;
            if (s) {
              if (l.requirements !== void 0) {
                const o = e;
                O(l.requirements) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                var s = o === e;
              } else var s = true;
              if (s) {
                if (l.hints !== void 0) {
                  const o = e;
                  B(l.hints) || (r = r === null ? B.errors : r.concat(B.errors), e = r.length);
                  var s = o === e;
                } else var s = true;
                if (s) {
                  if (l.label !== void 0) {
                    let o = l.label;
                    const v = e;
                    if (typeof o != "string" && o !== null) return I.errors = [null], false;
                    var s = v === e;
                  } else var s = true;
                  if (s) {
                    if (l.doc !== void 0) {
                      let o = l.doc;
                      const v = e;
                      if (typeof o != "string" && o !== null) return I.errors = [null], false;
                      var s = v === e;
                    } else var s = true;
                    if (s) {
                      if (l.run !== void 0) {
                        let o = l.run;
                        const v = e;
                        if (typeof o != "string" && !(o && typeof o == "object" && !Array.isArray(o))) return I.errors = [null], false;
                        var s = v === e;
                      } else var s = true;
                      if (s) {
                        if (l.scatter !== void 0) {
                          const o = e;
                          m(l.scatter) || (r = r === null ? m.errors : r.concat(m.errors), e = r.length);
                          var s = o === e;
                        } else var s = true;
                        if (s) if (l.scatterMethod !== void 0) {
                          const o = e;
                          rr(l.scatterMethod) || (r = r === null ? rr.errors : r.concat(rr.errors), e = r.length);
                          var s = o === e;
                        } else var s = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  } else return I.errors = [null], false;
  return I.errors = r, e === 0;
}
function F(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: p = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.inputs === void 0 && (i = "inputs") || l.outputs === void 0 && (i = "outputs") || l.class === void 0 && (i = "class") || l.steps === void 0 && (i = "steps")) return F.errors = [null], false;
    {
      const o = e;
      for (const v in l) if (!(C.call(yr.properties, v) || h.test(v))) {
        return F.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let v = l.id;
          const g = e;
          if (typeof v != "string" && v !== null) return F.errors = [null], false;
          var s = g === e;
        } else var s = true;
        if (s) {
          if (l.inputs !== void 0) {
            let v = l.inputs;
            const g = e;
            if (e === g) if (Array.isArray(v)) {
              var t = true;
              const y = v.length;
              for (let _ = 0; _ < y; _++) {
                const A = e;
                S(v[_]) || (r = r === null ? S.errors : r.concat(S.errors), e = r.length);
                var t = A === e;
                if (!t) break;
              }
            } else return F.errors = [null], false;
            var s = g === e;
          } else var s = true;
          if (s) {
            if (l.outputs !== void 0) {
              let v = l.outputs;
              const g = e;
              if (e === g) if (Array.isArray(v)) {
                var f = true;
                const y = v.length;
                for (let _ = 0; _ < y; _++) {
                  const A = e;
                  J(v[_]) || (r = r === null ? J.errors : r.concat(J.errors), e = r.length);
                  var f = A === e;
                  if (!f) break;
                }
              } else return F.errors = [null], false;
              var s = g === e;
            } else var s = true;
            if (s) {
              if (l.requirements !== void 0) {
                const v = e;
                O(l.requirements) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                var s = v === e;
              } else var s = true;
              if (s) {
                if (l.hints !== void 0) {
                  const v = e;
                  B(l.hints) || (r = r === null ? B.errors : r.concat(B.errors), e = r.length);
                  var s = v === e;
                } else var s = true;
                if (s) {
                  if (l.label !== void 0) {
                    let v = l.label;
                    const g = e;
                    if (typeof v != "string" && v !== null) return F.errors = [null], false;
                    var s = g === e;
                  } else var s = true;
                  if (s) {
                    if (l.doc !== void 0) {
                      let v = l.doc;
                      const g = e;
                      if (typeof v != "string" && v !== null) return F.errors = [null], false;
                      var s = g === e;
                    } else var s = true;
                    if (s) {
                      if (l.cwlVersion !== void 0) {
                        let v = l.cwlVersion;
                        const g = e;
                        if (typeof v != "string" && v !== null) return F.errors = [null], false;
                        var s = g === e;
                      } else var s = true;
                      if (s) {
                        if (l.class !== void 0) {
                          const v = e;
                          if (l.class !== "Workflow") return F.errors = [null], false;
                          var s = v === e;
                        } else var s = true;
                        if (s) if (l.steps !== void 0) {
                          let v = l.steps;
                          const g = e;
                          if (e === g) if (Array.isArray(v)) {
                            var n = true;
                            const y = v.length;
                            for (let _ = 0; _ < y; _++) {
                              const A = e;
                              I(v[_]) || (r = r === null ? I.errors : r.concat(I.errors), e = r.length);
                              var n = A === e;
                              if (!n) break;
                            }
                          } else return F.errors = [null], false;
                          var s = g === e;
                        } else var s = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  } else return F.errors = [null], false;
  return F.errors = r, e === 0;
}



/***/ })

};

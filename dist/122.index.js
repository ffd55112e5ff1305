export const id = 122;
export const ids = [122];
export const modules = {

/***/ 122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CommandLineTool: () => (/* binding */ wr),
/* harmony export */   ExpressionTool: () => (/* binding */ Sr),
/* harmony export */   Workflow: () => (/* binding */ Ir)
/* harmony export */ });
/* harmony import */ var _chunk_WJDBHJ4B_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(425);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);


// cwl/model/generated/v1.1.mjs
var wr = R;
var hr = { type: "object", required: ["inputs", "outputs", "class"], properties: { id: { type: ["string", "null"] }, name: {}, inputs: { type: "array", items: { $ref: "#/$defs/CommandInputParameter" } }, outputs: { type: "array", items: { $ref: "#/$defs/CommandOutputParameter" } }, requirements: { $ref: "#/$defs/choice29" }, hints: { $ref: "#/$defs/choice30" }, label: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "CommandLineTool" }, baseCommand: { $ref: "#/$defs/choice1" }, arguments: { $ref: "#/$defs/choice32" }, stdin: { type: ["string", "null"] }, stderr: { type: ["string", "null"] }, stdout: { type: ["string", "null"] }, successCodes: { $ref: "#/$defs/choice33" }, temporaryFailCodes: { $ref: "#/$defs/choice33" }, permanentFailCodes: { $ref: "#/$defs/choice33" }, doc: { $ref: "#/$defs/choice1" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var j = Object.prototype.hasOwnProperty;
var g = new RegExp("^[^:]+:|^[$@]", "u");
var gr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { $ref: "#/$defs/choice1" }, inputBinding: { $ref: "#/$defs/choice3" }, default: { $ref: "#/$defs/choice4" }, secondaryFiles: { $ref: "#/$defs/choice6" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, type: { $ref: "#/$defs/choice12" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function p(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        const d = e;
        typeof l[y] != "string" && (r === null ? r = [null] : r.push(null), e++);
        var t = d === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, p.errors = r, false;
  return p.errors = r, e === 0;
}
var _r = { type: "object", properties: { id: {}, name: {}, loadContents: { type: ["boolean", "null"] }, prefix: { type: ["string", "null"] }, separate: { type: ["boolean", "null"] }, itemSeparator: { type: ["string", "null"] }, valueFrom: { type: ["string", "null"] }, shellQuote: { type: ["boolean", "null"] }, position: { $ref: "#/$defs/choice2" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function Se(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    Number.isInteger(l) && l >= -2147483648 && l <= 2147483647 || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.source == "-0" || (r === null ? r = [null] : r.push(null), e++);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Se.errors = r, false;
  return Se.errors = r, e === 0;
}
function E(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const i = e;
    for (const o in l) if (!(j.call(_r.properties, o) || g.test(o))) {
      return E.errors = [null], false;
      break;
    }
    if (i === e) {
      if (l.loadContents !== void 0) {
        let o = l.loadContents;
        const n = e;
        if (typeof o != "boolean" && o !== null) return E.errors = [null], false;
        var s = n === e;
      } else var s = true;
      if (s) {
        if (l.prefix !== void 0) {
          let o = l.prefix;
          const n = e;
          if (typeof o != "string" && o !== null) return E.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.separate !== void 0) {
            let o = l.separate;
            const n = e;
            if (typeof o != "boolean" && o !== null) return E.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.itemSeparator !== void 0) {
              let o = l.itemSeparator;
              const n = e;
              if (typeof o != "string" && o !== null) return E.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.valueFrom !== void 0) {
                let o = l.valueFrom;
                const n = e;
                if (typeof o != "string" && o !== null) return E.errors = [null], false;
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.shellQuote !== void 0) {
                  let o = l.shellQuote;
                  const n = e;
                  if (typeof o != "boolean" && o !== null) return E.errors = [null], false;
                  var s = n === e;
                } else var s = true;
                if (s) if (l.position !== void 0) {
                  const o = e;
                  Se(l.position) || (r = r === null ? Se.errors : r.concat(Se.errors), e = r.length);
                  var s = o === e;
                } else var s = true;
              }
            }
          }
        }
      }
    }
  } else return E.errors = [null], false;
  return E.errors = r, e === 0;
}
function D(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    E(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, D.errors = r, false;
  return D.errors = r, e === 0;
}
function re(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e, m = e, h = e;
    if (l !== null) {
      const d = {};
      r === null ? r = [d] : r.push(d), e++;
    }
    var t = h === e;
    t ? (r === null ? r = [null] : r.push(null), e++) : (e = m, r !== null && (m ? r.length = m : r = null));
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, re.errors = r, false;
  return re.errors = r, e === 0;
}
function W(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.pattern === void 0 && (i = "pattern")) return W.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "pattern" || n === "required" || g.test(n))) {
        return W.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.pattern !== void 0) {
          const n = e;
          if (typeof l.pattern != "string") return W.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.required !== void 0) {
          let n = l.required;
          const t = e;
          if (typeof n != "boolean" && typeof n != "string" && n !== null) return W.errors = [null], false;
          var s = t === e;
        } else var s = true;
      }
    }
  } else return W.errors = [null], false;
  return W.errors = r, e === 0;
}
function Ge(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    W(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? W.errors : r.concat(W.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ge.errors = r, false;
  return Ge.errors = r, e === 0;
}
function b(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    W(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? W.errors : r.concat(W.errors), e = r.length);
    var n = f === e;
    if (i = i || n, !i) {
      const h = e;
      if (e === h) if (Array.isArray(l)) {
        var t = true;
        const d = l.length;
        for (let _ = 0; _ < d; _++) {
          const P = e;
          Ge(l[_]) || (r = r === null ? Ge.errors : r.concat(Ge.errors), e = r.length);
          var t = P === e;
          if (!t) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = h === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, b.errors = r, false;
  return b.errors = r, e === 0;
}
function k(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    l !== "no_listing" && (r === null ? r = [null] : r.push(null), e++);
    var n = t === e;
    if (i = i || n, !i) {
      const m = e;
      l !== "shallow_listing" && (r === null ? r = [null] : r.push(null), e++);
      var n = m === e;
      if (i = i || n, !i) {
        const y = e;
        l !== "deep_listing" && (r === null ? r = [null] : r.push(null), e++);
        var n = y === e;
        i = i || n;
      }
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, k.errors = r, false;
  return k.errors = r, e === 0;
}
var br = { type: "object", required: ["name", "type"], properties: { id: {}, name: { type: "string" }, type: { $ref: "#/$defs/choice10" }, inputBinding: { $ref: "#/$defs/choice3" }, label: { type: ["string", "null"] }, doc: { $ref: "#/$defs/choice1" }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Ve = { validate: We };
function U(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.name === void 0 && (i = "name") || l.type === void 0 && (i = "type")) return U.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(br.properties, n) || g.test(n))) {
        return U.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return U.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            Ve.validate(l.type) || (r = r === null ? Ve.validate.errors : r.concat(Ve.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.inputBinding !== void 0) {
              const n = e;
              D(l.inputBinding) || (r = r === null ? D.errors : r.concat(D.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return U.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) {
                if (l.doc !== void 0) {
                  const n = e;
                  p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.secondaryFiles !== void 0) {
                    const n = e;
                    b(l.secondaryFiles) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.streamable !== void 0) {
                      let n = l.streamable;
                      const t = e;
                      if (typeof n != "boolean" && n !== null) return U.errors = [null], false;
                      var s = t === e;
                    } else var s = true;
                    if (s) {
                      if (l.format !== void 0) {
                        const n = e;
                        p(l.format) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                      if (s) {
                        if (l.loadContents !== void 0) {
                          let n = l.loadContents;
                          const t = e;
                          if (typeof n != "boolean" && n !== null) return U.errors = [null], false;
                          var s = t === e;
                        } else var s = true;
                        if (s) if (l.loadListing !== void 0) {
                          const n = e;
                          k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
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
  } else return U.errors = [null], false;
  return U.errors = r, e === 0;
}
function He(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        const d = e;
        U(l[y]) || (r = r === null ? U.errors : r.concat(U.errors), e = r.length);
        var t = d === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, He.errors = r, false;
  return He.errors = r, e === 0;
}
function S(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return S.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || n === "inputBinding" || g.test(n))) {
        return S.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return S.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            He(l.fields) || (r = r === null ? He.errors : r.concat(He.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "record") return S.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return S.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) {
                if (l.doc !== void 0) {
                  const n = e;
                  p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) if (l.inputBinding !== void 0) {
                  const n = e;
                  D(l.inputBinding) || (r = r === null ? D.errors : r.concat(D.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
              }
            }
          }
        }
      }
    }
  } else return S.errors = [null], false;
  return S.errors = r, e === 0;
}
function q(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.symbols === void 0 && (o = "symbols") || l.type === void 0 && (o = "type")) return q.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "symbols" || t === "type" || t === "label" || t === "inputBinding" || t === "doc" || g.test(t))) {
        return q.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let t = l.name;
          const f = e;
          if (typeof t != "string" && t !== null) return q.errors = [null], false;
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let t = l.symbols;
            const f = e;
            if (e === f) if (Array.isArray(t)) {
              var i = true;
              const h = t.length;
              for (let y = 0; y < h; y++) {
                const d = e;
                if (typeof t[y] != "string") return q.errors = [null], false;
                var i = d === e;
                if (!i) break;
              }
            } else return q.errors = [null], false;
            var s = f === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const t = e;
              if (l.type !== "enum") return q.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let t = l.label;
                const f = e;
                if (typeof t != "string" && t !== null) return q.errors = [null], false;
                var s = f === e;
              } else var s = true;
              if (s) {
                if (l.inputBinding !== void 0) {
                  const t = e;
                  D(l.inputBinding) || (r = r === null ? D.errors : r.concat(D.errors), e = r.length);
                  var s = t === e;
                } else var s = true;
                if (s) if (l.doc !== void 0) {
                  const t = e;
                  p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                  var s = t === e;
                } else var s = true;
              }
            }
          }
        }
      }
    }
  } else return q.errors = [null], false;
  return q.errors = r, e === 0;
}
function I(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.items === void 0 && (i = "items") || l.type === void 0 && (i = "type")) return I.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "inputBinding" || n === "doc" || g.test(n))) {
        return I.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return I.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            Ve.validate(l.items) || (r = r === null ? Ve.validate.errors : r.concat(Ve.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "array") return I.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return I.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) {
                if (l.inputBinding !== void 0) {
                  const n = e;
                  D(l.inputBinding) || (r = r === null ? D.errors : r.concat(D.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) if (l.doc !== void 0) {
                  const n = e;
                  p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
              }
            }
          }
        }
      }
    }
  } else return I.errors = [null], false;
  return I.errors = r, e === 0;
}
function ce(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") S(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? S.errors : r.concat(S.errors), e = r.length);
    else if (s === "enum") q(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? q.errors : r.concat(q.errors), e = r.length);
    else if (s === "array") I(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? I.errors : r.concat(I.errors), e = r.length);
    else return ce.errors = [null], false;
    else return ce.errors = [null], false;
  } else return ce.errors = [null], false;
  return ce.errors = r, e === 0;
}
function Ke(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    ce(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ce.errors : r.concat(ce.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ke.errors = r, false;
  return Ke.errors = r, e === 0;
}
function We(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    ce(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ce.errors : r.concat(ce.errors), e = r.length);
    var n = f === e;
    if (i = i || n, !i) {
      const h = e;
      if (e === h) if (Array.isArray(l)) {
        var t = true;
        const d = l.length;
        for (let _ = 0; _ < d; _++) {
          const P = e;
          Ke(l[_]) || (r = r === null ? Ke.errors : r.concat(Ke.errors), e = r.length);
          var t = P === e;
          if (!t) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = h === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, We.errors = r, false;
  return We.errors = r, e === 0;
}
function Xe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== "stdin" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    We(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? We.errors : r.concat(We.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Xe.errors = r, false;
  return Xe.errors = r, e === 0;
}
function J(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return J.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(gr.properties, n) || g.test(n))) {
        return J.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const t = e;
          if (typeof n != "string" && n !== null) return J.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const t = e;
            if (typeof n != "string" && n !== null) return J.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const t = e;
              if (typeof n != "boolean" && n !== null) return J.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.doc !== void 0) {
                const n = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.format !== void 0) {
                  const n = e;
                  p(l.format) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.inputBinding !== void 0) {
                    const n = e;
                    D(l.inputBinding) || (r = r === null ? D.errors : r.concat(D.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.default !== void 0) {
                      const n = e;
                      re(l.default) || (r = r === null ? re.errors : r.concat(re.errors), e = r.length);
                      var s = n === e;
                    } else var s = true;
                    if (s) {
                      if (l.secondaryFiles !== void 0) {
                        const n = e;
                        b(l.secondaryFiles) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                      if (s) {
                        if (l.loadContents !== void 0) {
                          let n = l.loadContents;
                          const t = e;
                          if (typeof n != "boolean" && n !== null) return J.errors = [null], false;
                          var s = t === e;
                        } else var s = true;
                        if (s) {
                          if (l.loadListing !== void 0) {
                            const n = e;
                            k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
                            var s = n === e;
                          } else var s = true;
                          if (s) if (l.type !== void 0) {
                            const n = e;
                            Xe(l.type) || (r = r === null ? Xe.errors : r.concat(Xe.errors), e = r.length);
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
    }
  } else return J.errors = [null], false;
  return J.errors = r, e === 0;
}
var $r = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, outputBinding: { $ref: "#/$defs/choice13" }, format: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, type: { $ref: "#/$defs/choice18" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function ke(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const i = e;
    for (const o in l) if (!(o === "id" || o === "name" || o === "glob" || o === "loadContents" || o === "loadListing" || o === "outputEval" || g.test(o))) {
      return ke.errors = [null], false;
      break;
    }
    if (i === e) {
      if (l.glob !== void 0) {
        const o = e;
        p(l.glob) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
        var s = o === e;
      } else var s = true;
      if (s) {
        if (l.loadContents !== void 0) {
          let o = l.loadContents;
          const n = e;
          if (typeof o != "boolean" && o !== null) return ke.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.loadListing !== void 0) {
            const o = e;
            k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
            var s = o === e;
          } else var s = true;
          if (s) if (l.outputEval !== void 0) {
            let o = l.outputEval;
            const n = e;
            if (typeof o != "string" && o !== null) return ke.errors = [null], false;
            var s = n === e;
          } else var s = true;
        }
      }
    }
  } else return ke.errors = [null], false;
  return ke.errors = r, e === 0;
}
function Ie(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    ke(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ke.errors : r.concat(ke.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ie.errors = r, false;
  return Ie.errors = r, e === 0;
}
var kr = { type: "object", required: ["name", "type"], properties: { id: {}, name: { type: "string" }, type: { $ref: "#/$defs/choice16" }, outputBinding: { $ref: "#/$defs/choice13" }, doc: { $ref: "#/$defs/choice1" }, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, format: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Te = { validate: Ue };
function z(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.name === void 0 && (i = "name") || l.type === void 0 && (i = "type")) return z.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(kr.properties, n) || g.test(n))) {
        return z.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return z.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            Te.validate(l.type) || (r = r === null ? Te.validate.errors : r.concat(Te.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.outputBinding !== void 0) {
              const n = e;
              Ie(l.outputBinding) || (r = r === null ? Ie.errors : r.concat(Ie.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.doc !== void 0) {
                const n = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.label !== void 0) {
                  let n = l.label;
                  const t = e;
                  if (typeof n != "string" && n !== null) return z.errors = [null], false;
                  var s = t === e;
                } else var s = true;
                if (s) {
                  if (l.secondaryFiles !== void 0) {
                    const n = e;
                    b(l.secondaryFiles) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.streamable !== void 0) {
                      let n = l.streamable;
                      const t = e;
                      if (typeof n != "boolean" && n !== null) return z.errors = [null], false;
                      var s = t === e;
                    } else var s = true;
                    if (s) if (l.format !== void 0) {
                      let n = l.format;
                      const t = e;
                      if (typeof n != "string" && n !== null) return z.errors = [null], false;
                      var s = t === e;
                    } else var s = true;
                  }
                }
              }
            }
          }
        }
      }
    }
  } else return z.errors = [null], false;
  return z.errors = r, e === 0;
}
function Ye(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        const d = e;
        z(l[y]) || (r = r === null ? z.errors : r.concat(z.errors), e = r.length);
        var t = d === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ye.errors = r, false;
  return Ye.errors = r, e === 0;
}
function le(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return le.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || g.test(n))) {
        return le.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return le.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            Ye(l.fields) || (r = r === null ? Ye.errors : r.concat(Ye.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "record") return le.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return le.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) if (l.doc !== void 0) {
                const n = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = n === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return le.errors = [null], false;
  return le.errors = r, e === 0;
}
function M(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.symbols === void 0 && (o = "symbols") || l.type === void 0 && (o = "type")) return M.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "symbols" || t === "type" || t === "label" || t === "doc" || g.test(t))) {
        return M.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let t = l.name;
          const f = e;
          if (typeof t != "string" && t !== null) return M.errors = [null], false;
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let t = l.symbols;
            const f = e;
            if (e === f) if (Array.isArray(t)) {
              var i = true;
              const h = t.length;
              for (let y = 0; y < h; y++) {
                const d = e;
                if (typeof t[y] != "string") return M.errors = [null], false;
                var i = d === e;
                if (!i) break;
              }
            } else return M.errors = [null], false;
            var s = f === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const t = e;
              if (l.type !== "enum") return M.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let t = l.label;
                const f = e;
                if (typeof t != "string" && t !== null) return M.errors = [null], false;
                var s = f === e;
              } else var s = true;
              if (s) if (l.doc !== void 0) {
                const t = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = t === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return M.errors = [null], false;
  return M.errors = r, e === 0;
}
function se(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.items === void 0 && (i = "items") || l.type === void 0 && (i = "type")) return se.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "doc" || g.test(n))) {
        return se.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return se.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            Te.validate(l.items) || (r = r === null ? Te.validate.errors : r.concat(Te.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "array") return se.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return se.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) if (l.doc !== void 0) {
                const n = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = n === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return se.errors = [null], false;
  return se.errors = r, e === 0;
}
function ae(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") le(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? le.errors : r.concat(le.errors), e = r.length);
    else if (s === "enum") M(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? M.errors : r.concat(M.errors), e = r.length);
    else if (s === "array") se(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? se.errors : r.concat(se.errors), e = r.length);
    else return ae.errors = [null], false;
    else return ae.errors = [null], false;
  } else return ae.errors = [null], false;
  return ae.errors = r, e === 0;
}
function Ze(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    ae(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ae.errors : r.concat(ae.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ze.errors = r, false;
  return Ze.errors = r, e === 0;
}
function Ue(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    ae(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ae.errors : r.concat(ae.errors), e = r.length);
    var n = f === e;
    if (i = i || n, !i) {
      const h = e;
      if (e === h) if (Array.isArray(l)) {
        var t = true;
        const d = l.length;
        for (let _ = 0; _ < d; _++) {
          const P = e;
          Ze(l[_]) || (r = r === null ? Ze.errors : r.concat(Ze.errors), e = r.length);
          var t = P === e;
          if (!t) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = h === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ue.errors = r, false;
  return Ue.errors = r, e === 0;
}
function er(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== "stdout" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    l !== "stderr" && (r === null ? r = [null] : r.push(null), e++);
    var n = t === e;
    if (i = i || n, !i) {
      const m = e;
      Ue(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Ue.errors : r.concat(Ue.errors), e = r.length);
      var n = m === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, er.errors = r, false;
  return er.errors = r, e === 0;
}
function Q(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return Q.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call($r.properties, n) || g.test(n))) {
        return Q.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const t = e;
          if (typeof n != "string" && n !== null) return Q.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const t = e;
            if (typeof n != "string" && n !== null) return Q.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const t = e;
              if (typeof n != "boolean" && n !== null) return Q.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.doc !== void 0) {
                const n = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.outputBinding !== void 0) {
                  const n = e;
                  Ie(l.outputBinding) || (r = r === null ? Ie.errors : r.concat(Ie.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.format !== void 0) {
                    let n = l.format;
                    const t = e;
                    if (typeof n != "string" && n !== null) return Q.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                  if (s) {
                    if (l.secondaryFiles !== void 0) {
                      const n = e;
                      b(l.secondaryFiles) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                      var s = n === e;
                    } else var s = true;
                    if (s) if (l.type !== void 0) {
                      const n = e;
                      er(l.type) || (r = r === null ? er.errors : r.concat(er.errors), e = r.length);
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
  } else return Q.errors = [null], false;
  return Q.errors = r, e === 0;
}
function Z(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        const d = e;
        typeof l[y] != "string" && (r === null ? r = [null] : r.push(null), e++);
        var t = d === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Z.errors = r, false;
  return Z.errors = r, e === 0;
}
function Pe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return Pe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "expressionLib" || g.test(n))) {
        return Pe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "InlineJavascriptRequirement") return Pe.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.expressionLib !== void 0) {
          const n = e;
          Z(l.expressionLib) || (r = r === null ? Z.errors : r.concat(Z.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return Pe.errors = [null], false;
  return Pe.errors = r, e === 0;
}
function rr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  S(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? S.errors : r.concat(S.errors), e = r.length);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    q(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? q.errors : r.concat(q.errors), e = r.length);
    var n = t === e;
    if (i = i || n, !i) {
      const m = e;
      I(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? I.errors : r.concat(I.errors), e = r.length);
      var n = m === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, rr.errors = r, false;
  return rr.errors = r, e === 0;
}
function de(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.class === void 0 && (o = "class") || l.types === void 0 && (o = "types")) return de.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "class" || t === "types" || g.test(t))) {
        return de.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const t = e;
          if (l.class !== "SchemaDefRequirement") return de.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) if (l.types !== void 0) {
          let t = l.types;
          const f = e;
          if (e === f) if (Array.isArray(t)) {
            var i = true;
            const h = t.length;
            for (let y = 0; y < h; y++) {
              const d = e;
              rr(t[y]) || (r = r === null ? rr.errors : r.concat(rr.errors), e = r.length);
              var i = d === e;
              if (!i) break;
            }
          } else return de.errors = [null], false;
          var s = f === e;
        } else var s = true;
      }
    }
  } else return de.errors = [null], false;
  return de.errors = r, e === 0;
}
var Pr = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "DockerRequirement" }, dockerPull: { type: ["string", "null"] }, dockerLoad: { type: ["string", "null"] }, dockerFile: { type: ["string", "null"] }, dockerImport: { type: ["string", "null"] }, dockerImageId: { type: ["string", "null"] }, dockerOutputDirectory: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function O(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return O.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(Pr.properties, n) || g.test(n))) {
        return O.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "DockerRequirement") return O.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.dockerPull !== void 0) {
            let n = l.dockerPull;
            const t = e;
            if (typeof n != "string" && n !== null) return O.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.dockerLoad !== void 0) {
              let n = l.dockerLoad;
              const t = e;
              if (typeof n != "string" && n !== null) return O.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.dockerFile !== void 0) {
                let n = l.dockerFile;
                const t = e;
                if (typeof n != "string" && n !== null) return O.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) {
                if (l.dockerImport !== void 0) {
                  let n = l.dockerImport;
                  const t = e;
                  if (typeof n != "string" && n !== null) return O.errors = [null], false;
                  var s = t === e;
                } else var s = true;
                if (s) {
                  if (l.dockerImageId !== void 0) {
                    let n = l.dockerImageId;
                    const t = e;
                    if (typeof n != "string" && n !== null) return O.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                  if (s) if (l.dockerOutputDirectory !== void 0) {
                    let n = l.dockerOutputDirectory;
                    const t = e;
                    if (typeof n != "string" && n !== null) return O.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                }
              }
            }
          }
        }
      }
    }
  } else return O.errors = [null], false;
  return O.errors = r, e === 0;
}
function Ae(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.package === void 0 && (i = "package")) return Ae.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "package" || n === "version" || n === "specs" || g.test(n))) {
        return Ae.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.package !== void 0) {
          const n = e;
          if (typeof l.package != "string") return Ae.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.version !== void 0) {
            const n = e;
            Z(l.version) || (r = r === null ? Z.errors : r.concat(Z.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) if (l.specs !== void 0) {
            const n = e;
            Z(l.specs) || (r = r === null ? Z.errors : r.concat(Z.errors), e = r.length);
            var s = n === e;
          } else var s = true;
        }
      }
    }
  } else return Ae.errors = [null], false;
  return Ae.errors = r, e === 0;
}
function ye(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.class === void 0 && (o = "class") || l.packages === void 0 && (o = "packages")) return ye.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "class" || t === "packages" || g.test(t))) {
        return ye.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const t = e;
          if (l.class !== "SoftwareRequirement") return ye.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) if (l.packages !== void 0) {
          let t = l.packages;
          const f = e;
          if (e === f) if (Array.isArray(t)) {
            var i = true;
            const h = t.length;
            for (let y = 0; y < h; y++) {
              const d = e;
              Ae(t[y]) || (r = r === null ? Ae.errors : r.concat(Ae.errors), e = r.length);
              var i = d === e;
              if (!i) break;
            }
          } else return ye.errors = [null], false;
          var s = f === e;
        } else var s = true;
      }
    }
  } else return ye.errors = [null], false;
  return ye.errors = r, e === 0;
}
var Ar = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "File" }, location: { type: ["string", "null"] }, path: { type: ["string", "null"] }, basename: { type: ["string", "null"] }, dirname: { type: ["string", "null"] }, nameroot: { type: ["string", "null"] }, nameext: { type: ["string", "null"] }, checksum: { type: ["string", "null"] }, size: { $ref: "#/$defs/choice21" }, secondaryFiles: { $ref: "#/$defs/choice23" }, format: { type: ["string", "null"] }, contents: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function lr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    Number.isInteger(l) || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.kind == "integer" || (r === null ? r = [null] : r.push(null), e++);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, lr.errors = r, false;
  return lr.errors = r, e === 0;
}
var yr = { validate: ee };
function Le(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        const d = e;
        yr.validate(l[y]) || (r = r === null ? yr.validate.errors : r.concat(yr.validate.errors), e = r.length);
        var t = d === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Le.errors = r, false;
  return Le.errors = r, e === 0;
}
function A(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return A.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(Ar.properties, n) || g.test(n))) {
        return A.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "File") return A.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.location !== void 0) {
            let n = l.location;
            const t = e;
            if (typeof n != "string" && n !== null) return A.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.path !== void 0) {
              let n = l.path;
              const t = e;
              if (typeof n != "string" && n !== null) return A.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.basename !== void 0) {
                let n = l.basename;
                const t = e;
                if (typeof n != "string" && n !== null) return A.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) {
                if (l.dirname !== void 0) {
                  let n = l.dirname;
                  const t = e;
                  if (typeof n != "string" && n !== null) return A.errors = [null], false;
                  var s = t === e;
                } else var s = true;
                if (s) {
                  if (l.nameroot !== void 0) {
                    let n = l.nameroot;
                    const t = e;
                    if (typeof n != "string" && n !== null) return A.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                  if (s) {
                    if (l.nameext !== void 0) {
                      let n = l.nameext;
                      const t = e;
                      if (typeof n != "string" && n !== null) return A.errors = [null], false;
                      var s = t === e;
                    } else var s = true;
                    if (s) {
                      if (l.checksum !== void 0) {
                        let n = l.checksum;
                        const t = e;
                        if (typeof n != "string" && n !== null) return A.errors = [null], false;
                        var s = t === e;
                      } else var s = true;
                      if (s) {
                        if (l.size !== void 0) {
                          const n = e;
                          lr(l.size) || (r = r === null ? lr.errors : r.concat(lr.errors), e = r.length);
                          var s = n === e;
                        } else var s = true;
                        if (s) {
                          if (l.secondaryFiles !== void 0) {
                            const n = e;
                            Le(l.secondaryFiles) || (r = r === null ? Le.errors : r.concat(Le.errors), e = r.length);
                            var s = n === e;
                          } else var s = true;
                          if (s) {
                            if (l.format !== void 0) {
                              let n = l.format;
                              const t = e;
                              if (typeof n != "string" && n !== null) return A.errors = [null], false;
                              var s = t === e;
                            } else var s = true;
                            if (s) if (l.contents !== void 0) {
                              let n = l.contents;
                              const t = e;
                              if (typeof n != "string" && n !== null) return A.errors = [null], false;
                              var s = t === e;
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
  } else return A.errors = [null], false;
  return A.errors = r, e === 0;
}
function G(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return G.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "location" || n === "path" || n === "basename" || n === "listing" || g.test(n))) {
        return G.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "Directory") return G.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.location !== void 0) {
            let n = l.location;
            const t = e;
            if (typeof n != "string" && n !== null) return G.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.path !== void 0) {
              let n = l.path;
              const t = e;
              if (typeof n != "string" && n !== null) return G.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.basename !== void 0) {
                let n = l.basename;
                const t = e;
                if (typeof n != "string" && n !== null) return G.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) if (l.listing !== void 0) {
                const n = e;
                Le(l.listing) || (r = r === null ? Le.errors : r.concat(Le.errors), e = r.length);
                var s = n === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return G.errors = [null], false;
  return G.errors = r, e === 0;
}
function ee(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.class;
    if (typeof s == "string") if (s === "File") A(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? A.errors : r.concat(A.errors), e = r.length);
    else if (s === "Directory") G(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? G.errors : r.concat(G.errors), e = r.length);
    else return ee.errors = [null], false;
    else return ee.errors = [null], false;
  } else return ee.errors = [null], false;
  return ee.errors = r, e === 0;
}
function ne(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.entry === void 0 && (i = "entry")) return ne.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "entryname" || n === "entry" || n === "writable" || g.test(n))) {
        return ne.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.entryname !== void 0) {
          let n = l.entryname;
          const t = e;
          if (typeof n != "string" && n !== null) return ne.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.entry !== void 0) {
            const n = e;
            if (typeof l.entry != "string") return ne.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) if (l.writable !== void 0) {
            let n = l.writable;
            const t = e;
            if (typeof n != "boolean" && n !== null) return ne.errors = [null], false;
            var s = t === e;
          } else var s = true;
        }
      }
    }
  } else return ne.errors = [null], false;
  return ne.errors = r, e === 0;
}
function sr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        const d = e;
        ee(l[y]) || (r = r === null ? ee.errors : r.concat(ee.errors), e = r.length);
        var t = d === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    if (i = i || n, !i) {
      const h = e;
      ne(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ne.errors : r.concat(ne.errors), e = r.length);
      var n = h === e;
      if (i = i || n, !i) {
        const d = e;
        ee(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ee.errors : r.concat(ee.errors), e = r.length);
        var n = d === e;
        i = i || n;
      }
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, sr.errors = r, false;
  return sr.errors = r, e === 0;
}
function nr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        const d = e;
        sr(l[y]) || (r = r === null ? sr.errors : r.concat(sr.errors), e = r.length);
        var t = d === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, nr.errors = r, false;
  return nr.errors = r, e === 0;
}
function De(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class") || l.listing === void 0 && (i = "listing")) return De.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "listing" || g.test(n))) {
        return De.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "InitialWorkDirRequirement") return De.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.listing !== void 0) {
          const n = e;
          nr(l.listing) || (r = r === null ? nr.errors : r.concat(nr.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return De.errors = [null], false;
  return De.errors = r, e === 0;
}
function me(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.envName === void 0 && (i = "envName") || l.envValue === void 0 && (i = "envValue")) return me.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "envName" || n === "envValue" || g.test(n))) {
        return me.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.envName !== void 0) {
          const n = e;
          if (typeof l.envName != "string") return me.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.envValue !== void 0) {
          const n = e;
          if (typeof l.envValue != "string") return me.errors = [null], false;
          var s = n === e;
        } else var s = true;
      }
    }
  } else return me.errors = [null], false;
  return me.errors = r, e === 0;
}
function he(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.class === void 0 && (o = "class") || l.envDef === void 0 && (o = "envDef")) return he.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "class" || t === "envDef" || g.test(t))) {
        return he.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const t = e;
          if (l.class !== "EnvVarRequirement") return he.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) if (l.envDef !== void 0) {
          let t = l.envDef;
          const f = e;
          if (e === f) if (Array.isArray(t)) {
            var i = true;
            const h = t.length;
            for (let y = 0; y < h; y++) {
              const d = e;
              me(t[y]) || (r = r === null ? me.errors : r.concat(me.errors), e = r.length);
              var i = d === e;
              if (!i) break;
            }
          } else return he.errors = [null], false;
          var s = f === e;
        } else var s = true;
      }
    }
  } else return he.errors = [null], false;
  return he.errors = r, e === 0;
}
function je(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return je.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || g.test(o))) {
        return je.errors = [null], false;
        break;
      }
      if (i === e && l.class !== void 0 && l.class !== "ShellCommandRequirement") return je.errors = [null], false;
    }
  } else return je.errors = [null], false;
  return je.errors = r, e === 0;
}
var Dr = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "ResourceRequirement" }, coresMin: { $ref: "#/$defs/choice26" }, coresMax: { $ref: "#/$defs/choice2" }, ramMin: { $ref: "#/$defs/choice26" }, ramMax: { $ref: "#/$defs/choice26" }, tmpdirMin: { $ref: "#/$defs/choice26" }, tmpdirMax: { $ref: "#/$defs/choice26" }, outdirMin: { $ref: "#/$defs/choice26" }, outdirMax: { $ref: "#/$defs/choice26" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function $(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    Number.isInteger(l) || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.kind == "integer" || (r === null ? r = [null] : r.push(null), e++);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, $.errors = r, false;
  return $.errors = r, e === 0;
}
function Ee(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return Ee.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(Dr.properties, n) || g.test(n))) {
        return Ee.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "ResourceRequirement") return Ee.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.coresMin !== void 0) {
            const n = e;
            $(l.coresMin) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.coresMax !== void 0) {
              const n = e;
              Se(l.coresMax) || (r = r === null ? Se.errors : r.concat(Se.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.ramMin !== void 0) {
                const n = e;
                $(l.ramMin) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.ramMax !== void 0) {
                  const n = e;
                  $(l.ramMax) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.tmpdirMin !== void 0) {
                    const n = e;
                    $(l.tmpdirMin) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.tmpdirMax !== void 0) {
                      const n = e;
                      $(l.tmpdirMax) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
                      var s = n === e;
                    } else var s = true;
                    if (s) {
                      if (l.outdirMin !== void 0) {
                        const n = e;
                        $(l.outdirMin) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                      if (s) if (l.outdirMax !== void 0) {
                        const n = e;
                        $(l.outdirMax) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
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
  } else return Ee.errors = [null], false;
  return Ee.errors = r, e === 0;
}
function qe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return qe.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || g.test(o))) {
        return qe.errors = [null], false;
        break;
      }
      if (i === e && l.class !== void 0 && l.class !== "SubworkflowFeatureRequirement") return qe.errors = [null], false;
    }
  } else return qe.errors = [null], false;
  return qe.errors = r, e === 0;
}
function Re(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Re.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || g.test(o))) {
        return Re.errors = [null], false;
        break;
      }
      if (i === e && l.class !== void 0 && l.class !== "ScatterFeatureRequirement") return Re.errors = [null], false;
    }
  } else return Re.errors = [null], false;
  return Re.errors = r, e === 0;
}
function Oe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Oe.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || g.test(o))) {
        return Oe.errors = [null], false;
        break;
      }
      if (i === e && l.class !== void 0 && l.class !== "MultipleInputFeatureRequirement") return Oe.errors = [null], false;
    }
  } else return Oe.errors = [null], false;
  return Oe.errors = r, e === 0;
}
function Fe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Fe.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || g.test(o))) {
        return Fe.errors = [null], false;
        break;
      }
      if (i === e && l.class !== void 0 && l.class !== "StepInputExpressionRequirement") return Fe.errors = [null], false;
    }
  } else return Fe.errors = [null], false;
  return Fe.errors = r, e === 0;
}
function Ce(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return Ce.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "loadListing" || g.test(n))) {
        return Ce.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "LoadListingRequirement") return Ce.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.loadListing !== void 0) {
          const n = e;
          k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return Ce.errors = [null], false;
  return Ce.errors = r, e === 0;
}
function ge(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return ge.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "enableReuse" || g.test(n))) {
        return ge.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "WorkReuse") return ge.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.enableReuse !== void 0) {
          let n = l.enableReuse;
          const t = e;
          if (typeof n != "boolean" && typeof n != "string" && n !== null) return ge.errors = [null], false;
          var s = t === e;
        } else var s = true;
      }
    }
  } else return ge.errors = [null], false;
  return ge.errors = r, e === 0;
}
function _e(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class") || l.networkAccess === void 0 && (i = "networkAccess")) return _e.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "networkAccess" || g.test(n))) {
        return _e.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "NetworkAccess") return _e.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.networkAccess !== void 0) {
          let n = l.networkAccess;
          const t = e;
          if (typeof n != "boolean" && typeof n != "string") return _e.errors = [null], false;
          var s = t === e;
        } else var s = true;
      }
    }
  } else return _e.errors = [null], false;
  return _e.errors = r, e === 0;
}
function be(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class") || l.inplaceUpdate === void 0 && (i = "inplaceUpdate")) return be.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "inplaceUpdate" || g.test(n))) {
        return be.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "InplaceUpdateRequirement") return be.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.inplaceUpdate !== void 0) {
          const n = e;
          if (typeof l.inplaceUpdate != "boolean") return be.errors = [null], false;
          var s = n === e;
        } else var s = true;
      }
    }
  } else return be.errors = [null], false;
  return be.errors = r, e === 0;
}
function ir(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    Number.isInteger(l) || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.kind == "integer" || (r === null ? r = [null] : r.push(null), e++);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ir.errors = r, false;
  return ir.errors = r, e === 0;
}
function we(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class") || l.timelimit === void 0 && (i = "timelimit")) return we.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "timelimit" || g.test(n))) {
        return we.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "ToolTimeLimit") return we.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.timelimit !== void 0) {
          const n = e;
          ir(l.timelimit) || (r = r === null ? ir.errors : r.concat(ir.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return we.errors = [null], false;
  return we.errors = r, e === 0;
}
function Me(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.class;
    if (typeof s == "string") if (s === "InlineJavascriptRequirement") Pe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Pe.errors : r.concat(Pe.errors), e = r.length);
    else if (s === "SchemaDefRequirement") de(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? de.errors : r.concat(de.errors), e = r.length);
    else if (s === "DockerRequirement") O(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
    else if (s === "SoftwareRequirement") ye(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ye.errors : r.concat(ye.errors), e = r.length);
    else if (s === "InitialWorkDirRequirement") De(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? De.errors : r.concat(De.errors), e = r.length);
    else if (s === "EnvVarRequirement") he(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? he.errors : r.concat(he.errors), e = r.length);
    else if (s === "ShellCommandRequirement") je(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? je.errors : r.concat(je.errors), e = r.length);
    else if (s === "ResourceRequirement") Ee(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Ee.errors : r.concat(Ee.errors), e = r.length);
    else if (s === "SubworkflowFeatureRequirement") qe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? qe.errors : r.concat(qe.errors), e = r.length);
    else if (s === "ScatterFeatureRequirement") Re(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Re.errors : r.concat(Re.errors), e = r.length);
    else if (s === "MultipleInputFeatureRequirement") Oe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Oe.errors : r.concat(Oe.errors), e = r.length);
    else if (s === "StepInputExpressionRequirement") Fe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Fe.errors : r.concat(Fe.errors), e = r.length);
    else if (s === "LoadListingRequirement") Ce(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Ce.errors : r.concat(Ce.errors), e = r.length);
    else if (s === "WorkReuse") ge(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ge.errors : r.concat(ge.errors), e = r.length);
    else if (s === "NetworkAccess") _e(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? _e.errors : r.concat(_e.errors), e = r.length);
    else if (s === "InplaceUpdateRequirement") be(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? be.errors : r.concat(be.errors), e = r.length);
    else if (s === "ToolTimeLimit") we(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? we.errors : r.concat(we.errors), e = r.length);
    else return Me.errors = [null], false;
    else return Me.errors = [null], false;
  } else return Me.errors = [null], false;
  return Me.errors = r, e === 0;
}
function C(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        const d = e;
        Me(l[y]) || (r = r === null ? Me.errors : r.concat(Me.errors), e = r.length);
        var t = d === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, C.errors = r, false;
  return C.errors = r, e === 0;
}
function w(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        let d = l[y];
        const _ = e;
        d && typeof d == "object" && !Array.isArray(d) || (r === null ? r = [null] : r.push(null), e++);
        var t = _ === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, w.errors = r, false;
  return w.errors = r, e === 0;
}
function tr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    E(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, tr.errors = r, false;
  return tr.errors = r, e === 0;
}
function or(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        const d = e;
        tr(l[y]) || (r = r === null ? tr.errors : r.concat(tr.errors), e = r.length);
        var t = d === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, or.errors = r, false;
  return or.errors = r, e === 0;
}
function T(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        let d = l[y];
        const _ = e;
        Number.isInteger(d) && d >= -2147483648 && d <= 2147483647 || typeof d == "object" && d !== null && Object.getPrototypeOf(d) !== null && typeof d.source == "string" && d.source == "-0" || (r === null ? r = [null] : r.push(null), e++);
        var t = _ === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, T.errors = r, false;
  return T.errors = r, e === 0;
}
function R(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.inputs === void 0 && (n = "inputs") || l.outputs === void 0 && (n = "outputs") || l.class === void 0 && (n = "class")) return R.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(j.call(hr.properties, f) || g.test(f))) {
        return R.errors = [null], false;
        break;
      }
      if (t === e) {
        if (l.id !== void 0) {
          let f = l.id;
          const m = e;
          if (typeof f != "string" && f !== null) return R.errors = [null], false;
          var s = m === e;
        } else var s = true;
        if (s) {
          if (l.inputs !== void 0) {
            let f = l.inputs;
            const m = e;
            if (e === m) if (Array.isArray(f)) {
              var i = true;
              const y = f.length;
              for (let d = 0; d < y; d++) {
                const _ = e;
                J(f[d]) || (r = r === null ? J.errors : r.concat(J.errors), e = r.length);
                var i = _ === e;
                if (!i) break;
              }
            } else return R.errors = [null], false;
            var s = m === e;
          } else var s = true;
          if (s) {
            if (l.outputs !== void 0) {
              let f = l.outputs;
              const m = e;
              if (e === m) if (Array.isArray(f)) {
                var o = true;
                const y = f.length;
                for (let d = 0; d < y; d++) {
                  const _ = e;
                  Q(f[d]) || (r = r === null ? Q.errors : r.concat(Q.errors), e = r.length);
                  var o = _ === e;
                  if (!o) break;
                }
              } else return R.errors = [null], false;
              var s = m === e;
            } else var s = true;
            if (s) {
              if (l.requirements !== void 0) {
                const f = e;
                C(l.requirements) || (r = r === null ? C.errors : r.concat(C.errors), e = r.length);
                var s = f === e;
              } else var s = true;
              if (s) {
                if (l.hints !== void 0) {
                  const f = e;
                  w(l.hints) || (r = r === null ? w.errors : r.concat(w.errors), e = r.length);
                  var s = f === e;
                } else var s = true;
                if (s) {
                  if (l.label !== void 0) {
                    let f = l.label;
                    const m = e;
                    if (typeof f != "string" && f !== null) return R.errors = [null], false;
                    var s = m === e;
                  } else var s = true;
                  if (s) {
                    if (l.cwlVersion !== void 0) {
                      let f = l.cwlVersion;
                      const m = e;
                      if (typeof f != "string" && f !== null) return R.errors = [null], false;
                      var s = m === e;
                    } else var s = true;
                    if (s) {
                      if (l.class !== void 0) {
                        const f = e;
                        if (l.class !== "CommandLineTool") return R.errors = [null], false;
                        var s = f === e;
                      } else var s = true;
                      if (s) {
                        if (l.baseCommand !== void 0) {
                          const f = e;
                          p(l.baseCommand) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                          var s = f === e;
                        } else var s = true;
                        if (s) {
                          if (l.arguments !== void 0) {
                            const f = e;
                            or(l.arguments) || (r = r === null ? or.errors : r.concat(or.errors), e = r.length);
                            var s = f === e;
                          } else var s = true;
                          if (s) {
                            if (l.stdin !== void 0) {
                              let f = l.stdin;
                              const m = e;
                              if (typeof f != "string" && f !== null) return R.errors = [null], false;
                              var s = m === e;
                            } else var s = true;
                            if (s) {
                              if (l.stderr !== void 0) {
                                let f = l.stderr;
                                const m = e;
                                if (typeof f != "string" && f !== null) return R.errors = [null], false;
                                var s = m === e;
                              } else var s = true;
                              if (s) {
                                if (l.stdout !== void 0) {
                                  let f = l.stdout;
                                  const m = e;
                                  if (typeof f != "string" && f !== null) return R.errors = [null], false;
                                  var s = m === e;
                                } else var s = true;
                                if (s) {
                                  if (l.successCodes !== void 0) {
                                    const f = e;
                                    T(l.successCodes) || (r = r === null ? T.errors : r.concat(T.errors), e = r.length);
                                    var s = f === e;
                                  } else var s = true;
                                  if (s) {
                                    if (l.temporaryFailCodes !== void 0) {
                                      const f = e;
                                      T(l.temporaryFailCodes) || (r = r === null ? T.errors : r.concat(T.errors), e = r.length);
                                      var s = f === e;
                                    } else var s = true;
                                    if (s) {
                                      if (l.permanentFailCodes !== void 0) {
                                        const f = e;
                                        T(l.permanentFailCodes) || (r = r === null ? T.errors : r.concat(T.errors), e = r.length);
                                        var s = f === e;
                                      } else var s = true;
                                      if (s) if (l.doc !== void 0) {
                                        const f = e;
                                        p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                                        var s = f === e;
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
  } else return R.errors = [null], false;
  return R.errors = r, e === 0;
}
var Sr = L;
var jr = { type: "object", required: ["outputs", "class", "inputs", "expression"], properties: { id: { type: ["string", "null"] }, name: {}, outputs: { type: "array", items: { $ref: "#/$defs/ExpressionToolOutputParameter" } }, requirements: { $ref: "#/$defs/choice29" }, hints: { $ref: "#/$defs/choice30" }, label: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "ExpressionTool" }, doc: { $ref: "#/$defs/choice1" }, inputs: { type: "array", items: { $ref: "#/$defs/WorkflowInputParameter" } }, expression: { type: "string" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Je = { validate: $e };
function H(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.name === void 0 && (i = "name") || l.type === void 0 && (i = "type")) return H.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "type" || n === "doc" || n === "label" || n === "secondaryFiles" || n === "streamable" || n === "format" || g.test(n))) {
        return H.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return H.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            Je.validate(l.type) || (r = r === null ? Je.validate.errors : r.concat(Je.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.doc !== void 0) {
              const n = e;
              p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return H.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) {
                if (l.secondaryFiles !== void 0) {
                  const n = e;
                  b(l.secondaryFiles) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.streamable !== void 0) {
                    let n = l.streamable;
                    const t = e;
                    if (typeof n != "boolean" && n !== null) return H.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                  if (s) if (l.format !== void 0) {
                    let n = l.format;
                    const t = e;
                    if (typeof n != "string" && n !== null) return H.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                }
              }
            }
          }
        }
      }
    }
  } else return H.errors = [null], false;
  return H.errors = r, e === 0;
}
function fr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        const d = e;
        H(l[y]) || (r = r === null ? H.errors : r.concat(H.errors), e = r.length);
        var t = d === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, fr.errors = r, false;
  return fr.errors = r, e === 0;
}
function ie(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return ie.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || g.test(n))) {
        return ie.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return ie.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            fr(l.fields) || (r = r === null ? fr.errors : r.concat(fr.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "record") return ie.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return ie.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) if (l.doc !== void 0) {
                const n = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = n === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return ie.errors = [null], false;
  return ie.errors = r, e === 0;
}
function B(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.symbols === void 0 && (o = "symbols") || l.type === void 0 && (o = "type")) return B.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "symbols" || t === "type" || t === "label" || t === "doc" || g.test(t))) {
        return B.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let t = l.name;
          const f = e;
          if (typeof t != "string" && t !== null) return B.errors = [null], false;
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let t = l.symbols;
            const f = e;
            if (e === f) if (Array.isArray(t)) {
              var i = true;
              const h = t.length;
              for (let y = 0; y < h; y++) {
                const d = e;
                if (typeof t[y] != "string") return B.errors = [null], false;
                var i = d === e;
                if (!i) break;
              }
            } else return B.errors = [null], false;
            var s = f === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const t = e;
              if (l.type !== "enum") return B.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let t = l.label;
                const f = e;
                if (typeof t != "string" && t !== null) return B.errors = [null], false;
                var s = f === e;
              } else var s = true;
              if (s) if (l.doc !== void 0) {
                const t = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = t === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return B.errors = [null], false;
  return B.errors = r, e === 0;
}
function te(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.items === void 0 && (i = "items") || l.type === void 0 && (i = "type")) return te.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "doc" || g.test(n))) {
        return te.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return te.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            Je.validate(l.items) || (r = r === null ? Je.validate.errors : r.concat(Je.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "array") return te.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return te.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) if (l.doc !== void 0) {
                const n = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = n === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return te.errors = [null], false;
  return te.errors = r, e === 0;
}
function ve(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") ie(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ie.errors : r.concat(ie.errors), e = r.length);
    else if (s === "enum") B(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? B.errors : r.concat(B.errors), e = r.length);
    else if (s === "array") te(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? te.errors : r.concat(te.errors), e = r.length);
    else return ve.errors = [null], false;
    else return ve.errors = [null], false;
  } else return ve.errors = [null], false;
  return ve.errors = r, e === 0;
}
function ur(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    ve(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ve.errors : r.concat(ve.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ur.errors = r, false;
  return ur.errors = r, e === 0;
}
function $e(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    ve(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ve.errors : r.concat(ve.errors), e = r.length);
    var n = f === e;
    if (i = i || n, !i) {
      const h = e;
      if (e === h) if (Array.isArray(l)) {
        var t = true;
        const d = l.length;
        for (let _ = 0; _ < d; _++) {
          const P = e;
          ur(l[_]) || (r = r === null ? ur.errors : r.concat(ur.errors), e = r.length);
          var t = P === e;
          if (!t) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = h === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, $e.errors = r, false;
  return $e.errors = r, e === 0;
}
function K(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return K.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "label" || n === "streamable" || n === "doc" || n === "format" || n === "secondaryFiles" || n === "type" || g.test(n))) {
        return K.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const t = e;
          if (typeof n != "string" && n !== null) return K.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const t = e;
            if (typeof n != "string" && n !== null) return K.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const t = e;
              if (typeof n != "boolean" && n !== null) return K.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.doc !== void 0) {
                const n = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.format !== void 0) {
                  let n = l.format;
                  const t = e;
                  if (typeof n != "string" && n !== null) return K.errors = [null], false;
                  var s = t === e;
                } else var s = true;
                if (s) {
                  if (l.secondaryFiles !== void 0) {
                    const n = e;
                    b(l.secondaryFiles) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) if (l.type !== void 0) {
                    const n = e;
                    $e(l.type) || (r = r === null ? $e.errors : r.concat($e.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                }
              }
            }
          }
        }
      }
    }
  } else return K.errors = [null], false;
  return K.errors = r, e === 0;
}
var Er = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, default: { $ref: "#/$defs/choice4" }, type: { $ref: "#/$defs/choice40" }, inputBinding: { $ref: "#/$defs/choice42" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var qr = { type: "object", required: ["name", "type"], properties: { id: {}, name: { type: "string" }, type: { $ref: "#/$defs/choice40" }, label: { type: ["string", "null"] }, doc: { $ref: "#/$defs/choice1" }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var ze = { validate: Qe };
function X(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.name === void 0 && (i = "name") || l.type === void 0 && (i = "type")) return X.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(qr.properties, n) || g.test(n))) {
        return X.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return X.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            ze.validate(l.type) || (r = r === null ? ze.validate.errors : r.concat(ze.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.label !== void 0) {
              let n = l.label;
              const t = e;
              if (typeof n != "string" && n !== null) return X.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.doc !== void 0) {
                const n = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.secondaryFiles !== void 0) {
                  const n = e;
                  b(l.secondaryFiles) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.streamable !== void 0) {
                    let n = l.streamable;
                    const t = e;
                    if (typeof n != "boolean" && n !== null) return X.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                  if (s) {
                    if (l.format !== void 0) {
                      const n = e;
                      p(l.format) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                      var s = n === e;
                    } else var s = true;
                    if (s) {
                      if (l.loadContents !== void 0) {
                        let n = l.loadContents;
                        const t = e;
                        if (typeof n != "boolean" && n !== null) return X.errors = [null], false;
                        var s = t === e;
                      } else var s = true;
                      if (s) if (l.loadListing !== void 0) {
                        const n = e;
                        k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
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
  } else return X.errors = [null], false;
  return X.errors = r, e === 0;
}
function cr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var t = true;
      const h = l.length;
      for (let y = 0; y < h; y++) {
        const d = e;
        X(l[y]) || (r = r === null ? X.errors : r.concat(X.errors), e = r.length);
        var t = d === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, cr.errors = r, false;
  return cr.errors = r, e === 0;
}
function oe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return oe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || g.test(n))) {
        return oe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return oe.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            cr(l.fields) || (r = r === null ? cr.errors : r.concat(cr.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "record") return oe.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return oe.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) if (l.doc !== void 0) {
                const n = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = n === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return oe.errors = [null], false;
  return oe.errors = r, e === 0;
}
function N(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.symbols === void 0 && (o = "symbols") || l.type === void 0 && (o = "type")) return N.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "symbols" || t === "type" || t === "label" || t === "doc" || g.test(t))) {
        return N.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let t = l.name;
          const f = e;
          if (typeof t != "string" && t !== null) return N.errors = [null], false;
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let t = l.symbols;
            const f = e;
            if (e === f) if (Array.isArray(t)) {
              var i = true;
              const h = t.length;
              for (let y = 0; y < h; y++) {
                const d = e;
                if (typeof t[y] != "string") return N.errors = [null], false;
                var i = d === e;
                if (!i) break;
              }
            } else return N.errors = [null], false;
            var s = f === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const t = e;
              if (l.type !== "enum") return N.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let t = l.label;
                const f = e;
                if (typeof t != "string" && t !== null) return N.errors = [null], false;
                var s = f === e;
              } else var s = true;
              if (s) if (l.doc !== void 0) {
                const t = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = t === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return N.errors = [null], false;
  return N.errors = r, e === 0;
}
function fe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.items === void 0 && (i = "items") || l.type === void 0 && (i = "type")) return fe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "doc" || g.test(n))) {
        return fe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return fe.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            ze.validate(l.items) || (r = r === null ? ze.validate.errors : r.concat(ze.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "array") return fe.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return fe.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) if (l.doc !== void 0) {
                const n = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = n === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return fe.errors = [null], false;
  return fe.errors = r, e === 0;
}
function pe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") oe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? oe.errors : r.concat(oe.errors), e = r.length);
    else if (s === "enum") N(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? N.errors : r.concat(N.errors), e = r.length);
    else if (s === "array") fe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? fe.errors : r.concat(fe.errors), e = r.length);
    else return pe.errors = [null], false;
    else return pe.errors = [null], false;
  } else return pe.errors = [null], false;
  return pe.errors = r, e === 0;
}
function ar(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    pe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? pe.errors : r.concat(pe.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ar.errors = r, false;
  return ar.errors = r, e === 0;
}
function Qe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    pe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? pe.errors : r.concat(pe.errors), e = r.length);
    var n = f === e;
    if (i = i || n, !i) {
      const h = e;
      if (e === h) if (Array.isArray(l)) {
        var t = true;
        const d = l.length;
        for (let _ = 0; _ < d; _++) {
          const P = e;
          ar(l[_]) || (r = r === null ? ar.errors : r.concat(ar.errors), e = r.length);
          var t = P === e;
          if (!t) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = h === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Qe.errors = r, false;
  return Qe.errors = r, e === 0;
}
function Be(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = e;
    for (const i in l) if (!(i === "id" || i === "name" || i === "loadContents" || g.test(i))) {
      return Be.errors = [null], false;
      break;
    }
    if (s === e && l.loadContents !== void 0) {
      let i = l.loadContents;
      if (typeof i != "boolean" && i !== null) return Be.errors = [null], false;
    }
  } else return Be.errors = [null], false;
  return Be.errors = r, e === 0;
}
function vr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    Be(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Be.errors : r.concat(Be.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, vr.errors = r, false;
  return vr.errors = r, e === 0;
}
function F(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return F.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(Er.properties, n) || g.test(n))) {
        return F.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const t = e;
          if (typeof n != "string" && n !== null) return F.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const t = e;
            if (typeof n != "string" && n !== null) return F.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.secondaryFiles !== void 0) {
              const n = e;
              b(l.secondaryFiles) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.streamable !== void 0) {
                let n = l.streamable;
                const t = e;
                if (typeof n != "boolean" && n !== null) return F.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) {
                if (l.doc !== void 0) {
                  const n = e;
                  p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.format !== void 0) {
                    const n = e;
                    p(l.format) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.loadContents !== void 0) {
                      let n = l.loadContents;
                      const t = e;
                      if (typeof n != "boolean" && n !== null) return F.errors = [null], false;
                      var s = t === e;
                    } else var s = true;
                    if (s) {
                      if (l.loadListing !== void 0) {
                        const n = e;
                        k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                      if (s) {
                        if (l.default !== void 0) {
                          const n = e;
                          re(l.default) || (r = r === null ? re.errors : r.concat(re.errors), e = r.length);
                          var s = n === e;
                        } else var s = true;
                        if (s) {
                          if (l.type !== void 0) {
                            const n = e;
                            Qe(l.type) || (r = r === null ? Qe.errors : r.concat(Qe.errors), e = r.length);
                            var s = n === e;
                          } else var s = true;
                          if (s) if (l.inputBinding !== void 0) {
                            const n = e;
                            vr(l.inputBinding) || (r = r === null ? vr.errors : r.concat(vr.errors), e = r.length);
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
    }
  } else return F.errors = [null], false;
  return F.errors = r, e === 0;
}
function L(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.outputs === void 0 && (n = "outputs") || l.class === void 0 && (n = "class") || l.inputs === void 0 && (n = "inputs") || l.expression === void 0 && (n = "expression")) return L.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(j.call(jr.properties, f) || g.test(f))) {
        return L.errors = [null], false;
        break;
      }
      if (t === e) {
        if (l.id !== void 0) {
          let f = l.id;
          const m = e;
          if (typeof f != "string" && f !== null) return L.errors = [null], false;
          var s = m === e;
        } else var s = true;
        if (s) {
          if (l.outputs !== void 0) {
            let f = l.outputs;
            const m = e;
            if (e === m) if (Array.isArray(f)) {
              var i = true;
              const y = f.length;
              for (let d = 0; d < y; d++) {
                const _ = e;
                K(f[d]) || (r = r === null ? K.errors : r.concat(K.errors), e = r.length);
                var i = _ === e;
                if (!i) break;
              }
            } else return L.errors = [null], false;
            var s = m === e;
          } else var s = true;
          if (s) {
            if (l.requirements !== void 0) {
              const f = e;
              C(l.requirements) || (r = r === null ? C.errors : r.concat(C.errors), e = r.length);
              var s = f === e;
            } else var s = true;
            if (s) {
              if (l.hints !== void 0) {
                const f = e;
                w(l.hints) || (r = r === null ? w.errors : r.concat(w.errors), e = r.length);
                var s = f === e;
              } else var s = true;
              if (s) {
                if (l.label !== void 0) {
                  let f = l.label;
                  const m = e;
                  if (typeof f != "string" && f !== null) return L.errors = [null], false;
                  var s = m === e;
                } else var s = true;
                if (s) {
                  if (l.cwlVersion !== void 0) {
                    let f = l.cwlVersion;
                    const m = e;
                    if (typeof f != "string" && f !== null) return L.errors = [null], false;
                    var s = m === e;
                  } else var s = true;
                  if (s) {
                    if (l.class !== void 0) {
                      const f = e;
                      if (l.class !== "ExpressionTool") return L.errors = [null], false;
                      var s = f === e;
                    } else var s = true;
                    if (s) {
                      if (l.doc !== void 0) {
                        const f = e;
                        p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                        var s = f === e;
                      } else var s = true;
                      if (s) {
                        if (l.inputs !== void 0) {
                          let f = l.inputs;
                          const m = e;
                          if (e === m) if (Array.isArray(f)) {
                            var o = true;
                            const y = f.length;
                            for (let d = 0; d < y; d++) {
                              const _ = e;
                              F(f[d]) || (r = r === null ? F.errors : r.concat(F.errors), e = r.length);
                              var o = _ === e;
                              if (!o) break;
                            }
                          } else return L.errors = [null], false;
                          var s = m === e;
                        } else var s = true;
                        if (s) if (l.expression !== void 0) {
                          const f = e;
                          if (typeof l.expression != "string") return L.errors = [null], false;
                          var s = f === e;
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
  } else return L.errors = [null], false;
  return L.errors = r, e === 0;
}
var Ir = x;
var Rr = { type: "object", required: ["outputs", "class", "steps", "inputs"], properties: { id: { type: ["string", "null"] }, name: {}, outputs: { type: "array", items: { $ref: "#/$defs/WorkflowOutputParameter" } }, requirements: { $ref: "#/$defs/choice29" }, hints: { $ref: "#/$defs/choice30" }, label: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "Workflow" }, steps: { type: "array", items: { $ref: "#/$defs/WorkflowStep" } }, doc: { $ref: "#/$defs/choice1" }, inputs: { type: "array", items: { $ref: "#/$defs/WorkflowInputParameter" } } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Or = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { type: ["string", "null"] }, outputSource: { $ref: "#/$defs/choice1" }, linkMerge: { $ref: "#/$defs/choice43" }, secondaryFiles: { $ref: "#/$defs/choice6" }, type: { $ref: "#/$defs/choice36" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function xe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    l !== "merge_nested" && (r === null ? r = [null] : r.push(null), e++);
    var n = t === e;
    if (i = i || n, !i) {
      const m = e;
      l !== "merge_flattened" && (r === null ? r = [null] : r.push(null), e++);
      var n = m === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, xe.errors = r, false;
  return xe.errors = r, e === 0;
}
function Y(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return Y.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(Or.properties, n) || g.test(n))) {
        return Y.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const t = e;
          if (typeof n != "string" && n !== null) return Y.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const t = e;
            if (typeof n != "string" && n !== null) return Y.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const t = e;
              if (typeof n != "boolean" && n !== null) return Y.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.doc !== void 0) {
                const n = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.format !== void 0) {
                  let n = l.format;
                  const t = e;
                  if (typeof n != "string" && n !== null) return Y.errors = [null], false;
                  var s = t === e;
                } else var s = true;
                if (s) {
                  if (l.outputSource !== void 0) {
                    const n = e;
                    p(l.outputSource) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.linkMerge !== void 0) {
                      const n = e;
                      xe(l.linkMerge) || (r = r === null ? xe.errors : r.concat(xe.errors), e = r.length);
                      var s = n === e;
                    } else var s = true;
                    if (s) {
                      if (l.secondaryFiles !== void 0) {
                        const n = e;
                        b(l.secondaryFiles) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                      if (s) if (l.type !== void 0) {
                        const n = e;
                        $e(l.type) || (r = r === null ? $e.errors : r.concat($e.errors), e = r.length);
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
  } else return Y.errors = [null], false;
  return Y.errors = r, e === 0;
}
var Fr = { type: "object", required: ["in", "out", "run"], properties: { id: { type: ["string", "null"] }, name: {}, in: { type: "array", items: { $ref: "#/$defs/WorkflowStepInput" } }, out: { type: "array", items: { $ref: "#/$defs/choice44" } }, requirements: { $ref: "#/$defs/choice29" }, hints: { $ref: "#/$defs/choice30" }, label: { type: ["string", "null"] }, run: { type: ["string", "object"] }, scatter: { $ref: "#/$defs/choice1" }, scatterMethod: { $ref: "#/$defs/choice45" }, doc: { $ref: "#/$defs/choice1" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Cr = { type: "object", properties: { id: { type: ["string", "null"] }, name: {}, source: { $ref: "#/$defs/choice1" }, linkMerge: { $ref: "#/$defs/choice43" }, default: { $ref: "#/$defs/choice4" }, valueFrom: { type: ["string", "null"] }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, label: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function ue(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const i = e;
    for (const o in l) if (!(j.call(Cr.properties, o) || g.test(o))) {
      return ue.errors = [null], false;
      break;
    }
    if (i === e) {
      if (l.id !== void 0) {
        let o = l.id;
        const n = e;
        if (typeof o != "string" && o !== null) return ue.errors = [null], false;
        var s = n === e;
      } else var s = true;
      if (s) {
        if (l.source !== void 0) {
          const o = e;
          p(l.source) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
          var s = o === e;
        } else var s = true;
        if (s) {
          if (l.linkMerge !== void 0) {
            const o = e;
            xe(l.linkMerge) || (r = r === null ? xe.errors : r.concat(xe.errors), e = r.length);
            var s = o === e;
          } else var s = true;
          if (s) {
            if (l.default !== void 0) {
              const o = e;
              re(l.default) || (r = r === null ? re.errors : r.concat(re.errors), e = r.length);
              var s = o === e;
            } else var s = true;
            if (s) {
              if (l.valueFrom !== void 0) {
                let o = l.valueFrom;
                const n = e;
                if (typeof o != "string" && o !== null) return ue.errors = [null], false;
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.loadContents !== void 0) {
                  let o = l.loadContents;
                  const n = e;
                  if (typeof o != "boolean" && o !== null) return ue.errors = [null], false;
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.loadListing !== void 0) {
                    const o = e;
                    k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
                    var s = o === e;
                  } else var s = true;
                  if (s) if (l.label !== void 0) {
                    let o = l.label;
                    const n = e;
                    if (typeof o != "string" && o !== null) return ue.errors = [null], false;
                    var s = n === e;
                  } else var s = true;
                }
              }
            }
          }
        }
      }
    }
  } else return ue.errors = [null], false;
  return ue.errors = r, e === 0;
}
function Ne(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = e;
    for (const i in l) if (!(i === "id" || i === "name" || g.test(i))) {
      return Ne.errors = [null], false;
      break;
    }
    if (s === e && l.id !== void 0) {
      let i = l.id;
      if (typeof i != "string" && i !== null) return Ne.errors = [null], false;
    }
  } else return Ne.errors = [null], false;
  return Ne.errors = r, e === 0;
}
function pr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    Ne(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Ne.errors : r.concat(Ne.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, pr.errors = r, false;
  return pr.errors = r, e === 0;
}
function dr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    l !== "dotproduct" && (r === null ? r = [null] : r.push(null), e++);
    var n = t === e;
    if (i = i || n, !i) {
      const m = e;
      l !== "nested_crossproduct" && (r === null ? r = [null] : r.push(null), e++);
      var n = m === e;
      if (i = i || n, !i) {
        const y = e;
        l !== "flat_crossproduct" && (r === null ? r = [null] : r.push(null), e++);
        var n = y === e;
        i = i || n;
      }
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, dr.errors = r, false;
  return dr.errors = r, e === 0;
}
function V(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.in === void 0 && (n = "in") || l.out === void 0 && (n = "out") || l.run === void 0 && (n = "run")) return V.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(j.call(Fr.properties, f) || g.test(f))) {
        return V.errors = [null], false;
        break;
      }
      if (t === e) {
        if (l.id !== void 0) {
          let f = l.id;
          const m = e;
          if (typeof f != "string" && f !== null) return V.errors = [null], false;
          var s = m === e;
        } else var s = true;
        if (s) {
          if (l.in !== void 0) {
            let f = l.in;
            const m = e;
            if (e === m) if (Array.isArray(f)) {
              var i = true;
              const y = f.length;
              for (let d = 0; d < y; d++) {
                const _ = e;
                ue(f[d]) || (r = r === null ? ue.errors : r.concat(ue.errors), e = r.length);
                var i = _ === e;
                if (!i) break;
              }
            } else return V.errors = [null], false;
            var s = m === e;
          } else var s = true;
          if (s) {
            if (l.out !== void 0) {
              let f = l.out;
              const m = e;
              if (e === m) if (Array.isArray(f)) {
                var o = true;
                const y = f.length;
                for (let d = 0; d < y; d++) {
                  const _ = e;
                  pr(f[d]) || (r = r === null ? pr.errors : r.concat(pr.errors), e = r.length);
                  var o = _ === e;
                  if (!o) break;
                }
              } else return V.errors = [null], false;
              var s = m === e;
            } else var s = true;
            if (s) {
              if (l.requirements !== void 0) {
                const f = e;
                C(l.requirements) || (r = r === null ? C.errors : r.concat(C.errors), e = r.length);
                var s = f === e;
              } else var s = true;
              if (s) {
                if (l.hints !== void 0) {
                  const f = e;
                  w(l.hints) || (r = r === null ? w.errors : r.concat(w.errors), e = r.length);
                  var s = f === e;
                } else var s = true;
                if (s) {
                  if (l.label !== void 0) {
                    let f = l.label;
                    const m = e;
                    if (typeof f != "string" && f !== null) return V.errors = [null], false;
                    var s = m === e;
                  } else var s = true;
                  if (s) {
                    if (l.run !== void 0) {
                      let f = l.run;
                      const m = e;
                      if (typeof f != "string" && !(f && typeof f == "object" && !Array.isArray(f))) return V.errors = [null], false;
                      var s = m === e;
                    } else var s = true;
                    if (s) {
                      if (l.scatter !== void 0) {
                        const f = e;
                        p(l.scatter) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                        var s = f === e;
                      } else var s = true;
                      if (s) {
                        if (l.scatterMethod !== void 0) {
                          const f = e;
                          dr(l.scatterMethod) || (r = r === null ? dr.errors : r.concat(dr.errors), e = r.length);
                          var s = f === e;
                        } else var s = true;
                        if (s) if (l.doc !== void 0) {
                          const f = e;
                          p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                          var s = f === e;
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
  } else return V.errors = [null], false;
  return V.errors = r, e === 0;
}
function x(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.outputs === void 0 && (t = "outputs") || l.class === void 0 && (t = "class") || l.steps === void 0 && (t = "steps") || l.inputs === void 0 && (t = "inputs")) return x.errors = [null], false;
    {
      const f = e;
      for (const m in l) if (!(j.call(Rr.properties, m) || g.test(m))) {
        return x.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          let m = l.id;
          const h = e;
          if (typeof m != "string" && m !== null) return x.errors = [null], false;
          var s = h === e;
        } else var s = true;
        if (s) {
          if (l.outputs !== void 0) {
            let m = l.outputs;
            const h = e;
            if (e === h) if (Array.isArray(m)) {
              var i = true;
              const d = m.length;
              for (let _ = 0; _ < d; _++) {
                const P = e;
                Y(m[_]) || (r = r === null ? Y.errors : r.concat(Y.errors), e = r.length);
                var i = P === e;
                if (!i) break;
              }
            } else return x.errors = [null], false;
            var s = h === e;
          } else var s = true;
          if (s) {
            if (l.requirements !== void 0) {
              const m = e;
              C(l.requirements) || (r = r === null ? C.errors : r.concat(C.errors), e = r.length);
              var s = m === e;
            } else var s = true;
            if (s) {
              if (l.hints !== void 0) {
                const m = e;
                w(l.hints) || (r = r === null ? w.errors : r.concat(w.errors), e = r.length);
                var s = m === e;
              } else var s = true;
              if (s) {
                if (l.label !== void 0) {
                  let m = l.label;
                  const h = e;
                  if (typeof m != "string" && m !== null) return x.errors = [null], false;
                  var s = h === e;
                } else var s = true;
                if (s) {
                  if (l.cwlVersion !== void 0) {
                    let m = l.cwlVersion;
                    const h = e;
                    if (typeof m != "string" && m !== null) return x.errors = [null], false;
                    var s = h === e;
                  } else var s = true;
                  if (s) {
                    if (l.class !== void 0) {
                      const m = e;
                      if (l.class !== "Workflow") return x.errors = [null], false;
                      var s = m === e;
                    } else var s = true;
                    if (s) {
                      if (l.steps !== void 0) {
                        let m = l.steps;
                        const h = e;
                        if (e === h) if (Array.isArray(m)) {
                          var o = true;
                          const d = m.length;
                          for (let _ = 0; _ < d; _++) {
                            const P = e;
                            V(m[_]) || (r = r === null ? V.errors : r.concat(V.errors), e = r.length);
                            var o = P === e;
                            if (!o) break;
                          }
                        } else return x.errors = [null], false;
                        var s = h === e;
                      } else var s = true;
                      if (s) {
                        if (l.doc !== void 0) {
                          const m = e;
                          p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                          var s = m === e;
                        } else var s = true;
                        if (s) if (l.inputs !== void 0) {
                          let m = l.inputs;
                          const h = e;
                          if (e === h) if (Array.isArray(m)) {
                            var n = true;
                            const d = m.length;
                            for (let _ = 0; _ < d; _++) {
                              const P = e;
                              F(m[_]) || (r = r === null ? F.errors : r.concat(F.errors), e = r.length);
                              var n = P === e;
                              if (!n) break;
                            }
                          } else return x.errors = [null], false;
                          var s = h === e;
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
  } else return x.errors = [null], false;
  return x.errors = r, e === 0;
}



/***/ })

};

export const id = 593;
export const ids = [593];
export const modules = {

/***/ 593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CommandLineTool: () => (/* binding */ Br),
/* harmony export */   ExpressionTool: () => (/* binding */ Vr),
/* harmony export */   Operation: () => (/* binding */ Wr),
/* harmony export */   Workflow: () => (/* binding */ Nr)
/* harmony export */ });
/* harmony import */ var _chunk_WJDBHJ4B_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(425);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);


// cwl/model/generated/v1.2.mjs
var Br = w;
var $r = { type: "object", required: ["inputs", "outputs", "class"], properties: { id: { type: ["string", "null"] }, name: {}, inputs: { type: "array", items: { $ref: "#/$defs/CommandInputParameter" } }, outputs: { type: "array", items: { $ref: "#/$defs/CommandOutputParameter" } }, requirements: { $ref: "#/$defs/choice29" }, hints: { $ref: "#/$defs/choice30" }, label: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "CommandLineTool" }, baseCommand: { $ref: "#/$defs/choice1" }, arguments: { $ref: "#/$defs/choice32" }, stdin: { type: ["string", "null"] }, stderr: { type: ["string", "null"] }, stdout: { type: ["string", "null"] }, successCodes: { $ref: "#/$defs/choice33" }, temporaryFailCodes: { $ref: "#/$defs/choice33" }, permanentFailCodes: { $ref: "#/$defs/choice33" }, doc: { $ref: "#/$defs/choice1" }, intent: { $ref: "#/$defs/choice19" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var D = Object.prototype.hasOwnProperty;
var _ = new RegExp("^[^:]+:|^[$@]", "u");
var kr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { $ref: "#/$defs/choice1" }, inputBinding: { $ref: "#/$defs/choice3" }, default: { $ref: "#/$defs/choice4" }, secondaryFiles: { $ref: "#/$defs/choice6" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, type: { $ref: "#/$defs/choice12" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
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
      const g = l.length;
      for (let h = 0; h < g; h++) {
        const y = e;
        typeof l[h] != "string" && (r === null ? r = [null] : r.push(null), e++);
        var t = y === e;
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
var Pr = { type: "object", properties: { id: {}, name: {}, loadContents: { type: ["boolean", "null"] }, prefix: { type: ["string", "null"] }, separate: { type: ["boolean", "null"] }, itemSeparator: { type: ["string", "null"] }, valueFrom: { type: ["string", "null"] }, shellQuote: { type: ["boolean", "null"] }, position: { $ref: "#/$defs/choice2" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function Xe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
  else return r === null ? r = [null] : r.push(null), e++, Xe.errors = r, false;
  return Xe.errors = r, e === 0;
}
function R(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const i = e;
    for (const o in l) if (!(D.call(Pr.properties, o) || _.test(o))) {
      return R.errors = [null], false;
      break;
    }
    if (i === e) {
      if (l.loadContents !== void 0) {
        let o = l.loadContents;
        const n = e;
        if (typeof o != "boolean" && o !== null) return R.errors = [null], false;
        var s = n === e;
      } else var s = true;
      if (s) {
        if (l.prefix !== void 0) {
          let o = l.prefix;
          const n = e;
          if (typeof o != "string" && o !== null) return R.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.separate !== void 0) {
            let o = l.separate;
            const n = e;
            if (typeof o != "boolean" && o !== null) return R.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.itemSeparator !== void 0) {
              let o = l.itemSeparator;
              const n = e;
              if (typeof o != "string" && o !== null) return R.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.valueFrom !== void 0) {
                let o = l.valueFrom;
                const n = e;
                if (typeof o != "string" && o !== null) return R.errors = [null], false;
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.shellQuote !== void 0) {
                  let o = l.shellQuote;
                  const n = e;
                  if (typeof o != "boolean" && o !== null) return R.errors = [null], false;
                  var s = n === e;
                } else var s = true;
                if (s) if (l.position !== void 0) {
                  const o = e;
                  Xe(l.position) || (r = r === null ? Xe.errors : r.concat(Xe.errors), e = r.length);
                  var s = o === e;
                } else var s = true;
              }
            }
          }
        }
      }
    }
  } else return R.errors = [null], false;
  return R.errors = r, e === 0;
}
function q(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    R(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? R.errors : r.concat(R.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, q.errors = r, false;
  return q.errors = r, e === 0;
}
function I(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e, d = e, g = e;
    if (l !== null) {
      const y = {};
      r === null ? r = [y] : r.push(y), e++;
    }
    var t = g === e;
    t ? (r === null ? r = [null] : r.push(null), e++) : (e = d, r !== null && (d ? r.length = d : r = null));
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, I.errors = r, false;
  return I.errors = r, e === 0;
}
function U(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.pattern === void 0 && (i = "pattern")) return U.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "pattern" || n === "required" || _.test(n))) {
        return U.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.pattern !== void 0) {
          const n = e;
          if (typeof l.pattern != "string") return U.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.required !== void 0) {
          let n = l.required;
          const t = e;
          if (typeof n != "boolean" && typeof n != "string" && n !== null) return U.errors = [null], false;
          var s = t === e;
        } else var s = true;
      }
    }
  } else return U.errors = [null], false;
  return U.errors = r, e === 0;
}
function Ye(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    U(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? U.errors : r.concat(U.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ye.errors = r, false;
  return Ye.errors = r, e === 0;
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
    U(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? U.errors : r.concat(U.errors), e = r.length);
    var n = f === e;
    if (i = i || n, !i) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var t = true;
        const y = l.length;
        for (let m = 0; m < y; m++) {
          const A = e;
          Ye(l[m]) || (r = r === null ? Ye.errors : r.concat(Ye.errors), e = r.length);
          var t = A === e;
          if (!t) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
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
      const d = e;
      l !== "shallow_listing" && (r === null ? r = [null] : r.push(null), e++);
      var n = d === e;
      if (i = i || n, !i) {
        const h = e;
        l !== "deep_listing" && (r === null ? r = [null] : r.push(null), e++);
        var n = h === e;
        i = i || n;
      }
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, k.errors = r, false;
  return k.errors = r, e === 0;
}
var Ar = { type: "object", required: ["name", "type"], properties: { id: {}, name: { type: "string" }, type: { $ref: "#/$defs/choice10" }, inputBinding: { $ref: "#/$defs/choice3" }, label: { type: ["string", "null"] }, doc: { $ref: "#/$defs/choice1" }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Je = { validate: ze };
function G(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.name === void 0 && (i = "name") || l.type === void 0 && (i = "type")) return G.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(D.call(Ar.properties, n) || _.test(n))) {
        return G.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return G.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            Je.validate(l.type) || (r = r === null ? Je.validate.errors : r.concat(Je.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.inputBinding !== void 0) {
              const n = e;
              q(l.inputBinding) || (r = r === null ? q.errors : r.concat(q.errors), e = r.length);
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return G.errors = [null], false;
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
                      if (typeof n != "boolean" && n !== null) return G.errors = [null], false;
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
                          if (typeof n != "boolean" && n !== null) return G.errors = [null], false;
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
  } else return G.errors = [null], false;
  return G.errors = r, e === 0;
}
function Ze(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const g = l.length;
      for (let h = 0; h < g; h++) {
        const y = e;
        G(l[h]) || (r = r === null ? G.errors : r.concat(G.errors), e = r.length);
        var t = y === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ze.errors = r, false;
  return Ze.errors = r, e === 0;
}
function x(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return x.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || n === "inputBinding" || _.test(n))) {
        return x.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return x.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            Ze(l.fields) || (r = r === null ? Ze.errors : r.concat(Ze.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "record") return x.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return x.errors = [null], false;
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
                  q(l.inputBinding) || (r = r === null ? q.errors : r.concat(q.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
              }
            }
          }
        }
      }
    }
  } else return x.errors = [null], false;
  return x.errors = r, e === 0;
}
function F(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.symbols === void 0 && (o = "symbols") || l.type === void 0 && (o = "type")) return F.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "symbols" || t === "type" || t === "label" || t === "inputBinding" || t === "doc" || _.test(t))) {
        return F.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let t = l.name;
          const f = e;
          if (typeof t != "string" && t !== null) return F.errors = [null], false;
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let t = l.symbols;
            const f = e;
            if (e === f) if (Array.isArray(t)) {
              var i = true;
              const g = t.length;
              for (let h = 0; h < g; h++) {
                const y = e;
                if (typeof t[h] != "string") return F.errors = [null], false;
                var i = y === e;
                if (!i) break;
              }
            } else return F.errors = [null], false;
            var s = f === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const t = e;
              if (l.type !== "enum") return F.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let t = l.label;
                const f = e;
                if (typeof t != "string" && t !== null) return F.errors = [null], false;
                var s = f === e;
              } else var s = true;
              if (s) {
                if (l.inputBinding !== void 0) {
                  const t = e;
                  q(l.inputBinding) || (r = r === null ? q.errors : r.concat(q.errors), e = r.length);
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
  } else return F.errors = [null], false;
  return F.errors = r, e === 0;
}
function M(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.items === void 0 && (i = "items") || l.type === void 0 && (i = "type")) return M.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "inputBinding" || n === "doc" || _.test(n))) {
        return M.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return M.errors = [null], false;
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
              if (l.type !== "array") return M.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return M.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) {
                if (l.inputBinding !== void 0) {
                  const n = e;
                  q(l.inputBinding) || (r = r === null ? q.errors : r.concat(q.errors), e = r.length);
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
  } else return M.errors = [null], false;
  return M.errors = r, e === 0;
}
function de(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") x(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? x.errors : r.concat(x.errors), e = r.length);
    else if (s === "enum") F(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? F.errors : r.concat(F.errors), e = r.length);
    else if (s === "array") M(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? M.errors : r.concat(M.errors), e = r.length);
    else return de.errors = [null], false;
    else return de.errors = [null], false;
  } else return de.errors = [null], false;
  return de.errors = r, e === 0;
}
function er(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    de(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? de.errors : r.concat(de.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, er.errors = r, false;
  return er.errors = r, e === 0;
}
function ze(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    de(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? de.errors : r.concat(de.errors), e = r.length);
    var n = f === e;
    if (i = i || n, !i) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var t = true;
        const y = l.length;
        for (let m = 0; m < y; m++) {
          const A = e;
          er(l[m]) || (r = r === null ? er.errors : r.concat(er.errors), e = r.length);
          var t = A === e;
          if (!t) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ze.errors = r, false;
  return ze.errors = r, e === 0;
}
function rr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== "stdin" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    ze(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ze.errors : r.concat(ze.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, rr.errors = r, false;
  return rr.errors = r, e === 0;
}
function H(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return H.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(D.call(kr.properties, n) || _.test(n))) {
        return H.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const t = e;
          if (typeof n != "string" && n !== null) return H.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const t = e;
            if (typeof n != "string" && n !== null) return H.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const t = e;
              if (typeof n != "boolean" && n !== null) return H.errors = [null], false;
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
                    q(l.inputBinding) || (r = r === null ? q.errors : r.concat(q.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                  if (s) {
                    if (l.default !== void 0) {
                      const n = e;
                      I(l.default) || (r = r === null ? I.errors : r.concat(I.errors), e = r.length);
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
                          if (typeof n != "boolean" && n !== null) return H.errors = [null], false;
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
                            rr(l.type) || (r = r === null ? rr.errors : r.concat(rr.errors), e = r.length);
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
  } else return H.errors = [null], false;
  return H.errors = r, e === 0;
}
var Dr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, outputBinding: { $ref: "#/$defs/choice13" }, format: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, type: { $ref: "#/$defs/choice18" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function je(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const i = e;
    for (const o in l) if (!(o === "id" || o === "name" || o === "glob" || o === "loadContents" || o === "loadListing" || o === "outputEval" || _.test(o))) {
      return je.errors = [null], false;
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
          if (typeof o != "boolean" && o !== null) return je.errors = [null], false;
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
            if (typeof o != "string" && o !== null) return je.errors = [null], false;
            var s = n === e;
          } else var s = true;
        }
      }
    }
  } else return je.errors = [null], false;
  return je.errors = r, e === 0;
}
function Me(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    je(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? je.errors : r.concat(je.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Me.errors = r, false;
  return Me.errors = r, e === 0;
}
var jr = { type: "object", required: ["name", "type"], properties: { id: {}, name: { type: "string" }, type: { $ref: "#/$defs/choice16" }, outputBinding: { $ref: "#/$defs/choice13" }, doc: { $ref: "#/$defs/choice1" }, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, format: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Qe = { validate: Ge };
function K(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.name === void 0 && (i = "name") || l.type === void 0 && (i = "type")) return K.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(D.call(jr.properties, n) || _.test(n))) {
        return K.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return K.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            Qe.validate(l.type) || (r = r === null ? Qe.validate.errors : r.concat(Qe.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.outputBinding !== void 0) {
              const n = e;
              Me(l.outputBinding) || (r = r === null ? Me.errors : r.concat(Me.errors), e = r.length);
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
                  if (typeof n != "string" && n !== null) return K.errors = [null], false;
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
                      if (typeof n != "boolean" && n !== null) return K.errors = [null], false;
                      var s = t === e;
                    } else var s = true;
                    if (s) if (l.format !== void 0) {
                      let n = l.format;
                      const t = e;
                      if (typeof n != "string" && n !== null) return K.errors = [null], false;
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
  } else return K.errors = [null], false;
  return K.errors = r, e === 0;
}
function lr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const g = l.length;
      for (let h = 0; h < g; h++) {
        const y = e;
        K(l[h]) || (r = r === null ? K.errors : r.concat(K.errors), e = r.length);
        var t = y === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, lr.errors = r, false;
  return lr.errors = r, e === 0;
}
function te(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return te.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || _.test(n))) {
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
          if (l.fields !== void 0) {
            const n = e;
            lr(l.fields) || (r = r === null ? lr.errors : r.concat(lr.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "record") return te.errors = [null], false;
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
function N(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.symbols === void 0 && (o = "symbols") || l.type === void 0 && (o = "type")) return N.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "symbols" || t === "type" || t === "label" || t === "doc" || _.test(t))) {
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
              const g = t.length;
              for (let h = 0; h < g; h++) {
                const y = e;
                if (typeof t[h] != "string") return N.errors = [null], false;
                var i = y === e;
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
function oe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.items === void 0 && (i = "items") || l.type === void 0 && (i = "type")) return oe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "doc" || _.test(n))) {
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
          if (l.items !== void 0) {
            const n = e;
            Qe.validate(l.items) || (r = r === null ? Qe.validate.errors : r.concat(Qe.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "array") return oe.errors = [null], false;
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
function ye(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") te(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? te.errors : r.concat(te.errors), e = r.length);
    else if (s === "enum") N(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? N.errors : r.concat(N.errors), e = r.length);
    else if (s === "array") oe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? oe.errors : r.concat(oe.errors), e = r.length);
    else return ye.errors = [null], false;
    else return ye.errors = [null], false;
  } else return ye.errors = [null], false;
  return ye.errors = r, e === 0;
}
function sr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    ye(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ye.errors : r.concat(ye.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, sr.errors = r, false;
  return sr.errors = r, e === 0;
}
function Ge(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    ye(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ye.errors : r.concat(ye.errors), e = r.length);
    var n = f === e;
    if (i = i || n, !i) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var t = true;
        const y = l.length;
        for (let m = 0; m < y; m++) {
          const A = e;
          sr(l[m]) || (r = r === null ? sr.errors : r.concat(sr.errors), e = r.length);
          var t = A === e;
          if (!t) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ge.errors = r, false;
  return Ge.errors = r, e === 0;
}
function nr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const d = e;
      Ge(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Ge.errors : r.concat(Ge.errors), e = r.length);
      var n = d === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, nr.errors = r, false;
  return nr.errors = r, e === 0;
}
function X(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return X.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(D.call(Dr.properties, n) || _.test(n))) {
        return X.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const t = e;
          if (typeof n != "string" && n !== null) return X.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const t = e;
            if (typeof n != "string" && n !== null) return X.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const t = e;
              if (typeof n != "boolean" && n !== null) return X.errors = [null], false;
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
                  Me(l.outputBinding) || (r = r === null ? Me.errors : r.concat(Me.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.format !== void 0) {
                    let n = l.format;
                    const t = e;
                    if (typeof n != "string" && n !== null) return X.errors = [null], false;
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
                      nr(l.type) || (r = r === null ? nr.errors : r.concat(nr.errors), e = r.length);
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
  } else return X.errors = [null], false;
  return X.errors = r, e === 0;
}
function P(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const g = l.length;
      for (let h = 0; h < g; h++) {
        const y = e;
        typeof l[h] != "string" && (r === null ? r = [null] : r.push(null), e++);
        var t = y === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, P.errors = r, false;
  return P.errors = r, e === 0;
}
function qe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return qe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "expressionLib" || _.test(n))) {
        return qe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "InlineJavascriptRequirement") return qe.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.expressionLib !== void 0) {
          const n = e;
          P(l.expressionLib) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return qe.errors = [null], false;
  return qe.errors = r, e === 0;
}
function ir(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  x(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? x.errors : r.concat(x.errors), e = r.length);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    F(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? F.errors : r.concat(F.errors), e = r.length);
    var n = t === e;
    if (i = i || n, !i) {
      const d = e;
      M(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? M.errors : r.concat(M.errors), e = r.length);
      var n = d === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ir.errors = r, false;
  return ir.errors = r, e === 0;
}
function me(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.class === void 0 && (o = "class") || l.types === void 0 && (o = "types")) return me.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "class" || t === "types" || _.test(t))) {
        return me.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const t = e;
          if (l.class !== "SchemaDefRequirement") return me.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) if (l.types !== void 0) {
          let t = l.types;
          const f = e;
          if (e === f) if (Array.isArray(t)) {
            var i = true;
            const g = t.length;
            for (let h = 0; h < g; h++) {
              const y = e;
              ir(t[h]) || (r = r === null ? ir.errors : r.concat(ir.errors), e = r.length);
              var i = y === e;
              if (!i) break;
            }
          } else return me.errors = [null], false;
          var s = f === e;
        } else var s = true;
      }
    }
  } else return me.errors = [null], false;
  return me.errors = r, e === 0;
}
var qr = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "DockerRequirement" }, dockerPull: { type: ["string", "null"] }, dockerLoad: { type: ["string", "null"] }, dockerFile: { type: ["string", "null"] }, dockerImport: { type: ["string", "null"] }, dockerImageId: { type: ["string", "null"] }, dockerOutputDirectory: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function C(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return C.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(D.call(qr.properties, n) || _.test(n))) {
        return C.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "DockerRequirement") return C.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.dockerPull !== void 0) {
            let n = l.dockerPull;
            const t = e;
            if (typeof n != "string" && n !== null) return C.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.dockerLoad !== void 0) {
              let n = l.dockerLoad;
              const t = e;
              if (typeof n != "string" && n !== null) return C.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.dockerFile !== void 0) {
                let n = l.dockerFile;
                const t = e;
                if (typeof n != "string" && n !== null) return C.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) {
                if (l.dockerImport !== void 0) {
                  let n = l.dockerImport;
                  const t = e;
                  if (typeof n != "string" && n !== null) return C.errors = [null], false;
                  var s = t === e;
                } else var s = true;
                if (s) {
                  if (l.dockerImageId !== void 0) {
                    let n = l.dockerImageId;
                    const t = e;
                    if (typeof n != "string" && n !== null) return C.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                  if (s) if (l.dockerOutputDirectory !== void 0) {
                    let n = l.dockerOutputDirectory;
                    const t = e;
                    if (typeof n != "string" && n !== null) return C.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                }
              }
            }
          }
        }
      }
    }
  } else return C.errors = [null], false;
  return C.errors = r, e === 0;
}
function Ee(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.package === void 0 && (i = "package")) return Ee.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "package" || n === "version" || n === "specs" || _.test(n))) {
        return Ee.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.package !== void 0) {
          const n = e;
          if (typeof l.package != "string") return Ee.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.version !== void 0) {
            const n = e;
            P(l.version) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) if (l.specs !== void 0) {
            const n = e;
            P(l.specs) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
            var s = n === e;
          } else var s = true;
        }
      }
    }
  } else return Ee.errors = [null], false;
  return Ee.errors = r, e === 0;
}
function _e(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.class === void 0 && (o = "class") || l.packages === void 0 && (o = "packages")) return _e.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "class" || t === "packages" || _.test(t))) {
        return _e.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const t = e;
          if (l.class !== "SoftwareRequirement") return _e.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) if (l.packages !== void 0) {
          let t = l.packages;
          const f = e;
          if (e === f) if (Array.isArray(t)) {
            var i = true;
            const g = t.length;
            for (let h = 0; h < g; h++) {
              const y = e;
              Ee(t[h]) || (r = r === null ? Ee.errors : r.concat(Ee.errors), e = r.length);
              var i = y === e;
              if (!i) break;
            }
          } else return _e.errors = [null], false;
          var s = f === e;
        } else var s = true;
      }
    }
  } else return _e.errors = [null], false;
  return _e.errors = r, e === 0;
}
function fe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.entry === void 0 && (i = "entry")) return fe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "entryname" || n === "entry" || n === "writable" || _.test(n))) {
        return fe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.entryname !== void 0) {
          let n = l.entryname;
          const t = e;
          if (typeof n != "string" && n !== null) return fe.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.entry !== void 0) {
            const n = e;
            if (typeof l.entry != "string") return fe.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) if (l.writable !== void 0) {
            let n = l.writable;
            const t = e;
            if (typeof n != "boolean" && n !== null) return fe.errors = [null], false;
            var s = t === e;
          } else var s = true;
        }
      }
    }
  } else return fe.errors = [null], false;
  return fe.errors = r, e === 0;
}
var Er = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "File" }, location: { type: ["string", "null"] }, path: { type: ["string", "null"] }, basename: { type: ["string", "null"] }, dirname: { type: ["string", "null"] }, nameroot: { type: ["string", "null"] }, nameext: { type: ["string", "null"] }, checksum: { type: ["string", "null"] }, size: { $ref: "#/$defs/choice21" }, secondaryFiles: { $ref: "#/$defs/choice23" }, format: { type: ["string", "null"] }, contents: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function tr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
  else return r === null ? r = [null] : r.push(null), e++, tr.errors = r, false;
  return tr.errors = r, e === 0;
}
var _r = { validate: ie };
function Be(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const g = l.length;
      for (let h = 0; h < g; h++) {
        const y = e;
        _r.validate(l[h]) || (r = r === null ? _r.validate.errors : r.concat(_r.validate.errors), e = r.length);
        var t = y === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Be.errors = r, false;
  return Be.errors = r, e === 0;
}
function j(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return j.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(D.call(Er.properties, n) || _.test(n))) {
        return j.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "File") return j.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.location !== void 0) {
            let n = l.location;
            const t = e;
            if (typeof n != "string" && n !== null) return j.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.path !== void 0) {
              let n = l.path;
              const t = e;
              if (typeof n != "string" && n !== null) return j.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.basename !== void 0) {
                let n = l.basename;
                const t = e;
                if (typeof n != "string" && n !== null) return j.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) {
                if (l.dirname !== void 0) {
                  let n = l.dirname;
                  const t = e;
                  if (typeof n != "string" && n !== null) return j.errors = [null], false;
                  var s = t === e;
                } else var s = true;
                if (s) {
                  if (l.nameroot !== void 0) {
                    let n = l.nameroot;
                    const t = e;
                    if (typeof n != "string" && n !== null) return j.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                  if (s) {
                    if (l.nameext !== void 0) {
                      let n = l.nameext;
                      const t = e;
                      if (typeof n != "string" && n !== null) return j.errors = [null], false;
                      var s = t === e;
                    } else var s = true;
                    if (s) {
                      if (l.checksum !== void 0) {
                        let n = l.checksum;
                        const t = e;
                        if (typeof n != "string" && n !== null) return j.errors = [null], false;
                        var s = t === e;
                      } else var s = true;
                      if (s) {
                        if (l.size !== void 0) {
                          const n = e;
                          tr(l.size) || (r = r === null ? tr.errors : r.concat(tr.errors), e = r.length);
                          var s = n === e;
                        } else var s = true;
                        if (s) {
                          if (l.secondaryFiles !== void 0) {
                            const n = e;
                            Be(l.secondaryFiles) || (r = r === null ? Be.errors : r.concat(Be.errors), e = r.length);
                            var s = n === e;
                          } else var s = true;
                          if (s) {
                            if (l.format !== void 0) {
                              let n = l.format;
                              const t = e;
                              if (typeof n != "string" && n !== null) return j.errors = [null], false;
                              var s = t === e;
                            } else var s = true;
                            if (s) if (l.contents !== void 0) {
                              let n = l.contents;
                              const t = e;
                              if (typeof n != "string" && n !== null) return j.errors = [null], false;
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
  } else return j.errors = [null], false;
  return j.errors = r, e === 0;
}
function Y(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return Y.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "location" || n === "path" || n === "basename" || n === "listing" || _.test(n))) {
        return Y.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "Directory") return Y.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.location !== void 0) {
            let n = l.location;
            const t = e;
            if (typeof n != "string" && n !== null) return Y.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.path !== void 0) {
              let n = l.path;
              const t = e;
              if (typeof n != "string" && n !== null) return Y.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.basename !== void 0) {
                let n = l.basename;
                const t = e;
                if (typeof n != "string" && n !== null) return Y.errors = [null], false;
                var s = t === e;
              } else var s = true;
              if (s) if (l.listing !== void 0) {
                const n = e;
                Be(l.listing) || (r = r === null ? Be.errors : r.concat(Be.errors), e = r.length);
                var s = n === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return Y.errors = [null], false;
  return Y.errors = r, e === 0;
}
function ie(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.class;
    if (typeof s == "string") if (s === "File") j(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? j.errors : r.concat(j.errors), e = r.length);
    else if (s === "Directory") Y(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Y.errors : r.concat(Y.errors), e = r.length);
    else return ie.errors = [null], false;
    else return ie.errors = [null], false;
  } else return ie.errors = [null], false;
  return ie.errors = r, e === 0;
}
function or(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    fe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? fe.errors : r.concat(fe.errors), e = r.length);
    var n = f === e;
    if (i = i || n, !i) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var t = true;
        const y = l.length;
        for (let m = 0; m < y; m++) {
          const A = e;
          ie(l[m]) || (r = r === null ? ie.errors : r.concat(ie.errors), e = r.length);
          var t = A === e;
          if (!t) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      if (i = i || n, !i) {
        const y = e;
        ie(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ie.errors : r.concat(ie.errors), e = r.length);
        var n = y === e;
        i = i || n;
      }
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, or.errors = r, false;
  return or.errors = r, e === 0;
}
function fr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const g = l.length;
      for (let h = 0; h < g; h++) {
        const y = e;
        or(l[h]) || (r = r === null ? or.errors : r.concat(or.errors), e = r.length);
        var t = y === e;
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
function Oe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class") || l.listing === void 0 && (i = "listing")) return Oe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "listing" || _.test(n))) {
        return Oe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "InitialWorkDirRequirement") return Oe.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.listing !== void 0) {
          const n = e;
          fr(l.listing) || (r = r === null ? fr.errors : r.concat(fr.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return Oe.errors = [null], false;
  return Oe.errors = r, e === 0;
}
function be(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.envName === void 0 && (i = "envName") || l.envValue === void 0 && (i = "envValue")) return be.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "envName" || n === "envValue" || _.test(n))) {
        return be.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.envName !== void 0) {
          const n = e;
          if (typeof l.envName != "string") return be.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.envValue !== void 0) {
          const n = e;
          if (typeof l.envValue != "string") return be.errors = [null], false;
          var s = n === e;
        } else var s = true;
      }
    }
  } else return be.errors = [null], false;
  return be.errors = r, e === 0;
}
function $e(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.class === void 0 && (o = "class") || l.envDef === void 0 && (o = "envDef")) return $e.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "class" || t === "envDef" || _.test(t))) {
        return $e.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const t = e;
          if (l.class !== "EnvVarRequirement") return $e.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) if (l.envDef !== void 0) {
          let t = l.envDef;
          const f = e;
          if (e === f) if (Array.isArray(t)) {
            var i = true;
            const g = t.length;
            for (let h = 0; h < g; h++) {
              const y = e;
              be(t[h]) || (r = r === null ? be.errors : r.concat(be.errors), e = r.length);
              var i = y === e;
              if (!i) break;
            }
          } else return $e.errors = [null], false;
          var s = f === e;
        } else var s = true;
      }
    }
  } else return $e.errors = [null], false;
  return $e.errors = r, e === 0;
}
function Re(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Re.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || _.test(o))) {
        return Re.errors = [null], false;
        break;
      }
      if (i === e && l.class !== void 0 && l.class !== "ShellCommandRequirement") return Re.errors = [null], false;
    }
  } else return Re.errors = [null], false;
  return Re.errors = r, e === 0;
}
var Or = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "ResourceRequirement" }, coresMin: { $ref: "#/$defs/choice26" }, coresMax: { $ref: "#/$defs/choice26" }, ramMin: { $ref: "#/$defs/choice26" }, ramMax: { $ref: "#/$defs/choice26" }, tmpdirMin: { $ref: "#/$defs/choice26" }, tmpdirMax: { $ref: "#/$defs/choice26" }, outdirMin: { $ref: "#/$defs/choice26" }, outdirMax: { $ref: "#/$defs/choice26" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function $(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    typeof l == "number" || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" || (r === null ? r = [null] : r.push(null), e++);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, $.errors = r, false;
  return $.errors = r, e === 0;
}
function Fe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return Fe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(D.call(Or.properties, n) || _.test(n))) {
        return Fe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "ResourceRequirement") return Fe.errors = [null], false;
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
              $(l.coresMax) || (r = r === null ? $.errors : r.concat($.errors), e = r.length);
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
  } else return Fe.errors = [null], false;
  return Fe.errors = r, e === 0;
}
function we(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return we.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || _.test(o))) {
        return we.errors = [null], false;
        break;
      }
      if (i === e && l.class !== void 0 && l.class !== "SubworkflowFeatureRequirement") return we.errors = [null], false;
    }
  } else return we.errors = [null], false;
  return we.errors = r, e === 0;
}
function Ce(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Ce.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || _.test(o))) {
        return Ce.errors = [null], false;
        break;
      }
      if (i === e && l.class !== void 0 && l.class !== "ScatterFeatureRequirement") return Ce.errors = [null], false;
    }
  } else return Ce.errors = [null], false;
  return Ce.errors = r, e === 0;
}
function Se(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Se.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || _.test(o))) {
        return Se.errors = [null], false;
        break;
      }
      if (i === e && l.class !== void 0 && l.class !== "MultipleInputFeatureRequirement") return Se.errors = [null], false;
    }
  } else return Se.errors = [null], false;
  return Se.errors = r, e === 0;
}
function Ie(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Ie.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || _.test(o))) {
        return Ie.errors = [null], false;
        break;
      }
      if (i === e && l.class !== void 0 && l.class !== "StepInputExpressionRequirement") return Ie.errors = [null], false;
    }
  } else return Ie.errors = [null], false;
  return Ie.errors = r, e === 0;
}
function Le(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return Le.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "loadListing" || _.test(n))) {
        return Le.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "LoadListingRequirement") return Le.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.loadListing !== void 0) {
          const n = e;
          k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return Le.errors = [null], false;
  return Le.errors = r, e === 0;
}
function ke(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class")) return ke.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "enableReuse" || _.test(n))) {
        return ke.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "WorkReuse") return ke.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.enableReuse !== void 0) {
          let n = l.enableReuse;
          const t = e;
          if (typeof n != "boolean" && typeof n != "string" && n !== null) return ke.errors = [null], false;
          var s = t === e;
        } else var s = true;
      }
    }
  } else return ke.errors = [null], false;
  return ke.errors = r, e === 0;
}
function Pe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class") || l.networkAccess === void 0 && (i = "networkAccess")) return Pe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "networkAccess" || _.test(n))) {
        return Pe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "NetworkAccess") return Pe.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.networkAccess !== void 0) {
          let n = l.networkAccess;
          const t = e;
          if (typeof n != "boolean" && typeof n != "string") return Pe.errors = [null], false;
          var s = t === e;
        } else var s = true;
      }
    }
  } else return Pe.errors = [null], false;
  return Pe.errors = r, e === 0;
}
function Ae(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class") || l.inplaceUpdate === void 0 && (i = "inplaceUpdate")) return Ae.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "inplaceUpdate" || _.test(n))) {
        return Ae.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "InplaceUpdateRequirement") return Ae.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.inplaceUpdate !== void 0) {
          const n = e;
          if (typeof l.inplaceUpdate != "boolean") return Ae.errors = [null], false;
          var s = n === e;
        } else var s = true;
      }
    }
  } else return Ae.errors = [null], false;
  return Ae.errors = r, e === 0;
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
    Number.isInteger(l) || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.kind == "integer" || (r === null ? r = [null] : r.push(null), e++);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ur.errors = r, false;
  return ur.errors = r, e === 0;
}
function xe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.class === void 0 && (i = "class") || l.timelimit === void 0 && (i = "timelimit")) return xe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "timelimit" || _.test(n))) {
        return xe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "ToolTimeLimit") return xe.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.timelimit !== void 0) {
          const n = e;
          ur(l.timelimit) || (r = r === null ? ur.errors : r.concat(ur.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return xe.errors = [null], false;
  return xe.errors = r, e === 0;
}
function We(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.class;
    if (typeof s == "string") if (s === "InlineJavascriptRequirement") qe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? qe.errors : r.concat(qe.errors), e = r.length);
    else if (s === "SchemaDefRequirement") me(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? me.errors : r.concat(me.errors), e = r.length);
    else if (s === "DockerRequirement") C(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? C.errors : r.concat(C.errors), e = r.length);
    else if (s === "SoftwareRequirement") _e(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? _e.errors : r.concat(_e.errors), e = r.length);
    else if (s === "InitialWorkDirRequirement") Oe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Oe.errors : r.concat(Oe.errors), e = r.length);
    else if (s === "EnvVarRequirement") $e(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? $e.errors : r.concat($e.errors), e = r.length);
    else if (s === "ShellCommandRequirement") Re(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Re.errors : r.concat(Re.errors), e = r.length);
    else if (s === "ResourceRequirement") Fe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Fe.errors : r.concat(Fe.errors), e = r.length);
    else if (s === "SubworkflowFeatureRequirement") we(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? we.errors : r.concat(we.errors), e = r.length);
    else if (s === "ScatterFeatureRequirement") Ce(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Ce.errors : r.concat(Ce.errors), e = r.length);
    else if (s === "MultipleInputFeatureRequirement") Se(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Se.errors : r.concat(Se.errors), e = r.length);
    else if (s === "StepInputExpressionRequirement") Ie(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Ie.errors : r.concat(Ie.errors), e = r.length);
    else if (s === "LoadListingRequirement") Le(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Le.errors : r.concat(Le.errors), e = r.length);
    else if (s === "WorkReuse") ke(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ke.errors : r.concat(ke.errors), e = r.length);
    else if (s === "NetworkAccess") Pe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Pe.errors : r.concat(Pe.errors), e = r.length);
    else if (s === "InplaceUpdateRequirement") Ae(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Ae.errors : r.concat(Ae.errors), e = r.length);
    else if (s === "ToolTimeLimit") xe(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? xe.errors : r.concat(xe.errors), e = r.length);
    else return We.errors = [null], false;
    else return We.errors = [null], false;
  } else return We.errors = [null], false;
  return We.errors = r, e === 0;
}
function E(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const g = l.length;
      for (let h = 0; h < g; h++) {
        const y = e;
        We(l[h]) || (r = r === null ? We.errors : r.concat(We.errors), e = r.length);
        var t = y === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, E.errors = r, false;
  return E.errors = r, e === 0;
}
function O(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const g = l.length;
      for (let h = 0; h < g; h++) {
        let y = l[h];
        const m = e;
        y && typeof y == "object" && !Array.isArray(y) || (r === null ? r = [null] : r.push(null), e++);
        var t = m === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, O.errors = r, false;
  return O.errors = r, e === 0;
}
function cr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    R(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? R.errors : r.concat(R.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, cr.errors = r, false;
  return cr.errors = r, e === 0;
}
function ar(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const g = l.length;
      for (let h = 0; h < g; h++) {
        const y = e;
        cr(l[h]) || (r = r === null ? cr.errors : r.concat(cr.errors), e = r.length);
        var t = y === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ar.errors = r, false;
  return ar.errors = r, e === 0;
}
function Q(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const g = l.length;
      for (let h = 0; h < g; h++) {
        let y = l[h];
        const m = e;
        Number.isInteger(y) && y >= -2147483648 && y <= 2147483647 || typeof y == "object" && y !== null && Object.getPrototypeOf(y) !== null && typeof y.source == "string" && y.source == "-0" || (r === null ? r = [null] : r.push(null), e++);
        var t = m === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Q.errors = r, false;
  return Q.errors = r, e === 0;
}
function w(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.inputs === void 0 && (n = "inputs") || l.outputs === void 0 && (n = "outputs") || l.class === void 0 && (n = "class")) return w.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(D.call($r.properties, f) || _.test(f))) {
        return w.errors = [null], false;
        break;
      }
      if (t === e) {
        if (l.id !== void 0) {
          let f = l.id;
          const d = e;
          if (typeof f != "string" && f !== null) return w.errors = [null], false;
          var s = d === e;
        } else var s = true;
        if (s) {
          if (l.inputs !== void 0) {
            let f = l.inputs;
            const d = e;
            if (e === d) if (Array.isArray(f)) {
              var i = true;
              const h = f.length;
              for (let y = 0; y < h; y++) {
                const m = e;
                H(f[y]) || (r = r === null ? H.errors : r.concat(H.errors), e = r.length);
                var i = m === e;
                if (!i) break;
              }
            } else return w.errors = [null], false;
            var s = d === e;
          } else var s = true;
          if (s) {
            if (l.outputs !== void 0) {
              let f = l.outputs;
              const d = e;
              if (e === d) if (Array.isArray(f)) {
                var o = true;
                const h = f.length;
                for (let y = 0; y < h; y++) {
                  const m = e;
                  X(f[y]) || (r = r === null ? X.errors : r.concat(X.errors), e = r.length);
                  var o = m === e;
                  if (!o) break;
                }
              } else return w.errors = [null], false;
              var s = d === e;
            } else var s = true;
            if (s) {
              if (l.requirements !== void 0) {
                const f = e;
                E(l.requirements) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
                var s = f === e;
              } else var s = true;
              if (s) {
                if (l.hints !== void 0) {
                  const f = e;
                  O(l.hints) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                  var s = f === e;
                } else var s = true;
                if (s) {
                  if (l.label !== void 0) {
                    let f = l.label;
                    const d = e;
                    if (typeof f != "string" && f !== null) return w.errors = [null], false;
                    var s = d === e;
                  } else var s = true;
                  if (s) {
                    if (l.cwlVersion !== void 0) {
                      let f = l.cwlVersion;
                      const d = e;
                      if (typeof f != "string" && f !== null) return w.errors = [null], false;
                      var s = d === e;
                    } else var s = true;
                    if (s) {
                      if (l.class !== void 0) {
                        const f = e;
                        if (l.class !== "CommandLineTool") return w.errors = [null], false;
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
                            ar(l.arguments) || (r = r === null ? ar.errors : r.concat(ar.errors), e = r.length);
                            var s = f === e;
                          } else var s = true;
                          if (s) {
                            if (l.stdin !== void 0) {
                              let f = l.stdin;
                              const d = e;
                              if (typeof f != "string" && f !== null) return w.errors = [null], false;
                              var s = d === e;
                            } else var s = true;
                            if (s) {
                              if (l.stderr !== void 0) {
                                let f = l.stderr;
                                const d = e;
                                if (typeof f != "string" && f !== null) return w.errors = [null], false;
                                var s = d === e;
                              } else var s = true;
                              if (s) {
                                if (l.stdout !== void 0) {
                                  let f = l.stdout;
                                  const d = e;
                                  if (typeof f != "string" && f !== null) return w.errors = [null], false;
                                  var s = d === e;
                                } else var s = true;
                                if (s) {
                                  if (l.successCodes !== void 0) {
                                    const f = e;
                                    Q(l.successCodes) || (r = r === null ? Q.errors : r.concat(Q.errors), e = r.length);
                                    var s = f === e;
                                  } else var s = true;
                                  if (s) {
                                    if (l.temporaryFailCodes !== void 0) {
                                      const f = e;
                                      Q(l.temporaryFailCodes) || (r = r === null ? Q.errors : r.concat(Q.errors), e = r.length);
                                      var s = f === e;
                                    } else var s = true;
                                    if (s) {
                                      if (l.permanentFailCodes !== void 0) {
                                        const f = e;
                                        Q(l.permanentFailCodes) || (r = r === null ? Q.errors : r.concat(Q.errors), e = r.length);
                                        var s = f === e;
                                      } else var s = true;
                                      if (s) {
                                        if (l.doc !== void 0) {
                                          const f = e;
                                          p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                                          var s = f === e;
                                        } else var s = true;
                                        if (s) if (l.intent !== void 0) {
                                          const f = e;
                                          P(l.intent) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
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
    }
  } else return w.errors = [null], false;
  return w.errors = r, e === 0;
}
var Vr = B;
var Rr = { type: "object", required: ["outputs", "class", "inputs", "expression"], properties: { id: { type: ["string", "null"] }, name: {}, outputs: { type: "array", items: { $ref: "#/$defs/ExpressionToolOutputParameter" } }, requirements: { $ref: "#/$defs/choice29" }, hints: { $ref: "#/$defs/choice30" }, label: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "ExpressionTool" }, doc: { $ref: "#/$defs/choice1" }, inputs: { type: "array", items: { $ref: "#/$defs/WorkflowInputParameter" } }, expression: { type: "string" }, intent: { $ref: "#/$defs/choice19" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var He = { validate: J };
function Z(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.name === void 0 && (i = "name") || l.type === void 0 && (i = "type")) return Z.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "type" || n === "doc" || n === "label" || n === "secondaryFiles" || n === "streamable" || n === "format" || _.test(n))) {
        return Z.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return Z.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            He.validate(l.type) || (r = r === null ? He.validate.errors : r.concat(He.validate.errors), e = r.length);
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
                if (typeof n != "string" && n !== null) return Z.errors = [null], false;
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
                    if (typeof n != "boolean" && n !== null) return Z.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                  if (s) if (l.format !== void 0) {
                    let n = l.format;
                    const t = e;
                    if (typeof n != "string" && n !== null) return Z.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                }
              }
            }
          }
        }
      }
    }
  } else return Z.errors = [null], false;
  return Z.errors = r, e === 0;
}
function vr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const g = l.length;
      for (let h = 0; h < g; h++) {
        const y = e;
        Z(l[h]) || (r = r === null ? Z.errors : r.concat(Z.errors), e = r.length);
        var t = y === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, vr.errors = r, false;
  return vr.errors = r, e === 0;
}
function ue(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return ue.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || _.test(n))) {
        return ue.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return ue.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            vr(l.fields) || (r = r === null ? vr.errors : r.concat(vr.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "record") return ue.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return ue.errors = [null], false;
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
  } else return ue.errors = [null], false;
  return ue.errors = r, e === 0;
}
function W(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.symbols === void 0 && (o = "symbols") || l.type === void 0 && (o = "type")) return W.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "symbols" || t === "type" || t === "label" || t === "doc" || _.test(t))) {
        return W.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let t = l.name;
          const f = e;
          if (typeof t != "string" && t !== null) return W.errors = [null], false;
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let t = l.symbols;
            const f = e;
            if (e === f) if (Array.isArray(t)) {
              var i = true;
              const g = t.length;
              for (let h = 0; h < g; h++) {
                const y = e;
                if (typeof t[h] != "string") return W.errors = [null], false;
                var i = y === e;
                if (!i) break;
              }
            } else return W.errors = [null], false;
            var s = f === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const t = e;
              if (l.type !== "enum") return W.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let t = l.label;
                const f = e;
                if (typeof t != "string" && t !== null) return W.errors = [null], false;
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
  } else return W.errors = [null], false;
  return W.errors = r, e === 0;
}
function ce(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.items === void 0 && (i = "items") || l.type === void 0 && (i = "type")) return ce.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "doc" || _.test(n))) {
        return ce.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return ce.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            He.validate(l.items) || (r = r === null ? He.validate.errors : r.concat(He.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "array") return ce.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return ce.errors = [null], false;
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
  } else return ce.errors = [null], false;
  return ce.errors = r, e === 0;
}
function he(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") ue(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ue.errors : r.concat(ue.errors), e = r.length);
    else if (s === "enum") W(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? W.errors : r.concat(W.errors), e = r.length);
    else if (s === "array") ce(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ce.errors : r.concat(ce.errors), e = r.length);
    else return he.errors = [null], false;
    else return he.errors = [null], false;
  } else return he.errors = [null], false;
  return he.errors = r, e === 0;
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
    he(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? he.errors : r.concat(he.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, pr.errors = r, false;
  return pr.errors = r, e === 0;
}
function J(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    he(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? he.errors : r.concat(he.errors), e = r.length);
    var n = f === e;
    if (i = i || n, !i) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var t = true;
        const y = l.length;
        for (let m = 0; m < y; m++) {
          const A = e;
          pr(l[m]) || (r = r === null ? pr.errors : r.concat(pr.errors), e = r.length);
          var t = A === e;
          if (!t) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, J.errors = r, false;
  return J.errors = r, e === 0;
}
function ee(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return ee.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "label" || n === "streamable" || n === "doc" || n === "format" || n === "secondaryFiles" || n === "type" || _.test(n))) {
        return ee.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const t = e;
          if (typeof n != "string" && n !== null) return ee.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const t = e;
            if (typeof n != "string" && n !== null) return ee.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const t = e;
              if (typeof n != "boolean" && n !== null) return ee.errors = [null], false;
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
                  if (typeof n != "string" && n !== null) return ee.errors = [null], false;
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
                    J(l.type) || (r = r === null ? J.errors : r.concat(J.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                }
              }
            }
          }
        }
      }
    }
  } else return ee.errors = [null], false;
  return ee.errors = r, e === 0;
}
var Fr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, default: { $ref: "#/$defs/choice4" }, type: { $ref: "#/$defs/choice40" }, inputBinding: { $ref: "#/$defs/choice42" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var wr = { type: "object", required: ["name", "type"], properties: { id: {}, name: { type: "string" }, type: { $ref: "#/$defs/choice40" }, label: { type: ["string", "null"] }, doc: { $ref: "#/$defs/choice1" }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Ke = { validate: De };
function re(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.name === void 0 && (i = "name") || l.type === void 0 && (i = "type")) return re.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(D.call(wr.properties, n) || _.test(n))) {
        return re.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return re.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            Ke.validate(l.type) || (r = r === null ? Ke.validate.errors : r.concat(Ke.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.label !== void 0) {
              let n = l.label;
              const t = e;
              if (typeof n != "string" && n !== null) return re.errors = [null], false;
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
                    if (typeof n != "boolean" && n !== null) return re.errors = [null], false;
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
                        if (typeof n != "boolean" && n !== null) return re.errors = [null], false;
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
  } else return re.errors = [null], false;
  return re.errors = r, e === 0;
}
function dr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const g = l.length;
      for (let h = 0; h < g; h++) {
        const y = e;
        re(l[h]) || (r = r === null ? re.errors : r.concat(re.errors), e = r.length);
        var t = y === e;
        if (!t) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, dr.errors = r, false;
  return dr.errors = r, e === 0;
}
function ae(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return ae.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || _.test(n))) {
        return ae.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return ae.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            dr(l.fields) || (r = r === null ? dr.errors : r.concat(dr.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "record") return ae.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return ae.errors = [null], false;
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
  } else return ae.errors = [null], false;
  return ae.errors = r, e === 0;
}
function T(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.symbols === void 0 && (o = "symbols") || l.type === void 0 && (o = "type")) return T.errors = [null], false;
    {
      const n = e;
      for (const t in l) if (!(t === "id" || t === "name" || t === "symbols" || t === "type" || t === "label" || t === "doc" || _.test(t))) {
        return T.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let t = l.name;
          const f = e;
          if (typeof t != "string" && t !== null) return T.errors = [null], false;
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let t = l.symbols;
            const f = e;
            if (e === f) if (Array.isArray(t)) {
              var i = true;
              const g = t.length;
              for (let h = 0; h < g; h++) {
                const y = e;
                if (typeof t[h] != "string") return T.errors = [null], false;
                var i = y === e;
                if (!i) break;
              }
            } else return T.errors = [null], false;
            var s = f === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const t = e;
              if (l.type !== "enum") return T.errors = [null], false;
              var s = t === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let t = l.label;
                const f = e;
                if (typeof t != "string" && t !== null) return T.errors = [null], false;
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
  } else return T.errors = [null], false;
  return T.errors = r, e === 0;
}
function ve(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.items === void 0 && (i = "items") || l.type === void 0 && (i = "type")) return ve.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "doc" || _.test(n))) {
        return ve.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const t = e;
          if (typeof n != "string" && n !== null) return ve.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            Ke.validate(l.items) || (r = r === null ? Ke.validate.errors : r.concat(Ke.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "array") return ve.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const t = e;
                if (typeof n != "string" && n !== null) return ve.errors = [null], false;
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
  } else return ve.errors = [null], false;
  return ve.errors = r, e === 0;
}
function ge(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") ae(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ae.errors : r.concat(ae.errors), e = r.length);
    else if (s === "enum") T(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? T.errors : r.concat(T.errors), e = r.length);
    else if (s === "array") ve(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ve.errors : r.concat(ve.errors), e = r.length);
    else return ge.errors = [null], false;
    else return ge.errors = [null], false;
  } else return ge.errors = [null], false;
  return ge.errors = r, e === 0;
}
function yr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    ge(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ge.errors : r.concat(ge.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, yr.errors = r, false;
  return yr.errors = r, e === 0;
}
function De(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const f = e;
    ge(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? ge.errors : r.concat(ge.errors), e = r.length);
    var n = f === e;
    if (i = i || n, !i) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var t = true;
        const y = l.length;
        for (let m = 0; m < y; m++) {
          const A = e;
          yr(l[m]) || (r = r === null ? yr.errors : r.concat(yr.errors), e = r.length);
          var t = A === e;
          if (!t) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, De.errors = r, false;
  return De.errors = r, e === 0;
}
function Te(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = e;
    for (const i in l) if (!(i === "id" || i === "name" || i === "loadContents" || _.test(i))) {
      return Te.errors = [null], false;
      break;
    }
    if (s === e && l.loadContents !== void 0) {
      let i = l.loadContents;
      if (typeof i != "boolean" && i !== null) return Te.errors = [null], false;
    }
  } else return Te.errors = [null], false;
  return Te.errors = r, e === 0;
}
function hr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    Te(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Te.errors : r.concat(Te.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, hr.errors = r, false;
  return hr.errors = r, e === 0;
}
function S(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return S.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(D.call(Fr.properties, n) || _.test(n))) {
        return S.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const t = e;
          if (typeof n != "string" && n !== null) return S.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const t = e;
            if (typeof n != "string" && n !== null) return S.errors = [null], false;
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
                if (typeof n != "boolean" && n !== null) return S.errors = [null], false;
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
                      if (typeof n != "boolean" && n !== null) return S.errors = [null], false;
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
                          I(l.default) || (r = r === null ? I.errors : r.concat(I.errors), e = r.length);
                          var s = n === e;
                        } else var s = true;
                        if (s) {
                          if (l.type !== void 0) {
                            const n = e;
                            De(l.type) || (r = r === null ? De.errors : r.concat(De.errors), e = r.length);
                            var s = n === e;
                          } else var s = true;
                          if (s) if (l.inputBinding !== void 0) {
                            const n = e;
                            hr(l.inputBinding) || (r = r === null ? hr.errors : r.concat(hr.errors), e = r.length);
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
  } else return S.errors = [null], false;
  return S.errors = r, e === 0;
}
function B(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.outputs === void 0 && (n = "outputs") || l.class === void 0 && (n = "class") || l.inputs === void 0 && (n = "inputs") || l.expression === void 0 && (n = "expression")) return B.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(D.call(Rr.properties, f) || _.test(f))) {
        return B.errors = [null], false;
        break;
      }
      if (t === e) {
        if (l.id !== void 0) {
          let f = l.id;
          const d = e;
          if (typeof f != "string" && f !== null) return B.errors = [null], false;
          var s = d === e;
        } else var s = true;
        if (s) {
          if (l.outputs !== void 0) {
            let f = l.outputs;
            const d = e;
            if (e === d) if (Array.isArray(f)) {
              var i = true;
              const h = f.length;
              for (let y = 0; y < h; y++) {
                const m = e;
                ee(f[y]) || (r = r === null ? ee.errors : r.concat(ee.errors), e = r.length);
                var i = m === e;
                if (!i) break;
              }
            } else return B.errors = [null], false;
            var s = d === e;
          } else var s = true;
          if (s) {
            if (l.requirements !== void 0) {
              const f = e;
              E(l.requirements) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
              var s = f === e;
            } else var s = true;
            if (s) {
              if (l.hints !== void 0) {
                const f = e;
                O(l.hints) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                var s = f === e;
              } else var s = true;
              if (s) {
                if (l.label !== void 0) {
                  let f = l.label;
                  const d = e;
                  if (typeof f != "string" && f !== null) return B.errors = [null], false;
                  var s = d === e;
                } else var s = true;
                if (s) {
                  if (l.cwlVersion !== void 0) {
                    let f = l.cwlVersion;
                    const d = e;
                    if (typeof f != "string" && f !== null) return B.errors = [null], false;
                    var s = d === e;
                  } else var s = true;
                  if (s) {
                    if (l.class !== void 0) {
                      const f = e;
                      if (l.class !== "ExpressionTool") return B.errors = [null], false;
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
                          const d = e;
                          if (e === d) if (Array.isArray(f)) {
                            var o = true;
                            const h = f.length;
                            for (let y = 0; y < h; y++) {
                              const m = e;
                              S(f[y]) || (r = r === null ? S.errors : r.concat(S.errors), e = r.length);
                              var o = m === e;
                              if (!o) break;
                            }
                          } else return B.errors = [null], false;
                          var s = d === e;
                        } else var s = true;
                        if (s) {
                          if (l.expression !== void 0) {
                            const f = e;
                            if (typeof l.expression != "string") return B.errors = [null], false;
                            var s = f === e;
                          } else var s = true;
                          if (s) if (l.intent !== void 0) {
                            const f = e;
                            P(l.intent) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
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
  } else return B.errors = [null], false;
  return B.errors = r, e === 0;
}
var Nr = V;
var Cr = { type: "object", required: ["outputs", "class", "steps", "inputs"], properties: { id: { type: ["string", "null"] }, name: {}, outputs: { type: "array", items: { $ref: "#/$defs/WorkflowOutputParameter" } }, requirements: { $ref: "#/$defs/choice29" }, hints: { $ref: "#/$defs/choice30" }, label: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "Workflow" }, steps: { type: "array", items: { $ref: "#/$defs/WorkflowStep" } }, doc: { $ref: "#/$defs/choice1" }, inputs: { type: "array", items: { $ref: "#/$defs/WorkflowInputParameter" } }, intent: { $ref: "#/$defs/choice19" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Sr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { type: ["string", "null"] }, outputSource: { $ref: "#/$defs/choice1" }, linkMerge: { $ref: "#/$defs/choice43" }, secondaryFiles: { $ref: "#/$defs/choice6" }, type: { $ref: "#/$defs/choice36" }, pickValue: { $ref: "#/$defs/choice44" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function Ve(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const d = e;
      l !== "merge_flattened" && (r === null ? r = [null] : r.push(null), e++);
      var n = d === e;
      i = i || n;
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ve.errors = r, false;
  return Ve.errors = r, e === 0;
}
function Ne(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    l !== "first_non_null" && (r === null ? r = [null] : r.push(null), e++);
    var n = t === e;
    if (i = i || n, !i) {
      const d = e;
      l !== "the_only_non_null" && (r === null ? r = [null] : r.push(null), e++);
      var n = d === e;
      if (i = i || n, !i) {
        const h = e;
        l !== "all_non_null" && (r === null ? r = [null] : r.push(null), e++);
        var n = h === e;
        i = i || n;
      }
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ne.errors = r, false;
  return Ne.errors = r, e === 0;
}
function le(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return le.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(D.call(Sr.properties, n) || _.test(n))) {
        return le.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const t = e;
          if (typeof n != "string" && n !== null) return le.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const t = e;
            if (typeof n != "string" && n !== null) return le.errors = [null], false;
            var s = t === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const t = e;
              if (typeof n != "boolean" && n !== null) return le.errors = [null], false;
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
                  if (typeof n != "string" && n !== null) return le.errors = [null], false;
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
                      Ve(l.linkMerge) || (r = r === null ? Ve.errors : r.concat(Ve.errors), e = r.length);
                      var s = n === e;
                    } else var s = true;
                    if (s) {
                      if (l.secondaryFiles !== void 0) {
                        const n = e;
                        b(l.secondaryFiles) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                        var s = n === e;
                      } else var s = true;
                      if (s) {
                        if (l.type !== void 0) {
                          const n = e;
                          J(l.type) || (r = r === null ? J.errors : r.concat(J.errors), e = r.length);
                          var s = n === e;
                        } else var s = true;
                        if (s) if (l.pickValue !== void 0) {
                          const n = e;
                          Ne(l.pickValue) || (r = r === null ? Ne.errors : r.concat(Ne.errors), e = r.length);
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
  } else return le.errors = [null], false;
  return le.errors = r, e === 0;
}
var Ir = { type: "object", required: ["in", "out", "run"], properties: { id: { type: ["string", "null"] }, name: {}, in: { type: "array", items: { $ref: "#/$defs/WorkflowStepInput" } }, out: { type: "array", items: { $ref: "#/$defs/choice45" } }, requirements: { $ref: "#/$defs/choice29" }, hints: { $ref: "#/$defs/choice30" }, label: { type: ["string", "null"] }, scatter: { $ref: "#/$defs/choice1" }, scatterMethod: { $ref: "#/$defs/choice46" }, doc: { $ref: "#/$defs/choice1" }, run: { type: ["string", "object"] }, when: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Lr = { type: "object", properties: { id: { type: ["string", "null"] }, name: {}, source: { $ref: "#/$defs/choice1" }, linkMerge: { $ref: "#/$defs/choice43" }, default: { $ref: "#/$defs/choice4" }, valueFrom: { type: ["string", "null"] }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, label: { type: ["string", "null"] }, pickValue: { $ref: "#/$defs/choice44" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function pe(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const i = e;
    for (const o in l) if (!(D.call(Lr.properties, o) || _.test(o))) {
      return pe.errors = [null], false;
      break;
    }
    if (i === e) {
      if (l.id !== void 0) {
        let o = l.id;
        const n = e;
        if (typeof o != "string" && o !== null) return pe.errors = [null], false;
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
            Ve(l.linkMerge) || (r = r === null ? Ve.errors : r.concat(Ve.errors), e = r.length);
            var s = o === e;
          } else var s = true;
          if (s) {
            if (l.default !== void 0) {
              const o = e;
              I(l.default) || (r = r === null ? I.errors : r.concat(I.errors), e = r.length);
              var s = o === e;
            } else var s = true;
            if (s) {
              if (l.valueFrom !== void 0) {
                let o = l.valueFrom;
                const n = e;
                if (typeof o != "string" && o !== null) return pe.errors = [null], false;
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.loadContents !== void 0) {
                  let o = l.loadContents;
                  const n = e;
                  if (typeof o != "boolean" && o !== null) return pe.errors = [null], false;
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.loadListing !== void 0) {
                    const o = e;
                    k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
                    var s = o === e;
                  } else var s = true;
                  if (s) {
                    if (l.label !== void 0) {
                      let o = l.label;
                      const n = e;
                      if (typeof o != "string" && o !== null) return pe.errors = [null], false;
                      var s = n === e;
                    } else var s = true;
                    if (s) if (l.pickValue !== void 0) {
                      const o = e;
                      Ne(l.pickValue) || (r = r === null ? Ne.errors : r.concat(Ne.errors), e = r.length);
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
  } else return pe.errors = [null], false;
  return pe.errors = r, e === 0;
}
function Ue(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = e;
    for (const i in l) if (!(i === "id" || i === "name" || _.test(i))) {
      return Ue.errors = [null], false;
      break;
    }
    if (s === e && l.id !== void 0) {
      let i = l.id;
      if (typeof i != "string" && i !== null) return Ue.errors = [null], false;
    }
  } else return Ue.errors = [null], false;
  return Ue.errors = r, e === 0;
}
function gr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let i = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (i = i || n, !i) {
    const t = e;
    Ue(l, { instancePath: u, parentData: c, parentDataProperty: a, rootData: v }) || (r = r === null ? Ue.errors : r.concat(Ue.errors), e = r.length);
    var n = t === e;
    i = i || n;
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, gr.errors = r, false;
  return gr.errors = r, e === 0;
}
function mr(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
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
      const d = e;
      l !== "nested_crossproduct" && (r === null ? r = [null] : r.push(null), e++);
      var n = d === e;
      if (i = i || n, !i) {
        const h = e;
        l !== "flat_crossproduct" && (r === null ? r = [null] : r.push(null), e++);
        var n = h === e;
        i = i || n;
      }
    }
  }
  if (i) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, mr.errors = r, false;
  return mr.errors = r, e === 0;
}
function L(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.in === void 0 && (n = "in") || l.out === void 0 && (n = "out") || l.run === void 0 && (n = "run")) return L.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(D.call(Ir.properties, f) || _.test(f))) {
        return L.errors = [null], false;
        break;
      }
      if (t === e) {
        if (l.id !== void 0) {
          let f = l.id;
          const d = e;
          if (typeof f != "string" && f !== null) return L.errors = [null], false;
          var s = d === e;
        } else var s = true;
        if (s) {
          if (l.in !== void 0) {
            let f = l.in;
            const d = e;
            if (e === d) if (Array.isArray(f)) {
              var i = true;
              const h = f.length;
              for (let y = 0; y < h; y++) {
                const m = e;
                pe(f[y]) || (r = r === null ? pe.errors : r.concat(pe.errors), e = r.length);
                var i = m === e;
                if (!i) break;
              }
            } else return L.errors = [null], false;
            var s = d === e;
          } else var s = true;
          if (s) {
            if (l.out !== void 0) {
              let f = l.out;
              const d = e;
              if (e === d) if (Array.isArray(f)) {
                var o = true;
                const h = f.length;
                for (let y = 0; y < h; y++) {
                  const m = e;
                  gr(f[y]) || (r = r === null ? gr.errors : r.concat(gr.errors), e = r.length);
                  var o = m === e;
                  if (!o) break;
                }
              } else return L.errors = [null], false;
              var s = d === e;
            } else var s = true;
            if (s) {
              if (l.requirements !== void 0) {
                const f = e;
                E(l.requirements) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
                var s = f === e;
              } else var s = true;
              if (s) {
                if (l.hints !== void 0) {
                  const f = e;
                  O(l.hints) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                  var s = f === e;
                } else var s = true;
                if (s) {
                  if (l.label !== void 0) {
                    let f = l.label;
                    const d = e;
                    if (typeof f != "string" && f !== null) return L.errors = [null], false;
                    var s = d === e;
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
                        mr(l.scatterMethod) || (r = r === null ? mr.errors : r.concat(mr.errors), e = r.length);
                        var s = f === e;
                      } else var s = true;
                      if (s) {
                        if (l.doc !== void 0) {
                          const f = e;
                          p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                          var s = f === e;
                        } else var s = true;
                        if (s) {
                          if (l.run !== void 0) {
                            let f = l.run;
                            const d = e;
                            if (typeof f != "string" && !(f && typeof f == "object" && !Array.isArray(f))) return L.errors = [null], false;
                            var s = d === e;
                          } else var s = true;
                          if (s) if (l.when !== void 0) {
                            let f = l.when;
                            const d = e;
                            if (typeof f != "string" && f !== null) return L.errors = [null], false;
                            var s = d === e;
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
  } else return L.errors = [null], false;
  return L.errors = r, e === 0;
}
function V(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.outputs === void 0 && (t = "outputs") || l.class === void 0 && (t = "class") || l.steps === void 0 && (t = "steps") || l.inputs === void 0 && (t = "inputs")) return V.errors = [null], false;
    {
      const f = e;
      for (const d in l) if (!(D.call(Cr.properties, d) || _.test(d))) {
        return V.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          let d = l.id;
          const g = e;
          if (typeof d != "string" && d !== null) return V.errors = [null], false;
          var s = g === e;
        } else var s = true;
        if (s) {
          if (l.outputs !== void 0) {
            let d = l.outputs;
            const g = e;
            if (e === g) if (Array.isArray(d)) {
              var i = true;
              const y = d.length;
              for (let m = 0; m < y; m++) {
                const A = e;
                le(d[m]) || (r = r === null ? le.errors : r.concat(le.errors), e = r.length);
                var i = A === e;
                if (!i) break;
              }
            } else return V.errors = [null], false;
            var s = g === e;
          } else var s = true;
          if (s) {
            if (l.requirements !== void 0) {
              const d = e;
              E(l.requirements) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
              var s = d === e;
            } else var s = true;
            if (s) {
              if (l.hints !== void 0) {
                const d = e;
                O(l.hints) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                var s = d === e;
              } else var s = true;
              if (s) {
                if (l.label !== void 0) {
                  let d = l.label;
                  const g = e;
                  if (typeof d != "string" && d !== null) return V.errors = [null], false;
                  var s = g === e;
                } else var s = true;
                if (s) {
                  if (l.cwlVersion !== void 0) {
                    let d = l.cwlVersion;
                    const g = e;
                    if (typeof d != "string" && d !== null) return V.errors = [null], false;
                    var s = g === e;
                  } else var s = true;
                  if (s) {
                    if (l.class !== void 0) {
                      const d = e;
                      if (l.class !== "Workflow") return V.errors = [null], false;
                      var s = d === e;
                    } else var s = true;
                    if (s) {
                      if (l.steps !== void 0) {
                        let d = l.steps;
                        const g = e;
                        if (e === g) if (Array.isArray(d)) {
                          var o = true;
                          const y = d.length;
                          for (let m = 0; m < y; m++) {
                            const A = e;
                            L(d[m]) || (r = r === null ? L.errors : r.concat(L.errors), e = r.length);
                            var o = A === e;
                            if (!o) break;
                          }
                        } else return V.errors = [null], false;
                        var s = g === e;
                      } else var s = true;
                      if (s) {
                        if (l.doc !== void 0) {
                          const d = e;
                          p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                          var s = d === e;
                        } else var s = true;
                        if (s) {
                          if (l.inputs !== void 0) {
                            let d = l.inputs;
                            const g = e;
                            if (e === g) if (Array.isArray(d)) {
                              var n = true;
                              const y = d.length;
                              for (let m = 0; m < y; m++) {
                                const A = e;
                                S(d[m]) || (r = r === null ? S.errors : r.concat(S.errors), e = r.length);
                                var n = A === e;
                                if (!n) break;
                              }
                            } else return V.errors = [null], false;
                            var s = g === e;
                          } else var s = true;
                          if (s) if (l.intent !== void 0) {
                            const d = e;
                            P(l.intent) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
                            var s = d === e;
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
  } else return V.errors = [null], false;
  return V.errors = r, e === 0;
}
var Wr = z;
var xr = { type: "object", required: ["inputs", "outputs", "class"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, doc: { $ref: "#/$defs/choice1" }, inputs: { type: "array", items: { $ref: "#/$defs/OperationInputParameter" } }, outputs: { type: "array", items: { $ref: "#/$defs/OperationOutputParameter" } }, requirements: { $ref: "#/$defs/choice29" }, hints: { $ref: "#/$defs/choice30" }, cwlVersion: { type: ["string", "null"] }, intent: { $ref: "#/$defs/choice19" }, class: { const: "Operation" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Mr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, default: { $ref: "#/$defs/choice4" }, type: { $ref: "#/$defs/choice40" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function se(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return se.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(D.call(Mr.properties, n) || _.test(n))) {
        return se.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const t = e;
          if (typeof n != "string" && n !== null) return se.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const t = e;
            if (typeof n != "string" && n !== null) return se.errors = [null], false;
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
                if (typeof n != "boolean" && n !== null) return se.errors = [null], false;
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
                      if (typeof n != "boolean" && n !== null) return se.errors = [null], false;
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
                          I(l.default) || (r = r === null ? I.errors : r.concat(I.errors), e = r.length);
                          var s = n === e;
                        } else var s = true;
                        if (s) if (l.type !== void 0) {
                          const n = e;
                          De(l.type) || (r = r === null ? De.errors : r.concat(De.errors), e = r.length);
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
  } else return se.errors = [null], false;
  return se.errors = r, e === 0;
}
function ne(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.type === void 0 && (i = "type")) return ne.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "label" || n === "secondaryFiles" || n === "streamable" || n === "doc" || n === "format" || n === "type" || _.test(n))) {
        return ne.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const t = e;
          if (typeof n != "string" && n !== null) return ne.errors = [null], false;
          var s = t === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const t = e;
            if (typeof n != "string" && n !== null) return ne.errors = [null], false;
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
                if (typeof n != "boolean" && n !== null) return ne.errors = [null], false;
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
                    if (typeof n != "string" && n !== null) return ne.errors = [null], false;
                    var s = t === e;
                  } else var s = true;
                  if (s) if (l.type !== void 0) {
                    const n = e;
                    J(l.type) || (r = r === null ? J.errors : r.concat(J.errors), e = r.length);
                    var s = n === e;
                  } else var s = true;
                }
              }
            }
          }
        }
      }
    }
  } else return ne.errors = [null], false;
  return ne.errors = r, e === 0;
}
function z(l, { instancePath: u = "", parentData: c, parentDataProperty: a, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.inputs === void 0 && (n = "inputs") || l.outputs === void 0 && (n = "outputs") || l.class === void 0 && (n = "class")) return z.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(D.call(xr.properties, f) || _.test(f))) {
        return z.errors = [null], false;
        break;
      }
      if (t === e) {
        if (l.id !== void 0) {
          let f = l.id;
          const d = e;
          if (typeof f != "string" && f !== null) return z.errors = [null], false;
          var s = d === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let f = l.label;
            const d = e;
            if (typeof f != "string" && f !== null) return z.errors = [null], false;
            var s = d === e;
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
                const d = e;
                if (e === d) if (Array.isArray(f)) {
                  var i = true;
                  const h = f.length;
                  for (let y = 0; y < h; y++) {
                    const m = e;
                    se(f[y]) || (r = r === null ? se.errors : r.concat(se.errors), e = r.length);
                    var i = m === e;
                    if (!i) break;
                  }
                } else return z.errors = [null], false;
                var s = d === e;
              } else var s = true;
              if (s) {
                if (l.outputs !== void 0) {
                  let f = l.outputs;
                  const d = e;
                  if (e === d) if (Array.isArray(f)) {
                    var o = true;
                    const h = f.length;
                    for (let y = 0; y < h; y++) {
                      const m = e;
                      ne(f[y]) || (r = r === null ? ne.errors : r.concat(ne.errors), e = r.length);
                      var o = m === e;
                      if (!o) break;
                    }
                  } else return z.errors = [null], false;
                  var s = d === e;
                } else var s = true;
                if (s) {
                  if (l.requirements !== void 0) {
                    const f = e;
                    E(l.requirements) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
                    var s = f === e;
                  } else var s = true;
                  if (s) {
                    if (l.hints !== void 0) {
                      const f = e;
                      O(l.hints) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                      var s = f === e;
                    } else var s = true;
                    if (s) {
                      if (l.cwlVersion !== void 0) {
                        let f = l.cwlVersion;
                        const d = e;
                        if (typeof f != "string" && f !== null) return z.errors = [null], false;
                        var s = d === e;
                      } else var s = true;
                      if (s) {
                        if (l.intent !== void 0) {
                          const f = e;
                          P(l.intent) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
                          var s = f === e;
                        } else var s = true;
                        if (s) if (l.class !== void 0) {
                          const f = e;
                          if (l.class !== "Operation") return z.errors = [null], false;
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
  } else return z.errors = [null], false;
  return z.errors = r, e === 0;
}



/***/ })

};

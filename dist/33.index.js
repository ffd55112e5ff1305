export const id = 33;
export const ids = [33];
export const modules = {

/***/ 33:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CommandLineTool: () => (/* binding */ Sr),
/* harmony export */   ExpressionTool: () => (/* binding */ Lr),
/* harmony export */   Operation: () => (/* binding */ Mr),
/* harmony export */   Workflow: () => (/* binding */ xr)
/* harmony export */ });
/* harmony import */ var _chunk_WJDBHJ4B_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(425);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);


// cwl/model/generated/v1.2.mjs
var Sr = C;
var hr = { type: "object", required: ["inputs", "outputs", "class"], properties: { id: { type: ["string", "null"] }, name: {}, inputs: { type: "array", items: { $ref: "#/$defs/CommandInputParameter" } }, outputs: { type: "array", items: { $ref: "#/$defs/CommandOutputParameter" } }, requirements: { $ref: "#/$defs/choice25" }, hints: { $ref: "#/$defs/choice26" }, label: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "CommandLineTool" }, baseCommand: { $ref: "#/$defs/choice1" }, arguments: { $ref: "#/$defs/choice28" }, stdin: { type: ["string", "null"] }, stderr: { type: ["string", "null"] }, stdout: { type: ["string", "null"] }, successCodes: { $ref: "#/$defs/choice29" }, temporaryFailCodes: { $ref: "#/$defs/choice29" }, permanentFailCodes: { $ref: "#/$defs/choice29" }, doc: { $ref: "#/$defs/choice1" }, intent: { $ref: "#/$defs/choice15" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var D = Object.prototype.hasOwnProperty;
var _ = new RegExp("^[^:]+:|^[$@]", "u");
var gr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { $ref: "#/$defs/choice1" }, inputBinding: { $ref: "#/$defs/choice3" }, default: { $ref: "#/$defs/choice4" }, secondaryFiles: { $ref: "#/$defs/choice6" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, type: { $ref: "#/$defs/choice10" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function p(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const h = l.length;
      for (let m = 0; m < h; m++) {
        const y = e;
        typeof l[m] != "string" && (r === null ? r = [null] : r.push(null), e++);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, p.errors = r, false;
  return p.errors = r, e === 0;
}
var _r = { type: "object", properties: { id: {}, name: {}, loadContents: { type: ["boolean", "null"] }, prefix: { type: ["string", "null"] }, separate: { type: ["boolean", "null"] }, itemSeparator: { type: ["string", "null"] }, valueFrom: { type: ["string", "null"] }, shellQuote: { type: ["boolean", "null"] }, position: { $ref: "#/$defs/choice2" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function Xe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
  else return r === null ? r = [null] : r.push(null), e++, Xe.errors = r, false;
  return Xe.errors = r, e === 0;
}
function R(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const t = e;
    for (const f in l) if (!(D.call(_r.properties, f) || _.test(f))) {
      return R.errors = [null], false;
      break;
    }
    if (t === e) {
      if (l.loadContents !== void 0) {
        let f = l.loadContents;
        const n = e;
        if (typeof f != "boolean" && f !== null) return R.errors = [null], false;
        var s = n === e;
      } else var s = true;
      if (s) {
        if (l.prefix !== void 0) {
          let f = l.prefix;
          const n = e;
          if (typeof f != "string" && f !== null) return R.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.separate !== void 0) {
            let f = l.separate;
            const n = e;
            if (typeof f != "boolean" && f !== null) return R.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.itemSeparator !== void 0) {
              let f = l.itemSeparator;
              const n = e;
              if (typeof f != "string" && f !== null) return R.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.valueFrom !== void 0) {
                let f = l.valueFrom;
                const n = e;
                if (typeof f != "string" && f !== null) return R.errors = [null], false;
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.shellQuote !== void 0) {
                  let f = l.shellQuote;
                  const n = e;
                  if (typeof f != "boolean" && f !== null) return R.errors = [null], false;
                  var s = n === e;
                } else var s = true;
                if (s) if (l.position !== void 0) {
                  const f = e;
                  Xe(l.position) || (r = r === null ? Xe.errors : r.concat(Xe.errors), e = r.length);
                  var s = f === e;
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
function q(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    R(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? R.errors : r.concat(R.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, q.errors = r, false;
  return q.errors = r, e === 0;
}
function S(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e, d = e, h = e;
    if (l !== null) {
      const y = {};
      r === null ? r = [y] : r.push(y), e++;
    }
    var i = h === e;
    i ? (r === null ? r = [null] : r.push(null), e++) : (e = d, r !== null && (d ? r.length = d : r = null));
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, S.errors = r, false;
  return S.errors = r, e === 0;
}
function U(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.pattern === void 0 && (t = "pattern")) return U.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "pattern" || n === "required" || _.test(n))) {
        return U.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.pattern !== void 0) {
          const n = e;
          if (typeof l.pattern != "string") return U.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.required !== void 0) {
          let n = l.required;
          const i = e;
          if (typeof n != "boolean" && typeof n != "string" && n !== null) return U.errors = [null], false;
          var s = i === e;
        } else var s = true;
      }
    }
  } else return U.errors = [null], false;
  return U.errors = r, e === 0;
}
function Ye(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    U(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? U.errors : r.concat(U.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ye.errors = r, false;
  return Ye.errors = r, e === 0;
}
function b(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    U(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? U.errors : r.concat(U.errors), e = r.length);
    var n = o === e;
    if (t = t || n, !t) {
      const h = e;
      if (e === h) if (Array.isArray(l)) {
        var i = true;
        const y = l.length;
        for (let g = 0; g < y; g++) {
          const A = e;
          Ye(l[g]) || (r = r === null ? Ye.errors : r.concat(Ye.errors), e = r.length);
          var i = A === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = h === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, b.errors = r, false;
  return b.errors = r, e === 0;
}
function k(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    l !== "no_listing" && (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    if (t = t || n, !t) {
      const d = e;
      l !== "shallow_listing" && (r === null ? r = [null] : r.push(null), e++);
      var n = d === e;
      if (t = t || n, !t) {
        const m = e;
        l !== "deep_listing" && (r === null ? r = [null] : r.push(null), e++);
        var n = m === e;
        t = t || n;
      }
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, k.errors = r, false;
  return k.errors = r, e === 0;
}
var br = { type: "object", required: ["name", "type"], properties: { id: {}, name: { type: "string" }, type: { $ref: "#/$defs/CommandInputType" }, inputBinding: { $ref: "#/$defs/choice3" }, label: { type: ["string", "null"] }, doc: { $ref: "#/$defs/choice1" }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var $e = { validate: He };
function G(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.name === void 0 && (t = "name") || l.type === void 0 && (t = "type")) return G.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(D.call(br.properties, n) || _.test(n))) {
        return G.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return G.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            $e.validate(l.type) || (r = r === null ? $e.validate.errors : r.concat($e.validate.errors), e = r.length);
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
                const i = e;
                if (typeof n != "string" && n !== null) return G.errors = [null], false;
                var s = i === e;
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
                      const i = e;
                      if (typeof n != "boolean" && n !== null) return G.errors = [null], false;
                      var s = i === e;
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
                          const i = e;
                          if (typeof n != "boolean" && n !== null) return G.errors = [null], false;
                          var s = i === e;
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
function Ze(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const h = l.length;
      for (let m = 0; m < h; m++) {
        const y = e;
        G(l[m]) || (r = r === null ? G.errors : r.concat(G.errors), e = r.length);
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
function x(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return x.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || n === "inputBinding" || _.test(n))) {
        return x.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return x.errors = [null], false;
          var s = i === e;
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
                const i = e;
                if (typeof n != "string" && n !== null) return x.errors = [null], false;
                var s = i === e;
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
function F(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.symbols === void 0 && (f = "symbols") || l.type === void 0 && (f = "type")) return F.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "symbols" || i === "type" || i === "label" || i === "inputBinding" || i === "doc" || _.test(i))) {
        return F.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let i = l.name;
          const o = e;
          if (typeof i != "string" && i !== null) return F.errors = [null], false;
          var s = o === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let i = l.symbols;
            const o = e;
            if (e === o) if (Array.isArray(i)) {
              var t = true;
              const h = i.length;
              for (let m = 0; m < h; m++) {
                const y = e;
                if (typeof i[m] != "string") return F.errors = [null], false;
                var t = y === e;
                if (!t) break;
              }
            } else return F.errors = [null], false;
            var s = o === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const i = e;
              if (l.type !== "enum") return F.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let i = l.label;
                const o = e;
                if (typeof i != "string" && i !== null) return F.errors = [null], false;
                var s = o === e;
              } else var s = true;
              if (s) {
                if (l.inputBinding !== void 0) {
                  const i = e;
                  q(l.inputBinding) || (r = r === null ? q.errors : r.concat(q.errors), e = r.length);
                  var s = i === e;
                } else var s = true;
                if (s) if (l.doc !== void 0) {
                  const i = e;
                  p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                  var s = i === e;
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
function M(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.items === void 0 && (t = "items") || l.type === void 0 && (t = "type")) return M.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "inputBinding" || n === "doc" || _.test(n))) {
        return M.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return M.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            $e.validate(l.items) || (r = r === null ? $e.validate.errors : r.concat($e.validate.errors), e = r.length);
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
                const i = e;
                if (typeof n != "string" && n !== null) return M.errors = [null], false;
                var s = i === e;
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
function Ne(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") x(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? x.errors : r.concat(x.errors), e = r.length);
    else if (s === "enum") F(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? F.errors : r.concat(F.errors), e = r.length);
    else if (s === "array") M(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? M.errors : r.concat(M.errors), e = r.length);
    else return Ne.errors = [null], false;
    else return Ne.errors = [null], false;
  } else return Ne.errors = [null], false;
  return Ne.errors = r, e === 0;
}
function He(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    Ne(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Ne.errors : r.concat(Ne.errors), e = r.length);
    var n = o === e;
    if (t = t || n, !t) {
      const h = e;
      if (e === h) if (Array.isArray(l)) {
        var i = true;
        const y = l.length;
        for (let g = 0; g < y; g++) {
          const A = e;
          $e.validate(l[g]) || (r = r === null ? $e.validate.errors : r.concat($e.validate.errors), e = r.length);
          var i = A === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = h === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, He.errors = r, false;
  return He.errors = r, e === 0;
}
function er(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== "stdin" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    He(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? He.errors : r.concat(He.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, er.errors = r, false;
  return er.errors = r, e === 0;
}
function H(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return H.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(D.call(gr.properties, n) || _.test(n))) {
        return H.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const i = e;
          if (typeof n != "string" && n !== null) return H.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return H.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const i = e;
              if (typeof n != "boolean" && n !== null) return H.errors = [null], false;
              var s = i === e;
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
                      S(l.default) || (r = r === null ? S.errors : r.concat(S.errors), e = r.length);
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
                          const i = e;
                          if (typeof n != "boolean" && n !== null) return H.errors = [null], false;
                          var s = i === e;
                        } else var s = true;
                        if (s) {
                          if (l.loadListing !== void 0) {
                            const n = e;
                            k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
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
        }
      }
    }
  } else return H.errors = [null], false;
  return H.errors = r, e === 0;
}
var $r = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, outputBinding: { $ref: "#/$defs/choice11" }, format: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, type: { $ref: "#/$defs/choice14" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function je(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const t = e;
    for (const f in l) if (!(f === "id" || f === "name" || f === "glob" || f === "loadContents" || f === "loadListing" || f === "outputEval" || _.test(f))) {
      return je.errors = [null], false;
      break;
    }
    if (t === e) {
      if (l.glob !== void 0) {
        const f = e;
        p(l.glob) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
        var s = f === e;
      } else var s = true;
      if (s) {
        if (l.loadContents !== void 0) {
          let f = l.loadContents;
          const n = e;
          if (typeof f != "boolean" && f !== null) return je.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.loadListing !== void 0) {
            const f = e;
            k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
            var s = f === e;
          } else var s = true;
          if (s) if (l.outputEval !== void 0) {
            let f = l.outputEval;
            const n = e;
            if (typeof f != "string" && f !== null) return je.errors = [null], false;
            var s = n === e;
          } else var s = true;
        }
      }
    }
  } else return je.errors = [null], false;
  return je.errors = r, e === 0;
}
function Me(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    je(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? je.errors : r.concat(je.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Me.errors = r, false;
  return Me.errors = r, e === 0;
}
var kr = { type: "object", required: ["name", "type"], properties: { id: {}, name: { type: "string" }, type: { $ref: "#/$defs/CommandOutputType" }, outputBinding: { $ref: "#/$defs/choice11" }, doc: { $ref: "#/$defs/choice1" }, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, format: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var ke = { validate: Ke };
function K(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.name === void 0 && (t = "name") || l.type === void 0 && (t = "type")) return K.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(D.call(kr.properties, n) || _.test(n))) {
        return K.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return K.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            ke.validate(l.type) || (r = r === null ? ke.validate.errors : r.concat(ke.validate.errors), e = r.length);
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
                  const i = e;
                  if (typeof n != "string" && n !== null) return K.errors = [null], false;
                  var s = i === e;
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
                      const i = e;
                      if (typeof n != "boolean" && n !== null) return K.errors = [null], false;
                      var s = i === e;
                    } else var s = true;
                    if (s) if (l.format !== void 0) {
                      let n = l.format;
                      const i = e;
                      if (typeof n != "string" && n !== null) return K.errors = [null], false;
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
  } else return K.errors = [null], false;
  return K.errors = r, e === 0;
}
function rr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const h = l.length;
      for (let m = 0; m < h; m++) {
        const y = e;
        K(l[m]) || (r = r === null ? K.errors : r.concat(K.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, rr.errors = r, false;
  return rr.errors = r, e === 0;
}
function ie(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return ie.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || _.test(n))) {
        return ie.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return ie.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            rr(l.fields) || (r = r === null ? rr.errors : r.concat(rr.errors), e = r.length);
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
                const i = e;
                if (typeof n != "string" && n !== null) return ie.errors = [null], false;
                var s = i === e;
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
function V(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.symbols === void 0 && (f = "symbols") || l.type === void 0 && (f = "type")) return V.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "symbols" || i === "type" || i === "label" || i === "doc" || _.test(i))) {
        return V.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let i = l.name;
          const o = e;
          if (typeof i != "string" && i !== null) return V.errors = [null], false;
          var s = o === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let i = l.symbols;
            const o = e;
            if (e === o) if (Array.isArray(i)) {
              var t = true;
              const h = i.length;
              for (let m = 0; m < h; m++) {
                const y = e;
                if (typeof i[m] != "string") return V.errors = [null], false;
                var t = y === e;
                if (!t) break;
              }
            } else return V.errors = [null], false;
            var s = o === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const i = e;
              if (l.type !== "enum") return V.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let i = l.label;
                const o = e;
                if (typeof i != "string" && i !== null) return V.errors = [null], false;
                var s = o === e;
              } else var s = true;
              if (s) if (l.doc !== void 0) {
                const i = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = i === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return V.errors = [null], false;
  return V.errors = r, e === 0;
}
function oe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.items === void 0 && (t = "items") || l.type === void 0 && (t = "type")) return oe.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "doc" || _.test(n))) {
        return oe.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return oe.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            ke.validate(l.items) || (r = r === null ? ke.validate.errors : r.concat(ke.validate.errors), e = r.length);
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
                const i = e;
                if (typeof n != "string" && n !== null) return oe.errors = [null], false;
                var s = i === e;
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
function We(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") ie(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ie.errors : r.concat(ie.errors), e = r.length);
    else if (s === "enum") V(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? V.errors : r.concat(V.errors), e = r.length);
    else if (s === "array") oe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? oe.errors : r.concat(oe.errors), e = r.length);
    else return We.errors = [null], false;
    else return We.errors = [null], false;
  } else return We.errors = [null], false;
  return We.errors = r, e === 0;
}
function Ke(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    We(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? We.errors : r.concat(We.errors), e = r.length);
    var n = o === e;
    if (t = t || n, !t) {
      const h = e;
      if (e === h) if (Array.isArray(l)) {
        var i = true;
        const y = l.length;
        for (let g = 0; g < y; g++) {
          const A = e;
          ke.validate(l[g]) || (r = r === null ? ke.validate.errors : r.concat(ke.validate.errors), e = r.length);
          var i = A === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = h === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ke.errors = r, false;
  return Ke.errors = r, e === 0;
}
function lr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== "stdout" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    l !== "stderr" && (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    if (t = t || n, !t) {
      const d = e;
      Ke(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Ke.errors : r.concat(Ke.errors), e = r.length);
      var n = d === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, lr.errors = r, false;
  return lr.errors = r, e === 0;
}
function X(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return X.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(D.call($r.properties, n) || _.test(n))) {
        return X.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const i = e;
          if (typeof n != "string" && n !== null) return X.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return X.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const i = e;
              if (typeof n != "boolean" && n !== null) return X.errors = [null], false;
              var s = i === e;
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
                    const i = e;
                    if (typeof n != "string" && n !== null) return X.errors = [null], false;
                    var s = i === e;
                  } else var s = true;
                  if (s) {
                    if (l.secondaryFiles !== void 0) {
                      const n = e;
                      b(l.secondaryFiles) || (r = r === null ? b.errors : r.concat(b.errors), e = r.length);
                      var s = n === e;
                    } else var s = true;
                    if (s) if (l.type !== void 0) {
                      const n = e;
                      lr(l.type) || (r = r === null ? lr.errors : r.concat(lr.errors), e = r.length);
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
function P(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const h = l.length;
      for (let m = 0; m < h; m++) {
        const y = e;
        typeof l[m] != "string" && (r === null ? r = [null] : r.push(null), e++);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, P.errors = r, false;
  return P.errors = r, e === 0;
}
function qe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return qe.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "expressionLib" || _.test(n))) {
        return qe.errors = [null], false;
        break;
      }
      if (f === e) {
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
function sr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  x(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? x.errors : r.concat(x.errors), e = r.length);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    F(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? F.errors : r.concat(F.errors), e = r.length);
    var n = i === e;
    if (t = t || n, !t) {
      const d = e;
      M(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? M.errors : r.concat(M.errors), e = r.length);
      var n = d === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, sr.errors = r, false;
  return sr.errors = r, e === 0;
}
function de(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.class === void 0 && (f = "class") || l.types === void 0 && (f = "types")) return de.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "class" || i === "types" || _.test(i))) {
        return de.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const i = e;
          if (l.class !== "SchemaDefRequirement") return de.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) if (l.types !== void 0) {
          let i = l.types;
          const o = e;
          if (e === o) if (Array.isArray(i)) {
            var t = true;
            const h = i.length;
            for (let m = 0; m < h; m++) {
              const y = e;
              sr(i[m]) || (r = r === null ? sr.errors : r.concat(sr.errors), e = r.length);
              var t = y === e;
              if (!t) break;
            }
          } else return de.errors = [null], false;
          var s = o === e;
        } else var s = true;
      }
    }
  } else return de.errors = [null], false;
  return de.errors = r, e === 0;
}
var Pr = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "DockerRequirement" }, dockerPull: { type: ["string", "null"] }, dockerLoad: { type: ["string", "null"] }, dockerFile: { type: ["string", "null"] }, dockerImport: { type: ["string", "null"] }, dockerImageId: { type: ["string", "null"] }, dockerOutputDirectory: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function w(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return w.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(D.call(Pr.properties, n) || _.test(n))) {
        return w.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "DockerRequirement") return w.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.dockerPull !== void 0) {
            let n = l.dockerPull;
            const i = e;
            if (typeof n != "string" && n !== null) return w.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.dockerLoad !== void 0) {
              let n = l.dockerLoad;
              const i = e;
              if (typeof n != "string" && n !== null) return w.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.dockerFile !== void 0) {
                let n = l.dockerFile;
                const i = e;
                if (typeof n != "string" && n !== null) return w.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) {
                if (l.dockerImport !== void 0) {
                  let n = l.dockerImport;
                  const i = e;
                  if (typeof n != "string" && n !== null) return w.errors = [null], false;
                  var s = i === e;
                } else var s = true;
                if (s) {
                  if (l.dockerImageId !== void 0) {
                    let n = l.dockerImageId;
                    const i = e;
                    if (typeof n != "string" && n !== null) return w.errors = [null], false;
                    var s = i === e;
                  } else var s = true;
                  if (s) if (l.dockerOutputDirectory !== void 0) {
                    let n = l.dockerOutputDirectory;
                    const i = e;
                    if (typeof n != "string" && n !== null) return w.errors = [null], false;
                    var s = i === e;
                  } else var s = true;
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
function Ee(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.package === void 0 && (t = "package")) return Ee.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "package" || n === "version" || n === "specs" || _.test(n))) {
        return Ee.errors = [null], false;
        break;
      }
      if (f === e) {
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
function ye(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.class === void 0 && (f = "class") || l.packages === void 0 && (f = "packages")) return ye.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "class" || i === "packages" || _.test(i))) {
        return ye.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const i = e;
          if (l.class !== "SoftwareRequirement") return ye.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) if (l.packages !== void 0) {
          let i = l.packages;
          const o = e;
          if (e === o) if (Array.isArray(i)) {
            var t = true;
            const h = i.length;
            for (let m = 0; m < h; m++) {
              const y = e;
              Ee(i[m]) || (r = r === null ? Ee.errors : r.concat(Ee.errors), e = r.length);
              var t = y === e;
              if (!t) break;
            }
          } else return ye.errors = [null], false;
          var s = o === e;
        } else var s = true;
      }
    }
  } else return ye.errors = [null], false;
  return ye.errors = r, e === 0;
}
function fe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.entry === void 0 && (t = "entry")) return fe.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "entryname" || n === "entry" || n === "writable" || _.test(n))) {
        return fe.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.entryname !== void 0) {
          let n = l.entryname;
          const i = e;
          if (typeof n != "string" && n !== null) return fe.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.entry !== void 0) {
            const n = e;
            if (typeof l.entry != "string") return fe.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) if (l.writable !== void 0) {
            let n = l.writable;
            const i = e;
            if (typeof n != "boolean" && n !== null) return fe.errors = [null], false;
            var s = i === e;
          } else var s = true;
        }
      }
    }
  } else return fe.errors = [null], false;
  return fe.errors = r, e === 0;
}
var Ar = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "File" }, location: { type: ["string", "null"] }, path: { type: ["string", "null"] }, basename: { type: ["string", "null"] }, dirname: { type: ["string", "null"] }, nameroot: { type: ["string", "null"] }, nameext: { type: ["string", "null"] }, checksum: { type: ["string", "null"] }, size: { $ref: "#/$defs/choice17" }, secondaryFiles: { $ref: "#/$defs/choice19" }, format: { type: ["string", "null"] }, contents: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function nr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
  else return r === null ? r = [null] : r.push(null), e++, nr.errors = r, false;
  return nr.errors = r, e === 0;
}
var yr = { validate: te };
function Te(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const h = l.length;
      for (let m = 0; m < h; m++) {
        const y = e;
        yr.validate(l[m]) || (r = r === null ? yr.validate.errors : r.concat(yr.validate.errors), e = r.length);
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
function j(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return j.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(D.call(Ar.properties, n) || _.test(n))) {
        return j.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "File") return j.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.location !== void 0) {
            let n = l.location;
            const i = e;
            if (typeof n != "string" && n !== null) return j.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.path !== void 0) {
              let n = l.path;
              const i = e;
              if (typeof n != "string" && n !== null) return j.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.basename !== void 0) {
                let n = l.basename;
                const i = e;
                if (typeof n != "string" && n !== null) return j.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) {
                if (l.dirname !== void 0) {
                  let n = l.dirname;
                  const i = e;
                  if (typeof n != "string" && n !== null) return j.errors = [null], false;
                  var s = i === e;
                } else var s = true;
                if (s) {
                  if (l.nameroot !== void 0) {
                    let n = l.nameroot;
                    const i = e;
                    if (typeof n != "string" && n !== null) return j.errors = [null], false;
                    var s = i === e;
                  } else var s = true;
                  if (s) {
                    if (l.nameext !== void 0) {
                      let n = l.nameext;
                      const i = e;
                      if (typeof n != "string" && n !== null) return j.errors = [null], false;
                      var s = i === e;
                    } else var s = true;
                    if (s) {
                      if (l.checksum !== void 0) {
                        let n = l.checksum;
                        const i = e;
                        if (typeof n != "string" && n !== null) return j.errors = [null], false;
                        var s = i === e;
                      } else var s = true;
                      if (s) {
                        if (l.size !== void 0) {
                          const n = e;
                          nr(l.size) || (r = r === null ? nr.errors : r.concat(nr.errors), e = r.length);
                          var s = n === e;
                        } else var s = true;
                        if (s) {
                          if (l.secondaryFiles !== void 0) {
                            const n = e;
                            Te(l.secondaryFiles) || (r = r === null ? Te.errors : r.concat(Te.errors), e = r.length);
                            var s = n === e;
                          } else var s = true;
                          if (s) {
                            if (l.format !== void 0) {
                              let n = l.format;
                              const i = e;
                              if (typeof n != "string" && n !== null) return j.errors = [null], false;
                              var s = i === e;
                            } else var s = true;
                            if (s) if (l.contents !== void 0) {
                              let n = l.contents;
                              const i = e;
                              if (typeof n != "string" && n !== null) return j.errors = [null], false;
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
  } else return j.errors = [null], false;
  return j.errors = r, e === 0;
}
function Y(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return Y.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "location" || n === "path" || n === "basename" || n === "listing" || _.test(n))) {
        return Y.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "Directory") return Y.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.location !== void 0) {
            let n = l.location;
            const i = e;
            if (typeof n != "string" && n !== null) return Y.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.path !== void 0) {
              let n = l.path;
              const i = e;
              if (typeof n != "string" && n !== null) return Y.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.basename !== void 0) {
                let n = l.basename;
                const i = e;
                if (typeof n != "string" && n !== null) return Y.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) if (l.listing !== void 0) {
                const n = e;
                Te(l.listing) || (r = r === null ? Te.errors : r.concat(Te.errors), e = r.length);
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
function te(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.class;
    if (typeof s == "string") if (s === "File") j(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? j.errors : r.concat(j.errors), e = r.length);
    else if (s === "Directory") Y(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Y.errors : r.concat(Y.errors), e = r.length);
    else return te.errors = [null], false;
    else return te.errors = [null], false;
  } else return te.errors = [null], false;
  return te.errors = r, e === 0;
}
function tr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    fe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? fe.errors : r.concat(fe.errors), e = r.length);
    var n = o === e;
    if (t = t || n, !t) {
      const h = e;
      if (e === h) if (Array.isArray(l)) {
        var i = true;
        const y = l.length;
        for (let g = 0; g < y; g++) {
          const A = e;
          te(l[g]) || (r = r === null ? te.errors : r.concat(te.errors), e = r.length);
          var i = A === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = h === e;
      if (t = t || n, !t) {
        const y = e;
        te(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? te.errors : r.concat(te.errors), e = r.length);
        var n = y === e;
        t = t || n;
      }
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, tr.errors = r, false;
  return tr.errors = r, e === 0;
}
function ir(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const h = l.length;
      for (let m = 0; m < h; m++) {
        const y = e;
        tr(l[m]) || (r = r === null ? tr.errors : r.concat(tr.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ir.errors = r, false;
  return ir.errors = r, e === 0;
}
function Oe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class") || l.listing === void 0 && (t = "listing")) return Oe.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "listing" || _.test(n))) {
        return Oe.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "InitialWorkDirRequirement") return Oe.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.listing !== void 0) {
          const n = e;
          ir(l.listing) || (r = r === null ? ir.errors : r.concat(ir.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return Oe.errors = [null], false;
  return Oe.errors = r, e === 0;
}
function me(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.envName === void 0 && (t = "envName") || l.envValue === void 0 && (t = "envValue")) return me.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "envName" || n === "envValue" || _.test(n))) {
        return me.errors = [null], false;
        break;
      }
      if (f === e) {
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
function he(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.class === void 0 && (f = "class") || l.envDef === void 0 && (f = "envDef")) return he.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "class" || i === "envDef" || _.test(i))) {
        return he.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const i = e;
          if (l.class !== "EnvVarRequirement") return he.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) if (l.envDef !== void 0) {
          let i = l.envDef;
          const o = e;
          if (e === o) if (Array.isArray(i)) {
            var t = true;
            const h = i.length;
            for (let m = 0; m < h; m++) {
              const y = e;
              me(i[m]) || (r = r === null ? me.errors : r.concat(me.errors), e = r.length);
              var t = y === e;
              if (!t) break;
            }
          } else return he.errors = [null], false;
          var s = o === e;
        } else var s = true;
      }
    }
  } else return he.errors = [null], false;
  return he.errors = r, e === 0;
}
function Re(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Re.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(f === "id" || f === "name" || f === "class" || _.test(f))) {
        return Re.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "ShellCommandRequirement") return Re.errors = [null], false;
    }
  } else return Re.errors = [null], false;
  return Re.errors = r, e === 0;
}
var Dr = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "ResourceRequirement" }, coresMin: { $ref: "#/$defs/choice22" }, coresMax: { $ref: "#/$defs/choice22" }, ramMin: { $ref: "#/$defs/choice22" }, ramMax: { $ref: "#/$defs/choice22" }, tmpdirMin: { $ref: "#/$defs/choice22" }, tmpdirMax: { $ref: "#/$defs/choice22" }, outdirMin: { $ref: "#/$defs/choice22" }, outdirMax: { $ref: "#/$defs/choice22" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function $(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    typeof l == "number" || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" || (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, $.errors = r, false;
  return $.errors = r, e === 0;
}
function Fe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return Fe.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(D.call(Dr.properties, n) || _.test(n))) {
        return Fe.errors = [null], false;
        break;
      }
      if (f === e) {
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
function Ce(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Ce.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(f === "id" || f === "name" || f === "class" || _.test(f))) {
        return Ce.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "SubworkflowFeatureRequirement") return Ce.errors = [null], false;
    }
  } else return Ce.errors = [null], false;
  return Ce.errors = r, e === 0;
}
function we(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return we.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(f === "id" || f === "name" || f === "class" || _.test(f))) {
        return we.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "ScatterFeatureRequirement") return we.errors = [null], false;
    }
  } else return we.errors = [null], false;
  return we.errors = r, e === 0;
}
function Ie(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Ie.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(f === "id" || f === "name" || f === "class" || _.test(f))) {
        return Ie.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "MultipleInputFeatureRequirement") return Ie.errors = [null], false;
    }
  } else return Ie.errors = [null], false;
  return Ie.errors = r, e === 0;
}
function Se(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Se.errors = [null], false;
    {
      const t = e;
      for (const f in l) if (!(f === "id" || f === "name" || f === "class" || _.test(f))) {
        return Se.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "StepInputExpressionRequirement") return Se.errors = [null], false;
    }
  } else return Se.errors = [null], false;
  return Se.errors = r, e === 0;
}
function Le(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return Le.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "loadListing" || _.test(n))) {
        return Le.errors = [null], false;
        break;
      }
      if (f === e) {
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
function ge(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return ge.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "enableReuse" || _.test(n))) {
        return ge.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "WorkReuse") return ge.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.enableReuse !== void 0) {
          let n = l.enableReuse;
          const i = e;
          if (typeof n != "boolean" && typeof n != "string" && n !== null) return ge.errors = [null], false;
          var s = i === e;
        } else var s = true;
      }
    }
  } else return ge.errors = [null], false;
  return ge.errors = r, e === 0;
}
function _e(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class") || l.networkAccess === void 0 && (t = "networkAccess")) return _e.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "networkAccess" || _.test(n))) {
        return _e.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "NetworkAccess") return _e.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.networkAccess !== void 0) {
          let n = l.networkAccess;
          const i = e;
          if (typeof n != "boolean" && typeof n != "string") return _e.errors = [null], false;
          var s = i === e;
        } else var s = true;
      }
    }
  } else return _e.errors = [null], false;
  return _e.errors = r, e === 0;
}
function be(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class") || l.inplaceUpdate === void 0 && (t = "inplaceUpdate")) return be.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "inplaceUpdate" || _.test(n))) {
        return be.errors = [null], false;
        break;
      }
      if (f === e) {
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
function or(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    Number.isInteger(l) || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.kind == "integer" || (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, or.errors = r, false;
  return or.errors = r, e === 0;
}
function xe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class") || l.timelimit === void 0 && (t = "timelimit")) return xe.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "timelimit" || _.test(n))) {
        return xe.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "ToolTimeLimit") return xe.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.timelimit !== void 0) {
          const n = e;
          or(l.timelimit) || (r = r === null ? or.errors : r.concat(or.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return xe.errors = [null], false;
  return xe.errors = r, e === 0;
}
function Ue(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.class;
    if (typeof s == "string") if (s === "InlineJavascriptRequirement") qe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? qe.errors : r.concat(qe.errors), e = r.length);
    else if (s === "SchemaDefRequirement") de(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? de.errors : r.concat(de.errors), e = r.length);
    else if (s === "DockerRequirement") w(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? w.errors : r.concat(w.errors), e = r.length);
    else if (s === "SoftwareRequirement") ye(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ye.errors : r.concat(ye.errors), e = r.length);
    else if (s === "InitialWorkDirRequirement") Oe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Oe.errors : r.concat(Oe.errors), e = r.length);
    else if (s === "EnvVarRequirement") he(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? he.errors : r.concat(he.errors), e = r.length);
    else if (s === "ShellCommandRequirement") Re(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Re.errors : r.concat(Re.errors), e = r.length);
    else if (s === "ResourceRequirement") Fe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Fe.errors : r.concat(Fe.errors), e = r.length);
    else if (s === "SubworkflowFeatureRequirement") Ce(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Ce.errors : r.concat(Ce.errors), e = r.length);
    else if (s === "ScatterFeatureRequirement") we(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? we.errors : r.concat(we.errors), e = r.length);
    else if (s === "MultipleInputFeatureRequirement") Ie(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Ie.errors : r.concat(Ie.errors), e = r.length);
    else if (s === "StepInputExpressionRequirement") Se(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Se.errors : r.concat(Se.errors), e = r.length);
    else if (s === "LoadListingRequirement") Le(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Le.errors : r.concat(Le.errors), e = r.length);
    else if (s === "WorkReuse") ge(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ge.errors : r.concat(ge.errors), e = r.length);
    else if (s === "NetworkAccess") _e(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? _e.errors : r.concat(_e.errors), e = r.length);
    else if (s === "InplaceUpdateRequirement") be(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? be.errors : r.concat(be.errors), e = r.length);
    else if (s === "ToolTimeLimit") xe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? xe.errors : r.concat(xe.errors), e = r.length);
    else return Ue.errors = [null], false;
    else return Ue.errors = [null], false;
  } else return Ue.errors = [null], false;
  return Ue.errors = r, e === 0;
}
function E(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const h = l.length;
      for (let m = 0; m < h; m++) {
        const y = e;
        Ue(l[m]) || (r = r === null ? Ue.errors : r.concat(Ue.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, E.errors = r, false;
  return E.errors = r, e === 0;
}
function O(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const h = l.length;
      for (let m = 0; m < h; m++) {
        let y = l[m];
        const g = e;
        y && typeof y == "object" && !Array.isArray(y) || (r === null ? r = [null] : r.push(null), e++);
        var i = g === e;
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
function fr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    R(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? R.errors : r.concat(R.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, fr.errors = r, false;
  return fr.errors = r, e === 0;
}
function ur(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const h = l.length;
      for (let m = 0; m < h; m++) {
        const y = e;
        fr(l[m]) || (r = r === null ? fr.errors : r.concat(fr.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ur.errors = r, false;
  return ur.errors = r, e === 0;
}
function Q(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const h = l.length;
      for (let m = 0; m < h; m++) {
        let y = l[m];
        const g = e;
        Number.isInteger(y) && y >= -2147483648 && y <= 2147483647 || typeof y == "object" && y !== null && Object.getPrototypeOf(y) !== null && typeof y.source == "string" && y.source == "-0" || (r === null ? r = [null] : r.push(null), e++);
        var i = g === e;
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
function C(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.inputs === void 0 && (n = "inputs") || l.outputs === void 0 && (n = "outputs") || l.class === void 0 && (n = "class")) return C.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(D.call(hr.properties, o) || _.test(o))) {
        return C.errors = [null], false;
        break;
      }
      if (i === e) {
        if (l.id !== void 0) {
          let o = l.id;
          const d = e;
          if (typeof o != "string" && o !== null) return C.errors = [null], false;
          var s = d === e;
        } else var s = true;
        if (s) {
          if (l.inputs !== void 0) {
            let o = l.inputs;
            const d = e;
            if (e === d) if (Array.isArray(o)) {
              var t = true;
              const m = o.length;
              for (let y = 0; y < m; y++) {
                const g = e;
                H(o[y]) || (r = r === null ? H.errors : r.concat(H.errors), e = r.length);
                var t = g === e;
                if (!t) break;
              }
            } else return C.errors = [null], false;
            var s = d === e;
          } else var s = true;
          if (s) {
            if (l.outputs !== void 0) {
              let o = l.outputs;
              const d = e;
              if (e === d) if (Array.isArray(o)) {
                var f = true;
                const m = o.length;
                for (let y = 0; y < m; y++) {
                  const g = e;
                  X(o[y]) || (r = r === null ? X.errors : r.concat(X.errors), e = r.length);
                  var f = g === e;
                  if (!f) break;
                }
              } else return C.errors = [null], false;
              var s = d === e;
            } else var s = true;
            if (s) {
              if (l.requirements !== void 0) {
                const o = e;
                E(l.requirements) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
                var s = o === e;
              } else var s = true;
              if (s) {
                if (l.hints !== void 0) {
                  const o = e;
                  O(l.hints) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                  var s = o === e;
                } else var s = true;
                if (s) {
                  if (l.label !== void 0) {
                    let o = l.label;
                    const d = e;
                    if (typeof o != "string" && o !== null) return C.errors = [null], false;
                    var s = d === e;
                  } else var s = true;
                  if (s) {
                    if (l.cwlVersion !== void 0) {
                      let o = l.cwlVersion;
                      const d = e;
                      if (typeof o != "string" && o !== null) return C.errors = [null], false;
                      var s = d === e;
                    } else var s = true;
                    if (s) {
                      if (l.class !== void 0) {
                        const o = e;
                        if (l.class !== "CommandLineTool") return C.errors = [null], false;
                        var s = o === e;
                      } else var s = true;
                      if (s) {
                        if (l.baseCommand !== void 0) {
                          const o = e;
                          p(l.baseCommand) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                          var s = o === e;
                        } else var s = true;
                        if (s) {
                          if (l.arguments !== void 0) {
                            const o = e;
                            ur(l.arguments) || (r = r === null ? ur.errors : r.concat(ur.errors), e = r.length);
                            var s = o === e;
                          } else var s = true;
                          if (s) {
                            if (l.stdin !== void 0) {
                              let o = l.stdin;
                              const d = e;
                              if (typeof o != "string" && o !== null) return C.errors = [null], false;
                              var s = d === e;
                            } else var s = true;
                            if (s) {
                              if (l.stderr !== void 0) {
                                let o = l.stderr;
                                const d = e;
                                if (typeof o != "string" && o !== null) return C.errors = [null], false;
                                var s = d === e;
                              } else var s = true;
                              if (s) {
                                if (l.stdout !== void 0) {
                                  let o = l.stdout;
                                  const d = e;
                                  if (typeof o != "string" && o !== null) return C.errors = [null], false;
                                  var s = d === e;
                                } else var s = true;
                                if (s) {
                                  if (l.successCodes !== void 0) {
                                    const o = e;
                                    Q(l.successCodes) || (r = r === null ? Q.errors : r.concat(Q.errors), e = r.length);
                                    var s = o === e;
                                  } else var s = true;
                                  if (s) {
                                    if (l.temporaryFailCodes !== void 0) {
                                      const o = e;
                                      Q(l.temporaryFailCodes) || (r = r === null ? Q.errors : r.concat(Q.errors), e = r.length);
                                      var s = o === e;
                                    } else var s = true;
                                    if (s) {
                                      if (l.permanentFailCodes !== void 0) {
                                        const o = e;
                                        Q(l.permanentFailCodes) || (r = r === null ? Q.errors : r.concat(Q.errors), e = r.length);
                                        var s = o === e;
                                      } else var s = true;
                                      if (s) {
                                        if (l.doc !== void 0) {
                                          const o = e;
                                          p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                                          var s = o === e;
                                        } else var s = true;
                                        if (s) if (l.intent !== void 0) {
                                          const o = e;
                                          P(l.intent) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
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
    }
  } else return C.errors = [null], false;
  return C.errors = r, e === 0;
}
var Lr = T;
var jr = { type: "object", required: ["outputs", "class", "inputs", "expression"], properties: { id: { type: ["string", "null"] }, name: {}, outputs: { type: "array", items: { $ref: "#/$defs/ExpressionToolOutputParameter" } }, requirements: { $ref: "#/$defs/choice25" }, hints: { $ref: "#/$defs/choice26" }, label: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "ExpressionTool" }, doc: { $ref: "#/$defs/choice1" }, inputs: { type: "array", items: { $ref: "#/$defs/WorkflowInputParameter" } }, expression: { type: "string" }, intent: { $ref: "#/$defs/choice15" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Pe = { validate: J };
function Z(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.name === void 0 && (t = "name") || l.type === void 0 && (t = "type")) return Z.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "type" || n === "doc" || n === "label" || n === "secondaryFiles" || n === "streamable" || n === "format" || _.test(n))) {
        return Z.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          const n = e;
          if (typeof l.name != "string") return Z.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.type !== void 0) {
            const n = e;
            Pe.validate(l.type) || (r = r === null ? Pe.validate.errors : r.concat(Pe.validate.errors), e = r.length);
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
                const i = e;
                if (typeof n != "string" && n !== null) return Z.errors = [null], false;
                var s = i === e;
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
                    const i = e;
                    if (typeof n != "boolean" && n !== null) return Z.errors = [null], false;
                    var s = i === e;
                  } else var s = true;
                  if (s) if (l.format !== void 0) {
                    let n = l.format;
                    const i = e;
                    if (typeof n != "string" && n !== null) return Z.errors = [null], false;
                    var s = i === e;
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
function ar(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const h = l.length;
      for (let m = 0; m < h; m++) {
        const y = e;
        Z(l[m]) || (r = r === null ? Z.errors : r.concat(Z.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ar.errors = r, false;
  return ar.errors = r, e === 0;
}
function ue(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return ue.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || _.test(n))) {
        return ue.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return ue.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            ar(l.fields) || (r = r === null ? ar.errors : r.concat(ar.errors), e = r.length);
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
                const i = e;
                if (typeof n != "string" && n !== null) return ue.errors = [null], false;
                var s = i === e;
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
function N(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.symbols === void 0 && (f = "symbols") || l.type === void 0 && (f = "type")) return N.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "symbols" || i === "type" || i === "label" || i === "doc" || _.test(i))) {
        return N.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let i = l.name;
          const o = e;
          if (typeof i != "string" && i !== null) return N.errors = [null], false;
          var s = o === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let i = l.symbols;
            const o = e;
            if (e === o) if (Array.isArray(i)) {
              var t = true;
              const h = i.length;
              for (let m = 0; m < h; m++) {
                const y = e;
                if (typeof i[m] != "string") return N.errors = [null], false;
                var t = y === e;
                if (!t) break;
              }
            } else return N.errors = [null], false;
            var s = o === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const i = e;
              if (l.type !== "enum") return N.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let i = l.label;
                const o = e;
                if (typeof i != "string" && i !== null) return N.errors = [null], false;
                var s = o === e;
              } else var s = true;
              if (s) if (l.doc !== void 0) {
                const i = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = i === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return N.errors = [null], false;
  return N.errors = r, e === 0;
}
function ae(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.items === void 0 && (t = "items") || l.type === void 0 && (t = "type")) return ae.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "doc" || _.test(n))) {
        return ae.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return ae.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            Pe.validate(l.items) || (r = r === null ? Pe.validate.errors : r.concat(Pe.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "array") return ae.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const i = e;
                if (typeof n != "string" && n !== null) return ae.errors = [null], false;
                var s = i === e;
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
function Je(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") ue(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ue.errors : r.concat(ue.errors), e = r.length);
    else if (s === "enum") N(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? N.errors : r.concat(N.errors), e = r.length);
    else if (s === "array") ae(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ae.errors : r.concat(ae.errors), e = r.length);
    else return Je.errors = [null], false;
    else return Je.errors = [null], false;
  } else return Je.errors = [null], false;
  return Je.errors = r, e === 0;
}
function J(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    Je(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Je.errors : r.concat(Je.errors), e = r.length);
    var n = o === e;
    if (t = t || n, !t) {
      const h = e;
      if (e === h) if (Array.isArray(l)) {
        var i = true;
        const y = l.length;
        for (let g = 0; g < y; g++) {
          const A = e;
          Pe.validate(l[g]) || (r = r === null ? Pe.validate.errors : r.concat(Pe.validate.errors), e = r.length);
          var i = A === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = h === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, J.errors = r, false;
  return J.errors = r, e === 0;
}
function ee(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return ee.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "label" || n === "streamable" || n === "doc" || n === "format" || n === "secondaryFiles" || n === "type" || _.test(n))) {
        return ee.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const i = e;
          if (typeof n != "string" && n !== null) return ee.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return ee.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const i = e;
              if (typeof n != "boolean" && n !== null) return ee.errors = [null], false;
              var s = i === e;
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
                  const i = e;
                  if (typeof n != "string" && n !== null) return ee.errors = [null], false;
                  var s = i === e;
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
var qr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, default: { $ref: "#/$defs/choice4" }, type: { $ref: "#/$defs/InputType" }, inputBinding: { $ref: "#/$defs/choice34" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Er = { type: "object", required: ["name", "type"], properties: { id: {}, name: { type: "string" }, type: { $ref: "#/$defs/InputType" }, label: { type: ["string", "null"] }, doc: { $ref: "#/$defs/choice1" }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Ae = { validate: De };
function re(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.name === void 0 && (t = "name") || l.type === void 0 && (t = "type")) return re.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(D.call(Er.properties, n) || _.test(n))) {
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
          if (l.type !== void 0) {
            const n = e;
            Ae.validate(l.type) || (r = r === null ? Ae.validate.errors : r.concat(Ae.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.label !== void 0) {
              let n = l.label;
              const i = e;
              if (typeof n != "string" && n !== null) return re.errors = [null], false;
              var s = i === e;
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
                    const i = e;
                    if (typeof n != "boolean" && n !== null) return re.errors = [null], false;
                    var s = i === e;
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
                        const i = e;
                        if (typeof n != "boolean" && n !== null) return re.errors = [null], false;
                        var s = i === e;
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
function cr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const h = l.length;
      for (let m = 0; m < h; m++) {
        const y = e;
        re(l[m]) || (r = r === null ? re.errors : r.concat(re.errors), e = r.length);
        var i = y === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = o === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, cr.errors = r, false;
  return cr.errors = r, e === 0;
}
function ce(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return ce.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || _.test(n))) {
        return ce.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return ce.errors = [null], false;
          var s = i === e;
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
              if (l.type !== "record") return ce.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const i = e;
                if (typeof n != "string" && n !== null) return ce.errors = [null], false;
                var s = i === e;
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
function W(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let f;
    if (l.symbols === void 0 && (f = "symbols") || l.type === void 0 && (f = "type")) return W.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "symbols" || i === "type" || i === "label" || i === "doc" || _.test(i))) {
        return W.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let i = l.name;
          const o = e;
          if (typeof i != "string" && i !== null) return W.errors = [null], false;
          var s = o === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let i = l.symbols;
            const o = e;
            if (e === o) if (Array.isArray(i)) {
              var t = true;
              const h = i.length;
              for (let m = 0; m < h; m++) {
                const y = e;
                if (typeof i[m] != "string") return W.errors = [null], false;
                var t = y === e;
                if (!t) break;
              }
            } else return W.errors = [null], false;
            var s = o === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const i = e;
              if (l.type !== "enum") return W.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let i = l.label;
                const o = e;
                if (typeof i != "string" && i !== null) return W.errors = [null], false;
                var s = o === e;
              } else var s = true;
              if (s) if (l.doc !== void 0) {
                const i = e;
                p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                var s = i === e;
              } else var s = true;
            }
          }
        }
      }
    }
  } else return W.errors = [null], false;
  return W.errors = r, e === 0;
}
function ve(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.items === void 0 && (t = "items") || l.type === void 0 && (t = "type")) return ve.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "doc" || _.test(n))) {
        return ve.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return ve.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            Ae.validate(l.items) || (r = r === null ? Ae.validate.errors : r.concat(Ae.validate.errors), e = r.length);
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
                const i = e;
                if (typeof n != "string" && n !== null) return ve.errors = [null], false;
                var s = i === e;
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
function ze(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") ce(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ce.errors : r.concat(ce.errors), e = r.length);
    else if (s === "enum") W(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? W.errors : r.concat(W.errors), e = r.length);
    else if (s === "array") ve(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ve.errors : r.concat(ve.errors), e = r.length);
    else return ze.errors = [null], false;
    else return ze.errors = [null], false;
  } else return ze.errors = [null], false;
  return ze.errors = r, e === 0;
}
function De(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const o = e;
    ze(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ze.errors : r.concat(ze.errors), e = r.length);
    var n = o === e;
    if (t = t || n, !t) {
      const h = e;
      if (e === h) if (Array.isArray(l)) {
        var i = true;
        const y = l.length;
        for (let g = 0; g < y; g++) {
          const A = e;
          Ae.validate(l[g]) || (r = r === null ? Ae.validate.errors : r.concat(Ae.validate.errors), e = r.length);
          var i = A === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = h === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, De.errors = r, false;
  return De.errors = r, e === 0;
}
function Qe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = e;
    for (const t in l) if (!(t === "id" || t === "name" || t === "loadContents" || _.test(t))) {
      return Qe.errors = [null], false;
      break;
    }
    if (s === e && l.loadContents !== void 0) {
      let t = l.loadContents;
      if (typeof t != "boolean" && t !== null) return Qe.errors = [null], false;
    }
  } else return Qe.errors = [null], false;
  return Qe.errors = r, e === 0;
}
function vr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    Qe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Qe.errors : r.concat(Qe.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, vr.errors = r, false;
  return vr.errors = r, e === 0;
}
function I(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return I.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(D.call(qr.properties, n) || _.test(n))) {
        return I.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const i = e;
          if (typeof n != "string" && n !== null) return I.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return I.errors = [null], false;
            var s = i === e;
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
                const i = e;
                if (typeof n != "boolean" && n !== null) return I.errors = [null], false;
                var s = i === e;
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
                      const i = e;
                      if (typeof n != "boolean" && n !== null) return I.errors = [null], false;
                      var s = i === e;
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
                          S(l.default) || (r = r === null ? S.errors : r.concat(S.errors), e = r.length);
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
  } else return I.errors = [null], false;
  return I.errors = r, e === 0;
}
function T(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.outputs === void 0 && (n = "outputs") || l.class === void 0 && (n = "class") || l.inputs === void 0 && (n = "inputs") || l.expression === void 0 && (n = "expression")) return T.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(D.call(jr.properties, o) || _.test(o))) {
        return T.errors = [null], false;
        break;
      }
      if (i === e) {
        if (l.id !== void 0) {
          let o = l.id;
          const d = e;
          if (typeof o != "string" && o !== null) return T.errors = [null], false;
          var s = d === e;
        } else var s = true;
        if (s) {
          if (l.outputs !== void 0) {
            let o = l.outputs;
            const d = e;
            if (e === d) if (Array.isArray(o)) {
              var t = true;
              const m = o.length;
              for (let y = 0; y < m; y++) {
                const g = e;
                ee(o[y]) || (r = r === null ? ee.errors : r.concat(ee.errors), e = r.length);
                var t = g === e;
                if (!t) break;
              }
            } else return T.errors = [null], false;
            var s = d === e;
          } else var s = true;
          if (s) {
            if (l.requirements !== void 0) {
              const o = e;
              E(l.requirements) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
              var s = o === e;
            } else var s = true;
            if (s) {
              if (l.hints !== void 0) {
                const o = e;
                O(l.hints) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                var s = o === e;
              } else var s = true;
              if (s) {
                if (l.label !== void 0) {
                  let o = l.label;
                  const d = e;
                  if (typeof o != "string" && o !== null) return T.errors = [null], false;
                  var s = d === e;
                } else var s = true;
                if (s) {
                  if (l.cwlVersion !== void 0) {
                    let o = l.cwlVersion;
                    const d = e;
                    if (typeof o != "string" && o !== null) return T.errors = [null], false;
                    var s = d === e;
                  } else var s = true;
                  if (s) {
                    if (l.class !== void 0) {
                      const o = e;
                      if (l.class !== "ExpressionTool") return T.errors = [null], false;
                      var s = o === e;
                    } else var s = true;
                    if (s) {
                      if (l.doc !== void 0) {
                        const o = e;
                        p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                        var s = o === e;
                      } else var s = true;
                      if (s) {
                        if (l.inputs !== void 0) {
                          let o = l.inputs;
                          const d = e;
                          if (e === d) if (Array.isArray(o)) {
                            var f = true;
                            const m = o.length;
                            for (let y = 0; y < m; y++) {
                              const g = e;
                              I(o[y]) || (r = r === null ? I.errors : r.concat(I.errors), e = r.length);
                              var f = g === e;
                              if (!f) break;
                            }
                          } else return T.errors = [null], false;
                          var s = d === e;
                        } else var s = true;
                        if (s) {
                          if (l.expression !== void 0) {
                            const o = e;
                            if (typeof l.expression != "string") return T.errors = [null], false;
                            var s = o === e;
                          } else var s = true;
                          if (s) if (l.intent !== void 0) {
                            const o = e;
                            P(l.intent) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
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
  } else return T.errors = [null], false;
  return T.errors = r, e === 0;
}
var xr = B;
var Or = { type: "object", required: ["outputs", "class", "steps", "inputs"], properties: { id: { type: ["string", "null"] }, name: {}, outputs: { type: "array", items: { $ref: "#/$defs/WorkflowOutputParameter" } }, requirements: { $ref: "#/$defs/choice25" }, hints: { $ref: "#/$defs/choice26" }, label: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "Workflow" }, steps: { type: "array", items: { $ref: "#/$defs/WorkflowStep" } }, doc: { $ref: "#/$defs/choice1" }, inputs: { type: "array", items: { $ref: "#/$defs/WorkflowInputParameter" } }, intent: { $ref: "#/$defs/choice15" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Rr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { type: ["string", "null"] }, outputSource: { $ref: "#/$defs/choice1" }, linkMerge: { $ref: "#/$defs/choice35" }, secondaryFiles: { $ref: "#/$defs/choice6" }, type: { $ref: "#/$defs/OutputType" }, pickValue: { $ref: "#/$defs/choice36" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function Be(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const d = e;
      l !== "merge_flattened" && (r === null ? r = [null] : r.push(null), e++);
      var n = d === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Be.errors = r, false;
  return Be.errors = r, e === 0;
}
function Ve(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    l !== "first_non_null" && (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    if (t = t || n, !t) {
      const d = e;
      l !== "the_only_non_null" && (r === null ? r = [null] : r.push(null), e++);
      var n = d === e;
      if (t = t || n, !t) {
        const m = e;
        l !== "all_non_null" && (r === null ? r = [null] : r.push(null), e++);
        var n = m === e;
        t = t || n;
      }
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ve.errors = r, false;
  return Ve.errors = r, e === 0;
}
function le(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return le.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(D.call(Rr.properties, n) || _.test(n))) {
        return le.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const i = e;
          if (typeof n != "string" && n !== null) return le.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return le.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const i = e;
              if (typeof n != "boolean" && n !== null) return le.errors = [null], false;
              var s = i === e;
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
                  const i = e;
                  if (typeof n != "string" && n !== null) return le.errors = [null], false;
                  var s = i === e;
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
                      Be(l.linkMerge) || (r = r === null ? Be.errors : r.concat(Be.errors), e = r.length);
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
                          Ve(l.pickValue) || (r = r === null ? Ve.errors : r.concat(Ve.errors), e = r.length);
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
var Fr = { type: "object", required: ["in", "out", "run"], properties: { id: { type: ["string", "null"] }, name: {}, in: { type: "array", items: { $ref: "#/$defs/WorkflowStepInput" } }, out: { type: "array", items: { $ref: "#/$defs/choice37" } }, requirements: { $ref: "#/$defs/choice25" }, hints: { $ref: "#/$defs/choice26" }, label: { type: ["string", "null"] }, scatter: { $ref: "#/$defs/choice1" }, scatterMethod: { $ref: "#/$defs/choice38" }, doc: { $ref: "#/$defs/choice1" }, run: { type: ["string", "object"] }, when: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Cr = { type: "object", properties: { id: { type: ["string", "null"] }, name: {}, source: { $ref: "#/$defs/choice1" }, linkMerge: { $ref: "#/$defs/choice35" }, default: { $ref: "#/$defs/choice4" }, valueFrom: { type: ["string", "null"] }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, label: { type: ["string", "null"] }, pickValue: { $ref: "#/$defs/choice36" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function pe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const t = e;
    for (const f in l) if (!(D.call(Cr.properties, f) || _.test(f))) {
      return pe.errors = [null], false;
      break;
    }
    if (t === e) {
      if (l.id !== void 0) {
        let f = l.id;
        const n = e;
        if (typeof f != "string" && f !== null) return pe.errors = [null], false;
        var s = n === e;
      } else var s = true;
      if (s) {
        if (l.source !== void 0) {
          const f = e;
          p(l.source) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.linkMerge !== void 0) {
            const f = e;
            Be(l.linkMerge) || (r = r === null ? Be.errors : r.concat(Be.errors), e = r.length);
            var s = f === e;
          } else var s = true;
          if (s) {
            if (l.default !== void 0) {
              const f = e;
              S(l.default) || (r = r === null ? S.errors : r.concat(S.errors), e = r.length);
              var s = f === e;
            } else var s = true;
            if (s) {
              if (l.valueFrom !== void 0) {
                let f = l.valueFrom;
                const n = e;
                if (typeof f != "string" && f !== null) return pe.errors = [null], false;
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.loadContents !== void 0) {
                  let f = l.loadContents;
                  const n = e;
                  if (typeof f != "boolean" && f !== null) return pe.errors = [null], false;
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.loadListing !== void 0) {
                    const f = e;
                    k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
                    var s = f === e;
                  } else var s = true;
                  if (s) {
                    if (l.label !== void 0) {
                      let f = l.label;
                      const n = e;
                      if (typeof f != "string" && f !== null) return pe.errors = [null], false;
                      var s = n === e;
                    } else var s = true;
                    if (s) if (l.pickValue !== void 0) {
                      const f = e;
                      Ve(l.pickValue) || (r = r === null ? Ve.errors : r.concat(Ve.errors), e = r.length);
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
  } else return pe.errors = [null], false;
  return pe.errors = r, e === 0;
}
function Ge(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = e;
    for (const t in l) if (!(t === "id" || t === "name" || _.test(t))) {
      return Ge.errors = [null], false;
      break;
    }
    if (s === e && l.id !== void 0) {
      let t = l.id;
      if (typeof t != "string" && t !== null) return Ge.errors = [null], false;
    }
  } else return Ge.errors = [null], false;
  return Ge.errors = r, e === 0;
}
function pr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const f = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = f === e;
  if (t = t || n, !t) {
    const i = e;
    Ge(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Ge.errors : r.concat(Ge.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, pr.errors = r, false;
  return pr.errors = r, e === 0;
}
function dr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
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
      const d = e;
      l !== "nested_crossproduct" && (r === null ? r = [null] : r.push(null), e++);
      var n = d === e;
      if (t = t || n, !t) {
        const m = e;
        l !== "flat_crossproduct" && (r === null ? r = [null] : r.push(null), e++);
        var n = m === e;
        t = t || n;
      }
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, dr.errors = r, false;
  return dr.errors = r, e === 0;
}
function L(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.in === void 0 && (n = "in") || l.out === void 0 && (n = "out") || l.run === void 0 && (n = "run")) return L.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(D.call(Fr.properties, o) || _.test(o))) {
        return L.errors = [null], false;
        break;
      }
      if (i === e) {
        if (l.id !== void 0) {
          let o = l.id;
          const d = e;
          if (typeof o != "string" && o !== null) return L.errors = [null], false;
          var s = d === e;
        } else var s = true;
        if (s) {
          if (l.in !== void 0) {
            let o = l.in;
            const d = e;
            if (e === d) if (Array.isArray(o)) {
              var t = true;
              const m = o.length;
              for (let y = 0; y < m; y++) {
                const g = e;
                pe(o[y]) || (r = r === null ? pe.errors : r.concat(pe.errors), e = r.length);
                var t = g === e;
                if (!t) break;
              }
            } else return L.errors = [null], false;
            var s = d === e;
          } else var s = true;
          if (s) {
            if (l.out !== void 0) {
              let o = l.out;
              const d = e;
              if (e === d) if (Array.isArray(o)) {
                var f = true;
                const m = o.length;
                for (let y = 0; y < m; y++) {
                  const g = e;
                  pr(o[y]) || (r = r === null ? pr.errors : r.concat(pr.errors), e = r.length);
                  var f = g === e;
                  if (!f) break;
                }
              } else return L.errors = [null], false;
              var s = d === e;
            } else var s = true;
            if (s) {
              if (l.requirements !== void 0) {
                const o = e;
                E(l.requirements) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
                var s = o === e;
              } else var s = true;
              if (s) {
                if (l.hints !== void 0) {
                  const o = e;
                  O(l.hints) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                  var s = o === e;
                } else var s = true;
                if (s) {
                  if (l.label !== void 0) {
                    let o = l.label;
                    const d = e;
                    if (typeof o != "string" && o !== null) return L.errors = [null], false;
                    var s = d === e;
                  } else var s = true;
                  if (s) {
                    if (l.scatter !== void 0) {
                      const o = e;
                      p(l.scatter) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                      var s = o === e;
                    } else var s = true;
                    if (s) {
                      if (l.scatterMethod !== void 0) {
                        const o = e;
                        dr(l.scatterMethod) || (r = r === null ? dr.errors : r.concat(dr.errors), e = r.length);
                        var s = o === e;
                      } else var s = true;
                      if (s) {
                        if (l.doc !== void 0) {
                          const o = e;
                          p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                          var s = o === e;
                        } else var s = true;
                        if (s) {
                          if (l.run !== void 0) {
                            let o = l.run;
                            const d = e;
                            if (typeof o != "string" && !(o && typeof o == "object" && !Array.isArray(o))) return L.errors = [null], false;
                            var s = d === e;
                          } else var s = true;
                          if (s) if (l.when !== void 0) {
                            let o = l.when;
                            const d = e;
                            if (typeof o != "string" && o !== null) return L.errors = [null], false;
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
function B(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.outputs === void 0 && (i = "outputs") || l.class === void 0 && (i = "class") || l.steps === void 0 && (i = "steps") || l.inputs === void 0 && (i = "inputs")) return B.errors = [null], false;
    {
      const o = e;
      for (const d in l) if (!(D.call(Or.properties, d) || _.test(d))) {
        return B.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let d = l.id;
          const h = e;
          if (typeof d != "string" && d !== null) return B.errors = [null], false;
          var s = h === e;
        } else var s = true;
        if (s) {
          if (l.outputs !== void 0) {
            let d = l.outputs;
            const h = e;
            if (e === h) if (Array.isArray(d)) {
              var t = true;
              const y = d.length;
              for (let g = 0; g < y; g++) {
                const A = e;
                le(d[g]) || (r = r === null ? le.errors : r.concat(le.errors), e = r.length);
                var t = A === e;
                if (!t) break;
              }
            } else return B.errors = [null], false;
            var s = h === e;
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
                  const h = e;
                  if (typeof d != "string" && d !== null) return B.errors = [null], false;
                  var s = h === e;
                } else var s = true;
                if (s) {
                  if (l.cwlVersion !== void 0) {
                    let d = l.cwlVersion;
                    const h = e;
                    if (typeof d != "string" && d !== null) return B.errors = [null], false;
                    var s = h === e;
                  } else var s = true;
                  if (s) {
                    if (l.class !== void 0) {
                      const d = e;
                      if (l.class !== "Workflow") return B.errors = [null], false;
                      var s = d === e;
                    } else var s = true;
                    if (s) {
                      if (l.steps !== void 0) {
                        let d = l.steps;
                        const h = e;
                        if (e === h) if (Array.isArray(d)) {
                          var f = true;
                          const y = d.length;
                          for (let g = 0; g < y; g++) {
                            const A = e;
                            L(d[g]) || (r = r === null ? L.errors : r.concat(L.errors), e = r.length);
                            var f = A === e;
                            if (!f) break;
                          }
                        } else return B.errors = [null], false;
                        var s = h === e;
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
                            const h = e;
                            if (e === h) if (Array.isArray(d)) {
                              var n = true;
                              const y = d.length;
                              for (let g = 0; g < y; g++) {
                                const A = e;
                                I(d[g]) || (r = r === null ? I.errors : r.concat(I.errors), e = r.length);
                                var n = A === e;
                                if (!n) break;
                              }
                            } else return B.errors = [null], false;
                            var s = h === e;
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
  } else return B.errors = [null], false;
  return B.errors = r, e === 0;
}
var Mr = z;
var wr = { type: "object", required: ["inputs", "outputs", "class"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, doc: { $ref: "#/$defs/choice1" }, inputs: { type: "array", items: { $ref: "#/$defs/OperationInputParameter" } }, outputs: { type: "array", items: { $ref: "#/$defs/OperationOutputParameter" } }, requirements: { $ref: "#/$defs/choice25" }, hints: { $ref: "#/$defs/choice26" }, cwlVersion: { type: ["string", "null"] }, intent: { $ref: "#/$defs/choice15" }, class: { const: "Operation" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Ir = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, default: { $ref: "#/$defs/choice4" }, type: { $ref: "#/$defs/InputType" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function se(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return se.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(D.call(Ir.properties, n) || _.test(n))) {
        return se.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const i = e;
          if (typeof n != "string" && n !== null) return se.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return se.errors = [null], false;
            var s = i === e;
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
                const i = e;
                if (typeof n != "boolean" && n !== null) return se.errors = [null], false;
                var s = i === e;
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
                      const i = e;
                      if (typeof n != "boolean" && n !== null) return se.errors = [null], false;
                      var s = i === e;
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
                          S(l.default) || (r = r === null ? S.errors : r.concat(S.errors), e = r.length);
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
function ne(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return ne.errors = [null], false;
    {
      const f = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "label" || n === "secondaryFiles" || n === "streamable" || n === "doc" || n === "format" || n === "type" || _.test(n))) {
        return ne.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const i = e;
          if (typeof n != "string" && n !== null) return ne.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return ne.errors = [null], false;
            var s = i === e;
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
                const i = e;
                if (typeof n != "boolean" && n !== null) return ne.errors = [null], false;
                var s = i === e;
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
                    const i = e;
                    if (typeof n != "string" && n !== null) return ne.errors = [null], false;
                    var s = i === e;
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
function z(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.inputs === void 0 && (n = "inputs") || l.outputs === void 0 && (n = "outputs") || l.class === void 0 && (n = "class")) return z.errors = [null], false;
    {
      const i = e;
      for (const o in l) if (!(D.call(wr.properties, o) || _.test(o))) {
        return z.errors = [null], false;
        break;
      }
      if (i === e) {
        if (l.id !== void 0) {
          let o = l.id;
          const d = e;
          if (typeof o != "string" && o !== null) return z.errors = [null], false;
          var s = d === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let o = l.label;
            const d = e;
            if (typeof o != "string" && o !== null) return z.errors = [null], false;
            var s = d === e;
          } else var s = true;
          if (s) {
            if (l.doc !== void 0) {
              const o = e;
              p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
              var s = o === e;
            } else var s = true;
            if (s) {
              if (l.inputs !== void 0) {
                let o = l.inputs;
                const d = e;
                if (e === d) if (Array.isArray(o)) {
                  var t = true;
                  const m = o.length;
                  for (let y = 0; y < m; y++) {
                    const g = e;
                    se(o[y]) || (r = r === null ? se.errors : r.concat(se.errors), e = r.length);
                    var t = g === e;
                    if (!t) break;
                  }
                } else return z.errors = [null], false;
                var s = d === e;
              } else var s = true;
              if (s) {
                if (l.outputs !== void 0) {
                  let o = l.outputs;
                  const d = e;
                  if (e === d) if (Array.isArray(o)) {
                    var f = true;
                    const m = o.length;
                    for (let y = 0; y < m; y++) {
                      const g = e;
                      ne(o[y]) || (r = r === null ? ne.errors : r.concat(ne.errors), e = r.length);
                      var f = g === e;
                      if (!f) break;
                    }
                  } else return z.errors = [null], false;
                  var s = d === e;
                } else var s = true;
                if (s) {
                  if (l.requirements !== void 0) {
                    const o = e;
                    E(l.requirements) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
                    var s = o === e;
                  } else var s = true;
                  if (s) {
                    if (l.hints !== void 0) {
                      const o = e;
                      O(l.hints) || (r = r === null ? O.errors : r.concat(O.errors), e = r.length);
                      var s = o === e;
                    } else var s = true;
                    if (s) {
                      if (l.cwlVersion !== void 0) {
                        let o = l.cwlVersion;
                        const d = e;
                        if (typeof o != "string" && o !== null) return z.errors = [null], false;
                        var s = d === e;
                      } else var s = true;
                      if (s) {
                        if (l.intent !== void 0) {
                          const o = e;
                          P(l.intent) || (r = r === null ? P.errors : r.concat(P.errors), e = r.length);
                          var s = o === e;
                        } else var s = true;
                        if (s) if (l.class !== void 0) {
                          const o = e;
                          if (l.class !== "Operation") return z.errors = [null], false;
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
  } else return z.errors = [null], false;
  return z.errors = r, e === 0;
}



/***/ })

};

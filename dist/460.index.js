export const id = 460;
export const ids = [460];
export const modules = {

/***/ 460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CommandLineTool: () => (/* binding */ Or),
/* harmony export */   ExpressionTool: () => (/* binding */ Rr),
/* harmony export */   Workflow: () => (/* binding */ Cr)
/* harmony export */ });
/* harmony import */ var _chunk_WJDBHJ4B_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(425);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);


// cwl/model/generated/v1.1.mjs
var Or = O;
var pr = { type: "object", required: ["inputs", "outputs", "class"], properties: { id: { type: ["string", "null"] }, name: {}, inputs: { type: "array", items: { $ref: "#/$defs/CommandInputParameter" } }, outputs: { type: "array", items: { $ref: "#/$defs/CommandOutputParameter" } }, requirements: { $ref: "#/$defs/choice25" }, hints: { $ref: "#/$defs/choice26" }, label: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "CommandLineTool" }, baseCommand: { $ref: "#/$defs/choice1" }, arguments: { $ref: "#/$defs/choice28" }, stdin: { type: ["string", "null"] }, stderr: { type: ["string", "null"] }, stdout: { type: ["string", "null"] }, successCodes: { $ref: "#/$defs/choice29" }, temporaryFailCodes: { $ref: "#/$defs/choice29" }, permanentFailCodes: { $ref: "#/$defs/choice29" }, doc: { $ref: "#/$defs/choice1" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var j = Object.prototype.hasOwnProperty;
var h = new RegExp("^[^:]+:|^[$@]", "u");
var dr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { $ref: "#/$defs/choice1" }, inputBinding: { $ref: "#/$defs/choice3" }, default: { $ref: "#/$defs/choice4" }, secondaryFiles: { $ref: "#/$defs/choice6" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, type: { $ref: "#/$defs/choice10" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function p(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        const d = e;
        typeof l[y] != "string" && (r === null ? r = [null] : r.push(null), e++);
        var i = d === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, p.errors = r, false;
  return p.errors = r, e === 0;
}
var yr = { type: "object", properties: { id: {}, name: {}, loadContents: { type: ["boolean", "null"] }, prefix: { type: ["string", "null"] }, separate: { type: ["boolean", "null"] }, itemSeparator: { type: ["string", "null"] }, valueFrom: { type: ["string", "null"] }, shellQuote: { type: ["boolean", "null"] }, position: { $ref: "#/$defs/choice2" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function Ie(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    Number.isInteger(l) && l >= -2147483648 && l <= 2147483647 || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.source == "-0" || (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ie.errors = r, false;
  return Ie.errors = r, e === 0;
}
function q(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const t = e;
    for (const o in l) if (!(j.call(yr.properties, o) || h.test(o))) {
      return q.errors = [null], false;
      break;
    }
    if (t === e) {
      if (l.loadContents !== void 0) {
        let o = l.loadContents;
        const n = e;
        if (typeof o != "boolean" && o !== null) return q.errors = [null], false;
        var s = n === e;
      } else var s = true;
      if (s) {
        if (l.prefix !== void 0) {
          let o = l.prefix;
          const n = e;
          if (typeof o != "string" && o !== null) return q.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.separate !== void 0) {
            let o = l.separate;
            const n = e;
            if (typeof o != "boolean" && o !== null) return q.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.itemSeparator !== void 0) {
              let o = l.itemSeparator;
              const n = e;
              if (typeof o != "string" && o !== null) return q.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.valueFrom !== void 0) {
                let o = l.valueFrom;
                const n = e;
                if (typeof o != "string" && o !== null) return q.errors = [null], false;
                var s = n === e;
              } else var s = true;
              if (s) {
                if (l.shellQuote !== void 0) {
                  let o = l.shellQuote;
                  const n = e;
                  if (typeof o != "boolean" && o !== null) return q.errors = [null], false;
                  var s = n === e;
                } else var s = true;
                if (s) if (l.position !== void 0) {
                  const o = e;
                  Ie(l.position) || (r = r === null ? Ie.errors : r.concat(Ie.errors), e = r.length);
                  var s = o === e;
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
function D(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    q(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? q.errors : r.concat(q.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, D.errors = r, false;
  return D.errors = r, e === 0;
}
function re(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e, m = e, g = e;
    if (l !== null) {
      const d = {};
      r === null ? r = [d] : r.push(d), e++;
    }
    var i = g === e;
    i ? (r === null ? r = [null] : r.push(null), e++) : (e = m, r !== null && (m ? r.length = m : r = null));
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, re.errors = r, false;
  return re.errors = r, e === 0;
}
function V(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.pattern === void 0 && (t = "pattern")) return V.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "pattern" || n === "required" || h.test(n))) {
        return V.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.pattern !== void 0) {
          const n = e;
          if (typeof l.pattern != "string") return V.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.required !== void 0) {
          let n = l.required;
          const i = e;
          if (typeof n != "boolean" && typeof n != "string" && n !== null) return V.errors = [null], false;
          var s = i === e;
        } else var s = true;
      }
    }
  } else return V.errors = [null], false;
  return V.errors = r, e === 0;
}
function Ge(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    V(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? V.errors : r.concat(V.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ge.errors = r, false;
  return Ge.errors = r, e === 0;
}
function b(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    V(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? V.errors : r.concat(V.errors), e = r.length);
    var n = f === e;
    if (t = t || n, !t) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var i = true;
        const d = l.length;
        for (let _ = 0; _ < d; _++) {
          const P = e;
          Ge(l[_]) || (r = r === null ? Ge.errors : r.concat(Ge.errors), e = r.length);
          var i = P === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
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
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    l !== "no_listing" && (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    if (t = t || n, !t) {
      const m = e;
      l !== "shallow_listing" && (r === null ? r = [null] : r.push(null), e++);
      var n = m === e;
      if (t = t || n, !t) {
        const y = e;
        l !== "deep_listing" && (r === null ? r = [null] : r.push(null), e++);
        var n = y === e;
        t = t || n;
      }
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, k.errors = r, false;
  return k.errors = r, e === 0;
}
var mr = { type: "object", required: ["name", "type"], properties: { id: {}, name: { type: "string" }, type: { $ref: "#/$defs/CommandInputType" }, inputBinding: { $ref: "#/$defs/choice3" }, label: { type: ["string", "null"] }, doc: { $ref: "#/$defs/choice1" }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var ge = { validate: Je };
function U(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.name === void 0 && (t = "name") || l.type === void 0 && (t = "type")) return U.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(mr.properties, n) || h.test(n))) {
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
            ge.validate(l.type) || (r = r === null ? ge.validate.errors : r.concat(ge.validate.errors), e = r.length);
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
                const i = e;
                if (typeof n != "string" && n !== null) return U.errors = [null], false;
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
                      if (typeof n != "boolean" && n !== null) return U.errors = [null], false;
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
                          if (typeof n != "boolean" && n !== null) return U.errors = [null], false;
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
  } else return U.errors = [null], false;
  return U.errors = r, e === 0;
}
function He(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        const d = e;
        U(l[y]) || (r = r === null ? U.errors : r.concat(U.errors), e = r.length);
        var i = d === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, He.errors = r, false;
  return He.errors = r, e === 0;
}
function I(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return I.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || n === "inputBinding" || h.test(n))) {
        return I.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return I.errors = [null], false;
          var s = i === e;
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
              if (l.type !== "record") return I.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const i = e;
                if (typeof n != "string" && n !== null) return I.errors = [null], false;
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
                  D(l.inputBinding) || (r = r === null ? D.errors : r.concat(D.errors), e = r.length);
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
function E(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.symbols === void 0 && (o = "symbols") || l.type === void 0 && (o = "type")) return E.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "symbols" || i === "type" || i === "label" || i === "inputBinding" || i === "doc" || h.test(i))) {
        return E.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let i = l.name;
          const f = e;
          if (typeof i != "string" && i !== null) return E.errors = [null], false;
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let i = l.symbols;
            const f = e;
            if (e === f) if (Array.isArray(i)) {
              var t = true;
              const g = i.length;
              for (let y = 0; y < g; y++) {
                const d = e;
                if (typeof i[y] != "string") return E.errors = [null], false;
                var t = d === e;
                if (!t) break;
              }
            } else return E.errors = [null], false;
            var s = f === e;
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
                const f = e;
                if (typeof i != "string" && i !== null) return E.errors = [null], false;
                var s = f === e;
              } else var s = true;
              if (s) {
                if (l.inputBinding !== void 0) {
                  const i = e;
                  D(l.inputBinding) || (r = r === null ? D.errors : r.concat(D.errors), e = r.length);
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
  } else return E.errors = [null], false;
  return E.errors = r, e === 0;
}
function S(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.items === void 0 && (t = "items") || l.type === void 0 && (t = "type")) return S.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "inputBinding" || n === "doc" || h.test(n))) {
        return S.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return S.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            ge.validate(l.items) || (r = r === null ? ge.validate.errors : r.concat(ge.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "array") return S.errors = [null], false;
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
  } else return S.errors = [null], false;
  return S.errors = r, e === 0;
}
function Me(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") I(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? I.errors : r.concat(I.errors), e = r.length);
    else if (s === "enum") E(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
    else if (s === "array") S(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? S.errors : r.concat(S.errors), e = r.length);
    else return Me.errors = [null], false;
    else return Me.errors = [null], false;
  } else return Me.errors = [null], false;
  return Me.errors = r, e === 0;
}
function Je(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    Me(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Me.errors : r.concat(Me.errors), e = r.length);
    var n = f === e;
    if (t = t || n, !t) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var i = true;
        const d = l.length;
        for (let _ = 0; _ < d; _++) {
          const P = e;
          ge.validate(l[_]) || (r = r === null ? ge.validate.errors : r.concat(ge.validate.errors), e = r.length);
          var i = P === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Je.errors = r, false;
  return Je.errors = r, e === 0;
}
function Ke(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== "stdin" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    Je(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Je.errors : r.concat(Je.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ke.errors = r, false;
  return Ke.errors = r, e === 0;
}
function J(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return J.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(dr.properties, n) || h.test(n))) {
        return J.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const i = e;
          if (typeof n != "string" && n !== null) return J.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return J.errors = [null], false;
            var s = i === e;
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
                          const i = e;
                          if (typeof n != "boolean" && n !== null) return J.errors = [null], false;
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
                            Ke(l.type) || (r = r === null ? Ke.errors : r.concat(Ke.errors), e = r.length);
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
var gr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, outputBinding: { $ref: "#/$defs/choice11" }, format: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, type: { $ref: "#/$defs/choice14" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function ke(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const t = e;
    for (const o in l) if (!(o === "id" || o === "name" || o === "glob" || o === "loadContents" || o === "loadListing" || o === "outputEval" || h.test(o))) {
      return ke.errors = [null], false;
      break;
    }
    if (t === e) {
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
function Se(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    ke(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ke.errors : r.concat(ke.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Se.errors = r, false;
  return Se.errors = r, e === 0;
}
var hr = { type: "object", required: ["name", "type"], properties: { id: {}, name: { type: "string" }, type: { $ref: "#/$defs/CommandOutputType" }, outputBinding: { $ref: "#/$defs/choice11" }, doc: { $ref: "#/$defs/choice1" }, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, format: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var he = { validate: ze };
function z(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.name === void 0 && (t = "name") || l.type === void 0 && (t = "type")) return z.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(hr.properties, n) || h.test(n))) {
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
            he.validate(l.type) || (r = r === null ? he.validate.errors : r.concat(he.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.outputBinding !== void 0) {
              const n = e;
              Se(l.outputBinding) || (r = r === null ? Se.errors : r.concat(Se.errors), e = r.length);
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
                  if (typeof n != "string" && n !== null) return z.errors = [null], false;
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
                      if (typeof n != "boolean" && n !== null) return z.errors = [null], false;
                      var s = i === e;
                    } else var s = true;
                    if (s) if (l.format !== void 0) {
                      let n = l.format;
                      const i = e;
                      if (typeof n != "string" && n !== null) return z.errors = [null], false;
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
  } else return z.errors = [null], false;
  return z.errors = r, e === 0;
}
function Xe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        const d = e;
        z(l[y]) || (r = r === null ? z.errors : r.concat(z.errors), e = r.length);
        var i = d === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Xe.errors = r, false;
  return Xe.errors = r, e === 0;
}
function le(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return le.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || h.test(n))) {
        return le.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return le.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            Xe(l.fields) || (r = r === null ? Xe.errors : r.concat(Xe.errors), e = r.length);
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
                const i = e;
                if (typeof n != "string" && n !== null) return le.errors = [null], false;
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
  } else return le.errors = [null], false;
  return le.errors = r, e === 0;
}
function M(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.symbols === void 0 && (o = "symbols") || l.type === void 0 && (o = "type")) return M.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "symbols" || i === "type" || i === "label" || i === "doc" || h.test(i))) {
        return M.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let i = l.name;
          const f = e;
          if (typeof i != "string" && i !== null) return M.errors = [null], false;
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let i = l.symbols;
            const f = e;
            if (e === f) if (Array.isArray(i)) {
              var t = true;
              const g = i.length;
              for (let y = 0; y < g; y++) {
                const d = e;
                if (typeof i[y] != "string") return M.errors = [null], false;
                var t = d === e;
                if (!t) break;
              }
            } else return M.errors = [null], false;
            var s = f === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const i = e;
              if (l.type !== "enum") return M.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let i = l.label;
                const f = e;
                if (typeof i != "string" && i !== null) return M.errors = [null], false;
                var s = f === e;
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
  } else return M.errors = [null], false;
  return M.errors = r, e === 0;
}
function se(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.items === void 0 && (t = "items") || l.type === void 0 && (t = "type")) return se.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "doc" || h.test(n))) {
        return se.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return se.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            he.validate(l.items) || (r = r === null ? he.validate.errors : r.concat(he.validate.errors), e = r.length);
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
                const i = e;
                if (typeof n != "string" && n !== null) return se.errors = [null], false;
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
  } else return se.errors = [null], false;
  return se.errors = r, e === 0;
}
function Te(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") le(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? le.errors : r.concat(le.errors), e = r.length);
    else if (s === "enum") M(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? M.errors : r.concat(M.errors), e = r.length);
    else if (s === "array") se(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? se.errors : r.concat(se.errors), e = r.length);
    else return Te.errors = [null], false;
    else return Te.errors = [null], false;
  } else return Te.errors = [null], false;
  return Te.errors = r, e === 0;
}
function ze(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    Te(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Te.errors : r.concat(Te.errors), e = r.length);
    var n = f === e;
    if (t = t || n, !t) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var i = true;
        const d = l.length;
        for (let _ = 0; _ < d; _++) {
          const P = e;
          he.validate(l[_]) || (r = r === null ? he.validate.errors : r.concat(he.validate.errors), e = r.length);
          var i = P === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ze.errors = r, false;
  return ze.errors = r, e === 0;
}
function Ye(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== "stdout" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    l !== "stderr" && (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    if (t = t || n, !t) {
      const m = e;
      ze(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ze.errors : r.concat(ze.errors), e = r.length);
      var n = m === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ye.errors = r, false;
  return Ye.errors = r, e === 0;
}
function Q(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return Q.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(gr.properties, n) || h.test(n))) {
        return Q.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const i = e;
          if (typeof n != "string" && n !== null) return Q.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return Q.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const i = e;
              if (typeof n != "boolean" && n !== null) return Q.errors = [null], false;
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
                  Se(l.outputBinding) || (r = r === null ? Se.errors : r.concat(Se.errors), e = r.length);
                  var s = n === e;
                } else var s = true;
                if (s) {
                  if (l.format !== void 0) {
                    let n = l.format;
                    const i = e;
                    if (typeof n != "string" && n !== null) return Q.errors = [null], false;
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
  } else return Q.errors = [null], false;
  return Q.errors = r, e === 0;
}
function Z(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        const d = e;
        typeof l[y] != "string" && (r === null ? r = [null] : r.push(null), e++);
        var i = d === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Z.errors = r, false;
  return Z.errors = r, e === 0;
}
function Pe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return Pe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "expressionLib" || h.test(n))) {
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
function Ze(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  I(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? I.errors : r.concat(I.errors), e = r.length);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    E(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? E.errors : r.concat(E.errors), e = r.length);
    var n = i === e;
    if (t = t || n, !t) {
      const m = e;
      S(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? S.errors : r.concat(S.errors), e = r.length);
      var n = m === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Ze.errors = r, false;
  return Ze.errors = r, e === 0;
}
function ae(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.class === void 0 && (o = "class") || l.types === void 0 && (o = "types")) return ae.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "class" || i === "types" || h.test(i))) {
        return ae.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const i = e;
          if (l.class !== "SchemaDefRequirement") return ae.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) if (l.types !== void 0) {
          let i = l.types;
          const f = e;
          if (e === f) if (Array.isArray(i)) {
            var t = true;
            const g = i.length;
            for (let y = 0; y < g; y++) {
              const d = e;
              Ze(i[y]) || (r = r === null ? Ze.errors : r.concat(Ze.errors), e = r.length);
              var t = d === e;
              if (!t) break;
            }
          } else return ae.errors = [null], false;
          var s = f === e;
        } else var s = true;
      }
    }
  } else return ae.errors = [null], false;
  return ae.errors = r, e === 0;
}
var _r = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "DockerRequirement" }, dockerPull: { type: ["string", "null"] }, dockerLoad: { type: ["string", "null"] }, dockerFile: { type: ["string", "null"] }, dockerImport: { type: ["string", "null"] }, dockerImageId: { type: ["string", "null"] }, dockerOutputDirectory: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function R(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return R.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(_r.properties, n) || h.test(n))) {
        return R.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "DockerRequirement") return R.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) {
          if (l.dockerPull !== void 0) {
            let n = l.dockerPull;
            const i = e;
            if (typeof n != "string" && n !== null) return R.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.dockerLoad !== void 0) {
              let n = l.dockerLoad;
              const i = e;
              if (typeof n != "string" && n !== null) return R.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.dockerFile !== void 0) {
                let n = l.dockerFile;
                const i = e;
                if (typeof n != "string" && n !== null) return R.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) {
                if (l.dockerImport !== void 0) {
                  let n = l.dockerImport;
                  const i = e;
                  if (typeof n != "string" && n !== null) return R.errors = [null], false;
                  var s = i === e;
                } else var s = true;
                if (s) {
                  if (l.dockerImageId !== void 0) {
                    let n = l.dockerImageId;
                    const i = e;
                    if (typeof n != "string" && n !== null) return R.errors = [null], false;
                    var s = i === e;
                  } else var s = true;
                  if (s) if (l.dockerOutputDirectory !== void 0) {
                    let n = l.dockerOutputDirectory;
                    const i = e;
                    if (typeof n != "string" && n !== null) return R.errors = [null], false;
                    var s = i === e;
                  } else var s = true;
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
function Ae(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.package === void 0 && (t = "package")) return Ae.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "package" || n === "version" || n === "specs" || h.test(n))) {
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
function ce(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.class === void 0 && (o = "class") || l.packages === void 0 && (o = "packages")) return ce.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "class" || i === "packages" || h.test(i))) {
        return ce.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const i = e;
          if (l.class !== "SoftwareRequirement") return ce.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) if (l.packages !== void 0) {
          let i = l.packages;
          const f = e;
          if (e === f) if (Array.isArray(i)) {
            var t = true;
            const g = i.length;
            for (let y = 0; y < g; y++) {
              const d = e;
              Ae(i[y]) || (r = r === null ? Ae.errors : r.concat(Ae.errors), e = r.length);
              var t = d === e;
              if (!t) break;
            }
          } else return ce.errors = [null], false;
          var s = f === e;
        } else var s = true;
      }
    }
  } else return ce.errors = [null], false;
  return ce.errors = r, e === 0;
}
var br = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "File" }, location: { type: ["string", "null"] }, path: { type: ["string", "null"] }, basename: { type: ["string", "null"] }, dirname: { type: ["string", "null"] }, nameroot: { type: ["string", "null"] }, nameext: { type: ["string", "null"] }, checksum: { type: ["string", "null"] }, size: { $ref: "#/$defs/choice17" }, secondaryFiles: { $ref: "#/$defs/choice19" }, format: { type: ["string", "null"] }, contents: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function er(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    Number.isInteger(l) || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.kind == "integer" || (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, er.errors = r, false;
  return er.errors = r, e === 0;
}
var cr = { validate: ee };
function Le(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        const d = e;
        cr.validate(l[y]) || (r = r === null ? cr.validate.errors : r.concat(cr.validate.errors), e = r.length);
        var i = d === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Le.errors = r, false;
  return Le.errors = r, e === 0;
}
function A(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return A.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(br.properties, n) || h.test(n))) {
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
            const i = e;
            if (typeof n != "string" && n !== null) return A.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.path !== void 0) {
              let n = l.path;
              const i = e;
              if (typeof n != "string" && n !== null) return A.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.basename !== void 0) {
                let n = l.basename;
                const i = e;
                if (typeof n != "string" && n !== null) return A.errors = [null], false;
                var s = i === e;
              } else var s = true;
              if (s) {
                if (l.dirname !== void 0) {
                  let n = l.dirname;
                  const i = e;
                  if (typeof n != "string" && n !== null) return A.errors = [null], false;
                  var s = i === e;
                } else var s = true;
                if (s) {
                  if (l.nameroot !== void 0) {
                    let n = l.nameroot;
                    const i = e;
                    if (typeof n != "string" && n !== null) return A.errors = [null], false;
                    var s = i === e;
                  } else var s = true;
                  if (s) {
                    if (l.nameext !== void 0) {
                      let n = l.nameext;
                      const i = e;
                      if (typeof n != "string" && n !== null) return A.errors = [null], false;
                      var s = i === e;
                    } else var s = true;
                    if (s) {
                      if (l.checksum !== void 0) {
                        let n = l.checksum;
                        const i = e;
                        if (typeof n != "string" && n !== null) return A.errors = [null], false;
                        var s = i === e;
                      } else var s = true;
                      if (s) {
                        if (l.size !== void 0) {
                          const n = e;
                          er(l.size) || (r = r === null ? er.errors : r.concat(er.errors), e = r.length);
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
                              const i = e;
                              if (typeof n != "string" && n !== null) return A.errors = [null], false;
                              var s = i === e;
                            } else var s = true;
                            if (s) if (l.contents !== void 0) {
                              let n = l.contents;
                              const i = e;
                              if (typeof n != "string" && n !== null) return A.errors = [null], false;
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
  } else return A.errors = [null], false;
  return A.errors = r, e === 0;
}
function G(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return G.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "location" || n === "path" || n === "basename" || n === "listing" || h.test(n))) {
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
            const i = e;
            if (typeof n != "string" && n !== null) return G.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.path !== void 0) {
              let n = l.path;
              const i = e;
              if (typeof n != "string" && n !== null) return G.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.basename !== void 0) {
                let n = l.basename;
                const i = e;
                if (typeof n != "string" && n !== null) return G.errors = [null], false;
                var s = i === e;
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
function ee(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.class;
    if (typeof s == "string") if (s === "File") A(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? A.errors : r.concat(A.errors), e = r.length);
    else if (s === "Directory") G(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? G.errors : r.concat(G.errors), e = r.length);
    else return ee.errors = [null], false;
    else return ee.errors = [null], false;
  } else return ee.errors = [null], false;
  return ee.errors = r, e === 0;
}
function ne(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.entry === void 0 && (t = "entry")) return ne.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "entryname" || n === "entry" || n === "writable" || h.test(n))) {
        return ne.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.entryname !== void 0) {
          let n = l.entryname;
          const i = e;
          if (typeof n != "string" && n !== null) return ne.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.entry !== void 0) {
            const n = e;
            if (typeof l.entry != "string") return ne.errors = [null], false;
            var s = n === e;
          } else var s = true;
          if (s) if (l.writable !== void 0) {
            let n = l.writable;
            const i = e;
            if (typeof n != "boolean" && n !== null) return ne.errors = [null], false;
            var s = i === e;
          } else var s = true;
        }
      }
    }
  } else return ne.errors = [null], false;
  return ne.errors = r, e === 0;
}
function rr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        const d = e;
        ee(l[y]) || (r = r === null ? ee.errors : r.concat(ee.errors), e = r.length);
        var i = d === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    if (t = t || n, !t) {
      const g = e;
      ne(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ne.errors : r.concat(ne.errors), e = r.length);
      var n = g === e;
      if (t = t || n, !t) {
        const d = e;
        ee(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ee.errors : r.concat(ee.errors), e = r.length);
        var n = d === e;
        t = t || n;
      }
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, rr.errors = r, false;
  return rr.errors = r, e === 0;
}
function lr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        const d = e;
        rr(l[y]) || (r = r === null ? rr.errors : r.concat(rr.errors), e = r.length);
        var i = d === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, lr.errors = r, false;
  return lr.errors = r, e === 0;
}
function De(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class") || l.listing === void 0 && (t = "listing")) return De.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "listing" || h.test(n))) {
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
          lr(l.listing) || (r = r === null ? lr.errors : r.concat(lr.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return De.errors = [null], false;
  return De.errors = r, e === 0;
}
function ve(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.envName === void 0 && (t = "envName") || l.envValue === void 0 && (t = "envValue")) return ve.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "envName" || n === "envValue" || h.test(n))) {
        return ve.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.envName !== void 0) {
          const n = e;
          if (typeof l.envName != "string") return ve.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.envValue !== void 0) {
          const n = e;
          if (typeof l.envValue != "string") return ve.errors = [null], false;
          var s = n === e;
        } else var s = true;
      }
    }
  } else return ve.errors = [null], false;
  return ve.errors = r, e === 0;
}
function pe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.class === void 0 && (o = "class") || l.envDef === void 0 && (o = "envDef")) return pe.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "class" || i === "envDef" || h.test(i))) {
        return pe.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.class !== void 0) {
          const i = e;
          if (l.class !== "EnvVarRequirement") return pe.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) if (l.envDef !== void 0) {
          let i = l.envDef;
          const f = e;
          if (e === f) if (Array.isArray(i)) {
            var t = true;
            const g = i.length;
            for (let y = 0; y < g; y++) {
              const d = e;
              ve(i[y]) || (r = r === null ? ve.errors : r.concat(ve.errors), e = r.length);
              var t = d === e;
              if (!t) break;
            }
          } else return pe.errors = [null], false;
          var s = f === e;
        } else var s = true;
      }
    }
  } else return pe.errors = [null], false;
  return pe.errors = r, e === 0;
}
function je(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return je.errors = [null], false;
    {
      const t = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || h.test(o))) {
        return je.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "ShellCommandRequirement") return je.errors = [null], false;
    }
  } else return je.errors = [null], false;
  return je.errors = r, e === 0;
}
var $r = { type: "object", required: ["class"], properties: { id: {}, name: {}, class: { const: "ResourceRequirement" }, coresMin: { $ref: "#/$defs/choice22" }, coresMax: { $ref: "#/$defs/choice2" }, ramMin: { $ref: "#/$defs/choice22" }, ramMax: { $ref: "#/$defs/choice22" }, tmpdirMin: { $ref: "#/$defs/choice22" }, tmpdirMax: { $ref: "#/$defs/choice22" }, outdirMin: { $ref: "#/$defs/choice22" }, outdirMax: { $ref: "#/$defs/choice22" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function $(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    Number.isInteger(l) || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.kind == "integer" || (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, $.errors = r, false;
  return $.errors = r, e === 0;
}
function qe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return qe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call($r.properties, n) || h.test(n))) {
        return qe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "ResourceRequirement") return qe.errors = [null], false;
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
              Ie(l.coresMax) || (r = r === null ? Ie.errors : r.concat(Ie.errors), e = r.length);
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
  } else return qe.errors = [null], false;
  return qe.errors = r, e === 0;
}
function Ee(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Ee.errors = [null], false;
    {
      const t = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || h.test(o))) {
        return Ee.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "SubworkflowFeatureRequirement") return Ee.errors = [null], false;
    }
  } else return Ee.errors = [null], false;
  return Ee.errors = r, e === 0;
}
function Oe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Oe.errors = [null], false;
    {
      const t = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || h.test(o))) {
        return Oe.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "ScatterFeatureRequirement") return Oe.errors = [null], false;
    }
  } else return Oe.errors = [null], false;
  return Oe.errors = r, e === 0;
}
function Re(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Re.errors = [null], false;
    {
      const t = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || h.test(o))) {
        return Re.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "MultipleInputFeatureRequirement") return Re.errors = [null], false;
    }
  } else return Re.errors = [null], false;
  return Re.errors = r, e === 0;
}
function Ce(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let s;
    if (l.class === void 0 && (s = "class")) return Ce.errors = [null], false;
    {
      const t = e;
      for (const o in l) if (!(o === "id" || o === "name" || o === "class" || h.test(o))) {
        return Ce.errors = [null], false;
        break;
      }
      if (t === e && l.class !== void 0 && l.class !== "StepInputExpressionRequirement") return Ce.errors = [null], false;
    }
  } else return Ce.errors = [null], false;
  return Ce.errors = r, e === 0;
}
function Fe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return Fe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "loadListing" || h.test(n))) {
        return Fe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "LoadListingRequirement") return Fe.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.loadListing !== void 0) {
          const n = e;
          k(l.loadListing) || (r = r === null ? k.errors : r.concat(k.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return Fe.errors = [null], false;
  return Fe.errors = r, e === 0;
}
function de(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class")) return de.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "enableReuse" || h.test(n))) {
        return de.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "WorkReuse") return de.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.enableReuse !== void 0) {
          let n = l.enableReuse;
          const i = e;
          if (typeof n != "boolean" && typeof n != "string" && n !== null) return de.errors = [null], false;
          var s = i === e;
        } else var s = true;
      }
    }
  } else return de.errors = [null], false;
  return de.errors = r, e === 0;
}
function ye(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class") || l.networkAccess === void 0 && (t = "networkAccess")) return ye.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "networkAccess" || h.test(n))) {
        return ye.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "NetworkAccess") return ye.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.networkAccess !== void 0) {
          let n = l.networkAccess;
          const i = e;
          if (typeof n != "boolean" && typeof n != "string") return ye.errors = [null], false;
          var s = i === e;
        } else var s = true;
      }
    }
  } else return ye.errors = [null], false;
  return ye.errors = r, e === 0;
}
function me(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class") || l.inplaceUpdate === void 0 && (t = "inplaceUpdate")) return me.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "inplaceUpdate" || h.test(n))) {
        return me.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.class !== void 0) {
          const n = e;
          if (l.class !== "InplaceUpdateRequirement") return me.errors = [null], false;
          var s = n === e;
        } else var s = true;
        if (s) if (l.inplaceUpdate !== void 0) {
          const n = e;
          if (typeof l.inplaceUpdate != "boolean") return me.errors = [null], false;
          var s = n === e;
        } else var s = true;
      }
    }
  } else return me.errors = [null], false;
  return me.errors = r, e === 0;
}
function sr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    Number.isInteger(l) || typeof l == "object" && l !== null && Object.getPrototypeOf(l) !== null && typeof l.source == "string" && l.kind == "integer" || (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, sr.errors = r, false;
  return sr.errors = r, e === 0;
}
function we(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.class === void 0 && (t = "class") || l.timelimit === void 0 && (t = "timelimit")) return we.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "class" || n === "timelimit" || h.test(n))) {
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
          sr(l.timelimit) || (r = r === null ? sr.errors : r.concat(sr.errors), e = r.length);
          var s = n === e;
        } else var s = true;
      }
    }
  } else return we.errors = [null], false;
  return we.errors = r, e === 0;
}
function Be(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.class;
    if (typeof s == "string") if (s === "InlineJavascriptRequirement") Pe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Pe.errors : r.concat(Pe.errors), e = r.length);
    else if (s === "SchemaDefRequirement") ae(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ae.errors : r.concat(ae.errors), e = r.length);
    else if (s === "DockerRequirement") R(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? R.errors : r.concat(R.errors), e = r.length);
    else if (s === "SoftwareRequirement") ce(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ce.errors : r.concat(ce.errors), e = r.length);
    else if (s === "InitialWorkDirRequirement") De(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? De.errors : r.concat(De.errors), e = r.length);
    else if (s === "EnvVarRequirement") pe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? pe.errors : r.concat(pe.errors), e = r.length);
    else if (s === "ShellCommandRequirement") je(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? je.errors : r.concat(je.errors), e = r.length);
    else if (s === "ResourceRequirement") qe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? qe.errors : r.concat(qe.errors), e = r.length);
    else if (s === "SubworkflowFeatureRequirement") Ee(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Ee.errors : r.concat(Ee.errors), e = r.length);
    else if (s === "ScatterFeatureRequirement") Oe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Oe.errors : r.concat(Oe.errors), e = r.length);
    else if (s === "MultipleInputFeatureRequirement") Re(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Re.errors : r.concat(Re.errors), e = r.length);
    else if (s === "StepInputExpressionRequirement") Ce(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Ce.errors : r.concat(Ce.errors), e = r.length);
    else if (s === "LoadListingRequirement") Fe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Fe.errors : r.concat(Fe.errors), e = r.length);
    else if (s === "WorkReuse") de(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? de.errors : r.concat(de.errors), e = r.length);
    else if (s === "NetworkAccess") ye(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ye.errors : r.concat(ye.errors), e = r.length);
    else if (s === "InplaceUpdateRequirement") me(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? me.errors : r.concat(me.errors), e = r.length);
    else if (s === "ToolTimeLimit") we(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? we.errors : r.concat(we.errors), e = r.length);
    else return Be.errors = [null], false;
    else return Be.errors = [null], false;
  } else return Be.errors = [null], false;
  return Be.errors = r, e === 0;
}
function F(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        const d = e;
        Be(l[y]) || (r = r === null ? Be.errors : r.concat(Be.errors), e = r.length);
        var i = d === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, F.errors = r, false;
  return F.errors = r, e === 0;
}
function w(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        let d = l[y];
        const _ = e;
        d && typeof d == "object" && !Array.isArray(d) || (r === null ? r = [null] : r.push(null), e++);
        var i = _ === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, w.errors = r, false;
  return w.errors = r, e === 0;
}
function nr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    q(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? q.errors : r.concat(q.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, nr.errors = r, false;
  return nr.errors = r, e === 0;
}
function tr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        const d = e;
        nr(l[y]) || (r = r === null ? nr.errors : r.concat(nr.errors), e = r.length);
        var i = d === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, tr.errors = r, false;
  return tr.errors = r, e === 0;
}
function W(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        let d = l[y];
        const _ = e;
        Number.isInteger(d) && d >= -2147483648 && d <= 2147483647 || typeof d == "object" && d !== null && Object.getPrototypeOf(d) !== null && typeof d.source == "string" && d.source == "-0" || (r === null ? r = [null] : r.push(null), e++);
        var i = _ === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, W.errors = r, false;
  return W.errors = r, e === 0;
}
function O(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.inputs === void 0 && (n = "inputs") || l.outputs === void 0 && (n = "outputs") || l.class === void 0 && (n = "class")) return O.errors = [null], false;
    {
      const i = e;
      for (const f in l) if (!(j.call(pr.properties, f) || h.test(f))) {
        return O.errors = [null], false;
        break;
      }
      if (i === e) {
        if (l.id !== void 0) {
          let f = l.id;
          const m = e;
          if (typeof f != "string" && f !== null) return O.errors = [null], false;
          var s = m === e;
        } else var s = true;
        if (s) {
          if (l.inputs !== void 0) {
            let f = l.inputs;
            const m = e;
            if (e === m) if (Array.isArray(f)) {
              var t = true;
              const y = f.length;
              for (let d = 0; d < y; d++) {
                const _ = e;
                J(f[d]) || (r = r === null ? J.errors : r.concat(J.errors), e = r.length);
                var t = _ === e;
                if (!t) break;
              }
            } else return O.errors = [null], false;
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
              } else return O.errors = [null], false;
              var s = m === e;
            } else var s = true;
            if (s) {
              if (l.requirements !== void 0) {
                const f = e;
                F(l.requirements) || (r = r === null ? F.errors : r.concat(F.errors), e = r.length);
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
                    if (typeof f != "string" && f !== null) return O.errors = [null], false;
                    var s = m === e;
                  } else var s = true;
                  if (s) {
                    if (l.cwlVersion !== void 0) {
                      let f = l.cwlVersion;
                      const m = e;
                      if (typeof f != "string" && f !== null) return O.errors = [null], false;
                      var s = m === e;
                    } else var s = true;
                    if (s) {
                      if (l.class !== void 0) {
                        const f = e;
                        if (l.class !== "CommandLineTool") return O.errors = [null], false;
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
                            tr(l.arguments) || (r = r === null ? tr.errors : r.concat(tr.errors), e = r.length);
                            var s = f === e;
                          } else var s = true;
                          if (s) {
                            if (l.stdin !== void 0) {
                              let f = l.stdin;
                              const m = e;
                              if (typeof f != "string" && f !== null) return O.errors = [null], false;
                              var s = m === e;
                            } else var s = true;
                            if (s) {
                              if (l.stderr !== void 0) {
                                let f = l.stderr;
                                const m = e;
                                if (typeof f != "string" && f !== null) return O.errors = [null], false;
                                var s = m === e;
                              } else var s = true;
                              if (s) {
                                if (l.stdout !== void 0) {
                                  let f = l.stdout;
                                  const m = e;
                                  if (typeof f != "string" && f !== null) return O.errors = [null], false;
                                  var s = m === e;
                                } else var s = true;
                                if (s) {
                                  if (l.successCodes !== void 0) {
                                    const f = e;
                                    W(l.successCodes) || (r = r === null ? W.errors : r.concat(W.errors), e = r.length);
                                    var s = f === e;
                                  } else var s = true;
                                  if (s) {
                                    if (l.temporaryFailCodes !== void 0) {
                                      const f = e;
                                      W(l.temporaryFailCodes) || (r = r === null ? W.errors : r.concat(W.errors), e = r.length);
                                      var s = f === e;
                                    } else var s = true;
                                    if (s) {
                                      if (l.permanentFailCodes !== void 0) {
                                        const f = e;
                                        W(l.permanentFailCodes) || (r = r === null ? W.errors : r.concat(W.errors), e = r.length);
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
  } else return O.errors = [null], false;
  return O.errors = r, e === 0;
}
var Rr = L;
var kr = { type: "object", required: ["outputs", "class", "inputs", "expression"], properties: { id: { type: ["string", "null"] }, name: {}, outputs: { type: "array", items: { $ref: "#/$defs/ExpressionToolOutputParameter" } }, requirements: { $ref: "#/$defs/choice25" }, hints: { $ref: "#/$defs/choice26" }, label: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "ExpressionTool" }, doc: { $ref: "#/$defs/choice1" }, inputs: { type: "array", items: { $ref: "#/$defs/WorkflowInputParameter" } }, expression: { type: "string" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var _e = { validate: be };
function H(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.name === void 0 && (t = "name") || l.type === void 0 && (t = "type")) return H.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "type" || n === "doc" || n === "label" || n === "secondaryFiles" || n === "streamable" || n === "format" || h.test(n))) {
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
            _e.validate(l.type) || (r = r === null ? _e.validate.errors : r.concat(_e.validate.errors), e = r.length);
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
                if (typeof n != "string" && n !== null) return H.errors = [null], false;
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
                    if (typeof n != "boolean" && n !== null) return H.errors = [null], false;
                    var s = i === e;
                  } else var s = true;
                  if (s) if (l.format !== void 0) {
                    let n = l.format;
                    const i = e;
                    if (typeof n != "string" && n !== null) return H.errors = [null], false;
                    var s = i === e;
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
function ir(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        const d = e;
        H(l[y]) || (r = r === null ? H.errors : r.concat(H.errors), e = r.length);
        var i = d === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ir.errors = r, false;
  return ir.errors = r, e === 0;
}
function te(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return te.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || h.test(n))) {
        return te.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return te.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            ir(l.fields) || (r = r === null ? ir.errors : r.concat(ir.errors), e = r.length);
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
                const i = e;
                if (typeof n != "string" && n !== null) return te.errors = [null], false;
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
  } else return te.errors = [null], false;
  return te.errors = r, e === 0;
}
function T(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.symbols === void 0 && (o = "symbols") || l.type === void 0 && (o = "type")) return T.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "symbols" || i === "type" || i === "label" || i === "doc" || h.test(i))) {
        return T.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let i = l.name;
          const f = e;
          if (typeof i != "string" && i !== null) return T.errors = [null], false;
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let i = l.symbols;
            const f = e;
            if (e === f) if (Array.isArray(i)) {
              var t = true;
              const g = i.length;
              for (let y = 0; y < g; y++) {
                const d = e;
                if (typeof i[y] != "string") return T.errors = [null], false;
                var t = d === e;
                if (!t) break;
              }
            } else return T.errors = [null], false;
            var s = f === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const i = e;
              if (l.type !== "enum") return T.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let i = l.label;
                const f = e;
                if (typeof i != "string" && i !== null) return T.errors = [null], false;
                var s = f === e;
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
  } else return T.errors = [null], false;
  return T.errors = r, e === 0;
}
function ie(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.items === void 0 && (t = "items") || l.type === void 0 && (t = "type")) return ie.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "doc" || h.test(n))) {
        return ie.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return ie.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.items !== void 0) {
            const n = e;
            _e.validate(l.items) || (r = r === null ? _e.validate.errors : r.concat(_e.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const n = e;
              if (l.type !== "array") return ie.errors = [null], false;
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
function Ne(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") te(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? te.errors : r.concat(te.errors), e = r.length);
    else if (s === "enum") T(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? T.errors : r.concat(T.errors), e = r.length);
    else if (s === "array") ie(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? ie.errors : r.concat(ie.errors), e = r.length);
    else return Ne.errors = [null], false;
    else return Ne.errors = [null], false;
  } else return Ne.errors = [null], false;
  return Ne.errors = r, e === 0;
}
function be(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    Ne(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Ne.errors : r.concat(Ne.errors), e = r.length);
    var n = f === e;
    if (t = t || n, !t) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var i = true;
        const d = l.length;
        for (let _ = 0; _ < d; _++) {
          const P = e;
          _e.validate(l[_]) || (r = r === null ? _e.validate.errors : r.concat(_e.validate.errors), e = r.length);
          var i = P === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, be.errors = r, false;
  return be.errors = r, e === 0;
}
function K(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return K.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "label" || n === "streamable" || n === "doc" || n === "format" || n === "secondaryFiles" || n === "type" || h.test(n))) {
        return K.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const i = e;
          if (typeof n != "string" && n !== null) return K.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return K.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const i = e;
              if (typeof n != "boolean" && n !== null) return K.errors = [null], false;
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
                  if (typeof n != "string" && n !== null) return K.errors = [null], false;
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
                    be(l.type) || (r = r === null ? be.errors : r.concat(be.errors), e = r.length);
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
var Pr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, default: { $ref: "#/$defs/choice4" }, type: { $ref: "#/$defs/InputType" }, inputBinding: { $ref: "#/$defs/choice34" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Ar = { type: "object", required: ["name", "type"], properties: { id: {}, name: { type: "string" }, type: { $ref: "#/$defs/InputType" }, label: { type: ["string", "null"] }, doc: { $ref: "#/$defs/choice1" }, secondaryFiles: { $ref: "#/$defs/choice6" }, streamable: { type: ["boolean", "null"] }, format: { $ref: "#/$defs/choice1" }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var $e = { validate: Qe };
function X(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.name === void 0 && (t = "name") || l.type === void 0 && (t = "type")) return X.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(Ar.properties, n) || h.test(n))) {
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
            $e.validate(l.type) || (r = r === null ? $e.validate.errors : r.concat($e.validate.errors), e = r.length);
            var s = n === e;
          } else var s = true;
          if (s) {
            if (l.label !== void 0) {
              let n = l.label;
              const i = e;
              if (typeof n != "string" && n !== null) return X.errors = [null], false;
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
                    if (typeof n != "boolean" && n !== null) return X.errors = [null], false;
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
                        if (typeof n != "boolean" && n !== null) return X.errors = [null], false;
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
  } else return X.errors = [null], false;
  return X.errors = r, e === 0;
}
function or(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    if (e === f) if (Array.isArray(l)) {
      var i = true;
      const g = l.length;
      for (let y = 0; y < g; y++) {
        const d = e;
        X(l[y]) || (r = r === null ? X.errors : r.concat(X.errors), e = r.length);
        var i = d === e;
        if (!i) break;
      }
    } else r === null ? r = [null] : r.push(null), e++;
    var n = f === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, or.errors = r, false;
  return or.errors = r, e === 0;
}
function oe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return oe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "fields" || n === "type" || n === "label" || n === "doc" || h.test(n))) {
        return oe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return oe.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.fields !== void 0) {
            const n = e;
            or(l.fields) || (r = r === null ? or.errors : r.concat(or.errors), e = r.length);
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
function B(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let o;
    if (l.symbols === void 0 && (o = "symbols") || l.type === void 0 && (o = "type")) return B.errors = [null], false;
    {
      const n = e;
      for (const i in l) if (!(i === "id" || i === "name" || i === "symbols" || i === "type" || i === "label" || i === "doc" || h.test(i))) {
        return B.errors = [null], false;
        break;
      }
      if (n === e) {
        if (l.name !== void 0) {
          let i = l.name;
          const f = e;
          if (typeof i != "string" && i !== null) return B.errors = [null], false;
          var s = f === e;
        } else var s = true;
        if (s) {
          if (l.symbols !== void 0) {
            let i = l.symbols;
            const f = e;
            if (e === f) if (Array.isArray(i)) {
              var t = true;
              const g = i.length;
              for (let y = 0; y < g; y++) {
                const d = e;
                if (typeof i[y] != "string") return B.errors = [null], false;
                var t = d === e;
                if (!t) break;
              }
            } else return B.errors = [null], false;
            var s = f === e;
          } else var s = true;
          if (s) {
            if (l.type !== void 0) {
              const i = e;
              if (l.type !== "enum") return B.errors = [null], false;
              var s = i === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let i = l.label;
                const f = e;
                if (typeof i != "string" && i !== null) return B.errors = [null], false;
                var s = f === e;
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
  } else return B.errors = [null], false;
  return B.errors = r, e === 0;
}
function fe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.items === void 0 && (t = "items") || l.type === void 0 && (t = "type")) return fe.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(n === "id" || n === "name" || n === "items" || n === "type" || n === "label" || n === "doc" || h.test(n))) {
        return fe.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.name !== void 0) {
          let n = l.name;
          const i = e;
          if (typeof n != "string" && n !== null) return fe.errors = [null], false;
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
              if (l.type !== "array") return fe.errors = [null], false;
              var s = n === e;
            } else var s = true;
            if (s) {
              if (l.label !== void 0) {
                let n = l.label;
                const i = e;
                if (typeof n != "string" && n !== null) return fe.errors = [null], false;
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
  } else return fe.errors = [null], false;
  return fe.errors = r, e === 0;
}
function Ve(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = l.type;
    if (typeof s == "string") if (s === "record") oe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? oe.errors : r.concat(oe.errors), e = r.length);
    else if (s === "enum") B(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? B.errors : r.concat(B.errors), e = r.length);
    else if (s === "array") fe(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? fe.errors : r.concat(fe.errors), e = r.length);
    else return Ve.errors = [null], false;
    else return Ve.errors = [null], false;
  } else return Ve.errors = [null], false;
  return Ve.errors = r, e === 0;
}
function Qe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const f = e;
    Ve(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Ve.errors : r.concat(Ve.errors), e = r.length);
    var n = f === e;
    if (t = t || n, !t) {
      const g = e;
      if (e === g) if (Array.isArray(l)) {
        var i = true;
        const d = l.length;
        for (let _ = 0; _ < d; _++) {
          const P = e;
          $e.validate(l[_]) || (r = r === null ? $e.validate.errors : r.concat($e.validate.errors), e = r.length);
          var i = P === e;
          if (!i) break;
        }
      } else r === null ? r = [null] : r.push(null), e++;
      var n = g === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, Qe.errors = r, false;
  return Qe.errors = r, e === 0;
}
function We(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = e;
    for (const t in l) if (!(t === "id" || t === "name" || t === "loadContents" || h.test(t))) {
      return We.errors = [null], false;
      break;
    }
    if (s === e && l.loadContents !== void 0) {
      let t = l.loadContents;
      if (typeof t != "boolean" && t !== null) return We.errors = [null], false;
    }
  } else return We.errors = [null], false;
  return We.errors = r, e === 0;
}
function fr(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    We(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? We.errors : r.concat(We.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, fr.errors = r, false;
  return fr.errors = r, e === 0;
}
function C(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return C.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(Pr.properties, n) || h.test(n))) {
        return C.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const i = e;
          if (typeof n != "string" && n !== null) return C.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return C.errors = [null], false;
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
                if (typeof n != "boolean" && n !== null) return C.errors = [null], false;
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
                      if (typeof n != "boolean" && n !== null) return C.errors = [null], false;
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
                            fr(l.inputBinding) || (r = r === null ? fr.errors : r.concat(fr.errors), e = r.length);
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
  } else return C.errors = [null], false;
  return C.errors = r, e === 0;
}
function L(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.outputs === void 0 && (n = "outputs") || l.class === void 0 && (n = "class") || l.inputs === void 0 && (n = "inputs") || l.expression === void 0 && (n = "expression")) return L.errors = [null], false;
    {
      const i = e;
      for (const f in l) if (!(j.call(kr.properties, f) || h.test(f))) {
        return L.errors = [null], false;
        break;
      }
      if (i === e) {
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
              var t = true;
              const y = f.length;
              for (let d = 0; d < y; d++) {
                const _ = e;
                K(f[d]) || (r = r === null ? K.errors : r.concat(K.errors), e = r.length);
                var t = _ === e;
                if (!t) break;
              }
            } else return L.errors = [null], false;
            var s = m === e;
          } else var s = true;
          if (s) {
            if (l.requirements !== void 0) {
              const f = e;
              F(l.requirements) || (r = r === null ? F.errors : r.concat(F.errors), e = r.length);
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
                              C(f[d]) || (r = r === null ? C.errors : r.concat(C.errors), e = r.length);
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
var Cr = x;
var Dr = { type: "object", required: ["outputs", "class", "steps", "inputs"], properties: { id: { type: ["string", "null"] }, name: {}, outputs: { type: "array", items: { $ref: "#/$defs/WorkflowOutputParameter" } }, requirements: { $ref: "#/$defs/choice25" }, hints: { $ref: "#/$defs/choice26" }, label: { type: ["string", "null"] }, cwlVersion: { type: ["string", "null"] }, class: { const: "Workflow" }, steps: { type: "array", items: { $ref: "#/$defs/WorkflowStep" } }, doc: { $ref: "#/$defs/choice1" }, inputs: { type: "array", items: { $ref: "#/$defs/WorkflowInputParameter" } } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var jr = { type: "object", required: ["type"], properties: { id: { type: ["string", "null"] }, name: {}, label: { type: ["string", "null"] }, streamable: { type: ["boolean", "null"] }, doc: { $ref: "#/$defs/choice1" }, format: { type: ["string", "null"] }, outputSource: { $ref: "#/$defs/choice1" }, linkMerge: { $ref: "#/$defs/choice35" }, secondaryFiles: { $ref: "#/$defs/choice6" }, type: { $ref: "#/$defs/OutputType" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function xe(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    l !== "merge_nested" && (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    if (t = t || n, !t) {
      const m = e;
      l !== "merge_flattened" && (r === null ? r = [null] : r.push(null), e++);
      var n = m === e;
      t = t || n;
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, xe.errors = r, false;
  return xe.errors = r, e === 0;
}
function Y(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let t;
    if (l.type === void 0 && (t = "type")) return Y.errors = [null], false;
    {
      const o = e;
      for (const n in l) if (!(j.call(jr.properties, n) || h.test(n))) {
        return Y.errors = [null], false;
        break;
      }
      if (o === e) {
        if (l.id !== void 0) {
          let n = l.id;
          const i = e;
          if (typeof n != "string" && n !== null) return Y.errors = [null], false;
          var s = i === e;
        } else var s = true;
        if (s) {
          if (l.label !== void 0) {
            let n = l.label;
            const i = e;
            if (typeof n != "string" && n !== null) return Y.errors = [null], false;
            var s = i === e;
          } else var s = true;
          if (s) {
            if (l.streamable !== void 0) {
              let n = l.streamable;
              const i = e;
              if (typeof n != "boolean" && n !== null) return Y.errors = [null], false;
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
                  if (typeof n != "string" && n !== null) return Y.errors = [null], false;
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
                        be(l.type) || (r = r === null ? be.errors : r.concat(be.errors), e = r.length);
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
var qr = { type: "object", required: ["in", "out", "run"], properties: { id: { type: ["string", "null"] }, name: {}, in: { type: "array", items: { $ref: "#/$defs/WorkflowStepInput" } }, out: { type: "array", items: { $ref: "#/$defs/choice36" } }, requirements: { $ref: "#/$defs/choice25" }, hints: { $ref: "#/$defs/choice26" }, label: { type: ["string", "null"] }, run: { type: ["string", "object"] }, scatter: { $ref: "#/$defs/choice1" }, scatterMethod: { $ref: "#/$defs/choice37" }, doc: { $ref: "#/$defs/choice1" } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
var Er = { type: "object", properties: { id: { type: ["string", "null"] }, name: {}, source: { $ref: "#/$defs/choice1" }, linkMerge: { $ref: "#/$defs/choice35" }, default: { $ref: "#/$defs/choice4" }, valueFrom: { type: ["string", "null"] }, loadContents: { type: ["boolean", "null"] }, loadListing: { $ref: "#/$defs/choice7" }, label: { type: ["string", "null"] } }, patternProperties: { "^[^:]+:|^[$@]": {} }, additionalProperties: false };
function ue(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const t = e;
    for (const o in l) if (!(j.call(Er.properties, o) || h.test(o))) {
      return ue.errors = [null], false;
      break;
    }
    if (t === e) {
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
function Ue(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    const s = e;
    for (const t in l) if (!(t === "id" || t === "name" || h.test(t))) {
      return Ue.errors = [null], false;
      break;
    }
    if (s === e && l.id !== void 0) {
      let t = l.id;
      if (typeof t != "string" && t !== null) return Ue.errors = [null], false;
    }
  } else return Ue.errors = [null], false;
  return Ue.errors = r, e === 0;
}
function ur(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  typeof l != "string" && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    Ue(l, { instancePath: u, parentData: a, parentDataProperty: c, rootData: v }) || (r = r === null ? Ue.errors : r.concat(Ue.errors), e = r.length);
    var n = i === e;
    t = t || n;
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ur.errors = r, false;
  return ur.errors = r, e === 0;
}
function ar(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  const s = e;
  let t = false;
  const o = e;
  l !== null && (r === null ? r = [null] : r.push(null), e++);
  var n = o === e;
  if (t = t || n, !t) {
    const i = e;
    l !== "dotproduct" && (r === null ? r = [null] : r.push(null), e++);
    var n = i === e;
    if (t = t || n, !t) {
      const m = e;
      l !== "nested_crossproduct" && (r === null ? r = [null] : r.push(null), e++);
      var n = m === e;
      if (t = t || n, !t) {
        const y = e;
        l !== "flat_crossproduct" && (r === null ? r = [null] : r.push(null), e++);
        var n = y === e;
        t = t || n;
      }
    }
  }
  if (t) e = s, r !== null && (s ? r.length = s : r = null);
  else return r === null ? r = [null] : r.push(null), e++, ar.errors = r, false;
  return ar.errors = r, e === 0;
}
function N(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let n;
    if (l.in === void 0 && (n = "in") || l.out === void 0 && (n = "out") || l.run === void 0 && (n = "run")) return N.errors = [null], false;
    {
      const i = e;
      for (const f in l) if (!(j.call(qr.properties, f) || h.test(f))) {
        return N.errors = [null], false;
        break;
      }
      if (i === e) {
        if (l.id !== void 0) {
          let f = l.id;
          const m = e;
          if (typeof f != "string" && f !== null) return N.errors = [null], false;
          var s = m === e;
        } else var s = true;
        if (s) {
          if (l.in !== void 0) {
            let f = l.in;
            const m = e;
            if (e === m) if (Array.isArray(f)) {
              var t = true;
              const y = f.length;
              for (let d = 0; d < y; d++) {
                const _ = e;
                ue(f[d]) || (r = r === null ? ue.errors : r.concat(ue.errors), e = r.length);
                var t = _ === e;
                if (!t) break;
              }
            } else return N.errors = [null], false;
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
                  ur(f[d]) || (r = r === null ? ur.errors : r.concat(ur.errors), e = r.length);
                  var o = _ === e;
                  if (!o) break;
                }
              } else return N.errors = [null], false;
              var s = m === e;
            } else var s = true;
            if (s) {
              if (l.requirements !== void 0) {
                const f = e;
                F(l.requirements) || (r = r === null ? F.errors : r.concat(F.errors), e = r.length);
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
                    if (typeof f != "string" && f !== null) return N.errors = [null], false;
                    var s = m === e;
                  } else var s = true;
                  if (s) {
                    if (l.run !== void 0) {
                      let f = l.run;
                      const m = e;
                      if (typeof f != "string" && !(f && typeof f == "object" && !Array.isArray(f))) return N.errors = [null], false;
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
                          ar(l.scatterMethod) || (r = r === null ? ar.errors : r.concat(ar.errors), e = r.length);
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
  } else return N.errors = [null], false;
  return N.errors = r, e === 0;
}
function x(l, { instancePath: u = "", parentData: a, parentDataProperty: c, rootData: v = l } = {}) {
  let r = null, e = 0;
  if (e === 0) if (l && typeof l == "object" && !Array.isArray(l)) {
    let i;
    if (l.outputs === void 0 && (i = "outputs") || l.class === void 0 && (i = "class") || l.steps === void 0 && (i = "steps") || l.inputs === void 0 && (i = "inputs")) return x.errors = [null], false;
    {
      const f = e;
      for (const m in l) if (!(j.call(Dr.properties, m) || h.test(m))) {
        return x.errors = [null], false;
        break;
      }
      if (f === e) {
        if (l.id !== void 0) {
          let m = l.id;
          const g = e;
          if (typeof m != "string" && m !== null) return x.errors = [null], false;
          var s = g === e;
        } else var s = true;
        if (s) {
          if (l.outputs !== void 0) {
            let m = l.outputs;
            const g = e;
            if (e === g) if (Array.isArray(m)) {
              var t = true;
              const d = m.length;
              for (let _ = 0; _ < d; _++) {
                const P = e;
                Y(m[_]) || (r = r === null ? Y.errors : r.concat(Y.errors), e = r.length);
                var t = P === e;
                if (!t) break;
              }
            } else return x.errors = [null], false;
            var s = g === e;
          } else var s = true;
          if (s) {
            if (l.requirements !== void 0) {
              const m = e;
              F(l.requirements) || (r = r === null ? F.errors : r.concat(F.errors), e = r.length);
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
                  const g = e;
                  if (typeof m != "string" && m !== null) return x.errors = [null], false;
                  var s = g === e;
                } else var s = true;
                if (s) {
                  if (l.cwlVersion !== void 0) {
                    let m = l.cwlVersion;
                    const g = e;
                    if (typeof m != "string" && m !== null) return x.errors = [null], false;
                    var s = g === e;
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
                        const g = e;
                        if (e === g) if (Array.isArray(m)) {
                          var o = true;
                          const d = m.length;
                          for (let _ = 0; _ < d; _++) {
                            const P = e;
                            N(m[_]) || (r = r === null ? N.errors : r.concat(N.errors), e = r.length);
                            var o = P === e;
                            if (!o) break;
                          }
                        } else return x.errors = [null], false;
                        var s = g === e;
                      } else var s = true;
                      if (s) {
                        if (l.doc !== void 0) {
                          const m = e;
                          p(l.doc) || (r = r === null ? p.errors : r.concat(p.errors), e = r.length);
                          var s = m === e;
                        } else var s = true;
                        if (s) if (l.inputs !== void 0) {
                          let m = l.inputs;
                          const g = e;
                          if (e === g) if (Array.isArray(m)) {
                            var n = true;
                            const d = m.length;
                            for (let _ = 0; _ < d; _++) {
                              const P = e;
                              C(m[_]) || (r = r === null ? C.errors : r.concat(C.errors), e = r.length);
                              var n = P === e;
                              if (!n) break;
                            }
                          } else return x.errors = [null], false;
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
  } else return x.errors = [null], false;
  return x.errors = r, e === 0;
}



/***/ })

};

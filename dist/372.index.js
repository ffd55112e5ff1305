export const id = 372;
export const ids = [372];
export const modules = {

/***/ 372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctor: () => (/* binding */ doctor),
/* harmony export */   exports: () => (/* binding */ exports),
/* harmony export */   plan: () => (/* binding */ plan),
/* harmony export */   promote: () => (/* binding */ promote),
/* harmony export */   pull: () => (/* binding */ pull),
/* harmony export */   rollback: () => (/* binding */ rollback)
/* harmony export */ });
/* harmony import */ var _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68);
/* harmony import */ var _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(511);
/* harmony import */ var _chunk_WJDBHJ4B_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(425);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);




// platform/generated/contract.cjs
var require_contract = (0,_chunk_WJDBHJ4B_js__WEBPACK_IMPORTED_MODULE_2__/* .__commonJS */ .P$)({
  "platform/generated/contract.cjs"(exports2) {
    "use strict";
    exports2.exportList = validate52;
    var func0 = Object.prototype.hasOwnProperty;
    function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate53.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.href === void 0 || !func0.call(data, "href")) && (missing0 = "href") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.state === void 0 || !func0.call(data, "state")) && (missing0 = "state")) {
            validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
            return false;
          } else {
            if (data.href !== void 0 && func0.call(data, "href")) {
              const _errs1 = errors;
              if (typeof data.href !== "string") {
                validate53.errors = [{ instancePath: instancePath + "/href", schemaPath: "#/properties/href/type", keyword: "type", params: { type: "string" } }];
                return false;
              }
              var valid0 = _errs1 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.id !== void 0 && func0.call(data, "id")) {
                const _errs3 = errors;
                if (typeof data.id !== "string") {
                  validate53.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } }];
                  return false;
                }
                var valid0 = _errs3 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.state !== void 0 && func0.call(data, "state")) {
                  const _errs5 = errors;
                  if (typeof data.state !== "string") {
                    validate53.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" } }];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        } else {
          validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
          return false;
        }
      }
      validate53.errors = vErrors;
      return errors === 0;
    }
    validate53.evaluated = { "props": { "href": true, "id": true, "state": true }, "dynamicProps": false, "dynamicItems": false };
    function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate52.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.href === void 0 || !func0.call(data, "href")) && (missing0 = "href") || (data.items === void 0 || !func0.call(data, "items")) && (missing0 = "items") || (data.links === void 0 || !func0.call(data, "links")) && (missing0 = "links")) {
            validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
            return false;
          } else {
            if (data.href !== void 0 && func0.call(data, "href")) {
              const _errs1 = errors;
              if (typeof data.href !== "string") {
                validate52.errors = [{ instancePath: instancePath + "/href", schemaPath: "#/properties/href/type", keyword: "type", params: { type: "string" } }];
                return false;
              }
              var valid0 = _errs1 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.items !== void 0 && func0.call(data, "items")) {
                let data1 = data.items;
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (Array.isArray(data1)) {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate53(data1[i0], { instancePath: instancePath + "/items/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate52.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } }];
                    return false;
                  }
                }
                var valid0 = _errs3 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.links !== void 0 && func0.call(data, "links")) {
                  const _errs6 = errors;
                  if (!Array.isArray(data.links)) {
                    validate52.errors = [{ instancePath: instancePath + "/links", schemaPath: "#/properties/links/type", keyword: "type", params: { type: "array" } }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        } else {
          validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
          return false;
        }
      }
      validate52.errors = vErrors;
      return errors === 0;
    }
    validate52.evaluated = { "props": { "href": true, "items": true, "links": true }, "dynamicProps": false, "dynamicItems": false };
    exports2.app = validate55;
    function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate55.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (!(data && typeof data == "object" && !Array.isArray(data))) {
        validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
        return false;
      }
      validate55.errors = vErrors;
      return errors === 0;
    }
    validate55.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports2.apiIndex = validate56;
    function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate56.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.rate_limit_url === void 0 || !func0.call(data, "rate_limit_url")) && (missing0 = "rate_limit_url") || (data.user_url === void 0 || !func0.call(data, "user_url")) && (missing0 = "user_url") || (data.users_url === void 0 || !func0.call(data, "users_url")) && (missing0 = "users_url") || (data.billing_url === void 0 || !func0.call(data, "billing_url")) && (missing0 = "billing_url") || (data.projects_url === void 0 || !func0.call(data, "projects_url")) && (missing0 = "projects_url") || (data.files_url === void 0 || !func0.call(data, "files_url")) && (missing0 = "files_url") || (data.tasks_url === void 0 || !func0.call(data, "tasks_url")) && (missing0 = "tasks_url") || (data.apps_url === void 0 || !func0.call(data, "apps_url")) && (missing0 = "apps_url") || (data.action_url === void 0 || !func0.call(data, "action_url")) && (missing0 = "action_url") || (data.upload_url === void 0 || !func0.call(data, "upload_url")) && (missing0 = "upload_url") || (data.storage_url === void 0 || !func0.call(data, "storage_url")) && (missing0 = "storage_url")) {
            validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
            return false;
          } else {
            if (data.rate_limit_url !== void 0 && func0.call(data, "rate_limit_url")) {
              const _errs1 = errors;
              if (typeof data.rate_limit_url !== "string") {
                validate56.errors = [{ instancePath: instancePath + "/rate_limit_url", schemaPath: "#/properties/rate_limit_url/type", keyword: "type", params: { type: "string" } }];
                return false;
              }
              var valid0 = _errs1 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.user_url !== void 0 && func0.call(data, "user_url")) {
                const _errs3 = errors;
                if (typeof data.user_url !== "string") {
                  validate56.errors = [{ instancePath: instancePath + "/user_url", schemaPath: "#/properties/user_url/type", keyword: "type", params: { type: "string" } }];
                  return false;
                }
                var valid0 = _errs3 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.users_url !== void 0 && func0.call(data, "users_url")) {
                  const _errs5 = errors;
                  if (typeof data.users_url !== "string") {
                    validate56.errors = [{ instancePath: instancePath + "/users_url", schemaPath: "#/properties/users_url/type", keyword: "type", params: { type: "string" } }];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.billing_url !== void 0 && func0.call(data, "billing_url")) {
                    const _errs7 = errors;
                    if (typeof data.billing_url !== "string") {
                      validate56.errors = [{ instancePath: instancePath + "/billing_url", schemaPath: "#/properties/billing_url/type", keyword: "type", params: { type: "string" } }];
                      return false;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.projects_url !== void 0 && func0.call(data, "projects_url")) {
                      const _errs9 = errors;
                      if (typeof data.projects_url !== "string") {
                        validate56.errors = [{ instancePath: instancePath + "/projects_url", schemaPath: "#/properties/projects_url/type", keyword: "type", params: { type: "string" } }];
                        return false;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.files_url !== void 0 && func0.call(data, "files_url")) {
                        const _errs11 = errors;
                        if (typeof data.files_url !== "string") {
                          validate56.errors = [{ instancePath: instancePath + "/files_url", schemaPath: "#/properties/files_url/type", keyword: "type", params: { type: "string" } }];
                          return false;
                        }
                        var valid0 = _errs11 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.tasks_url !== void 0 && func0.call(data, "tasks_url")) {
                          const _errs13 = errors;
                          if (typeof data.tasks_url !== "string") {
                            validate56.errors = [{ instancePath: instancePath + "/tasks_url", schemaPath: "#/properties/tasks_url/type", keyword: "type", params: { type: "string" } }];
                            return false;
                          }
                          var valid0 = _errs13 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.apps_url !== void 0 && func0.call(data, "apps_url")) {
                            const _errs15 = errors;
                            if (typeof data.apps_url !== "string") {
                              validate56.errors = [{ instancePath: instancePath + "/apps_url", schemaPath: "#/properties/apps_url/type", keyword: "type", params: { type: "string" } }];
                              return false;
                            }
                            var valid0 = _errs15 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.action_url !== void 0 && func0.call(data, "action_url")) {
                              const _errs17 = errors;
                              if (typeof data.action_url !== "string") {
                                validate56.errors = [{ instancePath: instancePath + "/action_url", schemaPath: "#/properties/action_url/type", keyword: "type", params: { type: "string" } }];
                                return false;
                              }
                              var valid0 = _errs17 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.upload_url !== void 0 && func0.call(data, "upload_url")) {
                                const _errs19 = errors;
                                if (typeof data.upload_url !== "string") {
                                  validate56.errors = [{ instancePath: instancePath + "/upload_url", schemaPath: "#/properties/upload_url/type", keyword: "type", params: { type: "string" } }];
                                  return false;
                                }
                                var valid0 = _errs19 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.storage_url !== void 0 && func0.call(data, "storage_url")) {
                                  const _errs21 = errors;
                                  if (typeof data.storage_url !== "string") {
                                    validate56.errors = [{ instancePath: instancePath + "/storage_url", schemaPath: "#/properties/storage_url/type", keyword: "type", params: { type: "string" } }];
                                    return false;
                                  }
                                  var valid0 = _errs21 === errors;
                                } else {
                                  var valid0 = true;
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
        } else {
          validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
          return false;
        }
      }
      validate56.errors = vErrors;
      return errors === 0;
    }
    validate56.evaluated = { "props": { "rate_limit_url": true, "user_url": true, "users_url": true, "billing_url": true, "projects_url": true, "files_url": true, "tasks_url": true, "apps_url": true, "action_url": true, "upload_url": true, "storage_url": true }, "dynamicProps": false, "dynamicItems": false };
    exports2.rateLimit = validate57;
    function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate57.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (errors === 0) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.rate === void 0 || !func0.call(data, "rate")) && (missing0 = "rate")) {
            validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
            return false;
          } else {
            if (data.rate !== void 0 && func0.call(data, "rate")) {
              let data0 = data.rate;
              const _errs1 = errors;
              if (errors === _errs1) {
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  let missing1;
                  if ((data0.limit === void 0 || !func0.call(data0, "limit")) && (missing1 = "limit") || (data0.remaining === void 0 || !func0.call(data0, "remaining")) && (missing1 = "remaining") || (data0.reset === void 0 || !func0.call(data0, "reset")) && (missing1 = "reset")) {
                    validate57.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/required", keyword: "required", params: { missingProperty: missing1 } }];
                    return false;
                  } else {
                    if (data0.limit !== void 0 && func0.call(data0, "limit")) {
                      let data1 = data0.limit;
                      const _errs3 = errors;
                      if (!(typeof data1 == "number" && isFinite(data1))) {
                        validate57.errors = [{ instancePath: instancePath + "/rate/limit", schemaPath: "#/properties/rate/properties/limit/type", keyword: "type", params: { type: "number" } }];
                        return false;
                      }
                      var valid1 = _errs3 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.remaining !== void 0 && func0.call(data0, "remaining")) {
                        let data2 = data0.remaining;
                        const _errs5 = errors;
                        if (!(typeof data2 == "number" && isFinite(data2))) {
                          validate57.errors = [{ instancePath: instancePath + "/rate/remaining", schemaPath: "#/properties/rate/properties/remaining/type", keyword: "type", params: { type: "number" } }];
                          return false;
                        }
                        var valid1 = _errs5 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.reset !== void 0 && func0.call(data0, "reset")) {
                          let data3 = data0.reset;
                          const _errs7 = errors;
                          if (!(typeof data3 == "number" && isFinite(data3))) {
                            validate57.errors = [{ instancePath: instancePath + "/rate/reset", schemaPath: "#/properties/rate/properties/reset/type", keyword: "type", params: { type: "number" } }];
                            return false;
                          }
                          var valid1 = _errs7 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  }
                } else {
                  validate57.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: "object" } }];
                  return false;
                }
              }
            }
          }
        } else {
          validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
          return false;
        }
      }
      validate57.errors = vErrors;
      return errors === 0;
    }
    validate57.evaluated = { "props": { "rate": true }, "dynamicProps": false, "dynamicItems": false };
  }
});

// ../node_modules/http-cache-semantics/index.js
var require_http_cache_semantics = (0,_chunk_WJDBHJ4B_js__WEBPACK_IMPORTED_MODULE_2__/* .__commonJS */ .P$)({
  "../node_modules/http-cache-semantics/index.js"(exports2, module) {
    "use strict";
    var statusCodeCacheableByDefault = /* @__PURE__ */ new Set([
      200,
      203,
      204,
      206,
      300,
      301,
      308,
      404,
      405,
      410,
      414,
      501
    ]);
    var understoodStatuses = /* @__PURE__ */ new Set([
      200,
      203,
      204,
      300,
      301,
      302,
      303,
      307,
      308,
      404,
      405,
      410,
      414,
      501
    ]);
    var errorStatusCodes = /* @__PURE__ */ new Set([
      500,
      502,
      503,
      504
    ]);
    var hopByHopHeaders2 = {
      date: true,
      // included, because we add Age update Date
      connection: true,
      "keep-alive": true,
      "proxy-authenticate": true,
      "proxy-authorization": true,
      te: true,
      trailer: true,
      "transfer-encoding": true,
      upgrade: true
    };
    var excludedFromRevalidationUpdate = {
      // Since the old body is reused, it doesn't make sense to change properties of the body
      "content-length": true,
      "content-encoding": true,
      "transfer-encoding": true,
      "content-range": true
    };
    function toNumberOrZero(s) {
      const n2 = parseInt(s, 10);
      return isFinite(n2) ? n2 : 0;
    }
    function isErrorResponse(response) {
      if (!response) {
        return true;
      }
      return errorStatusCodes.has(response.status);
    }
    function parseCacheControl(header) {
      const cc = {};
      if (!header) return cc;
      const parts = header.trim().split(/,/);
      for (const part of parts) {
        const [k, v] = part.split(/=/, 2);
        cc[k.trim()] = v === void 0 ? true : v.trim().replace(/^"|"$/g, "");
      }
      return cc;
    }
    function formatCacheControl(cc) {
      let parts = [];
      for (const k in cc) {
        const v = cc[k];
        parts.push(v === true ? k : k + "=" + v);
      }
      if (!parts.length) {
        return void 0;
      }
      return parts.join(", ");
    }
    module.exports = class CachePolicy {
      /**
       * Creates a new CachePolicy instance.
       * @param {HttpRequest} req - Incoming client request.
       * @param {HttpResponse} res - Received server response.
       * @param {Object} [options={}] - Configuration options.
       * @param {boolean} [options.shared=true] - Is the cache shared (a public proxy)? `false` for personal browser caches.
       * @param {number} [options.cacheHeuristic=0.1] - Fallback heuristic (age fraction) for cache duration.
       * @param {number} [options.immutableMinTimeToLive=86400000] - Minimum TTL for immutable responses in milliseconds.
       * @param {boolean} [options.ignoreCargoCult=false] - Detect nonsense cache headers, and override them.
       * @param {any} [options._fromObject] - Internal parameter for deserialization. Do not use.
       */
      constructor(req, res, {
        shared,
        cacheHeuristic,
        immutableMinTimeToLive,
        ignoreCargoCult,
        _fromObject
      } = {}) {
        if (_fromObject) {
          this._fromObject(_fromObject);
          return;
        }
        if (!res || !res.headers) {
          throw Error("Response headers missing");
        }
        this._assertRequestHasHeaders(req);
        this._responseTime = this.now();
        this._isShared = shared !== false;
        this._ignoreCargoCult = !!ignoreCargoCult;
        this._cacheHeuristic = void 0 !== cacheHeuristic ? cacheHeuristic : 0.1;
        this._immutableMinTtl = void 0 !== immutableMinTimeToLive ? immutableMinTimeToLive : 24 * 3600 * 1e3;
        this._status = "status" in res ? res.status : 200;
        this._resHeaders = res.headers;
        this._rescc = parseCacheControl(res.headers["cache-control"]);
        this._method = "method" in req ? req.method : "GET";
        this._url = req.url;
        this._host = req.headers.host;
        this._noAuthorization = !req.headers.authorization;
        this._reqHeaders = res.headers.vary ? req.headers : null;
        this._reqcc = parseCacheControl(req.headers["cache-control"]);
        if (this._ignoreCargoCult && "pre-check" in this._rescc && "post-check" in this._rescc) {
          delete this._rescc["pre-check"];
          delete this._rescc["post-check"];
          delete this._rescc["no-cache"];
          delete this._rescc["no-store"];
          delete this._rescc["must-revalidate"];
          this._resHeaders = Object.assign({}, this._resHeaders, {
            "cache-control": formatCacheControl(this._rescc)
          });
          delete this._resHeaders.expires;
          delete this._resHeaders.pragma;
        }
        if (res.headers["cache-control"] == null && /no-cache/.test(res.headers.pragma)) {
          this._rescc["no-cache"] = true;
        }
      }
      /**
       * You can monkey-patch it for testing.
       * @returns {number} Current time in milliseconds.
       */
      now() {
        return Date.now();
      }
      /**
       * Determines if the response is storable in a cache.
       * @returns {boolean} `false` if can never be cached.
       */
      storable() {
        return !!(!this._reqcc["no-store"] && // A cache MUST NOT store a response to any request, unless:
        // The request method is understood by the cache and defined as being cacheable, and
        ("GET" === this._method || "HEAD" === this._method || "POST" === this._method && this._hasExplicitExpiration()) && // the response status code is understood by the cache, and
        understoodStatuses.has(this._status) && // the "no-store" cache directive does not appear in request or response header fields, and
        !this._rescc["no-store"] && // the "private" response directive does not appear in the response, if the cache is shared, and
        (!this._isShared || !this._rescc.private) && // the Authorization header field does not appear in the request, if the cache is shared,
        (!this._isShared || this._noAuthorization || this._allowsStoringAuthenticated()) && // the response either:
        // contains an Expires header field, or
        (this._resHeaders.expires || // contains a max-age response directive, or
        // contains a s-maxage response directive and the cache is shared, or
        // contains a public response directive.
        this._rescc["max-age"] || this._isShared && this._rescc["s-maxage"] || this._rescc.public || // has a status code that is defined as cacheable by default
        statusCodeCacheableByDefault.has(this._status)));
      }
      /**
       * @returns {boolean} true if expiration is explicitly defined.
       */
      _hasExplicitExpiration() {
        return !!(this._isShared && this._rescc["s-maxage"] || this._rescc["max-age"] || this._resHeaders.expires);
      }
      /**
       * @param {HttpRequest} req - a request
       * @throws {Error} if the headers are missing.
       */
      _assertRequestHasHeaders(req) {
        if (!req || !req.headers) {
          throw Error("Request headers missing");
        }
      }
      /**
       * Checks if the request matches the cache and can be satisfied from the cache immediately,
       * without having to make a request to the server.
       *
       * This doesn't support `stale-while-revalidate`. See `evaluateRequest()` for a more complete solution.
       *
       * @param {HttpRequest} req - The new incoming HTTP request.
       * @returns {boolean} `true`` if the cached response used to construct this cache policy satisfies the request without revalidation.
       */
      satisfiesWithoutRevalidation(req) {
        const result = this.evaluateRequest(req);
        return !result.revalidation;
      }
      /**
       * @param {{headers: Record<string, string>, synchronous: boolean}|undefined} revalidation - Revalidation information, if any.
       * @returns {{response: HttpResponse, revalidation: {headers: Record<string, string>, synchronous: boolean}|undefined}} An object with a cached response headers and revalidation info.
       */
      _evaluateRequestHitResult(revalidation) {
        return {
          response: {
            headers: this.responseHeaders(),
            status: this._status
          },
          revalidation
        };
      }
      /**
       * @param {HttpRequest} request - new incoming
       * @param {boolean} synchronous - whether revalidation must be synchronous (not s-w-r).
       * @returns {{headers: Record<string, string>, synchronous: boolean}} An object with revalidation headers and a synchronous flag.
       */
      _evaluateRequestRevalidation(request2, synchronous) {
        return {
          synchronous,
          headers: this.revalidationHeaders(request2)
        };
      }
      /**
       * @param {HttpRequest} request - new incoming
       * @returns {{response: undefined, revalidation: {headers: Record<string, string>, synchronous: boolean}}} An object indicating no cached response and revalidation details.
       */
      _evaluateRequestMissResult(request2) {
        return {
          response: void 0,
          revalidation: this._evaluateRequestRevalidation(request2, true)
        };
      }
      /**
       * Checks if the given request matches this cache entry, and how the cache can be used to satisfy it. Returns an object with:
       *
       * ```
       * {
       *     // If defined, you must send a request to the server.
       *     revalidation: {
       *         headers: {}, // HTTP headers to use when sending the revalidation response
       *         // If true, you MUST wait for a response from the server before using the cache
       *         // If false, this is stale-while-revalidate. The cache is stale, but you can use it while you update it asynchronously.
       *         synchronous: bool,
       *     },
       *     // If defined, you can use this cached response.
       *     response: {
       *         headers: {}, // Updated cached HTTP headers you must use when responding to the client
       *     },
       * }
       * ```
       * @param {HttpRequest} req - new incoming HTTP request
       * @returns {{response: HttpResponse|undefined, revalidation: {headers: Record<string, string>, synchronous: boolean}|undefined}} An object containing keys:
       *   - revalidation: { headers: Record<string, string>, synchronous: boolean } Set if you should send this to the origin server
       *   - response: HttpResponse Set if you can respond to the client with these cached headers
       */
      evaluateRequest(req) {
        this._assertRequestHasHeaders(req);
        if (this._rescc["must-revalidate"]) {
          return this._evaluateRequestMissResult(req);
        }
        if (!this._requestMatches(req, false)) {
          return this._evaluateRequestMissResult(req);
        }
        const requestCC = parseCacheControl(req.headers["cache-control"]);
        if (requestCC["no-cache"] || /no-cache/.test(req.headers.pragma)) {
          return this._evaluateRequestMissResult(req);
        }
        if (requestCC["max-age"] && this.age() > toNumberOrZero(requestCC["max-age"])) {
          return this._evaluateRequestMissResult(req);
        }
        if (requestCC["min-fresh"] && this.maxAge() - this.age() < toNumberOrZero(requestCC["min-fresh"])) {
          return this._evaluateRequestMissResult(req);
        }
        if (this.stale()) {
          const allowsStaleWithoutRevalidation = "max-stale" in requestCC && (true === requestCC["max-stale"] || requestCC["max-stale"] > this.age() - this.maxAge());
          if (allowsStaleWithoutRevalidation) {
            return this._evaluateRequestHitResult(void 0);
          }
          if (this.useStaleWhileRevalidate()) {
            return this._evaluateRequestHitResult(this._evaluateRequestRevalidation(req, false));
          }
          return this._evaluateRequestMissResult(req);
        }
        return this._evaluateRequestHitResult(void 0);
      }
      /**
       * @param {HttpRequest} req - check if this is for the same cache entry
       * @param {boolean} allowHeadMethod - allow a HEAD method to match.
       * @returns {boolean} `true` if the request matches.
       */
      _requestMatches(req, allowHeadMethod) {
        return !!((!this._url || this._url === req.url) && this._host === req.headers.host && // the request method associated with the stored response allows it to be used for the presented request, and
        (!req.method || this._method === req.method || allowHeadMethod && "HEAD" === req.method) && // selecting header fields nominated by the stored response (if any) match those presented, and
        this._varyMatches(req));
      }
      /**
       * Determines whether storing authenticated responses is allowed.
       * @returns {boolean} `true` if allowed.
       */
      _allowsStoringAuthenticated() {
        return !!(this._rescc["must-revalidate"] || this._rescc.public || this._rescc["s-maxage"]);
      }
      /**
       * Checks whether the Vary header in the response matches the new request.
       * @param {HttpRequest} req - incoming HTTP request
       * @returns {boolean} `true` if the vary headers match.
       */
      _varyMatches(req) {
        if (!this._resHeaders.vary) {
          return true;
        }
        const fields = this._resHeaders.vary.trim().toLowerCase().split(/\s*,\s*/);
        for (const name of fields) {
          if (name === "*") {
            return false;
          }
          const newReq = Object.prototype.hasOwnProperty.call(
            req.headers,
            name
          ) && req.headers[name];
          const cachedReq = Object.prototype.hasOwnProperty.call(
            this._reqHeaders,
            name
          ) && this._reqHeaders[name];
          if (newReq !== cachedReq) {
            return false;
          }
        }
        return true;
      }
      /**
       * Creates a copy of the given headers without any hop-by-hop headers.
       * @param {Record<string, string>} inHeaders - old headers from the cached response
       * @returns {Record<string, string>} A new headers object without hop-by-hop headers.
       */
      _copyWithoutHopByHopHeaders(inHeaders) {
        const headers = {};
        for (const name in inHeaders) {
          if (hopByHopHeaders2[name]) continue;
          headers[name] = inHeaders[name];
        }
        if (inHeaders.connection) {
          const tokens = inHeaders.connection.trim().split(/\s*,\s*/);
          for (const name of tokens) {
            delete headers[name];
          }
        }
        if (headers.warning) {
          const warnings = headers.warning.split(/,/).filter((warning2) => {
            return !/^\s*1[0-9][0-9]/.test(warning2);
          });
          if (!warnings.length) {
            delete headers.warning;
          } else {
            headers.warning = warnings.join(",").trim();
          }
        }
        return headers;
      }
      /**
       * Returns the response headers adjusted for serving the cached response.
       * Removes hop-by-hop headers and updates the Age and Date headers.
       * @returns {Record<string, string>} The adjusted response headers.
       */
      responseHeaders() {
        const headers = this._copyWithoutHopByHopHeaders(this._resHeaders);
        const age = this.age();
        if (age > 3600 * 24 && !this._hasExplicitExpiration() && this.maxAge() > 3600 * 24) {
          headers.warning = (headers.warning ? `${headers.warning}, ` : "") + '113 - "rfc7234 5.5.4"';
        }
        headers.age = `${Math.round(age)}`;
        headers.date = new Date(this.now()).toUTCString();
        return headers;
      }
      /**
       * Returns the status code of the cached response.
       * @returns {number} The response status code.
       */
      status() {
        return this._status;
      }
      /**
       * Returns the Date header value from the response or the current time if invalid.
       * @returns {number} Timestamp (in milliseconds) representing the Date header or response time.
       */
      date() {
        const serverDate = Date.parse(this._resHeaders.date);
        if (isFinite(serverDate)) {
          return serverDate;
        }
        return this._responseTime;
      }
      /**
       * Value of the Age header, in seconds, updated for the current time.
       * May be fractional.
       * @returns {number} The age in seconds.
       */
      age() {
        let age = this._ageValue();
        const residentTime = (this.now() - this._responseTime) / 1e3;
        return age + residentTime;
      }
      /**
       * @returns {number} The Age header value as a number.
       */
      _ageValue() {
        return toNumberOrZero(this._resHeaders.age);
      }
      /**
       * Possibly outdated value of applicable max-age (or heuristic equivalent) in seconds.
       * This counts since response's `Date`.
       *
       * For an up-to-date value, see `timeToLive()`.
       *
       * Returns the maximum age (freshness lifetime) of the response in seconds.
       * @returns {number} The max-age value in seconds.
       */
      maxAge() {
        if (!this.storable() || this._rescc["no-cache"]) {
          return 0;
        }
        if (this._isShared && (this._resHeaders["set-cookie"] && !this._rescc.public && !this._rescc.immutable)) {
          return 0;
        }
        if (this._resHeaders.vary === "*") {
          return 0;
        }
        if (this._isShared) {
          if (this._rescc["proxy-revalidate"]) {
            return 0;
          }
          if (this._rescc["s-maxage"]) {
            return toNumberOrZero(this._rescc["s-maxage"]);
          }
        }
        if (this._rescc["max-age"]) {
          return toNumberOrZero(this._rescc["max-age"]);
        }
        const defaultMinTtl = this._rescc.immutable ? this._immutableMinTtl : 0;
        const serverDate = this.date();
        if (this._resHeaders.expires) {
          const expires = Date.parse(this._resHeaders.expires);
          if (Number.isNaN(expires) || expires < serverDate) {
            return 0;
          }
          return Math.max(defaultMinTtl, (expires - serverDate) / 1e3);
        }
        if (this._resHeaders["last-modified"]) {
          const lastModified = Date.parse(this._resHeaders["last-modified"]);
          if (isFinite(lastModified) && serverDate > lastModified) {
            return Math.max(
              defaultMinTtl,
              (serverDate - lastModified) / 1e3 * this._cacheHeuristic
            );
          }
        }
        return defaultMinTtl;
      }
      /**
       * Remaining time this cache entry may be useful for, in *milliseconds*.
       * You can use this as an expiration time for your cache storage.
       *
       * Prefer this method over `maxAge()`, because it includes other factors like `age` and `stale-while-revalidate`.
       * @returns {number} Time-to-live in milliseconds.
       */
      timeToLive() {
        const age = this.maxAge() - this.age();
        const staleIfErrorAge = age + toNumberOrZero(this._rescc["stale-if-error"]);
        const staleWhileRevalidateAge = age + toNumberOrZero(this._rescc["stale-while-revalidate"]);
        return Math.round(Math.max(0, age, staleIfErrorAge, staleWhileRevalidateAge) * 1e3);
      }
      /**
       * If true, this cache entry is past its expiration date.
       * Note that stale cache may be useful sometimes, see `evaluateRequest()`.
       * @returns {boolean} `false` doesn't mean it's fresh nor usable
       */
      stale() {
        return this.maxAge() <= this.age();
      }
      /**
       * @returns {boolean} `true` if `stale-if-error` condition allows use of a stale response.
       */
      _useStaleIfError() {
        return this.maxAge() + toNumberOrZero(this._rescc["stale-if-error"]) > this.age();
      }
      /** See `evaluateRequest()` for a more complete solution
       * @returns {boolean} `true` if `stale-while-revalidate` is currently allowed.
       */
      useStaleWhileRevalidate() {
        const swr = toNumberOrZero(this._rescc["stale-while-revalidate"]);
        return swr > 0 && this.maxAge() + swr > this.age();
      }
      /**
       * Creates a `CachePolicy` instance from a serialized object.
       * @param {Object} obj - The serialized object.
       * @returns {CachePolicy} A new CachePolicy instance.
       */
      static fromObject(obj) {
        return new this(void 0, void 0, { _fromObject: obj });
      }
      /**
       * @param {any} obj - The serialized object.
       * @throws {Error} If already initialized or if the object is invalid.
       */
      _fromObject(obj) {
        if (this._responseTime) throw Error("Reinitialized");
        if (!obj || obj.v !== 1) throw Error("Invalid serialization");
        this._responseTime = obj.t;
        this._isShared = obj.sh;
        this._cacheHeuristic = obj.ch;
        this._immutableMinTtl = obj.imm !== void 0 ? obj.imm : 24 * 3600 * 1e3;
        this._ignoreCargoCult = !!obj.icc;
        this._status = obj.st;
        this._resHeaders = obj.resh;
        this._rescc = obj.rescc;
        this._method = obj.m;
        this._url = obj.u;
        this._host = obj.h;
        this._noAuthorization = obj.a;
        this._reqHeaders = obj.reqh;
        this._reqcc = obj.reqcc;
      }
      /**
       * Serializes the `CachePolicy` instance into a JSON-serializable object.
       * @returns {Object} The serialized object.
       */
      toObject() {
        return {
          v: 1,
          t: this._responseTime,
          sh: this._isShared,
          ch: this._cacheHeuristic,
          imm: this._immutableMinTtl,
          icc: this._ignoreCargoCult,
          st: this._status,
          resh: this._resHeaders,
          rescc: this._rescc,
          m: this._method,
          u: this._url,
          h: this._host,
          a: this._noAuthorization,
          reqh: this._reqHeaders,
          reqcc: this._reqcc
        };
      }
      /**
       * Headers for sending to the origin server to revalidate stale response.
       * Allows server to return 304 to allow reuse of the previous response.
       *
       * Hop by hop headers are always stripped.
       * Revalidation headers may be added or removed, depending on request.
       * @param {HttpRequest} incomingReq - The incoming HTTP request.
       * @returns {Record<string, string>} The headers for the revalidation request.
       */
      revalidationHeaders(incomingReq) {
        this._assertRequestHasHeaders(incomingReq);
        const headers = this._copyWithoutHopByHopHeaders(incomingReq.headers);
        delete headers["if-range"];
        if (!this._requestMatches(incomingReq, true) || !this.storable()) {
          delete headers["if-none-match"];
          delete headers["if-modified-since"];
          return headers;
        }
        if (this._resHeaders.etag) {
          headers["if-none-match"] = headers["if-none-match"] ? `${headers["if-none-match"]}, ${this._resHeaders.etag}` : this._resHeaders.etag;
        }
        const forbidsWeakValidators = headers["accept-ranges"] || headers["if-match"] || headers["if-unmodified-since"] || this._method && this._method != "GET";
        if (forbidsWeakValidators) {
          delete headers["if-modified-since"];
          if (headers["if-none-match"]) {
            const etags = headers["if-none-match"].split(/,/).filter((etag) => {
              return !/^\s*W\//.test(etag);
            });
            if (!etags.length) {
              delete headers["if-none-match"];
            } else {
              headers["if-none-match"] = etags.join(",").trim();
            }
          }
        } else if (this._resHeaders["last-modified"] && !headers["if-modified-since"]) {
          headers["if-modified-since"] = this._resHeaders["last-modified"];
        }
        return headers;
      }
      /**
       * Creates new CachePolicy with information combined from the previews response,
       * and the new revalidation response.
       *
       * Returns {policy, modified} where modified is a boolean indicating
       * whether the response body has been modified, and old cached body can't be used.
       *
       * @param {HttpRequest} request - The latest HTTP request asking for the cached entry.
       * @param {HttpResponse} response - The latest revalidation HTTP response from the origin server.
       * @returns {{policy: CachePolicy, modified: boolean, matches: boolean}} The updated policy and modification status.
       * @throws {Error} If the response headers are missing.
       */
      revalidatedPolicy(request2, response) {
        this._assertRequestHasHeaders(request2);
        if (this._useStaleIfError() && isErrorResponse(response)) {
          return {
            policy: this,
            modified: false,
            matches: true
          };
        }
        if (!response || !response.headers) {
          throw Error("Response headers missing");
        }
        let matches = false;
        if (response.status !== void 0 && response.status != 304) {
          matches = false;
        } else if (response.headers.etag && !/^\s*W\//.test(response.headers.etag)) {
          matches = this._resHeaders.etag && this._resHeaders.etag.replace(/^\s*W\//, "") === response.headers.etag;
        } else if (this._resHeaders.etag && response.headers.etag) {
          matches = this._resHeaders.etag.replace(/^\s*W\//, "") === response.headers.etag.replace(/^\s*W\//, "");
        } else if (this._resHeaders["last-modified"]) {
          matches = this._resHeaders["last-modified"] === response.headers["last-modified"];
        } else {
          if (!this._resHeaders.etag && !this._resHeaders["last-modified"] && !response.headers.etag && !response.headers["last-modified"]) {
            matches = true;
          }
        }
        const optionsCopy = {
          shared: this._isShared,
          cacheHeuristic: this._cacheHeuristic,
          immutableMinTimeToLive: this._immutableMinTtl,
          ignoreCargoCult: this._ignoreCargoCult
        };
        if (!matches) {
          return {
            policy: new this.constructor(request2, response, optionsCopy),
            // Client receiving 304 without body, even if it's invalid/mismatched has no option
            // but to reuse a cached body. We don't have a good way to tell clients to do
            // error recovery in such case.
            modified: response.status != 304,
            matches: false
          };
        }
        const headers = {};
        for (const k in this._resHeaders) {
          headers[k] = k in response.headers && !excludedFromRevalidationUpdate[k] ? response.headers[k] : this._resHeaders[k];
        }
        const newResponse = Object.assign({}, response, {
          status: this._status,
          method: this._method,
          headers
        });
        return {
          policy: new this.constructor(request2, newResponse, optionsCopy),
          modified: false,
          matches: true
        };
      }
    };
  }
});

// commands/doctor/finding.js
function ok(check, message, fix) {
  return finding(check, "ok", message, fix);
}
function warning(check, message, fix) {
  return finding(check, "warning", message, fix);
}
function failed(check, message, fix) {
  return finding(check, "failed", message, fix);
}
function skipped(check, message, fix) {
  return finding(check, "skipped", message, fix);
}
function finding(check, status, message, fix) {
  return { check, status, message, ...fix === void 0 ? {} : { fix } };
}
function failedBy(check, error) {
  return findingOf(check, failureBy(error));
}
function allFailedBy(check, error) {
  const failure = failureBy(error);
  return [failure, ...failure.others ?? []].map((mistake) => findingOf(check, mistake));
}
function failureBy(error) {
  const failure = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .failureFrom */ .Jug)(error);
  if (failure.code === "internal")
    throw error;
  return failure;
}
function findingOf(check, { message, fix, at }) {
  return failed(check, at === void 0 ? message : `${at.file}:${at.line}:${at.column}: ${message}`, fix);
}

// http/proxy.js
var { isIPv4 } = process.getBuiltinModule("node:net");
function routeTo(base, environment, version = process.versions.node) {
  const own = base.protocol === "https:" ? HTTPS : HTTP;
  const set = named(environment, own);
  if ((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9m)(base.hostname)) {
    return set === void 0 ? { kind: "direct" } : { kind: "loopback", variable: set.variable };
  }
  const broken2 = [named(environment, own), named(environment, own === HTTP ? HTTPS : HTTP)].find((each) => each !== void 0 && isBroken(each.value));
  if (broken2 !== void 0)
    return notAnAddress(broken2.variable);
  if (set === void 0)
    return { kind: "direct" };
  const { variable, value } = set;
  const exempt = named(environment, ["no_proxy", "NO_PROXY"]);
  if (exempt !== void 0 && isExempt(base, exempt.value))
    return { kind: "exempt", variable, exemptBy: exempt.variable };
  if (!isWeb(value))
    return notOfTheWeb(variable);
  const { protocol, host } = new URL(value);
  const address2 = `${protocol}//${host}`;
  return knowsProxies(version) ? { kind: "proxy", variable, address: address2 } : notKnown(variable, address2, version);
}
function notAnAddress(variable) {
  return {
    kind: "refused",
    message: `${variable} is not an address`,
    fix: "Write http://host:port, with special characters of a user name or password percent-encoded, or unset the variable."
  };
}
function notOfTheWeb(variable) {
  return {
    kind: "refused",
    message: `${variable} begins with neither http:// nor https://`,
    fix: "Give the address of an HTTP proxy, as http://host:port, or unset the variable, or add the host to NO_PROXY."
  };
}
function notKnown(variable, address2, version) {
  return {
    kind: "refused",
    message: `${variable} names ${address2}, and Node.js ${version} takes no notice of it`,
    fix: "Use Node.js 24.5 or later; on GitHub, bring the runner up to date. If the platform can be reached without the proxy, add its host to NO_PROXY."
  };
}
function knowsProxies(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 24 || major === 24 && minor >= 5;
}
var ALL = ["all_proxy", "ALL_PROXY"];
var HTTP = ["http_proxy", "HTTP_PROXY", ...ALL];
var HTTPS = ["https_proxy", "HTTPS_PROXY", ...ALL];
function environmentForAgents(environment) {
  const [http5, https4] = [named(environment, HTTP), named(environment, HTTPS)];
  return {
    ...environment,
    ...http5 === void 0 ? {} : { http_proxy: http5.value },
    ...https4 === void 0 ? {} : { https_proxy: https4.value }
  };
}
function named(environment, names) {
  for (const variable of names) {
    const value = environment[variable];
    if (value !== void 0 && value !== "")
      return { variable, value };
  }
  return void 0;
}
function isWeb(value) {
  return value.startsWith("http://") || value.startsWith("https://");
}
function isBroken(value) {
  if (/[\r\n]/.test(value))
    return true;
  if (!isWeb(value))
    return false;
  const url = URL.parse(value);
  return url === null || !isDecodable(url.username) || !isDecodable(url.password);
}
function isDecodable(text) {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
function isExempt(base, list) {
  const host = base.hostname.toLowerCase();
  const withPort = `${host}:${base.port === "" ? base.protocol === "https:" ? "443" : "80" : base.port}`;
  return list.split(",").map((entry) => entry.trim().toLowerCase()).some((entry) => {
    if (entry === "*" || entry === host || entry === withPort)
      return true;
    if (entry.startsWith("."))
      return host === entry.slice(1) || host.endsWith(entry);
    if (entry.startsWith("*."))
      return host.endsWith(entry.slice(1));
    return isInRange(host, entry);
  });
}
function isInRange(host, entry) {
  const [first = "", last = ""] = entry.split("-").map((part) => part.trim());
  if (![host, first, last].every((each) => isIPv4(each)))
    return false;
  return numberOf(first) <= numberOf(host) && numberOf(host) <= numberOf(last);
}
function numberOf(address2) {
  return address2.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}

// commands/doctor/machine.js
var { readFileSync } = process.getBuiltinModule("node:fs");
var OLDEST_NODE = 24;
function checkNode(version) {
  const [major = 0] = version.split(".").map(Number);
  if (major < OLDEST_NODE)
    return failed("node", `this is Node.js ${version}, and ${OLDEST_NODE} is the oldest that works`, "Install a later one from https://nodejs.org/.");
  return ok("node", `this is Node.js ${version}`);
}
function checkProxy(baseUrl, environment, version) {
  if (baseUrl === void 0)
    return skipped("proxy", "which proxy is used depends on the base URL");
  const base = new URL(baseUrl);
  const route = routeTo(base, environment, version);
  switch (route.kind) {
    case "refused":
      return failed("proxy", route.message, route.fix);
    case "direct":
      return ok("proxy", "no proxy is used: no variable names one for this address");
    case "loopback":
      return ok("proxy", `no proxy is used: ${route.variable} is set, but the platform is on this machine`);
    case "exempt":
      return ok("proxy", `no proxy is used: ${route.variable} is set, but ${route.exemptBy} exempts ${base.host}`);
    case "proxy":
      return ok("proxy", `requests go through ${route.address}, as ${route.variable} says`, `If it must not be so, add ${base.hostname} to NO_PROXY.`);
  }
}
function checkCertificates(environment) {
  if (environment["NODE_TLS_REJECT_UNAUTHORIZED"] === "0") {
    return failed("certificates", "NODE_TLS_REJECT_UNAUTHORIZED is 0: no certificate is checked, and anyone on the network path can read the token", "Unset it. For a private certificate authority set NODE_EXTRA_CA_CERTS to its PEM file.");
  }
  const file = environment["NODE_EXTRA_CA_CERTS"];
  if (file === void 0 || file === "")
    return ok("certificates", "certificates are checked; NODE_EXTRA_CA_CERTS adds none");
  const found = countCertificates(file);
  if (found === 0) {
    return warning("certificates", `NODE_EXTRA_CA_CERTS names ${file}, which holds no certificate that can be read`, "Give the path of a PEM file; Node ignores the variable otherwise.");
  }
  return ok("certificates", `certificates are checked; NODE_EXTRA_CA_CERTS adds ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9N)(found, "certificate")} from ${file}`);
}
function countCertificates(file) {
  try {
    return readFileSync(file, "latin1").match(/^-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----/gm)?.length ?? 0;
  } catch {
    return 0;
  }
}

// platform/answers.js
function readAnswer(exchange2, doing, secret) {
  const failure = (code, message, fix) => {
    const details = {
      ...exchange2.kind === "answered" ? { status: exchange2.status } : {},
      ...fix === void 0 ? {} : { fix },
      ...exchange2.kind === "broken" && exchange2.runIsOver === true ? { unfinished: secret.redact(doing) } : {}
    };
    return { kind: "failure", error: new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF(code, secret.redact(`${doing}: ${message}`), details) };
  };
  if (exchange2.kind === "broken")
    return failure(exchange2.code, exchange2.message, exchange2.fix);
  const { status, text } = exchange2;
  const value = text === void 0 ? void 0 : jsonOrUndefined(text);
  const said = () => {
    const clean = secret.redact(text ?? "");
    const words = secret.redact((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9Q)(clean, jsonOrUndefined(clean)));
    return words === "" ? "" : `: ${words}`;
  };
  const webPage = () => failure("html", `the platform answered ${status} with a web page${said()}`, "Is this a login or proxy page? Check the base URL.");
  if (status === 304)
    return failure("redirect", "the platform answered 304, which is for who has kept an answer, and none was", REPLACED);
  if (status >= 300 && status < 400) {
    return failure("redirect", `the platform answered ${status} and points elsewhere${whereTo(exchange2, secret)}`, "Redirects are never followed, because they would carry the token along; correct the base URL.");
  }
  if (status < 200 || status >= 300) {
    if (status === 404 && looksLikeHtml(exchange2, text ?? ""))
      return webPage();
    const { code, fix } = meaningOf(status);
    return failure(code, `the platform answered ${status} ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$R)(secret.redact(exchange2.statusText))}`.trimEnd() + said(), fix);
  }
  if (text === void 0)
    return failure("not-json", `the platform answered ${status} with bytes that are not UTF-8`, REPLACED);
  if (text.trim() === "")
    return failure("empty-body", `the platform answered ${status} with an empty body`, REPLACED);
  if (value === void 0) {
    return looksLikeHtml(exchange2, text) ? webPage() : failure("not-json", `the platform answered ${status} with something that is not JSON${said()}`, REPLACED);
  }
  if ((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .errorBodyOf */ .iEd)(value) !== void 0)
    return failure("refused", `the platform answered ${status}, but its body is an error${said()}`, "The platform reports a success and an error at once. If it happens again, report it to the operator.");
  if (secret.repeatedIn(text) || text.includes("\\u") && secret.repeatedIn((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(value))) {
    return {
      ...failure("unexpected-body", `the platform answered ${status} with a body that repeats the token`, "Take the token out of what is stored there, and replace the token."),
      hidden: value
    };
  }
  return { kind: "json", value, status };
}
var REPLACED = "The API document promises JSON: does something between here and the platform cut or replace its answers?";
var TOLD = {
  applied: "reading it back shows the new description anyway",
  "not-applied": "reading it back shows that nothing was installed",
  unknown: "it is not known whether it was installed"
};
function withStanding(error, standing, told = TOLD[standing]) {
  return new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF(error.code, `${error.message}; ${told}`, { ...detailsOf(error), standing });
}
function asMayStillApply(error) {
  return new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF(error.code, error.message, { ...detailsOf(error), mayStillApply: true });
}
function detailsOf({ status, fix, standing, mayStillApply, unfinished }) {
  return {
    ...status === void 0 ? {} : { status },
    ...fix === void 0 ? {} : { fix },
    ...standing === void 0 ? {} : { standing },
    ...mayStillApply === void 0 ? {} : { mayStillApply },
    ...unfinished === void 0 ? {} : { unfinished }
  };
}
function jsonOrUndefined(text) {
  try {
    return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
  } catch (error) {
    if (error instanceof SyntaxError)
      return void 0;
    throw error;
  }
}
function looksLikeHtml(exchange2, text) {
  return /\bhtml\b/i.test(exchange2.headers["content-type"] ?? "") || /^\s*<(?:!doctype\s+html|html|head|body)\b/i.test(text);
}
function whereTo(exchange2, secret) {
  const target = URL.parse(secret.redact(exchange2.headers.location ?? ""));
  return target === null || target.host === "" ? "" : ` (to ${target.host})`;
}
function meaningOf(status) {
  switch (status) {
    case 401:
      return {
        code: "credentials",
        fix: "The token is missing, wrong or expired, or belongs to another platform; or the input `platform` names another dialect."
      };
    case 403:
      return { code: "credentials", fix: "The token is known but may not do this; check the project and its members." };
    case 404:
      return { code: "not-found", fix: "Check the project, the names, and the base URL." };
    case 407:
      return {
        code: "refused",
        fix: "The proxy asks for a user name and a password; give them in HTTPS_PROXY or HTTP_PROXY."
      };
    case 409:
      return { code: "conflict", fix: "Someone else changed it meanwhile; plan again." };
    case 413:
      return { code: "refused", fix: "The packed description is larger than the platform takes." };
    case 429:
      return { code: "rate-limited", fix: "Lower the concurrency, or try later." };
    default:
      return status >= 500 ? { code: "server", fix: "The platform failed. Try later. If it happens again, report it to the operator." } : { code: "refused" };
  }
}

// platform/promised.js
var import_contract = (0,_chunk_WJDBHJ4B_js__WEBPACK_IMPORTED_MODULE_2__/* .__toESM */ .f1)(require_contract(), 1);
function expectExportList(value, doing) {
  if (import_contract.default.exportList(value))
    return value;
  throw unexpected(doing, import_contract.default.exportList.errors);
}
function expectApp(value, doing) {
  if (import_contract.default.app(value) && (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
    return value;
  throw unexpected(doing, import_contract.default.app.errors ?? [NO_OBJECT]);
}
function withoutDescription(doing, isWrapper) {
  return new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("unexpected-body", `${doing}: the answer has no description: ${isWrapper ? "its `raw` is not an object with members" : "it is an empty object"}`, { fix: NOT_PROMISED });
}
function expectRateLimit(value, doing) {
  if (import_contract.default.rateLimit(value))
    return value;
  throw unexpected(doing, import_contract.default.rateLimit.errors);
}
function isApiIndex(value) {
  return import_contract.default.apiIndex(value);
}
function unexpected(doing, faults) {
  const [first] = faults ?? [];
  const where = first === void 0 ? "" : `: ${sentenceOf(first)}`;
  return new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("unexpected-body", `${doing}: the answer is JSON, but not what the API document promises${where}`, { fix: NOT_PROMISED });
}
var NOT_PROMISED = "Check that the base URL is that of the platform, and the input `platform`.";
var NO_OBJECT = { instancePath: "", keyword: "type", params: { type: "object" } };
function sentenceOf(fault) {
  const place = fault.instancePath === "" ? "the body" : fault.instancePath;
  if (fault.keyword === "required")
    return `${place} has no ${String(fault.params["missingProperty"])}`;
  return `${place} is not of type ${String(fault.params["type"])}`;
}
function asNumber(value) {
  const number = value instanceof _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .ExactNumber */ .fh ? value.value : value;
  return typeof number === "number" && Number.isFinite(number) ? number : void 0;
}
function asRevision(value) {
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : asNumber(value);
  return number !== void 0 && Number.isSafeInteger(number) && number >= 0 ? number : void 0;
}

// platform/api-index.js
var INDEX_PATH = "/v2/";
async function readIndex(options) {
  const doing = "reading the API index";
  const sent = Date.now();
  const exchange2 = await options.requests.get(INDEX_PATH, false);
  const skew = exchange2.kind === "answered" ? skewOf(exchange2.headers.date, sent, Date.now()) : void 0;
  const reading = readAnswer(exchange2, doing, options.secret);
  if (reading.kind === "failure")
    throw reading.error;
  if (!(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(reading.value)) {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("unexpected-body", `${doing}: the answer is JSON, but not an object`, {
      fix: "Check that the base URL is that of the platform."
    });
  }
  const members = {};
  for (const [name, value] of (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(reading.value))
    if (typeof value === "string")
      members[name] = value;
  return {
    members,
    findings: findingsOf2(reading.value, options.base),
    recognized: isRecognized(members, options.base),
    ...skew === void 0 ? {} : { skew }
  };
}
var DATE_RESOLUTION = 1e3;
function skewOf(date, sent, received) {
  const theirs = Date.parse(date ?? "");
  if (Number.isNaN(theirs))
    return void 0;
  if (theirs > received)
    return theirs - received;
  return Math.min(0, theirs + DATE_RESOLUTION - sent);
}
function isRecognized(members, base) {
  const known = Object.entries(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_MEMBERS */ .f4);
  const right = known.filter(([name, path]) => {
    const url = URL.parse(members[name] ?? "");
    return url !== null && url.hostname === base.hostname && url.pathname.replace(/(?<!\/)\/+$/, "").endsWith(path);
  });
  return right.length * 2 > known.length;
}
function findingsOf2(index, base) {
  const known = Object.keys(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_MEMBERS */ .f4);
  const missing = isApiIndex(index) ? [] : known.filter((name) => typeof index[name] !== "string");
  const foreign = Object.keys(index).filter((name) => !known.includes(name));
  return [
    ...missing.map((name) => `${name} is missing, or not a string`),
    ...foreign.map((name) => `${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$R)(name)} is not a member that the API document lists`),
    ...known.flatMap((name) => {
      const address2 = index[name];
      return typeof address2 === "string" ? memberFaults(name, address2, base) : [];
    })
  ];
}
function memberFaults(name, address2, base) {
  const url = URL.parse(address2);
  if (url === null)
    return [`${name} is not an absolute URL`];
  if (url.origin !== base.origin)
    return [`${name} points to ${url.origin}, not to the base URL`];
  const path = `${base.pathname.replace(/\/$/, "")}${_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_MEMBERS */ .f4[name] ?? ""}`;
  return url.pathname === path ? [] : [`${name} points to ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$R)(url.pathname)}, not to ${path}`];
}

// platform/platform-probe.js
function createPlatformProbe(options) {
  let verdict;
  let underWay;
  const ask = async () => {
    try {
      const index = await readIndex(options);
      if (verdict === void 0 && index.recognized)
        options.onIndex(index);
      verdict ??= index.recognized ? {} : { refusal: strangerError((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBaseUrl */ .oxe)(options.base), index.members) };
      return index;
    } catch (error) {
      if (error instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF && isOfAStranger(error))
        verdict ??= { refusal: withoutToken(error) };
      throw error;
    }
  };
  const look = () => {
    underWay ??= ask().finally(() => {
      underWay = void 0;
    });
    return underWay;
  };
  return {
    look,
    require: async () => {
      if (verdict === void 0)
        await look().catch(rethrowWithoutToken);
      if (verdict?.refusal !== void 0)
        throw verdict.refusal;
    }
  };
}
function requireProbe(requests, admit) {
  return {
    ...requests,
    once: async (call) => {
      if (call.withToken)
        await admit();
      return requests.once(call);
    },
    get: async (target, withToken) => {
      if (withToken)
        await admit();
      return requests.get(target, withToken);
    }
  };
}
function rethrowWithoutToken(error) {
  throw error instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF ? withoutToken(error) : error;
}
function withoutToken(error) {
  const { code, message, status, unfinished } = error;
  const stranger = isOfAStranger(error);
  const fix = stranger && code !== "html" && code !== "redirect" ? CHECK_ADDRESS : error.fix;
  return new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF(stranger ? "wrong-address" : code, `${message}; the token was not sent`, {
    ...status === void 0 ? {} : { status },
    ...fix === void 0 ? {} : { fix },
    ...unfinished === void 0 ? {} : { unfinished }
  });
}
var STRANGE = /* @__PURE__ */ new Set([
  "redirect",
  "html",
  "empty-body",
  "not-json",
  "unexpected-body",
  "too-large"
]);
var PASSING = /* @__PURE__ */ new Set([407, 408, 425, 429]);
function isOfAStranger({ code, status }) {
  if (STRANGE.has(code))
    return true;
  return status !== void 0 && status >= 400 && status < 500 && !PASSING.has(status);
}
var CHECK_ADDRESS = "Check the base URL: the API document promises an index at /v2/ that needs no token.";
function strangerError(baseUrl, members) {
  const elsewhere = new Set(Object.keys(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_MEMBERS */ .f4).flatMap((name) => URL.parse(members[name] ?? "")?.origin ?? []));
  const [origin] = elsewhere;
  if (elsewhere.size !== 1 || origin === void 0 || origin === "null" || new URL(baseUrl).origin === origin) {
    return new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("wrong-address", "the API index is not that of this kind of platform; the token was not sent", { fix: CHECK_ADDRESS });
  }
  return new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("wrong-address", `the API index at ${baseUrl} leads to ${origin}; the token was not sent`, {
    fix: `If that is your platform, give ${origin} as the base URL.`
  });
}

// promotion/read-apps.js
var OF_ONE_APP = /* @__PURE__ */ new Set([
  "credentials",
  "not-found",
  "conflict",
  "refused",
  "server",
  "unreachable",
  "timeout",
  "redirect",
  "html",
  "empty-body",
  "truncated",
  "not-json",
  "unexpected-body",
  "too-large"
]);
var OF_THE_PLATFORM = /* @__PURE__ */ new Set([
  "credentials",
  "server",
  "unreachable",
  "timeout",
  "redirect"
]);
var MANY = 5;
async function readApps(addresses, platform, concurrency) {
  const limit = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .pLimit */ .cA)(concurrency);
  const byName = new Map(addresses.map((address2) => [(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(address2), address2]));
  const enough = Math.min(MANY, byName.size);
  const errors = [];
  let answered2 = false;
  const read = async (address2) => {
    try {
      const reading = await platform.getApp(address2);
      answered2 = true;
      return reading;
    } catch (error) {
      if (!(error instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF) || !isOfOneApp(error))
        throw error;
      errors.push(error);
      if (!answered2 && errors.length >= enough && areAlike(errors))
        throw errors[0] ?? error;
      return { kind: "unreadable", reason: error.message, code: error.code };
    }
  };
  try {
    return new Map(await Promise.all([...byName].map(async ([name, address2]) => [name, await limit(read, address2)])));
  } finally {
    limit.clearQueue();
  }
}
function readingOf(readings, address2) {
  const reading = readings.get((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(address2));
  if (reading === void 0)
    throw new TypeError(`${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(address2)} was not read`);
  return reading;
}
function isOfOneApp({ code, status, unfinished }) {
  return OF_ONE_APP.has(code) && status !== 401 && unfinished === void 0;
}
function areAlike([first, ...others]) {
  return first !== void 0 && OF_THE_PLATFORM.has(first.code) && others.every(({ code }) => code === first.code);
}

// commands/doctor/exports.js
async function* examineExports(platform, pages) {
  const walk = platform.listExports()[Symbol.asyncIterator]();
  const look = createLook();
  try {
    let page = await walk.next();
    yield ok("token", "the token is accepted");
    while (page.done !== true) {
      look.add(page.value);
      if (look.pages === pages && page.value.truncated === void 0)
        break;
      page = await walk.next();
    }
    yield* look.findings(page.done !== true);
  } catch (error) {
    if (!(error instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF))
      throw error;
    yield* look.pages === 0 ? refusedFindings(error, platform) : [failedBy("exports", error)];
  } finally {
    await walk.return?.();
  }
}
function refusedFindings(error, platform) {
  switch (error.status) {
    case 401: {
      const headers = Object.values(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9p).map(({ name, tokenHeader }) => `\`${name}\` sends it as ${tokenHeader}`);
      return [
        failed("token", `the token is not accepted: ${error.message}`, `It is wrong, expired, or for another platform. Make a new one there; and see whether \`platform\` is right, which is ${platform.dialect}: ${headers.join(", ")}.`),
        skipped("exports", "this takes a token that is accepted")
      ];
    }
    case 403:
      return [
        failed("token", `the token may not list export jobs: ${error.message}`, "The platform knows the token. Ask for the permission. Without it, `promote` works when `report-exports` is off. If a firewall refused instead, its words are above."),
        skipped("exports", "this takes a token that may list export jobs")
      ];
    default:
      return [
        skipped("token", "it is not known whether the token is accepted, because the export jobs could not be listed"),
        failedBy("exports", error)
      ];
  }
}
function createLook() {
  let pages = 0;
  let jobs = 0;
  let repeated = 0;
  let truncated;
  const states = /* @__PURE__ */ new Map();
  return {
    get pages() {
      return pages;
    },
    add: (page) => {
      pages += 1;
      jobs += page.jobs.length;
      repeated += page.repeated;
      truncated = page.truncated ?? truncated;
      for (const { state } of page.jobs)
        states.set(state, (states.get(state) ?? 0) + 1);
    },
    *findings(goesOn) {
      const seen = `${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9N)(jobs, "export job")} on ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9N)(pages, "page")}`;
      if (truncated !== void 0) {
        yield warning("exports", `the list of export jobs cannot be read to its end: ${truncated}`, "What is missing may have failed. `exports` and `promote` say so too; ask the operator of the platform how its list goes on.");
      } else if (goesOn)
        yield ok("exports", `${seen}, and the list goes on`, "Only the first pages were looked at; `max-pages` says how many.");
      else if (jobs === 0)
        yield ok("exports", "there are no export jobs, so nothing is known of how the list is paged");
      else
        yield ok("exports", `${seen}, read to the end`);
      if (repeated > 0)
        yield warning("exports", `${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9N)(repeated, "export job")} came more than once`, "Each counts once. Jobs that are added while the list is read do this, and so do pages that overlap.");
      const unknown = [...states].filter(([state]) => state !== "COMPLETED" && state !== "FAILED");
      if (unknown.length > 0)
        yield warning("exports", `states that the API document does not show: ${namesOf2(unknown)}`, "Such jobs count as `other`: neither completed nor failed.");
    }
  };
}
function namesOf2(states) {
  const named2 = states.slice(0, _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STATES */ .B0g).map(([state, jobs]) => `${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .briefState */ .So1)(state)} (${jobs})`);
  return [...named2, ...states.length > _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STATES */ .B0g ? [`${states.length - _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STATES */ .B0g} more`] : []].join(", ");
}

// commands/doctor/platform.js
var PLATFORM_CHECKS = [
  "index",
  "clock",
  "token",
  "exports",
  "read",
  "rate-limit"
];
var WITH_TOKEN = PLATFORM_CHECKS.filter((check) => check !== "index" && check !== "clock");
async function* examinePlatform({ platform, hasToken, targets, pages }) {
  const index = await indexOrRefusal(platform);
  if (index instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF) {
    yield failedBy("index", index);
    const reason = index.code === "wrong-address" ? "what answers is not the platform, and gets neither the token nor another request" : "nothing that can be asked has answered";
    yield* skipAll(["clock", ...WITH_TOKEN], reason);
    return;
  }
  yield* indexFindings(index, platform.baseUrl);
  yield checkClock(index.skew);
  if (!hasToken) {
    yield* skipAll(WITH_TOKEN.filter((check) => check !== "token"), "this takes a token");
    return;
  }
  let accepted = true;
  for await (const finding2 of examineExports(platform, pages)) {
    if (finding2.check === "token" && finding2.status === "failed")
      accepted = false;
    yield finding2;
  }
  if (!accepted) {
    yield* skipAll(["read", "rate-limit"], "this takes a token that is accepted");
    return;
  }
  yield* checkReading(platform, targets);
  yield await checkRateLimit(platform);
}
function* skipAll(checks, reason) {
  for (const check of checks)
    yield skipped(check, reason);
}
async function indexOrRefusal(platform) {
  try {
    const index = await platform.apiIndex();
    return index.recognized ? index : strangerError(platform.baseUrl, index.members);
  } catch (error) {
    if (error instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF)
      return withoutToken(error);
    throw error;
  }
}
var MOST_ODDITIES = 20;
function* indexFindings({ findings, members }, baseUrl) {
  if (findings.length === 0) {
    yield ok("index", `${baseUrl} answers the index as the API document says: eleven addresses, all on this platform`);
    return;
  }
  const { origin } = new URL(baseUrl);
  const elsewhere = Object.values(members).some((address2) => URL.parse(address2)?.origin !== origin);
  const fix = elsewhere ? "The platform does not know the address that it is reached by, perhaps because of a proxy. Calls go to the base URL anyway. A link of a list to another address is not followed." : "Calls go to the paths of the API document anyway. Report this to the operator of the platform, and check the input `platform` and the base URL.";
  for (const finding2 of findings.slice(0, MOST_ODDITIES))
    yield warning("index", finding2, fix);
  if (findings.length > MOST_ODDITIES)
    yield warning("index", `${findings.length - MOST_ODDITIES} more members are not as the API document says`, fix);
}
var TOLERATED_SKEW = 6e4;
function checkClock(skew) {
  if (skew === void 0)
    return skipped("clock", "the platform does not say what time it is there");
  const seconds = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9N)(Math.round(Math.abs(skew) / 1e3), "second");
  const direction = skew > 0 ? "ahead of" : "behind";
  if (Math.abs(skew) <= TOLERATED_SKEW)
    return ok("clock", skew === 0 ? "the platform's clock and this one agree" : `the platform's clock is ${seconds} ${direction} this one, which does no harm`);
  return warning("clock", `the platform's clock is ${seconds} ${direction} this one`, "Set the clock of this machine by NTP, or report it to the operator. Waits use the clock of the platform. Certificates and the times in records use this one.");
}
var NOBODYS_APP = { owner: "cwl-promote", project: "doctor", app: "probe" };
var MOST_PROBES = 5;
async function* checkReading(platform, targets) {
  const absent = [];
  for (const probe of targets.length === 0 ? [NOBODYS_APP] : targets.slice(0, MOST_PROBES)) {
    const reading = await readOne(platform, probe);
    if (reading instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF) {
      yield unread(reading, targets.length > 0);
      return;
    }
    if (reading.kind === "absent")
      absent.push(probe);
    else
      yield readingFinding(probe, reading);
    if (reading.kind === "found" || reading.kind === "unreadable" && reading.code === void 0)
      return;
  }
  if (targets.length === 0 && absent.length > 0)
    yield ok("read", "the call that reads an app is there (404 for one that nobody has)", "With a configuration file, or the input `project`, an app of yours is read.");
  else if (absent.length > 0)
    yield ok("read", `404 for ${absent.map(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D).join(", ")}: not installed yet, or the project does not exist or is not visible to this token`, _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9p[platform.dialect].projectCheck);
}
async function readOne(platform, probe) {
  try {
    return readingOf(await readApps([probe], platform, 1), probe);
  } catch (error) {
    if (error instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF)
      return error;
    throw error;
  }
}
function readingFinding(probe, reading) {
  if (reading.kind === "found") {
    const form = reading.wrapped === true ? "in the member `raw` of an object" : "bare";
    return ok("read", `${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(probe)} can be read; its description comes ${form}`);
  }
  if (reading.code !== void 0)
    return failed("read", reading.reason, "This app is `unreadable`: `plan` and `promote` end with 5 and install nothing over it. The other apps are not concerned.");
  return reading.hidden === void 0 ? warning("read", `apps cannot be read: ${reading.reason}`, "The API document does not promise it. `plan` says `unknown`, `promote` installs without knowing what was there, and copies are refused.") : warning("read", reading.reason, "Take the token out of its files, promote the app again, and replace the token.");
}
function unread(error, named2) {
  if (error.code !== "credentials")
    return failedBy("read", error);
  if (!named2)
    return skipped("read", "the platform refuses to say anything about an app that nobody has", "Give the input `project`, or work where a configuration file is.");
  return failed("read", error.message, "The token is accepted, but not for this project: check its name, and that the owner of the token is a member who may read and write apps.");
}
var SCARCE = 0.1;
async function checkRateLimit(platform) {
  try {
    const rate = await platform.rateLimit();
    if (rate === void 0)
      return skipped("rate-limit", "the platform does not report its rate limit", "When it asks to slow down (429), runs wait and go on.");
    const until = new Date(rate.reset * 1e3);
    const message = `${rate.remaining} of ${rate.limit} requests are left${Number.isNaN(until.getTime()) ? "" : ` until ${until.toISOString()}`}`;
    if (rate.remaining >= rate.limit * SCARCE)
      return ok("rate-limit", message);
    return warning("rate-limit", message, "Runs wait when none are left. Lower `concurrency`, or run later.");
  } catch (error) {
    if (!(error instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF))
      throw error;
    return warning("rate-limit", error.message, "The API document only names this call, and runs do not need it.");
  }
}

// promotion/new-apps.js
var { posix } = process.getBuiltinModule("node:path");
function newApps({ names, project, folder }, known, workspace) {
  const base = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .pathIn */ .lWO)(workspace, folder);
  if (posix.isAbsolute(base) || base.split("/").includes(".."))
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `\`to\` is ${JSON.stringify(folder)}, which is not a folder of the repository`, {
      fix: "Give a folder of the repository, relative to the working directory."
    });
  if (names.length === 0)
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", "`to` is a folder for apps, and no app is named", {
      fix: "Name the apps with the input `apps`."
    });
  return [...new Set(names)].map((name) => {
    const fault = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOfName */ .nLv)(name);
    if (fault !== void 0)
      throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `no app can be named ${JSON.stringify(name)}: ${fault}`, {
        fix: "Correct the input `apps`."
      });
    const target = { ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .parseProject */ .XBc)(project, "project"), app: name };
    const reference = posix.join(base, `${name}.cwl`);
    const file = known.find((app) => (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target) === (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(target))?.reference;
    if (file !== void 0)
      throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(target)} has the file ${file} already`, {
        fix: "Pull it without the input `to`."
      });
    if (workspace.has(reference))
      throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `${reference} is there already`, {
        fix: "Give another folder with the input `to`, or move the file away."
      });
    return { name, target, source: { kind: "file", reference }, reference };
  });
}

// promotion/saved-plan.js
var import_promotion = (0,_chunk_WJDBHJ4B_js__WEBPACK_IMPORTED_MODULE_2__/* .__toESM */ .f1)((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .require_promotion */ .IuZ)(), 1);
function savedPlan(header, changes) {
  const { baseUrl, dialect, stage, project } = header;
  const apps = changes.map((change) => plannedApp(change, dialect)).sort((left, right) => left.target < right.target ? -1 : 1);
  const body = { version: 1, kind: "cwl-promote plan", baseUrl, dialect, stage, project, apps };
  return { ...body, digest: (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)(asJson(body)) };
}
function plannedApp(change, dialect) {
  const digest = comparableDigest(change, dialect);
  return {
    name: change.app.name,
    target: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(change.app.target),
    source: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceText */ .rIr)(change.app.source),
    action: change.action,
    digest,
    before: beforeText(change, digest, dialect)
  };
}
function comparableDigest(change, dialect) {
  if (change.action === "blocked" || change.action === "unreadable")
    return change.digest;
  if ((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .bareApp */ .Uvi)(change.description, dialect) === change.description)
    return change.digest;
  return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfApp */ .dfD)(change.description, dialect);
}
function beforeText({ before, action }, digest, dialect) {
  if (before === void 0)
    return "unreadable";
  if (before.kind !== "found")
    return before.kind;
  return action === "unchanged" && digest !== null ? digest : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfApp */ .dfD)(before.app.description, dialect);
}
async function writePlan(path, plan2) {
  try {
    await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .writeAtomically */ .vKK)(path, `${JSON.stringify(plan2, null, 2)}
`);
  } catch (error) {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `the plan ${path} cannot be written: ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3$)(error)}`, {
      fix: "Give a path in a folder that can be written to."
    });
  }
}
function readPlan(path) {
  const value = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .readJsonFile */ .JER)(path, "plan", "bad-plan");
  if (!import_promotion.default.plan(value)) {
    throw (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .notOurFormat */ .bw7)(path, "plan", "bad-plan", value, import_promotion.default.plan.errors ?? []);
  }
  const plan2 = value;
  const { digest, ...body } = plan2;
  if ((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)(asJson(body)) !== digest) {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("bad-plan", `${path} was changed after it was written: its digest does not match`, {
      fix: "Make the plan again, and have it approved again."
    });
  }
  return plan2;
}
function refuseMissingStage({ stage }, { file, stages }) {
  if (stage === null || Object.hasOwn(stages, stage))
    return;
  throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("stale-plan", `the plan is for the stage ${JSON.stringify(stage)}, and ${file} has ${Object.keys(stages).join(", ") || "none"}`, { fix: "Nothing was installed. Make the plan again, and have it approved again." });
}
function refuseOtherPlace(approved, present) {
  for (const [key, input] of [
    ["baseUrl", "base-url"],
    ["dialect", "platform"],
    ["stage", "stage"],
    ["project", "project"]
  ]) {
    if (approved[key] === present[key])
      continue;
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("stale-plan", `the plan is for another place: \`${input}\` was ${approved[key] ?? "not given"}, and is ${present[key] ?? "not given"}`, { fix: "Nothing was installed. Give what the plan was made with, or make a plan for this place." });
  }
}
function refuseStalePlan(approved, present) {
  if (approved.digest === present.digest)
    return;
  const before = new Map(approved.apps.map((app) => [app.target, app]));
  const after = new Map(present.apps.map((app) => [app.target, app]));
  const moved2 = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].flatMap((target) => whatMoved(target, before.get(target), after.get(target)) ?? []);
  if (moved2.length === 0)
    return;
  throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("stale-plan", `the plan does not hold any more: ${moved2.slice(0, MANY2).join("; ")}${moved2.length > MANY2 ? `; and ${moved2.length - MANY2} more` : ""}`, {
    fix: `Nothing was installed. ${isOfSome(before, after) ? "A plan of some apps only, by `apps`, `changed-since` or the like, is carried out with the same inputs; if they are the same, make" : "Make"} the plan again, and have it approved again.`
  });
}
function isOfSome(before, after) {
  const [few, many] = before.size < after.size ? [before, after] : [after, before];
  return few.size < many.size && [...few.keys()].every((target) => many.has(target));
}
function refuseOtherDigest(expected, present) {
  if (expected === present.digest)
    return;
  throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("stale-plan", `the plan does not hold any more: its digest was ${expected}, and is ${present.digest}`, {
    fix: "Nothing was installed: the repository or the platform has moved since, or the plan was carried out already, in part or whole. Make the plan again, and have it approved again; with the saved plan itself (`plan`) a run can be started again."
  });
}
var MANY2 = 5;
function whatMoved(target, before, after) {
  if (before === void 0)
    return `${target} is new in the plan`;
  if (after === void 0)
    return `${target} is not in the plan any more`;
  if ((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(asJson(before)) === (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(asJson(after)) || isCarriedOut(before, after))
    return void 0;
  if (after.action === "unreadable" && before.action !== "unreadable")
    return `${target} cannot be read now`;
  if (before.action === "unreadable" && after.action !== "unreadable")
    return `${target} could not be read when the plan was made`;
  if (before.before !== after.before && after.before !== before.digest)
    return `${target} was changed on the platform`;
  if (after.action === "blocked" && before.action !== "blocked")
    return `${target} is blocked now, and was not`;
  if (before.action === "blocked" && after.action !== "blocked")
    return `${target} was blocked, and is not any more`;
  if (before.digest !== after.digest)
    return `${before.source} gives another description for ${target}`;
  return `${target} would be "${after.action}" from ${after.source}, not "${before.action}" from ${before.source}`;
}
function isCarriedOut(before, after) {
  const wasInstall = before.action === "create" || before.action === "update" || before.action === "unknown";
  return wasInstall && after.action === "unchanged" && after.digest === before.digest && after.source === before.source && after.name === before.name;
}
function asJson(value) {
  const json = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(JSON.stringify(value));
  if (!(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(json) || (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(json))
    throw new TypeError("a plan is an object");
  return json;
}

// commands/promote/select-apps.js
function selectApps(options, workspace, approved) {
  if (options.project !== void 0)
    return selectDirectly(options, options.project, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedBy */ .hRA)(void 0, workspace, options.limits));
  for (const [input, value] of [
    ["files", options.files?.[0]],
    ["copy-from", options.copyFrom]
  ]) {
    if (value === void 0)
      continue;
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `\`${input}\` says what to promote, but not where to`, {
      fix: "Give the input `project` as well. With a configuration file give neither; choose with the inputs `stage` and `apps`."
    });
  }
  if (options.name !== void 0)
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", "`name` is for runs without a configuration file", {
      fix: "Either write the name of the app in cwl-promote.yml, or give the inputs `files` and `project` as well."
    });
  const manifest = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .readManifest */ .WI_)(workspace, options.config);
  if (manifest === void 0) {
    const above = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestAbove */ .VCq)(workspace.root);
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", "there is no cwl-promote.yml in this folder", {
      fix: above === void 0 ? "Either write one (`cwl-promote init` does), name the folder that has one with the input `working-directory`, or give the inputs `files` and `project`." : `Use the one in the folder above: give the input \`working-directory\` as ${above}.`
    });
  }
  if (approved !== void 0)
    refuseMissingStage(approved, manifest);
  const stage = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseStage */ .oQc)(manifest, options.stage);
  const repository = { workspace: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedBy */ .hRA)(manifest, workspace, options.limits), manifest };
  const apps = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .appsOfStage */ .Qak)(manifest, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .appsIn */ .enD)(manifest, workspace), stage);
  const project = manifest.stages[stage]?.project ?? "";
  const { apps: names = [], to: folder } = options;
  return {
    stage,
    project,
    apps: folder === void 0 ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseCopyOntoItself */ .Fdg)((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .filterApps */ .bKI)(apps, names)) : newApps({ names, project, folder }, apps, workspace),
    manifestFile: manifest.file,
    workspace: repository.workspace,
    remote: manifest.remote,
    packing: { checks: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .checksFor */ .NRr)(options, repository), local: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .localDefaultRules */ .sDj)(manifest, stage) },
    declaration: manifest.stages[stage],
    exports: manifest.exports,
    notices: []
  };
}
function assertExclusiveOptions({ project, stage, config }) {
  const input = stage !== void 0 ? "stage" : config !== void 0 ? "config" : void 0;
  if (project === void 0 || input === void 0)
    return;
  throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `\`project\` and \`${input}\` exclude one another`, {
    fix: "Give the input `stage` to work with the configuration file, or the inputs `files` and `project` to work without it."
  });
}
function selectDirectly(options, project, workspace) {
  assertExclusiveOptions(options);
  const { apps: names = [], to: folder, copyFrom, name } = options;
  if (folder !== void 0 && (options.files !== void 0 || name !== void 0))
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `\`to\` and \`${name === void 0 ? "files" : "name"}\` exclude one another`, {
      fix: "Give the inputs `apps`, `project` and `to` for apps that have no file yet."
    });
  const chosen = options.files === void 0 ? void 0 : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .namedDocuments */ .qSw)(options.files, workspace, /* @__PURE__ */ new Set(), refuseAll);
  const apps = folder === void 0 ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .appsWithoutManifest */ .GVl)({
    files: chosen?.documents ?? [],
    project,
    apps: names,
    ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ copyFrom, name })
  }, workspace) : newApps({ names, project, folder }, [], workspace);
  return {
    stage: null,
    project,
    apps,
    manifestFile: void 0,
    workspace,
    remote: void 0,
    packing: {
      checks: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .checksFor */ .NRr)(options, { workspace, manifest: void 0 }),
      local: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .localDefaultRules */ .sDj)(void 0, null)
    },
    declaration: void 0,
    exports: void 0,
    notices: [...unreadNotices(workspace), ...chosen?.notices ?? []]
  };
}
function refuseAll() {
  throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", "`files` only leaves documents out, and names none", {
    fix: "Give at least one path, folder or glob without a ! in front."
  });
}
function unreadNotices(workspace) {
  const [file] = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestsIn */ .IK6)(workspace);
  return file === void 0 ? [] : [`${file} is not read, because \`project\` is used in place of it: its rules and checks do not apply.`];
}

// commands/doctor/repository.js
var ANY_APP = "cwl-promote-doctor";
function examineRepository(options) {
  const { apps = [] } = options;
  try {
    const workspace = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .openWorkspace */ .OHU)(options.workingDirectory);
    if (options.project !== void 0) {
      assertExclusiveOptions(options);
      const project = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .parseProject */ .XBc)(options.project, "project");
      const targets = (apps.length === 0 ? [ANY_APP] : apps).map((app) => ({ ...project, app }));
      return {
        findings: [
          skipped("configuration", `\`project\` is used in place of a configuration file; ${documentsIn(workspace)}`)
        ],
        targets
      };
    }
    const manifest = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .readManifest */ .WI_)(workspace, options.config);
    if (manifest !== void 0) {
      (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .checksFor */ .NRr)(options, { workspace: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedBy */ .hRA)(manifest, workspace, options.limits), manifest });
      return examineManifest(manifest, workspace, options);
    }
    if (apps.length > 0) {
      throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", "`apps` says which apps to read, but nothing says where they are", {
        fix: "Give the input `project` as well, or work where a configuration file is."
      });
    }
    const finding2 = skipped("configuration", `there is no cwl-promote.yml; ${documentsIn(workspace)}`, "`cwl-promote init` writes one. Without one, the inputs `files` and `project` say what to promote where.");
    return { findings: [finding2], targets: [] };
  } catch (error) {
    return { findings: allFailedBy("configuration", error), targets: [] };
  }
}
function documentsIn(workspace) {
  return `${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9N)(workspace.find(["."]).length, "CWL document")} below the working directory`;
}
function documentsBeside(workspace) {
  try {
    return documentsIn(workspace);
  } catch (error) {
    if (error instanceof _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .JM)
      return `documents that cannot be counted (${error.message})`;
    throw error;
  }
}
function examineManifest(manifest, workspace, { stage, apps: names = [] }) {
  const apps = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .appsIn */ .enD)(manifest, workspace);
  const byStage = Object.keys(manifest.stages).map((name) => ({
    name,
    apps: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseCopyOntoItself */ .Fdg)((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .appsOfStage */ .Qak)(manifest, apps, name))
  }));
  const chosen = stage === void 0 && (names.length === 0 || byStage.length > 0) ? void 0 : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseStage */ .oQc)(manifest, stage);
  const read = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .filterApps */ .bKI)(byStage.filter(({ name }) => chosen === void 0 || name === chosen).flatMap((one) => one.apps), names);
  const stages = Object.entries(manifest.stages).map(([name, { project, from }]) => `${name} (${project}${from === void 0 ? "" : `, copied from ${from}`})`);
  const files = new Set(apps.map(({ document }) => document.path)).size;
  const promoted = stages.length === 0 ? `it has no stages, and is for \`validate\`, \`pack\` and \`exports\` alone; ${documentsIn(workspace)}` : `${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9N)(stages.length, "stage")}, ${stages.join(", ")}; ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9N)(apps.length, "app")} in ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9N)(files, "file")}, of ${documentsBeside(workspace)}`;
  const message = `${manifest.file} is valid: ${promoted}`;
  return {
    findings: [ok("configuration", message, "`cwl-promote validate` says whether the documents are valid too.")],
    targets: read.map(({ target }) => target)
  };
}

// http/pace.js
function createPace() {
  let limit = Infinity;
  let underWay = 0;
  const queue = [];
  const admit = () => {
    while (queue.length > 0 && underWay < Math.max(1, Math.floor(limit))) {
      underWay += 1;
      queue.shift()?.();
    }
  };
  const leave = () => {
    underWay -= 1;
    admit();
  };
  return {
    get limit() {
      return limit;
    },
    enter: async (signal) => {
      signal.throwIfAborted();
      const turn = queueUp(queue, signal);
      admit();
      await turn;
      return leave;
    },
    slowDown: () => {
      limit = Math.max(1, Math.min(limit, underWay) / 2);
    },
    speedUp: () => {
      limit += 1 / limit;
      admit();
    }
  };
}
async function queueUp(queue, signal) {
  return new Promise((resolve3, reject) => {
    const turn = () => {
      signal.removeEventListener("abort", abort);
      resolve3();
    };
    const abort = () => {
      queue.splice(queue.indexOf(turn), 1);
      reject(signal.reason);
    };
    signal.addEventListener("abort", abort, { once: true });
    queue.push(turn);
  });
}

// platform/get-app.js
async function getApp(address2, options) {
  const doing = `reading ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(address2)}`;
  const exchange2 = await options.requests.get((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .fillPath */ .dNz)(options.dialect.readPath, address2), true);
  const reading = readAnswer(exchange2, doing, options.secret);
  if (reading.kind === "failure") {
    const { status } = reading.error;
    if (status === 404 && reading.error.code !== "html")
      return { kind: "absent" };
    if (status === 405 || status === 501)
      return { kind: "unreadable", reason: reading.error.message };
    if (reading.hidden !== void 0)
      return hiddenApp(reading.error, unwrap(expectApp(reading.hidden, doing), doing));
    throw reading.error;
  }
  const { raw, revision, wrapped } = unwrap(expectApp(reading.value, doing), doing);
  const description = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stripPlatformKeys */ .MK$)(raw, options.dialect);
  return {
    kind: "found",
    app: { description, ...revision === void 0 ? {} : { revision } },
    ...wrapped ? { wrapped } : {}
  };
}
function hiddenApp({ message }, { revision }) {
  return {
    kind: "unreadable",
    reason: `${message}; it is not shown, and the token should be replaced`,
    hidden: revision === void 0 ? {} : { revision }
  };
}
function unwrap(body, doing) {
  const inner = body["raw"];
  const isWrapper = "raw" in body && !("class" in body);
  if (isWrapper && (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(inner) && (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(inner).length > 0) {
    return { raw: inner, revision: asRevision(body["revision"]) ?? asRevision(inner["sbg:revision"]), wrapped: true };
  }
  if (isWrapper || (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(body).length === 0)
    throw withoutDescription(doing, isWrapper);
  return { raw: body, revision: asRevision(body["sbg:revision"]), wrapped: false };
}

// platform/requests.js
var MOST_ATTEMPTS = 5;
var MOST_RATE_LIMITED_ATTEMPTS = 20;
var PASSING_STATUS = /* @__PURE__ */ new Set([408, 429, 500, 502, 503, 504]);
function createRequests(options) {
  const once2 = async (call) => {
    const leave = await enterOrUndefined(options.pace, either(options.signal, call.stop));
    try {
      const exchange2 = await options.transport.attempt(call);
      if (isRateLimited(exchange2) || isCrowded(exchange2))
        options.pace.slowDown();
      else if (exchange2.kind === "answered" && exchange2.status < 500)
        options.pace.speedUp();
      return exchange2;
    } finally {
      leave?.();
    }
  };
  const waitBefore2 = (exchange2, attempt2) => {
    const asked = exchange2.kind === "answered" ? (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .askedWait */ .Uy)(exchange2.status, exchange2.headers, Date.now()) : void 0;
    return Math.min(Math.max(asked ?? 0, (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .backoff */ .JN)(attempt2, options.longestWait)), options.longestWait);
  };
  const onWait = (milliseconds, reason) => options.onWait({ milliseconds, reason });
  const waitAfter = async (exchange2, attempt2, stop) => {
    const milliseconds = waitBefore2(exchange2, attempt2);
    onWait(milliseconds, reasonToWait(exchange2));
    await (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .pause */ .v7)(milliseconds, either(options.signal, stop));
  };
  const get = (target, withToken) => (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .retry */ .L5)(() => once2({ method: "GET", target, withToken }), (exchange2, attempt2) => {
    const most = isRateLimited(exchange2) ? MOST_RATE_LIMITED_ATTEMPTS : MOST_ATTEMPTS;
    if (!isPassing(exchange2) || attempt2 >= most)
      return void 0;
    return { wait: waitBefore2(exchange2, attempt2), reason: reasonToWait(exchange2) };
  }, { signal: options.signal, onWait });
  return { once: once2, get, waitAfter };
}
async function enterOrUndefined(pace, signal) {
  try {
    return await pace.enter(signal);
  } catch (error) {
    if (signal.aborted)
      return void 0;
    throw error;
  }
}
function either(signal, other) {
  return other === void 0 ? signal : AbortSignal.any([signal, other]);
}
function isRateLimited(exchange2) {
  return exchange2.kind === "answered" && exchange2.status === 429;
}
function isCrowded(exchange2) {
  return exchange2.kind === "broken" && exchange2.crowded === true;
}
function isPassing(exchange2) {
  return exchange2.kind === "answered" ? PASSING_STATUS.has(exchange2.status) : exchange2.passing;
}
function reasonToWait(exchange2) {
  if (exchange2.kind === "broken")
    return exchange2.message;
  if (exchange2.status === 429)
    return "the platform asks to slow down (429)";
  return `the platform answered ${exchange2.status}`;
}

// platform/install.js
var MOST_SENDS = 2;
var MOST_HELD_BACK = 20;
var MOST_OUT_OF_REACH = 4;
async function install(address2, description, before, options) {
  const body = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(withNote(description, options));
  if (options.secret.repeatedIn(body))
    throw tokenInApp(address2);
  if (await standsSince(address2, description, before, options))
    return { kind: "stands" };
  const state = {
    address: address2,
    description,
    before,
    latest: before,
    sends: 0,
    heldBack: 0,
    unrefused: false,
    mayBeUnderWay: false
  };
  try {
    for (; ; ) {
      const exchange2 = await options.requests.once({
        method: "POST",
        target: installTarget(address2, state.latest, options.dialect),
        body,
        withToken: true,
        ...options.stop === void 0 ? {} : { stop: options.stop }
      });
      const settled = await settle(exchange2, state, options);
      if (settled !== "again")
        return settled;
    }
  } catch (error) {
    if (error instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF && state.unrefused)
      throw asMayStillApply(error);
    throw error;
  }
}
async function standsSince(address2, description, before, options) {
  const { dialect } = options;
  if (dialect.numbersRevisions || before.kind === "unreadable" || !options.isOld(before))
    return false;
  const now2 = await options.read(address2);
  const stands = (known) => now2.kind === "found" && isSame(now2.app.description, known, dialect);
  const isAsBefore = before.kind === "found" ? stands(before.app.description) : now2.kind === "absent";
  if (isAsBefore || stands(description))
    return false;
  if (isSameApp2(now2, description, options))
    return true;
  throw moved(address2);
}
function moved(address2) {
  return new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("conflict", `installing ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(address2)}: it was changed on the platform after it was read, and is left alone; plan again`, {
    fix: "Someone else installs there: look at the installed app before you replace it."
  });
}
async function settle(exchange2, state, options) {
  const end = endOf(exchange2, state.address, options);
  if (end.kind === "answered")
    return compareAnswer(end.answer, state, options.dialect);
  if (end.kind === "refused")
    throw lastWord(end.error, state);
  if (end.kind === "ambiguous" || end.kind === "misanswered")
    state.unrefused = true;
  if (end.kind === "held-back") {
    state.heldBack += 1;
    if (state.heldBack >= (isRateLimited(exchange2) ? MOST_HELD_BACK : MOST_OUT_OF_REACH))
      throw lastWord(end.error, state);
  } else if (end.kind !== "misanswered")
    state.sends += 1;
  if (end.kind === "ambiguous" && (end.error.code === "timeout" || end.error.status === 504))
    state.mayBeUnderWay = true;
  const stop = end.kind === "held-back" ? options.stop : void 0;
  if (end.kind !== "misanswered")
    await options.requests.waitAfter(exchange2, state.sends + state.heldBack, stop);
  if (stop?.aborted === true && !state.unrefused)
    return "again";
  const now2 = await readBack(state, options);
  const standing = standingOf(now2, state, options.dialect);
  if (end.kind === "misanswered")
    throw withStanding(end.error, provenBy(standing, state));
  if (standing === "applied")
    return applied(state, revisionOf(now2));
  if (mayRepeat(end, now2, standing, state)) {
    if (now2.kind !== "unreadable")
      state.latest = now2;
    return "again";
  }
  if (isTheirs(now2, standing, state)) {
    if (isSameApp2(now2, state.description, options))
      return { kind: "stands" };
    throw end.kind === "taken" ? withStanding(end.error, "not-applied", now2.kind === "found" ? THEIRS : void 0) : moved(state.address);
  }
  if (end.kind === "taken")
    throw withStanding(end.error, provenBy(standing, state));
  return giveUp(end.error, now2, standing, state);
}
var THEIRS = "reading it back shows what someone else has installed";
function isTheirs(now2, standing, { unrefused }) {
  return now2.kind !== "unreadable" && standing === "unknown" && !unrefused;
}
function mayRepeat(end, now2, standing, state) {
  if (end.kind === "held-back")
    return standing === "not-applied" || now2.kind === "unreadable" || state.before.kind === "unreadable" && !state.unrefused;
  return standing === "not-applied" && state.sends < MOST_SENDS;
}
function giveUp(error, now2, standing, { mayBeUnderWay }) {
  if (standing === "unknown")
    return { kind: "unknown", reason: `${error.message}; ${whyUnknown(now2)}` };
  if (mayBeUnderWay) {
    return { kind: "unknown", reason: `${error.message}; the app is as it was, but the request may still be under way` };
  }
  throw withStanding(error, standing);
}
function lastWord(error, { mayBeUnderWay }) {
  return mayBeUnderWay ? withStanding(error, "unknown") : error;
}
function provenBy(standing, { mayBeUnderWay }) {
  return mayBeUnderWay && standing === "not-applied" ? "unknown" : standing;
}
function endOf(exchange2, address2, options) {
  const doing = `installing ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(address2)}`;
  const reading = readAnswer(exchange2, doing, options.secret);
  if (reading.kind === "json") {
    try {
      return { kind: "answered", answer: expectApp(reading.value, doing) };
    } catch (error2) {
      if (error2 instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF)
        return { kind: "misanswered", error: error2 };
      throw error2;
    }
  }
  const { error } = reading;
  if (exchange2.kind === "broken") {
    if (!exchange2.neverSent)
      return { kind: exchange2.code === "too-large" ? "misanswered" : "ambiguous", error };
    return { kind: exchange2.passing ? "held-back" : "refused", error };
  }
  const { status } = exchange2;
  if (status < 400)
    return { kind: "misanswered", error };
  if (status === 429)
    return { kind: "held-back", error };
  if (status === 409 && options.dialect.numbersRevisions)
    return { kind: "taken", error };
  const ambiguous = status === 408 || status >= 500 && status !== 501 && status !== 505;
  return { kind: ambiguous ? "ambiguous" : "refused", error };
}
function compareAnswer(answer, state, dialect) {
  if (!isSame(answer, state.description, dialect))
    return { kind: "differs", answered: answer };
  return applied(state, asRevision(answer["sbg:revision"]));
}
async function readBack(state, options) {
  try {
    return await options.read(state.address);
  } catch (error) {
    if (error instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF)
      return { kind: "unreadable", reason: error.message };
    throw error;
  }
}
function standingOf(now2, state, dialect) {
  if (now2.kind === "unreadable")
    return "unknown";
  if (now2.kind === "absent")
    return state.before.kind === "found" ? "unknown" : "not-applied";
  if (isSame(now2.app.description, state.description, dialect))
    return "applied";
  const asBefore = state.before.kind === "found" && isSame(now2.app.description, state.before.app.description, dialect);
  return asBefore ? "not-applied" : "unknown";
}
function whyUnknown(now2) {
  return now2.kind === "unreadable" ? `the app could not be read back (${now2.reason})` : "the app is neither as it was nor as it was sent: someone else changes it";
}
function applied(state, revision) {
  const { before } = state;
  const created = before.kind === "unreadable" && before.hidden === void 0 ? void 0 : before.kind === "absent";
  return { kind: "applied", created, ...revision === void 0 ? {} : { revision } };
}
function revisionOf(reading) {
  return reading.kind === "found" ? reading.app.revision : void 0;
}
function isSame(left, right, dialect) {
  return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .sameJson */ .Vk)((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stripPlatformKeys */ .MK$)(left, dialect), (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stripPlatformKeys */ .MK$)(right, dialect));
}
function isSameApp2(now2, description, { bare, dialect }) {
  return bare !== void 0 && now2.kind === "found" && isSame(bare(now2.app.description), bare(description), dialect);
}
function withNote(description, { dialect: { noteKey }, note }) {
  return noteKey === void 0 || note === void 0 ? description : (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .withField */ .ZH)(description, noteKey, note);
}
function installTarget(address2, latest, dialect) {
  const there = latest.kind === "found" ? latest.app : latest.kind === "unreadable" ? latest.hidden : void 0;
  return there === void 0 ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .fillPath */ .dNz)(dialect.createPath, address2) : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .fillPath */ .dNz)(dialect.updatePath, address2, (there.revision ?? 0) + 1);
}
function tokenInApp(address2) {
  return new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("token-in-app", `installing ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(address2)}: the description repeats the token, and was not sent`, {
    fix: "Remove the token from it, and replace the token: others may have read it."
  });
}

// http/proxy-error.js
var ProxyError = class extends Error {
  code = "bad-proxy";
  /** What to do about it. */
  fix;
  constructor(message, fix) {
    super(message);
    this.name = "ProxyError";
    this.fix = fix;
  }
};

// http/agents.js
var http = process.getBuiltinModule("node:http");
var https = process.getBuiltinModule("node:https");
var { Socket } = process.getBuiltinModule("node:net");
function createAgentPair(base, keepAlive) {
  const route = routeTo(base, process.env);
  if (route.kind === "refused")
    throw new ProxyError(route.message, route.fix);
  const proxy = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9m)(base.hostname) ? {} : { proxyEnv: environmentForAgents(process.env) };
  try {
    return {
      http: closingIdle(new http.Agent({ keepAlive, ...proxy })),
      https: closingTunnels(closingIdle(new https.Agent({ keepAlive, ...proxy }))),
      proxy: route.kind === "proxy" ? route : void 0
    };
  } catch {
    throw new ProxyError("the proxy in HTTP_PROXY or HTTPS_PROXY is not an address", "Write it as http://host:port, with special characters of a user name or password percent-encoded, or unset the variable.");
  }
}
function closingTunnels(agent) {
  const connect2 = agent.createConnection.bind(agent);
  const destroy = agent.destroy.bind(agent);
  const opened = /* @__PURE__ */ new Set();
  agent.createConnection = (options, done) => {
    const connection = connect2(options, (error, tunnel) => {
      if (error !== null)
        connection?.destroy();
      done?.(error, tunnel);
    });
    if (!(connection instanceof Socket))
      return connection;
    opened.add(connection);
    connection.once("close", () => opened.delete(connection));
    connection.on("newListener", (event, listener) => {
      if (event === "readable")
        connection.off(event, listener);
    });
    return connection;
  };
  agent.destroy = () => {
    destroy();
    for (const connection of opened)
      connection.destroy();
  };
  return agent;
}
var LONGEST_IDLE = 2e3;
function closingIdle(agent) {
  const keep = agent.keepSocketAlive.bind(agent);
  const reuse = agent.reuseSocket.bind(agent);
  agent.keepSocketAlive = (socket) => {
    const isKept = keep(socket);
    if (socket instanceof Socket)
      socket.setTimeout(LONGEST_IDLE);
    return isKept;
  };
  agent.reuseSocket = (socket, request2) => {
    if (socket instanceof Socket)
      socket.setTimeout(0);
    reuse(socket, request2);
  };
  return agent;
}

// ../node_modules/@sindresorhus/is/distribution/utilities.js
function keysOf(value) {
  return Object.keys(value);
}

// ../node_modules/@sindresorhus/is/distribution/index.js
var typedArrayTypeNames = [
  "Int8Array",
  "Uint8Array",
  "Uint8ClampedArray",
  "Int16Array",
  "Uint16Array",
  "Int32Array",
  "Uint32Array",
  "Float32Array",
  "Float64Array",
  "BigInt64Array",
  "BigUint64Array"
];
function isTypedArrayName(name) {
  return typedArrayTypeNames.includes(name);
}
var objectTypeNames = [
  "Function",
  "Generator",
  "AsyncGenerator",
  "GeneratorFunction",
  "AsyncGeneratorFunction",
  "AsyncFunction",
  "Observable",
  "Array",
  "Buffer",
  "Blob",
  "Object",
  "RegExp",
  "Date",
  "Error",
  "Map",
  "Set",
  "WeakMap",
  "WeakSet",
  "WeakRef",
  "ArrayBuffer",
  "SharedArrayBuffer",
  "DataView",
  "Promise",
  "URL",
  "FormData",
  "URLSearchParams",
  "HTMLElement",
  "NaN",
  ...typedArrayTypeNames
];
function isObjectTypeName(name) {
  return objectTypeNames.includes(name);
}
var primitiveTypeNames = [
  "null",
  "undefined",
  "string",
  "number",
  "bigint",
  "boolean",
  "symbol"
];
function isPrimitiveTypeName(name) {
  return primitiveTypeNames.includes(name);
}
var assertionTypeDescriptions = [
  "bound Function",
  "positive number",
  "negative number",
  "Class",
  "string with a number",
  "null or undefined",
  "Iterable",
  "AsyncIterable",
  "native Promise",
  "EnumCase",
  "string with a URL",
  "truthy",
  "falsy",
  "primitive",
  "integer",
  "plain object",
  "TypedArray",
  "array-like",
  "tuple-like",
  "Node.js Stream",
  "infinite number",
  "empty array",
  "non-empty array",
  "empty string",
  "empty string or whitespace",
  "non-empty string",
  "non-empty string and not whitespace",
  "empty object",
  "non-empty object",
  "empty set",
  "non-empty set",
  "empty map",
  "non-empty map",
  "PropertyKey",
  "even integer",
  "finite number",
  "negative integer",
  "non-negative integer",
  "non-negative number",
  "odd integer",
  "positive integer",
  "safe integer",
  "T",
  "in range",
  "predicate returns truthy for any value",
  "predicate returns truthy for all values",
  "valid Date",
  "valid length",
  "whitespace string",
  ...objectTypeNames,
  ...primitiveTypeNames
];
var getObjectType = (value) => {
  const objectTypeName = Object.prototype.toString.call(value).slice(8, -1);
  if (new RegExp("HTML\\w+Element", "v").test(objectTypeName) && isHtmlElement(value)) {
    return "HTMLElement";
  }
  if (isObjectTypeName(objectTypeName)) {
    return objectTypeName;
  }
  return void 0;
};
function detect(value) {
  if (value === null) {
    return "null";
  }
  switch (typeof value) {
    case "undefined": {
      return "undefined";
    }
    case "string": {
      return "string";
    }
    case "number": {
      return Number.isNaN(value) ? "NaN" : "number";
    }
    case "boolean": {
      return "boolean";
    }
    case "function": {
      return "Function";
    }
    case "bigint": {
      return "bigint";
    }
    case "symbol": {
      return "symbol";
    }
    default:
  }
  if (isObservable(value)) {
    return "Observable";
  }
  if (isArray2(value)) {
    return "Array";
  }
  if (isBuffer(value)) {
    return "Buffer";
  }
  const tagType = getObjectType(value);
  if (tagType !== void 0 && tagType !== "Object") {
    return tagType;
  }
  if (hasPromiseApi(value)) {
    return "Promise";
  }
  if (isBoxedPrimitiveObject(value)) {
    throw new TypeError("Please don't use object wrappers for primitive types");
  }
  return "Object";
}
function hasPromiseApi(value) {
  return isFunction(value?.then) && isFunction(value?.catch);
}
function hasBoxedPrimitiveBrand(value, valueOf2) {
  try {
    Reflect.apply(valueOf2, value, []);
    return true;
  } catch {
    return false;
  }
}
function isBoxedPrimitiveObject(value) {
  return hasBoxedPrimitiveBrand(value, String.prototype.valueOf) || hasBoxedPrimitiveBrand(value, Boolean.prototype.valueOf) || hasBoxedPrimitiveBrand(value, Number.prototype.valueOf);
}
var is = Object.assign(detect, {
  all: isAll,
  any: isAny,
  array: isArray2,
  arrayBuffer: isArrayBuffer,
  arrayLike: isArrayLike,
  arrayOf: isArrayOf,
  asyncFunction: isAsyncFunction,
  asyncGenerator: isAsyncGenerator,
  asyncGeneratorFunction: isAsyncGeneratorFunction,
  asyncIterable: isAsyncIterable,
  bigint: isBigint,
  bigInt64Array: isBigInt64Array,
  bigUint64Array: isBigUint64Array,
  blob: isBlob,
  boolean: isBoolean,
  boundFunction: isBoundFunction,
  buffer: isBuffer,
  class: isClass,
  dataView: isDataView,
  date: isDate,
  detect,
  directInstanceOf: isDirectInstanceOf,
  emptyArray: isEmptyArray,
  emptyMap: isEmptyMap,
  emptyObject: isEmptyObject,
  emptySet: isEmptySet,
  emptyString: isEmptyString,
  emptyStringOrWhitespace: isEmptyStringOrWhitespace,
  enumCase: isEnumCase,
  error: isError2,
  evenInteger: isEvenInteger,
  falsy: isFalsy,
  finiteNumber: isFiniteNumber,
  float32Array: isFloat32Array,
  float64Array: isFloat64Array,
  formData: isFormData,
  function: isFunction,
  generator: isGenerator,
  generatorFunction: isGeneratorFunction,
  htmlElement: isHtmlElement,
  infinite: isInfinite,
  inRange: isInRange2,
  int16Array: isInt16Array,
  int32Array: isInt32Array,
  int8Array: isInt8Array,
  integer: isInteger,
  iterable: isIterable,
  map: isMap,
  nan: isNan,
  nativePromise: isNativePromise,
  negativeInteger: isNegativeInteger,
  negativeNumber: isNegativeNumber,
  nodeStream: isNodeStream,
  nonEmptyArray: isNonEmptyArray,
  nonEmptyMap: isNonEmptyMap,
  nonEmptyObject: isNonEmptyObject,
  nonEmptySet: isNonEmptySet,
  nonEmptyString: isNonEmptyString,
  nonEmptyStringAndNotWhitespace: isNonEmptyStringAndNotWhitespace,
  nonNegativeInteger: isNonNegativeInteger,
  nonNegativeNumber: isNonNegativeNumber,
  null: isNull,
  nullOrUndefined: isNullOrUndefined,
  number: isNumber,
  numericString: isNumericString,
  object: isObject2,
  observable: isObservable,
  oddInteger: isOddInteger,
  oneOf: isOneOf,
  plainObject: isPlainObject,
  positiveInteger: isPositiveInteger,
  positiveNumber: isPositiveNumber,
  primitive: isPrimitive,
  promise: isPromise,
  propertyKey: isPropertyKey,
  regExp: isRegExp,
  safeInteger: isSafeInteger,
  set: isSet,
  sharedArrayBuffer: isSharedArrayBuffer,
  string: isString,
  symbol: isSymbol,
  truthy: isTruthy,
  tupleLike: isTupleLike,
  typedArray: isTypedArray,
  uint16Array: isUint16Array,
  uint32Array: isUint32Array,
  uint8Array: isUint8Array,
  uint8ClampedArray: isUint8ClampedArray,
  undefined: isUndefined,
  urlInstance: isUrlInstance,
  urlSearchParams: isUrlSearchParams,
  urlString: isUrlString,
  optional: isOptional,
  validDate: isValidDate,
  validLength: isValidLength,
  weakMap: isWeakMap,
  weakRef: isWeakRef,
  weakSet: isWeakSet,
  whitespaceString: isWhitespaceString
});
function isAbsoluteModule2(remainder) {
  return (value) => isInteger(value) && Math.abs(value % 2) === remainder;
}
function validatePredicateArray(predicateArray, allowEmpty) {
  if (predicateArray.length === 0) {
    if (allowEmpty) {
    } else {
      throw new TypeError("Invalid predicate array");
    }
    return;
  }
  for (const predicate of predicateArray) {
    validatePredicate(predicate);
  }
}
function validatePredicate(predicate) {
  if (!isFunction(predicate)) {
    throw new TypeError(`Invalid predicate: ${JSON.stringify(predicate)}`);
  }
}
function isAll(predicate, ...values) {
  if (Array.isArray(predicate)) {
    const predicateArray = predicate;
    validatePredicateArray(predicateArray, values.length === 0);
    const combinedPredicate = (value) => predicateArray.every((singlePredicate) => singlePredicate(value));
    if (values.length === 0) {
      return combinedPredicate;
    }
    return predicateOnArray(Array.prototype.every, combinedPredicate, values);
  }
  return predicateOnArray(Array.prototype.every, predicate, values);
}
function isAny(predicate, ...values) {
  if (Array.isArray(predicate)) {
    const predicateArray = predicate;
    validatePredicateArray(predicateArray, values.length === 0);
    const combinedPredicate = (value) => predicateArray.some((singlePredicate) => singlePredicate(value));
    if (values.length === 0) {
      return combinedPredicate;
    }
    return predicateOnArray(Array.prototype.some, combinedPredicate, values);
  }
  return predicateOnArray(Array.prototype.some, predicate, values);
}
function isOptional(value, predicate) {
  return isUndefined(value) || predicate(value);
}
function isArray2(value, assertion) {
  if (!Array.isArray(value)) {
    return false;
  }
  if (!isFunction(assertion)) {
    return true;
  }
  return value.every((element) => assertion(element));
}
function isArrayBuffer(value) {
  return getObjectType(value) === "ArrayBuffer";
}
function isArrayLike(value) {
  return !isNullOrUndefined(value) && !isFunction(value) && isValidLength(value.length);
}
function isArrayOf(predicate) {
  return (value) => isArray2(value) && value.every((element) => predicate(element));
}
function isAsyncFunction(value) {
  return getObjectType(value) === "AsyncFunction";
}
function isAsyncGenerator(value) {
  return isAsyncIterable(value) && isFunction(value.next) && isFunction(value.throw);
}
function isAsyncGeneratorFunction(value) {
  return getObjectType(value) === "AsyncGeneratorFunction";
}
function isAsyncIterable(value) {
  return isFunction(value?.[Symbol.asyncIterator]);
}
function isBigint(value) {
  return typeof value === "bigint";
}
function isBigInt64Array(value) {
  return getObjectType(value) === "BigInt64Array";
}
function isBigUint64Array(value) {
  return getObjectType(value) === "BigUint64Array";
}
function isBlob(value) {
  return getObjectType(value) === "Blob";
}
function isBoolean(value) {
  return value === true || value === false;
}
function isBoundFunction(value) {
  return isFunction(value) && !Object.hasOwn(value, "prototype");
}
function isBuffer(value) {
  return value?.constructor?.isBuffer?.(value) ?? false;
}
function isClass(value) {
  return isFunction(value) && new RegExp("^class(?:\\s+|\\{)", "v").test(value.toString());
}
function isDataView(value) {
  return getObjectType(value) === "DataView";
}
function isDate(value) {
  return getObjectType(value) === "Date";
}
function isDirectInstanceOf(instance, class_) {
  if (instance === void 0 || instance === null) {
    return false;
  }
  return Object.getPrototypeOf(instance) === class_.prototype;
}
function isEmptyArray(value) {
  return isArray2(value) && value.length === 0;
}
function isEmptyMap(value) {
  return isMap(value) && value.size === 0;
}
function isEmptyObject(value) {
  return isObject2(value) && !isFunction(value) && !isArray2(value) && !isMap(value) && !isSet(value) && Object.keys(value).length === 0;
}
function isEmptySet(value) {
  return isSet(value) && value.size === 0;
}
function isEmptyString(value) {
  return isString(value) && value.length === 0;
}
function isEmptyStringOrWhitespace(value) {
  return isEmptyString(value) || isWhitespaceString(value);
}
function isEnumCase(value, targetEnum) {
  const enumObject = targetEnum;
  return Object.entries(enumObject).some(([key, enumValue]) => {
    if (!isString(enumValue)) {
      return enumValue === value;
    }
    const numericKey = Number(key);
    if (Number.isNaN(numericKey) || String(numericKey) !== key) {
      return enumValue === value;
    }
    return enumValue === value && !(Object.hasOwn(enumObject, enumValue) && enumObject[enumValue] === numericKey);
  });
}
function isError2(value) {
  return getObjectType(value) === "Error";
}
function isEvenInteger(value) {
  return isAbsoluteModule2(0)(value);
}
function isFalsy(value) {
  return !value;
}
function isFiniteNumber(value) {
  return Number.isFinite(value);
}
function isFloat32Array(value) {
  return getObjectType(value) === "Float32Array";
}
function isFloat64Array(value) {
  return getObjectType(value) === "Float64Array";
}
function isFormData(value) {
  return getObjectType(value) === "FormData";
}
function isFunction(value) {
  return typeof value === "function";
}
function isGenerator(value) {
  return isIterable(value) && isFunction(value?.next) && isFunction(value?.throw);
}
function isGeneratorFunction(value) {
  return getObjectType(value) === "GeneratorFunction";
}
var NODE_TYPE_ELEMENT = 1;
var DOM_PROPERTIES_TO_CHECK = [
  "innerHTML",
  "ownerDocument",
  "style",
  "attributes",
  "nodeValue"
];
function isHtmlElement(value) {
  return isObject2(value) && value.nodeType === NODE_TYPE_ELEMENT && isString(value.nodeName) && !isPlainObject(value) && DOM_PROPERTIES_TO_CHECK.every((property) => property in value);
}
function isInfinite(value) {
  return value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY;
}
function isInRange2(value, range) {
  if (isNumber(range)) {
    return value >= Math.min(0, range) && value <= Math.max(range, 0);
  }
  if (isArray2(range) && range.length === 2) {
    if (Number.isNaN(range[0]) || Number.isNaN(range[1])) {
      throw new TypeError(`Invalid range: ${JSON.stringify(range)}`);
    }
    return value >= Math.min(...range) && value <= Math.max(...range);
  }
  throw new TypeError(`Invalid range: ${JSON.stringify(range)}`);
}
function isInt16Array(value) {
  return getObjectType(value) === "Int16Array";
}
function isInt32Array(value) {
  return getObjectType(value) === "Int32Array";
}
function isInt8Array(value) {
  return getObjectType(value) === "Int8Array";
}
function isInteger(value) {
  return Number.isInteger(value);
}
function isIterable(value) {
  return isFunction(value?.[Symbol.iterator]);
}
function isMap(value) {
  return getObjectType(value) === "Map";
}
function isNan(value) {
  return Number.isNaN(value);
}
function isNativePromise(value) {
  return getObjectType(value) === "Promise";
}
function isNegativeInteger(value) {
  return isInteger(value) && value < 0;
}
function isNegativeNumber(value) {
  return isNumber(value) && value < 0;
}
function isNodeStream(value) {
  return isObject2(value) && isFunction(value.pipe) && !isObservable(value);
}
function isNonEmptyArray(value) {
  return isArray2(value) && value.length > 0;
}
function isNonEmptyMap(value) {
  return isMap(value) && value.size > 0;
}
function isNonEmptyObject(value) {
  return isObject2(value) && !isFunction(value) && !isArray2(value) && !isMap(value) && !isSet(value) && Object.keys(value).length > 0;
}
function isNonEmptySet(value) {
  return isSet(value) && value.size > 0;
}
function isNonEmptyString(value) {
  return isString(value) && value.length > 0;
}
function isNonEmptyStringAndNotWhitespace(value) {
  return isString(value) && !isEmptyStringOrWhitespace(value);
}
function isNonNegativeInteger(value) {
  return isInteger(value) && value >= 0;
}
function isNonNegativeNumber(value) {
  return isNumber(value) && value >= 0;
}
function isNull(value) {
  return value === null;
}
function isNullOrUndefined(value) {
  return isNull(value) || isUndefined(value);
}
function isNumber(value) {
  return typeof value === "number" && !Number.isNaN(value);
}
function isNumericString(value) {
  return isString(value) && !isEmptyStringOrWhitespace(value) && value === value.trim() && !Number.isNaN(Number(value));
}
function isObject2(value) {
  return !isNull(value) && (typeof value === "object" || isFunction(value));
}
function isObservable(value) {
  if (!value) {
    return false;
  }
  if (Symbol.observable !== void 0 && value === value[Symbol.observable]?.()) {
    return true;
  }
  if (value === value["@@observable"]?.()) {
    return true;
  }
  return false;
}
function isOddInteger(value) {
  return isAbsoluteModule2(1)(value);
}
function isOneOf(values) {
  return (value) => values.includes(value);
}
function isPlainObject(value) {
  if (typeof value !== "object" || value === null) {
    return false;
  }
  const prototype = Object.getPrototypeOf(value);
  return (prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null) && !(Symbol.toStringTag in value) && !(Symbol.iterator in value);
}
function isPositiveInteger(value) {
  return isInteger(value) && value > 0;
}
function isPositiveNumber(value) {
  return isNumber(value) && value > 0;
}
function isPrimitive(value) {
  return isNull(value) || isPrimitiveTypeName(typeof value);
}
function isPromise(value) {
  return isNativePromise(value) || hasPromiseApi(value);
}
function isPropertyKey(value) {
  return isAny([isString, isNumber, isSymbol], value);
}
function isRegExp(value) {
  return getObjectType(value) === "RegExp";
}
function isSafeInteger(value) {
  return Number.isSafeInteger(value);
}
function isSet(value) {
  return getObjectType(value) === "Set";
}
function isSharedArrayBuffer(value) {
  return getObjectType(value) === "SharedArrayBuffer";
}
function isString(value) {
  return typeof value === "string";
}
function isSymbol(value) {
  return typeof value === "symbol";
}
function isTruthy(value) {
  return Boolean(value);
}
function isTupleLike(value, guards) {
  if (isArray2(guards) && isArray2(value) && guards.length === value.length) {
    return guards.every((guard, index) => guard(value[index]));
  }
  return false;
}
function isTypedArray(value) {
  return isTypedArrayName(getObjectType(value));
}
function isUint16Array(value) {
  return getObjectType(value) === "Uint16Array";
}
function isUint32Array(value) {
  return getObjectType(value) === "Uint32Array";
}
function isUint8Array(value) {
  return getObjectType(value) === "Uint8Array";
}
function isUint8ClampedArray(value) {
  return getObjectType(value) === "Uint8ClampedArray";
}
function isUndefined(value) {
  return value === void 0;
}
function isUrlInstance(value) {
  return getObjectType(value) === "URL";
}
function isUrlSearchParams(value) {
  return getObjectType(value) === "URLSearchParams";
}
function isUrlString(value) {
  if (!isString(value)) {
    return false;
  }
  try {
    new URL(value);
    return true;
  } catch {
    return false;
  }
}
function isValidDate(value) {
  return isDate(value) && !isNan(Number(value));
}
function isValidLength(value) {
  return isSafeInteger(value) && value >= 0;
}
function isWeakMap(value) {
  return getObjectType(value) === "WeakMap";
}
function isWeakRef(value) {
  return getObjectType(value) === "WeakRef";
}
function isWeakSet(value) {
  return getObjectType(value) === "WeakSet";
}
function isWhitespaceString(value) {
  return isString(value) && new RegExp("^\\s+$", "v").test(value);
}
function predicateOnArray(method, predicate, values) {
  validatePredicate(predicate);
  if (values.length === 0) {
    throw new TypeError("Invalid number of values");
  }
  return method.call(values, predicate);
}
function typeErrorMessage(description, value) {
  return `Expected value which is \`${description}\`, received value of type \`${is(value)}\`.`;
}
function typeErrorMessageNot(description, value) {
  return `Expected value which is not \`${description}\`, received value of type \`${is(value)}\`.`;
}
function unique(values) {
  return Array.from(new Set(values));
}
var andFormatter = new Intl.ListFormat("en", { style: "long", type: "conjunction" });
var orFormatter = new Intl.ListFormat("en", { style: "long", type: "disjunction" });
function typeErrorMessageMultipleValues(expectedType, values) {
  const uniqueExpectedTypes = unique((isArray2(expectedType) ? expectedType : [expectedType]).map((value) => `\`${value}\``));
  const uniqueValueTypes = unique(values.map((value) => `\`${is(value)}\``));
  return `Expected values which are ${orFormatter.format(uniqueExpectedTypes)}. Received values of type${uniqueValueTypes.length > 1 ? "s" : ""} ${andFormatter.format(uniqueValueTypes)}.`;
}
function createAssertNot(predicate, description) {
  return (value, message) => {
    if (predicate(value)) {
      throw new TypeError(message ?? typeErrorMessageNot(description, value));
    }
  };
}
var assertNotUndefined = createAssertNot(isUndefined, "undefined");
var assertNotNull = createAssertNot(isNull, "null");
var assertNotNullOrUndefined = createAssertNot(isNullOrUndefined, "null or undefined");
var assertNotString = createAssertNot(isString, "string");
var assertNotBoolean = createAssertNot(isBoolean, "boolean");
var assertNotSymbol = createAssertNot(isSymbol, "symbol");
var assertNotBigint = createAssertNot(isBigint, "bigint");
var assertNotPrimitive = createAssertNot(isPrimitive, "primitive");
var notAssertions = {
  bigint: assertNotBigint,
  boolean: assertNotBoolean,
  null: assertNotNull,
  nullOrUndefined: assertNotNullOrUndefined,
  primitive: assertNotPrimitive,
  string: assertNotString,
  symbol: assertNotSymbol,
  undefined: assertNotUndefined
};
var assert = {
  all: assertAll,
  any: assertAny,
  not: notAssertions,
  optional: assertOptional,
  array: assertArray,
  arrayBuffer: assertArrayBuffer,
  arrayLike: assertArrayLike,
  asyncFunction: assertAsyncFunction,
  asyncGenerator: assertAsyncGenerator,
  asyncGeneratorFunction: assertAsyncGeneratorFunction,
  asyncIterable: assertAsyncIterable,
  bigint: assertBigint,
  bigInt64Array: assertBigInt64Array,
  bigUint64Array: assertBigUint64Array,
  blob: assertBlob,
  boolean: assertBoolean,
  boundFunction: assertBoundFunction,
  buffer: assertBuffer,
  class: assertClass,
  dataView: assertDataView,
  date: assertDate,
  directInstanceOf: assertDirectInstanceOf,
  emptyArray: assertEmptyArray,
  emptyMap: assertEmptyMap,
  emptyObject: assertEmptyObject,
  emptySet: assertEmptySet,
  emptyString: assertEmptyString,
  emptyStringOrWhitespace: assertEmptyStringOrWhitespace,
  enumCase: assertEnumCase,
  error: assertError,
  evenInteger: assertEvenInteger,
  falsy: assertFalsy,
  finiteNumber: assertFiniteNumber,
  float32Array: assertFloat32Array,
  float64Array: assertFloat64Array,
  formData: assertFormData,
  function: assertFunction,
  generator: assertGenerator,
  generatorFunction: assertGeneratorFunction,
  htmlElement: assertHtmlElement,
  infinite: assertInfinite,
  inRange: assertInRange,
  int16Array: assertInt16Array,
  int32Array: assertInt32Array,
  int8Array: assertInt8Array,
  integer: assertInteger,
  iterable: assertIterable,
  map: assertMap,
  nan: assertNan,
  nativePromise: assertNativePromise,
  negativeInteger: assertNegativeInteger,
  negativeNumber: assertNegativeNumber,
  nodeStream: assertNodeStream,
  nonEmptyArray: assertNonEmptyArray,
  nonEmptyMap: assertNonEmptyMap,
  nonEmptyObject: assertNonEmptyObject,
  nonEmptySet: assertNonEmptySet,
  nonEmptyString: assertNonEmptyString,
  nonEmptyStringAndNotWhitespace: assertNonEmptyStringAndNotWhitespace,
  nonNegativeInteger: assertNonNegativeInteger,
  nonNegativeNumber: assertNonNegativeNumber,
  null: assertNull,
  nullOrUndefined: assertNullOrUndefined,
  number: assertNumber,
  numericString: assertNumericString,
  object: assertObject,
  observable: assertObservable,
  oddInteger: assertOddInteger,
  plainObject: assertPlainObject,
  positiveInteger: assertPositiveInteger,
  positiveNumber: assertPositiveNumber,
  primitive: assertPrimitive,
  promise: assertPromise,
  propertyKey: assertPropertyKey,
  regExp: assertRegExp,
  safeInteger: assertSafeInteger,
  set: assertSet,
  sharedArrayBuffer: assertSharedArrayBuffer,
  string: assertString,
  symbol: assertSymbol,
  truthy: assertTruthy,
  tupleLike: assertTupleLike,
  typedArray: assertTypedArray,
  uint16Array: assertUint16Array,
  uint32Array: assertUint32Array,
  uint8Array: assertUint8Array,
  uint8ClampedArray: assertUint8ClampedArray,
  undefined: assertUndefined,
  urlInstance: assertUrlInstance,
  urlSearchParams: assertUrlSearchParams,
  urlString: assertUrlString,
  validDate: assertValidDate,
  validLength: assertValidLength,
  weakMap: assertWeakMap,
  weakRef: assertWeakRef,
  weakSet: assertWeakSet,
  whitespaceString: assertWhitespaceString
};
var methodTypeMap = {
  isArray: "Array",
  isArrayBuffer: "ArrayBuffer",
  isArrayLike: "array-like",
  isAsyncFunction: "AsyncFunction",
  isAsyncGenerator: "AsyncGenerator",
  isAsyncGeneratorFunction: "AsyncGeneratorFunction",
  isAsyncIterable: "AsyncIterable",
  isBigint: "bigint",
  isBigInt64Array: "BigInt64Array",
  isBigUint64Array: "BigUint64Array",
  isBlob: "Blob",
  isBoolean: "boolean",
  isBoundFunction: "bound Function",
  isBuffer: "Buffer",
  isClass: "Class",
  isDataView: "DataView",
  isDate: "Date",
  isDirectInstanceOf: "T",
  isEmptyArray: "empty array",
  isEmptyMap: "empty map",
  isEmptyObject: "empty object",
  isEmptySet: "empty set",
  isEmptyString: "empty string",
  isEmptyStringOrWhitespace: "empty string or whitespace",
  isEnumCase: "EnumCase",
  isError: "Error",
  isEvenInteger: "even integer",
  isFalsy: "falsy",
  isFiniteNumber: "finite number",
  isFloat32Array: "Float32Array",
  isFloat64Array: "Float64Array",
  isFormData: "FormData",
  isFunction: "Function",
  isGenerator: "Generator",
  isGeneratorFunction: "GeneratorFunction",
  isHtmlElement: "HTMLElement",
  isInfinite: "infinite number",
  isInRange: "in range",
  isInt16Array: "Int16Array",
  isInt32Array: "Int32Array",
  isInt8Array: "Int8Array",
  isInteger: "integer",
  isIterable: "Iterable",
  isMap: "Map",
  isNan: "NaN",
  isNativePromise: "native Promise",
  isNegativeInteger: "negative integer",
  isNegativeNumber: "negative number",
  isNodeStream: "Node.js Stream",
  isNonEmptyArray: "non-empty array",
  isNonEmptyMap: "non-empty map",
  isNonEmptyObject: "non-empty object",
  isNonEmptySet: "non-empty set",
  isNonEmptyString: "non-empty string",
  isNonEmptyStringAndNotWhitespace: "non-empty string and not whitespace",
  isNonNegativeInteger: "non-negative integer",
  isNonNegativeNumber: "non-negative number",
  isNull: "null",
  isNullOrUndefined: "null or undefined",
  isNumber: "number",
  isNumericString: "string with a number",
  isObject: "Object",
  isObservable: "Observable",
  isOddInteger: "odd integer",
  isPlainObject: "plain object",
  isPositiveInteger: "positive integer",
  isPositiveNumber: "positive number",
  isPrimitive: "primitive",
  isPromise: "Promise",
  isPropertyKey: "PropertyKey",
  isRegExp: "RegExp",
  isSafeInteger: "safe integer",
  isSet: "Set",
  isSharedArrayBuffer: "SharedArrayBuffer",
  isString: "string",
  isSymbol: "symbol",
  isTruthy: "truthy",
  isTupleLike: "tuple-like",
  isTypedArray: "TypedArray",
  isUint16Array: "Uint16Array",
  isUint32Array: "Uint32Array",
  isUint8Array: "Uint8Array",
  isUint8ClampedArray: "Uint8ClampedArray",
  isUndefined: "undefined",
  isUrlInstance: "URL",
  isUrlSearchParams: "URLSearchParams",
  isUrlString: "string with a URL",
  isValidDate: "valid Date",
  isValidLength: "valid length",
  isWeakMap: "WeakMap",
  isWeakRef: "WeakRef",
  isWeakSet: "WeakSet",
  isWhitespaceString: "whitespace string"
};
var isMethodNames = keysOf(methodTypeMap);
function isIsMethodName(value) {
  return isMethodNames.includes(value);
}
function assertAll(predicate, ...values) {
  if (values.length === 0) {
    throw new TypeError("Invalid number of values");
  }
  if (!isAll(predicate, ...values)) {
    const predicateFunction = predicate;
    const expectedType = !Array.isArray(predicate) && isIsMethodName(predicateFunction.name) ? methodTypeMap[predicateFunction.name] : "predicate returns truthy for all values";
    throw new TypeError(typeErrorMessageMultipleValues(expectedType, values));
  }
}
function assertAny(predicate, ...values) {
  if (values.length === 0) {
    throw new TypeError("Invalid number of values");
  }
  if (!isAny(predicate, ...values)) {
    const predicates = Array.isArray(predicate) ? predicate : [predicate];
    const expectedTypes = predicates.map((singlePredicate) => isIsMethodName(singlePredicate.name) ? methodTypeMap[singlePredicate.name] : "predicate returns truthy for any value");
    throw new TypeError(typeErrorMessageMultipleValues(expectedTypes, values));
  }
}
function assertOptional(value, assertion, message) {
  if (!isUndefined(value)) {
    assertion(value, message);
  }
}
function assertArray(value, assertion, message) {
  if (!isArray2(value)) {
    throw new TypeError(message ?? typeErrorMessage("Array", value));
  }
  if (assertion) {
    for (const element of value) {
      assertion(element, message);
    }
  }
}
function assertArrayBuffer(value, message) {
  if (!isArrayBuffer(value)) {
    throw new TypeError(message ?? typeErrorMessage("ArrayBuffer", value));
  }
}
function assertArrayLike(value, message) {
  if (!isArrayLike(value)) {
    throw new TypeError(message ?? typeErrorMessage("array-like", value));
  }
}
function assertAsyncFunction(value, message) {
  if (!isAsyncFunction(value)) {
    throw new TypeError(message ?? typeErrorMessage("AsyncFunction", value));
  }
}
function assertAsyncGenerator(value, message) {
  if (!isAsyncGenerator(value)) {
    throw new TypeError(message ?? typeErrorMessage("AsyncGenerator", value));
  }
}
function assertAsyncGeneratorFunction(value, message) {
  if (!isAsyncGeneratorFunction(value)) {
    throw new TypeError(message ?? typeErrorMessage("AsyncGeneratorFunction", value));
  }
}
function assertAsyncIterable(value, message) {
  if (!isAsyncIterable(value)) {
    throw new TypeError(message ?? typeErrorMessage("AsyncIterable", value));
  }
}
function assertBigint(value, message) {
  if (!isBigint(value)) {
    throw new TypeError(message ?? typeErrorMessage("bigint", value));
  }
}
function assertBigInt64Array(value, message) {
  if (!isBigInt64Array(value)) {
    throw new TypeError(message ?? typeErrorMessage("BigInt64Array", value));
  }
}
function assertBigUint64Array(value, message) {
  if (!isBigUint64Array(value)) {
    throw new TypeError(message ?? typeErrorMessage("BigUint64Array", value));
  }
}
function assertBlob(value, message) {
  if (!isBlob(value)) {
    throw new TypeError(message ?? typeErrorMessage("Blob", value));
  }
}
function assertBoolean(value, message) {
  if (!isBoolean(value)) {
    throw new TypeError(message ?? typeErrorMessage("boolean", value));
  }
}
function assertBoundFunction(value, message) {
  if (!isBoundFunction(value)) {
    throw new TypeError(message ?? typeErrorMessage("bound Function", value));
  }
}
function assertBuffer(value, message) {
  if (!isBuffer(value)) {
    throw new TypeError(message ?? typeErrorMessage("Buffer", value));
  }
}
function assertClass(value, message) {
  if (!isClass(value)) {
    throw new TypeError(message ?? typeErrorMessage("Class", value));
  }
}
function assertDataView(value, message) {
  if (!isDataView(value)) {
    throw new TypeError(message ?? typeErrorMessage("DataView", value));
  }
}
function assertDate(value, message) {
  if (!isDate(value)) {
    throw new TypeError(message ?? typeErrorMessage("Date", value));
  }
}
function assertDirectInstanceOf(instance, class_, message) {
  if (!isDirectInstanceOf(instance, class_)) {
    throw new TypeError(message ?? typeErrorMessage("T", instance));
  }
}
function assertEmptyArray(value, message) {
  if (!isEmptyArray(value)) {
    throw new TypeError(message ?? typeErrorMessage("empty array", value));
  }
}
function assertEmptyMap(value, message) {
  if (!isEmptyMap(value)) {
    throw new TypeError(message ?? typeErrorMessage("empty map", value));
  }
}
function assertEmptyObject(value, message) {
  if (!isEmptyObject(value)) {
    throw new TypeError(message ?? typeErrorMessage("empty object", value));
  }
}
function assertEmptySet(value, message) {
  if (!isEmptySet(value)) {
    throw new TypeError(message ?? typeErrorMessage("empty set", value));
  }
}
function assertEmptyString(value, message) {
  if (!isEmptyString(value)) {
    throw new TypeError(message ?? typeErrorMessage("empty string", value));
  }
}
function assertEmptyStringOrWhitespace(value, message) {
  if (!isEmptyStringOrWhitespace(value)) {
    throw new TypeError(message ?? typeErrorMessage("empty string or whitespace", value));
  }
}
function assertEnumCase(value, targetEnum, message) {
  if (!isEnumCase(value, targetEnum)) {
    throw new TypeError(message ?? typeErrorMessage("EnumCase", value));
  }
}
function assertError(value, message) {
  if (!isError2(value)) {
    throw new TypeError(message ?? typeErrorMessage("Error", value));
  }
}
function assertEvenInteger(value, message) {
  if (!isEvenInteger(value)) {
    throw new TypeError(message ?? typeErrorMessage("even integer", value));
  }
}
function assertFalsy(value, message) {
  if (!isFalsy(value)) {
    throw new TypeError(message ?? typeErrorMessage("falsy", value));
  }
}
function assertFiniteNumber(value, message) {
  if (!isFiniteNumber(value)) {
    throw new TypeError(message ?? typeErrorMessage("finite number", value));
  }
}
function assertFloat32Array(value, message) {
  if (!isFloat32Array(value)) {
    throw new TypeError(message ?? typeErrorMessage("Float32Array", value));
  }
}
function assertFloat64Array(value, message) {
  if (!isFloat64Array(value)) {
    throw new TypeError(message ?? typeErrorMessage("Float64Array", value));
  }
}
function assertFormData(value, message) {
  if (!isFormData(value)) {
    throw new TypeError(message ?? typeErrorMessage("FormData", value));
  }
}
function assertFunction(value, message) {
  if (!isFunction(value)) {
    throw new TypeError(message ?? typeErrorMessage("Function", value));
  }
}
function assertGenerator(value, message) {
  if (!isGenerator(value)) {
    throw new TypeError(message ?? typeErrorMessage("Generator", value));
  }
}
function assertGeneratorFunction(value, message) {
  if (!isGeneratorFunction(value)) {
    throw new TypeError(message ?? typeErrorMessage("GeneratorFunction", value));
  }
}
function assertHtmlElement(value, message) {
  if (!isHtmlElement(value)) {
    throw new TypeError(message ?? typeErrorMessage("HTMLElement", value));
  }
}
function assertInfinite(value, message) {
  if (!isInfinite(value)) {
    throw new TypeError(message ?? typeErrorMessage("infinite number", value));
  }
}
function assertInRange(value, range, message) {
  if (!isInRange2(value, range)) {
    throw new TypeError(message ?? typeErrorMessage("in range", value));
  }
}
function assertInt16Array(value, message) {
  if (!isInt16Array(value)) {
    throw new TypeError(message ?? typeErrorMessage("Int16Array", value));
  }
}
function assertInt32Array(value, message) {
  if (!isInt32Array(value)) {
    throw new TypeError(message ?? typeErrorMessage("Int32Array", value));
  }
}
function assertInt8Array(value, message) {
  if (!isInt8Array(value)) {
    throw new TypeError(message ?? typeErrorMessage("Int8Array", value));
  }
}
function assertInteger(value, message) {
  if (!isInteger(value)) {
    throw new TypeError(message ?? typeErrorMessage("integer", value));
  }
}
function assertIterable(value, message) {
  if (!isIterable(value)) {
    throw new TypeError(message ?? typeErrorMessage("Iterable", value));
  }
}
function assertMap(value, message) {
  if (!isMap(value)) {
    throw new TypeError(message ?? typeErrorMessage("Map", value));
  }
}
function assertNan(value, message) {
  if (!isNan(value)) {
    throw new TypeError(message ?? typeErrorMessage("NaN", value));
  }
}
function assertNativePromise(value, message) {
  if (!isNativePromise(value)) {
    throw new TypeError(message ?? typeErrorMessage("native Promise", value));
  }
}
function assertNegativeInteger(value, message) {
  if (!isNegativeInteger(value)) {
    throw new TypeError(message ?? typeErrorMessage("negative integer", value));
  }
}
function assertNegativeNumber(value, message) {
  if (!isNegativeNumber(value)) {
    throw new TypeError(message ?? typeErrorMessage("negative number", value));
  }
}
function assertNodeStream(value, message) {
  if (!isNodeStream(value)) {
    throw new TypeError(message ?? typeErrorMessage("Node.js Stream", value));
  }
}
function assertNonEmptyArray(value, message) {
  if (!isNonEmptyArray(value)) {
    throw new TypeError(message ?? typeErrorMessage("non-empty array", value));
  }
}
function assertNonEmptyMap(value, message) {
  if (!isNonEmptyMap(value)) {
    throw new TypeError(message ?? typeErrorMessage("non-empty map", value));
  }
}
function assertNonEmptyObject(value, message) {
  if (!isNonEmptyObject(value)) {
    throw new TypeError(message ?? typeErrorMessage("non-empty object", value));
  }
}
function assertNonEmptySet(value, message) {
  if (!isNonEmptySet(value)) {
    throw new TypeError(message ?? typeErrorMessage("non-empty set", value));
  }
}
function assertNonEmptyString(value, message) {
  if (!isNonEmptyString(value)) {
    throw new TypeError(message ?? typeErrorMessage("non-empty string", value));
  }
}
function assertNonEmptyStringAndNotWhitespace(value, message) {
  if (!isNonEmptyStringAndNotWhitespace(value)) {
    throw new TypeError(message ?? typeErrorMessage("non-empty string and not whitespace", value));
  }
}
function assertNonNegativeInteger(value, message) {
  if (!isNonNegativeInteger(value)) {
    throw new TypeError(message ?? typeErrorMessage("non-negative integer", value));
  }
}
function assertNonNegativeNumber(value, message) {
  if (!isNonNegativeNumber(value)) {
    throw new TypeError(message ?? typeErrorMessage("non-negative number", value));
  }
}
function assertNull(value, message) {
  if (!isNull(value)) {
    throw new TypeError(message ?? typeErrorMessage("null", value));
  }
}
function assertNullOrUndefined(value, message) {
  if (!isNullOrUndefined(value)) {
    throw new TypeError(message ?? typeErrorMessage("null or undefined", value));
  }
}
function assertNumber(value, message) {
  if (!isNumber(value)) {
    throw new TypeError(message ?? typeErrorMessage("number", value));
  }
}
function assertNumericString(value, message) {
  if (!isNumericString(value)) {
    throw new TypeError(message ?? typeErrorMessage("string with a number", value));
  }
}
function assertObject(value, message) {
  if (!isObject2(value)) {
    throw new TypeError(message ?? typeErrorMessage("Object", value));
  }
}
function assertObservable(value, message) {
  if (!isObservable(value)) {
    throw new TypeError(message ?? typeErrorMessage("Observable", value));
  }
}
function assertOddInteger(value, message) {
  if (!isOddInteger(value)) {
    throw new TypeError(message ?? typeErrorMessage("odd integer", value));
  }
}
function assertPlainObject(value, message) {
  if (!isPlainObject(value)) {
    throw new TypeError(message ?? typeErrorMessage("plain object", value));
  }
}
function assertPositiveInteger(value, message) {
  if (!isPositiveInteger(value)) {
    throw new TypeError(message ?? typeErrorMessage("positive integer", value));
  }
}
function assertPositiveNumber(value, message) {
  if (!isPositiveNumber(value)) {
    throw new TypeError(message ?? typeErrorMessage("positive number", value));
  }
}
function assertPrimitive(value, message) {
  if (!isPrimitive(value)) {
    throw new TypeError(message ?? typeErrorMessage("primitive", value));
  }
}
function assertPromise(value, message) {
  if (!isPromise(value)) {
    throw new TypeError(message ?? typeErrorMessage("Promise", value));
  }
}
function assertPropertyKey(value, message) {
  if (!isPropertyKey(value)) {
    throw new TypeError(message ?? typeErrorMessage("PropertyKey", value));
  }
}
function assertRegExp(value, message) {
  if (!isRegExp(value)) {
    throw new TypeError(message ?? typeErrorMessage("RegExp", value));
  }
}
function assertSafeInteger(value, message) {
  if (!isSafeInteger(value)) {
    throw new TypeError(message ?? typeErrorMessage("safe integer", value));
  }
}
function assertSet(value, message) {
  if (!isSet(value)) {
    throw new TypeError(message ?? typeErrorMessage("Set", value));
  }
}
function assertSharedArrayBuffer(value, message) {
  if (!isSharedArrayBuffer(value)) {
    throw new TypeError(message ?? typeErrorMessage("SharedArrayBuffer", value));
  }
}
function assertString(value, message) {
  if (!isString(value)) {
    throw new TypeError(message ?? typeErrorMessage("string", value));
  }
}
function assertSymbol(value, message) {
  if (!isSymbol(value)) {
    throw new TypeError(message ?? typeErrorMessage("symbol", value));
  }
}
function assertTruthy(value, message) {
  if (!isTruthy(value)) {
    throw new TypeError(message ?? typeErrorMessage("truthy", value));
  }
}
function assertTupleLike(value, guards, message) {
  if (!isTupleLike(value, guards)) {
    throw new TypeError(message ?? typeErrorMessage("tuple-like", value));
  }
}
function assertTypedArray(value, message) {
  if (!isTypedArray(value)) {
    throw new TypeError(message ?? typeErrorMessage("TypedArray", value));
  }
}
function assertUint16Array(value, message) {
  if (!isUint16Array(value)) {
    throw new TypeError(message ?? typeErrorMessage("Uint16Array", value));
  }
}
function assertUint32Array(value, message) {
  if (!isUint32Array(value)) {
    throw new TypeError(message ?? typeErrorMessage("Uint32Array", value));
  }
}
function assertUint8Array(value, message) {
  if (!isUint8Array(value)) {
    throw new TypeError(message ?? typeErrorMessage("Uint8Array", value));
  }
}
function assertUint8ClampedArray(value, message) {
  if (!isUint8ClampedArray(value)) {
    throw new TypeError(message ?? typeErrorMessage("Uint8ClampedArray", value));
  }
}
function assertUndefined(value, message) {
  if (!isUndefined(value)) {
    throw new TypeError(message ?? typeErrorMessage("undefined", value));
  }
}
function assertUrlInstance(value, message) {
  if (!isUrlInstance(value)) {
    throw new TypeError(message ?? typeErrorMessage("URL", value));
  }
}
function assertUrlSearchParams(value, message) {
  if (!isUrlSearchParams(value)) {
    throw new TypeError(message ?? typeErrorMessage("URLSearchParams", value));
  }
}
function assertUrlString(value, message) {
  if (!isUrlString(value)) {
    throw new TypeError(message ?? typeErrorMessage("string with a URL", value));
  }
}
function assertValidDate(value, message) {
  if (!isValidDate(value)) {
    throw new TypeError(message ?? typeErrorMessage("valid Date", value));
  }
}
function assertValidLength(value, message) {
  if (!isValidLength(value)) {
    throw new TypeError(message ?? typeErrorMessage("valid length", value));
  }
}
function assertWeakMap(value, message) {
  if (!isWeakMap(value)) {
    throw new TypeError(message ?? typeErrorMessage("WeakMap", value));
  }
}
function assertWeakRef(value, message) {
  if (!isWeakRef(value)) {
    throw new TypeError(message ?? typeErrorMessage("WeakRef", value));
  }
}
function assertWeakSet(value, message) {
  if (!isWeakSet(value)) {
    throw new TypeError(message ?? typeErrorMessage("WeakSet", value));
  }
}
function assertWhitespaceString(value, message) {
  if (!isWhitespaceString(value)) {
    throw new TypeError(message ?? typeErrorMessage("whitespace string", value));
  }
}
var distribution_default = is;

// ../node_modules/got/dist/source/core/utils/strip-url-auth.js
function stripUrlAuth(url) {
  const sanitized = new URL(url);
  sanitized.username = "";
  sanitized.password = "";
  return sanitized.href;
}

// ../node_modules/got/dist/source/core/errors.js
var normalizeError = (error) => {
  if (error instanceof globalThis.Error) {
    return error;
  }
  if (distribution_default.object(error)) {
    const errorLike = error;
    const message = typeof errorLike.message === "string" ? errorLike.message : "Non-error object thrown";
    const normalizedError = new globalThis.Error(message, { cause: error });
    if (typeof errorLike.stack === "string") {
      normalizedError.stack = errorLike.stack;
    }
    if (typeof errorLike.code === "string") {
      normalizedError.code = errorLike.code;
    }
    if (typeof errorLike.input === "string") {
      normalizedError.input = errorLike.input;
    }
    return normalizedError;
  }
  return new globalThis.Error(String(error));
};
function isRequest(x) {
  return distribution_default.object(x) && "_onResponse" in x;
}
var RequestError = class extends Error {
  name = "RequestError";
  code = "ERR_GOT_REQUEST_ERROR";
  input;
  stack;
  response;
  request;
  timings;
  constructor(message, error, self, response) {
    super(message, { cause: error });
    Error.captureStackTrace(this, this.constructor);
    const errorLike = distribution_default.object(error) ? error : void 0;
    if (errorLike?.code) {
      this.code = errorLike.code;
    }
    this.input = errorLike?.input;
    if (isRequest(self)) {
      Object.defineProperties(this, {
        request: {
          enumerable: false,
          value: self
        },
        response: {
          enumerable: false,
          value: response ?? self.response
        }
      });
      this.options = self.options;
    } else {
      this.options = self;
    }
    this.timings = this.request?.timings;
    if (distribution_default.string(errorLike?.stack) && distribution_default.string(this.stack)) {
      const frameStart = (stack, message2) => {
        if (!message2) {
          return stack.indexOf("\n");
        }
        const messageStart = stack.indexOf(message2);
        return messageStart === -1 ? -1 : messageStart + message2.length;
      };
      const headerEnd = frameStart(this.stack, this.message);
      const thisStackTrace = (headerEnd === -1 ? "" : this.stack.slice(headerEnd)).split("\n").toReversed();
      const causeStart = frameStart(errorLike.stack, errorLike.message);
      const originalStack = distribution_default.string(errorLike.message) && causeStart !== -1 ? errorLike.stack.slice(causeStart) : `
${errorLike.stack}`;
      const errorStackTrace = originalStack.split("\n").toReversed();
      while (errorStackTrace.length > 0 && errorStackTrace[0] === thisStackTrace[0]) {
        thisStackTrace.shift();
      }
      const frames = `${thisStackTrace.toReversed().join("\n")}${errorStackTrace.toReversed().join("\n")}`;
      let assignedStack;
      Object.defineProperty(this, "stack", {
        configurable: true,
        enumerable: false,
        get: () => assignedStack ?? `${this.name}: ${this.message}${frames}`,
        set(value) {
          assignedStack = distribution_default.string(value) ? value : void 0;
        }
      });
    }
  }
};
var MaxRedirectsError = class extends RequestError {
  name = "MaxRedirectsError";
  code = "ERR_TOO_MANY_REDIRECTS";
  constructor(request2) {
    super(`Redirected ${request2.options.maxRedirects} times. Aborting.`, {}, request2);
  }
};
var HTTPError = class extends RequestError {
  name = "HTTPError";
  code = "ERR_NON_2XX_3XX_RESPONSE";
  constructor(response) {
    super(`Request failed with status code ${response.statusCode} (${response.statusMessage}): ${response.request.options.method} ${stripUrlAuth(response.request.options.url)}`, {}, response.request, response);
  }
};
var CacheError = class extends RequestError {
  name = "CacheError";
  code = "ERR_CACHE_ACCESS";
  constructor(error, request2) {
    super(error.message, error, request2);
  }
};
var UploadError = class extends RequestError {
  name = "UploadError";
  code = "ERR_UPLOAD";
  constructor(error, request2) {
    super(error.message, error, request2);
  }
};
var TimeoutError = class extends RequestError {
  name = "TimeoutError";
  code = "ETIMEDOUT";
  timings;
  event;
  constructor(error, timings, request2) {
    super(error.message, error, request2);
    this.event = error.event ?? "request";
    this.timings = timings;
  }
};
var ReadError = class extends RequestError {
  name = "ReadError";
  code = "ERR_READING_RESPONSE_STREAM";
  constructor(error, request2) {
    super(error.message, error, request2);
    if (error.code === "ECONNRESET" || error.code === "ERR_HTTP_CONTENT_LENGTH_MISMATCH") {
      this.code = error.code;
    }
  }
};
var RetryError = class extends RequestError {
  name = "RetryError";
  code = "ERR_RETRYING";
  constructor(request2) {
    super("Retrying", {}, request2);
  }
};
var AbortError = class extends RequestError {
  name = "AbortError";
  code = "ERR_ABORTED";
  constructor(request2) {
    super("This operation was aborted.", {}, request2);
    if (request2.options?.signal?.aborted) {
      this.cause = request2.options.signal.reason;
    }
  }
};

// ../node_modules/byte-counter/utilities.js
var textEncoder = new TextEncoder();
function byteLength(data) {
  if (typeof data === "string") {
    return textEncoder.encode(data).byteLength;
  }
  if (ArrayBuffer.isView(data) || data instanceof ArrayBuffer || data instanceof SharedArrayBuffer) {
    return data.byteLength;
  }
  return 0;
}

// ../node_modules/chunk-data/index.js
var toUint8Array = (data) => data instanceof Uint8Array ? data : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
function* chunk(data, chunkSize) {
  if (!ArrayBuffer.isView(data)) {
    throw new TypeError("Expected data to be ArrayBufferView");
  }
  if (!Number.isSafeInteger(chunkSize) || chunkSize <= 0) {
    throw new TypeError("Expected chunkSize to be a positive integer");
  }
  const uint8Array = toUint8Array(data);
  for (let offset = 0; offset < uint8Array.length; offset += chunkSize) {
    yield uint8Array.subarray(offset, offset + chunkSize);
  }
}

// ../node_modules/uint8array-extras/index.js
var objectToString = Object.prototype.toString;
var uint8ArrayStringified = "[object Uint8Array]";
var arrayBufferStringified = "[object ArrayBuffer]";
function isType(value, typeConstructor, typeStringified) {
  if (!value) {
    return false;
  }
  if (value.constructor === typeConstructor) {
    return true;
  }
  return objectToString.call(value) === typeStringified;
}
function isUint8Array2(value) {
  return isType(value, Uint8Array, uint8ArrayStringified);
}
function isArrayBuffer2(value) {
  return isType(value, ArrayBuffer, arrayBufferStringified);
}
function isUint8ArrayOrArrayBuffer(value) {
  return isUint8Array2(value) || isArrayBuffer2(value);
}
function toUint8ArrayIfArrayBuffer(value) {
  return isArrayBuffer2(value) ? new Uint8Array(value) : value;
}
function assertUint8ArrayOrArrayBuffer(value) {
  if (!isUint8ArrayOrArrayBuffer(value)) {
    throw new TypeError(`Expected \`Uint8Array\` or \`ArrayBuffer\`, got \`${typeof value}\``);
  }
}
function concatUint8Arrays(arrays, totalLength) {
  if (arrays.length === 0) {
    return new Uint8Array(0);
  }
  totalLength ??= arrays.reduce((accumulator, currentValue) => accumulator + currentValue.byteLength, 0);
  const returnValue = new Uint8Array(totalLength);
  let offset = 0;
  for (let array of arrays) {
    assertUint8ArrayOrArrayBuffer(array);
    array = toUint8ArrayIfArrayBuffer(array);
    returnValue.set(array, offset);
    offset += array.length;
  }
  return returnValue;
}
var cachedDecoders = {
  utf8: new globalThis.TextDecoder("utf8")
};
function assertString2(value) {
  if (typeof value !== "string") {
    throw new TypeError(`Expected \`string\`, got \`${typeof value}\``);
  }
}
var cachedEncoder = new globalThis.TextEncoder();
function stringToUint8Array(string) {
  assertString2(string);
  return cachedEncoder.encode(string);
}
function base64ToBase64Url(base64) {
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
var MAX_BLOCK_SIZE = 65535;
function uint8ArrayToBase64(array, { urlSafe = false } = {}) {
  assertUint8ArrayOrArrayBuffer(array);
  array = toUint8ArrayIfArrayBuffer(array);
  let base64 = "";
  for (let index = 0; index < array.length; index += MAX_BLOCK_SIZE) {
    const chunk2 = array.subarray(index, index + MAX_BLOCK_SIZE);
    base64 += globalThis.btoa(String.fromCodePoint.apply(void 0, chunk2));
  }
  return urlSafe ? base64ToBase64Url(base64) : base64;
}
function stringToBase64(string, { urlSafe = false } = {}) {
  assertString2(string);
  return uint8ArrayToBase64(stringToUint8Array(string), { urlSafe });
}
var byteToHexLookupTable = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, "0"));

// ../node_modules/is-stream/index.js
function isStream(stream2, { checkOpen = true } = {}) {
  return stream2 !== null && typeof stream2 === "object" && (stream2.writable || stream2.readable || !checkOpen || stream2.writable === void 0 && stream2.readable === void 0) && typeof stream2.pipe === "function";
}
function isReadableStream(stream2, { checkOpen = true } = {}) {
  return isStream(stream2, { checkOpen }) && (stream2.readable || !checkOpen) && typeof stream2.read === "function" && typeof stream2.readable === "boolean" && typeof stream2.readableObjectMode === "boolean" && typeof stream2.destroy === "function" && typeof stream2.destroyed === "boolean";
}

// ../node_modules/@sec-ant/readable-stream/dist/ponyfill/asyncIterator.js
var a = Object.getPrototypeOf(
  Object.getPrototypeOf(
    /* istanbul ignore next */
    async function* () {
    }
  ).prototype
);
var c = class {
  #t;
  #n;
  #r = false;
  #e = void 0;
  constructor(e, t) {
    this.#t = e, this.#n = t;
  }
  next() {
    const e = () => this.#s();
    return this.#e = this.#e ? this.#e.then(e, e) : e(), this.#e;
  }
  return(e) {
    const t = () => this.#i(e);
    return this.#e ? this.#e.then(t, t) : t();
  }
  async #s() {
    if (this.#r)
      return {
        done: true,
        value: void 0
      };
    let e;
    try {
      e = await this.#t.read();
    } catch (t) {
      throw this.#e = void 0, this.#r = true, this.#t.releaseLock(), t;
    }
    return e.done && (this.#e = void 0, this.#r = true, this.#t.releaseLock()), e;
  }
  async #i(e) {
    if (this.#r)
      return {
        done: true,
        value: e
      };
    if (this.#r = true, !this.#n) {
      const t = this.#t.cancel(e);
      return this.#t.releaseLock(), await t, {
        done: true,
        value: e
      };
    }
    return this.#t.releaseLock(), {
      done: true,
      value: e
    };
  }
};
var n = /* @__PURE__ */ Symbol();
function i() {
  return this[n].next();
}
Object.defineProperty(i, "name", { value: "next" });
function o(r) {
  return this[n].return(r);
}
Object.defineProperty(o, "name", { value: "return" });
var u = Object.create(a, {
  next: {
    enumerable: true,
    configurable: true,
    writable: true,
    value: i
  },
  return: {
    enumerable: true,
    configurable: true,
    writable: true,
    value: o
  }
});
function h({ preventCancel: r = false } = {}) {
  const e = this.getReader(), t = new c(
    e,
    r
  ), s = Object.create(u);
  return s[n] = t, s;
}

// ../node_modules/get-stream/source/stream.js
var getAsyncIterable = (stream2) => {
  if (isReadableStream(stream2, { checkOpen: false }) && nodeImports.on !== void 0) {
    return getStreamIterable(stream2);
  }
  if (typeof stream2?.[Symbol.asyncIterator] === "function") {
    return stream2;
  }
  if (toString.call(stream2) === "[object ReadableStream]") {
    return h.call(stream2);
  }
  throw new TypeError("The first argument must be a Readable, a ReadableStream, or an async iterable.");
};
var { toString } = Object.prototype;
var getStreamIterable = async function* (stream2) {
  const controller = new AbortController();
  const state = {};
  handleStreamEnd(stream2, controller, state);
  try {
    for await (const [chunk2] of nodeImports.on(stream2, "data", { signal: controller.signal })) {
      yield chunk2;
    }
  } catch (error) {
    if (state.error !== void 0) {
      throw state.error;
    } else if (!controller.signal.aborted) {
      throw error;
    }
  } finally {
    stream2.destroy();
  }
};
var handleStreamEnd = async (stream2, controller, state) => {
  try {
    await nodeImports.finished(stream2, {
      cleanup: true,
      readable: true,
      writable: false,
      error: false
    });
  } catch (error) {
    state.error = error;
  } finally {
    controller.abort();
  }
};
var nodeImports = {};

// ../node_modules/get-stream/source/contents.js
var getStreamContents = async (stream2, { init: init2, convertChunk, getSize, truncateChunk, addChunk, getFinalChunk, finalize }, { maxBuffer = Number.POSITIVE_INFINITY } = {}) => {
  const asyncIterable = getAsyncIterable(stream2);
  const state = init2();
  state.length = 0;
  try {
    for await (const chunk2 of asyncIterable) {
      const chunkType = getChunkType(chunk2);
      const convertedChunk = convertChunk[chunkType](chunk2, state);
      appendChunk({
        convertedChunk,
        state,
        getSize,
        truncateChunk,
        addChunk,
        maxBuffer
      });
    }
    appendFinalChunk({
      state,
      convertChunk,
      getSize,
      truncateChunk,
      addChunk,
      getFinalChunk,
      maxBuffer
    });
    return finalize(state);
  } catch (error) {
    const normalizedError = typeof error === "object" && error !== null ? error : new Error(error);
    normalizedError.bufferedData = finalize(state);
    throw normalizedError;
  }
};
var appendFinalChunk = ({ state, getSize, truncateChunk, addChunk, getFinalChunk, maxBuffer }) => {
  const convertedChunk = getFinalChunk(state);
  if (convertedChunk !== void 0) {
    appendChunk({
      convertedChunk,
      state,
      getSize,
      truncateChunk,
      addChunk,
      maxBuffer
    });
  }
};
var appendChunk = ({ convertedChunk, state, getSize, truncateChunk, addChunk, maxBuffer }) => {
  const chunkSize = getSize(convertedChunk);
  const newLength = state.length + chunkSize;
  if (newLength <= maxBuffer) {
    addNewChunk(convertedChunk, state, addChunk, newLength);
    return;
  }
  const truncatedChunk = truncateChunk(convertedChunk, maxBuffer - state.length);
  if (truncatedChunk !== void 0) {
    addNewChunk(truncatedChunk, state, addChunk, maxBuffer);
  }
  throw new MaxBufferError();
};
var addNewChunk = (convertedChunk, state, addChunk, newLength) => {
  state.contents = addChunk(convertedChunk, state, newLength);
  state.length = newLength;
};
var getChunkType = (chunk2) => {
  const typeOfChunk = typeof chunk2;
  if (typeOfChunk === "string") {
    return "string";
  }
  if (typeOfChunk !== "object" || chunk2 === null) {
    return "others";
  }
  if (globalThis.Buffer?.isBuffer(chunk2)) {
    return "buffer";
  }
  const prototypeName = objectToString2.call(chunk2);
  if (prototypeName === "[object ArrayBuffer]") {
    return "arrayBuffer";
  }
  if (prototypeName === "[object DataView]") {
    return "dataView";
  }
  if (Number.isInteger(chunk2.byteLength) && Number.isInteger(chunk2.byteOffset) && objectToString2.call(chunk2.buffer) === "[object ArrayBuffer]") {
    return "typedArray";
  }
  return "others";
};
var { toString: objectToString2 } = Object.prototype;
var MaxBufferError = class extends Error {
  name = "MaxBufferError";
  constructor() {
    super("maxBuffer exceeded");
  }
};

// ../node_modules/get-stream/source/utils.js
var noop = () => void 0;
var throwObjectStream = (chunk2) => {
  throw new Error(`Streams in object mode are not supported: ${String(chunk2)}`);
};
var getLengthProperty = (convertedChunk) => convertedChunk.length;

// ../node_modules/get-stream/source/array-buffer.js
async function getStreamAsArrayBuffer(stream2, options) {
  return getStreamContents(stream2, arrayBufferMethods, options);
}
var initArrayBuffer = () => ({ contents: new ArrayBuffer(0) });
var useTextEncoder = (chunk2) => textEncoder2.encode(chunk2);
var textEncoder2 = new TextEncoder();
var useUint8Array = (chunk2) => new Uint8Array(chunk2);
var useUint8ArrayWithOffset = (chunk2) => new Uint8Array(chunk2.buffer, chunk2.byteOffset, chunk2.byteLength);
var truncateArrayBufferChunk = (convertedChunk, chunkSize) => convertedChunk.slice(0, chunkSize);
var addArrayBufferChunk = (convertedChunk, { contents, length: previousLength }, length) => {
  const newContents = hasArrayBufferResize() ? resizeArrayBuffer(contents, length) : resizeArrayBufferSlow(contents, length);
  new Uint8Array(newContents).set(convertedChunk, previousLength);
  return newContents;
};
var resizeArrayBufferSlow = (contents, length) => {
  if (length <= contents.byteLength) {
    return contents;
  }
  const arrayBuffer = new ArrayBuffer(getNewContentsLength(length));
  new Uint8Array(arrayBuffer).set(new Uint8Array(contents), 0);
  return arrayBuffer;
};
var resizeArrayBuffer = (contents, length) => {
  if (length <= contents.maxByteLength) {
    contents.resize(length);
    return contents;
  }
  const arrayBuffer = new ArrayBuffer(length, { maxByteLength: getNewContentsLength(length) });
  new Uint8Array(arrayBuffer).set(new Uint8Array(contents), 0);
  return arrayBuffer;
};
var getNewContentsLength = (length) => SCALE_FACTOR ** Math.ceil(Math.log(length) / Math.log(SCALE_FACTOR));
var SCALE_FACTOR = 2;
var finalizeArrayBuffer = ({ contents, length }) => hasArrayBufferResize() ? contents : contents.slice(0, length);
var hasArrayBufferResize = () => "resize" in ArrayBuffer.prototype;
var arrayBufferMethods = {
  init: initArrayBuffer,
  convertChunk: {
    string: useTextEncoder,
    buffer: useUint8Array,
    arrayBuffer: useUint8Array,
    dataView: useUint8ArrayWithOffset,
    typedArray: useUint8ArrayWithOffset,
    others: throwObjectStream
  },
  getSize: getLengthProperty,
  truncateChunk: truncateArrayBufferChunk,
  addChunk: addArrayBufferChunk,
  getFinalChunk: noop,
  finalize: finalizeArrayBuffer
};

// ../node_modules/get-stream/source/buffer.js
async function getStreamAsBuffer(stream2, options) {
  if (!("Buffer" in globalThis)) {
    throw new Error("getStreamAsBuffer() is only supported in Node.js");
  }
  try {
    return arrayBufferToNodeBuffer(await getStreamAsArrayBuffer(stream2, options));
  } catch (error) {
    if (error.bufferedData !== void 0) {
      error.bufferedData = arrayBufferToNodeBuffer(error.bufferedData);
    }
    throw error;
  }
}
var arrayBufferToNodeBuffer = (arrayBuffer) => globalThis.Buffer.from(arrayBuffer);

// ../node_modules/get-stream/source/index.js
var { on } = process.getBuiltinModule("node:events");
var { finished } = process.getBuiltinModule("node:stream/promises");
Object.assign(nodeImports, { on, finished });

// ../node_modules/cacheable-request/dist/index.js
var import_http_cache_semantics = (0,_chunk_WJDBHJ4B_js__WEBPACK_IMPORTED_MODULE_2__/* .__toESM */ .f1)(require_http_cache_semantics(), 1);

// ../node_modules/@keyv/serialize/dist/index.js
var { Buffer: Buffer2 } = process.getBuiltinModule("node:buffer");
var _serialize = (data, escapeColonStrings = true) => {
  if (data === void 0 || data === null) {
    return "null";
  }
  if (typeof data === "string") {
    return JSON.stringify(
      escapeColonStrings && data.startsWith(":") ? `:${data}` : data
    );
  }
  if (Buffer2.isBuffer(data)) {
    return JSON.stringify(`:base64:${data.toString("base64")}`);
  }
  if (data?.toJSON) {
    data = data.toJSON();
  }
  if (typeof data === "object") {
    let s = "";
    const array = Array.isArray(data);
    s = array ? "[" : "{";
    let first = true;
    for (const k in data) {
      const ignore2 = typeof data[k] === "function" || !array && data[k] === void 0;
      if (!Object.hasOwn(data, k) || ignore2) {
        continue;
      }
      if (!first) {
        s += ",";
      }
      first = false;
      if (array) {
        s += _serialize(data[k], escapeColonStrings);
      } else if (data[k] !== void 0) {
        s += `${_serialize(k, false)}:${_serialize(data[k], escapeColonStrings)}`;
      }
    }
    s += array ? "]" : "}";
    return s;
  }
  return JSON.stringify(data);
};
var defaultSerialize = (data) => {
  return _serialize(data, true);
};
var defaultDeserialize = (data) => JSON.parse(data, (_, value) => {
  if (typeof value === "string") {
    if (value.startsWith(":base64:")) {
      return Buffer2.from(value.slice(8), "base64");
    }
    return value.startsWith(":") ? value.slice(1) : value;
  }
  return value;
});

// ../node_modules/keyv/dist/index.js
var EventManager = class {
  _eventListeners;
  _maxListeners;
  constructor() {
    this._eventListeners = /* @__PURE__ */ new Map();
    this._maxListeners = 100;
  }
  maxListeners() {
    return this._maxListeners;
  }
  // Add an event listener
  addListener(event, listener) {
    this.on(event, listener);
  }
  on(event, listener) {
    if (!this._eventListeners.has(event)) {
      this._eventListeners.set(event, []);
    }
    const listeners = this._eventListeners.get(event);
    if (listeners) {
      if (listeners.length >= this._maxListeners) {
        console.warn(
          `MaxListenersExceededWarning: Possible event memory leak detected. ${listeners.length + 1} ${event} listeners added. Use setMaxListeners() to increase limit.`
        );
      }
      listeners.push(listener);
    }
    return this;
  }
  // Remove an event listener
  removeListener(event, listener) {
    this.off(event, listener);
  }
  off(event, listener) {
    const listeners = this._eventListeners.get(event) ?? [];
    const index = listeners.indexOf(listener);
    if (index !== -1) {
      listeners.splice(index, 1);
    }
    if (listeners.length === 0) {
      this._eventListeners.delete(event);
    }
  }
  once(event, listener) {
    const onceListener = (...arguments_) => {
      listener(...arguments_);
      this.off(event, onceListener);
    };
    this.on(event, onceListener);
  }
  // Emit an event
  // biome-ignore lint/suspicious/noExplicitAny: type format
  emit(event, ...arguments_) {
    const listeners = this._eventListeners.get(event);
    if (listeners && listeners.length > 0) {
      for (const listener of listeners) {
        listener(...arguments_);
      }
    }
  }
  // Get all listeners for a specific event
  listeners(event) {
    return this._eventListeners.get(event) ?? [];
  }
  // Remove all listeners for a specific event
  removeAllListeners(event) {
    if (event) {
      this._eventListeners.delete(event);
    } else {
      this._eventListeners.clear();
    }
  }
  // Set the maximum number of listeners for a single event
  setMaxListeners(n2) {
    this._maxListeners = n2;
  }
};
var event_manager_default = EventManager;
var HooksManager = class extends event_manager_default {
  _hookHandlers;
  constructor() {
    super();
    this._hookHandlers = /* @__PURE__ */ new Map();
  }
  // Adds a handler function for a specific event
  addHandler(event, handler) {
    const eventHandlers = this._hookHandlers.get(event);
    if (eventHandlers) {
      eventHandlers.push(handler);
    } else {
      this._hookHandlers.set(event, [handler]);
    }
  }
  // Removes a specific handler function for a specific event
  removeHandler(event, handler) {
    const eventHandlers = this._hookHandlers.get(event);
    if (eventHandlers) {
      const index = eventHandlers.indexOf(handler);
      if (index !== -1) {
        eventHandlers.splice(index, 1);
      }
    }
  }
  // Triggers all handlers for a specific event with provided data
  // biome-ignore lint/suspicious/noExplicitAny: type format
  trigger(event, data) {
    const eventHandlers = this._hookHandlers.get(event);
    if (eventHandlers) {
      for (const handler of eventHandlers) {
        try {
          handler(data);
        } catch (error) {
          this.emit(
            "error",
            new Error(
              `Error in hook handler for event "${event}": ${error.message}`
            )
          );
        }
      }
    }
  }
  // Provides read-only access to the current handlers
  get handlers() {
    return new Map(this._hookHandlers);
  }
};
var hooks_manager_default = HooksManager;
var StatsManager = class extends event_manager_default {
  enabled = true;
  hits = 0;
  misses = 0;
  sets = 0;
  deletes = 0;
  errors = 0;
  constructor(enabled) {
    super();
    if (enabled !== void 0) {
      this.enabled = enabled;
    }
    this.reset();
  }
  hit() {
    if (this.enabled) {
      this.hits++;
    }
  }
  miss() {
    if (this.enabled) {
      this.misses++;
    }
  }
  set() {
    if (this.enabled) {
      this.sets++;
    }
  }
  delete() {
    if (this.enabled) {
      this.deletes++;
    }
  }
  hitsOrMisses(array) {
    for (const item of array) {
      if (item === void 0) {
        this.miss();
      } else {
        this.hit();
      }
    }
  }
  reset() {
    this.hits = 0;
    this.misses = 0;
    this.sets = 0;
    this.deletes = 0;
    this.errors = 0;
  }
};
var stats_manager_default = StatsManager;
var iterableAdapters = [
  "sqlite",
  "postgres",
  "mysql",
  "mongo",
  "redis",
  "valkey",
  "etcd"
];
var Keyv = class extends event_manager_default {
  opts;
  iterator;
  hooks = new hooks_manager_default();
  stats = new stats_manager_default(false);
  /**
   * Time to live in milliseconds
   */
  _ttl;
  /**
   * Namespace
   */
  _namespace;
  /**
   * Store
   */
  // biome-ignore lint/suspicious/noExplicitAny: type format
  _store = /* @__PURE__ */ new Map();
  _serialize = defaultSerialize;
  _deserialize = defaultDeserialize;
  _compression;
  _useKeyPrefix = true;
  _throwOnErrors = false;
  /**
   * Keyv Constructor
   * @param {KeyvStoreAdapter | KeyvOptions} store
   * @param {Omit<KeyvOptions, 'store'>} [options] if you provide the store you can then provide the Keyv Options
   */
  constructor(store, options) {
    super();
    options ??= {};
    store ??= {};
    this.opts = {
      namespace: "keyv",
      serialize: defaultSerialize,
      deserialize: defaultDeserialize,
      emitErrors: true,
      // @ts-expect-error - Map is not a KeyvStoreAdapter
      store: /* @__PURE__ */ new Map(),
      ...options
    };
    if (store && store.get) {
      this.opts.store = store;
    } else {
      this.opts = {
        ...this.opts,
        ...store
      };
    }
    this._store = this.opts.store ?? /* @__PURE__ */ new Map();
    this._compression = this.opts.compression;
    this._serialize = this.opts.serialize;
    this._deserialize = this.opts.deserialize;
    if (this.opts.namespace) {
      this._namespace = this.opts.namespace;
    }
    if (this._store) {
      if (!this._isValidStorageAdapter(this._store)) {
        throw new Error("Invalid storage adapter");
      }
      if (typeof this._store.on === "function") {
        this._store.on("error", (error) => this.emit("error", error));
      }
      this._store.namespace = this._namespace;
      if (typeof this._store[Symbol.iterator] === "function" && this._store instanceof Map) {
        this.iterator = this.generateIterator(
          this._store
        );
      } else if ("iterator" in this._store && this._store.opts && this._checkIterableAdapter()) {
        this.iterator = this.generateIterator(
          // biome-ignore lint/style/noNonNullAssertion: need to fix
          this._store.iterator.bind(this._store)
        );
      }
    }
    if (this.opts.stats) {
      this.stats.enabled = this.opts.stats;
    }
    if (this.opts.ttl) {
      this._ttl = this.opts.ttl;
    }
    if (this.opts.useKeyPrefix !== void 0) {
      this._useKeyPrefix = this.opts.useKeyPrefix;
    }
    if (this.opts.throwOnErrors !== void 0) {
      this._throwOnErrors = this.opts.throwOnErrors;
    }
  }
  /**
   * Get the current store
   */
  // biome-ignore lint/suspicious/noExplicitAny: type format
  get store() {
    return this._store;
  }
  /**
   * Set the current store. This will also set the namespace, event error handler, and generate the iterator. If the store is not valid it will throw an error.
   * @param {KeyvStoreAdapter | Map<any, any> | any} store the store to set
   */
  // biome-ignore lint/suspicious/noExplicitAny: type format
  set store(store) {
    if (this._isValidStorageAdapter(store)) {
      this._store = store;
      this.opts.store = store;
      if (typeof store.on === "function") {
        store.on("error", (error) => this.emit("error", error));
      }
      if (this._namespace) {
        this._store.namespace = this._namespace;
      }
      if (typeof store[Symbol.iterator] === "function" && store instanceof Map) {
        this.iterator = this.generateIterator(
          store
        );
      } else if ("iterator" in store && store.opts && this._checkIterableAdapter()) {
        this.iterator = this.generateIterator(store.iterator?.bind(store));
      }
    } else {
      throw new Error("Invalid storage adapter");
    }
  }
  /**
   * Get the current compression function
   * @returns {CompressionAdapter} The current compression function
   */
  get compression() {
    return this._compression;
  }
  /**
   * Set the current compression function
   * @param {CompressionAdapter} compress The compression function to set
   */
  set compression(compress) {
    this._compression = compress;
  }
  /**
   * Get the current namespace.
   * @returns {string | undefined} The current namespace.
   */
  get namespace() {
    return this._namespace;
  }
  /**
   * Set the current namespace.
   * @param {string | undefined} namespace The namespace to set.
   */
  set namespace(namespace) {
    this._namespace = namespace;
    this.opts.namespace = namespace;
    this._store.namespace = namespace;
    if (this.opts.store) {
      this.opts.store.namespace = namespace;
    }
  }
  /**
   * Get the current TTL.
   * @returns {number} The current TTL in milliseconds.
   */
  get ttl() {
    return this._ttl;
  }
  /**
   * Set the current TTL.
   * @param {number} ttl The TTL to set in milliseconds.
   */
  set ttl(ttl2) {
    this.opts.ttl = ttl2;
    this._ttl = ttl2;
  }
  /**
   * Get the current serialize function.
   * @returns {Serialize} The current serialize function.
   */
  get serialize() {
    return this._serialize;
  }
  /**
   * Set the current serialize function.
   * @param {Serialize} serialize The serialize function to set.
   */
  set serialize(serialize) {
    this.opts.serialize = serialize;
    this._serialize = serialize;
  }
  /**
   * Get the current deserialize function.
   * @returns {Deserialize} The current deserialize function.
   */
  get deserialize() {
    return this._deserialize;
  }
  /**
   * Set the current deserialize function.
   * @param {Deserialize} deserialize The deserialize function to set.
   */
  set deserialize(deserialize) {
    this.opts.deserialize = deserialize;
    this._deserialize = deserialize;
  }
  /**
   * Get the current useKeyPrefix value. This will enable or disable key prefixing.
   * @returns {boolean} The current useKeyPrefix value.
   * @default true
   */
  get useKeyPrefix() {
    return this._useKeyPrefix;
  }
  /**
   * Set the current useKeyPrefix value. This will enable or disable key prefixing.
   * @param {boolean} value The useKeyPrefix value to set.
   */
  set useKeyPrefix(value) {
    this._useKeyPrefix = value;
    this.opts.useKeyPrefix = value;
  }
  /**
   * Get the current throwErrors value. This will enable or disable throwing errors on methods in addition to emitting them.
   * @return {boolean} The current throwOnErrors value.
   */
  get throwOnErrors() {
    return this._throwOnErrors;
  }
  /**
   * Set the current throwOnErrors value. This will enable or disable throwing errors on methods in addition to emitting them.
   * @param {boolean} value The throwOnErrors value to set.
   */
  set throwOnErrors(value) {
    this._throwOnErrors = value;
    this.opts.throwOnErrors = value;
  }
  generateIterator(iterator) {
    const function_ = async function* () {
      for await (const [key, raw] of typeof iterator === "function" ? iterator(this._store.namespace) : iterator) {
        const data = await this.deserializeData(raw);
        if (this._useKeyPrefix && this._store.namespace && !key.includes(this._store.namespace)) {
          continue;
        }
        if (typeof data.expires === "number" && Date.now() > data.expires) {
          await this.delete(key);
          continue;
        }
        yield [this._getKeyUnprefix(key), data.value];
      }
    };
    return function_.bind(this);
  }
  _checkIterableAdapter() {
    return iterableAdapters.includes(this._store.opts.dialect) || iterableAdapters.some(
      (element) => this._store.opts.url.includes(element)
    );
  }
  _getKeyPrefix(key) {
    if (!this._useKeyPrefix) {
      return key;
    }
    if (!this._namespace) {
      return key;
    }
    if (key.startsWith(`${this._namespace}:`)) {
      return key;
    }
    return `${this._namespace}:${key}`;
  }
  _getKeyPrefixArray(keys) {
    if (!this._useKeyPrefix) {
      return keys;
    }
    if (!this._namespace) {
      return keys;
    }
    return keys.map((key) => `${this._namespace}:${key}`);
  }
  _getKeyUnprefix(key) {
    if (!this._useKeyPrefix) {
      return key;
    }
    return key.split(":").splice(1).join(":");
  }
  // biome-ignore lint/suspicious/noExplicitAny: type format
  _isValidStorageAdapter(store) {
    return store instanceof Map || typeof store.get === "function" && typeof store.set === "function" && typeof store.delete === "function" && typeof store.clear === "function";
  }
  // eslint-disable-next-line @stylistic/max-len
  async get(key, options) {
    const { store } = this.opts;
    const isArray3 = Array.isArray(key);
    const keyPrefixed = isArray3 ? this._getKeyPrefixArray(key) : this._getKeyPrefix(key);
    const isDataExpired = (data) => typeof data.expires === "number" && Date.now() > data.expires;
    if (isArray3) {
      if (options?.raw === true) {
        return this.getMany(key, { raw: true });
      }
      return this.getMany(key, { raw: false });
    }
    this.hooks.trigger("preGet", { key: keyPrefixed });
    let rawData;
    try {
      rawData = await store.get(keyPrefixed);
    } catch (error) {
      if (this.throwOnErrors) {
        throw error;
      }
    }
    const deserializedData = typeof rawData === "string" || this.opts.compression ? await this.deserializeData(rawData) : rawData;
    if (deserializedData === void 0 || deserializedData === null) {
      this.hooks.trigger("postGet", {
        key: keyPrefixed,
        value: void 0
      });
      this.stats.miss();
      return void 0;
    }
    if (isDataExpired(deserializedData)) {
      await this.delete(key);
      this.hooks.trigger("postGet", {
        key: keyPrefixed,
        value: void 0
      });
      this.stats.miss();
      return void 0;
    }
    this.hooks.trigger("postGet", {
      key: keyPrefixed,
      value: deserializedData
    });
    this.stats.hit();
    return options?.raw ? deserializedData : deserializedData.value;
  }
  async getMany(keys, options) {
    const { store } = this.opts;
    const keyPrefixed = this._getKeyPrefixArray(keys);
    const isDataExpired = (data) => typeof data.expires === "number" && Date.now() > data.expires;
    this.hooks.trigger("preGetMany", { keys: keyPrefixed });
    if (store.getMany === void 0) {
      const promises = keyPrefixed.map(async (key) => {
        const rawData2 = await store.get(key);
        const deserializedRow = typeof rawData2 === "string" || this.opts.compression ? await this.deserializeData(rawData2) : rawData2;
        if (deserializedRow === void 0 || deserializedRow === null) {
          return void 0;
        }
        if (isDataExpired(deserializedRow)) {
          await this.delete(key);
          return void 0;
        }
        return options?.raw ? deserializedRow : deserializedRow.value;
      });
      const deserializedRows = await Promise.allSettled(promises);
      const result2 = deserializedRows.map(
        // biome-ignore lint/suspicious/noExplicitAny: type format
        (row) => row.value
      );
      this.hooks.trigger("postGetMany", result2);
      if (result2.length > 0) {
        this.stats.hit();
      }
      return result2;
    }
    const rawData = await store.getMany(keyPrefixed);
    const result = [];
    const expiredKeys = [];
    for (const index in rawData) {
      let row = rawData[index];
      if (typeof row === "string") {
        row = await this.deserializeData(row);
      }
      if (row === void 0 || row === null) {
        result.push(void 0);
        continue;
      }
      if (isDataExpired(row)) {
        expiredKeys.push(keys[index]);
        result.push(void 0);
        continue;
      }
      const value = options?.raw ? row : row.value;
      result.push(value);
    }
    if (expiredKeys.length > 0) {
      await this.deleteMany(expiredKeys);
    }
    this.hooks.trigger("postGetMany", result);
    if (result.length > 0) {
      this.stats.hit();
    }
    return result;
  }
  /**
   * Get the raw value of a key. This is the replacement for setting raw to true in the get() method.
   * @param {string} key the key to get
   * @returns {Promise<StoredDataRaw<Value> | undefined>} will return a StoredDataRaw<Value> or undefined if the key does not exist or is expired.
   */
  async getRaw(key) {
    const { store } = this.opts;
    const keyPrefixed = this._getKeyPrefix(key);
    this.hooks.trigger("preGetRaw", { key: keyPrefixed });
    const rawData = await store.get(keyPrefixed);
    if (rawData === void 0 || rawData === null) {
      this.hooks.trigger("postGetRaw", {
        key: keyPrefixed,
        value: void 0
      });
      this.stats.miss();
      return void 0;
    }
    const deserializedData = typeof rawData === "string" || this.opts.compression ? await this.deserializeData(rawData) : rawData;
    if (deserializedData !== void 0 && deserializedData.expires !== void 0 && deserializedData.expires !== null && // biome-ignore lint/style/noNonNullAssertion: need to fix
    deserializedData.expires < Date.now()) {
      this.hooks.trigger("postGetRaw", {
        key: keyPrefixed,
        value: void 0
      });
      this.stats.miss();
      await this.delete(key);
      return void 0;
    }
    this.stats.hit();
    this.hooks.trigger("postGetRaw", {
      key: keyPrefixed,
      value: deserializedData
    });
    return deserializedData;
  }
  /**
   * Get the raw values of many keys. This is the replacement for setting raw to true in the getMany() method.
   * @param {string[]} keys the keys to get
   * @returns {Promise<Array<StoredDataRaw<Value>>>} will return an array of StoredDataRaw<Value> or undefined if the key does not exist or is expired.
   */
  async getManyRaw(keys) {
    const { store } = this.opts;
    const keyPrefixed = this._getKeyPrefixArray(keys);
    if (keys.length === 0) {
      const result2 = Array.from({ length: keys.length }).fill(
        void 0
      );
      this.stats.misses += keys.length;
      this.hooks.trigger("postGetManyRaw", {
        keys: keyPrefixed,
        values: result2
      });
      return result2;
    }
    let result = [];
    if (store.getMany === void 0) {
      const promises = keyPrefixed.map(async (key) => {
        const rawData = await store.get(key);
        if (rawData !== void 0 && rawData !== null) {
          return this.deserializeData(rawData);
        }
        return void 0;
      });
      const deserializedRows = await Promise.allSettled(promises);
      result = deserializedRows.map(
        // biome-ignore lint/suspicious/noExplicitAny: type format
        (row) => row.value
      );
    } else {
      const rawData = await store.getMany(keyPrefixed);
      for (const row of rawData) {
        if (row !== void 0 && row !== null) {
          result.push(await this.deserializeData(row));
        } else {
          result.push(void 0);
        }
      }
    }
    const expiredKeys = [];
    const isDataExpired = (data) => typeof data.expires === "number" && Date.now() > data.expires;
    for (const [index, row] of result.entries()) {
      if (row !== void 0 && isDataExpired(row)) {
        expiredKeys.push(keyPrefixed[index]);
        result[index] = void 0;
      }
    }
    if (expiredKeys.length > 0) {
      await this.deleteMany(expiredKeys);
    }
    this.stats.hitsOrMisses(result);
    this.hooks.trigger("postGetManyRaw", {
      keys: keyPrefixed,
      values: result
    });
    return result;
  }
  /**
   * Set an item to the store
   * @param {string | Array<KeyvEntry>} key the key to use. If you pass in an array of KeyvEntry it will set many items
   * @param {Value} value the value of the key
   * @param {number} [ttl] time to live in milliseconds
   * @returns {boolean} if it sets then it will return a true. On failure will return false.
   */
  async set(key, value, ttl2) {
    const data = { key, value, ttl: ttl2 };
    this.hooks.trigger("preSet", data);
    const keyPrefixed = this._getKeyPrefix(data.key);
    data.ttl ??= this._ttl;
    if (data.ttl === 0) {
      data.ttl = void 0;
    }
    const { store } = this.opts;
    const expires = typeof data.ttl === "number" ? Date.now() + data.ttl : void 0;
    if (typeof data.value === "symbol") {
      this.emit("error", "symbol cannot be serialized");
      throw new Error("symbol cannot be serialized");
    }
    const formattedValue = { value: data.value, expires };
    const serializedValue = await this.serializeData(formattedValue);
    let result = true;
    try {
      const value2 = await store.set(keyPrefixed, serializedValue, data.ttl);
      if (typeof value2 === "boolean") {
        result = value2;
      }
    } catch (error) {
      result = false;
      this.emit("error", error);
      if (this._throwOnErrors) {
        throw error;
      }
    }
    this.hooks.trigger("postSet", {
      key: keyPrefixed,
      value: serializedValue,
      ttl: ttl2
    });
    this.stats.set();
    return result;
  }
  /**
   * Set many items to the store
   * @param {Array<KeyvEntry>} entries the entries to set
   * @returns {boolean[]} will return an array of booleans if it sets then it will return a true. On failure will return false.
   */
  // biome-ignore lint/correctness/noUnusedVariables: type format
  async setMany(entries2) {
    let results = [];
    try {
      if (this._store.setMany === void 0) {
        const promises = [];
        for (const entry of entries2) {
          promises.push(this.set(entry.key, entry.value, entry.ttl));
        }
        const promiseResults = await Promise.all(promises);
        results = promiseResults;
      } else {
        const serializedEntries = await Promise.all(
          entries2.map(async ({ key, value, ttl: ttl2 }) => {
            ttl2 ??= this._ttl;
            if (ttl2 === 0) {
              ttl2 = void 0;
            }
            const expires = typeof ttl2 === "number" ? Date.now() + ttl2 : void 0;
            if (typeof value === "symbol") {
              this.emit("error", "symbol cannot be serialized");
              throw new Error("symbol cannot be serialized");
            }
            const formattedValue = { value, expires };
            const serializedValue = await this.serializeData(formattedValue);
            const keyPrefixed = this._getKeyPrefix(key);
            return { key: keyPrefixed, value: serializedValue, ttl: ttl2 };
          })
        );
        results = await this._store.setMany(serializedEntries);
      }
    } catch (error) {
      this.emit("error", error);
      if (this._throwOnErrors) {
        throw error;
      }
      results = entries2.map(() => false);
    }
    return results;
  }
  /**
   * Delete an Entry
   * @param {string | string[]} key the key to be deleted. if an array it will delete many items
   * @returns {boolean} will return true if item or items are deleted. false if there is an error
   */
  async delete(key) {
    const { store } = this.opts;
    if (Array.isArray(key)) {
      return this.deleteMany(key);
    }
    const keyPrefixed = this._getKeyPrefix(key);
    this.hooks.trigger("preDelete", { key: keyPrefixed });
    let result = true;
    try {
      const value = await store.delete(keyPrefixed);
      if (typeof value === "boolean") {
        result = value;
      }
    } catch (error) {
      result = false;
      this.emit("error", error);
      if (this._throwOnErrors) {
        throw error;
      }
    }
    this.hooks.trigger("postDelete", {
      key: keyPrefixed,
      value: result
    });
    this.stats.delete();
    return result;
  }
  /**
   * Delete many items from the store
   * @param {string[]} keys the keys to be deleted
   * @returns {boolean} will return true if item or items are deleted. false if there is an error
   */
  async deleteMany(keys) {
    try {
      const { store } = this.opts;
      const keyPrefixed = this._getKeyPrefixArray(keys);
      this.hooks.trigger("preDelete", { key: keyPrefixed });
      if (store.deleteMany !== void 0) {
        return await store.deleteMany(keyPrefixed);
      }
      const promises = keyPrefixed.map(async (key) => store.delete(key));
      const results = await Promise.all(promises);
      const returnResult = results.every(Boolean);
      this.hooks.trigger("postDelete", {
        key: keyPrefixed,
        value: returnResult
      });
      return returnResult;
    } catch (error) {
      this.emit("error", error);
      if (this._throwOnErrors) {
        throw error;
      }
      return false;
    }
  }
  /**
   * Clear the store
   * @returns {void}
   */
  async clear() {
    this.emit("clear");
    const { store } = this.opts;
    try {
      await store.clear();
    } catch (error) {
      this.emit("error", error);
      if (this._throwOnErrors) {
        throw error;
      }
    }
  }
  async has(key) {
    if (Array.isArray(key)) {
      return this.hasMany(key);
    }
    const keyPrefixed = this._getKeyPrefix(key);
    const { store } = this.opts;
    if (store.has !== void 0 && !(store instanceof Map)) {
      return store.has(keyPrefixed);
    }
    let rawData;
    try {
      rawData = await store.get(keyPrefixed);
    } catch (error) {
      this.emit("error", error);
      if (this._throwOnErrors) {
        throw error;
      }
      return false;
    }
    if (rawData) {
      const data = await this.deserializeData(rawData);
      if (data) {
        if (data.expires === void 0 || data.expires === null) {
          return true;
        }
        return data.expires > Date.now();
      }
    }
    return false;
  }
  /**
   * Check if many keys exist
   * @param {string[]} keys the keys to check
   * @returns {boolean[]} will return an array of booleans if the keys exist
   */
  async hasMany(keys) {
    const keyPrefixed = this._getKeyPrefixArray(keys);
    const { store } = this.opts;
    if (store.hasMany !== void 0) {
      return store.hasMany(keyPrefixed);
    }
    const results = [];
    for (const key of keys) {
      results.push(await this.has(key));
    }
    return results;
  }
  /**
   * Will disconnect the store. This is only available if the store has a disconnect method
   * @returns {Promise<void>}
   */
  async disconnect() {
    const { store } = this.opts;
    this.emit("disconnect");
    if (typeof store.disconnect === "function") {
      return store.disconnect();
    }
  }
  // biome-ignore lint/suspicious/noExplicitAny: type format
  emit(event, ...arguments_) {
    if (event === "error" && !this.opts.emitErrors) {
      return;
    }
    super.emit(event, ...arguments_);
  }
  async serializeData(data) {
    if (!this._serialize) {
      return data;
    }
    if (this._compression?.compress) {
      return this._serialize({
        value: await this._compression.compress(data.value),
        expires: data.expires
      });
    }
    return this._serialize(data);
  }
  async deserializeData(data) {
    if (!this._deserialize) {
      return data;
    }
    if (this._compression?.decompress && typeof data === "string") {
      const result = await this._deserialize(data);
      return {
        value: await this._compression.decompress(result?.value),
        expires: result?.expires
      };
    }
    if (typeof data === "string") {
      return this._deserialize(data);
    }
    return void 0;
  }
};

// ../node_modules/mimic-response/index.js
var knownProperties = [
  "aborted",
  "complete",
  "headers",
  "httpVersion",
  "httpVersionMinor",
  "httpVersionMajor",
  "method",
  "rawHeaders",
  "rawTrailers",
  "setTimeout",
  "socket",
  "statusCode",
  "statusMessage",
  "trailers",
  "url"
];
function mimicResponse(fromStream, toStream) {
  if (toStream._readableState.autoDestroy) {
    throw new Error("The second stream must have the `autoDestroy` option set to `false`");
  }
  const fromProperties = /* @__PURE__ */ new Set([...Object.keys(fromStream), ...knownProperties]);
  const properties = {};
  for (const property of fromProperties) {
    if (property in toStream) {
      continue;
    }
    properties[property] = {
      get() {
        const value = fromStream[property];
        const isFunction2 = typeof value === "function";
        return isFunction2 ? value.bind(fromStream) : value;
      },
      set(value) {
        fromStream[property] = value;
      },
      enumerable: true,
      configurable: false
    };
  }
  Object.defineProperties(toStream, properties);
  fromStream.once("aborted", () => {
    toStream.destroy();
    toStream.emit("aborted");
  });
  fromStream.once("close", () => {
    if (fromStream.complete) {
      if (toStream.readable) {
        toStream.once("end", () => {
          toStream.emit("close");
        });
      } else {
        toStream.emit("close");
      }
    } else {
      toStream.emit("close");
    }
  });
  return toStream;
}

// ../node_modules/normalize-url/index.js
var DATA_URL_DEFAULT_MIME_TYPE = "text/plain";
var DATA_URL_DEFAULT_CHARSET = "us-ascii";
var testParameter = (name, filters) => filters.some((filter) => filter instanceof RegExp ? filter.test(name) : filter === name);
var supportedProtocols = /* @__PURE__ */ new Set([
  "https:",
  "http:",
  "file:"
]);
var hasCustomProtocol = (urlString) => {
  try {
    const { protocol } = new URL(urlString);
    return protocol.endsWith(":") && !protocol.includes(".") && !supportedProtocols.has(protocol);
  } catch {
    return false;
  }
};
var normalizeDataURL = (urlString, { stripHash }) => {
  const match = /^data:(?<type>[^,]*?),(?<data>[^#]*?)(?:#(?<hash>.*))?$/.exec(urlString);
  if (!match) {
    throw new Error(`Invalid URL: ${urlString}`);
  }
  const { type, data, hash } = match.groups;
  const mediaType = type.split(";");
  const isBase64 = mediaType.at(-1) === "base64";
  if (isBase64) {
    mediaType.pop();
  }
  const mimeType = mediaType.shift()?.toLowerCase() ?? "";
  const attributes = mediaType.map((attribute) => {
    let [key, value = ""] = attribute.split("=").map((string) => string.trim());
    if (key === "charset") {
      value = value.toLowerCase();
      if (value === DATA_URL_DEFAULT_CHARSET) {
        return "";
      }
    }
    return `${key}${value ? `=${value}` : ""}`;
  }).filter(Boolean);
  const normalizedMediaType = [...attributes];
  if (isBase64) {
    normalizedMediaType.push("base64");
  }
  if (normalizedMediaType.length > 0 || mimeType && mimeType !== DATA_URL_DEFAULT_MIME_TYPE) {
    normalizedMediaType.unshift(mimeType);
  }
  const hashPart = stripHash || !hash ? "" : `#${hash}`;
  return `data:${normalizedMediaType.join(";")},${isBase64 ? data.trim() : data}${hashPart}`;
};
function normalizeUrl(urlString, options) {
  options = {
    defaultProtocol: "http",
    normalizeProtocol: true,
    forceHttp: false,
    forceHttps: false,
    stripAuthentication: true,
    stripHash: false,
    stripTextFragment: true,
    stripWWW: true,
    removeQueryParameters: [/^utm_\w+/i],
    removeTrailingSlash: true,
    removeSingleSlash: true,
    removeDirectoryIndex: false,
    removeExplicitPort: false,
    sortQueryParameters: true,
    removePath: false,
    transformPath: false,
    ...options
  };
  if (typeof options.defaultProtocol === "string" && !options.defaultProtocol.endsWith(":")) {
    options.defaultProtocol = `${options.defaultProtocol}:`;
  }
  urlString = urlString.trim();
  if (/^data:/i.test(urlString)) {
    return normalizeDataURL(urlString, options);
  }
  if (hasCustomProtocol(urlString)) {
    return urlString;
  }
  const hasRelativeProtocol = urlString.startsWith("//");
  const isRelativeUrl = !hasRelativeProtocol && /^\.*\//.test(urlString);
  if (!isRelativeUrl) {
    urlString = urlString.replace(/^(?!(?:\w+:)?\/\/)|^\/\//, options.defaultProtocol);
  }
  const urlObject = new URL(urlString);
  if (options.forceHttp && options.forceHttps) {
    throw new Error("The `forceHttp` and `forceHttps` options cannot be used together");
  }
  if (options.forceHttp && urlObject.protocol === "https:") {
    urlObject.protocol = "http:";
  }
  if (options.forceHttps && urlObject.protocol === "http:") {
    urlObject.protocol = "https:";
  }
  if (options.stripAuthentication) {
    urlObject.username = "";
    urlObject.password = "";
  }
  if (options.stripHash) {
    urlObject.hash = "";
  } else if (options.stripTextFragment) {
    urlObject.hash = urlObject.hash.replace(/#?:~:text.*?$/i, "");
  }
  if (urlObject.pathname) {
    const protocolRegex = /\b[a-z][a-z\d+\-.]{1,50}:\/\//g;
    let lastIndex = 0;
    let result = "";
    for (; ; ) {
      const match = protocolRegex.exec(urlObject.pathname);
      if (!match) {
        break;
      }
      const protocol = match[0];
      const protocolAtIndex = match.index;
      const intermediate = urlObject.pathname.slice(lastIndex, protocolAtIndex);
      result += intermediate.replace(/\/{2,}/g, "/");
      result += protocol;
      lastIndex = protocolAtIndex + protocol.length;
    }
    const remnant = urlObject.pathname.slice(lastIndex, urlObject.pathname.length);
    result += remnant.replace(/\/{2,}/g, "/");
    urlObject.pathname = result;
  }
  if (urlObject.pathname) {
    try {
      urlObject.pathname = decodeURI(urlObject.pathname).replace(/\\/g, "%5C");
    } catch {
    }
  }
  if (options.removeDirectoryIndex === true) {
    options.removeDirectoryIndex = [/^index\.[a-z]+$/];
  }
  if (Array.isArray(options.removeDirectoryIndex) && options.removeDirectoryIndex.length > 0) {
    const pathComponents = urlObject.pathname.split("/").filter(Boolean);
    const lastComponent = pathComponents.at(-1);
    if (lastComponent && testParameter(lastComponent, options.removeDirectoryIndex)) {
      pathComponents.pop();
      urlObject.pathname = pathComponents.length > 0 ? `/${pathComponents.join("/")}/` : "/";
    }
  }
  if (options.removePath) {
    urlObject.pathname = "/";
  }
  if (options.transformPath && typeof options.transformPath === "function") {
    const pathComponents = urlObject.pathname.split("/").filter(Boolean);
    const newComponents = options.transformPath(pathComponents);
    urlObject.pathname = newComponents?.length > 0 ? `/${newComponents.join("/")}` : "/";
  }
  if (urlObject.hostname) {
    urlObject.hostname = urlObject.hostname.replace(/\.$/, "");
    if (options.stripWWW && /^www\.(?!www\.)[a-z\-\d]{1,63}\.[a-z.\-\d]{2,63}$/.test(urlObject.hostname)) {
      urlObject.hostname = urlObject.hostname.replace(/^www\./, "");
    }
  }
  if (Array.isArray(options.removeQueryParameters)) {
    for (const key of [...urlObject.searchParams.keys()]) {
      if (testParameter(key, options.removeQueryParameters)) {
        urlObject.searchParams.delete(key);
      }
    }
  }
  if (!Array.isArray(options.keepQueryParameters) && options.removeQueryParameters === true) {
    urlObject.search = "";
  }
  if (Array.isArray(options.keepQueryParameters) && options.keepQueryParameters.length > 0) {
    for (const key of [...urlObject.searchParams.keys()]) {
      if (!testParameter(key, options.keepQueryParameters)) {
        urlObject.searchParams.delete(key);
      }
    }
  }
  if (options.sortQueryParameters) {
    const originalSearch = urlObject.search;
    urlObject.searchParams.sort();
    try {
      urlObject.search = decodeURIComponent(urlObject.search);
    } catch {
    }
    const partsWithoutEquals = originalSearch.slice(1).split("&").filter((p) => p && !p.includes("="));
    for (const part of partsWithoutEquals) {
      const decoded = decodeURIComponent(part);
      urlObject.search = urlObject.search.replace(`?${decoded}=`, `?${decoded}`).replace(`&${decoded}=`, `&${decoded}`);
    }
  }
  if (options.removeTrailingSlash) {
    urlObject.pathname = urlObject.pathname.replace(/\/$/, "");
  }
  if (options.removeExplicitPort && urlObject.port) {
    urlObject.port = "";
  }
  const oldUrlString = urlString;
  urlString = urlObject.toString();
  if (!options.removeSingleSlash && urlObject.pathname === "/" && !oldUrlString.endsWith("/") && urlObject.hash === "") {
    urlString = urlString.replace(/\/$/, "");
  }
  if ((options.removeTrailingSlash || urlObject.pathname === "/") && urlObject.hash === "" && options.removeSingleSlash) {
    urlString = urlString.replace(/\/$/, "");
  }
  if (hasRelativeProtocol && !options.normalizeProtocol) {
    urlString = urlString.replace(/^http:\/\//, "//");
  }
  if (options.stripProtocol) {
    urlString = urlString.replace(/^(?:https?:)?\/\//, "");
  }
  return urlString;
}

// ../node_modules/responselike/node_modules/lowercase-keys/index.js
function lowercaseKeys(object) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key.toLowerCase(), value]));
}

// ../node_modules/responselike/index.js
var { Readable: ReadableStream2 } = process.getBuiltinModule("node:stream");
var Response = class extends ReadableStream2 {
  statusCode;
  headers;
  body;
  url;
  complete;
  constructor({ statusCode, headers, body, url }) {
    if (typeof statusCode !== "number") {
      throw new TypeError("Argument `statusCode` should be a number");
    }
    if (typeof headers !== "object") {
      throw new TypeError("Argument `headers` should be an object");
    }
    if (!(body instanceof Uint8Array)) {
      throw new TypeError("Argument `body` should be a buffer");
    }
    if (typeof url !== "string") {
      throw new TypeError("Argument `url` should be a string");
    }
    let bodyPushed = false;
    super({
      read() {
        if (!bodyPushed) {
          bodyPushed = true;
          this.push(body);
          return;
        }
        this.push(null);
      }
    });
    this.statusCode = statusCode;
    this.headers = lowercaseKeys(headers);
    this.body = body;
    this.url = url;
    this.complete = true;
  }
};

// ../node_modules/cacheable-request/dist/types.js
var RequestError2 = class extends Error {
  constructor(error) {
    super(error.message);
    Object.defineProperties(this, Object.getOwnPropertyDescriptors(error));
  }
};
var CacheError2 = class extends Error {
  constructor(error) {
    super(error.message);
    Object.defineProperties(this, Object.getOwnPropertyDescriptors(error));
  }
};

// ../node_modules/cacheable-request/dist/index.js
var crypto = new Proxy({}, { get: (_, member2) => process.getBuiltinModule("node:crypto")[member2] });
var EventEmitter = process.getBuiltinModule("node:events");
var stream = process.getBuiltinModule("node:stream");
var { PassThrough: PassThroughStream } = process.getBuiltinModule("node:stream");
var urlLib = process.getBuiltinModule("node:url");
var { URL: URL2 } = process.getBuiltinModule("node:url");
var CacheableRequest = class {
  constructor(cacheRequest, cacheAdapter) {
    this.cache = new Keyv({ namespace: "cacheable-request" });
    this.hooks = /* @__PURE__ */ new Map();
    this.request = () => (options, callback) => {
      let url;
      if (typeof options === "string") {
        url = normalizeUrlObject(parseWithWhatwg(options));
        options = {};
      } else if (options instanceof urlLib.URL) {
        url = normalizeUrlObject(parseWithWhatwg(options.toString()));
        options = {};
      } else {
        const [pathname, ...searchParts] = (options.path ?? "").split("?");
        const search = searchParts.length > 0 ? `?${searchParts.join("?")}` : "";
        url = normalizeUrlObject({ ...options, pathname, search });
      }
      options = {
        headers: {},
        method: "GET",
        cache: true,
        strictTtl: false,
        automaticFailover: false,
        ...options,
        ...urlObjectToRequestOptions(url)
      };
      options.headers = Object.fromEntries(entries(options.headers).map(([key2, value]) => [
        key2.toLowerCase(),
        value
      ]));
      const ee = new EventEmitter();
      const normalizedUrlString = normalizeUrl(urlLib.format(url), {
        stripWWW: false,
        removeTrailingSlash: false,
        stripAuthentication: false
      });
      let key = `${options.method}:${normalizedUrlString}`;
      if (options.body && options.method !== void 0 && ["POST", "PATCH", "PUT"].includes(options.method)) {
        if (options.body instanceof stream.Readable) {
          options.cache = false;
        } else {
          key += `:${crypto.createHash("md5").update(options.body).digest("hex")}`;
        }
      }
      let revalidate = false;
      let madeRequest = false;
      const makeRequest = (options_) => {
        madeRequest = true;
        let requestErrored = false;
        let requestErrorCallback = () => {
        };
        const requestErrorPromise = new Promise((resolve3) => {
          requestErrorCallback = () => {
            if (!requestErrored) {
              requestErrored = true;
              resolve3();
            }
          };
        });
        const handler = async (response) => {
          if (revalidate) {
            response.status = response.statusCode;
            const originalPolicy = import_http_cache_semantics.default.fromObject(revalidate.cachePolicy);
            const revalidatedPolicy = originalPolicy.revalidatedPolicy(options_, response);
            if (!revalidatedPolicy.modified) {
              response.resume();
              await new Promise((resolve3) => {
                response.once("end", resolve3);
              });
              const headers = convertHeaders(revalidatedPolicy.policy.responseHeaders());
              const originalHeaders = convertHeaders(originalPolicy.responseHeaders());
              const preserveHeaders = [
                "content-encoding",
                "content-type",
                "content-length",
                "content-language",
                "content-location",
                "etag"
              ];
              for (const headerName of preserveHeaders) {
                if (originalHeaders[headerName] !== void 0 && headers[headerName] === void 0) {
                  headers[headerName] = originalHeaders[headerName];
                }
              }
              response = new Response({
                statusCode: revalidate.statusCode,
                headers,
                body: revalidate.body,
                url: revalidate.url
              });
              response.cachePolicy = revalidatedPolicy.policy;
              response.fromCache = true;
            }
          }
          if (!response.fromCache) {
            response.cachePolicy = new import_http_cache_semantics.default(options_, response, options_);
            response.fromCache = false;
          }
          let clonedResponse;
          if (options_.cache && response.cachePolicy.storable()) {
            clonedResponse = cloneResponse(response);
            (async () => {
              try {
                const bodyPromise = getStreamAsBuffer(response);
                await Promise.race([
                  requestErrorPromise,
                  new Promise((resolve3) => response.once("end", resolve3)),
                  new Promise((resolve3) => response.once("close", resolve3))
                ]);
                const body = await bodyPromise;
                let value = {
                  url: response.url,
                  statusCode: response.fromCache ? revalidate.statusCode : response.statusCode,
                  body,
                  cachePolicy: response.cachePolicy.toObject()
                };
                let ttl2 = options_.strictTtl ? response.cachePolicy.timeToLive() : void 0;
                if (options_.maxTtl) {
                  ttl2 = ttl2 ? Math.min(ttl2, options_.maxTtl) : options_.maxTtl;
                }
                if (this.hooks.size > 0) {
                  for (const key_ of this.hooks.keys()) {
                    value = await this.runHook(key_, value, response);
                  }
                }
                await this.cache.set(key, value, ttl2);
              } catch (error) {
                ee.emit("error", new CacheError2(error));
              }
            })();
          } else if (options_.cache && revalidate) {
            (async () => {
              try {
                await this.cache.delete(key);
              } catch (error) {
                ee.emit("error", new CacheError2(error));
              }
            })();
          }
          ee.emit("response", clonedResponse ?? response);
          if (typeof callback === "function") {
            callback(clonedResponse ?? response);
          }
        };
        try {
          const request_ = this.cacheRequest(options_, handler);
          request_.once("error", requestErrorCallback);
          request_.once("abort", requestErrorCallback);
          request_.once("destroy", requestErrorCallback);
          ee.emit("request", request_);
        } catch (error) {
          ee.emit("error", new RequestError2(error));
        }
      };
      (async () => {
        const get = async (options_) => {
          await Promise.resolve();
          const cacheEntry = options_.cache ? await this.cache.get(key) : void 0;
          if (cacheEntry === void 0 && !options_.forceRefresh) {
            makeRequest(options_);
            return;
          }
          const policy = import_http_cache_semantics.default.fromObject(cacheEntry.cachePolicy);
          if (policy.satisfiesWithoutRevalidation(options_) && !options_.forceRefresh) {
            const headers = convertHeaders(policy.responseHeaders());
            const bodyBuffer = cacheEntry.body;
            const body = Buffer.from(bodyBuffer);
            const response = new Response({
              statusCode: cacheEntry.statusCode,
              headers,
              body,
              url: cacheEntry.url
            });
            response.cachePolicy = policy;
            response.fromCache = true;
            ee.emit("response", response);
            if (typeof callback === "function") {
              callback(response);
            }
          } else if (policy.satisfiesWithoutRevalidation(options_) && Date.now() >= policy.timeToLive() && options_.forceRefresh) {
            await this.cache.delete(key);
            options_.headers = policy.revalidationHeaders(options_);
            makeRequest(options_);
          } else {
            revalidate = cacheEntry;
            options_.headers = policy.revalidationHeaders(options_);
            makeRequest(options_);
          }
        };
        const errorHandler = (error) => ee.emit("error", new CacheError2(error));
        if (this.cache instanceof Keyv) {
          const cachek = this.cache;
          cachek.once("error", errorHandler);
          ee.on("error", () => {
            cachek.removeListener("error", errorHandler);
          });
          ee.on("response", () => {
            cachek.removeListener("error", errorHandler);
          });
        }
        try {
          await get(options);
        } catch (error) {
          if (options.automaticFailover && !madeRequest) {
            makeRequest(options);
          }
          ee.emit("error", new CacheError2(error));
        }
      })();
      return ee;
    };
    this.addHook = (name, function_) => {
      if (!this.hooks.has(name)) {
        this.hooks.set(name, function_);
      }
    };
    this.removeHook = (name) => this.hooks.delete(name);
    this.getHook = (name) => this.hooks.get(name);
    this.runHook = async (name, ...arguments_) => this.hooks.get(name)?.(...arguments_);
    if (cacheAdapter) {
      if (cacheAdapter instanceof Keyv) {
        this.cache = cacheAdapter;
      } else {
        this.cache = new Keyv({
          store: cacheAdapter,
          namespace: "cacheable-request"
        });
      }
    }
    this.request = this.request.bind(this);
    this.cacheRequest = cacheRequest;
  }
};
var entries = Object.entries;
var cloneResponse = (response) => {
  const clone = new PassThroughStream({ autoDestroy: false });
  mimicResponse(response, clone);
  return response.pipe(clone);
};
var urlObjectToRequestOptions = (url) => {
  const options = { ...url };
  options.path = `${url.pathname || "/"}${url.search || ""}`;
  delete options.pathname;
  delete options.search;
  return options;
};
var normalizeUrlObject = (url) => (
  // If url was parsed by url.parse or new URL:
  // - hostname will be set
  // - host will be hostname[:port]
  // - port will be set if it was explicit in the parsed string
  // Otherwise, url was from request options:
  // - hostname or host may be set
  // - host shall not have port encoded
  {
    protocol: url.protocol,
    auth: url.auth,
    hostname: url.hostname || url.host || "localhost",
    port: url.port,
    pathname: url.pathname,
    search: url.search
  }
);
var convertHeaders = (headers) => {
  const result = [];
  for (const name of Object.keys(headers)) {
    result[name.toLowerCase()] = headers[name];
  }
  return result;
};
var parseWithWhatwg = (raw) => {
  const u2 = new URL2(raw);
  return {
    protocol: u2.protocol,
    // E.g. 'https:'
    slashes: true,
    // Always true for WHATWG URLs
    /* c8 ignore next 3 */
    auth: u2.username || u2.password ? `${u2.username}:${u2.password}` : void 0,
    host: u2.host,
    // E.g. 'example.com:8080'
    port: u2.port,
    // E.g. '8080'
    hostname: u2.hostname,
    // E.g. 'example.com'
    hash: u2.hash,
    // E.g. '#quux'
    search: u2.search,
    // E.g. '?bar=baz'
    query: Object.fromEntries(u2.searchParams),
    // { bar: 'baz' }
    pathname: u2.pathname,
    // E.g. '/foo'
    path: u2.pathname + u2.search,
    // '/foo?bar=baz'
    href: u2.href
    // Full serialized URL
  };
};
var dist_default = CacheableRequest;

// ../node_modules/got/dist/source/core/utils/timer.js
var { errorMonitor } = process.getBuiltinModule("node:events");
var { types } = process.getBuiltinModule("node:util");
var getInitialConnectionTimings = (socket) => Reflect.get(socket, "__initial_connection_timings__");
var setInitialConnectionTimings = (socket, timings) => {
  Reflect.set(socket, "__initial_connection_timings__", timings);
};
var timer = (request2) => {
  if (request2.timings) {
    return request2.timings;
  }
  const timings = {
    start: Date.now(),
    socket: void 0,
    lookup: void 0,
    connect: void 0,
    secureConnect: void 0,
    upload: void 0,
    response: void 0,
    end: void 0,
    error: void 0,
    abort: void 0,
    phases: {
      wait: void 0,
      dns: void 0,
      tcp: void 0,
      tls: void 0,
      request: void 0,
      firstByte: void 0,
      download: void 0,
      total: void 0
    }
  };
  request2.timings = timings;
  const handleError = (origin) => {
    origin.once(errorMonitor, () => {
      timings.error = Date.now();
      timings.phases.total = timings.error - timings.start;
    });
  };
  handleError(request2);
  const onAbort = () => {
    timings.abort = Date.now();
    timings.phases.total = timings.abort - timings.start;
  };
  request2.prependOnceListener("abort", onAbort);
  const onSocket = (socket) => {
    timings.socket = Date.now();
    timings.phases.wait = timings.socket - timings.start;
    if (types.isProxy(socket)) {
      return;
    }
    const socketAlreadyConnected = socket.writable && !socket.connecting;
    if (socketAlreadyConnected) {
      timings.lookup = timings.socket;
      timings.connect = timings.socket;
      const initialConnectionTimings = getInitialConnectionTimings(socket);
      if (initialConnectionTimings) {
        timings.phases.dns = initialConnectionTimings.dnsPhase;
        timings.phases.tcp = initialConnectionTimings.tcpPhase;
        timings.phases.tls = initialConnectionTimings.tlsPhase;
        if (timings.phases.tls !== void 0) {
          timings.secureConnect = timings.socket;
        }
      } else {
        timings.phases.dns = 0;
        timings.phases.tcp = 0;
      }
      return;
    }
    const lookupListener = () => {
      timings.lookup = Date.now();
      timings.phases.dns = timings.lookup - timings.socket;
    };
    socket.prependOnceListener("lookup", lookupListener);
    if (!socket.connecting) {
      return;
    }
    const onSecureConnect = () => {
      timings.secureConnect = Date.now();
      timings.phases.tls = timings.secureConnect - timings.connect;
      const initialConnectionTimings = getInitialConnectionTimings(socket);
      if (initialConnectionTimings) {
        initialConnectionTimings.tlsPhase = timings.phases.tls;
      }
    };
    socket.once("connect", () => {
      timings.connect = Date.now();
      if (timings.lookup === void 0) {
        socket.removeListener("lookup", lookupListener);
        timings.lookup = timings.socket;
        timings.phases.dns = 0;
      }
      timings.phases.tcp = timings.connect - timings.lookup;
      if (timings.phases.tcp === 0 && timings.phases.dns && timings.phases.dns > 0) {
        timings.phases.dns = 0;
      }
      if (!getInitialConnectionTimings(socket)) {
        setInitialConnectionTimings(socket, {
          dnsPhase: timings.phases.dns,
          // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-assertion -- TypeScript can't prove this is defined due to callback structure
          tcpPhase: timings.phases.tcp
        });
      }
      if ("encrypted" in socket) {
        if (socket.authorized) {
          onSecureConnect();
        } else {
          socket.once("secureConnect", onSecureConnect);
        }
      }
    });
  };
  if (request2.socket) {
    onSocket(request2.socket);
  } else {
    request2.prependOnceListener("socket", onSocket);
  }
  const onUpload = () => {
    timings.upload = Date.now();
    const secureOrConnect = timings.secureConnect ?? timings.connect;
    if (secureOrConnect !== void 0) {
      timings.phases.request = timings.upload - secureOrConnect;
    }
  };
  if (request2.writableFinished) {
    onUpload();
  } else {
    request2.prependOnceListener("finish", onUpload);
  }
  request2.prependOnceListener("response", (response) => {
    timings.response = Date.now();
    if (timings.upload !== void 0) {
      timings.phases.firstByte = timings.response - timings.upload;
    }
    response.timings = timings;
    handleError(response);
    response.prependOnceListener("end", () => {
      request2.off("abort", onAbort);
      response.off("aborted", onAbort);
      if (timings.phases.total !== void 0) {
        return;
      }
      timings.end = Date.now();
      timings.phases.download = timings.end - timings.response;
      timings.phases.total = timings.end - timings.start;
    });
    response.prependOnceListener("aborted", onAbort);
  });
  return timings;
};
var timer_default = timer;

// ../node_modules/decompress-response/index.js
var { Transform: TransformStream2, PassThrough: PassThroughStream2 } = process.getBuiltinModule("node:stream");
var zlib = process.getBuiltinModule("node:zlib");
var supportsZstd = typeof zlib.createZstdDecompress === "function";
function decompressResponse(response) {
  const contentEncoding = (response.headers["content-encoding"] || "").toLowerCase();
  const supportedEncodings2 = ["gzip", "deflate", "br"];
  if (supportsZstd) {
    supportedEncodings2.push("zstd");
  }
  if (!supportedEncodings2.includes(contentEncoding)) {
    return response;
  }
  let isEmpty = true;
  const headers = { ...response.headers };
  const finalStream = new PassThroughStream2({
    autoDestroy: false
  });
  finalStream.once("error", () => {
    response.destroy();
  });
  function handleContentEncoding(data) {
    let decompressStream;
    if (contentEncoding === "zstd") {
      decompressStream = zlib.createZstdDecompress();
    } else if (contentEncoding === "br") {
      decompressStream = zlib.createBrotliDecompress();
    } else if (contentEncoding === "deflate" && data.length > 0 && (data[0] & 8) === 0) {
      decompressStream = zlib.createInflateRaw();
    } else {
      decompressStream = zlib.createUnzip();
    }
    decompressStream.once("error", (error) => {
      if (isEmpty && !response.readable) {
        finalStream.end();
        return;
      }
      finalStream.destroy(error);
    });
    checker.pipe(decompressStream).pipe(finalStream);
  }
  const checker = new TransformStream2({
    transform(data, _encoding, callback) {
      if (isEmpty === false) {
        callback(null, data);
        return;
      }
      isEmpty = false;
      handleContentEncoding(data);
      callback(null, data);
    },
    flush(callback) {
      if (isEmpty) {
        finalStream.end();
      }
      callback();
    }
  });
  delete headers["content-encoding"];
  delete headers["content-length"];
  finalStream.headers = headers;
  mimicResponse(response, finalStream);
  response.pipe(checker);
  return finalStream;
}

// ../node_modules/got/dist/source/core/utils/decompress-response.js
var zlib2 = process.getBuiltinModule("node:zlib");
var supportedEncodings = /* @__PURE__ */ new Set(["gzip", "deflate", "br", ...typeof zlib2.createZstdDecompress === "function" ? ["zstd"] : []]);
function decompressResponseBody(response) {
  const encodings = (response.headers["content-encoding"] ?? "").toLowerCase().split(",").map((encoding) => encoding.trim()).filter((encoding) => encoding.length > 0).filter((encoding) => encoding !== "identity").map((encoding) => encoding === "x-gzip" ? "gzip" : encoding);
  if (encodings.some((encoding) => !supportedEncodings.has(encoding))) {
    return decompressResponse(response);
  }
  const nativeResponse = response;
  for (const encoding of encodings.toReversed()) {
    const source = response;
    const originalHeaders = source.headers;
    try {
      source.headers = { ...originalHeaders, "content-encoding": encoding };
      response = decompressResponse(source);
    } finally {
      source.headers = originalHeaders;
    }
    if (source === nativeResponse) {
      continue;
    }
    const decoded = response;
    source.once("error", (error) => {
      decoded.destroy(error);
    });
  }
  return response;
}

// ../node_modules/got/dist/source/core/utils/get-body-size.js
function getBodySize(body, headers) {
  if (headers && "content-length" in headers && headers["content-length"] !== void 0) {
    return Number(headers["content-length"]);
  }
  if (!body) {
    return 0;
  }
  if (distribution_default.string(body)) {
    return stringToUint8Array(body).byteLength;
  }
  return ArrayBuffer.isView(body) ? body.byteLength : void 0;
}

// ../node_modules/got/dist/source/core/utils/is-non-replayable-body.js
function isNonReplayableBody(body) {
  return distribution_default.nodeStream(body) || body instanceof ReadableStream || distribution_default.object(body) && distribution_default.function(body.next);
}

// ../node_modules/got/dist/source/core/utils/proxy-events.js
function proxyEvents(from, to, events) {
  const eventFunctions = /* @__PURE__ */ new Map();
  for (const event of events) {
    const eventFunction = (...arguments_) => {
      to.emit(event, ...arguments_);
    };
    eventFunctions.set(event, eventFunction);
    from.on(event, eventFunction);
  }
  return () => {
    for (const [event, eventFunction] of eventFunctions) {
      from.off(event, eventFunction);
    }
  };
}

// ../node_modules/got/dist/source/core/timed-out.js
var net = process.getBuiltinModule("node:net");
var reentry = /* @__PURE__ */ Symbol("reentry");
var noop2 = () => {
};
var TimeoutError2 = class extends Error {
  name = "TimeoutError";
  code = "ETIMEDOUT";
  event;
  constructor(threshold, event) {
    super(`Timeout awaiting '${event}' for ${threshold}ms`);
    this.event = event;
  }
};
var maximumTimerDelay = 2147483647;
var isArmableTimerDelay = (delay2) => delay2 <= maximumTimerDelay && Number.isFinite(delay2);
function timedOut(request2, delays, options) {
  if (reentry in request2) {
    return noop2;
  }
  request2[reentry] = true;
  const cancelers = [];
  const handled = /* @__PURE__ */ new Set();
  const listeners = [];
  const once2 = (origin, event, listener) => {
    origin.once(event, listener);
    listeners.push({ origin, event, listener });
  };
  const addTimeout = (delay2, event) => {
    if (!isArmableTimerDelay(delay2)) {
      return noop2;
    }
    const timeout = setTimeout(timeoutHandler, delay2, delay2, event);
    timeout.unref();
    const cancel = () => {
      handled.add(event);
      clearTimeout(timeout);
    };
    cancelers.push(cancel);
    return cancel;
  };
  const { host, hostname } = options;
  const timeoutHandler = (delay2, event) => {
    setTimeout(() => {
      if (!handled.has(event)) {
        request2.destroy(new TimeoutError2(delay2, event));
      }
    }, 0);
  };
  const cancelTimeouts = () => {
    for (const cancel of cancelers) {
      cancel();
    }
    for (const { origin, event, listener } of listeners) {
      origin.removeListener(event, listener);
    }
    listeners.length = 0;
  };
  request2.once("error", (error) => {
    cancelTimeouts();
    if (request2.listenerCount("error") === 0) {
      throw error;
    }
  });
  if (delays.socket !== void 0 && isArmableTimerDelay(delays.socket)) {
    const { socket } = delays;
    const socketTimeoutHandler = () => {
      timeoutHandler(socket, "socket");
    };
    request2.setTimeout(socket, socketTimeoutHandler);
    cancelers.push(() => {
      handled.add("socket");
      request2.removeListener("timeout", socketTimeoutHandler);
    });
  }
  const hasLookup = delays.lookup !== void 0;
  const hasConnect = delays.connect !== void 0;
  const hasSecureConnect = delays.secureConnect !== void 0;
  const hasSend = delays.send !== void 0;
  if (hasLookup || hasConnect || hasSecureConnect || hasSend) {
    const onSocket = (socket) => {
      const { socketPath } = request2;
      if (socket.connecting) {
        const normalizedHostname = hostname?.startsWith("[") && hostname.endsWith("]") ? hostname.slice(1, -1) : hostname;
        const hasPath = Boolean(socketPath ?? net.isIP(normalizedHostname ?? host ?? "") !== 0);
        const hasLookupCompleted = socket.address().address !== void 0;
        if (hasLookup && !hasPath && !hasLookupCompleted) {
          const cancelTimeout = addTimeout(delays.lookup, "lookup");
          once2(socket, "lookup", cancelTimeout);
        }
        if (hasConnect) {
          const timeConnect = () => addTimeout(delays.connect, "connect");
          if (hasPath || hasLookupCompleted) {
            once2(socket, "connect", timeConnect());
          } else {
            once2(socket, "lookup", (error) => {
              if (error === null) {
                once2(socket, "connect", timeConnect());
              }
            });
          }
        }
        if (hasSecureConnect && options.protocol === "https:") {
          once2(socket, "connect", () => {
            const cancelTimeout = addTimeout(delays.secureConnect, "secureConnect");
            once2(socket, "secureConnect", cancelTimeout);
          });
        }
      }
      if (hasSend) {
        const timeRequest = () => addTimeout(delays.send, "send");
        if (socket.connecting) {
          once2(socket, "connect", () => {
            once2(request2, "upload-complete", timeRequest());
          });
        } else {
          once2(request2, "upload-complete", timeRequest());
        }
      }
    };
    if (request2.socket) {
      onSocket(request2.socket);
    } else {
      once2(request2, "socket", onSocket);
    }
  }
  if (delays.response !== void 0) {
    let cancelTimeout = noop2;
    const startTimeout = () => {
      cancelTimeout = addTimeout(delays.response, "response");
    };
    once2(request2, "upload-complete", startTimeout);
    once2(request2, "response", () => {
      request2.removeListener("upload-complete", startTimeout);
      cancelTimeout();
    });
  }
  if (delays.read !== void 0) {
    once2(request2, "response", (response) => {
      const cancelTimeout = addTimeout(delays.read, "read");
      once2(response, "end", cancelTimeout);
    });
  }
  return cancelTimeouts;
}

// ../node_modules/got/dist/source/core/utils/weakable-map.js
var WeakableMap = class {
  weakMap = /* @__PURE__ */ new WeakMap();
  map = /* @__PURE__ */ new Map();
  set(key, value) {
    if (typeof key === "object") {
      this.weakMap.set(key, value);
    } else {
      this.map.set(key, value);
    }
  }
  get(key) {
    return typeof key === "object" ? this.weakMap.get(key) : this.map.get(key);
  }
  has(key) {
    return typeof key === "object" ? this.weakMap.has(key) : this.map.has(key);
  }
};

// ../node_modules/got/dist/source/core/calculate-retry-delay.js
var calculateRetryDelay = ({ attemptCount, retryOptions, error, retryAfter: retryAfter2, computedValue }) => {
  if (error.name === "RetryError") {
    return 1;
  }
  if (attemptCount > retryOptions.limit) {
    return 0;
  }
  const hasMethod = retryOptions.methods.includes(error.options.method);
  const hasErrorCode = retryOptions.errorCodes.includes(error.code);
  const hasStatusCode = error.response && retryOptions.statusCodes.includes(error.response.statusCode);
  if (!hasMethod || !hasErrorCode && !hasStatusCode) {
    return 0;
  }
  if (error.response) {
    if (retryAfter2 !== void 0) {
      return retryAfter2 > computedValue ? 0 : Math.max(1, retryAfter2);
    }
    if (error.response.statusCode === 413) {
      return 0;
    }
  }
  const noise = Math.random() * retryOptions.noise;
  return Math.max(1, Math.min(2 ** (attemptCount - 1) * 1e3, retryOptions.backoffLimit) + noise);
};
var calculate_retry_delay_default = calculateRetryDelay;

// ../node_modules/lowercase-keys/index.js
function lowercaseKeys2(object, { onConflict } = {}) {
  if (typeof object !== "object" || object === null) {
    throw new TypeError(`Expected an object, got ${object === null ? "null" : typeof object}`);
  }
  const result = {};
  for (const [key, value] of Object.entries(object)) {
    const lowercasedKey = key.toLowerCase();
    const hasExistingKey = Object.hasOwn(result, lowercasedKey);
    const existingValue = hasExistingKey ? result[lowercasedKey] : void 0;
    const resolvedValue = onConflict && hasExistingKey ? onConflict({ key: lowercasedKey, newValue: value, existingValue }) : value;
    Object.defineProperty(result, lowercasedKey, {
      value: resolvedValue,
      writable: true,
      enumerable: true,
      configurable: true
    });
  }
  return result;
}

// ../node_modules/got/dist/source/core/parse-link-header.js
var splitHeaderValue = (value, separator) => {
  const values = [];
  let current = "";
  let inQuotes = false;
  let inReference = false;
  let isEscaped = false;
  for (const character of value) {
    if (inQuotes) {
      if (isEscaped) {
        isEscaped = false;
      } else if (character === "\\") {
        isEscaped = true;
      } else if (character === '"') {
        inQuotes = false;
      }
    } else if (character === '"') {
      inQuotes = true;
    } else if (character === "<" || character === ">") {
      inReference = character === "<";
    } else if (!inReference && character === separator) {
      values.push(current);
      current = "";
      continue;
    }
    current += character;
  }
  if (inQuotes) {
    throw new Error(`Failed to parse Link header: ${value}`);
  }
  values.push(current);
  return values;
};
function parseLinkHeader(link) {
  const parsed2 = [];
  for (const item of splitHeaderValue(link, ",")) {
    if (item.trim() === "") {
      continue;
    }
    const [rawUriReference, ...rawLinkParameters] = splitHeaderValue(item, ";");
    const trimmedUriReference = rawUriReference.trim();
    if (trimmedUriReference[0] !== "<" || trimmedUriReference.at(-1) !== ">") {
      throw new Error(`Invalid format of the Link header reference: ${trimmedUriReference}`);
    }
    const reference = trimmedUriReference.slice(1, -1).trim();
    if (reference.includes("<") || reference.includes(">")) {
      throw new Error(`Invalid format of the Link header reference: ${trimmedUriReference}`);
    }
    const parameters = /* @__PURE__ */ Object.create(null);
    for (const rawParameter of rawLinkParameters) {
      const trimmedRawParameter = rawParameter.trim();
      const center = trimmedRawParameter.indexOf("=");
      const name = center === -1 ? trimmedRawParameter : trimmedRawParameter.slice(0, center).trim();
      if (name === "") {
        throw new Error(`Failed to parse Link header: ${link}`);
      }
      const value = center === -1 ? "" : trimmedRawParameter.slice(center + 1).trim();
      const normalizedName = name.toLowerCase();
      if (!Object.hasOwn(parameters, normalizedName)) {
        parameters[normalizedName] = value;
      }
    }
    parsed2.push({
      reference,
      parameters
    });
  }
  return parsed2;
}

// ../node_modules/got/dist/source/core/response.js
var { Buffer: Buffer3 } = process.getBuiltinModule("node:buffer");
var decodedBodyCache = /* @__PURE__ */ new WeakMap();
var redirectDecisions = /* @__PURE__ */ new WeakMap();
var bomStrippingDecoders = /* @__PURE__ */ new Map([
  ["utf8", new TextDecoder()],
  ["utf16le", new TextDecoder("utf-16le")]
]);
var normalizeEncoding = (encoding) => (encoding ?? "utf8").toLowerCase().replace("-", "").replace("ucs2", "utf16le");
var isUtf8Encoding = (encoding) => normalizeEncoding(encoding) === "utf8";
var decodeUint8Array = (data, encoding) => bomStrippingDecoders.get(normalizeEncoding(encoding))?.decode(data) ?? Buffer3.from(data).toString(encoding);
var isResponseOk = (response) => {
  const { statusCode } = response;
  if (statusCode >= 200 && statusCode <= 299 || statusCode === 304) {
    return true;
  }
  if (statusCode < 300 || statusCode > 399) {
    return false;
  }
  const { followRedirect } = response.request.options;
  if (typeof followRedirect !== "function") {
    return !followRedirect;
  }
  let decision = redirectDecisions.get(response);
  if (decision?.predicate !== followRedirect) {
    decision = { predicate: followRedirect, follow: followRedirect(response) };
    redirectDecisions.set(response, decision);
  }
  return !decision.follow;
};
var copyRedirectDecision = (source, destination) => {
  const decision = redirectDecisions.get(source);
  if (decision !== void 0) {
    redirectDecisions.set(destination, decision);
  }
};
var ParseError = class extends RequestError {
  name = "ParseError";
  code = "ERR_BODY_PARSE_FAILURE";
  constructor(error, response) {
    const { options } = response.request;
    super(`${normalizeError(error).message} in "${stripUrlAuth(options.url)}"`, error, response.request, response);
  }
};
var cacheDecodedBody = (response, decodedBody) => {
  decodedBodyCache.set(response, decodedBody);
};
var parseBody = (response, responseType, parseJson2, encoding) => {
  const { rawBody } = response;
  const cachedDecodedBody = decodedBodyCache.get(response);
  decodedBodyCache.delete(response);
  try {
    if (responseType === "text") {
      return cachedDecodedBody ?? decodeUint8Array(rawBody, encoding);
    }
    if (responseType === "json") {
      if (rawBody.length === 0) {
        return "";
      }
      const text = cachedDecodedBody ?? decodeUint8Array(rawBody, encoding);
      return parseJson2(text);
    }
    if (responseType === "buffer") {
      return rawBody;
    }
  } catch (error) {
    throw new ParseError(error, response);
  }
  throw new ParseError({
    message: `Unknown body type '${responseType}'`,
    name: "Error"
  }, response);
};

// ../node_modules/got/dist/source/core/utils/is-unix-socket-url.js
function isUnixSocketUrl(url) {
  return url.protocol === "unix:" || url.hostname === "unix";
}
function getUnixSocketPath(url) {
  return isUnixSocketUrl(url) ? new RegExp("^(?<socketPath>[^:]+):", "v").exec(`${url.pathname}${url.search}`)?.groups?.socketPath : void 0;
}

// ../node_modules/got/dist/source/core/utils/dns-cache.js
var { ADDRCONFIG, ALL: ALL2, V4MAPPED, getDefaultResultOrder, lookup: dnsLookup, promises: dnsPromises } = process.getBuiltinModule("node:dns");
var { isIP } = process.getBuiltinModule("node:net");
var os = process.getBuiltinModule("node:os");
var { promisify } = process.getBuiltinModule("node:util");
var ttl = { ttl: true };
var noResultErrorCodes = /* @__PURE__ */ new Set(["ENODATA", "ENOTFOUND", "ENOENT"]);
var maximumCacheTtl = Math.floor(2147483647 / 1e3);
var isPromiseLike = (value) => typeof value?.then === "function";
var now = () => Date.now();
var hasUnexpired = (cache, key) => {
  const expires = cache.get(key);
  if (expires === void 0) {
    return false;
  }
  if (expires <= now()) {
    cache.delete(key);
    return false;
  }
  return true;
};
var deleteExpiredMapEntries = (cache, time = now()) => {
  for (const [key, expires] of cache) {
    if (expires <= time) {
      cache.delete(key);
    }
  }
};
var hasFlag = (value, flag) => value !== void 0 && (value & flag) === flag;
var getConfiguredFamilies = () => {
  const families = /* @__PURE__ */ new Set();
  for (const networkInterface of Object.values(os.networkInterfaces())) {
    for (const address2 of networkInterface ?? []) {
      if (!address2.internal) {
        families.add(address2.family === "IPv6" ? 6 : 4);
      }
    }
  }
  return families;
};
var createNoResultError = (hostname) => {
  const error = new Error(`DNS cache lookup ENOTFOUND ${hostname}`);
  error.code = "ENOTFOUND";
  error.hostname = hostname;
  return error;
};
var normalizeLookupOptions = (options) => typeof options === "number" ? { family: options } : { ...options };
var normalizeResolverRecord = (record, family, maxTtl) => {
  const recordTtl = record.ttl;
  const entryTtl = Number.isFinite(recordTtl) ? Math.min(recordTtl, maxTtl) : 0;
  return {
    address: record.address,
    family,
    expires: now() + entryTtl * 1e3
  };
};
var map4To6 = (entries2) => entries2.map((entry) => {
  if (entry.family === 6) {
    return entry;
  }
  return {
    ...entry,
    address: `::ffff:${entry.address}`,
    family: 6
  };
});
var familyFromOptions = (options) => {
  if (options.family === 4 || options.family === 6) {
    return options.family;
  }
  if (options.family === "IPv4") {
    return 4;
  }
  return options.family === "IPv6" ? 6 : void 0;
};
var orderFromOptions = (options) => {
  if (options.order !== void 0) {
    return options.order;
  }
  if (options.verbatim !== void 0) {
    return options.verbatim ? "verbatim" : "ipv4first";
  }
  return getDefaultResultOrder();
};
var familiesFromOptions = (options) => {
  const family = familyFromOptions(options);
  if (family === 6 && hasFlag(options.hints, V4MAPPED) && hasFlag(options.hints, ALL2)) {
    return [6, 4];
  }
  if (family !== void 0) {
    return [family];
  }
  return orderFromOptions(options) === "ipv6first" ? [6, 4] : [4, 6];
};
var filterFamiliesByAddrConfig = (families, options) => {
  if (!hasFlag(options.hints, ADDRCONFIG)) {
    return families;
  }
  const configuredFamilies = getConfiguredFamilies();
  return families.filter((family) => configuredFamilies.has(family));
};
var shouldQueryMappedIpv4 = (entries2, options) => familyFromOptions(options) === 6 && hasFlag(options.hints, V4MAPPED) && !hasFlag(options.hints, ALL2) && entries2.every((entry) => entry.family !== 6);
var cacheKey = (hostname, family) => `${hostname}:${family}`;
var lookupOptionsKey = (hostname, options) => `${hostname}:${familyFromOptions(options) ?? 0}:${options.hints ?? 0}:${orderFromOptions(options)}`;
var shouldIgnoreResolveError = (error) => error.code !== void 0 && noResultErrorCodes.has(error.code);
var toLookupResult = ({ address: address2, family }) => ({
  address: address2,
  family
});
var DnsCache = class {
  lookup;
  #cache;
  #resolver;
  #dnsLookupAsync;
  #cacheKeys = /* @__PURE__ */ new Set();
  #pending = /* @__PURE__ */ new Map();
  #pendingFallback = /* @__PURE__ */ new Map();
  #lookupOptionsToFallback = /* @__PURE__ */ new Map();
  #lookupOptionsWithoutFallback = /* @__PURE__ */ new Map();
  #maxTtl;
  #fallbackDuration;
  #errorTtl;
  #minimumVersionByHostname = /* @__PURE__ */ new Map();
  #activeQueriesByHostname = /* @__PURE__ */ new Map();
  #minimumVersion = 0;
  #clearVersion = 0;
  constructor({ cache = /* @__PURE__ */ new Map(), maxTtl = maximumCacheTtl, fallbackDuration = 3600, errorTtl = 0.15, resolver = new dnsPromises.Resolver(), lookup = dnsLookup } = {}) {
    this.#cache = cache;
    this.#resolver = resolver;
    this.#maxTtl = Math.min(maxTtl, maximumCacheTtl);
    this.#fallbackDuration = fallbackDuration;
    this.#errorTtl = errorTtl;
    this.#dnsLookupAsync = lookup === false ? void 0 : promisify(lookup);
    this.lookup = this.#lookup.bind(this);
  }
  async lookupAsync(hostname, options) {
    const normalizedOptions = normalizeLookupOptions(options);
    const literalFamily = isIP(hostname);
    if (literalFamily !== 0) {
      const entries3 = [{
        address: hostname,
        family: literalFamily
      }];
      return normalizedOptions.all ? entries3 : entries3[0];
    }
    let entries2 = await this.#query(hostname, normalizedOptions);
    entries2 = this.#filterEntries(entries2, normalizedOptions);
    if (entries2.length === 0) {
      throw createNoResultError(hostname);
    }
    const lookupResults = entries2.map((entry) => toLookupResult(entry));
    return normalizedOptions.all ? lookupResults : lookupResults[0];
  }
  clear(hostname) {
    this.#clearVersion++;
    if (hostname === void 0) {
      this.#minimumVersion = this.#clearVersion;
      this.#minimumVersionByHostname.clear();
      for (const key of this.#cacheKeys) {
        this.#cache.delete(key);
      }
      this.#cacheKeys.clear();
      this.#pending.clear();
      this.#pendingFallback.clear();
      this.#lookupOptionsToFallback.clear();
      this.#lookupOptionsWithoutFallback.clear();
      return;
    }
    for (const family of [4, 6]) {
      const key = cacheKey(hostname, family);
      this.#deleteCacheEntry(key);
      this.#pending.delete(key);
    }
    if (this.#activeQueriesByHostname.has(hostname)) {
      this.#minimumVersionByHostname.set(hostname, this.#clearVersion);
    }
    for (const map of [this.#pendingFallback, this.#lookupOptionsToFallback, this.#lookupOptionsWithoutFallback]) {
      for (const key of map.keys()) {
        if (key.startsWith(`${hostname}:`)) {
          map.delete(key);
        }
      }
    }
  }
  #lookup(hostname, options, callback) {
    if (typeof options === "function") {
      callback = options;
      options = {};
    }
    if (callback === void 0) {
      throw new Error("Callback must be a function.");
    }
    const normalizedOptions = normalizeLookupOptions(options);
    void this.#lookupAndCallback(hostname, normalizedOptions, callback);
  }
  async #lookupAndCallback(hostname, options, callback) {
    let result;
    try {
      result = await this.lookupAsync(hostname, options);
    } catch (error) {
      queueMicrotask(() => {
        const callbackWithError = callback;
        callbackWithError(error);
      });
      return;
    }
    queueMicrotask(() => {
      if (options.all) {
        callback(null, result);
        return;
      }
      const entry = result;
      callback(null, entry.address, entry.family);
    });
  }
  async #query(hostname, options) {
    this.#activeQueriesByHostname.set(hostname, (this.#activeQueriesByHostname.get(hostname) ?? 0) + 1);
    try {
      const lookupOptionKey = lookupOptionsKey(hostname, options);
      if (hasUnexpired(this.#lookupOptionsToFallback, lookupOptionKey)) {
        return await this.#fallbackLookupOnce(hostname, options, lookupOptionKey);
      }
      let families = filterFamiliesByAddrConfig(familiesFromOptions(options), options);
      const clearVersion = this.#clearVersion;
      let flattenedEntries = await this.#queryFamilies(hostname, families, clearVersion);
      if (shouldQueryMappedIpv4(flattenedEntries, options) && !families.includes(4)) {
        families = filterFamiliesByAddrConfig([4], options);
        flattenedEntries = await this.#queryFamilies(hostname, families, clearVersion);
      }
      if (flattenedEntries.length > 0 || this.#dnsLookupAsync === void 0) {
        return flattenedEntries;
      }
      if (hasUnexpired(this.#lookupOptionsWithoutFallback, lookupOptionKey)) {
        return [];
      }
      const fallbackEntries = await this.#fallbackLookupOnce(hostname, options, lookupOptionKey);
      if (!this.#isVersionCurrent(hostname, clearVersion)) {
        return fallbackEntries;
      }
      this.#deleteExpiredFallbackState();
      if (fallbackEntries.length > 0 && this.#fallbackDuration > 0) {
        this.#lookupOptionsToFallback.set(lookupOptionKey, now() + this.#fallbackDuration * 1e3);
      } else if (fallbackEntries.length === 0 && this.#errorTtl > 0) {
        this.#lookupOptionsWithoutFallback.set(lookupOptionKey, now() + this.#errorTtl * 1e3);
      }
      return fallbackEntries;
    } finally {
      this.#finishQuery(hostname);
    }
  }
  #finishQuery(hostname) {
    const activeQueryCount = this.#activeQueriesByHostname.get(hostname);
    if (activeQueryCount === void 0) {
      return;
    }
    if (activeQueryCount > 1) {
      this.#activeQueriesByHostname.set(hostname, activeQueryCount - 1);
      return;
    }
    this.#activeQueriesByHostname.delete(hostname);
    this.#minimumVersionByHostname.delete(hostname);
  }
  #deleteExpiredFallbackState() {
    const time = now();
    deleteExpiredMapEntries(this.#lookupOptionsToFallback, time);
    deleteExpiredMapEntries(this.#lookupOptionsWithoutFallback, time);
  }
  async #queryFamilies(hostname, families, clearVersion) {
    if (families.length === 1) {
      return this.#queryFamily(hostname, families[0], clearVersion);
    }
    const results = await Promise.allSettled(families.map((family) => this.#queryFamily(hostname, family, clearVersion)));
    const entries2 = results.flatMap((result) => result.status === "fulfilled" ? result.value : []);
    if (entries2.length > 0) {
      return entries2;
    }
    const rejected = results.find((result) => result.status === "rejected");
    if (rejected !== void 0) {
      if (rejected.reason instanceof Error) {
        throw rejected.reason;
      }
      throw new Error(String(rejected.reason));
    }
    return [];
  }
  async #queryFamily(hostname, family, clearVersion) {
    const key = cacheKey(hostname, family);
    const cached = await this.#getCachedFamily(key, hostname);
    if (cached !== void 0) {
      return cached.entries;
    }
    if (!this.#isVersionCurrent(hostname, clearVersion)) {
      return this.#resolveAndCache(hostname, family, clearVersion);
    }
    const pending = this.#pending.get(key);
    if (pending !== void 0) {
      return pending;
    }
    const promise = this.#resolveAndCache(hostname, family, clearVersion);
    this.#pending.set(key, promise);
    try {
      return await promise;
    } finally {
      if (this.#pending.get(key) === promise) {
        this.#pending.delete(key);
      }
    }
  }
  async #getCachedFamily(key, hostname) {
    let cached = this.#cache.get(key);
    if (isPromiseLike(cached)) {
      cached = await cached;
    }
    if (cached === void 0) {
      return void 0;
    }
    if (!this.#isVersionCurrent(hostname, cached.clearVersion)) {
      return void 0;
    }
    if (cached.expires <= now()) {
      this.#deleteCacheEntry(key);
      return void 0;
    }
    return cached;
  }
  async #resolveAndCache(hostname, family, clearVersion) {
    const entries2 = await this.#resolveFamily(hostname, family);
    if (!this.#isVersionCurrent(hostname, clearVersion)) {
      return entries2;
    }
    let expires = this.#expiresFor(entries2);
    if (expires === void 0 && entries2.length === 0 && this.#errorTtl > 0) {
      expires = now() + this.#errorTtl * 1e3;
    }
    if (expires !== void 0) {
      await this.#setCachedFamily(cacheKey(hostname, family), hostname, { entries: entries2, expires }, clearVersion);
    }
    return entries2;
  }
  async #setCachedFamily(key, hostname, cached, clearVersion) {
    if (!this.#isVersionCurrent(hostname, clearVersion)) {
      return;
    }
    await this.#deleteExpiredCacheEntries();
    await this.#cache.set(key, {
      ...cached,
      clearVersion
    });
    this.#cacheKeys.add(key);
    if (this.#isVersionCurrent(hostname, clearVersion)) {
      return;
    }
    let current = this.#cache.get(key);
    if (isPromiseLike(current)) {
      current = await current;
    }
    if (current?.clearVersion === clearVersion && !this.#isVersionCurrent(hostname, current.clearVersion)) {
      this.#deleteCacheEntry(key);
    }
  }
  async #deleteExpiredCacheEntries() {
    const time = now();
    await Promise.all([...this.#cacheKeys].map(async (key) => this.#deleteExpiredCacheEntry(key, time)));
  }
  async #deleteExpiredCacheEntry(key, time) {
    let cached = this.#cache.get(key);
    if (isPromiseLike(cached)) {
      cached = await cached;
    }
    if (cached === void 0) {
      this.#cacheKeys.delete(key);
      return;
    }
    if (cached.expires > time) {
      return;
    }
    let current = this.#cache.get(key);
    if (isPromiseLike(current)) {
      current = await current;
    }
    if (current?.clearVersion === cached.clearVersion && current.expires === cached.expires) {
      this.#deleteCacheEntry(key);
    }
  }
  #deleteCacheEntry(key) {
    this.#cache.delete(key);
    this.#cacheKeys.delete(key);
  }
  #isVersionCurrent(hostname, clearVersion) {
    const minimumVersion = this.#minimumVersionByHostname.get(hostname) ?? this.#minimumVersion;
    return clearVersion >= minimumVersion;
  }
  async #resolveFamily(hostname, family) {
    try {
      const records = family === 4 ? await this.#resolver.resolve4(hostname, ttl) : await this.#resolver.resolve6(hostname, ttl);
      return records.map((record) => normalizeResolverRecord(record, family, this.#maxTtl));
    } catch (error) {
      if (shouldIgnoreResolveError(error)) {
        return [];
      }
      throw error;
    }
  }
  #expiresFor(entries2) {
    let expires = Infinity;
    for (const entry of entries2) {
      if (entry.expires === void 0) {
        continue;
      }
      expires = Math.min(expires, entry.expires);
    }
    return expires === Infinity ? void 0 : expires;
  }
  #filterEntries(entries2, options) {
    if (hasFlag(options.hints, ADDRCONFIG)) {
      const configuredFamilies = getConfiguredFamilies();
      entries2 = entries2.filter((entry) => configuredFamilies.has(entry.family));
    }
    const family = familyFromOptions(options);
    if (family === 6) {
      const ipv6Entries = entries2.filter((entry) => entry.family === 6);
      if (hasFlag(options.hints, V4MAPPED)) {
        entries2 = hasFlag(options.hints, ALL2) || ipv6Entries.length === 0 ? map4To6(entries2) : ipv6Entries;
      } else {
        entries2 = ipv6Entries;
      }
    } else if (family === 4) {
      entries2 = entries2.filter((entry) => entry.family === 4);
    }
    return entries2;
  }
  async #fallbackLookupOnce(hostname, options, key) {
    const pending = this.#pendingFallback.get(key);
    if (pending !== void 0) {
      return pending;
    }
    const promise = this.#fallbackLookup(hostname, options);
    this.#pendingFallback.set(key, promise);
    try {
      return await promise;
    } finally {
      if (this.#pendingFallback.get(key) === promise) {
        this.#pendingFallback.delete(key);
      }
    }
  }
  async #fallbackLookup(hostname, options) {
    if (this.#dnsLookupAsync === void 0) {
      return [];
    }
    let result;
    try {
      result = await this.#dnsLookupAsync(hostname, {
        ...options,
        all: true
      });
    } catch (error) {
      if (shouldIgnoreResolveError(error)) {
        return [];
      }
      throw error;
    }
    const entries2 = Array.isArray(result) ? result : [{ address: result, family: isIP(result) }];
    return entries2.map((entry) => toLookupResult(entry));
  }
};

// ../node_modules/got/dist/source/core/utils/http2-client.js
var { Buffer: Buffer4 } = process.getBuiltinModule("node:buffer");
var { EventEmitter: EventEmitter2 } = process.getBuiltinModule("node:events");
var http2 = process.getBuiltinModule("node:http");
var { validateHeaderName, validateHeaderValue } = process.getBuiltinModule("node:http");
var http22 = process.getBuiltinModule("node:http2");
var https2 = process.getBuiltinModule("node:https");
var { Writable, Readable } = process.getBuiltinModule("node:stream");
var tls = process.getBuiltinModule("node:tls");
var { urlToHttpOptions } = process.getBuiltinModule("node:url");
var net2 = process.getBuiltinModule("node:net");
var { HTTP2_HEADER_AUTHORITY, HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_SCHEME, HTTP2_HEADER_STATUS, HTTP2_METHOD_CONNECT, NGHTTP2_CANCEL, NGHTTP2_NO_ERROR } = http22.constants;
var maxProtocolCacheSize = 100;
var protocolCache = /* @__PURE__ */ new Map();
var referenceIds = /* @__PURE__ */ new WeakMap();
var nextReferenceId = 0;
var connectionSpecificHeaders = /* @__PURE__ */ new Set([
  "connection",
  "http2-settings",
  "keep-alive",
  "proxy-connection",
  "transfer-encoding",
  "upgrade"
]);
var normalizeRequestHeaderName = (name) => name.toLowerCase() === "host" ? HTTP2_HEADER_AUTHORITY : name.toLowerCase();
var isPseudoHeader = (name) => name.startsWith(":");
var getConnectionHeaderTokens = (value) => {
  if (value === void 0) {
    return [];
  }
  const values = Array.isArray(value) ? value : [value];
  const tokens = [];
  for (const item of values) {
    for (const token of String(item).split(",")) {
      const normalizedToken = token.trim().toLowerCase();
      if (normalizedToken.length > 0) {
        tokens.push(normalizedToken);
      }
    }
  }
  return tokens;
};
var isTrailersTeHeader = (value) => {
  if (value === void 0) {
    return true;
  }
  return Array.isArray(value) ? value.length === 1 && value[0].trim().toLowerCase() === "trailers" : String(value).trim().toLowerCase() === "trailers";
};
var isConnectionHeader = (lowercasedName) => lowercasedName === "connection" || lowercasedName === "proxy-connection";
var isDroppedHeader = (lowercasedName, value, connectionHeaderNames) => connectionSpecificHeaders.has(lowercasedName) || connectionHeaderNames.has(lowercasedName) || lowercasedName === "te" && !isTrailersTeHeader(value);
var setProtocolCache = (key, value) => {
  if (!protocolCache.has(key) && protocolCache.size >= maxProtocolCacheSize) {
    protocolCache.delete(protocolCache.keys().next().value);
  }
  protocolCache.set(key, value);
};
var getReferenceId = (value) => {
  let referenceId = referenceIds.get(value);
  if (referenceId === void 0) {
    referenceId = nextReferenceId++;
    referenceIds.set(value, referenceId);
  }
  return referenceId;
};
var isPlainObject2 = (value) => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
var serializeSessionOption = (value) => {
  if (value === void 0) {
    return ["undefined"];
  }
  if (value === null) {
    return ["null"];
  }
  if (typeof value === "function") {
    return ["function", getReferenceId(value)];
  }
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return [typeof value, value];
  }
  if (typeof value === "bigint") {
    return ["bigint", value.toString()];
  }
  if (typeof value === "symbol") {
    return ["symbol", value.description];
  }
  if (Array.isArray(value)) {
    return ["array", value.map((item) => serializeSessionOption(item))];
  }
  if (typeof value === "object") {
    if (ArrayBuffer.isView(value)) {
      return ["bytes", Buffer4.from(value.buffer, value.byteOffset, value.byteLength).toString("base64")];
    }
    return isPlainObject2(value) ? ["object", Object.entries(value).toSorted(([left], [right]) => left.localeCompare(right)).map(([key, item]) => [key, serializeSessionOption(item)])] : ["object-reference", getReferenceId(value)];
  }
  return [typeof value];
};
var serializeSessionOptions = (values) => JSON.stringify(values.map((value) => serializeSessionOption(value)));
var getTlsSessionOptions = (options) => [
  options.ca,
  options.cert,
  options.key,
  options.pfx,
  options.rejectUnauthorized,
  options.servername,
  options.localAddress,
  options.lookup,
  options.family,
  options.minVersion,
  options.maxVersion,
  options.ciphers,
  options.honorCipherOrder,
  options.checkServerIdentity,
  options.passphrase,
  options.sigalgs,
  options.sessionTimeout,
  options.dhparam,
  options.ecdhCurve,
  options.crl,
  options.secureOptions,
  options.secureContext,
  options.secureProtocol
];
var destroyReuseSocket = (options) => {
  options._reuseSocket?.destroy();
  delete options._reuseSocket;
  delete options._reuseSocketShouldPool;
};
var onceConnected = (socket, listener) => {
  if (socket.connecting) {
    socket.once("connect", listener);
  } else {
    listener();
  }
};
var canPoolSession = (options) => options._reuseSocket === void 0 || options._reuseSocketShouldPool === true;
var rejectQueueEntry = (entry, error) => {
  delete entry.options._cancelSessionSetup;
  destroyReuseSocket(entry.options);
  entry.reject(error);
};
var normalizeInput = (input, options, callback) => {
  let normalizedOptions;
  if (typeof input === "string") {
    normalizedOptions = urlToHttpOptions(new URL(input));
  } else if (input instanceof URL) {
    normalizedOptions = urlToHttpOptions(input);
  } else {
    normalizedOptions = { ...input };
  }
  if (typeof options === "function" || options === void 0) {
    callback = options;
  } else {
    normalizedOptions = {
      ...normalizedOptions,
      ...options
    };
  }
  return { options: normalizedOptions, callback };
};
var stripIpv6Brackets = (hostname) => hostname.startsWith("[") && hostname.endsWith("]") ? hostname.slice(1, -1) : hostname;
var getAuthority = (options) => {
  const protocol = options.protocol ?? "https:";
  const defaultPort = protocol === "https:" ? 443 : 80;
  if (options.hostname === void 0 && options.host !== void 0) {
    try {
      const authority2 = new URL(`${protocol}//${options.host}`);
      const port2 = options.port ?? authority2.port;
      authority2.port = String(port2 === "" ? defaultPort : port2);
      return authority2;
    } catch {
    }
  }
  const port = options.port ?? defaultPort;
  const normalizedHostname = stripIpv6Brackets(options.hostname ?? options.host ?? "localhost");
  const formattedHostname = net2.isIP(normalizedHostname) === 6 ? `[${normalizedHostname}]` : normalizedHostname;
  const authority = new URL(`${protocol}//${formattedHostname}`);
  authority.port = String(port);
  return authority;
};
var getAuthorityPort = (authority) => {
  if (authority.port !== "") {
    return Number(authority.port);
  }
  return authority.protocol === "https:" ? 443 : 80;
};
var hasCustomHttpsAgent = (agent) => typeof agent === "object" && "https" in agent && agent.https !== void 0 && agent.https !== false;
var getProtocolCacheKey = (options) => {
  const authority = getAuthority(options);
  const protocols = (options.ALPNProtocols ?? ["h2", "http/1.1"]).join(",");
  return serializeSessionOptions([
    authority.host,
    protocols,
    ...getTlsSessionOptions(options)
  ]);
};
var resolveProtocol = async (options, sourceOptions) => {
  const cacheKey2 = getProtocolCacheKey(options);
  const cachedProtocol = options.createConnection ? void 0 : protocolCache.get(cacheKey2);
  if (cachedProtocol !== void 0) {
    return { alpnProtocol: cachedProtocol };
  }
  const authority = getAuthority(options);
  const {
    path: _path,
    agent: _agent,
    h2session: _h2session,
    _reuseSocket,
    _reuseSocketShouldPool,
    _alpnSocket,
    _socketTimeout,
    _timeoutPhase: timeoutPhase,
    timeout,
    createConnection,
    checkServerIdentity: checkServerIdentity2,
    // The socket outlives this request when the session is pooled, so the signal must
    // not be handed to the TLS connect. Aborting during setup is handled below.
    signal: _signal,
    ...connectionOptions
  } = options;
  const port = getAuthorityPort(authority);
  const hostname = stripIpv6Brackets(authority.hostname);
  const servername = options.servername ?? (net2.isIP(hostname) === 0 ? hostname : void 0);
  const tlsOptions = {
    ...connectionOptions,
    ALPNProtocols: options.ALPNProtocols ?? ["h2", "http/1.1"],
    host: hostname,
    port,
    servername,
    ...checkServerIdentity2 && { checkServerIdentity: checkServerIdentity2 }
  };
  const socket = createConnection ? createConnection(tlsOptions, () => {
  }) : tls.connect(port, hostname, tlsOptions);
  options._alpnSocket = socket;
  sourceOptions._alpnSocket = socket;
  return new Promise((resolve3, reject) => {
    let settled = false;
    let timeoutId;
    let removeAbortListener;
    let socketTimeoutApplied = false;
    const cleanup = () => {
      clearTimeout(timeoutId);
      removeAbortListener?.();
      socket.off("secureConnect", onSecureConnect);
      socket.off("error", rejectOnce);
      socket.off("close", onClose);
      socket.off("connect", applySocketTimeout);
      socket.off("timeout", onSocketTimeout);
      if (socketTimeoutApplied) {
        socket.setTimeout(0);
      }
      delete options._alpnSocket;
      delete sourceOptions._alpnSocket;
    };
    const rejectOnce = (error) => {
      if (settled) {
        return;
      }
      settled = true;
      cleanup();
      socket.destroy();
      reject(error);
    };
    const onSecureConnect = () => {
      if (settled) {
        return;
      }
      settled = true;
      cleanup();
      const alpnProtocol = socket.alpnProtocol ?? false;
      if (!options.createConnection) {
        setProtocolCache(cacheKey2, alpnProtocol);
      }
      resolve3({ alpnProtocol, socket });
    };
    const onTimeout = () => {
      rejectOnce(new TimeoutError2(Number(timeout), timeoutPhase ?? "request"));
    };
    const onSocketTimeout = () => {
      rejectOnce(new TimeoutError2(_socketTimeout, "socket"));
    };
    const applySocketTimeout = () => {
      if (!isArmableTimerDelay(_socketTimeout)) {
        return;
      }
      socketTimeoutApplied = true;
      socket.setTimeout(_socketTimeout);
      socket.once("timeout", onSocketTimeout);
    };
    const onClose = () => {
      const error = new Error("The HTTP/2 ALPN socket closed before negotiation completed");
      error.code = "ECONNRESET";
      rejectOnce(error);
    };
    const onAbort = () => {
      const error = new Error("This operation was aborted.");
      error.name = "AbortError";
      error.code = "ERR_ABORTED";
      rejectOnce(error);
    };
    if (options.signal?.aborted) {
      onAbort();
      return;
    }
    socket.once("secureConnect", onSecureConnect);
    socket.once("error", rejectOnce);
    socket.once("close", onClose);
    if (_socketTimeout !== void 0) {
      onceConnected(socket, applySocketTimeout);
    }
    if (options.signal) {
      options.signal.addEventListener("abort", onAbort, { once: true });
      removeAbortListener = () => {
        options.signal?.removeEventListener("abort", onAbort);
      };
    }
    if (timeout !== void 0) {
      timeoutId = setTimeout(onTimeout, timeout);
      timeoutId.unref();
    }
  });
};
var toRawHeaders = (headers) => {
  const rawHeaders = [];
  for (const [key, value] of Object.entries(headers)) {
    if (key.startsWith(":") || value === void 0) {
      continue;
    }
    if (Array.isArray(value)) {
      for (const item of value) {
        rawHeaders.push(key, item);
      }
    } else {
      rawHeaders.push(key, value);
    }
  }
  return rawHeaders;
};
var filterRawHeaders = (rawHeaders) => {
  const filteredHeaders = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const key = rawHeaders[index];
    if (key.startsWith(":")) {
      continue;
    }
    filteredHeaders.push(key, rawHeaders[index + 1]);
  }
  return filteredHeaders;
};
var filterHeaders = (headers) => {
  const filteredHeaders = {};
  for (const [key, value] of Object.entries(headers)) {
    if (key.startsWith(":") || value === void 0) {
      continue;
    }
    filteredHeaders[key] = value;
  }
  return filteredHeaders;
};
var toDistinctHeaders = (rawHeaders) => {
  const headers = /* @__PURE__ */ Object.create(null);
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index].toLowerCase();
    (headers[name] ??= []).push(rawHeaders[index + 1]);
  }
  return headers;
};
var createSocketProxy = (stream2) => new Proxy(stream2.session.socket, {
  get(target, property, receiver) {
    if (property === "destroy") {
      return stream2.destroy.bind(stream2);
    }
    if (property === "destroyed") {
      return stream2.destroyed;
    }
    return property === "setTimeout" ? stream2.setTimeout.bind(stream2) : Reflect.get(target, property, receiver);
  }
});
var Http2IncomingMessage = class extends Readable {
  stream;
  req;
  constructor(stream2, request_, highWaterMark) {
    super({
      autoDestroy: true,
      emitClose: false,
      highWaterMark
    });
    this.stream = stream2;
    this.req = request_;
    this.socket = request_.socket;
  }
  aborted = false;
  httpVersion = "2.0";
  httpVersionMajor = 2;
  httpVersionMinor = 0;
  complete = false;
  rawHeaders = [];
  rawTrailers = [];
  headers = {};
  headersDistinct = {};
  trailers = {};
  trailersDistinct = {};
  statusCode;
  statusMessage;
  socket;
  url = "";
  method;
  upgrade = false;
  receivedSize = 0;
  get isCompleteAfterNoErrorReset() {
    if (this.complete) {
      return true;
    }
    const statusCode = this.statusCode ?? 0;
    if (this.req.method === "HEAD" || statusCode >= 100 && statusCode < 200 || statusCode === 204 || statusCode === 205 || statusCode === 304) {
      return true;
    }
    const contentLength = this.headers["content-length"];
    if (typeof contentLength !== "string" || !new RegExp("^\\d+$", "v").test(contentLength)) {
      return false;
    }
    const expectedSize = Number(contentLength);
    return Number.isSafeInteger(expectedSize) && expectedSize === this.receivedSize + this.stream.readableLength;
  }
  get connection() {
    return this.socket;
  }
  set connection(value) {
    this.socket = value;
  }
  setTimeout(ms, callback) {
    if (callback) {
      this.once("timeout", callback);
    }
    this.req.setTimeout(ms);
    return this;
  }
  _destroy(error, callback) {
    if (!this.readableEnded && !this.aborted) {
      this.aborted = true;
      if (!error) {
        this.emit("aborted");
      }
    }
    this.stream.destroy(error ?? void 0);
    callback(error);
  }
  _read() {
    this.stream.resume();
  }
  _dump() {
    this.removeAllListeners("data");
    this.resume();
  }
};
var Http2Agent = class extends EventEmitter2 {
  timeout;
  maxSessions;
  maxEmptySessions;
  sessions = /* @__PURE__ */ new Map();
  pendingSessions = /* @__PURE__ */ new Set();
  pendingSessionKeys = /* @__PURE__ */ new Set();
  queue = [];
  emptySessionCount = 0;
  sessionCount = 0;
  settings = {
    enablePush: false,
    initialWindowSize: 1024 * 1024 * 32
  };
  constructor({ timeout = 0, maxSessions = Infinity, maxEmptySessions = 10 } = {}) {
    super();
    this.timeout = timeout;
    this.maxSessions = maxSessions;
    this.maxEmptySessions = maxEmptySessions;
  }
  get protocol() {
    return "https:";
  }
  async request(origin, options, headers, streamOptions) {
    const { session, reusedSocket } = await this.getSessionWithMetadata(origin, options, true);
    return {
      stream: session.request(headers, streamOptions),
      reusedSocket
    };
  }
  async getSession(origin, options = {}) {
    const { session } = await this.getSessionWithMetadata(origin, options);
    return session;
  }
  async getSessionWithMetadata(origin, options = {}, reserveStream = false) {
    const normalizedOrigin = typeof origin === "string" ? new URL(origin) : origin;
    const session = this.claimAvailableSession(this.normalizeOptions(normalizedOrigin, options), options, reserveStream);
    if (session) {
      return {
        session,
        reusedSocket: true
      };
    }
    return new Promise((resolve3, reject) => {
      const entry = {
        origin: normalizedOrigin,
        options,
        reserveStream,
        resolve: resolve3,
        reject
      };
      options._cancelSessionSetup = () => {
        const index = this.queue.indexOf(entry);
        if (index !== -1) {
          this.queue.splice(index, 1);
          rejectQueueEntry(entry, new Error("HTTP/2 session setup canceled"));
        }
      };
      this.queue.push(entry);
      this.processQueue();
    });
  }
  normalizeOptions(origin, options = {}) {
    return serializeSessionOptions([
      origin.origin,
      ...getTlsSessionOptions(options)
    ]);
  }
  closeEmptySessions(maxCount = Infinity) {
    let closedCount = 0;
    for (const sessions of this.sessions.values()) {
      for (const session of sessions) {
        if ((session.currentStreamCount ?? 0) !== 0) {
          continue;
        }
        closedCount++;
        session.close();
        if (closedCount >= maxCount) {
          return closedCount;
        }
      }
    }
    return closedCount;
  }
  destroy(reason) {
    for (const sessions of this.sessions.values()) {
      for (const session of sessions) {
        session.destroy(reason);
      }
    }
    for (const session of this.pendingSessions) {
      session.destroy(reason);
    }
    this.sessions.clear();
    this.pendingSessionKeys.clear();
    while (this.queue.length > 0) {
      rejectQueueEntry(this.queue.shift(), reason ?? new Error("Agent has been destroyed"));
    }
  }
  // Takes an available pooled session for the request, and drops the socket it would otherwise have reused.
  claimAvailableSession(key, options, reserveStream) {
    const session = canPoolSession(options) ? this.getAvailableSession(key) : void 0;
    if (session) {
      if (reserveStream) {
        this.reserveStream(session);
      }
      destroyReuseSocket(options);
    }
    return session;
  }
  getAvailableSession(key) {
    const sessions = this.sessions.get(key);
    if (!sessions) {
      return;
    }
    return sessions.find((session) => !session.destroyed && !session.closed && !session.gracefullyClosing && (session.currentStreamCount ?? 0) < (session.remoteSettings.maxConcurrentStreams ?? 100));
  }
  processQueue() {
    let index = 0;
    while (index < this.queue.length) {
      const entry = this.queue[index];
      const key = this.normalizeOptions(entry.origin, entry.options);
      const session = this.claimAvailableSession(key, entry.options, entry.reserveStream);
      if (session) {
        this.queue.splice(index, 1);
        delete entry.options._cancelSessionSetup;
        entry.resolve({
          session,
          reusedSocket: true
        });
        continue;
      }
      const canUsePooledSession = canPoolSession(entry.options);
      if (canUsePooledSession && this.pendingSessionKeys.has(key)) {
        index++;
        continue;
      }
      if (this.sessionCount >= this.maxSessions) {
        this.closeEmptySessions(this.sessionCount - this.maxSessions + 1);
        if (this.sessionCount >= this.maxSessions) {
          index++;
          continue;
        }
      }
      this.queue.splice(index, 1);
      if (canUsePooledSession) {
        this.pendingSessionKeys.add(key);
      }
      this.createSession(entry, key);
    }
  }
  // `isCapacityReservation` is false when the capacity was not reserved ahead of time, so
  // the stream is only counted. Reserving again would strand the reservation.
  reserveStream(session, isCapacityReservation = true) {
    session.ref();
    if (session.currentStreamCount === 0 && session.emptySessionCounted) {
      this.emptySessionCount--;
      session.emptySessionCounted = false;
    }
    session.currentStreamCount = (session.currentStreamCount ?? 0) + 1;
    if (isCapacityReservation) {
      session.reservedStreamCount = (session.reservedStreamCount ?? 0) + 1;
    }
  }
  releaseStream(session, shouldPoolSession) {
    session.currentStreamCount = session.currentStreamCount - 1;
    if (session.currentStreamCount === 0) {
      if (!shouldPoolSession) {
        session.close();
        this.processQueue();
        return;
      }
      this.emptySessionCount++;
      session.emptySessionCounted = true;
      session.unref();
      if (this.emptySessionCount > this.maxEmptySessions || session.gracefullyClosing) {
        session.close();
        return;
      }
    }
    this.processQueue();
  }
  createSession(entry, key) {
    this.sessionCount++;
    const {
      path: _path,
      agent: _agent,
      h2session: _h2session,
      _reuseSocketShouldPool,
      _socketTimeout,
      _timeoutPhase: timeoutPhase,
      timeout: setupTimeout,
      // The session is pooled, so a per-request signal must not tear it down for the
      // requests that follow. Got aborts its own request instead.
      signal: _signal,
      ...sessionOptions
    } = entry.options;
    const options = {
      ...sessionOptions,
      settings: entry.options.settings ?? this.settings,
      ALPNProtocols: ["h2"]
    };
    const reuseSocket = options._reuseSocket;
    const shouldPoolSession = canPoolSession(entry.options);
    if (reuseSocket) {
      options.createConnection = () => reuseSocket;
      delete options._reuseSocket;
    }
    let session;
    try {
      session = http22.connect(entry.origin, options);
    } catch (error) {
      this.sessionCount--;
      this.pendingSessionKeys.delete(key);
      rejectQueueEntry(entry, error);
      this.processQueue();
      return;
    }
    this.pendingSessions.add(session);
    session.currentStreamCount = 0;
    session.reservedStreamCount = 0;
    session.emptySessionCounted = false;
    session.gracefullyClosing = false;
    let settled = false;
    let sessionSetupTimeout;
    let socketTimeoutApplied = false;
    const sessionSocket = session.socket;
    const removeSessionSocketListener = sessionSocket.removeListener.bind(sessionSocket);
    const clearSocketTimeout = () => {
      removeSessionSocketListener("connect", applySocketTimeout);
      if (!socketTimeoutApplied) {
        return;
      }
      socketTimeoutApplied = false;
      session.off("timeout", onSocketTimeout);
      if (!session.closed && !session.destroyed) {
        session.setTimeout(this.timeout);
      }
    };
    const clearSessionSetup = () => {
      clearTimeout(sessionSetupTimeout);
      clearSocketTimeout();
      this.pendingSessions.delete(session);
      this.pendingSessionKeys.delete(key);
      delete entry.options._cancelSessionSetup;
    };
    const rejectSessionSetup = (error) => {
      if (settled) {
        return;
      }
      settled = true;
      clearSessionSetup();
      entry.reject(error);
      queueMicrotask(() => {
        session.destroy(error);
      });
    };
    const onSocketTimeout = () => {
      rejectSessionSetup(new TimeoutError2(_socketTimeout, "socket"));
    };
    const applySocketTimeout = () => {
      if (!isArmableTimerDelay(_socketTimeout)) {
        return;
      }
      socketTimeoutApplied = true;
      session.setTimeout(_socketTimeout, onSocketTimeout);
    };
    if (this.timeout > 0) {
      session.setTimeout(this.timeout, () => {
        session.destroy();
      });
    }
    if (_socketTimeout !== void 0) {
      onceConnected(sessionSocket, applySocketTimeout);
    }
    if (setupTimeout !== void 0) {
      sessionSetupTimeout = setTimeout(() => {
        rejectSessionSetup(new TimeoutError2(setupTimeout, timeoutPhase ?? "request"));
      }, setupTimeout);
      sessionSetupTimeout.unref();
    }
    const removeSession = () => {
      if (session.emptySessionCounted) {
        this.emptySessionCount--;
        session.emptySessionCounted = false;
      }
      const sessions = this.sessions.get(key);
      if (sessions) {
        const index = sessions.indexOf(session);
        if (index !== -1) {
          sessions.splice(index, 1);
        }
        if (sessions.length === 0) {
          this.sessions.delete(key);
        }
      }
    };
    session.once("remoteSettings", () => {
      if (settled) {
        return;
      }
      settled = true;
      clearSessionSetup();
      if (shouldPoolSession) {
        const sessions = this.sessions.get(key) ?? [];
        sessions.push(session);
        this.sessions.set(key, sessions);
      }
      this.emit("session", session);
      if (entry.reserveStream) {
        this.reserveStream(session);
      }
      entry.resolve({
        session,
        reusedSocket: false
      });
    });
    session.on("remoteSettings", () => {
      this.processQueue();
    });
    session.once("error", (error) => {
      clearSessionSetup();
      if (!settled) {
        settled = true;
        entry.reject(error);
      }
      removeSession();
    });
    session.once("goaway", () => {
      session.gracefullyClosing = true;
      if (session.currentStreamCount === 0) {
        session.close();
      }
    });
    session.once("close", () => {
      clearSessionSetup();
      this.sessionCount--;
      if (!settled) {
        settled = true;
        entry.reject(new Error("The HTTP/2 session closed before settings were received"));
      }
      removeSession();
      this.processQueue();
    });
    entry.options._cancelSessionSetup = () => {
      if (settled) {
        return;
      }
      settled = true;
      clearSessionSetup();
      entry.reject(new Error("HTTP/2 session setup canceled"));
      session.destroy();
    };
    const request2 = session.request.bind(session);
    session.request = (headers, streamOptions) => {
      const hasReservedStream = (session.reservedStreamCount ?? 0) > 0;
      if (hasReservedStream) {
        session.reservedStreamCount = session.reservedStreamCount - 1;
      }
      if (session.gracefullyClosing) {
        if (hasReservedStream) {
          this.releaseStream(session, shouldPoolSession);
        }
        throw new Error("The session is gracefully closing. No new streams are allowed.");
      }
      if (!hasReservedStream) {
        this.reserveStream(session, false);
      }
      let stream2;
      try {
        stream2 = request2(headers, streamOptions);
      } catch (error) {
        this.releaseStream(session, shouldPoolSession);
        throw error;
      }
      stream2.once("close", () => {
        this.releaseStream(session, shouldPoolSession);
      });
      return stream2;
    };
  }
};
var Http2ClientRequest = class extends Writable {
  constructor(input, options, callback) {
    super({
      autoDestroy: false,
      emitClose: false
    });
    const normalized = normalizeInput(input, options, callback);
    this.options = normalized.options;
    this.callback = normalized.callback;
    this.method = (this.options.method ?? "GET").toUpperCase();
    this.path = this.method === HTTP2_METHOD_CONNECT ? this.options.path ?? "" : this.options.path ?? "/";
    this.protocol = this.options.protocol ?? "https:";
    this.headers = /* @__PURE__ */ Object.create(null);
    if (this.protocol !== "https:" && !this.options.h2session) {
      throw new Error(`Protocol "${this.protocol}" not supported. Expected "https:"`);
    }
    const headers = this.options.headers;
    if (headers) {
      for (const [key, value] of Object.entries(headers)) {
        this.setHeader(key, value);
      }
    }
    if (this.options.auth && !this.hasHeader("authorization")) {
      this.setHeader("authorization", `Basic ${Buffer4.from(this.options.auth).toString("base64")}`);
    }
    if (this.callback) {
      this.once("response", this.callback);
    }
    const authority = getAuthority(this.options);
    this.origin = authority;
    if (!this.hasHeader(HTTP2_HEADER_AUTHORITY)) {
      this.headers[HTTP2_HEADER_AUTHORITY] = this.method === HTTP2_METHOD_CONNECT ? this.path : authority.host;
    }
    this.headers[HTTP2_HEADER_METHOD] = this.method;
    if (this.method !== HTTP2_METHOD_CONNECT) {
      this.headers[HTTP2_HEADER_SCHEME] = this.protocol.slice(0, -1);
      this.headers[HTTP2_HEADER_PATH] = this.path;
    }
  }
  agent;
  aborted = false;
  reusedSocket = false;
  res;
  socket;
  connection;
  method;
  path;
  protocol;
  host;
  headersSent = false;
  maxHeadersCount;
  options;
  callback;
  headers;
  origin;
  stream;
  pendingJobs = [];
  pendingAgentPromise;
  connectionHeaderNames = /* @__PURE__ */ new Set();
  trailers;
  get isGotHttp2Request() {
    return true;
  }
  _write(chunk2, encoding, callback) {
    this.runWithStream({
      run: () => {
        this.stream.write(chunk2, encoding, callback);
      },
      cancel: callback
    });
    void this.flushHeaders();
  }
  _final(callback) {
    this.runWithStream({
      run: () => {
        if (this.trailers) {
          this.stream.once("wantTrailers", () => {
            this.stream.sendTrailers(this.trailers);
          });
        }
        this.stream.end(callback);
      },
      cancel: callback
    });
    void this.flushHeaders();
  }
  _destroy(error, callback) {
    if (this.res && typeof this.res._dump === "function") {
      this.res._dump();
    }
    void this.pendingAgentPromise?.catch(() => {
    });
    if (this.stream) {
      this.stream.close(NGHTTP2_CANCEL);
    } else {
      this.options._cancelSessionSetup?.();
      this.cancelPendingJobs(error ?? new Error("The HTTP/2 request was destroyed before a stream was created"));
    }
    callback(error);
    if (!this.stream) {
      process.nextTick(() => {
        this.emit("close");
      });
    }
  }
  abort() {
    if (this.res?.complete) {
      return;
    }
    if (!this.aborted) {
      queueMicrotask(() => {
        this.emit("abort");
      });
    }
    this.aborted = true;
    this.destroy();
  }
  async flushHeaders() {
    if (this.headersSent || this.destroyed) {
      return;
    }
    this.headersSent = true;
    const streamOptions = {
      endStream: false,
      waitForTrailers: this.trailers !== void 0
    };
    try {
      if (this.options.h2session) {
        this.reusedSocket = true;
        this.onStream(this.options.h2session.request(this.headers, streamOptions));
        return;
      }
      this.agent = this.options.agent === false ? new Http2Agent({ maxEmptySessions: 0 }) : this.options.agent ?? globalAgent;
      const streamPromise = this.agent.request(this.origin, this.options, this.headers, streamOptions);
      this.pendingAgentPromise = streamPromise;
      const { stream: stream2, reusedSocket } = await streamPromise;
      this.reusedSocket = reusedSocket;
      this.onStream(stream2);
      this.pendingAgentPromise = void 0;
    } catch (error) {
      this.pendingAgentPromise = void 0;
      this.destroy(error);
    }
  }
  addTrailers(headers) {
    if (this.headersSent) {
      throw new Error("Cannot add trailers after the HTTP/2 stream has been created");
    }
    const trailers = /* @__PURE__ */ Object.create(null);
    const connectionHeaderNames = /* @__PURE__ */ new Set();
    for (const [name, value] of Object.entries(headers)) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
      const lowercasedName = name.toLowerCase();
      if (isConnectionHeader(lowercasedName)) {
        for (const token of getConnectionHeaderTokens(value)) {
          connectionHeaderNames.add(token);
          Reflect.deleteProperty(trailers, token);
        }
        continue;
      }
      if (isDroppedHeader(lowercasedName, value, connectionHeaderNames)) {
        continue;
      }
      trailers[lowercasedName] = value;
    }
    this.trailers = trailers;
  }
  setHeader(name, value) {
    if (this.headersSent) {
      throw new Error("Cannot set headers after they are sent to the client");
    }
    validateHeaderName(name);
    validateHeaderValue(name, value);
    const lowercasedName = name.toLowerCase();
    if (isConnectionHeader(lowercasedName)) {
      for (const token of getConnectionHeaderTokens(value)) {
        this.connectionHeaderNames.add(token);
        Reflect.deleteProperty(this.headers, normalizeRequestHeaderName(token));
      }
      return this;
    }
    if (isDroppedHeader(lowercasedName, value, this.connectionHeaderNames)) {
      return this;
    }
    this.headers[normalizeRequestHeaderName(name)] = lowercasedName === "te" ? "trailers" : value;
    return this;
  }
  setHeaders(headers) {
    if (this.headersSent) {
      throw new Error("Cannot set headers after they are sent to the client");
    }
    if (!(headers instanceof Headers) && !(headers instanceof Map)) {
      throw new TypeError("Headers must be a Headers instance or a Map");
    }
    for (const [name, value] of headers) {
      const headerValue = headers instanceof Headers && name === "set-cookie" ? headers.getSetCookie() : value;
      this.setHeader(name, typeof headerValue === "string" || typeof headerValue === "number" ? headerValue : [...headerValue]);
    }
    return this;
  }
  appendHeader(name, value) {
    const current = this.getHeader(name);
    if (current === void 0) {
      return this.setHeader(name, typeof value === "string" ? value : [...value]);
    }
    const values = Array.isArray(current) ? current : [String(current)];
    return this.setHeader(name, [...values, ...typeof value === "string" ? [value] : value]);
  }
  getHeader(name) {
    return this.headers[normalizeRequestHeaderName(name)];
  }
  getHeaders() {
    return Object.fromEntries(Object.entries(this.headers).filter(([name]) => !isPseudoHeader(name)));
  }
  getHeaderNames() {
    return Object.keys(this.getHeaders());
  }
  hasHeader(name) {
    return this.getHeader(name) !== void 0;
  }
  removeHeader(name) {
    if (this.headersSent) {
      throw new Error("Cannot remove headers after they are sent to the client");
    }
    if (isConnectionHeader(name.toLowerCase())) {
      for (const token of this.connectionHeaderNames) {
        Reflect.deleteProperty(this.headers, normalizeRequestHeaderName(token));
      }
      this.connectionHeaderNames.clear();
    }
    Reflect.deleteProperty(this.headers, normalizeRequestHeaderName(name));
  }
  setNoDelay() {
  }
  setSocketKeepAlive() {
  }
  setTimeout(ms, callback) {
    if (callback) {
      this.once("timeout", callback);
    }
    this.runWithStream({
      run: () => {
        this.stream.setTimeout(ms);
      }
    });
    return this;
  }
  // Runs the job now when the stream exists, or once `onStream` receives it.
  runWithStream(job) {
    if (this.stream) {
      job.run();
    } else {
      this.pendingJobs.push(job);
    }
  }
  cancelPendingJobs(error) {
    const jobs = this.pendingJobs;
    this.pendingJobs = [];
    for (const job of jobs) {
      job.cancel?.(error);
    }
  }
  onStream(stream2) {
    this.stream = stream2;
    this.socket = createSocketProxy(stream2);
    this.connection = this.socket;
    if (this.destroyed) {
      stream2.destroy();
      return;
    }
    let streamErrorSeen = false;
    stream2.once("error", (error) => {
      streamErrorSeen = true;
      if (this.destroyed) {
        return;
      }
      this.destroy(error);
    });
    stream2.on("timeout", () => {
      this.emit("timeout");
      this.res?.emit("timeout");
    });
    stream2.once("aborted", () => {
      if (this.res && stream2.rstCode === NGHTTP2_NO_ERROR && this.res.isCompleteAfterNoErrorReset) {
        return;
      }
      if (this.res) {
        this.res.complete = false;
        this.res.aborted = true;
        this.res.emit("aborted");
        this.res.destroy();
      } else {
        this.destroy(new Error("The server aborted the HTTP/2 stream"));
      }
    });
    stream2.once("response", (headers, _flags, rawHeaders) => {
      const response = new Http2IncomingMessage(stream2, this, stream2.readableHighWaterMark);
      const incomingResponse = response;
      response.statusCode = Number(headers[HTTP2_HEADER_STATUS]);
      response.headers = filterHeaders(headers);
      response.rawHeaders = rawHeaders ? filterRawHeaders(rawHeaders) : toRawHeaders(headers);
      response.headersDistinct = toDistinctHeaders(response.rawHeaders);
      response.url = `${this.origin.origin}${this.path}`;
      incomingResponse.req = this;
      this.res = incomingResponse;
      stream2.on("data", (chunk2) => {
        response.receivedSize += chunk2.length;
        if (!response.push(chunk2)) {
          stream2.pause();
        }
      });
      stream2.once("end", () => {
        if (!response.aborted && (stream2.rstCode ?? NGHTTP2_NO_ERROR) === NGHTTP2_NO_ERROR) {
          response.complete = true;
          response.push(null);
        }
      });
      if (!this.emit("response", incomingResponse)) {
        response._dump();
      }
    });
    stream2.on("headers", (headers, _flags, rawHeaders) => {
      this.emit("information", {
        statusCode: Number(headers[HTTP2_HEADER_STATUS]),
        statusMessage: "",
        httpVersion: "2.0",
        httpVersionMajor: 2,
        httpVersionMinor: 0,
        headers: filterHeaders(headers),
        rawHeaders: rawHeaders ? filterRawHeaders(rawHeaders) : toRawHeaders(headers)
      });
    });
    stream2.on("continue", () => {
      this.emit("continue");
    });
    stream2.once("trailers", (trailers, _flags, rawTrailers) => {
      if (!this.res) {
        return;
      }
      this.res.trailers = trailers;
      this.res.rawTrailers = Array.isArray(rawTrailers) ? rawTrailers : toRawHeaders(trailers);
      this.res.trailersDistinct = toDistinctHeaders(this.res.rawTrailers);
    });
    stream2.once("close", () => {
      if (this.res) {
        if (this.aborted || !this.res.aborted && !streamErrorSeen && !this.res.complete && !this.res.readableEnded) {
          this.res.aborted = true;
          this.res.emit("aborted");
          this.res.destroy();
        }
        const finish = () => {
          this.res.emit("close");
          this.destroy();
          this.emit("close");
        };
        if (this.res.readable) {
          this.res.once("end", finish);
        } else {
          finish();
        }
        return;
      }
      if (!this.destroyed) {
        this.destroy(new Error("The HTTP/2 stream has been early terminated"));
        queueMicrotask(() => {
          this.emit("close");
        });
        return;
      }
      this.destroy();
      this.emit("close");
    });
    for (const job of this.pendingJobs) {
      job.run();
    }
    this.pendingJobs = [];
    this.emit("socket", this.socket);
  }
};
var globalAgent = new Http2Agent();
var request = (input, options, callback) => new Http2ClientRequest(input, options, callback);
var getSourceOptions = (input, options) => {
  if (typeof input === "object" && !(input instanceof URL)) {
    return input;
  }
  return typeof options === "object" ? options : {};
};
var requestHttps = (options, callback) => {
  options.ALPNProtocols = ["http/1.1"];
  delete options.timeout;
  delete options._socketTimeout;
  delete options._timeoutPhase;
  return https2.request(options, callback);
};
var requestHttp1 = (options, agent, callback) => {
  if (typeof agent === "object" && "https" in agent) {
    options.agent = agent.https;
  }
  if (options.headers) {
    const headers = { ...options.headers };
    Reflect.deleteProperty(headers, HTTP2_HEADER_METHOD);
    Reflect.deleteProperty(headers, HTTP2_HEADER_SCHEME);
    Reflect.deleteProperty(headers, HTTP2_HEADER_PATH);
    if (headers[HTTP2_HEADER_AUTHORITY] && !headers.host) {
      headers.host = headers[HTTP2_HEADER_AUTHORITY];
    }
    Reflect.deleteProperty(headers, HTTP2_HEADER_AUTHORITY);
    options.headers = headers;
  }
  return requestHttps(options, callback);
};
var requestHttp2 = (options, agent, socket, callback) => {
  options.agent = typeof agent === "object" && "http2" in agent ? agent.http2 : agent;
  if (socket) {
    options._reuseSocket = socket;
    options._reuseSocketShouldPool = options.createConnection === void 0;
  }
  return request(options, callback);
};
var auto = async (input, options, callback) => {
  const sourceOptions = getSourceOptions(input, options);
  const normalized = normalizeInput(input, options, callback);
  options = normalized.options;
  callback = normalized.callback;
  options.ALPNProtocols ??= ["h2", "http/1.1"];
  options.protocol ??= "https:";
  if (options.h2session) {
    return request(options, callback);
  }
  if (options.protocol !== "https:") {
    options.agent = options.agent?.http;
    return http2.request(options, callback);
  }
  const agent = options.agent;
  if (hasCustomHttpsAgent(agent) && options.createConnection === void 0) {
    options.agent = agent.https;
    return requestHttps(options, callback);
  }
  const { alpnProtocol, socket } = await resolveProtocol(options, sourceOptions);
  if (alpnProtocol === "h2") {
    return requestHttp2(options, agent, socket, callback);
  }
  socket?.destroy();
  return requestHttp1(options, agent, callback);
};
var http2Client = {
  Agent: Http2Agent,
  auto,
  globalAgent,
  request
};
var http2_client_default = http2Client;

// ../node_modules/got/dist/source/core/options.js
var { promisify: promisify2, inspect, isDeepStrictEqual } = process.getBuiltinModule("node:util");
var { checkServerIdentity } = process.getBuiltinModule("node:tls");
var https3 = process.getBuiltinModule("node:https");
var http3 = process.getBuiltinModule("node:http");
var isAgentObject = (agent) => distribution_default.object(agent) && ("http" in agent || "https" in agent || "http2" in agent);
var getNativeAgent = (url, agent) => {
  if (!isAgentObject(agent)) {
    return agent;
  }
  return url.protocol === "https:" ? agent.https : agent.http;
};
function wrapAssertionWithContext(optionName, assertionFn) {
  try {
    assertionFn();
  } catch (error) {
    if (error instanceof Error) {
      error.message = `Option '${optionName}': ${error.message}`;
    }
    throw error;
  }
}
function assertAny2(optionName, validators3, value) {
  wrapAssertionWithContext(optionName, () => {
    assert.any(validators3, value);
  });
}
function assertCount(optionName, value) {
  if (value === Infinity) {
    return;
  }
  assertAny2(optionName, [distribution_default.nonNegativeInteger], value);
}
function assertPlainObject2(optionName, value) {
  wrapAssertionWithContext(optionName, () => {
    assert.plainObject(value);
  });
}
function isSameOrigin(previousUrl, nextUrl) {
  return previousUrl.origin === nextUrl.origin && getUnixSocketPath(previousUrl) === getUnixSocketPath(nextUrl);
}
var crossOriginStripHeaders = ["host", "cookie", "cookie2", "authorization", "proxy-authorization"];
var bodyHeaderNames = ["content-length", "content-encoding", "content-language", "content-location", "content-type", "transfer-encoding", "digest", "content-digest", "repr-digest", "last-modified"];
function usesUnixSocket(url) {
  return url.protocol === "unix:" || getUnixSocketPath(url) !== void 0;
}
function hasCredentialInUrl(url, credential) {
  if (url instanceof URL) {
    return url[credential] !== "";
  }
  if (!distribution_default.string(url)) {
    return false;
  }
  try {
    return new URL(url)[credential] !== "";
  } catch {
    return false;
  }
}
var hasExplicitCredentialInUrlChange = (changedState, url, credential) => changedState.has(credential) || (changedState.has("url") || changedState.has("prefixUrl")) && url?.[credential] !== "";
var hasBodyOptionChanged = (changedState) => changedState.has("body") || changedState.has("json") || changedState.has("form");
function safeDecode(value) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
var hasProtocolSlashes = (value) => new RegExp("^[a-z][\\d+\\-.a-z]*:\\/\\/", "iv").test(value);
var hasHttpProtocolWithoutSlashes = (value) => new RegExp("^https?:(?!\\/\\/)", "iv").test(value);
var hasUnixProtocolWithoutSlashes = (value) => new RegExp("^unix:", "iv").test(value);
var isAbsoluteUrl = (url) => distribution_default.urlInstance(url) || distribution_default.string(url) && (hasProtocolSlashes(url) || url.startsWith("//"));
var isSlashOrBackslash = (character) => character === "/" || character === "\\";
var startsWithSchemeRelativeSeparators = (value) => value.length > 1 && isSlashOrBackslash(value[0]) && isSlashOrBackslash(value[1]);
var stripLeadingC0ControlOrSpace = (value) => {
  let index = 0;
  while (index < value.length && value.codePointAt(index) <= 32) {
    index++;
  }
  return value.slice(index);
};
var removeAsciiTabOrNewline = (value) => {
  let result = "";
  for (const character of value) {
    const codePoint = character.codePointAt(0);
    if (codePoint !== 9 && codePoint !== 10 && codePoint !== 13) {
      result += character;
    }
  }
  return result;
};
var assertRelativeUrlIfNeeded = (options, url) => {
  if (!options.prefixUrl || options.allowAbsoluteUrls) {
    return;
  }
  const normalizedUrl = distribution_default.string(url) ? stripLeadingC0ControlOrSpace(removeAsciiTabOrNewline(url)) : url;
  const isDisallowed = isAbsoluteUrl(normalizedUrl) || distribution_default.string(normalizedUrl) && (hasHttpProtocolWithoutSlashes(normalizedUrl) || startsWithSchemeRelativeSeparators(normalizedUrl) || options.enableUnixSockets && hasUnixProtocolWithoutSlashes(normalizedUrl));
  if (isDisallowed) {
    throw new Error("The `url` option must be relative when `allowAbsoluteUrls` is false and `prefixUrl` is set");
  }
};
var assertUrlHasSameOriginAsPrefixUrlIfNeeded = (options, url) => {
  if (!options.prefixUrl || options.allowAbsoluteUrls) {
    return;
  }
  let prefixUrl;
  try {
    prefixUrl = new URL(options.prefixUrl);
  } catch {
    return;
  }
  if (isSameOrigin(prefixUrl, url)) {
    return;
  }
  throw new Error("The `url` option must stay on the same origin as `prefixUrl` when `allowAbsoluteUrls` is false");
};
var getUrlPrefixBoundary = (options) => ({
  url: options.url instanceof URL ? new URL(options.url) : void 0,
  prefixUrl: options.prefixUrl.toString(),
  allowAbsoluteUrls: options.allowAbsoluteUrls
});
var hasUrlOrPrefixUrlBoundaryChanged = (options, currentUrl, previous) => currentUrl.href !== previous.url?.href || options.prefixUrl.toString() !== previous.prefixUrl || options.allowAbsoluteUrls !== previous.allowAbsoluteUrls;
function applyUrlOverride(options, url, { username, password, baseUrl } = {}) {
  assertRelativeUrlIfNeeded(options, url);
  if (distribution_default.string(url) && options.url) {
    const resolvedUrl = new URL(url, baseUrl ?? options.url);
    url = resolvedUrl.href;
  }
  if (options.allowAbsoluteUrls) {
    options.prefixUrl = "";
    options.url = url;
  } else {
    const { allowAbsoluteUrls } = options;
    try {
      options.allowAbsoluteUrls = true;
      options.url = url;
    } finally {
      options.allowAbsoluteUrls = allowAbsoluteUrls;
    }
  }
  if (username !== void 0) {
    options.username = username;
  }
  if (password !== void 0) {
    options.password = password;
  }
  return options.url;
}
function assertValidHeaderName(name) {
  if (name.startsWith(":")) {
    throw new TypeError(`HTTP/2 pseudo-headers are not supported in \`options.headers\`: ${name}`);
  }
  if (name === "__proto__") {
    throw new TypeError("The `__proto__` header name is not supported in `options.headers`");
  }
}
function safeObjectAssign(target, source) {
  for (const [key, value] of Object.entries(source)) {
    if (key === "__proto__") {
      continue;
    }
    Reflect.set(target, key, value);
  }
}
function assertKnownKeys(value, knownOptions, createError) {
  for (const key of Object.keys(value)) {
    if (key === "__proto__") {
      continue;
    }
    if (!Object.hasOwn(knownOptions, key)) {
      throw createError(key);
    }
  }
}
var isToughCookieJar = (cookieJar) => cookieJar.setCookie.length === 4 && cookieJar.getCookieString.length === 0;
function validateSearchParameters(searchParameters) {
  for (const [key, value] of Object.entries(searchParameters)) {
    if (key === "__proto__") {
      continue;
    }
    assertAny2(`searchParams.${key}`, [distribution_default.string, distribution_default.number, distribution_default.boolean, distribution_default.null, distribution_default.undefined], value);
  }
}
var globalCache = /* @__PURE__ */ new Map();
var dnsCacheLookups = /* @__PURE__ */ new WeakMap();
var adaptedDnsLookups = /* @__PURE__ */ new WeakMap();
var globalDnsCache;
var getGlobalDnsCache = () => {
  globalDnsCache ??= new DnsCache();
  return globalDnsCache;
};
var getAdaptedLookup = (lookup) => {
  let adapted = adaptedDnsLookups.get(lookup);
  if (!adapted) {
    adapted = (hostname, options, callback) => {
      lookup(hostname, options, (error, address2, family) => {
        if (error) {
          callback(error, address2, family);
          return;
        }
        callback(null, options.all && !Array.isArray(address2) ? [{ address: address2, family }] : address2, family);
      });
    };
    adaptedDnsLookups.set(lookup, adapted);
  }
  return adapted;
};
var getDnsCacheLookup = (cache) => {
  let lookup = dnsCacheLookups.get(cache);
  if (!lookup) {
    lookup = (hostname, options, callback) => {
      cache.lookup(hostname, options, callback);
    };
    dnsCacheLookups.set(cache, lookup);
  }
  return lookup;
};
var wrapQuickLruIfNeeded = (value) => {
  if (value?.[Symbol.toStringTag] === "QuickLRU" && typeof value.evict === "function") {
    return {
      get(key) {
        return value.get(key);
      },
      set(key, cacheValue, ttl2) {
        if (ttl2 === void 0) {
          value.set(key, cacheValue);
        } else {
          value.set(key, cacheValue, { maxAge: ttl2 });
        }
        return true;
      },
      delete(key) {
        return value.delete(key);
      },
      clear() {
        return value.clear();
      },
      has(key) {
        return value.has(key);
      }
    };
  }
  return value;
};
var defaultInternals = {
  request: void 0,
  agent: {
    http: void 0,
    https: void 0,
    http2: void 0
  },
  h2session: void 0,
  decompress: true,
  timeout: {
    connect: void 0,
    lookup: void 0,
    read: void 0,
    request: void 0,
    response: void 0,
    secureConnect: void 0,
    send: void 0,
    socket: void 0
  },
  prefixUrl: "",
  body: void 0,
  form: void 0,
  json: void 0,
  cookieJar: void 0,
  ignoreInvalidCookies: false,
  searchParams: void 0,
  dnsLookup: void 0,
  dnsCache: void 0,
  context: {},
  hooks: {
    init: [],
    beforeRequest: [],
    beforeError: [],
    beforeRedirect: [],
    beforeRetry: [],
    beforeCache: [],
    afterResponse: []
  },
  followRedirect: true,
  maxRedirects: 10,
  cache: void 0,
  throwHttpErrors: true,
  username: "",
  password: "",
  http2: false,
  allowGetBody: false,
  allowAbsoluteUrls: true,
  copyPipedHeaders: false,
  headers: {
    "user-agent": "got (https://github.com/sindresorhus/got)"
  },
  methodRewriting: false,
  dnsLookupIpVersion: void 0,
  parseJson: JSON.parse,
  stringifyJson: JSON.stringify,
  retry: {
    limit: 2,
    methods: [
      "GET",
      "PUT",
      "HEAD",
      "DELETE",
      "OPTIONS",
      "TRACE",
      "QUERY"
    ],
    statusCodes: [
      408,
      413,
      429,
      500,
      502,
      503,
      504,
      521,
      522,
      524
    ],
    errorCodes: [
      "ETIMEDOUT",
      "ECONNRESET",
      "EADDRINUSE",
      "ECONNREFUSED",
      "EPIPE",
      "ENOTFOUND",
      "ENETUNREACH",
      "EAI_AGAIN"
    ],
    maxRetryAfter: void 0,
    calculateDelay: ({ computedValue }) => computedValue,
    backoffLimit: Infinity,
    noise: 100,
    enforceRetryRules: true
  },
  localAddress: void 0,
  method: "GET",
  createConnection: void 0,
  cacheOptions: {
    shared: void 0,
    cacheHeuristic: void 0,
    immutableMinTimeToLive: void 0,
    ignoreCargoCult: void 0
  },
  https: {
    alpnProtocols: void 0,
    rejectUnauthorized: void 0,
    checkServerIdentity: void 0,
    serverName: void 0,
    certificateAuthority: void 0,
    key: void 0,
    certificate: void 0,
    passphrase: void 0,
    pfx: void 0,
    ciphers: void 0,
    honorCipherOrder: void 0,
    minVersion: void 0,
    maxVersion: void 0,
    signatureAlgorithms: void 0,
    tlsSessionLifetime: void 0,
    dhparam: void 0,
    ecdhCurve: void 0,
    certificateRevocationLists: void 0,
    secureOptions: void 0
  },
  encoding: void 0,
  resolveBodyOnly: false,
  isStream: false,
  responseType: "text",
  url: void 0,
  pagination: {
    transform(response) {
      if (response.request.options.responseType === "json") {
        return response.body;
      }
      const body = response.request.options.responseType === "buffer" ? decodeUint8Array(response.body, response.request.options.encoding) : response.body;
      return response.request.options.parseJson(body);
    },
    paginate({ response }) {
      const rawLinkHeader = response.headers.link;
      if (typeof rawLinkHeader !== "string" || rawLinkHeader.trim() === "") {
        return false;
      }
      const parsed2 = parseLinkHeader(rawLinkHeader);
      const next = parsed2.find((entry) => !Object.hasOwn(entry.parameters, "anchor") && entry.parameters.rel?.replaceAll('"', "").toLowerCase().split(new RegExp("\\s+", "v")).includes("next"));
      if (next) {
        return {
          url: next.reference
        };
      }
      return false;
    },
    filter: () => true,
    shouldContinue: () => true,
    countLimit: Infinity,
    backoff: 0,
    requestLimit: 1e4,
    stackAllItems: false
  },
  setHost: true,
  maxHeaderSize: void 0,
  signal: void 0,
  enableUnixSockets: false,
  strictContentLength: true
};
var cloneHeaderValue = (value) => {
  if (Array.isArray(value)) {
    return [...value];
  }
  return typeof value === "number" ? String(value) : value;
};
var cloneHeaders = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "__proto__").map(([name, value]) => [name, cloneHeaderValue(value)]));
var cloneHttps = (https4) => Object.fromEntries(Object.entries(https4).map(([key, value]) => [key, Array.isArray(value) ? value.map((item) => distribution_default.plainObject(item) ? { ...item } : item) : value]));
var cloneInternals = (internals) => {
  const { hooks, retry: retry2 } = internals;
  const result = {
    ...internals,
    url: internals.url ? new URL(internals.url) : void 0,
    context: { ...internals.context },
    cacheOptions: { ...internals.cacheOptions },
    https: cloneHttps(internals.https),
    agent: { ...internals.agent },
    headers: cloneHeaders(internals.headers),
    retry: {
      ...retry2,
      errorCodes: [...retry2.errorCodes],
      methods: [...retry2.methods],
      statusCodes: [...retry2.statusCodes]
    },
    timeout: { ...internals.timeout },
    hooks: Object.fromEntries(Object.entries(hooks).map(([event, handlers]) => [event, [...handlers]])),
    searchParams: internals.searchParams ? new URLSearchParams(internals.searchParams) : void 0,
    pagination: { ...internals.pagination }
  };
  return result;
};
var cloneRaw = (raw) => {
  const result = { ...raw };
  if (Object.hasOwn(raw, "https") && distribution_default.object(raw.https)) {
    result.https = cloneHttps(raw.https);
  }
  for (const key of ["context", "cacheOptions", "agent", "timeout", "pagination"]) {
    if (Object.hasOwn(raw, key) && distribution_default.object(raw[key])) {
      result[key] = { ...raw[key] };
    }
  }
  if (Object.hasOwn(raw, "headers") && distribution_default.object(raw.headers)) {
    result.headers = cloneHeaders(raw.headers);
  }
  if (Object.hasOwn(raw, "retry") && distribution_default.object(raw.retry)) {
    const { retry: retry2 } = raw;
    result.retry = { ...retry2 };
    if (distribution_default.array(retry2.errorCodes)) {
      result.retry.errorCodes = [...retry2.errorCodes];
    }
    if (distribution_default.array(retry2.methods)) {
      result.retry.methods = [...retry2.methods];
    }
    if (distribution_default.array(retry2.statusCodes)) {
      result.retry.statusCodes = [...retry2.statusCodes];
    }
  }
  if (Object.hasOwn(raw, "hooks") && distribution_default.object(raw.hooks)) {
    const { hooks } = raw;
    result.hooks = {
      ...hooks
    };
    for (const event of Object.keys(defaultInternals.hooks)) {
      const handlers = hooks[event];
      if (distribution_default.array(handlers)) {
        result.hooks[event] = [...handlers];
      }
    }
  }
  if (Object.hasOwn(raw, "searchParams") && raw.searchParams) {
    if (distribution_default.string(raw.searchParams)) {
      result.searchParams = raw.searchParams;
    } else if (raw.searchParams instanceof URLSearchParams) {
      result.searchParams = new URLSearchParams(raw.searchParams);
    } else {
      assertPlainObject2("searchParams", raw.searchParams);
      result.searchParams = { ...raw.searchParams };
    }
  }
  return result;
};
var getHttp2Timeout = (internals) => {
  const delays = [
    ["lookup", internals.timeout.lookup],
    ["connect", internals.timeout.connect],
    ["secureConnect", internals.timeout.secureConnect],
    ["request", internals.timeout.request]
  ].filter((entry) => typeof entry[1] === "number" && isArmableTimerDelay(entry[1]));
  if (delays.length === 0) {
    return void 0;
  }
  let lowest = delays[0];
  for (const entry of delays) {
    if (entry[1] < lowest[1]) {
      lowest = entry;
    }
  }
  return { timeout: lowest[1], phase: lowest[0] };
};
var usesHttp2Alpn = (internals, url) => {
  const usesCustomHttpsAgent = internals.agent.https !== void 0 && internals.agent.https !== false && internals.createConnection === void 0;
  return internals.http2 && url.protocol === "https:" && !internals.h2session && !usesCustomHttpsAgent;
};
var trackReplacedHeaderMutations = (trackedStateMutations, previousHeaders, nextHeaders) => {
  if (!trackedStateMutations) {
    return;
  }
  for (const header of /* @__PURE__ */ new Set([...Object.keys(previousHeaders), ...Object.keys(nextHeaders)])) {
    if (previousHeaders[header] !== nextHeaders[header]) {
      trackedStateMutations.add(header);
    }
  }
};
var init = (options, withOptions, self) => {
  const initHooks = options.hooks?.init;
  if (initHooks) {
    for (const hook of initHooks) {
      hook(withOptions, self);
    }
  }
};
var nonMergeableKeys = /* @__PURE__ */ new Set(["mutableDefaults", "handlers", "url", "preserveHooks", "isStream", "__proto__"]);
var resettableByUndefined = /* @__PURE__ */ new Set(["searchParams", "cookieJar"]);
var hasExplicitBodyOption = (options) => Object.hasOwn(options, "body") && options.body !== void 0 || Object.hasOwn(options, "json") && options.json !== void 0 || Object.hasOwn(options, "form") && options.form !== void 0;
var Options = class _Options {
  #internals;
  #headersProxy;
  #merging = false;
  #init;
  #explicitHeaders;
  #trackedStateMutations;
  constructor(input, options, defaults2) {
    assertAny2("input", [distribution_default.string, distribution_default.urlInstance, distribution_default.object, distribution_default.undefined], input);
    assertAny2("options", [distribution_default.object, distribution_default.undefined], options);
    assertAny2("defaults", [distribution_default.object, distribution_default.undefined], defaults2);
    if (input instanceof _Options || options instanceof _Options) {
      throw new TypeError("The defaults must be passed as the third argument");
    }
    if (defaults2) {
      this.#internals = cloneInternals(defaults2.#internals);
      this.#init = [...defaults2.#init];
      this.#explicitHeaders = new Set(defaults2.#explicitHeaders);
    } else {
      this.#internals = cloneInternals(defaultInternals);
      this.#init = [];
      this.#explicitHeaders = /* @__PURE__ */ new Set();
    }
    this.#headersProxy = this.#createHeadersProxy();
    try {
      if (distribution_default.plainObject(input)) {
        if (options?.url !== void 0) {
          throw new TypeError("The `url` option is mutually exclusive with the `input` argument");
        }
        try {
          this.merge(input);
          this.merge(options);
        } finally {
          this.url = input.url;
        }
      } else {
        try {
          this.merge(options);
        } finally {
          if (options?.url !== void 0) {
            if (input === void 0) {
              this.url = options.url;
            } else {
              throw new TypeError("The `url` option is mutually exclusive with the `input` argument");
            }
          } else if (input !== void 0) {
            this.url = input;
          }
        }
      }
    } catch (error) {
      const optionsError = normalizeError(error);
      optionsError.options = this;
      throw optionsError;
    }
  }
  merge(options) {
    if (!options) {
      return;
    }
    if (options instanceof _Options) {
      const initArray = [...options.#init];
      for (const init2 of initArray) {
        this.merge(init2);
      }
      return;
    }
    options = cloneRaw(options);
    init(this, options, this);
    init(options, options, this);
    this.#merging = true;
    try {
      let push = false;
      for (const key of Object.keys(options)) {
        if (nonMergeableKeys.has(key)) {
          continue;
        }
        if (!optionNames.has(key)) {
          throw new Error(`Unexpected option: ${key}`);
        }
        const value = options[key];
        if (value === void 0 && !resettableByUndefined.has(key)) {
          continue;
        }
        this[key] = value;
        push = true;
      }
      if (push) {
        this.#init.push(options);
      }
    } finally {
      this.#merging = false;
    }
  }
  /**
      Custom request function.
  
      @default Got's built-in HTTP/1.1 or HTTP/2 request implementation
      */
  get request() {
    return this.#internals.request;
  }
  set request(value) {
    assertAny2("request", [distribution_default.function, distribution_default.undefined], value);
    this.#internals.request = value;
  }
  /**
      An object representing `http`, `https` and `http2` keys for [`http.Agent`](https://nodejs.org/api/http.html#http_class_http_agent), [`https.Agent`](https://nodejs.org/api/https.html#https_class_https_agent), and Got's internal HTTP/2 session pool.
      This is necessary because a request to one protocol might redirect to another.
      In such a scenario, Got will switch over to the right protocol agent for you.
      When `http2` is enabled, a custom `agent.https` instance makes Got use the native HTTP/1.1 request path because Got's built-in HTTP/2 session pool does not support custom HTTPS agents.
  
      If a key is not present, it will default to a global agent.
  
      @example
      ```
      import got from 'got';
      import HttpAgent from 'agentkeepalive';
  
      const {HttpsAgent} = HttpAgent;
  
      await got('https://sindresorhus.com', {
          agent: {
              http: new HttpAgent(),
              https: new HttpsAgent()
          }
      });
      ```
      */
  get agent() {
    return this.#internals.agent;
  }
  set agent(value) {
    assertPlainObject2("agent", value);
    for (const key of Object.keys(value)) {
      if (key === "__proto__") {
        continue;
      }
      if (!Object.hasOwn(defaultInternals.agent, key)) {
        throw new TypeError(`Unexpected agent option: ${key}`);
      }
      const validators3 = key === "http2" ? [distribution_default.undefined, (v) => v === false] : [distribution_default.object, distribution_default.undefined, (v) => v === false];
      assertAny2(`agent.${key}`, validators3, value[key]);
    }
    this.#mergeOrReplace("agent", value);
  }
  get h2session() {
    return this.#internals.h2session;
  }
  set h2session(value) {
    assertAny2("h2session", [distribution_default.object, distribution_default.undefined], value);
    this.#internals.h2session = value;
  }
  /**
      Decompress the response automatically.
  
      This will set the `accept-encoding` header to `gzip, deflate, br` unless you set it yourself.
  
      If this is disabled, a compressed response is returned as a `Uint8Array`.
      This may be useful if you want to handle decompression yourself or stream the raw compressed data.
  
      @default true
      */
  get decompress() {
    return this.#internals.decompress;
  }
  set decompress(value) {
    assert.boolean(value);
    this.#internals.decompress = value;
  }
  /**
      Milliseconds to wait for the server to end the response before aborting the request with `got.TimeoutError` error (a.k.a. `request` property).
      By default, there's no timeout.
  
      This also accepts an `object` with the following fields to constrain the duration of each phase of the request lifecycle:
  
      - `lookup` starts when a socket is assigned and ends when the hostname has been resolved.
          Does not apply when using a Unix domain socket.
      - `connect` starts when `lookup` completes (or when the socket is assigned if lookup does not apply to the request) and ends when the socket is connected.
      - `secureConnect` starts when `connect` completes and ends when the handshaking process completes (HTTPS only).
      - `socket` starts when the socket is connected. See [request.setTimeout](https://nodejs.org/api/http.html#http_request_settimeout_timeout_callback).
      - `response` starts when the request has been written to the socket and ends when the response headers are received.
      - `send` starts when the socket is connected and ends with the request has been written to the socket.
      - `request` starts when the request is initiated and ends when the response's end event fires.
      */
  get timeout() {
    return this.#internals.timeout;
  }
  set timeout(value) {
    assertPlainObject2("timeout", value);
    for (const key of Object.keys(value)) {
      if (key === "__proto__") {
        continue;
      }
      if (!Object.hasOwn(defaultInternals.timeout, key)) {
        throw new Error(`Unexpected timeout option: ${key}`);
      }
      assertAny2(`timeout.${key}`, [distribution_default.number, distribution_default.undefined], value[key]);
    }
    this.#mergeOrReplace("timeout", value);
  }
  /**
      When specified, `prefixUrl` will be prepended to relative string `url` input.
      The prefix must be an absolute URL, since Got has no base to resolve it against. It must not contain a query string or a fragment.
      A trailing slash `/` is optional - one will be added automatically.
  
      __Note__: Absolute string URLs and URL instances bypass `prefixUrl` by default. Other instance defaults, including headers, still apply. For untrusted URLs, set `allowAbsoluteUrls` to `false`.
  
      __Note__: Got cannot know which custom headers are sensitive. If you use headers like `x-api-key`, only pass trusted URLs or use `allowAbsoluteUrls: false`.
  
      __Note__: Leading slashes in `input` are disallowed when using this option to enforce consistency and avoid confusion.
      For example, when the prefix URL is `https://example.com/foo` and the input is `/bar`, there's ambiguity whether the resulting URL would become `https://example.com/foo/bar` or `https://example.com/bar`.
      The latter is used by browsers.
  
      __Tip__: Useful when used with `got.extend()` to create niche-specific Got instances.
  
      __Tip__: You can change `prefixUrl` using hooks as long as the URL still includes the `prefixUrl`.
      If the URL doesn't include it anymore, it will throw.
  
      @example
      ```
      import got from 'got';
  
      await got('unicorn', {prefixUrl: 'https://cats.com'});
      //=> 'https://cats.com/unicorn'
  
      const instance = got.extend({
          prefixUrl: 'https://google.com'
      });
  
      await instance('unicorn', {
          hooks: {
              beforeRequest: [
                  options => {
                      options.prefixUrl = 'https://cats.com';
                  }
              ]
          }
      });
      //=> 'https://cats.com/unicorn'
      ```
      */
  get prefixUrl() {
    return this.#internals.prefixUrl;
  }
  set prefixUrl(value) {
    assertAny2("prefixUrl", [distribution_default.string, distribution_default.urlInstance], value);
    if (value === "") {
      this.#internals.prefixUrl = "";
      return;
    }
    value = value.toString();
    if (hasProtocolSlashes(value)) {
      const prefix = new URL(value);
      if (prefix.search !== "" || prefix.hash !== "") {
        throw new TypeError("The `prefixUrl` option must not contain a query string or a fragment");
      }
    }
    if (!value.endsWith("/")) {
      value += "/";
    }
    if (this.#internals.prefixUrl && this.#internals.url) {
      const url = this.#internals.url;
      const previousUrl = new URL(url);
      const { username, password } = url;
      const urlWithoutCredentials = new URL(url);
      urlWithoutCredentials.username = "";
      urlWithoutCredentials.password = "";
      let prefixUrlWithoutCredentials = this.#internals.prefixUrl.toString();
      let hasNewPrefixCredentials = false;
      if (isAbsoluteUrl(value)) {
        const nextPrefixUrl = new URL(value);
        hasNewPrefixCredentials = nextPrefixUrl.username !== "" || nextPrefixUrl.password !== "";
      }
      if (isAbsoluteUrl(this.#internals.prefixUrl)) {
        const prefixUrl = new URL(this.#internals.prefixUrl);
        prefixUrl.username = "";
        prefixUrl.password = "";
        prefixUrlWithoutCredentials = prefixUrl.href;
      }
      if (!urlWithoutCredentials.href.startsWith(prefixUrlWithoutCredentials)) {
        throw new Error("The `url` option must include the `prefixUrl` option");
      }
      url.href = value + urlWithoutCredentials.href.slice(prefixUrlWithoutCredentials.length);
      const isSameOriginUrl = isSameOrigin(previousUrl, url);
      if (username && !url.username && isSameOriginUrl && !hasNewPrefixCredentials) {
        url.username = username;
      }
      if (password && !url.password && isSameOriginUrl && !hasNewPrefixCredentials) {
        url.password = password;
      }
    }
    this.#internals.prefixUrl = value;
    this.#trackedStateMutations?.add("prefixUrl");
  }
  /**
      __Note #1__: The `body` option cannot be used with the `json` or `form` option.
  
      __Note #2__: If you provide this option, `got.stream()` will be read-only.
  
      __Note #3__: If you provide a payload with the `GET` or `HEAD` method, it will throw a `TypeError` unless the method is `GET` and the `allowGetBody` option is set to `true`.
  
      __Note #4__: This option is not enumerable and will not be merged with the instance defaults.
  
      The `content-length` header will be automatically set if `body` is a `string` or an `ArrayBufferView` (including `Uint8Array`, other typed arrays, and `DataView`), and `content-length` and `transfer-encoding` are not manually set in `options.headers`.
  
      Since Got 12, the `content-length` is not automatically set when `body` is a `fs.createReadStream`.
  
      You can use `Iterable` and `AsyncIterable` objects as request body, including Web [`ReadableStream`](https://developer.mozilla.org/en-US/docs/Web/API/ReadableStream):
  
      @example
      ```
      import got from 'got';
  
      // Using an async generator
      async function* generateData() {
          yield 'Hello, ';
          yield 'world!';
      }
  
      await got.post('https://httpbin.org/anything', {
          body: generateData()
      });
      ```
      */
  get body() {
    return this.#internals.body;
  }
  set body(value) {
    assertAny2("body", [distribution_default.string, distribution_default.buffer, distribution_default.nodeStream, distribution_default.generator, distribution_default.asyncGenerator, distribution_default.iterable, distribution_default.asyncIterable, ArrayBuffer.isView, distribution_default.undefined], value);
    if (distribution_default.nodeStream(value)) {
      assert.truthy(value.readable);
    }
    if (value !== void 0) {
      assert.undefined(this.#internals.form);
      assert.undefined(this.#internals.json);
    }
    this.#internals.body = value;
    this.#trackedStateMutations?.add("body");
  }
  /**
      The form body is converted to a query string using [`(new URLSearchParams(object)).toString()`](https://nodejs.org/api/url.html#url_constructor_new_urlsearchparams_obj).
  
      If the `Content-Type` header is not present, it will be set to `application/x-www-form-urlencoded`.
  
      __Note #1__: If you provide this option, `got.stream()` will be read-only.
  
      __Note #2__: This option is not enumerable and will not be merged with the instance defaults.
      */
  get form() {
    return this.#internals.form;
  }
  set form(value) {
    assertAny2("form", [distribution_default.plainObject, distribution_default.undefined], value);
    if (value !== void 0) {
      assert.undefined(this.#internals.body);
      assert.undefined(this.#internals.json);
    }
    this.#internals.form = value;
    this.#trackedStateMutations?.add("form");
  }
  /**
      JSON request body. If the `content-type` header is not set, it will be set to `application/json`.
  
      __Important__: This option only affects the request body you send to the server. To parse the response as JSON, you must either call `.json()` on the promise or set `responseType: 'json'` in the options.
  
      __Note #1__: If you provide this option, `got.stream()` will be read-only.
  
      __Note #2__: This option is not enumerable and will not be merged with the instance defaults.
      */
  get json() {
    return this.#internals.json;
  }
  set json(value) {
    if (value !== void 0) {
      assert.undefined(this.#internals.body);
      assert.undefined(this.#internals.form);
    }
    this.#internals.json = value;
    this.#trackedStateMutations?.add("json");
  }
  /**
      The URL to request, as a string or a [WHATWG `URL`](https://nodejs.org/api/url.html#url_class_url).
  
      Pass it as the first argument to `got(url, options)`. Setting `url` inside an options object is not supported.
  
      Properties from `options` will override properties in the parsed `url`.
  
      If no protocol is specified, it will throw a `TypeError`.
  
      __Note__: The query string is **not** parsed as search params.
  
      @example
      ```
      await got('https://example.com/?query=a b'); //=> https://example.com/?query=a%20b
      await got('https://example.com/', {searchParams: {query: 'a b'}}); //=> https://example.com/?query=a+b
  
      // The query string is overridden by `searchParams`
      await got('https://example.com/?query=a b', {searchParams: {query: 'a b'}}); //=> https://example.com/?query=a+b
      ```
      */
  get url() {
    return this.#internals.url;
  }
  set url(value) {
    assertAny2("url", [distribution_default.string, distribution_default.urlInstance, distribution_default.undefined], value);
    if (value === void 0) {
      this.#internals.url = void 0;
      this.#trackedStateMutations?.add("url");
      return;
    }
    if (distribution_default.string(value) && value.startsWith("/")) {
      throw new Error("`url` must not start with a slash");
    }
    const valueString = value.toString();
    if (distribution_default.string(value) && !this.prefixUrl && hasHttpProtocolWithoutSlashes(stripLeadingC0ControlOrSpace(removeAsciiTabOrNewline(value)))) {
      throw new Error("`url` protocol must be followed by `//`");
    }
    const isAbsolute = isAbsoluteUrl(value);
    assertRelativeUrlIfNeeded(this, value);
    const urlString = isAbsolute ? valueString : `${this.prefixUrl}${valueString}`;
    const url = new URL(urlString);
    if (usesUnixSocket(url) && !this.#internals.enableUnixSockets) {
      throw new Error("Using UNIX domain sockets but option `enableUnixSockets` is not enabled");
    }
    if (url.protocol === "unix:") {
      url.href = `http://unix${url.pathname}${url.search}`;
    }
    if (url.protocol !== "http:" && url.protocol !== "https:") {
      const error = new Error(`Unsupported protocol: ${url.protocol}`);
      error.code = "ERR_UNSUPPORTED_PROTOCOL";
      throw error;
    }
    this.#internals.url = url;
    this.#trackedStateMutations?.add("url");
    if (this.#internals.username) {
      url.username = this.#internals.username;
      this.#internals.username = "";
    }
    if (this.#internals.password) {
      url.password = this.#internals.password;
      this.#internals.password = "";
    }
    if (this.#internals.searchParams) {
      url.search = this.#internals.searchParams.toString();
      this.#internals.searchParams = void 0;
    }
  }
  /**
      Cookie support. You don't have to care about parsing or how to store them.
  
      __Note__: If you provide this option, `options.headers.cookie` will be overridden.
      */
  get cookieJar() {
    return this.#internals.cookieJar;
  }
  set cookieJar(value) {
    assertAny2("cookieJar", [distribution_default.object, distribution_default.undefined], value);
    if (value === void 0) {
      this.#internals.cookieJar = void 0;
      return;
    }
    const { setCookie, getCookieString } = value;
    assert.function(setCookie);
    assert.function(getCookieString);
    if (isToughCookieJar(value)) {
      this.#internals.cookieJar = {
        setCookie: promisify2(value.setCookie.bind(value)),
        getCookieString: promisify2(value.getCookieString.bind(value))
      };
    } else {
      this.#internals.cookieJar = value;
    }
  }
  /**
      You can abort the `request` using [`AbortController`](https://developer.mozilla.org/en-US/docs/Web/API/AbortController).
  
      @example
      ```
      import got from 'got';
  
      const abortController = new AbortController();
  
      const request = got('https://httpbin.org/anything', {
          signal: abortController.signal
      });
  
      setTimeout(() => {
          abortController.abort();
      }, 100);
      ```
      */
  get signal() {
    return this.#internals.signal;
  }
  set signal(value) {
    assertAny2("signal", [distribution_default.object, distribution_default.undefined], value);
    this.#internals.signal = value;
  }
  /**
      Ignore invalid cookies instead of throwing an error.
      Only useful when the `cookieJar` option has been set. Not recommended.
  
      @default false
      */
  get ignoreInvalidCookies() {
    return this.#internals.ignoreInvalidCookies;
  }
  set ignoreInvalidCookies(value) {
    assert.boolean(value);
    this.#internals.ignoreInvalidCookies = value;
  }
  /**
      Query string that will be added to the request URL.
      This will override the query string in `url`.
  
      If you need to pass in an array, you can do it using a `URLSearchParams` instance.
  
      @example
      ```
      import got from 'got';
  
      const searchParams = new URLSearchParams([['key', 'a'], ['key', 'b']]);
  
      await got('https://example.com', {searchParams});
  
      console.log(searchParams.toString());
      //=> 'key=a&key=b'
      ```
      */
  get searchParams() {
    if (Object.isFrozen(this.#internals)) {
      const { url } = this.#internals;
      return new URLSearchParams(url ? url.searchParams : this.#internals.searchParams);
    }
    if (this.#internals.url) {
      return this.#internals.url.searchParams;
    }
    this.#internals.searchParams ??= new URLSearchParams();
    return this.#internals.searchParams;
  }
  set searchParams(value) {
    assertAny2("searchParams", [distribution_default.string, distribution_default.object, distribution_default.undefined], value);
    if (Object.isFrozen(this.#internals)) {
      throw new TypeError("Cannot assign to read only option `searchParams`");
    }
    const url = this.#internals.url;
    if (value === void 0) {
      this.#internals.searchParams = void 0;
      if (url) {
        url.search = "";
      }
      return;
    }
    const searchParameters = this.searchParams;
    let updated;
    if (distribution_default.string(value) || value instanceof URLSearchParams) {
      updated = new URLSearchParams(value);
    } else {
      assertPlainObject2("searchParams", value);
      validateSearchParameters(value);
      updated = new URLSearchParams();
      for (const [key, entry] of Object.entries(value)) {
        if (key === "__proto__") {
          continue;
        }
        if (entry === null) {
          updated.append(key, "");
        } else if (entry === void 0) {
          searchParameters.delete(key);
        } else {
          updated.append(key, entry);
        }
      }
    }
    if (this.#merging) {
      for (const key of updated.keys()) {
        searchParameters.delete(key);
      }
      for (const [key, value2] of updated) {
        searchParameters.append(key, value2);
      }
    } else if (url) {
      url.search = updated.toString();
    } else {
      this.#internals.searchParams = updated;
    }
  }
  get dnsLookup() {
    return this.#internals.dnsLookup;
  }
  set dnsLookup(value) {
    assertAny2("dnsLookup", [distribution_default.function, distribution_default.undefined], value);
    this.#internals.dnsLookup = value;
  }
  /**
      A DNS cache instance used for making DNS lookups.
      Useful when making lots of requests to different *public* hostnames.
      Set to `true` to use Got's shared DNS cache.
      When using `got.extend()`, set to `false` to opt out of a DNS cache configured by the parent instance.
  
      Got's built-in DNS cache uses `dns.resolve4(…)` and `dns.resolve6(…)` under the hood and falls back to `dns.lookup(…)` when no DNS records are found, which may lead to additional delay.
      Because it resolves A and AAAA records separately, it cannot preserve OS-specific `verbatim` address ordering from `dns.lookup(…)`.
      If present, `clear(hostname?)` can be called by user code to clear cached entries.
  
      __Note__: This should stay disabled when making requests to internal hostnames such as `localhost`, `database.local` etc.
  
      @default undefined
      */
  get dnsCache() {
    return this.#internals.dnsCache;
  }
  set dnsCache(value) {
    assertAny2("dnsCache", [distribution_default.object, distribution_default.boolean, distribution_default.undefined], value);
    if (value === true) {
      this.#internals.dnsCache = getGlobalDnsCache();
    } else if (value === false) {
      this.#internals.dnsCache = void 0;
    } else {
      if (value !== void 0) {
        assertAny2("dnsCache.lookup", [distribution_default.function], value.lookup);
        assertAny2("dnsCache.clear", [distribution_default.function, distribution_default.undefined], value.clear);
      }
      this.#internals.dnsCache = value;
    }
  }
  /**
      User data. `context` is shallow merged and enumerable. If it contains non-enumerable properties they will NOT be merged.
  
      @example
      ```
      import got from 'got';
  
      const instance = got.extend({
          hooks: {
              beforeRequest: [
                  options => {
                      if (!options.context || !options.context.token) {
                          throw new Error('Token required');
                      }
  
                      options.headers.token = options.context.token;
                  }
              ]
          }
      });
  
      const context = {
          token: 'secret'
      };
  
      const response = await instance('https://httpbin.org/headers', {context});
  
      // Let's see the headers
      console.log(response.body);
      ```
      */
  get context() {
    return this.#internals.context;
  }
  set context(value) {
    assert.object(value);
    this.#mergeOrReplace("context", value);
  }
  /**
  Hooks allow modifications during the request lifecycle.
  Hook functions may be async and are run serially.
  */
  get hooks() {
    return this.#internals.hooks;
  }
  set hooks(value) {
    assert.object(value);
    for (const knownHookEvent of Object.keys(value)) {
      if (knownHookEvent === "__proto__") {
        continue;
      }
      if (!Object.hasOwn(this.#internals.hooks, knownHookEvent)) {
        throw new Error(`Unexpected hook event: ${knownHookEvent}`);
      }
      const typedKnownHookEvent = knownHookEvent;
      const hooks = value[typedKnownHookEvent];
      assertAny2(`hooks.${knownHookEvent}`, [distribution_default.array, distribution_default.undefined], hooks);
      if (!hooks) {
        continue;
      }
      for (const hook of hooks) {
        assert.function(hook);
      }
      if (this.#merging) {
        this.#internals.hooks[typedKnownHookEvent].push(...hooks);
      } else {
        this.#internals.hooks[knownHookEvent] = [...hooks];
      }
    }
  }
  /**
      Whether redirect responses should be followed automatically.
  
      Optionally, pass a function to dynamically decide based on the response object. The function is only called for 3xx responses, and an unchanged function is evaluated only once per response.
  
      Note that if a `303` is sent by the server in response to any request type (`POST`, `DELETE`, etc.), Got will automatically request the resource pointed to in the location header via `GET`.
      This is in accordance with [the spec](https://tools.ietf.org/html/rfc7231#section-6.4.4). You can optionally turn on this behavior also for other redirect codes - see `methodRewriting`.
      On cross-origin redirects, Got strips `host`, `cookie`, `cookie2`, `authorization`, and `proxy-authorization`. When a redirect rewrites the request to `GET`, Got also strips request body headers. Use `hooks.beforeRedirect` for app-specific sensitive headers.
  
      @default true
      */
  get followRedirect() {
    return this.#internals.followRedirect;
  }
  set followRedirect(value) {
    assertAny2("followRedirect", [distribution_default.boolean, distribution_default.function], value);
    this.#internals.followRedirect = value;
  }
  /**
      If exceeded, the request will be aborted and a `MaxRedirectsError` will be thrown.
  
      @default 10
      */
  get maxRedirects() {
    return this.#internals.maxRedirects;
  }
  set maxRedirects(value) {
    assertCount("maxRedirects", value);
    this.#internals.maxRedirects = value;
  }
  /**
      A cache adapter instance for storing cached response data.
  
      @default undefined
      */
  get cache() {
    return this.#internals.cache;
  }
  set cache(value) {
    assertAny2("cache", [distribution_default.object, distribution_default.string, distribution_default.boolean, distribution_default.undefined], value);
    if (value === true) {
      this.#internals.cache = globalCache;
    } else if (value === false) {
      this.#internals.cache = void 0;
    } else {
      this.#internals.cache = wrapQuickLruIfNeeded(value);
    }
  }
  /**
      Determines if a `got.HTTPError` is thrown for unsuccessful responses.
  
      If this is disabled, requests that encounter an error status code will be resolved with the `response` instead of throwing.
      This may be useful if you are checking for resource availability and are expecting error responses.
  
      @default true
      */
  get throwHttpErrors() {
    return this.#internals.throwHttpErrors;
  }
  set throwHttpErrors(value) {
    assert.boolean(value);
    this.#internals.throwHttpErrors = value;
  }
  get username() {
    return this.#getCredential("username");
  }
  set username(value) {
    assert.string(value);
    this.#setCredential("username", value);
  }
  get password() {
    return this.#getCredential("password");
  }
  set password(value) {
    assert.string(value);
    this.#setCredential("password", value);
  }
  /**
      If set to `true`, Got will additionally accept HTTP/2 requests.
  
      It will choose either HTTP/1.1 or HTTP/2 depending on the ALPN protocol. When a custom `agent.https` instance is set, Got uses that native HTTPS agent directly and skips HTTP/2 negotiation.
  
      __Note__: If `options.request` returns a request or response, it controls the transport and Got's HTTP/2 client is bypassed. Return `undefined` to fall back to Got's built-in transport.
  
      @default false
  
      @example
      ```
      import got from 'got';
  
      const {headers} = await got('https://nghttp2.org/httpbin/anything', {http2: true});
  
      console.log(headers.via);
      //=> '2 nghttpx'
      ```
      */
  get http2() {
    return this.#internals.http2;
  }
  set http2(value) {
    assert.boolean(value);
    this.#internals.http2 = value;
  }
  /**
      Set this to `true` to allow sending body for the `GET` method.
      This option is only meant to interact with non-compliant servers when you have no other choice.
  
      __Note__: The [RFC 7231](https://tools.ietf.org/html/rfc7231#section-4.3.1) doesn't specify any particular behavior for the GET method having a payload, therefore __it's considered an [anti-pattern](https://en.wikipedia.org/wiki/Anti-pattern)__.
  
      @default false
      */
  get allowGetBody() {
    return this.#internals.allowGetBody;
  }
  set allowGetBody(value) {
    assert.boolean(value);
    this.#internals.allowGetBody = value;
  }
  /**
      Allow absolute URLs to bypass `prefixUrl`.
  
      When set to `false` with `prefixUrl`, passing an absolute `url` will throw. This also rejects scheme-relative URL strings like `//example.com/path` in retry and pagination URL overrides. Use this when untrusted URL input must stay on the same origin as the configured `prefixUrl`. This is not a path sandbox: relative paths like `../other` still follow standard URL resolution on the same origin. Set `prefixUrl` to an empty string for a request that intentionally needs an absolute URL.
  
      __Note__: This guards the `url` you pass. It does not block cross-origin redirects issued by the server, though inherited sensitive headers are still stripped when a redirect changes origin.
  
      __Note__: The check is defeated if the same hook or `pagination.paginate(…)` return also sets `prefixUrl` or `allowAbsoluteUrls`. Do not populate those options from untrusted data.
  
      @default true
      */
  get allowAbsoluteUrls() {
    return this.#internals.allowAbsoluteUrls;
  }
  set allowAbsoluteUrls(value) {
    assert.boolean(value);
    this.#internals.allowAbsoluteUrls = value;
  }
  /**
      Automatically copy headers from piped streams.
  
      When piping a request into a Got stream (e.g., `request.pipe(got.stream(url))`), this controls whether headers from the source stream are automatically merged into the Got request headers.
  
      Note: Explicitly set headers take precedence over piped headers. Piped headers are only copied when a header is not already explicitly set.
  
      Useful for proxy scenarios when explicitly enabled. Got automatically omits `host`, `authorization`, `cookie`, `cookie2`, `set-cookie`, `set-cookie2`, hop-by-hop headers, and headers nominated by `Connection`/`Proxy-Connection`. Got cannot know which app-specific headers are sensitive. Leave `copyPipedHeaders` disabled and copy only safe headers manually, or explicitly omit those headers before piping. If you trust the upstream and want to forward credentials, pass them explicitly in `headers`.
  
      @default false
  
      @example
      ```
      import got from 'got';
      import {pipeline} from 'node:stream/promises';
  
      // Opt in to automatic header copying for proxy scenarios
      server.get('/proxy', async (request, response) => {
          const gotStream = got.stream('https://example.com', {
              copyPipedHeaders: true,
              // Explicit headers win over piped headers.
              // Add credentials here only when the upstream is trusted.
              headers: {
                  host: 'example.com',
              }
          });
  
          await pipeline(request, gotStream, response);
      });
      ```
  
      @example
      ```
      import got from 'got';
      import {pipeline} from 'node:stream/promises';
  
      // Keep it disabled and manually copy only safe headers
      server.get('/proxy', async (request, response) => {
          const gotStream = got.stream('https://example.com', {
              headers: {
                  'user-agent': request.headers['user-agent'],
                  'accept': request.headers['accept'],
                  // Explicitly NOT copying host, connection, authorization, etc.
              }
          });
  
          await pipeline(request, gotStream, response);
      });
      ```
      */
  get copyPipedHeaders() {
    return this.#internals.copyPipedHeaders;
  }
  set copyPipedHeaders(value) {
    assert.boolean(value);
    this.#internals.copyPipedHeaders = value;
  }
  isHeaderExplicitlySet(name) {
    return this.#explicitHeaders.has(name.toLowerCase());
  }
  shouldCopyPipedHeader(name) {
    return !this.isHeaderExplicitlySet(name);
  }
  setPipedHeader(name, value) {
    assertValidHeaderName(name);
    this.#internals.headers[name.toLowerCase()] = value;
  }
  getInternalHeaders() {
    return this.#internals.headers;
  }
  setInternalHeader(name, value) {
    if (value === void 0) {
      this.deleteInternalHeader(name);
      return;
    }
    assertValidHeaderName(name);
    this.#internals.headers[name.toLowerCase()] = value;
  }
  deleteInternalHeader(name) {
    delete this.#internals.headers[name.toLowerCase()];
  }
  async trackStateMutations(operation) {
    const changedState = /* @__PURE__ */ new Set();
    this.#trackedStateMutations = changedState;
    try {
      return await operation(changedState);
    } finally {
      this.#trackedStateMutations = void 0;
    }
  }
  clearBody() {
    this.body = void 0;
    this.json = void 0;
    this.form = void 0;
    for (const header of bodyHeaderNames) {
      this.deleteInternalHeader(header);
    }
  }
  clearUnchangedCookieHeader(previousState, changedState) {
    if (previousState?.hadCookieJar && this.cookieJar === void 0 && !this.isHeaderExplicitlySet("cookie") && !changedState?.has("cookie") && this.headers.cookie === previousState.headers.cookie) {
      this.deleteInternalHeader("cookie");
    }
  }
  restoreCookieHeader(previousState, headers) {
    if (!previousState || Object.keys(headers ?? {}).some((name) => name.toLowerCase() === "cookie")) {
      return;
    }
    if (previousState.cookieWasExplicitlySet) {
      this.headers.cookie = previousState.headers.cookie;
      return;
    }
    delete this.headers.cookie;
    if (previousState.headers.cookie !== void 0) {
      this.setInternalHeader("cookie", previousState.headers.cookie);
    }
  }
  syncCookieHeaderAfterMerge(previousState, headers) {
    this.restoreCookieHeader(previousState, headers);
    this.clearUnchangedCookieHeader(previousState);
  }
  stripUnchangedCrossOriginState(previousState, changedState, { clearBody = true } = {}) {
    const headers = this.getInternalHeaders();
    const url = this.#internals.url;
    for (const header of crossOriginStripHeaders) {
      if (!changedState.has(header) && headers[header] === previousState.headers[header]) {
        this.deleteInternalHeader(header);
      }
    }
    for (const credential of ["username", "password"]) {
      if (!hasExplicitCredentialInUrlChange(changedState, url, credential)) {
        this[credential] = "";
      }
    }
    if (clearBody && !hasBodyOptionChanged(changedState) && isBodyUnchanged(this, previousState)) {
      this.clearBody();
    }
  }
  /**
  Strip sensitive headers and credentials when navigating to a different origin.
  Headers and credentials explicitly provided in `userOptions` are preserved.
  */
  stripSensitiveHeaders(previousUrl, nextUrl, userOptions) {
    if (isSameOrigin(previousUrl, nextUrl)) {
      return;
    }
    const headers = lowercaseKeys2(userOptions.headers ?? {});
    for (const header of crossOriginStripHeaders) {
      if (headers[header] === void 0) {
        this.deleteInternalHeader(header);
      }
    }
    for (const credential of ["username", "password"]) {
      const hasExplicitCredential = Object.hasOwn(userOptions, credential) && userOptions[credential] !== void 0 || hasCredentialInUrl(userOptions.url, credential) || hasCredentialInUrl(userOptions.prefixUrl, credential) || isCrossOriginCredentialChanged(previousUrl, nextUrl, credential);
      if (!hasExplicitCredential && this[credential] !== "") {
        this[credential] = "";
      }
    }
  }
  /**
      Merge the options for a follow-up request into `this` and apply the cross-origin rules. This is shared by `afterResponse` retries (when the hook passes a new options object) and by pagination.
  
      Returns the resolved `nextUrl` when `updatedOptions.url` was supplied, so callers can run their own checks on it, and whether the caller supplied an explicit body.
      */
  mergeNextRequestOptions(updatedOptions, { previousUrl, previousState, previousBoundary, baseUrl }) {
    const hasExplicitBody = hasExplicitBodyOption(updatedOptions);
    const clearsCookieJar = Object.hasOwn(updatedOptions, "cookieJar") && updatedOptions.cookieJar === void 0;
    if (hasExplicitBody) {
      const contentType = this.isHeaderExplicitlySet("content-type") ? this.headers["content-type"] : void 0;
      this.clearBody();
      this.setInternalHeader("content-type", contentType);
    }
    if (clearsCookieJar) {
      this.cookieJar = void 0;
    }
    const { url, ...updatedOptionsWithoutUrl } = updatedOptions;
    this.merge(updatedOptionsWithoutUrl);
    this.syncCookieHeaderAfterMerge(previousState, updatedOptionsWithoutUrl.headers);
    const currentUrl = this.url;
    if (previousUrl && currentUrl instanceof URL && hasUrlOrPrefixUrlBoundaryChanged(this, currentUrl, previousBoundary)) {
      assertUrlHasSameOriginAsPrefixUrlIfNeeded(this, currentUrl);
    }
    if (url === void 0 && previousUrl && currentUrl instanceof URL && !isSameOrigin(previousUrl, currentUrl)) {
      this.stripSensitiveHeaders(previousUrl, currentUrl, updatedOptions);
      if (!hasExplicitBody) {
        this.clearBody();
      }
    }
    let nextUrl;
    if (url !== void 0) {
      nextUrl = applyUrlOverride(this, url, { ...updatedOptions, baseUrl });
      if (updatedOptions.searchParams !== void 0) {
        this.searchParams = updatedOptions.searchParams;
      }
      if (previousUrl) {
        this.stripSensitiveHeaders(previousUrl, nextUrl, updatedOptions);
        if (!isSameOrigin(previousUrl, nextUrl) && !hasExplicitBody) {
          this.clearBody();
        }
      }
    }
    return { nextUrl, hasExplicitBody };
  }
  /**
      Request headers.
  
      Existing headers will be overwritten. Headers set to `undefined` will be omitted. Number values are stored and sent as strings.
  
      @default {'user-agent': 'got (https://github.com/sindresorhus/got)'}
      */
  get headers() {
    return this.#headersProxy;
  }
  set headers(value) {
    assertPlainObject2("headers", value);
    const normalizedHeaders = lowercaseKeys2(cloneHeaders(value));
    for (const header of Object.keys(normalizedHeaders)) {
      assertValidHeaderName(header);
    }
    if (this.#merging) {
      safeObjectAssign(this.#internals.headers, normalizedHeaders);
    } else {
      const previousHeaders = this.#internals.headers;
      this.#internals.headers = normalizedHeaders;
      this.#headersProxy = this.#createHeadersProxy();
      this.#explicitHeaders.clear();
      trackReplacedHeaderMutations(this.#trackedStateMutations, previousHeaders, normalizedHeaders);
    }
    for (const header of Object.keys(normalizedHeaders)) {
      this.#explicitHeaders.add(header);
      if (this.#merging) {
        this.#trackedStateMutations?.add(header);
      }
    }
  }
  /**
      Specifies if the HTTP request method should be [rewritten as `GET`](https://tools.ietf.org/html/rfc7231#section-6.4) on redirects.
  
      As the [specification](https://tools.ietf.org/html/rfc7231#section-6.4) prefers to rewrite the HTTP method only on `303` responses, this is Got's default behavior. Cross-origin `301` and `302` redirects also rewrite `POST` requests to `GET` by default to avoid forwarding request bodies to another origin.
      Setting `methodRewriting` to `true` will also rewrite same-origin `301` and `302` responses, as allowed by the spec. This is the behavior followed by `curl` and browsers.
  
      __Note__: Got never performs method rewriting on `307` and `308` responses, as this is [explicitly prohibited by the specification](https://www.rfc-editor.org/rfc/rfc7231#section-6.4.7).
  
      @default false
      */
  get methodRewriting() {
    return this.#internals.methodRewriting;
  }
  set methodRewriting(value) {
    assert.boolean(value);
    this.#internals.methodRewriting = value;
  }
  /**
      Indicates which DNS record family to use.
  
      Values:
      - `undefined`: IPv4 (if present) or IPv6
      - `4`: Only IPv4
      - `6`: Only IPv6
  
      @default undefined
      */
  get dnsLookupIpVersion() {
    return this.#internals.dnsLookupIpVersion;
  }
  set dnsLookupIpVersion(value) {
    if (value !== void 0 && value !== 4 && value !== 6) {
      throw new TypeError(`Invalid DNS lookup IP version: ${value}`);
    }
    this.#internals.dnsLookupIpVersion = value;
  }
  /**
      A function used to parse JSON responses.
  
      @example
      ```
      import got from 'got';
      import {parse} from '@hapi/bourne';
  
      // Preventing prototype pollution by using Bourne
      const parsed = await got('https://example.com', {
          parseJson: text => parse(text)
      }).json();
  
      console.log(parsed);
      ```
      */
  get parseJson() {
    return this.#internals.parseJson;
  }
  set parseJson(value) {
    assert.function(value);
    this.#internals.parseJson = value;
  }
  /**
      A function used to stringify the body of JSON requests.
  
      @example
      ```
      import got from 'got';
  
      await got.post('https://example.com', {
          stringifyJson: object => JSON.stringify(object, (key, value) => {
              if (key.startsWith('_')) {
                  return;
              }
  
              return value;
          }),
          json: {
              some: 'payload',
              _ignoreMe: 1234
          }
      });
      ```
  
      @example
      ```
      import got from 'got';
  
      await got.post('https://example.com', {
          stringifyJson: object => JSON.stringify(object, (key, value) => {
              if (typeof value === 'number') {
                  return value.toString();
              }
  
              return value;
          }),
          json: {
              some: 'payload',
              number: 1
          }
      });
      ```
      */
  get stringifyJson() {
    return this.#internals.stringifyJson;
  }
  set stringifyJson(value) {
    assert.function(value);
    this.#internals.stringifyJson = value;
  }
  /**
      An object representing `limit`, `calculateDelay`, `methods`, `statusCodes`, `maxRetryAfter` and `errorCodes` fields for maximum retry count, retry handler, allowed methods, allowed status codes, maximum [`Retry-After`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Retry-After) time and allowed error codes.
  
      Undefined settings preserve inherited values, except `maxRetryAfter`, where `undefined` restores the request timeout fallback.
  
      Delays between retries are calculated with `Math.max(1, Math.min((2 ** (attemptCount - 1)) * 1000, backoffLimit) + noise)`, where `attemptCount` starts at 1 and `noise` is the randomized retry noise. Setting both `backoffLimit` and `noise` to `0` requests an immediate retry; returning `0` from `calculateDelay` still aborts the retry.
  
      The `calculateDelay` property is a `function` that receives an object with `attemptCount`, `retryOptions`, `error` and `computedValue` properties for current retry count, the retry options, error and default computed value.
      The function must return a delay in milliseconds (or a Promise resolving with it) (`0` return value cancels retry).
  
      Delays above `2_147_483_647` milliseconds (Node.js's timer limit), including `Infinity`, abort the retry instead of triggering an immediate retry. This also applies to delays computed from `Retry-After`.
  
      The `enforceRetryRules` property is a `boolean` that, when set to `true` (default), enforces the `limit`, `methods`, `statusCodes`, and `errorCodes` options before calling `calculateDelay`. Your `calculateDelay` function is only invoked when a retry is allowed based on these criteria. When `false`, `calculateDelay` receives the computed value but can override all retry logic.
  
      __Note:__ When `enforceRetryRules` is `false`, you must check `computedValue` in your `calculateDelay` function to respect retry rules. When `true` (default), the retry rules are enforced automatically.
  
      By default, it retries *only* on the specified methods, status codes, and on these network errors:
  
      - `ETIMEDOUT`: One of the [timeout](#timeout) limits were reached.
      - `ECONNRESET`: Connection was forcibly closed by a peer.
      - `EADDRINUSE`: Could not bind to any free port.
      - `ECONNREFUSED`: Connection was refused by the server.
      - `EPIPE`: The remote side of the stream being written has been closed.
      - `ENOTFOUND`: Couldn't resolve the hostname to an IP address.
      - `ENETUNREACH`: No internet connection.
      - `EAI_AGAIN`: DNS lookup timed out.
  
      __Note__: If `maxRetryAfter` is set to `undefined`, it will use `options.timeout`.
      __Note__: If [`Retry-After`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Retry-After) header is greater than `maxRetryAfter`, it will cancel the request.
      */
  get retry() {
    return this.#internals.retry;
  }
  set retry(value) {
    assertPlainObject2("retry", value);
    assertAny2("retry.calculateDelay", [distribution_default.function, distribution_default.undefined], value.calculateDelay);
    assertAny2("retry.maxRetryAfter", [distribution_default.number, distribution_default.undefined], value.maxRetryAfter);
    if (!distribution_default.undefined(value.limit)) {
      assertCount("retry.limit", value.limit);
    }
    assertAny2("retry.methods", [distribution_default.array, distribution_default.undefined], value.methods);
    assertAny2("retry.statusCodes", [distribution_default.array, distribution_default.undefined], value.statusCodes);
    assertAny2("retry.errorCodes", [distribution_default.array, distribution_default.undefined], value.errorCodes);
    assertAny2("retry.noise", [distribution_default.number, distribution_default.undefined], value.noise);
    assertAny2("retry.backoffLimit", [distribution_default.number, distribution_default.undefined], value.backoffLimit);
    assertAny2("retry.enforceRetryRules", [distribution_default.boolean, distribution_default.undefined], value.enforceRetryRules);
    for (const [key, predicate] of [["methods", distribution_default.string], ["statusCodes", distribution_default.number], ["errorCodes", distribution_default.string]]) {
      for (const [index, member2] of (value[key] ?? []).entries()) {
        assertAny2(`retry.${key}[${index}]`, [predicate], member2);
      }
    }
    if (value.noise && Math.abs(value.noise) > 100) {
      throw new Error(`The maximum acceptable retry noise is +/- 100ms, got ${value.noise}`);
    }
    assertKnownKeys(value, this.#internals.retry, (key) => new Error(`Unexpected retry option: ${key}`));
    const updatedRetry = Object.fromEntries(Object.entries(value).filter(([key, option]) => option !== void 0 || key === "maxRetryAfter"));
    if (this.#merging) {
      safeObjectAssign(this.#internals.retry, updatedRetry);
    } else {
      this.#internals.retry = { ...this.#internals.retry, ...updatedRetry };
    }
    const { retry: retry2 } = this.#internals;
    retry2.methods = [...new Set(retry2.methods.map((method) => method.toUpperCase()))];
    retry2.statusCodes = [...new Set(retry2.statusCodes)];
    retry2.errorCodes = [...new Set(retry2.errorCodes)];
  }
  /**
      From `http.RequestOptions`.
  
      The IP address used to send the request from.
      */
  get localAddress() {
    return this.#internals.localAddress;
  }
  set localAddress(value) {
    assertAny2("localAddress", [distribution_default.string, distribution_default.undefined], value);
    this.#internals.localAddress = value;
  }
  /**
      The HTTP method used to make the request.
      Custom methods such as `PROPFIND` are supported. Method names are normalized to uppercase.
  
      @default 'GET'
      */
  get method() {
    return this.#internals.method;
  }
  set method(value) {
    assertAny2("method", [distribution_default.nonEmptyString], value);
    this.#internals.method = value.toUpperCase();
    this.#trackedStateMutations?.add("method");
  }
  /**
      The function used to retrieve a `net.Socket` instance when the `agent` option is not used.
  
      For HTTP/1, either return the socket synchronously or call `callback(null, socket)` asynchronously. Call `callback(error)` if socket creation fails.
  
      When `http2` is enabled for HTTPS, this function must synchronously return a `tls.TLSSocket`. Callback-based creation is not supported by HTTP/2 negotiation.
      */
  get createConnection() {
    return this.#internals.createConnection;
  }
  set createConnection(value) {
    assertAny2("createConnection", [distribution_default.function, distribution_default.undefined], value);
    this.#internals.createConnection = value;
  }
  /**
      From `http-cache-semantics`
  
      @default {}
      */
  get cacheOptions() {
    return this.#internals.cacheOptions;
  }
  set cacheOptions(value) {
    assertPlainObject2("cacheOptions", value);
    assertAny2("cacheOptions.shared", [distribution_default.boolean, distribution_default.undefined], value.shared);
    assertAny2("cacheOptions.cacheHeuristic", [distribution_default.number, distribution_default.undefined], value.cacheHeuristic);
    assertAny2("cacheOptions.immutableMinTimeToLive", [distribution_default.number, distribution_default.undefined], value.immutableMinTimeToLive);
    assertAny2("cacheOptions.ignoreCargoCult", [distribution_default.boolean, distribution_default.undefined], value.ignoreCargoCult);
    assertKnownKeys(value, defaultInternals.cacheOptions, (key) => new Error(`Cache option \`${key}\` does not exist`));
    this.#mergeOrReplace("cacheOptions", value);
  }
  /**
  Options for the advanced HTTPS API.
  */
  get https() {
    return this.#internals.https;
  }
  set https(value) {
    assertPlainObject2("https", value);
    assertAny2("https.rejectUnauthorized", [distribution_default.boolean, distribution_default.undefined], value.rejectUnauthorized);
    assertAny2("https.checkServerIdentity", [distribution_default.function, distribution_default.undefined], value.checkServerIdentity);
    assertAny2("https.serverName", [distribution_default.string, distribution_default.undefined], value.serverName);
    assertAny2("https.certificateAuthority", [distribution_default.string, distribution_default.object, distribution_default.array, distribution_default.undefined], value.certificateAuthority);
    assertAny2("https.key", [distribution_default.string, distribution_default.object, distribution_default.array, distribution_default.undefined], value.key);
    assertAny2("https.certificate", [distribution_default.string, distribution_default.object, distribution_default.array, distribution_default.undefined], value.certificate);
    assertAny2("https.passphrase", [distribution_default.string, distribution_default.undefined], value.passphrase);
    assertAny2("https.pfx", [distribution_default.string, distribution_default.uint8Array, distribution_default.array, distribution_default.undefined], value.pfx);
    assertAny2("https.alpnProtocols", [distribution_default.array, distribution_default.undefined], value.alpnProtocols);
    assertAny2("https.ciphers", [distribution_default.string, distribution_default.undefined], value.ciphers);
    assertAny2("https.dhparam", [distribution_default.string, distribution_default.buffer, distribution_default.undefined], value.dhparam);
    assertAny2("https.signatureAlgorithms", [distribution_default.string, distribution_default.undefined], value.signatureAlgorithms);
    assertAny2("https.minVersion", [distribution_default.string, distribution_default.undefined], value.minVersion);
    assertAny2("https.maxVersion", [distribution_default.string, distribution_default.undefined], value.maxVersion);
    assertAny2("https.honorCipherOrder", [distribution_default.boolean, distribution_default.undefined], value.honorCipherOrder);
    assertAny2("https.tlsSessionLifetime", [distribution_default.number, distribution_default.undefined], value.tlsSessionLifetime);
    assertAny2("https.ecdhCurve", [distribution_default.string, distribution_default.undefined], value.ecdhCurve);
    assertAny2("https.certificateRevocationLists", [distribution_default.string, distribution_default.buffer, distribution_default.array, distribution_default.undefined], value.certificateRevocationLists);
    assertAny2("https.secureOptions", [distribution_default.number, distribution_default.undefined], value.secureOptions);
    assertKnownKeys(value, defaultInternals.https, (key) => new Error(`HTTPS option \`${key}\` does not exist`));
    this.#mergeOrReplace("https", cloneHttps(value));
  }
  /**
      [Encoding](https://nodejs.org/api/buffer.html#buffer_buffers_and_character_encodings) to be used on `setEncoding` of the response data.
  
      To get a [`Uint8Array`](https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Uint8Array), you need to set `responseType` to `buffer` instead.
      Don't set this option to `null`.
  
      __Note__: This doesn't affect streams! Instead, you need to do `got.stream(...).setEncoding(encoding)`.
  
      @default undefined, which decodes the response as UTF-8
      */
  get encoding() {
    return this.#internals.encoding;
  }
  set encoding(value) {
    if (value === null) {
      throw new TypeError("To get a Uint8Array, set `options.responseType` to `buffer` instead");
    }
    assertAny2("encoding", [distribution_default.string, distribution_default.undefined], value);
    this.#internals.encoding = value;
  }
  /**
      When set to `true` the promise will return the Response body instead of the Response object.
  
      @default false
      */
  get resolveBodyOnly() {
    return this.#internals.resolveBodyOnly;
  }
  set resolveBodyOnly(value) {
    assert.boolean(value);
    this.#internals.resolveBodyOnly = value;
  }
  /**
      Returns a `Stream` instead of a `Promise`.
      Set internally by `got.stream()`.
  
      @default false
      @internal
      */
  get isStream() {
    return this.#internals.isStream;
  }
  set isStream(value) {
    assert.boolean(value);
    this.#internals.isStream = value;
  }
  /**
      The parsing method.
  
      The promise also has `.text()`, `.json()` and `.buffer()` methods which return another Got promise for the parsed body.
  
      It's like setting the options to `{responseType: 'json', resolveBodyOnly: true}` but without affecting the main Got promise.
  
      __Note__: When using streams, this option is ignored.
  
      @example
      ```
      const responsePromise = got(url);
      const bufferPromise = responsePromise.buffer();
      const jsonPromise = responsePromise.json();
  
      const [response, buffer, json] = Promise.all([responsePromise, bufferPromise, jsonPromise]);
      // `response` is an instance of Got Response
      // `buffer` is an instance of Uint8Array
      // `json` is an object
      ```
  
      @example
      ```
      // This
      const body = await got(url).json();
  
      // is semantically the same as this
      const body = await got(url, {responseType: 'json', resolveBodyOnly: true});
      ```
      */
  get responseType() {
    return this.#internals.responseType;
  }
  set responseType(value) {
    if (value !== "text" && value !== "buffer" && value !== "json") {
      throw new Error(`Invalid \`responseType\` option: ${value}`);
    }
    this.#internals.responseType = value;
  }
  get pagination() {
    return this.#internals.pagination;
  }
  set pagination(value) {
    assert.object(value);
    const updatedPagination = Object.fromEntries(Object.entries(value).filter(([, option]) => option !== void 0));
    if (this.#merging) {
      safeObjectAssign(this.#internals.pagination, updatedPagination);
    } else {
      this.#internals.pagination = { ...this.#internals.pagination, ...updatedPagination };
    }
  }
  get setHost() {
    return this.#internals.setHost;
  }
  set setHost(value) {
    assert.boolean(value);
    this.#internals.setHost = value;
  }
  get maxHeaderSize() {
    return this.#internals.maxHeaderSize;
  }
  set maxHeaderSize(value) {
    assertAny2("maxHeaderSize", [distribution_default.number, distribution_default.undefined], value);
    this.#internals.maxHeaderSize = value;
  }
  get enableUnixSockets() {
    return this.#internals.enableUnixSockets;
  }
  set enableUnixSockets(value) {
    assert.boolean(value);
    this.#internals.enableUnixSockets = value;
  }
  /**
      Throw an error if the server response's `content-length` header value doesn't match the number of bytes received.
  
      This is useful for detecting truncated responses and follows RFC 9112 requirements for message completeness.
  
      __Note__: Responses without a `content-length` header are not validated.
      __Note__: When enabled and validation fails, a `ReadError` with code `ERR_HTTP_CONTENT_LENGTH_MISMATCH` will be thrown.
      __Note__: Keep custom native responses in byte mode for exact validation. Calling `setEncoding()` on the native response can lose the original byte count when decoding malformed input.
  
      @default true
      */
  get strictContentLength() {
    return this.#internals.strictContentLength;
  }
  set strictContentLength(value) {
    assert.boolean(value);
    this.#internals.strictContentLength = value;
  }
  // eslint-disable-next-line @typescript-eslint/naming-convention
  toJSON() {
    return cloneInternals(this.#internals);
  }
  [/* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom")](_depth, options) {
    return inspect(this.#internals, options);
  }
  createNativeRequestOptions() {
    const internals = this.#internals;
    const url = internals.url;
    const usesAlpn = usesHttp2Alpn(internals, url);
    const socketTimeout = usesAlpn ? internals.timeout.socket : void 0;
    const http2Timeout = usesAlpn ? getHttp2Timeout(internals) : void 0;
    let agent;
    if (url.protocol === "https:") {
      if (internals.http2) {
        agent = {
          ...internals.agent,
          http2: internals.agent.http2 ?? http2_client_default.globalAgent
        };
      } else {
        agent = internals.agent.https;
      }
    } else {
      agent = internals.agent.http;
    }
    const { https: https4 } = internals;
    let { pfx } = https4;
    if (distribution_default.array(pfx)) {
      pfx = pfx.map((entry) => distribution_default.plainObject(entry) ? {
        buf: entry.buffer,
        passphrase: entry.passphrase
      } : entry);
    }
    const unixSocketPath = getUnixSocketPath(url);
    if (usesUnixSocket(url) && !internals.enableUnixSockets) {
      throw new Error("Using UNIX domain sockets but option `enableUnixSockets` is not enabled");
    }
    let unixSocketGroups;
    if (unixSocketPath !== void 0) {
      unixSocketGroups = new RegExp("^(?<socketPath>[^:]+):(?<path>.+)$", "v").exec(`${url.pathname}${url.search}`)?.groups;
    }
    const unixOptions = unixSocketGroups ? { socketPath: safeDecode(unixSocketGroups.socketPath), path: unixSocketGroups.path, host: "" } : void 0;
    const nativeRequestOptions = {
      ...internals.cacheOptions,
      ...unixOptions,
      // HTTPS options
      // eslint-disable-next-line @typescript-eslint/naming-convention
      ALPNProtocols: https4.alpnProtocols,
      ca: https4.certificateAuthority,
      cert: https4.certificate,
      key: https4.key,
      passphrase: https4.passphrase,
      pfx,
      rejectUnauthorized: https4.rejectUnauthorized,
      checkServerIdentity: https4.checkServerIdentity ?? checkServerIdentity,
      servername: https4.serverName,
      ciphers: https4.ciphers,
      honorCipherOrder: https4.honorCipherOrder,
      minVersion: https4.minVersion,
      maxVersion: https4.maxVersion,
      sigalgs: https4.signatureAlgorithms,
      sessionTimeout: https4.tlsSessionLifetime,
      dhparam: https4.dhparam,
      ecdhCurve: https4.ecdhCurve,
      crl: https4.certificateRevocationLists,
      secureOptions: https4.secureOptions,
      // HTTP options
      lookup: internals.dnsLookup ? getAdaptedLookup(internals.dnsLookup) : internals.dnsCache ? getDnsCacheLookup(internals.dnsCache) : void 0,
      family: internals.dnsLookupIpVersion,
      agent,
      setHost: internals.setHost,
      method: internals.method,
      maxHeaderSize: internals.maxHeaderSize,
      localAddress: internals.localAddress,
      // A copy, so a caller editing the native options cannot change these options.
      headers: cloneHeaders(internals.headers),
      createConnection: internals.createConnection,
      signal: internals.http2 ? internals.signal : void 0,
      timeout: http2Timeout?.timeout,
      ...http2Timeout !== void 0 && { _timeoutPhase: http2Timeout.phase },
      ...socketTimeout !== void 0 && { _socketTimeout: socketTimeout },
      // HTTP/2 options
      h2session: internals.h2session
    };
    return nativeRequestOptions;
  }
  getRequestFunction() {
    const { request: customRequest } = this.#internals;
    if (!customRequest) {
      return this.#getFallbackRequestFunction();
    }
    const requestWithFallback = (url, options, callback) => {
      const nativeAgent = getNativeAgent(url, options.agent);
      const hasInternalSocketTimeout = Object.hasOwn(options, "_socketTimeout");
      const hasInternalTimeoutPhase = Object.hasOwn(options, "_timeoutPhase");
      const customRequestOptions = options.timeout !== void 0 || hasInternalSocketTimeout || nativeAgent !== options.agent ? {
        ...options,
        agent: nativeAgent,
        timeout: void 0
      } : options;
      if (hasInternalSocketTimeout) {
        Reflect.deleteProperty(customRequestOptions, "_socketTimeout");
      }
      if (hasInternalTimeoutPhase) {
        Reflect.deleteProperty(customRequestOptions, "_timeoutPhase");
      }
      const result = customRequest(url, customRequestOptions, callback);
      if (distribution_default.promise(result)) {
        return this.#resolveRequestWithFallback(result, {
          url,
          options,
          callback
        });
      }
      return result ?? this.#callFallbackRequest(url, options, callback);
    };
    return requestWithFallback;
  }
  freeze() {
    const options = this.#internals;
    Object.freeze(options);
    Object.freeze(options.hooks);
    for (const handlers of Object.values(options.hooks)) {
      Object.freeze(handlers);
    }
    Object.freeze(options.https);
    for (const value of Object.values(options.https)) {
      if (!Array.isArray(value)) {
        continue;
      }
      for (const item of value) {
        if (distribution_default.plainObject(item)) {
          Object.freeze(item);
        }
      }
      Object.freeze(value);
    }
    Object.freeze(options.cacheOptions);
    Object.freeze(options.agent);
    Object.freeze(options.headers);
    Object.freeze(options.timeout);
    Object.freeze(options.pagination);
    Object.freeze(options.retry);
    Object.freeze(options.retry.errorCodes);
    Object.freeze(options.retry.methods);
    Object.freeze(options.retry.statusCodes);
    for (const value of Object.values(options.headers)) {
      Object.freeze(value);
    }
  }
  #getCredential(credential) {
    const url = this.#internals.url;
    const value = url ? url[credential] : this.#internals[credential];
    return safeDecode(value);
  }
  #setCredential(credential, value) {
    const url = this.#internals.url;
    const fixedValue = encodeURIComponent(value);
    if (url) {
      url[credential] = fixedValue;
    } else {
      this.#internals[credential] = fixedValue;
    }
    this.#trackedStateMutations?.add(credential);
  }
  // Merging assigns into the existing object, while a direct assignment replaces it with a copy.
  #mergeOrReplace(key, value) {
    if (this.#merging) {
      safeObjectAssign(this.#internals[key], value);
    } else {
      this.#internals[key] = { ...value };
    }
  }
  #createHeadersProxy() {
    return new Proxy(this.#internals.headers, {
      get(target, property, receiver) {
        if (typeof property === "string") {
          if (Object.hasOwn(target, property)) {
            return Reflect.get(target, property, receiver);
          }
          const normalizedProperty = property.toLowerCase();
          return Object.hasOwn(target, normalizedProperty) ? Reflect.get(target, normalizedProperty, receiver) : void 0;
        }
        return Reflect.get(target, property, receiver);
      },
      set: (target, property, value) => {
        if (typeof property === "string") {
          const normalizedProperty = property.toLowerCase();
          assertValidHeaderName(normalizedProperty);
          const isSuccess = Reflect.set(target, normalizedProperty, typeof value === "number" ? String(value) : value);
          if (isSuccess) {
            this.#explicitHeaders.add(normalizedProperty);
            this.#trackedStateMutations?.add(normalizedProperty);
          }
          return isSuccess;
        }
        return Reflect.set(target, property, value);
      },
      deleteProperty: (target, property) => {
        if (typeof property === "string") {
          const normalizedProperty = property.toLowerCase();
          const isSuccess = Reflect.deleteProperty(target, normalizedProperty);
          if (isSuccess) {
            this.#explicitHeaders.delete(normalizedProperty);
            this.#trackedStateMutations?.add(normalizedProperty);
          }
          return isSuccess;
        }
        return Reflect.deleteProperty(target, property);
      }
    });
  }
  #getFallbackRequestFunction() {
    const url = this.#internals.url;
    if (!url) {
      return;
    }
    if (this.#internals.h2session) {
      return http2_client_default.auto;
    }
    if (url.protocol === "https:") {
      return this.#internals.http2 ? http2_client_default.auto : https3.request;
    }
    return http3.request;
  }
  #callFallbackRequest(url, options, callback) {
    const fallbackRequest = this.#getFallbackRequestFunction();
    if (!fallbackRequest) {
      throw new TypeError("The request function must return a value");
    }
    const fallbackResult = fallbackRequest(url, options, callback);
    if (fallbackResult === void 0) {
      throw new TypeError("The request function must return a value");
    }
    return distribution_default.promise(fallbackResult) ? this.#resolveFallbackRequestResult(fallbackResult) : fallbackResult;
  }
  async #resolveRequestWithFallback(requestResult, { url, options, callback }) {
    const result = await requestResult;
    return result ?? this.#callFallbackRequest(url, options, callback);
  }
  async #resolveFallbackRequestResult(fallbackResult) {
    const resolvedFallbackResult = await fallbackResult;
    if (resolvedFallbackResult === void 0) {
      throw new TypeError("The request function must return a value");
    }
    return resolvedFallbackResult;
  }
};
var optionDescriptors = Object.getOwnPropertyDescriptors(Options.prototype);
var optionNames = new Set(Object.entries(optionDescriptors).filter(([, descriptor]) => descriptor.get !== void 0 && descriptor.set !== void 0).map(([name]) => name));
var snapshotCrossOriginState = (options) => ({
  headers: { ...options.getInternalHeaders() },
  hadCookieJar: options.cookieJar !== void 0,
  cookieWasExplicitlySet: options.isHeaderExplicitlySet("cookie"),
  username: options.username,
  password: options.password,
  body: options.body,
  json: options.json,
  form: options.form,
  bodySnapshot: cloneCrossOriginBodyValue(options.body),
  jsonSnapshot: cloneCrossOriginBodyValue(options.json),
  formSnapshot: cloneCrossOriginBodyValue(options.form)
});
var cloneCrossOriginBodyValue = (value) => {
  if (value === void 0 || value === null || typeof value !== "object") {
    return value;
  }
  try {
    const clone = structuredClone(value);
    if (Object.getPrototypeOf(clone) !== Object.getPrototypeOf(value)) {
      Object.setPrototypeOf(clone, Object.getPrototypeOf(value));
    }
    return clone;
  } catch {
    return void 0;
  }
};
var isUnchangedCrossOriginBodyValue = (currentValue, previousValue, previousSnapshot) => {
  if (currentValue !== previousValue) {
    return false;
  }
  return currentValue === void 0 || currentValue === null || typeof currentValue !== "object" || previousSnapshot === void 0 ? true : isDeepStrictEqual(currentValue, previousSnapshot);
};
var isCrossOriginCredentialChanged = (previousUrl, nextUrl, credential) => nextUrl[credential] !== "" && nextUrl[credential] !== previousUrl[credential];
var isBodyUnchanged = (options, previousState) => isUnchangedCrossOriginBodyValue(options.body, previousState.body, previousState.bodySnapshot) && isUnchangedCrossOriginBodyValue(options.json, previousState.json, previousState.jsonSnapshot) && isUnchangedCrossOriginBodyValue(options.form, previousState.form, previousState.formSnapshot);

// ../node_modules/got/dist/source/core/utils/is-client-request.js
function isClientRequest(clientRequest) {
  return clientRequest.writable && !clientRequest.writableEnded;
}
var is_client_request_default = isClientRequest;

// ../node_modules/got/dist/source/core/diagnostics-channel.js
var randomUUID = (...values) => process.getBuiltinModule("node:crypto").randomUUID(...values);
var diagnosticsChannel = process.getBuiltinModule("node:diagnostics_channel");
var channels = {
  requestCreate: diagnosticsChannel.channel("got:request:create"),
  requestStart: diagnosticsChannel.channel("got:request:start"),
  responseStart: diagnosticsChannel.channel("got:response:start"),
  responseEnd: diagnosticsChannel.channel("got:response:end"),
  retry: diagnosticsChannel.channel("got:request:retry"),
  error: diagnosticsChannel.channel("got:request:error"),
  redirect: diagnosticsChannel.channel("got:response:redirect")
};
function generateRequestId() {
  return randomUUID();
}
var publishToChannel = (channel, message) => {
  if (channel.hasSubscribers) {
    channel.publish(message);
  }
};
function publishRequestCreate(message) {
  publishToChannel(channels.requestCreate, message);
}
function publishRequestStart(message) {
  publishToChannel(channels.requestStart, message);
}
function publishResponseStart(message) {
  publishToChannel(channels.responseStart, message);
}
function publishResponseEnd(message) {
  publishToChannel(channels.responseEnd, message);
}
function publishRetry(message) {
  publishToChannel(channels.retry, message);
}
function publishError(message) {
  publishToChannel(channels.error, message);
}
function publishRedirect(message) {
  publishToChannel(channels.redirect, message);
}

// ../node_modules/got/dist/source/core/index.js
var { Buffer: Buffer5 } = process.getBuiltinModule("node:buffer");
var { Duplex } = process.getBuiltinModule("node:stream");
var { addAbortListener, errorMonitor: errorMonitor2 } = process.getBuiltinModule("node:events");
var http4 = process.getBuiltinModule("node:http");
var { ServerResponse } = process.getBuiltinModule("node:http");
var { Http2ServerResponse, constants: http2Constants } = process.getBuiltinModule("node:http2");
var supportsBrotli = distribution_default.string(process.versions.brotli);
var supportsZstd2 = distribution_default.string(process.versions.zstd);
var methodsWithoutBody = /* @__PURE__ */ new Set(["GET", "HEAD"]);
var singleValueRequestHeaders = /* @__PURE__ */ new Set([
  "authorization",
  "content-length",
  "host",
  "proxy-authorization"
]);
var cacheableStore = new WeakableMap();
var redirectCodes = /* @__PURE__ */ new Set([301, 302, 303, 307, 308]);
var transientWriteErrorCodes = /* @__PURE__ */ new Set(["EPIPE", "ECONNRESET"]);
var hopByHopHeaders = /* @__PURE__ */ new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade"
]);
var omittedPipedHeaders = /* @__PURE__ */ new Set([
  ...hopByHopHeaders,
  "host",
  "authorization",
  "cookie",
  "cookie2",
  "set-cookie",
  "set-cookie2"
]);
var errorsProcessedByHooks = /* @__PURE__ */ new WeakSet();
var proxiedRequestEvents = [
  "socket",
  "connect",
  "continue",
  "information",
  "upgrade"
];
var noop3 = () => {
};
var isPipedServerResponse = (destination) => destination instanceof ServerResponse || destination instanceof Http2ServerResponse;
var destroyRequestResult = (result) => {
  if (!distribution_default.object(result) || !("destroy" in result) || !distribution_default.function(result.destroy)) {
    return;
  }
  if ("once" in result && distribution_default.function(result.once)) {
    result.once("error", noop3);
  }
  result.destroy();
};
var createPreRequestErrorTimings = () => {
  const now2 = Date.now();
  return {
    start: now2,
    error: now2,
    phases: {
      total: 0
    }
  };
};
var serializeNativeFormDataBody = (form) => {
  const response = new globalThis.Response(form);
  return {
    body: response.body,
    contentType: response.headers.get("content-type") ?? "multipart/form-data"
  };
};
var isTransientWriteError = (error) => {
  const { code } = error;
  return typeof code === "string" && transientWriteErrorCodes.has(code);
};
var getConnectionListedHeaders = (headers) => {
  const connectionListedHeaders = /* @__PURE__ */ new Set();
  for (const [header, connectionHeader] of Object.entries(headers)) {
    const normalizedHeader = header.toLowerCase();
    if (normalizedHeader !== "connection" && normalizedHeader !== "proxy-connection") {
      continue;
    }
    const connectionHeaderValues = Array.isArray(connectionHeader) ? connectionHeader : [connectionHeader];
    for (const value of connectionHeaderValues) {
      if (typeof value !== "string") {
        continue;
      }
      for (const token of value.split(",")) {
        const normalizedToken = token.trim().toLowerCase();
        if (normalizedToken.length > 0) {
          connectionListedHeaders.add(normalizedToken);
        }
      }
    }
  }
  return connectionListedHeaders;
};
var getSanitizedUrl = (options) => options?.url ? stripUrlAuth(options.url) : "";
var methodCanHaveBody = (options) => !methodsWithoutBody.has(options.method) || options.method === "GET" && options.allowGetBody;
var makeProgress = (transferred, total) => {
  let percent = 0;
  if (total === transferred) {
    percent = 1;
  } else if (total) {
    percent = transferred / total;
  }
  return { percent, transferred, total };
};
var parseContentLength = (value) => {
  const length = Number(value);
  return Number.isNaN(length) ? void 0 : length;
};
var hasBodyOption = (options) => !distribution_default.undefined(options?.body) || !distribution_default.undefined(options?.json) || !distribution_default.undefined(options?.form);
var isIterableBody = (body) => distribution_default.asyncIterable(body) || distribution_default.iterable(body) && !distribution_default.string(body) && !isBuffer(body);
var hasResponse = (request2) => Boolean(request2.res);
var toRequestError = (thrown, request2) => {
  const normalizedError = normalizeError(thrown);
  return new RequestError(normalizedError.message, normalizedError, request2);
};
var createServerAbortedError = (request2) => new ReadError({
  name: "Error",
  message: "The server aborted pending request",
  code: "ECONNRESET"
}, request2);
var Request = class _Request extends Duplex {
  // @ts-expect-error - Ignoring for now.
  ["constructor"];
  _noPipe;
  // @ts-expect-error https://github.com/microsoft/TypeScript/issues/9568
  options;
  response;
  requestUrl;
  redirectUrls = [];
  retryCount = 0;
  _stopReading = false;
  _stopRetry;
  _downloadedSize = 0;
  _uploadedSize = 0;
  _pipedServerResponses = /* @__PURE__ */ new Set();
  _request;
  _responseSize;
  _bodySize;
  _nativeFormDataBody;
  _activeWebBodyReader;
  _unproxyEvents;
  _triggerRead = false;
  _jobs = [];
  _cancelTimeouts;
  _abortListenerDisposer;
  _flushed = false;
  _startedAt;
  _requestTimeout;
  _dispatchedBody;
  _aborted = false;
  _retrying = false;
  _expectedContentLength;
  _compressedBytesCount;
  _skipRequestEndInFinal = false;
  _dispatchingOwnBody = false;
  _hasWrittenBody = false;
  _hasWritableBody = false;
  _discardBodyWrites = false;
  _incrementalDecode;
  _requestId;
  // We need this because `this._request` if `undefined` when using cache
  _requestInitialized = false;
  constructor(url, options, defaults2, retrySource) {
    super({
      // Don't destroy immediately, as the error may be emitted on unsuccessful retry
      autoDestroy: false,
      // It needs to be zero because we're just proxying the data to another stream
      highWaterMark: 0
    });
    this._requestId = retrySource?._requestId ?? generateRequestId();
    const onError = (error) => {
      if (this._noPipe && !this._stopReading) {
        return;
      }
      this.off(errorMonitor2, onError);
      publishError({
        requestId: this._requestId,
        url: getSanitizedUrl(this.options),
        error,
        timings: this.timings
      });
    };
    this.on(errorMonitor2, onError);
    this.on("pipe", (source) => {
      if (this.options.copyPipedHeaders && source?.headers) {
        const connectionListedHeaders = getConnectionListedHeaders(source.headers);
        for (const [header, value] of Object.entries(source.headers)) {
          const normalizedHeader = header.toLowerCase();
          if (omittedPipedHeaders.has(normalizedHeader) || connectionListedHeaders.has(normalizedHeader) || !this.options.shouldCopyPipedHeader(normalizedHeader)) {
            continue;
          }
          this.options.setPipedHeader(normalizedHeader, value);
        }
      }
    });
    this.on("newListener", (event) => {
      if (event === "retry" && this.listenerCount("retry") > 0) {
        throw new Error("A retry listener has been attached already.");
      }
    });
    try {
      this.options = new Options(url, options, defaults2);
      this._nativeFormDataBody = retrySource?._nativeFormDataBody;
      if (!this.options.url) {
        if (this.options.prefixUrl === "") {
          throw new TypeError("Missing `url` property");
        }
        this.options.url = "";
      }
      this.requestUrl = new URL(retrySource?.requestUrl ?? this.options.url);
      publishRequestCreate({
        requestId: this._requestId,
        url: getSanitizedUrl(this.options),
        method: this.options.method
      });
    } catch (error) {
      const { options: options2 } = error;
      if (options2) {
        this.options = options2;
      }
      this.flush = async () => {
        this.flush = async () => {
        };
        process.nextTick(() => {
          if (this.options) {
            this._beforeError(error);
          } else {
            const normalizedError = normalizeError(error);
            const requestError = normalizedError instanceof RequestError ? normalizedError : new RequestError(normalizedError.message, normalizedError, this);
            this.destroy(requestError);
          }
        });
      };
      return;
    }
    const { body } = this.options;
    if (distribution_default.nodeStream(body)) {
      body.once("error", this._onBodyError);
    }
  }
  async flush() {
    if (this._flushed) {
      return;
    }
    this._flushed = true;
    try {
      this._attachAbortListener();
      if (this.destroyed) {
        return;
      }
      await this._finalizeBody();
      if (this.destroyed) {
        return;
      }
      this._hasWritableBody = this._canWriteBody();
      await this._makeRequest();
      if (this.destroyed) {
        this._request?.destroy();
        return;
      }
      for (const job of this._jobs) {
        job();
      }
      this._jobs.length = 0;
      this._requestInitialized = true;
    } catch (error) {
      this._beforeError(error);
    }
  }
  _beforeError(thrown) {
    if (this._stopReading) {
      return;
    }
    let error = normalizeError(thrown);
    const { response, options } = this;
    const attemptCount = this.retryCount + 1;
    this._stopReading = true;
    if (error instanceof TimeoutError2) {
      error = this._createTimeoutError(error);
    } else if (!(error instanceof RequestError)) {
      error = new RequestError(error.message, error, this);
    }
    const typedError = error;
    void (async () => {
      if (response?.readable && !response.rawBody && !this._request?.socket?.destroyed) {
        await this._setRawBody(response);
      }
      if (response?.rawBody && response.body === void 0) {
        try {
          response.body = parseBody(response, options.responseType, options.parseJson, options.encoding);
        } catch {
          try {
            response.body = decodeUint8Array(response.rawBody, options.encoding);
          } catch {
          }
        }
      }
      if (this.listenerCount("retry") !== 0) {
        let backoff2;
        try {
          let retryAfter2;
          if (response && "retry-after" in response.headers) {
            const retryAfterHeader = response.headers["retry-after"];
            if (new RegExp("^\\d+$", "v").test(retryAfterHeader)) {
              retryAfter2 = Number(retryAfterHeader) * 1e3;
            } else if (Number.isNaN(Number(retryAfterHeader))) {
              const date = new RegExp("^\\w{3} \\w{3} [\\d ]\\d \\d{2}:\\d{2}:\\d{2} \\d{4}$", "v").test(retryAfterHeader) ? `${retryAfterHeader} GMT` : retryAfterHeader;
              retryAfter2 = Date.parse(date) - Date.now();
            }
            if (retryAfter2 === void 0 || Number.isNaN(retryAfter2)) {
              retryAfter2 = void 0;
            } else if (retryAfter2 < 0) {
              retryAfter2 = 0;
            }
          }
          const retryOptions = options.retry;
          const computedValue = calculate_retry_delay_default({
            attemptCount,
            retryOptions,
            error: typedError,
            retryAfter: retryAfter2,
            computedValue: retryOptions.maxRetryAfter ?? options.timeout.request ?? Infinity
          });
          if (retryOptions.enforceRetryRules && computedValue === 0) {
            backoff2 = 0;
          } else {
            backoff2 = await retryOptions.calculateDelay({
              attemptCount,
              retryOptions,
              error: typedError,
              retryAfter: retryAfter2,
              computedValue
            });
          }
        } catch (error_) {
          void this._error(toRequestError(error_, this));
          return;
        }
        if (backoff2 && backoff2 <= 2147483647) {
          await new Promise((resolve3) => {
            const timeout = setTimeout(resolve3, backoff2);
            this._stopRetry = () => {
              clearTimeout(timeout);
              resolve3();
            };
          });
          if (this.destroyed) {
            return;
          }
          const bodyBeforeHooks = this.options.body;
          let changedState;
          try {
            changedState = await this.options.trackStateMutations(async (changedState2) => {
              for (const hook of this.options.hooks.beforeRetry) {
                await hook(typedError, this.retryCount + 1);
              }
              return changedState2;
            });
          } catch (error_) {
            void this._error(toRequestError(error_, this));
            return;
          }
          if (this.destroyed) {
            return;
          }
          const bodyAfterHooks = this.options.body;
          const bodyWasReassigned = bodyBeforeHooks !== bodyAfterHooks;
          this._retrying = true;
          try {
            if (bodyWasReassigned) {
              if (!changedState.has("content-length")) {
                this._refreshBodySize(this.options);
              }
              const oldBody = bodyBeforeHooks;
              this.options.body = void 0;
              this.destroy();
              if (oldBody !== bodyAfterHooks && oldBody !== this._dispatchedBody?.body) {
                this._destroyBody(oldBody);
              }
              if (distribution_default.nodeStream(bodyAfterHooks) && (bodyAfterHooks.readableEnded || bodyAfterHooks.destroyed)) {
                throw new TypeError("The reassigned stream body must be readable. Ensure you provide a fresh, readable stream in the beforeRetry hook.");
              }
              this.options.body = bodyAfterHooks;
            } else {
              this.destroy();
            }
            if (this._nativeFormDataBody !== void 0 && this.options.body === this._nativeFormDataBody.body) {
              this._reserializeFormDataBody(this.options, changedState.has("content-type"));
            }
            publishRetry({
              requestId: this._requestId,
              retryCount: this.retryCount + 1,
              error: typedError,
              delay: backoff2
            });
            this.emit("retry", this.retryCount + 1, error, (updatedOptions) => {
              const request2 = new _Request(void 0, updatedOptions, options, this);
              request2.retryCount = this.retryCount + 1;
              process.nextTick(() => {
                void request2.flush();
              });
              return request2;
            });
          } catch (error_) {
            this._closePipedServerResponses();
            void this._error(toRequestError(error_, this));
            return;
          }
          return;
        }
      }
      void this._error(typedError);
    })();
  }
  _read() {
    this._triggerRead = true;
    const { response } = this;
    if (response && !this._stopReading) {
      if (response.readableLength) {
        this._triggerRead = false;
      }
      let data;
      while ((data = response.read()) !== null) {
        if (this._noPipe && typeof data === "string") {
          data = Buffer5.from(data, response.readableEncoding ?? void 0);
        }
        this._downloadedSize += typeof data === "string" ? Buffer5.byteLength(data, response.readableEncoding ?? void 0) : byteLength(data);
        if (this._incrementalDecode) {
          try {
            const decodedChunk = typeof data === "string" ? data : this._incrementalDecode.decoder.decode(data, { stream: true });
            if (decodedChunk.length > 0) {
              this._incrementalDecode.chunks.push(decodedChunk);
            }
          } catch {
            this._incrementalDecode = void 0;
          }
        }
        const progress = this.downloadProgress;
        if (progress.percent < 1) {
          this.emit("downloadProgress", progress);
        }
        if (this._stopReading || !this.push(data) || this._stopReading) {
          return;
        }
      }
    }
  }
  // Fail at the call site: a write buffered by `cork()` would otherwise flush through `_write`
  // after the body dispatch began and pass its guard.
  write(chunk2, encoding, callback) {
    if (this.isReadonly && !this._dispatchingOwnBody) {
      const error = new TypeError("The stream is read-only: the request body is provided by the `body`, `json` or `form` option.");
      this.destroy(error);
      const writeCallback = typeof encoding === "function" ? encoding : callback;
      if (writeCallback) {
        process.nextTick(writeCallback, error);
      }
      return false;
    }
    return super.write(chunk2, encoding, callback);
  }
  _write(chunk2, encoding, callback) {
    if (this.isReadonly && !this._dispatchingOwnBody) {
      callback(new TypeError("The stream is read-only: the request body is provided by the `body`, `json` or `form` option."));
      return;
    }
    const write = () => {
      if (this._discardBodyWrites) {
        callback();
        return;
      }
      this._hasWrittenBody = true;
      this._writeRequest(chunk2, encoding, callback);
    };
    if (this._requestInitialized) {
      write();
    } else {
      this._jobs.push(write);
    }
  }
  _final(callback) {
    const endRequest = () => {
      if (this._discardBodyWrites) {
        this._hasWritableBody = false;
        callback();
        return;
      }
      if (this._skipRequestEndInFinal) {
        this._skipRequestEndInFinal = false;
        callback();
        return;
      }
      const request2 = this._request;
      if (!request2 || request2.destroyed) {
        this._hasWritableBody = false;
        callback();
        return;
      }
      request2.end((error) => {
        if (request2?._writableState?.errored) {
          return;
        }
        this._hasWritableBody = false;
        if (error) {
          this._beforeError(error);
          return;
        }
        this._emitUploadComplete(request2);
        callback();
      });
    };
    if (this._requestInitialized) {
      endRequest();
    } else {
      this._jobs.push(endRequest);
    }
  }
  _destroy(error, callback) {
    this._stopReading = true;
    this.flush = async () => {
    };
    if (!this._retrying) {
      this.once("close", () => {
        this._closePipedServerResponses();
      });
    }
    this._stopRetry?.();
    this._cancelTimeouts?.();
    clearTimeout(this._requestTimeout);
    this._abortListenerDisposer?.[Symbol.dispose]();
    this._destroyInFlightAlpnSocket();
    if (this.options) {
      this._destroyBody(this._dispatchedBody?.body);
      if (this._dispatchedBody === void 0) {
        this._destroyBody(this.options.body);
      }
    }
    this._request?.destroy();
    const timings = this._request?.timings;
    if (timings && distribution_default.undefined(timings.end) && !distribution_default.undefined(timings.response) && distribution_default.undefined(timings.error) && distribution_default.undefined(timings.abort)) {
      timings.end = Date.now();
      if (distribution_default.undefined(timings.phases.total)) {
        timings.phases.download = timings.end - timings.response;
        timings.phases.total = timings.end - timings.start;
      }
    }
    if (error !== null) {
      const processedByHooks = error instanceof Error && errorsProcessedByHooks.has(error);
      if (!processedByHooks && !(error instanceof RequestError)) {
        error = error instanceof Error ? new RequestError(error.message, error, this) : new RequestError(String(error), {}, this);
      }
    }
    callback(error);
  }
  pipe(destination, options) {
    if (isPipedServerResponse(destination)) {
      this._pipedServerResponses.add(destination);
    }
    return super.pipe(destination, options);
  }
  unpipe(destination) {
    if (destination === void 0) {
      this._pipedServerResponses.clear();
    } else if (isPipedServerResponse(destination)) {
      this._pipedServerResponses.delete(destination);
    }
    super.unpipe(destination);
    return this;
  }
  // Got copied the status code and headers into every `ServerResponse` it is piped into, so it
  // owns the response and has to end it. A request that ends without one leaves the client
  // waiting forever.
  _closePipedServerResponses() {
    for (const destination of this._pipedServerResponses) {
      if (destination.writableEnded) {
        continue;
      }
      if (destination instanceof Http2ServerResponse) {
        destination.stream.close(http2Constants.NGHTTP2_INTERNAL_ERROR);
      } else {
        destination.destroy();
      }
    }
    this._pipedServerResponses.clear();
  }
  _attachAbortListener() {
    this._abortListenerDisposer?.[Symbol.dispose]();
    this._abortListenerDisposer = void 0;
    if (this.destroyed) {
      return;
    }
    const { signal } = this.options;
    if (!signal) {
      return;
    }
    const abort = () => {
      this._aborted = true;
      this._destroyInFlightAlpnSocket();
      if (signal.reason?.name === "TimeoutError") {
        this.destroy(this._createTimeoutError(signal.reason));
      } else {
        this.destroy(new AbortError(this));
      }
    };
    if (signal.aborted) {
      abort();
    } else {
      this._abortListenerDisposer = addAbortListener(signal, abort);
    }
  }
  _createTimeoutError(error) {
    return new TimeoutError(error, this.timings ?? createPreRequestErrorTimings(), this);
  }
  _destroyInFlightAlpnSocket() {
    this._requestOptions?._alpnSocket?.destroy();
  }
  _shouldIncrementallyDecodeBody() {
    const { responseType, encoding } = this.options;
    return Boolean(this._noPipe) && (responseType === "text" || responseType === "json") && isUtf8Encoding(encoding);
  }
  _checkContentLengthMismatch() {
    if (this.options.strictContentLength && this._expectedContentLength !== void 0) {
      const actualSize = this._compressedBytesCount ?? this._downloadedSize;
      if (actualSize !== this._expectedContentLength) {
        this._beforeError(new ReadError({
          message: `Content-Length mismatch: expected ${this._expectedContentLength} bytes, received ${actualSize} bytes`,
          name: "Error",
          code: "ERR_HTTP_CONTENT_LENGTH_MISMATCH"
        }, this));
        return true;
      }
    }
    return false;
  }
  // A `beforeRequest` or `beforeRedirect` hook can assign a `FormData` body, and only this
  // place turns one into a stream, so it runs again once the hooks have had their say.
  _serializeFormDataBody(options, contentTypeChanged) {
    if (!(options.body instanceof FormData)) {
      return;
    }
    const headers = options.getInternalHeaders();
    const { body, contentType } = serializeNativeFormDataBody(options.body);
    const contentTypeWasGenerated = !contentTypeChanged && (distribution_default.undefined(headers["content-type"]) || this._nativeFormDataBody?.contentTypeWasGenerated === true);
    this._nativeFormDataBody = {
      form: options.body,
      body,
      contentTypeWasGenerated
    };
    if (contentTypeWasGenerated) {
      headers["content-type"] = contentType;
    }
    options.body = body;
  }
  async _finalizeBody() {
    const { options } = this;
    const headers = options.getInternalHeaders();
    const isForm = !distribution_default.undefined(options.form);
    const isJSON = !distribution_default.undefined(options.json);
    const isBody = !distribution_default.undefined(options.body);
    const cannotHaveBody = !methodCanHaveBody(options);
    if (isForm || isJSON || isBody) {
      if (cannotHaveBody) {
        throw new TypeError(`The \`${options.method}\` method cannot be used with a body`);
      }
      const noContentType = distribution_default.undefined(headers["content-type"]);
      if (isBody) {
        if (Object.prototype.toString.call(options.body) === "[object FormData]" && !(options.body instanceof FormData)) {
          throw new TypeError("Non-native FormData is not supported. Use globalThis.FormData instead.");
        }
        this._serializeFormDataBody(options, false);
      } else if (isForm) {
        if (noContentType) {
          headers["content-type"] = "application/x-www-form-urlencoded";
        }
        const { form } = options;
        options.form = void 0;
        options.body = new URLSearchParams(form).toString();
      } else {
        if (noContentType) {
          headers["content-type"] = "application/json";
        }
        const { json } = options;
        options.json = void 0;
        options.body = options.stringifyJson(json);
      }
      const uploadBodySize = getBodySize(options.body, headers);
      if (distribution_default.undefined(headers["content-length"]) && distribution_default.undefined(headers["transfer-encoding"]) && !cannotHaveBody && !distribution_default.undefined(uploadBodySize)) {
        headers["content-length"] = String(uploadBodySize);
      }
    }
    if (options.responseType === "json" && !("accept" in headers)) {
      headers.accept = "application/json";
    }
    this._bodySize = parseContentLength(headers["content-length"]);
  }
  async _onResponseBase(response) {
    if (this.isAborted) {
      return;
    }
    const { options } = this;
    const { url } = options;
    const nativeResponse = response;
    const statusCode = response.statusCode;
    const { method } = options;
    const redirectLocationHeader = response.headers.location;
    const redirectLocation = Array.isArray(redirectLocationHeader) ? redirectLocationHeader[0] : redirectLocationHeader;
    const isRedirect = Boolean(redirectLocation && redirectCodes.has(statusCode));
    const hasNoBody = method === "HEAD" || statusCode >= 100 && statusCode < 200 || statusCode === 204 || statusCode === 205 || statusCode === 304;
    const prepareResponse = (response2) => {
      if (!Object.hasOwn(response2, "headers")) {
        Object.defineProperty(response2, "headers", {
          value: response2.headers,
          enumerable: true,
          writable: true,
          configurable: true
        });
      }
      response2.statusMessage ||= http4.STATUS_CODES[statusCode];
      response2.url = stripUrlAuth(options.url);
      response2.requestUrl = this.requestUrl;
      response2.redirectUrls = this.redirectUrls;
      response2.request = this;
      response2.isFromCache = nativeResponse.fromCache ?? false;
      response2.ip = this.ip;
      response2.retryCount = this.retryCount;
      response2.ok = isResponseOk(response2);
      return response2;
    };
    let typedResponse = prepareResponse(response);
    const shouldFollowRedirect = isRedirect && !typedResponse.ok;
    if (options.decompress && !hasNoBody && !shouldFollowRedirect) {
      response = decompressResponseBody(response);
      copyRedirectDecision(typedResponse, response);
      typedResponse = prepareResponse(response);
      if (options.strictContentLength && response !== nativeResponse) {
        this._compressedBytesCount = 0;
        nativeResponse.on("data", (chunk2) => {
          this._compressedBytesCount += byteLength(chunk2);
        });
      }
    }
    const wasDecompressed = response !== nativeResponse;
    this._responseSize = parseContentLength(response.headers["content-length"]);
    this.response = typedResponse;
    this._incrementalDecode = this._shouldIncrementallyDecodeBody() ? { decoder: new TextDecoder(), chunks: [] } : void 0;
    publishResponseStart({
      requestId: this._requestId,
      url: typedResponse.url,
      statusCode,
      headers: { ...response.headers },
      isFromCache: typedResponse.isFromCache
    });
    response.once("error", (error) => {
      if (!wasDecompressed && response.complete && this._responseSize === void 0 && error.code === "ECONNRESET") {
        return;
      }
      this._aborted = true;
      this._beforeError(new ReadError(error, this));
    });
    response.once("aborted", () => {
      if (this._responseSize === void 0 && nativeResponse.complete) {
        return;
      }
      this._aborted = true;
      if (!this._checkContentLengthMismatch()) {
        this._beforeError(createServerAbortedError(this));
      }
    });
    let canFinalizeResponse = false;
    const handleResponseEnd = () => {
      if (!canFinalizeResponse || !response.readableEnded) {
        return;
      }
      canFinalizeResponse = false;
      if (this._stopReading) {
        return;
      }
      if (this._checkContentLengthMismatch()) {
        return;
      }
      this._responseSize = this._downloadedSize;
      this.emit("downloadProgress", this.downloadProgress);
      publishResponseEnd({
        requestId: this._requestId,
        url: typedResponse.url,
        statusCode,
        bodySize: this._downloadedSize,
        timings: this.timings
      });
      this.push(null);
    };
    if (!shouldFollowRedirect) {
      response.once("end", () => {
        clearTimeout(this._requestTimeout);
        if (!this._noPipe && this.writableFinished) {
          this._abortListenerDisposer?.[Symbol.dispose]();
          this._abortListenerDisposer = void 0;
        }
      });
      response.once("end", handleResponseEnd);
    }
    const rawCookies = response.headers["set-cookie"];
    const responseRawBodyPromise = this._noPipe && distribution_default.object(options.cookieJar) && rawCookies !== void 0 && !shouldFollowRedirect ? this._setRawBody(response) : void 0;
    if (distribution_default.object(options.cookieJar) && rawCookies) {
      try {
        for (const rawCookie of rawCookies) {
          try {
            await options.cookieJar.setCookie(rawCookie, url.toString());
          } catch (error) {
            if (!options.ignoreInvalidCookies) {
              throw error;
            }
          }
        }
      } catch (error) {
        if (responseRawBodyPromise) {
          await responseRawBodyPromise;
        }
        this._beforeError(error);
        return;
      }
    }
    if (this.isAborted) {
      return;
    }
    if (shouldFollowRedirect) {
      response.resume();
      this._cancelTimeouts?.();
      this._unproxyEvents?.();
      if (this.redirectUrls.length >= options.maxRedirects) {
        this._beforeError(new MaxRedirectsError(this));
        return;
      }
      this._request = void 0;
      this._downloadedSize = 0;
      this._uploadedSize = 0;
      const updatedOptions = new Options(void 0, void 0, this.options);
      try {
        const redirectBuffer = Buffer5.from(redirectLocation, "binary").toString();
        const redirectUrl = new URL(redirectBuffer, url);
        if (!redirectBuffer.includes("#")) {
          const previousUrl = url;
          redirectUrl.hash = previousUrl.hash === "" && previousUrl.href.endsWith("#") ? "#" : previousUrl.hash;
        }
        const currentUnixSocketPath = getUnixSocketPath(url);
        const redirectUnixSocketPath = getUnixSocketPath(redirectUrl);
        if (redirectUrl.protocol === "unix:" && redirectUnixSocketPath === void 0 || redirectUnixSocketPath !== void 0 && currentUnixSocketPath !== redirectUnixSocketPath) {
          this._beforeError(new RequestError("Cannot redirect to UNIX socket", {}, this));
          return;
        }
        const isDifferentOrigin = redirectUrl.origin !== url.origin || currentUnixSocketPath !== redirectUnixSocketPath;
        const serverRequestedGet = statusCode === 303 && updatedOptions.method !== "GET" && updatedOptions.method !== "HEAD";
        const crossOriginRequestedGet = isDifferentOrigin && (statusCode === 301 || statusCode === 302) && updatedOptions.method === "POST";
        const canRewrite = statusCode !== 307 && statusCode !== 308;
        const userRequestedGet = updatedOptions.methodRewriting && canRewrite && updatedOptions.method !== "HEAD";
        const shouldDropBody = serverRequestedGet || crossOriginRequestedGet || userRequestedGet;
        if (shouldDropBody) {
          updatedOptions.method = "GET";
          this._dropBody(updatedOptions);
        } else if (isDifferentOrigin && canRewrite && updatedOptions.method !== "QUERY" && this._hasBodyForRedirect(updatedOptions)) {
          this._dropBody(updatedOptions);
        }
        if (isDifferentOrigin) {
          updatedOptions.h2session = void 0;
          this._stripCrossOriginState(updatedOptions, redirectUrl);
        } else {
          redirectUrl.username = updatedOptions.username;
          redirectUrl.password = updatedOptions.password;
        }
        const { allowAbsoluteUrls } = updatedOptions;
        try {
          updatedOptions.allowAbsoluteUrls = true;
          updatedOptions.url = redirectUrl;
        } finally {
          updatedOptions.allowAbsoluteUrls = allowAbsoluteUrls;
        }
        this.redirectUrls.push(redirectUrl);
        const boundaryBeforeRedirectHooks = getUrlPrefixBoundary(updatedOptions);
        const bodyBeforeRedirectHooks = updatedOptions.body;
        const h2sessionBeforeRedirectHooks = updatedOptions.h2session;
        const preHookState = isDifferentOrigin ? void 0 : {
          ...snapshotCrossOriginState(updatedOptions),
          url: new URL(updatedOptions.url)
        };
        this._checkRequestTimeout();
        if (this._stopReading) {
          return;
        }
        const changedState = await updatedOptions.trackStateMutations(async (changedState2) => {
          for (const hook of updatedOptions.hooks.beforeRedirect) {
            await hook(updatedOptions, typedResponse);
            this._checkRequestTimeout(updatedOptions);
            if (this._stopReading) {
              break;
            }
          }
          return changedState2;
        });
        if (this._stopReading) {
          return;
        }
        if (hasUrlOrPrefixUrlBoundaryChanged(updatedOptions, updatedOptions.url, boundaryBeforeRedirectHooks)) {
          assertUrlHasSameOriginAsPrefixUrlIfNeeded(updatedOptions, updatedOptions.url);
        }
        updatedOptions.clearUnchangedCookieHeader(preHookState, changedState);
        if (!isDifferentOrigin) {
          const state = preHookState;
          const hookUrl = updatedOptions.url;
          const hookChangedOrigin = !isSameOrigin(state.url, hookUrl);
          if (hookChangedOrigin && (statusCode === 301 || statusCode === 302) && updatedOptions.method === "POST") {
            updatedOptions.method = "GET";
            this._dropBody(updatedOptions);
          }
          if (hookChangedOrigin) {
            if (updatedOptions.h2session === h2sessionBeforeRedirectHooks) {
              updatedOptions.h2session = void 0;
            }
            if (canRewrite && updatedOptions.method !== "QUERY" && this._hasUnchangedBodyForRedirect(updatedOptions, state, changedState)) {
              this._dropBody(updatedOptions);
            }
            this._stripUnchangedCrossOriginState(updatedOptions, hookUrl, {
              ...state,
              changedState,
              preserveUsername: hasExplicitCredentialInUrlChange(changedState, hookUrl, "username") || isCrossOriginCredentialChanged(state.url, hookUrl, "username"),
              preservePassword: hasExplicitCredentialInUrlChange(changedState, hookUrl, "password") || isCrossOriginCredentialChanged(state.url, hookUrl, "password")
            });
          }
        }
        const nativeFormDataBody = this._nativeFormDataBody;
        const bodyUnchangedByHooks = updatedOptions.body === bodyBeforeRedirectHooks;
        const wasNonReplayable = isNonReplayableBody(bodyBeforeRedirectHooks);
        const bodyWasRemovedByHooks = changedState.has("body") && !hasBodyOption(updatedOptions) && this.options.body === bodyBeforeRedirectHooks && (!bodyUnchangedByHooks || this._hasWrittenBody || this._hasWritableBody);
        if (bodyWasRemovedByHooks) {
          this._dropBody(updatedOptions);
        } else if (!bodyUnchangedByHooks && wasNonReplayable && this.options.body === bodyBeforeRedirectHooks) {
          this._destroyBody(bodyBeforeRedirectHooks);
        }
        if (this._hasBodyForRedirect(updatedOptions)) {
          if (bodyUnchangedByHooks && nativeFormDataBody !== void 0 && updatedOptions.body === nativeFormDataBody.body) {
            this._reserializeFormDataBody(updatedOptions, changedState.has("content-type"));
          } else if (bodyUnchangedByHooks && (wasNonReplayable || distribution_default.undefined(updatedOptions.body) && (this._hasWrittenBody || this._hasWritableBody))) {
            this._dropBody(updatedOptions);
            this._beforeError(new RequestError("Cannot follow redirect with a non-replayable body", {}, this));
            return;
          }
        }
        if (!bodyUnchangedByHooks && !changedState.has("content-length") && !distribution_default.undefined(updatedOptions.body)) {
          this._serializeFormDataBody(updatedOptions, changedState.has("content-type"));
          this._refreshBodySize(updatedOptions);
        }
        this._assertMethodCanHaveBody(updatedOptions, changedState);
        publishRedirect({
          requestId: this._requestId,
          fromUrl: stripUrlAuth(url),
          toUrl: stripUrlAuth(updatedOptions.url),
          statusCode
        });
        this.emit("redirect", updatedOptions, typedResponse);
        this.options = updatedOptions;
        await this._makeRequest();
      } catch (error) {
        this._beforeError(error);
        return;
      }
      return;
    }
    if (options.isStream && options.throwHttpErrors && !isResponseOk(typedResponse)) {
      this._beforeError(new HTTPError(typedResponse));
      return;
    }
    if (!hasNoBody && (!wasDecompressed || options.strictContentLength)) {
      const expectedLength = parseContentLength(nativeResponse.headers["content-length"]);
      if (expectedLength !== void 0 && expectedLength >= 0) {
        this._expectedContentLength = expectedLength;
      }
    }
    this.emit("downloadProgress", this.downloadProgress);
    response.on("readable", () => {
      if (this._triggerRead) {
        this._read();
      }
    });
    this.on("resume", () => {
      response.resume();
    });
    this.on("pause", () => {
      response.pause();
    });
    if (this._noPipe) {
      const captureFromResponse = response.readableEnded || responseRawBodyPromise !== void 0;
      if (!captureFromResponse) {
        canFinalizeResponse = true;
        handleResponseEnd();
      }
      const success = responseRawBodyPromise ? await responseRawBodyPromise : await this._setRawBody(captureFromResponse ? response : this);
      if (captureFromResponse) {
        canFinalizeResponse = true;
        handleResponseEnd();
      }
      if (success) {
        this.emit("response", response);
      }
      return;
    }
    this.emit("response", response);
    const connectionListedHeaders = getConnectionListedHeaders(response.headers);
    for (const destination of this._pipedServerResponses) {
      if (destination.headersSent) {
        continue;
      }
      for (const key in response.headers) {
        if (!Object.hasOwn(response.headers, key)) {
          continue;
        }
        if (wasDecompressed && (key === "content-encoding" || key === "content-length") || hopByHopHeaders.has(key) || connectionListedHeaders.has(key)) {
          continue;
        }
        const value = response.headers[key];
        if (value !== void 0) {
          destination.setHeader(key, value);
        }
      }
      destination.statusCode = statusCode;
    }
    if (this._triggerRead) {
      this._read();
    }
    canFinalizeResponse = true;
    handleResponseEnd();
  }
  async _setRawBody(from = this) {
    try {
      const fromArray = await from.toArray();
      const hasNonStringChunk = fromArray.some((chunk2) => typeof chunk2 !== "string");
      const rawBody = hasNonStringChunk ? concatUint8Arrays(fromArray.map((chunk2) => typeof chunk2 === "string" ? Buffer5.from(chunk2, from.readableEncoding ?? void 0) : chunk2)) : new Uint8Array(Buffer5.from(fromArray.join(""), from.readableEncoding ?? void 0));
      const shouldUseIncrementalDecodedBody = from === this && this._incrementalDecode !== void 0;
      if (!this.isAborted && this.response) {
        this.response.rawBody = rawBody;
        if (from !== this) {
          this._downloadedSize = rawBody.byteLength;
        }
        if (shouldUseIncrementalDecodedBody) {
          try {
            const { decoder, chunks } = this._incrementalDecode;
            const finalDecodedChunk = decoder.decode();
            if (finalDecodedChunk.length > 0) {
              chunks.push(finalDecodedChunk);
            }
            cacheDecodedBody(this.response, chunks.join(""));
          } catch {
          }
        }
        return true;
      }
    } catch {
    } finally {
      this._incrementalDecode = void 0;
    }
    return false;
  }
  async _onResponse(response) {
    try {
      await this._onResponseBase(response);
    } catch (error) {
      this._beforeError(error);
    }
  }
  _onRequest(request2, useCache) {
    const { options } = this;
    const { timeout, url } = options;
    publishRequestStart({
      requestId: this._requestId,
      url: getSanitizedUrl(this.options),
      method: options.method,
      headers: { ...options.headers }
    });
    timer_default(request2);
    this._cancelTimeouts = timedOut(request2, timeout, url);
    let lastRequestError;
    const responseEventName = useCache ? "cacheableResponse" : "response";
    request2.once(responseEventName, (response) => {
      void this._onResponse(response);
    });
    const emitRequestError = (error) => {
      this._aborted = true;
      request2.destroy();
      const wrappedError = error instanceof TimeoutError2 ? this._createTimeoutError(error) : new RequestError(error.message, error, this);
      this._beforeError(wrappedError);
    };
    request2.once("error", (error) => {
      lastRequestError = error;
      if (this._request !== request2) {
        return;
      }
      if (isTransientWriteError(error)) {
        queueMicrotask(() => {
          if (this._request !== request2 || hasResponse(request2)) {
            return;
          }
          emitRequestError(error);
        });
        return;
      }
      emitRequestError(error);
    });
    if (!useCache) {
      request2.once("close", () => {
        if (this._request !== request2 || hasResponse(request2) || this._stopReading) {
          return;
        }
        this._beforeError(lastRequestError ?? createServerAbortedError(this));
      });
    }
    this._unproxyEvents = proxyEvents(request2, this, proxiedRequestEvents);
    this._request = request2;
    this._bodySize = parseContentLength(options.headers["content-length"]);
    this.emit("uploadProgress", this.uploadProgress);
    this._sendBody();
    this.emit("request", request2);
  }
  _isRequestStale(request2) {
    return this._request !== request2 || hasResponse(request2) || request2.destroyed || request2.writableEnded;
  }
  _cancelActiveWebBodyReader(body) {
    const activeReader = this._activeWebBodyReader;
    if (activeReader?.body !== body) {
      return false;
    }
    this._activeWebBodyReader = void 0;
    try {
      void activeReader.reader.cancel().catch(noop3);
    } catch {
    } finally {
      activeReader.reader.releaseLock();
    }
    return true;
  }
  async *_iterateWebBody(body) {
    const reader = body.getReader();
    this._activeWebBodyReader = { body, reader };
    try {
      while (true) {
        const { done, value } = await reader.read();
        if (done) {
          return;
        }
        yield value;
      }
    } finally {
      this._cancelActiveWebBodyReader(body);
    }
  }
  async *_iterateBody(body) {
    try {
      yield* body instanceof ReadableStream ? this._iterateWebBody(body) : body;
    } catch (error) {
      throw new UploadError(normalizeError(error), this);
    }
  }
  async _asyncWrite(chunk2, request2 = this) {
    return new Promise((resolve3, reject) => {
      if (request2 === this) {
        super.write(chunk2, (error) => {
          if (error) {
            reject(error);
            return;
          }
          resolve3();
        });
        return;
      }
      this._writeRequest(chunk2, void 0, (error) => {
        if (error) {
          reject(error);
          return;
        }
        resolve3();
      }, request2);
    });
  }
  _sendBody() {
    const { body } = this.options;
    this._dispatchedBody = { body };
    this._dispatchingOwnBody = true;
    const currentRequest = this.redirectUrls.length === 0 && !this._discardBodyWrites ? this : this._request ?? this;
    if (distribution_default.nodeStream(body) && currentRequest === this) {
      body.off("error", this._onBodyError).once("error", this._onBodyError);
      body.pipe(currentRequest);
    } else if (distribution_default.buffer(body)) {
      this._writeBodyInChunks(body, currentRequest);
    } else if (ArrayBuffer.isView(body)) {
      const uint8View = new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
      this._writeBodyInChunks(uint8View, currentRequest);
    } else if (isIterableBody(body)) {
      (async () => {
        const isInitialRequest = currentRequest === this;
        const bodyOptions = this.options;
        const isBodySuperseded = () => this.options !== bodyOptions || this.options.body !== body;
        try {
          for await (const chunk2 of this._iterateBody(body)) {
            if (isBodySuperseded()) {
              return;
            }
            await this._asyncWrite(chunk2, currentRequest);
            if (isBodySuperseded()) {
              return;
            }
          }
          if (!isBodySuperseded()) {
            if (isInitialRequest) {
              super.end();
              return;
            }
            await this._endWritableRequest(currentRequest);
          }
        } catch (error) {
          if (isBodySuperseded()) {
            return;
          }
          this._beforeError(error);
        }
      })();
    } else if (distribution_default.undefined(body)) {
      if (currentRequest !== this) {
        void (async () => {
          try {
            await this._endWritableRequest(currentRequest);
          } catch (error) {
            this._beforeError(error);
          }
        })();
      } else if ((this._noPipe ?? false) || !this._methodCanHaveBody) {
        currentRequest.end();
      }
    } else {
      this._writeBodyInChunks(stringToUint8Array(body), currentRequest);
    }
  }
  /*
      Write a body buffer in chunks to enable granular `uploadProgress` events.
  
      Without chunking, string/Uint8Array/TypedArray bodies are written in a single call, causing `uploadProgress` to only emit 0% and 100% with nothing in between.
  
      The 64 KB chunk size matches Node.js fs stream defaults.
      */
  _writeBodyInChunks(buffer, currentRequest) {
    const isInitialRequest = currentRequest === this;
    (async () => {
      let request2;
      try {
        request2 = isInitialRequest ? this._request : currentRequest;
        const activeRequest = request2;
        if (!activeRequest) {
          if (isInitialRequest) {
            super.end();
          }
          return;
        }
        if (activeRequest.destroyed) {
          return;
        }
        await this._writeChunksToRequest(buffer, activeRequest);
        if (this._isRequestStale(activeRequest)) {
          this._finalizeStaleChunkedWrite(activeRequest, isInitialRequest);
          return;
        }
        if (isInitialRequest) {
          super.end();
          return;
        }
        await this._endWritableRequest(activeRequest);
      } catch (error) {
        const normalizedError = normalizeError(error);
        if (isTransientWriteError(normalizedError)) {
          if (isInitialRequest && request2) {
            const initialRequest = request2;
            let didFinalize = false;
            const finalizeIfStale = () => {
              if (didFinalize || !this._isRequestStale(initialRequest)) {
                return;
              }
              didFinalize = true;
              this._finalizeStaleChunkedWrite(initialRequest, true);
            };
            finalizeIfStale();
            if (!didFinalize) {
              initialRequest.once("response", finalizeIfStale);
              queueMicrotask(finalizeIfStale);
            }
          }
          return;
        }
        if (!isInitialRequest && this._isRequestStale(currentRequest)) {
          return;
        }
        this._beforeError(normalizedError);
      }
    })();
  }
  _finalizeStaleChunkedWrite(request2, isInitialRequest) {
    if (!request2.destroyed && !request2.writableEnded) {
      request2.destroy();
    }
    if (isInitialRequest) {
      this._skipRequestEndInFinal = true;
      super.end();
    }
  }
  _emitUploadComplete(request2) {
    this._bodySize = this._uploadedSize;
    this.emit("uploadProgress", this.uploadProgress);
    request2.emit("upload-complete");
  }
  async _endWritableRequest(request2) {
    await new Promise((resolve3, reject) => {
      request2.end((error) => {
        if (error) {
          reject(error);
          return;
        }
        if (this._request === request2 && !request2.destroyed) {
          this._emitUploadComplete(request2);
        }
        resolve3();
      });
    });
  }
  _stripCrossOriginState(options, urlToClear) {
    for (const header of crossOriginStripHeaders) {
      options.deleteInternalHeader(header);
    }
    options.username = "";
    options.password = "";
    urlToClear.username = "";
    urlToClear.password = "";
  }
  _stripUnchangedCrossOriginState(options, urlToClear, state) {
    const headers = options.getInternalHeaders();
    for (const header of crossOriginStripHeaders) {
      if (!state.changedState.has(header) && headers[header] === state.headers[header]) {
        options.deleteInternalHeader(header);
      }
    }
    if (!state.preserveUsername) {
      options.username = "";
      urlToClear.username = "";
    }
    if (!state.preservePassword) {
      options.password = "";
      urlToClear.password = "";
    }
  }
  get _methodCanHaveBody() {
    return methodCanHaveBody(this.options);
  }
  _canWriteBody() {
    return !this._noPipe && !this.isReadonly && this._methodCanHaveBody;
  }
  _hasBodyForRedirect(options) {
    return hasBodyOption(options) || this._hasWrittenBody || this._hasWritableBody;
  }
  _hasUnchangedBodyForRedirect(options, state, changedState) {
    return !hasBodyOptionChanged(changedState) && this._hasBodyForRedirect(options) && isBodyUnchanged(options, state);
  }
  // A hook that switched to a method that cannot carry a body must drop or replace the body,
  // the same way the initial request preparation requires.
  _assertMethodCanHaveBody(options, changedState) {
    if (changedState.has("method") && !distribution_default.undefined(options.body) && !methodCanHaveBody(options)) {
      throw new TypeError(`The \`${options.method}\` method cannot be used with a body`);
    }
  }
  _refreshBodySize(options) {
    const bodySize = distribution_default.undefined(options.body) || !distribution_default.undefined(options.getInternalHeaders()["transfer-encoding"]) ? void 0 : getBodySize(options.body, void 0);
    if (bodySize === void 0) {
      options.deleteInternalHeader("content-length");
    } else {
      options.setInternalHeader("content-length", String(bodySize));
    }
    this._bodySize = bodySize;
  }
  _dropBody(updatedOptions) {
    const { body } = this.options;
    const updatedBody = updatedOptions.body;
    const hadOptionBody = hasBodyOption(this.options);
    this.options.clearBody();
    this._destroyBody(body);
    if (updatedBody !== body) {
      this._destroyBody(updatedBody);
    }
    if (!hadOptionBody && !this.writableEnded) {
      this._skipRequestEndInFinal = true;
      super.end();
    }
    updatedOptions.clearBody();
    this._bodySize = void 0;
    this._hasWrittenBody = false;
    this._hasWritableBody = false;
  }
  _reserializeFormDataBody(options, contentTypeChanged) {
    const nativeFormDataBody = this._nativeFormDataBody;
    this._destroyBody(options.body);
    const { body, contentType } = serializeNativeFormDataBody(nativeFormDataBody.form);
    nativeFormDataBody.body = body;
    options.body = body;
    if (contentTypeChanged) {
      nativeFormDataBody.contentTypeWasGenerated = false;
    } else if (nativeFormDataBody.contentTypeWasGenerated) {
      options.setInternalHeader("content-type", contentType);
    }
  }
  _destroyBody(body) {
    if (distribution_default.nodeStream(body)) {
      const bodyStream = body;
      bodyStream.off("error", this._onBodyError);
      bodyStream.unpipe();
      bodyStream.on("error", noop3);
      bodyStream.destroy();
    } else if (body instanceof ReadableStream) {
      if (!this._cancelActiveWebBodyReader(body) && !body.locked) {
        void body.cancel().catch(noop3);
      }
    } else if (isIterableBody(body)) {
      const iterableBody = body;
      if (typeof iterableBody.return === "function") {
        try {
          const result = iterableBody.return();
          if (result instanceof Promise) {
            result.catch(noop3);
          }
        } catch {
        }
      }
    }
  }
  _onBodyError = (error) => {
    if (this._flushed) {
      this._beforeError(new UploadError(error, this));
    } else {
      this.flush = async () => {
        this.flush = async () => {
        };
        this._beforeError(new UploadError(error, this));
      };
    }
  };
  async _writeChunksToRequest(buffer, request2) {
    const chunkSize = 65536;
    const isStale = () => this._isRequestStale(request2);
    for (const part of chunk(buffer, chunkSize)) {
      if (isStale()) {
        return;
      }
      await new Promise((resolve3, reject) => {
        this._writeRequest(part, void 0, (error) => {
          if (isStale()) {
            resolve3();
            return;
          }
          if (error) {
            reject(error);
          } else {
            setImmediate(resolve3);
          }
        }, request2);
      });
    }
  }
  _prepareCache(cache) {
    if (cacheableStore.has(cache)) {
      return;
    }
    const cacheableRequest = new dist_default(((requestOptions, handler) => {
      const gotRequest = requestOptions.gotRequest;
      if (gotRequest?._stopReading) {
        throw new AbortError(gotRequest);
      }
      const wrappedHandler = handler ? (response) => {
        const { beforeCacheHooks, gotRequest: gotRequest2 } = requestOptions;
        if (!beforeCacheHooks || beforeCacheHooks.length === 0) {
          handler(response);
          return;
        }
        const callerHeaders = response.headers;
        response.headers = Object.fromEntries(Object.entries(callerHeaders).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]));
        try {
          try {
            for (const hook of beforeCacheHooks) {
              const result2 = hook(response);
              if (result2 === false) {
                response.headers["cache-control"] = "no-cache, no-store, must-revalidate";
                response.headers.pragma = "no-cache";
                response.headers.expires = "0";
                handler(response);
                return;
              }
              if (distribution_default.promise(result2)) {
                throw new TypeError("beforeCache hooks must be synchronous. The hook returned a Promise, but this hook must return synchronously. If you need async logic, use beforeRequest hook instead.");
              }
              if (result2 !== void 0) {
                throw new TypeError("beforeCache hook must return false or undefined. To modify the response, mutate it directly.");
              }
            }
          } catch (error) {
            if (gotRequest2) {
              gotRequest2._beforeError(error);
              return;
            }
            console.error("Got: beforeCache hook error (request context unavailable):", error);
            handler(response);
            return;
          }
          handler(response);
        } finally {
          response.headers = callerHeaders;
        }
      } : handler;
      const result = requestOptions._request(requestOptions, wrappedHandler);
      if (distribution_default.promise(result)) {
        result.once = (event, handler2) => {
          if (event === "error") {
            (async () => {
              try {
                await result;
              } catch (error) {
                handler2(error);
              }
            })();
          } else if (event === "abort" || event === "destroy") {
            (async () => {
              try {
                const request2 = await result;
                request2.once(event, handler2);
              } catch {
              }
            })();
          } else {
            throw new Error(`Unknown HTTP/2 promise event: ${event}`);
          }
          return result;
        };
      }
      return result;
    }), cache);
    cacheableStore.set(cache, cacheableRequest.request());
  }
  async _createCacheableRequest(url, options) {
    return new Promise((resolve3, reject) => {
      const hostname = distribution_default.string(url.hostname) && url.hostname.startsWith("[") ? url.hostname.slice(1, -1) : url.hostname;
      Object.assign(options, {
        protocol: url.protocol,
        hostname,
        host: hostname,
        hash: url.hash === "" ? "" : url.hash ?? null,
        search: url.search === "" ? "" : url.search ?? null,
        pathname: url.pathname,
        href: url.href,
        path: `${url.pathname || ""}${url.search || ""}`,
        ...distribution_default.string(url.port) && url.port.length > 0 && { port: Number(url.port) },
        // The `&&` form spreads an empty credential as `{0: ''}`, so the absent case stays
        // explicit. A URL such as `http://@example.com` has both parts set to `''`.
        // eslint-disable-next-line unicorn/consistent-conditional-object-spread
        ...url.username || url.password ? { auth: `${url.username || ""}:${url.password || ""}` } : {}
      });
      let request2;
      const cacheRequest = cacheableStore.get(options.cache)(options, (response) => {
        void (async () => {
          response._readableState.autoDestroy = false;
          if (request2) {
            const fix = () => {
              if (response.req) {
                response.complete = response.req.res.complete;
              } else if (response.complete === void 0) {
                response.complete = true;
              }
            };
            response.prependOnceListener("end", fix);
            fix();
            (await request2).emit("cacheableResponse", response);
          }
          resolve3(response);
        })();
      });
      cacheRequest.once("error", reject);
      cacheRequest.once("request", (requestOrPromise) => {
        request2 = requestOrPromise;
        resolve3(request2);
      });
    });
  }
  // `timeout.request` is a global budget: one timer covers the whole request, including redirects and the hooks between them.
  // Redirect and hook boundaries call this again so time spent in hooks counts and changes hooks make to `timeout.request` take effect.
  // The budget is read from the options the hook mutated, which is not `this.options` until the hooks are done.
  _checkRequestTimeout(options = this.options) {
    clearTimeout(this._requestTimeout);
    const budget = options.timeout.request;
    if (budget === void 0 || this._startedAt === void 0 || this._stopReading) {
      return;
    }
    const remaining = budget - (Date.now() - this._startedAt);
    if (remaining <= 0) {
      this._expireRequestTimeout(budget);
      return;
    }
    if (!isArmableTimerDelay(remaining)) {
      return;
    }
    this._requestTimeout = setTimeout(() => {
      if (this.options.timeout.request === budget) {
        this._expireRequestTimeout(budget);
      } else {
        this._checkRequestTimeout();
      }
    }, remaining);
    this._requestTimeout.unref();
  }
  _expireRequestTimeout(budget) {
    const error = new TimeoutError2(budget, "request");
    if (this._request && !this._request.destroyed) {
      this._request.destroy(error);
    } else {
      this._beforeError(error);
    }
  }
  async _makeRequest() {
    const { options } = this;
    this._attachAbortListener();
    if (this.redirectUrls.length > 0) {
      this._checkRequestTimeout();
    }
    if (this.destroyed || this._stopReading) {
      return;
    }
    const shouldDeleteGeneratedHeader = (currentHeader, generatedHeader) => currentHeader === generatedHeader || distribution_default.undefined(currentHeader);
    const syncGeneratedHeader = (name, { currentHeader, explicitHeader, nextHeader, staleGeneratedHeader }) => {
      if (!distribution_default.undefined(nextHeader)) {
        options.setInternalHeader(name, nextHeader);
      } else if (!distribution_default.undefined(explicitHeader) && currentHeader === staleGeneratedHeader) {
        options.setInternalHeader(name, explicitHeader);
      } else if (shouldDeleteGeneratedHeader(currentHeader, staleGeneratedHeader)) {
        options.deleteInternalHeader(name);
      }
    };
    const getAuthorizationHeader = (username2, password2, isExplicitlyOmitted) => !isExplicitlyOmitted && (username2 || password2) ? `Basic ${stringToBase64(`${username2}:${password2}`)}` : void 0;
    const sanitizeHeaders = () => {
      const currentHeaders = options.getInternalHeaders();
      for (const key in currentHeaders) {
        if (distribution_default.undefined(currentHeaders[key])) {
          options.deleteInternalHeader(key);
        } else if (distribution_default.null(currentHeaders[key])) {
          throw new TypeError(`Use \`undefined\` instead of \`null\` to delete the \`${key}\` header`);
        } else if (Array.isArray(currentHeaders[key]) && (key === "transfer-encoding" || singleValueRequestHeaders.has(key))) {
          if (currentHeaders[key].length !== 1) {
            throw new TypeError(`The \`${key}\` header must be a single value`);
          }
          options.setInternalHeader(key, currentHeaders[key][0]);
        }
      }
      return currentHeaders;
    };
    const getCookieHeader = async (cookieJar2) => {
      if (!cookieJar2) {
        return void 0;
      }
      const cookieString = await cookieJar2.getCookieString(options.url.toString());
      return distribution_default.nonEmptyString(cookieString) ? cookieString : void 0;
    };
    if (options.cookieJar && !options.isHeaderExplicitlySet("cookie")) {
      options.deleteInternalHeader("cookie");
    }
    const headers = sanitizeHeaders();
    const initialHeaders = options.getInternalHeaders();
    const authorizationWasInitiallyExplicit = options.isHeaderExplicitlySet("authorization");
    const explicitAuthorizationHeader = authorizationWasInitiallyExplicit ? initialHeaders.authorization : void 0;
    const explicitCookieHeader = options.isHeaderExplicitlySet("cookie") ? initialHeaders.cookie : void 0;
    const authorizationWasInitiallyOmitted = authorizationWasInitiallyExplicit && distribution_default.undefined(initialHeaders.authorization);
    const cookieWasInitiallyOmitted = options.isHeaderExplicitlySet("cookie") && distribution_default.undefined(initialHeaders.cookie);
    if (options.decompress && distribution_default.undefined(headers["accept-encoding"]) && !options.isHeaderExplicitlySet("accept-encoding")) {
      const encodings = supportsBrotli ? ["gzip", "deflate", "br"] : ["gzip", "deflate"];
      if (supportsZstd2) {
        encodings.push("zstd");
      }
      options.setInternalHeader("accept-encoding", encodings.join(", "));
    }
    const { username, password } = options;
    const cookieJar = options.cookieJar;
    const generatedAuthorizationHeader = distribution_default.undefined(explicitAuthorizationHeader) ? getAuthorizationHeader(username, password, authorizationWasInitiallyOmitted) : void 0;
    let generatedCookieHeader;
    if (!distribution_default.undefined(generatedAuthorizationHeader)) {
      options.setInternalHeader("authorization", generatedAuthorizationHeader);
    }
    if (!cookieWasInitiallyOmitted) {
      generatedCookieHeader = await getCookieHeader(cookieJar);
      this._checkRequestTimeout();
      if (this._stopReading) {
        return;
      }
      if (!distribution_default.undefined(generatedCookieHeader)) {
        options.setInternalHeader("cookie", generatedCookieHeader);
      }
    }
    let request2;
    const urlBeforeRequestHooks = options.url instanceof URL ? new URL(options.url) : void 0;
    const boundaryBeforeRequestHooks = getUrlPrefixBoundary(options);
    const stateBeforeRequestHooks = urlBeforeRequestHooks ? snapshotCrossOriginState(options) : void 0;
    const crossOriginHookStrippedHeaders = /* @__PURE__ */ new Set();
    const changedState = await options.trackStateMutations(async (changedState2) => {
      for (const hook of options.hooks.beforeRequest) {
        const result = await hook(options, { retryCount: this.retryCount });
        this._checkRequestTimeout();
        if (this._stopReading) {
          destroyRequestResult(result);
          break;
        }
        if (!distribution_default.undefined(result)) {
          request2 = () => result;
          break;
        }
      }
      return changedState2;
    });
    this._attachAbortListener();
    if (this.destroyed) {
      return;
    }
    let shouldOmitRequestUrlCredentials = false;
    if (changedState.has("body") && !changedState.has("content-length")) {
      this._serializeFormDataBody(options, changedState.has("content-type"));
      this._refreshBodySize(options);
    }
    this._assertMethodCanHaveBody(options, changedState);
    if (urlBeforeRequestHooks && options.url instanceof URL && hasUrlOrPrefixUrlBoundaryChanged(options, options.url, boundaryBeforeRequestHooks)) {
      assertUrlHasSameOriginAsPrefixUrlIfNeeded(options, options.url);
    }
    if (urlBeforeRequestHooks && options.url instanceof URL && !isSameOrigin(urlBeforeRequestHooks, options.url)) {
      const hookChangedState = new Set(changedState);
      const currentHeaders = options.getInternalHeaders();
      const changedHeaders = {};
      for (const header of crossOriginStripHeaders) {
        if (hookChangedState.has(header)) {
          changedHeaders[header] = currentHeaders[header];
        } else {
          options.deleteInternalHeader(header);
          crossOriginHookStrippedHeaders.add(header);
        }
      }
      const changedOptions = {
        headers: changedHeaders,
        ...hookChangedState.has("url") && { url: options.url },
        ...hookChangedState.has("prefixUrl") && { prefixUrl: options.prefixUrl },
        ...hookChangedState.has("username") && { username: options.username },
        ...hookChangedState.has("password") && { password: options.password }
      };
      options.stripSensitiveHeaders(urlBeforeRequestHooks, options.url, changedOptions);
      this._discardBodyWrites = true;
      this._hasWrittenBody = false;
      this._hasWritableBody = false;
      if (!hasBodyOptionChanged(hookChangedState) && isBodyUnchanged(options, stateBeforeRequestHooks)) {
        options.clearBody();
        this._bodySize = void 0;
      }
    }
    if (request2 === void 0) {
      const currentHeaders = options.getInternalHeaders();
      const isHeaderExplicitlyOmitted = (header) => options.isHeaderExplicitlySet(header) && (Object.hasOwn(currentHeaders, header) || changedState.has(header)) && distribution_default.undefined(currentHeaders[header]);
      const currentAuthorizationHeader = currentHeaders.authorization;
      const currentCookieHeader = currentHeaders.cookie;
      const authorizationWasExplicitlyOmitted = isHeaderExplicitlyOmitted("authorization") || authorizationWasInitiallyExplicit && !crossOriginHookStrippedHeaders.has("authorization") && distribution_default.undefined(currentAuthorizationHeader);
      const cookieWasExplicitlyOmitted = distribution_default.undefined(currentCookieHeader) && (cookieWasInitiallyOmitted || isHeaderExplicitlyOmitted("cookie"));
      sanitizeHeaders();
      if (!distribution_default.undefined(currentHeaders["transfer-encoding"]) && !distribution_default.undefined(currentHeaders["content-length"])) {
        options.deleteInternalHeader("content-length");
      }
      if (authorizationWasExplicitlyOmitted) {
        shouldOmitRequestUrlCredentials = true;
        options.deleteInternalHeader("authorization");
        if (changedState.has("authorization") && distribution_default.undefined(explicitAuthorizationHeader) && !authorizationWasInitiallyOmitted) {
          delete options.headers.authorization;
        }
      }
      const authorizationHeader = !authorizationWasInitiallyExplicit && !authorizationWasInitiallyOmitted && !authorizationWasExplicitlyOmitted ? getAuthorizationHeader(options.username, options.password, authorizationWasExplicitlyOmitted) : void 0;
      const cookieJar2 = options.cookieJar;
      if (changedState.has("authorization") && !distribution_default.undefined(currentAuthorizationHeader)) {
      } else {
        const restorableAuthorizationHeader = crossOriginHookStrippedHeaders.has("authorization") || changedState.has("authorization") && distribution_default.undefined(currentAuthorizationHeader) ? void 0 : explicitAuthorizationHeader;
        syncGeneratedHeader("authorization", {
          currentHeader: currentAuthorizationHeader,
          explicitHeader: restorableAuthorizationHeader,
          nextHeader: authorizationHeader,
          staleGeneratedHeader: generatedAuthorizationHeader
        });
      }
      if (cookieWasExplicitlyOmitted) {
        options.deleteInternalHeader("cookie");
        if (changedState.has("cookie") && distribution_default.undefined(explicitCookieHeader) && !cookieWasInitiallyOmitted) {
          delete options.headers.cookie;
        }
      } else if (changedState.has("cookie")) {
      } else {
        const cookieHeader = !cookieWasInitiallyOmitted && !cookieWasExplicitlyOmitted ? await getCookieHeader(cookieJar2) : void 0;
        const restorableCookieHeader = crossOriginHookStrippedHeaders.has("cookie") ? void 0 : explicitCookieHeader;
        syncGeneratedHeader("cookie", {
          currentHeader: currentCookieHeader,
          explicitHeader: restorableCookieHeader,
          nextHeader: cookieHeader,
          staleGeneratedHeader: generatedCookieHeader
        });
      }
    }
    request2 ??= options.getRequestFunction();
    const url = shouldOmitRequestUrlCredentials ? new URL(stripUrlAuth(options.url)) : options.url;
    this._requestOptions = options.createNativeRequestOptions();
    if (shouldOmitRequestUrlCredentials) {
      this._requestOptions.auth = void 0;
    }
    const useCache = Boolean(options.cache) && (options.body === void 0 || typeof options.body === "string" || ArrayBuffer.isView(options.body));
    if (useCache) {
      Object.assign(this._requestOptions, {
        _request: request2,
        cache: options.cache,
        body: options.body,
        beforeCacheHooks: options.hooks.beforeCache,
        gotRequest: this
      });
      try {
        this._prepareCache(options.cache);
      } catch (error) {
        throw new CacheError(normalizeError(error), this);
      }
    }
    const function_ = useCache ? this._createCacheableRequest : request2;
    try {
      this._startedAt ??= Date.now();
      this._checkRequestTimeout();
      if (this._stopReading) {
        return;
      }
      let requestOrResponse = function_(url, this._requestOptions);
      if (distribution_default.promise(requestOrResponse)) {
        requestOrResponse = await requestOrResponse;
      }
      if (this._stopReading) {
        destroyRequestResult(requestOrResponse);
        throw new AbortError(this);
      }
      if (is_client_request_default(requestOrResponse)) {
        this._onRequest(requestOrResponse, useCache);
      } else if (this.writableEnded) {
        void this._onResponse(requestOrResponse);
      } else {
        this.once("finish", () => {
          void this._onResponse(requestOrResponse);
        });
        this._sendBody();
      }
    } catch (error) {
      if (error instanceof CacheError2) {
        throw new CacheError(error, this);
      }
      throw error;
    }
  }
  async _error(error) {
    try {
      if (this.options && (!(error instanceof HTTPError) || this.options.throwHttpErrors)) {
        const hooks = this.options.hooks.beforeError;
        if (hooks.length > 0) {
          for (const hook of hooks) {
            error = await hook(error);
            if (!(error instanceof Error)) {
              const received = error === null ? "null" : distribution_default.string(error) ? "string" : typeof error;
              throw new TypeError(`The \`beforeError\` hook must return an Error instance. Received ${received}.`);
            }
          }
          if (!(error instanceof RequestError)) {
            errorsProcessedByHooks.add(error);
          }
        }
      }
    } catch (error_) {
      error = toRequestError(error_, this);
    }
    if (this._dispatchedBody !== void 0 && this.options && this.options.body !== this._dispatchedBody.body) {
      this._destroyBody(this.options.body);
    }
    this.destroy(error);
    if (this._noPipe) {
      process.nextTick(() => {
        this.emit("error", error);
      });
    }
  }
  _writeRequest(chunk2, encoding, callback, request2 = this._request) {
    if (!request2 || request2.destroyed) {
      callback();
      return;
    }
    request2.write(chunk2, encoding, (error) => {
      if (!error && !request2.destroyed && this._request === request2) {
        const bytes = typeof chunk2 === "string" ? Buffer5.from(chunk2, encoding) : chunk2;
        this._uploadedSize += byteLength(bytes);
        const progress = this.uploadProgress;
        if (progress.percent < 1) {
          this.emit("uploadProgress", progress);
        }
      }
      callback(error);
    });
  }
  /**
  The remote IP address.
  */
  get ip() {
    return this.socket?.remoteAddress;
  }
  /**
  Indicates whether the request has been aborted or not.
  */
  get isAborted() {
    return this._aborted;
  }
  get socket() {
    return this._request?.socket ?? void 0;
  }
  /**
  Progress event for downloading (receiving a response).
  */
  get downloadProgress() {
    return makeProgress(this._downloadedSize, this._responseSize);
  }
  /**
  Progress event for uploading (sending a request).
  */
  get uploadProgress() {
    return makeProgress(this._uploadedSize, this._bodySize);
  }
  /**
      The object contains the following properties:
  
      - `start` - Time when the request started.
      - `socket` - Time when a socket was assigned to the request.
      - `lookup` - Time when the DNS lookup finished.
      - `connect` - Time when the socket successfully connected.
      - `secureConnect` - Time when the socket securely connected.
      - `upload` - Time when the request finished uploading.
      - `response` - Time when the request fired `response` event.
      - `end` - Time when the response fired `end` event.
      - `error` - Time when the request fired `error` event.
      - `abort` - Time when the request fired `abort` event.
      - `phases`
          - `wait` - `timings.socket - timings.start`
          - `dns` - `timings.lookup - timings.socket`
          - `tcp` - `timings.connect - timings.lookup`
          - `tls` - `timings.secureConnect - timings.connect`
          - `request` - `timings.upload - (timings.secureConnect || timings.connect)`
          - `firstByte` - `timings.response - timings.upload`
          - `download` - `timings.end - timings.response`
          - `total` - `(timings.end || timings.error || timings.abort) - timings.start`
  
      If something has not been measured yet, it will be `undefined`.
  
      __Note__: The time is a `number` representing the milliseconds elapsed since the UNIX epoch.
      */
  get timings() {
    return this._request?.timings;
  }
  /**
  Whether the response was retrieved from the cache.
  */
  get isFromCache() {
    return this.response?.isFromCache;
  }
  get reusedSocket() {
    return this._request?.reusedSocket;
  }
  /**
  Whether the stream is read-only. Returns `true` when `body`, `json`, or `form` options are provided.
  */
  get isReadonly() {
    return hasBodyOption(this.options);
  }
};

// ../node_modules/got/dist/source/as-promise/index.js
var { EventEmitter: EventEmitter3 } = process.getBuiltinModule("node:events");
var compressedEncodings = /* @__PURE__ */ new Set(["gzip", "x-gzip", "deflate", "br", "zstd"]);
var proxiedRequestEvents2 = [
  "request",
  "redirect",
  "uploadProgress",
  "downloadProgress"
];
function asPromise(firstRequest) {
  let globalRequest;
  let globalResponse;
  const emitter = new EventEmitter3();
  let promiseSettled = false;
  const promise = new Promise((resolve3, reject) => {
    const makeRequest = (retryCount, defaultOptions, retrySource) => {
      const request2 = firstRequest ?? new Request(void 0, void 0, defaultOptions, retrySource);
      request2.retryCount = retryCount;
      request2._noPipe = true;
      globalRequest = request2;
      const setResponse = (response) => {
        globalResponse = response;
        request2.response = response;
        response.ok = isResponseOk(response);
      };
      const resolveWithResponse = (response) => {
        request2.destroy();
        promiseSettled = true;
        try {
          emitter.emit("response", response);
        } catch (error) {
          reject(normalizeError(error));
        }
        resolve3(request2.options.resolveBodyOnly ? response.body : response);
      };
      request2.once("response", (response) => {
        void (async () => {
          const contentEncoding = (response.headers["content-encoding"] ?? "").toLowerCase();
          const isCompressed = contentEncoding.split(",").some((encoding) => compressedEncodings.has(encoding.trim()));
          const { options } = request2;
          const hasNoBody = options.method === "HEAD" || response.statusCode === 204 || response.statusCode === 205 || response.statusCode === 304;
          if (isCompressed && !options.decompress && !hasNoBody) {
            response.body = response.rawBody;
          } else {
            try {
              response.body = parseBody(response, options.responseType, options.parseJson, options.encoding);
            } catch (error) {
              try {
                response.body = decodeUint8Array(response.rawBody, options.encoding);
              } catch (error2) {
                request2._beforeError(new ParseError(normalizeError(error2), response));
                return;
              }
              if (isResponseOk(response)) {
                request2._beforeError(error);
                return;
              }
            }
          }
          try {
            const hooks = options.hooks.afterResponse;
            for (const hook of hooks) {
              const previousUrl = options.url ? new URL(options.url) : void 0;
              const previousBoundary = getUrlPrefixBoundary(options);
              const previousState = previousUrl ? snapshotCrossOriginState(options) : void 0;
              const requestOptions = response.request.options;
              const responseSnapshot = response;
              response = await requestOptions.trackStateMutations(async (changedState) => hook(responseSnapshot, async (updatedOptions) => {
                const preserveHooks = updatedOptions.preserveHooks ?? false;
                if (updatedOptions === requestOptions) {
                  const hasExplicitBody = hasBodyOptionChanged(changedState);
                  options.clearUnchangedCookieHeader(previousState, changedState);
                  const currentUrl = options.url;
                  if (previousUrl && currentUrl instanceof URL && hasUrlOrPrefixUrlBoundaryChanged(options, currentUrl, previousBoundary)) {
                    assertUrlHasSameOriginAsPrefixUrlIfNeeded(options, currentUrl);
                  }
                  if (updatedOptions.url !== void 0 && previousUrl && !isSameOrigin(previousUrl, currentUrl)) {
                    options.stripUnchangedCrossOriginState(previousState, changedState, { clearBody: !hasExplicitBody });
                  }
                } else {
                  options.mergeNextRequestOptions(updatedOptions, {
                    previousUrl,
                    previousState,
                    previousBoundary
                  });
                }
                if (!preserveHooks) {
                  options.hooks.afterResponse = [];
                }
                throw new RetryError(request2);
              }));
              if (!(distribution_default.object(response) && distribution_default.number(response.statusCode) && "body" in response)) {
                throw new TypeError("The `afterResponse` hook returned an invalid value");
              }
            }
          } catch (error) {
            request2._beforeError(error);
            return;
          }
          setResponse(response);
          if (!response.ok) {
            request2._beforeError(new HTTPError(response));
            return;
          }
          resolveWithResponse(response);
        })();
      });
      let handledFinalError = false;
      const onError = (error) => {
        if (!request2._stopReading) {
          request2._beforeError(error);
          return;
        }
        if (handledFinalError) {
          return;
        }
        handledFinalError = true;
        promiseSettled = true;
        if (error instanceof HTTPError && !request2.options.throwHttpErrors) {
          setResponse(error.response);
          resolveWithResponse(error.response);
          return;
        }
        reject(error);
      };
      request2.on("error", onError);
      let previousBody = request2.options?.body;
      request2.on("request", () => {
        previousBody = request2.options.body;
      });
      request2.once("retry", (newRetryCount, error) => {
        firstRequest = void 0;
        if (promiseSettled) {
          return;
        }
        const newBody = request2.options.body;
        if (previousBody === newBody && isNonReplayableBody(newBody)) {
          error.message = "Cannot retry with consumed body stream";
          onError(error);
          return;
        }
        makeRequest(newRetryCount, request2.options, request2);
      });
      proxyEvents(request2, emitter, proxiedRequestEvents2);
      if (distribution_default.undefined(firstRequest)) {
        void request2.flush();
      }
    };
    makeRequest(0);
  });
  for (const method of ["on", "once", "off"]) {
    promise[method] = function(event, function_) {
      emitter[method](event, function_);
      return this;
    };
  }
  const shortcut = (promiseToAwait, responseType) => {
    const newPromise = (async () => {
      const response = await promiseToAwait;
      if (!globalRequest.options.resolveBodyOnly && response?.request instanceof Request && response.rawBody instanceof Uint8Array) {
        globalResponse = response;
      }
      const { options } = globalResponse.request;
      return parseBody(globalResponse, responseType, options.parseJson, options.encoding);
    })();
    Object.defineProperties(newPromise, Object.getOwnPropertyDescriptors(promiseToAwait));
    return newPromise;
  };
  promise.json = function() {
    if (globalRequest.options) {
      const { headers } = globalRequest.options;
      if (!globalRequest.writableFinished && !("accept" in headers)) {
        headers.accept = "application/json";
      }
    }
    return shortcut(this, "json");
  };
  promise.buffer = function() {
    return shortcut(this, "buffer");
  };
  promise.text = function() {
    return shortcut(this, "text");
  };
  return promise;
}

// ../node_modules/got/dist/source/create.js
var { setTimeout: delay } = process.getBuiltinModule("node:timers/promises");
var isGotInstance = (value) => distribution_default.function(value);
var aliases = [
  "get",
  "post",
  "put",
  "patch",
  "head",
  "delete",
  "query"
];
var assertNoUrlInOptionsObject = (options) => {
  if (Object.hasOwn(options, "url")) {
    throw new TypeError("The `url` option is not supported in options objects. Pass it as the first argument instead.");
  }
};
var create = (defaults2) => {
  defaults2 = {
    options: new Options(void 0, void 0, defaults2.options),
    handlers: [...defaults2.handlers],
    mutableDefaults: defaults2.mutableDefaults
  };
  defaults2.options.body = void 0;
  defaults2.options.json = void 0;
  defaults2.options.form = void 0;
  Object.defineProperty(defaults2, "mutableDefaults", {
    enumerable: true,
    configurable: false,
    writable: false
  });
  const makeRequest = (url, options, defaultOptions, isStream2) => {
    if (distribution_default.plainObject(url)) {
      assertNoUrlInOptionsObject(url);
    }
    if (distribution_default.plainObject(options)) {
      assertNoUrlInOptionsObject(options);
    }
    let requestInput = url;
    let requestOptions = options;
    if (isStream2) {
      if (distribution_default.plainObject(url)) {
        requestInput = Object.defineProperties({}, Object.getOwnPropertyDescriptors(url));
        Reflect.set(requestInput, "isStream", true);
      } else if (distribution_default.plainObject(options)) {
        requestOptions = Object.defineProperties({}, Object.getOwnPropertyDescriptors(options));
        Reflect.set(requestOptions, "isStream", true);
      }
    }
    const request2 = new Request(requestInput, requestOptions, defaultOptions);
    if (isStream2 && request2.options) {
      request2.options.isStream = true;
    }
    const optionsBuilt = request2.options instanceof Options;
    let promise;
    const boundaryBeforeHandlers = request2.options ? getUrlPrefixBoundary(request2.options) : void 0;
    const lastHandler = (normalized) => {
      if (optionsBuilt && !(normalized instanceof Options)) {
        throw new TypeError("The `next()` function of a handler must be called with the `options` object it received");
      }
      if (boundaryBeforeHandlers?.url && normalized?.url instanceof URL && hasUrlOrPrefixUrlBoundaryChanged(normalized, normalized.url, boundaryBeforeHandlers)) {
        assertUrlHasSameOriginAsPrefixUrlIfNeeded(normalized, normalized.url);
      }
      request2.options = normalized;
      const shouldReturnStream = normalized?.isStream ?? isStream2;
      request2._noPipe = !shouldReturnStream;
      void request2.flush();
      if (shouldReturnStream) {
        return request2;
      }
      promise ??= asPromise(request2);
      return promise;
    };
    let iteration = 0;
    const iterateHandlers = (newOptions) => {
      const handler = defaults2.handlers[iteration++] ?? lastHandler;
      const result = handler(newOptions, iterateHandlers);
      if (distribution_default.promise(result) && !request2.options?.isStream) {
        promise ??= asPromise(request2);
        if (result !== promise) {
          const descriptors = Object.getOwnPropertyDescriptors(promise);
          for (const key in descriptors) {
            if (key in result) {
              delete descriptors[key];
            }
          }
          Object.defineProperties(result, descriptors);
        }
      }
      return result;
    };
    return iterateHandlers(request2.options);
  };
  const got2 = ((url, options, defaultOptions = defaults2.options) => makeRequest(url, options, defaultOptions, false));
  got2.extend = (...instancesOrOptions) => {
    const options = new Options(void 0, void 0, defaults2.options);
    const handlers = [...defaults2.handlers];
    let { mutableDefaults } = defaults2;
    for (const value of instancesOrOptions) {
      if (isGotInstance(value)) {
        options.merge(value.defaults.options);
        handlers.push(...value.defaults.handlers);
        mutableDefaults = value.defaults.mutableDefaults;
      } else {
        assertNoUrlInOptionsObject(value);
        options.merge(value);
        if (value.handlers) {
          for (const [index, handler] of value.handlers.entries()) {
            if (!distribution_default.function(handler)) {
              throw new TypeError(`Expected \`handlers[${index}]\` to be a function, got \`${typeof handler}\``);
            }
          }
          handlers.push(...value.handlers);
        }
        mutableDefaults = value.mutableDefaults ?? mutableDefaults;
      }
    }
    return create({
      options,
      handlers,
      mutableDefaults
    });
  };
  const paginateEach = (async function* (url, options) {
    if (distribution_default.plainObject(url)) {
      assertNoUrlInOptionsObject(url);
    }
    if (distribution_default.plainObject(options)) {
      assertNoUrlInOptionsObject(options);
    }
    let normalizedOptions = new Options(url, options, defaults2.options);
    let { pagination } = normalizedOptions;
    assert.function(pagination.transform);
    assert.function(pagination.shouldContinue);
    assert.function(pagination.filter);
    assert.function(pagination.paginate);
    assert.number(pagination.countLimit);
    assert.number(pagination.requestLimit);
    assert.number(pagination.backoff);
    const allItems = [];
    let numberOfItems = 0;
    let numberOfRequests = 0;
    while (numberOfRequests < pagination.requestLimit && numberOfItems < pagination.countLimit) {
      if (numberOfRequests !== 0) {
        try {
          await delay(pagination.backoff, void 0, { signal: normalizedOptions.signal });
        } catch (error) {
          if (!normalizedOptions.signal?.aborted) {
            throw error;
          }
        }
      }
      normalizedOptions.resolveBodyOnly = false;
      const response = await got2(void 0, void 0, normalizedOptions);
      const parsed2 = await pagination.transform(response);
      if (!distribution_default.array(parsed2)) {
        throw new TypeError(`Option 'pagination.transform': Expected values which are \`Array\`. Received values of type \`${typeof parsed2}\`.`);
      }
      const currentItems = [];
      for (const item of parsed2) {
        if (!pagination.filter({ item, currentItems, allItems })) {
          continue;
        }
        if (!pagination.shouldContinue({ item, currentItems, allItems })) {
          return;
        }
        yield item;
        if (pagination.stackAllItems) {
          allItems.push(item);
        }
        currentItems.push(item);
        if (++numberOfItems >= pagination.countLimit) {
          return;
        }
      }
      if (++numberOfRequests >= pagination.requestLimit) {
        return;
      }
      const requestOptions = response.request.options;
      const previousUrl = requestOptions.url ? new URL(requestOptions.url) : void 0;
      const previousBoundary = getUrlPrefixBoundary(requestOptions);
      const previousState = previousUrl ? snapshotCrossOriginState(requestOptions) : void 0;
      const [optionsToMerge, changedState] = await requestOptions.trackStateMutations(async (changedState2) => [
        await pagination.paginate({
          response,
          currentItems,
          allItems
        }),
        changedState2
      ]);
      if (optionsToMerge === false) {
        return;
      }
      if (!(optionsToMerge instanceof Options) && !distribution_default.plainObject(optionsToMerge)) {
        throw new TypeError(`Option 'pagination.paginate': Expected \`false\` or a plain options object, got \`${typeof optionsToMerge}\``);
      }
      if (optionsToMerge === requestOptions) {
        normalizedOptions = requestOptions;
        normalizedOptions.clearUnchangedCookieHeader(previousState, changedState);
        const nextUrl = normalizedOptions.url;
        if (previousUrl && nextUrl) {
          if (hasUrlOrPrefixUrlBoundaryChanged(normalizedOptions, nextUrl, previousBoundary)) {
            assertUrlHasSameOriginAsPrefixUrlIfNeeded(normalizedOptions, nextUrl);
          }
          if (!isSameOrigin(previousUrl, nextUrl)) {
            normalizedOptions.prefixUrl = "";
            normalizedOptions.stripUnchangedCrossOriginState(previousState, changedState);
          }
        }
      } else {
        const paginationBoundary = getUrlPrefixBoundary(normalizedOptions);
        const paginationUrl = paginationBoundary.url;
        try {
          assert.any([distribution_default.string, distribution_default.urlInstance, distribution_default.undefined], optionsToMerge.url);
        } catch (error) {
          if (error instanceof Error) {
            error.message = `Option 'pagination.paginate.url': ${error.message}`;
          }
          throw error;
        }
        const { nextUrl, hasExplicitBody } = normalizedOptions.mergeNextRequestOptions(optionsToMerge, {
          previousUrl,
          previousState,
          previousBoundary: paginationBoundary,
          baseUrl: previousUrl
        });
        if (previousUrl && paginationUrl && !isSameOrigin(paginationUrl, previousUrl)) {
          normalizedOptions.stripSensitiveHeaders(paginationUrl, previousUrl, optionsToMerge);
          if (!hasExplicitBody) {
            normalizedOptions.clearBody();
          }
        }
        if (nextUrl && (normalizedOptions.prefixUrl.toString() !== paginationBoundary.prefixUrl || normalizedOptions.allowAbsoluteUrls !== paginationBoundary.allowAbsoluteUrls)) {
          assertUrlHasSameOriginAsPrefixUrlIfNeeded(normalizedOptions, nextUrl);
        }
      }
      pagination = normalizedOptions.pagination;
    }
  });
  got2.paginate = paginateEach;
  got2.paginate.all = (async (url, options) => Array.fromAsync(paginateEach(url, options)));
  got2.paginate.each = paginateEach;
  got2.stream = ((url, options) => makeRequest(url, options, defaults2.options, true));
  for (const method of aliases) {
    got2[method] = ((url, options) => got2(url, { ...options, method }));
    got2.stream[method] = ((url, options) => makeRequest(url, { ...options, method }, defaults2.options, true));
  }
  if (!defaults2.mutableDefaults) {
    Object.freeze(defaults2);
    Object.freeze(defaults2.handlers);
    defaults2.options.freeze();
  }
  Object.defineProperty(got2, "defaults", {
    value: defaults2,
    writable: false,
    configurable: false,
    enumerable: true
  });
  return got2;
};
var create_default = create;

// ../node_modules/got/dist/source/index.js
var defaults = {
  options: new Options(),
  handlers: [],
  mutableDefaults: false
};
var got = create_default(defaults);
var source_default = got;

// http/network-failure.js
function cancelled(signal, neverSent) {
  const reason = signal.reason;
  const deadline = typeof reason === "object" && reason !== null && "name" in reason && reason.name === "TimeoutError";
  return deadline ? {
    kind: "broken",
    code: "timeout",
    message: "the run's time was over",
    fix: "Raise timeout, or look why the platform is slow.",
    neverSent,
    passing: false,
    runIsOver: true
  } : {
    kind: "broken",
    code: "cancelled",
    message: "the run was cancelled",
    neverSent,
    passing: false,
    runIsOver: true
  };
}
function timedOut2(milliseconds) {
  const fix = "is the platform slow, or does a firewall let nothing through?";
  return {
    kind: "broken",
    code: "timeout",
    message: `no complete answer within ${milliseconds / 1e3} seconds`,
    fix,
    neverSent: false,
    passing: true
  };
}
function broken(error, { answerHadBegun, proxy }) {
  const code = codeOf2(error);
  const through = proxy === void 0 ? "" : `, on the way through the proxy ${proxy.address}`;
  const crowded = CROWDED[code];
  const refusedTunnel = noTunnel(error, proxy);
  const failure = crowded ?? noConnection(code, proxy) ?? refusedTunnel ?? (CERTIFICATE.test(code) ? badCertificate(code) : void 0);
  if (failure !== void 0 && (!NOT_ONLY_AT_FIRST.has(code) || failedToConnect(error))) {
    const { words, fix: fix2, passing } = failure;
    return {
      kind: "broken",
      code: "unreachable",
      message: `${words} (${code})${through}`,
      ...fix2 === void 0 ? {} : { fix: fix2 },
      neverSent: true,
      passing,
      ...crowded === void 0 ? {} : { crowded: true },
      ...failure === refusedTunnel ? { isOfProxy: true } : {}
    };
  }
  if (answerHadBegun) {
    const unpacking = codesOf(error).find((one) => NOT_COMPRESSED.test(one));
    if (unpacking !== void 0) {
      const fix2 = "Does something between here and the platform change answers, or say that they are compressed when they are not?";
      return {
        kind: "broken",
        code: "truncated",
        message: `the answer could not be decompressed (${unpacking})${through}`,
        fix: fix2,
        neverSent: false,
        passing: true
      };
    }
    return {
      kind: "broken",
      code: "truncated",
      message: `the connection closed in the middle of the answer (${code})${through}`,
      fix: "Does something between here and the platform limit the time or the size of answers?",
      neverSent: false,
      passing: true
    };
  }
  const fix = SCHEME.test(code) ? `Is this the right port, and does it speak https? Check the scheme of the base URL${proxy === void 0 ? "" : `, and of ${proxy.variable}`}.` : "If this continues: is there a proxy or a firewall in between, and are the scheme and port of the base URL right?";
  return {
    kind: "broken",
    code: "unreachable",
    message: `the connection broke before an answer came (${code})${through}`,
    fix,
    neverSent: false,
    passing: true
  };
}
var NOT_ONLY_AT_FIRST = /* @__PURE__ */ new Set(["EHOSTUNREACH", "ENETUNREACH", "ENOBUFS"]);
var NO_CONNECTION = {
  ECONNREFUSED: {
    words: "the connection was refused",
    passing: true,
    fix: "Is the address right, and is the platform running?"
  },
  ENOTFOUND: { words: "there is no such host", passing: false, fix: "Check the base URL for a typing mistake." },
  EAI_AGAIN: {
    words: "the name could not be looked up",
    passing: true,
    fix: "Is this machine connected, and does its name server know the host?"
  },
  EHOSTUNREACH: {
    words: "there is no route to the host",
    passing: true,
    fix: "Is this machine in the right network, or VPN?"
  },
  ENETUNREACH: {
    words: "there is no route to the network",
    passing: true,
    fix: "Is this machine in the right network, or VPN?"
  }
};
var FEWER = "Lower `concurrency`, or let the process have more open files (`ulimit -n`).";
var CROWDED = {
  EMFILE: { words: "this process has too many open files", passing: true, fix: FEWER },
  ENFILE: { words: "this machine has too many open files", passing: true, fix: FEWER },
  EADDRNOTAVAIL: { words: "this machine has no port left for a connection", passing: true, fix: FEWER },
  ENOBUFS: { words: "this machine has no memory left for a connection", passing: true, fix: FEWER }
};
function noConnection(code, proxy) {
  const failure = NO_CONNECTION[code];
  if (failure === void 0 || proxy === void 0)
    return failure;
  return {
    ...failure,
    fix: `Is ${proxy.variable} right, and is the proxy running and in reach? If the platform can be reached without it, add its host to NO_PROXY.`
  };
}
function noTunnel(error, proxy) {
  if (codeOf2(error) !== "ERR_PROXY_TUNNEL")
    return void 0;
  const status = statusOf(error);
  if (status === 407) {
    return {
      words: "the proxy asks for a user name and a password",
      passing: false,
      fix: `Give them in ${proxy?.variable ?? "HTTPS_PROXY"}, as http://user:password@host:port.`
    };
  }
  const refused = status !== void 0 && status >= 400 && status < 500;
  return {
    words: status === void 0 ? "the proxy made no tunnel" : `the proxy made no tunnel and answered ${status}`,
    passing: !refused,
    fix: "Ask who runs the proxy to let the host through, or add the host to NO_PROXY."
  };
}
var CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ALTNAME/;
function badCertificate(code) {
  const words = "the certificate was not accepted";
  if (/EXPIRED|NOT_YET_VALID/.test(code))
    return {
      words,
      passing: false,
      fix: "It has expired, or is not valid yet: is the clock of this machine right? If it is, report this to the operator."
    };
  if (code.includes("ALTNAME"))
    return { words, passing: false, fix: "It is for another host: check the base URL for a typing mistake." };
  return { words, passing: false, fix: "For a private certificate authority set NODE_EXTRA_CA_CERTS to its PEM file." };
}
var SCHEME = /^(?:EPROTO|ERR_SSL|HPE_)/;
function codeOf2(error) {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "no code";
}
var NOT_COMPRESSED = /^(?:Z_DATA_ERROR|ERR__ERROR_FORMAT|ZSTD_error)/;
function codesOf(error) {
  const cause = typeof error === "object" && error !== null && "cause" in error ? codesOf(error.cause) : [];
  return [codeOf2(error), ...cause];
}
function failedToConnect(error) {
  if (typeof error !== "object" || error === null)
    return false;
  if ("syscall" in error && typeof error.syscall === "string")
    return error.syscall === "connect";
  if ("errors" in error && Array.isArray(error.errors))
    return error.errors.every(failedToConnect);
  return "cause" in error && failedToConnect(error.cause);
}
function statusOf(error) {
  if (typeof error !== "object" || error === null)
    return void 0;
  if ("statusCode" in error && Number.isInteger(error.statusCode))
    return Number(error.statusCode);
  return "cause" in error ? statusOf(error.cause) : void 0;
}

// http/exchange.js
var { isUtf8 } = process.getBuiltinModule("node:buffer");
async function exchange(outgoing) {
  const { method, url, headers, body, agents, timeout, signal } = outgoing;
  if (signal.aborted)
    return cancelled(signal, true);
  const clock = AbortSignal.timeout(timeout);
  const stream2 = source_default.stream(url, {
    method,
    headers,
    ...body === void 0 ? {} : { body },
    agent: { http: agents.http, https: agents.https },
    followRedirect: false,
    throwHttpErrors: false,
    retry: { limit: 0 },
    signal: AbortSignal.any([signal, clock])
  });
  const ended = await receive(stream2, outgoing, clock);
  if (method === "POST")
    stream2.destroy();
  return ended;
}
async function receive(stream2, { agents: { proxy }, signal, timeout, largest }, clock) {
  const chunks = [];
  const last = [];
  const end = (response2) => {
    last.push(response2);
    stream2.destroy();
  };
  stream2.once("upgrade", (response2, connection) => {
    connection.destroy();
    end(response2);
  });
  if (largest === 0)
    stream2.once("response", end);
  let size = 0;
  try {
    for await (const chunk2 of stream2) {
      size += chunk2.length;
      if (size > largest) {
        stream2.destroy();
        return tooLarge(largest);
      }
      chunks.push(chunk2);
    }
  } catch (error) {
    const [response2] = last;
    if (response2 !== void 0)
      return answered(response2, "");
    if (signal.aborted)
      return cancelled(signal, false);
    if (clock.aborted)
      return timedOut2(timeout);
    return broken(error, { answerHadBegun: stream2.response !== void 0, proxy });
  }
  const response = last[0] ?? stream2.response;
  if (response === void 0)
    return broken(void 0, { answerHadBegun: false, proxy });
  return answered(response, largest === 0 ? "" : decode(Buffer.concat(chunks)));
}
function answered({ statusCode: status = 0, statusMessage: statusText = "", headers }, text) {
  return { kind: "answered", status, statusText, headers, text };
}
function tooLarge(largest) {
  return {
    kind: "broken",
    code: "too-large",
    message: `the answer is larger than ${largest} bytes`,
    fix: "No page and no description should be so large. Check the base URL, and report it to the operator of the platform.",
    neverSent: false,
    passing: false
  };
}
function decode(bytes) {
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : void 0;
}

// platform/transport.js
var LARGEST_ANSWER = 64 * 1024 * 1024;
function createTransport(options) {
  const [kept, fresh] = [agentsFor(options.base, true), agentsFor(options.base, false)];
  const close = () => {
    for (const agent of [kept.http, kept.https, fresh.http, fresh.https])
      agent.destroy();
  };
  options.signal.addEventListener("abort", close, { once: true });
  return { attempt: (call) => attempt(call, options, call.method === "POST" ? fresh : kept) };
}
function agentsFor(base, keepAlive) {
  try {
    return createAgentPair(base, keepAlive);
  } catch (error) {
    throw error instanceof ProxyError ? new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("bad-proxy", error.message, { fix: error.fix }) : error;
  }
}
async function attempt(call, options, agents) {
  if (call.stop?.aborted === true && !options.signal.aborted)
    return cancelled(call.stop, true);
  const url = resolveTarget(call.target, options.base);
  const started = performance.now();
  const ended = await exchange({
    method: call.method,
    url,
    headers: {
      accept: "application/json",
      // The API document requires it on GET as well.
      "content-type": "application/json",
      "user-agent": "cwl-promote",
      // The origin was checked just above, and no redirect is followed.
      ...call.withToken ? { [options.tokenHeader]: options.secret.reveal() } : {}
    },
    ...call.body === void 0 ? {} : { body: call.body },
    agents,
    timeout: options.attemptTimeout,
    signal: options.signal,
    largest: LARGEST_ANSWER
  });
  if (ended.kind === "broken" && ended.runIsOver === true && ended.neverSent)
    return ended;
  const took = `${Math.round(performance.now() - started)} ms`;
  const path = options.secret.redact(url.pathname + url.search);
  options.onRequest(`${call.method} ${path} ${ended.kind === "answered" ? ended.status : ended.code} ${took}`);
  return ended;
}
function resolveTarget(target, base) {
  const prefix = base.pathname.replace(/\/$/, "");
  const url = target.startsWith("/") ? URL.parse(`${base.origin}${prefix}${target}`) : URL.parse(target);
  if (url === null || url.origin !== base.origin || url.username !== "" || url.password !== "") {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("bad-url", "a request would have left the platform", {
      fix: "This is a mistake in cwl-promote; please report it."
    });
  }
  return url;
}

// platform/pages.js
var DEFAULT_MAX_PAGES = 1e4;
var DOING = "listing export jobs";
async function* walkExports(options, { maxPages = DEFAULT_MAX_PAGES }) {
  const seen = createMemory();
  let target = firstTarget(options.dialect);
  let offset = 0;
  for (let pages = 1; ; pages += 1) {
    const page = await readPage(target, options);
    const { body, total } = page;
    const { fresh, moved: moved2, sawPage } = seen.add(body);
    offset += body.items.length;
    const told = { jobs: fresh, repeated: body.items.length - fresh.length, ...moved2.length === 0 ? {} : { moved: moved2 } };
    const next = nextTarget(page, { target, offset, found: seen.size() }, options);
    if (next === void 0) {
      const missing = total !== void 0 && seen.size() < total;
      yield missing ? { ...told, truncated: `the platform announced ${total} export jobs and listed ${seen.size()}` } : told;
      return;
    }
    if (sawPage) {
      yield { ...told, truncated: "the platform answered the same page again; what comes after it cannot be reached" };
      return;
    }
    if (pages >= maxPages) {
      yield { ...told, truncated: `stopped after ${pages} ${pages === 1 ? "page" : "pages"}, as max-pages says` };
      return;
    }
    yield told;
    target = next;
  }
}
function firstTarget(dialect) {
  const query = new URLSearchParams(dialect.exportsQuery).toString();
  return query === "" ? _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPORTS_PATH */ .ki7 : `${_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPORTS_PATH */ .ki7}?${query}`;
}
async function readPage(target, options) {
  const exchange2 = await options.requests.get(target, true);
  const reading = readAnswer(exchange2, DOING, options.secret);
  if (reading.kind === "failure")
    throw reading.error;
  const announced = exchange2.kind === "answered" ? exchange2.headers["x-total-matching-query"] : void 0;
  const total = typeof announced === "string" && /^\d{1,15}$/.test(announced.trim()) ? Number(announced) : void 0;
  return { body: expectExportList(reading.value, DOING), total };
}
function nextTarget({ body, total }, { target, offset, found }, options) {
  if (body.items.length === 0)
    return void 0;
  if (total !== void 0 && found >= total)
    return void 0;
  const page = resolveTarget(target, options.base);
  const links = linksNamedNext(body.links, page);
  const link = links.find((url) => url.origin === page.origin && url.username === "" && url.password === "");
  if (link !== void 0)
    return link.href;
  const size = pageSize(body.href, target, options.dialect);
  if (body.items.length < size && total === void 0 && links.length === 0)
    return void 0;
  const query = new URLSearchParams({ ...options.dialect.exportsQuery, offset: String(offset), limit: String(size) });
  return `${_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPORTS_PATH */ .ki7}?${query.toString()}`;
}
function linksNamedNext(links, page) {
  return links.flatMap((link) => {
    if (!(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(link) || typeof link["rel"] !== "string" || typeof link["href"] !== "string")
      return [];
    return link["rel"].toLowerCase() === "next" ? URL.parse(link["href"], page.href) ?? [] : [];
  });
}
function pageSize(href, target, dialect) {
  for (const address2 of [href, target]) {
    const limit = URL.parse(address2, "http://localhost")?.searchParams.get("limit") ?? "";
    if (/^[1-9]\d{0,5}$/.test(limit))
      return Number(limit);
  }
  return Number(dialect.exportsQuery["limit"] ?? _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .DOCUMENTED_PAGE_SIZE */ .rYY);
}
function createMemory() {
  const states = /* @__PURE__ */ new Map();
  const pages = /* @__PURE__ */ new Set();
  return {
    size: () => states.size,
    add: (body) => {
      const fresh = [];
      const moved2 = [];
      for (const item of body.items) {
        const known = states.get(item.id);
        states.set(item.id, item.state);
        if (known === void 0)
          fresh.push(item);
        else if (known !== item.state)
          moved2.push(item);
      }
      const sawPage = pages.has(body.href) || fresh.length === 0;
      pages.add(body.href);
      return { fresh, moved: moved2, sawPage };
    }
  };
}

// platform/api.js
var ATTEMPT_TIMEOUT = 6e4;
var LONGEST_WAIT = 6e4;
var FRESH = 6e4;
function createPlatform(options) {
  const dialect = _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9p[options.dialect ?? "documented"];
  const base = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBaseUrl */ .Q2r)(options.baseUrl, options.allowInsecureHttp ?? false);
  const secret = options.token === void 0 ? noSecret() : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .keepSecret */ .gzM)(checkToken(options.token));
  const signal = options.signal ?? new AbortController().signal;
  const transport = createTransport({
    base,
    secret,
    tokenHeader: dialect.tokenHeader,
    attemptTimeout: options.attemptTimeout ?? ATTEMPT_TIMEOUT,
    signal,
    onRequest: options.onRequest ?? ignore
  });
  const open = createRequests({
    transport,
    pace: createPace(),
    signal,
    longestWait: options.longestWait ?? LONGEST_WAIT,
    onWait: options.onWait ?? ignore
  });
  const introduction = createPlatformProbe({ requests: open, secret, base, onIndex: options.onIndex ?? ignore });
  const requests = requireProbe(open, options.token === void 0 ? refuseWithoutToken : () => introduction.require());
  const shared = { requests, secret, dialect, base };
  const readings = datedReadings((address2) => getApp(address2, shared), options.freshFor ?? FRESH);
  return {
    dialect: dialect.name,
    baseUrl: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBaseUrl */ .oxe)(base),
    apiIndex: () => introduction.look(),
    getApp: async (address2) => readings.read((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .checkAddress */ .l_x)(address2)),
    repeatsToken: (description) => secret.repeatedIn((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(description)),
    installApp: async (address2, description, before, bounds = {}) => install((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .checkAddress */ .l_x)(address2), description, before, { ...bounds, ...shared, ...readings }),
    rateLimit: () => readRateLimit(requests, secret),
    // Who goes through it twice finds the list again, and not an empty one.
    listExports: (given = {}) => ({ [Symbol.asyncIterator]: () => walkExports(shared, given) })
  };
}
function datedReadings(readNow, freshFor) {
  const askedAt = /* @__PURE__ */ new WeakMap();
  return {
    read: async (address2) => {
      const now2 = performance.now();
      const reading = await readNow(address2);
      askedAt.set(reading, now2);
      return reading;
    },
    // A state that this client has not read itself is used as the caller gives it.
    isOld: (reading) => performance.now() - (askedAt.get(reading) ?? Infinity) > freshFor
  };
}
function ignore() {
}
async function refuseWithoutToken() {
  throw missingToken();
}
var LONGEST_TOKEN = 8e3;
function checkToken(text) {
  const token = text.trim();
  if (token === "") {
    throw missingToken();
  }
  if (!/^[\u0021-\u007e]+$/.test(token)) {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("bad-token", "the token contains spaces or characters that no header can carry", {
      fix: /^(?:bearer|token|[\w-]+:)\s/i.test(token) ? "Give the token alone, without the word in front of it, such as `Bearer`." : "Copy it again; a token is one line of plain characters."
    });
  }
  if (/^(["']).*\1$/.test(token)) {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("bad-token", "the token is in quotes, which would be sent with it", {
      fix: "Take them out."
    });
  }
  if (token.length > LONGEST_TOKEN) {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("bad-token", `the token has ${token.length} characters, more than the ${LONGEST_TOKEN} that a header can be trusted to carry`, {
      fix: "Copy it again; is it perhaps a whole file?"
    });
  }
  return token;
}
async function readRateLimit(requests, secret) {
  const doing = "reading the rate limit";
  const reading = readAnswer(await requests.get("/v2/rate_limit", true), doing, secret);
  if (reading.kind === "failure") {
    if ([404, 405, 501].includes(reading.error.status ?? 0))
      return void 0;
    throw reading.error;
  }
  const { rate } = expectRateLimit(reading.value, doing);
  return {
    limit: asNumber(rate["limit"]) ?? 0,
    remaining: asNumber(rate["remaining"]) ?? 0,
    reset: asNumber(rate["reset"]) ?? 0
  };
}
function noSecret() {
  return {
    reveal: () => {
      throw missingToken();
    },
    redact: (text) => text,
    repeatedIn: () => false
  };
}
function missingToken() {
  return new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF("bad-token", "there is no token", { fix: "Give `token`." });
}

// commands/run/connect.js
function requireAccess(options, context) {
  return { baseUrl: requireBaseUrl(options, context), token: requireToken(options, context) };
}
function requireBaseUrl({ baseUrl, access }, { readsEnvironment = false }) {
  if (access?.failure !== void 0)
    throw access.failure;
  if (baseUrl === void 0 || baseUrl.trim() === "") {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", "the address of the platform is missing", {
      fix: withUnused(readsEnvironment ? "Give the input `base-url`, set the environment variable CWL_PROMOTE_BASE_URL, or give the input `profile`." : "Give the input `base-url`.", access)
    });
  }
  return baseUrl;
}
function requireToken({ token, access }, { readsEnvironment = false }) {
  if (token === void 0 || token.trim() === "") {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", "the token for the platform is missing", {
      fix: withUnused(readsEnvironment ? "Give the input `token`, from a secret, or set the environment variable CWL_PROMOTE_TOKEN. Secrets are empty in runs that a fork or Dependabot started." : "Give the input `token`.", access)
    });
  }
  return token;
}
function withUnused(fix, access) {
  return access?.unused === void 0 ? fix : `${fix} ${access.unused}`;
}
function connect(options, context, signal, { waits, onNotice }) {
  const onIndex = ({ findings }) => {
    if (findings.length === 0)
      return;
    const more = findings.length === 1 ? "" : ` (and ${findings.length - 1} more)`;
    onNotice(`The API index is not as the API document says: ${findings[0] ?? ""}${more}. \`cwl-promote doctor\` says what that means.`);
  };
  return openPlatform({ ...requireAccess(options, context), options, context, signal, waits, onIndex });
}
function openPlatform({ baseUrl, token, options, context, signal, waits = [], onIndex = () => void 0 }) {
  return createPlatform({
    baseUrl,
    ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ token, freshFor: context.freshFor }),
    dialect: options.platform,
    signal,
    allowInsecureHttp: options.allowInsecureHttp,
    onIndex,
    onWait: (wait) => {
      waits.push(wait);
      context.progress({ kind: "wait", wait });
    },
    onRequest: (line) => context.progress({ kind: "request", line })
  });
}

// commands/doctor.js
var PAGES = 10;
async function doctor(options, context) {
  return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .withListener */ .LdB)(context, (heard) => examine(options, heard));
}
async function examine(options, context) {
  const cutoff = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .startCutoff */ .WDy)(context, options);
  const findings = [];
  let isAsking = false;
  try {
    (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOptions */ .Jr6)(options, "doctor");
    context.progress({ kind: "phase", name: "check" });
    const version = process.versions.node;
    const repository = examineRepository(options);
    const { baseUrl, finding: finding2 } = examineBaseUrl(options, context);
    const proxy = checkProxy(baseUrl, options.environment, version);
    findings.push(checkNode(version), ...repository.findings, ...accessFindings(options), finding2, proxy, checkCertificates(options.environment));
    const access = openWith(options, context, proxy.status === "failed" ? void 0 : baseUrl, (given) => openPlatform({ ...given, options, context, signal: cutoff.requests }));
    const { platform, hasToken } = access;
    if (access.finding !== void 0)
      findings.push(access.finding);
    if (platform === void 0)
      findings.push(...skipAll(PLATFORM_CHECKS.filter((check) => check !== "token" || hasToken), "there is no platform to ask"));
    else {
      isAsking = true;
      for await (const each of examinePlatform({
        platform,
        hasToken,
        targets: repository.targets,
        pages: options.maxPages ?? PAGES
      })) {
        cutoff.stop.throwIfAborted();
        findings.push(each);
      }
    }
    return reportOf(findings, verdictOf(findings, hasToken));
  } catch (error) {
    const failure = cutoff.stop.aborted ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stoppedFailure */ .kB$)(cutoff.timedOut, "not everything was checked") : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .failureFrom */ .Jug)(error);
    if (cutoff.timedOut && isAsking)
      findings.push(...unanswered(findings));
    return reportOf(findings, { exitCode: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .FOh)(failure), failure });
  } finally {
    cutoff.end();
  }
}
function unanswered(findings) {
  const [waiting, ...rest] = PLATFORM_CHECKS.filter((check) => !findings.some((finding3) => finding3.check === check));
  if (waiting === void 0)
    return [];
  const finding2 = failed(waiting, "no answer came before the time of the run was up", "A proxy or a firewall may accept the connection and pass nothing on. With a longer `timeout` for the run, each request ends with its own reason.");
  return [finding2, ...skipAll(rest, "the time of the run was up")];
}
function accessFindings({ access }) {
  if (access?.origin === void 0 || access.dialect === void 0)
    return [];
  const message = `${access.origin}; ${access.dialect}`;
  return [access.warning === void 0 ? ok("access", message) : warning("access", message, access.warning)];
}
function examineBaseUrl(options, context) {
  try {
    const baseUrl = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBaseUrl */ .oxe)((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBaseUrl */ .Q2r)(requireBaseUrl(options, context), options.allowInsecureHttp));
    return { finding: baseUrlFinding(baseUrl), baseUrl };
  } catch (error) {
    return { finding: failedBy("base-url", error) };
  }
}
function openWith(options, context, baseUrl, open) {
  try {
    const token = requireToken(options, context);
    return baseUrl === void 0 ? { hasToken: true } : { platform: open({ baseUrl, token }), hasToken: true };
  } catch (error) {
    const finding2 = options.access?.failure === void 0 ? failedBy("token", error) : skipped("token", "nothing says which token is to be used");
    return baseUrl === void 0 ? { hasToken: false, finding: finding2 } : { platform: open({ baseUrl }), hasToken: false, finding: finding2 };
  }
}
function baseUrlFinding(baseUrl) {
  const { protocol, hostname } = new URL(baseUrl);
  if (protocol === "https:" || (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9m)(hostname))
    return ok("base-url", `the base URL is ${baseUrl}`);
  return warning("base-url", `the base URL is ${baseUrl}, and the token travels to it in clear text`, "Use https://. `--allow-insecure-http` is for a network that you trust.");
}
function reportOf(findings, { exitCode, failure }) {
  return {
    command: "doctor",
    exitCode,
    ...failure === void 0 ? {} : { failure },
    notices: [],
    ok: failure === void 0,
    findings
  };
}
var GIVEN = /* @__PURE__ */ new Set(["node", "configuration", "base-url", "proxy", "certificates"]);
function verdictOf(findings, hasToken) {
  const failures = findings.filter(({ status }) => status === "failed");
  if (failures.length === 0)
    return { exitCode: _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dcK.fine };
  const checks = [...new Set(failures.map(({ check }) => check))];
  const given = checks.every((check) => GIVEN.has(check) || check === "token" && !hasToken);
  return {
    exitCode: given ? _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dcK.usage : checks.every((check) => check === "read") ? _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dcK.someAppsFailed : _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dcK.failed,
    failure: {
      code: "checks-failed",
      message: `${checks.length === 1 ? "this check" : "these checks"} failed: ${checks.join(", ")}`,
      fix: "Each finding says what it means and what to do."
    }
  };
}

// export-jobs/webhook-post.js
var ATTEMPT_TIMEOUT2 = 15e3;
async function post(url, body, signal) {
  const agents = agentsFor(url, false);
  try {
    const ended = await exchange({
      method: "POST",
      url,
      headers: { "content-type": "application/json; charset=utf-8", "user-agent": "cwl-promote" },
      body,
      agents,
      timeout: ATTEMPT_TIMEOUT2,
      signal,
      // What it says is of no use here, and may be endless.
      largest: 0
    });
    if (ended.kind === "broken") {
      const { message: reason, passing: passing2, isOfProxy = false, fix } = ended;
      return { kind: "refused", reason, passing: passing2, ...isOfProxy && fix !== void 0 ? { fix } : {} };
    }
    const { status, headers } = ended;
    if (status >= 200 && status < 300)
      return { kind: "delivered", status };
    if (status >= 300 && status < 400)
      return { kind: "refused", reason: `it redirects (${status}), which is not followed`, passing: false };
    const asked = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfter */ .P9)(headers, Date.now());
    const passing = status === 408 || status === 429 || status >= 500;
    return { kind: "refused", reason: `it answered ${status}`, passing, ...asked === void 0 ? {} : { asked } };
  } finally {
    agents.http.destroy();
    agents.https.destroy();
  }
}

// export-jobs/webhook.js
function parseWebhookUrl(text) {
  const url = URL.parse(text.trim());
  if (url === null)
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .WebhookError */ .Mh4("bad-webhook", "the webhook URL is not an https:// address", HINT);
  const secure = url.protocol === "https:" || url.protocol === "http:" && (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9m)(url.hostname);
  if (!secure)
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .WebhookError */ .Mh4("bad-webhook", `the webhook URL begins with ${url.protocol}//, and anyone who listens could read and repeat it`, HINT);
  if (url.username !== "" || url.password !== "")
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .WebhookError */ .Mh4("bad-webhook", "the webhook URL contains a user name or password", HINT);
  return url;
}
var HINT = "Give an https:// address without user name and password, from a secret.";
var MOST_NAMED = 20;
var LONGEST_NAME = 200;
function webhookMessage({ summary, news, platform, url }) {
  const jobs = (list) => list.slice(0, MOST_NAMED).map(({ id, state, href }) => (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([
    ["id", cut(id)],
    ["state", cut(state)],
    ["href", cut(href)]
  ]));
  return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([
    ["text", textOf2({ summary, news, platform, ...url === void 0 ? {} : { url } })],
    ["event", `exports-${news.change}`],
    ["id", news.id],
    ["platform", platform],
    ["at", news.memory.at],
    ["state", summary.state],
    [
      "counts",
      (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([
        ["total", summary.total],
        ...Object.entries(summary.counts),
        ["newFailed", news.newFailed.length + news.newUnnamed],
        ["recovered", news.recovered.length]
      ])
    ],
    ["truncated", summary.truncated],
    ["newFailed", jobs(news.newFailed)],
    ["recovered", jobs(news.recovered)],
    ...url === void 0 ? [] : [["url", url]]
  ]);
}
function textOf2({ summary, news, platform, url }) {
  const failed2 = news.newFailed.length + news.newUnnamed;
  const host = URL.parse(platform)?.host ?? platform;
  const standing = news.failing === 0 ? "Nothing is failing any more" : `${news.failing} of ${Math.max(summary.total, news.failing)} ${news.failing === 1 ? "is" : "are"} failing`;
  const parts = [
    ...failed2 > 0 ? [`${failed2} export ${failed2 === 1 ? "job" : "jobs"} failed${listing(news.newFailed, failed2)}.`] : [],
    ...news.recovered.length > 0 ? [`${news.recovered.length} recovered${listing(news.recovered, news.recovered.length)}.`] : [],
    `${standing}${summary.truncated ? ", as far as the list was read" : ""}.`
  ];
  const mark = news.change === "recovered" ? ":white_check_mark:" : news.change === "improved" ? ":large_yellow_circle:" : ":red_circle:";
  return `${mark} Exports on ${plain(host)}: ${parts.join(" ")}${url === void 0 ? "" : ` <${address(url)}|More>`}`;
}
function listing(jobs, all) {
  const named2 = jobs.slice(0, 3).map(({ id }) => plain(cut(id)));
  if (named2.length === 0)
    return "";
  return ` (${named2.join(", ")}${all > named2.length ? `, and ${all - named2.length} more` : ""})`;
}
function plain(text) {
  return escaped(text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, " ")).replaceAll(/(?<!\w)[*_~]|[*_~](?!\w)|`/g, "\u200B$&").replaceAll(/(?<!\w)[@#](?=\w)|:(?=[-+\w]+:)/g, "$&\u200B");
}
function address(url) {
  return escaped(url.replaceAll(/[|\s]/g, encodeURIComponent));
}
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
function cut(text) {
  return text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME - 1).toWellFormed()}\u2026`;
}
var ATTEMPTS = 4;
var LONGEST_WAIT2 = 3e4;
async function deliver(url, message, options) {
  const secret = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .keepSecret */ .gzM)((options.token ?? "").trim());
  const body = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(withoutToken2(message, secret));
  const outcome = await (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .retry */ .L5)(async () => {
    const posting = await post(url, body, options.signal);
    options.onRequest?.(`webhook: POST ${url.host} ${posting.kind === "delivered" ? posting.status : posting.reason}`);
    return posting;
  }, (posting, attempt2) => {
    if (posting.kind === "delivered" || !posting.passing || options.signal.aborted || attempt2 >= ATTEMPTS)
      return void 0;
    const wait = waitBefore(posting.asked, attempt2, options);
    return wait > LONGEST_WAIT2 ? void 0 : { wait, reason: posting.reason };
  }, options);
  if (outcome.kind === "delivered")
    return;
  if (options.signal.aborted)
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .WebhookError */ .Mh4("cancelled", "the run ended before the webhook was called");
  const isTooLong = outcome.passing && (outcome.asked ?? 0) > LONGEST_WAIT2;
  const asked = isTooLong ? `, and asks to wait ${Math.round((outcome.asked ?? 0) / 1e3)} s, which is too long` : "";
  throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .WebhookError */ .Mh4("webhook-failed", `the webhook at ${url.host} was not called: ${outcome.reason}${asked}`, outcome.fix ?? (outcome.passing ? "Look at the receiver." : "Is `webhook-url` right?"));
}
function waitBefore(asked, attempt2, { firstWait = 500 }) {
  return Math.max(asked ?? 0, firstWait * 2 ** (attempt2 - 1));
}
function withoutToken2(value, secret) {
  if (typeof value === "string")
    return secret.redact(value);
  if ((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
    return value.map((item) => withoutToken2(item, secret));
  return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(value).map(([key, member2]) => [key, withoutToken2(member2, secret)])) : value;
}

// commands/exports/export-settings.js
var EXPORT_DEFAULTS = { reportExports: true, failOn: "failed", threshold: 0 };
function exportSettings({ reportExports, failOn, threshold, maxPages }, declared) {
  return {
    reportExports: reportExports ?? declared?.report ?? EXPORT_DEFAULTS.reportExports,
    failOn: failOn ?? declared?.["fail-on"] ?? EXPORT_DEFAULTS.failOn,
    threshold: threshold ?? declared?.threshold ?? EXPORT_DEFAULTS.threshold,
    ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ maxPages: maxPages ?? declared?.["max-pages"] })
  };
}

// commands/exports/state-file.js
var { lstatSync } = process.getBuiltinModule("node:fs");
var { readFile, realpath, stat } = process.getBuiltinModule("node:fs/promises");
var { resolve } = process.getBuiltinModule("node:path");
var LARGEST = 1e6;
function stateFile(output) {
  const path = resolve(output.base, output.file);
  let news;
  const write = async (memory) => memory === void 0 ? {} : replace(output, path, `${(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .memoryToJson */ .nHF)(memory), 2)}
`);
  return {
    recall: async () => {
      refuseLedAway(output, path);
      return recall(path);
    },
    keep: async (latest, _, others) => {
      news = latest;
      if (others === "told")
        return write(latest.memory);
      return latest.compared ? write(latest.untilTold) : {};
    },
    settle: () => write(news?.memory)
  };
}
function refuseLedAway(output, path) {
  try {
    (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t_)(output);
  } catch (error) {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `the state file ${path} cannot be used: ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3$)(error)}`);
  }
}
async function recall(path) {
  const text = await readIfThere(path);
  if (text === void 0)
    return {};
  const reading = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .memoryFromJson */ .gPK)(parsed(path, text));
  if (!reading.ok)
    throw notOurs(path, reading.reason);
  return { memory: reading.memory };
}
async function readIfThere(path) {
  try {
    if ((await stat(path)).size > LARGEST)
      throw notOurs(path, "it is far too large");
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10)
      throw error;
    if ((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$Ne)(error) === "ENOENT") {
      if (!isLink(path))
        return void 0;
      throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `the state file ${path} is a symbolic link that leads nowhere`, {
        fix: "Name the file that it is to lead to as `state-file`, or remove the link."
      });
    }
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `the state file ${path} cannot be read: ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3$)(error)}`, {
      fix: "Name a file that this user may read and write as `state-file`."
    });
  }
}
function parsed(path, text) {
  try {
    return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
  } catch (error) {
    if (!(error instanceof SyntaxError))
      throw error;
    throw notOurs(path, "it is not JSON");
  }
}
function notOurs(path, reason) {
  return new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `the state file ${path} is not one that this release wrote: ${reason}`, {
    fix: "Name another file as `state-file`, or delete this one to begin again: then all failing jobs count as new."
  });
}
async function replace(output, path, text) {
  try {
    (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t_)(output);
    await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .writeAtomically */ .vKK)(await whereItLeads(path), text);
    return {};
  } catch (error) {
    return {
      trouble: {
        code: "state-not-kept",
        message: `the state file ${path} could not be written: ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3$)(error)}`,
        fix: "What is new now will count as new again at the next run."
      }
    };
  }
}
async function whereItLeads(path) {
  return isLink(path) ? realpath(path) : path;
}
function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

// commands/exports.js
async function exports(options, context, watch = {}) {
  return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .withListener */ .LdB)(context, (heard) => countExports(options, heard, watch));
}
async function countExports(given, context, watch) {
  const cutoff = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .startCutoff */ .WDy)(context, given);
  const notices = [];
  let issueUrl;
  try {
    (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOptions */ .Jr6)(given);
    if (given.dryRun)
      throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", "`dry-run` does not go with `exports`, which installs nothing and reports what is new", { fix: "Leave it out; to look without telling anybody, leave out `issue`, `webhook-url` and `state-file`." });
    await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseOutputFile */ .Myi)(given, given.stateFile, "state-file");
    const options = { ...given, ...exportSettings(given, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h_8)(given).manifest?.exports) };
    const webhook = options.webhookUrl === void 0 ? void 0 : parseWebhookUrl(options.webhookUrl);
    const keepers = keepersOf(options, watch);
    const platform = connect(options, context, cutoff.requests, {
      waits: [],
      onNotice: (notice) => notices.push(notice)
    });
    const recalled = await recall2(keepers, cutoff.requests);
    issueUrl = recalled.url;
    if (cutoff.stop.aborted)
      return notListed((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stoppedFailure */ .kB$)(cutoff.timedOut, [...recalled.troubles.map(({ message }) => message), "the list of export jobs was not read"].join(", and ")), notices, issueUrl);
    context.progress({ kind: "phase", name: "exports" });
    const summary = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .readExportList */ .fYv)(platform, options);
    const remembers = (keepers.issue !== void 0 || keepers.file !== void 0) && !recalled.isLost;
    const news = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExports */ .DcW)(summary, recalled.memory, (watch.clock ?? (() => /* @__PURE__ */ new Date()))());
    const kept = recalled.isLost ? recalled : await tell({ summary, news, recalled, keepers, webhook, platform, options, context, signal: cutoff.requests });
    const stopped = cutoff.stop.aborted && kept.troubles.length > 0 ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stoppedFailure */ .kB$)(cutoff.timedOut, "not all changes of the export jobs were reported") : void 0;
    const broken2 = recalled.isLost && options.failOn === "new-failed" ? void 0 : judge(summary, news, options);
    return listed(summary, { kept, notices, ...remembers ? { news } : {} }, stopped ?? broken2 ?? kept.troubles[0]);
  } catch (error) {
    const failure = cutoff.stop.aborted ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stoppedFailure */ .kB$)(cutoff.timedOut, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .whileWaiting */ .FWL)(error, "the list of export jobs was not read to its end")) : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .failureFrom */ .Jug)(error);
    return notListed(failure, notices, issueUrl);
  } finally {
    cutoff.end();
  }
}
function notListed(failure, notices, issueUrl) {
  return {
    command: "exports",
    exitCode: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .FOh)(failure),
    failure,
    notices,
    ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .notRead */ .Qkh)(failure.message),
    ...issueUrl === void 0 ? {} : { issueUrl }
  };
}
function listed(summary, { kept, news, notices }, failure) {
  const others = kept.troubles.filter((trouble) => trouble !== failure);
  return {
    command: "exports",
    exitCode: failure === void 0 ? _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dcK.fine : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .FOh)(failure),
    ...failure === void 0 ? {} : { failure },
    notices: [
      ...notices,
      ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .noticesOf */ .lx9)(summary),
      ...news?.notices ?? [],
      ...kept.notices,
      ...others.map(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneSentence */ .b0_)
    ],
    ...summary,
    ...news === void 0 ? {} : { news },
    ...kept.url === void 0 ? {} : { issueUrl: kept.url },
    ...others.length === 0 ? {} : { troubles: others }
  };
}
function keepersOf({ stateFile: path, workingDirectory, failOn, webhookUrl }, { keeper }) {
  const wants = failOn === "new-failed" ? "`fail-on: new-failed`" : webhookUrl === void 0 ? void 0 : "`webhook-url`";
  if (wants !== void 0 && keeper === void 0 && path === void 0) {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `${wants} needs to know what the last run saw, and nothing remembers it`, {
      fix: "Give `state-file`, or in the action `issue: true`."
    });
  }
  return { issue: keeper, file: path === void 0 ? void 0 : stateFile({ file: path, base: workingDirectory }) };
}
async function recall2({ issue, file }, signal) {
  const all = [await file?.recall(signal), await issue?.recall(signal)].filter((one) => one !== void 0);
  const memory = all.flatMap((one) => one.memory === void 0 ? [] : [one.memory]).toSorted((one, other) => one.at < other.at ? 1 : -1)[0];
  const troubles = all.flatMap(({ trouble }) => trouble === void 0 ? [] : [trouble]);
  const notices = all.flatMap(({ notices: some = [] }) => some);
  const url = all.flatMap((one) => one.url === void 0 ? [] : [one.url])[0];
  return {
    ...url === void 0 ? {} : { url },
    memory,
    isLost: memory === void 0 && troubles.length > 0,
    troubles,
    // Another may remember what one of them cannot.
    notices: memory === void 0 && notices.length > 0 ? [...notices, "All that is failing counts as new."] : notices
  };
}
async function tell({ webhook, ...telling }) {
  const { summary, news, recalled, keepers } = telling;
  const others = webhook === void 0 || news.change === "none" ? "told" : "to-be-told";
  const shown = await keepers.issue?.keep(news, summary, others);
  const isShown = recalled.troubles.length === 0 && shown?.trouble === void 0;
  const file = isShown ? keepers.file : void 0;
  const written = await file?.keep(news, summary, others);
  const url = shown?.url;
  const isHeldBack = news.newFailed.length + news.newUnnamed === 0 && !(isShown && written?.trouble === void 0);
  const announced = webhook === void 0 || others === "told" || isHeldBack ? void 0 : await announce(webhook, telling, url);
  const settled = announced?.kind === "told" ? [await keepers.issue?.settle(), await file?.settle()] : [];
  const keepings = [shown, written, ...settled].filter((keeping) => keeping !== void 0);
  return {
    ...url === void 0 ? {} : { url },
    troubles: once([
      ...recalled.troubles,
      ...announced?.kind === "failed" ? [announced.failure] : [],
      ...keepings.flatMap(({ trouble }) => trouble === void 0 ? [] : [trouble])
    ]),
    notices: [
      ...recalled.notices,
      ...keepings.flatMap(({ notices = [] }) => notices),
      ...isHeldBack && others === "to-be-told" ? [HELD_BACK] : []
    ]
  };
}
function once(troubles) {
  return troubles.filter(({ message }, at) => troubles.findIndex((trouble) => trouble.message === message) === at);
}
var HELD_BACK = "The webhook was not called for jobs that no longer fail, because the state could not be saved. The next run calls it.";
async function announce(webhook, { summary, news, platform, options, context, signal }, url) {
  try {
    await deliver(webhook, webhookMessage({ summary, news, platform: platform.baseUrl, ...url === void 0 ? {} : { url } }), {
      signal,
      ...options.token === void 0 ? {} : { token: options.token },
      onRequest: (line) => context.progress({ kind: "request", line }),
      onWait: (milliseconds, reason) => context.progress({
        kind: "wait",
        wait: { milliseconds, reason: `the webhook could not be called: ${reason}` }
      })
    });
    return { kind: "told" };
  } catch (error) {
    return { kind: "failed", failure: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .failureFrom */ .Jug)(error) };
  }
}
function judge(summary, news, { failOn, threshold }) {
  const message = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .brokenRule */ .qxw)(summary, news, { failOn, threshold });
  return message === void 0 ? void 0 : { code: "exports-failed", message, fix: "The report names each with its address." };
}

// ../node_modules/diff/libesm/diff/base.js
var Diff = class {
  diff(oldStr, newStr, options = {}) {
    let callback;
    if (typeof options === "function") {
      callback = options;
      options = {};
    } else if ("callback" in options) {
      callback = options.callback;
    }
    const oldString = this.castInput(oldStr, options);
    const newString = this.castInput(newStr, options);
    const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
    const newTokens = this.removeEmpty(this.tokenize(newString, options));
    return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
  }
  diffWithOptionsObj(oldTokens, newTokens, options, callback) {
    var _a;
    const done = (value) => {
      value = this.postProcess(value, options);
      if (callback) {
        setTimeout(function() {
          callback(value);
        }, 0);
        return void 0;
      } else {
        return value;
      }
    };
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let editLength = 1;
    let maxEditLength = newLen + oldLen;
    if (options.maxEditLength != null) {
      maxEditLength = Math.min(maxEditLength, options.maxEditLength);
    }
    const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
    const abortAfterTimestamp = Date.now() + maxExecutionTime;
    const bestPath = [{ oldPos: -1, lastComponent: void 0 }];
    let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
    if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
      return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
    }
    let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
    const execEditLength = () => {
      for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
        let basePath;
        const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
        if (removePath) {
          bestPath[diagonalPath - 1] = void 0;
        }
        let canAdd = false;
        if (addPath) {
          const addPathNewPos = addPath.oldPos - diagonalPath;
          canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
        }
        const canRemove = removePath && removePath.oldPos + 1 < oldLen;
        if (!canAdd && !canRemove) {
          bestPath[diagonalPath] = void 0;
          continue;
        }
        if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
          basePath = this.addToPath(addPath, true, false, 0, options);
        } else {
          basePath = this.addToPath(removePath, false, true, 1, options);
        }
        newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
        if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
          return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
        } else {
          bestPath[diagonalPath] = basePath;
          if (basePath.oldPos + 1 >= oldLen) {
            maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
          }
          if (newPos + 1 >= newLen) {
            minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
          }
        }
      }
      editLength++;
    };
    if (callback) {
      (function exec() {
        setTimeout(function() {
          if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
            return callback(void 0);
          }
          if (!execEditLength()) {
            exec();
          }
        }, 0);
      })();
    } else {
      while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
        const ret = execEditLength();
        if (ret) {
          return ret;
        }
      }
    }
  }
  addToPath(path, added, removed, oldPosInc, options) {
    const last = path.lastComponent;
    if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
      return {
        oldPos: path.oldPos + oldPosInc,
        lastComponent: { count: last.count + 1, added, removed, previousComponent: last.previousComponent }
      };
    } else {
      return {
        oldPos: path.oldPos + oldPosInc,
        lastComponent: { count: 1, added, removed, previousComponent: last }
      };
    }
  }
  extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
    while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
      newPos++;
      oldPos++;
      commonCount++;
      if (options.oneChangePerToken) {
        basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
      }
    }
    if (commonCount && !options.oneChangePerToken) {
      basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
    }
    basePath.oldPos = oldPos;
    return newPos;
  }
  equals(left, right, options) {
    if (options.comparator) {
      return options.comparator(left, right);
    } else {
      return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
    }
  }
  removeEmpty(array) {
    const ret = [];
    for (let i2 = 0; i2 < array.length; i2++) {
      if (array[i2]) {
        ret.push(array[i2]);
      }
    }
    return ret;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  castInput(value, options) {
    return value;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  tokenize(value, options) {
    return Array.from(value);
  }
  join(chars) {
    return chars.join("");
  }
  postProcess(changeObjects, options) {
    return changeObjects;
  }
  get useLongestToken() {
    return false;
  }
  buildValues(lastComponent, newTokens, oldTokens) {
    const components = [];
    let nextComponent;
    while (lastComponent) {
      components.push(lastComponent);
      nextComponent = lastComponent.previousComponent;
      delete lastComponent.previousComponent;
      lastComponent = nextComponent;
    }
    components.reverse();
    const componentLen = components.length;
    let componentPos = 0, newPos = 0, oldPos = 0;
    for (; componentPos < componentLen; componentPos++) {
      const component = components[componentPos];
      if (!component.removed) {
        if (!component.added && this.useLongestToken) {
          let value = newTokens.slice(newPos, newPos + component.count);
          value = value.map(function(value2, i2) {
            const oldValue = oldTokens[oldPos + i2];
            return oldValue.length > value2.length ? oldValue : value2;
          });
          component.value = this.join(value);
        } else {
          component.value = this.join(newTokens.slice(newPos, newPos + component.count));
        }
        newPos += component.count;
        if (!component.added) {
          oldPos += component.count;
        }
      } else {
        component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
        oldPos += component.count;
      }
    }
    return components;
  }
};

// ../node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
  constructor() {
    super(...arguments);
    this.tokenize = tokenize;
  }
  equals(left, right, options) {
    if (options.ignoreWhitespace) {
      if (!options.newlineIsToken || !left.includes("\n")) {
        left = left.trim();
      }
      if (!options.newlineIsToken || !right.includes("\n")) {
        right = right.trim();
      }
    } else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
      if (left.endsWith("\n")) {
        left = left.slice(0, -1);
      }
      if (right.endsWith("\n")) {
        right = right.slice(0, -1);
      }
    }
    return super.equals(left, right, options);
  }
};
var lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
  return lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
  if (options.stripTrailingCr) {
    value = value.replace(/\r\n/g, "\n");
  }
  const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
  if (!linesAndNewlines[linesAndNewlines.length - 1]) {
    linesAndNewlines.pop();
  }
  for (let i2 = 0; i2 < linesAndNewlines.length; i2++) {
    const line = linesAndNewlines[i2];
    if (i2 % 2 && !options.newlineIsToken) {
      retLines[retLines.length - 1] += line;
    } else {
      retLines.push(line);
    }
  }
  return retLines;
}

// ../node_modules/diff/libesm/patch/create.js
function needsQuoting(s) {
  for (let i2 = 0; i2 < s.length; i2++) {
    if (s[i2] < " " || s[i2] > "~" || s[i2] === '"' || s[i2] === "\\") {
      return true;
    }
  }
  return false;
}
function quoteFileNameIfNeeded(s) {
  if (!needsQuoting(s)) {
    return s;
  }
  let result = '"';
  const bytes = new TextEncoder().encode(s);
  let i2 = 0;
  while (i2 < bytes.length) {
    const b = bytes[i2];
    if (b === 7) {
      result += "\\a";
    } else if (b === 8) {
      result += "\\b";
    } else if (b === 9) {
      result += "\\t";
    } else if (b === 10) {
      result += "\\n";
    } else if (b === 11) {
      result += "\\v";
    } else if (b === 12) {
      result += "\\f";
    } else if (b === 13) {
      result += "\\r";
    } else if (b === 34) {
      result += '\\"';
    } else if (b === 92) {
      result += "\\\\";
    } else if (b >= 32 && b <= 126) {
      result += String.fromCharCode(b);
    } else {
      result += "\\" + b.toString(8).padStart(3, "0");
    }
    i2++;
  }
  result += '"';
  return result;
}
var INCLUDE_HEADERS = {
  includeIndex: true,
  includeUnderline: true,
  includeFileHeaders: true
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
  let optionsObj;
  if (!options) {
    optionsObj = {};
  } else if (typeof options === "function") {
    optionsObj = { callback: options };
  } else {
    optionsObj = options;
  }
  if (typeof optionsObj.context === "undefined") {
    optionsObj.context = 4;
  }
  const context = optionsObj.context;
  if (optionsObj.newlineIsToken) {
    throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
  }
  if (!optionsObj.callback) {
    return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
  } else {
    const { callback } = optionsObj;
    diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
      const patch = diffLinesResultToPatch(diff);
      callback(patch);
    } }));
  }
  function diffLinesResultToPatch(diff) {
    if (!diff) {
      return;
    }
    diff.push({ value: "", lines: [] });
    function contextLines(lines) {
      return lines.map(function(entry) {
        return " " + entry;
      });
    }
    const hunks = [];
    let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
    for (let i2 = 0; i2 < diff.length; i2++) {
      const current = diff[i2], lines = current.lines || splitLines(current.value);
      current.lines = lines;
      if (current.added || current.removed) {
        if (!oldRangeStart) {
          const prev = diff[i2 - 1];
          oldRangeStart = oldLine;
          newRangeStart = newLine;
          if (prev) {
            curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
            oldRangeStart -= curRange.length;
            newRangeStart -= curRange.length;
          }
        }
        for (const line of lines) {
          curRange.push((current.added ? "+" : "-") + line);
        }
        if (current.added) {
          newLine += lines.length;
        } else {
          oldLine += lines.length;
        }
      } else {
        if (oldRangeStart) {
          if (lines.length <= context * 2 && i2 < diff.length - 2) {
            for (const line of contextLines(lines)) {
              curRange.push(line);
            }
          } else {
            const contextSize = Math.min(lines.length, context);
            for (const line of contextLines(lines.slice(0, contextSize))) {
              curRange.push(line);
            }
            const hunk = {
              oldStart: oldRangeStart,
              oldLines: oldLine - oldRangeStart + contextSize,
              newStart: newRangeStart,
              newLines: newLine - newRangeStart + contextSize,
              lines: curRange
            };
            hunks.push(hunk);
            oldRangeStart = 0;
            newRangeStart = 0;
            curRange = [];
          }
        }
        oldLine += lines.length;
        newLine += lines.length;
      }
    }
    for (const hunk of hunks) {
      for (let i2 = 0; i2 < hunk.lines.length; i2++) {
        if (hunk.lines[i2].endsWith("\n")) {
          hunk.lines[i2] = hunk.lines[i2].slice(0, -1);
        } else {
          hunk.lines.splice(i2 + 1, 0, "\\ No newline at end of file");
          i2++;
        }
      }
    }
    return {
      oldFileName,
      newFileName,
      oldHeader,
      newHeader,
      hunks
    };
  }
}
function formatPatch(patch, headerOptions) {
  var _a, _b, _c, _d, _e, _f;
  if (!headerOptions) {
    headerOptions = INCLUDE_HEADERS;
  }
  if (Array.isArray(patch)) {
    if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every((p) => p.isGit)) {
      throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
    }
    return patch.map((p) => formatPatch(p, headerOptions)).join("\n");
  }
  const ret = [];
  if (patch.isGit) {
    headerOptions = INCLUDE_HEADERS;
    if (!patch.oldFileName) {
      throw new Error("oldFileName must be specified for Git patches");
    }
    if (!patch.newFileName) {
      throw new Error("newFileName must be specified for Git patches");
    }
    let gitOldName = patch.oldFileName;
    let gitNewName = patch.newFileName;
    if (patch.isCreate && gitOldName === "/dev/null") {
      gitOldName = gitNewName.replace(/^b\//, "a/");
    } else if (patch.isDelete && gitNewName === "/dev/null") {
      gitNewName = gitOldName.replace(/^a\//, "b/");
    }
    ret.push("diff --git " + quoteFileNameIfNeeded(gitOldName) + " " + quoteFileNameIfNeeded(gitNewName));
    if (patch.isDelete) {
      ret.push("deleted file mode " + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : "100644"));
    }
    if (patch.isCreate) {
      ret.push("new file mode " + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : "100644"));
    }
    if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
      ret.push("old mode " + patch.oldMode);
      ret.push("new mode " + patch.newMode);
    }
    if (patch.isRename) {
      ret.push("rename from " + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : "").replace(/^a\//, "")));
      ret.push("rename to " + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : "").replace(/^b\//, "")));
    }
    if (patch.isCopy) {
      ret.push("copy from " + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : "").replace(/^a\//, "")));
      ret.push("copy to " + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : "").replace(/^b\//, "")));
    }
  } else {
    if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== void 0) {
      ret.push("Index: " + patch.oldFileName);
    }
    if (headerOptions.includeUnderline) {
      ret.push("===================================================================");
    }
  }
  const hasHunks = patch.hunks.length > 0;
  if (headerOptions.includeFileHeaders && patch.oldFileName !== void 0 && patch.newFileName !== void 0 && (!patch.isGit || hasHunks)) {
    ret.push("--- " + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? "	" + patch.oldHeader : ""));
    ret.push("+++ " + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? "	" + patch.newHeader : ""));
  }
  for (let i2 = 0; i2 < patch.hunks.length; i2++) {
    const hunk = patch.hunks[i2];
    const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
    const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
    ret.push("@@ -" + oldStart + "," + hunk.oldLines + " +" + newStart + "," + hunk.newLines + " @@");
    for (const line of hunk.lines) {
      ret.push(line);
    }
  }
  return ret.join("\n") + "\n";
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
  if (typeof options === "function") {
    options = { callback: options };
  }
  if (!(options === null || options === void 0 ? void 0 : options.callback)) {
    const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
    if (!patchObj) {
      return;
    }
    return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
  } else {
    const { callback } = options;
    structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: (patchObj) => {
      if (!patchObj) {
        callback(void 0);
      } else {
        callback(formatPatch(patchObj, options.headerOptions));
      }
    } }));
  }
}
function splitLines(text) {
  const hasTrailingNl = text.endsWith("\n");
  const result = text.split("\n").map((line) => line + "\n");
  if (hasTrailingNl) {
    result.pop();
  } else {
    result.push(result.pop().slice(0, -1));
  }
  return result;
}

// promotion/readable.js
var FIRST_KEYS = ["class", "id", "name", "label", "doc", "type"];
function readable(description) {
  return `${linesOf(description, "").join("\n")}
`;
}
function linesOf(value, margin) {
  if ((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
    return value.flatMap((item) => hang(linesOf(item, `${margin}  `), `${margin}- `));
  if ((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
    return keysOf2(value).flatMap((key) => member(key, value[key], margin));
  if (typeof value === "string" && value.includes("\n"))
    return [`${margin}|`, ...block(value, margin)];
  return [`${margin}${scalar(value)}`];
}
function block(text, margin) {
  return text.replace(/\n$/, "").split("\n").map((line) => line === "" ? "" : `${margin}  ${line}`);
}
function member(key, value, margin) {
  if (typeof value === "string" && value.includes("\n")) {
    return [`${margin}${key}: |`, ...block(value, margin)];
  }
  if ((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value) && value.length > 0 || (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && Object.keys(value).length > 0) {
    return [`${margin}${key}:`, ...linesOf(value, `${margin}  `)];
  }
  return [`${margin}${key}: ${(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value) || (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(value) : scalar(value)}`];
}
function hang(lines, dash) {
  const [first = "", ...rest] = lines;
  return [`${dash}${first.slice(dash.length)}`, ...rest];
}
function scalar(value) {
  if (typeof value !== "string")
    return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(value);
  const isPlain = /^[\p{L}\d_$./(][^\n\r]*$/u.test(value) && !/[\s:]$|: /.test(value);
  const isAmbiguous = /^(?:null|true|false)$/.test(value) || !Number.isNaN(Number(value));
  return isPlain && !isAmbiguous ? value : JSON.stringify(value);
}
function keysOf2(object) {
  const rank = (key) => {
    const at = FIRST_KEYS.indexOf(key);
    return at < 0 ? FIRST_KEYS.length : at;
  };
  return [...(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedKeys */ .ir)(object)].sort((left, right) => rank(left) - rank(right) || (left < right ? -1 : 1));
}

// promotion/diffs.js
var { setImmediate: setImmediate2 } = process.getBuiltinModule("node:timers/promises");
var LONGEST_DIFF = 400;
var LARGEST_DIFF = 65536;
var LONGEST_LINE = 500;
var LARGEST_TEXTS = 8388608;
var MOST_EDITS = 800;
var FEW_EDITS = 50;
var PLAN_EFFORT = 16 * MOST_EDITS ** 2;
async function withDiffs(changes, dialect, signal, effort = PLAN_EFFORT) {
  const compared = [];
  let left = effort;
  for (const change of changes) {
    if (change.action !== "update" || change.details === void 0 || change.before.kind !== "found") {
      compared.push(change);
      continue;
    }
    await setImmediate2();
    signal.throwIfAborted();
    const [old, next] = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneSpelling */ .MdD)(change.before.app.description, change.description, dialect);
    const { edits, ...diff } = compare(old, next, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(change.app.target), left > 0 ? MOST_EDITS : FEW_EDITS);
    left -= edits ** 2;
    compared.push({ ...change, details: { ...change.details, ...diff } });
  }
  return compared;
}
function compare(old, next, target, mostEdits) {
  const [before, after] = [readable(old), readable(next)];
  if (before.length + after.length > LARGEST_TEXTS)
    return { edits: 0, omittedLines: 0 };
  const patch = createTwoFilesPatch(`installed/${target}`, `planned/${target}`, before, after, "", "", {
    context: 3,
    maxEditLength: mostEdits
  });
  if (patch === void 0)
    return { edits: mostEdits, omittedLines: 0 };
  const lines = patch.replace(/^=+\n/, "").trimEnd().split("\n");
  return { edits: lines.slice(2).filter((line) => /^[+-]/.test(line)).length, ...cutDiff(lines) };
}
function cutDiff(lines) {
  const kept = [];
  let bytes = 0;
  for (const line of lines.slice(0, LONGEST_DIFF)) {
    const cut2 = cutEnd(line, LONGEST_LINE);
    bytes += Buffer.byteLength(cut2) + 1;
    if (bytes > LARGEST_DIFF)
      break;
    kept.push(cut2);
  }
  return { diff: kept.join("\n"), omittedLines: lines.length - kept.length };
}
function cutEnd(text, length) {
  if (text.length <= length)
    return text;
  const start = text.slice(0, wholeAt(text, length));
  return `${start}\u2026 (${text.length - start.length} more characters)`;
}
function wholeAt(text, at) {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
}

// promotion/rules.js
function applyRules(changes, rules, facts) {
  return changes.map((change) => {
    if (!(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isInstall */ .OK7)(change))
      return change;
    const reasons = RULES.flatMap((rule) => rule(change, rules, facts) ?? []);
    if (reasons.length === 0)
      return change;
    const { app, before, digest, details } = change;
    return {
      action: "blocked",
      app,
      digest,
      before,
      blockedBy: "rule",
      reason: reasons.join("; "),
      reasons,
      ...details === void 0 ? {} : { details }
    };
  });
}
var RULES = [refuseBreaking, refuseOtherRefs, refuseUnpinned, refuseDowngrade];
function mayBreak(change) {
  return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isInstall */ .OK7)(change) && (change.action === "unknown" || change.details?.breaking === true);
}
function refuseBreaking(change, rules, facts) {
  if (rules.breaking !== "refuse" || facts.allowBreaking || !mayBreak(change))
    return void 0;
  const breaking = change.details?.interface.filter((each) => each.breaking).map((each) => each.message) ?? [];
  const what = change.action === "unknown" ? "what is installed cannot be read, so nobody knows whether this breaks it" : breaking.join(", ");
  return `rule \`breaking\`: ${what}; ${liftedBy(rules, facts)}`;
}
function liftedBy({ "breaking-label": label }, { unlabelled }) {
  if (label === void 0)
    return "`allow-breaking` lifts the rule for one run";
  return `the label ${JSON.stringify(label)} on the pull request lifts the rule${unlabelled === void 0 ? "" : ` (${unlabelled})`}, and so does \`allow-breaking\` for one run`;
}
function refuseOtherRefs(_change, rules, facts) {
  if (rules.branches === void 0 && rules.tags === void 0)
    return void 0;
  if (facts.branches.some((branch) => (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmong */ .FBY)(branch, rules.branches ?? [])))
    return void 0;
  if (facts.tags.some((tag) => (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmong */ .FBY)(tag, rules.tags ?? [])))
    return void 0;
  const allowed = [
    ...rules.branches === void 0 ? [] : [`the branches ${rules.branches.join(", ")}`],
    ...rules.tags === void 0 ? [] : [`the tags ${rules.tags.join(", ")}`]
  ];
  const here = [...facts.branches.map((branch) => `the branch ${branch}`), ...facts.tags.map((tag) => `the tag ${tag}`)];
  const found = facts.unplaced ?? `this is ${here.length === 0 ? "no branch and no tag" : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .ZvU)(here)}`;
  return `rule \`${rules.branches === void 0 ? "tags" : "branches"}\`: only ${allowed.join(" and ")} may be promoted here, and ${found}`;
}
function refuseUnpinned(change, rules) {
  const { images } = rules;
  if (images === void 0 || images === "any")
    return void 0;
  const loose = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .imagesOf */ .ICY)(change.description).filter(({ name }) => !(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isPinned */ .T40)(name, images));
  if (loose.length === 0)
    return void 0;
  const steps = /* @__PURE__ */ new Map();
  for (const { step, name } of loose)
    steps.set(name.text, [...steps.get(name.text) ?? [], ...step === "" ? [] : [step]]);
  const words = [...steps].map(([image, names]) => names.length === 0 ? image : `${image} (${names.join(", ")})`);
  const how = images === "tag" ? "give each a tag other than latest" : "write each as NAME@sha256:DIGEST";
  const where = loose.some(({ name }) => (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnnamed */ .Vnk)(name)) ? ", in `dockerPull`" : "";
  return `rule \`images\`: not pinned by ${images === "tag" ? "a tag" : "a digest"}: ${words.join(", ")}; ${how}${where}`;
}
function refuseDowngrade(change, rules, { behind, older }) {
  const reason = behind ?? older?.get(change);
  return rules.downgrade === "refuse" && reason !== void 0 ? `rule \`downgrade\`: ${reason}` : void 0;
}

// commands/promote/changed-files.js
var MOST_COMMITS = 20;
async function findChangedFiles(changes, packed, workspace, options, signal) {
  const byCommit = /* @__PURE__ */ new Map();
  const found = /* @__PURE__ */ new Map();
  for (const change of changes) {
    if (change.action === "unchanged" || change.details === void 0 || change.before?.kind !== "found")
      continue;
    const commit = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stampOf */ .Zsr)(change.before.app.description)?.commit;
    if (commit === void 0)
      continue;
    if (change.app.source.kind === "app") {
      if (isOf(commit, change))
        found.set((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(change.app.target), { since: commit, files: [] });
    } else
      byCommit.set(commit, [...byCommit.get(commit) ?? [], change]);
  }
  const git = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .gitAt */ .c8m)(options.workingDirectory, signal);
  for (const [commit, updates] of [...byCommit].slice(0, MOST_COMMITS)) {
    const paths = await changedSince(git, commit);
    if (paths === void 0)
      continue;
    const changed = new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .Changes */ .skA(workspace, paths);
    for (const { app } of updates)
      found.set((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target), {
        since: commit,
        files: changed.among(packed.files.get(app.reference ?? "") ?? [])
      });
  }
  return found;
}
function isOf(commit, change) {
  if (!(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isInstall */ .OK7)(change) || change.before.kind !== "found")
    return false;
  const [next, old] = [(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stampOf */ .Zsr)(change.description), (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stampOf */ .Zsr)(change.before.app.description)];
  return next?.commit === commit && next.path === old?.path;
}
async function changedSince(git, commit) {
  try {
    return await git.contains(commit) === void 0 ? void 0 : await git.changedSince(commit);
  } catch (error) {
    if (error instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10 && error.code === "git")
      return void 0;
    throw error;
  }
}

// commands/promote/narrow.js
function needsFiles(options) {
  return options.changedSince !== void 0 || options.shard !== void 0 || options.matrix !== void 0;
}
async function narrow(selection, packed, options, signal) {
  const { changedSince: changedSince2, shard } = options;
  const narrowed = changedSince2 === void 0 ? { apps: selection.apps, notices: [], changedFiles: /* @__PURE__ */ new Map() } : affectedOf(selection, packed, changedSince2, await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .findChangedPaths */ .SxW)(changedSince2, options, signal));
  return shard === void 0 ? narrowed : { ...narrowed, apps: inShard(narrowed.apps, packed, shard) };
}
function affectedOf({ apps, workspace, manifestFile }, packed, since, changed) {
  if (changed.kind === "all")
    return { apps, notices: [`${changed.reason}, so that no app is left out.`], changedFiles: /* @__PURE__ */ new Map() };
  const changes = new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .Changes */ .skA(workspace, changed.paths);
  const changedFiles = /* @__PURE__ */ new Map();
  const all = manifestFile !== void 0 && changes.among([manifestFile]).length > 0;
  const affected = apps.filter((app) => {
    if (app.reference === void 0)
      return true;
    const files = changes.among(packed.files.get(app.reference) ?? []);
    if (files.length > 0)
      changedFiles.set((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target), { since, files });
    return all || files.length > 0;
  });
  const notices = all && changedFiles.size < apps.length ? [`${manifestFile} changed since ${since}, so that no app is left out.`] : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachedNotices */ .ZAb)("app", apps.length, affected.length, since);
  return { apps: affected, notices, changedFiles };
}
function inShard(apps, packed, shard) {
  const { index, of } = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .parseShard */ .uKr)(shard);
  const mine = new Set((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .partition */ .jBG)(weighed(apps, packed), of)[index - 1]);
  return apps.filter((app) => mine.has(app));
}
function shardsOf(apps, packed, of, targets) {
  return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .partition */ .jBG)(weighed(apps, packed), of).flatMap((share, index) => share.some((app) => targets.has((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target))) ? [`${index + 1}/${of}`] : []);
}
function weighed(apps, { descriptions, files }) {
  return apps.map((item) => {
    const { reference = "" } = item;
    const desired = files.get(reference)?.some(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PWY) === true ? void 0 : descriptions.get(reference);
    const weight = desired?.kind === "ready" ? (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(desired.description).length : 1;
    return { item, key: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(item.target), weight };
  });
}

// commands/run/map-concurrently.js
async function mapConcurrently(items, concurrency, work) {
  const limit = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .pLimit */ .cA)(concurrency);
  try {
    return await Promise.all(items.map((item) => limit(work, item)));
  } finally {
    limit.clearQueue();
  }
}

// commands/promote/orphaned-apps.js
async function findOrphanedApps(changes, record, { apps = [], changedSince: changedSince2, shard, concurrency }, platform) {
  if (apps.length > 0 || changedSince2 !== void 0 || shard !== void 0)
    return void 0;
  const planned = new Set(changes.map(({ app }) => (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target)));
  const gone = new Map(record.apps.filter(({ target }) => !planned.has(target)).map((app) => [app.target, app]));
  const isThere = await mapConcurrently([...gone.keys()], concurrency, async (target) => isApp(target, platform));
  const names = [...gone.values()].flatMap(({ target, source }, at) => isThere[at] === true ? [`${target} (it was ${source})`] : []);
  if (names.length === 0)
    return void 0;
  const [verb, pronoun] = names.length === 1 ? ["is", "it"] : ["are", "them"];
  return `Still on the platform ${verb} ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .ZvU)(names)}: no app of this plan leads there any more. There is no call that deletes; remove ${pronoun} there by hand, or leave ${pronoun} to those who use ${pronoun}.`;
}
async function isApp(target, platform) {
  try {
    const reading = await platform.getApp((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAddress */ .ork)(target));
    return reading.kind === "found" && (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeCwl */ .CjB)(reading.app.description);
  } catch (error) {
    if (error instanceof _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .WkF)
      return false;
    throw error;
  }
}

// commands/run/output-paths.js
var { existsSync } = process.getBuiltinModule("node:fs");
var { resolve: resolve2 } = process.getBuiltinModule("node:path");
async function refuseOutputs(command, { out, record, subjects, dryRun }) {
  if (command === "plan") {
    const fault = out === void 0 ? void 0 : await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOfWriting */ .SXv)(out) ?? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOfReplacing */ .P74)(out, "plan");
    if (fault !== void 0)
      throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `the plan ${out} cannot be written: ${fault}`, {
        fix: "Give it its own path, in a folder that can be written to."
      });
    return;
  }
  if (dryRun)
    return;
  if (record !== void 0 && subjects !== void 0 && areInEachOthersWay(resolve2(subjects), resolve2(record))) {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `\`subjects\` is ${subjects}, and the record is to be ${record}: one is in the way of the other`, { fix: "Name two places, neither inside the other." });
  }
  if (record !== void 0)
    await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseRecordPath */ .RPn)(record);
  if (subjects !== void 0)
    await refuseSubjects(subjects);
}
async function refuseSubjects(folder) {
  const fault = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOfFolder */ .Wnz)(folder);
  if (fault === void 0)
    return;
  throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `\`subjects\`: ${folder} cannot take the files to be signed: ${fault}`, {
    fix: existsSync(folder) ? "Name a folder that is not there yet, or is empty: what is signed must be of one run." : "Name a folder that can be made, on a disk that can be written to."
  });
}
function areInEachOthersWay(one, other) {
  return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithin */ .UOA)((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .caseFold */ .Srs)(one), (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .caseFold */ .Srs)(other)) || (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithin */ .UOA)((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .caseFold */ .Srs)(other), (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .caseFold */ .Srs)(one));
}

// commands/run/phases.js
function timePhases(clock) {
  const begun = [];
  return {
    note: (event) => {
      if (event.kind === "phase")
        begun.push({ name: event.name, at: clock() });
    },
    times: () => {
      const now2 = clock();
      return begun.map(({ name, at }, index) => ({ name, milliseconds: (begun[index + 1]?.at ?? now2) - at }));
    }
  };
}

// commands/promote/promotion-run.js
function remarksOf({ waits, say }) {
  return { waits, onNotice: say };
}
async function runPromotion(command, options, context, deployments, steps) {
  return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .withListener */ .LdB)(context, (heard) => runWith(command, options, heard, deployments, steps));
}
async function runWith(command, options, context, deployments, steps) {
  const clock = context.clock ?? (() => performance.now());
  const started = clock();
  const timer2 = timePhases(clock);
  const timed = {
    ...context,
    progress: (event) => {
      timer2.note(event);
      context.progress(event);
    }
  };
  const notices = [];
  const run = {
    command,
    context: timed,
    cutoff: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .startCutoff */ .WDy)(context, options),
    ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ deployments }),
    waits: [],
    say: (notice) => void notices.push(notice)
  };
  const end = await takeSteps(run, options, steps);
  const report = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .reportPromotion */ .CAk)({
    command,
    dryRun: options.dryRun,
    ...end,
    notices,
    waits: run.waits,
    phases: timer2.times(),
    duration: clock() - started
  });
  return { ...report, ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ deploymentId: await deployments?.end(report, context.signal) }) };
}
async function takeSteps(run, options, steps) {
  const { command, cutoff } = run;
  let known = { kind: "started" };
  let failure;
  let ended;
  try {
    (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOptions */ .Jr6)(options, command);
    await refuseOutputs(command, options);
    for await (const now2 of steps(run))
      known = now2;
  } catch (error) {
    failure = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .failureFrom */ .Jug)(error);
    ended = error;
  } finally {
    if (cutoff.stop.aborted)
      failure = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stoppedFailure */ .kB$)(cutoff.timedOut, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .whileWaiting */ .FWL)(ended, progressOf(known)), "installs");
    cutoff.end();
  }
  return { known, ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ failure }) };
}
function progressOf(known) {
  if (known.kind !== "applied")
    return "nothing was installed";
  const { outcomes } = known;
  const done = outcomes.filter((app) => app.outcome === "created" || app.outcome === "updated").length;
  const open = outcomes.filter((app) => app.outcome === "cancelled").length;
  const unknown = outcomes.filter((app) => app.outcome === "unknown").length;
  return `installed: ${done}, not begun: ${open}${unknown === 0 ? "" : `, unknown: ${unknown}`}`;
}

// commands/pull/pull-files.js
var { accessSync, constants, existsSync: existsSync2, lstatSync: lstatSync2, readFileSync: readFileSync2 } = process.getBuiltinModule("node:fs");
var { join } = process.getBuiltinModule("node:path");
function textsOf({ root, files }, path, old = "") {
  const folder = path.split("/").slice(0, -1);
  const rootText = path.endsWith(".json") || isJson(old) ? (value) => `${(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(value, INDENT)}
` : _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyYaml */ .fvW;
  return new Map([...files].map(([file, value]) => file === root ? [path, rootText(value)] : [[...folder, file].join("/"), (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyYaml */ .fvW)(value)]));
}
function textOf3(path, workspace) {
  try {
    return workspace.readText(path);
  } catch (error) {
    if (error instanceof _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .JM)
      return "";
    throw error;
  }
}
function folderBeside(path) {
  const stem = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stemOf */ .VcE)(path);
  return path.split("/").at(-1) === stem ? `${stem}_steps` : stem;
}
var INDENT = 2;
function isJson(text) {
  try {
    (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError)
      return false;
    throw error;
  }
}
async function refuseLosses(texts, workspace, { force, signal }) {
  for (const path of texts.keys())
    refuseLink(workspace, path);
  for (const path of texts.keys())
    await refuseUnwritable(workspace, path);
  const fix = `Commit or move the existing files first${force === void 0 ? "" : ", or write over it with `--force`"}.`;
  if (force !== true)
    await refuseUncommitted([...texts.keys()].filter((path) => workspace.has(path)), workspace, { fix, signal });
}
function refuseLink(workspace, path) {
  const parts = path.split("/");
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const place = join(workspace.root, ...parts.slice(0, depth));
    const stats = statsOf(place, path);
    if (stats === void 0)
      return;
    if (stats.isSymbolicLink() || (depth < parts.length ? !stats.isDirectory() : !stats.isFile())) {
      throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `${parts.slice(0, depth).join("/")} is in the way: only files and folders of the repository are written`, { fix: "Move it away, or name the other apps with the input `apps`." });
    }
  }
}
function statsOf(place, path) {
  try {
    return lstatSync2(place, { throwIfNoEntry: false });
  } catch (error) {
    throw unwritable(path, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3$)(error));
  }
}
async function refuseUnwritable(workspace, path) {
  const file = join(workspace.root, path);
  const fault = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOfWriting */ .SXv)({ file: path, base: workspace.root }) ?? (workspace.has(path) ? faultOfWritingOver(file) : void 0);
  if (fault !== void 0)
    throw unwritable(path, fault);
}
function faultOfWritingOver(file) {
  try {
    accessSync(file, constants.W_OK);
    return void 0;
  } catch (error) {
    return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3$)(error);
  }
}
async function refuseUncommitted(overwritten, workspace, { fix, signal }) {
  const [first] = overwritten;
  if (first === void 0)
    return;
  const git = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .gitAt */ .c8m)(workspace.root, signal);
  const look = await git.look();
  if (look.kind === "refused")
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("git", `${first} would be written over, and git does not say whether a commit holds it: ${look.reason}`, { fix: look.fix });
  if (await git.head() === void 0)
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `${first} would be written over, and no commit holds it`, { fix });
  const committed = new Set(await git.committed());
  const lost = overwritten.filter((path) => !committed.has(path));
  if (lost.length > 0)
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `files with changes that no commit holds would be written over: ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .ZvU)(lost)}`, { fix });
}
async function writeText(workspace, path, text) {
  try {
    const mark = markOf(join(workspace.root, path));
    await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .writeAtomically */ .vKK)({ file: path, base: workspace.root }, `${mark}${text}`, "others");
  } catch (error) {
    throw unwritable(path, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3$)(error));
  }
}
var BYTE_ORDER_MARK = "\uFEFF";
function markOf(file) {
  return existsSync2(file) && readFileSync2(file, "utf8").startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
}
function unwritable(path, reason) {
  return new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `${path} cannot be written: ${reason}`, {
    fix: "Make it writable, or name the other apps with the input `apps`."
  });
}

// commands/pull/pull-proof.js
async function proofOf(texts, reference, installed, dialect, { workspace, packing, signal }) {
  const packed = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .packAll */ .pVF)([reference], withTexts(workspace, texts), signal, packing);
  const desired = packed.descriptions.get(reference);
  if (desired?.kind !== "ready")
    return { holds: false, fault: `the installed app cannot be packed: ${faultIn(packed, reference)}` };
  if ((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameApp */ .sSl)(installed, desired.description, dialect))
    return { holds: true, reached: packed.files.get(reference) ?? [] };
  const [there, ours] = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneSpelling */ .MdD)(installed, desired.description, dialect);
  const differences = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .differencesOf */ .g6$)(there, ours, MOST_DIFFERENCES);
  return {
    holds: false,
    fault: `its files would not pack to the description that is installed: ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$R)((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .differencesInWords */ .tSM)(differences))}`
  };
}
var MOST_DIFFERENCES = 3;
function faultIn({ found }, reference) {
  return inWords(found.get(reference)?.problems.filter(_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isError */ .bJ) ?? []);
}
function inWords(errors) {
  const first = errors[0]?.message ?? "it holds no process";
  return `${first}${errors.length > 1 ? ` (and ${errors.length - 1} more)` : ""}`;
}
function withTexts(workspace, texts) {
  return {
    ...workspace,
    has: (path) => texts.has(path) || workspace.has(path),
    readText(path) {
      const text = texts.get(path) ?? texts.get(behindLinks(workspace, path));
      if (text === void 0)
        return workspace.readText(path);
      const size = Buffer.byteLength(text);
      const { fileBytes } = workspace.limits;
      if (size > fileBytes)
        throw new _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .JM("too-large", `${path} would have ${size} bytes, more than the limit of ${fileBytes}`, (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .howToRaise */ .EX)("fileBytes", "file"));
      return text;
    }
  };
}
function behindLinks(workspace, path) {
  return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZs)(workspace, path).at(-1) ?? path;
}

// commands/promote/check-copy.js
async function checkCopy(copy, address2, { limits, signal }) {
  if (copy.kind === "missing")
    return copy;
  const texts = textsOf((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackDescription */ .ZZY)((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .repacked */ .SIp)(copy.description) ?? copy.description, NAME), DOCUMENT);
  const { found } = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .packAll */ .pVF)([DOCUMENT], withTexts(emptyWorkspace(limits), texts), signal, RULES2);
  const packing = found.get(DOCUMENT);
  const errors = packing?.problems.filter(_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isError */ .bJ) ?? [];
  const isUnjudged = errors.length > 0 && errors.every(({ code }) => UNJUDGED.has(code));
  return packing?.ok === true || isUnjudged ? copy : { kind: "missing", reason: `${address2} cannot be copied: it holds no valid CWL: ${inWords(errors)}` };
}
var UNJUDGED = /* @__PURE__ */ new Set([
  "old-version",
  "unknown-version",
  "too-large",
  "too-many-bytes",
  "too-deep",
  "too-many-nodes",
  "too-much-text",
  "too-many-expressions",
  "too-much-javascript",
  "packed-too-large",
  "packed-too-deep"
]);
var NAME = "app";
var DOCUMENT = `${NAME}.cwl`;
var RULES2 = {
  checks: {},
  local: { mapPath: () => void 0, pathOfPlace: () => void 0, allowed: true }
};
function emptyWorkspace(limits) {
  return {
    root: "/",
    limits: { ...limits, fileBytes: _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B.fileBytes },
    find: () => [],
    has: () => false,
    readText: (path) => {
      throw new _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .JM("no-such-file", `${path} is not a part of the description`);
    }
  };
}

// commands/promote/read-and-plan.js
async function readAndPlan(apps, descriptions, platform, options) {
  const addresses = apps.flatMap(({ source, target }) => source.kind === "app" ? [source.address, target] : [target]);
  const readings = await readApps(addresses, platform, options.concurrency);
  const judge3 = async (copy, address2, packed) => options.requireSame && packed !== void 0 ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .requireSame */ .qbD)(copy, packed, platform.dialect) : checkCopy(copy, address2, options);
  const planOne = async (app) => {
    const { source } = app;
    const packed = app.reference === void 0 ? void 0 : descriptions.get(app.reference);
    const before = readingOf(readings, app.target);
    if (source.kind === "app") {
      const copy = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .desiredFromApp */ .gfr)(readingOf(readings, source.address), source, platform.dialect);
      return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .planChange */ .ASu)(app, await judge3(copy, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(source.address), packed), before, platform.dialect);
    }
    if (packed === void 0 || source.kind !== "file")
      throw new TypeError(`${app.name} was not packed`);
    return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .planChange */ .ASu)(app, withoutToken3(packed, source.reference, platform), before, platform.dialect);
  };
  return Promise.all(apps.map(planOne));
}
function withoutToken3(packed, reference, platform) {
  if (packed.kind === "missing" || !platform.repeatsToken(packed.description))
    return packed;
  return {
    kind: "missing",
    blockedBy: "rule",
    reason: `the description that ${reference} packs to repeats the token of the platform; take it out of the files, and replace the token`
  };
}

// commands/promote/checked-out.js
async function findPlace(options, git) {
  const { ref = "", event } = options;
  if (ref.startsWith("refs/pull/"))
    return NOWHERE;
  const named2 = namesOfRef(ref);
  if (event === void 0)
    return named2 ?? git.names();
  const head = await git.head();
  if (head === void 0)
    return { ...NOWHERE, unplaced: await whyNoHead(git) };
  const remote = await git.remote();
  if (remote !== void 0 && event.repository !== void 0 && ownerIn(remote) !== ownerIn(event.repository))
    return {
      ...NOWHERE,
      unplaced: `the clone is of ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .publicAddress */ .WqE)(remote, options.token) ?? "another repository"}. ${OWN}`
    };
  const isOfEvent = event.commit !== void 0 && await git.isHead(event.commit);
  const { branches, tags } = await git.names();
  const place = {
    branches: distinct([
      ...isOfEvent ? named2?.branches ?? [] : [],
      ...event.workflowRun?.commit === head ? [event.workflowRun.branch] : [],
      ...branches
    ]),
    tags: distinct([...isOfEvent ? named2?.tags ?? [] : [], ...tags])
  };
  return place.branches.length + place.tags.length > 0 ? place : { ...place, unplaced: `git knows no branch and no tag that is at ${head.slice(0, 12)}. ${BY_NAME}` };
}
var NOWHERE = { branches: [], tags: [] };
var BY_NAME = "Give actions/checkout the name of a branch or a tag as `ref`, and not a commit";
var OWN = "Branches of another owner do not count: run the workflow in that repository";
function namesOfRef(ref) {
  if (ref.startsWith("refs/heads/"))
    return { branches: [ref.slice("refs/heads/".length)], tags: [] };
  return ref.startsWith("refs/tags/") ? { branches: [], tags: [ref.slice("refs/tags/".length)] } : void 0;
}
async function whyNoHead(git) {
  const look = await git.look();
  switch (look.kind) {
    case "none":
      return "there is no clone that says which commit the files are of. Install git before actions/checkout";
    case "refused":
      return `git does not read the clone: ${look.reason}. ${look.fix}`;
    case "repository":
      return "the clone has no commit";
  }
}
function ownerIn(address2) {
  return /([^/:]+)\/[^/]+$/.exec(address2.replace(/\/$/, ""))?.[1]?.toLowerCase();
}
function distinct(names) {
  return [...new Set(names)];
}

// commands/promote/older-copies.js
function commitsOf(change, record) {
  if (!(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isInstall */ .OK7)(change) || change.app.source.kind !== "app")
    return void 0;
  const { app, before, description } = change;
  const copied = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .notedCommit */ .C$E)(description);
  const noted = before.kind === "found" ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .notedCommit */ .C$E)(before.app.description) : void 0;
  const installed = noted ?? record?.apps.findLast(({ target, outcome }) => target === (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target) && (outcome === "created" || outcome === "updated"))?.commit;
  if (copied === void 0 || installed === void 0)
    return void 0;
  return {
    copied,
    description,
    installed,
    whose: noted === void 0 ? "what the promotion before installed here" : "what is installed here"
  };
}
async function olderCopies(changes, contains2, { record, isAsked, remote }) {
  const known = /* @__PURE__ */ new Map();
  const older = /* @__PURE__ */ new Map();
  for (const change of changes) {
    const commits = commitsOf(change, record);
    if (commits === void 0 || commits.copied === commits.installed)
      continue;
    const { copied, description, installed, whose } = commits;
    const key = `${installed} ${copied}`;
    const asked = known.get(key) ?? contains2(installed, copied);
    known.set(key, asked);
    const contained = await asked;
    const words = `what would be copied is of commit ${copied.slice(0, 12)}, and ${whose} of commit ${installed.slice(0, 12)}`;
    if (contained === false)
      older.set(change, `${words}, which the former does not contain`);
    else if (contained === void 0 && isAsked && !(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isFromOtherRepository */ .fp9)(description, remote))
      older.set(change, `${words}: how they are related is not known here; ${REACH}`);
  }
  return older;
}
var REACH = "does the checkout reach back far enough (`fetch-depth: 0` of actions/checkout, `git fetch --unshallow`)?";

// commands/promote/rule-facts.js
async function gatherFacts(options, rules, changes, pulls, there) {
  const git = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .gitAt */ .c8m)(options.workingDirectory, there.signal);
  const place = rules.branches === void 0 && rules.tags === void 0 ? { branches: [], tags: [] } : await findPlace(options, git);
  const downgrades = rules.downgrade === "refuse" ? await downgradeFacts(options, changes, git, there) : {};
  return { ...place, ...await breakingFacts(options, rules, changes, git, pulls), ...downgrades };
}
async function downgradeFacts(options, changes, git, there) {
  const { deployments, record, signal } = there;
  const behind = record === void 0 ? await behindDeployed(options, changes, git, there) : await behindRecord(record, git);
  const contains2 = async (commit, within) => await git.contains(commit, within) ?? deployments?.contains(within, commit, signal);
  const remote = options.repository ?? await git.remote();
  return {
    behind,
    older: await olderCopies(changes, contains2, {
      record,
      isAsked: record !== void 0 || deployments !== void 0,
      remote
    })
  };
}
function unasked(options, rules, changes, deployments) {
  if (rules.downgrade !== "refuse" || options.lastRecord !== void 0 || deployments !== void 0 || !changes.some((change) => (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isInstall */ .OK7)(change) && commitsOf(change) === void 0))
    return void 0;
  return "The rule `downgrade` of the stage was not asked: it needs the record of the promotion before, as `last-record`.";
}
async function breakingFacts(options, rules, changes, git, { labels: find, signal }) {
  const label = rules["breaking-label"];
  if (options.allowBreaking === true || rules.breaking !== "refuse" || label === void 0 || !changes.some(mayBreak))
    return { allowBreaking: options.allowBreaking ?? false, notices: [] };
  if (find === void 0)
    return { allowBreaking: false, unlabelled: "this run knows of no pull request", notices: [] };
  const found = await find(options.commit ?? await git.head(), signal);
  if (found.kind === "unknown")
    return { allowBreaking: false, unlabelled: found.reason, notices: [] };
  const all = [found, ...found.others ?? []];
  const without2 = all.filter(({ labels }) => !hasLabel(labels, label));
  if (without2.length === 0)
    return { allowBreaking: true, notices: found.note === void 0 ? [] : [found.note] };
  const together = all.length === 1 ? "" : `of ${numbersOf(all)}, which this run brings together, `;
  return {
    allowBreaking: false,
    unlabelled: `${together}${numbersOf(without2)} ${without2.length === 1 ? "does" : "do"} not have it`,
    notices: []
  };
}
function hasLabel(labels, label) {
  return labels.some((one) => one.toLowerCase() === label.toLowerCase());
}
function numbersOf(pulls) {
  return pulls.map(({ pull: pull2 }) => `#${pull2}`).join(", ");
}
function readLastRecord(lastRecord, place) {
  const record = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aEE)(lastRecord);
  if (record.baseUrl !== place.baseUrl || record.project !== place.project) {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `the record ${lastRecord} is of ${record.project ?? "no project"} at ${record.baseUrl}, and this run is for ${place.project} at ${place.baseUrl}`, {
      fix: "Give as `last-record` the record of the promotion before to the same project."
    });
  }
  return record;
}
async function behindRecord(record, git) {
  if (record.commit === null)
    return "the record of the last promotion does not name a commit, because it was made outside of git or by a rollback; give the record of the promotion that installed these apps";
  return relation("the promotion before was of", record.commit, await git.contains(record.commit), git);
}
async function behindDeployed(options, changes, git, { deployments, place, signal, startedFor }) {
  if (deployments === void 0 || !changes.some(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isInstall */ .OK7))
    return void 0;
  const head = options.commit ?? await git.head() ?? startedFor;
  if (head === void 0)
    return `git does not say which commit is checked out here${await reasonFor2(git)}`;
  const deployed = await deployments.last(place, signal);
  switch (deployed.kind) {
    case "none":
      return void 0;
    case "unreadable":
      return `what was deployed here last cannot be read: ${deployed.reason} A record that is given as \`last-record\` can be used instead`;
    case "commit": {
      const contained = await git.contains(deployed.commit) ?? await deployments.contains(head, deployed.commit, signal);
      return relation("what was deployed here last is", deployed.commit, contained, git);
    }
  }
}
async function reasonFor2(git) {
  const look = await git.look();
  switch (look.kind) {
    case "repository":
      return "";
    case "none":
      return ": this is not a clone of a git repository";
    case "refused":
      return `: ${look.reason}. ${look.fix}`;
  }
}
var REMEDY = "promote a commit that does, or set `downgrade: allow` where this is meant to go back";
async function relation(what, commit, contained, git) {
  if (contained === true)
    return void 0;
  const named2 = `${what} commit ${commit.slice(0, 12)}`;
  if (contained === false)
    return `${named2}, which this commit does not contain; ${REMEDY}`;
  const reason = await reasonFor2(git);
  return `${named2}, which is not known here${reason === "" ? `: ${REACH}` : reason}`;
}

// commands/promote/planning.js
async function* makePlan(run, options, approved) {
  run.context.progress({ kind: "phase", name: "configuration" });
  const selection = selectApps(options, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .openWorkspace */ .OHU)(options.workingDirectory), approved);
  for (const notice of selection.notices)
    run.say(notice);
  const { stage, project, apps } = selection;
  yield { kind: "apps-selected", stage, project, apps, ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ shard: options.shard }) };
  const platform = options.offline === void 0 ? connect(options, run.context, run.cutoff.requests, remarksOf(run)) : void 0;
  if (approved !== void 0 && platform !== void 0)
    refuseOtherPlace(approved, { baseUrl: platform.baseUrl, dialect: platform.dialect, stage, project });
  const documents = await packDocuments(run, options, selection);
  const packed = judge2(run, options, documents);
  yield packed;
  if (packed.kind === "invalid")
    return packed;
  if (platform === void 0) {
    const withoutPlatform = leaveUnread(run, packed, documents, options.offline ?? "");
    yield withoutPlatform;
    return withoutPlatform;
  }
  const decided = await decide(run, options, packed, documents, platform);
  yield decided;
  const planned = await completePlan(run, options, decided, documents, platform);
  yield planned;
  return { kind: "ready", planned, platform, selection };
}
async function packDocuments({ context, cutoff }, options, selection) {
  const references = referencesOf(selection.apps, requiresSame(selection) || needsFiles(options));
  context.progress({ kind: "phase", name: "pack", total: references.length });
  const workspace = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .withRemote */ .T4h)(selection.workspace, selection.remote, options, cutoff.stop, context);
  const packed = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .packAll */ .pVF)(references, workspace, cutoff.stop, selection.packing);
  return { selection, workspace, packed, ...await narrow(selection, packed, options, cutoff.stop) };
}
function requiresSame({ declaration }) {
  return declaration?.["require-same"] === "repository";
}
function referencesOf(apps, alsoCopies) {
  return apps.flatMap(({ source, reference }) => reference === void 0 || source.kind !== "file" && !alsoCopies ? [] : [reference]);
}
function judge2(run, options, { selection, workspace, packed, apps, changedFiles, notices }) {
  const faults = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .faultsOf */ .xmj)(referencesOf(apps, requiresSame(selection)), packed);
  for (const notice of [...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineNotices */ .XuK)(faults), ...notices])
    run.say(notice);
  const { stage, project } = selection;
  const known = { stage, project, apps, changedFiles, findings: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .findingsOf */ .WXS)(faults.problems, workspace) };
  if (faults.invalid.length === 0)
    return { ...known, kind: "packed" };
  return {
    ...known,
    kind: "invalid",
    changes: unreadChanges(apps, packed, options.platform),
    failure: invalidFailure(faults)
  };
}
function unreadChanges(apps, packed, dialect) {
  const reason = "the platform was not asked, because documents of this run have errors";
  return apps.map((app) => {
    const desired = app.reference === void 0 ? void 0 : packed.descriptions.get(app.reference);
    return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .planChange */ .ASu)(app, desired ?? { kind: "missing", reason }, { kind: "unreadable", reason }, dialect);
  });
}
function invalidFailure({ invalid, problems }) {
  return {
    code: "invalid-cwl",
    message: `${(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .errorsIn */ .R4)(problems)} in the CWL of ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9N)(invalid.length, "app")}`,
    fix: "Nothing was sent to the platform. Fix the errors and run again."
  };
}
function leaveUnread(run, known, { packed }, why) {
  run.say(`Planned without the platform: ${why}. The installed apps, and what the rules of the stage allow, are not known.`);
  return { ...known, kind: "offline", unread: unreadApps(known.apps, packed, why) };
}
function unreadApps(apps, packed, why) {
  return new Map(apps.map((app) => {
    const { source } = app;
    const desired = source.kind === "file" && app.reference !== void 0 ? packed.descriptions.get(app.reference) : void 0;
    const unknown = source.kind === "app" ? `neither what would be copied from ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(source.address)} nor what is installed at ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target)} is known` : `what is installed at ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target)} is not known`;
    return [
      (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target),
      { digest: desired?.kind === "ready" ? desired.digest : null, reason: `${unknown}: ${why}` }
    ];
  }));
}
async function decide(run, options, known, { selection, workspace, packed }, platform) {
  const { context, cutoff: { stop: signal }, deployments } = run;
  context.progress({ kind: "phase", name: "read", total: known.apps.length });
  const read = await readAndPlan(known.apps, packed.descriptions, platform, {
    concurrency: options.concurrency,
    requireSame: requiresSame(selection),
    limits: workspace.limits,
    signal
  });
  signal.throwIfAborted();
  warnAboutNonCwlTargets(run, read);
  context.progress({ kind: "phase", name: "plan" });
  const found = await withDiffs(read, platform.dialect, signal);
  const rules = selection.declaration?.rules ?? {};
  const place = { baseUrl: platform.baseUrl, stage: selection.stage, project: selection.project };
  const record = options.lastRecord === void 0 ? void 0 : readLastRecord(options.lastRecord, place);
  const facts = await gatherFacts(options, rules, found, { labels: context.pullLabels, signal }, { place, record, deployments, signal, startedFor: context.startedFor });
  const changes = applyRules(found, rules, facts);
  const notices = [
    ...facts.notices,
    unasked(options, rules, found, deployments),
    run.command === "plan" && isOfAllApps(options) ? warnAboutEmptyProject(changes, selection.project, platform) : void 0,
    record?.stage === place.stage ? await findOrphanedApps(changes, record, options, platform) : void 0
  ];
  for (const notice of notices)
    if (notice !== void 0)
      run.say(notice);
  return { ...known, kind: "rules-applied", changes };
}
function isOfAllApps({ apps, changedSince: changedSince2, shard }) {
  return apps === void 0 && changedSince2 === void 0 && shard === void 0;
}
function warnAboutEmptyProject(changes, project, { dialect }) {
  if (changes.length === 0 || changes.some(({ before }) => before?.kind !== "absent"))
    return void 0;
  return `No app of this plan was found in ${project}: not installed yet, or the project does not exist or is not visible to this token. ${_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9p[dialect].projectCheck}`;
}
function warnAboutNonCwlTargets({ say }, changes) {
  const strangers = changes.flatMap(({ app, before }) => before?.kind === "found" && !(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeCwl */ .CjB)(before.app.description) ? [(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target)] : []);
  if (strangers.length === 0)
    return;
  say(`What was read at ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .ZvU)(strangers)} is ${_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_APP */ .St6}. A rollback does not put it back.`);
}
async function completePlan(run, options, known, { selection, packed }, platform) {
  const { stage, project, changes } = known;
  const changedFiles = options.changedSince === void 0 ? await findChangedFiles(changes, packed, selection.workspace, options, run.cutoff.stop) : known.changedFiles;
  const plan2 = savedPlan({ baseUrl: platform.baseUrl, dialect: platform.dialect, stage, project }, changes);
  const installs = new Set(changes.filter(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isInstall */ .OK7).map(({ app }) => (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target)));
  const matrix = options.matrix === void 0 ? void 0 : { shard: shardsOf(known.apps, packed, options.matrix, installs) };
  return { ...known, kind: "planned", changedFiles, plan: plan2, ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ matrix }) };
}

// commands/plan.js
async function plan(options, context, deployments) {
  const report = await runPromotion("plan", options, context, deployments, (run) => planAndSave(run, options));
  return options.exitCode === true && report.planDigest !== void 0 && report.exitCode === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dcK.fine && report.result === "planned" ? { ...report, exitCode: _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dcK.changesPending } : report;
}
async function* planAndSave(run, options) {
  const end = yield* makePlan(run, options);
  if (end.kind !== "ready")
    return;
  const { planned } = end;
  const { expectPlanDigest, out } = options;
  if (expectPlanDigest !== void 0)
    refuseOtherDigest(expectPlanDigest, planned.plan);
  if (out === void 0)
    return;
  await writePlan(out, planned.plan);
  yield { ...planned, planFile: out };
}

// promotion/subjects.js
var createHash = (...values) => process.getBuiltinModule("node:crypto").createHash(...values);
var { mkdir, writeFile } = process.getBuiltinModule("node:fs/promises");
var { dirname, join: join2 } = process.getBuiltinModule("node:path");
var CHECKSUMS = "SHA256SUMS";
var BATCH = 16;
async function writeSubjects(folder, outcomes, dialect) {
  const standing = outcomes.flatMap((result) => result.outcome === "created" || result.outcome === "updated" || result.outcome === "unchanged" ? [result.change] : []);
  (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t_)(folder);
  const files = filesOf(standing.map(({ app }) => app.target));
  const sums = [];
  for (let at = 0; at < standing.length; at += BATCH) {
    sums.push(...await Promise.all(standing.slice(at, at + BATCH).map(async ({ app, description }, index) => {
      const text2 = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(app.source.kind === "record" ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .bareApp */ .Uvi)(description, dialect) : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutStamp */ .GD)(description));
      const name = files[at + index] ?? "";
      await mkdir(dirname(join2(folder, name)), { recursive: true });
      await writeFile(join2(folder, name), text2, { flag: "wx", mode: 384 });
      return `${sha256(text2)}  ${name}
`;
    })));
  }
  if (sums.length === 0)
    return void 0;
  const text = sums.join("");
  const checksumsFile = join2(folder, CHECKSUMS);
  await writeFile(checksumsFile, text, { flag: "wx", mode: 384 });
  return { folder, checksumsFile, digest: `sha256:${sha256(text)}`, count: sums.length };
}
function filesOf(targets) {
  const addresses = targets.map((target) => (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(target).split("/"));
  const paths = addresses.map((parts) => parts.map((part) => shortened(plain2(part), part)).join("/"));
  const alike = Map.groupBy(paths, _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .caseFold */ .Srs);
  return paths.map((path, at) => `${path}${(alike.get((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .caseFold */ .Srs)(path)) ?? []).length > 1 ? hashMark((addresses[at] ?? []).join("/")) : ""}.json`);
}
function plain2(part) {
  return part.replaceAll(new RegExp("^\\.|[^[\\p{L}\\p{M}\\p{N}_.\\-]--\\p{Default_Ignorable_Code_Point}]", "gv"), (character) => [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(""));
}
var LONGEST_NAME2 = 200;
function shortened(name, part) {
  if (Buffer.byteLength(name) <= LONGEST_NAME2)
    return name;
  const mark = hashMark(part);
  let kept = "";
  for (const [piece] of name.matchAll(/%..|./gsu)) {
    if (Buffer.byteLength(kept + piece) + mark.length > LONGEST_NAME2)
      break;
    kept += piece;
  }
  return `${kept}${mark}`;
}
function hashMark(name) {
  return `~${sha256(name).slice(0, 16)}`;
}
function sha256(text) {
  return createHash("sha256").update(text).digest("hex");
}

// commands/promote/deployments.js
function startOf2(options, header, changes, more) {
  return {
    ...more,
    baseUrl: header.baseUrl,
    stage: header.stage,
    commit: header.commit,
    record: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfHeader */ .bfR)(header),
    partial: (options.apps ?? []).length > 0 || options.changedSince !== void 0 || options.shard !== void 0,
    installs: changes.filter(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isInstall */ .OK7).map(({ app, digest }) => ({ target: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target), digest })),
    inPlace: changes.length > 0 && changes.every(({ action }) => action === "unchanged")
  };
}

// commands/promote/install.js
var randomUUID2 = (...values) => process.getBuiltinModule("node:crypto").randomUUID(...values);
var { existsSync: existsSync3 } = process.getBuiltinModule("node:fs");
async function* install2(run, options, work) {
  const { context, cutoff } = run;
  const { planned, changes, platform } = work;
  const header = recordHeader(options, platform, {
    stage: planned.stage,
    project: planned.project ?? "",
    commit: work.commit
  });
  const record = options.record === void 0 ? void 0 : await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .startRecord */ .qtG)(options.record, header, changes);
  if (options.record !== void 0 && changes.some(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isInstall */ .OK7))
    context.progress({ kind: "record", file: options.record });
  await announce2(run, options, work, header);
  context.progress({ kind: "phase", name: "install", total: changes.length });
  cutoff.grant(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .INSTALL_GRACE */ .XKi);
  const { outcomes, unrecorded } = await applyOnRecord(run, options, work, record);
  const recordFile = options.record !== void 0 && outcomes.some(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecorded */ .TNz) && (unrecorded === void 0 || existsSync3(options.record)) ? options.record : void 0;
  const settled = {
    kind: "applied",
    plan: planned,
    outcomes,
    ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ unrecorded, recordFile }),
    afterwards: []
  };
  yield settled;
  cutoff.grant(0);
  if (options.subjects === void 0 || cutoff.stop.aborted)
    return settled;
  const kept = await keepSubjects(run, options.subjects, settled, platform);
  yield kept;
  return kept;
}
async function announce2({ command, deployments, cutoff }, options, { planned, changes, undoes }, header) {
  const more = {
    command,
    project: planned.project ?? "",
    planDigest: planned.plan.digest,
    ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ undoes })
  };
  await deployments?.begin(startOf2(options, header, changes, more), cutoff.stop);
}
async function applyOnRecord({ context, cutoff }, options, { changes, platform, readsBack }, record) {
  const halt = new AbortController();
  let unrecorded;
  const note = async (writing) => {
    try {
      await writing;
    } catch (error) {
      unrecorded ??= unrecordedBy(error);
      halt.abort();
    }
  };
  const outcomes = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .applyPlan */ .gjb)(changes, readsBack || options.verify === "read-back" ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .readingBack */ .OgY)(platform) : platform, {
    concurrency: options.concurrency,
    signal: AbortSignal.any([cutoff.stop, halt.signal]),
    failFast: options.failFast ?? false,
    onOutcome: async (outcome) => {
      await note(record?.add(outcome));
      context.progress(progressOf2(outcome));
    }
  });
  await note(record?.end());
  return { outcomes, ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ unrecorded }) };
}
function unrecordedBy(error) {
  return {
    code: "record-not-written",
    message: `the record could not be written: ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3$)(error)}`,
    fix: "No further install was begun. What is installed is in the report; free the disk or give another path, and run again."
  };
}
function progressOf2(result) {
  const { name, target } = result.change.app;
  return {
    kind: "app",
    name,
    target: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(target),
    outcome: result.outcome,
    ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ reason: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonFor */ .qoW)(result) })
  };
}
async function keepSubjects({ context, say }, folder, settled, { dialect }) {
  try {
    return { ...settled, ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ subjects: await writeSubjects(folder, settled.outcomes, dialect) }) };
  } catch (error) {
    const message = `the installed apps could not be written into ${folder}: ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3$)(error)}`;
    if (context.offersSubjects === true) {
      say(`There is nothing to be signed: ${message}. The apps were promoted anyway.`);
      return settled;
    }
    const failure = {
      code: "subjects-not-written",
      message,
      fix: "The apps were promoted anyway. Give a new folder, on a disk with free space, and run again."
    };
    return { ...settled, afterwards: [...settled.afterwards, failure] };
  }
}
function recordHeader(options, platform, where) {
  return {
    baseUrl: platform.baseUrl,
    dialect: platform.dialect,
    stage: where.stage,
    project: where.project,
    commit: where.commit,
    actor: options.actor ?? null,
    runUrl: options.runUrl ?? null,
    startedAt: (/* @__PURE__ */ new Date()).toISOString(),
    id: randomUUID2()
  };
}

// commands/promote.js
async function promote(options, context, deployments) {
  return runPromotion("promote", options, context, deployments, (run) => planAndInstall(run, options));
}
async function* planAndInstall(run, given) {
  if (given.offline !== void 0 && !given.dryRun)
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", "`offline` goes with `dry-run` only: without the platform nothing can be installed", { fix: "Leave it out, or plan." });
  const approved = given.plan === void 0 ? void 0 : readPlan(given.plan);
  const options = approved === void 0 ? given : ofStage(approved, given);
  const head = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .findHead */ .mWG)(options, run.cutoff.stop);
  const end = yield* makePlan(run, options, approved);
  if (end.kind === "ready")
    refuseUnapproved(options.expectPlanDigest, approved, end.planned.plan);
  if (options.dryRun)
    return;
  switch (end.kind) {
    case "invalid":
      yield skipAll2(end, "nothing is installed while documents have errors");
      return;
    case "offline":
      return;
    case "ready":
      yield* applyAndRecord(run, options, end, head);
  }
}
async function* applyAndRecord(run, options, { planned, platform, selection }, head) {
  const { context, cutoff } = run;
  if (planned.changes.some((change) => change.action === "blocked" && change.blockedBy === "rule")) {
    yield skipAll2(planned, "nothing is installed while a rule refuses an app");
    return;
  }
  const provenance = options.stamp === false ? void 0 : await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .findProvenance */ .p8Q)(options, head, cutoff.stop);
  const changes = provenance === void 0 ? planned.changes : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stampChanges */ .L$i)(planned.changes, provenance);
  const commit = options.commit ?? head;
  const notice = commit === void 0 ? await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .unsaidCommit */ .WLP)(options, context.startedFor, cutoff.stop) : void 0;
  if (notice !== void 0)
    run.say(notice);
  const readsBack = selection.declaration?.verify === "read-back";
  const settled = yield* install2(run, options, {
    planned,
    changes,
    platform,
    commit: commit ?? context.startedFor ?? null,
    readsBack
  });
  const installed = settled.outcomes.filter(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecorded */ .TNz).map(({ change }) => change);
  for (const each of provenance === void 0 ? [] : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .uncommittedNotices */ .RA0)(installed, provenance))
    run.say(each);
  const settings = exportSettings(options, selection.exports);
  if (settings.reportExports)
    yield { ...settled, ...await readExports(run, settled, platform, settings) };
}
function ofStage({ stage }, options) {
  return stage === null || options.stage !== void 0 || options.project !== void 0 ? options : { ...options, stage };
}
function refuseUnapproved(digest, approved, present) {
  if (digest !== void 0)
    refuseOtherDigest(digest, present);
  if (approved !== void 0)
    refuseStalePlan(approved, present);
}
function skipAll2(plan2, reason) {
  const outcomes = plan2.changes.map((change) => change.action === "unchanged" ? { change, outcome: "unchanged" } : { change, outcome: "skipped", reason: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isInstall */ .OK7)(change) ? reason : change.reason });
  return { kind: "applied", plan: plan2, outcomes, afterwards: [] };
}
async function readExports({ context, cutoff, say }, { afterwards }, platform, settings) {
  if (cutoff.stop.aborted)
    return { exports: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .notRead */ .Qkh)("the run ended before the export jobs were read"), afterwards };
  context.progress({ kind: "phase", name: "exports" });
  try {
    const exports2 = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .readExportList */ .fYv)(platform, settings);
    for (const notice of (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .noticesOf */ .lx9)(exports2))
      say(notice);
    return { exports: exports2, afterwards };
  } catch (error) {
    const { message } = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .failureFrom */ .Jug)(error);
    const exports2 = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .notRead */ .Qkh)(message);
    if (cutoff.stop.aborted)
      return { exports: exports2, afterwards };
    const failure = {
      code: "exports-not-read",
      message: `the export jobs could not be read: ${message}`,
      fix: "The apps were promoted anyway. Turn the input `report-exports` off if the token may not list export jobs."
    };
    return { exports: exports2, afterwards: [...afterwards, failure] };
  }
}

// commands/pull/notices.js
function pullNotices(pull2, { workspace, packed }) {
  const { outcome, reference, texts, reached, isEdited } = pull2;
  if (outcome !== "pulled")
    return [];
  const { path } = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .splitReference */ .mQz)(workspace, reference);
  const gone = packed.files.get(reference)?.filter((file) => workspace.has(file) && !reached.includes(file)) ?? [];
  const added = [...texts.keys()].filter((file) => file !== path && !workspace.has(file));
  return [
    ...isEdited || !workspace.has(path) ? [] : [
      `${path} is written again: its differences could not be written into the text, so comments and layout are lost.`
    ],
    ...gone.length === 0 ? [] : [
      added.length === 0 ? `${path} no longer uses ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .ZvU)(gone)}.` : `${path} now uses ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .ZvU)(added)}, and no longer ${(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .ZvU)(gone)}.`
    ]
  ];
}

// cwl/editing/syntax-tree.js
var NotEditable = class extends Error {
  name = "NotEditable";
};
function syntaxTree(text, file, limits) {
  const reading = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .readEvents */ .wjw)(text, file, limits);
  if ("problem" in reading)
    throw new NotEditable(`${file} is neither YAML nor JSON`);
  return { source: reading.source, root: new TreeBuilder(reading.events, reading.source).root() };
}
var TreeBuilder = class {
  #events;
  #text;
  #source;
  // The first event begins the document.
  #at = 1;
  constructor(events, source) {
    this.#events = events;
    this.#text = source.text;
    this.#source = source;
  }
  root() {
    return this.#node(this.#next(), 0);
  }
  #next() {
    const event = this.#events[this.#at];
    this.#at += 1;
    if (event === void 0 || !isNode(event))
      throw new NotEditable(`${this.#source.file} holds no value`);
    return event;
  }
  /** `otherwise` is where a value would be of which nothing is written. */
  #node(event, otherwise) {
    switch (event.type) {
      case _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR */ .jf$:
        return this.#scalar(event, otherwise);
      case _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .ALIAS */ .dtY:
        return { kind: "alias", start: event.anchorStart - 1, end: event.anchorEnd };
      case _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .MAPPING */ .xuI:
      case _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .SEQUENCE */ .gt6:
        return this.#collection(event);
    }
  }
  #scalar(event, otherwise) {
    const value = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RPQ)(event, this.#source);
    if (event.valueStart < 0)
      return { kind: "scalar", start: otherwise, end: otherwise, value, event };
    const quote = event.style === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN */ .tZW ? 0 : 1;
    if (event.style === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .LITERAL */ .ak8 || event.style === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .FOLDED */ .LYL) {
      const start = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GHz)({ ...event, tagStart: -1, anchorStart: -1 }, this.#text);
      let end = event.valueEnd;
      while (end > event.valueStart && /[\r\n]/.test(this.#text[end - 1] ?? ""))
        end -= 1;
      return { kind: "scalar", start, end, value, event };
    }
    return { kind: "scalar", start: event.valueStart - quote, end: event.valueEnd + quote, value, event };
  }
  #collection(event) {
    const kind = event.type === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .MAPPING */ .xuI ? "map" : "list";
    const isFlow = event.style !== _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .BLOCK */ .IEh;
    const entries2 = [];
    while (this.#events[this.#at]?.type !== _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .POP */ .C2d)
      entries2.push(kind === "map" ? this.#pair() : this.#item(isFlow));
    this.#at += 1;
    const last = entries2.at(-1)?.end ?? event.start + 1;
    const isClosed = isFlow && /[{[]/.test(this.#text[event.start] ?? "");
    return { kind, isFlow, start: event.start, end: isClosed ? this.#closing(last) : last, entries: entries2 };
  }
  #pair() {
    const event = this.#next();
    const node = this.#node(event, 0);
    if (event.type !== _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR */ .jf$ || node.kind !== "scalar")
      throw new NotEditable("a key is not text");
    const from = node.end + lengthOf(/^\s*:/, this.#text.slice(node.end, node.end + FAR));
    const value = this.#node(this.#next(), from);
    const key = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6J)(event, this.#source);
    return { key, start: node.start, keyEnd: node.end, from, end: value.end, value };
  }
  #item(isFlow) {
    const event = this.#next();
    const outer = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GHz)(event, this.#text);
    if (outer < 0)
      throw new NotEditable("an item of a list is empty");
    const value = this.#node(event, outer);
    if (isFlow)
      return { start: outer, keyEnd: outer, from: outer, end: value.end, value };
    const start = this.#text.slice(0, outer).trimEnd().length - 1;
    if (this.#text[start] !== "-")
      throw new NotEditable("a comment is written behind the dash of an item");
    return { start, keyEnd: start, from: start + 1, end: value.end, value };
  }
  /** Behind the bracket that closes a collection; before it only comments and a comma may be written. */
  #closing(from) {
    return from + lengthOf(/^(?:\s|,|#.*)*[\]}]/, this.#text.slice(from, from + FAR));
  }
};
var FAR = 1e4;
function isNode(event) {
  return event.type === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR */ .jf$ || event.type === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .ALIAS */ .dtY || event.type === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .MAPPING */ .xuI || event.type === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .SEQUENCE */ .gt6;
}
function lengthOf(pattern, text) {
  const found = pattern.exec(text);
  if (found === null)
    throw new NotEditable("a value is written in an unusual way");
  return found[0].length;
}

// cwl/editing/written-value.js
var OF_BRACKETS = /[,[\]{}]/;
function inBrackets(value, isJson3) {
  if ((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
    return `[${value.map((item) => inBrackets(item, isJson3)).join(", ")}]`;
  if (!(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
    return isJson3 ? (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(value) : oneLine(value, OF_BRACKETS);
  const pairs = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedKeys */ .ir)(value).map((key) => `${inBrackets(key, isJson3)}: ${inBrackets(value[key] ?? null, isJson3)}`);
  const space = isJson3 || pairs.length === 0 ? "" : " ";
  return `{${space}${pairs.join(", ")}${space}}`;
}
function oneLine(value, refused) {
  if (typeof value !== "string")
    return value instanceof _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .ExactNumber */ .fh ? value.source : (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(value);
  if (/[\r\n]/.test(value))
    return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(value);
  const written = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyYaml */ .fvW)(value).trimEnd();
  return written === value && refused.test(value) ? `'${value.replaceAll("'", "''")}'` : written;
}
function blockLines(key, value) {
  const text = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyYaml */ .fvW)(key === void 0 ? [value] : { [key]: value });
  return text.replace(/\n$/, "").split("\n");
}
function scalarInPlace(scalar2, text, next, { isFlow, isJson: isJson3 }) {
  const { event } = scalar2;
  const written = text.slice(scalar2.start, scalar2.end);
  if (isJson3 || typeof next !== "string")
    return inBrackets(next, isJson3);
  if (typeof scalar2.value === "string" && /[\r\n]/.test(written) && event.style !== _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .LITERAL */ .ak8) {
    const changed = changedWithin(written, scalar2.value, next);
    if (changed !== void 0)
      return changed;
  }
  if ((event.style === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .LITERAL */ .ak8 || event.style === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .FOLDED */ .LYL) && !isFlow) {
    const block2 = literal(next, written, event.indent);
    if (block2 !== void 0)
      return block2;
  }
  if (event.style === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .SINGLE_QUOTED */ .IeU && !new RegExp("\\p{Cc}", "u").test(next))
    return `'${next.replaceAll("'", "''")}'`;
  if (event.style === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .DOUBLE_QUOTED */ .TD0)
    return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(next);
  return isFlow ? inBrackets(next, false) : oneLine(next, /(?!)/);
}
function literal(next, before, indent) {
  const body = next.replace(/\n$/, "");
  if (/^\n*[^\S\n]|[^\n\t\x20-\x7e\xa0-\ud7ff\ue000-\ufffd]|^$/.test(body) || body.endsWith("\n"))
    return void 0;
  const header = /^[^\r\n]*/.exec(before)?.[0] ?? "";
  const [, comment = ""] = /^[|>][-+\d]*(.*)$/.exec(header) ?? [];
  const margin = " ".repeat(indent);
  const lines = body.split("\n").map((line) => line === "" ? "" : margin + line);
  return [`|${body === next ? "-" : ""}${comment}`, ...lines].join("\n");
}
var MOST_AROUND = 60;
function changedWithin(written, old, next) {
  const most = Math.min(old.length, next.length);
  let head = 0;
  while (head < most && old[head] === next[head])
    head += 1;
  let tail = 0;
  while (tail < most - head && old[old.length - 1 - tail] === next[next.length - 1 - tail])
    tail += 1;
  for (let around = 0; around <= MOST_AROUND; around += 1) {
    const [from, to] = [Math.max(0, head - around), Math.max(0, tail - around)];
    const before = old.slice(from, old.length - to);
    const after = next.slice(from, next.length - to);
    if (/[\r\n'"\\]/.test(before + after))
      return void 0;
    const parts = before === "" ? [] : written.split(before);
    if (parts.length === 2)
      return parts.join(after);
  }
  return void 0;
}

// cwl/editing/text-edit.js
var USUAL_INDENT = 2;
var TextEdit = class {
  path;
  root;
  /** As it is in the file. */
  #written;
  /** As it is read: a space more at each of the insertions. */
  #text;
  #insertions;
  #lineEnd;
  #isJson;
  #splices = [];
  /** Throws {@link NotEditable} for a text that is neither YAML nor JSON. */
  constructor(path, text, limits) {
    const { source, root } = syntaxTree(text, path, limits);
    this.path = path;
    this.root = { edit: this, node: root };
    this.#written = text;
    this.#text = source.text;
    this.#insertions = source.insertions;
    this.#lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
    this.#isJson = isJson2(text);
  }
  /** The text with all changes. Throws {@link NotEditable} where two of them are of one place. */
  result() {
    const parts = [];
    let from = 0;
    for (const { start, end, text } of this.#splices.toSorted((left, right) => left.start - right.start)) {
      const [first, last] = [this.#placeOf(start), this.#placeOf(end)];
      if (first < from)
        throw new NotEditable(`two changes of ${this.path} are at one place`);
      parts.push(this.#written.slice(from, first), text.replaceAll("\n", this.#lineEnd));
      from = last;
    }
    return parts.join("") + this.#written.slice(from);
  }
  /** How many changes there are: what {@link undo} goes back to. */
  get size() {
    return this.#splices.length;
  }
  undo(size) {
    this.#splices.length = size;
  }
  /** Whether a comment is written within a value, or may be. */
  hasComment({ node, entry }) {
    return this.#text.slice(entry?.from ?? node.start, node.end).includes("#");
  }
  /** Puts another value in the place of one. */
  replace({ node, entry, holder }, value) {
    const isContainer = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value) || (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value);
    if (node.kind === "scalar" && (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .sameJson */ .Vk)(node.value, value))
      return;
    if (node.kind === "scalar" && node.event.anchorStart >= 0)
      throw new NotEditable("other values have this text too");
    if (node.kind === "scalar" && !isContainer) {
      const style = { isFlow: holder?.isFlow === true, isJson: this.#isJson };
      const text = scalarInPlace(node, this.#text, value, style);
      this.#splice(node.start, node.end, node.end === entry?.from ? ` ${text}` : text);
    } else if (entry === void 0 || holder === void 0) {
      throw new NotEditable(`${this.path} holds one value only`);
    } else if (holder.isFlow || "isFlow" in node && node.isFlow && node.entries.length > 0) {
      this.#splice(node.start, node.end, this.#flowText(value, entry));
    } else {
      const [first = "", ...lines] = blockLines(entry.key === void 0 ? void 0 : "k", value);
      this.#splice(entry.from, entry.end, this.#indented([first.slice(entry.key === void 0 ? 1 : 2), ...lines], entry));
    }
  }
  /** Gives a key of a map another name. */
  rename({ key, start, keyEnd }, name) {
    if (key === void 0)
      throw new NotEditable("an item of a list has no key");
    this.#splice(start, keyEnd, inBrackets(name, this.#text[start] === '"'));
  }
  /** Adds an entry to a map or list, behind or before another one. */
  insert(holder, side, sibling, value, key) {
    if (holder.isFlow) {
      const written = this.#flowText(value, sibling);
      const entry = key === void 0 ? written : `${inBrackets(key, this.#isJson)}: ${written}`;
      const margin = this.#marginOf(sibling);
      const space = margin === void 0 ? " " : `
${margin}`;
      if (side === "before")
        this.#splice(sibling.start, sibling.start, `${entry},${space}`);
      else
        this.#splice(sibling.end, sibling.end, `,${space}${entry}`);
      return;
    }
    const text = this.#indented(blockLines(key, value), sibling);
    const end = this.#lineEndOf(sibling.end);
    const isOpen = end === this.#text.length && isBlock(sibling.value);
    if (side === "before" || isOpen)
      this.#splice(sibling.start, sibling.start, `${text}
${this.#column(sibling)}`);
    else {
      this.#splice(end, end, `
${this.#column(sibling)}${text}`);
    }
  }
  /** Takes entries out of a map or list. Throws {@link NotEditable} where none would be left. */
  remove({ isFlow, entries: entries2 }, removed) {
    if (removed.size > 0 && entries2.every((entry) => removed.has(entry)))
      throw new NotEditable("nothing would be left");
    for (let index = 0; index < entries2.length; index += 1) {
      const first = entries2[index];
      if (!removed.has(first))
        continue;
      if (!isFlow && this.#marginOf(first) !== void 0) {
        this.#removeLines(first);
        continue;
      }
      let next = index;
      while (next < entries2.length && removed.has(entries2[next]))
        next += 1;
      const [kept, before, last] = [entries2[next], entries2[index - 1], entries2[next - 1]];
      if (kept !== void 0)
        this.#splice(first.start, kept.start, "");
      else if (before !== void 0 && last !== void 0)
        this.#splice(before.end, last.end, "");
      index = next;
    }
  }
  #removeLines({ start, end }) {
    const from = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .lineStart */ .PTs)(this.#text, start);
    const lineEnd = this.#lineEndOf(end);
    const isLast = lineEnd === this.#text.length;
    const before = /(?:\r\n|[\r\n])?$/.exec(this.#text.slice(0, from))?.[0].length ?? 0;
    const lineBreak = /^(?:\r\n|[\r\n])?/.exec(this.#text.slice(lineEnd, lineEnd + 2))?.[0].length ?? 0;
    if (isLast)
      this.#splice(from - before, lineEnd, "");
    else
      this.#splice(from, lineEnd + lineBreak, "");
  }
  /** The place in the file of one in the text that is read. */
  #placeOf(offset) {
    return offset - this.#insertions.filter((insertion) => insertion < offset).length;
  }
  #splice(start, end, text) {
    this.#splices.push({ start, end, text });
  }
  #lineEndOf(offset) {
    let end = offset;
    while (end < this.#text.length && this.#text[end] !== "\n" && this.#text[end] !== "\r")
      end += 1;
    return end;
  }
  /** What is before an entry in its line where that is spaces alone. */
  #marginOf({ start }) {
    const before = this.#text.slice((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .lineStart */ .PTs)(this.#text, start), start);
    return before.trim() === "" ? before : void 0;
  }
  /** As many spaces as there are characters before an entry in its line. */
  #column({ start }) {
    return " ".repeat(start - (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .lineStart */ .PTs)(this.#text, start));
  }
  #indented(lines, entry) {
    return lines.map((line, index) => index === 0 || line === "" ? line : this.#column(entry) + line).join("\n");
  }
  /** In brackets, over several lines where the JSON around it is. */
  #flowText(value, sibling) {
    const margin = this.#marginOf(sibling);
    if (!this.#isJson || margin === void 0)
      return inBrackets(value, this.#isJson);
    const indent = /\n( +)\S/.exec(this.#text)?.[1]?.length ?? USUAL_INDENT;
    return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(value, indent).replaceAll("\n", `
${margin}`);
  }
};
function isBlock(node) {
  if (node.kind === "scalar")
    return node.event.style === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .LITERAL */ .ak8 || node.event.style === _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .FOLDED */ .LYL;
  const last = "entries" in node ? node.entries.at(-1) : void 0;
  return last !== void 0 && isBlock(last.value);
}
function isJson2(text) {
  try {
    (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError)
      return false;
    throw error;
  }
}

// cwl/editing/edited-files.js
var EditedFiles = class {
  #workspace;
  #closed;
  #edits = /* @__PURE__ */ new Map();
  /** What becomes of files whose text is a value, by their paths. */
  #included = /* @__PURE__ */ new Map();
  /** `closed` are files that stay as they are. */
  constructor(workspace, closed) {
    this.#workspace = workspace;
    this.#closed = closed;
  }
  /** The texts that are changed, by their files, in the order in which they were opened. Throws {@link NotEditable}. */
  texts() {
    const changed = [...this.#edits.values()].filter(({ size }) => size > 0);
    return new Map([...changed.map((edit) => [edit.path, edit.result()]), ...this.#included]);
  }
  /** The text of a file, to be changed. */
  open(path) {
    const known = this.#edits.get(path);
    if (known !== void 0)
      return known;
    if ((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PWY)(path) || this.#closed.has(path))
      throw new NotEditable(`${path} is not to be changed`);
    const edit = new TextEdit(path, this.#workspace.readText(path), this.#workspace.limits);
    this.#edits.set(path, edit);
    return edit;
  }
  /** The values in a map or list, by key or index; the files that it imports are looked into. */
  entriesOf(slot) {
    const { node, edit } = this.imported(slot);
    if (node.kind !== "map" && node.kind !== "list")
      return [];
    return node.entries.flatMap((entry) => {
      const inner = { edit, node: entry.value, entry, holder: node };
      if (node.kind === "map")
        return [inner];
      const there = this.imported(inner);
      return there !== inner && there.node.kind === "list" ? this.entriesOf(there) : [inner];
    });
  }
  /** The values in the map or list under a key of a map. */
  fieldsOf(slot, key) {
    const field = this.entriesOf(slot).find(({ entry }) => entry?.key === key);
    return field === void 0 ? [] : this.entriesOf(field);
  }
  /** The value in the file that a place imports, or in the place itself. */
  imported(slot) {
    const reference = directiveIn(slot.node, "$import");
    if (reference === void 0)
      return slot;
    const target = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveReference */ .sX$)(this.#workspace, slot.edit.path, reference);
    if (target.kind !== "local" || target.fragment !== void 0)
      throw new NotEditable("a part of a file is imported");
    return this.imported(this.open(target.path).root);
  }
  /** Makes some changes, all or none. Returns why they cannot be made. */
  attempt(work) {
    const before = new Map([...this.#edits.values()].map((edit) => [edit, edit.size]));
    const included = [...this.#included];
    try {
      work();
      return void 0;
    } catch (error) {
      if (!(error instanceof NotEditable))
        throw error;
      for (const edit of this.#edits.values())
        edit.undo(before.get(edit) ?? 0);
      this.#included.clear();
      for (const [path, text] of included)
        this.#included.set(path, text);
      return error;
    }
  }
  /** Changes the text of a file that is included as a value. */
  include(slot, reference, next) {
    const target = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveReference */ .sX$)(this.#workspace, slot.edit.path, reference);
    if (target.kind !== "local" || (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PWY)(target.path))
      throw new NotEditable("what is included is not a file of this repository");
    if (this.#closed.has(target.path))
      throw new NotEditable(`${target.path} is not to be changed`);
    const [before, known] = [this.#workspace.readText(target.path), this.#included.get(target.path)];
    const text = before.includes("\r\n") ? next.replaceAll(/\r?\n/g, "\r\n") : next;
    if (known !== void 0 && known !== text)
      throw new NotEditable(`${target.path} cannot hold two texts`);
    this.#included.set(target.path, text);
  }
};
function directiveIn(node, directive) {
  const value = node.kind === "map" ? node.entries.find(({ key }) => key === directive)?.value : void 0;
  return value?.kind === "scalar" && typeof value.value === "string" ? value.value : void 0;
}

// cwl/editing/named-items.js
var SUBJECTS = ["id", "class", "name", "envName", "package", "pattern"];
function onlyField(old, next, subject) {
  const keys = [.../* @__PURE__ */ new Set([...(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedKeys */ .ir)(old), ...(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedKeys */ .ir)(next)])].filter((key) => key !== subject);
  const [before, after] = [old[keys[0] ?? ""], next[keys[0] ?? ""]];
  return keys.length === 1 && before !== void 0 && after !== void 0 ? [before, after] : void 0;
}
function isKeyedBy(list, subject) {
  const names = list.map((item) => (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(item) ? item[subject] : void 0);
  return names.every((name) => typeof name === "string") && new Set(names).size === names.length;
}
function keyed(list, subject) {
  return new Map(list.filter(_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv).map((item) => [nameIn(item, subject), item]));
}
function nameIn(item, subject) {
  const name = item[subject];
  return typeof name === "string" ? name : "";
}
function partition2(all, others) {
  const keys = [...all.keys()];
  return [keys.filter((key) => others.has(key)), keys.filter((key) => !others.has(key))];
}
function isRenaming(old, next, [gone, added], subject) {
  if (gone.length === 0 || gone.length !== added.length || subject === "class")
    return false;
  const [before, after] = [placesOf(old), placesOf(next)];
  return gone.every((from, index) => {
    const to = added[index] ?? "";
    const isInPlace = before.get(from) === after.get(to);
    return isInPlace && (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .sameJson */ .Vk)(without(old.get(from) ?? {}, subject), without(next.get(to) ?? {}, subject));
  });
}
function placesOf(items) {
  return new Map([...items.keys()].map((key, index) => [key, index]));
}
function without(value, subject) {
  return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(value).filter(([key]) => key !== subject)) : value;
}
function same(left, right) {
  return left !== void 0 && right !== void 0 && (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .sameJson */ .Vk)(left, right);
}

// cwl/editing/short-types.js
function shortTypes(value, key) {
  if (key === "type") {
    const short = shortType(value);
    if (short !== void 0)
      return short;
  }
  if ((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
    return value.map((item) => shortTypes(item));
  return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(value).map(([name, item]) => [name, shortTypes(item, name)])) : value;
}
function shortType(type) {
  if (typeof type === "string")
    return type;
  if ((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(type)) {
    const [first, second, ...others] = type;
    if (first !== "null" || second === void 0 || others.length > 0)
      return void 0;
    const short = shortType(second);
    return short === void 0 || short.endsWith("?") ? void 0 : `${short}?`;
  }
  if (!(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(type) || type["type"] !== "array" || Object.keys(type).length !== 2)
    return void 0;
  const { items } = type;
  return typeof items === "string" && /^\w+$/.test(items) ? `${items}[]` : void 0;
}

// cwl/editing/value-editor.js
var ValueEditor = class {
  files;
  #runs;
  #hasShortTypes;
  constructor(workspace, { closed, hasShortTypes }, runs) {
    this.files = new EditedFiles(workspace, closed);
    this.#hasShortTypes = hasShortTypes;
    this.#runs = runs;
  }
  /**
   * Writes what is different in `next`. `subject` is the key of the two that is written as the key of a pair, if any.
   * Throws {@link NotEditable} where that cannot be done.
   */
  change(at, old, next, subject) {
    if ((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .sameJson */ .Vk)(old, next))
      return;
    const slot = this.files.imported(at);
    const fault = this.files.attempt(() => this.#changeWithin(slot, old, next, subject));
    if (fault === void 0)
      return;
    if (!mayReplace(slot, next))
      throw fault;
    slot.edit.replace(slot, this.#inForm(without(next, subject), slot.entry?.key));
  }
  #changeWithin(slot, old, next, subject) {
    const { node, edit } = slot;
    const reference = directiveIn(node, "$include");
    if (reference !== void 0) {
      if (typeof next !== "string")
        throw new NotEditable("a text is included");
      this.files.include(slot, reference, next);
      return;
    }
    if ((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(old) && (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(next)) {
      if (node.kind === "map")
        return this.changeMap(slot, old, next, subject);
      const value = subject === void 0 ? void 0 : onlyField(old, next, subject);
      if (value !== void 0)
        return this.change(slot, ...value);
    } else if ((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(old) && (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(next)) {
      if (node.kind !== "scalar")
        return this.#changeList(slot, old, next);
      const [[before], [after]] = [old, next];
      if (old.length === 1 && next.length === 1 && before !== void 0 && after !== void 0)
        return this.change(slot, before, after);
    } else if (node.kind === "scalar" && !(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(next) && !(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(next))
      return edit.replace(slot, next);
    throw new NotEditable("the value is written in another form");
  }
  /** The changes of all fields of a map. */
  changeMap(slot, old, next, subject) {
    const { node, edit } = slot;
    if (node.kind !== "map")
      throw new NotEditable("the value is written in another form");
    const entries2 = new Map(node.entries.map((entry) => [entry.key ?? "", entry]));
    const removed = /* @__PURE__ */ new Set();
    for (const [key, value] of (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(old)) {
      const [entry, after] = [entries2.get(key), next[key]];
      if (key === subject || after !== void 0 && (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .sameJson */ .Vk)(value, after))
        continue;
      if (entry === void 0) {
        if (after === void 0)
          continue;
        throw new NotEditable(`${key} is not written here`);
      }
      const inner = { edit, node: entry.value, entry, holder: node };
      if (after === void 0)
        removed.add(entry);
      else if (key !== "run" || !this.#runs.change(inner, old, after))
        this.change(inner, value, after);
    }
    edit.remove(node, removed);
    let previous;
    for (const [key, value] of (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(next)) {
      const entry = entries2.get(key);
      if (entry !== void 0 && !removed.has(entry))
        previous = entry;
      if (key === subject || old[key] !== void 0)
        continue;
      if (entry !== void 0)
        this.change({ edit, node: entry.value, entry, holder: node }, null, value);
      else
        this.#insert(edit, node, previous ?? node.entries.findLast((each) => !removed.has(each)), value, key);
    }
  }
  #inForm(value, key) {
    return this.#hasShortTypes ? shortTypes(value, key) : value;
  }
  #insert(edit, holder, previous, value, key) {
    const [first] = holder.entries;
    if (first === void 0)
      throw new NotEditable("an empty map or list has no place for an entry");
    edit.insert(holder, previous === void 0 ? "before" : "behind", previous ?? first, this.#inForm(value, key), key);
  }
  #changeList(slot, old, next) {
    const subject = SUBJECTS.find((key) => isKeyedBy(old, key) && isKeyedBy(next, key));
    if (subject === void 0)
      this.#changeItems(slot, old, next);
    else
      this.#changeKeyed(slot, subject, keyed(old, subject), keyed(next, subject));
  }
  #changeKeyed(slot, subject, old, next) {
    const [kept, gone] = partition2(old, next);
    const [keptInOrder, added] = partition2(next, old);
    if (!(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .sameJson */ .Vk)(kept, keptInOrder))
      throw new NotEditable("the order is another one");
    const slots = this.files.entriesOf(slot);
    const byName = this.#byName(slots, subject);
    const find = (name) => byName.get(name);
    const slotOf = (name) => {
      const found = find(name);
      if (found === void 0)
        throw new NotEditable(`${name} is not written here`);
      return found;
    };
    for (const key of kept) {
      const [before, after] = [old.get(key), next.get(key)];
      if (before === void 0 || after === void 0 || (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .sameJson */ .Vk)(before, after))
        continue;
      const inner = slotOf(key);
      this.change(inner, before, after, inner.holder?.kind === "map" ? subject : void 0);
    }
    if (isRenaming(old, next, [gone, added], subject)) {
      for (const [index, from] of gone.entries())
        this.#rename(slotOf(from), subject, added[index] ?? from);
      return;
    }
    if (next.size === 0) {
      slot.edit.replace(slot, slot.node.kind === "map" ? {} : []);
      return;
    }
    const removed = new Set(gone.flatMap((name) => find(name) ?? []));
    const holders = new Map([...removed].flatMap(({ edit, holder }) => holder === void 0 ? [] : [[holder, edit]]));
    const entries2 = new Set([...removed].flatMap(({ entry }) => entry ?? []));
    for (const [holder, edit] of holders)
      edit.remove(holder, entries2);
    const first = slots.find((each) => !removed.has(each));
    let previous;
    for (const [key, item] of next) {
      if (old.has(key))
        previous = find(key) ?? previous;
      else
        this.#add(first, previous, item, subject);
    }
  }
  /** Places by the names of what is there, which may be written behind the path of their document or process. */
  #byName(slots, subject) {
    const found = /* @__PURE__ */ new Map();
    for (const slot of slots) {
      const name = this.#nameOf(slot, subject);
      if (typeof name !== "string")
        continue;
      for (const each of [name, name.slice(name.lastIndexOf("#") + 1), name.slice(name.lastIndexOf("/") + 1)])
        if (!found.has(each))
          found.set(each, slot);
    }
    return found;
  }
  #nameOf(slot, subject) {
    if (slot.holder?.kind === "map")
      return slot.entry?.key;
    const { node } = this.files.imported(slot);
    if (node.kind === "scalar")
      return node.value;
    const entry = node.kind === "map" ? node.entries.find(({ key }) => key === subject) : void 0;
    return entry?.value.kind === "scalar" ? entry.value.value : void 0;
  }
  #rename(slot, subject, name) {
    const { edit, entry, holder } = slot;
    if (holder?.kind === "map" && entry !== void 0)
      return edit.rename(entry, name);
    const there = this.files.imported(slot);
    const written = this.files.entriesOf(there).find((each) => each.entry?.key === subject) ?? there;
    written.edit.replace(written, name);
  }
  /** Adds an item behind another one, or before the first, in the form that this has. */
  #add(first, previous, item, subject) {
    const sibling = previous ?? first;
    if (sibling?.holder === void 0 || sibling.entry === void 0)
      throw new NotEditable("an empty map or list has no place for an entry");
    const { edit, holder, entry, node } = sibling;
    const made = item["run"] === void 0 ? item : this.#runs.added(item, edit.path);
    const others = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedKeys */ .ir)(made).filter((key) => key !== subject);
    const side = previous === void 0 ? "before" : "behind";
    const only = made[others[0] ?? subject] ?? null;
    if (holder.kind === "list") {
      const value2 = node.kind === "scalar" && others.length === 0 ? only : made;
      return edit.insert(holder, side, entry, this.#inForm(value2));
    }
    const isShort = others.length === 1 && PREDICATES.has(others[0] ?? "") && node.kind !== "map";
    const value = isShort ? this.#inForm(only, others[0]) : this.#inForm(without(made, subject));
    edit.insert(holder, side, entry, value, nameIn(made, subject));
  }
  /** A list whose items have no names: what differs between its beginning and its end that are the same. */
  #changeItems(slot, old, next) {
    const slots = this.files.entriesOf(slot);
    const { node, edit } = slot;
    if (node.kind !== "list" || slots.length !== old.length || slots.some(({ holder }) => holder !== node))
      throw new NotEditable("the list is written in another form");
    const most = Math.min(old.length, next.length);
    let head = 0;
    while (head < most && same(old[head], next[head]))
      head += 1;
    let tail = 0;
    while (tail < most - head && same(old.at(-1 - tail), next.at(-1 - tail)))
      tail += 1;
    const [before, after] = [old.slice(head, old.length - tail), next.slice(head, next.length - tail)];
    for (const [index, value] of after.entries()) {
      const [inner, earlier] = [slots[head + index], before[index]];
      if (inner !== void 0 && earlier !== void 0)
        this.change(inner, earlier, value);
      else
        this.#insert(edit, node, node.entries[head + before.length - 1], value);
    }
    edit.remove(node, new Set(node.entries.slice(head + after.length, head + before.length)));
  }
};
var PREDICATES = /* @__PURE__ */ new Set(["type", "source", "specs", "envValue"]);
var MOST_REPLACED = 400;
function mayReplace(slot, next) {
  const { node, edit, holder } = slot;
  if (holder === void 0 || edit.hasComment(slot) || node.end - node.start > MOST_REPLACED)
    return false;
  if (((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(next) ? next : [next]).some((item) => (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(item) && (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(item["run"])))
    return false;
  return node.kind === "scalar" || node.kind === "list" || node.kind === "alias" && !(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(next) && !(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(next) || node.kind === "map" && (node.entries.length === 0 || (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(next));
}

// cwl/editing/process-editor.js
var { posix: posix2 } = process.getBuiltinModule("node:path");
function editProcess(process2, processes, { old, next }, options) {
  try {
    return { ok: true, texts: new ProcessEditor(process2, processes, { old, next }, options).texts() };
  } catch (error) {
    if (error instanceof NotEditable)
      return { ok: false, reason: error.message };
    throw error;
  }
}
var ProcessEditor = class {
  #processes;
  #options;
  #values;
  #next;
  /** By step of the old description, what it runs and where the step is written. */
  #runs = /* @__PURE__ */ new Map();
  /** By process, what the steps that run it run in the new description. */
  #wanted = /* @__PURE__ */ new Map();
  /** Files that are run, by what they pack to. */
  #files = /* @__PURE__ */ new Map();
  #done = /* @__PURE__ */ new Set();
  #copies = /* @__PURE__ */ new Map();
  #taken = /* @__PURE__ */ new Set();
  constructor(process2, processes, { old, next }, options) {
    this.#processes = processes;
    this.#options = options;
    this.#next = next;
    const closed = new Set([...options.closed].filter((path) => path !== process2.path));
    this.#values = new ValueEditor(processes.workspace, { ...options, closed }, this);
    this.#collect(process2, old, next);
    const beside = new Set((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsBesideGraph */ .M2H)(process2).map(([key]) => key));
    const [isBeside, isWithin2] = [(key) => beside.has(key), (key) => !beside.has(key)];
    this.#values.changeMap(this.#slotOf(process2), fieldsWith(isWithin2, old), fieldsWith(isWithin2, next));
    if (beside.size > 0)
      this.#values.changeMap(this.#values.files.open(process2.path).root, fieldsWith(isBeside, old), fieldsWith(isBeside, next));
  }
  texts() {
    return new Map([...this.#values.files.texts(), ...this.#copies]);
  }
  /** Several steps may run one process, and it can be changed only where all of them want the same. */
  #collect(process2, old, next) {
    const steps = new Map((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsIn */ .QvO)(next, "steps").map((step) => [(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .VbZ)(step), step]));
    const runs = new Map((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsIn */ .QvO)(process2.value, "steps").map((step, index) => [(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .VbZ)(step), process2.runs[index]]));
    for (const step of (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsIn */ .QvO)(old, "steps")) {
      const run = runs.get((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .VbZ)(step));
      const [before, after] = [step["run"], steps.get((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .VbZ)(step))?.["run"]];
      if (run === void 0 || !(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(before))
        continue;
      if (isWholeFile(run))
        this.#files.set((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(before), run.path);
      if (!(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(after))
        continue;
      this.#runs.set(step, { process: run, from: process2 });
      this.#wanted.set(run, (this.#wanted.get(run) ?? /* @__PURE__ */ new Set()).add((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(after)));
      this.#collect(run, before, after);
    }
  }
  #slotOf(process2) {
    const origin = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .originOf */ .yvJ)(process2.value);
    if (origin === void 0)
      throw new NotEditable("the process is not written in a file");
    const { root } = this.#values.files.open(origin.source.file);
    const found = slotAt(root, origin.start);
    if (found === void 0)
      throw new NotEditable("the process is not written in its file as it is");
    return found;
  }
  change(slot, step, next) {
    const run = this.#runs.get(step);
    const old = step["run"];
    if (run === void 0 || !(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(old) || !(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(next))
      return false;
    const { process: process2, from } = run;
    const isWithin2 = process2.isEmbedded && process2.path === from.path;
    const isContested = (this.#wanted.get(process2)?.size ?? 0) > 1;
    const isClosed = isContested || this.#options.closed.has(process2.path) || (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PWY)(process2.path);
    if (!isWithin2 && isClosed)
      slot.edit.replace(slot, this.#copied(slot.edit.path, next, process2, old));
    else if (!this.#done.has(process2)) {
      const fault = this.#changeProcess(process2, old, next);
      if (fault !== void 0 && isWithin2)
        throw fault;
      if (fault !== void 0)
        slot.edit.replace(slot, this.#copied(slot.edit.path, next, process2, old));
    }
    return true;
  }
  /** Changes a process in its own file, or nothing at all. */
  #changeProcess(process2, old, next) {
    const [files, copies, done] = [[...this.#files], [...this.#copies], [...this.#done]];
    const fault = this.#values.files.attempt(() => {
      this.#done.add(process2);
      this.#values.changeMap(this.#slotOf(process2), old, next);
    });
    if (fault === void 0)
      return void 0;
    restore(this.#files, files);
    restore(this.#copies, copies);
    this.#done.clear();
    for (const each of done)
      this.#done.add(each);
    return fault;
  }
  added(step, path) {
    const run = step["run"];
    return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(run) ? (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .withField */ .ZH)(step, "run", this.#copied(path, run)) : step;
  }
  /** A reference to a file that holds a process: one that is there already, or a new one. `from` refers to it. */
  #copied(from, next, process2, old) {
    const text = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(next);
    let path = this.#files.get(text);
    if (path === void 0) {
      const { folder } = this.#options;
      const wanted = process2 === void 0 ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .VbZ)(next) ?? "process" : process2.path;
      const stem = posix2.basename(wanted).replace(/\.\w+$/, "").replaceAll(/[^\w.-]+/g, "_");
      path = this.#freePath(posix2.join(folder, stem));
      this.#files.set(text, path);
      const copy = process2 === void 0 || old === void 0 ? void 0 : this.#copyOf(process2, old, next, path);
      if (copy !== void 0)
        this.#copies.set(path, copy);
      else
        this.#writeAnew(next, path);
    }
    return referenceFrom(from, path);
  }
  #freePath(start) {
    let path = `${start}.cwl`;
    for (let number = 2; this.#processes.workspace.has(path) || this.#taken.has((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .caseFold */ .Srs)(path)); number += 1)
      path = `${start}_${number}.cwl`;
    this.#taken.add((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .caseFold */ .Srs)(path));
    return path;
  }
  /**
   * The text of a file with the changes in it, and with its references to what it runs as they are from `path`.
   * Undefined where it refers to files in other ways.
   */
  #copyOf(process2, old, next, path) {
    const { files, workspace } = this.#processes;
    if (!isWholeFile(process2) || (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PWY)(process2.path) || files.load(process2.path).reached.size > 0)
      return void 0;
    const changed = /* @__PURE__ */ new Set();
    const values = new ValueEditor(workspace, { ...this.#options, closed: /* @__PURE__ */ new Set() }, {
      change: (slot, step, wanted) => {
        const run = this.#runs.get(step)?.process;
        const before = step["run"];
        if (run === void 0 || run.isEmbedded || !(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(before) || !(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(wanted))
          return false;
        changed.add((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .VbZ)(step));
        slot.edit.replace(slot, this.#copied(path, wanted, run, before));
        return true;
      },
      added: (step) => this.added(step, path)
    });
    try {
      const { root } = values.files.open(process2.path);
      values.changeMap(root, old, next);
      const kept = new Set((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsIn */ .QvO)(next, "steps").map(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .VbZ));
      const steps = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsIn */ .QvO)(process2.value, "steps").map(_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .VbZ);
      for (const [index, step] of values.files.fieldsOf(root, "steps").entries()) {
        const [name, run] = [steps[index], process2.runs[index]];
        if (run?.isEmbedded === true && run.runs.length > 0)
          return void 0;
        if (run === void 0 || run.isEmbedded || changed.has(name) || !kept.has(name))
          continue;
        const slot = values.files.entriesOf(step).find(({ entry }) => entry?.key === "run");
        if (slot?.node.kind !== "scalar" || typeof slot.node.value !== "string")
          return void 0;
        const { value } = slot.node;
        const fragment = value.includes("#") ? value.slice(value.indexOf("#")) : "";
        slot.edit.replace(slot, referenceFrom(path, run.path) + fragment);
      }
      return values.files.texts().get(process2.path);
    } catch (error) {
      if (error instanceof NotEditable)
        return void 0;
      throw error;
    }
  }
  #writeAnew(process2, path) {
    const { cwlVersion, $namespaces: namespaces } = this.#next;
    const folder = posix2.dirname(path);
    const whole = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([
      ["cwlVersion", process2["cwlVersion"] ?? cwlVersion ?? "v1.2"],
      ...namespaces === void 0 ? [] : [["$namespaces", namespaces]],
      ...(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(process2).filter(([key]) => key !== "cwlVersion")
    ]);
    const { files } = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackDescription */ .ZZY)(whole, posix2.basename(path, ".cwl"), {
      folder,
      fileOf: (inner) => this.#files.get((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(inner)),
      embedding: /* @__PURE__ */ new Set()
    });
    for (const [file, value] of files)
      this.#copies.set(posix2.join(folder, file), (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyYaml */ .fvW)(value));
  }
};
function fieldsWith(isTaken, value) {
  return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(value).filter(([key]) => isTaken(key)));
}
function restore(map, entries2) {
  map.clear();
  for (const [key, value] of entries2)
    map.set(key, value);
}
function referenceFrom(from, path) {
  return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZv)(posix2.dirname(from), path).split("/").map(encodeURIComponent).join("/");
}
function isWholeFile({ value, root, isEmbedded }) {
  return !isEmbedded && root["$graph"] === void 0 && (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .sameJson */ .Vk)(value["class"] ?? null, root["class"] ?? null);
}
function slotAt(slot, start) {
  const { node, edit } = slot;
  if (node.kind === "map" && node.start === start)
    return slot;
  if (!("entries" in node) || !contains(node, start))
    return void 0;
  for (const entry of node.entries) {
    const found = slotAt({ edit, node: entry.value, entry, holder: node }, start);
    if (found !== void 0)
      return found;
  }
  return void 0;
}
function contains({ start, end }, offset) {
  return start <= offset && offset < end;
}

// commands/pull/conflicts.js
var NOTHING_WRITTEN = { files: [], texts: /* @__PURE__ */ new Map(), reached: [], isEdited: false };
function refuseConflicts(pulls, { workspace, packed }) {
  const objectorTo = objectors(pulls, { workspace, packed });
  return pulls.map((pull2) => {
    for (const path of pull2.texts.keys()) {
      const other = objectorTo(path, pull2);
      if (other !== void 0) {
        const reason = `${path} is a file of ${other.target} too, and the two are not the same; pull one of them, with \`apps\` and its name on the platform`;
        return { ...pull2, ...NOTHING_WRITTEN, outcome: "unreadable", reason };
      }
    }
    return pull2;
  });
}
function objectors(pulls, { workspace, packed }) {
  const usedBy = new Map(pulls.map((pull2) => {
    const files = pull2.outcome === "pulled" ? pull2.reached : packed.files.get(pull2.reference) ?? [];
    return [pull2, new Set(files.map((path) => behindLinks(workspace, path)))];
  }));
  return (path, pull2) => pulls.find((each) => each !== pull2 && each.outcome !== "absent" && (each.texts.has(path) ? each.texts.get(path) !== pull2.texts.get(path) : usedBy.get(each)?.has(path)));
}

// commands/pull/existing-files.js
var { posix: posix3 } = process.getBuiltinModule("node:path");
function standingFiles(reference, packed, workspace) {
  const { path } = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .splitReference */ .mQz)(workspace, reference);
  const files = /* @__PURE__ */ new Map();
  const embedding = /* @__PURE__ */ new Set();
  const visited = /* @__PURE__ */ new Set();
  const visit = (process3, description, way) => {
    if (visited.has(process3))
      return;
    visited.add(process3);
    const packedRuns = new Map((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsIn */ .QvO)(description, "steps").map((step) => [(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .VbZ)(step), step["run"]]));
    for (const [index, step] of (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsIn */ .QvO)(process3.value, "steps").entries()) {
      const run = process3.runs[index];
      const inner = packedRuns.get((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .VbZ)(step));
      if (run === void 0 || !(0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(inner))
        continue;
      const isWithin2 = run.isEmbedded && run.path === process3.path;
      const there = isWithin2 ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .wayTo */ .bjn)(step, way) : void 0;
      if (there !== void 0)
        embedding.add(there);
      if (!isWithin2 && isWholeFile2(run.path, step["run"]))
        files.set((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(inner), run.path);
      visit(run, inner, there);
    }
  };
  const { process: process2 } = new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .Processes */ .SRK(workspace).document(path);
  if (process2 !== void 0)
    visit(process2, packed, "");
  return { folder: posix3.dirname(path), fileOf: (inner) => files.get((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(inner)), embedding };
}
function isWholeFile2(path, reference) {
  return !(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PWY)(path) && !(typeof reference === "string" && reference.includes("#"));
}

// commands/pull/shared-files.js
async function filesToClose(pulls, reading, concurrency) {
  const { workspace } = reading;
  const shared = (pull2) => [...pull2.texts.keys()].filter((path) => path !== pull2.reference.split("#")[0] && workspace.has(path));
  const refused = await filesOfOthers(new Set(pulls.flatMap(shared)), pulls, reading, concurrency);
  const objectorTo = objectors(pulls, reading);
  return new Map(pulls.flatMap((pull2) => {
    const closed = shared(pull2).filter((path) => refused.has(path) || objectorTo(path, pull2) !== void 0);
    return closed.length === 0 ? [] : [[pull2, new Set(closed)]];
  }));
}
async function filesOfOthers(paths, pulls, { others, workspace, packing, signal, platform }, concurrency) {
  if (paths.size === 0 || others.length === 0)
    return /* @__PURE__ */ new Set();
  const texts = new Map(pulls.flatMap((pull2) => [...pull2.texts]));
  const references = others.flatMap(({ reference }) => reference ?? []);
  const packed = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .packAll */ .pVF)(references, withTexts(workspace, texts), signal, packing);
  const refused = /* @__PURE__ */ new Set();
  const usedBy = ({ reference = "" }) => packed.files.get(reference)?.filter((path) => paths.has(path)) ?? [];
  const users = others.filter((app) => usedBy(app).length > 0);
  const readings = await readApps(users.map(({ target }) => target), platform, concurrency);
  for (const app of users) {
    const { reference = "", target } = app;
    const found = readingOf(readings, target);
    const desired = packed.descriptions.get(reference);
    const agrees = found.kind === "absent" || found.kind === "found" && desired?.kind === "ready" && (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameApp */ .sSl)(found.app.description, desired.description, platform.dialect);
    if (!agrees)
      for (const path of usedBy(app))
        refused.add(path);
  }
  return refused;
}

// commands/pull/pull-apps.js
var { posix: posix4 } = process.getBuiltinModule("node:path");
async function pullApps(reading, concurrency) {
  const targets = reading.apps.map(({ target }) => target);
  const readings = await readApps(targets, reading.platform, concurrency);
  const pullOne = async (app, closed2) => pullApp(app, readingOf(readings, app.target), reading, closed2);
  const closed = /* @__PURE__ */ new Map();
  let pulls = await mapConcurrently(reading.apps, concurrency, async (app) => pullOne(app, /* @__PURE__ */ new Set()));
  for (; ; ) {
    const more = await filesToClose(pulls, reading, concurrency);
    if (more.size === 0)
      break;
    for (const [{ app }, files] of more)
      closed.set(app, /* @__PURE__ */ new Set([...closed.get(app) ?? [], ...files]));
    pulls = await mapConcurrently(pulls, concurrency, async (pull2) => more.has(pull2) ? pullOne(pull2.app, closed.get(pull2.app) ?? /* @__PURE__ */ new Set()) : pull2);
  }
  return refuseConflicts(pulls, reading);
}
async function pullApp(app, found, reading, closed) {
  const { platform, packed } = reading;
  const reference = app.reference ?? "";
  const base = { app, name: app.name, target: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(app.target), reference, digest: null, ...NOTHING_WRITTEN };
  if (found.kind === "absent")
    return { ...base, outcome: "absent", reason: "there is no such app on the platform" };
  if (found.kind === "unreadable")
    return { ...base, outcome: "unreadable", reason: found.reason };
  const { description: installed } = found.app;
  const target = { ...base, digest: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfApp */ .dfD)(installed, platform.dialect) };
  const desired = packed.descriptions.get(reference);
  if (desired !== void 0 && (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .planChange */ .ASu)(app, desired, found, platform.dialect).action === "unchanged")
    return { ...target, outcome: "unchanged" };
  const ready = desired?.kind === "ready" ? desired : void 0;
  const edited = ready === void 0 ? void 0 : await editedFor(target, installed, ready, reading, closed);
  if (edited !== void 0)
    return edited;
  const shared = faultOfDocument(reference, reading.workspace);
  if (shared !== void 0)
    return { ...target, outcome: "unreadable", reason: shared };
  const existing = ready === void 0 ? void 0 : existingFor(reference, ready, reading);
  const kept = existing === void 0 ? void 0 : await filesFor(target, installed, reading, existing);
  return kept?.outcome === "pulled" ? kept : filesFor(target, installed, reading);
}
async function editedFor(app, installed, desired, reading, closed) {
  const { platform: { dialect }, workspace, packing } = reading;
  const { path, fragment } = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .splitReference */ .mQz)(workspace, app.reference);
  const processes = new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .Processes */ .SRK(workspace);
  const { process: process2 } = processes.document(path, fragment);
  if (process2 === void 0)
    return void 0;
  const comparable = (description) => (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .withPaths */ .R1E)(withOwnId(description, dialect, desired), path, packing.local.pathOfPlace);
  const folder = posix4.join(posix4.dirname(path), folderBeside(path));
  const both = { old: comparable(desired.description), next: comparable(installed) };
  for (const hasShortTypes of [true, false]) {
    const edited = editProcess(process2, processes, both, { closed, folder, hasShortTypes });
    if (!edited.ok)
      return void 0;
    const texts = withFirst(path, edited.texts);
    const proof = await proofOf(texts, app.reference, installed, dialect, reading);
    if (proof.holds)
      return { ...app, outcome: "pulled", files: [...texts.keys()], texts, reached: proof.reached, isEdited: true };
  }
  return void 0;
}
function withFirst(path, texts) {
  const text = texts.get(path);
  return text === void 0 ? texts : new Map([[path, text], ...texts]);
}
function existingFor(reference, desired, { workspace, platform, packing }) {
  const { path } = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .splitReference */ .mQz)(workspace, reference);
  return standingFiles(reference, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .withPaths */ .R1E)((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .bareApp */ .Uvi)(desired.description, platform.dialect), path, packing.local.pathOfPlace), workspace);
}
async function filesFor(app, installed, reading, existing) {
  const { platform: { dialect }, packed, workspace, packing } = reading;
  const { reference } = app;
  const { path } = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .splitReference */ .mQz)(workspace, reference);
  const own = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .withPaths */ .R1E)(withOwnId(installed, dialect, packed.descriptions.get(reference)), path, packing.local.pathOfPlace);
  const texts = textsOf((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackDescription */ .ZZY)(own, folderBeside(path), existing), path, textOf3(path, workspace));
  const proof = await proofOf(texts, reference, installed, dialect, reading);
  if (!proof.holds)
    return { ...app, ...NOTHING_WRITTEN, outcome: "unreadable", reason: proof.fault };
  return { ...app, outcome: "pulled", files: [...texts.keys()], texts, reached: proof.reached };
}
function withOwnId(description, dialect, desired) {
  if (desired?.kind !== "ready")
    return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .packedApp */ .a4b)(description, dialect);
  const own = desired.description;
  const [bare] = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneSpelling */ .MdD)(description, own, dialect);
  const { id } = own;
  if (id === void 0 || !_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9p[dialect].platformKeys.has("id"))
    return bare;
  return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(bare).toSpliced((0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedKeys */ .ir)(own).indexOf("id"), 0, ["id", id]));
}
function faultOfDocument(reference, workspace) {
  const { path, fragment } = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .splitReference */ .mQz)(workspace, reference);
  if (fragment !== void 0)
    return `${reference} is one process of several in its file, and cannot be written over`;
  const { value } = new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .Files */ .sv7(workspace).load(path);
  const graph = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value["$graph"] : void 0;
  return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(graph) && graph.length > 1 ? `${path} is a file of several processes, and cannot be written over: the others would be lost` : void 0;
}

// commands/pull.js
async function pull(options, context) {
  return (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .withListener */ .LdB)(context, (heard) => pullFromPlatform(options, heard));
}
async function pullFromPlatform(options, context) {
  const cutoff = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .startCutoff */ .WDy)(context, options);
  const notices = [];
  let known = { stage: null, project: null, written: false };
  try {
    (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOptions */ .Jr6)(options);
    const selection = selectApps(options, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .openWorkspace */ .OHU)(options.workingDirectory));
    known = { ...known, stage: selection.stage, project: selection.project };
    notices.push(...selection.notices);
    const reading = await prepare(selection, options, context, { cutoff, say: (notice) => void notices.push(notice) });
    const { workspace, signal } = reading;
    const pulls = await pullApps(reading, options.concurrency);
    const texts = new Map(pulls.flatMap((each) => [...each.texts]));
    notices.push(...pulls.flatMap((each) => pullNotices(each, reading)));
    if (options.to !== void 0 && selection.manifestFile !== void 0 && texts.size > 0)
      notices.push(`Add what is new to \`apps\` in ${selection.manifestFile}, unless a row there finds it.`);
    await refuseLosses(texts, workspace, { force: options.force, signal });
    signal.throwIfAborted();
    for (const [path, text] of options.dryRun ? [] : [...texts].toReversed()) {
      await writeText(workspace, path, text);
      known = { ...known, written: true };
    }
    return reportOf2({
      ...known,
      notices,
      apps: pulls.map(toPulledApp),
      ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ failure: unreadFailure(pulls, options.to !== void 0) })
    });
  } catch (error) {
    if (known.written)
      notices.push("Some files were written before that: `git status` shows which.");
    return reportOf2({
      ...known,
      notices,
      apps: [],
      failure: cutoff.stop.aborted && !known.written ? (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .stoppedFailure */ .kB$)(cutoff.timedOut, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .whileWaiting */ .FWL)(error, "nothing was written")) : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .failureFrom */ .Jug)(error)
    });
  } finally {
    cutoff.end();
  }
}
function reportOf2(end) {
  const { failure, notices, stage, project, apps, written } = end;
  return {
    command: "pull",
    exitCode: failure === void 0 ? _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dcK.fine : (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .FOh)(failure),
    ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ failure }),
    notices,
    stage,
    project,
    apps,
    written
  };
}
async function prepare(selection, options, context, { cutoff, say }) {
  const packing = { ...selection.packing, local: { ...selection.packing.local, allowed: true } };
  const workspace = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .withRemote */ .T4h)(selection.workspace, selection.remote, options, cutoff.stop, context);
  const apps = selection.apps.filter((app) => app.reference !== void 0);
  if (apps.length === 0) {
    throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", "none of these apps has a document in the repository to write over", {
      fix: "Give their files with the input `files` in place of `copy-from`."
    });
  }
  const platform = connect(options, context, cutoff.requests, { waits: [], onNotice: say });
  const packed = await (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .packAll */ .pVF)(apps.flatMap((app) => app.reference ?? []), workspace, cutoff.stop, packing);
  context.progress({ kind: "phase", name: "read", total: apps.length });
  const isPart = options.to === void 0 && (options.apps ?? []).length > 0;
  const stage = isPart ? selectApps({ ...options, apps: [] }, (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .openWorkspace */ .OHU)(options.workingDirectory)).apps : [];
  const targets = new Set(apps.map(({ target }) => (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(target)));
  const others = stage.filter(({ target }) => !targets.has((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0D)(target)));
  return { apps, others, platform, packed, workspace, packing, signal: cutoff.stop };
}
function unreadFailure(pulls, areNew) {
  const unread2 = pulls.filter(({ outcome }) => outcome === "unreadable" || areNew && outcome === "absent").length;
  if (unread2 === 0)
    return void 0;
  return {
    code: "apps-failed",
    message: `${unread2} of ${pulls.length} ${pulls.length === 1 ? "app" : "apps"} could not be pulled`,
    fix: "The report says why. Run again where the platform did not answer, and change the others by hand, or pull all but them with the input `apps`."
  };
}
function toPulledApp({ name, target, outcome, digest, files, reason }) {
  return { name, target, outcome, digest, files, ...(0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .OyY)({ reason }) };
}

// commands/rollback.js
async function rollback(options, context, deployments) {
  return runPromotion("rollback", options, context, deployments, (run) => planAndPutBack(run, options));
}
async function* planAndPutBack(run, options) {
  run.context.progress({ kind: "phase", name: "configuration" });
  const record = (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aEE)(options.undo);
  const undoings = selectUndoings((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .undoingsOf */ .L8j)(record, options.undo), options.apps ?? []);
  const { stage, project } = record;
  const apps = { stage, project, apps: undoings.map(({ app }) => app) };
  yield { ...apps, kind: "apps-selected" };
  const platform = connect(options, run.context, run.cutoff.requests, remarksOf(run));
  refuseOtherPlatform(record, platform, options.undo);
  const changes = await decide2(run, undoings, platform, options.concurrency);
  const plan2 = savedPlan({ baseUrl: platform.baseUrl, dialect: platform.dialect, stage, project }, changes);
  const planned = {
    ...apps,
    kind: "planned",
    apps: changes.map(({ app }) => app),
    changes,
    plan: plan2,
    findings: { problems: [] },
    changedFiles: /* @__PURE__ */ new Map()
  };
  yield planned;
  if (options.dryRun)
    return;
  if (changes.every(({ action }) => action === "unchanged"))
    run.say("There is nothing to put back: each target already has what it had before.");
  const isWhole = options.apps === void 0 || options.apps.length === 0;
  yield* install2(run, options, {
    planned,
    changes,
    platform,
    commit: null,
    readsBack: false,
    ...isWhole ? { undoes: (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .headersIn */ .WDz)(record) } : {}
  });
}
async function decide2({ context, cutoff }, undoings, platform, concurrency) {
  context.progress({ kind: "phase", name: "read", total: undoings.length });
  const targets = undoings.map(({ app }) => app.target);
  const readings = await readApps(targets, platform, concurrency);
  const planned = undoings.map((undoing) => (0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .planUndoing */ .Ijy)(undoing, readingOf(readings, undoing.app.target), platform.dialect));
  cutoff.stop.throwIfAborted();
  context.progress({ kind: "phase", name: "plan" });
  const changes = await withDiffs(planned, platform.dialect, cutoff.stop);
  return changes.filter((change, index) => !(undoings[index]?.recorded.before.kind === "absent" && change.before?.kind === "absent"));
}
function selectUndoings(undoings, names) {
  const apps = new Set((0,_chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .filterApps */ .bKI)(undoings.map((undoing) => undoing.app), names));
  return undoings.filter((undoing) => apps.has(undoing.app));
}
function refuseOtherPlatform(record, platform, file) {
  if (record.baseUrl === platform.baseUrl && record.dialect === platform.dialect)
    return;
  throw new _chunk_XTK4YOOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g10("usage", `${file} is of ${record.baseUrl} (${record.dialect}), and this run is for ${platform.baseUrl} (${platform.dialect})`, {
    fix: "Give the inputs `base-url` and `platform` of the run that is to be undone."
  });
}

/*! Bundled license information:

keyv/dist/index.js:
  (* v8 ignore next -- @preserve *)

cacheable-request/dist/index.js:
  (* c8 ignore next -- @preserve *)
  (* v8 ignore next -- @preserve *)
*/


/***/ })

};

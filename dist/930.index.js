export const id = 930;
export const ids = [930];
export const modules = {

/***/ 2563:
/***/ ((__unused_webpack_module, exports) => {

"use strict";exports.exportList = validate52;const schema19 = {"$id":"export-list","title":"Export job list","description":"API document, \"Resources and their fields\".","type":"object","required":["href","items","links"],"properties":{"href":{"type":"string"},"items":{"type":"array","items":{"$ref":"export-job"}},"links":{"type":"array"}}};const func0 = Object.prototype.hasOwnProperty;const schema20 = {"$id":"export-job","title":"Export job","description":"API document, \"Resources and their fields\": the three fields it shows. States beyond FAILED and COMPLETED are not shown.","type":"object","required":["href","id","state"],"properties":{"href":{"type":"string"},"id":{"type":"string"},"state":{"type":"string"}}};function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="export-job" */;let vErrors = null;let errors = 0;const evaluated0 = validate53.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((((data.href === undefined) || (!(func0.call(data, "href")))) && (missing0 = "href")) || (((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id"))) || (((data.state === undefined) || (!(func0.call(data, "state")))) && (missing0 = "state"))){validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];return false;}else {if(data.href !== undefined && func0.call(data, "href")){const _errs1 = errors;if(typeof data.href !== "string"){validate53.errors = [{instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.id !== undefined && func0.call(data, "id")){const _errs3 = errors;if(typeof data.id !== "string"){validate53.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs3 === errors;}else {var valid0 = true;}if(valid0){if(data.state !== undefined && func0.call(data, "state")){const _errs5 = errors;if(typeof data.state !== "string"){validate53.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs5 === errors;}else {var valid0 = true;}}}}}else {validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];return false;}}validate53.errors = vErrors;return errors === 0;}validate53.evaluated = {"props":{"href":true,"id":true,"state":true},"dynamicProps":false,"dynamicItems":false};function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="export-list" */;let vErrors = null;let errors = 0;const evaluated0 = validate52.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((((data.href === undefined) || (!(func0.call(data, "href")))) && (missing0 = "href")) || (((data.items === undefined) || (!(func0.call(data, "items")))) && (missing0 = "items"))) || (((data.links === undefined) || (!(func0.call(data, "links")))) && (missing0 = "links"))){validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];return false;}else {if(data.href !== undefined && func0.call(data, "href")){const _errs1 = errors;if(typeof data.href !== "string"){validate52.errors = [{instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.items !== undefined && func0.call(data, "items")){let data1 = data.items;const _errs3 = errors;if(errors === _errs3){if(Array.isArray(data1)){var valid1 = true;const len0 = data1.length;for(let i0=0; i0<len0; i0++){const _errs5 = errors;if(!(validate53(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);errors = vErrors.length;}var valid1 = _errs5 === errors;if(!valid1){break;}}}else {validate52.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];return false;}}var valid0 = _errs3 === errors;}else {var valid0 = true;}if(valid0){if(data.links !== undefined && func0.call(data, "links")){const _errs6 = errors;if(!(Array.isArray(data.links))){validate52.errors = [{instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"}}];return false;}var valid0 = _errs6 === errors;}else {var valid0 = true;}}}}}else {validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];return false;}}validate52.errors = vErrors;return errors === 0;}validate52.evaluated = {"props":{"href":true,"items":true,"links":true},"dynamicProps":false,"dynamicItems":false};exports.app = validate55;const schema21 = {"$id":"app","title":"App","description":"A JSON object holding a CWL description. Its internal structure is not shown by the API document.","type":"object"};function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="app" */;let vErrors = null;let errors = 0;const evaluated0 = validate55.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(!(data && typeof data == "object" && !Array.isArray(data))){validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];return false;}validate55.errors = vErrors;return errors === 0;}validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};exports.apiIndex = validate56;const schema22 = {"$id":"api-index","title":"API index","description":"API document, section 3: exactly these members, each an absolute URL under /v2.","type":"object","required":["rate_limit_url","user_url","users_url","billing_url","projects_url","files_url","tasks_url","apps_url","action_url","upload_url","storage_url"],"properties":{"rate_limit_url":{"type":"string"},"user_url":{"type":"string"},"users_url":{"type":"string"},"billing_url":{"type":"string"},"projects_url":{"type":"string"},"files_url":{"type":"string"},"tasks_url":{"type":"string"},"apps_url":{"type":"string"},"action_url":{"type":"string"},"upload_url":{"type":"string"},"storage_url":{"type":"string"}}};function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="api-index" */;let vErrors = null;let errors = 0;const evaluated0 = validate56.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((((((((((((data.rate_limit_url === undefined) || (!(func0.call(data, "rate_limit_url")))) && (missing0 = "rate_limit_url")) || (((data.user_url === undefined) || (!(func0.call(data, "user_url")))) && (missing0 = "user_url"))) || (((data.users_url === undefined) || (!(func0.call(data, "users_url")))) && (missing0 = "users_url"))) || (((data.billing_url === undefined) || (!(func0.call(data, "billing_url")))) && (missing0 = "billing_url"))) || (((data.projects_url === undefined) || (!(func0.call(data, "projects_url")))) && (missing0 = "projects_url"))) || (((data.files_url === undefined) || (!(func0.call(data, "files_url")))) && (missing0 = "files_url"))) || (((data.tasks_url === undefined) || (!(func0.call(data, "tasks_url")))) && (missing0 = "tasks_url"))) || (((data.apps_url === undefined) || (!(func0.call(data, "apps_url")))) && (missing0 = "apps_url"))) || (((data.action_url === undefined) || (!(func0.call(data, "action_url")))) && (missing0 = "action_url"))) || (((data.upload_url === undefined) || (!(func0.call(data, "upload_url")))) && (missing0 = "upload_url"))) || (((data.storage_url === undefined) || (!(func0.call(data, "storage_url")))) && (missing0 = "storage_url"))){validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];return false;}else {if(data.rate_limit_url !== undefined && func0.call(data, "rate_limit_url")){const _errs1 = errors;if(typeof data.rate_limit_url !== "string"){validate56.errors = [{instancePath:instancePath+"/rate_limit_url",schemaPath:"#/properties/rate_limit_url/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.user_url !== undefined && func0.call(data, "user_url")){const _errs3 = errors;if(typeof data.user_url !== "string"){validate56.errors = [{instancePath:instancePath+"/user_url",schemaPath:"#/properties/user_url/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs3 === errors;}else {var valid0 = true;}if(valid0){if(data.users_url !== undefined && func0.call(data, "users_url")){const _errs5 = errors;if(typeof data.users_url !== "string"){validate56.errors = [{instancePath:instancePath+"/users_url",schemaPath:"#/properties/users_url/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs5 === errors;}else {var valid0 = true;}if(valid0){if(data.billing_url !== undefined && func0.call(data, "billing_url")){const _errs7 = errors;if(typeof data.billing_url !== "string"){validate56.errors = [{instancePath:instancePath+"/billing_url",schemaPath:"#/properties/billing_url/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs7 === errors;}else {var valid0 = true;}if(valid0){if(data.projects_url !== undefined && func0.call(data, "projects_url")){const _errs9 = errors;if(typeof data.projects_url !== "string"){validate56.errors = [{instancePath:instancePath+"/projects_url",schemaPath:"#/properties/projects_url/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs9 === errors;}else {var valid0 = true;}if(valid0){if(data.files_url !== undefined && func0.call(data, "files_url")){const _errs11 = errors;if(typeof data.files_url !== "string"){validate56.errors = [{instancePath:instancePath+"/files_url",schemaPath:"#/properties/files_url/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs11 === errors;}else {var valid0 = true;}if(valid0){if(data.tasks_url !== undefined && func0.call(data, "tasks_url")){const _errs13 = errors;if(typeof data.tasks_url !== "string"){validate56.errors = [{instancePath:instancePath+"/tasks_url",schemaPath:"#/properties/tasks_url/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs13 === errors;}else {var valid0 = true;}if(valid0){if(data.apps_url !== undefined && func0.call(data, "apps_url")){const _errs15 = errors;if(typeof data.apps_url !== "string"){validate56.errors = [{instancePath:instancePath+"/apps_url",schemaPath:"#/properties/apps_url/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs15 === errors;}else {var valid0 = true;}if(valid0){if(data.action_url !== undefined && func0.call(data, "action_url")){const _errs17 = errors;if(typeof data.action_url !== "string"){validate56.errors = [{instancePath:instancePath+"/action_url",schemaPath:"#/properties/action_url/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs17 === errors;}else {var valid0 = true;}if(valid0){if(data.upload_url !== undefined && func0.call(data, "upload_url")){const _errs19 = errors;if(typeof data.upload_url !== "string"){validate56.errors = [{instancePath:instancePath+"/upload_url",schemaPath:"#/properties/upload_url/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs19 === errors;}else {var valid0 = true;}if(valid0){if(data.storage_url !== undefined && func0.call(data, "storage_url")){const _errs21 = errors;if(typeof data.storage_url !== "string"){validate56.errors = [{instancePath:instancePath+"/storage_url",schemaPath:"#/properties/storage_url/type",keyword:"type",params:{type: "string"}}];return false;}var valid0 = _errs21 === errors;}else {var valid0 = true;}}}}}}}}}}}}}else {validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];return false;}}validate56.errors = vErrors;return errors === 0;}validate56.evaluated = {"props":{"rate_limit_url":true,"user_url":true,"users_url":true,"billing_url":true,"projects_url":true,"files_url":true,"tasks_url":true,"apps_url":true,"action_url":true,"upload_url":true,"storage_url":true},"dynamicProps":false,"dynamicItems":false};exports.rateLimit = validate57;const schema23 = {"$id":"rate-limit","title":"Rate limit","description":"Not shown by the API document; this is the shape of the public platforms.","type":"object","required":["rate"],"properties":{"rate":{"type":"object","required":["limit","remaining","reset"],"properties":{"limit":{"type":"number"},"remaining":{"type":"number"},"reset":{"type":"number"}}}}};function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="rate-limit" */;let vErrors = null;let errors = 0;const evaluated0 = validate57.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.rate === undefined) || (!(func0.call(data, "rate")))) && (missing0 = "rate")){validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];return false;}else {if(data.rate !== undefined && func0.call(data, "rate")){let data0 = data.rate;const _errs1 = errors;if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){let missing1;if(((((data0.limit === undefined) || (!(func0.call(data0, "limit")))) && (missing1 = "limit")) || (((data0.remaining === undefined) || (!(func0.call(data0, "remaining")))) && (missing1 = "remaining"))) || (((data0.reset === undefined) || (!(func0.call(data0, "reset")))) && (missing1 = "reset"))){validate57.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/required",keyword:"required",params:{missingProperty: missing1}}];return false;}else {if(data0.limit !== undefined && func0.call(data0, "limit")){let data1 = data0.limit;const _errs3 = errors;if(!((typeof data1 == "number") && (isFinite(data1)))){validate57.errors = [{instancePath:instancePath+"/rate/limit",schemaPath:"#/properties/rate/properties/limit/type",keyword:"type",params:{type: "number"}}];return false;}var valid1 = _errs3 === errors;}else {var valid1 = true;}if(valid1){if(data0.remaining !== undefined && func0.call(data0, "remaining")){let data2 = data0.remaining;const _errs5 = errors;if(!((typeof data2 == "number") && (isFinite(data2)))){validate57.errors = [{instancePath:instancePath+"/rate/remaining",schemaPath:"#/properties/rate/properties/remaining/type",keyword:"type",params:{type: "number"}}];return false;}var valid1 = _errs5 === errors;}else {var valid1 = true;}if(valid1){if(data0.reset !== undefined && func0.call(data0, "reset")){let data3 = data0.reset;const _errs7 = errors;if(!((typeof data3 == "number") && (isFinite(data3)))){validate57.errors = [{instancePath:instancePath+"/rate/reset",schemaPath:"#/properties/rate/properties/reset/type",keyword:"type",params:{type: "number"}}];return false;}var valid1 = _errs7 === errors;}else {var valid1 = true;}}}}}else {validate57.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "object"}}];return false;}}}}}else {validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];return false;}}validate57.errors = vErrors;return errors === 0;}validate57.evaluated = {"props":{"rate":true},"dynamicProps":false,"dynamicItems":false};


/***/ }),

/***/ 4019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ng: () => (/* binding */ connect),
  WN: () => (/* binding */ openPlatform),
  SF: () => (/* binding */ requireBaseUrl),
  Fw: () => (/* binding */ requireToken)
});

// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/platform/address.js
var platform_address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/platform/answers.js
var answers = __webpack_require__(3300);
// EXTERNAL MODULE: ./lib/platform/base-url.js
var base_url = __webpack_require__(3046);
// EXTERNAL MODULE: ./lib/platform/errors.js
var errors = __webpack_require__(9776);
;// CONCATENATED MODULE: ./lib/platform/check-call.js



/**
 * A program without types can give anything, and one with types a number that is none. Throws a PlatformError `usage` that
 * shows no value; address, token and dialect have their own checks.
 */
function checkOptions(options) {
    const given = options;
    if (typeof given !== 'object' || given === null)
        throw usage(`the options of a platform must be an object, and are ${(0,json/* wordsFor */.tu)(given)}`, 'Give at least `baseUrl`, and `token` for all that is more than its index.');
    for (const [name, value] of Object.entries(given)) {
        const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
        if (rule === undefined || value === undefined || value === null || rule.fits(value))
            continue;
        throw usage(`the option \`${name}\` must be ${rule.wanted}, and is ${numberOrWords(value)}`, 'Give another value, or leave it out.');
    }
}
/** In milliseconds: timers of Node that are to last longer end at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
const CALLBACK = { wanted: 'a function', fits: (value) => typeof value === 'function' };
const RULES = {
    signal: { wanted: 'an AbortSignal', fits: (value) => value instanceof AbortSignal },
    attemptTimeout: { wanted: `a whole number of milliseconds from 1 to ${LONGEST_TIMER}`, fits: (value) => (0,json/* isIntegerWithin */.EG)(value, 1, LONGEST_TIMER) },
    longestWait: { wanted: `a number of milliseconds from 0 to ${LONGEST_TIMER}`, fits: (value) => (0,json/* isNumberWithin */.Ho)(value, 0, LONGEST_TIMER) },
    freshFor: { wanted: 'a number of milliseconds from 0 on', fits: (value) => (0,json/* isNumberWithin */.Ho)(value, 0, Infinity) },
    allowInsecureHttp: { wanted: 'true or false', fits: (value) => typeof value === 'boolean' },
    onIndex: CALLBACK,
    onWait: CALLBACK,
    onRequest: CALLBACK,
};
const WHAT_TO_INSTALL = 'Give the object that `packDocument` or `parseJson` gave.';
/** What `installApp` is given besides the address. Throws a PlatformError `usage`. */
function checkInstall(address, description, before, options) {
    const doing = `installing ${(0,platform_address/* formatAddress */.M0)(address)}`;
    if (!(0,json/* isObject */.Gv)(description))
        throw usage(`${doing}: the description must be an object, and is ${(0,json/* wordsFor */.tu)(description)}`, WHAT_TO_INSTALL);
    // A promise, where `await` was forgotten, would be taken for an app that nothing is known of.
    if (!isReading(before))
        throw usage(`${doing}: \`before\`, the third argument, must be what \`getApp\` gave, and is ${(0,json/* wordsFor */.tu)(before)}`, 'Read the app first: `await platform.getApp(address)`.');
    const given = options;
    if (typeof given !== 'object' || given === null)
        throw usage(`${doing}: the options must be an object, and are ${(0,json/* wordsFor */.tu)(given)}`, 'Leave them out for what is usual.');
    const { stop } = options;
    if (stop !== undefined && !(stop instanceof AbortSignal))
        throw usage(`${doing}: \`stop\` must be an AbortSignal, and is ${(0,json/* wordsFor */.tu)(stop)}`, 'Leave it out where nothing is to stop the install.');
}
function isReading(value) {
    if (typeof value !== 'object' || value === null || !('kind' in value))
        return false;
    if (value.kind === 'absent' || value.kind === 'unreadable')
        return true;
    return value.kind === 'found' && 'app' in value && typeof value.app === 'object' && value.app !== null && 'description' in value.app && typeof value.app.description === 'object' && value.app.description !== null;
}
/** How a list is read: the pages at most, or nothing where all are. Throws a PlatformError `usage`. */
function maxPagesIn(options) {
    if (typeof options !== 'object' || options === null)
        throw usage(`the options for listing export jobs must be an object, and are ${(0,json/* wordsFor */.tu)(options)}`, 'Give `{ maxPages: … }`, or leave them out to read all pages.');
    const value = Reflect.get(options, 'maxPages');
    if (value === undefined)
        return undefined;
    if (!(0,json/* isNumberWithin */.Ho)(value, 1, Infinity))
        throw usage(`\`maxPages\` must be a number from 1 on, and is ${numberOrWords(value)}`, 'Leave it out to read all pages.');
    return value;
}
/** A description as JSON. Throws a PlatformError `usage` for what JSON cannot say, and for an object that holds itself. */
function textOf(description, doing) {
    try {
        return (0,json/* stringifyJson */.sd)(description);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        throw usage(`${doing}: the description cannot be written as JSON: ${error.message}`, WHAT_TO_INSTALL);
    }
}
function usage(message, hint) {
    return new errors/* PlatformError */.W('usage', message, { hint });
}
/** Of what must be a number another one is shown as it is. */
function numberOrWords(value) {
    return typeof value === 'number' ? String(value) : (0,json/* wordsFor */.tu)(value);
}

// EXTERNAL MODULE: ./lib/platform/dialect.js
var platform_dialect = __webpack_require__(9897);
// EXTERNAL MODULE: ./lib/platform/promised.js
var promised = __webpack_require__(5720);
// EXTERNAL MODULE: ./lib/platform/waiting.js
var waiting = __webpack_require__(6032);
;// CONCATENATED MODULE: ./lib/platform/requests.js

/** Attempts of a request that keeps failing in a passing way: about two seconds of waiting on average. */
const MOST_ATTEMPTS = 5;
/** Attempts while the platform says to slow down; the run's deadline usually comes first. */
const MOST_RATE_LIMITED_ATTEMPTS = 20;
/** What a GET is repeated for. An install has its own, stricter, rules. */
const PASSING_STATUS = new Set([408, 429, 500, 502, 503, 504]);
function createRequests(options) {
    const once = async (call) => {
        const leave = await enterOrUndefined(options.pace, either(options.signal, call.stop));
        try {
            // A run that has ended is answered by the transport, which says so without sending anything.
            const exchange = await options.transport.attempt(call);
            if (isRateLimited(exchange) || isCrowded(exchange))
                options.pace.slowDown();
            else if (exchange.kind === 'answered' && exchange.status < 500)
                options.pace.speedUp();
            return exchange;
        }
        finally {
            leave?.();
        }
    };
    const waitAfter = async (exchange, attempt, stop) => {
        const asked = exchange.kind === 'answered' ? (0,waiting/* askedWait */.Uy)(exchange.status, exchange.headers, Date.now()) : undefined;
        // No less than a backoff: "0" would make this a loop without pause.
        const milliseconds = Math.min(Math.max(asked ?? 0, (0,waiting/* backoff */.JN)(attempt, options.longestWait)), options.longestWait);
        options.onWait({ milliseconds, reason: reasonToWait(exchange) });
        await (0,waiting/* pause */.v7)(milliseconds, either(options.signal, stop));
    };
    const get = async (target, withToken) => {
        for (let attempt = 1;; attempt += 1) {
            const exchange = await once({ method: 'GET', target, withToken });
            const most = isRateLimited(exchange) ? MOST_RATE_LIMITED_ATTEMPTS : MOST_ATTEMPTS;
            if (!isPassing(exchange) || attempt >= most)
                return exchange;
            await waitAfter(exchange, attempt);
        }
    };
    return { once, get, waitAfter };
}
async function enterOrUndefined(pace, signal) {
    try {
        return await pace.enter(signal);
    }
    catch (error) {
        if (signal.aborted)
            return undefined;
        throw error;
    }
}
function either(signal, other) {
    return other === undefined ? signal : AbortSignal.any([signal, other]);
}
function isRateLimited(exchange) {
    return exchange.kind === 'answered' && exchange.status === 429;
}
function isCrowded(exchange) {
    return exchange.kind === 'broken' && exchange.crowded === true;
}
function isPassing(exchange) {
    return exchange.kind === 'answered' ? PASSING_STATUS.has(exchange.status) : exchange.passing;
}
function reasonToWait(exchange) {
    if (exchange.kind === 'broken')
        return exchange.message;
    if (exchange.status === 429)
        return 'the platform asks to slow down (429)';
    return `the platform answered ${exchange.status}`;
}

;// CONCATENATED MODULE: ./lib/platform/install.js








/** The first time, and once more when reading back shows that the first did nothing. */
const MOST_SENDS = 2;
/** How often the platform may hold an install back (429) or be out of reach before the install is given up. */
const MOST_HELD_BACK = 20;
const MOST_OUT_OF_REACH = 4;
/**
 * Installs, never repeating blindly: a request that ended without an answer is followed by a reading, and only when
 * that shows the state of before is the request sent once more. Throws a PlatformError when the platform says no, or
 * answers a success without the promised body; its `standing` then tells what reading back showed, and `mayStillApply` that
 * this is not the last word: a proxy may pass on later what it has taken.
 */
async function install(address, description, before, options) {
    const body = textOf(description, `installing ${(0,platform_address/* formatAddress */.M0)(address)}`);
    if (options.secret.repeatedIn(body))
        throw tokenInApp(address);
    if (await standsSince(address, description, before, options))
        return { kind: 'stands' };
    const state = { address, description, before, latest: before, sends: 0, heldBack: 0, unrefused: false, mayBeUnderWay: false };
    try {
        for (;;) {
            const exchange = await options.requests.once({
                method: 'POST',
                target: installTarget(address, state.latest, options.dialect),
                body,
                withToken: true,
                ...(options.stop === undefined ? {} : { stop: options.stop }),
            });
            const settled = await settle(exchange, state, options);
            if (settled !== 'again')
                return settled;
        }
    }
    catch (error) {
        if (error instanceof errors/* PlatformError */.W && state.unrefused)
            throw (0,answers/* asMayStillApply */.oz)(error);
        throw error;
    }
}
/**
 * An install replaces whatever stands there, also what somebody has installed since it was read; only where revisions have
 * numbers the platform notices. So what was read a while ago is read again. True when somebody has installed the same app;
 * throws a PlatformError `conflict` when it is another one.
 */
async function standsSince(address, description, before, options) {
    const { dialect } = options;
    if (dialect.numbersRevisions || before.kind === 'unreadable' || !options.isOld(before))
        return false;
    const now = await options.read(address);
    const stands = (known) => now.kind === 'found' && isSame(now.app.description, known, dialect);
    const isAsBefore = before.kind === 'found' ? stands(before.app.description) : now.kind === 'absent';
    if (isAsBefore || stands(description))
        return false;
    if (isSameApp(now, description, options))
        return true;
    throw moved(address);
}
function moved(address) {
    return new errors/* PlatformError */.W('conflict', `installing ${(0,platform_address/* formatAddress */.M0)(address)}: it was changed on the platform after it was read, and is left alone; plan again`, {
        hint: 'Someone else installs there: see what stands there now before it is replaced.',
    });
}
/** What the exchange means, or that the request may be sent again. */
async function settle(exchange, state, options) {
    const end = endOf(exchange, state.address, options);
    if (end.kind === 'answered')
        return compareAnswer(end.answer, state, options.dialect);
    if (end.kind === 'refused')
        throw lastWord(end.error, state);
    if (end.kind === 'ambiguous' || end.kind === 'misanswered')
        state.unrefused = true;
    if (end.kind === 'held-back') {
        state.heldBack += 1;
        if (state.heldBack >= (isRateLimited(exchange) ? MOST_HELD_BACK : MOST_OUT_OF_REACH))
            throw lastWord(end.error, state);
    }
    else if (end.kind !== 'misanswered')
        state.sends += 1;
    if (end.kind === 'ambiguous' && (end.error.code === 'timeout' || end.error.status === 504))
        state.mayBeUnderWay = true;
    const stop = end.kind === 'held-back' ? options.stop : undefined;
    // Before the reading, so that a platform that is still at it can finish.
    if (end.kind !== 'misanswered')
        await options.requests.waitAfter(exchange, state.sends + state.heldBack, stop);
    // Nothing can have been installed, and the next request is not begun any more: that is the answer.
    if (stop?.aborted === true && !state.unrefused)
        return 'again';
    const now = await readBack(state, options);
    const standing = standingOf(now, state, options.dialect);
    if (end.kind === 'misanswered')
        throw (0,answers/* withStanding */.N6)(end.error, provenBy(standing, state));
    if (standing === 'applied')
        return applied(state, revisionOf(now));
    if (mayRepeat(end, now, standing, state)) {
        // In a numbered dialect perhaps only the revision moved: what the plan decided still holds.
        if (now.kind !== 'unreadable')
            state.latest = now;
        return 'again';
    }
    if (isTheirs(now, standing, state)) {
        if (isSameApp(now, state.description, options))
            return { kind: 'stands' };
        throw end.kind === 'taken' ? (0,answers/* withStanding */.N6)(end.error, 'not-applied', now.kind === 'found' ? THEIRS : undefined) : moved(state.address);
    }
    if (end.kind === 'taken')
        throw (0,answers/* withStanding */.N6)(end.error, provenBy(standing, state));
    return giveUp(end.error, now, standing, state);
}
const THEIRS = 'reading it back shows what someone else has installed';
/** Every request of ours was refused, so that it is somebody else's doing that the app is another one, or is gone. */
function isTheirs(now, standing, { unrefused }) {
    return now.kind !== 'unreadable' && standing === 'unknown' && !unrefused;
}
function mayRepeat(end, now, standing, state) {
    // "Slow down" and "no connection" are refusals by their meaning; where nothing can be read, or could be, that has to do.
    if (end.kind === 'held-back')
        return standing === 'not-applied' || now.kind === 'unreadable' || (state.before.kind === 'unreadable' && !state.unrefused);
    return standing === 'not-applied' && state.sends < MOST_SENDS;
}
/** Nobody said no, and it was sent as often as is right. */
function giveUp(error, now, standing, { mayBeUnderWay }) {
    if (standing === 'unknown')
        return { kind: 'unknown', reason: `${error.message}; ${whyUnknown(now)}` };
    if (mayBeUnderWay) {
        return { kind: 'unknown', reason: `${error.message}; the app is as it was, but the request may still be under way` };
    }
    throw (0,answers/* withStanding */.N6)(error, standing);
}
/** A refusal is about its own request, and not about an earlier one. */
function lastWord(error, { mayBeUnderWay }) {
    return mayBeUnderWay ? (0,answers/* withStanding */.N6)(error, 'unknown') : error;
}
function provenBy(standing, { mayBeUnderWay }) {
    return mayBeUnderWay && standing === 'not-applied' ? 'unknown' : standing;
}
function endOf(exchange, address, options) {
    const doing = `installing ${(0,platform_address/* formatAddress */.M0)(address)}`;
    const reading = (0,answers/* readAnswer */.JN)(exchange, doing, options.secret);
    if (reading.kind === 'json') {
        try {
            return { kind: 'answered', answer: (0,promised/* expectApp */.FN)(reading.value, doing) };
        }
        catch (error) {
            if (error instanceof errors/* PlatformError */.W)
                return { kind: 'misanswered', error };
            throw error;
        }
    }
    const { error } = reading;
    if (exchange.kind === 'broken') {
        if (!exchange.neverSent)
            return { kind: exchange.code === 'too-large' ? 'misanswered' : 'ambiguous', error };
        return { kind: exchange.passing ? 'held-back' : 'refused', error };
    }
    const { status } = exchange;
    if (status < 400)
        return { kind: 'misanswered', error };
    if (status === 429)
        return { kind: 'held-back', error };
    if (status === 409 && options.dialect.numbersRevisions)
        return { kind: 'taken', error };
    // 501 and 505 say that the platform does not know the call at all.
    const ambiguous = status === 408 || (status >= 500 && status !== 501 && status !== 505);
    return { kind: ambiguous ? 'ambiguous' : 'refused', error };
}
function compareAnswer(answer, state, dialect) {
    if (!isSame(answer, state.description, dialect))
        return { kind: 'differs', answered: answer };
    return applied(state, (0,promised/* asRevision */.Ar)(answer['sbg:revision']));
}
async function readBack(state, options) {
    try {
        return await options.read(state.address);
    }
    catch (error) {
        if (error instanceof errors/* PlatformError */.W)
            return { kind: 'unreadable', reason: error.message };
        throw error;
    }
}
/** What a reading after the request says about the request. */
function standingOf(now, state, dialect) {
    if (now.kind === 'unreadable')
        return 'unknown';
    if (now.kind === 'absent')
        return state.before.kind === 'found' ? 'unknown' : 'not-applied';
    if (isSame(now.app.description, state.description, dialect))
        return 'applied';
    const asBefore = state.before.kind === 'found' && isSame(now.app.description, state.before.app.description, dialect);
    return asBefore ? 'not-applied' : 'unknown';
}
function whyUnknown(now) {
    return now.kind === 'unreadable'
        ? `the app could not be read back (${now.reason})`
        : 'the app is neither as it was nor as it was sent: someone else changes it';
}
function applied(state, revision) {
    const { before } = state;
    const created = before.kind === 'unreadable' && before.hidden === undefined ? undefined : before.kind === 'absent';
    return { kind: 'applied', created, ...(revision === undefined ? {} : { revision }) };
}
function revisionOf(reading) {
    return reading.kind === 'found' ? reading.app.revision : undefined;
}
function isSame(left, right, dialect) {
    return (0,json/* sameJson */.Vk)((0,platform_dialect/* stripPlatformKeys */.MK)(left, dialect), (0,platform_dialect/* stripPlatformKeys */.MK)(right, dialect));
}
function isSameApp(now, description, { bare, dialect }) {
    return bare !== undefined && now.kind === 'found' && isSame(bare(now.app.description), bare(description), dialect);
}
function installTarget(address, latest, dialect) {
    const there = latest.kind === 'found' ? latest.app : latest.kind === 'unreadable' ? latest.hidden : undefined;
    return there === undefined ? (0,platform_dialect/* fillPath */.dN)(dialect.createPath, address) : (0,platform_dialect/* fillPath */.dN)(dialect.updatePath, address, (there.revision ?? 0) + 1);
}
function tokenInApp(address) {
    return new errors/* PlatformError */.W('token-in-app', `installing ${(0,platform_address/* formatAddress */.M0)(address)}: the description repeats the token, and was not sent`, {
        hint: 'Take the token out of it, and replace the token: it stands where it should not.',
    });
}

// EXTERNAL MODULE: ./lib/platform/introduction.js + 1 modules
var platform_introduction = __webpack_require__(902);
;// CONCATENATED MODULE: ./lib/platform/pace.js
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
            // Additive increase: one more turn for each round of successes.
            limit += 1 / limit;
            admit();
        },
    };
}
/** Resolves when its turn is taken from the queue; leaves the queue and rejects when the signal aborts before that. */
async function queueUp(queue, signal) {
    return new Promise((resolve, reject) => {
        const turn = () => {
            signal.removeEventListener('abort', abort);
            resolve();
        };
        const abort = () => {
            queue.splice(queue.indexOf(turn), 1);
            reject(signal.reason);
        };
        signal.addEventListener('abort', abort, { once: true });
        queue.push(turn);
    });
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/got/dist/source/index.js + 44 modules
var source = __webpack_require__(586);
// EXTERNAL MODULE: ./lib/platform/agents.js
var agents = __webpack_require__(6277);
// EXTERNAL MODULE: ./lib/platform/network-failure.js
var network_failure = __webpack_require__(1914);
;// CONCATENATED MODULE: ./lib/platform/transport.js





/** In bytes, after decompression. Four times the largest description the platform takes: a revision comes back wrapped and with keys added. */
const LARGEST_ANSWER = 64 * 1024 * 1024;
function createTransport(options) {
    const agents = createAgents(options.base);
    options.signal.addEventListener('abort', () => closeAll(agents), { once: true });
    return { attempt: (call) => attempt(call, options, agents) };
}
/** An install on a kept connection fails when the server closes it at the same moment: it gets its own. */
function createAgents(base) {
    return { kept: (0,agents/* createAgentPair */.q)(base, true), fresh: (0,agents/* createAgentPair */.q)(base, false) };
}
/** A run that has ended must not hold connections of a process that goes on. */
function closeAll({ kept, fresh }) {
    for (const agent of [kept.http, kept.https, fresh.http, fresh.https])
        agent.destroy();
}
async function attempt(call, options, agents) {
    const over = [options.signal, call.stop].find((signal) => signal?.aborted === true);
    if (over !== undefined)
        return (0,network_failure/* cancelled */.KW)(over, true);
    const url = resolveTarget(call.target, options.base);
    const pair = call.method === 'POST' ? agents.fresh : agents.kept;
    const clock = AbortSignal.timeout(options.attemptTimeout);
    const started = performance.now();
    const stream = source/* default */.Ay.stream(url, {
        method: call.method,
        headers: {
            accept: 'application/json',
            // The API document requires it on GET as well.
            'content-type': 'application/json',
            'user-agent': 'cwl-promote',
            // The origin was checked just above, and no redirect is followed.
            ...(call.withToken ? { [options.tokenHeader]: options.secret.reveal() } : {}),
        },
        ...(call.body === undefined ? {} : { body: call.body }),
        agent: { http: pair.http, https: pair.https },
        followRedirect: false,
        throwHttpErrors: false,
        retry: { limit: 0 },
        signal: AbortSignal.any([options.signal, clock]),
    });
    const exchange = await receive(stream, options, clock, pair);
    // An answer may come before the whole of an install was taken. What is left of it would still listen to the signals, and
    // its error would have nobody to go to. Connections of installs are not kept.
    if (call.method === 'POST')
        stream.destroy();
    const took = `${Math.round(performance.now() - started)} ms`;
    const path = options.secret.redact(url.pathname + url.search);
    options.onRequest(`${call.method} ${path} ${exchange.kind === 'answered' ? exchange.status : exchange.code} ${took}`);
    return exchange;
}
/** The address of a call. Throws a PlatformError `bad-url` when it is not on the platform. */
function resolveTarget(target, base) {
    const prefix = base.pathname.replace(/\/$/, '');
    const url = target.startsWith('/') ? URL.parse(`${base.origin}${prefix}${target}`) : URL.parse(target);
    if (url === null || url.origin !== base.origin || url.username !== '' || url.password !== '') {
        throw new errors/* PlatformError */.W('bad-url', 'a request would have left the platform', {
            hint: 'This is a mistake in cwl-promote; please report it.',
        });
    }
    return url;
}
async function receive(stream, options, clock, { proxy }) {
    const chunks = [];
    const switched = [];
    // Nobody asked for another protocol. The connection is nobody's then, and would hold the process when the run has ended.
    stream.once('upgrade', (response, connection) => {
        switched.push(response);
        connection.destroy();
        stream.destroy();
    });
    let size = 0;
    try {
        for await (const chunk of stream) {
            size += chunk.length;
            if (size > LARGEST_ANSWER) {
                stream.destroy();
                return { kind: 'broken', code: 'too-large', message: `the answer is larger than ${LARGEST_ANSWER} bytes`, hint: 'No page and no description should be: check the base URL, and tell the operator of the platform.', neverSent: false, passing: false };
            }
            chunks.push(chunk);
        }
    }
    catch (error) {
        if (options.signal.aborted)
            return (0,network_failure/* cancelled */.KW)(options.signal, false);
        if (clock.aborted)
            return (0,network_failure/* timedOut */.iU)(options.attemptTimeout);
        const [other] = switched;
        if (other !== undefined)
            return answered(other, '');
        return (0,network_failure/* broken */.mw)(error, { answerHadBegun: stream.response !== undefined, proxy });
    }
    const { response } = stream;
    if (response === undefined)
        return (0,network_failure/* broken */.mw)(undefined, { answerHadBegun: false, proxy });
    return answered(response, decode(Buffer.concat(chunks)));
}
function answered({ statusCode: status = 0, statusMessage: statusText = '', headers }, text) {
    return { kind: 'answered', status, statusText, headers, text };
}
function decode(bytes) {
    return (0,external_node_buffer_.isUtf8)(bytes) ? new TextDecoder().decode(bytes) : undefined;
}

;// CONCATENATED MODULE: ./lib/platform/pages.js






/** Ends a list that never ends; at 50 jobs a page this is half a million. */
const DEFAULT_MAX_PAGES = 10_000;
const DOING = 'listing export jobs';
/**
 * Walks the list of export jobs, one page in memory at a time. The API document does not show how a list continues: a
 * same-origin link `next` is followed, else `offset` advances by what arrived while pages are full, or such a link leads
 * elsewhere. A job seen before counts once, in the state that it was seen in last; a page seen before ends the walk. Throws a
 * PlatformError when a page cannot be read.
 */
async function* walkExports(options, given) {
    const maxPages = maxPagesIn(given) ?? DEFAULT_MAX_PAGES;
    const seen = createMemory();
    let target = firstTarget(options.dialect);
    let offset = 0;
    for (let pages = 1;; pages += 1) {
        const page = await readPage(target, options);
        const { body, total } = page;
        const { fresh, moved, sawPage } = seen.add(body);
        offset += body.items.length;
        const told = { jobs: fresh, repeated: body.items.length - fresh.length, ...(moved.length === 0 ? {} : { moved }) };
        const next = nextTarget(page, { target, offset, found: seen.size() }, options);
        if (next === undefined) {
            const missing = total !== undefined && seen.size() < total;
            yield missing ? { ...told, truncated: `the platform announced ${total} export jobs and listed ${seen.size()}` } : told;
            return;
        }
        if (sawPage) {
            yield { ...told, truncated: 'the platform answered the same page again; what comes after it cannot be reached' };
            return;
        }
        if (pages >= maxPages) {
            yield { ...told, truncated: `stopped after ${pages} ${pages === 1 ? 'page' : 'pages'}, as max-pages says` };
            return;
        }
        yield told;
        target = next;
    }
}
function firstTarget(dialect) {
    const query = new URLSearchParams(dialect.exportsQuery).toString();
    return query === '' ? platform_dialect/* EXPORTS_PATH */.ki : `${platform_dialect/* EXPORTS_PATH */.ki}?${query}`;
}
async function readPage(target, options) {
    const exchange = await options.requests.get(target, true);
    const reading = (0,answers/* readAnswer */.JN)(exchange, DOING, options.secret);
    if (reading.kind === 'failure')
        throw reading.error;
    const announced = exchange.kind === 'answered' ? exchange.headers['x-total-matching-query'] : undefined;
    const total = typeof announced === 'string' && /^\d{1,15}$/.test(announced.trim()) ? Number(announced) : undefined;
    return { body: (0,promised/* expectExportList */.St)(reading.value, DOING), total };
}
/** Where the list goes on; undefined at its end. */
function nextTarget({ body, total }, { target, offset, found }, options) {
    if (body.items.length === 0)
        return undefined;
    if (total !== undefined && found >= total)
        return undefined;
    const page = resolveTarget(target, options.base);
    const links = linksNamedNext(body.links, page);
    // One to another origin is not followed: the token goes along.
    const link = links.find((url) => url.origin === page.origin && url.username === '' && url.password === '');
    if (link !== undefined)
        return link.href;
    const size = pageSize(body.href, target, options.dialect);
    // A short page is the last one, unless a total is not reached yet or there is a link, though not one to follow.
    if (body.items.length < size && total === undefined && links.length === 0)
        return undefined;
    const query = new URLSearchParams({ ...options.dialect.exportsQuery, offset: String(offset), limit: String(size) });
    return `${platform_dialect/* EXPORTS_PATH */.ki}?${query.toString()}`;
}
function linksNamedNext(links, page) {
    return links.flatMap((link) => {
        if (!(0,json/* isObject */.Gv)(link) || typeof link['rel'] !== 'string' || typeof link['href'] !== 'string')
            return [];
        // Names of relations are the same in any case (RFC 8288, section 2.1.1), and a link that is overlooked may end the list early.
        return link['rel'].toLowerCase() === 'next' ? (URL.parse(link['href'], page.href) ?? []) : [];
    });
}
/** How many items make a full page: what the page's own address says, else what was asked for, else 50. */
function pageSize(href, target, dialect) {
    for (const address of [href, target]) {
        const limit = URL.parse(address, 'http://localhost')?.searchParams.get('limit') ?? '';
        if (/^[1-9]\d{0,5}$/.test(limit))
            return Number(limit);
    }
    return Number(dialect.exportsQuery['limit'] ?? platform_dialect/* DOCUMENTED_PAGE_SIZE */.rY);
}
/** Remembers ids with their states and the addresses of pages, not the jobs. */
function createMemory() {
    const states = new Map();
    const pages = new Set();
    return {
        size: () => states.size,
        add: (body) => {
            const fresh = [];
            const moved = [];
            for (const item of body.items) {
                const known = states.get(item.id);
                states.set(item.id, item.state);
                if (known === undefined)
                    fresh.push(item);
                else if (known !== item.state)
                    moved.push(item);
            }
            const sawPage = pages.has(body.href) || fresh.length === 0;
            pages.add(body.href);
            return { fresh, moved, sawPage };
        },
    };
}

;// CONCATENATED MODULE: ./lib/platform/get-app.js





/**
 * Reads an app with a GET on its install path, which the API document only alludes to ("the object returned when
 * fetching the latest version of an app"). Throws a PlatformError for anything but an app, its absence (404), an app that
 * repeats the token, and a platform that does not offer the call (405, 501).
 */
async function getApp(address, options) {
    const doing = `reading ${(0,platform_address/* formatAddress */.M0)(address)}`;
    const exchange = await options.requests.get((0,platform_dialect/* fillPath */.dN)(options.dialect.readPath, address), true);
    const reading = (0,answers/* readAnswer */.JN)(exchange, doing, options.secret);
    if (reading.kind === 'failure') {
        const { status } = reading.error;
        if (status === 404)
            return { kind: 'absent' };
        if (status === 405 || status === 501)
            return { kind: 'unreadable', reason: reading.error.message };
        if (reading.hidden !== undefined)
            return hiddenApp(reading.error, unwrap((0,promised/* expectApp */.FN)(reading.hidden, doing)));
        throw reading.error;
    }
    const { raw, revision, wrapped } = unwrap((0,promised/* expectApp */.FN)(reading.value, doing));
    const description = (0,platform_dialect/* stripPlatformKeys */.MK)(raw, options.dialect);
    return { kind: 'found', app: { description, ...(revision === undefined ? {} : { revision }) }, ...(wrapped ? { wrapped } : {}) };
}
/** One such app must not keep the others from being read, nor itself from being replaced. */
function hiddenApp({ message }, { revision }) {
    return { kind: 'unreadable', reason: `${message}; it is not shown, and the token should be replaced`, hidden: revision === undefined ? {} : { revision } };
}
/** The bare description, or the one inside a wrapper that holds it in `raw`. A description itself has a class. */
function unwrap(body) {
    const inner = body['raw'];
    if ((0,json/* isObject */.Gv)(inner) && !('class' in body)) {
        return { raw: inner, revision: (0,promised/* asRevision */.Ar)(body['revision']) ?? (0,promised/* asRevision */.Ar)(inner['sbg:revision']), wrapped: true };
    }
    return { raw: body, revision: (0,promised/* asRevision */.Ar)(body['sbg:revision']), wrapped: false };
}

// EXTERNAL MODULE: ./lib/platform/secret.js
var platform_secret = __webpack_require__(7479);
;// CONCATENATED MODULE: ./lib/platform/api.js
















/** One attempt, in milliseconds: a large description on a slow line still fits. */
const ATTEMPT_TIMEOUT = 60_000;
/** One wait, in milliseconds; a platform may ask for an hour. */
const LONGEST_WAIT = 60_000;
/** How long what was read counts as what stands there, in milliseconds: reading all again would take half as many requests once more. */
const FRESH = 60_000;
/**
 * A client of one platform. Throws a PlatformError `bad-url`, `insecure-url`, `bad-proxy`, `bad-token`, `bad-dialect` or `usage`
 * before anything is sent. Every method rejects with a PlatformError, or with what a function of the options has thrown. Before
 * the first request that carries the token, the index is called without it; what answers something else is refused with
 * `wrong-address` and never receives the token.
 */
function createPlatform(options) {
    checkOptions(options);
    const dialect = (0,platform_dialect/* dialectNamed */.Gl)(options.dialect ?? 'documented', (message, hint) => new errors/* PlatformError */.W('bad-dialect', message, { hint }));
    const base = (0,base_url/* parseBaseUrl */.Q2)(options.baseUrl, options.allowInsecureHttp ?? false);
    const secret = options.token === undefined ? (0,platform_secret/* noSecret */.k2)() : (0,platform_secret/* keepSecret */.gz)(checkToken(options.token));
    const signal = options.signal ?? new AbortController().signal;
    const transport = createTransport({
        base,
        secret,
        tokenHeader: dialect.tokenHeader,
        attemptTimeout: options.attemptTimeout ?? ATTEMPT_TIMEOUT,
        signal,
        onRequest: options.onRequest ?? ignore,
    });
    const open = createRequests({
        transport,
        pace: createPace(),
        signal,
        longestWait: options.longestWait ?? LONGEST_WAIT,
        onWait: options.onWait ?? ignore,
    });
    const introduction = (0,platform_introduction/* createIntroduction */.bl)({ requests: open, secret, base, onIndex: options.onIndex ?? ignore });
    const requests = (0,platform_introduction/* admitting */.M_)(open, options.token === undefined ? refuseWithoutToken : () => introduction.require());
    const shared = { requests, secret, dialect, base };
    const readings = datedReadings((address) => getApp(address, shared), options.freshFor ?? FRESH);
    return {
        dialect: dialect.name,
        baseUrl: (0,base_url/* formatBaseUrl */.ox)(base),
        apiIndex: () => introduction.look(),
        getApp: async (address) => readings.read((0,platform_address/* checkAddress */.l_)(address)),
        repeatsToken: (description) => secret.repeatedIn(textOf(description, 'looking for the token in a description')),
        installApp: async (address, description, before, bounds = {}) => {
            checkInstall((0,platform_address/* checkAddress */.l_)(address), description, before, bounds);
            return install(address, description, before, { ...bounds, ...shared, ...readings });
        },
        rateLimit: () => readRateLimit(requests, secret),
        // Who goes through it twice finds the list again, and not an empty one.
        listExports: (given = {}) => ({ [Symbol.asyncIterator]: () => walkExports(shared, given) }),
    };
}
/** Readings with the time at which each was asked for. */
function datedReadings(readNow, freshFor) {
    const askedAt = new WeakMap();
    return {
        read: async (address) => {
            const now = performance.now();
            const reading = await readNow(address);
            askedAt.set(reading, now);
            return reading;
        },
        // What this client has not read itself is taken as it is said.
        isOld: (reading) => performance.now() - (askedAt.get(reading) ?? Infinity) > freshFor,
    };
}
function ignore() {
    // Nobody listens.
}
async function refuseWithoutToken() {
    throw (0,platform_secret/* missingToken */.kh)();
}
/** Servers take some 8 KiB of all headers together, and a few thousand characters are the longest tokens there are. */
const LONGEST_TOKEN = 8000;
/** A token that can stand in a header. What is wrong with it is said without showing it. */
function checkToken(text) {
    if (!(0,json/* isText */.KH)(text))
        throw (0,platform_secret/* missingToken */.kh)();
    const token = text.trim();
    if (token === '') {
        throw (0,platform_secret/* missingToken */.kh)();
    }
    if (!/^[\u0021-\u007e]+$/.test(token)) {
        throw new errors/* PlatformError */.W('bad-token', 'the token contains spaces or characters that no header can carry', {
            hint: /^(?:bearer|token|[\w-]+:)\s/i.test(token) ? 'Give the token alone, without the word in front of it, such as `Bearer`.' : 'Copy it again; a token is one line of plain characters.',
        });
    }
    if (/^(["']).*\1$/.test(token)) {
        throw new errors/* PlatformError */.W('bad-token', 'the token stands in quotes, which would be sent with it', { hint: 'Take them out.' });
    }
    if (token.length > LONGEST_TOKEN) {
        throw new errors/* PlatformError */.W('bad-token', `the token has ${token.length} characters, more than the ${LONGEST_TOKEN} that a header can be trusted to carry`, {
            hint: 'Copy it again; is it perhaps a whole file?',
        });
    }
    return token;
}
async function readRateLimit(requests, secret) {
    const doing = 'reading the rate limit';
    const reading = (0,answers/* readAnswer */.JN)(await requests.get('/v2/rate_limit', true), doing, secret);
    if (reading.kind === 'failure') {
        if ([404, 405, 501].includes(reading.error.status ?? 0))
            return undefined;
        throw reading.error;
    }
    const { rate } = (0,promised/* expectRateLimit */.Lr)(reading.value, doing);
    return { limit: (0,promised/* asNumber */.i)(rate['limit']) ?? 0, remaining: (0,promised/* asNumber */.i)(rate['remaining']) ?? 0, reset: (0,promised/* asNumber */.i)(rate['reset']) ?? 0 };
}

// EXTERNAL MODULE: ./lib/promotion/errors.js
var promotion_errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/commands/run/given.js
var given = __webpack_require__(6061);
;// CONCATENATED MODULE: ./lib/commands/run/connect.js



/** Where the platform is, and the token for it. Throws PromotionError `usage` that names the input. */
function requireAccess(options, context) {
    return { baseUrl: requireBaseUrl(options, context), token: requireToken(options, context) };
}
/** Throws PromotionError `usage`. */
function requireBaseUrl({ baseUrl }, { readsEnvironment = false }) {
    if (baseUrl === undefined || baseUrl.trim() === '') {
        throw new promotion_errors/* PromotionError */.g('usage', 'the address of the platform is missing', {
            hint: `Give the input \`base-url\`${readsEnvironment ? ', or set the environment variable CWL_PROMOTE_BASE_URL' : ''}.`,
        });
    }
    return baseUrl;
}
/** Throws PromotionError `usage`. */
function requireToken({ token }, { readsEnvironment = false }) {
    if (token === undefined || token.trim() === '') {
        throw new promotion_errors/* PromotionError */.g('usage', 'the token for the platform is missing', {
            hint: readsEnvironment
                ? 'Give the input `token`, from a secret, or set the environment variable CWL_PROMOTE_TOKEN. Secrets are empty in runs that a fork or Dependabot started.'
                : 'Give the input `token`.',
        });
    }
    return token;
}
/**
 * A client for the platform that the options name; nothing is sent yet. Throws PromotionError and PlatformError. An index
 * that is odd in single members is told once.
 */
function connect(options, context, signal, { waits, onNotice }) {
    const onIndex = ({ findings }) => {
        if (findings.length === 0)
            return;
        const more = findings.length === 1 ? '' : ` (and ${findings.length - 1} more)`;
        onNotice(`The API index is not as the API document says: ${findings[0] ?? ''}${more}. \`cwl-promote doctor\` says what that means.`);
    };
    return openPlatform({ ...requireAccess(options, context), options, context, signal, waits, onIndex });
}
/** The same, also without a token; the index is told to `onIndex` alone. */
function openPlatform({ baseUrl, token, options, context, signal, waits = [], onIndex = () => undefined }) {
    return createPlatform({
        baseUrl,
        ...(0,given/* given */.g)({ token, freshFor: context.freshFor }),
        dialect: options.platform,
        signal,
        allowInsecureHttp: options.allowInsecureHttp,
        onIndex,
        onWait: (wait) => {
            waits.push(wait);
            context.progress({ kind: 'wait', wait });
        },
        onRequest: (line) => context.progress({ kind: 'request', line }),
    });
}


/***/ }),

/***/ 6277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createAgentPair)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3046);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9776);
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4355);






/**
 * Connections to the host of an address, through the proxy that HTTP_PROXY, HTTPS_PROXY and NO_PROXY name for it; see
 * `routeTo`. Throws a PlatformError `bad-proxy`.
 */
function createAgentPair(base, keepAlive) {
    const route = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_5__/* .routeTo */ .B)(base, process.env);
    if (route.kind === 'refused')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PlatformError */ .W('bad-proxy', route.message, { hint: route.hint });
    // What is for this machine has no business at a proxy, whatever the variables say.
    const proxy = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U9)(base.hostname) ? {} : { proxyEnv: process.env };
    try {
        return { http: closingIdle(new node_http__WEBPACK_IMPORTED_MODULE_0__.Agent({ keepAlive, ...proxy })), https: closingTunnels(closingIdle(new node_https__WEBPACK_IMPORTED_MODULE_1__.Agent({ keepAlive, ...proxy }))), proxy: route.kind === 'proxy' ? route : undefined };
    }
    catch {
        // Node may refuse more than is looked for above, and its message repeats the address, which may hold a password.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PlatformError */ .W('bad-proxy', 'the proxy that HTTP_PROXY or HTTPS_PROXY names is no address', {
            hint: 'Write it as http://host:port, with special characters of a user name or password percent-encoded, or unset the variable.',
        });
    }
}
/**
 * Node leaves the connection to a proxy open that refuses a tunnel, or has made none when the request is over, and `destroy`
 * does not know it.
 */
function closingTunnels(agent) {
    const connect = agent.createConnection.bind(agent);
    const destroy = agent.destroy.bind(agent);
    const opened = new Set();
    agent.createConnection = (options, done) => {
        const connection = connect(options, (error, tunnel) => {
            if (error !== null)
                connection?.destroy();
            done?.(error, tunnel);
        });
        if (!(connection instanceof node_net__WEBPACK_IMPORTED_MODULE_2__.Socket))
            return connection;
        opened.add(connection);
        connection.once('close', () => opened.delete(connection));
        // Node listens once more each time that a part of the answer comes: https://github.com/nodejs/node/issues/62904.
        connection.on('newListener', (event, listener) => {
            if (event === 'readable')
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
/** How long a connection is kept that nothing is sent on, in milliseconds. */
const LONGEST_IDLE = 2_000;
/** The option `timeout` of an agent would also end the setting up of a tunnel through a proxy that takes as long. */
function closingIdle(agent) {
    const keep = agent.keepSocketAlive.bind(agent);
    const reuse = agent.reuseSocket.bind(agent);
    agent.keepSocketAlive = (socket) => {
        const isKept = keep(socket);
        // The agent closes what times out while it is free.
        if (socket instanceof node_net__WEBPACK_IMPORTED_MODULE_2__.Socket)
            socket.setTimeout(LONGEST_IDLE);
        return isKept;
    };
    agent.reuseSocket = (socket, request) => {
        if (socket instanceof node_net__WEBPACK_IMPORTED_MODULE_2__.Socket)
            socket.setTimeout(0);
        reuse(socket, request);
    };
    return agent;
}


/***/ }),

/***/ 3300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ readAnswer),
/* harmony export */   N6: () => (/* binding */ withStanding),
/* harmony export */   oz: () => (/* binding */ asMayStillApply)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9776);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7206);



/**
 * Success is a 2xx with a JSON body that is no error body; everything else is a failure in the platform's own words.
 * `doing` begins the message: "reading acme/rnaseq/align".
 */
function readAnswer(exchange, doing, secret) {
    const failure = (code, message, hint) => {
        const details = {
            ...(exchange.kind === 'answered' ? { status: exchange.status } : {}),
            ...(hint === undefined ? {} : { hint }),
            ...(exchange.kind === 'broken' && exchange.runIsOver === true ? { unfinished: secret.redact(doing) } : {}),
        };
        return { kind: 'failure', error: new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W(code, secret.redact(`${doing}: ${message}`), details) };
    };
    if (exchange.kind === 'broken')
        return failure(exchange.code, exchange.message, exchange.hint);
    const { status, text } = exchange;
    const value = text === undefined ? undefined : jsonOrUndefined(text);
    const said = () => {
        // Redacted before it is cut, so that half a token cannot stay behind, and after, when JSON had it escaped.
        const clean = secret.redact(text ?? '');
        const words = secret.redact((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsOf */ .Z9)(clean, jsonOrUndefined(clean)));
        return words === '' ? '' : `: ${words}`;
    };
    if (status === 304)
        return failure('redirect', 'the platform answered 304, which is for who has kept an answer, and none was', REPLACED);
    if (status >= 300 && status < 400) {
        return failure('redirect', `the platform answered ${status} and points elsewhere${whereTo(exchange, secret)}`, 'Redirects are never followed, because they would carry the token along; correct the base URL.');
    }
    if (status < 200 || status >= 300) {
        const { code, hint } = meaningOf(status);
        return failure(code, `the platform answered ${status} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(secret.redact(exchange.statusText))}`.trimEnd() + said(), hint);
    }
    if (text === undefined)
        return failure('not-json', `the platform answered ${status} with bytes that are not UTF-8`, REPLACED);
    if (text.trim() === '')
        return failure('empty-body', `the platform answered ${status} with an empty body`, REPLACED);
    if (value === undefined) {
        return looksLikeHtml(exchange, text)
            ? failure('html', `the platform answered ${status} with a web page${said()}`, 'Is this a login or proxy page? Check the base URL.')
            : failure('not-json', `the platform answered ${status} with something that is not JSON${said()}`, REPLACED);
    }
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .errorBodyOf */ .iE)(value) !== undefined)
        return failure('refused', `the platform answered ${status}, but its body is an error${said()}`, 'The platform calls this a success and an error at once: tell its operator when it goes on.');
    // What is read goes on into records, diffs and summaries, and escapes may have hidden it in the text.
    if (secret.repeatedIn(text) || (text.includes('\\u') && secret.repeatedIn((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyJson */ .sd)(value)))) {
        return { ...failure('unexpected-body', `the platform answered ${status} with a body that repeats the token`, 'Take the token out of what is stored there, and replace the token.'), hidden: value };
    }
    return { kind: 'json', value, status };
}
const REPLACED = 'The API document promises JSON: does something between here and the platform cut or replace its answers?';
const TOLD = {
    applied: 'reading it back shows the new description all the same',
    'not-applied': 'reading it back shows that nothing was installed',
    unknown: 'whether it was installed could not be told',
};
/** The same error, saying also what reading back told. */
function withStanding(error, standing, told = TOLD[standing]) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W(error.code, `${error.message}; ${told}`, { ...detailsOf(error), standing });
}
/** The same error of an install of which a request was sent and not refused: it may take effect after any reading. */
function asMayStillApply(error) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W(error.code, error.message, { ...detailsOf(error), mayStillApply: true });
}
function detailsOf({ status, hint, standing, mayStillApply, unfinished }) {
    return {
        ...(status === undefined ? {} : { status }),
        ...(hint === undefined ? {} : { hint }),
        ...(standing === undefined ? {} : { standing }),
        ...(mayStillApply === undefined ? {} : { mayStillApply }),
        ...(unfinished === undefined ? {} : { unfinished }),
    };
}
function jsonOrUndefined(text) {
    try {
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
function looksLikeHtml(exchange, text) {
    return /\bhtml\b/i.test(exchange.headers['content-type'] ?? '') || /^\s*<(?:!doctype\s+html|html|head|body)\b/i.test(text);
}
function whereTo(exchange, secret) {
    // Redacted before it is parsed: a host is written in lower case, in which the token is not found any more.
    const target = URL.parse(secret.redact(exchange.headers.location ?? ''));
    return target === null || target.host === '' ? '' : ` (to ${target.host})`;
}
function meaningOf(status) {
    switch (status) {
        case 401:
            return { code: 'credentials', hint: 'The token is missing, wrong or expired, or belongs to another platform; or the input `platform` names another dialect.' };
        case 403:
            return { code: 'credentials', hint: 'The token is known but may not do this; check the project and its members.' };
        case 404:
            return { code: 'not-found', hint: 'Check the project, the names, and the base URL.' };
        case 407:
            return { code: 'refused', hint: 'The proxy asks for a user name and a password; give them in HTTPS_PROXY or HTTP_PROXY.' };
        case 409:
            return { code: 'conflict', hint: 'Someone else changed it meanwhile; plan again.' };
        case 413:
            return { code: 'refused', hint: 'The packed description is larger than the platform takes.' };
        case 429:
            return { code: 'rate-limited', hint: 'Lower the concurrency, or try later.' };
        default:
            return status >= 500 ? { code: 'server', hint: 'The platform failed: try later, and tell its operator when it goes on.' } : { code: 'refused' };
    }
}


/***/ }),

/***/ 3046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   ox: () => (/* binding */ formatBaseUrl)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9776);


const LOOPBACK_V4 = /^127(?:\.\d{1,3}){3}$/;
/** True for the names and addresses of this machine itself. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || LOOPBACK_V4.test(hostname);
}
/**
 * The platform's base address, without a trailing slash and without the `/v2` that every path begins with. Throws a
 * PlatformError `bad-url` or `insecure-url`. A URL with credentials is refused without being repeated.
 */
function parseBaseUrl(text, allowInsecureHttp) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-url', 'there is no base URL', { hint: HINT });
    const url = URL.parse(text.trim());
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-url', 'the base URL is not an https:// address', { hint: hintFor(text.trim()) });
    }
    if (url.username !== '' || url.password !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-url', 'the base URL contains a user name or password', {
            hint: 'Take them out: the token is the only credential, and it is given on its own.',
        });
    }
    if (url.search !== '' || url.hash !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-url', 'the base URL has a query or a fragment', { hint: HINT });
    }
    if (url.protocol === 'http:' && !isLoopback(url.hostname) && !allowInsecureHttp) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('insecure-url', `the base URL of ${url.host} is plain http: the token would travel in clear text`, {
            hint: 'Use https://; on the command line, --allow-insecure-http overrides this for a network you trust.',
        });
    }
    url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/v2$/, '');
    return url;
}
/** Origin and path prefix, without a trailing slash. */
function formatBaseUrl(base) {
    return `${base.origin}${base.pathname.replace(/\/$/, '')}`;
}
/** Never with a part of the text: what looks like no address may be the token. */
function hintFor(text) {
    if (/^["'<]/.test(text))
        return `Take the quotes out. ${HINT}`;
    if (/^https?:\/\//.test(text))
        return /[\s,]/.test(text) ? `It is one address without blanks. ${HINT}` : `Is a port in it above 65535, or a character that no name of a host has? ${HINT}`;
    if (/^(?!https?\b)[\w.-]+(?::\d+)?(?:\/|$)/.test(text) && /[.:]/.test(text))
        return `Write https:// in front of it. ${HINT}`;
    return HINT;
}
const HINT = 'Give the address before /v2, for example https://api.example.org.';


/***/ }),

/***/ 902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M_: () => (/* binding */ admitting),
  bl: () => (/* binding */ createIntroduction),
  hn: () => (/* binding */ strangerError),
  _Q: () => (/* binding */ withoutToken)
});

// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/platform/answers.js
var answers = __webpack_require__(3300);
// EXTERNAL MODULE: ./lib/platform/dialect.js
var dialect = __webpack_require__(9897);
// EXTERNAL MODULE: ./lib/platform/errors.js
var errors = __webpack_require__(9776);
// EXTERNAL MODULE: ./lib/platform/promised.js
var promised = __webpack_require__(5720);
// EXTERNAL MODULE: ./lib/platform/words.js
var words = __webpack_require__(7206);
;// CONCATENATED MODULE: ./lib/platform/api-index.js






const INDEX_PATH = '/v2/';
/**
 * Reads the index of top-level API paths without the token. What is not as the API document says becomes a finding. Throws a PlatformError when there is no JSON object at all.
 */
async function readIndex(options) {
    const doing = 'reading the API index';
    const sent = Date.now();
    const exchange = await options.requests.get(INDEX_PATH, false);
    const skew = exchange.kind === 'answered' ? skewOf(exchange.headers.date, sent, Date.now()) : undefined;
    const reading = (0,answers/* readAnswer */.JN)(exchange, doing, options.secret);
    if (reading.kind === 'failure')
        throw reading.error;
    if (!(0,json/* isObject */.Gv)(reading.value)) {
        throw new errors/* PlatformError */.W('unexpected-body', `${doing}: the answer is JSON, but not an object`, {
            hint: 'Check that the base URL is that of the platform.',
        });
    }
    const members = {};
    for (const [name, value] of (0,json/* entriesOf */.Mc)(reading.value))
        if (typeof value === 'string')
            members[name] = value;
    return {
        members,
        findings: findingsOf(reading.value, options.base),
        recognized: isRecognized(members, options.base),
        ...(skew === undefined ? {} : { skew }),
    };
}
/** `Date` tells whole seconds, cut off. */
const DATE_RESOLUTION = 1_000;
/** The answer was written between `sent` and `received`: a clock is off only by what leads out of that. */
function skewOf(date, sent, received) {
    const theirs = Date.parse(date ?? '');
    if (Number.isNaN(theirs))
        return undefined;
    if (theirs > received)
        return theirs - received;
    return Math.min(0, theirs + DATE_RESOLUTION - sent);
}
/**
 * A platform may leave out or add a member. What has fewer than half of them is something else; and where they lead to
 * another host, that host is the platform. Scheme, port and path prefix differ behind a proxy that ends TLS.
 */
function isRecognized(members, base) {
    const known = Object.entries(dialect/* INDEX_MEMBERS */.f4);
    const right = known.filter(([name, path]) => {
        const url = URL.parse(members[name] ?? '');
        return url !== null && url.hostname === base.hostname && url.pathname.replace(/(?<!\/)\/+$/, '').endsWith(path);
    });
    return right.length * 2 > known.length;
}
function findingsOf(index, base) {
    const known = Object.keys(dialect/* INDEX_MEMBERS */.f4);
    const missing = (0,promised/* isApiIndex */.br)(index) ? [] : known.filter((name) => typeof index[name] !== 'string');
    const foreign = Object.keys(index).filter((name) => !known.includes(name));
    return [
        ...missing.map((name) => `${name} is missing, or not a string`),
        ...foreign.map((name) => `${(0,words/* printable */.g$)(name)} is not a member that the API document lists`),
        ...known.flatMap((name) => {
            const address = index[name];
            return typeof address === 'string' ? memberFaults(name, address, base) : [];
        }),
    ];
}
function memberFaults(name, address, base) {
    const url = URL.parse(address);
    if (url === null)
        return [`${name} is not an absolute URL`];
    if (url.origin !== base.origin)
        return [`${name} points to ${url.origin}, not to the base URL`];
    const path = `${base.pathname.replace(/\/$/, '')}${dialect/* INDEX_MEMBERS */.f4[name] ?? ''}`;
    return url.pathname === path ? [] : [`${name} points to ${(0,words/* printable */.g$)(url.pathname)}, not to ${path}`];
}

// EXTERNAL MODULE: ./lib/platform/base-url.js
var base_url = __webpack_require__(3046);
;// CONCATENATED MODULE: ./lib/platform/introduction.js




function createIntroduction(options) {
    let verdict;
    let underWay;
    const ask = async () => {
        try {
            const index = await readIndex(options);
            if (verdict === undefined && index.recognized)
                options.onIndex(index);
            verdict ??= index.recognized ? {} : { refusal: strangerError((0,base_url/* formatBaseUrl */.ox)(options.base), index.members) };
            return index;
        }
        catch (error) {
            if (error instanceof errors/* PlatformError */.W && isOfAStranger(error))
                verdict ??= { refusal: withoutToken(error) };
            throw error;
        }
    };
    const look = () => {
        underWay ??= ask().finally(() => {
            underWay = undefined;
        });
        return underWay;
    };
    return {
        look,
        require: async () => {
            if (verdict === undefined)
                await look().catch(rethrowWithoutToken);
            if (verdict?.refusal !== undefined)
                throw verdict.refusal;
        },
    };
}
/** The same requests; one that carries the token waits until `admit` resolves, and is not sent when it rejects. */
function admitting(requests, admit) {
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
        },
    };
}
function rethrowWithoutToken(error) {
    throw error instanceof errors/* PlatformError */.W ? withoutToken(error) : error;
}
/** The error of the index as one of the call that it kept from being made: that the token was not sent, and what to do. */
function withoutToken(error) {
    const { code, message, status, hint, unfinished } = error;
    const stranger = isOfAStranger(error);
    // Other hints are about apps, tokens and what may have happened to an answer of the platform; this is another service.
    const remedy = stranger && code !== 'html' && code !== 'redirect' ? CHECK_ADDRESS : hint;
    return new errors/* PlatformError */.W(stranger ? 'wrong-address' : code, `${message}; the token was not sent`, {
        ...(status === undefined ? {} : { status }),
        ...(remedy === undefined ? {} : { hint: remedy }),
        ...(unfinished === undefined ? {} : { unfinished }),
    });
}
/** What no platform answers, however bad its day. */
const STRANGE = new Set(['redirect', 'html', 'empty-body', 'not-json', 'unexpected-body', 'too-large']);
/** 4xx that pass: a proxy that wants its own credentials, a slow line, a limit. */
const PASSING = new Set([407, 408, 425, 429]);
function isOfAStranger({ code, status }) {
    if (STRANGE.has(code))
        return true;
    return status !== undefined && status >= 400 && status < 500 && !PASSING.has(status);
}
const CHECK_ADDRESS = 'Check the base URL: the API document promises an index at /v2/ that needs no token.';
/** What answers an object that is not this platform's index. */
function strangerError(baseUrl, members) {
    const elsewhere = new Set(Object.keys(dialect/* INDEX_MEMBERS */.f4).flatMap((name) => URL.parse(members[name] ?? '')?.origin ?? []));
    const [origin] = elsewhere;
    if (elsewhere.size !== 1 || origin === undefined || origin === 'null' || new URL(baseUrl).origin === origin) {
        return new errors/* PlatformError */.W('wrong-address', 'the API index is not that of this kind of platform; the token was not sent', { hint: CHECK_ADDRESS });
    }
    return new errors/* PlatformError */.W('wrong-address', `the API index at ${baseUrl} leads to ${origin}; the token was not sent`, {
        hint: `If that is your platform, give ${origin} as the base URL.`,
    });
}


/***/ }),

/***/ 1914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KW: () => (/* binding */ cancelled),
/* harmony export */   SW: () => (/* binding */ noTunnel),
/* harmony export */   iU: () => (/* binding */ timedOut),
/* harmony export */   mw: () => (/* binding */ broken)
/* harmony export */ });
function cancelled(signal, neverSent) {
    const reason = signal.reason;
    const deadline = typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'TimeoutError';
    return deadline
        ? { kind: 'broken', code: 'timeout', message: "the run's time was over", hint: 'Raise timeout, or look why the platform is slow.', neverSent, passing: false, runIsOver: true }
        : { kind: 'broken', code: 'cancelled', message: 'the run was cancelled', neverSent, passing: false, runIsOver: true };
}
function timedOut(milliseconds) {
    const hint = 'is the platform slow, or does a firewall let nothing through?';
    return { kind: 'broken', code: 'timeout', message: `no complete answer within ${milliseconds / 1000} seconds`, hint, neverSent: false, passing: true };
}
/**
 * What an error of Node means. Only its code, the call that failed and the status of a proxy are used: its message and its
 * other fields may repeat what was sent.
 */
function broken(error, { answerHadBegun, proxy }) {
    const code = codeOf(error);
    const through = proxy === undefined ? '' : `, on the way through the proxy ${proxy.address}`;
    const crowded = CROWDED[code];
    const failure = crowded ?? noConnection(code, proxy) ?? noTunnel(error, proxy) ?? (CERTIFICATE.test(code) ? badCertificate(code) : undefined);
    // A connection that stands may end so too: then the request may have arrived.
    if (failure !== undefined && (!NOT_ONLY_AT_FIRST.has(code) || failedToConnect(error))) {
        const { words, hint, passing } = failure;
        return { kind: 'broken', code: 'unreachable', message: `${words} (${code})${through}`, ...(hint === undefined ? {} : { hint }), neverSent: true, passing, ...(crowded === undefined ? {} : { crowded: true }) };
    }
    if (answerHadBegun) {
        const unpacking = codesOf(error).find((one) => NOT_COMPRESSED.test(one));
        if (unpacking !== undefined) {
            const hint = 'Does something between here and the platform change answers, or say that they are compressed when they are not?';
            return { kind: 'broken', code: 'truncated', message: `the answer could not be decompressed (${unpacking})${through}`, hint, neverSent: false, passing: true };
        }
        return { kind: 'broken', code: 'truncated', message: `the connection closed in the middle of the answer (${code})${through}`, hint: 'Does something between here and the platform limit the time or the size of answers?', neverSent: false, passing: true };
    }
    const hint = SCHEME.test(code)
        ? `Is this the right port, and does it speak https? Check the scheme of the base URL${proxy === undefined ? '' : `, and of ${proxy.variable}`}.`
        : 'When this goes on: does a proxy or a firewall stand in between, and are scheme and port of the base URL right?';
    return { kind: 'broken', code: 'unreachable', message: `the connection broke before an answer came (${code})${through}`, hint, neverSent: false, passing: true };
}
const NOT_ONLY_AT_FIRST = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'ENOBUFS']);
/** Error codes of Node that mean that no connection came about. */
const NO_CONNECTION = {
    ECONNREFUSED: { words: 'the connection was refused', passing: true, hint: 'Is the address right, and is the platform running?' },
    ENOTFOUND: { words: 'there is no such host', passing: false, hint: 'Check the base URL for a typing mistake.' },
    EAI_AGAIN: { words: 'the name could not be looked up', passing: true, hint: 'Is this machine connected, and does its name server know the host?' },
    EHOSTUNREACH: { words: 'there is no route to the host', passing: true, hint: 'Is this machine in the right network, or VPN?' },
    ENETUNREACH: { words: 'there is no route to the network', passing: true, hint: 'Is this machine in the right network, or VPN?' },
};
const FEWER = 'Lower `concurrency`, or let the process have more open files (`ulimit -n`).';
/** Error codes of Node that mean that this machine has no connection left to give. */
const CROWDED = {
    EMFILE: { words: 'this process has too many open files', passing: true, hint: FEWER },
    ENFILE: { words: 'this machine has too many open files', passing: true, hint: FEWER },
    EADDRNOTAVAIL: { words: 'this machine has no port left for a connection', passing: true, hint: FEWER },
    ENOBUFS: { words: 'this machine has no memory left for a connection', passing: true, hint: FEWER },
};
/** Through a proxy all of these are about the proxy: it alone looks for the platform. */
function noConnection(code, proxy) {
    const failure = NO_CONNECTION[code];
    if (failure === undefined || proxy === undefined)
        return failure;
    return { ...failure, hint: `Is ${proxy.variable} right, and is the proxy running and in reach? If the platform can be reached without it, add its host to NO_PROXY.` };
}
/** What a proxy said that made no tunnel; undefined for any other error. */
function noTunnel(error, proxy) {
    if (codeOf(error) !== 'ERR_PROXY_TUNNEL')
        return undefined;
    const status = statusOf(error);
    if (status === 407) {
        return { words: 'the proxy asks for a user name and a password', passing: false, hint: `Give them in ${proxy?.variable ?? 'HTTPS_PROXY'}, as http://user:password@host:port.` };
    }
    const refused = status !== undefined && status >= 400 && status < 500;
    return {
        words: status === undefined ? 'the proxy made no tunnel' : `the proxy made no tunnel and answered ${status}`,
        passing: !refused,
        hint: 'Ask who runs the proxy to let the host through, or add the host to NO_PROXY.',
    };
}
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ALTNAME/;
function badCertificate(code) {
    const words = 'the certificate was not accepted';
    if (/EXPIRED|NOT_YET_VALID/.test(code))
        return { words, passing: false, hint: 'Its time is over, or has not begun: is the clock of this machine right? Else tell the operator.' };
    if (code.includes('ALTNAME'))
        return { words, passing: false, hint: 'It is for another host: check the base URL for a typing mistake.' };
    return { words, passing: false, hint: 'For a private certificate authority set NODE_EXTRA_CA_CERTS to its PEM file.' };
}
/** https spoken to a port that does not, or the other way round. */
const SCHEME = /^(?:EPROTO|ERR_SSL|HPE_)/;
function codeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : 'no code';
}
/** Of gzip and deflate, of Brotli, and of Zstandard; not those for the end coming too early. */
const NOT_COMPRESSED = /^(?:Z_DATA_ERROR|ERR__ERROR_FORMAT|ZSTD_error)/;
/** Its code, and those of what caused it. */
function codesOf(error) {
    const cause = typeof error === 'object' && error !== null && 'cause' in error ? codesOf(error.cause) : [];
    return [codeOf(error), ...cause];
}
/** Of several addresses that were tried, Node gives the errors together. */
function failedToConnect(error) {
    if (typeof error !== 'object' || error === null)
        return false;
    if ('syscall' in error && typeof error.syscall === 'string')
        return error.syscall === 'connect';
    if ('errors' in error && Array.isArray(error.errors))
        return error.errors.every(failedToConnect);
    return 'cause' in error && failedToConnect(error.cause);
}
/** The status that a proxy refused with; the HTTP library keeps Node's error as the cause of its own. */
function statusOf(error) {
    if (typeof error !== 'object' || error === null)
        return undefined;
    if ('statusCode' in error && Number.isInteger(error.statusCode))
        return Number(error.statusCode);
    return 'cause' in error ? statusOf(error.cause) : undefined;
}


/***/ }),

/***/ 5720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ asRevision),
/* harmony export */   FN: () => (/* binding */ expectApp),
/* harmony export */   Lr: () => (/* binding */ expectRateLimit),
/* harmony export */   St: () => (/* binding */ expectExportList),
/* harmony export */   br: () => (/* binding */ isApiIndex),
/* harmony export */   i: () => (/* binding */ asNumber)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9776);
/* harmony import */ var _generated_contract_cjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2563);



/** The body of a list answer; throws `unexpected-body` with the place when it is not what the API document promises. */
function expectExportList(value, doing) {
    if (_generated_contract_cjs__WEBPACK_IMPORTED_MODULE_2__.exportList(value))
        return value;
    throw unexpected(doing, _generated_contract_cjs__WEBPACK_IMPORTED_MODULE_2__.exportList.errors);
}
function expectApp(value, doing) {
    // To the validator a number that is kept as it was written is an object too.
    if (_generated_contract_cjs__WEBPACK_IMPORTED_MODULE_2__.app(value) && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return value;
    throw unexpected(doing, _generated_contract_cjs__WEBPACK_IMPORTED_MODULE_2__.app.errors ?? [NO_OBJECT]);
}
function expectRateLimit(value, doing) {
    if (_generated_contract_cjs__WEBPACK_IMPORTED_MODULE_2__.rateLimit(value))
        return value;
    throw unexpected(doing, _generated_contract_cjs__WEBPACK_IMPORTED_MODULE_2__.rateLimit.errors);
}
/** Whether the index has the documented members; the caller explains what is not so. */
function isApiIndex(value) {
    return _generated_contract_cjs__WEBPACK_IMPORTED_MODULE_2__.apiIndex(value);
}
function unexpected(doing, faults) {
    const [first] = faults ?? [];
    const where = first === undefined ? '' : `: ${sentenceOf(first)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('unexpected-body', `${doing}: the answer is JSON, but not what the API document promises${where}`, {
        hint: 'Check that the base URL is that of the platform, and the input `platform`.',
    });
}
const NO_OBJECT = { instancePath: '', keyword: 'type', params: { type: 'object' } };
function sentenceOf(fault) {
    const place = fault.instancePath === '' ? 'the body' : fault.instancePath;
    if (fault.keyword === 'required')
        return `${place} has no ${String(fault.params['missingProperty'])}`;
    return `${place} is not of type ${String(fault.params['type'])}`;
}
/** A JSON number as the nearest double, however it was written; undefined when there is none. */
function asNumber(value) {
    const number = value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ExactNumber */ .fh ? value.value : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
/** The number of a revision, also where it is given as text; undefined for what counts nothing, such as -1 or 1.5. */
function asRevision(value) {
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : asNumber(value);
    return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}


/***/ }),

/***/ 4355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ routeTo)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3046);


/**
 * Which proxy is used for an address. The rules are those of Node's own agents (`proxyEnv`): lower case goes before
 * upper case, and an entry of NO_PROXY is `*`, a host, `host:port`, `.suffix`, `*.suffix` or a range of IPv4 addresses.
 */
function routeTo(base, environment, version = process.versions.node) {
    const own = base.protocol === 'https:' ? HTTPS : HTTP;
    const set = named(environment, own);
    if ((0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U9)(base.hostname)) {
        return set === undefined ? { kind: 'direct' } : { kind: 'loopback', variable: set.variable };
    }
    // Agents are made for both schemes, and either variable can keep them from it.
    const broken = [named(environment, own), named(environment, own === HTTP ? HTTPS : HTTP)].find((each) => each !== undefined && isBroken(each.value));
    if (broken !== undefined)
        return notAnAddress(broken.variable);
    if (set === undefined)
        return { kind: 'direct' };
    const { variable, value } = set;
    const exempt = named(environment, ['no_proxy', 'NO_PROXY']);
    if (exempt !== undefined && isExempt(base, exempt.value))
        return { kind: 'exempt', variable, exemptBy: exempt.variable };
    if (!isWeb(value))
        return notOfTheWeb(variable);
    const { protocol, host } = new URL(value);
    const address = `${protocol}//${host}`;
    return knowsProxies(version) ? { kind: 'proxy', variable, address } : notKnown(variable, address, version);
}
function notAnAddress(variable) {
    return { kind: 'refused', message: `${variable} is no address`, hint: 'Write http://host:port, with special characters of a user name or password percent-encoded, or unset the variable.' };
}
/** Node would take no notice of it, and go past a proxy that may be there for a reason. */
function notOfTheWeb(variable) {
    return { kind: 'refused', message: `${variable} begins with neither http:// nor https://`, hint: 'Give the address of an HTTP proxy, as http://host:port, or unset the variable, or add the host to NO_PROXY.' };
}
/** The same for a Node before its agents took `proxyEnv`, as the first runners of GitHub with Node 24 have it. */
function notKnown(variable, address, version) {
    return {
        kind: 'refused',
        message: `${variable} names ${address}, and Node.js ${version} takes no notice of it`,
        hint: 'Use Node.js 24.5 or later; on GitHub, bring the runner up to date. If the platform can be reached without the proxy, add its host to NO_PROXY.',
    };
}
function knowsProxies(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major > 24 || (major === 24 && minor >= 5);
}
const HTTP = ['http_proxy', 'HTTP_PROXY'];
const HTTPS = ['https_proxy', 'HTTPS_PROXY'];
function named(environment, names) {
    for (const variable of names) {
        const value = environment[variable];
        if (value !== undefined && value !== '')
            return { variable, value };
    }
    return undefined;
}
function isWeb(value) {
    return value.startsWith('http://') || value.startsWith('https://');
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
    }
    catch {
        // A percent sign that begins no byte: what Node throws for is all that is asked here.
        return false;
    }
}
function isExempt(base, list) {
    const host = base.hostname.toLowerCase();
    const withPort = `${host}:${base.port === '' ? (base.protocol === 'https:' ? '443' : '80') : base.port}`;
    return list
        .split(',')
        .map((entry) => entry.trim().toLowerCase())
        .some((entry) => {
        if (entry === '*' || entry === host || entry === withPort)
            return true;
        if (entry.startsWith('.'))
            return host === entry.slice(1) || host.endsWith(entry);
        if (entry.startsWith('*.'))
            return host.endsWith(entry.slice(1));
        return isInRange(host, entry);
    });
}
function isInRange(host, entry) {
    const [first = '', last = ''] = entry.split('-').map((part) => part.trim());
    if (![host, first, last].every((each) => (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(each)))
        return false;
    return numberOf(first) <= numberOf(host) && numberOf(host) <= numberOf(last);
}
function numberOf(address) {
    return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}


/***/ }),

/***/ 7479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gz: () => (/* binding */ keepSecret),
/* harmony export */   k2: () => (/* binding */ noSecret),
/* harmony export */   kh: () => (/* binding */ missingToken)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9776);

/** Real tokens have 32 characters and more; a word of fewer than these can stand in a description by itself. */
const SHORTEST_TELLING = 16;
function keepSecret(token) {
    const whole = wholeSpellings(token);
    const find = finderOf(token);
    const finders = [find, ...whole.map((spelling) => (text, from) => spanOf(text, spelling, from))];
    return {
        reveal: () => token,
        redact: (text) => withoutEach(text, finders),
        repeatedIn: (text) => token.length >= SHORTEST_TELLING && (find(text, 0) !== undefined || whole.some((spelling) => text.includes(spelling))),
    };
}
/** A regular expression grows with the token, and one of some thousand characters does not compile: the error would show it. */
const CHARACTERS_OF_AN_EXPRESSION = 128;
/** Finds the first place from there on where the token stands, each of its characters in any spelling. */
function finderOf(token) {
    const patterns = Array.from(token, characterPattern);
    const pieces = [];
    for (let at = 0; at < patterns.length; at += CHARACTERS_OF_AN_EXPRESSION)
        pieces.push(patterns.slice(at, at + CHARACTERS_OF_AN_EXPRESSION).join(''));
    const [head, ...tail] = pieces;
    if (head === undefined)
        return () => undefined;
    const [first, rest] = [new RegExp(head, 'g'), tail.map((piece) => new RegExp(piece, 'y'))];
    return (text, from) => {
        first.lastIndex = from;
        for (let match = first.exec(text); match !== null; match = first.exec(text)) {
            const end = endOf(rest, text, first.lastIndex);
            if (end !== undefined)
                return { start: match.index, end };
            first.lastIndex = match.index + 1;
        }
        return undefined;
    };
}
/** Where the last of the expressions ends when all of them match one after the other. */
function endOf(expressions, text, from) {
    let end = from;
    for (const expression of expressions) {
        expression.lastIndex = end;
        if (!expression.test(text))
            return undefined;
        end = expression.lastIndex;
    }
    return end;
}
function spanOf(text, spelling, from) {
    const start = text.indexOf(spelling, from);
    return start < 0 ? undefined : { start, end: start + spelling.length };
}
/** In one pass: what stands in the place of the token may hold a short one itself. Each finder goes over the text once. */
function withoutEach(text, finders) {
    const kept = [];
    let from = 0;
    let next = finders.map((find) => find(text, 0));
    for (let span = firstOf(next); span !== undefined; span = firstOf(next)) {
        const { start, end } = span;
        kept.push(text.slice(from, start), isRedacted(text, span) ? text.slice(start, end) : REDACTED);
        from = end;
        next = next.map((known, index) => (known === undefined || known.start >= end ? known : finders[index]?.(text, end)));
    }
    return kept.length === 0 ? text : kept.join('') + text.slice(from);
}
/** The first, with those that reach into it: of two that overlap neither may be left in part. */
function firstOf(spans) {
    const found = spans.filter((span) => span !== undefined).toSorted((one, other) => one.start - other.start);
    return found.reduce((first, span) => {
        if (first === undefined)
            return span;
        return span.start < first.end ? { start: first.start, end: Math.max(first.end, span.end) } : first;
    }, undefined);
}
const REDACTED = '[token]';
/** Whether it is a part of what was put there before, where text comes by several times. */
function isRedacted(text, { start, end }) {
    return text.slice(Math.max(0, end - REDACTED.length), start + REDACTED.length).includes(REDACTED);
}
/** In the place of a token where none was given: asking for it throws a PlatformError `bad-token`. */
function noSecret() {
    return {
        reveal: () => {
            throw missingToken();
        },
        redact: (text) => text,
        repeatedIn: () => false,
    };
}
function missingToken() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .W('bad-token', 'there is no token', { hint: 'Give `token`.' });
}
/**
 * One character as it is, and as JSON, a URL or HTML may write it: a platform or a proxy may echo the request it got, and
 * encode some of it. The repetitions are bounded, so that a long run of backslashes costs no more than its length.
 */
function characterPattern(character) {
    const code = character.charCodeAt(0);
    const hex = code.toString(16).padStart(2, '0').replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    const entity = ENTITIES[character];
    return `(?:\\\\{0,2}\\x${code.toString(16).padStart(2, '0')}|\\\\{1,2}u00${hex}|%${hex}|&#(?:0{0,4}${code}|[xX]0{0,4}${hex});${entity === undefined ? '' : `|${entity}`})`;
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** What an encoding makes of the token as a whole. */
function wholeSpellings(token) {
    const bytes = Buffer.from(token);
    const hex = bytes.toString('hex');
    const base64 = bytes.toString('base64');
    const within = token.length < SHORTEST_TELLING ? [] : [0, 1, 2].map((shift) => base64Within(bytes, shift));
    const alphabets = [base64, base64.replace(/=+$/, ''), ...within].flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
    const spellings = [...alphabets, hex, hex.toUpperCase(), Array.from(token).toReversed().join('')];
    // Longest first: one may stand inside another.
    return [...new Set(spellings)].filter((spelling) => spelling !== '').toSorted((a, b) => b.length - a.length);
}
/** The characters of base64 that the token decides alone, when `shift` bytes of a group of three stand before it. */
function base64Within(bytes, shift) {
    const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64').replace(/=+$/, '');
    const rest = (shift + bytes.length) % 3;
    return text.slice(shift === 0 ? 0 : shift + 1, rest === 0 ? undefined : -1);
}


/***/ }),

/***/ 6032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ backoff),
/* harmony export */   P9: () => (/* binding */ retryAfter),
/* harmony export */   Uy: () => (/* binding */ askedWait),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** The first wait is at most this long, in milliseconds; each later one at most twice the one before. */
const FIRST_WAIT = 250;
/**
 * How long the platform asks to wait, in milliseconds: `Retry-After` in seconds or as a date, else, for a 429,
 * `X-RateLimit-Reset` in Unix seconds (which some platforms put on every answer). Points in time are read against the platform's own `Date`, so that a skewed
 * clock on either side does not count.
 */
function askedWait(status, headers, now) {
    const after = retryAfter(headers, now);
    if (after !== undefined)
        return after;
    const reset = headers['x-ratelimit-reset'];
    if (status === 429 && typeof reset === 'string' && /^\d+$/.test(reset.trim()))
        return Math.max(0, Number(reset) * 1000 - referenceOf(headers, now));
    return undefined;
}
/** `Retry-After` alone, in milliseconds. */
function retryAfter(headers, now) {
    const after = headers['retry-after']?.trim() ?? '';
    // Some send a part of a second, which would be read as a day of long ago.
    if (/^\d+(?:\.\d+)?$/.test(after))
        return Math.ceil(Number(after) * 1000);
    const date = /^[a-z]/i.test(after) ? Date.parse(after) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - referenceOf(headers, now));
}
function referenceOf({ date = '' }, now) {
    const theirs = Date.parse(date);
    return Number.isNaN(theirs) ? now : theirs;
}
/** Exponential backoff with full jitter, in milliseconds. `attempt` counts from 1. */
function backoff(attempt, longest, random = Math.random) {
    return Math.round(random() * Math.min(longest, FIRST_WAIT * 2 ** (attempt - 1)));
}
/** Resolves after the time, or as soon as the signal aborts. */
async function pause(milliseconds, signal) {
    try {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal });
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
    }
}


/***/ }),

/***/ 3632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ unlikeOurs),
/* harmony export */   P7: () => (/* binding */ faultOfReplacing),
/* harmony export */   cI: () => (/* binding */ receiveJsonFile),
/* harmony export */   mH: () => (/* binding */ PACKED_NOTE)
/* harmony export */ });
/* unused harmony export readJsonFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2101);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2611);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6806);
/* harmony import */ var _given_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2911);





const WHICH_FILE = {
    record: 'Give the file that `promote --record` wrote; in the action, its output `record-file`.',
    plan: 'Give the file that `plan --out` wrote; in the action, its output `plan-file`.',
};
/** Tells another file, given by mistake, from one of ours that is not whole any more. */
function unlikeOurs(path, what, code, value, errors) {
    const kind = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value['kind'] : undefined;
    const [error] = errors;
    const place = error === undefined || error.instancePath === '' ? 'it' : error.instancePath;
    const mistake = kind === `cwl-promote ${what}`
        ? `the ${what} ${path} was changed after it was written: ${place} ${mistakeOf(error, what)}`
        : `${path} is no ${what}${typeof kind === 'string' && kind.startsWith('cwl-promote ') ? `: it is a ${kind.slice('cwl-promote '.length)}` : ''}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, mistake, { hint: WHICH_FILE[what] });
}
function mistakeOf(error, what) {
    const added = error?.params?.['additionalProperty'];
    return added === undefined ? (error?.message ?? 'is not as it should be') : `has ${JSON.stringify(added)}, which stands in no ${what}`;
}
/** The JSON of a file of ours that the user names. Throws PromotionError `code`, also for one of another version, and for a pipe. */
function readJsonFile(path, what, code) {
    try {
        return jsonOf(readGivenFile(path), path, what, code);
    }
    catch (error) {
        throw refusalOf(error, path, what, code);
    }
}
/** The same, and a pipe is waited for, until `signal` aborts. */
async function receiveJsonFile(path, what, code, signal) {
    try {
        return jsonOf(await (0,_given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .receiveGivenFile */ .tO)(path, signal), path, what, code);
    }
    catch (error) {
        throw refusalOf(error, path, what, code);
    }
}
function refusalOf(error, path, what, code) {
    if (!(error instanceof _given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, `the ${what} ${path} cannot be read: ${error.message}`, { hint: error.hint });
}
function jsonOf(text, path, what, code) {
    let value;
    try {
        value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, `the ${what} ${path} is not JSON${withoutExcerpt(error.message)}`, { hint: WHICH_FILE[what] });
    }
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && value['kind'] === `cwl-promote ${what}` && typeof value['version'] === 'number' && value['version'] !== 1) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, `the ${what} ${path} is of version ${value['version']}, and this release knows version 1`, { hint: 'Use the release of cwl-promote that wrote it.' });
    }
    return value;
}
/** V8 shows what stands there, which is not for the log where a path, or a link that was committed, leads to another file than ours. */
function withoutExcerpt(message) {
    const rest = message.replace(/(?:^|, )(?:\.{3})?".*"(?:\.{3})? is not valid JSON$/s, '');
    return rest === '' ? '' : `: ${rest}`;
}
/**
 * The first line of a description that `pack --yaml` writes. Nothing else tells it from a document that somebody wrote; as
 * JSON it is one line, which nobody writes by hand.
 */
const PACKED_NOTE = '# Packed by cwl-promote: change the files that it is packed from, and pack them again.';
const IS_KIND = {
    plan: (text) => isObjectWith(text, ({ kind }) => kind === 'cwl-promote plan'),
    sarif: (text) => isObjectWith(text, ({ version, runs }) => version === '2.1.0' && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(runs)),
    baseline: (text) => isObjectWith(text, ({ version, accepted }) => version === 1 && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(accepted)),
    description: (text) => firstLineOf(text) === PACKED_NOTE || (!text.trimEnd().includes('\n') && isObjectWith(text, ({ cwlVersion }) => cwlVersion !== undefined)),
};
/**
 * Why one of our files must not take the place of what stands there, for people; undefined when nothing does, or another
 * one of its kind. Whoever forgets the value of a flag must not lose a document for it; a file that is replaced as a whole
 * would take the place of a link, and not of what it leads to.
 */
function faultOfReplacing(path, kind) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return 'it is a symbolic link';
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : '';
        return text.trim() === '' || IS_KIND[kind](text) ? undefined : OTHER;
    }
    catch (error) {
        return (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error);
    }
}
/** Editors and checkouts on Windows put a mark before it, and end it in their own way. */
function firstLineOf(text) {
    return text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0];
}
const OTHER = 'something else stands there, which would be lost';
function isObjectWith(text, isKind) {
    try {
        const value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && isKind(value);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return false;
        throw error;
    }
}


/***/ })

};

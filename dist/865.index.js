export const id = 865;
export const ids = [865];
export const modules = {

/***/ 703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qk: () => (/* binding */ notRead),
  lx: () => (/* binding */ noticesOf),
  fY: () => (/* binding */ readExportList)
});

;// CONCATENATED MODULE: ./lib/exports/summary.js
/**
 * Reads all pages of the caller's export jobs and counts them by state. Only COMPLETED is fine and only FAILED is
 * failed: the API document shows these two and says that the complete set is not shown, so any other counts as `other`.
 * Rejects with a PlatformError when a page cannot be read: half a list is no verdict.
 */
async function summarizeExports(platform, options = {}) {
    const jobs = [];
    let reason;
    let repeated = 0;
    for await (const page of platform.listExports(options)) {
        // One at a time: a platform may send pages larger than a call may have arguments.
        for (const job of page.jobs)
            jobs.push(job);
        reason = page.truncated ?? reason;
        repeated += page.repeated;
    }
    const counts = countStates(jobs);
    return {
        state: verdict(counts),
        total: jobs.length,
        counts,
        jobs,
        truncated: reason !== undefined,
        ...(repeated === 0 ? {} : { repeated }),
        ...(reason === undefined ? {} : { reason }),
    };
}
function countStates(jobs) {
    const completed = jobs.filter((job) => job.state === 'COMPLETED').length;
    const failed = jobs.filter((job) => job.state === 'FAILED').length;
    return { completed, failed, other: jobs.length - completed - failed };
}
function verdict(counts) {
    if (counts.failed > 0)
        return 'failed';
    if (counts.other > 0)
        return 'other';
    return counts.completed > 0 ? 'completed' : 'none';
}

;// CONCATENATED MODULE: ./lib/commands/export-list.js

/** Reads the whole list, up to the pages that the options allow. Rejects with PlatformError. */
async function readExportList(platform, options) {
    return summarizeExports(platform, options.maxPages === undefined ? {} : { maxPages: options.maxPages });
}
/** The summary of a list that was not read: never to be taken for an empty one. */
function notRead(reason) {
    return { state: 'not-read', total: 0, counts: { completed: 0, failed: 0, other: 0 }, jobs: [], truncated: false, reason };
}
/** A platform that gives each job a state of its own must not flood the report. */
const MOST_STATES = 10;
/** What is worth saying about a list, besides its verdict. */
function noticesOf(summary) {
    const unusual = new Map();
    for (const { state } of summary.jobs) {
        if (state !== 'COMPLETED' && state !== 'FAILED')
            unusual.set(state, (unusual.get(state) ?? 0) + 1);
    }
    return [
        ...(summary.truncated ? [`The list of export jobs is cut off: ${summary.reason ?? 'no reason was given'}.`] : []),
        ...(summary.repeated === undefined ? [] : [`The platform listed ${summary.repeated} export ${summary.repeated === 1 ? 'job' : 'jobs'} more than once; each counts once.`]),
        ...[...unusual].slice(0, MOST_STATES).map(([state, jobs]) => `${jobs} export ${jobs === 1 ? 'job is' : 'jobs are'} in the state ${state}, which counts neither as completed nor as failed.`),
        ...(unusual.size > MOST_STATES ? [`${unusual.size - MOST_STATES} more states are neither COMPLETED nor FAILED; the report has every job with its state.`] : []),
    ];
}


/***/ }),

/***/ 6151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ compareExports),
/* harmony export */   h: () => (/* binding */ failingSince)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9632);


/** Compares a list with the last run's memory of it. */
function compareExports(summary, previous, now) {
    const before = previous ?? NOTHING;
    const today = (0,_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(now);
    const listed = sortOut(summary.jobs, before);
    // A list that is cut off says nothing about a job that it does not show: it stays what it was.
    const unseen = summary.truncated ? [...before.failed].filter(([print]) => !listed.seen.has(print)) : [];
    const unseenLeft = summary.truncated ? [...before.left].filter(([print]) => !listed.seen.has(print)) : [];
    const failing = summary.counts.failed + unseen.length;
    const gone = summary.truncated ? 0 : [...before.failed.keys()].filter((print) => !listed.seen.has(print)).length;
    const failed = new Map([...unseen, ...listed.failed.map(({ print }) => [print, before.failed.get(print) ?? today])]);
    const left = new Map([...unseenLeft, ...listed.left.map(({ print }) => [print, before.left.get(print) ?? before.failed.get(print) ?? today])]);
    const kept = bounded(failed, left);
    const newUnnamed = Math.max(0, listed.untold - Math.max(0, before.failing - before.failed.size));
    const change = changeOf({ worse: listed.newFailed.length + newUnnamed, better: listed.recovered.length, failing, failingBefore: before.failing });
    return {
        id: idOf([before.at, change, newUnnamed, idsOf(listed.newFailed), idsOf(listed.recovered)]),
        change,
        newFailed: listed.newFailed,
        recovered: listed.recovered,
        newUnnamed,
        failing,
        compared: before.at !== NEVER,
        memory: {
            at: now.toISOString(),
            failing,
            ...kept,
            days: addDay(before.days, { day: today, failing, newFailed: listed.newFailed.length + newUnnamed, recovered: listed.recovered.length }),
        },
        // The changes of the day are added when they count as told, or they would count twice.
        untilTold: { ...before, days: addDay(before.days, { day: today, failing, newFailed: 0, recovered: 0 }) },
        notices: [
            ...(gone > 0 ? [`${gone} export ${gone === 1 ? 'job that was' : 'jobs that were'} FAILED at the last run ${gone === 1 ? 'is' : 'are'} no longer in the list.`] : []),
            ...(unseen.length > 0 ? [`${unseen.length} export ${unseen.length === 1 ? 'job that was' : 'jobs that were'} FAILED at the last run ${unseen.length === 1 ? 'does' : 'do'} not show in the part of the list that was read; ${unseen.length === 1 ? 'it counts' : 'they count'} as failing still.`] : []),
            ...(listed.untold > 0 ? [`More than ${_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_REMEMBERED */ .VA} export jobs are failing: for ${listed.untold} of them only their number is compared with the last run.`] : []),
        ],
    };
}
/** The day on which a job was first seen FAILED. */
function failingSince(memory, job) {
    return memory.failed.get((0,_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(job.id));
}
/** When the last run was, where there was none: of a first run nobody was told of, this is all that is remembered. */
const NEVER = '1970-01-01T00:00:00.000Z';
const NOTHING = { at: NEVER, failing: 0, failed: new Map(), left: new Map(), days: [] };
function idsOf(jobs) {
    return jobs.map(({ id }) => id).toSorted();
}
function idOf(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
function sortOut(jobs, before) {
    const seen = new Set();
    const failed = [];
    const left = [];
    const newFailed = [];
    const recovered = [];
    let untold = 0;
    for (const job of jobs) {
        const print = (0,_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(job.id);
        seen.add(print);
        const known = before.failed.has(print) || before.left.has(print);
        if (job.state === 'FAILED') {
            failed.push({ print });
            if (before.upTo !== undefined && print > before.upTo)
                untold += 1;
            else if (!before.failed.has(print))
                newFailed.push(job);
        }
        else if (job.state === 'COMPLETED') {
            if (known)
                recovered.push(job);
        }
        else if (known)
            left.push({ print });
    }
    return { seen, failed, left, newFailed, recovered, untold };
}
/**
 * As many as a memory holds: those with the smallest fingerprints. Fingerprints are spread evenly, and the same ones are
 * kept each time, so whatever is below the last of them is compared exactly.
 */
function bounded(failed, left) {
    if (failed.size + left.size <= _memory_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_REMEMBERED */ .VA)
        return { failed, left };
    const upTo = [...failed.keys(), ...left.keys()].toSorted()[_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_REMEMBERED */ .VA - 1] ?? '';
    const below = (entries) => new Map([...entries].filter(([print]) => print <= upTo));
    return { failed: below(failed), left: below(left), upTo };
}
function changeOf(counts) {
    if (counts.worse > 0)
        return 'failing';
    if (counts.failing === 0)
        return counts.failingBefore > 0 ? 'recovered' : 'none';
    return counts.better > 0 ? 'improved' : 'none';
}
function addDay(days, today) {
    const same = days.find(({ day }) => day === today.day);
    const merged = same === undefined ? today : { ...today, newFailed: same.newFailed + today.newFailed, recovered: same.recovered + today.recovered };
    return [...days.filter(({ day }) => day !== today.day), merged].toSorted((one, other) => (one.day < other.day ? -1 : 1)).slice(-_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_DAYS */ .ye);
}


/***/ }),

/***/ 9632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   VA: () => (/* binding */ MOST_REMEMBERED),
/* harmony export */   gP: () => (/* binding */ memoryFromJson),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   nH: () => (/* binding */ memoryToJson),
/* harmony export */   ye: () => (/* binding */ MOST_DAYS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7009);


/** With its day an entry takes about 20 characters; an issue holds 65,536. */
const MOST_REMEMBERED = 1_000;
/** Days of the chart. */
const MOST_DAYS = 30;
const FINGERPRINT_DIGITS = 16;
/** 64 bits of the id's SHA-256: two among a million jobs share one with a chance of one in 37 million. */
function fingerprint(id) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(id).digest('hex').slice(0, FINGERPRINT_DIGITS);
}
/** The day of a moment, in UTC. */
function dayOf(moment) {
    return moment.toISOString().slice(0, 10);
}
const VERSION = 1;
/** The memory as JSON: for an issue or a file. */
function memoryToJson({ at, failing, failed, left, upTo, days }) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([
        ['version', VERSION],
        ['at', at],
        ['failing', failing],
        ['failed', byDay(failed)],
        ['left', byDay(left)],
        ...(upTo === undefined ? [] : [['upTo', upTo]]),
        ['days', days.map((one) => [one.day, one.failing, one.newFailed, one.recovered])],
    ]);
}
function byDay(entries) {
    const groups = Map.groupBy([...entries], ([, day]) => day);
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([day, group]) => [day, group.map(([print]) => print)]));
}
/** Reads what {@link memoryToJson} wrote, from wherever it has been in between. */
function memoryFromJson(value) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return { ok: false, reason: 'it is no JSON object' };
    const { version, at, failing, failed, left, upTo, days } = value;
    if (version !== VERSION)
        return { ok: false, reason: `its version is ${typeof version === 'number' ? version : 'missing'}, and this release reads version ${VERSION}` };
    const maps = [fromDays(failed), fromDays(left)];
    const counts = fromCounts(days);
    if (typeof at !== 'string' || !MOMENT.test(at) || Number.isNaN(Date.parse(at)))
        return wrong('at');
    if (!isCount(failing))
        return wrong('failing');
    if (maps[0] === undefined)
        return wrong('failed');
    if (maps[1] === undefined)
        return wrong('left');
    if (maps[0].size + maps[1].size > MOST_REMEMBERED)
        return { ok: false, reason: `it remembers more than ${MOST_REMEMBERED} jobs` };
    if (upTo !== undefined && !isFingerprint(upTo))
        return wrong('upTo');
    if (counts === undefined)
        return wrong('days');
    return { ok: true, memory: { at, failing, failed: maps[0], left: maps[1], ...(upTo === undefined ? {} : { upTo }), days: counts } };
}
function wrong(member) {
    return { ok: false, reason: `its member ${member} is not as it was written` };
}
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const FINGERPRINT = /^[0-9a-f]{16}$/;
function isFingerprint(value) {
    return typeof value === 'string' && FINGERPRINT.test(value);
}
function isCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
function fromDays(value) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return undefined;
    const entries = new Map();
    for (const [day, prints] of Object.entries(value)) {
        if (!DAY.test(day) || !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(prints))
            return undefined;
        for (const print of prints) {
            if (!isFingerprint(print))
                return undefined;
            entries.set(print, day);
        }
    }
    return entries;
}
function fromCounts(value) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value) || value.length > MOST_DAYS)
        return undefined;
    const days = [];
    for (const row of value) {
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(row))
            return undefined;
        const [day, failing, newFailed, recovered] = row;
        if (typeof day !== 'string' || !DAY.test(day) || !isCount(failing) || !isCount(newFailed) || !isCount(recovered))
            return undefined;
        days.push({ day, failing, newFailed, recovered });
    }
    return days;
}


/***/ }),

/***/ 2573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readAccess)
/* harmony export */ });
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6174);

const PUBLIC_API = 'https://api.github.com';
/** From the environment of the runner and the input `github-token`. `what` needs it: an input and its value. */
function readAccess(what, permission, env) {
    const token = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHubToken */ .nC)();
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    if (token === undefined) {
        return { ok: false, message: `\`${what}\` needs a token for GitHub, and there is none`, hint: `Give the input \`github-token\`: \${{ github.token }}, with \`permissions: ${permission}\`.` };
    }
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
        return { ok: false, message: `\`${what}\` needs a repository, and GITHUB_REPOSITORY names none`, hint: 'It works in a workflow of GitHub only.' };
    }
    const given = env['GITHUB_API_URL'] ?? '';
    if (given !== '' && !/^https?:\/\//.test(URL.parse(given)?.href ?? '')) {
        return { ok: false, message: `\`${what}\` needs the address of GitHub, and GITHUB_API_URL is none`, hint: 'The runner sets it.' };
    }
    return { ok: true, token, repository, apiUrl: given === '' ? PUBLIC_API : given };
}


/***/ }),

/***/ 9726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UY: () => (/* binding */ connectGitHub),
  S3: () => (/* binding */ itemsOf),
  jN: () => (/* binding */ numbered)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/platform/secret.js
var platform_secret = __webpack_require__(7479);
// EXTERNAL MODULE: ./lib/report/printable.js
var printable = __webpack_require__(2037);
// EXTERNAL MODULE: ./lib/github/github-error.js
var github_error = __webpack_require__(3343);
;// CONCATENATED MODULE: ./lib/github/rate-limit.js
/** To be waited when a secondary limit is met and the answer does not say how long, in milliseconds. */
const UNTOLD_WAIT = 60_000;
/**
 * How long to wait before the request may be sent again, in milliseconds; undefined when it was not refused for its
 * number. Such a request had no effect, so that any method may be repeated.
 */
function limitedFor({ status, headers, words }, now) {
    if (status !== 403 && status !== 429)
        return undefined;
    const after = headers['retry-after'];
    if (typeof after === 'string' && /^\d{1,6}$/.test(after.trim()))
        return Number(after) * 1000;
    if (headers['x-ratelimit-remaining'] === '0') {
        const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
        return Number.isFinite(reset) ? Math.max(0, reset * 1000 - now) : UNTOLD_WAIT;
    }
    return status === 429 || /secondary rate limit/i.test(words) ? UNTOLD_WAIT : undefined;
}

;// CONCATENATED MODULE: ./lib/github/client.js





const ATTEMPTS = 4;
/** For one attempt, in milliseconds. */
const ATTEMPT_TIMEOUT = 30_000;
/** A longer wait than this is not worth a runner's minutes: in milliseconds. */
const LONGEST_WAIT = 120_000;
/** Before the first repetition of what the server or the network lost, in milliseconds; doubled each time. */
const FIRST_WAIT = 500;
const LONGEST_WORDS = 300;
/** The only place where a client for GitHub is made; what it is made of is loaded here, since few commands need it. */
async function connectGitHub(options) {
    const { getOctokit: create } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    const octokit = create(options.token, { baseUrl: options.apiUrl.replace(/\/+$/, ''), userAgent: 'cwl-promote', log: SILENT });
    const secret = (0,platform_secret/* keepSecret */.gz)(options.token);
    octokit.hook.wrap('request', async (request, settings) => persist(options, secret, settings, async (signal) => {
        // The hooks of the library are bound to this object, and take no notice of another one that is handed on.
        Object.assign(settings, { request: { ...settings.request, signal } });
        return request(settings);
    }));
    const [owner = '', repo = ''] = options.repository.split('/');
    const where = { owner, repo };
    const explained = async (purpose, work) => {
        try {
            return await work();
        }
        catch (error) {
            throw explain(error, purpose, options.signal, secret);
        }
    };
    let login;
    async function call(purpose, send, read) {
        return explained(purpose, async () => {
            const { data } = await send(octokit, where);
            return read === undefined ? data : read(data);
        });
    }
    const github = {
        ...where,
        call,
        list: async (purpose, pages) => explained(purpose, async () => {
            const items = [];
            for await (const page of pages(octokit, where))
                for (const item of itemsOf(page.data))
                    items.push(item);
            return items;
        }),
        whoAmI: async () => (login ??= askLogin(github)),
    };
    return github;
}
/** The library prints deprecations past the job log, which defuses what it prints. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
/** What the workflow's own token writes under. */
const WORKFLOW_BOT = 'github-actions[bot]';
/**
 * The tokens of apps, the workflow's own among them, may not read `GET /user`; GraphQL tells every token who it is. Where
 * it does not, the token is taken for the workflow's own.
 */
async function askLogin(github) {
    const purpose = { doing: 'ask whose token it is', permission: 'metadata: read' };
    try {
        return await github.call(purpose, async (octokit) => ({ data: await octokit.graphql('query { viewer { login } }') }), ({ viewer: { login } }) => {
            if (typeof login !== 'string')
                throw new TypeError('the login is no text');
            return login;
        });
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y) || error.code === 'cancelled' || error.code === 'github-token' || error.code === 'github-unreachable')
            throw error;
        return WORKFLOW_BOT;
    }
}
/** Sends until there is an answer worth having: what has no effect when repeated, and what GitHub says it did not take. */
async function persist(options, secret, settings, send) {
    const { signal, onWait = () => undefined, onRequest = () => undefined } = options;
    for (let attempt = 1;; attempt += 1) {
        try {
            signal.throwIfAborted();
            const answer = await send(AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT)]));
            onRequest(`GitHub: ${settings.method} ${pathOf(settings.url)} ${answer.status}`);
            return answer;
        }
        catch (error) {
            const refusal = refusalOf(error, secret);
            onRequest(`GitHub: ${settings.method} ${pathOf(settings.url)} ${refusal.status ?? refusal.words}`);
            const wait = signal.aborted ? undefined : waitBefore(refusal, settings, attempt);
            if (wait === undefined || attempt >= ATTEMPTS)
                throw error;
            if (wait > 0)
                onWait(`waiting ${(0,printable/* duration */.p0)(wait)} for GitHub: ${refusal.words}`);
            await (0,promises_.setTimeout)(wait, undefined, { signal });
        }
    }
}
function waitBefore(refusal, { method, url }, attempt) {
    const limited = limitedFor(refusal, Date.now());
    if (limited !== undefined) {
        // GitHub asks for growing waits when a limit is met again.
        const wait = limited * attempt;
        return wait <= LONGEST_WAIT ? wait : undefined;
    }
    const repeatable = method !== 'POST' || url.endsWith('/graphql');
    const passing = refusal.status === undefined || refusal.status >= 500;
    return repeatable && passing ? FIRST_WAIT * 2 ** (attempt - 1) : undefined;
}
function pathOf(url) {
    return (URL.parse(url)?.pathname ?? url).slice(0, LONGEST_WORDS);
}
function explain(error, purpose, signal, secret) {
    if (error instanceof github_error/* GitHubError */.y)
        return error;
    if (signal.aborted)
        return new github_error/* GitHubError */.y('cancelled', isTimeout(signal.reason) ? `GitHub took longer than it may to ${purpose.doing}` : `the run was ended before it could ${purpose.doing}`);
    // What the library and the network throw has other classes: this is about what was made of the answer.
    if (error instanceof TypeError)
        return new github_error/* GitHubError */.y('github-refused', `GitHub answered something else than it documents, so that it cannot be used to ${purpose.doing}`);
    const refusal = refusalOf(error, secret);
    if (limitedFor(refusal, Date.now()) !== undefined) {
        return new github_error/* GitHubError */.y('github-rate-limited', `GitHub takes no more requests for now, which it would need to ${purpose.doing}: ${refusal.words}`, { status: refusal.status, hint: 'Run again later, or less often.' });
    }
    return (0,github_error/* explainRefusal */.G)(purpose, refusal);
}
/** For the `read` of a call whose answer is a list of objects. */
function itemsOf(body) {
    const items = Array.isArray(body) ? body : undefined;
    if (items?.every(isRecord) !== true)
        throw new TypeError('no list of objects');
    return body;
}
/** For the `read` of a call that makes something: what is written later is written to its number. */
function numbered(body, key) {
    if (typeof body[key] !== 'number')
        throw new TypeError('what was made has no number');
    return body;
}
function isTimeout(reason) {
    return reason instanceof DOMException && reason.name === 'TimeoutError';
}
/** The client's errors hold the whole request; only these three parts ever leave this file. */
function refusalOf(error, secret) {
    const answered = isRecord(error) && isAnswered(error['response']) ? error['response'] : undefined;
    const message = error instanceof Error ? error.message : String(error);
    const own = answered !== undefined && isRecord(answered.data) && typeof answered.data['message'] === 'string' ? detailed(answered.data) : message;
    const words = (0,printable/* clip */.$Q)((0,printable/* printableSentence */.l6)(secret.redact(own)), LONGEST_WORDS);
    return { status: answered?.status, headers: answered?.headers ?? {}, words };
}
/** `Validation Failed` alone helps nobody: the fields that it is about stand beside it. */
function detailed(data) {
    const errors = Array.isArray(data['errors']) ? data['errors'] : [];
    const parts = errors.flatMap((one) => (isRecord(one) ? [one['field'], one['code'], one['message']].filter((part) => typeof part === 'string').join(' ') : [String(one)]));
    return parts.length === 0 ? String(data['message']) : `${String(data['message'])} (${parts.join('; ')})`;
}
function isAnswered(value) {
    return isRecord(value) && typeof value['status'] === 'number' && isRecord(value['headers']);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}


/***/ }),

/***/ 3343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ explainRefusal),
/* harmony export */   y: () => (/* binding */ GitHubError)
/* harmony export */ });
/** What GitHub did not do for us, for people. Never holds a token. */
class GitHubError extends Error {
    name = 'GitHubError';
    code;
    status;
    hint;
    constructor(code, message, more = {}) {
        super(message);
        this.code = code;
        this.status = more.status;
        this.hint = more.hint;
    }
    toFailure() {
        return { code: this.code, message: this.message, ...(this.hint === undefined ? {} : { hint: this.hint }) };
    }
}
/** A refusal in words. GitHub hides what a token may not see, so "not found" may mean a missing permission too. */
function explainRefusal({ doing, permission }, { status, headers, words }) {
    const grant = `Give the job \`permissions: ${neededFor(permission, headers)}\`, or a token that has it as the input \`github-token\`.`;
    switch (status) {
        case undefined:
            return new GitHubError('github-unreachable', `GitHub could not be reached to ${doing}: ${words}`);
        case 401:
            return new GitHubError('github-token', `GitHub does not accept the token to ${doing}: ${words}`, {
                status,
                hint: 'Give the input `github-token`: ${{ github.token }} is the one of the job.',
            });
        case 403:
            return new GitHubError('github-permission', `the token for GitHub may not ${doing}: ${words}`, { status, hint: /\blocked\b/.test(words) ? 'Unlock the conversation.' : grant });
        case 404:
            return new GitHubError('github-not-found', `GitHub has nothing there to ${doing}, or hides it from this token: ${words}`, { status, hint: grant });
        case 410:
            return new GitHubError('github-refused', `GitHub could not ${doing}: ${words}`, { status, hint: 'It is switched off in the settings of the repository.' });
        default:
            if (status >= 500)
                return new GitHubError('github-server', `GitHub could not ${doing}: ${status} ${words}`, { status, hint: 'Run again later.' });
            return new GitHubError('github-refused', `GitHub refused to ${doing}: ${status} ${words}`, { status });
    }
}
/**
 * The line that grants what was lacking. GitHub names what would have been enough, `issues=write; pull_requests=write`:
 * where that is about the scope that is asked for anyway, the level is ours, since what is read here may be written next.
 */
function neededFor(permission, headers) {
    const text = headers['x-accepted-github-permissions'];
    const accepted = [...(typeof text === 'string' ? text : '').matchAll(/\b([a-z_]+)=(read|write)\b/g)].map(([, scope = '', level = '']) => [scope.replaceAll('_', '-'), level]);
    const [first] = accepted;
    const [own] = permission.split(':');
    return first === undefined || accepted.some(([scope]) => scope === own) ? permission : first.join(': ');
}


/***/ }),

/***/ 8831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ runLink)
/* harmony export */ });
/** A link to a run of a workflow, as HTML. The address is made of what the runner says; it is checked all the same. */
function runLink(runUrl) {
    return runUrl !== undefined && /^https?:\/\/[\w.:-]+\/[\w./-]+$/.test(runUrl) ? `<a href="${runUrl}">this run</a>` : undefined;
}


/***/ }),

/***/ 9865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  watchOf: () => (/* binding */ watchOf)
});

// EXTERNAL MODULE: ./lib/platform/base-url.js
var base_url = __webpack_require__(3046);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/github/access.js
var github_access = __webpack_require__(2573);
// EXTERNAL MODULE: ./lib/github/client.js + 1 modules
var client = __webpack_require__(9726);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/commands/export-list.js + 1 modules
var export_list = __webpack_require__(703);
// EXTERNAL MODULE: ./lib/exports/history.js
var exports_history = __webpack_require__(6151);
// EXTERNAL MODULE: ./lib/exports/memory.js
var exports_memory = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/html-table.js
var html_table = __webpack_require__(4092);
// EXTERNAL MODULE: ./lib/report/printable.js
var printable = __webpack_require__(2037);
// EXTERNAL MODULE: ./lib/github/run-link.js
var run_link = __webpack_require__(8831);
;// CONCATENATED MODULE: ./lib/github/exports-page.js








/** GitHub takes 65,536 characters; bytes are never fewer. */
const LARGEST_BODY = 65_000;
/** Names come from the platform; a longer one helps nobody. */
const LONGEST_NAME = 200;
const LONGEST_NOTICE = 500;
const MOST_NOTICES = 10;
/** A comment shows what changed; the issue itself has all. */
const MOST_ROWS = 50;
/**
 * The body of the issue: what is failing as a table, a chart by day, and, hidden, which issue this is and what the next
 * run is to be told. All words of the platform stand inside HTML and are escaped: none can become an element, a mention,
 * a link or a row.
 */
function issueBody(marker, page) {
    const { summary, news } = page;
    const head = `${marker}\n${paragraph(statusLine(page))}`;
    const notices = [...(0,export_list/* noticesOf */.lx)(summary), ...news.notices].slice(0, MOST_NOTICES).map((notice) => paragraph(`ℹ️ ${(0,report_escape/* sentence */.em)((0,printable/* clip */.$Q)(notice, LONGEST_NOTICE))}`));
    const tail = [...notices, chart(news.memory.days), paragraph(CLOSING_NOTE), stateBlock(page.remembered)].join('\n');
    const failed = summary.jobs.filter(({ state }) => state === 'FAILED');
    const fresh = new Set(news.newFailed);
    const sorted = failed.toSorted((one, other) => Number(fresh.has(other)) - Number(fresh.has(one)));
    const room = LARGEST_BODY - Buffer.byteLength(head) - Buffer.byteLength(tail) - TABLE_FRAME;
    const table = failed.length === 0 ? '' : jobTable(sorted, news, room);
    return [head, table, tail].filter((part) => part !== '').join('\n');
}
/** The element around the rows, and the row that counts what is left out. */
const TABLE_FRAME = 1_000;
const CLOSING_NOTE = 'cwl-promote keeps this issue up to date and closes it when nothing is failing. Close it yourself to say that these failures are known: it is opened again when another job fails.';
/** What happened since the last run, for those who follow the issue. Its last line tells the same change by another run. */
function changeComment(page) {
    const { news } = page;
    const failed = news.newFailed.length + news.newUnnamed;
    const lines = [];
    if (failed > 0)
        lines.push(paragraph(`❌ <strong>${(0,printable/* count */.U9)(failed, 'export job')} failed since the last run.</strong>`), jobTable(news.newFailed.slice(0, MOST_ROWS), news, LARGEST_BODY / 3));
    if (news.newFailed.length > MOST_ROWS)
        lines.push(paragraph(`${news.newFailed.length - MOST_ROWS} more stand in the issue.`));
    if (news.recovered.length > 0) {
        lines.push(paragraph(`${(0,printable/* count */.U9)(news.recovered.length, 'export job')} that had failed ${news.recovered.length === 1 ? 'is' : 'are'} COMPLETED now.`), jobTable(news.recovered.slice(0, MOST_ROWS), news, LARGEST_BODY / 3));
    }
    lines.push(paragraph(statusLine(page)), changeMarker(news.id));
    return lines.filter((line) => line !== '').join('\n');
}
function changeMarker(id) {
    return `<!-- cwl-promote:change ${id} -->`;
}
/** The whole body of an issue that another one has taken the place of. */
function duplicateBody(winner) {
    return `Duplicate of #${winner}\n\nTwo runs opened an issue at the same time; that one is kept up to date.\n`;
}
function statusLine({ summary, news, platform, runUrl }) {
    const far = summary.truncated ? ', as far as the list was read' : '';
    const verdict = news.failing === 0 ? `✅ <strong>No export job is failing${far}</strong>` : `❌ <strong>${news.failing} of ${(0,printable/* count */.U9)(Math.max(summary.total, news.failing), 'export job')} ${news.failing === 1 ? 'is' : 'are'} failing${far}</strong>`;
    const others = `${summary.counts.completed} completed${summary.counts.other === 0 ? '' : `, ${summary.counts.other} in other states`}`;
    const when = `${news.memory.at.slice(0, 16).replace('T', ' ')} UTC`;
    return `${verdict} on ${(0,report_escape/* code */.aY)((0,printable/* clip */.$Q)(platform, LONGEST_NAME))}; ${others}. Seen ${when}${linked(runUrl)}.`;
}
function linked(runUrl) {
    const link = (0,run_link/* runLink */.u)(runUrl);
    return link === undefined ? '' : ` by ${link}`;
}
function jobTable(jobs, news, bytes) {
    if (jobs.length === 0)
        return '';
    const fresh = new Set(news.newFailed);
    const rows = jobs.map((job) => [
        `${(0,report_escape/* code */.aY)((0,printable/* clip */.$Q)(job.id, LONGEST_NAME))}${fresh.has(job) && news.compared ? ' 🆕' : ''}`,
        (0,report_escape/* code */.aY)((0,printable/* clip */.$Q)(job.state, LONGEST_NAME)),
        (0,report_escape/* code */.aY)((0,printable/* clip */.$Q)(job.href, LONGEST_NAME)),
        (0,exports_history/* failingSince */.h)(news.memory, job) ?? '',
    ]);
    return (0,html_table/* htmlTable */.I)(['Job', 'State', 'Address', 'Failing since'], rows, (0,html_table/* createBudget */.y)(Math.max(0, bytes)));
}
function paragraph(html) {
    return `<p>${html}</p>\n`;
}
const WIDEST_BAR = 30;
/** Failing jobs by day: text, so that it reads in a mail too. */
function chart(days) {
    const most = Math.max(1, ...days.map(({ failing }) => failing));
    const width = Math.max(...days.map(({ failing }) => String(failing).length), 1);
    const lines = days.map(({ day, failing, newFailed, recovered }) => {
        const bar = '█'.repeat(failing === 0 ? 0 : Math.max(1, Math.round((failing / most) * WIDEST_BAR)));
        const changes = [...(newFailed === 0 ? [] : [`+${newFailed} failed`]), ...(recovered === 0 ? [] : [`${recovered} recovered`])].join(', ');
        return `${day}  ${String(failing).padStart(width)} ${bar}${changes === '' ? '' : `  ${changes}`}`;
    });
    return `<p>Failing at the last run of each day (UTC):</p>\n\n${(0,report_escape/* fenced */.OF)(lines.join('\n'), 'text')}`;
}
const STATE = '<!-- cwl-promote:state ';
/** Digits, dates and our own names: nothing in it can end the comment. */
function stateBlock(memory) {
    return `${STATE}${(0,json/* stringifyJson */.sd)((0,exports_memory/* memoryToJson */.nH)(memory))} -->\n`;
}
/** What {@link issueBody} hid for the next run; undefined when there is no such block. */
function readState(body) {
    const start = body.lastIndexOf(STATE);
    const end = body.indexOf(' -->', start);
    if (start === -1 || end === -1)
        return undefined;
    try {
        return (0,exports_memory/* memoryFromJson */.gP)((0,json/* parseJson */.qF)(body.slice(start + STATE.length, end)));
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return { ok: false, reason: 'it is not JSON' };
    }
}

// EXTERNAL MODULE: ./lib/github/github-error.js
var github_error = __webpack_require__(3343);
;// CONCATENATED MODULE: ./lib/github/exports-issue.js





const PERMISSION = 'issues: write';
/**
 * Keeps one issue on the export jobs that are failing, and the memory of the watch in it. It is opened at the first
 * failure, updated in place, commented on only when something changed, closed with a last word when nothing is failing,
 * and opened again when another job fails. A person who closes it says that the failures are known.
 *
 * There is one: issues are told apart by a hidden marker and their author, and of several that two runs opened at the
 * same time the one with the lowest number stays.
 */
function exportsIssue(connect, options) {
    let found;
    let shown;
    return {
        recall: async (signal) => inWords(async () => {
            const github = await connect(signal);
            const mine = await findIssues(github, options);
            found = { github, issue: mine[0], duplicates: mine.slice(1) };
            return recollect(found);
        }),
        keep: async (news, summary, others) => {
            // What could not be read must not be written over, nor a second issue be opened beside it.
            if (found === undefined)
                return {};
            const { github, issue, duplicates } = found;
            const page = { summary, news, remembered: others === 'told' ? news.memory : news.untilTold, platform: options.platform, ...(options.runUrl === undefined ? {} : { runUrl: options.runUrl }) };
            return inWords(async () => {
                for (const duplicate of duplicates)
                    if (issue !== undefined)
                        await retire(github, duplicate, issue);
                if (issue === undefined && news.failing === 0)
                    return {};
                const kept = issue === undefined ? await exports_issue_open(github, page, options) : await update(github, issue, page, options);
                shown = { github, page, number: kept.number };
                return kept.keeping;
            });
        },
        settle: async () => {
            if (shown?.number === undefined)
                return {};
            const { github, page, number } = shown;
            return inWords(async () => {
                await rewrite(github, number, { body: issueBody(markerOf(options), { ...page, remembered: page.news.memory }) });
                return {};
            });
        },
    };
}
async function inWords(work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y))
            throw error;
        return { trouble: error.toFailure() };
    }
}
/** The first line of the issue. Two watches with different titles, or over different platforms, keep an issue each. */
function markerOf({ platform, title }) {
    const key = (0,external_node_crypto_.createHash)('sha256').update(`${platform}\n${title}`).digest('hex').slice(0, 16);
    return `<!-- cwl-promote:exports ${key} -->`;
}
/** Those that this watch has opened, lowest number first. A stranger may copy the marker, but not write as we do. */
async function findIssues(github, options) {
    const creator = await github.whoAmI();
    const marker = markerOf(options);
    const all = await github.list({ doing: 'look for the issue on failing exports', permission: PERMISSION }, (octokit, where) => octokit.paginate.iterator(octokit.rest.issues.listForRepo, { ...where, creator, state: 'all', per_page: 100 }));
    return all
        .filter((issue) => issue.user?.login === creator && issue.pull_request === undefined && (issue.body ?? '').startsWith(marker))
        .toSorted((one, other) => one.number - other.number);
}
function recollect({ issue }) {
    if (issue === undefined)
        return {};
    const reading = readState(issue.body ?? '');
    if (reading?.ok === true)
        return { memory: reading.memory };
    return {
        notices: [`What the last run remembered in issue ${issue.number} cannot be read (${reading === undefined ? 'it is gone' : reading.reason}); all that is failing counts as new.`],
    };
}
/** How often the list is read again until it shows the issue that was just opened. */
const LOOKS = 5;
/** Between two looks, in milliseconds. */
const BETWEEN_LOOKS = 1_000;
/**
 * Stands at the end of an issue from its opening until it is assigned: a run that is killed in between leaves that to the
 * next one. Later nothing is assigned, so that people can hand it on.
 */
const TO_BE_ASSIGNED = '<!-- cwl-promote:to-be-assigned -->\n';
async function exports_issue_open(github, page, options) {
    const { title, labels, assignees } = options;
    const own = await github.call({ doing: 'open an issue', permission: PERMISSION }, async (octokit, where) => octokit.rest.issues.create({ ...where, title, body: `${issueBody(markerOf(options), page)}${assignees.length > 0 ? TO_BE_ASSIGNED : ''}`, labels: [...labels] }), (made) => (0,client/* numbered */.jN)(made, 'number'));
    const winner = await firstOf(github, own, options);
    if (winner.number !== own.number) {
        await retire(github, own, winner);
        return { keeping: { url: winner.html_url } };
    }
    return { number: own.number, keeping: { url: own.html_url, notices: assignees.length > 0 ? await exports_issue_assign(github, own, page, options) : [] } };
}
/** Of all that runs have opened, the one that every run agrees on. */
async function firstOf(github, own, options) {
    for (let look = 1; look <= LOOKS; look += 1) {
        const mine = await findIssues(github, options);
        // Until the list shows our own, it may hide an older one as well.
        if (mine.some(({ number }) => number === own.number))
            return mine[0] ?? own;
        if (look < LOOKS)
            await (0,promises_.setTimeout)(BETWEEN_LOOKS);
    }
    return own;
}
async function retire(github, { number }, winner) {
    await github.call({ doing: `close issue ${number} as a duplicate`, permission: PERMISSION }, async (octokit, where) => octokit.rest.issues.update({ ...where, issue_number: number, state: 'closed', state_reason: 'not_planned', body: duplicateBody(winner.number) }));
}
/**
 * GitHub refuses a whole issue over one assignee, but here only leaves out whom it cannot assign, without a word. Takes
 * {@link TO_BE_ASSIGNED} away.
 */
async function exports_issue_assign(github, { number }, page, options) {
    const { assignees } = options;
    const assigned = await github.call({ doing: 'assign the issue', permission: PERMISSION }, async (octokit, where) => octokit.rest.issues.addAssignees({ ...where, issue_number: number, assignees: [...assignees] }), (issue) => new Set((issue.assignees ?? []).map(({ login }) => login.toLowerCase())));
    await rewrite(github, number, { body: issueBody(markerOf(options), page) });
    const missing = assignees.filter((login) => !assigned.has(login.toLowerCase()));
    return missing.length === 0 ? [] : [`GitHub did not assign the issue to ${missing.join(', ')}: only people with access to the repository can be.`];
}
async function update(github, issue, page, options) {
    const { news } = page;
    const closed = issue.state === 'closed';
    // Nothing to say, and nobody to say it to.
    if (closed && news.failing === 0 && news.change === 'none')
        return { number: issue.number, keeping: { url: issue.html_url } };
    const unassigned = options.assignees.length > 0 && (issue.body ?? '').trimEnd().endsWith(TO_BE_ASSIGNED.trimEnd());
    // The comment first: when the update fails after it, the next run sees the same news and finds it told.
    if (news.change !== 'none')
        await comment(github, issue, page);
    const state = news.failing === 0 ? 'closed' : news.change === 'failing' ? 'open' : issue.state;
    await rewrite(github, issue.number, {
        body: `${issueBody(markerOf(options), page)}${unassigned ? TO_BE_ASSIGNED : ''}`,
        ...(state === issue.state ? {} : state === 'closed' ? { state: 'closed', state_reason: 'completed' } : { state: 'open', state_reason: 'reopened' }),
    });
    return { number: issue.number, keeping: { url: issue.html_url, notices: unassigned ? await exports_issue_assign(github, issue, page, options) : [] } };
}
async function rewrite(github, number, writing) {
    await github.call({ doing: 'update the issue', permission: PERMISSION }, async (octokit, where) => octokit.rest.issues.update({ ...where, issue_number: number, ...writing }));
}
const COMMENTING = { doing: 'comment on the issue', permission: PERMISSION };
/** Comments once, even when two runs see the same change at the same time: the comment that came first stays. */
async function comment(github, issue, page) {
    const { id } = page.news;
    if ((await commentsOn(github, issue, id)).length > 0)
        return;
    const own = await github.call(COMMENTING, async (octokit, where) => octokit.rest.issues.createComment({ ...where, issue_number: issue.number, body: changeComment(page) }), (made) => (0,client/* numbered */.jN)(made, 'id'));
    const [first] = await commentsOn(github, issue, id);
    if (first === undefined || first === own.id)
        return;
    await github.call({ doing: 'remove a comment that says what another run has said', permission: PERMISSION }, async (octokit, where) => octokit.rest.issues.deleteComment({ ...where, comment_id: own.id }));
}
/** Ids of our comments that tell this change, lowest first. */
async function commentsOn(github, { number }, id) {
    const author = await github.whoAmI();
    const all = await github.list({ doing: 'read the comments on the issue', permission: PERMISSION }, (octokit, where) => octokit.paginate.iterator(octokit.rest.issues.listComments, { ...where, issue_number: number, per_page: 100 }));
    const mine = all.filter(({ user, body }) => user?.login === author && (body ?? '').trimEnd().endsWith(changeMarker(id)));
    return mine.map((one) => one.id).toSorted((one, other) => one - other);
}

;// CONCATENATED MODULE: ./lib/github/watch.js





/** What `exports` keeps besides its report: the issue, when the workflow asks for one. Throws PromotionError `usage`. */
function watchOf(issue, options, env, log) {
    // Without an address the verb itself says what is missing.
    if (issue === undefined || options.baseUrl === undefined)
        return {};
    return { keeper: keeperOf(issue, options, env, log) };
}
function keeperOf(issue, { baseUrl = '', runUrl, allowInsecureHttp }, env, log) {
    const access = (0,github_access/* readAccess */.z)('issue: true', 'issues: write', env);
    if (!access.ok)
        throw new errors/* PromotionError */.g('usage', access.message, { hint: access.hint });
    return exportsIssue(async (signal) => (0,client/* connectGitHub */.UY)({ ...access, signal, onWait: (text) => log.line(text), onRequest: (line) => log.debug(line) }), { ...issue, platform: (0,base_url/* formatBaseUrl */.ox)((0,base_url/* parseBaseUrl */.Q2)(baseUrl, allowInsecureHttp)), ...(runUrl === undefined ? {} : { runUrl }) });
}


/***/ }),

/***/ 3046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   ox: () => (/* binding */ formatBaseUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9776);

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
    const url = URL.parse(text.trim());
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .W('bad-url', 'the base URL is not an https:// address', { hint: HINT });
    }
    if (url.username !== '' || url.password !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .W('bad-url', 'the base URL contains a user name or password', {
            hint: 'Take them out: the token is the only credential, and it is given on its own.',
        });
    }
    if (url.search !== '' || url.hash !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .W('bad-url', 'the base URL has a query or a fragment', { hint: HINT });
    }
    if (url.protocol === 'http:' && !isLoopback(url.hostname) && !allowInsecureHttp) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .W('insecure-url', `the base URL of ${url.host} is plain http: the token would travel in clear text`, {
            hint: 'Use https://; --allow-insecure-http overrides this for a network you trust.',
        });
    }
    url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/v2$/, '');
    return url;
}
/** Origin and path prefix, without a trailing slash. */
function formatBaseUrl(base) {
    return `${base.origin}${base.pathname.replace(/\/$/, '')}`;
}
const HINT = 'Give the address before /v2, for example https://api.example.org.';


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
    return {
        reveal: () => token,
        redact: (text) => whole.reduce((clean, spelling) => clean.replaceAll(spelling, REDACTED), withoutEach(text, find)),
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
function withoutEach(text, find) {
    const kept = [];
    let from = 0;
    for (let span = find(text, from); span !== undefined; span = find(text, from)) {
        kept.push(text.slice(from, span.start), REDACTED);
        from = span.end;
    }
    return kept.length === 0 ? text : kept.join('') + text.slice(from);
}
const REDACTED = '[token]';
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .W('bad-token', 'there is no token', { hint: 'Set CWL_PROMOTE_TOKEN, or the input token.' });
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


/***/ })

};

export const id = 670;
export const ids = [670];
export const modules = {

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
    return { ok: true, token, repository, apiUrl: given === '' ? PUBLIC_API : given };
}


/***/ }),

/***/ 9726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ connectGitHub)
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
    const github = {
        ...where,
        call: async (purpose, send) => explained(purpose, async () => (await send(octokit, where)).data),
        list: async (purpose, pages) => explained(purpose, async () => {
            const items = [];
            for await (const page of pages(octokit, where))
                for (const item of page.data)
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
        const { viewer } = await github.call(purpose, async (octokit) => ({ data: await octokit.graphql('query { viewer { login } }') }));
        return viewer.login;
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
        return new github_error/* GitHubError */.y('cancelled', `the run was ended before it could ${purpose.doing}`);
    const refusal = refusalOf(error, secret);
    if (limitedFor(refusal, Date.now()) !== undefined) {
        return new github_error/* GitHubError */.y('github-rate-limited', `GitHub takes no more requests for now, which it would need to ${purpose.doing}: ${refusal.words}`, { status: refusal.status, hint: 'Run again later, or less often.' });
    }
    return (0,github_error/* explainRefusal */.G)(purpose, refusal);
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

/***/ 6670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pullLabelsOf: () => (/* binding */ pullLabelsOf)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2573);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9726);
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6322);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3343);





const PURPOSE = { doing: 'read the labels of the pull request', permission: 'pull-requests: read' };
/**
 * Asks GitHub for the labels as they are now: those in the payload of the event are as old as the event, and a run that is
 * started again would go by a label that was taken away.
 */
function pullLabelsOf(env, log) {
    return async (commit, signal) => {
        const access = (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .readAccess */ .z)('breaking-label', PURPOSE.permission, env);
        if (!access.ok)
            return { kind: 'unknown', reason: access.message };
        try {
            const github = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .connectGitHub */ .U)({ ...access, signal, onWait: (text) => log.line(text), onRequest: (line) => log.debug(line) });
            const pull = startingPull(env) ?? (await mergedPull(github, commit));
            return typeof pull === 'number' ? await readLabels(github, pull) : pull;
        }
        catch (error) {
            if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubError */ .y))
                throw error;
            return { kind: 'unknown', reason: `${error.message}${error.hint === undefined ? '' : `. ${error.hint}`}` };
        }
    };
}
/** Number of the pull request that the event is about. */
function startingPull(env) {
    const pull = (0,_events_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)(env)?.payload?.['pull_request'];
    const number = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(pull) ? pull['number'] : undefined;
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
/**
 * Number of the pull request whose merge is this very commit, whichever way it was merged. GitHub lists every pull request
 * that holds the commit; one into another branch, or one that is open still, says nothing about what is promoted.
 */
async function mergedPull(github, commit) {
    if (commit === undefined)
        return { kind: 'unknown', reason: 'nothing says which commit this is' };
    const pulls = await github.list({ ...PURPOSE, doing: 'find the pull request of the commit' }, (octokit, where) => octokit.paginate.iterator(octokit.rest.repos.listPullRequestsAssociatedWithCommit, { ...where, commit_sha: commit, per_page: 100 }));
    const merged = pulls.find((pull) => pull.merged_at !== null && pull.merge_commit_sha === commit);
    return merged?.number ?? { kind: 'unknown', reason: `no pull request was merged as ${commit.slice(0, 12)}` };
}
async function readLabels(github, pull) {
    const { labels } = await github.call(PURPOSE, async (octokit, where) => octokit.rest.pulls.get({ ...where, pull_number: pull }));
    return { kind: 'labels', pull, labels: labels.map(({ name }) => name) };
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
    const source = token === '' ? '(?!)' : Array.from(token, characterPattern).join('');
    const [every, any] = [new RegExp(source, 'g'), new RegExp(source)];
    return {
        reveal: () => token,
        redact: (text) => whole.reduce((clean, spelling) => clean.replaceAll(spelling, REDACTED), text.replaceAll(every, REDACTED)),
        repeatedIn: (text) => token.length >= SHORTEST_TELLING && (any.test(text) || whole.some((spelling) => text.includes(spelling))),
    };
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .W('bad-token', 'there is no token', { hint: 'set CWL_PROMOTE_TOKEN, or the input token' });
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

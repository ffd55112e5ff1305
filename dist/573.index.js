export const id = 573;
export const ids = [573];
export const modules = {

/***/ 2573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ connectAs),
/* harmony export */   z: () => (/* binding */ readAccess)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(646);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4633);


/** Speaks to GitHub until `signal` aborts; the log tells each wait, and in debug logs each request. */
async function connectAs({ token, repository, apiUrl }, log, signal) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .connectGitHub */ .UY)({ token, repository, apiUrl, signal, onWait: (text) => log.line(text), onRequest: (line) => log.debug(line) });
}
const PUBLIC_API = 'https://api.github.com';
/** From the environment of the runner and the input `github-token`. `what` needs it: an input and its value. */
function readAccess(what, permission, env) {
    const token = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitHubToken */ .nC)();
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

/***/ 646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UY: () => (/* binding */ connectGitHub),
  S3: () => (/* binding */ itemsOf),
  jN: () => (/* binding */ numbered)
});

// EXTERNAL MODULE: ./lib/platform/secret.js
var platform_secret = __webpack_require__(7479);
// EXTERNAL MODULE: ./lib/github/github-error.js
var github_error = __webpack_require__(3343);
;// CONCATENATED MODULE: ./lib/github/login.js

/** What the workflow's own token writes under. */
const WORKFLOW_BOT = 'github-actions[bot]';
const ASKING = { doing: 'ask whose token it is', permission: 'metadata: read' };
/**
 * Asks GitHub whose token it is. GraphQL tells every token; where it does not, `GET /user` tells that of a person. A token
 * to which neither tells it is taken for the workflow's own, but only when GitHub has refused to, and not when it is out
 * of order: whoever is taken for another does not find what it has written. Rejects with a GitHubError.
 */
async function askLogin(github) {
    const queried = await unlessRefused(async () => queryViewer(github));
    if (typeof queried === 'string')
        return queried;
    const named = await unlessRefused(async () => readUser(github));
    if (typeof named === 'string')
        return named;
    for (const refusal of [queried, named])
        if (PASSING.has(refusal.code))
            throw refusal;
    return WORKFLOW_BOT;
}
async function queryViewer(github) {
    return github.call(ASKING, async (octokit) => ({ data: await octokit.graphql('query { viewer { login } }') }), ({ viewer: { login } }) => textOf(login));
}
async function readUser(github) {
    return github.call(ASKING, async (octokit) => octokit.rest.users.getAuthenticated(), ({ login }) => textOf(login));
}
function textOf(login) {
    if (typeof login !== 'string')
        throw new TypeError('the login is no text');
    return login;
}
/** What may be answered another time. */
const PASSING = new Set(['github-server', 'github-rate-limited']);
/** What cannot be otherwise for the next question. */
const FINAL = new Set(['cancelled', 'github-token', 'github-unreachable']);
async function unlessRefused(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y) || FINAL.has(error.code))
            throw error;
        return error;
    }
}

;// CONCATENATED MODULE: ./lib/github/origin.js
/** GitHub led to where its token must not go. Names the host at most. */
class LeadsAway extends Error {
    name = 'LeadsAway';
}
/** As many as browsers follow within one server, and more than GitHub needs. */
const MOST_REDIRECTS = 5;
/** GitHub's documentation asks that these be repeated as they were: the method and what is sent too. */
const FOLLOWED = new Set([301, 302, 307, 308]);
/** Sends to one origin, such as `https://api.github.com`, and nowhere else: also what is redirected. Rejects with {@link LeadsAway}. */
function fetchWithin(origin, fetch) {
    return async (address, init) => {
        let url = new URL(address);
        for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
            if (url.origin !== origin)
                throw new LeadsAway(`it leads to another server, ${url.host}, and the token for GitHub is sent to ${new URL(origin).host} only`);
            const response = await fetch(url.href, { ...init, redirect: 'manual' });
            if (response.status < 300 || response.status >= 400 || response.status === 304)
                return response;
            const location = FOLLOWED.has(response.status) ? response.headers.get('location') : null;
            await response.body?.cancel();
            const target = location === null ? null : URL.parse(location, url.href);
            if (target === null)
                throw new LeadsAway(`it redirects (${response.status}) without saying where`);
            url = target;
        }
        throw new LeadsAway('its redirects do not end');
    };
}
/**
 * A `link` header whose addresses are below the one that was asked for: of each page only the query is taken. A server
 * behind a proxy may believe that it has another name, port or path.
 */
function linksWithin(link, asked) {
    return link.replaceAll(/<([^<>]*)>/g, (whole, address) => {
        const page = URL.parse(address, asked);
        if (page === null)
            return whole;
        const own = new URL(asked);
        own.search = page.search;
        return `<${own.href}>`;
    });
}

// EXTERNAL MODULE: ./lib/report/printable.js
var printable = __webpack_require__(2037);
;// CONCATENATED MODULE: ./lib/github/rate-limit.js
/** To be waited when a secondary limit is met and the answer does not say how long, in milliseconds. */
const UNTOLD_WAIT = 60_000;
/**
 * How long to wait before the request may be sent again, in milliseconds; undefined when it was not refused for its
 * number. Such a request had no effect, so that any method may be repeated.
 */
function limitedFor({ status, headers, words }, now) {
    const ofQuery = status === 200 && /\bRATE_LIMIT|\brate limit/i.test(words);
    if (status !== 403 && status !== 429 && !ofQuery)
        return undefined;
    const after = headers['retry-after'];
    if (typeof after === 'string' && /^\d{1,6}$/.test(after.trim()))
        return Number(after) * 1000;
    if (headers['x-ratelimit-remaining'] === '0') {
        const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
        return Number.isFinite(reset) ? Math.max(0, reset * 1000 - now) : UNTOLD_WAIT;
    }
    return status === 429 || ofQuery || /secondary rate limit/i.test(words) ? UNTOLD_WAIT : undefined;
}

;// CONCATENATED MODULE: ./lib/github/refusal.js




const LONGEST_WORDS = 300;
/** What a caught error of a call is, in words. */
function explain(error, purpose, signal, secret) {
    if (error instanceof github_error/* GitHubError */.y)
        return error;
    if (signal.aborted)
        return new github_error/* GitHubError */.y('cancelled', isTimeout(signal.reason) ? `GitHub took longer than it may to ${purpose.doing}` : `the run was ended before it could ${purpose.doing}`);
    // What the library and the network throw has other classes: this is about what was made of the answer.
    if (error instanceof TypeError)
        return new github_error/* GitHubError */.y('github-refused', `GitHub answered something else than it documents, so that it cannot be used to ${purpose.doing}`);
    const away = leadsAway(error);
    if (away !== undefined)
        return new github_error/* GitHubError */.y('github-refused', `GitHub could not be used to ${purpose.doing}: ${(0,printable/* printableSentence */.l6)(secret.redact(away.message))}`, { hint: 'GITHUB_API_URL, which the runner sets, must be the address that GitHub itself goes by.' });
    const refusal = refusalOf(error, secret);
    if (limitedFor(refusal, Date.now()) !== undefined) {
        return new github_error/* GitHubError */.y('github-rate-limited', `GitHub takes no more requests for now, which it would need to ${purpose.doing}: ${refusal.words}`, { status: refusal.status, hint: 'Run again later, or less often.' });
    }
    return (0,github_error/* explainRefusal */.G)(purpose, refusal);
}
/** The library wraps what its `fetch` rejects with. */
function leadsAway(error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof LeadsAway ? cause : undefined;
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
/** A query of GraphQL that GitHub answered with errors: with status 200, whatever they are. */
class QueryRefused extends Error {
    name = 'QueryRefused';
    response;
    constructor(headers, errors) {
        super('the query was refused');
        this.response = { status: 200, headers, data: { message: errors.map(wordsOf).join('; ') } };
    }
}
/** Its kind stands first, `RATE_LIMITED`: a message may be cut. */
function wordsOf(error) {
    if (!isRecord(error))
        return String(error);
    return [error['type'], error['message']].filter((part) => typeof part === 'string').join(': ');
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/github/sending.js




const ATTEMPTS = 4;
/** For one attempt, in milliseconds. */
const ATTEMPT_TIMEOUT = 30_000;
/** A longer wait than this is not worth a runner's minutes: in milliseconds. */
const LONGEST_WAIT = 120_000;
/** Before the first repetition of what the server or the network lost, in milliseconds; doubled each time. */
const FIRST_WAIT = 500;
/** Of a request, for debug logs. */
const LONGEST_PATH = 300;
/** Sends until there is an answer worth having: what has no effect when repeated, and what GitHub says it did not take. */
async function persist(options, secret, settings, send) {
    const { signal, onWait = () => undefined, onRequest = () => undefined } = options;
    for (let attempt = 1;; attempt += 1) {
        try {
            signal.throwIfAborted();
            const answer = checkQuery(settings, await send(AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT)])));
            onRequest(`GitHub: ${settings.method} ${pathOf(settings.url)} ${answer.status}`);
            return answer;
        }
        catch (error) {
            const refusal = refusalOf(error, secret);
            onRequest(`GitHub: ${settings.method} ${pathOf(settings.url)} ${refusal.status ?? refusal.words}`);
            const wait = signal.aborted || leadsAway(error) !== undefined ? undefined : waitBefore(refusal, settings, attempt);
            if (wait === undefined || attempt >= ATTEMPTS)
                throw error;
            if (wait > 0)
                onWait(`waiting ${(0,printable/* duration */.p0)(wait)} for GitHub: ${refusal.words}`);
            await (0,promises_.setTimeout)(wait, undefined, { signal });
        }
    }
}
/** The library looks at the errors of a query too late for it to be sent again. */
function checkQuery(settings, answer) {
    const errors = isQuery(settings) && isRecord(answer.data) ? answer.data['errors'] : undefined;
    if (Array.isArray(errors) && errors.length > 0)
        throw new QueryRefused(answer.headers, errors);
    return answer;
}
function isQuery({ url }) {
    return url.endsWith('/graphql');
}
/** Said twice it says the same, and left unsaid a promotion that went well counts as cut off. */
function isDeploymentStatus({ url }) {
    return /\/deployments\/\d+\/statuses$/.test(url);
}
function waitBefore(refusal, settings, attempt) {
    const limited = limitedFor(refusal, Date.now());
    if (limited !== undefined) {
        // GitHub asks for growing waits when a limit is met again.
        const wait = limited * attempt;
        return wait <= LONGEST_WAIT ? wait : undefined;
    }
    const repeatable = settings.method !== 'POST' || isQuery(settings) || isDeploymentStatus(settings);
    const passing = refusal.status === undefined || refusal.status >= 500;
    return repeatable && passing ? FIRST_WAIT * 2 ** (attempt - 1) : undefined;
}
function pathOf(url) {
    const { pathname, search } = new URL(url);
    return (0,printable/* clip */.$Q)(`${pathname}${search}`, LONGEST_PATH);
}

;// CONCATENATED MODULE: ./lib/github/client.js






/** At 100 items each, far beyond what a repository has; a list may also repeat itself. */
const MOST_PAGES = 1_000;
/** The only place where a client for GitHub is made; what it is made of is loaded here, since few commands need it. */
async function connectGitHub(options) {
    const secret = (0,platform_secret/* keepSecret */.gz)(options.token);
    const octokit = await createOctokit(options, secret);
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
        list: async (purpose, pages) => explained(purpose, async () => readAll(pages(octokit, where), purpose)),
        whoAmI: async () => (login ??= askLogin(github)),
        wroteAs: async (author) => {
            if (author === undefined || author === (await github.whoAmI()))
                return false;
            login = Promise.resolve(author);
            return true;
        },
    };
    return github;
}
/** Sends to the origin of the API alone, and again what GitHub did not take. */
async function createOctokit(options, secret) {
    const { getOctokit: create } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    const octokit = create(options.token, { baseUrl: options.apiUrl.replace(/(?<!\/)\/+$/, ''), userAgent: 'cwl-promote', log: SILENT });
    const { origin } = new URL(options.apiUrl);
    // The one that the library was given goes through the proxies of the environment.
    const fetch = octokit.request.endpoint.DEFAULTS.request?.fetch ?? globalThis.fetch;
    octokit.hook.wrap('request', async (request, settings) => persist(options, secret, octokit.request.endpoint(settings), async (signal) => {
        // The hooks of the library are bound to this object, and take no notice of another one that is handed on.
        Object.assign(settings, { request: { ...settings.request, signal, fetch: fetchWithin(origin, fetch) } });
        const answer = await request(settings);
        const { link } = answer.headers;
        return link === undefined ? answer : { ...answer, headers: { ...answer.headers, link: linksWithin(link, answer.url) } };
    }));
    return octokit;
}
async function readAll(pages, { doing }) {
    const items = [];
    let read = 0;
    for await (const page of pages) {
        read += 1;
        if (read > MOST_PAGES)
            throw new github_error/* GitHubError */.y('github-refused', `GitHub gives a list that does not end within ${MOST_PAGES} pages, so that it cannot be used to ${doing}`);
        for (const item of itemsOf(page.data))
            items.push(item);
    }
    return items;
}
/** The library prints deprecations past the job log, which defuses what it prints. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
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
/** What GitHub refuses for another reason than the permissions of the token, and says so. */
const HINTS_OF_403 = [
    [/\blocked\b/, 'Unlock the conversation.'],
    [/\bIP allow list\b/, 'Run on a machine whose address the organization lets in, or have it let in the address of this one.'],
    [/\bSAML\b/, 'Authorize the token for the organization (single sign-on), or give the input `github-token` one that is.'],
];
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
            return new GitHubError('github-permission', `the token for GitHub may not ${doing}: ${words}`, { status, hint: HINTS_OF_403.find(([about]) => about.test(words))?.[1] ?? grant });
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


/***/ })

};

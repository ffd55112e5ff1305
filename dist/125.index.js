export const id = 125;
export const ids = [125];
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

/***/ 1125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pullLabelsOf: () => (/* binding */ pullLabelsOf)
});

// EXTERNAL MODULE: ./lib/github/access.js
var github_access = __webpack_require__(2573);
// EXTERNAL MODULE: ./lib/github/client.js + 1 modules
var client = __webpack_require__(9726);
// EXTERNAL MODULE: ./lib/github/events.js
var events = __webpack_require__(6322);
// EXTERNAL MODULE: ./lib/github/github-error.js
var github_error = __webpack_require__(3343);
// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
;// CONCATENATED MODULE: ./lib/github/commit-line.js
const COMPARE = { doing: 'read the commits of the run', permission: 'contents: read' };
const PER_PAGE = 100;
/** A comparison of more commits than this is of two branches that went their own ways. */
const MOST_PAGES = 20;
/**
 * The commits by which a branch went from `base` to `head`, newest first: of a merge the merge itself, and not what it
 * brought. Undefined when they are more than `most`, or cannot be followed. Rejects with a GitHubError.
 */
async function lineBetween(github, base, head, most) {
    const parents = await parentsBetween(github, base, head);
    const line = [];
    for (let at = head; at !== undefined && parents?.has(at) === true; at = parents.get(at)) {
        line.push(at);
        if (line.length > most)
            return undefined;
    }
    return parents === undefined ? undefined : line;
}
/** Of each commit that `head` has and `base` does not: its first parent. Undefined when they are too many. */
async function parentsBetween(github, base, head) {
    const parents = new Map();
    for (let page = 1; page <= MOST_PAGES; page += 1) {
        const { commits, total } = await github.call(COMPARE, async (octokit, where) => octokit.rest.repos.compareCommitsWithBasehead({ ...where, basehead: `${base}...${head}`, per_page: PER_PAGE, page }), (comparison) => ({ commits: comparison.commits.map(({ sha, parents: [first] }) => [sha, first?.sha]), total: comparison.total_commits }));
        for (const [sha, parent] of commits)
            parents.set(sha, parent);
        if (commits.length < PER_PAGE || parents.size >= total)
            return parents;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/github/pulls-of-run.js



const READ_PULLS = { doing: 'find the pull requests of the run', permission: 'pull-requests: read' };
/** A push that brings more than this is no merge that a label could be about. */
const MOST_COMMITS = 50;
/**
 * Which pull requests a run brings. What cannot be known for certain is unknown: a label must not speak for a pull request
 * that does not have it. Rejects with a GitHubError.
 */
async function pullsOfRun(github, event, commit) {
    const payload = event?.payload ?? undefined;
    const started = payload === undefined ? undefined : numberIn(payload['pull_request']);
    if (started !== undefined)
        return { kind: 'pulls', pulls: [started] };
    if (commit === undefined)
        return unknown('nothing says which commit this is');
    if (event?.name === 'merge_group')
        return queuedPulls(github, payload?.['merge_group'], commit);
    const push = event?.name === 'push' ? pushOf(payload, commit) : undefined;
    return push === undefined ? mergedPull(github, event?.name, commit) : landedPulls(github, push, commit);
}
/**
 * The pull requests of a merge group: its own and those before it in the queue, since its checkout holds them all. For each
 * the queue has a branch `gh-readonly-queue/BASE/pr-NUMBER-SHA`, whose tip is the commit that the pull request is to land
 * as. Neither that form nor where `base_sha` lies in a group of several is documented; so every commit that the base branch
 * does not have yet must be such a tip, or nothing is known.
 */
async function queuedPulls(github, group, commit) {
    const { head_sha: head, base_ref: base } = (0,json/* isObject */.Gv)(group) ? group : {};
    if (typeof head !== 'string' || typeof base !== 'string' || !base.startsWith('refs/heads/'))
        return unknown('the event does not tell what is in the merge group');
    if (head !== commit)
        return unknown(`the merge group is at ${pulls_of_run_short(head)}, and this checkout at ${pulls_of_run_short(commit)}`);
    const branch = base.slice('refs/heads/'.length);
    const line = await lineBetween(github, branch, head, MOST_COMMITS);
    if (line === undefined)
        return unknown(`the merge group has more than ${MOST_COMMITS} commits`);
    const refs = await github.call({ doing: 'read the branches of the merge queue', permission: 'contents: read' }, async (octokit, where) => octokit.rest.git.listMatchingRefs({ ...where, ref: `heads/gh-readonly-queue/${branch}/` }), client/* itemsOf */.S3);
    const tips = new Map(refs.flatMap(({ ref, object }) => {
        const number = /\/pr-(\d{1,15})-[0-9a-f]+$/.exec(ref)?.[1];
        return number === undefined ? [] : [[object.sha, Number(number)]];
    }));
    const found = attribute(line, (sha) => tips.get(sha), (sha) => `nothing tells which pull request of the merge group ${pulls_of_run_short(sha)} is`);
    return found.kind === 'pulls' ? { ...found, into: branch } : found;
}
/** The pull requests that a push to a branch brought: several, when a merge queue lands a group at once. */
async function landedPulls(github, { branch, before }, commit) {
    const line = await lineBetween(github, before, commit, MOST_COMMITS);
    if (line === undefined)
        return unknown(`the push brought more than ${MOST_COMMITS} commits`);
    const pushed = new Set(line);
    const landed = new Map();
    for (const sha of line) {
        const pull = await pullMergedAs(github, sha, ({ merge, into }) => into === branch && pushed.has(merge));
        if (pull !== undefined)
            landed.set(sha, pull);
    }
    return attribute(line, (sha) => landed.get(sha), (sha) => `no pull request was merged as ${pulls_of_run_short(sha)}`);
}
/** All of them must be known. */
function attribute(line, pullOf, otherwise) {
    const stranger = line.find((sha) => pullOf(sha) === undefined);
    if (stranger !== undefined)
        return unknown(otherwise(stranger));
    const pulls = [...new Set(line.flatMap((sha) => pullOf(sha) ?? []))];
    return pulls.length === 0 ? unknown('the run brings no commit') : { kind: 'pulls', pulls };
}
/** The one that was merged as this very commit, where the event does not tell what came with it. */
async function mergedPull(github, event, commit) {
    const pull = await pullMergedAs(github, commit, ({ merge }) => merge === commit);
    if (pull === undefined)
        return unknown(`no pull request was merged as ${pulls_of_run_short(commit)}`);
    return { kind: 'pulls', pulls: [pull], note: `The label of #${pull} lifts the rule \`breaking\`. It was merged as ${pulls_of_run_short(commit)}; whether other pull requests came with it, ${event === undefined ? 'this run' : `the event ${event}`} does not tell.` };
}
/**
 * GitHub lists every pull request that holds the commit; one into another branch, or one that is open still, says nothing
 * about what is promoted.
 */
async function pullMergedAs(github, sha, isOne) {
    const pulls = await github.list({ ...READ_PULLS, doing: 'find the pull request of the commit' }, (octokit, where) => octokit.paginate.iterator(octokit.rest.repos.listPullRequestsAssociatedWithCommit, { ...where, commit_sha: sha, per_page: 100 }));
    return pulls.find((pull) => pull.merged_at !== null && pull.merge_commit_sha !== null && isOne({ merge: pull.merge_commit_sha, into: pull.base.ref }))?.number;
}
/** The push of this commit; undefined for a tag, a new branch, and a checkout of something else. */
function pushOf(payload, commit) {
    const { ref, before, after } = payload ?? {};
    if (typeof ref !== 'string' || !ref.startsWith('refs/heads/') || after !== commit)
        return undefined;
    const isCommit = typeof before === 'string' && /^[0-9a-f]{40,64}$/.test(before) && /[^0]/.test(before);
    return isCommit ? { branch: ref.slice('refs/heads/'.length), before } : undefined;
}
function numberIn(pull) {
    const number = (0,json/* isObject */.Gv)(pull) ? pull['number'] : undefined;
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
function unknown(reason) {
    return { kind: 'unknown', reason };
}
function pulls_of_run_short(sha) {
    return sha.slice(0, 12);
}

;// CONCATENATED MODULE: ./lib/github/pull-labels.js





/**
 * Asks GitHub for the labels as they are now: those in the payload of the event are as old as the event, and a run that is
 * started again would go by a label that was taken away.
 */
function pullLabelsOf(env, log) {
    return async (commit, signal) => {
        const access = (0,github_access/* readAccess */.z)('breaking-label', READ_PULLS.permission, env);
        if (!access.ok)
            return { kind: 'unknown', reason: access.message };
        try {
            const github = await (0,client/* connectGitHub */.UY)({ ...access, signal, onWait: (text) => log.line(text), onRequest: (line) => log.debug(line) });
            const found = await pullsOfRun(github, (0,events/* readEvent */.j_)(env), commit);
            if (found.kind === 'unknown')
                return found;
            const pulls = await Promise.all(found.pulls.map(async (pull) => readPull(github, pull)));
            const elsewhere = pulls.find(({ into }) => found.into !== undefined && into !== found.into);
            if (elsewhere !== undefined)
                return { kind: 'unknown', reason: `#${elsewhere.pull} is for ${elsewhere.into}, and not for ${found.into}` };
            const [first, ...others] = pulls.map(({ pull, labels }) => ({ pull, labels }));
            if (first === undefined)
                return { kind: 'unknown', reason: 'the run is about no pull request' };
            return { kind: 'labels', ...first, ...(others.length === 0 ? {} : { others }), ...(found.note === undefined ? {} : { note: found.note }) };
        }
        catch (error) {
            if (!(error instanceof github_error/* GitHubError */.y))
                throw error;
            return { kind: 'unknown', reason: `${error.message}${error.hint === undefined ? '' : `. ${error.hint}`}` };
        }
    };
}
async function readPull(github, pull) {
    return github.call({ ...READ_PULLS, doing: 'read the labels of the pull request' }, async (octokit, where) => octokit.rest.pulls.get({ ...where, pull_number: pull }), ({ labels, base }) => ({ pull, labels: labels.map(({ name }) => name), into: base.ref }));
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

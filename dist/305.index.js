export const id = 305;
export const ids = [305];
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

/***/ 2305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentOn: () => (/* binding */ commentOn)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
// EXTERNAL MODULE: ./lib/report/markdown.js + 2 modules
var report_markdown = __webpack_require__(8174);
// EXTERNAL MODULE: ./lib/github/client.js + 1 modules
var client = __webpack_require__(9726);
// EXTERNAL MODULE: ./lib/github/access.js
var github_access = __webpack_require__(2573);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/github/github-error.js
var github_error = __webpack_require__(3343);
;// CONCATENATED MODULE: ./lib/github/comment.js



const PERMISSION = 'pull-requests: write';
/** How often the comments are looked at until they are as they should be. */
const LOOKS = 5;
/** Before a look that only others, or a list that lags behind, make necessary; in milliseconds. */
const BETWEEN_LOOKS = 1_000;
/**
 * Writes or rewrites one comment, and gives its address; undefined when there is none. It is known by a hidden first line
 * and by its author: a stranger may copy the line, but not write as we do. Rejects with a GitHubError.
 *
 * GitHub takes no write under a condition, so other runs may write at the same instant. Therefore it looks again after
 * each write: of several comments the oldest stays, with the words of the latest run; the others are removed. What can
 * still be lost are the words of a later run, when an older one has looked before they were written and writes after the
 * later one has looked for the last time; the next run mends that.
 */
async function keepComment(github, place, { body, worthBeginning }) {
    const own = `${markerOf(place)}\n${body}`;
    let begun;
    let wrote = false;
    for (let look = 1; look <= LOOKS; look += 1) {
        // The first finds what there is, the second what has come of the writing.
        if (look > 2)
            await (0,promises_.setTimeout)(BETWEEN_LOOKS);
        const found = await findComments(github, place);
        const [first, ...others] = found;
        // Until the list shows our own, it may hide an older one as well.
        if (begun !== undefined && (first === undefined || first.id > begun.id))
            continue;
        if (first === undefined) {
            if (!worthBeginning)
                return undefined;
            begun = await create(github, place, own);
            wrote = true;
            continue;
        }
        const text = latestOf(found, place.run, wrote)?.body ?? own;
        // Before the others are removed: at no time are the words of the latest run nowhere.
        if (first.body !== text) {
            await rewrite(github, first, text);
            wrote = true;
        }
        for (const other of others)
            await remove(github, other);
        if (first.body === text)
            return first.html_url;
    }
    if (begun !== undefined)
        return begun.html_url;
    throw new github_error/* GitHubError */.y('github-refused', 'GitHub does not show the comment on the pull request as it was written', { hint: 'Run again.' });
}
/** A comment of a later run than this; once this one has written, of one that is as late: such runs do not take turns. */
function latestOf(comments, run, wrote) {
    return comments.filter((comment) => runOf(comment) > run || (wrote && runOf(comment) === run)).toSorted((one, other) => runOf(other) - runOf(one) || other.id - one.id)[0];
}
function runOf({ body }) {
    return Number(MARKER.exec(body ?? '')?.[2] ?? '0');
}
const MARKER = /^<!-- cwl-promote:comment ([0-9a-f]+) (\d+) -->/;
function markerOf({ key, run }) {
    return `<!-- cwl-promote:comment ${key} ${run} -->`;
}
/** Ours with this key, oldest first. */
async function findComments(github, { pull, key }) {
    const author = await github.whoAmI();
    const all = await github.list({ doing: 'read the comments on the pull request', permission: PERMISSION }, (octokit, where) => octokit.paginate.iterator(octokit.rest.issues.listComments, { ...where, issue_number: pull, per_page: 100 }));
    return all.filter(({ user, body }) => user?.login === author && MARKER.exec(body ?? '')?.[1] === key).toSorted((one, other) => one.id - other.id);
}
async function create(github, { pull }, body) {
    return github.call({ doing: 'comment on the pull request', permission: PERMISSION }, async (octokit, where) => octokit.rest.issues.createComment({ ...where, issue_number: pull, body }), (made) => (0,client/* numbered */.jN)(made, 'id'));
}
async function rewrite(github, { id }, body) {
    await unlessGone(async () => {
        await github.call({ doing: 'bring the comment on the pull request up to date', permission: PERMISSION }, async (octokit, where) => octokit.rest.issues.updateComment({ ...where, comment_id: id, body }));
    });
}
async function remove(github, { id }) {
    await unlessGone(async () => {
        await github.call({ doing: 'remove a comment that another run has written too', permission: PERMISSION }, async (octokit, where) => octokit.rest.issues.deleteComment({ ...where, comment_id: id }));
    });
}
/** What the work is about may not be there: a person, or another run, was quicker. The next look shows it. */
async function unlessGone(work) {
    try {
        await work();
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y) || error.code !== 'github-not-found')
            throw error;
    }
}

// EXTERNAL MODULE: ./lib/github/events.js
var events = __webpack_require__(6322);
// EXTERNAL MODULE: ./lib/github/run-link.js
var run_link = __webpack_require__(8831);
;// CONCATENATED MODULE: ./lib/github/pull-request.js










const pull_request_PERMISSION = 'pull-requests: write';
/** GitHub takes 65,536 characters; bytes are never fewer. */
const LARGEST_PAGE = 65_000;
/** The first and the last line of the comment. */
const FRAME = 1_000;
/** For all that the comment takes, waits for GitHub's limits among it, in milliseconds. */
const LONGEST_TIME = 180_000;
/**
 * Shows the report in one comment on the pull request that started the run, and gives its address. Whatever keeps it from
 * that is said in an annotation and fails nothing: the job summary has the same page.
 */
async function commentOn(report, inputs, { env, log, signal, commit, markdown }) {
    const { comment } = inputs;
    if (comment === undefined)
        return undefined;
    const event = (0,events/* readEvent */.j_)(env);
    const pull = pullOf(event);
    if (event === undefined || pull === undefined) {
        log.annotate('notice', `No comment was written: the event ${event?.name ?? 'of this run'} is about no pull request. The job summary has the report.`);
        return undefined;
    }
    const access = (0,github_access/* readAccess */.z)(`comment: ${comment}`, pull_request_PERMISSION, env);
    if (!access.ok) {
        log.annotate('notice', `No comment was written: ${access.message}. ${access.hint} The job summary has the report.`);
        return undefined;
    }
    try {
        const github = await (0,client/* connectGitHub */.UY)({
            ...access,
            signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_TIME)]),
            onWait: (text) => log.line(text),
            onRequest: (line) => log.debug(line),
        });
        const body = `${(0,report_markdown/* fitMarkdown */.DJ)(report, { ...markdown, bytes: LARGEST_PAGE - FRAME })}\n${lastLine(inputs, commit)}`;
        return await keepComment(github, placeOf(pull, inputs, env), { body, worthBeginning: comment === 'true' || saysSomething(report) });
    }
    catch (error) {
        // Not even a mistake of ours in here may cost the run its result.
        const refusal = error instanceof github_error/* GitHubError */.y ? error : new github_error/* GitHubError */.y('github-refused', `unexpected: ${error instanceof Error ? error.message : String(error)}`);
        const missing = refusal.code === 'github-permission' || refusal.code === 'github-not-found';
        const lack = missing ? (0,events/* lackOfSecrets */.km)(event, env) : undefined;
        const hint = lack === undefined ? refusal.hint : `${lack.charAt(0).toUpperCase()}${lack.slice(1)}, and its token for GitHub may only read.`;
        log.annotate(missing ? 'notice' : 'warning', [`No comment was written: ${refusal.message.replace(/\.+$/, '')}.`, ...(hint === undefined ? [] : [hint]), 'The job summary has the report.'].join(' '));
        return undefined;
    }
}
function pullOf(event) {
    const pull = event?.payload?.['pull_request'];
    const number = (0,json/* isObject */.Gv)(pull) ? pull['number'] : undefined;
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
/** Runs that differ in one of these have a comment each: two stages of one pull request must not take turns in one. */
function placeOf(pull, { command, options }, env) {
    const { stage, project, copyFrom, config, shard, baseUrl, workingDirectory } = options;
    const parts = [command, stage, project, copyFrom, config, shard, baseUrl, (0,external_node_path_.relative)(env['GITHUB_WORKSPACE'] ?? '.', workingDirectory)];
    const key = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts.map((part) => part ?? null))).digest('hex').slice(0, 16);
    const run = /^\d{1,15}$/.test(env['GITHUB_RUN_ID'] ?? '') ? Number(env['GITHUB_RUN_ID']) : 0;
    return { pull, key, run };
}
function lastLine({ options }, commit = '') {
    const link = (0,run_link/* runLink */.u)(options.runUrl);
    const parts = [...(/^[0-9a-f]{40,64}$/.test(commit) ? [`for <code>${commit.slice(0, 12)}</code>`] : []), ...(link === undefined ? [] : [`by ${link}`])];
    return parts.length === 0 ? '' : `<p><sub>Written ${parts.join(' ')}; the next one writes here again.</sub></p>\n`;
}
/** Whether a reviewer has anything to look at. */
function saysSomething(report) {
    if (report.failure !== undefined)
        return true;
    switch (report.command) {
        case 'validate':
        case 'pack':
            return report.problems.length > 0;
        case 'plan':
        case 'promote':
        case 'rollback':
            return report.problems.length > 0 || report.apps.some(({ action }) => action !== 'unchanged');
        case 'pull':
            return report.apps.some(({ outcome }) => outcome !== 'unchanged');
        case 'merge-records':
            return false;
        case 'exports':
            return report.counts.failed + report.counts.other > 0;
        case 'doctor':
            return report.findings.some(({ status }) => status !== 'ok');
    }
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

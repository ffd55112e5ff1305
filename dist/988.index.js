export const id = 988;
export const ids = [988];
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

/***/ 9988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deploymentsOf: () => (/* binding */ deploymentsOf)
});

// EXTERNAL MODULE: ./lib/commands/given.js
var given = __webpack_require__(139);
// EXTERNAL MODULE: ./lib/github/access.js
var github_access = __webpack_require__(2573);
// EXTERNAL MODULE: ./lib/github/client.js + 1 modules
var client = __webpack_require__(9726);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/report/printable.js
var printable = __webpack_require__(2037);
// EXTERNAL MODULE: ./lib/report/verdict.js
var verdict = __webpack_require__(975);
// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
;// CONCATENATED MODULE: ./lib/github/deployment-payload.js

/** What tells our deployments from those that GitHub makes for a job's `environment`, and from everybody else's. */
const TASK = 'cwl-promote';
/** In characters. GitHub names no limit; this is far below what it has been seen to keep. */
const LONGEST_PAYLOAD = 8_000;
/**
 * All that GitHub keeps of a promotion from its beginning, since a payload cannot be changed any more: where it goes, what
 * it installs as far as that fits, and the digests by which its plan and its record are known.
 */
function payloadOf(start, run) {
    const { command, stage, project, baseUrl, commit, planDigest, record, undoes, partial, installs } = start;
    const head = { version: 1, command, stage, project, platform: baseUrl, commit, plan: planDigest, record, ...(undoes === undefined ? {} : { undoes }), partial, run };
    let room = LONGEST_PAYLOAD - JSON.stringify(head).length;
    const named = installs.filter((install) => (room -= JSON.stringify(install).length + 1) > 0);
    const omitted = installs.length - named.length;
    return { ...head, installs: named, ...(omitted === 0 ? {} : { omitted }) };
}
/** Undefined for a payload that we have not written. GitHub may give an object back as its text. */
function readPayload(payload) {
    const value = asObject(payload);
    if (value === undefined || value['version'] !== 1)
        return undefined;
    const { command, platform, project, commit, record, undoes, run } = value;
    if (typeof platform !== 'string' || typeof project !== 'string' || typeof record !== 'string' || typeof run !== 'string')
        return undefined;
    return { platform, project, record, run, commit: textOrNull(commit), undoes: (0,json/* isArray */.cy)(undoes) ? undoes.filter((one) => typeof one === 'string') : [], rollback: command === 'rollback' };
}
function isAt({ platform, project }, place) {
    return platform === place.baseUrl && project === place.project;
}
function asObject(payload) {
    try {
        const value = (0,json/* parseJson */.qF)(typeof payload === 'string' ? payload : JSON.stringify(payload ?? null));
        return (0,json/* isObject */.Gv)(value) ? value : undefined;
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
function textOrNull(value) {
    return typeof value === 'string' ? value : null;
}

;// CONCATENATED MODULE: ./lib/github/deployment-history.js


const READ = { doing: 'read the deployments', permission: 'deployments: write' };
/** As many as nearly every look needs: the last that went well is among the newest. */
const PER_PAGE = 30;
const OPEN = new Set(['pending', 'queued', 'in_progress']);
/**
 * Reads the deployments of a place, newest first, until the one is found that stands. One that was rolled back as a whole
 * does not, nor does what a rollback left beside it say which commit that is. `run` is this one: its other jobs may well
 * be under way. Rejects with a GitHubError.
 */
async function readHistory(github, environment, place, run) {
    const unfinished = [];
    const undone = new Set();
    let endedWell;
    for await (const { id, payload } of newestFirst(github, environment, place)) {
        const { state, succeeded, logUrl } = await readStatuses(github, id);
        const ours = payload.run === run;
        if (!succeeded && !ours && OPEN.has(state))
            unfinished.push({ id, logUrl });
        if (!ours || !OPEN.has(state))
            endedWell ??= succeeded;
        if (!succeeded)
            continue;
        for (const record of payload.undoes)
            undone.add(record);
        if (payload.rollback || undone.has(payload.record) || payload.commit === null)
            continue;
        return { deployed: { kind: 'commit', commit: payload.commit }, endedWell: endedWell ?? false, unfinished };
    }
    return { deployed: { kind: 'none' }, endedWell: endedWell ?? false, unfinished };
}
async function* newestFirst(github, environment, place) {
    for (let page = 1;; page += 1) {
        const found = await github.call(READ, async (octokit, where) => octokit.rest.repos.listDeployments({ ...where, environment, task: TASK, per_page: PER_PAGE, page }), client/* itemsOf */.S3);
        for (const { id, payload: text } of found.toSorted((one, other) => other.id - one.id)) {
            const payload = readPayload(text);
            if (payload !== undefined && isAt(payload, place))
                yield { id, payload };
        }
        if (found.length < PER_PAGE)
            return;
    }
}
/**
 * What became of a deployment. One that went well is `inactive` as soon as another one goes well, that of GitHub for the
 * job's own `environment` among them: so it counts whether it ever went well.
 */
async function readStatuses(github, id) {
    const statuses = await github.list(READ, (octokit, where) => octokit.paginate.iterator(octokit.rest.repos.listDeploymentStatuses, { ...where, deployment_id: id, per_page: 100 }));
    const newest = statuses.toSorted((one, other) => other.id - one.id)[0];
    return { state: newest?.state ?? 'pending', succeeded: statuses.some(({ state }) => state === 'success'), logUrl: newest?.log_url ?? '' };
}

// EXTERNAL MODULE: ./lib/github/github-error.js
var github_error = __webpack_require__(3343);
;// CONCATENATED MODULE: ./lib/github/deployments.js







const WRITE = { doing: 'write a deployment', permission: 'deployments: write' };
const COMPARE = { doing: 'compare two commits', permission: 'contents: read' };
/** For all that one moment of a promotion asks of GitHub, its waits among it, in milliseconds. */
const LONGEST_TIME = 90_000;
/** The same when the runner is about to end the process, see INSTALL_GRACE. */
const LAST_WORD = 3_000;
/** Of the description of a status, in characters: GitHub's limit. */
const LONGEST_DESCRIPTION = 140;
/**
 * Shows each promotion as a deployment: its environment is the stage, or without a configuration file the project. What
 * GitHub does not do is said and changes nothing about the promotion.
 */
function deploymentsOn(connect, options) {
    let history;
    let deployment;
    const look = async (place, signal) => {
        history ??= connect(limited(signal)).then(async (github) => readHistory(github, environmentOf(place), place, options.run));
        return history;
    };
    return {
        last: async (place, signal) => {
            try {
                return (await look(place, signal)).deployed;
            }
            catch (error) {
                return { kind: 'unreadable', reason: reasonOf(error, signal) };
            }
        },
        contains: async (head, commit, signal) => {
            try {
                const github = await connect(limited(signal));
                return await github.call(COMPARE, async (octokit, where) => octokit.rest.repos.compareCommitsWithBasehead({ ...where, basehead: `${commit}...${head}`, per_page: 1 }), ({ status }) => ({ ahead: true, identical: true, behind: false, diverged: false })[status]);
            }
            catch (error) {
                if (!(error instanceof github_error/* GitHubError */.y))
                    throw error;
                return undefined;
            }
        },
        begin: async (start, signal) => {
            try {
                const { endedWell, unfinished } = await look(start, signal);
                const github = await connect(limited(signal));
                for (const other of unfinished)
                    await closeUnfinished(github, other, options);
                if (start.installs.length === 0 && (!start.inPlace || start.partial || endedWell))
                    return;
                const id = await create(github, start, options);
                deployment = { id, partial: start.partial };
                await setStatus(github, id, { state: 'in_progress', description: 'Installing', log_url: options.runUrl ?? '' });
            }
            catch (error) {
                const what = deployment === undefined ? 'No deployment was made' : 'The deployment does not show that it is under way';
                options.onTrouble(`${what}: ${reasonOf(error, signal)}${signal.aborted ? '' : ' The promotion goes on.'}`, lacks(error));
            }
        },
        end: async (report, signal) => {
            if (deployment === undefined)
                return undefined;
            const { id, partial } = deployment;
            const lastWord = lastWordAfter(signal);
            try {
                const github = await connect(AbortSignal.any([lastWord.signal, AbortSignal.timeout(LONGEST_TIME)]));
                const state = stateOf(report);
                // What a run over some apps brought stands beside what was there before; a whole one takes its place.
                await setStatus(github, id, { state, description: await descriptionOf(report), log_url: options.runUrl ?? '', auto_inactive: state === 'success' && !partial });
            }
            catch (error) {
                options.onTrouble(`Deployment ${id} was left as if it were under way: ${reasonOf(error)} The next promotion to this stage ends it.`, lacks(error));
            }
            finally {
                lastWord.release();
            }
            return String(id);
        },
    };
}
function environmentOf({ stage, project }) {
    return stage ?? project;
}
function limited(signal) {
    return AbortSignal.any([signal, AbortSignal.timeout(LONGEST_TIME)]);
}
/** Aborts so long after the run was asked to end: nothing is done with the outcome of a promotion before GitHub was told. */
function lastWordAfter(signal) {
    const controller = new AbortController();
    let timer;
    const begin = () => {
        timer = setTimeout(() => controller.abort(new DOMException('the run was asked to end', 'TimeoutError')), LAST_WORD);
    };
    if (signal.aborted)
        begin();
    else
        signal.addEventListener('abort', begin, { once: true });
    return {
        signal: controller.signal,
        release: () => {
            signal.removeEventListener('abort', begin);
            clearTimeout(timer);
        },
    };
}
async function create(github, start, { run, sha }) {
    const ref = start.commit ?? sha;
    if (ref === undefined)
        throw new github_error/* GitHubError */.y('github-refused', 'nothing says which commit is deployed', { hint: 'Check the repository out with actions/checkout.' });
    const environment = environmentOf(start);
    const created = await github.call(WRITE, async (octokit, where) => octokit.rest.repos.createDeployment({
        ...where,
        ref,
        task: TASK,
        environment,
        description: describe(start),
        payload: { ...payloadOf(start, run) },
        // Exactly this commit: neither merged with the default branch nor kept back by checks, this job's own among them.
        auto_merge: false,
        required_contexts: [],
        transient_environment: false,
        // What GitHub takes for granted as well; said, so that a change of its mind is none of ours.
        production_environment: environment === 'production',
    }));
    // An answer without an id says in words why there is none.
    if (typeof created === 'object' && created !== null && 'id' in created && typeof created.id === 'number')
        return created.id;
    throw new github_error/* GitHubError */.y('github-refused', 'GitHub answered without a deployment');
}
async function setStatus(github, id, status) {
    await github.call(WRITE, async (octokit, where) => octokit.rest.repos.createDeploymentStatus({ ...where, deployment_id: id, ...status }));
}
/** One that cannot be closed must not keep every promotion after it from being shown. */
async function closeUnfinished(github, { id, logUrl }, { onTrouble }) {
    try {
        await setStatus(github, id, { state: 'error', description: 'Cut off: its run ended without saying how far it came', log_url: logUrl, auto_inactive: false });
    }
    catch (error) {
        if (lacks(error))
            throw error;
        onTrouble(`Deployment ${id} of an earlier run stays in progress: ${reasonOf(error)}`, false);
    }
}
function describe({ command, installs, project, undoes }) {
    const what = installs.length === 0 ? 'everything is in place' : (0,printable/* count */.U9)(installs.length, 'app');
    return deployments_short(`${command}${undoes === undefined && command === 'rollback' ? ' in part' : ''}: ${what} in ${project}`);
}
/** A promotion that was stopped is an error, one of which apps failed a failure: the former says nothing about the apps. */
function stateOf({ result, failure }) {
    if (result === 'promoted' || result === 'unchanged')
        return 'success';
    return failure?.code === 'apps-failed' ? 'failure' : 'error';
}
async function descriptionOf(report) {
    // In full, it can be compared with that of the record that was kept.
    const record = report.recordFile === undefined ? '' : `; record sha256:${(0,external_node_crypto_.createHash)('sha256').update(await (0,promises_.readFile)(report.recordFile)).digest('hex')}`;
    return `${deployments_short((0,verdict/* promotionCounts */.y3)(report), LONGEST_DESCRIPTION - record.length)}${record}`;
}
function deployments_short(text, length = LONGEST_DESCRIPTION) {
    return (0,printable/* clip */.$Q)((0,printable/* printableSentence */.l6)(text), length);
}
function lacks(error) {
    return error instanceof github_error/* GitHubError */.y && (error.code === 'github-permission' || error.code === 'github-not-found');
}
/** In sentences. Not even a mistake of ours in here may cost a promotion its report. */
function reasonOf(error, signal) {
    if (!(error instanceof github_error/* GitHubError */.y))
        return `unexpected: ${error instanceof Error ? error.message : String(error)}.`;
    if (error.code === 'cancelled' && signal?.aborted !== true)
        return 'GitHub took longer than it may.';
    return `${error.message}.${error.hint === undefined ? '' : ` ${error.hint}`}`;
}

;// CONCATENATED MODULE: ./lib/github/deploying.js





/** The deployments that the workflow asks for. Without a token for them the first use says so. */
function deploymentsOf({ options }, env, log) {
    const access = (0,github_access/* readAccess */.z)('deployments: true', 'deployments: write', env);
    const { runUrl } = options;
    return deploymentsOn(async (signal) => {
        if (!access.ok)
            throw new github_error/* GitHubError */.y('github-permission', access.message, { hint: access.hint });
        return (0,client/* connectGitHub */.UY)({ ...access, signal, onWait: (text) => log.line(text), onRequest: (line) => log.debug(line) });
    }, {
        run: `${env['GITHUB_RUN_ID'] ?? ''}/${env['GITHUB_RUN_ATTEMPT'] ?? '1'}`,
        ...(0,given/* given */.g)({ runUrl, sha: env['GITHUB_SHA'] === '' ? undefined : env['GITHUB_SHA'] }),
        onTrouble: (text, lacks) => log.annotate(lacks ? 'notice' : 'warning', text),
    });
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

export const id = 988;
export const ids = [988];
export const modules = {

/***/ 2677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ lineBetween),
/* harmony export */   Y: () => (/* binding */ isBefore)
/* harmony export */ });
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
/** Whether a commit came before `head`, a commit or a branch, or is that one; undefined when GitHub does not tell. Rejects with a GitHubError. */
async function isBefore(github, purpose, commit, head) {
    return github.call(purpose, async (octokit, where) => octokit.rest.repos.compareCommitsWithBasehead({ ...where, basehead: `${commit}...${head}`, per_page: 1 }), ({ status }) => ({ ahead: true, identical: true, behind: false, diverged: false })[status]);
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


/***/ }),

/***/ 6082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createOnce)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3343);


/** Times that GitHub is asked while it is out of order. */
const ATTEMPTS = 4;
/** What one of its servers has taken another shows a little later: in milliseconds. */
const BEFORE_LOOK = 1_000;
const PASSING = new Set(['github-server', 'github-unreachable']);
/**
 * Creates what must not be there twice. When GitHub is out of order only the answer may have been lost: what was made is
 * looked for before it is asked for again. Rejects with a GitHubError.
 */
async function createOnce(create, find) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await create();
        }
        catch (error) {
            if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y) || !PASSING.has(error.code) || attempt >= ATTEMPTS)
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(BEFORE_LOOK);
            const made = await find();
            if (made !== undefined)
                return made;
        }
    }
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

// EXTERNAL MODULE: ./lib/commands/run/given.js
var given = __webpack_require__(6061);
// EXTERNAL MODULE: ./lib/github/access.js
var github_access = __webpack_require__(2573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/commands/run/failure.js
var failure = __webpack_require__(9446);
// EXTERNAL MODULE: ./lib/report/printable.js
var printable = __webpack_require__(2037);
// EXTERNAL MODULE: ./lib/report/verdict.js
var verdict = __webpack_require__(975);
// EXTERNAL MODULE: ./lib/github/commit-line.js
var commit_line = __webpack_require__(2677);
// EXTERNAL MODULE: ./lib/github/creation.js
var creation = __webpack_require__(6082);
// EXTERNAL MODULE: ./lib/github/client.js + 5 modules
var client = __webpack_require__(646);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/promotion/full-hash.js
var full_hash = __webpack_require__(1473);
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
    return { platform, project, record, run, commit: (0,full_hash/* isFullHash */.u)(commit) ? commit : null, undoes: (0,json/* isArray */.cy)(undoes) ? undoes.filter((one) => typeof one === 'string') : [], rollback: command === 'rollback' };
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

;// CONCATENATED MODULE: ./lib/github/deployment-history.js


const READ = { doing: 'read the deployments', permission: 'deployments: write' };
/** As many as nearly every look needs: the last that went well is among the newest. */
const PER_PAGE = 30;
const OPEN = new Set(['pending', 'queued', 'in_progress']);
/**
 * Reads the deployments of a place, newest first, until the one is found that stands. One that was rolled back as a whole
 * does not, nor does what a rollback left beside it say which commit that is. A promotion that names no commit may be of
 * any. `run` is this one: its other jobs may well be under way. Rejects with a GitHubError.
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
        if (payload.rollback || undone.has(payload.record))
            continue;
        return { deployed: deployedBy(id, payload), endedWell: endedWell ?? false, unfinished };
    }
    return { deployed: { kind: 'none' }, endedWell: endedWell ?? false, unfinished };
}
/** The deployment of this promotion, if there is one: who was given no answer does not know. Rejects with a GitHubError. */
async function findOwn(github, environment, place, { run, record }) {
    let left = PER_PAGE;
    for await (const { id, payload } of newestFirst(github, environment, place)) {
        if (payload.run === run && payload.record === record)
            return id;
        left -= 1;
        if (left === 0)
            break;
    }
    return undefined;
}
function deployedBy(id, { commit }) {
    return commit === null ? { kind: 'unreadable', reason: `deployment ${id} names no commit, as where git did not say which was checked out.` } : { kind: 'commit', commit };
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
    let begun;
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
        contains: async (head, commit, signal) => contains(connect, head, commit, signal),
        begin: async (start, signal) => {
            try {
                const past = await look(start, signal);
                const github = await connect(limited(signal));
                begun = await beginDeployment(github, start, past, options);
                if (begun !== undefined)
                    await setStatus(github, begun.id, { state: 'in_progress', description: 'Installing', log_url: options.runUrl ?? '' });
            }
            catch (error) {
                const what = begun === undefined ? 'No deployment was made' : 'The deployment does not show that it is under way';
                options.onTrouble(`${what}: ${reasonOf(error, signal)}${signal.aborted ? '' : ' The promotion goes on.'}`, lacks(error));
            }
        },
        end: async (report, signal) => {
            if (begun === undefined)
                return undefined;
            await endDeployment(connect, begun, { report, signal, options });
            return String(begun.id);
        },
    };
}
async function contains(connect, head, commit, signal) {
    try {
        return await (0,commit_line/* isBefore */.Y)(await connect(limited(signal)), COMPARE, commit, head);
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y))
            throw error;
        return undefined;
    }
}
/** Ends what others have left unfinished, and makes a deployment; undefined where the last one says it all. */
async function beginDeployment(github, start, { endedWell, unfinished }, options) {
    for (const other of unfinished)
        await closeUnfinished(github, other, options);
    if (start.installs.length === 0 && (!start.inPlace || start.partial || endedWell))
        return undefined;
    // One that is missing lets the rule `downgrade` pass over the promotion.
    const id = await (0,creation/* createOnce */.U)(async () => create(github, start, options), async () => findOwn(github, environmentOf(start), start, { run: options.run, record: start.record }));
    return { id, partial: start.partial };
}
async function endDeployment(connect, { id, partial }, { report, signal, options }) {
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
async function create(github, start, { run, sha, isOfWorkflow }) {
    const ref = isOfWorkflow ? (start.commit ?? sha) : sha;
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
    return (0,failure/* inOneSentence */.b0)(error);
}

;// CONCATENATED MODULE: ./lib/github/deploying.js




/** The deployments that the workflow asks for. Without a token for them the first use says so. */
function deploymentsOf({ options }, { isOfWorkflow }, env, log) {
    const access = (0,github_access/* readAccess */.z)('deployments: true', 'deployments: write', env);
    const { runUrl } = options;
    return deploymentsOn(async (signal) => {
        if (!access.ok)
            throw new github_error/* GitHubError */.y('github-permission', access.message, { hint: access.hint });
        return (0,github_access/* connectAs */.P)(access, log, signal);
    }, {
        run: `${env['GITHUB_RUN_ID'] ?? ''}/${env['GITHUB_RUN_ATTEMPT'] ?? '1'}`,
        isOfWorkflow,
        ...(0,given/* given */.g)({ runUrl, sha: env['GITHUB_SHA'] === '' ? undefined : env['GITHUB_SHA'] }),
        onTrouble: (text, lacks) => log.annotate(lacks ? 'notice' : 'warning', text),
    });
}


/***/ })

};

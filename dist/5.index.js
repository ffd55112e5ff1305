export const id = 5;
export const ids = [5];
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

/***/ 5005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pullLabelsOf: () => (/* binding */ pullLabelsOf)
});

// EXTERNAL MODULE: ./lib/commands/run/failure.js
var failure = __webpack_require__(9446);
// EXTERNAL MODULE: ./lib/github/access.js
var github_access = __webpack_require__(2573);
// EXTERNAL MODULE: ./lib/github/client.js + 5 modules
var client = __webpack_require__(646);
// EXTERNAL MODULE: ./lib/github/events.js
var events = __webpack_require__(6322);
// EXTERNAL MODULE: ./lib/github/github-error.js
var github_error = __webpack_require__(3343);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/promotion/full-hash.js
var full_hash = __webpack_require__(1473);
// EXTERNAL MODULE: ./lib/github/commit-line.js
var commit_line = __webpack_require__(2677);
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
    const started = payload === undefined ? undefined : (0,events/* numberIn */.Po)(payload['pull_request']);
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
    const line = await (0,commit_line/* lineBetween */.D)(github, branch, head, MOST_COMMITS);
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
    const line = await (0,commit_line/* lineBetween */.D)(github, before, commit, MOST_COMMITS);
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
    const isCommit = (0,full_hash/* isFullHash */.u)(before) && /[^0]/.test(before);
    return isCommit ? { branch: ref.slice('refs/heads/'.length), before } : undefined;
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
            const github = await (0,github_access/* connectAs */.P)(access, log, signal);
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
            return { kind: 'unknown', reason: error.hint === undefined ? error.message : (0,failure/* inOneSentence */.b0)(error) };
        }
    };
}
async function readPull(github, pull) {
    return github.call({ ...READ_PULLS, doing: 'read the labels of the pull request' }, async (octokit, where) => octokit.rest.pulls.get({ ...where, pull_number: pull }), ({ labels, base }) => ({ pull, labels: (0,client/* itemsOf */.S3)(labels).map(({ name }) => textOf(name)), into: textOf(base.ref) }));
}
function textOf(name) {
    if (typeof name !== 'string')
        throw new TypeError('a name is no text');
    return name;
}


/***/ })

};

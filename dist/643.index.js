export const id = 643;
export const ids = [643];
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

/***/ 3643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeCommit: () => (/* binding */ judgeCommit)
/* harmony export */ });
/* harmony import */ var _commands_run_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9446);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2573);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(646);
/* harmony import */ var _commit_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2677);
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6322);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3343);






const PERMISSION = 'contents: read';
/** For both questions, waits for GitHub's limits among it, in milliseconds. */
const LONGEST_TIME = 60_000;
/**
 * Whether a token may meet a commit that was deployed by its number, which may be the head of a fork's pull request. Asks
 * GitHub, since `actions/checkout` fetches such a commit without the branches that have it. Where GitHub does not tell, the
 * run goes on with a notice: whoever deploys may write to this repository.
 */
async function judgeCommit(commit, event, env, log) {
    const found = await findOnBranches(commit, event, env, log);
    switch (found.kind) {
        case 'found':
            return { safe: true };
        case 'absent':
            return (0,_events_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseDeployment */ .il)(event.name, `the code of a pull request from a fork: ${commit.slice(0, 12)} is at the tip of no branch of this repository, and not in its default branch`);
        case 'unknown':
            log.annotate('notice', `Whether a branch of this repository has ${commit.slice(0, 12)}, which is deployed, is not known: ${found.reason} The token of the platform is used all the same; a deployment of a branch or a tag by its name leaves no doubt.`);
            return { safe: true };
    }
}
async function findOnBranches(commit, event, env, log) {
    const access = (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .readAccess */ .z)(event.name, PERMISSION, env);
    if (!access.ok)
        return { kind: 'unknown', reason: (0,_commands_run_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneSentence */ .b0)({ message: access.message }) };
    try {
        const github = await (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .connectAs */ .P)(access, log, AbortSignal.timeout(LONGEST_TIME));
        if (await isTip(github, commit))
            return { kind: 'found' };
        const branch = (0,_events_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultBranchOf */ .dV)(event);
        if (branch === undefined)
            return { kind: 'unknown', reason: 'the event does not name the default branch.' };
        return { kind: (await isIn(github, branch, commit)) ? 'found' : 'absent' };
    }
    catch (error) {
        if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubError */ .y))
            throw error;
        return { kind: 'unknown', reason: (0,_commands_run_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneSentence */ .b0)(error) };
    }
}
/** GitHub knows the commits of forks as well, but lists the branches of this repository alone. */
async function isTip(github, commit) {
    return falseAt(422, async () => github.call({ doing: 'find the branches of the commit', permission: PERMISSION }, async (octokit, where) => octokit.rest.repos.listBranchesForHeadCommit({ ...where, commit_sha: commit }), (branches) => (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsOf */ .S3)(branches).length > 0));
}
/** Whether the branch has the commit, at its tip or before. */
async function isIn(github, branch, commit) {
    // It stands for commits that share no history: that this repository may be read has shown before.
    return falseAt(404, async () => (await (0,_commit_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isBefore */ .Y)(github, { doing: 'compare the commit with the default branch', permission: PERMISSION }, commit, branch)) === true);
}
/** False where GitHub answers with this status, which then says that there is none. */
async function falseAt(status, ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubError */ .y && error.status === status)
            return false;
        throw error;
    }
}


/***/ })

};

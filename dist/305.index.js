export const id = 305;
export const ids = [305];
export const modules = {

/***/ 2305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentOn: () => (/* binding */ commentOn),
  outdateComment: () => (/* binding */ outdateComment)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/commands/run/failure.js
var failure = __webpack_require__(9446);
// EXTERNAL MODULE: ./lib/commands/run/given.js
var given = __webpack_require__(6061);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/full-hash.js
var full_hash = __webpack_require__(1473);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/markdown.js + 2 modules
var markdown = __webpack_require__(8174);
// EXTERNAL MODULE: ./lib/report/printable.js
var printable = __webpack_require__(2037);
// EXTERNAL MODULE: ./lib/github/access.js
var github_access = __webpack_require__(2573);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/github/client.js + 5 modules
var client = __webpack_require__(646);
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
 * and by its author: a stranger may copy the line, but not write as we do. Rejects with a GitHubError; `onWritten` is told the
 * address as soon as the words stand there, and what is rejected after that keeps them from nobody.
 *
 * GitHub takes no write under a condition, so other runs may write at the same instant. Therefore it looks again after
 * each write: of several comments the oldest stays, with the words of the latest run; the others are removed. What can
 * still be lost are the words of a later run, when an older one has looked before they were written and writes after the
 * later one has looked for the last time; the next run mends that.
 */
async function keepComment(github, place, { body, worthBeginning }, onWritten) {
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
            onWritten(begun.html_url);
            // Where its login could not be had, the next look is for what it wrote before.
            await github.wroteAs(begun.user?.login);
            wrote = true;
            continue;
        }
        const text = latestOf(found, place, wrote)?.body ?? own;
        // Before the others are removed: at no time are the words of the latest run nowhere.
        if (first.body !== text) {
            if (await rewrite(github, first, text))
                onWritten(first.html_url);
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
function latestOf(comments, place, wrote) {
    const { run } = place;
    return comments.filter((comment) => (runOf(comment) > run && !isForged(comment, place)) || (wrote && runOf(comment) === run)).toSorted((one, other) => runOf(other) - runOf(one) || other.id - one.id)[0];
}
/**
 * Says that it is of a later run, and was there before that could begin: other workflows write as we do, some of them what
 * strangers tell them to, and people may edit it. It would stand there for ever, in place of every report.
 */
function isForged({ updated_at: written }, { since }) {
    return since !== undefined && typeof written === 'string' && Date.parse(written) < since;
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
    return unlessGone(async () => {
        await github.call({ doing: 'bring the comment on the pull request up to date', permission: PERMISSION }, async (octokit, where) => octokit.rest.issues.updateComment({ ...where, comment_id: id, body }));
    });
}
async function remove(github, { id }) {
    await unlessGone(async () => {
        await github.call({ doing: 'remove a comment that another run has written too', permission: PERMISSION }, async (octokit, where) => octokit.rest.issues.deleteComment({ ...where, comment_id: id }));
    });
}
/** False where what the work is about is not there: a person, or another run, was quicker. The next look shows it. */
async function unlessGone(work) {
    try {
        await work();
        return true;
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y) || error.code !== 'github-not-found')
            throw error;
        return false;
    }
}

// EXTERNAL MODULE: ./lib/github/events.js
var events = __webpack_require__(6322);
// EXTERNAL MODULE: ./lib/github/inputs.js + 3 modules
var inputs = __webpack_require__(4633);
// EXTERNAL MODULE: ./lib/github/limits.js
var limits = __webpack_require__(327);
// EXTERNAL MODULE: ./lib/github/run-link.js
var run_link = __webpack_require__(8831);
;// CONCATENATED MODULE: ./lib/github/pull-request.js

















const pull_request_PERMISSION = 'pull-requests: write';
/** The first and the last line of the comment. A character of an input may take six where it is escaped. */
const FRAME = 3_000;
/** For all that the comment takes, waits for GitHub's limits among it, in milliseconds. */
const LONGEST_TIME = 180_000;
/**
 * Shows the report in one comment on the pull request that started the run, and gives its address. Whatever keeps it from
 * that is said in an annotation and fails nothing: the job summary has the same page.
 */
async function commentOn(report, inputs, surroundings) {
    const wordsOf = () => ({
        body: (0,markdown/* fitMarkdown */.DJ)(report, { ...surroundings.markdown, bytes: limits/* LARGEST_BODY */.Y - FRAME }),
        worthBeginning: inputs.comment === 'true' || saysSomething(report),
    });
    return write(wordsOf, inputs, surroundings);
}
/**
 * Has the comment of an earlier run say that it may not hold any more, where this one ended without a
 * report. None is begun; and none is found where the inputs that say which it is are wrong themselves.
 */
async function outdateComment(env, log) {
    const inputs = commentInputsOf(env);
    const pull = pullOf((0,events/* readEvent */.j_)(env));
    if (inputs === undefined || pull === undefined)
        return undefined;
    return write(() => ({ body: (0,markdown/* failureToMarkdown */.$L)(WITHOUT_REPORT), worthBeginning: false }), inputs, { env, log, signal: new AbortController().signal, commit: undefined });
}
/** Without the message of the failure: it may repeat an input, and GitHub masks no secrets in comments. */
const WITHOUT_REPORT = { code: 'usage', message: 'the last run ended without a report', hint: 'What stood here may not hold any more. The job summary of the run says what is wrong.' };
function commentInputsOf(env) {
    try {
        return (0,inputs/* readCommentInputs */.J5)(env);
    }
    catch (error) {
        if (!(error instanceof errors/* PromotionError */.g))
            throw error;
        // One of those that say which comment it is, is wrong itself.
        return undefined;
    }
}
async function write(wordsOf, inputs, { env, log, signal, commit }) {
    const { comment } = inputs;
    if (comment === undefined)
        return undefined;
    if (signal.aborted) {
        // Each push cancels the run of the one before, where the workflow says so: that is nothing to be warned of.
        log.line('No comment was written, since the run was cancelled: one that is there stays as it is.');
        return undefined;
    }
    const event = (0,events/* readEvent */.j_)(env);
    const pull = pullOf(event);
    if (event === undefined || pull === undefined) {
        const name = event === undefined || event.name === '' ? 'of this run' : event.name;
        const what = event?.payload === null ? `${name} cannot be read` : `${name} is about no pull request`;
        log.annotate('notice', `No comment was written: the event ${what}. The job summary has the report.`);
        return undefined;
    }
    const access = (0,github_access/* readAccess */.z)(`comment: ${comment}`, pull_request_PERMISSION, env);
    if (!access.ok) {
        log.annotate('notice', `No comment was written: ${access.message}. ${access.hint} The job summary has the report.`);
        return undefined;
    }
    let written;
    try {
        const github = await (0,github_access/* connectAs */.P)(access, log, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_TIME)]));
        const { body, worthBeginning } = wordsOf();
        const words = { body: `${body}\n${lastLine(inputs, commit, headOfMerge(event, commit, env), env)}`, worthBeginning };
        return await keepComment(github, { ...placeOf(pull, inputs, env), ...(0,given/* given */.g)({ since: timeOf(event) }) }, words, (url) => (written = url));
    }
    catch (error) {
        // Not even a mistake of ours in here may cost the run its result.
        const refusal = error instanceof github_error/* GitHubError */.y ? error : new github_error/* GitHubError */.y('github-refused', `unexpected: ${error instanceof Error ? error.message : String(error)}`);
        const missing = refusal.code === 'github-permission' || refusal.code === 'github-not-found';
        const hints = [refusal.hint, missing ? (0,events/* limitOfPermissions */.RD)(event) : undefined].filter((hint) => hint !== undefined);
        const what = written === undefined ? 'No comment was written' : 'The comment was written, and there may be another beside it';
        log.annotate(missing ? 'notice' : 'warning', [`${what}: ${(0,failure/* inOneSentence */.b0)({ message: refusal.message })}`, ...hints, 'The job summary has the report.'].join(' '));
        return written;
    }
}
function pullOf(event) {
    return (0,events/* numberIn */.Po)(aboutOf(event));
}
/** What happened to the pull request last is what started the run. In milliseconds. */
function timeOf(event) {
    const about = aboutOf(event);
    const text = (0,json/* isObject */.Gv)(about) ? about['updated_at'] : undefined;
    const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
}
function aboutOf(event) {
    const { pull_request: pull, issue } = event?.payload ?? {};
    // A comment on a pull request is one on its issue.
    return (0,json/* isObject */.Gv)(issue) && (0,json/* isObject */.Gv)(issue['pull_request']) ? issue : pull;
}
/** Runs that differ in one of these have a comment each: two stages of one pull request must not take turns in one. */
function placeOf(pull, { command, options }, env) {
    const { stage, project, copyFrom, config, shard, baseUrl, workingDirectory } = options;
    const parts = [command, stage, project, copyFrom, config, shard, baseUrl, folderOf(workingDirectory, env)];
    const scope = scopeOf(options);
    const key = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify([...parts.map((part) => part ?? null), ...(scope === undefined ? [] : [scope])])).digest('hex').slice(0, 16);
    const run = /^\d{1,15}$/.test(env['GITHUB_RUN_ID'] ?? '') ? Number(env['GITHUB_RUN_ID']) : 0;
    return { pull, key, run };
}
/** Where the run works, from the workspace; empty when that is it. */
function folderOf(workingDirectory, { GITHUB_WORKSPACE }) {
    return (0,external_node_path_.relative)(GITHUB_WORKSPACE ?? '.', workingDirectory);
}
/** Which part of the repository a run is about, and how strictly; undefined when it is the whole, as usual. */
function scopeOf({ files, apps, changedSince, strict, baseline }) {
    // Not since which revision: that is another one with each push.
    const scope = (0,given/* given */.g)({ files, apps, changed: changedSince === undefined ? undefined : true, strict: strict === true ? true : undefined, baseline });
    return Object.keys(scope).length === 0 ? undefined : (0,json/* objectFrom */._X)(Object.entries(scope));
}
/** Longer lists are cut: the report names what it is about. */
const LONGEST_LIST = 200;
function lastLine({ options }, commit, head, env) {
    const link = (0,run_link/* runLink */.u)(options.runUrl);
    const merged = head === undefined ? '' : ` merged with its base as ${shortCommit(commit)}`;
    const parts = [...((0,full_hash/* isFullHash */.u)(commit) ? [`for ${shortCommit(head ?? commit)}${merged}`] : []), ...(link === undefined ? [] : [`by ${link}`])];
    const about = [...(options.files ?? []), ...(options.apps ?? [])].join(', ');
    const held = settingsOf(options, env);
    if (held !== '')
        parts.unshift(`with ${(0,report_escape/* code */.aY)((0,printable/* clip */.$Q)(held, LONGEST_LIST))}`);
    if (about !== '')
        parts.unshift(`of ${(0,report_escape/* code */.aY)((0,printable/* clip */.$Q)(about, LONGEST_LIST))}`);
    return parts.length === 0 ? '' : `<p><sub>Written ${parts.join(' ')}; the next one writes here again.</sub></p>\n`;
}
/** What else tells the comment from others, and is not in its heading. Not the address of the platform: whoever reads the repository need not know it. */
function settingsOf({ workingDirectory, config, copyFrom, shard, changedSince, strict, baseline }, env) {
    const folder = folderOf(workingDirectory, env);
    const inputs = [
        ['working-directory', folder === '' ? undefined : folder],
        ['config', config],
        ['copy-from', copyFrom],
        ['shard', shard],
        ['changed-since', changedSince],
        ['strict', strict === true ? 'true' : undefined],
        ['baseline', baseline],
    ];
    return inputs.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])).join(', ');
}
function shortCommit(commit = '') {
    return `<code>${commit.slice(0, 12)}</code>`;
}
/**
 * The commit that a pull request lists, where the one that was checked out is the merge that GitHub tries for it and lists
 * nowhere: whoever reads the comment sees whether it is about the last push.
 */
function headOfMerge({ payload, ref = '' }, commit, { GITHUB_SHA }) {
    const pull = payload?.['pull_request'];
    const head = (0,json/* isObject */.Gv)(pull) && (0,json/* isObject */.Gv)(pull['head']) ? pull['head']['sha'] : undefined;
    const isMerge = /^refs\/pull\/\d+\/merge$/.test(ref) && commit === GITHUB_SHA && (0,full_hash/* isFullHash */.u)(commit);
    return isMerge && (0,full_hash/* isFullHash */.u)(head) && head !== commit ? head : undefined;
}
/** Whether a reviewer has anything to look at. */
function saysSomething(report) {
    if (report.failure !== undefined)
        return true;
    switch (report.command) {
        case 'validate':
        case 'pack':
            return tellsOfFaults(report.problems);
        case 'plan':
        case 'promote':
        case 'rollback':
            return tellsOfFaults(report.problems) || report.apps.some(({ action }) => action !== 'unchanged');
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
/** Advice is about what could be better, and stands there at every pull request that has nothing to do with it. */
function tellsOfFaults(problems) {
    return problems.some(({ severity }) => severity !== 'advice');
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


/***/ })

};

export const id = 865;
export const ids = [865];
export const modules = {

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
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/github/client.js + 5 modules
var client = __webpack_require__(646);
// EXTERNAL MODULE: ./lib/github/creation.js
var creation = __webpack_require__(6082);
// EXTERNAL MODULE: ./lib/commands/exports/export-list.js + 1 modules
var export_list = __webpack_require__(948);
// EXTERNAL MODULE: ./lib/exports/history.js
var exports_history = __webpack_require__(6151);
// EXTERNAL MODULE: ./lib/exports/memory.js
var exports_memory = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/html-table.js
var html_table = __webpack_require__(4092);
// EXTERNAL MODULE: ./lib/report/printable.js
var printable = __webpack_require__(2037);
// EXTERNAL MODULE: ./lib/github/limits.js
var limits = __webpack_require__(327);
// EXTERNAL MODULE: ./lib/github/run-link.js
var run_link = __webpack_require__(8831);
;// CONCATENATED MODULE: ./lib/github/exports-page.js









/** Names come from the platform; a longer one helps nobody. */
const LONGEST_NAME = 200;
const LONGEST_NOTICE = 500;
const MOST_NOTICES = 10;
/** For all of them, in bytes: a character may take 14 where it is escaped, and the table and the memory need the rest. */
const NOTICES = 15_000;
/** A comment shows what changed; the issue itself has all. */
const MOST_ROWS = 50;
/**
 * The body of the issue: what is failing as a table, a chart by day, and, hidden, which issue this is and what the next
 * run is to be told. All words of the platform stand inside HTML and are escaped: none can become an element, a mention,
 * a link or a row.
 */
function issueBody(marker, page) {
    const { summary, news } = page;
    const head = `${marker}\n${(0,report_escape/* paragraph */.FY)(statusLine(page))}`;
    const tail = [...noticeParagraphs([...(0,export_list/* noticesOf */.lx)(summary), ...news.notices]), chart(news.memory.days), (0,report_escape/* paragraph */.FY)(CLOSING_NOTE), ...(news.change === 'none' ? [] : [changeMarker(news.id)]), stateBlock(page.remembered)].join('\n');
    const failed = summary.jobs.filter(({ state }) => state === 'FAILED');
    const fresh = new Set(news.newFailed);
    const sorted = failed.toSorted((one, other) => Number(fresh.has(other)) - Number(fresh.has(one)));
    const room = limits/* LARGEST_BODY */.Y - Buffer.byteLength(head) - Buffer.byteLength(tail) - TABLE_FRAME;
    const table = failed.length === 0 ? '' : jobTable(sorted, news, room);
    return [head, table, tail].filter((part) => part !== '').join('\n');
}
function noticeParagraphs(notices) {
    const budget = (0,html_table/* createBudget */.y)(NOTICES);
    const shown = notices
        .slice(0, MOST_NOTICES)
        .map((notice) => (0,report_escape/* paragraph */.FY)(`ℹ️ ${(0,report_escape/* sentence */.em)((0,printable/* clip */.$Q)(notice, LONGEST_NOTICE))}`))
        .filter((text) => budget.take(text));
    const more = notices.length - shown.length;
    return more === 0 ? shown : [...shown, (0,report_escape/* paragraph */.FY)(`ℹ️ ${(0,printable/* count */.U9)(more, 'more notice')}: the job summary of the run has them.`)];
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
        lines.push((0,report_escape/* paragraph */.FY)(`❌ <strong>${(0,printable/* count */.U9)(failed, 'export job')} failed${(0,exports_history/* sinceWhen */.n5)(news)}.</strong>`), jobTable(news.newFailed.slice(0, MOST_ROWS), news, limits/* LARGEST_BODY */.Y / 3));
    if (news.newFailed.length > MOST_ROWS)
        lines.push((0,report_escape/* paragraph */.FY)(`${news.newFailed.length - MOST_ROWS} more stand in the issue.`));
    if (news.newUnnamed > 0)
        lines.push((0,report_escape/* paragraph */.FY)(`${news.newUnnamed} of them ${news.newUnnamed === 1 ? 'is' : 'are'} known by number alone.`));
    if (news.recovered.length > 0) {
        lines.push((0,report_escape/* paragraph */.FY)(`${(0,printable/* count */.U9)(news.recovered.length, 'export job')} that had failed ${news.recovered.length === 1 ? 'is' : 'are'} COMPLETED now.`), jobTable(news.recovered.slice(0, MOST_ROWS), news, limits/* LARGEST_BODY */.Y / 3));
    }
    if (news.change === 'none' && news.failing > 0)
        lines.push((0,report_escape/* paragraph */.FY)('What failed meanwhile is not failing any more.'));
    lines.push((0,report_escape/* paragraph */.FY)(statusLine(page)), changeMarker(news.id));
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
        (0,exports_history/* failingSince */.ht)(news.memory, job) ?? '',
    ]);
    return (0,html_table/* htmlTable */.I)(['Job', 'State', 'Address', 'Failing since'], rows, (0,html_table/* createBudget */.y)(Math.max(0, bytes)));
}
const WIDEST_BAR = 30;
/** Failing jobs by day: text, so that it reads in a mail too. */
function chart(days) {
    const most = Math.max(1, ...days.map(({ failing }) => failing));
    const width = Math.max(...days.map(({ failing }) => String(failing).length), 1);
    const byDate = days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
    const lines = byDate.map(({ day, failing, newFailed, recovered }) => {
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
/** Whether the body shows this change already, and only others were still to be told. */
function showsChange(body, { change, id }) {
    return change !== 'none' && body.includes(changeMarker(id));
}
/** Whether jobs were failing when the body was written. */
function showsFailures(body) {
    const reading = readState(body);
    return reading?.ok === true && (reading.memory.days.at(-1)?.failing ?? 0) > 0;
}
/** Whether the last run saw nothing failing, and the body hides for the next one that this is still to be told. */
function hasUntoldRecovery(body) {
    const reading = readState(body);
    return reading?.ok === true && reading.memory.failing > 0 && reading.memory.days.at(-1)?.failing === 0;
}
/** Whether the last run saw more failing than the body hides for the next one: that is still to be told. */
function hasUntoldFailure(body) {
    const reading = readState(body);
    return reading?.ok === true && reading.memory.failing < (reading.memory.days.at(-1)?.failing ?? 0);
}
/** Whether the body hides the same jobs as this memory; when each run was, and what the chart shows, do not count. */
function remembersJobs(body, memory) {
    const reading = readState(body);
    return reading?.ok === true && jobsIn(reading.memory) === jobsIn(memory);
}
function jobsIn({ failing, failed, left, recovering = new Map(), gone = new Map(), goneUnnamed = 0, upTo }) {
    return JSON.stringify([failing, upTo, goneUnnamed, ...[failed, left, recovering, gone].map((entries) => [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)))]);
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
function exportsIssue(connect, options, longestRecall = LONGEST_RECALL) {
    let found;
    let shown;
    return {
        recall: async (signal) => inTime(signal, longestRecall, async (bounded) => {
            const github = await connect(bounded);
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
            const keeping = await inWords(async () => {
                for (const duplicate of duplicates)
                    if (issue !== undefined)
                        await retire(github, duplicate, issue);
                if (issue === undefined && news.failing === 0)
                    return {};
                const kept = issue === undefined ? await exports_issue_open(github, page, options) : await update(github, issue, page, options);
                shown = { github, page, number: kept.number };
                return kept.keeping;
            });
            // It is there, also when it does not show the news.
            return issue === undefined ? keeping : { url: issue.html_url, ...keeping };
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
/** For whose token it is and the list of issues, waits for GitHub's limits among it, in milliseconds. */
const LONGEST_RECALL = 180_000;
/** The time is that of this work alone: what it connected can be used after it, as long as `signal` lets it. */
async function inTime(signal, longest, work) {
    const clock = new AbortController();
    const timer = setTimeout(() => clock.abort(new DOMException('the time for this is up', 'TimeoutError')), longest);
    try {
        const recalled = await inWords(async () => work(AbortSignal.any([signal, clock.signal])));
        // The run goes on: nobody has cancelled it.
        const isLate = recalled.trouble !== undefined && clock.signal.aborted && !signal.aborted;
        return isLate ? { trouble: { ...recalled.trouble, code: 'github-unreachable', hint: 'Run again later.' } } : recalled;
    }
    finally {
        clearTimeout(timer);
    }
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
        .filter((issue) => issue.user?.login === creator && issue.pull_request === undefined && isMarked(issue, marker, options.title))
        .toSorted((one, other) => one.number - other.number);
}
/**
 * People write above the marker as well. Another issue of the same author may quote one of ours, and would be written over:
 * what has no longer the beginning of ours must still have its title.
 */
function isMarked(issue, marker, title) {
    const text = textOf(issue);
    return text.startsWith(marker) || (issue.title === title && text.split('\n').some((line) => line.trim() === marker));
}
/** Of an issue or a comment; nothing where GitHub answers something else than a text. */
function textOf({ body }) {
    return typeof body === 'string' ? body : '';
}
function recollect({ issue }) {
    if (issue === undefined)
        return {};
    const url = issue.html_url;
    const reading = readState(textOf(issue));
    if (reading?.ok === true)
        return { url, memory: reading.memory };
    return {
        url,
        notices: [`What the last run remembered in issue ${issue.number} cannot be read (${reading === undefined ? 'it is gone' : reading.reason}).`],
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
    const isAnother = await github.wroteAs(own.user?.login);
    const winner = await firstOf(github, own, options);
    if (winner.number !== own.number) {
        await retire(github, own, winner);
        return { keeping: { url: winner.html_url, ...(isAnother ? { trouble: notRecalled(winner) } : {}) } };
    }
    return { number: own.number, keeping: { url: own.html_url, notices: assignees.length > 0 ? await exports_issue_assign(github, own, page, options) : [] } };
}
/** The issue was there all the time, but was looked for under another login. */
function notRecalled({ number }) {
    return {
        code: 'github-refused',
        message: `GitHub did not say whose token it is, so that what issue ${number} remembers was not read, and all that is failing counted as new`,
        hint: 'Give the input `github-token` a token that may ask GraphQL, or leave it out.',
    };
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
    // Nothing to say, nobody to say it to, and nothing that the next run has to know.
    if (closed && news.failing === 0 && news.change === 'none' && remembersJobs(textOf(issue), page.remembered))
        return { number: issue.number, keeping: { url: issue.html_url } };
    const unassigned = options.assignees.length > 0 && textOf(issue).trimEnd().endsWith(TO_BE_ASSIGNED.trimEnd());
    // Whoever closed it since then knows.
    const isNews = news.change !== 'none' && !showsChange(textOf(issue), news);
    const quiet = news.failing === 0 && news.vanished !== true;
    // Where nobody but the issue was told of what failed, its end is no change.
    const isOver = !closed && news.change === 'none' && (quiet ? showsFailures(textOf(issue)) : news.failing > 0 && hasUntoldFailure(textOf(issue)));
    // The comment first: when the update fails after it, the next run sees the same news and finds it told.
    if (isNews || isOver)
        await comment(github, issue, page);
    // A recovery closed it of which not everybody was told: what fails again counts as told, and only the issue said otherwise.
    const isBack = news.failing > 0 && hasUntoldRecovery(textOf(issue));
    const state = quiet ? 'closed' : (isNews && news.change === 'failing') || isBack ? 'open' : issue.state;
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
    const findFirst = async () => (await commentsOn(github, issue, page.news.id))[0];
    if ((await findFirst()) !== undefined)
        return;
    const own = await (0,creation/* createOnce */.U)(async () => writeComment(github, issue, page), findFirst);
    const first = await findFirst();
    if (first === undefined || first === own)
        return;
    await github.call({ doing: 'remove a comment that says what another run has said', permission: PERMISSION }, async (octokit, where) => octokit.rest.issues.deleteComment({ ...where, comment_id: own }));
}
/** Its id. */
async function writeComment(github, { number }, page) {
    return github.call(COMMENTING, async (octokit, where) => octokit.rest.issues.createComment({ ...where, issue_number: number, body: changeComment(page) }), (made) => (0,client/* numbered */.jN)(made, 'id').id);
}
/** Ids of our comments that tell this change, lowest first. */
async function commentsOn(github, { number }, id) {
    const author = await github.whoAmI();
    const all = await github.list({ doing: 'read the comments on the issue', permission: PERMISSION }, (octokit, where) => octokit.paginate.iterator(octokit.rest.issues.listComments, { ...where, issue_number: number, per_page: 100 }));
    const mine = all.filter(({ user, body }) => user?.login === author && textOf({ body }).trimEnd().endsWith(changeMarker(id)));
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
    return exportsIssue(async (signal) => (0,github_access/* connectAs */.P)(access, log, signal), { ...issue, platform: (0,base_url/* formatBaseUrl */.ox)((0,base_url/* parseBaseUrl */.Q2)(baseUrl, allowInsecureHttp)), ...(runUrl === undefined ? {} : { runUrl }) });
}


/***/ }),

/***/ 3046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   ox: () => (/* binding */ formatBaseUrl)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9776);


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
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-url', 'there is no base URL', { hint: HINT });
    const url = URL.parse(text.trim());
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-url', 'the base URL is not an https:// address', { hint: hintFor(text.trim()) });
    }
    if (url.username !== '' || url.password !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-url', 'the base URL contains a user name or password', {
            hint: 'Take them out: the token is the only credential, and it is given on its own.',
        });
    }
    if (url.search !== '' || url.hash !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-url', 'the base URL has a query or a fragment', { hint: HINT });
    }
    if (url.protocol === 'http:' && !isLoopback(url.hostname) && !allowInsecureHttp) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('insecure-url', `the base URL of ${url.host} is plain http: the token would travel in clear text`, {
            hint: 'Use https://; on the command line, --allow-insecure-http overrides this for a network you trust.',
        });
    }
    url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/v2$/, '');
    return url;
}
/** Origin and path prefix, without a trailing slash. */
function formatBaseUrl(base) {
    return `${base.origin}${base.pathname.replace(/\/$/, '')}`;
}
/** Never with a part of the text: what looks like no address may be the token. */
function hintFor(text) {
    if (/^["'<]/.test(text))
        return `Take the quotes out. ${HINT}`;
    if (/^https?:\/\//.test(text))
        return /[\s,]/.test(text) ? `It is one address without blanks. ${HINT}` : `Is a port in it above 65535, or a character that no name of a host has? ${HINT}`;
    if (/^(?!https?\b)[\w.-]+(?::\d+)?(?:\/|$)/.test(text) && /[.:]/.test(text))
        return `Write https:// in front of it. ${HINT}`;
    return HINT;
}
const HINT = 'Give the address before /v2, for example https://api.example.org.';


/***/ })

};

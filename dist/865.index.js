export const id = 865;
export const ids = [865];
export const modules = {

/***/ 6151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ compareExports),
/* harmony export */   h: () => (/* binding */ failingSince)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9632);


/** Compares a list with the last run's memory of it. */
function compareExports(summary, previous, now) {
    const before = previous ?? NOTHING;
    const today = (0,_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(now);
    const listed = sortOut(summary.jobs, before);
    const missing = [...before.failed].filter(([print]) => !listed.seen.has(print));
    const missingLeft = [...before.left].filter(([print]) => !listed.seen.has(print));
    const allGone = !summary.truncated && missing.length > 0 && missing.length === before.failed.size && missingLeft.length === before.left.size;
    // Once: nothing counts as failing then, which shows at the next run.
    const vanished = allGone && summary.counts.failed === 0 && before.failing > 0;
    // A list that is cut off, or may be another one, says nothing about a job that it does not show: it stays what it was.
    const [unseen, unseenLeft] = summary.truncated || vanished ? [missing, missingLeft] : [[], []];
    const failing = summary.counts.failed + (summary.truncated ? missing.length : 0);
    const failed = new Map([...unseen, ...listed.failed.map(({ print }) => [print, before.failed.get(print) ?? today])]);
    const left = new Map([...unseenLeft, ...listed.left.map(({ print }) => [print, before.left.get(print) ?? before.failed.get(print) ?? today])]);
    const kept = bounded(failed, left);
    const newUnnamed = Math.max(0, listed.untold - Math.max(0, before.failing - before.failed.size));
    const better = listed.recovered.length;
    // Of jobs that had vanished nothing was told: the recovery of one is the end of them all.
    const failingBefore = vanished ? 0 : Math.max(before.failing, better > 0 ? before.failed.size : 0);
    const change = changeOf({ worse: listed.newFailed.length + newUnnamed, better, failing, failingBefore });
    return {
        id: idOf([before.at, change, newUnnamed, idsOf(listed.newFailed), idsOf(listed.recovered)]),
        change,
        newFailed: listed.newFailed,
        recovered: listed.recovered,
        newUnnamed,
        failing,
        ...(vanished ? { vanished } : {}),
        compared: before.at !== NEVER,
        memory: {
            at: now.toISOString(),
            failing,
            ...kept,
            days: addDay(before.days, { day: today, failing, newFailed: listed.newFailed.length + newUnnamed, recovered: better }),
        },
        // The changes of the day are added when they count as told, or they would count twice.
        untilTold: { ...before, days: addDay(before.days, { day: today, failing, newFailed: 0, recovered: 0 }) },
        notices: [
            ...(missing.length > 0 ? [`${missingNotice(missing.length, summary.truncated)}${allGone ? ALL_GONE : ''}${vanished ? FOR_ONE_MORE_RUN : ''}`] : []),
            ...(listed.untold > 0 ? [`More than ${_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_REMEMBERED */ .VA} export jobs are failing: for ${listed.untold} of them only their number is compared with the last run.`] : []),
        ],
    };
}
function missingNotice(number, truncated) {
    const [which, are, they] = number === 1 ? ['job that was', 'is', 'it counts'] : ['jobs that were', 'are', 'they count'];
    const jobs = `${number} export ${which} FAILED at the last run`;
    return truncated ? `${jobs} ${number === 1 ? 'does' : 'do'} not show in the part of the list that was read; ${they} as failing still.` : `${jobs} ${are} no longer in the list.`;
}
const ALL_GONE = ' No job that is remembered is there: they may be gone from the platform, or the token is of another user, who has another list.';
const FOR_ONE_MORE_RUN = ' Nothing is taken for recovered, and what was remembered is kept for one more run.';
/** The day on which a job was first seen FAILED. */
function failingSince(memory, job) {
    return memory.failed.get((0,_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(job.id));
}
/** When the last run was, where there was none: of a first run nobody was told of, this is all that is remembered. */
const NEVER = '1970-01-01T00:00:00.000Z';
const NOTHING = { at: NEVER, failing: 0, failed: new Map(), left: new Map(), days: [] };
function idsOf(jobs) {
    return jobs.map(({ id }) => id).toSorted();
}
function idOf(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
function sortOut(jobs, before) {
    const seen = new Set();
    const failed = [];
    const left = [];
    const newFailed = [];
    const recovered = [];
    let untold = 0;
    for (const job of jobs) {
        const print = (0,_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(job.id);
        seen.add(print);
        const known = before.failed.has(print) || before.left.has(print);
        if (job.state === 'FAILED') {
            failed.push({ print });
            if (before.upTo !== undefined && print > before.upTo)
                untold += 1;
            else if (!before.failed.has(print))
                newFailed.push(job);
        }
        else if (job.state === 'COMPLETED') {
            if (known)
                recovered.push(job);
        }
        else if (known)
            left.push({ print });
    }
    return { seen, failed, left, newFailed, recovered, untold };
}
/**
 * As many as a memory holds: those with the smallest fingerprints. Fingerprints are spread evenly, and the same ones are
 * kept each time, so whatever is below the last of them is compared exactly.
 */
function bounded(failed, left) {
    if (failed.size + left.size <= _memory_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_REMEMBERED */ .VA)
        return { failed, left };
    const upTo = [...failed.keys(), ...left.keys()].toSorted()[_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_REMEMBERED */ .VA - 1] ?? '';
    const below = (entries) => new Map([...entries].filter(([print]) => print <= upTo));
    return { failed: below(failed), left: below(left), upTo };
}
function changeOf(counts) {
    if (counts.worse > 0)
        return 'failing';
    if (counts.failing === 0)
        return counts.failingBefore > 0 ? 'recovered' : 'none';
    return counts.better > 0 ? 'improved' : 'none';
}
function addDay(days, today) {
    const same = days.find(({ day }) => day === today.day);
    const merged = same === undefined ? today : { ...today, newFailed: same.newFailed + today.newFailed, recovered: same.recovered + today.recovered };
    return [...days.filter(({ day }) => day !== today.day), merged].toSorted((one, other) => (one.day < other.day ? -1 : 1)).slice(-_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_DAYS */ .ye);
}


/***/ }),

/***/ 9632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   VA: () => (/* binding */ MOST_REMEMBERED),
/* harmony export */   gP: () => (/* binding */ memoryFromJson),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   nH: () => (/* binding */ memoryToJson),
/* harmony export */   ye: () => (/* binding */ MOST_DAYS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7009);


/** With its day an entry takes about 20 characters; an issue holds 65,536. */
const MOST_REMEMBERED = 1_000;
/** Days of the chart. */
const MOST_DAYS = 30;
const FINGERPRINT_DIGITS = 16;
/** 64 bits of the id's SHA-256: two among a million jobs share one with a chance of one in 37 million. */
function fingerprint(id) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(id).digest('hex').slice(0, FINGERPRINT_DIGITS);
}
/** The day of a moment, in UTC. */
function dayOf(moment) {
    return moment.toISOString().slice(0, 10);
}
const VERSION = 1;
/** The memory as JSON: for an issue or a file. */
function memoryToJson({ at, failing, failed, left, upTo, days }) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([
        ['version', VERSION],
        ['at', at],
        ['failing', failing],
        ['failed', byDay(failed)],
        ['left', byDay(left)],
        ...(upTo === undefined ? [] : [['upTo', upTo]]),
        ['days', days.map((one) => [one.day, one.failing, one.newFailed, one.recovered])],
    ]);
}
function byDay(entries) {
    const groups = Map.groupBy([...entries], ([, day]) => day);
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([day, group]) => [day, group.map(([print]) => print)]));
}
/** Reads what {@link memoryToJson} wrote, from wherever it has been in between. */
function memoryFromJson(value) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return { ok: false, reason: 'it is no JSON object' };
    const { version, at, failing, failed, left, upTo, days } = value;
    if (version !== VERSION)
        return { ok: false, reason: `its version is ${typeof version === 'number' ? version : 'missing'}, and this release reads version ${VERSION}` };
    const maps = [fromDays(failed), fromDays(left)];
    const counts = fromCounts(days);
    if (typeof at !== 'string' || !MOMENT.test(at) || Number.isNaN(Date.parse(at)))
        return wrong('at');
    if (!isCount(failing))
        return wrong('failing');
    if (maps[0] === undefined)
        return wrong('failed');
    if (maps[1] === undefined)
        return wrong('left');
    if (maps[0].size + maps[1].size > MOST_REMEMBERED)
        return { ok: false, reason: `it remembers more than ${MOST_REMEMBERED} jobs` };
    if (upTo !== undefined && !isFingerprint(upTo))
        return wrong('upTo');
    if (counts === undefined)
        return wrong('days');
    return { ok: true, memory: { at, failing, failed: maps[0], left: maps[1], ...(upTo === undefined ? {} : { upTo }), days: counts } };
}
function wrong(member) {
    return { ok: false, reason: `its member ${member} is not as it was written` };
}
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const FINGERPRINT = /^[0-9a-f]{16}$/;
function isFingerprint(value) {
    return typeof value === 'string' && FINGERPRINT.test(value);
}
function isCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
function fromDays(value) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return undefined;
    const entries = new Map();
    for (const [day, prints] of Object.entries(value)) {
        if (!DAY.test(day) || !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(prints))
            return undefined;
        for (const print of prints) {
            if (!isFingerprint(print))
                return undefined;
            entries.set(print, day);
        }
    }
    return entries;
}
function fromCounts(value) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value) || value.length > MOST_DAYS)
        return undefined;
    const days = [];
    for (const row of value) {
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(row))
            return undefined;
        const [day, failing, newFailed, recovered] = row;
        if (typeof day !== 'string' || !DAY.test(day) || !isCount(failing) || !isCount(newFailed) || !isCount(recovered))
            return undefined;
        days.push({ day, failing, newFailed, recovered });
    }
    return days;
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
// EXTERNAL MODULE: ./lib/github/client.js + 5 modules
var client = __webpack_require__(646);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/github/creation.js
var creation = __webpack_require__(6082);
// EXTERNAL MODULE: ./lib/commands/exports/export-list.js + 1 modules
var export_list = __webpack_require__(948);
// EXTERNAL MODULE: ./lib/exports/history.js
var exports_history = __webpack_require__(6151);
// EXTERNAL MODULE: ./lib/exports/memory.js
var exports_memory = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/html-table.js
var html_table = __webpack_require__(4092);
// EXTERNAL MODULE: ./lib/report/printable.js
var printable = __webpack_require__(2037);
// EXTERNAL MODULE: ./lib/github/run-link.js
var run_link = __webpack_require__(8831);
;// CONCATENATED MODULE: ./lib/github/exports-page.js








/** GitHub takes 65,536 characters; bytes are never fewer. */
const LARGEST_BODY = 65_000;
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
    const head = `${marker}\n${paragraph(statusLine(page))}`;
    const tail = [...noticeParagraphs([...(0,export_list/* noticesOf */.lx)(summary), ...news.notices]), chart(news.memory.days), paragraph(CLOSING_NOTE), stateBlock(page.remembered)].join('\n');
    const failed = summary.jobs.filter(({ state }) => state === 'FAILED');
    const fresh = new Set(news.newFailed);
    const sorted = failed.toSorted((one, other) => Number(fresh.has(other)) - Number(fresh.has(one)));
    const room = LARGEST_BODY - Buffer.byteLength(head) - Buffer.byteLength(tail) - TABLE_FRAME;
    const table = failed.length === 0 ? '' : jobTable(sorted, news, room);
    return [head, table, tail].filter((part) => part !== '').join('\n');
}
function noticeParagraphs(notices) {
    const budget = (0,html_table/* createBudget */.y)(NOTICES);
    const shown = notices
        .slice(0, MOST_NOTICES)
        .map((notice) => paragraph(`ℹ️ ${(0,report_escape/* sentence */.em)((0,printable/* clip */.$Q)(notice, LONGEST_NOTICE))}`))
        .filter((text) => budget.take(text));
    const more = notices.length - shown.length;
    return more === 0 ? shown : [...shown, paragraph(`ℹ️ ${(0,printable/* count */.U9)(more, 'more notice')}: the job summary of the run has them.`)];
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
        lines.push(paragraph(`❌ <strong>${(0,printable/* count */.U9)(failed, 'export job')} failed since the last run.</strong>`), jobTable(news.newFailed.slice(0, MOST_ROWS), news, LARGEST_BODY / 3));
    if (news.newFailed.length > MOST_ROWS)
        lines.push(paragraph(`${news.newFailed.length - MOST_ROWS} more stand in the issue.`));
    if (news.recovered.length > 0) {
        lines.push(paragraph(`${(0,printable/* count */.U9)(news.recovered.length, 'export job')} that had failed ${news.recovered.length === 1 ? 'is' : 'are'} COMPLETED now.`), jobTable(news.recovered.slice(0, MOST_ROWS), news, LARGEST_BODY / 3));
    }
    lines.push(paragraph(statusLine(page)), changeMarker(news.id));
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
        (0,exports_history/* failingSince */.h)(news.memory, job) ?? '',
    ]);
    return (0,html_table/* htmlTable */.I)(['Job', 'State', 'Address', 'Failing since'], rows, (0,html_table/* createBudget */.y)(Math.max(0, bytes)));
}
function paragraph(html) {
    return `<p>${html}</p>\n`;
}
const WIDEST_BAR = 30;
/** Failing jobs by day: text, so that it reads in a mail too. */
function chart(days) {
    const most = Math.max(1, ...days.map(({ failing }) => failing));
    const width = Math.max(...days.map(({ failing }) => String(failing).length), 1);
    const lines = days.map(({ day, failing, newFailed, recovered }) => {
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
/** Whether the body hides the same jobs as this memory; when each run was, and what the chart shows, do not count. */
function remembersJobs(body, memory) {
    const reading = readState(body);
    return reading?.ok === true && jobsIn(reading.memory) === jobsIn(memory);
}
function jobsIn({ failing, failed, left, upTo }) {
    return JSON.stringify([failing, upTo, ...[failed, left].map((entries) => [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)))]);
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
        .filter((issue) => issue.user?.login === creator && issue.pull_request === undefined && textOf(issue).startsWith(marker))
        .toSorted((one, other) => one.number - other.number);
}
/** Of an issue or a comment; nothing where GitHub answers something else than a text. */
function textOf({ body }) {
    return typeof body === 'string' ? body : '';
}
function recollect({ issue }) {
    if (issue === undefined)
        return {};
    const reading = readState(textOf(issue));
    if (reading?.ok === true)
        return { memory: reading.memory };
    return {
        notices: [`What the last run remembered in issue ${issue.number} cannot be read (${reading === undefined ? 'it is gone' : reading.reason}); all that is failing counts as new.`],
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
    // The comment first: when the update fails after it, the next run sees the same news and finds it told.
    if (news.change !== 'none')
        await comment(github, issue, page);
    const quiet = news.failing === 0 && news.vanished !== true;
    const state = quiet ? 'closed' : news.change === 'failing' ? 'open' : issue.state;
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
    return exportsIssue(async (signal) => (0,client/* connectGitHub */.UY)({ ...access, signal, onWait: (text) => log.line(text), onRequest: (line) => log.debug(line) }), { ...issue, platform: (0,base_url/* formatBaseUrl */.ox)((0,base_url/* parseBaseUrl */.Q2)(baseUrl, allowInsecureHttp)), ...(runUrl === undefined ? {} : { runUrl }) });
}


/***/ }),

/***/ 3046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   ox: () => (/* binding */ formatBaseUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9776);

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
    const url = URL.parse(text.trim());
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .W('bad-url', 'the base URL is not an https:// address', { hint: HINT });
    }
    if (url.username !== '' || url.password !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .W('bad-url', 'the base URL contains a user name or password', {
            hint: 'Take them out: the token is the only credential, and it is given on its own.',
        });
    }
    if (url.search !== '' || url.hash !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .W('bad-url', 'the base URL has a query or a fragment', { hint: HINT });
    }
    if (url.protocol === 'http:' && !isLoopback(url.hostname) && !allowInsecureHttp) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .W('insecure-url', `the base URL of ${url.host} is plain http: the token would travel in clear text`, {
            hint: 'Use https://; --allow-insecure-http overrides this for a network you trust.',
        });
    }
    url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/v2$/, '');
    return url;
}
/** Origin and path prefix, without a trailing slash. */
function formatBaseUrl(base) {
    return `${base.origin}${base.pathname.replace(/\/$/, '')}`;
}
const HINT = 'Give the address before /v2, for example https://api.example.org.';


/***/ })

};

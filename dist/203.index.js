export const id = 203;
export const ids = [203];
export const modules = {

/***/ 4203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exports: () => (/* binding */ exports_exports)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/exports/history.js
var exports_history = __webpack_require__(6151);
// EXTERNAL MODULE: ./lib/exports/threshold.js
var exports_threshold = __webpack_require__(8576);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/platform/base-url.js
var base_url = __webpack_require__(3046);
// EXTERNAL MODULE: ./lib/platform/secret.js
var platform_secret = __webpack_require__(7479);
// EXTERNAL MODULE: ./lib/platform/waiting.js
var waiting = __webpack_require__(6032);
// EXTERNAL MODULE: ./lib/exports/webhook-error.js
var webhook_error = __webpack_require__(4157);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: ./lib/platform/agents.js
var platform_agents = __webpack_require__(6277);
// EXTERNAL MODULE: ./lib/platform/network-failure.js
var network_failure = __webpack_require__(1914);
;// CONCATENATED MODULE: ./lib/exports/webhook-post.js





/** For one attempt, in milliseconds. */
const ATTEMPT_TIMEOUT = 15_000;
/**
 * Posts JSON once, through the proxy that the environment names for the host; follows no redirect. Nothing that it gives
 * holds the address. Throws a PlatformError `bad-proxy`.
 */
async function post(url, body, signal) {
    const agents = (0,platform_agents/* createAgentPair */.q)(url, false);
    const clock = AbortSignal.timeout(ATTEMPT_TIMEOUT);
    try {
        const { statusCode = 0, headers } = await send(url, body, agents, AbortSignal.any([signal, clock]));
        if (statusCode >= 200 && statusCode < 300)
            return { kind: 'delivered', status: statusCode };
        if (statusCode >= 300 && statusCode < 400)
            return { kind: 'refused', reason: `it redirects (${statusCode}), which is not followed`, passing: false };
        const asked = (0,waiting/* retryAfter */.P9)(headers, Date.now());
        const passing = statusCode === 408 || statusCode === 429 || statusCode >= 500;
        return { kind: 'refused', reason: `it answered ${statusCode}`, passing, ...(asked === undefined ? {} : { asked }) };
    }
    catch (error) {
        if (clock.aborted)
            return { kind: 'refused', reason: `no answer within ${ATTEMPT_TIMEOUT / 1000} s`, passing: true };
        const refused = (0,network_failure/* noTunnel */.SW)(error, agents.proxy);
        if (refused !== undefined)
            return { kind: 'refused', reason: refused.words, passing: refused.passing, hint: refused.hint };
        return { kind: 'refused', reason: reasonOf(error), passing: true };
    }
    finally {
        agents.http.destroy();
        agents.https.destroy();
    }
}
async function send(url, body, agents, signal) {
    const secure = url.protocol === 'https:';
    const options = {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'cwl-promote' },
        signal,
    };
    return new Promise((resolve, reject) => {
        const request = secure ? (0,external_node_https_.request)(url, { ...options, agent: agents.https }) : (0,external_node_http_.request)(url, { ...options, agent: agents.http });
        request.on('error', reject);
        // A request that still waits for a tunnel says nothing when it is ended.
        signal.addEventListener('abort', () => reject(new Error('it took too long, or the run was ended')), { once: true });
        request.on('response', (response) => {
            // What it says is of no use here, and may be endless.
            response.on('error', () => undefined);
            response.destroy();
            resolve(response);
        });
        // Nobody asked for another protocol. Without a listener there would be neither an answer nor an error, ever.
        request.on('upgrade', (response, connection) => {
            connection.destroy();
            resolve(response);
        });
        request.end(body);
    });
}
/** Only the code: the message of an error may repeat the address. */
function reasonOf(error) {
    const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
    return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? `it could not be reached (${code})` : 'it could not be reached';
}

;// CONCATENATED MODULE: ./lib/exports/webhook.js






/** The address of a webhook. Throws {@link WebhookError} `bad-webhook`, which does not repeat it. */
function parseWebhookUrl(text) {
    const url = URL.parse(text.trim());
    if (url === null)
        throw new webhook_error/* WebhookError */.M('bad-webhook', 'the webhook URL is not an https:// address', HINT);
    const secure = url.protocol === 'https:' || (url.protocol === 'http:' && (0,base_url/* isLoopback */.U9)(url.hostname));
    if (!secure)
        throw new webhook_error/* WebhookError */.M('bad-webhook', `the webhook URL begins with ${url.protocol}//, and whoever listens could read and repeat it`, HINT);
    if (url.username !== '' || url.password !== '')
        throw new webhook_error/* WebhookError */.M('bad-webhook', 'the webhook URL contains a user name or password', HINT);
    return url;
}
const HINT = 'Give an https:// address without user name and password, from a secret.';
/** Jobs that a message names one by one; the counts are of all. */
const MOST_NAMED = 20;
const LONGEST_NAME = 200;
/**
 * One message for machines and people: `text` is what Slack and those that imitate it show, the rest is for programs.
 * One that is sent again, after a run that did not get to know that it was taken, has the same `id`.
 * Nothing in it can mention anybody: Slack reads `<…>` and nothing else as more than text, and that is escaped.
 */
function webhookMessage({ summary, news, platform, url }) {
    const jobs = (list) => list.slice(0, MOST_NAMED).map(({ id, state, href }) => (0,json/* objectFrom */._X)([['id', cut(id)], ['state', cut(state)], ['href', cut(href)]]));
    return (0,json/* objectFrom */._X)([
        ['text', textOf({ summary, news, platform, ...(url === undefined ? {} : { url }) })],
        ['event', `exports-${news.change}`],
        ['id', news.id],
        ['platform', platform],
        ['at', news.memory.at],
        ['state', summary.state],
        ['counts', (0,json/* objectFrom */._X)([['total', summary.total], ...Object.entries(summary.counts), ['newFailed', news.newFailed.length + news.newUnnamed], ['recovered', news.recovered.length]])],
        ['truncated', summary.truncated],
        ['newFailed', jobs(news.newFailed)],
        ['recovered', jobs(news.recovered)],
        ...(url === undefined ? [] : [['url', url]]),
    ]);
}
function textOf({ summary, news, platform, url }) {
    const failed = news.newFailed.length + news.newUnnamed;
    const host = URL.parse(platform)?.host ?? platform;
    const standing = news.failing === 0 ? 'Nothing is failing any more' : `${news.failing} of ${Math.max(summary.total, news.failing)} ${news.failing === 1 ? 'is' : 'are'} failing`;
    const parts = [
        ...(failed > 0 ? [`${failed} export ${failed === 1 ? 'job' : 'jobs'} failed${listing(news.newFailed, failed)}.`] : []),
        ...(news.recovered.length > 0 ? [`${news.recovered.length} recovered${listing(news.recovered, news.recovered.length)}.`] : []),
        `${standing}${summary.truncated ? ', as far as the list was read' : ''}.`,
    ];
    const mark = news.change === 'recovered' ? ':white_check_mark:' : news.change === 'improved' ? ':large_yellow_circle:' : ':red_circle:';
    return `${mark} Exports on ${plain(host)}: ${parts.join(' ')}${url === undefined ? '' : ` <${address(url)}|More>`}`;
}
/** Of `all` some may be known by their number alone. */
function listing(jobs, all) {
    const named = jobs.slice(0, 3).map(({ id }) => plain(cut(id)));
    if (named.length === 0)
        return '';
    return ` (${named.join(', ')}${all > named.length ? `, and ${all - named.length} more` : ''})`;
}
/** What would move, hide or reorder text, and what Slack would read: `<!channel>`, links, formatting, emoji. */
function plain(text) {
    return (escaped(text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' '))
        // Within a word these are characters like others: whoever copies `job_1` must not get more than is seen.
        .replaceAll(/(?<!\w)[*_~]|[*_~](?!\w)|`/g, '\u200B$&')
        .replaceAll(/(?<!\w)[@#](?=\w)|:(?=[-+\w]+:)/g, '$&\u200B'));
}
/** An address between `<` and `|`: what is no part of one is written as an address writes it. */
function address(url) {
    return escaped(url.replaceAll(/[|\s]/g, encodeURIComponent));
}
/** As Slack asks for: these three and no others. */
function escaped(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
function cut(text) {
    return text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME - 1).toWellFormed()}…`;
}
const ATTEMPTS = 4;
/** The longest wait that a receiver may ask for, in milliseconds. */
const LONGEST_WAIT = 30_000;
/**
 * Posts a message and repeats it while the receiver is not there or not well. Follows no redirect: the address is a
 * secret, and so is what is sent. Throws {@link WebhookError}, and PlatformError `bad-proxy` for a proxy variable that is
 * no address.
 */
async function deliver(url, message, options) {
    // As it is sent to the platform: what stands around it is no part of it.
    const secret = (0,platform_secret/* keepSecret */.gz)((options.token ?? '').trim());
    const body = (0,json/* stringifyJson */.sd)(withoutToken(message, secret));
    for (let attempt = 1;; attempt += 1) {
        const outcome = await post(url, body, options.signal);
        options.onRequest?.(`webhook: POST ${url.host} ${outcome.kind === 'delivered' ? outcome.status : outcome.reason}`);
        if (outcome.kind === 'delivered')
            return;
        if (options.signal.aborted)
            throw new webhook_error/* WebhookError */.M('cancelled', 'the run was ended before the webhook was told');
        const wait = Math.max(outcome.asked ?? 0, (options.firstWait ?? 500) * 2 ** (attempt - 1));
        if (!outcome.passing || attempt >= ATTEMPTS || wait > LONGEST_WAIT) {
            const asked = outcome.passing && wait > LONGEST_WAIT ? `, and asks to wait ${Math.round(wait / 1000)} s, which is too long` : '';
            throw new webhook_error/* WebhookError */.M('webhook-failed', `the webhook at ${url.host} was not told: ${outcome.reason}${asked}`, outcome.hint ?? (outcome.passing ? 'Look at the receiver.' : 'Is `webhook-url` right?'));
        }
        options.onWait?.(wait, outcome.reason);
        await (0,waiting/* pause */.v7)(wait, options.signal);
    }
}
/** Only values: a short token must not eat the names of members. */
function withoutToken(value, secret) {
    if (typeof value === 'string')
        return secret.redact(value);
    if ((0,json/* isArray */.cy)(value))
        return value.map((item) => withoutToken(item, secret));
    return (0,json/* isObject */.Gv)(value) ? (0,json/* objectFrom */._X)((0,json/* entriesOf */.Mc)(value).map(([key, member]) => [key, withoutToken(member, secret)])) : value;
}

// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/commands/documents/opening.js + 2 modules
var opening = __webpack_require__(3546);
// EXTERNAL MODULE: ./lib/commands/exports/export-list.js + 1 modules
var export_list = __webpack_require__(948);
// EXTERNAL MODULE: ./lib/commands/exports/export-settings.js
var export_settings = __webpack_require__(4250);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/exports/memory.js
var exports_memory = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/promotion/atomic-file.js
var atomic_file = __webpack_require__(2611);
;// CONCATENATED MODULE: ./lib/commands/exports/state-file.js






/** In bytes, far above what a memory takes; a larger file is another one, named by mistake. */
const LARGEST = 1_000_000;
/**
 * Keeps the memory of a watch in a file. A file that is there and is not one of ours is refused with a PromotionError
 * `usage`, and left alone: it was named by mistake, or a newer release wrote it.
 */
function stateFile(path) {
    let news;
    const write = async (memory) => (memory === undefined ? {} : replace(path, `${(0,json/* stringifyJson */.sd)((0,exports_memory/* memoryToJson */.nH)(memory), 2)}\n`));
    return {
        recall: async () => recall(path),
        keep: async (latest, _, others) => {
            news = latest;
            if (others === 'told')
                return write(latest.memory);
            // Without a run before there is nothing to remember yet.
            return latest.compared ? write(latest.untilTold) : {};
        },
        settle: () => write(news?.memory),
    };
}
async function recall(path) {
    const text = await readIfThere(path);
    if (text === undefined)
        return {};
    const reading = (0,exports_memory/* memoryFromJson */.gP)(parsed(path, text));
    if (!reading.ok)
        throw notOurs(path, reading.reason);
    return { memory: reading.memory };
}
async function readIfThere(path) {
    try {
        if ((await (0,promises_.stat)(path)).size > LARGEST)
            throw notOurs(path, 'it is far too large');
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof errors/* PromotionError */.g)
            throw error;
        if ((0,atomic_file/* codeOf */.$N)(error) === 'ENOENT') {
            if (!isLink(path))
                return undefined;
            throw new errors/* PromotionError */.g('usage', `the state file ${path} is a symbolic link that leads nowhere`, { hint: 'Name the file that it is to lead to as `state-file`, or remove the link.' });
        }
        throw new errors/* PromotionError */.g('usage', `the state file ${path} cannot be read: ${(0,atomic_file/* reasonOf */.A3)(error)}`, { hint: 'Name a file that this user may read and write as `state-file`.' });
    }
}
function parsed(path, text) {
    try {
        return (0,json/* parseJson */.qF)(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw notOurs(path, 'it is not JSON');
    }
}
function notOurs(path, reason) {
    return new errors/* PromotionError */.g('usage', `the state file ${path} is not one that this release wrote: ${reason}`, {
        hint: 'Name another file as `state-file`, or delete this one to begin anew: then all that is failing counts as new.',
    });
}
async function replace(path, text) {
    try {
        await (0,atomic_file/* writeAtomically */.vK)(await whereItLeads(path), text);
        return {};
    }
    catch (error) {
        return { trouble: { code: 'state-not-kept', message: `the state file ${path} could not be written: ${(0,atomic_file/* reasonOf */.A3)(error)}`, hint: 'What is new now will count as new again at the next run.' } };
    }
}
/** A link stays: replaced by a file, it would keep what was seen from where the next machine looks for it. */
async function whereItLeads(path) {
    return isLink(path) ? (0,promises_.realpath)(path) : path;
}
function isLink(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

// EXTERNAL MODULE: ./lib/commands/report.js
var report = __webpack_require__(2582);
// EXTERNAL MODULE: ./lib/commands/run/check-options.js
var check_options = __webpack_require__(3003);
// EXTERNAL MODULE: ./lib/commands/run/connect.js + 8 modules
var connect = __webpack_require__(4019);
// EXTERNAL MODULE: ./lib/commands/run/cutoff.js
var run_cutoff = __webpack_require__(3259);
// EXTERNAL MODULE: ./lib/commands/run/failure.js
var run_failure = __webpack_require__(9446);
// EXTERNAL MODULE: ./lib/commands/run/listener.js
var listener = __webpack_require__(9382);
// EXTERNAL MODULE: ./lib/commands/run/option-types.js
var option_types = __webpack_require__(6024);
// EXTERNAL MODULE: ./lib/commands/run/output-file.js
var output_file = __webpack_require__(6018);
;// CONCATENATED MODULE: ./lib/commands/exports.js

















/**
 * Lists the caller's export jobs (API document, section 1), counts them by state, tells what is new since the last run where
 * something remembers it, and fails as `failOn` and `threshold` say.
 */
async function exports_exports(options, context, watch = {}) {
    return (0,listener/* withListener */.L)(context, (heard) => countExports(options, heard, watch));
}
async function countExports(given, context, watch) {
    checkWatch(watch);
    const cutoff = (0,run_cutoff/* startCutoff */.W)(context, given);
    const notices = [];
    let issueUrl;
    try {
        (0,check_options/* checkOptions */.J)(given);
        if (given.dryRun)
            throw new errors/* PromotionError */.g('usage', '`dry-run` does not go with `exports`, which installs nothing, and tells people what is new', { hint: 'Leave it out; to look without telling anybody, leave out `issue`, `webhook-url` and `state-file`.' });
        await (0,output_file/* refuseOutputFile */.M)(given, given.stateFile, 'state-file');
        const options = { ...given, ...(0,export_settings/* exportSettings */.u)(given, (0,opening/* openRepository */.h_)(given).manifest?.exports) };
        const webhook = options.webhookUrl === undefined ? undefined : parseWebhookUrl(options.webhookUrl);
        const keepers = keepersOf(options, watch);
        const platform = (0,connect/* connect */.Ng)(options, context, cutoff.requests, { waits: [], onNotice: (notice) => notices.push(notice) });
        const recalled = await exports_recall(keepers, cutoff.requests);
        issueUrl = recalled.url;
        if (cutoff.stop.aborted)
            return notListed((0,run_failure/* stoppedFailure */.kB)(cutoff.timedOut, [...recalled.troubles.map(({ message }) => message), 'the list of export jobs was not read'].join(', and ')), notices, issueUrl);
        context.progress({ kind: 'phase', name: 'exports' });
        const summary = await (0,export_list/* readExportList */.fY)(platform, options);
        // All would look new, each time anew, and would be remembered as told.
        const remembers = (keepers.issue !== undefined || keepers.file !== undefined) && !recalled.isLost;
        const news = (0,exports_history/* compareExports */.Dc)(summary, recalled.memory, (watch.clock ?? (() => new Date()))());
        const told = recalled.isLost ? recalled : await tell({ summary, news, recalled, keepers, webhook, platform, options, context, signal: cutoff.requests });
        // What was cut short is no trouble of its own.
        const stopped = cutoff.stop.aborted && told.troubles.length > 0 ? (0,run_failure/* stoppedFailure */.kB)(cutoff.timedOut, 'not all was told of the export jobs') : undefined;
        const broken = recalled.isLost && options.failOn === 'new-failed' ? undefined : judge(summary, news, options);
        return listed(summary, { told, notices, ...(remembers ? { news } : {}) }, stopped ?? broken ?? told.troubles[0]);
    }
    catch (error) {
        const failure = cutoff.stop.aborted ? (0,run_failure/* stoppedFailure */.kB)(cutoff.timedOut, (0,run_failure/* whileWaiting */.FW)(error, 'the list of export jobs was not read to its end')) : (0,run_failure/* failureFrom */.Ju)(error);
        return notListed(failure, notices, issueUrl);
    }
    finally {
        cutoff.end();
    }
}
function checkWatch(watch) {
    (0,option_types/* checkThird */._Y)('watch', watch, []);
    (0,option_types/* checkThird */._Y)('keeper', watch.keeper, ['recall', 'keep', 'settle']);
    if (watch.clock !== undefined)
        (0,option_types/* checkThird */._Y)('watch', watch, ['clock']);
}
function notListed(failure, notices, issueUrl) {
    return { command: 'exports', exitCode: (0,run_failure/* exitCodeOf */.FO)(failure), failure, notices, ...(0,export_list/* notRead */.Qk)(failure.message), ...(issueUrl === undefined ? {} : { issueUrl }) };
}
function listed(summary, { told, news, notices }, failure) {
    const others = told.troubles.filter((trouble) => trouble !== failure);
    return {
        command: 'exports',
        exitCode: failure === undefined ? report/* EXIT */.d.fine : (0,run_failure/* exitCodeOf */.FO)(failure),
        ...(failure === undefined ? {} : { failure }),
        notices: [...notices, ...(0,export_list/* noticesOf */.lx)(summary), ...(news?.notices ?? []), ...told.notices, ...others.map(run_failure/* inOneSentence */.b0)],
        ...summary,
        ...(news === undefined ? {} : { news }),
        ...(told.url === undefined ? {} : { issueUrl: told.url }),
        ...(others.length === 0 ? {} : { troubles: others }),
    };
}
function keepersOf({ stateFile: path, workingDirectory, failOn, webhookUrl }, { keeper }) {
    const wants = failOn === 'new-failed' ? '`fail-on: new-failed`' : webhookUrl === undefined ? undefined : '`webhook-url`';
    if (wants !== undefined && keeper === undefined && path === undefined) {
        throw new errors/* PromotionError */.g('usage', `${wants} needs to know what the last run saw, and nothing remembers it`, { hint: 'Give `state-file`, or in the action `issue: true`.' });
    }
    return { issue: keeper, file: path === undefined ? undefined : stateFile((0,external_node_path_.resolve)(workingDirectory, path)) };
}
/** The latest of what is remembered. */
async function exports_recall({ issue, file }, signal) {
    // The file first: when it is not ours, nothing is asked of GitHub.
    const all = [await file?.recall(signal), await issue?.recall(signal)].filter((one) => one !== undefined);
    const memory = all.flatMap((one) => (one.memory === undefined ? [] : [one.memory])).toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
    const troubles = all.flatMap(({ trouble }) => (trouble === undefined ? [] : [trouble]));
    const notices = all.flatMap(({ notices: some = [] }) => some);
    const url = all.flatMap((one) => (one.url === undefined ? [] : [one.url]))[0];
    return {
        ...(url === undefined ? {} : { url }),
        memory,
        isLost: memory === undefined && troubles.length > 0,
        troubles,
        // Another may remember what one of them cannot.
        notices: memory === undefined && notices.length > 0 ? [...notices, 'All that is failing counts as new.'] : notices,
    };
}
/**
 * Shows the news in the issue, tells the webhook, and last of all remembers that it was told: a run that is cut off in
 * between, at whatever point, leaves the next one to tell it again.
 */
async function tell({ webhook, ...telling }) {
    const { summary, news, recalled, keepers } = telling;
    const others = webhook === undefined || news.change === 'none' ? 'told' : 'to-be-told';
    const shown = await keepers.issue?.keep(news, summary, others);
    // What the issue does not show is left to the next run, which would not see it as a change if the file remembered it.
    const isShown = recalled.troubles.length === 0 && shown?.trouble === undefined;
    const file = isShown ? keepers.file : undefined;
    const written = await file?.keep(news, summary, others);
    const url = shown?.url;
    // Whoever hears that a job is not failing any more is to hear of it when it fails again, and that takes a memory of having told it.
    const isHeldBack = news.newFailed.length + news.newUnnamed === 0 && !(isShown && written?.trouble === undefined);
    const told = webhook === undefined || others === 'told' || isHeldBack ? undefined : await announce(webhook, telling, url);
    const settled = told?.kind === 'told' ? [await keepers.issue?.settle(), await file?.settle()] : [];
    const keepings = [shown, written, ...settled].filter((keeping) => keeping !== undefined);
    return {
        ...(url === undefined ? {} : { url }),
        troubles: once([...recalled.troubles, ...(told?.kind === 'failed' ? [told.failure] : []), ...keepings.flatMap(({ trouble }) => (trouble === undefined ? [] : [trouble]))]),
        notices: [...recalled.notices, ...keepings.flatMap(({ notices = [] }) => notices), ...(isHeldBack && others === 'to-be-told' ? [HELD_BACK] : [])],
    };
}
/** What keeps a file from being written before the webhook is told does so after it as well. */
function once(troubles) {
    return troubles.filter(({ message }, at) => troubles.findIndex((trouble) => trouble.message === message) === at);
}
const HELD_BACK = 'The webhook was not told of what is not failing any more, since that could not have been remembered; the next run tells it.';
/** Tells the webhook. */
async function announce(webhook, { summary, news, platform, options, context, signal }, url) {
    try {
        await deliver(webhook, webhookMessage({ summary, news, platform: platform.baseUrl, ...(url === undefined ? {} : { url }) }), {
            signal,
            ...(options.token === undefined ? {} : { token: options.token }),
            onRequest: (line) => context.progress({ kind: 'request', line }),
            onWait: (milliseconds, reason) => context.progress({ kind: 'wait', wait: { milliseconds, reason: `the webhook was not told: ${reason}` } }),
        });
        return { kind: 'told' };
    }
    catch (error) {
        return { kind: 'failed', failure: (0,run_failure/* failureFrom */.Ju)(error) };
    }
}
function judge(summary, news, { failOn, threshold }) {
    const message = (0,exports_threshold/* brokenRule */.q)(summary, news, { failOn, threshold });
    return message === undefined ? undefined : { code: 'exports-failed', message, hint: 'The report names each with its address.' };
}


/***/ }),

/***/ 4250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ exportSettings)
/* harmony export */ });
/* harmony import */ var _run_given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6061);

/** Where neither an option nor the configuration says anything. */
const EXPORT_DEFAULTS = { reportExports: true, failOn: 'failed', threshold: 0 };
/** An option counts more than the configuration. */
function exportSettings({ reportExports, failOn, threshold, maxPages }, declared) {
    return {
        reportExports: reportExports ?? declared?.report ?? EXPORT_DEFAULTS.reportExports,
        failOn: failOn ?? declared?.['fail-on'] ?? EXPORT_DEFAULTS.failOn,
        threshold: threshold ?? declared?.threshold ?? EXPORT_DEFAULTS.threshold,
        ...(0,_run_given_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)({ maxPages: maxPages ?? declared?.['max-pages'] }),
    };
}


/***/ }),

/***/ 6018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ refuseOtherThanDescription),
/* harmony export */   M: () => (/* binding */ refuseOutputFile),
/* harmony export */   refuseOutputFiles: () => (/* binding */ refuseOutputFiles),
/* harmony export */   writeOutputFile: () => (/* binding */ writeOutputFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _cwl_folded_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8214);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4342);
/* harmony import */ var _promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2611);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6806);
/* harmony import */ var _promotion_own_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3632);







/**
 * Throws PromotionError `usage` when what an input names cannot be written, relative to the working directory. For the
 * beginning of a run, which must not be lost on a path that was wrong from the start.
 */
async function refuseOutputFile({ workingDirectory }, file, input) {
    if (file === undefined)
        return;
    const fault = await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .faultOfWriting */ .SX)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, file));
    if (fault !== undefined)
        throw unwritable(input, file, fault);
}
/** The same for what `validate` writes: no two inputs may name one file, and none a file of another kind. */
async function refuseOutputFiles(options, files) {
    const inputs = new Map();
    for (const [input, file] of Object.entries(files)) {
        if (file === undefined)
            continue;
        await refuseOutputFile(options, file, input);
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.workingDirectory, file);
        const place = placeOf(path);
        const other = inputs.get((0,_cwl_folded_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .T)(place));
        if (other !== undefined) {
            const where = other.place === place ? '' : ' where case does not count';
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', `\`${other.input}\` and \`${input}\` name one file${where}, ${file}`, { hint: 'Name two.' });
        }
        inputs.set((0,_cwl_folded_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .T)(place), { input, place });
        if (input === 'write-baseline' && !(0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(options.workingDirectory), place)) {
            throw unwritable(input, file, 'it is outside the working directory, where no run reads a baseline', 'Name a file inside of it.');
        }
        const fault = (0,_promotion_own_file_js__WEBPACK_IMPORTED_MODULE_5__/* .faultOfReplacing */ .P7)(path, input === 'sarif' ? 'sarif' : 'baseline');
        if (fault !== undefined)
            throw unwritable(input, file, fault, 'Name another file.');
    }
}
/** Where a file will stand, the links on the way resolved. */
function placeOf(path) {
    const folder = (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .folderAbove */ .m$)(path);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path));
}
/** Throws PromotionError `usage` when what `pack` writes would take the place of something else than an earlier description. */
function refuseOtherThanDescription({ workingDirectory }, file) {
    const fault = (0,_promotion_own_file_js__WEBPACK_IMPORTED_MODULE_5__/* .faultOfReplacing */ .P7)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, file), 'description');
    if (fault !== undefined)
        throw unwritable('output', file, fault, 'Name another file, or take that one away first.');
}
/** Writes a file that an input names, relative to the working directory, and gives its path. Throws PromotionError `usage`. */
async function writeOutputFile({ workingDirectory }, file, text, input) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, file);
    try {
        await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .vK)(path, text, 'others');
        return path;
    }
    catch (error) {
        throw unwritable(input, file, (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error));
    }
}
function unwritable(input, file, reason, hint = 'Name a file in a folder that can be written to.') {
    return new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', `\`${input}\`: ${file} cannot be written: ${reason}`, { hint });
}


/***/ })

};

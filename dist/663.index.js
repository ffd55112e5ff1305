export const id = 663;
export const ids = [663];
export const modules = {

/***/ 2663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: ./lib/platform/base-url.js
var base_url = __webpack_require__(3046);
// EXTERNAL MODULE: ./lib/commands/run/failure.js
var run_failure = __webpack_require__(9446);
;// CONCATENATED MODULE: ./lib/commands/doctor/finding.js

function ok(check, message, hint) {
    return finding(check, 'ok', message, hint);
}
function warning(check, message, hint) {
    return finding(check, 'warning', message, hint);
}
function failed(check, message, hint) {
    return finding(check, 'failed', message, hint);
}
function skipped(check, message, hint) {
    return finding(check, 'skipped', message, hint);
}
function finding(check, status, message, hint) {
    return { check, status, message, ...(hint === undefined ? {} : { hint }) };
}
/** What a check threw, as a finding; a mistake of ours is thrown on. */
function failedBy(check, error) {
    return findingOf(check, failureBy(error));
}
/** The same, with a finding for each of several mistakes. */
function allFailedBy(check, error) {
    const failure = failureBy(error);
    return [failure, ...(failure.others ?? [])].map((mistake) => findingOf(check, mistake));
}
function failureBy(error) {
    const failure = (0,run_failure/* failureFrom */.Ju)(error);
    if (failure.code === 'internal')
        throw error;
    return failure;
}
function findingOf(check, { message, hint, at }) {
    return failed(check, at === undefined ? message : `${at.file}:${at.line}:${at.column}: ${message}`, hint);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/platform/proxy.js
var proxy = __webpack_require__(4355);
// EXTERNAL MODULE: ./lib/commands/run/count.js
var count = __webpack_require__(999);
;// CONCATENATED MODULE: ./lib/commands/doctor/machine.js




/** As package.json says: before it there is no SQLite without a flag. */
const OLDEST_NODE = 24;
/** The version that runs this, `24.21.0`. */
function checkNode(version) {
    const [major = 0] = version.split('.').map(Number);
    if (major < OLDEST_NODE)
        return failed('node', `this is Node.js ${version}, and ${OLDEST_NODE} is the oldest that works`, 'Install a later one from https://nodejs.org/.');
    return ok('node', `this is Node.js ${version}`);
}
/** Which proxy stands between here and the platform; the address without its credentials. */
function checkProxy(baseUrl, environment, version) {
    if (baseUrl === undefined)
        return skipped('proxy', 'which proxy is used depends on the base URL');
    const base = new URL(baseUrl);
    const route = (0,proxy/* routeTo */.B)(base, environment, version);
    switch (route.kind) {
        case 'refused':
            return failed('proxy', route.message, route.hint);
        case 'direct':
            return ok('proxy', 'no proxy is used: no variable names one for this address');
        case 'loopback':
            return ok('proxy', `no proxy is used: ${route.variable} is set, but the platform is on this machine`);
        case 'exempt':
            return ok('proxy', `no proxy is used: ${route.variable} is set, but ${route.exemptBy} exempts ${base.host}`);
        case 'proxy':
            return ok('proxy', `requests go through ${route.address}, as ${route.variable} says`, `If it must not be so, add ${base.hostname} to NO_PROXY.`);
    }
}
/** Which certificates are trusted besides those that Node brings. */
function checkCertificates(environment) {
    if (environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0') {
        return failed('certificates', 'NODE_TLS_REJECT_UNAUTHORIZED is 0: no certificate is checked, and whoever stands in between can read the token', 'Unset it. For a private certificate authority set NODE_EXTRA_CA_CERTS to its PEM file.');
    }
    const file = environment['NODE_EXTRA_CA_CERTS'];
    if (file === undefined || file === '')
        return ok('certificates', 'certificates are checked; NODE_EXTRA_CA_CERTS adds none');
    const found = countCertificates(file);
    if (found === 0) {
        return warning('certificates', `NODE_EXTRA_CA_CERTS names ${file}, which holds no certificate that can be read`, 'Give the path of a PEM file; Node ignores the variable otherwise.');
    }
    return ok('certificates', `certificates are checked; NODE_EXTRA_CA_CERTS adds ${(0,count/* count */.U)(found, 'certificate')} from ${file}`);
}
function countCertificates(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'latin1').match(/^-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----/gm)?.length ?? 0;
    }
    catch {
        // Missing, a folder, not ours to read: Node ignores the variable in each of these cases, and that is what is said.
        return 0;
    }
}

// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/platform/errors.js
var errors = __webpack_require__(9776);
// EXTERNAL MODULE: ./lib/platform/introduction.js + 1 modules
var introduction = __webpack_require__(902);
// EXTERNAL MODULE: ./lib/platform/dialect.js
var dialect = __webpack_require__(9897);
// EXTERNAL MODULE: ./lib/commands/exports/export-list.js + 1 modules
var export_list = __webpack_require__(948);
;// CONCATENATED MODULE: ./lib/commands/doctor/exports.js





/** Lists export jobs: the first page says whether the token is accepted, the others how the list is paged. */
async function* examineExports(platform, pages) {
    const walk = platform.listExports()[Symbol.asyncIterator]();
    const look = createLook();
    try {
        let page = await walk.next();
        yield ok('token', 'the token is accepted');
        while (page.done !== true) {
            look.add(page.value);
            // The iterator asks for a page only when it is wanted.
            if (look.pages === pages && page.value.truncated === undefined)
                break;
            page = await walk.next();
        }
        yield* look.findings(page.done !== true);
    }
    catch (error) {
        if (!(error instanceof errors/* PlatformError */.W))
            throw error;
        yield* look.pages === 0 ? refusedFindings(error, platform) : [failedBy('exports', error)];
    }
    finally {
        await walk.return?.();
    }
}
function refusedFindings(error, platform) {
    switch (error.status) {
        case 401: {
            const headers = Object.values(dialect/* DIALECTS */.O9).map(({ name, tokenHeader }) => `\`${name}\` sends it as ${tokenHeader}`);
            return [
                failed('token', `the token is not accepted: ${error.message}`, `It is wrong, expired, or for another platform. Make a new one there; and see whether \`platform\` is right, which is ${platform.dialect}: ${headers.join(', ')}.`),
                skipped('exports', 'this takes a token that is accepted'),
            ];
        }
        case 403:
            return [
                failed('token', `the token may not list export jobs: ${error.message}`, 'The platform knows the token. Ask for the permission; without it, `promote` works when `report-exports` is off. If a firewall says so instead, its words stand above.'),
                skipped('exports', 'this takes a token that may list export jobs'),
            ];
        default:
            return [skipped('token', 'whether the token is accepted could not be told, because the export jobs could not be listed'), failedBy('exports', error)];
    }
}
function createLook() {
    let pages = 0;
    let jobs = 0;
    let repeated = 0;
    let truncated;
    const states = new Map();
    return {
        get pages() {
            return pages;
        },
        add: (page) => {
            pages += 1;
            jobs += page.jobs.length;
            repeated += page.repeated;
            truncated = page.truncated ?? truncated;
            for (const { state } of page.jobs)
                states.set(state, (states.get(state) ?? 0) + 1);
        },
        *findings(goesOn) {
            const seen = `${(0,count/* count */.U)(jobs, 'export job')} on ${(0,count/* count */.U)(pages, 'page')}`;
            if (truncated !== undefined) {
                yield warning('exports', `the list of export jobs cannot be read to its end: ${truncated}`, 'What is missing may have failed. `exports` and `promote` say so too; ask the operator of the platform how its list goes on.');
            }
            else if (goesOn)
                yield ok('exports', `${seen}, and the list goes on`, 'Only the first pages were looked at; `max-pages` says how many.');
            else if (jobs === 0)
                yield ok('exports', 'there are no export jobs, so nothing is known of how the list is paged');
            else
                yield ok('exports', `${seen}, read to the end`);
            if (repeated > 0)
                yield warning('exports', `${(0,count/* count */.U)(repeated, 'export job')} came more than once`, 'Each counts once. Jobs that are added while the list is read do this, and so do pages that overlap.');
            const unknown = [...states].filter(([state]) => state !== 'COMPLETED' && state !== 'FAILED');
            if (unknown.length > 0)
                yield warning('exports', `states that the API document does not show: ${namesOf(unknown)}`, 'Such jobs count as `other`: neither completed nor failed.');
        },
    };
}
function namesOf(states) {
    const named = states.slice(0, export_list/* MOST_STATES */.B0).map(([state, jobs]) => `${(0,export_list/* briefState */.So)(state)} (${jobs})`);
    return [...named, ...(states.length > export_list/* MOST_STATES */.B0 ? [`${states.length - export_list/* MOST_STATES */.B0} more`] : [])].join(', ');
}

;// CONCATENATED MODULE: ./lib/commands/doctor/platform.js






/** All that needs a platform, in the order in which the checks are made. */
const PLATFORM_CHECKS = ['index', 'clock', 'token', 'exports', 'read', 'rate-limit'];
const WITH_TOKEN = PLATFORM_CHECKS.filter((check) => check !== 'index' && check !== 'clock');
/**
 * Asks the platform what a promotion would ask, with GET alone: the index without the token, and only where that is the
 * platform's, the calls that carry it.
 */
async function* examinePlatform({ platform, hasToken, targets, pages }) {
    const index = await indexOrRefusal(platform);
    if (index instanceof errors/* PlatformError */.W) {
        yield failedBy('index', index);
        const reason = index.code === 'wrong-address' ? 'what answers is not the platform, and gets neither the token nor another request' : 'nothing that can be asked has answered';
        yield* skipAll(['clock', ...WITH_TOKEN], reason);
        return;
    }
    yield* indexFindings(index, platform.baseUrl);
    yield checkClock(index.skew);
    if (!hasToken) {
        yield* skipAll(WITH_TOKEN.filter((check) => check !== 'token'), 'this takes a token');
        return;
    }
    let accepted = true;
    for await (const finding of examineExports(platform, pages)) {
        if (finding.check === 'token' && finding.status === 'failed')
            accepted = false;
        yield finding;
    }
    if (!accepted) {
        yield* skipAll(['read', 'rate-limit'], 'this takes a token that is accepted');
        return;
    }
    yield await checkReading(platform, targets);
    yield await checkRateLimit(platform);
}
function* skipAll(checks, reason) {
    for (const check of checks)
        yield skipped(check, reason);
}
async function indexOrRefusal(platform) {
    try {
        const index = await platform.apiIndex();
        return index.recognized ? index : (0,introduction/* strangerError */.hn)(platform.baseUrl, index.members);
    }
    catch (error) {
        if (error instanceof errors/* PlatformError */.W)
            return (0,introduction/* withoutToken */._Q)(error);
        throw error;
    }
}
/** More oddities than these say nothing more. */
const MOST_ODDITIES = 20;
function* indexFindings({ findings, members }, baseUrl) {
    if (findings.length === 0) {
        yield ok('index', `${baseUrl} answers the index as the API document says: eleven addresses, all of its own`);
        return;
    }
    const { origin } = new URL(baseUrl);
    const elsewhere = Object.values(members).some((address) => URL.parse(address)?.origin !== origin);
    const hint = elsewhere
        ? 'The platform does not know the address that it is reached by, perhaps because of a proxy. Calls go to the base URL all the same; a link of a list that leads elsewhere is not followed.'
        : 'Calls go to the paths of the API document whatever stands here. Tell the operator of the platform, and see whether the input `platform` and the base URL are right.';
    for (const finding of findings.slice(0, MOST_ODDITIES))
        yield warning('index', finding, hint);
    if (findings.length > MOST_ODDITIES)
        yield warning('index', `${findings.length - MOST_ODDITIES} more members are not as the API document says`, hint);
}
/** Certificates and the times in records are about minutes; `Date` tells whole seconds. */
const TOLERATED_SKEW = 60_000;
function checkClock(skew) {
    if (skew === undefined)
        return skipped('clock', 'the platform does not say what time it is there');
    const seconds = (0,count/* count */.U)(Math.round(Math.abs(skew) / 1000), 'second');
    const direction = skew > 0 ? 'ahead of' : 'behind';
    if (Math.abs(skew) <= TOLERATED_SKEW)
        return ok('clock', skew === 0 ? "the platform's clock and this one agree" : `the platform's clock is ${seconds} ${direction} this one, which does no harm`);
    return warning('clock', `the platform's clock is ${seconds} ${direction} this one`, 'Set the clock of this machine by NTP, or tell the operator. Waits that the platform asks for are reckoned by its own clock; certificates and the times in records are not.');
}
/** Where nothing names an app: whether there is such a call can be asked of any name. */
const NOBODYS_APP = { owner: 'cwl-promote', project: 'doctor', app: 'probe' };
/** Apps that are asked for until one is there. */
const MOST_PROBES = 5;
async function checkReading(platform, targets) {
    const probes = targets.length === 0 ? [NOBODYS_APP] : targets.slice(0, MOST_PROBES);
    for (const probe of probes) {
        try {
            const reading = await platform.getApp(probe);
            if (reading.kind === 'found') {
                const form = reading.wrapped === true ? 'in the member `raw` of an object' : 'bare';
                return ok('read', `${(0,address/* formatAddress */.M0)(probe)} can be read; its description comes ${form}`);
            }
            if (reading.kind === 'unreadable' && reading.hidden !== undefined) {
                return warning('read', reading.reason, 'Take the token out of its files, promote the app again, and replace the token.');
            }
            if (reading.kind === 'unreadable') {
                return warning('read', `apps cannot be read: ${reading.reason}`, 'The API document does not promise it. `plan` says `unknown`, `promote` installs without knowing what was there, and copies are refused.');
            }
        }
        catch (error) {
            return unread(error, targets.length > 0);
        }
    }
    if (targets.length === 0)
        return ok('read', 'the call that reads an app is there (404 for one that nobody has)', 'With a configuration file, or the input `project`, an app of yours is read.');
    return ok('read', `404 for ${probes.map(address/* formatAddress */.M0).join(', ')}: not installed yet`, 'Call `doctor` again after the first promotion; an app that is there must be found.');
}
function unread(error, named) {
    if (!(error instanceof errors/* PlatformError */.W))
        throw error;
    if (error.code !== 'credentials')
        return failedBy('read', error);
    if (!named)
        return skipped('read', 'the platform refuses to say anything about an app that nobody has', 'Give the input `project`, or work where a configuration file is.');
    return failed('read', error.message, 'The token is accepted, but not for this project: check its name, and that the owner of the token is a member who may read and write apps.');
}
/** Less than this share left is worth a word. */
const SCARCE = 0.1;
async function checkRateLimit(platform) {
    try {
        const rate = await platform.rateLimit();
        if (rate === undefined)
            return skipped('rate-limit', 'the platform does not tell its rate limit', 'When it asks to slow down (429), runs wait and go on.');
        const until = new Date(rate.reset * 1000);
        const message = `${rate.remaining} of ${rate.limit} requests are left${Number.isNaN(until.getTime()) ? '' : ` until ${until.toISOString()}`}`;
        if (rate.remaining >= rate.limit * SCARCE)
            return ok('rate-limit', message);
        return warning('rate-limit', message, 'Runs wait when none are left. Lower `concurrency`, or run later.');
    }
    catch (error) {
        if (!(error instanceof errors/* PlatformError */.W))
            throw error;
        return warning('rate-limit', error.message, 'The API document only names this call, and runs do not need it.');
    }
}

// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var cwl_workspace = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var promotion_errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/manifest.js
var promotion_manifest = __webpack_require__(8448);
// EXTERNAL MODULE: ./lib/promotion/select.js + 1 modules
var promotion_select = __webpack_require__(6287);
// EXTERNAL MODULE: ./lib/commands/documents/opening.js + 2 modules
var opening = __webpack_require__(3546);
// EXTERNAL MODULE: ./lib/commands/promote/wanted.js
var wanted = __webpack_require__(9602);
;// CONCATENATED MODULE: ./lib/commands/doctor/repository.js









/** Any name will do where it is only asked whether apps can be read at all. */
const ANY_APP = 'cwl-promote-doctor';
/** Reads the configuration file, and says what it comes to. */
function examineRepository(options) {
    const { apps = [] } = options;
    try {
        const workspace = (0,cwl_workspace/* openWorkspace */.OH)(options.workingDirectory);
        if (options.project !== undefined) {
            (0,wanted/* refuseBothWays */.m)(options);
            const project = (0,promotion_select/* parseProject */.XB)(options.project, 'project');
            const targets = (apps.length === 0 ? [ANY_APP] : apps).map((app) => ({ ...project, app }));
            return { findings: [skipped('configuration', `\`project\` stands in for a configuration file; ${documentsIn(workspace)}`)], targets };
        }
        const manifest = (0,promotion_manifest/* readManifest */.WI)(workspace, options.config);
        if (manifest !== undefined) {
            // What is wrong with these ends every run that reads documents.
            (0,opening/* checksFor */.NR)(options, { workspace: (0,opening/* boundedBy */.hR)(manifest, workspace), manifest });
            return examineManifest(manifest, workspace, options);
        }
        if (apps.length > 0) {
            throw new promotion_errors/* PromotionError */.g('usage', '`apps` says which apps to read, but nothing says where they are', { hint: 'Give the input `project` as well, or work where a configuration file is.' });
        }
        const finding = skipped('configuration', `there is no cwl-promote.yml; ${documentsIn(workspace)}`, '`cwl-promote init` writes one. Without one, the inputs `files` and `project` say what to promote where.');
        return { findings: [finding], targets: [] };
    }
    catch (error) {
        return { findings: allFailedBy('configuration', error), targets: [] };
    }
}
function documentsIn(workspace) {
    return `${(0,count/* count */.U)(workspace.find(['.']).length, 'CWL document')} below the working directory`;
}
/** Beside apps that are named nobody need be able to look into every folder. */
function documentsBeside(workspace) {
    try {
        return documentsIn(workspace);
    }
    catch (error) {
        if (error instanceof cwl_error/* CwlError */.J)
            return `documents that cannot be counted (${error.message})`;
        throw error;
    }
}
function examineManifest(manifest, workspace, { stage, apps: names = [] }) {
    const apps = (0,promotion_select/* appsIn */.en)(manifest, workspace);
    const wanted = Object.keys(manifest.stages).map((name) => ({ name, apps: (0,promotion_select/* refuseCopyOntoItself */.Fd)((0,promotion_select/* wantedOfStage */.by)(manifest, apps, name)) }));
    // Without stages it is refused to name one, or an app.
    const chosen = stage === undefined && (names.length === 0 || wanted.length > 0) ? undefined : (0,promotion_select/* chooseStage */.oQ)(manifest, stage);
    const read = (0,promotion_select/* selectApps */.B2)(wanted.filter(({ name }) => chosen === undefined || name === chosen).flatMap((one) => one.apps), names);
    const stages = Object.entries(manifest.stages).map(([name, { project, from }]) => `${name} (${project}${from === undefined ? '' : `, copied from ${from}`})`);
    const files = new Set(apps.map(({ document }) => document.path)).size;
    const promoted = stages.length === 0 ? `it has no stages, and is for \`validate\`, \`pack\` and \`exports\` alone; ${documentsIn(workspace)}` : `${(0,count/* count */.U)(stages.length, 'stage')}, ${stages.join(', ')}; ${(0,count/* count */.U)(apps.length, 'app')} in ${(0,count/* count */.U)(files, 'file')}, of ${documentsBeside(workspace)}`;
    const message = `${manifest.file} is valid: ${promoted}`;
    return {
        findings: [ok('configuration', message, '`cwl-promote validate` says whether the documents are valid too.')],
        targets: read.map(({ target }) => target),
    };
}

// EXTERNAL MODULE: ./lib/commands/report.js
var report = __webpack_require__(2582);
// EXTERNAL MODULE: ./lib/commands/run/check-options.js
var check_options = __webpack_require__(3003);
// EXTERNAL MODULE: ./lib/commands/run/connect.js + 8 modules
var connect = __webpack_require__(4019);
// EXTERNAL MODULE: ./lib/commands/run/cutoff.js
var run_cutoff = __webpack_require__(3259);
// EXTERNAL MODULE: ./lib/commands/run/listener.js
var listener = __webpack_require__(9382);
;// CONCATENATED MODULE: ./lib/commands/doctor.js











/** Pages of the list of export jobs that are looked at unless `maxPages` says otherwise: a few seconds at most. */
const PAGES = 10;
/**
 * Checks all that a run needs, from this machine to the platform, and says what each finding means and what to do.
 * It sends GET requests only: nothing changes on the platform.
 */
async function doctor(options, context) {
    return (0,listener/* withListener */.L)(context, (heard) => examine(options, heard));
}
async function examine(options, context) {
    const cutoff = (0,run_cutoff/* startCutoff */.W)(context, options);
    const findings = [];
    let isAsking = false;
    try {
        (0,check_options/* checkOptions */.J)(options, 'doctor');
        context.progress({ kind: 'phase', name: 'check' });
        const version = process.versions.node;
        const repository = examineRepository(options);
        const { baseUrl, finding } = examineBaseUrl(options, context);
        const proxy = checkProxy(baseUrl, options.environment, version);
        findings.push(checkNode(version), ...repository.findings, finding, proxy, checkCertificates(options.environment));
        const access = openWith(options, context, proxy.status === 'failed' ? undefined : baseUrl, (given) => (0,connect/* openPlatform */.WN)({ ...given, options, context, signal: cutoff.requests }));
        const { platform, hasToken } = access;
        if (access.finding !== undefined)
            findings.push(access.finding);
        if (platform === undefined)
            findings.push(...skipAll(PLATFORM_CHECKS.filter((check) => check !== 'token' || hasToken), 'there is no platform to ask'));
        else {
            isAsking = true;
            for await (const each of examinePlatform({ platform, hasToken, targets: repository.targets, pages: options.maxPages ?? PAGES })) {
                // What a stopped run could not ask is no finding.
                cutoff.stop.throwIfAborted();
                findings.push(each);
            }
        }
        return reportOf(findings, verdictOf(findings, hasToken));
    }
    catch (error) {
        const failure = cutoff.stop.aborted ? (0,run_failure/* stoppedFailure */.kB)(cutoff.timedOut, 'not everything was checked') : (0,run_failure/* failureFrom */.Ju)(error);
        if (cutoff.timedOut && isAsking)
            findings.push(...unanswered(findings));
        return reportOf(findings, { exitCode: (0,run_failure/* exitCodeOf */.FO)(failure), failure });
    }
    finally {
        cutoff.end();
    }
}
/** What the run waited for when its time was up, and what it did not come to. */
function unanswered(findings) {
    const [waiting, ...rest] = PLATFORM_CHECKS.filter((check) => !findings.some((finding) => finding.check === check));
    if (waiting === undefined)
        return [];
    const finding = failed(waiting, 'no answer came before the time of the run was up', 'Something on the way may let the connection in and nothing through, as a proxy or a firewall. With a longer time for the run (the input `timeout`), each request ends with a reason of its own.');
    return [finding, ...skipAll(rest, 'the time of the run was up')];
}
/** Where the platform is, checked and in its usual form; absent when it cannot be used. */
function examineBaseUrl(options, context) {
    try {
        const baseUrl = (0,base_url/* formatBaseUrl */.ox)((0,base_url/* parseBaseUrl */.Q2)((0,connect/* requireBaseUrl */.SF)(options, context), options.allowInsecureHttp));
        return { finding: baseUrlFinding(baseUrl), baseUrl };
    }
    catch (error) {
        return { finding: failedBy('base-url', error) };
    }
}
/** A client, without a token where there is none that could be sent: the index needs none. */
function openWith(options, context, baseUrl, open) {
    try {
        const token = (0,connect/* requireToken */.Fw)(options, context);
        return baseUrl === undefined ? { hasToken: true } : { platform: open({ baseUrl, token }), hasToken: true };
    }
    catch (error) {
        const finding = failedBy('token', error);
        return baseUrl === undefined ? { hasToken: false, finding } : { platform: open({ baseUrl }), hasToken: false, finding };
    }
}
function baseUrlFinding(baseUrl) {
    const { protocol, hostname } = new URL(baseUrl);
    if (protocol === 'https:' || (0,base_url/* isLoopback */.U9)(hostname))
        return ok('base-url', `the base URL is ${baseUrl}`);
    return warning('base-url', `the base URL is ${baseUrl}, and the token travels to it in clear text`, 'Use https://. `--allow-insecure-http` is for a network that you trust.');
}
function reportOf(findings, { exitCode, failure }) {
    return { command: 'doctor', exitCode, ...(failure === undefined ? {} : { failure }), notices: [], ok: failure === undefined, findings };
}
/** What can be mended without asking anybody: a mistake in what was given. */
const GIVEN = new Set(['node', 'configuration', 'base-url', 'proxy', 'certificates']);
function verdictOf(findings, hasToken) {
    const failures = findings.filter(({ status }) => status === 'failed');
    if (failures.length === 0)
        return { exitCode: report/* EXIT */.d.fine };
    const checks = [...new Set(failures.map(({ check }) => check))];
    const given = checks.every((check) => GIVEN.has(check) || (check === 'token' && !hasToken));
    return {
        exitCode: given ? report/* EXIT */.d.usage : report/* EXIT */.d.failed,
        failure: {
            code: 'checks-failed',
            message: `${checks.length === 1 ? 'this check' : 'these checks'} failed: ${checks.join(', ')}`,
            hint: 'Each finding says what it means and what to do.',
        },
    };
}


/***/ }),

/***/ 3801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vr: () => (/* binding */ changedDocuments),
/* harmony export */   ZA: () => (/* binding */ unreachedNotices),
/* harmony export */   qS: () => (/* binding */ namedDocuments),
/* harmony export */   uo: () => (/* binding */ documentsOf)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7543);
/* harmony import */ var _cwl_documents_document_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1942);
/* harmony import */ var _cwl_reach_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6977);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4342);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6806);
/* harmony import */ var _promotion_select_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6287);
/* harmony import */ var _run_count_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(999);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3546);









/**
 * The documents that `files` names, else the apps of the configuration, else every `.cwl` file: sorted, as `path` or
 * `path#id`. Throws PromotionError and CwlError.
 */
function documentsOf({ files = [] }, { workspace, manifest }) {
    if (files.length === 0 && manifest !== undefined && manifest.apps.length > 0) {
        return distinct((0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_6__/* .appsIn */ .en)(manifest, workspace).map((app) => app.reference));
    }
    if (files.length === 0)
        return found(workspace.find(['.']), '.', workspace);
    if (manifest !== undefined && files.includes(manifest.file)) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PromotionError */ .g('usage', `${manifest.file} is the configuration, and no CWL`, { hint: 'Leave it out to validate the apps that it names; name one that stands elsewhere with the input `config`.' });
    }
    return namedDocuments(files, workspace);
}
/**
 * The documents that the input `files` names, sorted, as `path` or `path#id`. Throws PromotionError and CwlError; a pattern
 * that finds nothing is a mistake, whatever others find.
 */
function namedDocuments(files, workspace) {
    return distinct(files.flatMap((pattern) => found(find(pattern, workspace), pattern, workspace)));
}
/** Files that a pattern finds, or the process of a file that `path#id` names. */
function find(pattern, workspace) {
    try {
        return workspace.find([pattern]);
    }
    catch (error) {
        const { path, fragment } = (0,_cwl_documents_document_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .splitReference */ .m)(workspace, pattern);
        if (!(error instanceof _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .J) || error.code !== 'no-such-file' || fragment === undefined || !workspace.has(path))
            throw error;
        return workspace.find([path]).map((file) => `${file}#${fragment}`);
    }
}
function found(documents, pattern, workspace) {
    if (documents.length > 0)
        return documents;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PromotionError */ .g('usage', `no CWL file is at ${JSON.stringify(pattern)}`, {
        hint: (0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .remedyIn */ .ke)(workspace, pattern) ?? `Give paths, folders (for the files in them that end in .cwl) or globs with the input \`files\`, relative to ${workspace.root}.`,
    });
}
function distinct(documents) {
    return [...new Set(documents)].sort();
}
/**
 * Of these documents, those that a change since `changedSince` can have made better or worse, and a sentence on the
 * others. Without `changedSince`, all. Throws PromotionError.
 */
async function changedDocuments(documents, options, { workspace, manifest }, { processes, signal }) {
    const { changedSince, workingDirectory } = options;
    if (changedSince === undefined)
        return { documents, notices: [] };
    const { gitAt } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5997));
    const changes = new _cwl_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .Changes */ .sk(workspace, await gitAt(workingDirectory, signal).changedSince(changedSince));
    // What is told of a document depends on these as well.
    const settings = [manifest?.file, (0,_opening_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineFile */ ._S)(options, manifest)].filter((file) => file !== undefined);
    const changed = settings.filter((file) => changes.among([file]).length > 0);
    if (changed.length > 0)
        return { documents, notices: [`${changed.join(' and ')} changed since ${changedSince}, so that no document is left out.`] };
    const affected = [];
    for (const document of documents) {
        // Signals and timers are heard only between turns of the event loop.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        signal.throwIfAborted();
        if (changes.among((0,_cwl_reach_js__WEBPACK_IMPORTED_MODULE_3__/* .filesReached */ .EG)(processes, document)).length > 0)
            affected.push(document);
    }
    return { documents: affected, notices: unreachedNotices('document', documents.length, affected.length, changedSince) };
}
/** How many `affected` leaves out of all, in a sentence; none where it leaves out nothing. */
function unreachedNotices(what, all, affected, since) {
    const leftOut = all - affected;
    if (leftOut === 0)
        return [];
    const [reaches, is] = leftOut === 1 ? ['reaches', 'is'] : ['reach', 'are'];
    return [`${leftOut} of ${(0,_run_count_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U)(all, what)} ${reaches} no file that changed since ${since}, and ${is} left out.`];
}


/***/ }),

/***/ 9602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ selectWanted),
/* harmony export */   m: () => (/* binding */ refuseBothWays)
/* harmony export */ });
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6806);
/* harmony import */ var _promotion_local_defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5889);
/* harmony import */ var _promotion_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8448);
/* harmony import */ var _promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8244);
/* harmony import */ var _promotion_select_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6287);
/* harmony import */ var _documents_documents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3801);
/* harmony import */ var _documents_opening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3546);







/**
 * Which apps the options ask for: those of a stage of the configuration file, or those of `files` and `project`.
 * Throws PromotionError and CwlError.
 */
function selectWanted(options, workspace, approved) {
    if (options.project !== undefined)
        return selectDirectly(options, options.project, workspace);
    for (const [input, value] of [['files', options.files?.[0]], ['copy-from', options.copyFrom]]) {
        if (value === undefined)
            continue;
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g('usage', `\`${input}\` says what to promote, but not where to`, {
            hint: 'Give the input `project` as well. With a configuration file give neither; choose with the inputs `stage` and `apps`.',
        });
    }
    const manifest = (0,_promotion_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .readManifest */ .WI)(workspace, options.config);
    if (manifest === undefined) {
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g('usage', 'nothing says what to promote: there is no cwl-promote.yml', {
            hint: 'Write one (`cwl-promote init` does), name the folder that has one with the input `working-directory`, or give the inputs `files` and `project`.',
        });
    }
    if (approved !== undefined)
        (0,_promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseMissingStage */ .Hu)(approved, manifest);
    const stage = (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .chooseStage */ .oQ)(manifest, options.stage);
    const repository = { workspace: (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .boundedBy */ .hR)(manifest, workspace), manifest };
    const apps = (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .appsIn */ .en)(manifest, workspace);
    const wanted = (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseCopyOntoItself */ .Fd)((0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .selectApps */ .B2)((0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .wantedOfStage */ .by)(manifest, apps, stage), options.apps ?? []));
    return { stage, project: manifest.stages[stage]?.project ?? '', wanted, manifestFile: manifest.file, workspace: repository.workspace, remote: manifest.remote, packing: { checks: (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .checksFor */ .NR)(options, repository), local: (0,_promotion_local_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .localDefaultRules */ .s)(manifest, stage) }, declaration: manifest.stages[stage], exports: manifest.exports, notices: (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .misplacedExceptions */ .xP)(manifest, apps, (patterns) => workspace.find(patterns)) };
}
/** Throws PromotionError `usage` for what belongs to a configuration file beside what stands in for one. */
function refuseBothWays({ project, stage, config }) {
    const input = stage !== undefined ? 'stage' : config !== undefined ? 'config' : undefined;
    if (project === undefined || input === undefined)
        return;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PromotionError */ .g('usage', `\`project\` and \`${input}\` exclude one another`, {
        hint: 'Give the input `stage` to work with the configuration file, or the inputs `files` and `project` to work without it.',
    });
}
function selectDirectly(options, project, workspace) {
    refuseBothWays(options);
    const files = (0,_documents_documents_js__WEBPACK_IMPORTED_MODULE_5__/* .namedDocuments */ .qS)(options.files ?? [], workspace);
    const { copyFrom, apps = [] } = options;
    const wanted = (0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_4__/* .wantedDirectly */ .OG)({ files, project, apps, ...(copyFrom === undefined ? {} : { copyFrom }) }, (path) => workspace.has(path));
    return { stage: null, project, wanted, manifestFile: undefined, workspace, remote: undefined, packing: { checks: (0,_documents_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .checksFor */ .NR)(options, { workspace, manifest: undefined }), local: (0,_promotion_local_defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .localDefaultRules */ .s)(undefined, null) }, declaration: undefined, exports: undefined, notices: unreadNotices(workspace) };
}
/** Whoever keeps a configuration takes its rules to hold. */
function unreadNotices(workspace) {
    const [file] = (0,_promotion_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .manifestsIn */ .IK)(workspace);
    return file === undefined ? [] : [`${file} is not read, since \`project\` stands in for it: none of its rules and checks holds.`];
}


/***/ }),

/***/ 9103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MD: () => (/* binding */ localDefaultProblem),
/* harmony export */   R1: () => (/* binding */ withPaths),
/* harmony export */   hD: () => (/* binding */ LocalFiles),
/* harmony export */   jW: () => (/* binding */ describeLocal),
/* harmony export */   mW: () => (/* binding */ withoutSlash),
/* harmony export */   qM: () => (/* binding */ mapFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2101);
/* harmony import */ var _local_reference_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4241);
/* harmony import */ var _documents_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8585);
/* harmony import */ var _relative_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38);
/* harmony import */ var _rules_missing_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(680);
/* harmony import */ var _text_map_items_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(151);
/* harmony import */ var _text_origin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2356);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1457);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3825);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2513);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4342);












/** Where local files of one packed description go, and which there are. */
class LocalFiles {
    #files;
    #root;
    #mapPath;
    #found = new Map();
    /** `root` is the file that the description is packed from: paths in it are made relative to that. */
    constructor(files, root, mapPath) {
        this.#files = files;
        this.#root = root;
        this.#mapPath = mapPath;
    }
    /** Those that are not mapped, each place once. */
    get found() {
        return [...this.#found.values()];
    }
    /**
     * The same process with the path of every local File and Directory in it made relative to the packed document, or
     * mapped. `file` is where it stands unless it was imported from another. What its steps run is left alone.
     */
    relocate(process, file) {
        return mapFiles(process, (reference, holder, key) => this.#move(reference, holder, key, file));
    }
    #move(reference, holder, key, file) {
        if (!(0,_local_reference_js__WEBPACK_IMPORTED_MODULE_9__/* .isLocalReference */ .P)(reference, key) && !(0,_local_reference_js__WEBPACK_IMPORTED_MODULE_9__/* .mayBeName */ .C)(reference))
            return reference;
        const from = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .originOf */ .yv)(holder)?.source.file ?? file;
        const { base } = this.#files.load(from);
        if (!(0,_local_reference_js__WEBPACK_IMPORTED_MODULE_9__/* .isLocalReference */ .P)(reference, key) && (base.kind === 'remote' || !(0,_rules_missing_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isThere */ .$B)(this.#files, (0,_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .uJ)(base.path, reference))))
            return reference;
        const isFileAddress = /^file:/i.test(reference);
        if (base.kind === 'remote' && !isFileAddress)
            return URL.parse(reference, base.address)?.href ?? reference;
        // A document of another machine can name a file of whichever machine reads it, and of no repository.
        const path = withoutSlash(base.kind === 'remote' ? pathOf(reference) : (0,_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .uJ)(base.path, pathOf(reference)));
        const mapped = this.#mapPath(path);
        if (mapped !== undefined)
            return mapped;
        const place = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_6__/* .positionOf */ .df)(holder, key) ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .topOf */ .HX)(from);
        const kind = holder['class'] === 'Directory' ? 'Directory' : 'File';
        this.#found.set(JSON.stringify([place, reference]), { class: kind, path, reference, ...place });
        if (base.kind === 'remote' || isFileAddress || reference.startsWith('/'))
            return reference;
        return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(referenceTo((0,_relative_path_js__WEBPACK_IMPORTED_MODULE_3__/* .relativePath */ .i)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(this.#root), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(base.path))), reference);
    }
}
/** A path as a reference has it. */
function referenceTo(path) {
    return path.replaceAll(/[%#?]/g, encodeURIComponent);
}
/**
 * The way back of what was mapped: the same description, with all that it runs, in which each File and Directory has the path
 * of the repository again that it stands in place of. `root` is the file that it is the description of.
 */
function withPaths(description, root, pathOfPlace) {
    const named = mapFiles(description, (reference, _, key) => {
        const path = pathOfPlace(reference);
        if (path === undefined)
            return reference;
        const back = referenceTo(path.startsWith('/') ? path : (0,_relative_path_js__WEBPACK_IMPORTED_MODULE_3__/* .relativePath */ .i)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(root), path));
        return (0,_local_reference_js__WEBPACK_IMPORTED_MODULE_9__/* .isLocalReference */ .P)(back, key) ? back : reference;
    });
    const { steps } = named;
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(steps))
        return named;
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withField */ .ZH)(named, 'steps', (0,_text_map_items_js__WEBPACK_IMPORTED_MODULE_5__/* .mapItems */ .Z)(steps, (step) => {
        const run = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(step) ? step['run'] : undefined;
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(step) && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(run) ? (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withField */ .ZH)(step, 'run', withPaths(run, root, pathOfPlace)) : step;
    }));
}
/** The same process with the `location` or `path` of each File and Directory in it changed; what its steps run is left alone. */
function mapFiles(process, change) {
    return mapFilesIn(process, change, (0,_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .stepsIn */ .F)(process));
}
function mapFilesIn(value, change, steps) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
        return (0,_text_map_items_js__WEBPACK_IMPORTED_MODULE_5__/* .mapItems */ .Z)(value, (item) => mapFilesIn(item, change, steps));
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return value;
    let copy;
    const isFile = value['class'] === 'File' || value['class'] === 'Directory';
    for (const key of (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedKeys */ .ir)(value)) {
        const item = value[key];
        if (item === undefined || (key === 'run' && steps.has(value)))
            continue;
        const changed = isFile && typeof item === 'string' && (key === 'location' || key === 'path') ? change(item, value, key) : mapFilesIn(item, change, steps);
        if (changed !== item)
            (copy ??= (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .copyOf */ .zP)(value))[key] = changed;
    }
    return copy ?? value;
}
/** `data/` is the folder `data`. */
function withoutSlash(path) {
    return path.replace(/(?<=[^/]|^\/)\/+$/, '');
}
function pathOf(reference) {
    return (0,_documents_references_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D4)(reference.replace(/^file:\/\//i, ''));
}
/** An absolute path is one of some machine, and not of the repository. */
function describeLocal({ class: kind, path }) {
    return `the ${kind === 'File' ? 'file' : 'folder'} ${path} of ${path.startsWith('/') ? 'some machine' : 'the repository'}`;
}
function localDefaultProblem(local) {
    const { file, line, column } = local;
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .problemAt */ .l4)({ file, line, column }, 'local-default', `this names ${describeLocal(local)}, which a platform does not have`, 'Take it out, or say in the configuration which file of the platform stands for it.', 'warning');
}


/***/ }),

/***/ 2513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ stepsIn)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);

/** The steps of a process in long form: what one of them has under `run` is another process, elsewhere `run` is a field like any other. */
function stepsIn({ steps }) {
    return new Set((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(steps) ? steps : []);
}


/***/ }),

/***/ 5889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ refuseLocalDefaults),
/* harmony export */   s: () => (/* binding */ localDefaultRules)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _cwl_packing_local_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9103);


/** The rules of the stage that installs from files: what is copied later is as it was installed there. */
function localDefaultRules(manifest, stage) {
    let declaration = stage === null ? undefined : manifest?.stages[stage];
    while (declaration?.from !== undefined)
        declaration = manifest?.stages[declaration.from];
    const files = new Map(Object.entries(declaration?.files ?? {}).map(([path, place]) => [(0,_cwl_packing_local_files_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSlash */ .mW)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path)), place]));
    const paths = Map.groupBy(files.keys(), (path) => files.get(path) ?? '');
    return { mapPath: (path) => files.get(path), pathOfPlace: (place) => onlyOne(paths.get(place)), allowed: declaration?.['local-defaults'] === 'allow' };
}
function onlyOne(paths = []) {
    return paths.length === 1 ? paths[0] : undefined;
}
/** Why an app with such defaults is not installed; undefined when it has none. */
function refuseLocalDefaults(found) {
    const [first] = found;
    if (first === undefined)
        return undefined;
    const more = found.length === 1 ? '' : ` (and ${found.length - 1} more)`;
    return `${first.file}:${first.line}:${first.column}: this names ${(0,_cwl_packing_local_files_js__WEBPACK_IMPORTED_MODULE_1__/* .describeLocal */ .jW)(first)}, which the platform does not have${more}; say under \`files\` of the stage what stands for it, or allow it with \`local-defaults\``;
}


/***/ })

};

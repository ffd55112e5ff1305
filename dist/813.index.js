export const id = 813;
export const ids = [813];
export const modules = {

/***/ 9739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ findingsOf)
});

// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var cwl_workspace = __webpack_require__(4342);
;// CONCATENATED MODULE: ./lib/cwl/excerpt.js


/** A longer line says nothing in a terminal; of one, the part around the place is given. In UTF-16 code units. */
const LONGEST_LINE = 400;
/** Reads lines of the files of a workspace; a file once while its places are asked for one after another. */
class Excerpts {
    #workspace;
    /** More than one would keep all files that have problems in memory. */
    #latest;
    /** `workspace` is the one that the problems were found in. */
    constructor(workspace) {
        this.#workspace = (0,cwl_workspace/* checkWorkspace */.MD)(workspace);
    }
    /** Undefined when the file cannot be read or has no such line. */
    at({ file, line, column }) {
        const text = this.#linesOf(file)[line - 1];
        if (text === undefined)
            return undefined;
        const before = Math.min(column - 1, text.length);
        const from = text.length > LONGEST_LINE ? atCharacter(text, Math.max(0, before - LONGEST_LINE / 2)) : 0;
        const to = atCharacter(text, Math.min(text.length, from + LONGEST_LINE));
        return { text: text.slice(from, to), before: before - from, isCut: { before: from > 0, after: to < text.length } };
    }
    #linesOf(file) {
        if (this.#latest?.file !== file)
            this.#latest = { file, lines: this.#read(file).split(/\r\n|[\r\n]/) };
        return this.#latest.lines;
    }
    #read(file) {
        try {
            return this.#workspace.readText(file);
        }
        catch (error) {
            // Why a file cannot be read is a problem of its own, told already.
            if (error instanceof cwl_error/* CwlError */.J)
                return '';
            throw error;
        }
    }
}
/** Not between the halves of a character beyond the first 65,536. */
function atCharacter(text, index) {
    return /[\uDC00-\uDFFF]/.test(text.charAt(index)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) ? index - 1 : index;
}

// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
;// CONCATENATED MODULE: ./lib/commands/documents/findings.js


/** More problems than these make a report that no machine wants either. */
const MOST_KEPT = 10_000;
/** So many lines are carried along, for pages; more problems than these are not read on one. */
const MOST_LINES = 500;
/** What a report has of problems: the most serious, the lines of those that a page shows, and how many are left out. */
function findingsOf(problems, workspace) {
    const kept = (0,problem/* mostSerious */.sb)(problems, MOST_KEPT);
    const excerpts = new Excerpts(workspace);
    const lines = (0,problem/* mostSerious */.sb)(kept, MOST_LINES).map((problem) => [problem, excerpts.at(problem)]);
    return {
        problems: kept,
        ...(kept.length === problems.length ? {} : { omittedProblems: difference((0,problem/* countProblems */._k)(problems), (0,problem/* countProblems */._k)(kept)) }),
        ...(lines.length === 0 ? {} : { excerpts: new Map(lines.filter((line) => line[1] !== undefined)) }),
    };
}
function difference(all, kept) {
    return { error: all.error - kept.error, warning: all.warning - kept.warning, advice: all.advice - kept.advice };
}


/***/ }),

/***/ 6813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var cwl_workspace = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/platform/address.js
var platform_address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/promotion/diffs.js + 1 modules
var diffs = __webpack_require__(6351);
// EXTERNAL MODULE: ./lib/promotion/name-list.js
var name_list = __webpack_require__(5523);
// EXTERNAL MODULE: ./lib/promotion/plan.js + 8 modules
var promotion_plan = __webpack_require__(1664);
// EXTERNAL MODULE: ./lib/cwl/images.js
var cwl_images = __webpack_require__(7078);
// EXTERNAL MODULE: ./lib/promotion/globs.js
var globs = __webpack_require__(5522);
;// CONCATENATED MODULE: ./lib/promotion/rules.js



/** The plan with the installs that a rule of the stage refuses turned into blocked ones, each with all reasons. Pure. */
function applyRules(changes, rules, facts) {
    return changes.map((change) => {
        if (!(0,promotion_plan/* isInstall */.OK)(change))
            return change;
        const reasons = RULES.flatMap((rule) => rule(change, rules, facts) ?? []);
        if (reasons.length === 0)
            return change;
        const { app, before, digest, details } = change;
        return { action: 'blocked', app, digest, before, blockedBy: 'rule', reason: reasons.join('; '), reasons, ...(details === undefined ? {} : { details }) };
    });
}
const RULES = [refuseBreaking, refuseOtherRefs, refuseUnpinned, refuseDowngrade];
/** True for an install that `breaking: refuse` is about, or may be. */
function mayBreak(change) {
    return (0,promotion_plan/* isInstall */.OK)(change) && (change.action === 'unknown' || change.details?.breaking === true);
}
function refuseBreaking(change, rules, facts) {
    if (rules.breaking !== 'refuse' || facts.allowBreaking || !mayBreak(change))
        return undefined;
    const breaking = change.details?.interface.filter((each) => each.breaking).map((each) => each.message) ?? [];
    const what = change.action === 'unknown' ? 'what is installed cannot be read, so nobody knows whether this breaks it' : breaking.join(', ');
    return `rule \`breaking\`: ${what}; ${liftedBy(rules, facts)}`;
}
function liftedBy({ 'breaking-label': label }, { unlabelled }) {
    if (label === undefined)
        return '`allow-breaking` lifts the rule for one run';
    return `the label ${JSON.stringify(label)} on the pull request lifts the rule${unlabelled === undefined ? '' : ` (${unlabelled})`}, and so does \`allow-breaking\` for one run`;
}
function refuseOtherRefs(_change, rules, facts) {
    if (rules.branches === undefined && rules.tags === undefined)
        return undefined;
    if (facts.branch !== undefined && (0,globs/* isAmong */.F)(facts.branch, rules.branches ?? []))
        return undefined;
    if (facts.tags.some((tag) => (0,globs/* isAmong */.F)(tag, rules.tags ?? [])))
        return undefined;
    const allowed = [
        ...(rules.branches === undefined ? [] : [`the branches ${rules.branches.join(', ')}`]),
        ...(rules.tags === undefined ? [] : [`the tags ${rules.tags.join(', ')}`]),
    ];
    const here = facts.branch === undefined ? (facts.tags.length === 0 ? 'no branch and no tag' : `the tag ${facts.tags.join(', ')}`) : `the branch ${facts.branch}`;
    return `rule \`${rules.branches === undefined ? 'tags' : 'branches'}\`: only ${allowed.join(' and ')} may be promoted here, and this is ${here}`;
}
function refuseUnpinned(change, rules) {
    const { images } = rules;
    if (images === undefined || images === 'any')
        return undefined;
    const loose = (0,cwl_images/* imagesOf */.IC)(change.description).filter(({ name }) => !(0,cwl_images/* isPinned */.T4)(name, images));
    if (loose.length === 0)
        return undefined;
    const steps = new Map();
    for (const { step, name } of loose)
        steps.set(name.text, [...(steps.get(name.text) ?? []), ...(step === '' ? [] : [step])]);
    const words = [...steps].map(([image, names]) => (names.length === 0 ? image : `${image} (${names.join(', ')})`));
    const how = images === 'tag' ? 'give each a tag other than latest' : 'write each as NAME@sha256:DIGEST';
    const where = loose.some(({ name }) => (0,cwl_images/* isUnnamed */.Vn)(name)) ? ', in `dockerPull`' : '';
    return `rule \`images\`: not pinned by ${images === 'tag' ? 'a tag' : 'a digest'}: ${words.join(', ')}; ${how}${where}`;
}
function refuseDowngrade(change, rules, { behind, older }) {
    const reason = behind ?? older?.get(change);
    return rules.downgrade === 'refuse' && reason !== undefined ? `rule \`downgrade\`: ${reason}` : undefined;
}

// EXTERNAL MODULE: ./lib/promotion/same-app.js
var same_app = __webpack_require__(361);
// EXTERNAL MODULE: ./lib/promotion/saved-plan.js
var saved_plan = __webpack_require__(8244);
// EXTERNAL MODULE: ./lib/commands/documents/findings.js + 1 modules
var findings = __webpack_require__(9739);
// EXTERNAL MODULE: ./lib/commands/documents/packing.js
var documents_packing = __webpack_require__(2103);
// EXTERNAL MODULE: ./lib/commands/documents/remote.js
var remote = __webpack_require__(2425);
// EXTERNAL MODULE: ./lib/commands/run/connect.js + 8 modules
var connect = __webpack_require__(4019);
// EXTERNAL MODULE: ./lib/commands/run/count.js
var count = __webpack_require__(999);
// EXTERNAL MODULE: ./lib/commands/run/given.js
var given = __webpack_require__(6061);
// EXTERNAL MODULE: ./lib/cwl/packing/stamp.js
var stamp = __webpack_require__(4013);
// EXTERNAL MODULE: ./lib/cwl/reach.js
var reach = __webpack_require__(6977);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/git.js
var promotion_git = __webpack_require__(5997);
;// CONCATENATED MODULE: ./lib/commands/promote/changed-files.js






/** A plan over apps of more commits than this would keep git busy for longer than anyone reads. */
const MOST_COMMITS = 20;
/**
 * By target: which files make an app another one than the one that stands there. The note on the installed app says which
 * commit that was made from; nothing is known of one without it, or of a commit that git does not have. Of a copy it is only
 * known where both are of one commit: then none did.
 */
async function filesBehindUpdates(changes, packed, workspace, options, signal) {
    const byCommit = new Map();
    const found = new Map();
    for (const change of changes) {
        if (change.action === 'unchanged' || change.details === undefined || change.before?.kind !== 'found')
            continue;
        const commit = (0,stamp/* stampOf */.Zs)(change.before.app.description)?.commit;
        if (commit === undefined)
            continue;
        // Of two texts that are said to be of one commit, git need not be asked what makes them differ.
        if (change.app.source.kind === 'app') {
            if (isOf(commit, change))
                found.set((0,platform_address/* formatAddress */.M0)(change.app.target), { since: commit, files: [] });
        }
        else
            byCommit.set(commit, [...(byCommit.get(commit) ?? []), change]);
    }
    const git = (0,promotion_git.gitAt)(options.workingDirectory, signal);
    for (const [commit, updates] of [...byCommit].slice(0, MOST_COMMITS)) {
        const paths = await changedSince(git, commit);
        if (paths === undefined)
            continue;
        const changed = new reach/* Changes */.sk(workspace, paths);
        for (const { app } of updates)
            found.set((0,platform_address/* formatAddress */.M0)(app.target), { since: commit, files: changed.among(packed.files.get(app.reference ?? '') ?? []) });
    }
    return found;
}
/** True when what would be installed says that it is of that commit and of the document of what stands there. */
function isOf(commit, change) {
    if (!(0,promotion_plan/* isInstall */.OK)(change) || change.before.kind !== 'found')
        return false;
    const [next, old] = [(0,stamp/* stampOf */.Zs)(change.description), (0,stamp/* stampOf */.Zs)(change.before.app.description)];
    return next?.commit === commit && next.path === old?.path;
}
/** Undefined where git cannot say: of a clone that lacks parts of its history, it may have to ask where those are. */
async function changedSince(git, commit) {
    try {
        return (await git.contains(commit)) === undefined ? undefined : await git.changedSince(commit);
    }
    catch (error) {
        // What changed an app is good to know; its plan stands without.
        if (error instanceof errors/* PromotionError */.g && error.code === 'git')
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/promotion/record.js
var promotion_record = __webpack_require__(7836);
// EXTERNAL MODULE: ./lib/promotion/provenance.js
var provenance = __webpack_require__(5862);
;// CONCATENATED MODULE: ./lib/commands/promote/older-copies.js



/**
 * What the notes of both say, or of an app that stands without one the record of the promotion before. Undefined for what
 * is no copy, and where nothing names one of them.
 */
function commitsOf(change, record) {
    if (!(0,promotion_plan/* isInstall */.OK)(change) || change.app.source.kind !== 'app')
        return undefined;
    const { app, before, description } = change;
    const copied = (0,provenance/* notedCommit */.C$)(description);
    const noted = before.kind === 'found' ? (0,provenance/* notedCommit */.C$)(before.app.description) : undefined;
    const installed = noted ?? record?.apps.findLast(({ target, outcome }) => target === (0,platform_address/* formatAddress */.M0)(app.target) && (outcome === 'created' || outcome === 'updated'))?.commit;
    if (copied === undefined || installed === undefined)
        return undefined;
    return { copied, description, installed, whose: noted === undefined ? 'what the promotion before installed here' : 'what stands here' };
}
/**
 * Why copies are, or with `isAsked` may be, older than what they would take the place of: what is checked out says
 * nothing of them. An app that did not change keeps its note, so that each is held against its own past, not against the
 * commit of the last run. Of other repositories than the one at `remote` nothing is known here.
 */
async function olderCopies(changes, contains, { record, isAsked, remote }) {
    const known = new Map();
    const older = new Map();
    for (const change of changes) {
        const commits = commitsOf(change, record);
        if (commits === undefined || commits.copied === commits.installed)
            continue;
        const { copied, description, installed, whose } = commits;
        const key = `${installed} ${copied}`;
        const asked = known.get(key) ?? contains(installed, copied);
        known.set(key, asked);
        const contained = await asked;
        const words = `what would be copied is of commit ${copied.slice(0, 12)}, and ${whose} of commit ${installed.slice(0, 12)}`;
        if (contained === false)
            older.set(change, `${words}, which the former does not contain`);
        else if (contained === undefined && isAsked && !(0,provenance/* isOfOther */.Yc)(description, remote))
            older.set(change, `${words}: how they are related is not known here; ${REACH}`);
    }
    return older;
}
/** What to do about a history that is cut. */
const REACH = 'does the checkout reach back far enough (`fetch-depth: 0` of actions/checkout, `git fetch --unshallow`)?';

;// CONCATENATED MODULE: ./lib/commands/promote/facts.js






/** What the rules of a stage ask about, as far as they ask: git is not needed for rules that are not there. */
async function gatherFacts(options, rules, changes, pulls, there) {
    const git = (0,promotion_git.gitAt)(options.workingDirectory, there.signal);
    const place = rules.branches === undefined && rules.tags === undefined ? NOWHERE : await placeOf(options.ref, git);
    const downgrades = rules.downgrade === 'refuse' ? await downgradeFacts(options, changes, git, there) : {};
    return { ...place, ...(await breakingFacts(options, rules, changes, git, pulls)), ...downgrades };
}
async function downgradeFacts(options, changes, git, there) {
    const { deployments, signal } = there;
    const record = options.lastRecord === undefined ? undefined : await recordOfPlace(options.lastRecord, there);
    const behind = record === undefined ? await behindDeployed(options, changes, git, there) : await behindRecord(record, git);
    const contains = async (commit, within) => (await git.contains(commit, within)) ?? deployments?.contains(within, commit, signal);
    const remote = options.repository ?? (await git.remote());
    return { behind, older: await olderCopies(changes, contains, { record, isAsked: record !== undefined || deployments !== undefined, remote }) };
}
/** What a rule of the stage could not be asked, or was given without a rule, for people; undefined when nothing. */
function unasked(options, rules, changes, deployments) {
    if (rules.downgrade !== 'refuse' && options.lastRecord !== undefined)
        return '`last-record` was not read: only the rule `downgrade: refuse` of a stage asks for it.';
    if (rules.downgrade !== 'refuse' || options.lastRecord !== undefined || deployments !== undefined || !changes.some((change) => (0,promotion_plan/* isInstall */.OK)(change) && commitsOf(change) === undefined))
        return undefined;
    return 'The rule `downgrade` of the stage was not asked: it needs the record of the promotion before, as `last-record`.';
}
const NOWHERE = { branch: undefined, tags: [] };
async function placeOf(ref, git) {
    if (ref === undefined || ref === '')
        return { branch: await git.branch(), tags: await git.tags() };
    if (ref.startsWith('refs/heads/'))
        return { branch: ref.slice('refs/heads/'.length), tags: [] };
    if (ref.startsWith('refs/tags/'))
        return { branch: undefined, tags: [ref.slice('refs/tags/'.length)] };
    // refs/pull/… is neither a branch nor a tag.
    return NOWHERE;
}
/** GitHub is asked only when a label could change something. */
async function breakingFacts(options, rules, changes, git, { labels: find, signal }) {
    const label = rules['breaking-label'];
    if (options.allowBreaking === true || rules.breaking !== 'refuse' || label === undefined || !changes.some(mayBreak))
        return { allowBreaking: options.allowBreaking ?? false, notices: [] };
    if (find === undefined)
        return { allowBreaking: false, unlabelled: 'this run knows of no pull request', notices: [] };
    const found = await find(options.commit ?? (await git.head()), signal);
    if (found.kind === 'unknown')
        return { allowBreaking: false, unlabelled: found.reason, notices: [] };
    const all = [found, ...(found.others ?? [])];
    const without = all.filter(({ labels }) => !hasLabel(labels, label));
    if (without.length === 0)
        return { allowBreaking: true, notices: found.note === undefined ? [] : [found.note] };
    const together = all.length === 1 ? '' : `of ${numbersOf(all)}, which this run brings together, `;
    return { allowBreaking: false, unlabelled: `${together}${numbersOf(without)} ${without.length === 1 ? 'does' : 'do'} not have it`, notices: [] };
}
/** GitHub takes labels that differ in case for the same. */
function hasLabel(labels, label) {
    return labels.some((one) => one.toLowerCase() === label.toLowerCase());
}
function numbersOf(pulls) {
    return pulls.map(({ pull }) => `#${pull}`).join(', ');
}
/** Rejects with a PromotionError `usage` for a record of another place, which says nothing of this one. */
async function recordOfPlace(lastRecord, { place, signal }) {
    const record = await (0,promotion_record/* receiveRecord */.nS)(lastRecord, signal);
    if (record.baseUrl !== place.baseUrl || record.project !== place.project) {
        throw new errors/* PromotionError */.g('usage', `the record ${lastRecord} is of ${record.project ?? 'no project'} at ${record.baseUrl}, and this run is for ${place.project} at ${place.baseUrl}`, {
            hint: 'Give as `last-record` the record of the promotion before to the same project.',
        });
    }
    return record;
}
/**
 * A record holds what its run installed; what the run left alone stands as of the same commit. So one that is ahead speaks
 * for every app of the project.
 */
async function behindRecord(record, git) {
    if (record.commit === null)
        return 'the record of the promotion before names no commit, like each that was made outside of git or by a rollback; give that of the promotion whose apps stand here';
    return relation('the promotion before was of', record.commit, await git.contains(record.commit), git);
}
/**
 * A record that was given goes before deployments. What cannot be read is no permission: a stage that refuses downgrades
 * would otherwise have its rule lifted by whoever takes the token's permission away.
 */
async function behindDeployed(options, changes, git, { deployments, place, signal, startedFor }) {
    if (deployments === undefined || !changes.some(promotion_plan/* isInstall */.OK))
        return undefined;
    const head = options.commit ?? (await git.head()) ?? startedFor;
    if (head === undefined)
        return `git does not say which commit is checked out here${await reasonFor(git)}`;
    const deployed = await deployments.last(place, signal);
    switch (deployed.kind) {
        case 'none':
            return undefined;
        case 'unreadable':
            return `what was deployed here last cannot be read: ${deployed.reason} A record that is given as \`last-record\` stands in for it`;
        case 'commit': {
            const contained = (await git.contains(deployed.commit)) ?? (await deployments.contains(head, deployed.commit, signal));
            return relation('what was deployed here last is', deployed.commit, contained, git);
        }
    }
}
async function reasonFor(git) {
    const look = await git.look();
    switch (look.kind) {
        case 'repository':
            return '';
        case 'none':
            return ': this is no clone of a git repository';
        case 'refused':
            return `: ${look.reason}. ${look.hint}`;
    }
}
const REMEDY = 'promote a commit that does, or set `downgrade: allow` where this is meant to go back';
/** What is not known cannot be ahead: a shallow clone must not look like progress, nor be told what is not so. */
async function relation(what, commit, contained, git) {
    if (contained === true)
        return undefined;
    const named = `${what} commit ${commit.slice(0, 12)}`;
    if (contained === false)
        return `${named}, which this commit does not contain; ${REMEDY}`;
    const reason = await reasonFor(git);
    return `${named}, which is not known here${reason === '' ? `: ${REACH}` : reason}`;
}

// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/documents/document-reference.js
var document_reference = __webpack_require__(1942);
// EXTERNAL MODULE: ./lib/platform/errors.js
var platform_errors = __webpack_require__(9776);
// EXTERNAL MODULE: ./lib/promotion/manifest.js
var promotion_manifest = __webpack_require__(8448);
// EXTERNAL MODULE: ./lib/cwl/globs.js
var cwl_globs = __webpack_require__(3145);
// EXTERNAL MODULE: ./lib/promotion/git-process.js
var git_process = __webpack_require__(4597);
;// CONCATENATED MODULE: ./lib/promotion/past.js



/** A clone without all its files would ask for them over the network, once for each: what it does not have is not known. */
const NO_FETCH = { GIT_NO_LAZY_FETCH: '1' };
/**
 * What a folder had at a revision, or at the last that the present commit has in common with it: what another branch has was
 * never here. Undefined where git cannot say. Rejects with the reason of the signal.
 */
async function pastOf(folder, revision, signal) {
    const git = async (...args) => (0,git_process/* ask */.kA)(folder, args, signal, NO_FETCH);
    // As where changes since a revision are asked for: one that looks like an option names nothing.
    const named = async () => (revision.startsWith('-') ? undefined : lineOf(await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)));
    const given = HASH.test(revision) ? revision : await named();
    const commit = given === undefined ? undefined : lineOf(await git('merge-base', given, 'HEAD'));
    if (commit === undefined)
        return undefined;
    const list = await git('ls-tree', '-r', '-z', commit);
    if (list.code !== 0)
        return undefined;
    // Each is its mode, kind and hash, and behind a tabulator its name.
    const blobs = new Map((0,git_process/* namesIn */.wX)(list.out).map((line) => [line.slice(line.indexOf('\t') + 1), line.slice(0, line.indexOf('\t')).split(' ')[2] ?? '']));
    const files = [...blobs.keys()];
    return {
        find: (0,cwl_globs/* finderAmong */.l1)(files),
        has: (path) => blobs.has(path),
        keyWith: (path) => {
            const hash = path === undefined ? '' : blobs.get(path);
            return hash === undefined ? undefined : [hash, ...files].join('\0');
        },
        readText: async (path) => {
            const { code, out, error } = await git('cat-file', 'blob', blobs.get(path) ?? `${commit}:./${path}`);
            if (code === 0)
                return out;
            throw new errors/* PromotionError */.g('git', `git could not read ${path} at ${revision}: ${error}`);
        },
    };
}
const HASH = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function lineOf({ code, out }) {
    return code === 0 ? out.trim() : undefined;
}

// EXTERNAL MODULE: ./lib/promotion/select.js + 1 modules
var promotion_select = __webpack_require__(6287);
// EXTERNAL MODULE: ./lib/commands/documents/documents.js
var documents = __webpack_require__(3801);
// EXTERNAL MODULE: ./lib/commands/run/side-by-side.js
var side_by_side = __webpack_require__(807);
;// CONCATENATED MODULE: ./lib/commands/promote/left-behind.js

















/** Where all apps got other names, nothing that stands where they lead now says of which commit it is. */
const COMMIT_BEFORE = 'HEAD^';
/**
 * A sentence on the apps that are still on the platform and that the configuration, or what was given, has no more: after a
 * file was renamed there are two, and nobody else says so. Which there were is known of `changedSince`, of the commit before
 * the present one, and of those that the apps which stand there were made from, as far as the clone has them. Undefined when
 * there is none.
 */
async function leftBehind(changes, selection, options, platform, signal) {
    // Each shard would say the same.
    if (options.shard !== undefined)
        return undefined;
    const revisions = [...new Set([...(options.changedSince === undefined ? [] : [options.changedSince]), COMMIT_BEFORE, ...left_behind_commitsOf(changes)])].slice(0, MOST_COMMITS);
    const pasts = await Promise.all(revisions.map(async (revision) => pastOf(options.workingDirectory, revision, signal)));
    const gone = new Map();
    for (const past of distinct(pasts, selection, options)) {
        for (const app of await wantedThen(past, selection, options))
            gone.set((0,platform_address/* formatAddress */.M0)(app.target), app);
    }
    const now = gone.size === 0 ? undefined : wantedNow(selection, options);
    if (now === undefined)
        return undefined;
    for (const target of now)
        gone.delete(target);
    const standing = await standingOf([...gone.values()], platform, options.concurrency);
    const own = standing.length === 0 ? [] : await ownAmong(standing, options, signal);
    if (own.length === 0)
        return undefined;
    const [verb, pronoun] = own.length === 1 ? ['is', 'it'] : ['are', 'them'];
    const names = own.map((app) => `${(0,platform_address/* formatAddress */.M0)(app.target)} (it was ${app.reference})`);
    const leads = selection.manifestFile === undefined ? 'none of the files that are given leads' : `no app of ${selection.manifestFile} leads`;
    return `Still on the platform ${verb} ${(0,name_list/* listNames */.Z)(names)}: ${leads} there any more. There is no call that deletes; remove ${pronoun} there by hand, or leave ${pronoun} to those who use ${pronoun}.`;
}
function left_behind_commitsOf(changes) {
    return changes.flatMap(({ before }) => (before?.kind === 'found' ? ((0,stamp/* stampOf */.Zs)(before.app.description)?.commit ?? []) : []));
}
/** Those that would not all give the same: most commits change neither which files there are nor the configuration. */
function distinct(pasts, selection, options) {
    const known = new Map();
    for (const past of pasts) {
        const key = past?.keyWith(manifestThen(past, selection, options));
        if (past !== undefined && key !== undefined)
            known.set(key, past);
    }
    return [...known.values()];
}
/** One that is not named may have stood at another of its places. */
function manifestThen(past, { manifestFile }, { config }) {
    return manifestFile === undefined || config !== undefined ? manifestFile : promotion_manifest/* MANIFEST_PATHS */.tL.find((path) => past.has(path));
}
/** What this run would have promoted then, to the same project. */
async function wantedThen(past, selection, options) {
    const { stage, project, workspace } = selection;
    try {
        const file = manifestThen(past, selection, options);
        if (file !== undefined)
            return ofStage((0,promotion_manifest/* parseManifest */.Ng)(await past.readText(file), file), past, stage ?? '').filter((app) => left_behind_isOf(app, project));
        const files = (options.files ?? []).flatMap((pattern) => filesThen(past, (0,cwl_workspace/* pathIn */.lW)(workspace, pattern)));
        return files.length === 0 ? [] : directly(files, past, options, project);
    }
    catch (error) {
        // What stood there then may have been wrong, or of another version: nothing is known of such a commit.
        if (error instanceof errors/* PromotionError */.g || error instanceof cwl_error/* CwlError */.J)
            return [];
        throw error;
    }
}
function filesThen(past, pattern) {
    const found = past.find([pattern]);
    if (found.length > 0)
        return found;
    const { path, fragment } = (0,document_reference/* splitReference */.m)(past, pattern);
    return fragment !== undefined && past.has(path) ? [pattern] : [];
}
/**
 * All that there is for the project now: also in other stages, and what this run was not asked for. Undefined when that cannot
 * be told: another stage may have mistakes that are none of this run.
 */
function wantedNow(selection, options) {
    const { project, workspace } = selection;
    try {
        const manifest = options.project === undefined ? (0,promotion_manifest/* readManifest */.WI)(workspace, options.config) : undefined;
        const wanted = manifest === undefined
            ? directly((0,documents/* namedDocuments */.qS)(options.files ?? [], workspace), workspace, options, project)
            : Object.keys(manifest.stages).filter((stage) => manifest.stages[stage]?.project === project).flatMap((stage) => ofStage(manifest, workspace, stage));
        return wanted.map((app) => (0,platform_address/* formatAddress */.M0)(app.target));
    }
    catch (error) {
        if (error instanceof errors/* PromotionError */.g)
            return undefined;
        throw error;
    }
}
function ofStage(manifest, tree, stage) {
    if (!Object.hasOwn(manifest.stages, stage))
        return [];
    return (0,promotion_select/* wantedOfStage */.by)(manifest, (0,promotion_select/* appsOf */.OC)(manifest, (patterns) => tree.find(patterns), (path) => tree.has(path)), stage);
}
function directly(files, tree, { copyFrom }, project) {
    return (0,promotion_select/* wantedDirectly */.OG)({ files, project, apps: [], ...(copyFrom === undefined ? {} : { copyFrom }) }, (path) => tree.has(path));
}
function left_behind_isOf({ target }, project) {
    return `${target.owner}/${target.project}` === project;
}
/** Those that are there. */
async function standingOf(apps, platform, concurrency) {
    const read = async (app) => {
        const reading = await platform.getApp(app.target);
        return reading.kind === 'found' && (0,same_app/* mayBeApp */.ce)(reading.app.description) ? [{ app, description: reading.app.description }] : [];
    };
    try {
        return (await (0,side_by_side/* sideBySide */.Q)(apps, concurrency, read)).flat();
    }
    catch (error) {
        // The plan stands without.
        if (error instanceof platform_errors/* PlatformError */.W)
            return [];
        throw error;
    }
}
/**
 * Those that nobody has put something else in the place of, as far as notes tell: another repository may have files of the same
 * names. What a sparse checkout leaves out is still in the repository, and nobody may be told to take its app away.
 */
async function ownAmong(standing, { workingDirectory, repository }, signal) {
    const git = (0,promotion_git.gitAt)(workingDirectory, signal);
    const [remote, prefix, leftOut] = [repository ?? (await git.remote()), await git.prefix(), new Set(await git.leftOut())];
    const isOwn = ({ app, description }) => {
        const path = (0,stamp/* stampOf */.Zs)(description)?.path;
        return path === undefined || (path === `${prefix}${app.reference}` && !(0,provenance/* isOfOther */.Yc)(description, remote));
    };
    const isGone = ({ app: { reference = '' } }) => !leftOut.has((0,document_reference/* splitReference */.m)({ has: (path) => leftOut.has(path) }, reference).path);
    return standing.filter((each) => isOwn(each) && isGone(each)).map(({ app }) => app);
}

// EXTERNAL MODULE: ./lib/cwl/remote.js
var cwl_remote = __webpack_require__(4606);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/promotion/shards.js
var shards = __webpack_require__(9892);
;// CONCATENATED MODULE: ./lib/commands/promote/narrowing.js







/** True when which apps a run is about depends on what their documents reach or weigh, also for copies. */
function needsFiles(options) {
    return options.changedSince !== undefined || options.shard !== undefined || options.matrix !== undefined;
}
/**
 * Leaves out the apps that no changed file can have changed (`changedSince`), then those of other shards (`shard`).
 * Throws PromotionError.
 */
async function narrow(selection, packed, options, signal) {
    const { changedSince, shard } = options;
    const narrowed = changedSince === undefined ? { wanted: selection.wanted, notices: [], changedFiles: new Map() } : affectedOf(selection, packed, changedSince, await (0,promotion_git.gitAt)(options.workingDirectory, signal).changedSince(changedSince));
    return shard === undefined ? narrowed : { ...narrowed, wanted: inShard(narrowed.wanted, packed, shard) };
}
/** The apps that any of the `paths` can have changed. */
function affectedOf({ wanted, workspace, manifestFile }, packed, since, paths) {
    const changes = new reach/* Changes */.sk(workspace, paths);
    const changedFiles = new Map();
    // A changed configuration can give any app another name or another source.
    const all = manifestFile !== undefined && changes.among([manifestFile]).length > 0;
    const affected = wanted.filter((app) => {
        if (app.reference === undefined)
            return true;
        const files = changes.among(packed.files.get(app.reference) ?? []);
        if (files.length > 0)
            changedFiles.set((0,platform_address/* formatAddress */.M0)(app.target), { since, files });
        return all || files.length > 0;
    });
    const notices = all && changedFiles.size < wanted.length ? [`${manifestFile} changed since ${since}, so that no app is left out.`] : (0,documents/* unreachedNotices */.ZA)('app', wanted.length, affected.length, since);
    return { wanted: affected, notices, changedFiles };
}
function inShard(wanted, packed, shard) {
    const { index, of } = (0,shards/* parseShard */.uK)(shard);
    const mine = new Set((0,shards/* dealOut */.lK)(weighed(wanted, packed), of)[index - 1]);
    return wanted.filter((app) => mine.has(app));
}
/** The shards of `of` that hold any of these targets. */
function shardsOf(wanted, packed, of, targets) {
    return (0,shards/* dealOut */.lK)(weighed(wanted, packed), of).flatMap((apps, index) => apps.some((app) => targets.has((0,platform_address/* formatAddress */.M0)(app.target))) ? [`${index + 1}/${of}`] : []);
}
/**
 * Each with the length of its description. What other machines have is left out, since it need not be the same for each shard, or
 * be there: an app would be in no shard then, and nobody would say so. Such apps weigh as much as the others do on average.
 */
function weighed(wanted, packed) {
    const lengths = wanted.map(({ reference }) => lengthOf(reference, packed));
    const own = lengths.filter((length) => length !== undefined);
    const usual = own.length === 0 ? 1 : own.reduce((sum, length) => sum + length, 0) / own.length;
    return wanted.map((item, index) => ({ item, key: (0,platform_address/* formatAddress */.M0)(item.target), weight: lengths[index] ?? usual }));
}
/** Undefined for what reaches documents of other machines. */
function lengthOf(reference, { descriptions, files }) {
    if (reference === undefined)
        return 1;
    if (files.get(reference)?.some(cwl_remote/* isAddress */.P) === true)
        return undefined;
    const desired = descriptions.get(reference);
    return desired?.kind === 'ready' ? (0,json/* stringifyJson */.sd)(desired.description).length : 1;
}

// EXTERNAL MODULE: ./lib/commands/promote/promotion-run.js + 2 modules
var promotion_run = __webpack_require__(3027);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var cwl_limits = __webpack_require__(4832);
// EXTERNAL MODULE: ./lib/cwl/packing/unpack.js
var unpack = __webpack_require__(766);
// EXTERNAL MODULE: ./lib/commands/pull/pull-files.js
var pull_files = __webpack_require__(5871);
// EXTERNAL MODULE: ./lib/commands/pull/pull-proof.js
var pull_proof = __webpack_require__(7906);
;// CONCATENATED MODULE: ./lib/commands/promote/copy-proof.js







/**
 * A copy, or that there is none to be made: any JSON object can stand on a platform or come from what is between, and
 * what holds no valid CWL is no app. Judged as `pull` judges it, by what CWL says alone: what the configuration says
 * about documents of the repository is not for it, and defaults that name files of a repository were allowed when it was
 * installed. What cannot be judged passes: it can be copied as well as it could be installed there.
 */
async function proveCopy(copy, address, { limits, signal }) {
    if (copy.kind === 'missing')
        return copy;
    const texts = (0,pull_files/* textsOf */.CB)((0,unpack/* unpackDescription */.Z)(copy.description, NAME), DOCUMENT);
    const { found } = await (0,documents_packing/* packAll */.pV)([DOCUMENT], (0,pull_proof/* withTexts */.j8)(emptyWorkspace(limits), texts), signal, copy_proof_RULES);
    const packing = found.get(DOCUMENT);
    const errors = packing?.problems.filter(problem/* isError */.bJ) ?? [];
    const isUnjudged = errors.length > 0 && errors.every(({ code }) => UNJUDGED.has(code));
    return packing?.ok === true || isUnjudged ? copy : { kind: 'missing', reason: `${address} cannot be copied: it holds no valid CWL: ${(0,pull_proof/* inWords */.r4)(errors)}` };
}
/** Of a version that is not read, or beyond a limit, which says nothing of what is there. */
const UNJUDGED = new Set([
    'old-version', 'unknown-version', 'too-large', 'too-many-bytes', 'too-deep', 'too-many-nodes', 'too-much-text', 'too-many-expressions',
    'too-much-javascript', 'packed-too-large', 'packed-too-deep',
]);
const NAME = 'app';
const DOCUMENT = `${NAME}.cwl`;
const copy_proof_RULES = { checks: {}, local: { mapPath: () => undefined, pathOfPlace: () => undefined, allowed: true } };
/**
 * A description refers to no file, so that none is read, not even one that this repository happens to have. It is larger
 * than each of the files that it was packed from.
 */
function emptyWorkspace(limits) {
    return {
        root: '/',
        limits: { ...limits, fileBytes: cwl_limits/* MOST */._B.fileBytes },
        find: () => [],
        has: () => false,
        readText: (path) => {
            throw new cwl_error/* CwlError */.J('no-such-file', `${path} is not a part of the description`);
        },
    };
}

;// CONCATENATED MODULE: ./lib/commands/promote/reading.js




/**
 * Reads every target, and every app that is copied, each once, and plans. Rejects with the PlatformError of the first
 * reading that fails: a plan that knows only a part of the platform is none.
 */
async function readAndPlan(wanted, descriptions, platform, options) {
    const limit = (0,p_limit/* default */.A)(options.concurrency);
    const readings = new Map();
    const read = (address) => {
        const key = (0,platform_address/* formatAddress */.M0)(address);
        const known = readings.get(key);
        if (known !== undefined)
            return known;
        const reading = limit(() => platform.getApp(address));
        readings.set(key, reading);
        return reading;
    };
    /** What the repository packs to was validated already. */
    const judge = async (copy, address, packed) => options.requireSame && packed !== undefined ? (0,promotion_plan/* requireSame */.qb)(copy, packed, platform.dialect) : proveCopy(copy, address, options);
    const planOne = async (app) => {
        const { source } = app;
        const packed = app.reference === undefined ? undefined : descriptions.get(app.reference);
        if (source.kind === 'app') {
            const [origin, before] = await Promise.all([read(source.address), read(app.target)]);
            const copy = (0,promotion_plan/* desiredFromApp */.gf)(origin, source, platform.dialect);
            return (0,promotion_plan/* planChange */.AS)(app, await judge(copy, (0,platform_address/* formatAddress */.M0)(source.address), packed), before, platform.dialect);
        }
        if (packed === undefined || source.kind !== 'file')
            throw new TypeError(`${app.name} was not packed`);
        return (0,promotion_plan/* planChange */.AS)(app, withoutToken(packed, source.reference, platform), await read(app.target), platform.dialect);
    };
    try {
        return await Promise.all(wanted.map(planOne));
    }
    finally {
        limit.clearQueue();
    }
}
/** A description that repeats the token is nobody's to install: all who may read the app could read it. */
function withoutToken(packed, reference, platform) {
    if (packed.kind === 'missing' || !platform.repeatsToken(packed.description))
        return packed;
    return {
        kind: 'missing',
        blockedBy: 'rule',
        reason: `the description that ${reference} packs to repeats the token of the platform; take it out of the files, and replace the token`,
    };
}

// EXTERNAL MODULE: ./lib/commands/promote/wanted.js
var promote_wanted = __webpack_require__(9602);
;// CONCATENATED MODULE: ./lib/commands/promote/planning.js






















/**
 * Everything before the first install: which apps, validated and packed, then all that must be read from the platform, unless
 * the plan that was `approved` is for another one. Throws what `failureFrom` knows.
 */
async function* makePlan(run, options, approved) {
    run.context.progress({ kind: 'phase', name: 'configuration' });
    const selection = (0,promote_wanted/* selectWanted */.A)(options, (0,cwl_workspace/* openWorkspace */.OH)(options.workingDirectory), approved);
    for (const notice of selection.notices)
        run.say(notice);
    const { stage, project, wanted } = selection;
    yield { kind: 'chosen', stage, project, wanted, ...(0,given/* given */.g)({ shard: options.shard }) };
    // Made before the long work of packing, so that a missing token is said at once; it sends nothing yet.
    const platform = options.offline === undefined ? (0,connect/* connect */.Ng)(options, run.context, run.cutoff.requests, (0,promotion_run/* remarksOf */.r)(run)) : undefined;
    if (approved !== undefined && platform !== undefined)
        (0,saved_plan/* refuseOtherPlace */.aM)(approved, { baseUrl: platform.baseUrl, dialect: platform.dialect, stage, project });
    const documents = await packDocuments(run, options, selection);
    const packed = judge(run, options, documents);
    yield packed;
    if (packed.kind === 'invalid')
        return packed;
    if (platform === undefined) {
        const withoutPlatform = leaveUnread(run, packed, documents, options.offline ?? '');
        yield withoutPlatform;
        return withoutPlatform;
    }
    const decided = await decide(run, options, packed, documents, platform);
    yield decided;
    const planned = await completePlan(run, options, decided, documents, platform);
    yield planned;
    const gone = await leftBehind(planned.changes, selection, options, platform, run.cutoff.stop);
    if (gone !== undefined)
        run.say(gone);
    return { kind: 'ready', planned, platform, selection };
}
async function packDocuments({ context, cutoff }, options, selection) {
    const references = referencesOf(selection.wanted, requiresSame(selection) || needsFiles(options));
    context.progress({ kind: 'phase', name: 'pack', total: references.length });
    const workspace = await (0,remote/* withRemote */.T)(selection.workspace, selection.remote, options, cutoff.stop, context);
    const packed = await (0,documents_packing/* packAll */.pV)(references, workspace, cutoff.stop, selection.packing);
    return { selection, workspace, packed, ...(await narrow(selection, packed, options, cutoff.stop)) };
}
function requiresSame({ declaration }) {
    return declaration?.['require-same'] === 'repository';
}
/** The documents to pack: of installs, and of copies when something depends on what stands in the repository. */
function referencesOf(wanted, alsoCopies) {
    return wanted.flatMap(({ source, reference }) => (reference === undefined || (source.kind !== 'file' && !alsoCopies) ? [] : [reference]));
}
function judge(run, options, { selection, workspace, packed, wanted, changedFiles, notices }) {
    // Which apps there are may depend on more documents than those whose packed form counts.
    const faults = (0,documents_packing/* faultsOf */.xm)(referencesOf(wanted, requiresSame(selection)), packed);
    for (const notice of [...(0,documents_packing/* baselineNotices */.Xu)(faults), ...notices])
        run.say(notice);
    const { stage, project } = selection;
    const known = { stage, project, wanted, changedFiles, findings: (0,findings/* findingsOf */.W)(faults.problems, workspace) };
    if (faults.invalid.length === 0)
        return { ...known, kind: 'packed' };
    return { ...known, kind: 'invalid', changes: unreadChanges(wanted, packed, options.platform), failure: invalidFailure(faults) };
}
/** What can be said of each app when the platform was not asked because documents have errors. */
function unreadChanges(wanted, packed, dialect) {
    const reason = 'the platform was not asked, because documents of this run have errors';
    return wanted.map((app) => {
        const desired = app.reference === undefined ? undefined : packed.descriptions.get(app.reference);
        return (0,promotion_plan/* planChange */.AS)(app, desired ?? { kind: 'missing', reason }, { kind: 'unreadable', reason }, dialect);
    });
}
function invalidFailure({ invalid, problems }) {
    return {
        code: 'invalid-cwl',
        message: `${(0,problem/* errorsIn */.R4)(problems)} in the CWL of ${(0,count/* count */.U)(invalid.length, 'app')}`,
        hint: 'Nothing was sent to the platform. Mend the errors and run again.',
    };
}
function leaveUnread(run, known, { packed }, why) {
    run.say(`Planned without the platform: ${why}. What stands there, and what the rules of the stage say to it, is not known.`);
    return { ...known, kind: 'unasked', unread: unreadApps(known.wanted, packed, why) };
}
/** What can be said of each app without the platform: what would be sent, and what is not known. */
function unreadApps(wanted, packed, why) {
    return new Map(wanted.map((app) => {
        const { source } = app;
        const desired = source.kind === 'file' && app.reference !== undefined ? packed.descriptions.get(app.reference) : undefined;
        const unknown = source.kind === 'app' ? `neither what would be copied from ${(0,platform_address/* formatAddress */.M0)(source.address)} nor what stands at ${(0,platform_address/* formatAddress */.M0)(app.target)} is known` : `what stands at ${(0,platform_address/* formatAddress */.M0)(app.target)} is not known`;
        return [(0,platform_address/* formatAddress */.M0)(app.target), { digest: desired?.kind === 'ready' ? desired.digest : null, reason: `${unknown}: ${why}` }];
    }));
}
/** Reads the platform, compares, and asks the rules of the stage. */
async function decide(run, options, known, { selection, workspace, packed }, platform) {
    const { context, cutoff: { stop: signal }, deployments } = run;
    context.progress({ kind: 'phase', name: 'read', total: known.wanted.length });
    const read = await readAndPlan(known.wanted, packed.descriptions, platform, { concurrency: options.concurrency, requireSame: requiresSame(selection), limits: workspace.limits, signal });
    signal.throwIfAborted();
    sayOfStrangers(run, read);
    context.progress({ kind: 'phase', name: 'plan' });
    const found = await (0,diffs/* withDiffs */.J)(read, platform.dialect, signal);
    const rules = selection.declaration?.rules ?? {};
    const place = { baseUrl: platform.baseUrl, stage: selection.stage, project: selection.project };
    const facts = await gatherFacts(options, rules, found, { labels: context.pullLabels, signal }, { place, deployments, signal, startedFor: context.startedFor });
    const changes = applyRules(found, rules, facts);
    const notice = unasked(options, rules, found, deployments);
    for (const each of [...facts.notices, ...(notice === undefined ? [] : [notice])])
        run.say(each);
    return { ...known, kind: 'decided', changes };
}
/** Whoever approves an update must know that what it would take the place of may not be what was read. */
function sayOfStrangers({ say }, changes) {
    const strangers = changes.flatMap(({ app, before }) => (before?.kind === 'found' && !(0,same_app/* mayBeApp */.ce)(before.app.description) ? [(0,platform_address/* formatAddress */.M0)(app.target)] : []));
    if (strangers.length === 0)
        return;
    say(`What was read at ${(0,name_list/* listNames */.Z)(strangers)} is ${same_app/* NO_APP */.St}. A rollback does not put it back.`);
}
async function completePlan(run, options, known, { selection, packed }, platform) {
    const { stage, project, changes } = known;
    // Those since another revision were found when the run was narrowed to them.
    const changedFiles = options.changedSince === undefined ? await filesBehindUpdates(changes, packed, selection.workspace, options, run.cutoff.stop) : known.changedFiles;
    const plan = (0,saved_plan/* savedPlan */.XU)({ baseUrl: platform.baseUrl, dialect: platform.dialect, stage, project }, changes);
    const installs = new Set(changes.filter(promotion_plan/* isInstall */.OK).map(({ app }) => (0,platform_address/* formatAddress */.M0)(app.target)));
    const matrix = options.matrix === undefined ? undefined : { shard: shardsOf(known.wanted, packed, options.matrix, installs) };
    return { ...known, kind: 'planned', changedFiles, plan, ...(0,given/* given */.g)({ matrix }) };
}


/***/ })

};

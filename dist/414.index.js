export const id = 414;
export const ids = [414];
export const modules = {

/***/ 9739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ findingsOf)
});

// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
;// CONCATENATED MODULE: ./lib/cwl/excerpt.js

/** A longer line says nothing in a terminal; of one, the part around the place is given. In UTF-16 code units. */
const LONGEST_LINE = 400;
/** Reads lines of the files of a workspace; a file once while its places are asked for one after another. */
class Excerpts {
    #workspace;
    /** More than one would keep all files that have problems in memory. */
    #latest;
    constructor(workspace) {
        this.#workspace = workspace;
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

/***/ 3414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cs: () => (/* binding */ makePlan),
  ro: () => (/* binding */ remarksOf),
  d1: () => (/* binding */ runPromotion)
});

// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 11 modules
var cwl_workspace = __webpack_require__(3191);
// EXTERNAL MODULE: ./lib/platform/address.js
var platform_address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/promotion/diffs.js + 1 modules
var diffs = __webpack_require__(6351);
// EXTERNAL MODULE: ./lib/promotion/plan.js + 8 modules
var promotion_plan = __webpack_require__(4142);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./lib/cwl/images.js
var cwl_images = __webpack_require__(7078);
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
    if (facts.branch !== undefined && picomatch.isMatch(facts.branch, [...(rules.branches ?? [])]))
        return undefined;
    if (facts.tags.some((tag) => picomatch.isMatch(tag, [...(rules.tags ?? [])])))
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
    const how = images === 'tag' ? 'give each a tag other than latest' : 'write each as name@sha256:…';
    const where = loose.some(({ name }) => (0,cwl_images/* isUnnamed */.Vn)(name)) ? ', in `dockerPull`' : '';
    return `rule \`images\`: not pinned by ${images === 'tag' ? 'a tag' : 'a digest'}: ${words.join(', ')}; ${how}${where}`;
}
function refuseDowngrade(change, rules, { behind, older }) {
    const reason = behind ?? older?.get(change);
    return rules.downgrade === 'refuse' && reason !== undefined ? `rule \`downgrade\`: ${reason}` : undefined;
}

// EXTERNAL MODULE: ./lib/promotion/saved-plan.js
var saved_plan = __webpack_require__(8244);
// EXTERNAL MODULE: ./lib/commands/documents/findings.js + 1 modules
var findings = __webpack_require__(9739);
// EXTERNAL MODULE: ./lib/commands/documents/packing.js
var documents_packing = __webpack_require__(2103);
// EXTERNAL MODULE: ./lib/commands/documents/remote.js
var remote = __webpack_require__(2425);
// EXTERNAL MODULE: ./lib/commands/run/connect.js + 9 modules
var connect = __webpack_require__(1993);
// EXTERNAL MODULE: ./lib/commands/run/cutoff.js
var run_cutoff = __webpack_require__(3259);
// EXTERNAL MODULE: ./lib/commands/run/failure.js
var run_failure = __webpack_require__(9446);
// EXTERNAL MODULE: ./lib/commands/run/given.js
var given = __webpack_require__(6061);
// EXTERNAL MODULE: ./lib/commands/run/listener.js
var listener = __webpack_require__(9382);
// EXTERNAL MODULE: ./lib/commands/run/options.js + 1 modules
var run_options = __webpack_require__(556);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/promotion/atomic-file.js
var atomic_file = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/own-file.js
var own_file = __webpack_require__(3632);
// EXTERNAL MODULE: ./lib/promotion/record.js
var promotion_record = __webpack_require__(7836);
;// CONCATENATED MODULE: ./lib/commands/run/output-paths.js






/**
 * Throws PromotionError `usage` when something that a run of these verbs writes cannot be written: before anything is read or
 * sent, since a run must not be lost on a path that was wrong from the start. A dry run writes nothing but a plan.
 */
async function refuseOutputs(command, { out, record, subjects, dryRun }) {
    if (command === 'plan') {
        const fault = out === undefined ? undefined : ((await (0,atomic_file/* faultOfWriting */.SX)(out)) ?? (0,own_file/* faultOfReplacing */.P7)(out, 'plan'));
        if (fault !== undefined)
            throw new errors/* PromotionError */.g('usage', `the plan ${out} cannot be written: ${fault}`, { hint: 'Give a path of its own, in a folder that can be written to.' });
        return;
    }
    if (dryRun)
        return;
    if (record !== undefined && subjects !== undefined && (isWithin(record, subjects) || isWithin(subjects, record))) {
        throw new errors/* PromotionError */.g('usage', `\`subjects\` is ${subjects}, and the record is to be ${record}: one is in the way of the other`, { hint: 'Name two places, neither inside the other.' });
    }
    if (record !== undefined)
        await (0,promotion_record/* refuseRecordPath */.RP)(record);
    if (subjects !== undefined)
        await refuseSubjects(subjects);
}
/** Also for the same path. */
function isWithin(path, folder) {
    return (0,external_node_path_.relative)(folder, path).split(external_node_path_.sep)[0] !== '..';
}
async function refuseSubjects(folder) {
    const fault = await (0,atomic_file/* faultOfFolder */.Wn)(folder);
    if (fault === undefined)
        return;
    throw new errors/* PromotionError */.g('usage', `\`subjects\`: ${folder} cannot take the files to be signed: ${fault}`, {
        hint: (0,external_node_fs_.existsSync)(folder) ? 'Name a folder that is not there yet, or is empty: what is signed must be of one run.' : 'Name a folder that can be made, on a disk that can be written to.',
    });
}

;// CONCATENATED MODULE: ./lib/commands/run/phases.js
/** `clock` gives milliseconds. */
function timePhases(clock) {
    const begun = [];
    return {
        note: (event) => {
            if (event.kind === 'phase')
                begun.push({ name: event.name, at: clock() });
        },
        times: () => {
            const now = clock();
            return begun.map(({ name, at }, index) => ({ name, milliseconds: (begun[index + 1]?.at ?? now) - at }));
        },
    };
}

// EXTERNAL MODULE: ./lib/cwl/packing/stamp.js
var stamp = __webpack_require__(4013);
// EXTERNAL MODULE: ./lib/cwl/reach.js
var reach = __webpack_require__(6977);
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
        if (change.details === undefined || change.before?.kind !== 'found')
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
    const record = options.lastRecord === undefined ? undefined : recordOfPlace(options.lastRecord, there.place);
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
/** Throws PromotionError `usage` for a record of another place, which says nothing of this one. */
function recordOfPlace(lastRecord, place) {
    const record = (0,promotion_record/* readRecord */.aE)(lastRecord);
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
    return relation('the promotion before was of', record.commit, await git.contains(record.commit));
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
            return relation('what was deployed here last is', deployed.commit, contained);
        }
    }
}
async function reasonFor(git) {
    const look = await git.look();
    return look.kind === 'refused' ? `: ${look.reason}. ${look.hint}` : '';
}
/** What is not known cannot be ahead: a shallow clone must not look like progress, nor be told what is not so. */
function relation(what, commit, contained) {
    if (contained === true)
        return undefined;
    const named = `${what} commit ${commit.slice(0, 12)}`;
    return contained === false
        ? `${named}, which this commit does not contain`
        : `${named}, which is not known here: ${REACH}`;
}

// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
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
    const notices = [];
    const changedFiles = new Map();
    let { wanted } = selection;
    const { changedSince: since } = options;
    if (since !== undefined) {
        const changes = new reach/* Changes */.sk(selection.workspace, await (0,promotion_git.gitAt)(options.workingDirectory, signal).changedSince(since));
        // A changed configuration can give any app another name or another source.
        const all = selection.manifestFile !== undefined && changes.among([selection.manifestFile]).length > 0;
        const affected = wanted.filter((app) => {
            if (app.reference === undefined)
                return true;
            const files = changes.among(packed.files.get(app.reference) ?? []);
            if (files.length > 0)
                changedFiles.set((0,platform_address/* formatAddress */.M0)(app.target), { since, files });
            return all || files.length > 0;
        });
        if (all && changedFiles.size < wanted.length)
            notices.push(`${selection.manifestFile} changed since ${since}, so that no app is left out.`);
        const leftOut = wanted.length - affected.length;
        if (leftOut > 0)
            notices.push(`${leftOut} of ${wanted.length} apps reach no file that changed since ${since}, and are left out.`);
        wanted = affected;
    }
    if (options.shard !== undefined) {
        const { index, of } = (0,shards/* parseShard */.uK)(options.shard);
        const mine = new Set((0,shards/* dealOut */.lK)(wanted.map((app) => weigh(app, packed)), of)[index - 1]);
        wanted = wanted.filter((app) => mine.has(app));
    }
    return { wanted, notices, changedFiles };
}
/** The shards of `of` that hold any of these targets. */
function shardsOf(wanted, packed, of, targets) {
    return (0,shards/* dealOut */.lK)(wanted.map((app) => weigh(app, packed)), of).flatMap((apps, index) => apps.some((app) => targets.has((0,platform_address/* formatAddress */.M0)(app.target))) ? [`${index + 1}/${of}`] : []);
}
function weigh(app, packed) {
    const desired = app.reference === undefined ? undefined : packed.descriptions.get(app.reference);
    return { item: app, key: (0,platform_address/* formatAddress */.M0)(app.target), weight: desired?.kind === 'ready' ? (0,json/* stringifyJson */.sd)(desired.description).length : 1 };
}

// EXTERNAL MODULE: ./lib/cwl/graph.js
var graph = __webpack_require__(9558);
// EXTERNAL MODULE: ./lib/promotion/wanted.js
var wanted = __webpack_require__(4906);
// EXTERNAL MODULE: ./lib/commands/report.js
var report = __webpack_require__(2582);
;// CONCATENATED MODULE: ./lib/commands/promote/promotion-report.js






/** The report of a promotion: its result and exit code follow from what came of each app, and from what ended the run. */
function reportPromotion(draft) {
    const apps = appReports(draft).map((app) => withChangedFiles(app, draft.changedFiles?.get(app.target)));
    const failureBefore = draft.failure ?? draft.unrecorded ?? failureOfApps(apps);
    const failure = failureBefore ?? draft.afterwards[0];
    const others = [...(draft.unrecorded === undefined ? [] : [draft.unrecorded]), ...draft.afterwards].filter((other) => other !== failure);
    return {
        command: draft.command,
        exitCode: failure === undefined ? report/* EXIT */.d.fine : (0,run_failure/* exitCodeOf */.FO)(failure),
        ...(failure === undefined ? {} : { failure }),
        notices: [...draft.notices, ...others.map(run_failure/* inOneSentence */.b0)],
        result: resultOf(apps, failureBefore, draft.outcomes !== undefined),
        stage: draft.stage,
        project: draft.project,
        apps,
        counts: countApps(apps),
        ...draft.findings,
        ...(draft.exports === undefined ? {} : { exports: draft.exports }),
        waits: draft.waits,
        ...(draft.planDigest === undefined ? {} : { planDigest: draft.planDigest }),
        ...(draft.planFile === undefined ? {} : { planFile: draft.planFile }),
        ...(draft.recordFile === undefined ? {} : { recordFile: draft.recordFile }),
        ...(draft.subjects === undefined ? {} : { subjects: draft.subjects }),
        ...(draft.matrix === undefined ? {} : { matrix: draft.matrix }),
        duration: draft.duration,
        ...(draft.phases === undefined ? {} : { phases: draft.phases }),
    };
}
function appReports(draft) {
    if (draft.outcomes !== undefined) {
        return draft.outcomes.map(({ change, outcome, reason }) => ({ ...appOfChange(change), outcome, ...(reason === undefined ? {} : { reason }) }));
    }
    if (draft.changes !== undefined)
        return draft.changes.map(appOfChange);
    const { unread } = draft;
    if (unread !== undefined) {
        return draft.wanted.map((app) => {
            const known = unread.get((0,platform_address/* formatAddress */.M0)(app.target));
            return { ...appOfWanted(app), action: 'unknown', digest: known?.digest ?? null, ...(known === undefined ? {} : { reason: known.reason }) };
        });
    }
    return draft.wanted.map((app) => ({
        ...appOfWanted(app),
        action: 'unknown',
        ...(draft.command !== 'plan' ? { outcome: 'skipped' } : {}),
        digest: null,
        reason: 'the run ended before the plan was made',
    }));
}
function withChangedFiles(app, changed) {
    return changed === undefined ? app : { ...app, changedFiles: changed.files, changedSince: changed.since };
}
function appOfChange(change) {
    return {
        ...appOfWanted(change.app),
        action: change.action,
        digest: change.digest,
        ...(change.reason === undefined ? {} : { reason: change.reason }),
        ...(change.action === 'blocked' ? { blockedBy: change.blockedBy, ...(0,given/* given */.g)({ reasons: change.reasons }) } : {}),
        ...(change.details === undefined ? {} : { details: change.details }),
        ...diagramOfNew(change),
    };
}
/** An update has one among its details. */
function diagramOfNew(change) {
    const diagram = change.action === 'create' ? (0,graph/* diagramOf */.f)(change.description) : undefined;
    return diagram === undefined ? {} : { diagram };
}
function appOfWanted(app) {
    const { source } = app;
    return { name: app.name, target: (0,platform_address/* formatAddress */.M0)(app.target), source: (0,wanted/* sourceText */.r)(source), sourceKind: source.kind, ...(source.kind === 'file' ? (0,given/* given */.g)({ sourceFile: source.path }) : {}) };
}
const RED_OUTCOMES = new Set(['failed', 'unknown', 'cancelled', 'skipped']);
function failureOfApps(apps) {
    const refused = apps.filter((app) => app.blockedBy === 'rule');
    if (refused.length > 0) {
        return {
            code: 'refused-by-rule',
            message: `${count(refused.length, 'app is', 'apps are')} refused by a rule: ${namesOf(refused)}`,
            hint: 'Nothing was installed. Each app says which rule and what it takes.',
        };
    }
    const red = apps.filter((app) => app.action === 'blocked' || RED_OUTCOMES.has(app.outcome));
    if (red.length === 0)
        return undefined;
    const carriedOut = apps.some((app) => app.outcome !== undefined);
    return {
        code: 'apps-failed',
        message: carriedOut
            ? `${red.length} of ${count(apps.length, 'app', 'apps')} did not get where ${red.length === 1 ? 'it' : 'they'} should: ${namesOf(red)}`
            : `${red.length} of ${count(apps.length, 'app', 'apps')} cannot be promoted: ${namesOf(red)}`,
        hint: carriedOut ? 'Each app says why. Run again when it is mended: what is installed is left alone.' : 'Each app says why.',
    };
}
function resultOf(apps, failure, carriedOut) {
    if (failure !== undefined)
        return (0,run_failure/* exitCodeOf */.FO)(failure) === report/* EXIT */.d.refused ? 'refused' : 'failed';
    if (apps.every((app) => app.action === 'unchanged'))
        return 'unchanged';
    return carriedOut ? 'promoted' : 'planned';
}
function countApps(apps) {
    const actions = (action) => apps.filter((app) => app.action === action).length;
    const outcomes = (outcome) => apps.filter((app) => app.outcome === outcome).length;
    return {
        create: actions('create'),
        update: actions('update'),
        blocked: actions('blocked'),
        created: outcomes('created'),
        updated: outcomes('updated'),
        failed: outcomes('failed'),
        skipped: outcomes('skipped'),
        cancelled: outcomes('cancelled'),
        unchanged: actions('unchanged'),
        unknown: apps.filter((app) => (app.outcome ?? app.action) === 'unknown').length,
    };
}
/** A message that lists more names than this is read by nobody; the report has them all. */
const MANY = 5;
/** An app may have several targets. */
function namesOf(apps) {
    const isAlone = (name) => apps.filter((app) => app.name === name).length === 1;
    const names = apps.slice(0, MANY).map((app) => (isAlone(app.name) ? app.name : app.target));
    return apps.length > MANY ? `${names.join(', ')} and ${apps.length - MANY} more` : names.join(', ');
}
function count(number, one, many) {
    return `${number} ${number === 1 ? one : many}`;
}

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
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
const copy_proof_RULES = { checks: {}, local: { mapPath: () => undefined, allowed: true } };
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
            const copy = (0,promotion_plan/* desiredFromApp */.gf)(origin, (0,platform_address/* formatAddress */.M0)(source.address), platform.dialect);
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
;// CONCATENATED MODULE: ./lib/commands/promote/promotion-run.js
























/** Runs `work` and reports all that it came to know. Never throws for what the user, the network or the platform did. */
async function runPromotion(command, options, context, deployments, work) {
    return (0,listener/* withListener */.L)(context, (heard) => runWith(command, options, heard, deployments, work));
}
async function runWith(command, options, context, deployments, work) {
    const clock = context.clock ?? (() => performance.now());
    const started = clock();
    const timer = timePhases(clock);
    const cutoff = (0,run_cutoff/* startCutoff */.W)(context.signal, options.timeout);
    const timed = {
        ...context,
        progress: (event) => {
            timer.note(event);
            context.progress(event);
        },
    };
    const run = { command, options, context: timed, cutoff, waits: [], ...(0,given/* given */.g)({ deployments }), stage: null, project: null, wanted: [], findings: { problems: [] }, notices: [], afterwards: [] };
    try {
        (0,run_options/* checkOptions */.J)(options, command);
        await refuseOutputs(command, options);
        await work(run);
    }
    catch (error) {
        run.failure = (0,run_failure/* failureFrom */.Ju)(error);
    }
    finally {
        if (cutoff.stop.aborted)
            run.failure = (0,run_failure/* stoppedFailure */.kB)(cutoff.timedOut, progressOf(run));
        cutoff.end();
    }
    const report = reportPromotion({ ...run, phases: timer.times(), duration: clock() - started });
    return { ...report, ...(0,given/* given */.g)({ deploymentId: await deployments?.end(report, context.signal) }) };
}
/** Where a client leaves what is worth saying. */
function remarksOf(run) {
    return {
        waits: run.waits,
        onNotice: (notice) => {
            run.notices = [...run.notices, notice];
        },
    };
}
/**
 * Everything before the first install: which apps, validated and packed, then all that must be read from the platform.
 * Undefined when documents have errors; the run then says so. Throws what {@link failureFrom} knows.
 */
async function makePlan(run) {
    const { options, context, cutoff } = run;
    context.progress({ kind: 'phase', name: 'configuration' });
    const workspace = (0,cwl_workspace/* openWorkspace */.OH)(options.workingDirectory);
    const selection = (0,promote_wanted/* selectWanted */.A)(options, workspace);
    run.stage = selection.stage;
    run.project = selection.project;
    run.wanted = selection.wanted;
    run.notices = selection.notices;
    // Made before the long work of packing, so that a missing token is said at once; it sends nothing yet.
    const platform = options.offline === undefined ? (0,connect/* connect */.Ng)(options, context, cutoff.requests, remarksOf(run)) : undefined;
    const requireSame = selection.declaration?.['require-same'] === 'repository';
    const references = referencesOf(selection.wanted, requireSame || needsFiles(options));
    context.progress({ kind: 'phase', name: 'pack', total: references.length });
    const documents = await (0,remote/* withRemote */.T)(selection.workspace, selection.remote, options, cutoff.stop, context);
    const packed = await (0,documents_packing/* packAll */.pV)(references, documents, cutoff.stop, selection.packing);
    const { wanted, notices, changedFiles } = await narrow(selection, packed, options, cutoff.stop);
    run.wanted = wanted;
    run.changedFiles = changedFiles;
    // Which apps there are may depend on more documents than those whose packed form counts.
    const faults = (0,documents_packing/* faultsOf */.xm)(referencesOf(wanted, requireSame), packed);
    run.findings = (0,findings/* findingsOf */.W)(faults.problems, documents);
    run.notices = [...run.notices, ...(0,documents_packing/* baselineNotices */.Xu)(faults), ...notices];
    if (faults.invalid.length > 0) {
        run.changes = unreadChanges(wanted, packed, options.platform);
        run.failure = invalidFailure(faults);
        return undefined;
    }
    if (platform === undefined) {
        run.unread = unreadApps(wanted, packed, options.offline ?? '');
        run.notices = [...run.notices, `Planned without the platform: ${options.offline}. What stands there, and what the rules of the stage say to it, is not known.`];
        return undefined;
    }
    context.progress({ kind: 'phase', name: 'read', total: wanted.length });
    const read = await readAndPlan(wanted, packed.descriptions, platform, { concurrency: options.concurrency, requireSame, limits: documents.limits, signal: cutoff.stop });
    cutoff.stop.throwIfAborted();
    context.progress({ kind: 'phase', name: 'plan' });
    const found = await (0,diffs/* withDiffs */.J)(read, platform.dialect, cutoff.stop);
    const rules = selection.declaration?.rules ?? {};
    const place = { baseUrl: platform.baseUrl, stage: selection.stage, project: selection.project };
    const facts = await gatherFacts(options, rules, found, { labels: context.pullLabels, signal: cutoff.stop }, { place, deployments: run.deployments, signal: cutoff.stop, startedFor: context.startedFor });
    const changes = applyRules(found, rules, facts);
    run.notices = [...run.notices, ...facts.notices];
    const notice = unasked(options, rules, found, run.deployments);
    if (notice !== undefined)
        run.notices = [...run.notices, notice];
    run.changes = changes;
    if (options.changedSince === undefined)
        run.changedFiles = await filesBehindUpdates(changes, packed, selection.workspace, options, cutoff.stop);
    const plan = (0,saved_plan/* savedPlan */.XU)({ baseUrl: platform.baseUrl, dialect: platform.dialect, stage: selection.stage, project: selection.project }, changes);
    run.planDigest = plan.digest;
    if (options.matrix !== undefined)
        run.matrix = { shard: shardsOf(wanted, packed, options.matrix, new Set(changes.filter(promotion_plan/* isInstall */.OK).map(targetOf))) };
    return { platform, selection, changes, plan };
}
/** The documents to pack: of installs, and of copies when something depends on what stands in the repository. */
function referencesOf(wanted, alsoCopies) {
    return wanted.flatMap(({ source, reference }) => (reference === undefined || (source.kind !== 'file' && !alsoCopies) ? [] : [reference]));
}
function targetOf(change) {
    return (0,platform_address/* formatAddress */.M0)(change.app.target);
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
/** What can be said of each app when the platform was not asked because documents have errors. */
function unreadChanges(wanted, packed, dialect) {
    const reason = 'the platform was not asked, because documents of this run have errors';
    return wanted.map((app) => {
        const desired = app.reference === undefined ? undefined : packed.descriptions.get(app.reference);
        return (0,promotion_plan/* planChange */.AS)(app, desired ?? { kind: 'missing', reason }, { kind: 'unreadable', reason }, dialect);
    });
}
function invalidFailure({ invalid, problems }) {
    const documents = invalid.length;
    return {
        code: 'invalid-cwl',
        message: `${(0,problem/* errorsIn */.R4)(problems)} in the CWL of ${documents} ${documents === 1 ? 'app' : 'apps'}`,
        hint: 'Nothing was sent to the platform. Mend the errors and run again.',
    };
}
function progressOf(run) {
    if (run.outcomes === undefined)
        return 'nothing was installed';
    const done = run.outcomes.filter((app) => app.outcome === 'created' || app.outcome === 'updated').length;
    const open = run.outcomes.filter((app) => app.outcome === 'cancelled').length;
    const unknown = run.outcomes.filter((app) => app.outcome === 'unknown').length;
    return `installed: ${done}, not begun: ${open}${unknown === 0 ? '' : `, unknown: ${unknown}`}`;
}


/***/ }),

/***/ 5871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ joinTexts),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   cs: () => (/* binding */ refuseLosses),
/* harmony export */   x3: () => (/* binding */ writeText),
/* harmony export */   zx: () => (/* binding */ PULL_ONE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _cwl_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8745);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7009);
/* harmony import */ var _promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2611);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6806);
/* harmony import */ var _promotion_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5997);
/* harmony import */ var _promotion_name_list_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5523);








/**
 * The root takes the place of the document whatever its ending, and is JSON where that is: others than readers of CWL may
 * read it. What it runs stands in a folder beside it. `old` is the text of the document.
 */
function textsOf({ root, files }, path, old = '') {
    const folder = path.split('/').slice(0, -1);
    const rootText = path.endsWith('.json') || isJson(old) ? (value) => `${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .stringifyJson */ .sd)(value, INDENT)}\n` : _cwl_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .stringifyYaml */ .f;
    return new Map([...files].map(([file, value]) => (file === root ? [path, rootText(value)] : [[...folder, file].join('/'), (0,_cwl_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .stringifyYaml */ .f)(value)])));
}
/** Of JSON that people read and compare, in spaces. */
const INDENT = 2;
function isJson(text) {
    try {
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
        return true;
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return false;
        throw error;
    }
}
/** Everything to be written. Throws PromotionError `usage` where two apps want one file, and not the same in it. */
function joinTexts(apps) {
    const all = new Map();
    for (const { target, texts } of apps) {
        for (const [path, text] of texts) {
            const other = all.get(path);
            if (other !== undefined && other !== text)
                throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PromotionError */ .g('usage', `two apps would be written to ${path}, and are not the same: one is ${target}`, { hint: PULL_ONE });
            all.set(path, text);
        }
    }
    return all;
}
/** What to do about two apps of one file. */
const PULL_ONE = 'Pull one of them, with `apps` and its name on the platform.';
/** Throws PromotionError `usage` when not all of it can be written, or when something would be lost by it. */
async function refuseLosses(texts, workspace, { force, signal }) {
    for (const path of texts.keys())
        refuseLink(workspace, path);
    for (const path of texts.keys())
        await refuseUnwritable(workspace, path);
    const hint = `Commit or put away what stands there first${force === undefined ? '' : ', or write over it with `--force`'}.`;
    if (force !== true)
        await refuseUncommitted([...texts.keys()].filter((path) => workspace.has(path)), workspace, { hint, signal });
}
/** A link could lead what is written out of the repository. */
function refuseLink(workspace, path) {
    const parts = path.split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, ...parts.slice(0, depth));
        const stats = statsOf(place, path);
        if (stats === undefined)
            return;
        if (stats.isSymbolicLink() || (depth < parts.length ? !stats.isDirectory() : !stats.isFile())) {
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PromotionError */ .g('usage', `${parts.slice(0, depth).join('/')} is in the way: only files and folders of the repository are written`, { hint: 'Move it away, or leave the app out with `apps`.' });
        }
    }
}
function statsOf(place, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { throwIfNoEntry: false });
    }
    catch (error) {
        throw unwritable(path, (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error));
    }
}
async function refuseUnwritable(workspace, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, path);
    const fault = (await (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .faultOfWriting */ .SX)(file)) ?? (workspace.has(path) ? faultOfWritingOver(file) : undefined);
    if (fault !== undefined)
        throw unwritable(path, fault);
}
/** A file is written in its place, to keep its permissions: a folder that can be written to is not enough. */
function faultOfWritingOver(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return undefined;
    }
    catch (error) {
        return (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error);
    }
}
async function refuseUncommitted(overwritten, workspace, { hint, signal }) {
    const lost = [];
    for (const [repository, paths] of Map.groupBy(overwritten, (path) => repositoryOf(path, workspace))) {
        const git = (0,_promotion_git_js__WEBPACK_IMPORTED_MODULE_6__.gitAt)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, repository), signal);
        if ((await git.head()) === undefined)
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PromotionError */ .g('usage', `${paths[0] ?? ''} would be written over, and no commit holds it`, { hint });
        const committed = new Set((await git.committed()).map((path) => `${repository}${path}`));
        lost.push(...paths.filter((path) => !committed.has(path)));
    }
    if (lost.length > 0)
        throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PromotionError */ .g('usage', `files with changes that no commit holds would be written over: ${(0,_promotion_name_list_js__WEBPACK_IMPORTED_MODULE_7__/* .listNames */ .Z)(lost, 5)}`, { hint });
}
/**
 * The folder of the innermost repository that a path is in, a submodule for one, with a slash at its end; empty for that of
 * the workspace. Of what is in another repository git names at most the folder.
 */
function repositoryOf(path, workspace) {
    const folders = path.split('/').slice(0, -1);
    const above = folders.map((_, index) => folders.slice(0, folders.length - index).join('/'));
    const found = above.find((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, folder, '.git')));
    return found === undefined ? '' : `${found}/`;
}
/** Throws PromotionError `usage` for a file that cannot be written after all, such as on a disk that is full. */
function writeText(workspace, path, text) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, path);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace.root, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file))).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..')
            throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PromotionError */ .g('usage', `${path} leads out of the repository`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
    }
    catch (error) {
        throw error instanceof _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PromotionError */ .g ? error : unwritable(path, (0,_promotion_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error));
    }
}
function unwritable(path, reason) {
    return new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PromotionError */ .g('usage', `${path} cannot be written: ${reason}`, { hint: 'Make it writable, or leave the app out with `apps`.' });
}


/***/ }),

/***/ 7906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ changedBy),
/* harmony export */   WV: () => (/* binding */ faultOfTexts),
/* harmony export */   j8: () => (/* binding */ withTexts),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7543);
/* harmony import */ var _cwl_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4832);
/* harmony import */ var _cwl_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1457);
/* harmony import */ var _promotion_same_app_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(361);
/* harmony import */ var _documents_packing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2103);





/**
 * Why a document would not pack to that digest if these files were written, in words; undefined when it would. Seen
 * before anything is written: a document must not make way for what the next promotion refuses or would undo.
 */
async function faultOfTexts(texts, reference, digest, dialect, { workspace, packing, signal }) {
    // A path of the repository that stands on the platform was allowed when it was installed: the next plan judges it.
    const rules = { ...packing, local: { ...packing.local, allowed: true } };
    const packed = await (0,_documents_packing_js__WEBPACK_IMPORTED_MODULE_3__/* .packAll */ .pV)([reference], withTexts(workspace, texts), signal, rules);
    const desired = packed.descriptions.get(reference);
    if (desired?.kind === 'ready')
        return (0,_promotion_same_app_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOfApp */ .df)(desired.description, dialect) === digest ? undefined : 'its files would pack to another description than what stands on the platform';
    return `what stands on the platform cannot be packed: ${inWords(packed.found.get(reference)?.problems.filter(_cwl_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .isError */ .bJ) ?? [])}`;
}
/** What is wrong with what stands on the platform, without places: they would be in files that are not there. */
function inWords(errors) {
    return `${errors[0]?.message ?? 'it holds no process'}${errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''}`;
}
/** Those of the documents that would pack to something else, or no longer, if these files were written. */
async function changedBy(texts, references, before, { workspace, packing, signal }) {
    const reaching = references.filter((reference) => before.files.get(reference)?.some((path) => texts.has(path)) === true);
    if (reaching.length === 0)
        return new Set();
    const after = await (0,_documents_packing_js__WEBPACK_IMPORTED_MODULE_3__/* .packAll */ .pV)(reaching, withTexts(workspace, texts), signal, packing);
    return new Set(reaching.filter((reference) => digestIn(before, reference) !== digestIn(after, reference)));
}
function digestIn({ descriptions }, reference) {
    const desired = descriptions.get(reference);
    return desired?.kind === 'ready' ? desired.digest : undefined;
}
/** The workspace as it would be with these files in it. What it finds is what is there: packing looks for no files. */
function withTexts(workspace, texts) {
    return {
        ...workspace,
        has: (path) => texts.has(path) || workspace.has(path),
        readText(path) {
            const text = texts.get(path);
            if (text === undefined)
                return workspace.readText(path);
            const size = Buffer.byteLength(text);
            const { fileBytes } = workspace.limits;
            if (size > fileBytes)
                throw new _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .J('too-large', `${path} would have ${size} bytes, more than the limit of ${fileBytes}`, (0,_cwl_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .howToRaise */ .EX)('fileBytes', 'file'));
            return text;
        },
    };
}


/***/ }),

/***/ 766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ unpackDescription)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7009);
/* harmony import */ var _local_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9103);
/* harmony import */ var _local_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7381);
/* harmony import */ var _stamp_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4013);
/* harmony import */ var _upgrade_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8320);






/**
 * Takes a packed description apart: its own process as `NAME.cwl`, and each process that a step runs as a file of its
 * own in the folder `NAME`, once however many steps run it. Packed again the files give a description with the same
 * digest. A provenance note is left out. What a step runs by a reference already is left as it is.
 */
function unpackDescription(description, name) {
    const plain = (0,_stamp_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutStamp */ .GD)(description);
    const writer = new FileWriter(plain, name);
    const root = writer.root(plain);
    return { root, files: writer.files };
}
class FileWriter {
    files = new Map();
    #name;
    #version;
    #namespaces;
    /** In small letters: some disks know no others. */
    #names = new Set();
    #known = new Map();
    #same = new Map();
    constructor(description, name) {
        const { cwlVersion, $namespaces: namespaces } = description;
        this.#name = name;
        this.#version = cwlVersion ?? 'v1.2';
        this.#namespaces = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(namespaces) ? namespaces : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([]);
    }
    root(description) {
        const path = `${this.#name}.cwl`;
        // Named first, so that it is the first; its text is known when those that it runs are written.
        this.files.set(path, description);
        this.files.set(path, this.#withRuns(description, '.'));
        return path;
    }
    #withRuns(process, folder) {
        const { steps } = process;
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(steps))
            return process;
        const running = (0,_upgrade_js__WEBPACK_IMPORTED_MODULE_4__/* .mapList */ .bb)(steps, (step) => ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(step) ? this.#step(step, folder) : step));
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(process).map(([key, value]) => [key, key === 'steps' ? running : value]));
    }
    #step(step, folder) {
        const { run, id } = step;
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(run))
            return step;
        const path = this.#fileFor(run, typeof id === 'string' ? id : 'process');
        const reference = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(folder, path).split('/').map(encodeURIComponent).join('/');
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(step).map(([key, value]) => [key, key === 'run' ? reference : value]));
    }
    #fileFor(process, stepName) {
        const known = this.#known.get(process);
        if (known !== undefined)
            return known;
        const body = this.#withRuns(process, this.#name);
        const text = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(body);
        const { id } = process;
        const path = this.#same.get(text) ?? this.#write(body, text, typeof id === 'string' ? id : stepName);
        this.#known.set(process, path);
        return path;
    }
    #write(body, text, wanted) {
        const stem = wanted.replace(/\.cwl$/, '').replace(/[^\w.-]+/g, '_').replace(/^[.-]+/, '') || 'process';
        let name = stem;
        for (let count = 2; this.#names.has(name.toLowerCase()); count += 1)
            name = `${stem}_${count}`;
        this.#names.add(name.toLowerCase());
        const path = `${this.#name}/${name}.cwl`;
        this.#same.set(text, path);
        const used = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(this.#namespaces).filter(([prefix]) => mentions(body, `${prefix}:`));
        const moved = (0,_local_files_js__WEBPACK_IMPORTED_MODULE_2__/* .mapFiles */ .qM)(body, (reference, _, key) => ((0,_local_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .isLocalReference */ .P)(reference, key) && !/^(?:\/|file:)/i.test(reference) ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join('..', reference) : reference));
        this.files.set(path, (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)([
            ['cwlVersion', this.#version],
            ...(used.length === 0 ? [] : [['$namespaces', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .objectFrom */ ._X)(used)]]),
            ...(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(moved).filter(([key]) => key !== 'cwlVersion' && key !== '$namespaces'),
        ]));
        return path;
    }
}
/** Whether a key or a text begins so. */
function mentions(value, prefix) {
    if (typeof value === 'string')
        return value.startsWith(prefix);
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
        return value.some((item) => mentions(item, prefix));
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .orderedKeys */ .ir)(value).some((key) => key.startsWith(prefix) || mentions(value[key] ?? null, prefix));
}


/***/ }),

/***/ 6351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ withDiffs)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(7291);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
;// CONCATENATED MODULE: ./lib/promotion/readable.js

/** What a person looks for first in a process. */
const FIRST_KEYS = ['class', 'id', 'name', 'label', 'doc', 'type'];
/**
 * A description for people to compare, one thing a line, in the manner of YAML. Keys stand in a fixed order, so that
 * two descriptions that are the same read the same; it is not meant to be parsed.
 */
function readable(description) {
    return `${linesOf(description, '').join('\n')}\n`;
}
function linesOf(value, margin) {
    if ((0,json/* isArray */.cy)(value))
        return value.flatMap((item) => hang(linesOf(item, `${margin}  `), `${margin}- `));
    if ((0,json/* isObject */.Gv)(value))
        return keysOf(value).flatMap((key) => member(key, value[key], margin));
    if (typeof value === 'string' && value.includes('\n'))
        return [`${margin}|`, ...block(value, margin)];
    return [`${margin}${scalar(value)}`];
}
function block(text, margin) {
    return text.replace(/\n$/, '').split('\n').map((line) => (line === '' ? '' : `${margin}  ${line}`));
}
function member(key, value, margin) {
    if (typeof value === 'string' && value.includes('\n')) {
        return [`${margin}${key}: |`, ...block(value, margin)];
    }
    if (((0,json/* isArray */.cy)(value) && value.length > 0) || ((0,json/* isObject */.Gv)(value) && Object.keys(value).length > 0)) {
        return [`${margin}${key}:`, ...linesOf(value, `${margin}  `)];
    }
    return [`${margin}${key}: ${(0,json/* isArray */.cy)(value) || (0,json/* isObject */.Gv)(value) ? (0,json/* stringifyJson */.sd)(value) : scalar(value)}`];
}
/** Puts the dash of a list item where the margin of its first line was. */
function hang(lines, dash) {
    const [first = '', ...rest] = lines;
    return [`${dash}${first.slice(dash.length)}`, ...rest];
}
/** Text is quoted where it could be taken for something else, so that `1` and `"1"` differ. */
function scalar(value) {
    if (typeof value !== 'string')
        return (0,json/* stringifyJson */.sd)(value);
    const isPlain = /^[\p{L}\d_$./(][^\n\r]*$/u.test(value) && !/[\s:]$|: /.test(value);
    const isAmbiguous = /^(?:null|true|false)$/.test(value) || !Number.isNaN(Number(value));
    return isPlain && !isAmbiguous ? value : JSON.stringify(value);
}
function keysOf(object) {
    const rank = (key) => {
        const at = FIRST_KEYS.indexOf(key);
        return at < 0 ? FIRST_KEYS.length : at;
    };
    return [...(0,json/* orderedKeys */.ir)(object)].sort((left, right) => rank(left) - rank(right) || (left < right ? -1 : 1));
}

// EXTERNAL MODULE: ./lib/promotion/same-app.js
var same_app = __webpack_require__(361);
;// CONCATENATED MODULE: ./lib/promotion/diffs.js





/** In lines. Longer diffs are read by nobody, and a job summary holds 1 MiB in all. */
const LONGEST_DIFF = 400;
/** In bytes, for the same reasons: a line may hold a script, or a file in base64. */
const LARGEST_DIFF = 65_536;
/** In characters. */
const LONGEST_LINE = 500;
/** Of both texts together, in characters: splitting and comparing so much takes a fifth of a second. */
const LARGEST_TEXTS = 8_388_608;
/** Lines that are added and removed in one comparison, which takes time by their square: a fifth of a second here. */
const MOST_EDITS = 800;
/** The same once a plan has had its share: such comparisons take no time that counts. */
const FEW_EDITS = 50;
/** Squares of edits that the comparisons of one plan may take in all: some three seconds. */
const PLAN_EFFORT = 16 * MOST_EDITS ** 2;
/**
 * The changes of a plan, in their order, updates with their diffs. Comparing strangers line by line takes long: when the plan
 * has had its share, only what differs in few lines has a diff. Rejects with the reason of `signal`, heard between two diffs.
 */
async function withDiffs(changes, dialect, signal, effort = PLAN_EFFORT) {
    const compared = [];
    let left = effort;
    for (const change of changes) {
        if (change.action !== 'update' || change.details === undefined || change.before.kind !== 'found') {
            compared.push(change);
            continue;
        }
        // Signals and timers are heard only between turns of the event loop.
        await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        const [old, next] = [change.before.app.description, change.description].map((description) => (0,same_app/* bareApp */.Uv)(description, dialect));
        const { edits, ...diff } = compare(old, next, (0,address/* formatAddress */.M0)(change.app.target), left > 0 ? MOST_EDITS : FEW_EDITS);
        left -= edits ** 2;
        compared.push({ ...change, details: { ...change.details, ...diff } });
    }
    return compared;
}
/** With the number of edits that were looked for at most. */
function compare(old, next, target, mostEdits) {
    const [before, after] = [readable(old), readable(next)];
    if (before.length + after.length > LARGEST_TEXTS)
        return { edits: 0, omittedLines: 0 };
    const patch = (0,create/* createTwoFilesPatch */.ss)(`installed/${target}`, `planned/${target}`, before, after, '', '', { context: 3, maxEditLength: mostEdits });
    if (patch === undefined)
        return { edits: mostEdits, omittedLines: 0 };
    // The first line is a rule of equals signs that no reader of diffs needs; the next two name what is compared.
    const lines = patch.replace(/^=+\n/, '').trimEnd().split('\n');
    return { edits: lines.slice(2).filter((line) => /^[+-]/.test(line)).length, ...cutDiff(lines) };
}
function cutDiff(lines) {
    const kept = [];
    let bytes = 0;
    for (const line of lines.slice(0, LONGEST_DIFF)) {
        const cut = cutLine(line);
        bytes += Buffer.byteLength(cut) + 1;
        if (bytes > LARGEST_DIFF)
            break;
        kept.push(cut);
    }
    return { diff: kept.join('\n'), omittedLines: lines.length - kept.length };
}
function cutLine(line) {
    if (line.length <= LONGEST_LINE)
        return line;
    // Half of a character that takes two units is none.
    const start = line.slice(0, LONGEST_LINE).replace(/[\uD800-\uDBFF]$/, '');
    return `${start}… (${line.length - start.length} more characters)`;
}


/***/ }),

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pb: () => (/* binding */ refuseStalePlan),
/* harmony export */   XU: () => (/* binding */ savedPlan),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   pC: () => (/* binding */ refuseOtherDigest),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7009);
/* harmony import */ var _platform_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1251);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2611);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6806);
/* harmony import */ var _generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9664);
/* harmony import */ var _own_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3632);
/* harmony import */ var _same_app_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(361);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4906);








/** The plan in the form in which it is saved; the order of its apps does not count. */
function savedPlan(header, changes) {
    const { baseUrl, dialect, stage, project } = header;
    const apps = changes.map((change) => plannedApp(change, dialect)).sort((left, right) => (left.target < right.target ? -1 : 1));
    const body = { version: 1, kind: 'cwl-promote plan', baseUrl, dialect, stage, project, apps };
    return { ...body, digest: (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(asJson(body)) };
}
function plannedApp(change, dialect) {
    return {
        name: change.app.name,
        target: (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAddress */ .M0)(change.app.target),
        source: (0,_wanted_js__WEBPACK_IMPORTED_MODULE_7__/* .sourceText */ .r)(change.app.source),
        action: change.action,
        digest: change.digest,
        before: beforeText(change, dialect),
    };
}
function beforeText(change, dialect) {
    const { before, action } = change;
    if (before === undefined)
        return 'unreadable';
    if (before.kind !== 'found')
        return before.kind;
    // Apps that are the same share their digest, and packing has computed this one.
    if (action === 'unchanged' && (0,_same_app_js__WEBPACK_IMPORTED_MODULE_6__/* .bareApp */ .Uv)(change.description, dialect) === change.description)
        return change.digest;
    return (0,_same_app_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOfApp */ .df)(before.app.description, dialect);
}
/** Throws PromotionError `usage` when it cannot be written there. */
async function writePlan(path, plan) {
    try {
        await (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .vK)(path, `${JSON.stringify(plan, null, 2)}\n`);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `the plan ${path} cannot be written: ${(0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`, { hint: 'Give a path in a folder that can be written to.' });
    }
}
/** Reads a plan and checks its digest. Throws PromotionError `bad-plan`. */
function readPlan(path) {
    const value = (0,_own_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readJsonFile */ .JE)(path, 'plan', 'bad-plan');
    if (!_generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_4__.plan(value)) {
        throw (0,_own_file_js__WEBPACK_IMPORTED_MODULE_5__/* .unlikeOurs */ .G1)(path, 'plan', 'bad-plan', value, _generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_4__.plan.errors ?? []);
    }
    const plan = value;
    const { digest, ...body } = plan;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(asJson(body)) !== digest) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('bad-plan', `${path} was changed after it was written: its digest does not match`, { hint: 'Make the plan again, and have it approved again.' });
    }
    return plan;
}
/**
 * Refuses when the present plan is another than the approved one: the repository or the platform has moved since, or
 * the run is for another place. An app that stands as it was approved has not moved: a run that was carried out in part
 * may be carried out again. Throws PromotionError `stale-plan` that says what moved.
 */
function refuseStalePlan(approved, present) {
    if (approved.digest === present.digest)
        return;
    for (const key of ['baseUrl', 'dialect', 'stage', 'project']) {
        if (approved[key] === present[key])
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('stale-plan', `the plan is for another place: \`${key}\` was ${String(approved[key])}, and is ${String(present[key])}`);
    }
    const before = new Map(approved.apps.map((app) => [app.target, app]));
    const after = new Map(present.apps.map((app) => [app.target, app]));
    const moved = [...new Set([...before.keys(), ...after.keys()])].flatMap((target) => whatMoved(target, before.get(target), after.get(target)) ?? []);
    if (moved.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('stale-plan', `the plan does not hold any more: ${moved.slice(0, MANY).join('; ')}${moved.length > MANY ? `; and ${moved.length - MANY} more` : ''}`, {
        hint: `Nothing was installed. ${isOfSome(before, after) ? 'A plan of some apps only, by `apps`, `changed-since` or the like, is carried out with the same inputs; if they are the same, make' : 'Make'} the plan again, and have it approved again.`,
    });
}
/** Whether one of the two is of some apps of the other. */
function isOfSome(before, after) {
    const [few, many] = before.size < after.size ? [before, after] : [after, before];
    return few.size < many.size && [...few.keys()].every((target) => many.has(target));
}
/** Refuses when the present plan does not have the digest that was approved. */
function refuseOtherDigest(expected, present) {
    if (expected === present.digest)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('stale-plan', `the plan does not hold any more: its digest was ${expected}, and is ${present.digest}`, {
        hint: 'Nothing was installed: the repository or the platform has moved since, or the plan was carried out already, in part or whole. Make the plan again, and have it approved again; with the saved plan itself (`plan`) a run can be started again.',
    });
}
/** More than this in one message is read by nobody. */
const MANY = 5;
function whatMoved(target, before, after) {
    if (before === undefined)
        return `${target} is new in the plan`;
    if (after === undefined)
        return `${target} is not in the plan any more`;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(asJson(before)) === (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(asJson(after)) || isCarriedOut(before, after))
        return undefined;
    if (before.before !== after.before)
        return `${target} was changed on the platform`;
    if (before.digest !== after.digest)
        return `${before.source} gives another description for ${target}`;
    // The report says why, beside the app.
    if (after.action === 'blocked' && before.action !== 'blocked')
        return `${target} is blocked now, and was not`;
    return `${target} would be "${after.action}" from ${after.source}, not "${before.action}" from ${before.source}`;
}
function isCarriedOut(before, after) {
    const wasInstall = before.action === 'create' || before.action === 'update' || before.action === 'unknown';
    return wasInstall && after.action === 'unchanged' && after.digest === before.digest && after.source === before.source && after.name === before.name;
}
function asJson(value) {
    const json = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(JSON.stringify(value));
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json) || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(json))
        throw new TypeError('a plan is an object');
    return json;
}


/***/ })

};

export const id = 464;
export const ids = [464];
export const modules = {

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H3: () => (/* binding */ receivePlan),
/* harmony export */   Hu: () => (/* binding */ refuseMissingStage),
/* harmony export */   Pb: () => (/* binding */ refuseStalePlan),
/* harmony export */   XU: () => (/* binding */ savedPlan),
/* harmony export */   aM: () => (/* binding */ refuseOtherPlace),
/* harmony export */   pC: () => (/* binding */ refuseOtherDigest),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* unused harmony export readPlan */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
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
    const digest = comparableDigest(change, dialect);
    return {
        name: change.app.name,
        target: (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAddress */ .M0)(change.app.target),
        source: (0,_wanted_js__WEBPACK_IMPORTED_MODULE_7__/* .sourceText */ .r)(change.app.source),
        action: change.action,
        digest,
        before: beforeText(change, digest, dialect),
    };
}
/** Packing has computed the digest of what it packed, with what the platform would write over, such as an `id`: what stands there is known without. */
function comparableDigest(change, dialect) {
    if (change.action === 'blocked' || (0,_same_app_js__WEBPACK_IMPORTED_MODULE_6__/* .bareApp */ .Uv)(change.description, dialect) === change.description)
        return change.digest;
    return (0,_same_app_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOfApp */ .df)(change.description, dialect);
}
function beforeText({ before, action }, digest, dialect) {
    if (before === undefined)
        return 'unreadable';
    if (before.kind !== 'found')
        return before.kind;
    // Apps that are the same share their digest.
    return action === 'unchanged' && digest !== null ? digest : (0,_same_app_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOfApp */ .df)(before.app.description, dialect);
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
    return planIn(readJsonFile(path, 'plan', 'bad-plan'), path);
}
/** The same, also through a pipe; until `signal` aborts. */
async function receivePlan(path, signal) {
    return planIn(await (0,_own_file_js__WEBPACK_IMPORTED_MODULE_5__/* .receiveJsonFile */ .cI)(path, 'plan', 'bad-plan', signal), path);
}
function planIn(value, path) {
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
/** Refuses a configuration without the stage of the approved plan, which nobody need have named. Throws PromotionError `stale-plan`. */
function refuseMissingStage({ stage }, { file, stages }) {
    if (stage === null || Object.hasOwn(stages, stage))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('stale-plan', `the plan is for the stage ${JSON.stringify(stage)}, and ${file} has ${Object.keys(stages).join(', ') || 'none'}`, { hint: 'Nothing was installed. Make the plan again, and have it approved again.' });
}
/** Refuses a run for another place than the one of the approved plan. Throws PromotionError `stale-plan`. */
function refuseOtherPlace(approved, present) {
    for (const [key, input] of [['baseUrl', 'base-url'], ['dialect', 'platform'], ['stage', 'stage'], ['project', 'project']]) {
        if (approved[key] === present[key])
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('stale-plan', `the plan is for another place: \`${input}\` was ${approved[key] ?? 'not given'}, and is ${present[key] ?? 'not given'}`, { hint: 'Nothing was installed. Give what the plan was made with, or make a plan for this place.' });
    }
}
/**
 * Refuses when the present plan, of the same place, is another than the approved one: the repository or the platform has moved
 * since. An app that stands as it was approved has not moved: a run that was carried out in part may be carried out again.
 * Throws PromotionError `stale-plan` that says what moved.
 */
function refuseStalePlan(approved, present) {
    if (approved.digest === present.digest)
        return;
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
    // What stands there as it was approved is the work of the plan itself.
    if (before.before !== after.before && after.before !== before.digest)
        return `${target} was changed on the platform`;
    // One that is blocked may have no description. The report says why it is, beside the app.
    if (after.action === 'blocked' && before.action !== 'blocked')
        return `${target} is blocked now, and was not`;
    if (before.action === 'blocked' && after.action !== 'blocked')
        return `${target} was blocked, and is not any more`;
    if (before.digest !== after.digest)
        return `${before.source} gives another description for ${target}`;
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


/***/ }),

/***/ 6287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  en: () => (/* binding */ appsIn),
  OC: () => (/* binding */ appsOf),
  oQ: () => (/* binding */ chooseStage),
  xP: () => (/* binding */ misplacedExceptions),
  XB: () => (/* binding */ parseProject),
  Fd: () => (/* binding */ refuseCopyOntoItself),
  B2: () => (/* binding */ selectApps),
  OG: () => (/* binding */ wantedDirectly),
  by: () => (/* binding */ wantedOfStage)
});

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/documents/document-reference.js
var document_reference = __webpack_require__(1942);
// EXTERNAL MODULE: ./lib/cwl/folded.js
var folded = __webpack_require__(8214);
// EXTERNAL MODULE: ./lib/cwl/suggest.js
var suggest = __webpack_require__(7912);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var cwl_workspace = __webpack_require__(4342);
// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/platform/contract.js
var contract = __webpack_require__(9001);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/manifest-errors.js + 1 modules
var manifest_errors = __webpack_require__(8661);
// EXTERNAL MODULE: ./lib/promotion/name-list.js
var name_list = __webpack_require__(5523);
// EXTERNAL MODULE: ./lib/promotion/names.js
var names = __webpack_require__(3849);
;// CONCATENATED MODULE: ./lib/promotion/targets.js



/** Names that no app can have. */
function badNames(wanted, placeOf) {
    return wanted.flatMap((app) => {
        const fault = (0,contract/* faultOfName */.nL)(app.target.app);
        return fault === undefined ? [] : [{ message: `the app ${JSON.stringify(app.target.app)} cannot be named so: ${fault}`, hint: 'Give it another `name`.', at: placeOf(app) }];
    });
}
/** Targets that several apps aim at, each once. */
function sharedTargets(wanted, placeOf) {
    return [...Map.groupBy(wanted, ({ target }) => (0,address/* formatAddress */.M0)(target))].flatMap(([target, apps]) => {
        const [, second] = apps;
        if (second === undefined)
            return [];
        const at = placeOf?.(second);
        const named = apps.map((app) => {
            const line = placeOf?.(app).line;
            return `${app.reference ?? app.name}${line === at?.line ? '' : ` (line ${line})`}`;
        });
        const message = apps.length === 2 ? `two apps aim at ${target}: ${named.join(' and ')}` : `${apps.length} apps aim at ${target}: ${(0,name_list/* listNames */.Z)(named, FEW)}`;
        return [{ message, hint: hintFor(apps, placeOf), at }];
    });
}
/** Of those that aim at one target. */
const FEW = 5;
function hintFor(apps, placeOf) {
    if (new Set(apps.map(({ reference }) => reference)).size > 1)
        return 'Give one of them another name; a name for several files can hold {stem} and {parent}.';
    const rows = new Set(apps.map((app) => placeOf?.(app).line));
    return rows.size > 1 ? 'It is one document in several rows: leave it out of all but one, with `except`.' : 'It is one document, of which two `names` come to the same: leave one of them out.';
}
/** Where stages share a project: an app put in the place of one that another stage has there would undo that stage, and be undone by it. */
function takenTargets(wanted, others, placeOf) {
    return wanted.flatMap((app) => {
        const target = (0,address/* formatAddress */.M0)(app.target);
        const taken = others.flatMap(({ stage, apps }) => {
            const other = apps.get(target);
            return other === undefined || other.reference === app.reference ? [] : [{ stage, name: other.name === app.name ? other.reference : other.name }];
        })[0];
        if (taken === undefined)
            return [];
        return [{ message: `${app.name} would take the place of ${target}, which the stage ${taken.stage} has for ${taken.name}`, hint: 'Give it another name in this stage, or the stages projects of their own.', at: placeOf(app) }];
    });
}

;// CONCATENATED MODULE: ./lib/promotion/select.js













const NO_REMEDY = () => undefined;
/** Reads `owner/project`. Throws PromotionError `usage`; `input` names where it was given. */
function parseProject(text, input) {
    const [owner, project, ...rest] = text.split('/');
    // As the schema of the configuration has it.
    if (owner === undefined || project === undefined || rest.length > 0 || /\s/.test(text)) {
        throw new errors/* PromotionError */.g('usage', `\`${input}\` is ${JSON.stringify(text)}, which is no project`, {
            hint: 'Write owner/project, as in acme/rnaseq.',
        });
    }
    const fault = (0,names/* faultOfProject */.jW)(text);
    if (fault !== undefined)
        throw new errors/* PromotionError */.g('usage', `\`${input}\` is ${JSON.stringify(text)}, which is no project: ${fault}`);
    return { owner, project };
}
/** The stage to work on: the one named, or the only one. Throws PromotionError `usage` that lists them. */
function chooseStage(manifest, stage) {
    const names = Object.keys(manifest.stages);
    if (names.length === 0) {
        throw new errors/* PromotionError */.g('configuration', `${manifest.file} has no \`stages\`: it does not say what goes where`, {
            hint: 'Add `stages` and `apps`, or give the inputs `files` and `project`.',
        });
    }
    if (stage === undefined) {
        const [only, other] = names;
        if (only !== undefined && other === undefined)
            return only;
        throw new errors/* PromotionError */.g('usage', `which stage? ${manifest.file} has several: ${names.join(', ')}`, {
            hint: 'Name one with the input `stage`.',
        });
    }
    if (Object.hasOwn(manifest.stages, stage))
        return stage;
    throw new errors/* PromotionError */.g('usage', `no stage is named ${JSON.stringify(stage)}.${(0,suggest/* didYouMean */.au)(stage, names)}`, {
        hint: `${manifest.file} has ${names.join(', ')}.`,
    });
}
/** The apps that a configuration file names, in its order. Throws PromotionError `configuration` for rows without files, one for all. */
function appsOf(manifest, find, has, remedyFor = NO_REMEDY) {
    const mistakes = [];
    const apps = manifest.apps.flatMap((declaration, row) => {
        try {
            return appsOfRow(manifest, declaration, row, { find, has, remedyFor });
        }
        catch (error) {
            if (!(error instanceof errors/* PromotionError */.g))
                throw error;
            mistakes.push(error);
            return [];
        }
    });
    const error = (0,manifest_errors/* inOneError */._)(mistakes);
    if (error !== undefined)
        throw error;
    return apps;
}
/** The same of the files of a workspace. */
function appsIn(manifest, workspace) {
    return appsOf(manifest, (patterns) => workspace.find(patterns), (path) => workspace.has(path), (pattern) => (0,cwl_workspace/* remedyIn */.ke)(workspace, pattern));
}
function appsOfRow(manifest, declaration, row, { find, has, remedyFor }) {
    const { path, fragment } = (0,document_reference/* splitReference */.m)({ has }, declaration.path);
    const excepted = new Set(located(() => find(declaration.except ?? []), manifest, row, 'except'));
    if (excepted.size === 0)
        refuseEmptyException(manifest, declaration, row);
    const there = located(() => find([path]), manifest, row, 'path');
    const files = without(there, excepted);
    if (files.length === 0) {
        const [message, hint] = there.length === 0
            ? [`no CWL file is at ${JSON.stringify(declaration.path)}`, remedyFor(path) ?? 'Correct the path; it is relative to the working directory.']
            : [`\`except\` leaves out all that is at ${JSON.stringify(declaration.path)}`, 'Remove the row, or what in `except` is too much.'];
        throw new errors/* PromotionError */.g('configuration', message, { hint, at: manifest.at('apps', row, 'path') });
    }
    return files.map((file) => {
        const document = fragment === undefined ? { path: file } : { path: file, fragment };
        const name = located(() => (0,names/* fillName */.bq)(declaration.name ?? '{stem}', document), manifest, row, 'name');
        return { name, reference: fragment === undefined ? file : `${file}#${fragment}`, document, row };
    });
}
/** What is left out is one of the files that are there, also where the system has found it by another spelling of its name. */
function without(there, excepted) {
    const known = new Set(there);
    const respelt = new Set([...excepted].filter((file) => !known.has(file)).map(folded/* folded */.T));
    return there.filter((file) => !excepted.has(file) && !respelt.has((0,folded/* folded */.T)(file)));
}
/** Globs with a ! take out of what others find. Alone they find nothing, and all that was to be left out would be installed. */
function refuseEmptyException(manifest, { except = [] }, row) {
    const [first] = except;
    if (first === undefined || !except.every((glob) => picomatch.scan(glob).negated))
        return;
    throw new errors/* PromotionError */.g('configuration', `\`except\` leaves nothing out: ${JSON.stringify(first)} begins with a !`, {
        hint: 'Name what is to be left out, without a ! in front.',
        at: manifest.at('apps', row, 'except', 0),
    });
}
/**
 * A sentence on each glob under `except` that is for no file, and would be for files of its row if it began with a folder:
 * whoever writes it as for `.gitignore` would have installed what was to be left out, and no call takes that away again.
 */
function misplacedExceptions(manifest, apps, find) {
    return manifest.apps.flatMap(({ except = [] }, row) => except.flatMap((written, index) => {
        if (find([written]).length > 0)
            return [];
        const meant = `**/${written.replace(/^\.\//, '')}`;
        const missed = apps.filter((app) => app.row === row && picomatch.isMatch(app.document.path, meant)).map(({ document }) => document.path);
        if (missed.length === 0)
            return [];
        const { file, line, column } = manifest.at('apps', row, 'except', index);
        return [`${file}:${line}:${column}: ${JSON.stringify(written)} leaves no file out, since it is relative to the working directory. Did you mean ${JSON.stringify(meant)}, for ${(0,name_list/* listNames */.Z)(missed, select_FEW)}?`];
    }));
}
/** Of files that stand for the others in a sentence. */
const select_FEW = 3;
/** The apps that `stage` is to hold, each with its target and where it comes from. */
function wantedOfStage(manifest, apps, stage) {
    const declaration = stageOf(manifest, stage);
    const project = parseProject(declaration.project, `stages.${stage}.project`);
    const from = declaration.from === undefined ? undefined : { stage: declaration.from, ...stageOf(manifest, declaration.from) };
    const rows = new Map();
    for (const app of apps) {
        const { name, reference } = app;
        const source = from === undefined
            ? sourceAt(reference, app.document)
            : { kind: 'app', address: { ...parseProject(from.project, `stages.${from.stage}.project`), app: namesIn(manifest, app, from.stage)[0] ?? name }, stage: from.stage };
        for (const target of namesIn(manifest, app, stage))
            rows.set({ name, target: { ...project, app: target }, source, reference }, app.row);
    }
    const placeOf = (app) => manifest.at('apps', rows.get(app) ?? 0);
    const wanted = [...rows.keys()];
    const own = [...badNames(wanted, placeOf), ...sharedTargets(wanted, placeOf)];
    // Names that are wrong in one stage are so in others as well, and would be told again.
    const error = (0,manifest_errors/* inOneError */._)(own.length > 0 ? own : takenTargets(wanted, besides(manifest, apps, stage), placeOf));
    if (error !== undefined)
        throw error;
    return wanted;
}
/** What the other stages of its project have there. */
function besides(manifest, apps, stage) {
    const { project } = stageOf(manifest, stage);
    return Object.entries(manifest.stages).flatMap(([other, declaration]) => {
        if (other === stage || declaration.project !== project)
            return [];
        return [{ stage: other, apps: new Map(apps.flatMap((app) => namesIn(manifest, app, other).map((name) => [`${project}/${name}`, app]))) }];
    });
}
/** The apps of a run without a configuration file: named after their files. Throws PromotionError `usage`. */
function wantedDirectly(selection, has) {
    const project = parseProject(selection.project, 'project');
    const origin = selection.copyFrom === undefined ? undefined : parseProject(selection.copyFrom, 'copy-from');
    if (selection.files.length === 0) {
        if (origin === undefined)
            throw new errors/* PromotionError */.g('usage', 'no app is named', { hint: 'Give the input `files`: paths, folders or globs of CWL files.' });
        if (selection.apps.length === 0) {
            throw new errors/* PromotionError */.g('usage', 'no app is named', { hint: 'Name the apps to copy with the input `apps`, or give their files with the input `files`.' });
        }
        return refuseBadNames(refuseCopyOntoItself([...new Set(selection.apps)].map((name) => copied(name, project, origin))));
    }
    const wanted = selection.files.map((reference) => {
        const document = (0,document_reference/* splitReference */.m)({ has }, reference);
        const name = (0,names/* fillName */.bq)('{stem}', document);
        if (origin !== undefined)
            return { ...copied(name, project, origin), reference };
        return { name, target: { ...project, app: name }, source: sourceAt(reference, document), reference };
    });
    refuseSharedTargets(wanted);
    return refuseBadNames(refuseCopyOntoItself(selectApps(wanted, selection.apps)));
}
/** Before anything is packed or read. */
function refuseBadNames(wanted) {
    for (const { target, reference } of wanted) {
        const fault = (0,contract/* faultOfName */.nL)(target.app);
        if (fault === undefined)
            continue;
        const name = JSON.stringify(target.app);
        if (reference === undefined)
            throw new errors/* PromotionError */.g('usage', `no app can be named ${name}: ${fault}`, { hint: 'Correct the input `apps`.' });
        throw new errors/* PromotionError */.g('usage', `${reference} gives the app the name ${name}, which it cannot have: ${fault}`, { hint: 'Rename the file, or give the app a name in a cwl-promote.yml.' });
    }
    return wanted;
}
/** The apps named by the input `apps`, by their own name or the one at the target; all when it names none. */
function selectApps(wanted, names) {
    for (const name of names) {
        if (wanted.some((app) => isNamed(app, name)))
            continue;
        const known = [...new Set(wanted.map((app) => app.name))];
        throw new errors/* PromotionError */.g('usage', `no app is named ${JSON.stringify(name)}.${(0,suggest/* didYouMean */.au)(name, known)}`, {
            hint: `The apps are ${(0,name_list/* listNames */.Z)(known, MANY)}.`,
        });
    }
    return names.length === 0 ? wanted : wanted.filter((app) => names.some((name) => isNamed(app, name)));
}
/** More names than this help nobody in a message. */
const MANY = 20;
function isNamed(app, name) {
    return app.name === name || app.target.app === name;
}
function copied(name, project, origin) {
    return { name, target: { ...project, app: name }, source: { kind: 'app', address: { ...origin, app: name } } };
}
function sourceAt(reference, { path, fragment }) {
    return { kind: 'file', reference, ...(fragment === undefined ? {} : { path }) };
}
function stageOf(manifest, stage) {
    const declaration = manifest.stages[stage];
    if (declaration === undefined)
        throw new TypeError(`the stage ${stage} was not checked`);
    return declaration;
}
function namesIn(manifest, app, stage) {
    const given = manifest.apps[app.row]?.names?.[stage];
    const templates = given === undefined ? ['{name}'] : typeof given === 'string' ? [given] : given;
    return templates.map((template) => located(() => (0,names/* fillName */.bq)(template, app.document, app.name), manifest, app.row, 'names', stage));
}
/** Adds the place in the configuration to what a path or a name in it throws. */
function located(work, manifest, row, ...path) {
    try {
        return work();
    }
    catch (error) {
        if (!(error instanceof errors/* PromotionError */.g || error instanceof cwl_error/* CwlError */.J))
            throw error;
        throw new errors/* PromotionError */.g('configuration', error.message, { hint: error.hint, at: manifest.at('apps', row, ...path) });
    }
}
/** Of several the first, with the others beside it. */
function refuseSharedTargets(wanted) {
    const [first, ...others] = sharedTargets(wanted);
    if (first === undefined)
        return;
    const more = others.length === 0 ? '' : ` (and ${others.length} more such ${others.length === 1 ? 'target' : 'targets'})`;
    throw new errors/* PromotionError */.g('usage', `${first.message}${more}`, { hint: first.hint, others: others.slice(0, select_FEW) });
}
/** A copy onto itself is a mistake in what was asked for, and would look like a promotion that went well. */
function refuseCopyOntoItself(wanted) {
    for (const app of wanted) {
        if (app.source.kind === 'app' && sameAddress(app.source.address, app.target)) {
            throw new errors/* PromotionError */.g('usage', `${(0,address/* formatAddress */.M0)(app.target)} would be copied onto itself`, {
                hint: 'Copy from another project, or under another name.',
            });
        }
    }
    return wanted;
}
function sameAddress(left, right) {
    return (0,address/* formatAddress */.M0)(left) === (0,address/* formatAddress */.M0)(right);
}


/***/ })

};

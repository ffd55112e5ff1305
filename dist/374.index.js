export const id = 374;
export const ids = [374];
export const modules = {

/***/ 2137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ startCutoff),
/* harmony export */   X: () => (/* binding */ INSTALL_GRACE)
/* harmony export */ });
/**
 * Runners kill a job 10 seconds after they ask it to stop; what installs need to finish must fit, with the report.
 */
const INSTALL_GRACE = 5_000;
const MINUTE = 60_000;
/** Minutes that a timer can count. */
const LONGEST = 0x7fff_ffff / MINUTE;
/** Begins the time of a run: `timeout` is in minutes. */
function startCutoff(signal, timeout) {
    const clock = new AbortController();
    const requests = new AbortController();
    // What cannot be a timeout is refused elsewhere, in words; the timer must not complain about it first.
    const milliseconds = timeout > 0 && timeout < LONGEST ? timeout * MINUTE : 0;
    const timer = setTimeout(() => clock.abort(new DOMException('the time of the run is up', 'TimeoutError')), milliseconds);
    const stop = AbortSignal.any([signal, clock.signal]);
    let grace = 0;
    let graceTimer;
    const cut = () => requests.abort(stop.reason);
    const onStop = () => {
        if (grace === 0)
            cut();
        else
            graceTimer = setTimeout(cut, grace);
    };
    if (stop.aborted)
        cut();
    else
        stop.addEventListener('abort', onStop, { once: true });
    return {
        stop,
        requests: requests.signal,
        get timedOut() {
            return clock.signal.aborted && !signal.aborted;
        },
        grant: (period) => {
            grace = period;
        },
        end: () => {
            clearTimeout(timer);
            clearTimeout(graceTimer);
            stop.removeEventListener('abort', onStop);
            requests.abort();
        },
    };
}


/***/ }),

/***/ 6374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _cwl_problem_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1457);
/* harmony import */ var _cwl_validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9560);
/* harmony import */ var _cwl_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7925);
/* harmony import */ var _promotion_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5376);
/* harmony import */ var _promotion_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6806);
/* harmony import */ var _promotion_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1089);
/* harmony import */ var _promotion_select_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2557);
/* harmony import */ var _cutoff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2137);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7200);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6252);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2582);











/**
 * Validates the documents named by `files`, else the apps of the configuration file, else every `.cwl` file, with all
 * that they reach. Needs no platform.
 */
async function validate(options, context) {
    const cutoff = (0,_cutoff_js__WEBPACK_IMPORTED_MODULE_6__/* .startCutoff */ .W)(context.signal, options.timeout);
    try {
        (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .checkOptions */ .J)(options);
        const workspace = (0,_cwl_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .openWorkspace */ .OH)(options.workingDirectory);
        const manifest = (0,_promotion_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .readManifest */ .WI)(workspace, options.config);
        const references = documentsOf(options, workspace, manifest);
        context.progress({ kind: 'phase', name: 'validate', total: references.length });
        const { documents, problems } = await (0,_cwl_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .validateDocuments */ .$)(workspace, references, (0,_promotion_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .checksOf */ .t)(manifest, options.strict ?? false));
        cutoff.stop.throwIfAborted();
        const ok = documents.every((document) => document.ok);
        if (ok)
            return { command: 'validate', exitCode: _report_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .d.fine, notices: [], ok, documents, problems };
        const bad = documents.filter((document) => !document.ok).length;
        const errors = problems.filter(_cwl_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .isError */ .b).length;
        const failure = {
            code: 'invalid-cwl',
            message: `${errors} ${errors === 1 ? 'error' : 'errors'} in ${bad} of ${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`,
        };
        return { command: 'validate', exitCode: _report_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .d.invalidCwl, failure, notices: [], ok, documents, problems };
    }
    catch (error) {
        const failure = cutoff.stop.aborted ? (0,_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .stoppedFailure */ .kB)(cutoff.timedOut, 'not every document was validated') : (0,_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .failureFrom */ .Ju)(error);
        return { command: 'validate', exitCode: (0,_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .exitCodeOf */ .FO)(failure), failure, notices: [], ok: false, documents: [], problems: [] };
    }
    finally {
        cutoff.end();
    }
}
function documentsOf(options, workspace, manifest) {
    const { files } = options;
    if (manifest !== undefined && (files === undefined || files.length === 0)) {
        return [...new Set((0,_promotion_select_js__WEBPACK_IMPORTED_MODULE_5__/* .appsOf */ .OC)(manifest, (patterns) => workspace.find(patterns)).map((app) => app.reference))].sort();
    }
    const patterns = files === undefined || files.length === 0 ? ['.'] : files;
    const found = workspace.find(patterns);
    if (found.length > 0)
        return found;
    throw new _promotion_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `no CWL file is at ${patterns.map((pattern) => JSON.stringify(pattern)).join(', ')}`, {
        hint: 'Give the input `files`: paths, folders or globs, relative to the working directory.',
    });
}


/***/ }),

/***/ 3849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ parseReference),
/* harmony export */   bq: () => (/* binding */ fillName)
/* harmony export */ });
/* unused harmony export stemOf */
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6806);
/* harmony import */ var _cwl_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7912);



/** Splits `file.cwl#id`; a `#` in a path that is followed by a slash belongs to the path. */
function parseReference(text) {
    const at = text.lastIndexOf('#');
    if (at <= 0 || text.includes('/', at))
        return { path: text };
    return { path: text.slice(0, at), fragment: text.slice(at + 1) };
}
/** File name without its ending: what an app is called when nothing else is said. */
function stemOf(path) {
    return (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path).replace(/\.(?:cwl|json|ya?ml)$/i, '');
}
const PLACEHOLDER = /\{([^{}]*)\}/g;
/**
 * A name with its placeholders filled in: `{stem}` is the file name without its ending (or the id after `#`),
 * `{parent}` the folder that the file is in, and `{name}`, where `name` is given, the app's own name. Throws
 * PromotionError `configuration` for any other placeholder, and for `{parent}` of a file in the root.
 */
function fillName(template, reference, name) {
    const folder = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)(reference.path));
    const values = {
        stem: reference.fragment ?? stemOf(reference.path),
        parent: folder === '.' ? '' : folder,
        ...(name === undefined ? {} : { name }),
    };
    return template.replaceAll(PLACEHOLDER, (placeholder, word) => {
        const value = values[word];
        if (value === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('configuration', `the name ${JSON.stringify(template)} holds the unknown placeholder ${placeholder}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(word, Object.keys(values))}`, {
                hint: `Known here: ${Object.keys(values).map((known) => `{${known}}`).join(', ')}.`,
            });
        }
        if (value === '') {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('configuration', `the name ${JSON.stringify(template)} has nothing for ${placeholder}: ${reference.path} is in no folder`, {
                hint: 'Move the file into a folder, or use a name without {parent}.',
            });
        }
        return value;
    });
}


/***/ }),

/***/ 2557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ selectApps),
/* harmony export */   Fd: () => (/* binding */ refuseCopyOntoItself),
/* harmony export */   OC: () => (/* binding */ appsOf),
/* harmony export */   OG: () => (/* binding */ wantedDirectly),
/* harmony export */   XB: () => (/* binding */ parseProject),
/* harmony export */   by: () => (/* binding */ wantedOfStage),
/* harmony export */   oQ: () => (/* binding */ chooseStage)
/* harmony export */ });
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7543);
/* harmony import */ var _cwl_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7912);
/* harmony import */ var _platform_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1251);
/* harmony import */ var _platform_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9001);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6806);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3849);






/** Reads `owner/project`. Throws PromotionError `usage`; `input` names where it was given. */
function parseProject(text, input) {
    const [owner, project, ...rest] = text.split('/');
    if (owner === undefined || project === undefined || rest.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `\`${input}\` is ${JSON.stringify(text)}, which is no project`, {
            hint: 'Write owner/project, as in acme/rnaseq.',
        });
    }
    const fault = (0,_platform_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .faultOfName */ .nL)(owner) ?? (0,_platform_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .faultOfName */ .nL)(project);
    if (fault !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `\`${input}\` is ${JSON.stringify(text)}, which is no project: ${fault}`);
    return { owner, project };
}
/** The stage to work on: the one named, or the only one. Throws PromotionError `usage` that lists them. */
function chooseStage(manifest, stage) {
    const names = Object.keys(manifest.stages);
    if (stage === undefined) {
        const [only, other] = names;
        if (only !== undefined && other === undefined)
            return only;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `which stage? ${manifest.file} has several: ${names.join(', ')}`, {
            hint: 'Name one with the input `stage`.',
        });
    }
    if (Object.hasOwn(manifest.stages, stage))
        return stage;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `no stage is named ${JSON.stringify(stage)}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .a)(stage, names)}`, {
        hint: `${manifest.file} has ${names.join(', ')}.`,
    });
}
/** The apps that a configuration file names, in its order. Throws PromotionError `configuration` for rows without files. */
function appsOf(manifest, find) {
    return manifest.apps.flatMap((declaration, row) => {
        const at = manifest.at('apps', row, 'path');
        const { path, fragment } = (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F2)(declaration.path);
        const excepted = new Set(located(() => find(declaration.except ?? []), manifest, row, 'except'));
        const files = located(() => find([path]), manifest, row, 'path').filter((file) => !excepted.has(file));
        if (files.length === 0) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('configuration', `no CWL file is at ${JSON.stringify(declaration.path)}`, {
                hint: 'Correct the path; it is relative to the repository root.',
                at,
            });
        }
        return files.map((file) => {
            const reference = fragment === undefined ? file : `${file}#${fragment}`;
            const name = located(() => (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fillName */ .bq)(declaration.name ?? '{stem}', (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F2)(reference)), manifest, row, 'name');
            return { name, reference, row };
        });
    });
}
/** The apps that `stage` is to hold, each with its target and where it comes from. */
function wantedOfStage(manifest, apps, stage) {
    const declaration = stageOf(manifest, stage);
    const project = parseProject(declaration.project, `stages.${stage}.project`);
    const from = declaration.from === undefined ? undefined : { stage: declaration.from, ...stageOf(manifest, declaration.from) };
    const rows = new Map();
    for (const app of apps) {
        const { name, reference } = app;
        const source = from === undefined
            ? { kind: 'file', reference }
            : { kind: 'app', address: { ...parseProject(from.project, `stages.${from.stage}.project`), app: namesIn(manifest, app, from.stage)[0] ?? name } };
        for (const target of namesIn(manifest, app, stage))
            rows.set({ name, target: { ...project, app: target }, source, reference }, app.row);
    }
    const placeOf = (app) => manifest.at('apps', rows.get(app) ?? 0);
    const wanted = [...rows.keys()];
    for (const app of wanted) {
        const fault = (0,_platform_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .faultOfName */ .nL)(app.target.app);
        if (fault === undefined)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('configuration', `the app ${JSON.stringify(app.target.app)} cannot be named so: ${fault}`, { at: placeOf(app) });
    }
    refuseSharedTargets(wanted, placeOf);
    return wanted;
}
/** The apps of a run without a configuration file: named after their files. Throws PromotionError `usage`. */
function wantedDirectly(selection) {
    const project = parseProject(selection.project, 'project');
    const origin = selection.copyFrom === undefined ? undefined : parseProject(selection.copyFrom, 'copy-from');
    if (selection.files.length === 0) {
        if (origin === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', 'no app is named', { hint: 'Give the input `files`: paths, folders or globs of CWL files.' });
        if (selection.apps.length === 0) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', 'no app is named', { hint: 'Name the apps to copy with the input `apps`, or give their files with `files`.' });
        }
        return refuseCopyOntoItself([...new Set(selection.apps)].map((name) => copied(name, project, origin)));
    }
    const wanted = selection.files.map((reference) => {
        const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fillName */ .bq)('{stem}', (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F2)(reference));
        if (origin !== undefined)
            return { ...copied(name, project, origin), reference };
        return { name, target: { ...project, app: name }, source: { kind: 'file', reference }, reference };
    });
    refuseSharedTargets(wanted);
    return refuseCopyOntoItself(selectApps(wanted, selection.apps));
}
/** The apps named by the input `apps`, by their own name or the one at the target; all when it names none. */
function selectApps(wanted, names) {
    for (const name of names) {
        if (wanted.some((app) => isNamed(app, name)))
            continue;
        const known = [...new Set(wanted.map((app) => app.name))];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `no app is named ${JSON.stringify(name)}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .a)(name, known)}`, {
            hint: `The apps are ${known.slice(0, MANY).join(', ')}${known.length > MANY ? `, and ${known.length - MANY} more` : ''}.`,
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
function stageOf(manifest, stage) {
    const declaration = manifest.stages[stage];
    if (declaration === undefined)
        throw new TypeError(`the stage ${stage} was not checked`);
    return declaration;
}
function namesIn(manifest, app, stage) {
    const given = manifest.apps[app.row]?.names?.[stage];
    const templates = given === undefined ? ['{name}'] : typeof given === 'string' ? [given] : given;
    return templates.map((template) => located(() => (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fillName */ .bq)(template, (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F2)(app.reference), app.name), manifest, app.row, 'names', stage));
}
/** Adds the place in the configuration to what a path or a name in it throws. */
function located(work, manifest, row, ...path) {
    try {
        return work();
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g || error instanceof _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .J))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('configuration', error.message, { hint: error.hint, at: manifest.at('apps', row, ...path) });
    }
}
function refuseSharedTargets(wanted, placeOf) {
    const taken = new Map();
    for (const app of wanted) {
        const target = (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAddress */ .M0)(app.target);
        const other = taken.get(target);
        if (other !== undefined) {
            const [one, two] = [other.reference ?? other.name, app.reference ?? app.name];
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(placeOf === undefined ? 'usage' : 'configuration', `two apps aim at ${target}: ${one} and ${two}`, {
                hint: 'Give one of them another name; a name for several files can hold {stem} and {parent}.',
                at: placeOf?.(app),
            });
        }
        taken.set(target, app);
    }
}
/** A copy onto itself is a mistake in what was asked for, and would look like a promotion that went well. */
function refuseCopyOntoItself(wanted) {
    for (const app of wanted) {
        if (app.source.kind === 'app' && sameAddress(app.source.address, app.target)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `${(0,_platform_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAddress */ .M0)(app.target)} would be copied onto itself`, {
                hint: 'Copy from another project, or under another name.',
            });
        }
    }
    return wanted;
}
function sameAddress(left, right) {
    return (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAddress */ .M0)(left) === (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAddress */ .M0)(right);
}


/***/ })

};

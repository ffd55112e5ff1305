export const id = 641;
export const ids = [641];
export const modules = {

/***/ 5641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pack: () => (/* binding */ pack_pack)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/cwl/pack.js + 9 modules
var pack = __webpack_require__(7253);
// EXTERNAL MODULE: ./lib/json/index.js + 5 modules
var json = __webpack_require__(9328);
;// CONCATENATED MODULE: ./lib/cwl/differences.js

/**
 * Where `after` differs from `before`, at most `limit` places, outermost first where whole parts came or went. The
 * order of keys and the spelling of numbers do not count. Items of lists are told apart by their `id`, `class` or
 * `name`, so that one that was put in between does not change all behind it.
 */
function differencesOf(before, after, limit = 20) {
    const found = [];
    compare(before, after, '', found, limit);
    return found;
}
function compare(before, after, path, found, limit) {
    if (found.length >= limit || (0,json/* sameJson */.Vk)(before, after))
        return;
    const parts = partsOf(before, after);
    if (parts === undefined) {
        found.push({ path, kind: 'changed' });
        return;
    }
    const known = found.length;
    for (const { name, left, right } of parts) {
        if (found.length >= limit)
            return;
        const inner = `${path}/${name}`;
        if (left === undefined)
            found.push({ path: inner, kind: 'added' });
        else if (right === undefined)
            found.push({ path: inner, kind: 'removed' });
        else
            compare(left, right, inner, found, limit);
    }
    // The same parts in another order.
    if (found.length === known)
        found.push({ path, kind: 'changed' });
}
function partsOf(before, after) {
    if ((0,json/* isObject */.Gv)(before) && (0,json/* isObject */.Gv)(after))
        return partsOfMaps(lookupOf(before), lookupOf(after));
    if (!(0,json/* isArray */.cy)(before) || !(0,json/* isArray */.cy)(after))
        return undefined;
    const left = named(before);
    const right = named(after);
    if (left !== undefined && right !== undefined)
        return partsOfMaps(left, right);
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) => ({ name: String(index), left: before[index], right: after[index] }));
}
function partsOfMaps(before, after) {
    return [...new Set([...before.keys(), ...after.keys()])].map((name) => ({ name, left: before.get(name), right: after.get(name) }));
}
function lookupOf(object) {
    return new Map((0,json/* orderedKeys */.ir)(object).map((key) => [key, object[key] ?? null]));
}
function named(list) {
    const items = new Map();
    for (const item of list) {
        const name = (0,json/* isObject */.Gv)(item) ? (item['id'] ?? item['class'] ?? item['name']) : undefined;
        if (typeof name !== 'string' || items.has(name))
            return undefined;
        items.set(name, item);
    }
    return items;
}

// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/source.js + 1 modules
var source = __webpack_require__(7727);
// EXTERNAL MODULE: ./lib/cwl/stamp.js
var stamp = __webpack_require__(7801);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 1 modules
var cwl_workspace = __webpack_require__(7925);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./lib/cwl/yaml.js


/** As the reader of this room resolves plain text, so that what would read as something else is quoted. */
const SCHEMA = js_yaml/* CORE_SCHEMA */.OU.withTags(js_yaml/* mergeTag */.LJ);
/**
 * YAML text of a value, in block style, without aliases. Keys stand in the order they were written and numbers as they
 * were written; read again it is the same value. Throws `RangeError` for NaN and infinities.
 */
function stringifyYaml(value) {
    return (0,js_yaml/* present */.Eb)([{ contents: nodeOf(value), directives: [] }], { schema: SCHEMA, lineWidth: -1, seqNoIndent: true });
}
function nodeOf(value) {
    if ((0,json/* isArray */.cy)(value))
        return { kind: 'sequence', tag: 'tag:yaml.org,2002:seq', tagged: false, style: js_yaml/* COLLECTION_STYLE */.Rl.BLOCK, items: value.map(nodeOf) };
    if ((0,json/* isObject */.Gv)(value)) {
        const items = (0,json/* entriesOf */.Mc)(value).map(([key, item]) => ({ key: scalar('str', key), value: nodeOf(item) }));
        return { kind: 'mapping', tag: 'tag:yaml.org,2002:map', tagged: false, style: js_yaml/* COLLECTION_STYLE */.Rl.BLOCK, items };
    }
    if (typeof value === 'string')
        return scalar('str', value);
    if (value === null || typeof value === 'boolean')
        return scalar(value === null ? 'null' : 'bool', String(value));
    if (typeof value === 'number' && !Number.isFinite(value))
        throw new RangeError(`${value} is not a JSON number`);
    const text = value instanceof json/* ExactNumber */.fh ? value.source : String(value);
    return scalar(/^-?\d+$/.test(text) ? 'int' : 'float', text);
}
function scalar(tag, value) {
    return { kind: 'scalar', tag: `tag:yaml.org,2002:${tag}`, tagged: false, style: js_yaml/* SCALAR_STYLE */.jK.PLAIN, value };
}

// EXTERNAL MODULE: ./lib/promotion/atomic-file.js
var atomic_file = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/promotion/checks.js
var checks = __webpack_require__(5376);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/manifest.js + 2 modules
var manifest = __webpack_require__(1089);
// EXTERNAL MODULE: ./lib/promotion/provenance.js + 1 modules
var provenance = __webpack_require__(2046);
// EXTERNAL MODULE: ./lib/commands/failure.js
var commands_failure = __webpack_require__(7200);
// EXTERNAL MODULE: ./lib/commands/options.js
var commands_options = __webpack_require__(6252);
// EXTERNAL MODULE: ./lib/commands/provenance.js
var commands_provenance = __webpack_require__(8079);
// EXTERNAL MODULE: ./lib/commands/report.js
var report = __webpack_require__(2582);
;// CONCATENATED MODULE: ./lib/commands/pack.js



















/** Packs one document, `path` or `path#id`, into one JSON object: exactly what a promotion would install. */
async function pack_pack(options, context) {
    const { file } = options;
    try {
        (0,commands_options/* checkOptions */.J)(options);
        context.progress({ kind: 'phase', name: 'pack', total: 1 });
        const workspace = (0,cwl_workspace/* openWorkspace */.OH)(options.workingDirectory, options.maxBytes === undefined ? {} : { packedBytes: options.maxBytes });
        const packer = new pack/* Packer */.ND(workspace, { checks: (0,checks/* checksOf */.t)((0,manifest/* readManifest */.WI)(workspace, options.config), options.strict ?? false) });
        const packing = options.graph === true ? await packer.packGraph(file) : await packer.pack(file);
        if (packing.ok) {
            const { digest, files, problems } = packing;
            const description = options.stamp === true ? (0,provenance/* stampDescription */.cu)(packing.description, file, files, await (0,commands_provenance/* findProvenance */.p)(options)) : packing.description;
            const packed = (0,json/* stringifyJson */.sd)(description);
            const yaml = options.yaml === true ? { yaml: stringifyYaml(description) } : {};
            const delivery = await deliver(options, description, yaml.yaml ?? `${packed}\n`);
            return { command: 'pack', exitCode: report/* EXIT */.d.fine, notices: [], path: file, packed, ...yaml, ...delivery, digest, problems };
        }
        const errors = packing.problems.filter(problem/* isError */.b).length;
        const failure = { code: 'invalid-cwl', message: `${file} cannot be packed: ${errors} ${errors === 1 ? 'error' : 'errors'}` };
        return { command: 'pack', exitCode: report/* EXIT */.d.invalidCwl, failure, notices: [], path: file, problems: packing.problems };
    }
    catch (error) {
        const failure = (0,commands_failure/* failureFrom */.Ju)(error);
        return { command: 'pack', exitCode: (0,commands_failure/* exitCodeOf */.FO)(failure), failure, notices: [], path: file, problems: [] };
    }
}
/** Writes or checks the description where that was asked for. Throws PromotionError `differs`, `usage`, or what reading files throws. */
async function deliver(options, description, text) {
    const { check, output, workingDirectory } = options;
    if (check !== undefined && output !== undefined) {
        throw new errors/* PromotionError */.g('usage', '`check` compares with a file and `output` writes one', { hint: 'Give one of the two.' });
    }
    if (check !== undefined) {
        await compareWithFile(options.file, description, check, (0,external_node_path_.resolve)(workingDirectory, check));
        return { delivery: { kind: 'checked', path: check } };
    }
    if (output === undefined)
        return {};
    await (0,atomic_file/* writeAtomically */.v)((0,external_node_path_.resolve)(workingDirectory, output), text);
    return { delivery: { kind: 'written', path: output } };
}
/** A note on where either came from does not count, nor does JSON or YAML, nor the order of keys. */
async function compareWithFile(file, description, shown, path) {
    const parsing = (0,source/* parseYaml */.h)(await readExisting(shown, path), shown);
    if (!parsing.ok) {
        const [problem] = parsing.problems;
        throw new errors/* PromotionError */.g('usage', `${shown} cannot be compared with: ${problem?.message ?? 'it cannot be read'}`, {
            hint: 'Give a file that `pack` has written.',
            ...(problem === undefined ? {} : { at: problem }),
        });
    }
    const differences = differencesOf((0,stamp/* withoutStamp */.GD)(parsing.value), (0,stamp/* withoutStamp */.GD)(description), MOST_DIFFERENCES);
    if (differences.length === 0)
        return;
    const places = differences.map((difference) => `${difference.path === '' ? 'the whole' : difference.path} (${difference.kind})`);
    throw new errors/* PromotionError */.g('differs', `${shown} is not what ${file} packs to: ${places.join(', ')}`, {
        hint: `Write it anew: cwl-promote pack ${file} --output ${shown}`,
    });
}
/** A message with more places than these is not read. */
const MOST_DIFFERENCES = 5;
async function readExisting(shown, path) {
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        throw new errors/* PromotionError */.g('usage', `${shown} cannot be read: ${codeOf(error)}`, { hint: 'Give a file that `pack` has written.' });
    }
}
function codeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
}


/***/ }),

/***/ 8079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findProvenance)
/* harmony export */ });
/* harmony import */ var _promotion_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5997);
/* harmony import */ var _promotion_provenance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2046);


/** What git says of where the working directory comes from. Outside a repository only paths are known. */
async function findProvenance(options) {
    const git = (0,_promotion_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitAt */ .c)(options.workingDirectory);
    const head = await git.head();
    const remote = options.repository ?? (await git.remote());
    const repository = remote === undefined ? undefined : (0,_promotion_provenance_js__WEBPACK_IMPORTED_MODULE_1__/* .publicAddress */ .Wq)(remote, options.token);
    const commit = options.commit ?? head;
    return {
        ...(repository === undefined ? {} : { repository }),
        ...(commit === undefined ? {} : { commit }),
        prefix: await git.prefix(),
        uncommitted: new Set(head === undefined ? [] : await git.changedSince('HEAD')),
    };
}


/***/ }),

/***/ 2046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wq: () => (/* binding */ publicAddress),
  L$: () => (/* binding */ stampChanges),
  cu: () => (/* binding */ stampDescription)
});

// EXTERNAL MODULE: ./lib/cwl/stamp.js
var stamp = __webpack_require__(7801);
// EXTERNAL MODULE: ./lib/promotion/plan.js + 7 modules
var plan = __webpack_require__(6799);
;// CONCATENATED MODULE: ./lib/promotion/version.js
/** Version of this program, as in package.json; written here because a bundle has no package.json beside it. */
const VERSION = '0.1.0';

;// CONCATENATED MODULE: ./lib/promotion/provenance.js



/**
 * The plan with a note on each description that is installed from a file. A copy keeps the note of the app that it
 * copies, which says where its text came from; so does what a rollback puts back.
 */
function stampChanges(changes, provenance) {
    return changes.map((change) => {
        if (!(0,plan/* isInstall */.OK)(change) || change.app.source.kind !== 'file')
            return change;
        return { ...change, description: stampDescription(change.description, change.app.source.reference, change.files, provenance) };
    });
}
/** A commit is only named when all `files` are as it has them: a note must not send its reader to another text. */
function stampDescription(description, reference, files, { repository, commit, prefix, uncommitted }) {
    const isCommitted = commit !== undefined && !files.some((file) => uncommitted.has(file));
    return (0,stamp/* withStamp */.CU)(description, {
        ...(repository === undefined ? {} : { repository }),
        path: `${prefix}${reference}`,
        ...(isCommitted ? { commit } : {}),
        version: VERSION,
    });
}
/**
 * The address of a repository fit to be published: without user, password, query and fragment. Undefined for what is
 * no address of another machine, such as a path of this one, and for one that holds `secret`.
 */
function publicAddress(remote, secret) {
    // git's short form of ssh, `user@host:path`.
    const short = /^(?:[^@/\s]+@)?([\w.-]{2,}):(?!\/\/)([^\s\\]+)$/.exec(remote);
    const url = URL.parse(short === null ? remote : `ssh://${short[1] ?? ''}/${(short[2] ?? '').replace(/^\/+/, '')}`);
    if (url === null || !/^(?:https?|ssh|git):$/.test(url.protocol) || url.host === '')
        return undefined;
    const address = `${url.protocol}//${url.host}${url.pathname}`;
    return secret !== undefined && secret !== '' && decoded(address).includes(secret) ? undefined : address;
}
function decoded(address) {
    try {
        return decodeURIComponent(address);
    }
    catch (error) {
        if (error instanceof URIError)
            return address;
        throw error;
    }
}


/***/ })

};

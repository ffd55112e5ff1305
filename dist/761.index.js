export const id = 761;
export const ids = [761];
export const modules = {

/***/ 2103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xu: () => (/* binding */ baselineNotices),
/* harmony export */   pV: () => (/* binding */ packAll),
/* harmony export */   xm: () => (/* binding */ faultsOf)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _cwl_pack_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4887);
/* harmony import */ var _cwl_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1457);
/* harmony import */ var _cwl_validate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9201);
/* harmony import */ var _promotion_local_defaults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5889);





/** What is wrong with these documents and with what they reach; nothing is said of those that a run leaves out. */
function faultsOf(references, { found }) {
    const these = [...new Set(references)].flatMap((reference) => {
        const packing = found.get(reference);
        return packing === undefined ? [] : [{ reference, ...packing }];
    });
    return {
        problems: (0,_cwl_validate_js__WEBPACK_IMPORTED_MODULE_2__/* .sortProblems */ .dS)(these.flatMap(({ problems }) => problems)),
        accepted: (0,_cwl_validate_js__WEBPACK_IMPORTED_MODULE_2__/* .sortProblems */ .dS)(these.flatMap(({ accepted }) => accepted)),
        invalid: these.flatMap(({ reference, ok }) => (ok ? [] : [reference])),
    };
}
/** Validates and packs documents, given as `path` or `path#id`; reads nothing but the repository. */
async function packAll(references, workspace, signal, { checks, local }) {
    const packer = new _cwl_pack_js__WEBPACK_IMPORTED_MODULE_1__/* .Packer */ .N(workspace, { checks, mapPath: local.mapPath });
    const descriptions = new Map();
    const reached = new Map();
    const found = new Map();
    for (const reference of new Set(references)) {
        // Signals and timers are heard only between turns of the event loop.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        signal.throwIfAborted();
        const packing = await packer.pack(reference);
        found.set(reference, packing);
        reached.set(reference, packer.filesReached(reference));
        if (packing.ok) {
            const refusal = local.allowed ? undefined : (0,_promotion_local_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseLocalDefaults */ .k)(packing.localDefaults);
            const { description, digest, files } = packing;
            descriptions.set(reference, refusal === undefined ? { kind: 'ready', description, digest, files } : { kind: 'missing', reason: refusal });
        }
        else {
            descriptions.set(reference, { kind: 'missing', reason: reasonOf(packing.problems) });
        }
    }
    return { descriptions, files: reached, found };
}
/** What there is to say about a baseline. */
function baselineNotices({ accepted }) {
    return accepted.length === 0 ? [] : [`${accepted.length} known ${accepted.length === 1 ? 'problem is' : 'problems are'} accepted by the baseline.`];
}
function reasonOf(problems) {
    const errors = problems.filter(_cwl_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .isError */ .bJ);
    const [first] = errors;
    if (first === undefined)
        return 'the document cannot be packed';
    const more = errors.length === 1 ? '' : ` (and ${errors.length - 1} more)`;
    return `${first.file}:${first.line}:${first.column}: ${first.message}${more}`;
}


/***/ }),

/***/ 2250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ differencesOf),
/* harmony export */   t: () => (/* binding */ differencesInWords)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);

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
/** Each place with what came of it, for a sentence: `/label (added), /inputs/reads/type (changed)`. */
function differencesInWords(differences) {
    return differences.map(({ path, kind }) => `${path === '' ? 'the whole' : path} (${kind})`).join(', ');
}
function compare(before, after, path, found, limit) {
    if (found.length >= limit || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sameJson */ .Vk)(before, after))
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
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(before) && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(after))
        return partsOfMaps(lookupOf(before), lookupOf(after));
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(before) || !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(after))
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
    return new Map((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(object).map((key) => [key, object[key] ?? null]));
}
function named(list) {
    const items = new Map();
    for (const item of list) {
        const name = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) ? (item['id'] ?? item['class'] ?? item['name']) : undefined;
        if (typeof name !== 'string' || items.has(name))
            return undefined;
        items.set(name, item);
    }
    return items;
}


/***/ }),

/***/ 4887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ Packer)
});

// UNUSED EXPORTS: packDocument

// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/cwl/add-all.js
var add_all = __webpack_require__(8195);
// EXTERNAL MODULE: ./lib/cwl/checks.js
var checks = __webpack_require__(4145);
// EXTERNAL MODULE: ./lib/cwl/model/index.js + 3 modules
var cwl_model = __webpack_require__(4484);
// EXTERNAL MODULE: ./lib/cwl/forms/normalize.js
var normalize = __webpack_require__(8525);
// EXTERNAL MODULE: ./lib/cwl/text/map-items.js
var map_items = __webpack_require__(151);
// EXTERNAL MODULE: ./lib/cwl/text/origin.js
var text_origin = __webpack_require__(2356);
// EXTERNAL MODULE: ./lib/cwl/packing/steps.js
var steps = __webpack_require__(2513);
;// CONCATENATED MODULE: ./lib/cwl/packing/namespaces.js




/** What `$namespaces` of a map says; nothing where it says nothing sensible. */
function prefixesOf({ $namespaces: written }) {
    if (!(0,json/* isObject */.Gv)(written))
        return NO_PREFIXES;
    const known = WRITTEN.get(written);
    if (known !== undefined)
        return known;
    const prefixes = new Map((0,json/* entriesOf */.Mc)(written).flatMap(([prefix, address]) => (typeof address === 'string' ? [[prefix, address]] : [])));
    WRITTEN.set(written, prefixes);
    return prefixes;
}
const NO_PREFIXES = new Map();
/** Each process of a file is asked for what the file declares. */
const WRITTEN = new WeakMap();
const NOTHING_RENAMED = () => undefined;
/** The namespaces of a packed description, gathered from the files it came from. */
class Namespaces {
    #addresses = new Map();
    /** What was made of the prefixes of each file: it may have thousands of processes. */
    #admitted = new Map();
    /** What stands for a prefix that was taken, by its address; and by prefix, the number that is to be tried next. */
    #given = new Map();
    #next = new Map();
    /**
     * Takes in the prefixes of one file; says which of them must be written otherwise because theirs are taken. Those
     * that may stay come first, and then by name, so that the order in which a file lists them does not count.
     */
    admit(prefixes) {
        const known = this.#admitted.get(prefixes);
        if (known !== undefined)
            return known;
        const renamed = this.#admit(prefixes);
        const renaming = renamed.size === 0 ? NOTHING_RENAMED : (prefix) => renamed.get(prefix);
        this.#admitted.set(prefixes, renaming);
        return renaming;
    }
    #admit(prefixes) {
        const renamed = new Map();
        const sorted = [...prefixes].sort(([left], [right]) => (left < right ? -1 : 1));
        for (const [prefix, address] of sorted)
            if (this.#isFree(prefix, address))
                this.#addresses.set(prefix, address);
        for (const [prefix, address] of sorted) {
            if (this.#addresses.get(prefix) === address)
                continue;
            const free = this.#prefixFor(prefix, address, prefixes);
            this.#addresses.set(free, address);
            renamed.set(prefix, free);
        }
        return renamed;
    }
    #isFree(prefix, address) {
        const taken = this.#addresses.get(prefix);
        return taken === undefined || taken === address;
    }
    #prefixFor(prefix, address, others) {
        const isRight = (candidate) => this.#isFree(candidate, address) && (others.get(candidate) ?? address) === address;
        const key = `${prefix} ${address}`;
        const given = this.#given.get(key);
        if (given !== undefined && isRight(given))
            return given;
        for (let count = this.#next.get(prefix) ?? 2;; count += 1) {
            const candidate = `${prefix}${count}`;
            if (!isRight(candidate))
                continue;
            this.#given.set(key, candidate);
            this.#next.set(prefix, count + 1);
            return candidate;
        }
    }
    /** For the root of the packed description, by name: they come from many files. Undefined when there is nothing to say. */
    toJson() {
        if (this.#addresses.size === 0)
            return undefined;
        return (0,json/* objectFrom */._X)([...this.#addresses].sort(([left], [right]) => (left < right ? -1 : 1)));
    }
}
/** Fields whose values are identifiers of other vocabularies. */
const IDENTIFIER_FIELDS = new Set(['format', 'intent', 'specs', 'class']);
/** Fields that belong to the file, not to what stands in it. */
const FILE_FIELDS = new Set(['$namespaces', '$schemas']);
/**
 * The same process with prefixes replaced in field names and in identifiers. Parts that were imported from a file with
 * namespaces of its own are admitted on the way, and lose them. What its steps run is left alone.
 */
function withPrefixes(process, renamed, namespaces) {
    return withPrefixesIn(process, renamed, namespaces, (0,steps/* stepsIn */.F)(process));
}
function withPrefixesIn(value, renamed, namespaces, steps) {
    if ((0,json/* isArray */.cy)(value))
        return (0,map_items/* mapItems */.Z)(value, (item) => withPrefixesIn(item, renamed, namespaces, steps));
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    const own = '$namespaces' in value ? redeclared(renamed, prefixesOf(value), namespaces) : renamed;
    let changed = false;
    const entries = [];
    for (const key of (0,json/* orderedKeys */.ir)(value)) {
        const item = value[key];
        if (item === undefined || FILE_FIELDS.has(key)) {
            changed = true;
            continue;
        }
        const name = renamePrefix(key, own);
        const isProcess = key === 'run' && steps.has(value);
        const packed = isProcess ? item : IDENTIFIER_FIELDS.has(key) ? renameIdentifiers(item, own) : withPrefixesIn(item, own, namespaces, steps);
        changed ||= name !== key || packed !== item;
        entries.push([name, packed]);
    }
    if (!changed)
        return value;
    const copy = (0,json/* objectFrom */._X)(entries);
    const origin = (0,text_origin/* originOf */.yv)(value);
    if (origin !== undefined)
        (0,text_origin/* setOrigin */.vB)(copy, origin);
    return copy;
}
function redeclared(renamed, prefixes, namespaces) {
    const own = namespaces.admit(prefixes);
    return own === NOTHING_RENAMED && renamed === NOTHING_RENAMED ? renamed : (prefix) => (prefixes.has(prefix) ? own(prefix) : renamed(prefix));
}
function renameIdentifiers(value, renamed) {
    if (renamed === NOTHING_RENAMED)
        return value;
    if (typeof value === 'string')
        return renamePrefix(value, renamed);
    return (0,json/* isArray */.cy)(value) ? (0,map_items/* mapItems */.Z)(value, (item) => renameIdentifiers(item, renamed)) : value;
}
function renamePrefix(text, renamed) {
    if (renamed === NOTHING_RENAMED)
        return text;
    const colon = text.indexOf(':');
    const prefix = colon < 0 ? undefined : renamed(text.slice(0, colon));
    return prefix === undefined ? text : prefix + text.slice(colon);
}

// EXTERNAL MODULE: ./lib/cwl/localnames.js
var localnames = __webpack_require__(4661);
;// CONCATENATED MODULE: ./lib/cwl/packing/bindings.js


/** v1.1 took `inputBinding` and `outputBinding` from workflows and expression tools; only `loadContents` ever had an effect there. */
function withoutIdleBindings(process) {
    if (process['class'] === 'CommandLineTool')
        return process;
    const copy = (0,json/* copyOf */.zP)(process);
    const { inputs, outputs } = process;
    if ((0,json/* isArray */.cy)(inputs))
        copy['inputs'] = (0,map_items/* mapItems */.Z)(inputs, (input) => ((0,json/* isObject */.Gv)(input) ? withPlainType(withLoading(input)) : input));
    if ((0,json/* isArray */.cy)(outputs))
        copy['outputs'] = (0,map_items/* mapItems */.Z)(outputs, (output) => ((0,json/* isObject */.Gv)(output) ? withPlainType(without(output, 'outputBinding')) : output));
    return copy;
}
function withLoading(input) {
    const contents = loadingOf(input);
    if (contents === undefined)
        return without(input, 'inputBinding');
    return (0,json/* withField */.ZH)(input, 'inputBinding', (0,json/* objectFrom */._X)([['loadContents', contents]]));
}
function withPlainType(port) {
    const { type } = port;
    return type === undefined ? port : (0,json/* withField */.ZH)(port, 'type', withoutTypeBindings(type));
}
/**
 * A type without the bindings that only those of tools have. What a field loads it says itself since v1.1; of a list that
 * loads the binding stays, as nothing else could say so.
 */
function withoutTypeBindings(type) {
    if ((0,json/* isArray */.cy)(type))
        return (0,map_items/* mapItems */.Z)(type, withoutTypeBindings);
    if (!(0,json/* isObject */.Gv)(type))
        return type;
    let plain = without(loadingOf(type) === undefined ? without(type, 'inputBinding') : type, 'outputBinding');
    for (const key of ['type', 'items']) {
        const inner = plain[key];
        if (typeof inner === 'object')
            plain = (0,json/* withField */.ZH)(plain, key, withoutTypeBindings(inner));
    }
    const { fields } = plain;
    return (0,json/* isArray */.cy)(fields) ? (0,json/* withField */.ZH)(plain, 'fields', (0,map_items/* mapItems */.Z)(fields, (field) => ((0,json/* isObject */.Gv)(field) ? plainField(field) : field))) : plain;
}
function plainField(field) {
    const contents = loadingOf(field);
    const plain = without(withPlainType(field), 'inputBinding');
    return without(contents === undefined ? plain : (0,json/* withField */.ZH)(plain, 'loadContents', contents), 'outputBinding');
}
function loadingOf({ inputBinding: binding }) {
    return (0,json/* isObject */.Gv)(binding) ? binding['loadContents'] : undefined;
}
function without(object, field) {
    if (!(field in object))
        return object;
    const copy = (0,json/* copyOf */.zP)(object);
    delete copy[field];
    return copy;
}

;// CONCATENATED MODULE: ./lib/cwl/packing/output-types.js



/**
 * A definition of SchemaDefRequirement as an output has it. Definitions are written as for inputs; what only those have, such
 * as bindings and what is loaded, says nothing of an output, and the specification allows none of it there.
 */
function asOutputType(type, family, model) {
    if ((0,json/* isArray */.cy)(type))
        return (0,map_items/* mapItems */.Z)(type, (each) => asOutputType(each, family, model));
    if (!(0,json/* isObject */.Gv)(type))
        return type;
    const schema = typeof type['type'] === 'string' ? cwl_model/* SCHEMAS */.H6.get(type['type']) : undefined;
    let plain = schema === undefined ? type : withoutInputFields(type, schema, family, model);
    for (const key of ['type', 'items']) {
        const inner = plain[key];
        if (typeof inner === 'object')
            plain = (0,json/* withField */.ZH)(plain, key, asOutputType(inner, family, model));
    }
    const { fields } = plain;
    return (0,json/* isArray */.cy)(fields) ? (0,json/* withField */.ZH)(plain, 'fields', (0,map_items/* mapItems */.Z)(fields, (field) => ((0,json/* isObject */.Gv)(field) ? asOutputField(field, family, model) : field))) : plain;
}
function asOutputField(field, family, model) {
    const plain = withoutInputFields(field, 'RecordField', family, model);
    const { type } = plain;
    return type === undefined ? plain : (0,json/* withField */.ZH)(plain, 'type', asOutputType(type, family, model));
}
function withoutInputFields(holder, record, family, model) {
    const known = model.record(family + record).fields;
    const ofInputs = model.record(`CommandInput${record}`).fields;
    // A name may stand in any type. Of several formats an input has one; an output that could have any of them says none.
    const isOfInputs = (key) => key !== 'name' && ((ofInputs.has(key) && !known.has(key)) || (key === 'format' && (0,json/* isArray */.cy)(holder[key])));
    const idle = Object.keys(holder).filter(isOfInputs);
    if (idle.length === 0)
        return holder;
    const copy = (0,json/* copyOf */.zP)(holder);
    for (const key of idle)
        delete copy[key];
    return copy;
}

// EXTERNAL MODULE: ./lib/cwl/text/measure.js
var measure = __webpack_require__(4324);
// EXTERNAL MODULE: ./lib/cwl/forms/renaming.js + 1 modules
var renaming = __webpack_require__(2483);
// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/text/text.js
var text_text = __webpack_require__(3825);
// EXTERNAL MODULE: ./lib/cwl/types/type-names.js + 1 modules
var type_names = __webpack_require__(8262);
;// CONCATENATED MODULE: ./lib/cwl/packing/pack-types.js












/** Names given to types in one packed description: no two different types share one. */
class TypeNames {
    #bodies = new Map();
    /** By the name that is wanted, the name of each body and the number to be tried next: thousands may want the same. */
    #given = new Map();
    #named = new WeakSet();
    /** The type with a name; those that it holds have theirs. */
    named(name, type) {
        const text = (0,json/* canonicalJson */.dj)((0,json/* objectFrom */._X)((0,json/* entriesOf */.Mc)(type).flatMap(([key, part]) => (key === 'name' ? [] : [[key, this.#inShort(part)]]))));
        type['name'] = this.#nameFor(name, text);
        this.#named.add(type);
        return type;
    }
    /** With the names of types that have one in their place, which say as much: written out, types that hold one another are endless. */
    #inShort(value) {
        if ((0,json/* isArray */.cy)(value))
            return value.map((item) => this.#inShort(item));
        if (!(0,json/* isObject */.Gv)(value))
            return value;
        return (0,json/* objectFrom */._X)(this.#named.has(value) ? [['', value['name'] ?? null]] : (0,json/* entriesOf */.Mc)(value).map(([key, part]) => [key, this.#inShort(part)]));
    }
    #nameFor(name, text) {
        const given = this.#given.get(name) ?? { byBody: new Map(), next: 1 };
        this.#given.set(name, given);
        const known = given.byBody.get(text);
        if (known !== undefined)
            return known;
        for (let count = given.next;; count += 1) {
            const candidate = count === 1 ? name : `${name}_${count}`;
            const taken = this.#bodies.get(candidate);
            if (taken === undefined || taken === text) {
                this.#bodies.set(candidate, text);
                given.byBody.set(text, candidate);
                given.next = count + 1;
                return candidate;
            }
        }
    }
}
/** Types within types that a description bears: each takes two levels of JSON. */
const MOST_LEVELS = 90;
/** Types that hold others twice, which hold others twice, are small to write and without end once they are written out. */
const MOST_VALUES = 50_000;
/** Puts the definition of every named type where its name stands, for one process. */
class TypeInliner {
    #process;
    #scope;
    #names;
    #problems;
    /** Definitions being put in place, outermost first: one that stands in itself would never end. */
    #open = [];
    /** Definitions that were put in place: one that others hold twice is not written out anew each time. */
    #inlined = { inputs: new Map(), outputs: new Map() };
    #version;
    /** Only tools bind what a type holds, but for v1.0, which lets all of them say so. */
    #hasBindings;
    #side = 'inputs';
    #isFull = false;
    #values = 0;
    /** `version` is that of the description. */
    constructor(process, version, scope, names, problems) {
        this.#process = process;
        this.#version = version;
        this.#hasBindings = version === 'v1.0' || process.processClass === 'CommandLineTool';
        this.#scope = scope;
        this.#names = names;
        this.#problems = problems;
    }
    /** A parameter, its type resolved. */
    withType(port, side) {
        this.#side = side;
        return this.#withType(port);
    }
    #withType(holder) {
        const { type } = holder;
        return type === undefined ? holder : (0,json/* withField */.ZH)(holder, 'type', this.#inline(type, holder, 'type'));
    }
    #inline(type, container, key) {
        if (typeof type === 'string')
            return this.#named(type, container, key);
        if ((0,json/* isArray */.cy)(type))
            return this.#union(type);
        return (0,json/* isObject */.Gv)(type) ? this.#schema(type) : type;
    }
    #union(types) {
        const inlined = types.map((type, index) => this.#inline(type, types, index));
        // A name for an optional type inside a union gives a union in a union, which CWL does not have.
        return inlined.every((type, index) => type === types[index]) ? types : inlined.flatMap((type) => ((0,json/* isArray */.cy)(type) ? type : [type]));
    }
    #schema(schema) {
        const copy = (0,json/* copyOf */.zP)((0,renaming/* localType */.M)(schema));
        if ((0,json/* isArray */.cy)(copy['fields']))
            copy['fields'] = copy['fields'].map((field) => ((0,json/* isObject */.Gv)(field) ? this.#withType(field) : field));
        const items = copy['items'];
        if (items !== undefined)
            copy['items'] = this.#inline(items, schema, 'items');
        const inner = copy['type'];
        // `type: {type: File}` says the same as `type: File`, at some length.
        if ((0,json/* isObject */.Gv)(inner) || (0,json/* isArray */.cy)(inner))
            copy['type'] = this.#inline(inner, schema, 'type');
        const name = copy['name'];
        return typeof name === 'string' ? this.#names.named((0,localnames/* lastName */.UK)(name), copy) : copy;
    }
    #named(text, container, key) {
        const { name, lists, optional } = (0,type_names/* readTypeNotation */.vg)(text, this.#process.version);
        if (type_names/* BUILT_IN_TYPES */.Zc.has(name))
            return text;
        const definition = this.#scope.definition(name, container);
        if (definition === undefined)
            return text;
        if (this.#open.includes(definition)) {
            this.#refuseRecursion(name, container, key);
            return text;
        }
        if (this.#open.length >= MOST_LEVELS) {
            this.#refuse('packed-too-deep', `more than ${MOST_LEVELS} types hold one another here, each the next, and are written out inside one another`, container, key);
            return text;
        }
        const inlined = this.#definition(definition);
        // All that is nested in it was counted with it.
        if (this.#open.length === 0)
            this.#values += (0,measure/* measure */.x)(inlined).values;
        if (this.#values > MOST_VALUES || (0,measure/* measure */.x)(inlined).values > MOST_VALUES) {
            this.#refuse('packed-too-large', `with the type ${name}, all types that are used here have more than ${MOST_VALUES} values once they are written out`, container, key);
            return text;
        }
        let type = inlined;
        for (let list = 0; list < lists; list += 1)
            type = (0,json/* objectFrom */._X)([['type', 'array'], ['items', type]]);
        return optional ? ['null', type] : type;
    }
    #definition(definition) {
        const written = this.#inlined[this.#side];
        const known = written.get(definition);
        if (known !== undefined)
            return known;
        this.#open.push(definition);
        const inlined = this.#schema(this.#fitting(definition));
        this.#open.pop();
        written.set(definition, inlined);
        return inlined;
    }
    #fitting(definition) {
        const model = cwl_model/* MODELS */.L6[this.#version];
        const normal = (0,normalize/* normalizeDefinition */.d)(model, definition);
        if (this.#side === 'outputs')
            return asOutputType(normal, this.#process.processClass === 'CommandLineTool' ? 'CommandOutput' : 'Output', model);
        return this.#hasBindings ? normal : withoutTypeBindings(normal);
    }
    /** Once: the types around it have the same mistake. */
    #refuse(code, message, container, key) {
        if (this.#isFull)
            return;
        this.#isFull = true;
        this.#problems.push((0,problem/* problemAt */.l4)(this.#placeOf(container, key), code, message, 'Let types hold fewer others.'));
    }
    #refuseRecursion(name, container, key) {
        const message = `the type ${name} holds itself, so that it cannot be written out in one description`;
        this.#problems.push((0,problem/* problemAt */.l4)(this.#placeOf(container, key), 'recursive-type', message, 'CWL has no recursive types; use Any at the place where it holds itself.'));
    }
    #placeOf(container, key) {
        return (0,text_origin/* positionOf */.df)(container, key) ?? (0,text_text/* topOf */.HX)(this.#process.path);
    }
}

;// CONCATENATED MODULE: ./lib/cwl/packing/long-forms.js


/**
 * An input or output with the short forms that not every reader knows in their long form. So far that is
 * `secondaryFiles` written as text with a question mark at its end, of the port and of the fields of its record types.
 */
function withFullPort(port, version) {
    // In v1.0 the question mark is a part of the pattern.
    return version === 'v1.0' ? port : withFullPatterns(port);
}
function withFullPatterns(port) {
    const { secondaryFiles, type } = port;
    const patterns = fullPatterns(secondaryFiles);
    const full = type === undefined ? undefined : fullType(type);
    if (patterns === secondaryFiles && full === type)
        return port;
    const copy = (0,json/* copyOf */.zP)(port);
    if (patterns !== undefined)
        copy['secondaryFiles'] = patterns;
    if (full !== undefined)
        copy['type'] = full;
    return copy;
}
function fullPatterns(patterns) {
    if ((0,json/* isArray */.cy)(patterns))
        return (0,map_items/* mapItems */.Z)(patterns, fullPattern);
    return typeof patterns === 'string' ? fullPattern(patterns) : patterns;
}
/** "If the value ends in a question mark, required is false and the question mark is removed" (SALAD 1.2, "Domain Specific Language for secondary files"). */
function fullPattern(pattern) {
    if (typeof pattern !== 'string' || !pattern.endsWith('?'))
        return pattern;
    return (0,json/* objectFrom */._X)([
        ['pattern', pattern.slice(0, -1)],
        ['required', false],
    ]);
}
function fullType(type) {
    if ((0,json/* isArray */.cy)(type))
        return (0,map_items/* mapItems */.Z)(type, fullType);
    if (!(0,json/* isObject */.Gv)(type))
        return type;
    let copy;
    for (const key of ['type', 'items']) {
        const inner = type[key];
        const full = typeof inner === 'object' && inner !== null ? fullType(inner) : inner;
        if (full !== undefined && full !== inner)
            (copy ??= (0,json/* copyOf */.zP)(type))[key] = full;
    }
    const { fields } = type;
    if ((0,json/* isArray */.cy)(fields)) {
        const full = (0,map_items/* mapItems */.Z)(fields, (field) => ((0,json/* isObject */.Gv)(field) ? withFullPatterns(field) : field));
        if (full !== fields)
            (copy ??= (0,json/* copyOf */.zP)(type))['fields'] = full;
    }
    return copy ?? type;
}
/** The tool's `stdin` field, for an input of the type of that name. */
function withStdin(process) {
    const { inputs } = process;
    if (process['class'] !== 'CommandLineTool' || !(0,json/* isArray */.cy)(inputs))
        return process;
    const input = inputs.find((each) => (0,json/* isObject */.Gv)(each) && each['type'] === 'stdin');
    if (!(0,json/* isObject */.Gv)(input) || typeof input['id'] !== 'string' || process['stdin'] !== undefined)
        return process;
    const copy = (0,json/* copyOf */.zP)(process);
    const plain = (0,json/* copyOf */.zP)(input);
    plain['type'] = 'File';
    copy['inputs'] = (0,map_items/* mapItems */.Z)(inputs, (each) => (each === input ? plain : each));
    copy['stdin'] = `$(inputs${member(input['id'])}.path)`;
    return copy;
}
function member(name) {
    return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

// EXTERNAL MODULE: ./lib/cwl/packing/stamp.js
var stamp = __webpack_require__(4013);
;// CONCATENATED MODULE: ./lib/cwl/packing/type-clash.js


/**
 * Outputs without the names of types that an input may have too. An output and an input of one name have the same
 * identifier, so that types written out in both would too, and readers such as the reference take no type twice.
 */
function withDistinctTypes(inputs, outputs) {
    if (!(0,json/* isArray */.cy)(inputs) || !(0,json/* isArray */.cy)(outputs))
        return outputs;
    const taken = new Set(inputs.flatMap((input) => ((0,json/* isObject */.Gv)(input) ? [input['id']] : [])));
    return (0,map_items/* mapItems */.Z)(outputs, (output) => ((0,json/* isObject */.Gv)(output) && taken.has(output['id']) ? withNamelessType(output) : output));
}
/** A parameter or a record field. */
function withNamelessType(holder) {
    const { type } = holder;
    return type === undefined ? holder : (0,json/* withField */.ZH)(holder, 'type', nameless(type));
}
function nameless(type) {
    if ((0,json/* isArray */.cy)(type))
        return (0,map_items/* mapItems */.Z)(type, nameless);
    if (!(0,json/* isObject */.Gv)(type))
        return type;
    return (0,json/* objectFrom */._X)((0,json/* entriesOf */.Mc)(type).flatMap(([key, value]) => {
        if (key === 'name')
            return [];
        if (key === 'fields' && (0,json/* isArray */.cy)(value))
            return [[key, (0,map_items/* mapItems */.Z)(value, (field) => ((0,json/* isObject */.Gv)(field) ? withNamelessType(field) : field))]];
        return [[key, key === 'items' || key === 'type' ? nameless(value) : value]];
    }));
}

// EXTERNAL MODULE: ./lib/cwl/parts.js
var parts = __webpack_require__(7824);
// EXTERNAL MODULE: ./lib/cwl/interpolation.js
var interpolation = __webpack_require__(2004);
;// CONCATENATED MODULE: ./lib/cwl/packing/escapes.js

/**
 * Backslashes in text that holds expressions. Before v1.2 a backslash outside an expression took itself away and left
 * the next character; from v1.2 on it does so only before `$(`, `${` and another backslash (CWL v1.2
 * CommandLineTool, "Expressions", and its changelog). Text of an older document is spelt anew, so that it gives the same.
 */
function respellEscapes(text) {
    if (!text.includes('\\') || !(0,interpolation/* mayHoldExpression */.dC)(text))
        return text;
    let result = '';
    let literal = '';
    let at = 0;
    while (at < text.length) {
        const character = text.charAt(at);
        if (character === '\\' && at + 1 < text.length) {
            literal += text.charAt(at + 1);
            at += 2;
        }
        else if (character === '$' && (text.charAt(at + 1) === '(' || text.charAt(at + 1) === '{')) {
            const end = endOfExpression(text, at);
            // Whoever runs this refuses an expression that never ends, under any version.
            if (end === undefined)
                return text;
            result += spell(literal) + text.slice(at, end);
            literal = '';
            at = end;
        }
        else {
            literal += character;
            at += 1;
        }
    }
    return result + spell(literal);
}
function spell(literal) {
    return literal.replaceAll('\\', String.raw `\\`).replace(/\$(?=[({])/g, String.raw `\$`);
}
/** Behind the bracket that closes the expression which begins at `start`; brackets inside quotes do not count. */
function endOfExpression(text, start) {
    const open = text.charAt(start + 1);
    const close = open === '(' ? ')' : '}';
    let depth = 0;
    let quote = '';
    for (let at = start + 1; at < text.length; at += 1) {
        const character = text.charAt(at);
        if (quote !== '') {
            if (character === '\\')
                at += 1;
            else if (character === quote)
                quote = '';
        }
        else if (character === '"' || character === "'")
            quote = character;
        else if (character === open)
            depth += 1;
        else if (character === close) {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
    }
    return undefined;
}
/** Fields whose text is never an expression, or belongs to somebody else. */
const PLAIN_FIELDS = new Set([
    'class', 'id', 'name', 'label', 'doc', 'default', 'symbols', 'expressionLib', 'source', 'outputSource', 'specs', 'package',
]);
function isPlainField(name) {
    return PLAIN_FIELDS.has(name) || name.includes(':') || name.startsWith('$');
}

;// CONCATENATED MODULE: ./lib/cwl/packing/upgrade.js







/** The newest of some versions: one that holds documents of all of them. */
function newestOf(versions) {
    const present = new Set(versions);
    return cwl_model/* VERSIONS */.S8.findLast((version) => present.has(version)) ?? 'v1.2';
}
/**
 * A process, in long form, with the same meaning under a newer version; what its steps run is left alone. What
 * changes is listed, with the sentence of the specification, in docs/packing.md. `around` are the classes of
 * requirements and hints of the workflows and steps that it is embedded in, which hold for it too.
 */
function upgradeProcess(process, from, to, addressOf, around = new Set()) {
    if (from === to)
        return process;
    let upgraded = process;
    if (to === 'v1.2')
        upgraded = withEscapesOfAll(upgraded);
    return from === 'v1.0' ? fromFirst(upgraded, addressOf, around) : upgraded;
}
/** A process whose backslashes mean the same under every version: each that stays is doubled, or stands before `$(` or `${`. */
function withEscapesOfAll(process) {
    return withNewEscapes(process, (0,steps/* stepsIn */.F)(process));
}
/** A definition of a type with the same meaning under a newer version; which bindings a process may have is looked at with it. */
function upgradeType(definition, from, to) {
    return from !== to && to === 'v1.2' ? withNewEscapes(definition, NO_STEPS) : definition;
}
const NO_STEPS = new Set();
/** Classes of the requirements and hints that a process or step says itself. */
function requirementClasses(holder) {
    const items = ['requirements', 'hints'].flatMap((field) => (0,parts/* objectsIn */.Qv)(holder, field));
    return new Set(items.flatMap(({ class: name }) => (typeof name === 'string' ? [name] : [])));
}
/** Of a step: what it runs has a version of its own, and its `valueFrom` the reference reads in the new way under every version. */
const LEFT_ALONE = new Set(['run', 'in']);
function withNewEscapes(value, steps) {
    if (typeof value === 'string')
        return respellEscapes(value);
    if ((0,json/* isArray */.cy)(value))
        return (0,map_items/* mapItems */.Z)(value, (item) => withNewEscapes(item, steps));
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    let copy;
    for (const key of (0,json/* orderedKeys */.ir)(value)) {
        const item = value[key];
        if (item === undefined || isPlainField(key) || (LEFT_ALONE.has(key) && steps.has(value)))
            continue;
        const respelt = withNewEscapes(item, steps);
        if (respelt !== item)
            (copy ??= (0,json/* copyOf */.zP)(value))[key] = respelt;
    }
    return copy ?? value;
}
/** v1.0 to v1.1 and later. */
function fromFirst(process, addressOf, around) {
    const upgraded = (0,json/* copyOf */.zP)(withoutIdleBindings(withStandardNames(process, addressOf)));
    for (const side of ['inputs', 'outputs']) {
        const parameters = upgraded[side];
        if ((0,json/* isArray */.cy)(parameters))
            upgraded[side] = (0,map_items/* mapItems */.Z)(parameters, (parameter) => ((0,json/* isObject */.Gv)(parameter) ? withPatternObjects(parameter) : parameter));
    }
    const { steps } = upgraded;
    if ((0,json/* isArray */.cy)(steps))
        upgraded['steps'] = (0,map_items/* mapItems */.Z)(steps, (step) => ((0,json/* isObject */.Gv)(step) ? withStandardNames(step, addressOf) : step));
    const added = process['class'] === 'Workflow' ? [] : oldDefaults(upgraded, around);
    const { hints } = upgraded;
    if (added.length > 0)
        upgraded['hints'] = [...((0,json/* isArray */.cy)(hints) ? hints : []), ...added];
    return upgraded;
}
const CWLTOOL = 'http://commonwl.org/cwltool#';
/** Extensions to v1.0 that v1.1 took over, under the names they got. */
const TAKEN_OVER = new Map([
    [`${CWLTOOL}LoadListingRequirement`, 'LoadListingRequirement'],
    [`${CWLTOOL}InplaceUpdateRequirement`, 'InplaceUpdateRequirement'],
    [`${CWLTOOL}TimeLimit`, 'ToolTimeLimit'],
    [`${CWLTOOL}WorkReuse`, 'WorkReuse'],
    [`${CWLTOOL}NetworkAccess`, 'NetworkAccess'],
    ['http://arvados.org/cwl#ReuseRequirement', 'WorkReuse'],
]);
function withStandardNames(holder, addressOf) {
    let copy;
    for (const field of ['requirements', 'hints']) {
        const list = holder[field];
        if (!(0,json/* isArray */.cy)(list))
            continue;
        const renamed = (0,map_items/* mapItems */.Z)(list, (item) => ((0,json/* isObject */.Gv)(item) ? withStandardName(item, addressOf) : item));
        if (renamed !== list)
            (copy ??= (0,json/* copyOf */.zP)(holder))[field] = renamed;
    }
    return copy ?? holder;
}
function withStandardName(requirement, addressOf) {
    const name = requirement['class'];
    if (typeof name !== 'string')
        return requirement;
    const colon = name.indexOf(':');
    const address = colon < 0 ? undefined : addressOf(name.slice(0, colon));
    const standard = TAKEN_OVER.get(address === undefined ? name : address + name.slice(colon + 1));
    return standard === undefined ? requirement : (0,json/* withField */.ZH)(requirement, 'class', standard);
}
/** As an object, because from v1.1 on a question mark at the end of the text means "not required". */
function withPatternObjects(parameter) {
    const written = parameter['secondaryFiles'];
    if (written === undefined || written === null)
        return parameter;
    const patterns = (0,json/* isArray */.cy)(written) ? written : [written];
    return (0,json/* withField */.ZH)(parameter, 'secondaryFiles', patterns.map((pattern) => (typeof pattern === 'string' ? (0,json/* objectFrom */._X)([['pattern', pattern]]) : pattern)));
}
/** In v1.0 listings were deep and the network was open; later both need to be said. */
function oldDefaults(process, around) {
    const said = requirementClasses(process);
    const isSaid = (name) => said.has(name) || around.has(name);
    return [
        ...(isSaid('LoadListingRequirement') ? [] : [(0,json/* objectFrom */._X)([['class', 'LoadListingRequirement'], ['loadListing', 'deep_listing']])]),
        ...(isSaid('NetworkAccess') || process['class'] !== 'CommandLineTool' ? [] : [(0,json/* objectFrom */._X)([['class', 'NetworkAccess'], ['networkAccess', true]])]),
    ];
}

;// CONCATENATED MODULE: ./lib/cwl/packing/description.js










/** Fields that belong to the file, not to the process in it. */
const DOCUMENT_FIELDS = new Set(['cwlVersion', '$namespaces', '$schemas', '$graph', '$base']);
/** Names of types are given in this order, whatever the order in which a document writes its fields. */
const NAMING_ORDER = ['inputs', 'outputs', 'steps'];
/** Builds one packed description. */
class Description {
    #processes;
    #version;
    #files;
    #problems;
    #namespaces = new Namespaces();
    /** What files declare, by their root maps. */
    #prefixes = new Map();
    #typeNames = new TypeNames();
    /** A process that stands in a file of its own packs to the same value wherever it is run. */
    #packed = new Map();
    /** Processes of an older version, as they are under the version of the description. */
    upgraded = new Map();
    constructor(processes, version, files, problems) {
        this.#processes = processes;
        this.#version = version;
        this.#files = files;
        this.#problems = problems;
    }
    root(process) {
        const body = this.#process(process, undefined);
        const namespaces = this.#namespaces.toJson();
        return (0,json/* objectFrom */._X)([
            ['cwlVersion', this.#version],
            ...(0,json/* entriesOf */.Mc)(body),
            ...(namespaces === undefined ? [] : [['$namespaces', namespaces]]),
        ]);
    }
    /** How each process stands in the description, without the processes that it runs taken apart. */
    get packed() {
        return this.#packed;
    }
    #process(process, around) {
        const known = this.#packed.get(process);
        if (known !== undefined)
            return known;
        const value = this.#moved(process, around);
        const scope = new type_names/* TypeScope */.$2(this.#processes.files, process.path, value, around?.types, (definition) => this.#movedType(process, definition));
        const types = new TypeInliner(process, this.#version, scope, this.#typeNames, this.#problems);
        const inside = { types: scope, requirements: joined(requirementClasses(value), around?.requirements) };
        const packed = new Map(NAMING_ORDER.map((key) => [key, this.#field(process, key, value[key], types, inside)]));
        packed.set('outputs', withDistinctTypes(packed.get('inputs'), packed.get('outputs')));
        const fields = (0,json/* entriesOf */.Mc)(value).flatMap(([key, written]) => {
            if (DOCUMENT_FIELDS.has(key) || (written === null && NEVER_NULL.has(key)))
                return [];
            const field = packed.has(key) ? packed.get(key) : this.#field(process, key, written, types, inside);
            return field === undefined ? [] : [[key, field]];
        });
        const body = withFeatures((0,json/* objectFrom */._X)(fields), process);
        this.#packed.set(process, body);
        return body;
    }
    /** The process as it is in the description's version, with the description's prefixes and paths. */
    #moved(process, around) {
        const plain = (0,stamp/* withoutStamp */.GD)(process.value);
        const [own, ofFile] = [prefixesOf(plain), this.#prefixesOf(process.root)];
        const addressOf = (prefix) => own.get(prefix) ?? ofFile.get(prefix);
        const upgraded = upgradeProcess(plain, process.version, this.#version, addressOf, around?.requirements);
        if (upgraded !== plain)
            this.upgraded.set(process, upgraded);
        return withStdin(this.#files.relocate(this.#withPrefixes(process, upgraded), process.path));
    }
    #withPrefixes(process, value) {
        return withPrefixes(value, this.#namespaces.admit(this.#prefixesOf(process.root)), this.#namespaces);
    }
    /** A definition that a file has beside those that are imported from it, as it would be among the types of the process. */
    #movedType(process, definition) {
        const normal = (0,normalize/* normalizeDefinition */.d)(cwl_model/* MODELS */.L6[process.version], definition);
        return this.#withPrefixes(process, upgradeType(normal, process.version, this.#version));
    }
    #prefixesOf(root) {
        const known = this.#prefixes.get(root);
        if (known !== undefined)
            return known;
        const prefixes = prefixesOf((0,stamp/* withoutStamp */.GD)(root));
        this.#prefixes.set(root, prefixes);
        return prefixes;
    }
    #field(process, key, value, types, inside) {
        switch (key) {
            case 'id':
                return typeof value === 'string' ? withoutPath(value) : value;
            case 'inputs':
            case 'outputs':
                return (0,json/* isArray */.cy)(value) ? value.map((port) => ((0,json/* isObject */.Gv)(port) ? withFullPort(withoutNulls(types.withType(port, key)), this.#version) : port)) : value;
            case 'requirements':
            case 'hints':
                return withoutSchemaDefs(value);
            case 'steps':
                return (0,json/* isArray */.cy)(value) ? value.map((step, index) => ((0,json/* isObject */.Gv)(step) ? this.#step(process, step, index, inside) : step)) : value;
            default:
                return value;
        }
    }
    #step(process, step, index, inside) {
        const run = process.runs[index];
        const fields = (0,json/* entriesOf */.Mc)(withoutNulls(step)).flatMap(([key, value]) => {
            if (key === 'requirements' || key === 'hints') {
                const kept = withoutSchemaDefs(value);
                return kept === undefined ? [] : [[key, kept]];
            }
            if (key === 'in' && (0,json/* isArray */.cy)(value))
                return [[key, value.map((input) => ((0,json/* isObject */.Gv)(input) ? withoutNulls(input) : input))]];
            // An embedded process may use the types of the step and the workflow around it; one from a file of its own may not.
            if (key === 'run' && run !== undefined)
                return [[key, this.#process(run, (0,json/* isObject */.Gv)(value) ? within(inside, step) : undefined)]];
            return [[key, value]];
        });
        return (0,json/* objectFrom */._X)(fields);
    }
}
function within(inside, step) {
    return { types: inside.types.within(step), requirements: joined(requirementClasses(step), inside.requirements) };
}
/** Thousands of processes may be embedded where thousands of classes hold: they are not copied for each. */
function joined(own, around) {
    return around === undefined ? own : { has: (name) => own.has(name) || around.has(name) };
}
/** Fields where null is the same as nothing, though readers such as the reference refuse it. */
const NEVER_NULL = new Set(['id', 'requirements', 'hints', 'scatter', 'source', 'outputSource', 'secondaryFiles']);
function withoutNulls(object) {
    for (const key of NEVER_NULL) {
        if (object[key] === null)
            return (0,json/* objectFrom */._X)((0,json/* entriesOf */.Mc)(object).filter(([name, value]) => value !== null || !NEVER_NULL.has(name)));
    }
    return object;
}
/** The name alone: an identifier may carry the path of its document, and that the folder of some machine. */
function withoutPath(id) {
    const name = id.slice(id.lastIndexOf('#') + 1);
    return (/^(?:file:|\/)/i.test(name) ? name.slice(name.lastIndexOf('/') + 1) : name) || undefined;
}
/** Types stand where they are used, so that nothing is left to define. */
function withoutSchemaDefs(value) {
    if (!(0,json/* isArray */.cy)(value))
        return value;
    const kept = value.filter((item) => !((0,json/* isObject */.Gv)(item) && item['class'] === 'SchemaDefRequirement'));
    return kept.length === value.length ? value : kept.length === 0 ? undefined : kept;
}
/**
 * A workflow that runs workflows says so itself, even where it could lean on the one around it: whether it does must
 * not depend on its standing in a file of its own.
 */
function withFeatures(body, process) {
    const feature = 'SubworkflowFeatureRequirement';
    if (requirementClasses(body).has(feature) || !process.runs.some((run) => run?.processClass === 'Workflow'))
        return body;
    const copy = (0,json/* copyOf */.zP)(body);
    const { requirements } = body;
    copy['requirements'] = [...((0,json/* isArray */.cy)(requirements) ? requirements : []), (0,json/* objectFrom */._X)([['class', feature]])];
    return copy;
}

// EXTERNAL MODULE: ./lib/cwl/packing/distinct-names.js
var distinct_names = __webpack_require__(3189);
;// CONCATENATED MODULE: ./lib/cwl/packing/graph-form.js





/**
 * A packed description as a `$graph`: each process once, the whole as `main`, steps running the others as `#id`. For
 * runners of CWL; a platform takes one process. Grows with the processes, not with the paths to them.
 */
function toGraph(description) {
    const { cwlVersion, $namespaces: namespaces } = description;
    const graph = new GraphWriter(cwlVersion !== 'v1.2');
    const main = graph.main(description);
    return (0,json/* objectFrom */._X)([
        ['cwlVersion', cwlVersion ?? 'v1.2'],
        ...(namespaces === undefined ? [] : [['$namespaces', namespaces]]),
        ['$graph', [main, ...graph.others]],
    ]);
}
const MAIN = 'main';
class GraphWriter {
    others = [];
    #ids = new distinct_names/* DistinctNames */.N([MAIN]);
    /** By the process itself: where it is shared it is looked at once. */
    #known = new Map();
    /** By what it says, less its id: one that stands in several places is written once. */
    #same = new Map();
    /** The reference reads the backslashes of a `$graph` as v1.2 does, whatever its version. */
    #isOld;
    constructor(isOld) {
        this.#isOld = isOld;
    }
    main(process) {
        return withId(this.#body(process), MAIN);
    }
    #body(whole) {
        const process = this.#isOld ? withEscapesOfAll(whole) : whole;
        const { steps } = process;
        const running = (0,json/* isArray */.cy)(steps) ? (0,json/* withField */.ZH)(process, 'steps', (0,map_items/* mapItems */.Z)(steps, (step) => ((0,json/* isObject */.Gv)(step) ? this.#step(step) : step))) : process;
        return (0,json/* objectFrom */._X)((0,json/* entriesOf */.Mc)(running).filter(([key]) => key !== 'cwlVersion' && key !== '$namespaces' && key !== 'id'));
    }
    #step(step) {
        const { run, id } = step;
        if (!(0,json/* isObject */.Gv)(run))
            return step;
        return (0,json/* withField */.ZH)(step, 'run', `#${this.#idFor(run, typeof id === 'string' ? id : 'process')}`);
    }
    #idFor(process, stepName) {
        const known = this.#known.get(process);
        if (known !== undefined)
            return known;
        const body = graph_form_withFeatures(this.#body(process));
        const { id: own } = process;
        const text = (0,json/* canonicalJson */.dj)([typeof own === 'string' ? own : null, body]);
        const id = this.#same.get(text) ?? this.#write(body, text, typeof own === 'string' ? own : stepName);
        this.#known.set(process, id);
        return id;
    }
    #write(body, text, wanted) {
        // What stands before a colon would be a prefix or a scheme, and `_:` makes a name that nothing can refer to.
        const name = wanted.replace(/^_:/, '').replace(/[/#:]/g, '_');
        const id = this.#ids.give(name);
        this.#same.set(text, id);
        this.others.push(withId(body, id));
        return id;
    }
}
function withId(body, id) {
    return (0,json/* objectFrom */._X)([['id', id], ...(0,json/* entriesOf */.Mc)(body)]);
}
/** Inside another a workflow may lean on the features that one requires; here it stands beside it. */
function graph_form_withFeatures(process) {
    const { steps, requirements } = process;
    if (!(0,json/* isArray */.cy)(steps))
        return process;
    const said = requirementClasses(process);
    const missing = [...new Set(steps.flatMap((step) => ((0,json/* isObject */.Gv)(step) ? featuresOf(step) : [])))].filter((feature) => !said.has(feature));
    if (missing.length === 0)
        return process;
    const copy = (0,json/* copyOf */.zP)(process);
    copy['requirements'] = [...((0,json/* isArray */.cy)(requirements) ? requirements : []), ...missing.map((feature) => (0,json/* objectFrom */._X)([['class', feature]]))];
    return copy;
}
function featuresOf(step) {
    const inputs = (0,parts/* objectsIn */.Qv)(step, 'in');
    return [
        ...(step['scatter'] === undefined ? [] : ['ScatterFeatureRequirement']),
        ...(inputs.some((input) => input['valueFrom'] !== undefined) ? ['StepInputExpressionRequirement'] : []),
        ...(inputs.some((input) => (0,json/* isArray */.cy)(input['source']) && input['source'].length > 1) ? ['MultipleInputFeatureRequirement'] : []),
    ];
}

// EXTERNAL MODULE: ./lib/cwl/packing/local-files.js
var local_files = __webpack_require__(9103);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var limits = __webpack_require__(4832);
// EXTERNAL MODULE: ./lib/cwl/text/long-texts.js
var long_texts = __webpack_require__(6641);
;// CONCATENATED MODULE: ./lib/cwl/packing/pack-size.js






/**
 * Measures values without writing them: a part that stands in many places is measured once and counted often, so that
 * time and memory do not grow with what the text would be.
 */
class Measurer {
    #known = new Map();
    #bytesOfText = (0,long_texts/* onceALongText */.w)(bytesOf);
    measure(value) {
        if (value instanceof json/* ExactNumber */.fh)
            return { bytes: value.source.length, depth: 0 };
        if (typeof value === 'string')
            return { bytes: this.#bytesOfText(value), depth: 0 };
        if (typeof value !== 'object' || value === null)
            return { bytes: bytesOf(value), depth: 0 };
        const known = this.#known.get(value);
        if (known !== undefined)
            return known;
        let bytes = 1;
        let depth = 0;
        const add = (item, around) => {
            const part = this.measure(item);
            bytes += part.bytes + around;
            depth = Math.max(depth, part.depth);
        };
        if ((0,json/* isArray */.cy)(value))
            for (const item of value)
                add(item, 1);
        else if ((0,json/* isObject */.Gv)(value))
            for (const key of (0,json/* orderedKeys */.ir)(value))
                add(value[key] ?? null, bytesOf(key) + 2);
        // Each part counts with the comma behind it; the closing bracket stands where the last comma would.
        const measure = { bytes: bytes === 1 ? 2 : bytes, depth: depth + 1 };
        this.#known.set(value, measure);
        return measure;
    }
}
function bytesOf(value) {
    return Buffer.byteLength((0,json/* stringifyJson */.sd)(value));
}
/** How often each process stands in the description of `root`; counts add up along all paths, each process visited once. */
function countUses(root) {
    const counts = new Map([[root, 1]]);
    for (const process of inRunningOrder(root)) {
        const times = counts.get(process) ?? 0;
        for (const run of process.runs)
            if (run !== undefined)
                counts.set(run, (counts.get(run) ?? 0) + times);
    }
    return counts;
}
/** Every process before those that it runs. */
function inRunningOrder(root) {
    const finished = new Set();
    const visit = (process) => {
        if (finished.has(process))
            return;
        for (const run of process.runs)
            if (run !== undefined)
                visit(run);
        finished.add(process);
    };
    visit(root);
    return [...finished].reverse();
}
const SHOWN = 5;
/** Refuses what is larger than the limit, and says what of it is largest. */
function tooLarge(process, bytes, limit, shares) {
    const largest = [...shares].sort((left, right) => right.bytes * right.times - left.bytes * left.times).slice(0, SHOWN);
    const words = largest.map((share) => `${share.process.path} (${share.times === 1 ? '' : `${share.times} × `}${share.bytes} bytes)`);
    return (0,problem/* problemAt */.l4)((0,text_origin/* positionOf */.df)(process.value) ?? (0,text_text/* topOf */.HX)(process.path), 'packed-too-large', `the packed description would have ${bytes} bytes, more than the limit of ${limit}; the largest parts are ${words.join(', ')}`, `Split the workflow, or raise \`limits.${limits/* LIMIT_SETTINGS */.EP.packedBytes}\` in cwl-promote.yml (with \`pack\`, also \`--max-bytes\`).`);
}
/** Refuses what nests deeper than common readers of JSON bear. */
function tooDeep(process, depth) {
    return (0,problem/* problemAt */.l4)((0,text_origin/* positionOf */.df)(process.value) ?? (0,text_text/* topOf */.HX)(process.path), 'packed-too-deep', `the packed description would nest ${depth} levels deep, more than the ${json/* MAX_JSON_DEPTH */.KX} that readers of JSON bear`, 'Take levels of subworkflows out.');
}

// EXTERNAL MODULE: ./lib/cwl/path-text.js
var path_text = __webpack_require__(6911);
// EXTERNAL MODULE: ./lib/cwl/processes.js + 3 modules
var processes = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/cwl/reach.js
var reach = __webpack_require__(6977);
// EXTERNAL MODULE: ./lib/cwl/rules/evaluated.js + 1 modules
var evaluated = __webpack_require__(9225);
// EXTERNAL MODULE: ./lib/cwl/structure/structure.js
var structure = __webpack_require__(6045);
// EXTERNAL MODULE: ./lib/cwl/validate.js + 61 modules
var validate = __webpack_require__(9201);
;// CONCATENATED MODULE: ./lib/cwl/pack.js















/** Packs documents of a workspace; what several of them share is read and checked once. */
class Packer {
    #workspace;
    #checker;
    #mapPath;
    #checks;
    #upgrades = new WeakMap();
    /** Reads nothing yet. */
    constructor(workspace, options = {}) {
        (0,path_text/* checkObject */.gr)(options, 'the options for packing');
        this.#workspace = workspace;
        this.#checks = options.checks ?? {};
        this.#checker = new validate/* Checker */.A$(new processes/* Processes */.S(workspace), this.#checks);
        this.#mapPath = options.mapPath ?? (() => undefined);
    }
    /** A document, given as `path` or `path#id`, as one self-contained description; refused when it has errors. */
    async pack(reference) {
        return this.#pack(reference, (description) => description);
    }
    /** The same as a `$graph`, for runners of CWL: each process once. Sizes and limits are those of that form. */
    async packGraph(reference) {
        return this.#pack(reference, toGraph);
    }
    /** The files that a document reaches, also those that are not there, as far as they are known without packing it. */
    filesReached(reference) {
        return [...(0,reach/* filesReached */.EG)(this.#checker.processes, reference)].sort();
    }
    async #pack(reference, form) {
        // On a platform no default of the repository exists, and whether a file of the platform stands for it is known here.
        const raw = (await this.#checker.find(reference)).filter(({ code }) => code !== 'missing-default');
        const { process, choice, path } = this.#checker.open(reference);
        if (choice !== undefined)
            raw.push(choice);
        const processes = (0,validate/* reachable */.Gq)([process]);
        const files = this.#filesOf(path, processes);
        const before = (0,checks/* judge */.S4)((0,validate/* sortProblems */.dS)(raw), this.#checks);
        if (process === undefined || before.told.some(problem/* isError */.bJ))
            return { ok: false, files, problems: before.told, accepted: before.accepted };
        const version = newestOf([...processes].map((each) => each.version));
        const local = new local_files/* LocalFiles */.hD(this.#checker.processes.files, process.path, this.#mapPath);
        const found = [];
        const packing = new Description(this.#checker.processes, version, local, found);
        const description = form(packing.root(process));
        for (const [each, value] of packing.upgraded)
            (0,add_all/* addAll */.R)(found, await this.#checkUpgrade(each, value, version));
        const measurer = new Measurer();
        const { bytes, depth } = measurer.measure(description);
        (0,add_all/* addAll */.R)(found, [...local.found.map(local_files/* localDefaultProblem */.MD), ...this.#sizeProblems(process, packing, measurer, bytes, depth)]);
        const { told: problems, accepted } = found.length === 0 ? before : (0,checks/* judge */.S4)((0,validate/* sortProblems */.dS)([...raw, ...this.#checker.processes.files.traced(found)]), this.#checks);
        if (problems.some(problem/* isError */.bJ))
            return { ok: false, files, problems, accepted };
        return { ok: true, description, digest: (0,json/* digestOf */.ol)(description), bytes, files, localDefaults: local.found, problems, accepted };
    }
    #sizeProblems(process, packing, measurer, bytes, depth) {
        const { packedBytes } = this.#workspace.limits;
        const problems = depth > json/* MAX_JSON_DEPTH */.KX ? [tooDeep(process, depth)] : [];
        if (bytes <= packedBytes)
            return problems;
        const uses = countUses(process);
        const shares = [...packing.packed].map(([each, value]) => {
            const runs = each.runs.map((run) => (run === undefined ? undefined : packing.packed.get(run)));
            const inside = runs.reduce((sum, run) => sum + (run === undefined ? 0 : measurer.measure(run).bytes), 0);
            return { process: each, times: uses.get(each) ?? 1, bytes: measurer.measure(value).bytes - inside };
        });
        return [...problems, tooLarge(process, bytes, packedBytes, shares)];
    }
    /** A process that was valid under its own version must be so under the description's. */
    async #checkUpgrade(process, value, version) {
        const known = this.#upgrades.get(process) ?? new Map();
        this.#upgrades.set(process, known);
        const before = known.get(version);
        if (before !== undefined)
            return before;
        const upgraded = { ...process, version, value };
        const errors = [...(await (0,structure/* checkStructure */.w)(upgraded)), ...(0,evaluated/* plainTexts */.XF)(upgraded)].filter(problem/* isError */.bJ);
        const problems = errors.map((problem) => ({
            ...problem,
            code: 'cannot-upgrade',
            message: `this ${process.version} document is part of a ${version} description, and there ${problem.message}`,
            hint: `Write ${process.path} for ${version}.`,
        }));
        known.set(version, problems);
        return problems;
    }
    #filesOf(path, processes) {
        return [...this.#checker.processes.files.reachedFrom([path, ...Array.from(processes, (process) => process.path)])].sort();
    }
}
/** Packs one document; see {@link Packer} for several. */
async function packDocument(workspace, reference, options = {}) {
    return new Packer(workspace, options).pack(reference);
}


/***/ }),

/***/ 3189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ DistinctNames)
/* harmony export */ });
/** Names of which no two are the same: a second one gets a number behind it. */
class DistinctNames {
    #taken;
    #keyOf;
    /** By name, the number to be tried next: thousands may want the same. */
    #next = new Map();
    /** `keyOf` gives the same text for names that count as the same. */
    constructor(taken, keyOf = (name) => name) {
        this.#taken = new Set(taken);
        this.#keyOf = keyOf;
    }
    /** The name itself if it is free, and from then on it is not. */
    give(name) {
        const key = this.#keyOf(name);
        let given = name;
        for (let count = this.#next.get(key) ?? 2; this.#taken.has(this.#keyOf(given)); count += 1) {
            given = `${name}_${count}`;
            this.#next.set(key, count + 1);
        }
        this.#taken.add(this.#keyOf(given));
        return given;
    }
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

/***/ 8745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ stringifyYaml)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2101);


/** As the reader of this room resolves plain text, so that what would read as something else is quoted. */
const SCHEMA = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .CORE_SCHEMA */ .OU.withTags(js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .mergeTag */ .LJ);
/** Numbers with underscores or colons, dates, and words for true and false: no text to readers of YAML 1.1, the reference among them. */
const OF_YAML_1_1 = /^(?:[-+]?\.?\d[\w.:+-]*|\d{4}-\d\d?-\d\d?[Tt \t][^\x7f-\x9f]*|y|n|yes|no|on|off)$/i;
/**
 * YAML text of a value, in block style, without aliases. Keys stand in the order they were written and numbers as they
 * were written; read again it is the same value. Throws `RangeError` for NaN and infinities.
 */
function stringifyYaml(value) {
    return (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)([{ contents: nodeOf(value), directives: [] }], { schema: SCHEMA, lineWidth: -1, seqNoIndent: true });
}
function nodeOf(value) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
        return { kind: 'sequence', tag: 'tag:yaml.org,2002:seq', tagged: false, style: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .COLLECTION_STYLE */ .Rl.BLOCK, items: value.map(nodeOf) };
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
        const items = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(value).map(([key, item]) => ({ key: textNode(key), value: nodeOf(item) }));
        return { kind: 'mapping', tag: 'tag:yaml.org,2002:map', tagged: false, style: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .COLLECTION_STYLE */ .Rl.BLOCK, items };
    }
    if (typeof value === 'string')
        return textNode(value);
    if (value === null || typeof value === 'boolean')
        return scalar(value === null ? 'null' : 'bool', String(value));
    if (typeof value === 'number' && !Number.isFinite(value))
        throw new RangeError(`${value} is not a JSON number`);
    const text = value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ExactNumber */ .fh ? value.source : String(value);
    return scalar(/^-?\d+$/.test(text) ? 'int' : 'float', text);
}
function textNode(text) {
    const node = scalar('str', text);
    return OF_YAML_1_1.test(text) ? { ...node, style: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.SINGLE_QUOTED } : node;
}
function scalar(tag, value) {
    return { kind: 'scalar', tag: `tag:yaml.org,2002:${tag}`, tagged: false, style: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN, value };
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

export const id = 905;
export const ids = [905];
export const modules = {

/***/ 5218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ imagesOf),
/* harmony export */   Y: () => (/* binding */ compareContents)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);
/* harmony import */ var _localnames_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4661);


/** The images of a packed description, of all that it runs. */
function imagesOf(description) {
    return [...processesOf(description)].flatMap(([step, process]) => {
        const image = imageOf(process);
        return image === undefined ? [] : [{ step, image }];
    });
}
/** Which images, versions, requirements and steps differ between two packed descriptions. */
function compareContents(before, after) {
    const [old, next] = [processesOf(before), processesOf(after)];
    const changes = [];
    for (const step of new Set([...old.keys(), ...next.keys()])) {
        const [from, to] = [old.get(step), next.get(step)];
        if (from === undefined)
            changes.push({ kind: 'step', step, message: `the step ${step} is new` });
        else if (to === undefined)
            changes.push({ kind: 'step', step, message: `the step ${step} is gone` });
        else
            changes.push(...compareProcesses(step, from, to));
    }
    return changes;
}
function compareProcesses(step, from, to) {
    const changes = [];
    const tell = (kind, what, old, next) => {
        if (old !== next)
            changes.push({ kind, step, message: `${what}${step === '' ? '' : ` of ${step}`}: ${old ?? 'none'} → ${next ?? 'none'}` });
    };
    tell('image', 'image', imageOf(from), imageOf(to));
    for (const key of VERSION_KEYS)
        tell('version', key, textOf(from[key]), textOf(to[key]));
    const [old, next] = [requirementsOf(from), requirementsOf(to)];
    for (const name of new Set([...old.keys(), ...next.keys()])) {
        if (name === 'DockerRequirement')
            continue;
        const [one, two] = [old.get(name), next.get(name)];
        const where = step === '' ? '' : ` of ${step}`;
        if (one === undefined)
            changes.push({ kind: 'requirement', step, message: `${name}${where} is new` });
        else if (two === undefined)
            changes.push({ kind: 'requirement', step, message: `${name}${where} is gone` });
        else if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sameJson */ .Vk)(one, two))
            changes.push({ kind: 'requirement', step, message: `${name}${where} changes` });
    }
    return changes;
}
const VERSION_KEYS = ['cwlVersion', 'sbg:toolkitVersion', 's:version', 's:softwareVersion'];
/** A process and those that its steps run, by their steps. */
function processesOf(description) {
    const found = new Map();
    const visit = (process, path) => {
        found.set(path, process);
        const { steps } = process;
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(steps))
            return;
        for (const step of steps) {
            if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(step) || typeof step['id'] !== 'string' || !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(step['run']))
                continue;
            visit(step['run'], path === '' ? (0,_localnames_js__WEBPACK_IMPORTED_MODULE_1__/* .lastName */ .UK)(step['id']) : `${path}/${(0,_localnames_js__WEBPACK_IMPORTED_MODULE_1__/* .lastName */ .UK)(step['id'])}`);
        }
    };
    visit(description, '');
    return found;
}
function requirementsOf(process) {
    const found = new Map();
    // Requirements count more than hints of the same class (CWL, "Requirements and hints").
    for (const list of [process['hints'], process['requirements']]) {
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(list)) {
            for (const entry of list)
                if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) && typeof entry['class'] === 'string')
                    found.set(entry['class'], entry);
        }
        else if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(list)) {
            for (const [name, entry] of Object.entries(list))
                if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry))
                    found.set(name, entry);
        }
    }
    return found;
}
function imageOf(process) {
    const docker = requirementsOf(process).get('DockerRequirement');
    return textOf(docker?.['dockerPull'] ?? docker?.['dockerImageId']);
}
function textOf(value) {
    if (value === undefined || value === null)
        return undefined;
    return typeof value === 'string' ? value : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyJson */ .sd)(value);
}


/***/ }),

/***/ 7253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ND: () => (/* binding */ Packer)
});

// UNUSED EXPORTS: packDocument, packGraph

// EXTERNAL MODULE: ./lib/json/index.js + 5 modules
var json = __webpack_require__(9328);
// EXTERNAL MODULE: ./lib/cwl/checks.js + 1 modules
var checks = __webpack_require__(3851);
// EXTERNAL MODULE: ./lib/cwl/origin.js
var cwl_origin = __webpack_require__(4618);
;// CONCATENATED MODULE: ./lib/cwl/escapes.js
/**
 * Backslashes in text that holds expressions. Before v1.2 a backslash outside an expression took itself away and left
 * the next character; from v1.2 on it does so only before `$(`, `${` and another backslash (CWL v1.2
 * CommandLineTool, "Expressions", and its changelog). Text of an older document is spelt anew, so that it gives the same.
 */
function respellEscapes(text) {
    if (!text.includes('\\') || !/\$[({]/.test(text))
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
    'class', 'id', 'name', 'label', 'doc', 'default', 'symbols', 'expressionLib', 'run', 'source', 'outputSource', 'specs', 'package',
]);
function isPlainField(name) {
    return PLAIN_FIELDS.has(name) || name.includes(':') || name.startsWith('$');
}

// EXTERNAL MODULE: ./lib/cwl/model/index.js + 4 modules
var model = __webpack_require__(7932);
;// CONCATENATED MODULE: ./lib/cwl/upgrade.js




/** The newest of some versions: one that holds documents of all of them. */
function newestOf(versions) {
    const present = new Set(versions);
    return model/* VERSIONS */.S8.findLast((version) => present.has(version)) ?? 'v1.2';
}
/**
 * A process, in long form, with the same meaning under a newer version; processes under `run` are left alone. What
 * changes is listed, with the sentence of the specification, in docs/packing.md. `around` are the classes of
 * requirements and hints of the workflows and steps that it is embedded in, which hold for it too.
 */
function upgradeProcess(process, from, to, prefixes, around = new Set()) {
    if (from === to)
        return process;
    let upgraded = process;
    if (to === 'v1.2')
        upgraded = withNewEscapes(upgraded);
    return from === 'v1.0' ? fromFirst(upgraded, prefixes, around) : upgraded;
}
/** Classes of the requirements and hints that a process or step says itself. */
function requirementClasses(holder) {
    return new Set(['requirements', 'hints'].flatMap((field) => {
        const list = holder[field];
        if (!(0,json/* isArray */.cy)(list))
            return [];
        return list.flatMap((item) => ((0,json/* isObject */.Gv)(item) && typeof item['class'] === 'string' ? [item['class']] : []));
    }));
}
function withNewEscapes(value) {
    if (typeof value === 'string')
        return respellEscapes(value);
    if ((0,json/* isArray */.cy)(value))
        return mapList(value, withNewEscapes);
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    let copy;
    for (const key of (0,json/* orderedKeys */.ir)(value)) {
        const item = value[key];
        if (item === undefined || isPlainField(key))
            continue;
        const respelt = withNewEscapes(item);
        if (respelt !== item)
            (copy ??= (0,json/* copyOf */.zP)(value))[key] = respelt;
    }
    return copy ?? value;
}
/** v1.0 to v1.1 and later. */
function fromFirst(process, prefixes, around) {
    const upgraded = (0,json/* copyOf */.zP)(withoutIdleBindings(withStandardNames(process, prefixes)));
    for (const side of ['inputs', 'outputs']) {
        const parameters = upgraded[side];
        if ((0,json/* isArray */.cy)(parameters))
            upgraded[side] = mapList(parameters, (parameter) => ((0,json/* isObject */.Gv)(parameter) ? withPatternObjects(parameter) : parameter));
    }
    const { steps } = upgraded;
    if ((0,json/* isArray */.cy)(steps))
        upgraded['steps'] = mapList(steps, (step) => ((0,json/* isObject */.Gv)(step) ? withStandardNames(step, prefixes) : step));
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
function withStandardNames(holder, prefixes) {
    let copy;
    for (const field of ['requirements', 'hints']) {
        const list = holder[field];
        if (!(0,json/* isArray */.cy)(list))
            continue;
        const renamed = mapList(list, (item) => ((0,json/* isObject */.Gv)(item) ? withStandardName(item, prefixes) : item));
        if (renamed !== list)
            (copy ??= (0,json/* copyOf */.zP)(holder))[field] = renamed;
    }
    return copy ?? holder;
}
function withStandardName(requirement, prefixes) {
    const name = requirement['class'];
    if (typeof name !== 'string')
        return requirement;
    const colon = name.indexOf(':');
    const address = colon < 0 ? undefined : prefixes.get(name.slice(0, colon));
    const standard = TAKEN_OVER.get(address === undefined ? name : address + name.slice(colon + 1));
    if (standard === undefined)
        return requirement;
    const copy = (0,json/* copyOf */.zP)(requirement);
    copy['class'] = standard;
    return copy;
}
/** v1.1 took `inputBinding` and `outputBinding` from workflows and expression tools; only `loadContents` ever had an effect there. */
function withoutIdleBindings(process) {
    if (process['class'] === 'CommandLineTool')
        return process;
    const copy = (0,json/* copyOf */.zP)(process);
    const { inputs, outputs } = process;
    if ((0,json/* isArray */.cy)(inputs)) {
        copy['inputs'] = mapList(inputs, (input) => {
            const binding = (0,json/* isObject */.Gv)(input) ? input['inputBinding'] : undefined;
            if (!(0,json/* isObject */.Gv)(input) || binding === undefined)
                return input;
            const contents = (0,json/* isObject */.Gv)(binding) ? binding['loadContents'] : undefined;
            if (contents === undefined)
                return without(input, 'inputBinding');
            const kept = (0,json/* copyOf */.zP)(input);
            kept['inputBinding'] = (0,json/* objectFrom */._X)([['loadContents', contents]]);
            return kept;
        });
    }
    if ((0,json/* isArray */.cy)(outputs))
        copy['outputs'] = mapList(outputs, (output) => ((0,json/* isObject */.Gv)(output) ? without(output, 'outputBinding') : output));
    return copy;
}
function without(object, field) {
    if (!(field in object))
        return object;
    const copy = (0,json/* copyOf */.zP)(object);
    delete copy[field];
    return copy;
}
/** As an object, because from v1.1 on a question mark at the end of the text means "not required". */
function withPatternObjects(parameter) {
    const written = parameter['secondaryFiles'];
    if (written === undefined || written === null)
        return parameter;
    const patterns = (0,json/* isArray */.cy)(written) ? written : [written];
    const copy = (0,json/* copyOf */.zP)(parameter);
    copy['secondaryFiles'] = patterns.map((pattern) => (typeof pattern === 'string' ? (0,json/* objectFrom */._X)([['pattern', pattern]]) : pattern));
    return copy;
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
/** The same list where nothing in it changes; a copy knows where the list was read. */
function mapList(list, change) {
    const changed = list.map(change);
    if (changed.every((item, index) => item === list[index]))
        return list;
    const origin = (0,cwl_origin/* originOf */.yv)(list);
    if (origin !== undefined)
        (0,cwl_origin/* setOrigin */.vB)(changed, origin);
    return changed;
}

;// CONCATENATED MODULE: ./lib/cwl/namespaces.js



/** What `$namespaces` of a map says; nothing where it says nothing sensible. */
function prefixesOf(holder) {
    const written = holder['$namespaces'];
    if (!(0,json/* isObject */.Gv)(written))
        return new Map();
    return new Map((0,json/* entriesOf */.Mc)(written).flatMap(([prefix, address]) => (typeof address === 'string' ? [[prefix, address]] : [])));
}
/** The namespaces of a packed description, gathered from the files it came from. */
class Namespaces {
    #addresses = new Map();
    /**
     * Takes in the prefixes of one file; says which of them must be written otherwise because theirs are taken. Those
     * that may stay come first, and then by name, so that the order in which a file lists them does not count.
     */
    admit(prefixes) {
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
        for (let count = 2;; count += 1) {
            const candidate = `${prefix}${count}`;
            if (this.#isFree(candidate, address) && (others.get(candidate) ?? address) === address)
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
 * The same value with prefixes replaced in field names and in identifiers. Parts that were imported from a file with
 * namespaces of its own are admitted on the way, and lose them. Processes under `run` are left alone.
 */
function withPrefixes(value, renamed, namespaces) {
    if ((0,json/* isArray */.cy)(value))
        return mapList(value, (item) => withPrefixes(item, renamed, namespaces));
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
        const packed = key === 'run' ? item : IDENTIFIER_FIELDS.has(key) ? renameIdentifiers(item, own) : withPrefixes(item, own, namespaces);
        changed ||= name !== key || packed !== item;
        entries.push([name, packed]);
    }
    if (!changed)
        return value;
    const copy = (0,json/* objectFrom */._X)(entries);
    const origin = (0,cwl_origin/* originOf */.yv)(value);
    if (origin !== undefined)
        (0,cwl_origin/* setOrigin */.vB)(copy, origin);
    return copy;
}
function redeclared(renamed, prefixes, namespaces) {
    const inherited = [...renamed].filter(([prefix]) => !prefixes.has(prefix));
    return new Map([...inherited, ...namespaces.admit(prefixes)]);
}
function renameIdentifiers(value, renamed) {
    if (renamed.size === 0)
        return value;
    if (typeof value === 'string')
        return renamePrefix(value, renamed);
    return (0,json/* isArray */.cy)(value) ? mapList(value, (item) => renameIdentifiers(item, renamed)) : value;
}
function renamePrefix(text, renamed) {
    if (renamed.size === 0)
        return text;
    const colon = text.indexOf(':');
    const prefix = colon < 0 ? undefined : renamed.get(text.slice(0, colon));
    return prefix === undefined ? text : prefix + text.slice(colon);
}

// EXTERNAL MODULE: ./lib/cwl/localnames.js
var localnames = __webpack_require__(4661);
// EXTERNAL MODULE: ./lib/cwl/normalize.js
var normalize = __webpack_require__(9989);
// EXTERNAL MODULE: ./lib/cwl/type-names.js
var type_names = __webpack_require__(4453);
;// CONCATENATED MODULE: ./lib/cwl/pack-types.js





/** Names given to types in one packed description: no two different types share one. */
class TypeNames {
    #bodies = new Map();
    nameFor(name, body) {
        const text = (0,json/* canonicalJson */.dj)((0,json/* objectFrom */._X)((0,json/* entriesOf */.Mc)(body).filter(([key]) => key !== 'name')));
        for (let count = 1;; count += 1) {
            const candidate = count === 1 ? name : `${name}_${count}`;
            const taken = this.#bodies.get(candidate);
            if (taken === undefined || taken === text) {
                this.#bodies.set(candidate, text);
                return candidate;
            }
        }
    }
}
/** Puts the definition of every named type where its name stands, for one process. */
class TypeInliner {
    #process;
    #scope;
    #names;
    #problems;
    /** Definitions being put in place, outermost first: one that stands in itself would never end. */
    #open = [];
    constructor(process, scope, names, problems) {
        this.#process = process;
        this.#scope = scope;
        this.#names = names;
        this.#problems = problems;
    }
    /** A parameter or a record field, its type resolved. */
    withType(holder) {
        const { type } = holder;
        if (type === undefined)
            return holder;
        const inlined = this.#inline(type, holder, 'type');
        if (inlined === type)
            return holder;
        const copy = (0,json/* copyOf */.zP)(holder);
        copy['type'] = inlined;
        return copy;
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
        const copy = (0,json/* copyOf */.zP)((0,normalize/* localType */.M)(schema));
        if ((0,json/* isArray */.cy)(copy['fields']))
            copy['fields'] = copy['fields'].map((field) => ((0,json/* isObject */.Gv)(field) ? this.withType(field) : field));
        const items = copy['items'];
        if (items !== undefined)
            copy['items'] = this.#inline(items, schema, 'items');
        const inner = copy['type'];
        // `type: {type: File}` says the same as `type: File`, at some length.
        if ((0,json/* isObject */.Gv)(inner) || (0,json/* isArray */.cy)(inner))
            copy['type'] = this.#inline(inner, schema, 'type');
        const name = copy['name'];
        if (typeof name === 'string')
            copy['name'] = this.#names.nameFor((0,localnames/* lastName */.UK)(name), copy);
        return copy;
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
        this.#open.push(definition);
        let type = this.#schema(definition);
        this.#open.pop();
        for (let list = 0; list < lists; list += 1)
            type = (0,json/* objectFrom */._X)([['type', 'array'], ['items', type]]);
        return optional ? ['null', type] : type;
    }
    #refuseRecursion(name, container, key) {
        this.#problems.push({
            code: 'recursive-type',
            severity: 'error',
            message: `the type ${name} holds itself, so that it cannot be written out in one description`,
            hint: 'CWL has no recursive types; use Any at the place where it holds itself.',
            ...((0,cwl_origin/* positionOf */.df)(container, key) ?? { file: this.#process.path, line: 1, column: 1 }),
        });
    }
}

;// CONCATENATED MODULE: ./lib/cwl/long-forms.js


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
        return mapList(patterns, fullPattern);
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
        return mapList(type, fullType);
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
        const full = mapList(fields, (field) => ((0,json/* isObject */.Gv)(field) ? withFullPatterns(field) : field));
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
    copy['inputs'] = mapList(inputs, (each) => (each === input ? plain : each));
    copy['stdin'] = `$(inputs${member(input['id'])}.path)`;
    return copy;
}
function member(name) {
    return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

// EXTERNAL MODULE: ./lib/cwl/stamp.js
var stamp = __webpack_require__(7801);
;// CONCATENATED MODULE: ./lib/cwl/description.js







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
        const scope = new type_names/* TypeScope */.$2(this.#processes.files, process.path, value, around?.types);
        const types = new TypeInliner(process, scope, this.#typeNames, this.#problems);
        const inside = { types: scope, requirements: new Set([...(around?.requirements ?? []), ...requirementClasses(value)]) };
        const packed = new Map(NAMING_ORDER.map((key) => [key, this.#field(process, key, value[key], types, inside)]));
        const fields = (0,json/* entriesOf */.Mc)(value).flatMap(([key, written]) => {
            if (DOCUMENT_FIELDS.has(key))
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
        const root = (0,stamp/* withoutStamp */.GD)(process.root);
        const prefixes = new Map([...prefixesOf(root), ...prefixesOf(plain)]);
        const upgraded = upgradeProcess(plain, process.version, this.#version, prefixes, around?.requirements);
        if (upgraded !== plain)
            this.upgraded.set(process, upgraded);
        const renamed = withPrefixes(upgraded, this.#namespaces.admit(prefixesOf(root)), this.#namespaces);
        return withStdin(this.#files.relocate(renamed, process.path));
    }
    #field(process, key, value, types, inside) {
        switch (key) {
            case 'id':
                return typeof value === 'string' ? withoutPath(value) : value;
            case 'inputs':
            case 'outputs':
                return (0,json/* isArray */.cy)(value) ? value.map((port) => ((0,json/* isObject */.Gv)(port) ? withFullPort(types.withType(port), this.#version) : port)) : value;
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
        const fields = (0,json/* entriesOf */.Mc)(step).flatMap(([key, value]) => {
            if (key === 'requirements' || key === 'hints') {
                const kept = withoutSchemaDefs(value);
                return kept === undefined ? [] : [[key, kept]];
            }
            // An embedded process may use the types of the workflow around it; one from a file of its own may not.
            if (key === 'run' && run !== undefined)
                return [[key, this.#process(run, (0,json/* isObject */.Gv)(value) ? within(inside, step) : undefined)]];
            return [[key, value]];
        });
        return (0,json/* objectFrom */._X)(fields);
    }
}
function within(inside, step) {
    return { types: inside.types, requirements: new Set([...inside.requirements, ...requirementClasses(step)]) };
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

;// CONCATENATED MODULE: ./lib/cwl/graph-form.js


/**
 * A packed description as a `$graph`: each process once, the whole as `main`, steps running the others as `#id`. For
 * runners of CWL; a platform takes one process. Grows with the processes, not with the paths to them.
 */
function toGraph(description) {
    const graph = new GraphWriter();
    const main = graph.main(description);
    const { cwlVersion, $namespaces: namespaces } = description;
    return (0,json/* objectFrom */._X)([
        ['cwlVersion', cwlVersion ?? 'v1.2'],
        ...(namespaces === undefined ? [] : [['$namespaces', namespaces]]),
        ['$graph', [main, ...graph.others]],
    ]);
}
const MAIN = 'main';
class GraphWriter {
    others = [];
    #ids = new Set([MAIN]);
    /** By the process itself: where it is shared it is looked at once. */
    #known = new Map();
    /** By what it says, less its id: one that stands in several places is written once. */
    #same = new Map();
    main(process) {
        return withId(this.#body(process), MAIN);
    }
    #body(process) {
        const { steps } = process;
        const running = (0,json/* isArray */.cy)(steps) ? mapList(steps, (step) => ((0,json/* isObject */.Gv)(step) ? this.#step(step) : step)) : undefined;
        return (0,json/* objectFrom */._X)((0,json/* entriesOf */.Mc)(process).flatMap(([key, value]) => {
            if (key === 'cwlVersion' || key === '$namespaces' || key === 'id')
                return [];
            return [[key, key === 'steps' && running !== undefined ? running : value]];
        }));
    }
    #step(step) {
        const { run, id } = step;
        if (!(0,json/* isObject */.Gv)(run))
            return step;
        const target = this.#idFor(run, typeof id === 'string' ? id : 'process');
        return (0,json/* objectFrom */._X)((0,json/* entriesOf */.Mc)(step).map(([key, value]) => [key, key === 'run' ? `#${target}` : value]));
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
        const name = wanted.replace(/[/#]/g, '_');
        let id = name;
        for (let count = 2; this.#ids.has(id); count += 1)
            id = `${name}_${count}`;
        this.#ids.add(id);
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
    const inputs = (0,json/* isArray */.cy)(step['in']) ? step['in'].filter(json/* isObject */.Gv) : [];
    return [
        ...(step['scatter'] === undefined ? [] : ['ScatterFeatureRequirement']),
        ...(inputs.some((input) => input['valueFrom'] !== undefined) ? ['StepInputExpressionRequirement'] : []),
        ...(inputs.some((input) => (0,json/* isArray */.cy)(input['source']) && input['source'].length > 1) ? ['MultipleInputFeatureRequirement'] : []),
    ];
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 1 modules
var workspace = __webpack_require__(7925);
;// CONCATENATED MODULE: ./lib/cwl/local-files.js





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
     * The same value with the path of every local File and Directory in it made relative to the packed document, or
     * mapped. `file` is where it stands unless it was imported from another. Processes under `run` are left alone.
     */
    relocate(value, file) {
        return mapFiles(value, (reference, holder, key) => this.#move(reference, holder, key, file));
    }
    #move(reference, holder, key, file) {
        if (!isLocalReference(reference))
            return reference;
        const from = (0,cwl_origin/* originOf */.yv)(holder)?.source.file ?? file;
        const { base } = this.#files.load(from);
        if (base.kind === 'remote')
            return URL.parse(reference, base.address)?.href ?? reference;
        const path = (0,workspace/* joinPath */.uJ)(base.path, decoded(reference));
        const mapped = this.#mapPath(path);
        if (mapped !== undefined)
            return mapped;
        const place = (0,cwl_origin/* positionOf */.df)(holder, key) ?? { file: from, line: 1, column: 1 };
        const kind = holder['class'] === 'Directory' ? 'Directory' : 'File';
        this.#found.set(JSON.stringify([place, reference]), { class: kind, path, reference, ...place });
        if (/^(?:\/|file:)/i.test(reference))
            return reference;
        return external_node_path_.posix.join(external_node_path_.posix.relative(external_node_path_.posix.dirname(this.#root), external_node_path_.posix.dirname(base.path)), reference);
    }
}
/** The same value with the `location` or `path` of each File and Directory in it changed; those under `run` are left alone. */
function mapFiles(value, change) {
    if ((0,json/* isArray */.cy)(value))
        return mapList(value, (item) => mapFiles(item, change));
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    let copy;
    const isFile = value['class'] === 'File' || value['class'] === 'Directory';
    for (const key of (0,json/* orderedKeys */.ir)(value)) {
        const item = value[key];
        if (item === undefined || key === 'run')
            continue;
        const changed = isFile && typeof item === 'string' && (key === 'location' || key === 'path') ? change(item, value, key) : mapFiles(item, change);
        if (changed !== item)
            (copy ??= (0,json/* copyOf */.zP)(value))[key] = changed;
    }
    return copy ?? value;
}
/** What public platforms give their files as ids, and workflows written there have as defaults; no repository names files so. */
const FILE_ID = /^[0-9a-f]{24}$/;
/** Addresses of other machines pass, ids of files on a platform, and the one file that every machine has. */
function isLocalReference(reference) {
    if (reference === '' || reference === '/dev/null' || /^file:\/\/\/dev\/null$/i.test(reference))
        return false;
    if (FILE_ID.test(reference))
        return false;
    return /^file:/i.test(reference) || !/^[a-z][a-z\d+.-]+:/i.test(reference);
}
function decoded(reference) {
    const path = reference.replace(/^file:\/\//i, '');
    try {
        return decodeURIComponent(path);
    }
    catch (error) {
        // A percent sign that begins no percent-encoding stands for itself.
        if (error instanceof URIError)
            return path;
        throw error;
    }
}
function localDefaultProblem(local) {
    const { file, line, column, path } = local;
    const what = local.class === 'File' ? 'file' : 'folder';
    return {
        code: 'local-default',
        severity: 'warning',
        message: `this names the ${what} ${path} of the repository, which a platform does not have`,
        hint: 'Take it out, or say in the configuration which file of the platform stands for it.',
        file,
        line,
        column,
    };
}

;// CONCATENATED MODULE: ./lib/cwl/pack-size.js


/**
 * Measures values without writing them: a part that stands in many places is measured once and counted often, so that
 * time and memory do not grow with what the text would be.
 */
class Measurer {
    #known = new Map();
    measure(value) {
        if (value instanceof json/* ExactNumber */.fh)
            return { bytes: value.source.length, depth: 0 };
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
    return Buffer.byteLength(JSON.stringify(value));
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
    return {
        code: 'packed-too-large',
        severity: 'error',
        message: `the packed description would have ${bytes} bytes, more than the limit of ${limit}; the largest parts are ${words.join(', ')}`,
        hint: 'Split the workflow, or raise --max-bytes.',
        ...((0,cwl_origin/* positionOf */.df)(process.value) ?? { file: process.path, line: 1, column: 1 }),
    };
}
/** Refuses what nests deeper than common readers of JSON bear. */
function tooDeep(process, depth) {
    return {
        code: 'packed-too-deep',
        severity: 'error',
        message: `the packed description would nest ${depth} levels deep, more than the ${json/* MAX_JSON_DEPTH */.KX} that readers of JSON bear`,
        hint: 'Take levels of subworkflows out.',
        ...((0,cwl_origin/* positionOf */.df)(process.value) ?? { file: process.path, line: 1, column: 1 }),
    };
}

// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/processes.js
var processes = __webpack_require__(9743);
// EXTERNAL MODULE: ./lib/cwl/structure.js
var structure = __webpack_require__(4403);
// EXTERNAL MODULE: ./lib/cwl/validate.js + 18 modules
var validate = __webpack_require__(9560);
;// CONCATENATED MODULE: ./lib/cwl/pack.js











/** Packs documents of a workspace; what several of them share is read and checked once. */
class Packer {
    #workspace;
    #checker;
    #mapPath;
    #checks;
    #upgrades = new Map();
    constructor(workspace, options = {}) {
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
    async #pack(reference, form) {
        const problems = [...(await this.#checker.check(reference))];
        const { process, choice, path } = this.#checker.open(reference);
        if (choice !== undefined)
            problems.push(choice);
        const processes = (0,validate/* reachable */.Gq)([process]);
        const files = this.#filesOf(path, processes);
        if (process === undefined || problems.some(problem/* isError */.b))
            return { ok: false, files, problems: (0,validate/* sortProblems */.dS)(problems) };
        const version = newestOf([...processes].map((each) => each.version));
        const local = new LocalFiles(this.#checker.processes.files, process.path, this.#mapPath);
        // Kept apart: those of the document were held against the checks already.
        const found = [];
        const packing = new Description(this.#checker.processes, version, local, found);
        const description = form(packing.root(process));
        for (const [each, value] of packing.upgraded)
            found.push(...(await this.#checkUpgrade(each, value, version)));
        const measurer = new Measurer();
        const { bytes, depth } = measurer.measure(description);
        found.push(...local.found.map(localDefaultProblem), ...this.#sizeProblems(process, packing, measurer, bytes, depth));
        const sorted = (0,validate/* sortProblems */.dS)([...problems, ...(0,checks/* applyChecks */.E)(found, this.#checks)]);
        if (sorted.some(problem/* isError */.b))
            return { ok: false, files, problems: sorted };
        return { ok: true, description, digest: (0,json/* digestOf */.ol)(description), bytes, files, localDefaults: local.found, problems: sorted };
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
        const errors = (await (0,structure/* checkStructure */.w)({ ...process, version, value })).filter(problem/* isError */.b);
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
        const files = new Set([path]);
        for (const process of processes) {
            files.add(process.path);
            for (const reached of this.#checker.processes.reachedBy(process.path))
                files.add(reached);
        }
        return [...files].sort();
    }
}
/** Packs one document; see {@link Packer} for several. */
async function packDocument(workspace, reference, options = {}) {
    return new Packer(workspace, options).pack(reference);
}
/** Packs one document as a `$graph`; see {@link Packer.packGraph}. */
async function packGraph(workspace, reference, options = {}) {
    return new Packer(workspace, options).packGraph(reference);
}


/***/ }),

/***/ 7801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ withStamp),
/* harmony export */   GD: () => (/* binding */ withoutStamp)
/* harmony export */ });
/* unused harmony export stampOf */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);

/**
 * What the note's prefix stands for. CWL allows fields of other vocabularies whose namespace is declared (CWL v1.2,
 * section 1.2 "Extensions and metadata"), so that every reader of CWL may pass over it.
 */
const NAMESPACE = 'urn:cwl-promote:';
const PREFIX = 'cwl-promote';
const FIELD = 'provenance';
/** The description with the note as its last field, in place of one that it may have. */
function withStamp(description, stamp) {
    const plain = withoutStamp(description);
    const declared = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(plain['$namespaces']) ? plain['$namespaces'] : {};
    const prefix = freePrefix(declared);
    const { repository, path, commit, version } = stamp;
    const note = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .objectFrom */ ._X)([
        ...(repository === undefined ? [] : [['repository', repository]]),
        ['path', path],
        ...(commit === undefined ? [] : [['commit', commit]]),
        ['version', version],
    ]);
    const namespaces = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .objectFrom */ ._X)([...(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(declared), [prefix, NAMESPACE]]);
    const others = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(plain).filter(([key]) => key !== '$namespaces');
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .objectFrom */ ._X)([...others, ['$namespaces', namespaces], [`${prefix}:${FIELD}`, note]]);
}
function withoutStamp(description) {
    const found = findNote(description);
    if (found === undefined || !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(description))
        return description;
    const plain = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .copyOf */ .zP)(description);
    delete plain[found.field];
    const declared = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(found.namespaces).filter(([prefix]) => prefix !== found.prefix);
    if (declared.length === 0)
        delete plain['$namespaces'];
    else
        plain['$namespaces'] = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .objectFrom */ ._X)(declared);
    return plain;
}
/** The note on a description; undefined when it has none that can be read. */
function stampOf(description) {
    const note = findNote(description)?.note;
    if (!isObject(note))
        return undefined;
    const { repository, path, commit, version } = note;
    if (typeof path !== 'string' || typeof version !== 'string')
        return undefined;
    return {
        ...(typeof repository === 'string' ? { repository } : {}),
        path,
        ...(typeof commit === 'string' ? { commit } : {}),
        version,
    };
}
/** Told by its namespace's address, since the prefix may be another. */
function findNote(description) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(description))
        return undefined;
    const { $namespaces: namespaces } = description;
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(namespaces))
        return undefined;
    for (const [prefix, address] of (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(namespaces)) {
        const field = `${prefix}:${FIELD}`;
        const note = description[field];
        if (address === NAMESPACE && note !== undefined)
            return { field, prefix, namespaces, note };
    }
    return undefined;
}
function freePrefix(declared) {
    for (let count = 1;; count += 1) {
        const candidate = count === 1 ? PREFIX : `${PREFIX}${count}`;
        if (declared[candidate] === undefined)
            return candidate;
    }
}


/***/ }),

/***/ 2611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** Replaces a file as a whole: a reader finds the old text or the new one, also after a crash. Makes its folder. */
async function writeAtomically(path, text) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const temporary = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(temporary, 'wx', 0o600);
        try {
            await file.writeFile(text);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 5997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gitAt)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6806);



const run = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** Longer lists of files than this are a mistake in what was asked for. */
const LONGEST_OUTPUT = 64 * 1024 * 1024;
/** Git in a folder that may be anybody's: no hooks, no helpers of the repository's own, and nothing secret in its environment. */
function gitAt(folder) {
    const git = async (...args) => ask(folder, args);
    const need = async (doing, ...args) => {
        const answer = await git(...args);
        if (answer.code === 0)
            return answer.out;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PromotionError */ .g('git', `git could not ${doing}: ${answer.error}`, { hint: 'On GitHub, check out with `fetch-depth: 0` so that earlier commits are there.' });
    };
    return {
        head: async () => {
            const answer = await git('rev-parse', '--verify', '--quiet', 'HEAD^{commit}');
            return answer.code === 0 ? answer.out.trim() : undefined;
        },
        branch: async () => {
            const answer = await git('symbolic-ref', '--quiet', '--short', 'HEAD');
            return answer.code === 0 ? answer.out.trim() : undefined;
        },
        tags: async () => {
            const answer = await git('tag', '--points-at', 'HEAD');
            return answer.code === 0 ? answer.out.split('\n').filter((tag) => tag !== '') : [];
        },
        remote: async () => {
            const answer = await git('config', '--get', 'remote.origin.url');
            return answer.code === 0 && answer.out.trim() !== '' ? answer.out.trim() : undefined;
        },
        prefix: async () => {
            const answer = await git('rev-parse', '--show-prefix');
            return answer.code === 0 ? answer.out.replace(/\n$/, '') : '';
        },
        contains: async (commit) => {
            if (!COMMIT.test(commit))
                return undefined;
            const answer = await git('merge-base', '--is-ancestor', commit, 'HEAD');
            return answer.code === 0 ? true : answer.code === 1 ? false : undefined;
        },
        uncommitted: async () => {
            const changed = await need('compare with HEAD', 'diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--relative', 'HEAD', '--');
            const untracked = await need('list new files', 'ls-files', '--others', '-z');
            return `${changed}${untracked}`.split('\0').filter((path) => path !== '');
        },
        changedSince: async (ref) => {
            const base = (await need(`find ${JSON.stringify(ref)}`, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`)).trim();
            const changed = await need(`compare with ${JSON.stringify(ref)}`, 'diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--relative', base, '--');
            const untracked = await need('list new files', 'ls-files', '--others', '--exclude-standard', '-z');
            return [...new Set(`${changed}${untracked}`.split('\0'))].filter((path) => path !== '').sort();
        },
    };
}
const COMMIT = /^[0-9a-f]{7,64}$/;
async function ask(folder, args) {
    try {
        const { stdout } = await run('git', ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', ...args], {
            cwd: folder,
            env: environment(),
            maxBuffer: LONGEST_OUTPUT,
        });
        return { code: 0, out: stdout, error: '' };
    }
    catch (error) {
        if (typeof error !== 'object' || error === null || !('code' in error))
            throw error;
        const code = typeof error.code === 'number' ? error.code : -1;
        const said = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim().replace(/^fatal: /, '').split('\n')[0] : undefined;
        return { code, out: '', error: said === undefined || said === '' ? String(error.code) : said };
    }
}
/** The token is in the environment of this process; git needs none of it. */
function environment() {
    const passed = Object.entries(process.env).filter(([name]) => KEPT.test(name));
    return { ...Object.fromEntries(passed), GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
}
const KEPT = /^(?:PATH|PATHEXT|HOME|USERPROFILE|SYSTEMROOT|TMPDIR|TEMP|TMP|XDG_CONFIG_HOME)$/i;


/***/ }),

/***/ 6799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gf: () => (/* binding */ desiredFromApp),
  OK: () => (/* binding */ isInstall),
  AS: () => (/* binding */ planChange),
  qb: () => (/* binding */ requireSame)
});

// EXTERNAL MODULE: ./lib/platform/address.js
var address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/platform/dialect.js
var platform_dialect = __webpack_require__(9897);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(7291);
// EXTERNAL MODULE: ./lib/cwl/contents.js
var contents = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/json/index.js + 5 modules
var json = __webpack_require__(9328);
// EXTERNAL MODULE: ./lib/cwl/localnames.js
var localnames = __webpack_require__(4661);
;// CONCATENATED MODULE: ./lib/cwl/graph.js


/** More boxes than this are read by nobody. */
const MOST_NODES = 80;
/** Mermaid refuses to draw more than 500 edges, and GitHub does not let a page raise that. */
const MOST_EDGES = 400;
/** Longer names make boxes that push all others away. */
const LONGEST_LABEL = 60;
/**
 * A packed workflow as the text of a Mermaid flowchart: inputs, steps and outputs, and what flows between them. A large
 * workflow loses its inputs and outputs first, then the steps furthest from those that changed; what is left out is
 * counted. Undefined for anything but a workflow with steps. No name in it can be more than a label.
 */
function diagramOf(description, { changed = new Set() } = {}) {
    if (description['class'] !== 'Workflow')
        return undefined;
    const whole = graphOf(description);
    if (whole.steps.length === 0)
        return undefined;
    const graph = [whole, withoutPorts(whole)].find(fits) ?? around(withoutPorts(whole), changed);
    return write(graph, changed, whole.steps.length - graph.steps.length);
}
/** Names of the steps of `after` that `before` has otherwise, or not at all. */
function changedSteps(before, after) {
    const old = new Map(stepsOf(before).map((step) => [nameOf(step), step]));
    const changed = stepsOf(after).filter((step) => {
        const earlier = old.get(nameOf(step));
        return earlier === undefined || !(0,json/* sameJson */.Vk)(earlier, step);
    });
    return new Set(changed.map(nameOf));
}
function graphOf(workflow) {
    const inputs = objectsIn(workflow['inputs']).map((port) => box('input', nameOf(port)));
    const outputs = objectsIn(workflow['outputs']).map((port) => box('output', nameOf(port)));
    const steps = stepsOf(workflow).map(stepBox);
    const known = new Set([...inputs, ...steps].map(({ key }) => key));
    const edges = new Map();
    const connect = (sources, to) => {
        for (const source of (0,json/* isArray */.cy)(sources) ? sources : [sources]) {
            const from = typeof source === 'string' ? originOf(source, known) : undefined;
            if (from !== undefined)
                edges.set(JSON.stringify([from, to]), [from, to]);
        }
    };
    for (const step of stepsOf(workflow))
        for (const input of objectsIn(step['in']))
            connect(input['source'], `s:${nameOf(step)}`);
    for (const output of objectsIn(workflow['outputs']))
        connect(output['outputSource'], `o:${nameOf(output)}`);
    return { inputs, steps, outputs, edges: [...edges.values()] };
}
function box(kind, name, note = '') {
    return { key: `${kind === 'subworkflow' ? 's' : kind.charAt(0)}:${name}`, name, kind, note };
}
function stepBox(step) {
    const { run, scatter, when } = step;
    const notes = [...(scatter === undefined ? [] : ['scatter']), ...(when === undefined ? [] : ['when'])];
    return box((0,json/* isObject */.Gv)(run) && run['class'] === 'Workflow' ? 'subworkflow' : 'step', nameOf(step), notes.join(', '));
}
/** `step/port`, or the name of an input; identifiers may carry a `#` and what stands before the step. */
function originOf(source, known) {
    const parts = source.slice(source.lastIndexOf('#') + 1).split('/');
    const candidates = [`s:${parts.at(-2) ?? ''}`, `i:${parts.at(-1) ?? ''}`];
    return candidates.find((candidate) => known.has(candidate));
}
function stepsOf(workflow) {
    return objectsIn(workflow['steps']);
}
function objectsIn(value) {
    return (0,json/* isArray */.cy)(value) ? value.filter(json/* isObject */.Gv) : [];
}
function nameOf(object) {
    return typeof object['id'] === 'string' ? (0,localnames/* lastName */.UK)(object['id']) : '';
}
function fits({ inputs, steps, outputs, edges }) {
    return inputs.length + steps.length + outputs.length <= MOST_NODES && edges.length <= MOST_EDGES;
}
function withoutPorts({ steps, edges }) {
    return restrict({ inputs: [], steps, outputs: [], edges }, new Set(steps.map(({ key }) => key)));
}
/** The steps nearest to those that changed; the first ones, when none is known to have. */
function around(graph, changed) {
    const start = graph.steps.filter(({ name }) => changed.has(name)).map(({ key }) => key);
    const kept = new Set((start.length > 0 ? start : graph.steps.map(({ key }) => key)).slice(0, MOST_NODES));
    // A set that grows while it is walked: step by step outwards.
    for (const key of kept) {
        for (const [from, to] of graph.edges) {
            const neighbour = from === key ? to : to === key ? from : undefined;
            if (neighbour !== undefined && kept.size < MOST_NODES)
                kept.add(neighbour);
        }
    }
    const near = restrict(graph, kept);
    return { ...near, edges: near.edges.slice(0, MOST_EDGES) };
}
function restrict(graph, keys) {
    return {
        inputs: graph.inputs.filter(({ key }) => keys.has(key)),
        steps: graph.steps.filter(({ key }) => keys.has(key)),
        outputs: graph.outputs.filter(({ key }) => keys.has(key)),
        edges: graph.edges.filter(([from, to]) => keys.has(from) && keys.has(to)),
    };
}
const SHAPES = {
    input: ['([', '])'],
    step: ['[', ']'],
    subworkflow: ['[[', ']]'],
    output: ['([', '])'],
};
function write({ inputs, steps, outputs, edges }, changed, omitted) {
    const boxes = [...inputs, ...steps, ...outputs];
    // Names of our own: a name from the document could be a word of Mermaid's language.
    const ids = new Map(boxes.map(({ key }, index) => [key, `n${index}`]));
    const coloured = steps.filter(({ name }) => changed.has(name)).map(({ key }) => ids.get(key));
    const ports = [...inputs, ...outputs].map(({ key }) => ids.get(key));
    return [
        'flowchart TD',
        ...boxes.map(({ key, name, kind, note }) => {
            const [open, close] = SHAPES[kind];
            return `  ${ids.get(key)}${open}"${label(name)}${note === '' ? '' : `<br/>(${note})`}"${close}`;
        }),
        ...edges.map(([from, to]) => `  ${ids.get(from)} --> ${ids.get(to)}`),
        ...(omitted === 0 ? [] : [`  more["${omitted} more ${omitted === 1 ? 'step' : 'steps'}"]`, '  style more stroke-dasharray: 4']),
        ...(coloured.length === 0 ? [] : ['  classDef changed fill:#fff8c5,stroke:#9a6700,color:#24292f', `  class ${coloured.join(',')} changed`]),
        ...(ports.length === 0 ? [] : ['  classDef port fill:none,stroke:#8c959f', `  class ${ports.join(',')} port`]),
    ].join('\n');
}
const PLAIN = /^[\p{L}\p{N}_ .-]$/u;
/** Letters, digits and a few signs stand for themselves; everything else as Mermaid's `#code;`. */
function label(name) {
    const characters = Array.from(name === '' ? '?' : name);
    const text = characters.slice(0, LONGEST_LABEL).map((character) => (PLAIN.test(character) ? character : `#${character.toWellFormed().codePointAt(0)};`));
    return text.join('') + (characters.length > LONGEST_LABEL ? '…' : '');
}

;// CONCATENATED MODULE: ./lib/cwl/interface-rules.js
/**
 * When a change of an app's interface breaks those who use the app. Inputs may ask for less and take more; outputs may
 * promise more. docs/compatibility.md is written from this table.
 */
const INTERFACE_RULES = {
    'input-removed': { breaking: true, change: 'an input is removed', reason: 'Tasks and workflows that give it are refused, or what they gave is ignored.' },
    'input-added-required': {
        breaking: true,
        change: 'an input is added that accepts no null and has no default',
        reason: 'Whoever runs the app today does not give it.',
    },
    'input-added-optional': {
        breaking: false,
        change: 'an input is added that accepts null or has a default',
        reason: 'Whoever runs the app today need not know of it.',
    },
    'input-made-required': {
        breaking: true,
        change: 'an input that could be left out accepts no null and has no default any more',
        reason: 'Whoever left it out is refused.',
    },
    'input-made-optional': { breaking: false, change: 'an input that had to be given may be left out', reason: 'Giving it still works.' },
    'input-widened': { breaking: false, change: 'the type of an input becomes wider', reason: 'Every value that was taken still is.' },
    'input-narrowed': {
        breaking: true,
        change: 'the type of an input becomes narrower, or another one',
        reason: 'Some value that was taken is refused. Fields that a record loses count: what was given in them is lost.',
    },
    'input-default-changed': {
        breaking: false,
        change: 'the default of an input changes',
        reason: 'Runs go on to work; their results may differ, so it is told.',
    },
    'input-default-removed': {
        breaking: false,
        change: 'the default of an input is removed, and the input accepts null',
        reason: 'Runs go on to work with null; their results may differ, so it is told.',
    },
    'input-format-widened': { breaking: false, change: 'an input takes more formats, or any', reason: 'Every file that was taken still is.' },
    'input-format-narrowed': { breaking: true, change: 'an input takes fewer or other formats', reason: 'Files of a format that was taken are refused.' },
    'input-secondary-file-required': {
        breaking: true,
        change: 'an input demands a secondary file that it did not demand',
        reason: 'Files that come without it are refused.',
    },
    'input-secondary-file-relaxed': {
        breaking: false,
        change: 'an input demands fewer secondary files, or takes further ones that may be missing',
        reason: 'Files that were complete still are.',
    },
    'output-removed': { breaking: true, change: 'an output is removed', reason: 'Whoever uses it finds nothing.' },
    'output-added': { breaking: false, change: 'an output is added', reason: 'Nobody uses it yet.' },
    'output-made-optional': { breaking: true, change: 'an output that was always there may be missing', reason: 'Whoever uses it is not ready for null.' },
    'output-narrowed': {
        breaking: false,
        change: 'the type of an output becomes narrower',
        reason: 'Every value that may come could come before. Fields that a record gains do not count: nobody reads them.',
    },
    'output-widened': {
        breaking: true,
        change: 'the type of an output becomes wider, or another one',
        reason: 'A value may come that whoever uses the output does not expect.',
    },
    'output-format-narrowed': {
        breaking: false,
        change: 'an output names its format for the first time, or fewer formats',
        reason: 'Whoever took the files before still does.',
    },
    'output-format-changed': {
        breaking: true,
        change: 'an output names another format, or none any more',
        reason: 'Inputs that ask for the old format refuse the files.',
    },
    'output-secondary-file-added': { breaking: false, change: 'an output comes with more secondary files', reason: 'Nobody asks for them yet.' },
    'output-secondary-file-removed': {
        breaking: true,
        change: 'an output comes without a secondary file that it came with',
        reason: 'Inputs that ask for it refuse the files.',
    },
};
/** The table of docs/compatibility.md. */
function compatibilityTable() {
    const rows = Object.entries(INTERFACE_RULES).map(([name, rule]) => `| \`${name}\` | ${rule.change} | ${rule.breaking ? '**breaking**' : 'compatible'} | ${rule.reason} |`);
    return ['| rule | what changes | verdict | why |', '|---|---|---|---|', ...rows].join('\n');
}

// EXTERNAL MODULE: ./lib/cwl/model/index.js + 4 modules
var model = __webpack_require__(7932);
// EXTERNAL MODULE: ./lib/cwl/types.js
var types = __webpack_require__(2291);
;// CONCATENATED MODULE: ./lib/cwl/ports.js




/** Reads the interface of a packed description, whoever wrote it: lists or maps, short or long forms. */
function interfaceOf(description) {
    const process = mainProcess(description);
    const written = description['cwlVersion'] ?? process['cwlVersion'];
    const definitions = namedTypes(process);
    const reader = new types/* TypeReader */.cS((0,model/* isVersion */.lF)(written) ? written : 'v1.2', {
        definition: (name) => definitions.get(name) ?? definitions.get((0,localnames/* lastName */.UK)(name)),
    });
    return { inputs: portsOf(process['inputs'], reader, 'input'), outputs: portsOf(process['outputs'], reader, 'output') };
}
/** A port that must be given: without it the app does not run. */
function isRequired(port) {
    return !(0,types/* acceptsNull */.Rd)(port.type) && port.default === undefined;
}
/** Of a `$graph`, the process named main, or the only one. */
function mainProcess(description) {
    const { $graph: graph } = description;
    if (!(0,json/* isArray */.cy)(graph))
        return description;
    const processes = graph.filter(json/* isObject */.Gv);
    return processes.find((process) => typeof process['id'] === 'string' && (0,localnames/* lastName */.UK)(process['id']) === 'main') ?? processes[0] ?? description;
}
function portsOf(written, reader, side) {
    const ports = new Map();
    for (const [id, parameter] of parametersOf(written)) {
        ports.set(id, {
            id,
            type: reader.read(parameter),
            written: parameter['type'] ?? null,
            default: parameter['default'] ?? undefined,
            formats: listOf(parameter['format']).filter((format) => typeof format === 'string'),
            secondaryFiles: new Map(listOf(parameter['secondaryFiles']).map((file) => secondaryFile(file, side))),
        });
    }
    return ports;
}
function parametersOf(written) {
    if ((0,json/* isArray */.cy)(written)) {
        return written.filter(json/* isObject */.Gv).flatMap((parameter) => (typeof parameter['id'] === 'string' ? [[(0,localnames/* lastName */.UK)(parameter['id']), parameter]] : []));
    }
    if (!(0,json/* isObject */.Gv)(written))
        return [];
    return (0,json/* entriesOf */.Mc)(written).map(([id, value]) => {
        const isParameter = (0,json/* isObject */.Gv)(value) && value['type'] !== undefined && !('items' in value || 'fields' in value || 'symbols' in value);
        const parameter = isParameter ? value : { type: value };
        return [(0,localnames/* lastName */.UK)(id), parameter];
    });
}
function listOf(value) {
    if (value === undefined || value === null)
        return [];
    return (0,json/* isArray */.cy)(value) ? value : [value];
}
/** CWL v1.2, "SecondaryFileSchema": of inputs they must be there, of outputs they may be missing, unless it is said otherwise. */
function secondaryFile(file, side) {
    const expected = side === 'input';
    if (!(0,json/* isObject */.Gv)(file)) {
        const text = typeof file === 'string' ? file : JSON.stringify(file);
        return text.endsWith('?') ? [text.slice(0, -1), false] : [text, expected];
    }
    const pattern = typeof file['pattern'] === 'string' ? file['pattern'] : JSON.stringify(file['pattern']);
    const { required } = file;
    // An expression may say yes: whoever gives the file must be ready for it.
    return [pattern, required === undefined || required === null ? expected : required !== false];
}
/** Every type with a name that stands in the ports of a process, or in its SchemaDefRequirement. */
function namedTypes(process) {
    const found = new Map();
    const visit = (value) => {
        if ((0,json/* isArray */.cy)(value))
            value.forEach(visit);
        if (!(0,json/* isObject */.Gv)(value))
            return;
        const { name, type } = value;
        const isDefinition = typeof name === 'string' && (type === 'record' || type === 'enum' || type === 'array');
        if (isDefinition && !found.has(name)) {
            found.set(name, value);
            if (!found.has((0,localnames/* lastName */.UK)(name)))
                found.set((0,localnames/* lastName */.UK)(name), value);
        }
        for (const key of ['type', 'items', 'fields', 'types'])
            visit(value[key]);
    };
    for (const side of ['inputs', 'outputs']) {
        for (const [, parameter] of parametersOf(process[side]))
            visit(parameter);
    }
    visit(process['requirements']);
    visit(process['hints']);
    return found;
}

;// CONCATENATED MODULE: ./lib/cwl/subtype.js

/**
 * True when every value of `sub` is a value of `base`. Stricter than the relation that links of a workflow are checked
 * with: there `Any` goes with everything; here it is what the specification says, any value but null.
 */
function isSubtype(sub, base, extraFields) {
    // Of what could not be made out nothing can be promised.
    if (sub.kind === 'unknown' || base.kind === 'unknown')
        return false;
    if (sub.kind === 'union')
        return sub.members.every((member) => isSubtype(member, base, extraFields));
    if (base.kind === 'union')
        return base.members.some((member) => isSubtype(sub, member, extraFields));
    if (base.kind === 'simple' && base.name === 'Any')
        return !(sub.kind === 'simple' && sub.name === 'null');
    switch (sub.kind) {
        case 'array':
            return base.kind === 'array' && isSubtype(sub.items, base.items, extraFields);
        case 'record':
            return base.kind === 'record' && isSubrecord(sub.fields, base.fields, extraFields);
        case 'enum':
            if (base.kind === 'enum')
                return [...sub.symbols].every((symbol) => base.symbols.has(symbol));
            return base.kind === 'simple' && base.name === 'string';
        case 'simple':
            return base.kind === 'simple' && (sub.name === base.name || WIDER[sub.name]?.includes(base.name) === true);
    }
}
/** An integer is a number of every kind, and every float a double. */
const WIDER = {
    int: ['long', 'float', 'double'],
    long: ['float', 'double'],
    float: ['double'],
};
function isSubrecord(sub, base, extraFields) {
    if (extraFields === 'refused' && [...sub.keys()].some((name) => !base.has(name)))
        return false;
    return [...base].every(([name, expected]) => {
        const given = sub.get(name);
        return given === undefined ? (0,types/* acceptsNull */.Rd)(expected) : isSubtype(given, expected, extraFields);
    });
}
/** True when both types have the same values. */
function isSameType(left, right) {
    return isSubtype(left, right, 'refused') && isSubtype(right, left, 'refused');
}
/** True when a part of the type could not be made out. */
function hasUnknown(type) {
    switch (type.kind) {
        case 'unknown':
            return true;
        case 'array':
            return hasUnknown(type.items);
        case 'record':
            return [...type.fields.values()].some(hasUnknown);
        case 'union':
            return type.members.some(hasUnknown);
        case 'simple':
        case 'enum':
            return false;
    }
}

;// CONCATENATED MODULE: ./lib/cwl/interface.js





/**
 * How the interface of an app changes from `before` to `after`, by the rules of docs/compatibility.md; breaking changes
 * first. Empty when both take and give the same.
 */
function compareInterfaces(before, after) {
    const [old, next] = [interfaceOf(before), interfaceOf(after)];
    const changes = [...comparePorts(old, next, 'inputs', compareInput), ...comparePorts(old, next, 'outputs', compareOutput)];
    return [...changes.filter((change) => change.breaking), ...changes.filter((change) => !change.breaking)];
}
function comparePorts(before, after, side, compare) {
    const ids = new Set([...before[side].keys(), ...after[side].keys()]);
    return [...ids].flatMap((id) => compare(before[side].get(id), after[side].get(id)).map(([rule, message]) => ({
        rule,
        port: `${side}.${id}`,
        breaking: INTERFACE_RULES[rule].breaking,
        message,
    })));
}
function compareInput(old, next) {
    if (next === undefined)
        return old === undefined ? [] : [['input-removed', `the input ${old.id} is gone`]];
    if (old === undefined) {
        if (isRequired(next))
            return [['input-added-required', `the new input ${next.id} (${(0,types/* describeType */.MF)(next.type)}) must be given`]];
        return [['input-added-optional', `the new input ${next.id} (${(0,types/* describeType */.MF)(next.type)}) may be given`]];
    }
    return [...inputNeed(old, next), ...inputType(old, next), ...inputDefault(old, next), ...inputFormat(old, next), ...inputSecondaryFiles(old, next)];
}
function inputNeed(old, next) {
    if (!isRequired(old) && isRequired(next))
        return [['input-made-required', `the input ${next.id} must be given now`]];
    if (isRequired(old) && !isRequired(next))
        return [['input-made-optional', `the input ${next.id} need not be given any more`]];
    return [];
}
function inputType(old, next) {
    // Whether null is taken is told by inputNeed.
    const [from, to] = [valuesOf(old.type), valuesOf(next.type)];
    if (isSameType(from, to) || areWrittenAlike(old, next))
        return [];
    const words = `${(0,types/* describeType */.MF)(old.type)} → ${(0,types/* describeType */.MF)(next.type)}`;
    if (isSubtype(from, to, 'refused'))
        return [['input-widened', `the input ${next.id} takes more: ${words}`]];
    return [['input-narrowed', `the input ${next.id} does not take all that it took: ${words}`]];
}
/** The type without null; of null alone nothing is left. */
function valuesOf(type) {
    return (0,types/* isNull */.kZ)(type) ? { kind: 'union', members: [] } : (0,types/* withoutNull */.Ms)(type);
}
function inputDefault(old, next) {
    if (old.default === undefined || isRequired(next))
        return [];
    if (next.default === undefined) {
        return [['input-default-removed', `the input ${next.id} has no default any more; it was ${brief(old.default)}`]];
    }
    if ((0,json/* sameJson */.Vk)(old.default, next.default))
        return [];
    return [['input-default-changed', `the default of the input ${next.id} changes: ${brief(old.default)} → ${brief(next.default)}`]];
}
function inputFormat(old, next) {
    if (sameSet(old.formats, next.formats))
        return [];
    const takesAll = next.formats.length === 0 || (old.formats.length > 0 && old.formats.every((format) => next.formats.includes(format)));
    const words = `${formatWords(old)} → ${formatWords(next)}`;
    return takesAll
        ? [['input-format-widened', `the input ${next.id} takes more formats: ${words}`]]
        : [['input-format-narrowed', `the input ${next.id} does not take all formats that it took: ${words}`]];
}
function inputSecondaryFiles(old, next) {
    const demanded = [...next.secondaryFiles].filter(([pattern, required]) => required && old.secondaryFiles.get(pattern) !== true);
    if (demanded.length > 0) {
        return [['input-secondary-file-required', `the input ${next.id} must come with ${demanded.map(([pattern]) => pattern).join(', ')} now`]];
    }
    if (sameMap(old.secondaryFiles, next.secondaryFiles))
        return [];
    return [['input-secondary-file-relaxed', `the input ${next.id} demands no more secondary files than before`]];
}
function compareOutput(old, next) {
    if (next === undefined)
        return old === undefined ? [] : [['output-removed', `the output ${old.id} is gone`]];
    if (old === undefined)
        return [['output-added', `the new output ${next.id} (${(0,types/* describeType */.MF)(next.type)})`]];
    return [...outputType(old, next), ...outputFormat(old, next), ...outputSecondaryFiles(old, next)];
}
function outputType(old, next) {
    if (isSameType(old.type, next.type) || areWrittenAlike(old, next))
        return [];
    const words = `${(0,types/* describeType */.MF)(old.type)} → ${(0,types/* describeType */.MF)(next.type)}`;
    if (!(0,types/* acceptsNull */.Rd)(old.type) && (0,types/* acceptsNull */.Rd)(next.type))
        return [['output-made-optional', `the output ${next.id} may be missing now: ${words}`]];
    if (isSubtype(next.type, old.type, 'allowed'))
        return [['output-narrowed', `the output ${next.id} promises more: ${words}`]];
    return [['output-widened', `the output ${next.id} may be what it never was: ${words}`]];
}
function outputFormat(old, next) {
    if (sameSet(old.formats, next.formats))
        return [];
    const words = `${formatWords(old)} → ${formatWords(next)}`;
    const promised = next.formats.length > 0 && (old.formats.length === 0 || next.formats.every((format) => old.formats.includes(format)));
    return promised
        ? [['output-format-narrowed', `the output ${next.id} promises its format: ${words}`]]
        : [['output-format-changed', `the output ${next.id} does not keep its format: ${words}`]];
}
function outputSecondaryFiles(old, next) {
    if (sameMap(old.secondaryFiles, next.secondaryFiles))
        return [];
    const lost = [...old.secondaryFiles].filter(([pattern, required]) => !next.secondaryFiles.has(pattern) || (required && next.secondaryFiles.get(pattern) !== true));
    return lost.length > 0
        ? [['output-secondary-file-removed', `the output ${next.id} may come without ${lost.map(([pattern]) => pattern).join(', ')}`]]
        : [['output-secondary-file-added', `the output ${next.id} comes with more secondary files`]];
}
/** Types that cannot be made out are the same when they are written the same. */
function areWrittenAlike(old, next) {
    return hasUnknown(old.type) && hasUnknown(next.type) && (0,json/* sameJson */.Vk)(old.written, next.written);
}
function sameSet(left, right) {
    return left.length === right.length && left.every((item) => right.includes(item));
}
function sameMap(left, right) {
    return left.size === right.size && [...left].every(([key, value]) => right.get(key) === value);
}
function formatWords(port) {
    return port.formats.length === 0 ? 'any' : port.formats.join(' or ');
}
/** Longer defaults than this fill a line. */
const LONGEST_DEFAULT = 60;
function brief(value) {
    const text = (0,json/* stringifyJson */.sd)(value);
    if (text.length <= LONGEST_DEFAULT)
        return text;
    return (0,json/* isArray */.cy)(value) ? `a list of ${value.length}` : `${text.slice(0, LONGEST_DEFAULT)}…`;
}

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
;// CONCATENATED MODULE: ./lib/promotion/details.js






/** Longer diffs are read by nobody, and a job summary holds 1 MiB in all. */
const LONGEST_DIFF = 400;
/** Milliseconds for one diff: comparing two large strangers takes quadratic time. */
const DIFF_TIME = 1_000;
/** Pure. `before` is what stands at the target, `after` what would be installed. */
function detailsOf(before, after, target, dialect) {
    const [old, next] = [before, after].map((description) => (0,same_app/* bareApp */.Uv)(description, dialect));
    const changes = compareInterfaces(old, next);
    const diagram = diagramOf(next, { changed: changedSteps(old, next) });
    return {
        interface: changes,
        breaking: changes.some((change) => change.breaking),
        contents: (0,contents/* compareContents */.Y)(old, next),
        ...(diagram === undefined ? {} : { diagram }),
        ...cutDiff((0,create/* createTwoFilesPatch */.ss)(`installed/${target}`, `planned/${target}`, readable(old), readable(next), '', '', { context: 3, timeout: DIFF_TIME })),
    };
}
function cutDiff(diff) {
    if (diff === undefined)
        return { omittedLines: 0 };
    // The first line is a rule of equals signs that no reader of diffs needs.
    const lines = diff.replace(/^=+\n/, '').trimEnd().split('\n');
    return { diff: lines.slice(0, LONGEST_DIFF).join('\n'), omittedLines: Math.max(0, lines.length - LONGEST_DIFF) };
}

;// CONCATENATED MODULE: ./lib/promotion/plan.js




/**
 * What it takes to bring one app from what stands at its target to what is desired. Pure. Descriptions are the same
 * when their canonical JSON is, less the keys that the dialect says the platform writes, and the provenance note.
 */
function planChange(app, desired, before, dialect) {
    if (desired.kind === 'missing') {
        return { action: 'blocked', app, digest: null, blockedBy: desired.blockedBy ?? 'circumstances', reason: desired.reason, before };
    }
    const { description, digest, files } = desired;
    const change = { app, description, digest, files, before };
    switch (before.kind) {
        case 'absent':
            return { ...change, action: 'create' };
        case 'unreadable':
            return { ...change, action: 'unknown', reason: before.reason };
        case 'found':
            if ((0,same_app/* isSameApp */.sS)(description, before.app.description, dialect))
                return { ...change, action: 'unchanged' };
            return { ...change, action: 'update', details: detailsOf(before.app.description, description, (0,address/* formatAddress */.M0)(app.target), dialect) };
    }
}
/** What a copy takes from the app that it copies. */
function desiredFromApp(reading, address, dialect) {
    switch (reading.kind) {
        case 'absent':
            return { kind: 'missing', reason: `there is no app ${address} to copy` };
        case 'unreadable':
            return { kind: 'missing', reason: `${address} cannot be copied: ${reading.reason}` };
        case 'found': {
            const description = (0,platform_dialect/* stripPlatformKeys */.MK)(reading.app.description, platform_dialect/* DIALECTS */.O9[dialect]);
            return { kind: 'ready', description, digest: (0,same_app/* digestOfApp */.df)(description, dialect), files: [] };
        }
    }
}
/**
 * A copy that is to be what the repository packs to: refused otherwise, so that what was tested is what is released.
 * Without a packed form nothing was demanded. The files of the copy are then those of the repository.
 */
function requireSame(copy, packed, dialect) {
    if (packed === undefined || copy.kind === 'missing')
        return copy;
    if (packed.kind === 'missing')
        return packed;
    if ((0,same_app/* isSameApp */.sS)(copy.description, packed.description, dialect))
        return { ...copy, files: packed.files };
    return {
        kind: 'missing',
        blockedBy: 'rule',
        reason: `rule \`require-same\`: the app that would be copied (${copy.digest}) is not what this repository packs to (${packed.digest})`,
    };
}
/** True when carrying out the plan would send a request for this app. */
function isInstall(change) {
    return change.action === 'create' || change.action === 'update' || change.action === 'unknown';
}


/***/ }),

/***/ 361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uv: () => (/* binding */ bareApp),
/* harmony export */   df: () => (/* binding */ digestOfApp),
/* harmony export */   sS: () => (/* binding */ isSameApp)
/* harmony export */ });
/* harmony import */ var _cwl_stamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7801);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9328);
/* harmony import */ var _platform_dialect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9897);



/** An app's description without what the platform wrote and without the note on where it came from. */
function bareApp(description, dialect) {
    return (0,_cwl_stamp_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutStamp */ .GD)((0,_platform_dialect_js__WEBPACK_IMPORTED_MODULE_2__/* .stripPlatformKeys */ .MK)(description, _platform_dialect_js__WEBPACK_IMPORTED_MODULE_2__/* .DIALECTS */ .O9[dialect]));
}
/** True when both are the same app: what the platform writes and where it came from do not count. */
function isSameApp(left, right, dialect) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sameJson */ .Vk)(bareApp(left, dialect), bareApp(right, dialect));
}
/** The digest that equal apps share, see {@link isSameApp}: what plans, records and rollbacks compare. */
function digestOfApp(description, dialect) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)(bareApp(description, dialect));
}


/***/ })

};

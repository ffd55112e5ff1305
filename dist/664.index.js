export const id = 664;
export const ids = [664];
export const modules = {

/***/ 9558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ diagramOf),
/* harmony export */   k: () => (/* binding */ changedSteps)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _localnames_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4661);


/** More boxes than this are read by nobody. */
const MOST_NODES = 80;
/** Mermaid refuses to draw more than 500 edges, and GitHub does not let a page raise that. */
const MOST_EDGES = 400;
/** Longer names make boxes that push all others away. */
const LONGEST_LABEL = 60;
/** Of a label as Mermaid reads it: it draws no diagram of more than 50,000 characters. */
const LONGEST_ENCODED = 400;
/**
 * A packed workflow as the text of a Mermaid flowchart: inputs, steps and outputs, and what flows between them. A large
 * workflow loses its inputs and outputs first, then the steps furthest from those that changed; what is left out is
 * counted in a box of its own. Undefined for anything but a workflow with steps. No name in it can be more than a label.
 */
function diagramOf(description, { changed = new Set() } = {}) {
    if (description['class'] !== 'Workflow')
        return undefined;
    const whole = graphOf(description);
    if (whole.steps.length === 0)
        return undefined;
    const graph = [whole, withoutPorts(whole)].find(fits) ?? around(withoutPorts(whole), changed);
    return write(graph, changed, whole);
}
/** Names of the steps of `after` that `before` has otherwise, or not at all. */
function changedSteps(before, after) {
    const old = new Map(stepsOf(before).map((step) => [nameOf(step), step]));
    const changed = stepsOf(after).filter((step) => {
        const earlier = old.get(nameOf(step));
        return earlier === undefined || !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sameJson */ .Vk)(earlier, step);
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
        for (const source of (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(sources) ? sources : [sources]) {
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
    return box((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(run) && run['class'] === 'Workflow' ? 'subworkflow' : 'step', nameOf(step), notes.join(', '));
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
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) ? value.filter(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) : [];
}
function nameOf(object) {
    return typeof object['id'] === 'string' ? (0,_localnames_js__WEBPACK_IMPORTED_MODULE_1__/* .lastName */ .UK)(object['id']) : '';
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
function write({ inputs, steps, outputs, edges }, changed, whole) {
    const shown = restrict(whole, new Set([...inputs, ...steps, ...outputs].map(({ key }) => key)));
    const omitted = [
        ...counted(whole.inputs.length - inputs.length, 'input'),
        ...counted(whole.outputs.length - outputs.length, 'output'),
        ...counted(whole.steps.length - steps.length, 'step'),
        ...counted(shown.edges.length - edges.length, 'connection'),
    ];
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
        ...(omitted.length === 0 ? [] : [`  more["not shown<br/>${omitted.join(', ')}"]`, '  style more stroke-dasharray: 4']),
        ...(coloured.length === 0 ? [] : ['  classDef changed fill:#fff8c5,stroke:#9a6700,color:#24292f', `  class ${coloured.join(',')} changed`]),
        ...(ports.length === 0 ? [] : ['  classDef port fill:none,stroke:#8c959f', `  class ${ports.join(',')} port`]),
    ].join('\n');
}
function counted(number, what) {
    return number === 0 ? [] : [`${number} ${what}${number === 1 ? '' : 's'}`];
}
/** Inside a word three signs are nothing but signs. Elsewhere Mermaid takes them for Markdown: emphasis, lists, addresses. */
const PLAIN = /[\p{L}\p{N}]|(?<=[\p{L}\p{N}])[_ -](?=[\p{L}\p{N}])|(.)/gsu;
/** What moves, hides or reorders text. U+200D, which emoji are joined by, does no harm. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200D)\p{Cf}/gu;
/** Letters and digits stand for themselves; what could be read as anything else stands as Mermaid's `#code;`. */
function label(name) {
    const characters = Array.from((name === '' ? '?' : name).replaceAll(UNSEEN, '\uFFFD'));
    const shown = characters.slice(0, LONGEST_LABEL).join('');
    const encoded = shown.replaceAll(PLAIN, (character, other) => (other === undefined ? character : `#${character.codePointAt(0)};`));
    const cut = encoded.length > LONGEST_ENCODED ? encoded.slice(0, LONGEST_ENCODED).replace(/#\d*$/, '') : encoded;
    return cut.length < encoded.length || characters.length > LONGEST_LABEL ? `${cut}…` : cut;
}


/***/ }),

/***/ 4013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ withStamp),
/* harmony export */   GD: () => (/* binding */ withoutStamp),
/* harmony export */   Zs: () => (/* binding */ stampOf)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);

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
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(note))
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

/***/ 1664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gf: () => (/* binding */ desiredFromApp),
  OK: () => (/* binding */ isInstall),
  AS: () => (/* binding */ planChange),
  qb: () => (/* binding */ requireSame)
});

// EXTERNAL MODULE: ./lib/platform/address.js
var platform_address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/platform/dialect.js
var platform_dialect = __webpack_require__(9897);
// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/cwl/localnames.js
var localnames = __webpack_require__(4661);
;// CONCATENATED MODULE: ./lib/cwl/contents.js


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
        else if (name === 'SoftwareRequirement' && softwareOf(one) !== undefined && softwareOf(two) !== undefined)
            changes.push(...compareSoftware(step, where, one, two));
        else if (!(0,json/* sameJson */.Vk)(one, two))
            changes.push({ kind: 'requirement', step, message: `${name}${where}${membersThatChange(one, two) ?? ' changes'}` });
    }
    return changes;
}
/** `: coresMin 8 → 16`; undefined when that cannot be said in a few words. */
function membersThatChange(one, two) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(two)])].filter((key) => !(0,json/* sameJson */.Vk)(one[key] ?? null, two[key] ?? null));
    const texts = keys.map((key) => {
        const [old, next] = [one[key], two[key]].map((value) => ((0,json/* isArray */.cy)(value) || (0,json/* isObject */.Gv)(value) ? undefined : (textOf(value) ?? 'none')));
        return old === undefined || next === undefined || old.length + next.length > FEW_WORDS || /[\r\n]/.test(old + next) ? undefined : `${key} ${old} → ${next}`;
    });
    return texts.includes(undefined) ? undefined : `: ${texts.join(', ')}`;
}
/** More characters than this, before and after, are for the diff to show. */
const FEW_WORDS = 80;
/** Packages of a SoftwareRequirement with their versions; undefined when it is not in its long form. */
function softwareOf({ packages }) {
    if (!(0,json/* isArray */.cy)(packages))
        return undefined;
    const found = new Map();
    for (const entry of packages) {
        if (!(0,json/* isObject */.Gv)(entry) || typeof entry['package'] !== 'string')
            return undefined;
        const { version } = entry;
        found.set(entry['package'], (0,json/* isArray */.cy)(version) ? version.map((each) => textOf(each)).join(', ') : '');
    }
    return found;
}
function compareSoftware(step, where, one, two) {
    const [old, next] = [softwareOf(one) ?? new Map(), softwareOf(two) ?? new Map()];
    const changes = [];
    for (const name of new Set([...old.keys(), ...next.keys()])) {
        const [from, to] = [old.get(name), next.get(name)];
        if (from !== to)
            changes.push({ kind: 'version', step, message: `${name}${where}: ${from === undefined ? 'none' : from || 'any version'} → ${to === undefined ? 'none' : to || 'any version'}` });
    }
    return changes.length === 0 && !(0,json/* sameJson */.Vk)(one, two) ? [{ kind: 'requirement', step, message: `SoftwareRequirement${where} changes` }] : changes;
}
const VERSION_KEYS = ['cwlVersion', 'sbg:toolkitVersion', 's:version', 's:softwareVersion'];
/** A process and those that its steps run, by their steps. */
function processesOf(description) {
    const found = new Map();
    const visit = (process, path) => {
        found.set(path, process);
        const { steps } = process;
        if (!(0,json/* isArray */.cy)(steps))
            return;
        for (const step of steps) {
            if (!(0,json/* isObject */.Gv)(step) || typeof step['id'] !== 'string' || !(0,json/* isObject */.Gv)(step['run']))
                continue;
            visit(step['run'], path === '' ? (0,localnames/* lastName */.UK)(step['id']) : `${path}/${(0,localnames/* lastName */.UK)(step['id'])}`);
        }
    };
    visit(description, '');
    return found;
}
function requirementsOf(process) {
    const found = new Map();
    // Requirements count more than hints of the same class (CWL, "Requirements and hints").
    for (const list of [process['hints'], process['requirements']]) {
        if ((0,json/* isArray */.cy)(list)) {
            for (const entry of list)
                if ((0,json/* isObject */.Gv)(entry) && typeof entry['class'] === 'string')
                    found.set(entry['class'], entry);
        }
        else if ((0,json/* isObject */.Gv)(list)) {
            for (const [name, entry] of Object.entries(list))
                if ((0,json/* isObject */.Gv)(entry))
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
    return typeof value === 'string' ? value : (0,json/* stringifyJson */.sd)(value);
}

// EXTERNAL MODULE: ./lib/cwl/graph.js
var graph = __webpack_require__(9558);
;// CONCATENATED MODULE: ./lib/cwl/interface/interface-rules.js
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
    'input-default-added': {
        breaking: false,
        change: 'an input that accepted null and had no default gets one',
        reason: 'Runs go on to work, with the default in place of null; their results may differ, so it is told.',
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

// EXTERNAL MODULE: ./lib/cwl/types/filing.js
var filing = __webpack_require__(7783);
// EXTERNAL MODULE: ./lib/cwl/types/types.js
var types_types = __webpack_require__(9353);
;// CONCATENATED MODULE: ./lib/cwl/types/alternatives.js


/**
 * Many types, of which those are asked for that take all values of another. Alternatives are filed by what must be in
 * them, so that a union of thousands is not held against each member of another.
 */
class Alternatives {
    #types;
    #takes;
    #mayHaveMore;
    #simple = new Map();
    #enums;
    #enumsBySymbol = new Map();
    #lists;
    #records;
    /** `mayHaveMore`: a record with fields that are not expected is still taken. */
    constructor(types, takes, mayHaveMore, shapes = new Shapes()) {
        this.#types = types;
        this.#takes = takes;
        this.#mayHaveMore = mayHaveMore;
        const enums = [];
        const lists = [];
        const records = [];
        for (const owner of types) {
            for (const type of (0,types_types/* membersOf */.lS)(owner)) {
                if (type.kind === 'simple')
                    (0,filing/* append */.BC)(this.#simple, type.name, owner);
                else if (type.kind === 'enum')
                    enums.push({ type, owner });
                else if (type.kind === 'array')
                    lists.push({ type, owner });
                else if (type.kind === 'record')
                    records.push({ type, owner });
            }
        }
        this.#enums = enums;
        for (const one of enums)
            for (const symbol of one.type.symbols)
                (0,filing/* append */.BC)(this.#enumsBySymbol, symbol, one);
        const shelf = () => new Shelf(shapes, (held) => new Alternatives(held, takes, mayHaveMore, shapes));
        this.#lists = shelf();
        for (const one of lists)
            this.#lists.put(one.type.items, one);
        this.#records = new Records(records, shapes, shelf);
    }
    /** The types that take all values of `sub`, some more than once. */
    *takersOf(sub) {
        if (sub.kind === 'unknown')
            return;
        if (sub.kind === 'union')
            yield* this.#takersOfAll(sub);
        else {
            // "Any" is any value but null.
            if (!(0,types_types/* isNull */.kZ)(sub))
                yield* this.#simple.get('Any') ?? [];
            yield* this.#takersOfOne(sub);
        }
    }
    /** Those that take one member are few when it is one that few take. */
    *#takersOfAll(sub) {
        const rare = sub.members.find((member) => member.kind !== 'simple') ?? sub.members[0];
        const candidates = rare === undefined ? this.#types : this.takersOf(rare);
        for (const type of candidates)
            if (this.#takes(sub, type))
                yield type;
    }
    *#takersOfOne(sub) {
        switch (sub.kind) {
            case 'simple':
                for (const name of [sub.name, ...(types_types/* WIDER */.EV[sub.name] ?? [])])
                    yield* this.#simple.get(name) ?? [];
                return;
            case 'enum':
                yield* this.#simple.get('string') ?? [];
                yield* ownersOf((0,filing/* fewest */.xB)(sub.symbols, this.#enumsBySymbol) ?? this.#enums, (type) => this.#takes(sub, type));
                return;
            case 'array':
                for (const { owner } of this.#lists.takersOf(sub.items))
                    yield owner;
                return;
            case 'record':
                yield* ownersOf(this.#records.candidatesFor(sub, this.#mayHaveMore), (type) => this.#takes(sub, type));
        }
    }
}
/** Records, each filed under one field that must be there: of those it has, the one that tells it apart best. */
class Records {
    #required = new Map();
    #optional = [];
    #optionalByField = new Map();
    constructor(records, shapes, shelf) {
        const keyOf = (name, type) => `${shapes.of(type)} ${name}`;
        const counts = new Map();
        const required = records.map(({ type }) => [...type.fields].filter(([, field]) => !(0,types_types/* acceptsNull */.Rd)(field)));
        for (const [name, type] of required.flat())
            counts.set(keyOf(name, type), (counts.get(keyOf(name, type)) ?? 0) + 1);
        for (const [index, record] of records.entries()) {
            const fields = required[index] ?? [];
            const [best] = fields.length < 2 ? fields : fields.toSorted(([a, left], [b, right]) => (counts.get(keyOf(a, left)) ?? 0) - (counts.get(keyOf(b, right)) ?? 0));
            if (best === undefined) {
                this.#optional.push(record);
                for (const name of record.type.fields.keys())
                    (0,filing/* append */.BC)(this.#optionalByField, name, record);
            }
            else {
                const held = this.#required.get(best[0]) ?? shelf();
                this.#required.set(best[0], held);
                held.put(best[1], record);
            }
        }
    }
    /** Those that may take the record; the others do not. */
    *candidatesFor(sub, mayHaveMore) {
        for (const [name, type] of sub.fields)
            yield* this.#required.get(name)?.takersOf(type) ?? [];
        yield* mayHaveMore ? this.#optional : ((0,filing/* fewest */.xB)(sub.fields.keys(), this.#optionalByField) ?? this.#optional);
    }
}
/** Alternatives by a type that is part of them; what is of one shape is looked at once. */
class Shelf {
    #shapes;
    #open;
    #held = new Map();
    #parts;
    constructor(shapes, open) {
        this.#shapes = shapes;
        this.#open = open;
    }
    put(part, alternative) {
        const shape = this.#shapes.of(part);
        const held = this.#held.get(shape);
        if (held === undefined)
            this.#held.set(shape, { part, alternatives: [alternative] });
        else
            held.alternatives.push(alternative);
    }
    *takersOf(part) {
        this.#parts ??= this.#open([...this.#held.values()].map((held) => held.part));
        for (const taker of this.#parts.takersOf(part))
            yield* this.#held.get(this.#shapes.of(taker))?.alternatives ?? [];
    }
}
/** A number for each shape of a type: types of one shape have the same values. */
class Shapes {
    #byText = new Map();
    #byType = new Map();
    of(type) {
        const known = this.#byType.get(type);
        if (known !== undefined)
            return known;
        const text = JSON.stringify(this.#partsOf(type));
        const shape = this.#byText.get(text) ?? this.#byText.size;
        this.#byText.set(text, shape);
        this.#byType.set(type, shape);
        return shape;
    }
    #partsOf(type) {
        switch (type.kind) {
            case 'unknown':
                return [type.kind];
            case 'simple':
                return [type.name];
            case 'array':
                return [type.kind, this.of(type.items)];
            case 'record':
                return [type.kind, ...[...type.fields].map(([name, field]) => [name, this.of(field)])];
            case 'enum':
                return [type.kind, ...type.symbols];
            case 'union':
                return [type.kind, ...type.members.map((member) => this.of(member))];
        }
    }
}
function* ownersOf(alternatives, isTaker) {
    for (const { type, owner } of alternatives)
        if (isTaker(type))
            yield owner;
}

// EXTERNAL MODULE: ./lib/cwl/types/assignability.js
var assignability = __webpack_require__(3433);
;// CONCATENATED MODULE: ./lib/cwl/types/subtype.js



/**
 * True when every value of `sub` is a value of `base`. Stricter than the relation that links of a workflow are checked
 * with: there `Any` goes with everything; here it is what the specification says, any value but null.
 */
function isSubtype(sub, base, extraFields) {
    // Of what could not be made out nothing can be promised.
    if (sub.kind === 'unknown' || base.kind === 'unknown')
        return false;
    if (sub.kind === 'simple' || base.kind === 'simple')
        return compare(sub, base, extraFields);
    const compared = COMPARED[extraFields];
    const row = compared.get(sub) ?? new WeakMap();
    const known = row.get(base);
    if (known !== undefined)
        return known;
    const verdict = compare(sub, base, extraFields);
    compared.set(sub, row.set(base, verdict));
    return verdict;
}
/** A named type may stand in another many times over; without a memory each would be compared again each time. */
const COMPARED = { allowed: new WeakMap(), refused: new WeakMap() };
function compare(sub, base, extraFields) {
    if (sub.kind === 'union')
        return sub.members.every((member) => isSubtype(member, base, extraFields));
    if (base.kind === 'union')
        return isTaken(sub, base, extraFields);
    if (base.kind === 'simple' && base.name === 'Any')
        return !(sub.kind === 'simple' && sub.name === 'null');
    switch (sub.kind) {
        case 'unknown':
            return false;
        case 'array':
            return base.kind === 'array' && isSubtype(sub.items, base.items, extraFields);
        case 'record':
            return base.kind === 'record' && isSubrecord(sub.fields, base.fields, extraFields);
        case 'enum':
            if (base.kind === 'enum')
                return [...sub.symbols].every((symbol) => base.symbols.has(symbol));
            return base.kind === 'simple' && base.name === 'string';
        case 'simple':
            return base.kind === 'simple' && (sub.name === base.name || types_types/* WIDER */.EV[sub.name]?.includes(base.name) === true);
    }
}
function isSubrecord(sub, base, extraFields) {
    if (extraFields === 'refused')
        for (const name of sub.keys())
            if (!base.has(name))
                return false;
    for (const [name, expected] of base) {
        const given = sub.get(name);
        if (!(given === undefined ? (0,types_types/* acceptsNull */.Rd)(expected) : isSubtype(given, expected, extraFields)))
            return false;
    }
    return true;
}
function isTaken(sub, base, extraFields) {
    if (base.members.length <= filing/* FEW */.dS)
        return base.members.some((member) => isSubtype(sub, member, extraFields));
    const filed = FILED[extraFields].get(base) ?? new Alternatives(base.members, (one, other) => isSubtype(one, other, extraFields), extraFields === 'allowed');
    FILED[extraFields].set(base, filed);
    return filed.takersOf(sub).next().done === false;
}
const FILED = { allowed: new WeakMap(), refused: new WeakMap() };
/** True when both types have the same values. */
function isSameType(left, right) {
    return isSubtype(left, right, 'refused') && isSubtype(right, left, 'refused');
}
/** True when a part of the type could not be made out. */
function hasUnknown(type) {
    if (type.kind === 'simple' || type.kind === 'enum')
        return false;
    const known = UNKNOWN_WITHIN.get(type);
    if (known !== undefined)
        return known;
    const verdict = type.kind === 'unknown' || (0,types_types/* partsOf */.CI)(type).some(hasUnknown);
    UNKNOWN_WITHIN.set(type, verdict);
    return verdict;
}
const UNKNOWN_WITHIN = new WeakMap();

;// CONCATENATED MODULE: ./lib/cwl/interface/interface-fields.js





/** Of two records no more is said than this: a record can stand in another many times over. */
const MOST_CHANGES = 20;
/**
 * How formats and secondary files of the fields of records change from one type to another. Records among alternatives
 * are paired as their values go: each that was taken with one that still takes it, and each that is given with one that
 * was given before.
 */
class FieldComparison {
    #compare;
    #side;
    #extraFields;
    #known = new Map();
    #pairs = 0;
    constructor(side, compare) {
        this.#side = side;
        this.#extraFields = side === 'input' ? 'refused' : 'allowed';
        this.#compare = compare;
    }
    changes(old, next) {
        const row = this.#known.get(old) ?? new Map();
        this.#known.set(old, row);
        const known = row.get(next);
        if (known !== undefined)
            return known;
        const found = this.#changes(old, next);
        row.set(next, found);
        return found;
    }
    #changes(old, next) {
        if (!saysOfFiles(old) && !saysOfFiles(next))
            return [];
        if (old.kind === 'array' && next.kind === 'array')
            return this.changes(old.items, next.items);
        if (old.kind === 'record' && next.kind === 'record')
            return this.#ofRecords(old, next);
        if (old.kind !== 'union' && next.kind !== 'union')
            return [];
        const [from, to] = this.#side === 'input' ? [old, next] : [next, old];
        return ['array', 'record'].flatMap((kind) => this.#ofAlternatives(ofKind(from, kind), ofKind(to, kind))).slice(0, MOST_CHANGES);
    }
    /** `from` has the values that `to` must have as well. */
    #ofAlternatives(from, to) {
        const filed = new Alternatives(to, (sub, base) => isSubtype(sub, base, this.#extraFields), this.#extraFields === 'allowed');
        return from.flatMap((one) => {
            let best;
            for (const other of to.length === 1 ? to : new Set(filed.takersOf(one))) {
                if ((this.#pairs += 1) > assignability/* MOST_PAIRS */.A)
                    return [];
                const found = this.#side === 'input' ? this.changes(one, other) : this.changes(other, one);
                if (best === undefined || isBetter(found, best))
                    best = found;
                if (best.length === 0)
                    return [];
            }
            return best ?? [];
        });
    }
    #ofRecords(old, next) {
        const changes = [];
        for (const [name, type] of old.fields) {
            const other = next.fields.get(name);
            if (other === undefined)
                continue;
            for (const told of this.#compare(old.files?.get(name), next.files?.get(name)))
                changes.push({ field: name, told });
            for (const { field, told } of this.changes(type, other))
                changes.push({ field: `${name}.${field}`, told });
        }
        return [...changes.filter(isBreaking), ...changes.filter((change) => !isBreaking(change))].slice(0, MOST_CHANGES);
    }
}
/** True when a record in the type says something of the files in its fields. */
function saysOfFiles(type) {
    const known = SAYING.get(type);
    if (known !== undefined)
        return known;
    const says = (type.kind === 'record' && type.files !== undefined) || (0,types_types/* partsOf */.CI)(type).some(saysOfFiles);
    SAYING.set(type, says);
    return says;
}
const SAYING = new WeakMap();
function ofKind(type, kind) {
    return (0,types_types/* membersOf */.lS)(type).filter((member) => member.kind === kind);
}
function isBetter(found, best) {
    const [broken, brokenBefore] = [found.filter(isBreaking).length, best.filter(isBreaking).length];
    return broken < brokenBefore || (broken === brokenBefore && found.length < best.length);
}
function isBreaking({ told: [rule] }) {
    return INTERFACE_RULES[rule].breaking;
}

// EXTERNAL MODULE: ./lib/cwl/model/index.js + 3 modules
var model = __webpack_require__(4484);
// EXTERNAL MODULE: ./lib/cwl/model/own-terms.js
var own_terms = __webpack_require__(4154);
// EXTERNAL MODULE: ./lib/cwl/types/type-reader.js
var type_reader = __webpack_require__(7412);
;// CONCATENATED MODULE: ./lib/cwl/interface/ports.js






/** Reads the interface of a packed description, whoever wrote it: lists or maps, short or long forms. */
function interfaceOf(description) {
    const process = mainProcess(description);
    const written = description['cwlVersion'] ?? process['cwlVersion'];
    const definitions = namedTypes(process);
    const reader = new type_reader/* TypeReader */.c((0,model/* isVersion */.lF)(written) ? written : 'v1.2', {
        definition: (name) => definitions.get(name) ?? definitions.get((0,localnames/* lastName */.UK)(name)),
    });
    const namespaces = (0,own_terms/* namespacesWithin */.EU)(process, (0,own_terms/* namespacesOf */.Gw)(description));
    return { inputs: portsOf(process['inputs'], reader, 'input', namespaces), outputs: portsOf(process['outputs'], reader, 'output', namespaces) };
}
/** A port that must be given: without it the app does not run. */
function isRequired(port) {
    return !(0,types_types/* acceptsNull */.Rd)(port.type) && port.default === undefined;
}
/** Of a `$graph`, the process named main, or the only one. */
function mainProcess(description) {
    const { $graph: graph } = description;
    if (!(0,json/* isArray */.cy)(graph))
        return description;
    const processes = graph.filter(json/* isObject */.Gv);
    return processes.find((process) => typeof process['id'] === 'string' && (0,localnames/* lastName */.UK)(process['id']) === 'main') ?? processes[0] ?? description;
}
function portsOf(written, reader, side, namespaces) {
    const traitsOf = ({ format, secondaryFiles } = {}) => ({
        formats: new Set(listOf(format).flatMap((each) => (typeof each === 'string' ? [expandPrefix(each, namespaces)] : []))),
        secondaryFiles: new Map(listOf(secondaryFiles).map((file) => secondaryFile(file, side))),
    });
    const ports = new Map();
    for (const [id, parameter] of parametersOf(written)) {
        ports.set(id, {
            id,
            type: reader.read(parameter),
            written: parameter['type'] ?? null,
            default: parameter['default'] ?? undefined,
            traitsOf,
            ...traitsOf(parameter),
        });
    }
    return ports;
}
/** The address that a prefix stands for takes its place (SALAD 1.2, "Identifier resolution"); of no other text does anything. */
function expandPrefix(text, namespaces) {
    const colon = text.indexOf(':');
    const address = namespaces.get(text.slice(0, Math.max(colon, 0)));
    return colon < 0 || address === undefined ? text : address + text.slice(colon + 1);
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
/** The items of a list, or of the map that stands for it. */
function itemsOf(value) {
    return (0,json/* isObject */.Gv)(value) ? Object.values(value) : listOf(value);
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
        for (const key of ['type', 'items', 'types'])
            visit(value[key]);
        visit(itemsOf(value['fields']));
    };
    for (const side of ['inputs', 'outputs']) {
        for (const [, parameter] of parametersOf(process[side]))
            visit(parameter);
    }
    visit(itemsOf(process['requirements']));
    visit(itemsOf(process['hints']));
    return found;
}

// EXTERNAL MODULE: ./lib/cwl/types/describe-type.js
var describe_type = __webpack_require__(1344);
;// CONCATENATED MODULE: ./lib/cwl/interface/interface.js







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
            return [['input-added-required', `the new input ${next.id} (${(0,describe_type/* describeType */.M)(next.type)}) must be given`]];
        return [['input-added-optional', `the new input ${next.id} (${(0,describe_type/* describeType */.M)(next.type)}) may be given`]];
    }
    return [...inputNeed(old, next), ...inputType(old, next), ...inputDefault(old, next), ...filesOf(old, next, 'input', inputFiles)];
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
    const words = `${(0,describe_type/* describeType */.M)(old.type)} → ${(0,describe_type/* describeType */.M)(next.type)}`;
    if (isSubtype(from, to, 'refused'))
        return [['input-widened', `the input ${next.id} takes more: ${words}`]];
    return [['input-narrowed', `the input ${next.id} does not take all that it took: ${words}`]];
}
/** The type without null; of null alone nothing is left. */
function valuesOf(type) {
    return (0,types_types/* isNull */.kZ)(type) ? { kind: 'union', members: [] } : (0,types_types/* withoutNull */.Ms)(type);
}
function inputDefault(old, next) {
    // Whether the input must be given is told by inputNeed.
    if (isRequired(old) || isRequired(next))
        return [];
    if (old.default === undefined) {
        return next.default === undefined ? [] : [['input-default-added', `the input ${next.id} has a default now, where it was null: ${brief(next.default)}`]];
    }
    if (next.default === undefined) {
        return [['input-default-removed', `the input ${next.id} has no default any more; it was ${brief(old.default)}`]];
    }
    if ((0,json/* sameJson */.Vk)(old.default, next.default))
        return [];
    return [['input-default-changed', `the default of the input ${next.id} changes: ${brief(old.default)} → ${brief(next.default)}`]];
}
/** Formats and secondary files, of the port and of the records in it. */
function filesOf(old, next, side, compare) {
    const compareFields = (from, to) => (from === undefined && to === undefined ? [] : compare(old.traitsOf(from), next.traitsOf(to)));
    const own = compare(old, next).map(([rule, words]) => [rule, `the ${side} ${next.id} ${words}`]);
    const inFields = new FieldComparison(side, compareFields).changes(old.type, next.type);
    return [...own, ...inFields.map(({ field, told: [rule, words] }) => [rule, `the field ${field} of the ${side} ${next.id} ${words}`])];
}
function inputFiles(old, next) {
    return [...inputFormat(old, next), ...inputSecondaryFiles(old, next)];
}
function inputFormat(old, next) {
    if (sameSet(old.formats, next.formats))
        return [];
    const takesAll = next.formats.size === 0 || (old.formats.size > 0 && isWithin(old.formats, next.formats));
    const words = `${formatWords(old)} → ${formatWords(next)}`;
    return takesAll ? [['input-format-widened', `takes more formats: ${words}`]] : [['input-format-narrowed', `does not take all formats that it took: ${words}`]];
}
function inputSecondaryFiles(old, next) {
    const demanded = [...next.secondaryFiles].filter(([pattern, required]) => required && old.secondaryFiles.get(pattern) !== true);
    if (demanded.length > 0)
        return [['input-secondary-file-required', `must come with ${demanded.map(([pattern]) => pattern).join(', ')} now`]];
    if (sameMap(old.secondaryFiles, next.secondaryFiles))
        return [];
    return [['input-secondary-file-relaxed', 'demands no more secondary files than before']];
}
function compareOutput(old, next) {
    if (next === undefined)
        return old === undefined ? [] : [['output-removed', `the output ${old.id} is gone`]];
    if (old === undefined)
        return [['output-added', `the new output ${next.id} (${(0,describe_type/* describeType */.M)(next.type)})`]];
    return [...outputType(old, next), ...filesOf(old, next, 'output', outputFiles)];
}
function outputType(old, next) {
    if (isSameType(old.type, next.type) || areWrittenAlike(old, next))
        return [];
    const words = `${(0,describe_type/* describeType */.M)(old.type)} → ${(0,describe_type/* describeType */.M)(next.type)}`;
    if (!(0,types_types/* acceptsNull */.Rd)(old.type) && (0,types_types/* acceptsNull */.Rd)(next.type))
        return [['output-made-optional', `the output ${next.id} may be missing now: ${words}`]];
    if (isSubtype(next.type, old.type, 'allowed'))
        return [['output-narrowed', `the output ${next.id} promises more: ${words}`]];
    return [['output-widened', `the output ${next.id} may be what it never was: ${words}`]];
}
function outputFiles(old, next) {
    return [...outputFormat(old, next), ...outputSecondaryFiles(old, next)];
}
function outputFormat(old, next) {
    if (sameSet(old.formats, next.formats))
        return [];
    const words = `${formatWords(old)} → ${formatWords(next)}`;
    const promised = next.formats.size > 0 && (old.formats.size === 0 || isWithin(next.formats, old.formats));
    return promised ? [['output-format-narrowed', `promises its format: ${words}`]] : [['output-format-changed', `does not keep its format: ${words}`]];
}
function outputSecondaryFiles(old, next) {
    if (sameMap(old.secondaryFiles, next.secondaryFiles))
        return [];
    const lost = [...old.secondaryFiles].filter(([pattern, required]) => !next.secondaryFiles.has(pattern) || (required && next.secondaryFiles.get(pattern) !== true));
    return lost.length > 0
        ? [['output-secondary-file-removed', `may come without ${lost.map(([pattern]) => pattern).join(', ')}`]]
        : [['output-secondary-file-added', 'comes with more secondary files']];
}
/** Types that cannot be made out are the same when they are written the same. */
function areWrittenAlike(old, next) {
    return hasUnknown(old.type) && hasUnknown(next.type) && (0,json/* sameJson */.Vk)(old.written, next.written);
}
function isWithin(some, all) {
    for (const one of some)
        if (!all.has(one))
            return false;
    return true;
}
function sameSet(left, right) {
    return left.size === right.size && isWithin(left, right);
}
function sameMap(left, right) {
    return left.size === right.size && [...left].every(([key, value]) => right.get(key) === value);
}
function formatWords({ formats }) {
    return formats.size === 0 ? 'any' : [...formats].join(' or ');
}
/** Longer defaults than this fill a line. */
const LONGEST_DEFAULT = 60;
function brief(value) {
    const text = (0,json/* stringifyJson */.sd)(value);
    if (text.length <= LONGEST_DEFAULT)
        return text;
    return (0,json/* isArray */.cy)(value) ? `a list of ${value.length}` : `${text.slice(0, LONGEST_DEFAULT)}…`;
}

// EXTERNAL MODULE: ./lib/promotion/same-app.js
var same_app = __webpack_require__(361);
;// CONCATENATED MODULE: ./lib/promotion/details.js




/** Pure. `before` is what stands at the target, `after` what would be installed. Without a diff, which takes time: `withDiffs` makes those of a plan. */
function detailsOf(before, after, dialect) {
    const [old, next] = [before, after].map((description) => (0,same_app/* bareApp */.Uv)(description, dialect));
    const changes = compareInterfaces(old, next);
    const diagram = (0,graph/* diagramOf */.f)(next, { changed: (0,graph/* changedSteps */.k)(old, next) });
    return {
        interface: changes,
        breaking: changes.some((change) => change.breaking),
        contents: compareContents(old, next),
        ...(diagram === undefined ? {} : { diagram }),
        omittedLines: 0,
    };
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
            return { ...change, action: 'update', details: detailsOf(before.app.description, description, dialect) };
    }
}
/** What a copy takes from the app that it copies. */
function desiredFromApp(reading, source, dialect) {
    const { stage } = source;
    const address = (0,platform_address/* formatAddress */.M0)(source.address);
    switch (reading.kind) {
        case 'absent':
            return { kind: 'missing', reason: `there is no app ${address} to copy${stage === undefined ? '' : `: promote it to the stage ${stage} first`}` };
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
        reason: `rule \`require-same\`: the app that would be copied (${copy.digest}) is not what this repository packs to (${packed.digest}); promote these files to the stage that it is copied from, or run at the commit that was promoted there`,
    };
}
/** True when carrying out the plan would send a request for this app. */
function isInstall(change) {
    return change.action !== 'unchanged' && change.action !== 'blocked';
}


/***/ }),

/***/ 361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   St: () => (/* binding */ NO_APP),
/* harmony export */   Uv: () => (/* binding */ bareApp),
/* harmony export */   ce: () => (/* binding */ mayBeApp),
/* harmony export */   df: () => (/* binding */ digestOfApp),
/* harmony export */   sS: () => (/* binding */ isSameApp)
/* harmony export */ });
/* harmony import */ var _cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4013);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2101);
/* harmony import */ var _platform_dialect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9897);



/** An app's description without what the platform wrote and without the note on where it came from. */
function bareApp(description, dialect) {
    return (0,_cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutStamp */ .GD)((0,_platform_dialect_js__WEBPACK_IMPORTED_MODULE_2__/* .stripPlatformKeys */ .MK)(description, _platform_dialect_js__WEBPACK_IMPORTED_MODULE_2__/* .DIALECTS */ .O9[dialect]));
}
/** True when both are the same app: what the platform writes and where it came from do not count. */
function isSameApp(left, right, dialect) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sameJson */ .Vk)(bareApp(left, dialect), bareApp(right, dialect));
}
/** The digest that equal apps share, see {@link isSameApp}: what plans, records and rollbacks compare. */
function digestOfApp(description, dialect) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)(bareApp(description, dialect));
}
/** Of what {@link mayBeApp} takes for none. */
const NO_APP = 'no app, since it has neither `class` nor `cwlVersion`: something between here and the platform may have answered in its place';
/** Any JSON object is taken for what stands at a target when it is read; one without both is no app, whoever answered. */
function mayBeApp(description) {
    return 'class' in description || 'cwlVersion' in description;
}


/***/ })

};

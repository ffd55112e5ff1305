export const id = 968;
export const ids = [968];
export const modules = {

/***/ 8048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gG: () => (/* binding */ Expansion),
  zC: () => (/* binding */ mayImport),
  zB: () => (/* binding */ withImports)
});

// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/documents/document-root.js
var document_root = __webpack_require__(7551);
// EXTERNAL MODULE: ./lib/cwl/holes.js
var holes = __webpack_require__(9345);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var limits = __webpack_require__(4832);
// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/documents/refusals.js
var refusals = __webpack_require__(5938);
// EXTERNAL MODULE: ./lib/cwl/text/measure.js
var measure = __webpack_require__(4324);
;// CONCATENATED MODULE: ./lib/cwl/documents/import-allowance.js




/**
 * What one file may import and include: files that import one another can make very many values of few, and very deep ones,
 * as aliases do inside one file; and the text of one file may be included very many times.
 */
class ImportAllowance {
    #path;
    #limits;
    #tell;
    #spend;
    /** Characters so far, those of an import in an import counted again, with those of includes. */
    #text = 0;
    /** There is no room for more; that is told, here or of another file. */
    #isSpent = false;
    constructor(path, limits, tell, spend) {
        this.#path = path;
        this.#limits = limits;
        this.#tell = tell;
        this.#spend = spend;
    }
    /** Whether there is room for a value that is imported; where there is none for the first time, it is told. */
    takesValue(value, place) {
        if (this.#isSpent)
            return false;
        const { depth } = this.#limits;
        const size = (0,measure/* measure */.x)(value);
        if (!this.takesText(size.text, place))
            return false;
        this.#isSpent = !this.#spend(size.values, () => this.#tell((0,refusals/* tooManyImports */.MV)(this.#limits, place)));
        if (this.#isSpent)
            return false;
        if (size.depth <= depth)
            return true;
        this.#tell((0,problem/* problemAt */.l4)(place, 'too-deep', `what is imported here nests ${size.depth} levels deep, and ${depth} are the limit`, (0,limits/* howToRaise */.EX)('depth', 'document')));
        return false;
    }
    /** The same for a text that is included, of so many characters. */
    takesText(length, place) {
        if (this.#isSpent)
            return false;
        const { textLength } = this.#limits;
        this.#text += length;
        return this.#text <= textLength || this.#spent((0,problem/* problemAt */.l4)(place, 'too-much-text', `what ${this.#path} imports and includes holds more than ${textLength} characters`, (0,limits/* howToRaise */.EX)('textLength', 'document')));
    }
    #spent(problem) {
        this.#isSpent = true;
        this.#tell(problem);
        return false;
    }
}

// EXTERNAL MODULE: ./lib/cwl/documents/named.js
var named = __webpack_require__(866);
// EXTERNAL MODULE: ./lib/cwl/documents/references.js
var references = __webpack_require__(8585);
// EXTERNAL MODULE: ./lib/cwl/remote.js
var remote = __webpack_require__(4606);
// EXTERNAL MODULE: ./lib/cwl/text/origin.js
var text_origin = __webpack_require__(2356);
// EXTERNAL MODULE: ./lib/cwl/text/text.js
var text_text = __webpack_require__(3825);
;// CONCATENATED MODULE: ./lib/cwl/documents/expansion.js













/** Files and those that they import, at any distance. Thousands may import the same thousands: no file lists them all. */
function withImports(files) {
    const found = new Set(files);
    for (const file of found)
        for (const imported of file.imports)
            found.add(imported);
    return found;
}
/** A text without any of these has nothing to expand; a key may also be written with escapes. */
const DIRECTIVES = /\$(?:import|include|mixin)|\\[xuU]/;
function mayImport(text) {
    return DIRECTIVES.test(text);
}
/** Replaces `$import`, `$include` and `$mixin` in one file. */
class Expansion {
    path;
    problems = new Set();
    imports = new Set();
    reached = new Set();
    #base;
    /** The file as it is written. */
    #root;
    #shelf;
    /** What the file imports from itself, by name, each made once; and the names that are being imported. */
    #within = new Map();
    #opened = new Set();
    /** The texts that directives include, and their files; each file once, since large ones may be included often. */
    #texts = new Map();
    #included = new Map();
    #allowance;
    #hasHoles = false;
    /** Maps and lists around what is being read, in this file and in those that import it. */
    #level;
    constructor(path, base, root, shelf) {
        this.path = path;
        this.#base = base;
        this.#root = root;
        this.#shelf = shelf;
        this.#allowance = new ImportAllowance(path, shelf.workspace.limits, (problem) => this.problems.add(problem), (values, refuse) => shelf.spend(path, values, refuse));
        const around = shelf.open.at(-1);
        this.#level = around === undefined ? 0 : around.#level;
    }
    /** Whether something that the file imports could not be had. */
    get hasHoles() {
        return this.#hasHoles;
    }
    /** The file's value, with what it imports in its place. */
    expand() {
        return this.#expand(this.#root);
    }
    /** The same value where nothing in it is an import; otherwise a copy of the way down to the imports. */
    #expand(value) {
        if (!(0,json/* isArray */.cy)(value) && !(0,json/* isObject */.Gv)(value))
            return value;
        this.#level += 1;
        const expanded = (0,json/* isArray */.cy)(value) ? this.#expandList(value) : this.#expandMap(value);
        this.#level -= 1;
        return expanded;
    }
    #expandMap(value) {
        if ('$import' in value) {
            // A file may say null.
            const imported = this.#import(value, '$import');
            return imported === undefined ? this.#hole(value) : imported;
        }
        if ('$include' in value)
            return this.#include(value);
        if ('$mixin' in value)
            return this.#mixin(value);
        let copy;
        const included = new Map();
        for (const [key, item] of (0,json/* entriesOf */.Mc)(value)) {
            const expanded = this.#expand(item);
            if (expanded !== item) {
                copy ??= (0,json/* copyOf */.zP)(value);
                copy[key] = expanded;
                this.#note(included, key, item);
            }
        }
        const origin = (0,text_origin/* originOf */.yv)(value);
        if (copy !== undefined && origin !== undefined && included.size > 0)
            (0,text_origin/* setOrigin */.vB)(copy, { ...origin, included });
        return copy ?? value;
    }
    /** A list that an item imports is spliced in at its place (SALAD 1.2, "Import"). */
    #expandList(list) {
        const items = [];
        const offsets = [];
        const included = new Map();
        const origin = (0,text_origin/* originOf */.yv)(list);
        let changed = false;
        for (const [index, item] of list.entries()) {
            const expanded = this.#expand(item);
            const splice = (0,json/* isArray */.cy)(expanded) && (0,json/* isObject */.Gv)(item) && ('$import' in item || '$mixin' in item);
            const offset = origin?.offsets[index] ?? 0;
            this.#note(included, items.length, item);
            // One at a time: a list may be longer than a call may have arguments.
            for (const each of splice ? expanded : [expanded]) {
                items.push(each);
                offsets.push(offset);
            }
            changed ||= expanded !== item;
        }
        if (!changed)
            return list;
        if (origin !== undefined)
            (0,text_origin/* setOrigin */.vB)(items, { source: origin.source, start: origin.start, offsets, included });
        return items;
    }
    /** Notes under a key that its value is the text of a file, if the directive there included one. */
    #note(included, key, directive) {
        const source = this.#texts.get(directive);
        if (source !== undefined)
            included.set(key, source);
    }
    #import(directive, key) {
        const target = this.#target(directive, key);
        if (target === undefined)
            return undefined;
        const place = placeOf(directive, key, this.path);
        const isWithin = target.path === this.path && target.fragment !== undefined && !this.#opened.has(target.fragment);
        const open = this.#shelf.open.map((expansion) => expansion.path);
        const cycle = open.indexOf(target.path);
        if (cycle >= 0 && !isWithin) {
            const way = [...open.slice(cycle), target.path].join(' → ');
            this.problems.add((0,problem/* problemAt */.l4)(place, 'import-cycle', `this import never ends: ${way}`, 'Remove one of the imports.'));
            return undefined;
        }
        const { depth } = this.#shelf.workspace.limits;
        if (this.#level > depth) {
            this.problems.add((0,problem/* problemAt */.l4)(place, 'too-deep', `files that import one another nest more than ${depth} levels deep here`, (0,limits/* howToRaise */.EX)('depth', 'document')));
            return undefined;
        }
        if (isWithin)
            return this.#importWithin(target.fragment, place);
        const file = this.#shelf.load(target.path);
        this.reached.add(target.path);
        this.#hasHoles ||= !file.isWhole;
        if ((0,refusals/* isUnopened */.nk)(file)) {
            for (const problem of file.problems)
                this.problems.add({ ...problem, ...place });
            return undefined;
        }
        this.imports.add(file);
        return this.#afford(this.#chosen(file.value, directive, target, place), place);
    }
    /** What of a file is imported. A file that is nothing but one import is the document that it imports, graph or not. */
    #chosen(root, directive, { path, fragment }, place) {
        if (root === undefined)
            return undefined;
        if (fragment === undefined)
            return directive === this.#root || '$mixin' in directive ? root : (0,document_root/* contentsOf */.KD)(root);
        const found = this.#named(root, path, fragment, place);
        return found === undefined ? undefined : (0,document_root/* partOf */.BU)(root, found);
    }
    /** An object of the same file, as the reference's own packer imports types: it stands there as it was written. */
    #importWithin(fragment, place) {
        const known = this.#within.get(fragment);
        if (known !== undefined)
            return this.#afford(known, place);
        const found = this.#named(this.#root, this.path, fragment, place);
        if (found === undefined)
            return undefined;
        this.#opened.add(fragment);
        const expanded = this.#expand(found);
        this.#opened.delete(fragment);
        this.#within.set(fragment, expanded);
        return this.#afford(expanded, place);
    }
    #named(value, path, fragment, place) {
        const found = (0,named/* findNamed */.n)(value, fragment);
        if (found === undefined)
            this.problems.add((0,problem/* problemAt */.l4)(place, 'no-such-name', `${path} holds nothing named ${fragment}`, 'Name an object by its id or name.'));
        return found;
    }
    #afford(value, place) {
        return value !== undefined && this.#allowance.takesValue(value, place) ? value : undefined;
    }
    #include(directive) {
        const target = this.#target(directive, '$include');
        if (target === undefined)
            return this.#hole(directive);
        this.reached.add(target.path);
        const text = this.#shelf.text(target.path);
        if (text instanceof cwl_error/* CwlError */.J) {
            this.problems.add((0,refusals/* refusalAt */.yr)(text, placeOf(directive, '$include', this.path)));
            return this.#hole(directive);
        }
        if (!this.#allowance.takesText(text.length, placeOf(directive, '$include', this.path)))
            return this.#hole(directive);
        if ((0,remote/* isAddress */.P)(target.path))
            return text;
        const source = this.#included.get(target.path) ?? new text_text/* SourceText */.D(target.path, withPlainLineEnds(text));
        this.#included.set(target.path, source);
        this.#texts.set(directive, source);
        return source.text;
    }
    /** The named object with the directive's other fields over its own (SALAD 1.2, "Mixin"). */
    #mixin(directive) {
        const base = this.#import(directive, '$mixin');
        if (base === undefined)
            return this.#hole(directive);
        if (!(0,json/* isObject */.Gv)(base)) {
            this.problems.add((0,problem/* problemAt */.l4)(placeOf(directive, '$mixin', this.path), 'bad-mixin', '$mixin takes the fields of a map, and this names none', 'Use $import for what is no map.'));
            return this.#hole(directive);
        }
        const mixed = (0,json/* emptyObject */.vB)();
        const keys = [];
        for (const [key, value] of [...(0,json/* entriesOf */.Mc)(base), ...(0,json/* entriesOf */.Mc)(directive)]) {
            if (key !== '$mixin') {
                if (!(key in mixed))
                    keys.push(key);
                mixed[key] = this.#expand(value);
            }
        }
        (0,json/* keepKeyOrder */.hE)(mixed, keys);
        const origin = (0,text_origin/* originOf */.yv)(directive);
        if (origin !== undefined)
            (0,text_origin/* setOrigin */.vB)(mixed, origin);
        return mixed;
    }
    #target(directive, key) {
        const place = placeOf(directive, key, this.path);
        const reference = directive[key];
        if (typeof reference !== 'string') {
            this.problems.add((0,problem/* problemAt */.l4)(place, 'bad-reference', `${key} takes the path of a file`, 'Write it as text.'));
            return undefined;
        }
        const others = Object.keys(directive).filter((name) => name !== key);
        if (key !== '$mixin' && others.length > 0) {
            this.problems.add((0,problem/* problemAt */.l4)(place, 'import-not-alone', `${key} stands alone, but ${others.join(', ')} stands beside it`, 'Remove the other fields, or use $mixin.'));
            return undefined;
        }
        const target = (0,references/* resolveFrom */.dx)(this.#shelf.workspace, this.#base, reference);
        if (target.kind === 'local') {
            for (const problem of this.#shelf.refer(target.path, reference, () => place))
                this.problems.add(problem);
            return target;
        }
        this.problems.add((0,refusals/* referenceProblem */.te)(target, place));
        return undefined;
    }
    /** An empty map in the place of what could not be had, whose mistake is told already. */
    #hole(directive) {
        const hole = (0,json/* emptyObject */.vB)();
        const origin = (0,text_origin/* originOf */.yv)(directive);
        if (origin !== undefined)
            (0,text_origin/* setOrigin */.vB)(hole, origin);
        (0,holes/* markHole */.K)(hole);
        this.#hasHoles = true;
        return hole;
    }
}
/** As Python reads a text, and with it the reference: a checkout on Windows, which ends lines in its way, gives what any other gives. */
function withPlainLineEnds(text) {
    return text.replaceAll(/\r\n?/g, '\n');
}
function placeOf(container, key, file) {
    return (0,text_origin/* positionOf */.df)(container, key) ?? new text_text/* SourceText */.D(file, '').place(0);
}


/***/ }),

/***/ 5087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ Files)
});

// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/documents/expansion.js + 1 modules
var documents_expansion = __webpack_require__(8048);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var limits = __webpack_require__(4832);
// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/documents/references.js
var references = __webpack_require__(8585);
// EXTERNAL MODULE: ./lib/cwl/documents/refusals.js
var refusals = __webpack_require__(5938);
// EXTERNAL MODULE: ./lib/cwl/remote.js
var remote = __webpack_require__(4606);
// EXTERNAL MODULE: ./lib/cwl/text/source.js + 16 modules
var source = __webpack_require__(7972);
;// CONCATENATED MODULE: ./lib/cwl/documents/tally.js
/** How much of one kind files hold: each of them, all, and those that were newly read for one document, which has a limit. */
class Tally {
    #most;
    #each = new Map();
    #all = 0;
    #ofDocument = 0;
    constructor(most) {
        this.#most = most;
    }
    /** From here on, what is counted is that of another document. */
    startDocument() {
        this.#ofDocument = 0;
    }
    /** Counts what a file holds beyond what is known of it. False when there is no room for it in the document: it is not held then. */
    takes(path, amount) {
        this.#ofDocument += amount;
        if (this.isExhausted)
            return false;
        this.#each.set(path, this.of(path) + amount);
        this.#all += amount;
        return true;
    }
    /** What a file holds; 0 of one that was not read. */
    of(path) {
        return this.#each.get(path) ?? 0;
    }
    /** Forgets a file, which is to be read again. */
    drop(path) {
        this.#all -= this.of(path);
        this.#each.delete(path);
    }
    clear() {
        this.#each.clear();
        this.#all = 0;
    }
    /** Whether there was no room for all of the document. */
    get isExhausted() {
        return this.#ofDocument > this.#most;
    }
    /** What all files hold that were read and not forgotten. */
    get all() {
        return this.#all;
    }
    /** Whether all that was read for all documents could be too much for one. */
    get mayExceed() {
        return this.#all > this.#most;
    }
}

// EXTERNAL MODULE: ./lib/cwl/text/text.js
var text_text = __webpack_require__(3825);
;// CONCATENATED MODULE: ./lib/cwl/documents/files.js










/** Reads each file of a workspace once, as long as there are not too many to be kept. */
class Files {
    workspace;
    #loaded = new Map();
    /** What each imports or includes itself, also of those that were let go. */
    #reached = new Map();
    #texts = new Map();
    /** Where documents of other machines were found, by the addresses that they were asked for under. */
    #found = new Map();
    /** Files that lack a document which is wanted from another machine. */
    #lacking = new Set();
    /** By address, the first place of the workspace that leads there. */
    #referrers = new Map();
    /** Those that were looked for, there or not. */
    #files;
    #bytes;
    #values;
    /** Values that are imported, those of an import in an import counted again. */
    #imports;
    #tallies;
    /** Of the files being read, outermost first. */
    #open = [];
    #shelf;
    constructor(workspace) {
        this.workspace = workspace;
        const { files, totalBytes, nodes } = workspace.limits;
        this.#files = new Tally(files);
        this.#bytes = new Tally(totalBytes);
        this.#values = new Tally(limits/* FULL_FILES */.O_ * nodes);
        this.#imports = new Tally(nodes);
        this.#tallies = [this.#files, this.#bytes, this.#values, this.#imports];
        this.#shelf = {
            workspace,
            open: this.#open,
            load: (path) => this.load(path),
            text: (path) => this.#text(path),
            spend: (path, values, refuse) => this.#spendImports(path, values, refuse),
            refer: (path, reference, placeOf) => this.refer(path, reference, placeOf),
        };
    }
    /** A file of the workspace, or a document of another machine by its address. What is wrong with it is in its problems. */
    load(path) {
        const known = this.#loaded.get(path);
        if (known !== undefined)
            return known;
        const loaded = this.#read(path);
        this.#loaded.set(path, loaded);
        // Where there was no room for all of it, it reaches less than it did.
        if (loaded.reached.size > this.reachedBy(path).size)
            this.#reached.set(path, loaded.reached);
        return loaded;
    }
    /** What a file imports or includes itself, as far as it was read; nothing of one that was not. */
    reachedBy(path) {
        return this.#reached.get(path) ?? NOTHING;
    }
    /** Files, and what they import or include, at any distance. */
    reachedFrom(paths) {
        const found = new Set();
        for (const { path, reached } of (0,documents_expansion/* withImports */.zB)(Array.from(paths, (each) => this.load(each)))) {
            found.add(path);
            for (const each of reached)
                found.add(each);
        }
        return found;
    }
    /**
     * From here on, files count for another document. False when all are read anew: it may have room for what there was none for,
     * or there are too many to be kept.
     */
    startDocument() {
        const isKept = !this.isExhausted && this.#values.all <= MOST_VALUES_KEPT && this.#bytes.all <= MOST_BYTES_KEPT;
        for (const tally of this.#tallies)
            tally.startDocument();
        if (!isKept)
            this.#forget();
        return isKept;
    }
    /** Whether there was no room for all that the document reaches. */
    get isExhausted() {
        return this.#tallies.some((tally) => tally.isExhausted);
    }
    /** Bytes of a file that was read; 0 of one that was not. */
    sizeOf(path) {
        return this.#bytes.of(path);
    }
    /** How many values a file holds. */
    valuesOf(path) {
        return this.#values.of(path);
    }
    /** How many values a file imports. */
    importsOf(path) {
        return this.#imports.of(path);
    }
    /** Whether all that was read for all documents could be too much for one. */
    get mayExceed() {
        return this.#tallies.some((tally) => tally.mayExceed);
    }
    /** Asks for what other machines hold and was missed so far; true when files that lacked it must be read again. */
    async settle() {
        const { remote } = this.workspace;
        if (remote === undefined || !(await remote.settle()))
            return false;
        for (const path of this.#lacking) {
            this.#loaded.delete(path);
            this.#values.drop(path);
            this.#imports.drop(path);
        }
        this.#lacking.clear();
        return true;
    }
    /** Remembers the place that refers to a document of another machine, and says when the document may change meanwhile. */
    refer(path, reference, placeOf) {
        if (!(0,remote/* isAddress */.P)(path))
            return [];
        const place = placeOf();
        const first = (0,remote/* isAddress */.P)(place.file) ? this.#referrers.get(place.file) : place;
        if (first !== undefined && !this.#referrers.has(path))
            this.#referrers.set(path, { file: first.file, line: first.line, column: first.column });
        // A sibling that such a document names by a relative reference is as lasting as its own address.
        const isSibling = (0,remote/* isAddress */.P)(place.file) && !(0,remote/* isAddress */.P)(reference);
        return isSibling || (0,remote/* isPinned */.T)(path) || this.workspace.remote?.get(path) instanceof cwl_error/* CwlError */.J ? [] : [mutableProblem(path, place)];
    }
    /** The problems, those in documents of other machines with the place of the workspace that leads there. */
    traced(problems) {
        if (this.#referrers.size === 0)
            return problems;
        return problems.map((problem) => {
            const referrer = problem.referrer ?? this.#referrers.get(problem.file);
            return referrer === undefined ? problem : { ...problem, referrer };
        });
    }
    #text(path) {
        const known = this.#texts.get(path);
        if (known !== undefined)
            return known;
        const { files, totalBytes } = this.workspace.limits;
        if (!this.#files.takes(path, 1))
            return (0,refusals/* tooManyFiles */.Z)(files);
        let text;
        try {
            const read = (0,remote/* isAddress */.P)(path) ? this.#remoteText(path) : this.workspace.readText(path);
            if (read === undefined)
                return new cwl_error/* CwlError */.J('remote-unreadable', `${path} was not asked for`);
            text = read;
        }
        catch (error) {
            if (!(error instanceof cwl_error/* CwlError */.J))
                throw error;
            text = error;
        }
        if (!(text instanceof cwl_error/* CwlError */.J) && !this.#bytes.takes(path, Buffer.byteLength(text)))
            return (0,refusals/* tooManyBytes */.zX)(totalBytes);
        this.#texts.set(path, text);
        return text;
    }
    /** Undefined when it must be asked for first. */
    #remoteText(address) {
        const { remote } = this.workspace;
        if (remote === undefined)
            return (0,refusals/* notAllowed */.mj)(address);
        const document = remote.get(address);
        if (document === 'wanted') {
            for (const path of [address, ...this.#open.map((expansion) => expansion.path)])
                this.#lacking.add(path);
            return undefined;
        }
        if (document instanceof cwl_error/* CwlError */.J)
            return document;
        this.#found.set(address, document.address);
        return document.text;
    }
    #spendImports(path, values, refuse) {
        if (this.#imports.isExhausted)
            return false;
        if (this.#imports.takes(path, values))
            return true;
        refuse();
        return false;
    }
    #forget() {
        for (const known of [this.#loaded, this.#texts, ...this.#tallies])
            known.clear();
    }
    #read(path) {
        const unread = { path, base: { kind: 'local', path }, isWhole: false, value: undefined, imports: NO_FILES, reached: NOTHING };
        // That there was no room is told of the first.
        if (this.isExhausted && !this.#texts.has(path))
            return { ...unread, problems: [] };
        const text = this.#text(path);
        if (text instanceof cwl_error/* CwlError */.J) {
            return { ...unread, problems: [(0,refusals/* refusalAt */.yr)(text, { ...(0,text_text/* topOf */.HX)(path), ...text.place })] };
        }
        const { limits } = this.workspace;
        const parsing = (0,source/* parseYaml */.h)(text, path, limits);
        if (!this.#values.takes(path, parsing.ok ? parsing.values : mostValues(text, limits)))
            return { ...unread, problems: [(0,refusals/* tooManyValues */.e0)(limits, (0,text_text/* topOf */.HX)(path))] };
        if (!parsing.ok)
            return { ...unread, problems: parsing.problems };
        const base = (0,references/* baseOf */.bx)(parsing.value, path, this.#found.get(path));
        if (!(0,documents_expansion/* mayImport */.zC)(text))
            return { path, base, isWhole: true, value: parsing.value, problems: parsing.problems, imports: NO_FILES, reached: NOTHING };
        const expansion = new documents_expansion/* Expansion */.gG(path, base, parsing.value, this.#shelf);
        this.#open.push(expansion);
        try {
            const value = expansion.expand();
            const { hasHoles, problems, imports, reached } = expansion;
            for (const file of reached)
                if (this.#lacking.has(file))
                    this.#lacking.add(path);
            return { path, base, isWhole: !hasHoles, value, problems: [...parsing.problems, ...problems], imports, reached };
        }
        finally {
            this.#open.pop();
        }
    }
}
/**
 * A run keeps what it read for documents to come, which may reach it too. Of more than these it would fill the machine where a
 * repository is large, and what hundreds of files of common size hold is far less. A value takes some 200 bytes, with where it stands.
 */
const MOST_VALUES_KEPT = limits/* FULL_FILES */.O_ * limits/* DEFAULT_LIMITS */.dR.nodes;
const MOST_BYTES_KEPT = limits/* DEFAULT_LIMITS */.dR.totalBytes / 4;
const NO_FILES = new Set();
const NOTHING = new Set();
/** As many as could stand in a file, each with a character that ends it: those that were read before a mistake took their time too. */
function mostValues({ length }, { nodes }) {
    return Math.min(nodes, Math.ceil(length / 2));
}
function mutableProblem(address, place) {
    return (0,problem/* problemAt */.l4)(place, 'mutable-reference', `${address} names no commit and no version, so that what is planned may not be what is promoted`, 'Put the hash of a commit, or a version, in the place of the branch.', 'warning');
}


/***/ }),

/***/ 5938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ tooManyImports),
/* harmony export */   Z: () => (/* binding */ tooManyFiles),
/* harmony export */   ce: () => (/* binding */ strangerProblem),
/* harmony export */   e0: () => (/* binding */ tooManyValues),
/* harmony export */   mj: () => (/* binding */ notAllowed),
/* harmony export */   nk: () => (/* binding */ isUnopened),
/* harmony export */   te: () => (/* binding */ referenceProblem),
/* harmony export */   ud: () => (/* binding */ COPY_OR_ALLOW),
/* harmony export */   yr: () => (/* binding */ refusalAt),
/* harmony export */   zX: () => (/* binding */ tooManyBytes)
/* harmony export */ });
/* harmony import */ var _cwl_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7543);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4832);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1457);



/** What is to be done about a document of another machine that may not be read. */
const COPY_OR_ALLOW = 'Copy the file into the repository, or allow its host with `allow-remote`.';
/** Refuses a document of another machine where none is read. */
function notAllowed(address) {
    return new _cwl_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .J('remote-reference', `${address} is on another machine, and only files of the repository are read`, COPY_OR_ALLOW);
}
/** Refuses one file more than a document may reach. */
function tooManyFiles(limit) {
    return new _cwl_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .J('too-many-files', `the document reaches more files than the limit of ${limit}`, (0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .howToRaise */ .EX)('files', 'document'));
}
/** Refuses an import that makes what all files of a document import too much. */
function tooManyImports({ nodes }, place) {
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)(place, 'too-many-nodes', `what the files of this document import holds more than ${nodes} values`, (0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .howToRaise */ .EX)('nodes', 'document'));
}
/** Refuses a file that makes the values of all files of a document too many. */
function tooManyValues({ nodes }, place) {
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)(place, 'too-many-nodes', `the files that the document reaches hold together more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .FULL_FILES */ .O_ * nodes} values once their aliases are followed`, (0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .howToRaise */ .EX)('nodes', 'document'));
}
/** Refuses a file that makes what a document reaches too large. */
function tooManyBytes(limit) {
    return new _cwl_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .J('too-many-bytes', `the files that the document reaches have together more bytes than the limit of ${limit}`, (0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .howToRaise */ .EX)('totalBytes', 'document'));
}
/** A refusal as a problem of the place that leads to what is refused. */
function refusalAt(error, place) {
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)(place, error.code, error.message, error.hint);
}
/** The problem of a reference that leads to no file. */
function referenceProblem(target, place) {
    return target.kind === 'remote' ? refusalAt(notAllowed(target.address), place) : (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)(place, 'bad-reference', target.reason, target.hint);
}
/**
 * The problem of a `run` that names what is no CWL: nothing in such a file says what is wrong. Undefined where it may be meant
 * as CWL, and has its mistakes where they stand.
 */
function strangerProblem(path, problems, place) {
    const isStranger = OF_ANOTHER_LANGUAGE.test(path) || (!path.endsWith('.cwl') && problems.some(({ code }) => code === 'not-a-process'));
    return isStranger ? (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)(place(), 'not-a-process', `${path} is no CWL process`, 'A step runs a CWL process: write one, such as a CommandLineTool that calls what you mean, and name its file.') : undefined;
}
const OF_ANOTHER_LANGUAGE = /\.(?:wdl|nf|smk|ga|py|r|pl|rb|jl|js|jar|sh|bash|sif)$/i;
/** True when the file was never opened: the mistake is then the reference's, and is told at its place. */
function isUnopened({ value, problems }) {
    return value === undefined && problems.some(({ code }) => UNOPENED.has(code));
}
const UNOPENED = new Set(['no-such-file', 'outside-repository', 'unreadable', 'remote-reference', 'remote-unreadable', 'too-many-files', 'too-many-bytes']);


/***/ }),

/***/ 3693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ namesAsKeys),
/* harmony export */   P: () => (/* binding */ itemShape),
/* harmony export */   Yu: () => (/* binding */ keyWrittenAt),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   pn: () => (/* binding */ remedyForClassAsKey)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _model_accepts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7149);
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9455);
/* harmony import */ var _model_own_terms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4154);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7912);
/* harmony import */ var _text_origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2356);
/* harmony import */ var _types_type_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8262);







/** Fields that hold what is the key where a list is written as a map. */
const SUBJECTS = ['id', 'envName', 'package'];
/** The field of a record that is the key where a list of such records is written as a map. */
function subjectOf({ name, fields }) {
    // Other schemas of types have names too, and stand in no map.
    return name.endsWith('RecordField') ? 'name' : SUBJECTS.find((subject) => fields.has(subject));
}
/** The key of the map that a list was written as, where an item of it stands. */
function keyWrittenAt(list, index) {
    const origin = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .originOf */ .yv)(list);
    const offset = origin === undefined ? undefined : (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .offsetUnder */ .ob)(origin, index, 'value');
    return offset === undefined ? undefined : /^(["']?)(\w{1,100})\1\s{0,100}:/.exec(origin?.source.text.slice(offset, offset + 250) ?? '')?.[2];
}
/** What to do about an item of a list that has its class as a key, as in `- DockerRequirement: {…}`; undefined of another. */
function remedyForClassAsKey(item, classes) {
    const [first = ''] = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(item);
    return classes.includes(first) ? `Write - class: ${first} with its fields below it, or take the dashes away.` : undefined;
}
/**
 * The names in an item of a list that is written as for a map, as in `- reads: File`, or with its fields beside it; or several
 * names, each with its fields below it. `shape` is that of an item.
 */
function namesAsKeys(item, shape, version) {
    const keys = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(item);
    const [first] = keys;
    if (first === undefined || [...SUBJECTS, subjectOf(shape) ?? 'id'].some((subject) => (0,_given_js__WEBPACK_IMPORTED_MODULE_6__/* .isGiven */ .q)(item[subject])))
        return [];
    const isName = (key) => !_model_accepts_js__WEBPACK_IMPORTED_MODULE_1__/* .EXTENSION */ .Ys.test(key) && !shape.fields.has(key) && (!(0,_model_own_terms_js__WEBPACK_IMPORTED_MODULE_2__/* .isField */ .dt)(version, key) || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item[key]) || (0,_types_type_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isTypeName */ .Ai)(item[key]));
    if (!isName(first))
        return [];
    if (keys.length === 1 || item[first] === null)
        return [first];
    const fields = [...shape.fields.keys()];
    const areNames = keys.every((key) => isName(key) && item[key] !== null) && keys.slice(0, ENOUGH).every((key) => (0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(key, fields) === undefined);
    return areNames ? keys : [];
}
/** Of so many keys one would be nearly a field, if they were fields under wrong names. */
const ENOUGH = 20;
/** What each item of a list in this field is; undefined where it may be of several kinds. */
function itemShape(model, field) {
    const [only, ...others] = field?.kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : [])) ?? [];
    return only?.kind === 'record' && others.length === 0 ? model.record(only.name) : undefined;
}


/***/ }),

/***/ 9985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ loneItems),
/* harmony export */   jU: () => (/* binding */ loneInput),
/* harmony export */   wy: () => (/* binding */ loneItem),
/* harmony export */   yk: () => (/* binding */ listOfLone)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _model_accepts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7149);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1457);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7912);
/* harmony import */ var _text_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2356);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3825);
/* harmony import */ var _types_type_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8262);







/** What stands in the place of what, where the dash before its first field was forgotten. */
const WORDS = new Map([
    ['inputs', 'one input stand here, in the place of inputs by their names'],
    ['outputs', 'one output stand here, in the place of outputs by their names'],
    ['in', 'one input stand here, in the place of inputs by their names'],
    ['requirements', 'one requirement stand here, in the place of requirements by their classes'],
    ['hints', 'one hint stand here, in the place of hints by their classes'],
]);
/**
 * The list that is meant by a map with the fields of one item, where it is certain that they are no items by their names.
 * It is remembered of the list that it was written so, for {@link loneItems} to tell.
 */
function listOfLone(model, key, shape, map, holder) {
    const origin = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(map);
    if (origin === undefined || !WORDS.has(key))
        return undefined;
    if (!(shape === undefined ? isRequirement(model, map) : isLone(model, key, shape, map, holder)))
        return undefined;
    const list = [map];
    (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .setOrigin */ .vB)(list, { source: origin.source, start: origin.start, offsets: [origin.start], isLone: true });
    return list;
}
/** Such maps under a process or a step, each one mistake; what they say is understood. */
function loneItems(path, holder) {
    return [...WORDS.keys()].flatMap((key) => {
        const list = holder[key];
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(list) && (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(list)?.isLone === true ? [loneItem((0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(holder, key) ?? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .topOf */ .HX)(path), key, list[0])] : [];
    });
}
function loneItem(place, key, item) {
    const subject = key === 'requirements' || key === 'hints' ? 'class' : 'id';
    const name = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) ? item[subject] : undefined;
    const first = `${subject}: ${typeof name === 'string' ? name : '…'}`;
    const rest = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) && Object.keys(item).length > 1 ? ', …' : '';
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .problemAt */ .l4)(place, 'wrong-type', `the fields of ${WORDS.get(key)}`, `Put a dash before the first, as in - ${first}, or write [{${first}${rest}}].`);
}
/**
 * The input that is meant by `in: {id: a, source: b}`, which reads as links of two inputs until it is known what the step
 * takes: none of those, and one that is called a.
 */
function loneInput(model, inputs, taken) {
    const name = inputs.find((input) => input['id'] === 'id')?.['source'];
    const [first] = inputs;
    if (first === undefined || inputs.length < 2 || typeof name !== 'string' || !taken.has(name))
        return undefined;
    const { fields } = model.record('WorkflowStepInput');
    const entries = inputs.map((input) => [typeof input['id'] === 'string' ? input['id'] : '', input['source']]);
    if (!inputs.every(isLink) || !entries.every(([key]) => fields.has(key) && !taken.has(key)))
        return undefined;
    const item = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .objectFrom */ ._X)(entries.map(([key, value]) => [key, value ?? null]));
    const origin = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(first);
    const offsets = inputs.flatMap((input) => [(0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(input)?.start ?? 0, (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(input)?.offsets[1] ?? 0]);
    if (origin !== undefined)
        (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .setOrigin */ .vB)(item, { source: origin.source, start: origin.start, keys: entries.map(([key]) => key), offsets });
    return item;
}
/** True of `a: b`, with nothing else said. */
function isLink(input) {
    return Object.keys(input).every((key) => key === 'id' || key === 'source');
}
function isLone(model, key, shape, map, holder) {
    const others = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(map).filter((name) => name !== 'id');
    if (typeof map['id'] !== 'string' || !others.some((name) => shape.fields.has(name)))
        return false;
    if (!others.every((name) => shape.fields.has(name) || _model_accepts_js__WEBPACK_IMPORTED_MODULE_1__/* .EXTENSION */ .Ys.test(name)))
        return false;
    const isSettled = others.some((name) => name !== 'type' && isNoItem(model, shape, name, map[name]));
    return key === 'in' ? isSettled : isParameter(map, map['id'], isSettled, holder);
}
/** By its class, where a class of that name would say nothing of it: with others beside it, it is one of them. */
function isRequirement({ requirements }, map) {
    return typeof map['class'] === 'string' && !requirements.some((name) => Object.hasOwn(map, name));
}
/** True of what a field can hold, and what is no item by the name of that field. */
function isNoItem(model, shape, key, value) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(value).some((name) => name !== 'id' && !shape.fields.has(name) && !_model_accepts_js__WEBPACK_IMPORTED_MODULE_1__/* .EXTENSION */ .Ys.test(name));
    if (value === null || typeof value === 'string' || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return false;
    return shape.fields.get(key)?.kinds.some((kind) => (0,_model_accepts_js__WEBPACK_IMPORTED_MODULE_1__/* .accepts */ .G3)(model, kind, value)) === true;
}
/** An input may well be called id, and be a string: then the text beside `id` is that of a type. */
function isParameter(map, id, isSettled, holder) {
    if (Object.keys(map).some((key) => key !== 'type' && (0,_types_type_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isTypeName */ .Ai)(map[key])))
        return false;
    if (isSettled)
        return true;
    if (/[#:]/.test(id) || definesTypes(holder))
        return false;
    const { type } = map;
    return type === 'File' || type === 'Directory' || (0,_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(id, _types_type_names_js__WEBPACK_IMPORTED_MODULE_4__/* .BUILT_IN_TYPES */ .Zc) === undefined;
}
function definesTypes(process) {
    const name = 'SchemaDefRequirement';
    return ['requirements', 'hints'].some((key) => {
        const written = process[key];
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(written))
            return written.some((item) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) && item['class'] === name);
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(written) && (written['class'] === name || Object.hasOwn(written, name));
    });
}


/***/ }),

/***/ 8525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ normalizeProcess),
/* harmony export */   d: () => (/* binding */ normalizeDefinition)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _documents_document_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7551);
/* harmony import */ var _holes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9345);
/* harmony import */ var _keyed_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3693);
/* harmony import */ var _lone_items_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9985);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4484);
/* harmony import */ var _record_tags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43);
/* harmony import */ var _renaming_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2483);
/* harmony import */ var _text_map_items_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(151);
/* harmony import */ var _text_origin_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2356);










/**
 * The long form of one process: maps that stand for lists become lists (SALAD 1.2, "Identifier maps"), identifiers lose
 * the path of their document and process. Types stay as written. What is already long is shared, not copied; what does
 * not fit the model is left as it is, for the validator to say so. A process embedded under `run` is left alone.
 */
function normalizeProcess(model, process, place) {
    const processClass = process['class'];
    if (typeof processClass !== 'string' || !model.processes.includes(processClass))
        return process;
    const normal = normalizerFor(model).record(processClass, process);
    return (0,_renaming_js__WEBPACK_IMPORTED_MODULE_7__/* .withLocalNames */ ._)(normal, place);
}
/** The long form of a definition of a type that a file has beside those that are imported from it, as that of SchemaDefRequirement. */
function normalizeDefinition(model, definition) {
    const schema = typeof definition['type'] === 'string' ? _model_index_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMAS */ .H6.get(definition['type']) : undefined;
    return schema === undefined ? definition : normalizerFor(model).record(`CommandInput${schema}`, definition);
}
const NORMALIZERS = new Map();
/** One a model: which fields can hold maps is worked out once. */
function normalizerFor(model) {
    const known = NORMALIZERS.get(model);
    if (known !== undefined)
        return known;
    const normalizer = new Normalizer(model);
    NORMALIZERS.set(model, normalizer);
    return normalizer;
}
class Normalizer {
    #model;
    #requirements;
    #plans = new Map();
    constructor(model) {
        this.#model = model;
        this.#requirements = new Set(model.requirements);
    }
    record(name, value) {
        return this.#record(this.#planOf(name), value);
    }
    #record({ fields }, value) {
        let copy;
        for (let index = 0; index < fields.length; index += 1) {
            const field = fields[index];
            const written = value[field.name];
            if (typeof written === 'object' && written !== null) {
                const list = field.map !== undefined && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(written) ? this.#list(field, field.map, written, value) : written;
                const normal = this.#value(field.value, list);
                if (normal !== written) {
                    copy ??= (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .copyOf */ .zP)(value);
                    copy[field.name] = normal;
                }
            }
        }
        return copy ?? value;
    }
    #list(field, rule, map, holder) {
        if (isOneStep(field, map))
            return map;
        return (0,_lone_items_js__WEBPACK_IMPORTED_MODULE_4__/* .listOfLone */ .yk)(this.#model, field.name, field.item, map, holder) ?? listOf(isImported(map, holder) ? entriesOfFile(map) : map, rule);
    }
    #value(plan, value) {
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value)) {
            const { items } = plan;
            return items === undefined ? value : (0,_text_map_items_js__WEBPACK_IMPORTED_MODULE_8__/* .mapItems */ .Z)(value, (item) => (typeof item === 'object' ? this.#value(items, item) : item));
        }
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return value;
        const record = this.#recordOf(plan, value);
        return record === undefined ? value : this.#record(record, value);
    }
    /** Which record a map is meant to be: told by its class, by the `type` of a type schema, or by being the only one. */
    #recordOf({ records, hasRequirements, family }, value) {
        for (const { tag, plan } of records)
            if (tag === undefined || value[tag.key] === tag.value)
                return plan();
        const name = hasRequirements ? value['class'] : undefined;
        if (typeof name === 'string' && this.#requirements.has(name))
            return this.#planOf(name);
        const schema = family !== undefined && typeof value['type'] === 'string' ? _model_index_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMAS */ .H6.get(value['type']) : undefined;
        return schema === undefined ? undefined : this.#planOf(`${family}${schema}`);
    }
    #planOf(name) {
        const known = this.#plans.get(name);
        if (known !== undefined)
            return known;
        const fields = [...this.#model.record(name).fields.values()].filter((field) => this.#leadsToMaps(field));
        const plan = { fields: fields.map((field) => ({ name: field.name, map: field.map, item: (0,_keyed_items_js__WEBPACK_IMPORTED_MODULE_3__/* .itemShape */ .P)(this.#model, field), value: this.#valuePlan(field.kinds) })) };
        this.#plans.set(name, plan);
        return plan;
    }
    #valuePlan(kinds) {
        const records = kinds.flatMap((kind) => (kind.kind === 'record' && !this.#model.processes.includes(kind.name) ? [kind.name] : []));
        const types = kinds.flatMap((kind) => (kind.kind === 'type' ? [kind] : []));
        const itemKinds = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : []));
        const plan = {
            // Records may hold themselves: their plans are made when they are met.
            records: records.map((name) => ({ ...this.#tagOf(name), plan: () => this.#planOf(name) })),
            hasRequirements: kinds.some(({ kind }) => kind === 'requirement' || kind === 'hint'),
            family: types[0]?.family,
            items: undefined,
        };
        if (types.length > 0 && types.length === kinds.length)
            plan.items = plan;
        else if (types.length + itemKinds.length > 0)
            plan.items = this.#valuePlan([...itemKinds, ...types]);
        return plan;
    }
    /** The field that tells a record from others, if it can have one value only. */
    #tagOf(name) {
        for (const key of ['class', 'type']) {
            const value = (0,_record_tags_js__WEBPACK_IMPORTED_MODULE_6__/* .literalOf */ .Zc)(this.#model, name, key);
            if (value !== undefined)
                return { tag: { key, value } };
        }
        return {};
    }
    #leads = new Map();
    #leadsToMaps(field) {
        return field.map !== undefined || field.kinds.some((kind) => this.#kindLeads(kind));
    }
    #kindLeads(kind) {
        switch (kind.kind) {
            case 'type':
            case 'requirement':
            case 'hint':
                return true;
            case 'array':
                return kind.items.some((item) => this.#kindLeads(item));
            case 'record':
                return this.#recordLeads(kind.name);
            default:
                return false;
        }
    }
    #recordLeads(name) {
        const known = this.#leads.get(name);
        if (known !== undefined)
            return known;
        this.#leads.set(name, false);
        const leads = !this.#model.processes.includes(name) &&
            [...this.#model.record(name).fields.values()].some((field) => this.#leadsToMaps(field));
        this.#leads.set(name, leads);
        return leads;
    }
}
/** True of the fields of a step where steps by their names should stand: read as steps, each would be a mistake of its own. */
function isOneStep({ name }, { run }) {
    return name === 'steps' && (typeof run === 'string' || ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(run) && run['class'] !== undefined));
}
/** True of a map that stands in another file than what holds it. */
function isImported(map, holder) {
    return (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .originOf */ .yv)(map)?.source !== (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .originOf */ .yv)(holder)?.source;
}
/** A file that is a map of entries may say beside them what its prefixes stand for (SALAD 1.2, "Document context"): that is no entry. */
function entriesOfFile(root) {
    if (!('$namespaces' in root || '$schemas' in root))
        return root;
    const entries = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .objectFrom */ ._X)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(root).filter((key) => key !== '$namespaces' && key !== '$schemas').map((key) => [key, (0,_documents_document_root_js__WEBPACK_IMPORTED_MODULE_1__/* .partOf */ .BU)(root, root[key])]));
    const origin = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .originOf */ .yv)(root);
    if (origin !== undefined)
        (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .setOrigin */ .vB)(entries, origin);
    return entries;
}
function listOf(map, rule) {
    const origin = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .originOf */ .yv)(map);
    const keys = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(map);
    if (origin === undefined)
        return keys.map((key) => itemOf(key, map[key], rule, undefined));
    const offsets = [];
    const items = keys.map((key, index) => {
        const at = origin.keys === undefined ? -1 : origin.keys[index] === key ? index : (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .indexOfKey */ .fV)(origin.keys, key);
        const keyOffset = origin.offsets[2 * at] ?? origin.start;
        const valueOffset = origin.offsets[2 * at + 1] ?? keyOffset;
        offsets.push(keyOffset);
        return itemOf(key, map[key], rule, { source: origin.source, keyOffset, valueOffset });
    });
    return withOrigin(items, { source: origin.source, start: origin.start, offsets });
}
function itemOf(key, value, rule, entry) {
    const item = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyObject */ .vB)();
    item[rule.subject] = key;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        const written = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderedKeys */ .ir)(value);
        for (const name of written)
            if (name !== rule.subject)
                item[name] = value[name];
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .hasOwnKeyOrder */ .w5)(value))
            (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .keepKeyOrder */ .hE)(item, [rule.subject, ...written.filter((name) => name !== rule.subject)]);
        if ((0,_holes_js__WEBPACK_IMPORTED_MODULE_2__/* .isHole */ .$)(value))
            (0,_holes_js__WEBPACK_IMPORTED_MODULE_2__/* .markHole */ .K)(item);
        const inner = (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .originOf */ .yv)(value);
        if (inner === undefined || entry === undefined)
            return item;
        const { source } = inner;
        const start = source === entry.source ? entry.keyOffset : inner.start;
        // The subject stands where the map begins, which is said of whatever is not among the keys.
        if (value[rule.subject] === undefined)
            return withOrigin(item, { source, start, keys: inner.keys ?? [], offsets: inner.offsets });
        return withOrigin(item, { source, start, keys: [rule.subject].concat(inner.keys ?? []), offsets: [start, start].concat(inner.offsets) });
    }
    // Without a predicate there is nowhere to put the value; `null` is common in the wild for "with no fields".
    if (rule.predicate === undefined)
        return value === null && rule.subject === 'class' ? originated(item, entry) : value;
    item[rule.predicate] = value;
    return originated(item, entry, rule.predicate);
}
/** The subject stands where the item begins, which is said of whatever is not among the keys. */
function originated(item, entry, predicate) {
    if (entry === undefined)
        return item;
    const { source, keyOffset, valueOffset } = entry;
    return withOrigin(item, {
        source,
        start: keyOffset,
        keys: predicate === undefined ? [] : [predicate],
        offsets: [valueOffset, valueOffset],
    });
}
function withOrigin(container, origin) {
    if (origin !== undefined)
        (0,_text_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .setOrigin */ .vB)(container, origin);
    return container;
}


/***/ }),

/***/ 43:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ recordsOf),
/* harmony export */   Zc: () => (/* binding */ literalOf),
/* harmony export */   cO: () => (/* binding */ tagOf)
/* harmony export */ });
/* harmony import */ var _model_accepts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7149);

/** The records that a value of a kind may be, by their names. */
function recordsOf(model, kind) {
    switch (kind.kind) {
        case 'record':
            return [kind.name];
        case 'requirement':
            return model.requirements;
        case 'type':
            return (0,_model_accepts_js__WEBPACK_IMPORTED_MODULE_0__/* .typeRecords */ .JQ)(kind.family);
        default:
            return [];
    }
}
/** The field that tells records apart; undefined where none does. */
function tagOf(model, candidates) {
    return ['class', 'type'].find((tag) => candidates.some((name) => literalOf(model, name, tag) !== undefined));
}
/** The one value that a field of a record can have, if it can have no other. */
function literalOf(model, record, tag) {
    const kinds = model.record(record).fields.get(tag)?.kinds ?? [];
    return kinds.length === 1 && kinds[0]?.kind === 'literal' ? kinds[0].value : undefined;
}


/***/ }),

/***/ 2483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ localType),
  _: () => (/* binding */ withLocalNames)
});

// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/cwl/localnames.js
var localnames = __webpack_require__(4661);
// EXTERNAL MODULE: ./lib/cwl/model/own-terms.js
var own_terms = __webpack_require__(4154);
// EXTERNAL MODULE: ./lib/cwl/parts.js
var parts = __webpack_require__(7824);
// EXTERNAL MODULE: ./lib/cwl/documents/references.js
var references = __webpack_require__(8585);
// EXTERNAL MODULE: ./lib/cwl/remote.js
var remote = __webpack_require__(4606);
// EXTERNAL MODULE: ./lib/cwl/text/origin.js
var origin = __webpack_require__(2356);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var workspace = __webpack_require__(4342);
;// CONCATENATED MODULE: ./lib/cwl/forms/link-names.js








/** What the links of one workflow name, as the workflow itself would say it. What is found nowhere is left as it is, and dangles. */
class LinkNames {
    #workflow;
    #root;
    #name;
    #ownLinks;
    #longNames;
    #documents;
    constructor(workflow, { scope, root } = { root: workflow }) {
        this.#workflow = workflow;
        this.#root = root;
        const { id } = workflow;
        this.#name = { whole: (0,localnames/* wholeName */.fC)(id, scope), own: (0,localnames/* wholeName */.fC)(id, undefined) };
    }
    /** `input` or `step/output`, of what stands under `source` or `outputSource` of `holder`. */
    source(reference, holder) {
        if (this.#isForeign(reference, holder))
            return reference;
        const local = (0,localnames/* localSource */.j1)(reference, this.#name, (link) => this.#isOwn(link));
        if (!local.includes('/'))
            return local;
        this.#longNames ??= longNames(this.#workflow, this.#name);
        return this.#longNames.size === 0 || this.#isOwn(local) ? local : (this.#longNames.get(local) ?? local);
    }
    /** The input that stands under `scatter` of a step. */
    scattered(reference, step) {
        return this.#isForeign(reference, step) ? reference : (0,localnames/* lastName */.UK)(reference);
    }
    #isOwn(link) {
        this.#ownLinks ??= new Set(linksOfSteps(this.#workflow));
        return this.#ownLinks.has(link);
    }
    /**
     * Whether a link names another document than the one that the workflow, or a part of it, stands in. A link is an address,
     * relative to the file that has it (SALAD 1.2, "Link resolution"), so that `other.cwl#a` is not `#a`.
     */
    #isForeign(reference, holder) {
        const hash = reference.lastIndexOf('#');
        if (hash <= 0)
            return false;
        const { named, files, names, prefixes } = (this.#documents ??= documentsOf(this.#workflow, this.#root));
        const written = writtenOut(reference.slice(0, hash), prefixes);
        if (named.has(written) || isFileOfSomeMachine(written, names))
            return false;
        const from = (0,origin/* originOf */.yv)(holder)?.source.file ?? '';
        return !(files.has(resolved(from, written)) || files.has(resolved(from, (0,references/* decode */.D4)(written))));
    }
}
/** RFC 3986, section 3.1. */
const ADDRESS = /^[A-Za-z][A-Za-z0-9+.-]*:/;
/** An address with its prefix written out, as `$namespaces` declares it. */
function writtenOut(address, prefixes) {
    const [prefix = ''] = /^[^:]*(?=:)/.exec(address) ?? [];
    const meant = prefixes.get(prefix);
    return meant === undefined ? address : meant + address.slice(prefix.length + 1);
}
/** Where a file lay on the machine that wrote its address is not known here; its name is. */
function isFileOfSomeMachine(address, names) {
    return /^file:/i.test(address) && names.has((0,localnames/* lastName */.UK)((0,references/* decode */.D4)(address)));
}
function resolved(from, to) {
    return (0,remote/* isAddress */.P)(from) ? (URL.parse(to, from)?.href ?? to) : (0,workspace/* joinPath */.uJ)(from, to);
}
function documentsOf(workflow, root) {
    const prefixes = (0,own_terms/* namespacesOf */.Gw)(root);
    const named = new Set();
    const files = new Set();
    // These name the document also where no fragment follows.
    for (const whole of [workflow['id'], root['$base']]) {
        if (typeof whole === 'string' && ADDRESS.test(whole))
            named.add(writtenOut(whole.replace(/#.*$/s, ''), prefixes));
    }
    for (const part of [workflow, ...(0,parts/* objectsIn */.Qv)(workflow, 'inputs'), ...(0,parts/* objectsIn */.Qv)(workflow, 'steps')]) {
        const file = (0,origin/* originOf */.yv)(part)?.source.file;
        if (file !== undefined)
            files.add(file);
        for (const id of [part, ...listOf(part['out'])].map(idOf)) {
            const hash = id.lastIndexOf('#');
            if (hash > 0)
                named.add(writtenOut(id.slice(0, hash), prefixes));
        }
    }
    return { named, files, names: new Set(Array.from(files, localnames/* lastName */.UK)), prefixes };
}
/** Inputs, and outputs of steps, whose name has parts: as a link may write them, and as they are called. */
function longNames(workflow, workflowName) {
    const names = new Map();
    const add = (id, port = '') => {
        if (id.includes('/'))
            names.set((0,localnames/* localSource */.j1)(id, workflowName, () => false) + port, (0,localnames/* lastName */.UK)(id) + port);
    };
    for (const input of (0,parts/* objectsIn */.Qv)(workflow, 'inputs'))
        add(idOf(input));
    for (const step of (0,parts/* objectsIn */.Qv)(workflow, 'steps'))
        for (const output of listOf(step['out']))
            add(idOf(step), `/${(0,localnames/* lastName */.UK)(idOf(output))}`);
    return names;
}
/** The inputs and outputs of steps, as `step/port`. Inputs count: a link to one is found, and leads nowhere. */
function linksOfSteps(workflow) {
    return (0,parts/* objectsIn */.Qv)(workflow, 'steps').flatMap((step) => ['in', 'out'].flatMap((key) => listOf(step[key]).map((port) => `${(0,localnames/* lastName */.UK)(idOf(step))}/${(0,localnames/* lastName */.UK)(idOf(port))}`)));
}
function listOf(value) {
    return (0,json/* isArray */.cy)(value) ? value : [];
}
function idOf(named) {
    const id = (0,json/* isObject */.Gv)(named) ? named['id'] : named;
    return typeof id === 'string' ? id : '';
}

// EXTERNAL MODULE: ./lib/cwl/text/map-items.js
var map_items = __webpack_require__(151);
;// CONCATENATED MODULE: ./lib/cwl/forms/renaming.js




/** Names of parameters, steps and links as the process itself would say them. */
function withLocalNames(process, place) {
    const links = new LinkNames(process, place);
    let copy;
    const change = (key, renameItem) => {
        const list = process[key];
        if (!(0,json/* isArray */.cy)(list))
            return;
        const renamed = (0,map_items/* mapItems */.Z)(list, (item) => ((0,json/* isObject */.Gv)(item) ? renameItem(item) : item));
        if (renamed !== list)
            (copy ??= (0,json/* copyOf */.zP)(process))[key] = renamed;
    };
    change('inputs', (input) => renameTypes(rename(input, 'id', localnames/* lastName */.UK)));
    change('outputs', (output) => renameEach(renameTypes(rename(output, 'id', localnames/* lastName */.UK)), 'outputSource', (reference) => links.source(reference, output)));
    change('steps', (step) => renameStep(step, links));
    return copy ?? process;
}
function renameStep(step, links) {
    let renamed = rename(step, 'id', localnames/* lastName */.UK);
    if ((0,json/* isArray */.cy)(renamed['in'])) {
        renamed = (0,json/* withField */.ZH)(renamed, 'in', (0,map_items/* mapItems */.Z)(renamed['in'], (input) => (0,json/* isObject */.Gv)(input) ? renameEach(rename(input, 'id', localnames/* lastName */.UK), 'source', (reference) => links.source(reference, input)) : input));
    }
    if ((0,json/* isArray */.cy)(renamed['out'])) {
        renamed = (0,json/* withField */.ZH)(renamed, 'out', (0,map_items/* mapItems */.Z)(renamed['out'], (output) => typeof output === 'string' ? (0,localnames/* lastName */.UK)(output) : (0,json/* isObject */.Gv)(output) ? rename(output, 'id', localnames/* lastName */.UK) : output));
    }
    return renameEach(renamed, 'scatter', (reference) => links.scattered(reference, step));
}
function renameEach(item, key, name) {
    const value = item[key];
    if (!(0,json/* isArray */.cy)(value))
        return rename(item, key, name);
    return (0,json/* withField */.ZH)(item, key, (0,map_items/* mapItems */.Z)(value, (part) => (typeof part === 'string' ? name(part) : part)));
}
function rename(item, key, name) {
    const value = item[key];
    return typeof value === 'string' ? (0,json/* withField */.ZH)(item, key, name(value)) : item;
}
/** Field names and enum symbols inside the type of a parameter. */
function renameTypes(parameter) {
    const type = parameter['type'];
    return typeof type === 'object' ? (0,json/* withField */.ZH)(parameter, 'type', localType(type)) : parameter;
}
/** A type with the names of its fields and symbols cut to their last part. */
function localType(type) {
    if ((0,json/* isArray */.cy)(type))
        return (0,map_items/* mapItems */.Z)(type, localType);
    if (!(0,json/* isObject */.Gv)(type))
        return type;
    let local = type;
    for (const key of ['type', 'items']) {
        const inner = local[key];
        if (typeof inner === 'object')
            local = (0,json/* withField */.ZH)(local, key, localType(inner));
    }
    if ((0,json/* isArray */.cy)(local['fields'])) {
        local = (0,json/* withField */.ZH)(local, 'fields', (0,map_items/* mapItems */.Z)(local['fields'], (field) => ((0,json/* isObject */.Gv)(field) ? renameTypes(rename(field, 'name', localnames/* lastName */.UK)) : field)));
    }
    if ((0,json/* isArray */.cy)(local['symbols'])) {
        local = (0,json/* withField */.ZH)(local, 'symbols', (0,map_items/* mapItems */.Z)(local['symbols'], (symbol) => (typeof symbol === 'string' ? lastSymbol(symbol) : symbol)));
    }
    return local;
}
/** A symbol may hold a slash of its own; only one written as an identifier has a path to lose. */
function lastSymbol(symbol) {
    return symbol.includes('#') ? (0,localnames/* lastName */.UK)(symbol) : symbol;
}


/***/ }),

/***/ 9455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isGiven)
/* harmony export */ });
/** Whether a field has a value: null says of nearly every field of CWL what leaving it out says. */
function isGiven(value) {
    return value !== undefined && value !== null;
}


/***/ }),

/***/ 8706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ describeKinds),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   cC: () => (/* binding */ MOST_LISTED),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   wZ: () => (/* binding */ inShort)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);

/** What a value is, in the words of a message. */
function describe(value) {
    if (value === null)
        return 'null';
    if (value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ExactNumber */ .fh)
        return `the number ${value.source}`;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return 'a list';
    switch (typeof value) {
        case 'string':
            return value.length > 40 ? `the text ${JSON.stringify(value.slice(0, 40))}…` : `the text ${JSON.stringify(value)}`;
        case 'number':
            return `the number ${value}`;
        case 'boolean':
            return String(value);
        default:
            return 'a map';
    }
}
/** Text as a message shows it: no longer than a line. */
function inShort(text) {
    return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
const MOST_SHOWN = 80;
/** Names as a message lists them, the first of many. */
function listed(names) {
    return `${names.slice(0, MOST_LISTED).join(', ')}${names.length > MOST_LISTED ? ', …' : ''}`;
}
/** A longer list is no help. */
const MOST_LISTED = 20;
/** What a field takes, in the words of a message. */
function describeKinds(kinds) {
    const literals = kinds.flatMap((kind) => (kind.kind === 'literal' ? [kind.value] : []));
    const words = described(kinds.filter((kind) => kind.kind !== 'literal'), describeKind);
    if (literals.length > 0)
        words.unshift(literals.length === 1 ? (literals[0] ?? '') : `one of ${literals.join(', ')}`);
    return words.join(' or ');
}
/** Each once; where any text will do, an expression is one. */
function described(kinds, words) {
    const isText = kinds.some((kind) => kind.kind === 'string' && kind.isExpression !== true);
    const said = new Set(kinds.filter((kind) => !(isText && kind.kind === 'string' && kind.isExpression === true)).map(words));
    // Maps of several kinds are maps.
    const joined = new Map();
    for (const text of said) {
        const [, noun = text, name] = /^(a map|maps) \((\w+)\)$/.exec(text) ?? [];
        joined.set(noun, [...(joined.get(noun) ?? []), ...(name === undefined ? [] : [name])]);
    }
    return [...joined].map(([noun, names]) => (names.length === 0 ? noun : `${noun} (${names.join(', ')})`));
}
function describeKind(kind) {
    switch (kind.kind) {
        case 'string':
            return kind.isExpression === true ? 'an expression' : 'text';
        case 'boolean':
            return 'true or false';
        case 'int':
        case 'long':
            return 'an integer';
        case 'float':
            return 'a number';
        case 'null':
            return 'null';
        case 'any':
            return 'anything';
        case 'requirement':
        case 'hint':
            return 'a requirement';
        case 'record':
            return `a map (${kind.name})`;
        case 'array':
            return `a list of ${described(kind.items, describeItems).join(' or ')}`;
        case 'type':
            return 'a type';
    }
}
/** Several of a kind, as the items of a list. */
function describeItems(kind) {
    if (kind.kind === 'literal')
        return kind.value;
    if (kind.kind === 'record')
        return `maps (${kind.name})`;
    const [, noun] = /^an? (\w+)$/.exec(describeKind(kind)) ?? [];
    return noun === undefined ? describeKind(kind) : `${noun}s`;
}


/***/ }),

/***/ 4241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ mayBeName),
/* harmony export */   P: () => (/* binding */ isLocalReference)
/* harmony export */ });
/** What public platforms give their files as ids, and workflows written there have as defaults; no repository names files so. */
const FILE_ID = /^[0-9a-f]{24}$/;
/** `gs://bucket/ref.fa`, and `keep:…` where it is not a name with a colon in it. Of one letter it is a drive. */
const ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i;
const SCHEME = /^[a-z][a-z\d+.-]+:/i;
/** A blank node: what runners and packers give as the location of a literal, whose contents stand in the document. */
const LITERAL = /^_:/;
/**
 * Addresses of other machines pass, ids of files on a platform, names of literals, and the one file that every machine has. `path` is never
 * an address (CWL v1.2 CommandLineTool, "File"), but for those that nobody takes for a name.
 */
function isLocalReference(reference, key) {
    if (reference === '' || reference === '/dev/null' || /^file:\/\/\/dev\/null$/i.test(reference))
        return false;
    if (FILE_ID.test(reference) || (key === 'location' && LITERAL.test(reference)))
        return false;
    return /^file:/i.test(reference) || !(key === 'path' ? ADDRESS : SCHEME).test(reference);
}
/** A name such as `sample1:rep.fa`, which reads like an address and is that of a file where there is one. */
function mayBeName(reference) {
    return SCHEME.test(reference) && !ADDRESS.test(reference);
}


/***/ }),

/***/ 7149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G3: () => (/* binding */ accepts),
/* harmony export */   JQ: () => (/* binding */ typeRecords),
/* harmony export */   Ys: () => (/* binding */ EXTENSION)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _notation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6052);
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9455);



/** A field of another vocabulary, or one that says how a document is read. */
const EXTENSION = new RegExp(_notation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXTENSION_FIELD */ .le);
/** True when the value is of this kind, as the version of the model has it. */
function accepts(model, kind, value) {
    switch (kind.kind) {
        case 'string':
            return typeof value === 'string';
        case 'boolean':
            return typeof value === 'boolean';
        case 'null':
            return value === null;
        case 'any':
            return value !== null;
        case 'int':
            return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isInt32 */ .VD)(value);
        case 'long':
            return (typeof value === 'number' && Number.isInteger(value)) || (value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ExactNumber */ .fh && value.kind === 'integer');
        case 'float':
            return typeof value === 'number' || value instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ExactNumber */ .fh;
        case 'literal':
            return value === kind.value;
        case 'hint':
            return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value);
        case 'array':
            return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) && value.every((item) => kind.items.some((inner) => accepts(model, inner, item)));
        case 'record':
            return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && (model.processes.includes(kind.name) || fits(model, kind.name, value));
        case 'requirement':
            return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && model.requirements.some((name) => fits(model, name, value));
        case 'type':
            return acceptsType(model, kind.family, value);
    }
}
function acceptsType(model, family, value) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        return value.every((item) => !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(item) && acceptsType(model, family, item));
    return typeof value === 'string' || ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && typeRecords(family).some((name) => fits(model, name, value)));
}
function fits(model, name, value) {
    const shape = model.record(name);
    for (const key of Object.keys(value)) {
        const field = shape.fields.get(key);
        const item = value[key];
        if (field === undefined) {
            if (key !== 'id' && key !== 'name' && !EXTENSION.test(key))
                return false;
        }
        else if (item !== null && !field.kinds.some((kind) => accepts(model, kind, item)))
            return false;
    }
    return [...shape.fields.values()].every((field) => !field.required || (0,_given_js__WEBPACK_IMPORTED_MODULE_2__/* .isGiven */ .q)(value[field.name]));
}
/** The records that a type of this family may be, by their names. */
function typeRecords(family) {
    return [`${family}RecordSchema`, `${family}EnumSchema`, `${family}ArraySchema`];
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ Processes)
});

// EXTERNAL MODULE: ./lib/json/index.js + 7 modules
var json = __webpack_require__(2101);
// EXTERNAL MODULE: ./lib/cwl/localnames.js
var localnames = __webpack_require__(4661);
// EXTERNAL MODULE: ./lib/cwl/documents/named.js
var named = __webpack_require__(866);
// EXTERNAL MODULE: ./lib/cwl/documents/references.js
var references = __webpack_require__(8585);
// EXTERNAL MODULE: ./lib/cwl/kind-words.js
var kind_words = __webpack_require__(8706);
// EXTERNAL MODULE: ./lib/cwl/model/index.js + 3 modules
var cwl_model = __webpack_require__(4484);
// EXTERNAL MODULE: ./lib/cwl/problem.js
var cwl_problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/text/origin.js
var origin = __webpack_require__(2356);
// EXTERNAL MODULE: ./lib/cwl/text/text.js
var text_text = __webpack_require__(3825);
;// CONCATENATED MODULE: ./lib/cwl/documents/versions.js






/** The version that holds for a process: its own, its file's, or for one under `run` that of the process around it. */
function versionOf(root, value, path, inherited) {
    // "All processes in a document must adhere to the cwlVersion of the document" (CWL v1.2, "Packed documents").
    const holder = value['cwlVersion'] === undefined || '$graph' in root ? root : value;
    const written = holder['cwlVersion'];
    if ((0,cwl_model/* isVersion */.lF)(written))
        return written;
    if (written !== undefined && written !== null)
        return unreadVersion(written, (0,origin/* positionOf */.df)(holder, 'cwlVersion') ?? (0,text_text/* topOf */.HX)(path));
    if (inherited !== undefined)
        return inherited;
    const place = (0,origin/* positionOf */.df)(root) ?? (0,text_text/* topOf */.HX)(path);
    if ('$graph' in root)
        return graphWithoutVersion(root, value, place);
    return 'class' in value
        ? (0,cwl_problem/* problemAt */.l4)(place, 'no-version', 'cwlVersion is missing', hintForVersion(value))
        : (0,cwl_problem/* problemAt */.l4)(place, 'not-a-process', 'this is no CWL process: it has neither class nor cwlVersion', 'A CWL file begins with cwlVersion and class.');
}
/** Where the processes say a version, that is the one which the document lacks, or the draft that it is of. */
function graphWithoutVersion({ $graph: graph }, value, place) {
    const holder = (0,json/* isArray */.cy)(graph) ? graph.find((item) => (0,json/* isObject */.Gv)(item) && typeof item['cwlVersion'] === 'string') : undefined;
    const written = (0,json/* isObject */.Gv)(holder) ? holder['cwlVersion'] : undefined;
    if ((0,cwl_model/* isVersion */.lF)(written))
        return (0,cwl_problem/* problemAt */.l4)(place, 'no-version', 'cwlVersion is missing', `Write cwlVersion: ${written} beside $graph: all processes of a $graph have the version of their document.`);
    if (!(0,json/* isObject */.Gv)(holder) || written === undefined)
        return (0,cwl_problem/* problemAt */.l4)(place, 'no-version', 'cwlVersion is missing', hintForVersion(value));
    const problem = unreadVersion(written, (0,origin/* positionOf */.df)(holder, 'cwlVersion') ?? place);
    // cwl-upgrader passes by a document without a version.
    return { ...problem, hint: `Write it beside $graph. ${problem.hint ?? ''}`.trimEnd() };
}
function unreadVersion(written, place) {
    const shown = typeof written === 'string' ? written : (0,kind_words/* describe */.q0)(written);
    const stable = typeof written === 'string' ? /^(v1\.\d)\.0-dev/.exec(written)?.[1] : undefined;
    if ((0,cwl_model/* isVersion */.lF)(stable))
        return (0,cwl_problem/* problemAt */.l4)(place, 'old-version', `cwlVersion ${shown} is a development version, and only ${cwl_model/* VERSIONS */.S8.join(', ')} are read`, `Write cwlVersion: ${stable}, then check the file again.`);
    if (typeof written === 'string' && /^(?:cwl:)?(?:sbg:)?draft-/.test(written)) {
        return (0,cwl_problem/* problemAt */.l4)(place, 'old-version', `cwlVersion ${shown} is a draft, and only ${cwl_model/* VERSIONS */.S8.join(', ')} are read`, hintForDraft(written));
    }
    const known = `known are ${cwl_model/* VERSIONS */.S8.join(', ')}`;
    const later = /^(?:the number |cwl:)?(v?(?:1\.[3-9]|[2-9]\.\d)(?:\.\d.*)?)$/i.exec(shown)?.[1];
    if (later !== undefined)
        return (0,cwl_problem/* problemAt */.l4)(place, 'unknown-version', `cwlVersion ${later} is later than what is read; ${known}`, 'Write the file for CWL v1.2, without what came later.');
    const digits = /^(?:the number |cwl:)?v?(\d\.\d)\s*$/i.exec(shown)?.[1];
    const meant = cwl_model/* VERSIONS */.S8.find((version) => version === `v${digits ?? ''}`);
    return (0,cwl_problem/* problemAt */.l4)(place, 'unknown-version', typeof written === 'string' ? `cwlVersion ${shown} is not known; ${known}` : `cwlVersion is ${shown}; ${known}`, meant === undefined ? 'Use the version that the file was written for.' : `Did you mean ${meant}?`);
}
/** cwl-upgrader ends with an internal error on any draft but draft-3. */
function hintForDraft(written) {
    if (written.startsWith('sbg:'))
        return 'Upgrade the file with sevenbridges-cwl-draft2-upgrader, then check it again.';
    const [, draft, isDevelopment] = /draft-(\d+)(\.dev)?/.exec(written) ?? [];
    if (draft === '3')
        return isDevelopment === undefined ? 'Upgrade the file with cwl-upgrader, then check it again.' : 'Write cwlVersion: draft-3, upgrade the file with cwl-upgrader, then check it again.';
    return draft === '4' ? 'It became v1.0: write cwlVersion: v1.0, then check the file again.' : 'Write the file anew for v1.2: upgraders begin with draft-3.';
}
/** Seven Bridges exported what it had before v1.0 without a version, which its own upgrader reads and cwl-upgrader does not. */
const OLD_PLATFORM_HINT = 'This looks like sbg:draft-2: upgrade the file with sevenbridges-cwl-draft2-upgrader, then check it again.';
function hintForVersion(value) {
    if (isOfOldPlatform(value))
        return OLD_PLATFORM_HINT;
    const sign = signOfDraft(value);
    // Under a later version nearly every line would be told as a mistake.
    return sign === undefined ? 'Say which version this is, such as cwlVersion: v1.2.' : `Only drafts of CWL have ${sign}: where this is draft-3, write cwlVersion: draft-3, and upgrade the file with cwl-upgrader.`;
}
/** What v1.0 called otherwise. */
function signOfDraft({ description, steps }) {
    if (description !== undefined)
        return 'the field description';
    return (0,json/* isArray */.cy)(steps) && steps.some((step) => (0,json/* isObject */.Gv)(step) && 'inputs' in step) ? 'inputs in a step' : undefined;
}
/** No later version has an engine for expressions, and the platform marks what is its own with the prefix `sbg:`. */
function isOfOldPlatform(value) {
    const { requirements } = value;
    const hasEngine = (0,json/* isArray */.cy)(requirements) && requirements.some((each) => (0,json/* isObject */.Gv)(each) && each['class'] === 'ExpressionEngineRequirement');
    return (hasEngine || 'description' in value) && Object.keys(value).some((key) => key.startsWith('sbg:'));
}

;// CONCATENATED MODULE: ./lib/cwl/documents/embedded.js






/**
 * Links call what a step embeds by the name of the step and, since "the `run` field now introduces a subscope" (CWL v1.1
 * Workflow, "Changelog"), of that field. Before, what has no id of its own has no name there. A name that is longer than
 * any path is not kept: it would be copied for each process that is embedded.
 */
function scopeOfRun(step, run, scope, version) {
    if (version === 'v1.0' && run['id'] === undefined)
        return undefined;
    const name = typeof step === 'string' ? (0,localnames/* lastName */.UK)(step) : '';
    const place = version === 'v1.0' ? name : `${name}/run`;
    const whole = scope === undefined || scope === '' ? place : `${scope}/${place}`;
    return whole.length > references/* LONGEST_PATH */.fN ? undefined : whole;
}
/** The process that a step of a file embeds, at any depth, by its whole name: `main/step/run/tool`. */
function embeddedProcess(root, name, path) {
    const names = NAMES.get(root) ?? new EmbeddedNames(root, path);
    NAMES.set(root, names);
    return names.byName.get(name);
}
/** A file may be asked for each of them. */
const NAMES = new WeakMap();
/** Names together have no more characters than this: in deep documents each holds all that is around it. */
const MOST_CHARACTERS = 4_000_000;
class EmbeddedNames {
    byName = new Map();
    #path;
    #characters = 0;
    constructor(root, path) {
        this.#path = path;
        const { $graph: graph } = root;
        for (const process of (0,json/* isArray */.cy)(graph) ? graph.filter(json/* isObject */.Gv) : [root]) {
            const version = versionOf(root, process, path);
            if (typeof version === 'string')
                this.#addSteps(process, (0,localnames/* wholeName */.fC)(process['id'], undefined), version);
        }
    }
    #addSteps({ steps }, scope, version) {
        for (const [id, { run }] of (0,named/* namedObjects */.S)(steps, 'id')) {
            // What was imported has its names in its own file.
            if ((0,json/* isObject */.Gv)(run) && ((0,origin/* originOf */.yv)(run)?.source.file ?? this.#path) === this.#path)
                this.#add(run, scopeOfRun(id, run, scope, version), version);
        }
    }
    #add(value, scope, around) {
        const version = versionOf(value, value, this.#path, around);
        if (typeof version !== 'string')
            return;
        const name = (0,localnames/* wholeName */.fC)(value['id'], scope);
        if (typeof value['id'] === 'string' && name !== undefined && !this.byName.has(name)) {
            this.#characters += name.length;
            if (this.#characters > MOST_CHARACTERS)
                return;
            this.byName.set(name, { value, version, scope });
        }
        this.#addSteps(value, name, version);
    }
}

// EXTERNAL MODULE: ./lib/cwl/documents/files.js + 1 modules
var files = __webpack_require__(5087);
// EXTERNAL MODULE: ./lib/cwl/holes.js
var holes = __webpack_require__(9345);
// EXTERNAL MODULE: ./lib/cwl/forms/normalize.js
var normalize = __webpack_require__(8525);
// EXTERNAL MODULE: ./lib/cwl/documents/refusals.js
var refusals = __webpack_require__(5938);
// EXTERNAL MODULE: ./lib/cwl/suggest.js
var suggest = __webpack_require__(7912);
;// CONCATENATED MODULE: ./lib/cwl/documents/selection.js








const GRAPHS = new WeakMap();
/** The processes of a graph by their names, of two with the same name the first; made once a graph. */
function indexOf(graph) {
    const known = GRAPHS.get(graph);
    if (known !== undefined)
        return known;
    const processes = graph.filter(json/* isObject */.Gv);
    const byId = new Map();
    const byLastName = new Map();
    for (const process of processes) {
        const { id } = process;
        if (typeof id !== 'string')
            continue;
        if (!byId.has((0,localnames/* fragmentOf */.UB)(id)))
            byId.set((0,localnames/* fragmentOf */.UB)(id), process);
        if (!byLastName.has((0,localnames/* lastName */.UK)(id)))
            byLastName.set((0,localnames/* lastName */.UK)(id), process);
    }
    const index = { processes, byId, byLastName, shown: [...byId.keys()].slice(0, kind_words/* MOST_LISTED */.cC) };
    GRAPHS.set(graph, index);
    return index;
}
/** The process of a `$graph` with that id; without one, `main`, or the only one (CWL v1.2, "Packed documents"). */
function selectFromGraph(root, graph, fragment, path) {
    const { processes, byId, byLastName, shown } = indexOf(graph);
    const named = (name) => byId.get(name) ?? byLastName.get(name);
    const only = processes.length === 1 ? processes[0] : undefined;
    const value = fragment === undefined ? (named('main') ?? only) : named(fragment);
    if (value !== undefined)
        return { value };
    const place = (0,origin/* positionOf */.df)(root, '$graph') ?? (0,text_text/* topOf */.HX)(path);
    if (fragment !== undefined)
        return { problem: (0,cwl_problem/* problemAt */.l4)(place, 'no-such-name', `this $graph holds no process named ${fragment}`, `It holds ${shown.join(', ')}${byId.size > shown.length ? ', …' : ''}.`) };
    // Tools stand there for the workflows that run them.
    const [likely] = [...byId].find(([, process]) => process['class'] === 'Workflow') ?? shown;
    const message = byId.size === 0 ? 'this $graph holds no process that has a name' : `none of the ${processes.length} processes of this $graph is named main`;
    return { problem: (0,cwl_problem/* problemAt */.l4)(place, 'no-main', message, `Name one: ${path}#${likely ?? 'id'}`) };
}
/** Whether a `$graph` holds a process of that id. */
function isInGraph({ $graph: graph }, name) {
    return (0,json/* isArray */.cy)(graph) && indexOf(graph).byId.has(name);
}
/** Processes of a `$graph` with the id of one before them. */
function duplicateProcesses(graph, path) {
    const first = new Map();
    return graph.filter(json/* isObject */.Gv).flatMap((process) => {
        const { id } = process;
        if (typeof id !== 'string')
            return [];
        const earlier = first.get((0,localnames/* fragmentOf */.UB)(id));
        if (earlier === undefined) {
            first.set((0,localnames/* fragmentOf */.UB)(id), process);
            return [];
        }
        const line = (0,origin/* positionOf */.df)(earlier, 'id')?.line;
        const message = `there is a second object ${(0,localnames/* fragmentOf */.UB)(id)} in this $graph${line === undefined ? '' : `; the first is on line ${line}`}`;
        return [(0,cwl_problem/* problemAt */.l4)((0,origin/* positionOf */.df)(process, 'id') ?? (0,text_text/* topOf */.HX)(path), 'duplicate-id', message, 'Rename one of the two.')];
    });
}
/** The process of a file without a `$graph`, which may be asked for by its id, or as `main` where it has none. */
function selectRoot(root, fragment, path) {
    if (fragment === undefined)
        return { value: root };
    const id = root['id'];
    if (typeof id === 'string' ? (0,localnames/* fragmentOf */.UB)(id) === fragment || (0,localnames/* lastName */.UK)(id) === fragment : fragment === 'main')
        return { value: root };
    return {
        problem: (0,cwl_problem/* problemAt */.l4)((0,text_text/* topOf */.HX)(path), 'no-such-name', `${path} holds no process named ${fragment}`, `Refer to ${path} alone.`),
    };
}
/** Fields beside a `$graph` that lack their dollar sign, or an s: no engine reads them, and none refuses them. */
function misspeltDirectives(root, path) {
    return (0,json/* orderedKeys */.ir)(root).flatMap((key) => {
        const meant = BESIDE_GRAPH.get(key);
        if (meant === undefined || Object.hasOwn(root, meant))
            return [];
        return [(0,cwl_problem/* problemAt */.l4)((0,origin/* positionOf */.df)(root, key, 'key') ?? (0,text_text/* topOf */.HX)(path), 'unknown-field', `${key} says nothing beside $graph`, `Did you mean ${meant}?`, 'warning')];
    });
}
const BESIDE_GRAPH = new Map([
    ['namespaces', '$namespaces'],
    ['$namespace', '$namespaces'],
    ['schemas', '$schemas'],
    ['$schema', '$schemas'],
    ['base', '$base'],
    ['version', 'cwlVersion'],
]);
/** Why the class of a process is none. */
function classProblem(value, version, path) {
    const { processes } = cwl_model/* MODELS */.L6[version];
    const written = value['class'];
    if (written === undefined) {
        return (0,cwl_problem/* problemAt */.l4)((0,origin/* positionOf */.df)(value) ?? (0,text_text/* topOf */.HX)(path), 'no-class', 'class is missing', `Say which it is: ${processes.join(', ')}.`);
    }
    const place = (0,origin/* positionOf */.df)(value, 'class') ?? (0,text_text/* topOf */.HX)(path);
    if (written === 'Operation') {
        return (0,cwl_problem/* problemAt */.l4)(place, 'later-version', `class Operation came with v1.2, and this is ${version}`, 'Raise cwlVersion, or use another class.');
    }
    const shown = typeof written === 'string' ? written : (0,kind_words/* describe */.q0)(written);
    const guess = (0,suggest/* nearest */.pA)(shown, processes);
    return (0,cwl_problem/* problemAt */.l4)(place, 'unknown-class', `${shown} is no class of process in CWL ${version}`, guess === undefined ? `Use one of ${processes.join(', ')}.` : `Did you mean ${guess}?`);
}
/** Why a process is hardly of its class: it has nothing that only this class has, and fields that only another one has. */
function mistakenClass(model, value, written, path) {
    const owners = ownersOf(model);
    const owned = (0,json/* orderedKeys */.ir)(value).flatMap((key) => {
        const owner = owners.get(key);
        return owner === undefined ? [] : [{ key, owner }];
    });
    const [first] = owned;
    if (first === undefined || owned.some(({ owner }) => owner === written || owner !== first.owner))
        return undefined;
    const words = owned.length === 1 ? `${first.key} is a field` : `${namesOf(owned.map(({ key }) => key))} are fields`;
    return (0,cwl_problem/* problemAt */.l4)((0,origin/* positionOf */.df)(value, 'class') ?? (0,text_text/* topOf */.HX)(path), 'wrong-class', `the class is ${written}, and ${words} of ${first.owner} only`, `Write class: ${first.owner}.`);
}
const OWNERS = new Map();
/** Fields that only one class of process has, with that class; made once a model. */
function ownersOf(model) {
    const known = OWNERS.get(model);
    if (known !== undefined)
        return known;
    const fields = model.processes.flatMap((owner) => Array.from(model.record(owner).fields.keys(), (field) => [field, owner]));
    const owners = new Map(fields.filter(([field]) => fields.filter(([other]) => other === field).length === 1));
    OWNERS.set(model, owners);
    return owners;
}
function namesOf(names) {
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

// EXTERNAL MODULE: ./lib/cwl/workspace.js + 16 modules
var cwl_workspace = __webpack_require__(4342);
;// CONCATENATED MODULE: ./lib/cwl/processes.js
















/**
 * The processes of a workspace, each file read once and each process built once, however many steps run it. Of more than can be
 * kept, what was read is let go before the next document.
 */
class Processes {
    /** Where the documents are read. */
    workspace;
    /** Each file of the workspace, read once. */
    files;
    #documents = new Map();
    /** By file, those that its steps run, also when they are not there. */
    #ran = new Map();
    /** The document that was asked for last, and may have been cut short. */
    #asked;
    /** Files that were asked for as documents, with all that they hold: of them it is known what they reach. */
    #opened = new Set();
    #releases = 0;
    /** Documents being built, outermost first: a `run` of one of them is a cycle. */
    #open = [];
    /** Reads nothing yet. */
    constructor(workspace) {
        this.workspace = (0,cwl_workspace/* checkWorkspace */.MD)(workspace);
        this.files = new files/* Files */.s(workspace);
    }
    /** How often what was built has been let go: what somebody knows of such a process helps nobody any more. */
    get releases() {
        return this.#releases;
    }
    /** Whether all that a file reaches is known, as far as it can be read. */
    hasOpened(path) {
        return this.#opened.has(path);
    }
    /** A file and all that it refers to, at any distance, as far as it was read. */
    filesFrom(path) {
        const found = new Set([path]);
        for (const file of found) {
            for (const reached of this.files.reachedBy(file))
                found.add(reached);
            for (const run of this.#ran.get(file) ?? [])
                found.add(run);
        }
        return found;
    }
    /** The process of a file, or with a fragment the one of its `$graph` with that id. */
    document(path, fragment) {
        const key = fragment === undefined ? path : `${path}#${fragment}`;
        if (this.#open.length === 0 && key !== this.#asked) {
            this.#asked = key;
            if (!this.files.startDocument())
                this.#release();
        }
        const known = this.#documents.get(key);
        if (known !== undefined)
            return known;
        this.#open.push(key);
        try {
            const built = this.#build(path, fragment);
            const document = this.files.isExhausted ? { ...built, isCutShort: true } : built;
            this.#documents.set(key, document);
            if (fragment === undefined)
                this.#opened.add(path);
            return document;
        }
        finally {
            this.#open.pop();
        }
    }
    /**
     * Asks for what other machines hold and was missed so far. When it is true, all that was built may lack something and
     * is built anew.
     */
    async settle() {
        if (!(await this.files.settle()))
            return false;
        this.#release();
        this.#opened.clear();
        this.#asked = undefined;
        return true;
    }
    #release() {
        this.#documents.clear();
        this.#releases += 1;
    }
    #build(path, fragment) {
        const file = this.files.load(path);
        const problems = [];
        const { value } = file;
        const none = { path, process: undefined, graph: [], file };
        if (value === undefined)
            return { ...none, problems };
        if (!(0,json/* isObject */.Gv)(value)) {
            const place = typeof value === 'object' && value !== null ? (0,origin/* positionOf */.df)(value) : undefined;
            problems.push((0,cwl_problem/* problemAt */.l4)(place ?? (0,text_text/* topOf */.HX)(path), 'not-a-process', 'this is no CWL process: its top level is not a map', hintForNoMap(value)));
            return { ...none, problems };
        }
        if (value['$graph'] !== undefined && !(0,json/* isArray */.cy)(value['$graph'])) {
            problems.push((0,cwl_problem/* problemAt */.l4)((0,origin/* positionOf */.df)(value, '$graph') ?? (0,text_text/* topOf */.HX)(path), 'wrong-type', `$graph must be a list of processes, and this is ${(0,kind_words/* describe */.q0)(value['$graph'])}`, (0,json/* isObject */.Gv)(value['$graph']) ? 'Write each as an item of a list, with its name as its id.' : undefined));
            return { ...none, problems };
        }
        if ((0,json/* isArray */.cy)(value['$graph']))
            problems.push(...misspeltDirectives(value, path));
        const found = (0,json/* isArray */.cy)(value['$graph']) ? selectFromGraph(value, value['$graph'], fragment, path) : selectRoot(value, fragment, path);
        const graph = fragment === undefined ? this.#graph(value, path, problems) : [];
        if ('problem' in found) {
            const embedded = fragment === undefined ? undefined : embeddedProcess(value, fragment, path);
            if (embedded !== undefined)
                return { path, process: this.#process(embedded.value, { ...embedded, root: value, path }, problems), graph, problems, file };
            return fragment !== undefined || graph.length > 0 ? { ...none, graph, choice: found.problem, problems } : { ...none, problems: [...problems, found.problem] };
        }
        const version = versionOf(value, found.value, path);
        if (typeof version !== 'string')
            return { ...none, problems: [...problems, version] };
        return { path, process: this.#process(found.value, { root: value, path, version }, problems), graph, problems, file };
    }
    #graph(root, path, problems) {
        const { $graph: graph } = root;
        if (!(0,json/* isArray */.cy)(graph))
            return [];
        for (const duplicate of duplicateProcesses(graph, path))
            problems.push(duplicate);
        // Processes that run one another have their problems in common.
        const told = new Set(problems);
        return graph.flatMap((item, index) => {
            if (!(0,json/* isObject */.Gv)(item)) {
                problems.push((0,cwl_problem/* problemAt */.l4)((0,origin/* positionOf */.df)(graph, index) ?? (0,text_text/* topOf */.HX)(path), 'wrong-type', `an item of $graph must be a process, and this is ${(0,kind_words/* describe */.q0)(item)}`));
                return [];
            }
            const { id, class: processClass } = item;
            const place = (0,origin/* positionOf */.df)(item) ?? (0,text_text/* topOf */.HX)(path);
            // "Each process object must have an id field" (CWL v1.2, "Packed documents").
            if (id === undefined && processClass !== undefined)
                problems.push((0,cwl_problem/* problemAt */.l4)(place, 'missing-field', 'a process of a $graph needs the field id: text', 'Name it; the one to run is named main.'));
            if (typeof processClass !== 'string') {
                // Some packers put types beside the processes.
                const version = versionOf(root, item, path);
                if (item['type'] === undefined && typeof version === 'string' && !(0,holes/* isHole */.$)(item))
                    problems.push(classProblem(item, version, path));
                return [];
            }
            if (typeof id !== 'string') {
                if (id !== undefined)
                    problems.push((0,cwl_problem/* problemAt */.l4)((0,origin/* positionOf */.df)(item, 'id') ?? place, 'wrong-type', `the id of a process of a $graph must be text, and this is ${(0,kind_words/* describe */.q0)(id)}`));
                return [];
            }
            const document = this.document(path, (0,localnames/* fragmentOf */.UB)(id));
            for (const reason of document.problems) {
                if (!told.has(reason))
                    problems.push(reason);
                told.add(reason);
            }
            return document.process ?? [];
        });
    }
    #process(value, around, problems, isEmbedded = false) {
        const { version, root } = around;
        const model = cwl_model/* MODELS */.L6[version];
        const processClass = value['class'];
        if (typeof processClass !== 'string' || !model.processes.includes(processClass)) {
            problems.push(classProblem(value, version, around.path));
            return undefined;
        }
        const mistaken = mistakenClass(model, value, processClass, around.path);
        if (mistaken !== undefined) {
            problems.push(mistaken);
            return undefined;
        }
        const normal = (0,normalize/* normalizeProcess */.V)(model, value, around);
        const told = { problems: [], documents: new Set() };
        const runs = processClass === 'Workflow' ? this.#runs(normal, around, told) : [];
        return { path: around.path, version, processClass, value: normal, runs, ...told, root, isEmbedded };
    }
    #runs(workflow, around, told) {
        const { steps } = workflow;
        if (!(0,json/* isArray */.cy)(steps))
            return [];
        const within = { ...around, scope: (0,localnames/* wholeName */.fC)(workflow['id'], around.scope) };
        return steps.map((step) => ((0,json/* isObject */.Gv)(step) ? this.#run(step, within, told) : undefined));
    }
    /** The scope of `around` is the name of the workflow that the step is of. */
    #run(step, around, { problems, documents }) {
        const run = step['run'];
        if ((0,json/* isObject */.Gv)(run)) {
            const file = (0,origin/* originOf */.yv)(run)?.source.file ?? around.path;
            const version = versionOf(run, run, file, around.version);
            if (typeof version === 'string') {
                // What was imported has its names in its own file.
                const inside = file === around.path ? { root: around.root, scope: scopeOfRun(step['id'], run, around.scope, around.version) } : { root: run };
                return this.#process(run, { ...inside, path: file, version }, problems, true);
            }
            problems.push(version);
            return undefined;
        }
        if (typeof run !== 'string')
            return undefined;
        // The step may have been imported: what it says is relative to the file that says it.
        const from = (0,origin/* originOf */.yv)(step)?.source.file ?? around.path;
        const place = () => (0,origin/* positionOf */.df)(step, 'run') ?? (0,text_text/* topOf */.HX)(from);
        // A bare fragment names a process of the same file, whatever the base.
        const target = run.startsWith('#') ? (0,references/* resolveReference */.sX)(this.workspace, from, run) : (0,references/* resolveFrom */.dx)(this.workspace, this.files.load(from).base, run);
        if (target.kind !== 'local') {
            problems.push((0,refusals/* referenceProblem */.te)(target, place()));
            return undefined;
        }
        problems.push(...this.files.refer(target.path, run, place));
        this.#remember(from, target.path);
        if (from !== around.path)
            this.#remember(around.path, target.path);
        const found = { problems: [], documents };
        const process = this.#reach(target.path, target.fragment, place, found);
        const isOfGraph = process === undefined && isInGraph(around.root, run);
        for (const problem of found.problems)
            problems.push(isOfGraph && problem.code === 'no-such-file' ? { ...problem, hint: `Write "#${run}" for the process of this $graph.` } : problem);
        return process;
    }
    #remember(file, run) {
        const known = this.#ran.get(file);
        if (known === undefined)
            this.#ran.set(file, new Set([run]));
        else
            known.add(run);
    }
    #reach(path, fragment, place, { problems, documents }) {
        const key = fragment === undefined ? path : `${path}#${fragment}`;
        const cycle = this.#open.indexOf(key);
        if (cycle >= 0) {
            const way = wayThrough([...this.#open.slice(cycle), key]);
            problems.push((0,cwl_problem/* problemAt */.l4)(place(), 'run-cycle', `this workflow runs itself: ${way}`, 'CWL has no recursion; remove one of the steps.'));
            return undefined;
        }
        if (this.#open.length >= MAX_RUN_DEPTH) {
            problems.push((0,cwl_problem/* problemAt */.l4)(place(), 'too-deep', `more than ${MAX_RUN_DEPTH} workflows run one another here, each inside the one before`, 'Take levels of subworkflows out.'));
            return undefined;
        }
        const document = this.document(path, fragment);
        // Why nothing was found is the reference's mistake; what was found has its mistakes where they stand.
        const isMissing = document.process === undefined;
        const stranger = isMissing ? (0,refusals/* strangerProblem */.ce)(path, document.problems, place) : undefined;
        if (isMissing && (0,refusals/* isUnopened */.nk)(document.file))
            for (const reason of document.file.problems)
                problems.push({ ...reason, ...place() });
        else if (stranger !== undefined)
            problems.push(stranger);
        else
            documents.add(document);
        if (document.choice !== undefined)
            problems.push({ ...document.choice, ...place() });
        return document.process;
    }
}
/** A long way by its two ends: thousands of steps may close one. */
function wayThrough(keys) {
    const shown = keys.length <= MOST_OF_WAY ? keys : [...keys.slice(0, MOST_OF_WAY / 2), '…', ...keys.slice(-MOST_OF_WAY / 2)];
    return shown.join(' → ');
}
const MOST_OF_WAY = 16;
function hintForNoMap(value) {
    if (isPathOf(value))
        return 'This looks like a symbolic link that was checked out as text: set core.symlinks of git to true, and check it out again.';
    // So draft-2 wrote several.
    if ((0,json/* isArray */.cy)(value) && value.some((item) => (0,json/* isObject */.Gv)(item) && 'class' in item))
        return 'Put the processes under $graph, with cwlVersion beside it.';
    return 'A CWL file begins with cwlVersion and class.';
}
/** Git writes the path that a link leads to, where it may make no links. */
function isPathOf(value) {
    return typeof value === 'string' && /^[\w./-]+\.(?:cwl|ya?ml|json)$/.test(value);
}
/** Two levels of JSON and one of the process make three a workflow: more than this could not be written as a description. */
const MAX_RUN_DEPTH = 200;


/***/ }),

/***/ 6977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ filesReached),
/* harmony export */   sk: () => (/* binding */ Changes)
/* harmony export */ });
/* unused harmony export documentsReaching */
/* harmony import */ var _documents_document_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1942);
/* harmony import */ var _folded_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8214);
/* harmony import */ var _path_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6911);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5758);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4342);





/**
 * The documents, given as `path` or `path#id`, that are among the changed files or reach one: through `run`, `$import`,
 * `$include` or `$mixin`, at any distance, also by way of symbolic links. A file that is referred to and gone counts as
 * reached.
 */
function documentsReaching(workspace, references, changed, processes = new Processes(workspace)) {
    const changes = new Changes(workspace, listed(changed));
    return checkPaths(references).filter((reference) => changes.among(filesReached(processes, reference)).length > 0);
}
/** A text can be gone through too, letter by letter. Throws CwlError `no-such-file` for what is no list of paths. */
function listed(paths) {
    return checkPaths(typeof paths === 'object' && paths !== null && Symbol.iterator in paths ? [...paths] : paths);
}
/** A document's file and all that it refers to, whether or not it is there. */
function filesReached(processes, reference) {
    const { path } = (0,_documents_document_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .splitReference */ .m)(processes.workspace, reference);
    // Reading it makes known what it refers to.
    if (!processes.hasOpened(path))
        processes.document(path);
    return processes.filesFrom(path);
}
/**
 * Changed files as git names them, which knows links but does not follow them. A name that another spelling of it was changed
 * under counts as changed: it may be the same file, and none that changed may be passed over.
 */
class Changes {
    #workspace;
    #changed;
    #behind = new Map();
    /** `changed` holds paths of files, links, submodules, or folders that are repositories of their own. */
    constructor(workspace, changed) {
        this.#workspace = workspace;
        this.#changed = Map.groupBy([...changed].map((path) => path.replace(/\/$/, '')), _folded_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .T);
    }
    /** The changes that can be seen through these paths of the workspace; sorted, each once. */
    among(paths) {
        return [...new Set([...paths].flatMap((path) => this.#changesBehind(path)))].sort();
    }
    #changesBehind(path) {
        const known = this.#behind.get(path);
        if (known !== undefined)
            return known;
        // A folder may be a link or a submodule, which git names without what is in it.
        const found = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .namesOf */ .eZ)(this.#workspace, path).flatMap(withFolders).flatMap((name) => this.#changed.get((0,_folded_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .T)(name)) ?? []);
        this.#behind.set(path, found);
        return found;
    }
}
function withFolders(path) {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}


/***/ }),

/***/ 680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isThere),
/* harmony export */   IT: () => (/* binding */ missingPath),
/* harmony export */   M8: () => (/* binding */ fileValuesIn),
/* harmony export */   zs: () => (/* binding */ namedFilesAmong)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _cwl_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7543);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3145);
/* harmony import */ var _local_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4241);
/* harmony import */ var _documents_references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8585);
/* harmony import */ var _text_origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2356);






/** Those of some Files and Directories that say where they are. */
function namedFilesAmong(values) {
    return values.flatMap((value) => ['location', 'path'].flatMap((key) => (typeof value[key] === 'string' ? { value, key } : [])));
}
/** Files and Directories in the values that stand under a key of some objects, at any depth. */
function fileValuesIn(holders, key) {
    const found = [];
    for (const holder of holders)
        if (typeof holder[key] === 'object')
            collect(holder[key], found);
    return found;
}
function collect(value, found) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        for (const item of value)
            collect(item, found);
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return;
    if (value['class'] === 'File' || value['class'] === 'Directory')
        found.push(value);
    for (const part of Object.values(value))
        collect(part, found);
}
/**
 * The path of the repository that a reference in `container` leads to where nothing is; undefined when something is
 * there, and for what is not looked for: addresses, paths of a machine, and what lies outside of the repository.
 */
function missingPath(written, container, process, files, kind = 'file') {
    if (typeof written !== 'string' || !(0,_local_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .isLocalReference */ .P)(written, 'location') || /^(?:\/|file:)/i.test(written))
        return undefined;
    const { base } = files.load((0,_text_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .originOf */ .yv)(container)?.source.file ?? process.path);
    if (base.kind === 'remote')
        return undefined;
    const target = (0,_documents_references_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveFrom */ .dx)(files.workspace, base, written);
    if (target.kind !== 'local' || target.path.startsWith('../'))
        return undefined;
    return (kind === 'any' ? isThere(files, target.path) : holdsFile(files, target.path)) ? undefined : target.path;
}
/** Whether a path is that of a file or folder of the repository. */
function isThere(files, path) {
    if (path.length > _documents_references_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_PATH */ .fN || path.startsWith('../'))
        return false;
    return holdsFile(files, path) || holdsFolder(files, path);
}
function holdsFile(files, path) {
    const known = FILES.get(files) ?? new Map();
    FILES.set(files, known);
    const found = known.get(path) ?? files.workspace.has(path);
    known.set(path, found);
    return found;
}
/** Looking for a file takes the way through all folders above it, and thousands of documents may name the same. */
const FILES = new WeakMap();
function holdsFolder(files, path) {
    const known = FOLDERS.get(files) ?? new Map();
    FOLDERS.set(files, known);
    const found = known.get(path) ?? isFolder(files.workspace, path);
    known.set(path, found);
    return found;
}
/** Looking for a folder takes long, and one may be named many times. */
const FOLDERS = new WeakMap();
/** A name that is no pattern is looked up; of any other, what is in the folder is looked for: git keeps no empty one. */
function isFolder(workspace, path) {
    const escaped = (0,_globs_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk)(path);
    if (escaped !== path)
        return workspace.find([`${escaped}/**`]).length > 0;
    try {
        workspace.find([path || '.']);
        return true;
    }
    catch (error) {
        if (error instanceof _cwl_error_js__WEBPACK_IMPORTED_MODULE_1__/* .CwlError */ .J)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 4324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ measure)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);

const PLAIN = { values: 1, text: 0, depth: 0 };
const MEASURES = new WeakMap();
/** How much there is in a value, in time that grows with what is distinct in it. */
function measure(value) {
    if (typeof value === 'string')
        return { values: 1, text: value.length, depth: 0 };
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) && !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return PLAIN;
    const known = MEASURES.get(value);
    if (known !== undefined)
        return known;
    let values = 1;
    let text = 0;
    let depth = 0;
    for (const item of (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) ? value : Object.values(value)) {
        const inside = measure(item);
        values += inside.values;
        text += inside.text;
        depth = Math.max(depth, inside.depth);
    }
    const measured = { values, text, depth: depth + 1 };
    MEASURES.set(value, measured);
    return measured;
}


/***/ })

};

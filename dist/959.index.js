export const id = 959;
export const ids = [959];
export const modules = {

/***/ 3433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ MOST_PAIRS),
/* harmony export */   Z: () => (/* binding */ fitOf)
/* harmony export */ });
/* harmony import */ var _choices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6840);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9353);


/**
 * Whether what a source gives fits its sink (CWL v1.2 Workflow, "WorkflowStepInput"). The specification asks for
 * "compatible types" and leaves open what that means; this is the reference implementation's relation, made exact for
 * values: a number goes where a wider one is expected, and a symbol where text is.
 */
function fitOf(source, sink) {
    if (source === sink)
        return 'always';
    if (source.kind === 'simple' || (sink.kind === 'simple' && source.kind !== 'union'))
        return compare(source, sink);
    const known = COMPARED.get(source)?.get(sink);
    if (known !== undefined)
        return known;
    const fit = compare(source, sink);
    const row = COMPARED.get(source) ?? new WeakMap();
    COMPARED.set(source, row.set(sink, fit));
    return fit;
}
/** A named type may stand in another many times over; without a memory each would be compared again each time. */
const COMPARED = new WeakMap();
function compare(source, sink) {
    if (source.kind === 'unknown' || sink.kind === 'unknown')
        return 'always';
    if (isAny(source) || isAny(sink))
        return 'always';
    if (source.kind === 'union' && sink.kind === 'union' && source.members.length * sink.members.length > MOST_PAIRS)
        return 'always';
    if (source.kind === 'union')
        return fitOfAlternatives(source.members, sink);
    if (sink.kind === 'union')
        return best((0,_choices_js__WEBPACK_IMPORTED_MODULE_0__/* .choicesForType */ .y)(source, sink.members)?.map((member) => fitOf(source, member)) ?? ['always']);
    if (source.kind === 'array')
        return sink.kind === 'array' ? fitOf(source.items, sink.items) : 'never';
    if (source.kind === 'record')
        return sink.kind === 'record' ? fitOfRecords(source.fields, sink.fields) : 'never';
    if (source.kind === 'enum')
        return fitOfEnum(source, sink);
    if (sink.kind === 'enum')
        return source.name === 'string' ? 'sometimes' : 'never';
    if (sink.kind !== 'simple')
        return 'never';
    return source.name === sink.name || _types_js__WEBPACK_IMPORTED_MODULE_1__/* .WIDER */ .EV[source.name]?.includes(sink.name) === true ? 'always' : 'never';
}
/** Of unions with more alternatives nothing is said: each of the one would be held against each of the other. In pairs. */
const MOST_PAIRS = 2500;
/** That an optional source is absent is no reason to call it a misfit; that its value never fits is one. */
function fitOfAlternatives(alternatives, sink) {
    const fits = alternatives.map((member) => fitOf(member, sink));
    if (fits.every((fit) => fit === 'always'))
        return 'always';
    const values = fits.filter((_, index) => !(0,_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isNull */ .kZ)(alternatives[index]));
    return values.every((fit) => fit === 'never') ? 'never' : 'sometimes';
}
function fitOfRecords(source, sink) {
    let worst = 'always';
    for (const [name, expected] of sink) {
        const given = source.get(name);
        const fit = given === undefined ? ((0,_types_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(expected).some((member) => (0,_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isNull */ .kZ)(member) || isAny(member)) ? 'always' : 'never') : fitOf(given, expected);
        if (fit === 'never')
            return 'never';
        if (fit === 'sometimes')
            worst = 'sometimes';
    }
    return worst;
}
function fitOfEnum(source, sink) {
    if (sink.kind === 'simple')
        return sink.name === 'string' ? 'always' : 'never';
    if (sink.kind !== 'enum')
        return 'never';
    const symbols = source.shortNames ?? source.symbols;
    const taken = sink.shortNames ?? sink.symbols;
    const shared = [...symbols].filter((symbol) => taken.has(symbol)).length;
    return shared === symbols.size ? 'always' : shared === 0 ? 'never' : 'sometimes';
}
function best(fits) {
    return fits.includes('always') ? 'always' : fits.includes('sometimes') ? 'sometimes' : 'never';
}
function isAny(type) {
    return type.kind === 'simple' && type.name === 'Any';
}


/***/ }),

/***/ 6840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ choicesFor),
/* harmony export */   y: () => (/* binding */ choicesForType)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _filing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7783);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9353);



/**
 * The alternatives that a value may be one of; the others it is none of. Those of a union of thousands are filed, so that
 * each item of a long list is not held against each of them. Undefined where too many of them look alike to ask each.
 */
function choicesFor(value, members) {
    return members.length <= _filing_js__WEBPACK_IMPORTED_MODULE_2__/* .FEW */ .dS ? members : firstOf(filed(members).forValue(value));
}
/** The alternatives that values of a type, which is none of several, may go to: to the others they go no better. */
function choicesForType(source, members) {
    return members.length <= _filing_js__WEBPACK_IMPORTED_MODULE_2__/* .FEW */ .dS ? members : firstOf(filed(members).forType(source));
}
/** Nobody writes so many records of which no field says which is which. */
const MOST_CHOICES = 100;
function firstOf(choices) {
    const found = [];
    for (const choice of choices)
        if (found.push(choice) > MOST_CHOICES)
            return undefined;
    return found;
}
function filed(members) {
    const known = FILED.get(members) ?? new Choices(members);
    FILED.set(members, known);
    return known;
}
const FILED = new WeakMap();
/** Records that have a certain field and must have it. */
class RecordsByField {
    all = [];
    /** Those where it is not one of some symbols. */
    open = [];
    bySymbol = new Map();
}
class Choices {
    #rest = new Set();
    #lists = [];
    #enums = new Map();
    #firstEnum = [];
    /** Each under one field: one that tells it apart by a symbol, if it has such. */
    #records = new Map();
    /** Records of which no field must be there. */
    #others = [];
    constructor(members) {
        for (const member of members) {
            if (member.kind === 'array')
                this.#lists.push(member);
            else if (member.kind === 'record')
                this.#file(member);
            else if (member.kind !== 'enum')
                this.#rest.add(member);
            else {
                if (this.#firstEnum.length === 0)
                    this.#firstEnum = [member];
                for (const symbol of member.symbols)
                    (0,_filing_js__WEBPACK_IMPORTED_MODULE_2__/* .append */ .BC)(this.#enums, symbol, member);
            }
        }
    }
    #file(record) {
        // On a link, what is Any may be absent as well; what is unknown may always be.
        const required = [...record.fields].filter(([, field]) => !(0,_types_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptsNull */ .Rd)(field) && !(0,_types_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(field).some((member) => member === _types_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY */ .x4 || member.kind === 'unknown'));
        const [name, field] = required.find(([, type]) => symbolsOf(type) !== undefined) ?? required[0] ?? [];
        if (name === undefined || field === undefined) {
            this.#others.push(record);
            return;
        }
        const records = this.#records.get(name) ?? new RecordsByField();
        this.#records.set(name, records);
        const symbols = symbolsOf(field);
        records.all.push(record);
        if (symbols === undefined)
            records.open.push(record);
        else
            for (const symbol of symbols)
                (0,_filing_js__WEBPACK_IMPORTED_MODULE_2__/* .append */ .BC)(records.bySymbol, symbol, record);
    }
    *forValue(value) {
        yield* this.#rest;
        if (typeof value === 'string')
            yield* this.#enums.get(value)?.slice(0, 1) ?? [];
        else if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
            yield* this.#lists;
        else if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
            for (const [name, part] of Object.entries(value))
                yield* this.#recordsWith(name, new Set(typeof part === 'string' ? [part] : []));
            yield* this.#others;
        }
    }
    *forType(source) {
        yield* this.#rest;
        switch (source.kind) {
            case 'array':
                return yield* this.#lists;
            case 'record':
                for (const [name, field] of source.fields)
                    yield* this.#recordsWith(name, symbolsOf(field));
                return yield* this.#others;
            case 'enum':
                return yield* this.#enumsWith(source.shortNames ?? source.symbols);
            case 'simple':
                // Text may be a symbol: of which enum does not matter.
                yield* this.#firstEnum;
        }
    }
    /** One that has every symbol is among those that have the rarest; one that has any symbol shows that some go there. */
    #enumsWith(symbols) {
        const rarest = (0,_filing_js__WEBPACK_IMPORTED_MODULE_2__/* .fewest */ .xB)(symbols, this.#enums);
        if (rarest === undefined)
            return this.#firstEnum;
        const shared = [...symbols].find((symbol) => this.#enums.has(symbol));
        return shared === undefined ? rarest : [...rarest, ...(this.#enums.get(shared)?.slice(0, 1) ?? [])];
    }
    /** Those filed under a field, less those that want other symbols there. */
    *#recordsWith(name, symbols) {
        const records = this.#records.get(name);
        if (records === undefined)
            return;
        if (symbols === undefined)
            return yield* records.all;
        yield* records.open;
        const found = new Set();
        for (const symbol of symbols) {
            for (const record of records.bySymbol.get(symbol) ?? []) {
                if (!found.has(record))
                    yield record;
                found.add(record);
            }
        }
    }
}
/** The symbols that a type is one of, or null; undefined where it may be something else. An enum of none goes with every enum. */
function symbolsOf(type) {
    const symbols = new Set();
    for (const member of (0,_types_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(type)) {
        if (member.kind === 'enum' && member.symbols.size > 0)
            for (const symbol of member.symbols)
                symbols.add(symbol);
        else if (!(0,_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isNull */ .kZ)(member))
            return undefined;
    }
    return symbols;
}


/***/ }),

/***/ 1344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ describeType),
/* harmony export */   n: () => (/* binding */ describeTypes)
/* harmony export */ });
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9353);

/** Further in, and beyond so many names, a type is only hinted at: records in records can be as large as a document. */
const DESCRIBED_LEVELS = 4;
const DESCRIBED_NAMES = 6;
/** A type as a person would write it, such as `File[]?`. */
function describeType(type, levels = DESCRIBED_LEVELS) {
    if (levels === 0)
        return '…';
    const inner = (part) => describeType(part, levels - 1);
    switch (type.kind) {
        case 'simple':
            return type.name;
        case 'array': {
            let items = type.items;
            let lists = 1;
            for (; items.kind === 'array'; items = items.items)
                lists += 1;
            const [only, another] = (0,_types_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)((0,_types_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutNull */ .Ms)(items));
            if (another === undefined && only?.kind === 'unknown')
                return `a list${' of lists'.repeat(lists - 1)}`;
            return `${items.kind === 'simple' ? items.name : `(${inner(items)})`}${'[]'.repeat(lists)}`;
        }
        case 'record':
            return `record of ${listed(type.fields.keys(), (name) => `${name}: ${inner(type.fields.get(name) ?? _types_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN */ .HV)}`)}`;
        case 'enum':
            return `enum of ${listed(type.shortNames ?? type.symbols, (symbol) => symbol)}`;
        case 'unknown':
            return 'an unknown type';
        case 'union': {
            const [only, another] = (0,_types_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)((0,_types_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutNull */ .Ms)(type));
            if (another === undefined && only?.kind === 'unknown')
                return 'null or an unknown type';
            if (another === undefined && only !== undefined && only.kind !== 'enum' && only.kind !== 'record')
                return `${inner(only)}?`;
            return listed(type.members, inner, ' or ');
        }
    }
}
/** Alternatives as a person would list them, the first of many. */
function describeTypes(types) {
    return listed(types, (type) => describeType(type));
}
function listed(items, describe, between = ', ') {
    const shown = [];
    for (const item of items) {
        if (shown.length >= DESCRIBED_NAMES)
            return `${shown.join(between)}${between}…`;
        shown.push(describe(item));
    }
    return shown.length === 0 ? 'nothing' : shown.join(between);
}


/***/ }),

/***/ 7783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ append),
/* harmony export */   dS: () => (/* binding */ FEW),
/* harmony export */   xB: () => (/* binding */ fewest)
/* harmony export */ });
/** Up to so many alternatives are looked at faster than they are filed. */
const FEW = 16;
/** Puts an item under a key, behind those that stand there. */
function append(lists, key, item) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [item]);
    else
        list.push(item);
}
/** The shortest of the lists under the keys, for what must stand under each of them; undefined without keys. */
function fewest(keys, lists) {
    let shortest;
    for (const key of keys) {
        const list = lists.get(key) ?? [];
        if (shortest === undefined || list.length < shortest.length)
            shortest = list;
    }
    return shortest;
}


/***/ }),

/***/ 7412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ TypeReader)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2101);
/* harmony import */ var _localnames_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4661);
/* harmony import */ var _type_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9353);
/* harmony import */ var _written_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1349);





/** Reads types as documents write them, for one process: names, short forms, schemas, lists of alternatives. */
class TypeReader {
    #version;
    #scope;
    #report;
    #affords;
    /** Definitions being read, outermost first: one that holds itself is read as unknown there. */
    #open = new Set();
    #definitions = new Map();
    #defining;
    #isBare = false;
    constructor(version, scope, report = () => { }, affords = () => true) {
        this.#version = version;
        this.#scope = scope;
        this.#report = report;
        this.#affords = affords;
    }
    /** The type that stands in `container` under `key`. */
    read(container, key = 'type') {
        const written = container[key];
        if (written === undefined || written === null)
            return _types_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN */ .HV;
        // A shortcut is all of the type of a parameter; whether the parameter can have it is looked at elsewhere.
        return SHORTCUTS.has(written) && container['id'] !== undefined ? _types_js__WEBPACK_IMPORTED_MODULE_2__/* .SIMPLE */ .RB.File : this.#read(written, container, key);
    }
    /** The type that a definition of SchemaDefRequirement is. */
    define(definition) {
        const known = this.#definitions.get(definition);
        if (known !== undefined)
            return known;
        if (this.#open.has(definition) || this.#open.size >= _types_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_LEVELS */ .Ez || !this.#affords(definition))
            return _types_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN */ .HV;
        this.#open.add(definition);
        const outer = this.#defining;
        this.#defining = definition;
        const read = this.#expanded(() => this.#schema(definition));
        // Those that it holds may have been read before it.
        const type = (0,_types_js__WEBPACK_IMPORTED_MODULE_2__/* .levelsOf */ .pd)(read) > _types_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_LEVELS */ .Ez ? _types_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN */ .HV : read;
        this.#defining = outer;
        this.#open.delete(definition);
        this.#definitions.set(definition, type);
        return type;
    }
    /** Whether a definition was read. */
    knows(definition) {
        return this.#definitions.has(definition);
    }
    #read(type, container, key) {
        if (typeof type === 'string')
            return this.#named(type, container, key);
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(type)) {
            if (type.length === 0)
                this.#report('empty-type', container, key, '');
            return this.#alternatives(type);
        }
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(type) ? this.#schema(type) : _types_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN */ .HV;
    }
    #alternatives(types) {
        if (types.length === 0)
            return _types_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN */ .HV;
        let lists = 0;
        return (0,_types_js__WEBPACK_IMPORTED_MODULE_2__/* .unionOf */ .Z6)(types.map((member, index) => {
            if (this.#isList(member) && (lists += 1) > 1)
                this.#report('duplicate-alternative', types, index, 'array');
            return this.#read(member, types, index);
        }));
    }
    #isList(type) {
        return typeof type === 'string' ? type.endsWith(']') && (0,_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readTypeNotation */ .vg)(type, this.#version).lists > 0 : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(type) && type['type'] === 'array';
    }
    #named(text, container, key) {
        const plain = this.#isBare ? SIMPLE_NAMES.get(text) : plainType(text, this.#version);
        if (plain !== undefined)
            return plain;
        const { name, lists, optional } = (0,_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readTypeNotation */ .vg)(text, this.#version);
        if (this.#isBare && (optional || lists > 0))
            this.#report('unexpanded-type', container, key, text);
        const type = (0,_types_js__WEBPACK_IMPORTED_MODULE_2__/* .arrayOf */ .jk)(this.#single(name, container, key), lists);
        return optional ? (0,_types_js__WEBPACK_IMPORTED_MODULE_2__/* .unionOf */ .Z6)([_types_js__WEBPACK_IMPORTED_MODULE_2__/* .NULL */ .Cq, type]) : type;
    }
    /** What is under `items`, where SALAD expands no short forms (the field has no `typeDSL`). */
    #items(schema) {
        const outer = this.#isBare;
        this.#isBare = true;
        const type = this.read(schema, 'items');
        this.#isBare = outer;
        return type;
    }
    #single(name, container, key) {
        if (SHORTCUTS.has(name)) {
            this.#report('misplaced-shortcut', container, key, name);
            return _types_js__WEBPACK_IMPORTED_MODULE_2__/* .SIMPLE */ .RB.File;
        }
        if (_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .BUILT_IN_TYPES */ .Zc.has(name))
            return _types_js__WEBPACK_IMPORTED_MODULE_2__/* .SIMPLE */ .RB[name];
        const definition = this.#scope.definition(name, container);
        if (definition === undefined) {
            this.#report('undefined-type', container, key, name);
            return _types_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN */ .HV;
        }
        if (this.#scope.isDeclared?.(definition, container) === false)
            this.#report('undeclared-type', container, key, name);
        if (this.#defining !== undefined && this.#scope.isLater?.(definition, this.#defining) === true)
            this.#report('later-type', container, key, name);
        return this.define(definition);
    }
    #schema(schema) {
        const kind = schema['type'];
        switch (kind) {
            case 'array':
                return { kind: 'array', items: this.#items(schema) };
            case 'record':
                return this.#record(schema['fields']);
            case 'enum':
                return this.#enum(schema['symbols']);
            default:
                // `type: {type: File}` says the same as `type: File`, at some length; that CWL has no such kind is told elsewhere.
                return kind === undefined || (typeof kind === 'string' && !_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .BUILT_IN_TYPES */ .Zc.has(kind)) ? _types_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN */ .HV : this.read(schema);
        }
    }
    #record(written) {
        const fields = new Map();
        const files = new Map();
        for (const field of (0,_written_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .P)(written)) {
            const name = (0,_localnames_js__WEBPACK_IMPORTED_MODULE_4__/* .lastName */ .UK)(field.name);
            if (name === '')
                this.#report('empty-name', field.container, field.key, name);
            else if (fields.has(name))
                this.#report('duplicate-field', field.container, field.key, name);
            fields.set(name, this.#expanded(() => this.#read(field.type, field.container, field.key)));
            // In v1.0 only parameters have them.
            if (field.files !== undefined && this.#version !== 'v1.0')
                files.set(name, field.files);
        }
        return files.size === 0 ? { kind: 'record', fields } : { kind: 'record', fields, files };
    }
    #expanded(read) {
        const outer = this.#isBare;
        this.#isBare = false;
        const type = read();
        this.#isBare = outer;
        return type;
    }
    #enum(written) {
        const symbols = new Set();
        const shortNames = new Set();
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(written))
            return { kind: 'enum', symbols };
        for (const [index, symbol] of written.entries()) {
            if (typeof symbol !== 'string')
                continue;
            const name = symbol.includes('#') ? (0,_localnames_js__WEBPACK_IMPORTED_MODULE_4__/* .lastName */ .UK)(symbol) : symbol;
            if (symbols.has(name))
                this.#report('duplicate-symbol', written, index, name);
            symbols.add(name);
            shortNames.add((0,_localnames_js__WEBPACK_IMPORTED_MODULE_4__/* .shortName */ .EU)(name));
        }
        // Symbols are identifiers (SALAD 1.2, "EnumSchema"): the reference takes `a/b` for b, and platforms take it as it is.
        for (const name of shortNames)
            symbols.add(name);
        return symbols.size === shortNames.size ? { kind: 'enum', symbols } : { kind: 'enum', symbols, shortNames };
    }
}
const SHORTCUTS = new Set(['stdin', 'stdout', 'stderr']);
const SIMPLE_NAMES = new Map(Object.entries(_types_js__WEBPACK_IMPORTED_MODULE_2__/* .SIMPLE */ .RB));
/** Such as `File[]?`, of types that CWL has itself; undefined where a name must be looked up. */
function plainType(text, version) {
    const types = PLAIN[version === 'v1.2' ? 'nesting' : 'flat'];
    if (types.has(text))
        return types.get(text);
    const { name, lists, optional } = (0,_type_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readTypeNotation */ .vg)(text, version);
    const simple = SIMPLE_NAMES.get(name);
    if (simple === undefined || text.length > LONGEST_PLAIN)
        return undefined;
    const whole = (0,_types_js__WEBPACK_IMPORTED_MODULE_2__/* .arrayOf */ .jk)(simple, lists);
    const type = optional ? (0,_types_js__WEBPACK_IMPORTED_MODULE_2__/* .unionOf */ .Z6)([_types_js__WEBPACK_IMPORTED_MODULE_2__/* .NULL */ .Cq, whole]) : whole;
    types.set(text, type);
    return type;
}
/** The same few stand in every document: each is made once, which also makes them quick to compare. */
const PLAIN = { nesting: new Map(), flat: new Map() };
/** What is remembered for ever must not be too much: documents that nobody wrote have any number of brackets. */
const LONGEST_PLAIN = 16;


/***/ }),

/***/ 9353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ mayHold),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Cq: () => (/* binding */ NULL),
/* harmony export */   EV: () => (/* binding */ WIDER),
/* harmony export */   Ez: () => (/* binding */ MOST_LEVELS),
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   Jq: () => (/* binding */ FILE_OR_DIRECTORY),
/* harmony export */   Md: () => (/* binding */ withNull),
/* harmony export */   Ms: () => (/* binding */ withoutNull),
/* harmony export */   PW: () => (/* binding */ FILE),
/* harmony export */   RB: () => (/* binding */ SIMPLE),
/* harmony export */   Rd: () => (/* binding */ acceptsNull),
/* harmony export */   VP: () => (/* binding */ onceAType),
/* harmony export */   Z6: () => (/* binding */ unionOf),
/* harmony export */   du: () => (/* binding */ NUMBERS),
/* harmony export */   fy: () => (/* binding */ isOnly),
/* harmony export */   jk: () => (/* binding */ arrayOf),
/* harmony export */   kZ: () => (/* binding */ isNull),
/* harmony export */   kp: () => (/* binding */ holdsFiles),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   pd: () => (/* binding */ levelsOf),
/* harmony export */   x4: () => (/* binding */ ANY)
/* harmony export */ });
const NUMBERS = ['int', 'long', 'float', 'double'];
const UNKNOWN = { kind: 'unknown' };
const NULL = { kind: 'simple', name: 'null' };
const ANY = { kind: 'simple', name: 'Any' };
const SIMPLE = {
    null: NULL,
    boolean: { kind: 'simple', name: 'boolean' },
    int: { kind: 'simple', name: 'int' },
    long: { kind: 'simple', name: 'long' },
    float: { kind: 'simple', name: 'float' },
    double: { kind: 'simple', name: 'double' },
    string: { kind: 'simple', name: 'string' },
    File: { kind: 'simple', name: 'File' },
    Directory: { kind: 'simple', name: 'Directory' },
    Any: ANY,
};
/** An integer is a number of every kind, and every float a double (Avro 1.8, "Schema Resolution"). */
const WIDER = {
    int: ['long', 'float', 'double'],
    long: ['float', 'double'],
    float: ['double'],
};
const FILE = SIMPLE.File;
const FILE_OR_DIRECTORY = { kind: 'union', members: [SIMPLE.File, SIMPLE.Directory] };
/** The same function, which is asked once for each type: thousands of links may lead from one union of thousands. */
function onceAType(make) {
    const made = new WeakMap();
    return (type) => {
        const known = made.get(type);
        if (known !== undefined)
            return known;
        const fresh = make(type);
        made.set(type, fresh);
        return fresh;
    };
}
/** Types nest no deeper than this, or they are unknown: what does cannot be packed either, and is more than the stack bears. */
const MOST_LEVELS = 200;
function arrayOf(items, levels = 1) {
    if (levels > MOST_LEVELS)
        return UNKNOWN;
    let type = items;
    for (let level = 0; level < levels; level += 1)
        type = listOf(type);
    return type;
}
/** The same list of the same items each time: what was compared is known again. */
const listOf = onceAType((items) => ({ kind: 'array', items }));
/** Any one of some types; a union within is opened, and what is said twice is said once. */
function unionOf(types) {
    const [first] = types;
    if (types.length === 1 && first !== undefined)
        return first;
    const members = [...new Set(types.flatMap(membersOf))];
    const [only] = members;
    return members.length === 1 && only !== undefined ? only : { kind: 'union', members };
}
function membersOf(type) {
    return type.kind === 'union' ? type.members : [type];
}
/** The types that a type is made of. */
function partsOf(type) {
    if (type.kind === 'record')
        return [...type.fields.values()];
    return type.kind === 'array' ? [type.items] : type.kind === 'union' ? type.members : [];
}
/** How many types stand inside one another. */
function levelsOf(type) {
    const known = LEVELS.get(type);
    if (known !== undefined)
        return known;
    const levels = partsOf(type).reduce((most, part) => Math.max(most, levelsOf(part)), 0) + 1;
    LEVELS.set(type, levels);
    return levels;
}
const LEVELS = new WeakMap();
function isNull(type) {
    return type.kind === 'simple' && type.name === 'null';
}
function acceptsNull(type) {
    return type.kind === 'unknown' || isNull(type) || withoutNull(type) !== type;
}
/** The type without null; null alone stays what it is. */
const withoutNull = onceAType((type) => {
    if (type.kind !== 'union')
        return type;
    const members = type.members.filter((member) => !isNull(member));
    return members.length === type.members.length ? type : unionOf(members);
});
/** The type with null beside it. */
const withNull = onceAType((type) => unionOf([NULL, type]));
/** True of files and directories, of lists of those, and where they are one of several alternatives. */
function holdsFiles(type) {
    const kinds = kindsWithin(type);
    return kinds.has('File') || kinds.has('Directory');
}
/** Whether values of the type may be, or have in them, one of some kinds; of what is unknown, and of records, they may. */
function mayHold(type, ...wanted) {
    const kinds = kindsWithin(type);
    return kinds.has('unknown') || kinds.has('record') || kinds.has('Any') || wanted.some((name) => kinds.has(name));
}
/** Of a type, its alternatives and those of the items of lists: the simple ones by their names. */
const kindsWithin = onceAType((type) => new Set(Array.from(alternativesWithin(type), (one) => (one.kind === 'simple' ? one.name : one.kind))));
/** A type, its alternatives, and those of the items of lists, each once: lists may lead to the same type in very many ways. */
function alternativesWithin(type) {
    const found = new Set([type]);
    // A set that grows while it is walked.
    for (const one of found)
        if (one.kind !== 'record')
            for (const part of partsOf(one))
                found.add(part);
    return found;
}
/** Whether values of the type, where they are not null, are of some simple kinds and no others. */
function isOnly(type, names) {
    return membersOf(withoutNull(type)).every((member) => member.kind === 'simple' && names.includes(member.name));
}


/***/ })

};

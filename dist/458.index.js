export const id = 458;
export const ids = [458];
export const modules = {

/***/ 3259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ startCutoff),
/* harmony export */   X: () => (/* binding */ INSTALL_GRACE)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

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
    const timer = setTimeout(() => clock.abort(new DOMException('the time of the run is up', 'TimeoutError')), inMilliseconds(timeout));
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
        throwIfOver: async () => {
            // Timers have their turn in the order of their times: that of the run comes before this one.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(0);
            stop.throwIfAborted();
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
/** What cannot be a timeout is refused elsewhere, in words; the timer must not complain about it first. */
function inMilliseconds(timeout) {
    return timeout > 0 && timeout < LONGEST ? timeout * MINUTE : 0;
}


/***/ }),

/***/ 3145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pj: () => (/* binding */ NEVER_ENTERED),
/* harmony export */   l1: () => (/* binding */ finderAmong),
/* harmony export */   yk: () => (/* binding */ escapeGlob)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4006);


/** A path as a glob that matches it alone. */
function escapeGlob(path) {
    return path.replace(/[!()*?[\]{}\\]/g, String.raw `\$&`);
}
/** Folders that no glob leads into. */
const NEVER_ENTERED = ['**/node_modules/**', '**/.git/**'];
/**
 * Finds among files that are known by their paths only, such as those of an earlier commit, the ones that paths, folders and
 * globs stand for, sorted, each once: what `find` of a workspace gives where they stand on disk. Where nothing is, nothing is found.
 */
function finderAmong(files) {
    const there = new Set(files);
    const folders = new Set(['.', ...files.flatMap(foldersOf)]);
    const isDocument = matcher('**/*.cwl');
    const findOne = (pattern) => {
        if (there.has(pattern))
            return [pattern];
        if (folders.has(pattern))
            return files.filter((file) => (pattern === '.' || file.startsWith(`${pattern}/`)) && isDocument(pattern === '.' ? file : file.slice(pattern.length + 1)));
        const { base, negated } = picomatch__WEBPACK_IMPORTED_MODULE_1__.scan(pattern);
        // Alone, one that only leaves out finds nothing.
        if (negated)
            return [];
        const matches = matcher(pattern);
        // Of a large repository most files are elsewhere, and that is seen sooner.
        return files.filter((file) => file.startsWith(base) && matches(file));
    };
    return (patterns) => [...new Set(patterns.flatMap((pattern) => findOne(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(pattern).replace(/(?<=.)\/$/, ''))))].sort();
}
function matcher(glob) {
    return picomatch__WEBPACK_IMPORTED_MODULE_1__(glob, { posix: true, ignore: NEVER_ENTERED });
}
function foldersOf(file) {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}


/***/ }),

/***/ 4832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ REMOTE_DEFAULTS),
/* harmony export */   EP: () => (/* binding */ LIMIT_SETTINGS),
/* harmony export */   EX: () => (/* binding */ howToRaise),
/* harmony export */   XG: () => (/* binding */ tooManyNodes),
/* harmony export */   _B: () => (/* binding */ MOST),
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   yx: () => (/* binding */ completeLimits)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7009);

const MEBIBYTE = 1024 * 1024;
/**
 * Far above real CWL: the largest file of the 2,944 that we looked at is 300 kB, the deepest nests 14 levels. 200
 * levels is also what the recursive readers and writers of common JSON libraries bear. Libraries of JavaScript that workflows
 * carry have some 100 kB; lodash as it is published has 544 kB.
 */
const DEFAULT_LIMITS = {
    fileBytes: 16 * MEBIBYTE,
    depth: 200,
    nodes: 200_000,
    textLength: 16 * MEBIBYTE,
    files: 10_000,
    totalBytes: 256 * MEBIBYTE,
    expressions: 20_000,
    javascriptLength: MEBIBYTE,
    packedBytes: 32 * MEBIBYTE,
};
/** Of one document of another machine: bytes, where the largest real one that we know has 300 kB, and seconds. */
const REMOTE_DEFAULTS = { maxBytes: 4 * MEBIBYTE, timeout: 30 };
/** What no limit can be raised to is what the machine or readers of JSON cannot do. */
const MOST = {
    // Texts of Node.js end below 2^29 characters.
    fileBytes: 2 ** 28,
    depth: _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_JSON_DEPTH */ .KX,
    nodes: 100_000_000,
    textLength: 2 ** 32,
    files: 10_000_000,
    totalBytes: 2 ** 32,
    expressions: 100_000_000,
    javascriptLength: 2 ** 28,
    packedBytes: 2 ** 28,
};
/** All limits: the default of one that is not given or no number, and the most there can be of one that is higher. */
function completeLimits(limits) {
    const bound = (name) => {
        const value = limits[name];
        return value === undefined || Number.isNaN(value) ? DEFAULT_LIMITS[name] : Math.min(value, MOST[name]);
    };
    return {
        fileBytes: bound('fileBytes'),
        depth: bound('depth'),
        nodes: bound('nodes'),
        textLength: bound('textLength'),
        files: bound('files'),
        totalBytes: bound('totalBytes'),
        expressions: bound('expressions'),
        javascriptLength: bound('javascriptLength'),
        packedBytes: bound('packedBytes'),
    };
}
/** What each limit is called under `limits` in the configuration. */
const LIMIT_SETTINGS = {
    fileBytes: 'file-bytes',
    depth: 'depth',
    nodes: 'nodes',
    textLength: 'text-length',
    files: 'files',
    totalBytes: 'total-bytes',
    expressions: 'expressions',
    javascriptLength: 'javascript-length',
    packedBytes: 'packed-bytes',
};
/** The remedy when a limit stands in the way of something that is as it should be. */
function howToRaise(limit, what) {
    return `Raise \`limits.${LIMIT_SETTINGS[limit]}\` in cwl-promote.yml if the ${what} is right.`;
}
function tooManyNodes({ nodes }) {
    return `the document holds more than ${nodes} values once its aliases are followed`;
}


/***/ }),

/***/ 2356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   df: () => (/* binding */ positionOf),
/* harmony export */   fV: () => (/* binding */ indexOfKey),
/* harmony export */   ob: () => (/* binding */ offsetUnder),
/* harmony export */   vB: () => (/* binding */ setOrigin),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
const ORIGIN = Symbol('where this was read');
/** Remembers where a map or list was read. Copying it with object spread carries the memory along. */
function setOrigin(container, origin) {
    ;
    container[ORIGIN] = origin;
}
function originOf(container) {
    return container[ORIGIN];
}
/**
 * The place of a map or list, or of what stands in it under `key`: for a map the value, or with `'key'` the key
 * itself. Undefined for values that were not read from a file.
 */
function positionOf(container, key, part = 'value') {
    const origin = originOf(container);
    if (origin === undefined)
        return undefined;
    return origin.source.place((key === undefined ? undefined : offsetUnder(origin, key, part)) ?? origin.start);
}
/** Keys of a map this large are looked up by an index of their own, made when first needed. */
const INDEXED = 32;
const INDICES = new WeakMap();
/** Where a key stands among the keys of a map, or -1. */
function indexOfKey(keys, key) {
    if (keys.length <= INDEXED)
        return keys.indexOf(key);
    let index = INDICES.get(keys);
    if (index === undefined) {
        index = new Map(keys.map((name, at) => [name, at]));
        INDICES.set(keys, index);
    }
    return index.get(key) ?? -1;
}
/** Where in the source an item, a value or a key stands; undefined where there is none of that key. */
function offsetUnder({ keys, offsets }, key, part) {
    if (keys === undefined)
        return typeof key === 'number' ? offsets[key] : undefined;
    const at = indexOfKey(keys, String(key));
    return at < 0 ? undefined : offsets[2 * at + (part === 'key' ? 0 : 1)];
}


/***/ }),

/***/ 2383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UO: () => (/* reexport */ isWithin),
  uJ: () => (/* binding */ joinPath),
  eZ: () => (/* reexport */ namesOf),
  OH: () => (/* binding */ openWorkspace),
  lW: () => (/* binding */ pathIn),
  RY: () => (/* binding */ pathWithin)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/system-words.js
var system_words = __webpack_require__(4297);
;// CONCATENATED MODULE: ./lib/cwl/disk/identity.js
/**
 * Which file it is, whatever its name. On Windows the number alone has to do: of a path and of what is open, the system is asked
 * in two ways, and they name the volume differently (libuv/libuv#4698).
 */
function identityOf({ dev, ino }) {
    return process.platform === 'win32' ? `${ino}` : `${dev}:${ino}`;
}

;// CONCATENATED MODULE: ./lib/cwl/disk/outside.js



/** True for the folder itself and all below it, by absolute paths. */
function isWithin(folder, absolute) {
    return absolute === folder || absolute.startsWith(folder.endsWith(external_node_path_.sep) ? folder : folder + external_node_path_.sep);
}
/**
 * Refuses a path that leads out of the root. Work in a part of a repository leaves the rest of it out, which looks like a
 * mistake of the document's unless it is said.
 */
function outside(root, path, absolute) {
    const top = repositoryHolding(root, absolute);
    if (top === undefined)
        return new cwl_error/* CwlError */.J('outside-repository', `${path} is outside the repository`, ONLY_INSIDE);
    return new cwl_error/* CwlError */.J('outside-repository', `${path} is in the repository, but outside the working directory`, workIn(root, top));
}
/** Refuses a path that links lead out of the root, to `real`. */
function linkedOutside(root, path, real) {
    const top = repositoryHolding(root, real);
    if (top === undefined)
        return new cwl_error/* CwlError */.J('outside-repository', `${path} is a symbolic link that leaves the repository`, ONLY_INSIDE);
    return new cwl_error/* CwlError */.J('outside-repository', `${path} is a symbolic link that leads to what is in the repository, but outside the working directory`, workIn(root, top));
}
const ONLY_INSIDE = 'Only files inside the repository are read.';
function workIn(root, top) {
    return `Only files inside the working directory are read: work in ${(0,external_node_path_.relative)(root, top).replaceAll(external_node_path_.sep, '/')}, the root of the repository.`;
}
function repositoryHolding(root, absolute) {
    const top = repositoryAround(root);
    return top === undefined || !isWithin(top, absolute) ? undefined : top;
}
/** The folder further up that git knows as the root; undefined when there is none, or the folder is one itself. */
function repositoryAround(root) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.git')))
        return undefined;
    for (let folder = root; (0,external_node_path_.dirname)(folder) !== folder; folder = (0,external_node_path_.dirname)(folder)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(folder), '.git')))
            return (0,external_node_path_.dirname)(folder);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/cwl/disk/git-folder.js





/**
 * Where git keeps what it knows of a working copy: history, hooks, and often a token. Nothing of it is ever read as a
 * document, by whatever name it is reached. It is `.git`, or what that links to or, as a file, names
 * (gitrepository-layout(5)); that of the working directory, of each folder around it, and of repositories inside it. Below
 * the working directory it is known by what is in it, as a bare repository is.
 */
class GitFolders {
    #root;
    #folders;
    #files;
    #known = new Map();
    /** `root` is a real path. */
    constructor(root) {
        this.#root = root;
    }
    /** True for what is inside one of them, by its real path. A working copy may itself stand inside of a bare repository. */
    contain(real) {
        this.#folders ??= foldersAround(this.#root).filter((folder) => isWithin(this.#root, folder));
        return this.#folders.some((folder) => isWithin(folder, real)) || this.#isBare((0,external_node_path_.dirname)(real));
    }
    /** Of folders below the root: such a one, or in one, but for a working copy inside of it. */
    #isBare(folder) {
        if (folder === this.#root || !isWithin(this.#root, folder))
            return false;
        const known = this.#known.get(folder);
        if (known !== undefined)
            return known;
        const isBare = isGitFolder(folder) || (this.#isBare((0,external_node_path_.dirname)(folder)) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')));
        this.#known.set(folder, isBare);
        return isBare;
    }
    /** True for another name of a file that is inside one of them: a hard link has no path of its own to tell. */
    own(stats) {
        if (stats.nlink < 2)
            return false;
        this.#files ??= filesOfGit(this.#root);
        return this.#files.has(identityOf(stats));
    }
}
/** As git itself tells one. */
function isGitFolder(folder) {
    return ['HEAD', 'objects', 'refs'].every((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name)));
}
/** Those of a folder and of each around it: work may be in a part of a repository. */
function foldersAround(root) {
    const above = (0,external_node_path_.dirname)(root);
    return [...foldersOf(root), ...(above === root ? [] : foldersAround(above))];
}
/** Looked for only where a file has several names, which none in a fresh checkout has. */
function filesOfGit(root) {
    const nested = entriesBelow(root, ({ name }) => name !== '.git' && name !== 'node_modules').filter(({ name }) => name === '.git');
    const folders = new Set([...foldersAround(root), ...nested.flatMap(({ parentPath }) => foldersOf(parentPath))]);
    return new Set([...folders].flatMap(filesBelow));
}
function foldersOf(root) {
    return orNothing(() => {
        const path = (0,external_node_path_.join)(root, '.git');
        const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        if (stats === undefined)
            return [];
        const folder = stats.isFile() ? namedIn(path, 'gitdir: ', root) : external_node_fs_.realpathSync.native(path);
        if (folder === undefined)
            return [];
        const common = namedIn((0,external_node_path_.join)(folder, 'commondir'), '', folder);
        return common === undefined ? [folder] : [folder, common];
    });
}
/** The folder that a file of git's own names. */
function namedIn(file, prefix, from) {
    if ((0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.isFile() !== true)
        return undefined;
    const [line = ''] = (0,external_node_fs_.readFileSync)(file, 'utf8').split('\n');
    if (!line.startsWith(prefix))
        return undefined;
    const path = (0,external_node_path_.resolve)(from, line.slice(prefix.length).trim());
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true ? external_node_fs_.realpathSync.native(path) : undefined;
}
function filesBelow(folder) {
    return entriesBelow(folder, () => true).flatMap((entry) => {
        if (!entry.isFile())
            return [];
        const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(entry.parentPath, entry.name), { throwIfNoEntry: false });
        return stats === undefined ? [] : [identityOf(stats)];
    });
}
/** Links are not followed. */
function entriesBelow(folder, mayEnter) {
    const entries = orNothing(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }));
    return entries.flatMap((entry) => [entry, ...(entry.isDirectory() && mayEnter(entry) ? entriesBelow((0,external_node_path_.join)(folder, entry.name), mayEnter) : [])]);
}
/** What this user may not look at is not there. */
function orNothing(look) {
    try {
        return look();
    }
    catch (error) {
        if ((0,system_words/* systemCode */.x)(error) === undefined)
            throw error;
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/cwl/disk/door.js






/** `root` is absolute, its links resolved. */
function openDoor(root) {
    return { root, git: new GitFolders(root), folders: new Map(), names: new Map() };
}
/** Most paths need no closer look. */
const GIT = /\.git/i;
/** The absolute path, or a refusal when it leaves the root by its spelling. */
function contain(root, path) {
    if (path.includes('\0'))
        throw new cwl_error/* CwlError */.J('unreadable', 'a path cannot hold the character NUL');
    const absolute = (0,external_node_path_.resolve)(root, path);
    if (!isWithin(root, absolute)) {
        throw outside(root, path, absolute);
    }
    if (GIT.test(absolute) && (0,external_node_path_.relative)(root, absolute).split(external_node_path_.sep).some((part) => part.toLowerCase() === '.git')) {
        throw new cwl_error/* CwlError */.J('outside-repository', `${path} is inside the .git folder, which is never read`);
    }
    return absolute;
}
/** Links resolved; undefined where there is nothing. */
function realPath(absolute, shown) {
    try {
        return external_node_fs_.realpathSync.native(absolute);
    }
    catch (error) {
        const code = (0,system_words/* systemCode */.x)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        throw unreadable(shown, error);
    }
}
function unreadable(path, error, hint) {
    const code = (0,system_words/* systemCode */.x)(error);
    if (code === undefined)
        return error;
    return new cwl_error/* CwlError */.J('unreadable', `${path} cannot be read: ${(0,system_words/* wordsForCode */.M)(code) ?? `the system answers ${code}`}`, hint);
}
function refuseOutside(door, path, real) {
    if (!isWithin(door.root, real)) {
        throw linkedOutside(door.root, path, real);
    }
    const parts = real.slice(door.root.length).toLowerCase().split(external_node_path_.sep);
    if (parts.includes('.git') || door.git.contain(real)) {
        throw new cwl_error/* CwlError */.J('outside-repository', `${path} leads into the .git folder, which is never read`);
    }
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./lib/cwl/globs.js
var cwl_globs = __webpack_require__(3145);
;// CONCATENATED MODULE: ./lib/cwl/disk/absent.js



/** Why there is nothing. A link that leads nowhere is there for whoever looks, and is said to be what it is. */
function absent(absolute, path, hint) {
    try {
        if ((0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
            return new cwl_error/* CwlError */.J('no-such-file', `${path} is a symbolic link that leads nowhere`, 'Add the file that it leads to, or remove the link.');
        }
    }
    catch (error) {
        return unreadable(path, error);
    }
    return new cwl_error/* CwlError */.J('no-such-file', `there is no file ${path.trim() === '' ? JSON.stringify(path) : path}`, hint);
}

;// CONCATENATED MODULE: ./lib/cwl/disk/given-path.js




/**
 * A path that a user gives, relative to `root` and in its shortest spelling where it leads inside: also one that comes to the
 * root through links, as a home folder and what stands for a working directory often do. Any other as it is.
 */
function pathGiven(root, path) {
    const absolute = (0,external_node_path_.resolve)(root, path);
    const inside = isWithin(root, absolute) ? (0,external_node_path_.relative)(root, absolute).replaceAll(external_node_path_.sep, '/') : insideThroughLinks(root, absolute);
    return inside === '' ? '.' : (inside ?? path);
}
/** The same of a pattern, which `..` could lead anywhere. */
function patternGiven(root, pattern) {
    if (!(0,external_node_path_.isAbsolute)(pattern) || pattern.split('/').includes('..'))
        return pattern;
    return insideThroughLinks(root, pattern.replaceAll('/', external_node_path_.sep)) ?? pattern;
}
/** What a path is behind the first folder on its way that is inside; undefined where none is. */
function insideThroughLinks(root, absolute) {
    const parts = absolute.split(external_node_path_.sep);
    for (let count = 1; count <= parts.length; count += 1) {
        // On Windows the first is a drive, which by itself stands for the working directory there.
        const folder = resolved(parts.slice(0, count).join(external_node_path_.sep) + (count === 1 ? external_node_path_.sep : ''));
        if (folder === undefined)
            return undefined;
        if (isWithin(root, folder))
            return external_node_path_.posix.join((0,external_node_path_.relative)(root, folder).replaceAll(external_node_path_.sep, '/'), ...parts.slice(count));
    }
    return undefined;
}
/** Undefined for what is not there, or cannot be looked at. */
function resolved(folder) {
    try {
        return external_node_fs_.realpathSync.native(folder);
    }
    catch (error) {
        if ((0,system_words/* systemCode */.x)(error) === undefined)
            throw error;
        return undefined;
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/cwl/disk/linked-files.js





/**
 * Lists folders as `readdirSync` does, but for links: one that leads to a folder stays a link, which no walk enters, and
 * any other is the file that it stands for, also when that is not there. `onMissed` is told of the folders that cannot be
 * listed, for a walk passes them by in silence; one that was taken away meanwhile has nothing in it. With `anyDepth` the walk
 * is for folders of any depth.
 */
function readdirWithLinkedFiles(anyDepth, onMissed) {
    return new Proxy(external_node_fs_.readdirSync, {
        apply(target, self, given) {
            const [folder] = given;
            try {
                const entries = Reflect.apply(target, self, given);
                if (!Array.isArray(entries))
                    return entries;
                if (anyDepth)
                    for (const entry of entries)
                        if (entry instanceof external_node_fs_.Dirent)
                            refuseUnmatched(entry);
                return entries.map((entry) => (entry instanceof external_node_fs_.Dirent && entry.isSymbolicLink() && !leadsToFolder((0,external_node_path_.join)(entry.parentPath, entry.name)) ? asFile(entry) : entry));
            }
            catch (error) {
                const code = (0,system_words/* systemCode */.x)(error);
                const isGone = code === 'ENOENT' || code === 'ENOTDIR';
                // A name that is not UTF-8 was read, and cannot be asked for.
                if (!isGone || String(folder).includes('\uFFFD'))
                    onMissed(String(folder), error);
                throw error;
            }
        },
    });
}
const RENAME = 'Rename it, or name what is beside it.';
/** The dot of a regular expression is no line end, and `**` is made of it: what is in such a folder would be left out without a word. */
function refuseUnmatched(entry) {
    if (!entry.isDirectory() || entry.name.startsWith('.') || !/[\n\r\u2028\u2029]/.test(entry.name))
        return;
    throw new cwl_error/* CwlError */.J('unreadable', `the name of the folder ${JSON.stringify(entry.name)} holds a line end, so that what is in it is not found`, RENAME);
}
function asFile(entry) {
    return Object.create(entry, { isFile: { value: () => true }, isSymbolicLink: { value: () => false } });
}
function leadsToFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch (error) {
        // Links in a circle, or a place that this user may not look at: why it cannot be read is told where it is read.
        if (external_node_util_.types.isNativeError(error) && 'code' in error)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/cwl/disk/finding.js










/** Files that paths, folders and globs stand for, sorted, each once. */
function findFiles(door, patterns) {
    const found = new Set();
    const globs = [];
    for (const pattern of patterns) {
        // What a shell makes of an unset variable must not stand for everything.
        if (pattern === '')
            throw new cwl_error/* CwlError */.J('no-such-file', 'a path is empty', 'Name a file, a folder or a glob; the working directory itself is `.`.');
        const written = pattern.replaceAll(external_node_path_.sep, '/').replace(/^\.\//, '');
        const path = pathGiven(door.root, written);
        const kind = kindOf(door, path);
        if (kind === 'file')
            found.add(path);
        else if (kind === 'folder')
            globs.push(external_node_path_.posix.join((0,cwl_globs/* escapeGlob */.yk)(path), '**/*.cwl'));
        else if (picomatch.scan(written).isGlob)
            globs.push(withinRoot(patternGiven(door.root, written)));
        else
            throw absent((0,external_node_path_.resolve)(door.root, path), pattern, pathHint(pattern));
    }
    for (const path of filesOf(door, globs)) {
        // Braces and the like can spell `..` in ways that cannot be seen in the pattern.
        contain(door.root, path);
        found.add(path);
    }
    return [...found].sort();
}
/** What cannot be listed may hold a document, which would count as checked. */
function filesOf({ root }, globs) {
    if (globs.length === 0)
        return [];
    const missed = [];
    const readdirSync = readdirWithLinkedFiles(globs.some((glob) => glob.includes('**')), (folder, error) => missed.push({ folder, error }));
    const paths = (0,dist/* globSync */.AZ)([...globs], { cwd: root, ignore: cwl_globs/* NEVER_ENTERED */.Pj, followSymbolicLinks: false, expandDirectories: false, fs: { readdirSync } });
    const [first] = missed;
    if (first === undefined)
        return paths;
    throw missedFolder((0,external_node_path_.relative)(root, first.folder) || '.', first.error);
}
function missedFolder(folder, error) {
    if (error instanceof cwl_error/* CwlError */.J)
        return error;
    if (folder.includes('\uFFFD'))
        return new cwl_error/* CwlError */.J('unreadable', `the name of the folder ${folder} is not UTF-8, so that it cannot be opened`, RENAME);
    return unreadable(`the folder ${folder}`, error, 'What is in it would not be seen. Let this user read it, or name what is beside it.');
}
function pathHint(path) {
    return path.includes('\\') && external_node_path_.sep === '/' ? 'Write paths with forward slashes, relative to the working directory.' : 'Paths are relative to the working directory.';
}
function withinRoot(pattern) {
    if ((0,external_node_path_.isAbsolute)(pattern) || pattern.split('/').includes('..')) {
        throw new cwl_error/* CwlError */.J('outside-repository', `the pattern ${pattern} leaves the repository`, 'Patterns are relative to the working directory.');
    }
    return pattern;
}
function kindOf(door, path) {
    const absolute = contain(door.root, path);
    const real = realPath(absolute, path);
    if (real === undefined)
        return 'absent';
    refuseOutside(door, path, real);
    return (0,external_node_fs_.statSync)(real, { throwIfNoEntry: false })?.isDirectory() === true ? 'folder' : 'file';
}

// EXTERNAL MODULE: ./lib/cwl/limits.js
var cwl_limits = __webpack_require__(4832);
// EXTERNAL MODULE: ./lib/cwl/suggest.js
var suggest = __webpack_require__(7912);
;// CONCATENATED MODULE: ./lib/cwl/disk/submodules.js



/** No repository has so many submodules that the file which lists them is larger. */
const LARGEST_LIST = 1024 * 1024;
/**
 * The submodule that a folder of the workspace is in, when it was not checked out: git leaves an empty folder in its place
 * (gitmodules(5)), and so does a checkout on GitHub unless it is told otherwise.
 */
function missingSubmodule(root, folder) {
    try {
        return submodulesOf(root).find((path) => (folder === path || folder.startsWith(`${path}/`)) && (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, path)).length === 0);
    }
    catch (error) {
        // It is asked for advice on another mistake, which is told in any case.
        if ((0,system_words/* systemCode */.x)(error) !== undefined)
            return undefined;
        throw error;
    }
}
function submodulesOf(root) {
    const list = (0,external_node_path_.join)(root, '.gitmodules');
    const stats = (0,external_node_fs_.lstatSync)(list, { throwIfNoEntry: false });
    if (stats === undefined || !stats.isFile() || stats.size > LARGEST_LIST)
        return [];
    return (0,external_node_fs_.readFileSync)(list, 'utf8').split('\n').flatMap((line) => {
        const [key = '', ...value] = line.split('=');
        return key.trim() === 'path' ? [value.join('=').trim().replaceAll('"', '')] : [];
    });
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/cwl/disk/utf8.js


/** The text of a file without a byte order mark. Throws `not-utf8` with the place of the first byte that fits no character. */
function decodeUtf8(bytes, path) {
    if (!(0,external_node_buffer_.isUtf8)(bytes)) {
        const at = firstInvalidByte(bytes);
        const lines = bytes.subarray(0, at).toString('utf8').split(/\r\n|[\r\n]/);
        const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
        throw new cwl_error/* CwlError */.J('not-utf8', `${path} is not UTF-8: byte ${at + 1} fits no character`, 'Save the file as UTF-8.', place);
    }
    return withoutMark(bytes.toString('utf8'));
}
/** Without a byte order mark. */
function withoutMark(text) {
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
function firstInvalidByte(bytes) {
    let low = 0;
    let high = bytes.length;
    // A prefix cut inside a character is invalid too, so up to three bytes more are allowed for.
    const validUpTo = (end) => [0, 1, 2, 3].some((less) => end >= less && (0,external_node_buffer_.isUtf8)(bytes.subarray(0, end - less)));
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (validUpTo(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return [0, 1, 2, 3].map((less) => low - less).find((end) => end >= 0 && (0,external_node_buffer_.isUtf8)(bytes.subarray(0, end))) ?? 0;
}

;// CONCATENATED MODULE: ./lib/cwl/disk/reading.js











/** Text of a file without a byte order mark. Throws {@link CwlError} for what may not be read, and what is no UTF-8. */
function readContained(door, path, mostBytes) {
    const text = neighbour(door, path, mostBytes) ?? decodeUtf8(bytesOf(door, path, mostBytes), path);
    if (text.startsWith(LFS_POINTER))
        throw new cwl_error/* CwlError */.J('unreadable', `${path} is a pointer of Git LFS, and not the file that it stands for`, 'Fetch that: git lfs pull, or lfs: true of actions/checkout.');
    return text;
}
/** How what Git LFS checks out in the place of a file begins (git-lfs, docs/spec.md). */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
/**
 * A file beside one that was read, when nothing is odd about it: asking the system for each part of each path takes longer
 * than to read the files. Its name cannot be that of git's folder, it is opened only if it is a file and no link, and what
 * was opened must stand where its neighbour stood. Undefined for any other, which is looked at from the beginning.
 */
function neighbour(door, path, mostBytes) {
    const name = nameOf(path);
    const folder = door.folders.get(path.slice(0, path.length - name.length));
    if (folder === undefined || !PLAIN_NAME.test(name))
        return undefined;
    const real = folder + name;
    return reading_orNothing(() => {
        if ((0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false })?.isFile() !== true)
            return undefined;
        const descriptor = (0,external_node_fs_.openSync)(real, READING);
        try {
            const stats = (0,external_node_fs_.fstatSync)(descriptor);
            if (!stats.isFile() || stats.nlink > 1 || stats.size > mostBytes || !standsAt(descriptor, stats, real, path))
                return undefined;
            const text = (0,external_node_fs_.readFileSync)(descriptor, 'utf8');
            // U+FFFD is what stands in the place of bytes that are no UTF-8; and the file may have grown beyond what may be read.
            if (text.includes('\uFFFD') || Buffer.byteLength(text) !== stats.size)
                return undefined;
            return withoutMark(text);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    });
}
const PLAIN_NAME = /^\w[\w.-]*$/;
/** A pipe keeps nobody waiting, and a link is not followed. */
const READING = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW;
function reading_orNothing(read) {
    try {
        return read();
    }
    catch (error) {
        // Why it cannot be read is told by the closer look.
        if (error instanceof cwl_error/* CwlError */.J || (0,system_words/* systemCode */.x)(error) !== undefined)
            return undefined;
        throw error;
    }
}
/**
 * What a path leads to is looked at before it is opened, since opening alone makes some devices act, and again on what
 * was opened, so that a link or a file swapped in meanwhile gains nothing.
 */
function bytesOf(door, path, mostBytes) {
    const { real, stats: before } = standing(door, contain(door.root, path), path);
    refuseOutside(door, path, real);
    refuseUnreadable(door, path, before, mostBytes);
    const descriptor = reading_open(path, real);
    try {
        const stats = (0,external_node_fs_.fstatSync)(descriptor);
        refuseUnreadable(door, path, stats, mostBytes);
        if (identityOf(stats) !== identityOf(before) || !standsAt(descriptor, stats, real, path)) {
            throw new cwl_error/* CwlError */.J('unreadable', `${path} changed while it was read`, 'Run again when nothing writes to the repository.');
        }
        const bytes = Buffer.allocUnsafe(stats.size);
        let length = 0;
        for (let read = -1; read !== 0 && length < stats.size; length += read) {
            read = (0,external_node_fs_.readSync)(descriptor, bytes, length, stats.size - length, length);
        }
        if (PLAIN_NAME.test(nameOf(path)))
            remember(door, path, real);
        return bytes.subarray(0, length);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
/** The folder of a file that is no link lets its neighbours through, by the same spelling. */
function remember(door, path, real) {
    const folder = realPath((0,external_node_path_.dirname)(contain(door.root, path)), path);
    if (folder === (0,external_node_path_.dirname)(real))
        door.folders.set(path.slice(0, path.length - nameOf(path).length), (0,external_node_path_.join)(folder, external_node_path_.sep));
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function standing(door, absolute, path) {
    const real = realPath(absolute, path);
    if (real !== undefined)
        return { real, stats: (0,external_node_fs_.lstatSync)(real) };
    // What Node.js puts in the place of bytes that are no UTF-8.
    if (path.includes('\uFFFD'))
        throw new cwl_error/* CwlError */.J('unreadable', `the name of ${path} is not UTF-8, so that it cannot be opened`, 'Rename the file.');
    throw absent(absolute, path, remedyFor(door, path));
}
/** Whether what is open, of which the system says `stats`, is still the file at that path. */
function standsAt(descriptor, stats, real, shown) {
    if (process.platform !== 'linux')
        return isStill(real, stats, shown);
    try {
        return (0,external_node_fs_.readlinkSync)(`/proc/self/fd/${descriptor}`) === real;
    }
    catch (error) {
        if ((0,system_words/* systemCode */.x)(error) === undefined)
            throw error;
        // Without /proc.
        return isStill(real, stats, shown);
    }
}
function isStill(real, stats, shown) {
    if (realPath(real, shown) !== real)
        return false;
    const now = (0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false });
    return now !== undefined && identityOf(now) === identityOf(stats);
}
function reading_open(path, real) {
    try {
        return (0,external_node_fs_.openSync)(real, READING);
    }
    catch (error) {
        throw unreadable(path, error);
    }
}
function refuseUnreadable(door, path, stats, mostBytes) {
    if (!stats.isFile())
        throw new cwl_error/* CwlError */.J('unreadable', `${path} is not a regular file`, 'Only regular files are read.');
    if (door.git.own(stats))
        throw new cwl_error/* CwlError */.J('outside-repository', `${path} is a hard link into the .git folder, which is never read`);
    if (stats.size > mostBytes) {
        throw new cwl_error/* CwlError */.J('too-large', `${path} has ${stats.size} bytes, more than the limit of ${mostBytes}`, (0,cwl_limits/* howToRaise */.EX)('fileBytes', 'file'));
    }
}
/** What may have been meant by the name of a file that does not exist. */
function remedyFor(door, path) {
    const folder = external_node_path_.posix.dirname(path);
    const submodule = missingSubmodule(door.root, folder);
    if (submodule !== undefined)
        return `${submodule} is a submodule that is not checked out: git submodule update --init, or submodules: true of actions/checkout.`;
    const names = namesIn(door, folder);
    if (names === undefined) {
        const above = foundAbove(door, path);
        return `There is no folder ${folder}; ${above === undefined ? 'a reference is relative to the file that says it, any other path to the working directory.' : `did you mean ${above}?`}`;
    }
    const guess = (0,suggest/* nearest */.p)(external_node_path_.posix.basename(path), names);
    return guess === undefined ? 'A reference is relative to the file that says it, any other path to the working directory.' : `Did you mean ${external_node_path_.posix.join(folder, guess)}?`;
}
/** A path may be made of thousands of folders that do not exist. */
const LEVELS_ABOVE = 4;
/** A file of that name further up: paths are easily written from the top of a repository, in a file that stands in its folders. */
function foundAbove(door, path) {
    const name = external_node_path_.posix.basename(path);
    let folder = external_node_path_.posix.dirname(path);
    for (let level = 0; level < LEVELS_ABOVE && folder !== '.'; level += 1) {
        folder = external_node_path_.posix.dirname(folder);
        if (namesIn(door, folder)?.includes(name) === true)
            return external_node_path_.posix.join(folder, name);
    }
    return undefined;
}
/** Undefined where there is no such folder; empty where this may not look. */
function namesIn(door, folder) {
    const known = door.names.get(folder);
    if (known !== undefined)
        return known;
    try {
        const real = realPath(contain(door.root, folder), folder);
        if (real === undefined)
            return undefined;
        refuseOutside(door, folder, real);
        const names = (0,external_node_fs_.readdirSync)(real, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));
        door.names.set(folder, names);
        return names;
    }
    catch (error) {
        // That the file is not there is what matters; this is about the advice.
        if (error instanceof cwl_error/* CwlError */.J || (0,system_words/* systemCode */.x)(error) !== undefined)
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/cwl/disk/symbolic-links.js



/** As many links as Linux follows for one path. */
const MOST_LINKS = 40;
/**
 * What a path below `root` leads to, without links in it, and each link on the way there: all that git may know it by. As
 * far as it stays inside; also of what is not there.
 */
function namesOf({ root }, path) {
    const names = [];
    const open = path.split('/');
    let at = '';
    for (let part = open.shift(); part !== undefined; part = open.shift()) {
        at = external_node_path_.posix.join(at, part);
        if (at === '..')
            return names;
        const target = linkTarget((0,external_node_path_.join)(root, at));
        if (target === undefined)
            continue;
        names.push(at);
        if (names.length > MOST_LINKS)
            return names;
        const isFromTop = (0,external_node_path_.isAbsolute)(target);
        open.unshift(...(isFromTop ? (0,external_node_path_.relative)(root, target) : target).replaceAll(external_node_path_.sep, '/').split('/'));
        at = isFromTop ? '' : external_node_path_.posix.dirname(at);
    }
    return [...names, at];
}
function linkTarget(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path).isSymbolicLink() ? (0,external_node_fs_.readlinkSync)(path) : undefined;
    }
    catch (error) {
        // What is not there, or cannot be looked at, is no link; why a file cannot be read is told where it is read.
        if (external_node_util_.types.isNativeError(error) && 'code' in error)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/cwl/workspace.js











/**
 * Opens a folder; a limit above what the configuration may set counts as that. Throws `no-such-folder` when it is none,
 * `unreadable` when that cannot be seen.
 */
function openWorkspace(root, limits = {}) {
    const bounds = (0,cwl_limits/* completeLimits */.yx)(limits);
    const real = realFolder(root);
    const door = openDoor(real);
    return {
        root: real,
        limits: bounds,
        find: (patterns) => findFiles(door, patterns),
        readText: (path) => readContained(door, path, bounds.fileBytes),
        has: (path) => has(door, path),
    };
}
function realFolder(root) {
    if (lookAt(root, () => (0,external_node_fs_.statSync)(root, { throwIfNoEntry: false }))?.isDirectory() !== true) {
        throw new cwl_error/* CwlError */.J('no-such-folder', `${root} is not a folder`, 'Give the folder of the repository.');
    }
    return lookAt(root, () => external_node_fs_.realpathSync.native(root));
}
function lookAt(root, look) {
    try {
        return look();
    }
    catch (error) {
        throw unreadable(root, error);
    }
}
function has(door, path) {
    try {
        const real = realPath(contain(door.root, path), path);
        if (real === undefined)
            return false;
        refuseOutside(door, path, real);
        const stats = (0,external_node_fs_.statSync)(real, { throwIfNoEntry: false });
        return stats?.isFile() === true && !door.git.own(stats);
    }
    catch (error) {
        if (error instanceof cwl_error/* CwlError */.J)
            return false;
        throw error;
    }
}
/** `to`, as the file `from` writes it, made relative to the workspace; an absolute path stays one. */
function joinPath(from, to) {
    return to.startsWith('/') ? external_node_path_.posix.normalize(to) : external_node_path_.posix.join(external_node_path_.posix.dirname(from), to);
}
/** A path that a user gives, as {@link Workspace.find} names it: relative to the workspace where it leads inside, any other as it is. */
function pathIn(workspace, path) {
    return pathGiven(workspace.root, path);
}
/** An absolute path that lies inside the workspace, made relative to it; any other as it is. */
function pathWithin(workspace, path) {
    return path.startsWith('/') && isWithin(workspace.root, path) ? path.slice(workspace.root.length).replace(/^\/+/, '') : path;
}


/***/ }),

/***/ 1251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ formatAddress),
/* harmony export */   l_: () => (/* binding */ checkAddress),
/* harmony export */   or: () => (/* binding */ parseAddress)
/* harmony export */ });
/* unused harmony export checkName */
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9001);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9776);


/**
 * Reads `owner/project/app`. Throws a PlatformError `bad-name` that says which part is wrong and why.
 */
function parseAddress(text) {
    const [owner, project, app, ...rest] = text.split('/');
    if (owner === undefined || project === undefined || app === undefined || rest.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-name', `${JSON.stringify(text)} is not an app: it needs exactly three parts`, {
            hint: 'Write it as owner/project/app, for example acme/rnaseq/align.',
        });
    }
    return checkAddress({ owner, project, app });
}
/** Writes `owner/project/app`. */
function formatAddress(address) {
    return `${address.owner}/${address.project}/${address.app}`;
}
/** The address itself when every part is fit to be sent; throws a PlatformError `bad-name` otherwise. */
function checkAddress(address) {
    checkName(address.owner, 'owner');
    checkName(address.project, 'project');
    checkName(address.app, 'app');
    return address;
}
/**
 * The name itself when it can be one part of a path: not empty, not `.` or `..`, without `/` and control characters,
 * well-formed Unicode. Throws a PlatformError `bad-name` otherwise.
 */
function checkName(name, role = 'name') {
    const fault = (0,_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOfName */ .nL)(name);
    if (fault === undefined)
        return name;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-name', `${JSON.stringify(name)} cannot be used as ${role}: ${fault}`, {
        hint: 'Use a name without slashes and control characters that is not "." or "..".',
    });
}


/***/ }),

/***/ 9001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nL: () => (/* binding */ faultOfName)
/* harmony export */ });
/* unused harmony exports EXPORT_JOB_SCHEMA, EXPORT_LIST_SCHEMA, APP_SCHEMA, API_INDEX_SCHEMA, RATE_LIMIT_SCHEMA, ERROR_SCHEMA, CONTRACT_SCHEMAS, CONTRACT_VALIDATORS */
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9897);

/**
 * The JSON Schemas of what the API document promises, in one place: the client's validators are generated from them,
 * the local platform's OpenAPI document refers to them. Members beyond the promised ones are tolerated everywhere.
 */
const text = { type: 'string' };
const EXPORT_JOB_SCHEMA = {
    $id: 'export-job',
    title: 'Export job',
    description: 'API document, "Resources and their fields": the three fields it shows. States beyond FAILED and COMPLETED are not shown.',
    type: 'object',
    required: ['href', 'id', 'state'],
    properties: { href: text, id: text, state: text },
};
const EXPORT_LIST_SCHEMA = {
    $id: 'export-list',
    title: 'Export job list',
    description: 'API document, "Resources and their fields".',
    type: 'object',
    required: ['href', 'items', 'links'],
    properties: {
        href: text,
        items: { type: 'array', items: { $ref: 'export-job' } },
        links: { type: 'array' },
    },
};
const APP_SCHEMA = {
    $id: 'app',
    title: 'App',
    description: 'A JSON object holding a CWL description. Its internal structure is not shown by the API document.',
    type: 'object',
};
const API_INDEX_SCHEMA = {
    $id: 'api-index',
    title: 'API index',
    description: 'API document, section 3: exactly these members, each an absolute URL under /v2.',
    type: 'object',
    required: Object.keys(_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_MEMBERS */ .f4),
    properties: Object.fromEntries(Object.keys(_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_MEMBERS */ .f4).map((member) => [member, text])),
};
const RATE_LIMIT_SCHEMA = {
    $id: 'rate-limit',
    title: 'Rate limit',
    description: 'Not shown by the API document; this is the shape of the public platforms.',
    type: 'object',
    required: ['rate'],
    properties: {
        rate: {
            type: 'object',
            required: ['limit', 'remaining', 'reset'],
            properties: { limit: { type: 'number' }, remaining: { type: 'number' }, reset: { type: 'number' } },
        },
    },
};
const ERROR_SCHEMA = {
    $id: 'error',
    title: 'Error',
    description: 'Not shown by the API document; this is the shape of the public platforms.',
    type: 'object',
    required: ['status', 'code', 'message'],
    properties: { status: { type: 'integer' }, code: { type: 'integer' }, message: text, more_info: text },
};
const CONTRACT_SCHEMAS = [
    EXPORT_JOB_SCHEMA,
    EXPORT_LIST_SCHEMA,
    APP_SCHEMA,
    API_INDEX_SCHEMA,
    RATE_LIMIT_SCHEMA,
    ERROR_SCHEMA,
];
/** What scripts/generate.ts writes validators for. */
const CONTRACT_VALIDATORS = [
    {
        file: 'src/platform/generated/contract.cjs',
        exports: { exportList: 'export-list', app: 'app', apiIndex: 'api-index', rateLimit: 'rate-limit' },
        schemas: [...CONTRACT_SCHEMAS],
        allErrors: false,
    },
];
/** Any C0 or C1 control character, and DEL. */
// oxlint-disable-next-line no-control-regex -- these are exactly the characters to refuse
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/;
/** Why a name cannot be one part of a path; undefined when it can. */
function faultOfName(name) {
    if (name === '')
        return 'it is empty';
    if (name === '.' || name === '..')
        return 'a path would be resolved to another one by it';
    if (name.includes('/'))
        return 'it contains a slash';
    if (CONTROL_CHARACTER.test(name))
        return 'it contains a control character';
    if (!name.isWellFormed())
        return 'it is not well-formed Unicode';
    return undefined;
}


/***/ })

};

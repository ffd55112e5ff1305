export const id = 718;
export const ids = [718];
export const modules = {

/***/ 8718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RemoteDocuments: () => (/* reexport */ RemoteDocuments),
  mistakeInHost: () => (/* reexport */ hosts/* mistakeInHost */.gy)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var limits = __webpack_require__(4832);
// EXTERNAL MODULE: ./lib/cwl/documents/refusals.js
var refusals = __webpack_require__(5938);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(1553);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/cwl/system-words.js
var system_words = __webpack_require__(4297);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./lib/remote/addresses.js

/**
 * What is no address of the public internet, or none that a document has business with: IANA's registry of special
 * IPv4 addresses (RFC 6890 and its successors), multicast, and the address under which machines of Azure, GitHub's
 * runners among them, reach the host that they run on.
 */
const REFUSED_V4 = [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '168.63.129.16/32',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
];
/** The only part of IPv6 that is given out for the public internet: all of loopback, mapped, translated, local and multicast addresses is outside it. */
const GLOBAL_V6 = '2000::/3';
/** Inside that part: protocols of the IETF with Teredo, documentation, and 6to4, which holds an IPv4 address. */
const REFUSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
/** True for an address of the public internet. Anything that is no address is none. */
function isPublicAddress(address) {
    if ((0,external_node_net_.isIPv4)(address))
        return !listOf('ipv4', REFUSED_V4).check(address, 'ipv4');
    // A zone is for addresses of one link only, and the list cannot read it.
    if (!(0,external_node_net_.isIPv6)(address) || address.includes('%'))
        return false;
    return listOf('ipv6', [GLOBAL_V6]).check(address, 'ipv6') && !listOf('ipv6', REFUSED_V6).check(address, 'ipv6');
}
function listOf(family, ranges) {
    const list = new external_node_net_.BlockList();
    for (const range of ranges) {
        const [network = '', prefix] = range.split('/');
        list.addSubnet(network, Number(prefix), family);
    }
    return list;
}

// EXTERNAL MODULE: ./lib/remote/hosts.js
var hosts = __webpack_require__(2445);
;// CONCATENATED MODULE: ./lib/remote/fetch.js








/** IPv4 first: where IPv6 leads nowhere, waiting for it takes all the time there is. */
const INTERNET = {
    resolve: async (host) => (await (0,promises_.lookup)(host, { all: true, order: 'ipv4first' })).map(({ address }) => address),
    admits: isPublicAddress,
    port: 443,
};
const MOST_REDIRECTS = 3;
/**
 * Reads one document over https. Sends no credentials and no cookies, and asks for no compression. A name is resolved
 * once a request, and the connection goes to the very address that was found public, whatever the name means a moment
 * later. No proxy is used: it would resolve the name itself, and the check would say nothing. Rejects only when the
 * run is stopped.
 */
async function fetchDocument(address, options) {
    const clock = AbortSignal.timeout(options.timeout);
    const signal = AbortSignal.any([options.signal, clock]);
    for (let attempt = 1;; attempt += 1) {
        const fetched = await follow(new URL(address), options, signal);
        options.signal.throwIfAborted();
        if (clock.aborted)
            return late(address, options.timeout);
        if (!(fetched instanceof Failure))
            return { document: fetched };
        if (!fetched.passing || attempt === ATTEMPTS)
            return failed(address, fetched);
        if (!(await pause(signal))) {
            options.signal.throwIfAborted();
            return late(address, options.timeout);
        }
    }
}
/** A connection that breaks or a server that is busy for a moment is given one more chance. */
const ATTEMPTS = 2;
const PAUSE = 500;
async function pause(signal) {
    try {
        await (0,external_node_timers_promises_.setTimeout)(PAUSE, undefined, { signal });
        return true;
    }
    catch {
        // Whose signal it was is looked at by the caller.
        return false;
    }
}
function late(address, timeout) {
    const message = `${address} cannot be read: no complete answer came within ${timeout / 1000} seconds`;
    return { error: new cwl_error/* CwlError */.J('remote-unreadable', message, 'Raise `timeout` under `remote` in the configuration, or copy the file into the repository.'), unreachable: new URL(address).hostname };
}
function failed(address, { reason, hint, code, unreachable }) {
    return { error: new cwl_error/* CwlError */.J(code, `${address} cannot be read: ${reason}`, hint), ...(unreachable === undefined ? {} : { unreachable }) };
}
/** Why one attempt gave nothing. */
class Failure {
    reason;
    hint;
    code;
    /** Trying again may help. */
    passing;
    /** The host that could not be reached. */
    unreachable;
    constructor(reason, hint, { code = 'remote-unreadable', passing = false, unreachable } = {}) {
        this.reason = reason;
        this.hint = hint;
        this.code = code;
        this.passing = passing;
        this.unreachable = unreachable;
    }
}
const COPY = 'Copy the file into the repository.';
async function follow(first, options, signal) {
    let url = first;
    for (let redirects = 0;; redirects += 1) {
        const response = await ask(url, options, signal);
        if (response instanceof Failure)
            return response;
        const { statusCode: status = 0 } = response;
        const { location } = response.headers;
        if (status < 300 || status > 399 || location === undefined)
            return receive(response, url, options);
        response.destroy();
        if (redirects === MOST_REDIRECTS)
            return new Failure(`it redirects more than ${MOST_REDIRECTS} times`, 'Write the address that it leads to.');
        const next = URL.parse(location, url.href);
        const refusal = next === null ? 'what it redirects to is no address' : (0,hosts/* refusalOf */.Of)(next, options.hosts);
        // Where a redirect leads may hold a key to it, so that no more than the host is told.
        if (next === null || refusal !== undefined)
            return new Failure(`it redirects elsewhere, and ${refusal}`, 'Allow the host that it redirects to, or copy the file into the repository.', { code: 'remote-reference' });
        url = next;
    }
}
async function ask(url, { network = INTERNET }, signal) {
    const host = url.hostname;
    const addresses = await resolve(host, network, signal);
    if (addresses instanceof Failure)
        return addresses;
    // One that is not public among others that are is no accident.
    const refused = addresses.find((address) => !network.admits(address));
    if (refused !== undefined) {
        return new Failure(`${host} is at ${refused}, which is no address of the public internet`, COPY, { code: 'remote-reference', unreachable: host });
    }
    let failure = new Failure(`${host} has no address`, 'Is the name of the host right?', { unreachable: host });
    for (const address of addresses) {
        const response = await send(url, address, network, signal);
        if (!(response instanceof Failure))
            return response;
        failure = response;
        if (signal.aborted)
            break;
    }
    return failure;
}
async function resolve(host, network, signal) {
    const stopped = Promise.withResolvers();
    const stop = () => stopped.reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    try {
        signal.throwIfAborted();
        return await Promise.race([network.resolve(host), stopped.promise]);
    }
    catch (error) {
        return new Failure(`the name ${host} cannot be looked up (${codeOf(error)})`, `Is the name right, and is this machine on the internet? Otherwise copy the file into the repository.`, { passing: codeOf(error) === 'EAI_AGAIN', unreachable: host });
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
/** To this address and no other; the certificate must be that of the name. */
async function send(url, address, network, signal) {
    const answered = Promise.withResolvers();
    const sent = (0,external_node_https_.request)({
        host: address,
        port: network.port,
        servername: url.hostname,
        method: 'GET',
        path: `${url.pathname}${url.search}`,
        headers: { host: url.hostname, accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'cwl-promote' },
        // An agent of its own has no proxy and shares no connection; the environment cannot switch the check of certificates off.
        agent: new external_node_https_.Agent({ keepAlive: false, rejectUnauthorized: true, ...(network.ca === undefined ? {} : { ca: network.ca }) }),
        signal,
    });
    sent.once('response', answered.resolve);
    // Nobody asked for another protocol. Without a listener there would be neither an answer nor an error, ever.
    sent.once('upgrade', (response, connection) => {
        connection.destroy();
        answered.resolve(response);
    });
    // A connection may also break after the answer began: reading it tells then.
    sent.on('error', answered.reject);
    sent.end();
    try {
        return await answered.promise;
    }
    catch (error) {
        const code = codeOf(error);
        const hint = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)
            ? 'The certificate was not accepted. For a private certificate authority set NODE_EXTRA_CA_CERTS to its PEM file.'
            : 'Is this machine on the internet? Proxies are not used for documents. Otherwise copy the file into the repository.';
        return new Failure(`the connection to ${url.hostname} failed (${code})`, hint, { passing: code === 'ECONNRESET', unreachable: url.hostname });
    }
}
async function receive(response, url, { maxBytes }) {
    const unfit = refuseAnswer(response, url, maxBytes);
    if (unfit !== undefined) {
        response.destroy();
        return unfit;
    }
    const chunks = [];
    let size = 0;
    try {
        for await (const chunk of response) {
            size += chunk.length;
            if (size > maxBytes) {
                response.destroy();
                return tooLarge(maxBytes);
            }
            chunks.push(chunk);
        }
    }
    catch (error) {
        return new Failure(`the connection to ${url.hostname} broke in the middle of the answer (${codeOf(error)})`, COPY, { passing: true });
    }
    const bytes = Buffer.concat(chunks);
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return new Failure('what it gives is not UTF-8', 'The file must be saved as UTF-8 where it stands.', { code: 'not-utf8' });
    const text = bytes.toString('utf8');
    return { text: text.startsWith('\uFEFF') ? text.slice(1) : text, address: url.href };
}
function refuseAnswer({ statusCode: status = 0, headers }, url, maxBytes) {
    if (status !== 200) {
        const hint = status === 401 || status === 403 || status === 404 ? 'Is the address right? Only what everyone may read can be read: no credentials are sent.' : COPY;
        return new Failure(`${url.hostname} answered ${status}`, hint, { passing: status === 429 || status >= 500 });
    }
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity')
        return new Failure('it was sent compressed, which was not asked for', COPY);
    if (/^text\/html\b/i.test(headers['content-type'] ?? '')) {
        return new Failure(`${url.hostname} answered with a page for people`, 'Write the address of the file itself, such as one of raw.githubusercontent.com.');
    }
    return Number(headers['content-length'] ?? 0) > maxBytes ? tooLarge(maxBytes) : undefined;
}
function tooLarge(maxBytes) {
    return new Failure(`it has more than ${maxBytes} bytes`, 'Raise `max-bytes` under `remote` in the configuration if the file is right.', { code: 'too-large' });
}
/** Only the code: a message may repeat what was sent. */
function codeOf(error) {
    return (0,system_words/* systemCode */.x)(error) ?? 'no code';
}

;// CONCATENATED MODULE: ./lib/remote/documents.js






const AT_ONCE = 8;
/** Of one run: real workflows reach some dozens. */
const MOST_DOCUMENTS = 1000;
/** Documents of other machines, each asked for once a run: what is planned is what is installed. */
class RemoteDocuments {
    #rules;
    #fetching;
    #known = new Map();
    #wanted = new Set();
    /** Hosts that could not be reached, and why: none is waited for twice. */
    #unreachable = new Map();
    #files = 0;
    #bytes = 0;
    /** `signal` stops the run. */
    constructor(rules, signal, network) {
        this.#rules = rules;
        this.#fetching = { hosts: new Set(rules.hosts), maxBytes: rules.maxBytes, timeout: rules.timeout * 1000, signal, ...(network === undefined ? {} : { network }) };
    }
    get(address) {
        const known = this.#known.get(address);
        if (known !== undefined)
            return known;
        const refusal = (0,hosts/* refusalOf */.Of)(new URL(address), this.#fetching.hosts);
        if (refusal !== undefined)
            return new cwl_error/* CwlError */.J('remote-reference', `${address} is not read: ${refusal}`, refusals/* COPY_OR_ALLOW */.ud);
        this.#wanted.add(address);
        return 'wanted';
    }
    async settle() {
        this.#fetching.signal.throwIfAborted();
        if (this.#wanted.size === 0)
            return false;
        const limit = (0,p_limit/* default */.A)(AT_ONCE);
        const addresses = [...this.#wanted];
        this.#wanted.clear();
        try {
            await Promise.all(addresses.map((address) => limit(async () => this.#known.set(address, await this.#fetch(address)))));
        }
        finally {
            limit.clearQueue();
        }
        return true;
    }
    async #fetch(address) {
        const { totalBytes } = this.#rules;
        const files = Math.min(this.#rules.files, MOST_DOCUMENTS);
        this.#files += 1;
        if (this.#files > files)
            return tooMany(address, files);
        if (this.#bytes > totalBytes)
            return documents_tooLarge(address, totalBytes);
        const before = this.#unreachable.get(new URL(address).hostname);
        if (before !== undefined)
            return new cwl_error/* CwlError */.J(before.code, `${address} is not asked for any more: ${before.message}`, before.hint);
        const fetched = await fetchDocument(address, this.#fetching);
        if ('document' in fetched) {
            this.#bytes += Buffer.byteLength(fetched.document.text);
            return this.#bytes > totalBytes ? documents_tooLarge(address, totalBytes) : fetched.document;
        }
        if (fetched.unreachable !== undefined)
            this.#unreachable.set(fetched.unreachable, fetched.error);
        return fetched.error;
    }
}
function tooMany(address, limit) {
    return new cwl_error/* CwlError */.J('too-many-files', `${address} is not read: a run reads no more than ${limit} documents of other machines`, `Copy some into the repository, or raise \`limits.files\` in cwl-promote.yml, which goes up to ${MOST_DOCUMENTS} for them.`);
}
function documents_tooLarge(address, limit) {
    return new cwl_error/* CwlError */.J('too-many-bytes', `${address} is not read: the documents of other machines have together more bytes than the limit of ${limit}`, (0,limits/* howToRaise */.EX)('totalBytes', 'document'));
}

;// CONCATENATED MODULE: ./lib/remote/index.js




/***/ })

};

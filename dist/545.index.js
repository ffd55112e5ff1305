export const id = 545;
export const ids = [545];
export const modules = {

/***/ 545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RemoteDocuments: () => (/* binding */ RemoteDocuments),
/* harmony export */   mistakeInHost: () => (/* reexport safe */ _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__.gy)
/* harmony export */ });
/* harmony import */ var _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(511);
/* harmony import */ var _chunk_WJDBHJ4B_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(425);
const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);



// http/pinned-request.js
var { Agent, request } = process.getBuiltinModule("node:https");
async function requestPinned({ url, address, port, ca, signal }) {
  const answered = Promise.withResolvers();
  const sent = request({
    host: address,
    port,
    servername: url.hostname,
    method: "GET",
    path: `${url.pathname}${url.search}`,
    headers: { host: url.hostname, accept: "*/*", "accept-encoding": "identity", "user-agent": "cwl-promote" },
    // An agent of its own has no proxy and shares no connection; the environment cannot switch the check of
    // certificates off.
    agent: new Agent({ keepAlive: false, rejectUnauthorized: true, ...ca === void 0 ? {} : { ca } }),
    signal
  });
  sent.once("response", answered.resolve);
  sent.once("upgrade", (response, connection) => {
    connection.destroy();
    answered.resolve(response);
  });
  sent.on("error", answered.reject);
  sent.end();
  return answered.promise;
}

// http/public-address.js
var { BlockList, isIPv4, isIPv6 } = process.getBuiltinModule("node:net");
var REFUSED_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4"
];
var GLOBAL_V6 = "2000::/3";
var REFUSED_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];
function isPublicAddress(address) {
  if (isIPv4(address))
    return !listOf("ipv4", REFUSED_V4).check(address, "ipv4");
  if (!isIPv6(address) || address.includes("%"))
    return false;
  return listOf("ipv6", [GLOBAL_V6]).check(address, "ipv6") && !listOf("ipv6", REFUSED_V6).check(address, "ipv6");
}
function listOf(family, ranges) {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", prefix] = range.split("/");
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

// remote/fetch.js
var { isUtf8 } = process.getBuiltinModule("node:buffer");
var { lookup } = process.getBuiltinModule("node:dns/promises");
var INTERNET = {
  resolve: async (host) => (await lookup(host, { all: true, order: "ipv4first" })).map(({ address }) => address),
  admits: isPublicAddress,
  port: 443
};
var MOST_REDIRECTS = 3;
async function fetchDocument(address, options) {
  const clock = AbortSignal.timeout(options.timeout);
  const signal = AbortSignal.any([options.signal, clock]);
  const fetched = await (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .retry */ .L5)(() => follow(new URL(address), options, signal), (result, attempt) => result instanceof Failure && result.passing && attempt < ATTEMPTS && !signal.aborted ? { wait: PAUSE, reason: result.reason } : void 0, { signal });
  options.signal.throwIfAborted();
  if (clock.aborted)
    return late(address, options.timeout);
  return fetched instanceof Failure ? failed(address, fetched) : { document: fetched };
}
var ATTEMPTS = 2;
var PAUSE = 500;
function late(address, timeout) {
  const message = `${address} cannot be read: no complete answer came within ${timeout / 1e3} seconds`;
  return {
    error: new _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .JM("remote-unreadable", message, "Raise `timeout` under `remote` in the configuration, or copy the file into the repository."),
    unreachable: new URL(address).hostname
  };
}
function failed(address, { reason, fix, code, unreachable }) {
  return {
    error: new _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .JM(code, `${address} cannot be read: ${reason}`, fix),
    ...unreachable === void 0 ? {} : { unreachable }
  };
}
var Failure = class {
  reason;
  fix;
  code;
  /** Trying again may help. */
  passing;
  /** The host that could not be reached. */
  unreachable;
  constructor(reason, fix, { code = "remote-unreadable", passing = false, unreachable } = {}) {
    this.reason = reason;
    this.fix = fix;
    this.code = code;
    this.passing = passing;
    this.unreachable = unreachable;
  }
};
var COPY = "Copy the file into the repository.";
async function follow(first, options, signal) {
  let url = first;
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(url, options, signal);
    if (response instanceof Failure)
      return response;
    const { statusCode: status = 0 } = response;
    const { location } = response.headers;
    if (status < 300 || status > 399 || location === void 0)
      return receive(response, url, options);
    response.destroy();
    if (redirects === MOST_REDIRECTS)
      return new Failure(`it redirects more than ${MOST_REDIRECTS} times`, "Write the address that it leads to.");
    const next = URL.parse(location, url.href);
    const refusal = next === null ? "its redirect does not lead to an address" : (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalOf */ .Of)(next, options.hosts);
    if (next === null || refusal !== void 0)
      return new Failure(`it redirects elsewhere, and ${refusal}`, "Allow the host that it redirects to, or copy the file into the repository.", { code: "remote-reference" });
    url = next;
  }
}
async function ask(url, { network = INTERNET }, signal) {
  const host = url.hostname;
  const addresses = await resolve(host, network, signal);
  if (addresses instanceof Failure)
    return addresses;
  const refused = addresses.find((address) => !network.admits(address));
  if (refused !== void 0) {
    return new Failure(`${host} is at ${refused}, which is not an address of the public internet`, COPY, {
      code: "remote-reference",
      unreachable: host
    });
  }
  let failure = new Failure(`${host} has no address`, "Is the name of the host right?", { unreachable: host });
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
  signal.addEventListener("abort", stop, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([network.resolve(host), stopped.promise]);
  } catch (error) {
    return new Failure(`the name ${host} cannot be looked up (${codeOf(error)})`, `Is the name right, and is this machine on the internet? Otherwise copy the file into the repository.`, { passing: codeOf(error) === "EAI_AGAIN", unreachable: host });
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
async function send(url, address, { port, ca }, signal) {
  try {
    return await requestPinned({ url, address, port, ca, signal });
  } catch (error) {
    const code = codeOf(error);
    const fix = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code) ? "The certificate was not accepted. For a private certificate authority set NODE_EXTRA_CA_CERTS to its PEM file." : "Is this machine on the internet? Proxies are not used for documents. Otherwise copy the file into the repository.";
    return new Failure(`the connection to ${url.hostname} failed (${code})`, fix, {
      passing: code === "ECONNRESET",
      unreachable: url.hostname
    });
  }
}
async function receive(response, url, { maxBytes }) {
  const unfit = refuseAnswer(response, url, maxBytes);
  if (unfit !== void 0) {
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
  } catch (error) {
    return new Failure(`the connection to ${url.hostname} broke in the middle of the answer (${codeOf(error)})`, COPY, {
      passing: true
    });
  }
  const bytes = Buffer.concat(chunks);
  if (!isUtf8(bytes))
    return new Failure("what it gives is not UTF-8", "Save the file as UTF-8 on its server.", {
      code: "not-utf8"
    });
  const text = bytes.toString("utf8");
  return { text: text.startsWith("\uFEFF") ? text.slice(1) : text, address: url.href };
}
function refuseAnswer({ statusCode: status = 0, headers }, url, maxBytes) {
  if (status !== 200) {
    const fix = status === 401 || status === 403 || status === 404 ? "Is the address right? Only what everyone may read can be read: no credentials are sent." : COPY;
    return new Failure(`${url.hostname} answered ${status}`, fix, { passing: status === 429 || status >= 500 });
  }
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding !== "identity")
    return new Failure("it was sent compressed, which was not asked for", COPY);
  if (/^text\/html\b/i.test(headers["content-type"] ?? "")) {
    return new Failure(`${url.hostname} answered with a page for people`, "Write the address of the file itself, such as one of raw.githubusercontent.com.");
  }
  return Number(headers["content-length"] ?? 0) > maxBytes ? tooLarge(maxBytes) : void 0;
}
function tooLarge(maxBytes) {
  return new Failure(`it has more than ${maxBytes} bytes`, "Raise `max-bytes` under `remote` in the configuration if the file is right.", { code: "too-large" });
}
function codeOf(error) {
  return (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) ?? "no code";
}

// remote/documents.js
var AT_ONCE = 8;
var MOST_DOCUMENTS = 1e3;
var RemoteDocuments = class {
  #rules;
  #fetching;
  #known = /* @__PURE__ */ new Map();
  #wanted = /* @__PURE__ */ new Set();
  /** Hosts that could not be reached, and why: none is waited for twice. */
  #unreachable = /* @__PURE__ */ new Map();
  #files = 0;
  #bytes = 0;
  /** `signal` stops the run. */
  constructor(rules, signal, network) {
    this.#rules = rules;
    this.#fetching = {
      hosts: new Set(rules.hosts),
      maxBytes: rules.maxBytes,
      timeout: rules.timeout * 1e3,
      signal,
      ...network === void 0 ? {} : { network }
    };
  }
  get(address) {
    const known = this.#known.get(address);
    if (known !== void 0)
      return known;
    const refusal = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalOf */ .Of)(new URL(address), this.#fetching.hosts);
    if (refusal !== void 0)
      return new _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .JM("remote-reference", `${address} is not read: ${refusal}`, _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .COPY_OR_ALLOW */ .ud);
    this.#wanted.add(address);
    return "wanted";
  }
  async settle() {
    this.#fetching.signal.throwIfAborted();
    if (this.#wanted.size === 0)
      return false;
    const limit = (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .pLimit */ .cA)(AT_ONCE);
    const addresses = [...this.#wanted];
    this.#wanted.clear();
    try {
      await Promise.all(addresses.map((address) => limit(async () => this.#known.set(address, await this.#fetch(address)))));
    } finally {
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
      return tooLarge2(address, totalBytes);
    const before = this.#unreachable.get(new URL(address).hostname);
    if (before !== void 0)
      return new _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .JM(before.code, `${address} is not asked for any more: ${before.message}`, before.fix);
    const fetched = await fetchDocument(address, this.#fetching);
    if ("document" in fetched) {
      this.#bytes += Buffer.byteLength(fetched.document.text);
      return this.#bytes > totalBytes ? tooLarge2(address, totalBytes) : fetched.document;
    }
    if (fetched.unreachable !== void 0)
      this.#unreachable.set(fetched.unreachable, fetched.error);
    return fetched.error;
  }
};
function tooMany(address, limit) {
  return new _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .JM("too-many-files", `${address} is not read: a run reads no more than ${limit} documents of other machines`, `Copy some into the repository, or raise \`limits.files\` in cwl-promote.yml, which goes up to ${MOST_DOCUMENTS} for them.`);
}
function tooLarge2(address, limit) {
  return new _chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .JM("too-many-bytes", `${address} is not read: the documents of other machines have together more bytes than the limit of ${limit}`, (0,_chunk_IFXZTQVW_js__WEBPACK_IMPORTED_MODULE_0__/* .howToRaise */ .EX)("totalBytes", "document"));
}



/***/ })

};

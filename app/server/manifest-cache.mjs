/** Path from which the browser loads the routes behind the links of a page (React Router's lazy discovery). */
const path = "/__manifest?";
/**
 * Limits of the cache. The number of screens, counted in all three languages, is below `entries`, so all
 * responses fit.
 */
const usualLimits = { entries: 500, bytes: 4 * 1024 * 1024 };

/**
 * @typedef {import("node:http").RequestListener} RequestListener
 * @typedef {import("node:http").ServerResponse} ServerResponse
 * @typedef {{ headers: import("node:http").OutgoingHttpHeaders, body: Buffer }} CachedResponse
 */

/**
 * Returns a listener that caches the answers of `listener` to requests for routes. Matching the roughly sixty
 * links of a page against all routes takes longer than rendering a small page, and the answers depend only on
 * the build. Caches only answers whose headers mark them as immutable, and evicts the least recently used.
 *
 * @param {RequestListener} listener
 * @param {typeof usualLimits} limits `bytes`: of all keys and bodies together
 * @returns {RequestListener}
 */
export function withManifestCache(listener, limits = usualLimits) {
  /** @type {Map<string, CachedResponse>} The least recently used first. */
  const entries = new Map();
  let bytes = 0;

  return function handle(request, response) {
    const { method, url = "", headers } = request;
    if (method !== "GET" || !url.startsWith(path)) return listener(request, response);
    // The key includes the accepted encodings, because the cached body is compressed.
    const key = `${url} ${headers["accept-encoding"] ?? ""}`;
    const entry = entries.get(key);
    if (!entry) {
      whenSent(response, (sent) => {
        if (isImmutable(response)) cacheResponse(key, sent);
      });
      return listener(request, response);
    }
    entries.delete(key);
    entries.set(key, entry);
    response.writeHead(200, { ...entry.headers, "content-length": entry.body.length }).end(entry.body);
  };

  /** @param {string} key @param {CachedResponse} entry */
  function cacheResponse(key, entry) {
    if (entries.has(key)) return;
    entries.set(key, entry);
    bytes += sizeOf(key, entry);
    for (const [oldKey, oldEntry] of entries) {
      if (entries.size <= limits.entries && bytes <= limits.bytes) return;
      entries.delete(oldKey);
      bytes -= sizeOf(oldKey, oldEntry);
    }
  }
}

/** @param {string} key @param {CachedResponse} answer */
function sizeOf(key, { body }) {
  return key.length + body.length;
}

/** @param {ServerResponse} response */
function isImmutable(response) {
  return response.statusCode === 200 && /\bimmutable\b/.test(String(response.getHeader("cache-control")));
}

/**
 * Calls `keep` with the headers and the body of a response that was sent completely.
 *
 * @param {ServerResponse} response
 * @param {(response: CachedResponse) => void} keep
 */
function whenSent(response, keep) {
  /** @type {Buffer[]} */
  const chunks = [];
  const { write, end } = response;
  response.write = (/** @type {any[]} */ ...args) => {
    collect(args[0], args[1]);
    return Reflect.apply(write, response, args);
  };
  response.end = (/** @type {any[]} */ ...args) => {
    collect(args[0], args[1]);
    return Reflect.apply(end, response, args);
  };
  response.once("finish", () => keep({ headers: response.getHeaders(), body: Buffer.concat(chunks) }));

  /** @param {unknown} chunk @param {unknown} encoding */
  function collect(chunk, encoding) {
    if (typeof chunk === "string")
      chunks.push(
        Buffer.from(chunk, typeof encoding === "string" ? /** @type {BufferEncoding} */ (encoding) : "utf8"),
      );
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  }
}

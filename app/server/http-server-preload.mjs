import cluster from "node:cluster";
import http from "node:http";
import { randomBytes } from "node:crypto";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { constants } from "node:zlib";
import compressedStatic from "express-static-gzip";
import { limitPace } from "../../shared/request-pace.mjs";
import { withManifestCache } from "./manifest-cache.mjs";

// Loaded with `node --import` before react-router-serve, which gives loaders no access to the socket and sets
// no time limits. This code depends on implementation details of react-router-serve.
// `tests/routes/loading/http-server-preload.test.ts` and the checks below fail if an update changes them.
const header = `x-peer-${randomBytes(16).toString("hex")}`;
Reflect.set(globalThis, Symbol.for("cashlane.peer-header"), header);

/** Milliseconds. At the lowest rate that `minimumPace` allows, the largest form takes 29 minutes. */
const limits = { headersTimeout: 10_000, requestTimeout: 1_800_000, connectionsCheckingInterval: 1000 };
const minimumPace = { idle: 15_000, bytesPerSecond: 10_000 };
/** The maximum number of bytes to read from a refused body. No form is larger. */
const maxDrainedBytes = 32 * 1024 * 1024;
const { createServer } = http;

/**
 * Reads and discards the rest of a request that already has a response, for example because a file is too
 * large or the user is logged out. Browsers send a whole form before they read the response, and would show a
 * connection error otherwise.
 *
 * @param {http.IncomingMessage} request
 */
function drainBody(request) {
  if (request.complete) return;
  let remaining = maxDrainedBytes;
  request.removeAllListeners("data");
  request.on("data", ({ length }) => {
    remaining -= length;
    if (remaining < 0) request.destroy();
  });
  request.resume();
}

/**
 * Adds `nosniff` to every response, including files. Pages already have it.
 *
 * @param {http.ServerResponse} response
 */
function forbidSniffing(response) {
  const { writeHead } = response;
  response.writeHead = function writeHeadWithType(/** @type {any[]} */ ...args) {
    if (!response.hasHeader("x-content-type-options"))
      response.setHeader("X-Content-Type-Options", "nosniff");
    return Reflect.apply(writeHead, response, args);
  };
}

/**
 * Escapes the percent signs of a path that can't be decoded. Otherwise the server would respond with a stack
 * trace; this way, the application can refuse the request. The path is marked with a header. Its name is
 * secret, so clients can't set it.
 *
 * @param {http.IncomingMessage} request
 */
function escapeBrokenPath(request) {
  const [path = "", ...query] = (request.url ?? "").split("?");
  try {
    decodeURIComponent(path);
  } catch {
    request.headers[`${header}-broken`] = "1";
    request.url = [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

/**
 * Creates a server like `http.createServer` that responds to slow requests with 408, reads refused bodies to
 * the end, and adds the peer's address to each request in a header with a secret name.
 *
 * @param {http.ServerOptions | http.RequestListener} [first]
 * @param {http.RequestListener} [second]
 */
function createLimitedServer(first, second) {
  const [options, listener] = typeof first === "function" ? [{}, first] : [first ?? {}, second];
  const cachedListener = listener && withManifestCache(listener);
  const server = createServer({ ...limits, ...options }, (request, response) => {
    // The framework can't create a `Request` with this method.
    if (request.method === "TRACE") response.writeHead(405, { Allow: "GET, HEAD, POST" }).end();
    else cachedListener?.(request, response);
  });
  limitPace(server, minimumPace);
  server.once("listening", checkFiles);
  server.prependListener("request", (request, response) => {
    response.once("finish", () => drainBody(request));
    forbidSniffing(response);
    // There is no address if the client has disconnected. An empty header would be removed.
    request.headers[header] = request.socket.remoteAddress ?? "-";
    escapeBrokenPath(request);
  });
  return server;
}

/**
 * Ends the program if it doesn't serve files with the replacement of `express.static` below, because files
 * would then be sent without their compressed copies. The development server (`npm run dev`) has no built
 * files.
 */
function checkFiles() {
  if (servedFolders > 0 || process.argv[1]?.includes("@react-router/dev")) return;
  process.stderr.write(
    "The server does not use the file handler of app/server/http-server-preload.mjs. Check how this version of @react-router/serve serves files.\n",
  );
  process.exit(1);
}

http.createServer = createLimitedServer;
// Updates the function for modules that import it by its name.
syncBuiltinESMExports();

// The server's own log lines contain the full URL, whose query may contain a token or user input. The
// application logs its own line with the path only.
const fromServe = createRequire(createRequire(import.meta.url).resolve("@react-router/serve/package.json"));
fromServe("morgan").format("tiny", () => null);

// The server prints its URL, but without brackets around an IPv6 host. Only one of several processes prints
// it.
const { HOST = "" } = process.env;
const { log } = console;
console.log = (...values) => {
  const [line] = values;
  const isAddress = typeof line === "string" && line.startsWith("[react-router-serve]");
  if (!isAddress) log(...values);
  else if (!cluster.worker || cluster.worker.id === 1) log(withBrackets(line));
};

/** @param {string} line */
function withBrackets(line) {
  return HOST.includes(":") ? line.replace(`//${HOST}:`, `//[${HOST}]:`) : line;
}

// A document is compressed for a single user. Level 3 takes half of the time of the defaults, for 5 %
// (Brotli) and 11 % (gzip) more bytes. A browser's first document, which has no cookie about earlier pages
// (`app/shell/theme/first-visit.server.ts`), contains a style sheet and gets level 5: about a millisecond
// more, for 7 % fewer bytes. The compression window holds a whole document; a larger window would only take
// more memory.
const chunkSize = 32 * 1024;
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
const compression = fromServe("compression");
const compressionModule = fromServe.cache[fromServe.resolve("compression")];
if (compressionModule)
  compressionModule.exports = (/** @type {object | undefined} */ options) => {
    const [laterPages, firstPages] = [3, 5].map((level) => {
      const params = { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_LGWIN]: 18 };
      return compression({ ...options, level, chunkSize, brotli: { chunkSize, params } });
    });
    return (
      /** @type {http.IncomingMessage} */ request,
      /** @type {http.ServerResponse} */ response,
      /** @type {() => void} */ next,
    ) => (isFirstPage(request) ? firstPages : laterPages)(request, response, next);
  };

/** @param {http.IncomingMessage} request */
function isFirstPage({ headers: { accept, cookie } }) {
  return Boolean(accept?.includes("text/html")) && !cookie?.includes("visited=");
}

// The build creates a compressed copy of each file (scripts/bundling/compressed-files.mjs). The server would
// compress each response again, with a worse result. It would also check the disk twice for every page, which
// takes a fifteenth of the login page's time. The names of all files contain a dot.
const express = fromServe("express");
let servedFolders = 0;
express.static = (/** @type {string} */ folder, /** @type {object | undefined} */ options) => {
  servedFolders += 1;
  const serve = compressedStatic(folder, { enableBrotli: true, index: false, serveStatic: options });
  return (
    /** @type {http.IncomingMessage & { path: string }} */ request,
    /** @type {http.ServerResponse} */ response,
    /** @type {(error?: unknown) => void} */ next,
  ) => {
    if (!mayBeFile(request.path)) return next();
    serve(request, response, (/** @type {unknown} */ error) => {
      // The path has no file, or the file was removed while the server was running. The response has another
      // type and isn't compressed.
      response.removeHeader("Content-Encoding");
      response.removeHeader("Content-Type");
      next(error);
    });
  };
};

/** @param {string} path */
function mayBeFile(path) {
  return path.includes(".", path.lastIndexOf("/"));
}

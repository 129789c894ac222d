import http from "node:http";
import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import compressedStatic from "express-static-gzip";
import { limitPace } from "../shared/request-pace.mjs";
import { createAreas } from "./serve-areas.mjs";

// Loaded with `node --import` before react-router-serve, which tells its loaders nothing about the socket and
// sets no limits in time.
const header = `x-peer-${randomBytes(16).toString("hex")}`;
Reflect.set(globalThis, Symbol.for("cashlane.peer-header"), header);

/** The largest form of all takes the slowest line that `pace` lets pass ten minutes. */
const limits = { headersTimeout: 10_000, requestTimeout: 900_000, connectionsCheckingInterval: 1000 };
const pace = { idle: 15_000, bytesPerSecond: 10_000 };
/** What is read of a body that was refused: more than any form of ours, and soon over. */
const readToTheEnd = 32 * 1024 * 1024;
const { createServer } = http;

/**
 * Browsers send all of a form before they look for an answer. What was answered early, a file too large or
 * somebody signed out, is read to its end and thrown away, or they would show a broken connection instead.
 *
 * @param {http.IncomingMessage} request
 */
function readOut(request) {
  if (request.complete) return;
  let left = readToTheEnd;
  request.removeAllListeners("data");
  request.on("data", ({ length }) => {
    left -= length;
    if (left < 0) request.destroy();
  });
  request.resume();
}

/**
 * Says of every answer, files included, that its type is no guess; pages have said so already.
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
 * The server would answer a path that can't be decoded with a stack trace. With its percent signs escaped it reaches
 * the application, which refuses it: the header is named after a secret, so nobody else can set it.
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
 * As `http.createServer`, with slow requests answered 408, refused bodies read out, and each request
 * carrying its peer's address under a name that is secret outside the process.
 *
 * @param {http.ServerOptions | http.RequestListener} [first]
 * @param {http.RequestListener} [second]
 */
function createLimitedServer(first, second) {
  const [options, listener] = typeof first === "function" ? [{}, first] : [first ?? {}, second];
  const server = createServer({ ...limits, ...options }, (request, response) => {
    // No request of the framework can be made of it.
    if (request.method === "TRACE") response.writeHead(405, { Allow: "GET, HEAD, POST" }).end();
    else listener?.(request, response);
  });
  limitPace(server, pace);
  server.prependListener("request", (request, response) => {
    response.once("finish", () => readOut(request));
    forbidSniffing(response);
    request.headers[header] = request.socket.remoteAddress ?? "";
    escapeBrokenPath(request);
  });
  return server;
}

http.createServer = createLimitedServer;

// The server's own line about a request tells its whole address, and a query may hold a token or what somebody
// typed. The application writes a line of its own, with the path alone.
const fromServe = createRequire(createRequire(import.meta.url).resolve("@react-router/serve/package.json"));
fromServe("morgan").format("tiny", () => null);

// A build lays a compressed file beside each of its own (scripts/bundling/compressed-files.mjs). The server would
// compress them anew for each answer, and less. It asks the disk twice for every page, too, whether a file has its
// address: a fifteenth of the log-in page's time. Every file's name has a dot in it.
const express = fromServe("express");
express.static = (/** @type {string} */ folder, /** @type {object | undefined} */ options) => {
  const serve = compressedStatic(folder, { enableBrotli: true, index: false, serveStatic: options });
  return (
    /** @type {http.IncomingMessage & { path: string }} */ request,
    /** @type {http.ServerResponse} */ response,
    /** @type {(error?: unknown) => void} */ next,
  ) => {
    if (!mayBeFile(request.path)) return next();
    serve(request, response, (/** @type {unknown} */ error) => {
      // No look at a file, or it went while the server ran: what answers now is of another type, not compressed.
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

// The server answers with one handler for all routes. Each area of them gets one of its own.
const { createRequestHandler } = fromServe("@react-router/express");
const { all } = express.application;
express.application.all = function allByArea(/** @type {string} */ path) {
  const areas = import(pathToFileURL(resolve(process.argv[2] ?? "")).href).then((build) =>
    createAreas(build, (part) => createRequestHandler({ build: part, mode: process.env.NODE_ENV })),
  );
  return Reflect.apply(all, this, [
    path,
    (
      /** @type {http.IncomingMessage & { originalUrl: string }} */ request,
      /** @type {http.ServerResponse} */ response,
      /** @type {(error?: unknown) => void} */ next,
    ) => areas.then((handlerOf) => handlerOf(request.originalUrl)(request, response, next)).catch(next),
  ]);
};

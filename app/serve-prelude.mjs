import http from "node:http";
import { randomBytes } from "node:crypto";

// Loaded with `node --import` before react-router-serve, which tells its loaders nothing about the
// socket and sets no limits in time (design §3, Client address; reliability S12).
const header = `x-peer-${randomBytes(16).toString("hex")}`;
Reflect.set(globalThis, Symbol.for("cashlane.peer-header"), header);

const limits = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1000 };
const { createServer } = http;

/**
 * As `http.createServer`, with slow requests answered 408 and each request carrying its peer's
 * address under a name nobody outside the process can know.
 *
 * @param {http.ServerOptions | http.RequestListener} [first]
 * @param {http.RequestListener} [second]
 */
function createLimitedServer(first, second) {
  const [options, listener] = typeof first === "function" ? [{}, first] : [first ?? {}, second];
  const server = createServer({ ...limits, ...options }, listener);
  server.prependListener("request", (request) => {
    request.headers[header] = request.socket.remoteAddress ?? "";
  });
  return server;
}

http.createServer = createLimitedServer;

import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";

/** The secret in the path of a network's report, and the token in the path of an unsubscribe link. */
const secretInPath = /(\/postbacks\/+[^/]+\/|\/mails\/+subscriptions\/).+/i;

/**
 * Returns a request's log entry with the path only, as the query may contain a token or user input. Secrets in the
 * path are left out.
 */
export function toRequestLine({ method, originalUrl, host, ip, socket }: FastifyRequest) {
  return {
    method,
    url: originalUrl.split("?", 1)[0]!.replace(secretInPath, "$1…"),
    host,
    remoteAddress: ip,
    remotePort: socket?.remotePort,
  };
}

/** Returns the caller's `X-Request-Id` if it is valid for logs and audit rows, otherwise a new id. */
export function requestId(request: IncomingMessage): string {
  const header = request.headers["x-request-id"];
  return typeof header === "string" && /^[\w.-]{1,64}$/.test(header) ? header : crypto.randomUUID();
}

import type { IncomingMessage } from "node:http";

/** Returns the caller's `X-Request-Id` if it is valid for logs and audit rows, otherwise a new id. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.-]{1,64}$/.test(given) ? given : crypto.randomUUID();
}

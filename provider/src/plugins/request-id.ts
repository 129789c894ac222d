import type { IncomingMessage } from "node:http";

/** The caller's `X-Request-Id` when it is one that logs and audit rows can hold, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.-]{1,64}$/.test(given) ? given : crypto.randomUUID();
}

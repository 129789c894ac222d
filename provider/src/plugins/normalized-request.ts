import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { forwardedAddress } from "#shared/forwarded-address.ts";
import { Problem } from "../problem.ts";

const unreadable = "/unreadable-address";

/**
 * Prepares a request for the router and returns its path and query. Removes ports from forwarded addresses. A
 * URL with invalid percent-encoding is sent to a route, so that hooks, log and error body are the same as for
 * other requests.
 */
export function normalizeRequest(request: IncomingMessage): string {
  const forwarded = request.headers["x-forwarded-for"];
  if (typeof forwarded === "string") {
    const addresses = forwarded.split(",").map((part) => forwardedAddress(part.trim()));
    request.headers["x-forwarded-for"] = addresses.join(", ");
  }
  const url = request.url ?? "/";
  return isReadable(url.split("?", 1)[0]!) ? url : unreadable;
}

/** Responds 400 `bad_request` to requests whose URL can't be decoded. */
export function rejectUnreadable(app: FastifyInstance): void {
  app.all(unreadable, { schema: { hide: true } }, () => {
    throw new Problem(400, "bad_request");
  });
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { createContext } from "react-router";
import { inSpan } from "#shared/tracing/spans.ts";
import { environment } from "~/server/environment.server";
import { log } from "~/server/log.server";
import { trackInFlight } from "~/server/shutdown.server";
import { clientAddress } from "~/server/client-address.server";
import type { MiddlewareArgs, Next } from "./middleware-types";
import { peerAddress } from "../server/peer-address.server";

export interface RequestFacts {
  id: string;
  /** The time of the process's monotonic clock in milliseconds. */
  startedAt: number;
  clientAddress: string | undefined;
  log: Logger;
}

export const requestContext = createContext<RequestFacts>();

const probes = new Set(["/healthz", "/readyz"]);
const usableId = /^[\w-]{8,64}$/;

/**
 * Assigns an id to the request, and logs one line after the response. Only paths are logged, because queries
 * may contain user input.
 */
export async function requestLog(
  { request, url, pattern, context }: MiddlewareArgs,
  next: Next,
): Promise<Response> {
  const trust = environment().TRUST_PROXY;
  const peer = peerAddress(request.headers);
  const receivedId = request.headers.get("x-request-id");
  // Only a trusted proxy may set the id that is used for logs and provider calls.
  const id = receivedId && peer && trust(peer, 0) && usableId.test(receivedId) ? receivedId : randomUUID();
  const facts: RequestFacts = {
    id,
    startedAt: performance.now(),
    clientAddress: clientAddress(peer, request.headers, trust),
    log: log.child({ requestId: id }),
  };
  context.set(requestContext, facts);

  const isProbe = probes.has(url.pathname);
  const response = await trackInFlight(() =>
    isProbe ? next() : inRequestSpan(request.method, `/${pattern}`, next),
  );
  response.headers.set("X-Request-Id", id);
  const line = {
    method: request.method,
    path: url.pathname,
    status: response.status,
    milliseconds: Math.round(performance.now() - facts.startedAt),
    address: facts.clientAddress,
  };
  facts.log[isProbe ? "debug" : "info"](line, "request");
  return response;
}

/**
 * The span is named by the route, so that ids in paths aren't recorded. Visitors can't choose the trace's id.
 */
function inRequestSpan(method: string, route: string, next: Next): Promise<Response> {
  const attributes = { "http.request.method": method, "http.route": route };
  return inSpan({ name: `${method} ${route}`, kind: "server", attributes, isRoot: true }, async (span) => {
    const response = await next();
    span?.set({ "http.response.status_code": response.status });
    return response;
  });
}

import { subscribe } from "node:diagnostics_channel";
import { type OpenSpan, openSpan } from "./spans.ts";

/** A request as undici publishes it, also for the `fetch` of Node.js. */
interface UndiciRequest {
  origin: string | URL;
  method: string;
  addHeader: (name: string, value: string) => unknown;
}

interface Message {
  request: UndiciRequest;
  response?: { statusCode: number };
  error?: Error;
}

/**
 * Records a span for every call made with undici or `fetch`: method and host only, since paths and queries of
 * other services may contain secrets. Calls to `propagateTo` carry `traceparent`; no other host gets it.
 */
export function traceOutgoingCalls(propagateTo: string | undefined): void {
  const spans = new WeakMap<UndiciRequest, OpenSpan>();

  function listen(name: string, onMessage: (message: Message) => void): void {
    subscribe(`undici:request:${name}`, (message) => onMessage(message as Message));
  }

  listen("create", ({ request }) => {
    const { host, hostname, origin } = new URL(request.origin);
    const attributes = { "http.request.method": request.method, "server.address": host };
    const span = openSpan({ name: `${request.method} ${hostname}`, kind: "client", attributes });
    if (!span) return;
    spans.set(request, span);
    const traceparent = origin === propagateTo ? span.traceparent() : undefined;
    if (traceparent) request.addHeader("traceparent", traceparent);
  });
  listen("headers", ({ request, response }) => {
    if (response) spans.get(request)?.set({ "http.response.status_code": response.statusCode });
  });
  listen("trailers", ({ request }) => spans.get(request)?.end());
  listen("error", ({ request, error }) => spans.get(request)?.end(error));
}

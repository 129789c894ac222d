import type { ServerResponse } from "node:http";
import { type ReceivedRequest, type StandInProvider, startStandIn } from "../contract/stand-in-provider";

export interface FaultyFront extends StandInProvider {
  /**
   * Handlers for broken calls, by `METHOD /path` below the API root, without the query. Other calls reach the
   * provider.
   */
  broken: Map<string, (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>>;
  /** Returns whether the dashboard made a broken call since the start or the last `reset`. */
  hasFailed: () => boolean;
  /** Forgets all requests and broken calls. */
  reset: () => void;
}

/**
 * Starts a proxy in front of a real provider that breaks single calls. `providerOrigin` is read for each request;
 * without one, requests are cut off.
 */
export async function startFaultyFront(providerOrigin: () => string | undefined): Promise<FaultyFront> {
  const broken: FaultyFront["broken"] = new Map();
  let isFailed = false;
  async function passOn(request: ReceivedRequest, response: ServerResponse) {
    const origin = providerOrigin();
    if (origin === undefined) response.destroy();
    else await pass(origin, request, response);
  }
  // The dashboard may read the mode at any time, even after a test has closed the provider.
  const passMode = (request: ReceivedRequest, response: ServerResponse) =>
    passOn(request, response).catch(() => void response.destroy());
  const front = await startStandIn(async (request, response) => {
    const path = request.path.replace(/^\/apis/, "").replace(/\?.*$/, "");
    const fault = broken.get(`${request.method} ${path}`);
    if (fault) {
      isFailed = true;
      return fault(request, response);
    }
    await passOn(request, response);
  }, passMode);
  return {
    ...front,
    broken,
    hasFailed: () => isFailed,
    reset() {
      isFailed = false;
      broken.clear();
      front.received.length = 0;
    },
  };
}

/** Forwards a request to the provider and its response back. */
export async function pass(
  providerOrigin: string,
  request: ReceivedRequest,
  response: ServerResponse,
): Promise<void> {
  const providerResponse = await forward(providerOrigin, request);
  const type = providerResponse.headers.get("content-type") ?? "application/json";
  // Sends the body as bytes, because decoding would corrupt a ZIP.
  response
    .writeHead(providerResponse.status, { "content-type": type })
    .end(Buffer.from(await providerResponse.arrayBuffer()));
}

/** Like `pass`, but without `meta`, such as the number of unread notifications. */
export async function forwardWithoutMeta(
  providerOrigin: string,
  request: ReceivedRequest,
  response: ServerResponse,
): Promise<void> {
  const providerResponse = await forward(providerOrigin, request);
  const { meta: _, ...body } = (await providerResponse.json()) as Record<string, unknown>;
  response
    .writeHead(providerResponse.status, { "content-type": "application/json" })
    .end(JSON.stringify(body));
}

function forward(providerOrigin: string, request: ReceivedRequest): Promise<Response> {
  const { method, path, headers, body } = request;
  const forwardedHeaders = Object.entries(headers).filter(
    ([name]) => !["host", "connection", "content-length"].includes(name),
  );
  return fetch(providerOrigin + path, {
    method,
    headers: forwardedHeaders.map(([name, value]): [string, string] => [name, String(value)]),
    ...(body ? { body } : {}),
  });
}

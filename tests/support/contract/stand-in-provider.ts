import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface StandInProvider {
  origin: string;
  /** All requests so far, oldest first. */
  received: ReceivedRequest[];
  /** Returns how many requests a path received. */
  count: (path: string) => number;
  close: () => Promise<void>;
}

export type RequestHandler = (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>;

/**
 * Starts a small HTTP server instead of the provider, for responses a real provider never gives. It records
 * requests and responds with `handler`, except when asked for the operation mode: every dashboard reads it from time to
 * time, and most tests are about other requests.
 */
export async function startStandIn(
  handler: RequestHandler,
  modeHandler: RequestHandler = hasNoMode,
): Promise<StandInProvider> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => void respond(request, response));
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url: path = "", headers } = request;
    const one = { method, path, headers, body: Buffer.concat(chunks).toString() };
    if (path === "/apis/v1/operation-mode") return void (await modeHandler(one, response));
    received.push(one);
    await handler(one, response);
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    count: (path) => received.filter((one) => one.path === path).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function hasNoMode(_: ReceivedRequest, response: ServerResponse): void {
  sendJson(response, 404, { message: "Not found." });
}

/** Responds with `data` in the contract's envelope. */
export function respond(response: ServerResponse, data: unknown, status = 200): void {
  sendJson(response, status, { code: status, message: "OK", data });
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

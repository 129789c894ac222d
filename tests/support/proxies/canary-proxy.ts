import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

export interface CanaryProxy {
  origin: string;
  /** All access and refresh tokens the provider has issued through this proxy. */
  tokens: Set<string>;
  /** Returns the tokens that a text contains. */
  leaksIn: (content: string) => string[];
  close: () => Promise<void>;
}

/** The headers that each connection sets itself. */
const ownHeaders = ["host", "connection", "content-length"];

/** Starts a proxy between dashboard and provider that forwards everything and records the tokens (S2). */
export async function startCanaryProxy(providerOrigin: string): Promise<CanaryProxy> {
  const tokens = new Set<string>();
  const server = createServer((request, response) => void pass(request, response));
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === "string" && !ownHeaders.includes(name)) headers.set(name, value);
    }
    const body = method === "GET" ? undefined : await text(request);
    const providerResponse = await fetch(new URL(url, providerOrigin), {
      method,
      headers,
      ...(body ? { body } : {}),
    });
    const content = await providerResponse.text();
    for (const [, token = ""] of content.matchAll(/"(?:access|refresh)_token":"([^"]+)"/g)) tokens.add(token);
    response.writeHead(providerResponse.status, {
      "Content-Type": providerResponse.headers.get("content-type") ?? "text/plain",
    });
    Readable.from([content]).pipe(response);
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens,
    leaksIn: (content) => [...tokens].filter((token) => content.includes(token)),
    close: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}

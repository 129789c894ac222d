import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

interface Received {
  id: string;
  path: string;
  body: string;
  headers: Record<string, string>;
}

/** Starts a receiver of webhooks. `respond` decides on each request; by default it sends 204. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const receiver = {
    origin: "",
    received,
    respond: (_request: Received, response: ServerResponse): void => void response.writeHead(204).end(),
    /** Verifies a request with the library of Standard Webhooks. @throws if the signature is wrong or old */
    verify: ({ body, headers }: Received, secret: string) => new Webhook(secret).verify(body, headers),
    reset() {
      received.length = 0;
      receiver.respond = (_request, response) => void response.writeHead(204).end();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = request.headers as Record<string, string>;
    const one = {
      id: headers["webhook-id"] ?? "",
      path: request.url ?? "",
      headers,
      body: await text(request),
    };
    received.push(one);
    receiver.respond(one, response);
  }
  const server = createServer((request, response) => void take(request, response).catch(() => undefined));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  receiver.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return receiver;
}
export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

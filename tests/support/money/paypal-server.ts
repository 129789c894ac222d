import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type PaypalResponse,
  type PaypalEvent,
  SimulatedPaypal,
  type SimulatedPaypalOptions,
} from "#provider/simulated-paypal/paypal.ts";

/**
 * The handling of a request for a batch. `lost`: PayPal accepts it, and the response is lost. `unsent`: it
 * doesn't arrive. `garbled`: PayPal accepts it, and the response is unreadable. `failing`: 500, not accepted.
 * `failed`: 500, but accepted. `held`: PayPal accepts it, and doesn't respond until the connection ends.
 */
type PaypalFault = "lost" | "unsent" | "garbled" | "failing" | "failed" | "held";

export const paypalAccount = {
  clientId: "AcashlaneTest",
  clientSecret: "EsecretTest",
  webhookId: "8PT597110X687430LKGECATA",
};

/** Starts a simulated PayPal on its own port. The caller closes it. */
export async function startPaypal(options: Partial<SimulatedPaypalOptions> = {}) {
  let origin = "";
  const paypal = new SimulatedPaypal({
    ...paypalAccount,
    origin: () => origin,
    outcome: () => ({ statuses: ["SUCCESS"] }),
    requestsPerMinute: 100_000,
    ...options,
  });
  const faults: PaypalFault[] = [];
  const posted: string[] = [];
  let onHeld: (origin: string) => void = () => undefined;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += String(chunk);
    const { pathname: path, searchParams: query } = new URL(request.url ?? "/", origin);
    const { method = "GET", headers } = request;
    const isBatch = method === "POST" && path === "/v1/payments/payouts";
    const fault = isBatch ? faults.shift() : undefined;
    if (fault === "unsent") return void request.socket.destroy();
    if (fault === "failing") return send(response, { status: 500, headers: {}, body: "{}" });
    const paypalResponse = paypal.handle({ method, path, query, headers, body });
    if (isBatch && paypalResponse.status === 201) posted.push(body);
    if (fault === "lost") return void request.socket.destroy();
    if (fault === "held") return onHeld(`http://${request.headers.host}`);
    if (fault === "garbled") return send(response, { ...paypalResponse, body: "<html>" });
    if (fault === "failed") return send(response, { ...paypalResponse, status: 500 });
    send(response, paypalResponse);
  }

  const servers: Server[] = [];
  async function listen(): Promise<string> {
    const server = createServer((request, response) => {
      handle(request, response).catch(() => request.socket.destroy());
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  origin = await listen();
  return {
    paypal,
    origin,
    /** The faults of the next requests for a batch, in order. */
    faults,
    /** The requests for batches that PayPal accepted. */
    posted,
    /** Opens another address of the same PayPal, so that its clients can be distinguished. */
    listen,
    /** Resolves to the address at which PayPal accepted the request whose response is `held`. */
    held: () => new Promise<string>((resolve) => (onHeld = resolve)),
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
export type PaypalServer = Awaited<ReturnType<typeof startPaypal>>;

function send(response: ServerResponse, { status, headers, body }: PaypalResponse): void {
  response.writeHead(status, headers).end(body);
}

/** Returns an event as the provider's `inject` sends it. */
export function delivery({ headers, body }: PaypalEvent) {
  return { method: "POST", url: "/apis/webhooks/paypal", headers, payload: body } as const;
}

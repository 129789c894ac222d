import type { IncomingMessage } from "node:http";
import { demoToken } from "../modules/networks/cipher.ts";
import { type PaypalResponse, type PaypalEvent, SimulatedPaypal } from "../simulated-paypal/paypal.ts";
import type { Settings } from "./settings.ts";

/** The demo's account at the simulated PayPal. */
export const demoPaypal = { clientId: "cashlane-demo", webhookId: "8PT597110X687430LKGECATA" };

const maxBody = 8 * 1024 * 1024;
/** An unclaimed payment is returned after `CONFIRM_AFTER_MS` times this number, instead of after 30 days. */
const returnsAfter = 12;

/**
 * Creates the demo's PayPal, at `/paypal/api/`. In each batch, the second payment is unclaimed and later
 * returned, the third one fails, and the others are paid.
 */
export function servePaypal(settings: Settings) {
  const { PAYPAL_ORIGIN = "", PAYOUT_KEY, PROVIDER_ORIGIN, CONFIRM_AFTER_MS } = settings;
  const paypal = new SimulatedPaypal({
    ...demoPaypal,
    clientSecret: demoToken(PAYOUT_KEY, "paypal"),
    origin: () => PAYPAL_ORIGIN,
    outcome(_, index) {
      if (index === 1) return { statuses: ["UNCLAIMED", "RETURNED"] };
      return index === 2
        ? { statuses: ["FAILED"], error: "RECEIVER_ACCOUNT_LOCKED" }
        : { statuses: ["SUCCESS"] };
    },
  });

  async function deliver({ headers, body }: PaypalEvent): Promise<void> {
    const url = `${PROVIDER_ORIGIN}/apis/webhooks/paypal`;
    // If the delivery fails, the provider finds the result when it next reads the batch.
    await fetch(url, { method: "POST", headers, body }).catch(() => undefined);
  }

  function advanceLater(batchId: string): void {
    for (const times of [1, returnsAfter]) {
      const advance = async () => {
        for (const event of paypal.advance(batchId)) await deliver(event);
      };
      setTimeout(() => void advance(), times * CONFIRM_AFTER_MS).unref();
    }
  }

  return async function handleRequest(request: IncomingMessage): Promise<PaypalResponse> {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://paypal");
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) {
      body += String(chunk);
      if (body.length > maxBody) throw new Error("The request is too long");
    }
    const knownBatches = new Set(paypal.batches.keys());
    const { method = "GET", headers } = request;
    const response = paypal.handle({
      method,
      path: pathname.slice("/paypal/api".length),
      query,
      headers,
      body,
    });
    for (const id of paypal.batches.keys()) if (!knownBatches.has(id)) advanceLater(id);
    return response;
  };
}

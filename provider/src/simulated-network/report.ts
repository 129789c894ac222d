import { demoSecret } from "../modules/networks/secrecy.ts";
import { sign } from "../modules/postbacks/authenticate.ts";
import { price } from "./page.ts";
import type { Settings } from "./settings.ts";

/** A purchase at a simulated store. */
export interface Sale {
  network: string;
  click: string;
  order: string;
  at: Date;
}

// More than any demo store pays as cash back, so that no purchase is held for a low commission.
const commission = "25.00";
const timeoutMs = 5_000;

/** Reports a sale to the provider as its network would, signed. Returns whether it was accepted. */
export async function reportSale(
  { PROVIDER_ORIGIN, PAYOUT_KEY, CURRENCY }: Settings,
  { network, click, order, at }: Sale,
  status: "pending" | "approved",
): Promise<boolean> {
  const content = JSON.stringify({
    click_id: click,
    transaction_id: `${network.toUpperCase()}-${order}`,
    order_id: order,
    status,
    amount: price,
    commission,
    currency: CURRENCY,
    time: at.toISOString(),
  });
  const id = `${order}-${status}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const secret = demoSecret(PAYOUT_KEY, network);
  try {
    const answer = await fetch(`${PROVIDER_ORIGIN}/apis/postbacks/${encodeURIComponent(network)}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": sign(secret, { id, timestamp }, Buffer.from(content)),
      },
      body: content,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

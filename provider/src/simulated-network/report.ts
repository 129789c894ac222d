import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import { demoSecret } from "../modules/networks/cipher.ts";
import { signWebhook } from "../modules/postbacks/authenticate.ts";
import type { Dialect } from "./dialect.ts";
import { dialects } from "./dialects/dialects.ts";
import { plainDialect } from "./dialects/plain.ts";
import type { PurchaseVersion, SimulatedPurchase } from "./purchase.ts";
import { type NetworkRequest, requestsOf } from "./requests.ts";
import type { Settings } from "./settings.ts";

/** A purchase at a simulated store, with its versions. */
export interface Sale {
  network: string;
  /**
   * The dialect in the network's tracking link. Links of earlier demos have none; their sales are reported with
   * the common parameter names.
   */
  dialect: string;
  purchase: SimulatedPurchase;
  versions: PurchaseVersion[];
}

const timeoutMs = 5_000;

/** Returns the dialect in which a sale is reported. */
export function dialectOf({ dialect }: Pick<Sale, "dialect">): Dialect {
  return Object.hasOwn(dialects, dialect) ? dialects[dialect as NetworkPresetKey] : plainDialect;
}

/**
 * Reports a sale's newest version to the provider as its network would, with a signature. If the provider reads
 * the network's API (`hasApi`), records of the API aren't sent. Returns whether the provider accepted
 * everything.
 */
export async function reportSale(settings: Settings, sale: Sale, { hasApi = false } = {}): Promise<boolean> {
  const messages = dialectOf(sale).report(sale.purchase, sale.versions);
  const requests = requestsOf(hasApi ? messages.filter(({ kind }) => kind !== "record") : messages);
  for (const request of requests) if (!(await send(settings, sale, request))) return false;
  return true;
}

async function send(
  { PROVIDER_ORIGIN, PAYOUT_KEY }: Settings,
  { network, purchase, versions }: Sale,
  { method, content, contentType }: NetworkRequest,
): Promise<boolean> {
  const id = `${purchase.order}-${versions.length}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const secret = demoSecret(PAYOUT_KEY, network);
  const address = `${PROVIDER_ORIGIN}/apis/postbacks/${encodeURIComponent(network)}`;
  try {
    const response = await fetch(method === "GET" ? `${address}?${content}` : address, {
      method,
      headers: {
        ...(contentType && { "content-type": contentType }),
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": signWebhook(secret, { id, timestamp }, Buffer.from(content)),
      },
      ...(method === "POST" && { body: content }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}

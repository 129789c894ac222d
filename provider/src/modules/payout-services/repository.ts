import { eq } from "drizzle-orm";
import type { PaypalConnection } from "#contract/payout-runs/payout-services.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { payoutServices } from "../../database/schema/payout-transfer-schema.ts";
import type { Environment } from "../../environment.ts";
import { createCredentialsCipher } from "../connections/cipher.ts";
import { paypalCredentials, type PaypalCredentials } from "./paypal-api.ts";

type PayoutServiceRow = typeof payoutServices.$inferSelect;
type Addresses = Pick<Environment, "PROVIDER_PUBLIC_ORIGIN">;

export const webhookPath = "/webhooks/paypal";

/** Returns the connection to PayPal's API; undefined without one. */
export async function findPaypal(queryable: Queryable): Promise<PayoutServiceRow | undefined> {
  const [row] = await queryable.select().from(payoutServices).where(eq(payoutServices.service, "paypal"));
  return row;
}

/** Returns the credentials of a connection. @throws if they can't be decrypted */
export function openCredentials(
  payoutKey: string,
  { id, ciphertext }: Pick<PayoutServiceRow, "id" | "ciphertext">,
): PaypalCredentials {
  const cipher = createCredentialsCipher(payoutKey);
  return paypalCredentials.parse(cipher.open(ciphertext, { id, network: "paypal" }));
}

/** Returns the connection without its secret. */
export async function viewPaypal(
  queryable: Queryable,
  { PROVIDER_PUBLIC_ORIGIN }: Addresses,
): Promise<PaypalConnection> {
  const service = await findPaypal(queryable);
  const webhookUrl = `${PROVIDER_PUBLIC_ORIGIN}/apis${webhookPath}`;
  if (!service) return { connection: null, webhookUrl };
  const { clientId, webhookId, createdAt } = service;
  return { connection: { clientId, webhookId, since: createdAt.toISOString() }, webhookUrl };
}

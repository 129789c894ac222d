import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { register } from "#contract/accounts/auth.ts";
import { users } from "#provider/database/schema/schema.ts";
import type { TestProvider } from "../programs/provider.ts";
import { type StoreFixture, releaseLeads, processReport } from "./network-reports.ts";

/** Registers with a referral link and returns the new member's id. */
export async function joinByLink(
  provider: TestProvider,
  code: string,
  email = `${randomUUID()}@example.test`,
): Promise<string> {
  const body = { name: "Fay Friend", email, password: "a long enough secret 7", referral: code };
  await provider.call(register, { body });
  const rows = await provider.app.database.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows[0]!.id;
}

/** A network's identifiers of a purchase. */
export interface ReferredPurchase {
  click_id: string;
  transaction_id: string;
}

/** Creates a confirmed purchase whose holding period is over. `release` makes it payable. */
export async function confirmPurchase(provider: TestProvider, store: StoreFixture, userId: string) {
  const bought: ReferredPurchase = { click_id: await store.click(userId), transaction_id: randomUUID() };
  await processReport(provider, store, { ...bought, status: "approved" });
  return bought;
}

/** Creates a purchase that has become payable. */
export async function makePayablePurchase(
  provider: TestProvider,
  store: StoreFixture,
  userId: string,
): Promise<ReferredPurchase> {
  const bought = await confirmPurchase(provider, store, userId);
  await releaseLeads(provider);
  return bought;
}

/** Reports a purchase as reversed by the network. */
export const takeBack = (provider: TestProvider, store: StoreFixture, bought: ReferredPurchase) =>
  processReport(provider, store, { ...bought, status: "reversed" });

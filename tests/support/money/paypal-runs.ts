import { sql } from "drizzle-orm";
import { createPayoutRun, releasePayoutRun, sendPayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { connectPaypal } from "#contract/payout-runs/payout-services.ts";
import { addPayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { transferDue } from "#provider/modules/payout-transfers/transfer.ts";
import type { TestProvider, TestUser } from "../programs/provider.ts";
import { paypalAccount } from "./paypal-server.ts";
import { submitWithdrawal, signUpPayee, takeAction } from "./withdrawals.ts";

interface World {
  provider: TestProvider;
  admin: TestUser;
  second: TestUser;
}

/** Connects the provider to the simulated PayPal. */
export async function connectToPaypal({ provider, admin }: Pick<World, "provider" | "admin">): Promise<void> {
  await provider.call(connectPaypal, { as: admin, body: paypalAccount });
}

/**
 * Creates a run of `count` withdrawals to PayPal that is paid through PayPal's API, and returns it with the
 * members who withdrew. Sends it by default.
 */
export async function paypalRun(
  { provider, admin, second }: World,
  count: number,
  { isSent = true }: { isSent?: boolean } = {},
) {
  const withdrawals = [];
  for (let index = 0; index < count; index += 1) {
    const payee = await signUpPayee(provider, 100_000n);
    const body = { details: { kind: "paypal", email: payee.email } as const, password: payee.password };
    const { data: method } = await provider.call(addPayoutMethod, { as: payee, body });
    const { id, reference } = (await submitWithdrawal(provider, { ...payee, methodId: method.id }, 10_000))
      .data;
    await takeAction(provider, "approve", id, second);
    withdrawals.push({ id, reference, payee });
  }
  const body = { rail: "paypal", profile: "api" } as const;
  const { data: run } = await provider.call(createPayoutRun, { as: admin, body });
  const params = { id: run.id };
  const third = await provider.signUp({ role: "admin", name: "Tina Third" });
  await provider.call(releasePayoutRun, { as: third, params });
  if (isSent) await provider.call(sendPayoutRun, { as: admin, params });
  return { run, params, withdrawals };
}

/**
 * Makes all transfers due and works on them: by default twice, because the results of a new batch are read
 * later. The limit of requests to PayPal is reset.
 */
export async function transferNow({ provider }: Pick<World, "provider">, rounds = 2): Promise<void> {
  const { app } = provider;
  for (let round = 0; round < rounds; round += 1) {
    await makeDue(app);
    await transferDue(app, { sleep: () => Promise.resolve() });
  }
  await app.database.execute(sql`delete from connector_limits`);
}

function makeDue({ database, clock }: TestProvider["app"]) {
  const now = clock().toISOString();
  return database.execute(
    sql`update payout_transfers set next_at = ${now}::timestamptz where state in ('waiting', 'accepted')`,
  );
}

import { randomUUID } from "node:crypto";
import type { Database } from "#provider/database/engine/connection.ts";
import { createSecrecy } from "#provider/modules/payout-methods/secrecy.ts";
import { addMethod } from "#provider/modules/payout-methods/service.ts";
import { request } from "#provider/modules/withdrawals/request.ts";
import { credit } from "../../tests/support/money/ledger.ts";
import { testVariables } from "../../tests/support/programs/provider.ts";

const amount = 1_000n;

/** Inserts withdrawals of a member that need one admin's decision. */
export async function requestWithdrawals(database: Database, userId: string, count: number) {
  await credit(database, userId, amount * BigInt(count));
  const secrecy = createSecrecy(testVariables.PAYOUT_KEY);
  const details = { kind: "paypal", email: "member@example.com" } as const;
  const origin = { ip: "192.0.2.1", userAgent: null };
  const addition = { userId, details, at: new Date(), origin, currency: "USD" };
  const { id: payoutMethodId } = await addMethod(database, secrecy, addition);
  const requested = [];
  for (let index = 0; index < count; index += 1) {
    const order = { userId, payoutMethodId, amount, currency: "USD" };
    requested.push(await request(database, order, { key: randomUUID(), at: new Date() }));
  }
  return requested;
}

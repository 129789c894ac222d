import { randomUUID } from "node:crypto";
import type { Database } from "#provider/database/engine/connection.ts";
import { placeWithdrawal } from "#provider/modules/withdrawals/request.ts";
import { creditMember } from "../../tests/support/money/ledger.ts";
import { insertPayoutMethod } from "../../tests/support/money/payout-methods.ts";

const amount = 1_000n;

/** Inserts withdrawals of a member that need one admin's decision. */
export async function requestWithdrawals(database: Database, userId: string, count: number) {
  await creditMember(database, userId, amount * BigInt(count));
  const details = { kind: "paypal", email: "member@example.com" } as const;
  const payoutMethodId = await insertPayoutMethod(database, userId, details);
  const requested = [];
  for (let index = 0; index < count; index += 1) {
    const order = { userId, payoutMethodId, amount, currency: "USD" };
    requested.push(await placeWithdrawal(database, order, { key: randomUUID(), at: new Date() }));
  }
  return requested;
}

import { randomUUID } from "node:crypto";
import { payoutMethod, type PayoutDetails, type PayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import type { Database, Transaction } from "../../database/engine/connection.ts";
import type { payoutMethods } from "../../database/schema/schema.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { lockOwnerOfSession } from "../../database/queries/second-factors-of.ts";
import { notFound, Problem } from "../../problem.ts";
import { once } from "../idempotency/once.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import type { Origin } from "../../request-origin.ts";
import { currentSettings } from "../settings/current.ts";
import { countMethods, insertMethod, removeMethod } from "./repository.ts";
import { maskDetails, type PayoutDetailsCipher } from "./cipher.ts";

/** The maximum number of payout methods per member. */
export const maxMethods = 5;

interface Addition {
  userId: string;
  sessionId: string;
  details: PayoutDetails;
  at: Date;
  origin: Origin;
  currency: string;
  /** The form's idempotency key. A repeated submission gets the answer to the first submission (M2). */
  idempotencyKey?: string | undefined;
}

/**
 * Stores a payout method with encrypted details.
 * @throws Problem 422 `payout_method_unavailable`, `payout_method_limit` or `payout_method_duplicate`, and as
 * `lockOwnerOfSession` and `once` do
 */
export async function addMethod(
  database: Database,
  cipher: PayoutDetailsCipher,
  { idempotencyKey, ...addition }: Addition,
): Promise<PayoutMethod> {
  const { userId, details, at } = addition;
  const call = {
    userId,
    route: "POST /v1/payout-methods",
    key: idempotencyKey,
    body: cipher.digest(details),
    at,
  };
  return inTransaction(database, ({ tx }) =>
    once(tx, call, payoutMethod, () => insertChecked(tx, cipher, addition)),
  );
}

async function insertChecked(
  tx: Transaction,
  cipher: PayoutDetailsCipher,
  { userId, sessionId, details, at, origin, currency }: Addition,
): Promise<PayoutMethod> {
  const { methods } = await currentSettings(tx, "payouts", currency);
  if (!methods[details.kind].isOffered)
    throw new Problem(422, "payout_method_unavailable", { fields: { kind: ["payout_method_unavailable"] } });
  await lockOwnerOfSession(tx, { userId, sessionId });
  if ((await countMethods(tx, userId)) >= maxMethods)
    throw new Problem(422, "payout_method_limit", { details: { maximum: maxMethods } });
  const added = await insertMethod(tx, payoutMethodRow(cipher, { userId, details, at }));
  if (added) {
    await recordSecurityEvent(tx, { userId, kind: "payout_method_added", at, origin });
    return added;
  }
  const field = targetFields[details.kind];
  throw new Problem(422, "payout_method_duplicate", { fields: { [field]: ["payout_method_duplicate"] } });
}

const targetFields = {
  bank_transfer: "details.iban",
  paypal: "details.email",
  us_account: "details.accountNumber",
} as const;

/** Returns the row of a new payout method with encrypted details. */
export function payoutMethodRow(
  cipher: PayoutDetailsCipher,
  { userId, details, at }: Pick<Addition, "userId" | "details" | "at">,
): typeof payoutMethods.$inferInsert {
  const id = randomUUID();
  return {
    id,
    userId,
    kind: details.kind,
    masked: maskDetails(details),
    createdAt: at,
    detailsCiphertext: cipher.seal(details, { id, userId }),
    fingerprint: cipher.fingerprint(details),
    mailboxFingerprint: cipher.mailboxFingerprint(details),
  };
}

/** Removes a method. @throws Problem 404 if the member has no such method */
export async function dropMethod(
  database: Database,
  { userId, id, at, origin }: { userId: string; id: string; at: Date; origin: Origin },
): Promise<void> {
  await inTransaction(database, async ({ tx }) => {
    if (!(await removeMethod(tx, userId, id, at))) throw notFound();
    await recordSecurityEvent(tx, { userId, kind: "payout_method_removed", at, origin });
  });
}

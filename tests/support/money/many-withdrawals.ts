import { randomUUID } from "node:crypto";
import { insertInBatches } from "#provider/database/engine/insert-in-batches.ts";
import { payoutMethods, users, withdrawalApprovals, withdrawals } from "#provider/database/schema/schema.ts";
import type { AccountName } from "#provider/ledger/accounts.ts";
import { bookAll } from "#provider/ledger/book.ts";
import { createPayoutDetailsCipher, maskDetails } from "#provider/modules/payout-methods/cipher.ts";
import type { TestProvider, TestUser } from "../programs/provider.ts";

const amount = 10_000n;

/**
 * Inserts members who each have a withdrawal to PayPal that `approver` approved. Making so many calls would
 * take too long.
 */
export async function insertApprovedWithdrawals(
  { app, environment }: TestProvider,
  count: number,
  approver: TestUser,
): Promise<void> {
  const cipher = createPayoutDetailsCipher(environment.PAYOUT_KEY);
  const currency = environment.CURRENCY;
  const at = app.clock();
  const people = Array.from({ length: count }, (_, index) => {
    const [userId, methodId, withdrawalId] = [randomUUID(), randomUUID(), randomUUID()];
    const email = `payee${index}@example.com`;
    return { userId, methodId, withdrawalId, email, reference: `WD-${String(index).padStart(8, "0")}` };
  });
  const bookings = (
    type: "lead" | "withdrawal",
    kind: "cashback_pending" | "cashback_payable" | "withdrawal_requested",
    accountsOf: (userId: string) => [AccountName, AccountName],
  ) =>
    people.map(({ userId, withdrawalId: id }) => {
      const [from, to] = accountsOf(userId);
      const moves = [
        { account: from, amount: -amount },
        { account: to, amount },
      ];
      return { kind, reference: { type, id }, currency, at, moves };
    });
  await app.database.transaction(async (tx) => {
    const owners = people.map(({ userId: id, email }) => {
      const person = { id, email, name: "Mary Major", passwordHash: "none", emailVerifiedAt: at };
      return { ...person, createdAt: at };
    });
    await insertInBatches(tx, users, owners);
    const methods = people.map(({ methodId: id, userId, email }) => {
      const details = { kind: "paypal", email } as const;
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
    });
    await insertInBatches(tx, payoutMethods, methods);
    const approved = people.map(({ withdrawalId: id, userId, methodId, email, reference }) => ({
      id,
      reference,
      userId,
      payoutMethodId: methodId,
      methodKind: "paypal" as const,
      methodMasked: maskDetails({ kind: "paypal", email }),
      currency,
      amount,
      fee: 0n,
      net: amount,
      state: "approved" as const,
      requestedAt: at,
      approvedAt: at,
    }));
    await insertInBatches(tx, withdrawals, approved);
    const approvals = people.map(({ withdrawalId, userId: memberId }) => {
      return { withdrawalId, memberId, adminId: approver.userId, createdAt: at };
    });
    await insertInBatches(tx, withdrawalApprovals, approvals);
    await bookAll(
      tx,
      bookings("lead", "cashback_pending", (userId) => [{ system: "networks" }, { userId, kind: "pending" }]),
    );
    await bookAll(
      tx,
      bookings("lead", "cashback_payable", (userId) => [
        { userId, kind: "pending" },
        { userId, kind: "available" },
      ]),
    );
    await bookAll(
      tx,
      bookings("withdrawal", "withdrawal_requested", (userId) => [
        { userId, kind: "available" },
        { userId, kind: "reserved" },
      ]),
    );
  });
}

import type { Transaction } from "../../database/engine/connection.ts";
import type { withdrawals } from "../../database/schema/schema.ts";
import type { AccountName, MemberAccountKind } from "../../ledger/accounts.ts";
import { book } from "../../ledger/book.ts";

type Withdrawal = typeof withdrawals.$inferSelect;

/** Books the reserved amount back to the member's available balance. */
export function bookRelease(tx: Transaction, withdrawal: Withdrawal, at: Date): Promise<void> {
  const { userId, amount } = withdrawal;
  return book(tx, {
    ...bookingBase(withdrawal, at),
    kind: "withdrawal_released",
    moves: [
      { account: memberAccount(userId, "reserved"), amount: -amount },
      { account: memberAccount(userId, "available"), amount },
    ],
  });
}

/** Books the payout of the reserved amount: the net amount is paid out, and the operator keeps the fee. */
export function bookPayment(tx: Transaction, withdrawal: Withdrawal, at: Date): Promise<void> {
  const { userId, amount, net, fee } = withdrawal;
  return book(tx, {
    ...bookingBase(withdrawal, at),
    kind: "withdrawal_paid",
    moves: [
      { account: memberAccount(userId, "reserved"), amount: -amount },
      { account: { system: "payouts" }, amount: net },
      ...(fee > 0n ? [{ account: { system: "fees" }, amount: fee } as const] : []),
    ],
  });
}

function memberAccount(userId: string, kind: MemberAccountKind): AccountName {
  return { userId, kind };
}

function bookingBase({ id, currency }: Withdrawal, at: Date) {
  return { reference: { type: "withdrawal", id }, currency, at } as const;
}

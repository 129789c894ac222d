import type { RailKey } from "#contract/payout-runs/rails.ts";
import type { WalletEntryKind } from "#contract/wallet/wallet.ts";
import type { MemberAccountKind, AccountName } from "../../ledger/accounts.ts";
import type { Booking, Move } from "../../ledger/book.ts";
import type { WithdrawalRow } from "../withdrawals/view.ts";
import type { PaymentEvent } from "./transitions.ts";

interface BookingContext {
  rail: RailKey;
  /** The number of earlier runs that contained the withdrawal. */
  attempt: number;
  at: Date;
  /** Whether the fee is also credited back if the payment is returned. */
  refundsFee: boolean;
}

/** The events that move money. Unclaimed money stays in the clearing account. */
export type BookedEvent = Exclude<PaymentEvent, "await-claim">;

const kinds: Record<BookedEvent, WalletEntryKind> = {
  send: "withdrawal_sent",
  recall: "withdrawal_recalled",
  settle: "withdrawal_paid",
  bounce: "withdrawal_released",
  return: "withdrawal_returned",
};

/**
 * Returns the booking for a payment's event. Sent money moves from `reserved` to the rail's clearing account,
 * where it stays until the bank has paid it out or refused it.
 */
export function paymentBooking(
  event: BookedEvent,
  withdrawal: WithdrawalRow,
  { rail, attempt, at, refundsFee }: BookingContext,
): Booking {
  const { id, userId, amount, net, fee, currency } = withdrawal;
  const clearing = { system: `clearing_${rail}` } as const;
  const member = (kind: MemberAccountKind) => ({ userId, kind });
  const moves: Record<BookedEvent, () => [AccountName, bigint][]> = {
    send: () => [
      [member("reserved"), -amount],
      [clearing, net],
      [{ system: "fees" }, fee],
    ],
    recall: () => [
      [member("reserved"), amount],
      [clearing, -net],
      [{ system: "fees" }, -fee],
    ],
    settle: () => [
      [clearing, -net],
      [{ system: "payouts" }, net],
    ],
    bounce: () => [
      [member("available"), amount],
      [clearing, -net],
      [{ system: "fees" }, -fee],
    ],
    return: () => [
      [member("available"), refundsFee ? amount : net],
      [{ system: "payouts" }, -net],
      [{ system: "fees" }, refundsFee ? -fee : 0n],
    ],
  };
  const isRepeatable = event === "send" || event === "recall";
  return {
    kind: kinds[event],
    reference: { type: "withdrawal", id, ...(isRepeatable && { occurrence: attempt }) },
    currency,
    moves: moves[event]()
      .filter(([, part]) => part !== 0n)
      .map(([account, part]): Move => ({ account, amount: part })),
    at,
  };
}

import { walletEntryKind, type Wallet, type WalletEntryKind } from "#contract/wallet/wallet.ts";
import { toWire } from "../../money.ts";

type Parts = NonNullable<Wallet["parts"]>;

/** The part of the available balance to which each kind of booking belongs. */
const partOf: Record<WalletEntryKind, keyof Parts> = {
  cashback_pending: "cashBack",
  cashback_payable: "cashBack",
  cashback_rejected: "cashBack",
  cashback_reversed: "cashBack",
  cashback_corrected: "cashBack",
  withdrawal_requested: "withdrawals",
  withdrawal_released: "withdrawals",
  withdrawal_paid: "withdrawals",
  withdrawal_sent: "withdrawals",
  withdrawal_recalled: "withdrawals",
  withdrawal_returned: "withdrawals",
  adjustment: "adjustments",
  shop_purchase: "shop",
  shop_refund: "shop",
  referral_bonus: "bonuses",
  referral_undone: "bonuses",
  course_bonus: "bonuses",
};

/**
 * Splits a member's available balance by source and use. `sums` contains the sum of the balance's entries, in
 * minor units, for each kind of booking. The parts add up to the balance.
 */
export function splitAvailable(sums: Partial<Record<WalletEntryKind, string>>): Parts {
  const totals = { cashBack: 0n, bonuses: 0n, withdrawals: 0n, shop: 0n, adjustments: 0n };
  for (const [kind, sum] of Object.entries(sums)) totals[partOf[walletEntryKind.parse(kind)]] += BigInt(sum);
  return {
    cashBack: toWire(totals.cashBack),
    bonuses: toWire(totals.bonuses),
    withdrawals: toWire(totals.withdrawals),
    shop: toWire(totals.shop),
    adjustments: toWire(totals.adjustments),
  };
}

import { and, eq, sql } from "drizzle-orm";
import { walletEntryKind, type Wallet, type WalletEntryKind } from "#contract/wallet/wallet.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../../database/schema/schema.ts";
import { toWire } from "../../money.ts";

type Parts = NonNullable<Wallet["parts"]>;

/** The part of the available balance that each kind of booking belongs to. */
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

/** Splits a member's available balance by source and use. The parts add up to the balance. */
export async function findParts(
  queryable: Queryable,
  { userId, currency }: { userId: string; currency: string },
): Promise<Parts> {
  const rows = await queryable
    .select({
      kind: ledgerTransactions.kind,
      sum: sql<bigint>`sum(${ledgerEntries.amount})::text`.mapWith(BigInt),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.userId, userId),
        eq(ledgerAccounts.currency, currency),
        eq(ledgerAccounts.kind, "available"),
      ),
    )
    .groupBy(ledgerTransactions.kind);
  const sumOf = (part: keyof Parts) =>
    toWire(
      rows
        .filter(({ kind }) => partOf[walletEntryKind.parse(kind)] === part)
        .reduce((total, { sum }) => total + sum, 0n),
    );
  return {
    cashBack: sumOf("cashBack"),
    bonuses: sumOf("bonuses"),
    withdrawals: sumOf("withdrawals"),
    shop: sumOf("shop"),
    adjustments: sumOf("adjustments"),
  };
}

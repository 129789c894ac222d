import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { defineList, period } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import type { RailKey } from "../payout-runs/rails.ts";

export const walletAccount = z.enum(["available", "pending", "reserved"]);
export type WalletAccount = z.infer<typeof walletAccount>;

export const walletEntryKind = z.enum([
  "cashback_pending",
  "cashback_payable",
  "cashback_rejected",
  "cashback_reversed",
  "cashback_corrected",
  "withdrawal_requested",
  "withdrawal_released",
  "withdrawal_paid",
  "withdrawal_sent",
  "withdrawal_recalled",
  "withdrawal_returned",
  "adjustment",
  "shop_purchase",
  "shop_refund",
  "referral_bonus",
  "referral_undone",
  "course_bonus",
]);
export type WalletEntryKind = z.infer<typeof walletEntryKind>;

/**
 * The main reason why a member can't withdraw now. `missing` is the difference to the minimum, in minor units.
 */
export const withdrawable = z.object({
  possible: z.boolean(),
  reason: z.enum(["below_minimum", "negative_balance", "email_unverified"]).nullable(),
  missing: minorUnits.nonnegative(),
});

/**
 * The four figures of My Balance, in minor units of `currency`. `lifetime` is all cash back that has become
 * payable so far, after corrections and reversals. `nextPayable` is the cash back that becomes payable on the
 * earliest day; if the date of a purchase is an estimate, its last expected day counts.
 */
export const wallet = z.object({
  currency,
  available: minorUnits,
  pending: minorUnits,
  reserved: minorUnits,
  lifetime: minorUnits,
  withdrawable,
  nextPayable: z.object({ at: instant, amount: minorUnits, isEstimate: z.boolean() }).nullish(),
  /** The signed sums that make up `available`: cash back, bonuses, withdrawals, shop orders, adjustments. */
  parts: z
    .object({
      cashBack: minorUnits,
      bonuses: minorUnits,
      withdrawals: minorUnits,
      shop: minorUnits,
      adjustments: minorUnits,
    })
    .nullish(),
  /** The member's progress in setting up their account. */
  setUp: z.object({ payoutMethod: z.boolean(), secondFactor: z.boolean() }).nullish(),
});
export type Wallet = z.infer<typeof wallet>;

/** A ledger entry of the member: the signed `amount`, and the account's balance after it. */
export const walletEntry = z.object({
  id,
  account: walletAccount,
  kind: walletEntryKind,
  amount: minorUnits,
  balanceAfter: minorUnits,
  currency,
  createdAt: instant,
  /**
   * Why the money moved: a purchase (by its store), a withdrawal or an order (by its reference), or a stated
   * reason.
   */
  subject: z.object({
    type: z.enum(["purchase", "withdrawal", "order", "none"]),
    id: id.nullable(),
    label: z.string().nullable(),
  }),
});
export type WalletEntry = z.infer<typeof walletEntry>;

/** Ledger accounts of money sent to a payment rail and not settled yet. */
export const clearingAccounts = [
  "clearing_sepa",
  "clearing_paypal",
  "clearing_wise",
  "clearing_nacha",
] as const satisfies readonly `clearing_${RailKey}`[];

/**
 * The accounts on the other side of members' bookings. They belong to the operator, so their balances aren't
 * returned.
 */
export const systemAccount = z.enum([
  "networks",
  "payouts",
  "fees",
  "adjustments",
  "shop",
  "bonuses",
  ...clearingAccounts,
]);
export type SystemAccount = z.infer<typeof systemAccount>;

/** Every kind of account in the ledger. */
export const ledgerAccountKinds = [...walletAccount.options, ...systemAccount.options] as [
  WalletAccount | SystemAccount,
  ...(WalletAccount | SystemAccount)[],
];

/**
 * An event on a member's accounts: all entries of one booking. `amount` moved `from` one account `to` another;
 * `null` for an account that isn't the member's.
 */
export const walletEvent = walletEntry
  .pick({ id: true, kind: true, currency: true, createdAt: true, subject: true })
  .extend({
    from: walletAccount.nullable(),
    to: walletAccount.nullable(),
    amount: minorUnits.nonnegative(),
    /** The double entry. Its amounts sum to zero. */
    bookings: z.array(
      z.object({
        account: z.union([walletAccount, systemAccount]),
        amount: minorUnits,
        balanceAfter: minorUnits.nullable(),
      }),
    ),
  });
export type WalletEvent = z.infer<typeof walletEvent>;

const entryFilters = {
  account: walletAccount.optional(),
  kind: walletEntryKind.optional(),
  ...period,
};

export const getWallet = defineCall("GET", "/v1/wallet", { summary: "Retrieve my balance", data: wallet });
/** The maximum numbers of days and of entries in a statement. */
export const statementLimits = { days: 366, entries: 2_000 };

export const getWalletStatement = defineCall("GET", "/v1/wallet/statement", {
  summary:
    "Download a statement of my available balance as a PDF in base64; covers the last twelve months by default",
  query: z.object({ language: z.enum(["en", "fr", "ar"]), ...period }),
  data: z.object({ fileName: z.string(), content: z.base64() }),
});
export const listWalletEntries = defineList("/v1/wallet/entries", {
  summary: "List my ledger entries, newest first",
  filters: entryFilters,
  row: walletEntry,
});
export const listWalletEvents = defineList("/v1/wallet/events", {
  summary: "List the bookings of my balance, newest first",
  /** `account`: events on this account. */
  filters: entryFilters,
  row: walletEvent,
});

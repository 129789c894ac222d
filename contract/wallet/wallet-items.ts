import { z } from "zod";
import { defineExport } from "../calls/export.ts";
import { id, instant } from "../text/identifiers.ts";
import { leadState } from "../leads/leads.ts";
import { defineList, defineOne, period, searchText } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { keysetMeta } from "../calls/paging.ts";
import { payoutMethodKind } from "../withdrawals/payout-methods.ts";
import { orderState } from "../shop/shop.ts";
import { storeCategory, storeSlug } from "../stores/stores.ts";
import { walletEntryKind, walletEvent } from "./wallet.ts";
import { withdrawalState } from "../withdrawals/withdrawals.ts";

/** The filters of a statement: money received, money spent, cash back that isn't available yet. */
const walletDirection = z.enum(["in", "out", "pending"]);

/** The purchase, withdrawal or order of an item. Fields that its type doesn't have are `null`. */
const subject = z.object({
  type: z.enum(["purchase", "withdrawal", "order", "none"]),
  /** The store's name, a reference, or the reason of an adjustment. */
  label: z.string().nullable(),
  purchase: z
    .object({
      state: leadState,
      expectedPayableAt: instant,
      store: z.object({
        slug: storeSlug,
        name: z.string(),
        /** A path on the provider's host. */
        logo: z.string().nullable(),
        category: storeCategory,
      }),
    })
    .nullable(),
  withdrawal: z
    .object({ state: withdrawalState, method: z.object({ kind: payoutMethodKind, masked: z.string() }) })
    .nullable(),
  order: z.object({ state: orderState }).nullable(),
});

/**
 * One row of a member's statement: a purchase, a withdrawal, an order, a bonus or an adjustment with everything that
 * was booked for it so far.
 */
export const walletItem = z.object({
  /** The purchase's, withdrawal's or order's own id. */
  id,
  /** The kind of the item's first booking. */
  kind: walletEntryKind,
  subject,
  /** The item's share of the available and pending balance; 0 if everything was returned or lost. */
  amount: minorUnits,
  /**
   * The largest amount that was booked for the item, unsigned: what was lost or returned if `amount` is 0.
   */
  initial: minorUnits.nonnegative(),
  /** The part of `amount` that isn't available yet. */
  pending: minorUnits,
  currency,
  /** When the item was first booked, which determines its place in the statement. */
  createdAt: instant,
  changedAt: instant,
});
export type WalletItem = z.infer<typeof walletItem>;

export const listWalletItems = defineList("/v1/wallet/items", {
  summary:
    "List my statement, newest first: one row for each purchase, withdrawal, order, bonus or adjustment",
  filters: { direction: walletDirection.optional(), q: searchText, ...period },
  row: walletItem,
  meta: keysetMeta.extend({
    /**
     * The months (`YYYY-MM`) on the page, newest first, each with the sum of `amount` of all items that match
     * the filters.
     */
    months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), sum: minorUnits })),
  }),
});

export const exportWalletItems = defineExport(listWalletItems, { summary: "Export my statement as CSV" });

export const getWalletItem = defineOne(listWalletItems, {
  summary: "Retrieve a row of my statement with its bookings, oldest first",
  data: walletItem.extend({ events: z.array(walletEvent) }),
});

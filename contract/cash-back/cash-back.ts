import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { convertedAmount } from "../exchange-rates/exchange-rates.ts";
import { boundedDay, day, id, instant } from "../text/identifiers.ts";
import { leadEvent, leadReason, leadState } from "../leads/leads.ts";
import { defineList, defineOne, period, searchText } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { rateValue } from "../offers/offers.ts";
import { keysetMeta } from "../calls/paging.ts";
import { shownTerms, storeCategory, storeSlug } from "../stores/stores.ts";
import { localizedText } from "../text/text.ts";

/**
 * Twelve months (`YYYY-MM`), oldest first, in minor units. `earned` is the current cash back of the purchases
 * tracked in the month: corrections, rejections and reversals count in the month of the purchase.
 */
export const cashBackSummary = z.object({
  currency,
  months: z.array(
    z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      earned: minorUnits,
      /** The part of `earned` that isn't payable yet. */
      pending: minorUnits,
      paidOut: minorUnits,
    }),
  ),
});
export type CashBackSummary = z.infer<typeof cashBackSummary>;

export const getCashBackSummary = defineCall("GET", "/v1/cash-back/summary", {
  summary: "Retrieve my cash back of the last twelve months",
  data: cashBackSummary,
});

/** The maximum number of days in one request. */
export const maxCashBackDays = 62;

/** The requested days (UTC), oldest first, in minor units. `earned` and `pending` are defined as for months. */
export const cashBackDays = z.object({
  currency,
  days: z.array(z.object({ day, earned: minorUnits, pending: minorUnits })).max(maxCashBackDays),
});

export const getCashBackDays = defineCall("GET", "/v1/cash-back/days", {
  summary: `Retrieve my cash back per day for a period of at most ${maxCashBackDays} days`,
  query: z.object({ from: boundedDay, to: boundedDay }),
  data: cashBackDays,
});

/**
 * When cash back is expected. `date`: at this time; in the past if the cash back is already payable. `usual`:
 * usually within this range of days after the purchase. `waiting`: as soon as the store's network decides or
 * pays. `due`: any moment now.
 */
export const expectation = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("date"), at: instant }),
  z.object({ kind: z.literal("usual"), fromDays: z.int(), toDays: z.int() }),
  z.object({ kind: z.literal("waiting") }),
  z.object({ kind: z.literal("due") }),
]);
export type Expectation = z.infer<typeof expectation>;

/** A tracked purchase as its member sees it; money in minor units. */
export const purchase = z.object({
  id,
  store: z.object({
    slug: storeSlug,
    name: z.string(),
    /** A path on the provider's host. */
    logo: z.string().nullable(),
    category: storeCategory,
  }),
  orderNumber: z.string().nullable(),
  orderAmount: minorUnits,
  cashBack: minorUnits,
  currency,
  state: leadState,
  /** Why the purchase was rejected, reversed or put on hold. */
  reason: leadReason.nullable(),
  occurredAt: instant,
  /** `null` if the purchase is on hold or no cash back is expected. */
  expected: expectation.nullable(),
});
export type Purchase = z.infer<typeof purchase>;

export const purchaseDetail = purchase.extend({
  network: z.string(),
  /** The amount paid at the store, with its exchange rate; `null` if it was in the accounts' currency. */
  paid: convertedAmount.nullable(),
  /** `null` if no click led to the purchase. */
  click: z.object({ id, at: instant }).nullable(),
  reasonNote: z.string().nullable(),
  /** The purchase's transitions, oldest first. `cashBack` is the amount after each transition. */
  steps: z.array(
    z.object({ event: leadEvent, at: instant, cashBack: minorUnits, reason: leadReason.nullable() }),
  ),
  /** The terms in force at the click. */
  terms: shownTerms.nullable(),
  /**
   * The rate from which the cash back was computed; `null` if no single rate explains the amount. `label` is
   * the tier's name, or `null` for the base rate.
   */
  appliedRate: z.object({ rate: rateValue, label: localizedText.nullable() }).nullish(),
});
export type PurchaseDetail = z.infer<typeof purchaseDetail>;

/** A member's purchases at one store, without rejected and reversed ones. Amounts are in minor units. */
export const earnedStore = z.object({
  store: purchase.shape.store,
  purchases: z.int().positive(),
  earned: minorUnits,
  currency,
  latestAt: instant,
});
export type EarnedStore = z.infer<typeof earnedStore>;

export const listEarnedStores = defineCall("GET", "/v1/cash-back/stores", {
  summary: "List the stores I bought at most often, with the cash back of each",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(24).default(6),
    /** Only purchases since this day (UTC). */
    since: boundedDay.optional(),
  }),
  data: z.array(earnedStore).max(24),
});

export const listPurchases = defineList("/v1/cash-back", {
  summary: "List my tracked purchases, newest first; `q` searches store names and order numbers",
  filters: {
    state: leadState.optional(),
    store: storeSlug.optional(),
    q: searchText,
    ...period,
  },
  row: purchase,
  meta: keysetMeta.extend({
    /** The number of purchases in each state, with all other filters applied. */
    counts: z.record(leadState, z.int().nonnegative()),
    /** The stores where the member has made purchases. */
    stores: z.array(z.object({ slug: storeSlug, name: z.string() })),
  }),
});
export const getPurchase = defineOne(listPurchases, {
  summary: "Retrieve one of my tracked purchases with its history and the terms at the time of the click",
  data: purchaseDetail,
});

import { z } from "zod";
import { daySpan, overviewStore, periodQuery } from "../overview/admin-overview.ts";
import { clickDevice } from "../clicks/admin-clicks.ts";
import { defineCall } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { day, id, instant } from "../text/identifiers.ts";
import { leadReason } from "../leads/leads.ts";
import { currency, minorUnits } from "../money/money.ts";
import { storeSlug } from "../stores/stores.ts";

const count = z.int().nonnegative();
const countAndAmount = z.object({ count, amount: minorUnits });

/**
 * The steps from click to payout in one period: the period's clicks, the purchases made in it with their
 * current state and cash back, and the withdrawals paid in it. `confirmed` includes `payable`.
 */
const funnel = z.object({
  clicks: count,
  leads: countAndAmount,
  confirmed: countAndAmount,
  payable: countAndAmount,
  paid: countAndAmount,
});
export type Funnel = z.infer<typeof funnel>;

/**
 * The members who joined in a month (UTC, given by its first day), and how many of them made a purchase in that
 * month and in each month since. Rejected and reversed purchases don't count.
 */
const cohort = z.object({ month: day, members: count, active: z.array(count).max(12) });
export type Cohort = z.infer<typeof cohort>;

const reasonCount = z.object({ reason: leadReason, count });

const networkEarnings = overviewStore.omit({ slug: true }).extend({ key: z.string() });
export type NetworkEarnings = z.infer<typeof networkEarnings>;

/**
 * The cash back that becomes payable in a week (UTC, given by its Monday) if nothing is rejected. Overdue cash
 * back counts in the current week.
 */
const forecastWeek = z.object({ from: day, confirmed: countAndAmount, pending: countAndAmount });
export type ForecastWeek = z.infer<typeof forecastWeek>;

export const analytics = z.object({
  currency,
  period: daySpan,
  funnel,
  /** The last six months, oldest first, whatever the period. */
  cohorts: z.array(cohort).max(6),
  /** Purchases by hour of the week (UTC): seven days from Monday, each with 24 hours. */
  hours: z.array(z.array(count).length(24)).length(7),
  /** Rejected purchases by reason, the most frequent first. */
  refused: z.array(reasonCount),
  /** Seconds from request to payment of the withdrawals paid in the period; `null` if there are none. */
  payoutTimes: z.object({ count, p50: count, p95: count }).nullable(),
  /**
   * The devices of the period's clicks, the most frequent first; `device` is `null` if the browser didn't send
   * one.
   */
  devices: z.array(z.object({ device: clickDevice.nullable(), clicks: count })).max(4),
  /**
   * The ten most frequent countries of the period's clicks as two letters, derived from the browser's time
   * zone, and `null` for unknown countries. `otherCountries` is the number of clicks from all other countries.
   */
  countries: z.array(z.object({ country: z.string().nullable(), clicks: count })).max(11),
  otherCountries: count,
  /** The stores with the highest earnings, at most ten. */
  stores: z.array(overviewStore),
  networks: z.array(networkEarnings),
  /** Eight weeks, starting with the current one, whatever the period. */
  forecast: z.array(forecastWeek).length(8),
  /** The five latest purchases that became payable, and the five latest paid withdrawals. */
  credits: z.array(
    z.object({ id, store: z.object({ slug: storeSlug, name: z.string() }), at: instant, amount: minorUnits }),
  ),
  payouts: z.array(z.object({ id, reference: z.string(), at: instant, amount: minorUnits })),
});
export type Analytics = z.infer<typeof analytics>;

export const getAdminAnalytics = defineCall("GET", "/v1/admin/analytics", {
  permission: "analytics.read",
  summary: "Retrieve figures from clicks to payouts for a period of at most two years, with a forecast",
  query: periodQuery,
  data: analytics,
});

const { path, permission } = getAdminAnalytics;
export const exportAnalytics = defineExport(
  { path, filters: periodQuery, ...(permission && { permission }) },
  { summary: "Export all figures of a period as CSV, one per row" },
);

import { z } from "zod";
import { daySpan, overviewStore, periodQuery } from "./admin-overview.ts";
import { clickDevice } from "./admin-clicks.ts";
import { defineCall } from "./call.ts";
import { defineExport } from "./export.ts";
import { day, id, instant } from "./identifiers.ts";
import { leadReason } from "./leads.ts";
import { currency, minorUnits } from "./money.ts";
import { storeSlug } from "./stores.ts";

const count = z.int().nonnegative();
const counted = z.object({ count, amount: minorUnits });

/**
 * From the click to the bank, for one period: its clicks, the purchases made in it and how far they are by now,
 * with the cash back they give, and the withdrawals paid in it. `confirmed` includes what is payable.
 */
const funnel = z.object({
  clicks: count,
  leads: counted,
  confirmed: counted,
  payable: counted,
  paid: counted,
});
export type Funnel = z.infer<typeof funnel>;

/**
 * Who joined in a month (UTC, its first day), and how many of them bought in that month and each one since.
 * A purchase that was rejected or reversed does not count.
 */
const cohort = z.object({ month: day, members: count, active: z.array(count).max(12) });
export type Cohort = z.infer<typeof cohort>;

const reasonCount = z.object({ reason: leadReason, count });

const networkEarnings = overviewStore.omit({ slug: true }).extend({ key: z.string() });
export type NetworkEarnings = z.infer<typeof networkEarnings>;

/** What becomes payable in a week (UTC, from its Monday) if nothing is refused; what is late counts as this week's. */
const forecastWeek = z.object({ from: day, confirmed: counted, pending: counted });
export type ForecastWeek = z.infer<typeof forecastWeek>;

export const analytics = z.object({
  currency,
  period: daySpan,
  funnel,
  /** The last six months, oldest first, whatever the period. */
  cohorts: z.array(cohort).max(6),
  /** Purchases by hour of the week (UTC): seven days from Monday, each with 24 hours. */
  hours: z.array(z.array(count).length(24)).length(7),
  /** Purchases that were refused, by reason, the most frequent first. */
  refused: z.array(reasonCount),
  /** From request to payment, in seconds, of withdrawals paid in the period; null without any. */
  payoutTimes: z.object({ count, p50: count, p95: count }).nullable(),
  /** What the period's clicks were made with, the most frequent first; null where the browser did not tell. */
  devices: z.array(z.object({ device: clickDevice.nullable(), clicks: count })).max(4),
  /**
   * Where they were made by the browsers' time zones: the ten most frequent countries as two letters, null for
   * browsers that told none, and all others together.
   */
  countries: z.array(z.object({ country: z.string().nullable(), clicks: count })).max(11),
  otherCountries: count,
  /** Those that earned most, at most ten. */
  stores: z.array(overviewStore),
  networks: z.array(networkEarnings),
  /** Eight weeks from this one, whatever the period. */
  forecast: z.array(forecastWeek).length(8),
  /** The latest purchases that became payable, and the latest withdrawals that were paid; five each. */
  credits: z.array(
    z.object({ id, store: z.object({ slug: storeSlug, name: z.string() }), at: instant, amount: minorUnits }),
  ),
  payouts: z.array(z.object({ id, reference: z.string(), at: instant, amount: minorUnits })),
});
export type Analytics = z.infer<typeof analytics>;

export const getAdminAnalytics = defineCall("GET", "/v1/admin/analytics", {
  permission: "analytics.read",
  summary: "How clicks become purchases and payouts in a period, and what is ahead; at most two years",
  query: periodQuery,
  data: analytics,
});

const { path, permission } = getAdminAnalytics;
export const exportAnalytics = defineExport(
  { path, filters: periodQuery, ...(permission && { permission }) },
  { summary: "All figures of a period as CSV, one a row" },
);

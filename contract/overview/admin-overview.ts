import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { boundedDay, day, id, instant } from "../text/identifiers.ts";
import { currency, minorUnits } from "../money/money.ts";
import { overviewPeriods } from "./overview-periods.ts";
import { storeSlug } from "../stores/stores.ts";

const count = z.int().nonnegative();

/** Whole days in UTC, both ends included. The last day may not have ended yet. */
export const daySpan = z.object({ from: day, to: day });
export type DaySpan = z.infer<typeof daySpan>;

/**
 * The figures of a period. Commission and cash back are those of leads that are neither rejected nor
 * reversed; `paid` is the sum of withdrawals paid in the period. Amounts are in minor units.
 */
const overviewTotals = z.object({
  clicks: count,
  leads: count,
  commission: minorUnits,
  /** The members' cash back from the same leads, paid out or not. */
  cashBack: minorUnits,
  paid: minorUnits,
  margin: minorUnits,
});
export type OverviewTotals = z.infer<typeof overviewTotals>;

const chartTotals = overviewTotals.pick({ clicks: true, leads: true, commission: true, cashBack: true });
const overviewBucket = chartTotals.extend({
  from: day,
  /** The figures of the same days in the previous period. */
  before: chartTotals,
});
export type OverviewBucket = z.infer<typeof overviewBucket>;

export const overviewStore = z.object({
  slug: storeSlug,
  name: z.string(),
  clicks: count,
  leads: count,
  commission: minorUnits,
  /** Earnings per click: commission ÷ clicks, rounded; `null` without clicks. */
  epc: minorUnits.nullable(),
});
export type OverviewStore = z.infer<typeof overviewStore>;

const networkHealth = z.object({
  key: z.string(),
  name: z.string(),
  status: z.enum(["active", "paused"]),
  clicks: count,
  leads: count,
  /** The number of leads that were rejected or reversed. */
  refused: count,
  lastReportAt: instant.nullable(),
  /** The number of reports currently in quarantine. */
  quarantined: count,
});
export type NetworkHealth = z.infer<typeof networkHealth>;

/** The work that waits for an admin now, whatever the period. */
const workQueue = z.object({
  /** Requested and approved withdrawals; `overdue` ones have waited for a decision for more than 48 hours. */
  withdrawals: z.object({ count, amount: minorUnits, overdue: count, oldestAt: instant.nullable() }),
  claims: z.object({ count, oldestAt: instant.nullable() }),
  quarantined: count,
  deadMails: count,
  /**
   * `toRelease`: drafts of payout runs that wait for their release. `toApply`: answers of banks that were
   * uploaded but not applied. `cameBack`: payments the bank refused or returned within a week. `overdue`:
   * payments unclaimed for more than 30 days that PayPal hasn't returned. `failing`: runs that can't be sent or
   * read by API.
   */
  payouts: z
    .object({
      toRelease: count,
      toApply: count.optional(),
      cameBack: count,
      overdue: count.optional(),
      failing: count.optional(),
    })
    .nullish(),
  /**
   * Requests that wait for a second admin: reports to import, fewer holding days, changed settings. Of each
   * kind, the oldest comes first. For settings, `id` and `label` are the area.
   */
  requests: z
    .array(z.object({ kind: z.enum(["report", "hold_days", "settings"]), id, label: z.string() }))
    .max(20),
  /**
   * Admins who made unusually many decisions about money within 24 hours, or made decisions above the limit for
   * one admin.
   */
  unusualAdmins: z
    .array(z.object({ id, name: z.string(), email: z.string(), actions: count, beyond: count }))
    .max(20),
  /** Networks whose API couldn't be read three times in a row, or not completely for a day, by name. */
  failingConnections: z
    .array(z.object({ key: z.string(), name: z.string(), changedThrough: instant.nullable() }))
    .max(20),
});
export type WorkQueue = z.infer<typeof workQueue>;

export const overview = z.object({
  currency,
  period: daySpan,
  figures: overviewTotals,
  /** The preceding period of the same length, up to the same time of its last day. */
  previous: z.object({ period: daySpan, figures: overviewTotals }),
  unit: z.enum(["day", "week", "month"]),
  series: z.array(overviewBucket),
  /** The stores with the highest earnings, at most ten. */
  stores: z.array(overviewStore),
  networks: z.array(networkHealth),
  queue: workQueue,
});
export type Overview = z.infer<typeof overview>;

/** Either the last days including today (`period`), or a range of days (`from` and `to`). */
export const periodQuery = z.object({
  period: z.enum(overviewPeriods).optional(),
  from: boundedDay.optional(),
  to: boundedDay.optional(),
});

export const getAdminOverview = defineCall("GET", "/v1/admin/overview", {
  permission: "overview.read",
  summary:
    "Retrieve the figures of a period: the last days including today (`period`) or a range of at most two years",
  query: periodQuery,
  data: overview,
});

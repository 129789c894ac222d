import { z } from "zod";
import { defineCall } from "./call.ts";
import { boundedDay, day, id, instant } from "./identifiers.ts";
import { currency, minorUnits } from "./money.ts";
import { overviewPeriods } from "./overview-periods.ts";
import { storeSlug } from "./stores.ts";

const count = z.int().nonnegative();

/** Whole days (UTC), both ends included; what of the last one is still to come has nothing in it. */
export const daySpan = z.object({ from: day, to: day });
export type DaySpan = z.infer<typeof daySpan>;

/**
 * What happened in a period. Commission and cash back are those of leads that stand (neither rejected nor
 * reversed), `paid` of withdrawals paid in it. Money in minor units.
 */
const overviewFigures = z.object({
  clicks: count,
  leads: count,
  commission: minorUnits,
  /** What the period's standing leads give members, paid out already or not. */
  cashBack: minorUnits,
  paid: minorUnits,
  margin: minorUnits,
});
export type OverviewFigures = z.infer<typeof overviewFigures>;

const drawnFigures = overviewFigures.pick({ clicks: true, leads: true, commission: true, cashBack: true });
const overviewBucket = drawnFigures.extend({
  from: day,
  /** Of the days that stand as far into the period before. */
  before: drawnFigures,
});
export type OverviewBucket = z.infer<typeof overviewBucket>;

export const overviewStore = z.object({
  slug: storeSlug,
  name: z.string(),
  clicks: count,
  leads: count,
  commission: minorUnits,
  /** Earnings per click: commission ÷ clicks, rounded; null without a click. */
  epc: minorUnits.nullable(),
});
export type OverviewStore = z.infer<typeof overviewStore>;

const networkHealth = z.object({
  key: z.string(),
  name: z.string(),
  status: z.enum(["active", "paused"]),
  clicks: count,
  leads: count,
  /** Of these leads, rejected or reversed. */
  refused: count,
  lastReportAt: instant.nullable(),
  /** Reports in quarantine now. */
  quarantined: count,
});
export type NetworkHealth = z.infer<typeof networkHealth>;

/** What waits for an admin now, whatever the period. */
const workQueue = z.object({
  /** Requested and approved withdrawals; `overdue` wait for a decision for over 48 hours. */
  withdrawals: z.object({ count, amount: minorUnits, overdue: count, oldestAt: instant.nullable() }),
  claims: z.object({ count, oldestAt: instant.nullable() }),
  quarantined: count,
  deadMails: count,
  /**
   * What takes a second admin and waits for one: reports to import, fewer holding days, changed settings; of each
   * the oldest first. Of settings `id` and `label` are the area.
   */
  requests: z
    .array(z.object({ kind: z.enum(["report", "hold_days", "settings"]), id, label: z.string() }))
    .max(20),
  /** Admins who decided on money often within 24 hours, or beyond what one admin does alone. */
  unusualAdmins: z
    .array(z.object({ id, name: z.string(), email: z.string(), actions: count, beyond: count }))
    .max(20),
});
export type WorkQueue = z.infer<typeof workQueue>;

export const overview = z.object({
  currency,
  period: daySpan,
  figures: overviewFigures,
  /** The same length of time right before, up to the same time of its last day. */
  previous: z.object({ period: daySpan, figures: overviewFigures }),
  unit: z.enum(["day", "week", "month"]),
  series: z.array(overviewBucket),
  /** Those that earned most, at most ten. */
  stores: z.array(overviewStore),
  networks: z.array(networkHealth),
  queue: workQueue,
});
export type Overview = z.infer<typeof overview>;

/** The last days, today included (`period`), or from day to day. */
export const periodQuery = z.object({
  period: z.enum(overviewPeriods).optional(),
  from: boundedDay.optional(),
  to: boundedDay.optional(),
});

export const getAdminOverview = defineCall("GET", "/v1/admin/overview", {
  permission: "overview.read",
  summary:
    "Figures of a period: the last days, today included (`period`), or from day to day; at most two years",
  query: periodQuery,
  data: overview,
});

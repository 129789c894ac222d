import type { ConnectorLimits } from "../../connectors/connector.ts";
import type { ConnectionRow, RunRow } from "./repository.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The overlap of consecutive windows of changes, because networks list changes late. */
const overlap = 21 * minute;
/** With a shorter interval, as in the demo, the sweep runs after this many intervals instead of at night. */
const [usualInterval, intervalsOfSweep] = [10 * minute, 10];
/** The number of past days for which payments are read. */
const paymentDays = 90;
/** The time of the nightly sweep, UTC. */
const sweepHour = 2;
const maxBackOff = hour;

type RunPlan = Pick<RunRow, "kind" | "by" | "windowFrom" | "windowTo">;
type Limits = Pick<ConnectorLimits, "windowDays" | "validationDays" | "reachDays">;

type Schedule = Pick<
  ConnectionRow,
  "changedThrough" | "sweepAt" | "catalogueAt" | "couponsAt" | "claimsAt" | "paymentsAt"
>;

interface PlanContext {
  now: Date;
  hasChanges: boolean;
  hasProgrammes: boolean;
  hasCoupons: boolean;
  hasPayments: boolean;
  /** Whether claims wait for the network. */
  hasClaims: boolean;
}

/**
 * Returns what a connection reads next: changes since the last run, a sweep of purchases (whose state may
 * have changed without being listed as a change), claims, programmes, coupons, or payments. Changes and
 * claims come first, because they are few; payments come last, because they refer to purchases.
 */
export function planRun(
  { changedThrough, sweepAt, catalogueAt, couponsAt, claimsAt, paymentsAt }: Schedule,
  limits: Limits,
  { now, hasChanges, hasProgrammes, hasCoupons, hasClaims, hasPayments }: PlanContext,
): RunPlan | undefined {
  if (!hasChanges) {
    const isGap = changedThrough !== null && now.getTime() - changedThrough.getTime() > hour;
    const since = changedThrough
      ? changedThrough.getTime() - overlap
      : now.getTime() - limits.windowDays * day;
    const from = withinReach(new Date(since), limits, now);
    return { kind: isGap ? "gap" : "change", by: "change", windowFrom: from, windowTo: now };
  }
  const catalogue = { by: "change" as const, windowFrom: new Date(now.getTime() - 1), windowTo: now };
  if (hasClaims && claimsAt <= now) return { kind: "claims", ...catalogue };
  if (hasProgrammes && catalogueAt <= now) return { kind: "catalogue", ...catalogue };
  if (hasCoupons && couponsAt <= now) return { kind: "coupons", ...catalogue };
  if (sweepAt > now) {
    if (!hasPayments || paymentsAt > now) return undefined;
    const since = new Date(now.getTime() - paymentDays * day);
    return { kind: "payments", by: "purchase", windowFrom: since, windowTo: now };
  }
  const from = withinReach(new Date(now.getTime() - limits.validationDays * day), limits, now);
  return { kind: "sweep", by: "purchase", windowFrom: from, windowTo: now };
}

/**
 * Returns `from`, or the earliest time for which the network still returns data, if that is later. Changes
 * missed in a longer gap are found by the sweep.
 */
function withinReach(from: Date, { reachDays }: Pick<Limits, "reachDays">, now: Date): Date {
  if (reachDays === undefined) return from;
  return new Date(Math.max(from.getTime(), now.getTime() - reachDays * day));
}

/**
 * Returns the next slice of a window, at most `longest` milliseconds long. It starts no earlier than the data
 * that the network still returns, because a run may have been interrupted for days. Undefined if the whole
 * window is too old.
 */
export function nextSlice(
  { doneThrough, windowTo }: Pick<RunRow, "doneThrough" | "windowTo">,
  longest: number,
  { limits, now }: { limits: Pick<Limits, "reachDays">; now: Date },
): { from: Date; to: Date } | undefined {
  const from = withinReach(doneThrough, limits, now);
  if (from >= windowTo) return undefined;
  return { from, to: new Date(Math.min(windowTo.getTime(), from.getTime() + longest)) };
}

/** Returns the time of the next sweep: at night. */
export function nextSweep(now: Date, interval: number): Date {
  if (interval < usualInterval) return new Date(now.getTime() + intervalsOfSweep * interval);
  const next = new Date(now);
  next.setUTCHours(sweepHour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/** Returns when a connection is tried again after a number of failed runs in a row. */
export function retryAfter(failures: number, now: Date, retryAt: Date | null): Date {
  const wait = Math.min(maxBackOff, minute * 2 ** Math.min(failures - 1, 10));
  return new Date(Math.max(now.getTime() + wait, retryAt?.getTime() ?? 0));
}

/** Returns when programmes, coupons, claims or payments are tried again after a failure. */
export function retryCatalogue(now: Date): Date {
  return new Date(now.getTime() + hour);
}

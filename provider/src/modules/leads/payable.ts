import type { Interpretation } from "#contract/networks/postbacks.ts";
import type { Expectation } from "#contract/cash-back/cash-back.ts";
import type { NetworkRow } from "../networks/repository.ts";
import { isCorrection, partsOf, type StoredReport } from "./parts.ts";
import type { LeadRow } from "./repository.ts";

const day = 24 * 60 * 60 * 1000;

/** A network's settings of when cash back becomes payable. */
export type PayableSettings = Pick<NetworkRow, "payableRule" | "holdDays" | "usualDaysFrom" | "usualDaysTo">;

/** The facts that determine when a purchase's cash back becomes payable. */
type PayableFacts = Pick<LeadRow, "occurredAt" | "lockedAt" | "networkPaidAt">;

/** The date on which a confirmed lead is released, and the dates on which its member can expect the release. */
type Schedule = Pick<LeadRow, "releasableAt" | "expectedPayableAt" | "expectedLatestAt">;

/** Returns the schedule of a purchase by its network's rule. */
export function scheduleOf(facts: PayableFacts, settings: PayableSettings): Schedule {
  const after = (days: number) => new Date(facts.occurredAt.getTime() + days * day);
  const { payableRule, holdDays } = settings;
  const date = certainDate(facts, payableRule);
  if (date) return fixedSchedule(date);
  if (payableRule === "days") return fixedSchedule(after(holdDays));
  return {
    releasableAt: payableRule === "locked" ? after(holdDays) : null,
    expectedPayableAt: after(settings.usualDaysFrom ?? holdDays),
    expectedLatestAt: after(settings.usualDaysTo ?? holdDays),
  };
}

/**
 * Returns the new schedule of a lead whose facts changed. The number of days stays as it was when the lead
 * was tracked, so an earlier time of purchase moves the dates by the difference.
 */
export function reschedule(lead: LeadRow, changed: Partial<PayableFacts>): Partial<Schedule> {
  const facts = { ...lead, ...changed };
  const date = certainDate(facts, lead.payableRule);
  if (date) return fixedSchedule(date);
  const shift = facts.occurredAt.getTime() - lead.occurredAt.getTime();
  if (shift === 0) return {};
  const moveTime = <Time extends Date | null>(time: Time) => (time ? new Date(time.getTime() + shift) : time);
  return {
    releasableAt: moveTime(lead.releasableAt),
    expectedPayableAt: new Date(lead.expectedPayableAt.getTime() + shift),
    expectedLatestAt: moveTime(lead.expectedLatestAt),
  };
}

/** Returns the network's lock date or payment date, if the rule uses it; otherwise `null`. */
function certainDate(
  { lockedAt, networkPaidAt }: PayableFacts,
  rule: NetworkRow["payableRule"],
): Date | null {
  if (rule === "locked") return lockedAt;
  return rule === "paid" ? networkPaidAt : null;
}

function fixedSchedule(at: Date): Schedule {
  return { releasableAt: at, expectedPayableAt: at, expectedLatestAt: null };
}

/**
 * Returns when a member can expect the cash back: a date or a number of days, never in the past; `null` if
 * none is expected.
 */
export function expectationOf(
  lead: Pick<LeadRow, "state" | "occurredAt" | "payableAt" | keyof Schedule>,
  now: Date,
): Expectation | null {
  const { state, occurredAt, expectedPayableAt: from, expectedLatestAt: to } = lead;
  if (state === "payable") return { kind: "date", at: (lead.payableAt ?? from).toISOString() };
  if (state !== "pending" && state !== "confirmed") return null;
  if (state === "confirmed" && lead.releasableAt && lead.releasableAt <= now) return { kind: "due" };
  if ((to ?? from) <= now) return { kind: "waiting" };
  if (!to) return { kind: "date", at: from.toISOString() };
  const daysUntil = (time: Date) => Math.round((time.getTime() - occurredAt.getTime()) / day);
  return { kind: "usual", fromDays: daysUntil(from), toDays: daysUntil(to) };
}

/** Returns the release date for a notification: a certain future date, otherwise the usual number of days. */
export function announcedRelease(
  lead: Pick<LeadRow, "state" | "occurredAt" | "payableAt" | keyof Schedule>,
  now: Date,
): { expectedPayableAt: Date; usualDays?: string } {
  const expected = expectationOf(lead, now);
  const last = lead.expectedLatestAt ?? lead.expectedPayableAt;
  const expectedPayableAt = last > now ? last : now;
  if (expected?.kind !== "usual") return { expectedPayableAt };
  const { fromDays, toDays } = expected;
  return { expectedPayableAt, usualDays: fromDays === toDays ? String(toDays) : `${fromDays}–${toDays}` };
}

/** A purchase's lock date and payment, as reported by its network. */
export interface Settlement {
  lockedAt: Date | null;
  /** `null` until the network has paid for all items. */
  payment: { at: Date; id: string | null } | null;
}

/** Returns the settlement in one report of a whole purchase. A payment without a date gets the date `at`. */
export function settlementOf({ lockedAt, paid }: Interpretation, at: Date): Settlement {
  return {
    lockedAt: lockedAt === undefined ? null : new Date(lockedAt),
    payment: paid ? { at: paid.at === null ? at : new Date(paid.at), id: paid.paymentId } : null,
  };
}

/** Combines the settlements of a purchase's parts: the purchase is paid when every item that counts is paid. */
export function settlementOfParts(reports: StoredReport[], at: Date): Settlement {
  const settlements = reports.map(({ interpretation }) => ({
    ...settlementOf(interpretation, at),
    part: interpretation.part ?? null,
    isItem: !isCorrection(interpretation),
  }));
  const items = partsOf(reports).filter(
    ({ counts, amount, commission }) => counts && amount >= 0n && commission >= 0n,
  );
  const payments = items.map(
    (item) =>
      settlements.find(({ part, isItem, payment }) => isItem && part === item.part && payment)?.payment,
  );
  const isPaid = payments.length > 0 && payments.every(Boolean);
  const latest = payments.toSorted((one, other) => Number(one?.at) - Number(other?.at)).at(-1);
  return {
    lockedAt: latestOf(settlements.map(({ lockedAt }) => lockedAt)),
    payment: isPaid && latest ? latest : null,
  };
}

/**
 * Returns the columns of a lead that a report's settlement changes. The latest lock date counts, so the order
 * of the reports makes no difference. A payment is never removed.
 */
export function settledBy(
  lead: LeadRow,
  { lockedAt, payment }: Settlement,
): Partial<Pick<LeadRow, "lockedAt" | "networkPaidAt" | "networkPaymentId">> {
  const latest = latestOf([lead.lockedAt, lockedAt]);
  const isLater = latest !== null && latest.getTime() !== lead.lockedAt?.getTime();
  const isPaid = payment !== null && lead.networkPaidAt === null;
  return {
    ...(isLater ? { lockedAt: latest } : {}),
    ...(isPaid ? { networkPaidAt: payment.at } : {}),
    ...(payment?.id && lead.networkPaymentId === null ? { networkPaymentId: payment.id } : {}),
  };
}

function latestOf(times: (Date | null)[]): Date | null {
  return times.reduce((latest, time) => (latest && time && latest > time ? latest : (time ?? latest)), null);
}

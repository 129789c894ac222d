import type { Interpretation } from "#contract/postbacks.ts";
import type { Expectation } from "#contract/cash-back.ts";
import type { NetworkRow } from "../networks/repository.ts";
import { isCorrection, partsOf, type StoredReport } from "./parts.ts";
import type { LeadRow } from "./repository.ts";

const day = 24 * 60 * 60 * 1000;

/** A network's settings of when cash back becomes payable. */
export type PayableSettings = Pick<NetworkRow, "payableRule" | "holdDays" | "usualDaysFrom" | "usualDaysTo">;

/** What decides when a purchase's cash back becomes payable. */
type PayableFacts = Pick<LeadRow, "occurredAt" | "lockedAt" | "networkPaidAt">;

/** When a confirmed lead is released, and when its member may expect it. */
type Schedule = Pick<LeadRow, "releasableAt" | "expectedPayableAt" | "expectedLatestAt">;

/** Returns the schedule of a purchase by its network's rule. */
export function scheduleOf(facts: PayableFacts, settings: PayableSettings): Schedule {
  const after = (days: number) => new Date(facts.occurredAt.getTime() + days * day);
  const { payableRule, holdDays } = settings;
  const known = certainDate(facts, payableRule);
  if (known) return certain(known);
  if (payableRule === "days") return certain(after(holdDays));
  return {
    releasableAt: payableRule === "locked" ? after(holdDays) : null,
    expectedPayableAt: after(settings.usualDaysFrom ?? holdDays),
    expectedLatestAt: after(settings.usualDaysTo ?? holdDays),
  };
}

/**
 * Returns what changes in a lead's schedule with its facts. The days are those of the time it was tracked, so an earlier
 * purchase time moves its dates by the difference.
 */
export function rescheduled(lead: LeadRow, changed: Partial<PayableFacts>): Partial<Schedule> {
  const facts = { ...lead, ...changed };
  const known = certainDate(facts, lead.payableRule);
  if (known) return certain(known);
  const later = facts.occurredAt.getTime() - lead.occurredAt.getTime();
  if (later === 0) return {};
  const moved = <Time extends Date | null>(time: Time) => (time ? new Date(time.getTime() + later) : time);
  return {
    releasableAt: moved(lead.releasableAt),
    expectedPayableAt: new Date(lead.expectedPayableAt.getTime() + later),
    expectedLatestAt: moved(lead.expectedLatestAt),
  };
}

/** Returns the date that the network gave, if the rule goes by it. */
function certainDate(
  { lockedAt, networkPaidAt }: PayableFacts,
  rule: NetworkRow["payableRule"],
): Date | null {
  if (rule === "locked") return lockedAt;
  return rule === "paid" ? networkPaidAt : null;
}

function certain(at: Date): Schedule {
  return { releasableAt: at, expectedPayableAt: at, expectedLatestAt: null };
}

/** Returns what a member may expect: a date or usual days, never a past one; null if nothing is to come. */
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

/** Returns what a notification says of the release: a date that isn't past, and usual days while none is certain. */
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

/** What reports say of a purchase's lock date and payment. */
export interface Settlement {
  lockedAt: Date | null;
  /** Null until the network has paid for all of it. */
  payment: { at: Date; id: string | null } | null;
}

/** Returns what one report of a whole purchase says; a payment without a date is dated `at`. */
export function settlementOf({ lockedAt, paid }: Interpretation, at: Date): Settlement {
  return {
    lockedAt: lockedAt === undefined ? null : new Date(lockedAt),
    payment: paid ? { at: paid.at === null ? at : new Date(paid.at), id: paid.paymentId } : null,
  };
}

/** Returns what the reports of a purchase's parts say together: it is paid once every item that counts is. */
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
 * Returns what a report's settlement changes in a lead. The latest lock date counts, so the order of the reports makes
 * no difference; a payment stays.
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

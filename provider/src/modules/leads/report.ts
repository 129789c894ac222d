import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { isSameConversion } from "../exchange-rates/convert.ts";
import type { Notifier } from "../notifications/notify.ts";
import {
  correctAmounts,
  applySettlement,
  revokePayment,
  applyTransition,
  type TransitionContext,
} from "./apply.ts";
import { reschedule, settledBy, type PayableSettings, type Settlement } from "./payable.ts";
import { reviewReasonAfter, statusSteps, type ReportedStatus } from "./report-status.ts";
import { updateLead, wasClosedOnHold, type LeadRow } from "./repository.ts";
import type { Transition } from "./state-machine.ts";
import { closingReasons, paysTooLittle, type Purchase } from "./track.ts";

/** A network's report on a purchase for which a lead already exists. */
export interface Report extends ReportedStatus, Amounts, Pick<Purchase, "orderNumber" | "occurredAt"> {
  settlement: Settlement;
  /**
   * The network's settings, if the amounts are a sum of parts. An item that isn't paid yet then removes the
   * payment.
   */
  payable?: PayableSettings;
  /** Whether the reported time isn't before the click. Otherwise it can't be the time of the purchase. */
  isAfterClick: boolean;
  /**
   * Whether the amounts are those of the newest version, converted again. If so, they replace the lead's
   * amounts regardless of the report's version.
   */
  isReconverted: boolean;
}

/**
 * Applies a network's report to its locked lead. The time of purchase is taken from the earliest report, the
 * amounts from the newest version, and the state as `statusSteps` describes. The order and number of reports
 * with different versions make no difference. Of reports with the same version, the one received last counts
 * (`isSuperseded`), because many networks send the time of purchase with every change. Returns the lead, and
 * whether its state or amounts changed.
 */
export async function applyReport(
  unit: UnitOfWork,
  app: Notifier,
  found: LeadRow,
  report: Report,
  at: Date,
): Promise<{ lead: LeadRow; isChanged: boolean }> {
  let lead = found;
  async function step(transition: Transition, why: Pick<TransitionContext, "reason"> = {}): Promise<void> {
    lead = (await applyTransition(unit, app, lead, transition, { at, actorId: null, ...why })) ?? lead;
  }
  const { status } = report;
  const steps = statusSteps(lead, report);
  const reason = status === "rejected" || status === "reversed" ? closingReasons[status] : null;
  // A closed lead is corrected before it is reopened, and other leads after they are closed, because
  // corrections of closed leads move no money.
  if (reason) for (const closing of steps) await step(closing, { reason });
  const corrected = await applyAmounts(unit, app, lead, report, at);
  const hasNewAmounts = corrected !== undefined;
  lead = corrected ?? lead;
  const isReopened = steps.includes("reopen");
  if (isReopened) {
    const wasOnHold = await wasClosedOnHold(unit.tx, lead.id);
    await step("reopen");
    if (wasOnHold && !paysTooLittle(lead)) await step("hold", { reason: "under_review" });
  }
  if ((hasNewAmounts || isReopened) && paysTooLittle(lead))
    await step("hold", { reason: "commission_too_low" });
  else if (hasNewAmounts && lead.reason === "commission_too_low") await step("resume");
  if (!reason) for (const transition of steps) if (transition !== "reopen") await step(transition);
  const reviewReason = reviewReasonAfter(found, report);
  if (lead.state === "payable" && lead.reviewReason !== reviewReason)
    lead = await updateLead(unit.tx, lead.id, { reviewReason });
  const updated = await updateDetails(unit, lead, report, hasNewAmounts);
  const withPayment = await applySettlement(unit, updated, settledBy(updated, report.settlement), {
    at,
    actorId: null,
  });
  const isPaid = report.settlement.payment !== null || !report.payable;
  const finalLead = isPaid ? withPayment : await revokePayment(unit, withPayment, report.payable!);
  return { lead: finalLead, isChanged: lead !== found || finalLead !== updated };
}

/** Returns whether a report would change a lead's state or amounts. A dry run of `applyReport`. */
export function wouldChange(
  lead: LeadRow,
  report: Amounts & Pick<Report, "status" | "isVersioned" | "amountAsOf" | "settlement">,
): boolean {
  const status = { ...report, isRepeated: false, isSuperseded: false, isOutdated: false };
  return (
    statusSteps(lead, status).length > 0 ||
    reviewReasonAfter(lead, status) !== lead.reviewReason ||
    changesAmounts(lead, report) ||
    Object.keys(settledBy(lead, report.settlement)).length > 0
  );
}

/** Applies the report's amounts if they are newer and differ. Returns the lead if it changed. */
async function applyAmounts(
  unit: UnitOfWork,
  app: Notifier,
  lead: LeadRow,
  report: Report,
  at: Date,
): Promise<LeadRow | undefined> {
  const isApplicable = report.isReconverted
    ? hasDifferentAmounts(lead, report)
    : !report.isSuperseded && changesAmounts(lead, report);
  if (!isApplicable) return undefined;
  const { orderAmount, commission, cashBack, conversion } = report;
  const amounts = { orderAmount, commission, cashBack, conversion };
  return correctAmounts(unit, app, lead, amounts, { at, actorId: null });
}

/** Returns whether a report's amounts differ from the lead's and aren't older. */
function changesAmounts(lead: LeadRow, report: Amounts & Pick<Report, "amountAsOf">): boolean {
  return hasDifferentAmounts(lead, report) && report.amountAsOf >= lead.amountAsOf;
}

function hasDifferentAmounts(lead: LeadRow, report: Amounts): boolean {
  return (
    report.orderAmount !== lead.orderAmount ||
    report.commission !== lead.commission ||
    report.cashBack !== lead.cashBack ||
    !isSameConversion(report.conversion, lead.conversion)
  );
}

/** Returns whether a report's version is newer than that of the lead's amounts. */
export function isNewer(lead: LeadRow, { amountAsOf }: Pick<Report, "amountAsOf">): boolean {
  return amountAsOf > lead.amountAsOf;
}

type Amounts = Pick<LeadRow, "orderAmount" | "commission" | "cashBack" | "conversion">;

/** Updates the other details of a report, none of which moves money. */
async function updateDetails(
  { tx }: UnitOfWork,
  lead: LeadRow,
  { occurredAt, amountAsOf, isAfterClick, orderNumber }: Report,
  hasNewAmounts: boolean,
): Promise<LeadRow> {
  const change: Partial<LeadRow> = {};
  if (amountAsOf > lead.amountAsOf) change.amountAsOf = amountAsOf;
  const earlierBy = lead.occurredAt.getTime() - occurredAt.getTime();
  if (earlierBy > 0 && isAfterClick) {
    change.occurredAt = occurredAt;
    if (lead.state !== "payable") Object.assign(change, reschedule(lead, { occurredAt }));
  }
  if (orderNumber && (hasNewAmounts || lead.orderNumber === null)) change.orderNumber = orderNumber;
  return Object.keys(change).length > 0 ? updateLead(tx, lead.id, change) : lead;
}

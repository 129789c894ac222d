import type { UnitOfWork } from "../../database/unit-of-work.ts";
import type { Notifier } from "../notifications/notify.ts";
import { correctAmounts, takeStep, type Circumstances } from "./apply.ts";
import { nextState, transitionOf, type Transition } from "./state-machine.ts";
import { updateLead, type LeadRow } from "./repository.ts";
import { closingReasons, paysTooLittle, type Purchase } from "./track.ts";

/** What a network said later of a purchase that is a lead already. */
export interface Report extends Pick<
  Purchase,
  "status" | "orderAmount" | "commission" | "cashBack" | "orderNumber" | "occurredAt"
> {
  /** The version of its amounts: when the network changed them, else the time it gives for the purchase. */
  amountAsOf: Date;
  /** Whether its time can be the purchase's: not before the click. */
  isAfterClick: boolean;
  /** Whether another report of the same time takes precedence, or this one repeats an earlier report. */
  isSuperseded: boolean;
}

/**
 * Applies a network's report to its locked lead. Its state follows the highest word (`transitionOf`), its purchase
 * the earliest report, its amounts the latest one by the network's time of the change, else of the purchase. Reports
 * of different times end in the same lead in whatever order and however often they come. Of those with the same time
 * the one received last counts (`isSuperseded`): many networks send the time of the purchase with every change of it. Returns the lead, and whether
 * state or amounts have changed.
 */
export async function applyReport(
  unit: UnitOfWork,
  app: Notifier,
  found: LeadRow,
  report: Report,
  at: Date,
): Promise<{ lead: LeadRow; isChanged: boolean }> {
  let lead = found;
  async function step(taken: Transition, why: Pick<Circumstances, "reason"> = {}): Promise<void> {
    lead = (await takeStep(unit, app, lead, taken, { at, actorId: null, ...why })) ?? lead;
  }
  const { status } = report;
  const transition = transitionOf(status);
  const reason = status === "rejected" || status === "reversed" ? closingReasons[status] : null;
  // What closes comes first: a correction of a closed lead moves no money.
  if (transition && reason) await step(transition, { reason });
  const corrected = await takeAmounts(unit, app, lead, report, at);
  const hasNewAmounts = corrected !== undefined;
  lead = corrected ?? lead;
  if (hasNewAmounts && paysTooLittle(lead)) await step("hold", { reason: "commission_too_low" });
  else if (hasNewAmounts && lead.reason === "commission_too_low") await step("resume");
  if (transition && !reason) await step(transition);
  const isChanged = lead !== found;
  return { lead: await takeCircumstances(unit, lead, report, hasNewAmounts), isChanged };
}

/** Whether a report would change state or amounts of a lead: `applyReport` without doing it. */
export function wouldChange(
  lead: LeadRow,
  report: Pick<Report, "status" | "amountAsOf" | "orderAmount" | "commission" | "cashBack">,
): boolean {
  const transition = transitionOf(report.status);
  return (transition !== undefined && nextState(lead, transition) !== undefined) || hasNews(lead, report);
}

/** Takes over the report's amounts when they are the later ones and others; returns the lead if so. */
async function takeAmounts(
  unit: UnitOfWork,
  app: Notifier,
  lead: LeadRow,
  report: Report,
  at: Date,
): Promise<LeadRow | undefined> {
  if (report.isSuperseded || !hasNews(lead, report)) return undefined;
  const { orderAmount, commission, cashBack } = report;
  return correctAmounts(unit, app, lead, { orderAmount, commission, cashBack }, { at, actorId: null });
}

/** Whether a report's amounts are others than the lead's, and not older ones. */
function hasNews(lead: LeadRow, report: Amounts & Pick<Report, "amountAsOf">): boolean {
  const isSame =
    report.orderAmount === lead.orderAmount &&
    report.commission === lead.commission &&
    report.cashBack === lead.cashBack;
  return !isSame && report.amountAsOf >= lead.amountAsOf;
}

/** Whether the network's time alone makes a report's amounts the ones that count. */
export function isNewer(lead: LeadRow, { amountAsOf }: Pick<Report, "amountAsOf">): boolean {
  return amountAsOf > lead.amountAsOf;
}

type Amounts = Pick<LeadRow, "orderAmount" | "commission" | "cashBack">;

/** Notes what else a report tells, none of which moves money. */
async function takeCircumstances(
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
    change.expectedPayableAt = new Date(lead.expectedPayableAt.getTime() - earlierBy);
  }
  if (orderNumber && (hasNewAmounts || lead.orderNumber === null)) change.orderNumber = orderNumber;
  return Object.keys(change).length > 0 ? updateLead(tx, lead.id, change) : lead;
}

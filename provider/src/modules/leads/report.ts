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
  /** Whether its time can be the purchase's: not before the click. */
  isAfterClick: boolean;
}

/**
 * Applies a network's report to its locked lead. Whatever the order and however often reports come, they
 * end in the same lead: its state follows the highest word (`transitionOf`), its amounts the latest by the
 * network's own time, its purchase the earliest. Returns the lead, and whether state or amounts have changed.
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
  report: Pick<Report, "status" | "occurredAt" | "orderAmount" | "commission" | "cashBack">,
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
  if (!hasNews(lead, report)) return undefined;
  const { orderAmount, commission, cashBack } = report;
  return correctAmounts(unit, app, lead, { orderAmount, commission, cashBack }, { at, actorId: null });
}

/** Whether a report's amounts are others than the lead's, and the later ones. */
function hasNews(lead: LeadRow, report: Amounts & Pick<Report, "occurredAt">): boolean {
  const difference = compareAmounts(report, lead);
  const age = report.occurredAt.getTime() - lead.amountAsOf.getTime();
  // Of two for the same moment the greater counts, as good as any rule that does not ask which came first.
  return difference !== 0n && (age > 0 || (age === 0 && difference > 0n));
}

type Amounts = Pick<LeadRow, "orderAmount" | "commission" | "cashBack">;

function compareAmounts(one: Amounts, other: Amounts): bigint {
  return (
    one.orderAmount - other.orderAmount || one.commission - other.commission || one.cashBack - other.cashBack
  );
}

/** Notes what else a report tells, none of which moves money. */
async function takeCircumstances(
  { tx }: UnitOfWork,
  lead: LeadRow,
  { occurredAt, isAfterClick, orderNumber }: Report,
  hasNewAmounts: boolean,
): Promise<LeadRow> {
  const change: Partial<LeadRow> = {};
  if (occurredAt > lead.amountAsOf) change.amountAsOf = occurredAt;
  const earlierBy = lead.occurredAt.getTime() - occurredAt.getTime();
  if (earlierBy > 0 && isAfterClick) {
    change.occurredAt = occurredAt;
    change.expectedPayableAt = new Date(lead.expectedPayableAt.getTime() - earlierBy);
  }
  if (orderNumber && (hasNewAmounts || lead.orderNumber === null)) change.orderNumber = orderNumber;
  return Object.keys(change).length > 0 ? updateLead(tx, lead.id, change) : lead;
}

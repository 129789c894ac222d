import type { PostbackStatus } from "#contract/networks/postbacks.ts";
import type { LeadRow } from "./repository.ts";
import { nextState, type Transition } from "./state-machine.ts";

/** A report's status, and facts about how new it is. */
export interface ReportedStatus {
  status: PostbackStatus;
  /** The version of status and amounts: the network's time of change, or else the time of purchase. */
  amountAsOf: Date;
  /** Whether `amountAsOf` is the network's time of change. */
  isVersioned: boolean;
  /** Whether an earlier report had the same content. */
  isRepeated: boolean;
  /** Whether another report of the same version takes precedence, or this report repeats an earlier one. */
  isSuperseded: boolean;
  /** Whether another report with a newer version has confirmed, rejected or reversed the purchase. */
  isOutdated: boolean;
}

/**
 * Returns the transitions that result from a report's status, in order. With a time of change, the newest
 * version counts, in whatever order reports arrive. Without one, the newest confirmation, rejection or
 * reversal by time of purchase counts, whenever it arrives, and a pending report doesn't revert it. A lead
 * closed by an admin stays closed.
 */
export function statusSteps(lead: LeadRow, report: ReportedStatus): Transition[] {
  const { status, isVersioned } = report;
  const isNewest = isNewestVersion(lead, report);
  if (isVersioned ? !isNewest : report.isRepeated || report.isOutdated) return [];
  const isPossible = (step: Transition) => nextState(lead, step) !== undefined;
  if (status === "rejected") return (["reject"] as const).filter(isPossible);
  if (status === "reversed") return (["reverse"] as const).filter(isPossible);
  if (lead.state === "rejected" || lead.state === "reversed") {
    if (lead.isClosedByAdmin) return [];
    if (status === "confirmed") return ["reopen", "confirm"];
    return isVersioned ? ["reopen"] : [];
  }
  if (status === "confirmed") return (["confirm"] as const).filter(isPossible);
  return isVersioned ? (["unconfirm"] as const).filter(isPossible) : [];
}

/**
 * Returns why an admin must review a lead after a report: the network withdrew its confirmation when the cash
 * back was already payable and perhaps paid out, so nothing is booked.
 */
export function reviewReasonAfter(lead: LeadRow, report: ReportedStatus): LeadRow["reviewReason"] {
  if (lead.state !== "payable" || !isNewestVersion(lead, report)) return lead.reviewReason;
  if (report.status === "confirmed") return null;
  return report.status === "pending" && report.isVersioned ? "unconfirmed_after_payable" : lead.reviewReason;
}

function isNewestVersion({ amountAsOf }: LeadRow, report: ReportedStatus): boolean {
  if (report.isSuperseded) return false;
  return report.amountAsOf >= amountAsOf;
}

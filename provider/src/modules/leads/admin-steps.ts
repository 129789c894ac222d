import type { LeadStep, LeadStepRequest } from "#contract/leads/admin-leads.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import type { Notifier } from "../notifications/notify.ts";
import { applySettlement, applyTransition } from "./apply.ts";
import { updateLead, type LeadRow } from "./repository.ts";
import { nextState } from "./state-machine.ts";

/** Returns whether an admin can take a step on a lead in its current state. */
export function isStepPossible(lead: LeadRow, step: LeadStep): boolean {
  if (step === "settle") return waitsForPayment(lead);
  if (step === "dismiss") return lead.reviewReason !== null;
  return nextState(lead, step) !== undefined;
}

/** Returns whether a lead is open and its cash back becomes payable only after a payment by the network. */
export function waitsForPayment({ payableRule, networkPaidAt, state }: LeadRow): boolean {
  const isOpen = state === "pending" || state === "confirmed" || state === "on_hold";
  return isOpen && payableRule === "paid" && networkPaidAt === null;
}

/** Applies an admin's step to a locked lead. Returns undefined without any change if it isn't possible. */
export async function applyAdminAction(
  unit: UnitOfWork,
  app: Notifier,
  lead: LeadRow,
  request: LeadStepRequest,
  by: { at: Date; actorId: string },
): Promise<LeadRow | undefined> {
  if (!isStepPossible(lead, request.step)) return undefined;
  switch (request.step) {
    case "settle":
      return applySettlement(unit, lead, { networkPaidAt: by.at }, by);
    case "dismiss":
      return updateLead(unit.tx, lead.id, { reviewReason: null });
    default: {
      const reasonFields = "reason" in request ? { reason: request.reason, note: request.note ?? null } : {};
      return applyTransition(unit, app, lead, request.step, { ...by, ...reasonFields });
    }
  }
}

import type { z } from "zod";
import { leadSteps, type AdminLead, type leadChange, type leadPart } from "#contract/leads/admin-leads.ts";
import type { leadChanges } from "../../database/schema/earning-schema.ts";
import { toWire } from "../../money.ts";
import { trustOf } from "../networks/settings.ts";
import { isStepPossible, waitsForPayment } from "./admin-steps.ts";
import type { AdminLeadRow } from "./admin-rows.ts";
import type { Part } from "./parts.ts";

/** Maps a row to a lead for admins. */
export function toAdminLead(
  { lead, member, decidedBy, store, network, proof, sameOrder }: AdminLeadRow,
  viewer: string,
): AdminLead {
  const { id, state, heldFrom, reason, reasonNote, reviewReason, orderNumber, source } = lead;
  const { currency, conversion } = lead;
  const isOwn = lead.userId === viewer;
  return {
    id,
    state,
    heldFrom,
    reason,
    reasonNote,
    reviewReason,
    orderNumber,
    source,
    trust: source === "postback" ? trustOf(proof) : null,
    currency,
    member,
    decidedBy,
    store,
    network,
    click: lead.clickId,
    sameOrder,
    transactionId: lead.networkTransactionId,
    orderAmount: toWire(lead.orderAmount),
    commission: toWire(lead.commission),
    cashBack: toWire(lead.cashBack),
    conversion,
    occurredAt: lead.occurredAt.toISOString(),
    expectedPayableAt: lead.expectedPayableAt.toISOString(),
    waitsForPayment: waitsForPayment(lead),
    networkPaidAt: lead.networkPaidAt?.toISOString() ?? null,
    networkPaymentId: lead.networkPaymentId,
    createdAt: lead.createdAt.toISOString(),
    confirmedAt: lead.confirmedAt?.toISOString() ?? null,
    payableAt: lead.payableAt?.toISOString() ?? null,
    closedAt: lead.closedAt?.toISOString() ?? null,
    steps: isOwn ? [] : leadSteps.filter((step) => isStepPossible(lead, step)),
  };
}

/** Maps a part of a purchase to the API's format. */
export function toLeadPart({
  amount,
  commission,
  cashBack,
  ...part
}: Part & { cashBack: bigint }): z.infer<typeof leadPart> {
  return { ...part, amount: toWire(amount), commission: toWire(commission), cashBack: toWire(cashBack) };
}

/** Maps a row to one step in a lead's history. */
export function toLeadChange(
  change: typeof leadChanges.$inferSelect,
  actor: AdminLead["member"] | null,
): z.infer<typeof leadChange> {
  const { event, fromState, toState, reason } = change;
  return {
    event,
    fromState,
    toState,
    reason,
    actor,
    at: change.at.toISOString(),
    cashBackBefore: toWire(change.cashBackBefore),
    cashBackAfter: toWire(change.cashBackAfter),
  };
}

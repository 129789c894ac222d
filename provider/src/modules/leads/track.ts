import { randomUUID } from "node:crypto";
import type { LeadReason } from "#contract/leads.ts";
import type { PostbackStatus } from "#contract/postbacks.ts";
import type { UnitOfWork } from "../../database/unit-of-work.ts";
import { book } from "../../ledger/book.ts";
import type { Notifier } from "../notifications/notify.ts";
import type { MachineState } from "./state-machine.ts";
import { notifyTracked } from "./notification.ts";
import { movesBetween, noPosition, positionOf, totalOf } from "./position.ts";
import { insertChange, insertLead, markTracked, type LeadRow } from "./repository.ts";

const day = 24 * 60 * 60 * 1000;

/** A purchase that is not stored yet; money in minor units. */
export interface Purchase {
  userId: string;
  storeId: string;
  /** Null for what no click led to. */
  clickId: string | null;
  network: string;
  networkTransactionId: string;
  orderNumber: string | null;
  source: LeadRow["source"];
  currency: string;
  orderAmount: bigint;
  commission: bigint;
  cashBack: bigint;
  /** When the purchase was made, and what the amounts are as of. */
  occurredAt: Date;
  /** The network's, from the purchase to payable. */
  holdDays: number;
  status: PostbackStatus;
}

/** Why a network's own word closes a lead, as far as it says. */
export const closingReasons = { rejected: "not_paid_by_store", reversed: "order_returned" } as const;

/**
 * Whether a purchase would cost more than it brings, which an admin must look at. A claim was looked at
 * by the admin who accepted it.
 */
export function paysTooLittle(lead: Pick<LeadRow, "source" | "commission" | "cashBack">): boolean {
  return lead.source !== "claim" && lead.commission < lead.cashBack;
}

/**
 * Opens a lead with its bookings, its first change and the member's notification, in the caller's transaction
 * (M3). One whose first report is a rejection or a reversal is written down closed: nothing is credited,
 * nobody is told.
 */
export async function trackLead(
  unit: UnitOfWork,
  app: Notifier,
  { holdDays, status, ...purchase }: Purchase,
  { at, actorId }: { at: Date; actorId: string | null },
): Promise<LeadRow> {
  const { tx } = unit;
  const { reason, ...initial } = initialState(purchase, status);
  const lead = await insertLead(tx, {
    ...purchase,
    ...initial,
    id: randomUUID(),
    reason,
    createdAt: at,
    amountAsOf: purchase.occurredAt,
    decidedBy: actorId,
    expectedPayableAt: new Date(purchase.occurredAt.getTime() + holdDays * day),
    confirmedAt: status === "confirmed" ? at : null,
    closedAt: status === "rejected" || status === "reversed" ? at : null,
  });
  const position = positionOf(lead);
  await insertChange(tx, {
    leadId: lead.id,
    at,
    event: "track",
    fromState: null,
    toState: lead.state,
    reason,
    actorId,
    cashBackBefore: 0n,
    cashBackAfter: totalOf(position),
  });
  if (lead.clickId) await markTracked(tx, lead.clickId, at);
  const moves = movesBetween(lead.userId, noPosition, position);
  if (moves.length === 0) return lead;
  const reference = { type: "lead", id: lead.id, occurrence: lead.revision } as const;
  await book(tx, { kind: "cashback_pending", reference, currency: lead.currency, moves, at });
  await notifyTracked(unit, app, lead);
  return lead;
}

function initialState(
  purchase: Omit<Purchase, "holdDays" | "status">,
  status: PostbackStatus,
): MachineState & { reason: LeadReason | null } {
  if (status === "rejected" || status === "reversed")
    return { state: status, heldFrom: null, reason: closingReasons[status] };
  if (paysTooLittle(purchase)) return { state: "on_hold", heldFrom: status, reason: "commission_too_low" };
  return { state: status, heldFrom: null, reason: null };
}

import { randomUUID } from "node:crypto";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import type { PostbackStatus } from "#contract/networks/postbacks.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { bookAll } from "../../ledger/book.ts";
import type { Notifier } from "../notifications/notify.ts";
import type { MachineState } from "./state-machine.ts";
import { notifyTracked } from "./notification.ts";
import { movesBetween, noPosition, positionOf, totalOf } from "./position.ts";
import { scheduleOf, type PayableSettings, type Settlement } from "./payable.ts";
import { recordChanges } from "./record-changes.ts";
import { insertLeads, markTracked, type LeadRow } from "./repository.ts";

/** A purchase that isn't stored yet; money in minor units. */
export interface Purchase {
  userId: string;
  storeId: string;
  /** `null` if no click led to the purchase. */
  clickId: string | null;
  network: string;
  networkTransactionId: string;
  orderNumber: string | null;
  source: LeadRow["source"];
  currency: string;
  orderAmount: bigint;
  commission: bigint;
  cashBack: bigint;
  /** The exchange rates of the purchase's amounts, if any was converted. */
  conversion?: LeadRow["conversion"];
  /** Whether the network reports the purchase in parts. */
  hasParts?: boolean;
  /** When the purchase was made. */
  occurredAt: Date;
  /** The version of status and amounts, if it isn't the time of the purchase. */
  amountAsOf?: Date;
  /** The network's settings. */
  payable: PayableSettings;
  /** The lock date and payment that the network reported. */
  lockedAt?: Date | null;
  payment?: Settlement["payment"];
  status: PostbackStatus;
}

/** The reasons recorded when a network closes a lead. */
export const closingReasons = { rejected: "not_paid_by_store", reversed: "order_returned" } as const;

/**
 * Returns whether a purchase costs more than it earns, so that an admin must review it. Claims were already
 * reviewed by the admin who accepted them.
 */
export function paysTooLittle(lead: Pick<LeadRow, "source" | "commission" | "cashBack">): boolean {
  return lead.source !== "claim" && lead.commission < lead.cashBack;
}

interface TrackSource {
  at: Date;
  actorId: string | null;
}

/** Opens one lead as `trackLeads` does. */
export async function trackLead(
  unit: UnitOfWork,
  app: Notifier,
  purchase: Purchase,
  by: TrackSource,
): Promise<LeadRow> {
  const [lead] = await trackLeads(unit, app, [purchase], by);
  return lead!;
}

/**
 * Opens leads with their bookings, first changes and the members' notifications, in the caller's transaction
 * (M3). The number of statements doesn't depend on the number of leads. A lead whose first report is a
 * rejection or a reversal is stored as closed: nothing is credited, and no notification is sent.
 */
export async function trackLeads(
  unit: UnitOfWork,
  app: Notifier,
  purchases: Purchase[],
  by: TrackSource,
): Promise<LeadRow[]> {
  const { tx } = unit;
  const opened = purchases.map((purchase) => leadOf(purchase, by));
  await insertLeads(tx, opened);
  await recordChanges(
    tx,
    opened.map((lead) => ({
      lead,
      event: "track",
      fromState: null,
      reason: lead.reason,
      actorId: by.actorId,
      cashBackBefore: 0n,
      cashBackAfter: totalOf(positionOf(lead)),
    })),
    by.at,
  );
  await markTracked(
    tx,
    opened.flatMap(({ clickId }) => clickId ?? []),
    by.at,
  );
  const credited = opened.flatMap((lead) => {
    const moves = movesBetween(lead.userId, noPosition, positionOf(lead));
    return moves.length > 0 ? [{ lead, moves }] : [];
  });
  await bookAll(
    tx,
    credited.map(({ lead: { id, revision, currency }, moves }) => ({
      kind: "cashback_pending",
      reference: { type: "lead", id, occurrence: revision },
      currency,
      moves,
      at: by.at,
    })),
  );
  await notifyTracked(
    unit,
    app,
    credited.map(({ lead }) => lead),
  );
  return opened;
}

function leadOf(
  { payable, lockedAt = null, payment = null, status, ...purchase }: Purchase,
  { at, actorId }: TrackSource,
): LeadRow {
  const { occurredAt } = purchase;
  const facts = { occurredAt, lockedAt, networkPaidAt: payment?.at ?? null };
  return {
    ...purchase,
    ...facts,
    ...scheduleOf(facts, payable),
    payableRule: payable.payableRule,
    networkPaymentId: payment?.id ?? null,
    ...initialState(purchase, status),
    id: randomUUID(),
    conversion: purchase.conversion ?? null,
    hasParts: purchase.hasParts ?? false,
    reasonNote: null,
    reviewReason: null,
    isClosedByAdmin: false,
    revision: 0,
    createdAt: at,
    amountAsOf: purchase.amountAsOf ?? occurredAt,
    decidedBy: actorId,
    confirmedAt: status === "confirmed" ? at : null,
    payableAt: null,
    closedAt: status === "rejected" || status === "reversed" ? at : null,
  };
}

function initialState(
  purchase: Pick<Purchase, "source" | "commission" | "cashBack">,
  status: PostbackStatus,
): MachineState & { reason: LeadReason | null } {
  if (status === "rejected" || status === "reversed")
    return { state: status, heldFrom: null, reason: closingReasons[status] };
  if (paysTooLittle(purchase)) return { state: "on_hold", heldFrom: status, reason: "commission_too_low" };
  return { state: status, heldFrom: null, reason: null };
}

import type { EventType } from "#contract/webhooks/events.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import type { leadChanges } from "../../database/schema/earning-schema.ts";
import { toWire } from "../../money.ts";
import { emitEvents, type NewEvent } from "../webhooks/emit.ts";
import { insertChanges, type LeadRow } from "./repository.ts";

/** A change of a lead: the changed lead and the values of its history entry. */
export type RecordedChange = { lead: LeadRow } & Pick<
  typeof leadChanges.$inferInsert,
  "event" | "fromState" | "reason" | "actorId" | "cashBackBefore" | "cashBackAfter"
>;

/** Adds changes to the leads' history and emits their events, in the transaction of the changes. */
export async function recordChanges(tx: Transaction, changes: RecordedChange[], at: Date): Promise<void> {
  await insertChanges(
    tx,
    changes.map(({ lead, ...change }) => ({ ...change, leadId: lead.id, at, toState: lead.state })),
  );
  await emitEvents(
    tx,
    at,
    changes.flatMap((change) => typesOf(change).map((type) => purchaseEvent(type, change))),
  );
}

type PurchaseEventType = Extract<EventType, `purchase.${string}` | "cash_back.payable">;

function typesOf({ lead: { state }, fromState }: RecordedChange): PurchaseEventType[] {
  const isClosed = state === "rejected" || state === "reversed";
  const type = fromState === null ? "purchase.created" : isClosed ? "purchase.reversed" : "purchase.updated";
  return state === "payable" && fromState !== "payable" ? [type, "cash_back.payable"] : [type];
}

function purchaseEvent(type: PurchaseEventType, { lead, event }: RecordedChange): NewEvent {
  const { id, userId, storeId, network, state, reason, currency } = lead;
  const { orderAmount, commission, cashBack, occurredAt } = lead;
  return {
    type,
    objectId: id,
    data: {
      id,
      memberId: userId,
      storeId,
      network,
      change: event,
      state,
      reason,
      currency,
      orderAmount: toWire(orderAmount),
      commission: toWire(commission),
      cashBack: toWire(cashBack),
      occurredAt: occurredAt.toISOString(),
    },
  };
}

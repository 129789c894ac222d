import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { notify, notifyAll, type Notifier } from "../notifications/notify.ts";
import { announcedRelease } from "./payable.ts";
import { findStoreNames, type LeadRow } from "./repository.ts";

/** Notifies members of tracked purchases, in the transaction that opens or reopens their leads. */
export async function notifyTracked(unit: UnitOfWork, app: Notifier, leads: LeadRow[]): Promise<void> {
  if (leads.length === 0) return;
  const stores = await findStoreNames(unit.tx, [...new Set(leads.map(({ storeId }) => storeId))]);
  await notifyAll(
    unit,
    app,
    leads.map((lead) => ({
      userId: lead.userId,
      storeId: lead.storeId,
      type: "offer_completed",
      cause: causeOf(lead, "offer_completed"),
      values: {
        amount: lead.cashBack,
        currency: lead.currency,
        store: stores.get(lead.storeId) ?? "",
        ...announcedRelease(lead, app.clock()),
      },
    })),
  );
}

/** Notifies the member that cash back can be withdrawn, in the transaction that makes it payable. */
export async function notifyPayable(unit: UnitOfWork, app: Notifier, lead: LeadRow): Promise<void> {
  const { userId, storeId, cashBack: amount, currency } = lead;
  const store = (await findStoreNames(unit.tx, [storeId])).get(storeId) ?? "";
  await notify(unit, app, {
    userId,
    storeId,
    type: "cashback_earned",
    cause: causeOf(lead, "cashback_earned"),
    values: { amount, currency, store },
  });
}

/**
 * Returns the cause that identifies a notification. It contains the lead's revision, because a reopened lead
 * is announced again.
 */
function causeOf(
  { id, revision }: Pick<LeadRow, "id" | "revision">,
  type: "offer_completed" | "cashback_earned",
): string {
  return `lead:${id}:${type}:${revision}`;
}

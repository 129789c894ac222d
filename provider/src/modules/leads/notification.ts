import type { UnitOfWork } from "../../database/unit-of-work.ts";
import { notify, type Notifier } from "../notifications/notify.ts";
import { findStoreName, type LeadRow } from "./repository.ts";

/** Notifies the member that a purchase was tracked, in the transaction that opens its lead. */
export async function notifyTracked(unit: UnitOfWork, app: Notifier, lead: LeadRow): Promise<void> {
  const { id, userId, storeId, cashBack: amount, currency, expectedPayableAt } = lead;
  const store = await findStoreName(unit.tx, storeId);
  await notify(unit, app, {
    userId,
    storeId,
    type: "offer_completed",
    cause: `lead:${id}:offer_completed`,
    values: { amount, currency, store, expectedPayableAt },
  });
}

/** Notifies the member that the cash back can be withdrawn, in the transaction that makes it so. */
export async function notifyPayable(unit: UnitOfWork, app: Notifier, lead: LeadRow): Promise<void> {
  const { id, userId, storeId, cashBack: amount, currency } = lead;
  const store = await findStoreName(unit.tx, storeId);
  await notify(unit, app, {
    userId,
    storeId,
    type: "cashback_earned",
    cause: `lead:${id}:cashback_earned`,
    values: { amount, currency, store },
  });
}

import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../database/unit-of-work.ts";
import { notify } from "../notifications/notify.ts";
import { findStoreName, type LeadRow } from "./repository.ts";

/** What telling a member needs. */
export type Teller = Pick<FastifyInstance, "clock" | "database" | "realtime">;

/** Tells the member that a purchase was tracked, in the transaction that opens its lead (design §4 Earning). */
export async function tellTracked(unit: UnitOfWork, app: Teller, lead: LeadRow): Promise<void> {
  const { id, userId, storeId, cashBack: amount, currency, expectedPayableAt } = lead;
  const store = await findStoreName(unit.tx, storeId);
  await notify(unit, app, {
    ...{ userId, storeId, type: "offer_completed", cause: `lead:${id}:offer_completed` },
    values: { amount, currency, store, expectedPayableAt },
  });
}

/** Tells the member that the cash back can be withdrawn, in the transaction that makes it so. */
export async function tellPayable(unit: UnitOfWork, app: Teller, lead: LeadRow): Promise<void> {
  const { id, userId, storeId, cashBack: amount, currency } = lead;
  const store = await findStoreName(unit.tx, storeId);
  await notify(unit, app, {
    ...{ userId, storeId, type: "cashback_earned", cause: `lead:${id}:cashback_earned` },
    values: { amount, currency, store },
  });
}

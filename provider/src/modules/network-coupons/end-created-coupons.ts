import { asc, eq, inArray } from "drizzle-orm";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import type { networkCoupons } from "../../database/schema/programme-schema.ts";
import { coupons, stores } from "../../database/schema/store-schema.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { endedAt, loggedFields } from "../coupons/save.ts";
import type { Notifier } from "../notifications/notify.ts";
import { stateAt } from "../offers/rules.ts";

/** The actor of changes that result from a network's list. */
const network = { userId: null, email: "network" };

/** Ends the coupons that were created from a network's ended coupons. */
export async function endCreatedCoupons(
  unit: UnitOfWork,
  app: Notifier,
  ended: Pick<typeof networkCoupons.$inferSelect, "couponId">[],
): Promise<void> {
  const [{ tx }, at] = [unit, app.clock()];
  const ids = ended.flatMap(({ couponId }) => couponId ?? []);
  if (ids.length === 0) return;
  const rows = await tx
    .select({ before: coupons, store: stores.name })
    .from(coupons)
    .innerJoin(stores, eq(stores.id, coupons.storeId))
    .where(inArray(coupons.id, ids))
    .orderBy(asc(coupons.id))
    .for("update", { of: coupons });
  const changes = [];
  for (const { before, store } of rows) {
    if (stateAt(before, at) === "ended") continue;
    const after = { ...before, ...endedAt(before, at), version: before.version + 1 };
    const { startsAt, endsAt, version } = after;
    await tx.update(coupons).set({ startsAt, endsAt, version }).where(eq(coupons.id, before.id));
    changes.push({ before, after, store });
  }
  for (const { before, after, store } of changes)
    await recordActivity(unit, {
      at,
      actor: network,
      request: null,
      action: "coupon.end",
      object: { type: "coupon", id: before.id, label: `${store}: ${before.title.en}` },
      before: loggedFields(before),
      after: loggedFields(after),
    });
}

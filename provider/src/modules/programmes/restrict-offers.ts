import { and, eq, inArray } from "drizzle-orm";
import { users } from "../../database/schema/schema.ts";
import { offers, offerVersions, stores } from "../../database/schema/store-schema.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { notifyAll, type Notifier } from "../notifications/notify.ts";
import type { OfferRow } from "../offers/lock.ts";
import { endedNow } from "../offers/end.ts";
import { rangeOf, stateAt } from "../offers/rules.ts";
import { conditionsOf } from "../offers/view.ts";
import { loggedFields } from "../offers/write.ts";
import { roleHas } from "../permissions/role-has.ts";

/** What a network's programme demands of its offer. */
export interface OfferRestriction {
  offerId: string;
  /** The highest commission, in the unit of offers; `null` if the programme has ended. */
  commission: { rateKind: OfferRow["rateKind"]; maximum: number } | null;
}

/** The actor of changes that follow from a network's list. */
const network = { userId: null, email: "network" };

/**
 * Ends the offers of ended programmes, and lowers those above their programme's commission, so that no member is
 * promised more than the network pays. Earlier clicks keep their terms. Everybody who may change offers is notified.
 */
export async function restrictOffers(
  unit: UnitOfWork,
  app: Notifier,
  networkName: string,
  restrictions: OfferRestriction[],
): Promise<void> {
  if (restrictions.length === 0) return;
  const [{ tx }, at] = [unit, app.clock()];
  const commissions = new Map(restrictions.map(({ offerId, commission }) => [offerId, commission]));
  const ofStores = tx
    .select({ id: offers.storeId })
    .from(offers)
    .where(inArray(offers.id, [...commissions.keys()]));
  // All stores before the log, whose lock is held until the end.
  await tx.select().from(stores).where(inArray(stores.id, ofStores)).orderBy(stores.id).for("no key update");
  const found = await tx
    .select({ before: offers, store: stores })
    .from(offers)
    .innerJoin(stores, eq(stores.id, offers.storeId))
    .where(inArray(offers.id, [...commissions.keys()]))
    .orderBy(offers.id);
  const changes = [];
  for (const { before, store } of found) {
    const commission = commissions.get(before.id) ?? null;
    const columns = stateAt(before, at) === "ended" ? undefined : restrictedColumns(before, commission, at);
    if (!columns) continue;
    const [after] = await tx
      .update(offers)
      .set({ ...columns, version: before.version + 1 })
      .where(eq(offers.id, before.id))
      .returning();
    const { id: offerId, version } = after!;
    const terms = conditionsOf(after!);
    await tx.insert(offerVersions).values({ offerId, version, terms, changedBy: null, changedAt: at });
    changes.push({ before, after: after!, store, isEnd: commission === null });
  }
  const admins = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(roleHas(["offers.write"]), eq(users.status, "active")))
    .orderBy(users.id);
  await notifyAll(
    unit,
    app,
    changes.flatMap(({ store, isEnd }) =>
      admins.map(({ userId }) => ({
        userId,
        type: isEnd ? ("programme_ended" as const) : ("commission_lowered" as const),
        values: { store: store.name, network: networkName },
      })),
    ),
  );
  for (const { before, after, store, isEnd } of changes)
    await recordActivity(unit, {
      at,
      actor: network,
      request: null,
      action: isEnd ? "offer.end" : "offer.change",
      object: { type: "offer", id: after.id, label: store.name },
      before: loggedFields(before),
      after: loggedFields(after),
    });
}

/** Returns what changes of an offer; undefined if it is within the commission, or of another kind of rate. */
function restrictedColumns(
  offer: OfferRow,
  commission: OfferRestriction["commission"],
  at: Date,
): Partial<OfferRow> | undefined {
  if (commission === null) return endedNow(offer, at);
  const { rateKind, maximum } = commission;
  if (rateKind !== offer.rateKind || offer.commission <= maximum) return undefined;
  const rate = Math.min(offer.rate, maximum);
  const tiers = offer.tiers.map((tier) => ({ ...tier, rate: Math.min(tier.rate, maximum) }));
  return { rate, tiers, ...rangeOf({ rate, tiers }), commission: maximum };
}
